import { describe, expect, test } from 'vitest';
import { pieceAt } from '../../../hexes/game/board.ts';
import { Reader } from '../../../hexes/game/reader.ts';
import { acted, position, rolling, until } from '../../../testing/cca/acting.ts';
import { battling, holding, ordering } from '../../../testing/cca/placed.ts';
import { at, options, refused, rolls, told, why } from '../../../testing/cca/seen.ts';
import { readPosition } from '../position/position.ts';
import { start } from '../position/setup.ts';
import { evasions, retreats } from '../prospects/ways.ts';
import { combatOf } from '../roll.ts';

const ATTACK = 'attack E7 F7';
const attacked = (text: string) => acted(battling(text, 'E7'), ATTACK);

describe('an attached leader', () => {
  test('goes along in both moves of Move-Fire-Move (cca-8.34)', () => {
    const light = ordering('bottom.LI-C5*_top.LI-I5', 'move-fire-move', 'C5');
    const again = acted(light, 'move C5 D5; end; end; move D5 E5');
    expect([at(again, 'E5'), at(again, 'D5')]).toEqual(['LI4*', '-']);
  });

  test('does not leave his unit after it, though he was ordered to', () => {
    const game = holding('bottom.MI-C7*_top.LI-I7', 'order-three-units-center');
    const both = acted(game, 'play 3C; order C7; order-leader C7; end; move C7 D7');
    expect(at(both, 'D7')).toBe('MI4*');
    expect(options(both)).toEqual(['end']);
  });

  test.each([
    ['E5*', 1],
    ['E5', 0],
  ])('lets his unit ignore a flag (cca-12.15): %s', (hex, ignorable) => {
    const set = position(`cca2_bottom.MI-${hex}_top.MI-I11`);
    expect(retreats(set, 'E5', 1, 0).ignorable).toBe(ignorable);
  });
});

describe('whoever is attacked', () => {
  test('has no way back behind two friends (cca-13.13)', () => {
    const closed = attacked('bottom.MI-E7_top.LI-F7-G7-G8_cards.top-FS');
    const none = refused(closed, 'evade');
    expect(none).toMatchObject({ clause: 'cca-13.13', because: 'game/no-way-back' });
  });

  test('evades one hex where the other leads no further, if it leads no further either', () => {
    // Behind G7 both hexes are taken, and behind G8 as well: one hex is all that there is (cca-13.12).
    const evading = acted(attacked('bottom.MI-E7_top.LI-F7.HI-H6-H7-H8_goal-9'), 'evade');
    expect(options(evading)).toEqual(['go G7', 'go G8']);
    const there = acted(evading, 'go G7');
    expect(at(there, 'G7')).toMatch(/^LI/);
    expect(there).toMatchObject({ phase: 'battle', tasks: [] });
  });

  test('takes the way of two hexes by itself where there is only one', () => {
    // Behind G7 both hexes are taken, behind G8 only H7: nobody has to be asked.
    const evading = acted(attacked('bottom.MI-E7_top.LI-F7.HI-H6-H7_goal-9'), 'evade');
    expect(at(evading, 'H8')).toMatch(/^LI/);
    expect([at(evading, 'G7'), evading.tasks]).toEqual(['-', []]);
  });
});

describe('First Strike', () => {
  const struck = (text: string, faces: string) =>
    rolling(attacked(`${text}_goal-9_cards.top-FS`), 'first-strike', faces);

  test('that throws the attacker back ends the combat without a battle back', () => {
    const thrown = struck('bottom.MI-E7_top.MI-F7', 'flag green green red');
    const back = acted(thrown, 'go D7');
    expect([at(back, 'D7'), at(back, 'F7'), back.combat]).toEqual(['MI4', 'MI4', null]);
    expect(options(back)).toEqual(['end']);
  });

  test('that eliminates the attacker gives no advance (cca-13.36)', () => {
    const gone = struck('bottom.MI-E7x1_top.MI-F7', 'blue green green red');
    expect([at(gone, 'E7'), at(gone, 'F7'), gone.tasks]).toEqual(['-', 'MI4', []]);
    expect(gone.banners).toEqual({ bottom: 0, top: 1 });
  });

  test('at elephants that cannot go back: a striker whom they trample gets no answer', () => {
    // The elephants are blocked, hold their hex, and roll for everybody around them first (cca-12.21).
    const text = 'bottom.EL-E7.MI-D6-D7_top.LI-F7x1_command-3-1_goal-9_cards.top-FS';
    const end = until(
      attacked(text),
      'first-strike',
      (game) => rolls(game, 'rampage').length > 0 && !game.board.F7,
    );
    expect(at(end, 'E7')).toMatch(/^EL/);
    expect([end.tasks, rolls(end, 'reply')]).toEqual([[], []]);
  });

  test('is answered before anything else, by its own clause (cca-18.39)', () => {
    const held = struck('bottom.MI-E7_top.MI-F7', 'green green red leader');
    expect(options(held)).toEqual(['battle-back', 'pass']);
    expect(refused(held, 'end')).toMatchObject({
      clause: 'cca-18.39',
      because: 'game/decide-battle-back',
      with: { unit: 'MI', hex: 'E7', from: 'F7' },
    });
  });
});

