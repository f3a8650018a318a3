import { describe, expect, test } from 'vitest';
import { acted, rolling } from '../../../testing/ccn/acting.ts';
import { battling } from '../../../testing/ccn/placed.ts';
import { at, options, refused, rolls, told, why } from '../../../testing/ccn/seen.ts';
import type { GameState } from '../state.ts';

const ATTACK = 'attack E7 F7';
const ready = (text: string) => battling(text.replace(/(_cards|$)/, '_goal-9$1'), 'E7');
const attacked = (text: string) => acted(ready(text), ATTACK);
const facesOf = (game: GameState, why_: string) =>
  rolls(game, why_).map(({ faces }) => faces.length);

describe('what the target of an attack may do about it', () => {
  test.each([
    ['infantry that infantry attacks only stands, and is not asked', 'LN', 'LN', ''],
    ['infantry that cavalry attacks may form square', 'LC', 'LN', 'stand form-square'],
    ['cavalry that infantry attacks may retire', 'LN', 'LC', 'stand retire'],
    ['cavalry that cavalry attacks is not asked', 'LC', 'LC', ''],
    ['artillery that cavalry attacks is not asked', 'LC', 'FA', ''],
  ])('%s', (_, attacker, target, expected) => {
    const game = attacked(`bottom.${attacker}-E7x4_top.${target}-F7x3`);
    const asked = game.tasks.at(-1)?.task === 'react';
    expect(asked ? options(game) : []).toEqual(expected.split(' ').filter(Boolean));
  });

  const square = (text: string) => why(attacked(`${text}_cards.top-FS`), 'form-square');
  test.each([
    ['in a town', 'bottom.CU-E7x4_top.LN-F7x4_ground.town-F7', 'ccn-6.17'],
    [
      'behind fieldworks, on whatever side',
      'bottom.CU-E7x4_top.LN-F7x4_ground.works-F7ne',
      'ccn-6.17',
    ],
    ['with two cards', 'bottom.CU-E7x4_top.LN-F7x4_command-5-2', 'ccn-6.16'],
    [
      'with no space on the track',
      'bottom.CU-E7x4_top.LN-F7x4-I1x4s1-I3x4s2-I5x4s3-I7x4s4_command-5-9',
      'ccn-6.20',
    ],
    ['when infantry attacks', 'bottom.LN-E7x4_top.LN-F7x4', 'ccn-6.15'],
    ['a second time', 'bottom.CU-E7x4_top.LN-F7x4s1', 'ccn-6.15'],
    ['on a hill', 'bottom.CU-E7x4_top.LN-F7x4_ground.hill-F7', null],
  ])('square is not formed %s', (_, text, clause) => expect(square(text)).toBe(clause));

  const retiring = (text: string) => why(attacked(`${text}_cards.top-FS`), 'retire');
  test.each([
    ['with one hex behind it', 'bottom.LN-E7x4_top.LC-F7x4.LN-H6x4-H7x4-H8x4', 'ccn-6.3'],
    ['with friends behind it', 'bottom.LN-E7x4_top.LC-F7x4.LN-G7x4-G8x4', 'ccn-6.3'],
    ['from cavalry', 'bottom.LC-E7x4_top.LC-F7x4', 'ccn-6.1'],
    ['if it is infantry', 'bottom.LN-E7x4_top.LN-F7x4', 'ccn-6.1'],
    [
      'past a leader in the first hex',
      'bottom.LN-E7x4_top.LC-F7x4.LD-G7_ground.river-G8',
      'ccn-6.3',
    ],
    [
      'with a leader in the second hex',
      'bottom.LN-E7x4_top.LC-F7x4.LD-H6_ground.river-G8-H7',
      null,
    ],
    ['over terrain that stops moves', 'bottom.LN-E7x4_top.LC-F7x4_ground.forest-G7.river-G8', null],
  ])('nobody retires %s', (_, text, clause) => expect(retiring(text)).toBe(clause));

  test('First Strike is played from the hand', () => {
    expect(
      refused(attacked('bottom.LC-E7x4_top.LN-F7x4_cards.top-2L'), 'first-strike'),
    ).toMatchObject({
      clause: 'ccn-8.53',
      because: 'game/not-in-hand',
    });
  });
});

describe('Retire and Reform', () => {
  const declared = attacked('bottom.LN-E7x4_top.LC-F7x4*');

  test('only cavalry symbols hit, and flags do nothing: then two hexes back, and the ground is taken', () => {
    const hit = rolling(declared, 'retire', 'cavalry saber flag infantry');
    expect([at(hit, 'F7'), facesOf(hit, 'leader-check')]).toEqual(['LC3*', [2]]);
    expect(options(hit)).toEqual(['go G7', 'go G8']);
    const gone = acted(hit, 'go G7; go H6');
    expect([at(gone, 'H6'), options(gone)]).toEqual(['LC3*', ['advance', 'pass']]);
    expect(rolls(gone, 'battle-back')).toEqual([]);
    expect(at(acted(gone, 'advance'), 'F7')).toBe('LN4');
  });

  test.each([
    ['go F6', 'ccn-6.12'],
    ['go H6', 'ccn-6.7'],
    ['stop', 'ccn-6.7'],
  ])('its way is towards its own side, hex by hex: %s', (action, clause) =>
    expect(why(rolling(declared, 'retire', 'saber saber flag flag'), action)).toBe(clause),
  );

  test('its first hex must lead on to a second', () => {
    const one = attacked('bottom.LN-E7x4_top.LC-F7x4.LN-H7x4-H8x4');
    const rolled = rolling(one, 'retire', 'saber saber flag flag');
    // G7 leads to H6; behind G8 both hexes are taken. There is no choice.
    expect(at(rolled, 'H6')).toBe('LC4');
  });
});

