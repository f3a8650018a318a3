import { isOfTheOther, NAMES, valuesFor } from '../../engine/wab/cards/given.ts';
import { usableCards } from '../../engine/wab/cards/usable.ts';
import { stored } from '../../widgets/device.ts';
import type { ArmyCard } from '../../widgets/given/cards.tsx';
import { armyKey } from '../../widgets/given/sheets.ts';

export const names = NAMES;
export const ofTheOther = isOfTheOther;

/** What is asked of a unit: one of these at least; a flag alone tells of no unit. */
const OF_UNITS = [
  ...['models', 'width', 'skill', 'movement', 'leadership', 'initiative', 'unitTroops', 'weapon'],
  ...['chargerMovement', 'chargerWide', 'targetMovement', 'bodyArmour', 'musicians', 'attacks'],
];
export const asksUnit = (has: (name: string) => boolean) => OF_UNITS.some(has);

/** The units of the reader's cards that have a name. */
export const cards = (): readonly ArmyCard[] =>
  usableCards(stored(armyKey('wab')))
    .filter(({ unitCalled }) => unitCalled !== '')
    .map((card) => ({
      name: card.unitCalled,
      values: (_, query, asks) => valuesFor(query, card, asks),
    }));
