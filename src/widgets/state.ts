import { type Field, type Fields, read, type Violation } from '../engine/core/schema.ts';

/** What stands in a form: typed values where they fit their field, and what was typed where they do not. */
export type Draft = { [name: string]: unknown };

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path such as `attacker.unit`; undefined where nothing was said. */
export function valueAt(draft: Draft, path: string): unknown {
  let value: unknown = draft;
  for (const name of path.split('.')) value = isDraft(value) ? value[name] : undefined;
  return value;
}

/** The draft with one value changed; undefined takes it out. */
export function withValue(draft: Draft, path: string, value: unknown): Draft {
  const [name = '', ...rest] = path.split('.');
  const inner = draft[name];
  const next = rest.length ? withValue(isDraft(inner) ? inner : {}, rest.join('.'), value) : value;
  const { [name]: _, ...others } = draft;
  const empty =
    next === undefined || (rest.length > 0 && isDraft(next) && !Object.keys(next).length);
  return empty ? others : { ...draft, [name]: next };
}

const isDefault = (field: Field, value: unknown) =>
  value === undefined ||
  (field.need === 'default' && JSON.stringify(field.default) === JSON.stringify(value));

/** A draft as readable parameters of a URL: `attacker.unit=WR&faces=red,swords`. Defaults stay unsaid. */
export function toParams(fields: Fields, draft: Draft, path = ''): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) {
    const value = draft[name];
    const at = path ? `${path}.${name}` : name;
    if (field.kind === 'group') {
      const inner = toParams(field.fields, isDraft(value) ? value : {}, at);
      for (const [key, text] of inner) params.set(key, text);
    } else if (!isDefault(field, value)) params.set(at, String(value));
  }
  return params;
}

/** URL text with the commas and dots that a reader can read. */
export const paramText = (params: URLSearchParams) => params.toString().replaceAll('%2C', ',');

function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rest.length === 0 || !field) return field;
  return field.kind === 'group' ? fieldAt(field.fields, rest.join('.')) : undefined;
}

function typed(field: Field, text: string): unknown {
  if (field.kind === 'count') return /^\d{1,4}$/.test(text) ? Number(text) : text;
  if (field.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  if (field.kind === 'list' || field.kind === 'hexes') return text === '' ? [] : text.split(',');
  return text;
}

/** What a URL says, taken at its word; names that are no fields are kept so that they can be reported. */
export function fromParams(fields: Fields, params: URLSearchParams): Draft {
  let draft: Draft = {};
  for (const [path, text] of params) {
    const field = fieldAt(fields, path);
    const value = field && field.kind !== 'group' ? typed(field, text) : text;
    draft = withValue(draft, path, value);
  }
  return draft;
}

/** The nearest draft that can be read: `fallback` fills what is missing, and what makes no sense is left out. */
export function mend(
  fields: Fields,
  draft: Draft,
  fallback: Draft,
): { draft: Draft; damage: Violation[] } {
  const result = read(fields, draft);
  if ('value' in result) return { draft, damage: [] };
  let mended = draft;
  for (const { field } of result.violations) {
    const path = field.replace(/\.\d+$/, '');
    mended = withValue(mended, path, valueAt(fallback, path));
  }
  const damage = result.violations.filter(
    ({ problem }) => problem !== 'missing' || Object.keys(draft).length > 0,
  );
  return 'value' in read(fields, mended) ? { draft: mended, damage } : { draft: fallback, damage };
}
