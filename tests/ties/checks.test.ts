import { expect, test } from 'vitest';
import { clauseTexts, plain } from '../../src/library/text.ts';
import { carried, codesIn, contradictions, differences, digits, isWord } from './checks.ts';

test('a number that differs between two texts is seen, one inside a reference is not', () => {
  expect(digits('tira 2 dados y 1 más ([[cca-9.7]])')).toBe(
    digits('1 more, 2 dice ([[cca-11.15]])'),
  );
  expect(digits('tira 2 dados')).not.toBe(digits('rolls 3 dice'));
  expect(digits('2 y 2')).not.toBe(digits('2'));
});

test('a lost clause is named', () => {
  expect(differences(['cca-1.1', 'cca-1.2'], ['cca-1.2']).missing).toEqual(['cca-1.1']);
});

test('a clause is read with its title and its text, and nothing between clauses', () => {
  const mdx =
    '## Group\n\n<Clause id="cca-1.1" title="One">\n\nText **1**.\n\n</Clause>\n\nlead\n\n<Clause id="cca-1.2" title="Two">\n\n- a\n- b\n\n</Clause>\n';
  expect(clauseTexts(mdx)).toEqual([
    { id: 'cca-1.1', title: 'One', body: 'Text **1**.' },
    { id: 'cca-1.2', title: 'Two', body: '- a\n- b' },
  ]);
});

test('plain text keeps ids and table cells and drops the marks', () => {
  expect(plain('| a | b |\n| --- | --- |\n| **1** | [[cca-9.7]] |')).toBe('a · b\n1 · cca-9.7');
  expect(plain('| all | | 4 |')).toBe('all ·  · 4');
});

test('messages carry their slots and the numbers beside them, decimals in the way of each language', () => {
  expect(carried('{n} UD de {max:raw}, o 2,5')).toEqual(carried('2.5, or {n} of {max} UD'));
  expect(carried('{n} UD')).not.toEqual(carried('{dice} UD'));
  expect(carried('2 UD')).not.toEqual(carried('3 UD'));
  expect(carried(undefined)).not.toEqual(carried('{n} UD'));
});

test('a name that stands in two parts must say the same in both', () => {
  const one = {
    fields: { wounds: { label: 'Wounds', help: 'So far.' } },
    steps: { 'onus-7.1': 'A.' },
  };
  const alike = { fields: { wounds: { label: 'Wounds', help: 'So far.' } } };
  const other = {
    fields: { wounds: { label: 'Wounds', help: 'Just now.' } },
    steps: { 'onus-7.1': 'B.' },
  };
  expect(contradictions([one, alike])).toEqual([]);
  expect(contradictions([one, alike, other])).toEqual(['fields wounds', 'steps onus-7.1']);
});

test('a code without a word is found in a message, in a list too; what was typed is none', () => {
  const terms = { 'kind.cavalry': 'cavalry', 'HI:the': 'the heavy infantry', deadly: 'Deadly' };
  const values = { kind: 'cavalry', unit: 'HI', skills: ['deadly', 'ram'], given: 'x-y', n: 2 };
  expect(codesIn('{kind} {unit:the} {skills} {given:raw} {n}', values, terms)).toEqual(['ram']);
  expect(codesIn('{unit} {given}', values, terms)).toEqual(['HI', 'x-y']);
});

test('hexes, numbers and ids of clauses need no word', () => {
  expect(['A1', '7/12', '3', '−1/−1', '2,5', 'onus-7.15'].filter(isWord)).toEqual([]);
  expect(['shield-wall', 'WR', 'a'].filter(isWord)).toEqual(['shield-wall', 'WR', 'a']);
});
