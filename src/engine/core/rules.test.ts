import { expect, test } from 'vitest';
import { applyRows, type Row, type Table } from './rows.ts';
import { all, any, not, on, rulesOf } from './rules.ts';
import { Trace } from './ruling.ts';

interface Attack {
  dice: number;
  hill: boolean;
  forest: boolean;
  moved: number;
}

const { adds, allows, bars, notes, sets } = rulesOf<Attack>(({ dice }) => ({ dice }));
const uphill = on('not-uphill', ({ hill }: Attack) => hill);
const moved = ({ moved }: Attack) => moved > 0;
const PLAIN: Attack = { dice: 3, hill: false, forest: false, moved: 0 };

function run<V>(table: Table<Attack, V>, attack: Partial<Attack>, start: V) {
  const trace = new Trace();
  const value = applyRows(table, { ...PLAIN, ...attack }, start, trace);
  return { value, steps: trace.steps, notApplied: trace.notApplied };
}

const MAY: Table<Attack, boolean> = {
  on: 'allowed',
  rows: [
    bars('cca-8.3/moved', [moved], uphill, { unless: ['cca-8.4'] }),
    allows('cca-8.4', [moved, not(uphill)]),
    notes('cca-8.5', []),
  ],
};

test('a row says the sentence of its key for the clause that the key begins with', () => {
  const { value, steps } = run(MAY, { moved: 1, hill: true }, true);
  expect(value).toBe(false);
  expect(steps).toEqual([
    {
      clause: 'cca-8.3',
      say: 'cca-8.3/moved',
      with: { dice: 3 },
      effect: { on: 'allowed', from: true, to: false },
    },
    { clause: 'cca-8.5', say: 'cca-8.5', with: { dice: 3 }, effect: null },
  ]);
});

test('where the topic holds and one condition fails, the clause was nearly met', () => {
  expect(run(MAY, { moved: 1 }, true).notApplied).toEqual([
    { clause: 'cca-8.3', because: 'not-uphill', with: { dice: 3 } },
  ]);
  expect(run(MAY, { hill: true }, true).notApplied).toEqual([]);
});

const DICE: Table<Attack, number> = {
  on: 'dice',
  rows: [
    sets('cca-11.1', ({ dice }) => dice, []),
    adds('cca-11.2', -1, [any(uphill, ({ forest }: Attack) => forest)], {
      with: () => ({ less: 1 }),
    }),
    adds('cca-11.3', ({ moved }) => moved, [moved]),
    sets(
      'cca-11.4',
      2,
      [],
      on<Attack, number>('most-not-reached', (_, dice) => dice > 4),
    ),
  ],
};

test('a value is set and added to, by a number or by what the situation says', () => {
  expect(run(DICE, {}, 0).value).toBe(3);
  expect(run(DICE, { hill: true }, 0).value).toBe(2);
  expect(run(DICE, { forest: true, moved: 2 }, 0).value).toBe(4);
  expect(run(DICE, { moved: 2 }, 0).value).toBe(2);
});

test('a sentence may show the value before and after', () => {
  const table: Table<Attack, number> = {
    on: 'dice',
    rows: [
      adds('cca-11.5', 2, [all(moved, not(uphill))], {
        with: (_, from, to) => ({ from, to: to() }),
      }),
    ],
  };
  expect(run(table, { moved: 1 }, 3).steps[0]?.with).toEqual({ from: 3, to: 5 });
  expect(run(table, { moved: 1, hill: true }, 3).steps).toEqual([]);
});

test('the values of a row stand in place of those that all rows tell', () => {
  const [, uphillStep] = run(DICE, { hill: true }, 0).steps;
  expect(uphillStep?.with).toEqual({ less: 1 });
});

test('a row has its topic with the facts by name, then its conditions, and what else it needs', () => {
  const row = bars('cca-8.3/moved', [moved, uphill], uphill, { decides: true, say: 'other' });
  expect(row.when.map(({ name }) => name)).toEqual(['topic not-uphill', 'not-uphill']);
  expect(row).toMatchObject({ clause: 'cca-8.3', say: 'other', decides: true });
  expect(Object.keys(notes('cca-8.5', []))).toEqual(['clause', 'say', 'when', 'with']);
  expect(Object.keys(rulesOf().allows('cca-8.5', []))).toEqual(['clause', 'say', 'when', 'apply']);
});

test('all facts must hold, any one of them, or the opposite of one', () => {
  const [yes, no] = [() => true, on('no', () => false)];
  const holds = (fact: (situation: Attack, value: unknown) => boolean) => fact(PLAIN, 0);
  expect([all(), all(yes), all(yes, no), all(no)].map(holds)).toEqual([true, true, false, false]);
  expect([any(), any(no), any(no, yes), any(yes)].map(holds)).toEqual([false, false, true, true]);
  expect([not(yes), not(no)].map(holds)).toEqual([false, true]);
});

test('facts and values may ask for the value as it stands', () => {
  const many = (_: Attack, dice: number) => dice > 2;
  const table: Table<Attack, number> = {
    on: 'dice',
    rows: [
      sets('cca-11.1', (_, dice) => dice * 2, [all(many)]),
      adds('cca-11.2', 1, [any(many)]),
      adds('cca-11.3', -1, [not(many)]),
    ],
  };
  expect(run(table, {}, 3).value).toBe(7);
  expect(run(table, {}, 2).value).toBe(1);
});

test('each verb does to a value what it says', () => {
  const rules = rulesOf<Attack>();
  const after = <V>(row: Row<Attack, V>, value: V) => row.apply?.(value, PLAIN) ?? null;
  expect(after(rules.bars('cca-8.3', []), true)).toBe(false);
  expect(after(rules.allows('cca-8.4', []), false)).toBe(true);
  expect(after(rules.notes('cca-8.5', []), true)).toBeNull();
  expect(after(rules.sets('cca-11.1', 4, []), 1)).toBe(4);
  expect(after(rules.adds('cca-11.2', 4, []), 1)).toBe(5);
});
