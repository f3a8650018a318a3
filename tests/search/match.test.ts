import { describe, expect, test } from 'vitest';
import { openIndex } from '../../src/search/index.ts';
import { search } from '../../src/search/match.ts';
import { FILE, SMALL } from './fixture.ts';

const ids = (query: string, lang: 'es' | 'en' = 'es') =>
  search(SMALL, query, lang).map(({ id }) => id);

describe('a code', () => {
  test.each([
    '11.15',
    'cca 11.15',
    'CCA-11.15',
    'cca11.15',
    'cca.11.15',
    'cca_11_15',
    '11-15',
    '11,15',
    '11 15',
    ' 11.15 ',
    '[[cca-11.15]]',
    '#cca-11.15',
    'CCA! 11.15',
    '1115',
    '011.15',
  ])('"%s" is cca-11.15', (query) => expect(ids(query)[0]).toBe('cca-11.15'));

  test('of which more numbers begin alike comes before them', () =>
    expect(ids('1.1')).toEqual(['cca-1.1', 'cca-1.11', 'cca-1.15']));
  test.each(['11', 'cca 11', 'cca-11.', 'capítulo 11', 'Chapter 11', 'cap. 11'])(
    'of a chapter, "%s", lists the chapter',
    (query) => expect(ids(query)).toEqual(['cca-11.1', 'cca-11.2', 'cca-11.15']),
  );
  test('without its point is every clause that it can be', () =>
    expect(ids('111')).toEqual(['cca-1.11', 'cca-11.1']));
  test.each(['CCA', ' cca! '])('that is only the system, "%s", lists the book', (query) =>
    expect(ids(query)).toHaveLength(7),
  );
  test('of another system is none of ours', () => expect(ids('wab 11.15')).toEqual([]));
  test('that no clause has is nothing', () => expect(ids('11.99')).toEqual([]));
});

describe('words', () => {
  test('are found in both languages, whichever is read', () => {
    expect(ids('warriors', 'es')[0]).toBe('cca-1.1');
    expect(ids('guerreros', 'en')[0]).toBe('cca-1.1');
  });
  test('say in which language they were found', () => {
    expect(search(SMALL, 'warriors', 'es')[0]?.lang).toBe('en');
    expect(search(SMALL, 'warriors', 'en')[0]?.lang).toBe('en');
    expect(search(SMALL, 'guerreros', 'es')[0]?.lang).toBe('es');
  });
  test('in a title come before those in a text, and these in the order of the book', () =>
    expect(ids('guerreros')).toEqual(['cca-1.1', 'cca-1.2', 'cca-11.2']));
  test('say whether they stand only in the text', () =>
    expect(search(SMALL, 'guerreros', 'es').map(({ field }) => field)).toEqual([
      'title',
      'prose',
      'prose',
    ]));
  test('need no accents and no capitals', () => {
    expect(ids('RIO')).toEqual(ids('río'));
    expect(ids('rio')).toEqual(['cca-1.15']);
  });
  test('may be singular or plural', () => {
    expect(ids('guerrero')[0]).toBe('cca-1.1');
    expect(ids('rivers', 'en')).toEqual(['cca-1.15']);
  });
  test('may be unfinished', () => expect(ids('elef')).toEqual(['cca-1.2']));
  test.each(['gerreros', 'guererros', 'guerrreros', 'querreros'])(
    'may be misspelt: "%s"',
    (query) => expect(ids(query)[0]).toBe('cca-1.1'),
  );
  test('of four letters or fewer are not guessed at', () => expect(ids('hezz')).toEqual([]));
  test('may be aliases', () => expect(ids('ford', 'en')).toEqual(['cca-1.15']));
  test('of a heading lead to its clauses, the first of them first', () =>
    expect(ids('infantería pesada')).toEqual(['cca-1.1', 'cca-1.2', 'cca-1.11', 'cca-1.15']));
  test('are better all there', () =>
    expect(ids('guerreros hexes').slice(0, 2)).toEqual(['cca-1.1', 'cca-1.2']));
  test('that stand everywhere are passed over', () =>
    expect(ids('la línea de la visión')).toEqual(['cca-11.15']));
  test('may name a number that is written in figures', () =>
    expect(ids('guerreros dos hexes')[0]).toBe('cca-1.1'));
  test('of which none fits find nothing', () => expect(ids('trebuchet')).toEqual([]));
  test('that are no words find nothing', () => {
    expect(ids('')).toEqual([]);
    expect(ids(' ?! ')).toEqual([]);
  });
});

describe('the parts of a chapter', () => {
  const PARTED = openIndex({
    ...FILE,
    chapters: [
      ['1', '1-turno/marcha', '1-turn/march', 'Turno', 'Turn', 'Marcha', 'March'],
      ['1', '1-turno/asalto', '1-turn/assault', 'Turno', 'Turn', 'Asalto', 'Assault'],
    ],
    clauses: FILE.clauses.map(([, , ...rest], i) => [i % 2, String(i + 1), ...rest]),
  });

  test('share its codes', () =>
    expect(
      search(PARTED, '1.2', 'es').map((hit) => 'chapter' in hit && hit.chapter.slug.es),
    ).toEqual(['1-turno/asalto']));
  test('are found by their names, the clause that begins them first', () => {
    expect(search(PARTED, 'assault', 'en')[0]?.id).toBe('cca-1.2');
    expect(search(PARTED, 'marcha', 'es').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['cca-1.1', 'cca-1.3', 'cca-1.5', 'cca-1.7']),
    );
  });
});

describe('an abbreviation', () => {
  test('stands for its terms', () => expect(ids('WR')[0]).toBe('cca-1.1'));
  test('stands for its terms where it is also a word that stands everywhere', () =>
    expect(ids('EL')).toEqual(['cca-1.2']));
  test('marks the words that it stands for', () =>
    expect([...(search(SMALL, 'WR', 'es')[0]?.marks ?? [])]).toContain('guerreros'));
});
