import { WEAPON_NAMES, weaponOf } from '../../engine/wab/shooting/weapons.ts';
import { about, answerTo, type Cell, type Part, type Row, type Sheet, value } from '../sheet.ts';
import { mayShoot, shooters, shooting, shotsIntoCombat, sight } from './proofs.ts';

const line = about('shooting');

const yes = { allowed: true };
const no = { allowed: false };

const WHO: Part = {
  title: 'shooting/who',
  lines: [
    line(
      'declared',
      ['wab-4.1', 'wab-4.2', 'wab-4.16'],
      mayShoot({ declaredLate: true }, no),
      mayShoot({ measuredBefore: true }, no),
      mayShoot({ distance: 24 }, yes),
      mayShoot({ distance: 24.5 }, { ...no, outcome: 'misses' }),
    ),
    line(
      'not',
      ['wab-4.5', 'wab-3.23', 'wab-2.69', 'wab-2.78'],
      mayShoot({ shooterState: 'engaged' }, no),
      mayShoot({ shooterState: 'marched' }, no),
      mayShoot({ shooterState: 'failed-charge' }, no),
      mayShoot({ shooterState: 'fleeing' }, no),
      mayShoot({ shooterState: 'rallied' }, no),
    ),
    line(
      'arc',
      ['wab-4.3', 'wab-4.4'],
      mayShoot({ offFront: 45 }, yes),
      mayShoot({ offFront: 46 }, no),
      mayShoot({ offFront: 180, mounted: true }, yes),
    ),
    line(
      'front-rank',
      ['wab-4.6', 'wab-4.17'],
      shooters({ weapon: 'javelin' }, { shots: 5, massed: false }),
      shooters({ weapon: 'javelin', frontCanShoot: 3 }, { shots: 3 }),
    ),
    line(
      'one-target',
      ['wab-4.27'],
      mayShoot({ splits: true }, no),
      mayShoot({ splits: true, allSeeOne: false }, yes),
    ),
  ],
};

const SIGHT: Part = {
  title: 'shooting/sight',
  lines: [
    line(
      'blocked',
      ['wab-4.12', 'wab-4.8', 'wab-4.9'],
      sight({}, yes),
      sight({ between: ['troops'] }, no),
      sight({ between: ['hill'] }, no),
      sight({ between: ['building'] }, no),
      sight({ between: ['obstacle'] }, no),
      sight({ between: ['obstacle'], closeToObstacle: 'seer' }, yes),
      sight({ between: ['obstacle'], closeToObstacle: 'target' }, yes),
    ),
    line(
      'woods',
      ['wab-4.10', 'wab-4.11'],
      sight({ between: ['wood'], woodInches: 2 }, yes),
      sight({ between: ['wood'], woodInches: 2.5 }, no),
      sight({ bothInWood: true, woodInches: 2 }, yes),
      sight({ bothInWood: true, woodInches: 2.5 }, no),
    ),
    line(
      'above',
      ['wab-4.14', 'wab-4.15', 'wab-4.13'],
      sight({ between: ['troops'], seerOn: 'hill' }, yes),
      sight({ between: ['hill'], seerOn: 'hill', asHigh: true }, no),
      sight({ between: ['troops'], targetOn: 'hill' }, yes),
      sight({ between: ['troops'], seerOn: 'elephant' }, yes),
      sight({ between: ['wood'], seerOn: 'elephant' }, no),
    ),
  ],
};

const MOVED = { moved: true };
const MOVED_IN_COVER = { ...MOVED, cover: 'light' };
/** What brings the total of the modifiers to so much. */
const MODIFIED = [
  { total: '+1', by: { target: 'large' } },
  { total: '0', by: {} },
  { total: '-1', by: MOVED },
  { total: '-2', by: MOVED_IN_COVER },
  { total: '-3', by: { ...MOVED_IN_COVER, target: 'skirmishers' } },
  { total: '-4', by: { ...MOVED_IN_COVER, target: 'skirmishers', distance: 20 } },
];
const SKILLS = [1, 2, 3, 4, 5, 6];

