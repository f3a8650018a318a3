import type { Lang } from '../i18n/lang.ts';
import { named } from './ids.ts';
import { type Entry, FIELDS, type Field, type Index } from './index.ts';
import { answer, type Best, type Match, OTHER } from './lookup.ts';
import { phraseWorth } from './phrase.ts';
import { stem, wordsOf } from './words.ts';

export interface Hit extends Entry {
  score: number;
  /** The language whose words were found; the reader's own where both were. */
  lang: Lang;
  /** Where the words were found that stand in no better place. */
  field: Field;
  /** The folded words of the clause that answer the query, to be marked. */
  marks: ReadonlySet<string>;
}

/** What it is worth that the query says the whole title, and that many clauses lead to this one. */
const COVERED = 3;
const CITED = 1;
/** In a longer query one word may be missing, at this price. */
const MISSING = 6;

/** What a clause has gathered. */
interface Gathered {
  entry: Entry;
  score: number;
  terms: number;
  titleWords: number;
  /** Terms found best in the reader's language. */
  own: number;
  worst: Field;
}

const worse = (a: Field, b: Field) => (FIELDS.indexOf(a) > FIELDS.indexOf(b) ? a : b);

function gather(answers: readonly Map<Entry, Best>[]): Gathered[] {
  const gathered = new Map<Entry, Gathered>();
  for (const best of answers) {
    for (const [entry, { worth, field, own }] of best) {
      let sum = gathered.get(entry);
      if (!sum) {
        sum = { entry, score: 0, terms: 0, titleWords: 0, own: 0, worst: 'title' };
        gathered.set(entry, sum);
      }
      sum.score += worth;
      sum.terms++;
      if (field === 'title') sum.titleWords++;
      if (own) sum.own++;
      sum.worst = worse(sum.worst, field);
    }
  }
  return [...gathered.values()];
}

function total(
  { entry, score, titleWords, own, terms }: Gathered,
  typed: number,
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
  const value = score + worth + COVERED * covered + CITED * entry.weight;
  return { score: value - MISSING * (typed - terms), lang: language };
}

/** What was typed, its misspelt words put right, so that they too are found as a phrase. */
function phraseOf(
  index: Index,
  said: readonly string[],
  answers: ReadonlyMap<string, Match[]>,
): string {
  const right = (word: string) =>
    index.vocabulary.has(word) || index.stems.has(stem(word))
      ? word
      : (answers.get(word)?.find(([found]) => !found.startsWith(word))?.[0] ?? word);
  return said.map(right).join(' ');
}

function byWords(index: Index, query: string, lang: Lang): Hit[] {
  const said = wordsOf(query).filter((word) => word !== index.system);
  const all = [...new Set(said)];
  const telling = all.filter((word) => !index.common.has(word));
  const typed = telling.length > 0 ? telling : all;
  if (typed.length === 0) return [];
  const answers = typed.map((word) => answer(index, word, lang));
  const marks = new Set(answers.flatMap(([, found]) => found.map(([word]) => word)));
  const gathered = gather(answers.map(([best]) => best));
  const most = Math.max(0, ...gathered.map(({ terms }) => terms));
  if (most < typed.length - 1) return [];
  const found = new Map(typed.map((word, i) => [word, answers[i]?.[1] ?? []]));
  const phrase = phraseOf(index, said, found);
  return gathered
    .filter(({ terms }) => terms === most || (terms >= 2 && terms >= typed.length - 1))
    .map(
      (one): Hit => ({
        ...one.entry,
        ...total(one, typed.length, phrase, lang),
        field: one.worst,
        marks,
      }),
    )
    .sort((a, b) => b.score - a.score || a.at - b.at);
}

/** The clauses that answer a query, best first: by their code where it names one, else by its words in both languages. */
export function search(index: Index, query: string, lang: Lang): Hit[] {
  const entries = named(index, query);
  if (entries.length === 0) return byWords(index, query, lang);
  const marks = new Set<string>();
  return entries.map((entry, i) => ({ ...entry, score: 1000 - i, lang, field: 'title', marks }));
}
