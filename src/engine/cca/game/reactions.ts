import { Trace } from '../../core/ruling.ts';
import { NEIGHBOURS, note, pieceAt } from '../../hexes/game/board.ts';
import { takeFromHand } from '../../hexes/game/deck.ts';
import type { Refusal } from '../../hexes/game/refusal.ts';
import { other } from '../../hexes/game/state.ts';
import { goingFurther, push } from '../../hexes/game/tasks.ts';
import type { Hex, Side } from '../../hexes/hex.ts';
import type { Roll } from '../combat/combat.ts';
import { mayEvade } from '../combat/may.ts';
import { mayAdvance } from '../leaders/momentum.ts';
import { about } from './about.ts';
import { attack, refuseClose, refuseTarget, targetsNear } from './battle.ts';
import { isOpen } from './board.ts';
import { step } from './camps.ts';
import { evasionHexes, refuseEvasion } from './flight.ts';
import { no } from './refusals/refusal.ts';
import { combatOf } from './roll.ts';
import type { Action, Combat, Decision, Draft, GameState, Procedure } from './state.ts';

const typesOf = (game: GameState, { from, at }: Combat) => ({
  evader: pieceAt(game, at).unit,
  attacker: pieceAt(game, from).unit,
});

/** Whoever is attacked stands, evades, or strikes first (cca-13.1, cca-18.38). */
export const react: Decision<'react'> = {
  clause: 'cca-11.5',
  by: (game) => other(game.active),
  options(game) {
    const combat = combatOf(game);
    const options: Action[] = [{ do: 'stand' }];
    if (mayEvade(typesOf(game, combat), new Trace()) && evasionHexes(game, combat.at).length > 0)
      options.push({ do: 'evade' });
    if (game.hands[other(game.active)].includes('first-strike'))
      options.push({ do: 'first-strike' });
    return options;
  },
  decide(game, _, action) {
    if (action?.do === 'evade') game.combat = { ...combatOf(game), evades: true };
    else push(game, { task: 'after' });
    if (action?.do === 'first-strike') strikeFirst(game, other(game.active));
    else push(game, { task: 'roll', kind: 'attack' });
  },
  refuse(game, _, action): Refusal | null {
    if (action.do === 'first-strike') return no('cca-18.38', 'not-in-hand', { card: action.do });
    if (action.do !== 'evade') return null;
    const types = typesOf(game, combatOf(game));
    return refuseEvasion(types) ?? no('cca-13.13', 'no-way-back', { unit: types.evader });
  },
};

function strikeFirst(game: Draft, side: Side) {
  takeFromHand(game, side, 'first-strike');
  game.discards = [...game.discards, 'first-strike'];
  game.firstStrikeBy = side;
  game.combat = { ...combatOf(game), firstStrike: true };
  push(game, { task: 'roll', kind: 'first-strike' });
}

/** Whether the unit of a combat is still where it was: a rampage may have trampled it. */
const stands = (game: GameState, hex: Combat['from'], side: Side) => {
  const piece = game.board[hex];
  return piece !== undefined && piece.side === side && piece.unit !== 'LD';
};

/** What follows the first roll: the other unit's answer, or the victor's advance. */
export const after: Procedure<'after'> = {
  resolve(game) {
    const combat = combatOf(game);
    const { from, at, outcome, firstStrike, bonus, roll } = combat;
    if (!stands(game, from, game.active)) return;
    if (outcome === 'held') {
      const kind = firstStrike ? 'reply' : 'battle-back';
      if (stands(game, at, other(game.active))) push(game, { task: 'battle-back', kind });
      return;
    }
    if (firstStrike || game.board[at]) return;
    const fate = { eliminated: outcome === 'eliminated', leftHex: outcome === 'left' };
    const trace = new Trace();
    const may = mayAdvance(roll as Roll, fate, { bonus }, trace);
    note(game, { event: 'ruled', of: 'cca/momentum', steps: trace.steps });
    if (may.mayAdvance)
      push(game, { task: 'advance', further: may.extraHex, bonus: may.bonusCombat });
  },
};

const PASS: Action = { do: 'pass' };

export const battleBack: Decision<'battle-back'> = {
  clause: 'cca-11.54',
  by: (game, { kind }) => (kind === 'reply' ? game.active : other(game.active)),
  options: () => [{ do: 'battle-back' }, PASS],
  decide(game, { kind }, action) {
    if (action?.do === 'battle-back') push(game, { task: 'roll', kind });
  },
  refuse: (game, task) =>
    task.kind === 'reply' ? no('cca-18.39', 'decide-battle-back', about(game, task)) : null,
};

export const advance: Decision<'advance'> = {
  clause: 'cca-13.33',
  by: (game) => game.active,
  options: () => [{ do: 'advance' }, PASS],
  decide(game, { further, bonus }, action) {
    if (action?.do !== 'advance') return;
    const { from, at: hex } = combatOf(game);
    step(game, from, hex);
    if (further) push(game, { task: 'further', hex });
    else if (bonus) push(game, { task: 'bonus', hex });
  },
};

/** Why cavalry may not go on into that hex; null where it may. */
export const refuseFurther = (game: GameState, hex: Hex, to: Hex): Refusal | null =>
  NEIGHBOURS[hex].includes(to) && isOpen(game, to)
    ? null
    : no('cca-13.40', 'not-an-open-neighbour', { unit: pieceAt(game, hex).unit, hex: to });

/** Cavalry may go one hex further, in any direction, before its bonus combat (cca-13.40, R46). */
export const further: Decision<'further'> = goingFurther(
  'cca-13.40',
  refuseFurther,
  (game, hex, to) => {
    if (to !== hex) step(game, hex, to);
    push(game, { task: 'bonus', hex: to });
  },
);

export const bonus: Decision<'bonus'> = {
  clause: 'cca-13.42',
  by: (game) => game.active,
  options: (game, { hex }) => [...targetsNear(game, hex, true), PASS],
  decide(game, _, action) {
    if (action?.do === 'attack') attack(game, action, true);
  },
  refuse(game, { hex }, action) {
    if (action.do !== 'attack') return null;
    const { unit } = pieceAt(game, hex);
    if (action.from !== hex) return no('cca-9.2', 'another-battle-first', { unit, hex });
    return refuseTarget(game, action.to, 'cca-13.42') ?? refuseClose(game, hex, action.to, true);
  },
};
