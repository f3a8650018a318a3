import { describe, expect, test } from 'vitest';
import type { Hex } from '../../../hexes/hex.ts';
import { ordered, played, position, withDice } from '../../../testing/cca/fixtures.ts';
import type { DeckCard } from '../../cards.ts';
import { legal, refusal, replay } from '../play.ts';
import { start } from '../position/setup.ts';
import type { Action, GameState } from '../state.ts';

const END: Action = { do: 'end' };
const move = (from: Hex, to: Hex): Action => ({ do: 'move', from, to });
const attack = (from: Hex, to: Hex): Action => ({ do: 'attack', from, to });
const fire = (from: Hex, to: Hex): Action => ({ do: 'fire', from, to });
const why = (game: GameState, action: Action) => refusal(game, action)?.clause ?? null;
const moving = (text: string, ...hexes: Hex[]) =>
  ordered(text, { do: 'play', card: 'order-three-units-center' }, ...hexes);
const reaches = (game: GameState, from: Hex) =>
  legal(game)
    .flatMap((action) => (action.do === 'move' && action.from === from ? [action.to] : []))
    .sort();

describe('moves that are not legal, and the clause that says so', () => {
  const text =
    'cca1_bottom.MI-G3-H3.LC-E3.AX-F3.LD-I3_top.HI-G5.LI-E5.LD-H6_ground.forest-F4.river-D4.ford-D3.rough-E4';

  test.each([
    ['further than the unit moves', move('G3', 'G1'), 'cca-8.18'],
    ['onto a friend', move('G3', 'H3'), 'cca-8.8'],
    ['onto an enemy', move('E3', 'E5'), 'cca-8.8'],
    ['into a river', move('E3', 'D4'), 'cca-17.26'],
    ['without an order', move('H3', 'H2'), 'cca-2.6'],
    ['of the enemy', move('G5', 'G6'), 'cca-7.2'],
    ['of nobody', move('A1', 'A2'), 'cca-7.2'],
    ['nowhere', move('G3', 'G3'), 'cca-8.4'],
    ['of a leader onto an enemy', move('I3', 'H6'), 'cca-8.31'],
    ['of a leader too far', move('I3', 'I7'), 'cca-8.29'],
  ])('%s', (_, action, clause) => {
    expect(why(moving(text, 'G3', 'E3', 'I3'), action)).toBe(clause);
  });

  test('a move again', () => {
    const game = played(moving(text, 'G3'), move('G3', 'G2'));
    expect(why(game, move('G2', 'G1'))).toBe('cca-8.3');
  });

  test('the hexes of a path have the names of the board, and a leader need not be alone', () => {
    const game = moving(text, 'G3', 'E3', 'I3');
    expect(refusal(game, move('G3', 'H3'))?.with).toMatchObject({ unit: 'MI', hex: 'H3' });
    expect(refusal(game, move('E3', 'D4'))?.with).toMatchObject({ unit: 'LC', hex: 'D4' });
    expect(refusal(game, move('I3', 'I7'))?.with).toMatchObject({ unit: 'leader', most: 3 });
  });

  test('warriors that would move too far are told so, not that nobody is there to fight', () => {
    const game = moving('cca1_bottom.WR-G3_top.MI-G9', 'G3');
    expect(refusal(game, move('G3', 'G7'))).toMatchObject({
      because: 'too-far',
      with: { most: 2 },
    });
    expect(refusal(game, move('G3', 'G5'))).toMatchObject({ because: 'cca-8.19/nobody' });
  });

  test('a leader who has joined a unit by his move does not leave it again', () => {
    const game = played(moving('cca1_bottom.MI-F3.LD-G3_top.HI-G9', 'G3'), move('G3', 'F3'));
    const refused = refusal(game, { do: 'move-leader', from: 'F3', to: 'E3' });
    expect(refused).toMatchObject({ clause: 'cca-8.3', with: { unit: 'leader' } });
  });

  test('cavalry stops in rough ground, ford and forest, and goes round', () => {
    const fenced = 'cca1_bottom.LC-A1_top.HI-G9_ground.rough-A2.ford-B1';
    const game = ordered(fenced, { do: 'play', card: 'order-two-units-left' }, 'A1');
    expect(reaches(game, 'A1')).toEqual(['A2', 'B1']);
    expect(why(game, move('A1', 'A3'))).toBe('cca-17.2');
  });

  test('warriors move two hexes only into contact, and then must battle (cca-8.19)', () => {
    const game = moving('cca1_bottom.WR-G3_top.MI-G6', 'G3');
    expect(reaches(game, 'G3')).toEqual(['F2', 'F3', 'F4', 'G2', 'G4', 'G5', 'H3', 'H5']);
    expect(why(game, move('G3', 'G1'))).toBe('cca-8.19');
    const there = played(game, move('G3', 'G5'), END);
    expect(legal(there)).toEqual([attack('G5', 'G6')]);
    expect(why(there, END)).toBe('cca-8.19');
  });

  test('a leader moves through friends and joins one that has no leader (cca-8.30, cca-8.33)', () => {
    const game = moving('cca1_bottom.MI-F3-E3*.LD-G3_top.HI-G9', 'G3');
    expect(reaches(game, 'G3')).toContain('F3');
    expect(reaches(game, 'G3')).not.toContain('E3');
    expect(reaches(game, 'G3')).toContain('D3');
    expect(why(game, move('G3', 'E3'))).toBe('cca-8.32');
    const joined = played(game, move('G3', 'F3'));
    expect(joined.board.F3).toMatchObject({ unit: 'MI', leader: true, order: null });
    expect(joined.board.G3).toBeUndefined();
  });
});

