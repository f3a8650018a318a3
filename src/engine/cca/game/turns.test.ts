import { expect, test } from 'vitest';
import { act, acted, position, rolling, until } from '../../testing/cca/acting.ts';
import { battling, gameOf, holding } from '../../testing/cca/placed.ts';
import { rows } from '../../testing/rows.ts';
import { draftOf } from '../../testing/words.ts';
import type { DeckCard } from '../cards.ts';
import { legal, refusal } from './play.ts';
import { writeAction } from './position/log.ts';
import { writePosition } from './position/position.ts';
import { seat } from './position/setting.ts';
import { VOCABULARY } from './position/vocabulary.ts';
import type { GameState } from './state.ts';

const FOE = '_top.HI-H7';
const under = (card: DeckCard, bottom: string, actions: string) =>
  gameOf(`${card}: bottom.${bottom}${FOE}`, actions);
const ways = (game: GameState) => legal(game).map(writeAction).sort().join(', ');

rows(
  'what a player may do',
  `
  three in the centre, and a leader | order-three-units-center: bottom.MI-C7*.LD-C9.MI-A1${FOE} | play 3C | end, order C7, order C9, order-leader C7
  whoever is next to the leader | leadership-any-section: bottom.MI-C7*-C8-C6.LD-A1${FOE} | play LA; lead C7 | end, order C6, order C8
  a leader on the left, or one unit | inspired-left-leadership: bottom.MI-C2*-C3.LD-A12${FOE} | play IL | end, lead C2, order C2, order C3
  one unit where no light one is | order-light-troops: bottom.MI-C7*.LD-A1${FOE} | play OLi | end, order C7
  foot alone | line-command: bottom.MI-C7-C8.HC-C9.LI-A1${FOE} | play LC | end, order A1, order C7, order C8
  foot alone, in a row | double-time: bottom.MI-C7-C8.HC-C9.LI-A1${FOE} | play DT | end, order A1, order C7, order C8
  who must battle first | moving C7: bottom.WR-C7_top.MI-F7 | move C7 E7; end | attack E7 F7
  nobody to fire at whom another hides | battling D7 E8: bottom.LB-D7.MI-E8_top.MI-F8.LI-G7.HI-I7 | | attack E8 F8, end, fire D7 G7
  a fire between two moves | move-fire-move C7: bottom.LI-C7_top.HI-E7 | end | end, fire C7 E7
  one hex with its leader | moving C7: bottom.MI-C7*_top.HI-H7 | | end, move C7 B6, move C7 B7, move C7 C6, move C7 C8, move C7 D6, move C7 D7
  the mounted | mounted-charge: bottom.HC-C7.MI-C8.LC-A1-A3-A5-A7${FOE} | play MC | end, order A1, order A3, order A5, order A7, order C7
  one in each section | coordinate-attack: bottom.MI-C2-C7-C8-C12.LD-C9${FOE} | play CoA; order C7 | end, order C12, order C2, order C9
  fire with all archers | darken-the-sky: bottom.LB-C7_top.HI-E7 | play DS; end | end, fire C7 E7
`,
  (_, setting = '', done, actions) => expect(ways(gameOf(setting, done))).toBe(actions),
);

