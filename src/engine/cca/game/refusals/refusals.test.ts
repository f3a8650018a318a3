import { describe, expect, test } from 'vitest';
import { act, acted, acts, rolling } from '../../../testing/cca/acting.ts';
import { battling, holding, moving, ordering } from '../../../testing/cca/placed.ts';
import { at, options, refused, targets, why } from '../../../testing/cca/seen.ts';
import { replay } from '../play.ts';

const reaches = (...[game, from]: [Parameters<typeof targets>[0], string]) =>
  targets(game, `move ${from}`);

describe('moves that are not legal, and the clause that says so', () => {
  const text =
    'bottom.MI-C7-C8.LC-C5.AX-C6.LD-C9_top.HI-E7.LI-E5.LD-F8_ground.forest-D6.river-D4.ford-C4.rough-D5';
  const game = moving(text, 'C7', 'C5', 'C9');

  test.each([
    ['further than the unit moves', 'move C7 A7', 'cca-8.18'],
    ['onto a friend', 'move C7 C8', 'cca-8.8'],
    ['onto an enemy', 'move C5 E5', 'cca-8.8'],
    ['into a river', 'move C5 D4', 'cca-17.26'],
    ['without an order', 'move C8 B8', 'cca-2.6'],
    ['of the enemy', 'move E7 F7', 'cca-7.2'],
    ['of nobody', 'move A1 B1', 'cca-7.2'],
    ['nowhere', 'move C7 C7', 'cca-8.4'],
    ['of a leader onto an enemy', 'move C9 F8', 'cca-8.31'],
    ['of a leader too far', 'move C9 G9', 'cca-8.29'],
  ])('%s', (_, action, clause) => expect(why(game, action)).toBe(clause));

  test('a move again', () => {
    expect(why(acted(moving(text, 'C7'), 'move C7 B7'), 'move B7 A7')).toBe('cca-8.3');
  });

  test.each([
    ['move C7 C8', { unit: 'MI', hex: 'C8' }],
    ['move C5 D4', { unit: 'LC', hex: 'D4' }],
    // A leader need not be alone.
    ['move C9 G9', { unit: 'leader', most: 3 }],
  ])('%s is refused with the names of the board', (action, values) => {
    expect(refused(game, action)?.with).toMatchObject(values);
  });

  test('warriors that would move too far are told so, not that nobody is there to fight', () => {
    const warriors = moving('bottom.WR-C7_top.MI-I7', 'C7');
    expect(refused(warriors, 'move C7 G7')).toMatchObject({
      because: 'too-far',
      with: { most: 2 },
    });
    expect(refused(warriors, 'move C7 E7')).toMatchObject({ because: 'cca-8.19/nobody' });
  });

  test('a leader who has joined a unit by his move does not leave it again', () => {
    const joined = acted(moving('bottom.MI-C6.LD-C7_top.HI-I7', 'C7'), 'move C7 C6');
    const again = refused(joined, 'move-leader C6 C5');
    expect(again).toMatchObject({ clause: 'cca-8.3', with: { unit: 'leader' } });
  });

  test('cavalry stops in rough ground, ford and forest, and goes round', () => {
    const fenced = 'bottom.LC-A1_top.HI-I7_ground.rough-B1.ford-A2';
    const cavalry = ordering(fenced, 'order-two-units-left', 'A1');
    expect(reaches(cavalry, 'A1')).toEqual(['A2', 'B1']);
    expect(why(cavalry, 'move A1 C1')).toBe('cca-17.2');
  });

  test('warriors move two hexes only into contact, and then must battle (cca-8.19)', () => {
    const warriors = moving('bottom.WR-C7_top.MI-F7', 'C7');
    expect(reaches(warriors, 'C7').join(' ')).toBe('B6 B7 C6 C8 D6 D7 E7 E8');
    expect(why(warriors, 'move C7 A7')).toBe('cca-8.19');
    const there = acted(warriors, 'move C7 E7; end');
    expect(options(there)).toEqual(['attack E7 F7']);
    expect(why(there, 'end')).toBe('cca-8.19');
  });

  test('a leader moves through friends and joins one that has no leader (cca-8.30, cca-8.33)', () => {
    const alone = moving('bottom.MI-C6-C5*.LD-C7_top.HI-I7', 'C7');
    expect(reaches(alone, 'C7')).toEqual(expect.arrayContaining(['C6', 'C4']));
    expect(why(alone, 'move C7 C5')).toBe('cca-8.32');
    const joined = acted(alone, 'move C7 C6');
    expect(joined.board.C6).toMatchObject({ unit: 'MI', leader: true, order: null });
    expect(at(joined, 'C7')).toBe('-');
  });
});

