import type { LogProblem } from '../../engine/hexes/game/log.ts';
import type { Refusal } from '../../engine/hexes/game/refusal.ts';
import type { Desk } from './desk.ts';
import { isOfWay, wayTask } from './routes.ts';
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
  /** The first line of it that cannot be read; those before it are played. */
  problem: LogProblem | null;
}

/** Lines before the first action: without them there is no game. */
const HEAD = 2;

/** A log as far as it can be read, and what cannot be. */
function readable({ log: logs }: HexSystem, text: string): [Log | LogProblem, LogProblem | null] {
  const log = logs.read(text);
  if (!('problem' in log) || log.line <= HEAD) return [log, null];
  return [logs.read(text.split('\n', log.line - 1).join('\n')), log];
}

/** A game from its text, or the line of the text without which there is none. */
export function tableOf(
  system: HexSystem,
  { log: text, done }: NonNullable<Desk['game']>,
): Table | { unread: LogProblem } {
  const { game } = system;
  const [log, problem] = readable(system, text);
  if ('problem' in log) return { unread: log };
  const states = [game.start(log.position, log.seed)];
  for (const [at, action] of log.actions.entries()) {
    const before = states[at] as Game;
    const wrong = game.refusal(before, action);
    if (wrong) return { log, states, done: Math.min(done, at), wrong: { at, ...wrong }, problem };
    states.push(game.apply(before, action));
  }
  return { log, states, done: Math.min(done, log.actions.length), wrong: null, problem };
}

const stateOf = ({ states, done }: Table) => states[done] as Game;

/** A step of the turn in which nothing can be done but to end it. */
function idleEnd({ game }: HexSystem, state: Game): Action | undefined {
  const [only, other] = game.legal(state);
  return only?.do === 'end' && !other ? only : undefined;
}

/** The table after one more action; what had been taken back is gone. */
function acted({ game }: HexSystem, table: Table, action: Action): Table {
  const { log, states, done } = table;
  return {
    log: { ...log, actions: [...log.actions.slice(0, done), action] },
    states: [...states.slice(0, done + 1), game.apply(stateOf(table), action)],
    done: done + 1,
    wrong: null,
    problem: null,
  };
}

/** The table after a decision, which may take several actions; steps in which nothing can be done end by themselves. */
export function played(system: HexSystem, table: Table, actions: readonly Action[]): Table {
  let next = actions.reduce((now, action) => acted(system, now, action), table);
  for (let end = idleEnd(system, stateOf(next)); end; end = idleEnd(system, stateOf(next)))
    next = acted(system, next, end);
  return next;
}

/** Whether an action followed by itself from the one before, or was another hex of the same way. */
function follows(system: HexSystem, { log, states }: Table, at: number): boolean {
  const [before, now] = [states[at - 1], states[at]];
  if (!before || !now) return false;
  if (idleEnd(system, now)) return true;
  const task = wayTask(system, now);
  const [last, action] = [log.actions[at - 1], log.actions[at]];
  return (
    task !== undefined &&
    task === wayTask(system, before) &&
    !!(last && action && isOfWay(last) && isOfWay(action))
  );
}

/** How many actions were carried out before the last decision. */
export function decided(system: HexSystem, table: Table): number {
  let at = Math.max(table.done - 1, 0);
  while (at > 0 && follows(system, table, at)) at -= 1;
  return at;
}

/** How many will be when the next decision, which was taken back, is carried out again. */
export function decidedAgain(system: HexSystem, table: Table): number {
  const all = table.log.actions.length;
  let at = Math.min(table.done + 1, all);
  while (at < all && follows(system, table, at)) at += 1;
  return at;
}

/** What has happened since so many actions were carried out. */
export const eventsSince = ({ states, done }: Table, at: number) =>
  states.slice(at + 1, done + 1).flatMap(({ events }) => events);

/** The steps of the turn that ended by themselves since then, before anything was done in them. */
export const skippedSince = (system: HexSystem, { states, done }: Table, at: number) =>
  states
    .slice(at + 1, done)
    .filter((state, i) => idleEnd(system, state) && state.phase !== states[at + i]?.phase)
    .map(({ phase }) => phase);

export const gameOf = (system: HexSystem, { log, done }: Table): NonNullable<Desk['game']> => ({
  log: system.log.write(log),
  done,
});
