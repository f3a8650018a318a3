import { expect, test } from 'vitest';
import type { Query } from '../engine/core/query.ts';
import { findQuery } from '../engine/index.ts';
import { tablePath } from './on-table.ts';
import { posedIn } from './plane/posed-in.ts';

const query = (id: string) => findQuery(id) as Query;

test('a question about cards on a table leads to the table, with all that it says', () => {
  const draft = {
    position: 'onus1_bottom_A-50-62_top_X-50-80',
    unitName: 'A',
    path: [{ go: 'back', amount: 2 }],
    marching: true,
  };
  const path = tablePath('en', query('onus/table-move'), draft) ?? '';
  const params = new URLSearchParams(path.slice(path.indexOf('?')));
  expect(params.get('p')).toBe(draft.position);
  expect(posedIn(params.get('ask') ?? '')).toEqual({
    question: 'table-move',
    unit: 'A',
    second: '',
    more: [
      ['path.0.go', 'back'],
      ['path.0.amount', '2'],
      ['marching', 'true'],
    ],
  });
});

test('against whom it is asked goes along; what is about no table leads to none', () => {
  const draft = { position: 'onus1_', unitName: 'A', targetName: 'X' };
  expect(tablePath('es', query('onus/table-charge'), draft)).toContain('ask=table-charge~A~X');
  expect(tablePath('es', query('onus/hand-to-hand'), {})).toBeUndefined();
});
