import * as cca from '../src/engine/cca/game/play.ts';
import * as ccaSetup from '../src/engine/cca/game/position/setup.ts';
import * as ccn from '../src/engine/ccn/game/play.ts';
import * as ccnSetup from '../src/engine/ccn/game/position/setup.ts';
import type { Game, Kinds, Position } from '../src/engine/hexes/game/state.ts';
import type { playing } from '../src/engine/hexes/game/tasks.ts';
import * as ccaTests from '../src/engine/testing/cca/acting.ts';
import * as ccaField from '../src/engine/testing/cca/battlefield.ts';
import * as ccnTests from '../src/engine/testing/ccn/acting.ts';
import * as ccnField from '../src/engine/testing/ccn/battlefield.ts';
import { chooser, pick } from '../src/engine/testing/hexes.ts';
import type { BenchRow } from './bench-dice.ts';

const GAMES = 40;
const ACTIONS = 400;

/** A game of the hex family, and what it is played with. */
interface Benched<K extends Kinds, G extends Game<K>>
  extends Pick<ReturnType<typeof playing<K, G>>, 'apply' | 'legal'> {
  start(position: Position<K>, seed: number): G;
  battlefield(seed: number): Position<K>;
  /** As many units as the largest battles have, close enough to battle, and all orders that there can be. */
  fullArmies: Position<K>;
}

const ANCIENTS = ccaTests.position(
  'cca2_bottom.LI-D2-D12.LS-D4.LB-D10.AX-C3-C11.WR-C5*-C6.MI-C7-C8-C9.HI-D7*-D8.LC-C1-C13.MC-B2.HC-B12.CH-D6.EL-D9.LD-B7' +
    '_top.LI-F2-F12.LS-F4.LB-F10.AX-G3-G11.WR-G5*-G6.MI-G7-G8-G9.HI-F7*-F8.LC-G1-G13.MC-H2.HC-H12.CH-F6.EL-F9.LD-H7' +
    '_ground.rough-E3-E11.forest-E5.hill-E7-E8.ford-E9_command-10-10_goal-20',
);

const NAPOLEONICS = ccnTests.position(
  'ccn1_bottom.LT-D2x4-D12x4.RL-D4x3.LN-C3x4-C5x4*-C6x4-C7x4-C8x4-C9x4-C11x4.GR-D7x4*.GG-D8x4.MI-D10x4.LC-C1x3-C13x3.HC-B2x3.CU-B12x3.FA-D6x3.HA-D9x3.LD-B7' +
    '_top.LT-F2x4-F12x4.RL-F4x3.LN-G3x4-G5x4*-G6x4-G7x4-G8x4-G9x4-G11x4.GR-F7x4*.GG-F8x4.MI-F10x4.LC-G1x3-G13x3.HC-H2x3.CU-H12x3.FA-F6x3.HA-F9x3.LD-H7' +
    '_ground.forest-E3-E11.town-E5.hill-E7-E8.ford-E9_command-10-10_goal-20',
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
function listing<K extends Kinds, G extends Game<K>>(
  { apply, legal, start, fullArmies }: Benched<K, G>,
  seed: number,
): number[] {
  const choose = chooser(seed);
  const times: number[] = [];
  let game = start(fullArmies, seed);
  for (let count = 0; !game.winner && count < ACTIONS; count++) {
    const ofArmy = game.tasks.length === 0 && game.phase !== 'play';
    const now = game;
    const time = timed(() => legal(now));
    if (ofArmy) times.push(time);
    const all = legal(game);
    const orders = all.filter(({ do: what }) => what === 'order' || what === 'lead');
    game = apply(game, pick(orders.length > 0 ? orders : all, choose));
  }
  return times;
}

function playOut<K extends Kinds, G extends Game<K>>(
  { apply, legal, start, battlefield }: Benched<K, G>,
  seed: number,
) {
  const choose = chooser(seed);
  let game = start(battlefield(seed), seed);
  while (!game.winner) game = apply(game, pick(legal(game), choose));
}

function benched<K extends Kinds, G extends Game<K>>(of: string, game: Benched<K, G>): BenchRow[] {
  for (let seed = 0; seed < 5; seed++) playOut(game, seed);
  listing(game, 99);
  const lists = Array.from({ length: 10 }, (_, seed) => listing(game, seed)).flat();
  const games = Array.from({ length: GAMES }, (_, seed) => timed(() => playOut(game, seed)));
  return [
    {
      name: `${of}: all that is legal, full armies, 95th percentile`,
      ms: percentile(lists, 0.95),
      bar: 5,
    },
    { name: `${of}: a whole game of random choices`, ms: percentile(games, 0.5), bar: 100 },
  ];
}

export const benchGames = (): BenchRow[] => [
  ...benched('cca', { ...cca, ...ccaSetup, ...ccaField, fullArmies: ANCIENTS }),
  ...benched('ccn', { ...ccn, ...ccnSetup, ...ccnField, fullArmies: NAPOLEONICS }),
];
