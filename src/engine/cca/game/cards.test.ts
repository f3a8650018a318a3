import { describe, expect, test } from 'vitest';
import { acted, rolling } from '../../testing/cca/acting.ts';
import { holding } from '../../testing/cca/placed.ts';
import { at, options, rolls, targets, why } from '../../testing/cca/seen.ts';
import type { DeckCard } from '../cards.ts';
import { CODES } from './position/deck.ts';
import type { GameState } from './state.ts';

/** The card is held, or played by the bottom player, who gives orders. */
const held = (text: string, card: DeckCard, last: GameState['last'] = null): GameState => ({
  ...holding(text, card),
  last,
});
const begun = (...[text, card, last]: Parameters<typeof held>) =>
  acted(held(text, card, last), `play ${CODES[card]}`);
const rolled = (text: string, card: DeckCard, faces: string) =>
  rolling(held(text, card), `play ${CODES[card]}`, faces);

const can = (game: GameState, what = 'order') => targets(game, what).join(' ');
const reaches = (game: GameState, from: string) => can(game, `move ${from}`);
const orders = (game: GameState, hexes: string) =>
  acted(game, hexes.replace(/\w\d/g, 'order $&').replaceAll(' order', '; order'));
const dice = (game: GameState) => rolls(game)[0]?.faces.length;

describe('Section cards', () => {
  // C5 and C9 stand on the dotted lines.
  const text = 'bottom.MI-C1-C5-C7-C9-C12.LD-C2_top.HI-I7';

  test.each([
    ['order-two-units-left', 'C1 C2 C5'],
    ['order-two-units-center', 'C5 C7 C9'],
    ['order-two-units-right', 'C9 C12'],
  ] as const)(
    '%s orders who stands in the section, a dotted line in both (cca-7.3)',
    (card, hexes) => {
      expect(can(begun(text, card))).toBe(hexes);
    },
  );

  test('no more than their number, and nobody twice', () => {
    const game = orders(begun(text, 'order-two-units-left'), 'C1 C5');
    expect(can(game)).toBe('');
    const told = ['C2', 'C1', 'C7', 'I7'].map((hex) => why(game, `order ${hex}`));
    expect(told).toEqual(['cca-18.3', 'cca-7.4', 'cca-18.3', 'cca-7.1']);
  });

  test.each([
    ['C5 C1', 'C9 C12'],
    ['C5 C9', 'C1 C2 C7 C12'],
  ])(
    'Coordinate Attack: one in each section, a line serves either (cca-case-063): %s',
    (given, left) => {
      expect(can(orders(begun(text, 'coordinate-attack'), given))).toBe(left);
    },
  );

  test('a leader may leave his unit by an order of his own (cca-8.35 to cca-8.39)', () => {
    const led = begun('bottom.MI-C7*-C9_top.HI-I7', 'order-three-units-center');
    expect(can(led, 'order-leader')).toBe('C7');
    const away = acted(orders(led, 'C9 C7'), 'order-leader C7; end; move-leader C7 C9');
    expect(at(away, 'C9')).toBe('MI4*');
    // The unit that he has joined moves without him: he stays behind (cca-8.38).
    const left = acted(away, 'move C9 D9');
    expect([at(left, 'C9'), at(left, 'D9')]).toEqual(['LD1', 'MI4']);
    expect(reaches(left, 'C9')).toBe('');
    expect(reaches(left, 'C7')).toContain('D7');
  });

  test('an attached leader goes along and has then moved (cca-8.34)', () => {
    const led = begun('bottom.MI-C7*_top.HI-I7', 'order-two-units-center');
    const game = acted(led, 'order C7; order-leader C7; end; move C7 D7');
    expect(at(game, 'D7')).toBe('MI4*');
    expect(options(game)).toEqual(['end']);
  });
});

