import { amount, amountOr, byWord, word, words, yes } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { rulesOf } from '../../core/rules.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import {
  CARD_GROUPS,
  CARD_MOVES,
  type CommandCard,
  DECK,
  DECK_CARDS,
  type DeckCard,
  GROUP_CLAUSES,
  SECTIONS,
} from '../cards.ts';
import { addsDice, CARD_DICE } from '../cards-in-play.ts';
import { type CardInForce, cardInForce, tellCard } from '../orders/card-in-force.ts';
import { CARD_FIELDS, checkCard } from '../orders/card-played.ts';
import { sum, unitsFor } from '../orders/muster.ts';
import { LEADER_ORDERS, leadersOf, sectionsOf } from '../orders/reach.ts';
import { isLightOnFoot, UNITS } from '../units.ts';

const FACT_FIELDS = { ...CARD_FIELDS, readings: rare(group(readings('R86'))) };

const { notes } = rulesOf<CardInForce>(({ key }) => ({ card: key }));
const cardIs =
  (...keys: DeckCard[]) =>
  ({ key }: CardInForce) =>
    keys.includes(key);
const groupIs = (name: CardInForce['group']) => (card: CardInForce) => card.group === name;

/** Everything that the book says of a card beside its first sentence. */
const FACTS: Table<CardInForce, null> = {
  on: 'card',
  rows: [
    ...CARD_GROUPS.map((name) => notes<null>(GROUP_CLAUSES[name], [groupIs(name)])),
    notes('cca-18.2', [groupIs('section')]),
    notes('cca-18.26', [({ orders }) => orders === 'command' || orders === 'dice']),
    notes('cca-18.16/fact', [cardIs('order-light-troops')]),
    notes('cca-18.30', [cardIs('clash-of-shields')]),
    notes('cca-18.29/fact', [cardIs('clash-of-shields')]),
    notes('cca-18.36/fact', [cardIs('double-time')]),
    notes('cca-18.37/fact', [cardIs('double-time')]),
    notes('cca-18.39/fact', [cardIs('first-strike')]),
    notes('cca-18.40', [cardIs('first-strike')]),
    notes('cca-18.42/fact', [cardIs('i-am-spartacus')]),
    notes('cca-18.43', [cardIs('i-am-spartacus')]),
    notes('cca-18.45/fact', [cardIs('line-command')]),
    notes('cca-18.47/fact', [cardIs('move-fire-move')]),
    notes('cca-18.48/fact', [cardIs('move-fire-move')]),
    notes('cca-18.50/fact', [cardIs('mounted-charge')]),
    notes('cca-18.52', [cardIs('rally')]),
    notes('cca-18.53/excluded', [cardIs('rally')]),
    notes('cca-18.27', [
      cardIs('darken-the-sky', 'double-time', 'line-command', 'move-fire-move', 'mounted-charge'),
    ]),
  ],
};

/** Orders of the card in words of the card itself. */
const ordersOf = ({ sections, orders, adjacentHexes = 0 }: CommandCard) =>
  sections ? sum(sections) : (orders ?? adjacentHexes + 1);

/** In what way a card says how many it orders. */
function amountOf({ orders, adjacentHexes, key }: CardInForce) {
  if (key === 'first-strike') return 'none';
  if (adjacentHexes) return 'leader';
  return typeof orders === 'string' ? orders : 'number';
}

function diceOf(key: DeckCard) {
  const close = addsDice(key) ? CARD_DICE[key].dice : 0;
  return {
    extraDice: close,
    // Clash of Shields gives its dice once, the other cards for the whole turn (cca-18.29, R89).
    extraDiceInBonus: key === 'clash-of-shields' ? 0 : close,
    extraDiceFiring: key === 'i-am-spartacus' ? close : 0,
  };
}

const movesOf = (key: DeckCard) =>
  Object.fromEntries(
    Object.entries(CARD_MOVES[key] ?? {}).map(([unit, { hexes }]) => [unit, hexes]),
  );

const passing = ({ key }: CardInForce) =>
  key === 'order-light-troops' || key === 'move-fire-move' ? UNITS.filter(isLightOnFoot) : [];

export const card = defineQuery({
  id: 'cca/card',
  fields: FACT_FIELDS,
  answer: {
    inForce: word(DECK_CARDS, 'first-strike'),
    group: word(CARD_GROUPS, 'tactic'),
    copies: amount(),
    playedAt: word(['turn-start', 'attack-declared'], 'turn-start'),
    orders: amountOr(['command', 'all', 'dice']),
    units: words(UNITS),
    sections: words(SECTIONS),
    leaders: word(LEADER_ORDERS, 'no'),
    leaderMayLeave: yes(),
    adjacentHexes: amount(),
    oneOfChoice: word(['no', 'if-none', 'instead'], 'no'),
    moveSteps: amount(),
    fireSteps: amount(),
    allowsCloseCombat: yes(),
    extraDice: amount(),
    extraDiceInBonus: amount(),
    extraDiceFiring: amount(),
    changedMoves: byWord(UNITS, amount()),
    passThroughFriends: words(UNITS),
  },
  sample: { commandCard: 'mounted-charge' },
  // Other cards order whom the reader counts first.
  next: (said, { group }) =>
    group === 'section'
      ? [
          {
            as: 'order',
            query: 'cca/orders',
            draft: handOn(said, 'commandCard', 'countered', 'opponentSection'),
          },
        ]
      : [],
  check: checkCard,
  run(input: Values<typeof FACT_FIELDS>, trace) {
    const inForce = cardInForce(input, trace);
    tellCard(inForce, trace);
    applyRows(FACTS, inForce, null, trace);
    const { group, choice, moves = 1, fires = 1, closeCombat = true, adjacentHexes = 0 } = inForce;
    const reaction = inForce.key === 'first-strike';
    return {
      answer: {
        inForce: inForce.key,
        group,
        copies: DECK[input.commandCard].copies,
        playedAt: reaction ? 'attack-declared' : 'turn-start',
        orders: ordersOf(inForce),
        units: reaction ? [] : unitsFor(inForce),
        sections: sectionsOf(inForce),
        leaders: leadersOf(inForce),
        leaderMayLeave: inForce.helmet ?? false,
        adjacentHexes,
        oneOfChoice: choice ?? 'no',
        moveSteps: reaction ? 0 : moves,
        fireSteps: reaction ? 0 : fires,
        allowsCloseCombat: closeCombat,
        ...diceOf(inForce.key),
        changedMoves: movesOf(inForce.key),
        passThroughFriends: passing(inForce),
      },
      summary: {
        say: `card/${amountOf(inForce)}`,
        with: { card: inForce.key, orders: ordersOf(inForce) },
      },
    };
  },
});
