import type { Side } from '../../hexes/hex.ts';
import { about } from './about.ts';
import { attack, battles, fire, refuseBattle, refuseEnd } from './battle.ts';
import { exit } from './exit.ts';
import { evade, leader } from './flight.ts';
import { carryOut, moves } from './movement.ts';
import { giveOrder, orderings } from './orders.ts';
import { advance, after, battleBack, bonus, further, react } from './reactions.ts';
import { no, type Refusal } from './refusals/refusal.ts';
import { refuseExit, refuseMove } from './refusals/refuse-move.ts';
import { refuseOrdering } from './refusals/refuse-order.ts';
import { flags, rampage, retreat } from './retreat.ts';
import { roll } from './roll.ts';
import type { Action, Decided, Draft, GameState, Phase, Task, TaskOf } from './state.ts';
import type { Decision, Procedure } from './task.ts';
import { endPhase, play, plays, refusePlay } from './turn.ts';

const DECISIONS: { [T in Decided]: Decision<T> } = {
  react,
  'battle-back': battleBack,
  flags,
  retreat,
  evade,
  leader,
  advance,
  further,
  bonus,
};
const PROCEDURES: { [T in Exclude<Task['task'], Decided>]: Procedure<T> } = {
  roll,
  after,
  rampage,
};

const isDecided = (task: Task): task is TaskOf<Decided> => task.task in DECISIONS;
const decisionOf = ({ task }: TaskOf<Decided>) => DECISIONS[task] as Decision<Decided>;
const procedureOf = ({ task }: Exclude<Task, TaskOf<Decided>>) =>
  PROCEDURES[task] as Procedure<Task['task']>;

/** The decision that is due before the turn goes on. */
export function due(game: GameState) {
  const task = game.tasks.at(-1);
  return task && isDecided(task) ? { task, decision: decisionOf(task) } : undefined;
}

/** Whose decision is next; null after the end. */
export function toDecide(game: GameState): Side | null {
  if (game.winner) return null;
  const next = due(game);
  return next ? next.decision.by(game, next.task) : game.active;
}

const IN_PHASE: Record<Phase, (game: GameState) => Action[]> = {
  play: plays,
  order: orderings,
  move: moves,
  battle: battles,
  'move-again': moves,
  over: () => [],
};

const listed = new WeakMap<GameState, Action[]>();

/** Everything that the player who is to decide may do. Empty only after the end of the battle. */
export function legal(game: GameState): Action[] {
  const known = listed.get(game);
  if (known) return known;
  const next = due(game);
  const actions = next ? next.decision.options(game, next.task) : IN_PHASE[game.phase](game);
  listed.set(game, actions);
  return actions;
}

const isSame = (a: Action, b: Action) => {
  const [one, two] = [a, b] as unknown as Record<string, unknown>[];
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => one?.[key] === two?.[key]);
};

/** The clause and the reason why an action is not legal; null where it is. */
export function refusal(game: GameState, action: Action): Refusal | null {
  if (legal(game).some((one) => isSame(one, action))) return null;
  if (game.phase === 'over')
    return no(game.wonBy ?? 'cca-4.1', 'battle-is-over', { side: String(game.winner) });
  const next = due(game);
  if (next) {
    const { task, decision } = next;
    return (
      decision.refuse?.(game, task, action) ??
      no(decision.clause, `decide-${task.task}`, about(game, task))
    );
  }
  return refuseInPhase(game, action) ?? no('cca-5.3', `not-in-${game.phase}`);
}

const PHASES_OF: Partial<Record<Action['do'], readonly Phase[]>> = {
  play: ['play'],
  order: ['order'],
  'order-leader': ['order'],
  lead: ['order'],
  rally: ['order'],
  move: ['move', 'move-again'],
  'move-leader': ['move', 'move-again'],
  exit: ['move', 'move-again'],
  attack: ['battle'],
  fire: ['battle'],
  end: ['battle'],
};

function refuseInPhase(game: GameState, action: Action): Refusal | null {
  if (!PHASES_OF[action.do]?.includes(game.phase)) return null;
  switch (action.do) {
    case 'play':
      return refusePlay(game, action.card);
    case 'order':
    case 'order-leader':
    case 'lead':
    case 'rally':
      return refuseOrdering(game, action);
    case 'move':
    case 'move-leader':
      return refuseMove(game, action);
    case 'exit':
      return refuseExit(game, action);
    case 'attack':
    case 'fire':
      return refuseBattle(game, action);
    default:
      return refuseEnd(game);
  }
}

function carryOutInPhase(game: Draft, action: Action) {
  switch (action.do) {
    case 'play':
      return play(game, action.card);
    case 'order':
    case 'order-leader':
    case 'lead':
    case 'rally':
      return giveOrder(game, action);
    case 'move':
    case 'move-leader':
      return carryOut(game, action);
    case 'exit':
      return exit(game, action);
    case 'attack':
      return attack(game, action);
    case 'fire':
      return fire(game, action);
    default:
      return endPhase(game);
  }
}

function pop(game: Draft) {
  game.tasks = game.tasks.slice(0, -1);
}

/** Resolves what nobody has to decide, and decisions with one option at most. */
function run(game: Draft) {
  for (let task = game.tasks.at(-1); task && !game.winner; task = game.tasks.at(-1)) {
    if (isDecided(task)) {
      const decision = decisionOf(task);
      const options = decision.options(game, task);
      if (options.length > 1) return;
      pop(game);
      decision.decide(game, task, options[0] ?? null);
    } else {
      pop(game);
      procedureOf(task).resolve(game, task);
    }
  }
  if (game.winner) game.tasks = [];
  game.combat = null;
}

/** The game after an action, with all that follows from it until somebody has to decide again. */
export function apply(game: GameState, action: Action): GameState {
  const refused = refusal(game, action);
  if (refused) throw new RangeError(`Not legal by ${refused.clause}: ${refused.because}.`);
  const draft: Draft = { ...game, events: [] };
  const next = due(game);
  if (next) {
    pop(draft);
    next.decision.decide(draft, next.task, action);
  } else carryOutInPhase(draft, action);
  run(draft);
  return draft;
}

/** The game at its next decision. */
export function carryOn(game: GameState): GameState {
  const draft: Draft = { ...game, events: [] };
  run(draft);
  return draft;
}

interface Replay {
  game: GameState;
  /** The first action that was not legal, counted from 0, and why; null where all were. */
  wrong: ({ at: number; action: Action } & Refusal) | null;
}

/** Carries out one action after the other and stops at the first that is not legal. */
export function replay(start: GameState, actions: readonly Action[]): Replay {
  let game = start;
  for (const [at, action] of actions.entries()) {
    const refused = refusal(game, action);
    if (refused) return { game, wrong: { at, action, ...refused } };
    game = apply(game, action);
  }
  return { game, wrong: null };
}
