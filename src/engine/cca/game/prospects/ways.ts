import { Trace } from '../../../core/ruling.ts';
import { pieceAt } from '../../../hexes/game/board.ts';
import type { Refusal } from '../../../hexes/game/refusal.ts';
import { type WayBack, waysFrom } from '../../../hexes/game/ways-back.ts';
import type { Hex } from '../../../hexes/hex.ts';
import { ADOPTED } from '../../combat/combat.ts';
import { aftermath } from '../../retreat/aftermath.ts';
import type { Retreat } from '../../retreat/retreat-path.ts';
import { struck } from '../../retreat/struck.ts';
import type { Unit } from '../../units.ts';
import { fighterAt, rollFrom } from '../board.ts';
import { evasionHexes, refuseEvasion } from '../flight.ts';
import { apply, carryOn, legal } from '../play.ts';
import type { Position } from '../position/position.ts';
import { no } from '../refusals/refusal.ts';
import { FRESH_ORDER, type GameState, type Task } from '../state.ts';
import { asIf, type Order } from './explore.ts';

const ANY: Order = { card: null, moved: 0, leader: false };

const ways = (game: GameState, hex: Hex, task: Task): WayBack[] =>
  waysFrom(
    carryOn({ ...game, tasks: [task] }),
    (one) => legal(one).map((action) => apply(one, action)),
    [hex],
  );

export interface Retreats {
  /** Flags that the unit may ignore at most. */
  ignorable: number;
  /** Hexes that the flags demand. */
  due: number;
  ways: WayBack[];
}

/** Where flags send a unit. Of what elephants trample on their way nothing is said: dice decide it. */
export function retreats(position: Position, hex: Hex, flags: number, ignores: number): Retreats {
  const { blocks, leader } = pieceAt(position, hex);
  const game = asIf(position, hex, 'battle', ANY);
  const roll = struck(fighterAt(game, hex, hex), 'MI', 'attack', ADOPTED);
  const fate = leader ? 'safe' : 'none';
  const back: Retreat = { ignores, blockedBy: 'units' };
  const quiet = new Trace();
  const { flagsIgnorable: ignorable, retreatHexes: due } = aftermath(
    roll,
    { hits: 0, flags },
    blocks,
    fate,
    back,
    quiet,
  );
  const rolled = { roll, flags, left: blocks, fate, hex } as const;
  const task: Task = { task: 'retreat', ...rolled, ignores, due, made: 0, leaderAt: 0 };
  return { ignorable, due, ways: due === 0 ? [] : ways(game, hex, task) };
}

/** Where a unit that evades, or a leader alone who is attacked, may go; or why a unit may not evade. */
export function evasions(position: Position, hex: Hex, attacker: Unit): WayBack[] | Refusal {
  const { unit, side } = pieceAt(position, hex);
  const game = asIf(position, hex, 'battle', ANY);
  if (unit === 'LD') {
    const { [hex]: _, ...board } = game.board;
    return ways({ ...game, board }, hex, { task: 'leader', hex, side, made: 0 });
  }
  const never = refuseEvasion({ evader: unit, attacker });
  if (never) return never;
  if (evasionHexes(game, hex).length === 0) return no('cca-13.13', 'no-way-back', { unit });
  return ways(game, hex, { task: 'evade', hex, made: 0 });
}

export interface Advance {
  /** The vacated hex, and those that cavalry may enter after it. */
  hexes: Hex[];
  /** Enemies that it may attack once more from the vacated hex. */
  enemies: Hex[];
}

/** What a unit may do that has just eliminated the enemy at `at` in close combat. */
export function advances(position: Position, from: Hex, at: Hex): Advance {
  const game = asIf(position, from, 'battle', ANY);
  const { [at]: _, ...board } = game.board;
  const order = { ...FRESH_ORDER, moved: 0, battled: 'close' } as const;
  const won = carryOn({
    ...game,
    board: { ...board, [from]: { ...pieceAt(game, from), order } },
    combat: {
      ...{ from, at, bonus: false, firstStrike: false, evades: false, dice: 0 },
      roll: rollFrom(game, 'attack', from, at),
      outcome: 'eliminated',
    },
    tasks: [{ task: 'after' }],
  });
  if (!legal(won).some((action) => action.do === 'advance')) return { hexes: [], enemies: [] };
  const there = apply(won, { do: 'advance' });
  const further = legal(there).flatMap((action) => (action.do === 'go' ? [action.to] : []));
  const stopped = further.length > 0 ? apply(there, { do: 'stop' }) : there;
  const enemies = legal(stopped).flatMap((action) => (action.do === 'attack' ? [action.to] : []));
  return { hexes: [at, ...further], enemies };
}
