import { describe, expect, test } from 'vitest';
import {
  acted,
  at,
  holding,
  options,
  rolling,
  rolls,
  targets,
  why,
} from '../../testing/cca/script.ts';
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
  // x of the hexes: A3 0, D4 7 and I4 17 on the dotted lines, G3 12.
  const text = 'bottom.MI-A3-D4-G3-I4-L3.LD-B3_top.HI-G9';

  test.each([
    ['order-two-units-left', 'A3 B3 D4'],
    ['order-two-units-center', 'D4 G3 I4'],
    ['order-two-units-right', 'I4 L3'],
  ] as const)(
    '%s orders who stands in the section, a dotted line in both (cca-7.3)',
    (card, hexes) => {
      expect(can(begun(text, card))).toBe(hexes);
    },
  );

  test('no more than their number, and nobody twice', () => {
    const game = orders(begun(text, 'order-two-units-left'), 'A3 D4');
    expect(can(game)).toBe('');
    const told = ['B3', 'A3', 'G3', 'G9'].map((hex) => why(game, `order ${hex}`));
    expect(told).toEqual(['cca-18.3', 'cca-7.4', 'cca-18.3', 'cca-7.1']);
  });

  test.each([
    ['D4 A3', 'I4 L3'],
    ['D4 I4', 'A3 B3 G3 L3'],
  ])(
    'Coordinate Attack: one in each section, a line serves either (cca-case-063): %s',
    (given, left) => {
      expect(can(orders(begun(text, 'coordinate-attack'), given))).toBe(left);
    },
  );

  test('a leader may leave his unit by an order of his own (cca-8.35 to cca-8.39)', () => {
    const led = begun('bottom.MI-G3*-I3_top.HI-G9', 'order-three-units-center');
    expect(can(led, 'order-leader')).toBe('G3');
    const away = acted(orders(led, 'I3 G3'), 'order-leader G3; end; move-leader G3 I3');
    expect(at(away, 'I3')).toBe('MI4*');
    // The unit that he has joined moves without him: he stays behind (cca-8.38).
    const left = acted(away, 'move I3 I4');
    expect([at(left, 'I3'), at(left, 'I4')]).toEqual(['LD1', 'MI4']);
    expect(reaches(left, 'I3')).toBe('');
    expect(reaches(left, 'G3')).toContain('G4');
  });

  test('an attached leader goes along and has then moved (cca-8.34)', () => {
    const led = begun('bottom.MI-G3*_top.HI-G9', 'order-two-units-center');
    const game = acted(led, 'order G3; order-leader G3; end; move G3 G4');
    expect(at(game, 'G4')).toBe('MI4*');
    expect(options(game)).toEqual(['end']);
  });
});

describe('Counter Attack', () => {
  test('repeats the last card with left and right swapped (cca-18.32)', () => {
    const last = { card: 'order-two-units-left', section: null } as const;
    const game = begun('bottom.MI-A3-D4-G3-I4-L3_top.HI-G9', 'counter-attack', last);
    expect(can(game)).toBe('I4 L3');
  });

  test('a countered leader must be in the section that the opponent used (cca-18.33)', () => {
    const last = { card: 'leadership-any-section', section: 'left' } as const;
    const game = begun('bottom.MI-A3*-G3*-L3*_top.HI-G9', 'counter-attack', last);
    expect(can(game, 'lead')).toBe('L3');
  });

  test('without a card to repeat it is not played', () => {
    const game = held('bottom.MI-A3_top.HI-G9_command-2-2_cards.bottom-2L', 'counter-attack');
    expect(options(game)).toEqual(['play 2L']);
    expect(why(game, 'play CA')).toBe('cca-18.31');
  });
});

describe('Troop cards', () => {
  const text = 'bottom.LI-A3.AX-B3.LC-C3.WR-D3.MC-E3.HI-F3.EL-G3.CH-H3.LD-I3_top.HI-G9_command-3-3';

  test.each([
    ['order-light-troops', 'A3 B3 C3'],
    ['order-medium-troops', 'D3 E3'],
    ['order-heavy-troops', 'F3 G3 H3'],
    ['order-mounted', 'C3 E3 G3 H3 I3'],
    ['move-fire-move', 'A3 B3 C3'],
    ['mounted-charge', 'C3 E3 G3 H3'],
  ] as const)('%s orders those of its kind', (card, hexes) => {
    expect(can(begun(text, card))).toBe(hexes);
  });

  test('as many as Command (cca-18.26)', () => {
    const game = orders(begun(text, 'order-mounted'), 'C3 E3 I3');
    expect(can(game)).toBe('');
    expect(why(game, 'order G3')).toBe('cca-18.19');
  });

  test('with nobody of the kind one unit of choice, which acts by the basic rules', () => {
    const game = begun('bottom.HC-A3-C3.LD-E3_top.HI-G9', 'double-time');
    expect(can(game)).toBe('A3 C3');
    expect(can(orders(game, 'A3'))).toBe('');
  });

  test.each([
    ['order-light-troops', 'A3 B2 B3 C1'],
    ['order-two-units-left', ''],
  ] as const)(
    '%s: light foot passes a friend or not, when it moves two hexes (cca-18.16)',
    (card, hexes) => {
      const game = begun('bottom.LI-A1.MI-A2-B1_top.HI-G9', card);
      expect(reaches(acted(game, 'order A1; end'), 'A1')).toBe(hexes);
    },
  );
});

