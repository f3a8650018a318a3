import { readings } from '../../core/readings.ts';
import { choice, flag, optionalChoice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import {
  count,
  measure,
  optionalCount,
  optionalCounts,
  optionalMeasure,
} from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ABILITY_LIST, CHECK_RESULTS, GENERAL, KIND, STATE } from '../fields.ts';
import { FACES } from '../units.ts';
import { complete, DEFENDER, FIGHTER, READINGS } from '../values/fighter.ts';
import { CARD_SIDES, type CardSide } from '../values/sides.ts';

const MOST_DICE = 4;
const MOST_UD = 60;
/** Where a corner is equally near to two sides the defender decides (onus-7.145). */
const SIDES_HIT = [...CARD_SIDES, 'front-or-flank', 'flank-or-rear'] as const;
const { R7, R10, R14, R21 } = READINGS;

export const SHOT_FIELDS = {
  shooter: group({
    kind: KIND,
    strength: usual(count(0, 20, 3)),
    range: usual(measure(0, MOST_UD, 8)),
    abilities: ABILITY_LIST,
    ...STATE,
    ...GENERAL,
    attackBonus: FIGHTER.attackBonus,
    moved: choice(['none', 'reduced', 'normal'], 'none'),
    engaged: flag(),
    active: rare(flag(true)),
    shotAlready: rare(flag()),
    adoptedFormation: rare(flag()),
  }),
  target: group({
    kind: KIND,
    ...DEFENDER,
    ...GENERAL,
    defenceBonus: FIGHTER.defenceBonus,
    moraleBonus: FIGHTER.moraleBonus,
    engaged: flag(),
    taken: rare(optionalCount(0, 2 * MOST_DICE)),
    sideHit: choice(SIDES_HIT, 'front'),
  }),
  distance: usual(measure(0, MOST_UD, 1)),
  obstructed: flag(),
  behindFront: rare(flag()),
  fog: rare(choice(['in-sight', 'face-down', 'turned-up'], 'in-sight')),
  visibility: rare(
    group({
      penaltyBeyond: optionalMeasure(0, MOST_UD),
      visibilityPenalty: count(0, 9, 1),
      impossibleBeyond: optionalMeasure(0, MOST_UD),
    }),
  ),
  cardAllows: rare(flag()),
  steadfastFlees: rare(flag()),
  toHit: optionalCounts(1, FACES, MOST_DICE),
  toWound: optionalCounts(1, FACES, MOST_DICE),
  moraleDie: rare(optionalCount(1, FACES)),
  checkResult: rare(optionalChoice(CHECK_RESULTS)),
  readings: rare(group({ R7, ...readings('R8'), R10, R14, R21 })),
};

export type ShotInput = Values<typeof SHOT_FIELDS>;

/** The side that the shot comes on: of two, the defender takes the one that hurts less. */
export const sideOf = ({ target: { sideHit } }: ShotInput): CardSide => {
  if (sideHit === 'front-or-flank') return 'front';
  return sideHit === 'flank-or-rear' ? 'flank' : sideHit;
};
export const defenderDecides = ({ target: { sideHit } }: ShotInput) => sideHit.includes('-or-');

/** The target as it takes the shot: on one side, and from nobody else. */
export const targetOf = (input: ShotInput) => ({
  ...complete(input.target),
  attackedOn: [sideOf(input)],
  otherEnemies: 0,
  protectedFlanks: 0,
  enveloping: 0,
});
