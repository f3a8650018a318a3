import { not, on } from '../../core/rules.ts';
import { rollRulesOf } from '../../hexes/roll-rules.ts';
import { armsOf, type Card } from '../fighting-cards.ts';
import type { Terrain } from '../terrain.ts';
import {
  type Arm,
  type Combatant,
  isArtillery,
  isCavalry,
  isGuard,
  isHorseArtillery,
  isUnit,
  PROFILES,
} from '../units.ts';
import type { Fighter, Mover, Roll } from './combat.ts';

// What several tables of a roll ask; the names are reasons in the messages.

export const rollRules = <R extends Roll = Roll>() => rollRulesOf<R>();

export const roller = (fact: (own: Fighter) => boolean) => (mover: Mover) => fact(mover.roller);
export const target = (fact: (other: Fighter) => boolean) => (roll: Roll) => fact(roll.target);

export const rollerIs = (...units: Combatant[]) => roller(({ unit }) => units.includes(unit));
export const armOf = (unit: Combatant): Arm | undefined =>
  isUnit(unit) ? PROFILES[unit].arm : undefined;

const ranged = ({ kind }: Mover) => kind === 'ranged';
export const inFire = on('in-melee', ranged);
export const inMelee = on('in-ranged-combat', not(ranged));
/** A combat that the unit was ordered to: only there do dice of its card count (ccn-5.142, R86). */
export const ownAttack = on(
  'not-own-attack',
  ({ kind }: Mover) => kind === 'ranged' || kind === 'attack',
);
export const notBonus = on('bonus-attack', ({ bonus }: Roll) => !bonus);

export const rollerGuard = on(
  'roller-not-guard',
  roller(({ unit }) => isGuard(unit)),
);
export const rollerCavalry = on(
  'roller-not-cavalry',
  roller(({ unit }) => isCavalry(unit)),
);
export const rollerSquare = roller(({ inSquare }) => inSquare);
export const rollerMoved = on(
  'has-not-moved',
  roller(({ moved }) => moved > 0),
);
export const rollerStill = on('has-moved', not(rollerMoved));

export const rollerIn = (...grounds: Terrain[]) =>
  roller(({ terrain }) => grounds.includes(terrain));
export const targetIn = (...grounds: Terrain[]) =>
  target(({ terrain }) => grounds.includes(terrain));
export const someTerrain = ({ roller, target }: Roll) =>
  [roller, target].some(({ terrain, fieldworks }) => terrain !== 'clear' || fieldworks !== 'none');

/**
 * Whether a card names the arm of a unit that it ordered: it ordered any other in place of those that its player lacks,
 * and horse artillery under Cavalry Charge fights as normal (ccn-8.39).
 */
export function isNamed({ roller: { unit, leader }, card }: Mover): boolean {
  if (card === 'none') return false;
  if (card === 'leadership') return leader;
  const arm = armOf(unit);
  if (card === 'cavalry-charge' && isHorseArtillery(unit)) return true;
  const arms = armsOf(card);
  return !arms || (arm !== undefined && arms.includes(arm));
}
/** Horse artillery that Cavalry Charge orders (R16) moves and fights as normal. */
export const rollerNotGuns = on(
  'roller-artillery',
  roller(({ unit }) => !isArtillery(unit)),
);

/** Reading R53: what a card orders in its stead has an ordinary order, or (b) all that the card says. */
export const cardInForce = (mover: Mover): Card =>
  isNamed(mover) || mover.readings.R53 === 'b' ? mover.card : 'none';
export const cardIs = (card: Card) => (mover: Mover) => cardInForce(mover) === card;

export const reads =
  <R extends string>(doubt: R, as: 'a' | 'b') =>
  ({ readings }: { readings: Readonly<Record<R, string>> }) =>
    readings[doubt] === as;
