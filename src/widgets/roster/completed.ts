import type { Fields } from '../../engine/core/schema/field.ts';
import { read } from '../../engine/core/schema/read.ts';
import type { Draft } from '../paths.ts';

/** A card with every value, as far as it can be read: what was left out has its default. */
export function completed(fields: Fields, draft: Draft): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const result = read({ [name]: field }, name in draft ? { [name]: draft[name] } : {});
    return [name, 'value' in result ? (result.value as Draft)[name] : draft[name]];
  });
  return Object.fromEntries(entries);
}
