import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEXES, type Hex } from '../../../hexes/hex.ts';
import { position } from '../../../testing/cca/acting.ts';
import { anythingOn, facing, positionsAsWritten } from '../../../testing/positions.ts';
import { DECK_CARDS } from '../../cards.ts';
import { SCENARIOS, type Scenario } from '../../scenarios/scenarios.ts';
import { GROUNDS, IMPASSABLE } from '../../terrain.ts';
import { COMBATANTS, fullStrength } from '../../units.ts';
import type { Piece } from '../state.ts';
import { draw, parseDrawing } from './drawing.ts';
import {
  emptyPosition,
  type Position,
  readPosition,
  surveyPosition,
  writePosition,
} from './position.ts';
import { contradictions, setting } from './setting.ts';
import { positionOf, start } from './setup.ts';

const FIGHT =
  'cca2_bottom.WR-D5x3*-D6.EL-C3.LD-B7_top.LI-G3-G4.HI-E5*_ground.forest-E3.hill-E5-F6.rampart-E5sw-E5se_command-4-6_banners-1-0_goal-5_turn-top_cards.bottom-2L-FS.top-LC';

const piece = fc.record({
  side: fc.constantFrom('bottom', 'top'),
  unit: fc.constantFrom(...COMBATANTS),
  lost: fc.nat(3),
  led: fc.boolean(),
});

function pieceOf({
  side,
  unit,
  lost,
  led,
}: typeof piece extends fc.Arbitrary<infer T> ? T : never) {
  const blocks = Math.max(1, fullStrength(unit) - lost);
  return {
    side,
    unit,
    blocks,
    leader: led && unit !== 'LD',
    order: null,
    leaderOrder: 'none',
  } as Piece;
}

const anyPosition: fc.Arbitrary<Position> = anythingOn({
  ...{ piece, grounds: GROUNDS, cards: DECK_CARDS, command: 1 },
}).map(({ army, ground, walls, card, ...rest }) => ({
  ...rest,
  board: Object.fromEntries(Object.entries(army).map(([hex, one]) => [hex, pieceOf(one)])),
  ground: Object.fromEntries(
    Object.entries(ground).filter(([hex, terrain]) => !(terrain in IMPASSABLE && hex in army)),
  ),
  ramparts: walls,
  scenario: null,
  hands: { bottom: [], top: [card] },
}));

/** The position in that battle, or in none: without what cannot be there, with the banners and hands of the battle. */
function fought(one: Position, name: Scenario | null, top: boolean, grown: number): Position {
  const edge = name && setting(name, top ? undefined : 'carthage');
  const wrong = contradictions(edge, one).map(([, { hex }]) => hex);
  const without = <T extends object>(held: T) =>
    Object.fromEntries(Object.entries(held).filter(([hex]) => !wrong.includes(hex as Hex)));
  const field = { board: without(one.board), ground: without(one.ground) } as Position;
  if (!edge) return { ...one, ...field };
  const { command, goal } = emptyPosition(edge);
  const camps = HEXES.filter((hex) => name === 'baecula' && field.ground[hex] === 'camp');
  const roman = edge.armies.top === 'carthage' ? 'bottom' : 'top';
  const hand = name === 'lake-trasimene' ? grown : command[roman];
  return {
    ...one,
    ...field,
    scenario: { ...edge, taken: camps.slice(grown) },
    command: { ...command, [roman]: hand },
    goal,
  };
}

const positions: fc.Arbitrary<Position> = fc
  .tuple(
    anyPosition,
    fc.option(fc.constantFrom(...SCENARIOS), { freq: 2 }),
    fc.boolean(),
    fc.integer({ min: 2, max: 4 }),
  )
  .map((all) => fought(...all));

const units = [...COMBATANTS.slice(0, 12), ...COMBATANTS.slice(0, 5)];
const board = facing((side) =>
  units.map((unit, i) => pieceOf({ side, unit, lost: i % 3 ? 0 : 3, led: i === 3 })),
);

