import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { inMetal, slows } from '../arms/armour.ts';
import { saveBy, type Worn } from '../arms/save.ts';
import type { Formation } from '../formations/formation.ts';
import { FORMED, ORDER } from '../units/unit-rows.ts';
import type { UnitCard } from './card.ts';

type Troops = UnitCard['unitTroops'];

export const is =
  (...of: readonly Troops[]) =>
  ({ unitTroops }: UnitCard) =>
    of.includes(unitTroops);
export const isFoot = is('infantry', 'light-infantry');
export const isCavalry = is(
  ...(['cavalry', 'light-cavalry', 'massed-cavalry', 'cataphracts', 'camels'] as const),
);
export const isChariot = is('light-chariots', 'heavy-chariots', 'scythed-chariots');
export const isAlone = is('character');
/** What is no unit of warriors has no champion, standard or musician. */
export const isNoUnit = is(
  ...(['character', 'scythed-chariots', 'elephants'] as const),
  ...(['small-artillery', 'large-artillery', 'siege-engine'] as const),
);
export const isBarded = ({ barding }: UnitCard) => barding !== 'none';
export const skirmishes = ({ unitStands }: UnitCard) => unitStands === 'skirmish';

/** A unit that begins the battle, as the question of its ranks and its order has it. */
export function standing(card: UnitCard) {
  const unit = {
    ...{ ...card, barded: isBarded(card), characters: 0 },
    ...{ battleBegins: true, fellBelow: false, fleeing: false },
  };
  return { ...unit, isFormed: applyRows(FORMED, unit, true, new Trace()) };
}

/** Close or open order, as the unit has it by default or by its list; or what else it has. */
export const orderOf = (card: UnitCard) => applyRows(ORDER, standing(card), 'open', new Trace());

/** In what formation it fights: what its troops are by their list, or what was said. */
export function formationOf({ formation, unitTroops }: UnitCard): Formation {
  if (formation !== 'ordinary') return formation;
  return unitTroops === 'cataphracts' || unitTroops === 'massed-cavalry' ? unitTroops : formation;
}

/** What armour and barding leave of its Movement (wab-2.12), by the adopted reading of R214; the finest horses add 1 (wab-13.68). */
export const movementOf = (card: UnitCard): number =>
  Math.max(0, card.movement - Number(slows(card)) - Number(inMetal(card))) +
  Number(card.finestHorses);

/** The save that its army list prints, else that of warriors in their armour, against a wound from the front. */
export function saveOf(card: UnitCard, woundBy: Worn['woundBy']): number | undefined {
  const isWarrior = isFoot(card) || isAlone(card) || isCavalry(card) || isChariot(card);
  if (card.save !== undefined || !isWarrior) return card.save;
  return saveBy({
    ...{ ...card, mounted: isCavalry(card) || isChariot(card), skirmishers: skirmishes(card) },
    ...{ woundBy, woundFrom: 'front', readings: { R281: 'a', R289: 'a' } },
  });
}
