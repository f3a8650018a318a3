import { describe, expect, test } from 'vitest';
import type { Hex } from '../../hexes/hex.ts';
import { played, position, withDice } from '../../testing/cca/fixtures.ts';
import type { DeckCard } from '../cards.ts';
import { apply, legal, refusal } from './play.ts';
import { start } from './position/setup.ts';
import type { Action, GameState } from './state.ts';

const END: Action = { do: 'end' };
const play = (card: DeckCard): Action => ({ do: 'play', card });
const order = (...hexes: Hex[]) => hexes.map((hex): Action => ({ do: 'order', hex }));
const move = (from: Hex, to: Hex): Action => ({ do: 'move', from, to });
const attack = (from: Hex, to: Hex): Action => ({ do: 'attack', from, to });
const fire = (from: Hex, to: Hex): Action => ({ do: 'fire', from, to });

function holding(text: string, card: DeckCard, last: GameState['last'] = null): GameState {
  const set = position(text);
  const hands = { ...set.hands, bottom: [...set.hands.bottom, card] };
  return { ...start({ ...set, hands }, 1), last };
}
const begun = (text: string, card: DeckCard, last: GameState['last'] = null) =>
  played(holding(text, card, last), play(card));

const can = (game: GameState, what: Action['do']) =>
  legal(game)
    .flatMap((action) => (action.do === what && 'hex' in action ? [action.hex] : []))
    .sort();
const reaches = (game: GameState, from: Hex) =>
  legal(game)
    .flatMap((action) => (action.do === 'move' && action.from === from ? [action.to] : []))
    .sort();
const why = (game: GameState, action: Action) => refusal(game, action)?.clause ?? null;
const rolled = (game: GameState) =>
  game.events.flatMap((one) => (one.event === 'rolled' ? [one] : []))[0];

describe('Section cards', () => {
  // x of the hexes: A3 0, D4 7 and I4 17 on the dotted lines, G3 12.
  const text = 'cca1_bottom.MI-A3-D4-G3-I4-L3.LD-B3_top.HI-G9';

  test('order who stands in the section; a dotted line belongs to both (cca-7.3)', () => {
    expect(can(begun(text, 'order-two-units-left'), 'order')).toEqual(['A3', 'B3', 'D4']);
    expect(can(begun(text, 'order-two-units-center'), 'order')).toEqual(['D4', 'G3', 'I4']);
    expect(can(begun(text, 'order-two-units-right'), 'order')).toEqual(['I4', 'L3']);
  });

  test('no more than their number, and nobody twice', () => {
    const game = played(begun(text, 'order-two-units-left'), ...order('A3', 'D4'));
    expect(can(game, 'order')).toEqual([]);
    expect(why(game, { do: 'order', hex: 'B3' })).toBe('cca-18.3');
    expect(why(game, { do: 'order', hex: 'A3' })).toBe('cca-7.4');
    expect(why(game, { do: 'order', hex: 'G3' })).toBe('cca-18.3');
    expect(why(game, { do: 'order', hex: 'G9' })).toBe('cca-7.1');
  });

  test('Coordinate Attack: one order in each section, a line serves either (cca-case-063)', () => {
    const game = played(begun(text, 'coordinate-attack'), ...order('D4', 'A3'));
    expect(can(game, 'order')).toEqual(['I4', 'L3']);
    const both = played(begun(text, 'coordinate-attack'), ...order('D4', 'I4'));
    expect(can(both, 'order')).toEqual(['A3', 'B3', 'G3', 'L3']);
  });

  test('a leader may leave his unit by an order of his own (cca-8.35 to cca-8.39)', () => {
    const led = begun('cca1_bottom.MI-G3*-I3_top.HI-G9', 'order-three-units-center');
    expect(can(led, 'order-leader')).toEqual(['G3']);
    const game = played(led, ...order('I3', 'G3'), { do: 'order-leader', hex: 'G3' }, END);
    expect(can(game, 'order')).toEqual([]);
    const away = played(game, { do: 'move-leader', from: 'G3', to: 'I3' });
    expect(away.board.I3).toMatchObject({ unit: 'MI', leader: true });
    // The unit that he has joined moves without him: he stays behind (cca-8.38).
    const left = played(away, move('I3', 'I4'));
    expect(left.board.I3).toMatchObject({ unit: 'LD' });
    expect(left.board.I4).toMatchObject({ unit: 'MI', leader: false });
    expect(reaches(left, 'I3')).toEqual([]);
    expect(reaches(left, 'G3')).toContain('G4');
  });

  test('an attached leader goes along and has then moved (cca-8.34)', () => {
    const game = played(
      begun('cca1_bottom.MI-G3*_top.HI-G9', 'order-two-units-center'),
      ...order('G3'),
      { do: 'order-leader', hex: 'G3' },
      END,
      move('G3', 'G4'),
    );
    expect(game.board.G4).toMatchObject({ unit: 'MI', leader: true });
    expect(legal(game)).toEqual([END]);
  });
});

