import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import { choice, count, flag, optionalCount, rare, type Values } from '../../core/schema.ts';
import { STATE } from '../fields.ts';
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

const on = (name: string, holds: (input: Input) => boolean): Condition<Input> => ({ name, holds });
type Verdict = Row<Input, boolean>;
const forbids = (row: Verdict): Verdict => ({ ...row, apply: () => false });

const order = on('order', ({ cardHalf }) => cardHalf === 'order');
const event = on('event', ({ cardHalf }) => cardHalf === 'event');
const typeIs = (...types: Input['orderType'][]) =>
  topic(
    order,
    on('type', ({ orderType }) => types.includes(orderType)),
  );
const inItsPhase = (input: Input) => input.ownTurn && input.phase === 'activation';
const inTime = on('in-time', inItsPhase);
const untimely = on('untimely', (input) => !inItsPhase(input));
const atEvents = on('at-events', ({ phase }) => phase === 'shooting' || phase === 'combat');
const offEvents = on('off-events', ({ phase }) => phase !== 'shooting' && phase !== 'combat');
const ordered = on('no-order-yet', ({ ordersOnUnit }) => ordersOnUnit > 0);
const first = on('first', ({ ordersOnUnit }) => ordersOnUnit === 0);
const active = on('not-active-yet', ({ alreadyActive }) => alreadyActive);
const activates = typeIs('activation', 'line-advance');
const costOf = ({ orderType }: Input) =>
  orderType === 'line-advance' ? COST.lineAdvance : COST.card;
const poor = on('poor', (input) => (input.handBefore ?? COST.lineAdvance) < costOf(input));

const MAY_PLAY: Table<Input, boolean> = {
  on: 'allowed',
  rows: [
    { clause: 'onus-5.1', when: [on('any', () => true)], with: ({ cardHalf }) => ({ cardHalf }) },
    { clause: 'onus-5.3', when: [topic(event, atEvents)] },
    forbids({ clause: 'onus-5.3', when: [topic(event, offEvents)], say: 'onus-5.3/not-now' }),
    forbids({
      clause: 'onus-7.11',
      when: [
        topic(
          event,
          on('activation', ({ phase }) => phase === 'activation'),
        ),
      ],
      say: 'onus-7.11/events',
    }),
    { clause: 'onus-5.2', when: [topic(order, inTime)] },
    forbids({
      clause: 'onus-5.2',
      when: [topic(order, untimely)],
      with: ({ phase }) => ({ phase }),
      say: 'onus-5.2/not-now',
    }),
    {
      clause: 'onus-5.9',
      when: [topic(order, inTime)],
      with: ({ ordersPlayed }) => ({ ordersPlayed }),
    },
    { clause: 'onus-7.11', when: [topic(order, inTime)] },
    { clause: 'onus-5.5', when: [typeIs('activation')] },
    { clause: 'onus-5.6', when: [typeIs('command')] },
    { clause: 'onus-5.7', when: [typeIs('morale')] },
    { clause: 'onus-5.8', when: [typeIs('health')] },
    forbids({
      clause: 'onus-5.10',
      when: [topic(order, ordered)],
      with: ({ ordersOnUnit }) => ({ ordersOnUnit }),
    }),
    { clause: 'onus-5.10', when: [topic(order, first)], say: 'onus-5.10/first' },
    forbids({
      clause: 'onus-7.15',
      when: [order, ordered],
      with: ({ ordersOnUnit }) => ({ ordersOnUnit }),
    }),
    forbids({ clause: 'onus-13.1', when: [topic(order, ordered)], say: 'onus-13.1/orders' }),
    forbids({ clause: 'onus-13.1', when: [activates, active] }),
    { clause: 'onus-12.25', when: [typeIs('line-advance')], say: 'onus-12.25/order' },
    forbids({
      clause: 'onus-12.25',
      when: [
        topic(
          typeIs('line-advance'),
          on('engaged', ({ engaged }) => engaged),
        ),
      ],
      say: 'onus-12.25/order-engaged',
    }),
    forbids({
      clause: 'onus-5.9',
      when: [topic(order, poor)],
      with: (input) => ({ cards: input.handBefore ?? 0, cost: costOf(input) }),
      say: 'onus-5.9/too-few',
    }),
  ],
};

/** What an order that may be played does. */
const EFFECT: Table<Input, boolean> = {
  on: 'activates',
  rows: [
    { clause: 'onus-7.13', when: [typeIs('activation')], apply: () => true },
    {
      clause: 'onus-12.25',
      when: [typeIs('line-advance')],
      apply: () => true,
      say: 'onus-12.25/activates',
    },
    { clause: 'onus-7.12', when: [typeIs('command', 'morale', 'health')] },
  ],
};

/** What the activation of a unit in a bad state brings with it. */
const MORALE_CHECK: Table<Input, string> = {
  on: 'checkOnActivation',
  rows: [
    {
      clause: 'onus-7.46',
      when: [on('marching', ({ forcedMarch }) => forcedMarch)],
      say: 'onus-7.46/activated',
    },
    {
      clause: 'onus-7.17',
      when: [
        on('broken', ({ broken, fleeing }) => broken && !fleeing),
        on('unit-engaged', ({ engaged }) => !engaged),
      ],
      apply: () => 'may',
      say: 'onus-7.17/order',
    },
    {
      clause: 'onus-7.20',
      when: [
        on('fleeing', ({ fleeing }) => fleeing),
        on('unit-engaged', ({ engaged }) => !engaged),
      ],
      apply: () => 'must',
      say: 'onus-7.20/order',
    },
  ],
};

export const mayOrder = looseQuery({
  id: 'onus/order',
  fields: ORDER_FIELDS,
  sample: { orderType: 'activation', ordersOnUnit: 1 },
  run(input, trace) {
    const { cardHalf, orderType } = input;
    const allowed = applyRows(MAY_PLAY, input, true, trace);
    const activated = allowed && applyRows(EFFECT, input, false, trace);
    const check = activated ? applyRows(MORALE_CHECK, input, 'none', trace) : 'none';
    return {
      answer: {
        allowed,
        activates: activated,
        checkOnActivation: check,
        removesForcedMarch: activated && input.forcedMarch,
        cardsSpent: allowed ? costOf(input) : 0,
        ordersPerUnit: 1,
        ordersPerTurn: 'as-many-as-wished',
      },
      summary: {
        say: `order/${cardHalf}-${allowed ? 'yes' : 'no'}`,
        with: { orderType, phase: input.phase },
      },
    };
  },
});
