import { type Step, Trace } from '../../../core/ruling.ts';
import { enemiesNear, pieceAt } from '../../../hexes/game/board.ts';
import { forbiddenBy, type Refusal, refuseOthers } from '../../../hexes/game/refusal.ts';
import { onBoard, pathTo } from '../../../hexes/game/ways.ts';
import type { Hex } from '../../../hexes/hex.ts';
import { isSecondMove } from '../../movement/move.ts';
import { type Move, moveAllowed, type PathHex } from '../../movement/movement.ts';
import { CLEAR, declared, type Moving, pathHex } from '../asked.ts';
import { edgeAt, exitFrom } from '../exit.ts';
import type { Does, GameState } from '../state.ts';
import { no } from './refusal.ts';

/** Where a charge leads is of interest only if the move could be made otherwise. */
const CHARGES = ['cca-8.19/nobody', 'cca-18.36/must'];
const forbiddenMove = (steps: readonly Step[]) =>
  forbiddenBy(steps.filter(({ say }) => !CHARGES.includes(say))) ?? forbiddenBy(steps);

/** The straight way there is as good as any: where it is barred, none is as short and open. */
function refusePath(game: GameState, move: Move, from: Hex, to: Hex): Refusal | null {
  const piece = pieceAt(game, from);
  const leaves = move.leavesOver !== 'none';
  const path = pathTo(game, from, to);
  const inside = path.map((hex) => pathHex(game, hex, piece));
  const hexes = path.length + Number(leaves);
  const enemiesAtEnd = leaves ? 0 : enemiesNear(game, to, piece.side).length;
  const ask = (through: readonly PathHex[]) => {
    const trace = new Trace();
    moveAllowed({ ...move, hexes, path: through, enemiesAtEnd }, trace);
    return onBoard(forbiddenMove(trace.steps), path);
  };
  // Where it wants to end says more than what it meets on its way.
  const bare = inside.map((hex, i) => (i === hexes - 1 ? hex : CLEAR));
  return ask(bare) ?? ask(inside);
}

/** A unit that moves twice moves again only when all fire is over (cca-18.47). */
function refuseAgain(game: GameState, move: Move): Refusal | null {
  const { unit, earlierMove } = move;
  if (!isSecondMove(move) || earlierMove === 'none') return null;
  return game.phase === 'move-again'
    ? no('cca-8.3', 'moved-again', { unit })
    : no('cca-18.47', 'moves-again-later', { unit, card: game.turn?.inForce ?? '' });
}

/** At Baecula a hex may have several ways to it, which take different camps (cca-19.32). */
const refuseWay = ({ to, ...by }: Moving): Refusal =>
  'through' in by
    ? no('cca-19.32', 'not-on-the-way', { hex: to })
    : no('cca-19.32', 'several-ways', { hex: to });

export function refuseMove(game: GameState, action: Moving): Refusal | null {
  const { do: who, from, to } = action;
  const others = refuseOthers(game, from, 'cca-7.2');
  if (others) return others;
  const piece = pieceAt(game, from);
  if (who === 'move-leader' && !piece.leader)
    return no('cca-8.33', 'no-attached-leader', { hex: from });
  if (from === to) return no('cca-8.4', 'stays-without-a-move');
  const move = declared(game, who, piece);
  return (
    (who === 'move' ? refuseAgain(game, move) : null) ??
    refusePath(game, move, from, to) ??
    refuseWay(action)
  );
}

export function refuseExit(game: GameState, { from, over }: Does<'exit'>): Refusal | null {
  const others = refuseOthers(game, from, 'cca-7.2');
  if (others) return others;
  const piece = pieceAt(game, from);
  const leavesOver = edgeAt(over, piece.side);
  if (leavesOver === 'none') return no('cca-8.7', 'not-at-an-edge', { hex: over });
  const move = {
    ...declared(game, 'move', piece),
    leavesOver,
    exitFrom: exitFrom(over, piece.side),
  };
  return refuseAgain(game, move) ?? refusePath(game, move, from, over);
}
