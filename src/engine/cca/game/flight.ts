import { type Step, Trace } from '../../core/ruling.ts';
import { note, pieceAt, place, rearOf } from '../../hexes/game/board.ts';
import { type Refusal, refusedBy } from '../../hexes/game/refusal.ts';
import { push } from '../../hexes/game/tasks.ts';
import type { Hex, Side } from '../../hexes/hex.ts';
import { battleDice } from '../combat/battle-dice.ts';
import { ADOPTED } from '../combat/combat.ts';
import { type Evasion, mayEvade } from '../combat/may.ts';
import { plain } from '../retreat/struck.ts';
import { type Going, isSurrounded, refuseWay, waysBack } from './back.ts';
import { fighterAt, loneLeader } from './board.ts';
import { step } from './camps.ts';
import { rollDice } from './dice.ts';
import { no } from './refusals/refusal.ts';
import type { Action, Decision, Draft, GameState } from './state.ts';
import { leave, loseLeader } from './victory.ts';

/** Hexes of an evasion by a unit (cca-13.11), and the most of a leader's (cca-13.18). */
const EVADE_HEXES = 2;
export const LEADER_HEXES = 3;

const evading = (game: GameState, hex: Hex, nth: number): Going => {
  const { unit, leader, side } = pieceAt(game, hex);
  return { unit, leader, side, move: 'evasion', nth, ends: true };
};

/** Two hexes are due where a way of two is open; one is enough only where there is no other (cca-13.12). */
export function evasionHexes(game: GameState, hex: Hex, made = 0): Hex[] {
  if (made === EVADE_HEXES) return [];
  const ways = waysBack(game, hex, evading(game, hex, made + 1));
  if (made > 0) return ways;
  const on = ways.filter((way) => waysBack(game, way, evading(game, hex, 2)).length > 0);
  return on.length > 0 ? on : ways;
}

/** Why a unit of that type may not evade from the attacker; null where it may. */
export function refuseEvasion(types: Evasion): Refusal | null {
  const trace = new Trace();
  if (mayEvade(types, trace)) return null;
  return refusedBy(trace.steps.at(-1) as Step);
}

export const evade: Decision<'evade'> = {
  clause: 'cca-13.11',
  by: (game, { hex }) => pieceAt(game, hex).side,
  options: (game, { hex, made }) =>
    evasionHexes(game, hex, made).map((to): Action => ({ do: 'go', to })),
  decide(game, { hex, made }, action) {
    if (action?.do !== 'go') return;
    step(game, hex, action.to);
    push(game, { task: 'evade', hex: action.to, made: made + 1 });
  },
  refuse: (game, { hex, made }, action) =>
    action.do === 'go' ? refuseWay(game, hex, action.to, evading(game, hex, made + 1)) : null,
};

const fleeing = (side: Side, nth: number, ends: boolean): Going => ({
  unit: 'LD',
  leader: false,
  side,
  move: 'evasion',
  nth,
  ends,
});

/** May the leader end his way in the hex to which he has come? */
const mayEnd = (game: GameState, hex: Hex, side: Side, made: number) => {
  const piece = game.board[hex];
  return made > 0 && (!piece || (piece.side === side && piece.unit !== 'LD' && !piece.leader));
};

const onOwnEdge = (hex: Hex, side: Side) => rearOf(hex, side).length === 0;

/** Hexes that the leader may enter next: those from which he still can end his way by the rules. */
function nextHexes(game: GameState, hex: Hex, side: Side, made: number): Hex[] {
  if (made === LEADER_HEXES) return [];
  return waysBack(game, hex, fleeing(side, made + 1, false)).filter(
    (way) =>
      mayEnd(game, way, side, made + 1) ||
      (made + 1 < LEADER_HEXES &&
        (onOwnEdge(way, side) || nextHexes(game, way, side, made + 1).length > 0)),
  );
}

/** A leader on his own falls back hex by hex; while he does, he is not on the board (cca-13.18 to cca-13.31). */
export const leader: Decision<'leader'> = {
  clause: 'cca-13.18',
  by: (_, { side }) => side,
  options(game, { hex, side, made }) {
    const ways = nextHexes(game, hex, side, made).map((to): Action => ({ do: 'go', to }));
    const leaves: Action[] = onOwnEdge(hex, side) && made < LEADER_HEXES ? [{ do: 'leave' }] : [];
    return [
      ...ways,
      ...leaves,
      ...(mayEnd(game, hex, side, made) ? [{ do: 'stop' } as const] : []),
    ];
  },
  decide(game, { hex, side, made }, action) {
    if (action?.do === 'go') return goOn(game, hex, action.to, side, made + 1);
    if (action?.do === 'leave') return leave(game, hex, side);
    if (action?.do === 'stop') return arrive(game, hex, side);
    // Nowhere to go and no place to stay: not stated; as in a failed escape he is lost (R63).
    loseLeader(game, hex, side);
  },
  refuse: (game, { hex, side, made }, action) => {
    if (action.do === 'go')
      return (
        refuseWay(game, hex, action.to, fleeing(side, made + 1, false)) ??
        no('cca-13.20', 'no-way-to-end', { hex: action.to })
      );
    if (action.do === 'stop')
      return made > 0
        ? no('cca-13.20', 'cannot-end-here', { hex })
        : no('cca-13.18', 'leader-must-go');
    return action.do === 'leave' ? no('cca-13.25', 'not-at-own-edge', { hex }) : null;
  },
};

function goOn(game: Draft, from: Hex, to: Hex, side: Side, made: number) {
  const escapes = isSurrounded(game, from, side);
  note(game, { event: 'moved', from, to, unit: 'LD' });
  if (escapes && caught(game, from, to)) {
    loseLeader(game, to, side);
    return;
  }
  push(game, { task: 'leader', hex: to, side, made });
}

/** The unit through which the leader escapes rolls its dice at him; terrain counts for nothing (cca-13.28). */
function caught(game: Draft, from: Hex, by: Hex): boolean {
  const unit = pieceAt(game, by);
  const dice = battleDice(
    {
      kind: 'attack',
      roller: { ...fighterAt(game, by, from), terrain: 'clear' },
      target: plain('LD'),
      card: 'none',
      bonus: false,
      evades: false,
      dicePut: 0,
      readings: ADOPTED,
    },
    new Trace(),
  );
  const faces = rollDice(game, dice);
  note(game, { event: 'rolled', why: 'escape', by: unit.side, at: by, faces });
  return faces.includes('leader');
}

function arrive(game: Draft, hex: Hex, side: Side) {
  const piece = game.board[hex];
  place(game, hex, piece ? { ...piece, leader: true, leaderOrder: 'none' } : loneLeader(side));
}
