import { put, type Query } from '../../src/engine/core/query.ts';
import { standInForTables } from '../../src/engine/core/rows.ts';
import { SYSTEMS } from '../../src/engine/index.ts';
import { around, mixed } from '../../tests/ties/drafts.ts';
import type { Ask } from './asks.ts';
import { inTablesWith, type Mutant } from './mutants.ts';
import { type Seen, seenIn, touched } from './seen.ts';

/** What differs when a question is asked of changed rules, what a reader sees first before the rest. */
const DIFFERENCES = ['answer', 'chances', 'clauses', 'clauses that nearly applied'] as const;
type Difference = (typeof DIFFERENCES)[number];

interface Situation extends Ask {
  words: string;
  differs: () => Difference | undefined;
}

/** As many situations are tried for one change. */
const TRIED = 600;

function told(query: Query, draft: object): string[] | undefined {
  try {
    const reply = put(query, draft);
    if ('violations' in reply) return undefined;
    const { answer, odds, steps, notApplied } = reply.ruling;
    const clauses = [steps, notApplied].map((all) => all.map(({ clause }) => clause).join(' '));
    return [JSON.stringify(answer), JSON.stringify(odds?.chances ?? {}), ...clauses];
  } catch {
    return ['fault'];
  }
}

/** A situation that remembers what it was told while the rules were as they are written. */
function situation(query: Query, draft: object): Situation {
  let before: string[] | undefined;
  const differs = () => {
    const now = told(query, draft);
    return DIFFERENCES.find((_, i) => before?.[i] !== now?.[i]);
  };
  const fault = () => {
    before = told(query, draft);
    return undefined;
  };
  const words = `${query.id} ${JSON.stringify(draft)}`;
  return { id: query.id, words, fault, differs };
}

/** Drafts by chance, for each question. */
const MIXED = 4000;

/** All that differs in one field from the examples and cases of a question, and some that differ in several. */
function* draftsAround({ fields }: Query, known: readonly object[]): Generator<object> {
  for (const draft of known) yield* around(fields, draft);
  const from = { random: 11 };
  const each = known.map((draft) => mixed(fields, draft, from));
  for (let i = 0; i < MIXED; i++) yield each[i % each.length]?.next().value;
}

function situationsAround(system: string, asks: readonly Ask[], queries: ReadonlySet<string>) {
  const all = new Map<string, Situation>();
  for (const one of SYSTEMS[system] ?? []) {
    if (!queries.has(one.id)) continue;
    const known = asks.flatMap(({ query, input }) => (query === one.id && input ? [input] : []));
    for (const draft of draftsAround(one, known)) {
      const made = situation(one, draft);
      all.set(made.words, made);
    }
  }
  return [...all.values()].sort((a, b) => a.words.length - b.words.length);
}

/** The shortest situation that tells a change of the rules from the rules; what is right there is for the book to say. */
export function tellingSituations(
  system: string,
  asks: readonly Ask[],
  queries: ReadonlySet<string>,
): (mutant: Mutant) => string {
  const situations = situationsAround(system, asks, queries);
  const seen: ReadonlyMap<string, Seen> = seenIn(situations, () => {});
  console.log(`${situations.length} situations around the examples`);
  return (mutant) => {
    const one = seen.get(mutant.row);
    if (!one) return 'no situation runs it';
    const numbers = touched(mutant, one, seen).slice(0, TRIED);
    const found = new Map<Difference, string>();
    standInForTables(inTablesWith(mutant));
    for (const number of numbers) {
      const difference = situations[number]?.differs();
      if (difference && !found.has(difference))
        found.set(difference, situations[number]?.words ?? '');
      if (difference === 'answer') break;
    }
    standInForTables();
    for (const difference of DIFFERENCES)
      if (found.has(difference)) return `other ${difference}: ${found.get(difference)}`;
    return `none of ${numbers.length} situations tells it`;
  };
}
