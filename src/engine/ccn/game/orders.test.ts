import { describe, expect, test } from 'vitest';
import { act, acted, until } from '../../testing/ccn/acting.ts';
import { holding } from '../../testing/ccn/placed.ts';
import { options, refused } from '../../testing/ccn/seen.ts';
import type { DeckCard } from '../cards.ts';
import { CODES } from './position/deck.ts';
import type { GameState } from './state.ts';

const ENEMY = 'LN-I7x4';
const under = (card: DeckCard, bottom: string, more = '', top = ENEMY) =>
  acted(holding(`bottom.${bottom}_top.${top}`, card), `play ${CODES[card]}${more}`);
const all = (game: GameState) => options(game).sort().join(', ');

describe('what a card lets its player order', () => {
  test.each<[string, DeckCard, string, string, string]>([
    [
      'units and leaders of the section',
      'attack-center',
      'LN-C7x4*.LD-C8.MI-A1x4',
      '',
      'end, order C7, order C8, order-leader C7',
    ],
    ['on the line of two sections', 'probe-left', 'LN-C5x4-C6x4', '', 'end, order C5'],
    [
      'one in each section',
      'recon-in-force',
      'LN-C2x4-C5x4-C7x4-C12x4',
      '; order C7; order C2',
      'end, order C12',
    ],
    [
      'a line between two takes what is left',
      'recon-in-force',
      'LN-C2x4-C5x4-C12x4',
      '; order C5',
      'end, order C12, order C2',
    ],
    [
      'as many as cards in hand, the one played too',
      'assault-center',
      'LN-C6x4-C7x4*-C8x4-D6x4-D7x4',
      '; order C6; order C7; order C8; order D6',
      'end, order D7, order-leader C7',
    ],
    ['infantry alone', 'bayonet-charge', 'LN-C7x4.LC-C8x3.FA-C9x3.LD-A1', '', 'end, order C7'],
    [
      'without infantry one unit',
      'bayonet-charge',
      'LC-C8x3.FA-C9x3.LD-A1',
      '',
      'end, order C8, order C9',
    ],
    ['and then no other', 'bayonet-charge', 'LC-C8x3.FA-C9x3.LD-A1', '; order C8', 'end'],
    ['artillery', 'bombard', 'LN-C7x4.FA-C9x3.HA-A1x3', '', 'end, order A1, order C9'],
    [
      'horse artillery rides with cavalry',
      'cavalry-charge',
      'LC-C7x3.HA-C8x3.FA-C6x3.LN-C9x4',
      '',
      'end, order C7, order C8',
    ],
    [
      'without cavalry it is one unit of choice',
      'cavalry-charge',
      'HA-C8x3.LN-C9x4',
      '',
      'end, order C8, order C9',
    ],
    [
      'infantry and artillery with no enemy next to them',
      'fire-and-hold',
      'LN-C7x4-H7x4.FA-C9x3.LC-A1x3',
      '',
      'end, order C7, order C9',
    ],
    [
      'a section for Force March',
      'force-march',
      'LN-C7x4.LT-C1x4.LC-C12x3',
      '',
      'end, march centre, march left',
    ],
    [
      'leaders, who stay or leave their units',
      'leadership',
      'LN-C7x4*-C8x4.LD-A3',
      '',
      'end, order A3, order C7, order-leader C7',
    ],
    ['without leaders one unit', 'leadership', 'LN-C8x4', '', 'end, order C8'],
    [
      'no squares, or one unit as usual',
      'grande-manoeuvre',
      'LN-C7x4s1-C8x4.LD-A3',
      '',
      'end, order A3, order C8, order-one C7, order-one C8',
    ],
    [
      'that one may leave its square',
      'grande-manoeuvre',
      'LN-C7x4s1-C8x4',
      '; order-one C7',
      'end, leave-square C7',
    ],
    [
      'units of either side, but no squares and no leaders alone',
      'short-supply',
      'LN-C7x4s1-C8x4.LD-A3',
      '',
      'end, send C8, send I7',
    ],
    [
      'a square, to fight or to leave its formation',
      'probe-center',
      'LN-C7x4s2',
      '',
      'end, leave-square C7, order C7',
    ],
  ])('%s: %s', (_, card, bottom, more, expected) => {
    expect(all(under(card, bottom, more))).toBe(expected);
  });
});

