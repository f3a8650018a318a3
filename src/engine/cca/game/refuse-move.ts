import { distance, type Hex } from '../../core/hex.ts';
import { type Step, Trace } from '../../core/ruling.ts';
import { isSecondMove } from '../move.ts';
import { type Move, moveAllowed, type PathHex } from '../movement.ts';
import { enemiesNear, holds, NEIGHBOURS, pieceAt, terrainAt } from './board.ts';
import { CLEAR, declared, type Moving } from './movement.ts';
import { forbiddenBy, no, type Refusal, refuseOthers } from './refusal.ts';
import type { GameState } from './state.ts';

/** A shortest path over the board, through hexes that may be entered where there is a choice. */
function pathTo(game: GameState, from: Hex, to: Hex): Hex[] {
  const path: Hex[] = [];
  for (let hex = from; hex !== to; ) {
    const nearer = NEIGHBOURS[hex].filter((next) => distance(next, to) < distance(hex, to));
    const next = nearer.find((one) => !game.board[one]) ?? nearer[0];
    if (!next) break;
    path.push(next);
    hex = next;
  }
  return path;
}

/** The hexes of a path have names on the board, and its leader need not be alone in his hex. */
function onBoard(refused: Refusal | null, path: readonly Hex[]): Refusal | null {
  if (!refused) return null;
  const { hex, unit } = refused.with;
  const named = typeof hex === 'number' ? path[hex - 1] : undefined;
  return {
    ...refused,
    with: {
      ...refused.with,
      ...(named && { hex: named }),
      ...(unit === 'LD' && { unit: 'leader' }),
    },
  };
}

/** Where a charge leads is of interest only if the move could be made otherwise. */
const CHARGES = ['cca-8.19/nobody', 'cca-18.36/must'];
const forbiddenMove = (steps: readonly Step[]) =>
  forbiddenBy(steps.filter(({ say }) => !CHARGES.includes(say))) ?? forbiddenBy(steps);

/** The straight way there is as good as any: where it is barred, none is as short and open. */
function refusePath(game: GameState, move: Move, from: Hex, to: Hex): Refusal | null {
  const { side } = pieceAt(game, from);
  const path = pathTo(game, from, to);
  const hexes = path.map((hex) => ({
    ground: terrainAt(game, hex),
    holds: holds(game, hex, side),
  }));
  const enemiesAtEnd = enemiesNear(game, to, side).length;
  const ask = (through: readonly PathHex[]) => {
    const trace = new Trace();
    moveAllowed({ ...move, hexes: path.length, path: through, enemiesAtEnd }, trace);
    return onBoard(forbiddenMove(trace.steps), path);
  };
  // Where it wants to end says more than what it meets on its way.
  const bare = hexes.map((hex, i) => (i === hexes.length - 1 ? hex : CLEAR));
  return ask(bare) ?? ask(hexes);
}

/** A unit that moves twice moves again only when all fire is over (cca-18.47). */
function refuseAgain(game: GameState, move: Move): Refusal | null {
  const { unit, earlierMove } = move;
  if (!isSecondMove(move) || earlierMove === 'none') return null;
  return game.phase === 'move-again'
    ? no('cca-8.3', 'moved-again', { unit })
    : no('cca-18.47', 'moves-again-later', { unit, card: game.turn?.inForce ?? '' });
}

export function refuseMove(game: GameState, { do: who, from, to }: Moving): Refusal | null {
  const others = refuseOthers(game, from, 'cca-7.2');
  if (others) return others;
  const piece = pieceAt(game, from);
  if (who === 'move-leader' && !piece.leader)
    return no('cca-8.33', 'no-attached-leader', { hex: from });
  if (from === to) return no('cca-8.4', 'stays-without-a-move');
  const move = declared(game, who, piece);
  return (who === 'move' ? refuseAgain(game, move) : null) ?? refusePath(game, move, from, to);
}
