import type { Query } from './query.ts';
import type { Field, Fields } from './schema/field.ts';

type Draft = Readonly<Record<string, unknown>>;

/** The first that may be said of a field: what stands first among its options is the most usual. */
function first(field: Field): unknown {
  switch (field.kind) {
    case 'choice':
      return field.options[0];
    case 'count':
    case 'measure':
      return field.min;
    case 'hex':
      return field.grid.hexes()[0];
    case 'group':
      return required(field.fields);
    default:
      return undefined;
  }
}

/** What must be said of some fields, and nothing else. */
function required(fields: Fields): Draft | undefined {
  const said = Object.entries(fields)
    .filter(([, field]) => field.need === 'required' || field.kind === 'group')
    .map(([name, field]) => [name, first(field)] as const)
    .filter(([, value]) => value !== undefined);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/** The ordinary case of a query, with nothing rolled: a form begins with it, and begins again. */
export const startOf = ({ fields, start }: Pick<Query, 'fields' | 'start'>): Draft =>
  (start as Draft | undefined) ?? required(fields) ?? {};
