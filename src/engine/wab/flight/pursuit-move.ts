import { alike, amount, maybe, text, word, yes } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, measure, optionalCounts, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_MODELS } from '../checks/strength.ts';
import { FACES } from '../dice.ts';
import { tellNormalMove } from '../skirmish/flight-dice.ts';
import { CHARIOTS, FASTEST, MANY, pursuingDice, rollOf, total } from './distances.ts';
import { pursuitDiceOf } from './flight-dice.ts';

const FAR = 120;
/** A charge of fewer makes nobody panic and takes no bonuses away (wab-6.14, wab-7.14). */
const FORMED = 5;

const MOVE_FIELDS = {
  movement: usual(measure(1, FASTEST, 4)),
  meets: usual(choice(['nobody', 'fresh-enemy', 'fled-this-turn', 'fled-earlier'], 'nobody')),
  meetsAt: usual(optionalMeasure(0, FAR)),
  touches: choice(['front', 'flank', 'rear', 'front-corner', 'rear-corner'], 'front'),
  alongFront: count(0, MOST_MODELS, 0),
  alongFlank: count(0, MOST_MODELS, 0),
  alongRear: count(0, MOST_MODELS, 0),
  crosses: choice(['open', 'difficult', 'obstacle'], 'open'),
  edgeAt: optionalMeasure(0, FAR),
  models: count(1, MOST_MODELS, 20),
  skirmishers: flag(),
  chariots: rare(CHARIOTS),
  causesFear: flag(),
  dice: optionalCounts(1, FACES, MANY),
  readings: rare(group(readings('R115'))),
};
type Move = Values<typeof MOVE_FIELDS>;
type Side = 'front' | 'flank' | 'rear';

/** A pursuit whose distance is known, or looked for. */
interface Run extends Move {
  distance: number;
}

const { allows, notes, sets } = rulesOf<Run>();

const meetsAnybody = ({ meets }: Move) => meets !== 'nobody';
const isFarEnough = ({ meetsAt = 0, distance }: Run) => distance >= meetsAt;
/** Nobody is met beyond the edge: with its first model it has left the table. */
const isOnTable = ({ meetsAt = 0, edgeAt = FAR }: Move) => meetsAt <= edgeAt;
const reaches = (one: Run) => isFarEnough(one) && isOnTable(one);
const isFresh = ({ meets }: Move) => meets === 'fresh-enemy';
const charges = (one: Run) => isFresh(one) && reaches(one);
/** A fresh enemy stops it before the edge; through those who flee it goes on. */
const leaves = (one: Run) => one.edgeAt !== undefined && one.distance > one.edgeAt && !charges(one);

type Becomes = 'nothing' | 'charge' | 'destroys-it' | 'it-flees-again';
const MEETS: Table<Run, Becomes> = {
  on: 'becomes',
  rows: [
    notes<Becomes>('wab-6.38', [({ crosses }) => crosses !== 'open']),
    sets<Becomes>('wab-6.42', 'charge', [isFresh, isOnTable], on('too-short', isFarEnough)),
    sets<Becomes>(
      'wab-6.47',
      'destroys-it',
      [({ meets }) => meets === 'fled-this-turn', isOnTable],
      on('too-short', isFarEnough),
    ),
    sets<Becomes>(
      'wab-6.48',
      'it-flees-again',
      [({ meets }) => meets === 'fled-earlier', isOnTable],
      on('too-short', isFarEnough),
    ),
  ],
};

/** Of the two sides at a corner the one where more of its models fight, else the earlier one (wab-6.44). */
function atCorner(first: Side, second: Side, { alongFront, alongFlank, alongRear }: Move): Side {
  const along = { front: alongFront, flank: alongFlank, rear: alongRear };
  return along[second] > along[first] ? second : first;
}

const atACorner = ({ touches }: Move) => touches.endsWith('corner');

const ALIGNS: Table<Run, Side | 'none'> = {
  on: 'alignsWith',
  rows: [
    sets<Side | 'none'>('wab-6.43', ({ touches }) => touches as Side, [
      charges,
      (one) => !atACorner(one),
    ]),
    sets<Side | 'none'>(
      'wab-6.44',
      (one) =>
        one.touches === 'front-corner'
          ? atCorner('front', 'flank', one)
          : atCorner('flank', 'rear', one),
      [charges, atACorner],
    ),
  ],
};

interface Struck extends Run {
  alignsWith: Side | 'none';
}
const ofStruck = rulesOf<Struck>();
/** Whether the enemy tests for panic and loses his bonuses, as when he is charged there. */
const SHAKEN: Table<Struck, boolean> = {
  on: 'panicsEnemy',
  rows: [
    ofStruck.allows(
      'wab-7.14',
      [({ alignsWith }) => alignsWith === 'flank' || alignsWith === 'rear'],
      on('pursuers-too-few', ({ models }) => models >= FORMED),
      on('pursuers-skirmish', ({ skirmishers }) => !skirmishers),
      on('pursuit-is-no-charge', ({ readings: { R115 } }) => R115 === 'a'),
      { say: 'wab-7.14/by-pursuit' },
    ),
  ],
};

