import { Trace } from '../../../core/ruling.ts';
import { pieceAt, rearOf } from '../../../hexes/game/board.ts';
import { push } from '../../../hexes/game/tasks.ts';
import type { Hex, Side } from '../../../hexes/hex.ts';
import { hexesDue, madeOf } from '../../retreat/aftermath.ts';
import type { ClosedBy } from '../../retreat/way-back.ts';
import { named, shift } from '../board.ts';
import { no } from '../refusal.ts';
import type { Action, Decision, Does, Draft, GameState, Retreating } from '../state.ts';
import { READINGS } from './adopted.ts';
import { learn, noteSteps, unitAt } from './combat.ts';
import { flaggedAt } from './flagged.ts';
import { loseBlocks } from './losses.ts';
import { type Going, refuseWay, waysBack } from './ways.ts';

/** The owner says how many of the flags his unit ignores, of those that it may. */
export const flags: Decision<'flags'> = {
  clause: 'ccn-5.185',
  by: (game, { hex }) => pieceAt(game, hex).side,
  options: (_, { most }) =>
    Array.from({ length: most + 1 }, (_, few) => ({ do: 'ignore', flags: most - few })),
  decide(game, { hex, flags: rolled, checked }, action) {
    const { flags: ignores } = action as Does<'ignore'>;
    const trace = new Trace();
    const { retreatHexes } = hexesDue({ ...flaggedAt(game, hex), ignores }, rolled, trace);
    noteSteps(game, 'ccn/retreat', trace);
    if (retreatHexes > 0)
      push(game, { task: 'retreat', hex, left: retreatHexes, made: 0, checked });
  },
  refuse: (game, { hex, most }, action) =>
    action.do === 'ignore'
      ? no('ccn-5.185', 'too-many-flags', { unit: pieceAt(game, hex).unit, most })
      : null,
};

const going = (game: GameState, { hex, made }: Retreating): Going => {
  const { unit, leader, side } = pieceAt(game, hex);
  return { unit: named(unit), leader, side, nth: made + 1, ends: true };
};

/** A square stays where it is and pays in blocks (ccn-6.38). */
const waysOf = (game: GameState, task: Retreating) =>
  pieceAt(game, task.hex).square === null ? waysBack(game, task.hex, going(game, task)) : [];

/** Hex by hex: any way that is legal, also one that ends before all are made (R60). */
export const retreat: Decision<'retreat'> = {
  clause: 'ccn-5.175',
  by: (game, { hex }) => pieceAt(game, hex).side,
  options: (game, task) =>
    task.left === 0 ? [] : waysOf(game, task).map((to): Action => ({ do: 'go', to })),
  decide(game, task, action) {
    if (action?.do !== 'go') return finish(game, task, false);
    const joins = game.board[action.to] !== undefined;
    shift(game, task.hex, action.to);
    const next = { ...task, hex: action.to, left: task.left - 1, made: task.made + 1 };
    learn(game, { outcome: 'left' });
    if (joins) finish(game, next, true);
    else push(game, next);
  },
  refuse: (game, task, action) =>
    action.do === 'go'
      ? refuseWay(game, [task.hex, action.to], going(game, task), 'ccn-5.175')
      : null,
};

/** What lies behind a hex that a unit cannot leave. */
function closedBy(game: GameState, hex: Hex, side: Side): ClosedBy {
  const behind = rearOf(hex, side);
  const sides = behind.flatMap((way) => game.board[way]?.side ?? []);
  if (behind.length === 0) return 'edge';
  if (sides.length === 0) return 'impassable';
  return sides.includes(side) ? 'friends' : 'enemies';
}

/** The end of the way back: hexes that could not be made cost blocks, unless a leader stopped it (ccn-5.181, ccn-5.182). */
function finish(game: Draft, { hex, left, made, checked }: Retreating, joins: boolean) {
  if (game.winner) return;
  const { side, blocks, leader, square } = pieceAt(game, hex);
  const way = {
    ...{ freeHexes: made, closedBy: closedBy(game, hex, side), readings: READINGS },
    ...(joins && { leaderAt: made }),
  };
  const trace = new Trace();
  const back = {
    ...{ unit: unitAt(game, hex), inSquare: square !== null },
    leader: leader && !joins,
  };
  const { lost } = madeOf(back, left + made, blocks, way, trace);
  noteSteps(game, 'ccn/retreat', trace);
  if (lost === blocks) learn(game, { outcome: 'eliminated' });
  loseBlocks(game, hex, lost, checked);
}
