import { describe, expect, test } from 'vitest';
import { acted, rolling, until } from '../../testing/cca/acting.ts';
import { battling } from '../../testing/cca/placed.ts';
import { at, options, refused, rolls, told, why } from '../../testing/cca/seen.ts';
import { toDecide } from './play.ts';

const ATTACK = 'attack E7 F7';
const attacked = (text: string) => acted(battling(text, 'E7'), ATTACK);

describe('retreat example A: elephants throw back heavy cavalry (cca-case-026 to 028)', () => {
  const declared = attacked('bottom.EL-E7_top.LI-I6-I7-I8-I9.HC-F7');

  test('the cavalry may evade from elephants', () => {
    expect([toDecide(declared), ...options(declared)]).toEqual(['top', 'stand', 'evade']);
  });

  test('one flag is 3 hexes; the third cannot be made and costs a block; the elephants may advance', () => {
    let game = rolling(declared, 'stand', 'flag green blue green');
    expect(options(game)).toEqual(['go G7', 'go G8']);
    game = acted(game, 'go G8');
    expect(options(game)).toEqual(['go H7', 'go H8']);
    game = acted(game, 'go H8');
    expect(at(game, 'H8')).toBe('HC2');
    expect([toDecide(game), ...options(game)]).toEqual(['bottom', 'advance', 'pass']);
    expect(at(acted(game, 'advance'), 'F7')).toBe('EL2');
  });
});

test('retreat example B: warriors against elephants, two flags (cca-case-029 to 033)', () => {
  const before = battling('bottom.WR-E7*.MI-F8-F6_top.EL-F7.AX-G7.HI-G8', 'E7');
  const game = rolling(before, ATTACK, 'flag flag green blue');
  // No support for elephants, a rampage in five hexes, and each blocker loses two blocks.
  expect(rolls(game, 'rampage').map(({ faces }) => faces.length)).toEqual([2, 2, 2, 2, 2]);
  expect(rolls(game, 'rampage').filter(({ by }) => by === 'bottom')).toHaveLength(2);
  for (const hex of ['G7', 'G8']) {
    const lost = told(game, 'lost').flatMap((one) => (one.hex === hex ? one.blocks : []));
    const before = lost.slice(0, -1).reduce((a, b) => a + b, 0);
    expect(lost.at(-1)).toBe(Math.min(2, 4 - before));
  }
  expect(at(game, 'F7')).toBe('EL2');
  expect([toDecide(game), ...options(game)]).toEqual(['top', 'battle-back', 'pass']);
});

test('a leader stops a retreat: the cavalry joins him and may ignore the rest (cca-case-034)', () => {
  const declared = attacked('bottom.MI-E7_top.MC-F7.LD-G7');
  const back = rolling(declared, 'stand', 'flag green red green');
  expect(options(back)).toEqual(['go G7', 'go G8']);
  const game = acted(back, 'go G7');
  expect(options(game)).toEqual(['go H6', 'go H7', 'stop']);
  expect(at(acted(game, 'stop'), 'G7')).toBe('MC3*');
  expect(at(acted(game, 'go H6'), 'H6')).toBe('MC3*');
});

test('light cavalry with one free hex is eliminated: three hexes not made (cca-case-035)', () => {
  const declared = attacked('bottom.MI-E7_top.LC-F7.AX-H6-H7-G8_goal-1');
  const game = rolling(declared, 'stand', 'flag red blue blue');
  expect(at(game, 'G7')).toBe('-');
  expect(game).toMatchObject({ winner: 'bottom', banners: { bottom: 1, top: 0 } });
  expect(options(game)).toEqual([]);
  expect(refused(game, 'end')).toEqual({
    clause: 'cca-4.1',
    because: 'game/battle-is-over',
    with: { side: 'bottom' },
  });
});

test('special actions A: bows evade one hex where there is no other; only green hits (cca-case-037, 038)', () => {
  const declared = attacked('bottom.MI-E7_top.LB-F7.HI-G8-H6-H7');
  const game = rolling(declared, 'evade', 'swords flag green leader');
  expect([at(game, 'G7'), game.tasks]).toEqual(['LB3', []]);
  expect(why(game, ATTACK)).toBe('cca-11.4');
});

