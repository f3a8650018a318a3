import type { Face } from '../../cca/faces.ts';
import { apply } from '../../cca/game/play.ts';
import { readLog } from '../../cca/game/position/log.ts';
import type { Action, GameState } from '../../cca/game/state.ts';
import { played, withDice } from './fixtures.ts';

/** Actions as a log writes them: `move D5 E5; end`. */
export function acts(text: string): Action[] {
  const log = readLog(`cca2_bottom_top\nseed 1\n${text.split('; ').join('\n')}`);
  if ('problem' in log) throw new RangeError(`${log.problem} in ${text}`);
  return [...log.actions];
}

export const act = (text: string) => acts(text)[0] as Action;

/** The game after such actions, each of which must be legal. */
export const acted = (game: GameState, text: string) => played(game, ...acts(text));

/** The game after an action in which the first dice fall like this: `flag flag green`. */
export const rolling = (game: GameState, text: string, faces: string) =>
  withDice(game, act(text), ...(faces.split(' ') as Face[]));

/** The game after an action by dice that lead to what is wanted. */
export function until(game: GameState, text: string, isWanted: (end: GameState) => boolean) {
  const action = act(text);
  // Whether it is legal hangs on no dice.
  played(game, action);
  for (let random = 0; random < 50_000; random++) {
    const end = apply({ ...game, random }, action);
    if (isWanted(end)) return end;
  }
  throw new RangeError('No dice lead there.');
}
