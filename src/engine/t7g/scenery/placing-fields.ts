import { firstOf, problems } from '../../core/problems.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { SCALES } from '../scales.ts';
import { ELEMENT_NAMES, elementOf, hasLarge } from './elements.ts';

const MOST_INCHES = 120;
const MOST_POINTS = 6;
/** From where to where a road or river runs. */
const COURSES = ['between-edges', 'edge-to-element', 'same-edge', 'ends-inside'] as const;

export const PLACING_FIELDS = {
  element: requiredChoice(ELEMENT_NAMES),
  large: usual(flag()),
  elementSize: usual(optionalMeasure(0, MOST_INCHES)),
  scale: usual(choice(SCALES, '15mm')),
  toNearest: usual(optionalMeasure(0, MOST_INCHES)),
  touchesOwnKind: usual(flag()),
  scenarioPointsLeft: optionalCount(0, MOST_POINTS),
  riverOnTable: flag(),
  compulsory: flag(),
  toEdge: optionalMeasure(0, MOST_INCHES),
  byRiverOwner: rare(flag()),
  firstChoice: flag(true),
  course: rare(choice(COURSES, 'between-edges')),
  piecesTouch: rare(flag(true)),
  agreed: rare(flag()),
};
export type PlacingInput = Values<typeof PLACING_FIELDS>;

const isCrossing = ({ element }: PlacingInput) => element === 'bridge' || element === 'ford';

export const checkPlacing = firstOf<PlacingInput>(
  problems(
    ['large', 'no-large-kind', 't7g-9.9', ({ element, large }) => large && !hasLarge(element)],
    [
      'elementSize',
      'no-size-given',
      't7g-9.11',
      ({ element, elementSize }) => elementSize !== undefined && !elementOf(element).size,
    ],
    ['compulsory', 'no-crossing', 't7g-9.47', (one) => one.compulsory && !isCrossing(one)],
    ['byRiverOwner', 'not-compulsory', 't7g-9.47', (one) => one.byRiverOwner && !one.compulsory],
    [
      'toEdge',
      'not-compulsory',
      't7g-9.47',
      ({ toEdge, compulsory }) => toEdge !== undefined && !compulsory,
    ],
  ),
);
