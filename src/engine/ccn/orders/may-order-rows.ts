import type { ClauseId } from '../../core/clause-ids.ts';
import type { Row, Table } from '../../core/rows.ts';
import { all, any, not, on, rulesOf } from '../../core/rules.ts';
import type { DeckCard } from '../cards.ts';
import { SQUARE_DICE } from '../tactics/square-data.ts';
import { isHorseArtillery } from '../units.ts';
import {
  type Asked,
  hasSymbol,
  offCard,
  ofKind,
  reaches,
  rides,
  sectionsAt,
  usedUp,
} from './asked.ts';
import { anywhere, type CardInForce, ordersLeaders, sectionsOf } from './played.ts';

type Is = (asked: Asked) => boolean;
type AskedRow = Row<Asked, boolean>;

const { bars, notes } = rulesOf<Asked>(({ input, card }) => ({
  unit: input.unit,
  card: card.key,
  section: input.section,
  sections: input.chosenSection ? [input.chosenSection] : sectionsOf(card),
  given: input.ordersGiven,
}));

const cardIs =
  (key: DeckCard): Is =>
  ({ card }) =>
    card.key === key;
const bySection: Is = ({ card }) => card.sections !== undefined;
const isLeader: Is = (asked) => asked.isLeader;
const isUnit = not(isLeader);
const asNamed = not(offCard);
const hasLeader: Is = ({ input }) => input.leader;
const detaches: Is = ({ input }) => input.detaches;
const mayDetach: Is = ({ card }) => ordersLeaders(card);
const inSquare: Is = ({ input }) => input.inSquare;
const leavesSquare: Is = ({ input }) => input.leavesSquare;
const reached: Is = ({ card, input }) => reaches(card, input.section);
const onTheLine: Is = ({ input }) => sectionsAt(input.section).length > 1;
/** A leader alone is no unit (ccn-5.31); R77 b: he counts as one here. */
const unitAdjacent: Is = ({ input: { enemyAdjacent } }) =>
  enemyAdjacent === 'unit' || enemyAdjacent === 'cavalry';
const leaderCounts: Is = ({ input: { enemyAdjacent, readings } }) =>
  enemyAdjacent === 'leader' && readings.R77 === 'b';
const someFlag: Is = ({ input }) => input.freeSymbols.includes('flag');
const orderingIt: Is = ({ card, input }) =>
  card.key === 'short-supply' && input.readings.R81 === 'b';
const ordersNobody: Is = (asked) => !bySection(asked) && !asked.card.orders && !orderingIt(asked);

/** Who keeps a square where it is (R9): cavalry, or (b) any enemy unit. Its leader can then not leave it either. */
const squares: AskedRow[] = [
  bars(
    'ccn-6.45/order',
    [leavesSquare],
    on('no-cavalry-adjacent', ({ input }) => input.enemyAdjacent === 'cavalry'),
  ),
  bars(
    'ccn-6.46/order-enemy',
    [leavesSquare, ({ input }) => input.enemyAdjacent === 'unit'],
    on('reading-r9-a', ({ input }) => input.readings.R9 === 'b'),
  ),
];

const leaders: AskedRow[] = [
  bars('ccn-5.31', [isLeader, any<Asked>(all<Asked>(not(detaches), not(mayDetach)), offCard)]),
  bars('ccn-5.17/not-here', [detaches, not(mayDetach)]),
  bars('ccn-5.64', [detaches, mayDetach, inSquare], on('leaves-square', not(leavesSquare))),
  notes('ccn-5.18', [isLeader, ({ card }) => card.bicorne === true]),
  notes('ccn-5.17', [detaches, mayDetach]),
  notes('ccn-5.60/orders', [detaches, mayDetach]),
  notes('ccn-5.15', [isUnit, hasLeader]),
  notes('ccn-5.16', [isUnit, hasLeader]),
];

const leadership: AskedRow[] = [
  notes('ccn-8.65/leader', [cardIs('leadership'), isLeader]),
  bars('ccn-8.65/no-leader', [cardIs('leadership'), isUnit, asNamed, not(hasLeader)]),
  bars(
    'ccn-8.67',
    [cardIs('leadership'), isUnit, hasLeader],
    on('leader-was-there', ({ input }) => input.leaderJoined),
  ),
  notes('ccn-8.65/stays', [
    cardIs('leadership'),
    isUnit,
    hasLeader,
    ({ input }) => !input.leaderJoined,
  ]),
];

