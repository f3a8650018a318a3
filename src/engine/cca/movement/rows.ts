import type { ClauseId } from '../../core/clause-ids.ts';
import { type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import { castuloExit } from '../scenarios/scenarios.ts';
import type { Combatant } from '../units.ts';
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

type On = Condition<Move>;
type MoveRow<V> = Row<Move, V>;

const on = (name: string, holds: (move: Move) => boolean): On => ({ name, holds });
/** A topic: where it does not hold the clause is not worth a word. */
const given = (holds: (move: Move) => boolean) => on('given', holds);
const facts = ({ unit, hexes }: Move) => ({ unit, hexes });

const unitIs = (...units: Combatant[]) => given(({ unit }) => units.includes(unit));
const cardIs = (...cards: OrderedBy[]) => given(({ orderedBy }) => cards.includes(orderedBy));

const isLeader = unitIs('LD');
const isUnit = given(({ unit }) => unit !== 'LD');

const moves = given(({ hexes }) => hexes > 0);
const charges = given(({ hexes }) => hexes >= CHARGE);
const movedBefore = given(({ earlierMove }) => earlierMove !== 'none');
const companion = (...kinds: Move['attachedLeader'][]) =>
  given(({ attachedLeader }) => kinds.includes(attachedLeader));
/** Warriors that move 2 hexes must find somebody to close combat where they end. */
const nobodyToFight = given(
  (move) => move.enemiesAtEnd === 0 || cardOf(move).closeCombat === false,
);
const leaves = given(({ leavesOver }) => leavesOver !== 'none');
const leavesCastulo = topic(
  leaves,
  isUnit,
  given(({ scenario }) => scenario === 'castulo'),
);
const detaches = topic(
  isLeader,
  given((move) => move.detaches),
);
/** Cards with a helmet: a leader may leave his unit (cca-8.35; reading R85 b adds the Leadership cards). */
const hasHelmet = (move: Move) =>
  cardOf(move).helmet || (cardOf(move).group === 'leadership' && move.readings.R85 === 'b');

/** Whether the orders are spent of a card of which it is known how many it gives. */
const ordersSpent = given((move) => {
  const orders = ordersOn(move);
  return orders !== undefined && move.ordersGiven + ordersOf(move) > orders;
});

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
  given(({ ordered }) => !ordered),
);

/** The move as a whole: order, card, leader, orders and the edges of the battlefield. */
export const MAY_MOVE: Table<Move, boolean> = {
  on: 'allowed',
  rows: [
    saying('cca-2.6/move', forbids('cca-2.6', unordered)),
    forbids('cca-7.2', unordered),
    notes(
      'cca-8.4',
      given(({ hexes }) => hexes === 0),
    ),
    forbids(
      'cca-8.1',
      topic(moves, movedBefore),
      on('move-finished', (m) => m.earlierMove === 'interrupted'),
    ),
    {
      ...saying('cca-18.47/second-move', notes('cca-18.47', topic(moves, given(isSecondMove)))),
      unless: ['cca-8.2', 'cca-8.3'],
    },
    forbids(
      'cca-8.2',
      topic(
        moves,
        given(({ battleBegun }) => battleBegun),
      ),
    ),
    forbids('cca-8.3', topic(moves, movedBefore)),
    forbids(
      'cca-8.11',
      topic(
        isUnit,
        given(({ splits }) => splits),
      ),
    ),
    forbids(
      'cca-8.12',
      topic(
        isUnit,
        given(({ combines }) => combines),
      ),
    ),
    notes(
      'cca-8.5',
      given(({ crossesSection }) => crossesSection),
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
        given((move) => Boolean(hasHelmet(move))),
      ),
    ),
    saying(
      'cca-8.35/no-helmet',
      forbids(
        'cca-8.35',
        topic(
          detaches,
          given((move) => !hasHelmet(move)),
        ),
      ),
    ),
    notes(
      'cca-8.36',
      topic(
        isLeader,
        given(({ ordered }) => ordered),
      ),
    ),
    notes(
      'cca-8.37',
      detaches,
      on('former-unit-unordered', (m) => m.formerUnitOrdered),
    ),
    {
      ...forbids('cca-6.2', ordersSpent),
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
