import { emptyPosition, type Position } from '../../cca/game/position/position.ts';
import { armyOf, setting } from '../../cca/game/position/setting.ts';
import type { Board, Field, Piece } from '../../cca/game/state.ts';
import type { Scenario } from '../../cca/scenarios/scenarios.ts';
import { IMPASSABLE, type Ground as Kind, TERRAINS, type Terrain } from '../../cca/terrain.ts';
import { fullStrength, UNITS } from '../../cca/units.ts';
import { HEXES, type Hex, SIDES } from '../../hexes/hex.ts';
import { chooser } from '../hexes.ts';

/** Two armies of ten units in facing rows, two leaders each, with every kind of terrain strewn between them. */
export function battlefield(seed: number): Position {
  const choose = chooser(seed);
  let board: Board = {};
  const ground: Partial<Record<Hex, Terrain>> = {};
  const rows = { bottom: ['C', 'D'], top: ['F', 'G'] };
  for (const side of SIDES) {
    const free = HEXES.filter((hex) => rows[side].some((row) => hex.startsWith(row)));
    const take = () => free.splice(choose(free.length), 1)[0] as Hex;
    for (let i = 0; i < 10; i++) {
      const unit = UNITS[(seed + i * 5 + choose(3)) % UNITS.length] ?? 'LI';
      const piece: Piece = {
        side,
        unit,
        blocks: fullStrength(unit),
        leader: i === 0,
        order: null,
        leaderOrder: 'none',
      };
      board = { ...board, [take()]: piece };
    }
    const leader = { side, unit: 'LD', blocks: 1, leader: false, order: null } as const;
    board = { ...board, [take()]: { ...leader, leaderOrder: 'none' } };
  }
  for (const terrain of TERRAINS.filter((one) => one !== 'clear'))
    for (let i = 0; i < 3; i++) {
      const hex = HEXES[choose(HEXES.length)] as Hex;
      if (!(terrain in IMPASSABLE && board[hex])) ground[hex] = terrain;
    }
  const ramparts = {
    [HEXES[choose(60)] as Hex]: ['ne', 'nw'],
    [HEXES[50 + choose(60)] as Hex]: ['sw', 'se'],
  };
  return { ...emptyPosition(), board, ground, ramparts: ramparts as Position['ramparts'], goal: 5 };
}

/** Kinds of ground that a battle of the book has instead of others; null: it has none such. */
const ITS_OWN: Partial<Record<Scenario, Partial<Record<Kind, Kind | null>>>> = {
  'ticinus-river': { ford: null },
  'lake-trasimene': { coast: 'lake', river: 'steep-hill' },
};

/** The same armies in a battle of the book: its rules, but not its map, which nobody has. */
export function scenarioField(name: Scenario, seed: number): Position {
  const { board, ground } = battlefield(seed);
  const scenario = setting(name, seed % 2 === 0 ? undefined : 'carthage');
  const kinds = Object.entries(ground).flatMap(([hex, kind]): [string, Kind][] => {
    const own = ITS_OWN[name]?.[kind];
    return own === null ? [] : [[hex, own ?? kind]];
  });
  const pieces = Object.entries(board).filter(
    // One leader alone is Publius Scipio.
    ([, { unit, side }]) =>
      name !== 'castulo' || unit !== 'LD' || armyOf({ scenario }, side) === 'carthage',
  );
  return {
    ...emptyPosition(scenario),
    board: Object.fromEntries(pieces) as Board,
    ground: Object.fromEntries(kinds) as Field['ground'],
  };
}
