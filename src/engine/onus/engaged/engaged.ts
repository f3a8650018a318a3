import { readings } from '../../core/readings.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, groups, rare } from '../../core/schema/groups.ts';
import { count, optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOVEMENT } from '../fields.ts';
import { MOST_UD, MOVER_FIELDS } from '../movement/march.ts';
import { MOST_EXTENDED, SECTIONS } from '../units.ts';

/** What a unit that is engaged may want to do in the movement phase. */
export const ENGAGED_ACTIONS = [
  'fight',
  'envelop',
  'reduce',
  'reposition-90',
  'reposition-180',
  'withdraw',
  'retreat',
  'bravery',
  'dissolve',
  'adopt',
  'extend',
  'move',
  'shoot',
] as const;
export type EngagedAction = (typeof ENGAGED_ACTIONS)[number];

const MOST_ENEMIES = 8;
const MOST_CONTACTS = 14;
export const MOST_FRONT = SECTIONS.front + MOST_EXTENDED;
const MOST_WOUNDS = 30;
/** Contacts of an ordinary fight in which both have sections to spare. */
const ORDINARY = 2;

const ENEMY = {
  sectionsTouching: count(0, MOST_CONTACTS, ORDINARY),
  onOwnFront: flag(true),
  frontTouching: optionalCount(0, MOST_FRONT),
  ownMarkers: optionalCount(0, MOST_FRONT),
  enemyMarkers: count(0, MOST_FRONT, 0),
  movement: MOVEMENT,
  reply: choice(['open', 'holds', 'follows'], 'open'),
  engagedElsewhere: rare(flag()),
};

const { movement, abilities, formation, extended, active, fleeing, stacked } = MOVER_FIELDS;
export const ENGAGED_FIELDS = {
  engagedAction: requiredChoice(ENGAGED_ACTIONS),
  movement,
  abilities,
  formation,
  extended,
  active,
  blocked: flag(),
  fleeing,
  stacked,
  enemies: groups(ENEMY, MOST_ENEMIES),
  roomForMarkers: rare(optionalCount(0, MOST_FRONT)),
  markersWithdrawn: count(0, MOST_FRONT, 1),
  withdrawnInContact: flag(true),
  udWithdrawn: optionalMeasure(0, MOST_UD),
  udBehind: optionalMeasure(0, MOST_UD),
  freeSpace: rare(flag(true)),
  overlapsSomething: rare(flag()),
  enemyMarkersChange: rare(flag()),
  enemyContactsBefore: rare(optionalCount(0, MOST_CONTACTS)),
  keptByCard: rare(optionalCount(0, MOST_CONTACTS)),
  frontAfter: rare(optionalCount(0, MOST_FRONT)),
  attackOutcome: rare(choice(['unhurt', 'wounded', 'broken', 'fled', 'destroyed'], 'unhurt')),
  woundsTakenLater: rare(optionalCount(0, MOST_WOUNDS)),
  woundsDoneLater: rare(optionalCount(0, MOST_WOUNDS)),
  readings: rare(group(readings('R33', 'R34', 'R36', 'R38', 'R78', 'R81'))),
};

export type EngagedInput = Values<typeof ENGAGED_FIELDS>;
export type Enemy = EngagedInput['enemies'][number];

/** A unit engaged in combat, the enemies that touch it, and what it wants to do. */
export interface Engaged extends EngagedInput {
  foes: readonly Enemy[];
}

const PLAIN: Enemy = {
  sectionsTouching: ORDINARY,
  onOwnFront: true,
  frontTouching: undefined,
  ownMarkers: undefined,
  enemyMarkers: 0,
  movement: MOVEMENT.default,
  reply: 'open',
  engagedElsewhere: false,
};

export const engagedOf = (input: EngagedInput): Engaged => ({
  ...input,
  foes: input.enemies.length > 0 ? input.enemies : [PLAIN],
});

/** The unit's own front sections, those of its markers included, that touch this enemy. */
export const frontOn = ({ sectionsTouching, onOwnFront, frontTouching }: Enemy) =>
  frontTouching ?? (onOwnFront ? Math.min(sectionsTouching, SECTIONS.front) : 0);
export const frontInContact = ({ foes }: Engaged) =>
  foes.reduce((sum, foe) => sum + frontOn(foe), 0);
export const sectionsOf = ({ extended }: Engaged) => SECTIONS.front + extended;
/** Ruling R36: blocked is a unit that can move to no side, or (b) also one that is enveloped. */
export const isBlocked = (unit: Engaged) =>
  unit.blocked || (unit.readings.R36 === 'b' && isEnveloped(unit));
export const isEnveloped = ({ foes }: Engaged) => foes.some(({ enemyMarkers }) => enemyMarkers > 0);

/** What the unit wants to do. */
export const wants =
  (...actions: EngagedAction[]) =>
  ({ engagedAction }: Engaged) =>
    actions.includes(engagedAction);
