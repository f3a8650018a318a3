import { expect, test } from 'vitest';
import { type Cited, type CitedResult, clauseForms, resultForms } from '../../src/citing/forms.ts';
import { beginning, sourceOf } from '../../src/library/text.ts';

const CLAUSE: Cited = {
  id: 'cca-8.16',
  version: 1,
  title: 'Two hexes, no battle',
  text: 'Auxilia move 2 hexes.',
  source: 'Commands & Colors: Ancients. Spanish rulebook; chapter 8, Movement.',
  readings: [],
};
const SHORT = new URL('https://rules.example.org/ius/c/cca-8.16/');
const texts = (forms: { text: string }[]) => forms.map(({ text }) => text);

test('a clause is cited as link, sentence, Markdown, BBCode and code', () => {
  expect(texts(clauseForms(CLAUSE, 'en', SHORT))).toEqual([
    'https://rules.example.org/ius/c/cca-8.16/',
    'cca-8.16 (Two hexes, no battle). Ius Belli, version 1, in its own words: “Auxilia move 2 hexes.” On Commands & Colors: Ancients. Spanish rulebook; chapter 8, Movement. https://rules.example.org/ius/c/cca-8.16/',
    '[cca-8.16](https://rules.example.org/ius/c/cca-8.16/) Two hexes, no battle.',
    '[url=https://rules.example.org/ius/c/cca-8.16/]cca-8.16[/url] Two hexes, no battle.',
    'cca-8.16',
  ]);
});

test('every form in words says how the clause is read where its book is not clear', () => {
  const readings = ['How we read it (cca-R50): not certain.'];
  const [, ...told] = texts(clauseForms({ ...CLAUSE, readings }, 'en', SHORT)).slice(0, -1);
  for (const text of told) expect(text).toContain('How we read it (cca-R50): not certain.');
});

test('in Spanish the sentence has the marks and the words of Spanish', () => {
  const [, text] = clauseForms({ ...CLAUSE, text: 'Mueven «2» hexes.' }, 'es', SHORT);
  expect(text?.text).toContain(
    'Ius Belli, versión 1, con palabras propias: «Mueven “2” hexes.» Sobre Commands',
  );
});

test('from its second version on, a clause is cited with its version in the link', () => {
  const linked = texts(clauseForms({ ...CLAUSE, version: 2 }, 'en', SHORT));
  expect(linked.pop()).toBe('cca-8.16');
  for (const text of linked) expect(text).toContain('/ius/c/cca-8.16/?v=2');
  expect(linked[1]).toContain('version 2');
});

const RESULT: CitedResult = {
  link: 'https://rules.example.org/en/cca/calc/close-combat/?attacker.unit=WR',
  brief: '4 dice',
  summary: 'The warriors roll 4 dice. (cca-11.15)',
  warnings: [],
  readings: [],
  source: 'Commands & Colors: Ancients. Spanish rulebook.',
};
const REST =
  'The warriors roll 4 dice. (cca-11.15) Ius Belli, on Commands & Colors: Ancients. Spanish rulebook.';

test('a result is cited with its link, its answer, its clauses and its game', () => {
  const { link } = RESULT;
  expect(texts(resultForms(RESULT, 'en'))).toEqual([
    link,
    `4 dice. ${REST} ${link}`,
    `[4 dice](${link}) ${REST}`,
    `[url=${link}]4 dice[/url] ${REST}`,
  ]);
});

test('every form in words says on which reading a result hangs, and first that one is not adopted', () => {
  const said = { warnings: ['Not adopted.'], readings: ['Depends on cca-R50 (not certain).'] };
  const [, ...told] = texts(resultForms({ ...RESULT, ...said }, 'en'));
  expect(told).toHaveLength(3);
  for (const text of told) {
    expect(text).toMatch(/^Not adopted\. /);
    expect(text).toContain('Depends on cca-R50 (not certain).');
  }
});

test('of an edition its first sentence is cited', () => {
  const book = {
    title: { es: 'Juego', en: 'Game' },
    edition: { es: 'Edición 2.0. Lo demás.', en: 'Edition 2.0.' },
  };
  expect(sourceOf(book, 'es')).toBe('Juego. Edición 2.0.');
  expect(sourceOf(book, 'en')).toBe('Game. Edition 2.0.');
  const title = { es: '¡JUEGO!', en: 'GAME!' };
  const chapter = { number: '3', title: { es: 'La carga', en: 'The charge' } };
  expect(sourceOf({ ...book, title }, 'en', chapter)).toBe(
    'GAME! Edition 2.0; chapter 3, The charge.',
  );
});

test('a description ends with a whole word', () => {
  expect(beginning('It rolls 4 dice.', 16)).toBe('It rolls 4 dice.');
  expect(beginning('It rolls 4 dice, and more.', 19)).toBe('It rolls 4 dice…');
  expect(beginning('La unidad se retiró.', 19)).toBe('La unidad se…');
});
