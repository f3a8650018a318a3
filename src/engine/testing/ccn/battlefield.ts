import { freshPiece } from '../../ccn/game/position/notation.ts';
import { emptyPosition, type Position } from '../../ccn/game/position/position.ts';
import { EMPTY_SETTING } from '../../ccn/game/position/setting.ts';
import type { Board, Setting } from '../../ccn/game/state.ts';
import { readNation } from '../../ccn/nations/notation.ts';
import type { NationSheet } from '../../ccn/nations/sheet.ts';
import { IMPASSABLE, TERRAINS, type Terrain } from '../../ccn/terrain.ts';
import { isArtillery, UNITS, type Unit } from '../../ccn/units.ts';
import { Reader } from '../../hexes/game/reader.ts';
import { HEXES, type Hex, SIDES } from '../../hexes/hex.ts';
import { chooser } from '../hexes.ts';

const FOOT_TABLE = 't1111t2211t3321';
const HORSE_TABLE = 't111k2t211t311';
/** A sheet that has something of everything: dice of its own, flags of the guard, and the tables of artillery. */
const SHEET =
  `Army*down*LN4m1i*MI4h1*GR4r1*GG4g1*OG4g2*YG4g1*GL4g1*LC4*GLC4g1*GHC4g2` +
  `*FA3${FOOT_TABLE}*GFA3g1${FOOT_TABLE}*HA3${HORSE_TABLE}*GHA3g1${HORSE_TABLE}`;

/** The sheet of a text that is known to be right. */
export const sheetOf = (text: string) => Reader.read(text, readNation) as NationSheet;

/** A battle in which both armies have a sheet, whose objective nobody holds at first. */
const setting = (objective: Hex): Setting => ({
  ...EMPTY_SETTING,
  sheets: { bottom: sheetOf(SHEET), top: sheetOf(SHEET) },
  exits: { bottom: ['I1', 'I13'], top: ['A1', 'A13'] },
  objectives: [objective],
});

const blocksOf = (unit: Unit) => (isArtillery(unit) ? 3 : 4);

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
      const unit = UNITS[(seed + i * 7 + choose(3)) % UNITS.length] ?? 'line';
      board = {
        ...board,
        [take()]: freshPiece({ side, unit, blocks: blocksOf(unit), leader: i === 0 }),
      };
    }
    board = { ...board, [take()]: freshPiece({ side, unit: 'LD', blocks: 1, leader: false }) };
  }
  for (const terrain of TERRAINS.filter((one) => one !== 'clear'))
    for (let i = 0; i < 3; i++) {
      const hex = HEXES[choose(HEXES.length)] as Hex;
      const barred = terrain in IMPASSABLE || terrain === 'quarry';
      if (!(barred && board[hex])) ground[hex] = terrain;
    }
  const ramparts: Position['ramparts'] = {
    [HEXES[choose(60)] as Hex]: ['ne', 'nw'],
    [HEXES[50 + choose(60)] as Hex]: ['sw', 'se'],
  };
  // Every other battle knows nothing of national cards.
  const scenario = seed % 2 === 0 ? null : setting('E7');
  return { ...emptyPosition(), board, ground, ramparts, scenario };
}
