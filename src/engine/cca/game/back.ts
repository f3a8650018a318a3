import { Trace } from '../../core/ruling.ts';
import { heldBy, NEIGHBOURS, rearOf } from '../../hexes/game/board.ts';
import { forbiddenBy, type Refusal } from '../../hexes/game/refusal.ts';
import { isSurrounded as heldOnAll } from '../../hexes/game/ways-back.ts';
import type { Hex, Side } from '../../hexes/hex.ts';
import { mayGo, type Step } from '../retreat/fall-back.ts';
import { groundAt, isImpassable } from './board.ts';
import { no } from './refusals/refusal.ts';
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

/** Enemy units hold every way back that there is (R62). */
export const isSurrounded = (game: GameState, hex: Hex, side: Side) =>
  heldOnAll(game, hex, side, (way) => isImpassable(game, way));

const ADOPTED = { R20: 'a', R21: 'a', R23: 'a', R59: 'a', R60: 'a', R62: 'a', R63: 'a' } as const;

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
    // The game looks along the whole way (cheapest, in retreat.ts).
    blocksThisWay: 0,
    blocksOtherWay: undefined,
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
