import { loadStyle } from '../book/style-sheet.ts';
import { CITE, KEYS } from '../i18n/cite.ts';
import type { Lang } from '../i18n/lang.ts';
import { element } from '../search/element.ts';
import styles from '../styles/cite-box.css?url';
import { clauseForms, type Form, resultForms } from './forms.ts';
import { citedIn, exampleAt, exampleText, lawAt, placeOf, resultIn, site } from './read.ts';

const root = document.documentElement;
const langOf = (place: Element) => (place.closest<HTMLElement>('[lang]') ?? root).lang as Lang;

let dialog: HTMLDialogElement | undefined;

/** The dialog over the page, with a title and what is to stand in it. */
function show(title: string, lang: Lang, body: HTMLElement) {
  dialog ??= document.body.appendChild(build());
  const close = element('button', {}, CITE[lang].close);
  const head = element('form', { method: 'dialog' }, element('h2', {}, title), close);
  dialog.lang = lang;
  dialog.setAttribute('aria-label', title);
  dialog.replaceChildren(head, body);
  if (!dialog.open) dialog.showModal();
}

function build(): HTMLDialogElement {
  const made = element('dialog', { class: 'search cite-box' });
  made.addEventListener('click', ({ target }) => {
    if (target === made) made.close();
  });
  made.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    if (made.open && !ctrlKey && !metaKey && !altKey && !repeat) copyBy(key);
  });
  return made;
}

const QUICK = 'c';

/** Presses the button that a key stands for. */
const copyBy = (key: string) =>
  dialog?.querySelector<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`)?.click();

const keyCap = (key: string) => element('kbd', {}, key);

/** The forms to copy, each under its number; the link under a letter too. */
function formList(forms: readonly Form[], lang: Lang): HTMLElement {
  const words = CITE[lang];
  const link = forms.find(({ text }) => URL.canParse(text));
  const rows = forms.map((form, i) => {
    const { name, text } = form;
    const keys = form === link ? [String(i + 1), QUICK] : [String(i + 1)];
    const button = element(
      'button',
      {
        type: 'button',
        'aria-label': `${words.copy}: ${name}`,
        'aria-keyshortcuts': keys.join(' '),
      },
      words.copy,
    );
    button.autofocus = form === link;
    return element(
      'div',
      {},
      element('dt', {}, ...keys.map(keyCap), name),
      element('dd', {}, element('code', {}, text), button),
    );
  });
  return element(
    'section',
    { class: 'cite', 'data-copied': words.copied, 'data-failed': words.copyFailed },
    element('dl', {}, ...rows),
    element('p', { role: 'status' }),
  );
}

function citeClause(from: Element) {
  const law = lawAt(from);
  if (!law) return;
  const lang = langOf(law);
  const clause = citedIn(law);
  const short = new URL(`${document.body.dataset.base}c/${clause.id}/`, site());
  const example = exampleAt(placeOf(law), from);
  const forms = clauseForms(clause, lang, short);
  if (example) forms.push({ name: CITE[lang].citeExample, text: exampleText(example) });
  show(CITE[lang].citeClause.replace('{id}', clause.id), lang, formList(forms, lang));
}

/** Cites what something on the page belongs to: a clause, or the result of a calculator. */
function cite(from: Element) {
  const own = from.matches('button') ? from.closest<HTMLElement>('.calc') : null;
  const calc = own ?? (lawAt(from) ? null : document.querySelector<HTMLElement>('.calc'));
  const result = calc && resultIn(calc);
  if (!result) return citeClause(from);
  const lang = langOf(calc);
  const title = calc.querySelector('[data-cite]')?.textContent ?? '';
  show(title, lang, formList(resultForms(result, lang), lang));
}

/** Whether single keys act; what is given is kept first. */
function keysAct(choice?: 'on' | 'off') {
  try {
    if (choice) localStorage.setItem('keys', choice);
    return localStorage.getItem('keys') !== 'off';
  } catch {
    // Denied storage: the keys act.
    return true;
  }
}

/** The keys that act on every page, and the switch that silences them. */
function showKeys() {
  const lang = root.lang as Lang;
  const words = CITE[lang];
  const rows = KEYS.flatMap(({ keys, does }) => [
    element('dt', {}, ...keys.map(keyCap)),
    element('dd', {}, words[does]),
  ]);
  const box = element('input', { type: 'checkbox' });
  box.checked = keysAct();
  box.addEventListener('change', () => keysAct(box.checked ? 'on' : 'off'));
  const act = element('label', { class: 'check' }, box, words.keysAct);
  show(words.keys, lang, element('section', { class: 'keys' }, element('dl', {}, ...rows), act));
}

/** What a link or button of the page asks for. */
const open = (asked: Element) => (asked.matches('[data-keys]') ? showKeys() : cite(asked));

/** A key that was pressed on the page, or while the box was still on its way. */
function press(key: string, from: Element) {
  if (dialog?.open) copyBy(key);
  else if (key === QUICK) cite(from);
  else if (key === '?') showKeys();
}

export type CiteBox = { open: typeof open; press: typeof press };

export const ready: Promise<CiteBox> = loadStyle(styles).then(() => ({ open, press }));
