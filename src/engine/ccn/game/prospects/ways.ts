import { Trace } from '../../../core/ruling.ts';
import { type Advance, advanceFrom } from '../../../hexes/game/advance.ts';
import { pieceAt, place, without } from '../../../hexes/game/board.ts';
import type { Refusal } from '../../../hexes/game/refusal.ts';
import { LEADER } from '../../../hexes/game/state.ts';
import { type Retreats, type WayBack, waysIn } from '../../../hexes/game/ways-back.ts';
import type { Hex } from '../../../hexes/hex.ts';
import { hexesDue } from '../../retreat/aftermath.ts';
import { flagsIgnorable } from '../../retreat/flags.ts';
import { isCavalry } from '../../units.ts';
import { refuseAgain, refuseFurther, refuseVictor } from '../combat/advance.ts';
import { unitAt } from '../combat/combat.ts';
import { flaggedAt } from '../combat/flagged.ts';
import { reformHexes, refuseReform } from '../combat/reform.ts';
import { apply, carryOn, legal } from '../play.ts';
import type { Position } from '../position/position.ts';
import { type Action, type Combat, type Draft, FRESH_ORDER, type GameState } from '../state.ts';
import { asIf, type Order } from './explore.ts';

const ANY: Order = { card: null, moved: 0, leader: false };

/** The piece is the target of a melee, by whoever stands in `from`; from its own hex: by somebody in the open. */
function struck(position: Position, at: Hex, from: Hex = at): GameState & { combat: Combat } {
  const melee = { kind: 'melee', bonus: false, guns: [], retires: false, struck: false } as const;
  return {
    ...asIf(position, at, 'battle', ANY),
    combat: { ...melee, from, at, outcome: 'held' },
  };
}

const ways = waysIn<GameState, Action>({ carryOn, legal, apply });

/** Where flags send a unit; a leader alone goes back whatever the flags. */
export function retreats(position: Position, hex: Hex, flags: number, ignores: number): Retreats {
  const game = struck(position, hex);
  const { unit, side } = pieceAt(position, hex);
  if (unit === LEADER) {
    const { [hex]: _, ...board } = game.board;
    const task = { task: 'leader', hex, side, made: 0, escapes: 0 } as const;
    return { ignorable: 0, due: 1, ways: ways({ ...game, board }, hex, task) };
  }
  const flagged = flaggedAt(game, hex);
  const ignorable = Math.min(flags, flagsIgnorable(flagged, new Trace()));
  const { retreatHexes: due } = hexesDue(
    { ...flagged, ignores: Math.min(ignores, ignorable) },
    flags,
    new Trace(),
  );
  const task = { task: 'retreat', hex, left: due, made: 0, checked: false } as const;
  return { ignorable, due, ways: due === 0 ? [] : ways(game, hex, task) };
}

/** Where cavalry may Retire and Reform before the unit in `from`; or why it may not. */
export function reforms(position: Position, hex: Hex, from: Hex): WayBack[] | Refusal {
  const game = struck(position, hex, from);
  const refused = refuseReform(game, game.combat);
  if (refused || reformHexes(game, hex, 0).length === 0) return refused ?? [];
  return ways(game, hex, { task: 'retire', hex, made: 0 });
}

/** The game once the piece stands in the other hex. */
function gone(game: GameState, from: Hex, to: Hex): GameState {
  const draft: Draft = { ...game, board: without(game.board, [from]) };
  place(draft, to, pieceAt(game, from));
  return draft;
}

/** What a unit may do that has just eliminated the enemy in `at` in melee. */
export function advances(position: Position, from: Hex, at: Hex): Advance {
  const game = asIf(position, from, 'battle', ANY);
  const melee = { kind: 'melee', bonus: false, guns: [], retires: false, struck: false } as const;
  const order = { ...FRESH_ORDER, moved: 0, fought: 'melee' } as const;
  const won: GameState = {
    ...game,
    board: { ...without(game.board, [at]), [from]: { ...pieceAt(game, from), order } },
    combat: { ...melee, from, at, outcome: 'eliminated' },
  };
  return advanceFrom(
    {
      goesFurther: isCavalry(unitAt(won, from)),
      refuseAdvance: (one: GameState) => refuseVictor(one, 'mayAdvance'),
      refuseFurther: (one: GameState) => refuseVictor(one, 'extraHex'),
      refuseBeyond: (there: GameState, to) => refuseFurther(there, at, to),
      refuseFight: refuseAgain,
      gone,
    },
    won,
    { from, at },
  );
}
