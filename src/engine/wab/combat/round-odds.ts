import { add, type Fraction, fraction, multiply, subtract } from '../../core/fraction.ts';
import { belowMean } from '../formations/again.ts';
import { FORMED } from './losses.ts';
import type { Impact } from './round-impact.ts';

export type Side = 'own' | 'enemy';
export const SIDES = ['own', 'enemy'] as const;
export const other = (side: Side): Side => (side === 'own' ? 'enemy' : 'own');

/** One side of a round, worked out as far as no die is needed. */
export interface Fighting {
  models: number;
  /** Wounds of each model. */
  woundsEach: number;
  /** Dice to hit with so many of its models fallen before it strikes. */
  diceAfter: (lost: number) => number;
  /** The chance that one of them ends in an unsaved wound. */
  each: Fraction;
  /** Of veterans, the chances of a die to hit and of a hit to end in an unsaved wound. */
  again?: { hits: Fraction; wounds: Fraction } | undefined;
  /** What it adds to its wounds, and what with fewer than 5 models left. */
  bonus: number;
  bonusIfFew: number;
  /** Of all parts, those in which it holds and gives ground after losing by so much with so many left on each side. */
  fate: (lostBy: number, left: number, enemies: number) => { holds: bigint; gives: bigint };
  /** As how many models so many count: of chariots their crew. */
  counts: (models: number) => number;
  impact?: Impact | undefined;
}
type Both<T> = Readonly<Record<Side, T>>;

/** In how many ways of `d` to the power of `dice` a number of dice succeeds: of none, one and so on. */
export function successes(dice: number, { n, d }: Fraction): bigint[] {
  const fails = d - n;
  const ways = Array.from({ length: dice + 1 }, () => 0n);
  let chosen = 1n;
  for (let k = 0; k <= dice; k++) {
    ways[k] = chosen * n ** BigInt(k) * fails ** BigInt(dice - k);
    chosen = (chosen * BigInt(dice - k)) / BigInt(k + 1);
  }
  return ways;
}

/** Of how many ways one die of the blows is. */
const waysOfADie = ({ each, again }: Fighting): bigint =>
  again === undefined ? each.d : again.hits.d ** 2n * again.wounds.d;

/** Unsaved wounds of so many dice; veterans throw all of them again where fewer hit than on average (wab-13.114). */
function blows({ each, again }: Fighting, dice: number): bigint[] {
  if (again === undefined) return successes(dice, each);
  const { hits, wounds } = again;
  const upTo = belowMean(multiply(fraction(dice), hits));
  const thrown = successes(dice, hits);
  const second = successes(dice, { n: hits.n * wounds.n, d: hits.d * wounds.d });
  const poor = thrown.slice(0, upTo + 1).reduce((sum, ways) => sum + ways, 0n);
  const all = second.map((ways) => poor * ways);
  for (const [hit, ways] of thrown.entries()) {
    if (hit <= upTo) continue;
    const rest = ways * wounds.d ** BigInt(dice - hit) * hits.d ** BigInt(dice);
    for (const [hurt, of] of successes(hit, wounds).entries())
      all[hurt] = (all[hurt] ?? 0n) + rest * of;
  }
  return all;
}

/** Unsaved wounds up to what there is to lose: what goes beyond is not counted (wab-5.38). */
function wounds(striker: Fighting, dice: number, most: number): bigint[] {
  const all = blows(striker, dice);
  const counted = all.slice(0, most + 1);
  for (const ways of all.slice(most + 1)) counted[most] = (counted[most] ?? 0n) + ways;
  return counted;
}

interface Cell {
  /** Wounds that each side took. */
  own: number;
  enemy: number;
  ways: bigint;
}
interface Ways {
  cells: readonly Cell[];
  total: bigint;
}

const endures = ({ models, woundsEach }: Fighting) => models * woundsEach;
export const fallenOf = ({ woundsEach }: Pick<Fighting, 'woundsEach'>, taken: number) =>
  Math.floor(taken / woundsEach);

/** One side strikes, then what is left of the other; or both at once. */
function struck(sides: Both<Fighting>, first: Side, together: boolean): Ways {
  const [one, two] = [sides[first], sides[other(first)]];
  const most = two.diceAfter(0);
  const replies = new Map<number, bigint[]>();
  const reply = (dice: number) => {
    const known =
      replies.get(dice) ??
      wounds(two, dice, endures(one)).map((ways) => ways * waysOfADie(two) ** BigInt(most - dice));
    replies.set(dice, known);
    return known;
  };
  const cells = wounds(one, one.diceAfter(0), endures(two)).flatMap((ways, taken) =>
    ways === 0n
      ? []
      : reply(two.diceAfter(together ? 0 : fallenOf(two, taken))).flatMap((back, suffered) =>
          back === 0n
            ? []
            : [
                first === 'own'
                  ? { own: suffered, enemy: taken, ways: ways * back }
                  : { own: taken, enemy: suffered, ways: ways * back },
              ],
        ),
  );
  return {
    cells,
    total: waysOfADie(one) ** BigInt(one.diceAfter(0)) * waysOfADie(two) ** BigInt(most),
  };
}

