import { clear, friendsNear, NEIGHBOURS, note, pieceAt, place } from '../../hexes/game/board.ts';
import { LEADER } from '../../hexes/game/state.ts';
import { type Direction, direction, type Hex, type Side } from '../../hexes/hex.ts';
import { hexsides } from '../../hexes/sight.ts';
import { type Fighter, fighter } from '../combat/combat.ts';
import { type Looks, lineOfSight, type SightBoard } from '../terrain/sight.ts';
import { type Fieldworks, IMPASSABLE, type Terrain } from '../terrain.ts';
import { type Combatant, isArtillery } from '../units.ts';
import { type Draft, type Field, FRESH_ORDER, type Piece } from './state.ts';
import { capture } from './victory.ts';

/** A piece as the tables call it. */
export const named = (unit: Piece['unit']): Combatant => (unit === LEADER ? 'leader' : unit);

export const groundAt = (game: Field, hex: Hex): Terrain => game.ground[hex] ?? 'clear';

/** Nobody can be there; artillery cannot be in a quarry either (ccn-7.55). */
export const isImpassable = (game: Field, hex: Hex, unit: Piece['unit'] = LEADER) =>
  IMPASSABLE[groundAt(game, hex)] !== undefined ||
  (groundAt(game, hex) === 'quarry' && isArtillery(named(unit)));

/** Fieldworks of either hex stand on the hexside between them. */
export function acrossFieldworks(game: Field, from: Hex, to: Hex): boolean {
  const works = (own: Hex, other: Hex) => {
    const sides = game.ramparts[own];
    const side = sides && direction(own, other);
    return side !== undefined && sides?.includes(side) === true;
  };
  return works(from, to) || works(to, from);
}

export const sightBoard = (game: Field, side: Side): SightBoard => ({
  terrain: (hex) => groundAt(game, hex),
  occupied: (hex) => game.board[hex] !== undefined,
  friendly: (hex) => game.board[hex]?.side === side,
  fieldworks: (hex) => (game.ramparts[hex]?.length ?? 0) > 0,
});
export const sees = (game: Field, from: Hex, to: Hex, looks: Looks = 'as-any') =>
  lineOfSight(from, to, sightBoard(game, pieceAt(game, from).side), looks).clear;

/** Where the fieldworks of a hex stand, seen from `facing`: on the hexside that the line crosses or elsewhere (R76). */
function worksTowards(sides: readonly Direction[] | undefined, hex: Hex, facing: Hex): Fieldworks {
  if (!sides?.length) return 'none';
  const across = hexsides(facing, hex).some((pair) => {
    const beyond = pair.find((one) => one !== hex);
    const side = pair.includes(hex) && beyond && direction(hex, beyond);
    return side !== undefined && side !== false && sides.includes(side);
  });
  return across ? 'between' : 'elsewhere';
}

/** Friends in the hexes around that let a unit ignore a flag: units, and leaders who are alone (ccn-5.188). */
export const supportOf = (game: Field, hex: Hex, side: Side) => friendsNear(game, hex, side).length;

/** Somebody on the board as the tables of combat see him, but for what his national card gives. */
export function fighterAt(game: Field, hex: Hex, facing: Hex): Fighter {
  const { unit, blocks, leader, square, order } = pieceAt(game, hex);
  return fighter(named(unit), {
    ...{ blocks, leader },
    inSquare: square !== null,
    terrain: groundAt(game, hex),
    fieldworks: worksTowards(game.ramparts[hex], hex, facing),
    moved: order?.moved ?? 0,
  });
}

export const loneLeader = (side: Side, order: Piece['order'] = null): Piece => ({
  side,
  unit: LEADER,
  blocks: 1,
  start: 1,
  leader: false,
  order,
  leaderOrder: 'none',
  square: null,
});

/** Puts a unit into a hex; a friendly leader alone there is attached, and what he was ordered to he may still do. */
export function settle(game: Draft, to: Hex, piece: Piece) {
  const there = game.board[to];
  const joins = there?.unit === LEADER;
  const free = joins && there.order !== null && there.order.moved === null;
  place(
    game,
    to,
    joins ? { ...piece, leader: true, leaderOrder: free ? 'ordered' : 'none' } : piece,
  );
  capture(game, to);
}

/** Puts a unit, with the leader attached to it, into another hex. */
export function shift(game: Draft, from: Hex, to: Hex) {
  const piece = pieceAt(game, from);
  clear(game, from);
  note(game, { event: 'moved', from, to, unit: piece.unit });
  settle(game, to, piece);
}

/** A leader of that side who is alone moves into a hex: a unit without one takes him. */
export function moveLeader(game: Draft, from: Hex, to: Hex, leader: Piece) {
  const friend = game.board[to];
  const moved = leader.order !== null;
  place(
    game,
    to,
    friend
      ? { ...friend, leader: true, leaderOrder: moved ? 'joined' : friend.leaderOrder }
      : leader,
  );
  note(game, { event: 'moved', from, to, unit: LEADER });
}

/** Hexes around that side's piece in which a unit of the enemy stands that `is` so. */
export const enemyUnits = (
  game: Field,
  hex: Hex,
  side: Side,
  is: (unit: Combatant) => boolean = () => true,
): Hex[] =>
  NEIGHBOURS[hex].filter((beside) => {
    const piece = game.board[beside];
    return piece && piece.side !== side && piece.unit !== LEADER && is(named(piece.unit));
  });

/** Takes the order of a piece as given. */
export const mark = (game: Draft, hex: Hex) =>
  place(game, hex, { ...pieceAt(game, hex), order: FRESH_ORDER });
