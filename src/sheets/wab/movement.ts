import { about, answerTo, type Part, type Row, type Sheet, value } from '../sheet.ts';
import { manoeuvre, moves, reform, terrainMove } from './proofs.ts';

const line = about('movement');

const yes = { allowed: true };
const no = { allowed: false };
const enemyAt = (away: number, more: object = {}) => ({ enemies: [{ away, ...more }] });

const ARMOURS = [
  { name: 'light', worn: { bodyArmour: 'light', shield: 'shield' }, counts: [] },
  { name: 'heavy', worn: { bodyArmour: 'heavy' }, counts: [] },
  { name: 'buckler', worn: { bodyArmour: 'heavy', shield: 'buckler' }, counts: ['wab-2.13'] },
  { name: 'heavy-shield', worn: { bodyArmour: 'heavy', shield: 'shield' }, counts: ['wab-2.12'] },
  { name: 'cataphract', worn: { bodyArmour: 'cataphract' }, counts: ['wab-2.12'] },
  { name: 'plate', worn: { bodyArmour: 'full-plate' }, counts: ['wab-2.12'] },
  { name: 'barding', worn: { barding: 'full-metal' }, counts: ['wab-2.12'] },
  {
    name: 'both',
    worn: { bodyArmour: 'heavy', shield: 'shield', barding: 'full-metal' },
    counts: ['wab-2.12'],
  },
] as const;

function armourRow({ name, worn, counts }: (typeof ARMOURS)[number]): Row {
  const move = moves({ movement: 8, ...worn });
  const { factor } = answerTo<{ factor: number }>(move);
  const shown = factor < 8 ? `-${8 - factor}″` : '–';
  return {
    name: { say: `armoured/${name}` },
    cells: [[value(shown, counts, { ...move, expect: { factor } })]],
  };
}

const ARMOUR: Part = {
  title: 'armoured/title',
  table: {
    columns: [{ name: 'armoured/worn' }, { name: 'armoured/less', holds: 'figures' }],
    groups: [{ rows: ARMOURS.map(armourRow) }],
  },
};

const RATES: Part = {
  title: 'movement/rates',
  lines: [
    line('normal', ['wab-2.10', 'wab-2.11'], moves({}, { reach: 4, mayShootAfter: true })),
    line(
      'march',
      ['wab-2.46', 'wab-2.55'],
      moves({ move: 'march' }, { reach: 8, mayShootAfter: false }),
    ),
    line('quick', ['wab-2.56'], moves({ move: 'quick-march' }, { reach: 12 })),
    line('charge', ['wab-3.3'], moves({ move: 'charge' }, { reach: 8 })),
    line(
      'failed',
      ['wab-3.22', 'wab-3.23'],
      moves({ move: 'failed-charge' }, { reach: 4, mayShootAfter: false }),
    ),
    line('counter', ['wab-3.60'], moves({ move: 'countercharge' }, { reach: 2 })),
    line('follow', ['wab-6.63'], moves({ move: 'follow-up' }, { reach: 4 })),
    line(
      'inch',
      ['wab-2.9'],
      moves({ enemyGap: 1 }, yes),
      moves({ enemyGap: 0.5 }, no),
      moves({ move: 'charge', enemyGap: 0.5 }, yes),
    ),
  ],
};

const MARCH = { move: 'march' };
const QUICK = { move: 'quick-march' };

const MARCHING: Part = {
  title: 'movement/marching',
  lines: [
    line('musician', ['wab-2.47'], moves({ ...MARCH, musician: false }, no)),
    line(
      'enemies',
      ['wab-2.48'],
      moves({ ...MARCH, ...enemyAt(8) }, no),
      moves({ ...MARCH, ...enemyAt(8.5) }, yes),
    ),
    line(
      'not-counted',
      ['wab-2.49', 'wab-2.50'],
      moves({ ...MARCH, ...enemyAt(5, { inFlight: true }) }, yes),
      moves({ ...MARCH, ...enemyAt(5, { enemyKind: 'artillery' }) }, yes),
      moves({ ...MARCH, ...enemyAt(5, { enemyKind: 'character' }) }, yes),
      moves({ ...MARCH, kind: 'cavalry', ...enemyAt(5) }, yes),
      moves({ ...MARCH, kind: 'chariots', ...enemyAt(5) }, yes),
      moves({ ...MARCH, kind: 'cavalry', ...enemyAt(5, { enemyKind: 'cavalry' }) }, no),
    ),
    line(
      'ground',
      ['wab-2.54', 'wab-2.52'],
      moves({ ...MARCH, ground: 'difficult' }, no),
      moves({ ...MARCH, enemyGap: 1 }, yes),
      moves({ ...MARCH, enemyGap: 0.5 }, no),
    ),
    line(
      'never',
      ['wab-2.51'],
      moves({ ...MARCH, kind: 'elephants' }, no),
      moves({ ...MARCH, kind: 'artillery' }, no),
      moves({ ...MARCH, kind: 'war-wagons' }, no),
      moves({ ...MARCH, kind: 'camels' }, yes),
    ),
    line(
      'column',
      ['wab-2.57', 'wab-2.58'],
      moves({ ...QUICK, wide: 3, deep: 3 }, yes),
      moves({ ...QUICK, wide: 4, deep: 4 }, no),
      moves({ ...QUICK, wide: 3, deep: 2 }, no),
      moves({ ...QUICK, columnFormed: 'this-turn' }, no),
      moves({ ...QUICK, musician: false }, no),
    ),
    line(
      'all-count',
      ['wab-2.60'],
      moves({ ...QUICK, ...enemyAt(8, { inFlight: true }) }, no),
      moves({ ...QUICK, kind: 'cavalry', ...enemyAt(8) }, no),
    ),
    line(
      'column-charges',
      ['wab-2.61', 'wab-2.62'],
      moves({ move: 'charge', wide: 3, deep: 4 }, no),
      moves({ move: 'countercharge', wide: 3, deep: 4 }, no),
    ),
  ],
};

