import { Distribution } from '../../core/distribution.ts';
import { Trace } from '../../core/ruling.ts';
import type { Fighter, RollKind } from '../combat/combat.ts';
import { rollOdds } from '../combat/rolling.ts';
import type { Face } from '../faces.ts';
import { type MeleeRoll, meleeDice } from '../melee/melee-dice.ts';
import { hitsOf } from '../melee/melee-hits.ts';
import type { Struck } from '../retreat/aftermath.ts';
import { type Standing, standingOf } from '../retreat/standing.ts';
import type { Way } from '../retreat/way-back.ts';
import { isCavalry, isUnit } from '../units.ts';

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];
export const FATES = ['stands', 'retreats', 'eliminated'] as const;

/** What is told of one side beside what its roll needs. */
export interface Struggler extends Fighter {
  support: number;
  guardFlags?: number | undefined;
  freeHexes?: number | undefined;
}

/** How both sides stand, and how many of the rolls were made. */
type State = Record<`${Side}Blocks`, number> &
  Record<`${Side}Fate`, Standing['fate']> &
  Record<`${Side}Leader`, Standing['leader']> & { made: number };

/** Who makes a roll: the attack is the attacker's, every other one the defender's. */
export const byOf = (kind: RollKind): Side => (kind === 'attack' ? 'attacker' : 'defender');
export const otherOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** Flags of a square at cavalry next to it are bounce flags (ccn-6.30). */
export const bounces = ({ roller, target }: MeleeRoll) => roller.inSquare && isCavalry(target.unit);

const startOf = (sides: Record<Side, Struggler>): State => {
  const of = (side: Side) => ({
    [`${side}Blocks`]: sides[side].blocks,
    [`${side}Fate`]: 'stands',
    [`${side}Leader`]: sides[side].leader ? 'safe' : 'none',
  });
  return { ...of('attacker'), ...of('defender'), made: 0 } as State;
};

/** How a roll leaves its target, whose leader may have fallen before. */
function struckBy(
  roll: MeleeRoll,
  target: Struggler,
  state: State,
  side: Side,
  faces: readonly Face[],
): Distribution<Standing> {
  const quiet = new Trace();
  const [blocks, leader] = [state[`${side}Blocks`], state[`${side}Leader`]];
  const dice = meleeDice(roll, quiet);
  if (!isUnit(target.unit)) throw new RangeError('A square fights units.');
  const readings = { R68: 'a', R61: 'a', R31: 'a' } as const;
  const struck: Struck = {
    ...{ ...target, unit: target.unit, blocks, leader: leader === 'safe' },
    ...{ bySquare: roll.roller.inSquare, ranged: false, readings },
  };
  const way: Way = { freeHexes: target.freeHexes, closedBy: 'friends', readings };
  return rollOdds(dice, hitsOf(roll, quiet), blocks, faces.slice(0, dice)).chain((rolled) =>
    standingOf(struck, rolled, way),
  );
}

/** The state after one roll, if it is made: both sides must still be in their hexes. */
function after(
  state: State,
  roll: MeleeRoll,
  sides: Record<Side, Struggler>,
  faces: readonly Face[],
): Distribution<State> {
  const by = byOf(roll.kind);
  const at = otherOf(by);
  if (state[`${by}Fate`] !== 'stands' || state[`${at}Fate`] !== 'stands')
    return Distribution.certain(state);
  const roller = { ...roll.roller, blocks: state[`${by}Blocks`] };
  const before = state[`${at}Leader`];
  return struckBy({ ...roll, roller }, sides[at], state, at, faces).map((end) => ({
    ...state,
    [`${at}Blocks`]: end.blocks,
    [`${at}Fate`]: end.fate,
    [`${at}Leader`]: before === 'safe' ? end.leader : before,
    made: state.made + 1,
  }));
}

/** Every end of the rolls in their order; faces of those that have fallen are known. */
export function sequenceOdds(
  rolls: readonly MeleeRoll[],
  sides: Record<Side, Struggler>,
  known: readonly (readonly Face[])[],
): Distribution<State> {
  return rolls.reduce(
    (states, roll, i) => states.chain((state) => after(state, roll, sides, known[i] ?? [])),
    Distribution.certain(startOf(sides)),
  );
}
