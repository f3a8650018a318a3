import { describe, expect, test } from 'vitest';
import type { Hex } from '../../hexes/hex.ts';
import {
  acted,
  at,
  battling,
  holding,
  moving,
  options,
  ordering,
  refused,
  rolling,
  targets,
  told,
  until,
  why,
} from '../../testing/cca/script.ts';
import type { GameState } from '../game/state.ts';
import { EXITS } from './scenarios.ts';

/** The hexes from which somebody may leave. */
const exits = (game: GameState) => targets(game, 'exit').map((one) => one.slice(-2));

describe('Roman units leave over the Carthaginian edge (cca-19.28)', () => {
  const text = 'bottom.MI-D9-E9-J9.LC-G7_top.HI-A9_scenario-castulo';

  test('from the centre each is a banner, and gone', () => {
    const game = moving(text, 'E9');
    expect(exits(game)).toEqual(['E9']);
    const end = acted(game, 'exit E9 E9');
    expect(at(end, 'E9')).toBe('-');
    expect(end).toMatchObject({ banners: { bottom: 1, top: 0 }, winner: null });
    const who = { unit: 'MI', side: 'bottom', leader: false };
    expect(told(end, 'exited')).toEqual([
      { event: 'exited', from: 'E9', over: 'E9', ...who, clause: 'cca-19.28' },
    ]);
  });

  test('from the right too, and not from the left (cca-case-303)', () => {
    expect(exits(ordering(text, 'order-two-units-right', 'J9'))).toEqual(['J9']);
    const left = ordering(text, 'order-two-units-left', 'D9');
    expect(exits(left)).toEqual([]);
    expect(why(left, 'exit D9 D9')).toBe('cca-8.6');
  });

  test.each([
    ['D1', ['D1']],
    ['E1', ['E1']],
    ['J1', []],
  ])('left and right are those of the Roman, at whichever edge he sits: %s', (hex, over) => {
    const top = 'bottom.HI-G5_top.MI-D1-E1-J1_scenario-castulo.bottom-carthage_cards.top-CoA';
    expect(exits(acted(holding(top), `play CoA; order ${hex}; end`))).toEqual(over);
  });

  test('leaving is one hex of the move', () => {
    // Two hexes to the last row and one beyond it, or three and one.
    expect(exits(moving(text, 'G7'))).toEqual(['F9', 'G9', 'H9', 'I9']);
    const far = moving('bottom.MI-G8_top.HI-A9_scenario-castulo', 'G8');
    expect(exits(far)).toEqual([]);
    expect(why(far, 'exit G8 G9')).toBe('cca-8.18');
  });

  test('whoever has to stop on his way does not get out', () => {
    const game = moving('bottom.LC-E8_top.HI-A9_ground.forest-E9-F9_scenario-castulo', 'E8');
    // Round the wood: one hex to F8, one or two more to the last row, and one beyond it.
    expect(exits(game)).toEqual(['G9', 'H9']);
    expect(why(game, 'exit E8 E9')).toBe('cca-17.8');
  });

  test.each([
    ['without an order', '', 'exit G7 G9', 'cca-2.6'],
    ['of the enemy', '', 'exit A9 A9', 'cca-7.2'],
    ['twice', 'exit E9 E9', 'exit E9 E9', 'cca-7.2'],
    ['in the battle', 'end', 'exit E9 E9', 'cca-5.3'],
  ])('nobody leaves %s', (_, before, action, clause) => {
    const game = moving(text, 'E9');
    expect(why(before ? acted(game, before) : game, action)).toBe(clause);
  });

  test('the other edges stay shut, and the middle of the board is no edge', () => {
    const edges = 'bottom.LC-A5-G1-G5_top.HI-A9_scenario-castulo';
    expect(why(ordering(edges, 'order-two-units-left', 'A5'), 'exit A5 A5')).toBe('cca-8.6');
    const centre = moving(edges, 'G1', 'G5');
    expect(why(centre, 'exit G1 G1')).toBe('cca-8.6');
    const middle = refused(centre, 'exit G5 G6');
    expect(middle).toMatchObject({ clause: 'cca-8.7', because: 'game/not-at-an-edge' });
  });

  test.each([
    ['the Carthaginian', 'MI', '_scenario-castulo.bottom-carthage_turn-bottom'],
    ['anybody in another battle', 'MI', '_scenario-zama'],
    ['anybody at Baecula', 'MI', '_scenario-baecula'],
    ['anybody in a battle of nobody’s', 'MI', ''],
    ['a leader alone, who is no unit,', 'LD', '_scenario-castulo'],
  ])('%s may not', (_, unit, scenario) => {
    const game = moving(`bottom.${unit}-E9_top.HI-A9${scenario}`, 'E9');
    expect(exits(game)).toEqual([]);
    expect(why(game, 'exit E9 E9')).toBe('cca-8.6');
  });

  test('in the second move of Move-Fire-Move too, but not in a third', () => {
    const text = 'bottom.LI-E8_top.HI-A9_scenario-castulo';
    const again = acted(ordering(text, 'move-fire-move', 'E8'), 'move E8 E9; end; end');
    expect(exits(again)).toEqual(['E9', 'F9']);
    expect(why(acted(again, 'move E9 F9'), 'exit F9 F9')).toBe('cca-8.3');
  });

  test('the eighth banner wins the battle (cca-19.26)', () => {
    const end = acted(moving(`${text}_banners-7-0`, 'E9'), 'exit E9 E9');
    expect(end).toMatchObject({ winner: 'bottom', wonBy: 'cca-19.26', phase: 'over' });
    expect(options(end)).toEqual([]);
    expect(why(end, 'end')).toBe('cca-19.26');
  });

  test('an attached leader leaves with his unit, and is not lost (R97)', () => {
    const end = acted(moving('bottom.MI-E9*_top.HI-A9_scenario-castulo', 'E9'), 'exit E9 E9');
    expect(end.board).toEqual({ A9: expect.objectContaining({ unit: 'HI' }) });
    expect(end).toMatchObject({ banners: { bottom: 1, top: 0 }, winner: null });
    expect(told(end, 'exited')).toMatchObject([{ leader: true }]);
  });

  test('a leader who came to the unit this turn has moved, and stays', () => {
    const game = moving('bottom.MI-E9.LD-F9_top.HI-A9_scenario-castulo', 'E9', 'F9');
    const end = acted(game, 'move F9 E9; exit E9 E9');
    expect(at(end, 'E9')).toBe('LD1');
    expect(told(end, 'exited')).toMatchObject([{ leader: false }]);
  });
});

