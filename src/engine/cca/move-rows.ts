import type { ClauseId } from '../core/clause-ids.ts';
import { type Condition, type Row, type Table, topic } from '../core/rows.ts';
import {
  CHARGE,
  cardOf,
  exits,
  isSecondMove,
  type Move,
  type OrderedBy,
  ordersOf,
  ordersOn,
} from './move.ts';
import { castuloExit } from './scenarios.ts';
import type { Combatant } from './units.ts';

type On = Condition<Move>;
type MoveRow<V> = Row<Move, V>;

const on = (name: string, holds: (move: Move) => boolean): On => ({ name, holds });
const facts = ({ unit, hexes }: Move) => ({ unit, hexes });

const unitIs = (...units: Combatant[]) => on('other-unit', ({ unit }) => units.includes(unit));
const cardIs = (...cards: OrderedBy[]) =>
  on('other-card', ({ orderedBy }) => cards.includes(orderedBy));

const isLeader = unitIs('LD');
const isUnit = on('leader-moves-alone', ({ unit }) => unit !== 'LD');

const moves = on('does-not-move', ({ hexes }) => hexes > 0);
const charges = on('moved-at-most-1', ({ hexes }) => hexes >= CHARGE);
const movedBefore = on('not-moved-before', ({ earlierMove }) => earlierMove !== 'none');
const companion = (...kinds: Move['attachedLeader'][]) =>
  on('other-leader', ({ attachedLeader }) => kinds.includes(attachedLeader));
/** Warriors that move 2 hexes must find somebody to close combat where they end. */
const nobodyToFight = on(
  'enemy-at-end',
  (move) => move.enemiesAtEnd === 0 || cardOf(move).closeCombat === false,
);
const leaves = on('stays-on-board', ({ leavesOver }) => leavesOver !== 'none');
const leavesCastulo = topic(
  leaves,
  isUnit,
  on('other-scenario', ({ scenario }) => scenario === 'castulo'),
);
const detaches = topic(
  isLeader,
  on('leader-alone', (move) => move.detaches),
);
/** Cards with a helmet: a leader may leave his unit (cca-8.35; reading R85 b adds the Leadership cards). */
const hasHelmet = (move: Move) =>
  cardOf(move).helmet || (cardOf(move).group === 'leadership' && move.readings.R85 === 'b');

const ordersSpent = on(
  'orders-enough',
  (move) => move.ordersGiven + ordersOf(move) > (ordersOn(move) ?? 0),
);

const forbids = (clause: ClauseId, ...when: On[]): MoveRow<boolean> => ({
  clause,
  when,
  apply: () => false,
  with: facts,
});
const notes = (clause: ClauseId, ...when: On[]): MoveRow<boolean> => ({
  clause,
  when,
  with: facts,
});
const saying = <R extends object>(say: string, row: R) => ({ ...row, say });

const unordered = topic(
  moves,
  on('ordered', ({ ordered }) => !ordered),
);

/** The move as a whole: order, card, leader, orders and the edges of the battlefield. */
export const MAY_MOVE: Table<Move, boolean> = {
  on: 'allowed',
  rows: [
    saying('cca-2.6/move', forbids('cca-2.6', unordered)),
    forbids('cca-7.2', unordered),
    notes(
      'cca-8.4',
      on('moves', ({ hexes }) => hexes === 0),
    ),
    forbids(
      'cca-8.1',
      topic(moves, movedBefore),
      on('move-finished', (m) => m.earlierMove === 'interrupted'),
    ),
    {
      ...saying(
        'cca-18.47/second-move',
        notes('cca-18.47', topic(moves, on('other-card', isSecondMove))),
      ),
      unless: ['cca-8.2', 'cca-8.3'],
    },
    forbids(
      'cca-8.2',
      topic(
        moves,
        on('no-battle-yet', ({ battleBegun }) => battleBegun),
      ),
    ),
    forbids('cca-8.3', topic(moves, movedBefore)),
    forbids(
      'cca-8.11',
      topic(
        isUnit,
        on('together', ({ splits }) => splits),
      ),
    ),
    forbids(
      'cca-8.12',
      topic(
        isUnit,
        on('on-its-own', ({ combines }) => combines),
      ),
    ),
    notes(
      'cca-8.5',
      on('same-section', ({ crossesSection }) => crossesSection),
    ),
    saying('cca-8.34/stays', forbids('cca-8.34', companion('stays'))),
    notes('cca-8.34', companion('goes')),
    forbids('cca-8.38', topic(moves, companion('joined-goes'))),
    saying('cca-8.38/stays', notes('cca-8.38', topic(moves, companion('joined-stays')))),
    saying('cca-18.36/must', {
      ...forbids('cca-18.36', topic(unitIs('WR'), charges, cardIs('double-time'), nobodyToFight)),
      unless: ['cca-8.19'],
    }),
    saying('cca-8.19/nobody', forbids('cca-8.19', topic(unitIs('WR'), charges, nobodyToFight))),
    notes(
      'cca-8.35',
      topic(
        detaches,
        on('card-without-helmet', (move) => Boolean(hasHelmet(move))),
      ),
    ),
    saying(
      'cca-8.35/no-helmet',
      forbids(
        'cca-8.35',
        topic(
          detaches,
          on('card-with-helmet', (move) => !hasHelmet(move)),
        ),
      ),
    ),
    notes(
      'cca-8.36',
      topic(
        isLeader,
        on('not-ordered', ({ ordered }) => ordered),
      ),
    ),
    notes(
      'cca-8.37',
      detaches,
      on('former-unit-unordered', (m) => m.formerUnitOrdered),
    ),
    {
      ...forbids(
        'cca-6.2',
        topic(
          on('orders-unknown', (m) => ordersOn(m) !== undefined),
          ordersSpent,
        ),
      ),
      with: (m) => ({ orders: ordersOn(m) ?? 0 }),
    },
    {
      ...notes(
        'cca-19.28',
        leavesCastulo,
        on('not-roman', ({ army }) => army === 'rome'),
        on('not-enemy-edge', ({ leavesOver }) => leavesOver === 'enemy-edge'),
        on('left-section-only', ({ exitFrom }) => castuloExit(exitFrom)),
      ),
      say: 'cca-19.28/exit',
    },
    { ...notes('cca-8.7', leaves, on('no-special-rule', exits)), unless: ['cca-8.6'] },
    forbids('cca-8.6', leaves),
  ],
};
