import type { Field, Fields } from '../engine/core/schema/field.ts';
import { group } from '../engine/core/schema/groups.ts';
import { read } from '../engine/core/schema/read.ts';
import type { Violation } from '../engine/core/schema/violation.ts';
import { type Draft, isDraft, valueAt, withValue } from './paths.ts';
import { decimalOf, numbersOf, wholeOf } from './typed.ts';

const isDefault = (field: Field, value: unknown) =>
  value === undefined ||
  (field.need === 'default' && JSON.stringify(field.default) === JSON.stringify(value));

/** A draft as readable parameters of a URL: `attacker.unit=WR&faces=red,swords`. Defaults stay unsaid. */
export function toParams(fields: Fields, draft: Draft, path = ''): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) {
    const value = draft[name];
    const at = path ? `${path}.${name}` : name;
    const inner =
      field.kind === 'group'
        ? toParams(field.fields, isDraft(value) ? value : {}, at)
        : field.kind === 'groups' && Array.isArray(value)
          ? itemParams(field.fields, value, at)
          : isDefault(field, value)
            ? []
            : [[at, String(value)] as const];
    for (const [key, text] of inner) params.set(key, text);
  }
  return params;
}

/** `units.0.value=100&units.1.value=80`; how many there are is told by the last, which is named in any case. */
function itemParams(fields: Fields, items: readonly unknown[], path: string): URLSearchParams {
  const params = new URLSearchParams();
  for (const [i, item] of items.entries()) {
    const inner = toParams(fields, isDraft(item) ? item : {}, `${path}.${i}`);
    if (inner.size === 0 && i === items.length - 1) inner.set(`${path}.${i}`, '');
    for (const [key, text] of inner) params.set(key, text);
  }
  return params;
}

/** URL text with the commas and strokes that a reader can read. */
export const paramText = (params: URLSearchParams) =>
  params.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');

/** The field at a path; the item of a list of things is a group. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rest.length === 0 || !field) return field;
  if (field.kind === 'group') return fieldAt(field.fields, rest.join('.'));
  if (field.kind !== 'groups') return undefined;
  const [index = '', ...inner] = rest;
  if (!/^\d+$/.test(index)) return undefined;
  return inner.length === 0 ? group(field.fields) : fieldAt(field.fields, inner.join('.'));
}

function typed(field: Field, text: string): unknown {
  switch (field.kind) {
    case 'count':
      return wholeOf(text);
    case 'measure':
      return decimalOf(text);
    case 'counts':
      return numbersOf(text);
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'list':
    case 'hexes':
      return text === '' ? [] : text.split(',');
    case 'group':
      return text === '' ? {} : text;
    default:
      return text;
  }
}

/** What a URL says, taken at its word; names that are no fields are kept so that they can be reported. */
export function fromParams(fields: Fields, params: URLSearchParams): Draft {
  let draft: Draft = {};
  for (const [path, text] of params) {
    const field = fieldAt(fields, path);
    draft = withValue(draft, path, field ? typed(field, text) : text);
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
