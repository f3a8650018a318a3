import type { ClauseId } from '../../core/clause-ids.ts';
import { adopted, readings } from '../../core/readings.ts';
import type { Values } from '../../core/schema/values.ts';
import { distance, type Hex } from '../../hexes/hex.ts';
import {
  type Finding,
  type Hexside,
  harmless,
  type Reason as Obstacle,
  obstacles,
} from '../../hexes/obstacles.ts';
import { type Crossing, line } from '../../hexes/sight.ts';
import type { Terrain } from '../terrain.ts';

/** What line of sight asks of a board. */
export interface SightBoard {
  terrain(hex: Hex): Terrain;
  /** Whether a unit or a leader of either side stands there. */
  occupied(hex: Hex): boolean;
  /** Whether it is a unit or a leader of the side that looks. */
  friendly(hex: Hex): boolean;
  /** Whether some hexside of the hex has fieldworks. */
  fieldworks(hex: Hex): boolean;
}

/** Artillery fires over friends next to its hill, unless it takes part in Combined Arms (R59). */
export type Looks = 'as-artillery' | 'in-combined-arms' | 'as-any';

type OnHill = 'hill' | 'second-hex' | 'plateau' | 'level' | 'apart';
type Place = 'edge' | 'unit' | 'overhead' | OnHill | Exclude<Terrain, 'hill'>;
export type Reason = Obstacle<
  Place | Hexside | 'line' | 'own-hex' | 'target-hex' | 'first-hex' | 'low-ground' | 'fieldworks'
>;

/** What terrain between two hexes does to the line; hills depend on the ground at its ends. */
export const SIGHT: Record<Exclude<Terrain, 'hill'>, { clause: ClauseId; obstructs: boolean }> = {
  clear: { clause: 'ccn-5.90', obstructs: false },
  forest: { clause: 'ccn-7.8', obstructs: true },
  'rugged-hill': { clause: 'ccn-7.23', obstructs: true },
  town: { clause: 'ccn-7.31', obstructs: true },
  river: { clause: 'ccn-7.43', obstructs: false },
  ford: { clause: 'ccn-7.49', obstructs: false },
  bridge: { clause: 'ccn-7.53', obstructs: false },
  quarry: { clause: 'ccn-7.59', obstructs: false },
};

/** Both sides of a line at different hexsides (R5), units on a plateau (R57), another hill between two (R58). */
export const SIGHT_READINGS = readings('R5', 'R57', 'R58');
type SightReadings = Values<typeof SIGHT_READINGS>;

interface View {
  from: Hex;
  to: Hex;
  crossings: readonly Crossing[];
  board: SightBoard;
  looks: Looks;
  readings: SightReadings;
}

/** Whether a unit in `from` sees one in `to`, and all that decides it, in order along the line. */
export function lineOfSight(
  from: Hex,
  to: Hex,
  board: SightBoard,
  looks: Looks = 'as-any',
  chosen: SightReadings = adopted(SIGHT_READINGS),
) {
  const crossings = line(from, to);
  const view = { from, to, crossings, board, looks, readings: chosen };
  const reasons: Reason[] = [
    harmless('ccn-5.89', 'line', [from, to]),
    ...ownHex(view),
    ...obstacles(crossings, (hex) => inHex(hex, view), {
      clause: 'ccn-5.92',
      eitherSide: chosen.R5 === 'a',
    }),
    ...fieldworks(view),
    ...acrossHills(view),
    ...targetHex(view),
  ];
  return { clear: !reasons.some(({ blocks }) => blocks), reasons };
}

const isHill = ({ board }: View, hex: Hex | null | undefined) =>
  hex != null && board.terrain(hex) === 'hill';
const hillsAt = (view: View) => [view.from, view.to].filter((hex) => isHill(view, hex));
const between = ({ crossings }: View) => crossings.flat().flatMap((hex) => hex ?? []);

