import type { ClauseId } from '../../core/clause-ids.ts';
import type { With } from '../../core/ruling.ts';
import type { Hex, Side } from '../hex.ts';
import { NEIGHBOURS } from './board.ts';
import { type Refusal, refusals } from './refusal.ts';
import type { DecidedOf, Draft, Game, Kinds } from './state.ts';

/** A task that asks a player; with one option or none it goes on by itself. */
export interface Decision<G, A, T> {
  /** The clause that gives the choice. */
  clause: ClauseId;
  by(game: G, task: T): Side;
  options(game: G, task: T): A[];
  /** `null`: there was no option. The task has been taken off. */
  decide(game: Draft<G>, task: T, action: A | null): void;
  /** Legal though not among the options: there are too many of its kind to list. */
  allows?(game: G, task: T, action: A): boolean;
  /** Why this is none of the options, where more can be said than that something else is due. */
  refuse?(game: G, task: T, action: A): Refusal | null;
}

/** A task that nobody decides. */
export interface Procedure<G, T> {
  resolve(game: Draft<G>, task: T): void;
}

/** What a player does in a step of his turn, apart from any task. */
export interface Doing<G, A, P> {
  /** The steps in which more can be said of it than that it has no place there. */
  in: readonly P[];
  /** Legal though not listed: there are too many of its kind. */
  allows?(game: G, action: A): boolean;
  refuse(game: G, action: A): Refusal | null;
  carryOut(game: Draft<G>, action: A): void;
}

/** The rules of one game, as the loop of tasks asks for them. */
export interface Rules<K extends Kinds, G extends Game<K>> {
  decisions: Readonly<Record<string, Decision<G, K['action'], DecidedOf<K>>>>;
  procedures: Readonly<Record<string, Procedure<G, K['task']>>>;
  /** All that may be done in each step of the turn. */
  steps: Readonly<Record<K['phase'], (game: G) => K['action'][]>>;
  doings: Readonly<Partial<Record<string, Doing<G, K['action'], K['phase']>>>>;
  /** Who decides about whom, and where. */
  about(game: G, task: DecidedOf<K>): With;
  /** Nothing is left to be resolved. */
  settle(game: Draft<G>): void;
  clauses: { order: ClauseId; victory: ClauseId };
}

type Go = { readonly do: 'go'; readonly to: Hex };
type Going = Go | { readonly do: 'stop' };
const isGo = (action: { readonly do: string } | null): action is Go => action?.do === 'go';

/** A victor may go one hex further, into any open one, before it fights once more. */
export const goingFurther = <G extends Game, A extends { readonly do: string }>(
  clause: ClauseId,
  refuse: (game: G, from: Hex, to: Hex) => Refusal | null,
  done: (game: Draft<G>, from: Hex, to: Hex) => void,
): Decision<G, A | Going, { readonly hex: Hex }> => ({
  clause,
  by: (game) => game.active,
  options: (game, { hex }) => [
    ...NEIGHBOURS[hex].flatMap((to): Going[] => (refuse(game, hex, to) ? [] : [{ do: 'go', to }])),
    { do: 'stop' },
  ],
  decide: (game, { hex }, action) => done(game, hex, isGo(action) ? action.to : hex),
  refuse: (game, { hex }, action) => (isGo(action) ? refuse(game, hex, action.to) : null),
});

export function push<T>(game: { tasks: readonly T[] }, ...tasks: T[]) {
  game.tasks = [...game.tasks, ...tasks];
}
const pop = (game: { tasks: readonly unknown[] }) => {
  game.tasks = game.tasks.slice(0, -1);
};

const no = refusals<`decide-${string}` | `not-in-${string}`>();

const isSame = (a: object, b: object) => {
  const [one, two] = [a, b] as Record<string, unknown>[];
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => one?.[key] === two?.[key]);
};

