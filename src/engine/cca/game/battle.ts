import type { ClauseId } from '../../core/clause-ids.ts';
import { Trace } from '../../core/ruling.ts';
import { enemiesNear, enemyUnitsNear, pieceAt, piecesOf, place } from '../../hexes/game/board.ts';
import { forbiddenBy, type Refusal, refuseOthers } from '../../hexes/game/refusal.ts';
import { push } from '../../hexes/game/tasks.ts';
import { distance, HEXES, type Hex } from '../../hexes/hex.ts';
import { mayClose } from '../combat/may-battle.ts';
import { mayFire, rangeOf, shotOf } from '../ranged/may-fire.ts';
import { hasMissiles } from '../units.ts';
import { fighterAt, sees } from './board.ts';
import { cardInBattle, commandCard } from './card.ts';
import { no } from './refusals/refusal.ts';
import type { Action, Does, Draft, GameState, Piece } from './state.ts';

const READINGS = { R45: 'a', R50: 'a', R70: 'a', R71: 'a', R90: 'a', R102: 'a' } as const;

/** A battle as the tables of what may be done ask for it. */
function battle(game: GameState, from: Hex, to: Hex, bonus: boolean, lineOfSight: boolean) {
  const { order, side } = pieceAt(game, from);
  const units = enemyUnitsNear(game, from, side).length;
  return {
    kind: 'close' as const,
    attacker: {
      ...fighterAt(game, from, to),
      moved: order?.moved ?? 0,
      ordered: order !== null,
      battled: order?.battled ?? ('no' as const),
      enemiesAdjacent: units,
      leaderAdjacent: enemiesNear(game, from, side).length > units,
    },
    defender: fighterAt(game, to, from),
    distance: distance(from, to),
    lineOfSight,
    splitDice: false,
    card: cardInBattle(game),
    bonus,
    readings: READINGS,
  };
}

export function refuseClose(game: GameState, from: Hex, to: Hex, bonus = false): Refusal | null {
  const trace = new Trace();
  return mayClose(battle(game, from, to, bonus, true), trace) ? null : forbiddenBy(trace.steps);
}

/** Darken the Sky gives a unit two fires; any other card one, as the table says. */
export function refuseFire(game: GameState, from: Hex, to: Hex): Refusal | null {
  const { fires = 1, clause } = commandCard(game) ?? { clause: 'cca-9.4' };
  const { unit, order } = pieceAt(game, from);
  const fired = order?.fires ?? 0;
  if (fired > 1 && fired >= fires) return no(clause, 'has-fired', { unit, fires });
  const ask = (lineOfSight: boolean) => {
    const trace = new Trace();
    const shot = shotOf(battle(game, from, to, false, lineOfSight));
    return mayFire(shot, trace) ? null : forbiddenBy(trace.steps);
  };
  return ask(true) ?? (sees(game, from, to) ? null : ask(false));
}

export const targetsNear = (game: GameState, from: Hex, bonus = false): Does<'attack'>[] =>
  enemiesNear(game, from, pieceAt(game, from).side)
    .filter(([to]) => !refuseClose(game, from, to, bonus))
    .map(([to]) => ({ do: 'attack', from, to }));

function targetsFar(game: GameState, from: Hex, { unit, side }: Piece): Action[] {
  if (!hasMissiles(unit)) return [];
  const range = rangeOf(unit);
  return HEXES.filter((to) => {
    const piece = game.board[to];
    return (
      piece && piece.side !== side && distance(from, to) <= range && !refuseFire(game, from, to)
    );
  }).map((to) => ({ do: 'fire', from, to }));
}

const mayBattleNow = ({ order }: Piece) => order !== null && order.battled !== 'close';

/** Warriors that moved two hexes or more came to fight and must, while they can (cca-8.19). */
const mustBattle = (game: GameState, hex: Hex, { unit, order }: Piece) =>
  unit === 'WR' &&
  order?.battled === 'no' &&
  (order.moved ?? 0) > 1 &&
  targetsNear(game, hex).length > 0;

export function battles(game: GameState): Action[] {
  const own = piecesOf(game, game.active).filter(([, piece]) => mayBattleNow(piece));
  const all = own.flatMap(([hex, piece]): Action[] => [
    ...targetsNear(game, hex),
    ...targetsFar(game, hex, piece),
  ]);
  return refuseEnd(game) ? all : [...all, { do: 'end' }];
}

export function refuseEnd(game: GameState): Refusal | null {
  const found = piecesOf(game, game.active).find(([hex, piece]) => mustBattle(game, hex, piece));
  return found ? no('cca-8.19', 'warriors-must-battle', { hex: found[0] }) : null;
}

/** A battle is announced with the unit and the enemy that it is to hit (cca-10.9, cca-11.4). */
export const refuseTarget = (game: GameState, to: Hex, clause: ClauseId): Refusal | null =>
  (game.board[to]?.side ?? game.active) === game.active
    ? no(clause, 'no-enemy-there', { hex: to })
    : null;

export function refuseBattle(
  game: GameState,
  { do: how, from, to }: Does<'attack' | 'fire'>,
): Refusal | null {
  const [clause, refuse] =
    how === 'fire' ? (['cca-10.9', refuseFire] as const) : (['cca-11.4', refuseClose] as const);
  return (
    refuseOthers(game, from, 'cca-7.2') ?? refuseTarget(game, to, clause) ?? refuse(game, from, to)
  );
}

function begin(game: Draft, from: Hex, at: Hex, battled: 'close' | 'ranged', bonus: boolean) {
  const piece = pieceAt(game, from);
  if (piece.order) {
    const fires = piece.order.fires + Number(battled === 'ranged');
    place(game, from, { ...piece, order: { ...piece.order, battled, fires } });
  }
  const fresh = {
    firstStrike: false,
    evades: false,
    roll: null,
    dice: 0,
    outcome: 'held',
  } as const;
  game.combat = { from, at, bonus, ...fresh };
}

export function attack(game: Draft, { from, to }: Does<'attack'>, bonus = false) {
  begin(game, from, to, 'close', bonus);
  if (pieceAt(game, to).unit === 'LD')
    push(game, { task: 'after' }, { task: 'roll', kind: 'attack' });
  else push(game, { task: 'react' });
}

export function fire(game: Draft, { from, to }: Does<'fire'>) {
  begin(game, from, to, 'ranged', false);
  push(game, { task: 'roll', kind: 'ranged' });
}
