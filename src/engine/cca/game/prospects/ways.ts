import { Trace } from '../../../core/ruling.ts';
import { type Advance, advanceFrom } from '../../../hexes/game/advance.ts';
import { pieceAt, without } from '../../../hexes/game/board.ts';
import { forbiddenBy, type Refusal } from '../../../hexes/game/refusal.ts';
import { type Retreats, type WayBack, waysIn } from '../../../hexes/game/ways-back.ts';
import type { Hex } from '../../../hexes/hex.ts';
import { ADOPTED } from '../../combat/combat.ts';
import { mayAdvance } from '../../leaders/momentum.ts';
import { aftermath } from '../../retreat/aftermath.ts';
import type { Retreat } from '../../retreat/retreat-path.ts';
import { struck } from '../../retreat/struck.ts';
import { isCavalry, type Unit } from '../../units.ts';
import { refuseClose } from '../battle.ts';
import { fighterAt, rollFrom } from '../board.ts';
import { evasionHexes, refuseEvasion } from '../flight.ts';
import { apply, carryOn, legal } from '../play.ts';
import type { Position } from '../position/position.ts';
import { refuseFurther } from '../reactions.ts';
import { no } from '../refusals/refusal.ts';
import { type Action, FRESH_ORDER, type GameState, type Task } from '../state.ts';
import { asIf, type Order } from './explore.ts';

const ANY: Order = { card: null, moved: 0, leader: false };

const ways = waysIn<GameState, Action>({ carryOn, legal, apply });

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

/** The game once the piece stands in the other hex. */
const gone = (game: GameState, from: Hex, to: Hex): GameState => ({
  ...game,
  board: { ...without(game.board, [from]), [to]: pieceAt(game, from) },
});

/** What a unit may do that has just eliminated the enemy in `at` in close combat. */
export function advances(position: Position, from: Hex, at: Hex): Advance {
  const game = asIf(position, from, 'battle', ANY);
  const order = { ...FRESH_ORDER, moved: 0, battled: 'close' } as const;
  const board = { ...without(game.board, [at]), [from]: { ...pieceAt(game, from), order } };
  const roll = rollFrom(game, 'attack', from, at);
  const trace = new Trace();
  mayAdvance(roll, { eliminated: true, leftHex: false }, { bonus: false }, trace);
  const why = (on: string) => () => forbiddenBy(trace.steps, on);
  return advanceFrom(
    {
      goesFurther: isCavalry(roll.roller.unit),
      refuseAdvance: why('mayAdvance'),
      refuseFurther: why('extraHex'),
      refuseBeyond: (there: GameState, to) => refuseFurther(there, at, to),
      refuseFight: (there: GameState, hex, to) => refuseClose(there, hex, to, true),
      gone,
    },
    { ...game, board },
    { from, at },
  );
}