/** All ways of the blows; where a die decides who is first, those of either order as likely. */
export function waysOf(sides: Both<Fighting>, first: Side | 'both' | 'open'): Ways {
  if (first !== 'open') return struck(sides, first === 'both' ? 'own' : first, first === 'both');
  // As many ways in either order: each side has all of its dice counted.
  const orders = SIDES.map((side) => struck(sides, side, false));
  return {
    cells: orders.flatMap(({ cells }) => cells),
    total: orders.reduce((all, { total }) => all + total, 0n),
  };
}

/** The blows of a side or the impact of its chariots, in their order. */
export interface Volley {
  side: Side;
  impact: boolean;
}

/** All ways of blows and impact hits, one volley after the other; of what fell before nothing strikes. */
export function waysInOrder(sides: Both<Fighting>, orders: readonly (readonly Volley[])[]): Ways {
  const all = orders.map((order) =>
    order.reduce((ways, volley) => after(sides, ways, volley), {
      cells: [{ own: 0, enemy: 0, ways: 1n }],
      total: 1n,
    } as Ways),
  );
  return {
    cells: all.flatMap(({ cells }) => cells),
    total: all.reduce((sum, { total }) => sum + total, 0n),
  };
}

function after(sides: Both<Fighting>, { cells, total }: Ways, { side, impact }: Volley): Ways {
  const [striker, target] = [sides[side], other(side)];
  const most = striker.diceAfter(0);
  const known = new Map<number, readonly bigint[]>();
  const waysOf = (lost: number) => {
    if (impact) return striker.impact?.ways(lost) ?? [1n];
    const dice = striker.diceAfter(lost);
    return blows(striker, dice).map((ways) => ways * waysOfADie(striker) ** BigInt(most - dice));
  };
  const next = new Map<string, Cell>();
  for (const cell of cells) {
    const lost = fallenOf(striker, cell[side]);
    const ways = known.get(lost) ?? waysOf(lost);
    known.set(lost, ways);
    for (const [wounds, of] of ways.entries()) {
      if (of === 0n) continue;
      const hurt = { ...cell, [target]: Math.min(endures(sides[target]), cell[target] + wounds) };
      const key = `${hurt.own} ${hurt.enemy}`;
      const before = next.get(key)?.ways ?? 0n;
      next.set(key, { ...hurt, ways: before + cell.ways * of });
    }
  }
  const whole = impact ? (striker.impact?.total ?? 1n) : waysOfADie(striker) ** BigInt(most);
  return { cells: [...next.values()], total: total * whole };
}

export const ENDS = ['wins', 'wiped-out', 'holds', 'gives-ground', 'breaks'] as const;
type End = (typeof ENDS)[number];

/** How a round ends, from the best for one's own side to the worst; of who breaks, whether he is caught. */
export const ROUND_ENDS = [
  'enemy-wiped-out',
  'enemy-caught',
  'enemy-escapes',
  'enemy-gives-ground',
  'enemy-holds',
  'draw',
  'both-wiped-out',
  'own-holds',
  'own-gives-ground',
  'own-escapes',
  'own-caught',
  'own-wiped-out',
] as const;
type RoundEnd = (typeof ROUND_ENDS)[number];
/** Before it is known whether who breaks is caught. */
type Ended = `${Side}-${Exclude<End, 'wins'>}` | 'draw' | 'both-wiped-out';

interface Outcome {
  difference: number;
  roundEnd: RoundEnd;
  chance: Fraction;
}

/** All tests are counted in so many parts: two dice, thrown again, and the die of stubborn troops. */
export const PARTS = 2n * 36n * 36n;

/** How a round may end, counted in ways. */
export class Tally {
  readonly total: bigint;
  private readonly counted = new Map<string, bigint>();
  private readonly losses: Both<bigint[]> = { own: [], enemy: [] };
  private readonly differences = new Map<number, bigint>();
  private readonly together = new Map<number, Map<Ended, bigint>>();

