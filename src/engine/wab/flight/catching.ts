import { Distribution } from '../../core/distribution.ts';
import { type CHARIOTS, type fleeingDice, rollOf, total } from './distances.ts';

/** A roll to come or one that has fallen. */
export interface Roll {
  dice: number;
  fallen: number | null;
}
interface Other {
  movement: number;
  chariots: (typeof CHARIOTS.options)[number];
  dice?: readonly number[] | undefined;
}
export const rollFor =
  (diceFor: typeof fleeingDice) =>
  ({ movement, chariots, dice }: Other): Roll => ({
    dice: diceFor(movement, chariots),
    fallen: total(dice),
  });
export const unrolled = ({ dice }: Roll): Roll => ({ dice, fallen: null });

/** The furthest pursuit: each rolls for itself, or by the other reading one for all (R116). */
const furthest = (runs: readonly Roll[]) =>
  runs.reduce(
    (best, { dice, fallen }) =>
      best.chain(({ ran }) => rollOf(dice, fallen).map(({ sum }) => ({ ran: Math.max(ran, sum) }))),
    Distribution.certain({ ran: 0 }),
  );

/** Whether the first of those who flee is caught, and how many are in all: more than one only by the adopted reading (R61). */
export function ends(flights: readonly Roll[], runs: readonly Roll[], several: boolean) {
  const start = furthest(runs).map(({ ran }) => ({ ran, first: 0, caught: 0 }));
  const all = flights.reduce(
    (before, { dice, fallen }, i) =>
      before.chain((one) =>
        rollOf(dice, fallen).map(({ sum }) => {
          const slower = Number(one.ran > sum);
          return {
            ...{ ran: one.ran, first: i === 0 ? slower : one.first },
            caught: one.caught + slower,
          };
        }),
      ),
    start,
  );
  return {
    first: all.probability(({ first }) => first === 1),
    every: all.probability(
      ({ caught }) => caught === flights.length && (several || flights.length === 1),
    ),
    /** Where all dice have fallen. */
    caught: Math.min(all.entries()[0]?.[0].caught ?? 0, several ? flights.length : 1),
  };
}
