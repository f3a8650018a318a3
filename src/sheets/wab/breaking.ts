import { about, answerTo, type Cell, type Part, type Row, type Sheet, value } from '../sheet.ts';
import {
  afterCombat,
  breakTest,
  chase,
  flightDirection,
  flightMove,
  followUp,
  giveGround,
  overrun,
  pursuit,
  pursuitMove,
  rally,
  returns,
} from './proofs.ts';

const line = about('breaking');

const yes = { allowed: true };
const no = { allowed: false };

const TEST: Part = {
  title: 'breaking/test',
  lines: [
    line(
      'roll',
      ['wab-6.1', 'wab-6.2', 'wab-8.19'],
      breakTest({ lostBy: 2 }, { target: 5 }),
      breakTest({ lostBy: 2, dice: [2, 4] }, { broken: true }),
      breakTest({ lostBy: 2, dice: [2, 3] }, { broken: false, unitDoes: 'fights-on' }),
      breakTest({ lostBy: 0 }, { tests: false }),
      afterCombat({ beaten: 2 }, { testsTaken: 2 }),
    ),
    line(
      'automatic',
      ['wab-6.7', 'wab-6.9'],
      breakTest({ models: 4 }, { automatic: true, unitDoes: 'breaks' }),
      breakTest({ models: 5 }, { automatic: false }),
      breakTest({ models: 1, loneCharacter: true }, { automatic: true }),
    ),
    line(
      'general',
      ['wab-6.4', 'wab-9.71', 'wab-9.72'],
      afterCombat({ general: 'with-a-beaten-unit' }, { firstToTest: 'generals-unit' }),
      breakTest({ generalLeadership: 9, generalDistance: 12 }, { leadershipUsed: 9 }),
      breakTest({ generalLeadership: 9, generalDistance: 12.5 }, { leadershipUsed: 7 }),
      breakTest({ generalLeadership: 9, generalsUnit: 'passed' }, { leadershipUsed: 9 }),
      breakTest({ generalLeadership: 9, generalsUnit: 'failed' }, { leadershipUsed: 7 }),
      breakTest({ generalLeadership: 9, generalFlees: true }, { leadershipUsed: 7 }),
    ),
    line(
      'character',
      ['wab-9.30', 'wab-9.31'],
      breakTest({ characterLeadership: 8 }, { leadershipUsed: 8 }),
      breakTest({ characterLeadership: 8, skirmishers: true }, { leadershipUsed: 7 }),
      breakTest({ generalLeadership: 9, skirmishers: true }, { leadershipUsed: 7 }),
    ),
    line(
      'standard',
      ['wab-9.76', 'wab-9.77'],
      breakTest({ standardDistance: 12 }, { rerolls: true }),
      breakTest({ standardDistance: 12.5 }, { rerolls: false }),
      breakTest({ standardDistance: 5, skirmishers: true }, { rerolls: false }),
      breakTest({ standardDistance: 5, standardFlees: true }, { rerolls: false }),
    ),
  ],
};

const LEADERSHIPS = [5, 6, 7, 8, 9, 10];
const DIFFERENCES = [1, 2, 3, 4, 5, 6];

function chanceOf(leadership: number, lostBy: number): Cell {
  const test = breakTest({ leadership, lostBy });
  const { passChance: chance } = answerTo<{ passChance: string }>(test);
  const proofs = [{ ...test, expect: { passChance: chance } }];
  return [{ say: 'breaking/percent', with: { chance }, proofs }];
}

const leadershipRow = (leadership: number): Row => ({
  name: value(leadership, []),
  cells: DIFFERENCES.map((lostBy) => chanceOf(leadership, lostBy)),
});

const CHANCES: Part = {
  title: 'breaking/chances',
  table: {
    columns: [
      { name: 'breaking/leadership' },
      ...DIFFERENCES.map((difference) => ({
        name: 'value',
        with: { value: difference },
        holds: 'figures' as const,
      })),
    ],
    groups: [{ rows: LEADERSHIPS.map(leadershipRow) }],
  },
};

const ORDER: Part = {
  title: 'breaking/order',
  lines: [
    line(
      'moves',
      ['wab-6.11', 'wab-6.79', 'wab-6.22', 'wab-6.36', 'wab-6.74'],
      afterCombat(
        { moves: ['give-ground', 'flee', 'pursue'] },
        {
          order: [
            ...['break-tests', 'panic-tests', 'give-ground-moves', 'flight-rolls'],
            ...['pursuits-declared', 'pursuit-rolls', 'flight-moves', 'pursuit-moves'],
            'redress-ranks',
          ],
        },
      ),
    ),
  ],
};

