import { describe, expect, test } from 'vitest';
import { straight, turn } from '../moves.ts';
import { alignedOn } from './alignment.ts';
import { bestWays, runUp } from './approach.ts';
import { Bodies } from './bodies.ts';
import { unitOf } from './measure.ts';
import { Notation } from './notation.ts';
import { Questions } from './questions.ts';
import { amount } from './reader.ts';
import { measureShot } from './shot.ts';
import { type Piece, replaced, type Table } from './state.ts';
import { motionOf } from './strides.ts';
import { wayOf } from './way.ts';

/** A game in inches with square bases of 2 inches, whose units have a speed and nothing else. */
interface Troop extends Piece {
  readonly speed: number;
}
const INCH = 254;
const { tenths, units } = unitOf(INCH);
const SPEED = { least: 1, most: 12 };
const BODIES = new Bodies<Troop, Table<Troop>>({
  body: (unit) => [unit],
  all: (_, unit) => [unit],
});
const { survey, write } = new Notation<Troop>({
  version: 'inch1',
  length: INCH,
  letters: { c: 100 },
  table: { width: 48 * INCH, depth: 48 * INCH },
  card: { width: 2 * INCH, depth: 2 * INCH },
  sizes: {},
  limits: {
    table: { least: 24, most: 96 },
    card: { least: 0.5, most: 12 },
    heading: { least: 0, most: 360 },
  },
  mostUnits: 10,
  fresh: (lying) => ({ ...lying, speed: 6 }),
  readWord(unit, { text, at }, blame) {
    unit.speed = amount({ text: text.slice(1), at }, SPEED, blame) ?? unit.speed;
  },
  wordsOf: ({ speed }) => (speed === 6 ? [] : [`s${speed}`]),
  contradictions: (table) => BODIES.misplaced(table, { edge: 'onus-7.185', overlap: 'onus-7.33' }),
});
const QUESTIONS = new Questions<Troop, Table<Troop>>(survey);

const table = (text: string) => survey(`inch1_${text}`).state;
const named = (text: string, name = 'A') => QUESTIONS.unitIn(table(text), name);

describe('a system of inches', () => {
  test('is written and read in them, or by a letter in cm', () => {
    const text = 'inch1_table-60-48_bottom_A-10.5-20-45-s8_top_X-12-4';
    expect(write(survey(text).state)).toBe(text);
    expect(named('bottom_A-25.4c-20')).toMatchObject({ x: 2540, y: 5080, speed: 6 });
    expect(units(tenths(7.25))).toBe(7.25);
  });

  test.each([
    ['bottom_A-10-10-s13', 'out-of-range'],
    ['bottom_A-0.9-10', 'off-the-table'],
    ['bottom_A-10-10_B-11.9-10', 'overlap'],
    ['bottom_toString-10', 'no-place'],
  ])('%s: %s', (text, problem) =>
    expect(survey(`inch1_${text}`).faults).toMatchObject([{ problem }]),
  );

  test.each([
    ['chess', [['not-a-position', 0, { version: 'inch1' }]]],
    ['inch1_A-10-10', [['no-side-yet', 6, { unit: 'A' }]]],
    ['inch1_bottom_4A-10-10', [['no-such-part', 13, { word: '4A-10-10' }]]],
    ['inch1_bottom_A', [['no-place', 13, { unit: 'A' }]]],
    ['inch1_bottom_A-10', [['no-place', 13, { unit: 'A' }]]],
    ['inch1_bottom_A-10-10_A-20-20', [['name-taken', 21, { unit: 'A' }]]],
    ['inch1_table-60', [['no-place', 6, { unit: 'table' }]]],
    ['inch1_table-60-x', [['out-of-range', 15, { word: 'x', least: 24, most: 96 }]]],
    ['inch1_table-x-60', [['out-of-range', 12, { word: 'x', least: 24, most: 96 }]]],
    ['inch1_table-60-48-1', []],
    ['inch1_bottom__A-10-10', [['no-such-part', 13, { word: '' }]]],
    ['inch1_bottom_A-10-10-s12', []],
    ['inch1_bottom_A-10-10-s12.1', [['out-of-range', 21, { word: '12.1', least: 1, most: 12 }]]],
    // 0.1 inch beyond the edge is 2.5 mm; what is wrong is told in the order of the text.
    [
      'inch1_bottom_A-0.9-10_B-20-20-s13',
      [
        ['off-the-table', 13, { unit: 'A', mm: 2.5 }],
        ['out-of-range', 30, { word: '13', least: 1, most: 12 }],
      ],
    ],
  ])('%s: what is wrong, where, and with what values', (text, faults) => {
    const found = survey(text).faults;
    expect(found.map(({ problem, at, with: values }) => [problem, at, values])).toEqual(faults);
  });

  test('has so many units and no more, and half a size is none', () => {
    const units = Array.from({ length: 11 }, (_, i) => `U${i}-${4 * i + 2}-10`).join('_');
    const { state, faults } = survey(`inch1_bottom_${units}`);
    expect(state.units).toHaveLength(10);
    expect(faults).toMatchObject([{ problem: 'too-many-units', with: { most: 10 } }]);
    expect(table('table-60-x')).toMatchObject({ width: 48 * INCH, depth: 48 * INCH });
    expect(table('table-x-60')).toMatchObject({ width: 48 * INCH, depth: 48 * INCH });
    expect(write(table('table-48-60_bottom_A-10-10'))).toBe('inch1_table-48-60_bottom_A-10-10');
    expect(table('table-60-50-40')).toMatchObject({ width: 60 * INCH, depth: 50 * INCH });
  });

  test('tells what is wrong with a question, counted from 1', () => {
    const check = (text: string, unitName = 'A') =>
      QUESTIONS.checkUnit({ position: `inch1_bottom_${text}`, unitName });
    const field = 'position';
    expect(check('A-0.9-10')).toEqual([
      {
        field,
        problem: 'position/off-the-table',
        with: { unit: 'A', mm: 2.5, at: 14 },
        clause: 'onus-7.185',
      },
    ]);
    expect(check('A-10-10-s13')).toEqual([
      { field, problem: 'position/out-of-range', with: { word: '13', least: 1, most: 12, at: 22 } },
    ]);
    expect(check('A-10-10_B-20-20', 'Q')).toEqual([
      {
        field: 'unitName',
        problem: 'no-unit-of-that-name',
        with: { given: 'Q', units: ['A', 'B'] },
      },
    ]);
    const position = 'inch1_bottom_A-10-10';
    expect(QUESTIONS.tableOf(position)).toBe(QUESTIONS.tableOf(position));
    expect(() => QUESTIONS.unitIn(table('bottom_A-10-10'), 'Q')).toThrow('No unit Q');
  });

  test('asks about a unit and an enemy of it', () => {
    const asked = { position: 'inch1_bottom_A-10-20_B-20-20_top_X-10-10', unitName: 'A' };
    const check = (targetName: string) => QUESTIONS.checkPair({ ...asked, targetName });
    expect(check('X')).toEqual([]);
    expect(check('B')).toEqual([
      { field: 'targetName', problem: 'not-an-enemy', with: { unit: 'A', other: 'B' } },
    ]);
    expect(check('Y')).toMatchObject([{ problem: 'no-unit-of-that-name' }]);
  });
});

