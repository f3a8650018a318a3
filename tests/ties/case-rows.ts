import { draftOf, sectionsOf } from '../../src/engine/testing/words.ts';
import type { Case } from './worked-cases.ts';

/** `85 elephants move 3 hexes: unit=EL hexes=3 => allowed`: number and situation, what is asked, what must come of it. */
export const caseOf = (query: string, row: string, asked: (words: string) => object): Case => {
  const [, number, situation = '', draft = '', expected = ''] =
    /^\s*(b?\d+) (.*?): (.*) => (.*)$/.exec(row) ?? [];
  if (!number) throw new RangeError(`Not a case: ${row}`);
  const known = number.startsWith('b') ? number : Number(number);
  return [known, situation, query, asked(draft), draftOf(expected)];
};

/** Cases under the ids of their queries, one a line. */
export const casesIn = (text: string): Case[] =>
  sectionsOf(text).flatMap(([query, rows]) => rows.map((row) => caseOf(query, row, draftOf)));
