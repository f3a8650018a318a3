import { edits } from '../engine/core/edits.ts';
import type { Lang } from '../i18n/lang.ts';
import { askedFor } from './asking.ts';
import { fitting, type Meant, SIGN, weighed } from './fit.ts';
import { isCode, named, namedReading } from './ids.ts';
import { type Entry, FIELDS, type Field, type Index } from './index.ts';
import { answer, type Found, OTHER } from './lookup.ts';
import { phraseWorth } from './phrase.ts';
import { reworded, withoutRule } from './speech.ts';
import { meant, subjectWorth } from './subject.ts';
import { stem, wordsOf } from './words.ts';

export type Hit = Entry & {
  score: number;
  /** The language whose words were found; the reader's own where both were. */
  lang: Lang;
  /** Where the words were found that stand in no better place. */
  field: Field;
  /** The folded words of the clause that answer the query, to be marked. */
  marks: ReadonlySet<string>;
  /** How much of what was typed it has, from 0 to 1. */
  share: number;
};

/** What it is worth that the query says the whole title, and that many clauses lead to this one. */
const COVERED = 1.5;
const CITED = 1.1;
/** What it is worth that players ask just that of a clause: who, when, how much. */
const ASKED = 6;
/** What a phrase is worth beside the worth of its words. */
const PHRASE = 1.3;
/** How much of the share is lost where a word stands for another but vaguely. */
const VAGUE = 1.4;
/** What it is worth that the whole query is a name of what the clause defines. */
const NAMED = 12;
/** What a missing word costs, by how much it tells. */
const MISSING = 4;
/** Of what was typed, weighed by what it tells, a clause must have so much; and so much of what the best has. */
const LEAST = 0.15;
const BESIDE = 0.39;

/** A telling word of a query, with what it finds. */
interface Typed extends Found {
  word: string;
}

/** What a clause has gathered. */
interface Gathered {
  entry: Entry;
  score: number;
  terms: number;
  titleWords: number;
  /** How much of what was typed it has. */
  share: number;
  /** Terms found best in the reader's language. */
  own: number;
  worst: Field;
}

const worse = (a: Field, b: Field) => (FIELDS.indexOf(a) > FIELDS.indexOf(b) ? a : b);

const weightOf = ({ rarity }: Found) => weighed(rarity);

function gather(typed: readonly Typed[]): Gathered[] {
  const gathered = new Map<Entry, Gathered>();
  const all = typed.reduce((sum, one) => sum + weightOf(one), 0);
  for (const one of typed) {
    const weight = (weightOf(one) * typed.length) / all;
    for (const [entry, { worth, field, own, quality }] of one.best) {
      let sum = gathered.get(entry);
      if (!sum) {
        sum = { entry, score: 0, terms: 0, titleWords: 0, share: 0, own: 0, worst: 'title' };
        gathered.set(entry, sum);
      }
      sum.score += worth * weight;
      sum.terms++;
      sum.share += (weight / typed.length) * (1 - VAGUE * (1 - quality));
      if (field === 'title') sum.titleWords++;
      if (own) sum.own++;
      sum.worst = worse(sum.worst, field);
    }
  }
  return [...gathered.values()];
}

function total(
  { entry, score, titleWords, own, terms, share }: Gathered,
  all: number,
  phrase: string,
  lang: Lang,
) {
  const other: Lang = lang === 'es' ? 'en' : 'es';
  const language = own * 2 >= terms ? lang : other;
  const covered = Math.min(1, titleWords / Math.max(1, entry.telling[language]));
  const worth = Math.max(
    phraseWorth(entry, phrase, lang),
    OTHER * phraseWorth(entry, phrase, other),
  );
  const defines = entry.defines.es.has(phrase) || entry.defines.en.has(phrase) ? NAMED : 0;
  const value = score + PHRASE * worth + defines + COVERED * covered + CITED * entry.weight;
  return { score: value - MISSING * all * (1 - share), lang: language };
}

/** The clauses of which players ask the same: who, when, where or how much. */
function asksOf({ vocabulary }: Index, said: readonly string[]): ReadonlySet<Entry> {
  const signs = [...askedFor(said)];
  return new Set(signs.flatMap((sign) => vocabulary.get(sign)?.map(({ entry }) => entry) ?? []));
}

/** What was typed, its misspelt words put right, so that they too are found as a phrase. */
function phraseOf(
  index: Index,
  said: readonly string[],
  typed: ReadonlyMap<string, Typed>,
): string[] {
  const right = (word: string) =>
    index.vocabulary.has(word) || index.stems.has(stem(word))
      ? word
      : (typed.get(word)?.matches.find(([found]) => !found.startsWith(word))?.[0] ?? word);
  return said.map(right);
}

const byWorth = (a: Hit, b: Hit) => b.score - a.score || a.at - b.at;

/** How many hits come before a term, which only says again what its clause says. */
const BEST = 3;

function ranked(hits: readonly Hit[]): Hit[] {
  const isTerm = (hit: Hit) => 'tool' in hit && (hit.tool === 'term' || hit.tool === 'reading');
  const others = hits.filter((hit) => !isTerm(hit)).sort(byWorth);
  const most = others[Math.min(BEST, others.length) - 1]?.score ?? Infinity;
  const terms = hits.filter(isTerm).map((hit) => ({ ...hit, score: Math.min(hit.score, most) }));
  return [...others, ...terms].sort(byWorth);
}

const withoutSystem = (index: Index, query: string) =>
  wordsOf(query).filter((word) => word !== index.system);

