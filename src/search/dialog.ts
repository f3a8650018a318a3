import type { Lang } from '../i18n/lang.ts';
import { SEARCH } from '../i18n/search.ts';
import { SearchBox } from './box.ts';
import { element } from './element.ts';

export { SearchBox };

let dialog: HTMLDialogElement | undefined;
let input: HTMLInputElement | undefined;

function build(lang: Lang, base: string): HTMLDialogElement {
  const text = SEARCH[lang];
  input = element('input', {
    type: 'search',
    'aria-label': text.searchLabel,
    placeholder: text.searchHint,
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-controls': 'hits',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
  });
  const list = element('div', {
    class: 'hits',
    id: 'hits',
    role: 'listbox',
    'aria-label': text.searchHits,
    hidden: '',
  });
  const status = element('p', { role: 'status' });
  const form = element('form', { method: 'dialog' }, input, element('button', {}, text.close));
  const made = element(
    'dialog',
    { class: 'search', 'aria-label': text.searchLabel },
    form,
    list,
    status,
  );
  new SearchBox({ input, list, status }, lang, base);
  made.addEventListener('click', ({ target }) => {
    // The backdrop, or a clause: on the same page the address changes and the dialog would stay.
    if (target === made || (target as Element).closest('a')) made.close();
  });
  made.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // Of itself a search field would first be emptied; what was typed is kept.
    event.preventDefault();
    made.close();
  });
  document.body.append(made);
  return made;
}

/** Opens the search over the page, with what was last typed in it. `base` is where the site begins, with its slash. */
export function openSearch(lang: Lang, base: string) {
  dialog ??= build(lang, base.endsWith('/') ? base : `${base}/`);
  if (!dialog.open) dialog.showModal();
  input?.focus();
  input?.select();
}
