import type { ClauseId } from '../../core/clause-ids.ts';
import { adopted, readings } from '../../core/readings.ts';
import type { Values } from '../../core/schema/values.ts';
import { type Direction, type Hex, step } from '../../hexes/hex.ts';
import {
  type Finding,
  type Hexside,
  harmless,
  type Reason as Obstacle,
  obstacles,
} from '../../hexes/obstacles.ts';
import { hexsides, line } from '../../hexes/sight.ts';
import type { Terrain } from '../terrain.ts';

/** What line of sight asks of a board. */
export interface SightBoard {
  terrain(hex: Hex): Terrain;
  /** Whether a unit or a leader of either side stands there. */
  occupied(hex: Hex): boolean;
  /** The hexsides of the hex on which its rampart stands. */
  ramparts(hex: Hex): readonly Direction[];
}

type OnHill = 'hill' | 'second-row' | 'level-hill';
type Place = 'edge' | 'unit' | OnHill | Exclude<Terrain, 'hill'>;
export type Reason = Obstacle<
  Place | Hexside | 'line' | 'own-hex' | 'target-hex' | 'front-row' | 'rampart'
>;

export interface Sight {
  clear: boolean;
  reasons: Reason[];
}

/** What ground between two hexes does to the line; hills depend on the ground at its ends. */
export const SIGHT: Record<Exclude<Terrain, 'hill'>, { clause: ClauseId; obstructs: boolean }> = {
  clear: { clause: 'cca-10.14', obstructs: false },
  rough: { clause: 'cca-17.7', obstructs: false },
  forest: { clause: 'cca-17.13', obstructs: true },
  ford: { clause: 'cca-17.31', obstructs: false },
  camp: { clause: 'cca-17.44', obstructs: true },
  // The book names no river among the obstructions.
  river: { clause: 'cca-10.14', obstructs: false },
  coast: { clause: 'cca-17.25', obstructs: false },
};

/** What obstructs on both sides of the line at different places (R52), rivers (R55). */
export const SIGHT_READINGS = readings('R52', 'R55');
type SightReadings = Values<typeof SIGHT_READINGS>;

/** Whether a unit in `from` sees one in `to`, and all that decides it, in order along the line. */
export function lineOfSight(
  from: Hex,
  to: Hex,
  board: SightBoard,
  chosen: SightReadings = adopted(SIGHT_READINGS),
): Sight {
  const crossings = line(from, to);
  const between = crossings.flat().flatMap((hex) => hex ?? []);
  const onHill = hillBetween(from, to, between, board);
  const inside = (hex: Hex | null) => inHex(hex, board, onHill, chosen);
  const reasons: Reason[] = [
    harmless('cca-10.13', 'line', [from, to]),
    ...ownHex(from, board),
    ...obstacles(crossings, inside, { clause: 'cca-10.16', eitherSide: chosen.R52 === 'b' }),
    ...ramparts(from, to, board),
    ...frontRow(from, to, between, board),
    ...targetHex(to, board),
  ];
  return { clear: !reasons.some(({ blocks }) => blocks), reasons };
}

const isHill = (hex: Hex, board: SightBoard) => board.terrain(hex) === 'hill';

/** What a hill hex on the line does, which depends on the ground at both ends and on all between. */
function hillBetween(
  from: Hex,
  to: Hex,
  between: readonly Hex[],
  board: SightBoard,
): Finding<Place> {
  const high = [from, to].filter((hex) => isHill(hex, board)).length;
  if (high === 1) return { clause: 'cca-17.21', why: 'second-row', obstructs: true };
  if (high === 2 && between.every((hex) => isHill(hex, board)))
    return { clause: 'cca-17.22', why: 'level-hill', obstructs: false };
  return { clause: 'cca-17.19', why: 'hill', obstructs: true };
}

function inHex(
  hex: Hex | null,
  board: SightBoard,
  onHill: Finding<Place>,
  { R55 }: SightReadings,
): Finding<Place> {
  if (!hex) return { clause: 'cca-10.14', why: 'edge', obstructs: true };
  if (board.occupied(hex)) return { clause: 'cca-10.14', why: 'unit', obstructs: true };
  const terrain = board.terrain(hex);
  if (terrain === 'hill') return onHill;
  const { clause, obstructs } = SIGHT[terrain];
  return { clause, why: terrain, obstructs: obstructs || (terrain === 'river' && R55 === 'b') };
}

/** Only what stands between the two hexes blocks: not the forest or camp one fires out of. */
const ownHex = (from: Hex, board: SightBoard) =>
  wouldObstruct(from, board) ? [harmless('cca-10.14', 'own-hex', [from])] : [];

const targetHex = (to: Hex, board: SightBoard) =>
  wouldObstruct(to, board) ? [harmless('cca-10.15', 'target-hex', [to])] : [];

function wouldObstruct(hex: Hex, board: SightBoard): boolean {
  const terrain = board.terrain(hex);
  return terrain !== 'hill' && SIGHT[terrain].obstructs;
}

function ramparts(from: Hex, to: Hex, board: SightBoard): Reason[] {
  const stands = (hex: Hex, beyond: Hex) =>
    board.ramparts(hex).some((side) => step(hex, side) === beyond);
  return hexsides(from, to)
    .filter(([hex, beyond]) => stands(hex, beyond) || stands(beyond, hex))
    .map((hexes) => harmless('cca-17.37', 'rampart', hexes));
}

/** Between low ground and the nearest hill hex there is sight either way. */
function frontRow(from: Hex, to: Hex, between: readonly Hex[], board: SightBoard): Reason[] {
  const [hill, other] = [from, to].filter((hex) => isHill(hex, board));
  const front = hill && !other && !between.some((hex) => isHill(hex, board));
  return front ? [harmless('cca-17.20', 'front-row', [hill])] : [];
}
