import { applyRows } from '../../../core/rows.ts';
import { Trace } from '../../../core/ruling.ts';
import { enemiesNear, pieceAt, place } from '../../../hexes/game/board.ts';
import { forbiddenBy, type Refusal } from '../../../hexes/game/refusal.ts';
import { LEADER } from '../../../hexes/game/state.ts';
import { push } from '../../../hexes/game/tasks.ts';
import { distance, type Hex } from '../../../hexes/hex.ts';
import { type MayInput, mayAttackNow } from '../../melee/may-melee.ts';
import { hasDice } from '../../melee/melee-dice.ts';
import { MAY_COMBINE } from '../../tactics/combined-rows.ts';
import { fighterAt } from '../board.ts';
import { cardOf } from '../card.ts';
import { no } from '../refusal.ts';
import type { Combat, Does, Draft, GameState } from '../state.ts';
import { READINGS } from './adopted.ts';
import { armed, lacksTable } from './armed.ts';
import { gunsFor, gunsNamed, refuseGuns } from './guns.ts';
import { combinedOf, meleeOf } from './measure.ts';

/** A melee as the tables of what may be done ask for it. */
function asked(
  game: GameState,
  { from, to }: Does<'attack'>,
  bonus: boolean,
  joinedBy: MayInput['joinedBy'],
): MayInput {
  const { order } = pieceAt(game, from);
  return {
    attacker: {
      ...armed(game, from, to, 'melee'),
      ordered: order !== null,
      fought: order?.fought ?? 'no',
    },
    defender: fighterAt(game, to, from),
    distance: distance(from, to),
    card: cardOf(game, pieceAt(game, from)),
    ...{ bonus, joinedBy, readings: READINGS },
  };
}

/** A unit attacks alone: it must have a die left. */
function refuseAlone(game: GameState, { from, to }: Does<'attack'>, bonus: boolean) {
  const { unit } = pieceAt(game, from);
  if (lacksTable(game, from, to, 'melee')) return no('ccn-5.140', 'no-table', { unit });
  const trace = new Trace();
  const roll = meleeOf(game, 'attack', [from, to], { bonus, retires: false });
  return hasDice(roll, READINGS.R65, trace) ? null : forbiddenBy(trace.steps);
}

/** Artillery joins it: Combined Arms, which need a die of either. */
function refuseTogether(
  game: GameState,
  { from, to, with: words = '' }: Does<'attack'>,
  bonus: boolean,
) {
  const refused = refuseGuns(game, words, to, bonus);
  if (refused) return refused;
  const roll = meleeOf(game, 'attack', [from, to], { bonus, retires: false });
  const combat = { from, at: to, bonus, guns: gunsNamed(words) };
  const trace = new Trace();
  const attack = combinedOf(game, roll, combat, new Trace());
  return applyRows(MAY_COMBINE, attack, true, trace) ? null : forbiddenBy(trace.steps);
}

export function refuseMelee(
  game: GameState,
  action: Does<'attack'>,
  bonus = false,
): Refusal | null {
  const joined = action.with !== undefined;
  const trace = new Trace();
  if (!mayAttackNow(asked(game, action, bonus, joined ? 'artillery' : 'nobody'), trace))
    return forbiddenBy(trace.steps);
  return (joined ? refuseTogether : refuseAlone)(game, action, bonus);
}

/** The attacks of a unit: alone, and with all the artillery that may join. */
export function targetsNear(game: GameState, from: Hex, bonus = false): Does<'attack'>[] {
  const near = enemiesNear(game, from, pieceAt(game, from).side);
  return near.flatMap(([to]) => {
    const alone: Does<'attack'> = { do: 'attack', from, to };
    const guns = gunsFor(game, from, to, bonus);
    const all = guns.length > 0 ? [{ ...alone, with: guns.join('-') }] : [];
    return [alone, ...all].filter((action) => !refuseMelee(game, action, bonus));
  });
}

/** Declares a combat: whoever takes part in it has fought in this turn. */
export function declare(
  game: Draft,
  declared: Pick<Combat, 'from' | 'at' | 'kind' | 'bonus' | 'guns'>,
) {
  const { from, guns, kind: fought } = declared;
  for (const hex of [from, ...guns]) {
    const piece = pieceAt(game, hex);
    if (piece.order) place(game, hex, { ...piece, order: { ...piece.order, fought } });
  }
  game.combat = { ...declared, retires: false, struck: false, outcome: 'held' };
}

export function attack(game: Draft, { from, to: at, with: words }: Does<'attack'>, bonus = false) {
  declare(game, { from, at, kind: 'melee', bonus, guns: gunsNamed(words) });
  if (pieceAt(game, at).unit === LEADER)
    push(game, { task: 'after', kind: 'attack' }, { task: 'roll', kind: 'attack' });
  else push(game, { task: 'react' });
}
