import type { CDPSession, Locator, Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };

/** A thumb on a phone, with real touches: it can only touch what is in sight and under nothing else. */
export class Thumb {
  readonly page: Page;
  private readonly touch: CDPSession;
  taps = 0;
  scrolls = 0;

  constructor(page: Page, touch: CDPSession) {
    this.page = page;
    this.touch = touch;
  }

  private found = (target: Locator | string) =>
    (typeof target === 'string' ? this.page.locator(target) : target).first();

  /** The middle of something, where the thumb would hit it; undefined where it is out of sight or covered. */
  private spot(target: Locator) {
    return target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const own = element.closest('label') ?? element;
      return hit && (own.contains(hit) || hit.contains(own)) ? { x, y } : undefined;
    });
  }

  /** Scrolls by half a screen until something is in sight. */
  async look(at: Locator | string) {
    const target = this.found(at);
    await target.waitFor({ state: 'attached' });
    for (let tries = 0; tries < 40; tries += 1) {
      const spot = await this.spot(target);
      if (spot) return spot;
      this.scrolls += 1;
      await target.evaluate((element) => {
        const isBelow = element.getBoundingClientRect().top > innerHeight / 2;
        scrollBy(0, ((isBelow ? 1 : -1) * innerHeight) / 2);
      });
      await this.page.waitForTimeout(50);
    }
    throw new Error(`out of reach: ${at}`);
  }

  async tap(target: Locator | string) {
    const { x, y } = await this.look(target);
    this.taps += 1;
    const touchPoints = [{ x, y }];
    await this.touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await this.touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** One of a list that the device itself shows: a tap opens it, another chooses. */
  async choose(target: Locator | string, value: string) {
    await this.look(target);
    await this.found(target).selectOption(value);
    this.taps += 2;
  }
}
