import { word } from '../../core/answer.ts';
import { readings } from '../../core/readings.ts';
import { choice, flag, optionalChoice, optionalList } from '../../core/schema/choices.ts';
import type { Fields } from '../../core/schema/field.ts';
import { group, groups, rare } from '../../core/schema/groups.ts';
import { count, measure } from '../../core/schema/numbers.ts';
import { read } from '../../core/schema/read.ts';
import type { Values } from '../../core/schema/values.ts';
import { ABILITY_LIST, EXTENDED, GROUND, KIND, MOVEMENT, STATE } from '../fields.ts';
import { FORMATIONS, MOST_EXTENDED } from '../units.ts';

/** Ways in which a unit covers ground: straight on and turns are plain, the others are movement in all directions. */
export const TRAVEL = ['forward', 'turn', 'turn-back', 'back', 'sideways', 'diagonal'] as const;
/** What it does on the spot, at the start or at the end of its movement. */
export const CHANGES = [
  'rotate',
  'extend',
  'shorten',
  'adopt',
  'dissolve',
  'change',
  'bravery-on',
  'bravery-off',
] as const;
export const DOINGS = [...TRAVEL, ...CHANGES] as const;
export type Doing = (typeof DOINGS)[number];

export const MOVEMENT_TYPES = ['normal', 'forced-march', 'reduced'] as const;
export type MovementType = (typeof MOVEMENT_TYPES)[number];
/** How a unit moves, in an answer; none where it may not move at all. */
export const MOVES = word([...MOVEMENT_TYPES, 'none'], 'none');

const CORNERS = ['front-left', 'front-right', 'rear-left', 'rear-right'] as const;
const SENSES = ['left', 'right'] as const;
/** Who lets a unit charge although its movement is reduced. */
export const PERMISSIONS = ['none', 'action-card', 'terrain'] as const;

/** More than any unit covers in a turn, and more steps than anybody tells. */
export const MOST_UD = 60;
export const MOST_STEPS = 24;
const RIGHT_ANGLE = 90;
const FULL_CIRCLE = 360;

const STEPS = groups(
  {
    does: choice(DOINGS, 'forward'),
    ud: measure(0, MOST_UD, 1),
    degrees: rare(measure(0, FULL_CIRCLE, RIGHT_ANGLE)),
    corner: rare(optionalChoice(CORNERS)),
    sense: rare(optionalChoice(SENSES)),
    sections: rare(count(1, MOST_EXTENDED, 1)),
    into: rare(choice(FORMATIONS, 'none')),
  },
  MOST_STEPS,
);

/** What a unit brings along when it begins to move. */
export const MOVER_FIELDS = {
  movement: MOVEMENT,
  kind: KIND,
  abilities: ABILITY_LIST,
  formation: STATE.formation,
  extended: EXTENDED,
  active: flag(true),
  engaged: rare(flag()),
  broken: rare(flag()),
  fleeing: rare(flag()),
  forcedMarch: rare(flag()),
  rallied: rare(flag()),
  recovered: rare(flag()),
  stacked: rare(flag()),
  toCharge: flag(),
};

export const MOVE_READINGS = readings('R3', 'R25', 'R71', 'R74', 'R75', 'R86', 'R87');

export const MARCH_FIELDS = {
  ...MOVER_FIELDS,
  movementType: optionalChoice(MOVEMENT_TYPES),
  steps: STEPS,
  toShoot: flag(),
  hasRanged: rare(flag()),
  bravery: rare(flag()),
  formationIcons: rare(optionalList(FORMATIONS, FORMATIONS.length)),
  permission: rare(choice(PERMISSIONS, 'none')),
  ground: GROUND,
  groundPenalty: rare(measure(0, MOST_UD, 0)),
  occasion: rare(choice(['movement-phase', 'after-ram'], 'movement-phase')),
  rammed: rare(choice(['fled', 'destroyed', 'stands'], 'fled')),
  readings: rare(group(MOVE_READINGS)),
};

/** One unit, how it means to move, and what it wants to do afterwards. */
export type March = Values<typeof MARCH_FIELDS>;
export type Step = March['steps'][number];

export type StepDraft = Partial<Step>;
type MarchDraft = Partial<Omit<March, 'steps' | 'readings'>> & {
  steps?: readonly StepDraft[];
  readings?: object;
};

const among = (fields: Fields, told: object) =>
  Object.fromEntries(Object.entries(told).filter(([name]) => name in fields));

/** The march in a larger situation: what bears on a move is taken from it, and the rest is ordinary. */
export function march({ readings = {}, ...told }: MarchDraft): March {
  const draft = { ...among(MARCH_FIELDS, told), readings: among(MOVE_READINGS, readings) };
  const found = read(MARCH_FIELDS, draft);
  if ('violations' in found) throw new RangeError(JSON.stringify(found.violations));
  return found.value;
}
