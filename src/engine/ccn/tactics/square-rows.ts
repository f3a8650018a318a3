import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { all, any, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ADOPTED, fighter, type Mover } from '../combat/combat.ts';
import { BY_CARD, BY_ORDER } from '../combat/may-fight.ts';
import { CARDS } from '../fighting-cards.ts';
import { UNITS } from '../units.ts';
import { IN_HAND, MOST_SQUARES, SQUARE_DICE } from './square-data.ts';

const ACTIONS = [
  'leave',
  'move',
  'fire',
  'melee',
  'take-ground',
  'detach-leader',
  'look-at-track',
  'rearrange-track',
  'lose-token',
  'be-eliminated',
] as const;

export const IN_SQUARE_FIELDS = {
  unit: requiredChoice(UNITS),
  squareAction: choice(ACTIONS, 'leave'),
  ordered: flag(true),
  leavesSquare: flag(),
  leavingPhase: choice(['orders', 'later', 'opponents-turn'], 'orders'),
  enemyAdjacent: choice(['none', 'leader', 'unit', 'cavalry'], 'none'),
  leader: flag(),
  card: choice(CARDS, 'none'),
  cardsInHand: IN_HAND,
  squares: count(1, MOST_SQUARES, 1),
  readings: rare(group(readings('R9', 'R77', 'R78', 'R81'))),
};
export type Square = Values<typeof IN_SQUARE_FIELDS>;
const { adds, bars, notes, sets } = rulesOf<Square>(({ unit, card, enemyAdjacent }) => ({
  ...{ unit, card, enemyAdjacent },
}));

const doing =
  (...actions: Square['squareAction'][]) =>
  ({ squareAction }: Square) =>
    actions.includes(squareAction);
/** Out of the square in this turn: that is what is asked, or it was ordered before what is asked. */
const leaves = any<Square>(doing('leave'), ({ leavesSquare }) => leavesSquare);
const moves = doing('move');
const fires = doing('fire');
const fights = doing('fire', 'melee');
const detaches = doing('detach-leader');
const stays = on('leaves-square', not(leaves));
const needsOrder = any<Square>(leaves, fights);

const cardIs =
  (...cards: Square['card'][]) =>
  ({ card }: Square) =>
    cards.includes(card);
/** Those on which a leader may be ordered to leave his unit; `none` may be a Section card. */
const letsDetach = cardIs('none', 'leadership', 'grande-manoeuvre', 'elan');

const adjacentIs =
  (...enemies: Square['enemyAdjacent'][]) =>
  ({ enemyAdjacent }: Square) =>
    enemies.includes(enemyAdjacent);
const unitAdjacent = on('no-enemy-unit-adjacent', adjacentIs('unit', 'cavalry'));
const leaderAdjacent = adjacentIs('leader');
/** Reading R77: a lone enemy leader keeps nobody from firing, or (b) he does as a unit does. */
const leaderCounts = on('reading-r77-a', ({ readings }: Square) => readings.R77 === 'b');
const enemyNextToIt = on(
  'no-enemy-unit-adjacent',
  any<Square>(unitAdjacent, all<Square>(leaderAdjacent, leaderCounts)),
);
/** Reading R9: only cavalry keeps a square in place, or (b) any enemy unit. */
const anyUnitHolds = on('reading-r9-a', ({ readings }: Square) => readings.R9 === 'b');