describe('on a way', () => {
  const state = table('bottom_A-10-20_B-10-14_C-20-20_top_X-40-4');
  const way = (strides: { go: string; amount: number }[]) =>
    wayOf(
      BODIES,
      state,
      named('bottom_A-10-20'),
      strides.flatMap((one) => motionOf(one, tenths) ?? []),
    );

  test('whom it crosses, on whom it ends and how far it leaves are told', () => {
    expect(way([{ go: 'forward', amount: 5 }])).toMatchObject({ endsOn: ['B'], leaves: 0 });
    const past = way([{ go: 'forward', amount: 20 }]);
    expect(past).toMatchObject({ crossed: ['B'], endsOn: [], leaves: INCH });
    expect(past.met).toMatchObject([{ name: 'B', step: 0, after: 4 * INCH }]);
    const aside = [
      { go: 'rotate-right', amount: 90 },
      { go: 'forward', amount: 8 },
    ];
    expect(way(aside)).toMatchObject({ crossed: [], endsOn: [], end: { x: 18 * INCH } });
  });

  test('what it changes where it stands needs no room on the way', () => {
    const found = wayOf(BODIES, state, named('bottom_A-10-20'), [(one) => ({ ...one, speed: 1 })]);
    expect(found).toMatchObject({ met: [], end: { speed: 1 } });
  });
});

describe('an enemy', () => {
  const state = table('bottom_A-10-20_top_X-10-10_Y-13-10');
  const [unit, target] = [named('bottom_A-10-20'), named('top_X-10-10', 'X')];

  test('is run at straight on, and the way that touches most of him is found', () => {
    expect(runUp(unit, target, [], 8 * INCH)).toMatchObject({ run: 8 * INCH, sides: ['front'] });
    expect(runUp(unit, target, [], 7 * INCH)).toBeUndefined();
    const openings = [[straight(900, INCH)], []];
    const ways = openings.flatMap((opening) => runUp(unit, target, opening, 9 * INCH) ?? []);
    expect(bestWays(ways, target, () => true).map(({ contact }) => contact.x)).toEqual([
      11 * INCH,
      10 * INCH,
    ]);
    expect(bestWays(ways, target, () => false)).toEqual([]);
  });

  test('is faced where there is room beside others', () => {
    const whole = { front: 4, right: 4, rear: 4, left: 4 };
    const fits = (one: Troop) => BODIES.fits(replaced(state, one), one);
    const contact = { ...unit, x: 10.9 * INCH, y: 12 * INCH };
    expect(alignedOn(contact, target, 'front', whole, fits)).toMatchObject({ adapted: false });
    const turned = { ...unit, x: 12.5 * INCH, y: 10 * INCH, heading: 2700 };
    expect(alignedOn(turned, target, 'left', whole, () => false)).toBeUndefined();
  });

  test('is shot at past others, and measured', () => {
    const others = [{ name: 'F', card: named('bottom_F-10-15', 'F') }];
    const shot = { shooter: unit, target, parts: [target] };
    expect(measureShot({ ...shot, others: [], ranges: [8 * INCH, 4 * INCH] })).toMatchObject({
      ...{ distance: 8 * INCH, inRange: { holds: true, margin: 0 }, short: { holds: false } },
      ...{ side: 'front', across: [], obstructed: { holds: false } },
    });
    expect(measureShot({ ...shot, others, ranges: [8 * INCH, 0] })).toMatchObject({
      ...{ across: ['F'], obstructed: { holds: true } },
    });
  });
});

test('a card is free where nothing holds it, and a turn about its middle leaves the edge and comes back', () => {
  const state = table('bottom_A-10-46.9');
  const unit = named('bottom_A-10-46.9');
  expect(BODIES.openDirections(table('bottom_A-10-47'), named('bottom_A-10-47'))).toEqual([
    0, 45, 90, 270, 315,
  ]);
  const motion = turn('centre', 1800);
  expect(BODIES.leaves(unit, motion, unit, state)).toBeGreaterThan(0);
});
