import { Distribution, type Way } from './distribution.ts';

/** In how many ways `taken` of `all` may be chosen, order aside. */
function choices(all: number, taken: number): bigint {
  let ways = 1n;
  for (let i = 0; i < taken; i++) ways = (ways * BigInt(all - i)) / BigInt(i + 1);
  return ways;
}

/** How many of the `wanted` are among `taken` drawn from `all` without putting any back. */
export function drawnFrom(
  all: number,
  wanted: number,
  taken: number,
): Distribution<{ wanted: number }> {
  const ways = Array.from(
    { length: Math.min(wanted, taken) + 1 },
    (_, found): Way<{ wanted: number }> => [
      { wanted: found },
      choices(wanted, found) * choices(all - wanted, taken - found),
    ],
  );
  return Distribution.of(ways);
}
