import { type Draft, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { D6 } from './dice.ts';

/** The dice of the flight, then those of the pursuit (wab-6.36), then those of others. */
const flightPursuit: Thrower = (told) => {
  const look = once((draft: Draft) => answerTo('wab/flight-pursuit', draft));
  const goOn = (draft: Draft): Next => {
    const { flightDistance, pursuitDistance, flightDice, pursuitDiceRolled, ...fallen } =
      look(draft);
    const { unitsDestroyed, destroyed } = fallen;
    const roll = (dice: number, next: (dice: unknown) => Draft): Next => ({
      ...{ dice, faces: D6 },
      next: (fallen) => goOn(next(fallen)),
    });
    if (flightDistance === null) return roll(flightDice, (dice) => ({ ...draft, dice }));
    if (pursuitDistance === null && pursuitDiceRolled !== null)
      return roll(pursuitDiceRolled, (pursuitDice) => ({ ...draft, pursuitDice }));
    for (const name of ['morePursuers', 'moreFleeing'] as const) {
      const others = (draft[name] ?? []) as { movement?: number; dice?: unknown }[];
      const open = others.findIndex(({ dice }) => dice === undefined);
      if (open < 0 || destroyed !== null) continue;
      const movement = others[open]?.movement ?? 4;
      return roll(movement > 6 ? 3 : 2, (dice) => ({
        ...draft,
        [name]: others.map((one, i) => (i === open ? { ...one, dice } : one)),
      }));
    }
    const fleeing = 1 + ((draft.moreFleeing ?? []) as unknown[]).length;
    return {
      chances: { caught: destroyed === true, 'all-caught': unitsDestroyed === fleeing },
    };
  };
  return goOn(told);
};

export const flight: Readonly<Record<string, Thrower>> = { 'wab/flight-pursuit': flightPursuit };