/** The words of a query that the game may know. */
function plainWords(index: Index, query: string): string[] {
  const words = withoutSystem(index, query);
  const without = new Set(withoutRule(index.speech, words));
  return words.filter((word) => !without.has(word));
}

/** Shorter words are too soon another one. */
const LONG = 5;

/** Words that tell nothing are misspelt like any other. */
function isCommon({ common, vocabulary, stems }: Index, word: string): boolean {
  if (common.has(word)) return true;
  if (word.length < LONG || vocabulary.has(word) || stems.has(stem(word))) return false;
  return [...common].some((one) => one.length >= LONG && edits(word, one, 1) === 1);
}

function tellingOf(index: Index, said: readonly string[]): string[] {
  const all = [...new Set(said)];
  const telling = all.filter((word) => !isCommon(index, word));
  return telling.length > 0 ? telling : all;
}

/** What was typed and no clause has: what is listed does not speak of it. */
export function unknownWords(index: Index, query: string, lang: Lang): string[] {
  if (named(index, query).length > 0 || isCode(query)) return [];
  const said = reworded(index.speech, plainWords(index, query));
  const unknown = tellingOf(index, said).filter(
    (word) => answer(index, word, lang).best.size === 0,
  );
  return [...withoutRule(index.speech, withoutSystem(index, query)), ...unknown];
}

/** What was typed, with each abbreviation of one term written out; nothing where there is none. */
function writtenOut(
  { abbreviations, common }: Index,
  query: string,
  said: readonly string[],
  lang: Lang,
): string[] {
  // «mi» is a word, and MI medium infantry.
  const isLoud = query === query.toUpperCase();
  const isMeant = (word: string) =>
    !common.has(word) || (!isLoud && query.includes(word.toUpperCase()));
  const terms = said.map((word) => {
    const [es, en, ...others] = isMeant(word) ? (abbreviations.get(word) ?? []) : [];
    return others.length > 0 ? undefined : { es, en }[lang];
  });
  if (!terms.some(Boolean)) return [];
  return said.flatMap((word, i) => wordsOf(terms[i] ?? word));
}

/**
 * What was typed, as it stands, with the book's words for what players say, and with abbreviations written out: each clause
 * as it does best.
 */
function byWords(index: Index, query: string, lang: Lang): Hit[] {
  const plain = plainWords(index, query);
  if (index.names.has(plain.join(' '))) return ranked(byThese(index, plain, lang));
  const said = reworded(index.speech, plain);
  const ways = [plain, said, writtenOut(index, query, said, lang)].map((words) => words.join(' '));
  const best = new Map<string, Hit>();
  for (const words of new Set(ways))
    for (const hit of byThese(index, wordsOf(words), lang))
      if (hit.score > (best.get(hit.id)?.score ?? -Infinity)) best.set(hit.id, hit);
  return ranked([...best.values()]);
}

function byThese(index: Index, said: readonly string[], lang: Lang): Hit[] {
  const telling = tellingOf(index, said);
  if (telling.length === 0) return [];
  const typed = telling.map((word): Typed => ({ word, ...answer(index, word, lang) }));
  const marks = new Set(typed.flatMap(({ matches }) => matches.map(([word]) => word)));
  const gathered = gather(typed);
  const most = Math.max(0, ...gathered.map(({ share }) => share));
  if (most < LEAST) return [];
  const phrase = phraseOf(index, said, new Map(typed.map((one) => [one.word, one]))).join(' ');
  const asks = asksOf(index, said);
  const whole: Meant[] = [
    ...typed.map((one) => ({ weight: weightOf(one), matches: one.matches })),
    ...[...askedFor(said)].map((sign): Meant => ({ weight: SIGN, matches: [[sign, 1]] })),
  ];
  // A word that stands alone asks for all that there is of it, whatever else is said of that.
  const worthOf = whole.length > 1 ? fitting(index, whole, lang) : () => 0;
  // A word that stands alone asks for all that there is of it, and so does what only a heading says.
  const named = typed.length > 1 ? meant(typed.flatMap(({ matches }) => matches)) : undefined;
  return gathered
    .filter(({ share }) => share >= most * BESIDE)
    .map((one): Hit => {
      const { score, lang: found } = total(one, typed.length, phrase, lang);
      return {
        ...one.entry,
        score:
          score +
          worthOf(one.entry) +
          (asks.has(one.entry) ? ASKED : 0) +
          (named && one.worst !== 'section' ? subjectWorth(index, one.entry, named, found) : 0),
        lang: found,
        field: one.worst,
        marks,
        share: one.share,
      };
    });
}

/** What is named by a code comes in that order. */
function byName(entries: readonly Entry[], lang: Lang): Hit[] {
  const marks = new Set<string>();
  return entries.map((entry, i) => ({
    ...entry,
    score: 1000 - i,
    lang,
    field: 'title',
    marks,
    share: 1,
  }));
}

/** The clauses that answer a query, best first: by their code where it names one, else by its words in both languages. */
export function search(index: Index, query: string, lang: Lang): Hit[] {
  const reading = namedReading(query);
  if (reading) {
    const isOurs = reading.system === undefined || reading.system === index.system;
    const found = isOurs && index.readings.get(`${index.system}-${reading.id}`);
    return byName(found ? [found] : [], lang);
  }
  const entries = named(index, query);
  if (entries.length > 0) return byName(entries, lang);
  return isCode(query) ? [] : byWords(index, query, lang);
}
