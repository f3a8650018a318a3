import {
  CHARIOT_REPLY_DICE,
  isFoot,
  isMounted,
  MISSILE_RANGE,
  PROFILES,
  UNITS,
  type Unit,
} from '../../engine/cca/units.ts';
import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { unitBlock } from '../../systems/cca/units.ts';
import { answerTo, type Cell, type Line, NONE, type Row, type Sheet, value } from '../sheet.ts';
import { NOTES, PARTICULARS } from './particulars.ts';
import { closeCombat, mayBattle, unitFacts } from './proofs.ts';
import { FOOT_NOTE, LEADER, LEADER_NOTE, MOUNTED_NOTE } from './units-groups.ts';

/** The border is a clause of its own (cca-2.18, cca-2.20). */
const SYMBOLS: Record<string, ClauseId> = {
  'green false': 'cca-2.17',
  'green true': 'cca-2.18',
  'blue false': 'cca-2.19',
  'blue true': 'cca-2.20',
  'red false': 'cca-2.21',
};

function symbolOf(unit: Unit): Cell {
  const { symbol } = PROFILES[unit];
  const { whiteBorder } = answerTo<{ whiteBorder: boolean }>(unitFacts(unit));
  const clause = SYMBOLS[`${symbol} ${whiteBorder}`];
  const clauses = clause ? [clause] : [];
  const asked = unitFacts(unit, { symbol, whiteBorder });
  if (!whiteBorder) return [value(symbol, clauses, asked)];
  return [value(symbol, []), { say: 'units/white-border', clauses, proofs: [asked] }];
}

/** What a unit may do less after its longest move than after a shorter one. */
const FAR: Partial<Record<Unit, Line>> = {
  AX: {
    say: 'units/far-no-battle',
    with: { hexes: PROFILES.AX.move },
    clauses: [],
    proofs: [mayBattle({ unit: 'AX', moved: PROFILES.AX.move }, 'MI', { allowed: false })],
  },
  WR: {
    say: 'units/far-must-battle',
    with: { hexes: PROFILES.WR.move },
    clauses: [],
    proofs: [mayBattle({ unit: 'WR', moved: PROFILES.WR.move }, 'MI', { mustBattle: true })],
  },
};

function moveOf(unit: Unit): Cell {
  const { move, clauses } = PROFILES[unit];
  const far = FAR[unit];
  return [value(move, [clauses.move], unitFacts(unit, { move })), ...(far ? [far] : [])];
}

const MORE_DICE: Partial<Record<Unit, Line>> = {
  WR: {
    say: 'units/full',
    with: { dice: 4 },
    proofs: [unitFacts('WR', { closeDiceAtFullStrength: 4 })],
  },
  CH: {
    say: 'units/back',
    with: { dice: CHARIOT_REPLY_DICE },
    proofs: [closeCombat('MI', 'CH', { battleBack: { dice: CHARIOT_REPLY_DICE } })],
  },
};

function diceOf(unit: Unit): Cell {
  const { dice, clauses } = PROFILES[unit];
  if (dice === 0)
    return [
      {
        say: 'units/by-enemy',
        clauses: ['cca-11.26'],
        proofs: [unitFacts(unit, { closeDice: null })],
      },
    ];
  const more = MORE_DICE[unit];
  return [
    value(dice, [clauses.dice], unitFacts(unit, { closeDice: dice })),
    ...(more ? [more] : []),
  ];
}

function rangeOf(unit: Unit): Cell {
  const missiles = MISSILE_RANGE[unit];
  if (!missiles) return NONE;
  return [value(missiles.hexes, [missiles.clause], unitFacts(unit, { fireRange: missiles.hexes }))];
}

const EXCEPTIONAL_RETREAT: readonly Unit[] = ['WR', 'AX', 'EL'];

function retreatOf(unit: Unit): Cell {
  const { retreat } = PROFILES[unit];
  const clause = EXCEPTIONAL_RETREAT.includes(unit) ? 'cca-12.3' : 'cca-12.2';
  return [value(retreat, [clause], unitFacts(unit, { retreatPerFlag: retreat }))];
}

const EVASION: Partial<Record<Unit, ClauseId>> = {
  LI: 'cca-13.6',
  LS: 'cca-13.6',
  LB: 'cca-13.6',
  LC: 'cca-13.6',
  MC: 'cca-13.8',
  HC: 'cca-13.9',
  CH: 'cca-13.9',
};

/** From whom it may evade: nobody, everybody, or all foot and some of the mounted. */
function evasionOf(unit: Unit): Cell {
  const { evadesFrom } = answerTo<{ evadesFrom: Unit[] }>(unitFacts(unit));
  const clauses = [EVASION[unit] ?? ('cca-13.10' as const)];
  const proofs = [unitFacts(unit, { evadesFrom })];
  if (evadesFrom.length === 0) return [{ say: 'units/evades-never', clauses, proofs }];
  if (evadesFrom.length === UNITS.length) return [{ say: 'units/evades-any', clauses, proofs }];
  const units = evadesFrom.filter((one) => !isFoot(one));
  return [{ say: 'units/evades-foot-and', with: { units }, clauses, proofs }];
}

function rowOf(unit: Unit): Row {
  const { blocks, clauses } = PROFILES[unit];
  return {
    mark: unitBlock(unit),
    name: { say: 'unit', with: { unit } },
    cells: [
      symbolOf(unit),
      [value(blocks, [clauses.blocks], unitFacts(unit, { blocksPerUnit: blocks }))],
      moveOf(unit),
      diceOf(unit),
      rangeOf(unit),
      retreatOf(unit),
      evasionOf(unit),
      PARTICULARS[unit] ?? NONE,
    ],
  };
}

export const units: Sheet = {
  key: 'units',
  slug: { es: 'unidades', en: 'units' },
  paper: 'landscape',
  points: 8,
  parts: [
    {
      whole: true,
      table: {
        columns: [
          { name: 'units/unit' },
          { name: 'units/symbol' },
          { name: 'units/blocks', holds: 'figures' },
          { name: 'units/move', holds: 'figures' },
          { name: 'units/dice', holds: 'figures' },
          { name: 'units/range', holds: 'figures' },
          { name: 'units/retreat', holds: 'figures' },
          { name: 'units/evades' },
          { name: 'units/particulars', holds: 'long sentences' },
        ],
        groups: [
          { name: FOOT_NOTE, rows: UNITS.filter(isFoot).map(rowOf) },
          { name: MOUNTED_NOTE, rows: UNITS.filter(isMounted).map(rowOf) },
          { name: LEADER_NOTE, rows: [LEADER] },
        ],
      },
    },
    { whole: true, lines: NOTES },
  ],
};
