import { put, type Reply } from '../../../src/engine/core/query.ts';
import { SYSTEMS } from '../../../src/engine/index.ts';
import { often } from '../../../src/engine/testing/often.ts';
import type { Example } from '../../../src/library/example.ts';
import { around } from '../drafts.ts';

export interface Situation {
  query: string;
  draft: object;
  reply: Reply;
}

/** So many examples of a query are also asked with each of their fields changed. */
const VARIED = often(3, 8);

const OWN = import.meta.glob<Record<string, readonly object[]>>('/tests/*/situations.ts', {
  eager: true,
  import: 'default',
});
const EXAMPLES = import.meta.glob<readonly Example[]>('/content/*/*/examples.ts', {
  eager: true,
  import: 'default',
});

const examplesOf = (system: string) =>
  Object.entries(EXAMPLES).flatMap(([path, examples]) =>
    path.startsWith(`/content/${system}/`) ? examples : [],
  );

/**
 * Situations that bring out all that a system says: of each query its sample and its examples, what differs from them
 * in one field, and the few in tests/<system>/situations.ts that need more.
 */
function* asked(system: string): Generator<Situation> {
  const examples = examplesOf(system);
  const own = OWN[`/tests/${system}/situations.ts`] ?? {};
  for (const one of SYSTEMS[system] ?? []) {
    const { id, fields, sample } = one;
    const known = examples.filter(({ query }) => query === id).map(({ input }) => input);
    const step = Math.ceil(known.length / VARIED);
    const varied = [sample, ...known.filter((_, i) => i % step === 0)];
    const drafts = [...known, ...varied.flatMap((draft) => around(fields, draft))];
    const each = new Map([...drafts, ...(own[id] ?? [])].map((one) => [JSON.stringify(one), one]));
    for (const draft of each.values()) yield { query: id, draft, reply: put(one, draft) };
  }
}

const known = new Map<string, readonly Situation[]>();

/** The same for every test: they are asked once. */
export function situationsOf(system: string): readonly Situation[] {
  const all = known.get(system) ?? [...asked(system)];
  known.set(system, all);
  return all;
}