describe('the loss of Publius Scipio (cca-19.27)', () => {
  const against = (rest: string, scenario: string, hex: Hex = 'G5') =>
    battling(`${rest}_scenario-${scenario}.bottom-carthage_turn-bottom`, hex);
  const HIT = 'leader green green green';
  const MISS = 'green blue flag swords';
  const killed = (game: GameState) => rolling(game, 'attack G5 G6', HIT);
  const ONE = { bottom: 1, top: 0 };
  const LEADERS = 'bottom.MI-G5_top.LD-G6';

  test('killed, Carthage wins at once, with one banner of eight', () => {
    const end = killed(against(LEADERS, 'castulo'));
    expect(end).toMatchObject({ winner: 'bottom', wonBy: 'cca-19.27', banners: ONE });
    expect(told(end, 'won')).toEqual([{ event: 'won', side: 'bottom', clause: 'cca-19.27' }]);
    expect(options(end)).toEqual([]);
    expect(why(end, 'end')).toBe('cca-19.27');
  });

  test.each([
    ['elsewhere', against(LEADERS, 'zama')],
    ['of a Carthaginian', battling(`${LEADERS}_scenario-castulo`, 'G5')],
  ])('the loss of a leader %s is a banner and no more', (_, game) => {
    expect(killed(game)).toMatchObject({ winner: null, banners: ONE });
  });

  test.each([
    ['castulo', { winner: 'bottom', wonBy: 'cca-19.27' }],
    ['baecula', { winner: null }],
  ])('driven over his own edge he is lost too, without a banner (R64): %s', (scenario, end) => {
    const game = against('bottom.MI-G8_top.LD-G9', scenario, 'G8');
    const driven = rolling(game, 'attack G8 G9', MISS);
    expect(driven).toMatchObject({ ...end, banners: { bottom: 0, top: 0 } });
  });

  test('nothing of the combat is left to decide after it', () => {
    const declared = acted(against('bottom.MI-G5_top.LI-G6x1*', 'castulo'), 'attack G5 G6');
    const end = until(declared, 'stand', ({ winner }) => winner !== null);
    expect(end).toMatchObject({ wonBy: 'cca-19.27', tasks: [], combat: null });
    expect(end.banners.bottom).toBe(2);
  });
});

test('the sections from which one leaves are named as the queries name them', () => {
  expect(EXITS).toEqual(['left', 'left-and-centre', 'centre', 'centre-and-right', 'right']);
});
