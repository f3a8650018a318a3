import type { Field, Fields } from './field.ts';
import { by } from './need.ts';

export const group = <const F extends Fields>(fields: F) => ({
  kind: 'group' as const,
  fields,
  ...by({}),
});

export const groups = <const F extends Fields>(fields: F, most: number) => ({
  kind: 'groups' as const,
  fields,
  most,
  ...by([]),
});

/** A field that is seldom needed. */
export const rare = <F extends Field>(field: F) => ({ ...field, rare: true });

/** A field that a form has in sight. */
export const usual = <F extends Field>(field: F) => ({ ...field, usual: true });

/** An optional number with what it comes to while it stays unsaid. */
export const unsaid = <F extends Field>(field: F, comesTo: NonNullable<Field['unsaid']>) => ({
  ...field,
  unsaid: comesTo,
});
