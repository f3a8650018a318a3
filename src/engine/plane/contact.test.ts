import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD, card, mirrored, quarters } from '../testing/plane.ts';
import { contacts, type Division, slidToParts } from './contact.ts';
import { overlap } from './distance.ts';
import { laidOnto } from './moves.ts';
import { type Rectangle, SIDES } from './rectangle.ts';
import { GRAIN } from './sweep.ts';

const DIVISION: Division = { front: 4, rear: 4, left: 2, right: 2 };
const both = [DIVISION, DIVISION] as const;
const numbers = (list: readonly { part: number }[]) => list.map(({ part }) => part);

const told = (a: Rectangle, b: Rectangle) =>
  contacts(a, b, both).map(({ a: own, b: other, length, partsA, partsB }) => [
    own,
    other,
    length,
    numbers(partsA),
    numbers(partsB),
  ]);

describe('two cards of 8 x 4 cm', () => {
  test.each([
    [
      'front to front',
      card(0, 0),
      card(0, -400, 1800),
      [['front', 'front', 800, [0, 1, 2, 3], [0, 1, 2, 3]]],
    ],
    [
      'front to front, half',
      card(0, 0),
      card(400, -400, 1800),
      [['front', 'front', 400, [2, 3], [2, 3]]],
    ],
    ['front to rear', card(0, 0), card(-600, -400), [['front', 'rear', 200, [0], [0]]]],
    // The other looks right; its rear third of the front of this one touches: from -400 to 0.
    [
      'front to left flank',
      card(0, 0),
      card(-200, -600, 900),
      [['front', 'right', 400, [0, 1], [0, 1]]],
    ],
    ['flank to flank', card(0, 0), card(800, 0), [['right', 'left', 400, [0, 1], [0, 1]]]],
    ['half a section', card(0, 0), card(700, -400, 1800), [['front', 'front', 100, [3], [3]]]],
    [
      'one and a half sections',
      card(0, 0),
      card(500, -400, 1800),
      [['front', 'front', 300, [2, 3], [2, 3]]],
    ],
    ['corner to corner', card(0, 0), card(800, -400, 1800), []],
    [
      '1 mm apart',
      card(0, 0),
      card(0, -410, 1800),
      [['front', 'front', 800, [0, 1, 2, 3], [0, 1, 2, 3]]],
    ],
    ['1.1 mm apart', card(0, 0), card(0, -411, 1800), []],
    ['aslant', card(0, 0), card(0, -440, 1750), []],
  ] as const)('%s', (_, a, b, expected) => expect(told(a, b)).toEqual(expected));

  test('say how much of a section touches', () => {
    expect(contacts(card(0, 0), card(500, -400, 1800), both)[0]?.partsA).toEqual([
      { part: 2, length: 100 },
      { part: 3, length: 200 },
    ]);
  });

  test.each([
    ['an edge of 1 mm alone', card(790, -400, 1800), []],
    ['one of 1.1 mm', card(789, -400, 1800), [3]],
    ['1 mm of a section alone', card(590, -400, 1800), [3]],
    ['1.1 mm of a section', card(589, -400, 1800), [2, 3]],
    ['1 degree aslant', card(0, -400, 1790), [0, 1, 2, 3]],
    ['1.1 degrees aslant', card(0, -400, 1789), []],
  ] as const)('touch or not where it can hardly be measured: %s', (_, other, parts) => {
    const [found] = contacts(card(0, 0), other, both);
    expect(numbers(found?.partsA ?? [])).toEqual(parts);
  });

  test('touch each other alike', () => {
    fc.assert(
      fc.property(CARD, CARD, fc.constantFrom(...SIDES), (one, other, side) => {
        const laid = laidOnto(one, other, side, 'front', 50);
        const [ab, ba] = [contacts(laid, other, both), contacts(other, laid, both)];
        expect(ba.map(({ a, b, length }) => [b, a, length])).toEqual(
          ab.map(({ a, b, length }) => [a, b, length]),
        );
      }),
    );
  });

  test('touch alike on a table that is turned or mirrored', () => {
    fc.assert(
      fc.property(
        CARD,
        CARD,
        fc.constantFrom(...SIDES),
        fc.integer({ min: 1, max: 3 }),
        (one, other, side, times) => {
          const laid = laidOnto(one, other, side, 'front', 50);
          const lengths = (a: Rectangle, b: Rectangle) =>
            contacts(a, b, both).map(({ length }) => length);
          const [here] = lengths(laid, other);
          const [turned] = lengths(quarters(laid, times), quarters(other, times));
          const [mirror] = lengths(mirrored(laid), mirrored(other));
          expect(Math.abs((turned ?? 0) - (here ?? 0))).toBeLessThanOrEqual(1);
          expect(Math.abs((mirror ?? 0) - (here ?? 0))).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('a card laid onto another', () => {
  test.each([
    ['front', card(100, -900), card(100, -400, 1800)],
    ['right', card(900, 50), card(600, -150, 2700)],
    // The middle of its front is 141 right and 141 above its own.
    ['rear', card(-300, 2000, 450), card(-159, 400, 0)],
    ['left', card(-2000, 0), card(-600, -200, 900)],
  ] as const)('its %s', (side, from, to) => {
    expect(laidOnto(from, card(0, 0), side)).toEqual(to);
  });

  test('with its flank or its rear', () => {
    expect(laidOnto(card(0, -900), card(0, 0), 'front', 'rear')).toEqual(card(0, -400, 0));
    expect(laidOnto(card(0, -900), card(0, 0), 'front', 'left')).toEqual(card(-400, -600, 2700));
  });

  test('is brought along the edge so far that enough of it touches', () => {
    expect(laidOnto(card(3000, -900), card(0, 0), 'front', 'front', 200)).toEqual(
      card(600, -400, 1800),
    );
    expect(laidOnto(card(-3000, -900), card(0, 0), 'front', 'front', 200)).toEqual(
      card(-600, -400, 1800),
    );
  });

  test('always lies against it and never on it', () => {
    fc.assert(
      fc.property(
        CARD,
        CARD,
        fc.constantFrom(...SIDES),
        fc.constantFrom(...SIDES),
        (one, other, side, own) => {
          const laid = laidOnto(one, other, side, own, 50);
          const { holds, margin } = overlap(laid, other);
          expect(margin).toBeLessThanOrEqual(GRAIN);
          expect(holds && margin > GRAIN).toBe(false);
          expect(contacts(laid, other, both)).toMatchObject([{ a: own, b: side }]);
        },
      ),
    );
  });
});

describe('sections that face each other in part', () => {
  test.each([
    ['2 and a half become 3', card(300, -400, 1800), card(200, -400, 1800)],
    ['2 and a half become 3, from the other end', card(-300, -400, 1800), card(-200, -400, 1800)],
    ['3 stay 3', card(200, -400, 1800), card(200, -400, 1800)],
    ['a tenth of one becomes 1', card(770, -400, 1800), card(600, -400, 1800)],
    ['all stay', card(0, -400, 1800), card(0, -400, 1800)],
  ] as const)('front to front: %s', (_, from, to) => {
    expect(slidToParts(from, 'front', card(0, 0), 'front', 4)).toEqual(to);
  });

  test.each([
    // The flank is 4 cm: two of the sections of a front cover it.
    ['a front that covers a flank begins with it', card(600, 90, 2700), card(600, 0, 2700)],
    ['or a section beyond it', card(600, 130, 2700), card(600, 200, 2700)],
    ['a section and a half of it become 2', card(600, 300, 2700), card(600, 200, 2700)],
  ] as const)('front to right flank: %s', (_, from, to) => {
    expect(slidToParts(from, 'front', card(0, 0), 'right', 4)).toEqual(to);
  });

  test('what touches nothing stays where it is', () => {
    const away = card(0, -600, 1800);
    expect(slidToParts(away, 'front', card(0, 0), 'front', 4)).toEqual(away);
  });
});
