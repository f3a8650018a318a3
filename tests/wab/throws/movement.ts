import type { Next, Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { D6 } from './dice.ts';

/** The dice of the flight, with which it is asked how it ends (wab-2.71). */
const flightMove: Thrower = (told) => {
  const ends = (draft: object): Next => {
    const answer = answerTo('wab/flight-move', { ...told, ...draft } as never);
    const { flightEndsAs, inchesFled, flightDice } = answer;
    if (inchesFled === null)
      return { ...{ dice: flightDice, faces: D6 }, next: (dice) => ends({ dice }) };
    return {
      chances: {
        'off-table': flightEndsAs === 'off-table',
        'destroyed-on-way': flightEndsAs === 'destroyed',
      },
      means: { inchesFled },
      tables: { inchesFled },
    };
  };
  return ends({});
};

/** Moves that dice decide. */
export const movement: Readonly<Record<string, Thrower>> = { 'wab/flight-move': flightMove };
