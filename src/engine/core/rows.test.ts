import { expect, test } from 'vitest';
import { applyRows, type Condition, standInForTables, type Table, topic } from './rows.ts';
import { Trace } from './ruling.ts';

interface Roll {
  warriors: boolean;
  full: boolean;
  forest: boolean;
}

const on = (name: keyof Roll): Condition<Roll, number> => ({ name, holds: (roll) => roll[name] });

const DICE: Table<Roll, number> = {
  on: 'dice',
  rows: [
    { clause: 'cca-11.13', when: [on('warriors')], apply: () => 3, with: () => ({ dice: 3 }) },
    { clause: 'cca-9.7', when: [on('warriors'), on('full')], unless: ['cca-9.6'] },
    { clause: 'cca-9.6', when: [] },
    {
      clause: 'cca-11.15',
      when: [on('warriors'), on('full')],
      apply: (dice) => dice + 1,
      say: 'full',
    },
    {
      clause: 'cca-17.11',
      when: [on('forest'), { name: 'most-dice-not-reached', holds: (_, dice) => dice > 2 }],
      apply: () => 2,
      with: (_, dice) => ({ dice, most: 2 }),
    },
  ],
};

const run = (roll: Roll) => {
  const trace = new Trace();
  return { value: applyRows(DICE, roll, 0, trace), trace };
};

test('rows apply from top to bottom, each recorded with what it did', () => {
  const { value, trace } = run({ warriors: true, full: true, forest: true });
  expect(value).toBe(2);
  expect(trace.steps).toEqual([
    {
      clause: 'cca-11.13',
      say: 'cca-11.13',
      with: { dice: 3 },
      effect: { on: 'dice', from: 0, to: 3 },
    },
    { clause: 'cca-9.7', say: 'cca-9.7', with: {}, effect: null },
    { clause: 'cca-11.15', say: 'full', with: {}, effect: { on: 'dice', from: 3, to: 4 } },
    {
      clause: 'cca-17.11',
      say: 'cca-17.11',
      with: { dice: 4, most: 2 },
      effect: { on: 'dice', from: 4, to: 2 },
    },
  ]);
  expect(trace.notApplied).toEqual([
    { clause: 'cca-9.6', because: 'switched-off', with: { by: 'cca-9.7' } },
  ]);
});

test('a row whose topic holds and that fails by one condition is named with that condition', () => {
  const { trace } = run({ warriors: true, full: false, forest: false });
  expect(trace.notApplied).toEqual([
    { clause: 'cca-9.7', because: 'full', with: {} },
    { clause: 'cca-11.15', because: 'full', with: {} },
  ]);
  expect(trace.steps.map(({ clause }) => clause)).toEqual(['cca-11.13', 'cca-9.6']);
});

test('a row whose topic fails is not worth a word', () => {
  const { value, trace } = run({ warriors: false, full: true, forest: false });
  expect(value).toBe(0);
  expect(trace.notApplied).toEqual([]);
});

test('a condition may ask for the value as it stands', () => {
  const { trace } = run({ warriors: false, full: false, forest: true });
  expect(trace.notApplied).toEqual([
    { clause: 'cca-17.11', because: 'most-dice-not-reached', with: { dice: 0, most: 2 } },
  ]);
});

test('a topic of several conditions holds only where all do', () => {
  const both = topic(on('warriors'), on('full'));
  expect(both.holds({ warriors: true, full: true, forest: false }, 0)).toBe(true);
  expect(both.holds({ warriors: true, full: false, forest: false }, 0)).toBe(false);
  expect(both.holds({ warriors: false, full: true, forest: false }, 0)).toBe(false);
});

test('a row that leaves the value as it is has no effect, whatever the value is', () => {
  const faces: Table<Roll, string[]> = {
    on: 'hitsOn',
    show: (value) => value,
    rows: [{ clause: 'cca-11.41', when: [], apply: (value) => [...value] }],
  };
  const trace = new Trace();
  applyRows(faces, { warriors: true, full: true, forest: true }, ['red'], trace);
  expect(trace.steps[0]?.effect).toBeNull();
});

