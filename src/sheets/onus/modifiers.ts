import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { signed, signedPair } from '../../engine/onus/values/pair.ts';
import { answerTo, type Cell, NONE, type Part, type Proof, proofsOf, type Row } from '../sheet.ts';
import { morale, values } from './proofs.ts';

interface Values {
  attack: [number, number];
  strength: number;
  defence: [number, number];
  moraleValue: number;
}

const COLUMNS = ['attack', 'defence', 'strength', 'shot-at', 'morale'] as const;
type Column = (typeof COLUMNS)[number];

/** Something that changes values of a unit: what is said of it when the engine is asked. */
interface Circumstance {
  say: string;
  clauses: readonly ClauseId[];
  unit?: object;
  /** Other units of which the same is true. */
  alike?: readonly object[];
  /** What else is said: the enemy, who charged, the line of sight. */
  more?: object;
  /** The columns that it is asked for; all of them where nothing is said. */
  only?: readonly Column[];
  /** What stands in a column instead of a number. */
  told?: Partial<Record<Column, Cell>>;
}

/** High enough that nothing falls to the least value of all. */
const UNIT = { hit: 9, wound: 9, strength: 9, dodge: 9, armour: 9, morale: 9 };

const question = (column: Column, unit: object, more: object): Proof =>
  values({
    unit: { ...UNIT, ...unit },
    attackedBy: column === 'shot-at' || column === 'strength' ? 'shot' : 'hand-to-hand',
    ...more,
  });

const READ: Record<Column, { of: (answer: Values) => number; pair: boolean; key: string }> = {
  attack: { of: ({ attack: [first] }) => first, pair: true, key: 'attack' },
  defence: { of: ({ defence: [first] }) => first, pair: true, key: 'defence' },
  strength: { of: ({ strength }) => strength, pair: false, key: 'strength' },
  'shot-at': { of: ({ defence: [first] }) => first, pair: true, key: 'defence' },
  morale: { of: ({ moraleValue }) => moraleValue, pair: false, key: 'moraleValue' },
};

/** By how much a circumstance changes what stands in the column. */
function cellOf(column: Column, circumstance: Circumstance): Cell {
  const { unit = {}, alike = [], more = {}, only = COLUMNS, told } = circumstance;
  const given = told?.[column];
  if (given) return given;
  if (!only.includes(column)) return NONE;
  const { of, pair, key } = READ[column];
  const [now, plain] = [question(column, unit, more), question(column, {}, {})].map((asked) =>
    of(answerTo<Values>(asked)),
  );
  if (now === undefined || plain === undefined) return NONE;
  const proofs = [unit, ...alike].map((one) => ({
    ...question(column, one, more),
    expect: { [key]: pair ? [now, now] : now },
  }));
  if (now === plain) return [{ say: 'none', proofs }];
  return [{ say: 'value', with: { value: (pair ? signedPair : signed)(now - plain) }, proofs }];
}

function rowOf(circumstance: Circumstance): Row {
  const { say, clauses } = circumstance;
  const cells = COLUMNS.map((column) => cellOf(column, circumstance));
  return {
    name: { say, clauses, proofs: proofsOf(cells) },
    cells,
  };
}

/** By how much the card of a general changes his own unit; the radius adds 1 to morale. */
const CARD = 3;
const byCard = (say: string, column: Column, field: string, more = 0): Cell => {
  const unit = { general: 'in-unit', [field]: CARD };
  const { key, pair } = READ[column];
  const now = 9 + CARD + more;
  return [
    {
      say,
      proofs: [{ ...question(column, unit, {}), expect: { [key]: pair ? [now, now] : now } }],
    },
  ];
};

const STATES: readonly Circumstance[] = [
  { say: 'modifiers/wound', clauses: ['onus-10.11'], unit: { wounds: 1 } },
  {
    say: 'modifiers/three-wounds',
    clauses: ['onus-10.12'],
    unit: { wounds: 3 },
    only: ['attack', 'strength'],
  },
  { say: 'modifiers/broken', clauses: ['onus-10.16'], unit: { broken: true } },
  { say: 'modifiers/no-officers', clauses: ['onus-10.15'], unit: { noOfficers: true } },
  { say: 'modifiers/hero', clauses: ['onus-10.14'], unit: { hero: true } },
  { say: 'modifiers/extended', clauses: ['onus-10.13'], unit: { extended: 1 } },
];

