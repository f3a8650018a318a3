import { put } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import type { Values } from '../../core/schema/values.ts';
import type { DeckCard } from '../cards.ts';
import { CARD_ROWS } from '../combat/card-dice.ts';
import { fighter, type RollKind, rollAt } from '../combat/combat.ts';
import { CARDS, type Card } from '../fighting-cards.ts';
import { mayMove } from '../movement/may-move.ts';
import type { MOVE_READINGS } from '../movement/move.ts';
import { type Arm, PROFILES, type Unit } from '../units.ts';

type MoveReadings = Pick<Values<typeof MOVE_READINGS>, 'R73' | 'R80'>;

/** One type of each arm, of the Guard and not: those whose dice a card may give. */
const OF_ARM: Record<Arm, readonly [other: Unit, guard: Unit]> = {
  infantry: ['line', 'guard-grenadier'],
  cavalry: ['light-cavalry', 'guard-light-cavalry'],
  artillery: ['foot-artillery', 'guard-foot-artillery'],
};

/** Cards that change how units move or fight; all others are ordinary orders. */
const changing = (card: DeckCard): Card => CARDS.find((one) => one === card) ?? 'none';

function diceIn(kind: RollKind, bonus: boolean, card: Card, unit: Unit): number {
  const roll = rollAt(fighter(unit, { leader: true }), fighter('line'), { kind, bonus, card });
  return applyRows({ on: 'dice', rows: CARD_ROWS }, roll, 0, new Trace());
}

/** Dice that the card adds in fire, in melee and in the Bonus Attack, whoever of these arms gets most. */
export function diceOf(key: DeckCard, arms: readonly Arm[], guard: boolean) {
  const card = changing(key);
  const most = (kind: RollKind, among: readonly Arm[], bonus = false) =>
    Math.max(
      0,
      ...among.map((arm) => diceIn(kind, bonus, card, OF_ARM[arm][Number(guard)] as Unit)),
    );
  return {
    fire: most(
      'ranged',
      arms.filter((arm) => arm !== 'cavalry'),
    ),
    melee: most('attack', arms),
    bonus: most(
      'attack',
      arms.filter((arm) => arm === 'cavalry'),
      true,
    ),
  };
}

interface Reach {
  moves: number;
  fights: number;
}

/** Most hexes of a move by the card, and of one after which the unit may fight; undefined where it may not be ordered. */
function reachOf(unit: Unit, card: Card, leader: boolean, readings: MoveReadings) {
  const { R73, R80 } = readings;
  const reply = put(mayMove, { unit, card, leader, hexes: 0, readings: { R73, R80 } });
  if ('violations' in reply) return undefined;
  const { maxHexes, maxToFight, mayFightAfter } = reply.ruling.answer as {
    maxHexes: number;
    maxToFight: number | null;
    mayFightAfter: boolean;
  };
  return { moves: maxHexes, fights: mayFightAfter ? Math.min(maxHexes, maxToFight ?? 0) : 0 };
}

/** The types whose move the card changes, those with the same reach together. */
export function movesOf(key: DeckCard, units: readonly Unit[], readings: MoveReadings) {
  const card = changing(key);
  if (card === 'none') return [];
  const changed = units.flatMap((unit) => {
    const reach = reachOf(unit, card, key === 'leadership', readings);
    const { moves, fights } = PROFILES[unit];
    const same = reach && reach.moves === moves && reach.fights === fights;
    return reach && !same ? [{ unit, ...reach }] : [];
  });
  const groups = Map.groupBy(changed, ({ moves, fights }) => `${moves} ${fights}`);
  return [...groups.values()].map((group) => {
    const { moves, fights } = group[0] as Reach;
    return { types: group.map(({ unit }) => unit), moves, fights };
  });
}
