import { type Draft, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { D6 } from './dice.ts';

type Answer = Record<string, unknown>;

/** The dice of a test of fear or terror. */
const afraid: Thrower = (told) => {
  const look = once((draft: Draft) => answerTo('wab/fear-test', draft) as Answer);
  const { testTaken, passed } = look(told);
  if (testTaken === 'none') return null;
  const ends = (draft: Draft): Next => {
    const { passed: stood, fleesInFear } = look(draft);
    return { chances: { passes: stood === true, 'flees-in-fear': fleesInFear === true } };
  };
  if (passed !== null) return ends(told);
  return { ...{ dice: 2, faces: D6 }, next: (dice) => ends({ ...told, dice }) };
};

/** The die of each turn (wab-13.8). */
const banded: Thrower = (told) => {
  const look = once((draft: Draft) => answerTo('wab/warband-test', draft) as Answer);
  const ends = (draft: Draft, later: boolean): Next => {
    const { unruly } = look(draft);
    return { chances: { unruly: unruly === true, 'never-unruly': unruly !== true && !later } };
  };
  const { tests, unruly } = look(told);
  const turns = Number(told.turns ?? 1);
  const more = (draft: Draft): Next =>
    tests === true && turns > 1
      ? { ...{ dice: turns - 1, faces: D6 }, next: (fallen) => ends(draft, fallen.includes(1)) }
      : ends(draft, false);
  if (unruly !== null) return more(told);
  return { ...{ dice: 1, faces: D6 }, next: ([die]) => more({ ...told, die }) };
};

/** The die of who obeys (wab-13.3). */
const obeys: Thrower = (told) => {
  const look = once((draft: Draft) => answerTo('wab/unreliable-unit', draft) as Answer);
  const ends = (draft: Draft): Next => ({ chances: { acts: look(draft).allowed === true } });
  if (look(told).ungovernable !== null) return ends(told);
  return { ...{ dice: 1, faces: D6 }, next: ([die]) => ends({ ...told, die }) };
};

/** Fear, terror, warbands and unreliable troops. */
export const psychology: Readonly<Record<string, Thrower>> = {
  'wab/fear-test': afraid,
  'wab/warband-test': banded,
  'wab/unreliable-unit': obeys,
};
