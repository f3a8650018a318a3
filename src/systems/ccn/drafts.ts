import {
  acrossFieldworks,
  fighterAt,
  groundAt,
  named,
  supportOf,
} from '../../engine/ccn/game/board.ts';
import { cardOf } from '../../engine/ccn/game/card.ts';
import { nationalIn } from '../../engine/ccn/game/combat/armed.ts';
import { gunAt, gunsNamed } from '../../engine/ccn/game/combat/guns.ts';
import { nationalOf } from '../../engine/ccn/game/national.ts';
import { due } from '../../engine/ccn/game/play.ts';
import { asIf } from '../../engine/ccn/game/prospects/explore.ts';
import type { Action, GameState, Position } from '../../engine/ccn/game/state.ts';
import { isUnit } from '../../engine/ccn/units.ts';
import { enemiesNear, enemyUnitsNear, pieceAt } from '../../engine/hexes/game/board.ts';
import { LEADER } from '../../engine/hexes/game/state.ts';
import type { WayBack } from '../../engine/hexes/game/ways-back.ts';
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

const flagsOf = (game: Position, hex: Hex) => {
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

/** What a combat depends on besides who fights it. */
interface Declared {
  moved: number;
  card: string | null;
  bonus?: boolean;
}

/** Artillery that adds its dice to an attack. */
function gunOf(game: GameState, hex: Hex, to: Hex): Draft {
  const { inSquare, ...gun } = gunAt(game, hex, to) as Draft;
  return Object.fromEntries(Object.entries(gun).filter(([, value]) => value !== undefined));
}

/** A combat as it stands in a game: melee where they are adjacent, else fire. */
function combatQuestion(
  game: GameState,
  [from, to]: readonly [Hex, Hex],
  { moved, card, bonus = false }: Declared,
  guns: readonly Hex[] = [],
): Question {
  const away = distance(from, to);
  const roll = away === 1 ? 'melee' : 'fire';
  // Fieldworks of its own do not matter to whoever fires.
  const { fieldworks, ...stands } = fighterOf(game, from, to, roll);
  const attacker = { ...stands, moved };
  const { artilleryDice, nationalDice, ...target } = fighterOf(game, to, from, 'melee');
  const played = { ...(card && { card }), ...(bonus && { bonus }) };
  if (roll === 'melee') {
    const defender = said({ ...target, artilleryDice, nationalDice, ...flagsOf(game, to) });
    const own = said({ ...attacker, fieldworks });
    if (guns.length > 0)
      return {
        query: 'ccn/combined-arms',
        draft: {
          attacker: own,
          defender,
          guns: guns.map((hex) => gunOf(game, hex, to)),
          ...played,
        },
      };
    return {
      query: 'ccn/melee',
      draft: { attacker: said({ ...own, ...flagsOf(game, from) }), defender, ...played },
    };
  }
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

/** The combat of two pieces on the board, as it would be with such an order. */
export const battleQuestion = (position: Position, from: Hex, to: Hex, asked: Asked): Question =>
  combatQuestion(asIf(position, from, 'battle', asked), [from, to], asked);

/** A combat in a game, with the order of whoever began it. */
function inGame(
  game: GameState,
  between: readonly [Hex, Hex],
  bonus: boolean,
  guns: readonly Hex[] = [],
): Question {
  const piece = pieceAt(game, between[0]);
  const card = cardOf(game, piece);
  const played = card === 'none' ? null : card;
  const declared = { moved: piece.order?.moved ?? 0, card: played, bonus };
  return combatQuestion(game, between, declared, guns);
}

/** The game as its combat was announced: whoever takes part in it had not fought yet. */
function announced(game: GameState, hexes: readonly Hex[]): GameState {
  const board = { ...game.board };
  for (const hex of hexes) {
    const { order, ...piece } = pieceAt(game, hex);
    board[hex] = { ...piece, order: order && { ...order, fought: 'no' } };
  }
  return { ...game, board };
}

/** The dice of an attack, or of what is done about one, before they fall. */
export function oddsQuestion(game: GameState, action: Action): Question | undefined {
  if (action.do === 'attack' || action.do === 'fire') {
    const guns = action.do === 'attack' ? gunsNamed(action.with) : [];
    return inGame(game, [action.from, action.to], due(game)?.task.task === 'bonus', guns);
  }
  const { combat } = game;
  if (!combat) return undefined;
  const { from, at, bonus, guns } = combat;
  if (action.do === 'stand')
    return inGame(announced(game, [from, ...guns]), [from, at], bonus, guns);
  if (action.do !== 'battle-back' && action.do !== 'first-strike') return undefined;
  const { draft } = inGame(game, [from, at], bonus);
  return { query: 'ccn/melee-roll', draft: { ...draft, roll: action.do } };
}

/** What a victory over the enemy in `at` gives. */
export function victoryQuestion(position: Position, from: Hex, at: Hex): Question {
  const { unit, inSquare } = fighterAt(position, from, at);
  const lone = pieceAt(position, at).unit === LEADER;
  return {
    query: 'ccn/advance',
    draft: said({
      ...{ unit, inSquare, vacatedTerrain: groundAt(position, at) },
      targetFate: lone ? 'leader-eliminated' : 'eliminated',
      crossesFieldworks: acrossFieldworks(position, from, at),
    }),
  };
}

/** What a board finds of a retreat. */
interface Flags {
  flags: number;
  ignores: number;
  due: number;
  ways: readonly WayBack[];
}

/** Flags that a unit has to go back for, and how far the best of its ways leads; a leader alone is not asked about. */
export function retreatQuestion(
  position: Position,
  hex: Hex,
  { flags, ignores, due, ways }: Flags,
): Question | undefined {
  const { unit, blocks, leader, inSquare } = fighterAt(position, hex, hex);
  if (!isUnit(unit)) return undefined;
  const free = Math.max(0, ...ways.map(({ path }) => path.length - 1));
  const { nationalFlags, nationalHexes } = nationalOf(position, pieceAt(position, hex));
  return {
    query: 'ccn/retreat',
    draft: said({
      ...{ unit, blocks, leader, inSquare, nationalFlags, nationalHexes },
      ...flagsOf(position, hex),
      ...{ flags, ignores },
      freeHexes: free < due ? free : undefined,
    }),
  };
}

/** Cavalry that retires before the unit in `from`, by one of its ways. */
export function retireQuestion(position: Position, hex: Hex, from: Hex, [way]: readonly WayBack[]) {
  const fighter = (at: Hex, facing: Hex) => {
    const { unit, blocks, leader, inSquare, terrain, fieldworks } = fighterAt(position, at, facing);
    return { unit, blocks, terrain, fieldworks, leader, inSquare };
  };
  const { leader: _, ...attacker } = fighter(from, hex);
  const { inSquare, ...defender } = fighter(hex, from);
  const [, first, second] = way?.path ?? [];
  if (!first || !second) return undefined;
  const hexOf = (at: Hex) => ({ hexTerrain: groundAt(position, at) });
  return {
    query: 'ccn/retire-and-reform',
    draft: {
      ...{ attacker: said(attacker), defender: said(defender) },
      ...{ firstHex: hexOf(first), secondHex: hexOf(second) },
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
