import { describe, expect, test } from 'vitest';
import { acted } from '../../testing/ccn/acting.ts';
import { holding, moving, ordering } from '../../testing/ccn/placed.ts';
import { options, refused, targets, told } from '../../testing/ccn/seen.ts';
import type { DeckCard } from '../cards.ts';
import { CODES } from './position/deck.ts';

const to = (bottom: string, more = '') =>
  targets(moving(`bottom.${bottom}_top.LN-I7x4${more}`, 'C7'), 'move C7').join(' ');

const ONE = 'B6 B7 C6 C8 D6 D7';

describe('where a piece may move', () => {
  test.each([
    ['a line one hex', 'LN-C7x4', '', ONE],
    ['not where somebody is', 'LN-C7x4-C8x4.LC-D7x3', '', 'B6 B7 C6 D6'],
    ['not past an enemy, nor onto him', 'LN-C7x4', '.LN-D7x4', 'B6 B7 C6 C8 D6'],
    ['a unit to a leader alone', 'LN-C7x4.LD-D7', '', ONE],
    ['but not with a leader of its own (R30)', 'LN-C7x4*.LD-D7', '', 'B6 B7 C6 C8 D6'],
    ['artillery into no quarry', 'FA-C7x3', '_ground.quarry-D7', 'B6 B7 C6 C8 D6'],
    [
      'nobody into a river or a rugged hill',
      'LN-C7x4',
      '_ground.rugged-D7.river-D6',
      'B6 B7 C6 C8',
    ],
    ['over a bridge', 'LN-C7x4', '_ground.bridge-D7', ONE],
    ['a square nowhere', 'LN-C7x4s1', '', ''],
    [
      'a leader three hexes, through friends, to none who has one',
      'LD-C7.LN-C8x4*-D7x4',
      '_ground.river-B6-B7-C6-D6',
      'A8 A9 B8 B9 C9 C10 D7 D8 D9 E6 E7 E8 E9 F6 F7 F8',
    ],
  ])('%s', (_, bottom, more, expected) => {
    expect(to(bottom, more)).toBe(expected);
  });

  test.each([
    ['in the open', '', true],
    ['a forest on the way stops', '_ground.forest-D7', false],
    ['a town', '_ground.town-D7', false],
    ['a ford', '_ground.ford-D7', false],
    ['a quarry', '_ground.quarry-D7', false],
    ['a hill does not', '_ground.hill-D7', true],
    ['nor a bridge', '_ground.bridge-D7', true],
    ['a hexside with fieldworks does', '_ground.works-D7sw', false],
    ['whichever hex they are of', '_ground.works-D7ne', true],
    ['one that is not crossed does not', '_ground.works-D7e', true],
  ])('two hexes straight on: %s', (_, ground, may) => {
    // From C7 the only way of two hexes to E8 leads through D7.
    expect(to('LT-C7x4', ground).split(' ').includes('E8')).toBe(may);
  });
});

describe('leaders', () => {
  test('a leader with an order of his own leaves his unit, which stays and may move without him', () => {
    const game = acted(
      holding('bottom.LN-C7x4*_top.LN-I7x4', 'attack-center'),
      'play 3C; order C7; order-leader C7; end; move-leader C7 D7',
    );
    expect(game.board.C7).toMatchObject({
      leader: false,
      leaderOrder: 'none',
      order: { moved: null },
    });
    expect(game.board.D7).toMatchObject({ unit: 'LD', order: { moved: 1 } });
    expect(acted(game, 'move C7 C8').board.C8).toMatchObject({ unit: 'line', leader: false });
  });

  test('a unit that he joins does not move any more', () => {
    const game = moving('bottom.LN-C7x4.LD-C8_top.LN-I7x4', 'C7', 'C8');
    const joined = acted(game, 'move C8 C7');
    expect(joined.board.C7).toMatchObject({ leader: true, leaderOrder: 'joined' });
    expect(options(joined, 'move')).toEqual([]);
    expect(refused(joined, 'move C7 D7')).toMatchObject({ clause: 'ccn-5.63' });
  });

  test('a unit takes its leader along, and one that comes to a leader alone has him', () => {
    const game = moving('bottom.LN-C7x4*.LT-C8x4.LD-D8_top.LN-I7x4', 'C7', 'C8');
    expect(acted(game, 'move C7 D7').board).toMatchObject({
      D7: { leader: true, leaderOrder: 'none' },
    });
    expect(acted(game, 'move C8 D8').board.D8).toMatchObject({ unit: 'light', leader: true });
  });

  test('a leader who has an order keeps it when a unit comes to him first', () => {
    const game = moving('bottom.LN-C7x4.LD-C8_top.LN-I7x4', 'C7', 'C8');
    const met = acted(game, 'move C7 C8');
    expect(met.board.C8).toMatchObject({ leader: true, leaderOrder: 'ordered' });
    expect(acted(met, 'move-leader C8 C9').board).toMatchObject({
      C8: { leader: false },
      C9: { unit: 'LD' },
    });
  });
});

