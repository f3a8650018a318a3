import { looseQuery } from '../../core/query.ts';
import { Trace } from '../../core/ruling.ts';
import {
  choice,
  count,
  type Field,
  group,
  optionalCount,
  optionalList,
  rare,
  requiredChoice,
  unsaid,
  type Values,
  type Violation,
} from '../../core/schema.ts';
import { RETREAT_FIELDS } from '../combat/close-combat-roll.ts';
import {
  ADOPTED,
  checkFighter,
  type Fighter,
  fighter,
  LEADERS,
  RAMPARTS,
  READINGS,
  type Roll,
} from '../combat/combat.ts';
import { hexesPerFlag } from '../combat/flags.ts';
import { type RollResult, rollResult } from '../combat/roll-result.ts';
import { FACES } from '../faces.ts';
import { TERRAINS } from '../terrain.ts';
import { fullStrength, hasMissiles, isCombatant, UNITS } from '../units.ts';
import { struck } from './struck.ts';

const AB = ['a', 'b'] as const;
const often = <F extends Field>(field: F) => ({ ...field, rare: false });

const FIELDS = {
  unit: requiredChoice(UNITS),
  blocks: unsaid(optionalCount(1, 4), ({ unit }) =>
    isCombatant(unit) ? fullStrength(unit) : undefined,
  ),
  flags: count(0, 12, 1),
  hits: count(0, 12, 0),
  rolledIn: choice(['attack', 'battle-back', 'ranged'], 'attack'),
  rolledBy: choice(['other', ...UNITS], 'other'),
  leader: choice(LEADERS, 'none'),
  leaderCheck: optionalList(FACES, 3),
  support: count(0, 6, 0),
  terrain: choice(TERRAINS, 'clear'),
  rampart: choice(RAMPARTS, 'none'),
  ignores: often(RETREAT_FIELDS.ignores),
  freeHexes: often(RETREAT_FIELDS.freeHexes),
  blockedBy: often(RETREAT_FIELDS.blockedBy),
  leaderAt: often(RETREAT_FIELDS.leaderAt),
  stopsAtLeader: RETREAT_FIELDS.stopsAtLeader,
  blockers: rare(group({ first: optionalCount(1, 4), second: optionalCount(1, 4) })),
  readings: rare(
    group({
      R18: READINGS.R18,
      R23: choice(AB, 'a'),
      R24: READINGS.R24,
      R26: choice(AB, 'a'),
      R27: choice(AB, 'a'),
    }),
  ),
};

type RetreatInput = Values<typeof FIELDS>;

const unitOf = ({ unit, blocks, leader, terrain, rampart, support }: RetreatInput): Fighter =>
  fighter({ unit, blocks, leader, terrain, rampart, support });

/** The roll that the flags come from; who made it matters only where elephants meet cavalry or chariots. */
const rollOfFlags = (input: RetreatInput): Roll =>
  struck(unitOf(input), input.rolledBy === 'other' ? 'LI' : input.rolledBy, input.rolledIn, {
    ...ADOPTED,
    ...input.readings,
  });

export const retreat = looseQuery({
  id: 'cca/retreat',
  fields: FIELDS,
  sample: { unit: 'LC', flags: 1, freeHexes: 3 },
  check: (input) => [...checkUnit(input), ...checkRetreat(input)],
  run(input, trace) {
    const { flags, hits, unit } = input;
    const roll = rollOfFlags(input);
    trace.step('cca-12.1', { target: unit, hits });
    const result = rollResult(roll, { hits, flags }, input.leaderCheck, input, trace);
    if (result.leaderLost) trace.skip('cca-12.15', 'leader-lost');
    if (result.hexesMade > 0) trace.step('cca-12.5', { target: unit });
    const wanted = Math.min(input.ignores ?? 0, flags);
    const answer = {
      allowed: wanted <= result.flagsIgnorable,
      ...result,
      banners: Number(result.eliminated) + Number(result.leaderLost),
      hexesPerFlag: hexesPerFlag(roll, new Trace()),
      blockersLeft: blockersLeft(input, result),
      mayBattleBack: mayBattleBack(input, result, trace),
    };
    return {
      answer,
      summary: {
        say: summaryOf(result),
        with: {
          target: unit,
          hexes: result.hexesMade,
          due: result.retreatHexes,
          lost: result.blocksLostInRetreat,
          left: result.blocksLeft,
          paid: result.blockersLose,
        },
      },
    };
  },
});

const summaryOf = ({ eliminated, leftHex, retreatHexes, blockersLose }: RollResult) => {
  if (blockersLose > 0) return 'retreat/blockers';
  return `retreat/${eliminated ? 'eliminated' : leftHex ? 'goes-back' : retreatHexes > 0 ? 'held' : 'stays'}`;
};

/** Blocks left in the units that stand in the elephants' way (cca-12.28). */
const blockersLeft = (
  { blockers: { first, second } }: RetreatInput,
  { blockersLose }: RollResult,
) =>
  [first, second]
    .filter((blocks) => blocks !== undefined)
    .map((blocks) => Math.max(0, blocks - blockersLose));

/** Only a unit that was attacked in close combat and is still in its hex answers. */
function mayBattleBack(
  { unit, rolledIn }: RetreatInput,
  { eliminated, leftHex, retreatHexes }: RollResult,
  trace: Trace,
): boolean {
  if (rolledIn !== 'attack' || eliminated) return false;
  if (leftHex) {
    trace.step('cca-11.56', { unit });
    return false;
  }
  trace.step(retreatHexes > 0 ? 'cca-11.55' : 'cca-11.54', { unit });
  return true;
}

const checkUnit = (input: RetreatInput): Violation[] =>
  checkFighter('', unitOf(input)).map((found) => ({ ...found, field: found.field.slice(1) }));

function checkRetreat({ unit, rolledIn, rolledBy, leader, leaderCheck, blockers }: RetreatInput) {
  const found: Violation[] = [];
  if (rolledIn === 'ranged' && rolledBy !== 'other' && !hasMissiles(rolledBy))
    found.push({
      field: 'rolledBy',
      problem: 'fires-without-missiles',
      with: { unit: rolledBy },
      clause: 'cca-10.1',
    });
  if (leaderCheck && leader !== 'attached')
    found.push({
      field: 'leaderCheck',
      problem: 'no-leader-to-check',
      with: { target: unit },
      clause: 'cca-15.1',
    });
  if (unit !== 'EL' && (blockers.first ?? blockers.second) !== undefined)
    found.push({
      field: 'blockers',
      problem: 'blockers-of-no-elephants',
      with: { unit },
      clause: 'cca-12.28',
    });
  return found;
}
