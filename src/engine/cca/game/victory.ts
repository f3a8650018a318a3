import type { Hex, Side } from '../../core/hex.ts';
import type { LeaderFate } from '../aftermath.ts';
import { clear, loneLeader, note, pieceAt, place } from './board.ts';
import { rollDice } from './dice.ts';
import { type Draft, other } from './state.ts';
import { push } from './task.ts';

/** A banner is taken at once, and the one that reaches the goal ends the battle (cca-4.1, cca-4.3). */
function takeBanner(game: Draft, side: Side) {
  game.banners = { ...game.banners, [side]: game.banners[side] + 1 };
  if (game.banners[side] < game.goal) return;
  game.winner = side;
  game.phase = 'over';
  game.tasks = [];
  game.combat = null;
}

/** A leader is removed and his opponent takes a banner (cca-15.6). */
export function loseLeader(game: Draft, hex: Hex, side: Side): LeaderFate {
  note(game, { event: 'eliminated', hex, unit: 'LD', side });
  takeBanner(game, other(side));
  return 'lost';
}

/** The check of an attached leader: two helmets on two dice, or one on one where his unit is gone. */
function checkLeader(game: Draft, hex: Hex, side: Side, dice: 1 | 2): boolean {
  const faces = rollDice(game, dice);
  note(game, { event: 'rolled', why: 'leader-check', by: other(side), at: hex, faces });
  return faces.every((face) => face === 'leader');
}

/**
 * Removes blocks of a unit. `checked`: hits, which endanger the leader of a unit that survives (cca-15.1); blocks
 * lost on a blocked way do not (R29, R30). The leader of an eliminated unit is checked in any case, and flees.
 */
export function loseBlocks(game: Draft, hex: Hex, lost: number, checked: boolean): LeaderFate {
  const piece = pieceAt(game, hex);
  const { side, leader } = piece;
  if (lost === 0) return leader ? 'safe' : 'none';
  const left = Math.max(0, piece.blocks - lost);
  note(game, { event: 'lost', hex, blocks: piece.blocks - left });
  if (left > 0) {
    place(game, hex, { ...piece, blocks: left });
    if (!leader || !checked || !checkLeader(game, hex, side, 2)) return leader ? 'safe' : 'none';
    place(game, hex, { ...piece, blocks: left, leader: false, leaderOrder: 'none' });
    return loseLeader(game, hex, side);
  }
  clear(game, hex);
  note(game, { event: 'eliminated', hex, unit: piece.unit, side });
  takeBanner(game, other(side));
  if (!leader) return 'none';
  if (game.winner) {
    place(game, hex, loneLeader(side));
    return 'safe';
  }
  if (checkLeader(game, hex, side, 1)) return loseLeader(game, hex, side);
  push(game, { task: 'leader', hex, side, made: 0 });
  return 'safe';
}
