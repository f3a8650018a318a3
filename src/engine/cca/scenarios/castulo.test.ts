import { describe, expect, test } from 'vitest';
import type { Hex } from '../../hexes/hex.ts';
import { acted, rolling, until } from '../../testing/cca/acting.ts';
import { battling, holding, moving, ordering } from '../../testing/cca/placed.ts';
import { at, options, refused, targets, told, why } from '../../testing/cca/seen.ts';
import type { GameState } from '../game/state.ts';
import { EXITS } from './scenarios.ts';

/** The hexes from which somebody may leave. */
const exits = (game: GameState) => targets(game, 'exit').map((one) => one.split(' ').at(-1));

describe('Roman units leave over the Carthaginian edge (cca-19.28)', () => {
  const text = 'bottom.MI-I4-I6-I10.LC-G7_top.HI-I1_scenario-castulo';

  test('from the centre each is a banner, and gone', () => {
    const game = moving(text, 'I6');
    expect(exits(game)).toEqual(['I6']);
    const end = acted(game, 'exit I6 I6');
    expect(at(end, 'I6')).toBe('-');
    expect(end).toMatchObject({ banners: { bottom: 1, top: 0 }, winner: null });
    const who = { unit: 'MI', side: 'bottom', leader: false };
    expect(told(end, 'exited')).toEqual([
      { event: 'exited', from: 'I6', over: 'I6', ...who, clause: 'cca-19.28' },
    ]);
  });

  test('a hex that the dotted line cuts is of the centre too (cca-2.5)', () => {
    expect(exits(moving('bottom.MI-I5_top.HI-I1_scenario-castulo', 'I5'))).toEqual(['I5']);
    // Nor past an enemy, nor from I3 and I4, which are of the left.
    expect(exits(moving('bottom.LI-H5_top.HI-I5_scenario-castulo', 'H5'))).toEqual(['I6']);
    const far = moving('bottom.LC-G5_top.HI-A1_scenario-castulo', 'G5');
    expect(exits(far)).toEqual(['I5', 'I6', 'I7']);
    // Over his own edge nobody leaves.
    expect(why(moving('bottom.LI-H5_top.HI-A1_scenario-castulo', 'H5'), 'exit H5 A5')).toBe(
      'cca-8.6',
    );
  });

  test('from the right too, and not from the left (cca-case-303)', () => {
    expect(exits(ordering(text, 'order-two-units-right', 'I10'))).toEqual(['I10']);
    const left = ordering(text, 'order-two-units-left', 'I4');
    expect(exits(left)).toEqual([]);
    expect(why(left, 'exit I4 I4')).toBe('cca-8.6');
  });

  test.each([
    ['A4', ['A4']],
    ['A5', ['A5']],
    ['A10', []],
  ])('left and right are those of the Roman, at whichever edge he sits: %s', (hex, over) => {
    const top = 'bottom.HI-E7_top.MI-A4-A5-A10_scenario-castulo.bottom-carthage_cards.top-CoA';
    expect(exits(acted(holding(top), `play CoA; order ${hex}; end`))).toEqual(over);
  });

  test('leaving is one hex of the move', () => {
    // Two hexes to the last row and one beyond it, or three and one.
    expect(exits(moving(text, 'G7'))).toEqual(['I5', 'I7', 'I8', 'I9']);
    const far = moving('bottom.MI-H7_top.HI-I1_scenario-castulo', 'H7');
    expect(exits(far)).toEqual([]);
    expect(why(far, 'exit H7 I7')).toBe('cca-8.18');
  });

  test('whoever has to stop on his way does not get out', () => {
    const game = moving('bottom.LC-H5_top.HI-I1_ground.forest-I5-I6_scenario-castulo', 'H5');
    // Round the wood: one hex to H6, one or two more to the last row, and one beyond it.
    expect(exits(game)).toEqual(['I7', 'I8']);
    expect(why(game, 'exit H5 I6')).toBe('cca-17.8');
  });

  test.each([
    ['without an order', '', 'exit G7 I7', 'cca-2.6'],
    ['of the enemy', '', 'exit I1 I1', 'cca-7.2'],
    ['twice', 'exit I6 I6', 'exit I6 I6', 'cca-7.2'],
    ['in the battle', 'end', 'exit I6 I6', 'cca-5.3'],
  ])('nobody leaves %s', (_, before, action, clause) => {
    const game = moving(text, 'I6');
    expect(why(before ? acted(game, before) : game, action)).toBe(clause);
  });

  test('the other edges stay shut, and the middle of the board is no edge', () => {
    const edges = 'bottom.LC-E1-A7-E7_top.HI-I1_scenario-castulo';
    expect(why(ordering(edges, 'order-two-units-left', 'E1'), 'exit E1 E1')).toBe('cca-8.6');
    const centre = moving(edges, 'A7', 'E7');
    expect(why(centre, 'exit A7 A7')).toBe('cca-8.6');
    const middle = refused(centre, 'exit E7 F7');
    expect(middle).toMatchObject({ clause: 'cca-8.7', because: 'game/not-at-an-edge' });
  });

  test.each([
    ['the Carthaginian', 'MI', '_scenario-castulo.bottom-carthage_turn-bottom'],
    ['anybody in another battle', 'MI', '_scenario-zama'],
    ['anybody at Baecula', 'MI', '_scenario-baecula'],
    ['anybody in a battle of nobody’s', 'MI', ''],
    ['a leader alone, who is no unit,', 'LD', '_scenario-castulo'],
  ])('%s may not', (_, unit, scenario) => {
    const game = moving(`bottom.${unit}-I5_top.HI-I1${scenario}`, 'I5');
    expect(exits(game)).toEqual([]);
    expect(why(game, 'exit I5 I5')).toBe('cca-8.6');
  });

  test('in the second move of Move-Fire-Move too, but not in a third', () => {
    const text = 'bottom.LI-H5_top.HI-I1_scenario-castulo';
    const again = acted(ordering(text, 'move-fire-move', 'H5'), 'move H5 I5; end; end');
    expect(exits(again)).toEqual(['I5', 'I6']);
    expect(why(acted(again, 'move I5 I6'), 'exit I6 I6')).toBe('cca-8.3');
  });

  test('the eighth banner wins the battle (cca-19.26)', () => {
    const end = acted(moving(`${text}_banners-7-0`, 'I6'), 'exit I6 I6');
    expect(end).toMatchObject({ winner: 'bottom', wonBy: 'cca-19.26', phase: 'over' });
    expect(options(end)).toEqual([]);
    expect(why(end, 'end')).toBe('cca-19.26');
  });

  test('an attached leader leaves with his unit, and is not lost (R97)', () => {
    const end = acted(moving('bottom.MI-I5*_top.HI-I1_scenario-castulo', 'I5'), 'exit I5 I5');
    expect(end.board).toEqual({ I1: expect.objectContaining({ unit: 'HI' }) });
    expect(end).toMatchObject({ banners: { bottom: 1, top: 0 }, winner: null });
    expect(told(end, 'exited')).toMatchObject([{ leader: true }]);
  });

  test('a leader who came to the unit this turn has moved, and stays', () => {
    const game = moving('bottom.MI-I5.LD-I6_top.HI-I1_scenario-castulo', 'I5', 'I6');
    const end = acted(game, 'move I6 I5; exit I5 I5');
    expect(at(end, 'I5')).toBe('LD1');
    expect(told(end, 'exited')).toMatchObject([{ leader: false }]);
  });
});

