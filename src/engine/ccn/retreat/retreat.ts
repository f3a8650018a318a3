import { type Answer, opens, yes } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { chance, mean } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { type Odds, Trace } from '../../core/ruling.ts';
import { choice, flag, optionalList, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { checkSide } from '../combat/combat.ts';
import { atLeader, FACES, type Face } from '../faces.ts';
import { leaderNext } from '../leaders/leader-next.ts';
import { FIELDWORKS } from '../terrain.ts';
import { UNITS } from '../units.ts';
import { type Aftermath, aftermath, OPEN_AFTERMATH, type Struck } from './aftermath.ts';
import { mayBattleBack, ROLLED_IN } from './battle-back.ts';
import { needsGuardFlags } from './flags.ts';
import { eitherWay } from './open-check.ts';
import { standingOf } from './standing.ts';
import { checkWay, WAY_FIELDS } from './way-back.ts';

const FIELDS = {
  unit: requiredChoice(UNITS),
  blocks: requiredCount(1, 8),
  flags: count(0, 12, 1),
  hits: count(0, 12, 0),
  rolledIn: choice(ROLLED_IN, 'attack'),
  bySquare: flag(),
  inSquare: flag(),
  leader: flag(),
  leaderCheck: optionalList(FACES, 3),
  support: count(0, 6, 0),
  fieldworks: choice(FIELDWORKS, 'none'),
  guardFlags: optionalCount(1, 2),
  ignores: optionalCount(0, 6),
  ...WAY_FIELDS,
  struckFirst: rare(flag()),
  nationalFlags: rare(count(0, 3, 0)),
  nationalHexes: rare(count(-2, 3, 0)),
  readings: rare(group(readings('R8', 'R31', 'R60', 'R61', 'R62', 'R68'))),
};

type RetreatInput = Values<typeof FIELDS>;

const struck = (input: RetreatInput): Struck => ({ ...input, ranged: input.rolledIn === 'ranged' });

/** Dice that are rolled for its leader in all, with what is known of them. */
function diceOfChecks(input: RetreatInput): number {
  const faces = input.leaderCheck ?? [];
  const after = (known: typeof faces) => aftermath(struck(input), input, input, known, new Trace());
  const { leaderChecks, leaderCheckDice } = after(faces);
  return leaderChecks === 2 ? 2 + leaderCheckDice : leaderCheckDice;
}

const ANSWER = { allowed: yes(), ...OPEN_AFTERMATH, mayBattleBack: opens() };

/** What comes of the roll, and whether the unit may answer it. */
function settle(input: RetreatInput, faces: readonly Face[], trace: Trace) {
  const after = aftermath(struck(input), input, input, faces, trace);
  if (after.leaderMust !== 'nothing' && input.rolledIn === 'attack') trace.step('ccn-5.171');
  const stands = !after.eliminated;
  return { ...after, mayBattleBack: stands && mayBattleBack({ ...input, ...after }, trace) };
}

export const retreat = defineQuery({
  id: 'ccn/retreat',
  fields: FIELDS,
  answer: ANSWER,
  odds: { chances: ['eliminated', 'retreats', 'leader-lost'], means: ['allBlocksLost'] },
  rolls: { leaderCheck: ({ leaderCheckDice }) => atLeader(leaderCheckDice) },
  start: { unit: 'line', blocks: 4 },
  sample: { unit: 'line', blocks: 3, flags: 2, leader: true, freeHexes: 0 },
  next: ({ unit, leader }, { retreatHexes, eliminated, leaderMust }) => [
    ...(retreatHexes && !eliminated
      ? [
          {
            as: 'way',
            query: 'ccn/fall-back',
            draft: handOn({ unit, leader }, 'unit', 'leader'),
          } as const,
        ]
      : []),
    ...leaderNext(leaderMust),
  ],
  check: problems<RetreatInput>(
    checkSide,
    checkWay,
    [
      'guardFlags',
      'guard-flags-needed',
      'ccn-5.194',
      (input) => input.flags > 0 && input.hits < input.blocks && needsGuardFlags(struck(input)),
      ({ unit }) => ({ unit }),
    ],
    [
      'leaderCheck',
      'more-faces-than-check',
      'ccn-5.160',
      (input) => (input.leaderCheck?.length ?? 0) > diceOfChecks(input),
      (input) => ({ given: input.leaderCheck?.length ?? 0, dice: diceOfChecks(input) }),
    ],
  ),
  run(input, trace) {
    const { unit } = input;
    const faces = input.leaderCheck ?? [];
    const after = eitherWay(struck(input), input, faces, trace, (check, told) =>
      settle(input, check, told),
    );
    // What its owner may choose he may choose if the leader survives.
    const atBest = settle(input, faces, new Trace());
    const allowed = ignoresFew(input, atBest, trace) && !costsMore(input, atBest, trace);
    return {
      answer: { allowed, ...after },
      summary: {
        say: summaryOf(after),
        with: {
          target: unit,
          hexes: atBest.hexesMade,
          due: atBest.retreatHexes,
          lost: atBest.blocksLostInRetreat,
          left: atBest.blocksLeft,
          dice: after.leaderCheckDice,
        },
      },
      ...(isOpen(after) && { odds: oddsOf(input) }),
    };
  },
});

type Told = Pick<Answer<typeof ANSWER>, keyof typeof OPEN_AFTERMATH>;
const isOpen = ({ leaderLost, eliminated }: Pick<Told, 'leaderLost' | 'eliminated'>) =>
  leaderLost === null || eliminated === null;

/** What the open check of its leader makes of it. */
function oddsOf(input: RetreatInput): Odds {
  const ends = standingOf(struck(input), input, input, input.leaderCheck);
  return {
    chances: {
      eliminated: chance(ends.probability(({ fate }) => fate === 'eliminated')),
      retreats: chance(ends.probability(({ fate }) => fate === 'retreats')),
      'leader-lost': chance(ends.probability(({ leader }) => leader === 'lost')),
    },
    means: { allBlocksLost: mean(ends.mean(({ blocks }) => input.blocks - blocks)) },
    tables: {},
  };
}

/** It ignores no more flags than it may. */
function ignoresFew(
  { unit, flags, ignores = 0 }: RetreatInput,
  { flagsIgnorable: most }: Aftermath,
  trace: Trace,
) {
  const wanted = Math.min(ignores, flags);
  if (wanted > most) trace.bar('ccn-5.185/too-many', { target: unit, ignores: wanted, most });
  return wanted <= most;
}

/** Reading R60: every legal way may be chosen, or (b) only one along which it lacks the fewest hexes. */
function costsMore(
  { unit, freeHexesOtherWay: free, readings }: RetreatInput,
  { retreatHexes, hexesMade, joinsLeader }: Aftermath,
  trace: Trace,
) {
  const other = Math.min(retreatHexes, free ?? 0);
  if (joinsLeader || hexesMade >= other) return false;
  const values = { target: unit, hexes: hexesMade, other };
  if (readings.R60 === 'b') trace.bar('ccn-5.175/shorter', values);
  else trace.step('ccn-5.175/any-way', values);
  return readings.R60 === 'b';
}

const summaryOf = (after: Told) => {
  const { leaderMust, eliminated, leftHex, retreatHexes, blocksLostInRetreat } = after;
  if (eliminated === null) return 'retreat/check';
  if (leaderMust !== 'nothing') return `retreat/leader-${leaderMust}`;
  if (eliminated) return 'retreat/eliminated';
  if (isOpen(after)) return 'retreat/check';
  if (!leftHex) return Number(retreatHexes) > 0 ? 'retreat/held' : 'retreat/stays';
  return Number(blocksLostInRetreat) > 0 ? 'retreat/partly' : 'retreat/goes-back';
};
