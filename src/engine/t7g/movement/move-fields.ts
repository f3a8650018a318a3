import { problems } from '../../core/problems.ts';
import { readings } from '../../core/readings.ts';
import { choice, flag, list } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { measure, optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_VALUE } from '../fields.ts';
import { MOST_INCHES, moveIs, REACH_FIELDS, REACH_READINGS, SCALE } from './fields.ts';
import { checkReach } from './speed.ts';

/** What neither a line nor a base may be on without more ado. */
const IN_THE_WAY = [
  'friendly-troop',
  'enemy-troop',
  'friendly-artillery',
  'enemy-artillery',
  'friendly-commander',
  'enemy-commander',
  'impassable',
] as const;
/** What the line of the Front Centre crosses. */
const CROSSED = [...IN_THE_WAY, 'building', 'bridge', 'ford'] as const;
/** On what the base lies where the move ends. */
const UNDER = [...IN_THE_WAY, 'obstacle'] as const;
const BUILDINGS = ['none', 'small', 'large'] as const;
const HALF_TURN = 180;

export const MOVE_FIELDS = {
  speed: usual(optionalCount(0, MOST_VALUE)),
  ...REACH_FIELDS,
  angle: usual(measure(0, HALF_TURN, 0)),
  crosses: usual(list(CROSSED, CROSSED.length)),
  endsOn: list(UNDER, UNDER.length),
  bothOpen: flag(),
  corridor: optionalMeasure(0, MOST_INCHES),
  scale: SCALE,
  enemyDistance: optionalMeasure(0, MOST_INCHES),
  enemyDistanceOnWay: optionalMeasure(0, MOST_INCHES),
  correctable: flag(),
  clearBy: rare(optionalMeasure(0, MOST_INCHES)),
  baseOver: rare(flag()),
  enters: rare(choice(BUILDINGS, 'none')),
  readings: rare(group({ ...REACH_READINGS, ...readings('R11', 'R35', 'R114', 'R168') })),
};
export type MoveInput = Values<typeof MOVE_FIELDS>;

const CLAUSE_OF = {
  caracole: 't7g-6.48',
  pursuit: 't7g-6.70',
  consolidate: 't7g-5.28',
  disengage: 't7g-5.20',
  retreat: 't7g-5.25',
} as const;
const goesStraight = moveIs('caracole', 'pursuit', 'consolidate', 'disengage', 'retreat');

export const checkMove = problems<MoveInput>(
  checkReach,
  [
    'angle',
    'goes-straight',
    ({ moveKind }) => CLAUSE_OF[moveKind as keyof typeof CLAUSE_OF] ?? null,
    (input) => input.angle > 0 && goesStraight(input),
  ],
  [
    'correctable',
    'nothing-to-correct',
    't7g-3.12',
    ({ correctable, endsOn }) => correctable && endsOn.length === 0,
  ],
  [
    'clearBy',
    'no-artillery-below',
    't7g-3.10',
    ({ clearBy, endsOn }) => clearBy !== undefined && !endsOn.includes('friendly-artillery'),
  ],
);
