// What all parts of the page share: its words, small ways to make elements, addresses.

const words = JSON.parse(document.getElementById('words').textContent);
const one = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];

/** An element of a name with properties (or attributes) and children. */
function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in element && !key.includes('-')) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** A text of the page in its language, `{name}` replaced by values. */
function say(key, values = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
}

/** The address of the mount, so that everything is right behind proxies and below a base path. */
const mount = new URL('.', document.baseURI);
const address = (path) => new URL(path, mount).href;

/** A query without what a query need not escape, for addresses that people read. */
function query(entries) {
  const plain = (text) =>
    encodeURIComponent(text).replace(/%(2C|3A|2F|40|20)/g, (code) =>
      code === '%20' ? '+' : decodeURIComponent(code));
  const parts = entries.map(([name, value]) => `${plain(name)}=${plain(value)}`);
  return parts.length ? `?${parts.join('&')}` : '';
}

/**
 * Calls a function once nothing has asked for it for a while, in milliseconds. The page tells by
 * its `data-state` whether it is busy with something that was asked for, or settled.
 */
function settled(action, wait) {
  let timer = null;
  return () => {
    if (timer === null) busy(1);
    clearTimeout(timer);
    timer = setTimeout(async () => {
      timer = null;
      try {
        await action();
      } catch {
        tell(say('failed'));
      } finally {
        busy(-1);
      }
    }, wait);
  };
}

function busy(change) {
  busy.count = (busy.count ?? 0) + change;
  document.documentElement.dataset.state = busy.count ? 'busy' : 'settled';
}

/** Tells something briefly, to eyes and to screen readers. */
function tell(text) {
  const toast = one('#toast');
  toast.textContent = text;
  toast.hidden = false;
  clearTimeout(tell.timer);
  tell.timer = setTimeout(() => { toast.hidden = true; }, 2500);
}

/** Puts a text on the clipboard; where that is forbidden it is selected for the reader to copy. */
async function copy(text, shown) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const range = document.createRange();
    if (shown instanceof HTMLInputElement) shown.select();
    else {
      range.selectNodeContents(shown);
      getSelection().removeAllRanges();
      getSelection().addRange(range);
    }
    document.execCommand('copy');
  }
  tell(say('copied'));
}
