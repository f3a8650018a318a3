import type { Thrower } from './throwing.ts';

/** A roll without a rule: no field takes it, so that its faces are counted here. */
export const plainDice =
  (faces: readonly string[]): Thrower =>
  ({ thrownDice, wantedFaces }) => ({
    ...{ dice: Number(thrownDice), faces },
    next: (fallen) => {
      const wanted = wantedFaces as readonly string[];
      const showing = (fallen as readonly string[]).filter((face) => wanted.includes(face)).length;
      return {
        chances: {
          'at-least-one-face': showing > 0,
          'every-die': showing === thrownDice,
          'no-die': showing === 0,
        },
        means: { diceShowing: showing },
        tables: { diceShowing: showing },
      };
    },
  });
