import {
  type Answer,
  alike,
  amount,
  defaults,
  maybe,
  opens,
  word,
  yes,
} from '../../core/answer.ts';
import type { Trace } from '../../core/ruling.ts';
import type { Face } from '../faces.ts';
import { LEADER_MUST, leftAlone } from '../leaders/alone.ts';
import { type CheckDice, check } from '../leaders/casualty.ts';
import { type Flagged, flagsIgnorable, hexesPerFlag } from './flags.ts';
import { goesBack, type Way } from './way-back.ts';

/** A unit that a roll is made at. */
export interface Struck extends Flagged {
  blocks: number;
  /** Flags that its owner ignores at most; left out: all that he may. */
  ignores?: number | undefined;
  readings: Flagged['readings'] & { R61: 'a' | 'b' };
}

/** What the roll came to. */
export interface Rolled {
  hits: number;
  flags: number;
}

const RETREAT = {
  flagsIgnorable: amount(),
  flagsIgnored: amount(),
  hexesPerFlag: amount(),
  /** Hexes that the flags demand, those made, and the blocks that the rest cost. */
  retreatHexes: amount(),
  hexesMade: amount(),
  blocksLostInRetreat: amount(),
  blocksLeft: amount(),
  eliminated: yes(),
  /** It left its hex, so it does not battle back. */
  leftHex: yes(),
  /** A lone friendly leader on its way joined it. */
  joinsLeader: yes(),
};

/** What hits and flags do to a unit and to the leader attached to it, once no check decides it any more. */
export const AFTERMATH = {
  blocksLost: amount(),
  ...RETREAT,
  allBlocksLost: amount(),
  leaderChecks: amount(),
  leaderCheckDice: amount(),
  leaderLost: opens(),
  leaderMust: word(LEADER_MUST, 'nothing'),
  banners: maybe(amount(), 0),
};
export type Aftermath = Answer<typeof AFTERMATH>;

/** The same as it is answered: null while the check of the leader is open and decides it. */
export const OPEN_AFTERMATH = {
  ...AFTERMATH,
  ...alike(maybe(amount(), 0), 'flagsIgnorable', 'flagsIgnored', 'hexesPerFlag', 'retreatHexes'),
  ...alike(maybe(amount(), 0), 'hexesMade', 'blocksLostInRetreat', 'blocksLeft', 'allBlocksLost'),
  ...alike(opens(), 'eliminated', 'leftHex', 'joinsLeader'),
};

const SAID = {
  melee: { hit: 'ccn-5.149', check: 'ccn-5.150', flags: 'ccn-5.148' },
  ranged: { hit: 'ccn-5.112', check: 'ccn-5.113', flags: 'ccn-5.111' },
} as const;
const saidOf = ({ ranged }: Flagged) => SAID[ranged ? 'ranged' : 'melee'];

function removeBlocks(struck: Struck, hits: number, trace: Trace): number {
  const { blocks, unit: target } = struck;
  const left = blocks - Math.min(hits, blocks);
  const effect = { on: 'blocks', from: blocks, to: left };
  if (hits > 0) trace.step(saidOf(struck).hit, { target, hits, lost: blocks - left, left }, effect);
  return left;
}

/** Dice of the check for the blocks that the roll itself took. */
export const checkForHits = ({ leader, blocks }: Struck, { hits }: Rolled): CheckDice =>
  !leader || hits === 0 ? 0 : hits >= blocks ? 1 : 2;

/** Dice of the check for blocks lost in the retreat (R7): none after another one, but (R61 b) where the unit is lost. */
function checkForRetreat(
  { leader, readings }: Struck,
  first: CheckDice,
  { blocksLostInRetreat, eliminated }: Pick<Aftermath, 'blocksLostInRetreat' | 'eliminated'>,
  trace: Trace,
): CheckDice {
  if (!leader || blocksLostInRetreat === 0) return 0;
  if (first > 0 && !(eliminated && readings.R61 === 'b')) {
    trace.step('ccn-5.163');
    return 0;
  }
  trace.skip('ccn-5.163', first > 0 ? 'reading-r61-b' : 'first-check-of-the-roll');
  return eliminated ? 1 : 2;
}

/** Hexes that the flags of a roll demand of a unit that is still there, after those that its owner ignores. */
export function hexesDue(struck: Flagged & Pick<Struck, 'ignores'>, flags: number, trace: Trace) {
  const { unit: target, ignores } = struck;
  trace.step(saidOf(struck).flags, { target, flags });
  const ignorable = flagsIgnorable(struck, trace);
  const ignored = Math.min(flags, ignorable, ignores ?? ignorable);
  if (ignorable > 0) trace.step('ccn-5.185', { target, flags, ignorable, ignored });
  else trace.skip('ccn-5.185', 'nothing-to-ignore-with');
  const facts = { flagsIgnorable: ignorable, flagsIgnored: ignored };
  if (ignored === flags) {
    trace.skip('ccn-5.174', 'all-flags-ignored', { flags });
    return { ...facts, hexesPerFlag: 0, retreatHexes: 0 };
  }
  const perFlag = hexesPerFlag(struck, trace);
  const hexes = (flags - ignored) * perFlag;
  const due = { on: 'retreatHexes', from: 0, to: hexes };
  trace.step('ccn-5.174', { target, flags: flags - ignored, hexes }, due);
  return { ...facts, hexesPerFlag: perFlag, retreatHexes: hexes };
}

