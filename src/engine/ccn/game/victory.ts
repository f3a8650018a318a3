import { clear, note, pieceAt } from '../../hexes/game/board.ts';
import { LEADER, other } from '../../hexes/game/state.ts';
import { type Hex, inOrder, type Side } from '../../hexes/hex.ts';
import { endSquare } from './square.ts';
import type { Draft } from './state.ts';

/** A banner is taken at once, and may end the battle, in either player's turn (ccn-4.4, ccn-5.247). */
function takeBanner(game: Draft, side: Side) {
  if (game.winner) return;
  game.banners = { ...game.banners, [side]: game.banners[side] + 1 };
  if (game.banners[side] < game.goal) return;
  game.winner = side;
  game.wonBy = 'ccn-4.1';
  game.phase = 'over';
  game.tasks = [];
  game.combat = null;
  note(game, { event: 'won', side, clause: 'ccn-4.1' });
}

/** A unit is eliminated (ccn-4.2); the card of its square goes back (ccn-6.44). A leader with it is another matter. */
export function eliminate(game: Draft, hex: Hex) {
  endSquare(game, hex);
  const { side, unit } = pieceAt(game, hex);
  clear(game, hex);
  note(game, { event: 'eliminated', hex, unit, side });
  takeBanner(game, other(side));
}

/** A leader is removed, and his opponent takes a banner (ccn-4.2). He stands on the board no more. */
export function loseLeader(game: Draft, hex: Hex, side: Side) {
  note(game, { event: 'eliminated', hex, unit: LEADER, side });
  takeBanner(game, other(side));
}

/** A unit, not a leader alone, has come into a hex: an objective gives its banner to the first that does (ccn-4.3). */
export function capture(game: Draft, hex: Hex) {
  const { scenario } = game;
  const piece = game.board[hex];
  if (!scenario || !piece || piece.unit === LEADER || game.winner) return;
  if (!scenario.objectives.includes(hex) || scenario.taken.includes(hex)) return;
  game.scenario = { ...scenario, taken: inOrder([...scenario.taken, hex]) };
  note(game, { event: 'captured', hex, side: piece.side });
  takeBanner(game, piece.side);
}