const over = (ground: string, inches: number) => ({ legs: [{ over: ground, inches }] });

const TERRAIN: Part = {
  title: 'movement/terrain',
  lines: [
    line('open', ['wab-2.35'], terrainMove(over('open', 4), { inchesMoved: 4, arrives: true })),
    line(
      'difficult',
      ['wab-2.36', 'wab-2.37'],
      terrainMove(over('wood', 4), { inchesMoved: 2, arrives: false }),
      terrainMove(over('marsh', 2), { arrives: true, leftToMove: 0 }),
    ),
    line(
      'very-difficult',
      ['wab-2.38', 'wab-2.39'],
      terrainMove(over('fast-river', 4), { inchesMoved: 1 }),
    ),
    line(
      'rounded',
      ['wab-2.40'],
      terrainMove({ movement: 5, ...over('rocks', 4) }, { inchesMoved: 1.5 }),
    ),
    line(
      'obstacle',
      ['wab-2.43', 'wab-2.44'],
      terrainMove(over('wall', 0), { obstaclesCrossed: 1, leftToMove: 2 }),
      terrainMove({ spentBefore: 3, ...over('hedge', 0) }, { obstaclesCrossed: 0, arrives: false }),
    ),
    line('impassable', ['wab-2.41'], terrainMove(over('impassable', 1), no)),
  ],
};

const OPEN = { unitOrder: 'open' };
const does = (movePart: string, more: object = {}) => ({ manoeuvres: [{ movePart, ...more }] });
const turns = (times: number) => ({
  manoeuvres: Array.from({ length: times }, () => ({ movePart: 'about-face' })),
});
const gains = (ranksGained: number) => does('change-formation', { ranksGained });

const MANOEUVRES: Part = {
  title: 'movement/manoeuvres',
  lines: [
    line(
      'wheel',
      ['wab-2.16', 'wab-2.18'],
      manoeuvre(does('wheel', { inches: 3 }), { spentInAll: 3, leftToMove: 1 }),
      manoeuvre(
        {
          unitMove: 'charge',
          manoeuvres: [
            { movePart: 'ahead', inches: 1 },
            { movePart: 'wheel', inches: 1 },
          ],
        },
        no,
      ),
    ),
    line(
      'about-face',
      ['wab-2.22', 'wab-2.23'],
      manoeuvre(turns(1), { spentInAll: 1, leftToMove: 3 }),
      manoeuvre({ ...OPEN, ...turns(2) }, { spentInAll: 0 }),
      manoeuvre({ ...OPEN, ...turns(3) }, { spentInAll: 1 }),
    ),
    line(
      'change',
      ['wab-2.25', 'wab-2.26'],
      manoeuvre(gains(1), { spentInAll: 2 }),
      manoeuvre(gains(2), { spentInAll: 4 }),
      manoeuvre(gains(3), no),
      manoeuvre({ ...OPEN, ...gains(2) }, { spentInAll: 0 }),
    ),
    line(
      'not-free',
      ['wab-2.24', 'wab-2.53'],
      manoeuvre({ ...OPEN, ...turns(1), unitMove: 'march' }, { spentInAll: 2 }),
      manoeuvre({ ...OPEN, ...gains(1), unitMove: 'march' }, no),
    ),
    line(
      'reform',
      ['wab-2.27', 'wab-2.28', 'wab-2.30'],
      manoeuvre(does('reform'), { needsTest: true, leftToMove: 0, mayShootAfter: false }),
      reform({ musician: false }, no),
      reform({ enemyDistance: 8 }, { target: 6 }),
      reform({ enemyDistance: 8.5 }, { target: 7 }),
    ),
    line(
      'none',
      ['wab-2.14', 'wab-2.15'],
      manoeuvre(does('sideways', { inches: 1 }), no),
      manoeuvre(does('backwards', { inches: 1 }), no),
      manoeuvre(does('quarter-turn'), no),
    ),
  ],
};

export const movement: Sheet = {
  key: 'movement',
  slug: { es: 'movimiento', en: 'movement' },
  paper: 'portrait',
  points: 9,
  parts: [RATES, ARMOUR, MARCHING, TERRAIN, MANOEUVRES],
};
