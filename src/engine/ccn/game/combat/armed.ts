import { pieceAt } from '../../../hexes/game/board.ts';
import { distance, type Hex } from '../../../hexes/hex.ts';
import type { Fighter } from '../../combat/combat.ts';
import { armOf } from '../../combat/conditions.ts';
import { asksForDice } from '../../melee/melee-dice.ts';
import type { NationalValues } from '../../nations/values.ts';
import { isPrinted } from '../../ranged/fire.ts';
import { isArtillery } from '../../units.ts';
import { fighterAt, named } from '../board.ts';
import { nationalOf } from '../national.ts';
import type { GameState } from '../state.ts';

/** What the national card of a unit gives it in a roll at that hex. */
export function nationalIn(
  game: GameState,
  hex: Hex,
  facing: Hex,
  roll: 'fire' | 'melee',
): NationalValues {
  const piece = pieceAt(game, hex);
  const opponent = game.board[facing];
  return nationalOf(game, piece, {
    ...{ roll, blocks: piece.blocks, distance: distance(hex, facing) },
    opponentArm: opponent && armOf(named(opponent.unit)),
    moved: piece.order?.moved ?? 0,
  });
}

/** Somebody on the board as a roll sees him, with the dice of his national card. */
export const armed = (game: GameState, hex: Hex, facing: Hex, roll: 'fire' | 'melee'): Fighter => ({
  ...fighterAt(game, hex, facing),
  nationalDice: nationalIn(game, hex, facing, roll).nationalDice ?? 0,
});

/** Artillery whose dice neither the book prints nor a national card gives (ccn-5.106, ccn-5.140). */
export function lacksTable(game: GameState, hex: Hex, facing: Hex, roll: 'fire' | 'melee') {
  const { unit: who, blocks } = pieceAt(game, hex);
  const unit = named(who);
  if (!isArtillery(unit)) return false;
  const printed =
    roll === 'melee'
      ? !asksForDice({ unit, blocks })
      : isPrinted({ unit, blocks }, distance(hex, facing));
  return !printed && nationalIn(game, hex, facing, roll).artilleryDice === undefined;
}