const enemies: AskedRow[] = [
  bars(
    'ccn-8.49',
    [cardIs('fire-and-hold'), asNamed],
    on('no-enemy-unit-next-to-it', any<Asked>(unitAdjacent, leaderCounts)),
  ),
  notes('ccn-8.64/it', [cardIs('cold-steel'), isUnit, unitAdjacent]),
  notes('ccn-8.60/square', [cardIs('cold-steel'), inSquare, unitAdjacent], {
    with: ({ input: { unit } }) => ({ unit, dice: SQUARE_DICE }),
  }),
  bars('ccn-8.60', [cardIs('cold-steel'), isUnit, not(unitAdjacent)]),
];

const manoeuvre: AskedRow[] = [
  bars('ccn-8.70', [cardIs('grande-manoeuvre'), isUnit, inSquare], on('as-one-unit', asNamed)),
  bars('ccn-8.70/leader', [cardIs('grande-manoeuvre'), detaches, leavesSquare]),
  notes('ccn-8.72', [cardIs('grande-manoeuvre'), offCard]),
];

const dice: AskedRow[] = [
  notes('ccn-8.43/symbol', [cardIs('elan'), hasSymbol]),
  notes('ccn-8.44/flag', [cardIs('elan'), not(hasSymbol), someFlag]),
  bars('ccn-8.43/no-symbol', [cardIs('elan'), not(hasSymbol), not(someFlag)]),
  bars('ccn-8.74/full', [cardIs('rally'), isUnit, ({ input }) => input.lostBlocks === 0]),
  bars('ccn-8.73/no-symbol', [cardIs('rally'), isUnit, not(hasSymbol)]),
  notes(
    'ccn-8.75/unit',
    [cardIs('rally'), isUnit],
    on('regains-no-block', (_, allowed) => allowed),
  ),
];

const supply: AskedRow[] = [
  notes('ccn-8.76/reading', [orderingIt]),
  bars('ccn-8.80/not-ordered', [orderingIt, inSquare]),
];

const horseGuns: Is = ({ card, input }) =>
  card.key === 'cavalry-charge' && isHorseArtillery(input.unit);

const chosenOutside: Is = ({ card, input: { chosenSection, section } }) =>
  card.key === 'force-march' && !!chosenSection && !sectionsAt(section).includes(chosenSection);

/** The table of one card, in the order in which a player asks: him, there, as what, and is an order left? */
const tableOf = ({ clause, otherwise = clause }: CardInForce): Table<Asked, boolean> => ({
  on: 'allowed',
  rows: [
    bars(clause, [ordersNobody], { say: 'card/no-orders' }),
    bars(
      'ccn-5.14',
      [({ input }) => input.alreadyOrdered || input.ordersGiven > 0],
      on('has-no-order-yet', ({ input }) => input.alreadyOrdered),
    ),
    notes('ccn-2.6/orders', [bySection, onTheLine]),
    notes('ccn-5.22', [bySection, onTheLine], on('not-in-its-sections', reached)),
    bars(clause, [not(reached)], { say: 'card/outside' }),
    notes('ccn-5.10', [({ card }) => anywhere(card)]),
    bars(clause, [chosenOutside, asNamed], { say: 'card/outside' }),
    ...squares,
    ...leaders,
    notes('ccn-8.39/rides', [rides]),
    bars('ccn-8.39/not-ordered', [horseGuns, asNamed, not(rides)]),
    bars(clause, [isUnit, asNamed, not(ofKind), not(horseGuns)], { say: 'card/other-kind' }),
    ...leadership,
    ...enemies,
    ...manoeuvre,
    notes(otherwise, [offCard, not(cardIs('grande-manoeuvre'))], { say: 'card/as-choice' }),
    notes(
      otherwise,
      [offCard, not(cardIs('grande-manoeuvre')), ({ input }) => input.readings.R53 === 'b'],
      {
        say: 'card/as-choice-whole',
      },
    ),
    bars(otherwise, [offCard, ({ input }) => input.ordersGiven > 0], { say: 'card/choice-is-one' }),
    ...dice,
    ...supply,
    bars(clause, [not(ordersNobody), not(orderingIt), reached, usedUp], { say: 'card/used-up' }),
  ],
});

const tables = new Map<ClauseId, Table<Asked, boolean>>();

/** Made once: a game asks for it with every order that could be given. */
export function mayOrderTable(card: CardInForce): Table<Asked, boolean> {
  const table = tables.get(card.clause) ?? tableOf(card);
  tables.set(card.clause, table);
  return table;
}
