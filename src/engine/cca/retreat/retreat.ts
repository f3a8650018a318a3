import { amount, many, word, yes } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { chance, mean } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings, readingsToC } from '../../core/readings.ts';
import { type Odds, Trace } from '../../core/ruling.ts';
import { choice, optionalList, requiredChoice } from '../../core/schema/choices.ts';
import type { Field } from '../../core/schema/field.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { DICE_CARDS } from '../cards-in-play.ts';
import { battleDice } from '../combat/battle-dice.ts';
import { CHANCES_ARE, chancesOf } from '../combat/chances-are.ts';
import {
  ADOPTED,
  BLOCKS,
  checkUnit,
  fighter,
  LEADERS,
  plain,
  RAMPARTS,
  type Roll,
  rollAt,
} from '../combat/combat.ts';
import { hexesPerFlag } from '../combat/flags.ts';
import {
  checkOfNobody,
  ROLL_RESULT,
  type RollResult,
  rollResult,
  tooManyOfCheck,
} from '../combat/roll-result.ts';
import { type Standing, standingOf } from '../combat/standing.ts';
import { atLeader, FACES } from '../faces.ts';
import { fireDice } from '../ranged/fire.ts';
import { TERRAINS } from '../terrain.ts';
import { hasMissiles, UNITS } from '../units.ts';
import { EVASION_OF_LEADER } from './evasion-of-leader.ts';
import { RETREAT_FIELDS } from './retreat-path.ts';
import { struck } from './struck.ts';

const often = <F extends Field>(field: F) => ({ ...field, rare: false });

const FIELDS = {
  unit: requiredChoice(UNITS),
  blocks: BLOCKS,
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
  freeHexesOtherWay: rare(optionalCount(0, 12)),
  blockers: rare(group({ first: optionalCount(1, 4), second: optionalCount(1, 4) })),
  readings: rare(
    group({
      ...readings('R18', 'R20'),
      ...readingsToC('R23'),
      ...readings('R24', 'R26', 'R27'),
    }),
  ),
};

type RetreatInput = Values<typeof FIELDS>;

/** The roll that the flags come from; who made it matters only where elephants meet cavalry or chariots. */
const rollOfFlags = (input: RetreatInput): Roll =>
  struck(fighter(input), input.rolledBy === 'other' ? 'LI' : input.rolledBy, input.rolledIn, {
    ...ADOPTED,
    ...input.readings,
  });

/** The dice that whoever is named can have rolled at most; elephants roll swords again, which has no end. */
function mostDice(input: RetreatInput): number {
  const { rolledBy: by, rolledIn: kind } = input;
  if (by === 'other' || by === 'EL') return Number.POSITIVE_INFINITY;
  const target = fighter(input);
  const dice = (['clear', target.terrain] as const).flatMap((terrain) =>
    (['none', ...DICE_CARDS] as const).map((card) => {
      const roll = rollAt(plain(by, undefined, { terrain }), target, { kind, card });
      return kind === 'ranged'
        ? fireDice({ ...roll, moved: 0 }, new Trace())
        : battleDice(roll, new Trace());
    }),
  );
  return Math.max(...dice);
}

