import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEXES, type Hex } from '../../../hexes/hex.ts';
import { anythingOn, facing, positionsAsWritten } from '../../../testing/positions.ts';
import { DECK_CARDS } from '../../cards.ts';
import { generalSheet } from '../../nations/general.ts';
import { TERRAINS } from '../../terrain.ts';
import { isInfantry, UNITS } from '../../units.ts';
import { isImpassable, named } from '../board.ts';
import { type Piece, TOKENS } from '../state.ts';
import { usualStart } from './bearing.ts';
import { draw, parseDrawing } from './drawing.ts';
import { emptyPosition, type Position, readPosition, writePosition } from './position.ts';
import { EMPTY_SETTING } from './setting.ts';

const FIGHT =
  'ccn1_bottom.LN-D5x3of4s2*-D6x4.GHC-C3x1of3.LD-B7_top.RL-G3x2-G4x2.FA-E5x3*_ground.forest-E3.hill-E5-F6.works-E5sw-E5se_command-4-6_banners-1-0_goal-5_turn-top_cards.bottom-2L-FS.top-ShS';

function position(text: string): Position {
  const read = readPosition(text);
  if ('problem' in read) throw new RangeError(`${read.problem} at ${read.at}`);
  return read;
}

/** What is generally known of the French, without artillery, of whose tables nothing is. */
const SHEET = generalSheet('french', 'Grande Armée');

const setting = fc.option(
  fc.record({ sheet: fc.boolean(), objectives: fc.subarray([...HEXES], { maxLength: 4 }) }),
);
const piece = fc.record({
  side: fc.constantFrom('bottom' as const, 'top' as const),
  unit: fc.constantFrom(...UNITS, 'LD' as const),
  blocks: fc.integer({ min: 1, max: 4 }),
  lost: fc.integer({ min: 0, max: 3 }),
  led: fc.boolean(),
});
const field = fc
  .tuple(
    // Three squares a side need a Command of five.
    anythingOn({ ...{ piece, grounds: TERRAINS, cards: DECK_CARDS, command: 5 } }),
    setting,
  )
  .map(([laid, battle]) => ({ ...laid, battle }));
type Drawn = typeof field extends fc.Arbitrary<infer T> ? T : never;

function settingOf(battle: Drawn['battle']): Position['scenario'] {
  if (!battle) return null;
  const { sheet, objectives } = battle;
  return {
    ...EMPTY_SETTING,
    sheets: { bottom: sheet ? SHEET : null, top: null },
    exits: { bottom: ['I3', 'I4'], top: sheet ? [] : ['A1'] },
    objectives,
    taken: objectives.slice(0, 2),
  };
}

function positionOf({ army, ground: laid, walls, card, battle, ...rest }: Drawn): Position {
  const scenario = settingOf(battle);
  const ground: Position['ground'] = Object.fromEntries(
    Object.entries(laid).filter(
      ([hex, kind]) =>
        !(hex in army) ||
        !isImpassable({ board: {}, ground: { [hex]: kind }, ramparts: {} }, hex as Hex),
    ),
  );
  const squares = { bottom: 0, top: 0 };
  const stands = ([hex, { side, unit, blocks, lost, led }]: [string, Drawn['army'][string]]) => {
    const number = unit === 'LD' ? 1 : Math.max(blocks, 0);
    const least = usualStart(scenario, { side, unit, blocks: number });
    const clear = ground[hex as Hex] !== 'town' && !walls[hex];
    const square = isInfantry(named(unit)) && clear && led && squares[side] < 3;
    const one: Piece = {
      side,
      unit,
      blocks: Math.min(number, least),
      start: unit === 'LD' ? 1 : Math.max(least, number) + lost,
      leader: lost === 1 && unit !== 'LD',
      square: square ? (TOKENS[squares[side]++] ?? null) : null,
      order: null,
      leaderOrder: 'none',
    };
    return [hex, one];
  };
  const hands = { bottom: [], top: [card] };
  const fits = Object.entries(army).filter(
    ([hex, { unit }]) =>
      !isImpassable({ board: {}, ground, ramparts: {} }, hex as Hex, unit) &&
      !(scenario?.sheets.bottom && unit.includes('artillery')),
  );
  return {
    ...rest,
    board: Object.fromEntries(fits.map(stands)),
    ground,
    ramparts: walls,
    scenario,
    hands,
  };
}
const positions = field.map(positionOf);

const board = facing((side) =>
  UNITS.slice(0, 17).map((unit, i) => ({
    ...{ side, unit, blocks: 3, start: i % 3 ? 3 : 4, leader: i === 3, square: null },
  })),
);