/** What is asked of whom, and what may be answered. */
function questions<K extends Kinds, G extends Game<K>>({ decisions, steps }: Rules<K, G>) {
  const listed = new WeakMap<G, K['action'][]>();

  const isDecided = (task: K['task']): task is DecidedOf<K> => task.task in decisions;

  /** The decision that is due before the turn goes on. */
  function due(game: G) {
    const task: K['task'] | undefined = game.tasks.at(-1);
    const decision = task && decisions[task.task];
    return decision && isDecided(task) ? { task, decision } : undefined;
  }
  return {
    due,
    /** Whose decision is next; null after the end. */
    toDecide(game: G): Side | null {
      if (game.winner) return null;
      const next = due(game);
      return next ? next.decision.by(game, next.task) : game.active;
    },
    /** Everything that the player who is to decide may do. Empty only after the end of the battle. */
    legal(game: G): K['action'][] {
      const known = listed.get(game);
      if (known) return known;
      const next = due(game);
      const phase: K['phase'] = game.phase;
      const actions = next ? next.decision.options(game, next.task) : steps[phase](game);
      listed.set(game, actions);
      return actions;
    },
  };
}

type Questions<K extends Kinds, G extends Game<K>> = ReturnType<typeof questions<K, G>>;

/** Why an action is not legal. */
function refusing<K extends Kinds, G extends Game<K>>(
  { doings, about, clauses }: Rules<K, G>,
  { due, legal }: Questions<K, G>,
) {
  /** The clause and the reason why an action is not legal; null where it is. */
  return function refusal(game: G, action: K['action']): Refusal | null {
    if (legal(game).some((one) => isSame(one, action))) return null;
    const phase: K['phase'] = game.phase;
    if (phase === 'over')
      return no(game.wonBy ?? clauses.victory, 'battle-is-over', { side: String(game.winner) });
    const next = due(game);
    if (next) {
      const { task, decision } = next;
      if (decision.allows?.(game, task, action)) return null;
      return (
        decision.refuse?.(game, task, action) ??
        no(decision.clause, `decide-${task.task}`, about(game, task))
      );
    }
    const doing = doings[action.do];
    if (!doing?.in.includes(phase)) return no(clauses.order, `not-in-${phase}`);
    if (doing.allows?.(game, action)) return null;
    return doing.refuse(game, action) ?? no(clauses.order, `not-in-${phase}`);
  };
}

/** Resolves what nobody has to decide, and decisions with one option at most. */
function run<K extends Kinds, G extends Game<K>>(
  { procedures, settle }: Rules<K, G>,
  { due }: Questions<K, G>,
  draft: Draft<G>,
) {
  const game: G = draft;
  for (let task = game.tasks.at(-1); task && !game.winner; task = game.tasks.at(-1)) {
    const next = due(game);
    const options = next?.decision.options(game, next.task) ?? [];
    if (options.length > 1) return;
    pop(draft);
    if (next) next.decision.decide(draft, next.task, options[0] ?? null);
    else procedures[task.task]?.resolve(draft, task);
  }
  if (game.winner) draft.tasks = [];
  settle(draft);
}

/** The loop of a game: what is legal, what is not and why, and what comes of an action. */
export function playing<K extends Kinds, G extends Game<K>>(rules: Rules<K, G>) {
  const asked = questions(rules);
  const refusal = refusing(rules, asked);
  const draftOf = (game: G): Draft<G> => ({ ...game, events: [] });

  /** The game after an action, with all that follows from it until somebody has to decide again. */
  function apply(game: G, action: K['action']): G {
    const refused = refusal(game, action);
    if (refused) throw new RangeError(`Not legal by ${refused.clause}: ${refused.because}.`);
    const draft = draftOf(game);
    const next = asked.due(game);
    if (next) {
      pop(draft);
      next.decision.decide(draft, next.task, action);
    } else rules.doings[action.do]?.carryOut(draft, action);
    run(rules, asked, draft);
    return draft;
  }
  /** The game at its next decision. */
  function carryOn(game: G): G {
    const draft = draftOf(game);
    run(rules, asked, draft);
    return draft;
  }
  /** Carries out one action after the other and stops at the first that is not legal. */
  function replay(start: G, actions: readonly K['action'][]): Replay<K, G> {
    let game = start;
    for (const [at, action] of actions.entries()) {
      const refused = refusal(game, action);
      if (refused) return { game, wrong: { at, action, ...refused } };
      game = apply(game, action);
    }
    return { game, wrong: null };
  }
  return { ...asked, refusal, apply, carryOn, replay };
}

export interface Replay<K extends Kinds, G extends Game<K>> {
  game: G;
  /** The first action that was not legal, counted from 0, and why; null where all were. */
  wrong: ({ at: number; action: K['action'] } & Refusal) | null;
}
