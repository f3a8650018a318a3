import { Trace } from '../../../core/ruling.ts';
import { enemiesNear, enemyUnitsNear, pieceAt } from '../../../hexes/game/board.ts';
import { forbiddenBy, type Refusal } from '../../../hexes/game/refusal.ts';
import { distance, HEXES, type Hex } from '../../../hexes/hex.ts';
import { rollAt } from '../../combat/combat.ts';
import { type Fire, fireDice, isPrinted } from '../../ranged/fire.ts';
import { noDiceKey } from '../../ranged/no-dice.ts';
import { rangeOf } from '../../ranged/range.ts';
import { mayFire, shotOf } from '../../ranged/shot.ts';
import { isArtillery } from '../../units.ts';
import { fighterAt, named, sees } from '../board.ts';
import { cardOf } from '../card.ts';
import { no } from '../refusal.ts';
import type { Does, GameState } from '../state.ts';
import { READINGS } from './adopted.ts';
import { armed, lacksTable, nationalIn } from './armed.ts';

/** A fire as the tables of what may be done ask for it. */
function shot(game: GameState, from: Hex, to: Hex, lineOfSight: boolean) {
  const piece = pieceAt(game, from);
  const target = pieceAt(game, to);
  const units = enemyUnitsNear(game, from, piece.side).length;
  const attacker = {
    ...fighterAt(game, from, to),
    ordered: piece.order !== null,
    fought: piece.order?.fought ?? ('no' as const),
    enemiesAdjacent: units,
    leadersAdjacent: enemiesNear(game, from, piece.side).length - units,
  };
  const asked = {
    ...{ attacker, lineOfSight, distance: distance(from, to), card: cardOf(game, piece) },
    ...{ splitDice: false, combinesDice: false, readings: READINGS },
  };
  return shotOf(asked, named(target.unit), target.leader);
}

/** Its roll, as things stand now. */
export function fireOf(game: GameState, from: Hex, to: Hex): Fire {
  const away = distance(from, to);
  const piece = pieceAt(game, from);
  const { nation, artilleryDice } = nationalIn(game, from, to, 'fire');
  const roller = armed(game, from, to, 'fire');
  const printed = isPrinted(roller, away) ? 1 : 0;
  return {
    ...rollAt(roller, fighterAt(game, to, from), { kind: 'ranged', card: cardOf(game, piece) }),
    ...{ nation, distance: away, artilleryDice: artilleryDice ?? printed },
    readings: READINGS,
  };
}

/** Nothing is left to roll. */
function refuseDice(game: GameState, from: Hex, to: Hex): Refusal | null {
  const { unit } = pieceAt(game, from);
  if (lacksTable(game, from, to, 'fire')) return no('ccn-5.106', 'no-table', { unit });
  const fire = fireOf(game, from, to);
  const trace = new Trace();
  if (fireDice(fire, new Trace()) > 0) return null;
  trace.bar(noDiceKey(fire), { unit: fire.roller.unit });
  return forbiddenBy(trace.steps);
}

const isSeen = (game: GameState, from: Hex, to: Hex) =>
  sees(game, from, to, isArtillery(named(pieceAt(game, from).unit)) ? 'as-artillery' : 'as-any');

export function refuseFire(game: GameState, from: Hex, to: Hex): Refusal | null {
  const ask = (lineOfSight: boolean) => {
    const trace = new Trace();
    return mayFire(shot(game, from, to, lineOfSight), trace) ? null : forbiddenBy(trace.steps);
  };
  const unseen = () => (isSeen(game, from, to) ? null : ask(false));
  return ask(true) ?? unseen() ?? refuseDice(game, from, to);
}

/** The enemies at which a unit may fire. */
export function targetsFar(game: GameState, from: Hex): Does<'fire'>[] {
  const { side } = pieceAt(game, from);
  const range = rangeOf({ roller: fighterAt(game, from, from), readings: READINGS });
  return HEXES.filter((to) => {
    const piece = game.board[to];
    return (
      piece && piece.side !== side && distance(from, to) <= range && !refuseFire(game, from, to)
    );
  }).map((to) => ({ do: 'fire', from, to }));
}
