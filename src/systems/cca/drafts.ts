import { fighterAt } from '../../engine/cca/game/board.ts';
import { cardInBattle } from '../../engine/cca/game/card.ts';
import { due } from '../../engine/cca/game/play.ts';
import type { Action, GameState } from '../../engine/cca/game/state.ts';
import type { Unit } from '../../engine/cca/units.ts';
import type { WayBack } from '../../engine/hexes/game/ways-back.ts';
import { distance, HEXES, type Hex } from '../../engine/hexes/hex.ts';
import type { Question } from '../../widgets/hexes/Answer.tsx';
import type { Draft } from '../../widgets/paths.ts';

/** What a board finds of a retreat. */
interface Flagged {
  flags: number;
  ignores: number;
  due: number;
  ways: readonly WayBack[];
}

type Field = Pick<GameState, 'board' | 'ground' | 'ramparts'>;

const fighterOf = (field: Field, hex: Hex, facing: Hex): Draft => {
  const { unit, blocks, leader, terrain, rampart, support } = fighterAt(field, hex, facing);
  return { unit, blocks, leader, terrain, rampart, support };
};

/** The combat of two pieces: hand to hand where they are adjacent, else fire. */
export function battleQuestion(
  field: Field,
  from: Hex,
  to: Hex,
  { moved, card, bonus = false }: { moved: number; card: string | null; bonus?: boolean },
): Question {
  const { support, rampart, ...shooter } = fighterOf(field, from, to);
  const defender = fighterOf(field, to, from);
  const played = card && { card };
  if (distance(from, to) === 1)
    return {
      query: 'cca/close-combat',
      draft: {
        attacker: { ...shooter, rampart, support, moved },
        defender,
        ...played,
        ...(bonus && { bonus }),
      },
    };
  return {
    query: 'cca/ranged-combat',
    draft: { attacker: { ...shooter, moved }, defender, distance: distance(from, to), ...played },
  };
}

/** A combat in a game, with the order of whoever began it. */
function inGame(game: GameState, from: Hex, to: Hex, bonus: boolean): Question {
  const card = cardInBattle(game);
  const moved = game.board[from]?.order?.moved ?? 0;
  return battleQuestion(game, from, to, { moved, card: card === 'none' ? null : card, bonus });
}

/** The roll that follows what is done about an attack. */
const ROLLS: Partial<Record<Action['do'], Draft>> = {
  stand: { roll: 'attack' },
  evade: { roll: 'attack', evades: true },
  'first-strike': { roll: 'attack', firstStrike: true },
  'battle-back': { roll: 'battle-back' },
};

/** The dice of an attack, or of what is done about one, before they fall. */
export function oddsQuestion(game: GameState, action: Action): Question | undefined {
  if (action.do === 'attack' || action.do === 'fire')
    return inGame(game, action.from, action.to, due(game)?.task.task === 'bonus');
  const { combat } = game;
  const rolled = ROLLS[action.do];
  if (!combat || !rolled) return undefined;
  const { draft } = inGame(game, combat.from, combat.at, combat.bonus);
  const struck = combat.firstStrike && { firstStrike: true };
  return { query: 'cca/close-combat-roll', draft: { ...draft, ...struck, ...rolled } };
}

/** What a victory over the enemy in `at` gives. */
export function victoryQuestion(field: Field, from: Hex, at: Hex): Question {
  const { unit, leader } = fighterAt(field, from, at);
  const { unit: beaten, terrain } = fighterAt(field, at, from);
  const target = beaten === 'LD' ? 'leader-eliminated' : 'eliminated';
  return { query: 'cca/momentum', draft: { unit, leader, target, vacatedTerrain: terrain } };
}

/** Flags that a unit has to go back for, and how far the best of its ways leads; a leader alone is not asked about. */
export function retreatQuestion(
  field: Field,
  hex: Hex,
  { flags, ignores, due, ways }: Flagged,
): Question | undefined {
  const { unit, blocks, leader, terrain, support } = fighterAt(field, hex, hex);
  if (unit === 'LD') return undefined;
  const free = Math.max(0, ...ways.map(({ path }) => path.length - 1));
  return {
    query: 'cca/retreat',
    draft: {
      ...{ unit, blocks, leader, terrain, support, flags, ignores },
      ...(free < due && { freeHexes: free }),
    },
  };
}

/** An attack by such a unit, which is to be evaded. */
export function evadeQuestion(field: Field, hex: Hex, attacker: Unit): Question {
  const { unit, blocks, leader, terrain } = fighterAt(field, hex, hex);
  const defender = { unit, leader, terrain, ...(unit !== 'LD' && { blocks }) };
  return { query: 'cca/evade', draft: { attacker: { unit: attacker }, defender } };
}

const LISTS = {
  forest: 'forests',
  hill: 'hills',
  camp: 'camps',
  rough: 'roughs',
  ford: 'fords',
  river: 'rivers',
  coast: 'coasts',
} as const;

/** Whether one hex is seen from another, over all that stands on the board. */
export function sightQuestion({ board, ground, ramparts }: Field, from: Hex, to: Hex): Question {
  const lists = Object.entries(LISTS).flatMap(([terrain, list]) => {
    const hexes = HEXES.filter((hex) => ground[hex] === terrain);
    return hexes.length > 0 ? [[list, hexes]] : [];
  });
  const units = HEXES.filter((hex) => board[hex]);
  const walls = HEXES.filter((hex) => ramparts[hex]);
  return {
    query: 'cca/line-of-sight',
    draft: {
      from,
      to,
      ...(units.length > 0 && { units }),
      ...(walls.length > 0 && { ramparts: walls }),
      ...Object.fromEntries(lists),
    },
  };
}
