import { describe, expect, test } from 'vitest';
import type { Hex } from '../../hexes/hex.ts';
import { acted, position, rolling } from '../../testing/cca/acting.ts';
import { battling, moving } from '../../testing/cca/placed.ts';
import { at, options, refused, told, why } from '../../testing/cca/seen.ts';
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
  const CAMP = 'bottom.MI-D7_top.HI-I1_ground.camp-E7_scenario-baecula';
  const entered = (rest: string) => acted(moving(CAMP + rest, 'D7'), 'move D7 E7');

  test('a banner, once (cca-case-305)', () => {
    const end = entered('_banners-4-0');
    expect(end).toMatchObject({ banners: { bottom: 5, top: 0 }, winner: null });
    expect(end.scenario?.taken).toEqual(['E7']);
    expect(end.events.slice(1)).toEqual([
      { event: 'captured', hex: 'E7', side: 'bottom', clause: 'cca-19.32' },
    ]);
  });

  test('a camp that has given its banner gives no other, also after a link was shared (R98)', () => {
    const shared = writePosition(positionOf(entered('')));
    expect(shared).toContain('_scenario-baecula.taken-E7_');
    expect(shared).toContain('_banners-1-0');
    const back = entered('.taken-E7_banners-1-0');
    expect([back.banners.bottom, captured(back)]).toEqual([1, []]);
  });

  test('another unit takes another camp', () => {
    const two = 'bottom.LI-D7-D8_top.HI-I1_ground.camp-E7-E8_scenario-baecula';
    const end = acted(moving(two, 'D7', 'D8'), 'move D7 E7; move D8 E8');
    expect(end).toMatchObject({ banners: { bottom: 2 }, scenario: { taken: ['E7', 'E8'] } });
  });

  test('the sixth banner wins (cca-19.31)', () => {
    const end = entered('_banners-5-0');
    expect(end).toMatchObject({ winner: 'bottom', wonBy: 'cca-19.31' });
    expect(options(end)).toEqual([]);
  });

  test.each([
    ['a Carthaginian unit', 'MI-D7', '_scenario-baecula.bottom-carthage_turn-bottom', 'D7 E7'],
    ['a leader alone', 'LD-D7', '_scenario-baecula', 'D7 E7'],
    ['a unit in another battle', 'MI-D7', '_scenario-zama', 'D7 E7'],
    ['a unit in a battle of nobody’s', 'MI-D7', '', 'D7 E7'],
    [
      'who stands in it from the start and has not entered it',
      'MI-E7',
      '_scenario-baecula',
      'E7 D7',
    ],
  ])('%s takes nothing', (_, piece, scenario, way) => {
    const game = moving(
      `bottom.${piece}_top.HI-I1_ground.camp-E7${scenario}`,
      way.slice(0, 2) as Hex,
    );
    const end = acted(game, `move ${way}`);
    expect([end.banners, captured(end)]).toEqual([{ bottom: 0, top: 0 }, []]);
  });
});

