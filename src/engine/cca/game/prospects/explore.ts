import { pieceAt, piecesOf } from '../../../hexes/game/board.ts';
import type * as hexes from '../../../hexes/game/prospects.ts';
import { battlesFrom, prospectsOf } from '../../../hexes/game/prospects.ts';
import { HEXES, type Hex } from '../../../hexes/hex.ts';
import { apply, legal, refusal } from '../play.ts';
import type { Position } from '../position/position.ts';
import { start } from '../position/setup.ts';
import { type Action, FRESH_ORDER, type GameState, type Piece, type Repeatable } from '../state.ts';

export type Order = hexes.Order<Repeatable>;

/** A card that orders by section lets everybody do what the basic rules say. */
const PLAIN: Repeatable = 'order-two-units-center';

/** The game as it would be if it were this piece's turn, with its order given. */
export function asIf(
  position: Position,
  hex: Hex,
  phase: 'move' | 'battle',
  order: Order,
): GameState {
  const piece = pieceAt(position, hex);
  const hands = { bottom: [], top: [] };
  const card = order.card ?? PLAIN;
  const ordered: Piece = {
    ...piece,
    order: { ...FRESH_ORDER, moved: phase === 'move' ? null : order.moved },
    leaderOrder: order.leader ? 'ordered' : 'none',
  };
  return {
    ...start({ ...position, hands, active: piece.side }, 0),
    board: { ...position.board, [hex]: ordered },
    phase,
    turn: { card, inForce: card, leaderIn: null, choice: false, lead: null, faces: [] },
  };
}

export type Prospect = hexes.Prospect<Action>;

/** For each hex of the board: may the piece move there? */
export function moveProspects(position: Position, from: Hex, order: Order): Map<Hex, Prospect> {
  const game = asIf(position, from, 'move', order);
  const how = order.leader ? 'move-leader' : 'move';
  // On whichever way: at Baecula there may be several, and none of them the plain one.
  const move = (to: Hex): Action =>
    legal(game).find((action) => action.do === how && action.to === to) ?? { do: how, from, to };
  const elsewhere = HEXES.filter((to) => to !== from);
  return prospectsOf(elsewhere, move, (action) => refusal(game, action));
}

/** For each hex with an enemy: may the unit fight it, where it is adjacent, or else fire at it? */
export function battleProspects(position: Position, from: Hex, order: Order): Map<Hex, Prospect> {
  const game = asIf(position, from, 'battle', order);
  return battlesFrom(position.board, from, (action) => refusal(game, action));
}

/** Whom a card played by the active side orders, or may order next after a leader or others got their orders. */
export function ordersBy(
  position: Position,
  card: Repeatable,
  { lead, given = [] }: { lead?: Hex | undefined; given?: readonly Hex[] | undefined },
): Hex[] {
  const { active } = position;
  const hands = { bottom: [], top: [], [active]: [card] };
  const actions: Action[] = [
    { do: 'play', card },
    ...(lead ? [{ do: 'lead', hex: lead } as const] : []),
    ...given.map((hex) => ({ do: 'order', hex }) as const),
  ];
  const game = actions.reduce(apply, start({ ...position, hands }, 0));
  const have = piecesOf(game, active).flatMap(([hex, { order }]) => (order ? [hex] : []));
  const next = legal(game).flatMap((action) => (action.do === 'order' ? [action.hex] : []));
  return [...have, ...next];
}
