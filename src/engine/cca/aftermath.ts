import type { Trace } from '../core/ruling.ts';
import type { Fighter, Roll } from './combat.ts';
import { flagsIgnorable, hexesPerFlag } from './flags.ts';
import type { Rolled } from './rolling.ts';
import { isCavalryOrChariot } from './units.ts';

/** What decides a retreat beside the flags: the free path, what lies behind it, and how many flags are ignored. */
export interface Retreat {
  /** Hexes of the path that are free; absent: as many as needed. */
  freeHexes?: number | undefined;
  blockedBy: 'units' | 'edge';
  /** Flags that the owner ignores at most; absent: all that he may. */
  ignores?: number | undefined;
}

export type LeaderFate = 'none' | 'safe' | 'lost';

/** What a roll did to its target. */
export interface Aftermath {
  blocksLost: number;
  blocksLeft: number;
  eliminated: boolean;
  flagsIgnorable: number;
  flagsIgnored: number;
  /** Hexes that the flags demand, those made, and the blocks lost for those not made. */
  retreatHexes: number;
  hexesMade: number;
  blocksLostInRetreat: number;
  /** Blocks that each unit in the elephants' way loses (cca-12.28). */
  blockersLose: number;
  /** Elephants that retreat go on a rampage first (cca-12.21). */
  rampage: boolean;
  /** It left its hex, so it does not battle back. */
  leftHex: boolean;
}

const targetOf = ({ target }: Roll) => ({ target: target.unit });

/** Blocks removed for hits; hits beyond the last block do nothing. */
export function removeBlocks(roll: Roll, hits: number, trace: Trace): number {
  const { blocks } = roll.target;
  const lost = Math.min(hits, blocks);
  if (hits > 0) {
    const effect = { on: 'blocks', from: blocks, to: blocks - lost };
    trace.step('cca-11.51', { ...targetOf(roll), lost, left: blocks - lost }, effect);
  }
  if (hits > blocks) trace.step('cca-11.52', { surplus: hits - blocks });
  else if (hits === blocks) trace.skip('cca-11.52', 'no-surplus-hits');
  return blocks - lost;
}

/**
 * Flags and retreat of a unit that keeps `left` blocks after the hits, in the order of the rules: hits, leader's
 * check, flags (cca-12.1). A leader lost in his check no longer helps (R36).
 */
export function aftermath(
  roll: Roll,
  { flags }: Rolled,
  left: number,
  leader: LeaderFate,
  retreat: Retreat,
  trace: Trace,
): Aftermath {
  const unhurt: Aftermath = {
    blocksLost: roll.target.blocks - left,
    blocksLeft: left,
    eliminated: left === 0,
    flagsIgnorable: 0,
    flagsIgnored: 0,
    retreatHexes: 0,
    hexesMade: 0,
    blocksLostInRetreat: 0,
    blockersLose: 0,
    rampage: false,
    leftHex: false,
  };
  if (left === 0 || flags === 0 || roll.evades || roll.target.unit === 'LD') return unhurt;
  trace.step('cca-11.49', { ...targetOf(roll), flags });
  const target = afterHits(roll, left, leader);
  return fallBack({ ...roll, target }, flags, retreat, unhurt, trace);
}

/** The target as it is when its flags are looked at. R18 b: warriors that lost a block in this roll are not full. */
function afterHits({ target, readings }: Roll, left: number, leader: LeaderFate): Fighter {
  const full = target.full && (readings.R18 === 'a' || left === target.blocks);
  const led = leader === 'lost' && target.leader === 'attached' ? 'none' : target.leader;
  return { ...target, blocks: left, full, leader: led };
}

function fallBack(
  roll: Roll,
  flags: number,
  retreat: Retreat,
  before: Aftermath,
  trace: Trace,
): Aftermath {
  const ignorable = flagsIgnorable(roll, trace);
  const ignored = Math.min(flags, ignorable, retreat.ignores ?? ignorable);
  const counted = flags - ignored;
  const facts = { ...before, flagsIgnorable: ignorable, flagsIgnored: ignored };
  if (counted === 0) {
    trace.skip('cca-12.2', 'all-flags-ignored', { flags });
    return facts;
  }
  const perFlag = hexesPerFlag(roll, trace);
  const hexes = retreatHexes(roll, perFlag, counted, flags);
  trace.step('cca-12.4', { flags: counted, hexes }, { on: 'retreatHexes', from: 0, to: hexes });
  const elephants = roll.target.unit === 'EL';
  if (elephants) trace.step('cca-12.21');
  const made = Math.min(hexes, retreat.freeHexes ?? hexes);
  const held = blocked(roll, hexes - made, retreat, trace);
  const left = before.blocksLeft - held.blocksLostInRetreat;
  return {
    ...facts,
    ...held,
    blocksLeft: left,
    eliminated: left === 0,
    retreatHexes: hexes,
    hexesMade: made,
    rampage: elephants,
    leftHex: made > 0,
  };
}

/** R24: the extra hex before elephants is due for each flag that counts, or (b) for each flag rolled. */
function retreatHexes(roll: Roll, perFlag: number, counted: number, flags: number): number {
  const { roller, target, readings } = roll;
  const extra = roller.unit === 'EL' && isCavalryOrChariot(target.unit);
  const perIgnored = extra && readings.R24 === 'b' ? 1 : 0;
  return counted * perFlag + (flags - counted) * perIgnored;
}

function blocked(roll: Roll, missing: number, { blockedBy }: Retreat, trace: Trace) {
  const none = { blocksLostInRetreat: 0, blockersLose: 0 };
  if (missing === 0) return none;
  if (roll.target.unit === 'EL' && blockedBy === 'units') {
    trace.step('cca-12.28', { hexes: missing });
    return { ...none, blockersLose: missing };
  }
  const { blocks } = roll.target;
  const lost = Math.min(missing, blocks);
  const effect = { on: 'blocks', from: blocks, to: blocks - lost };
  trace.step('cca-12.13', { ...targetOf(roll), hexes: missing, lost }, effect);
  return { ...none, blocksLostInRetreat: lost };
}

/** Dice of the leader's check after a roll: two while his unit lives, one when it is gone (cca-15.1, cca-15.2). */
export function leaderCheckDice({ target }: Roll, hits: number, blocksLeft: number): 0 | 1 | 2 {
  if (target.unit === 'LD' || target.leader !== 'attached') return 0;
  if (blocksLeft === 0) return 1;
  return hits > 0 ? 2 : 0;
}
