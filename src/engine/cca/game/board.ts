import type { Trace } from '../../core/ruling.ts';
import { clear, friendsNear, note, pieceAt, place } from '../../hexes/game/board.ts';
import { type Direction, direction, type Hex, type Side } from '../../hexes/hex.ts';
import { hexsides } from '../../hexes/sight.ts';
import { ADOPTED, type Fighter, type Roll, type RollKind } from '../combat/combat.ts';
import { lineOfSight, type SightBoard } from '../terrain/sight.ts';
import { type Ground, IMPASSABLE, type Terrain } from '../terrain.ts';
import { fullStrength } from '../units.ts';
import { cardInBattle } from './card.ts';
import { type Draft, type Field, FRESH_ORDER, type GameState, type Piece } from './state.ts';

export const groundAt = (game: Field, hex: Hex): Ground => game.ground[hex] ?? 'clear';
export const isImpassable = (game: Field, hex: Hex) =>
  IMPASSABLE[groundAt(game, hex)] !== undefined;
export const isOpen = (game: Field, hex: Hex) => !game.board[hex] && !isImpassable(game, hex);

/** Not stated: one sees over the lake as over the sea, and a steep hill is a hill to the eye. */
const SEEN_AS = { lake: 'coast', 'steep-hill': 'hill' } as const;

/** The ground as battle and sight know it. */
function terrainAt(game: Field, hex: Hex): Terrain {
  const ground = groundAt(game, hex);
  return ground === 'lake' || ground === 'steep-hill' ? SEEN_AS[ground] : ground;
}

export const sightBoard = (game: Field): SightBoard => ({
  terrain: (hex) => terrainAt(game, hex),
  occupied: (hex) => game.board[hex] !== undefined,
  ramparts: (hex) => game.ramparts[hex] ?? [],
});
export const sees = (game: Field, from: Hex, to: Hex) =>
  lineOfSight(from, to, sightBoard(game)).clear;

/** Whether the rampart of a hex stands where the line from `facing` comes in (cca-17.33, R72). */
function rampartTowards(sides: readonly Direction[] | undefined, hex: Hex, facing: Hex) {
  if (!sides?.length) return 'none';
  const across = hexsides(facing, hex).some((pair) => {
    const beyond = pair.find((one) => one !== hex);
    const side = pair.includes(hex) && beyond && direction(hex, beyond);
    return side !== undefined && side !== false && sides.includes(side);
  });
  return across ? 'between' : 'elsewhere';
}

export function fighterAt(game: Field, hex: Hex, facing: Hex): Fighter {
  const { unit, blocks, side, leader } = pieceAt(game, hex);
  const friends = friendsNear(game, hex, side);
  const led = friends.some(([, friend]) => friend.leader || friend.unit === 'LD');
  return {
    unit,
    blocks,
    full: blocks === fullStrength(unit),
    leader: leader ? 'attached' : led && unit !== 'LD' ? 'adjacent' : 'none',
    terrain: terrainAt(game, hex),
    rampart: rampartTowards(game.ramparts[hex], hex, facing),
    support: friends.length,
  };
}

/** One roll of the combat that is being resolved, as things stand now. */
export function rollFrom(game: GameState, kind: RollKind, from: Hex, at: Hex): Roll {
  return {
    kind,
    roller: fighterAt(game, from, at),
    target: fighterAt(game, at, from),
    card: cardInBattle(game),
    bonus: game.combat?.bonus ?? false,
    evades: kind === 'attack' && (game.combat?.evades ?? false),
    dicePut: game.combat?.dice ?? 0,
    readings: ADOPTED,
  };
}

export const loneLeader = (side: Side, order: Piece['order'] = null): Piece => ({
  side,
  unit: 'LD',
  blocks: 1,
  leader: false,
  order,
  leaderOrder: 'none',
});

/**
 * Whether the leader of a unit came to it this turn by a move of his own. No card with a second move orders a leader
 * by himself, so that before one he has come along.
 */
export const hasJoined = ({ phase }: GameState, { leader, leaderOrder }: Piece) =>
  leader && leaderOrder === 'moved' && phase !== 'move-again';

/** A unit leaves its hex; a leader who came to it this turn stays behind. Does a leader go along? */
export function depart(game: Draft, from: Hex): boolean {
  const piece = pieceAt(game, from);
  const { side, leader } = piece;
  const stays = hasJoined(game, piece);
  clear(game, from);
  if (stays) place(game, from, loneLeader(side, { ...FRESH_ORDER, moved: 0 }));
  return leader && !stays;
}

/** Notes how the tables came to a roll or to what it does. */
export function noteSteps(game: Draft, { kind }: Roll, { steps }: Trace) {
  const of = kind === 'ranged' ? 'cca/ranged-combat' : 'cca/close-combat-outcome';
  note(game, { event: 'ruled', of, steps });
}

/** Puts a unit, with the leader attached to it, into another hex; a friendly leader alone there joins it. */
export function shift(game: Draft, from: Hex, to: Hex) {
  const piece = pieceAt(game, from);
  const joins = game.board[to]?.unit === 'LD';
  clear(game, from);
  place(game, to, joins ? { ...piece, leader: true } : piece);
  note(game, { event: 'moved', from, to, unit: piece.unit });
}
