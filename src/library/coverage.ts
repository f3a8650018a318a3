import type { ExampleKind } from './example.ts';
import type { Clause, Library, System } from './library.ts';
import { replyTo } from './replies.ts';

export interface Coverage {
  id: string;
  es: boolean;
  en: boolean;
  examples: { applies: number; doesNotApply: number; forbidden: number };
  /** Whether a step of some example cited it, or all that it restates. */
  executed: boolean;
  /** Why nothing of it can run, or null. */
  excluded: string | null;
}

/** The clauses that the examples execute: measured by running them all. */
function executedBy({ clauses }: Library): Set<string> {
  const executed = new Set<string>();
  for (const { examples } of clauses.values())
    for (const example of examples) {
      const reply = replyTo(example);
      if (!reply || !('ruling' in reply)) continue;
      for (const { clause } of reply.ruling.steps) executed.add(clause);
    }
  return executed;
}

const countOf = (clause: Clause | undefined, kind: ExampleKind) =>
  clause?.examples.filter((example) => example.kind === kind).length ?? 0;

const idsOf = ({ key, chapters }: System) =>
  chapters.flatMap(({ number, clauses }) =>
    Array.from({ length: clauses }, (_, i) => `${key}-${number}.${i + 1}`),
  );

const known = new WeakMap<Library, ReadonlyMap<string, Coverage>>();

/** The same by id, worked out once: every page of a clause asks for its own. */
export function coverageOf(library: Library, id: string): Coverage | undefined {
  const rows = known.get(library) ?? new Map(coverage(library).map((row) => [row.id, row]));
  known.set(library, rows);
  return rows.get(id);
}

/** What stands and runs of every clause of the books, in book order. */
export function coverage(library: Library, system?: string): Coverage[] {
  const cited = executedBy(library);
  const executed = (id: string, { restates = [] }: Partial<Clause> = {}) =>
    cited.has(id) || (restates.length > 0 && restates.every((one) => cited.has(one)));
  return library.systems
    .filter(({ key }) => !system || key === system)
    .flatMap(idsOf)
    .map((id) => {
      const clause = library.clauses.get(id);
      return {
        id,
        es: Boolean(clause?.text.es),
        en: Boolean(clause?.text.en),
        examples: {
          applies: countOf(clause, 'applies'),
          doesNotApply: countOf(clause, 'does-not-apply'),
          forbidden: countOf(clause, 'forbidden'),
        },
        executed: executed(id, clause),
        excluded: clause?.excluded?.en ?? null,
      };
    });
}
