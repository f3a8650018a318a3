import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { group, rare, type Values, type Violation } from '../../core/schema.ts';
import { DECK, SECTIONS } from '../cards.ts';
import { UNITS } from '../units.ts';
import {
  CARD_FIELDS,
  type CardInForce,
  cardInForce,
  cardMeant,
  checkCard,
  leadersOf,
  reading,
  sectionsOf,
} from './card-in-force.ts';
import { COMMAND_FIELDS, checkCommand, commandOf } from './council.ts';
import {
  MUSTER_FIELDS,
  nobodyNamed,
  PLACES,
  sum,
  takenIn,
  told,
  unitsFor,
  whoQualifies,
} from './muster.ts';

const ORDER_FIELDS = {
  ...CARD_FIELDS,
  ...COMMAND_FIELDS,
  ...MUSTER_FIELDS,
  readings: rare(group({ R86: reading(), R96: reading() })),
};
type OrdersInput = Values<typeof ORDER_FIELDS>;

/** Orders as a number, or all that qualify where nobody counted them. */
type Orders = number | 'all';

/** A card on the table and what it finds on the field. */
interface Muster {
  input: OrdersInput;
  card: CardInForce;
  given: Orders;
  command: number;
  qualify: number | undefined;
  leaders: number;
  nobody: boolean;
}

const byDice = ({ orders }: CardInForce) => orders === 'dice';
const byCommand = ({ orders }: CardInForce) => orders === 'command' || orders === 'dice';

/** Orders that the card gives, before anybody looks who is there to take them. */
function ordersOf({ sections, orders = 0, adjacentHexes }: CardInForce, command: number): Orders {
  if (sections) return sum(sections);
  if (adjacentHexes) return adjacentHexes + 1;
  return orders === 'command' || orders === 'dice' ? command : orders;
}

type On = Condition<Muster, Orders>;
const on = (name: string, holds: On['holds']): On => ({ name, holds });
const cardThat = (name: string, holds: (card: CardInForce) => unknown) =>
  on(name, ({ card }) => Boolean(holds(card)));
const sectionCard = cardThat('not-a-section-card', ({ sections }) => sections);
const groupIs = (group: CardInForce['group']) =>
  cardThat('other-group', (card) => card.group === group);
const someLeader = on('no-leaders', ({ leaders }) => leaders > 0);
const counted = on('not-counted', ({ qualify }) => qualify !== undefined);
const somebody = on('nobody-named', ({ nobody }) => !nobody);
const onTheLine = on('nobody-on-the-line', ({ input: { unitsIn, leadersIn }, card }) =>
  sectionsOf(card).some((section) =>
    PLACES[section].some((place) => place !== section && (unitsIn[place] || leadersIn[place])),
  ),
);
const surplus = on(
  'no-surplus-orders',
  ({ qualify = 0 }, orders) => orders !== 'all' && orders > qualify,
);

type OrdersRow = Row<Muster, Orders>;
const notes = (clause: OrdersRow['clause'], ...when: On[]): OrdersRow => ({
  clause,
  when,
  with: facts,
});
const facts = ({ card, command, leaders, qualify = 0, given }: Muster) => ({
  card: card.key,
  command,
  leaders,
  qualify,
  orders: given,
  lost: given === 'all' ? 0 : given - qualify,
});

/** The table of one card: its clause says how many orders, and whoever is there to take them cuts that down. */
const ordersTable = (card: CardInForce): Table<Muster, Orders> => {
  const { clause, key } = card;
  const cut = (_: Orders, { qualify = 0 }: Muster) => qualify;
  return {
    on: 'canOrder',
    rows: [
      { ...notes('cca-6.2'), say: 'cca-6.2/card' },
      notes('cca-18.1', groupIs('section')),
      notes('cca-18.14', groupIs('troop')),
      notes('cca-18.20', groupIs('leadership')),
      notes('cca-18.25', groupIs('tactic')),
      notes('cca-18.26', cardThat('not-by-command', byCommand)),
      { ...notes(clause), apply: (_, { given }) => given, say: `${clause}/orders` },
      notes(
        'cca-18.30',
        cardThat('other-card', () => key === 'clash-of-shields'),
      ),
      notes('cca-18.2', topic(sectionCard, someLeader)),
      {
        ...notes(
          'cca-8.36',
          topic(
            cardThat('no-helmet', ({ helmet }) => helmet),
            someLeader,
          ),
        ),
        say: 'cca-8.36/orders',
      },
      { ...notes('cca-7.3', topic(sectionCard, onTheLine)), say: 'cca-7.3/orders' },
      {
        ...notes(clause, topic(on('somebody-named', ({ nobody }) => nobody))),
        apply: () => 1,
        say: 'card/as-choice',
      },
      {
        ...notes(
          clause,
          topic(
            counted,
            somebody,
            on('orders-counted', (_, orders) => orders === 'all'),
          ),
        ),
        apply: cut,
        say: 'card/all',
      },
      {
        ...notes(clause, topic(groupIs('leadership'), somebody, surplus)),
        apply: cut,
        say: 'card/around',
      },
      { ...notes('cca-7.5', topic(sectionCard, counted), surplus), apply: cut },
      {
        ...notes('cca-7.4', topic(counted, somebody, surplus)),
        apply: cut,
        say: 'cca-7.4/orders',
      },
    ],
  };
};

