import { allowedEdits, edits } from '../../engine/core/edits.ts';
import { stem, wordsOf } from '../words.ts';
import type { AsksFile } from './format.ts';

/** What a phrase says: values of a field by its name; several where it may be any of them. */
export interface Meaning {
  name: string;
  values: readonly (string | number | boolean)[];
  /** Somebody wrote the phrase down for this field; else it is a name of an option. */
  isWritten: boolean;
}

/** A phrase by the stems of its words, `#` being a number, and what it says of each field that takes it. */
interface Phrase {
  words: readonly string[];
  meanings: readonly Meaning[];
}

/** The phrases of a system by their first word, the longest first. */
export interface Lexicon {
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Their words, to put misspelt ones right. */
  words: readonly string[];
}

const partsOf = (phrase: string): string[] =>
  phrase.split(/\s+/).flatMap((part) => (part === '#' ? ['#'] : wordsOf(part).map(stem)));

export const isNumber = (word: string | undefined): word is string =>
  word !== undefined && /^\d+([.,]\d+)?$/.test(word);

function plainValue(value: string): string | number | boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  return isNumber(value) ? Number(value) : value;
}

/** Phrases with what they mean, gathered: what two options share may be either. */
class Gathering {
  /** Those that somebody wrote down. */
  private readonly written = new Set<string>();
  private readonly found = new Map<string, Map<string, Set<string | number | boolean>>>();

  add(phrase: string, name: string, value: string | number | boolean) {
    const key = partsOf(phrase).join(' ');
    if (!key) return;
    const names = this.found.get(key) ?? new Map();
    this.found.set(key, names);
    names.set(name, (names.get(name) ?? new Set()).add(value));
  }

  write(phrase: string, name: string, value: string | number | boolean) {
    this.add(phrase, name, value);
    this.written.add(`${name} ${partsOf(phrase).join(' ')}`);
  }

  has = (phrase: string, name: string) => this.found.get(partsOf(phrase).join(' '))?.has(name);

  open(): Lexicon {
    const phrases = new Map<string, Phrase[]>();
    for (const [key, names] of this.found) {
      const words = key.split(' ');
      const meanings = [...names].map(([name, values]) => ({
        name,
        values: [...values],
        isWritten: this.written.has(`${name} ${key}`),
      }));
      const first = words[0] as string;
      phrases.set(first, [...(phrases.get(first) ?? []), { words, meanings }]);
    }
    for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);
    const words = new Set([...this.found.keys()].flatMap((key) => key.split(' ')));
    return { phrases, words: [...words].filter((word) => word !== '#') };
  }
}

/** Of a field with fewer values none is called by a part of its name: `combat` may mean anything. */
const NAMED_IN_PART = 6;

/** All that values may be called: first what players say, then whole names, then words of names that leave it open. */
export function lexiconOf({ domains, says }: AsksFile, common: ReadonlySet<string>): Lexicon {
  const gathered = new Gathering();
  for (const [said, phrases] of Object.entries(says)) {
    const [name = '', value = ''] = said.split('=');
    for (const phrase of phrases.split('|')) gathered.write(phrase, name, plainValue(value));
  }
  const own = new Set<string>();
  for (const [names, values] of domains)
    for (const name of names.split(' ')) {
      for (const [value, es, en, said] of values)
        for (const phrase of [es, en, ...said.split('|')].filter(Boolean))
          if (!gathered.has(phrase, name) || own.has(`${name} ${phrase}`)) {
            own.add(`${name} ${phrase}`);
            gathered.add(phrase, name, plainValue(value));
          }
    }
  for (const [names, values] of domains)
    for (const name of values.length < NAMED_IN_PART ? [] : names.split(' ')) {
      const parts = new Map<string, Set<string>>();
      for (const [value, es, en] of values)
        for (const word of new Set([...wordsOf(es), ...wordsOf(en)]))
          if (!common.has(word) && word.length > 3)
            parts.set(word, (parts.get(word) ?? new Set()).add(value));
      for (const [word, of] of parts)
        if (!gathered.has(word, name) && of.size < values.length)
          for (const value of of) gathered.add(word, name, plainValue(value));
    }
  return gathered.open();
}

/** A phrase of the lexicon that stands at a place of what was typed. */
export interface Spoken {
  meanings: readonly Meaning[];
  length: number;
}

/** The number in a phrase where it has one. */
const counted = (meanings: readonly Meaning[], number: number | undefined): Meaning[] =>
  meanings.map(({ values, ...meaning }) => ({
    ...meaning,
    values: values.map((value) => (value === '#' ? (number ?? 1) : value)),
  }));

/** The longest phrase that begins at a place and says something of one of these fields. */
export function spokenAt(
  { phrases }: Lexicon,
  stems: readonly string[],
  at: number,
  names: ReadonlySet<string>,
): Spoken | undefined {
  const first = stems[at] as string;
  const begun = [
    ...(phrases.get(first) ?? []),
    ...(isNumber(first) ? (phrases.get('#') ?? []) : []),
  ];
  const found = begun
    .filter(({ words }) =>
      words.every((word, i) => (word === '#' ? isNumber(stems[at + i]) : stems[at + i] === word)),
    )
    .map(({ words, meanings }) => ({
      words,
      meanings: meanings.filter(({ name }) => names.has(name)),
    }))
    .filter(({ meanings }) => meanings.length > 0)
    .sort((a, b) => b.words.length - a.words.length)[0];
  if (!found) return undefined;
  const place = found.words.indexOf('#');
  const number = place < 0 ? undefined : Number((stems[at + place] ?? '').replace(',', '.'));
  return { meanings: counted(found.meanings, number), length: found.words.length };
}

/** The word of the lexicon that a misspelt one stands for, where there is only one. */
export function righted({ words }: Lexicon, typed: string): string {
  const most = allowedEdits(typed.length);
  if (most === 0 || words.includes(typed)) return typed;
  const near = words.filter((word) => word.length > 3 && edits(typed, word, 1) === 1);
  return near.length === 1 ? (near[0] as string) : typed;
}
