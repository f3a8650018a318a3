import type { With } from '../../core/ruling.ts';
import { pieceAt } from '../../hexes/game/board.ts';
import type { Hex } from '../../hexes/hex.ts';
import { LEADER_HEXES } from './flight.ts';
import { combatOf } from './roll.ts';
import type { Decided, GameState, TaskOf } from './state.ts';

const standing = (game: GameState, hex: Hex) => ({ unit: pieceAt(game, hex).unit, hex });
const facing = (game: GameState, hex: Hex, enemy: Hex): With => ({
  ...standing(game, hex),
  enemy: pieceAt(game, enemy).unit,
  from: enemy,
});

type About<T extends Decided> = (game: GameState, task: TaskOf<T>) => With;

const ABOUT: { [T in Decided]: About<T> } = {
  react(game) {
    const { from, at } = combatOf(game);
    return facing(game, at, from);
  },
  'battle-back'(game, { kind }) {
    const { from, at } = combatOf(game);
    return kind === 'reply' ? facing(game, from, at) : facing(game, at, from);
  },
  flags: (game, { hex, flags }) => ({ ...standing(game, hex), flags }),
  retreat: (game, { hex, due, made }) => ({ ...standing(game, hex), left: due - made }),
  evade: (game, { hex }) => standing(game, hex),
  leader: (_, { hex, made }) => ({ hex, left: LEADER_HEXES - made }),
  advance(game) {
    const { from, at } = combatOf(game);
    return { unit: pieceAt(game, from).unit, from, hex: at };
  },
  further: (game, { hex }) => standing(game, hex),
  bonus: (game, { hex }) => standing(game, hex),
};

/** Who decides about whom, and where: the values of what is asked, and of what has to wait for it. */
export const about: About<Decided> = (game, task) =>
  (ABOUT[task.task] as About<Decided>)(game, task);
