import { alike, amount, maybe, part, text, word, yes } from '../../core/answer.ts';
import type { Distribution } from '../../core/distribution.ts';
import { fractionText } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import type { Odds } from '../../core/ruling.ts';
import { eachSide, SIDES, type Side } from '../../core/two-sides.ts';
import { type Contest, limitOf } from './combat-fields.ts';
import { composure, type Ending, type Endings, pointsOf, stands, type Taken } from './endings.ts';
import { DOES } from './loser.ts';
import { shrunk } from './pool.ts';

const SIDE = part({
  ...alike(amount(), 'dice', 'hitsOn', 'courageDice'),
  ...alike(maybe(amount()), 'hits', 'saved', 'wearTaken', 'extraWear', 'wearTotal', 'breakPoints'),
  ...alike(maybe(yes()), 'disordered', 'broke', 'destroyed'),
  does: maybe(word(DOES, 'stays')),
  ...alike(maybe(amount()), 'keepsOrderDice', 'wearAfter', 'unitsLeft'),
  ...alike(text(), 'wins', 'destroyedChance', 'disorderedChance', 'retreatsChance', 'meanWear'),
});

export const COMBAT_ANSWER = {
  allowed: yes(),
  winner: maybe(word([...SIDES, 'tie'], 'tie')),
  tieChance: maybe(text()),
  badWarPossible: yes(),
  ...alike(maybe(SIDE), 'attacker', 'defender'),
};

const ofSides = (...names: readonly string[]) =>
  SIDES.flatMap((side) => names.map((name) => `${side}${name}`));
export const COMBAT_ODDS = {
  chances: ['tie', ...ofSides('-wins', '-destroyed', '-disordered', '-retreats', '-disengages')],
  means: ofSides('Wear'),
  tables: ofSides('Wear'),
};

/** Markers that a side takes, with the extra ones of its loss. */
const allOf = ({ wear, extra }: Taken) => wear + extra;

/** What is the same however the combat ends; null while that is open. */
export function sure<T extends object, V>(odds: Distribution<T>, of: (outcome: T) => V): V | null {
  const [first, ...more] = odds.entries().map(([outcome]) => of(outcome));
  return first !== undefined && more.every((value) => value === first) ? first : null;
}

const is = (side: Side, does: Ending['attackerDoes']) => (ending: Ending) =>
  ending[`${side}Does`] === does;

/** Units and markers that are left, where it is known whether it is destroyed. */
function left(contest: Contest, side: Side, taken: number | null, destroyed: boolean | null) {
  const unit = contest[side];
  if (taken === null || destroyed === null) return { wearAfter: null, unitsLeft: null };
  if (destroyed) return { wearAfter: null, unitsLeft: 0 };
  const limit = limitOf(unit);
  const pool = { units: unit.pooledUnits, wear: unit.wear + taken };
  if (limit === undefined) return { wearAfter: pool.wear, unitsLeft: pool.units };
  const { units, wear } = shrunk(pool, limit);
  return { wearAfter: Math.min(wear, limit), unitsLeft: units };
}

/** Whether it has failed its break check; null while dice decide it. */
function hasBroken(contest: Contest, side: Side, taken: number | null): boolean | null {
  if (taken === null) return null;
  const { n, d } = stands(contest[side], pointsOf(contest[side], taken), contest.readings);
  return n === d ? false : n === 0n ? true : null;
}

/** What the dice did to one side, and what may become of it. */
export function sideAnswer(contest: Contest, side: Side, { all, taken: of }: Endings) {
  const p = (holds: (ending: Ending) => boolean) => fractionText(all.probability(holds));
  const taken = sure(of[side], allOf);
  const wearTaken = sure(of[side], ({ wear }) => wear);
  const destroyed = sure(all, is(side, 'destroyed'));
  return {
    wearTaken,
    extraWear: taken === null || wearTaken === null ? null : taken - wearTaken,
    wearTotal: taken === null ? null : contest[side].wear + taken,
    breakPoints: taken === null ? null : pointsOf(contest[side], taken),
    disordered: sure(all, (ending) => ending[`${side}Disordered`]),
    broke: hasBroken(contest, side, taken),
    destroyed,
    does: sure(all, (ending) => ending[`${side}Does`]),
    keepsOrderDice: sure(all, ({ shaken }) =>
      shaken === side ? composure(contest[side], contest.readings) : 0,
    ),
    ...left(contest, side, taken, destroyed),
    wins: p(({ winner }) => winner === side),
    destroyedChance: p(is(side, 'destroyed')),
    disorderedChance: p((ending) => ending[`${side}Disordered`]),
    retreatsChance: p(is(side, 'retreats')),
    meanWear: fractionText(of[side].mean(allOf)),
  };
}

export function oddsOf({ all, taken }: Endings): Odds {
  const p = (holds: (ending: Ending) => boolean) => chance(all.probability(holds));
  const ofSide = (side: Side) => ({
    [`${side}-wins`]: p(({ winner }) => winner === side),
    [`${side}-destroyed`]: p(is(side, 'destroyed')),
    [`${side}-disordered`]: p((ending) => ending[`${side}Disordered`]),
    [`${side}-retreats`]: p(is(side, 'retreats')),
    [`${side}-disengages`]: p(is(side, 'disengages')),
  });
  const wear = <T>(of: (side: Side) => T) => {
    const { attacker, defender } = eachSide(of);
    return { attackerWear: attacker, defenderWear: defender };
  };
  return {
    chances: {
      tie: p(({ winner }) => winner === 'tie'),
      ...ofSide('attacker'),
      ...ofSide('defender'),
    },
    means: wear((side) => mean(taken[side].mean(allOf))),
    tables: wear((side) => table(taken[side], allOf)),
  };
}
