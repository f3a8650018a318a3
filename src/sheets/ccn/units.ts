import {
  ARMS,
  isArtillery,
  isCavalry,
  isHorseArtillery,
  isLightInfantry,
  LEADER_MOVE,
  missesWithSabers,
  PROFILES,
  retreatOf,
  STANDING_CLAUSES,
  UNITS,
  type Unit,
} from '../../engine/ccn/units.ts';
import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { type Cell, type Line, NONE, proof, type Row, type Sheet, value } from '../sheet.ts';

const facts = (unit: string, expect: object) => proof('ccn/unit', { unit }, expect);

const only = (say: string, unit: Unit, clauses: readonly ClauseId[], expect: object): Line => ({
  say: `units/${say}`,
  clauses,
  proofs: [facts(unit, expect)],
});

function standingOf(unit: Unit): Cell {
  const { standing } = PROFILES[unit];
  if (!standing) return [only('no-class', unit, [], { standing: null })];
  const line = only('standing', unit, [STANDING_CLAUSES[standing]], { standing });
  return [{ ...line, with: { standing } }];
}

function fightsOf(unit: Unit): Cell {
  const { fights, move } = PROFILES[unit];
  return [value(fights, [move], facts(unit, { moveAndFight: fights }))];
}

const movesOf = (unit: Unit): Cell => [
  value(PROFILES[unit].moves, [], facts(unit, { move: PROFILES[unit].moves })),
];

const RANGES = (unit: Unit): ClauseId =>
  unit === 'rifle'
    ? 'ccn-5.85'
    : !isArtillery(unit)
      ? 'ccn-5.84'
      : isHorseArtillery(unit)
        ? 'ccn-5.87'
        : 'ccn-5.86';

function rangeOf(unit: Unit): Cell {
  const { range } = PROFILES[unit];
  if (isCavalry(unit))
    return [{ say: 'none', clauses: ['ccn-5.74'], proofs: [facts(unit, { fireRange: 0 })] }];
  return [value(range, [RANGES(unit)], facts(unit, { fireRange: range }))];
}

/** Its fire: by blocks, and what its type adds; or by the table of its card. */
function fireOf(unit: Unit): Cell {
  if (isCavalry(unit)) return NONE;
  if (isArtillery(unit)) return [only('by-table', unit, ['ccn-5.106'], { rangedDiceMore: 0 })];
  const { rangedDice } = PROFILES[unit];
  if (rangedDice === 0) return NONE;
  return [value(`+${rangedDice}`, ['ccn-5.98'], facts(unit, { rangedDiceMore: rangedDice }))];
}

const MELEE = (unit: Unit): ClauseId =>
  unit === 'old-guard'
    ? 'ccn-5.127'
    : isCavalry(unit)
      ? 'ccn-5.132'
      : isArtillery(unit)
        ? 'ccn-5.137'
        : 'ccn-5.128';

function meleeOf(unit: Unit): Cell {
  const { meleeDice } = PROFILES[unit];
  if (meleeDice === 0) return NONE;
  return [value(`+${meleeDice}`, [MELEE(unit)], facts(unit, { meleeDiceMore: meleeDice }))];
}

function flagsOf(unit: Unit): Cell {
  const { ignores } = PROFILES[unit];
  if (ignores === null) return [only('by-card', unit, ['ccn-5.194'], { flagsOfType: null })];
  if (ignores === 0) return NONE;
  const clause = unit === 'grenadier' ? 'ccn-5.192' : 'ccn-5.193';
  return [value(ignores, [clause], facts(unit, { flagsOfType: ignores }))];
}

const backOf = (unit: Unit): Cell => [
  value(
    retreatOf(unit),
    [unit === 'militia' ? 'ccn-5.183' : 'ccn-5.174'],
    facts(unit, { retreatPerFlag: retreatOf(unit) }),
  ),
];

function particularsOf(unit: Unit): Cell {
  const said = [
    missesWithSabers(unit) && only('sabers-miss', unit, ['ccn-5.129'], { sabersHitUnits: false }),
    isLightInfantry(unit) && only('into-forest', unit, ['ccn-2.17'], { icon: 'bugle' }),
  ].filter((line) => typeof line === 'object');
  return said.length > 0 ? said : NONE;
}

const rowOf = (unit: Unit): Row => ({
  name: { say: 'units/name', with: { unit } },
  cells: [
    standingOf(unit),
    fightsOf(unit),
    movesOf(unit),
    rangeOf(unit),
    fireOf(unit),
    meleeOf(unit),
    flagsOf(unit),
    backOf(unit),
    particularsOf(unit),
  ],
});

const LEADER: Row = {
  name: { say: 'units/name', with: { unit: 'leader' } },
  cells: [
    NONE,
    NONE,
    [value(LEADER_MOVE, ['ccn-5.54'], facts('leader', { move: LEADER_MOVE }))],
    NONE,
    NONE,
    NONE,
    NONE,
    NONE,
    [
      {
        say: 'units/leader',
        clauses: ['ccn-2.15', 'ccn-5.31'],
        proofs: [facts('leader', { isUnit: false })],
      },
    ],
  ],
};

const NOTES: Line[] = [
  {
    say: 'units/on-card',
    clauses: ['ccn-2.12', 'ccn-2.14'],
    proofs: [facts('line', { onNationalCard: ['blocks', 'dice-and-morale'] })],
  },
  {
    say: 'units/guard-card',
    clauses: ['ccn-5.194'],
    proofs: [
      facts('old-guard', { onNationalCard: ['blocks', 'flags-ignored', 'dice-and-morale'] }),
    ],
  },
  {
    say: 'units/fire-card',
    clauses: ['ccn-5.106'],
    proofs: [
      facts('foot-artillery', { onNationalCard: ['blocks', 'fire-table', 'dice-and-morale'] }),
    ],
  },
];

export const units: Sheet = {
  key: 'units',
  slug: { es: 'unidades', en: 'units' },
  paper: 'portrait',
  points: 8,
  parts: [
    {
      whole: true,
      table: {
        columns: [
          { name: 'units/unit' },
          { name: 'units/class' },
          { name: 'units/fights', holds: 'figures' },
          { name: 'units/moves', holds: 'figures' },
          { name: 'units/range', holds: 'figures' },
          { name: 'units/fire', holds: 'figures' },
          { name: 'units/melee', holds: 'figures' },
          { name: 'units/flags', holds: 'figures' },
          { name: 'units/retreat', holds: 'figures' },
          { name: 'units/particulars', holds: 'sentences' },
        ],
        groups: [
          ...ARMS.map((arm) => ({
            name: { say: `units/${arm}` },
            rows: UNITS.filter((unit) => PROFILES[unit].arm === arm).map(rowOf),
          })),
          { name: { say: 'units/leaders' }, rows: [LEADER] },
        ],
      },
    },
    { whole: true, lines: NOTES },
  ],
};
