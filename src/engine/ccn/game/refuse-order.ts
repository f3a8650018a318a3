import { adopted } from '../../core/readings.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { enemiesNear, pieceAt, piecesOf } from '../../hexes/game/board.ts';
import { forbiddenBy, type Refusal, refuseOthers } from '../../hexes/game/refusal.ts';
import { fits } from '../../hexes/game/sections.ts';
import { LEADER } from '../../hexes/game/state.ts';
import { type Hex, type Side, sections } from '../../hexes/hex.ts';
import { PLACES, type Place } from '../cards.ts';
import { type Asked, ORDER_READINGS, ofKind } from '../orders/asked.ts';
import { mayOrderTable } from '../orders/may-order-rows.ts';
import { type CardInForce, ordersIn } from '../orders/played.ts';
import { isCavalry } from '../units.ts';
import { enemyUnits, named } from './board.ts';
import { cardInForce } from './card.ts';
import { no } from './refusal.ts';
import type { Does, GameState, Piece, Turn } from './state.ts';

export type Ordering = Does<'order' | 'order-one' | 'order-leader' | 'leave-square' | 'rally'>;

/** Everybody who has an order of this turn's card: a leader who is to leave his unit counts by himself. */
export const ordered = (game: GameState): [Hex, Piece][] =>
  piecesOf(game, game.active).flatMap(([hex, piece]) => [
    ...(piece.order ? [[hex, piece] as [Hex, Piece]] : []),
    ...(piece.leaderOrder === 'ordered' ? [[hex, piece] as [Hex, Piece]] : []),
  ]);

const placeOf = (hex: Hex, side: Side): Place =>
  PLACES.find((place) => place === sections(hex, side).join('-and-')) ?? 'centre';

/** Whether a Section card has an order left for that hex: whoever stands on a line takes one of either section. */
function hasRoom(game: GameState, { sections: room = {} }: CardInForce, turn: Turn, hex: Hex) {
  const { active } = game;
  const all = [...ordered(game).map(([at]) => at), hex].map((at) => sections(at, active));
  return fits(all, ordersIn(room, turn.command));
}

/** Who stands next to a piece, as the tables call it. */
function nextTo(game: GameState, hex: Hex) {
  const { active } = game;
  if (enemyUnits(game, hex, active, isCavalry).length > 0) return 'cavalry';
  if (enemyUnits(game, hex, active).length > 0) return 'unit';
  return enemiesNear(game, hex, active).length > 0 ? 'leader' : 'none';
}

const READINGS = adopted(ORDER_READINGS);
const MANY = 12;

/** What the tables of orders are asked about somebody. */
function askedOf(game: GameState, turn: Turn, card: CardInForce, action: Ordering): Asked {
  const { hex } = action;
  const piece = pieceAt(game, hex);
  const detaches = action.do === 'order-leader';
  const unit = detaches ? 'leader' : named(piece.unit);
  const full = card.sections !== undefined && !hasRoom(game, card, turn, hex);
  const given = ordered(game).length;
  return {
    card,
    isLeader: unit === 'leader',
    command: turn.command,
    input: {
      commandCard: card.key,
      countered: 'none',
      unit,
      leader: !detaches && piece.leader && piece.leaderOrder !== 'ordered',
      detaches,
      section: placeOf(hex, game.active),
      // Of Rally a unit may get several blocks (R39).
      alreadyOrdered:
        action.do !== 'rally' &&
        (detaches ? piece.leaderOrder === 'ordered' : piece.order !== null),
      ordersGiven: card.sections ? (full ? MANY : 0) : given,
      givenIn: full ? { left: MANY, centre: MANY, right: MANY } : { left: 0, centre: 0, right: 0 },
      cardsInHand: turn.command,
      squares: 0,
      squaresGone: 0,
      noneOfKind: turn.choice && card.key !== 'grande-manoeuvre',
      enemyAdjacent: nextTo(game, hex),
      inSquare: piece.square !== null,
      leavesSquare: action.do === 'leave-square',
      asOneUnit: action.do === 'order-one' || (turn.choice && card.key === 'grande-manoeuvre'),
      chosenSection: turn.section ?? undefined,
      leaderJoined: false,
      freeSymbols: [...turn.faces],
      lostBlocks: piece.start - piece.blocks,
      readings: READINGS,
    },
  };
}

