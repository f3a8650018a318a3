import { CARD_FIELDS } from '../../engine/onus/roster/roster.ts';
import { stored } from '../../widgets/device.ts';
import type { ArmyCard } from '../../widgets/given/cards.tsx';
import { armyKey } from '../../widgets/given/sheets.ts';
import { isDraft } from '../../widgets/paths.ts';

/** What of a card is said of the unit itself; its price and how many there are is a matter of the list. */
const { unitCalled: _, unitValue: __, copies: ___, blueIcons: ____, ...PROFILE } = CARD_FIELDS;
export const names = Object.keys(PROFILE);

/** A unit is asked about by what it is and can do. */
export const asksUnit = (has: (name: string) => boolean) => has('kind') && has('abilities');

/** The units of the reader's army list that have a name. */
export function cards(): readonly ArmyCard[] {
  const army = stored(armyKey('onus'));
  const units = isDraft(army) && Array.isArray(army.units) ? army.units.filter(isDraft) : [];
  return units.flatMap(({ unitCalled, ...values }) =>
    typeof unitCalled === 'string' && unitCalled !== ''
      ? [{ name: unitCalled, values: () => values }]
      : [],
  );
}
