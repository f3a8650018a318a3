import { describe, expect, test } from 'vitest';
import { aroundCards, nearer, sampleOf, shifted, showsAll, wholeTable } from './view.ts';

/** A table of 110 x 90 cm on a phone. */
const TABLE = { width: 11000, depth: 9000 };
const BOX = { width: 328, height: 290 };
const card = (x: number, y: number) => ({ x, y, heading: 0, width: 800, depth: 400 });

describe('what is seen of a table', () => {
  test('all of an empty one, with its edges', () => {
    const { x, y, width, height } = aroundCards([], TABLE, BOX);
    expect(x).toBeLessThan(0);
    expect(y).toBeLessThan(0);
    expect(x + width).toBeGreaterThan(11000);
    expect(y + height).toBeGreaterThan(9000);
    expect(width / height).toBeCloseTo(328 / 290, 6);
  });

  test('four cards in a corner fill the width: each is more than twice as wide as on the whole table', () => {
    const cards = [card(800, 8000), card(1700, 8000), card(2600, 8000), card(3500, 8000)];
    const seen = aroundCards(cards, TABLE, BOX);
    expect(showsAll(seen, cards)).toBe(true);
    expect(wholeTable(TABLE, BOX).width / seen.width).toBeGreaterThan(2);
    expect(seen.x).toBeGreaterThanOrEqual(-60);
  });

  test('a card beyond what is seen is missed', () => {
    const seen = aroundCards([card(800, 8000)], TABLE, BOX);
    expect(showsAll(seen, [card(800, 8000)])).toBe(true);
    expect(showsAll(seen, [card(9000, 8000)])).toBe(false);
  });

  test('looking nearer leaves the point under the fingers where it was, and ends at 12 cm', () => {
    const whole = wholeTable(TABLE, BOX);
    const about = { x: 5000, y: 4000 };
    const seen = nearer(whole, about, 3, TABLE, BOX);
    expect(seen.width).toBeCloseTo(whole.width / 3, 6);
    expect((about.x - seen.x) / seen.width).toBeCloseTo((about.x - whole.x) / whole.width, 6);
    expect(nearer(whole, about, 1000, TABLE, BOX).width).toBe(1200);
    expect(nearer(seen, about, 0.01, TABLE, BOX).width).toBeCloseTo(whole.width, 6);
  });

  test('what is moved stays over the table', () => {
    const seen = nearer(wholeTable(TABLE, BOX), { x: 5000, y: 4000 }, 3, TABLE, BOX);
    expect(shifted(seen, { x: -99_999, y: 0 }, TABLE).x).toBe(-60);
    expect(shifted(seen, { x: 99_999, y: 0 }, TABLE).x).toBeCloseTo(11_060 - seen.width, 6);
  });

  test('the length that is drawn for comparison is 1, 2, 5 or 10 units, and long enough to be seen', () => {
    // Of 5 cm: at 10 tenths of a millimetre a pixel 1 unit is 50 pixels, at 34 it is 15 and 5 units are 74.
    expect(sampleOf(500, 10)).toBe(1);
    expect(sampleOf(500, 20)).toBe(2);
    expect(sampleOf(500, 34)).toBe(5);
  });
});
