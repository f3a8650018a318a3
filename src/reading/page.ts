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

/** An example becomes live in place: its link leads to the calculator with its state, and that is what it shows. */
async function tryHere(link: HTMLAnchorElement, push: boolean) {
  const example = link.closest('.example')?.id ?? '';
  const element = link.closest('.ruling');
  const { pathname, searchParams } = new URL(link.href);
  const [, system, name] = /([^/]+)\/calc\/([^/]+)\/$/.exec(pathname) ?? [];
  if (!element) return;
  const { mount } = await import('../widgets/mount.tsx');
  const [clause] = example.split('/');
  if (push) history.pushState(null, '', `${location.pathname}?try=${example}#${clause}`);
  await mount({
    element,
    id: example.replace(/[^\w-]/g, '-'),
    lang,
    query: `${system}/${name}`,
    start: searchParams,
    keep: { try: example },
  });
  element.querySelector<HTMLElement>('select, input, button')?.focus();
}

function openTried() {
  const example = new URLSearchParams(location.search).get('try');
  const details = example && document.getElementById(example);
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  const link = details.querySelector<HTMLAnchorElement>('[data-try]');
  if (link) void tryHere(link, false);
}

async function calculator(element: HTMLElement) {
  const { mount } = await import('../widgets/mount.tsx');
  await mount({
    element,
    id: 'calc',
    lang,
    query: element.dataset.calculator ?? '',
    start: new URLSearchParams(),
  });
}

async function board(element: HTMLElement) {
  const { mountBoard } = await import('../widgets/board/mount.tsx');
  await mountBoard(element, lang);
}

/** Copies the text beside the button; where the clipboard is refused, selects it and says so. */
async function copy(button: HTMLButtonElement) {
  const text = button.parentElement?.querySelector('code');
  if (!text) return;
  try {
    await navigator.clipboard.writeText(text.textContent ?? '');
    button.textContent = button.dataset.copied ?? '';
  } catch {
    getSelection()?.selectAllChildren(text);
    button.textContent = button.dataset.failed ?? '';
  }
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button.theme'))
  themeButton(button);
for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-head [hreflang]'))
  sameplace(link);
for (const element of document.querySelectorAll<HTMLElement>('[data-calculator]'))
  void calculator(element);
for (const element of document.querySelectorAll<HTMLElement>('[data-board]')) void board(element);
openTried();

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (target.closest('.find')) {
    event.preventDefault();
    void openSearch();
  }
  const link = target.closest<HTMLAnchorElement>('[data-try]');
  if (link) {
    event.preventDefault();
    void tryHere(link, true);
  }
  const button = target.closest<HTMLButtonElement>('button[data-copied]');
  if (button) void copy(button);
});

document.addEventListener('keydown', (event) => {
  const typing = (event.target as Element).closest('input, select, textarea, dialog');
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  void openSearch();
});
