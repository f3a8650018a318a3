import { Trace } from '../../core/ruling.ts';
import { note, pieces, place } from '../../hexes/game/board.ts';
import { drawCard, reshuffle, takeFromHand } from '../../hexes/game/deck.ts';
import type { Refusal } from '../../hexes/game/refusal.ts';
import { other } from '../../hexes/game/state.ts';
import { type Section, sections } from '../../hexes/hex.ts';
import { cardsDrawn } from '../cards/draw.ts';
import type { DeckCard } from '../cards.ts';
import { cardInForce } from '../orders/card-in-force.ts';
import { commandCard } from './card.ts';
import { rollDice } from './dice.ts';
import { nobodyNamed, orderAll } from './orders.ts';
import { seat } from './position/setting.ts';
import { no } from './refusals/refusal.ts';
import type { Action, Draft, GameState, Phase, Repeatable, Turn } from './state.ts';

const isRepeatable = (card: DeckCard): card is Repeatable =>
  card !== 'counter-attack' && card !== 'first-strike';

const hasOrders = (game: GameState, card: DeckCard) =>
  isRepeatable(card) || (card === 'counter-attack' && game.last !== null);

/** Cards that order somebody; from a hand without any, some card is played all the same (cca-6.1). */
function playable(game: GameState): DeckCard[] {
  const hand = [...new Set(game.hands[game.active])];
  const useful = hand.filter((card) => hasOrders(game, card));
  return useful.length > 0 ? useful : hand;
}

export const plays = (game: GameState): Action[] =>
  playable(game).map((card) => ({ do: 'play', card }));

/** Why a card that is not playable is not. */
export function refusePlay(game: GameState, card: DeckCard): Refusal {
  if (!game.hands[game.active].includes(card)) return no('cca-6.1', 'not-in-hand', { card });
  return card === 'first-strike'
    ? no('cca-18.38', 'only-as-a-reaction', { card })
    : no('cca-18.31', 'nothing-to-counter', { card });
}

function inForce(game: GameState, card: DeckCard) {
  const { last } = game;
  if (isRepeatable(card)) return { inForce: card, leaderIn: null };
  if (card === 'first-strike' || !last) return { inForce: null, leaderIn: null };
  const { key, leaderIn } = cardInForce(
    {
      commandCard: card,
      countered: last.card,
      opponentSection: last.section ?? 'none',
      readings: { R86: 'a' },
    },
    new Trace(),
  );
  return { inForce: key as Repeatable, leaderIn: leaderIn ?? null };
}

export function play(game: Draft, card: DeckCard) {
  takeFromHand(game, game.active, card);
  const turn: Turn = { card, ...inForce(game, card), choice: false, lead: null, faces: [] };
  game.turn = turn;
  const orders = commandCard(game);
  if (orders && turn.inForce) {
    const choice = nobodyNamed(game, orders);
    const dice = orders.orders === 'dice' && !choice ? game.command[game.active] : 0;
    const faces = rollDice(game, dice);
    if (dice > 0) note(game, { event: 'rolled', why: turn.inForce, by: game.active, faces });
    game.turn = { ...turn, choice, faces };
    orderAll(game);
  }
  game.phase = 'order';
}

/** The steps of a turn under the card in force; a unit of choice acts as if by any other card. */
export function phases(game: GameState): Phase[] {
  const card = commandCard(game);
  const steps = game.turn?.choice ? 1 : (card?.moves ?? 1);
  return [
    'order',
    ...(steps > 0 ? (['move'] as const) : []),
    'battle',
    ...(steps > 1 ? (['move-again'] as const) : []),
  ];
}

/** Ends a step of the turn, and the turn after its last one. */
export function endPhase(game: Draft) {
  const all = phases(game);
  const next = all[all.indexOf(game.phase) + 1];
  if (next) game.phase = next;
  else endTurn(game);
}

function sectionOfLeader({ turn, active }: GameState) {
  return turn?.lead ? (sections(turn.lead, active)[0] as Section) : null;
}

const NOTHING_COUNTED = {
  deck: undefined,
  discards: undefined,
  hand: undefined,
  firstStrikePlayed: false,
  spartacusPlayed: false,
};

/** The played card is discarded and replaced; whoever struck first draws before (cca-16.1, cca-18.40). */
function endTurn(game: Draft) {
  const { active, firstStrikeBy } = game;
  const turn = game.turn as Turn;
  game.discards = [...game.discards, turn.card];
  if (turn.inForce === 'i-am-spartacus') reshuffle(game);
  if (firstStrikeBy) drawCard(game, firstStrikeBy);
  const { nextCommand, ...council } = seat(game, active);
  for (let due = cardsDrawn({ ...NOTHING_COUNTED, ...council }, new Trace()); due > 0; due--)
    drawCard(game, active);
  game.command = { ...game.command, [active]: nextCommand };
  game.last = turn.inForce && { card: turn.inForce, section: sectionOfLeader(game) };
  for (const [hex, piece] of pieces(game))
    if (piece.order || piece.leaderOrder !== 'none')
      place(game, hex, { ...piece, order: null, leaderOrder: 'none' });
  game.turn = null;
  game.firstStrikeBy = null;
  game.active = other(active);
  game.round += 1;
  game.phase = 'play';
}
