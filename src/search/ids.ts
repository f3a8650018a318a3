import { fold } from './words.ts';

/** `11.15`, `cca 11.15`, `CCA-11,15`, `cca11.15`, `[[cca-11.15]]`, `cca 11`, `capítulo 11`, `ONUS! 7.15`. */
const ID = /^[\s[#(§]*(?:([a-z][a-z0-9]*?)[\s\-._:!]*)?(\d+)(?:[\s.,\-_:]+(\d+))?[\s.,\-_:\])]*$/;
const CHAPTER_WORD = /^(?:capitulo|chapter|cap|chap)$/;

/** The system that a query names before anything else: `wab 3.4`, `wab panic`. */
export function namedSystem(query: string, systems: readonly string[]): string | undefined {
  const text = fold(query).replace(/^[\s[#(§]+/, '');
  return systems.find((system) => new RegExp(`^${system}(?![a-z])`).test(text));
}

interface Numbered {
  number: string;
}

/** The clauses of a system by their chapters, as far as a number needs them. */
export interface Numbers<Entry extends Numbered> {
  system: string;
  entries: readonly Entry[];
  chapters: ReadonlyMap<string, readonly Entry[]>;
}

/** Those whose number begins with what is typed so far. */
const begun = <E extends Numbered>(entries: readonly E[], number: string): E[] =>
  entries.filter((entry) => entry.number !== number && entry.number.startsWith(number));

/** `1115` is 11.15: every way to read a run of digits as chapter and number. */
const unpointed = <E extends Numbered>({ chapters }: Numbers<E>, digits: string): E[] =>
  [...digits.slice(1)].flatMap((_, i) => {
    const entries = chapters.get(digits.slice(0, i + 1)) ?? [];
    return entries.filter(({ number }) => number === digits.slice(i + 1));
  });

/**
 * The clauses that a query names by code, by chapter or by system; nothing where it names none.
 * With `typing`, the one of a code is followed by those that more digits would name.
 */
export function named<E extends Numbered>(
  index: Numbers<E>,
  query: string,
  typing = true,
): readonly E[] {
  if (
    fold(query)
      .replace(/[\s!]+$/, '')
      .trim() === index.system
  )
    return index.entries;
  const [, prefix, chapter = '', number] = ID.exec(fold(query)) ?? [];
  if (!chapter) return [];
  if (prefix && prefix !== index.system && !CHAPTER_WORD.test(prefix)) return [];
  const entries = index.chapters.get(String(Number(chapter)));
  if (!number) return entries ?? unpointed(index, chapter);
  const plain = String(Number(number));
  const exact = entries?.filter((entry) => entry.number === plain) ?? [];
  return exact.length > 0 && typing ? [...exact, ...begun(entries ?? [], plain)] : exact;
}
