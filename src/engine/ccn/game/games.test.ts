import { describe, expect, test } from 'vitest';
import { other } from '../../hexes/game/state.ts';
import { SIDES } from '../../hexes/hex.ts';
import { battlefield } from '../../testing/ccn/battlefield.ts';
import {
  allCards,
  count,
  emptyTally,
  mustHold,
  ORDERED_DECK,
  type Tally,
  USUAL,
  unitsAndLeaders,
} from '../../testing/ccn/invariants.ts';
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

/** Banners are what was eliminated and the objective; whoever is not on the board was eliminated or has left it. */
function mustAddUp(first: GameState, last: GameState, { eliminated, captured, left }: Tally) {
  for (const side of SIDES) {
    expect(last.banners[side]).toBe(eliminated[other(side)] + captured[side]);
    expect(unitsAndLeaders(last, side) + eliminated[side] + left[side]).toBe(
      unitsAndLeaders(first, side),
    );
  }
}

function played(seed: number, used: Used) {
  const first = start(battlefield(seed), seed);
  const tally = emptyTally();
  const rules = { legal, apply, mustHold, count: (game: GameState) => count(tally, game) };
  const end = playOut(rules, first, seed, used);
  mustAddUp(first, end.game, tally);
  expect([...allCards(end.game)].sort()).toEqual(ORDERED_DECK);
  expect(JSON.parse(JSON.stringify(end.game))).toEqual(end.game);
  return end;
}

describe('games of random choices', () => {
  const used = usedIn();

  test.each(Array.from({ length: GAMES / 5 }, (_, i) => i * 5))(
    'five games from seed %i end by banners',
    (from) => {
      for (let seed = from; seed < from + 5; seed++)
        expect(played(seed, used).game.winner, `seed ${seed}`).not.toBeNull();
    },
  );

  test('every unit fought, every card was played, every terrain was entered that can be', () => {
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
      for (let done = 0; !game.winner && done < 200; done++) {
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
