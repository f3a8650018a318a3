import { problems } from '../../core/problems.ts';
import { readings } from '../../core/readings.ts';
import { flag, list, optionalChoice, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import {
  measure,
  optionalCount,
  optionalMeasure,
  requiredCount,
} from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FELL, MOST_VALUE } from '../fields.ts';
import { KINDS, LEVELS } from '../units.ts';
import { ACTION_NAMES, type Action, actionOf } from './actions.ts';
import { MOST_INCHES } from './inches.ts';
import { LACKS } from './targets.ts';

/** What a General with Cartógrafo may do to the ground, and from which Level on (t7g-7.61). */
export const TERRAIN_OPTIONS = { shift: 2, place: 3, remove: 4 } as const;
const OPTIONS = Object.keys(TERRAIN_OPTIONS) as (keyof typeof TERRAIN_OPTIONS)[];

export const ACTION_FIELDS = {
  action: requiredChoice(ACTION_NAMES),
  level: requiredCount(LEVELS.least, LEVELS.most),
  targetKind: optionalChoice(KINDS),
  targetDistance: measure(0, MOST_INCHES, 0),
  inSight: usual(flag(true)),
  exhausted: flag(),
  insideUnit: flag(),
  presence: flag(),
  targetActed: optionalChoice(['yes', 'no']),
  targetWear: optionalCount(0, MOST_VALUE),
  targetElite: rare(flag()),
  targetLacks: rare(list(LACKS, LACKS.length)),
  secondKind: rare(optionalChoice(KINDS)),
  betweenTargets: rare(optionalMeasure(0, MOST_INCHES)),
  terrainOption: rare(optionalChoice(OPTIONS)),
  brio: rare(flag()),
  respectable: rare(flag()),
  dice: FELL,
  readings: rare(group(readings('R92', 'R110'))),
};
export type ActionInput = Values<typeof ACTION_FIELDS>;
export interface Tried extends ActionInput {
  is: Action;
}

export const checkAction = problems<ActionInput>(
  [
    'dice',
    'automatic-rolls-nothing',
    't7g-7.48',
    ({ action, dice }) => actionOf(action).automatic === true && dice !== undefined,
  ],
  [
    'terrainOption',
    'no-cartographer',
    't7g-7.61',
    ({ action, terrainOption }) => action !== 'cartografo' && terrainOption !== undefined,
  ],
);
