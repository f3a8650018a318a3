import { choice } from '../../core/schema/choices.ts';
import { groups, rare } from '../../core/schema/groups.ts';
import { measure, requiredMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { TROOPS } from './troops.ts';
import { FAR } from './way.ts';

const SLOWEST = 1;
const FASTEST = 12;
/** A movement factor in inches, armour taken off. */
export const MOVEMENT = requiredMeasure(SLOWEST, FASTEST);
export const movementOf = (inches: number) => measure(SLOWEST, FASTEST, inches);
/** A charge is twice as fast (wab-3.3). */
export const CHARGE_RATE = 2;

/** Elephants do not flee like others. */
export const TARGETS = choice(
  ['infantry', 'cavalry', 'light-chariots', 'heavy-chariots'],
  'infantry',
);

const MOST_CHARGERS = 6;

/** Who charges a unit: from how far, how fast, from where. */
export const CHARGERS = groups(
  {
    chargerMovement: MOVEMENT,
    chargerDistance: requiredMeasure(0, FAR),
    chargerTroops: choice(TROOPS, 'infantry'),
    chargerFrom: choice(['front', 'front-outside-arc', 'flank', 'rear'], 'front'),
    chargerReaches: rare(choice(['by-distance', 'yes', 'no'], 'by-distance')),
  },
  MOST_CHARGERS,
);
export type Charger = Values<{ chargers: typeof CHARGERS }>['chargers'][number];

export const chargeOf = ({ chargerMovement }: Charger) => CHARGE_RATE * chargerMovement;
/** Whether it begins further away than half of its charge, which leaves time to shoot (wab-3.9). */
export const beyondHalf = (charger: Charger) => 2 * charger.chargerDistance > chargeOf(charger);
export const fromHalf = (charger: Charger) => 2 * charger.chargerDistance >= chargeOf(charger);
export const inReach = (charger: Charger) =>
  charger.chargerReaches === 'by-distance'
    ? charger.chargerDistance <= chargeOf(charger)
    : charger.chargerReaches === 'yes';