const AFTERWARDS: Table<Run, boolean> = {
  on: 'fearTest',
  rows: [
    notes('wab-6.46/next-turn', [charges]),
    allows('wab-6.46/fear', [charges, ({ causesFear }) => causesFear]),
  ],
};

const LEAVES: Table<Run, boolean> = {
  on: 'goesOffTable',
  rows: [allows('wab-6.49', [({ edgeAt }) => edgeAt !== undefined], on('stays-on-it', leaves))],
};

const chanceThat = (input: Move, holds: (run: Run) => boolean) =>
  rollOf(pursuingDice(input.movement, input.chariots), total(input.dice)).probability(({ sum }) =>
    holds({ ...input, distance: sum }),
  );

export const pursuitMove = defineQuery({
  id: 'wab/pursuit-move',
  fields: MOVE_FIELDS,
  answer: {
    diceRolled: amount(),
    distance: maybe(amount()),
    reached: maybe(yes()),
    chanceReached: maybe(text()),
    becomes: word(['nothing', 'charge', 'destroys-it', 'it-flees-again', 'open'], 'nothing'),
    enemyReacts: word(['holds', 'flees', 'none', 'open'], 'none'),
    alignsWith: word(['front', 'flank', 'rear', 'none'], 'none'),
    ...alike(maybe(yes(), false), 'countsAsCharge', 'foughtNextTurn', 'goesOffTable'),
    ...alike(maybe(yes(), false), 'fearTest', 'panicsEnemy', 'takesBonuses'),
  },
  odds: { chances: ['reached', 'leaves'] },
  rolls: { dice: ({ diceRolled }) => diceRolled },
  sample: { movement: 4, meets: 'fresh-enemy', meetsAt: 7 },
  start: {},
  check: problems(
    ['meetsAt', 'nobody-met', 'wab-6.42', (one) => !meetsAnybody(one) && one.meetsAt !== undefined],
    [
      'dice',
      'other-number-of-dice',
      'wab-6.37',
      ({ dice, movement, chariots }) =>
        dice !== undefined && dice.length !== pursuingDice(movement, chariots),
    ],
  ),
  run(input, trace) {
    const pursuer = { speed: input.movement, chariots: input.chariots };
    const diceRolled = pursuitDiceOf(pursuer, trace);
    const distance = total(input.dice);
    trace.step('wab-6.37/rolls', { dice: diceRolled });
    tellNormalMove(input.skirmishers, input.movement, trace);
    if (input.chariots !== 'none' && input.crosses !== 'open') trace.step('wab-16.13/forced');
    const reached = meetsAnybody(input) ? chanceThat(input, reaches) : null;
    const odds = {
      chances: {
        ...(reached && { reached: chance(reached) }),
        ...(input.edgeAt !== undefined && { leaves: chance(chanceThat(input, leaves)) }),
      },
      ...{ means: {}, tables: {} },
    };
    const unrolled = { ...input, dice: undefined };
    const chanceReached = meetsAnybody(input) ? fractionText(chanceThat(unrolled, reaches)) : null;
    const base = { diceRolled, distance, chanceReached };
    if (distance === null) {
      return {
        answer: {
          ...{ ...base, reached: null, becomes: meetsAnybody(input) ? 'open' : 'nothing' },
          ...{ enemyReacts: meetsAnybody(input) ? 'open' : 'none' },
          goesOffTable: input.edgeAt === undefined ? false : null,
          ...(isFresh(input) && { countsAsCharge: null, foughtNextTurn: null }),
          fearTest: isFresh(input) && input.causesFear ? null : false,
          ...(isFresh(input) &&
            input.touches !== 'front' && { panicsEnemy: null, takesBonuses: null }),
        } as const,
        summary: {
          say: reached ? 'pursuit-move/odds' : 'pursuit-move/alone',
          with: { dice: diceRolled, percent: chanceReached ?? '1' },
        },
        odds,
      };
    }
    const run: Run = { ...input, distance };
    const becomes = applyRows(MEETS, run, 'nothing', trace);
    const alignsWith = applyRows(ALIGNS, run, 'none', trace);
    const panicsEnemy = applyRows(SHAKEN, { ...run, alignsWith }, false, trace);
    const fearTest = applyRows(AFTERWARDS, run, false, trace);
    const goesOffTable = applyRows(LEAVES, run, false, trace);
    const isCharge = becomes === 'charge';
    return {
      answer: {
        ...{ ...base, reached: meetsAnybody(input) && reaches(run), becomes, alignsWith },
        ...{ countsAsCharge: isCharge, foughtNextTurn: isCharge, fearTest, goesOffTable },
        ...{ panicsEnemy, takesBonuses: panicsEnemy },
        enemyReacts: isCharge ? 'holds' : becomes === 'it-flees-again' ? 'flees' : 'none',
      },
      summary: {
        say: `pursuit-move/${goesOffTable ? 'leaves' : becomes}`,
        with: { distance },
      },
      odds,
    };
  },
});