positionsAsWritten({
  ...{ positions, packed: { ...emptyPosition(), board }, most: 300 },
  ...{ readPosition, writePosition, draw, parseDrawing },
  wrong: `
  - | 0 | not-a-position
  cca3_bottom | 0 | not-a-position
  cca2_middle | 5 | no-such-part
  cca2_top_bottom | 9 | out-of-order
  cca2_bottom.XX-A1 | 12 | no-such-unit
  cca2_bottom.WR | 14 | unexpected
  cca2_bottom.WR-J1 | 15 | no-such-hex
  cca2_bottom.WR-B13 | 15 | no-such-hex
  cca2_bottom.WR-A1-A1 | 18 | hex-taken | cca-8.8
  cca2_bottom.WR-A1_top.LI-A1 | 25 | hex-taken | cca-8.8
  cca2_bottom.WR-A1x4 | 18 | blocks | cca-2.8
  cca2_bottom.EL-A1x2 | 18 | blocks | cca-2.11
  cca2_bottom.LD-A1x1 | 18 | blocks | cca-2.13
  cca2_bottom.LD-A1* | 17 | leader-without-unit | cca-8.33
  cca2_bottom.WR-A1 _top | 17 | unexpected
  cca2_ground.swamp-A1 | 12 | no-such-terrain
  cca2_ground.clear-A1 | 12 | no-such-terrain
  cca2_ground.hill-A1.forest-A1 | 27 | said-twice
  cca2_bottom.WR-A1_ground.river-A1 | 31 | impassable | cca-17.26
  cca2_ground.rampart-A1n | 22 | no-such-hexside
  cca2_ground.rampart-A1ne-A1ne | 25 | said-twice
  cca2_command-0-5 | 13 | command
  cca2_command-5 | 14 | unexpected
  cca2_goal-21 | 10 | goal
  cca2_banners-6-0 | 16 | already-won | cca-4.1
  cca2_turn-left | 10 | no-such-side
  cca2_cards.bottom-9L | 18 | no-such-card
  cca2_cards.bottom-FS-FS | 21 | no-more-such-cards | cca-18.38
  cca2_cards.bottom-FS.top-FS | 25 | no-more-such-cards | cca-18.38
  cca2_command-1-5_cards.bottom-FS-LC | 23 | more-cards-than-command | cca-7.6
  cca2_bottom.WR-A1.MI-A1 | 21 | hex-taken | cca-8.8
  cca2_bottom.WR-A1_top.LD-A1 | 25 | hex-taken | cca-8.9
  cca2_bottom.LD-A1-A1 | 18 | hex-taken | cca-8.32
  cca2_bottom.WR-A1.LD-A1 | 21 | leader-apart | cca-8.33
  cca2_bottom.WR-A1x5 | 18 | blocks | cca-2.8
  cca2_bottom.LC-A1x4 | 18 | blocks | cca-2.10
  cca2_bottom.EL-A1x3 | 18 | blocks | cca-2.11
  cca2_bottom.CH-A1x3 | 18 | blocks | cca-2.12
  cca2_bottom.LD-A1x2 | 18 | blocks | cca-2.13
  cca2_bottom.WR-A1_ground.coast-A1 | 31 | impassable | cca-17.23
`,
});

describe('the notation of a position', () => {
  test('says what a player reads in it', () => {
    const { board, ground, ramparts, command, banners, goal, active, hands } = position(FIGHT);
    expect(board.D5).toMatchObject({ side: 'bottom', unit: 'WR', blocks: 3, leader: true });
    expect(board.D6).toMatchObject({ unit: 'WR', blocks: 4, leader: false });
    expect(board.B7).toMatchObject({ unit: 'LD', blocks: 1, leader: false });
    expect(board.E5).toMatchObject({ side: 'top', unit: 'HI', leader: true });
    expect(Object.keys(board)).toHaveLength(7);
    expect(ground).toEqual({ E3: 'forest', E5: 'hill', F6: 'hill' });
    expect(ramparts).toEqual({ E5: ['sw', 'se'] });
    expect({ command, banners, goal, active }).toEqual({
      command: { bottom: 4, top: 6 },
      banners: { bottom: 1, top: 0 },
      goal: 5,
      active: 'top',
    });
    expect(hands).toEqual({
      bottom: ['order-two-units-left', 'first-strike'],
      top: ['line-command'],
    });
    // Read from west to east the southern row comes first: canonical, whatever order they were made in.
    expect(writePosition(position(FIGHT)).length).toBeLessThan(200);
  });
});

