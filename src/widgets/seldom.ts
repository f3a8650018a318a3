import type { Fields } from '../engine/core/schema/field.ts';
import type { HexNames, Numbers, Several, Words } from './controls/seldom.ts';

export interface Seldom {
  Several: typeof Several;
  HexNames: typeof HexNames;
  Numbers: typeof Numbers;
  Words: typeof Words;
}

const WRITTEN: readonly string[] = ['counts', 'text', 'hex', 'hexes'];

const kindsOf = (fields: Fields): string[] =>
  Object.values(fields).flatMap((field) => [
    field.kind,
    ...('fields' in field ? kindsOf(field.fields) : []),
  ]);

/** Controls that few questions have, fetched with those: things of one kind, and what is written. */
export async function loadSeldom(fields: Fields): Promise<Seldom | undefined> {
  const kinds = kindsOf(fields);
  const [several, written] = await Promise.all([
    kinds.includes('groups') && import('./controls/Several.tsx'),
    kinds.some((kind) => WRITTEN.includes(kind)) && import('./controls/Written.tsx'),
  ]);
  // A form asks only for what its fields need.
  return several || written ? ({ ...several, ...written } as Seldom) : undefined;
}