describe('First Strike', () => {
  const struck = (text: string, faces: string) =>
    rolling(attacked(`${text}_cards.top-FS-2L-3L-1L-Fo`), 'first-strike', faces);

  test('is rolled with all dice before the attack, which is made with what is left, and not answered', () => {
    const game = struck(
      'bottom.LN-E7x4_top.GR-F7x4',
      'infantry infantry artillery artillery artillery',
    );
    expect(facesOf(game, 'first-strike')).toEqual([5]);
    expect(facesOf(game, 'attack')).toEqual([2]);
    expect(rolls(game, 'battle-back')).toEqual([]);
    expect(game.discards).toContain('first-strike');
    expect([game.strikes, game.hands.top.length]).toEqual([1, 4]);
  });

  test('ends the melee where the attacker leaves its hex, and gives no advance (ccn-5.229)', () => {
    const thrown = struck('bottom.LN-E7x4_top.LN-F7x4', 'flag artillery artillery artillery');
    const back = acted(thrown, 'go D7');
    expect([at(back, 'D7'), rolls(back, 'attack'), options(back)]).toEqual(['LN4', [], ['end']]);
  });

  test('ends it where the attacker is eliminated', () => {
    const gone = struck('bottom.LN-E7x1_top.LN-F7x4', 'infantry artillery artillery artillery');
    expect([at(gone, 'E7'), gone.banners, gone.tasks]).toEqual(['-', { bottom: 0, top: 1 }, []]);
  });
});

describe('squares', () => {
  const declared = attacked('bottom.LC-E7x4_top.LN-F7x4');

  test('a card goes from the hand to the track, the square strikes first with one die and so does the cavalry', () => {
    const formed = rolling(declared, 'form-square', 'artillery');
    expect(formed.board.F7).toMatchObject({ square: 1, blocks: expect.any(Number) });
    expect([formed.hands.top.length, Object.keys(formed.tracks.top)]).toEqual([4, ['1']]);
    expect(declared.hands.top).toContain(formed.tracks.top[1]);
    expect([facesOf(formed, 'strikes-first'), facesOf(formed, 'attack')]).toEqual([[1], [1]]);
    // The square has had its strike (R62).
    expect(rolls(formed, 'battle-back')).toEqual([]);
  });

  test('its flag at cavalry is not ignored, whatever stands by (ccn-6.31)', () => {
    const led = attacked('bottom.CU-E7x4*.LN-D6x4-D7x4-E6x4_top.LN-F7x4');
    const bounced = rolling(led, 'form-square', 'flag');
    // Both hexes behind are taken: it stays and loses a block, for which its leader is checked (R7).
    expect(at(bounced, 'E7')).toBe('CU3*');
    expect(facesOf(bounced, 'leader-check').at(0)).toBe(2);
    expect(
      told(bounced, 'ruled').some(({ steps }) => steps.some(({ clause }) => clause === 'ccn-6.30')),
    ).toBe(true);
  });

  test('infantry strikes first at a square, which answers with one die', () => {
    const stood = rolling(
      ready('bottom.LN-E7x4_top.LN-F7x4s1'),
      ATTACK,
      'artillery artillery artillery cavalry',
    );
    expect(options(stood)).toEqual(['battle-back', 'pass']);
    expect(facesOf(acted(stood, 'battle-back'), 'battle-back')).toEqual([1]);
  });

  test('a square does not go back: each flag costs a block, three of militia', () => {
    const faces = 'flag artillery artillery artillery';
    expect(at(rolling(ready('bottom.LN-E7x4_top.LN-F7x4s1'), ATTACK, faces), 'F7')).toBe('LN3');
    expect(at(rolling(ready('bottom.LN-E7x4_top.MI-F7x4s1'), ATTACK, faces), 'F7')).toBe('MI1');
    // Friends do not help it (ccn-5.190).
    const text = 'bottom.LN-E7x4_top.LN-F7x4s1-F6x4-F8x4';
    expect(at(rolling(ready(text), ATTACK, faces), 'F7')).toBe('LN3');
  });

  test('with the last block its card goes back to the hand (ccn-6.48)', () => {
    const text = 'bottom.LN-E7x4_top.LN-F7x1s1_command-5-5';
    const start = ready(text);
    const gone = rolling(start, ATTACK, 'saber artillery artillery artillery');
    expect([at(gone, 'F7'), gone.hands.top.length, gone.tracks.top]).toEqual(['-', 5, {}]);
    expect(gone.hands.top).toContain(start.tracks.top[1]);
    expect(told(gone, 'square-over')).toHaveLength(1);
  });

  test('a square that attacks wins no ground (ccn-5.218)', () => {
    const won = rolling(ready('bottom.LN-E7x4s1_top.LN-F7x1_command-5-5'), ATTACK, 'saber');
    expect([at(won, 'F7'), won.tasks]).toEqual(['-', []]);
  });
});