describe('special actions B and C: heavy cavalry (cca-case-039 to 042)', () => {
  const before = battling('bottom.HC-E7_top.LS-H8x3.CH-F7.MI-I7-I8-I9', 'E7');

  test('chariots do not evade from cavalry', () => {
    const [first] = acted(before, ATTACK).events;
    expect(first).toMatchObject({ event: 'rolled', why: 'attack' });
  });

  test('advance, one hex further, a bonus combat, and the hex of the slingers, but no third combat', () => {
    let game = rolling(before, ATTACK, 'flag green blue blue');
    game = acted(game, 'go G7; go H6; advance');
    expect(at(game, 'F7')).toBe('HC3');
    expect(options(game)).toContain('go G8');
    game = acted(game, 'go G8');
    expect(options(game)).toEqual(['attack G8 H8', 'pass']);
    game = rolling(game, 'attack G8 H8', 'green flag red blue');
    expect([toDecide(game), ...options(game)]).toEqual(['top', 'ignore 1', 'ignore 0']);
    game = acted(game, 'ignore 0');
    expect(at(game, 'H8')).toBe('-');
    game = acted(game, 'advance');
    expect(at(game, 'H8')).toBe('HC3');
    expect(options(game)).toEqual(['end']);
    expect(why(game, 'attack H8 I8')).toBe('cca-9.4');
  });
});

test('special actions D and E: heavy infantry with a leader (cca-case-043 to 045)', () => {
  // One block rolls 5 dice, the helmet hits, and after the advance cavalry evades from the bonus combat.
  const declared = attacked('bottom.HI-E7x1*_top.LI-F7x2.MC-G7_goal-5');
  let game = rolling(declared, 'stand', 'green leader blue blue red');
  expect(at(game, 'F7')).toBe('-');
  game = acted(game, 'advance; attack F7 G7');
  expect(options(game)).toEqual(['stand', 'evade']);
  game = rolling(game, 'evade', 'blue swords leader flag red');
  expect(at(game, 'G7')).toBe('MC2');
  expect([toDecide(game), ...options(game)]).toEqual(['top', 'go H6', 'go H7']);
});

test('First Strike: the attacked rolls first, the attacker may answer, nobody advances (cca-18.38 to cca-18.40)', () => {
  const declared = attacked('bottom.MI-E7_top.HI-F7_cards.top-FS');
  expect(options(declared)).toEqual(['stand', 'first-strike']);
  const held = rolling(declared, 'first-strike', 'green green red leader blue');
  expect(at(held, 'E7')).toBe('MI3');
  expect([toDecide(held), ...options(held)]).toEqual(['bottom', 'battle-back', 'pass']);
  const back = rolling(held, 'battle-back', 'red swords green green');
  expect(at(back, 'F7')).toBe('HI2');
  expect(options(back)).toEqual(['end']);
  expect(back.hands.top).toHaveLength(4);
  const end = acted(back, 'end');
  expect(told(end, 'drew').map(({ side }) => side)).toEqual(['top', 'bottom']);
  expect(end.hands.top).toHaveLength(5);
});

describe('leaders on their own', () => {
  const NO_HELMET = 'green blue flag swords';

  test('a leader whose unit is gone is checked and falls back one to three hexes (cca-15.2, cca-15.3)', () => {
    const declared = attacked('bottom.MI-E7_top.LI-F7x1*_goal-9');
    const game = until(
      declared,
      'stand',
      (end) => !end.board.F7 && end.tasks.at(-1)?.task === 'leader',
    );
    expect(options(game)).toEqual(['go G7', 'go G8']);
    const moved = acted(game, 'go G7');
    expect(options(moved)).toEqual(['go H6', 'go H7', 'stop']);
    const stopped = acted(moved, 'stop');
    expect(at(stopped, 'G7')).toBe('LD1');
    expect(options(stopped)).toEqual(['advance', 'pass']);
  });

  test('surrounded he escapes through a unit that rolls at him, or he is lost (cca-13.26 to cca-13.30)', () => {
    const before = battling('bottom.MI-E7.HI-G7-G8_top.LD-F7_goal-9', 'E7');
    const game = rolling(before, ATTACK, NO_HELMET);
    expect(options(game)).toEqual(['go G7', 'go G8']);
    const safe = rolling(game, 'go G7', `${NO_HELMET} red`);
    expect(options(safe)).toEqual(['go H6', 'go H7']);
    const lost = rolling(game, 'go G7', 'green blue flag leader red');
    expect(lost.banners.bottom).toBe(1);
    expect(options(lost)).toEqual(['end']);
  });

  test('at his own edge he may only leave, and nobody takes a banner (cca-13.25)', () => {
    const before = battling('bottom.MI-H7_top.LD-I7', 'H7');
    const game = rolling(before, 'attack H7 I7', NO_HELMET);
    expect([at(game, 'I7'), game.banners.bottom]).toEqual(['-', 0]);
  });
});
