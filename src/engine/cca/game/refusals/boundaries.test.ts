import { describe, expect, test } from 'vitest';
import { pieceAt } from '../../../hexes/game/board.ts';
import { Reader } from '../../../hexes/game/reader.ts';
import { position } from '../../../testing/cca/fixtures.ts';
import {
  acted,
  at,
  battling,
  holding,
  options,
  ordering,
  refused,
  rolling,
  rolls,
  told,
  until,
  why,
} from '../../../testing/cca/script.ts';
import { readPosition } from '../position/position.ts';
import { start } from '../position/setup.ts';
import { evasions, retreats } from '../prospects/explore.ts';
import { combatOf } from '../roll.ts';

const ATTACK = 'attack G5 G6';
const attacked = (text: string) => acted(battling(text, 'G5'), ATTACK);

describe('an attached leader', () => {
  test('goes along in both moves of Move-Fire-Move (cca-8.34)', () => {
    const light = ordering('bottom.LI-E3*_top.LI-E9', 'move-fire-move', 'E3');
    const again = acted(light, 'move E3 E4; end; end; move E4 E5');
    expect([at(again, 'E5'), at(again, 'E4')]).toEqual(['LI4*', '-']);
  });

  test('does not leave his unit after it, though he was ordered to', () => {
    const game = holding('bottom.MI-G3*_top.LI-G9', 'order-three-units-center');
    const both = acted(game, 'play 3C; order G3; order-leader G3; end; move G3 G4');
    expect(at(both, 'G4')).toBe('MI4*');
    expect(options(both)).toEqual(['end']);
  });

  test.each([
    ['E5*', 1],
    ['E5', 0],
  ])('lets his unit ignore a flag (cca-12.15): %s', (hex, ignorable) => {
    const set = position(`cca1_bottom.MI-${hex}_top.MI-K9`);
    expect(retreats(set, 'E5', 1, 0).ignorable).toBe(ignorable);
  });
});

describe('whoever is attacked', () => {
  test('has no way back behind two friends (cca-13.13)', () => {
    const closed = attacked('bottom.MI-G5_top.LI-G6-G7-H7_cards.top-FS');
    const none = refused(closed, 'evade');
    expect(none).toMatchObject({ clause: 'cca-13.13', because: 'game/no-way-back' });
  });

  test('evades one hex where the other leads no further, if it leads no further either', () => {
    // Behind G7 both hexes are taken, and behind H7 as well: one hex is all that there is (cca-13.12).
    const evading = acted(attacked('bottom.MI-G5_top.LI-G6.HI-F8-G8-H8_goal-9'), 'evade');
    expect(options(evading)).toEqual(['go G7', 'go H7']);
    const there = acted(evading, 'go G7');
    expect(at(there, 'G7')).toMatch(/^LI/);
    expect(there).toMatchObject({ phase: 'battle', tasks: [] });
  });

  test('takes the way of two hexes by itself where there is only one', () => {
    // Behind G7 both hexes are taken, behind H7 only G8: nobody has to be asked.
    const evading = acted(attacked('bottom.MI-G5_top.LI-G6.HI-F8-G8_goal-9'), 'evade');
    expect(at(evading, 'H8')).toMatch(/^LI/);
    expect([at(evading, 'G7'), evading.tasks]).toEqual(['-', []]);
  });
});

describe('First Strike', () => {
  const struck = (text: string, faces: string) =>
    rolling(attacked(`${text}_goal-9_cards.top-FS`), 'first-strike', faces);

  test('that throws the attacker back ends the combat without a battle back', () => {
    const thrown = struck('bottom.MI-G5_top.MI-G6', 'flag green green red');
    const back = acted(thrown, 'go G4');
    expect([at(back, 'G4'), at(back, 'G6'), back.combat]).toEqual(['MI4', 'MI4', null]);
    expect(options(back)).toEqual(['end']);
  });

  test('that eliminates the attacker gives no advance (cca-13.36)', () => {
    const gone = struck('bottom.MI-G5x1_top.MI-G6', 'blue green green red');
    expect([at(gone, 'G5'), at(gone, 'G6'), gone.tasks]).toEqual(['-', 'MI4', []]);
    expect(gone.banners).toEqual({ bottom: 0, top: 1 });
  });

  test('at elephants that cannot go back: a striker whom they trample gets no answer', () => {
    // The elephants are blocked, hold their hex, and roll for everybody around them first (cca-12.21).
    const text = 'bottom.EL-G5.MI-F4-G4_top.LI-G6x1_command-3-1_goal-9_cards.top-FS';
    const end = until(
      attacked(text),
      'first-strike',
      (game) => rolls(game, 'rampage').length > 0 && !game.board.G6,
    );
    expect(at(end, 'G5')).toMatch(/^EL/);
    expect([end.tasks, rolls(end, 'reply')]).toEqual([[], []]);
  });

  test('is answered before anything else, by its own clause (cca-18.39)', () => {
    const held = struck('bottom.MI-G5_top.MI-G6', 'green green red leader');
    expect(options(held)).toEqual(['battle-back', 'pass']);
    expect(refused(held, 'end')).toMatchObject({
      clause: 'cca-18.39',
      because: 'game/decide-battle-back',
      with: { unit: 'MI', hex: 'G5', from: 'G6' },
    });
  });
});

