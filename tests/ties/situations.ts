import type { Example } from '../../src/content/example.ts';
import { SYSTEMS } from '../../src/engine/index.ts';

export interface Situation {
  query: string;
  draft: object;
}

const OWN = import.meta.glob<() => Iterable<Situation>>('/tests/*/situations/*.ts', {
  eager: true,
  import: 'situations',
});
const EXAMPLES = import.meta.glob<readonly Example[]>('/content/*/*/examples.ts', {
  eager: true,
  import: 'default',
});

const ofSystem = <T>(modules: Record<string, T>, folder: string): T[] =>
  Object.entries(modules).flatMap(([path, module]) => (path.startsWith(folder) ? [module] : []));

/**
 * Situations that bring out all that a system says: the sample of each query, the examples of its rooms, and
 * whatever tests/<system>/situations/ has.
 */
export function* situationsOf(system: string): Generator<Situation> {
  for (const { id, sample } of SYSTEMS[system] ?? []) yield { query: id, draft: sample };
  for (const { query, input } of ofSystem(EXAMPLES, `/content/${system}/`).flat())
    yield { query, draft: input };
  for (const situations of ofSystem(OWN, `/tests/${system}/`)) yield* situations();
}
