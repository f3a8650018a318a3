import { Distribution, thin } from '../../core/dice.ts';
import { type Fraction, fraction, multiply } from '../../core/fraction.ts';
import { hitsOf, thrownAgain } from '../formations/again.ts';

export const MOST_WOUNDS = 20;
const ONE = fraction(1);

interface Hurt {
  wounds: number;
  models: number;
  woundsEach: number;
  /** Wounds noted on one of them before. */
  woundsBefore: number;
}

/** Models that fall to so many wounds, the wounds noted on the next, and those that find nobody (wab-4.58, wab-4.63). */
export function fallen({ wounds, models, woundsEach, woundsBefore }: Hurt) {
  const all = woundsBefore + wounds;
  const lost = Math.min(models, Math.floor(all / woundsEach));
  return {
    lost,
    noted: lost === models ? 0 : all % woundsEach,
    excess: Math.max(0, all - models * woundsEach),
  };
}

/** Dice of one kind: how many are open, and what is known of them. */
export interface Throw {
  dice: number;
  hits: Fraction;
  wounds: Fraction;
  /** The chance that a wound is not saved. */
  unsaved: Fraction;
  fell: { hits?: number | undefined; wounding?: number | undefined; saves?: number | undefined };
}
type Counted = { unsavedWounds: number };

/** What may come of dice of one kind, as far as they are open: one throw with the chance of all that is left to roll. */
function woundsOf({ dice, hits, wounds, unsaved, fell }: Throw): Distribution<Counted> {
  const of = (unsavedWounds: number, ...chances: readonly Fraction[]) =>
    thin(Distribution.certain({ unsavedWounds }), 'unsavedWounds', chances.reduce(multiply, ONE));
  if (fell.wounding === undefined)
    return fell.hits === undefined
      ? of(dice, hits, wounds, unsaved)
      : of(fell.hits, wounds, unsaved);
  return fell.saves === undefined ? of(fell.wounding, unsaved) : of(fell.wounding - fell.saves);
}

/** The same with the hits beside it, of dice that are all still open. */
const hitsAndWounds = ({ dice, hits, ...more }: Throw) =>
  hitsOf(dice, hits).chain((thrown) =>
    woundsOf({ ...more, dice: thrown.hits, hits: ONE }).map((one) => ({ ...thrown, ...one })),
  );

/** Unsaved wounds of all throws together; thrown again up to so many hits where veterans shoot (wab-13.114). */
export const allWounds = (throws: readonly Throw[], upTo: number | null): Distribution<Counted> =>
  upTo === null
    ? throws
        .map(woundsOf)
        .reduce((sum, more) =>
          sum.chain(({ unsavedWounds }) =>
            more.map((one) => ({ unsavedWounds: unsavedWounds + one.unsavedWounds })),
          ),
        )
    : thrownAgain(
        throws.map(hitsAndWounds).reduce((sum, more) =>
          sum.chain(({ hits, unsavedWounds }) =>
            more.map((one) => ({
              hits: hits + one.hits,
              unsavedWounds: unsavedWounds + one.unsavedWounds,
            })),
          ),
        ),
        upTo,
      ).map(({ unsavedWounds }) => ({ unsavedWounds }));
