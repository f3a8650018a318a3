import type { LogProblem } from '../../engine/hexes/game/log.ts';
import type { Refusal } from '../../engine/hexes/game/refusal.ts';
import type { Desk } from './desk.ts';
import type { Action, Game, HexSystem, Log } from './system.ts';

/** A game on the table: every state that it has been in, and how far back the players have gone. */
export interface Table {
  log: Log;
  /** The states before and after each action. */
  states: readonly Game[];
  /** Actions that are carried out; the others were taken back. */
  done: number;
  /** The first action of a stored game that is not legal. */
  wrong: ({ at: number } & Refusal) | null;
}

/** A game from its text, or the line of the text that cannot be read. */
export function tableOf(
  { log: logs, game }: HexSystem,
  { log: text, done }: NonNullable<Desk['game']>,
): Table | LogProblem {
  const log = logs.read(text);
  if ('problem' in log) return log;
  const states = [game.start(log.position, log.seed)];
  for (const [at, action] of log.actions.entries()) {
    const before = states[at] as Game;
    const wrong = game.refusal(before, action);
    if (wrong) return { log, states, done: Math.min(done, at), wrong: { at, ...wrong } };
    states.push(game.apply(before, action));
  }
  return { log, states, done: Math.min(done, log.actions.length), wrong: null };
}

/** The table after one more action; what had been taken back is gone. */
export function played({ game }: HexSystem, { log, states, done }: Table, action: Action): Table {
  const now = states[done] as Game;
  return {
    log: { ...log, actions: [...log.actions.slice(0, done), action] },
    states: [...states.slice(0, done + 1), game.apply(now, action)],
    done: done + 1,
    wrong: null,
  };
}

export const gameOf = (system: HexSystem, { log, done }: Table): NonNullable<Desk['game']> => ({
  log: system.log.write(log),
  done,
});
