import {
  type Draft,
  type Ended,
  once,
  type Thrower,
} from '../../../scripts/prove/odds/throwing.ts';
import { type Combatant, fullStrength } from '../../../src/engine/cca/units.ts';
import {
  closeCombat,
  endOfRoll,
  fire,
  group,
  onFreeWay,
  type Rolled,
  targetOf,
  thrownRoll,
  within,
} from './rolls.ts';

/** How a roll leaves its target. */
function standing(draft: Draft, name: string, now: Rolled) {
  const target = group(draft, name);
  const stands = draft.evades === true || target.unit === 'LD' ? 'evades' : 'stands';
  const fate = now.eliminated
    ? 'eliminated'
    : stands === 'stands' && now.leftHex
      ? 'retreats'
      : stands;
  const led = target.leader === 'attached' || target.unit === 'LD';
  return {
    [name]: fate,
    [`${name}Blocks`]: now.blocksLeft,
    [`${name}Leader`]: led ? (now.leaderLost ? 'lost' : 'safe') : 'none',
  };
}

/** What is left of whoever was struck, for the next roll. */
const after = (draft: Draft, name: string, { blocksLeft, leaderLost }: Rolled) =>
  within(draft, name, { blocks: blocksLeft, ...(leaderLost && { leader: 'none' }) });

const blocksOf = (draft: Draft, name: string) => {
  const { unit, blocks } = group(draft, name);
  return Number(blocks ?? fullStrength(unit as Combatant));
};

/** Nobody rolled at it, or nothing came of it. */
const unhurt = (draft: Draft, name: string) =>
  standing({ ...draft, evades: false }, name, {
    ...{ hits: 0, flags: 0, blocksLost: 0, allBlocksLost: 0, blocksLeft: blocksOf(draft, name) },
    ...{ eliminated: false, leftHex: false, leaderLost: false, diceToRoll: 0, diceToRollAgain: 0 },
  });

type Outcome = Record<string, string | number>;
const FATES = ['stands', 'retreats', 'evades', 'eliminated'];
const SIDES = ['attacker', 'defender'];

const endOfCombat = (draft: Draft, outcome: Outcome): Ended => ({
  chances: Object.fromEntries(
    SIDES.flatMap((side) => FATES.map((fate) => [`${side}-${fate}`, outcome[side] === fate])),
  ),
  means: Object.fromEntries(
    SIDES.map((side) => [
      `${side}BlocksLost`,
      blocksOf(draft, side) - Number(outcome[`${side}Blocks`]),
    ]),
  ),
  tables: Object.fromEntries(
    SIDES.map((side) => [`${side}Blocks`, outcome[`${side}Blocks`] ?? '']),
  ),
  outcome,
});

/** A whole combat: the first roll, and the answer of a target that holds its hex (cca-11.3, cca-11.54, cca-18.39). */
export const closeCombatOutcome: Thrower = (draft) => {
  const table = closeCombat();
  const answered = once(({ first, back }: { first: Outcome; back: Draft }) =>
    thrownRoll(table, back, (end) => {
      const second = standing({ ...end, evades: false }, targetOf(end), table.look(end));
      return endOfCombat(draft, { ...first, ...second });
    }),
  );
  return thrownRoll(table, { ...draft, roll: 'attack' }, (end) => {
    const now = table.look(end);
    const target = targetOf(end);
    const first = standing(end, target, now);
    if (now.battleBack?.allowed)
      return answered({ first, back: { ...after(draft, target, now), roll: 'battle-back' } });
    const striker = target === 'defender' ? 'attacker' : 'defender';
    return endOfCombat(draft, { ...first, ...unhurt(draft, striker) });
  });
};

/** Fire, and a second fire at a target that the first one left in its hex (cca-18.31). */
export const rangedCombat: Thrower = (draft, { chances }) => {
  const table = fire();
  const twice = 'hit-in-two-fires' in chances;
  const again = once(({ end, next }: { end: Ended; next: Draft }) =>
    thrownRoll(table, next, (last) => {
      const { hits, eliminated } = table.look(last);
      return inTwo(end, hits > 0, eliminated === true);
    }),
  );
  return thrownRoll(table, draft, (told) => {
    const now = table.look(told);
    const end = endOfRoll(now, table.look(onFreeWay(told, 'defender', now)));
    if (!twice) return end;
    const gone =
      now.eliminated === true || now.leftHex === true || group(draft, 'defender').unit === 'LD';
    if (gone) return inTwo(end, false, false);
    const next = { ...after(draft, 'defender', now), faces: undefined, leaderCheck: undefined };
    return again({ end, next });
  });
};

/** What either of two fires did. */
const inTwo = ({ chances = {}, ...end }: Ended, hit: boolean, eliminated: boolean): Ended => ({
  ...end,
  chances: {
    ...chances,
    'hit-in-two-fires': chances['at-least-one-hit'] || hit,
    'eliminated-in-two-fires': chances.eliminated || eliminated,
  },
});
