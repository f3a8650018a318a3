import { describe, expect, test } from 'vitest';
import {
  act,
  acted,
  acts,
  at,
  battling,
  holding,
  moving,
  options,
  ordering,
  refused,
  rolling,
  targets,
  why,
} from '../../../testing/cca/script.ts';
import { replay } from '../play.ts';

const reaches = (...[game, from]: [Parameters<typeof targets>[0], string]) =>
  targets(game, `move ${from}`);

describe('moves that are not legal, and the clause that says so', () => {
  const text =
    'bottom.MI-G3-H3.LC-E3.AX-F3.LD-I3_top.HI-G5.LI-E5.LD-H6_ground.forest-F4.river-D4.ford-D3.rough-E4';
  const game = moving(text, 'G3', 'E3', 'I3');

  test.each([
    ['further than the unit moves', 'move G3 G1', 'cca-8.18'],
    ['onto a friend', 'move G3 H3', 'cca-8.8'],
    ['onto an enemy', 'move E3 E5', 'cca-8.8'],
    ['into a river', 'move E3 D4', 'cca-17.26'],
    ['without an order', 'move H3 H2', 'cca-2.6'],
    ['of the enemy', 'move G5 G6', 'cca-7.2'],
    ['of nobody', 'move A1 A2', 'cca-7.2'],
    ['nowhere', 'move G3 G3', 'cca-8.4'],
    ['of a leader onto an enemy', 'move I3 H6', 'cca-8.31'],
    ['of a leader too far', 'move I3 I7', 'cca-8.29'],
  ])('%s', (_, action, clause) => expect(why(game, action)).toBe(clause));

  test('a move again', () => {
    expect(why(acted(moving(text, 'G3'), 'move G3 G2'), 'move G2 G1')).toBe('cca-8.3');
  });

  test.each([
    ['move G3 H3', { unit: 'MI', hex: 'H3' }],
    ['move E3 D4', { unit: 'LC', hex: 'D4' }],
    // A leader need not be alone.
    ['move I3 I7', { unit: 'leader', most: 3 }],
  ])('%s is refused with the names of the board', (action, values) => {
    expect(refused(game, action)?.with).toMatchObject(values);
  });

  test('warriors that would move too far are told so, not that nobody is there to fight', () => {
    const warriors = moving('bottom.WR-G3_top.MI-G9', 'G3');
    expect(refused(warriors, 'move G3 G7')).toMatchObject({
      because: 'too-far',
      with: { most: 2 },
    });
    expect(refused(warriors, 'move G3 G5')).toMatchObject({ because: 'cca-8.19/nobody' });
  });

  test('a leader who has joined a unit by his move does not leave it again', () => {
    const joined = acted(moving('bottom.MI-F3.LD-G3_top.HI-G9', 'G3'), 'move G3 F3');
    const again = refused(joined, 'move-leader F3 E3');
    expect(again).toMatchObject({ clause: 'cca-8.3', with: { unit: 'leader' } });
  });

  test('cavalry stops in rough ground, ford and forest, and goes round', () => {
    const fenced = 'bottom.LC-A1_top.HI-G9_ground.rough-A2.ford-B1';
    const cavalry = ordering(fenced, 'order-two-units-left', 'A1');
    expect(reaches(cavalry, 'A1')).toEqual(['A2', 'B1']);
    expect(why(cavalry, 'move A1 A3')).toBe('cca-17.2');
  });

  test('warriors move two hexes only into contact, and then must battle (cca-8.19)', () => {
    const warriors = moving('bottom.WR-G3_top.MI-G6', 'G3');
    expect(reaches(warriors, 'G3').join(' ')).toBe('F2 F3 F4 G2 G4 G5 H3 H5');
    expect(why(warriors, 'move G3 G1')).toBe('cca-8.19');
    const there = acted(warriors, 'move G3 G5; end');
    expect(options(there)).toEqual(['attack G5 G6']);
    expect(why(there, 'end')).toBe('cca-8.19');
  });

  test('a leader moves through friends and joins one that has no leader (cca-8.30, cca-8.33)', () => {
    const alone = moving('bottom.MI-F3-E3*.LD-G3_top.HI-G9', 'G3');
    expect(reaches(alone, 'G3')).toEqual(expect.arrayContaining(['F3', 'D3']));
    expect(why(alone, 'move G3 E3')).toBe('cca-8.32');
    const joined = acted(alone, 'move G3 F3');
    expect(joined.board.F3).toMatchObject({ unit: 'MI', leader: true, order: null });
    expect(at(joined, 'G3')).toBe('-');
  });
});