describe('the loss of Publius Scipio (cca-19.27)', () => {
  const against = (rest: string, scenario: string, hex: Hex = 'E7') =>
    battling(`${rest}_scenario-${scenario}.bottom-carthage_turn-bottom`, hex);
  const HIT = 'leader green green green';
  const MISS = 'green blue flag swords';
  const killed = (game: GameState) => rolling(game, 'attack E7 F7', HIT);
  const ONE = { bottom: 1, top: 0 };
  const LEADERS = 'bottom.MI-E7_top.LD-F7';

  test('killed, Carthage wins at once, with one banner of eight', () => {
    const end = killed(against(LEADERS, 'castulo'));
    expect(end).toMatchObject({ winner: 'bottom', wonBy: 'cca-19.27', banners: ONE });
    expect(told(end, 'won')).toEqual([{ event: 'won', side: 'bottom', clause: 'cca-19.27' }]);
    expect(options(end)).toEqual([]);
    expect(why(end, 'end')).toBe('cca-19.27');
  });

  test.each([
    ['elsewhere', against(LEADERS, 'zama')],
    ['of a Carthaginian', battling(`${LEADERS}_scenario-castulo`, 'E7')],
  ])('the loss of a leader %s is a banner and no more', (_, game) => {
    expect(killed(game)).toMatchObject({ winner: null, banners: ONE });
  });

  test.each([
    ['castulo', { winner: 'bottom', wonBy: 'cca-19.27' }],
    ['baecula', { winner: null }],
  ])('driven over his own edge he is lost too, without a banner (R64): %s', (scenario, end) => {
    const game = against('bottom.MI-H7_top.LD-I7', scenario, 'H7');
    const driven = rolling(game, 'attack H7 I7', MISS);
    expect(driven).toMatchObject({ ...end, banners: { bottom: 0, top: 0 } });
  });

  test('nothing of the combat is left to decide after it', () => {
    const declared = acted(against('bottom.MI-E7_top.LI-F7x1*', 'castulo'), 'attack E7 F7');
    const end = until(declared, 'stand', ({ winner }) => winner !== null);
    expect(end).toMatchObject({ wonBy: 'cca-19.27', tasks: [], combat: null });
    expect(end.banners.bottom).toBe(2);
  });
});

test('the sections from which one leaves are named as the queries name them', () => {
  expect(EXITS).toEqual(['left', 'left-and-centre', 'centre', 'centre-and-right', 'right']);
});
