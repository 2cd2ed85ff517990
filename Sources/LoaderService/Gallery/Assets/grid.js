// The grid: search, families, tags, and pictures that move only where they are seen.

const cards = all('#grid li');
const pauseButton = one('#pause');
const visible = new Set();

/** Whether the reader has stopped all motion. */
const isPaused = () => pauseButton.getAttribute('aria-pressed') === 'true';

/** Shows a card's picture moving where it is on screen and nobody stopped it, else still. */
function showCard(card) {
  const picture = one('img', card);
  const moves = visible.has(card) && !isPaused();
  const source = picture.dataset.src + (moves ? '' : '&motion=none');
  if (picture.getAttribute('src') !== source) picture.setAttribute('src', source);
}

const watch = new IntersectionObserver((changes) => {
  for (const change of changes) {
    if (change.isIntersecting) visible.add(change.target);
    else visible.delete(change.target);
    showCard(change.target);
  }
}, { rootMargin: '100px' });
for (const card of cards) watch.observe(card);

/** Shows the cards that match all that is asked for. */
function filter() {
  const wanted = one('#q').value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const family = one('#family').value;
  const tag = one('#tag').value;
  let count = 0;
  for (const card of cards) {
    const { words: known, family: own, tags } = card.dataset;
    const fits = wanted.every((word) => known.includes(word))
      && (!family || own === family) && (!tag || tags.split(' ').includes(tag));
    card.hidden = !fits;
    if (fits) count += 1;
  }
  one('#count').textContent = say(count === 1 ? 'oneFound' : 'found', { count });
  one('#nothing').hidden = count > 0;
}

one('#filter').hidden = false;
one('#filter').addEventListener('submit', (event) => event.preventDefault());
one('#q').addEventListener('input', filter);
for (const choice of ['#family', '#tag']) one(choice).addEventListener('change', filter);
pauseButton.addEventListener('click', () => {
  pauseButton.setAttribute('aria-pressed', String(!isPaused()));
  cards.forEach(showCard);
  document.dispatchEvent(new Event('pausechange'));
});
filter();