export const retreat = defineQuery({
  id: 'cca/retreat',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    ...ROLL_RESULT,
    banners: amount(),
    hexesPerFlag: amount(),
    blockersLeft: many(amount()),
    mayBattleBack: yes(),
    chancesAre: word(CHANCES_ARE, 'known'),
  },
  odds: { chances: ['eliminated', 'retreats', 'leader-lost'], means: ['allBlocksLost'] },
  rolls: { leaderCheck: ({ leaderCheckDice }) => atLeader(leaderCheckDice) },
  start: { unit: 'MI' },
  sample: { unit: 'LC', flags: 1, freeHexes: 3 },
  next: ({ unit, leader }, { rampage, retreatHexes, eliminated, leaderLost }) => [
    ...(rampage ? [{ as: 'rampage', query: 'cca/rampage', draft: {} } as const] : []),
    ...(retreatHexes && !eliminated
      ? [
          {
            as: 'way',
            query: 'cca/fall-back',
            draft: handOn({ unit, leader }, 'unit', 'leader'),
          } as const,
        ]
      : []),
    ...(eliminated && leader === 'attached' && leaderLost === false ? [EVASION_OF_LEADER] : []),
  ],
  check: problems<RetreatInput>(
    checkUnit,
    [
      'rolledBy',
      'fires-without-missiles',
      'cca-10.1',
      ({ rolledIn, rolledBy: by }) => rolledIn === 'ranged' && by !== 'other' && !hasMissiles(by),
      ({ rolledBy }) => ({ unit: rolledBy }),
    ],
    [
      'flags',
      'more-results-than-dice',
      ({ rolledIn }) => (rolledIn === 'ranged' ? 'cca-10.18' : 'cca-11.7'),
      (input) => input.hits + input.flags > mostDice(input),
      (input) => ({ unit: input.rolledBy, given: input.hits + input.flags, max: mostDice(input) }),
    ],
    checkOfNobody('leaderCheck', (input) => (input.leaderCheck ? input : undefined)),
    (input) => {
      const { hits, flags, leaderCheck } = input;
      const rolled = { hits, flags, open: 0 };
      return tooManyOfCheck('leaderCheck', rollOfFlags(input), rolled, leaderCheck, input);
    },
    [
      'blockers',
      'blockers-of-no-elephants',
      'cca-12.28',
      ({ unit, blockers }) => unit !== 'EL' && (blockers.first ?? blockers.second) !== undefined,
      ({ unit }) => ({ unit }),
    ],
  ),
  run(input, trace) {
    const { flags, hits, unit } = input;
    const roll = rollOfFlags(input);
    trace.step('cca-12.1', { target: unit, hits });
    const result = rollResult(roll, { hits, flags }, input.leaderCheck, input, trace);
    if (result.leaderLost) trace.skip('cca-12.15', 'leader-lost');
    if (result.hexesMade > 0) trace.step('cca-12.5', { target: unit });
    const answer = {
      allowed: ignoresFew(input, result, trace) && !costsMore(input, result, trace),
      ...result,
      banners: Number(result.eliminated) + Number(result.leaderLost),
      hexesPerFlag: hexesPerFlag(roll, new Trace()),
      blockersLeft: blockersLeft(input, result),
      mayBattleBack: mayBattleBack(input, result, trace),
      chancesAre: chancesOf({}, 0, result),
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
          dice: result.leaderCheckDice,
        },
      },
      odds: oddsOf(roll, input),
    };
  },
});

/** What is open of it: the leader's check, and what follows from it. */
function oddsOf(roll: Roll, { hits, flags, leaderCheck, ...retreat }: RetreatInput): Odds {
  const odds = standingOf(roll, { hits, flags }, retreat, leaderCheck);
  const p = (holds: (end: Standing) => boolean) => chance(odds.probability(holds));
  return {
    chances: {
      eliminated: p(({ fate }) => fate === 'eliminated'),
      retreats: p(({ fate }) => fate === 'retreats'),
      ...(roll.target.leader === 'attached' && {
        'leader-lost': p(({ leader }) => leader === 'lost'),
      }),
    },
    means: { allBlocksLost: mean(odds.mean(({ blocks }) => roll.target.blocks - blocks)) },
    tables: {},
  };
}

/** It ignores no more flags than it may. */
function ignoresFew(
  { unit, flags, ignores = 0 }: RetreatInput,
  { flagsIgnorable: most }: RollResult,
  trace: Trace,
): boolean {
  const wanted = Math.min(ignores, flags);
  if (wanted > most) trace.bar('cca-12.14/too-many', { target: unit, ignores: wanted, most });
  return wanted <= most;
}

/** Reading R20: a way along which it lacks more hexes than by another may not be chosen, or (b) every one may. */
function costsMore(
  { unit, freeHexesOtherWay: free, readings }: RetreatInput,
  { retreatHexes, hexesMade, joinsLeader, blocksLostInRetreat, blockersLose }: RollResult,
  trace: Trace,
): boolean {
  const stopped = joinsLeader && blocksLostInRetreat + blockersLose === 0;
  if (free === undefined || stopped) return false;
  const other = Math.min(retreatHexes, free);
  if (hexesMade >= other) return false;
  if (readings.R20 === 'b') trace.skip('cca-12.5', 'reading-r20-b');
  else trace.bar('cca-12.5/shorter', { target: unit, hexes: hexesMade, other });
  return readings.R20 === 'a';
}

function summaryOf(result: RollResult) {
  const { eliminated, leftHex, leaderLost, retreatHexes, blockersLose, blocksLostInRetreat } =
    result;
  if (leaderLost === null) return 'retreat/check';
  if (blockersLose > 0) return 'retreat/blockers';
  if (eliminated) return 'retreat/eliminated';
  if (leftHex) return blocksLostInRetreat > 0 ? 'retreat/partly' : 'retreat/goes-back';
  return retreatHexes > 0 ? 'retreat/held' : 'retreat/stays';
}

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
