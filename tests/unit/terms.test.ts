import { describe, expect, test } from 'vitest';
import { plural } from '../../src/library/forms.ts';
import type { Term } from '../../src/library/registry.ts';
import { termFinder } from '../../src/library/terms.ts';

describe('the plural', () => {
  test.each([
    ['bandera', 'banderas'],
    ['unidad', 'unidades'],
    ['terraplén', 'terraplenes'],
    ['sección', 'secciones'],
    ['líder', 'líderes'],
    ['hex', 'hexes'],
    ['cruz', 'cruces'],
    ['guerreros', 'guerreros'],
    ['campamento fortificado', 'campamentos fortificados'],
    ['línea de visión', 'líneas de visión'],
    ['unidad a pie', 'unidades a pie'],
  ])('of «%s» is «%s»', (one, many) => expect(plural(one, 'es')).toBe(many));

  test.each([
    ['flag', 'flags'],
    ['hex', 'hexes'],
    ['cavalry', 'cavalries'],
    ['attached leader', 'attached leaders'],
    ['line of sight', 'lines of sight'],
  ])('of "%s" is "%s"', (one, many) => expect(plural(one, 'en')).toBe(many));
});

const term = (es: string, more: Partial<Term> = {}): Term => ({
  key: es.replaceAll(' ', '-'),
  term: { es, en: es },
  synonyms: { es: [], en: [] },
  meaning: { es: 'Algo.', en: 'Something.' },
  clause: 'cca-2.1',
  ...more,
});

const found = (text: string, ...glossary: Term[]) =>
  termFinder(
    glossary,
    'es',
  )(text).map(({ words, term: { key }, at }) => {
    expect(text.slice(at, at + words.length)).toBe(words);
    return `${words}=${key}`;
  });

describe('a term is found', () => {
  test('in the singular, in the plural and at the start of a sentence', () =>
    expect(found('Un líder. Líderes, y un líder', term('líder'))).toEqual([
      'líder=líder',
      'Líderes=líder',
      'líder=líder',
    ]));
  test('as a whole word only, whatever its accents', () =>
    expect(found('liderazgo, sublíder, líder-jefe, lider, élíder', term('líder'))).toEqual([]));
  test('as the longest one of several', () =>
    expect(
      found(
        'una caballería ligera, otra caballería',
        term('caballería'),
        term('caballería ligera'),
      ),
    ).toEqual(['caballería ligera=caballería-ligera', 'caballería=caballería']));
  test('with its capital where it is written with one', () =>
    expect(found('el Mando manda, no la carta de mando', term('Mando'))).toEqual(['Mando=Mando']));
  test('by its forms in place of the rule', () =>
    expect(
      found('evadirse, se evade, evadirses', term('evadirse', { forms: { es: ['se evade'] } })),
    ).toEqual(['se evade=evadirse']));
  test('unless the phrase means something else', () =>
    expect(
      found('en este orden, por orden', term('orden', { except: { es: ['en este orden'] } })),
    ).toEqual(['orden=orden']));
  test('unless it is not to be marked', () =>
    expect(found('una orden', term('orden', { mark: 'never' }))).toEqual([]));
  test('nowhere without a glossary', () => expect(found('una orden')).toEqual([]));
});
