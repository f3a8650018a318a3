import { HEXES, type Hex, type Side } from '../../../hexes/hex.ts';
import type { Ground } from '../../terrain.ts';
import { COMBATANTS, fullStrength, isCombatant } from '../../units.ts';
import type { Piece } from '../state.ts';
import { alone, barred, ofStrength } from './faults.ts';
import { emptyPosition, type Position, readRest, writeRest } from './position.ts';
import { type Problem, Reader } from './reader.ts';

const SIGNS: Record<Ground, string> = {
  clear: '',
  rough: ':',
  forest: '%',
  hill: '^',
  ford: '=',
  camp: '#',
  river: '~',
  coast: '@',
  lake: '&',
  'steep-hill': '|',
};
const EMPTY = '.';
const CELL = 6;
const ROWS = [9, 8, 7, 6, 5, 4, 3, 2, 1] as const;
const rowOf = (row: number) => HEXES.filter((hex) => hex.endsWith(String(row)));

function drawHex({ board, ground }: Position, hex: Hex): string {
  const piece = board[hex];
  const sign = SIGNS[ground[hex] ?? 'clear'];
  if (!piece) return sign || EMPTY;
  const { side, unit, blocks, leader } = piece;
  const name = side === 'bottom' ? unit : unit.toLowerCase();
  return `${sign}${name}${unit === 'LD' ? '' : blocks}${leader ? '*' : ''}`;
}

const ramparts = ({ ramparts: walls }: Position) =>
  HEXES.flatMap((hex) => (walls[hex] ?? []).map((side) => `-${hex}${side}`)).join('');

/**
 * The board as a player at its bottom sees it, row 9 first: units in capitals are his, `HI4*` has four blocks and
 * a leader, `^` before it is its hill. What is not as usual follows under the board.
 */
export function draw(position: Position): string {
  const rows = ROWS.map((row) => {
    const cells = rowOf(row).map((hex) => drawHex(position, hex).padEnd(CELL));
    return `${row} ${row % 2 === 0 ? ' '.repeat(CELL / 2) : ''}${cells.join('')}`.trimEnd();
  });
  const walls = ramparts(position);
  const rest = [...(walls ? [`ground.rampart${walls}`] : []), ...writeRest(position)];
  return [...rows, ...rest].join('\n');
}

function readCell(reader: Reader, hex: Hex): { terrain: Ground; piece: Piece | null } {
  const start = reader.at;
  const found = Object.entries(SIGNS).find(([, sign]) => sign && reader.accept(sign));
  const terrain = (found?.[0] ?? 'clear') as Ground;
  if (!found && reader.accept(EMPTY)) return { terrain, piece: null };
  const name = reader.take(2);
  if (found && (name.trim() === '' || /\s/.test(name.charAt(0)))) {
    reader.at -= name.length;
    return { terrain, piece: null };
  }
  const unit = name.toUpperCase();
  const side: Side = name === unit ? 'bottom' : 'top';
  if (!isCombatant(unit) || (side === 'top' && name !== unit.toLowerCase()))
    return reader.fail('no-such-unit', start, { with: { options: COMBATANTS } });
  const blocks =
    unit === 'LD' ? 1 : reader.count(1, fullStrength(unit), 'blocks', ofStrength(unit));
  const star = reader.at;
  const leader = reader.accept('*');
  if (leader && unit === 'LD') reader.fail('leader-without-unit', star, alone(hex));
  return { terrain, piece: { side, unit, blocks, leader, order: null, leaderOrder: 'none' } };
}

function skipSpace(reader: Reader) {
  while (reader.accept(' '));
}

function readRow(reader: Reader, position: Position, row: number): Position {
  if (row < 9) reader.expect('\n');
  reader.expect(String(row));
  let { board, ground } = position;
  for (const hex of rowOf(row)) {
    reader.expect(' ');
    skipSpace(reader);
    const { at } = reader;
    const { terrain, piece } = readCell(reader, hex);
    const bars = piece && barred(terrain, hex);
    if (bars) reader.fail('impassable', at, bars);
    if (piece) board = { ...board, [hex]: piece };
    if (terrain !== 'clear') ground = { ...ground, [hex]: terrain };
  }
  skipSpace(reader);
  return { ...position, board, ground };
}

/** The position of a drawing, or what is wrong with it and at which character. */
export const parseDrawing = (text: string): Position | Problem =>
  Reader.read(text, (reader) => {
    const board = ROWS.reduce((position, row) => readRow(reader, position, row), emptyPosition());
    return readRest(reader, board);
  });
