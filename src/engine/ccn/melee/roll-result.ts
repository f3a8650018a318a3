import { type Answer, alike, defaults, opens } from '../../core/answer.ts';
import { Trace } from '../../core/ruling.ts';
import { struckBy, type TargetSide, wayOf } from '../combat/struck.ts';
import type { Face } from '../faces.ts';
import { AFTERMATH, aftermath } from '../retreat/aftermath.ts';
import { mayBattleBack } from '../retreat/battle-back.ts';
import { isUnit } from '../units.ts';
import { type MeleeRoll, meleeDice } from './melee-dice.ts';
import type { RetreatReadings } from './melee-odds.ts';
import { lacksDice, type MeleeInput, mayAnswer, rollOf, squareStrikesFirst } from './sides.ts';
import { advanceOf, bonusOf, type Fate, type RolledAs, type Victory } from './victory.ts';

/** What a roll does to its target; null while dice that are open decide it. */
const RESULT = { ...AFTERMATH, ...alike(opens(), 'eliminated', 'leftHex') };
export type Result = Answer<typeof RESULT>;
const OPEN = { ...defaults(RESULT), eliminated: null, leftHex: null };

/** A roll as far as it lies on the table. */
export interface Lying {
  hits: number;
  flags: number;
  /** Dice that are still to fall. */
  open: number;
  leaderCheck?: readonly Face[] | undefined;
}

/** What a leader has to do who has no free hex behind him; through friends he may go. */
const SHUT_IN = {
  enemies: ['escape', 'ccn-5.209/only-way'],
  edge: ['leave', 'ccn-5.165'],
  impassable: ['perish', 'ccn-5.203/closed'],
} as const;
const LOST = { blocksLost: 1, allBlocksLost: 1, eliminated: true, leaderLost: true, banners: 1 };

/** Any saber takes a leader who is alone; otherwise he retreats, if there is a way. */
function atLeader(
  { hits, open }: Lying,
  { freeHexes, closedBy }: TargetSide,
  trace: Trace,
): Result {
  if (hits > 0) {
    trace.step('ccn-5.172/hit');
    return { ...defaults(RESULT), ...LOST, leftHex: false };
  }
  if (open > 0) return { ...OPEN, blocksLeft: 1, leaderLost: null };
  trace.step('ccn-5.173/must');
  const shut = freeHexes === 0 && closedBy !== undefined && closedBy !== 'friends';
  const [leaderMust, key] = shut ? SHUT_IN[closedBy] : (['retreat'] as const);
  if (key) trace.step(key);
  if (leaderMust === 'perish') return { ...defaults(RESULT), ...LOST, leftHex: false, leaderMust };
  return { ...defaults(RESULT), blocksLeft: 1, leftHex: true, leaderMust };
}

const RETIRES_BY = 2;

/** What the dice that lie there do to whoever they are rolled at. */
export function resultOf(
  roll: MeleeRoll,
  side: TargetSide,
  lying: Lying,
  readings: RetreatReadings,
  trace: Trace,
): Result {
  const struck = struckBy(roll, side, readings);
  if (!struck) return atLeader(lying, side, trace);
  const { hits, open, leaderCheck = [] } = lying;
  const left = struck.blocks - hits;
  if (open > 0 && left > 0) {
    const leaderLost = struck.leader ? null : false;
    return { ...OPEN, blocksLost: hits, allBlocksLost: hits, blocksLeft: left, leaderLost };
  }
  const flags = roll.retires ? 0 : lying.flags;
  const after = aftermath(struck, { hits, flags }, wayOf(side, readings), leaderCheck, trace);
  if (!roll.retires || after.eliminated) return after;
  const effect = { on: 'hexesMade', from: 0, to: RETIRES_BY };
  trace.step('ccn-6.7/melee', { target: struck.unit, hexes: RETIRES_BY }, effect);
  return { ...after, hexesMade: RETIRES_BY, leftHex: true };
}

/** Dice that are rolled for the leader in all, as far as it is known. */
export const checkDiceOf = (result: Result) => {
  if (!isDecided(result)) return 0;
  return result.leaderChecks === 2 ? 2 + result.leaderCheckDice : result.leaderCheckDice;
};

