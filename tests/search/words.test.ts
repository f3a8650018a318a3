import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedEdits, edits } from '../../src/engine/core/edits.ts';
import { namedSystem } from '../../src/search/ids.ts';
import { systemOfPath } from '../../src/search/indexes.ts';
import { countMarked, pieces } from '../../src/search/marked.ts';
import { packPostings, unpackPostings } from '../../src/search/postings.ts';
import { fold, stem, wordsOf } from '../../src/search/words.ts';

test('words are folded: no accents, no capitals, no signs', () => {
  expect(fold('Ímpetu, AÑO, pingüino')).toBe('impetu, ano, pinguino');
  expect(wordsOf('«Mueve-Dispara-Mueve»: 2 hexes.')).toEqual([
    'mueve',
    'dispara',
    'mueve',
    '2',
    'hexes',
  ]);
});

test.each([
  ['guerreros', 'guerrero'],
  ['unidades', 'unidad'],
  ['hexes', 'hex'],
  ['ligeras', 'ligero'],
  ['disparar', 'disparan'],
  ['retirarse', 'retirar'],
  ['cavalries', 'cavalry'],
  ['battling', 'battle'],
  ['moved', 'moves'],
  ['friendly', 'friend'],
])('%s and %s are one word', (one, other) => expect(stem(one)).toBe(stem(other)));

test.each([
  ['guerra', 'guerrero'],
  ['carro', 'carta'],
  ['hit', 'hill'],
  ['dados', 'dardos'],
  ['11', '1'],
])('%s and %s are two words', (one, other) => expect(stem(one)).not.toBe(stem(other)));

/** Letters dropped, added, replaced or swapped, by trying every way. */
function tryAll(a: string, b: string): number {
  if (!a || !b) return a.length + b.length;
  const ways = [
    tryAll(a.slice(1), b) + 1,
    tryAll(a, b.slice(1)) + 1,
    tryAll(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ];
  if (a[0] === b[1] && a[1] === b[0] && a.length > 1 && b.length > 1) {
    ways.push(tryAll(a.slice(2), b.slice(2)) + 1);
  }
  return Math.min(...ways);
}

describe('misspelt words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

  test.each([
    ['gerreros', 'guerreros', 1],
    ['guererros', 'guerreros', 1],
    ['forrest', 'forest', 1],
    ['elehpnats', 'elephants', 2],
  ])('%s is %s with %d wrong', (typed, right, count) => expect(edits(typed, right, 2)).toBe(count));

  test('are counted as by trying every way', () =>
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        const count = tryAll(a, b);
        expect(edits(a, b, most)).toBe(count <= most ? count : Infinity);
      }),
    ));

  test('that are not finished are counted against the best beginning', () =>
    fc.assert(
      fc.property(word, word, (a, b) => {
        const starts = Array.from({ length: b.length + 1 }, (_, i) => tryAll(a, b.slice(0, i)));
        const count = Math.min(...starts);
        expect(edits(a, b, 2, true)).toBe(count <= 2 ? count : Infinity);
      }),
    ));

  test('may be wrong by more the longer they are', () =>
    expect([4, 5, 8, 9].map(allowedEdits)).toEqual([0, 1, 1, 2]));
});

test('postings come back as they went in', () => {
  const rising = fc
    .uniqueArray(fc.nat({ max: 2000 }))
    .map((numbers) => numbers.sort((a, b) => a - b));
  fc.assert(
    fc.property(rising, (numbers) => {
      expect(unpackPostings(packPostings(numbers))).toEqual(numbers);
    }),
  );
});

describe('marks', () => {
  const marks = new Set(['impetu', '4']);
  test('stand on words, whatever their accents', () =>
    expect(pieces('El Ímpetu: 4 dados, 14', marks)).toEqual([
      'El ',
      'Ímpetu',
      ': ',
      '4',
      ' dados, 14',
    ]));
  test('are counted', () => expect(countMarked('ímpetu 4 ímpetus', marks)).toBe(2));
  test('leave the text as it was', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(pieces(text, marks).join('')).toBe(text);
      }),
    ));
});

const SYSTEMS = ['cca', 't7g', 'wab'];

test.each([
  ['es/cca/11-combate-cuerpo-a-cuerpo/', 'cca'],
  ['en/t7g/', 't7g'],
  ['es/c/wab-3.4/', 'wab'],
  ['c/cca-11.15/', 'cca'],
  ['es/', undefined],
  ['es/search/', undefined],
])('the page %s belongs to %s', (path, system) => expect(systemOfPath(path, SYSTEMS)).toBe(system));

test.each([
  ['wab 3.4', 'wab'],
  ['WAB-3.4', 'wab'],
  ['t7g3.4', 't7g'],
  ['wab pánico', 'wab'],
  ['wabbit', undefined],
  ['pánico', undefined],
])('"%s" names %s', (query, system) => expect(namedSystem(query, SYSTEMS)).toBe(system));
