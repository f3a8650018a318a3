import type { Clause, Library } from '../content/library.ts';
import type { Ruling } from '../content/registry.ts';

/** The rulings that say how a clause is read, with their ids. */
export function rulingsOf(
  { systems }: Library,
  { system, rulings = [] }: Clause,
): [string, Ruling][] {
  const known = systems.find(({ key }) => key === system)?.rulings ?? {};
  return rulings.flatMap((id): [string, Ruling][] => {
    const ruling = known[id];
    return ruling ? [[id, ruling]] : [];
  });
}
