import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { about, answerTo, type Part, type Row, type Sheet } from '../sheet.ts';
import {
  armyBreak,
  bonuses,
  coherency,
  flightMove,
  leadership,
  mayShoot,
  moves,
  panic,
  shooting,
  skirmishFear,
  skirmishFormation,
  tabor,
  taborDefenders,
  totals,
  victory,
  wagonAfter,
  wagonFate,
  wagonFight,
  wagonHits,
  wagonMove,
  wagonShots,
  warWagon,
} from './proofs.ts';

const line = about('victory');

const LOOSE = { skirmishers: true };

const SKIRMISHERS: Part = {
  title: 'victory/skirmishers',
  lines: [
    line(
      'loose',
      ['wab-15.1', 'wab-15.3', 'wab-15.5'],
      skirmishFormation({}, { allowed: true, standsFor: 'battle' }),
      skirmishFormation({ deployedAs: 'formed' }, { allowed: false }),
      coherency({ widestGap: 2 }, { allowed: true }),
      coherency({ widestGap: 2.5 }, { allowed: false }),
      coherency({ widestGap: 2.5, gapCause: 'anything-else' }, { coherent: false }),
    ),
    line(
      'double',
      ['wab-15.7', 'wab-15.9', 'wab-15.6'],
      moves({ ...LOOSE, ground: 'difficult' }, { reach: 8 }),
      moves({ ...LOOSE, move: 'march' }, { reach: 8 }),
      moves({ ...LOOSE, move: 'charge' }, { reach: 8 }),
    ),
    line(
      'run-or-shoot',
      ['wab-15.11'],
      moves(LOOSE, { reachAndShoot: 4 }),
      mayShoot({ ...LOOSE, shooterState: 'marched' }, { allowed: false }),
    ),
    line(
      'dice',
      ['wab-15.8'],
      flightMove({ ...LOOSE, movement: 6 }, { flightDice: 2 }),
      flightMove({ ...LOOSE, movement: 8 }, { flightDice: 3 }),
    ),
    line('shot-at', ['wab-4.46'], shooting({ target: 'skirmishers' }, { modifier: -1 })),
    line(
      'fear',
      ['wab-15.10', 'wab-15.28'],
      skirmishFear({ leadership: 7 }, { fears: true }),
      skirmishFear({ leadership: 8 }, { fears: false }),
      leadership(
        { ...LOOSE, leadership: 6, generalLeadership: 9, generalDistance: 6 },
        { leadershipUsed: 6 },
      ),
    ),
    line(
      'no-bonus',
      ['wab-15.23', 'wab-15.24'],
      totals({ ...LOOSE, order: 'close-infantry', standard: true, ranks: 3 }, 0),
    ),
    line(
      'no-panic',
      ['wab-15.25', 'wab-7.11'],
      bonuses({ chargedIn: 'flank', chargerModels: 10, chargerSkirmishes: true }, { lost: false }),
      panic({ cause: 'flank-charge', chargerSkirmishes: true }, { tests: false }),
      panic(
        { cause: 'broken-friends', friendsSkirmish: true, friendDistance: 3, friendModels: 10 },
        { tests: false },
      ),
    ),
  ],
};

const WAGONS: Part = {
  title: 'victory/wagons',
  lines: [
    line(
      'counts',
      ['wab-14.3', 'wab-14.22'],
      warWagon({}, { wagonCounts: 6, formedUnit: true }),
      warWagon({ crewLeft: 2 }, { wagonCounts: 6 }),
    ),
    line(
      'rolls-on',
      ['wab-14.6', 'wab-14.7', 'wab-14.8'],
      wagonMove({}, { reach: 6 }),
      wagonMove({ rotates: true }, { reach: 3 }),
      wagonMove({ move: 'march' }, { allowed: false }),
      wagonMove({ move: 'charge' }, { allowed: false }),
      wagonMove({ roughAt: 2 }, { reach: 2, wagonStoppedBy: 'rough-ground' }),
    ),
    line(
      'shoots',
      ['wab-14.10', 'wab-14.11'],
      wagonShots({}, { weaponRange: 24, crewShots: 3, shotStrength: 3, saveLess: 2 }),
      wagonShots({ distance: 20 }, { saveLess: 1 }),
      wagonShots({ secondShot: true }, { allowed: false }),
    ),
    line(
      'struck',
      ['wab-14.17', 'wab-14.18', 'wab-14.20'],
      wagonHits({ wagonDice: [4] }, { onWagon: 1, woundingWagon: 0 }),
      wagonHits({ wagonDice: [5] }, { onCrew: 1 }),
      wagonHits({ hurtBy: 'machine' }, { onWagon: 1, woundingWagon: 1 }),
      wagonHits({ hurtBy: 'close-combat' }, { canWoundWagon: true }),
    ),
    line(
      'fights',
      ['wab-14.19', 'wab-14.23', 'wab-14.30'],
      wagonFight({ crewLeft: 6 }, { crewFighting: 6, hasFlanks: false, defendedObstacle: false }),
      wagonFight({ cavalryAttacks: true }, { defendedObstacle: true, horsesAttack: false }),
    ),
    line(
      'no-ranks',
      ['wab-14.21'],
      totals({ order: 'open-infantry', ranks: 3 }, 0, { warWagon: true }),
    ),
    line(
      'falls',
      ['wab-14.24', 'wab-14.25', 'wab-14.26'],
      wagonFate({ lostCombat: true, crewLeft: 2 }, { breaksForNumbers: false }),
      wagonFate({ lostCombat: true, breakTest: 'failed' }, { wagonEnds: 'removed' }),
      wagonFate({ crewLeft: 0 }, { wagonEnds: 'removed' }),
    ),
    line('pursues', ['wab-14.28'], wagonAfter({}, { diceRolled: 1 })),
    line(
      'tabor',
      ['wab-14.38', 'wab-14.37', 'wab-14.45', 'wab-14.46'],
      tabor({}, { defendersInAll: 10 }),
      wagonFight(
        { wagonKind: 'tabor', engagedSides: 2 },
        { crewFighting: 10, defendedObstacle: true },
      ),
      taborDefenders({}, { allowed: false }),
    ),
  ],
};

