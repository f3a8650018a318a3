import { fighterAt, named, supportOf } from '../../engine/ccn/game/board.ts';
import { nationalIn } from '../../engine/ccn/game/combat/armed.ts';
import { nationalOf } from '../../engine/ccn/game/national.ts';
import { asIf } from '../../engine/ccn/game/prospects/explore.ts';
import type { GameState, Position } from '../../engine/ccn/game/state.ts';
import { isUnit } from '../../engine/ccn/units.ts';
import { enemiesNear, enemyUnitsNear, pieceAt } from '../../engine/hexes/game/board.ts';
import { distance, HEXES, type Hex } from '../../engine/hexes/hex.ts';
import type { Question } from '../../widgets/hexes/Answer.tsx';
import type { Draft } from '../../widgets/paths.ts';
import type { Asked } from './asked.ts';

/** Without what a form need not be told. */
const said = (draft: Record<string, unknown>): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== undefined && value !== false),
  ) as Draft;

/** Somebody on the board as calculators ask for him, with what his national card gives him in this roll. */
function fighterOf(game: GameState, hex: Hex, facing: Hex, roll: 'fire' | 'melee'): Draft {
  const { unit, blocks, leader, inSquare, terrain, fieldworks } = fighterAt(game, hex, facing);
  const { nationalDice, artilleryDice } = nationalIn(game, hex, facing, roll);
  return said({
    ...{
      unit,
      blocks: isUnit(unit) ? blocks : undefined,
      leader,
      inSquare,
      terrain,
      artilleryDice,
    },
    ...(fieldworks !== 'none' && { fieldworks }),
    ...(nationalDice && { nationalDice }),
  });
}

const flagsOf = (game: GameState, hex: Hex) => {
  const piece = pieceAt(game, hex);
  const { guardFlags } = nationalOf(game, piece);
  return said({ support: supportOf(game, hex, piece.side), guardFlags });
};

/** Enemies next to whoever fires: a leader alone is no unit. */
function near(game: GameState, hex: Hex): Draft {
  const { side } = pieceAt(game, hex);
  const units = enemyUnitsNear(game, hex, side).length;
  return {
    enemiesAdjacent: units,
    leadersAdjacent: enemiesNear(game, hex, side).length - units,
  };
}

/** The combat of two pieces: melee where they are adjacent, else fire. */
export function battleQuestion(position: Position, from: Hex, to: Hex, asked: Asked): Question {
  const game = asIf(position, from, 'battle', asked);
  const away = distance(from, to);
  const roll = away === 1 ? 'melee' : 'fire';
  // Fieldworks of its own do not matter to whoever fires.
  const { fieldworks, ...stands } = fighterOf(game, from, to, roll);
  const attacker = { ...stands, moved: asked.moved };
  const { artilleryDice, nationalDice, ...target } = fighterOf(game, to, from, 'melee');
  const played = asked.card && { card: asked.card };
  if (roll === 'melee')
    return {
      query: 'ccn/melee',
      draft: {
        attacker: said({ ...attacker, fieldworks, ...flagsOf(game, from) }),
        defender: said({ ...target, artilleryDice, nationalDice, ...flagsOf(game, to) }),
        ...played,
      },
    };
  const { nation } = nationalOf(game, pieceAt(game, from));
  return {
    query: 'ccn/ranged-combat',
    draft: {
      attacker: { ...attacker, nation, ...near(game, from) },
      defender: { ...target, ...flagsOf(game, to) },
      distance: away,
      ...played,
    },
  };
}

const LISTS = {
  forest: 'forests',
  hill: 'hills',
  town: 'towns',
  'rugged-hill': 'ruggedHills',
  ford: 'fords',
  river: 'rivers',
  bridge: 'bridges',
  quarry: 'quarries',
} as const;

const listed = (name: string, hexes: readonly Hex[]) => (hexes.length > 0 ? [[name, hexes]] : []);

/** Whether one hex is seen from another, over all that stands on the board. */
export function sightQuestion({ board, ground, ramparts }: Position, from: Hex, to: Hex): Question {
  const looker = board[from];
  const unit = looker && named(looker.unit);
  const friends = HEXES.filter((hex) => looker && board[hex]?.side === looker.side);
  const others = HEXES.filter((hex) => board[hex] && !friends.includes(hex));
  return {
    query: 'ccn/line-of-sight',
    draft: {
      from,
      to,
      ...(unit && isUnit(unit) && { shooter: unit }),
      ...Object.fromEntries([
        ...listed('units', others),
        ...listed('friends', friends),
        ...listed(
          'fieldworkHexes',
          HEXES.filter((hex) => ramparts[hex]?.length),
        ),
        ...Object.entries(LISTS).flatMap(([terrain, list]) =>
          listed(
            list,
            HEXES.filter((hex) => ground[hex] === terrain),
          ),
        ),
      ]),
    },
  };
}
