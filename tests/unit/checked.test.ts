import { expect, test } from 'vitest';
import { checked, type Tally } from '../../src/library/checked.ts';
import { coverage } from '../../src/library/coverage.ts';
import {
  type Clause,
  examplesOf,
  type Library,
  loadLibrary,
  type System,
} from '../../src/library/library.ts';
import type { Doubt } from '../../src/library/registry.ts';

const both = (text: string) => ({ es: text, en: text });
const CHAPTERS = ['1', '2'].map((number) => ({
  number,
  room: number,
  slug: both(number),
  title: both(number),
  clauses: 2,
}));

function clause(id: string, more: Partial<Clause> = {}): Clause {
  const chapter = CHAPTERS.find(({ number }) => id.startsWith(`xyz-${number}.`)) ?? CHAPTERS[0];
  if (!chapter) throw new Error(`${id} stands in no chapter.`);
  const text = both('...');
  const registered = { kind: 'definition', see: [], lines: '1' } as const;
  const own = { examples: [], pictures: [] };
  return {
    id,
    system: 'xyz',
    chapter,
    leaf: { ...chapter, clauses: [[1, 2]] },
    version: 1,
    title: text,
    text,
    ...registered,
    ...own,
    ...more,
  };
}

function doubt(confidence: Doubt['confidence'], ...keys: string[]): Doubt {
  const readings = keys.map((key) => ({ key, text: both('...') }));
  const [place, why] = [both('1. Start'), both('...')];
  return { place, question: both('?'), confidence, readings, adopted: 'a', why };
}

/** Two chapters of two clauses each; of the second chapter one clause is not written. */
function library(): Library {
  const written = [
    clause('xyz-1.1', { excluded: both('A name.'), doubts: ['R1'] }),
    clause('xyz-1.2', { doubts: ['R2', 'R3'] }),
    clause('xyz-2.1', { doubts: ['R3'] }),
  ];
  const system: System = {
    key: 'xyz',
    title: both('Game'),
    edition: both('Book'),
    table: undefined,
    lessons: [],
    ideas: {},
    speech: { same: [], none: [] },
    asks: { asks: [], says: {} },
    moments: [],
    face: undefined,
    questions: {},
    chains: [],
    glossary: [],
    credits: [],
    chapters: CHAPTERS.map((chapter) => ({
      ...chapter,
      system: 'xyz',
      leaves: [],
      texts: written.filter((one) => one.chapter === chapter),
    })),
    doubts: {
      R1: doubt('high', 'a', 'b'),
      R2: doubt('low', 'a'),
      R3: doubt('medium', 'a', 'b'),
    },
  };
  return { systems: [system], clauses: new Map(written.map((one) => [one.id, one])) };
}

test('a clause that is written and not run waits, unless nothing of it can run', () => {
  const [found] = checked(library());
  expect(found?.waiting).toEqual(['xyz-1.2', 'xyz-2.1']);
  expect(found?.total).toMatchObject({ clauses: 4, written: 3, executed: 0, excluded: 1 });
});

test('a reading is open where it is not certain and there is another', () => {
  const [found] = checked(library());
  expect(found?.readings).toMatchObject([{ id: 'R3', clauses: ['xyz-1.2', 'xyz-2.1'] }]);
  expect(found?.chapters.map(({ tally }) => tally.readings)).toEqual([1, 1]);
  expect(found?.total.readings).toBe(1);
});

test('a clause that restates others shares their examples, and runs where all of them run', () => {
  const { systems } = library();
  const example = {
    name: 'box',
    kind: 'applies',
    say: both('...'),
    query: 'cca/components',
  } as const;
  const shown = { ...example, input: { component: 'board' }, expect: {}, cites: [] };
  const boards = [{ ...shown, clause: 'cca-2.1' } as const];
  const original = clause('cca-2.1', { examples: boards });
  const echo = clause('xyz-1.2', { restates: ['cca-2.1'] });
  const half = clause('xyz-2.1', { restates: ['cca-2.1', 'cca-13.1'] });
  const all = { systems, clauses: new Map([original, echo, half].map((one) => [one.id, one])) };
  expect(examplesOf(all, echo)).toEqual(boards);
  const ran = coverage(all).map(({ id, executed }) => [id, executed]);
  expect(Object.fromEntries(ran)).toMatchObject({ 'xyz-1.2': true, 'xyz-2.1': false });
});

const SUMMED = [
  'clauses',
  'written',
  'executed',
  'excluded',
  'applies',
  'doesNotApply',
  'forbidden',
] as const satisfies (keyof Tally)[];

test('the chapters of a system add up to it, and all systems to the coverage', async () => {
  const real = await loadLibrary();
  const all = checked(real);
  for (const { total, chapters } of all)
    for (const key of SUMMED)
      expect(chapters.reduce((sum, { tally }) => sum + tally[key], 0)).toBe(total[key]);
  const rows = coverage(real);
  const inAll = (key: keyof Tally) => all.reduce((sum, { total }) => sum + total[key], 0);
  expect(inAll('clauses')).toBe(rows.length);
  expect(inAll('executed')).toBe(rows.filter(({ executed }) => executed).length);
  expect(inAll('forbidden')).toBe(rows.reduce((sum, row) => sum + row.examples.forbidden, 0));
});
