import type { Trace } from '../../core/ruling.ts';
import {
  count,
  flag,
  group,
  optionalCount,
  rare,
  type Values,
  type Violation,
} from '../../core/schema.ts';
import { ABILITY_LIST, EXTENDED, GENERAL, MORALE, MOVEMENT, STATE } from '../fields.ts';
import { FACES } from '../units.ts';
import { READINGS } from '../values/fighter.ts';
import { type Cause, moraleOf } from '../values/morale.ts';

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
  declines: rare(flag()),
  fledThisTurn: rare(flag()),
  moraleBonus: rare(count(-MOST_BONUS, MOST_BONUS, 0)),
  flightMorale: rare(optionalCount(1, MOST_MORALE)),
  flightDie: rare(optionalCount(1, FACES)),
  readings: rare(group({ R14: READINGS.R14 })),
};
export type ActivationInput = Values<typeof ACTIVATION_FIELDS>;

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

export function checkActivation(input: ActivationInput): Violation[] {
  const found: Violation[] = [];
  if (input.fleeing && input.extended > 0)
    found.push({ field: 'extended', problem: 'fleeing-extended', with: {}, clause: 'onus-7.183' });
  if (input.declines && input.fleeing && !input.engaged)
    found.push({
      field: 'declines',
      problem: 'flight-check-compulsory',
      with: {},
      clause: 'onus-7.20',
    });
  if (input.declines && input.activationDie !== undefined)
    found.push({ field: 'activationDie', problem: 'declined-yet-rolled', with: {} });
  return found;
}
