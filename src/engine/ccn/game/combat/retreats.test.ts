import { describe, expect, test } from 'vitest';
import { acted, rolling } from '../../../testing/ccn/acting.ts';
import { battling } from '../../../testing/ccn/placed.ts';
import { at, options, refused, rolls, why } from '../../../testing/ccn/seen.ts';
import { toDecide } from '../play.ts';

const ATTACK = 'attack E7 F7';
const TWO_FLAGS = 'flag flag artillery artillery';
const ready = (text: string) => battling(`${text}_goal-9`, 'E7');
const struck = (text: string, faces = TWO_FLAGS) => rolling(ready(text), ATTACK, faces);

describe('flags that may be ignored', () => {
  test.each([
    ['none without a reason', 'bottom.LN-E7x4_top.LN-F7x4', 0],
    ['none for one friend', 'bottom.LN-E7x4_top.LN-F7x4-F6x4', 0],
    ['none for fieldworks on another side', 'bottom.LN-E7x4_top.LN-F7x4_ground.works-F7se', 0],
    ['none for fieldworks of the other side', 'bottom.LN-E7x4_top.LN-F7x4_ground.works-E7nw', 0],
    ['one for its leader', 'bottom.LN-E7x4_top.LN-F7x4*', 1],
    ['one for two friends', 'bottom.LN-E7x4_top.LN-F7x4-F6x4-F8x4', 1],
    ['one for a friend and a lone leader', 'bottom.LN-E7x4_top.LN-F7x4-F6x4.LD-F8', 1],
    ['one for fieldworks between', 'bottom.LN-E7x4_top.GL-F7x4_ground.works-F7sw', 1],
    ['one for grenadiers', 'bottom.LN-E7x4_top.GR-F7x4', 1],
    ['none for guard without its card', 'bottom.LN-E7x4_top.OG-F7x4', 0],
    ['two for a leader and two friends', 'bottom.LN-E7x4_top.LN-F7x4*-F6x4-F8x4', 2],
    [
      'two for old guard by its card',
      'bottom.LN-E7x4_top.OG-F7x4_scenario.sheet-top-Army*up*OG4g2',
      2,
    ],
  ])('%s', (what, text, most) => {
    const faces = what.includes('fieldworks between') ? 'flag flag artillery' : TWO_FLAGS;
    const game = struck(text, faces);
    const all = ['ignore 2', 'ignore 1', 'ignore 0'].slice(2 - most);
    expect(options(game)).toEqual(most > 0 ? all : ['go G7', 'go G8']);
    expect(toDecide(game)).toBe('top');
  });

  test('no more than that', () => {
    const game = struck('bottom.LN-E7x4_top.LN-F7x4*');
    expect(refused(game, 'ignore 2')).toMatchObject({
      clause: 'ccn-5.185',
      because: 'game/too-many-flags',
    });
  });

  test('a unit that ignores them all has not left its hex, and answers (ccn-5.156)', () => {
    const held = acted(struck('bottom.LN-E7x4_top.LN-F7x4*-F6x4-F8x4'), 'ignore 2');
    expect(options(held)).toEqual(['battle-back', 'pass']);
  });
});

