import { amount, amountOr, maybe, part, word, words, yes } from '../../core/answer.ts';
import { firstOf, problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import {
  CARD_GROUPS,
  type CardGroup,
  DECK,
  DECK_CARDS,
  GROUP_CLAUSES,
  SECTIONS,
} from '../cards.ts';
import { UNITS } from '../units.ts';
import { type CardInForce, cardInForce } from './card-in-force.ts';
import { CARD_FIELDS, cardMeant, checkCard } from './card-played.ts';
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
import { LEADER_ORDERS, leadersOf, sectionsOf } from './reach.ts';

const ORDER_FIELDS = {
  ...CARD_FIELDS,
  ...COMMAND_FIELDS,
  ...MUSTER_FIELDS,
  readings: rare(group(readings('R86', 'R96'))),
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

type Is = (muster: Muster, orders: Orders) => boolean;

const { notes, sets } = rulesOf<Muster>(({ card, command, leaders, qualify = 0, given }) => ({
  card: card.key,
  command,
  leaders,
  qualify,
  orders: given,
  lost: given === 'all' ? 0 : given - qualify,
}));

const sectionCard: Is = ({ card }) => card.sections !== undefined;
const groupIs =
  (group: CardGroup): Is =>
  ({ card }) =>
    card.group === group;
const someLeader: Is = ({ leaders }) => leaders > 0;
const counted: Is = ({ qualify }) => qualify !== undefined;
const nobody: Is = (muster) => muster.nobody;
const onTheLine: Is = ({ input: { unitsIn, leadersIn }, card }) =>
  sectionsOf(card).some((section) =>
    PLACES[section].some((place) => place !== section && (unitsIn[place] || leadersIn[place])),
  );
const surplus: Is = ({ qualify = 0 }, orders) => orders !== 'all' && orders > qualify;
const qualified = ({ qualify = 0 }: Muster) => qualify;

/** The table of one card: its clause says how many orders, and whoever is there to take them cuts that down. */
const ordersTable = ({ clause, key }: CardInForce): Table<Muster, Orders> => ({
  on: 'canOrder',
  rows: [
    notes('cca-6.2/card', []),
    ...CARD_GROUPS.map((group) => notes<Orders>(GROUP_CLAUSES[group], [groupIs(group)])),
    notes('cca-18.26', [({ card }) => byCommand(card)]),
    sets(clause, ({ given }) => given, [], { say: `${clause}/orders` }),
    notes('cca-18.30', [() => key === 'clash-of-shields']),
    notes('cca-18.2', [sectionCard, someLeader]),
    notes('cca-8.36/orders', [({ card }) => card.helmet === true, someLeader]),
    notes('cca-7.3/orders', [sectionCard, onTheLine]),
    sets(clause, 1, [nobody], { say: 'card/as-choice' }),
    sets(clause, qualified, [counted, (_, orders) => orders === 'all'], {
      say: 'card/all',
    }),
    sets(clause, qualified, [groupIs('leadership'), not(nobody), surplus], { say: 'card/around' }),
    sets('cca-7.5', qualified, [sectionCard, counted], on('no-surplus-orders', surplus)),
    sets('cca-7.4/orders', qualified, [counted, not(nobody), surplus]),
  ],
});

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
  if (told(input.unitsIn) || told(input.leadersIn)) return takenIn(sections, input);
  return { left: 0, centre: 0, right: 0, ...sections };
}

const ON_FOOT = unitsFor(DECK['line-command']);
const onFoot = ({ ownUnits }: OrdersInput) =>
  ON_FOOT.reduce((all, unit) => all + (ownUnits[unit] ?? 0), 0);
const cardOf = (input: OrdersInput): CardInForce => {
  const key = cardMeant(input);
  return { ...DECK[key], key };
};

const checkCounts = firstOf<OrdersInput>(
  [
    'command',
    'needs-command',
    'cca-18.26',
    (input) =>
      byCommand(cardOf(input)) &&
      input.command === undefined &&
      input.scenario === 'other' &&
      !nobodyNamed(input, cardOf(input)),
  ],
  [
    'footBlock',
    'block-beyond-army',
    (input) => cardOf(input).clause,
    (input) =>
      cardOf(input).troops === 'foot' &&
      told(input.ownUnits) &&
      (input.footBlock ?? 0) > onFoot(input),
    (input) => ({ given: input.footBlock ?? 0, foot: onFoot(input) }),
  ],
);

const bySections = part({ left: amount(), centre: amount(), right: amount() });

/** What the one sentence tells. */
function sayOf(nobody: boolean, dice: boolean, lost: number, canOrder: Orders) {
  if (nobody) return 'nobody';
  if (dice) return 'dice';
  if (lost > 0) return 'lost';
  return canOrder === 'all' ? 'all' : 'given';
}

export const orders = defineQuery({
  id: 'cca/orders',
  fields: ORDER_FIELDS,
  answer: {
    inForce: word(DECK_CARDS, 'first-strike'),
    orders: amountOr(['all']),
    canOrder: amountOr(['all']),
    lost: amount(),
    byDice: yes(),
    units: words(UNITS),
    leaders: word(LEADER_ORDERS, 'no'),
    sections: words(SECTIONS),
    takenIn: maybe(bySections),
    oneOfChoice: word(['no', 'instead', 'only'], 'no'),
  },
  sample: {
    commandCard: 'order-heavy-troops',
    command: 5,
    ownUnits: { EL: 2, CH: 1, HC: 1, HI: 3 },
  },
  check: problems(checkCard, checkCommand, checkCounts),
  run(input, trace) {
    const card = cardInForce(input, trace);
    const muster = mustered(input, card, trace);
    const { nobody, given } = muster;
    const canOrder = applyRows(ordersTable(card), muster, 0, trace);
    const numbered = typeof given === 'number' && typeof canOrder === 'number';
    const lost = numbered && !nobody && !card.adjacentHexes ? given - canOrder : 0;
    const dice = byDice(card) && !nobody;
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
        say: `orders/${sayOf(nobody, dice, lost, canOrder)}`,
        with: { card: card.key, orders: given, order: canOrder, lost },
      },
    };
  },
});
