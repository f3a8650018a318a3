import { describe, expect, test } from 'vitest';
import type { Hex } from '../../hexes/hex.ts';
import { position } from '../../testing/cca/fixtures.ts';
import {
  acted,
  at,
  battling,
  moving,
  options,
  refused,
  rolling,
  told,
  why,
} from '../../testing/cca/script.ts';
import { writePosition } from '../game/position/position.ts';
import { positionOf } from '../game/position/setup.ts';
import type { GameState } from '../game/state.ts';

const captured = (game: GameState) => told(game, 'captured').map(({ hex }) => hex);
/** The ways on which a hex is offered, by the camps that they take. */
const ways = (game: GameState, to: Hex) =>
  options(game, 'move')
    .filter((one) => one.split(' ')[2] === to)
    .map((one) => one.split(' by ')[1] ?? '')
    .sort();

describe('a Roman unit takes a camp by entering it (cca-19.32)', () => {
  const CAMP = 'bottom.MI-G4_top.HI-A9_ground.camp-G5_scenario-baecula';
  const entered = (rest: string) => acted(moving(CAMP + rest, 'G4'), 'move G4 G5');

  test('a banner, once (cca-case-305)', () => {
    const end = entered('_banners-4-0');
    expect(end).toMatchObject({ banners: { bottom: 5, top: 0 }, winner: null });
    expect(end.scenario?.taken).toEqual(['G5']);
    expect(end.events.slice(1)).toEqual([
      { event: 'captured', hex: 'G5', side: 'bottom', clause: 'cca-19.32' },
    ]);
  });

  test('a camp that has given its banner gives no other, also after a link was shared (R98)', () => {
    const shared = writePosition(positionOf(entered('')));
    expect(shared).toContain('_scenario-baecula.taken-G5_');
    expect(shared).toContain('_banners-1-0');
    const back = entered('.taken-G5_banners-1-0');
    expect([back.banners.bottom, captured(back)]).toEqual([1, []]);
  });

  test('the sixth banner wins (cca-19.31)', () => {
    const end = entered('_banners-5-0');
    expect(end).toMatchObject({ winner: 'bottom', wonBy: 'cca-19.31' });
    expect(options(end)).toEqual([]);
  });

  test.each([
    ['a Carthaginian unit', 'MI-G4', '_scenario-baecula.bottom-carthage_turn-bottom', 'G4 G5'],
    ['a leader alone', 'LD-G4', '_scenario-baecula', 'G4 G5'],
    ['a unit in another battle', 'MI-G4', '_scenario-zama', 'G4 G5'],
    ['a unit in a battle of nobody’s', 'MI-G4', '', 'G4 G5'],
    [
      'who stands in it from the start and has not entered it',
      'MI-G5',
      '_scenario-baecula',
      'G5 G4',
    ],
  ])('%s takes nothing', (_, piece, scenario, way) => {
    const game = moving(
      `bottom.${piece}_top.HI-A9_ground.camp-G5${scenario}`,
      way.slice(0, 2) as Hex,
    );
    const end = acted(game, `move ${way}`);
    expect([end.banners, captured(end)]).toEqual([{ bottom: 0, top: 0 }, []]);
  });
});