  constructor(sides: Both<Fighting>, { cells, total }: Ways) {
    this.total = total;
    for (const cell of cells) this.count(sides, cell);
  }

  private add(end: `${Side}-${End}` | 'draw', ways: bigint) {
    this.counted.set(end, (this.counted.get(end) ?? 0n) + ways);
  }

  /** The end of a round with its difference, beside what it counts for each side. */
  private end(by: number, end: Ended, ways: bigint) {
    const ends = this.together.get(by) ?? new Map<Ended, bigint>();
    this.together.set(by, ends.set(end, (ends.get(end) ?? 0n) + ways));
    if (end !== 'both-wiped-out') this.add(end, ways);
  }

  private count(sides: Both<Fighting>, cell: Cell) {
    const left = { own: 0, enemy: 0 };
    const counted = { own: 0, enemy: 0 };
    for (const side of SIDES) {
      const fallen = fallenOf(sides[side], cell[side]);
      left[side] = sides[side].models - fallen;
      counted[side] = sides[side].counts(left[side]);
      this.losses[side][fallen] = (this.losses[side][fallen] ?? 0n) + cell.ways;
    }
    const score = (side: Side) =>
      cell[other(side)] + (counted[side] < FORMED ? sides[side].bonusIfFew : sides[side].bonus);
    const by = score('own') - score('enemy');
    this.differences.set(by, (this.differences.get(by) ?? 0n) + cell.ways);
    const whole = cell.ways * PARTS;
    const gone = SIDES.filter((side) => left[side] === 0);
    const [lost] = gone;
    if (gone.length > 1) {
      for (const side of gone) this.add(`${side}-wiped-out`, whole);
      return this.end(by, 'both-wiped-out', whole);
    }
    if (lost !== undefined) {
      this.add(`${other(lost)}-wins`, whole);
      return this.end(by, `${lost}-wiped-out`, whole);
    }
    if (by === 0) return this.end(by, 'draw', whole);
    const loser = by < 0 ? 'own' : 'enemy';
    this.add(`${other(loser)}-wins`, whole);
    const { holds, gives } = sides[loser].fate(
      ...([Math.abs(by), counted[loser], counted[other(loser)]] as const),
    );
    this.end(by, `${loser}-holds`, cell.ways * holds);
    this.end(by, `${loser}-gives-ground`, cell.ways * gives);
    this.end(by, `${loser}-breaks`, whole - cell.ways * (holds + gives));
  }

  chanceOf(end: `${Side}-${End}` | 'draw'): Fraction {
    return fraction(this.counted.get(end) ?? 0n, this.total * PARTS);
  }

  /** Models lost, each number with its ways. */
  lossesOf(side: Side): readonly (readonly [number, bigint])[] {
    return this.losses[side].flatMap((ways, n) => (ways ? [[n, ways] as const] : []));
  }

  meanLosses(side: Side): Fraction {
    const sum = this.lossesOf(side).reduce((all, [n, ways]) => all + BigInt(n) * ways, 0n);
    return fraction(sum, this.total);
  }

  /** By how much your side wins, below nothing where it loses. */
  difference(): readonly (readonly [number, bigint])[] {
    return [...this.differences].sort(([one], [two]) => one - two);
  }

  /** Every difference with what becomes of who loses by it, where who breaks is caught with such a chance. */
  outcomes(caught: Both<Fraction>): readonly Outcome[] {
    return this.difference().flatMap(([difference]) => {
      const ends = this.together.get(difference) ?? new Map<Ended, bigint>();
      const chanceOf = (end: Ended) => fraction(ends.get(end) ?? 0n, this.total * PARTS);
      const broken = (side: Side) => {
        const breaks = chanceOf(`${side}-breaks`);
        const taken = multiply(breaks, caught[side]);
        return { [`${side}-caught`]: taken, [`${side}-escapes`]: subtract(breaks, taken) };
      };
      const fled: Partial<Record<string, Fraction>> = { ...broken('own'), ...broken('enemy') };
      return ROUND_ENDS.flatMap((roundEnd) => {
        const chance = fled[roundEnd] ?? chanceOf(roundEnd as Ended);
        return chance.n > 0n ? [{ difference, roundEnd, chance }] : [];
      });
    });
  }
}

/** Each end with its chance, whatever the difference. */
export const endsOf = (outcomes: readonly Outcome[]) =>
  ROUND_ENDS.flatMap((value) => {
    const of = outcomes.filter(({ roundEnd }) => roundEnd === value);
    const all = of.reduce((sum, { chance }) => add(sum, chance), fraction(0));
    return all.n > 0n ? [{ value, chance: all }] : [];
  });
