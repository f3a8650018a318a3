import type { SearchFile } from './format.ts';
import { stem, wordsOf } from './words.ts';

/** How players say what a book says in other words. */
export interface Speech {
  /** What a word stands for beside itself, by its stem. */
  same: ReadonlyMap<string, readonly string[]>;
  /** Phrases by the stems of their words, the longest first, and the word of the book that takes their place. */
  phrases: readonly (readonly [words: readonly string[], means: readonly string[]])[];
  /** What the game has no rule for, word by word. */
  none: readonly (readonly string[])[];
}

const stemsOf = (text: string): string[] => wordsOf(text).map(stem);

export function openSpeech({ same, none }: Pick<SearchFile, 'same' | 'none'>): Speech {
  const words = new Map<string, string[]>();
  const phrases: [string[], string[]][] = [];
  for (const group of same.map((one) => one.split('|'))) {
    const [book = '', ...others] = group;
    for (const one of group) {
      const stems = stemsOf(one);
      if (stems.length > 1 && one !== book) phrases.push([stems, wordsOf(book)]);
      if (stems.length !== 1) continue;
      const known = words.get(stems[0] as string) ?? [];
      known.push(...[book, ...others].filter((other) => other !== one && !known.includes(other)));
      words.set(stems[0] as string, known);
    }
  }
  phrases.sort(([a], [b]) => b.length - a.length);
  return { same: words, phrases, none: none.map(wordsOf) };
}

const standsAt = (stems: readonly string[], phrase: readonly string[], at: number): boolean =>
  phrase.every((word, i) => stems[at + i] === word);

/** What was typed, with the book's word in place of a phrase that players say for it. */
export function reworded({ phrases }: Speech, said: readonly string[]): string[] {
  const stems = said.map(stem);
  const words: string[] = [];
  for (let at = 0; at < said.length; at++) {
    const found = phrases.find(([phrase]) => standsAt(stems, phrase, at));
    words.push(...(found ? found[1] : [said[at] as string]));
    at += found ? found[0].length - 1 : 0;
  }
  return words;
}

/** The words of what the game has no rule for, as they were typed. */
export function withoutRule({ none }: Speech, said: readonly string[]): string[] {
  return none.flatMap((phrase) => {
    const at = said.findIndex((_, i) => standsAt(said, phrase, i));
    return at < 0 ? [] : said.slice(at, at + phrase.length);
  });
}
