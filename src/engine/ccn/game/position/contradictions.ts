import type { About } from '../../../hexes/game/reader.ts';
import { type Hex, inOrder, SIDES, type Side } from '../../../hexes/hex.ts';
import { recordOf } from '../../nations/sheet.ts';
import { isArtillery, isInfantry, isUnit } from '../../units.ts';
import { groundAt, named } from '../board.ts';
import type { Piece, Position, Setting } from '../state.ts';
import { squaresOn } from './bearing.ts';
import type { Key } from './problems.ts';

type Fault = readonly [problem: Key, about: About];

function wrongStrength({ unit, blocks, start }: Piece, hex: Hex): Fault[] {
  const values = { unit: named(unit), blocks, start };
  return blocks > start
    ? [['more-than-at-the-start', { hex, clause: 'ccn-2.12', with: values }]]
    : [];
}

/** Artillery fires by the table on its card: a sheet that has none for it, or none for its blocks, leaves it without dice. */
function withoutTable(scenario: Setting | null, { side, unit, blocks }: Piece, hex: Hex): Fault[] {
  const sheet = scenario?.sheets[side];
  const type = named(unit);
  if (!sheet || !isUnit(type) || !isArtillery(type)) return [];
  if (recordOf(sheet, type)?.gunTable[blocks - 1]) return [];
  const values = { unit: type, blocks };
  return [['artillery-without-table', { hex, clause: 'ccn-5.106', with: values }]];
}

/** Only infantry forms square, and not in a town or behind fieldworks. */
function wrongSquare(position: Position, { unit, square }: Piece, hex: Hex): Fault[] {
  if (!square) return [];
  const type = named(unit);
  if (!isInfantry(type))
    return [['square-of-no-infantry', { hex, clause: 'ccn-6.13', with: { unit: type } }]];
  if (groundAt(position, hex) === 'town')
    return [['no-square-there', { hex, clause: 'ccn-7.25', with: { terrain: 'town' } }]];
  if (position.ramparts[hex]?.length)
    return [['no-square-there', { hex, clause: 'ccn-7.33', with: { terrain: 'fieldworks' } }]];
  return [];
}

/** A second square with the same token. */
function sameToken({ board }: Position, squares: readonly Hex[]): Fault[] {
  const token = (hex: Hex) => board[hex]?.square ?? 0;
  return squares.flatMap((hex, i): Fault[] =>
    squares.slice(0, i).some((one) => token(one) === token(hex))
      ? [['token-twice', { hex, clause: 'ccn-6.22', with: { token: token(hex) } }]]
      : [],
  );
}

/** Whoever forms square still holds three cards: two are left when one of them lies on the track. */
const LEFT_IN_HAND = 2;

/** Each square has a card of the hand on the track. */
function wrongCards({ command, hands }: Position, squares: readonly Hex[], side: Side): Fault[] {
  const most = Math.max(0, command[side] - LEFT_IN_HAND);
  const without = squares.slice(most).map(
    (hex): Fault => [
      'square-without-card',
      {
        hex,
        clause: 'ccn-6.16',
        with: { side, squares: squares.length, command: command[side] },
      },
    ],
  );
  const left = command[side] - squares.length;
  const held = hands[side].length;
  if (without.length > 0 || held <= left || held > command[side]) return without;
  return [['cards-in-squares', { clause: 'ccn-6.22', with: { side, left, number: held } }]];
}

/** What a position has that no game of these rules can have. */
export const contradictions = (scenario: Setting | null, position: Position): Fault[] => [
  ...inOrder(Object.keys(position.board) as Hex[]).flatMap((hex) => {
    const piece = position.board[hex];
    if (!piece) return [];
    return [
      ...wrongStrength(piece, hex),
      ...withoutTable(scenario, piece, hex),
      ...wrongSquare(position, piece, hex),
    ];
  }),
  ...SIDES.flatMap((side) => {
    const squares = squaresOn(position, side);
    return [...sameToken(position, squares), ...wrongCards(position, squares, side)];
  }),
];