function neededBy(skill: number, by: object): Cell {
  const shot = shooting({ skill, ...by });
  const { needed } = answerTo<{ needed: number }>(shot);
  return [value(needed, [], { ...shot, expect: { needed } })];
}

const skillRow = (skill: number): Row => ({
  name: value(skill, []),
  cells: MODIFIED.map(({ by }) => neededBy(skill, by)),
});

const TO_HIT: Part = {
  title: 'shooting/to-hit',
  table: {
    columns: [
      { name: 'shooting/skills' },
      ...MODIFIED.map(({ total }) => ({
        name: 'value',
        with: { value: total },
        holds: 'figures' as const,
      })),
    ],
    groups: [{ rows: SKILLS.map(skillRow) }],
  },
  lines: [
    line('dice', ['wab-4.39', 'wab-4.40'], shooting(MOVED, { needed: 5, modifier: -1 })),
    line('one-misses', ['wab-4.38'], shooting({ skill: 6 }, { needed: 2 })),
    line(
      'seven',
      ['wab-4.50'],
      shooting({ skill: 1, ...MOVED }, { needed: 7, hitsOn: 6, strengthNow: 2 }),
    ),
    line(
      'wounds',
      ['wab-4.51', 'wab-4.57'],
      shooting({ strength: 4, save: 5 }, { needsToWound: 3, needsToSave: 6 }),
    ),
  ],
};

const MODIFIERS: Part = {
  title: 'shooting/modifiers',
  lines: [
    line('large', ['wab-4.41'], shooting({ target: 'large' }, { modifier: 1 })),
    line('moved', ['wab-4.42'], shooting(MOVED, { modifier: -1 })),
    line(
      'far',
      ['wab-4.44', 'wab-4.18'],
      shooting({ distance: 12 }, { modifier: 0 }),
      shooting({ distance: 12.5 }, { modifier: -1 }),
      shooting({ distance: 12.5, neverLong: true }, { modifier: 0 }),
      mayShoot({ distance: 12 }, { shotRange: 'short' }),
      mayShoot({ weapon: 'javelin', distance: 8 }, { shotRange: 'short' }),
    ),
    line('charging', ['wab-4.43'], shooting({ atCharge: true }, { modifier: -1 })),
    line('character', ['wab-4.45'], shooting({ target: 'character' }, { modifier: -1 })),
    line('skirmishers', ['wab-4.46'], shooting({ target: 'skirmishers' }, { modifier: -1 })),
    line(
      'chariot',
      ['wab-4.47'],
      shooting({ target: 'light-chariot-moved' }, { modifier: -1 }),
      shooting({ target: 'light-chariot' }, { modifier: 0 }),
    ),
    line(
      'cover',
      ['wab-4.48', 'wab-4.49'],
      shooting({ cover: 'light' }, { modifier: -1 }),
      shooting({ cover: 'heavy' }, { modifier: -2 }),
    ),
  ],
};

const STAND = { occasion: 'stand-and-shoot' };
const FLEE = { occasion: 'shoot-and-flee' };

const AT_A_CHARGE: Part = {
  title: 'shooting/at-a-charge',
  lines: [
    line(
      'half',
      ['wab-4.22', 'wab-4.23'],
      mayShoot({ ...STAND, distance: 4.5, chargeDistance: 8 }, yes),
      mayShoot({ ...STAND, distance: 4, chargeDistance: 8 }, { ...no, outcome: 'holds' }),
      mayShoot({ ...FLEE, distance: 4, chargeDistance: 8 }, { ...no, outcome: 'flees' }),
    ),
    line(
      'short',
      ['wab-4.24', 'wab-4.43'],
      mayShoot({ ...STAND, distance: 20 }, { shotRange: 'short' }),
      shooting({ atCharge: true, distance: 20 }, { modifier: -1 }),
    ),
    line(
      'stopped',
      ['wab-4.65', 'wab-4.26'],
      shooting({ atCharge: true, targetModels: 20 }, { lossesForPanic: 5 }),
    ),
  ],
};

