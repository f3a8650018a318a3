import type { Fields } from '../engine/core/schema/field.ts';
import { findQuery } from '../engine/index.ts';
import type { Mark } from './marks/mark.ts';

const FILES = import.meta.glob<{ UNITS: Readonly<Record<string, Mark>> }>('../systems/*/units.ts', {
  eager: true,
});

/** How each system draws its units. */
export const unitSigns = (system: string): Readonly<Record<string, Mark>> =>
  FILES[`../systems/${system}/units.ts`]?.UNITS ?? {};

function* choicesIn(
  fields: Fields,
): Generator<readonly [name: string, options: readonly string[]]> {
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'group' || field.kind === 'groups') yield* choicesIn(field.fields);
    else if (field.kind === 'choice') yield [name, field.options];
}

/** The fields of a question that say of what kind a unit is: whatever they say has a sign. */
export function signedFields(id: string): readonly string[] {
  const query = findQuery(id);
  const signs = unitSigns(id.slice(0, id.indexOf('/')));
  const drawn = [...choicesIn(query?.fields ?? {})].filter(([, options]) =>
    options.every((option) => option in signs),
  );
  return [...new Set(drawn.map(([name]) => name))];
}
