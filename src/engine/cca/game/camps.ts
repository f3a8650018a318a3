import type { Hex } from '../../core/hex.ts';
import { note, pieceAt, shift } from './board.ts';
import type { Draft, GameState, Piece } from './state.ts';
import { bannersFor, happens } from './victory.ts';

/** The camps that would still give a banner to that piece: none but to Roman units at Baecula. */
export function campsFor(game: GameState, { side, unit }: Piece): Hex[] {
  const { scenario, ground } = game;
  if (!scenario || unit === 'LD' || bannersFor(game, side, { campsEntered: 1 }) === 0) return [];
  return (Object.keys(ground) as Hex[]).filter(
    (hex) => ground[hex] === 'camp' && !scenario.taken.includes(hex),
  );
}

/** Takes the camps among the hexes that a piece has entered, in whatever way it came there (R98). */
export function capture(game: Draft, entered: readonly Hex[], piece: Piece) {
  const camps = campsFor(game, piece);
  for (const hex of entered) {
    if (!game.scenario || !camps.includes(hex)) continue;
    game.scenario = { ...game.scenario, taken: [...game.scenario.taken, hex] };
    note(game, { event: 'captured', hex, side: piece.side });
    happens(game, piece.side, { campsEntered: 1 });
  }
}

/** A unit comes to the next hex of a retreat, an evasion or an advance. */
export function step(game: Draft, from: Hex, to: Hex) {
  const piece = pieceAt(game, from);
  shift(game, from, to);
  capture(game, [to], piece);
}
