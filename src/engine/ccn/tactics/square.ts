import { alike, amount, maybe, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { isInfantry } from '../units.ts';
import {
  cardLets,
  HAND,
  IN_SQUARE_FIELDS,
  MAY_DO,
  MORE_ORDERS,
  MOST_DICE,
  ORDERS,
  type Square,
} from './square-rows.ts';

export const square = defineQuery({
  id: 'ccn/square',
  fields: IN_SQUARE_FIELDS,
  answer: {
    allowed: yes(),
    inSquareAfter: yes(true),
    mostDice: maybe(amount()),
    ...alike(amount(), 'orders', 'moreOrders', 'handAfter', 'cardsOnTrack'),
  },
  sample: { unit: 'line' },
  next: ({ unit }, { allowed, inSquareAfter }) =>
    allowed && !inSquareAfter
      ? [{ as: 'move', query: 'ccn/may-move', draft: { unit, inSquare: true, leavesSquare: true } }]
      : [],
  check: problems<Square>(
    [
      'unit',
      'no-infantry-in-square',
      'ccn-6.13',
      ({ unit }) => !isInfantry(unit),
      ({ unit }) => ({ unit }),
    ],
    [
      'leader',
      'no-leader-to-detach',
      'ccn-5.64',
      ({ leader, squareAction }) => squareAction === 'detach-leader' && !leader,
    ],
    [
      'leavesSquare',
      'eliminated-in-square',
      'ccn-6.48',
      ({ leavesSquare, squareAction }) => squareAction === 'be-eliminated' && leavesSquare,
    ],
  ),
  run(situation, trace) {
    const { unit, squareAction, cardsInHand, squares } = situation;
    const may = applyRows(MAY_DO, situation, true, trace);
    const allowed = cardLets(situation, trace) && may;
    const summary = {
      say: `square/${allowed ? 'may' : 'may-not'}`,
      with: { unit, squareAction: `squareAction.${squareAction}` },
    };
    const kept = { handAfter: cardsInHand, cardsOnTrack: squares };
    if (!allowed) return { answer: { allowed, ...kept }, summary };
    const returned = applyRows(HAND, situation, 0, trace);
    return {
      answer: {
        allowed,
        inSquareAfter: returned === 0,
        mostDice: applyRows<Square, number | null>(MOST_DICE, situation, null, trace),
        orders: applyRows(ORDERS, situation, 0, trace),
        moreOrders: applyRows(MORE_ORDERS, situation, 0, trace),
        handAfter: cardsInHand + returned,
        cardsOnTrack: squares - returned,
      },
      summary,
    };
  },
});
