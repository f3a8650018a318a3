import type { ClauseId } from '../../src/engine/core/clause-ids.ts';
import type { Lang } from '../../src/i18n/lang.ts';

/** A clause, or a tool as the search knows it: `cca/board/`, `cca/calc/dice/`. */
type Answer = ClauseId | `${string}/${string}`;

/** What a player types, and what answers it: what must stand first, or that of which one must be among the first three. */
export interface Query {
  typed: string;
  lang: Lang;
  kind: 'code' | 'term' | 'other language' | 'typo' | 'no accents' | 'abbreviation' | 'tool';
  expected: readonly Answer[];
}

/** What all of a kind are written as, in one language of the page on which they are typed. */
type Lists = Readonly<Partial<Record<`${Query['kind']}, ${Lang}`, string>>>;

/** What finds the tools that every game has, each by its address below that of the game. */
const USUAL: Lists = {
  'tool, es': `
    tirar dados | lanzar los dados | en la mesa = at-the-table/
    calculadora | probabilidades = calc/
    leccion | cómo se juega = learn/
    glosario = glossary/
    hoja | chuleta = tables/
  `,
  'tool, en': `
    roll dice | at the table = at-the-table/
    calculators | odds = calc/
    lessons | how to play = learn/
    glossary = glossary/
    sheets | cheat sheet = tables/
  `,
};

/** Typed words before what answers them; one that begins or ends with a space stands in quotes. */
function queriesIn(kind: Query['kind'], lang: Lang, pair: string, below = ''): Query[] {
  const [left = '', right = ''] = pair.split(' = ');
  const expected = right.split(' ').map((one) => `${below}${one}` as Answer);
  return left
    .split(' | ')
    .map((typed) => ({ typed: typed.replace(/^"(.*)"$/, '$1'), lang, kind, expected }));
}

const read = (lists: Lists, below = '') =>
  Object.entries(lists).flatMap(([heading, text]) => {
    const [kind, lang] = heading.split(', ') as [Query['kind'], Lang];
    const pairs = text.trim().split(/\s*\n\s*|; /);
    return pairs.flatMap((pair) => queriesIn(kind, lang, pair, below));
  });

/**
 * The queries of a system by their kind and the language of the page, a line for those that the same answers:
 * `estampida | huida de elefantes = cca-12.21 cca-12.22`; several short ones on a line with `; ` between. A game without
 * all of the usual tools says which it has.
 */
export const listOf = (system: string, lists: Lists, tools = USUAL): readonly Query[] => [
  ...read(lists),
  ...read(tools, `${system}/`),
];
