import fc from 'fast-check';
import { expect, test } from 'vitest';
import { put } from '../engine/core/query.ts';
import type { Field, Fields } from '../engine/core/schema/field.ts';
import { startOf } from '../engine/core/start.ts';
import { HEXES } from '../engine/hexes/hex.ts';
import { QUERIES } from '../engine/index.ts';
import { often } from '../engine/testing/often.ts';
import { type Draft, valueAt, withValue } from './paths.ts';
import { fromParams, mend, paramText, toParams } from './state.ts';

/** Any draft that a form of these fields can hold. */
function draftOf(fields: Fields): fc.Arbitrary<Draft> {
  const valueFor = (field: Field): fc.Arbitrary<unknown> => {
    switch (field.kind) {
      case 'choice':
        return fc.constantFrom(...field.options);
      case 'count':
        return fc.integer({ min: field.min, max: field.max });
      case 'measure':
        return fc
          .integer({ min: Math.ceil(field.min * 100), max: Math.floor(field.max * 100) })
          .map((hundredths) => hundredths / 100);
      case 'counts':
        return fc.array(fc.integer({ min: field.min, max: field.max }), {
          minLength: 1,
          maxLength: Math.min(4, field.most),
        });
      case 'text':
        return fc.string({ maxLength: Math.min(20, field.most) });
      case 'groups':
        return fc.array(draftOf(field.fields), { maxLength: Math.min(4, field.most) });
      case 'flag':
        return fc.boolean();
      case 'list':
        return fc.array(fc.constantFrom(...field.options), { minLength: 1, maxLength: 4 });
      case 'hex':
        return fc.constantFrom(...HEXES);
      case 'hexes':
        return fc.array(fc.constantFrom(...HEXES), { minLength: 1, maxLength: 4 });
      case 'group':
        return draftOf(field.fields);
    }
  };
  const required = Object.keys(fields).filter((name) => fields[name]?.need === 'required');
  return fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueFor(field)])),
    { requiredKeys: required },
  ) as fc.Arbitrary<Draft>;
}

test.each(QUERIES.map((query) => [query.id, query] as const))(
  '%s: a state goes through the URL and comes back meaning the same',
  (_, query) => {
    fc.assert(
      fc.property(draftOf(query.fields), (draft) => {
        const text = paramText(toParams(query.fields, draft));
        const back = fromParams(query.fields, new URLSearchParams(text));
        const [there, again] = [put(query, draft), put(query, back)];
        if ('ruling' in there && 'ruling' in again)
          expect(again.ruling.answer).toEqual(there.ruling.answer);
        else expect('violations' in again).toBe('violations' in there);
      }),
      { numRuns: often(20, 60) },
    );
  },
);

test.each(QUERIES.map((query) => [query.id, query] as const))(
  '%s: whatever stands in a URL, there is a state and nothing throws',
  (_, query) => {
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'attacker.unit',
        'attacker',
        'faces',
        'readings.R18',
        'attacker.unit.x',
        '__proto__',
        'constructor',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string())), (pairs) => {
        const draft = fromParams(query.fields, new URLSearchParams(pairs));
        const mended = mend(query.fields, draft, startOf(query));
        expect('ruling' in put(query, mended.draft) || mended.damage.length >= 0).toBe(true);
        put(query, draft);
      }),
      { numRuns: often(30, 100) },
    );
  },
);

test.each(QUERIES.map((query) => [query.id, query] as const))(
  '%s: whatever JSON is sent, it is a ruling or violations',
  (_, query) => {
    fc.assert(
      fc.property(fc.jsonValue(), (draft) => {
        const reply = put(query, draft);
        expect('ruling' in reply !== 'violations' in reply).toBe(true);
      }),
      { numRuns: often(50, 150) },
    );
  },
);

/** The most that the address of a calculator may hold (design). */
const LONGEST = 300;

test.each(QUERIES.map((query) => [query.id, query] as const))(
  '%s: the address of its sample is short',
  (id, { fields, sample }) => {
    const text = paramText(toParams(fields, sample as Draft));
    expect(`/es/${id.replace('/', '/calc/')}/?${text}`.length).toBeLessThanOrEqual(LONGEST);
  },
);

const closeCombat = QUERIES.find(({ id }) => id === 'cca/close-combat');
const fields = closeCombat?.fields ?? {};
const start = closeCombat?.start as Draft;

test('what makes no sense is left out and named; what must be said is that of the ordinary case', () => {
  const draft = fromParams(
    fields,
    new URLSearchParams('attacker.unit=XX&defender.unit=HI&defender.terrain=hill)&card=moon'),
  );
  const { draft: mended, damage } = mend(fields, draft, start);
  expect(mended).toEqual({ attacker: { unit: 'MI' }, defender: { unit: 'HI' } });
  expect(damage.map(({ field, problem }) => [field, problem])).toEqual([
    ['attacker.unit', 'not-an-option'],
    ['defender.terrain', 'not-an-option'],
    ['card', 'not-an-option'],
  ]);
});

test('defaults stay out of the URL, lists keep their commas', () => {
  const params = toParams(fields, {
    attacker: { unit: 'WR', leader: 'none' },
    defender: { unit: 'HI' },
  });
  expect(paramText(params)).toBe('attacker.unit=WR&defender.unit=HI');
  const roll = QUERIES.find(({ id }) => id === 'cca/close-combat-roll')?.fields ?? {};
  expect(paramText(toParams(roll, { faces: ['red', 'swords'] }))).toBe('faces=red,swords');
});

test('a value is set and taken out at its path', () => {
  const one = withValue({}, 'attacker.unit', 'WR');
  expect(one).toEqual({ attacker: { unit: 'WR' } });
  expect(valueAt(one, 'attacker.unit')).toBe('WR');
  expect(valueAt(one, 'attacker.unit.more')).toBeUndefined();
  expect(withValue(one, 'attacker.unit', undefined)).toEqual({});
});
