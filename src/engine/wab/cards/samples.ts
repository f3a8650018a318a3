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

/** Every profile of a whole unit that the book prints, its army lists apart. */
export const SAMPLES: readonly Sample[] = [
  // wab-1.23
  {
    key: 'mounted-warrior',
    values: { unitTroops: 'cavalry', models: 10, ...profile(8, 3, 3, 3, 3, 1, 3, 1, 7) },
  },
];
