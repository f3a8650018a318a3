import type { ChapterEntries, ClauseEntry, Kind } from './registry.ts';

/** What is registered of a clause as its author writes it; kind and lines of the source stand before it. */
interface Written
  extends Partial<Pick<ClauseEntry, 'see'>>,
    Pick<ClauseEntry, 'restates' | 'doubts' | 'version' | 'history' | 'excluded'> {
  /** Words that players type, in Spanish and in English, with a comma between them; nothing where one language has none. */
  words?: `${string} | ${string}`;
}

const listOf = (words = '') => (words ? words.split(',').map((word) => word.trim()) : undefined);
const aliasesOf = (words: string) => {
  const [es, en] = words.split(' | ').map((list) => listOf(list));
  return { aliases: { ...(es && { es }), ...(en && { en }) } };
};

const entry = (
  kind: Kind,
  lines: string,
  { see = [], words, restates = [], ...more }: Written,
): ClauseEntry => ({
  kind,
  see: [...restates.filter((id) => !see.includes(id)), ...see],
  lines,
  ...(restates.length > 0 && { restates }),
  ...more,
  ...(words && aliasesOf(words)),
});

/** A clause by its kind, the lines of its source, the clauses to see, and the rest; a long `see` is part of the rest. */
export function clause(
  kind: Kind,
  lines: string,
  see: ClauseEntry['see'],
  rest?: Written,
): ClauseEntry;
export function clause(kind: Kind, lines: string, rest?: Written): ClauseEntry;
export function clause(
  kind: Kind,
  lines: string,
  see: ClauseEntry['see'] | Written = [],
  rest: Written = {},
) {
  return entry(kind, lines, 'length' in see ? { see, ...rest } : see);
}

export const defineClauses = (entries: ChapterEntries) => entries;
