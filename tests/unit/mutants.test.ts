import { expect, test } from 'vitest';
import { mutantsOf, rowIds } from '../../scripts/prove/mutants.ts';
import { applyRows, standInForTables, type Table } from '../../src/engine/core/rows.ts';
import { on, rulesOf } from '../../src/engine/core/rules.ts';
import { Trace } from '../../src/engine/core/ruling.ts';

interface Roll {
  warrior: boolean;
  fresh: boolean;
}
const { adds, notes } = rulesOf<Roll>();
const DICE: Table<Roll, number> = {
  on: 'dice',
  rows: [
    adds(
      'cca-11.15',
      1,
      [({ warrior }) => warrior],
      on('has-losses', ({ fresh }) => fresh),
    ),
    notes('cca-11.16', []),
  ],
};
const [id = '', next = ''] = rowIds(DICE as never);
const mutants = mutantsOf(id, DICE.rows[0] as never, new Set(['number']), [next]);

/** The dice of a roll while a change is in force. */
function diceWith(what: string, roll: Roll): number {
  const mutant = mutants.find((one) => one.what.includes(what));
  if (!mutant) throw new Error(`There is no change “${what}”.`);
  standInForTables((table) => ({ ...table, rows: mutant.rows(table.rows as never, 0) }) as never);
  const dice = applyRows(DICE, roll, 3, new Trace());
  standInForTables();
  return dice;
}

const FRESH = { warrior: true, fresh: true };
test.each<[string, Roll, number]>([
  ['left out', FRESH, 3],
  ['has-losses (1.0) is always', { warrior: true, fresh: false }, 4],
  ['has-losses (1.0) is never', FRESH, 3],
  ['(0.0) is always', { warrior: false, fresh: true }, 4],
  ['changes nothing', FRESH, 3],
  ['1 more', FRESH, 5],
  ['1 less', FRESH, 3],
  ['after dice cca-11.16', FRESH, 4],
])('a row that is changed, %s, is answered so', (what, roll, dice) => {
  expect(diceWith(what, roll)).toBe(dice);
});

test('without a change the table runs as it is written', () => {
  expect(applyRows(DICE, FRESH, 3, new Trace())).toBe(4);
});
