import { Distribution } from '../../core/dice.ts';
import { countedIn, successesOf } from '../checks/successes.ts';
import { hitsOf } from '../shooting/outcome.ts';
import { RESIST_FROM } from './resist-rows.ts';

/** What one side's attack does to the other: markers, and whether that cancelled nothing. */
export interface Harm {
  wear: number;
  exposed: boolean;
}

/** Dice that attack a unit and those with which it resists, with what is told of them. */
export interface Exchange {
  dice: number;
  hitsOn: number;
  courageDice: number;
  attackDice: readonly number[] | undefined;
  resistDice: readonly number[] | undefined;
  /** Ruling R42: who was not hit does not roll, or (b) rolls and may be Disordered by it. */
  R42: 'a' | 'b';
}

const rolls = (hits: number, { R42 }: Exchange) => hits > 0 || R42 === 'b';

/** Each success cancels a hit; without any the unit is exposed (t7g-5.15 to t7g-5.17). */
const harmBy = (hits: number, saved: number, rolled: boolean): Harm => ({
  wear: Math.max(0, hits - saved),
  exposed: rolled && saved === 0,
});

/** Hits and what was cancelled of them, as far as it is told. */
export function fallen(exchange: Exchange) {
  const { dice, hitsOn, courageDice, attackDice, resistDice } = exchange;
  const hits = countedIn(dice, attackDice, hitsOn);
  const saves = hits === null || rolls(hits, exchange);
  const saved = saves ? countedIn(courageDice, resistDice, RESIST_FROM) : 0;
  return { hits, saved };
}

/** All that the exchange may do to who resists. */
export function harmOf(exchange: Exchange): Distribution<Harm> {
  const { hits, saved } = fallen(exchange);
  const { dice, hitsOn, courageDice } = exchange;
  const hit = hits === null ? hitsOf(dice, hitsOn) : Distribution.certain({ hits });
  const saves =
    saved === null
      ? successesOf(courageDice, RESIST_FROM)
      : Distribution.certain({ successes: saved });
  return hit.chain((one) =>
    rolls(one.hits, exchange)
      ? saves.map(({ successes }) => harmBy(one.hits, successes, true))
      : Distribution.certain(harmBy(0, 0, false)),
  );
}
