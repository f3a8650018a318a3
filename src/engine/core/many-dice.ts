import { kindFor, plus, times, type Weight } from './distribution.ts';

/** What several counters stand at, in a fixed order. */
export type Tally = readonly number[];

/** One outcome of a die: what it adds to the counters, and in how many ways. */
export type Throw = readonly [tally: Tally, weight: Weight];

/**
 * Tallies up to `tops` have the places 0, 1, 2 ... in the order of the first counter, then the
 * second: a list of weights by place is quicker than a table with keys.
 */
const placesUpTo = (tops: Tally) => tops.reduce((places, top) => places * (top + 1), 1);

/** What is above its top counts as the top. */
function placeOf(tally: Tally, tops: Tally): number {
  let place = 0;
  for (const [i, top] of tops.entries()) {
    place = place * (top + 1) + Math.min(tally[i] as number, top);
  }
  return place;
}

function tallyAt(place: number, tops: Tally): Tally {
  let rest = place;
  return tops.reduceRight<number[]>((tally, top) => {
    tally.unshift(rest % (top + 1));
    rest = Math.floor(rest / (top + 1));
    return tally;
  }, []);
}

const totalOf = (dice: number, die: readonly Throw[]) =>
  die.reduce((sum, [, weight]) => sum + BigInt(weight), 0n) ** BigInt(dice);

/** The weights by place, one die added after the other. */
function oneByOne(dice: number, die: readonly Throw[], tops: Tally): Weight[] {
  const kind = kindFor(totalOf(dice, die));
  const places = placesUpTo(tops);
  const moves = die.map(([more, weight]) => ({
    weight: kind(weight),
    to: Array.from({ length: places }, (_, place) => {
      const tally = tallyAt(place, tops);
      return placeOf(
        tally.map((count, i) => count + (more[i] as number)),
        tops,
      );
    }),
  }));
  let now = new Array<Weight>(places).fill(kind(0));
  now[0] = kind(1);
  for (let thrown = 0; thrown < dice; thrown++) {
    const next = new Array<Weight>(places).fill(kind(0));
    for (let place = 0; place < places; place++) {
      const ways = now[place] as Weight;
      if (!ways) continue;
      for (const { weight, to } of moves) {
        const after = to[place] as number;
        next[after] = plus(next[after] as Weight, times(ways, weight));
      }
    }
    now = next;
  }
  return now;
}

/**
 * The same where nothing is capped: the power of a polynomial by J. C. P. Miller's recurrence,
 * which makes each weight from a few before it. What it divides is too great for numbers.
 */
function allAtOnce(dice: number, die: readonly Throw[], tops: Tally): Weight[] {
  const terms = die.map(([tally, weight]) => [placeOf(tally, tops), BigInt(weight)] as const);
  const [[base, least], ...others] = terms as [(typeof terms)[number], ...typeof terms];
  const weights = new Array<bigint>(placesUpTo(tops)).fill(0n);
  const start = base * dice;
  weights[start] = least ** BigInt(dice);
  for (let k = 1; start + k < weights.length; k++) {
    let sum = 0n;
    for (const [place, weight] of others) {
      const step = place - base;
      const before = weights[start + k - step];
      if (before) sum += BigInt((dice + 1) * step - k) * weight * before;
    }
    weights[start + k] = sum / (BigInt(k) * least);
  }
  return weights;
}

/**
 * What `dice` equal dice may throw together. `die` is one of them, its tallies different and in
 * order. Where it takes fewer steps, counters run on beyond their caps: cap what comes out.
 */
export function manyDice(dice: number, die: readonly Throw[], caps: Tally): Throw[] {
  const most = caps.map((_, i) => dice * Math.max(...die.map(([tally]) => tally[i] as number)));
  const tops = most.map((top, i) => Math.min(top, caps[i] as number));
  const inOneGo = dice * placesUpTo(tops) > placesUpTo(most);
  const weights = inOneGo ? allAtOnce(dice, die, most) : oneByOne(dice, die, tops);
  const within = inOneGo ? most : tops;
  return weights.flatMap((ways, place): Throw[] => (ways ? [[tallyAt(place, within), ways]] : []));
}
