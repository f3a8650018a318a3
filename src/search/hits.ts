import type { Lang } from '../i18n/lang.ts';
import { SEARCH } from '../i18n/search.ts';
import { clausePath } from '../library/links.ts';
import { element } from './element.ts';
import { countMarked, pieces } from './marked.ts';
import type { Hit } from './match.ts';

type Said = { text: string; lang: Lang };

export const marked = (text: string, marks: ReadonlySet<string>): (Node | string)[] =>
  pieces(text, marks).map((piece, i) => (i % 2 ? element('mark', {}, piece) : piece));

/** The words of a hit that answer the query, where its title does not show them. */
function reason(hit: Hit, lang: Lang): Said | undefined {
  const other: Lang = lang === 'es' ? 'en' : 'es';
  const languages = hit.lang === lang ? [lang, other] : [other, lang];
  const said = languages.flatMap((at) =>
    [hit.title[at], ...hit.aliases[at], hit.section[at]].map((text) => ({ text, lang: at })),
  );
  let best: Said | undefined;
  for (const one of said) {
    if (countMarked(one.text, hit.marks) > (best ? countMarked(best.text, hit.marks) : 0))
      best = one;
  }
  return best;
}

/** The line under a hit that says why it is there; where only the text of the clause does, room for it. */
function why(hit: Hit, lang: Lang): HTMLElement | undefined {
  if (hit.marks.size === 0) return undefined;
  if (hit.field === 'prose') return words(SEARCH[lang].searchInText);
  const said = reason(hit, lang);
  if (!said || said.text === hit.title[lang]) return undefined;
  const tag = said.lang === lang ? [] : [`${said.lang} · `];
  return words(element('span', { lang: said.lang }, ...tag, ...marked(said.text, hit.marks)));
}

export const words = (...children: (Node | string)[]): HTMLElement =>
  element('span', { class: 'words' }, ...children);

/** A clause in the list of hits, as a link to its place in the text. */
export function hitLink(hit: Hit, lang: Lang): HTMLAnchorElement {
  const { id, chapter } = hit;
  const [system = ''] = id.split('-');
  const names = [`${chapter.number}. ${chapter.title[lang]}`, chapter.part?.[lang], hit.kind[lang]];
  const line = why(hit, lang);
  return element(
    'a',
    {
      role: 'option',
      href: clausePath(lang, { id, system, leaf: chapter }),
      'aria-selected': 'false',
    },
    element('span', { class: 'id' }, id),
    ' ',
    element('b', {}, ...marked(hit.title[lang], hit.marks)),
    element('span', { class: 'where' }, names.filter(Boolean).join(' · ')),
    ...(line ? [line] : []),
  );
}