export const MAY_DO: Table<Square, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'ccn-6.46/order',
      [leaves],
      on(
        'ordered',
        not(({ ordered }: Square) => ordered),
      ),
    ),
    bars(
      'ccn-6.44',
      [leaves],
      on('own-orders-phase', ({ leavingPhase }) => leavingPhase !== 'orders'),
    ),
    bars('ccn-8.70/square', [needsOrder, cardIs('grande-manoeuvre')]),
    bars(
      'ccn-8.76/square',
      [needsOrder, cardIs('short-supply')],
      on('reading-r81-b', ({ readings }) => readings.R81 === 'a'),
    ),
    bars('ccn-6.45', [leaves], on('no-cavalry-adjacent', adjacentIs('cavalry'))),
    bars('ccn-6.46/enemy', [leaves, adjacentIs('unit')], anyUnitHolds),
    bars('ccn-8.49', [needsOrder, cardIs('fire-and-hold')], enemyNextToIt),
    notes('ccn-8.50/square', [leaves, cardIs('fire-and-hold'), not(enemyNextToIt)]),
    bars('ccn-8.50/move', [leaves, moves, cardIs('fire-and-hold')]),

    bars('ccn-6.13', [moves], stays),
    bars(
      'ccn-6.13/order',
      [fights],
      on(
        'ordered',
        not(({ ordered }: Square) => ordered),
      ),
    ),
    bars('ccn-6.42', [fires, not(leaves)], unitAdjacent),
    bars('ccn-6.42/leader', [fires, not(leaves), leaderAdjacent], leaderCounts),
    bars('ccn-5.118/out-of-square', [fires, leaves], unitAdjacent),
    bars('ccn-5.118/leader', [fires, leaves, leaderAdjacent], leaderCounts),
    notes('ccn-6.43', [doing('melee'), not(leaves)]),
    bars('ccn-5.117/nobody', [doing('melee'), not(leaves), adjacentIs('none')]),
    bars('ccn-5.218/square', [doing('take-ground')], stays),
    notes('ccn-6.43/stays', [doing('take-ground'), not(leaves)]),
    bars('ccn-5.64/square', [detaches], stays),
    notes('ccn-6.41', [detaches], stays),
    bars('ccn-5.60/card', [detaches, leaves, not(letsDetach)]),

    notes('ccn-6.23', [doing('look-at-track')]),
    bars('ccn-6.23/rearranged', [doing('rearrange-track')]),
    bars(
      'ccn-6.24',
      [doing('lose-token', 'be-eliminated')],
      on('blocks-are-lost', doing('lose-token')),
    ),
  ],
};

/** The unit as the rules of its card see it. */
const moverOf = ({ unit, leader, squareAction, card }: Square): Mover => ({
  kind: squareAction === 'fire' ? 'ranged' : 'attack',
  roller: fighter(unit, { leader }),
  card,
  readings: ADOPTED,
});

/** Does its card let the square do that? */
export function cardLets(square: Square, trace: Trace): boolean {
  if (!needsOrder(square, true) || square.squareAction === 'be-eliminated') return true;
  return applyRows(fights(square) ? BY_CARD : BY_ORDER, moverOf(square), true, trace);
}

export const MOST_DICE: Table<Square, number | null> = {
  on: 'mostDice',
  rows: [
    sets('ccn-6.14/most', SQUARE_DICE, [fights], stays, {
      with: ({ unit }) => ({ unit, dice: SQUARE_DICE }),
    }),
    notes('ccn-6.42/may', [fires, not(leaves)]),
  ],
};

/** Cards that come back from the track. */
export const HAND: Table<Square, number> = {
  on: 'returned',
  rows: [
    adds('ccn-6.46', 1, [leaves]),
    notes('ccn-6.47', [leaves]),
    adds('ccn-6.48', 1, [doing('be-eliminated')]),
  ],
};

export const ORDERS: Table<Square, number> = {
  on: 'orders',
  rows: [
    sets('ccn-6.46/ordered', 1, [all<Square>(leaves, not(doing('be-eliminated')))]),
    sets('ccn-6.13/ordered', 1, [fights, not(leaves)]),
    adds('ccn-5.64/order', 1, [detaches]),
    notes('ccn-6.41/order', [detaches]),
  ],
};

export const MORE_ORDERS: Table<Square, number> = {
  on: 'moreOrders',
  rows: [
    sets(
      'ccn-6.46/command',
      1,
      [leaves],
      on('reading-r78-a', ({ readings }) => readings.R78 === 'b'),
    ),
  ],
};
