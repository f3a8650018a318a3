import { describe, expect, test } from 'vitest';
import { QUERIES } from '../index.ts';
import { put, type Query } from './query.ts';
import type { Field, Fields } from './schema/field.ts';
import { startOf } from './start.ts';

type Draft = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each way to leave out one thing that a draft says. */
function without(draft: Draft): Draft[] {
  return Object.entries(draft).flatMap(([name, value]) => {
    const { [name]: _, ...others } = draft;
    const inner = isGroup(value) ? without(value).map((less) => ({ ...draft, [name]: less })) : [];
    return isGroup(value) ? inner : [others];
  });
}

/** Dice that are told as they fell: a list that may have a face twice. */
const isRoll = (field: Field) =>
  field.kind === 'counts' || (field.kind === 'list' && field.max > field.options.length);

function rolled(fields: Fields, draft: Draft): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = draft[name];
    if (field.kind === 'group') return rolled(field.fields, isGroup(value) ? value : {});
    return isRoll(field) && value !== undefined ? [name] : [];
  });
}

/** A draft with the first die of its first roll. */
function withDie({ fields, rolls = {} }: Query, draft: Draft): Draft {
  const [name = ''] = Object.keys(rolls);
  const field = fields[name];
  return field?.kind === 'list' ? { ...draft, [name]: field.options.slice(0, 1) } : draft;
}

describe.each(QUERIES.map((query) => [query.id, query] as const))(
  '%s begins',
  (_, query: Query) => {
    const start = startOf(query);

    test('with a case that it answers, and nothing rolled', () => {
      expect(put(query, start)).toHaveProperty('ruling');
      expect(rolled(query.fields, start)).toEqual([]);
    });

    test('and says nothing that could be left out, once a die is told', () => {
      for (const less of without(start))
        expect([put(query, less), put(query, withDie(query, less))]).toContainEqual({
          violations: expect.anything(),
        });
    });
  },
);