const ATTACKED: readonly Circumstance[] = [
  {
    say: 'modifiers/flank',
    clauses: ['onus-10.2', 'onus-7.144'],
    unit: { attackedOn: ['flank'] },
  },
  { say: 'modifiers/rear', clauses: ['onus-10.3', 'onus-7.144'], unit: { attackedOn: ['rear'] } },
  {
    say: 'modifiers/forced-march',
    clauses: ['onus-7.45', 'onus-10.4'],
    unit: { forcedMarch: true },
    told: { strength: NONE },
  },
  {
    say: 'modifiers/fleeing',
    clauses: ['onus-7.186', 'onus-10.4'],
    unit: { fleeing: true },
    told: {
      strength: NONE,
      morale: [
        {
          say: 'modifiers/no-check',
          proofs: [morale({ unit: { fleeing: true } }, { mustCheck: false })],
        },
      ],
    },
  },
  { say: 'modifiers/other-enemy', clauses: ['onus-10.5'], unit: { otherEnemies: 1 } },
  { say: 'modifiers/obstructed', clauses: ['onus-7.127'], more: { obstructed: true } },
  {
    say: 'modifiers/terror',
    clauses: ['onus-9.17'],
    more: { enemy: { abilities: ['terror'] } },
  },
];

const GENERAL: readonly Circumstance[] = [
  { say: 'modifiers/general-near', clauses: ['onus-10.9'], unit: { general: 'in-radius' } },
  {
    say: 'modifiers/general-here',
    clauses: ['onus-10.8', 'onus-10.9'],
    told: {
      attack: byCard('modifiers/card', 'attack', 'generalStrength'),
      defence: byCard('modifiers/card', 'defence', 'generalDefence'),
      strength: byCard('modifiers/card', 'strength', 'generalStrength'),
      'shot-at': byCard('modifiers/card', 'shot-at', 'generalDefence'),
      morale: [
        {
          say: 'modifiers/card-and',
          with: { by: signed(1) },
          proofs: byCard('', 'morale', 'generalMorale', 1).flatMap(({ proofs = [] }) => proofs),
        },
      ],
    },
  },
  { say: 'modifiers/general-lost', clauses: ['onus-10.10'], unit: { generalLost: true } },
];

const MOUNTED = { enemy: { kind: 'cavalry' } };
const CHARGED = { whoCharged: 'unit' };

const FORMATIONS: readonly Circumstance[] = [
  { say: 'modifiers/shield-wall', clauses: ['onus-8.7'], unit: { formation: 'shield-wall' } },
  {
    say: 'modifiers/phalanx',
    clauses: ['onus-8.9', 'onus-8.11'],
    unit: { formation: 'phalanx' },
  },
  {
    say: 'modifiers/phalanx-mounted',
    clauses: ['onus-8.10'],
    unit: { formation: 'phalanx' },
    more: MOUNTED,
  },
  { say: 'modifiers/square', clauses: ['onus-8.17'], unit: { formation: 'square' } },
  {
    say: 'modifiers/square-mounted',
    clauses: ['onus-8.16'],
    unit: { formation: 'square' },
    more: MOUNTED,
    only: ['attack', 'defence', 'strength', 'morale'],
  },
  {
    say: 'modifiers/arrowhead',
    clauses: ['onus-8.19', 'onus-8.22'],
    unit: { kind: 'cavalry', formation: 'arrowhead' },
    alike: [{ kind: 'cavalry', formation: 'rhomboid' }],
    more: CHARGED,
  },
  {
    say: 'modifiers/bravery',
    clauses: ['onus-8.24'],
    unit: { abilities: ['bravery'], bravery: true },
  },
  {
    say: 'modifiers/lancers',
    clauses: ['onus-9.23', 'onus-9.27'],
    unit: { abilities: ['lancers'] },
    alike: [{ abilities: ['sarissas'] }],
    more: MOUNTED,
  },
  {
    say: 'modifiers/ram',
    clauses: ['onus-9.7', 'onus-9.8'],
    unit: { kind: 'cavalry', abilities: ['ram'] },
    more: CHARGED,
  },
];

const group = (say: string, circumstances: readonly Circumstance[]) => ({
  name: { say },
  rows: circumstances.map(rowOf),
});

export const MODIFIERS: Part = {
  whole: true,
  table: {
    columns: [
      { name: 'modifiers/circumstance' },
      ...COLUMNS.map((column) => ({
        name: `modifiers/column-${column}`,
        holds: 'figures' as const,
      })),
    ],
    groups: [
      group('modifiers/states', STATES),
      group('modifiers/attacked', ATTACKED),
      group('modifiers/general', GENERAL),
      group('modifiers/formations', FORMATIONS),
    ],
  },
};
