import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD, card, POINT } from '../testing/plane.ts';
import { arcOf, beyondEdge, partlyIn, pointIn, wedge, whollyIn } from './arc.ts';
import { crossedBy, crosses, seen } from './sight.ts';

const line = (x: number, y: number, toX: number, toY: number) => ({
  from: { x, y },
  to: { x: toX, y: toY },
});

describe('a line of sight', () => {
  test.each([
    ['through the middle', line(0, 500, 0, -500), true, 400],
    ['1 cm inside the right edge', line(300, 500, 300, -500), true, 100],
    ['along the right edge', line(400, 500, 400, -500), false, 0],
    ['3.2 mm beside it', line(432, 500, 432, -500), false, 32],
    ['ends 2 cm before it', line(0, 500, 0, 400), false, 200],
    ['ends on it', line(0, 500, 0, 190), true, 10],
  ] as const)('%s of a card', (_, sight, holds, margin) => {
    expect(crosses(sight, card(0, 0))).toEqual({ holds, margin, close: margin < 10 });
  });

  test('is the same from either end', () => {
    fc.assert(
      fc.property(POINT, POINT, CARD, (from, to, one) => {
        expect(crosses({ from, to }, one)).toEqual(crosses({ from: to, to: from }, one));
      }),
    );
  });

  test('names what is in its way, and what it misses by less than can be measured', () => {
    const cards = [card(0, 0), card(405, 1000), card(500, 2000)];
    expect(crossedBy(line(0, 3000, 0, -3000), cards)).toEqual([
      { index: 0, holds: true, margin: 400, close: false },
      { index: 1, holds: false, margin: 5, close: true },
    ]);
  });
});

describe('what is seen of a card of 8 cm straight ahead', () => {
  const eye = { x: 0, y: 0 };
  const target = card(0, -1200);

  test('is its front with nothing between', () => {
    const { clear, whole, line } = seen(eye, target, []);
    // Its near edge is 1000 away and 800 long; across the line of sight it is as much.
    expect(whole).toBe(800);
    expect(clear).toBe(whole);
    expect(line?.to.y).toBeCloseTo(-1000);
  });

  test('is nothing behind a card of the same width that is nearer', () => {
    expect(seen(eye, target, [card(0, -600)])).toMatchObject({ clear: 0, line: null });
  });

  test('is about half past one that covers half', () => {
    const { clear, line } = seen(eye, target, [card(400, -600)]);
    expect(Math.abs(clear - 400)).toBeLessThan(30);
    expect(line?.to.x).toBeLessThan(0);
  });

  // It is seen from -21.8 to 21.8 degrees: half of that is 2 x 1000 / cos 10.9 x tan 10.9 across the line of sight.
  test.each([
    ['past one before its right half', [card(400, -600)], [], 392, -192.6],
    ['past one before its left half', [card(-400, -600)], [], 392, 192.6],
    // Corners at 50, 850 and 150, 850, and at 50, 950: it hides 3.0 to 10.0 degrees. Of the 24.8 and
    // the 11.8 degrees beside it the former are 446 wide, the latter 215.
    ['past a small one, on its wider side', [card(100, -900, 0, 100, 100)], [], 661, -165.4],
    ['past a small one on the left', [card(-100, -900, 0, 100, 100)], [], 661, 165.4],
    ['as far as it lies in a zone', [], [{ at: eye, inward: { x: 1, y: 0 } }], 392, 192.6],
  ])('is a part of it %s', (_, others, zone, clear, x) => {
    const found = seen(eye, target, others, zone);
    expect(found.clear).toBe(clear);
    expect(found.line?.to.x).toBeCloseTo(x, 1);
    expect(found.line?.to.y).toBeCloseTo(-1000, 1);
    expect(found.line?.from).toEqual(eye);
  });

  test('is nothing where none of it lies in a zone', () => {
    const behind = [{ at: eye, inward: { x: 0, y: 1 } }];
    expect(seen(eye, target, [], behind)).toEqual({ clear: 0, whole: 0, line: null });
  });

  test('is all of it past one behind it, or behind the eye', () => {
    const { clear, whole } = seen(eye, target, [card(0, -1700), card(0, 300)]);
    expect(clear).toBe(whole);
  });

  test('is no more with one more card in between', () => {
    fc.assert(
      fc.property(fc.array(CARD, { maxLength: 5 }), CARD, (others, one) => {
        const far = card(0, -5000, 700);
        const at = { x: 0, y: 4000 };
        expect(seen(at, far, [...others, one]).clear).toBeLessThanOrEqual(
          seen(at, far, others).clear + 1,
        );
      }),
    );
  });

  test('has a line that crosses nobody', () => {
    fc.assert(
      fc.property(fc.array(CARD, { maxLength: 5 }), (others) => {
        const { line: found } = seen({ x: 0, y: 4000 }, card(0, -5000, 700), others);
        if (found)
          for (const one of others)
            expect(crosses(found, one).margin === 0 || !crosses(found, one).holds).toBe(true);
      }),
    );
  });
});

