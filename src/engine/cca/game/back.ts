import { Trace } from '../../core/ruling.ts';
import type { Hex, Side } from '../../hexes/hex.ts';
import { mayGo, type Step } from '../retreat/fall-back.ts';
import { groundAt, isImpassable, NEIGHBOURS, rearOf } from './board.ts';
import { forbiddenBy, no, type Refusal } from './refusals/refusal.ts';
import type { GameState } from './state.ts';

/** Who falls back how: a unit that retreats or evades, or a leader on his own. */
export interface Going {
  unit: Step['unit'];
  move: Step['move'];
  leader: boolean;
  side: Side;
  /** Which hex of its way the next one is, from 1. */
  nth: number;
  ends: boolean;
}

function heldBy(game: GameState, hex: Hex, side: Side): Step['holds'] {
  const piece = game.board[hex];
  if (!piece) return 'nobody';
  const whose = piece.side === side ? 'friendly' : 'enemy';
  if (piece.unit === 'LD') return `${whose}-leader`;
  return whose === 'friendly' && piece.leader ? 'friendly-unit-with-leader' : `${whose}-unit`;
}

/** Enemy units hold every way back that there is (R62). */
export function isSurrounded(game: GameState, hex: Hex, side: Side): boolean {
  const ways = rearOf(hex, side).filter((way) => !isImpassable(game, way));
  return ways.length > 0 && ways.every((way) => heldBy(game, way, side) === 'enemy-unit');
}

const ADOPTED = { R21: 'a', R23: 'a', R59: 'a', R60: 'a', R62: 'a', R63: 'a' } as const;

function stepTo(game: GameState, from: Hex, to: Hex, going: Going): Step {
  const { unit, move, leader, side, nth, ends } = going;
  return {
    unit,
    move,
    leader: leader ? 'attached' : 'none',
    direction: rearOf(from, side).includes(to) ? 'own-side' : 'sideways',
    hexTerrain: groundAt(game, to),
    holds: heldBy(game, to, side),
    nthHex: nth,
    ends,
    enemiesBehind: isSurrounded(game, from, side) ? 'both' : 'one',
    escaped: false,
    readings: ADOPTED,
  };
}

/** The hexes that may be entered next on the way back. */
export const waysBack = (game: GameState, from: Hex, going: Going): Hex[] =>
  rearOf(from, going.side).filter((to) => mayGo(stepTo(game, from, to, going), new Trace()));

/** The clause by which the way back is chosen, hex by hex. */
const wayOf = ({ unit, move }: Going) =>
  unit === 'LD' ? 'cca-13.19' : move === 'retreat' ? 'cca-12.5' : 'cca-13.11';

/** Why that hex may not be entered. */
export function refuseWay(game: GameState, from: Hex, to: Hex, going: Going): Refusal | null {
  if (!NEIGHBOURS[from].includes(to)) return no(wayOf(going), 'hex-by-hex', { hex: to, from });
  const trace = new Trace();
  mayGo(stepTo(game, from, to, going), trace);
  return forbiddenBy(trace.steps);
}
