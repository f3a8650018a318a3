import { describe, expect, test } from 'vitest';
import { Trace } from '../../core/ruling.ts';
import { card } from '../../testing/plane.ts';
import { moved, straight, turn } from '../moves.ts';
import type { Rectangle } from '../rectangle.ts';
import { bestWays, runUp } from './approach.ts';
import { Bodies } from './bodies.ts';
import { refuse } from './refusals.ts';
import { measureShot, sideHit } from './shot.ts';
import type { Piece, Table } from './state.ts';
import { strikes } from './struck.ts';

describe('the side that a shot hits', () => {
  test.each([
    ['straight ahead', { x: 100, y: -900 }, card(0, 0), 'front', []],
    // From its corner at 400, -200: the middle of its front is 1005 away, that of its right side 671.
    ['past a corner, nearer to the flank', { x: 1000, y: -300 }, card(0, 0), 'right', []],
    ['past a corner, nearer to the front', { x: 500, y: -1500 }, card(0, 0), 'front', []],
    [
      'on the diagonal of a square',
      { x: 600, y: -600 },
      card(0, 0, 0, 400, 400),
      'front',
      ['front', 'right'],
    ],
    ['from the card itself', { x: 0, y: 0 }, card(0, 0), 'front', []],
  ] as const)('%s', (_, eye, target, side, tie) => {
    expect(sideHit(eye, target)).toEqual({ side, tie });
  });
});

describe('a shot from 0, 0 upwards', () => {
  const shooter = card(0, 200);
  const target = card(0, -1200);
  const shot = (others: Rectangle[], parts: Rectangle[] = [target], of = target) =>
    measureShot({
      ...{ shooter, target: of, parts, ranges: [2000, 900] },
      others: others.map((one) => ({ name: 'F', card: one })),
    });
  /** From far on the left to so far right of the middle, with its near edge 400 away. */
  const wall = (to: number) => card(to - 1000, -600, 0, 2000, 400);

  // The wall hides all that is left of 2.5 times its end, of a target that ends at 400: 395 leaves 5, 385 leaves 15,
  // which are 4.6 and 13.9 across the line of sight.
  test.each([
    ['past nobody', [], { holds: false, margin: 800, close: false }],
    ['of which 0.5 mm is seen', [wall(158)], { holds: false, margin: 5, close: true }],
    ['of which 1.4 mm is seen', [wall(154)], { holds: false, margin: 14, close: false }],
    ['of which nothing is seen', [wall(161)], { holds: true, margin: 0, close: false }],
  ])('at a target %s', (_, others, obstructed) => {
    expect(shot(others).obstructed).toEqual(obstructed);
  });

  test('at one that is small itself is no close one, and behind the front nothing obstructs it', () => {
    const small = card(0, -1200, 0, 8, 4);
    expect(shot([], [small], small).obstructed).toMatchObject({ margin: 8, close: false });
    const behind = card(0, 1200);
    expect(shot([wall(161)], [behind], behind).obstructed).toMatchObject({
      holds: false,
      close: false,
    });
  });

  test('sees of several parts the one that it can see, and has the one in its arc', () => {
    const hidden = shot([card(0, -600)], [target, card(3000, -1200)]);
    expect(hidden.obstructed.holds).toBe(false);
    expect(hidden.obstructed.margin).toBeGreaterThan(100);
    const [behind, ahead] = [card(0, 1200), card(0, -1200)];
    expect(shot([], [behind, ahead]).inArc).toEqual({ holds: true, margin: 1400, close: false });
    expect(shot([], [behind], behind).inArc).toMatchObject({ holds: false, margin: 1000 });
    expect(shot([], [behind, ahead]).distance).toBe(1000);
  });

  test.each([
    ['2 mm into it', card(-380, -600), ['F']],
    ['0.5 mm into it', card(-395, -600), []],
    ['0.5 mm beside it', card(-405, -600), []],
  ])('goes across a unit: %s', (_, other, across) => expect(shot([other]).across).toEqual(across));

  // From 600, -605 the front of the square is 724 away and its right side 725; 1 mm to the right it is the other way.
  test.each([
    ['where nobody can tell the sides', 600, -805, true, false],
    ['where they are equal', 600, -800, false, true],
    ['straight ahead', 0, -1000, false, false],
  ])('hits a side %s', (_, x, y, sideClose, onCorner) => {
    const square = card(0, 0, 0, 400, 400);
    const from = card(x, y, 1800, 400, 400);
    const found = measureShot({
      shooter: from,
      target: square,
      parts: [square],
      others: [],
      ranges: [1, 1],
    });
    expect(found).toMatchObject({ side: 'front', sideClose, onCorner });
  });
});