describe('elephants', () => {
  test('that meet a leader alone go on, and are told that he does not hold them (R23)', () => {
    const before = battling('bottom.MI-G5_top.EL-G6.LD-G7_goal-9', 'G5');
    const there = acted(rolling(before, ATTACK, 'flag flag green green'), 'go G7');
    expect(at(there, 'G7')).toMatch(/^EL/);
    expect(refused(there, 'stop')).toMatchObject({ because: 'game/elephants-go-on' });
  });

  test('that cannot go back take the banner that wins from the first in their way, and no more', () => {
    const text = 'bottom.MI-G5_top.EL-G6.MI-G7x1-H7x1_command-3-1_banners-4-0_goal-5_cards.top-2L';
    // Nobody is hit by the attack or by the rampage itself.
    const end = until(battling(text, 'G5'), ATTACK, (game) => {
      const trampled = rolls(game, 'rampage');
      const misses = !trampled.some(({ faces }) => faces.includes('blue'));
      return trampled.length > 2 && misses && !rolls(game)[0]?.faces.includes('red');
    });
    expect(end).toMatchObject({ winner: 'bottom', banners: { bottom: 5 } });
    expect([end.board.G7, end.board.H7].filter(Boolean)).toHaveLength(1);
  });
});

describe('a leader alone', () => {
  const flees = (text: string) => rolling(battling(text, 'G5'), ATTACK, 'green blue flag swords');

  test('may not go on into a hex from which he could not end his way (cca-13.20)', () => {
    // In G7 he may stop. F8 and G8 are friends with leaders, and so is all behind F8.
    const there = acted(flees('bottom.MI-G5_top.LD-G6.MI-F8*-F9*-G9*_goal-9'), 'go G7');
    expect(options(there)).toEqual(['go G8', 'stop']);
    const astray = refused(there, 'go F8');
    expect(astray).toMatchObject({ clause: 'cca-13.20', because: 'game/no-way-to-end' });
  });

  test('is lost where he can neither go on nor stay', () => {
    const lost = flees('bottom.MI-G5_top.LD-G6_ground.river-G7-H7_goal-9');
    expect(at(lost, 'G6')).toBe('-');
    expect(lost.banners).toEqual({ bottom: 1, top: 0 });
    expect(told(lost, 'eliminated')).toMatchObject([{ hex: 'G6', unit: 'LD', side: 'top' }]);
  });

  test('surrounded by the enemy escapes by dice: nothing is told of where he comes to', () => {
    const ends = evasions(position('cca1_bottom.LD-E5_top.MI-D4-E4'), 'E5', 'HI');
    if (!Array.isArray(ends)) return expect.fail(ends.clause);
    const ways = ends.map(({ path, end }) => `${path.join(' ')} ${end}`);
    expect(ways.sort()).toEqual(['E5 D4 dice-decide', 'E5 E4 dice-decide']);
  });
});

describe('a card that orders nobody', () => {
  const text = 'bottom.LB-G5_top.LI-G7_command-1-1_cards.top-2L';
  const spent = acted(holding(text, 'first-strike'), 'play FS');

  test('orders nobody in the step of orders', () => {
    expect(options(spent)).toEqual(['end']);
    const order = refused(spent, 'order G5');
    expect(order).toMatchObject({ clause: 'cca-7.2', because: 'game/no-orders' });
  });

  test('lets nobody move or fire: without an order no action (cca-2.6)', () => {
    const idle = acted(spent, 'end; end');
    expect(idle.phase).toBe('battle');
    expect(options(idle)).toEqual(['end']);
    expect(why(idle, 'fire G5 G7')).toBe('cca-2.6');
  });
});

describe('faults of a program', () => {
  const game = start(position('cca1_bottom.MI-E3_top.LI-E9'), 1);

  test('nobody stands in a hex, or there is no combat', () => {
    expect(() => pieceAt(game, 'A1')).toThrow('A1');
    expect(() => combatOf(game)).toThrow(RangeError);
  });

  test.each([
    { bottom: ['first-strike', 'first-strike'], top: [] },
    { bottom: ['rally'], top: ['rally'] },
  ] as const)('hands with more copies of a card than there are: %j', (hands) => {
    expect(() => start({ ...game, hands }, 1)).toThrow(RangeError);
  });

  test('are not taken for faults of a text', () => {
    const fails = () => {
      throw new TypeError('a fault of the program');
    };
    expect(() => Reader.read('text', fails)).toThrow(TypeError);
    expect(() => Reader.survey('text', fails)).toThrow(TypeError);
  });
});

test('a hand that is told twice is a fault of the position', () => {
  const read = readPosition('cca1_cards.bottom-FS.bottom-LC');
  expect(read).toEqual({ at: 21, problem: 'said-twice' });
});
