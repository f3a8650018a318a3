import { SYSTEMS } from '../engine/index.ts';
import type { Lang } from '../i18n/lang.ts';
import { ui } from '../i18n/ui.ts';
import type { Clause, Library, System } from '../library/library.ts';
import { readingId } from '../library/reading-ids.ts';
import type { ByLang, Doubt } from '../library/registry.ts';

/** The doubts that say how a clause is read, each with its whole id: cca-R50. */
export function doubtsOf({ systems }: Library, { system, doubts = [] }: Clause): [string, Doubt][] {
  const known = systems.find(({ key }) => key === system)?.doubts ?? {};
  return doubts.flatMap((id): [string, Doubt][] => {
    const doubt = known[id];
    return doubt ? [[readingId(system, id), doubt]] : [];
  });
}

/** That a clause is read at an unclear place of its book, and how surely. */
export const howRead = ([id, { confidence }]: [string, Doubt], lang: Lang) =>
  `${ui(lang).readings} (${id}): ${ui(lang)[`confidence.${confidence}`]}`;

/** The reading that is adopted, in its own words. */
export function adoptedOf({ readings, adopted }: Doubt): ByLang {
  const found = readings.find(({ key }) => key === adopted);
  if (!found) throw new RangeError(`No reading ${adopted}`);
  return found.text;
}

/** An unclear place of a book, with what depends on how it is read. */
export interface Unclear {
  system: System;
  /** As the book's file names it, and as everybody else does: R50, cca-R50. */
  name: string;
  id: string;
  doubt: Doubt;
  clauses: readonly Clause[];
  /** Questions that take its readings. */
  queries: readonly string[];
}

/** All unclear places of a system. */
export function unclearIn(system: System): Unclear[] {
  const all = system.chapters.flatMap(({ texts }) => texts);
  return Object.entries(system.doubts).map(([name, doubt]) => ({
    system,
    name,
    id: readingId(system.key, name),
    doubt,
    clauses: all.filter(({ doubts = [] }) => doubts.includes(name)),
    queries: (SYSTEMS[system.key] ?? [])
      .filter(({ fields: { readings } }) => readings?.kind === 'group' && name in readings.fields)
      .map(({ id }) => id),
  }));
}
