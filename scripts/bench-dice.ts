import {
  cancel,
  type Distribution,
  type Face,
  passesTest,
  pool,
  sum,
  thin,
} from '../src/engine/core/dice.ts';
import { fraction } from '../src/engine/core/fraction.ts';

export interface BenchRow {
  name: string;
  /** Median of one run, in milliseconds. */
  ms: number;
  /** What it may take at most, in milliseconds. */
  bar: number;
}

/** Colour and swords hit, the flag drives back. */
const BATTLE_DIE: Face<'hits' | 'flags'>[] = [
  { weight: 2, score: { hits: 1 } },
  { weight: 1, score: { flags: 1 } },
  { weight: 3 },
];

/** The same die thrown by elephants: swords roll again. */
const ELEPHANT_DIE: Face<'hits' | 'flags'>[] = [
  { weight: 1, score: { hits: 1 }, again: true },
  { weight: 1, score: { hits: 1 } },
  { weight: 1, score: { flags: 1 } },
  { weight: 3 },
];

const LEADER_SYMBOL: Face<'symbols'>[] = [{ weight: 1, score: { symbols: 1 } }, { weight: 5 }];

/** Blocks, flags and leader of a unit after a roll against it, its leader tested if it is hit. */
function struck(dice: number, die: Face<'hits' | 'flags'>[], blocks: number) {
  const checks = [0, 1, 2].map((dice) => pool(dice, LEADER_SYMBOL));
  return pool(dice, die, { hits: blocks, flags: 3 }).chain(({ hits, flags }) => {
    const needed = hits < blocks ? 2 : 1;
    const check = checks[hits && needed] as Distribution<{ symbols: number }>;
    return check.map(({ symbols }) => ({
      blocks: blocks - hits,
      flags,
      leader: !hits || symbols < needed,
    }));
  });
}

/** An attack, and the battle back of what is left and stands. */
function combat(die: Face<'hits' | 'flags'>[]) {
  const back = [0, 1, 2, 3, 4, 5].map((dice) => struck(dice, BATTLE_DIE, 4));
  return struck(5, die, 4).chain((defender) => {
    const dice = defender.flags || !defender.blocks ? 0 : defender.blocks + Number(defender.leader);
    return (back[dice] as (typeof back)[0]).map((attacker) => ({
      attacker: attacker.blocks,
      pushedBack: attacker.flags,
      attackerLed: attacker.leader,
      defender: defender.blocks,
      flees: defender.flags,
      defenderLed: defender.leader,
    }));
  });
}

/** Both sides strike at once: hits, resist rolls, then a break test on two dice for the loser. */
function melee() {
  const wear = (dice: number, resist: number) =>
    cancel(
      pool(dice, [{ weight: 3, score: { wear: 1 } }, { weight: 3 }]),
      'wear',
      pool(resist, [{ weight: 2, score: { saves: 1 } }, { weight: 4 }]),
      'saves',
    );
  return wear(10, 6)
    .chain((defender) =>
      wear(8, 5).map((attacker) => ({ defender: defender.wear, attacker: attacker.wear })),
    )
    .chain((both) => {
      const test = { atMost: 8, modifier: Math.abs(both.attacker - both.defender) };
      return sum(2).map(({ sum }) => ({ ...both, holds: passesTest(sum, test) }));
    });
}

/** 30 attacks that hit on 3 and wound on 4, against a save on 5. */
function volley() {
  const hits = pool(30, [{ weight: 2, score: { hits: 1 } }, { weight: 1 }]);
  return thin(thin(hits, 'hits', fraction(1, 2)), 'hits', fraction(2, 3));
}

const BENCHES: { name: string; bar: number; run: () => unknown }[] = [
  { name: '30 dice, hits and flags', bar: 1, run: () => pool(30, BATTLE_DIE) },
  { name: '30 dice, 4 blocks', bar: 1, run: () => pool(30, BATTLE_DIE, { hits: 4 }) },
  {
    name: '30 elephant dice, 4 blocks, 3 flags',
    bar: 1,
    run: () => pool(30, ELEPHANT_DIE, { hits: 4, flags: 3 }),
  },
  { name: 'combat, both sides, with leader checks', bar: 20, run: () => combat(BATTLE_DIE) },
  { name: 'combat of elephants', bar: 20, run: () => combat(ELEPHANT_DIE) },
  { name: 'melee at once, with resist and break tests', bar: 20, run: melee },
  { name: '30 attacks: hit, wound, save', bar: 20, run: volley },
];

/** Median of one run, in milliseconds, after a warm-up; quick runs are timed in batches. */
function median(run: () => unknown): number {
  const timed = (batch: number) => {
    const start = performance.now();
    for (let i = 0; i < batch; i++) run();
    return (performance.now() - start) / batch;
  };
  const batch = Math.max(1, Math.ceil(1 / timed(20)));
  const times = Array.from({ length: 51 }, () => timed(batch)).sort((a, b) => a - b);
  return times[25] as number;
}

export function benchDice(): BenchRow[] {
  return BENCHES.map(({ name, bar, run }) => ({ name, ms: median(run), bar }));
}

if (import.meta.main) {
  console.table(benchDice().map((row) => ({ ...row, ms: Number(row.ms.toFixed(3)) })));
}
