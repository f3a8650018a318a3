import { fighterAt } from '../../engine/cca/game/board.ts';
import type { GameState } from '../../engine/cca/game/state.ts';
import { distance, HEXES, type Hex } from '../../engine/hexes/hex.ts';
import type { Question } from '../../widgets/hexes/Answer.tsx';
import type { Draft } from '../../widgets/paths.ts';

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
  { moved, card }: { moved: number; card: string | null },
): Question {
  const { support, rampart, ...shooter } = fighterOf(field, from, to);
  const defender = fighterOf(field, to, from);
  const played = card && { card };
  if (distance(from, to) === 1)
    return {
      query: 'cca/close-combat',
      draft: { attacker: { ...shooter, rampart, support, moved }, defender, ...played },
    };
  return {
    query: 'cca/ranged-combat',
    draft: { attacker: { ...shooter, moved }, defender, distance: distance(from, to), ...played },
  };
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
