import { expect, test } from 'vitest';
import { answerTo } from '../../testing/ask.ts';
import { coveredAt } from './scatter.ts';

const BASE = { right: 0, ahead: 0, width: 20 / 25.4, depth: 20 / 25.4 };

test.each([
  // Half of a base of 20 mm is under the edge of a circle of 38.1 mm at some 37.66 mm from its middle: 2 asin(37.66/304.8)/pi.
  ['6 inches from the aim', { ...BASE, ahead: 6 }, 6, 0.07886],
  ['beside the aim, on no circle', { ...BASE, right: 4 }, 8, 0],
  ['at the aim, on which the stone does not land', BASE, 2, 0],
])('a base %s', (_name, base, deviates, share) => {
  expect(coveredAt(base, deviates, undefined).under).toBeCloseTo(share, 4);
});

/** By throwing alone: a grid over the base tells what the template covers. */
function thrown(base: typeof BASE, deviates: number) {
  const THROWS = 4000;
  const GRID = 24;
  let [holes, unders] = [0, 0];
  for (let i = 0; i < THROWS; i++) {
    const angle = ((i + 0.5) / THROWS) * 2 * Math.PI;
    const [x, y] = [
      deviates * Math.sin(angle) - base.right,
      deviates * Math.cos(angle) - base.ahead,
    ];
    const hole = Math.abs(x) <= base.width / 2 && Math.abs(y) <= base.depth / 2;
    let covered = 0;
    for (let j = 0; j < GRID * GRID; j++) {
      const px = ((j % GRID) + 0.5) / GRID - 0.5;
      const py = (Math.floor(j / GRID) + 0.5) / GRID - 0.5;
      if (Math.hypot(px * base.width - x, py * base.depth - y) <= 1.5) covered += 1;
    }
    if (hole) holes += 1;
    if (hole || 2 * covered >= GRID * GRID) unders += 1;
  }
  return { hole: holes / THROWS, under: unders / THROWS };
}

test.each([
  [{ ...BASE, right: 1.2, ahead: 1.9 }, 2],
  [{ ...BASE, right: -0.4, ahead: -5.1 }, 4],
  [{ ...BASE, right: 2.4, ahead: -9, width: 40 / 25.4, depth: 60 / 25.4 }, 10],
  [{ ...BASE, right: 0, ahead: 1.2, width: 100 / 25.4, depth: 150 / 25.4 }, 2],
])('%j, where the stone deviates %i inches, as often as it is thrown', (base, deviates) => {
  const exact = coveredAt(base, deviates, undefined);
  const found = thrown(base, deviates);
  expect(Math.abs(exact.hole - found.hole)).toBeLessThan(0.003);
  expect(Math.abs(exact.under - found.under)).toBeLessThan(0.003);
});

test('one model at the aim is under the hole as often as HIT falls without a misfire', () => {
  const ask = { guess: 24, targetAway: 24 - 10 / 25.4, frontage: 1, ranks: 1 };
  // 5/18 = 0.278, of which 5 of 6 are wounded.
  expect(answerTo('wab/stone-lands', ask)).toMatchObject({
    ...{ underMean: 0.278, holeFinds: 27.78, hitMean: 0.278, lostMean: 0.231 },
  });
});
