import type { Face } from '../../cca/faces.ts';
import { rollDice } from '../../cca/game/dice.ts';
import { apply, replay } from '../../cca/game/play.ts';
import { type Position, readPosition } from '../../cca/game/position/position.ts';
import { start } from '../../cca/game/position/setup.ts';
import type { Action, GameState } from '../../cca/game/state.ts';
import { COMBATANTS, UNITS } from '../../cca/units.ts';
import type { Hex } from '../../hexes/hex.ts';

/** Names for units in rows of cases, as the figures of the book class them. */
export const KINDS = {
  UNITS,
  COMBATANTS,
  FOOT: ['LI', 'LS', 'LB', 'AX', 'WR', 'MI', 'HI'],
  LIGHT_FOOT: ['LI', 'LS', 'LB', 'AX'],
  LIGHT: ['LI', 'LS', 'LB', 'AX', 'LC'],
  MEDIUM: ['WR', 'MI', 'MC'],
  HEAVY: ['HI', 'HC', 'CH', 'EL'],
  MOUNTED: ['LC', 'MC', 'HC', 'CH', 'EL'],
  CAVALRY: ['LC', 'MC', 'HC'],
};

/** The position of a text that is known to be right. */
export function position(text: string): Position {
  const read = readPosition(text);
  if ('problem' in read) throw new RangeError(`${read.problem} at ${read.at} of ${text}`);
  return read;
}

/** The game after all these actions, each of which must be legal. */
export function played(game: GameState, ...actions: Action[]): GameState {
  const { game: end, wrong } = replay(game, actions);
  if (wrong) throw new RangeError(`${wrong.clause} ${wrong.because}: ${JSON.stringify(wrong)}`);
  return end;
}

/** The bottom player has played a card, ordered those hexes, and is to move. */
export function ordered(text: string, action: Action & { do: 'play' }, ...hexes: Hex[]) {
  const set = position(text);
  const game = start({ ...set, hands: { ...set.hands, bottom: [action.card] } }, 1);
  const orders = hexes.map((hex): Action => ({ do: 'order', hex }));
  return played(game, action, ...orders, { do: 'end' });
}

const sorted = (faces: readonly Face[]) => [...faces].sort().join(' ');

/** The game after an action in which the first dice fall like this, in any order. */
export function withDice(game: GameState, action: Action, ...faces: Face[]): GameState {
  for (let random = 0; random < 200_000; random++) {
    if (sorted(rollDice({ random }, faces.length)) !== sorted(faces)) continue;
    const end = apply({ ...game, random }, action);
    const rolled = end.events.find(({ event }) => event === 'rolled');
    if (rolled?.event === 'rolled' && sorted(rolled.faces) === sorted(faces)) return end;
  }
  throw new RangeError(`The dice never fall as ${sorted(faces)}.`);
}

/** A source of whole numbers for choices of a test, apart from the dice of the game. */
export function chooser(seed: number): (options: number) => number {
  let state = seed >>> 0;
  return (options) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * options);
  };
}

/** Battles where it can, seldom ends a step before all is done, and otherwise anything. */
export function pick(actions: readonly Action[], choose: (options: number) => number): Action {
  const battles = actions.filter(({ do: what }) => what === 'attack' || what === 'fire');
  const going = actions.filter(({ do: what }) => what !== 'end');
  const among =
    battles.length > 0 && choose(12) > 0
      ? battles
      : going.length > 0 && choose(8) > 0
        ? going
        : actions;
  return among[choose(among.length)] as Action;
}
