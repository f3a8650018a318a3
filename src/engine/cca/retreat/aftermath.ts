import { type Answer, amount, defaults, yes } from '../../core/answer.ts';
import type { Trace } from '../../core/ruling.ts';
import type { Fighter, Roll } from '../combat/combat.ts';
import { flagsIgnorable, hexesPerFlag } from '../combat/flags.ts';
import type { Rolled } from '../combat/rolling.ts';
import { isCavalryOrChariot } from '../units.ts';
import { pathOf, type Retreat } from './retreat-path.ts';

export type LeaderFate = 'none' | 'safe' | 'lost';

/** What a roll did to its target. */
export const AFTERMATH = {
  blocksLost: amount(),
  blocksLeft: amount(),
  eliminated: yes(),
  flagsIgnorable: amount(),
  flagsIgnored: amount(),
  /** Hexes that the flags demand, those made, and the blocks lost for those not made. */
  retreatHexes: amount(),
  hexesMade: amount(),
  blocksLostInRetreat: amount(),
  /** Blocks that each unit in the elephants' way loses (cca-12.28). */
  blockersLose: amount(),
  /** Elephants that retreat go on a rampage first (cca-12.21). */
  rampage: yes(),
  /** It left its hex, so it does not battle back. */
  leftHex: yes(),
  /** A lone friendly leader on its path joined it (cca-12.11). */
  joinsLeader: yes(),
};
type Aftermath = Answer<typeof AFTERMATH>;

/** What chapters 10 and 11 say of hits and flags in the same words. */
const CLAUSES = {
  close: { hit: 'cca-11.51', surplus: 'cca-11.52', flags: 'cca-11.49' },
  ranged: { hit: 'cca-10.27', surplus: 'cca-10.28', flags: 'cca-10.29' },
} as const;
const clausesOf = ({ kind }: Roll) => CLAUSES[kind === 'ranged' ? kind : 'close'];

const targetOf = ({ target }: Roll) => ({ target: target.unit });

/** Blocks removed for hits; hits beyond the last block do nothing. */
export function removeBlocks(roll: Roll, hits: number, trace: Trace): number {
  const { blocks } = roll.target;
  const lost = Math.min(hits, blocks);
  const { hit, surplus } = clausesOf(roll);
  if (hits > 0) {
    const effect = { on: 'blocks', from: blocks, to: blocks - lost };
    trace.step(hit, { ...targetOf(roll), lost, left: blocks - lost }, effect);
  }
  if (hits > blocks) trace.step(surplus, { surplus: hits - blocks });
  else if (hits === blocks) trace.skip(surplus, 'no-surplus-hits');
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
  const unhurt = {
    ...defaults(AFTERMATH),
    blocksLost: roll.target.blocks - left,
    blocksLeft: left,
    eliminated: left === 0,
  };
  if (left === 0 || flags === 0 || roll.evades || roll.target.unit === 'LD') return unhurt;
  trace.step(clausesOf(roll).flags, { ...targetOf(roll), flags });
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
  if (ignorable > 0) trace.step('cca-12.14', { ...targetOf(roll), flags, ignorable, ignored });
  if (counted === 0) {
    trace.skip('cca-12.2', 'all-flags-ignored', { flags });
    return facts;
  }
  const perFlag = hexesPerFlag(roll, trace);
  const hexes = retreatHexes(roll, perFlag, counted, flags);
  trace.step('cca-12.4', { flags: counted, hexes }, { on: 'retreatHexes', from: 0, to: hexes });
  const elephants = roll.target.unit === 'EL';
  if (elephants) trace.step('cca-12.21');
  const path = pathOf(roll, hexes, retreat, trace);
  const missing = path.stops ? 0 : hexes - path.hexes;
  const held = blocked(roll, missing, path.hexes, retreat, trace);
  if (path.hexes > 0) goesBack(roll, path.hexes, trace);
  const left = before.blocksLeft - held.blocksLostInRetreat;
  return {
    ...facts,
    ...held,
    blocksLeft: left,
    eliminated: left === 0,
    retreatHexes: hexes,
    hexesMade: path.hexes,
    rampage: elephants,
    leftHex: path.hexes > 0,
    joinsLeader: path.joins,
  };
}

function goesBack(roll: Roll, hexes: number, trace: Trace) {
  const { unit, leader } = roll.target;
  if (unit === 'EL') trace.step('cca-12.27', { hexes });
  if (leader === 'attached') trace.step('cca-12.10', targetOf(roll));
}

/** R24: the extra hex before elephants is due for each flag that counts, or (b) for each flag rolled. */
function retreatHexes(roll: Roll, perFlag: number, counted: number, flags: number): number {
  const { roller, target, readings } = roll;
  const extra = roller.unit === 'EL' && isCavalryOrChariot(target.unit);
  const perIgnored = extra && readings.R24 === 'b' ? 1 : 0;
  return counted * perFlag + (flags - counted) * perIgnored;
}

/** Blocks that hexes not made cost: the unit's own, or of those in the way of elephants (R26, R27). */
function blocked(
  roll: Roll,
  missing: number,
  made: number,
  { blockedBy, readings }: Retreat,
  trace: Trace,
) {
  const none = { blocksLostInRetreat: 0, blockersLose: 0 };
  if (missing === 0) return none;
  const byUnits = blockedBy === 'units';
  if (roll.target.unit === 'EL') {
    if (byUnits && (made === 0 || readings?.R27 !== 'b')) {
      trace.step('cca-12.28', { hexes: missing }, { on: 'blockersLose', from: 0, to: missing });
      return { ...none, blockersLose: missing };
    }
    if (!byUnits && readings?.R26 === 'b') {
      trace.step('cca-12.28/nobody');
      return none;
    }
    trace.skip('cca-12.28', byUnits ? 'elephants-moved' : 'no-units-in-the-way');
  }
  if (byUnits) trace.step('cca-12.9', targetOf(roll));
  if (blockedBy === 'impassable') trace.step('cca-12.8', targetOf(roll));
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
