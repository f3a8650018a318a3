import { expect, test } from 'vitest';
import { yes } from './answer.ts';
import { each, firstOf, problems, within } from './problems.ts';
import { defineQuery, put } from './query.ts';
import { flag } from './schema/choices.ts';
import { group } from './schema/groups.ts';
import { count } from './schema/numbers.ts';

const side = problems<{ blocks: number; leader: boolean }>(
  ['blocks', 'too-many', 'cca-2.8', ({ blocks }) => blocks > 3, ({ blocks }) => ({ blocks })],
  ['leader', 'leader-without-unit', null, ({ leader, blocks }) => leader && blocks === 0],
);

const query = defineQuery({
  id: 'cca/none',
  fields: { attacker: group({ blocks: count(0, 4, 2), leader: flag() }), evades: flag() },
  answer: { allowed: yes(true) },
  sample: {},
  check: problems(within('attacker', side), [
    'evades',
    'nobody-to-evade',
    ({ attacker }) => (attacker.leader ? 'cca-8.33' : 'cca-8.34'),
    ({ attacker, evades }) => evades && attacker.blocks === 0,
  ]),
  run: () => ({ answer: {}, summary: { say: 'none', with: {} } }),
});
const faults = (draft: object) => {
  const reply = put(query, draft);
  return 'violations' in reply ? reply.violations : [];
};

test('what contradicts nothing has no problem', () => {
  expect(faults({ attacker: { leader: true }, evades: true })).toEqual([]);
});

test('a problem names its field, what it says, and its clause where there is one', () => {
  expect(faults({ attacker: { blocks: 4 } })).toEqual([
    { field: 'attacker.blocks', problem: 'too-many', with: { blocks: 4 }, clause: 'cca-2.8' },
  ]);
  expect(faults({ attacker: { blocks: 0, leader: true } })).toEqual([
    { field: 'attacker.leader', problem: 'leader-without-unit', with: {} },
  ]);
});

test('each problem is told, in the order of the rows, with the clause of its situation', () => {
  const found = faults({ attacker: { blocks: 0, leader: true }, evades: true });
  expect(found.map(({ field, clause }) => [field, clause])).toEqual([
    ['attacker.leader', undefined],
    ['evades', 'cca-8.33'],
  ]);
});

test('of problems that hide each other the first is told', () => {
  const check = firstOf<{ dice: number }>(
    ['dice', 'too-many', 'cca-2.8', ({ dice }) => dice > 3],
    ['dice', 'odd', null, ({ dice }) => dice % 2 === 1],
  );
  expect([2, 1, 5].map((dice) => check({ dice }).map(({ problem }) => problem))).toEqual([
    [],
    ['odd'],
    ['too-many'],
  ]);
});

test('each thing of a list has its own problems, by its place', () => {
  const found = each(
    'units',
    side,
  )({
    units: [
      { blocks: 2, leader: true },
      { blocks: 4, leader: false },
    ],
  });
  expect(found).toEqual([
    { field: 'units.1.blocks', problem: 'too-many', with: { blocks: 4 }, clause: 'cca-2.8' },
  ]);
});
