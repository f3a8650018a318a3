import { type Draft, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { tested } from './checks.ts';
import { D6 } from './dice.ts';

/** The dice of the flight of a charged unit (wab-3.11). */
const fleeingTarget: Thrower = (told) => {
  const look = once((draft: Draft) => answerTo('wab/fleeing-target', draft));
  const { allowed, flightDice } = look(told);
  if (!allowed || flightDice === null) return null;
  const ends = (draft: Draft): Next => ({ chances: { escapes: look(draft).escapes === true } });
  return 'dice' in told
    ? ends(told)
    : { ...{ dice: flightDice, faces: D6 }, next: (dice) => ends({ ...told, dice }) };
};

export const charges: Readonly<Record<string, Thrower>> = {
  'wab/fleeing-target': fleeingTarget,
  'wab/disengage': (told, ...rest) => {
    const { allowed, withoutTest } = answerTo('wab/disengage', told);
    if (!allowed) return null;
    return withoutTest
      ? { chances: { disengages: true } }
      : tested('wab/disengage', 'disengages')(told, ...rest);
  },
};