describe('Leadership cards', () => {
  const text = 'bottom.MI-G3*-F3-H3-F4-G4-F2-K3_top.HI-G9';
  const leading = (card: DeckCard) => acted(begun(text, card), 'lead G3');

  test('the leader, the unit in his hex, and units in three hexes next to him (cca-18.21)', () => {
    const game = leading('leadership-any-section');
    expect(game.board.G3?.order).not.toBeNull();
    expect(can(game)).toBe('F2 F3 F4 G4 H3');
    expect(why(game, 'order K3')).toBe('cca-18.21');
    expect(can(orders(game, 'F3 H3 G4'))).toBe('');
  });

  test('or one unit of choice instead', () => {
    const game = orders(begun(text, 'leadership-any-section'), 'K3');
    expect(options(game)).toEqual(['end']);
  });

  test('an inspired leader must be in his section and orders four hexes around', () => {
    expect(can(begun(text, 'inspired-left-leadership'), 'lead')).toBe('');
    const game = orders(leading('inspired-center-leadership'), 'F3 H3 G4');
    expect(can(game)).toBe('F2 F4');
  });
});

describe('Tactic cards', () => {
  test('Clash of Shields orders all in contact, adds two dice, and lets nobody move or fire', () => {
    const text = 'bottom.HI-G5.LB-A3_top.MI-G6.LI-H6x1-A5_goal-9';
    const game = acted(begun(text, 'clash-of-shields'), 'end');
    expect(game.phase).toBe('battle');
    expect(Object.values(game.board).filter(({ order }) => order)).toHaveLength(1);
    expect(dice(acted(game, 'attack G5 G6'))).toBe(7);
    expect(why(game, 'fire A3 A5')).toBe('cca-2.6');
  });

  test('Darken the Sky: no move, two fires of two dice each', () => {
    const text = 'bottom.LB-G3.AX-A3.MI-C3_top.MI-G6-H6_goal-9';
    const game = acted(begun(text, 'darken-the-sky'), 'end');
    expect(game.phase).toBe('battle');
    const twice = rolling(rolling(game, 'fire G3 G6', 'green red'), 'fire G3 H6', 'blue red');
    expect(at(twice, 'H6')).toBe('MI3');
    expect(why(twice, 'fire G3 G6')).toBe('cca-18.34');
  });

  test('Double Time: a block of four foot, two hexes and close combat, warriors three, no fire', () => {
    const text = 'bottom.MI-C3-D3.HI-E3.WR-F3.LI-G3-K3_top.AX-F7-C6';
    const game = begun(text, 'double-time');
    expect(can(orders(game, 'C3'))).toBe('D3');
    const four = orders(game, 'C3 D3 E3 F3');
    expect(why(four, 'order G3')).toBe('cca-18.35');
    const moving = acted(four, 'end');
    expect(reaches(moving, 'C3')).toContain('C5');
    expect(reaches(moving, 'F3')).toContain('F6');
    expect(why(moving, 'move F3 I3')).toBe('cca-18.36');
    expect(options(acted(moving, 'move C3 C5; end'))).toContain('attack C5 C6');
  });

  test('Line Command: a block of any size, one hex, then battle (cca-18.44, cca-18.45)', () => {
    const text = 'bottom.MI-C3-D3.WR-E3.LB-F3.LI-G3-H3-K3_top.AX-E5-F6';
    const moving = acted(orders(begun(text, 'line-command'), 'C3 D3 E3 F3 G3 H3'), 'end');
    expect(reaches(moving, 'E3')).toBe('D2 D4 E2 E4');
    expect(why(moving, 'move H3 H5')).toBe('cca-18.44');
    expect(dice(acted(moving, 'end; fire F3 F6'))).toBe(2);
    expect(why(acted(moving, 'move F3 F2; end'), 'fire F2 F6')).toBe('cca-10.12');
  });

  test('Move-Fire-Move: a move, a fire of one die, a second move, no close combat (cca-18.47)', () => {
    const text = 'bottom.LS-G3.LC-A3_top.MI-G6.LI-A5_goal-9';
    const moving = acted(orders(begun(text, 'move-fire-move'), 'G3 A3'), 'end; move G3 H3');
    const firing = acted(moving, 'move A3 A4; end');
    expect(why(firing, 'attack A4 A5')).toBe('cca-18.47');
    const fired = acted(firing, 'fire H3 G6');
    expect(dice(fired)).toBe(1);
    const again = acted(fired, 'end');
    expect(again.phase).toBe('move-again');
    const away = acted(again, 'move H3 H1');
    expect(why(away, 'move H1 H2')).toBe('cca-8.3');
    expect(acted(away, 'end').active).toBe('top');
  });

  test('Mounted Charge: heavy mounted move three, one die more, no fire (cca-18.49, cca-18.50)', () => {
    const text = 'bottom.HC-G3.MC-A3.LC-M3_top.HI-G7.MI-M5_goal-9';
    const moving = acted(orders(begun(text, 'mounted-charge'), 'G3 A3 M3'), 'end');
    expect(reaches(moving, 'G3')).toContain('G6');
    const there = acted(moving, 'move G3 G6; end');
    expect(why(there, 'fire M3 M5')).toBe('cca-18.49');
    expect(dice(acted(there, 'attack G6 G7'))).toBe(5);
  });

  const SPARTACUS = 'bottom.LI-A3-B3.MI-G5.HC-L3.LD-C3_top.HI-G6_command-3-3_goal-9';

  test.each([
    ['green flag swords', 'A3 B3'],
    ['red flag blue', 'G5 L3'],
    ['leader green swords', 'A3 B3 C3 G5 L3'],
  ])('I am Spartacus: the dice give the orders: %s', (faces, hexes) => {
    expect(can(rolled(SPARTACUS, 'i-am-spartacus', faces))).toBe(hexes);
  });

  test('I am Spartacus: one die more, and all cards are shuffled', () => {
    const helmet = rolled(SPARTACUS, 'i-am-spartacus', 'leader green swords');
    const used = orders(helmet, 'A3 G5');
    expect(can(used)).toBe('');
    expect(dice(acted(used, 'end; end; attack G5 G6'))).toBe(5);
    const over = acted(used, 'end; end; end');
    expect([over.discards.length, over.deck.length]).toEqual([0, 60 - 6]);
  });

  test('Rally: blocks return to units of the symbols rolled, next to a leader, and these are ordered', () => {
    const text = 'bottom.LI-F3x2-A3x1.MI-G3x3*.EL-H3x1.HI-F2.LD-K3_top.HI-G9_command-3-3';
    const game = rolled(text, 'rally', 'green blue leader');
    expect(can(game, 'rally')).toBe('F3 G3');
    const told = ['A3', 'H3', 'F2'].map((hex) => why(game, `rally ${hex}`));
    expect(told).toEqual(['cca-18.51', 'cca-18.53', 'cca-18.51']);
    const done = acted(game, 'rally F3; rally F3');
    expect(done.board.F3).toMatchObject({ blocks: 4, order: expect.anything() });
    expect(can(acted(done, 'rally G3'), 'rally')).toBe('');
  });

  test('Rally reaches next to a lone leader, not next to any friend; no other card rallies', () => {
    const text = 'bottom.LI-F3x2-A3x1.MI-A4.LD-F4_top.HI-G9_command-3-3';
    expect(can(rolled(text, 'rally', 'green green flag'), 'rally')).toBe('F3');
    const other = rolled(text, 'i-am-spartacus', 'green green flag');
    expect(can(other)).toBe('A3 F3');
    expect(why(other, 'rally F3')).toBe('cca-18.51');
  });

  test('First Strike waits for a close combat; alone in a hand it is spent without effect', () => {
    const kept = held('bottom.MI-G3_top.HI-G9_command-2-2_cards.bottom-2C', 'first-strike');
    expect(why(kept, 'play FS')).toBe('cca-18.38');
    for (const last of [null, { card: 'order-two-units-center', section: null } as const]) {
      const spent = begun('bottom.MI-G3_top.HI-G9_command-1-1', 'first-strike', last);
      expect(options(spent)).toEqual(['end']);
    }
  });
});

describe('the end of a turn', () => {
  const game = begun('bottom.MI-G3_top.HI-G9', 'order-two-units-center');

  test('the played card is discarded, one is drawn, and it is the other side’s turn (cca-16.1)', () => {
    const end = acted(game, 'end; end; end');
    expect(end).toMatchObject({ discards: ['order-two-units-center'], active: 'top' });
    expect(end.hands.bottom).toHaveLength(5);
    expect(end.last).toEqual({ card: 'order-two-units-center', section: null });
  });

  test('orders end with the turn', () => {
    const three = begun('bottom.MI-G3-H3*_top.HI-G9', 'order-three-units-center');
    const { board } = acted(three, 'order G3; order-leader H3; end; end; end');
    for (const piece of [board.G3, board.H3])
      expect(piece).toMatchObject({ order: null, leaderOrder: 'none' });
  });

  test('an empty deck is made anew from the discards (cca-16.2)', () => {
    const end = acted({ ...game, deck: [], discards: game.deck }, 'end; end; end');
    expect([end.discards.length, end.deck.length]).toEqual([0, 50]);
  });
});
