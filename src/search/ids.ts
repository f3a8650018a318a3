import type { Entry, Index } from './index.ts';
import { fold } from './words.ts';

/** `11.15`, `cca 11.15`, `CCA-11,15`, `cca11.15`, `[[cca-11.15]]`, `cca 11`, `capítulo 11`, `ONUS! 7.15`. */
const ID = /^[\s[#(§]*(?:([a-z][a-z0-9]*?)[\s\-._:!]*)?(\d+)(?:[\s.,\-_:]+(\d+))?[\s.,\-_:\])]*$/;
const CHAPTER_WORD = /^(?:capitulo|chapter|cap|chap)$/;

/** The system that a query names before anything else: `wab 3.4`, `wab panic`. */
export function namedSystem(query: string, systems: readonly string[]): string | undefined {
  const text = fold(query).replace(/^[\s[#(§]+/, '');
  return systems.find((system) => new RegExp(`^${system}(?![a-z])`).test(text));
}

/** The clause of that number, and then those whose number begins with what is typed so far. */
function numbered(entries: readonly Entry[], number: string): Entry[] {
  const exact = entries.filter((entry) => entry.number === number);
  if (exact.length === 0) return [];
  return [...exact, ...entries.filter((e) => e.number !== number && e.number.startsWith(number))];
}

/** `1115` is 11.15: every way to read a run of digits as chapter and number. */
const unpointed = ({ chapters }: Index, digits: string): Entry[] =>
  [...digits.slice(1)].flatMap((_, i) => {
    const entries = chapters.get(digits.slice(0, i + 1)) ?? [];
    return entries.filter(({ number }) => number === digits.slice(i + 1));
  });

/** The clauses that a query names by code, by chapter or by system; nothing where it names none. */
export function named(index: Index, query: string): readonly Entry[] {
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
  if (number) return numbered(entries ?? [], String(Number(number)));
  return entries ?? unpointed(index, chapter);
}
