import { expect, test } from 'vitest';
import { put, type Query } from '../../../src/engine/core/query.ts';
import { findQuery, SYSTEMS } from '../../../src/engine/index.ts';
import { paramsOf } from '../../../src/widgets/handed.ts';
import { fromParams } from '../../../src/widgets/state.ts';
import { situationsOf } from './situations.ts';

const LONGEST = 300;
/** What only the next question needs of the card of a unit: it asks for it. */
const ASKED_NEXT = /^(guard-flags|artillery-dice)-needed$/;
const leading = Object.values(SYSTEMS)
  .flat()
  .filter(({ next }) => next);

/** Each question with what it hands on: by what is handed on, which many situations share. */
const handed = new Map<string, Map<string, { id: string; params: URLSearchParams }>>();
for (const system of Object.keys(SYSTEMS))
  for (const { query: id, draft, reply } of situationsOf(system)) {
    const query = findQuery(id) as Query;
    const found =
      query.next && 'ruling' in reply ? query.next(draft as never, reply.ruling.answer) : [];
    const links = handed.get(id) ?? new Map();
    handed.set(id, links);
    for (const { query: id, draft } of found) {
      const params = new URLSearchParams(paramsOf(draft));
      links.set(`${id} ${params}`, { id, params });
    }
  }

test.each(leading.map(({ id }) => id))('%s leads to questions that take what it says', (id) => {
  const all = [...(handed.get(id)?.values() ?? [])];
  expect(all.length, 'no situation leads anywhere').toBeGreaterThan(0);
  for (const { id: next, params } of all) {
    const query = findQuery(next) as Query;
    const reply = put(query, fromParams(query.fields, params));
    const wrong = 'violations' in reply ? reply.violations : [];
    const unasked = wrong.filter(({ problem }) => !ASKED_NEXT.test(problem));
    expect(unasked, `${next} ${params}`).toEqual([]);
    expect(`/es/${next.replace('/', '/calc/')}/?${params}`.length).toBeLessThanOrEqual(LONGEST);
  }
});
