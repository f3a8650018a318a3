import type { Field, Fields } from '../engine/core/schema/field.ts';
import { group } from '../engine/core/schema/groups.ts';
import { read } from '../engine/core/schema/read.ts';
import type { Violation } from '../engine/core/schema/violation.ts';
import { type Draft, isDraft, valueAt, withValue } from './paths.ts';
import { decimalOf, numbersOf, wholeOf } from './typed.ts';

export const isDefault = (field: Field, value: unknown) =>
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

/** So many characters leave room for the page, so that a link of a calculator has 300 at most. */
const LONG = 250;

/** What all stands in one group under its name once, what is so without a value: `attacker=combat:6~light`. */
function folded(params: URLSearchParams): URLSearchParams {
  const short = new URLSearchParams();
  for (const [path, text] of params) {
    const [, group, name] = /^(\w+(?:\.\d+)?)\.(.*\D.*)$/.exec(path) ?? [];
    const before = group && short.get(group);
    if (!group || /[:~]/.test(text)) short.set(path, text);
    else
      short.set(group, `${before ? `${before}~` : ''}${name}${text === 'true' ? '' : `:${text}`}`);
  }
  return short;
}

const written = (params: URLSearchParams) =>
  params.toString().replace(/%(?:2C|2F|3A|7E)/g, decodeURIComponent);

/** URL text with the signs that a reader can read; what would be too long is folded by its groups. */
export function paramText(params: URLSearchParams): string {
  const text = written(params);
  return text.length > LONG ? written(folded(params)) : text;
}

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

/** What others add to links that they pass on: who followed them, and where from. */
const TRACKING =
  /^(utm_\w+|mtm_\w+|pk_\w+|_ga|_gl|\w*clid|msclkid|wbraid|gbraid|igshid|igsh|mc_[ce]id|ref|ref_src|ref_url|source|si|fb_\w+|mkt_tok|_hs\w+)$/i;

/** What of an address is the state of a form: neither what its page keeps there nor what others have added. */
export function ownParams(
  fields: Fields,
  params: URLSearchParams,
  keep: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const own = [...params].filter(
    ([name]) => !Object.hasOwn(keep, name) && (fieldAt(fields, name) || !TRACKING.test(name)),
  );
  return new URLSearchParams(own);
}

/** Takes it apart again; undefined where a text is about no value of the group at all. */
function unfolded(fields: Fields, group: string, text: string): [string, string][] | undefined {
  const parts = text.split('~').map((part): [string, string] => {
    const [name, ...value] = part.split(':');
    return [`${group}.${name}`, value.length > 0 ? value.join(':') : 'true'];
  });
  return parts.some(([path]) => fieldAt(fields, path)) ? parts : undefined;
}

/** What a URL says, taken at its word; names that are no fields are kept so that they can be reported. */
export function fromParams(fields: Fields, params: URLSearchParams): Draft {
  const said = [...params].flatMap(([path, text]): [string, string][] => {
    const inner = fieldAt(fields, path)?.kind === 'group' && unfolded(fields, path, text);
    return inner || [[path, text]];
  });
  return said.reduce<Draft>((draft, [path, text]) => {
    const field = fieldAt(fields, path);
    return withValue(draft, path, field ? typed(field, text) : text);
  }, {});
}

/** The nearest draft that can be read: what makes no sense is left out, and `start` says what must be said. */
export function mend(
  fields: Fields,
  draft: Draft,
  start: Draft,
): { draft: Draft; damage: Violation[] } {
  const result = read(fields, draft);
  if ('value' in result) return { draft, damage: [] };
  let mended = draft;
  for (const { field } of result.violations) {
    const path = field.replace(/\.\d+$/, '');
    const required = fieldAt(fields, path)?.need === 'required';
    mended = withValue(mended, path, required ? valueAt(start, path) : undefined);
  }
  const damage = result.violations.filter(
    ({ problem }) => problem !== 'missing' || Object.keys(draft).length > 0,
  );
  return 'value' in read(fields, mended) ? { draft: mended, damage } : { draft: start, damage };
}