rows(
  'what a player may not do, why, by which clause, and with which values',
  `
  order-three-units-center | MI-C7* | play 3C; order-leader C7 | order-leader C7 | game/has-an-order | 7.4 | unit=leader hex=C7
  order-two-units-center | MI-C7*-C8*-C6* | play 2C; order-leader C7; order-leader C8 | order-leader C6 | game/no-orders-left | 18.4 | card=order-two-units-center hex=C6
  rally | MI-C9x2.LD-C8 | play Ra | rally C8 | game/units-only | 2.13 | card=rally
  rally | CH-C9x1.LD-C8 | play Ra | rally C9 | game/never-rallied | 18.53 | card=rally unit=CH
  order-three-units-center | MI-C7 | play 3C; order C7; end | move-leader C7 C7 | game/no-attached-leader | 8.33 | hex=C7
  order-light-troops | MI-C7-C8 | play OLi; order C7 | order C8 | game/one-unit-of-choice | 18.15 | card=order-light-troops
  order-three-units-center | MI-C7 | play 3C; order C7; end | move-leader C7 C8 | game/no-attached-leader | 8.33 | hex=C7
  order-three-units-center | MI-C7-C8 | play 3C; order C7; end | move C8 D8 | cca-2.6/move | 2.6 | unit=MI hexes=1
  order-three-units-center | LI-C7 | play 3C; order C7; end; move C7 D7 | move D7 E7 | cca-8.3 | 8.3 | unit=LI hexes=1
  order-three-units-center | HI-C7 | play 3C; order C7; end | move C7 E7 | too-far | 8.21 | unit=HI hexes=2 most=1
`,
  (card, bottom = '', before = '', action = '', because, clause, values = '') =>
    expect(refusal(under(card as DeckCard, bottom, before), act(action))).toEqual({
      ...{ because, clause: `cca-${clause}`, with: draftOf(values) },
    }),
);

test('a turn takes a card from the hand, and ends with another one and the other player', () => {
  const game = holding(
    'bottom.MI-C7.LD-C8_top.HI-H7_command-2-1_cards.top-FS',
    'order-three-units-center',
    'rally',
  );
  const card = 'order-three-units-center';
  const played = acted(game, 'play 3C');
  const turn = { card, inForce: card, leaderIn: null, choice: false, lead: null, faces: [] };
  expect(played).toMatchObject({ turn, hands: { bottom: ['rally'], top: ['first-strike'] } });
  expect(played).toMatchObject({
    phase: 'order',
    active: 'bottom',
    discards: [],
    round: 1,
    last: null,
  });
  const ended = acted(played, 'order C7; end; move C7 D7; end; end');
  expect(ended).toMatchObject({
    turn: null,
    phase: 'play',
    active: 'top',
    round: 2,
    discards: [card],
  });
  expect(ended).toMatchObject({ last: { card, section: null }, command: { bottom: 2, top: 1 } });
  expect(ended.hands.bottom).toHaveLength(2);
  expect(ended.deck).toHaveLength(game.deck.length - 1);
  expect(ended.board.D7).toMatchObject({ unit: 'MI', order: null, leaderOrder: 'none' });
});

const waitsFor = (task: string) => (game: GameState) => game.tasks.at(-1)?.task === task;
const beaten = (top: string, faces: string, bottom = 'MI-E7') =>
  rolling(battling(`bottom.${bottom}_top.${top}_goal-9`, 'E7'), 'attack E7 F7', faces);

// From F7 the ways back are G7 and G8; from G7 H6 and H7, from G8 H7 and H8.
test('a unit goes back by the longest way, or to a leader with whom it may stop (R20)', () => {
  expect(ways(beaten('HI-F7.LI-H6', 'flag flag green green'))).toBe('go G7, go G8');
  expect(beaten('HI-F7.LI-H6-H7', 'flag flag green green').board.H8?.unit).toBe('HI');
  expect(ways(beaten('HI-F7.LD-G7.LI-H6-H7', 'flag flag green green'))).toBe('go G7, go G8');
  const forked = beaten('HI-F7.LD-G7.LI-I6-I7', 'flag flag flag green green', 'HI-E7');
  expect(ways(forked)).toBe('go G7, go G8');
  // From H6 only I6 and I7 lead on, from H7 also I8.
  expect(ways(acted(forked, 'go G7'))).toBe('go H7, stop');
});

