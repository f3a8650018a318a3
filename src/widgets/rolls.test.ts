import { describe, expect, test } from 'vitest';
import { once } from '../engine/core/once.ts';
import { put, type Query } from '../engine/core/query.ts';
import { startOf } from '../engine/core/start.ts';
import { findQuery, QUERIES } from '../engine/index.ts';
import { paramsOf } from './handed.ts';
import type { Draft } from './paths.ts';
import { withValue } from './paths.ts';
import { ask, type Face, type Roll, rolledValue, settled } from './rolls.ts';
import { fieldAt, fromParams } from './state.ts';

const withRolls = QUERIES.filter((query) => query.rolls).map((query) => [query.id, query] as const);

const facesOf = ({ field }: Roll): readonly Face[] => {
  if (field.kind === 'list') return field.options;
  return field.kind === 'counts' || field.kind === 'count' ? [field.max, field.min] : [];
};

function fill(query: Query, start: Draft, turn: number) {
  let draft = start;
  for (let taps = 0; taps < 60; taps++) {
    const { reply, rolls } = ask(query, draft);
    expect(reply, JSON.stringify(draft)).toHaveProperty('ruling');
    const open = rolls.find(({ faces, dice }) => faces.length < dice);
    if (!open) return draft;
    const faces = facesOf(open);
    const next = [...open.faces, faces[(turn + taps) % faces.length] as Face];
    draft = settled(query, withValue(draft, open.path, rolledValue(open.field, next)));
  }
  throw new Error(`${query.id} never ends: ${JSON.stringify(draft)}`);
}

/** Fills roll after roll, die by die, as a reader taps them; each time with another face. Filled once for all tests. */
const filled = once(fill, ({ id }, start, turn) => `${id} ${turn} ${JSON.stringify(start)}`);

describe.each(withRolls)('%s', (_, query) => {
  test('has its rolls where it has fields for them', () => {
    for (const path of Object.keys(query.rolls ?? {}))
      expect(fieldAt(query.fields, path)?.kind).toMatch(/^(list|counts|count)$/);
  });

  test.each([0, 1, 2, 3, 4, 5])('is filled die by die without a fault (%d)', (turn) => {
    const draft = filled(query, startOf(query), turn);
    expect(put(query, draft)).toHaveProperty('ruling');
    filled(query, query.sample as Draft, turn);
  });
});

const LONGEST = 300;

/** What a question hands on, once its dice have fallen. */
function handedOn(query: Query) {
  const starts = [startOf(query), query.sample as Draft];
  const drafts = starts.flatMap((start) =>
    [0, 1, 2, 3, 4, 5].flatMap((turn) => [start, filled(query, start, turn)]),
  );
  return drafts.flatMap((draft) => {
    const { reply } = ask(query, draft);
    return 'ruling' in reply ? (query.next?.(draft as never, reply.ruling.answer) ?? []) : [];
  });
}

test.each(QUERIES.filter(({ next }) => next).map((query) => [query.id, query] as const))(
  'what comes after %s is a question that takes what is handed on',
  (_, query) => {
    const all = handedOn(query);
    for (const { query: id, draft } of all) {
      const target = findQuery(id) as Query;
      const params = new URLSearchParams(paramsOf(draft));
      const back = fromParams(target.fields, params);
      expect(put(target, back), `${id} ${params}`).toHaveProperty('ruling');
      expect(`/es/${id.replace('/', '/calc/')}/?${params}`.length).toBeLessThanOrEqual(LONGEST);
    }
  },
);

test('after an attack that its target withstands comes its answer, with the blocks that are left', () => {
  const query = findQuery('cca/close-combat-roll') as Query;
  const draft = {
    attacker: { unit: 'MI' },
    defender: { unit: 'MI' },
    faces: ['blue', 'green', 'green', 'red'],
  };
  const { reply } = ask(query, draft);
  const next = 'ruling' in reply ? query.next?.(draft as never, reply.ruling.answer) : [];
  expect(next).toEqual([
    {
      as: 'reply',
      query: 'cca/close-combat-roll',
      draft: {
        attacker: { unit: 'MI' },
        defender: { unit: 'MI', blocks: 3 },
        roll: 'battle-back',
      },
    },
  ]);
});

test('after a retreat comes the way back and the advance', () => {
  const query = findQuery('ccn/melee-roll') as Query;
  const draft = {
    attacker: { unit: 'line', blocks: 4 },
    defender: { unit: 'line', blocks: 4 },
    faces: ['infantry', 'flag', 'flag', 'cavalry'],
  };
  const { reply } = ask(query, draft);
  const next = 'ruling' in reply ? query.next?.(draft as never, reply.ruling.answer) : [];
  expect(next).toEqual([
    {
      as: 'retreat',
      query: 'ccn/retreat',
      draft: { unit: 'line', blocks: 4, hits: 1, flags: 2, rolledIn: 'attack' },
    },
    { as: 'advance', query: 'ccn/advance', draft: { unit: 'line', targetFate: 'retreated' } },
  ]);
});
