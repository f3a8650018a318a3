import type { ClauseId } from '../core/clause-ids.ts';
import { type Direction, type Hex, step } from '../core/hex.ts';
import { type Crossing, hexsides, line } from '../core/sight.ts';
import type { Terrain } from './terrain.ts';

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
type Hexside = 'no-side' | 'one-side' | 'both-sides';

interface Finding {
  clause: ClauseId;
  why: Place;
  obstructs: boolean;
}

/** One thing that bears on the line, with the clause that says how. */
export interface Reason {
  clause: ClauseId;
  why: Place | Hexside | 'line' | 'own-hex' | 'target-hex' | 'front-row' | 'rampart';
  /** The hexes that it speaks of; what is off the board has no name. */
  hexes: readonly Hex[];
  /** Whether an obstruction stands there. On one side of a hexside it does not block by itself. */
  obstructs: boolean;
  /** Whether this blocks the line. */
  blocks: boolean;
}

export interface Sight {
  clear: boolean;
  reasons: Reason[];
}

const TERRAIN: Record<Exclude<Terrain, 'hill'>, { clause: ClauseId; obstructs: boolean }> = {
  clear: { clause: 'cca-10.14', obstructs: false },
  rough: { clause: 'cca-17.7', obstructs: false },
  forest: { clause: 'cca-17.13', obstructs: true },
  ford: { clause: 'cca-17.31', obstructs: false },
  camp: { clause: 'cca-17.44', obstructs: true },
  // The book names no river among the obstructions.
  river: { clause: 'cca-10.14', obstructs: false },
  coast: { clause: 'cca-17.25', obstructs: false },
};

/** Whether a unit in `from` sees one in `to`, and all that decides it, in order along the line. */
export function lineOfSight(from: Hex, to: Hex, board: SightBoard): Sight {
  const crossings = line(from, to);
  const between = crossings.flat().flatMap((hex) => hex ?? []);
  const onHill = hillBetween(from, to, between, board);
  const reasons: Reason[] = [
    harmless('cca-10.13', 'line', [from, to]),
    ...ownHex(from, board),
    ...crossings.flatMap((crossing) => judge(crossing, board, onHill)),
    ...ramparts(from, to, board),
    ...frontRow(from, to, between, board),
    ...targetHex(to, board),
  ];
  return { clear: !reasons.some(({ blocks }) => blocks), reasons };
}

const harmless = (clause: ClauseId, why: Reason['why'], hexes: readonly Hex[]): Reason => ({
  clause,
  why,
  hexes,
  obstructs: false,
  blocks: false,
});

const isHill = (hex: Hex, board: SightBoard) => board.terrain(hex) === 'hill';

/** What a hill hex on the line does, which depends on the ground at both ends and on all between. */
function hillBetween(from: Hex, to: Hex, between: readonly Hex[], board: SightBoard): Finding {
  const high = [from, to].filter((hex) => isHill(hex, board)).length;
  if (high === 1) return { clause: 'cca-17.21', why: 'second-row', obstructs: true };
  if (high === 2 && between.every((hex) => isHill(hex, board)))
    return { clause: 'cca-17.22', why: 'level-hill', obstructs: false };
  return { clause: 'cca-17.19', why: 'hill', obstructs: true };
}

function inHex(hex: Hex | null, board: SightBoard, onHill: Finding): Finding {
  if (!hex) return { clause: 'cca-10.14', why: 'edge', obstructs: true };
  if (board.occupied(hex)) return { clause: 'cca-10.14', why: 'unit', obstructs: true };
  const terrain = board.terrain(hex);
  return terrain === 'hill' ? onHill : { why: terrain, ...TERRAIN[terrain] };
}

function judge([hex, beside]: Crossing, board: SightBoard, onHill: Finding): Reason[] {
  const here = inHex(hex, board, onHill);
  if (beside === undefined) return [{ ...here, hexes: named(hex), blocks: here.obstructs }];
  const there = inHex(beside, board, onHill);
  const both = here.obstructs && there.obstructs;
  const oneSide = here.obstructs || there.obstructs ? 'one-side' : 'no-side';
  const why = both ? 'both-sides' : oneSide;
  return [
    { ...here, hexes: named(hex), blocks: false },
    { ...there, hexes: named(beside), blocks: false },
    { clause: 'cca-10.16', why, hexes: named(hex, beside), obstructs: both, blocks: both },
  ];
}

const named = (...hexes: (Hex | null)[]) => hexes.filter((hex) => hex !== null);

/** Only what stands between the two hexes blocks: not the forest or camp one fires out of. */
const ownHex = (from: Hex, board: SightBoard) =>
  wouldObstruct(from, board) ? [harmless('cca-10.14', 'own-hex', [from])] : [];

const targetHex = (to: Hex, board: SightBoard) =>
  wouldObstruct(to, board) ? [harmless('cca-10.15', 'target-hex', [to])] : [];

function wouldObstruct(hex: Hex, board: SightBoard): boolean {
  const terrain = board.terrain(hex);
  return terrain !== 'hill' && TERRAIN[terrain].obstructs;
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
