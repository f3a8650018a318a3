import type { CiteBox } from '../citing/box.ts';
import type { Lang } from '../i18n/lang.ts';
import styles from '../styles/called.css?url';
import { hasHouse } from '../widgets/kept.ts';
import { loadStyle } from './style-sheet.ts';

/** What every page does once it is there: small, and all of it optional. The rest is fetched when it is touched. */
const root = document.documentElement;
const lang = root.lang as Lang;
const base = document.body.dataset.base ?? '/';

const dark = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : dark.matches);

function themeButton(button: HTMLButtonElement) {
  const label = () => {
    button.textContent = (isDark() ? button.dataset.light : button.dataset.dark) ?? '';
  };
  button.addEventListener('click', () => {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    try {
      localStorage.setItem('theme', root.dataset.theme);
    } catch {
      // Denied storage: the choice holds for this page.
    }
    label();
  });
  label();
  button.hidden = false;
}

/** The language switch stays on the same clause and in the same state. */
function sameplace(link: HTMLAnchorElement) {
  link.addEventListener('click', () => {
    link.hash = location.hash;
    link.search = location.search;
  });
}

/** The way to the rules leads back to the clause that was read last; from there, to the whole book. */
function backToRules(rules: HTMLAnchorElement) {
  const kept = `read ${rules.pathname}`;
  try {
    if (!document.querySelector('.chapter')) {
      rules.href = localStorage.getItem(kept) ?? rules.href;
      return;
    }
    document.addEventListener('visibilitychange', () => {
      const read = [...document.querySelectorAll('.clause h2')].findLast(
        (title) => title.getBoundingClientRect().top < innerHeight / 4,
      );
      localStorage.setItem(kept, location.pathname + (read ? `#${read.id}` : ''));
    });
  } catch {
    // Denied storage: it leads to the whole book from everywhere.
  }
}

let searching: HTMLDialogElement | undefined;

/** Of a page that is older than the site the page of the search can be had; without a network it cannot. */
async function withoutSearch(dialog: HTMLDialogElement, form: HTMLFormElement) {
  try {
    await fetch(form.action);
    form.submit();
  } catch {
    dialog.remove();
    searching = undefined;
    tell(true);
  }
}

/** All that the first hits need is fetched at once: scripts, style, and on a page of a game the index of that game. */
let isFetched = false;
function fetchAhead() {
  if (isFetched) return;
  isFetched = true;
  // What does not come is asked for again when the search opens, and missed there.
  import('./search.ts').catch(() => {});
  void loadStyle(styles);
  const [, system] = /\/\w\w\/(\w+)\//.exec(rules?.pathname ?? '') ?? [];
  for (const name of system ? ['systems', `${system}.${lang}`] : ['systems']) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '' });
    link.href = `${base}search/${name}.json`;
    document.head.append(link);
  }
}

/** The dialog is there at once, so that no key is lost; a form that leads to the page of the search. */
function searchDialog({ pathname }: HTMLAnchorElement) {
  const dialog = document.createElement('dialog');
  dialog.className = 'search';
  dialog.innerHTML = `<form action="${pathname}"><input type="search" name="q"></form>`;
  document.body.append(dialog);
  const form = dialog.querySelector('form') as HTMLFormElement;
  fetchAhead();
  import('./search.ts').then(
    ({ startDialog }) => startDialog(dialog, lang, base),
    () => withoutSearch(dialog, form),
  );
  return dialog;
}

/** Opens the search over the page, with what was last typed in it. */
function openSearch() {
  const link = document.querySelector<HTMLAnchorElement>('.find');
  if (link) searching ??= searchDialog(link);
  if (!searching?.open) searching?.showModal();
  searching?.querySelector('input')?.select();
}

/** An example turns into a calculator: the one that is touched, or else the one that the address names. */
async function tryExample(link?: HTMLAnchorElement) {
  const { tryHere, openTried } = await import('../widgets/live.ts');
  await (link ? tryHere(link, true) : openTried());
}

async function pinClause(button: HTMLButtonElement) {
  const { pin } = await import('../widgets/pins.ts');
  const id = button.dataset.pin || button.closest('.clause')?.querySelector('h2')?.id;
  if (id && pin(id)) button.textContent = button.dataset.done ?? '';
}

/** Copies the text beside the button; where the clipboard is refused, selects it and says what to do. */
async function copy(button: HTMLButtonElement) {
  const box = button.closest<HTMLElement>('[data-copied]');
  const text = button.parentElement?.querySelector('code');
  const status = box?.querySelector('[role="status"]');
  if (!text || !status) return;
  try {
    await navigator.clipboard.writeText(text.textContent ?? '');
    button.textContent = status.textContent = box?.dataset.copied ?? '';
  } catch {
    getSelection()?.selectAllChildren(text);
    status.textContent = box?.dataset.failed ?? '';
  }
}