describe('battles that are not legal', () => {
  const text =
    'cca1_bottom.MI-G5.LB-E3.LI-C5.AX-I3_top.HI-G6.LI-E6-C6-I6.MI-E5_ground.forest-I4.hill-A1';
  const battling = played(moving(text, 'G5', 'E3', 'I3'), END);

  test.each([
    ['without an order', attack('C5', 'C6'), 'cca-2.6'],
    ['not adjacent', attack('G5', 'E5'), 'cca-11.4'],
    ['at nobody', attack('G5', 'F5'), 'cca-11.4'],
    ['at a friend', attack('G5', 'C5'), 'cca-11.4'],
    ['a fire at nobody', fire('E3', 'F5'), 'cca-10.9'],
    ['by the enemy', attack('G6', 'G5'), 'cca-7.2'],
    ['a fire at an adjacent enemy', fire('G5', 'G6'), 'cca-10.1'],
    ['a fire out of range', fire('E3', 'G6'), 'cca-10.12'],
    ['a fire without sight: a unit in between', fire('E3', 'E6'), 'cca-10.3'],
  ] as const)('%s', (_, action, clause) => {
    expect(why(battling, action)).toBe(clause);
  });

  test('bows see over two open hexes and fire with two dice, once', () => {
    expect(why(battling, fire('E3', 'E5'))).toBeNull();
    const fired = played(battling, fire('E3', 'E5'));
    expect(['cca-9.4', 'cca-9.8']).toContain(why(fired, fire('E3', 'E5')));
  });

  test('auxilia that moved two hexes battle in no way (cca-8.16)', () => {
    const game = played(moving('cca1_bottom.AX-G3_top.HI-G6-I5', 'G3'), move('G3', 'G5'), END);
    expect(legal(game)).toEqual([END]);
    expect(why(game, attack('G5', 'G6'))).toBe('cca-8.16');
  });

  test('who enters a forest does not battle, but light foot, auxilia and warriors (cca-17.9)', () => {
    const into = (unit: string) =>
      played(
        moving(`cca1_bottom.${unit}-G4_top.HI-G6_ground.forest-G5`, 'G4'),
        move('G4', 'G5'),
        END,
      );
    expect(why(into('MI'), attack('G5', 'G6'))).toBe('cca-17.9');
    expect(why(into('HC'), attack('G5', 'G6'))).toBe('cca-17.9');
    for (const unit of ['LI', 'AX', 'WR']) expect(why(into(unit), attack('G5', 'G6'))).toBeNull();
  });
});

describe('what is due comes first', () => {
  const declared = played(
    moving('cca1_bottom.MI-G5-H5_top.LI-G6.MI-H6_cards.top-2L', 'G5', 'H5'),
    END,
    attack('G5', 'G6'),
  );

  test('the attacked unit decides before anything else', () => {
    expect(legal(declared)).toEqual([{ do: 'stand' }, { do: 'evade' }]);
    expect(refusal(declared, attack('H5', 'H6'))).toEqual({
      clause: 'cca-11.5',
      because: 'game/decide-react',
      with: { unit: 'LI', hex: 'G6', enemy: 'MI', from: 'G5' },
    });
    expect(refusal(declared, { do: 'first-strike' })).toEqual({
      clause: 'cca-18.38',
      because: 'game/not-in-hand',
      with: { card: 'first-strike' },
    });
  });

  test('who never evades is told so by the clause of his type', () => {
    const against = (unit: string, by = 'MI') =>
      played(
        moving(`cca1_bottom.${by}-G5_top.${unit}-G6_cards.top-FS`, 'G5'),
        END,
        attack('G5', 'G6'),
      );
    expect(why(against('HI'), { do: 'evade' })).toBe('cca-13.10');
    expect(why(against('AX'), { do: 'evade' })).toBe('cca-13.10');
    expect(why(against('MC', 'LC'), { do: 'evade' })).toBe('cca-13.8');
    expect(why(against('HC', 'HC'), { do: 'evade' })).toBe('cca-13.9');
    expect(why(against('CH', 'CH'), { do: 'evade' })).toBe('cca-13.9');
    expect(why(against('LI'), { do: 'evade' })).toBeNull();
  });

  test('an evading unit goes two hexes where it can (cca-13.11, cca-13.12)', () => {
    const game = played(
      moving('cca1_bottom.MI-G5_top.LI-G6_goal-9', 'G5'),
      END,
      attack('G5', 'G6'),
      { do: 'evade' },
    );
    expect(legal(game)).toEqual([
      { do: 'go', to: 'G7' },
      { do: 'go', to: 'H7' },
    ]);
    expect(why(game, { do: 'go', to: 'F6' })).toBe('cca-13.11');
    const one = played(game, { do: 'go', to: 'G7' });
    expect(legal(one).map((action) => action.do)).toEqual(['go', 'go']);
    expect(why(one, { do: 'stop' })).toBe('cca-13.11');
  });
});