describe('Counter Attack', () => {
  test('repeats the last card with left and right swapped (cca-18.32)', () => {
    const text = 'cca1_bottom.MI-A3-D4-G3-I4-L3_top.HI-G9';
    const game = begun(text, 'counter-attack', { card: 'order-two-units-left', section: null });
    expect(can(game, 'order')).toEqual(['I4', 'L3']);
  });

  test('a countered leader must be in the section that the opponent used (cca-18.33)', () => {
    const text = 'cca1_bottom.MI-A3*-G3*-L3*_top.HI-G9';
    const last = { card: 'leadership-any-section', section: 'left' } as const;
    expect(can(begun(text, 'counter-attack', last), 'lead')).toEqual(['L3']);
  });

  test('without a card to repeat it is not played', () => {
    const game = holding(
      'cca1_bottom.MI-A3_top.HI-G9_command-2-2_cards.bottom-2L',
      'counter-attack',
    );
    expect(legal(game)).toEqual([play('order-two-units-left')]);
    expect(why(game, play('counter-attack'))).toBe('cca-18.31');
  });
});

describe('Troop cards', () => {
  const text =
    'cca1_bottom.LI-A3.AX-B3.LC-C3.WR-D3.MC-E3.HI-F3.EL-G3.CH-H3.LD-I3_top.HI-G9_command-3-3';

  test.each([
    ['order-light-troops', ['A3', 'B3', 'C3']],
    ['order-medium-troops', ['D3', 'E3']],
    ['order-heavy-troops', ['F3', 'G3', 'H3']],
    ['order-mounted', ['C3', 'E3', 'G3', 'H3', 'I3']],
    ['move-fire-move', ['A3', 'B3', 'C3']],
    ['mounted-charge', ['C3', 'E3', 'G3', 'H3']],
  ] as const)('%s orders those of its kind', (card, hexes) => {
    expect(can(begun(text, card), 'order')).toEqual(hexes);
  });

  test('as many as Command (cca-18.26)', () => {
    const game = played(begun(text, 'order-mounted'), ...order('C3', 'E3', 'I3'));
    expect(can(game, 'order')).toEqual([]);
    expect(why(game, { do: 'order', hex: 'G3' })).toBe('cca-18.19');
  });

  test('with nobody of the kind one unit of choice, which acts by the basic rules', () => {
    const game = begun('cca1_bottom.HC-A3-C3.LD-E3_top.HI-G9', 'double-time');
    expect(can(game, 'order')).toEqual(['A3', 'C3']);
    expect(can(played(game, ...order('A3')), 'order')).toEqual([]);
  });

  test('under Order Light Troops light foot passes a friend when it moves two hexes (cca-18.16)', () => {
    const walled = 'cca1_bottom.LI-A1.MI-A2-B1_top.HI-G9';
    const moving = (card: DeckCard) => played(begun(walled, card), ...order('A1'), END);
    expect(reaches(moving('order-light-troops'), 'A1')).toEqual(['A3', 'B2', 'B3', 'C1']);
    expect(reaches(moving('order-two-units-left'), 'A1')).toEqual([]);
  });
});

