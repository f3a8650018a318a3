import { note, pieceAt, piecesOf, place } from '../../hexes/game/board.ts';
import { LEADER } from '../../hexes/game/state.ts';
import { SECTIONS, type Section, sections } from '../../hexes/hex.ts';
import { PROFILES } from '../units.ts';
import { enemyUnits, mark } from './board.ts';
import { cardInForce } from './card.ts';
import { no } from './refusal.ts';
import { type Ordering, ordersAll, refuseOrdering } from './refuse-order.ts';
import { endSquare } from './square.ts';
import type { Action, Draft, GameState, Piece, Turn } from './state.ts';
import { sendings } from './supply.ts';

const KINDS = ['order', 'order-one', 'order-leader', 'leave-square', 'rally'] as const;

/** All orders that might be given to somebody. */
const conceivable = (game: GameState) =>
  piecesOf(game, game.active).flatMap(([hex]) =>
    KINDS.map((kind): Ordering => ({ do: kind, hex })),
  );

export const orderings = (game: GameState): Action[] => [
  ...marches(game),
  ...conceivable(game).filter((action) => !refuseOrdering(game, action)),
  ...sendings(game),
  { do: 'end' },
];

/** Whether the card has anything left to do. */
export const mayOrder = (game: GameState) =>
  conceivable(game).some((action) => !refuseOrdering(game, action)) ||
  marches(game).length + sendings(game).length > 0;

/** Sections in which Force March finds infantry. */
const marches = (game: GameState): Action[] =>
  SECTIONS.map((section): Action & { do: 'march' } => ({ do: 'march', section })).filter(
    (action) => !refuseMarch(game, action) && qualified(game, action.section).length > 0,
  );

export function refuseMarch({ turn }: GameState, _: { section: Section }) {
  if (turn?.inForce !== 'force-march' || turn.choice) return no('ccn-8.56', 'no-march');
  return turn.section ? no('ccn-8.56', 'all-have-orders') : null;
}

export function march(game: Draft, { section }: { section: Section }) {
  game.turn = { ...(game.turn as Turn), section };
  for (const hex of qualified(game, section)) mark(game, hex);
}

/** Whom a card orders that leaves no choice: units next to the enemy, or the infantry of a section. */
function qualified(game: GameState, section: Section | null) {
  const { active } = game;
  const card = cardInForce(game);
  return piecesOf(game, active).flatMap(([hex, { unit }]) => {
    if (unit === LEADER || !card) return [];
    const qualifies = section
      ? PROFILES[unit].arm === 'infantry' && sections(hex, active).includes(section)
      : enemyUnits(game, hex, active).length > 0;
    return qualifies ? [hex] : [];
  });
}

/** The orders that Cold Steel gives by itself (ccn-8.64). */
export function orderAll(game: Draft) {
  const card = cardInForce(game);
  if (!card || game.turn?.choice || !ordersAll(card) || card.key === 'force-march') return;
  for (const hex of qualified(game, null)) mark(game, hex);
}

/** Spends the symbol that orders or rallies this piece: that of its arm before a flag (ccn-8.43, ccn-8.44). */
function spend(game: Draft, turn: Turn, unit: Piece['unit']) {
  const arm = unit === LEADER ? 'flag' : PROFILES[unit].arm;
  const at = turn.faces.indexOf(turn.faces.includes(arm) ? arm : 'flag');
  game.turn = { ...turn, faces: turn.faces.toSpliced(at, 1) };
}

export function giveOrder(game: Draft, { do: how, hex }: Ordering) {
  const piece = pieceAt(game, hex);
  const turn = game.turn as Turn;
  const detaches = how === 'order-leader';
  const dice = (turn.inForce === 'elan' || turn.inForce === 'rally') && !turn.choice;
  if (dice && !(how === 'leave-square' && piece.order))
    spend(game, turn, detaches ? LEADER : piece.unit);
  if (how === 'order-one') game.turn = { ...turn, choice: true };
  if (detaches) return place(game, hex, { ...piece, leaderOrder: 'ordered' });
  if (how === 'leave-square') endSquare(game, hex);
  if (how === 'rally') {
    place(game, hex, { ...piece, blocks: piece.blocks + 1 });
    note(game, { event: 'rallied', hex });
  }
  mark(game, hex);
}
