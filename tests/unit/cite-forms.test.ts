import { expect, test } from 'vitest';
import { type Cited, clauseForms, resultForms } from '../../src/citing/forms.ts';
import { beginning, sourceOf } from '../../src/library/text.ts';

const CLAUSE: Cited = {
  id: 'cca-8.16',
  version: 1,
  title: 'Two hexes, no battle',
  text: 'Auxilia move 2 hexes.',
  source: 'Commands & Colors: Ancients. Spanish rulebook.',
};
const SHORT = new URL('https://rules.example.org/ius/c/cca-8.16/');
const texts = (forms: { text: string }[]) => forms.map(({ text }) => text);

test('a clause is cited as code, link, Markdown, BBCode and text', () => {
  expect(texts(clauseForms(CLAUSE, 'en', SHORT))).toEqual([
    'cca-8.16',
    'https://rules.example.org/ius/c/cca-8.16/',
    '[cca-8.16](https://rules.example.org/ius/c/cca-8.16/) Two hexes, no battle',
    '[url=https://rules.example.org/ius/c/cca-8.16/]cca-8.16[/url] Two hexes, no battle',
    'cca-8.16 (Two hexes, no battle): “Auxilia move 2 hexes.” Ius Belli, version 1, on Commands & Colors: Ancients. Spanish rulebook. https://rules.example.org/ius/c/cca-8.16/',
  ]);
});

test('in Spanish the text has the marks and the words of Spanish', () => {
  const [, , , , text] = clauseForms({ ...CLAUSE, text: 'Mueven 2 hexes.' }, 'es', SHORT);
  expect(text?.text).toContain('«Mueven 2 hexes.» Ius Belli, versión 1, sobre Commands');
});

test('from its second version on, a clause is cited with its version in the link', () => {
  const [code, ...linked] = texts(clauseForms({ ...CLAUSE, version: 2 }, 'en', SHORT));
  expect(code).toBe('cca-8.16');
  for (const text of linked) expect(text).toContain('/ius/c/cca-8.16/?v=2');
  expect(linked.at(-1)).toContain('version 2');
});

test('a result is cited with its link, the brief answer and the clauses that decided', () => {
  const result = {
    link: 'https://rules.example.org/en/cca/calc/close-combat/?attacker.unit=WR',
    brief: '4 dice',
    summary: 'The warriors roll 4 dice. (cca-11.15)',
  };
  expect(texts(resultForms(result, 'en'))).toEqual([
    result.link,
    `[4 dice](${result.link}) The warriors roll 4 dice. (cca-11.15)`,
    `[url=${result.link}]4 dice[/url] The warriors roll 4 dice. (cca-11.15)`,
    `4 dice. The warriors roll 4 dice. (cca-11.15) ${result.link}`,
  ]);
});

test('of an edition its first sentence is cited', () => {
  const book = {
    title: { es: 'Juego', en: 'Game' },
    edition: { es: 'Edición 2.0. Lo demás.', en: 'Edition 2.0.' },
  };
  expect(sourceOf(book, 'es')).toBe('Juego. Edición 2.0.');
  expect(sourceOf(book, 'en')).toBe('Game. Edition 2.0.');
});

test('a description ends with a whole word', () => {
  expect(beginning('It rolls 4 dice.', 16)).toBe('It rolls 4 dice.');
  expect(beginning('It rolls 4 dice, and more.', 19)).toBe('It rolls 4 dice…');
  expect(beginning('La unidad se retiró.', 19)).toBe('La unidad se…');
});
