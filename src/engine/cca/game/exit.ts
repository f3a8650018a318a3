import { type Hex, type Side, sections } from '../../core/hex.ts';
import { Trace } from '../../core/ruling.ts';
import type { Move } from '../move.ts';
import { moveAllowed, type PathHex } from '../movement.ts';
import type { Exit } from '../scenarios.ts';
import { asked, CLEAR, declared, pathHex } from './asked.ts';
import { depart, NEIGHBOURS, note, pieceAt, rearOf } from './board.ts';
import { forbiddenBy, no, type Refusal } from './refusal.ts';
import { type Does, type Draft, type GameState, other, type Piece } from './state.ts';
import { happens } from './victory.ts';
import { pathTo, walk } from './ways.ts';

type Leaving = Does<'exit'>;

/** The sections from which a player leaves, as he sees them. */
const exitFrom = (hex: Hex, side: Side) => sections(hex, side).join('-and-') as Exit;

const lastRow = (hex: Hex, side: Side) => rearOf(hex, other(side)).length === 0;

function edgeAt(hex: Hex, side: Side): Move['leavesOver'] {
  if (lastRow(hex, side)) return 'enemy-edge';
  if (rearOf(hex, side).length === 0) return 'own-edge';
  return NEIGHBOURS[hex].length < 6 ? 'side-edge' : 'none';
}

/** Hexes to the row from which a side leaves over the enemy edge, for whoever stands in that hex. */
const rowsToGo = (hex: Hex, side: Side) =>
  side === 'bottom' ? 9 - Number(hex[1]) : Number(hex[1]) - 1;

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

export function refuseExit(game: GameState, { from, over }: Leaving): Refusal | null {
  const piece = game.board[from];
  if (piece?.side !== game.active) return no('cca-7.2', 'not-yours');
  if (piece.order?.movedAgain) return no('cca-8.3', 'moved-again');
  const leavesOver = edgeAt(over, piece.side);
  if (leavesOver === 'none') return no('cca-8.7', 'not-at-an-edge');
  const path = pathTo(game, from, over).map((hex) => pathHex(game, hex, piece));
  const ask = (hexes: readonly PathHex[]) => {
    const trace = new Trace();
    moveAllowed(
      {
        ...declared(game, 'move', piece),
        hexes: path.length + 1,
        path: hexes,
        leavesOver,
        exitFrom: exitFrom(over, piece.side),
      },
      trace,
    );
    return forbiddenBy(trace.steps);
  };
  return ask(path.map(() => CLEAR)) ?? ask(path) ?? no('cca-8.9', 'no-free-path');
}

/** A unit leaves the battle over the enemy edge; a leader attached to it goes along and is not lost (R97). */
export function exit(game: Draft, { from, over }: Leaving) {
  const { unit, side } = pieceAt(game, from);
  const leader = depart(game, from);
  note(game, { event: 'exited', from, over, unit, side, leader });
  const where = exitFrom(over, side);
  happens(game, side, { unitsExited: 1, exitFrom: where, leaderExits: leader });
}
