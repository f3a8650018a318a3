import { expect, test } from 'vitest';
import { closeCombat } from '../cca/combat/close-combat.ts';
import { answerTo, asking, citedOf, faultsOf, rulingOn, saidOf, sparedOf } from './ask.ts';

const FOREST = { attacker: { unit: 'MI', terrain: 'forest' }, defender: { unit: 'MI' } };

test('a query is asked by itself or by its id', () => {
  expect(answerTo('cca/close-combat', FOREST)).toEqual(answerTo(closeCombat, FOREST));
});

test('a ruling tells what was said, cited and spared', () => {
  const { steps, notApplied } = rulingOn('cca/close-combat', FOREST);
  expect(saidOf(closeCombat, FOREST)).toEqual(steps.map(({ say }) => say));
  expect(citedOf(closeCombat, FOREST)).toEqual(steps.map(({ clause }) => clause));
  expect(sparedOf(closeCombat, FOREST)).toEqual(
    notApplied.map(({ clause, because }) => `${clause} ${because}`),
  );
});

test('a draft with faults has no answer, and one without has no faults', () => {
  const tooMany = { attacker: { unit: 'EL', blocks: 4 }, defender: { unit: 'MI' } };
  expect(faultsOf(closeCombat, tooMany)).toEqual([
    ['attacker.blocks', 'more-blocks-than-unit', 'cca-2.11'],
  ]);
  expect(faultsOf(closeCombat, FOREST)).toEqual([]);
  expect(() => answerTo(closeCombat, tooMany)).toThrow('more-blocks-than-unit');
});

test('a file of tests binds its one query once', () => {
  const { told, said, cited } = asking(closeCombat);
  expect(told(FOREST)).toEqual(answerTo(closeCombat, FOREST));
  expect(said(FOREST)).toEqual(saidOf(closeCombat, FOREST));
  expect(cited(FOREST)).toEqual(citedOf(closeCombat, FOREST));
});
