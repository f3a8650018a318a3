import { expect, test } from 'vitest';
import { put } from '../engine/core/query.ts';
import { combatRound } from '../engine/wab/combat/round.ts';
import { spreadOf } from './spread.ts';

const oddsOf = (draft: object) => {
  const reply = put(combatRound, draft);
  if (!('ruling' in reply) || !reply.ruling.odds) throw new Error('no odds');
  return reply.ruling.odds;
};

test('a round is drawn whole: every end once, and each difference with what comes of it', () => {
  const spread = spreadOf(oddsOf({ own: { charge: 'charged', skill: 5 } }));
  expect(spread).toMatchObject({ number: 'difference', word: 'roundEnd' });
  const { ends = [], columns = [] } = spread ?? {};
  const sum = (parts: readonly { percent: number }[]) =>
    parts.reduce((all, { percent }) => all + percent, 0);
  expect(sum(ends)).toBeCloseTo(100, 0);
  expect(sum(columns)).toBeCloseTo(100, 0);
  expect(columns.map(({ value }) => value)).toEqual(
    columns.map((_, i) => i + (columns[0]?.value ?? 0)),
  );
  for (const { value, parts } of columns)
    for (const { end } of parts)
      expect(end.tone).toBe(value > 0 ? 'for' : value < 0 ? 'against' : 'level');
  // The worse it is, the darker.
  expect(ends.filter(({ tone }) => tone === 'for').map(({ shade }) => shade)).toEqual(
    [...ends.filter(({ tone }) => tone === 'for').map(({ shade }) => shade)].sort((a, b) => b - a),
  );
});

test('odds without such a whole are not drawn so', () => {
  expect(spreadOf({ chances: {}, means: {}, tables: {} })).toBeUndefined();
});
