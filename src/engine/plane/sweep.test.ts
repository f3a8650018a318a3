import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { often } from '../testing/often.ts';
import { along, CARD, card, MOTION, mirrored, quarters, shifted } from '../testing/plane.ts';
import { turned } from './angle.ts';
import { overlap } from './distance.ts';
import { type Motion, pivotOf, straight, turn } from './moves.ts';
import { depth } from './polygon.ts';
import { CORNERS, outline } from './rectangle.ts';
import { GRAIN, meeting, meetings, swept, touchedAfter } from './sweep.ts';

describe('a card of 8 x 4 cm that goes straight on', () => {
  test.each([
    ['meets what is ahead', straight(0, 1000), card(0, -900), true, 400, 500],
    ['stops where it touches', straight(0, 500), card(0, -900), false, 0, null],
    ['is 2 mm short', straight(0, 480), card(0, -900), false, 20, null],
    ['passes 1 cm beside', straight(0, 2000), card(900, -900), false, 100, null],
    ['grazes 0.5 mm of a corner', straight(0, 2000), card(795, -900), true, 5, 500],
    ['goes sideways', straight(900, 1000), card(1300, 0), true, 400, 500],
    ['goes back', straight(1800, 600), card(0, 900), true, 100, 500],
    ['goes through and out', straight(0, 3000), card(0, -900), true, 400, 500],
    ['is on it already and leaves', straight(1800, 1000), card(0, -300), true, 100, 0],
    ['touches it already and leaves', straight(1800, 1000), card(0, -400), false, 0, null],
    ['touches it already and goes along it', straight(900, 1000), card(0, -400), false, 0, null],
    ['does not move', straight(0, 0), card(0, -500), false, 100, null],
  ] as const)('%s', (_, motion, other, holds, margin, after) => {
    expect(meeting(card(0, 0), motion, other)).toEqual({
      holds,
      margin,
      close: margin < 10,
      after,
    });
  });

  test('meets a corner that points at it', () => {
    // Half of the diagonal of a 4 cm square is 282.8: its corner is at -1000 + 283 = -717.
    const met = meeting(card(0, 0), straight(0, 1000), card(0, -1000, 450, 400, 400));
    expect(met).toMatchObject({ holds: true, after: 517 });
  });
});

describe('a card of 8 x 4 cm that turns', () => {
  test('about its front left corner to the left swings its front right corner in a quarter circle', () => {
    // The corner is at -400, -200; 800 from it, straight up, is -1000.
    const above = (y: number) => card(-400, y - 200);
    expect(meeting(card(0, 0), turn('front-left', -900), above(-1010))).toMatchObject({
      holds: false,
      margin: 10,
    });
    expect(meeting(card(0, 0), turn('front-left', -900), above(-1000))).toMatchObject({
      holds: false,
      margin: 0,
    });
    expect(meeting(card(0, 0), turn('front-left', -900), above(-990))).toMatchObject({
      holds: true,
      margin: 10,
    });
  });

  test('meets half way up what lies at half the height', () => {
    // 400 above the corner: the swinging front is there after the angle whose sine is 1/2, 30 degrees.
    const bar = card(400, -700, 0, 2000, 200);
    expect(meeting(card(0, 0), turn('front-left', -900), bar)).toMatchObject({
      holds: true,
      after: 300,
    });
    expect(meeting(card(0, 0), turn('front-left', -299), bar).holds).toBe(false);
    // 800 x the sine of 31 degrees, less 400.
    expect(meeting(card(0, 0), turn('front-left', -310), bar)).toMatchObject({
      holds: true,
      margin: 12,
    });
  });

  test('about its middle sweeps its diagonal, 447.2', () => {
    // The diagonal of 800 x 400 is 894.4; its corner is straight up after 63.4 degrees to the right of the left corner.
    const above = (gap: number) => card(0, -447 - gap - 200);
    expect(meeting(card(0, 0), turn('centre', 3600), above(10))).toMatchObject({
      holds: false,
      margin: 10,
    });
    expect(meeting(card(0, 0), turn('centre', 600), above(-10)).holds).toBe(true);
    expect(meeting(card(0, 0), turn('centre', 400), above(-10)).holds).toBe(false);
  });

  test('does not touch what lies behind its pivot', () => {
    expect(meeting(card(0, 0), turn('front-right', 900), card(-200, 410)).holds).toBe(false);
    expect(meeting(card(0, 0), turn('front-right', 900), card(1200, 210)).holds).toBe(false);
    // About its middle a rear corner, 447.2 away, is 210 below after 28.0 - 26.6 degrees.
    expect(meeting(card(0, 0), turn('centre', 900), card(0, 410)).after).toBe(14);
  });
});

