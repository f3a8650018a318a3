import { Distribution } from '../../core/distribution.ts';
import { chance, mean, table } from '../../core/odds.ts';
import type { Odds } from '../../core/ruling.ts';
import { Trace } from '../../core/ruling.ts';
import type { RollKind } from '../combat/combat.ts';
import { rollOdds } from '../combat/rolling.ts';
import { struckBy, type TargetSide, wayOf } from '../combat/struck.ts';
import type { Face } from '../faces.ts';
import { type Standing, standingOf } from '../retreat/standing.ts';
import { isCavalry } from '../units.ts';
import { type MeleeRoll, meleeDice } from './melee-dice.ts';
import { hitsOf } from './melee-hits.ts';
import { isShutIn, type RetreatReadings } from './melee-odds.ts';
import { mayAnswer } from './sides.ts';

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];
export const FATES = ['stands', 'retreats', 'eliminated'] as const;

/** A melee from its first roll to its last: who rolls, and what is told of both sides beside how they fight. */
export interface Melee {
  rolls: readonly MeleeRoll[];
  sides: Record<Side, TargetSide & { leader: boolean }>;
  readings: RetreatReadings;
  /** Dice that artillery adds to the attack. */
  gunDice: number;
}

/** How both sides stand, and how many of the rolls were made. */
export type State = Record<`${Side}Blocks`, number> &
  Record<`${Side}Fate`, Standing['fate']> &
  Record<`${Side}Leader`, Standing['leader']> &
  Record<`${Side}Short`, boolean> & { made: number };

/** Who makes a roll: the attack is the attacker's, every other one the defender's. */
export const byOf = (kind: RollKind): Side => (kind === 'attack' ? 'attacker' : 'defender');
const otherOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** Flags of a square at cavalry next to it are bounce flags (ccn-6.30). */
export const bounces = ({ roller, target }: MeleeRoll) => roller.inSquare && isCavalry(target.unit);

/** Dice of artillery in a roll: it joins the attack alone. */
export const gunsIn = ({ kind }: MeleeRoll, { gunDice }: Melee) =>
  kind === 'attack' ? gunDice : 0;

const ALONE = 1;

const startOf = ({ sides }: Melee): State => {
  const of = (side: Side) => ({
    [`${side}Blocks`]: sides[side].blocks ?? ALONE,
    [`${side}Fate`]: 'stands',
    [`${side}Leader`]: sides[side].leader ? 'safe' : 'none',
    [`${side}Short`]: false,
  });
  return { ...of('attacker'), ...of('defender'), made: 0 } as State;
};

/** Any saber takes a leader who is alone, and ground that nobody enters behind him as well; otherwise he goes. */
const atLeader = (dice: number, side: TargetSide, faces: readonly Face[]) =>
  rollOdds(dice, ['saber'], ALONE, faces).map(({ hits }): Standing => {
    const lost = hits > 0 || isShutIn(side);
    return {
      blocks: lost ? 0 : ALONE,
      fate: lost ? 'eliminated' : 'retreats',
      ...{ leader: 'none', short: false },
    };
  });

/** How a roll leaves its target, whose leader may have fallen before. */
function standingAfter(melee: Melee, roll: MeleeRoll, at: Side, faces: readonly Face[]) {
  const { readings, sides } = melee;
  const quiet = new Trace();
  const dice = meleeDice(roll, quiet) + gunsIn(roll, melee);
  const struck = struckBy(roll, sides[at], readings);
  if (!struck) return atLeader(dice, sides[at], faces);
  const way = wayOf(sides[at], readings);
  const rolled = rollOdds(dice, hitsOf(roll, quiet), struck.blocks, faces.slice(0, dice));
  if (!roll.retires) return rolled.chain((one) => standingOf(struck, one, way));
  return rolled
    .chain(({ hits }) => standingOf(struck, { hits, flags: 0 }, way))
    .map((end): Standing => (end.fate === 'stands' ? { ...end, fate: 'retreats' } : end));
}

/** Both in their hexes; who battles back may, by reading R8 b, have left its own without completing its retreat. */
function mayRoll(state: State, roll: MeleeRoll, { readings }: Melee): boolean {
  const back = roll.kind === 'battle-back';
  const stands = (side: Side) => state[`${side}Fate`] === 'stands';
  const short = readings.R8 === 'b' && state.defenderFate === 'retreats' && state.defenderShort;
  const roller = { ...roll.roller, blocks: state.defenderBlocks };
  if (back && !mayAnswer({ ...roll, roller }, new Trace())) return false;
  return stands('attacker') && (stands('defender') || (back && short));
}

/** The state after one roll, if it is made. */
function after(melee: Melee, state: State, roll: MeleeRoll, faces: readonly Face[]) {
  if (!mayRoll(state, roll, melee)) return Distribution.certain(state);
  const by = byOf(roll.kind);
  const at = otherOf(by);
  const before = state[`${at}Leader`];
  const now: MeleeRoll = {
    ...roll,
    roller: { ...roll.roller, blocks: state[`${by}Blocks`] },
    target: { ...roll.target, blocks: state[`${at}Blocks`], leader: before === 'safe' },
  };
  return standingAfter(melee, now, at, faces).map((end) => ({
    ...state,
    [`${at}Blocks`]: end.blocks,
    [`${at}Fate`]: end.fate,
    [`${at}Leader`]: before === 'safe' ? end.leader : before,
    [`${at}Short`]: end.short,
    made: state.made + 1,
  }));
}

export type Ends = Distribution<State>;

/** Every end of the rolls in their order; faces of the first one may be known. */
export const endsOfMelee = (melee: Melee, firstFaces: readonly Face[] = []): Ends =>
  melee.rolls.reduce<Ends>(
    (states, roll, i) =>
      states.chain((state) => after(melee, state, roll, i === 0 ? firstFaces : [])),
    Distribution.certain(startOf(melee)),
  );

/** The attacker has won the hex: it is still there to take it, and the defender is not. */
export const winsHex = ({ attackerFate, defenderFate }: State) =>
  attackerFate === 'stands' && defenderFate !== 'stands';

/** What is the same in every end: null where dice that are open decide it. */
export function certain<T>(ends: Ends, of: (end: State) => T): T | null {
  const values = new Set(ends.entries().map(([end]) => of(end)));
  const [only] = values;
  return values.size === 1 && only !== undefined ? only : null;
}

/** Exact odds of how both sides come out of it. */
export function oddsOfEnds(ends: Ends, { sides }: Melee) {
  const chances: Odds['chances'] = {
    'second-roll-made': chance(ends.probability(({ made }) => made > 1)),
  };
  for (const side of SIDES)
    for (const fate of FATES) {
      const p = ends.probability((end) => end[`${side}Fate`] === fate);
      if (p.n > 0n) chances[`${side}-${fate}`] = chance(p);
    }
  const lost = (side: Side) =>
    mean(ends.mean((end) => (sides[side].blocks ?? ALONE) - end[`${side}Blocks`]));
  return {
    chances,
    means: { attackerBlocksLost: lost('attacker'), defenderBlocksLost: lost('defender') },
    tables: {
      attackerBlocks: table(ends, (end) => end.attackerBlocks),
      defenderBlocks: table(ends, (end) => end.defenderBlocks),
    },
  };
}
