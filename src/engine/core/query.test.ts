import { expect, test } from 'vitest';
import { amount, yes } from './answer.ts';
import { defineQuery, put, type Query } from './query.ts';
import type { Trace } from './ruling.ts';
import { requiredChoice } from './schema/choices.ts';
import { count } from './schema/numbers.ts';

const DICE = defineQuery({
  id: 'cca/dice',
  fields: { unit: requiredChoice(['HI', 'MI']), lost: count(0, 3, 0) },
  answer: { dice: amount(5) },
  sample: { unit: 'HI' },
  check: ({ unit, lost }) =>
    unit === 'MI' && lost === 3
      ? [{ field: 'lost', problem: 'too-many-lost', with: { lost } }]
      : [],
  run({ unit, lost }, trace) {
    trace.step('cca-11.7', { unit });
    trace.step('cca-11.17', {}, { on: 'dice', from: 0, to: 5 });
    trace.step('cca-11.17', {}, { on: 'dice', from: 5, to: 5 }, 'again');
    if (lost > 0) trace.skip('cca-9.7', 'not-warriors');
    return { answer: { dice: 5 }, summary: { say: 'dice', with: { dice: 5 } } };
  },
});

const PLAIN = defineQuery({
  id: 'cca/plain',
  fields: {},
  answer: { may: yes() },
  sample: {},
  run(_, trace) {
    trace.step('cca-9.3');
    trace.step('cca-9.3');
    trace.step('cca-9.10');
    return {
      answer: { may: true },
      summary: { say: 'plain', with: {} },
      odds: { chances: {}, means: {}, tables: {} },
    };
  },
});

test('a draft that can be read and holds together is ruled', () => {
  const input = { unit: 'MI', lost: 1 };
  expect(put(DICE, input)).toEqual({
    ruling: {
      query: 'cca/dice',
      input,
      answer: { dice: 5 },
      summary: { say: 'dice', with: { dice: 5 }, clauses: ['cca-11.17'] },
      steps: [
        { clause: 'cca-11.7', say: 'cca-11.7', with: { unit: 'MI' }, effect: null },
        { clause: 'cca-11.17', say: 'cca-11.17', with: {}, effect: { on: 'dice', from: 0, to: 5 } },
        { clause: 'cca-11.17', say: 'again', with: {}, effect: { on: 'dice', from: 5, to: 5 } },
      ],
      notApplied: [{ clause: 'cca-9.7', because: 'not-warriors', with: {} }],
    },
  });
});

test('a draft that cannot be read is not run', () => {
  expect(put(DICE, { unit: 'XX' })).toEqual({
    violations: [
      { field: 'unit', problem: 'not-an-option', with: { given: 'XX', options: ['HI', 'MI'] } },
    ],
  });
});

test('a contradiction is not run', () => {
  expect(put(DICE, { unit: 'MI', lost: 3 })).toEqual({
    violations: [{ field: 'lost', problem: 'too-many-lost', with: { lost: 3 } }],
  });
});

test('where nothing changed, the summary names every clause once; odds go along', () => {
  const reply = put(PLAIN, {});
  expect('ruling' in reply && reply.ruling.summary.clauses).toEqual(['cca-9.3', 'cca-9.10']);
  expect('ruling' in reply && reply.ruling.odds).toEqual({ chances: {}, means: {}, tables: {} });
});

const refusal = (bar: (trace: Trace) => void, allowed = false) =>
  defineQuery({
    id: 'cca/refusal',
    fields: {},
    answer: { allowed: yes() },
    sample: {},
    run(_, trace) {
      trace.step('cca-9.3', {}, { on: 'dice', from: 0, to: 1 });
      bar(trace);
      trace.step('cca-9.10', {}, { on: 'mayFire', from: true, to: false });
      return { answer: { allowed }, summary: { say: 'refusal', with: {} } };
    },
  });
const citedBy = (query: Query) => {
  const reply = put(query, {});
  return 'ruling' in reply && reply.ruling.summary.clauses;
};

test.each<[string, (trace: Trace) => void, string[]]>([
  ['the clause that bars it', (trace) => trace.bar('cca-9.7'), ['cca-9.7']],
  ['else the one that bars what was wanted with it', () => {}, ['cca-9.10']],
  ['the one that says that it decides', (trace) => trace.decide('cca-11.7'), ['cca-11.7']],
])('of a refusal the summary names %s', (_, bar, clauses) => {
  expect(citedBy(refusal(bar))).toEqual(clauses);
});

test('of a refusal only what was allowed and no longer is bars it', () => {
  const query = refusal((trace) => {
    trace.step('cca-9.4', {}, { on: 'pace', from: true, to: 'half' });
    trace.step('cca-9.5', {}, { on: 'pace', from: 'half', to: false });
    trace.step('cca-9.6', {}, { on: 'allowed', from: false, to: true });
  });
  expect(citedBy(query)).toEqual(['cca-9.10']);
});

test('what is allowed after all is no refusal', () => {
  const all = ['cca-9.3', 'cca-9.7', 'cca-9.10'];
  expect(citedBy(refusal((trace) => trace.bar('cca-9.7'), true))).toEqual(all);
});
