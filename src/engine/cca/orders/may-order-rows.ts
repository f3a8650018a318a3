import type { ClauseId } from '../../core/clause-ids.ts';
import { type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { DeckCard, Troops } from '../cards.ts';
import type { Unit } from '../units.ts';
import {
  type Asked,
  commanded,
  hasLosses,
  hasSymbol,
  offCard,
  ofKind,
  reaches,
  sectionsAt,
  usedUp,
} from './asked.ts';
import { type CardInForce, leadersOf, sectionsOf } from './card-in-force.ts';

type On = Condition<Asked>;
type AskedRow = Row<Asked, boolean>;

const on = (name: string, holds: (asked: Asked) => unknown): On => ({
  name,
  holds: (asked) => Boolean(holds(asked)),
});
const cardIs = (...keys: DeckCard[]) => on('other-card', ({ card }) => keys.includes(card.key));
const not = (name: string, condition: On) => on(name, (asked) => !condition.holds(asked, true));

const sectionCard = on('not-a-section-card', ({ card }) => card.sections);
const troopCard = on('names-no-kind', ({ card }) => !card.adjacentHexes);
const leadershipCard = on('not-a-leadership-card', ({ card }) => card.adjacentHexes);
const blockCard = cardIs('double-time', 'line-command');
const isLeader = on('not-a-leader', ({ leader }) => leader);
const isUnit = on('a-leader', ({ leader }) => !leader);
const detaches = on('leader-stays', ({ input }) => input.detaches);
const mayDetach = on(
  'card-lets-no-leader-leave',
  ({ card, input }) => card.helmet || (card.adjacentHexes && input.readings.R85 === 'b'),
);
const reached = on('not-in-its-sections', ({ card, input }) => reaches(card, input.section));
const onTheLine = on('in-one-section', ({ input }) => sectionsAt(input.section).length > 1);
const asChoice = on('as-the-card-says', offCard);
const asNamed = not('as-one-of-choice', asChoice);
const ordersGiven = on('first-order', ({ input }) => input.ordersGiven > 0);
const inCommand = on('not-commanded', commanded);
const rallies = [cardIs('rally'), isUnit, asNamed];

const facts = ({ input, card, limit = 0 }: Asked) => ({
  unit: input.unit,
  card: card.key,
  section: input.section,
  sections: sectionsOf(card),
  limit,
  given: input.ordersGiven,
});
const notes = (clause: ClauseId, ...when: On[]): AskedRow => ({ clause, when, with: facts });
const forbids = (clause: ClauseId, say: string, ...when: On[]): AskedRow => ({
  ...notes(clause, ...when),
  apply: () => false,
  say,
});

/** Units that are classed with a kind that their name does not show. */
const COUNTS_AS: [Unit, ClauseId, ...Troops[]][] = [
  ['AX', 'cca-8.17', 'light', 'missile'],
  ['WR', 'cca-8.20', 'medium'],
  ['EL', 'cca-8.26', 'heavy', 'mounted'],
  ['CH', 'cca-8.28', 'heavy', 'mounted'],
];
const CLASSES = COUNTS_AS.map(
  ([unit, clause, ...kinds]): AskedRow => ({
    clause,
    when: [
      topic(
        on('other-unit', ({ input }) => input.unit === unit),
        on('other-card', ({ card }) => card.troops && kinds.includes(card.troops)),
      ),
    ],
    with: ({ card }) => ({ unit, troops: card.troops ?? '' }),
    say: `${clause}/orders`,
  }),
);

const leaders = (clause: ClauseId): AskedRow[] => [
  forbids(
    'cca-2.13',
    'card/units-only',
    topic(
      isLeader,
      on(
        'leaders-too',
        ({ card, input }) => leadersOf(card) === 'no' || (card.troops && input.noneOfKind),
      ),
    ),
  ),
  forbids('cca-8.35', 'cca-8.35/not-here', topic(detaches, not('may-detach', mayDetach))),
  { ...notes('cca-8.35', topic(detaches, mayDetach)), say: 'cca-8.35/orders' },
  notes('cca-18.2', topic(sectionCard, isLeader)),
  {
    ...notes(
      'cca-8.36',
      topic(
        isLeader,
        on('no-helmet', ({ card }) => card.helmet),
      ),
    ),
    say: 'cca-8.36/one',
  },
  { ...notes('cca-8.37', topic(detaches, mayDetach)), say: 'cca-8.37/orders' },
  forbids(clause, 'card/leader-outside', topic(leadershipCard, isLeader, not('inside', inCommand))),
];

const leadership = (clause: ClauseId): AskedRow[] => [
  notes('cca-18.20', topic(leadershipCard)),
  forbids(
    clause,
    'card/choice-outside',
    topic(
      leadershipCard,
      asChoice,
      on('reading-r82-a', ({ input }) => input.readings.R82 === 'b'),
      not('in-its-sections', reached),
    ),
  ),
];

const dice: AskedRow[] = [
  {
    ...notes('cca-18.41', topic(cardIs('i-am-spartacus'), on('no-symbol', hasSymbol))),
    say: 'card/symbol',
  },
  forbids(
    'cca-18.41',
    'card/no-symbol',
    topic(
      cardIs('i-am-spartacus'),
      on('symbol', (a) => !hasSymbol(a)),
    ),
  ),
  forbids(
    'cca-18.53',
    'cca-18.53',
    topic(...rallies),
    on('not-elephants-or-chariots', ({ input: { unit } }) => unit === 'EL' || unit === 'CH'),
  ),
  forbids(
    'cca-18.51',
    'cca-18.51/full',
    topic(
      ...rallies,
      on('losses', (a) => !hasLosses(a)),
    ),
  ),
  forbids(
    'cca-18.51',
    'cca-18.51/far',
    topic(
      ...rallies,
      on('leader-near', ({ input }) => !['same-hex', 'adjacent'].includes(input.nearLeader)),
    ),
  ),
  forbids(
    'cca-18.51',
    'card/no-symbol',
    topic(
      ...rallies,
      on('symbol', (a) => !hasSymbol(a)),
    ),
  ),
  {
    clause: 'cca-18.52',
    when: [topic(...rallies), { name: 'not-rallied', holds: (_, allowed) => allowed === true }],
    with: facts,
  },
];

/** The table of one card, in the order in which a player asks: him, there, as what, and is an order left? */
export const mayOrderTable = ({ clause }: CardInForce): Table<Asked, boolean> => ({
  on: 'allowed',
  rows: [
    forbids(clause, 'card/no-orders', topic(cardIs('first-strike'))),
    forbids(
      'cca-7.4',
      'cca-7.4/second',
      topic(on('not-yet-ordered', ({ input }) => input.alreadyOrdered)),
    ),
    { ...notes('cca-7.3', topic(sectionCard, onTheLine), reached), say: 'cca-7.3/unit' },
    forbids(clause, 'card/outside', topic(sectionCard, not('inside', reached))),
    ...leaders(clause),
    ...CLASSES,
    forbids(
      clause,
      'card/other-kind',
      topic(
        isUnit,
        asNamed,
        on('of-that-kind', (a) => !ofKind(a)),
      ),
    ),
    ...leadership(clause),
    { ...notes(clause, topic(leadershipCard, asChoice)), say: 'card/not-commanded' },
    { ...notes(clause, topic(troopCard, asChoice)), say: 'card/as-choice' },
    forbids(clause, 'card/choice-is-one', topic(asChoice, ordersGiven)),
    notes(
      'cca-18.30',
      topic(
        cardIs('clash-of-shields'),
        on('apart', ({ input }) => input.inContact),
      ),
    ),
    forbids(
      'cca-18.30',
      'card/no-contact',
      topic(
        cardIs('clash-of-shields'),
        on('in-contact', ({ input }) => !input.inContact),
      ),
    ),
    forbids(
      clause,
      'card/outside-block',
      topic(
        blockCard,
        asNamed,
        on('in-block', (asked) => ofKind(asked) && !asked.input.inBlock),
      ),
    ),
    ...dice,
    forbids(
      clause,
      'card/used-up',
      topic(
        asNamed,
        on('orders-left', usedUp),
        on('some-orders', ({ card }) => card.key !== 'first-strike'),
        on('elsewhere', (asked) => !asked.card.sections || reached.holds(asked, true)),
      ),
    ),
  ],
});
