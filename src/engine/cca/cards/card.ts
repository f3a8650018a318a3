import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Row, type Table } from '../../core/rows.ts';
import { group, rare, type Values } from '../../core/schema.ts';
import {
  addsDice,
  CARD_DICE,
  CARD_MOVES,
  type CommandCard,
  DECK,
  type DeckCard,
} from '../cards.ts';
import {
  CARD_FIELDS,
  type CardInForce,
  cardInForce,
  checkCard,
  leadersOf,
  reading,
  sectionsOf,
  tellCard,
} from '../orders/card-in-force.ts';
import { sum, unitsFor } from '../orders/muster.ts';
import { isLightFoot, UNITS } from '../units.ts';

const FACT_FIELDS = { ...CARD_FIELDS, readings: rare(group({ R86: reading() })) };

type On = Condition<CardInForce, null>;
type FactRow = Row<CardInForce, null>;

const on = (name: string, holds: (card: CardInForce) => unknown): On => ({
  name,
  holds: (card) => Boolean(holds(card)),
});
const cardIs = (...keys: DeckCard[]) => on('other-card', ({ key }) => keys.includes(key));
const groupIs = (name: CardInForce['group']) => on('other-group', (card) => card.group === name);
const notes = (clause: FactRow['clause'], ...when: On[]): FactRow => ({
  clause,
  when,
  with: ({ key }) => ({ card: key }),
});
const facts = (clause: FactRow['clause'], ...when: On[]): FactRow => ({
  ...notes(clause, ...when),
  say: `${clause}/fact`,
});

/** Everything that the book says of a card beside its first sentence. */
const FACTS: Table<CardInForce, null> = {
  on: 'card',
  rows: [
    notes('cca-18.1', groupIs('section')),
    notes('cca-18.2', groupIs('section')),
    notes('cca-18.14', groupIs('troop')),
    notes('cca-18.20', groupIs('leadership')),
    notes('cca-18.25', groupIs('tactic')),
    notes(
      'cca-18.26',
      on('not-by-command', ({ orders }) => orders === 'command' || orders === 'dice'),
    ),
    facts('cca-18.16', cardIs('order-light-troops')),
    notes('cca-18.30', cardIs('clash-of-shields')),
    facts('cca-18.29', cardIs('clash-of-shields')),
    facts('cca-18.36', cardIs('double-time')),
    facts('cca-18.37', cardIs('double-time')),
    facts('cca-18.39', cardIs('first-strike')),
    notes('cca-18.40', cardIs('first-strike')),
    facts('cca-18.42', cardIs('i-am-spartacus')),
    notes('cca-18.43', cardIs('i-am-spartacus')),
    facts('cca-18.45', cardIs('line-command')),
    facts('cca-18.47', cardIs('move-fire-move')),
    facts('cca-18.48', cardIs('move-fire-move')),
    facts('cca-18.50', cardIs('mounted-charge')),
    notes('cca-18.52', cardIs('rally')),
    { ...notes('cca-18.53', cardIs('rally')), say: 'cca-18.53/excluded' },
    notes(
      'cca-18.27',
      cardIs('darken-the-sky', 'double-time', 'line-command', 'move-fire-move', 'mounted-charge'),
    ),
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
  key === 'order-light-troops' || key === 'move-fire-move'
    ? UNITS.filter((unit) => isLightFoot(unit) || unit === 'AX')
    : [];

export const card = looseQuery({
  id: 'cca/card',
  fields: FACT_FIELDS,
  sample: { commandCard: 'mounted-charge' },
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
