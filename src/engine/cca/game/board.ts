import {
  type Direction,
  HEXES,
  type Hex,
  neighbours,
  rear,
  SIDES,
  type Side,
  step,
} from '../../core/hex.ts';
import type { Trace } from '../../core/ruling.ts';
import { hexsides } from '../../core/sight.ts';
import { ADOPTED, type Fighter, type Roll, type RollKind } from '../combat.ts';
import type { PathHex } from '../movement.ts';
import { lineOfSight, type SightBoard } from '../sight.ts';
import { IMPASSABLE, type Terrain } from '../terrain.ts';
import { fullStrength } from '../units.ts';
import { cardInBattle } from './card.ts';
import {
  type Combat,
  type Draft,
  type Event,
  FRESH_ORDER,
  type GameState,
  type Order,
  type Piece,
} from './state.ts';

const byHex = <T>(value: (hex: Hex) => T) =>
  Object.fromEntries(HEXES.map((hex) => [hex, value(hex)])) as Record<Hex, T>;

export const NEIGHBOURS = byHex(neighbours);
const REAR = Object.fromEntries(SIDES.map((side) => [side, byHex((hex) => rear(hex, side))])) as {
  [S in Side]: Record<Hex, Hex[]>;
};

/** The hexes of the next row towards that side's own edge. */
export const rearOf = (hex: Hex, side: Side): readonly Hex[] => REAR[side][hex];

type Field = Pick<GameState, 'board' | 'ground' | 'ramparts'>;

export const terrainAt = (game: Field, hex: Hex): Terrain => game.ground[hex] ?? 'clear';
export const isOpen = (game: Field, hex: Hex) =>
  !game.board[hex] && IMPASSABLE[terrainAt(game, hex)] === undefined;
export const isImpassable = (game: Field, hex: Hex) =>
  IMPASSABLE[terrainAt(game, hex)] !== undefined;

/** The piece that must be there, or a programmer erred. */
export function pieceAt(game: Field, hex: Hex): Piece {
  const piece = game.board[hex];
  if (!piece) throw new RangeError(`Nobody stands in ${hex}.`);
  return piece;
}

export const pieces = (game: Field) => Object.entries(game.board) as [Hex, Piece][];
export const piecesOf = (game: Field, side: Side) =>
  pieces(game).filter(([, piece]) => piece.side === side);

/** The friends or enemies of a side in the six hexes around. */
const near = (game: Field, hex: Hex, of: (piece: Piece) => boolean): [Hex, Piece][] =>
  NEIGHBOURS[hex].flatMap((beside): [Hex, Piece][] => {
    const piece = game.board[beside];
    return piece && of(piece) ? [[beside, piece]] : [];
  });
export const friendsNear = (game: Field, hex: Hex, side: Side) =>
  near(game, hex, (piece) => piece.side === side);
export const enemiesNear = (game: Field, hex: Hex, side: Side) =>
  near(game, hex, (piece) => piece.side !== side);
export const enemyUnitsNear = (game: Field, hex: Hex, side: Side) =>
  near(game, hex, (piece) => piece.side !== side && piece.unit !== 'LD');

/** What a hex holds, in the eyes of a unit or leader of that side. */
export function holds(game: Field, hex: Hex, side: Side): PathHex['holds'] {
  const piece = game.board[hex];
  if (!piece) return 'empty';
  if (piece.side !== side) return piece.unit === 'LD' ? 'enemy-leader' : 'enemy';
  if (piece.unit === 'LD') return 'friendly-leader';
  return piece.leader ? 'friend-with-leader' : 'friend';
}

export const sightBoard = (game: Field): SightBoard => ({
  terrain: (hex) => terrainAt(game, hex),
  occupied: (hex) => game.board[hex] !== undefined,
  ramparts: (hex) => game.ramparts[hex] ?? [],
});
export const sees = (game: Field, from: Hex, to: Hex) =>
  lineOfSight(from, to, sightBoard(game)).clear;

/** Whether the rampart of a hex stands where the line from `facing` comes in (cca-17.33, R72). */
function rampartTowards(facing: Hex, hex: Hex, sides: readonly Direction[] = []) {
  if (sides.length === 0) return 'none';
  const crossed: (readonly (Hex | undefined)[])[] = hexsides(facing, hex);
  const across = sides.some((side) => {
    const beyond = step(hex, side);
    return crossed.some((pair) => pair.includes(hex) && pair.includes(beyond));
  });
  return across ? 'between' : 'elsewhere';
}

export function fighterAt(game: Field, hex: Hex, facing: Hex): Fighter {
  const { unit, blocks, side, leader } = pieceAt(game, hex);
  const friends = friendsNear(game, hex, side);
  const led = friends.some(([, friend]) => friend.leader || friend.unit === 'LD');
  return {
    unit,
    blocks,
    full: blocks === fullStrength(unit),
    leader: leader ? 'attached' : led && unit !== 'LD' ? 'adjacent' : 'none',
    terrain: terrainAt(game, hex),
    rampart: rampartTowards(facing, hex, game.ramparts[hex]),
    support: friends.length,
  };
}

/** One roll of a combat, as things stand now. */
export function rollFrom(game: GameState, combat: Combat, kind: RollKind, at: Hex): Roll {
  const from = at === combat.at ? combat.from : combat.at;
  return {
    kind,
    roller: fighterAt(game, from, at),
    target: fighterAt(game, at, from),
    card: cardInBattle(game),
    bonus: combat.bonus,
    evades: kind === 'attack' && combat.evades,
    dicePut: combat.dice,
    readings: ADOPTED,
  };
}

/** What an order has come to so far; that of a piece without one to nothing. */
export const orderOf = ({ order }: Piece): Order => order ?? FRESH_ORDER;

export const loneLeader = (side: Side, order: Piece['order'] = null): Piece => ({
  side,
  unit: 'LD',
  blocks: 1,
  leader: false,
  order,
  leaderOrder: 'none',
});

export function place(game: Draft, hex: Hex, piece: Piece) {
  game.board = { ...game.board, [hex]: piece };
}

export function clear(game: Draft, hex: Hex) {
  const { [hex]: _, ...board } = game.board;
  game.board = board;
}

export function note(game: Draft, event: Event) {
  game.events = [...game.events, event];
}

/** Notes how the tables came to a roll or to what it does. */
export function noteSteps(game: Draft, { kind }: Roll, { steps }: Trace) {
  const of = kind === 'ranged' ? 'cca/ranged-combat' : 'cca/close-combat-outcome';
  note(game, { event: 'ruled', of, steps });
}

/** Puts a unit, with the leader attached to it, into another hex; a friendly leader alone there joins it. */
export function shift(game: Draft, from: Hex, to: Hex) {
  const piece = pieceAt(game, from);
  const joins = game.board[to]?.unit === 'LD';
  clear(game, from);
  place(game, to, joins ? { ...piece, leader: true } : piece);
  note(game, { event: 'moved', from, to, unit: piece.unit });
}
