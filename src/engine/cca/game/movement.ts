import { distance, type Hex } from '../../core/hex.ts';
import { Trace } from '../../core/ruling.ts';
import { type Move, maxHexes, moveAllowed, type PathHex } from '../movement.ts';
import {
  clear,
  enemiesNear,
  holds,
  loneLeader,
  NEIGHBOURS,
  note,
  orderOf,
  pieceAt,
  piecesOf,
  place,
  terrainAt,
} from './board.ts';
import { cardInMove } from './card.ts';
import { forbiddenBy, no, type Refusal } from './refusal.ts';
import {
  type Action,
  type Does,
  type Draft,
  FRESH_ORDER,
  type GameState,
  type Piece,
} from './state.ts';

type Moving = Does<'move' | 'move-leader'>;
type Who = Moving['do'];

const CLEAR: PathHex = { ground: 'clear', holds: 'empty' };

const STILL: Move = {
  unit: 'LD',
  hexes: 0,
  path: [],
  orderedBy: 'section',
  ordered: true,
  earlierMove: 'none',
  battleBegun: false,
  attachedLeader: 'none',
  enemiesAtEnd: 0,
  splits: false,
  combines: false,
  detaches: false,
  formerUnitOrdered: false,
  command: undefined,
  ordersGiven: 0,
  crossesSection: false,
  leavesOver: 'none',
  exitFrom: 'centre',
  army: 'rome',
  scenario: 'other',
  readings: { R66: 'a', R67: 'a', R85: 'a', R102: 'a' },
};

/** The move of a unit, or of a leader on his own, as the tables ask for it, before its path is known. */
function declared(game: GameState, who: Who, piece: Piece): Move {
  const alone = who === 'move-leader' || piece.unit === 'LD';
  const order = who === 'move-leader' ? null : piece.order;
  const again = game.phase === 'move-again';
  const done = again ? order?.movedAgain : order?.moved != null;
  const company = piece.leaderOrder === 'moved' ? 'joined-stays' : 'goes';
  return {
    ...STILL,
    unit: alone ? 'LD' : piece.unit,
    orderedBy: cardInMove(game),
    ordered: who === 'move-leader' ? piece.leaderOrder === 'ordered' : piece.order !== null,
    earlierMove: done ? 'finished' : 'none',
    battleBegun: again,
    attachedLeader: alone || !piece.leader ? 'none' : company,
    detaches: who === 'move-leader',
  };
}

/** Answers that do not change: what the tables say of a kind of move, by everything that it depends on. */
const known = new Map<string, boolean>();
function answer(key: string, move: () => Move): boolean {
  const told = known.get(key);
  if (told !== undefined) return told;
  const may = moveAllowed(move(), new Trace());
  known.set(key, may);
  return may;
}

/** May such a move enter such a hex, as its last or on its way? */
const mayEnter = (kind: string, move: Move, hexes: number, last: boolean, hex: PathHex) =>
  answer(`${kind} ${hexes} ${last} ${hex.ground} ${hex.holds}`, () => ({
    ...move,
    hexes,
    enemiesAtEnd: 1,
    path: last ? [...Array.from({ length: hexes - 1 }, () => CLEAR), hex] : [hex],
  }));

const mayGoAsFar = (kind: string, move: Move, hexes: number, enemiesAtEnd: number) =>
  answer(`${kind} ${hexes} ${enemiesAtEnd}`, () => ({ ...move, hexes, enemiesAtEnd }));

const farthest = new Map<string, number>();
function mostHexes(kind: string, move: Move): number {
  const most = farthest.get(kind) ?? maxHexes(move, new Trace());
  farthest.set(kind, most);
  return most;
}

const kindOf = (move: Move) =>
  [
    move.unit,
    move.orderedBy,
    move.ordered,
    move.earlierMove,
    move.battleBegun,
    move.attachedLeader,
    move.detaches,
  ].join(' ');

