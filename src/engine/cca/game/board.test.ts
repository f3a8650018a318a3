import { describe, expect, test } from 'vitest';
import { openTo } from '../../hexes/game/advance.ts';
import type { Hex } from '../../hexes/hex.ts';
import { act, acted, position } from '../../testing/cca/acting.ts';
import { battling, gameOf } from '../../testing/cca/placed.ts';
import { rows } from '../../testing/rows.ts';
import { draftOf } from '../../testing/words.ts';
import { fighterAt, isImpassable, rollFrom, sees } from './board.ts';
import { legal, refusal } from './play.ts';
import { writeAction } from './position/log.ts';
import { asked } from './prospects/said.ts';
import { advances, evasions } from './prospects/ways.ts';
import type { GameState } from './state.ts';

const at = (text: string) => position(`cca2_${text}`);
const does = (game: GameState) => legal(game).map(writeAction).sort().join(', ');

// The rampart of F7 stands towards E7, and towards D6 behind that.
rows(
  'how a fighter stands, and whom he faces',
  `
  next to a leader alone, and a friend | E7 | F7 | leader=adjacent rampart=none support=2
  a leader himself | E8 | F7 | unit=LD leader=none support=1
  two hexes from him | D6 | F7 | leader=none rampart=none support=1
  behind its rampart | F7 | E7 | unit=MI rampart=between support=1
  behind it from afar | F7 | D6 | rampart=between
  from its other sides | F7 | E6 | rampart=elsewhere
  from behind | F7 | G7 | rampart=elsewhere
  from afar on another side | F7 | F5 | rampart=elsewhere
`,
  (_, hex, facing, expected) => {
    const field = at('bottom.MI-E7-D6.LD-E8_top.MI-F7.LI-F8_ground.rampart-F7sw');
    const whole = { full: true, blocks: hex === 'E8' ? 1 : 4 };
    expect(fighterAt(field, hex as Hex, facing as Hex)).toMatchObject({
      ...{ ...whole, ...draftOf(expected ?? '') },
    });
  },
);

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
  rows(
    'by what he has done',
    `
    only warriors must | moving C7: bottom.LI-C7_top.MI-F7 | move C7 E7; end | attack E7 F7, end
    and only after two hexes | moving D7: bottom.WR-D7_top.MI-F7 | move D7 E7; end | attack E7 F7, end
    a leader alone hinders no fire | battling D7: bottom.LB-D7_top.LD-E7.HI-F7 | | attack D7 E7, end, fire D7 F7
    a unit does | battling D7: bottom.LB-D7_top.MI-E7.HI-F7 | | attack D7 E7, end
    none is near | battling D7: bottom.LB-D7_top.HI-F7 | | end, fire D7 F7
    none is in range | battling D7: bottom.LB-D7_top.HI-H7 | | end
  `,
    (_, setting = '', done, actions) => expect(does(gameOf(setting, done))).toBe(actions),
  );

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
  const won = (unit: string) => openTo(advances(at(`bottom.${unit}-E7_top.MI-F7-G8`), 'E7', 'F7'));
  expect(won('MI')).toEqual({ hexes: ['F7'], enemies: [] });
  expect(won('WR')).toEqual({ hexes: ['F7'], enemies: ['G8'] });
  const { hexes, enemies } = won('HC');
  expect([hexes[0], hexes.slice(1).sort(), enemies]).toEqual([
    'F7',
    ['E7', 'E8', 'F6', 'F8', 'G7'],
    ['G8'],
  ]);
});