const FORMED = { sort: 'formed', modelsAtFirst: 20, cost: 200 };
const SKIRMISH = { sort: 'skirmishers', modelsAtFirst: 15 };
const army = (unit: object, expect: object, more: object = {}) =>
  armyBreak({ armyUnits: [unit], ...more }, expect);

const BREAKING: Part = {
  title: 'victory/breaking',
  lines: [
    line(
      'worth',
      ['wab-19.2', 'wab-19.3', 'wab-19.4'],
      army(FORMED, { breakValue: 2 }),
      army({ ...FORMED, cost: 300 }, { breakValue: 2 }),
      army({ ...FORMED, cost: 301 }, { breakValue: 3 }),
      army({ sort: 'elephant', modelsAtFirst: 6 }, { breakValue: 2 }),
      army(SKIRMISH, { breakValue: 1 }),
      army({ ...SKIRMISH, modelsAtFirst: 16 }, { breakValue: 2 }),
      army({ sort: 'character' }, { breakValue: 0 }),
      army({ sort: 'artillery' }, { breakValue: 0 }),
      army({ sort: 'scythed-chariot' }, { breakValue: 0 }),
    ),
    line(
      'point',
      ['wab-19.5'],
      army({ ...FORMED, alike: 6 }, { breakValue: 12, breakPoint: 3 }),
      army({ ...FORMED, alike: 5 }, { breakValue: 10, breakPoint: 3 }),
    ),
    line(
      'lost',
      ['wab-19.7', 'wab-19.8', 'wab-19.9'],
      army({ ...FORMED, modelsLeft: 0, fate: 'destroyed' }, { valueLost: 2 }),
      army({ ...FORMED, modelsLeft: 10 }, { valueLost: 1 }),
      army({ ...SKIRMISH, modelsLeft: 5 }, { valueLost: 0 }),
      army({ ...FORMED, alike: 6 }, { valueLost: 2 }, { generalIs: 'dead' }),
      army({ ...FORMED, alike: 6 }, { valueLost: 1 }, { standardLost: true }),
    ),
    line(
      'ends',
      ['wab-19.6'],
      army({ ...FORMED, modelsLeft: 0, fate: 'destroyed' }, { gameEnds: true }),
    ),
  ],
};

const ENEMY = { cost: 200, modelsAtFirst: 20 };
const beaten = (unit: object) => ({ armyUnits: [{ ...ENEMY, ...unit }] });
const holding = (unit: object) => beaten({ ofSide: 'own', modelsLeft: 20, quarter: 1, ...unit });

/** A line of the count: what it is for, and how much the engine gives for it. */
function counted(name: string, clause: ClauseId, situation: object, shown: string): Row {
  const { query, input } = victory(situation);
  const { ownPoints } = answerTo<{ ownPoints: number }>({ query, input });
  return {
    name: { say: `victory/${name}` },
    cells: [
      [
        {
          say: `victory/${shown}`,
          with: { points: ownPoints },
          clauses: [clause],
          proofs: [{ query, input, expect: { ownPoints } }],
        },
      ],
    ],
  };
}

const POINTS: Part = {
  title: 'victory/points',
  table: {
    columns: [{ name: 'victory/what', holds: 'sentences' }, { name: 'victory/gives' }],
    groups: [
      {
        rows: [
          counted('destroyed', 'wab-19.11', beaten({ modelsLeft: 0, fate: 'destroyed' }), 'cost'),
          counted('halved', 'wab-19.14', beaten({ modelsLeft: 10 }), 'half'),
          counted(
            'stampeding',
            'wab-19.12',
            beaten({ sort: 'elephant', modelsAtFirst: 6, modelsLeft: 6, fate: 'stampedes' }),
            'half',
          ),
          counted('quarter', 'wab-19.15', holding({}), 'plain'),
          counted('general', 'wab-19.17', { enemyGeneralIs: 'fleeing' }, 'plain'),
          counted('standard', 'wab-19.18', { standardsTaken: 1 }, 'plain'),
          counted('battle-standard', 'wab-19.19', { battleStandardTaken: true }, 'plain'),
          counted('broken', 'wab-19.20', { enemyArmyIs: 'broken' }, 'plain'),
        ],
      },
    ],
  },
  lines: [
    line(
      'who-holds',
      ['wab-19.15', 'wab-19.16'],
      victory(holding({}), { ownQuarters: 1 }),
      victory(holding({ sort: 'skirmishers' }), { ownQuarters: 0 }),
      victory(holding({ sort: 'elephant' }), { ownQuarters: 0 }),
      victory(holding({ modelsAtFirst: 4, modelsLeft: 4 }), { ownQuarters: 0 }),
      victory({ ...holding({}), ownArmyIs: 'broken' }, { ownQuarters: 0 }),
    ),
    line(
      'off-table',
      ['wab-19.13'],
      victory(beaten({ modelsLeft: 20, fate: 'pursued-off' }), { ownPoints: 0 }),
    ),
  ],
};

export const victorySheet: Sheet = {
  key: 'victory',
  slug: { es: 'hostigadores-vagones-y-victoria', en: 'skirmishers-wagons-and-victory' },
  paper: 'portrait',
  points: 9,
  parts: [SKIRMISHERS, WAGONS, BREAKING, POINTS],
};
