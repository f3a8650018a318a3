import type { ClauseId } from '../../core/clause-ids.ts';
import { type Hex, sections } from '../../core/hex.ts';
import { leadersOf, sectionsOf } from '../card-in-force.ts';
import { type CommandCard, type Section, TROOPS } from '../cards.ts';
import type { Face } from '../faces.ts';
import { fullStrength, PROFILES } from '../units.ts';
import { enemyUnitsNear, fighterAt, NEIGHBOURS, pieceAt, piecesOf, place } from './board.ts';
import { commandCard } from './card.ts';
import { no, type Refusal } from './refusal.ts';
import {
  type Action,
  type Does,
  type Draft,
  FRESH_ORDER,
  type GameState,
  type Piece,
  type Repeatable,
  type Turn,
} from './state.ts';

type Ordering = Does<'order' | 'order-leader' | 'lead' | 'rally'>;

/** Everybody who has an order of this turn's card: a leader who is to leave his unit counts by himself. */
const ordered = (game: GameState): [Hex, Piece][] =>
  piecesOf(game, game.active).flatMap(([hex, piece]) => [
    ...(piece.order ? [[hex, piece] as [Hex, Piece]] : []),
    ...(piece.leaderOrder === 'ordered' ? [[hex, piece] as [Hex, Piece]] : []),
  ]);

/** Can all of them be given an order of a section, so many of each? Whoever stands on a line serves either. */
function fits(
  all: readonly (readonly Section[])[],
  room: Partial<Record<Section, number>>,
): boolean {
  const [first, ...more] = all;
  if (!first) return true;
  return first.some((section) => {
    const left = room[section] ?? 0;
    return left > 0 && fits(more, { ...room, [section]: left - 1 });
  });
}

/** The most orders of the card where they are not counted by section. */
function limit(game: GameState, { orders, adjacentHexes }: CommandCard): number {
  if (adjacentHexes !== undefined) return adjacentHexes;
  if (orders === 'command') return game.command[game.active];
  return typeof orders === 'number' ? orders : Number.POSITIVE_INFINITY;
}

const isOfKind = ({ troops }: CommandCard, { unit }: Piece) =>
  unit === 'LD' || !troops || TROOPS[troops](unit);

/** A symbol of the dice that orders or rallies this piece: its own before a helmet. */
const symbolFor = ({ faces }: Turn, { unit }: Piece) =>
  unit !== 'LD' && faces.includes(PROFILES[unit].symbol)
    ? PROFILES[unit].symbol
    : faces.includes('leader')
      ? 'leader'
      : undefined;

/** Cards that order all that qualify, without a choice. */
const ordersAll = ({ orders, troops }: CommandCard) => orders === 'all' && troops !== 'foot';

interface BySection {
  clause: ClauseId;
  /** Orders in each section. */
  room: NonNullable<CommandCard['sections']>;
}

function refuseBySection(game: GameState, hex: Hex, { clause, room }: BySection): Refusal | null {
  const { active } = game;
  const here = sections(hex, active);
  if (!here.some((section) => room[section])) return no(clause, 'other-section');
  const all = [...ordered(game).map(([at]) => sections(at, active)), here];
  return fits(all, room) ? null : no(clause, 'no-orders-left');
}

function refuseByKind(game: GameState, hex: Hex, piece: Piece, card: CommandCard): Refusal | null {
  if (!isOfKind(card, piece)) return no(card.clause, 'other-kind');
  const given = ordered(game);
  if (given.length >= limit(game, card)) return no(card.clause, 'no-orders-left');
  const inBlock = given.length === 0 || NEIGHBOURS[hex].some((beside) => game.board[beside]?.order);
  return card.troops === 'foot' && !inBlock ? no(card.clause, 'not-in-block') : null;
}

/** The unit in the leader's hex is ordered with him and is not one of the adjacent hexes. */
function refuseByLeader(game: GameState, hex: Hex, lead: Hex | null, card: CommandCard) {
  // The first unit without a leader is the one of choice.
  if (!lead) return null;
  if (!NEIGHBOURS[lead].includes(hex)) return no(card.clause, 'not-next-to-leader');
  const around = ordered(game).filter(([at]) => at !== lead).length;
  return around < limit(game, card) ? null : no(card.clause, 'no-orders-left');
}

