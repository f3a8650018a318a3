import { type Fraction, fraction, multiply } from '../../core/fraction.ts';
import { belowMean } from '../formations/again.ts';

export type Side = 'own' | 'enemy';
export const SIDES = ['own', 'enemy'] as const;
export const other = (side: Side): Side => (side === 'own' ? 'enemy' : 'own');
export type Both<T> = Readonly<Record<Side, T>>;

/** What a side has lost: wounds of its models, of an elephant or a wagon, and men of its crew; how it has left, if it has. */
export interface Lost {
  body: number;
  crew: number;
  out: 'no' | 'crashed' | 'bolted';
}
/** What a volley may do to whom it strikes, and whether it destroys who strikes it. */
export interface Harm {
  body: number;
  crew: number;
  crashes?: boolean;
  ways: bigint;
}
/** All blows or impact hits of one kind: what they may do after such losses, all of one total. */
export interface Strikes {
  ways: (own: Lost) => readonly Harm[];
  total: bigint;
}
/** Which blows of a side fall, and whether with all who stood before anything fell. */
export interface Volley {
  side: Side;
  kind: 'blows' | 'riders' | 'impact';
  whole?: boolean;
}

/** What of a side the blows of a round ask for. */
export interface Struck {
  models: number;
  /** Wounds of each model. */
  woundsEach: number;
  /** Men of the crew among whom its hits are shared; none of other troops. */
  crew: number;
  /** Whether it is gone without its crew. */
  needsCrew?: boolean;
  /** The chance to stampede at once as the last of its crew falls. */
  bolts?: Fraction | undefined;
  volleys: Partial<Readonly<Record<Volley['kind'], Strikes>>>;
}

export const endures = ({ models, woundsEach }: Struck) => models * woundsEach;
export const fallenOf = ({ woundsEach }: Pick<Struck, 'woundsEach'>, { body }: Lost) =>
  Math.floor(body / woundsEach);
/** Whether nobody of it is left where it fought. */
export const isGone = (one: Struck, lost: Lost) =>
  lost.out === 'crashed' ||
  lost.body >= endures(one) ||
  (one.needsCrew === true && lost.crew >= one.crew);

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

/** The chance of each die to wound for good, the models or the body and the crew. */
export interface Aim {
  body: Fraction;
  crew: Fraction;
}
const partsOf = ({ body, crew }: Aim) => {
  const whole = crew.n === 0n ? body.d : body.d * crew.d;
  return { whole, hurts: body.n * (whole / body.d), kills: (crew.n * whole) / crew.d };
};

/** In how many ways so many dice do harm, counted as if there were the most that there could be. */
export function harmsOf(dice: number, most: number, aim: Aim): Harm[] {
  const { whole, hurts, kills } = partsOf(aim);
  const rest = whole ** BigInt(most - dice);
  const either = hurts + kills;
  if (kills === 0n)
    return successes(dice, { n: hurts, d: whole }).map((ways, body) => ({
      ...{ body, crew: 0, ways: ways * rest },
    }));
  return successes(dice, { n: 1n, d: 1n + whole - either }).flatMap((ways, all) =>
    successes(all, { n: kills, d: either }).map((of, crew) => ({
      ...{ body: all - crew, crew, ways: ways * of * rest },
    })),
  );
}
/** The same of veterans, who throw all of their dice again where fewer hit than on average (wab-13.114). */
export function harmsAgain(dice: number, most: number, hits: Fraction, aim: Aim): Harm[] {
  const upTo = belowMean(multiply(fraction(dice), hits));
  const thrown = successes(dice, hits);
  const poor = thrown.slice(0, upTo + 1).reduce((sum, ways) => sum + ways, 0n);
  const rest = (hits.d ** 2n * partsOf(aim).whole) ** BigInt(most - dice);
  return thrown.flatMap((of, hit) => {
    const kept = hit > upTo ? hits.d ** BigInt(dice) : 0n;
    const share = of * (poor + kept) * rest;
    return harmsOf(hit, dice, aim).map(({ ways, ...harm }) => ({ ...harm, ways: ways * share }));
  });
}
export const totalAgain = (most: number, hits: Fraction, aim: Aim): bigint =>
  (hits.d ** 2n * partsOf(aim).whole) ** BigInt(most);
export const totalOf = (most: number, aim: Aim): bigint => partsOf(aim).whole ** BigInt(most);

interface Cell {
  own: Lost;
  enemy: Lost;
  ways: bigint;
}
export interface Ways {
  cells: readonly Cell[];
  total: bigint;
}
const UNHURT: Lost = { body: 0, crew: 0, out: 'no' };
const keyOf = ({ body, crew, out }: Lost) => `${body} ${crew} ${out}`;

/** One volley after what fell before: of what fell nothing strikes, and nobody at who has left. */
function after(sides: Both<Struck>, { cells, total }: Ways, { side, kind, whole }: Volley): Ways {
  const strikes = sides[side].volleys[kind];
  if (!strikes) return { cells, total };
  const target = other(side);
  const { bolts, crew } = sides[target];
  const known = new Map<string, readonly Harm[]>();
  const waysOf = (lost: Lost) => {
    const key = keyOf(lost);
    const ways = known.get(key) ?? strikes.ways(lost);
    known.set(key, ways);
    return ways;
  };
  const next = new Map<string, Cell>();
  const add = (cell: Cell, ways: bigint) => {
    if (ways === 0n) return;
    const key = `${keyOf(cell.own)} ${keyOf(cell.enemy)}`;
    next.set(key, { ...cell, ways: (next.get(key)?.ways ?? 0n) + ways });
  };
  const each = bolts?.d ?? 1n;
  for (const cell of cells) {
    const [striker, struck] = [cell[side], cell[target]];
    const fell = !whole && isGone(sides[side], striker);
    if (fell || striker.out !== 'no' || struck.out !== 'no') {
      add(cell, cell.ways * strikes.total * each);
      continue;
    }
    for (const harm of waysOf(whole ? UNHURT : striker)) {
      const ways = cell.ways * harm.ways;
      const hurt: Lost = {
        body: Math.min(endures(sides[target]), struck.body + harm.body),
        crew: Math.min(crew, struck.crew + harm.crew),
        out: 'no',
      };
      const own: Lost = harm.crashes ? { ...striker, out: 'crashed' } : striker;
      const now = { ...cell, [side]: own, [target]: hurt };
      const falls = hurt.crew === crew && struck.crew < crew && !isGone(sides[target], hurt);
      if (!bolts || !falls) add(now, ways * each);
      else {
        add({ ...now, [target]: { ...hurt, out: 'bolted' } }, ways * bolts.n);
        add(now, ways * (bolts.d - bolts.n));
      }
    }
  }
  return { cells: [...next.values()], total: total * strikes.total * each };
}

/** All ways of the volleys in each of their orders, which are as likely as each other. */
export function waysOf(sides: Both<Struck>, orders: readonly (readonly Volley[])[]): Ways {
  const start: Ways = { cells: [{ own: UNHURT, enemy: UNHURT, ways: 1n }], total: 1n };
  const all = orders.map((order) =>
    order.reduce((ways, volley) => after(sides, ways, volley), start),
  );
  return {
    cells: all.flatMap(({ cells }) => cells),
    total: all.reduce((sum, { total }) => sum + total, 0n),
  };
}
