import { Distribution } from '../../core/distribution.ts';
import { type Fraction, fraction } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { pool } from '../../core/pool.ts';
import type { Odds } from '../../core/ruling.ts';
import { FACES, FACES_OF_DIE, type Face, SHOWN } from '../faces.ts';
import type { Fighter } from './combat.ts';

/** What the dice of one roll come to: hits and flags. */
export interface Rolled {
  hits: number;
  flags: number;
}

export const countFaces = (faces: readonly Face[], hitsOn: readonly Face[]): Rolled => ({
  hits: faces.filter((face) => hitsOn.includes(face)).length,
  flags: faces.filter((face) => face === 'flag').length,
});

/** Every outcome of a roll as far as it is open. More hits than the target has blocks count as that many. */
export function rollOdds(
  dice: number,
  hitsOn: readonly Face[],
  blocks: number,
  known: readonly Face[] = [],
): Distribution<Rolled> {
  const before = countFaces(known, hitsOn);
  const open = Math.max(0, dice - known.length);
  const faces = FACES.map((face) => ({
    weight: SHOWN[face],
    score: { hits: Number(hitsOn.includes(face)), flags: Number(face === 'flag') },
  }));
  return pool(open, faces, { hits: blocks }).map(({ hits = 0, flags = 0 }) => ({
    hits: Math.min(blocks, before.hits + hits),
    flags: before.flags + flags,
  }));
}

/** Dice of the check of the target's leader after so many hits: 2 while his unit lives, 1 when it is gone. */
export function leaderCheckDice({ leader, blocks }: Fighter, hits: number): 0 | 1 | 2 {
  if (!leader || hits === 0) return 0;
  return hits >= blocks ? 1 : 2;
}

/** The leader is lost where each die of his check shows a saber (ccn-5.161, ccn-5.164). */
function leaderLostOdds(dice: 0 | 1 | 2, check: readonly Face[] = []): Fraction {
  const known = check.slice(0, dice);
  if (dice === 0 || known.some((face) => face !== 'saber')) return fraction(0);
  return fraction(1, FACES_OF_DIE ** (dice - known.length));
}

/** How one roll leaves its target, before any retreat. */
export interface Struck extends Rolled {
  leader: 'safe' | 'lost';
}

export const struckOdds = (
  rolled: Distribution<Rolled>,
  target: Fighter,
  check?: readonly Face[],
): Distribution<Struck> =>
  rolled.chain((one) => {
    const lost = leaderLostOdds(leaderCheckDice(target, one.hits), check);
    const fates: [Struck, bigint][] = [
      [{ ...one, leader: 'lost' }, BigInt(lost.n)],
      [{ ...one, leader: 'safe' }, BigInt(lost.d) - BigInt(lost.n)],
    ];
    return Distribution.of(fates);
  });

/** What the odds of a roll may have; those of blocks and of a leader are not always there. */
export const ROLL_ODDS = {
  chances: [
    ...['at-least-one-hit', 'eliminated', 'leader-lost'],
    ...['at-least-one-flag', 'nothing-happens'],
  ],
  means: ['hits', 'blocksLost'],
  tables: ['hits', 'flags'],
};

/** What is known of a roll already. */
export interface Told {
  faces?: readonly Face[] | undefined;
  leaderCheck?: readonly Face[] | undefined;
}

/** Exact odds of a roll as far as it is open. Without the target's blocks nothing is said of its end. */
export function oddsOfRoll(
  dice: number,
  hitsOn: readonly Face[],
  target: Fighter,
  { counted = true, faces = [], leaderCheck }: Told & { counted?: boolean } = {},
): Odds {
  const all = rollOdds(dice, hitsOn, Math.max(dice, 1), faces);
  const kept = rollOdds(dice, hitsOn, target.blocks, faces);
  const lone = target.unit === 'leader';
  const struck = struckOdds(kept, target, leaderCheck);
  const chances: Record<string, Fraction> = {
    'at-least-one-hit': all.probability(({ hits }) => hits > 0),
    ...(lone
      ? { 'leader-lost': kept.probability(({ hits }) => hits > 0) }
      : {
          ...(counted && { eliminated: kept.probability(({ hits }) => hits >= target.blocks) }),
          ...(counted &&
            target.leader && {
              'leader-lost': struck.probability(({ leader }) => leader === 'lost'),
            }),
          'at-least-one-flag': all.probability(({ flags }) => flags > 0),
          'nothing-happens': all.probability(({ hits, flags }) => hits + flags === 0),
        }),
  };
  return {
    chances: Object.fromEntries(Object.entries(chances).map(([name, p]) => [name, chance(p)])),
    means: {
      hits: mean(all.mean(({ hits }) => hits)),
      ...(counted && !lone && { blocksLost: mean(kept.mean(({ hits }) => hits)) }),
    },
    tables: {
      hits: table(all, ({ hits }) => hits),
      ...(!lone && { flags: table(all, ({ flags }) => flags) }),
    },
  };
}
