import type { Fields } from '../engine/core/schema/field.ts';

export type Seldom = typeof import('./controls/seldom.ts');

const KINDS: readonly string[] = ['groups', 'counts', 'text', 'hex', 'hexes'];

const hasSome = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) => KINDS.includes(field.kind) || (field.kind === 'group' && hasSome(field.fields)),
  );

/** Controls that few questions have, fetched with those. */
export const loadSeldom = async (fields: Fields): Promise<Seldom | undefined> =>
  hasSome(fields) ? import('./controls/seldom.ts') : undefined;