describe('decisions on the way', () => {
  const fled = withDice(
    played(moving('cca1_bottom.MI-G5_top.LD-G6.HI-G7*-F8.LI-H8_goal-9', 'G5'), END),
    attack('G5', 'G6'),
    'green',
    'blue',
    'flag',
    'swords',
  );
  const go = (to: Hex): Action => ({ do: 'go', to });

  test('a leader falls back towards his own side, through friends, to a hex without a leader', () => {
    expect(legal(fled)).toEqual([go('G7'), go('H7')]);
    expect(why(fled, { do: 'stop' })).toBe('cca-13.18');
    expect(why(fled, go('F6'))).toBe('cca-13.18');
    expect(why(fled, { do: 'leave' })).toBe('cca-13.25');
    const withFriend = played(fled, go('G7'));
    expect(why(withFriend, { do: 'stop' })).toBe('cca-13.20');
    const joined = played(withFriend, go('F8'), { do: 'stop' });
    expect(joined.board.F8).toMatchObject({ unit: 'HI', leader: true });
    expect(joined.board.G7).toMatchObject({ unit: 'HI', leader: true });
  });

  test('the bonus combat is of the unit that advanced, against an adjacent enemy', () => {
    const before = played(
      moving('cca1_bottom.WR-G5.HI-E5_top.MI-G6x1-H7-E6_goal-9', 'G5', 'E5'),
      END,
    );
    const won = withDice(before, attack('G5', 'G6'), 'blue', 'green', 'green', 'red');
    const bonus = played(won, { do: 'advance' });
    expect(legal(bonus)).toEqual([attack('G6', 'H7'), { do: 'pass' }]);
    expect(why(bonus, attack('E5', 'E6'))).toBe('cca-9.2');
    expect(why(bonus, attack('G6', 'G7'))).toBe('cca-13.42');
    expect(why(bonus, attack('G6', 'E6'))).toBe('cca-11.4');
    expect(why(bonus, END)).toBe('cca-13.42');
  });

  test('cavalry goes its further hex into an open one next to it', () => {
    const before = played(moving('cca1_bottom.HC-G5_top.MI-G6x1-H7_goal-9', 'G5'), END);
    const won = withDice(before, attack('G5', 'G6'), 'blue', 'green', 'green', 'red');
    const on = played(won, { do: 'advance' });
    expect(why(on, go('H7'))).toBe('cca-13.40');
    expect(why(on, go('G8'))).toBe('cca-13.40');
    expect(why(on, go('G7'))).toBeNull();
  });

  test('a retreat goes back, never sideways, and stops only with a leader', () => {
    const before = played(moving('cca1_bottom.MI-G5_top.HI-G6_goal-9', 'G5'), END);
    const back = withDice(before, attack('G5', 'G6'), 'flag', 'green', 'green', 'blue');
    expect(why(back, go('H6'))).toBe('cca-12.6');
    expect(why(back, { do: 'stop' })).toBe('cca-12.12');
    expect(why(back, { do: 'ignore', flags: 1 })).toBe('cca-12.5');
  });
});

describe('replays', () => {
  const game = start(position('cca1_bottom.MI-G5_top.HI-G6_command-1-1_cards.bottom-2C'), 5);
  const actions: Action[] = [
    { do: 'play', card: 'order-two-units-center' satisfies DeckCard },
    { do: 'order', hex: 'G5' },
    END,
    END,
  ];

  test('end where the actions end', () => {
    const { game: end, wrong } = replay(game, actions);
    expect(wrong).toBeNull();
    expect(end.phase).toBe('battle');
  });

  test('stop at the first action that is not legal, with its number, clause and reason', () => {
    const { game: end, wrong } = replay(game, [...actions, fire('G5', 'G6'), END]);
    expect(end.phase).toBe('battle');
    expect(wrong).toEqual({
      at: 4,
      action: fire('G5', 'G6'),
      clause: 'cca-10.1',
      because: 'cca-10.1',
      with: { unit: 'MI', target: 'HI', moved: 0, distance: 1, range: 0 },
    });
  });

  test('an action out of its step', () => {
    expect(refusal(game, END)).toMatchObject({ clause: 'cca-5.3', because: 'game/not-in-play' });
    expect(refusal(game, move('G5', 'G4'))?.clause).toBe('cca-5.3');
    expect(refusal(game, { do: 'play', card: 'rally' })?.clause).toBe('cca-6.1');
  });
});
