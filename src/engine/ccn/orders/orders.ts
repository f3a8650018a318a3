import { amount, amountOr, maybe, part, word, words, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { SECTIONS } from '../../hexes/hex.ts';
import { DECK_CARDS } from '../cards.ts';
import { isHorseArtillery, PROFILES, UNITS, type Unit } from '../units.ts';
import { COMMAND_FIELDS, checkSquares, commandOf } from './command.ts';
import { MUSTER_FIELDS, nobodyNamed, sum, takenIn, told, whoQualifies } from './muster.ts';
import {
  anywhere,
  byCommand,
  CARD_FIELDS,
  type CardInForce,
  cardInForce,
  cardMeant,
  checkCard,
  ordersIn,
  ordersLeaders,
  sectionsOf,
} from './played.ts';

const ORDER_FIELDS = {
  ...CARD_FIELDS,
  ...COMMAND_FIELDS,
  ...MUSTER_FIELDS,
  readings: rare(group(readings('R16', 'R66', 'R78', 'R81'))),
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
  nobody: boolean;
}

/** Orders that the card gives, before anybody looks who is there to take them. */
function ordersOf({ card, command, input }: Pick<Muster, 'card' | 'command' | 'input'>): Orders {
  const { sections, orders = 0, key } = card;
  if (sections) return sum(ordersIn(sections, command));
  if (key === 'short-supply' && input.readings.R81 === 'b') return 1;
  return orders === 'dice' ? command : orders;
}

type Is = (muster: Muster, orders: Orders) => boolean;

const { notes, sets } = rulesOf<Muster>(({ card, command, qualify = 0, given }) => ({
  card: card.key,
  sections: sectionsOf(card),
  command,
  qualify,
  orders: given,
  lost: given === 'all' ? 0 : given - qualify,
}));

const bySection: Is = ({ card }) => card.group === 'section';
const tactic = not(bySection);
const ofCommand: Is = ({ card }) => byCommand(card);
const counted: Is = ({ qualify }) => qualify !== undefined;
const nobody: Is = (muster) => muster.nobody;
const cardIs =
  (key: CardInForce['key']): Is =>
  ({ card }) =>
    card.key === key;
const onTheLine: Is = ({ input: { unitsIn, leadersIn } }) =>
  [unitsIn, leadersIn].some(({ leftCentre, centreRight }) => leftCentre || centreRight);
const horseGuns: Is = ({ input }) => (input.ownUnits.horseArtillery ?? 0) > 0;
const surplus: Is = ({ qualify = 0 }, orders) => orders !== 'all' && orders > qualify;
const qualified = ({ qualify = 0 }: Muster) => qualify;

const GENERAL = [
  notes<Orders>('ccn-5.7', [({ card }) => card.sections !== undefined || Boolean(card.orders)]),
  notes<Orders>('ccn-5.9/section', [bySection]),
  notes<Orders>('ccn-5.9/tactic', [tactic]),
  notes<Orders>('ccn-8.2', [bySection]),
  notes<Orders>('ccn-8.25', [tactic]),
  notes<Orders>('ccn-5.10', [({ card }) => anywhere(card)]),
  notes<Orders>('ccn-5.18', [({ card }) => card.bicorne === true]),
  notes<Orders>('ccn-5.19', [ofCommand]),
  notes<Orders>('ccn-8.6', [bySection, not(ofCommand)]),
  notes<Orders>('ccn-8.7', [bySection, ofCommand]),
];

/** What few cards say of who qualifies. */
const OF_CARDS = [
  notes<Orders>(
    'ccn-8.39/rides',
    [cardIs('cavalry-charge'), horseGuns],
    on('horse-artillery-not-ordered', ({ input: { ownUnits, readings }, nobody: none }) =>
      ownUnits.cavalry === 0 ? !none : readings.R16 === 'a',
    ),
  ),
  notes<Orders>('ccn-8.49/some', [
    cardIs('fire-and-hold'),
    ({ input }) => (input.unitsInContact ?? 0) > 0,
  ]),
  notes<Orders>('ccn-8.64', [cardIs('cold-steel')]),
  notes<Orders>('ccn-8.70/some', [cardIs('grande-manoeuvre'), ({ input }) => input.squares > 0]),
  notes<Orders>('ccn-8.72', [cardIs('grande-manoeuvre')]),
];

/** The table of one card: its clause says how many orders, and whoever is there to take them cuts that down. */
const ordersTable = ({ clause, otherwise = clause }: CardInForce): Table<Muster, Orders> => ({
  on: 'canOrder',
  rows: [
    ...GENERAL,
    sets(clause, ({ given }) => given, [], { say: `${clause}/orders` }),
    ...OF_CARDS,
    notes('ccn-5.22/orders', [bySection, onTheLine]),
    sets(otherwise, 1, [nobody], { say: 'card/as-choice' }),
    sets(clause, qualified, [counted, (_, orders) => orders === 'all'], {
      say: 'card/all',
    }),
    sets('ccn-5.23', qualified, [bySection, counted], on('no-surplus-orders', surplus)),
    sets('ccn-5.24', qualified, [tactic, counted, not(nobody)], on('no-surplus-orders', surplus)),
    notes('ccn-5.11', [(_, orders) => orders === 0]),
  ],
});

function mustered(input: OrdersInput, card: CardInForce, trace: Trace): Muster {
  const command = (byCommand(card) ? commandOf(input, trace) : undefined) ?? 0;
  return {
    input,
    card,
    command,
    given: ordersOf({ card, command, input }),
    qualify: whoQualifies(input, card, command),
    nobody: nobodyNamed(input, card),
  };
}

/** Types that the card orders: those of its arms, and what rides along. */
function unitsOf({ card, nobody: none, given, input }: Muster): readonly Unit[] {
  const { arms, key } = card;
  if (given === 0) return [];
  if (none || !arms) return UNITS;
  const rides = (unit: Unit) =>
    key === 'cavalry-charge' && input.readings.R16 === 'a' && isHorseArtillery(unit);
  return UNITS.filter((unit) => arms.includes(PROFILES[unit].arm) || rides(unit));
}

/** Orders that find somebody in each section; none is told for a card that names no sections. */
function inEachSection({ input, card: { sections }, command }: Muster) {
  if (!sections) return null;
  const orders = ordersIn(sections, command);
  return told(input.unitsIn) || told(input.leadersIn) ? takenIn(orders, input) : orders;
}

/** What the one sentence tells. */
function sayOf(dice: boolean, lost: number, { nobody: none }: Muster, canOrder: Orders) {
  if (none) return 'choice';
  if (canOrder === 0) return 'nobody';
  if (dice) return 'dice';
  if (lost > 0) return 'lost';
  return canOrder === 'all' ? 'all' : 'given';
}

export const orders = defineQuery({
  id: 'ccn/orders',
  fields: ORDER_FIELDS,
  answer: {
    inForce: word(DECK_CARDS, 'counter-attack'),
    orders: amountOr(['all']),
    canOrder: amountOr(['all']),
    lost: amount(),
    byDice: yes(),
    units: words(UNITS),
    leaders: yes(),
    sections: words(SECTIONS),
    takenIn: maybe(part({ left: amount(), centre: amount(), right: amount() })),
    oneOfChoice: word(['no', 'instead', 'only'], 'no'),
    endsTurn: yes(),
  },
  sample: {
    commandCard: 'cavalry-charge',
    ownUnits: { infantry: 5, cavalry: 2, horseArtillery: 1 },
  },
  check: problems(checkCard, checkSquares, [
    'cardsInHand',
    'needs-hand',
    'ccn-5.20',
    (input) => byCommand(cardMeant(input)) && input.cardsInHand === undefined,
  ]),
  run(input, trace) {
    const card = cardInForce(input, trace);
    const muster = mustered(input, card, trace);
    const { nobody: none, given } = muster;
    const canOrder = applyRows(ordersTable(card), muster, 0, trace);
    const numbered = typeof given === 'number' && typeof canOrder === 'number';
    const lost = numbered && !none ? given - canOrder : 0;
    const byDice = card.orders === 'dice';
    return {
      answer: {
        inForce: card.key,
        orders: none ? 1 : given,
        canOrder,
        lost,
        byDice,
        units: unitsOf(muster),
        leaders: ordersLeaders(card) && !none,
        sections: sectionsOf(card),
        takenIn: inEachSection(muster),
        oneOfChoice: none ? 'only' : card.key === 'grande-manoeuvre' ? 'instead' : 'no',
        endsTurn: canOrder === 0,
      },
      summary: {
        say: `orders/${sayOf(byDice, lost, muster, canOrder)}`,
        with: { card: card.key, orders: given, order: canOrder, lost },
      },
    };
  },
});
