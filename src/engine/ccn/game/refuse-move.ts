import { Trace } from '../../core/ruling.ts';
import { pieceAt } from '../../hexes/game/board.ts';
import { forbiddenBy, type Refusal, refuseOthers } from '../../hexes/game/refusal.ts';
import { onBoard, pathTo } from '../../hexes/game/ways.ts';
import type { Hex } from '../../hexes/hex.ts';
import { moveAllowed } from '../movement/may-move.ts';
import type { Move, PathHex } from '../movement/move.ts';
import { CLEAR, declared, type Moving, pathHex } from './asked.ts';
import { no } from './refusal.ts';
import type { Does, GameState } from './state.ts';

/** The straight way there is as good as any: where it is barred, none is as short and open. */
function refusePath(game: GameState, move: Move, from: Hex, to: Hex): Refusal | null {
  const piece = pieceAt(game, from);
  const path = pathTo(game, from, to);
  const inside = path.map((hex, i) => pathHex(game, hex, path[i - 1] ?? from, piece));
  const hexes = path.length + Number(move.leavesBoard);
  const ask = (through: readonly PathHex[]) => {
    const trace = new Trace();
    moveAllowed({ ...move, hexes, path: through }, trace);
    return onBoard(forbiddenBy(trace.steps), path);
  };
  // Where it wants to end says more than what it meets on its way.
  const bare = inside.map((hex, i) => (i === hexes - 1 ? hex : CLEAR));
  return ask(bare) ?? ask(inside);
}

export function refuseMove(game: GameState, { do: who, from, to }: Moving): Refusal | null {
  const others = refuseOthers(game, from, 'ccn-5.13');
  if (others) return others;
  const piece = pieceAt(game, from);
  if (who === 'move-leader' && !piece.leader)
    return no('ccn-5.60', 'no-attached-leader', { hex: from });
  if (from === to) return no('ccn-5.34', 'stays-without-a-move');
  return refusePath(game, declared(game, who, piece), from, to);
}

export function refuseExit(game: GameState, { from, over }: Does<'exit'>): Refusal | null {
  const others = refuseOthers(game, from, 'ccn-5.13');
  if (others) return others;
  const piece = pieceAt(game, from);
  const open = game.scenario?.exits[piece.side] ?? [];
  if (!open.includes(over)) return no('ccn-5.40', 'no-exit-there', { hex: over });
  const move = { ...declared(game, 'move', piece), leavesBoard: true, exitAllowed: true };
  return refusePath(game, move, from, over);
}
