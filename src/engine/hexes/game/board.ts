import { HEXES, type Hex, neighbours, rear, SIDES, type Side } from '../hex.ts';
import { type Board, LEADER, type Piece } from './state.ts';

const byHex = <T>(value: (hex: Hex) => T) =>
  Object.fromEntries(HEXES.map((hex) => [hex, value(hex)])) as Record<Hex, T>;

export const NEIGHBOURS = byHex(neighbours);
const REAR = Object.fromEntries(SIDES.map((side) => [side, byHex((hex) => rear(hex, side))])) as {
  [S in Side]: Record<Hex, Hex[]>;
};

/** The hexes of the next row towards that side's own edge. */
export const rearOf = (hex: Hex, side: Side): readonly Hex[] => REAR[side][hex];

interface With<P extends Piece> {
  readonly board: Board<P>;
}

/** The piece that must be there, or a programmer erred. */
export function pieceAt<P extends Piece>({ board }: With<P>, hex: Hex): P {
  const piece = board[hex];
  if (!piece) throw new RangeError(`Nobody stands in ${hex}.`);
  return piece;
}

export const pieces = <P extends Piece>({ board }: With<P>) => Object.entries(board) as [Hex, P][];
export const piecesOf = <P extends Piece>(field: With<P>, side: Side) =>
  pieces(field).filter(([, piece]) => piece.side === side);

/** The friends or enemies of a side in the six hexes around. */
const near = <P extends Piece>({ board }: With<P>, hex: Hex, of: (piece: P) => boolean) =>
  NEIGHBOURS[hex].flatMap((beside): [Hex, P][] => {
    const piece = board[beside];
    return piece && of(piece) ? [[beside, piece]] : [];
  });
export const friendsNear = <P extends Piece>(field: With<P>, hex: Hex, side: Side) =>
  near(field, hex, (piece) => piece.side === side);
export const enemiesNear = <P extends Piece>(field: With<P>, hex: Hex, side: Side) =>
  near(field, hex, (piece) => piece.side !== side);
export const enemyUnitsNear = <P extends Piece>(field: With<P>, hex: Hex, side: Side) =>
  near(field, hex, (piece) => piece.side !== side && piece.unit !== LEADER);

/** What a hex holds, in the eyes of a unit or leader of that side. */
export function heldBy({ board }: With<Piece>, hex: Hex, side: Side) {
  const piece = board[hex];
  if (!piece) return 'nobody';
  const whose = piece.side === side ? 'friendly' : 'enemy';
  if (piece.unit === LEADER) return `${whose}-leader` as const;
  return whose === 'friendly' && piece.leader
    ? 'friendly-unit-with-leader'
    : (`${whose}-unit` as const);
}

/** What a hex holds, in the words of the tables of movement. */
const HOLDS = {
  nobody: 'empty',
  'enemy-unit': 'enemy',
  'enemy-leader': 'enemy-leader',
  'friendly-unit': 'friend',
  'friendly-unit-with-leader': 'friend-with-leader',
  'friendly-leader': 'friendly-leader',
} as const;

export const holds = (field: With<Piece>, hex: Hex, side: Side) => HOLDS[heldBy(field, hex, side)];

type Open<P extends Piece> = { board: Board<P> };

export function place<P extends Piece>(game: Open<P>, hex: Hex, piece: P) {
  game.board = { ...game.board, [hex]: piece };
}

export function clear<P extends Piece>(game: Open<P>, hex: Hex) {
  game.board = without(game.board, [hex]);
}

/** The board without whoever stands in those hexes. */
export const without = <P extends Piece>(board: Board<P>, hexes: readonly Hex[]) =>
  Object.fromEntries(
    Object.entries(board).filter(([hex]) => !(hexes as readonly string[]).includes(hex)),
  ) as Board<P>;

export function note<E>(game: { events: readonly E[] }, event: E) {
  game.events = [...game.events, event];
}
