import { amount, amountOr, byWord, many, part, word, words, yes } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows } from '../../core/rows.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { SECTIONS } from '../../hexes/hex.ts';
import { DECK, DECK_CARDS, type DeckCard } from '../cards.ts';
import {
  CARD_FIELDS,
  type CardInForce,
  cardInForce,
  cardMeant,
  checkCard,
  ordersIn,
  ordersLeaders,
  sectionsOf,
} from '../orders/played.ts';
import { ARMS, isHorseArtillery, PROFILES, UNITS } from '../units.ts';
import { movesOf } from './card-effects.ts';
import { armsOf, dice, FACTS, guardDice, type Told } from './card-facts.ts';

const FACT_FIELDS = {
  ...CARD_FIELDS,
  cardsInHand: optionalCount(1, 12),
  noneOfKind: flag(),
  readings: rare(group(readings('R16', 'R73', 'R80'))),
};
type FactInput = Values<typeof FACT_FIELDS>;

const REACH = many(part({ types: words(UNITS), moves: amount(), fights: amount() }));
const DICE = part({ fire: amount(), melee: amount(), bonus: amount() });

/** Types of unit that it may order. */
const unitsOf = (card: Told) => {
  const arms = armsOf(card);
  const rides = card.key === 'cavalry-charge' && card.readings.R16 === 'a';
  return UNITS.filter(
    (unit) => arms.includes(PROFILES[unit].arm) || (rides && isHorseArtillery(unit)),
  );
};

/** Its orders: by section as far as they are numbers, or with Command told; else in its own words. */
function ordersOf({ sections, orders = 0 }: CardInForce, cards: number | undefined) {
  if (!sections) return orders;
  if (Object.values(sections).includes('command') && cards === undefined) return 'command';
  const { left, centre, right } = ordersIn(sections, cards ?? 0);
  return left + centre + right;
}

const LEADERS = ['no', 'counted', 'all'] as const;
const leadersOf = (card: CardInForce): (typeof LEADERS)[number] =>
  card.key === 'leadership' ? 'all' : ordersLeaders(card) ? 'counted' : 'no';
const FALLBACKS = ['no', 'if-none', 'instead'] as const;
const fallbackOf = ({ otherwise, key }: CardInForce): (typeof FALLBACKS)[number] =>
  otherwise ? (key === 'grande-manoeuvre' ? 'instead' : 'if-none') : 'no';

export const card = defineQuery({
  id: 'ccn/card',
  fields: FACT_FIELDS,
  answer: {
    inForce: word(DECK_CARDS, 'counter-attack'),
    group: word(['section', 'tactic'], 'tactic'),
    copies: amount(),
    playedAt: word(['own-turn', 'melee-declared'], 'own-turn'),
    orders: amountOr(['command', 'all', 'dice']),
    sectionOrders: byWord(SECTIONS, amountOr(['command'])),
    sections: words(SECTIONS),
    arms: words(ARMS),
    units: words(UNITS),
    leaders: word(LEADERS, 'no'),
    bicorne: yes(),
    fallback: word(FALLBACKS, 'no'),
    ordersSquares: yes(),
    adjacentEnemy: word(['any', 'must', 'must-not'], 'any'),
    allowsFire: yes(),
    allowsMelee: yes(),
    cardDice: DICE,
    guardDice: DICE,
    cardMoves: REACH,
    draws: amount(),
    reshuffle: yes(),
  },
  sample: { commandCard: 'cavalry-charge' },
  // How many others order is counted first.
  next: (said, { orders }) =>
    typeof orders === 'number'
      ? [
          {
            as: 'order',
            query: 'ccn/orders',
            draft: handOn(said, 'commandCard', 'countered', 'cardsInHand'),
          },
        ]
      : [],
  check: problems<FactInput>(checkCard, [
    'noneOfKind',
    'names-no-troops',
    (input) => cardMeant(input).clause,
    (input) => input.noneOfKind && fallbackOf(cardMeant(input)) !== 'if-none',
    (input) => ({ card: cardMeant(input).key }),
  ]),
  run(input: FactInput, trace) {
    const { cardsInHand, noneOfKind: ordinary, readings } = input;
    const inForce = cardInForce(input, trace);
    const told = { ...inForce, readings, ordinary };
    const { key, clause } = inForce;
    trace.step(clause, { card: key }, null, `${clause}/orders`);
    applyRows(FACTS, told, null, trace);
    const orders = ordinary ? 1 : ordersOf(inForce, cardsInHand);
    const is = (...keys: DeckCard[]) => !ordinary && keys.includes(key);
    const nobody = orders === 0;
    const arms = armsOf(told);
    return {
      answer: {
        inForce: key,
        group: inForce.group,
        copies: DECK[input.commandCard].copies,
        playedAt: is('first-strike') ? 'melee-declared' : 'own-turn',
        orders,
        sectionOrders: inForce.sections ?? {},
        sections: nobody ? [] : sectionsOf(inForce),
        arms,
        units: nobody ? [] : unitsOf(told),
        leaders: nobody || ordinary ? 'no' : leadersOf(inForce),
        bicorne: inForce.bicorne ?? false,
        fallback: fallbackOf(inForce),
        ordersSquares: arms.includes('infantry') && !is('grande-manoeuvre'),
        adjacentEnemy: is('cold-steel') ? 'must' : is('fire-and-hold') ? 'must-not' : 'any',
        allowsFire: !nobody && !is('bayonet-charge', 'cold-steel', 'grande-manoeuvre'),
        allowsMelee: !nobody && !is('fire-and-hold', 'grande-manoeuvre'),
        cardDice: dice(told),
        guardDice: guardDice(told),
        cardMoves: ordinary ? [] : movesOf(key, unitsOf(told), readings),
        draws: is('scout-left', 'scout-center', 'scout-right') ? 2 : 1,
        reshuffle: is('elan'),
      },
      summary: {
        say: `card/${nobody ? 'none' : typeof orders === 'string' ? orders : 'number'}`,
        with: { card: key, orders },
      },
    };
  },
});