/** Whether what becomes of the target is sure. */
export const isDecided = ({ eliminated }: Pick<Result, 'eliminated'>) => eliminated !== null;

function fateOf({ target, retires }: MeleeRoll, { eliminated, leaderLost, leftHex }: Result): Fate {
  if (target.unit === 'leader') return eliminated ? 'leader-eliminated' : 'leader-retreated';
  if (eliminated)
    return target.leader && !leaderLost ? 'unit-eliminated-leader-retreated' : 'eliminated';
  if (retires) return 'retired';
  return leftHex ? 'retreated' : 'held';
}

const ROLLED_AS = {
  attack: 'attack',
  'battle-back': 'battle-back',
  'first-strike': 'first-strike',
  'strikes-first': 'first-strike',
} as const satisfies Partial<Record<MeleeRoll['kind'], RolledAs>>;
export type MeleeKind = keyof typeof ROLLED_AS;

/** What the roll gives the unit that made it. */
function advanceAfter(roll: MeleeRoll, kind: MeleeKind, result: Result, trace: Trace) {
  const { roller, target, bonus } = roll;
  const { unit, inSquare } = roller;
  const none = { mayAdvance: false, extraHex: false, bonusMelee: false };
  if (!isUnit(unit)) return none;
  const victory: Victory = {
    ...{ unit, inSquare, bonus, othersFought: false, vacatedTerrain: target.terrain },
    rolledAs: ROLLED_AS[kind],
    targetFate: fateOf(roll, result),
    crossesFieldworks: [roller, target].some(({ fieldworks }) => fieldworks === 'between'),
  };
  const { mayAdvance, extraHex } = advanceOf(victory, trace);
  const pursuit = { ...victory, advances: 1, furtherTerrain: 'clear', backToStart: false } as const;
  return { mayAdvance, extraHex, bonusMelee: mayAdvance && bonusOf(pursuit, trace) };
}

/** With the blocks that are left; null where only the national card says it, and was not told. */
const diceOf = (
  roll: MeleeRoll,
  { artilleryDice }: Pick<MeleeInput['defender'], 'artilleryDice'>,
) => (lacksDice({ ...roll.roller, artilleryDice }) ? null : meleeDice(roll, new Trace()));

/** May the unit that is still there battle back, or attack after it was struck first, and with how many dice? */
function nextRoll(
  roll: MeleeRoll,
  kind: MeleeKind,
  result: Result,
  input: MeleeInput & { readings: RetreatReadings },
  trace: Trace,
) {
  const { unit, inSquare } = roll.target;
  const none = { mayBattleBack: false, attackFollows: false, nextDice: 0 };
  if (!isUnit(unit) || result.eliminated || roll.retires) return none;
  const blocks = result.blocksLeft;
  if (kind === 'first-strike' || kind === 'strikes-first') {
    if (result.leftHex) return none;
    trace.step(kind === 'first-strike' ? 'ccn-8.53/attacks' : 'ccn-6.32/attacks', { unit });
    const attack = rollOf('attack', { ...input, attacker: { ...input.attacker, blocks } });
    return { ...none, attackFollows: true, nextDice: diceOf(attack, input.attacker) };
  }
  const struckFirst = input.firstStrike || squareStrikesFirst(input);
  const survivor = { ...result, leftHex: result.leftHex === true, unit, inSquare, struckFirst };
  const readings = { ...input.readings };
  if (!mayBattleBack({ ...survivor, rolledIn: kind, readings }, trace)) return none;
  const back = rollOf('battle-back', { ...input, defender: { ...input.defender, blocks } });
  if (!mayAnswer(back, trace)) return none;
  return { ...none, mayBattleBack: true, nextDice: diceOf(back, input.defender) };
}

/** What may follow a roll, once its dice lie there. */
export function consequencesOf(
  roll: MeleeRoll,
  kind: MeleeKind,
  result: Result,
  input: MeleeInput & { readings: RetreatReadings },
  trace: Trace,
) {
  if (!isDecided(result))
    return {
      ...{ mayBattleBack: null, attackFollows: null, nextDice: 0 },
      ...{ mayAdvance: null, extraHex: null, bonusMelee: null },
    };
  return {
    ...nextRoll(roll, kind, result, input, trace),
    ...advanceAfter(roll, kind, result, trace),
  };
}
