import type { TraitNotation } from '../../../hexes/game/notation.ts';
import type { Reader } from '../../../hexes/game/reader.ts';
import { type Hex, inOrder } from '../../../hexes/hex.ts';
import { MOST_BLOCKS } from '../../combat/combat.ts';
import { recordOf } from '../../nations/sheet.ts';
import { isUnit } from '../../units.ts';
import { named } from '../board.ts';
import { type Kinds, type Piece, type Position, type Setting, TOKENS } from '../state.ts';
import type { Own } from './problems.ts';

/** The start strength of a piece while nobody has said it: the sheets of the nations stand further on in a text. */
const UNSAID = 0;

/** Blocks with which a unit starts where a position does not say it: what its national card has, or those that it has. */
export function usualStart(
  scenario: Setting | null,
  { side, unit, blocks }: Pick<Piece, 'side' | 'unit' | 'blocks'>,
): number {
  const sheet = scenario?.sheets[side];
  const type = named(unit);
  return (sheet && isUnit(type) && recordOf(sheet, type)?.startBlocks) || blocks;
}

function readToken(reader: Reader<Own>, hex: Hex): Piece['square'] {
  const { at } = reader;
  const number = reader.count(1, 9, 'no-such-token');
  const token = TOKENS.find((one) => one === number) ?? null;
  if (!token)
    reader.blame('no-such-token', at, {
      hex,
      clause: 'ccn-6.20',
      with: { number, most: TOKENS.length },
    });
  return token;
}

/** `of4`: it starts with 4 blocks; `s2`: it is the square of token 2. */
export const BEARING: TraitNotation<Kinds> = {
  write(piece, scenario) {
    const start = piece.start === usualStart(scenario, piece) ? '' : `of${piece.start}`;
    return `${start}${piece.square ? `s${piece.square}` : ''}`;
  },
  read(reader, piece, hex) {
    const start = reader.accept('of') ? reader.count(1, MOST_BLOCKS, 'blocks') : UNSAID;
    const square = reader.accept('s') ? readToken(reader, hex) : null;
    return { ...piece, start, square };
  },
  complete: (piece, scenario) =>
    piece.start === UNSAID ? { ...piece, start: usualStart(scenario, piece) } : piece,
};

/** The hexes of the squares of a side. */
export const squaresOn = ({ board }: Pick<Position, 'board'>, side: Piece['side']): Hex[] =>
  inOrder(Object.keys(board) as Hex[]).filter((hex) => {
    const piece = board[hex];
    return piece?.side === side && piece.square !== null;
  });
