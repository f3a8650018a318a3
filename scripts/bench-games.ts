import { apply, legal } from '../src/engine/cca/game/play.ts';
import { start } from '../src/engine/cca/game/position/setup.ts';
import type { GameState } from '../src/engine/cca/game/state.ts';
import { battlefield } from '../src/engine/testing/cca/battlefield.ts';
import { chooser, pick, position } from '../src/engine/testing/cca/fixtures.ts';
import type { BenchRow } from './bench-dice.ts';

const GAMES = 40;
const ACTIONS = 400;

/** As many units as the largest battles have, close enough to battle, and all orders that there can be. */
const FULL_ARMIES = position(
  'cca1_bottom.LI-B4-L4.LS-D4.LB-J4.AX-C3-K3.WR-E3*-F3.MI-G3-H3-I3.HI-G4*-H4.LC-A3-M3.MC-B2.HC-L2.CH-F4.EL-I4.LD-G2' +
    '_top.LI-B6-L6.LS-D6.LB-J6.AX-C7-K7.WR-E7*-F7.MI-G7-H7-I7.HI-G6*-H6.LC-A7-M7.MC-B8.HC-L8.CH-F6.EL-I6.LD-G8' +
    '_ground.rough-C5-K5.forest-E5.hill-G5-H5.ford-I5_command-10-10_goal-20',
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
