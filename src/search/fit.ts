import type { Lang } from '../i18n/lang.ts';
import type { Entry, Index } from './index.ts';
import type { Match } from './lookup.ts';
import { stem, wordsOf } from './words.ts';

/** What it is worth that something which an entry is asked by is just what was typed. */
const FITS = 10;
/** How much of that in the other language. */
const FOREIGN = 0.6;
/** Below 1, words that were typed and are not said count for less than words that are said and were not typed. */
const LEAN = 0.6;
/** How much it tells that somebody asks who, when, where, how much or whether he must. */
export const SIGN = 0.5;

/** How much a word tells: rare ones most, yet those that stand everywhere something. */
export const weighed = (rarity: number) => 0.7 + 0.9 * rarity;

/** A word that was typed, or a sign of what is asked: how much it tells, and the book's words that it stands for. */
export interface Meant {
  weight: number;
  matches: readonly Match[];
}

/** For each stem the words typed that stand for it, and how well. */
type Stems = ReadonlyMap<string, readonly (readonly [at: number, quality: number])[]>;

/** What an entry is asked by in one go: stems, each with how much it tells. */
type Saying = readonly (readonly [root: string, weight: number])[];

const isSign = (word: string) => word.startsWith('?');
const rootOf = (word: string) => (isSign(word) ? word : stem(word));

/** How much each stem of an index tells, and what its entries are asked by: worked out when it is first looked at. */
const weights = new WeakMap<Index, Map<string, number>>();
const sayings = new WeakMap<object, Record<Lang, readonly Saying[]>>();

function rarityOf({ stems, vocabulary, entries }: Index, root: string): number {
  const places = (stems.get(root) ?? []).flatMap((word) => vocabulary.get(word) ?? []);
  const count = new Set(places.map(({ entry }) => entry)).size;
  const rarity = 1 - Math.log(Math.max(1, count)) / Math.log(entries.length);
  return Math.max(0.05, rarity);
}

function weightOf(index: Index, root: string): number {
  const known = weights.get(index) ?? new Map<string, number>();
  weights.set(index, known);
  const weight = known.get(root) ?? (isSign(root) ? SIGN : weighed(rarityOf(index, root)));
  known.set(root, weight);
  return weight;
}

/** Its title, each of its other names and each question that players ask. */
function sayingsOf(index: Index, entry: Entry): Record<Lang, readonly Saying[]> {
  const known = sayings.get(entry.names);
  if (known) return known;
  const of = (lang: Lang): Saying[] =>
    [
      ...[entry.title[lang], ...entry.aliases[lang]].map((name) =>
        wordsOf(name).filter((word) => !index.common.has(word)),
      ),
      ...entry.spoken[lang].map((saying) => saying.split(' ')),
    ]
      .filter((words) => words.length > 0)
      .map((words) =>
        [...new Set(words.map(rootOf))].map((root) => [root, weightOf(index, root)] as const),
      );
  const both = { es: of('es'), en: of('en') };
  sayings.set(entry.names, both);
  return both;
}

function stemsOf(typed: readonly Meant[]): Stems {
  const stems = new Map<string, [number, number][]>();
  typed.forEach(({ matches }, at) => {
    const best = new Map<string, number>();
    for (const [word, quality] of matches) {
      const root = rootOf(word);
      best.set(root, Math.max(quality, best.get(root) ?? 0));
    }
    for (const [root, quality] of best)
      stems.set(root, [...(stems.get(root) ?? []), [at, quality]]);
  });
  return stems;
}

/** From 0 to 1: how much of what was typed is said, and how much of what is said was typed. */
function fitOf(saying: Saying, typed: readonly Meant[], stems: Stems): number {
  const met: number[] = [];
  let said = 0;
  let saidAll = 0;
  for (const [root, weight] of saying) {
    saidAll += weight;
    let best = 0;
    for (const [at, quality] of stems.get(root) ?? []) {
      best = Math.max(best, quality);
      met[at] = Math.max(met[at] ?? 0, quality);
    }
    said += weight * best;
  }
  if (said === 0) return 0;
  let asked = 0;
  let askedAll = 0;
  typed.forEach(({ weight }, at) => {
    askedAll += weight;
    asked += weight * (met[at] ?? 0);
  });
  return (asked / askedAll) ** LEAN * (said / saidAll);
}

/** What it is worth how well one title, name or question of an entry fits the whole of what was typed. */
export function fitting(index: Index, typed: readonly Meant[], lang: Lang) {
  const stems = stemsOf(typed);
  const other: Lang = lang === 'es' ? 'en' : 'es';
  return (entry: Entry): number => {
    const asked = sayingsOf(index, entry);
    const best = (at: Lang) => Math.max(0, ...asked[at].map((one) => fitOf(one, typed, stems)));
    return FITS * Math.max(best(lang), FOREIGN * best(other));
  };
}
