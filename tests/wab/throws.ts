import { type Draft, type Next, once, type Thrower } from '../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../src/engine/testing/ask.ts';

const D6 = [1, 2, 3, 4, 5, 6];
/** More dice are not thrown at once. */
const MOST_DICE = 20;

const atLeast = (fallen: readonly (number | string)[], needed: number) =>
  fallen.filter((die) => Number(die) >= needed).length;

/** 2D6 against a number, and once more where a failed test is re-rolled (wab-1.20, wab-1.5). */
const tested =
  (
    query: 'wab/break-test' | 'wab/panic-test' | 'wab/rally-test' | 'wab/reform-test',
    name: string,
  ): Thrower =>
  (told) => {
    const look = once((draft: Draft) => answerTo(query, draft) as Record<string, unknown>);
    const goOn = (draft: Draft): Next => {
      const { passed, target, tests, allowed } = look(draft);
      if (passed !== null || target === null)
        return {
          chances: {
            [name]: passed === null ? tests === true && allowed === true : passed === true,
          },
        };
      const field = draft.dice ? 'diceAgain' : 'dice';
      return { ...{ dice: 2, faces: D6 }, next: (fallen) => goOn({ ...draft, [field]: fallen }) };
    };
    return goOn(told);
  };

interface Chain {
  rolls: number;
  hitsOn: number | null;
  needsToWound: number | null;
  needsToSave: number | null;
  most: number;
}

/** Dice to hit, to wound and to save, thrown one after the other (wab-4.37, wab-4.51, wab-4.54). */
const chain = (
  { rolls, hitsOn, needsToWound, needsToSave, most }: Chain,
  chances: (wounds: number) => Record<string, boolean>,
): Next | null => {
  if (rolls > MOST_DICE) return null;
  const ends = (unsaved: number): Next => {
    const unsavedWounds = Math.min(unsaved, most);
    return { chances: chances(unsavedWounds), means: { unsavedWounds }, tables: { unsavedWounds } };
  };
  const saves = (wounds: number): Next =>
    needsToSave === null
      ? ends(wounds)
      : {
          ...{ dice: wounds, faces: D6 },
          next: (fallen) => ends(wounds - atLeast(fallen, needsToSave)),
        };
  const wounds = (hits: number): Next =>
    needsToWound === null
      ? ends(0)
      : { ...{ dice: hits, faces: D6 }, next: (fallen) => saves(atLeast(fallen, needsToWound)) };
  return hitsOn === null
    ? wounds(rolls)
    : { ...{ dice: rolls, faces: D6 }, next: (fallen) => wounds(atLeast(fallen, hitsOn)) };
};

const shooting: Thrower = (told) => {
  const { allowed, lossesForPanic, ...needs } = answerTo('wab/shooting', told);
  if (!allowed) return null;
  const { shots, targetModels } = told as { shots: number; targetModels?: number };
  return chain({ ...needs, rolls: shots, most: targetModels ?? shots }, (wounds) => ({
    'any-wound': wounds > 0,
    ...(lossesForPanic !== null && { 'panic-test': wounds >= lossesForPanic }),
  }));
};

const blows: Thrower = (told) => {
  const { attackDice, ...needs } = answerTo('wab/blows', told);
  const { enemyWounds = attackDice } = told as { enemyWounds?: number };
  return chain({ ...needs, rolls: attackDice, most: enemyWounds }, (wounds) => ({
    'any-wound': wounds > 0,
  }));
};

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

/** How each question with odds is thrown through for `npm run prove odds`. */
const THROWS: Readonly<Record<string, Thrower>> = {
  'wab/break-test': tested('wab/break-test', 'holds'),
  'wab/panic-test': tested('wab/panic-test', 'stands'),
  'wab/rally-test': tested('wab/rally-test', 'rallies'),
  'wab/reform-test': tested('wab/reform-test', 'reforms'),
  'wab/shooting': shooting,
  'wab/blows': blows,
  'wab/flight-pursuit': flightPursuit,
};

export default THROWS;
