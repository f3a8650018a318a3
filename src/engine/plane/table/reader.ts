import type { ClauseId } from '../../core/clause-ids.ts';
import type { With } from '../../core/ruling.ts';

/** What is wrong with a position: at which character, counted from 0, and the clause where a rule forbids it. */
export interface Fault {
  at: number;
  problem: string;
  with: With;
  clause?: ClauseId;
}
export type Blame = (fault: Fault) => void;

/** A piece of the text between separators, and where it begins. */
export interface Word {
  text: string;
  at: number;
}

/** The pieces between separators, with their places. */
export function split({ text, at }: Word, separator: string): Word[] {
  let start = at;
  return text.split(separator).map((piece) => {
    const word = { text: piece, at: start };
    start += piece.length + separator.length;
    return word;
  });
}

const NUMBER = /^\d{1,4}(\.\d{1,2})?$/;

/** A number with up to two decimals; undefined where there is none. */
export const numberIn = (text: string): number | undefined =>
  NUMBER.test(text) ? Number(text) : undefined;

export interface Limits {
  least: number;
  most: number;
}

/** A number within its limits; what is not one is told. */
export function amount({ text, at }: Word, { least, most }: Limits, blame: Blame) {
  const value = numberIn(text);
  if (value !== undefined && value >= least && value <= most) return value;
  blame({ at, problem: 'out-of-range', with: { word: text, least, most } });
  return undefined;
}

/** A number as it is written: to two decimals. */
export const decimals = (value: number) => String(Math.round(value * 100) / 100);
