import { apply, legal } from '../src/engine/cca/game/play.ts';
import { start } from '../src/engine/cca/game/position/setup.ts';
import type { GameState } from '../src/engine/cca/game/state.ts';
import { position } from '../src/engine/testing/cca/acting.ts';
import { battlefield } from '../src/engine/testing/cca/battlefield.ts';
import { chooser, pick } from '../src/engine/testing/hexes.ts';
import type { BenchRow } from './bench-dice.ts';

const GAMES = 40;
const ACTIONS = 400;

/** As many units as the largest battles have, close enough to battle, and all orders that there can be. */
const FULL_ARMIES = position(
  'cca2_bottom.LI-D2-D12.LS-D4.LB-D10.AX-C3-C11.WR-C5*-C6.MI-C7-C8-C9.HI-D7*-D8.LC-C1-C13.MC-B2.HC-B12.CH-D6.EL-D9.LD-B7' +
    '_top.LI-F2-F12.LS-F4.LB-F10.AX-G3-G11.WR-G5*-G6.MI-G7-G8-G9.HI-F7*-F8.LC-G1-G13.MC-H2.HC-H12.CH-F6.EL-F9.LD-H7' +
    '_ground.rough-E3-E11.forest-E5.hill-E7-E8.ford-E9_command-10-10_goal-20',
);

const timed = (run: () => unknown) => {
  const begun = performance.now();
  run();
  return performance.now() - begun;
};

const percentile = (times: number[], part: number) =>
  times.sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

/**
 * The states in which a whole army has something to choose, and not one unit of it. As many are ordered as the card
 * lets, so that there is as much to list as can be.
 */
function listing(seed: number): number[] {
  const choose = chooser(seed);
  const times: number[] = [];
  let game: GameState = start(FULL_ARMIES, seed);
  for (let count = 0; !game.winner && count < ACTIONS; count++) {
    const ofArmy = game.tasks.length === 0 && game.phase !== 'play';
    const time = timed(() => legal(game));
    if (ofArmy) times.push(time);
    const all = legal(game);
    const orders = all.filter(({ do: what }) => what === 'order' || what === 'lead');
    game = apply(game, pick(orders.length > 0 ? orders : all, choose));
  }
  return times;
}

function playOut(seed: number) {
  const choose = chooser(seed);
  let game = start(battlefield(seed), seed);
  while (!game.winner) game = apply(game, pick(legal(game), choose));
}

export function benchGames(): BenchRow[] {
  for (let seed = 0; seed < 5; seed++) playOut(seed);
  listing(99);
  const lists = Array.from({ length: 10 }, (_, seed) => listing(seed)).flat();
  const games = Array.from({ length: GAMES }, (_, seed) => timed(() => playOut(seed)));
  return [
    {
      name: 'all that is legal, full armies, 95th percentile',
      ms: percentile(lists, 0.95),
      bar: 5,
    },
    { name: 'a whole game of random choices', ms: percentile(games, 0.5), bar: 100 },
  ];
}
