import { describe, expect, test } from 'vitest';
import { position } from '../../testing/cca/fixtures.ts';
import {
  acted,
  at,
  battling,
  moving,
  options,
  ordering,
  rolling,
  targets,
  told,
  why,
} from '../../testing/cca/script.ts';
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
  const open = start(position('cca1_bottom_top_scenario-lake-trasimene'), 5);

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
    const text = `bottom.HI-E3-F3-G3-H3_top.MI-G9_scenario-lake-trasimene${command}_turn-bottom`;
    const set = position(`cca1_${text}`);
    const hands = { ...set.hands, bottom: ['order-heavy-troops'] as const };
    let game = acted(start({ ...set, hands }, 1), 'play OHe');
    for (const order of ['order E3', 'order F3', 'order G3', 'order H3'])
      if (!why(game, order)) game = acted(game, order);
    expect(Object.values(game.board).filter(({ order }) => order !== null)).toHaveLength(orders);
  });

  test('no other hand grows', () => {
    const game = round(start(position('cca1_bottom_top_scenario-cannae'), 5));
    expect(game.hands.bottom).toHaveLength(4);
    expect(game.command).toEqual({ bottom: 4, top: 6 });
  });
});

describe('lake and steep hills', () => {
  const HERE = '_scenario-lake-trasimene_turn-bottom';

  test.each([
    ['move G3 G4', 'cca-19.15'],
    ['move F3 G4', 'cca-19.15'],
    ['move G3 H4', 'cca-19.16'],
    ['move G3 F4', null],
  ])('nobody moves into them (cca-19.15, cca-19.16, cca-case-297): %s', (action, clause) => {
    const text = `bottom.LI-G3.LD-F3_top.HI-A9_ground.lake-G4.steep-H4${HERE}`;
    expect(why(moving(text, 'G3', 'F3'), action)).toBe(clause);
  });

  test.each([
    ['lake-G7.steep-H7', 'G6', 'MI3'],
    ['lake-G7', 'H7', 'MI4'],
  ])(
    'nobody retreats into them, and hexes not made cost blocks (cca-12.13): %s',
    (ground, hex, who) => {
      const game = battling(`bottom.MI-G5_top.MI-G6_ground.${ground}${HERE}`, 'G5');
      expect(at(rolling(game, 'attack G5 G6', 'flag green green red'), hex as 'G6')).toBe(who);
    },
  );

  test('no leader flees into them', () => {
    const shut = `bottom.MI-G5_top.LD-G6_ground.lake-G7.steep-F8-G8${HERE}`;
    const game = rolling(battling(shut, 'G5'), 'attack G5 G6', 'green blue flag swords');
    expect(options(game)).toEqual(['go H8', 'stop']);
    expect(at(game, 'H7')).toBe('-');
    expect(why(game, 'go G8')).toBe('cca-19.16');
  });

  test.each([
    ['lake', true],
    ['steep', false],
  ])('one sees over the lake, and not over a steep hill: %s', (kind, seen) => {
    const set = position(`cca1_bottom_top_ground.${kind}-C3_scenario-lake-trasimene`);
    expect(sees(set, 'B3', 'D3')).toBe(seen);
  });
});

test.each([
  // The Crimissos is entered only where it bends, and ends the move (cca-case-243).
  ['river-B1.ford-A2', '_scenario-crimissos-river', ['A2'], 'move A1 B1', 'cca-19.7'],
  ['river-B1.ford-A2', '_scenario-crimissos-river', ['A2'], 'move A1 A3', 'cca-17.27'],
  ['river-B1-A2', '_scenario-ticinus-river', [], 'move A1 A2', 'cca-19.11'],
  ['river-B1-A2', '_scenario-zama', [], 'move A1 A2', 'cca-17.26'],
  ['river-B1-A2', '', [], 'move A1 A2', 'cca-17.26'],
])('the rivers of other battles: %s%s', (ground, scenario, reaches, action, clause) => {
  const text = `bottom.LI-A1_top.HI-A9_ground.${ground}${scenario}_turn-bottom`;
  const game = ordering(text, 'order-two-units-left', 'A1');
  expect(targets(game, 'move A1')).toEqual(reaches);
  expect(why(game, action)).toBe(clause);
});
