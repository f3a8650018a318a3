import { describe, expect, test } from 'vitest';
import type { Hex } from '../../hexes/hex.ts';
import { ordered, played, position, withDice } from '../../testing/cca/fixtures.ts';
import { legal, refusal } from '../game/play.ts';
import { writePosition } from '../game/position/position.ts';
import { positionOf } from '../game/position/setup.ts';
import type { Action, GameState } from '../game/state.ts';

const END: Action = { do: 'end' };
const CENTRE: Action & { do: 'play' } = { do: 'play', card: 'order-three-units-center' };
const move = (from: Hex, to: Hex, through?: string): Action => ({
  do: 'move',
  from,
  to,
  ...(through && { through }),
});
const moving = (text: string, ...hexes: Hex[]) => ordered(`cca1_${text}`, CENTRE, ...hexes);
const captured = (game: GameState) =>
  game.events.flatMap((event) => (event.event === 'captured' ? [event.hex] : []));
/** The ways on which a hex is offered, by the camps that they take. */
const ways = (game: GameState, to: Hex) =>
  legal(game).flatMap((action) =>
    action.do === 'move' && action.to === to ? [action.through ?? ''] : [],
  );

describe('a Roman unit takes a camp by entering it (cca-19.32)', () => {
  const CAMP = 'bottom.MI-G4_top.HI-A9_ground.camp-G5_scenario-baecula';

  test('a banner, once (cca-case-305)', () => {
    const end = played(moving(`${CAMP}_banners-4-0`, 'G4'), move('G4', 'G5'));
    expect(end.banners).toEqual({ bottom: 5, top: 0 });
    expect(end.winner).toBeNull();
    expect(end.scenario?.taken).toEqual(['G5']);
    expect(end.events.slice(1)).toEqual([
      { event: 'captured', hex: 'G5', side: 'bottom', clause: 'cca-19.32' },
    ]);
  });

  test('a camp that has given its banner gives no other, also after a link was shared (R98)', () => {
    const end = played(moving(CAMP, 'G4'), move('G4', 'G5'));
    const shared = writePosition(positionOf(end));
    expect(shared).toContain('_scenario-baecula.taken-G5');
    expect(shared).toContain('_banners-1-0');
    const again = `bottom.MI-G4_top.HI-A9_ground.camp-G5_scenario-baecula.taken-G5_banners-1-0`;
    const back = played(moving(again, 'G4'), move('G4', 'G5'));
    expect(back.banners.bottom).toBe(1);
    expect(captured(back)).toEqual([]);
  });

  test('the sixth banner wins (cca-19.31)', () => {
    const end = played(moving(`${CAMP}_banners-5-0`, 'G4'), move('G4', 'G5'));
    expect(end).toMatchObject({ winner: 'bottom', wonBy: 'cca-19.31' });
    expect(legal(end)).toEqual([]);
  });

  test.each([
    ['a Carthaginian unit', 'MI-G4', '_scenario-baecula.bottom-carthage_turn-bottom'],
    ['a leader alone', 'LD-G4', '_scenario-baecula'],
    ['a unit in another battle', 'MI-G4', '_scenario-zama'],
    ['a unit in a battle of nobody’s', 'MI-G4', ''],
  ])('%s takes nothing', (_, piece, scenario) => {
    const game = moving(`bottom.${piece}_top.HI-A9_ground.camp-G5${scenario}`, 'G4');
    const end = played(game, move('G4', 'G5'));
    expect(end.banners).toEqual({ bottom: 0, top: 0 });
    expect(captured(end)).toEqual([]);
  });

  test('who stands in a camp from the start has not entered it', () => {
    const game = moving('bottom.MI-G5_top.HI-A9_ground.camp-G5_scenario-baecula', 'G5');
    expect(played(game, move('G5', 'G4')).banners.bottom).toBe(0);
  });
});

