import { describe, expect, test } from 'vitest';
import { SIDES } from '../../hexes/hex.ts';
import { battlefield } from '../../testing/cca/battlefield.ts';
import {
  allCards,
  mustHold,
  ORDERED_DECK,
  USUAL,
  unitsAndLeaders,
} from '../../testing/cca/invariants.ts';
import { chooser, pick } from '../../testing/hexes.ts';
import { often } from '../../testing/often.ts';
import { playOut, type Used, usedIn } from '../../testing/random-games.ts';
import { DECK_CARDS } from '../cards.ts';
import { IMPASSABLE, TERRAINS } from '../terrain.ts';
import { UNITS } from '../units.ts';
import { apply, legal } from './play.ts';
import { readLog, replayLog, writeLog } from './position/log.ts';
import { start } from './position/setup.ts';
import type { Action, GameState } from './state.ts';

const GAMES = often(10, 200);
/** From here on even the fewest games show all that happens, as a leader who escapes, which few games do. */
const FIRST = 199;

/** Units and leaders off the board are banners of the other side, but for leaders who left over their edge. */
function mustAddUp(first: GameState, last: GameState, left: Record<string, number>) {
  for (const [side, enemy] of [SIDES, [...SIDES].reverse()] as const)
    expect(unitsAndLeaders(last, side) + (left[side] ?? 0) + last.banners[enemy]).toBe(
      unitsAndLeaders(first, side),
    );
}

function played(seed: number, used: Used) {
  const first = start(battlefield(seed), seed);
  const left: Record<string, number> = {};
  const count = ({ events }: GameState) => {
    for (const one of events)
      if (one.event === 'moved' && !one.to) {
        const side = one.from.startsWith('A') ? 'bottom' : 'top';
        left[side] = (left[side] ?? 0) + 1;
      }
  };
  const end = playOut({ legal, apply, mustHold, count }, first, seed, used);
  mustAddUp(first, end.game, left);
  expect([...allCards(end.game)].sort()).toEqual(ORDERED_DECK);
  expect(JSON.parse(JSON.stringify(end.game))).toEqual(end.game);
  return end;
}

describe('games of random choices', () => {
  const used = usedIn();

  test.each(Array.from({ length: GAMES / 10 }, (_, i) => FIRST + i * 10))(
    'ten games from seed %i end by banners',
    (from) => {
      for (let seed = from; seed < from + 10; seed++)
        expect(played(seed, used).game.winner, `seed ${seed}`).not.toBeNull();
    },
  );

  test('every unit battled, every card was played, every terrain was entered that can be', () => {
    expect([...used.units].sort()).toEqual([...UNITS].sort());
    expect([...used.cards].sort()).toEqual([...DECK_CARDS].sort());
    expect([...used.terrains].sort()).toEqual(
      TERRAINS.filter((terrain) => !(terrain in IMPASSABLE)).sort(),
    );
  });

  test('every kind of action and of roll came up', () => {
    expect([...used.actions].sort()).toEqual(USUAL.actions);
    expect([...used.rolls].sort()).toEqual(USUAL.rolls);
  });

  test('a game comes to the same state from its log', () => {
    for (let seed = 0; seed < often(2, 5); seed++) {
      const choose = chooser(seed);
      const set = battlefield(seed);
      const actions: Action[] = [];
      let game = start(set, seed);
      for (let count = 0; !game.winner && count < 300; count++) {
        const action = pick(legal(game), choose);
        actions.push(action);
        game = apply(game, action);
      }
      const log = readLog(writeLog(set, seed, actions));
      expect('problem' in log ? log : replayLog(log)).toEqual({ game, wrong: null });
    }
  });

  test('the same seed and the same actions give the same game', () => {
    const once = played(7, used);
    const twice = played(7, used);
    expect(twice).toEqual(once);
  });
});
