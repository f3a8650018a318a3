import { type Randomness, throwDice } from './random.ts';
import type { Field, Fields } from './schema/field.ts';

type Draft = Record<string, unknown>;

/**
 * The fields that get a random value, by path, and the most that a number of them may be, or the values among which
 * one is chosen. `units.value` is that of each thing in a list; the most of `units`, how many things.
 */
export interface Variation {
  vary: readonly string[];
  most?: Readonly<Record<string, number>>;
  among?: Readonly<Record<string, readonly unknown[]>>;
}

const MOST_LISTED = 3;

const oneOf = <T>(options: readonly T[], from: Randomness) => throwDice(from, options, 1)[0];
const upTo = (least: number, most: number, from: Randomness) =>
  oneOf(
    Array.from({ length: most - least + 1 }, (_, i) => least + i),
    from,
  );

/** Any value that a field takes; undefined where it is better left unsaid. */
function someValue(field: Field, from: Randomness, most = Number.POSITIVE_INFINITY): unknown {
  switch (field.kind) {
    case 'choice':
      return oneOf(field.options, from);
    case 'count':
      return upTo(field.min, Math.min(most, field.max), from);
    case 'measure':
      return upTo(Math.ceil(field.min), Math.floor(Math.min(most, field.max)), from);
    case 'counts':
      return Array.from({ length: upTo(1, field.most, from) ?? 1 }, () =>
        upTo(field.min, field.max, from),
      );
    case 'flag':
      return oneOf([true, false], from);
    case 'list': {
      const many = upTo(1, Math.min(MOST_LISTED, field.max), from) ?? 1;
      const some = throwDice(from, field.options, many);
      // Dice fall alike more than once; of all that there is to choose from, each is there once.
      return field.max === field.options.length ? [...new Set(some)] : some;
    }
    case 'hex':
      return oneOf(field.grid.hexes(), from);
    case 'hexes':
      return [...new Set(throwDice(from, field.grid.hexes(), MOST_LISTED))];
    case 'text':
    case 'group':
    case 'groups':
      return undefined;
  }
}

/** Whether a path such as `attacker.unit` is asked for: because it is named, or because it must be said. */
const isWanted = (path: string, field: Field, { vary, among = {} }: Variation) =>
  vary.includes(path) || path in among || field.need === 'required';

/** A draft with a random value in each field that must be said and in each that may vary. */
export function someDraft(
  fields: Fields,
  variation: Variation,
  from: Randomness,
  path = '',
): Draft {
  const draft: Draft = {};
  for (const [name, field] of Object.entries(fields)) {
    const at = path ? `${path}.${name}` : name;
    if (field.kind === 'group') {
      const inner = someDraft(field.fields, variation, from, at);
      if (Object.keys(inner).length > 0) draft[name] = inner;
    } else if (field.kind === 'groups') {
      const most = Math.min(MOST_LISTED, field.most, variation.most?.[at] ?? MOST_LISTED);
      const many = variation.vary.includes(at) ? (upTo(1, most, from) ?? 1) : 0;
      const things = Array.from({ length: many }, () =>
        someDraft(field.fields, variation, from, at),
      );
      if (many > 0) draft[name] = things;
    } else if (isWanted(at, field, variation)) {
      const some = variation.among?.[at];
      const value = some ? oneOf(some, from) : someValue(field, from, variation.most?.[at]);
      if (value !== undefined) draft[name] = value;
    }
  }
  return draft;
}
