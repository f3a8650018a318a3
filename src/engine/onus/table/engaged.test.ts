import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TABLE, table, unit } from '../../../../tests/onus/tables.ts';
import { envelopers, openDirections } from './body.ts';
import { engagements, engagementsOf, freeSections, isEngaged, sidesHit } from './engaged.ts';

const pairs = (text: string) =>
  engagements(table(text)).map(({ own, other, dice, touches }) => [
    own.name + other.name,
    dice,
    ...touches.map((one) => `${one.own}/${one.other} ${one.sections}`),
  ]);

describe('cards of 8 x 4 cm', () => {
  test.each([
    ['front to front', 'bottom_A-50-54_top_X-50-50', [['AX', 4, 'front/front 4']]],
    ['half of the fronts', 'bottom_A-50-54_top_X-54-50', [['AX', 2, 'front/front 2']]],
    ['1 mm away', 'bottom_A-50-54.1_top_X-50-50', [['AX', 4, 'front/front 4']]],
    ['2 mm away', 'bottom_A-50-54.2_top_X-50-50', []],
    ['friends', 'bottom_A-50-54_B-50-50-180', []],
    ['a front on a flank', 'bottom_A-50-56_top_X-50-50-90', [['AX', 2, 'front/right 2']]],
    ['a front on a rear', 'bottom_A-50-54_top_X-50-50-0', [['AX', 4, 'front/rear 4']]],
    // onus-7.84: flank to flank nobody faces the other.
    ['flank to flank', 'bottom_A-50-50_top_X-58-50', []],
    ['back to back', 'bottom_A-50-54-180_top_X-50-50-0', []],
    [
      'an extended front against a longer line',
      'bottom_A-50-54-extended~left_top_X-42-50_Y-50-50',
      [
        ['AX', 1, 'front/front 1'],
        ['AY', 4, 'front/front 4'],
      ],
    ],
    [
      'with 2 sections on the front and 2 that envelop a flank',
      'bottom_A-50-54-wraps~X~right~2_top_X-54-50',
      [['AX', 4, 'front/front 2', 'marker/right 2']],
    ],
    [
      'a card with narrower sections',
      'bottom_A-50-54_top_X-50-50-card~4~4',
      [['AX', 2, 'front/front 2']],
    ],
    [
      'enveloped itself',
      'bottom_A-50-54_top_X-54-50-wraps~A~right~1',
      [['AX', 3, 'front/front 2', 'right/marker 1']],
    ],
    [
      'between two, with a marker at each',
      'bottom_A-50-54-wraps~X~left~1-wraps~Y~right~1_top_X-44-50_Y-56-50',
      [
        ['AX', 2, 'front/front 1', 'marker/left 1'],
        ['AY', 2, 'front/front 1', 'marker/right 1'],
      ],
    ],
  ])('%s', (_, text, expected) => expect(pairs(text)).toEqual(expected));

  test('a combat of 4 dice has 7 when 3 more sections envelop', () => {
    // The example of onus-7.93: a mounted unit, extended on one side, with 4 sections of its own and 1 more, of which
    // 2 face the flank of the infantry.
    const state = table(
      'bottom_A-50-56-extended~left-wraps~X~rear~2-wraps~X~front~1_top_X-50-50-90',
    );
    expect(pairs('bottom_A-50-56-extended~left_top_X-50-50-90')).toEqual([
      ['AX', 2, 'front/right 2'],
    ]);
    const [combat] = engagements(state);
    expect(combat?.dice).toBe(5);
    expect(sidesHit({ touches: combat?.touches ?? [] }).toSorted()).toEqual([
      'front',
      'rear',
      'right',
    ]);
    expect(freeSections(state, unit(state, 'A'))).toBe(0);
  });
});

test('a flank in contact leaves the front free, and a marker is no side that is hit', () => {
  const flanked = table('bottom_A-50-54_top_Y-56-56-270');
  expect(freeSections(flanked, unit(flanked, 'A'))).toBe(4);
  const [combat] = engagements(table('bottom_A-50-54_top_X-54-50-wraps~A~right~1'));
  expect(sidesHit({ touches: combat?.touches ?? [] })).toEqual(['front']);
});

describe('markers that envelop', () => {
  test('lie beside the corner around which they have come', () => {
    // X looks down and its left is on the right of the screen, where A stands out beyond it.
    const state = table('bottom_A-54-54-wraps~X~left~2_top_X-50-50');
    expect(
      envelopers(state, unit(state, 'A')).map(({ x, y, heading, width, depth }) => [
        x,
        y,
        heading,
        width,
        depth,
      ]),
    ).toEqual([
      [5500, 5100, 2700, 200, 200],
      [5500, 4900, 2700, 200, 200],
    ]);
  });

  test('go on around the next corner', () => {
    const state = table('bottom_A-56-54-wraps~X~left~2-wraps~X~rear~1_top_X-50-50');
    const row = { target: 'X', clockwise: false };
    const last = { x: 5300, y: 4700, heading: 1800, width: 200, depth: 200, owner: 'A', row };
    expect(envelopers(state, unit(state, 'A')).at(-1)).toEqual(last);
    // Whichever side is told first.
    const other = table('bottom_A-56-54-wraps~X~rear~1-wraps~X~left~2_top_X-50-50');
    expect(envelopers(other, unit(other, 'A'))).toEqual(envelopers(state, unit(state, 'A')));
    const mirror = table('bottom_A-44-54-wraps~X~rear~1-wraps~X~right~2_top_X-50-50');
    expect(envelopers(mirror, unit(mirror, 'A')).map(({ x, y }) => [x, y])).toEqual([
      [4500, 5100],
      [4500, 4900],
      [4700, 4700],
    ]);
  });

  test('lie at the enemy for whom they are told', () => {
    const state = table('bottom_A-50-54-wraps~X~left~1-wraps~Y~right~1_top_X-44-50_Y-56-50');
    const laid = envelopers(state, unit(state, 'A'));
    expect(laid.map(({ x, y, heading, row }) => [row?.target, x, y, heading])).toEqual([
      ['X', 4900, 5100, 2700],
      ['Y', 5100, 5100, 900],
    ]);
  });
});

describe('whoever is engaged', () => {
  test('is so with each other', () => {
    fc.assert(
      fc.property(TABLE, (state) => {
        for (const one of state.units) {
          const all = engagementsOf(state, one);
          expect(isEngaged(state, one)).toBe(all.length > 0);
          for (const { other, dice } of all)
            expect(
              engagementsOf(state, other).find((back) => back.other.name === one.name)?.dice,
            ).toBe(dice);
        }
      }),
    );
  });

  test('is blocked where it cannot move to any side', () => {
    const closed = 'bottom_A-50-54_top_X-46-50_Y-54-50_Z-50-58-0_V-56-56-270_W-44-56-90';
    const state = table(closed);
    expect(openDirections(state, unit(state, 'A'))).toEqual([]);
    const open = table(closed.replace('_W-44-56-90', ''));
    expect(openDirections(open, unit(open, 'A'))).toEqual([270]);
    const alone = table('bottom_A-50-54');
    expect(openDirections(alone, unit(alone, 'A'))).toHaveLength(8);
  });

  test('markers of the enemy hold it too', () => {
    const state = table(
      'bottom_A-50-54_C-50-58_top_X-54-50-extended~left-wraps~A~right~2_Y-46-50-extended~right-wraps~A~left~2',
    );
    expect(openDirections(state, unit(state, 'A'))).toEqual([]);
  });
});
