import { pieceAt } from '../../../hexes/game/board.ts';
import type { Hex } from '../../../hexes/hex.ts';
import type { Flagged } from '../../retreat/flags.ts';
import { fighterAt, supportOf } from '../board.ts';
import { nationalOf } from '../national.ts';
import type { GameState } from '../state.ts';
import { READINGS } from './adopted.ts';
import { combatOf, unitAt } from './combat.ts';

/** A unit at which a roll of this combat has brought up flags: both still stand where they stood. */
export function flaggedAt(game: GameState, hex: Hex): Flagged {
  const { from, at, kind } = combatOf(game);
  const by = hex === at ? from : at;
  const piece = pieceAt(game, hex);
  const { guardFlags, nationalFlags, nationalHexes } = nationalOf(game, piece);
  return {
    ...fighterAt(game, hex, by),
    unit: unitAt(game, hex),
    support: supportOf(game, hex, piece.side),
    guardFlags,
    ...(nationalFlags !== undefined && { nationalFlags }),
    ...(nationalHexes !== undefined && { nationalHexes }),
    bySquare: game.board[by]?.square != null,
    ranged: kind === 'ranged',
    readings: READINGS,
  };
}
