/** Flank to flank, a unit of a line is nearer than this to its neighbour, in UD (onus-12.28). */
export const LINE_GAP = 1;

/** The right flank of one unit and the left flank of the next, with what lies between them. */
export interface Link {
  leftUnit: string;
  rightUnit: string;
  gapUd: number;
}

export type LineFault =
  | { fault: 'too-few' }
  | { fault: 'too-far'; leftUnit: string; rightUnit: string; gapUd: number }
  | { fault: 'same-flank'; unit: string }
  | { fault: 'unlinked'; unit: string };

/** Units that stand in a row in the order told are all neighbours. */
export const inARow = (names: readonly string[]): Link[] =>
  names.slice(1).map((rightUnit, i) => ({ leftUnit: names[i] ?? '', rightUnit, gapUd: 0 }));

const both = (names: readonly string[]) => (link: Link) =>
  names.includes(link.leftUnit) && names.includes(link.rightUnit);

/** Whom the links reach from the first unit on. */
function reached(names: readonly string[], links: readonly Link[]): Set<string> {
  const found = new Set(names.slice(0, 1));
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const { leftUnit, rightUnit } of links) {
      if (found.has(leftUnit)) found.add(rightUnit);
      if (found.has(rightUnit)) found.add(leftUnit);
    }
  }
  return found;
}

/** The same name twice: two neighbours on one flank. */
const twice = (names: readonly string[]) => names.find((name, i) => names.indexOf(name) !== i);

/** Why these units are no line; undefined where they are one (onus-12.28, onus-12.29, onus-12.30). */
export function faultOf(names: readonly string[], told: readonly Link[]): LineFault | undefined {
  if (names.length < 2) return { fault: 'too-few' };
  const among = told.filter(both(names));
  const links = among.filter(({ gapUd }) => gapUd < LINE_GAP);
  const crowded =
    twice(links.map(({ leftUnit }) => leftUnit)) ?? twice(links.map(({ rightUnit }) => rightUnit));
  if (crowded !== undefined) return { fault: 'same-flank', unit: crowded };
  const found = reached(names, links);
  const lost = names.find((name) => !found.has(name));
  if (lost === undefined) return undefined;
  const far = among.find(({ gapUd }) => gapUd >= LINE_GAP);
  return far ? { fault: 'too-far', ...far } : { fault: 'unlinked', unit: lost };
}