describe('however the unit comes there', () => {
  const AWAY = '_scenario-baecula.bottom-carthage_turn-bottom';

  test('by an advance, beside the banner for the unit that held it', () => {
    const text = 'bottom.MI-G4_top.LI-G5x1.HI-A9_ground.camp-G5_scenario-baecula';
    const declared = acted(battling(text, 'G4'), 'attack G4 G5');
    const won = rolling(declared, 'stand', 'green blue blue red');
    expect(won.banners.bottom).toBe(1);
    const end = acted(won, 'advance');
    expect([end.banners.bottom, captured(end)]).toEqual([2, ['G5']]);
  });

  test('and the advance that wins leaves nothing to decide', () => {
    const text = 'bottom.WR-G4_top.LI-G5x1-G6_ground.camp-G5_scenario-baecula_banners-4-0';
    const declared = acted(battling(text, 'G4'), 'attack G4 G5');
    const end = acted(rolling(declared, 'stand', 'green blue blue red'), 'advance');
    expect(end).toMatchObject({ winner: 'bottom', wonBy: 'cca-19.31', tasks: [], combat: null });
    expect(options(end)).toEqual([]);
  });

  test('by a retreat', () => {
    const game = battling(`bottom.MI-G5_top.MI-G6_ground.camp-G7${AWAY}`, 'G5');
    const end = acted(rolling(game, 'attack G5 G6', 'flag green green red'), 'go G7');
    expect([end.banners, captured(end)]).toEqual([{ bottom: 0, top: 1 }, ['G7']]);
  });

  test('by an evasion', () => {
    const game = battling(`bottom.MI-G5_top.LI-G6.HI-F8-H7_ground.camp-G7-G8${AWAY}`, 'G5');
    const end = rolling(acted(game, 'attack G5 G6'), 'evade', 'blue blue red red');
    expect(at(end, 'G8')).toMatch(/^LI/);
    expect([end.banners.top, captured(end)]).toEqual([2, ['G7', 'G8']]);
  });
});

describe('camps on the way', () => {
  const text = (unit: string, camps: string, scenario = 'baecula') =>
    `bottom.${unit}-G4_top.HI-A9_ground.camp-${camps}_scenario-${scenario}`;

  test('the shortest way goes through a camp where it can', () => {
    const game = moving(text('LI', 'G5'), 'G4');
    expect(ways(game, 'G6')).toEqual(['']);
    const end = acted(game, 'move G4 G6');
    expect([captured(end), end.board.G6?.order?.moved]).toEqual([['G5'], 2]);
  });

  test('where ways of the same length take different camps, the player says which', () => {
    const light = moving(text('LI', 'G5-H5'), 'G4');
    expect(ways(light, 'G6')).toEqual(['G5', 'H5']);
    for (const [action, because] of [
      ['move G4 G6', 'game/several-ways'],
      ['move G4 G6 by G5-H5', 'game/not-on-the-way'],
    ] as const)
      expect(refused(light, action)).toMatchObject({ clause: 'cca-19.32', because });
    expect(captured(acted(light, 'move G4 G6 by H5'))).toEqual(['H5']);
  });

  test('a longer way may take more', () => {
    const cavalry = moving(text('LC', 'G5-H5'), 'G4');
    expect(ways(cavalry, 'G6')).toEqual(['G5', 'G5-H5', 'H5']);
    const end = acted(cavalry, 'move G4 G6 by G5-H5');
    expect([captured(end), end.banners.bottom]).toEqual([['G5', 'H5'], 2]);
    expect(end.board.G6?.order?.moved).toBe(3);
  });

  test('a detour counts as the hexes that it takes: auxilia that made it may not battle', () => {
    const game = moving('bottom.AX-G4_top.HI-G6_ground.camp-F4_scenario-baecula', 'G4');
    expect(ways(game, 'G5')).toEqual(['', 'F4']);
    const straight = acted(game, 'move G4 G5');
    const round = acted(game, 'move G4 G5 by F4');
    expect([captured(straight), captured(round)]).toEqual([[], ['F4']]);
    expect(why(acted(straight, 'end'), 'attack G5 G6')).toBeNull();
    expect(why(acted(round, 'end'), 'attack G5 G6')).toBe('cca-8.16');
  });

  test.each(['baecula.taken-G5-H5', 'zama'])(
    'camps that were taken, or are nobody’s to take, make no other way: %s',
    (scenario) => {
      expect(ways(moving(text('LI', 'G5-H5', scenario), 'G4'), 'G6')).toEqual(['']);
    },
  );
});

test('what is known of the camps is part of the position', () => {
  const line = 'cca1_bottom_top_ground.camp-E5-F6_scenario-baecula.taken-F6_banners-1-0';
  const armies = { bottom: 'rome', top: 'carthage' };
  expect(position(line).scenario).toEqual({ name: 'baecula', armies, taken: ['F6'] });
  expect(writePosition(position(line))).toBe(line);
});
