import { note, pieceAt, place } from '../../../hexes/game/board.ts';
import { LEADER, other } from '../../../hexes/game/state.ts';
import { push } from '../../../hexes/game/tasks.ts';
import type { Hex, Side } from '../../../hexes/hex.ts';
import { type CheckDice, casualty } from '../../leaders/casualty.ts';
import { loneLeader } from '../board.ts';
import { rollDice } from '../dice.ts';
import type { Draft } from '../state.ts';
import { eliminate, loseLeader } from '../victory.ts';

/** The check of an attached leader: two sabers on two dice, or one on one where his unit is gone. */
function isHit(game: Draft, hex: Hex, side: Side, dice: CheckDice): boolean {
  const faces = rollDice(game, dice);
  note(game, { event: 'rolled', why: 'leader-check', by: other(side), at: hex, faces });
  return casualty(dice, faces) === true;
}

/** A leader goes back from a hex, off the board until he has come to his place. */
export const setOut = (game: Draft, hex: Hex, side: Side) =>
  push(game, { task: 'leader', hex, side, made: 0, escapes: 0 });

/** His unit is gone: he is checked, unless this roll has done so already (R61), and goes back (ccn-5.199). */
function leaveAlone(game: Draft, hex: Hex, side: Side, checked: boolean) {
  if (game.winner) place(game, hex, loneLeader(side));
  else if (!checked && isHit(game, hex, side, 1)) loseLeader(game, hex, side);
  else setOut(game, hex, side);
}

/**
 * Removes blocks of a unit, by hits or for hexes that it could not make (R7), and checks its leader once in a roll.
 * Has he been checked now?
 */
export function loseBlocks(game: Draft, hex: Hex, lost: number, checked = false): boolean {
  if (lost === 0) return checked;
  const piece = pieceAt(game, hex);
  const { side, leader } = piece;
  note(game, { event: 'lost', hex, blocks: lost, unit: piece.unit });
  if (lost === piece.blocks) {
    eliminate(game, hex);
    if (leader) leaveAlone(game, hex, side, checked);
    return true;
  }
  const left = { ...piece, blocks: piece.blocks - lost };
  place(game, hex, left);
  if (!leader || checked) return checked;
  if (isHit(game, hex, side, 2)) {
    place(game, hex, { ...left, leader: false, leaderOrder: 'none' });
    loseLeader(game, hex, side);
  }
  return true;
}

export const isLone = ({ unit }: { unit: string }) => unit === LEADER;
