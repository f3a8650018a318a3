import { applyRows } from '../../../core/rows.ts';
import { Trace } from '../../../core/ruling.ts';
import { holds, NEIGHBOURS, pieceAt } from '../../../hexes/game/board.ts';
import { forbiddenBy, type Refusal } from '../../../hexes/game/refusal.ts';
import { goingFurther, push } from '../../../hexes/game/tasks.ts';
import type { Hex } from '../../../hexes/hex.ts';
import { advanceOf, bonusOf, type Fate, type Victory } from '../../melee/victory.ts';
import { HEXES_ENTERED } from '../../movement/path-rows.ts';
import { acrossFieldworks, groundAt, shift } from '../board.ts';
import { no } from '../refusal.ts';
import type { Action, Combat, Decision, Draft, GameState } from '../state.ts';
import { READINGS } from './adopted.ts';
import { refuseAttack } from './battle.ts';
import { combatOf, noteSteps, unitAt } from './combat.ts';
import { attack, targetsNear } from './melee.ts';

const fateOf = ({ outcome, retires }: Combat): Fate => {
  if (outcome === 'held' || outcome === 'eliminated') return outcome;
  return retires ? 'retired' : 'retreated';
};

/** The unit in that hex has attacked, and what came of it. */
function victoryOf(game: GameState, hex: Hex): Victory {
  const combat = combatOf(game);
  return {
    ...{ unit: unitAt(game, hex), inSquare: pieceAt(game, hex).square !== null },
    ...{ rolledAs: 'attack', targetFate: fateOf(combat), bonus: combat.bonus },
    othersFought: false,
    vacatedTerrain: groundAt(game, combat.at),
    crossesFieldworks: acrossFieldworks(game, combat.from, combat.at),
  };
}

/** May the attacker take the hex that its target has left? */
export function mayAdvance(game: Draft): boolean {
  const trace = new Trace();
  const may = advanceOf(victoryOf(game, combatOf(game).from), trace).mayAdvance;
  if (may) noteSteps(game, 'ccn/advance', trace);
  return may;
}

/** Why the attacker may not take that hex, or why as cavalry not go on from it; null where it may. */
export function refuseVictor(game: GameState, on: 'mayAdvance' | 'extraHex'): Refusal | null {
  const trace = new Trace();
  advanceOf(victoryOf(game, combatOf(game).from), trace);
  return forbiddenBy(trace.steps, on);
}

const PASS: Action = { do: 'pass' };

export const advance: Decision<'advance'> = {
  clause: 'ccn-5.212',
  by: (game) => game.active,
  options: () => [{ do: 'advance' }, PASS],
  decide(game, _, action) {
    if (action?.do !== 'advance') return;
    const { from, at: hex } = combatOf(game);
    const { extraHex } = advanceOf(victoryOf(game, from), new Trace());
    shift(game, from, hex);
    if (game.winner) return;
    if (extraHex) push(game, { task: 'further', hex });
    else earnBonus(game, hex);
  },
};

/** Cavalry that has entered the vacated hex may fight once more, unless the ground or its bonus forbids it. */
function refuseBonus(game: GameState, hex: Hex): Refusal | null {
  const { from, at } = combatOf(game);
  const pursuit = {
    ...victoryOf(game, hex),
    advances: hex === at ? 1 : 2,
    furtherTerrain: groundAt(game, hex),
    backToStart: hex === from,
  };
  const trace = new Trace();
  return bonusOf(pursuit, trace) ? null : forbiddenBy(trace.steps, 'bonusMelee');
}

function earnBonus(game: Draft, hex: Hex) {
  if (!refuseBonus(game, hex)) push(game, { task: 'bonus', hex });
}

/** Why the victor may not attack that enemy once more from the hex to which it went; null where it may. */
export const refuseAgain = (game: GameState, from: Hex, to: Hex): Refusal | null =>
  refuseBonus(game, from) ?? refuseAttack(game, { do: 'attack', from, to }, true);

/** Why cavalry may not go on into that hex; null where it may. */
export function refuseFurther(game: GameState, from: Hex, to: Hex): Refusal | null {
  const { side, leader } = pieceAt(game, from);
  const unit = unitAt(game, from);
  if (!NEIGHBOURS[from].includes(to)) return no('ccn-5.222', 'hex-by-hex', { hex: to, from });
  const trace = new Trace();
  const spot = {
    ...{ at: 1, last: true, ground: groundAt(game, to), holds: holds(game, to, side) },
    acrossFieldworks: acrossFieldworks(game, from, to),
    move: { unit, leader, detaches: false, readings: READINGS },
  } as const;
  return applyRows(HEXES_ENTERED, spot, true, trace) ? null : forbiddenBy(trace.steps);
}

/** Cavalry may go one hex further, in any direction, before its bonus (ccn-5.222). */
export const further: Decision<'further'> = goingFurther(
  'ccn-5.222',
  refuseFurther,
  (game, hex, to) => {
    if (to !== hex) shift(game, hex, to);
    if (!game.winner) earnBonus(game, to);
  },
);

export const bonus: Decision<'bonus'> = {
  clause: 'ccn-5.230',
  by: (game) => game.active,
  options: (game, { hex }) => [...targetsNear(game, hex, true), PASS],
  allows: (game, { hex }, action) =>
    action.do === 'attack' &&
    action.with !== undefined &&
    action.from === hex &&
    refuseAttack(game, action, true) === null,
  decide(game, _, action) {
    if (action?.do === 'attack') attack(game, action, true);
  },
  refuse(game, { hex }, action) {
    if (action.do !== 'attack') return null;
    const { unit } = pieceAt(game, hex);
    if (action.from !== hex) return no('ccn-5.238', 'another-combat-first', { unit, hex });
    return refuseAttack(game, action, true);
  },
};
