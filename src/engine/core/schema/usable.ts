import type { Field, Fields } from './field.ts';
import { read } from './read.ts';
import type { Values } from './values.ts';

const partOf = (draft: unknown, name: string): unknown =>
  typeof draft === 'object' && draft !== null && Object.hasOwn(draft, name)
    ? Reflect.get(draft, name)
    : undefined;

function readable(name: string, field: Field, given: unknown): unknown {
  if (field.kind === 'groups')
    return Array.isArray(given)
      ? given.slice(0, field.most).map((one) => usable(field.fields, one))
      : [];
  if (field.kind === 'group') return usable(field.fields, given);
  const found = [given, undefined]
    .map((one) => read({ [name]: field }, { [name]: one }))
    .find((one) => 'value' in one);
  return found?.value[name];
}

/** An unfinished draft as far as it can be used: field by field, what is missing or wrong counts as unsaid. */
export const usable = <F extends Fields>(fields: F, draft: unknown): Values<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      readable(name, field, partOf(draft, name)),
    ]),
  ) as Values<F>;
