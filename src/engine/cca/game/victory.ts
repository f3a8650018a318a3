import type { ClauseId } from '../../core/clause-ids.ts';
import { Trace } from '../../core/ruling.ts';
import { clear, note, pieceAt, place } from '../../hexes/game/board.ts';
import { other } from '../../hexes/game/state.ts';
import { push } from '../../hexes/game/tasks.ts';
import { type Hex, SIDES, type Side } from '../../hexes/hex.ts';
import type { LeaderFate } from '../retreat/aftermath.ts';
import { BATTLES } from '../scenarios/scenarios.ts';
import { bannersGained, type Happening, losesScipio } from '../scenarios/victory-rows.ts';
import { loneLeader } from './board.ts';
import { rollDice } from './dice.ts';
import { armyOf } from './position/setting.ts';
import type { Draft, GameState } from './state.ts';

const NOTHING: Omit<Happening, 'scenario' | 'army'> = {
  unitsEliminated: 0,
  leadersEliminated: 0,
  unitsReduced: 0,
  leadersLeft: 0,
  unitsExited: 0,
  exitFrom: 'centre',
  leaderExits: false,
  campsEntered: 0,
  campsEnteredAgain: 0,
  campsEnteredGoingBack: 0,
  readings: { R64: 'a', R97: 'a', R98: 'a' },
};

const happening = (game: GameState, side: Side, what: Partial<Happening>): Happening => ({
  ...NOTHING,
  scenario: game.scenario?.name ?? 'other',
  army: armyOf(game, side),
  ...what,
});

/** The clause that gives a side banners for that; null where there are none. */
export function bannerFor(game: GameState, side: Side, what: Partial<Happening>): ClauseId | null {
  const trace = new Trace();
  bannersGained(happening(game, side, what), trace);
  return trace.steps.find(({ effect }) => effect !== null)?.clause ?? null;
}

function win(game: Draft, side: Side, clause: ClauseId) {
  game.winner = side;
  game.wonBy = clause;
  game.phase = 'over';
  game.tasks = [];
  game.combat = null;
  note(game, { event: 'won', side, clause });
}

/** Something happens that a side may gain by: its banners are taken at once, and may end the battle (cca-4.3). */
export function happens(game: Draft, side: Side, what: Partial<Happening>) {
  if (game.winner) return;
  const trace = new Trace();
  const banners = bannersGained(happening(game, side, what), trace);
  game.banners = { ...game.banners, [side]: game.banners[side] + banners };
  const lost = losesScipio(happening(game, side, what), trace);
  const carthage = SIDES.find((one) => armyOf(game, one) === 'carthage');
  const clause = trace.steps.at(-1)?.clause;
  if (lost && carthage && clause) win(game, carthage, clause);
  else if (game.banners[side] >= game.goal)
    win(game, side, game.scenario ? BATTLES[game.scenario.name].victory : 'cca-4.1');
}

/** A leader is removed and his opponent takes a banner (cca-15.6). */
export function loseLeader(game: Draft, hex: Hex, side: Side): LeaderFate {
  note(game, { event: 'eliminated', hex, unit: 'LD', side });
  happens(game, other(side), { leadersEliminated: 1 });
  return 'lost';
}

/** A leader leaves over his own edge: no banner, but he is gone (cca-13.25). */
export function leave(game: Draft, hex: Hex, side: Side) {
  note(game, { event: 'moved', from: hex, to: null, unit: 'LD' });
  happens(game, other(side), { leadersLeft: 1 });
}

/** The check of an attached leader: two helmets on two dice, or one on one where his unit is gone. */
function checkLeader(game: Draft, hex: Hex, side: Side, dice: 1 | 2): boolean {
  const faces = rollDice(game, dice);
  note(game, { event: 'rolled', why: 'leader-check', by: other(side), at: hex, faces });
  return faces.every((face) => face === 'leader');
}

/**
 * Removes blocks of a unit. `checked`: hits, which endanger the leader of a unit that survives (cca-15.1); blocks
 * lost on a blocked way do not (R29, R30). The leader of an eliminated unit is checked in any case, and flees.
 */
export function loseBlocks(game: Draft, hex: Hex, lost: number, checked: boolean): LeaderFate {
  const piece = pieceAt(game, hex);
  const { side, leader } = piece;
  if (lost === 0) return leader ? 'safe' : 'none';
  const left = Math.max(0, piece.blocks - lost);
  note(game, { event: 'lost', hex, blocks: piece.blocks - left, unit: piece.unit });
  if (left > 0) {
    place(game, hex, { ...piece, blocks: left });
    if (!leader || !checked || !checkLeader(game, hex, side, 2)) return leader ? 'safe' : 'none';
    place(game, hex, { ...piece, blocks: left, leader: false, leaderOrder: 'none' });
    return loseLeader(game, hex, side);
  }
  clear(game, hex);
  note(game, { event: 'eliminated', hex, unit: piece.unit, side });
  happens(game, other(side), { unitsEliminated: 1 });
  if (!leader) return 'none';
  if (game.winner) {
    place(game, hex, loneLeader(side));
    return 'safe';
  }
  if (checkLeader(game, hex, side, 1)) return loseLeader(game, hex, side);
  push(game, { task: 'leader', hex, side, made: 0 });
  return 'safe';
}
