import { allowedEdits, edits } from '../engine/core/edits.ts';
import type { Lang } from '../i18n/lang.ts';
import type { Entry, Field, Index } from './index.ts';
import { phraseWorth } from './phrase.ts';
import { stem, wordsOf } from './words.ts';

const WORTH: Record<Field, number> = {
  title: 10,
  heading: 9,
  alias: 7,
  section: 4,
  prose: 3,
  chapter: 1.5,
};
/** What a word of the other language is worth beside one of the reader's own. */
export const OTHER = 0.85;

/** A query's word as a word of the book, and how well the one stands for the other. */
export type Match = [word: string, quality: number];

function beginningWith({ words }: Index, start: string): string[] {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (words[end]?.startsWith(start)) end++;
  return words.slice(low, end);
}

function misspelt(index: Index, typed: string, start: boolean): Match[] {
  return index.words.flatMap((word): Match[] => {
    const most = allowedEdits(Math.max(typed.length, start ? 0 : word.length));
    if (typed.length < 4 || most === 0) return [];
    const count = edits(typed, word, most, start);
    if (count === Infinity || count === 0) return [];
    return [[word, (start ? 0.4 : 0.6) / count]];
  });
}

/** The book's words that a typed word may stand for. */
function matches(index: Index, typed: string): Match[] {
  const found = new Map<string, number>();
  const add = (word: string, quality: number) => {
    if (quality > (found.get(word) ?? 0)) found.set(word, quality);
  };
  const number = index.figures[typed];
  if (index.vocabulary.has(typed)) add(typed, 1);
  if (number && index.vocabulary.has(number)) add(number, 0.95);
  for (const word of index.stems.get(stem(typed)) ?? []) add(word, 0.95);
  const known = found.size > 0;
  if (typed.length > (known ? 2 : 1)) {
    for (const word of beginningWith(index, typed)) {
      add(word, 0.55 + (0.3 * typed.length) / word.length);
    }
  }
  if (!known) for (const [word, quality] of misspelt(index, typed, false)) add(word, quality);
  if (found.size === 0) {
    for (const [word, quality] of misspelt(index, typed, true)) add(word, quality);
  }
  return [...found].sort(([, a], [, b]) => b - a);
}

/** The best that one typed word finds in a clause. */
export interface Best {
  worth: number;
  field: Field;
  own: boolean;
}

/** For one typed word, the best place in each clause. */
function places(index: Index, found: readonly Match[], lang: Lang): Map<Entry, Best> {
  const best = new Map<Entry, Best>();
  for (const [word, quality] of found) {
    for (const { entry, field, lang: at } of index.vocabulary.get(word) ?? []) {
      const own = at === lang;
      const worth = WORTH[field] * quality * (own ? 1 : OTHER);
      if (worth > (best.get(entry)?.worth ?? 0)) best.set(entry, { worth, field, own });
    }
  }
  return best;
}

/** An abbreviation answers like its terms, in those clauses that hold all the words of one of them. */
function expanded(index: Index, typed: string, lang: Lang): [Map<Entry, Best>, Match[]] {
  const all: Match[] = [];
  const best = new Map<Entry, Best>();
  for (const term of index.abbreviations[typed] ?? []) {
    const words = wordsOf(term).filter((word) => !index.common.has(word));
    const found = words.map((word) => matches(index, word).filter(([, quality]) => quality > 0.9));
    const parts = found.map((match) => places(index, match, lang));
    all.push(...found.flat());
    for (const [entry, first] of parts[0] ?? []) {
      const each = parts.map((part) => part.get(entry));
      const least = Math.min(...each.map((one) => one?.worth ?? 0));
      const worth = least && least * 0.95 + phraseWorth(entry, term, lang) / 2;
      if (worth > (best.get(entry)?.worth ?? 0)) best.set(entry, { ...first, worth });
    }
  }
  return [best, all];
}

/** The clauses that answer a typed word, and the book's words that it stands for. */
export function answer(index: Index, typed: string, lang: Lang): [Map<Entry, Best>, Match[]] {
  const [more, terms] = expanded(index, typed, lang);
  // «el» and «los» are words as well as elephants and line of sight.
  if (index.common.has(typed) && terms.length > 0) return [more, terms];
  const found = matches(index, typed);
  const best = places(index, found, lang);
  for (const [entry, one] of more) {
    if (one.worth > (best.get(entry)?.worth ?? 0)) best.set(entry, one);
  }
  return [best, [...found, ...terms]];
}
