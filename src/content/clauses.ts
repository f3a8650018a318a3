import type { ByLang, ChapterEntries, ClauseEntry, Kind } from './registry.ts';

/** What is registered of a clause as its author writes it; kind and lines of the source stand before it. */
interface Written
  extends Partial<Pick<ClauseEntry, 'see'>>,
    Pick<ClauseEntry, 'restates' | 'rulings' | 'version' | 'history' | 'excluded'>,
    Partial<ByLang> {}

/** Words that players type, with a comma between them. */
const wordsOf = (list: string) => list.split(',').map((word) => word.trim());

const entry = (
  kind: Kind,
  lines: string,
  { see = [], es, en, restates = [], ...more }: Written,
): ClauseEntry => ({
  kind,
  see: [...restates.filter((id) => !see.includes(id)), ...see],
  lines,
  ...(restates.length > 0 && { restates }),
  ...more,
  ...((es ?? en) !== undefined && {
    aliases: { ...(es && { es: wordsOf(es) }), ...(en && { en: wordsOf(en) }) },
  }),
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