positionsAsWritten({
  packed: { ...emptyPosition(), board: board as unknown as Position['board'] },
  ...{ positions, most: 400, readPosition, writePosition, draw, parseDrawing },
  inAddress: decodeURIComponent,
  wrong: `
  cca2_bottom | 0 | not-a-position
  ccn2_bottom | 0 | not-a-position
  ccn1_bottom.WR-A1 | 12 | no-such-unit
  ccn1_bottom.line-A1x4 | 12 | no-such-unit
  ccn1_bottom.LN-A1 | 17 | unexpected
  ccn1_bottom.LN-A1x0 | 18 | blocks | ccn-2.12
  ccn1_bottom.LN-A1x9 | 18 | blocks | ccn-2.12
  ccn1_bottom.LN-A1x4of9 | 21 | blocks
  ccn1_bottom.LN-A1x4of | 21 | blocks
  ccn1_bottom.LN-A1x4s5 | 20 | no-such-token | ccn-6.20
  ccn1_bottom.LN-A1x4s | 20 | no-such-token
  ccn1_bottom.LN-A1x4s1of4 | 21 | unexpected
  ccn1_bottom.LN-A1x4*s1 | 20 | unexpected
  ccn1_bottom.LD-A1x1 | 18 | blocks | ccn-2.15
  ccn1_bottom.LD-A1* | 17 | leader-without-unit | ccn-5.15
  ccn1_bottom.LN-A1x4-A1x4 | 20 | hex-taken | ccn-5.36
  ccn1_bottom.LN-A1x4_top.LD-A1 | 27 | hex-taken | ccn-5.37
  ccn1_bottom.LD-A1-A1 | 18 | hex-taken | ccn-5.55
  ccn1_bottom.LN-A1x4.LD-A1 | 23 | leader-apart | ccn-5.15
  ccn1_bottom.LN-A1x4*.LD-A1 | 24 | hex-taken | ccn-5.55
  ccn1_ground.rampart-A1ne | 12 | no-such-terrain
  ccn1_ground.works-A1n | 20 | no-such-hexside
  ccn1_bottom.LN-A1x4_ground.river-A1 | 33 | impassable | ccn-7.41
  ccn1_bottom.LN-A1x4_ground.rugged-A1 | 34 | impassable | ccn-7.21
  ccn1_bottom.HA-A1x3_ground.quarry-A1 | 34 | impassable | ccn-7.55
  ccn1_goal-21 | 10 | goal
  ccn1_banners-6-0 | 16 | already-won | ccn-4.1
  ccn1_cards.bottom-OMo | 18 | no-such-card
  ccn1_cards.bottom-El-El | 21 | no-more-such-cards | ccn-8.43
  ccn1_command-1-5_cards.bottom-FS-2C | 23 | more-cards-than-command | ccn-5.20
`,
});

describe('the notation of a position', () => {
  test('says what a player reads in it', () => {
    const { board, ground, ramparts, command, banners, goal, active, hands } = position(FIGHT);
    expect(board.D5).toEqual({
      ...{ side: 'bottom', unit: 'line', blocks: 3, start: 4, square: 2, leader: true },
      ...{ order: null, leaderOrder: 'none' },
    });
    expect(board.D6).toMatchObject({ unit: 'line', blocks: 4, start: 4, square: null });
    expect(board.C3).toMatchObject({ unit: 'guard-heavy-cavalry', blocks: 1, start: 3 });
    expect(board.B7).toMatchObject({ unit: 'LD', blocks: 1, start: 1, leader: false });
    expect(board.E5).toMatchObject({ side: 'top', unit: 'foot-artillery', leader: true });
    expect(Object.keys(board)).toHaveLength(7);
    expect(ground).toEqual({ E3: 'forest', E5: 'hill', F6: 'hill' });
    expect(ramparts).toEqual({ E5: ['sw', 'se'] });
    expect({ command, banners, goal, active }).toEqual({
      command: { bottom: 4, top: 6 },
      banners: { bottom: 1, top: 0 },
      goal: 5,
      active: 'top',
    });
    expect(hands).toEqual({ bottom: ['probe-left', 'first-strike'], top: ['short-supply'] });
    expect(writePosition(position(FIGHT))).toBe(FIGHT);
  });

  test('an empty board has what is usual: Command 5, 6 banners, and no battle', () => {
    expect(position('ccn1_bottom_top')).toEqual(emptyPosition());
    expect(emptyPosition()).toMatchObject({
      command: { bottom: 5, top: 5 },
      goal: 6,
      scenario: null,
    });
  });

  test('infantry and cavalry may stand in a quarry', () => {
    const text = 'ccn1_bottom.LN-A1x4.LC-A2x3_top_ground.quarry-A1-A2';
    expect(writePosition(position(text))).toBe(text);
  });
});

describe('the drawing of a position', () => {
  test('looks like the board, and gives each hex the room that the longest needs', () => {
    const small = draw(position('ccn1_bottom.LN-D5x3of4.LD-A1_top.FA-E5x3_ground.hill-E5'));
    const [, , , , e, d] = small.split('\n');
    expect(e).toBe(
      'E .       .       .       .       ^fa3    .       .       .       .       .       .       .       .',
    );
    expect(d).toBe(
      'D     .       .       .       .       LN3of4  .       .       .       .       .       .       .',
    );
    expect(draw(position('ccn1_bottom.LN-D5x3')).split('\n')[5]).toBe(
      'D    .     .     .     .     LN3   .     .     .     .     .     .     .',
    );
  });

  test('a fault is found at its character', () => {
    const drawing = draw(position('ccn1_bottom.GHC-I1x3'));
    const put = (cell: string) => parseDrawing(drawing.replace('GHC3', cell));
    expect(put('GHC9')).toMatchObject({ at: 5, problem: 'blocks', clause: 'ccn-2.12' });
    expect(put('Ghc3')).toMatchObject({ at: 2, problem: 'no-such-unit' });
    expect(put('GHC3s7')).toMatchObject({ at: 7, problem: 'no-such-token' });
    expect(put('~ghc3')).toMatchObject({ at: 2, problem: 'impassable', clause: 'ccn-7.41' });
    expect(put('LD*')).toMatchObject({ at: 4, problem: 'leader-without-unit' });
  });
});
