import type { Clause, System } from './library.ts';
import type { Term, Topic } from './registry.ts';

interface Decided {
  system: System;
  clauses: readonly Clause[];
  /** What its glossary calls what these clauses define. */
  terms: readonly Term[];
}

/** How each game decides a topic: its clauses, in the order in which they are named. */
export const decidedIn = (topic: Topic, systems: readonly System[]): Decided[] =>
  systems.map((system) => {
    const all = new Map(
      system.chapters.flatMap(({ texts }) => texts).map((clause) => [clause.id, clause]),
    );
    const clauses = topic.clauses.flatMap((id) => all.get(id) ?? []);
    const ids = new Set(clauses.map(({ id }) => id));
    return { system, clauses, terms: system.glossary.filter(({ clause }) => ids.has(clause)) };
  });
