import type { Chapter } from '../../src/content/library.ts';
import type { ChapterEntries } from '../../src/content/registry.ts';
import { REFERENCE } from '../../src/content/text.ts';

/** The numbers of a text, sorted; those in references do not count. */
export const digits = (text: string): string =>
  (text.replace(REFERENCE, '').match(/\d+/g) ?? []).sort().join(' ');

/** What stands in one list and not in the other. */
export const differences = (one: readonly string[], other: readonly string[]) => ({
  missing: one.filter((id) => !other.includes(id)),
});

const ROOMS = import.meta.glob<ChapterEntries>('/content/*/*/clauses.ts', { import: 'default' });

export async function registeredIds({ system, room }: Chapter): Promise<string[]> {
  const entries = await ROOMS[`/content/${system}/${room}/clauses.ts`]?.();
  return Object.keys(entries ?? {});
}
