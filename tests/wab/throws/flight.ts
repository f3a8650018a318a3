import { type Draft, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { D6 } from './dice.ts';

/** The dice of the flight, then those of the pursuit (wab-6.36). */
const flightPursuit: Thrower = (told) => {
  const look = once((draft: Draft) => answerTo('wab/flight-pursuit', draft));
  const goOn = (draft: Draft): Next => {
    const { flightDistance, pursuitDistance, flightDice, pursuitDiceRolled, flightEnds } =
      look(draft);
    if (flightDistance === null)
      return {
        ...{ dice: flightDice, faces: D6 },
        next: (fallen) => goOn({ ...draft, dice: fallen }),
      };
    if (pursuitDistance === null && pursuitDiceRolled !== null)
      return {
        ...{ dice: pursuitDiceRolled, faces: D6 },
        next: (fallen) => goOn({ ...draft, pursuitDice: fallen }),
      };
    return { chances: { caught: flightEnds === 'destroyed' } };
  };
  return goOn(told);
};

export const flight: Readonly<Record<string, Thrower>> = { 'wab/flight-pursuit': flightPursuit };