describe('the way back', () => {
  test.each([
    ['go F6', 'ccn-5.176'],
    ['go H7', 'ccn-5.175'],
    ['stop', 'ccn-5.175'],
    ['ignore 1', 'ccn-5.175'],
  ])('is towards the own side, hex by hex, and to its end: %s', (action, clause) =>
    expect(why(struck('bottom.LN-E7x4_top.LN-F7x4'), action)).toBe(clause),
  );

  test('is a hex for each flag, three for militia', () => {
    const flag = 'flag artillery artillery artillery';
    const line = acted(struck('bottom.LN-E7x4_top.LN-F7x4', flag), 'go G7');
    expect([at(line, 'G7'), options(line)]).toEqual(['LN4', ['advance', 'pass']]);
    const militia = acted(struck('bottom.LN-E7x4_top.MI-F7x4', flag), 'go G7; go H7; go I7');
    expect(at(militia, 'I7')).toBe('MI4');
  });

  test('ends at a lone leader, who joins; one that has a leader may not come there (R31)', () => {
    const met = acted(struck('bottom.LN-E7x4_top.LN-F7x4.LD-G7'), 'go G7');
    expect([at(met, 'G7'), at(met, 'F7'), met.board.G7?.start]).toEqual(['LN4*', '-', 4]);
    const closed = struck('bottom.LN-E7x4_top.LN-F7x4*.LD-G7_ground.river-G8');
    expect(acted(closed, 'ignore 0').board.F7?.blocks).toBe(2);
  });

  test('may end where there is none, at the cost of a block (R60)', () => {
    // Behind G8 nobody stands, behind G7 everybody.
    const game = struck('bottom.LN-E7x4_top.LN-F7x4-H6x4-H7x4');
    expect(options(game)).toEqual(['go G7', 'go G8']);
    const dead = acted(game, 'go G7');
    expect([at(dead, 'G7'), options(dead)]).toEqual(['LN3', ['advance', 'pass']]);
  });

  test.each([
    ['friends', 'bottom.LN-E7x4_top.LN-F7x4.GR-G7x4-G8x4'],
    ['enemies', 'bottom.LN-E7x4-G7x4-G8x4_top.LN-F7x4'],
    ['rivers', 'bottom.LN-E7x4_top.LN-F7x4_ground.river-G7-G8'],
  ])('closed by %s costs a block for each hex, and the unit answers', (_, text) => {
    const held = struck(text);
    const end = held.tasks.at(-1)?.task === 'flags' ? acted(held, 'ignore 0') : held;
    expect([at(end, 'F7'), options(end)]).toEqual(['LN2', ['battle-back', 'pass']]);
  });

  test('of artillery is closed by a quarry (ccn-7.55)', () => {
    const text = 'bottom.LN-E7x4_top.FA-F7x3_ground.quarry-G7-G8';
    expect(at(struck(text, 'flag infantry infantry infantry'), 'F7')).toBe('FA2');
    const line = struck('bottom.LN-E7x4_top.LN-F7x3_ground.quarry-G7-G8', TWO_FLAGS);
    expect(options(line)).toEqual(['go G7', 'go G8']);
  });

  const atEdge = (unit: string, faces: string) =>
    rolling({ ...battling(`bottom.LN-H7x4_top.${unit}`, 'H7'), goal: 9 }, 'attack H7 I7', faces);
  const checks = (game: ReturnType<typeof atEdge>) =>
    rolls(game, 'leader-check').map(({ faces }) => faces.length);

  test('blocks lost for it endanger the leader, with two dice or with one (R7)', () => {
    const held = acted(atEdge('LN-I7x4*', TWO_FLAGS), 'ignore 1');
    expect([held.board.I7?.blocks, checks(held)]).toEqual([3, [2]]);
    const dead = acted(atEdge('LN-I7x1*', TWO_FLAGS), 'ignore 1');
    expect([at(dead, 'I7'), checks(dead)]).toEqual(['-', [1]]);
  });

  test('he is checked once in a roll (R61)', () => {
    const game = atEdge('LN-I7x2*', 'infantry flag flag artillery');
    expect(checks(game)).toEqual([2]);
    if (game.board.I7?.leader) {
      const dead = acted(game, 'ignore 1');
      expect([at(dead, 'I7'), checks(dead)]).toEqual(['-', []]);
    }
  });
});

describe('the answer', () => {
  test('is of a unit that is still in its hex, with the blocks that are left', () => {
    const hit = struck('bottom.LN-E7x4_top.LN-F7x4', 'infantry artillery artillery artillery');
    const back = acted(hit, 'battle-back');
    expect(rolls(back, 'battle-back').map(({ faces, at: hex }) => [faces.length, hex])).toEqual([
      [3, 'E7'],
    ]);
  });

  test('takes neither ground nor another answer', () => {
    const hit = struck('bottom.LN-E7x1_top.LN-F7x4', 'artillery');
    const won = rolling(hit, 'battle-back', 'saber artillery artillery artillery');
    expect([at(won, 'E7'), won.tasks, won.banners.top]).toEqual(['-', [], 1]);
    const pushed = rolling(
      struck('bottom.LN-E7x4_top.LN-F7x4', 'artillery artillery artillery artillery'),
      'battle-back',
      'flag artillery artillery artillery',
    );
    expect([toDecide(pushed), options(pushed)]).toEqual(['bottom', ['go D6', 'go D7']]);
    expect(acted(pushed, 'go D6').tasks).toEqual([]);
  });

  test('may be left out', () => {
    const hit = struck('bottom.LN-E7x4_top.LN-F7x4', 'artillery artillery artillery artillery');
    expect(options(acted(hit, 'pass'))).toEqual(['end']);
  });
});
