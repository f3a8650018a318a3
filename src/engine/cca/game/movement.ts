import { clear, enemiesNear, note, pieceAt, piecesOf, place } from '../../hexes/game/board.ts';
import { reach as reachable } from '../../hexes/game/ways.ts';
import type { Hex } from '../../hexes/hex.ts';
import { asked, declared, type Moving, pathHex } from './asked.ts';
import { depart, loneLeader } from './board.ts';
import { campsFor, capture } from './camps.ts';
import { exits } from './exit.ts';
import { type Action, type Draft, FRESH_ORDER, type GameState, type Piece } from './state.ts';

type Who = Moving['do'];

/** Where the piece may move, and on which ways. */
export function reach(game: GameState, who: Who, from: Hex) {
  const piece = pieceAt(game, from);
  const { most, mayEnter, mayGoAsFar } = asked(declared(game, who, piece));
  return reachable(from, {
    most,
    mayEnter: (hex, hexes, last) => mayEnter(hexes, last, pathHex(game, hex, piece)),
    mayEnd: (hex, hexes) =>
      mayGoAsFar(hexes, Math.min(1, enemiesNear(game, hex, piece.side).length)),
    takes: who === 'move' ? campsFor(game, piece) : [],
  });
}

const mayMoveNow = (game: GameState, { order }: Piece) =>
  order !== null && (game.phase === 'move-again' ? !order.movedAgain : order.moved === null);

export function moves(game: GameState): Action[] {
  const all = piecesOf(game, game.active).flatMap(([from, piece]) => {
    const may = mayMoveNow(game, piece);
    const who: Who[] = may ? ['move'] : [];
    if (piece.leaderOrder === 'ordered') who.push('move-leader');
    const moving = who.flatMap((one) =>
      [...reach(game, one, from)].flatMap(([to, ways]) =>
        ways.map(({ through }): Action => ({ do: one, from, to, ...(through && { through }) })),
      ),
    );
    const leaving = may ? exits(game, from, piece) : [];
    return [...moving, ...leaving.map((over): Action => ({ do: 'exit', from, over }))];
  });
  return [...all, { do: 'end' }];
}

const wayOf = (game: GameState, { do: who, from, to, ...by }: Moving) =>
  reach(game, who, from)
    .get(to)
    ?.find(({ through }) => through === ('through' in by ? by.through : undefined));

export function carryOut(game: Draft, action: Moving) {
  const { do: who, from, to } = action;
  const { hexes: moved, takes } = wayOf(game, action) ?? { hexes: 0, takes: [] };
  const piece = pieceAt(game, from);
  note(game, { event: 'moved', from, to, unit: who === 'move-leader' ? 'LD' : piece.unit });
  if (who === 'move-leader' || piece.unit === 'LD') return moveLeader(game, action, moved);
  const leader = depart(game, from);
  const order = piece.order ?? FRESH_ORDER;
  place(game, to, {
    ...piece,
    leader,
    leaderOrder: leader ? 'moved' : 'none',
    order: game.phase === 'move-again' ? { ...order, movedAgain: true } : { ...order, moved },
  });
  capture(game, [...takes, to], piece);
}

function moveLeader(game: Draft, { do: who, from, to }: Moving, moved: number) {
  const piece = pieceAt(game, from);
  if (who === 'move-leader') place(game, from, { ...piece, leader: false, leaderOrder: 'none' });
  else clear(game, from);
  const friend = game.board[to];
  const joined = friend && { ...friend, leader: true, leaderOrder: 'moved' as const };
  place(game, to, joined ?? loneLeader(piece.side, { ...FRESH_ORDER, moved }));
}
