import { centre, type Hex, hexAt } from './hex.ts';

/**
 * What a line from centre to centre meets at one place: the hex whose inside it crosses, or the two hexes
 * on either side of the hexside along which it runs. `null` is off the board and only stands in a pair.
 */
export type Crossing = readonly [hex: Hex | null, beside?: Hex | null];

/**
 * What the straight line from the centre of `a` to the centre of `b` meets between these two hexes, in
 * order. A corner that it merely touches is not met. Of a pair the lower hex comes first, in one row the
 * left one, so that the first hexes of all pairs lie on the same side of the line.
 */
export function line(a: Hex, b: Hex): Crossing[] {
  const [from, to] = [centre(a), centre(b)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [wide, high] = [Math.abs(dx), Math.abs(dy)];
  // The corners of a hex are at (0, ±2/3) and (±1, ±1/3) from its centre. `reach` is how far aside of the
  // line the outermost would be if its centre were on it; times 3, like `aside`, so that all stays whole.
  const reach = Math.max(2 * wide, wide + 3 * high);
  const alongHexsides = wide === 0 || wide === 3 * high;
  // Measured along the line in true proportions: rows are √3 times as far apart as units of x.
  const length = wide ** 2 + 3 * high ** 2;

  const met = new Map<number, Crossing>();
  for (let y = Math.min(from.y, to.y); y <= Math.max(from.y, to.y); y++) {
    const first = Math.min(from.x, to.x) - 1;
    for (let x = first + ((first + y) & 1); x <= Math.max(from.x, to.x) + 1; x += 2) {
      const [right, up] = [x - from.x, y - from.y];
      const ahead = right * dx + 3 * up * dy;
      const aside = 3 * Math.abs(dx * up - dy * right);
      if (ahead <= 0 || ahead >= length) continue;
      if (aside < reach || (alongHexsides && aside === reach)) {
        const here = hexAt({ x, y }) ?? null;
        const [other] = met.get(ahead) ?? [];
        met.set(ahead, other === undefined ? [here] : [other, here]);
      }
    }
  }
  return [...met].sort(([p], [q]) => p - q).map(([, crossing]) => crossing);
}

/** The hexsides that the line crosses or runs along, in order, each as the two hexes that it parts. */
export function hexsides(a: Hex, b: Hex): (readonly [Hex, Hex])[] {
  const places: Crossing[] = [[a], ...line(a, b), [b]];
  return places.flatMap(([here, beside], i): (readonly [Hex, Hex])[] => {
    const [next, nextBeside] = places[i + 1] ?? [];
    // Into and out of a pair the line goes through the end of the hexside.
    const beyond = beside === undefined && nextBeside === undefined ? next : beside;
    return here && beyond ? [[here, beyond]] : [];
  });
}