describe('Leadership cards', () => {
  const text = 'cca1_bottom.MI-G3*-F3-H3-F4-G4-F2-K3_top.HI-G9';

  test('the leader, the unit in his hex, and units in three hexes next to him (cca-18.21)', () => {
    const game = played(begun(text, 'leadership-any-section'), { do: 'lead', hex: 'G3' });
    expect(game.board.G3?.order).not.toBeNull();
    expect(can(game, 'order')).toEqual(['F2', 'F3', 'F4', 'G4', 'H3']);
    expect(why(game, { do: 'order', hex: 'K3' })).toBe('cca-18.21');
    expect(can(played(game, ...order('F3', 'H3', 'G4')), 'order')).toEqual([]);
  });

  test('or one unit of choice instead', () => {
    const game = played(begun(text, 'leadership-any-section'), ...order('K3'));
    expect(legal(game)).toEqual([END]);
  });

  test('an inspired leader must be in his section and orders four hexes around', () => {
    expect(can(begun(text, 'inspired-left-leadership'), 'lead')).toEqual([]);
    const game = played(begun(text, 'inspired-center-leadership'), { do: 'lead', hex: 'G3' });
    expect(can(played(game, ...order('F3', 'H3', 'G4')), 'order')).toEqual(['F2', 'F4']);
  });
});

