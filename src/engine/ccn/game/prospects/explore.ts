import { pieceAt, piecesOf } from '../../../hexes/game/board.ts';
import type * as hexes from '../../../hexes/game/prospects.ts';
import { battlesFrom, prospectsOf } from '../../../hexes/game/prospects.ts';
import { HEXES, type Hex } from '../../../hexes/hex.ts';
import { apply, legal, refusal } from '../play.ts';
import type { Position } from '../position/position.ts';
import { start } from '../position/setup.ts';
import { type Action, FRESH_ORDER, type GameState, type InForce, type Piece } from '../state.ts';

export type Prospect = hexes.Prospect<Action>;

export type Order = hexes.Order<InForce>;

/** A Section card changes nothing in how a unit moves and fights, and lets leaders go. */
const PLAIN: InForce = 'probe-center';

const NO_CARDS = { bottom: [], top: [] };

/** The game as it would be if it were this piece's turn, with its order given. */
export function asIf(
  position: Position,
  hex: Hex,
  phase: 'move' | 'battle',
  order: Order,
): GameState {
  const piece = pieceAt(position, hex);
  const card = order.card ?? PLAIN;
  const ordered: Piece = {
    ...piece,
    order: { ...FRESH_ORDER, moved: phase === 'move' ? null : order.moved },
    leaderOrder: order.leader ? 'ordered' : 'none',
  };
  const command = position.command[piece.side];
  return {
    ...start({ ...position, hands: NO_CARDS, active: piece.side }, 0),
    board: { ...position.board, [hex]: ordered },
    phase,
    turn: { card, inForce: card, command, section: null, choice: false, faces: [] },
  };
}

/** For each hex of the board: may the piece move there? */
export function moveProspects(position: Position, from: Hex, order: Order): Map<Hex, Prospect> {
  const game = asIf(position, from, 'move', order);
  const how = order.leader ? 'move-leader' : 'move';
  const elsewhere = HEXES.filter((to) => to !== from);
  return prospectsOf<Action>(
    elsewhere,
    (to) => ({ do: how, from, to }),
    (action) => refusal(game, action),
  );
}

/** For each hex with an enemy: may the unit fight it, where it is adjacent, or else fire at it? */
export function battleProspects(position: Position, from: Hex, order: Order): Map<Hex, Prospect> {
  const game = asIf(position, from, 'battle', order);
  return battlesFrom(position.board, from, (action) => refusal(game, action));
}

/** Whom a card played by the active side orders, or may order next after others got their orders. */
export function ordersBy(position: Position, card: InForce, given: readonly Hex[] = []): Hex[] {
  const { active } = position;
  const hands = { ...NO_CARDS, [active]: [card] };
  const actions: Action[] = [
    { do: 'play', card },
    ...given.map((hex) => ({ do: 'order', hex }) as const),
  ];
  const game = actions.reduce(apply, start({ ...position, hands }, 0));
  const have = piecesOf(game, active).flatMap(([hex, { order }]) => (order ? [hex] : []));
  const next = legal(game).flatMap((action) => (action.do === 'order' ? [action.hex] : []));
  return [...have, ...next];
}
