import { expect } from 'vitest';
import { other } from '../../hexes/game/state.ts';
import { SIDES } from '../../hexes/hex.ts';
import { battlefield } from '../../testing/ccn/battlefield.ts';
import * as invariants from '../../testing/ccn/invariants.ts';
import { playedAtRandom } from '../../testing/random-games.ts';
import { DECK_CARDS } from '../cards.ts';
import { IMPASSABLE, TERRAINS } from '../terrain.ts';
import { UNITS } from '../units.ts';
import { apply, legal } from './play.ts';
import * as log from './position/log.ts';
import { start } from './position/setup.ts';
import type { GameState } from './state.ts';

const { count, emptyTally, mustHold, unitsAndLeaders, USUAL } = invariants;

/** Banners are what was eliminated and the objective; whoever is not on the board was eliminated or has left it. */
function account(first: GameState) {
  const tally = emptyTally();
  const { eliminated, captured, left } = tally;
  return {
    count: (game: GameState) => count(tally, game),
    mustAddUp(last: GameState) {
      for (const side of SIDES) {
        expect(last.banners[side]).toBe(eliminated[other(side)] + captured[side]);
        expect(unitsAndLeaders(last, side) + eliminated[side] + left[side]).toBe(
          unitsAndLeaders(first, side),
        );
      }
    },
  };
}

playedAtRandom({
  ...{ legal, apply, start, battlefield, ...invariants, ...log, account, mustHold },
  shows: {
    ...{ units: UNITS, cards: DECK_CARDS, ...USUAL },
    terrains: TERRAINS.filter((terrain) => !(terrain in IMPASSABLE)),
  },
  ...{ from: 0, each: 5 },
});
