import { alike, amount, many, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Key, Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, groups, rare, usual } from '../../core/schema/groups.ts';
import { count, measure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FORMED_FIELDS, HALVED, isDrilled } from '../formations/formation.ts';
import { type Banding, HALF_RATE, LEAST_MOVE } from '../psychology/half-rate.ts';
import { FACTOR_FIELDS, factorOf } from './factor.ts';
import {
  COSTS,
  type Doing,
  isFreeOpening,
  MANOEUVRES,
  MAY_DO,
  turnsFreely,
} from './manoeuvre-rows.ts';
import { allowanceOf, isMarch } from './rates.ts';
import { lacksDie, MAY_DRIVE, needsNoDie, VEHICLE_FIELDS } from './vehicles.ts';

const FAR = 60;
const MOST_RANKS = 20;
const MOST = 12;

const MANOEUVRE_FIELDS = {
  ...FACTOR_FIELDS,
  unitMove: usual(choice(['normal', 'march', 'quick-march', 'charge', 'compulsory'], 'normal')),
  unitOrder: usual(choice(['close', 'open'], 'close')),
  manoeuvres: usual(
    groups(
      {
        movePart: choice(MANOEUVRES, 'ahead'),
        inches: measure(0, FAR, 0),
        ranksGained: count(-MOST_RANKS, MOST_RANKS, 1),
      },
      MOST,
    ),
  ),
  wedge: flag(),
  warband: rare(flag()),
  unruly: rare(flag()),
  dispersed: rare(flag()),
  skirmishers: rare(flag()),
  ...VEHICLE_FIELDS,
  ...FORMED_FIELDS,
  ranksBefore: count(1, MOST_RANKS, 2),
  musician: flag(true),
  rearOverlaps: rare(flag()),
  readings: rare(group(readings('R18', 'R100', 'R110', 'R214'))),
};
type Moving = Values<typeof MANOEUVRE_FIELDS>;

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
const clean = (inches: number) => Math.round(inches * 1000) / 1000;

/** Which clause a move breaks that spends more than it has. */
const TOO_FAR = {
  normal: 'wab-2.11/over',
  march: 'wab-2.46/over',
  'quick-march': 'wab-2.56/over',
  charge: 'wab-3.3/over',
  compulsory: null,
} as const satisfies Readonly<Record<Moving['unitMove'], Key | null>>;

/** A warband on the move. */
const bandingOf = ({ warband, unruly, unitOrder, unitMove, manoeuvres }: Moving): Banding => ({
  ...{ warband: warband || unruly, inCloseOrder: unitOrder === 'close' },
  manoeuvres: manoeuvres.some(({ movePart }) => movePart !== 'ahead'),
  forced: unruly || unitMove === 'charge' || unitMove === 'compulsory',
});

interface Shooting {
  skirmishers: boolean;
  spentInAll: number;
  factor: number;
}
/** Skirmishers shoot unless they go further than their Movement. */
const SHOOTS: Table<Shooting, boolean> = {
  on: 'mayShootAfter',
  rows: [
    rulesOf<Shooting>().bars(
      'wab-15.11',
      [({ skirmishers }) => skirmishers],
      on('no-more-than-its-movement', ({ spentInAll, factor }) => spentInAll > factor),
    ),
  ],
};

/** Each manoeuvre with what was done before it. */
const doingsOf = (input: Moving, allowance: number): Doing[] =>
  input.manoeuvres.map(({ movePart, inches, ranksGained: ranks }, i, all) => {
    const before = all.slice(i > 0 && opensFree(input) ? 1 : 0, i);
    const of = (name: string) => before.filter((one) => one.movePart === name);
    return {
      ...{ does: movePart, inches, ranks, allowance, move: input.unitMove },
      faced: of('about-face').length,
      turned: of('quarter-turn').length,
      changed: sumOf(of('change-formation').map((one) => Math.abs(one.ranksGained))),
      ...{ isFirst: i === 0, isOnly: all.length === 1, deep: input.ranksBefore },
      ...{ open: input.unitOrder === 'open', wedge: input.wedge, musician: input.musician },
      ...{ rearOverlaps: input.rearOverlaps, readings: input.readings },
      ...{ loose: input.skirmishers, dispersed: input.dispersed, vehicle: input.vehicle },
      ...{ formation: input.formation, drilled: input.drilled, levy: input.levy },
    };
  });

/** A free opening counts neither among what open order has free nor among what is paid for. */
const opensFree = ({ manoeuvres: [first], ...input }: Moving) =>
  first !== undefined &&
  isFreeOpening({ ...input, does: first.movePart, ranks: first.ranksGained, isFirst: true });

/** A free opening is a move, for whoever shoots afterwards. */
const MOVED: Table<Moving, boolean> = {
  on: 'countsAsMoved',
  rows: [rulesOf<Moving>().notes('wab-13.53', [isDrilled], on('no-free-manoeuvre', opensFree))],
};

