import { describe, expect, test } from 'vitest';
import { other } from '../../hexes/game/state.ts';
import { SIDES, type Side } from '../../hexes/hex.ts';
import { scenarioField } from '../../testing/cca/battlefield.ts';
import { mustHold, unitsAndLeaders } from '../../testing/cca/invariants.ts';
import { chooser, pick } from '../../testing/hexes.ts';
import { often } from '../../testing/often.ts';
import { apply, legal } from '../game/play.ts';
import { armyOf } from '../game/position/setting.ts';
import { start } from '../game/position/setup.ts';
import type { Event, GameState } from '../game/state.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';

/** Far more actions than any of these games takes. */
const MOST_ACTIONS = 20_000;
const SEEDS = Array.from({ length: often(1, 8) }, (_, seed) => seed);

interface Played {
  first: GameState;
  last: GameState;
  events: Event[];
}

function playOut(name: Scenario, seed: number): Played {
  const choose = chooser(seed);
  const first = start(scenarioField(name, seed), seed);
  const events: Event[] = [];
  let last = first;
  let all = legal(last);
  for (let count = 0; !last.winner && count < MOST_ACTIONS; count++) {
    // Whoever may leave or take a camp does so, or these games would seldom show it.
    const bold = all.filter(
      (action) => action.do === 'exit' || (action.do === 'move' && action.through),
    );
    const next = apply(last, pick(bold.length > 0 ? bold : all, choose));
    all = mustHold(next, last);
    events.push(...next.events);
    last = next;
  }
  return { first, last, events };
}

/** Whoever is off the board is a banner of the enemy, or left; whoever has more banners has exits or camps. */
function mustAddUp({ first, last, events }: Played) {
  const of = (event: Event['event'], side: Side) =>
    events.filter((one) => one.event === event && 'side' in one && one.side === side).length;
  for (const side of SIDES) {
    const exited = events.filter((one) => one.event === 'exited' && one.side === side);
    const along = exited.filter((one) => one.event === 'exited' && one.leader).length;
    const home = side === 'bottom' ? 'A' : 'I';
    const left = events.filter(
      (one) => one.event === 'moved' && one.to === null && one.from.startsWith(home),
    ).length;
    const gone = of('eliminated', side);
    expect(unitsAndLeaders(last, side) + gone + left + exited.length + along).toBe(
      unitsAndLeaders(first, side),
    );
    const banners = of('eliminated', other(side)) + exited.length + of('captured', side);
    expect(last.banners[side]).toBe(banners);
    if (exited.length > 0 || of('captured', side) > 0) expect(armyOf(last, side)).toBe('rome');
  }
}

describe('random games by the rules of a battle of the book', () => {
  const seen: Record<string, Set<string>> = {};

  test.each(SCENARIOS)('%s', (name) => {
    const shown = new Set<string>();
    seen[name] = shown;
    for (const seed of SEEDS) {
      const played = playOut(name, seed);
      expect(played.last.winner, `seed ${seed}`).not.toBeNull();
      mustAddUp(played);
      expect(played.events.filter(({ event }) => event === 'won')).toEqual([
        { event: 'won', side: played.last.winner, clause: played.last.wonBy },
      ]);
      shown.add(String(played.last.wonBy));
      for (const { event } of played.events) shown.add(event);
    }
  });

  test('units left only at Castulo, camps fell only at Baecula', () => {
    const where = (what: string) => SCENARIOS.filter((name) => seen[name]?.has(what));
    expect(where('exited')).toEqual(['castulo']);
    expect(where('captured')).toEqual(['baecula']);
    expect(where('cca-19.27')).toEqual(['castulo']);
  });
});
