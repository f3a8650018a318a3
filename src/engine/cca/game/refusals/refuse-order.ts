import type { ClauseId } from '../../../core/clause-ids.ts';
import type { With } from '../../../core/ruling.ts';
import { NEIGHBOURS, pieceAt, piecesOf } from '../../../hexes/game/board.ts';
import { type Refusal, refuseOthers } from '../../../hexes/game/refusal.ts';
import { fits } from '../../../hexes/game/sections.ts';
import { type Hex, sections } from '../../../hexes/hex.ts';
import { type CommandCard, TROOPS } from '../../cards.ts';
import { leadersOf, sectionsOf } from '../../orders/reach.ts';
import { fullStrength, PROFILES } from '../../units.ts';
import { fighterAt } from '../board.ts';
import { commandCard } from '../card.ts';
import type { Does, GameState, Piece, Repeatable, Turn } from '../state.ts';
import { no, type Reason } from './refusal.ts';

export type Ordering = Does<'order' | 'order-leader' | 'lead' | 'rally'>;

/** Everybody who has an order of this turn's card: a leader who is to leave his unit counts by himself. */
export const ordered = (game: GameState): [Hex, Piece][] =>
  piecesOf(game, game.active).flatMap(([hex, piece]) => [
    ...(piece.order ? [[hex, piece] as [Hex, Piece]] : []),
    ...(piece.leaderOrder === 'ordered' ? [[hex, piece] as [Hex, Piece]] : []),
  ]);

/** The most orders of the card where they are not counted by section. */
function limit(game: GameState, { orders, adjacentHexes }: CommandCard): number {
  if (adjacentHexes !== undefined) return adjacentHexes;
  if (orders === 'command') return game.command[game.active];
  return typeof orders === 'number' ? orders : Number.POSITIVE_INFINITY;
}

export const isOfKind = ({ troops }: CommandCard, unit: Piece['unit']) =>
  unit === 'LD' || !troops || TROOPS[troops](unit);

/** A symbol of the dice that orders or rallies this piece: its own before a helmet. */
export const symbolFor = ({ faces }: Turn, unit: Piece['unit']) =>
  unit !== 'LD' && faces.includes(PROFILES[unit].symbol)
    ? PROFILES[unit].symbol
    : faces.includes('leader')
      ? 'leader'
      : undefined;

/** Cards that order all that qualify, without a choice. */
export const ordersAll = ({ orders, troops }: CommandCard) => orders === 'all' && troops !== 'foot';

/** Why not an order of the card in force, by its own clause unless another one says so. */
type ByCard = (because: Reason, values?: With, clause?: ClauseId) => Refusal;
const byCard =
  ({ clause }: CommandCard, { card, inForce }: Turn): ByCard =>
  (because, values = {}, instead = clause) =>
    no(instead, because, { card: inForce ?? card, ...values });

/** Somebody who may get an order, and the card by which. */
interface Asking extends Piece {
  hex: Hex;
  card: CommandCard;
  turn: Turn;
  by: ByCard;
}

type Room = NonNullable<CommandCard['sections']>;

function refuseBySection(game: GameState, { hex, card, by }: Asking, room: Room): Refusal | null {
  const { active } = game;
  const here = sections(hex, active);
  if (!here.some((section) => room[section]))
    return by('other-section', { hex, sections: sectionsOf(card) });
  const all = [...ordered(game).map(([at]) => sections(at, active)), here];
  return fits(all, room) ? null : by('no-orders-left', { hex });
}

function refuseByKind(game: GameState, { hex, unit, card, by }: Asking): Refusal | null {
  if (!isOfKind(card, unit)) return by('other-kind', { unit });
  const given = ordered(game);
  if (given.length >= limit(game, card)) return by('no-orders-left', { hex });
  const inBlock = given.length === 0 || NEIGHBOURS[hex].some((beside) => game.board[beside]?.order);
  return card.troops === 'foot' && !inBlock ? by('not-in-block', { unit, hex }) : null;
}

