import { describe, expect, test } from 'vitest';
import { acted, rolling, until } from '../../../testing/ccn/acting.ts';
import { battling } from '../../../testing/ccn/placed.ts';
import { at, options, refused, rolls, told, why } from '../../../testing/ccn/seen.ts';
import { toDecide } from '../play.ts';

const ATTACK = 'attack E7 F7';
/** Nothing hits a leader but sabers, and no infantry but its own symbol and those. */
const MISS = 'flag artillery artillery artillery';
const ready = (text: string) => battling(`${text}_goal-9`, 'E7');
const flees = (text: string) => rolling(ready(text), ATTACK, MISS);
const lost = (game: ReturnType<typeof flees>) =>
  told(game, 'eliminated').filter(({ unit }) => unit === 'LD');

describe('a leader alone', () => {
  test('is lost to any saber, and the ground may be taken', () => {
    const hit = rolling(
      ready('bottom.LN-E7x4_top.LD-F7'),
      ATTACK,
      'saber artillery artillery artillery',
    );
    expect([hit.banners.bottom, options(hit)]).toEqual([1, ['advance', 'pass']]);
    expect(at(acted(hit, 'advance'), 'F7')).toBe('LN4');
  });

  test('that is not hit goes back one, two or three hexes, whatever the flags (ccn-5.173)', () => {
    const game = flees('bottom.LN-E7x4_top.LD-F7');
    expect([toDecide(game), options(game)]).toEqual(['top', ['go G7', 'go G8']]);
    for (const [action, clause] of [
      ['stop', 'ccn-5.197'],
      ['leave', 'ccn-5.201'],
      ['go F6', 'ccn-5.202'],
      ['go H7', 'ccn-5.202'],
    ] as const)
      expect(why(game, action), action).toBe(clause);
    const one = acted(game, 'go G7');
    expect(options(one)).toEqual(['go H6', 'go H7', 'stop']);
    const three = acted(one, 'go H6; go I6');
    expect([at(three, 'I6'), options(three)]).toEqual(['LD1', ['advance', 'pass']]);
  });

  test('passes friends, stops with one that has no leader and not with one that has (ccn-5.204 to ccn-5.206)', () => {
    const game = flees('bottom.LN-E7x4_top.LD-F7.LN-G7x4*-H6x3');
    const there = acted(game, 'go G7');
    expect(refused(there, 'stop')).toMatchObject({
      clause: 'ccn-5.204',
      because: 'game/cannot-end-here',
    });
    const joined = acted(there, 'go H6; stop');
    expect([at(joined, 'H6'), at(joined, 'G7')]).toEqual(['LN3*', 'LN4*']);
  });

  test('may not go where he could not end his way', () => {
    // In H7 he stops; behind H6 there are friends with leaders only, and H6 has one too.
    const there = acted(flees('bottom.LN-E7x4_top.LD-F7.LN-G7x4-H6x4*-I6x4*-I7x4*'), 'go G7');
    expect(options(there)).toEqual(['go H7', 'stop']);
    expect(refused(there, 'go H6')).toMatchObject({
      clause: 'ccn-5.204',
      because: 'game/no-way-to-end',
    });
  });

  test('leaves over his own edge: he must from its hexes, and may where his hexes reach so far (R82)', () => {
    const edge = rolling(
      { ...battling('bottom.LN-H7x4_top.LD-I7', 'H7'), goal: 9 },
      'attack H7 I7',
      MISS,
    );
    expect([at(edge, 'I7'), edge.banners.bottom, options(edge)]).toEqual([
      '-',
      0,
      ['advance', 'pass'],
    ]);
    const near = rolling(
      { ...battling('bottom.LN-G7x4_top.LD-H7', 'G7'), goal: 9 },
      'attack G7 H7',
      MISS,
    );
    const there = acted(near, 'go I7');
    expect(options(there)).toEqual(['leave', 'stop']);
    expect([acted(there, 'leave').banners.bottom, at(acted(there, 'stop'), 'I7')]).toEqual([
      0,
      'LD1',
    ]);
    const far = acted(flees('bottom.LN-E7x4_top.LD-F7'), 'go G7; go H7; go I7');
    expect(at(far, 'I7')).toBe('LD1');
  });

  test('is lost where impassable ground closes every way (ccn-5.203)', () => {
    const closed = flees('bottom.LN-E7x4_top.LD-F7_ground.rugged-G7.river-G8');
    expect([lost(closed).length, closed.banners.bottom]).toEqual([1, 1]);
  });

  test('does not pass a lone enemy leader (R48)', () => {
    const barred = flees('bottom.LN-E7x4.LD-G7_top.LD-F7');
    // There is one way only.
    expect(told(barred, 'moved').map(({ to }) => to)).toEqual(['G8']);
  });
});