function refuseOrder(game: GameState, hex: Hex, piece: Piece, card: CommandCard, turn: Turn) {
  if (piece.order) return no('cca-7.4', 'has-an-order');
  if (turn.choice) {
    if (piece.unit === 'LD') return no(card.clause, 'units-only');
    return ordered(game).length > 0 ? no(card.clause, 'one-unit-of-choice') : null;
  }
  const leaders = leadersOf({ ...card, key: turn.inForce as Repeatable });
  if (piece.unit === 'LD' && leaders !== 'counted') return no('cca-2.13', 'units-only');
  const { clause, sections: room } = card;
  if (room) return refuseBySection(game, hex, { clause, room });
  if (card.adjacentHexes) return refuseByLeader(game, hex, turn.lead, card);
  if (ordersAll(card)) return no(card.clause, 'all-have-orders');
  if (turn.inForce === 'rally') return no('cca-18.52', 'rally-instead');
  if (card.orders === 'dice') return symbolFor(turn, piece) ? null : no(card.clause, 'no-symbol');
  return refuseByKind(game, hex, piece, card);
}

function refuseLeader(game: GameState, hex: Hex, piece: Piece, card: CommandCard, turn: Turn) {
  if (!piece.leader) return no('cca-8.33', 'no-leader-there');
  if (piece.leaderOrder === 'ordered') return no('cca-7.4', 'has-an-order');
  if (!card.helmet || turn.choice) return no('cca-8.35', 'card-without-helmet');
  const { clause, sections: room } = card;
  if (room) return refuseBySection(game, hex, { clause, room });
  return ordered(game).length < limit(game, card) ? null : no(card.clause, 'no-orders-left');
}

function refuseLead(game: GameState, hex: Hex, piece: Piece, card: CommandCard, turn: Turn) {
  if (!card.adjacentHexes) return no('cca-18.20', 'not-a-leadership-card');
  if (!piece.leader && piece.unit !== 'LD') return no('cca-8.33', 'no-leader-there');
  if (turn.lead || turn.choice) return no(card.clause, 'one-leader');
  const reach = sectionsOf(card);
  return sections(hex, game.active).some((section) => reach.includes(section))
    ? null
    : no(card.clause, 'other-section');
}

function refuseRally(game: GameState, hex: Hex, piece: Piece, _: CommandCard, turn: Turn) {
  const { unit, blocks } = piece;
  if (turn.inForce !== 'rally' || turn.choice || unit === 'LD') return no('cca-18.51', 'no-rally');
  if (unit === 'EL' || unit === 'CH') return no('cca-18.53', 'never-rallied');
  if (blocks === fullStrength(unit)) return no('cca-18.51', 'at-full-strength');
  if (fighterAt(game, hex, hex).leader === 'none') return no('cca-18.51', 'no-leader-near');
  return symbolFor(turn, piece) ? null : no('cca-18.51', 'no-symbol');
}

const REFUSE = {
  order: refuseOrder,
  'order-leader': refuseLeader,
  lead: refuseLead,
  rally: refuseRally,
} as const;

export function refuseOrdering(game: GameState, action: Ordering): Refusal | null {
  const piece = game.board[action.hex];
  const card = commandCard(game);
  if (piece?.side !== game.active) return no('cca-7.1', 'not-yours');
  if (!card || !game.turn) return no('cca-7.2', 'no-orders');
  return REFUSE[action.do](game, action.hex, piece, card, game.turn);
}

export function orderings(game: GameState): Action[] {
  const kinds = Object.keys(REFUSE) as Ordering['do'][];
  const all = piecesOf(game, game.active).flatMap(([hex]) =>
    kinds.map((kind): Ordering => ({ do: kind, hex })),
  );
  return [...all.filter((action) => !refuseOrdering(game, action)), { do: 'end' }];
}

function spend(game: Draft, turn: Turn, piece: Piece) {
  const face = symbolFor(turn, piece) as Face;
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
      ? isOfKind(card, piece)
      : enemyUnitsNear(game, hex, game.active).length > 0;
    if (piece.unit !== 'LD' && qualifies) mark(game, hex, piece);
  }
}

/** Nobody is there whom the card names: one unit of choice instead (R82). */
export function nobodyNamed(game: GameState, card: CommandCard): boolean {
  if (card.choice !== 'if-none') return false;
  const own = piecesOf(game, game.active).map(([, piece]) => piece);
  return card.troops
    ? !own.some((piece) => piece.unit !== 'LD' && isOfKind(card, piece))
    : !own.some((piece) => piece.leader || piece.unit === 'LD');
}
