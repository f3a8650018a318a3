import { describe, expect, test } from 'vitest';
import { acted, position, rolling } from '../../testing/cca/acting.ts';
import { battling, moving, ordering } from '../../testing/cca/placed.ts';
import { at, options, targets, told, why } from '../../testing/cca/seen.ts';
import { sees } from '../game/board.ts';
import { writePosition } from '../game/position/position.ts';
import { positionOf, start } from '../game/position/setup.ts';
import type { GameState } from '../game/state.ts';

/** The active player plays a card and does nothing with it. */
function turn(game: GameState): GameState {
  let now = acted(game, options(game, 'play')[0] ?? 'no card');
  while (now.phase !== 'play') now = acted(now, 'end');
  return now;
}
const round = (game: GameState) => turn(turn(game));

describe('the growing hand of the Romans (cca-19.17)', () => {
  const open = start(position('cca2_bottom_top_scenario-lake-trasimene'), 5);

  test('2 cards at first, then 3, then 4 and no more (cca-case-052, cca-case-299)', () => {
    expect([open.active, open.hands.bottom.length, open.hands.top.length]).toEqual(['top', 2, 6]);
    let game = open;
    const seen = Array.from({ length: 5 }, () => {
      game = round(game);
      expect([game.hands.top.length, game.command.top]).toEqual([6, 6]);
      // R96: Command follows the hand.
      return [told(game, 'drew').length, game.hands.bottom.length, game.command.bottom].join(' ');
    });
    expect(seen).toEqual(['2 3 3', '2 4 4', '1 4 4', '1 4 4', '1 4 4']);
  });

  test('a game that goes on from a link is in the same turn', () => {
    const shared = writePosition(positionOf(round(open)));
    expect(shared).toContain('_command-3-6');
    const second = round(start(position(shared), 9));
    expect(second.hands.bottom).toHaveLength(4);
    expect(round(second).hands.bottom).toHaveLength(4);
  });

  test.each([
    ['', 2],
    ['_command-3-6', 3],
    ['_command-4-6', 4],
  ])('the Command that grows is what cards order by (R96): %s', (command, orders) => {
    const text = `bottom.HI-C5-C6-C7-C8_top.MI-I7_scenario-lake-trasimene${command}_turn-bottom`;
    const set = position(`cca2_${text}`);
    const hands = { ...set.hands, bottom: ['order-heavy-troops'] as const };
    let game = acted(start({ ...set, hands }, 1), 'play OHe');
    for (const order of ['order C5', 'order C6', 'order C7', 'order C8'])
      if (!why(game, order)) game = acted(game, order);
    expect(Object.values(game.board).filter(({ order }) => order !== null)).toHaveLength(orders);
  });

  test('no other hand grows', () => {
    const game = round(start(position('cca2_bottom_top_scenario-cannae'), 5));
    expect(game.hands.bottom).toHaveLength(4);
    expect(game.command).toEqual({ bottom: 4, top: 6 });
  });
});

describe('lake and steep hills', () => {
  const HERE = '_scenario-lake-trasimene_turn-bottom';

  test.each([
    ['move C7 D7', 'cca-19.15'],
    ['move C6 D7', 'cca-19.15'],
    ['move C7 D8', 'cca-19.16'],
    ['move C7 D6', null],
  ])('nobody moves into them (cca-19.15, cca-19.16, cca-case-297): %s', (action, clause) => {
    const text = `bottom.LI-C7.LD-C6_top.HI-I1_ground.lake-D7.steep-D8${HERE}`;
    expect(why(moving(text, 'C7', 'C6'), action)).toBe(clause);
  });

  test.each([
    ['lake-G7.steep-G8', 'F7', 'MI3'],
    ['lake-G7', 'G8', 'MI4'],
  ])(
    'nobody retreats into them, and hexes not made cost blocks (cca-12.13): %s',
    (ground, hex, who) => {
      const game = battling(`bottom.MI-E7_top.MI-F7_ground.${ground}${HERE}`, 'E7');
      expect(at(rolling(game, 'attack E7 F7', 'flag green green red'), hex as 'F7')).toBe(who);
    },
  );

  test('no leader flees into them', () => {
    const shut = `bottom.MI-E7_top.LD-F7_ground.lake-G7.steep-H6-H7${HERE}`;
    const game = rolling(battling(shut, 'E7'), 'attack E7 F7', 'green blue flag swords');
    expect(options(game)).toEqual(['go H8', 'stop']);
    expect(at(game, 'G8')).toBe('-');
    expect(why(game, 'go H7')).toBe('cca-19.16');
  });

  test.each([
    ['lake', true],
    ['steep', false],
  ])('one sees over the lake, and not over a steep hill: %s', (kind, seen) => {
    const set = position(`cca2_bottom_top_ground.${kind}-C3_scenario-lake-trasimene`);
    expect(sees(set, 'C2', 'C4')).toBe(seen);
  });
});

test.each([
  // The Crimissos is entered only where it bends, and ends the move (cca-case-243).
  ['river-A2.ford-B1', '_scenario-crimissos-river', ['B1'], 'move A1 A2', 'cca-19.7'],
  ['river-A2.ford-B1', '_scenario-crimissos-river', ['B1'], 'move A1 C1', 'cca-17.27'],
  ['river-A2-B1', '_scenario-ticinus-river', [], 'move A1 B1', 'cca-19.11'],
  ['river-A2-B1', '_scenario-zama', [], 'move A1 B1', 'cca-17.26'],
  ['river-A2-B1', '', [], 'move A1 B1', 'cca-17.26'],
])('the rivers of other battles: %s%s', (ground, scenario, reaches, action, clause) => {
  const text = `bottom.LI-A1_top.HI-I1_ground.${ground}${scenario}_turn-bottom`;
  const game = ordering(text, 'order-two-units-left', 'A1');
  expect(targets(game, 'move A1')).toEqual(reaches);
  expect(why(game, action)).toBe(clause);
});