test('a position names the camps that were taken, and all that may forbid a move is among the words of a game', () => {
  const text = 'cca2_bottom_top_ground.camp-E5-E6_scenario-baecula.taken-';
  expect(writePosition(position(`${text}E6-E5`))).toBe(`${text}E5-E6`);
  expect(writePosition(position(`${text}E6`))).toBe(`${text}E6`);
  const { steps, words } = VOCABULARY;
  expect(steps).toEqual(expect.arrayContaining(['too-far', 'cca-13.10', 'cca-8.9/path']));
  expect(words).toEqual(
    expect.arrayContaining(['MI', 'forest', 'flag', 'rally', 'left', 'zama', 'rome']),
  );
});

test('a leader whose unit is gone goes 1 to 3 hexes back, and one that evades both of its hexes', () => {
  const fled = until(
    battling('bottom.MI-E7_top.MI-F7x1*_goal-9', 'E7'),
    'attack E7 F7',
    waitsFor('leader'),
  );
  expect(ways(fled)).toBe('go G7, go G8');
  expect(ways(acted(fled, 'go G7'))).toBe('go H6, go H7, stop');
  expect(ways(acted(fled, 'go G7; go H7'))).toBe('go I7, go I8, stop');
  const reacting = acted(battling('bottom.MI-E7_top.LI-F7_cards.top-FS', 'E7'), 'attack E7 F7');
  expect(ways(reacting)).toBe('evade, first-strike, stand');
  const evades = until(reacting, 'evade', waitsFor('evade'));
  expect([ways(evades), ways(acted(evades, 'go G7'))]).toEqual(['go G7, go G8', 'go H6, go H7']);
  expect(until(reacting, 'first-strike', waitsFor('battle-back')).discards).toEqual([
    'first-strike',
  ]);
});

test('Counter Attack does what the card of the enemy did, and counts as that', () => {
  const text = 'bottom.MI-C7_top.HI-H7.MI-H8_command-1-2_cards.top-2C';
  const game = acted(
    { ...holding(text, 'counter-attack'), active: 'top' },
    'play 2C; order H7; end; end; end',
  );
  const inForce = 'order-two-units-center';
  const countered = acted(game, 'play CA');
  expect(countered.turn).toMatchObject({ card: 'counter-attack', inForce, choice: false });
  expect(ways(countered)).toBe('end, order C7');
  const { last, discards } = acted(countered, 'order C7; end; end; end');
  expect([last, discards]).toEqual([{ card: inForce, section: null }, [inForce, 'counter-attack']]);
});

test('at Lake Trasimene the Command of the Romans grows, elsewhere none does', () => {
  const next = (name: string) => {
    const { scenario, command } = position(`cca2_scenario-${name}`);
    return (['bottom', 'top'] as const).map(
      (side) => seat({ scenario, command }, side).nextCommand,
    );
  };
  expect(next('lake-trasimene')).toEqual([3, 6]);
  expect(next('cannae')).toEqual([4, 6]);
});

test('a unit is rallied by its own symbol alone', () => {
  const green = until(
    holding('bottom.MI-C7x2.LI-C9x2.LD-C8_top.HI-H7', 'rally'),
    'play Ra',
    ({ turn }) => turn?.faces.includes('green') === true && !turn.faces.includes('blue'),
  );
  const refused = refusal(green, act('rally C7'));
  expect(refused).toMatchObject({ because: 'game/no-symbol', with: { card: 'rally', unit: 'MI' } });
  expect(acted(green, 'rally C9').board.C9?.blocks).toBe(3);
});

test('a card without sections orders leaders too, if it shows a helmet', () => {
  const mounted = (bottom: string, more = '') => under('order-mounted', bottom, `play OMo${more}`);
  expect(ways(mounted('HC-C7*-C9.MI-A1*'))).toBe(
    'end, order C7, order C9, order-leader A1, order-leader C7',
  );
  expect(refusal(mounted('MI-C7*'), act('order-leader C7'))).toMatchObject({
    ...{ because: 'game/one-unit-of-choice', with: { card: 'order-mounted' } },
  });
});
