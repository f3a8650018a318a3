import type { Lang } from '../i18n/lang.ts';
import type { Entry, Index } from './index.ts';
import type { Match } from './lookup.ts';
import { wordsOf } from './words.ts';

/** What it is worth that the query names what a title is about, the words before its colon. */
const ASKED = 1.4;
/** What each rare word costs that narrows the subject and was not typed. */
const NARROWER = 3.4;
/** How well a typed word must stand for one of the book to name a subject. */
const CERTAIN = 0.5;

/** A word of a subject, and how much it tells: 1 where few clauses have it. */
type Word = readonly [word: string, rarity: number];

/** The subjects of the titles, by language: worked out when they are first looked at. */
const kept = new WeakMap<object, Record<Lang, readonly Word[]>>();

function wordsIn(index: Index, title: string): Word[] {
  const [subject = '', rest] = title.split(':');
  if (rest === undefined) return [];
  return wordsOf(subject)
    .filter((word) => !index.common.has(word))
    .map((word) => {
      const count = new Set(index.vocabulary.get(word)?.map(({ entry }) => entry)).size;
      const share = count / index.entries.length;
      return [word, Math.log(1 / share) / Math.log(index.entries.length)];
    });
}

function subjectsOf(index: Index, { names, title }: Entry): Record<Lang, readonly Word[]> {
  const known = kept.get(names);
  if (known) return known;
  const subjects = { es: wordsIn(index, title.es), en: wordsIn(index, title.en) };
  kept.set(names, subjects);
  return subjects;
}

/** The book's words that were meant, each with how well what was typed stands for it. */
export function meant(matches: readonly Match[]): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const [word, quality] of matches)
    if (quality > Math.max(CERTAIN, words.get(word) ?? 0)) words.set(word, quality);
  return words;
}

/** «Heavy chariots: ignore 1 sword» answers whoever asks about heavy chariots before what only mentions them. */
export function subjectWorth(
  index: Index,
  entry: Entry,
  typed: ReadonlyMap<string, number>,
  lang: Lang,
): number {
  const words = subjectsOf(index, entry)[lang];
  const all = words.reduce((sum, [, rarity]) => sum + rarity, 0);
  if (all <= 0) return 0;
  const named = words.reduce((sum, [word, rarity]) => sum + rarity * (typed.get(word) ?? 0), 0);
  return ASKED * (named / all) - NARROWER * (all - named);
}