/** A report of an error names the page in the state that it is in, when it is opened, copied or sent. */
function fillReport(target: Element) {
  const report = target.closest('.report');
  const here = report?.querySelector('[data-here]');
  if (here) here.textContent = location.href;
  const link = target.closest<HTMLAnchorElement>('[data-send]');
  const text = report?.querySelector('code')?.textContent ?? '';
  if (link) link.href = (link.dataset.send ?? '').replace('{text}', encodeURIComponent(text));
}

/** A click that opens a tab or a window of its own. */
const isAside = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/**
 * A term or the code of a clause opens what it says when it is pointed at, focused or tapped; a mouse's click, the
 * Enter key and a second tap on a code follow its link. Among the reasons of an answer nothing does: what is read there
 * opens beside it, and leads on from there. Where nothing hovers, a screen reader's tap is a click without a pointer.
 */
async function preview(event: Event) {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a:is(.term, .ref)');
  const by = (event as PointerEvent).pointerType;
  const isClick = event.type === 'click';
  const stays = link?.closest('.steps, .unmet, .hangs') && !isAside(event as MouseEvent);
  const follows = !stays && (by === 'mouse' || (!by && matchMedia('(hover: hover)').matches));
  if (!link || !('popover' in link) || link.closest('.meaning')) return;
  if (isClick && (follows || (!stays && link.hasAttribute('aria-details')))) return;
  if (event.type === 'pointerover' && by !== 'mouse') return;
  if (isClick) event.preventDefault();
  const { showMeaning } = await import('./meaning.ts');
  void showMeaning(link, base, isClick);
}

for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, preview);
let citing: Promise<CiteBox> | undefined;

/** Without the box, a link leads where it would lead without a script. */
function withCiteBox(act: (box: CiteBox) => void, link?: HTMLAnchorElement | null) {
  citing ??= import('../citing/box.ts').then(({ ready }) => ready);
  citing.then(act).catch(() => {
    citing = undefined;
    if (link?.href) location.assign(link.href);
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button.theme'))
  themeButton(button);
for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-head [hreflang]'))
  sameplace(link);
const rules = document.querySelector<HTMLAnchorElement>('.ways a');
if (rules) backToRules(rules);
const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
if (named instanceof HTMLDetailsElement) named.open = true;
if (location.search.includes('try=')) void tryExample();
if ('embed' in root.dataset) void import('./frame.ts').then(({ serveFrame }) => serveFrame());

/** Something that is fetched when it is touched did not come: silence would look like a broken page. */
const note = document.querySelector<HTMLElement>('.offer');
const tell = (isLost: boolean) => {
  if (note) note.hidden = !isLost;
};
addEventListener('unhandledrejection', () => tell(true));
if (hasHouse()) void import('../house/shown.ts');
// Only where something was taken to read offline does a worker stand behind the page.
if (navigator.serviceWorker?.controller) void import('../offline/watch.ts');

// Whoever points at the search, touches it or comes to it by keys is about to open it.
for (const link of document.querySelectorAll('.find'))
  for (const type of ['pointerenter', 'pointerdown', 'focus'])
    link.addEventListener(type, fetchAhead);

document.addEventListener('click', (event) => {
  tell(false);
  const target = event.target as Element;
  fillReport(target);
  target.closest('.toc a')?.closest('details')?.removeAttribute('open');
  if (isAside(event)) return;
  if (target.closest('.find')) {
    event.preventDefault();
    openSearch();
  }
  const link = target.closest<HTMLAnchorElement>('[data-try]');
  if (link) {
    event.preventDefault();
    void tryExample(link);
  }
  const pinning = target.closest<HTMLButtonElement>('button[data-pin]');
  if (pinning) void pinClause(pinning);
  const filing = target.closest<HTMLButtonElement>('button[data-case]');
  if (filing) void import('../case/add.ts').then(({ add }) => add(filing));
  const boxed = target.closest<HTMLAnchorElement>('[data-cite], [data-keys]');
  if (boxed) {
    event.preventDefault();
    withCiteBox((box) => box.open(boxed), boxed);
  }
  const button = target.closest<HTMLButtonElement>('[data-copied] button');
  if (button) void copy(button);
});

/** Keys that stand alone disturb those who speak to their device: the list of keys can silence them. */
function silenced() {
  try {
    return localStorage.getItem('keys') === 'off';
  } catch {
    return false;
  }
}

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, repeat } = event;
  const target = event.target as Element;
  if (ctrlKey || metaKey || altKey || repeat) return;
  // A dialog that has just closed may keep the focus for a moment.
  if (target.closest('input, select, textarea, dialog[open]')) return;
  // Once the box is asked for, the keys that come before it is there are for it.
  if (!(key === '/' || key === 'c' || key === '?' || citing) || silenced()) return;
  if (key === '/') {
    event.preventDefault();
    openSearch();
  } else withCiteBox((box) => box.press(key, target));
});
