import type { Fields } from '../engine/core/schema/field.ts';
import type { Texts } from '../i18n/texts.ts';
import { readingId } from '../library/reading-ids.ts';
import { type Draft, isDraft } from '../widgets/paths.ts';
import { isDefault } from '../widgets/state.ts';

/** A value that was told to a question, by its name; of a side or a thing in a list with the name of that. */
export interface Stated {
  name: string;
  value: string;
}

/** All that a draft says and that is not as usual, in words. */
export function situationOf(
  system: string,
  fields: Fields,
  draft: Draft,
  texts: Texts,
  of = '',
): Stated[] {
  return Object.entries(fields).flatMap(([name, field]): Stated[] => {
    const value = draft[name];
    const label = texts.field(name).label;
    const within = of ? `${of} · ${label}` : label;
    if (field.kind === 'group' && name === 'readings')
      return Object.entries(isDraft(value) ? value : {}).map(([doubt, letter]) => ({
        name: readingId(system, doubt),
        value: String(letter),
      }));
    if (field.kind === 'group')
      return situationOf(system, field.fields, isDraft(value) ? value : {}, texts, within);
    if (field.kind === 'groups')
      return (Array.isArray(value) ? value : []).flatMap((item, i) =>
        situationOf(system, field.fields, isDraft(item) ? item : {}, texts, `${within} ${i + 1}`),
      );
    if (isDefault(field, value)) return [];
    return [{ name: within, value: texts.value(value, name) }];
  });
}
