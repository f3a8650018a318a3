import { expect } from 'vitest';
import { SIDES } from '../../hexes/hex.ts';
import { battlefield } from '../../testing/cca/battlefield.ts';
import * as invariants from '../../testing/cca/invariants.ts';
import { playedAtRandom } from '../../testing/random-games.ts';
import { DECK_CARDS } from '../cards.ts';
import { IMPASSABLE, TERRAINS } from '../terrain.ts';
import { UNITS } from '../units.ts';
import { apply, legal } from './play.ts';
import * as log from './position/log.ts';
import { start } from './position/setup.ts';
import type { GameState } from './state.ts';

const { unitsAndLeaders, USUAL } = invariants;

/** Units and leaders off the board are banners of the other side, but for leaders who left over their edge. */
function account(first: GameState) {
  const left: Record<string, number> = {};
  return {
    count({ events }: GameState) {
      for (const one of events)
        if (one.event === 'moved' && !one.to) {
          const side = one.from.startsWith('A') ? 'bottom' : 'top';
          left[side] = (left[side] ?? 0) + 1;
        }
    },
    mustAddUp(last: GameState) {
      for (const [side, enemy] of [SIDES, [...SIDES].reverse()] as const)
        expect(unitsAndLeaders(last, side) + (left[side] ?? 0) + last.banners[enemy]).toBe(
          unitsAndLeaders(first, side),
        );
    },
  };
}

playedAtRandom({
  ...{ legal, apply, start, battlefield, account, ...invariants, ...log },
  shows: {
    ...{ units: UNITS, cards: DECK_CARDS, ...USUAL },
    terrains: TERRAINS.filter((terrain) => !(terrain in IMPASSABLE)),
  },
  // From here on even the fewest games show all that happens, as a leader who escapes, which few games do.
  ...{ from: 199, each: 10 },
});
