import { type Randomness, shuffle } from '../../engine/core/random.ts';
import type { Shown } from './shown.ts';

const SEEDS = 1_000_000;
export const anySeed = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS;

/** The round that a seed gives: of each situation one question, and the easy ones first. */
export function dealt(stock: readonly Shown[], many: number, from: Randomness): Shown[] {
  return shuffle(from, stock)
    .slice(0, many)
    .sort((a, b) => a.know + a.facts - (b.know + b.facts));
}