describe('a charge that came 10 cm straight up to 0, -1000', () => {
  const contact = card(0, -1000);
  const run = { contact, run: 1000, end: contact };
  test.each([
    ['strikes what it ran over from the side', card(0, -300, 900, 200, 200), run, true],
    ['or from behind', card(0, -300, 0, 200, 200), run, true],
    ['not what it met from before', card(0, -300, 1800, 200, 200), run, false],
    ['nor at less than half a right angle', card(0, -300, 1360, 200, 200), run, false],
    ['but at half a right angle', card(0, -300, 1350, 200, 200), run, true],
    ['not what is ahead', card(0, -1500, 900, 200, 200), run, false],
    [
      'unless it has aligned there',
      card(0, -1500, 900, 200, 200),
      { ...run, end: card(0, -1500) },
      true,
    ],
    ['not what is behind its start', card(0, 400, 900, 200, 200), run, false],
    ['nor what it grazed by less than 1 mm', card(495, -300, 900, 200, 200), run, false],
    ['but what it grazed by more', card(480, -300, 900, 200, 200), run, true],
  ])('%s', (_, one, of, struck) => expect(strikes(one, of)).toBe(struck));
});

describe('ways to an enemy', () => {
  const target = card(0, -1000, 1800);
  const way = (x: number) => {
    const found = runUp(card(x, 0), target, [], 1000);
    if (!found) throw new RangeError(`No way from ${x}`);
    return found;
  };

  test('end where the run may just reach him', () => {
    // From -200 to -800.
    expect(runUp(card(0, 0), target, [], 600)).toMatchObject({
      run: 600,
      sides: ['front'],
      onCorner: false,
    });
    expect(runUp(card(0, 0), target, [], 599)).toBeUndefined();
    expect(runUp(card(790, 0), target, [], 600)).toMatchObject({ run: 600, sides: ['front'] });
    expect(runUp(card(810, 0), target, [], 600)).toBeUndefined();
  });

  test('are judged once each, the first eight of them, and told once where the plainest is the fullest', () => {
    const tried: number[] = [];
    const ways = [700, 600, 500, 400, 300, 200, 150, 120, 0].map(way);
    const lawful = (from: number) => (one: (typeof ways)[number]) => {
      tried.push(one.contact.x);
      return one.contact.x <= from;
    };
    expect(bestWays(ways, target, lawful(500)).map(({ contact }) => contact.x)).toEqual([500, 0]);
    expect(tried).toEqual([...new Set(tried)]);
    expect(bestWays([way(0)], target, () => true)).toHaveLength(1);
    // The last one is the ninth of the plainest, but the first of the fullest: without a plain one there is none.
    expect(bestWays(ways, target, lawful(0))).toEqual([]);
  });
});

interface Led extends Piece {
  /** Where its flag lies, from its middle. */
  readonly right: number;
  readonly ahead: number;
}
const TABLE = { width: 10_000, depth: 10_000 };
const flagOf = ({ x, y, right, ahead }: Led) => card(x + right, y - ahead, 0, 200, 200);
const BODIES = new Bodies<Led, Table<Led>>({
  body: (unit) => [unit, flagOf(unit)],
  all: (_, unit) => [unit, flagOf(unit)],
});
const led = (name: string, x: number, y: number, right: number, ahead: number): Led => ({
  ...{ ...card(x, y), name, player: 'bottom', right, ahead },
});
const field = (...units: Led[]) => ({ ...TABLE, units });

