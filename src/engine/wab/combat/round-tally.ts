import { add, type Fraction, fraction, multiply, subtract } from '../../core/fraction.ts';
import { FORMED } from './losses.ts';
import {
  type Both,
  fallenOf,
  isGone,
  type Lost,
  other,
  SIDES,
  type Side,
  type Struck,
  type Ways,
} from './round-ways.ts';

/** One side of a round, worked out as far as no die is needed. */
export interface Fighting extends Struck {
  /** What it adds to its wounds, and what with fewer than 5 models left. */
  bonus: number;
  bonusIfFew: number;
  /** Of all parts, those in which it holds and gives ground after losing by so much with so many left on each side. */
  fate: (lostBy: number, left: number, enemies: number) => { holds: bigint; gives: bigint };
  /** What becomes of it where it does neither: an elephant stampedes, a wagon is destroyed. */
  beaten: 'breaks' | 'stampedes' | 'destroyed';
  /** As how many models so many count: of chariots their crew. */
  counts: (models: number) => number;
}

const ENDS = ['wins', 'wiped-out', 'holds', 'gives-ground', 'breaks'] as const;
type End = (typeof ENDS)[number] | 'escapes' | 'stampedes' | 'destroyed';

/** How a round ends, from the best for one's own side to the worst; of who breaks, whether he is caught. */
const ROUND_ENDS = [
  ...(['enemy-wiped-out', 'enemy-destroyed', 'enemy-caught', 'enemy-escapes'] as const),
  ...(['enemy-stampedes', 'enemy-gives-ground', 'enemy-holds'] as const),
  ...(['draw', 'both-wiped-out'] as const),
  ...(['own-holds', 'own-gives-ground', 'own-stampedes'] as const),
  ...(['own-escapes', 'own-caught', 'own-destroyed', 'own-wiped-out'] as const),
] as const;
type RoundEnd = (typeof ROUND_ENDS)[number];
/** Before it is known whether who breaks is caught. */
type Ended = `${Side}-${Exclude<End, 'wins'>}` | 'draw' | 'both-wiped-out';
type Counted = `${Side}-${End}` | 'draw';

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
    for (const cell of cells) this.count(sides, cell, cell.ways);
  }

  private add(end: Counted, ways: bigint) {
    this.counted.set(end, (this.counted.get(end) ?? 0n) + ways);
  }

  /** The end of a round with its difference, beside what it counts for each side. */
  private end(by: number, end: Ended, ways: bigint) {
    const ends = this.together.get(by) ?? new Map<Ended, bigint>();
    this.together.set(by, ends.set(end, (ends.get(end) ?? 0n) + ways));
    if (end !== 'both-wiped-out') this.add(end, ways);
  }

  private count(sides: Both<Fighting>, cell: Both<Lost>, ways: bigint) {
    const left = { own: 0, enemy: 0 };
    for (const side of SIDES) {
      const one = sides[side];
      const gone = isGone(one, cell[side]);
      const fallen = gone ? one.models : fallenOf(one, cell[side]);
      left[side] = gone ? 0 : one.counts(one.models - fallen);
      this.losses[side][fallen] = (this.losses[side][fallen] ?? 0n) + ways;
    }
    const score = (side: Side) => {
      const { body, crew } = cell[other(side)];
      return body + crew + sides[side][left[side] < FORMED ? 'bonusIfFew' : 'bonus'];
    };
    const by = score('own') - score('enemy');
    this.differences.set(by, (this.differences.get(by) ?? 0n) + ways);
    const whole = ways * PARTS;
    const bolted = SIDES.find((side) => cell[side].out === 'bolted');
    if (bolted) return this.end(by, `${bolted}-stampedes`, whole);
    const gone = SIDES.filter((side) => left[side] === 0);
    const [lost] = gone;
    if (gone.length > 1) {
      for (const side of gone) this.add(`${side}-wiped-out`, whole);
      return this.end(by, 'both-wiped-out', whole);
    }
    const loser = by < 0 ? 'own' : 'enemy';
    // The wounds of a chariot that destroyed itself count all the same (wab-16.29).
    const crashed = lost !== undefined && cell[lost].out === 'crashed';
    if (lost !== undefined && !(crashed && (by === 0 || loser !== lost))) {
      this.add(`${other(lost)}-wins`, whole);
      return this.end(by, `${lost}-wiped-out`, whole);
    }
    if (lost) this.add(`${lost}-wiped-out`, whole);
    if (by === 0) return this.end(by, 'draw', whole);
    this.add(`${other(loser)}-wins`, whole);
    this.beat(sides[loser], loser, { by, ways, left, free: crashed });
  }

  /** What becomes of who loses; nobody is left to pursue him where the winner is gone. */
  private beat({ fate, beaten }: Fighting, loser: Side, { by, ways, left, free }: Beaten) {
    const { holds, gives } = fate(Math.abs(by), left[loser], left[other(loser)]);
    this.end(by, `${loser}-holds`, ways * holds);
    this.end(by, `${loser}-gives-ground`, ways * gives);
    const rest = ways * (PARTS - holds - gives);
    if (!free || beaten !== 'breaks') return this.end(by, `${loser}-${beaten}`, rest);
    this.add(`${loser}-breaks`, rest);
    this.end(by, `${loser}-escapes`, rest);
  }

  chanceOf(end: Counted): Fraction {
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
        const away = add(subtract(breaks, taken), chanceOf(`${side}-escapes`));
        return { [`${side}-caught`]: taken, [`${side}-escapes`]: away };
      };
      const fled: Partial<Record<string, Fraction>> = { ...broken('own'), ...broken('enemy') };
      return ROUND_ENDS.flatMap((roundEnd) => {
        const chance = fled[roundEnd] ?? chanceOf(roundEnd as Ended);
        return chance.n > 0n ? [{ difference, roundEnd, chance }] : [];
      });
    });
  }
}

interface Beaten {
  by: number;
  ways: bigint;
  left: Both<number>;
  free: boolean;
}

/** Each end with its chance, whatever the difference. */
export const endsOf = (outcomes: readonly Outcome[]) =>
  ROUND_ENDS.flatMap((value) => {
    const of = outcomes.filter(({ roundEnd }) => roundEnd === value);
    const all = of.reduce((sum, { chance }) => add(sum, chance), fraction(0));
    return all.n > 0n ? [{ value, chance: all }] : [];
  });
