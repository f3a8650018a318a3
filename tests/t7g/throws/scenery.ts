import { type Draft, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { D6 } from './checks.ts';

/** A second die is rolled after a 5 or 6 alone (t7g-9.48). */
export const river: Thrower = (told) => {
  const look = once((draft: Draft) => answerTo('t7g/river', draft));
  const goOn = (draft: Draft): Next => {
    const { flow, fordIs } = look(draft);
    const open = draft.flowDie === undefined ? 'flowDie' : 'secondDie';
    if (flow === null)
      return { ...{ dice: 1, faces: D6 }, next: ([die]) => goOn({ ...draft, [open]: die }) };
    const chances = Object.fromEntries(
      ['normal', 'difficult', 'very-difficult', 'impassable'].map((one) => [one, flow === one]),
    );
    return { chances: { ...chances, 'ford-difficult': fordIs === 'difficult' } };
  };
  return goOn(told);
};

export const field: Thrower = (told) => {
  const goOn = (draft: Draft): Next => {
    const { crop } = answerTo('t7g/field', draft);
    if (crop === null)
      return { ...{ dice: 1, faces: D6 }, next: ([cropDie]) => goOn({ ...draft, cropDie }) };
    return { chances: { low: crop === 'low', cover: crop === 'cover', tall: crop === 'tall' } };
  };
  return goOn(told);
};