const FLANKED = { engagedOn: ['front', 'left-flank'] };

const GROUND: Part = {
  title: 'breaking/ground',
  lines: [
    line(
      'twice',
      ['wab-6.54', 'wab-6.7'],
      giveGround({}, { ...yes, flees: false }),
      giveGround({ enemyModels: 11 }, { ...no, flees: true }),
      giveGround({ models: 4, enemyModels: 2 }, no),
    ),
    line(
      'front',
      ['wab-6.56', 'wab-6.57', 'wab-6.58'],
      giveGround(FLANKED, no),
      giveGround({ ...FLANKED, largestFlanker: 4 }, yes),
      giveGround({ ...FLANKED, largestFlanker: 5 }, no),
      giveGround({ engagedOn: ['front', 'rear'] }, { ...no, destroyed: true }),
    ),
    line(
      'loose',
      ['wab-6.59'],
      giveGround({ skirmishers: true }, no),
      giveGround({ skirmishers: true, enemySkirmishes: true }, yes),
      giveGround({ skirmishers: true, enemyModels: 4 }, yes),
    ),
    line(
      'back',
      ['wab-6.61'],
      giveGround({ movement: 6 }, { diceRolled: 1 }),
      giveGround({ movement: 7 }, { diceRolled: 2 }),
    ),
    line(
      'no-room',
      ['wab-6.60', 'wab-6.62'],
      giveGround({ room: 3, dice: [4], extraDie: 2 }, { flees: true, fleeDistance: 6 }),
      giveGround({ room: 4, dice: [4] }, { flees: false }),
    ),
    line(
      'cavalry',
      ['wab-6.67', 'wab-6.69'],
      giveGround({ test: 'passed', troopKind: 'cavalry', enemyModels: 30 }, yes),
      giveGround({ test: 'passed', troopKind: 'cavalry', skirmishers: true }, no),
      giveGround({ test: 'passed' }, no),
    ),
    line(
      'follow',
      ['wab-6.63', 'wab-6.66', 'wab-6.64', 'wab-6.65'],
      followUp({ groundGiven: 4 }, { mustFollow: true, contact: true, hasMomentum: true }),
      followUp({ groundGiven: 5 }, { contact: false, combatContinues: false }),
      followUp({ groundGiven: 4, holdsObstacle: true }, { mustFollow: false }),
    ),
  ],
};

const FLIGHT: Part = {
  title: 'breaking/flight',
  lines: [
    line(
      'distance',
      ['wab-2.71', 'wab-6.21'],
      chase({ movement: 6 }, { flightDice: 2 }),
      chase({ movement: 6.5 }, { flightDice: 3 }),
    ),
    line(
      'away',
      ['wab-6.23', 'wab-6.27', 'wab-6.29'],
      flightDirection({}, { direction: 'straight-back' }),
      flightDirection(FLANKED, { direction: 'back-right' }),
      flightDirection({ engagedOn: ['left-flank', 'right-flank'] }, { direction: 'straight-back' }),
    ),
    line(
      'shut',
      ['wab-6.24', 'wab-6.25', 'wab-6.26'],
      flightDirection({ barrier: 'enemies', passage: 8 }, { way: 'round' }),
      flightDirection({ barrier: 'friends', passage: 8.5 }, { way: 'through-friends' }),
      flightDirection({ barrier: 'enemies', passage: 8.5 }, { destroyed: true }),
      flightDirection({ barrier: 'impassable' }, { destroyed: true }),
    ),
    line(
      'caught-between',
      ['wab-6.28', 'wab-6.30'],
      flightDirection({ engagedOn: ['front', 'rear'] }, { destroyed: true }),
      flightDirection(
        { engagedOn: ['front', 'left-flank', 'right-flank', 'rear'] },
        { destroyed: true },
      ),
    ),
    line(
      'home',
      ['wab-2.73', 'wab-2.84', 'wab-2.75'],
      flightMove({}, { flightRoute: 'own-edge', flightMoment: 'compulsory-moves' }),
      flightMove({ edgeDistance: 3, dice: [2, 2] }, { flightEndsAs: 'off-table' }),
    ),
  ],
};