describe('elephants', () => {
  test('that meet a leader alone go on, and are told that he does not hold them (R23)', () => {
    const before = battling('bottom.MI-E7_top.EL-F7.LD-G7_goal-9', 'E7');
    const there = acted(rolling(before, ATTACK, 'flag flag green green'), 'go G7');
    expect(at(there, 'G7')).toMatch(/^EL/);
    expect(refused(there, 'stop')).toMatchObject({ because: 'game/elephants-go-on' });
  });

  test('that cannot go back take the banner that wins from the first in their way, and no more', () => {
    const text = 'bottom.MI-E7_top.EL-F7.MI-G7x1-G8x1_command-3-1_banners-4-0_goal-5_cards.top-2L';
    // Nobody is hit by the attack or by the rampage itself.
    const end = until(battling(text, 'E7'), ATTACK, (game) => {
      const trampled = rolls(game, 'rampage');
      const misses = !trampled.some(({ faces }) => faces.includes('blue'));
      return trampled.length > 2 && misses && !rolls(game)[0]?.faces.includes('red');
    });
    expect(end).toMatchObject({ winner: 'bottom', banners: { bottom: 5 } });
    expect([end.board.G7, end.board.G8].filter(Boolean)).toHaveLength(1);
  });
});

describe('a leader alone', () => {
  const flees = (text: string) => rolling(battling(text, 'E7'), ATTACK, 'green blue flag swords');

  test('may not go on into a hex from which he could not end his way (cca-13.20)', () => {
    // In G7 he may stop. H6 and H7 are friends with leaders, and so is all behind H6.
    const there = acted(flees('bottom.MI-E7_top.LD-F7.MI-H6*-I6*-I7*_goal-9'), 'go G7');
    expect(options(there)).toEqual(['go H7', 'stop']);
    const astray = refused(there, 'go H6');
    expect(astray).toMatchObject({ clause: 'cca-13.20', because: 'game/no-way-to-end' });
  });

  test('is lost where he can neither go on nor stay', () => {
    const lost = flees('bottom.MI-E7_top.LD-F7_ground.river-G7-G8_goal-9');
    expect(at(lost, 'F7')).toBe('-');
    expect(lost.banners).toEqual({ bottom: 1, top: 0 });
    expect(told(lost, 'eliminated')).toMatchObject([{ hex: 'F7', unit: 'LD', side: 'top' }]);
  });

  test('surrounded by the enemy escapes by dice: nothing is told of where he comes to', () => {
    const ends = evasions(position('cca2_bottom.LD-E5_top.MI-D4-D5'), 'E5', 'HI');
    if (!Array.isArray(ends)) return expect.fail(ends.clause);
    const ways = ends.map(({ path, end }) => `${path.join(' ')} ${end}`);
    expect(ways.sort()).toEqual(['E5 D4 dice-decide', 'E5 D5 dice-decide']);
  });
});

describe('a card that orders nobody', () => {
  const text = 'bottom.LB-E7_top.LI-G7_command-1-1_cards.top-2L';
  const spent = acted(holding(text, 'first-strike'), 'play FS');

  test('orders nobody in the step of orders', () => {
    expect(options(spent)).toEqual(['end']);
    const order = refused(spent, 'order E7');
    expect(order).toMatchObject({ clause: 'cca-7.2', because: 'game/no-orders' });
  });

  test('lets nobody move or fire: without an order no action (cca-2.6)', () => {
    const idle = acted(spent, 'end; end');
    expect(idle.phase).toBe('battle');
    expect(options(idle)).toEqual(['end']);
    expect(why(idle, 'fire E7 G7')).toBe('cca-2.6');
  });
});

describe('faults of a program', () => {
  const game = start(position('cca2_bottom.MI-C5_top.LI-I5'), 1);

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
  const read = readPosition('cca2_cards.bottom-FS.bottom-LC');
  expect(read).toEqual({ at: 21, problem: 'said-twice' });
});
