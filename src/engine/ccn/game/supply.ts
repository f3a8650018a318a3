import { Trace } from '../../core/ruling.ts';
import { holds, pieceAt, pieces } from '../../hexes/game/board.ts';
import { forbiddenBy, type Refusal } from '../../hexes/game/refusal.ts';
import { LEADER } from '../../hexes/game/state.ts';
import { push } from '../../hexes/game/tasks.ts';
import { HEXES, type Hex, sections } from '../../hexes/hex.ts';
import { landing, mayBeSentBack, type Supply } from '../cards/short-supply.ts';
import { PLACES } from '../cards.ts';
import { isImpassable, named, shift } from './board.ts';
import { no } from './refusal.ts';
import type { Action, Does, Draft, GameState, Piece } from './state.ts';

/** A unit can enter what is passable and empty; a leader alone there joins a unit that has none. */
function canEnter(game: GameState, hex: Hex, { unit, side, leader }: Piece) {
  const who = holds(game, hex, side);
  const free = who === 'empty' || (who === 'friendly-leader' && !leader);
  return free && !isImpassable(game, hex, unit);
}

/** What the rules of Short Supply ask about a unit on the board. */
function supplyOf(game: GameState, hex: Hex): Supply {
  const piece = pieceAt(game, hex);
  const { side, leader, square, unit } = piece;
  const place = sections(hex, side).join('-and-');
  return {
    unit: named(unit),
    owner: side === game.active ? 'player' : 'opponent',
    leader,
    inSquare: square !== null,
    section: PLACES.find((one) => one === place) ?? 'centre',
    ownEdge: side,
    baselineFull: false,
    closedHexes: HEXES.filter((one) => one !== hex && !canEnter(game, one, piece)),
    readings: { R81: 'a' },
  };
}

/** Where its owner may put a unit that Short Supply sends back (R38). */
export const landings = (game: GameState, hex: Hex) => landing(supplyOf(game, hex));

export function refuseSend(game: GameState, { hex }: Does<'send'>): Refusal | null {
  if (game.turn?.inForce !== 'short-supply') return no('ccn-8.76', 'no-supply');
  const piece = game.board[hex];
  if (!piece) return no('ccn-8.76', 'nobody-there', { hex });
  const trace = new Trace();
  if (!mayBeSentBack(supplyOf(game, hex), trace)) return forbiddenBy(trace.steps);
  return landings(game, hex).length > 0
    ? null
    : no('ccn-8.77', 'no-room-there', { unit: piece.unit, hex });
}

/** Units of either side that may be sent back. */
export const sendings = (game: GameState): Action[] =>
  pieces(game)
    .filter(([, { unit }]) => unit !== LEADER)
    .map(([hex]): Does<'send'> => ({ do: 'send', hex }))
    .filter((action) => !refuseSend(game, action));

export function send(game: Draft, { hex }: Does<'send'>) {
  push(game, { task: 'supply', hex });
}

/** The unit comes to that hex; where it stood there already, it stays. */
export function sendBack(game: Draft, hex: Hex, to: Hex | undefined) {
  if (to && to !== hex) shift(game, hex, to);
}
