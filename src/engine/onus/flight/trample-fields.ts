import { choice, flag, optionalChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import {
  count,
  optionalCount,
  optionalCounts,
  optionalMeasure,
} from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES, SECTIONS } from '../units.ts';
import {
  complete,
  type Fighter,
  fighterWith,
  fighterWithout,
  lifeOf,
  READINGS,
} from '../values/fighter.ts';
import { FLEEING_UNIT, PLAIN_UNIT } from '../values/plain-unit.ts';

const MOST_UD = 40;
const MOST_WOUNDS = 8;

const VICTIM = fighterWithout('hit', 'wound', 'attackBonus', 'priority', 'generalStrength');

/** How a fight that a unit chose instead of being trampled has ended (onus-7.202). */
const FIGHT_ENDS = [
  'not-yet',
  'both-stand',
  'victim-gone',
  'elephants-recovered',
  'elephants-eliminated',
] as const;

export const TRAMPLE_FIELDS = {
  elephants: group({
    ...fighterWith('hit', 'wound', 'wounds', 'abilities', 'bravery', 'hero', 'noOfficers'),
    ...fighterWith('general', 'generalStrength', 'generalLost', 'attackBonus'),
  }),
  victim: group(VICTIM),
  sectionsCrossing: count(1, SECTIONS.front, SECTIONS.front),
  crossesAll: flag(true),
  movementLeft: optionalMeasure(0, MOST_UD),
  clearAt: optionalMeasure(0, MOST_UD),
  victimFights: flag(),
  fightEnd: choice(FIGHT_ENDS, 'not-yet'),
  toHit: rare(optionalCounts(1, FACES, SECTIONS.front)),
  toWound: rare(optionalCounts(1, FACES, SECTIONS.front)),
  taken: optionalCount(0, MOST_WOUNDS),
  moraleDie: optionalCount(1, FACES),
  victimCheck: optionalChoice(['passed', 'failed']),
  steadfastFlees: rare(flag()),
  readings: rare(group({ R10: READINGS.R10 })),
};
export type Trampling = Values<typeof TRAMPLE_FIELDS>;

export const elephantsOf = ({ elephants }: Trampling): Fighter => ({
  ...FLEEING_UNIT,
  ...elephants,
  life: lifeOf(elephants),
  kind: 'elephants',
});

export const victimOf = ({ victim }: Trampling): Fighter => ({
  ...PLAIN_UNIT,
  ...complete(victim),
});

/** Whether the elephants have the movement to get wholly beyond the unit (onus-7.196). */
export const crosses = ({ crossesAll, movementLeft, clearAt }: Trampling) =>
  movementLeft === undefined || clearAt === undefined ? crossesAll : movementLeft >= clearAt;
