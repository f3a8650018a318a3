import type { Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { type Charger, chargeOf, fromHalf } from './fields.ts';
import type { Troops } from './troops.ts';

/** What decides whether a charged unit may countercharge. */
export interface Countering {
  troops: Troops;
  cataphracts: boolean;
  column: boolean;
  blocked: boolean;
  chargers: readonly Charger[];
}

const { bars } = rulesOf<Countering>();

const MOUNTED: readonly Troops[] = ['cavalry', 'light-chariots'];

/** The longest charge, and half of it, from where on it can be countercharged. */
const nearest = (chargers: readonly Charger[]) => {
  const chargeDistance = Math.max(0, ...chargers.map(chargeOf));
  return { chargeDistance, half: chargeDistance / 2 };
};

/** Rows that forbid a countercharge. */
export const COUNTER: Table<Countering, boolean> = {
  on: 'countercharges',
  rows: [
    bars(
      'wab-3.8',
      [],
      on('may-countercharge', ({ troops }: Countering) => !MOUNTED.includes(troops)),
    ),
    bars(
      'wab-3.58',
      [],
      on('charged-by-riders', ({ chargers }: Countering) =>
        chargers.some(({ chargerTroops }) => !MOUNTED.includes(chargerTroops)),
      ),
    ),
    bars(
      'wab-3.58/front',
      [],
      on('charged-in-front', ({ chargers }: Countering) =>
        chargers.some(({ chargerFrom }) => chargerFrom !== 'front'),
      ),
    ),
    bars(
      'wab-13.31',
      [],
      on('no-cataphracts', ({ cataphracts }: Countering) => cataphracts),
    ),
    bars('wab-3.58/cataphracts', [({ cataphracts }) => cataphracts]),
    bars('wab-2.62/column', [({ column }) => column]),
    bars(
      'wab-3.59',
      [],
      on('far-enough', ({ chargers }: Countering) => !chargers.every(fromHalf)),
      { with: ({ chargers }) => nearest(chargers) },
    ),
    bars('wab-3.62', [({ blocked }) => blocked]),
  ],
};
