import { expect, test } from 'vitest';
import { put } from '../../src/engine/core/query.ts';
import { startOf } from '../../src/engine/core/start.ts';
import { findQuery } from '../../src/engine/index.ts';
import { loadLibrary } from '../../src/library/library.ts';
import { fieldAt } from '../../src/widgets/state.ts';

const { systems } = await loadLibrary();
const rolls = systems.flatMap(({ table }) =>
  (table?.dice.resolve ?? []).map((one) => [`${one.query}: ${one.field}`, one] as const),
);

test.each(rolls)('%s takes what was rolled at the table', (_, { query: id, field }) => {
  const query = findQuery(id);
  expect(query && fieldAt(query.fields, field)?.kind).toMatch(/^(list|counts)$/);
  // Before the faces it is in its ordinary case.
  expect(query && put(query, startOf(query))).toHaveProperty('ruling');
});
