import { alike, amount, word, yes } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { STATE } from '../fields.ts';
import { CHECKS, type MoraleCheck } from './activation-fields.ts';
import { PHASES } from './phases.ts';

const ORDER_TYPES = ['activation', 'command', 'morale', 'health', 'line-advance'] as const;
const MOST_CARDS = 60;
/** Action cards that an order costs; Line advance is no card of its own (onus-12.25). */
const COST = { card: 1, lineAdvance: 2 };

const ORDER_FIELDS = {
  cardHalf: choice(['order', 'event'], 'order'),
  orderType: choice(ORDER_TYPES, 'activation'),
  phase: choice(PHASES, 'activation'),
  ownTurn: flag(true),
  ordersOnUnit: count(0, MOST_CARDS, 0),
  alreadyActive: rare(flag()),
  ordersPlayed: rare(count(0, MOST_CARDS, 0)),
  handBefore: rare(optionalCount(0, MOST_CARDS)),
  broken: STATE.broken,
  fleeing: STATE.fleeing,
  engaged: flag(),
  forcedMarch: rare(STATE.forcedMarch),
};
type Input = Values<typeof ORDER_FIELDS>;

const { allows, bars, notes, sets } = rulesOf<Input>();
const order = ({ cardHalf }: Input) => cardHalf === 'order';
const event = ({ cardHalf }: Input) => cardHalf === 'event';
const typeIs = (...types: Input['orderType'][]) =>
  all(order, ({ orderType }: Input) => types.includes(orderType));
const inTime = ({ ownTurn, phase }: Input) => ownTurn && phase === 'activation';
const atEvents = ({ phase }: Input) => phase === 'shooting' || phase === 'combat';
const ordered = on('no-order-yet', ({ ordersOnUnit }: Input) => ordersOnUnit > 0);
const active = on('not-active-yet', ({ alreadyActive }: Input) => alreadyActive);
const costOf = ({ cardHalf, orderType }: Input) =>
  cardHalf === 'order' && orderType === 'line-advance' ? COST.lineAdvance : COST.card;
const poor = (input: Input) => (input.handBefore ?? COST.lineAdvance) < costOf(input);

const manyOrders = { with: ({ ordersOnUnit }: Input) => ({ ordersOnUnit }) };

/** A restriction that the book repeats bars once, by the first of its clauses; the others only note it. */
const MAY_PLAY: Table<Input, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-5.1', [], { with: ({ cardHalf }) => ({ cardHalf }) }),
    notes('onus-5.3', [event, atEvents]),
    bars('onus-5.3/not-now', [event, not(atEvents)]),
    notes('onus-7.11/events', [event, ({ phase }) => phase === 'activation']),
    notes('onus-5.2', [order, inTime]),
    bars('onus-5.2/not-now', [order, not(inTime)], { with: ({ phase }) => ({ phase }) }),
    notes('onus-5.9', [order, inTime], { with: ({ ordersPlayed }) => ({ ordersPlayed }) }),
    notes('onus-7.11', [order, inTime]),
    notes('onus-5.5', [typeIs('activation')]),
    notes('onus-5.6', [typeIs('command')]),
    notes('onus-5.7', [typeIs('morale')]),
    notes('onus-5.8', [typeIs('health')]),
    bars('onus-5.10', [order, ordered], manyOrders),
    notes('onus-5.10/first', [order, not(ordered)]),
    notes('onus-7.15', [order], ordered, manyOrders),
    notes('onus-13.1/orders', [order, ordered]),
    bars('onus-13.1', [typeIs('activation', 'line-advance')], active),
    notes('onus-12.25/order', [typeIs('line-advance')]),
    bars('onus-12.25/order-engaged', [typeIs('line-advance'), ({ engaged }) => engaged]),
    bars('onus-5.9/too-few', [order, poor], {
      with: (input) => ({ cards: input.handBefore ?? 0, cost: costOf(input) }),
    }),
  ],
};

/** What an order that may be played does. */
const EFFECT: Table<Input, boolean> = {
  on: 'activates',
  rows: [
    allows('onus-7.13', [typeIs('activation')]),
    allows('onus-12.25/activates', [typeIs('line-advance')]),
    notes('onus-7.12', [typeIs('command', 'morale', 'health')]),
  ],
};

const free = on('unit-engaged', ({ engaged }: Input) => !engaged);

/** What the activation of a unit in a bad state brings with it. */
const MORALE_CHECK: Table<Input, MoraleCheck> = {
  on: 'checkOnActivation',
  rows: [
    notes('onus-7.46/activated', [({ forcedMarch }) => forcedMarch]),
    sets('onus-7.17/order', 'may', [({ broken, fleeing }) => broken && !fleeing], free),
    sets('onus-7.20/order', 'must', [({ fleeing }) => fleeing], free),
  ],
};

export const mayOrder = defineQuery({
  id: 'onus/order',
  fields: ORDER_FIELDS,
  answer: {
    ...alike(yes(), 'allowed', 'activates'),
    checkOnActivation: word(CHECKS, 'none'),
    removesForcedMarch: yes(),
    cardsSpent: amount(),
    ordersPerUnit: amount(1),
    ordersPerTurn: word(['as-many-as-wished'], 'as-many-as-wished'),
  },
  sample: { orderType: 'activation', ordersOnUnit: 1 },
  next: (said, { checkOnActivation }) =>
    checkOnActivation === 'none'
      ? []
      : [
          {
            as: 'activation',
            query: 'onus/activation',
            draft: handOn(said, 'broken', 'fleeing', 'engaged'),
          },
        ],
  run(input, trace) {
    const { cardHalf, orderType } = input;
    const allowed = applyRows(MAY_PLAY, input, true, trace);
    const activates = allowed && applyRows(EFFECT, input, false, trace);
    return {
      answer: {
        allowed,
        activates,
        checkOnActivation: activates ? applyRows(MORALE_CHECK, input, 'none', trace) : 'none',
        removesForcedMarch: activates && input.forcedMarch,
        cardsSpent: allowed ? costOf(input) : 0,
      },
      summary: {
        say: `order/${cardHalf}-${allowed ? 'yes' : 'no'}`,
        with: { orderType, phase: input.phase },
      },
    };
  },
});
