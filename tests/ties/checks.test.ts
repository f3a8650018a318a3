import { expect, test } from 'vitest';
import { clauseTexts, plain } from '../../src/content/text.ts';
import { differences, digits } from './checks.ts';

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
});