describe('Counter Attack', () => {
  test('repeats the last card with left and right swapped (cca-18.32)', () => {
    const last = { card: 'order-two-units-left', section: null } as const;
    const game = begun('bottom.MI-C1-C5-C7-C9-C12_top.HI-I7', 'counter-attack', last);
    expect(can(game)).toBe('C9 C12');
  });

  test('a countered leader must be in the section that the opponent used (cca-18.33)', () => {
    const last = { card: 'leadership-any-section', section: 'left' } as const;
    const game = begun('bottom.MI-C1*-C7*-C12*_top.HI-I7', 'counter-attack', last);
    expect(can(game, 'lead')).toBe('C12');
  });

  test('without a card to repeat it is not played', () => {
    const game = held('bottom.MI-C1_top.HI-I7_command-2-2_cards.bottom-2L', 'counter-attack');
    expect(options(game)).toEqual(['play 2L']);
    expect(why(game, 'play CA')).toBe('cca-18.31');
  });
});

describe('Troop cards', () => {
  const text = 'bottom.LI-C1.AX-C2.LC-C3.WR-C4.MC-C5.HI-C6.EL-C7.CH-C8.LD-C9_top.HI-I7_command-3-3';

  test.each([
    ['order-light-troops', 'C1 C2 C3'],
    ['order-medium-troops', 'C4 C5'],
    ['order-heavy-troops', 'C6 C7 C8'],
    ['order-mounted', 'C3 C5 C7 C8 C9'],
    ['move-fire-move', 'C1 C2 C3'],
    ['mounted-charge', 'C3 C5 C7 C8'],
  ] as const)('%s orders those of its kind', (card, hexes) => {
    expect(can(begun(text, card))).toBe(hexes);
  });

  test('as many as Command (cca-18.26)', () => {
    const game = orders(begun(text, 'order-mounted'), 'C3 C5 C9');
    expect(can(game)).toBe('');
    expect(why(game, 'order C7')).toBe('cca-18.19');
  });

  test('with nobody of the kind one unit of choice, which acts by the basic rules', () => {
    const game = begun('bottom.HC-C1-C3.LD-C5_top.HI-I7', 'double-time');
    expect(can(game)).toBe('C1 C3');
    expect(can(orders(game, 'C1'))).toBe('');
  });

  test.each([
    ['order-light-troops', 'A3 B2 C1 C2'],
    ['order-two-units-left', ''],
  ] as const)(
    '%s: light foot passes a friend or not, when it moves two hexes (cca-18.16)',
    (card, hexes) => {
      const game = begun('bottom.LI-A1.MI-B1-A2_top.HI-I7', card);
      expect(reaches(acted(game, 'order A1; end'), 'A1')).toBe(hexes);
    },
  );
});

describe('Leadership cards', () => {
  const text = 'bottom.MI-C7*-C6-C8-D6-D7-B6-C11_top.HI-I7';
  const leading = (card: DeckCard) => acted(begun(text, card), 'lead C7');

  test('the leader, the unit in his hex, and units in three hexes next to him (cca-18.21)', () => {
    const game = leading('leadership-any-section');
    expect(game.board.C7?.order).not.toBeNull();
    expect(can(game)).toBe('B6 C6 C8 D6 D7');
    expect(why(game, 'order C11')).toBe('cca-18.21');
    expect(can(orders(game, 'C6 C8 D7'))).toBe('');
  });

  test('or one unit of choice instead', () => {
    const game = orders(begun(text, 'leadership-any-section'), 'C11');
    expect(options(game)).toEqual(['end']);
  });

  test('an inspired leader must be in his section and orders four hexes around', () => {
    expect(can(begun(text, 'inspired-left-leadership'), 'lead')).toBe('');
    const game = orders(leading('inspired-center-leadership'), 'C6 C8 D7');
    expect(can(game)).toBe('B6 D6');
  });
});

