import { Trace } from '../../../core/ruling.ts';
import { enemyUnitsNear, pieceAt, piecesOf } from '../../../hexes/game/board.ts';
import { forbiddenBy, type Refusal, refuseOthers } from '../../../hexes/game/refusal.ts';
import { distance, type Hex, inOrder, isHex } from '../../../hexes/hex.ts';
import { type GivenGun, gunDice, type Joined, mayJoin } from '../../tactics/guns.ts';
import { lineOfSight } from '../../terrain/sight.ts';
import { isArtillery } from '../../units.ts';
import { fighterAt, named, sightBoard } from '../board.ts';
import { cardOf } from '../card.ts';
import { no } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { READINGS } from './adopted.ts';
import { armed, lacksTable, nationalIn } from './armed.ts';

const rollOf = (hex: Hex, at: Hex) => (distance(hex, at) > 1 ? 'fire' : 'melee');

const isGun = (game: GameState, hex: Hex) => isArtillery(named(pieceAt(game, hex).unit));

/** A battery that is to join an attack at that hex, as the tables of Combined Arms see it. */
export function gunAt(game: GameState, hex: Hex, at: Hex): GivenGun {
  const { side, order } = pieceAt(game, hex);
  const roll = rollOf(hex, at);
  const { unit, ...stands } = armed(game, hex, at, roll);
  const board = sightBoard(game, side);
  const clear = (seen: typeof board) => lineOfSight(hex, at, seen, 'in-combined-arms').clear;
  const seen = clear({ ...board, occupied: () => false });
  return {
    ...stands,
    unit: unit as GivenGun['unit'],
    distance: distance(hex, at),
    artilleryDice: nationalIn(game, hex, at, roll).artilleryDice,
    lineOfSight: seen,
    unitBetween: seen && !clear(board),
    enemiesAdjacent: enemyUnitsNear(game, hex, side).length,
    ordered: order !== null,
    fought: order?.fought ?? 'no',
  };
}

const joining = (game: GameState, hex: Hex, at: Hex, bonus: boolean): Joined => ({
  card: cardOf(game, pieceAt(game, hex)),
  bonus,
  target: fighterAt(game, at, hex),
  readings: READINGS,
});

/** Dice that a battery adds. */
export const diceOfGun = (game: GameState, hex: Hex, at: Hex, bonus: boolean, trace: Trace) =>
  gunDice(gunAt(game, hex, at), joining(game, hex, at, bonus), trace);

/** Why a battery may not join; null where it may. */
function refuseGun(game: GameState, hex: Hex, at: Hex, bonus: boolean): Refusal | null {
  const others = refuseOthers(game, hex, 'ccn-5.13');
  if (others) return others;
  const { unit } = pieceAt(game, hex);
  if (!isGun(game, hex)) return no('ccn-6.49', 'only-artillery-joins', { unit });
  const trace = new Trace();
  if (!mayJoin(gunAt(game, hex, at), joining(game, hex, at, bonus), trace))
    return forbiddenBy(trace.steps);
  const roll = rollOf(hex, at);
  if (!lacksTable(game, hex, at, roll)) return null;
  return no(roll === 'fire' ? 'ccn-5.106' : 'ccn-5.140', 'no-table', { unit });
}

/** The hexes that the words of an attack name. */
export const gunsNamed = (words: string | undefined) =>
  words ? words.split('-').filter(isHex) : [];

/** Why these batteries may not join: each is named once, in the order of the board. */
export function refuseGuns(game: GameState, words: string, at: Hex, bonus: boolean) {
  const named = gunsNamed(words);
  if (named.length === 0 || inOrder(new Set(named)).join('-') !== words)
    return no('ccn-6.49', 'guns-once-in-order', { guns: words });
  for (const hex of named) {
    const refused = refuseGun(game, hex, at, bonus);
    if (refused) return refused;
  }
  return null;
}

/** All batteries of a side that may join an attack at that hex, but for whoever makes it. */
export const gunsFor = (game: GameState, from: Hex, at: Hex, bonus: boolean): Hex[] =>
  inOrder(
    piecesOf(game, game.active).flatMap(([hex]) =>
      hex !== from && isGun(game, hex) && !refuseGun(game, hex, at, bonus) ? [hex] : [],
    ),
  );
