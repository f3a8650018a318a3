import { Trace } from '../../../core/ruling.ts';
import { note, pieceAt, place, rearOf } from '../../../hexes/game/board.ts';
import { LEADER } from '../../../hexes/game/state.ts';
import { push } from '../../../hexes/game/tasks.ts';
import type { Hex } from '../../../hexes/hex.ts';
import { escapeRoll } from '../../leaders/escape.ts';
import { meleeDice } from '../../melee/melee-dice.ts';
import { MOST_HEXES_OF_LEADER, mayGo } from '../../retreat/next-hex.ts';
import { loneLeader } from '../board.ts';
import { rollDice } from '../dice.ts';
import { no } from '../refusal.ts';
import type { Action, Decision, Draft, GameState, TaskOf } from '../state.ts';
import { loseLeader } from '../victory.ts';
import { armed, nationalIn } from './armed.ts';
import { noteSteps } from './combat.ts';
import { type Going, nextHex, refuseWay, waysBack } from './ways.ts';

/** How far the leader has come, and how many enemy units he has met. */
type Flight = Omit<TaskOf<'leader'>, 'task'>;

const going = ({ side }: Flight, nth: number, ends: boolean): Going => ({
  ...{ unit: 'leader', leader: false, side, nth, ends },
});

const isEnemy = (game: GameState, { hex, side }: Pick<Flight, 'hex' | 'side'>) => {
  const piece = game.board[hex];
  return piece !== undefined && piece.side !== side && piece.unit !== LEADER;
};

/** He has come to the next hex of his way. */
function onwards(game: GameState, flight: Flight, hex: Hex): Flight {
  const met = Number(isEnemy(game, { ...flight, hex }));
  return { ...flight, hex, made: flight.made + 1, escapes: flight.escapes + met };
}

/** A third enemy unit on his way eliminates him without a roll (ccn-5.211). */
const perishes = ({ escapes }: Flight) => escapes === MOST_HEXES_OF_LEADER;

/** May he end his way in the hex to which he has come? */
const mayEnd = (game: GameState, flight: Flight) =>
  flight.made > 0 &&
  mayGo(nextHex(game, flight.hex, going(flight, flight.made, true)), new Trace());

/** Leaving the board is one of his hexes (R82). */
const mayLeave = ({ hex, side, made }: Flight) =>
  rearOf(hex, side).length === 0 && made < MOST_HEXES_OF_LEADER;

/** Hexes that he may enter next: those from which he still can end his way by the rules, or is lost. */
function nextHexes(game: GameState, flight: Flight): Hex[] {
  if (flight.made === MOST_HEXES_OF_LEADER) return [];
  return waysBack(game, flight.hex, going(flight, flight.made + 1, false)).filter((to) => {
    const there = onwards(game, flight, to);
    return (
      perishes(there) || mayEnd(game, there) || mayLeave(there) || nextHexes(game, there).length > 0
    );
  });
}

/** A leader on his own goes back hex by hex; while he does, he is not on the board (ccn-5.197 to ccn-5.211). */
export const leader: Decision<'leader'> = {
  clause: 'ccn-5.197',
  by: (_, { side }) => side,
  options: (game, flight) => [
    ...nextHexes(game, flight).map((to): Action => ({ do: 'go', to })),
    ...(mayLeave(flight) ? [{ do: 'leave' } as const] : []),
    ...(mayEnd(game, flight) ? [{ do: 'stop' } as const] : []),
  ],
  decide(game, flight, action) {
    const { hex, side } = flight;
    if (action?.do === 'go') return goOn(game, flight, action.to);
    if (action?.do === 'leave')
      return note(game, { event: 'moved', from: hex, to: null, unit: LEADER });
    if (action?.do === 'stop') return arrive(game, flight);
    // Nowhere to go and no place to stay: by ccn-5.203 where the ground closes it; of friends nothing is stated.
    loseLeader(game, hex, side);
  },
  refuse(game, flight, action) {
    const { hex, made } = flight;
    if (action.do === 'go')
      return (
        refuseWay(game, [hex, action.to], going(flight, made + 1, false), 'ccn-5.202') ??
        no('ccn-5.204', 'no-way-to-end', { hex: action.to })
      );
    if (action.do === 'leave') return no('ccn-5.201', 'not-at-own-edge', { hex });
    if (action.do !== 'stop') return null;
    return made > 0
      ? no('ccn-5.204', 'cannot-end-here', { hex })
      : no('ccn-5.197', 'leader-must-go');
  },
};

function goOn(game: Draft, flight: Flight, to: Hex) {
  const there = onwards(game, flight, to);
  note(game, { event: 'moved', from: flight.hex, to, unit: LEADER });
  const lost =
    perishes(there) || (there.escapes > flight.escapes && isCaught(game, flight.hex, to));
  if (lost) loseLeader(game, to, flight.side);
  else push(game, { task: 'leader', ...there });
}

/** The unit through whose hex he escapes rolls its melee dice at him; ground and card count for nothing (R71, R86). */
function isCaught(game: Draft, from: Hex, by: Hex): boolean {
  const { artilleryDice } = nationalIn(game, by, from, 'melee');
  const trace = new Trace();
  const dice = meleeDice(escapeRoll(armed(game, by, from, 'melee'), artilleryDice), trace);
  const faces = rollDice(game, dice);
  note(game, { event: 'rolled', why: 'escape', by: pieceAt(game, by).side, at: by, faces });
  noteSteps(game, 'ccn/escape', trace);
  return faces.includes('saber');
}

function arrive(game: Draft, { hex, side }: Flight) {
  const piece = game.board[hex];
  place(game, hex, piece ? { ...piece, leader: true, leaderOrder: 'none' } : loneLeader(side));
}
