import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  type Fraction,
  fraction,
  fractionText,
  multiply,
  subtract,
} from './fraction.ts';
import { type Face, pool } from './pool.ts';

// The same odds by slow ways that share nothing with the pool but the arithmetic of fractions.

type Symbols = 'hits' | 'flags';
type Caps = Record<Symbols, number>;
/** Probabilities by `hits,flags`. */
type Odds = Map<string, Fraction>;

const UNCAPPED: Caps = { hits: Infinity, flags: Infinity };

const keyOf = (hits: number, flags: number, caps: Caps) =>
  `${Math.min(hits, caps.hits)},${Math.min(flags, caps.flags)}`;

function put(odds: Odds, key: string, more: Fraction) {
  odds.set(key, add(odds.get(key) ?? fraction(0), more));
}

function oddsOf(dice: number, faces: Face<Symbols>[], caps?: Caps): Odds {
  const odds: Odds = new Map();
  const roll = pool(dice, faces, { hits: undefined, flags: undefined, ...caps });
  for (const [{ hits, flags }, weight] of roll.entries()) {
    odds.set(`${hits},${flags}`, fraction(weight, roll.total));
  }
  return odds;
}

const textOf = (odds: Odds) =>
  [...odds]
    .filter(([, { n }]) => n)
    .map(([key, p]) => `${key}: ${fractionText(p)}`)
    .sort();

/** Every face of every die, each as often as it stands on the die: 6^n throws. */
function enumerated(dice: number, faces: Face<Symbols>[], caps: Caps): Odds {
  const sides = faces.flatMap((face) => new Array<Face<Symbols>>(Number(face.weight)).fill(face));
  const ways = new Map<string, number>();
  const lay = (left: number, hits: number, flags: number) => {
    if (!left) {
      const key = keyOf(hits, flags, caps);
      ways.set(key, (ways.get(key) ?? 0) + 1);
      return;
    }
    for (const { score } of sides) {
      lay(left - 1, hits + (score?.hits ?? 0), flags + (score?.flags ?? 0));
    }
  };
  lay(dice, 0, 0);
  return new Map([...ways].map(([key, n]) => [key, fraction(n, sides.length ** dice)]));
}

/** Solves the linear equations of `rows`, the last column being the right-hand side. */
function solved(rows: Fraction[][]): Fraction[] {
  const at = (r: number, c: number) => rows[r]?.[c] ?? fraction(0);
  for (let c = 0; c < rows.length; c++) {
    const pivot = rows.findIndex((_, r) => r >= c && at(r, c).n !== 0n);
    [rows[c], rows[pivot]] = [rows[pivot] ?? [], rows[c] ?? []];
    const { n, d } = at(c, c);
    rows[c] = (rows[c] ?? []).map((value) => multiply(value, fraction(d, n)));
    for (let r = 0; r < rows.length; r++) {
      const factor = at(r, c);
      if (r === c || !factor.n) continue;
      rows[r] = (rows[r] ?? []).map((value, i) => subtract(value, multiply(factor, at(c, i))));
    }
  }
  return rows.map((_, r) => at(r, rows.length));
}

/** One die that rolls again: how often it is expected in each state, as linear equations. */
function balanced(faces: Face<Symbols>[], caps: Caps): Odds {
  const sides = faces.reduce((sum, { weight }) => sum + Number(weight), 0);
  const states: [number, number][] = [];
  for (let h = 0; h <= caps.hits; h++) for (let f = 0; f <= caps.flags; f++) states.push([h, f]);
  const after = ([hits, flags]: [number, number], { score }: Face<Symbols>) =>
    keyOf(hits + (score?.hits ?? 0), flags + (score?.flags ?? 0), caps);
  // Visits to a state = 1 at the start + visits to every state x the chance to go on from it here.
  const rows = states.map(([hits, flags], r) => {
    const row = states.map((from, c) => {
      const goesOn = faces
        .filter((face) => face.again && after(from, face) === `${hits},${flags}`)
        .reduce((sum, { weight }) => sum + Number(weight), 0);
      return subtract(fraction(Number(r === c)), fraction(goesOn, sides));
    });
    return [...row, fraction(Number(r === 0))];
  });
  const odds: Odds = new Map();
  solved(rows).forEach((visits, i) => {
    for (const face of faces) {
      if (face.again) continue;
      const key = after(states[i] as [number, number], face);
      put(odds, key, multiply(visits, fraction(face.weight, sides)));
    }
  });
  return odds;
}

/** Dice with the odds of one of them, by every combination of outcomes. */
function combined(dice: number, one: Odds, caps: Caps): Odds {
  let all: Odds = new Map([['0,0', fraction(1)]]);
  for (let i = 0; i < dice; i++) {
    const next: Odds = new Map();
    for (const [had, p] of all) {
      for (const [more, q] of one) {
        const [h = 0, f = 0] = had.split(',').map(Number);
        const [hits = 0, flags = 0] = more.split(',').map(Number);
        put(next, keyOf(h + hits, f + flags, caps), multiply(p, q));
      }
    }
    all = next;
  }
  return all;
}