describe('however the unit comes there', () => {
  const AWAY = '_scenario-baecula.bottom-carthage_turn-bottom';

  test('by an advance, beside the banner for the unit that held it', () => {
    const text = 'bottom.MI-D7_top.LI-E7x1.HI-I1_ground.camp-E7_scenario-baecula';
    const declared = acted(battling(text, 'D7'), 'attack D7 E7');
    const won = rolling(declared, 'stand', 'green blue blue red');
    expect(won.banners.bottom).toBe(1);
    const end = acted(won, 'advance');
    expect([end.banners.bottom, captured(end)]).toEqual([2, ['E7']]);
  });

  test('and the advance that wins leaves nothing to decide', () => {
    const text = 'bottom.WR-D7_top.LI-E7x1-F7_ground.camp-E7_scenario-baecula_banners-4-0';
    const declared = acted(battling(text, 'D7'), 'attack D7 E7');
    const end = acted(rolling(declared, 'stand', 'green blue blue red'), 'advance');
    expect(end).toMatchObject({ winner: 'bottom', wonBy: 'cca-19.31', tasks: [], combat: null });
    expect(options(end)).toEqual([]);
  });

  test('by a retreat', () => {
    const game = battling(`bottom.MI-E7_top.MI-F7_ground.camp-G7${AWAY}`, 'E7');
    const end = acted(rolling(game, 'attack E7 F7', 'flag green green red'), 'go G7');
    expect([end.banners, captured(end)]).toEqual([{ bottom: 0, top: 1 }, ['G7']]);
  });

  test('by an evasion', () => {
    const game = battling(`bottom.MI-E7_top.LI-F7.HI-H6-G8_ground.camp-G7-H7${AWAY}`, 'E7');
    const end = rolling(acted(game, 'attack E7 F7'), 'evade', 'blue blue red red');
    expect(at(end, 'H7')).toMatch(/^LI/);
    expect([end.banners.top, captured(end)]).toEqual([2, ['G7', 'H7']]);
  });
});

describe('camps on the way', () => {
  const text = (unit: string, camps: string, scenario = 'baecula') =>
    `bottom.${unit}-D7_top.HI-I1_ground.camp-${camps}_scenario-${scenario}`;

  test('the shortest way goes through a camp where it can', () => {
    const game = moving(text('LI', 'E7'), 'D7');
    expect(ways(game, 'F7')).toEqual(['']);
    const end = acted(game, 'move D7 F7');
    expect([captured(end), end.board.F7?.order?.moved]).toEqual([['E7'], 2]);
  });

  test('where ways of the same length take different camps, the player says which', () => {
    const light = moving(text('LI', 'E7-E8'), 'D7');
    expect(ways(light, 'F7')).toEqual(['E7', 'E8']);
    for (const [action, because] of [
      ['move D7 F7', 'game/several-ways'],
      ['move D7 F7 by E7-E8', 'game/not-on-the-way'],
    ] as const)
      expect(refused(light, action)).toMatchObject({ clause: 'cca-19.32', because });
    expect(captured(acted(light, 'move D7 F7 by E8'))).toEqual(['E8']);
  });

  test('a longer way may take more', () => {
    const cavalry = moving(text('LC', 'E7-E8'), 'D7');
    expect(ways(cavalry, 'F7')).toEqual(['E7', 'E7-E8', 'E8']);
    const end = acted(cavalry, 'move D7 F7 by E7-E8');
    expect([captured(end), end.banners.bottom]).toEqual([['E7', 'E8'], 2]);
    expect(end.board.F7?.order?.moved).toBe(3);
  });

  test('a detour counts as the hexes that it takes: auxilia that made it may not battle', () => {
    const game = moving('bottom.AX-D7_top.HI-F7_ground.camp-D6_scenario-baecula', 'D7');
    expect(ways(game, 'E7')).toEqual(['', 'D6']);
    const straight = acted(game, 'move D7 E7');
    const round = acted(game, 'move D7 E7 by D6');
    expect([captured(straight), captured(round)]).toEqual([[], ['D6']]);
    expect(why(acted(straight, 'end'), 'attack E7 F7')).toBeNull();
    expect(why(acted(round, 'end'), 'attack E7 F7')).toBe('cca-8.16');
  });

  test.each(['baecula.taken-E7-E8', 'zama'])(
    'camps that were taken, or are nobody’s to take, make no other way: %s',
    (scenario) => {
      expect(ways(moving(text('LI', 'E7-E8', scenario), 'D7'), 'F7')).toEqual(['']);
    },
  );
});

test('what is known of the camps is part of the position', () => {
  const line = 'cca2_bottom_top_ground.camp-E5-F6_scenario-baecula.taken-F6_banners-1-0';
  const armies = { bottom: 'rome', top: 'carthage' };
  expect(position(line).scenario).toEqual({ name: 'baecula', armies, taken: ['F6'] });
  expect(writePosition(position(line))).toBe(line);
});
