import { alike, amount, many, part, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, groups, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import {
  ARMY_UNIT,
  GENERAL_FATES,
  hasMoreThanAtFirst,
  isGone,
  isHalved,
  isLeftOfUnknown,
  MOST_COST,
  MOST_UNITS,
} from './army-units.ts';
import { quartersOf } from './quarters.ts';

const SIDES = ['own', 'enemy'] as const;
type Side = (typeof SIDES)[number];
const ARMY_STATES = ['holds', 'at-break-point', 'broken'] as const;
/** Points of each (wab-19.15 to wab-19.20). */
const POINTS = { quarter: 100, general: 100, standard: 100, battleStandard: 200, broken: 500 };
const QUARTERS = 4;
const MOST_STANDARDS = 30;
const HALF = 2;

const POINT_FIELDS = {
  armyUnits: usual(
    groups(
      {
        ofSide: choice(['enemy', 'own'], 'enemy'),
        cost: requiredCount(0, MOST_COST),
        ...ARMY_UNIT,
        quarter: optionalCount(1, QUARTERS),
      },
      MOST_UNITS,
    ),
  ),
  enemyGeneralIs: choice(GENERAL_FATES, 'fights'),
  ownGeneralIs: choice(GENERAL_FATES, 'fights'),
  standardsTaken: count(0, MOST_STANDARDS, 0),
  standardsGiven: count(0, MOST_STANDARDS, 0),
  battleStandardTaken: flag(),
  battleStandardGiven: flag(),
  enemyArmyIs: choice(ARMY_STATES, 'holds'),
  ownArmyIs: choice(ARMY_STATES, 'holds'),
  readings: rare(group(readings('R233', 'R241', 'R282', 'R312', 'R321'))),
};
type Game = Values<typeof POINT_FIELDS>;
type Told = Game['armyUnits'][number];
type Readings = Game['readings'];

interface Loss extends Told {
  /** The side that scores for it. */
  who: Side;
  readings: Readings;
}
const ofLoss = rulesOf<Loss>(({ who, cost }) => ({ who, cost }));
const isLost = (unit: Loss) => isGone(unit, unit.readings.R282);
const halfOf = ({ cost, readings: { R233 } }: Loss) =>
  R233 === 'b' ? Math.floor(cost / HALF) : cost / HALF;
const told = (loss: Loss) => ({ who: loss.who, points: halfOf(loss) });

/** What a unit gives its enemy. */
const LOSSES: Table<Loss, number> = {
  on: 'gives',
  rows: [
    ofLoss.notes<number>(
      'wab-19.13',
      [],
      on('not-off-in-pursuit', ({ fate }: Loss) => fate === 'pursued-off'),
      { unless: ['wab-19.14'] },
    ),
    ofLoss.sets(
      'wab-19.12',
      halfOf,
      [({ sort }) => sort === 'elephant', not(isLost)],
      on('no-stampede', ({ fate }) => fate === 'stampedes'),
      { with: told, unless: ['wab-19.14'] },
    ),
    ofLoss.sets('wab-19.11', ({ cost }) => cost, [], on('not-gone', isLost)),
    ofLoss.sets('wab-19.14', halfOf, [not(isLost)], on('not-halved', isHalved), { with: told }),
  ],
};

interface Score {
  who: Side;
  generalIs: Game['enemyGeneralIs'];
  standards: number;
  battleStandard: boolean;
  armyIs: Game['enemyArmyIs'];
  readings: Readings;
}
const { adds } = rulesOf<Score>(({ who, standards }) => ({ who, standards }));

/** By the other reading an army at its break point is broken too (R241). */
const isBroken = (armyIs: Game['enemyArmyIs'], { R241 }: Readings) =>
  armyIs === 'broken' || (armyIs === 'at-break-point' && R241 === 'b');

/** What a side scores besides. */
const EVENTS: Table<Score, number>['rows'] = [
  adds('wab-19.17', POINTS.general, [({ generalIs }) => generalIs !== 'fights']),
  adds('wab-19.18', ({ standards }) => standards * POINTS.standard, [
    ({ standards }) => standards > 0,
  ]),
  adds('wab-19.19', POINTS.battleStandard, [({ battleStandard }) => battleStandard]),
  adds(
    'wab-19.20',
    POINTS.broken,
    [({ armyIs }) => armyIs !== 'holds'],
    on('only-at-it', ({ armyIs, readings }) => isBroken(armyIs, readings)),
  ),
];
const SCORES: Readonly<Record<Side, Table<Score, number>>> = {
  own: { on: 'ownPoints', rows: EVENTS },
  enemy: { on: 'enemyPoints', rows: EVENTS },
};

/** What a side scores: the other one's general, standards and breaking. */
const scoreOf = (who: Side, game: Game): Score =>
  who === 'own'
    ? {
        ...{ who, generalIs: game.enemyGeneralIs, standards: game.standardsTaken },
        ...{ battleStandard: game.battleStandardTaken, armyIs: game.enemyArmyIs },
        readings: game.readings,
      }
    : {
        ...{ who, generalIs: game.ownGeneralIs, standards: game.standardsGiven },
        ...{ battleStandard: game.battleStandardGiven, armyIs: game.ownArmyIs },
        readings: game.readings,
      };

const other = (side: Side): Side => (side === 'own' ? 'enemy' : 'own');

/** Who has won: by points, unless by the other reading a broken army has lost (R312). */
function winnerOf(
  points: Record<Side, number>,
  broken: Record<Side, boolean>,
  game: Game,
  trace: Trace,
) {
  const { own, enemy } = points;
  if (game.readings.R312 === 'b' && broken.own !== broken.enemy) {
    const winner = broken.own ? 'enemy' : 'own';
    trace.decide('wab-19.10/broken', { who: other(winner) });
    return winner;
  }
  const winner = own === enemy ? 'draw' : own > enemy ? 'own' : 'enemy';
  trace.decide(winner === 'draw' ? 'wab-19.10/draw' : 'wab-19.10', {
    ...{ own, enemy },
    ...(winner !== 'draw' && { who: winner }),
  });
  return winner;
}

export const victoryPoints = defineQuery({
  id: 'wab/victory-points',
  fields: POINT_FIELDS,
  answer: {
    ...alike(amount(), 'ownPoints', 'enemyPoints', 'pointsApart', 'ownQuarters', 'enemyQuarters'),
    winner: word(['own', 'enemy', 'draw'], 'draw'),
    units: many(part({ gives: amount(), holdsQuarter: yes() })),
  },
  sample: {
    armyUnits: [
      { cost: 200, fate: 'destroyed' },
      { cost: 180, modelsAtFirst: 20, modelsLeft: 10 },
      { ofSide: 'own', cost: 150, modelsAtFirst: 16, quarter: 1 },
    ],
    standardsTaken: 1,
  },
  start: {},
  check: problems(
    [
      'armyUnits',
      'more-left-than-at-first',
      null,
      ({ armyUnits }) => armyUnits.some(hasMoreThanAtFirst),
    ],
    ['armyUnits', 'left-of-unknown', null, ({ armyUnits }) => armyUnits.some(isLeftOfUnknown)],
  ),
  run(input, trace) {
    const { readings } = input;
    const units = input.armyUnits.map((unit) => {
      const loss = { ...unit, who: other(unit.ofSide), readings };
      return { ...loss, gives: applyRows(LOSSES, loss, 0, trace) };
    });
    const broken = {
      own: isBroken(input.ownArmyIs, readings),
      enemy: isBroken(input.enemyArmyIs, readings),
    };
    const quarters = quartersOf(
      units.map((unit) => ({
        ...{ ...unit, gone: isLost(unit), broken: broken[unit.ofSide] },
        ...{ held: POINTS.quarter, R321: readings.R321 },
      })),
      trace,
    );
    const points = (who: Side) => {
      const forUnits = units
        .filter((unit) => unit.who === who)
        .reduce((sum, { gives }) => sum + gives, quarters.held[who] * POINTS.quarter);
      return applyRows(SCORES[who], scoreOf(who, input), forUnits, trace);
    };
    const all = { own: points('own'), enemy: points('enemy') };
    const winner = winnerOf(all, broken, input, trace);
    return {
      answer: {
        ...{ ownPoints: all.own, enemyPoints: all.enemy, winner },
        pointsApart: Math.abs(all.own - all.enemy),
        ...{ ownQuarters: quarters.held.own, enemyQuarters: quarters.held.enemy },
        units: units.map(({ gives }, i) => ({
          gives,
          holdsQuarter: quarters.holders[i] === true,
        })),
      },
      summary: { say: `victory-points/${winner}`, with: all },
    };
  },
});
