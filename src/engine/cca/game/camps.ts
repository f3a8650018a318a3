import { note, pieceAt } from '../../hexes/game/board.ts';
import type { Hex } from '../../hexes/hex.ts';
import { shift } from './board.ts';
import type { Draft, GameState, Piece } from './state.ts';
import { bannerFor, happens } from './victory.ts';

const ONE_CAMP = { campsEntered: 1 };

/** The camps that would still give a banner to that piece: none but to Roman units at Baecula. */
export function campsFor(game: GameState, { side, unit }: Piece): Hex[] {
  const { scenario, ground } = game;
  if (!scenario || unit === 'LD' || !bannerFor(game, side, ONE_CAMP)) return [];
  return (Object.keys(ground) as Hex[]).filter(
    (hex) => ground[hex] === 'camp' && !scenario.taken.includes(hex),
  );
}

/** Takes the camps among the hexes that a piece has entered, in whatever way it came there (R98). */
export function capture(game: Draft, entered: readonly Hex[], piece: Piece) {
  const camps = campsFor(game, piece);
  for (const hex of entered) {
    const clause = bannerFor(game, piece.side, ONE_CAMP);
    if (!game.scenario || !clause || !camps.includes(hex)) continue;
    game.scenario = { ...game.scenario, taken: [...game.scenario.taken, hex] };
    note(game, { event: 'captured', hex, side: piece.side, clause });
    happens(game, piece.side, ONE_CAMP);
  }
}

/** A unit comes to the next hex of a retreat, an evasion or an advance. */
export function step(game: Draft, from: Hex, to: Hex) {
  const piece = pieceAt(game, from);
  shift(game, from, to);
  capture(game, [to], piece);
}