/** The hill hexes on the line are one unbroken chain from end to end: of a pair one is enough. */
const onPlateau = (view: View) =>
  hillsAt(view).length === 2 &&
  view.crossings.every((crossing) => crossing.some((hex) => isHill(view, hex)));

/** What a hill hex on the line does, which depends on the ground at both ends and on all between. */
function hillBetween(view: View): Finding<Place> {
  const high = hillsAt(view).length;
  if (high === 0) return { clause: 'ccn-7.16', why: 'hill', obstructs: true };
  if (high === 1) return { clause: 'ccn-7.18', why: 'second-hex', obstructs: true };
  if (onPlateau(view)) return { clause: 'ccn-7.19', why: 'plateau', obstructs: false };
  // All at one height: R58 b sees over hills and low ground alike.
  return view.readings.R58 === 'b'
    ? { clause: 'ccn-7.20', why: 'level', obstructs: false }
    : { clause: 'ccn-7.16', why: 'apart', obstructs: true };
}

function inHex(hex: Hex | null, view: View): Finding<Place> {
  const { board } = view;
  if (!hex) return { clause: 'ccn-5.90', why: 'edge', obstructs: true };
  const terrain = board.terrain(hex);
  const seenOver = terrain === 'hill' && onPlateau(view) && view.readings.R57 === 'b';
  if (board.occupied(hex) && !seenOver)
    return firesOver(hex, terrain, view)
      ? { clause: 'ccn-7.13', why: 'overhead', obstructs: false }
      : { clause: 'ccn-5.90', why: 'unit', obstructs: true };
  return terrain === 'hill' ? hillBetween(view) : { ...SIGHT[terrain], why: terrain };
}

/** From a hill, over a friendly unit or leader in an adjacent lower hex without terrain that blocks. */
const firesOver = (hex: Hex, terrain: Terrain, view: View) =>
  view.looks === 'as-artillery' && couldFireOver(hex, terrain, view);

const couldFireOver = (hex: Hex, terrain: Terrain, view: View) =>
  isHill(view, view.from) &&
  view.board.friendly(hex) &&
  distance(view.from, hex) === 1 &&
  terrain !== 'hill' &&
  !SIGHT[terrain].obstructs;

/** Hexes between over which artillery would fire in ordinary ranged combat. */
export const overheadHexes = (from: Hex, to: Hex, board: SightBoard): Hex[] => {
  const view: View = {
    ...{ from, to, board, crossings: line(from, to) },
    ...{ looks: 'as-artillery', readings: adopted(SIGHT_READINGS) },
  };
  return between(view).filter((hex) => couldFireOver(hex, board.terrain(hex), view));
};

const wouldObstruct = (hex: Hex, { board }: View) => {
  const terrain = board.terrain(hex);
  return terrain !== 'hill' && SIGHT[terrain].obstructs;
};

/** Only what stands between the two hexes blocks: neither the forest one fires out of nor that of the target. */
const ownHex = (view: View) =>
  wouldObstruct(view.from, view) ? [harmless('ccn-5.89', 'own-hex', [view.from])] : [];

const targetHex = (view: View) =>
  wouldObstruct(view.to, view) ? [harmless('ccn-5.91', 'target-hex', [view.to])] : [];

function fieldworks(view: View) {
  const hexes = between(view).filter((hex) => view.board.fieldworks(hex));
  return hexes.length > 0 ? [harmless('ccn-7.40', 'fieldworks', hexes)] : [];
}

/** The first hill hex is seen from below, and one hill from another over lower ground. */
function acrossHills(view: View): Reason[] {
  const hills = hillsAt(view);
  const low = between(view);
  const crossed = low.length > 0 && !low.some((hex) => isHill(view, hex));
  if (!crossed || hills.length === 0) return [];
  return hills.length === 1
    ? [harmless('ccn-7.17', 'first-hex', hills)]
    : [harmless('ccn-7.20', 'low-ground', low)];
}
