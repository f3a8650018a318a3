import { readings } from '../../core/readings.ts';
import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag, list, optionalChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count, measure, optionalCounts, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import {
  MOST_STEPS,
  MOST_UD,
  MOVEMENT_TYPES,
  MOVER_FIELDS,
  PERMISSIONS,
} from '../movement/march.ts';
import { MOST_EXTENDED, SECTIONS } from '../units.ts';

/** What a unit may have done in the turn of its charge. */
const DONE = [
  'all-directions',
  'rotate',
  'extend',
  'shorten',
  'adopt',
  'dissolve',
  'shoot',
] as const;
export type Done = (typeof DONE)[number];
const MOST_ENEMIES = 20;
const MOST_FRONT = SECTIONS.front + MOST_EXTENDED;

const { toCharge: _, ...CHARGER } = MOVER_FIELDS;
export const CHARGE_FIELDS = {
  ...CHARGER,
  enemyDistance: optionalMeasure(0, MOST_UD),
  // The steps before the turns must fit as well.
  cornerTurns: count(0, MOST_STEPS / 2, 0),
  doneThisTurn: list(DONE, DONE.length),
  movementType: rare(optionalChoice(MOVEMENT_TYPES)),
  permission: rare(choice(PERMISSIONS, 'none')),
  enemyInStructure: rare(flag()),
  enemiesInReach: rare(count(0, MOST_ENEMIES, 1)),
  sectionsByWay: rare(optionalCounts(0, MOST_FRONT, MOST_ENEMIES)),
  ownSide: rare(choice(['front', 'flank', 'rear'], 'front')),
  meetsCorner: rare(flag()),
  chargePhase: rare(choice(['movement', 'skirmishers'], 'movement')),
  udMoved: rare(measure(0, MOST_UD, 0)),
  readings: rare(group(readings('R3', 'R35'))),
};

export type ChargeInput = Values<typeof CHARGE_FIELDS>;
export interface Charge extends ChargeInput {
  /** The unit may charge, and the enemy is near enough. */
  possible: boolean;
}

const { allows, bars, notes } = rulesOf<Charge>();

const impetuous = ({ abilities, chargePhase }: Charge) =>
  abilities.includes('impetuous') && chargePhase === 'movement';

const isFrontal = ({ ownSide }: Charge) => ownSide === 'front';
const inStructure = on('not-in-structure', ({ enemyInStructure }: Charge) => enemyInStructure);
const hasTarget = on(
  'out-of-reach',
  ({ possible, enemiesInReach }: Charge) => possible && enemiesInReach > 0,
);

/** Must the unit charge, whatever its player wants? */
export const MUST_CHARGE: Table<Charge, boolean> = {
  on: 'mustCharge',
  rows: [
    notes('onus-9.21', [impetuous], inStructure, { unless: ['onus-9.19', 'onus-9.20'] }),
    allows('onus-9.19', [impetuous, isFrontal], hasTarget),
    notes(
      'onus-9.20',
      [impetuous, isFrontal, ({ possible, enemiesInReach }) => possible && enemiesInReach > 1],
      { with: ({ enemiesInReach }) => ({ enemies: enemiesInReach }) },
    ),
  ],
};

const isAllowed = (_: Charge, allowed: boolean) => allowed;
/** What becomes of a charge that reaches its enemy. */
export const CONTACT: Table<Charge, boolean> = {
  on: 'allowed',
  rows: [
    bars('onus-7.73/not-frontal', [not(isFrontal)]),
    notes('onus-7.73', [isAllowed]),
    notes('onus-7.75', [isAllowed], { with: ({ cornerTurns }) => ({ turns: cornerTurns }) }),
    notes('onus-7.76', [isAllowed, ({ meetsCorner }) => meetsCorner]),
    notes('onus-8.5/charge', [
      isAllowed,
      ({ formation, abilities }) => formation !== 'none' && abilities.includes('athletes'),
    ]),
  ],
};
