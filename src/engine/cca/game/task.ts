import type { ClauseId } from '../../core/clause-ids.ts';
import type { Side } from '../../hexes/hex.ts';
import type { Refusal } from './refusals/refusal.ts';
import type { Action, Draft, GameState, Task, TaskOf } from './state.ts';

/** A task that asks a player; with one option or none it goes on by itself. */
export interface Decision<T extends Task['task']> {
  /** The clause that gives the choice. */
  clause: ClauseId;
  by(game: GameState, task: TaskOf<T>): Side;
  options(game: GameState, task: TaskOf<T>): Action[];
  /** `null`: there was no option. The task has been taken off. */
  decide(game: Draft, task: TaskOf<T>, action: Action | null): void;
  /** Why this is none of the options, where more can be said than that something else is due. */
  refuse?(game: GameState, task: TaskOf<T>, action: Action): Refusal | null;
}

/** A task that nobody decides. */
export interface Procedure<T extends Task['task']> {
  resolve(game: Draft, task: TaskOf<T>): void;
}

export function push(game: Draft, ...tasks: Task[]) {
  game.tasks = [...game.tasks, ...tasks];
}
