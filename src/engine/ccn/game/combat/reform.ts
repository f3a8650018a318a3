import { applyRows } from '../../../core/rows.ts';
import { Trace } from '../../../core/ruling.ts';
import { heldBy, NEIGHBOURS, pieceAt, rearOf } from '../../../hexes/game/board.ts';
import { forbiddenBy, type Refusal } from '../../../hexes/game/refusal.ts';
import { push } from '../../../hexes/game/tasks.ts';
import type { Hex } from '../../../hexes/hex.ts';
import { isOpen, MAY_RETIRE, type WayHex } from '../../tactics/retire-rows.ts';
import { groundAt, shift } from '../board.ts';
import { no } from '../refusal.ts';
import type { Action, Combat, Decision, GameState } from '../state.ts';
import { READINGS } from './adopted.ts';
import { learn, unitAt } from './combat.ts';

/** Hexes of the move (ccn-6.7). */
const HEXES = 2;

/** A hex of the way of the cavalry that stands, or stood, in `hex`. */
function wayHex(
  game: GameState,
  hex: Hex,
  to: Hex,
  nth: WayHex['nth'],
  direction: WayHex['direction'] = 'own-side',
): WayHex {
  const { side, leader } = pieceAt(game, hex);
  return {
    ...{ unit: unitAt(game, hex), leader, nth, direction, readings: READINGS },
    hexTerrain: groundAt(game, to),
    holds: heldBy(game, to, side),
  };
}

/** The hexes to which it may go next: the first must lead on to a second (ccn-6.3). */
export function reformHexes(game: GameState, hex: Hex, made: number): Hex[] {
  const { side } = pieceAt(game, hex);
  const open = (to: Hex, nth: WayHex['nth']) => isOpen([wayHex(game, hex, to, nth)], new Trace());
  const behind = rearOf(hex, side);
  if (made > 0) return behind.filter((to) => open(to, 2));
  return behind.filter((to) => open(to, 1) && rearOf(to, side).some((next) => open(next, 2)));
}

/** Why the target of an attack may not retire; null where it may. */
export function refuseReform(game: GameState, { from, at }: Combat): Refusal | null {
  const trace = new Trace();
  const unit = unitAt(game, at);
  const retiring = {
    attacker: { unit: unitAt(game, from), inSquare: pieceAt(game, from).square !== null },
    defender: { unit },
    attackKind: 'melee',
    ...{ firstStrike: false, readings: READINGS },
  } as const;
  if (!applyRows(MAY_RETIRE, retiring, true, trace)) return forbiddenBy(trace.steps);
  return reformHexes(game, at, 0).length > 0 ? null : no('ccn-6.3', 'no-way-back', { unit });
}

/** After the roll the cavalry goes back two hexes, on the way that its owner likes. */
export const retire: Decision<'retire'> = {
  clause: 'ccn-6.7',
  by: (game, { hex }) => pieceAt(game, hex).side,
  options: (game, { hex, made }) =>
    reformHexes(game, hex, made).map((to): Action => ({ do: 'go', to })),
  decide(game, { hex, made }, action) {
    if (action?.do !== 'go') return;
    shift(game, hex, action.to);
    learn(game, { outcome: 'left' });
    if (made + 1 < HEXES) push(game, { task: 'retire', hex: action.to, made: made + 1 });
  },
  refuse(game, { hex, made }, action) {
    if (action.do !== 'go') return null;
    const { to } = action;
    if (!NEIGHBOURS[hex].includes(to)) return no('ccn-6.7', 'hex-by-hex', { hex: to, from: hex });
    const direction = rearOf(hex, pieceAt(game, hex).side).includes(to) ? 'own-side' : 'sideways';
    const trace = new Trace();
    isOpen([wayHex(game, hex, to, made > 0 ? 2 : 1, direction)], trace);
    return forbiddenBy(trace.steps);
  },
};
