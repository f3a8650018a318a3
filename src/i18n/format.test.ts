import { expect, test } from 'vitest';
import { fill, numberText, percentText } from './format.ts';

test.each<[number, string, string]>([
  [3, '3', '3'],
  [2.5, '2.5', '2,5'],
  [-0.5, '−0.5', '−0,5'],
])('%d is written as %s in English and as %s in Spanish', (value, english, spanish) => {
  expect(numberText(value, 'en')).toBe(english);
  expect(numberText(value, 'es')).toBe(spanish);
});

test('a message has its numbers in the way of its language', () => {
  const values = { reach: 2.5, dice: 1 };
  expect(fill('{reach} UD, {dice} {dice?die|dice}', values, {}, 'en')).toBe('2.5 UD, 1 die');
  expect(fill('{reach} UD, {dice} {dice?dado|dados}', values, {}, 'es')).toBe('2,5 UD, 1 dado');
});

test.each([
  ['Contra {unit}: va a el borde de el campo', 'Contra la milicia: va al borde del campo'],
  ['la artillería el turno que mueve', 'la artillería el turno que mueve'],
  ['a elección, a él, de él', 'a elección, a él, de él'],
])('Spanish joins words where it must: %s', (written, read) => {
  expect(fill(written, { unit: 'la milicia' }, {}, 'es')).toBe(read);
});

test.each([
  ['{n} dice, {n} hexes, {n} enemies, {n} inches', '1 die, 1 hex, 1 enemy, 1 inch'],
  ['{n} models of 2{n} models', '1 model of 21 models'],
  ['0.{n} inches, D6+{n} wounds, {n} hitsome', '0.1 inches, D6+1 wounds, 1 hitsome'],
])('of what is counted one is no plural: %s', (written, read) => {
  expect(fill(written, { n: 1 }, {}, 'en')).toBe(read);
  expect(fill(written, { n: 2 }, {}, 'en')).toContain('2 ');
});

test.each([
  ['{n} pulgadas, {n} hexes, {n} secciones', '1 pulgada, 1 hex, 1 sección'],
  ['{n} unidades, {n} jugadores, {n} bloques', '1 unidad, 1 jugador, 1 bloque'],
  ['0,{n} pulgadas', '0,1 pulgadas'],
])('in Spanish too: %s', (written, read) => {
  expect(fill(written, { n: 1 }, {}, 'es')).toBe(read);
});

test('words by number go by how many a list has', () => {
  const template = '{hexes} {hexes?blocks|block} it';
  expect(fill(template, { hexes: ['E7'] }, {}, 'en')).toBe('E7 blocks it');
  expect(fill(template, { hexes: ['E7', 'E8'] }, {}, 'en')).toBe('E7 and E8 block it');
});

test.each([
  ['11/21', '52.4%', '52,4 %'],
  ['1/2', '50.0%', '50,0 %'],
  ['0', '0%', '0 %'],
  ['1', '100%', '100 %'],
  ['1/5000', '<0.1%', '<0,1 %'],
  ['9999/10000', '>99.9%', '>99,9 %'],
])('the chance %s is %s in English and %s in Spanish', (chance, english, spanish) => {
  expect(percentText(chance, 'en')).toBe(english);
  expect(percentText(chance, 'es')).toBe(spanish.replace(' ', '\u00a0'));
  expect(fill('{chance:percent}', { chance }, {}, 'en')).toBe(english);
});

test('a chance that the engine rounded finer is read in the same way', () => {
  const read = [0, 0.01, 0.05, 88.42, 99.99, 100].map((percent) => percentText(percent, 'en'));
  expect(read).toEqual(['0%', '<0.1%', '0.1%', '88.4%', '>99.9%', '100%']);
});

test('an exact mean has two decimals at most', () => {
  expect(fill('{lost:decimal}', { lost: '317/648' }, {}, 'es')).toBe('0,49');
  expect(fill('{lost:decimal}', { lost: '2' }, {}, 'es')).toBe('2');
});
