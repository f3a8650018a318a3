import { Trace } from '../../core/ruling.ts';
import { clear, NEIGHBOURS, note, pieceAt, rearOf } from '../../hexes/game/board.ts';
import { other } from '../../hexes/game/state.ts';
import { push } from '../../hexes/game/tasks.ts';
import type { Hex } from '../../hexes/hex.ts';
import { aftermath } from '../retreat/aftermath.ts';
import type { Retreat } from '../retreat/retreat-path.ts';
import { PROFILES } from '../units.ts';
import { type Going, refuseWay, waysBack } from './back.ts';
import { noteSteps } from './board.ts';
import { step } from './camps.ts';
import { rollDice } from './dice.ts';
import { no } from './refusals/refusal.ts';
import type {
  Action,
  Decision,
  Does,
  Draft,
  GameState,
  Procedure,
  Retreating,
  TaskOf,
} from './state.ts';
import { loseBlocks, loseLeader } from './victory.ts';

type Flags = TaskOf<'flags'>;

/** What the flags come to by the rules, with the way back as told. */
const fallsBack = (
  { roll, flags, left, fate }: Flags | Retreating,
  retreat: Retreat,
  trace = new Trace(),
) => aftermath(roll, { hits: 0, flags }, left, fate, retreat, trace);

const mostIgnored = (task: Flags) =>
  Math.min(task.flags, fallsBack(task, { blockedBy: 'units' }).flagsIgnorable);

/** The owner says how many of the flags his unit ignores, of those that it may. */
export const flags: Decision<'flags'> = {
  clause: 'cca-12.14',
  by: (game, { hex }) => pieceAt(game, hex).side,
  options: (_, task) => {
    const most = mostIgnored(task);
    return Array.from({ length: most + 1 }, (_, few) => ({ do: 'ignore', flags: most - few }));
  },
  decide(game, task, action) {
    const { flags: ignores } = action as Does<'ignore'>;
    const trace = new Trace();
    const { retreatHexes: due, rampage } = fallsBack(task, { ignores, blockedBy: 'units' }, trace);
    if (due === 0) return noteSteps(game, task.roll, trace);
    const { task: _, ...rolled } = task;
    push(game, { task: 'retreat', ...rolled, ignores, due, made: 0, leaderAt: 0 });
    if (rampage) push(game, { task: 'rampage', hexes: tramplable(game, task.hex) });
  },
  refuse(game, task, action) {
    const { unit } = pieceAt(game, task.hex);
    return action.do === 'ignore'
      ? no('cca-12.14', 'too-many-flags', { unit, most: mostIgnored(task) })
      : null;
  },
};

/** Whoever stands next to the elephants, friend or enemy (cca-12.22). */
export const tramplable = ({ board }: Pick<GameState, 'board'>, hex: Hex) =>
  NEIGHBOURS[hex].filter((beside) => board[beside] !== undefined);

const RAMPAGE_DICE = 2;

/** Elephants trample the hexes around them one after the other (cca-12.22 to cca-12.26). */
export const rampage: Procedure<'rampage'> = {
  resolve(game, { hexes: [hex, ...more] }) {
    if (!hex) return;
    push(game, { task: 'rampage', hexes: more });
    const victim = pieceAt(game, hex);
    const faces = rollDice(game, RAMPAGE_DICE);
    note(game, { event: 'rolled', why: 'rampage', by: other(victim.side), at: hex, faces });
    const face = victim.unit === 'LD' ? 'leader' : PROFILES[victim.unit].symbol;
    const hits = faces.filter((one) => one === face).length;
    if (victim.unit !== 'LD') loseBlocks(game, hex, hits, true);
    else if (hits > 0) {
      clear(game, hex);
      loseLeader(game, hex, victim.side);
    }
  },
};

const going = (game: GameState, { hex, made }: Retreating): Going => {
  const { unit, leader, side } = pieceAt(game, hex);
  return { unit, leader, side, move: 'retreat', nth: made + 1, ends: true };
};

