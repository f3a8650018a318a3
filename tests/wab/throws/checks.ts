import { type Draft, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { D6 } from './dice.ts';

/** 2D6 against a number, and once more where a failed test is re-rolled (wab-1.20, wab-1.5). */
export const tested =
  (
    query:
      | 'wab/panic-test'
      | 'wab/rally-test'
      | 'wab/reform-test'
      | 'wab/leadership-test'
      | 'wab/disengage',
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

/** The die of stubborn troops, the test and its re-roll, until it is known what the unit does (wab-12.32). */
const broken: Thrower = (told) => {
  const look = once((draft: Draft) => answerTo('wab/break-test', draft) as Record<string, unknown>);
  const goOn = (draft: Draft): Next => {
    const { automatic, unitDoes } = look(draft);
    if (unitDoes !== 'open')
      return {
        chances: {
          holds: unitDoes === 'fights-on',
          'gives-ground': unitDoes === 'gives-ground',
          breaks: unitDoes === 'breaks' || unitDoes === 'destroyed',
        },
      };
    if (automatic === null)
      return {
        ...{ dice: 1, faces: D6 },
        next: ([stubbornDie]) => goOn({ ...draft, stubbornDie }),
      };
    const field = draft.dice ? 'diceAgain' : 'dice';
    return { ...{ dice: 2, faces: D6 }, next: (fallen) => goOn({ ...draft, [field]: fallen }) };
  };
  // A re-roll that is told before its test counts for nothing yet.
  const { diceAgain, ...before } = told;
  return goOn(told.dice === undefined && diceAgain !== undefined ? before : told);
};

/** Tests of Leadership. */
export const checks: Readonly<Record<string, Thrower>> = {
  'wab/break-test': broken,
  'wab/panic-test': tested('wab/panic-test', 'stands'),
  'wab/rally-test': tested('wab/rally-test', 'rallies'),
  'wab/reform-test': tested('wab/reform-test', 'reforms'),
  'wab/leadership-test': tested('wab/leadership-test', 'passes'),
};