describe('what a card lets a unit move', () => {
  test.each<[DeckCard, string, string, number]>([
    ['bayonet-charge', 'LN-C7x4', 'C7', 2],
    ['bombard', 'FA-C7x3', 'C7', 3],
    ['cavalry-charge', 'HC-C7x3', 'C7', 3],
    ['grande-manoeuvre', 'FA-C7x3', 'C7', 4],
    ['attack-center', 'HC-C7x3', 'C7', 2],
    ['attack-center', 'LC-C7x3', 'C7', 3],
    ['attack-center', 'HA-C7x3', 'C7', 2],
  ])('%s, %s', (card, bottom, hex, most) => {
    const game = ordering(`bottom.${bottom}_top.LN-I1x4`, card, 'C7');
    // Straight on to the right, where nothing is in the way.
    const reached = ['C8', 'C9', 'C10', 'C11', 'C12'].filter((end) =>
      options(game).includes(`move ${hex} ${end}`),
    );
    expect(reached).toHaveLength(most);
  });

  test('Force March: two hexes for line infantry, and Fire and Hold none at all', () => {
    const march = acted(
      holding('bottom.LN-C7x4_top.LN-I1x4', 'force-march'),
      `play ${CODES['force-march']}; march centre; end`,
    );
    expect(options(march)).toContain('move C7 C9');
    const hold = ordering('bottom.LN-C7x4_top.LN-E7x4', 'fire-and-hold', 'C7');
    expect(hold.phase).toBe('battle');
  });
});

describe('the edge of the board', () => {
  const battle = '_scenario.exit-bottom-I6';
  test('a unit leaves over a hex that its battle has for it, with its leader, and nobody gets a banner', () => {
    const game = moving(`bottom.LT-H6x4*_top.LN-A1x4${battle}`, 'H6');
    expect(options(game, 'exit')).toEqual(['exit H6 I6']);
    const left = acted(game, 'exit H6 I6');
    expect(left.board.H6).toBeUndefined();
    expect(left.banners).toEqual({ bottom: 0, top: 0 });
    expect(told(left, 'exited')).toEqual([
      { event: 'exited', from: 'H6', over: 'I6', unit: 'light', side: 'bottom', leader: true },
    ]);
  });

  test.each([
    ['line infantry is too far from it', 'LN-H6x4', 'exit H6 I6', 'ccn-5.46'],
    ['it is the other side that may', 'LT-H6x4', 'exit H6 I7', 'ccn-5.40'],
  ])('%s', (_, bottom, action, clause) => {
    expect(refused(moving(`bottom.${bottom}_top.LN-A1x4${battle}`, 'H6'), action)).toMatchObject({
      clause,
    });
  });
});

test.each([
  ['where it stands', 'LN-C7x4', '', 'move C7 C7', 'game/stays-without-a-move', 'ccn-5.34'],
  ['too far', 'LN-C7x4', '', 'move C7 E7', 'too-far', 'ccn-5.46'],
  ['onto a friend', 'LN-C7x4-C8x4', '', 'move C7 C8', 'ccn-5.36', 'ccn-5.36'],
  ['onto an enemy', 'LN-C7x4', '.LN-C8x4', 'move C7 C8', 'ccn-5.37', 'ccn-5.37'],
  ['into a river', 'LN-C7x4', '_ground.river-C8', 'move C7 C8', 'ccn-5.44', 'ccn-5.44'],
  ['through a forest', 'LT-C7x4', '_ground.forest-D7', 'move C7 E8', 'ccn-7.2/path', 'ccn-7.2'],
  ['without an order', 'LN-C7x4-C9x4', '', 'move C9 C10', 'ccn-5.13/move', 'ccn-5.13'],
  [
    'a leader whom it has not',
    'LN-C7x4',
    '',
    'move-leader C7 C8',
    'game/no-attached-leader',
    'ccn-5.60',
  ],
  ['a leader without an order', 'LN-C7x4*', '', 'move-leader C7 C8', 'ccn-5.13/move', 'ccn-5.13'],
  ['what is not there', 'LN-C7x4', '', 'move B7 B8', 'game/nobody-there', 'ccn-5.13'],
  ['an order after the orders', 'LN-C7x4-C8x4', '', 'order C8', 'game/not-in-move', 'ccn-5.3'],
])('refused: %s', (_, bottom, more, action, because, clause) => {
  const game = moving(`bottom.${bottom}_top.LN-I7x4${more}`, 'C7');
  expect(refused(game, action)).toMatchObject({ because, clause });
});

test('who has moved does not move again', () => {
  const game = acted(moving('bottom.LT-C7x4-C9x4_top.LN-I7x4', 'C7', 'C9'), 'move C7 C6');
  expect(refused(game, 'move C6 C7')).toMatchObject({ clause: 'ccn-5.33' });
});
