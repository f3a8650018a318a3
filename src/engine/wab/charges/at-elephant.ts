import type { Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Troops } from './troops.ts';

/** Who charges, and whether it is an elephant that he charges. */
interface AtElephant {
  chargerTroops: Troops;
  atElephant: boolean;
}
const SHY: readonly Troops[] = ['cavalry', 'light-chariots', 'heavy-chariots', 'scythed-chariots'];

/** Who never charges an elephant. */
export const AT_ELEPHANT: Table<AtElephant, boolean> = {
  on: 'allowed',
  rows: [
    rulesOf<AtElephant>().bars(
      'wab-17.12',
      [({ atElephant }) => atElephant],
      on('not-riders-or-chariots', ({ chargerTroops }) => SHY.includes(chargerTroops)),
    ),
  ],
};