describe('battles that are not legal', () => {
  const text =
    'bottom.MI-G5.LB-E3.LI-C5.AX-I3_top.HI-G6.LI-E6-C6-I6.MI-E5_ground.forest-I4.hill-A1';
  const game = battling(text, 'G5', 'E3', 'I3');

  test.each([
    ['without an order', 'attack C5 C6', 'cca-2.6'],
    ['not adjacent', 'attack G5 E5', 'cca-11.4'],
    ['at nobody', 'attack G5 F5', 'cca-11.4'],
    ['at a friend', 'attack G5 C5', 'cca-11.4'],
    ['a fire at nobody', 'fire E3 F5', 'cca-10.9'],
    ['by the enemy', 'attack G6 G5', 'cca-7.2'],
    ['a fire at an adjacent enemy', 'fire G5 G6', 'cca-10.1'],
    ['a fire out of range', 'fire E3 G6', 'cca-10.12'],
    ['a fire without sight: a unit in between', 'fire E3 E6', 'cca-10.3'],
  ])('%s', (_, action, clause) => expect(why(game, action)).toBe(clause));

  test('bows see over two open hexes and fire with two dice, once', () => {
    expect(why(game, 'fire E3 E5')).toBeNull();
    const fired = acted(game, 'fire E3 E5');
    expect(['cca-9.4', 'cca-9.8']).toContain(why(fired, 'fire E3 E5'));
  });

  test('auxilia that moved two hexes battle in no way (cca-8.16)', () => {
    const there = acted(moving('bottom.AX-G3_top.HI-G6-I5', 'G3'), 'move G3 G5; end');
    expect(options(there)).toEqual(['end']);
    expect(why(there, 'attack G5 G6')).toBe('cca-8.16');
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
      const start = moving(`bottom.${unit}-G4_top.HI-G6_ground.forest-G5`, 'G4');
      expect(why(acted(start, 'move G4 G5; end'), 'attack G5 G6')).toBe(by);
    },
  );
});