/** Dice that stop after `depth` rolls: what is then still rolling is `open`. */
function unrolled(faces: Face<Symbols>[], caps: Caps, depth: number) {
  const sides = faces.reduce((sum, { weight }) => sum + Number(weight), 0);
  const odds: Odds = new Map();
  let open = fraction(0);
  const lay = (hits: number, flags: number, p: Fraction, left: number) => {
    if (!left) {
      open = add(open, p);
      return;
    }
    for (const { weight, score, again } of faces) {
      const [h, f] = [hits + (score?.hits ?? 0), flags + (score?.flags ?? 0)];
      const chance = multiply(p, fraction(weight, sides));
      if (again) lay(h, f, chance, left - 1);
      else put(odds, keyOf(h, f, caps), chance);
    }
  };
  lay(0, 0, fraction(1), depth);
  return { odds, open };
}

const BATTLE: Face<Symbols>[] = [
  { weight: 2, score: { hits: 1 } },
  { weight: 1, score: { flags: 1 } },
  { weight: 3 },
];
const ELEPHANTS: Face<Symbols>[] = [
  { weight: 1, score: { hits: 1 }, again: true },
  { weight: 1, score: { hits: 1 } },
  { weight: 1, score: { flags: 1 } },
  { weight: 3 },
];
const BOTH_AGAIN: Face<Symbols>[] = [
  { weight: 1, score: { hits: 1 }, again: true },
  { weight: 1, score: { flags: 1 }, again: true },
  { weight: 1, score: { hits: 1, flags: 1 } },
  { weight: 3 },
];

const faces = (again: boolean) =>
  fc
    .array(
      fc.record({
        weight: fc.nat(2),
        score: fc.record({ hits: fc.nat(2), flags: fc.nat(2) }),
        again: fc.boolean().map((more) => more && again),
      }),
      { maxLength: 3 },
    )
    .chain((some) =>
      fc
        .record({
          weight: fc.integer({ min: 1, max: 2 }),
          score: fc.record({ hits: fc.nat(1), flags: fc.nat(1) }),
        })
        .map((end): Face<Symbols>[] => [...some, end]),
    );
const smallCaps = fc.record({ hits: fc.nat(3), flags: fc.nat(2) });

describe('every throw enumerated', () => {
  test.each([0, 1, 2, 3, 4, 5, 6])('%i battle dice', (dice) => {
    expect(textOf(oddsOf(dice, BATTLE))).toEqual(textOf(enumerated(dice, BATTLE, UNCAPPED)));
    for (const caps of [
      { hits: 2, flags: 1 },
      { hits: 4, flags: 0 },
    ]) {
      expect(textOf(oddsOf(dice, BATTLE, caps))).toEqual(textOf(enumerated(dice, BATTLE, caps)));
    }
  });

  test('dice of every kind, with a cap and without', () => {
    fc.assert(
      fc.property(fc.nat(4), faces(false), smallCaps, (dice, faces, caps) => {
        expect(textOf(oddsOf(dice, faces))).toEqual(textOf(enumerated(dice, faces, UNCAPPED)));
        expect(textOf(oddsOf(dice, faces, caps))).toEqual(textOf(enumerated(dice, faces, caps)));
      }),
    );
  });
});

describe('dice that roll again', () => {
  test.each([1, 2, 3, 4, 5])('%i dice as linear equations', (dice) => {
    for (const faces of [ELEPHANTS, BOTH_AGAIN]) {
      const caps = { hits: 4, flags: 3 };
      const twin = combined(dice, balanced(faces, caps), caps);
      expect(textOf(oddsOf(dice, faces, caps))).toEqual(textOf(twin));
    }
  });

  test('dice of every kind as linear equations', () => {
    fc.assert(
      fc.property(fc.nat(3), faces(true), smallCaps, (dice, faces, caps) => {
        const twin = combined(dice, balanced(faces, caps), caps);
        expect(textOf(oddsOf(dice, faces, caps))).toEqual(textOf(twin));
      }),
    );
  });

  test('stopped after ten rolls, the odds are short by no more than what still rolls', () => {
    const caps = { hits: 4, flags: 3 };
    for (const faces of [ELEPHANTS, BOTH_AGAIN]) {
      const { odds, open } = unrolled(faces, caps, 10);
      expect(open).toEqual(faces === ELEPHANTS ? fraction(1, 6 ** 10) : fraction(1, 3 ** 10));
      const exact = oddsOf(1, faces, caps);
      expect(exact.size).toBe(odds.size);
      for (const [key, p] of exact) {
        const short = subtract(p, odds.get(key) ?? fraction(0));
        expect(short.n).toBeGreaterThanOrEqual(0n);
        expect(compare(short, open)).toBeLessThanOrEqual(0);
      }
    }
  });
});
