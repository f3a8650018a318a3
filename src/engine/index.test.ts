import { expect, test } from 'vitest';
import { ask, findQuery, groupOf, QUERIES, SYSTEMS } from './index.ts';

test('every query is found by its id, in its system and under a subject', () => {
  for (const query of QUERIES) {
    expect(findQuery(query.id)).toBe(query);
    expect(SYSTEMS[query.id.split('/')[0] ?? '']).toContain(query);
    expect(groupOf(query)).toMatch(/^[a-z-]+$/);
  }
});

test('queries of one subject are together, others apart', () => {
  const group = (id: string) => groupOf(findQuery(id) ?? expect.fail(id));
  expect(group('cca/close-combat')).toBe(group('cca/close-combat-roll'));
  expect(group('cca/close-combat')).not.toBe(group('cca/may-move'));
});

test('a query that does not exist has no subject and no answer', () => {
  expect(findQuery('cca/siege')).toBeUndefined();
  expect(ask('cca/siege', {})).toBeUndefined();
  const stray = { ...(QUERIES[0] ?? expect.fail('no queries')) };
  expect(groupOf({ ...stray, id: 'cca/siege' })).toBeUndefined();
});
