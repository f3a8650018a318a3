import { allowedEdits, edits } from '../engine/core/edits.ts';
import type { Lang } from '../i18n/lang.ts';
import type { Entry, Field, Index } from './index.ts';
import { phraseWorth } from './phrase.ts';
import { stem, wordsOf } from './words.ts';

const WORTH: Record<Field, number> = {
  title: 9.6,
  heading: 7,
  alias: 6.2,
  spoken: 9.6,
  section: 4,
  prose: 2.2,
  chapter: 2,
};
/** What a word of the other language is worth beside one of the reader's own. */
export const OTHER = 0.7;
/** What a word of players is worth beside that of the book. */
const SPOKEN = 0.7;

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
  if (typed.length < 4) return [];
  return index.words.flatMap((word): Match[] => {
    const most = allowedEdits(Math.max(typed.length, start ? 0 : word.length));
    if (most === 0 || (!start && Math.abs(word.length - typed.length) > most)) return [];
    const count = edits(typed, word, most, start);
    if (count === Infinity || count === 0) return [];
    return [[word, (start ? 0.4 : 0.6) / count]];
  });
}

/** The book's words that a typed word is, in another form or not. */
function known(index: Index, typed: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of index.stems.get(stem(typed)) ?? []) found.set(word, 0.95);
  const number = index.figures.get(typed);
  if (number && index.vocabulary.has(number)) found.set(number, 0.95);
  if (index.vocabulary.has(typed)) found.set(typed, 1);
  return found;
}

/** The book's words that a typed word may stand for. */
function matches(index: Index, typed: string): Match[] {
  const found = known(index, typed);
  const add = (word: string, quality: number) => {
    if (quality > (found.get(word) ?? 0)) found.set(word, quality);
  };
  for (const same of index.speech.same.get(stem(typed)) ?? [])
    if (!same.includes(' '))
      for (const [word, quality] of known(index, same)) add(word, SPOKEN * quality);
  const isKnown = found.size > 0;
  if (typed.length > (isKnown ? 2 : 1)) {
    for (const word of beginningWith(index, typed)) {
      add(word, 0.55 + (0.3 * typed.length) / word.length);
    }
  }
  if (!isKnown) for (const [word, quality] of misspelt(index, typed, false)) add(word, quality);
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
  /** How well the typed word stands for what was found, from 0 to 1. */
  quality: number;
}

/** For one typed word, the best place in each clause. */
function places(index: Index, found: readonly Match[], lang: Lang): Map<Entry, Best> {
  const best = new Map<Entry, Best>();
  for (const [word, quality] of found) {
    for (const { entry, field, lang: at } of index.vocabulary.get(word) ?? []) {
      const own = at === lang;
      const worth = WORTH[field] * quality * (own ? 1 : OTHER);
      if (worth > (best.get(entry)?.worth ?? 0)) best.set(entry, { worth, field, own, quality });
    }
  }
  return best;
}

/** What a typed word means in several words: an abbreviation of a term, or what players say for it. */
const phrasesOf = (index: Index, typed: string): readonly string[] => [
  ...(index.abbreviations.get(typed) ?? []),
  ...(index.speech.same.get(stem(typed)) ?? []).filter((same) => same.includes(' ')),
];

/** An abbreviation answers like its terms, in those clauses that hold all the words of one of them. */
function expanded(index: Index, typed: string, lang: Lang): [Map<Entry, Best>, Match[]] {
  const all: Match[] = [];
  const best = new Map<Entry, Best>();
  for (const term of phrasesOf(index, typed)) {
    const words = wordsOf(term).filter((word) => !index.common.has(word));
    const found = words.map((word) => [...known(index, word)]);
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

/** What a typed word finds. */
export interface Found {
  best: ReadonlyMap<Entry, Best>;
  /** The book's words that it stands for. */
  matches: readonly Match[];
  /** How much it tells: 1 where few clauses have it, little where most have. */
  rarity: number;
}

/** How much a word tells that nothing has: whoever typed it meant something. */
const UNKNOWN = 0.77;

function look(index: Index, typed: string, lang: Lang): Found {
  const [more, terms] = expanded(index, typed, lang);
  // «el» and «los» are words as well as elephants and line of sight.
  const found = index.common.has(typed) && terms.length > 0 ? [] : matches(index, typed);
  const best = places(index, found, lang);
  for (const [entry, one] of more) {
    if (one.worth > (best.get(entry)?.worth ?? 0)) best.set(entry, one);
  }
  const share = Math.min(1, best.size / index.entries.length);
  const rarity = best.size === 0 ? UNKNOWN : Math.log(1 / share) / Math.log(index.entries.length);
  return { best, matches: [...found, ...terms], rarity: Math.max(0.05, Math.min(1, rarity)) };
}

/** What was looked up lately: whoever types on asks for the words before again. */
const kept = new WeakMap<Index, Map<string, Found>>();
const KEPT = 200;

/** The clauses that answer a typed word, and the book's words that it stands for. */
export function answer(index: Index, typed: string, lang: Lang): Found {
  const words = kept.get(index) ?? new Map<string, Found>();
  kept.set(index, words);
  const key = `${lang} ${typed}`;
  const found = words.get(key) ?? look(index, typed, lang);
  if (words.size >= KEPT) words.clear();
  words.set(key, found);
  return found;
}
