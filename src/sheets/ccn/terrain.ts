import type { Terrain } from '../../engine/ccn/terrain.ts';
import { ARMS, type Arm, isInfantry, PROFILES, UNITS, type Unit } from '../../engine/ccn/units.ts';
import type { ClauseId } from '../../engine/core/clause-ids.ts';
import {
  answerTo,
  type Cell,
  type Line,
  NONE,
  type Part,
  proofsOf,
  type Row,
  type Sheet,
  value,
} from '../sheet.ts';
import { ground } from './proofs.ts';
import { fromHill, NOTES } from './terrain-notes.ts';

interface Ground {
  allowed: boolean;
  mustStop: boolean | null;
  mayFightOnEntry: boolean | null;
  squareAllowed: boolean | null;
  diceLostFiringIn: number | null;
  diceLostAttackingIn: number | null;
  diceLostFiringOut: number | null;
  diceLostAttackingOut: number | null;
  blocksSight: boolean;
}

/** Terrain of a hex, or fieldworks on a side of an open one. */
type Place = Exclude<Terrain, 'clear'> | 'fieldworks';

const PLACES: readonly Place[] = [
  ...(['forest', 'town', 'hill', 'rugged-hill', 'fieldworks'] as const),
  ...(['river', 'ford', 'bridge', 'quarry'] as const),
];

const there = (place: Place, unit: string, expect = {}) =>
  ground(
    { unit, ...(place === 'fieldworks' ? { fieldworks: 'between' } : { terrain: place }) },
    expect,
  );
const at = (place: Place, unit: string) => answerTo<Ground>(there(place, unit));

type About = 'enter' | 'fight' | 'square' | 'into' | 'out' | 'sight';
const CLAUSES: Record<Place, Partial<Record<About, readonly ClauseId[]>>> = {
  forest: {
    enter: ['ccn-7.2'],
    fight: ['ccn-7.4', 'ccn-7.5'],
    square: ['ccn-7.3'],
    into: ['ccn-7.6'],
    out: ['ccn-7.7'],
    sight: ['ccn-7.8'],
  },
  town: {
    enter: ['ccn-7.24'],
    fight: ['ccn-7.26'],
    square: ['ccn-7.25'],
    into: ['ccn-7.27'],
    out: ['ccn-7.29'],
    sight: ['ccn-7.31'],
  },
  hill: {
    enter: ['ccn-7.9'],
    square: ['ccn-7.10'],
    into: ['ccn-7.11'],
    out: ['ccn-7.12'],
    sight: ['ccn-7.16'],
  },
  'rugged-hill': { enter: ['ccn-7.21'], fight: ['ccn-7.22'], sight: ['ccn-7.23'] },
  fieldworks: {
    enter: ['ccn-7.32'],
    square: ['ccn-7.33'],
    into: ['ccn-7.35'],
    out: ['ccn-7.39'],
    sight: ['ccn-7.40'],
  },
  river: { enter: ['ccn-7.41'], fight: ['ccn-7.42'], sight: ['ccn-7.43'] },
  ford: {
    enter: ['ccn-7.44'],
    fight: ['ccn-7.46'],
    square: ['ccn-7.45'],
    into: ['ccn-7.47'],
    out: ['ccn-7.48'],
    sight: ['ccn-7.49'],
  },
  bridge: {
    enter: ['ccn-7.50'],
    fight: ['ccn-7.52'],
    square: ['ccn-7.51'],
    sight: ['ccn-7.53'],
  },
  quarry: {
    enter: ['ccn-7.54'],
    square: ['ccn-7.56'],
    into: ['ccn-7.57'],
    out: ['ccn-7.58'],
    sight: ['ccn-7.59'],
  },
};

const said = (place: Place, part: About, say: string, more: Partial<Line> = {}): Line => ({
  say: `terrain/${say}`,
  clauses: CLAUSES[place][part] ?? [],
  proofs: UNITS.map((unit) => there(place, unit)),
  ...more,
});

const everybody = (place: Place, holds: (ground: Ground) => boolean) =>
  UNITS.filter((unit) => holds(at(place, unit)));
const enterable = (place: Place) => everybody(place, ({ allowed }) => allowed);

/** Who may be there, and whether the hex ends a move; of those that it is closed to, a line of their own. */
function entering(place: Place): Cell {
  const units = enterable(place);
  if (units.length === 0) return [said(place, 'enter', 'impassable')];
  const stops = everybody(place, ({ mustStop }) => mustStop === true).length > 0;
  const closed = UNITS.filter((unit) => !units.includes(unit));
  const barred = closed.map((unit) => there(place, unit, { allowed: false }));
  return [
    said(place, 'enter', stops ? 'stop' : 'no-limit'),
    ...(barred.length > 0
      ? [{ say: 'terrain/not-artillery', clauses: ['ccn-7.55'] as const, proofs: barred }]
      : []),
  ];
}