describe('what is due comes first', () => {
  test('the attacked unit decides before anything else', () => {
    const text = 'bottom.MI-G5-H5_top.LI-G6.MI-H6_cards.top-2L';
    const declared = acted(battling(text, 'G5', 'H5'), 'attack G5 G6');
    expect(options(declared)).toEqual(['stand', 'evade']);
    expect(refused(declared, 'attack H5 H6')).toEqual({
      clause: 'cca-11.5',
      because: 'game/decide-react',
      with: { unit: 'LI', hex: 'G6', enemy: 'MI', from: 'G5' },
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
    const start = battling(`bottom.${by}-G5_top.${unit}-G6_cards.top-FS`, 'G5');
    expect(why(acted(start, 'attack G5 G6'), 'evade')).toBe(clause);
  });

  test('an evading unit goes two hexes where it can (cca-13.11, cca-13.12)', () => {
    const game = acted(battling('bottom.MI-G5_top.LI-G6_goal-9', 'G5'), 'attack G5 G6; evade');
    expect(options(game)).toEqual(['go G7', 'go H7']);
    expect(why(game, 'go F6')).toBe('cca-13.11');
    const one = acted(game, 'go G7');
    expect(options(one, 'go')).toHaveLength(2);
    expect(why(one, 'stop')).toBe('cca-13.11');
  });
});

describe('decisions on the way', () => {
  test('a leader falls back towards his own side, through friends, to a hex without a leader', () => {
    const before = battling('bottom.MI-G5_top.LD-G6.HI-G7*-F8.LI-H8_goal-9', 'G5');
    const fled = rolling(before, 'attack G5 G6', 'green blue flag swords');
    expect(options(fled)).toEqual(['go G7', 'go H7']);
    for (const [action, clause] of [
      ['stop', 'cca-13.18'],
      ['go F6', 'cca-13.18'],
      ['leave', 'cca-13.25'],
    ] as const)
      expect(why(fled, action)).toBe(clause);
    const withFriend = acted(fled, 'go G7');
    expect(why(withFriend, 'stop')).toBe('cca-13.20');
    const joined = acted(withFriend, 'go F8; stop');
    expect([at(joined, 'F8'), at(joined, 'G7')]).toEqual(['HI4*', 'HI4*']);
  });

  const WON = 'blue green green red';

  test('the bonus combat is of the unit that advanced, against an adjacent enemy', () => {
    const before = battling('bottom.WR-G5.HI-E5_top.MI-G6x1-H7-E6_goal-9', 'G5', 'E5');
    const bonus = acted(rolling(before, 'attack G5 G6', WON), 'advance');
    expect(options(bonus)).toEqual(['attack G6 H7', 'pass']);
    for (const [action, clause] of [
      ['attack E5 E6', 'cca-9.2'],
      ['attack G6 G7', 'cca-13.42'],
      ['attack G6 E6', 'cca-11.4'],
      ['end', 'cca-13.42'],
    ] as const)
      expect(why(bonus, action)).toBe(clause);
  });

  test('cavalry goes its further hex into an open one next to it, before anything else', () => {
    const before = battling('bottom.HC-G5_top.MI-G6x1-H7_goal-9', 'G5');
    const on = acted(rolling(before, 'attack G5 G6', WON), 'advance');
    expect(['go H7', 'go G8', 'go G7'].map((action) => why(on, action))).toEqual([
      'cca-13.40',
      'cca-13.40',
      null,
    ]);
    const other = refused(on, 'end');
    expect(other).toMatchObject({ clause: 'cca-13.40', because: 'game/decide-further' });
  });

  test.each([
    ['go H6', 'cca-12.6'],
    ['stop', 'cca-12.12'],
    ['ignore 1', 'cca-12.5'],
  ])('a retreat goes back, never sideways, and stops only with a leader: %s', (action, clause) => {
    const before = battling('bottom.MI-G5_top.HI-G6_goal-9', 'G5');
    expect(why(rolling(before, 'attack G5 G6', 'flag green green blue'), action)).toBe(clause);
  });
});

describe('replays', () => {
  const game = holding('bottom.MI-G5_top.HI-G6_command-1-1', 'order-two-units-center');
  const actions = acts('play 2C; order G5; end; end');

  test('end where the actions end', () => {
    expect(replay(game, actions)).toMatchObject({ wrong: null, game: { phase: 'battle' } });
  });

  test('stop at the first action that is not legal, with its number, clause and reason', () => {
    const { game: end, wrong } = replay(game, [...actions, ...acts('fire G5 G6; end')]);
    expect(end.phase).toBe('battle');
    expect(wrong).toEqual({
      at: 4,
      action: act('fire G5 G6'),
      clause: 'cca-10.1',
      because: 'cca-10.1',
      with: { unit: 'MI', target: 'HI', moved: 0, distance: 1, range: 0 },
    });
  });

  test('an action out of its step', () => {
    const ended = refused(game, 'end');
    expect(ended).toMatchObject({ clause: 'cca-5.3', because: 'game/not-in-play' });
    expect(why(game, 'move G5 G4')).toBe('cca-5.3');
    expect(why(game, 'play Ra')).toBe('cca-6.1');
  });
});