function mustered(input: OrdersInput, card: CardInForce, trace: Trace): Muster {
  const command = commandOf(input, trace) ?? 0;
  return {
    input,
    card,
    command,
    given: ordersOf(card, command),
    qualify: whoQualifies(input, card),
    leaders: sum(input.leadersIn),
    nobody: nobodyNamed(input, card),
  };
}

/** Orders that find somebody in each section; none is told for a card that names no sections. */
function inEachSection(input: OrdersInput, { sections }: CardInForce) {
  if (!sections) return null;
  const given = Object.fromEntries(SECTIONS.map((one) => [one, sections[one] ?? 0]));
  return told(input.unitsIn) || told(input.leadersIn) ? takenIn(sections, input) : given;
}

const SUMMARIES = {
  nobody: 'orders/nobody',
  dice: 'orders/dice',
  lost: 'orders/lost',
  all: 'orders/all',
  given: 'orders/given',
};

export const orders = looseQuery({
  id: 'cca/orders',
  fields: ORDER_FIELDS,
  sample: {
    commandCard: 'order-heavy-troops',
    command: 5,
    ownUnits: { EL: 2, CH: 1, HC: 1, HI: 3 },
  },
  check: (input) => [...checkCard(input), ...checkCommand(input), ...checkCounts(input)],
  run(input, trace) {
    const card = cardInForce(input, trace);
    const muster = mustered(input, card, trace);
    const { nobody, given } = muster;
    const canOrder = applyRows(ordersTable(card), muster, 0, trace);
    const numbered = typeof given === 'number' && typeof canOrder === 'number';
    const lost = numbered && !nobody && !card.adjacentHexes ? given - canOrder : 0;
    const dice = byDice(card) && !nobody;
    const kind = nobody
      ? 'nobody'
      : dice
        ? 'dice'
        : lost > 0
          ? 'lost'
          : canOrder === 'all'
            ? 'all'
            : 'given';
    return {
      answer: {
        inForce: card.key,
        orders: nobody ? 1 : given,
        canOrder,
        lost,
        byDice: dice,
        units: nobody ? UNITS : unitsFor(card),
        leaders: leadersOf(card),
        sections: sectionsOf(card),
        takenIn: inEachSection(input, card),
        oneOfChoice: nobody ? 'only' : card.choice === 'instead' ? 'instead' : 'no',
      },
      summary: {
        say: SUMMARIES[kind],
        with: { card: card.key, orders: given, order: canOrder, lost },
      },
    };
  },
});

const ON_FOOT = unitsFor(DECK['line-command']);

function checkCounts(input: OrdersInput): Violation[] {
  const { command, scenario, footBlock = 0, ownUnits } = input;
  const key = cardMeant(input);
  const card: CardInForce = { ...DECK[key], key };
  const known = command !== undefined || scenario !== 'other';
  if (byCommand(card) && !known && !nobodyNamed(input, card))
    return [{ field: 'command', problem: 'needs-command', with: {}, clause: 'cca-18.26' }];
  const foot = sum(Object.fromEntries(ON_FOOT.map((unit) => [unit, ownUnits[unit]])));
  if (card.troops !== 'foot' || !told(ownUnits) || footBlock <= foot) return [];
  const values = { given: footBlock, foot };
  return [{ field: 'footBlock', problem: 'block-beyond-army', with: values, clause: card.clause }];
}
