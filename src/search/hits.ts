import type { Lang } from '../i18n/lang.ts';
import { SEARCH } from '../i18n/search.ts';
import { TOOL_NAMES, type ToolKind } from '../i18n/search-tools.ts';
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
  if (hit.field === 'spoken') return words(SEARCH[lang].searchAsked);
  const said = reason(hit, lang);
  if (!said || said.text === hit.title[lang]) return undefined;
  const tag = said.lang === lang ? [] : [`${said.lang} · `];
  return words(element('span', { lang: said.lang }, ...tag, ...marked(said.text, hit.marks)));
}

export const words = (...children: (Node | string)[]): HTMLElement =>
  element('span', { class: 'words' }, ...children);

/** The drawings of the tools: frames and what stands in them. */
export type ToolMarks = Readonly<Record<ToolKind, { viewBox: string; body: string }>>;

interface Manner {
  lang: Lang;
  marks: ToolMarks | undefined;
  /** The name of its game, where hits of several are listed. */
  game: string | undefined;
}

/** Before the title of a hit: the code of a clause, the sign and the kind of a tool. */
function before(hit: Hit, { lang, marks }: Manner): HTMLElement {
  if (!('tool' in hit)) return element('span', { class: 'id' }, hit.id);
  const sign = element('span', { class: 'sign' });
  const { viewBox, body } = marks?.[hit.tool] ?? { viewBox: '0 0 24 24', body: '' };
  sign.innerHTML = `<svg class="mark" viewBox="${viewBox}" aria-hidden="true">${body}</svg>`;
  sign.append(TOOL_NAMES[lang][hit.tool]);
  return sign;
}

/** Where a clause stands in its book; of which game a tool is. */
function where(hit: Hit, { lang, game }: Manner): string {
  if ('tool' in hit) return game ?? '';
  const { number, title, part } = hit.chapter;
  const names = [`${number}. ${title[lang]}`, part?.[lang], hit.kind[lang]];
  return names.filter(Boolean).join(' · ');
}

/** A hit in the list, as a link: to the place of a clause in the text, or to a tool. */
export function hitLink(hit: Hit, manner: Manner): HTMLAnchorElement {
  const { lang } = manner;
  const line = 'tool' in hit ? words(...marked(hit.section[lang], hit.marks)) : why(hit, lang);
  const place = where(hit, manner);
  return element(
    'a',
    { role: 'option', href: hit.path[lang], 'aria-selected': 'false' },
    before(hit, manner),
    ' ',
    element('b', {}, ...marked(hit.title[lang], hit.marks)),
    ...(place ? [element('span', { class: 'where' }, place)] : []),
    ...(line ? [line] : []),
  );
}