test('Cold Steel orders whoever stands next to an enemy unit as it is played', () => {
  const game = under('cold-steel', 'LN-H6x4-A1x4.LD-H7');
  expect([game.phase, game.board.H6?.order, game.board.A1?.order, game.board.H7?.order]).toEqual([
    'move',
    { moved: null, fought: 'no' },
    null,
    null,
  ]);
});

test('Force March orders the infantry of its section, squares too, and nobody else', () => {
  const game = under('force-march', 'LN-C7x4-C8x4s1.LC-C6x3.LT-C1x4', '; march centre');
  const ordered = Object.entries(game.board).filter(([, { order }]) => order);
  expect(ordered.map(([hex]) => hex).sort()).toEqual(['C7', 'C8']);
  expect(all(game)).toBe('end, leave-square C8');
});

test('a square that leaves its formation gets its card back and its order, and may move', () => {
  const game = holding(`bottom.LN-C7x4s2_top.${ENEMY}_command-3-5`, 'probe-center');
  expect([game.hands.bottom.length, Object.keys(game.tracks.bottom)]).toEqual([2, ['2']]);
  const left = acted(game, 'play 2C; leave-square C7');
  expect(left.hands.bottom).toContain(game.tracks.bottom[2]);
  expect(left.board.C7).toMatchObject({ square: null, order: { moved: null } });
  expect(left.events).toContainEqual({ event: 'square-over', hex: 'C7', side: 'bottom', token: 2 });
  expect(options(acted(left, 'end'), 'move')).toHaveLength(6);
});

const fell =
  (...faces: string[]) =>
  ({ turn }: GameState) =>
    [...(turn?.faces ?? [])].sort().join(' ') === faces.join(' ');

describe('dice that order', () => {
  const elan = (bottom: string, command: number, ...faces: string[]) =>
    until(
      holding(`bottom.${bottom}_top.${ENEMY}_command-${command}-5`, 'elan'),
      'play El',
      fell(...faces),
    );

  test('Élan orders a unit for the symbol of its arm, by flags anybody, and nobody by sabers', () => {
    const game = elan('LN-C7x4-C8x4.LC-A1x3.LD-A3', 3, 'flag', 'infantry', 'saber');
    expect(all(game)).toBe('end, order A1, order A3, order C7, order C8');
    expect(all(acted(game, 'order C7'))).toBe('end, order A1, order A3, order C8');
    expect(acted(game, 'order C7').turn?.faces).toEqual(expect.arrayContaining(['flag', 'saber']));
    expect(all(acted(game, 'order C7; order A3'))).toBe('end');
    expect(refused(acted(game, 'order A1'), 'order A3')).toMatchObject({ clause: 'ccn-8.43' });
  });

  test('a roll that orders nobody ends the turn', () => {
    const game = until(
      holding(`bottom.LN-C7x4_top.${ENEMY}_command-1-5`, 'elan'),
      'play El',
      ({ active }) => active === 'top',
    );
    expect(game).toMatchObject({ phase: 'play', round: 2, turn: null });
  });

  test('Rally brings blocks back as far as a unit had them, and those units are ordered', () => {
    const start = `bottom.LN-C7x2of4-C8x4.LC-A1x1of3_top.${ENEMY}_command-3-5`;
    const game = until(
      holding(start, 'rally'),
      'play Ra',
      fell('infantry', 'infantry', 'infantry'),
    );
    expect(all(game)).toBe('end, rally C7');
    const twice = acted(game, 'rally C7; rally C7');
    expect(twice.board.C7).toMatchObject({ blocks: 4, order: { moved: null } });
    expect(all(twice)).toBe('end');
    expect(refused(twice, 'rally C7')).toMatchObject({ clause: 'ccn-8.74' });
    expect(refused(game, 'rally A1')).toMatchObject({ clause: 'ccn-8.73' });
    expect(refused(game, 'order C8')).toMatchObject({ because: 'game/rally-instead' });
  });
});

