import { type Randomness, throwDice } from '../../src/engine/core/random.ts';
import type { Field, Fields } from '../../src/engine/core/schema/field.ts';

type Draft = Record<string, unknown>;

/** A field by its path, and a value that it may have. */
interface Change {
  path: readonly string[];
  value: unknown;
}

/** Both ends of a range, what is usual, and the small numbers on which rules turn. */
const TURNING = [1, 2, 3];

function numbersOf({ min, max }: { min: number; max: number }, usual: unknown): number[] {
  const inside = TURNING.filter((n) => n > min && n < max);
  return [...new Set([min, ...inside, max])].filter((n) => n !== usual);
}

function valuesOf(field: Field): readonly unknown[] {
  const usual = field.need === 'default' ? field.default : undefined;
  switch (field.kind) {
    case 'choice':
      return field.options.filter((option) => option !== usual);
    case 'flag':
      return [!usual];
    case 'count':
    case 'measure':
      return numbersOf(field, usual);
    case 'list':
      return [...field.options.map((option) => [option]), field.options.slice(0, field.max)];
    case 'counts':
      return [[field.min], [field.max, field.max].slice(0, field.most)];
    default:
      return [];
  }
}

/** What must be said of a thing in a list, so that it can be read. */
const neededOf = (fields: Fields): Draft =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.need === 'required')
      .map(([name, field]) => [name, field.kind === 'text' ? 'A' : valuesOf(field)[0]]),
  );

/** Each option of each field by itself; of a list of things, one thing with each of its options. */
const changesOf = (fields: Fields): Change[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'group')
      return changesOf(field.fields).map(({ path, value }) => ({ path: [name, ...path], value }));
    if (field.kind === 'groups')
      return [...around(field.fields, neededOf(field.fields))].map((thing) => ({
        path: [name],
        value: [thing],
      }));
    return valuesOf(field).map((value) => ({ path: [name], value }));
  });

function changed(draft: Draft, { path: [name = '', ...rest], value }: Change): Draft {
  const inner =
    rest.length > 0 ? changed((draft[name] ?? {}) as Draft, { path: rest, value }) : value;
  return { ...draft, [name]: inner };
}

/** A draft and all that differ from it in one field. */
export const around = (fields: Fields, draft: object): object[] => [
  draft,
  ...changesOf(fields).map((change) => changed({ ...draft }, change)),
];

/** Drafts with several fields changed at once, by chance. */
export function* mixed(fields: Fields, draft: object, from: Randomness): Generator<object> {
  const changes = changesOf(fields);
  for (;;) {
    const [many = 0] = throwDice(from, TURNING, 1);
    const chosen = changes.length > 0 ? throwDice(from, changes, 2 * many) : [];
    yield chosen.reduce<Draft>((one, change) => changed(one, change), { ...draft });
  }
}