describe('the drawing of a position', () => {
  test('looks like the board', () => {
    const rows = draw(
      position('cca2_bottom.WR-D5x3*.LD-A1_top.HI-E5_ground.hill-E5.river-A13'),
    ).split('\n');
    expect(rows).toHaveLength(9);
    expect(rows[4]).toBe(
      'E .     .     .     .     ^hi4  .     .     .     .     .     .     .     .',
    );
    expect(rows[5]).toBe(
      'D    .     .     .     .     WR3*  .     .     .     .     .     .     .',
    );
    expect(rows[8]).toBe(
      'A LD    .     .     .     .     .     .     .     .     .     .     .     ~',
    );
  });

  test('a fault is found at its character', () => {
    const drawing = draw(position('cca2_bottom.WR-I1'));
    const put = (cell: string) => parseDrawing(drawing.replace('WR4', cell));
    expect(put('WR5')).toMatchObject({ at: 4, problem: 'blocks', clause: 'cca-2.8' });
    expect(put('Wr4')).toMatchObject({ at: 2, problem: 'no-such-unit' });
    expect(put('')).toMatchObject({ problem: 'unexpected' });
    expect(put('~WR4')).toMatchObject({ at: 2, problem: 'impassable', clause: 'cca-17.26' });
    expect(put('LD*')).toMatchObject({ at: 4, problem: 'leader-without-unit' });
    expect(parseDrawing(`${drawing}\nnonsense`)).toMatchObject({
      at: drawing.length + 1,
      problem: 'no-such-part',
    });
  });
});

describe('setting up', () => {
  test('known cards stay, each hand is filled to Command, all 60 cards are there', () => {
    const game = start(position(FIGHT), 3);
    expect(game.hands.bottom).toHaveLength(4);
    expect(game.hands.bottom.slice(0, 2)).toEqual(['order-two-units-left', 'first-strike']);
    expect(game.hands.top).toHaveLength(6);
    expect(game.deck).toHaveLength(50);
    expect(game.active).toBe('top');
  });

  test('a game gives back its position, and another seed deals other hands', () => {
    const set = position(FIGHT);
    const game = start(set, 3);
    expect(positionOf(game)).toEqual({ ...set, hands: game.hands });
    expect(start(set, 3)).toEqual(game);
    expect(start(set, 4).deck).not.toEqual(game.deck);
  });
});

describe('a text that breaks the rules opens all the same', () => {
  const survey = (text: string) => surveyPosition(text);

  test('a second piece in a hex is kept beside the first, and the text is written as it was', () => {
    const text = 'cca2_bottom.HI-D5_top.WR-D5';
    const { position, crowd, faults } = survey(text);
    expect(position.board.D5).toMatchObject({ unit: 'HI', side: 'bottom' });
    expect(crowd).toMatchObject([['D5', { unit: 'WR', side: 'top' }]]);
    expect(faults).toEqual([{ at: 25, problem: 'hex-taken', hex: 'D5', clause: 'cca-8.8' }]);
    expect(writePosition(position, crowd)).toBe(text);
  });

  test('every fault is named, not the first alone', () => {
    const text = 'cca2_bottom.HI-D5x7.LD-D6*_top.WR-E7_ground.river-E7_goal-5';
    const { position, faults } = survey(text);
    expect(faults.map(({ problem, hex }) => [problem, hex])).toEqual([
      ['blocks', 'D5'],
      ['leader-without-unit', 'D6'],
      ['impassable', 'E7'],
    ]);
    expect(position.board.D5?.blocks).toBe(7);
    expect(position.ground.E7).toBe('river');
    expect(position.goal).toBe(5);
    expect(writePosition(position)).toBe(text);
  });

  test('what makes no sense ends the reading, and what stood before it is there', () => {
    const { position, faults } = survey('cca2_bottom.HI-D5-Z9_top.WR-E7');
    expect(Object.keys(position.board)).toEqual(['D5']);
    expect(faults).toEqual([{ at: 18, problem: 'no-such-hex' }]);
  });

  test('a good text has no faults and no crowd', () => {
    const text = 'cca2_bottom.HI-D5*_top.WR-E7x2_ground.hill-D5';
    expect(survey(text)).toEqual({ position: readPosition(text), crowd: [], faults: [] });
  });
});