describe('in front of a card of 8 x 4 cm that looks up', () => {
  const front = beyondEdge(card(0, 0));
  test.each([
    ['wholly ahead', card(0, -500), true, 500],
    ['beside it, its front 1 cm farther', card(900, -100), true, 100],
    ['beside it in line', card(900, 0), false, 0],
    ['behind', card(0, 500), false, 500],
    ['0.4 mm ahead', card(900, -4), true, 4],
  ] as const)('a card %s', (_, target, holds, margin) => {
    expect(partlyIn(front, target)).toEqual({ holds, margin, close: margin < 10 });
  });

  test('a card is wholly ahead where its rear is', () => {
    expect(whollyIn(front, card(0, -500))).toEqual({ holds: true, margin: 100, close: false });
    expect(whollyIn(front, card(0, -300))).toEqual({ holds: false, margin: 100, close: false });
    expect(whollyIn(front, card(0, -400))).toEqual({ holds: true, margin: 0, close: true });
  });
});

describe('an arc of 90 degrees', () => {
  test('from a point ends on its diagonals', () => {
    const zone = wedge({ x: 0, y: 0 }, 0, 900);
    expect(pointIn(zone, { x: 100, y: -100 })).toMatchObject({ holds: true, margin: 0 });
    expect(pointIn(zone, { x: 0, y: -100 })).toMatchObject({ holds: true, margin: 71 });
    expect(pointIn(zone, { x: 101, y: -100 })).toMatchObject({ holds: false, margin: 1 });
    expect(pointIn(zone, { x: 0, y: 100 })).toMatchObject({ holds: false, margin: 71 });
  });

  test('from the corners of a front begins beside them', () => {
    const zone = arcOf(card(0, 0), 'front', 900);
    expect(pointIn(zone, { x: 500, y: -300 })).toMatchObject({ holds: true, margin: 0 });
    expect(partlyIn(zone, card(1000, -300)).holds).toBe(true);
    expect(partlyIn(zone, card(1000, 0)).holds).toBe(false);
    // Its front left corner is at 560, -200 and 160 right of the ray's foot: 160 / root 2 to the ray.
    expect(partlyIn(zone, card(960, 0))).toMatchObject({ holds: false, margin: 113 });
  });

  test('of a right flank lies to the right', () => {
    expect(partlyIn(arcOf(card(0, 0), 'right', 900), card(1000, 0)).holds).toBe(true);
    expect(partlyIn(arcOf(card(0, 0), 'right', 900), card(-1000, 0)).holds).toBe(false);
  });

  // Its far edge is at 300: its middle is 300 / root 2 from both rays. Of a strip of 10 cm the middle is deepest.
  test('is deepest where both of its rays are equally far', () => {
    expect(partlyIn(wedge({ x: 0, y: 0 }, 0, 900), card(0, -200, 0, 1000, 200))).toMatchObject({
      ...{ holds: true, margin: 212 },
    });
    const strip = [
      { at: { x: 0, y: 0 }, inward: { x: 1, y: 0 } },
      { at: { x: 1000, y: 0 }, inward: { x: -1, y: 0 } },
    ];
    expect(partlyIn(strip, card(300, 0, 0, 3000, 100))).toMatchObject({ holds: true, margin: 500 });
    expect(partlyIn(strip, card(800, 0, 0, 300, 100))).toMatchObject({ holds: true, margin: 350 });
    expect(partlyIn(strip, card(1300, 0, 0, 300, 100))).toMatchObject({
      holds: false,
      margin: 150,
    });
    expect(whollyIn(strip, card(800, 0, 0, 300, 100))).toMatchObject({ holds: true, margin: 50 });
  });

  test('what lies wholly in a zone lies partly in it', () => {
    fc.assert(
      fc.property(CARD, CARD, fc.integer({ min: 300, max: 1800 }), (one, other, spread) => {
        const zone = arcOf(one, 'front', spread);
        if (whollyIn(zone, other).holds) expect(partlyIn(zone, other).holds).toBe(true);
      }),
    );
  });

  test('a wider arc holds no less', () => {
    fc.assert(
      fc.property(CARD, CARD, fc.integer({ min: 300, max: 1700 }), (one, other, spread) => {
        if (
          partlyIn(arcOf(one, 'front', spread), other).margin > 1 &&
          partlyIn(arcOf(one, 'front', spread), other).holds
        )
          expect(partlyIn(arcOf(one, 'front', spread + 100), other).holds).toBe(true);
      }),
    );
  });
});