describe('Escape', () => {
  const ESCAPED = 'bottom.LN-E7x4-G7x2-G8x2';

  test('the unit in his way rolls its melee dice, without ground or card; a saber eliminates him', () => {
    const before = flees(`${ESCAPED}_top.LD-F7_ground.forest-G7-G8`);
    expect(options(before)).toEqual(['go G7', 'go G8']);
    const caught = rolling(before, 'go G7', 'saber flag');
    expect([lost(caught), caught.banners.bottom]).toMatchObject([[{ hex: 'G7', side: 'top' }], 1]);
    const free = rolling(before, 'go G7', 'flag flag');
    expect([rolls(free, 'escape').map(({ faces }) => faces.length), options(free)]).toEqual([
      [2],
      ['go H6', 'go H7'],
    ]);
    expect(at(acted(free, 'go H6; stop'), 'H6')).toBe('LD1');
    expect(at(free, 'G7')).toBe('LN2');
  });

  test('a way through an enemy may be chosen although another is free (ccn-5.249)', () => {
    const before = flees('bottom.LN-E7x4-G7x2_top.LD-F7');
    expect(options(before)).toEqual(['go G7', 'go G8']);
  });

  test('a second unit rolls again, and a third hex of the enemy eliminates him without a roll (R37)', () => {
    const text = `${ESCAPED}-H6x1-H7x1-H8x1-I6x1-I7x1-I8x1-I9x1_top.LD-F7`;
    const first = rolling(flees(text), 'go G7', 'flag flag');
    const second = rolling(first, 'go H6', 'flag');
    expect([rolls(second, 'escape').length, options(second)]).toEqual([1, ['go I6', 'go I7']]);
    const third = acted(second, 'go I6');
    expect([rolls(third, 'escape').length, lost(third).length, third.banners.bottom]).toEqual([
      0, 1, 1,
    ]);
  });
});

describe('an attached leader', () => {
  const led = (blocks: number, faces: string) =>
    rolling(ready(`bottom.LN-E7x4_top.LN-F7x${blocks}*`), ATTACK, faces);
  const checks = (game: ReturnType<typeof led>) =>
    rolls(game, 'leader-check').map(({ faces }) => faces.length);

  test('is checked with two dice when his unit loses blocks, and not when it does not', () => {
    const hit = led(4, 'infantry artillery artillery artillery');
    expect(checks(hit)).toEqual([2]);
    expect(checks(led(4, 'artillery artillery artillery cavalry'))).toEqual([]);
  });

  test('falls to two sabers, and gives a banner', () => {
    const fallen = until(
      ready('bottom.LN-E7x4_top.LN-F7x4*'),
      ATTACK,
      (game) => game.banners.bottom === 1 && game.board.F7 !== undefined,
    );
    expect([fallen.board.F7?.leader, rolls(fallen, 'leader-check')[0]?.faces]).toEqual([
      false,
      ['saber', 'saber'],
    ]);
  });

  test('is checked with one when his unit is gone, and then goes back before anybody advances', () => {
    const gone = until(
      ready('bottom.LN-E7x4_top.LN-F7x1*'),
      ATTACK,
      (game) => game.tasks.at(-1)?.task === 'leader',
    );
    expect([checks(gone), toDecide(gone), at(gone, 'F7')]).toEqual([[1], 'top', '-']);
    expect(options(acted(gone, 'go G7; stop'))).toEqual(['advance', 'pass']);
  });

  test('ignores no flag once he has fallen', () => {
    const fallen = until(
      ready('bottom.LN-E7x4_top.LN-F7x4*'),
      ATTACK,
      (game) => game.banners.bottom === 1 && game.tasks.at(-1)?.task === 'retreat',
    );
    expect(options(fallen)).toEqual(['go G7', 'go G8']);
  });
});