/** The unit in the leader's hex is ordered with him and is not one of the adjacent hexes. */
function refuseByLeader(game: GameState, { hex, card, turn: { lead }, by }: Asking) {
  if (!lead) return null;
  if (!NEIGHBOURS[lead].includes(hex)) return by('not-next-to-leader', { hex, lead });
  const around = ordered(game).filter(([at]) => at !== lead).length;
  return around < limit(game, card) ? null : by('no-orders-left', { hex });
}

function refuseOrder(game: GameState, asking: Asking) {
  const { hex, unit, order, card, turn, by } = asking;
  if (order) return no('cca-7.4', 'has-an-order', { unit, hex });
  if (turn.choice) {
    if (unit === 'LD') return by('units-only');
    return ordered(game).length > 0 ? by('one-unit-of-choice') : null;
  }
  const leaders = leadersOf({ ...card, key: turn.inForce as Repeatable });
  if (unit === 'LD' && leaders !== 'counted') return by('units-only', {}, 'cca-2.13');
  if (card.sections) return refuseBySection(game, asking, card.sections);
  if (card.adjacentHexes) return refuseByLeader(game, asking);
  if (ordersAll(card)) return by('all-have-orders');
  if (turn.inForce === 'rally') return by('rally-instead', {}, 'cca-18.52');
  if (card.orders === 'dice') return symbolFor(turn, unit) ? null : by('no-symbol', { unit });
  return refuseByKind(game, asking);
}

function refuseLeader(game: GameState, asking: Asking) {
  const { hex, leader, leaderOrder, card, turn, by } = asking;
  if (!leader) return no('cca-8.33', 'no-attached-leader', { hex });
  if (leaderOrder === 'ordered') return no('cca-7.4', 'has-an-order', { unit: 'leader', hex });
  if (!card.helmet) return by('card-without-helmet', {}, 'cca-8.35');
  if (turn.choice) return by('one-unit-of-choice');
  if (card.sections) return refuseBySection(game, asking, card.sections);
  return ordered(game).length < limit(game, card) ? null : by('no-orders-left', { hex });
}

function refuseLead(game: GameState, { hex, leader, unit, card, turn, by }: Asking) {
  if (!card.adjacentHexes) return by('not-a-leadership-card', {}, 'cca-18.20');
  if (!leader && unit !== 'LD') return no('cca-18.20', 'no-leader-there', { hex });
  if (turn.lead || turn.choice) return by('one-leader');
  const reach = sectionsOf(card);
  return sections(hex, game.active).some((section) => reach.includes(section))
    ? null
    : by('leader-elsewhere', { hex, sections: reach });
}

function refuseRally(game: GameState, { hex, unit, blocks, turn, by }: Asking) {
  const rally = (because: Reason, values?: With) => by(because, values, 'cca-18.51');
  if (turn.inForce !== 'rally') return rally('no-rally', { card: 'rally' });
  if (turn.choice) return rally('rally-without-leaders');
  if (unit === 'LD') return by('units-only', {}, 'cca-2.13');
  if (unit === 'EL' || unit === 'CH') return by('never-rallied', { unit }, 'cca-18.53');
  if (blocks === fullStrength(unit)) return rally('at-full-strength', { unit });
  if (fighterAt(game, hex, hex).leader === 'none') return rally('no-leader-near', { unit });
  return symbolFor(turn, unit) ? null : rally('no-symbol', { unit });
}

const REFUSE = {
  order: refuseOrder,
  'order-leader': refuseLeader,
  lead: refuseLead,
  rally: refuseRally,
} as const;

export function refuseOrdering(game: GameState, action: Ordering): Refusal | null {
  const { hex } = action;
  const { turn } = game;
  const others = refuseOthers(game, hex, 'cca-7.1');
  if (others || !turn) return others;
  const card = commandCard(game);
  if (!card) return no('cca-7.2', 'no-orders', { card: turn.card });
  const asking = { ...pieceAt(game, hex), hex, card, turn, by: byCard(card, turn) };
  return REFUSE[action.do](game, asking);
}