const shorter = (motion: Motion, part: number): Motion =>
  motion.kind === 'straight'
    ? straight(motion.towards, Math.floor(motion.distance * part))
    : turn(motion.about, Math.trunc(motion.angle * part));

const mirrorMotion = (motion: Motion): Motion => {
  if (motion.kind === 'straight') return straight(3600 - motion.towards, motion.distance);
  const about = String(motion.about).replace(/left|right/, (side) =>
    side === 'left' ? 'right' : 'left',
  );
  return turn(about as typeof motion.about, -motion.angle);
};

describe('every move', () => {
  test('meets whatever it would lie on anywhere on its way', () => {
    fc.assert(
      fc.property(CARD, MOTION, CARD, (one, motion, other) => {
        const met = meeting(one, motion, other);
        const deepest = Math.max(
          ...along(one, motion).map((at) => depth(outline(at), outline(other))),
        );
        if (deepest > GRAIN + 2) expect(met.holds).toBe(true);
        if (met.holds) expect(met.margin).toBeGreaterThanOrEqual(Math.floor(deepest) - 2);
        // It takes a hundredth of 250 mm or of 180 degrees at most from one place to the next.
        if (met.holds && met.margin > 60) expect(deepest).toBeGreaterThan(0);
      }),
      { numRuns: often(80, 300) },
    );
  });

  test('comes as near as its nearest place', () => {
    fc.assert(
      fc.property(CARD, MOTION, CARD, (one, motion, other) => {
        const met = meeting(one, motion, other);
        fc.pre(!met.holds && met.margin > GRAIN);
        const least = Math.min(...along(one, motion).map((at) => overlap(at, other).margin));
        expect(met.margin).toBeLessThanOrEqual(least + 2);
        expect(met.margin).toBeGreaterThanOrEqual(least - 60);
      }),
      { numRuns: often(80, 300) },
    );
  });

  test('lies clear until it first touches', () => {
    fc.assert(
      fc.property(CARD, MOTION, CARD, (one, motion, other) => {
        const met = meeting(one, motion, other);
        fc.pre(met.after !== null && met.after > 2);
        const size = Math.abs(motion.kind === 'straight' ? motion.distance : motion.angle);
        const before = shorter(motion, ((met.after ?? 0) - 2) / size);
        expect(meeting(one, before, other).holds).toBe(false);
      }),
    );
  });

  test('meets no less and no later when it is longer', () => {
    fc.assert(
      fc.property(
        CARD,
        MOTION,
        CARD,
        fc.integer({ min: 1, max: 99 }),
        (one, motion, other, part) => {
          const [less, more] = [
            meeting(one, shorter(motion, part / 100), other),
            meeting(one, motion, other),
          ];
          if (less.holds && less.margin > GRAIN + 1) {
            expect(more.holds).toBe(true);
            expect(Math.abs((more.after ?? 0) - (less.after ?? 0))).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });

  test('meets the same on a table that is turned, mirrored or pushed', () => {
    fc.assert(
      fc.property(
        CARD,
        MOTION,
        CARD,
        fc.integer({ min: 0, max: 3 }),
        (one, motion, other, times) => {
          const met = meeting(one, motion, other);
          for (const again of [
            meeting(quarters(one, times), motion, quarters(other, times)),
            meeting(mirrored(one), mirrorMotion(motion), mirrored(other)),
            meeting(shifted(one, 777, -555), motion, shifted(other, 777, -555)),
          ]) {
            expect(Math.abs(again.margin - met.margin)).toBeLessThanOrEqual(1);
            if (Math.abs(met.margin - GRAIN) > 1) expect(again.holds).toBe(met.holds);
          }
        },
      ),
    );
  });

  // Straight, it is the hull of both ends; a turn is tried at each tenth of a degree.
  test('is as deep as where it is deepest', () => {
    const turning = fc.tuple(
      fc.constantFrom(...CORNERS, 'centre' as const),
      fc.integer({ min: 50, max: 600 }),
    );
    fc.assert(
      fc.property(CARD, turning, CARD, (one, [about, angle], other) => {
        const met = meeting(one, turn(about, angle), other);
        fc.pre(met.holds);
        const start = outline(one);
        const pivot = pivotOf(one, about);
        const depths = Array.from({ length: angle + 1 }, (_, tenths) =>
          depth(
            start.map((point) => turned(point, pivot, tenths)),
            outline(other),
          ),
        );
        expect(Math.abs(met.margin - Math.max(...depths))).toBeLessThan(3);
        expect(
          Math.abs((met.after ?? 0) - depths.findIndex((deep) => deep > 0)),
        ).toBeLessThanOrEqual(1);
      }),
      { numRuns: often(10, 60) },
    );
  });

  test('is drawn from where it begins to where it ends', () => {
    const [area, ...more] = swept(card(0, 0), straight(0, 1000));
    expect(more).toEqual([]);
    expect(area?.map(({ x, y }) => [x, y]).toSorted()).toEqual(
      [
        [-400, -1200],
        [400, -1200],
        [400, 200],
        [-400, 200],
      ].toSorted(),
    );
  });

  test('does not leave the area that is drawn for it', () => {
    fc.assert(
      fc.property(CARD, MOTION, (one, motion) => {
        const pieces = swept(one, motion);
        for (const at of along(one, motion, 20))
          for (const corner of outline(at))
            expect(pieces.some((piece) => depth([corner], piece) > -1)).toBe(true);
      }),
      { numRuns: often(20, 50) },
    );
  });
});

test('a straight move says alone after how much it touches', () => {
  fc.assert(
    fc.property(
      CARD,
      CARD,
      fc.integer({ min: 0, max: 3599 }),
      fc.integer({ min: 0, max: 2500 }),
      (one, other, towards, distance) => {
        const { after } = meeting(one, straight(towards, distance), other);
        expect(touchedAfter(one, towards, distance, other)).toBe(after);
      },
    ),
  );
});

describe('of many cards', () => {
  test('the first that is met comes first, and what is far away is left out', () => {
    const others = [card(0, -2000), card(2000, -1000), card(0, -900), card(805, -900)];
    const touchedIn = (cards: typeof others) =>
      meetings(card(0, 0), straight(0, 2000), cards).map((one) => one.after);
    expect(touchedIn(others)).toEqual([500, 1600, null]);
    expect(touchedIn(others.toReversed())).toEqual([500, 1600, null]);
    expect(meetings(card(0, 0), straight(0, 2000), others)).toEqual([
      { index: 2, holds: true, margin: 400, close: false, after: 500 },
      { index: 0, holds: true, margin: 400, close: false, after: 1600 },
      { index: 3, holds: false, margin: 5, close: true, after: null },
    ]);
  });

  test('none is forgotten', () => {
    fc.assert(
      fc.property(CARD, MOTION, fc.array(CARD, { maxLength: 12 }), (one, motion, others) => {
        const found = new Set(meetings(one, motion, others).map(({ index }) => index));
        others.forEach((other, i) => {
          const { holds, close } = meeting(one, motion, other);
          expect(found.has(i)).toBe(holds || close);
        });
      }),
    );
  });
});
