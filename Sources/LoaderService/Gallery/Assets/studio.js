// The studio: one loader, every parameter, any instant, every format. Its state is the address
// behind the mark: `#balls?scale=1.4`.

const studio = one('#studio');
const state = {
  loader: null, controls: [], format: 'svg', snippet: 'img', time: 0, viewBox: [0, 0, 80, 80], ask: 0,
};

for (const ground of all('.ground div', studio)) {
  ground.append(...[16, 32, 96].map((size) => make('img', { className: `s${size}`, alt: '' })));
}
one('.instant', studio).prepend(make('img', { id: 'instant', alt: say('still') }));

/** What the address behind the mark names. */
function permalink() {
  const [name, search = ''] = decodeURI(location.hash.slice(1)).split(/\?(.*)/s);
  return { name, given: new URLSearchParams(search) };
}

/** What the reader chose, as pairs, in the table's order. */
const chosen = () => state.controls.map((each) => [each.name, each.value])
  .filter(([, value]) => value !== '');

/** The format of an extension. */
const formatOf = (extension) =>
  state.loader.formats.find((format) => format.extension === extension);

/** The choice for a format, some parameters changed, without what the format does not take. */
function entriesFor(accepted, changes = {}) {
  const entries = new Map(chosen());
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') entries.delete(name);
    else entries.set(name, String(value));
  }
  return [...entries].filter(([name]) => accepted.includes(name));
}

/** The address of the loader's file in a format. */
function fileURL(extension, changes) {
  const { name } = state.loader;
  return address(`loader/${name}.${extension}`
    + query(entriesFor(formatOf(extension).parameters, changes)));
}

/** The address of the loader's frame states. */
function framesURL(changes) {
  const { name, frames } = state.loader;
  return address(`frames/${name}` + query(entriesFor(frames[0].parameters, changes)));
}

/** The length of an iteration in seconds, as far as the choice tells. */
function duration() {
  const given = new Map(chosen());
  const seconds = (text) => parseFloat(text) / (/ms$/.test(text) ? 1000 : 1);
  const length = seconds(given.get('duration') ?? String(state.loader.duration));
  return (length || state.loader.duration) / (parseFloat(given.get('speed') ?? '1') || 1);
}

/** Shows the pictures, as they are on each ground. */
function showPictures() {
  const paused = isPaused() ? { motion: 'none' } : {};
  for (const picture of all('.ground img', studio)) {
    const ground = picture.closest('.ground').dataset.ground;
    const theme = ['light', 'dark'].includes(ground)
      && !new Map(chosen()).has('theme') ? { theme: ground } : {};
    const source = fileURL('svg', { ...theme, ...paused, size: '', width: '', height: '' });
    if (picture.src !== source) picture.src = source;
  }
}

/** Shows one instant: its still and its state. */
async function showInstant() {
  const ask = ++state.ask;
  const t = (state.time * duration()).toFixed(3).replace(/\.?0+$/, '');
  one('#time-told').textContent = say('seconds', { t });
  one('#time').setAttribute('aria-valuetext', say('seconds', { t }));
  one('#instant').src = fileURL('svg', { t, size: '', width: '', height: '' });
  const link = framesURL({ t, fps: '' });
  one('#instant-link').href = link;
  const answer = await fetch(link);
  const told = await answer.json();
  if (ask !== state.ask || !answer.ok) return;
  state.viewBox = told.viewBox;
  one('#instant-state').textContent = JSON.stringify(told, null, 1)
    .replace(/\[[^[\]{}]*\]/g, (list) => list.replace(/\s+/g, ' '));
}

/** Asks for the file, to tell its bytes or what is wrong with the choice. */
async function check() {
  const link = fileURL(state.format);
  const ask = state.checked = Symbol('check');
  const answer = await fetch(link, { headers: { Accept: 'application/problem+json, */*' } });
  if (ask !== state.checked) return false;
  const faults = new Map();
  if (answer.ok) {
    const { size } = await answer.blob();
    one('#bytes').textContent = say('bytes', { bytes: size.toLocaleString(document.documentElement.lang) });
  } else {
    const problem = await answer.json().catch(() => ({}));
    for (const error of problem.errors ?? []) {
      faults.set(error.parameter, error.detail ?? say('accepted', { accepted: error.accepted }));
    }
    one('#bytes').textContent = problem.errors?.length ? say('wrong') : problem.detail ?? say('failed');
  }
  for (const each of state.controls) each.fault = faults.get(each.name);
  return answer.ok;
}

/** Shows the address, the download, and what the format leaves out. */
function showAddress() {
  const link = fileURL(state.format);
  one('#address').value = link;
  const download = fileURL(state.format, { download: 1 });
  one('#download').href = download;
  const format = formatOf(state.format);
  const left = chosen().map(([name]) => name).filter((name) => !format.parameters.includes(name));
  one('#left-out').textContent = left.length
    ? say('leftOut', { format: format.name, names: left.join(', ') }) : '';
  one('#format-summary').textContent = format.summary;
}

/** The size in CSS pixels that snippets reserve: what was asked for, or the picture's own. */
function boxSize() {
  const given = new Map(chosen());
  const [, , ownWidth, ownHeight] = state.viewBox;
  const ratio = ownWidth / ownHeight;
  const number = (name) => parseFloat(given.get(name)) || null;
  const longer = number('size');
  const round = (length) => Math.round(length * 100) / 100;
  const width = number('width') ?? (longer ? longer * Math.min(1, ratio) : null);
  const height = number('height') ?? (longer ? longer / Math.max(1, ratio) : null);
  if (width && height) return { width: round(width), height: round(height) };
  if (width) return { width: round(width), height: round(width / ratio) };
  if (height) return { width: round(height * ratio), height: round(height) };
  return { width: round(ownWidth), height: round(ownHeight) };
}

