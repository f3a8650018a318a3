// What stands in for Vitest while the tests of the engine are asked by `npm run prove`: it keeps them, so that each can be
// run again for every change of a row, and says as much of what is expected as they need.
import { isDeepStrictEqual } from 'node:util';

export interface Kept {
  name: string;
  run: () => unknown;
}

export const kept: Kept[] = [];
const headings: string[] = [];
/** What a matcher such as `expect.objectContaining` stands for. */
const ALIKE = Symbol('alike');
interface Alike {
  [ALIKE]: (found: unknown) => boolean;
}
const isAlike = (one: unknown): one is Alike =>
  typeof one === 'object' && one !== null && ALIKE in one;

const isObject = (one: unknown): one is Record<string, unknown> =>
  typeof one === 'object' && one !== null;

const defined = (one: object) => Object.entries(one).filter(([, value]) => value !== undefined);

/** The same, whatever is undefined left aside; of a part only what is expected. */
function same(found: unknown, expected: unknown, part = false): boolean {
  if (isAlike(expected)) return expected[ALIKE](found);
  if (!isObject(expected) || !isObject(found)) return Object.is(found, expected);
  if (Array.isArray(expected) !== Array.isArray(found)) return false;
  if (!Array.isArray(expected) && !/Object|null/.test(`${expected.constructor?.name ?? null}`))
    return isDeepStrictEqual(found, expected);
  const keys = defined(expected);
  const whole = Array.isArray(expected) || !part;
  return (
    (!whole || keys.length === defined(found).length) &&
    keys.every(([key, value]) => same(found[key], value, part))
  );
}

const holds = (all: unknown, one: unknown) =>
  typeof all === 'string' ? all.includes(String(one)) : (all as unknown[]).includes(one);

function throws(run: unknown, why?: RegExp | string): boolean {
  try {
    (run as () => unknown)();
    return false;
  } catch (error) {
    const { message } = error as Error;
    return why === undefined || (why instanceof RegExp ? why.test(message) : message.includes(why));
  }
}

type Matcher = (found: never, expected: never, value?: unknown) => boolean;
const MATCHERS: Record<string, Matcher> = {
  toBe: (found: unknown, one: unknown) => Object.is(found, one),
  toEqual: (found: unknown, one: unknown) => same(found, one),
  toStrictEqual: (found: unknown, one: unknown) => isDeepStrictEqual(found, one),
  toMatchObject: (found: unknown, one: unknown) => same(found, one, true),
  toContain: (found: unknown, one: unknown) => holds(found, one),
  toContainEqual: (found: unknown[], one: unknown) => found.some((each) => same(each, one)),
  toHaveLength: (found: { length: number }, one: number) => found.length === one,
  toHaveProperty: (found: Record<string, unknown>, one: string, value?: unknown) =>
    one in found && (value === undefined || same(found[one], value)),
  toMatch: (found: string, one: RegExp) => found.search(one) >= 0,
  toThrow: (found: unknown, one?: RegExp | string) => throws(found, one),
  toBeUndefined: (found: unknown) => found === undefined,
  toBeDefined: (found: unknown) => found !== undefined,
  toBeNull: (found: unknown) => found === null,
  toBeGreaterThan: (found: number, one: number) => found > one,
  toBeGreaterThanOrEqual: (found: number, one: number) => found >= one,
  toBeLessThan: (found: number, one: number) => found < one,
  toBeLessThanOrEqual: (found: number, one: number) => found <= one,
  toBeCloseTo: (found: number, one: number) => Math.abs(found - one) < 0.005,
} as Record<string, Matcher>;

function matching(found: unknown, turned: boolean) {
  const each = Object.entries(MATCHERS).map(([name, matches]) => [
    name,
    (expected: unknown, value?: unknown) => {
      if (matches(found as never, expected as never, value) === turned) throw new Error(name);
    },
  ]);
  return Object.fromEntries(each);
}

export const expect = Object.assign(
  (found: unknown) => ({ ...matching(found, false), not: matching(found, true) }),
  {
    fail: (why: string) => {
      throw new Error(why);
    },
    anything: (): Alike => ({ [ALIKE]: (found) => found != null }),
    objectContaining: (part: object): Alike => ({ [ALIKE]: (found) => same(found, part, true) }),
    arrayContaining: (all: unknown[]): Alike => ({
      [ALIKE]: (found) => all.every((one) => (found as unknown[]).some((each) => same(each, one))),
    }),
  },
);

type Body = (...given: never[]) => unknown;
const spread = (one: unknown) => (Array.isArray(one) ? one : [one]) as never[];

const keep = (name: string, run: Body) =>
  kept.push({ name: [...headings, name].join(' > '), run: () => run() });
const within = (name: string, body: Body) => {
  headings.push(name);
  body();
  headings.pop();
};

export const test = Object.assign(keep, {
  each: (all: readonly unknown[]) => (name: string, run: Body) => {
    for (const [i, one] of all.entries()) keep(`${name} ${i + 1}`, () => run(...spread(one)));
  },
});
export const describe = Object.assign(within, {
  each: (all: readonly unknown[]) => (name: string, body: Body) => {
    for (const [i, one] of all.entries()) within(`${name} ${i + 1}`, () => body(...spread(one)));
  },
});
