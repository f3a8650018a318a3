import { on } from '../../core/rules.ts';
import { rollRulesOf } from '../../hexes/roll-rules.ts';
import { addsDice, CARD_DICE } from '../cards-in-play.ts';
import { MOST_DICE, type Terrain } from '../terrain.ts';
import { type Combatant, isCavalryOrChariot, isFoot, isMounted, PROFILES } from '../units.ts';
import type { Fighter, Roll } from './combat.ts';

// What several tables of a roll ask; the names are reasons in the messages.

export const rollRules = <R extends Roll = Roll>() => rollRulesOf<R>();

const roller = (fact: (own: Fighter) => boolean) => (roll: Roll) => fact(roll.roller);
const target = (fact: (other: Fighter) => boolean) => (roll: Roll) => fact(roll.target);
const either = (fact: (one: Fighter) => boolean) => (roll: Roll) =>
  [roll.roller, roll.target].some(fact);

export const rollerIs = (...units: Combatant[]) => roller(({ unit }) => units.includes(unit));
export const targetIs = (...units: Combatant[]) => target(({ unit }) => units.includes(unit));

/** An attack or First Strike: the unit chose the fight, it does not answer one. */
export const strikes = on(
  'battles-back',
  ({ kind }: Roll) => kind === 'attack' || kind === 'first-strike',
);
export const battlesBack = ({ kind }: Roll) => kind === 'battle-back' || kind === 'reply';
/** Close combat or fire that the unit was ordered to: only there do dice of its card count. */
const isOwnAttack = ({ kind }: Roll) => kind === 'attack' || kind === 'ranged';
export const ownAttack = on('not-own-attack', isOwnAttack);

export const targetStands = ({ evades }: Roll) => !evades;

export const rollerFull = on('not-at-full-strength', ({ roller: { full } }: Roll) => full);
export const rollerReduced = on('at-full-strength', ({ roller: { full } }: Roll) => !full);

type UnitSymbol = 'green' | 'blue' | 'red';
const hasSymbol =
  (symbol: UnitSymbol) =>
  ({ unit }: Fighter) =>
    unit !== 'LD' && PROFILES[unit].symbol === symbol;
export const rollerOfSymbol = (symbol: UnitSymbol) => roller(hasSymbol(symbol));
export const targetOfSymbol = (symbol: UnitSymbol) => target(hasSymbol(symbol));

export const rollerLeaderNear = on(
  'no-leader-near',
  ({ roller: { leader } }: Roll) => leader !== 'none',
);
export const rollerIsElephants = on('roller-not-elephants', rollerIs('EL'));
export const rollerCavalryOrChariot = on('roller-not-cavalry', ({ roller: { unit } }: Roll) =>
  isCavalryOrChariot(unit),
);
export const targetCavalryOrChariot = on('target-not-cavalry', ({ target: { unit } }: Roll) =>
  isCavalryOrChariot(unit),
);

export const targetLeaderNear = target(({ leader }) => leader !== 'none');
export const targetIsElephants = on('target-not-elephants', targetIs('EL'));
export const targetLeaderAttached = on(
  'leader-not-attached',
  ({ target: { leader } }: Roll) => leader === 'attached',
);
/** A leader in the target's hex, with a unit or without. */
export const targetLed = target(({ unit, leader }) => unit === 'LD' || leader === 'attached');
export const leaderAlone = on('leader-not-alone', targetIs('LD'));

export const targetFoot = on('target-mounted', ({ target: { unit } }: Roll) => isFoot(unit));
export const targetMounted = target(({ unit }) => isMounted(unit));
export const targetHasRampart = target(({ rampart }) => rampart !== 'none');
export const acrossRampart = on(
  'not-across-rampart',
  ({ target: { rampart } }: Roll) => rampart === 'between',
);
export const besideRampart = on(
  'across-rampart',
  ({ target: { rampart } }: Roll) => rampart === 'elsewhere',
);
export const targetInCamp = target(({ terrain }) => terrain === 'camp');

export const rollerInCamp = on(
  'roller-not-in-camp',
  ({ roller: { terrain } }: Roll) => terrain === 'camp',
);
export const eitherIn = (ground: Terrain) => either(({ terrain }) => terrain === ground);
export const someTerrain = either(
  ({ terrain, rampart }) => terrain !== 'clear' || rampart !== 'none',
);
/** Ground that may take dice away, under the unit that rolls or under the other. */
export const terrainMatters = on(
  'terrain-takes-no-dice',
  (roll: Roll) =>
    either(({ terrain }) => terrain === 'hill' || terrain in MOST_DICE)(roll) ||
    roll.roller.terrain === 'camp',
);
export const targetOnHill = target(({ terrain }) => terrain === 'hill');
export const rollerBelow = on('not-uphill', ({ roller: { terrain } }: Roll) => terrain !== 'hill');
export const footOnHill = roller(({ unit, terrain }) => terrain === 'hill' && isFoot(unit));
export const mountedOnHill = roller(({ unit, terrain }) => terrain === 'hill' && isMounted(unit));

export const campTakesDie = on(
  'reading-r71-b',
  ({ roller, readings }: Roll) => isFoot(roller.unit) || readings.R71 === 'a',
);

export const cardIs = (card: Roll['card']) => (roll: Roll) => roll.card === card;
export const cardPlayed = (roll: Roll) => roll.card !== 'none' && isOwnAttack(roll);
export const cardAddsDice = on('card-adds-no-dice', (roll: Roll) => cardDice(roll) > 0);
export const rollerMounted = on('roller-foot', ({ roller: { unit } }: Roll) => isMounted(unit));

/** Dice that the card in play adds to this roll (cca-18.28, cca-18.42, cca-18.49). */
export function cardDice(roll: Roll): number {
  const { card, bonus, roller } = roll;
  if (!isOwnAttack(roll)) return 0;
  if (card === 'clash-of-shields' && bonus) return 0;
  if (card === 'mounted-charge' && !isMounted(roller.unit)) return 0;
  return addsDice(card) ? CARD_DICE[card].dice : 0;
}