describe('battles that are not legal', () => {
  const text =
    'bottom.MI-E7.LB-C5.LI-E3.AX-C9_top.HI-F7.LI-F5-F3-F9.MI-E5_ground.forest-D9.hill-A1';
  const game = battling(text, 'E7', 'C5', 'C9');

  test.each([
    ['without an order', 'attack E3 F3', 'cca-2.6'],
    ['not adjacent', 'attack E7 E5', 'cca-11.4'],
    ['at nobody', 'attack E7 E6', 'cca-11.4'],
    ['at a friend', 'attack E7 E3', 'cca-11.4'],
    ['a fire at nobody', 'fire C5 E6', 'cca-10.9'],
    ['by the enemy', 'attack F7 E7', 'cca-7.2'],
    ['a fire at an adjacent enemy', 'fire E7 F7', 'cca-10.1'],
    ['a fire out of range', 'fire C5 F7', 'cca-10.12'],
    ['a fire without sight: a unit in between', 'fire C5 F5', 'cca-10.3'],
  ])('%s', (_, action, clause) => expect(why(game, action)).toBe(clause));

  test('bows see over two open hexes and fire with two dice, once', () => {
    expect(why(game, 'fire C5 E5')).toBeNull();
    const fired = acted(game, 'fire C5 E5');
    expect(['cca-9.4', 'cca-9.8']).toContain(why(fired, 'fire C5 E5'));
  });

  test('auxilia that moved two hexes battle in no way (cca-8.16)', () => {
    const there = acted(moving('bottom.AX-C7_top.HI-F7-E9', 'C7'), 'move C7 E7; end');
    expect(options(there)).toEqual(['end']);
    expect(why(there, 'attack E7 F7')).toBe('cca-8.16');
  });

  test.each([
    ['MI', 'cca-17.9'],
    ['HC', 'cca-17.9'],
    ['LI', null],
    ['AX', null],
    ['WR', null],
  ])(
    'who enters a forest does not battle, but light foot, auxilia and warriors: %s',
    (unit, by) => {
      const start = moving(`bottom.${unit}-D7_top.HI-F7_ground.forest-E7`, 'D7');
      expect(why(acted(start, 'move D7 E7; end'), 'attack E7 F7')).toBe(by);
    },
  );
});

describe('what is due comes first', () => {
  test('the attacked unit decides before anything else', () => {
    const text = 'bottom.MI-E7-E8_top.LI-F7.MI-F8_cards.top-2L';
    const declared = acted(battling(text, 'E7', 'E8'), 'attack E7 F7');
    expect(options(declared)).toEqual(['stand', 'evade']);
    expect(refused(declared, 'attack E8 F8')).toEqual({
      clause: 'cca-11.5',
      because: 'game/decide-react',
      with: { unit: 'LI', hex: 'F7', enemy: 'MI', from: 'E7' },
    });
    expect(refused(declared, 'first-strike')).toEqual({
      clause: 'cca-18.38',
      because: 'game/not-in-hand',
      with: { card: 'first-strike' },
    });
  });

  test.each([
    ['HI', 'MI', 'cca-13.10'],
    ['AX', 'MI', 'cca-13.10'],
    ['AX', 'HI', 'cca-13.10'],
    ['EL', 'MI', 'cca-13.10'],
    ['MC', 'LC', 'cca-13.8'],
    ['MC', 'MC', 'cca-13.8'],
    ['HC', 'HC', 'cca-13.9'],
    ['HC', 'CH', 'cca-13.9'],
    ['CH', 'CH', 'cca-13.9'],
    ['CH', 'HC', 'cca-13.9'],
    ['LI', 'MI', null],
  ])('%s that %s attacks may not evade, by the clause of its type: %s', (unit, by, clause) => {
    const start = battling(`bottom.${by}-E7_top.${unit}-F7_cards.top-FS`, 'E7');
    expect(why(acted(start, 'attack E7 F7'), 'evade')).toBe(clause);
  });

  test('an evading unit goes two hexes where it can (cca-13.11, cca-13.12)', () => {
    const game = acted(battling('bottom.MI-E7_top.LI-F7_goal-9', 'E7'), 'attack E7 F7; evade');
    expect(options(game)).toEqual(['go G7', 'go G8']);
    expect(why(game, 'go F6')).toBe('cca-13.11');
    const one = acted(game, 'go G7');
    expect(options(one, 'go')).toHaveLength(2);
    expect(why(one, 'stop')).toBe('cca-13.11');
  });
});

