import { HEXES, type Hex, ROWS, type Side } from '../hex.ts';
import { alone, barred, type Notation, ofStrength } from './notation.ts';
import { emptyPosition, readRest } from './position.ts';
import { type Problem, Reader } from './reader.ts';
import { type Kinds, LEADER, type Position, type UnitOf } from './state.ts';
import { writeRest } from './write-position.ts';

const EMPTY = '.';
/** Characters of a hex with the space after it, where no hex needs more. */
const CELL = 6;
const DOWNWARDS = [...ROWS].reverse();
const rowOf = (row: string) => HEXES.filter((hex) => hex.startsWith(row));
/** Rows of 12 stand half a hex to the right. */
const INDENTED = 12;
/** The number by which older drawings call a row. */
const numberOf = (row: string) => String(ROWS.indexOf(row) + 1);

function drawHex<K extends Kinds>(
  { grounds, unitCode, traits }: Notation<K>,
  { board, ground, scenario }: Position<K>,
  hex: Hex,
): string {
  const piece = board[hex];
  const sign = grounds.find(([kind]) => kind === ground[hex])?.[2] ?? '';
  if (!piece) return sign || EMPTY;
  const { side, unit, blocks, leader } = piece;
  const code = unitCode(unit);
  const name = side === 'bottom' ? code : code.toLowerCase();
  const count = unit === LEADER ? '' : blocks;
  return `${sign}${name}${count}${traits?.write(piece, scenario) ?? ''}${leader ? '*' : ''}`;
}

/** A width for all hexes, even so that half of it is a whole number. */
const widthOf = (cells: readonly string[]) => {
  const widest = Math.max(...cells.map(({ length }) => length + 1));
  return Math.max(CELL, widest + (widest % 2));
};

const wallsOf = ({ ramparts: walls }: Position) =>
  HEXES.flatMap((hex) => (walls[hex] ?? []).map((side) => `-${hex}${side}`)).join('');

/**
 * The board as a player at its bottom sees it, row I first: units in capitals are his, `HI4*` has four blocks and
 * a leader, `^` before it is its hill. What is not as usual follows under the board.
 */
export function draw<K extends Kinds>(game: Notation<K>, position: Position<K>): string {
  const width = widthOf(HEXES.map((hex) => drawHex(game, position, hex)));
  const rows = DOWNWARDS.map((row) => {
    const cells = rowOf(row).map((hex) => drawHex(game, position, hex).padEnd(width));
    const indent = cells.length === INDENTED ? ' '.repeat(width / 2) : '';
    return `${row} ${indent}${cells.join('')}`.trimEnd();
  });
  const walls = wallsOf(position);
  const rest = [...(walls ? [`ground.${game.walls}${walls}`] : []), ...writeRest(game, position)];
  return [...rows, ...rest].join('\n');
}

interface Cell<K extends Kinds> {
  terrain?: K['ground'];
  piece?: K['piece'];
}

function readPiece<K extends Kinds>(
  game: Notation<K>,
  reader: Reader,
  name: string,
  at: { hex: Hex; start: number },
): K['piece'] {
  const code = name.toUpperCase();
  const unit: UnitOf<K> | undefined = game.units.find((one) => game.unitCode(one) === code);
  const side: Side = name === code ? 'bottom' : 'top';
  if (!unit || (side === 'top' && name !== code.toLowerCase()))
    return reader.fail('no-such-unit', at.start, {
      with: { options: game.units.map(game.unitCode) },
    });
  const blocks =
    unit === LEADER
      ? 1
      : reader.count(1, game.fullStrength(unit), 'blocks', ofStrength(game, unit));
  const bare = game.piece({ side, unit, blocks, leader: false });
  const borne = game.traits?.read(reader, bare, at.hex) ?? bare;
  const star = reader.at;
  const leader = reader.accept('*');
  if (leader && unit === LEADER) reader.fail('leader-without-unit', star, alone(game, at.hex));
  return { ...borne, leader };
}

function readCell<K extends Kinds>(game: Notation<K>, reader: Reader, hex: Hex): Cell<K> {
  const start = reader.at;
  const found = game.grounds.find(([, , sign]) => reader.accept(sign));
  const ground = found && { terrain: found[0] };
  if (!found && reader.accept(EMPTY)) return {};
  if (ground && (reader.ended() || reader.peek(' ') || reader.peek('\n'))) return ground;
  const name = reader.match(/^[A-Za-z]*/);
  return { ...ground, piece: readPiece(game, reader, name, { hex, start }) };
}

function skipSpace(reader: Reader) {
  while (reader.accept(' '));
}

function readRow<K extends Kinds>(
  game: Notation<K>,
  reader: Reader,
  position: Position<K>,
  row: string,
): Position<K> {
  if (row !== DOWNWARDS[0]) reader.expect('\n');
  reader.expect(reader.byColumn ? numberOf(row) : row);
  let { board, ground } = position;
  for (const hex of rowOf(row)) {
    reader.expect(' ');
    skipSpace(reader);
    const { at } = reader;
    const { terrain, piece } = readCell(game, reader, hex);
    const bars = piece && terrain && barred(game, terrain, hex, piece.unit);
    if (bars) reader.fail('impassable', at, bars);
    if (piece) board = { ...board, [hex]: piece };
    if (terrain) ground = { ...ground, [hex]: terrain };
  }
  skipSpace(reader);
  return { ...position, board, ground };
}

/** The position of a drawing, or what is wrong with it and at which character. */
export const parseDrawing = <K extends Kinds>(game: Notation<K>, text: string) =>
  Reader.read(text, (reader): Position<K> => {
    const empty = emptyPosition(game);
    reader.byColumn = reader.peek(numberOf('I'));
    const board = DOWNWARDS.reduce((position, row) => readRow(game, reader, position, row), empty);
    return readRest(game, reader, board);
  }) as Position<K> | Problem;