/** What each costs, as far as they may be made. */
function costsOf(doings: readonly Doing[], trace: Trace) {
  const costs: number[] = [];
  for (const doing of doings) {
    if (!applyRows(MAY_DO, doing, true, trace)) return { costs, allowed: false };
    const before = sumOf(costs);
    const after = turnsFreely(doing) ? before : applyRows(COSTS, doing, before, trace);
    costs.push(clean(after - before));
  }
  return { costs, allowed: true };
}

export const manoeuvre = defineQuery({
  id: 'wab/manoeuvre',
  fields: MANOEUVRE_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(amount(), 'factor', 'allowance', 'spentInAll', 'leftToMove', 'ranksAfter'),
    leastMove: maybe(amount()),
    costs: many(amount()),
    facesAfter: word(['as-before', 'to-the-rear'], 'as-before'),
    ...alike(yes(), 'mayShootAfter', 'countsAsMoved', 'needsTest'),
  },
  sample: {
    movement: 4,
    manoeuvres: [
      { movePart: 'wheel', inches: 2 },
      { movePart: 'ahead', inches: 2 },
    ],
  },
  start: { movement: 4 },
  check: problems(
    [
      'manoeuvres',
      'fewer-than-one-rank',
      null,
      ({ manoeuvres, ranksBefore }) => ranksBefore + gainOf(manoeuvres) < 1,
    ],
    [
      'dispersed',
      'only-light-disperse',
      'wab-16.10',
      ({ dispersed, vehicle }) => dispersed && vehicle !== 'light',
    ],
    ['marchDie', 'march-die-first', 'wab-16.17', (one) => lacksDie(one, one.unitMove)],
    ['marchDie', 'no-march-die', 'wab-16.17', (one) => needsNoDie(one, one.unitMove)],
  ),
  run(input, trace) {
    const factor = factorOf(input, trace);
    const { unitMove } = input;
    const compelled = unitMove === 'compulsory';
    const { skirmishers, vehicle, marchDie: die } = input;
    const whole = compelled
      ? factor
      : allowanceOf(unitMove, factor, trace, skirmishers, { vehicle, die });
    const banded = applyRows(HALF_RATE, bandingOf(input), whole, trace);
    const wheels = input.manoeuvres.some((one) => one.movePart === 'wheel');
    const hurries = isMarch({ move: unitMove }) || unitMove === 'charge';
    const turnsAtAll = input.manoeuvres.some((one) => one.movePart !== 'ahead');
    const allowance = applyRows(
      HALVED,
      { ...input, hurries, wheels, turns: turnsAtAll },
      banded,
      trace,
    );
    const driving = { vehicle, move: unitMove, rough: false };
    const { costs, allowed } = applyRows(MAY_DRIVE, driving, true, trace)
      ? costsOf(doingsOf(input, allowance), trace)
      : { costs: [], allowed: false };
    const spentInAll = clean(sumOf(costs));
    const tooFar = TOO_FAR[unitMove];
    const fits = spentInAll <= allowance || !tooFar;
    if (allowed && !fits) trace.bar(tooFar, { spent: spentInAll, allowance });
    if (!allowed || !fits)
      return {
        answer: { factor, allowance, ranksAfter: input.ranksBefore },
        summary: { say: 'manoeuvre/no', with: {} },
      };
    const parts = input.manoeuvres.map((one) => one.movePart);
    const needsTest = parts.includes('reform') || parts.includes('hedgehog');
    if (needsTest) trace.step('wab-2.27');
    const leftToMove = needsTest ? 0 : clean(Math.max(0, allowance - spentInAll));
    const turns = parts.filter((part) => part === 'about-face').length;
    applyRows(MOVED, input, true, trace);
    const compels = { unruly: input.unruly, factor, charges: unitMove === 'charge' };
    return {
      answer: {
        ...{ allowed: true, factor, allowance, spentInAll, leftToMove, costs, needsTest },
        leastMove: applyRows(LEAST_MOVE, compels, null, trace),
        ranksAfter: input.ranksBefore + gainOf(input.manoeuvres),
        facesAfter: turns % 2 === 1 ? 'to-the-rear' : 'as-before',
        mayShootAfter: applyRows(
          SHOOTS,
          { skirmishers: skirmishers && unitMove !== 'charge', spentInAll, factor },
          skirmishers ? unitMove !== 'charge' : unitMove === 'normal' && !needsTest,
          trace,
        ),
        countsAsMoved: parts.length > 0,
      },
      summary: needsTest
        ? { say: 'manoeuvre/reform', with: {} }
        : { say: 'manoeuvre/left', with: { spent: spentInAll, left: leftToMove } },
    };
  },
});

const gainOf = (all: Moving['manoeuvres']) =>
  sumOf(all.filter((one) => one.movePart === 'change-formation').map((one) => one.ranksGained));
