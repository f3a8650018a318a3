import { describe, expect, test } from 'vitest';
import type { Hex } from '../../hexes/hex.ts';
import { act, acted, position } from '../../testing/cca/acting.ts';
import { battling, moving } from '../../testing/cca/placed.ts';
import { fighterAt, isImpassable, rollFrom, sees } from './board.ts';
import { legal, refusal } from './play.ts';
import { writeAction } from './position/log.ts';
import { asked } from './prospects/said.ts';
import { advances, evasions } from './prospects/ways.ts';
import type { GameState } from './state.ts';

const at = (text: string) => position(`cca2_${text}`);
const does = (game: GameState) => legal(game).map(writeAction).sort().join(', ');

// The rampart of F7 stands towards E7, and towards D6 behind that.
test.each<[string, Hex, Hex, object]>([
  [
    'next to a leader alone, and a friend',
    'E7',
    'F7',
    { leader: 'adjacent', rampart: 'none', support: 2 },
  ],
  ['a leader himself', 'E8', 'F7', { unit: 'LD', leader: 'none', support: 1 }],
  ['two hexes from him', 'D6', 'F7', { leader: 'none', rampart: 'none', support: 1 }],
  ['behind its rampart', 'F7', 'E7', { unit: 'MI', rampart: 'between', support: 1 }],
  ['behind it from afar', 'F7', 'D6', { rampart: 'between' }],
  ['from its other sides', 'F7', 'E6', { rampart: 'elsewhere' }],
  ['from behind', 'F7', 'G7', { rampart: 'elsewhere' }],
  ['from afar on another side', 'F7', 'F5', { rampart: 'elsewhere' }],
])('how a fighter stands: %s', (_, hex, facing, expected) => {
  const field = at('bottom.MI-E7-D6.LD-E8_top.MI-F7.LI-F8_ground.rampart-F7sw');
  expect(fighterAt(field, hex, facing)).toMatchObject({
    full: true,
    blocks: hex === 'E8' ? 1 : 4,
    ...expected,
  });
});

test('reduced units are not full, attached leaders are attached', () => {
  const field = at('bottom.MI-E7x3*_top.MI-F7');
  expect(fighterAt(field, 'E7', 'F7')).toMatchObject({
    full: false,
    leader: 'attached',
    support: 0,
  });
});

test('a first roll is no bonus, and nobody evades it yet', () => {
  const roll = rollFrom(battling('bottom.MI-E7_top.MI-F7', 'E7'), 'attack', 'E7', 'F7');
  expect(roll).toMatchObject({ kind: 'attack', bonus: false, evades: false, dicePut: 0 });
});

// Over the lake one sees; nobody sees over a steep hill, which like the lake nobody enters.
test.each([
  ['lake', true],
  ['steep-hill', false],
] as const)('at Lake Trasimene %s', (ground, seen) => {
  const field = { ...at('bottom.MI-E6_top.MI-E8_scenario-lake-trasimene'), ground: { E7: ground } };
  expect([isImpassable(field, 'E7'), sees(field, 'E6', 'E8')]).toEqual([true, seen]);
  expect([isImpassable(field, 'E6'), sees(field, 'D6', 'D8')]).toEqual([false, true]);
});

describe('what a player may do in the battle', () => {
  test.each([
    [
      'only warriors must',
      acted(moving('bottom.LI-C7_top.MI-F7', 'C7'), 'move C7 E7; end'),
      'attack E7 F7, end',
    ],
    [
      'and only after two hexes',
      acted(moving('bottom.WR-D7_top.MI-F7', 'D7'), 'move D7 E7; end'),
      'attack E7 F7, end',
    ],
    [
      'a leader alone hinders no fire',
      battling('bottom.LB-D7_top.LD-E7.HI-F7', 'D7'),
      'attack D7 E7, end, fire D7 F7',
    ],
    ['a unit does', battling('bottom.LB-D7_top.MI-E7.HI-F7', 'D7'), 'attack D7 E7, end'],
    ['none is near', battling('bottom.LB-D7_top.HI-F7', 'D7'), 'end, fire D7 F7'],
    ['none is in range', battling('bottom.LB-D7_top.HI-H7', 'D7'), 'end'],
  ])('%s', (_, game, actions) => expect(does(game)).toBe(actions));

  test('and what he is asked who may strike first or evade', () => {
    const game = acted(battling('bottom.MI-E7_top.LI-F7_cards.top-FS', 'E7'), 'attack E7 F7');
    const values = { unit: 'LI', hex: 'F7', enemy: 'MI', from: 'E7' };
    expect(asked(game)).toEqual({ say: 'ask/react-or-strike', with: values });
    expect(refusal(game, act('go G7'))?.because).toBe('game/decide-react');
  });
});

test('where nobody can go back nobody evades, and where cavalry goes after its advance', () => {
  expect(evasions(at('bottom.MI-E7_top.LI-F7.MI-G7-G8'), 'F7', 'MI')).toEqual({
    ...{ clause: 'cca-13.13', because: 'game/no-way-back', with: { unit: 'LI' } },
  });
  const won = (unit: string) => advances(at(`bottom.${unit}-E7_top.MI-F7-G8`), 'E7', 'F7');
  expect(won('MI')).toEqual({ hexes: ['F7'], enemies: [] });
  expect(won('WR')).toEqual({ hexes: ['F7'], enemies: ['G8'] });
  const { hexes, enemies } = won('HC');
  expect([hexes[0], hexes.slice(1).sort(), enemies]).toEqual([
    'F7',
    ['E7', 'E8', 'F6', 'F8', 'G7'],
    ['G8'],
  ]);
});
