import { FILING } from '../i18n/filing.ts';
import { fill } from '../i18n/format.ts';
import { isLang, type Lang } from '../i18n/lang.ts';
import { casePath } from '../library/links.ts';
import { element } from '../search/element.ts';
import { linksIn } from './entry.ts';
import { addToCase, keptCase } from './kept.ts';

/** Adds what a button names to the case file; beside it stands what has come of it, and the way there. */
export function add(button: HTMLElement, named = button.dataset.case ?? '') {
  const spoken = button.closest<HTMLElement>('[lang]')?.lang ?? '';
  const lang: Lang = isLang(spoken) ? spoken : 'en';
  const words = FILING[lang];
  const links = named.split(' ').flatMap((one) => linksIn(one).links);
  const before = keptCase().entries.length;
  const after = addToCase(links);
  const said =
    after === undefined
      ? words.notKept
      : fill(after > before ? words.added : words.there, { n: after }, {}, lang);
  const note = element('span', { class: 'filed', role: 'status' }, `${said} `);
  if (after !== undefined) note.append(element('a', { href: casePath(lang) }, words.open));
  const place = button.parentElement?.querySelector('.filed');
  if (place) place.replaceWith(note);
  else button.after(note);
}