describe('Tactic cards', () => {
  test('Clash of Shields orders all in contact, adds two dice, and lets nobody move or fire', () => {
    const text = 'cca1_bottom.HI-G5.LB-A3_top.MI-G6.LI-H6x1.LI-A5_goal-9';
    const game = played(
      begun(text.replace('.LI-H6x1.LI-A5', '.LI-H6x1-A5'), 'clash-of-shields'),
      END,
    );
    expect(game.phase).toBe('battle');
    expect(Object.entries(game.board).filter(([, one]) => one.order)).toHaveLength(1);
    expect(rolled(played(game, attack('G5', 'G6')))?.faces).toHaveLength(7);
    expect(why(game, fire('A3', 'A5'))).toBe('cca-2.6');
  });

  test('Darken the Sky: no move, two fires of two dice each', () => {
    const text = 'cca1_bottom.LB-G3.AX-A3.MI-C3_top.MI-G6-H6_goal-9';
    const game = played(begun(text, 'darken-the-sky'), END);
    expect(game.phase).toBe('battle');
    const once = withDice(game, fire('G3', 'G6'), 'green', 'red');
    const twice = withDice(once, fire('G3', 'H6'), 'blue', 'red');
    expect(twice.board.H6?.blocks).toBe(3);
    expect(why(twice, fire('G3', 'G6'))).toBe('cca-18.34');
  });

  test('Double Time: a block of four foot, two hexes and close combat, warriors three, no fire', () => {
    const text = 'cca1_bottom.MI-C3-D3.HI-E3.WR-F3.LI-G3-K3_top.AX-F7-C6';
    const game = begun(text, 'double-time');
    const four = played(game, ...order('C3', 'D3', 'E3', 'F3'));
    expect(can(played(game, ...order('C3')), 'order')).toEqual(['D3']);
    expect(why(four, { do: 'order', hex: 'G3' })).toBe('cca-18.35');
    const moving = played(four, END);
    expect(reaches(moving, 'C3')).toContain('C5');
    expect(reaches(moving, 'F3')).toContain('F6');
    expect(why(moving, move('F3', 'I3'))).toBe('cca-18.36');
    const there = played(moving, move('C3', 'C5'), END);
    expect(legal(there)).toContainEqual(attack('C5', 'C6'));
  });

  test('Line Command: a block of any size, one hex, then battle (cca-18.44, cca-18.45)', () => {
    const text = 'cca1_bottom.MI-C3-D3.WR-E3.LB-F3.LI-G3-H3-K3_top.AX-E5-F6';
    const moving = played(
      begun(text, 'line-command'),
      ...order('C3', 'D3', 'E3', 'F3', 'G3', 'H3'),
      END,
    );
    expect(reaches(moving, 'E3')).toEqual(['D2', 'D4', 'E2', 'E4']);
    expect(why(moving, move('H3', 'H5'))).toBe('cca-18.44');
    const shooting = played(moving, move('F3', 'F2'), END);
    expect(rolled(played(moving, END, fire('F3', 'F6')))?.faces).toHaveLength(2);
    expect(why(shooting, fire('F2', 'F6'))).toBe('cca-10.12');
  });

  test('Move-Fire-Move: a move, a fire of one die, a second move, no close combat (cca-18.47)', () => {
    const text = 'cca1_bottom.LS-G3.LC-A3_top.MI-G6.LI-A5_goal-9';
    const moving = played(
      begun(text, 'move-fire-move'),
      ...order('G3', 'A3'),
      END,
      move('G3', 'H3'),
    );
    const firing = played(moving, move('A3', 'A4'), END);
    expect(why(firing, attack('A4', 'A5'))).toBe('cca-18.47');
    const fired = played(firing, fire('H3', 'G6'));
    expect(rolled(fired)?.faces).toHaveLength(1);
    const again = played(fired, END);
    expect(again.phase).toBe('move-again');
    const away = played(again, move('H3', 'H1'));
    expect(why(away, move('H1', 'H2'))).toBe('cca-8.3');
    expect(played(away, END).active).toBe('top');
  });

  test('Mounted Charge: heavy mounted move three, one die more, no fire (cca-18.49, cca-18.50)', () => {
    const text = 'cca1_bottom.HC-G3.MC-A3.LC-M3_top.HI-G7.MI-M5_goal-9';
    const moving = played(begun(text, 'mounted-charge'), ...order('G3', 'A3', 'M3'), END);
    expect(reaches(moving, 'G3')).toContain('G6');
    const there = played(moving, move('G3', 'G6'), END);
    expect(why(there, fire('M3', 'M5'))).toBe('cca-18.49');
    expect(rolled(played(there, attack('G6', 'G7')))?.faces).toHaveLength(5);
  });

  test('I am Spartacus: dice give the orders, one die more, and all cards are shuffled', () => {
    const text = 'cca1_bottom.LI-A3-B3.MI-G5.HC-L3.LD-C3_top.HI-G6_command-3-3_goal-9';
    const dice = (...faces: Parameters<typeof withDice>[2][]) =>
      withDice(holding(text, 'i-am-spartacus'), play('i-am-spartacus'), ...faces);
    expect(can(dice('green', 'flag', 'swords'), 'order')).toEqual(['A3', 'B3']);
    expect(can(dice('red', 'flag', 'blue'), 'order')).toEqual(['G5', 'L3']);
    const helmet = dice('leader', 'green', 'swords');
    expect(can(helmet, 'order')).toEqual(['A3', 'B3', 'C3', 'G5', 'L3']);
    const used = played(helmet, ...order('A3', 'G5'));
    expect(can(used, 'order')).toEqual([]);
    const fighting = played(used, END, END, attack('G5', 'G6'));
    expect(rolled(fighting)?.faces).toHaveLength(5);
    const over = played(used, END, END, END);
    expect(over.discards).toEqual([]);
    expect(over.deck).toHaveLength(60 - 6);
  });

  test('Rally: blocks return to units of the symbols rolled, next to a leader, and these are ordered', () => {
    const text = 'cca1_bottom.LI-F3x2-A3x1.MI-G3x3*.EL-H3x1.HI-F2.LD-K3_top.HI-G9_command-3-3';
    const game = withDice(holding(text, 'rally'), play('rally'), 'green', 'blue', 'leader');
    expect(can(game, 'rally')).toEqual(['F3', 'G3']);
    expect(why(game, { do: 'rally', hex: 'A3' })).toBe('cca-18.51');
    expect(why(game, { do: 'rally', hex: 'H3' })).toBe('cca-18.53');
    expect(why(game, { do: 'rally', hex: 'F2' })).toBe('cca-18.51');
    const done = played(game, { do: 'rally', hex: 'F3' }, { do: 'rally', hex: 'F3' });
    expect(done.board.F3).toMatchObject({ blocks: 4 });
    expect(done.board.F3?.order).not.toBeNull();
    expect(can(played(done, { do: 'rally', hex: 'G3' }), 'rally')).toEqual([]);
  });

  test('Rally reaches next to a lone leader, not next to any friend; no other card rallies', () => {
    const text = 'cca1_bottom.LI-F3x2-A3x1.MI-A4.LD-F4_top.HI-G9_command-3-3';
    const dice = ['green', 'green', 'flag'] as const;
    const game = withDice(holding(text, 'rally'), play('rally'), ...dice);
    expect(can(game, 'rally')).toEqual(['F3']);
    const other = withDice(holding(text, 'i-am-spartacus'), play('i-am-spartacus'), ...dice);
    expect(can(other, 'order')).toEqual(['A3', 'F3']);
    expect(why(other, { do: 'rally', hex: 'F3' })).toBe('cca-18.51');
  });

  test('First Strike waits for a close combat; alone in a hand it is spent without effect', () => {
    const text = 'cca1_bottom.MI-G3_top.HI-G9_command-2-2_cards.bottom-2C';
    expect(why(holding(text, 'first-strike'), play('first-strike'))).toBe('cca-18.38');
    const only = holding('cca1_bottom.MI-G3_top.HI-G9_command-1-1', 'first-strike');
    const game = played(only, play('first-strike'));
    expect(legal(game)).toEqual([END]);
    const last = { card: 'order-two-units-center', section: null } as const;
    expect(legal(played({ ...only, last }, play('first-strike')))).toEqual([END]);
  });
});

