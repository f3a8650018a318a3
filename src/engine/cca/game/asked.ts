import { movesTold } from '../../hexes/game/answers.ts';
import { holds } from '../../hexes/game/board.ts';
import type { Hex } from '../../hexes/hex.ts';
import { type Move, maxHexes, moveAllowed, type PathHex } from '../movement/movement.ts';
import { groundAt, hasJoined } from './board.ts';
import { cardInMove } from './card.ts';
import { armyOf } from './position/setting.ts';
import type { Does, GameState, Piece } from './state.ts';

export type Moving = Does<'move' | 'move-leader'>;

export const CLEAR: PathHex = { ground: 'clear', holds: 'empty' };

const STILL: Omit<Move, 'army' | 'scenario'> = {
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
  readings: { R66: 'a', R67: 'a', R85: 'a', R102: 'a' },
};

/** Who has an order, and has carried it out; an attached leader has his own. */
function state(game: GameState, who: Moving['do'], { order, leaderOrder }: Piece) {
  if (who === 'move-leader')
    return { ordered: leaderOrder !== 'none', done: leaderOrder === 'moved' };
  const done = game.phase === 'move-again' ? order?.movedAgain : order?.moved != null;
  return { ordered: order !== null, done };
}

/** The move of a unit, or of a leader on his own, as the tables ask for it, before its path is known. */
export function declared(game: GameState, who: Moving['do'], piece: Piece): Move {
  const alone = who === 'move-leader' || piece.unit === 'LD';
  const { ordered, done } = state(game, who, piece);
  const company = hasJoined(game, piece) ? 'joined-stays' : 'goes';
  return {
    ...STILL,
    unit: alone ? 'LD' : piece.unit,
    orderedBy: cardInMove(game),
    ordered,
    earlierMove: done ? 'finished' : 'none',
    battleBegun: game.phase === 'move-again',
    attachedLeader: alone || !piece.leader ? 'none' : company,
    detaches: who === 'move-leader',
    army: armyOf(game, piece.side),
    scenario: game.scenario?.name ?? 'other',
  };
}

/** A hex of a path as the tables see it. */
export const pathHex = (game: GameState, hex: Hex, { side }: Piece): PathHex => ({
  ground: groundAt(game, hex),
  holds: holds(game, hex, side),
});

const { mostHexes, mayMove: answer } = movesTold<Move>(maxHexes, moveAllowed);

const kindOf = (move: Move) =>
  [
    move.unit,
    move.orderedBy,
    move.ordered,
    move.earlierMove,
    move.battleBegun,
    move.attachedLeader,
    move.detaches,
    move.army,
    move.scenario,
  ].join(' ');

/** What the tables say of a declared move, hex by hex and as a whole. */
export function asked(move: Move) {
  const kind = kindOf(move);
  return {
    most: mostHexes(kind, move),
    /** May it enter such a hex, as its last or on its way? */
    mayEnter: (hexes: number, last: boolean, hex: PathHex) =>
      answer(`${kind} ${hexes} ${last} ${hex.ground} ${hex.holds}`, () => ({
        ...move,
        hexes,
        enemiesAtEnd: 1,
        path: last ? [...Array.from({ length: hexes - 1 }, () => CLEAR), hex] : [hex],
      })),
    mayGoAsFar: (hexes: number, enemiesAtEnd: number) =>
      answer(`${kind} ${hexes} ${enemiesAtEnd}`, () => ({ ...move, hexes, enemiesAtEnd })),
    /** May it leave over the enemy edge, the last of so many hexes, from there? */
    mayExit: (hexes: number, exitFrom: Move['exitFrom']) =>
      answer(`${kind} ${hexes} exit ${exitFrom}`, () => ({
        ...move,
        hexes,
        leavesOver: 'enemy-edge',
        exitFrom,
      })),
  };
}
