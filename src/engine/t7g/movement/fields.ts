import { problems } from '../../core/problems.ts';
import { readings, readingsToC } from '../../core/readings.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalCount, optionalMeasure, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { KIND, MOST_VALUE, VIRTUE } from '../fields.ts';

/** With which order, reaction or rule a unit moves, or what forces it to. */
export const MOVES = [
  'attention',
  'attack',
  'run',
  'implacable',
  'vanguard',
  'caracole',
  'flight',
  'consolidate',
  'pursuit',
  'disengage',
  'retreat',
] as const;
export type MoveKind = (typeof MOVES)[number];

/** Basing of the miniatures, in millimetres: some distances differ by it. */
export const SCALES = ['15', '28'] as const;
export const SCALE = choice(SCALES, '15');
export type Scale = (typeof SCALES)[number];
/** Reactions, corridors and Vanguards have the same number of inches (t7g-2.28, t7g-3.7, t7g-6.72). */
export const NEAR: Readonly<Record<Scale, number>> = { '15': 3, '28': 4 };

export const MOST_INCHES = 100;
const HUNDREDTHS = 100;
/** Sums of inches without the dust of binary fractions. */
export const rounded = (inches: number) => Math.round(inches * HUNDREDTHS) / HUNDREDTHS;

/** What bears on how far a unit goes. */
export const REACH_FIELDS = {
  moveKind: usual(choice(MOVES, 'attention')),
  distance: usual(optionalMeasure(0, MOST_INCHES)),
  ground: usual(choice(['normal', 'difficult', 'very-difficult'], 'normal')),
  easy: choice(['none', 'part', 'whole'], 'none'),
  kind: KIND,
  light: flag(),
  skirmishers: flag(),
  entrega: VIRTUE,
  limbered: flag(),
  limberedSpeed: optionalCount(0, MOST_VALUE),
  integratedGun: flag(),
  mobileFortress: flag(),
  emplaced: rare(flag()),
  seesEnemy: flag(true),
  onlyOtherCentres: rare(flag()),
  onlyLeaves: rare(flag()),
};

export const REACH_READINGS = {
  ...readings('R9', 'R55', 'R56', 'R78', 'R126'),
  ...readingsToC('R162'),
};

export const SPEED_FIELDS = {
  speed: requiredCount(0, MOST_VALUE),
  ...REACH_FIELDS,
  readings: rare(group(REACH_READINGS)),
};
export type SpeedInput = Values<typeof SPEED_FIELDS>;

export const moveIs =
  (...kinds: readonly MoveKind[]) =>
  ({ moveKind }: Pick<SpeedInput, 'moveKind'>) =>
    kinds.includes(moveKind);

/** Only artillery is limbered. */
export const checkLimbered = problems<Pick<SpeedInput, 'limbered' | 'limberedSpeed' | 'kind'>>(
  [
    'limbered',
    'only-artillery',
    't7g-6.74',
    ({ limbered, kind }) => limbered && kind !== 'artillery',
  ],
  [
    'limberedSpeed',
    'only-artillery',
    't7g-6.74',
    ({ limberedSpeed, kind }) => limberedSpeed !== undefined && kind !== 'artillery',
  ],
);
