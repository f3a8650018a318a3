import { describe, expect, test } from 'vitest';
import type { Judged } from '../../../hexes/game/advance.ts';
import { openTo } from '../../../hexes/game/advance.ts';
import type { Prospect } from '../../../hexes/game/prospects.ts';
import type { Hex } from '../../../hexes/hex.ts';
import { position } from '../../../testing/ccn/acting.ts';
import { battleProspects, moveProspects, type Order, ordersBy } from './explore.ts';
import { advances, reforms, retreats } from './ways.ts';

const PLAIN: Order = { card: null, moved: 0, leader: false };
const at = (text: string) => position(`ccn1_${text}`);

/** `E6 F5`: what is free. */
const free = (all: ReadonlyMap<Hex, Prospect<unknown>>) =>
  [...all]
    .flatMap(([hex, { refused }]) => (refused ? [] : [hex]))
    .sort()
    .join(' ');
/** `E7 ccn-5.46`: what is refused, and by which clause. */
const barred = (all: Judged) =>
  [...all].flatMap(([hex, no]) => (no ? [`${hex} ${no.clause}`] : [])).sort();

describe('where a piece may move', () => {
  const moves = (text: string, order: Partial<Order> = {}) =>
    moveProspects(at(text), 'E5', { ...PLAIN, ...order });

  test('line infantry goes 1 hex, and further is refused by its clause (ccn-5.46)', () => {
    const all = moves('bottom.LN-E5x4_top.LN-I11x4');
    expect(free(all)).toBe('D4 D5 E4 E6 F4 F5');
    expect(all.get('E7')?.refused?.clause).toBe('ccn-5.46');
  });

  test.each([
    ['LT', 'E7', 'E8'],
    ['HC', 'E7', 'E8'],
    ['LC', 'E8', 'E9'],
  ])('%s comes as far as %s and not to %s (ccn-5.47 to 5.49)', (unit, near, far) => {
    const all = moves(`bottom.${unit}-E5x4_top.LN-I11x4`);
    expect(all.get(near as Hex)?.refused).toBeNull();
    expect(all.get(far as Hex)?.refused).not.toBeNull();
  });

  test('nobody enters a river or a hex with another unit (ccn-5.44, ccn-5.36, ccn-5.37)', () => {
    const all = moves('bottom.LN-E5x4-E4x4_top.LN-F5x4_ground.river-D4');
    expect(free(all)).toBe('D5 E6 F4');
  });

  test('of an attached leader it is asked how he leaves his unit', () => {
    const all = moves('bottom.LN-E5x4*-F5x4-F4x4*_top.LN-I11x4', { leader: true });
    expect(all.get('F5')?.refused).toBeNull();
    expect(all.get('F4')?.refused).not.toBeNull();
    expect(all.get('F5')?.action.do).toBe('move-leader');
  });
});

describe('whom a unit may fight', () => {
  const fights = (text: string, order: Partial<Order> = {}) =>
    battleProspects(at(text), 'E5', { ...PLAIN, ...order });

  test('an adjacent enemy in melee, one 2 hexes away by fire, none 3 away (ccn-5.84)', () => {
    const all = fights('bottom.LN-E5x4_top.LN-E8x4-D6x4');
    expect([all.get('D6')?.action.do, all.get('E8')?.action.do]).toEqual(['fire', 'fire']);
    expect(free(all)).toBe('D6');
    expect(fights('bottom.LN-E5x4_top.LN-F5x4').get('F5')?.action.do).toBe('attack');
  });

  test('rifles fire 3 hexes far (ccn-5.85), light infantry that moved 2 not at all (ccn-5.47)', () => {
    expect(free(fights('bottom.RL-E5x4_top.LN-E8x4'))).toBe('E8');
    const moved = fights('bottom.LT-E5x4_top.LN-E7x4', { moved: 2 });
    expect(moved.get('E7')?.refused?.clause).toBe('ccn-5.47');
  });

  test('nobody fires over a unit between (ccn-5.90)', () => {
    expect(free(fights('bottom.LN-E5x4-E6x4_top.LN-E7x4'))).toBe('');
  });
});

describe('whom a card orders', () => {
  test('2 in the centre (ccn-8.12): those that may have an order next', () => {
    const army = at('bottom.LN-E5x4-E6x4-E7x4-E2x4_top');
    expect(ordersBy(army, 'probe-center').sort()).toEqual(['E5', 'E6', 'E7']);
    expect(ordersBy(army, 'probe-center', ['E5', 'E6']).sort()).toEqual(['E5', 'E6']);
  });
});

