/** A case of a collection, or a part of one, that is not an example of a room. */
export type Case = [
  /** As its collection numbers it; those that a book works out itself may be b01, b02 ... */
  number: number | string,
  situation: string,
  query: string,
  input: object,
  expected: object,
];

const FILES = import.meta.glob<Record<string, unknown>>('/tests/*/cases/*.ts', { eager: true });

const isTable = (value: unknown): value is Case[] =>
  Array.isArray(value) &&
  value.every((row) => Array.isArray(row) && ['number', 'string'].includes(typeof row[0]));

/** The rows of every table that a file of tests/<system>/cases/ exports. */
export const casesOf = (system: string): Case[] =>
  Object.entries(FILES)
    .filter(([path]) => path.startsWith(`/tests/${system}/cases/`))
    .flatMap(([, file]) => Object.values(file).filter(isTable).flat());
