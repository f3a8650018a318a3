import type { CiteBox } from '../citing/box.ts';
import type { Lang } from '../i18n/lang.ts';

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

async function openSearch() {
  const { openSearch: open } = await import('../search/dialog.ts');
  open(lang, base);
}

/** An example turns into a calculator: the one that is touched, or else the one that the address names. */
async function tryExample(link?: HTMLAnchorElement) {
  const { tryHere, openTried } = await import('../widgets/live.ts');
  await (link ? tryHere(link, true) : openTried());
}

async function pinClause(button: HTMLButtonElement) {
  const { pin } = await import('../widgets/pins.ts');
  if (pin(button.dataset.pin ?? '')) button.textContent = button.dataset.done ?? '';
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

/**
 * A term opens its meaning when it is pointed at, focused or tapped; a mouse's click and the Enter key
 * follow its link to the glossary. Where nothing hovers, a screen reader's tap is a click without a pointer.
 */
async function term(event: Event) {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a.term');
  const by = (event as PointerEvent).pointerType;
  const isClick = event.type === 'click';
  const follows = by === 'mouse' || (!by && matchMedia('(hover: hover)').matches);
  if (!link || !('popover' in link) || (isClick && follows)) return;
  if (event.type === 'pointerover' && by !== 'mouse') return;
  if (isClick) event.preventDefault();
  const { showMeaning } = await import('./meaning.ts');
  void showMeaning(link, base, isClick);
}

for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, term);
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
if (location.search.includes('try=')) void tryExample();
if ('embed' in root.dataset) void import('./frame.ts').then(({ serveFrame }) => serveFrame());

/** Something that is fetched when it is touched did not come: silence would look like a broken page. */
const note = document.querySelector<HTMLElement>('.offer');
const tell = (isLost: boolean) => {
  if (note) note.hidden = !isLost;
};
addEventListener('unhandledrejection', () => tell(true));
// Only where something was taken to read offline does a worker stand behind the page.
if (navigator.serviceWorker?.controller) void import('../offline/watch.ts');

document.addEventListener('click', (event) => {
  tell(false);
  const target = event.target as Element;
  fillReport(target);
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (target.closest('.find')) {
    event.preventDefault();
    void openSearch();
  }
  const link = target.closest<HTMLAnchorElement>('[data-try]');
  if (link) {
    event.preventDefault();
    void tryExample(link);
  }
  const pinning = target.closest<HTMLButtonElement>('button[data-pin]');
  if (pinning) void pinClause(pinning);
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
    void openSearch();
  } else withCiteBox((box) => box.press(key, target));
});
