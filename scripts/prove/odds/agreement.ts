import type { Odds } from '../../../src/engine/core/ruling.ts';
import type { Ended } from './throwing.ts';

/** One number of the odds beside what was thrown: how likely it is that chance alone takes them so far apart. */
export interface Agreement {
  name: string;
  p: number;
  /** What should have come, and what came, where they differ most. */
  told: string;
}

/** Fewer than these are expected: such cells are joined. */
const FEW = 5;
/** A mean is compared only where so many throws differ from the usual value: before, it is not yet normal. */
const ENOUGH = 30;

const MOST_TERMS = 500;
const CLOSE = 1e-15;

/** ln Γ(x), for whole and half numbers. */
function lnGamma(x: number): number {
  let [sum, at] = [0, x];
  for (; at < 10; at += 1) sum -= Math.log(at);
  const small = 1 / (12 * at) - 1 / (360 * at ** 3) + 1 / (1260 * at ** 5);
  return sum + (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + small;
}

/** The upper part of the gamma function, Q(a, x): a series for small x, a continued fraction beyond. */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - lnGamma(a));
  if (x < a + 1) {
    let [term, sum] = [1 / a, 1 / a];
    for (let n = 1; n < MOST_TERMS && term > sum * CLOSE; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - scale * sum;
  }
  let [b, c] = [x + 1 - a, Number.MAX_VALUE];
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < MOST_TERMS; n++) {
    const an = n * (a - n);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < CLOSE) break;
  }
  return scale * fraction;
}

/** How likely chi-square is at least so great. */
const chiSquareTail = (sum: number, freedom: number) => upperGamma(freedom / 2, sum / 2);
/** How likely at least so many come where `expected` do on average (Poisson). */
const poissonTail = (seen: number, expected: number) =>
  seen === 0 ? 1 : 1 - upperGamma(seen, expected);

export const decimal = (text: string): number => {
  const [n = 0, d = 1] = text.split('/').map(Number);
  if (!Number.isFinite(n) || !Number.isFinite(d)) throw new RangeError(`${text} is too great.`);
  return n / d;
};

/** How many values came so and so often, against how often each should; what cannot be has no place in `exact`. */
export function agree(
  exact: ReadonlyMap<string, number>,
  seen: ReadonlyMap<string, number>,
  all: number,
): { p: number; told: string } {
  const never = [...seen.keys()].find((key) => !exact.get(key) && seen.get(key));
  if (never !== undefined) return { p: 0, told: `${never}: ${seen.get(never)} of never` };
  const cells = [...exact].map(([key, p]) => ({ key, due: p * all, came: seen.get(key) ?? 0 }));
  const rare = cells.filter(({ due }) => due < FEW);
  const due = rare.reduce((sum, one) => sum + one.due, 0);
  const came = rare.reduce((sum, one) => sum + one.came, 0);
  const joined = due >= FEW ? [{ key: 'rare', due, came }] : [];
  const great = [...cells.filter((one) => one.due >= FEW), ...joined];
  const off = ({ due: wanted, came: found }: (typeof great)[number]) =>
    (found - wanted) ** 2 / wanted;
  const p =
    great.length > 1
      ? chiSquareTail(
          great.reduce((sum, one) => sum + off(one), 0),
          great.length - 1,
        )
      : 1;
  const worst = great.toSorted((a, b) => off(b) - off(a))[0];
  const told = worst ? `${worst.key}: ${worst.came} of ${worst.due.toFixed(1)}` : '';
  if (due >= FEW || poissonTail(came, due) >= p) return { p, told };
  return { p: poissonTail(came, due), told: `rare: ${came} of ${due.toFixed(1)}` };
}

type Ends = ReadonlyMap<Ended, number>;

/** How often each value came, and in how many throws it was at stake. */
function counted(ends: Ends, of: (end: Ended) => string | undefined) {
  const seen = new Map<string, number>();
  let all = 0;
  for (const [end, many] of ends) {
    const value = of(end);
    if (value === undefined) continue;
    seen.set(value, (seen.get(value) ?? 0) + many);
    all += many;
  }
  return { seen, all };
}

function agreeOn(
  name: string,
  exact: ReadonlyMap<string, number>,
  ends: Ends,
  of: (end: Ended) => string | undefined,
): Agreement {
  const { seen, all } = counted(ends, of);
  return { name, ...agree(exact, seen, all) };
}

/** The average of all throws against the exact one, by the spread of the throws. */
function agreeOnMean(name: string, exact: number, ends: Ends): Agreement {
  const values = [...ends].map(([end, many]) => ({ value: end.means?.[name] ?? Number.NaN, many }));
  const all = values.reduce((sum, one) => sum + one.many, 0);
  const mean = values.reduce((sum, one) => sum + one.value * one.many, 0) / all;
  const spread = values.reduce((sum, one) => sum + one.many * (one.value - mean) ** 2, 0) / all;
  const usual = Math.max(...counted(ends, (end) => String(end.means?.[name])).seen.values());
  const told = `${mean} of ${exact}`;
  if (Number.isNaN(mean)) return { name, p: 0, told };
  if (spread === 0)
    return { name, p: usual === all && Math.abs(mean - exact) * all < FEW ? 1 : 0, told };
  if (all - usual < ENOUGH) return { name, p: 1, told };
  return { name, p: chiSquareTail(((mean - exact) ** 2 * all) / spread, 1), told };
}

const keyOf = (outcome: object | undefined) =>
  outcome &&
  Object.entries(outcome)
    .sort()
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** Every number of the odds beside the throws. */
export function compare(odds: Odds, all: Ends): Agreement[] {
  const ends = new Map([...all].filter(([end]) => !end.void));
  const chances = Object.entries(odds.chances).map(([name, { fraction }]) => {
    const p = decimal(fraction);
    const exact = new Map([
      ['yes', p],
      ['no', 1 - p],
    ]);
    return agreeOn(name, exact, ends, ({ chances }) => {
      if (!(name in (chances ?? {}))) return 'not thrown';
      const is = chances?.[name];
      return is === undefined ? undefined : is ? 'yes' : 'no';
    });
  });
  const tables = Object.entries(odds.tables).map(([name, rows]) => {
    const exact = new Map(rows.map(({ value, fraction }) => [String(value), decimal(fraction)]));
    return agreeOn(`table of ${name}`, exact, ends, ({ tables }) => String(tables?.[name]));
  });
  const means = Object.entries(odds.means).map(([name, { fraction }]) =>
    agreeOnMean(name, decimal(fraction), ends),
  );
  if (!odds.outcomes) return [...chances, ...tables, ...means];
  const exact = new Map(
    odds.outcomes.map(({ outcome, fraction }) => [keyOf(outcome) ?? '', decimal(fraction)]),
  );
  const outcomes = agreeOn(
    'outcomes',
    exact,
    ends,
    ({ outcome }) => keyOf(outcome) ?? 'not thrown',
  );
  return [...chances, ...tables, ...means, outcomes];
}
