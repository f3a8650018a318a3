import { note, pieceAt, pieces, place } from '../../hexes/game/board.ts';
import { drawCard, reshuffle, takeFromHand } from '../../hexes/game/deck.ts';
import type { Refusal } from '../../hexes/game/refusal.ts';
import { other } from '../../hexes/game/state.ts';
import { push } from '../../hexes/game/tasks.ts';
import { cardsDrawn } from '../cards/draw.ts';
import type { DeckCard } from '../cards.ts';
import { cardMeant } from '../orders/played.ts';
import { cardInForce, discard } from './card.ts';
import { battles } from './combat/battle.ts';
import { rollDice } from './dice.ts';
import { mayMove, moves } from './movement.ts';
import { mayOrder, orderAll, orderings } from './orders.ts';
import { no } from './refusal.ts';
import { nobodyNamed, ordered } from './refuse-order.ts';
import type { Action, Decision, Draft, GameState, InForce, Phase, Turn } from './state.ts';
import { landings, sendBack } from './supply.ts';

/** All that may be done in each step of a turn. */
export const STEPS: Record<Phase, (game: GameState) => Action[]> = {
  play: plays,
  order: orderings,
  move: moves,
  battle: battles,
  over: () => [],
};

/** Any card but First Strike; who holds nothing else plays it all the same (R74). */
function plays(game: GameState): Action[] {
  const hand = [...new Set(game.hands[game.active])];
  const own = hand.filter((card) => card !== 'first-strike');
  return (own.length > 0 ? own : hand).map((card) => ({ do: 'play', card }));
}

/** Why a card that is not playable is not. */
export const refusePlay = (game: GameState, card: DeckCard): Refusal =>
  game.hands[game.active].includes(card)
    ? no('ccn-8.53', 'only-as-a-reaction', { card })
    : no('ccn-5.6', 'not-in-hand', { card });

/** The card that is followed: Counter-Attack is a copy of the opponent's last one (ccn-8.41). */
function followed({ last }: GameState, card: DeckCard): InForce | null {
  if (card === 'first-strike') return null;
  if (card !== 'counter-attack') return card;
  return last && (cardMeant({ commandCard: card, countered: last }).key as InForce);
}

export function play(game: Draft, card: DeckCard) {
  const { active } = game;
  const command = game.hands[active].length;
  takeFromHand(game, active, card);
  const inForce = followed(game, card);
  const turn: Turn = { card, inForce, command, section: null, choice: false, faces: [] };
  game.turn = turn;
  const orders = cardInForce(game);
  if (orders && (inForce === 'elan' || inForce === 'rally')) {
    const faces = rollDice(game, command);
    note(game, { event: 'rolled', why: inForce, by: active, faces });
    game.turn = { ...turn, faces };
  } else if (orders) game.turn = { ...turn, choice: nobodyNamed(game, turn, orders) };
  orderAll(game);
  enter(game, 'order');
}

const AFTER = { order: 'move', move: 'battle' } as const;
const MAY = {
  order: mayOrder,
  move: mayMove,
  battle: (game: GameState) => battles(game).length > 1,
} as const;

/** Begins a step of the turn, or the next one in which there is something to do; who orders nobody draws (ccn-5.11). */
function enter(game: Draft, phase: keyof typeof MAY) {
  game.phase = phase;
  if (!MAY[phase](game)) endPhase(game);
}

/** Ends a step of the turn, and the turn after its last one. */
export function endPhase(game: Draft) {
  const { phase } = game;
  const idle = phase === 'order' && ordered(game).length === 0;
  if ((phase === 'order' || phase === 'move') && !idle) enter(game, AFTER[phase]);
  else endTurn(game);
}

/** The cards are discarded and replaced: first those of First Strike, then the active player's (ccn-5.241). */
function endTurn(game: Draft) {
  const { active } = game;
  const turn = game.turn as Turn;
  discard(game, turn.card);
  if (turn.inForce === 'elan') reshuffle(game);
  for (let due = game.strikes; due > 0; due--) drawCard(game, other(active));
  const draws = cardsDrawn(turn.inForce ?? undefined);
  for (let due = draws; due > 0; due--) drawCard(game, active);
  if (draws > 1) push(game, { task: 'keep', cards: game.hands[active].slice(-draws) });
  else nextTurn(game);
}

function nextTurn(game: Draft) {
  for (const [hex, piece] of pieces(game))
    if (piece.order || piece.leaderOrder !== 'none')
      place(game, hex, { ...piece, order: null, leaderOrder: 'none' });
  game.last = game.turn?.inForce ?? null;
  game.turn = null;
  game.strikes = 0;
  game.active = other(game.active);
  game.round += 1;
  game.phase = 'play';
}

/** Of the two cards that a Scout draws one is kept (ccn-8.8). */
export const keep: Decision<'keep'> = {
  clause: 'ccn-8.8',
  by: ({ active }) => active,
  options: (_, { cards }) => [...new Set(cards)].map((card) => ({ do: 'keep', card })),
  decide(game, { cards }, action) {
    const kept = action?.do === 'keep' ? action.card : cards[0];
    const put = cards.find((card) => card !== kept) ?? kept;
    if (put) {
      takeFromHand(game, game.active, put);
      discard(game, put);
    }
    nextTurn(game);
  },
  refuse: (_game, _task, action) =>
    action.do === 'keep' ? no('ccn-8.8', 'not-of-these-cards', { card: action.card }) : null,
};

/** The owner of the unit that Short Supply sends back says where; then the player, who has ordered nobody, draws (R81). */
export const supply: Decision<'supply'> = {
  clause: 'ccn-8.76',
  by: (game, { hex }) => pieceAt(game, hex).side,
  options: (game, { hex }) => landings(game, hex).map((to) => ({ do: 'go', to })),
  decide(game, { hex }, action) {
    sendBack(game, hex, action?.do === 'go' ? action.to : undefined);
    if (!game.winner) endTurn(game);
  },
};