describe('a unit with a flag beside it', () => {
  const A = led('A', 5000, 5000, 700, 0);

  test('lies on whom one of both lies on', () => {
    const onFlag = led('B', 6150, 5000, 1000, 0);
    expect(BODIES.overlapped(A, BODIES.obstacles(field(A, onFlag), A), field(A, onFlag))).toEqual([
      'B',
    ]);
    const clauses = { edge: 'onus-7.185', overlap: 'onus-7.33' } as const;
    expect(BODIES.misplaced(field(A, onFlag), clauses)).toEqual([
      [onFlag, { problem: 'overlap', with: { unit: 'B', other: 'A' }, clause: 'onus-7.33' }],
    ]);
    expect(BODIES.room(led('C', 9300, 5000, 650, 0), field())).toBe(-50);
  });

  test('meets another one with what comes there first', () => {
    const ahead = led('A', 5000, 5000, 0, 600);
    const B = led('B', 5000, 3000, 0, -300);
    const state = field(ahead, B);
    const met = (unit: Led) =>
      BODIES.metBy(unit, straight(0, 2500), BODIES.obstacles(state, unit), state).get('B');
    // The flag of A, its front at 4300, meets that of B, its rear at 3400; its card, at 4800, would do so later.
    expect(met(ahead)).toMatchObject({ after: 900, close: false });
    // The other way round: the card at 4800 first, the flag behind it at 5500.
    expect(met({ ...ahead, ahead: -600 })).toMatchObject({ after: 1400, close: false });
  });

  test('meets whom one of both only grazes', () => {
    // Its card passes 0.5 mm beside B, whose flag lies far off; the flag of A runs into it.
    const B = led('B', 5805, 3000, 2000, 2000);
    const met = (unit: Led) =>
      BODIES.metBy(
        unit,
        straight(0, 3000),
        BODIES.obstacles(field(unit, B), unit),
        field(unit, B),
      ).get('B');
    expect(met(led('A', 5000, 5000, -2000, 0))).toMatchObject({ close: true, margin: 5 });
    expect(met(A)).toMatchObject({ close: false });
    expect(met(led('A', 5000, 5000, 500, 0))).toMatchObject({ close: false });
  });

  test('turns the flag about the pivot of the card', () => {
    // From the right of its middle by below to the left: B lies below.
    const B = led('B', 5000, 5800, 3000, 0);
    const state = field(A, B);
    const met = BODIES.metBy(A, turn('centre', 1800), BODIES.obstacles(state, A), state);
    expect([...met.keys()]).toEqual(['B']);
    expect(met.get('B')?.close).toBe(false);
  });

  test.each([
    ['ahead', card(5000, 1000), straight(0, 1500), 700],
    ['not at all', card(5000, 1000), straight(0, 800), 0],
    ['on its way round at the right edge', card(9700, 5000, 900), turn('centre', 1800), 147],
    ['on its way round at the lower edge', card(5000, 9700), turn('centre', 1800), 147],
    ['nowhere in the middle', card(5000, 5000), turn('centre', 1800), 0],
  ])('leaves the table %s', (_, start, motion, by) => {
    const unit = { ...led('A', 0, 0, 0, 0), ...start };
    expect(BODIES.leaves(unit, motion, moved(unit, motion), field(unit))).toBe(by);
  });
});

test('of several reasons to refuse only the first one takes the permission away', () => {
  const trace = new Trace();
  const reasons = [
    [false, 'onus-7.14/idle'],
    [true, 'onus-7.106/free', { most: 2 }],
    [true, 'onus-7.107/table'],
  ] as const;
  expect(refuse({ unit: 'A' }, trace, reasons)).toBe(true);
  expect(trace.steps.map(({ say, with: values, effect }) => [say, values, effect])).toEqual([
    ['onus-7.106/free', { unit: 'A', most: 2 }, { on: 'allowed', from: true, to: false }],
    ['onus-7.107/table', { unit: 'A' }, { on: 'allowed', from: false, to: false }],
  ]);
  expect(refuse({}, trace, [[false, 'onus-7.14/idle']])).toBe(false);
});
