import type { Clause, Library } from '../library/library.ts';
import type { Doubt } from '../library/registry.ts';

/** The doubts that say how a clause is read, with their ids. */
export function doubtsOf({ systems }: Library, { system, doubts = [] }: Clause): [string, Doubt][] {
  const known = systems.find(({ key }) => key === system)?.doubts ?? {};
  return doubts.flatMap((id): [string, Doubt][] => {
    const doubt = known[id];
    return doubt ? [[id, doubt]] : [];
  });
}