describe('the end of a turn', () => {
  test('the played card is discarded, one is drawn, and it is the other side’s turn (cca-16.1)', () => {
    const game = played(
      begun('cca1_bottom.MI-G3_top.HI-G9', 'order-two-units-center'),
      END,
      END,
      END,
    );
    expect(game.discards).toEqual(['order-two-units-center']);
    expect(game.hands.bottom).toHaveLength(5);
    expect(game.active).toBe('top');
    expect(game.last).toEqual({ card: 'order-two-units-center', section: null });
  });

  test('orders end with the turn', () => {
    const text = 'cca1_bottom.MI-G3-H3*_top.HI-G9';
    const given = played(
      begun(text, 'order-three-units-center'),
      ...order('G3'),
      { do: 'order-leader', hex: 'H3' },
      END,
      END,
      END,
    );
    for (const hex of ['G3', 'H3'] as const)
      expect(given.board[hex]).toMatchObject({ order: null, leaderOrder: 'none' });
  });

  test('an empty deck is made anew from the discards (cca-16.2)', () => {
    const game = begun('cca1_bottom.MI-G3_top.HI-G9', 'order-two-units-center');
    const empty = { ...game, deck: [], discards: game.deck };
    const end = played(empty, END, END, END);
    expect(end.discards).toEqual([]);
    expect(end.deck).toHaveLength(50);
  });

  test('an action that is not legal is a fault of the program', () => {
    const game = begun('cca1_bottom.MI-G3_top.HI-G9', 'order-two-units-center');
    expect(() => apply(game, attack('G3', 'G9'))).toThrow(RangeError);
  });
});
