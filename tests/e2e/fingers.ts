import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

type Line = readonly [from: Point, to: Point];

export async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Fingers on the screen as the browser gets them from a device: whatever it does with them, it does here too. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  /** When it happened is told, in milliseconds, where it must not depend on how fast the machine is. */
  const send = (type: string, points: readonly Point[], when?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map((point, id) => ({ ...point, id })),
      ...(when !== undefined && { timestamp: when / 1000 }),
    });
  const STEPS = 8;
  const tap = async (at: Point, when?: number) => {
    await send('touchStart', [at], when);
    await send('touchEnd', [], when);
  };
  /** Each finger goes along its line; they are all put down and lifted together. */
  const drag = async (...lines: Line[]) => {
    await send(
      'touchStart',
      lines.map(([from]) => from),
    );
    for (let step = 1; step <= STEPS; step++)
      await send(
        'touchMove',
        lines.map(([from, to]) => ({
          x: from.x + ((to.x - from.x) * step) / STEPS,
          y: from.y + ((to.y - from.y) * step) / STEPS,
        })),
      );
    return { lift: () => send('touchEnd', []) };
  };
  return {
    /** Goes there and stays down until it is lifted. */
    drag,
    swipe: async (...lines: Line[]) => (await drag(...lines)).lift(),
    tap: (at: Point) => tap(at),
    /** Two taps, a tenth of a second apart. */
    tapTwice: async (at: Point) => {
      const now = Date.now();
      await tap(at, now);
      await tap(at, now + 100);
    },
  };
}
