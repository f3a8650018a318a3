import { type Coverage, coverage } from './coverage.ts';
import type { Chapter, Library, System } from './library.ts';
import { type Doubt, isOpen } from './registry.ts';

/** How much of some clauses stands and runs. */
export interface Tally {
  clauses: number;
  /** With a text in both languages. */
  written: number;
  executed: number;
  /** Nothing of them can run, and the reason is given. */
  excluded: number;
  applies: number;
  doesNotApply: number;
  forbidden: number;
  /** Readings that could be other ones. */
  readings: number;
}

/** An unclear place of a book, and the clauses that it bears on. */
export interface OpenReading {
  id: string;
  doubt: Doubt;
  clauses: readonly string[];
}

export interface Checked {
  system: System;
  total: Tally;
  chapters: readonly { chapter: Chapter; tally: Tally }[];
  /** Clauses that could run and that no example runs. */
  waiting: readonly string[];
  excluded: readonly string[];
  readings: readonly OpenReading[];
}

function tally(rows: readonly Coverage[], readings: number): Tally {
  const count = (holds: (row: Coverage) => boolean) => rows.filter(holds).length;
  const examples = (kind: keyof Coverage['examples']) =>
    rows.reduce((sum, row) => sum + row.examples[kind], 0);
  return {
    clauses: rows.length,
    written: count(({ es, en }) => es && en),
    executed: count(({ executed }) => executed),
    excluded: count(({ excluded }) => excluded !== null),
    applies: examples('applies'),
    doesNotApply: examples('doesNotApply'),
    forbidden: examples('forbidden'),
    readings,
  };
}

function openReadings({ doubts, chapters }: System): OpenReading[] {
  const clauses = chapters.flatMap(({ texts }) => texts);
  return Object.entries(doubts)
    .filter(([, doubt]) => isOpen(doubt))
    .map(([id, doubt]) => ({
      id,
      doubt,
      clauses: clauses.filter(({ doubts = [] }) => doubts.includes(id)).map((one) => one.id),
    }));
}

function check(library: Library, system: System): Checked {
  const rows = coverage(library, system.key);
  const readings = openReadings(system);
  const ids = (holds: (row: Coverage) => boolean) => rows.filter(holds).map(({ id }) => id);
  return {
    system,
    total: tally(rows, readings.length),
    chapters: system.chapters.map((chapter) => {
      const isHere = (id: string) => id.startsWith(`${system.key}-${chapter.number}.`);
      const here = readings.filter(({ clauses }) => clauses.some(isHere));
      return {
        chapter,
        tally: tally(
          rows.filter(({ id }) => isHere(id)),
          here.length,
        ),
      };
    }),
    waiting: ids(({ es, executed, excluded }) => es && !executed && excluded === null),
    excluded: ids(({ excluded }) => excluded !== null),
    readings,
  };
}

/** How much of each system is checked, measured now by running all of its examples. */
export const checked = (library: Library): Checked[] =>
  library.systems.map((system) => check(library, system));