/** Hexes of its retreat that a unit makes, and the blocks that the others cost it. */
export function madeOf(
  struck: Parameters<typeof goesBack>[0],
  hexes: number,
  left: number,
  way: Way,
  trace: Trace,
) {
  const back = goesBack(struck, hexes, way, trace);
  return { back, lost: blocksForHexes(struck, left, back, way, trace) };
}

/** Flags and retreat of a unit that keeps `left` blocks after the hits. */
function fallBack(
  struck: Struck,
  flags: number,
  left: number,
  way: Way,
  trace: Trace,
): Answer<typeof RETREAT> {
  const stays = { ...defaults(RETREAT), blocksLeft: left, eliminated: left === 0 };
  if (left === 0 || flags === 0) return stays;
  const due = hexesDue(struck, flags, trace);
  if (due.flagsIgnored === flags) return { ...stays, ...due };
  const { back, lost } = madeOf(struck, due.retreatHexes, left, way, trace);
  return {
    ...stays,
    ...due,
    hexesMade: back.hexesMade,
    blocksLostInRetreat: lost,
    blocksLeft: left - lost,
    eliminated: lost === left,
    leftHex: back.hexesMade > 0,
    joinsLeader: back.joinsLeader,
  };
}

const CLOSED = {
  friends: 'ccn-5.179/friends',
  enemies: 'ccn-5.179/enemies',
  impassable: 'ccn-5.178/closed',
  edge: 'ccn-5.182/edge',
} as const;

/** A block for each hex that it cannot make, as far as it has any. */
function blocksForHexes(
  { unit: target, inSquare }: Pick<Struck, 'unit' | 'inSquare'>,
  left: number,
  { missing, barredByLeader }: Pick<ReturnType<typeof goesBack>, 'missing' | 'barredByLeader'>,
  { closedBy }: Way,
  trace: Trace,
): number {
  if (missing === 0) {
    trace.skip('ccn-5.182', 'every-hex-made');
    return 0;
  }
  if (!inSquare && !barredByLeader) trace.step(CLOSED[closedBy], { target });
  const lost = Math.min(missing, left);
  const effect = { on: 'blocks', from: left, to: left - lost };
  trace.step('ccn-5.182', { target, hexes: missing, lost }, effect);
  return lost;
}

/** How its leader is left where the roll, or the retreat, has taken its last block. */
const asLeft = ({ unit }: Struck, { flags }: Rolled, left: number, way: Way) => ({
  unit,
  flags,
  inRetreat: left > 0,
  closed: left > 0 || way.freeHexes === 0,
  closedBy: way.closedBy,
});

/** Hits, check of the leader, flags ignored, retreat, blocks lost for it, and a check if there was none yet (R7).
 * A check that is open is taken as survived: where that matters, ask by `eitherWay`. */
export function aftermath(
  struck: Struck,
  rolled: Rolled,
  way: Way,
  faces: readonly Face[],
  trace: Trace,
): Aftermath {
  const left = removeBlocks(struck, rolled.hits, trace);
  const first = checkForHits(struck, rolled);
  if (first > 0) {
    trace.step(saidOf(struck).check, { target: struck.unit });
    trace.step('ccn-5.162', { target: struck.unit });
  }
  const fell = check(first, faces, trace);
  const back = fallBack({ ...struck, leaderLost: fell === true }, rolled.flags, left, way, trace);
  const last = fell === true ? 0 : checkForRetreat(struck, first, back, trace);
  if (last > 0) trace.step('ccn-5.162/retreat', { target: struck.unit });
  else if (struck.leader && first === 0) trace.skip('ccn-5.162', 'no-block-lost');
  const fellLast = check(last, faces.slice(first), trace);
  const lost = fell || fellLast || (fell === null ? null : fellLast);
  const alone = back.eliminated && struck.leader && lost !== true;
  const leaderMust = alone ? leftAlone(asLeft(struck, rolled, left, way), trace) : 'nothing';
  const leaderLost = leaderMust === 'perish' ? true : lost;
  if (back.eliminated) trace.step('ccn-4.2/unit', { target: struck.unit });
  return {
    ...back,
    blocksLost: struck.blocks - left,
    allBlocksLost: struck.blocks - back.blocksLeft,
    leaderChecks: Number(first > 0) + Number(last > 0),
    leaderCheckDice: last || first,
    leaderLost,
    leaderMust,
    banners: leaderLost === null ? null : Number(back.eliminated) + Number(leaderLost),
  };
}
