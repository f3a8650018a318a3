import type { Lang } from '../i18n/lang.ts';
import { SEARCH } from '../i18n/search.ts';
import type { Parts } from './box.ts';
import { element } from './element.ts';

/** What a combobox says of itself. */
const COMBOBOX = {
  role: 'combobox',
  'aria-expanded': 'false',
  'aria-controls': 'hits',
  'aria-autocomplete': 'list',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  enterkeyhint: 'go',
};

/** The dialog is there as soon as it is asked for, with its field in a form; here it gets the rest. */
export function fillDialog(dialog: HTMLDialogElement, lang: Lang): Parts {
  const text = SEARCH[lang];
  const input = dialog.querySelector('input') as HTMLInputElement;
  for (const [name, value] of Object.entries(COMBOBOX)) input.setAttribute(name, value);
  input.ariaLabel = dialog.ariaLabel = text.searchLabel;
  input.placeholder = text.searchHint;
  const close = element('button', { type: 'button' }, text.close);
  input.after(close);
  const list = element('div', {
    class: 'hits',
    id: 'hits',
    role: 'listbox',
    'aria-label': text.searchHits,
    hidden: '',
  });
  const status = element('p', { role: 'status' });
  dialog.append(list, status);
  dialog.addEventListener('click', ({ target }) => {
    // The backdrop, the button, or a hit: on the same page the address changes and the dialog would stay.
    if (target === dialog || target === close || (target as Element).closest('a')) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // Of itself a search field would first be emptied; what was typed is kept.
    event.preventDefault();
    dialog.close();
  });
  return { input, list, status };
}