/** Where the piece may move, and in how many hexes at least. */
export function reach(game: GameState, who: Who, from: Hex): Map<Hex, number> {
  const found = new Map<Hex, number>();
  const piece = pieceAt(game, from);
  const move = declared(game, who, piece);
  const kind = kindOf(move);
  const most = mostHexes(kind, move);
  const enter = (hexes: number, last: boolean) => (hex: Hex) =>
    hex !== from &&
    mayEnter(kind, move, hexes, last, {
      ground: terrainAt(game, hex),
      holds: holds(game, hex, piece.side),
    });
  for (let hexes = 1; hexes <= most; hexes++) {
    let layer = new Set([from]);
    for (let at = 1; at <= hexes; at++) {
      const next = [...layer].flatMap((hex) => NEIGHBOURS[hex]);
      layer = new Set([...new Set(next)].filter(enter(hexes, at === hexes)));
    }
    for (const hex of layer) {
      const enemies = Math.min(1, enemiesNear(game, hex, piece.side).length);
      if (!found.has(hex) && mayGoAsFar(kind, move, hexes, enemies)) found.set(hex, hexes);
    }
  }
  return found;
}

const mayMoveNow = (game: GameState, { order }: Piece) =>
  order !== null && (game.phase === 'move-again' ? !order.movedAgain : order.moved === null);

export function moves(game: GameState): Action[] {
  const all = piecesOf(game, game.active).flatMap(([from, piece]) => {
    const who: Who[] = mayMoveNow(game, piece) ? ['move'] : [];
    if (piece.leaderOrder === 'ordered') who.push('move-leader');
    return who.flatMap((one) =>
      [...reach(game, one, from).keys()].map((to): Action => ({ do: one, from, to })),
    );
  });
  return [...all, { do: 'end' }];
}

/** A shortest path over the board, through hexes that may be entered where there is a choice. */
function pathTo(game: GameState, from: Hex, to: Hex): Hex[] {
  const path: Hex[] = [];
  for (let hex = from; hex !== to; ) {
    const nearer = NEIGHBOURS[hex].filter((next) => distance(next, to) < distance(hex, to));
    hex = nearer.find((one) => !game.board[one]) ?? (nearer[0] as Hex);
    path.push(hex);
  }
  return path;
}

export function refuseMove(game: GameState, { do: who, from, to }: Moving): Refusal | null {
  const piece = game.board[from];
  if (piece?.side !== game.active) return no('cca-7.2', 'not-yours');
  if (who === 'move-leader' && !piece.leader) return no('cca-8.33', 'no-leader-there');
  if (piece.order?.movedAgain) return no('cca-8.3', 'moved-again');
  if (from === to) return no('cca-8.4', 'stays-without-a-move');
  const move = declared(game, who, piece);
  const path = pathTo(game, from, to).map((hex) => ({
    ground: terrainAt(game, hex),
    holds: holds(game, hex, piece.side),
  }));
  const enemiesAtEnd = enemiesNear(game, to, piece.side).length;
  const ask = (hexes: readonly PathHex[]) => {
    const trace = new Trace();
    moveAllowed({ ...move, hexes: path.length, path: hexes, enemiesAtEnd }, trace);
    return forbiddenBy(trace.steps);
  };
  // Where it wants to end says more than what it meets on its way.
  const bare = path.map((hex, i) => (i === path.length - 1 ? hex : CLEAR));
  return ask(bare) ?? ask(path) ?? no('cca-8.9', 'no-free-path');
}

export function carryOut(game: Draft, { do: who, from, to }: Moving) {
  const hexes = reach(game, who, from).get(to) as number;
  const piece = pieceAt(game, from);
  const { side } = piece;
  note(game, { event: 'moved', from, to, unit: who === 'move-leader' ? 'LD' : piece.unit });
  const leads = who === 'move-leader' || piece.unit === 'LD';
  if (leads) {
    if (who === 'move-leader') place(game, from, { ...piece, leader: false, leaderOrder: 'none' });
    else clear(game, from);
    const friend = game.board[to];
    const order = { ...FRESH_ORDER, moved: hexes };
    const joined = friend && { ...friend, leader: true, leaderOrder: 'moved' as const };
    return place(game, to, joined ?? loneLeader(side, order));
  }
  const stays = piece.leader && piece.leaderOrder === 'moved';
  clear(game, from);
  if (stays) place(game, from, loneLeader(side, { ...FRESH_ORDER, moved: 0 }));
  const order = orderOf(piece);
  place(game, to, {
    ...piece,
    leader: piece.leader && !stays,
    leaderOrder: 'none',
    order:
      game.phase === 'move-again' ? { ...order, movedAgain: true } : { ...order, moved: hexes },
  });
}
