import type { ClauseId } from '../../core/clause-ids.ts';
import type { With } from '../../core/ruling.ts';

/** What may be wrong with the text of a table. */
export const FAULTS = [
  'not-a-position',
  'no-such-part',
  'no-side-yet',
  'no-place',
  'no-such-word',
  'out-of-range',
  'said-twice',
  'name-taken',
  'too-many-units',
  'two-formations',
  'formation-extended',
  'fleeing-formed',
  'fleeing-extended',
  'artillery-flees',
  'forced-formed',
  'off-the-table',
  'overlap',
  'no-such-target',
  'target-is-friend',
  'envelops-without-front',
  'more-markers-than-free',
  'more-markers-than-side',
] as const;
export type FaultKey = (typeof FAULTS)[number];

/** What is wrong with a position: at which character, counted from 0, and the clause where a rule forbids it. */
export interface Fault {
  at: number;
  problem: FaultKey;
  with: With;
  clause?: ClauseId;
}

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