test('rows that switch each other off, or one above them, are an error', () => {
  const mutual: Table<Roll, number> = {
    on: 'dice',
    rows: [
      { clause: 'cca-9.6', when: [], unless: ['cca-9.7'] },
      { clause: 'cca-9.7', when: [], unless: ['cca-9.6'] },
    ],
  };
  const roll = { warriors: true, full: true, forest: true };
  expect(() => applyRows(mutual, roll, 0, new Trace())).toThrow(
    'dice: cca-9.6 must stand below cca-9.7, which switches it off',
  );
});

test('a reason is said once', () => {
  const trace = new Trace();
  trace.skip('cca-9.6', 'full');
  trace.skip('cca-9.6', 'full');
  trace.skip('cca-9.6', 'other');
  trace.skip('cca-9.7', 'full');
  expect(trace.notApplied.map(({ clause, because }) => `${clause} ${because}`)).toEqual([
    'cca-9.6 full',
    'cca-9.6 other',
    'cca-9.7 full',
  ]);
});

test('an exception stands above what it switches off, and may stand among other rows', () => {
  const rows = (...order: Table<Roll, number>['rows']): Table<Roll, number> => ({
    on: 'dice',
    rows: order,
  });
  const [plain, exception, other] = [
    { clause: 'cca-9.6', when: [] },
    { clause: 'cca-9.7', when: [], unless: ['cca-9.6', 'cca-9.8'] },
    { clause: 'cca-9.8', when: [] },
  ] as const;
  const roll = { warriors: true, full: true, forest: true };
  const run = (table: Table<Roll, number>) => {
    const trace = new Trace();
    applyRows(table, roll, 0, trace);
    return trace.steps.map(({ clause }) => clause);
  };
  expect(run(rows(exception, plain, other))).toEqual(['cca-9.7']);
  expect(() => run(rows(plain, exception, other))).toThrow(RangeError);
  expect(() => run(rows(exception, plain))).toThrow('cca-9.8 must stand below cca-9.7');
  expect(() => run(rows(exception))).toThrow('cca-9.6 must stand below cca-9.7');
});

test('a clause that is switched off and would not apply anyway is not worth a word', () => {
  const trace = new Trace();
  const table: Table<Roll, number> = {
    on: 'dice',
    rows: [
      { clause: 'cca-9.7', when: [], unless: ['cca-9.6'] },
      { clause: 'cca-9.6', when: [on('warriors'), on('full')], apply: () => 9 },
    ],
  };
  expect(applyRows(table, { warriors: true, full: false, forest: true }, 1, trace)).toBe(1);
  expect(trace.notApplied).toEqual([]);
});

test('a row that fails by two conditions besides its topic is not worth a word', () => {
  const trace = new Trace();
  const table: Table<Roll, number> = {
    on: 'dice',
    rows: [{ clause: 'cca-9.6', when: [on('warriors'), on('full'), on('forest')] }],
  };
  applyRows(table, { warriors: true, full: false, forest: false }, 1, trace);
  applyRows(table, { warriors: false, full: true, forest: true }, 1, trace);
  expect(trace.notApplied).toEqual([]);
});

test('a row that decides says so', () => {
  const trace = new Trace();
  applyRows({ on: 'dice', rows: [{ clause: 'cca-9.6', when: [], decides: true }] }, {}, 1, trace);
  expect(trace.steps).toEqual([
    { clause: 'cca-9.6', say: 'cca-9.6', with: {}, effect: null, decides: true },
  ]);
});

test('a value is shown as its table shows it, before and after', () => {
  const trace = new Trace();
  const table: Table<Roll, number> = {
    on: 'dice',
    show: (dice) => `${dice}D6`,
    rows: [{ clause: 'cca-9.6', when: [], apply: (dice) => dice + 1 }],
  };
  applyRows(table, { warriors: true, full: true, forest: true }, 1, trace);
  expect(trace.steps[0]?.effect).toEqual({ on: 'dice', from: '1D6', to: '2D6' });
});

test('a topic has the name and the facts of its conditions', () => {
  const conditions = [on('warriors'), on('full')];
  const both = topic(...conditions);
  expect(both.name).toBe('warriors full');
  expect(both.facts).toEqual(conditions);
});

test('a table that stands in is run in place of the written one, until none does', () => {
  const roll = { warriors: true, full: false, forest: false };
  standInForTables((table) => ({ ...table, rows: table.rows.slice(1) }));
  expect(run(roll).value).toBe(0);
  standInForTables();
  expect(run(roll).value).toBe(3);
});