const MASSED: Part = {
  title: 'shooting/massed',
  lines: [
    line(
      'half-behind',
      ['wab-4.28', 'wab-4.29', 'wab-4.34'],
      shooters({}, { massed: true, frontShots: 5, rearShots: 5 }),
      shooters({ models: 14 }, { massed: true, frontShots: 5, rearShots: 4 }),
      shooters({ weapon: 'crossbow' }, { massed: false }),
      shooters({ shooterTroops: 'other' }, { massed: false }),
    ),
    line(
      'still',
      ['wab-4.30'],
      shooters(MOVED, { massed: false }),
      shooters({ ...MOVED, weapon: 'darts' }, { massed: true }),
      shooters({ marched: true, weapon: 'darts' }, no),
    ),
    line('each-in-range', ['wab-4.31'], shooters({ rearInRange: 4 }, { rearShots: 2 })),
    line(
      'not-massed',
      ['wab-4.32', 'wab-4.33'],
      shooters(STAND, { massed: true }),
      shooters(FLEE, { massed: false }),
      shooters({ inWood: true }, { massed: false }),
    ),
    line(
      'above-massed',
      ['wab-4.36'],
      shooters({ weapon: 'javelin', elevated: true }, { massed: true, rearShots: 5 }),
    ),
    line(
      'combined',
      ['wab-4.35'],
      shooters({ combined: true }, { massed: true, frontShots: 5, rearShots: 5 }),
    ),
  ],
};

const AFTER: Part = {
  title: 'shooting/after',
  lines: [
    line(
      'into-combat',
      ['wab-4.21'],
      shotsIntoCombat({ hits: 4 }, { enemyHits: 2, friendHits: 2 }),
      shotsIntoCombat({ hits: 5, oddDie: 4 }, { enemyHits: 3 }),
      shotsIntoCombat({ hits: 5, oddDie: 3 }, { friendHits: 3 }),
    ),
    line(
      'panic',
      ['wab-4.64'],
      shooting({ targetModels: 20 }, { lossesForPanic: 5 }),
      shooting({ targetModels: 21 }, { lossesForPanic: 6 }),
    ),
  ],
};

function weaponRow(weapon: (typeof WEAPON_NAMES)[number]): Row {
  const { range, massed, slow } = weaponOf(weapon);
  const reaches = mayShoot({ weapon, distance: range }, { ...yes, weaponRange: range });
  const alone = { weapon, ...MOVED };
  return {
    name: { say: `weapons/${weapon}` },
    cells: [
      [value(`${range}″`, [], reaches)],
      [
        massed
          ? { say: 'weapons/massed', proofs: [shooters({ weapon }, { massed: true })] }
          : { say: 'none', proofs: [shooters({ weapon }, { massed: false })] },
      ],
      [
        slow
          ? { say: 'none', proofs: [shooters(alone, no)] }
          : { say: 'weapons/after-move', proofs: [shooters(alone, yes)] },
      ],
    ],
  };
}

const WEAPONS: Part = {
  title: 'weapons/title',
  table: {
    columns: [
      { name: 'weapons/weapon' },
      { name: 'weapons/range', clauses: ['wab-4.19', 'wab-4.20'], holds: 'figures' },
      { name: 'weapons/in-mass', clauses: ['wab-4.28'] },
      { name: 'weapons/moved', clauses: ['wab-10.60', 'wab-10.63', 'wab-10.72'] },
    ],
    groups: [{ rows: WEAPON_NAMES.map(weaponRow) }],
  },
};

export const shootingSheet: Sheet = {
  key: 'shooting',
  slug: { es: 'disparo', en: 'shooting' },
  paper: 'portrait',
  points: 9,
  parts: [WHO, SIGHT, TO_HIT, MODIFIERS, MASSED, AT_A_CHARGE, AFTER, WEAPONS],
};
