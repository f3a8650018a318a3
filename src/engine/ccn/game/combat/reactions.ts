import { applyRows } from '../../../core/rows.ts';
import { Trace } from '../../../core/ruling.ts';
import { pieceAt } from '../../../hexes/game/board.ts';
import { takeFromHand } from '../../../hexes/game/deck.ts';
import { forbiddenBy, type Refusal } from '../../../hexes/game/refusal.ts';
import { other } from '../../../hexes/game/state.ts';
import { push } from '../../../hexes/game/tasks.ts';
import { armOf } from '../../combat/conditions.ts';
import { squareStrikesFirst } from '../../melee/sides.ts';
import { MAY_FORM, type Threat } from '../../tactics/form-square.ts';
import { fighterAt } from '../board.ts';
import { discard } from '../card.ts';
import { no } from '../refusal.ts';
import { formSquare, squaresOf } from '../square.ts';
import type { Action, Combat, Decision, Draft, GameState } from '../state.ts';
import { READINGS } from './adopted.ts';
import { lacksTable } from './armed.ts';
import { combatOf, learn, unitAt } from './combat.ts';
import { refuseReform } from './reform.ts';

/** It is played from the hand, once in a melee (ccn-8.53). */
function refuseStrike(game: GameState, { from, at }: Combat): Refusal | null {
  const card = 'first-strike';
  if (!game.hands[other(game.active)].includes(card))
    return no('ccn-8.53', 'not-in-hand', { card });
  const { unit } = pieceAt(game, at);
  return lacksTable(game, at, from, 'melee') ? no('ccn-5.140', 'no-table', { unit }) : null;
}

function refuseSquare(game: GameState, { from, at }: Combat): Refusal | null {
  const { side, square } = pieceAt(game, at);
  if (square !== null) return no('ccn-6.15', 'in-square-already', { hex: at });
  const { terrain, fieldworks } = fighterAt(game, at, from);
  const threat: Threat = {
    ...{ unit: unitAt(game, at), terrain, fieldworks, attackKind: 'melee' },
    attackedBy: armOf(unitAt(game, from)) ?? 'infantry',
    cardsInHand: game.hands[side].length,
    squares: squaresOf(game, side),
    ...{ firstStrike: false, declines: false, readings: READINGS },
  };
  const trace = new Trace();
  return applyRows(MAY_FORM, threat, true, trace) ? null : forbiddenBy(trace.steps);
}

type Reaction = 'first-strike' | 'retire' | 'form-square';
const REFUSALS: Record<Reaction, (game: GameState, combat: Combat) => Refusal | null> = {
  'first-strike': refuseStrike,
  retire: refuseReform,
  'form-square': refuseSquare,
};
const REACTIONS = Object.keys(REFUSALS) as Reaction[];
const isReaction = (what: Action['do']): what is Reaction => what in REFUSALS;

/** Whoever is attacked stands, strikes first, retires or forms square, before any die falls (ccn-5.119). */
export const react: Decision<'react'> = {
  clause: 'ccn-5.119',
  by: (game) => other(game.active),
  options(game) {
    const combat = combatOf(game);
    const open = REACTIONS.filter((what) => !REFUSALS[what](game, combat));
    return [{ do: 'stand' }, ...open.map((what): Action => ({ do: what }))];
  },
  decide(game, _, action) {
    if (action?.do === 'first-strike') return strikeFirst(game);
    if (action?.do === 'retire') learn(game, { retires: true });
    if (action?.do === 'form-square') formSquare(game, combatOf(game).at);
    if (isSquareFirst(game)) strike(game, 'strikes-first');
    else push(game, { task: 'after', kind: 'attack' }, { task: 'roll', kind: 'attack' });
  },
  refuse: (game, _, { do: what }) =>
    isReaction(what) ? REFUSALS[what](game, combatOf(game)) : null,
};

/** A square strikes first at the cavalry that attacks it (ccn-6.25). */
function isSquareFirst(game: GameState): boolean {
  const { from, at } = combatOf(game);
  return squareStrikesFirst({
    attacker: { unit: unitAt(game, from) },
    defender: { inSquare: pieceAt(game, at).square !== null },
    ...{ formsSquare: false, readings: READINGS },
  });
}

/** The target rolls before the attacker, and so does not battle back. */
function strike(game: Draft, kind: 'first-strike' | 'strikes-first') {
  learn(game, { struck: true });
  push(game, { task: 'after', kind }, { task: 'roll', kind });
}

function strikeFirst(game: Draft) {
  const card = 'first-strike';
  takeFromHand(game, other(game.active), card);
  discard(game, card);
  game.strikes += 1;
  strike(game, card);
}
