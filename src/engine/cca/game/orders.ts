import { enemyUnitsNear, pieceAt, piecesOf, place } from '../../hexes/game/board.ts';
import type { Hex } from '../../hexes/hex.ts';
import type { CommandCard } from '../cards.ts';
import type { Face } from '../faces.ts';
import { commandCard } from './card.ts';
import {
  isOfKind,
  type Ordering,
  ordersAll,
  refuseOrdering,
  symbolFor,
} from './refusals/refuse-order.ts';
import {
  type Action,
  type Draft,
  FRESH_ORDER,
  type GameState,
  type Piece,
  type Turn,
} from './state.ts';

const KINDS = ['order', 'order-leader', 'lead', 'rally'] as const;

export function orderings(game: GameState): Action[] {
  const all = piecesOf(game, game.active).flatMap(([hex]) =>
    KINDS.map((kind): Ordering => ({ do: kind, hex })),
  );
  return [...all.filter((action) => !refuseOrdering(game, action)), { do: 'end' }];
}

function spend(game: Draft, turn: Turn, { unit }: Piece) {
  const face = symbolFor(turn, unit) as Face;
  game.turn = { ...turn, faces: turn.faces.toSpliced(turn.faces.indexOf(face), 1) };
}

const mark = (game: Draft, hex: Hex, piece: Piece) =>
  place(game, hex, { ...piece, order: FRESH_ORDER });

export function giveOrder(game: Draft, { do: how, hex }: Ordering) {
  const piece = pieceAt(game, hex);
  const turn = game.turn as Turn;
  if (how === 'order-leader') return place(game, hex, { ...piece, leaderOrder: 'ordered' });
  if (how === 'lead') game.turn = { ...turn, lead: hex };
  if (how === 'rally') {
    spend(game, turn, piece);
    return mark(game, hex, { ...piece, blocks: piece.blocks + 1 });
  }
  const card = commandCard(game);
  if (card?.orders === 'dice' && !turn.choice) spend(game, turn, piece);
  if (how === 'order' && card?.adjacentHexes && !turn.lead) game.turn = { ...turn, choice: true };
  mark(game, hex, piece);
}

/** The orders that a card gives by itself: to all in contact with the enemy, or to all with missiles. */
export function orderAll(game: Draft) {
  const card = commandCard(game);
  if (!card || game.turn?.choice || !ordersAll(card)) return;
  for (const [hex, piece] of piecesOf(game, game.active)) {
    const qualifies = card.troops
      ? isOfKind(card, piece.unit)
      : enemyUnitsNear(game, hex, game.active).length > 0;
    if (piece.unit !== 'LD' && qualifies) mark(game, hex, piece);
  }
}

/** Nobody is there whom the card names: one unit of choice instead (R82). */
export function nobodyNamed(game: GameState, card: CommandCard): boolean {
  if (card.choice !== 'if-none') return false;
  const own = piecesOf(game, game.active).map(([, piece]) => piece);
  return card.troops
    ? !own.some((piece) => piece.unit !== 'LD' && isOfKind(card, piece.unit))
    : !own.some((piece) => piece.leader || piece.unit === 'LD');
}