function fighting(place: Place): Cell {
  const units = everybody(place, ({ mayFightOnEntry }) => mayFightOnEntry === true);
  if (enterable(place).length === 0) return [said(place, 'fight', 'no')];
  if (units.length === enterable(place).length) return [said(place, 'fight', 'yes')];
  return [said(place, 'fight', units.length === 0 ? 'no' : 'only-light')];
}

function squares(place: Place): Cell {
  if (enterable(place).length === 0) return NONE;
  const may = UNITS.filter(isInfantry).every((unit) => at(place, unit).squareAllowed);
  return [said(place, 'square', may ? 'yes' : 'no')];
}

/** Dice that units of an arm roll fewer there, in melee and in fire. */
function diceLost(place: Place, arm: Arm, way: 'In' | 'Out'): Cell {
  const units = enterable(place).filter((unit) => PROFILES[unit].arm === arm);
  const [some] = units;
  if (!some) return way === 'In' && arm === 'artillery' ? intoClosed(place) : NONE;
  return lostBy(place, some, units, way);
}

/** Artillery fires at a quarry though it cannot be in one (ccn-7.57). */
function intoClosed(place: Place): Cell {
  return enterable(place).length === 0 ? NONE : fromHill.atQuarry;
}

function lostBy(place: Place, some: Unit, units: readonly Unit[], way: 'In' | 'Out'): Cell {
  const { [`diceLostFiring${way}` as const]: fire, [`diceLostAttacking${way}` as const]: melee } =
    at(place, some);
  const expect = { [`diceLostFiring${way}`]: fire, [`diceLostAttacking${way}`]: melee };
  const proofs = units.map((unit) => there(place, unit, expect));
  const clauses = fire || melee ? (CLAUSES[place][way === 'In' ? 'into' : 'out'] ?? []) : [];
  const only = fire === null || fire === melee ? '' : melee ? '-melee' : '-fire';
  if (!fire && !melee) return [value(0, [], ...proofs)];
  return [{ say: `terrain/fewer${only}`, with: { dice: melee || fire || 0 }, clauses, proofs }];
}

const sight = (place: Place): Cell => [
  said(place, 'sight', at(place, 'line').blocksSight ? 'blocks' : 'open'),
];

/** What a place costs whoever attacks it, and whoever fights out of it, by arm. */
const diceAt = (place: Place): Cell[] =>
  (['In', 'Out'] as const).flatMap((way) => ARMS.map((arm) => diceLost(place, arm, way)));

const rowOf = (place: Place): Row => ({
  name: { say: `terrain/${place}` },
  cells: [entering(place), fighting(place), squares(place), ...diceAt(place), sight(place)],
});
const HILL_TO_HILL: Row = {
  name: fromHill.name,
  cells: [NONE, NONE, NONE, ...fromHill.dice, NONE],
};

const afterHill = (rows: (place: Place) => Row, hillToHill: Row): Row[] =>
  PLACES.flatMap((place) => (place === 'hill' ? [rows(place), hillToHill] : [rows(place)]));

const COLUMNS = [
  ...ARMS.map((arm) => ({ name: `terrain/${arm}-at`, holds: 'figures' as const })),
  ...ARMS.map((arm) => ({ name: `terrain/${arm}-out`, holds: 'figures' as const })),
];

/** The clauses of its dice stand beside the name, so that a row is a line of figures. */
function diceRow(name: Line, cells: readonly Cell[]): Row {
  const clauses = [...new Set(cells.flat().flatMap((line) => line.clauses ?? []))];
  const bare = (cell: Cell) =>
    cell === NONE ? NONE : cell.map((line): Line => ({ ...line, clauses: [] }));
  return { name: { ...name, clauses, proofs: proofsOf(cells) }, cells: cells.map(bare) };
}
const takesDice = ({ name }: Row) => (name.clauses ?? []).length > 0;

/** The dice alone, without the ground that takes none. */
export const TERRAIN_DICE: Part = {
  title: 'terrain/dice',
  whole: true,
  table: {
    columns: [{ name: 'terrain/terrain' }, ...COLUMNS],
    groups: [
      {
        rows: afterHill(
          (place) => diceRow({ say: `terrain/${place}` }, diceAt(place)),
          diceRow(fromHill.name, fromHill.dice),
        ).filter(takesDice),
      },
    ],
  },
};

export const terrain: Sheet = {
  key: 'terrain',
  slug: { es: 'terreno', en: 'terrain' },
  paper: 'landscape',
  points: 9,
  parts: [
    {
      whole: true,
      table: {
        columns: [
          { name: 'terrain/terrain', holds: 'sentences' },
          { name: 'terrain/entering', holds: 'sentences' },
          { name: 'terrain/fighting', holds: 'sentences' },
          { name: 'terrain/square' },
          ...COLUMNS,
          { name: 'terrain/sight' },
        ],
        groups: [{ rows: afterHill(rowOf, HILL_TO_HILL) }],
      },
    },
    ...NOTES,
  ],
};
