import { problems } from '../../core/problems.ts';
import { readings } from '../../core/readings.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { DISCIPLINE, FELL, MOST_VALUE, VIRTUE, WEAR } from '../fields.ts';
import { LEVELS } from '../units.ts';

export const BREAK_FIELDS = {
  discipline: DISCIPLINE,
  stamina: usual(optionalCount(1, MOST_VALUE)),
  wear: WEAR,
  taken: usual(count(0, MOST_VALUE, 0)),
  breakPoints: rare(optionalCount(0, 2 * MOST_VALUE)),
  fervour: VIRTUE,
  mercenary: flag(),
  wealthyLevel: rare(optionalCount(LEVELS.least + 1, LEVELS.most)),
  selfless: rare(flag()),
  dice: FELL,
  diceAgain: FELL,
  readings: rare(group(readings('R9'))),
};
export type BreakInput = Values<typeof BREAK_FIELDS>;

/** Wear markers that it would carry, were there no limit. */
export const wearOf = ({ wear, taken }: BreakInput) => wear + taken;
/** The limit of its markers, with the points of Fervor. */
export const limitOf = ({ stamina, fervour }: BreakInput) =>
  stamina === undefined ? undefined : stamina + fervour;

/** By how many markers it is beyond its Stamina (t7g-4.19). */
export function pointsOf(input: BreakInput): number {
  const limit = limitOf(input);
  if (input.breakPoints !== undefined) return input.breakPoints;
  return limit === undefined ? 0 : Math.max(0, wearOf(input) - limit);
}

export const checkBreak = problems<BreakInput>(
  [
    'stamina',
    'stamina-or-points',
    't7g-4.19',
    ({ stamina, breakPoints }) => stamina === undefined && breakPoints === undefined,
  ],
  [
    'breakPoints',
    'stamina-and-points',
    't7g-4.19',
    ({ stamina, breakPoints }) => stamina !== undefined && breakPoints !== undefined,
  ],
  [
    'wear',
    'beyond-stamina-before',
    't7g-4.16',
    (input) => input.wear > (limitOf(input) ?? MOST_VALUE),
  ],
  [
    'wealthyLevel',
    'no-mercenary',
    't7g-7.50',
    ({ wealthyLevel, mercenary }) => wealthyLevel !== undefined && !mercenary,
  ],
  [
    'diceAgain',
    'nothing-to-repeat',
    't7g-7.49',
    ({ diceAgain, dice, selfless }) => diceAgain !== undefined && (!selfless || dice === undefined),
  ],
);
