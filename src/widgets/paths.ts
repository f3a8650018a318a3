/** What stands in a form: typed values where they fit their field, and what was typed where they do not. */
export type Draft = { [name: string]: unknown };

export const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The place of a thing in a list, as `units.0.value` has it: no form holds a hundred things. */
const INDEX = /^\d{1,2}$/;

function partOf(whole: unknown, name: string): unknown {
  if (Array.isArray(whole)) return INDEX.test(name) ? whole[Number(name)] : undefined;
  return isDraft(whole) && Object.hasOwn(whole, name) ? whole[name] : undefined;
}

/** The value at a path such as `attacker.unit` or `units.0.value`; undefined where nothing was said. */
export const valueAt = (draft: Draft, path: string): unknown =>
  path.split('.').reduce(partOf, draft as unknown);

/** The draft with one value changed; undefined takes it out. Things of a list keep their places. */
export function withValue(draft: Draft, path: string, value: unknown): Draft {
  const [name = '', ...rest] = path.split('.');
  const next = rest.length > 0 ? within(partOf(draft, name), rest, value) : value;
  const { [name]: _, ...others } = draft;
  const empty = next === undefined || (rest.length > 0 && isEmpty(next));
  return empty ? others : { ...draft, [name]: next };
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

function within(inner: unknown, path: readonly string[], value: unknown): unknown {
  const [name = '', ...rest] = path;
  if (!INDEX.test(name)) return withValue(isDraft(inner) ? inner : {}, path.join('.'), value);
  const at = Number(name);
  const items: unknown[] = Array.isArray(inner) ? [...inner] : [];
  if (rest.length === 0 && value === undefined) return items.filter((_, i) => i !== at);
  while (items.length <= at) items.push({});
  const item = items[at];
  items[at] = rest.length > 0 ? withValue(isDraft(item) ? item : {}, rest.join('.'), value) : value;
  return items;
}
