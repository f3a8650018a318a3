import type { ClauseId } from '../../core/clause-ids.ts';
import type { Row, Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
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
import type { CardInForce } from './card-in-force.ts';
import { leadersOf, sectionsOf } from './reach.ts';

type Is = (asked: Asked) => boolean;
type AskedRow = Row<Asked, boolean>;

const { bars, notes } = rulesOf<Asked>(({ input, card, limit = 0 }) => ({
  unit: input.unit,
  card: card.key,
  section: input.section,
  sections: sectionsOf(card),
  limit,
  given: input.ordersGiven,
}));

const cardIs =
  (...keys: DeckCard[]): Is =>
  ({ card }) =>
    keys.includes(card.key);
const sectionCard: Is = ({ card }) => card.sections !== undefined;
const leadershipCard: Is = ({ card }) => card.adjacentHexes !== undefined;
const blockCard = cardIs('double-time', 'line-command');
const spartacus = cardIs('i-am-spartacus');
const clash = cardIs('clash-of-shields');
const isLeader: Is = ({ leader }) => leader;
const isUnit = not(isLeader);
const detaches: Is = ({ input }) => input.detaches;
const mayDetach: Is = (asked) =>
  Boolean(asked.card.helmet || (leadershipCard(asked) && asked.input.readings.R85 !== 'a')) ||
  (spartacus(asked) && asked.input.readings.R85 === 'c');
const unitsOnly: Is = ({ card, input }) =>
  leadersOf(card) === 'no' || (card.troops !== undefined && input.noneOfKind);
const reached: Is = ({ card, input }) => reaches(card, input.section);
const onTheLine: Is = ({ input }) => sectionsAt(input.section).length > 1;
const asNamed = not(offCard);
const inContact: Is = ({ input }) => input.inContact;
const leaderNear: Is = ({ input }) => ['same-hex', 'adjacent'].includes(input.nearLeader);
const rallies = [cardIs('rally'), isUnit, asNamed];

/** Units that are classed with a kind that their name does not show. */
const COUNTS_AS: [Unit, ClauseId, ...Troops[]][] = [
  ['AX', 'cca-8.17', 'light', 'missile'],
  ['WR', 'cca-8.20', 'medium'],
  ['EL', 'cca-8.26', 'heavy', 'mounted'],
  ['CH', 'cca-8.28', 'heavy', 'mounted'],
];
const CLASSES = COUNTS_AS.map(([unit, clause, ...kinds]) =>
  notes(
    clause,
    [
      ({ input }) => input.unit === unit,
      ({ card }) => card.troops !== undefined && kinds.includes(card.troops),
    ],
    { say: `${clause}/orders`, with: ({ card }) => ({ unit, troops: card.troops ?? '' }) },
  ),
);

const leaders = (clause: ClauseId): AskedRow[] => [
  bars('cca-2.13', [isLeader, unitsOnly], { say: 'card/units-only' }),
  bars('cca-8.35/not-here', [detaches, not(mayDetach)]),
  notes('cca-8.35/orders', [detaches, mayDetach]),
  notes('cca-18.2', [sectionCard, isLeader]),
  notes('cca-8.36/one', [isLeader, ({ card }) => card.helmet === true]),
  notes('cca-8.37/orders', [detaches, mayDetach]),
  bars(clause, [leadershipCard, isLeader, not(commanded)], { say: 'card/leader-outside' }),
];

const leadership = (clause: ClauseId): AskedRow[] => [
  notes('cca-18.20', [leadershipCard]),
  bars(clause, [offCard, ({ input }) => input.readings.R82 === 'b', not(reached)], {
    say: 'card/choice-outside',
  }),
];

const dice: AskedRow[] = [
  notes('cca-18.41', [spartacus, hasSymbol], { say: 'card/symbol' }),
  bars('cca-18.41', [spartacus, not(hasSymbol)], { say: 'card/no-symbol' }),
  bars(
    'cca-18.53',
    rallies,
    on('not-elephants-or-chariots', ({ input: { unit } }) => unit === 'EL' || unit === 'CH'),
  ),
  bars('cca-18.51/full', [...rallies, not(hasLosses)]),
  bars('cca-18.51/far', [...rallies, not(leaderNear)]),
  bars('cca-18.51', [...rallies, not(hasSymbol)], { say: 'card/no-symbol' }),
  notes(
    'cca-18.52',
    rallies,
    on('not-rallied', (_, allowed) => allowed),
  ),
];

/** The table of one card, in the order in which a player asks: him, there, as what, and is an order left? */
export const mayOrderTable = ({ clause }: CardInForce): Table<Asked, boolean> => ({
  on: 'allowed',
  rows: [
    bars(clause, [cardIs('first-strike')], { say: 'card/no-orders' }),
    bars('cca-7.4/second', [({ input }) => input.alreadyOrdered]),
    notes('cca-7.3/unit', [sectionCard, onTheLine], on('not-in-its-sections', reached)),
    bars(clause, [sectionCard, not(reached)], { say: 'card/outside' }),
    ...leaders(clause),
    ...CLASSES,
    bars(clause, [isUnit, asNamed, not(ofKind)], { say: 'card/other-kind' }),
    ...leadership(clause),
    notes(clause, [leadershipCard, offCard], { say: 'card/not-commanded' }),
    notes(clause, [not(leadershipCard), offCard], { say: 'card/as-choice' }),
    bars(clause, [offCard, ({ input }) => input.ordersGiven > 0], { say: 'card/choice-is-one' }),
    notes('cca-18.30', [clash, inContact]),
    bars('cca-18.30', [clash, not(inContact)], { say: 'card/no-contact' }),
    bars(clause, [blockCard, ofKind, ({ input }) => !input.inBlock], {
      say: 'card/outside-block',
    }),
    ...dice,
    bars(
      clause,
      [
        asNamed,
        usedUp,
        not(cardIs('first-strike')),
        (asked) => !asked.card.sections || reached(asked),
      ],
      { say: 'card/used-up' },
    ),
  ],
});
