import { problems } from '../../core/problems.ts';
import type { Trace } from '../../core/ruling.ts';
import { flag, optionalChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import {
  ABILITY_LIST,
  CHECK_RESULTS,
  EXTENDED,
  GENERAL,
  MORALE,
  MOVEMENT,
  STATE,
} from '../fields.ts';
import { FACES } from '../units.ts';
import { READINGS } from '../values/fighter.ts';
import { type Cause, isToldTwice, moraleOf } from '../values/morale.ts';

const MOST_MORALE = 30;
const MOST_BONUS = 9;
const { wounds, broken, fleeing, hero, noOfficers } = STATE;
const { general, generalMorale, generalLost } = GENERAL;

export const ACTIVATION_FIELDS = {
  broken,
  fleeing,
  engaged: flag(),
  modifiedMorale: optionalCount(1, MOST_MORALE),
  morale: MORALE,
  wounds,
  general,
  generalMorale,
  generalLost,
  hero,
  noOfficers,
  extended: EXTENDED,
  movement: MOVEMENT,
  abilities: rare(ABILITY_LIST),
  activationDie: optionalCount(1, FACES),
  checkResult: rare(optionalChoice(CHECK_RESULTS)),
  declines: rare(flag()),
  fledThisTurn: rare(flag()),
  moraleBonus: rare(count(-MOST_BONUS, MOST_BONUS, 0)),
  flightMorale: rare(optionalCount(1, MOST_MORALE)),
  flightDie: rare(optionalCount(1, FACES)),
  readings: rare(group({ R14: READINGS.R14 })),
};
export type ActivationInput = Values<typeof ACTIVATION_FIELDS>;

/** Whether a unit that is activated checks its morale: as its player likes, or it must. */
export const CHECKS = ['none', 'may', 'must'] as const;
export type MoraleCheck = (typeof CHECKS)[number];

/** The morale of the check: as it was told, or of the unit with all that bears on it. */
export function checkedMorale(input: ActivationInput, cause: Cause, trace: Trace): number {
  const told =
    cause === 'flight' ? (input.flightMorale ?? input.modifiedMorale) : input.modifiedMorale;
  if (told !== undefined) return told;
  return moraleOf(
    {
      who: 'unit',
      unit: {
        ...input,
        kind: 'infantry',
        forcedMarch: false,
        formation: 'none',
        bravery: false,
        attackedOn: [],
        otherEnemies: 0,
        enveloping: 0,
        protectedFlanks: 0,
      },
      attacked: false,
      by: 'hand-to-hand',
      cause,
      terror: false,
      readings: { R10: 'a', R14: input.readings.R14 },
    },
    trace,
  );
}

export const checkActivation = problems<ActivationInput>(
  [
    'extended',
    'fleeing-extended',
    'onus-7.183',
    ({ fleeing, extended }) => fleeing && extended > 0,
  ],
  [
    'declines',
    'flight-check-compulsory',
    'onus-7.20',
    ({ declines, fleeing, engaged }) => declines && fleeing && !engaged,
  ],
  [
    'activationDie',
    'declined-yet-rolled',
    null,
    ({ declines, activationDie }) => declines && activationDie !== undefined,
  ],
  [
    'checkResult',
    'declined-yet-rolled',
    null,
    ({ declines, checkResult }) => declines && checkResult !== undefined,
  ],
  [
    'checkResult',
    'die-and-result',
    null,
    ({ activationDie, checkResult }) => isToldTwice(activationDie, checkResult),
  ],
);
