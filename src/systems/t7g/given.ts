import { type ListUnit, usableList } from '../../engine/t7g/army/list.ts';
import { stored } from '../../widgets/device.ts';
import type { ArmyCard } from '../../widgets/given/cards.tsx';
import { armyKey } from '../../widgets/given/sheets.ts';
import { type Draft, valueAt } from '../../widgets/paths.ts';
import { NAMES, valuesOf } from './army/values.ts';

export const names = NAMES;

/** Of which a question asks at least one where it asks about a unit with a profile. */
const OF_PROFILE = ['speed', 'combat', 'fire', 'discipline', 'courage', 'stamina', 'defence'];
export const asksUnit = (has: (name: string) => boolean) =>
  [...OF_PROFILE, 'infantryDefence'].some(has);

/** Who attacks, by what its question calls it: there is another Defence against each (t7g-1.23). */
const ATTACKS: Readonly<Record<string, keyof ListUnit>> = {
  infantry: 'infantryDefence',
  cavalry: 'cavalryDefence',
  'gun-crew': 'infantryDefence',
  missile: 'volleysDefence',
  cannon: 'artilleryDefence',
};
function against(draft: Draft): keyof ListUnit | undefined {
  const weapon = valueAt(draft, 'shooter.weapon');
  if (typeof weapon === 'string') return ATTACKS[weapon.includes('cannon') ? 'cannon' : 'missile'];
  return ATTACKS[String(draft.attackBy)];
}

/** The units of the reader's army list that have a name. */
export function cards(): readonly ArmyCard[] {
  const units = usableList(stored(armyKey('t7g'))).units.filter(({ unitCalled }) => unitCalled);
  return units.map((unit) => ({
    name: unit.unitCalled,
    values: (draft) => {
      const defence = against(draft);
      return { ...valuesOf(unit), defence: defence && unit[defence] };
    },
  }));
}