/** Shows the snippet that is chosen. */
async function showSnippet() {
  const snippet = snippets.find(({ key }) => key === state.snippet);
  const given = new Map(chosen());
  const box = boxSize();
  const isSized = ['size', 'width', 'height'].some((name) => given.has(name));
  const extension = snippet.key === 'curl' ? state.format : 'svg';
  const text = await snippet.text({
    url: (kind, changes) => fileURL(kind, changes),
    frames: framesURL,
    svg: async () => (await fetch(fileURL('svg'))).text(),
    name: state.loader.name,
    title: given.get('title') ?? 'Loading',
    size: isSized ? '' : ` width="${box.width}" height="${box.height}"`,
    box,
    extension,
  });
  if (snippet.key === state.snippet) one('#snippet-text').textContent = text;
}

/** Shows all that follows from the choice, and keeps it in the address. */
function refresh(keep = true) {
  if (keep) {
    history.replaceState(history.state, '', `#${state.loader.name}${query(chosen())}`);
  }
  showAddress();
  showLater();
}
const showLater = settled(async () => {
  if (!await check()) return;
  showPictures();
  await showInstant();
  await showSnippet();
}, 120);
const showInstantSoon = settled(showInstant, 30);
const showSnippetSoon = settled(showSnippet, 0);

/** Fills the studio with a loader. */
async function fill(name, given) {
  const answer = await fetch(address(`loaders/${encodeURIComponent(name)}`));
  if (!answer.ok) throw new Error(name);
  state.loader = await answer.json();
  one('#studio-title').textContent = state.loader.title;
  one('#studio-summary').textContent = state.loader.summary;
  const skipped = ['t', 'progress', 'frame', 'precision', 'download', 'v', '_'];
  state.controls = Object.entries(state.loader.parameters.properties)
    .filter(([parameter]) => !skipped.includes(parameter))
    .map(([parameter, schema]) => control(parameter, schema, () => refresh()));
  for (const each of state.controls) each.value = given.get(each.name) ?? '';
  const groups = Map.groupBy
    ? Map.groupBy(state.controls, ({ group }) => group)
    : state.controls.reduce((map, each) =>
      map.set(each.group, [...(map.get(each.group) ?? []), each]), new Map());
  const order = ['own', 'color', 'timing', 'size', 'access', 'embedding', 'frames'];
  one('#controls').replaceChildren(...order.filter((group) => groups.has(group)).map((group) =>
    make('fieldset', {}, make('legend', {}, say(`group-${group}`)),
      ...groups.get(group).map(({ element }) => element))));
  const formats = state.loader.formats;
  if (!formatOf(state.format)) state.format = 'svg';
  one('#format').replaceChildren(...formats.map((format) =>
    make('option', { value: format.extension, selected: format.extension === state.format },
      `${format.name} (.${format.extension})`)));
  one('#snippet').replaceChildren(...snippets
    .filter(({ needs }) => !needs || formatOf(needs))
    .map(({ key }) => make('option', { value: key, selected: key === state.snippet },
      say(`snippet-${key}`))));
  state.time = 0.35;
  one('#time').value = 350;
}

/** Opens what the address names, or closes the studio where it names nothing. */
async function follow() {
  const { name, given } = permalink();
  if (!name || !cards.some((card) => card.dataset.names.split(' ').includes(name))) {
    if (studio.open) studio.close();
    // Going back moves the focus to the top: it belongs to the card that was opened.
    const card = state.opened;
    state.opened = null;
    if (card) setTimeout(() => one('a', card).focus({ preventScroll: true }));
    return;
  }
  busy(1);
  try {
    await fill(name, given);
  } catch {
    tell(say('failed'));
    return;
  } finally {
    busy(-1);
  }
  state.opened = cards.find((card) => card.dataset.name === state.loader.name);
  if (!studio.open) studio.showModal();
  studio.scrollTop = 0;
  refresh(false);
}

for (const card of cards) {
  one('a', card).addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    history.pushState({ inside: true }, '', `#${card.dataset.name}`);
    follow();
  });
}
addEventListener('popstate', follow);
studio.addEventListener('close', () => {
  if (!location.hash) return;
  if (history.state?.inside) history.back();
  else history.replaceState(null, '', location.pathname + location.search);
});
one('#close').addEventListener('click', () => studio.close());
one('#reset').addEventListener('click', () => {
  for (const each of state.controls) each.value = '';
  refresh();
});
one('#share').addEventListener('click', () => copy(location.href, one('#address')));
one('#format').addEventListener('change', (event) => { state.format = event.target.value; refresh(); });
one('#snippet').addEventListener('change', (event) => {
  state.snippet = event.target.value;
  showSnippetSoon();
});
one('#copy-address').addEventListener('click', () => copy(one('#address').value, one('#address')));
one('#copy-snippet').addEventListener('click', () =>
  copy(one('#snippet-text').textContent, one('#snippet-text')));
one('#time').addEventListener('input', (event) => {
  state.time = Number(event.target.value) / 1000;
  showInstantSoon();
});
one('#own-ground').addEventListener('input', (event) => {
  one('.on-own', studio).style.backgroundColor = event.target.value;
});
document.addEventListener('pausechange', () => { if (studio.open) showPictures(); });
one('#studio-pause').addEventListener('click', () => {
  pauseButton.click();
  one('#studio-pause').setAttribute('aria-pressed', String(isPaused()));
});
follow();
