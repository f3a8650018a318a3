import { clear, note, pieceAt, piecesOf, place } from '../../hexes/game/board.ts';
import { LEADER } from '../../hexes/game/state.ts';
import { reach as reachable, walk } from '../../hexes/game/ways.ts';
import type { Hex } from '../../hexes/hex.ts';
import { asked, declared, type Moving, pathHex } from './asked.ts';
import { loneLeader, moveLeader, settle } from './board.ts';
import {
  type Action,
  type Does,
  type Draft,
  FRESH_ORDER,
  type GameState,
  type Piece,
} from './state.ts';

type Who = Moving['do'];

/** Where the piece may move. */
function reach(game: GameState, who: Who, from: Hex) {
  const piece = pieceAt(game, from);
  const { most, mayEnter, mayGoAsFar } = asked(declared(game, who, piece));
  return reachable(from, {
    most,
    mayEnter: (hex, hexes, last, before) =>
      mayEnter(hexes, last, pathHex(game, hex, before, piece)),
    mayEnd: (_, hexes) => mayGoAsFar(hexes),
    takes: [],
  });
}

/** The hexes from which a piece may leave the board with its move, where its battle has such. */
export function exits(game: GameState, from: Hex, piece: Piece): Hex[] {
  const open = game.scenario?.exits[piece.side] ?? [];
  if (open.length === 0) return [];
  const { most, mayEnter, mayExit } = asked(declared(game, 'move', piece));
  const found = new Set<Hex>();
  // Leaving takes a hex of the move as entering one does.
  for (let hexes = 1; hexes <= most; hexes++) {
    if (!mayExit(hexes)) continue;
    const enter = (hex: Hex, _: number, before: Hex) =>
      hex !== from && mayEnter(hexes, false, pathHex(game, hex, before, piece));
    for (const over of walk(from, hexes - 1, enter).keys())
      if (open.includes(over)) found.add(over);
  }
  return [...found];
}

const mayMoveNow = ({ order }: Piece) => order !== null && order.moved === null;

/** Whether somebody who has an order is free to move, as far as his type and the card tell. */
export const mayMove = (game: GameState) =>
  piecesOf(game, game.active).some(
    ([, piece]) =>
      piece.leaderOrder === 'ordered' ||
      (mayMoveNow(piece) && asked(declared(game, 'move', piece)).most > 0),
  );

export function moves(game: GameState): Action[] {
  const all = piecesOf(game, game.active).flatMap(([from, piece]) => {
    const may = mayMoveNow(piece);
    const who: Who[] = may ? ['move'] : [];
    if (piece.leaderOrder === 'ordered') who.push('move-leader');
    const moving = who.flatMap((one) =>
      [...reach(game, one, from).keys()].map((to): Action => ({ do: one, from, to })),
    );
    const leaving = may ? exits(game, from, piece) : [];
    return [...moving, ...leaving.map((over): Action => ({ do: 'exit', from, over }))];
  });
  return [...all, { do: 'end' }];
}

export function carryOut(game: Draft, { do: who, from, to }: Moving) {
  const moved = reach(game, who, from).get(to)?.[0]?.hexes ?? 0;
  const piece = pieceAt(game, from);
  const order = { ...FRESH_ORDER, moved };
  if (who === 'move-leader' || piece.unit === LEADER) {
    if (who === 'move-leader') place(game, from, { ...piece, leader: false, leaderOrder: 'none' });
    else clear(game, from);
    return moveLeader(game, from, to, loneLeader(piece.side, order));
  }
  clear(game, from);
  note(game, { event: 'moved', from, to, unit: piece.unit });
  settle(game, to, { ...piece, order, leaderOrder: 'none' });
}

/** A piece leaves the board; a leader attached to it goes along, and neither is lost (ccn-5.40). */
export function exit(game: Draft, { from, over }: Does<'exit'>) {
  const { unit, side, leader } = pieceAt(game, from);
  clear(game, from);
  note(game, { event: 'exited', from, over, unit, side, leader });
}
