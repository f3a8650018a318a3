import { describe, expect, test } from 'vitest';
import { choice } from '../../engine/core/schema/choices.ts';
import { group } from '../../engine/core/schema/groups.ts';
import { count, optionalCount, requiredCount } from '../../engine/core/schema/numbers.ts';
import { isSaid, isTaken, take } from './take.ts';

const FIELDS = {
  side: group({ blocks: requiredCount(1, 8), dice: count(-3, 3, 0), flags: optionalCount(1, 2) }),
  nation: choice(['french', 'other'], 'french'),
};
const given = (path: string, value: number | string, begins = false) => ({
  ...{ path, value, begins, general: false },
});
const BLOCKS = given('side.blocks', 4, true);
const DICE = given('side.dice', 1);

describe('a form takes from a sheet', () => {
  test('all that it says, when the sheet is chosen', () => {
    expect(take(FIELDS, {}, [], [BLOCKS, DICE, given('side.flags', 2)], true)).toEqual({
      side: { blocks: 4, dice: 1, flags: 2 },
    });
    expect(take(FIELDS, { side: { dice: 3 } }, [], [DICE], true)).toEqual({ side: { dice: 1 } });
  });

  test('the blocks only where nobody counted them', () => {
    const draft = { side: { blocks: 2 } };
    expect(take(FIELDS, draft, [], [BLOCKS], true)).toEqual(draft);
    const whole = { side: { blocks: 4 } };
    const other = given('side.blocks', 5, true);
    expect(take(FIELDS, whole, [BLOCKS], [other], true)).toEqual({ side: { blocks: 5 } });
    expect(take(FIELDS, draft, [BLOCKS], [other], true)).toEqual(draft);
    expect(take(FIELDS, whole, [BLOCKS], [], true)).toEqual(whole);
  });

  test('what changes with something else, but not what was put there by hand', () => {
    const two = given('side.dice', 2);
    expect(take(FIELDS, { side: { dice: 1 } }, [DICE], [two], false)).toEqual({
      side: { dice: 2 },
    });
    const byHand = { side: { dice: 3 } };
    expect(take(FIELDS, byHand, [DICE], [two], false)).toEqual(byHand);
    expect(take(FIELDS, byHand, [], [two], false)).toEqual(byHand);
  });

  test('nothing that it comes to by itself', () => {
    expect(take(FIELDS, {}, [], [given('side.dice', 0), given('nation', 'french')], true)).toEqual(
      {},
    );
    expect(take(FIELDS, { side: { dice: 1 } }, [DICE], [given('side.dice', 0)], false)).toEqual({});
  });

  test('and gives back what it no longer says', () => {
    expect(take(FIELDS, { side: { dice: 1, flags: 2 } }, [DICE], [], true)).toEqual({
      side: { flags: 2 },
    });
  });
});

test('what stands in a form, said or not, is compared with the sheet', () => {
  expect(isTaken(FIELDS, {}, given('side.dice', 0))).toBe(true);
  expect(isTaken(FIELDS, {}, DICE)).toBe(false);
  expect(isTaken(FIELDS, { side: { dice: 1 } }, DICE)).toBe(true);
  expect(isSaid(FIELDS, {}, 'side.dice')).toBe(false);
  expect(isSaid(FIELDS, { side: { dice: 0 } }, 'side.dice')).toBe(false);
  expect(isSaid(FIELDS, { side: { dice: 1 } }, 'side.dice')).toBe(true);
});
