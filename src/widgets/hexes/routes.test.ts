import { expect, test } from 'vitest';
import * as ancients from '../../engine/testing/cca/acting.ts';
import { battling as battlingOld } from '../../engine/testing/cca/placed.ts';
import * as napoleonics from '../../engine/testing/ccn/acting.ts';
import { battling } from '../../engine/testing/ccn/placed.ts';
import { HEXES as CCA } from '../../systems/cca/hexes.ts';
import { HEXES as CCN } from '../../systems/ccn/hexes.ts';
import { type Route, routesFrom } from './routes.ts';

const TWO_FLAGS = 'flag flag artillery artillery';
const struck = (text: string, faces = TWO_FLAGS) =>
  napoleonics.rolling(battling(`${text}_goal-9`, 'E7'), 'attack E7 F7', faces);

const told = (routes: readonly Route[]) => routes.map(({ path }) => path.join(' ')).sort();
const ends = (routes: readonly Route[]) => routes.map(({ path }) => path.at(-1)).sort();

test('each end of a way back is one way, however many lead to it alike', () => {
  // From F7 over G7 or G8: H6 and H7, or H7 and H8.
  const routes = routesFrom(CCN, struck('bottom.LN-E7x4_top.LN-F7x4'));
  expect(ends(routes)).toEqual(['H6', 'H7', 'H8']);
  expect(routes.every(({ actions }) => actions.length === 2)).toBe(true);
});

test('the whole way is in the log, hex by hex, and legal', () => {
  const game = struck('bottom.LN-E7x4_top.LN-F7x4');
  const [way] = routesFrom(CCN, game).filter(({ path }) => path.at(-1) === 'H6');
  const end = way?.actions.reduce(CCN.game.apply, game);
  expect(end?.board.H6?.unit).toBe('line');
});

test('a way that ends early has its own end (ccn-5.182): the unit stops with the leader whom it meets', () => {
  const routes = routesFrom(CCN, struck('bottom.LN-E7x4_top.LN-F7x4.LD-G7'));
  expect(told(routes)).toEqual(['G7', 'G8 H7', 'G8 H8']);
});

test('where the ways to one end differ in what comes of them, each is there (cca-12.12)', () => {
  // Over G7 the leader who stands there is taken along to H6 or H7; over G8 he stays.
  const game = ancients.rolling(
    battlingOld('bottom.MI-E7_top.HI-F7.LD-G7_goal-9', 'E7'),
    'attack E7 F7',
    'flag flag green green',
  );
  const routes = routesFrom(CCA, game);
  expect(told(routes)).toEqual(['G7', 'G7 H6', 'G7 H7', 'G8 H7', 'G8 H8']);
});

test('where no way is asked for there is none', () => {
  expect(routesFrom(CCN, battling('bottom.LN-E7x4_top.LN-F7x4', 'E7'))).toEqual([]);
});
