import { edged, RAMPART_HEX } from '../../book/marks/index.ts';
import type { Terrain } from '../../engine/cca/terrain.ts';
import { isFoot, UNITS } from '../../engine/cca/units.ts';
import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { TERRAIN } from '../../systems/cca/terrain.ts';
import { answerTo, type Cell, type Line, NONE, type Row, type Sheet } from '../sheet.ts';
import { ground } from './proofs.ts';
import { HILL_SIGHT, NOTES } from './terrain-notes.ts';

interface Ground {
  allowed: boolean;
  mustStop: boolean | null;
  mayBattleOnEntry: boolean | null;
  mostDice: number | null;
  mostDiceAgainst: number | null;
  diceFewer: number | null;
  swordsIgnored: number | null;
  flagsIgnorable: number | null;
  blocksSight: boolean;
}

/** Terrain of a hex, or a rampart on a side of an open one. */
type Place = Exclude<Terrain, 'clear'> | 'rampart';

const PLACES: readonly Place[] = [
  'rough',
  'forest',
  'hill',
  'ford',
  'camp',
  'rampart',
  'river',
  'coast',
];

const FOOT = UNITS.filter(isFoot);
/** Any of them: terrain asks only whether a unit goes on foot. */
const [ON_FOOT, MOUNTED] = ['MI', 'MC'] as const;

const there = (place: Place, unit: string, more: object = {}) =>
  ground(
    place === 'rampart' ? { unit, rampart: 'between', ...more } : { unit, terrain: place, ...more },
  );
const at = (place: Place, unit: string) => answerTo<Ground>(there(place, unit));

type Clauses = readonly ClauseId[];
const CLAUSES: Record<
  Place,
  { enter: Clauses; battle: Clauses; dice: Clauses; shelter: Clauses; sight: Clauses }
> = {
  rough: {
    enter: ['cca-17.1', 'cca-17.2'],
    battle: ['cca-17.3', 'cca-17.4'],
    dice: ['cca-17.5'],
    shelter: [],
    sight: ['cca-17.7'],
  },
  forest: {
    enter: ['cca-17.8'],
    battle: ['cca-17.9', 'cca-17.10'],
    dice: ['cca-17.11'],
    shelter: [],
    sight: ['cca-17.13'],
  },
  hill: {
    enter: ['cca-17.14'],
    battle: [],
    dice: ['cca-17.15', 'cca-17.16', 'cca-17.17'],
    shelter: [],
    sight: ['cca-17.19'],
  },
  ford: {
    enter: ['cca-17.27'],
    battle: ['cca-17.28'],
    dice: ['cca-17.29'],
    shelter: [],
    sight: ['cca-17.31'],
  },
  camp: {
    enter: ['cca-17.38'],
    battle: [],
    dice: ['cca-17.42'],
    shelter: ['cca-17.39', 'cca-17.40', 'cca-17.41', 'cca-17.43'],
    sight: ['cca-17.44'],
  },
  rampart: {
    enter: ['cca-17.32'],
    battle: [],
    dice: [],
    shelter: ['cca-17.33', 'cca-17.34', 'cca-17.35', 'cca-17.36'],
    sight: ['cca-17.37'],
  },
  river: { enter: ['cca-17.26'], battle: [], dice: [], shelter: [], sight: ['cca-10.14'] },
  coast: { enter: ['cca-17.23'], battle: [], dice: [], shelter: [], sight: ['cca-17.25'] },
};

const proofs = (place: Place) => [there(place, ON_FOOT), there(place, MOUNTED)];
const said = (
  place: Place,
  part: keyof (typeof CLAUSES)['rough'],
  say: string,
  more = {},
): Cell => [
  { say: `terrain/${say}`, clauses: CLAUSES[place][part], proofs: proofs(place), ...more },
];

function entering(place: Place): Cell {
  const [foot, mounted] = [at(place, ON_FOOT), at(place, MOUNTED)];
  if (!foot.allowed) return said(place, 'enter', 'impassable');
  if (foot.mustStop && mounted.mustStop) return said(place, 'enter', 'stop');
  return said(place, 'enter', mounted.mustStop ? 'stop-mounted' : 'no-limit');
}

function battling(place: Place): Cell {
  if (!at(place, ON_FOOT).allowed) return NONE;
  const units = UNITS.filter((unit) => at(place, unit).mayBattleOnEntry);
  if (units.length === UNITS.length) return said(place, 'battle', 'battle');
  if (String(units) === String(FOOT)) return said(place, 'battle', 'battle-foot');
  return said(place, 'battle', 'battle-only', {
    with: { units },
    proofs: UNITS.map((unit) => there(place, unit)),
  });
}

/** Dice from a hex and against it, on foot and mounted. */
function dice(place: Place): Cell {
  const [foot, mounted] = [at(place, ON_FOOT), at(place, MOUNTED)];
  if (foot.diceFewer) return said(place, 'dice', 'fewer', { with: { dice: foot.diceFewer } });
  const [most, from, riding] = [foot.mostDiceAgainst, foot.mostDice, mounted.mostDice];
  if (most === null || from === null || riding === null) return NONE;
  if (most === from && from === riding)
    return said(place, 'dice', 'most', { with: { dice: most } });
  return said(place, 'dice', 'most-hill', { with: { up: most, foot: from, mounted: riding } });
}

function shelter(place: Place): Cell {
  const { swordsIgnored, flagsIgnorable } = at(place, ON_FOOT);
  if (!swordsIgnored || !flagsIgnorable) return NONE;
  return said(place, 'shelter', place === 'camp' ? 'shelter-camp' : 'shelter-rampart', {
    with: { swords: swordsIgnored, flags: flagsIgnorable },
  });
}

function sight(place: Place): Cell {
  const blocks = at(place, ON_FOOT).blocksSight;
  return [
    ...said(place, 'sight', blocks ? 'blocks' : 'open'),
    ...(place === 'hill' ? HILL_SIGHT : []),
  ];
}

function retreating(place: Place): Cell {
  const retreats = there(place, MOUNTED, { enters: 'retreat' });
  const { allowed } = answerTo<Ground>(retreats);
  const stops = at(place, MOUNTED).mustStop;
  const line = (say: string, ...clauses: ClauseId[]): Line => ({
    say: `terrain/${say}`,
    clauses,
    proofs: [retreats],
  });
  if (!allowed) return [line('retreat-blocked', 'cca-12.8')];
  return stops ? [line('retreat-through', 'cca-12.7')] : NONE;
}

const rowOf = (place: Place): Row => ({
  mark: place === 'rampart' ? RAMPART_HEX : edged(TERRAIN[place]),
  name: { say: `terrain/${place}` },
  cells: [entering, battling, dice, shelter, sight, retreating].map((cell) => cell(place)),
});

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
          { name: 'terrain/battling', holds: 'sentences' },
          { name: 'terrain/dice', holds: 'sentences' },
          { name: 'terrain/defence', holds: 'sentences' },
          { name: 'terrain/sight', holds: 'sentences' },
          { name: 'terrain/retreating', holds: 'sentences' },
        ],
        groups: [{ rows: PLACES.map(rowOf) }],
      },
    },
    ...NOTES,
  ],
};
