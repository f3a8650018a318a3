import type { ClauseId } from '../../core/clause-ids.ts';
import type { With } from '../../core/ruling.ts';
import { numberIn, type Word } from '../../core/words.ts';

/** What is wrong with a position: at which character, counted from 0, and the clause where a rule forbids it. */
export interface Fault {
  at: number;
  problem: string;
  with: With;
  clause?: ClauseId;
}
export type Blame = (fault: Fault) => void;

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