describe('what a victor may do', () => {
  const victor = (text: string) => advances(at(text), 'E5', 'F5');
  const open = (text: string) => {
    const { hexes, enemies } = openTo(victor(text));
    return [hexes.sort().join(' '), enemies.sort().join(' ')];
  };

  test.each([
    ['infantry takes the hex (ccn-5.213)', 'LN-E5x4_top.LN-F5x2-G6x4', 'F5', ''],
    ['a leader does not help it', 'GR-E5x4*_top.LN-F5x2-G6x4', 'F5', ''],
    ['cavalry goes on (ccn-5.220)', 'LC-E5x4_top.LN-F5x2-G6x4', 'E5 E6 F4 F5 F6 G5', 'G6'],
    ['also heavy', 'CU-E5x4_top.LN-F5x2-E6x4-G6x4', 'E5 F4 F5 F6 G5', 'E6 G6'],
    ['but not past a forest (ccn-5.224)', 'LC-E5x4_top.LN-F5x2-G6x4_ground.forest-F5', 'F5', ''],
    ['past a hill', 'LC-E5x4_top.LN-F5x2_ground.hill-F5', 'E5 E6 F4 F5 F6 G5 G6', ''],
    ['past a lone leader (ccn-5.225)', 'LC-E5x4_top.LD-F5.LN-G6x4', 'E5 E6 F4 F5 F6 G5', 'G6'],
    [
      'over fieldworks one hex (ccn-7.32)',
      'LC-E5x4_top.LN-F5x2-G6x4_ground.works-F5sw',
      'F5',
      'G6',
    ],
  ])('%s', (_, text, hexes, enemies) => expect(open(`bottom.${text}`)).toEqual([hexes, enemies]));

  test.each([
    ['artillery (ccn-5.219)', 'FA-E5x3_top.LN-F5x2', 'ccn-5.219'],
    ['a square (ccn-5.218)', 'LN-E5x4s1_top.LN-F5x2', 'ccn-5.218'],
  ])('%s stays', (_, text, clause) => {
    const advance = victor(`bottom.${text}`);
    expect(advance.refused?.clause).toBe(clause);
    expect(advance.ends).toEqual([]);
  });

  test('why it goes no further, not into a hex, and attacks nobody again', () => {
    const held = victor('bottom.LC-E5x4_top.LN-F5x2-G6x4_ground.forest-F5');
    expect(held.held?.clause).toBe('ccn-5.224');
    expect(barred(held.ends[0]?.fights ?? new Map())).toEqual(['G6 ccn-7.4']);
    const foot = victor('bottom.LN-E5x4_top.LN-F5x2-G6x4');
    expect([foot.held, foot.beyond.size]).toEqual([null, 0]);
    expect(barred(foot.ends[0]?.fights ?? new Map())).toEqual(['G6 ccn-5.231']);
    const horse = victor('bottom.LC-E5x4.LN-F4x4_top.LN-F5x2-G6x4_ground.river-G5');
    expect(barred(horse.beyond)).toEqual(['F4 ccn-5.36', 'G5 ccn-5.44', 'G6 ccn-5.37']);
  });

  test('in a forest beyond there is no second attack (ccn-7.4), elsewhere there is', () => {
    const { ends } = victor('bottom.LC-E5x4_top.LN-F5x2-G6x4_ground.forest-F6');
    const at = (hex: Hex) => ends.find((end) => end.hex === hex)?.fights.get('G6');
    expect([at('F5'), at('G5'), at('F6')?.clause]).toEqual([null, null, 'ccn-7.4']);
  });
});

describe('ways back', () => {
  test('2 flags lead infantry 2 hexes back (ccn-5.174), 3 each militia (ccn-5.183)', () => {
    const { due, ignorable, ways } = retreats(at('bottom.LN-E5x4_top.LN-E6x4'), 'E5', 2, 0);
    expect([due, ignorable]).toEqual([2, 0]);
    expect([...new Set(ways.map(({ path }) => path.at(-1)))].sort()).toEqual(['C4', 'C5', 'C6']);
    expect(retreats(at('bottom.MI-E5x4_top.LN-E6x4'), 'E5', 1, 0).due).toBe(3);
  });

  test('a leader and grenadiers let flags be ignored, one each (ccn-5.187, ccn-5.192)', () => {
    const army = at('bottom.GR-E5x4*_top.LN-E6x4');
    expect(retreats(army, 'E5', 3, 0)).toMatchObject({ ignorable: 2, due: 3 });
    expect(retreats(army, 'E5', 3, 2).due).toBe(1);
    expect(retreats(army, 'E5', 2, 2)).toMatchObject({ due: 0, ways: [] });
  });

  test('cavalry retires 2 hexes before infantry (ccn-6.7); infantry does not (ccn-6.1)', () => {
    const army = at('bottom.LC-E5x4_top.LN-E6x4');
    const ways = reforms(army, 'E5', 'E6');
    if ('because' in ways) throw new Error(ways.because);
    expect([...new Set(ways.map(({ path }) => path.at(-1)))].sort()).toEqual(['C4', 'C5', 'C6']);
    expect(reforms(at('bottom.LN-E5x4_top.LN-E6x4'), 'E5', 'E6')).toHaveProperty('because');
  });
});