describe('why somebody gets no order', () => {
  test.each<[DeckCard, string, string, string, string, string]>([
    ['attack-center', 'LN-C7x4', '', 'order C8', 'game/nobody-there', 'ccn-5.13'],
    ['attack-center', 'LN-C7x4', '', 'order I7', 'game/not-yours', 'ccn-5.13'],
    ['attack-center', 'LN-C7x4-A1x4', '', 'order A1', 'card/outside', 'ccn-8.15'],
    [
      'probe-center',
      'LN-C6x4-C7x4-C8x4',
      '; order C6; order C7',
      'order C8',
      'card/used-up',
      'ccn-8.12',
    ],
    ['attack-center', 'LN-C7x4', '; order C7', 'order C7', 'ccn-5.14', 'ccn-5.14'],
    ['attack-center', 'LN-C7x4', '', 'order-leader C7', 'game/no-attached-leader', 'ccn-5.60'],
    ['attack-center', 'LN-C7x4s1*', '', 'order-leader C7', 'ccn-5.64', 'ccn-5.64'],
    ['attack-center', 'LN-C7x4', '', 'leave-square C7', 'game/not-in-square', 'ccn-6.44'],
    ['attack-center', 'LN-C7x4', '', 'order-one C7', 'game/only-grande-manoeuvre', 'ccn-8.72'],
    ['attack-center', 'LN-C7x3of4', '', 'rally C7', 'game/no-rally', 'ccn-8.73'],
    ['attack-center', 'LN-C7x4', '', 'march centre', 'game/no-march', 'ccn-8.56'],
    ['attack-center', 'LN-C7x4', '', 'send C7', 'game/no-supply', 'ccn-8.76'],
    ['bayonet-charge', 'LN-C7x4.LC-A1x3', '', 'order A1', 'card/other-kind', 'ccn-8.29'],
    ['bayonet-charge', 'LN-C7x4*', '', 'order-leader C7', 'ccn-5.17/not-here', 'ccn-5.17'],
    ['bayonet-charge', 'LC-C7x3-A1x3', '; order C7', 'order A1', 'card/choice-is-one', 'ccn-8.32'],
    ['fire-and-hold', 'LN-H7x4-A1x4', '', 'order H7', 'ccn-8.49', 'ccn-8.49'],
    ['force-march', 'LN-C7x4', '', 'order C7', 'game/name-a-section', 'ccn-8.56'],
    [
      'force-march',
      'LN-C7x4.LN-C8x4s1',
      '; march centre',
      'order C7',
      'game/has-an-order',
      'ccn-5.14',
    ],
    [
      'force-march',
      'LN-C7x4.LN-C8x4s1',
      '; march centre',
      'march left',
      'game/all-have-orders',
      'ccn-8.56',
    ],
    ['leadership', 'LN-C7x4*-C8x4', '', 'order C8', 'ccn-8.65/no-leader', 'ccn-8.65'],
    [
      'leadership',
      'LN-C7x4*-C8x4',
      '; order C7',
      'order-leader C7',
      'game/leads-his-unit',
      'ccn-8.65',
    ],
    [
      'leadership',
      'LN-C7x4*-C8x4',
      '; order-leader C7',
      'order C7',
      'game/leads-his-unit',
      'ccn-8.65',
    ],
    ['grande-manoeuvre', 'LN-C7x4s1-C8x4', '', 'order C7', 'ccn-8.70', 'ccn-8.70'],
    ['short-supply', 'LN-C7x4', '', 'order C7', 'game/no-orders', 'ccn-5.11'],
    ['short-supply', 'LN-C7x4s1', '', 'send C7', 'ccn-8.80', 'ccn-8.80'],
    ['short-supply', 'LD-C7.LN-A1x4', '', 'send C7', 'ccn-8.81', 'ccn-8.81'],
    ['short-supply', 'LN-C7x4', '', 'send D7', 'game/nobody-there', 'ccn-8.76'],
  ])('%s, %s%s: %s is refused as %s', (card, bottom, more, action, because, clause) => {
    expect(refused(under(card, bottom, more), action)).toMatchObject({ because, clause });
  });
});

test('a square next to cavalry is kept in its formation', () => {
  const game = under('probe-center', 'LN-C7x4s1', '', 'LC-D7x3');
  expect(refused(game, 'leave-square C7')).toMatchObject({ clause: 'ccn-6.45' });
  expect(act('order C7')).toEqual({ do: 'order', hex: 'C7' });
});