describe('however the unit comes there', () => {
  test('by an advance, beside the banner for the unit that held it', () => {
    const text = 'bottom.MI-G4_top.LI-G5x1.HI-A9_ground.camp-G5_scenario-baecula';
    const attack: Action = { do: 'attack', from: 'G4', to: 'G5' };
    const declared = played(moving(text, 'G4'), END, attack);
    const won = withDice(declared, { do: 'stand' }, 'green', 'blue', 'blue', 'red');
    expect(won.banners.bottom).toBe(1);
    const end = played(won, { do: 'advance' });
    expect(end.banners.bottom).toBe(2);
    expect(captured(end)).toEqual(['G5']);
  });

  test('and the advance that wins leaves nothing to decide', () => {
    const text = 'bottom.WR-G4_top.LI-G5x1-G6_ground.camp-G5_scenario-baecula_banners-4-0';
    const attack: Action = { do: 'attack', from: 'G4', to: 'G5' };
    const declared = played(moving(text, 'G4'), END, attack);
    const won = withDice(declared, { do: 'stand' }, 'green', 'blue', 'blue', 'red');
    const end = played(won, { do: 'advance' });
    expect(end).toMatchObject({ winner: 'bottom', wonBy: 'cca-19.31', tasks: [], combat: null });
    expect(legal(end)).toEqual([]);
  });

  test('by a retreat', () => {
    const text =
      'bottom.MI-G5_top.MI-G6_ground.camp-G7_scenario-baecula.bottom-carthage_turn-bottom';
    const game = played(moving(text, 'G5'), END);
    const attack: Action = { do: 'attack', from: 'G5', to: 'G6' };
    const back = withDice(game, attack, 'flag', 'green', 'green', 'red');
    const end = played(back, { do: 'go', to: 'G7' });
    expect(end.banners).toEqual({ bottom: 0, top: 1 });
    expect(captured(end)).toEqual(['G7']);
  });

  test('by an evasion', () => {
    const text =
      'bottom.MI-G5_top.LI-G6.HI-F8-H7_ground.camp-G7-G8_scenario-baecula.bottom-carthage_turn-bottom';
    const declared = played(moving(text, 'G5'), END, { do: 'attack', from: 'G5', to: 'G6' });
    const end = withDice(declared, { do: 'evade' }, 'blue', 'blue', 'red', 'red');
    expect(end.board.G8).toMatchObject({ unit: 'LI' });
    expect(captured(end)).toEqual(['G7', 'G8']);
    expect(end.banners.top).toBe(2);
  });
});

describe('camps on the way', () => {
  const text = (unit: string, camps: string) =>
    `bottom.${unit}-G4_top.HI-A9_ground.camp-${camps}_scenario-baecula`;

  test('the shortest way goes through a camp where it can', () => {
    const game = moving(text('LI', 'G5'), 'G4');
    expect(ways(game, 'G6')).toEqual(['']);
    const end = played(game, move('G4', 'G6'));
    expect(captured(end)).toEqual(['G5']);
    expect(end.board.G6?.order?.moved).toBe(2);
  });

  test('where ways of the same length take different camps, the player says which', () => {
    const light = moving(text('LI', 'G5-H5'), 'G4');
    expect(ways(light, 'G6').sort()).toEqual(['G5', 'H5']);
    expect(refusal(light, move('G4', 'G6'))).toMatchObject({
      clause: 'cca-19.32',
      because: 'game/several-ways',
    });
    expect(refusal(light, move('G4', 'G6', 'G5-H5'))).toMatchObject({
      clause: 'cca-19.32',
      because: 'game/not-on-the-way',
    });
    expect(captured(played(light, move('G4', 'G6', 'H5')))).toEqual(['H5']);
  });

  test('a longer way may take more', () => {
    const cavalry = moving(text('LC', 'G5-H5'), 'G4');
    expect(ways(cavalry, 'G6').sort()).toEqual(['G5', 'G5-H5', 'H5']);
    const end = played(cavalry, move('G4', 'G6', 'G5-H5'));
    expect(captured(end)).toEqual(['G5', 'H5']);
    expect(end.banners.bottom).toBe(2);
    expect(end.board.G6?.order?.moved).toBe(3);
  });

  test('a detour counts as the hexes that it takes: auxilia that made it may not battle', () => {
    const facing = 'bottom.AX-G4_top.HI-G6_ground.camp-F4_scenario-baecula';
    const game = moving(facing, 'G4');
    expect(ways(game, 'G5').sort()).toEqual(['', 'F4']);
    const attack: Action = { do: 'attack', from: 'G5', to: 'G6' };
    const straight = played(game, move('G4', 'G5'), END);
    expect(captured(straight)).toEqual([]);
    expect(refusal(straight, attack)).toBeNull();
    const round = played(game, move('G4', 'G5', 'F4'));
    expect(captured(round)).toEqual(['F4']);
    expect(refusal(played(round, END), attack)?.clause).toBe('cca-8.16');
  });

  test('camps that were taken, or are nobody’s to take, make no other way', () => {
    const taken = `${text('LI', 'G5-H5')}.taken-G5-H5`;
    expect(ways(moving(taken, 'G4'), 'G6')).toEqual(['']);
    const zama = text('LI', 'G5-H5').replace('baecula', 'zama');
    expect(ways(moving(zama, 'G4'), 'G6')).toEqual(['']);
  });
});

test('what is known of the camps is part of the position', () => {
  const line = 'cca1_bottom_top_ground.camp-E5-F6_scenario-baecula.taken-F6_banners-1-0';
  expect(position(line).scenario).toEqual({
    name: 'baecula',
    armies: { bottom: 'rome', top: 'carthage' },
    taken: ['F6'],
  });
  expect(writePosition(position(line))).toBe(line);
});