/** Nobody is there whom the card names, so that it orders one unit of choice; Cavalry Charge asks for cavalry (R66). */
export function nobodyNamed(game: GameState, turn: Turn, card: CardInForce): boolean {
  if (!card.otherwise || card.key === 'grande-manoeuvre') return false;
  const own = piecesOf(game, game.active);
  if (card.key === 'leadership')
    return !own.some(([, { leader, unit }]) => leader || unit === LEADER);
  const none = { ...turn, choice: true };
  return !own.some(
    ([hex, { unit }]) => unit !== LEADER && ofKind(askedOf(game, none, card, { do: 'order', hex })),
  );
}

/** Cards that order all that qualify, without a choice: those of Leadership part or stay (ccn-8.65). */
export const ordersAll = ({ key }: CardInForce) => key === 'cold-steel' || key === 'force-march';

function byTable(game: GameState, turn: Turn, card: CardInForce, action: Ordering) {
  const trace = new Trace();
  applyRows(mayOrderTable(card), askedOf(game, turn, card, action), true, trace);
  return forbiddenBy(trace.steps);
}

/** What only the board knows: who is there, and in what he stands. */
function refuseByKind(
  game: GameState,
  { key }: CardInForce,
  { choice }: Turn,
  { do: how, hex }: Ordering,
): Refusal | null {
  const { leader, order, leaderOrder, square, unit } = pieceAt(game, hex);
  const what = { unit, hex };
  if (how === 'rally') return key === 'rally' ? null : no('ccn-8.73', 'no-rally');
  if (key === 'rally') return no('ccn-8.75', 'rally-instead');
  if (how === 'order-one')
    return key === 'grande-manoeuvre' && !choice ? null : no('ccn-8.72', 'only-grande-manoeuvre');
  if (how === 'leave-square') return square ? null : no('ccn-6.44', 'not-in-square', what);
  if (how === 'order-leader' && !leader) return no('ccn-5.60', 'no-attached-leader', { hex });
  const parts = key === 'leadership' && !choice;
  if (parts && how === 'order-leader' && order) return no('ccn-8.65', 'leads-his-unit', what);
  return parts && how === 'order' && leaderOrder === 'ordered'
    ? no('ccn-8.65', 'leads-his-unit', what)
    : null;
}

/** A card that orders by itself has done so; its squares may still be ordered to leave their formation. */
function refuseMore(
  game: GameState,
  card: CardInForce,
  { choice, section }: Turn,
  action: Ordering,
) {
  if (choice || !ordersAll(card)) return null;
  if (card.key === 'force-march' && !section) return no(card.clause, 'name-a-section');
  const { order } = pieceAt(game, action.hex);
  if (action.do === 'leave-square' && order) return null;
  return order ? no('ccn-5.14', 'has-an-order', { hex: action.hex }) : null;
}

export function refuseOrdering(game: GameState, action: Ordering): Refusal | null {
  const others = refuseOthers(game, action.hex, 'ccn-5.13');
  const { turn } = game;
  if (others || !turn) return others;
  const card = cardInForce(game);
  if (!card) return no('ccn-8.41', 'no-orders', { card: turn.card });
  if (card.key === 'short-supply') return no('ccn-5.11', 'no-orders', { card: card.key });
  const refused = refuseByKind(game, card, turn, action) ?? refuseMore(game, card, turn, action);
  if (refused) return refused;
  const again = action.do === 'leave-square' && pieceAt(game, action.hex).order !== null;
  const table = again ? refuseAgain(game, turn, card, action) : byTable(game, turn, card, action);
  if (table || !ordersAll(card) || turn.choice || again) return table;
  return no(card.clause, 'all-have-orders');
}

/** A square that has its order already asks only whether it may leave: nothing of its order is spent by that. */
function refuseAgain(game: GameState, turn: Turn, card: CardInForce, action: Ordering) {
  const { hex } = action;
  const bare = { ...game.board, [hex]: { ...pieceAt(game, hex), order: null } };
  return byTable({ ...game, board: bare }, turn, card, action);
}
