import { choice } from '../../core/schema/choices.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';

/** What an army is made of, as the end of the game counts it. Chariots are those in a formed unit. */
export const UNIT_SORTS = [
  'formed',
  'skirmishers',
  'chariots',
  'elephant',
  'war-wagon',
  'scythed-chariot',
  'artillery',
  'character',
] as const;
export const FATES = [
  'in-order',
  'fleeing',
  'stampedes',
  'destroyed',
  'fled',
  'pursued-off',
] as const;
export const GENERAL_FATES = ['fights', 'fleeing', 'dead', 'fled'] as const;

export const MOST_UNITS = 60;
export const MOST_COST = 5000;
const MOST_MODELS = 300;
const TWICE = 2;

/** What is told of each unit. */
export const ARMY_UNIT = {
  sort: choice(UNIT_SORTS, 'formed'),
  modelsAtFirst: optionalCount(1, MOST_MODELS),
  modelsLeft: optionalCount(0, MOST_MODELS),
  fate: choice(FATES, 'in-order'),
};
export const COST = count(0, MOST_COST, 0);

export interface ArmyUnit {
  sort: (typeof UNIT_SORTS)[number];
  modelsAtFirst?: number | undefined;
  modelsLeft?: number | undefined;
  fate: (typeof FATES)[number];
}

/** By the other reading those still fleeing at the end are lost as well (R282). */
export const isGone = ({ fate, modelsLeft }: ArmyUnit, R282: 'a' | 'b') =>
  modelsLeft === 0 ||
  fate === 'destroyed' ||
  fate === 'fled' ||
  (fate === 'fleeing' && R282 === 'b');

export const isHalved = ({ modelsAtFirst = 0, modelsLeft = modelsAtFirst }: ArmyUnit) =>
  modelsAtFirst > 0 && TWICE * modelsLeft <= modelsAtFirst;

export const hasMoreThanAtFirst = ({ modelsAtFirst, modelsLeft = 0 }: ArmyUnit) =>
  modelsAtFirst !== undefined && modelsLeft > modelsAtFirst;

/** Left over from a number that was never told. */
export const isLeftOfUnknown = ({ modelsAtFirst, modelsLeft = 0 }: ArmyUnit) =>
  modelsAtFirst === undefined && modelsLeft > 0;

/** By the other reading an army that is at its break point is broken too (R241). */
export const isBelow = (left: number, point: number, R241: 'a' | 'b') =>
  left < point || (left === point && R241 === 'b');
