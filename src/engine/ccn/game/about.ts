import type { With } from '../../core/ruling.ts';
import { pieceAt } from '../../hexes/game/board.ts';
import type { Hex } from '../../hexes/hex.ts';
import type { Combat, Decided, GameState, TaskOf } from './state.ts';

/** Hexes that a leader may go back. */
const LEADER_HEXES = 3;
/** Hexes of Retire and Reform. */
const RETIRE_HEXES = 2;

const standing = (game: GameState, hex: Hex): With => ({ unit: pieceAt(game, hex).unit, hex });
const combatOf = ({ combat }: GameState) => combat as Combat;

/** The one who decides, and the enemy whom it is about. */
function facing(game: GameState): With {
  const { from, at } = combatOf(game);
  return { ...standing(game, at), enemy: pieceAt(game, from).unit, from };
}

type About<T extends Decided> = (game: GameState, task: TaskOf<T>) => With;

const ABOUT: { [T in Decided]: About<T> } = {
  react: facing,
  'battle-back': facing,
  flags: (game, { hex, flags }) => ({ ...standing(game, hex), flags }),
  retreat: (game, { hex, left }) => ({ ...standing(game, hex), left }),
  retire: (game, { hex, made }) => ({ ...standing(game, hex), left: RETIRE_HEXES - made }),
  leader: (_, { hex, made }) => ({ hex, left: LEADER_HEXES - made }),
  advance(game) {
    const { from, at } = combatOf(game);
    return { unit: pieceAt(game, from).unit, from, hex: at };
  },
  further: (game, { hex }) => standing(game, hex),
  bonus: (game, { hex }) => standing(game, hex),
  supply: (game, { hex }) => standing(game, hex),
  keep: () => ({}),
};

/** Who decides about whom, and where: the values of what is asked, and of what has to wait for it. */
export const about: About<Decided> = (game, task) =>
  (ABOUT[task.task] as About<Decided>)(game, task);
