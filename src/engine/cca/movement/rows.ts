import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { castuloExit } from '../scenarios/scenarios.ts';
import {
  byLeader,
  byUnit,
  CHARGE,
  cardIs,
  cardOf,
  exits,
  isSecondMove,
  type Move,
  ordersOf,
  ordersOn,
  unitIs,
} from './move.ts';

const { bars, notes } = rulesOf<Move>(({ unit, hexes }) => ({ unit, hexes }));

const moves = ({ hexes }: Move) => hexes > 0;
const charges = ({ hexes }: Move) => hexes >= CHARGE;
const movedBefore = ({ earlierMove }: Move) => earlierMove !== 'none';
const unordered = ({ hexes, ordered }: Move) => hexes > 0 && !ordered;
const companion = (kind: Move['attachedLeader']) => (move: Move) => move.attachedLeader === kind;
/** Warriors that move 2 hexes must find somebody to close combat where they end. */
const nobodyToFight = (move: Move) => move.enemiesAtEnd === 0 || cardOf(move).closeCombat === false;
const leaves = ({ leavesOver }: Move) => leavesOver !== 'none';
const detaches = (move: Move) => move.unit === 'LD' && move.detaches;
/** Cards with a helmet: a leader may leave his unit (cca-8.35; reading R85 b adds the Leadership cards, c I am Spartacus too). */
const hasHelmet = (move: Move) =>
  cardOf(move).helmet === true ||
  (cardOf(move).group === 'leadership' && move.readings.R85 !== 'a') ||
  (cardIs('i-am-spartacus')(move) && move.readings.R85 === 'c');
/** Whether the orders are spent of a card of which it is known how many it gives. */
const ordersSpent = (move: Move) => {
  const orders = ordersOn(move);
  return orders !== undefined && move.ordersGiven + ordersOf(move) > orders;
};

/** The move as a whole: order, card, leader, orders and the edges of the battlefield. */
export const MAY_MOVE: Table<Move, boolean> = {
  on: 'allowed',
  rows: [
    bars('cca-2.6/move', [unordered]),
    bars('cca-7.2', [unordered]),
    notes('cca-8.4', [not(moves)]),
    bars(
      'cca-8.1',
      [moves, movedBefore],
      on('move-finished', ({ earlierMove }) => earlierMove === 'interrupted'),
    ),
    notes('cca-18.47/second-move', [moves, isSecondMove], { unless: ['cca-8.2', 'cca-8.3'] }),
    bars('cca-8.2', [moves, ({ battleBegun }) => battleBegun]),
    bars('cca-8.3', [moves, movedBefore]),
    bars('cca-8.11', [byUnit, ({ splits }) => splits]),
    bars('cca-8.12', [byUnit, ({ combines }) => combines]),
    notes('cca-8.5', [({ crossesSection }) => crossesSection]),
    bars('cca-8.34/stays', [companion('stays')]),
    notes('cca-8.34', [companion('goes')]),
    bars('cca-8.38', [moves, companion('joined-goes')]),
    notes('cca-8.38/stays', [moves, companion('joined-stays')]),
    bars('cca-18.36/must', [unitIs('WR'), charges, cardIs('double-time'), nobodyToFight], {
      unless: ['cca-8.19'],
    }),
    bars('cca-8.19/nobody', [unitIs('WR'), charges, nobodyToFight]),
    notes('cca-8.35', [detaches, hasHelmet]),
    bars('cca-8.35/no-helmet', [detaches, not(hasHelmet)]),
    notes('cca-8.36', [byLeader, ({ ordered }) => ordered]),
    notes(
      'cca-8.37',
      [detaches],
      on('former-unit-unordered', ({ formerUnitOrdered }) => formerUnitOrdered),
    ),
    bars('cca-6.2', [ordersSpent], { with: (move) => ({ orders: ordersOn(move) ?? 0 }) }),
    notes(
      'cca-19.28/exit',
      [leaves, byUnit, ({ scenario }) => scenario === 'castulo'],
      on('not-roman', ({ army }) => army === 'rome'),
      on('not-enemy-edge', ({ leavesOver }) => leavesOver === 'enemy-edge'),
      on('left-section-only', ({ exitFrom }) => castuloExit(exitFrom)),
    ),
    notes('cca-8.7', [leaves], on('no-special-rule', exits), { unless: ['cca-8.6'] }),
    bars('cca-8.6', [leaves]),
  ],
};