/** Hexes that a unit cannot make in the end if it goes on from that hex, `left` of them being due (R20). */
function missing(game: GameState, hex: Hex, left: number, unit: Going): number {
  if (left === 0) return 0;
  const after = waysBack(game, hex, unit).map((to) => missingBy(game, to, left, unit));
  return after.length === 0 ? left : Math.min(...after);
}

/** The same by way of its next hex: none where it may stop there with a leader (cca-12.12). */
function missingBy(game: GameState, to: Hex, left: number, unit: Going): number {
  const joins = game.board[to] !== undefined;
  if (joins && unit.unit !== 'EL') return 0;
  const next = { ...unit, leader: unit.leader || joins, nth: unit.nth + 1 };
  return missing(game, to, left - 1, next);
}

/** The next hexes of its way back: none that costs more blocks than another (cca-12.5, R20). */
function cheapest(game: GameState, task: Retreating): Hex[] {
  const unit = going(game, task);
  const left = task.due - task.made;
  const ways = waysBack(game, task.hex, unit).map(
    (to) => [to, missingBy(game, to, left, unit)] as const,
  );
  const least = Math.min(...ways.map(([, lost]) => lost));
  return ways.filter(([, lost]) => lost === least).map(([to]) => to);
}

const metLeader = ({ made, leaderAt }: Retreating) => made > 0 && leaderAt === made;

/** Whoever meets a lone leader may stop with him; elephants go on (cca-12.12, R23). */
const mayStop = (game: GameState, retreating: Retreating) =>
  metLeader(retreating) && pieceAt(game, retreating.hex).unit !== 'EL';

export const retreat: Decision<'retreat'> = {
  clause: 'cca-12.5',
  by: (game, { hex }) => pieceAt(game, hex).side,
  options(game, task) {
    if (task.made === task.due) return [];
    const ways = cheapest(game, task).map((to): Action => ({ do: 'go', to }));
    return mayStop(game, task) ? [...ways, { do: 'stop' }] : ways;
  },
  decide(game, task, action) {
    if (action?.do !== 'go') return finish(game, task, action?.do === 'stop');
    const made = task.made + 1;
    const joins = game.board[action.to] !== undefined;
    step(game, task.hex, action.to);
    const leaderAt = joins ? made : task.leaderAt;
    push(game, { ...task, hex: action.to, made, leaderAt });
  },
  refuse(game, task, action) {
    if (action.do === 'go') {
      const shorter = waysBack(game, task.hex, going(game, task)).includes(action.to);
      return shorter
        ? no('cca-12.5', 'longer-way-open', { hex: action.to })
        : refuseWay(game, task.hex, action.to, going(game, task));
    }
    if (action.do !== 'stop') return null;
    const { unit } = pieceAt(game, task.hex);
    return metLeader(task)
      ? no('cca-11.34', 'elephants-go-on')
      : no('cca-12.12', 'no-leader-to-stop-with', { unit });
  },
};

/** The end of the way back: hexes not made cost blocks, the unit's own or of whoever is in the elephants' way. */
function finish(game: Draft, task: TaskOf<'retreat'>, stopsAtLeader: boolean) {
  const { hex, made, ignores, leaderAt } = task;
  const { unit, side } = pieceAt(game, hex);
  const behind = rearOf(hex, side);
  const inTheWay = behind.filter((way) => {
    const piece = game.board[way];
    return piece && piece.unit !== 'LD';
  });
  const blockedBy = inTheWay.length > 0 ? 'units' : behind.length > 0 ? 'impassable' : 'edge';
  const met = leaderAt > 0 ? { leaderAt, stopsAtLeader } : {};
  const trace = new Trace();
  const end = fallsBack(task, { freeHexes: made, blockedBy, ignores, ...met }, trace);
  noteSteps(game, task.roll, trace);
  const { blocksLostInRetreat: lost, blockersLose, eliminated, leftHex } = end;
  if (game.combat)
    game.combat = {
      ...game.combat,
      outcome: eliminated ? 'eliminated' : leftHex ? 'left' : 'held',
    };
  loseBlocks(game, hex, lost, false);
  if (unit === 'EL')
    for (const way of inTheWay) if (!game.winner) loseBlocks(game, way, blockersLose, false);
}
