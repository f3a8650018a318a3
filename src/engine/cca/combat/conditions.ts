import type { Condition } from '../../core/rows.ts';
import { addsDice, CARD_DICE } from '../cards.ts';
import { MOST_DICE, type Terrain } from '../terrain.ts';
import { type Combatant, isCavalryOrChariot, isFoot, isMounted, PROFILES } from '../units.ts';
import type { Roll } from './combat.ts';

/** Conditions that several tables of a roll share; each name is a reason in the messages. */
type On = Condition<Roll>;

const on = (name: string, holds: (roll: Roll) => boolean): On => ({ name, holds });

export const rollerIs = (...units: Combatant[]) =>
  on('other-roller', ({ roller }) => units.includes(roller.unit));
export const targetIs = (...units: Combatant[]) =>
  on('other-target', ({ target }) => units.includes(target.unit));

/** An attack or First Strike: the unit chose the fight, it does not answer one. */
export const strikes = on(
  'battles-back',
  ({ kind }) => kind === 'attack' || kind === 'first-strike',
);
export const battlesBack = on(
  'not-battling-back',
  ({ kind }) => kind === 'battle-back' || kind === 'reply',
);
export const notOwnAttack = on('own-attack', ({ kind }) => kind !== 'attack');
/** Reading R35: chariots that attacked and answer a First Strike battle back with 3 dice, or (b) attack with 4. */
export const threeInReply = on(
  'reading-r35-b',
  ({ kind, readings }) => kind !== 'reply' || readings.R35 === 'a',
);
/** Close combat or fire that the unit was ordered to: only there do dice of its card count. */
const isOwnAttack = ({ kind }: Roll) => kind === 'attack' || kind === 'ranged';
export const ownAttack = on('not-own-attack', isOwnAttack);

export const targetStands = on('target-evades', ({ evades }) => !evades);
export const targetEvades = on('target-stands', ({ evades }) => evades);

export const rollerFull = on('not-at-full-strength', ({ roller }) => roller.full);
export const rollerReduced = on('at-full-strength', ({ roller }) => !roller.full);
export const rollerNotAuxilia = on('roller-auxilia', ({ roller }) => roller.unit !== 'AX');
export const rollerNotWarriors = on('roller-warriors', ({ roller }) => roller.unit !== 'WR');

type UnitSymbol = 'green' | 'blue' | 'red';
const hasSymbol = (unit: Combatant, symbol: UnitSymbol) =>
  unit !== 'LD' && PROFILES[unit].symbol === symbol;

export const rollerOfSymbol = (symbol: UnitSymbol) =>
  on('other-symbol', ({ roller }) => hasSymbol(roller.unit, symbol));
export const targetOfSymbol = (symbol: UnitSymbol) =>
  on('other-symbol', ({ target }) => hasSymbol(target.unit, symbol));

export const rollerLeaderNear = on('no-leader-near', ({ roller }) => roller.leader !== 'none');
export const rollerIsElephants = on('roller-not-elephants', ({ roller }) => roller.unit === 'EL');
export const rollerCavalryOrChariot = on('roller-not-cavalry', ({ roller }) =>
  isCavalryOrChariot(roller.unit),
);
export const targetCavalryOrChariot = on('target-not-cavalry', ({ target }) =>
  isCavalryOrChariot(target.unit),
);

export const targetLeaderNear = on('no-leader-near', ({ target }) => target.leader !== 'none');
export const targetIsElephants = on('target-not-elephants', ({ target }) => target.unit === 'EL');
export const targetLeaderAttached = on(
  'leader-not-attached',
  ({ target }) => target.leader === 'attached',
);

/** A leader in the target's hex, with a unit or without. */
export const targetLed = on(
  'no-leader',
  ({ target }) => target.unit === 'LD' || target.leader === 'attached',
);
export const leaderAlone = on('leader-not-alone', ({ target }) => target.unit === 'LD');

export const someSupport = on('no-support', ({ target }) => target.support > 0);
export const twoSupports = on('support-below-two', ({ target }) => target.support >= 2);

export const targetFoot = on('target-mounted', ({ target }) => isFoot(target.unit));
export const targetMounted = on('target-foot', ({ target }) => isMounted(target.unit));
export const targetHasRampart = on('no-rampart', ({ target }) => target.rampart !== 'none');
export const acrossRampart = on('not-across-rampart', ({ target }) => target.rampart === 'between');
export const besideRampart = on('across-rampart', ({ target }) => target.rampart === 'elsewhere');
export const targetInCamp = on('not-in-camp', ({ target }) => target.terrain === 'camp');

export const rollerInCamp = on('roller-not-in-camp', ({ roller }) => roller.terrain === 'camp');
export const eitherIn = (terrain: Terrain) =>
  on(
    'other-terrain',
    ({ roller, target }) => roller.terrain === terrain || target.terrain === terrain,
  );
export const someTerrain = on('open-ground', ({ roller, target }) =>
  [roller, target].some(({ terrain, rampart }) => terrain !== 'clear' || rampart !== 'none'),
);
/** Ground that may take dice away, under the unit that rolls or under the other. */
export const terrainMatters = on(
  'terrain-takes-no-dice',
  ({ roller, target }) =>
    [roller, target].some(({ terrain }) => terrain === 'hill' || terrain in MOST_DICE) ||
    roller.terrain === 'camp',
);
export const targetOnHill = on('target-not-on-hill', ({ target }) => target.terrain === 'hill');
export const rollerBelow = on('not-uphill', ({ roller }) => roller.terrain !== 'hill');
export const footOnHill = on(
  'not-foot-on-hill',
  ({ roller }) => roller.terrain === 'hill' && isFoot(roller.unit),
);
export const mountedOnHill = on(
  'not-mounted-on-hill',
  ({ roller }) => roller.terrain === 'hill' && isMounted(roller.unit),
);

export const campTakesDie = on(
  'reading-r71-b',
  ({ roller, readings }) => isFoot(roller.unit) || readings.R71 === 'a',
);
export const campDieFirst = on('reading-r70-b', ({ readings }) => readings.R70 === 'a');
export const campDieLast = on('reading-r70-a', ({ readings }) => readings.R70 === 'b');

export const cardIs = (card: Roll['card']) => on('other-card', (roll) => roll.card === card);
export const cardPlayed = on('no-card', (roll) => roll.card !== 'none' && isOwnAttack(roll));
export const cardAddsDice = on('card-adds-no-dice', (roll) => cardDice(roll) > 0);
export const notBonus = on('bonus-combat', ({ bonus }) => !bonus);
export const inBonus = on('not-a-bonus-combat', ({ bonus }) => bonus);
export const rollerMounted = on('roller-foot', ({ roller }) => isMounted(roller.unit));

/** Dice that the card in play adds to this roll (cca-18.28, cca-18.42, cca-18.49). */
export function cardDice(roll: Roll): number {
  const { card, bonus, roller } = roll;
  if (!isOwnAttack(roll)) return 0;
  if (card === 'clash-of-shields' && bonus) return 0;
  if (card === 'mounted-charge' && !isMounted(roller.unit)) return 0;
  return addsDice(card) ? CARD_DICE[card].dice : 0;
}
