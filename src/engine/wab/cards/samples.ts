import type { UnitCard } from './card.ts';

/** A profile that the book prints as an example; what it leaves out is for its player to say. */
export interface Sample {
  key: string;
  values: Partial<UnitCard>;
}

/** The nine values in the order of the book: M, WS, BS, S, T, W, I, A, Ld. */
type Nine = readonly [number, number, number, number, number, number, number, number, number];
const profile = (...[m, ws, bs, s, t, w, i, a, ld]: Nine) => ({
  ...{ movement: m, weaponSkill: ws, ballisticSkill: bs, strength: s, toughness: t },
  ...{ woundsEach: w, initiative: i, attacks: a, leadership: ld },
});

const machine = (unitTroops: UnitCard['unitTroops'], ...values: Nine) => ({
  ...{ unitTroops, models: 1, ...profile(...values) },
});

/** Every profile that the book prints as a sample of what lies on a table by itself, its army lists apart. */
export const SAMPLES: readonly Sample[] = [
  // wab-1.23
  {
    key: 'mounted-warrior',
    values: { unitTroops: 'cavalry', models: 10, ...profile(8, 3, 3, 3, 3, 1, 3, 1, 7) },
  },
  // wab-14.9: the wagon, and for what it has no value its crew.
  {
    key: 'war-wagon',
    values: {
      ...machine('war-wagon', 6, 3, 3, 3, 6, 4, 4, 1, 8),
      ...{ bodyArmour: 'light', weapon: 'crossbow', unitPoints: 120 },
    },
  },
  // wab-14.32, wab-14.33: ten to a wagon, 6 points each.
  {
    key: 'tabor-defenders',
    values: {
      ...{ models: 10, bodyArmour: 'light', weapon: 'bow', unitPoints: 60 },
      ...profile(4, 2, 3, 3, 3, 1, 2, 1, 7),
    },
  },
  // wab-16.15
  {
    key: 'light-chariots',
    values: {
      ...{ unitTroops: 'light-chariots', models: 3, width: 3 },
      ...profile(8, 4, 4, 3, 4, 1, 4, 2, 8),
    },
  },
  // wab-17.14
  { key: 'indian-elephant', values: machine('elephants', 6, 4, 0, 7, 6, 6, 3, 4, 5) },
  // wab-18.24, wab-18.39, wab-18.49, wab-18.63: the machines alone.
  { key: 'catapult', values: machine('large-artillery', 0, 0, 0, 7, 6, 3, 0, 0, 0) },
  { key: 'bolt-thrower', values: machine('small-artillery', 0, 0, 0, 5, 5, 2, 0, 0, 0) },
  { key: 'cannon', values: machine('large-artillery', 0, 0, 0, 7, 6, 3, 0, 0, 0) },
  { key: 'organ-gun', values: machine('small-artillery', 0, 0, 0, 4, 5, 2, 0, 0, 0) },
];
