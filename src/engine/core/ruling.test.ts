import { expect, test } from 'vitest';
import { clauseOf, Trace } from './ruling.ts';

test('a key begins with the clause that says it', () => {
  expect(clauseOf('cca-8.3')).toBe('cca-8.3');
  expect(clauseOf('cca-8.3/moved')).toBe('cca-8.3');
  expect(clauseOf('cca-8.3/moved/twice')).toBe('cca-8.3');
});

const BAR = { on: 'allowed', from: true, to: false };

test('a step has its clause, its sentence and what it changed, nothing where it changed nothing', () => {
  const trace = new Trace();
  trace.step('cca-8.3/moved');
  trace.step('cca-8.4', { dice: 2 }, { on: 'dice', from: 3, to: 2 }, 'fewer');
  trace.decide('cca-8.5/so');
  trace.decide('cca-8.6', { dice: 1 }, { on: 'dice', from: 2, to: 1 }, 'last');
  trace.bar('cca-8.7/no', { dice: 0 });
  expect(trace.steps).toEqual([
    { clause: 'cca-8.3', say: 'cca-8.3/moved', with: {}, effect: null },
    { clause: 'cca-8.4', say: 'fewer', with: { dice: 2 }, effect: { on: 'dice', from: 3, to: 2 } },
    { clause: 'cca-8.5', say: 'cca-8.5/so', with: {}, effect: null, decides: true },
    {
      clause: 'cca-8.6',
      say: 'last',
      with: { dice: 1 },
      effect: { on: 'dice', from: 2, to: 1 },
      decides: true,
    },
    { clause: 'cca-8.7', say: 'cca-8.7/no', with: { dice: 0 }, effect: BAR },
  ]);
});

/** What is asked on the way: one step that changes, one that does not, one on which the answer turns. */
function asked(decides?: (answer: number) => boolean) {
  const trace = new Trace();
  trace.step('cca-9.1');
  const answer = trace.within(
    'mayFire',
    (part) => {
      part.bar('cca-8.3/moved', { hexes: 2 });
      part.step('cca-8.4');
      part.decide('cca-8.5', { hexes: 1 });
      part.skip('cca-8.6', 'not-uphill', { hexes: 3 });
      return 7;
    },
    decides,
  );
  return { answer, trace };
}

test('what another question changes is a value of its own here', () => {
  const { answer, trace } = asked();
  expect(answer).toBe(7);
  expect(trace.steps).toEqual([
    { clause: 'cca-9.1', say: 'cca-9.1', with: {}, effect: null },
    {
      clause: 'cca-8.3',
      say: 'cca-8.3/moved',
      with: { hexes: 2 },
      effect: { on: 'mayFire', from: true, to: false },
    },
    { clause: 'cca-8.4', say: 'cca-8.4', with: {}, effect: null },
    { clause: 'cca-8.5', say: 'cca-8.5', with: { hexes: 1 }, effect: null },
  ]);
  expect(trace.notApplied).toEqual([
    { clause: 'cca-8.6', because: 'not-uphill', with: { hexes: 3 } },
  ]);
});

test('on what it turns, this one turns only where its answer is said to decide', () => {
  const deciding = (decides: (answer: number) => boolean) =>
    asked(decides)
      .trace.steps.filter((step) => step.decides)
      .map(({ clause }) => clause);
  expect(deciding((answer) => answer === 7)).toEqual(['cca-8.5']);
  expect(deciding((answer) => answer === 6)).toEqual([]);
});
