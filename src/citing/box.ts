import { loadStyle } from '../book/style-sheet.ts';
import { CITE, KEYS } from '../i18n/cite.ts';
import type { Lang } from '../i18n/lang.ts';
import { element } from '../search/element.ts';
import styles from '../styles/called.css?url';
import { askedOn } from './asked.ts';
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

/** Shows the form that a key stands for, and presses its button. */
function copyBy(key: string) {
  const named = `[aria-keyshortcuts~="${CSS.escape(key)}"]`;
  const button = dialog?.querySelector<HTMLElement>(named);
  const row = button?.closest('details');
  if (row) row.open = true;
  button?.click();
}

const keyCap = (key: string) => element('kbd', {}, key);

/** The forms to copy, each under its number; the link, which stands open, under a letter too. `evidence`: what a case file takes. */
function formList(forms: readonly Form[], lang: Lang, evidence: string): HTMLElement {
  const words = CITE[lang];
  const rows = forms.map(({ name, text }, i) => {
    const keys = i === 0 ? [String(i + 1), QUICK] : [String(i + 1)];
    const button = element(
      'button',
      {
        type: 'button',
        'aria-label': `${words.copy}: ${name}`,
        'aria-keyshortcuts': keys.join(' '),
      },
      words.copy,
    );
    button.autofocus = i === 0;
    const row = element(
      'details',
      { name: 'cite-box' },
      element('summary', {}, ...keys.map(keyCap), name),
      element('code', {}, text),
      button,
    );
    row.open = i === 0;
    return row;
  });
  return element(
    'section',
    { class: 'cite', 'data-copied': words.copied, 'data-failed': words.copyFailed },
    ...rows,
    element(
      'p',
      { class: 'acts' },
      element('button', { type: 'button', 'data-case': evidence }, words.addToCase),
    ),
    element('p', { role: 'status' }),
  );
}

async function citeClause(from: Element) {
  const law = lawAt(from);
  if (!law) return;
  const lang = langOf(law);
  const clause = citedIn(law);
  const short = new URL(`${document.body.dataset.base}c/${clause.id}/`, site());
  const example = exampleAt(placeOf(law), from);
  const forms = clauseForms(clause, lang, short);
  const live = example?.querySelector<HTMLElement>('.calc');
  if (live) await asked(live);
  if (example) forms.push({ name: CITE[lang].citeExample, text: exampleText(example, lang) });
  show(CITE[lang].citeClause.replace('{id}', clause.id), lang, formList(forms, lang, clause.id));
}

/** What a calculator or a board is as evidence: its button of the case file says so. */
const caseOf = (place: ParentNode) =>
  place.querySelector<HTMLElement>('[data-case]')?.dataset.case ?? '';

/**
 * The calculator once it has asked what its answer hangs on, which it does after it has shown it: until then nothing is
 * cited; nor is it where what asks did not come, which the page tells. One that a page was built with is not live yet, and
 * is replaced. A refusal is cited with its reasons: they are opened, and so fetched.
 */
async function asked(calc: HTMLElement): Promise<HTMLElement> {
  for (let isOpened = false; ; ) {
    const live = calc.isConnected ? calc : document.querySelector<HTMLElement>('.calc');
    const state = live?.dataset.asked;
    if (state === 'lost') throw new Error('What the answer hangs on is not known');
    const reasons = state === 'why' && live?.querySelector<HTMLDetailsElement>('.reasons');
    if (reasons && isOpened && !reasons.open) throw new Error('Why it is refused is not known');
    if (reasons) reasons.open = isOpened = true;
    else if (!live || state !== undefined || !resultIn(live)) return live ?? calc;
    await new Promise(requestAnimationFrame);
  }
}

async function citeResult(calc: HTMLElement, from: Element) {
  const lang = langOf(calc);
  const live = await asked(calc);
  // What a damaged link came to is looked at first, and cited by the button that says so.
  const look = live.querySelector<HTMLElement>('[data-look]');
  if (look && look !== from) return look.focus();
  const result = resultIn(live);
  const title = CITE[lang].citeResult;
  if (!result) return show(title, lang, element('section', {}, CITE[lang].citeNone));
  show(title, lang, formList(resultForms(result, lang), lang, caseOf(live)));
}

/** Cites what something on the page belongs to: a clause, or the result of a calculator. */
function cite(from: Element) {
  const own = from.matches('button') ? from.closest<HTMLElement>('.calc') : null;
  const calc = own ?? (lawAt(from) ? null : document.querySelector<HTMLElement>('.calc'));
  if (calc) return void citeResult(calc, from);
  const result = askedOn(site());
  if (!result) return void citeClause(from);
  const lang = langOf(from);
  show(CITE[lang].citeResult, lang, formList(resultForms(result, lang), lang, caseOf(document)));
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