describe('decisions on the way', () => {
  test('a leader falls back towards his own side, through friends, to a hex without a leader', () => {
    const before = battling('bottom.MI-E7_top.LD-F7.HI-G7*-H6.LI-H8_goal-9', 'E7');
    const fled = rolling(before, 'attack E7 F7', 'green blue flag swords');
    expect(options(fled)).toEqual(['go G7', 'go G8']);
    for (const [action, clause] of [
      ['stop', 'cca-13.18'],
      ['go F6', 'cca-13.18'],
      ['leave', 'cca-13.25'],
    ] as const)
      expect(why(fled, action)).toBe(clause);
    const withFriend = acted(fled, 'go G7');
    expect(why(withFriend, 'stop')).toBe('cca-13.20');
    const joined = acted(withFriend, 'go H6; stop');
    expect([at(joined, 'H6'), at(joined, 'G7')]).toEqual(['HI4*', 'HI4*']);
  });

  const WON = 'blue green green red';

  test('the bonus combat is of the unit that advanced, against an adjacent enemy', () => {
    const before = battling('bottom.WR-E7.HI-E5_top.MI-F7x1-G8-F5_goal-9', 'E7', 'E5');
    const bonus = acted(rolling(before, 'attack E7 F7', WON), 'advance');
    expect(options(bonus)).toEqual(['attack F7 G8', 'pass']);
    for (const [action, clause] of [
      ['attack E5 F5', 'cca-9.2'],
      ['attack F7 G7', 'cca-13.42'],
      ['attack F7 F5', 'cca-11.4'],
      ['end', 'cca-13.42'],
    ] as const)
      expect(why(bonus, action)).toBe(clause);
  });

  test('cavalry goes its further hex into an open one next to it, before anything else', () => {
    const before = battling('bottom.HC-E7_top.MI-F7x1-G8_goal-9', 'E7');
    const on = acted(rolling(before, 'attack E7 F7', WON), 'advance');
    expect(['go G8', 'go H7', 'go G7'].map((action) => why(on, action))).toEqual([
      'cca-13.40',
      'cca-13.40',
      null,
    ]);
    const other = refused(on, 'end');
    expect(other).toMatchObject({ clause: 'cca-13.40', because: 'game/decide-further' });
  });

  test.each([
    ['go F8', 'cca-12.6'],
    ['stop', 'cca-12.12'],
    ['ignore 1', 'cca-12.5'],
  ])('a retreat goes back, never sideways, and stops only with a leader: %s', (action, clause) => {
    const before = battling('bottom.MI-E7_top.HI-F7_goal-9', 'E7');
    expect(why(rolling(before, 'attack E7 F7', 'flag green green blue'), action)).toBe(clause);
  });
});

describe('replays', () => {
  const game = holding('bottom.MI-E7_top.HI-F7_command-1-1', 'order-two-units-center');
  const actions = acts('play 2C; order E7; end; end');

  test('end where the actions end', () => {
    expect(replay(game, actions)).toMatchObject({ wrong: null, game: { phase: 'battle' } });
  });

  test('stop at the first action that is not legal, with its number, clause and reason', () => {
    const { game: end, wrong } = replay(game, [...actions, ...acts('fire E7 F7; end')]);
    expect(end.phase).toBe('battle');
    expect(wrong).toEqual({
      at: 4,
      action: act('fire E7 F7'),
      clause: 'cca-10.1',
      because: 'cca-10.1',
      with: { unit: 'MI', target: 'HI', moved: 0, distance: 1, range: 0 },
    });
  });

  test('an action out of its step', () => {
    const ended = refused(game, 'end');
    expect(ended).toMatchObject({ clause: 'cca-5.3', because: 'game/not-in-play' });
    expect(why(game, 'move E7 D7')).toBe('cca-5.3');
    expect(why(game, 'play Ra')).toBe('cca-6.1');
  });
});
