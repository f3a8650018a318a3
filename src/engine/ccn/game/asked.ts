import { adopted } from '../../core/readings.ts';
import { movesTold } from '../../hexes/game/answers.ts';
import { holds } from '../../hexes/game/board.ts';
import { LEADER } from '../../hexes/game/state.ts';
import type { Hex } from '../../hexes/hex.ts';
import { maxHexes } from '../movement/how-far.ts';
import { moveAllowed } from '../movement/may-move.ts';
import { MOVE_READINGS, type Move, type PathHex } from '../movement/move.ts';
import { acrossFieldworks, groundAt, named } from './board.ts';
import { cardOf } from './card.ts';
import { nationalOf } from './national.ts';
import type { Does, GameState, Piece } from './state.ts';

export type Moving = Does<'move' | 'move-leader'>;

export const CLEAR: PathHex = { ground: 'clear', holds: 'empty' };

const STILL: Move = {
  unit: 'leader',
  hexes: 0,
  path: [],
  card: 'none',
  ordered: true,
  earlierMove: 'none',
  leader: false,
  leaderDoes: 'goes',
  inSquare: false,
  leavesSquare: false,
  splits: false,
  combines: false,
  detaches: false,
  formerUnitOrdered: false,
  joinedUnit: 'unordered',
  crossesSection: false,
  leavesBoard: false,
  exitAllowed: false,
  nationalMove: 0,
  readings: adopted(MOVE_READINGS),
};

/** The move of a unit, or of a leader on his own, as the tables ask for it, before its path is known. */
export function declared(game: GameState, who: Moving['do'], piece: Piece): Move {
  const { unit, order, leader, leaderOrder, square } = piece;
  const detaches = who === 'move-leader';
  const alone = detaches || unit === LEADER;
  return {
    ...STILL,
    unit: detaches ? 'leader' : named(unit),
    card: cardOf(game, { order: order ?? { moved: null, fought: 'no' } }),
    ordered: detaches ? leaderOrder === 'ordered' : order !== null,
    earlierMove: !detaches && order?.moved != null ? 'finished' : 'none',
    leader: leader && !alone,
    leaderDoes: !alone && leaderOrder === 'joined' ? 'joined' : 'goes',
    inSquare: square !== null,
    detaches,
    nationalMove: alone ? 0 : (nationalOf(game, piece).nationalMove ?? 0),
  };
}

/** A hex of a path as the tables see it, come to from the one before. */
export const pathHex = (game: GameState, hex: Hex, before: Hex, { side }: Piece): PathHex => ({
  ground: groundAt(game, hex),
  acrossFieldworks: acrossFieldworks(game, before, hex),
  holds: holds(game, hex, side),
});

const { mostHexes, mayMove: answer } = movesTold<Move>(maxHexes, moveAllowed);

const kindOf = (move: Move) =>
  [
    ...[move.unit, move.card, move.ordered, move.earlierMove, move.leader, move.leaderDoes],
    ...[move.inSquare, move.detaches, move.nationalMove],
  ].join(' ');

/** What the tables say of a declared move, hex by hex and as a whole. */
export function asked(move: Move) {
  const kind = kindOf(move);
  return {
    most: mostHexes(kind, move),
    /** May it enter such a hex, as its last or on its way? */
    mayEnter: (hexes: number, last: boolean, hex: PathHex) =>
      answer(`${kind} ${hexes} ${last} ${hex.ground} ${hex.acrossFieldworks} ${hex.holds}`, () => ({
        ...move,
        hexes,
        path: last ? [...Array.from({ length: hexes - 1 }, () => CLEAR), hex] : [hex],
      })),
    mayGoAsFar: (hexes: number) => answer(`${kind} ${hexes}`, () => ({ ...move, hexes })),
    /** May it leave the board, by the last of so many hexes, where its battle allows it? */
    mayExit: (hexes: number) =>
      answer(`${kind} ${hexes} exit`, () => ({
        ...move,
        hexes,
        leavesBoard: true,
        exitAllowed: true,
      })),
  };
}
