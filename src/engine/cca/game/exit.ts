import { NEIGHBOURS, note, pieceAt, rearOf } from '../../hexes/game/board.ts';
import { other } from '../../hexes/game/state.ts';
import { walk } from '../../hexes/game/ways.ts';
import { centre, type Hex, type Side, sections } from '../../hexes/hex.ts';
import type { Move } from '../movement/move.ts';
import type { Exit } from '../scenarios/scenarios.ts';
import { asked, declared, pathHex } from './asked.ts';
import { depart } from './board.ts';
import type { Does, Draft, GameState, Piece } from './state.ts';
import { bannerFor, happens } from './victory.ts';

type Leaving = Does<'exit'>;

/** The sections from which a player leaves, as he sees them. */
export const exitFrom = (hex: Hex, side: Side) => sections(hex, side).join('-and-') as Exit;

const lastRow = (hex: Hex, side: Side) => rearOf(hex, other(side)).length === 0;

/** The edge beyond a hex, as that side sees it. */
export function edgeAt(hex: Hex, side: Side): Move['leavesOver'] {
  if (lastRow(hex, side)) return 'enemy-edge';
  if (rearOf(hex, side).length === 0) return 'own-edge';
  return NEIGHBOURS[hex].length < 6 ? 'side-edge' : 'none';
}

/** Hexes to the row from which a side leaves over the enemy edge, for whoever stands in that hex. */
const rowsToGo = (hex: Hex, side: Side) => (side === 'bottom' ? 8 - centre(hex).y : centre(hex).y);

/** The hexes from which the unit may leave the battlefield with its move: in no battle but that of Castulo. */
export function exits(game: GameState, from: Hex, piece: Piece): Hex[] {
  if (!game.scenario) return [];
  const { most, mayEnter, mayExit } = asked(declared(game, 'move', piece));
  const found = new Set<Hex>();
  // Leaving takes a hex of the move as entering one does.
  for (let hexes = rowsToGo(from, piece.side) + 1; hexes <= most; hexes++) {
    const enter = (hex: Hex) => hex !== from && mayEnter(hexes, false, pathHex(game, hex, piece));
    for (const over of walk(from, hexes - 1, enter).keys())
      if (lastRow(over, piece.side) && mayExit(hexes, exitFrom(over, piece.side))) found.add(over);
  }
  return [...found];
}

/** A unit leaves the battle over the enemy edge; a leader attached to it goes along and is not lost (R97). */
export function exit(game: Draft, { from, over }: Leaving) {
  const { unit, side } = pieceAt(game, from);
  const leader = depart(game, from);
  const what = { unitsExited: 1, exitFrom: exitFrom(over, side), leaderExits: leader };
  const clause = bannerFor(game, side, what) ?? 'cca-8.7';
  note(game, { event: 'exited', from, over, unit, side, leader, clause });
  happens(game, side, what);
}