const PURSUIT: Part = {
  title: 'breaking/pursuit',
  lines: [
    line(
      'who',
      ['wab-6.31', 'wab-6.32', 'wab-6.33'],
      pursuit({}, yes),
      pursuit({ enemiesLeft: 1 }, no),
      pursuit({ from: 'flank-or-rear' }, no),
    ),
    line(
      'must',
      ['wab-6.34', 'wab-6.35'],
      pursuit({}, { mustPursue: true }),
      pursuit(
        { wantsToStay: true, leadership: 7, dice: [3, 4] },
        { mustPursue: false, victorDoes: 'stays' },
      ),
      pursuit({ holdsObstacle: true }, { mustPursue: false }),
    ),
    line(
      'rolls',
      ['wab-6.37', 'wab-6.38'],
      chase({ pursuerMovement: 6 }, { pursuitDiceRolled: 2 }),
      chase({ pursuerMovement: 8 }, { pursuitDiceRolled: 3 }),
      pursuitMove({ crosses: 'difficult', dice: [3, 4] }, { distance: 7 }),
    ),
    line(
      'caught',
      ['wab-6.39', 'wab-6.40', 'wab-6.41'],
      chase({ pursuerMovement: 4, dice: [3, 3], pursuitDice: [3, 4] }, { destroyed: true }),
      chase(
        { pursuerMovement: 4, dice: [3, 3], pursuitDice: [2, 4] },
        { destroyed: false, gap: 1 },
      ),
      chase({ pursuerMovement: 4, dice: [3, 3], pursuitDice: [1, 4] }, { flightEnds: 'escapes' }),
    ),
    line(
      'fresh',
      ['wab-6.42', 'wab-6.46'],
      pursuitMove(
        { meets: 'fresh-enemy', meetsAt: 5, dice: [3, 3] },
        { becomes: 'charge', enemyReacts: 'holds', foughtNextTurn: true, countsAsCharge: true },
      ),
    ),
    line(
      'fleeing',
      ['wab-6.47', 'wab-6.48'],
      pursuitMove(
        { meets: 'fled-this-turn', meetsAt: 5, dice: [3, 3] },
        { becomes: 'destroys-it' },
      ),
      pursuitMove(
        { meets: 'fled-earlier', meetsAt: 5, dice: [3, 3] },
        { becomes: 'it-flees-again' },
      ),
    ),
    line(
      'off-table',
      ['wab-6.49', 'wab-6.50', 'wab-6.51', 'wab-6.52', 'wab-6.53'],
      pursuitMove({ edgeAt: 5, dice: [3, 3] }, { goesOffTable: true }),
      returns({ dice: [3, 4] }, { ...yes, returns: true }),
      returns({ failures: 1, dice: [4, 4] }, { returns: false, mayTestAgain: false }),
      returns({ failures: 2 }, no),
      returns({ markerDistance: 12 }, yes),
      returns({ markerDistance: 12.5 }, no),
      returns({ wantsTo: 'charge' }, no),
    ),
    line(
      'overrun',
      ['wab-6.71', 'wab-6.72', 'wab-6.73'],
      overrun({}, { ...yes, voluntary: true, diceRolled: 2 }),
      overrun({ firstRound: false }, no),
      overrun({ enemyEnded: 'caught-in-pursuit' }, no),
      overrun({ enemyEnded: 'caught-fleeing-charge' }, { ...yes, diceRolled: 1 }),
    ),
  ],
};

const RALLY: Part = {
  title: 'breaking/rally',
  lines: [
    line(
      'rally-test',
      ['wab-2.78', 'wab-2.79', 'wab-2.80'],
      rally({ dice: [3, 4] }, { passed: true }),
      rally({ dice: [4, 4] }, { passed: false }),
      rally({ models: 4 }, no),
    ),
    line(
      'harder',
      ['wab-2.81', 'wab-2.82'],
      rally({ models: 10, startModels: 20 }, { target: 6 }),
      rally({ models: 11, startModels: 20 }, { target: 7 }),
      rally({ enemyDistance: 8 }, { target: 6 }),
      rally({ enemyDistance: 8.5 }, { target: 7 }),
      rally({ enemyDistance: 8, enemyFlees: true }, { target: 7 }),
    ),
  ],
};

export const breaking: Sheet = {
  key: 'breaking',
  slug: { es: 'desmoralizacion-y-huida', en: 'breaking-and-flight' },
  paper: 'portrait',
  points: 8,
  parts: [TEST, CHANCES, ORDER, GROUND, FLIGHT, PURSUIT, RALLY],
};
