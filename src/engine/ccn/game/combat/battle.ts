import type { ClauseId } from '../../../core/clause-ids.ts';
import { piecesOf } from '../../../hexes/game/board.ts';
import { type Refusal, refuseOthers } from '../../../hexes/game/refusal.ts';
import { push } from '../../../hexes/game/tasks.ts';
import type { Hex } from '../../../hexes/hex.ts';
import { no } from '../refusal.ts';
import type { Action, Does, Draft, GameState, Piece } from '../state.ts';
import { refuseFire, targetsFar } from './fires.ts';
import { declare, refuseMelee, targetsNear } from './melee.ts';

const mayFightNow = ({ order }: Piece) => order?.fought === 'no';

/** All that may be done in the phase of combat: nobody has to fight (ccn-5.69). */
export function battles(game: GameState): Action[] {
  const own = piecesOf(game, game.active).filter(([, piece]) => mayFightNow(piece));
  const all = own.flatMap(([hex]): Action[] => [
    ...targetsNear(game, hex),
    ...targetsFar(game, hex),
  ]);
  return [...all, { do: 'end' }];
}

/** A combat is announced with the unit and the enemy that it is to hit (ccn-5.81, ccn-5.120). */
const refuseTarget = (game: GameState, to: Hex, clause: ClauseId): Refusal | null =>
  (game.board[to]?.side ?? game.active) === game.active
    ? no(clause, 'no-enemy-there', { hex: to })
    : null;

export const refuseAttack = (game: GameState, action: Does<'attack'>, bonus = false) =>
  refuseTarget(game, action.to, bonus ? 'ccn-5.234' : 'ccn-5.120') ??
  refuseMelee(game, action, bonus);

export function refuseBattle(game: GameState, action: Does<'attack' | 'fire'>): Refusal | null {
  const others = refuseOthers(game, action.from, 'ccn-5.13');
  if (others) return others;
  if (action.do === 'attack') return refuseAttack(game, action);
  const { from, to } = action;
  return refuseTarget(game, to, 'ccn-5.81') ?? refuseFire(game, from, to);
}

/** Any of the artillery that may join an attack may be left out of it. */
export const allowsBattle = (game: GameState, action: Does<'attack' | 'fire'>) =>
  action.do === 'attack' && action.with !== undefined && refuseBattle(game, action) === null;

export function fire(game: Draft, { from, to: at }: Does<'fire'>) {
  declare(game, { from, at, kind: 'ranged', bonus: false, guns: [] });
  push(game, { task: 'roll', kind: 'ranged' });
}