describe('Tactic cards', () => {
  test('Clash of Shields orders all in contact, adds two dice, and lets nobody move or fire', () => {
    const text = 'bottom.HI-E7.LB-C1_top.MI-F7.LI-F8x1-E1_goal-9';
    const game = acted(begun(text, 'clash-of-shields'), 'end');
    expect(game.phase).toBe('battle');
    expect(Object.values(game.board).filter(({ order }) => order)).toHaveLength(1);
    expect(dice(acted(game, 'attack E7 F7'))).toBe(7);
    expect(why(game, 'fire C1 E1')).toBe('cca-2.6');
  });

  test('Darken the Sky: no move, two fires of two dice each', () => {
    const text = 'bottom.LB-C7.AX-C1.MI-C3_top.MI-F7-F8_goal-9';
    const game = acted(begun(text, 'darken-the-sky'), 'end');
    expect(game.phase).toBe('battle');
    const twice = rolling(rolling(game, 'fire C7 F7', 'green red'), 'fire C7 F8', 'blue red');
    expect(at(twice, 'F8')).toBe('MI3');
    expect(why(twice, 'fire C7 F7')).toBe('cca-18.34');
  });

  test('Double Time: a block of four foot, two hexes and close combat, warriors three, no fire', () => {
    const text = 'bottom.MI-C3-C4.HI-C5.WR-C6.LI-C7-C11_top.AX-G6-F3';
    const game = begun(text, 'double-time');
    expect(can(orders(game, 'C3'))).toBe('C4');
    const four = orders(game, 'C3 C4 C5 C6');
    expect(why(four, 'order C7')).toBe('cca-18.35');
    const moving = acted(four, 'end');
    expect(reaches(moving, 'C3')).toContain('E3');
    expect(reaches(moving, 'C6')).toContain('F6');
    expect(why(moving, 'move C6 C9')).toBe('cca-18.36');
    expect(options(acted(moving, 'move C3 E3; end'))).toContain('attack E3 F3');
  });

  test('Line Command: a block of any size, one hex, then battle (cca-18.44, cca-18.45)', () => {
    const text = 'bottom.MI-C3-C4.WR-C5.LB-C6.LI-C7-C8-C11_top.AX-E5-F6';
    const moving = acted(orders(begun(text, 'line-command'), 'C3 C4 C5 C6 C7 C8'), 'end');
    expect(reaches(moving, 'C5')).toBe('B4 B5 D4 D5');
    expect(why(moving, 'move C8 E8')).toBe('cca-18.44');
    expect(dice(acted(moving, 'end; fire C6 F6'))).toBe(2);
    expect(why(acted(moving, 'move C6 B6; end'), 'fire B6 F6')).toBe('cca-10.12');
  });

  test('Move-Fire-Move: a move, a fire of one die, a second move, no close combat (cca-18.47)', () => {
    const text = 'bottom.LS-C7.LC-C1_top.MI-F7.LI-E1_goal-9';
    const moving = acted(orders(begun(text, 'move-fire-move'), 'C7 C1'), 'end; move C7 C8');
    const firing = acted(moving, 'move C1 D1; end');
    expect(why(firing, 'attack D1 E1')).toBe('cca-18.47');
    const fired = acted(firing, 'fire C8 F7');
    expect(dice(fired)).toBe(1);
    const again = acted(fired, 'end');
    expect(again.phase).toBe('move-again');
    const away = acted(again, 'move C8 A8');
    expect(why(away, 'move A8 B8')).toBe('cca-8.3');
    expect(acted(away, 'end').active).toBe('top');
  });

  test('Mounted Charge: heavy mounted move three, one die more, no fire (cca-18.49, cca-18.50)', () => {
    const text = 'bottom.HC-C7.MC-C1.LC-C13_top.HI-G7.MI-E13_goal-9';
    const moving = acted(orders(begun(text, 'mounted-charge'), 'C7 C1 C13'), 'end');
    expect(reaches(moving, 'C7')).toContain('F7');
    const there = acted(moving, 'move C7 F7; end');
    expect(why(there, 'fire C13 E13')).toBe('cca-18.49');
    expect(dice(acted(there, 'attack F7 G7'))).toBe(5);
  });

  const SPARTACUS = 'bottom.LI-C1-C2.MI-E7.HC-C12.LD-C3_top.HI-F7_command-3-3_goal-9';

  test.each([
    ['green flag swords', 'C1 C2'],
    ['red flag blue', 'C12 E7'],
    ['leader green swords', 'C1 C2 C3 C12 E7'],
  ])('I am Spartacus: the dice give the orders: %s', (faces, hexes) => {
    expect(can(rolled(SPARTACUS, 'i-am-spartacus', faces))).toBe(hexes);
  });

  test('I am Spartacus: one die more, and all cards are shuffled', () => {
    const helmet = rolled(SPARTACUS, 'i-am-spartacus', 'leader green swords');
    const used = orders(helmet, 'C1 E7');
    expect(can(used)).toBe('');
    expect(dice(acted(used, 'end; end; attack E7 F7'))).toBe(5);
    const over = acted(used, 'end; end; end');
    expect([over.discards.length, over.deck.length]).toEqual([0, 60 - 6]);
  });

  test('Rally: blocks return to units of the symbols rolled, next to a leader, and these are ordered', () => {
    const text = 'bottom.LI-C6x2-C1x1.MI-C7x3*.EL-C8x1.HI-B6.LD-C11_top.HI-I7_command-3-3';
    const game = rolled(text, 'rally', 'green blue leader');
    expect(can(game, 'rally')).toBe('C6 C7');
    const told = ['C1', 'C8', 'B6'].map((hex) => why(game, `rally ${hex}`));
    expect(told).toEqual(['cca-18.51', 'cca-18.53', 'cca-18.51']);
    const done = acted(game, 'rally C6; rally C6');
    expect(done.board.C6).toMatchObject({ blocks: 4, order: expect.anything() });
    expect(can(acted(done, 'rally C7'), 'rally')).toBe('');
  });

  test('Rally reaches next to a lone leader, not next to any friend; no other card rallies', () => {
    const text = 'bottom.LI-C6x2-C1x1.MI-D1.LD-D6_top.HI-I7_command-3-3';
    expect(can(rolled(text, 'rally', 'green green flag'), 'rally')).toBe('C6');
    const other = rolled(text, 'i-am-spartacus', 'green green flag');
    expect(can(other)).toBe('C1 C6');
    expect(why(other, 'rally C6')).toBe('cca-18.51');
  });

  test('First Strike waits for a close combat; alone in a hand it is spent without effect', () => {
    const kept = held('bottom.MI-C7_top.HI-I7_command-2-2_cards.bottom-2C', 'first-strike');
    expect(why(kept, 'play FS')).toBe('cca-18.38');
    for (const last of [null, { card: 'order-two-units-center', section: null } as const]) {
      const spent = begun('bottom.MI-C7_top.HI-I7_command-1-1', 'first-strike', last);
      expect(options(spent)).toEqual(['end']);
    }
  });
});

describe('the end of a turn', () => {
  const game = begun('bottom.MI-C7_top.HI-I7', 'order-two-units-center');

  test('the played card is discarded, one is drawn, and it is the other side’s turn (cca-16.1)', () => {
    const end = acted(game, 'end; end; end');
    expect(end).toMatchObject({ discards: ['order-two-units-center'], active: 'top' });
    expect(end.hands.bottom).toHaveLength(5);
    expect(end.last).toEqual({ card: 'order-two-units-center', section: null });
  });

  test('orders end with the turn', () => {
    const three = begun('bottom.MI-C7-C8*_top.HI-I7', 'order-three-units-center');
    const { board } = acted(three, 'order C7; order-leader C8; end; end; end');
    for (const piece of [board.C7, board.C8])
      expect(piece).toMatchObject({ order: null, leaderOrder: 'none' });
  });

  test('an empty deck is made anew from the discards (cca-16.2)', () => {
    const end = acted({ ...game, deck: [], discards: game.deck }, 'end; end; end');
    expect([end.discards.length, end.deck.length]).toEqual([0, 50]);
  });
});
