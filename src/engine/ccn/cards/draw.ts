import { amount, maybe, word, yes } from '../../core/answer.ts';
import { firstOf } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readingsToC } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { choice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { checkPiles } from '../../hexes/piles.ts';
import { DECK, DECK_CARDS, DECK_SIZE, type DeckCard } from '../cards.ts';
import { CARD_FIELDS, cardInForce, cardMeant, checkCard } from '../orders/played.ts';

const DRAW_FIELDS = {
  commandCard: choice(['other', ...DECK_CARDS], 'other'),
  countered: CARD_FIELDS.countered,
  strikesPlayed: count(0, 2, 0),
  deck: optionalCount(0, DECK_SIZE),
  discards: optionalCount(1, DECK_SIZE),
  hand: optionalCount(0, 12),
  readings: rare(group(readingsToC('R79'))),
};
type DrawInput = Values<typeof DRAW_FIELDS>;

/** The deck and the discards at the end of a turn; what nobody counted is unknown. */
interface Pile {
  deck: number | undefined;
  discards: number | undefined;
}

interface Drawing {
  input: DrawInput;
  /** The card whose instructions were followed; undefined for one that bears on no draw. */
  card: DeckCard | undefined;
}

/** A card that bears on no draw stands for itself. */
const played = ({ commandCard, countered }: DrawInput) => ({
  commandCard: commandCard === 'other' ? ('probe-center' as const) : commandCard,
  countered,
});
const cardIs =
  (...cards: DeckCard[]) =>
  ({ card }: Drawing) =>
    card !== undefined && cards.includes(card);
const elan = cardIs('elan');
const reads = (as: 'a' | 'b' | 'c') => (drawing: Drawing) => drawing.input.readings.R79 === as;

const { notes, sets } = rulesOf<Drawing>();

const scouts = (['scout-left', 'scout-center', 'scout-right'] as const).map((card) =>
  sets<number>(DECK[card].clause, 2, [cardIs(card)], { say: `${DECK[card].clause}/draw` }),
);
/** Cards that the player takes off the deck; of two he keeps one. */
const DRAWS: Table<Drawing, number> = {
  on: 'draws',
  rows: [
    sets('ccn-5.241', 1, []),
    ...scouts,
    notes<number>(
      'ccn-5.242',
      [],
      on('no-first-strike', ({ input }) => input.strikesPlayed > 0),
      {
        with: ({ input }) => ({ draws: input.strikesPlayed }),
      },
    ),
  ],
};

const drawsOf = (drawing: Drawing) => applyRows(DRAWS, drawing, 0, new Trace());

const NOTHING_COUNTED: DrawInput = {
  ...{ commandCard: 'other', countered: 'none', strikesPlayed: 0 },
  ...{ deck: undefined, discards: undefined, hand: undefined, readings: { R79: 'a' } },
};
/** Cards that a player draws after such a card. */
export const cardsDrawn = (card: DeckCard | undefined) => drawsOf({ input: NOTHING_COUNTED, card });
const taken = (drawing: Drawing) => drawsOf(drawing) + drawing.input.strikesPlayed;

const together = ({ deck, discards }: Pile, besides = 0): Pile =>
  deck === undefined || discards === undefined
    ? { deck: undefined, discards: besides }
    : { deck: deck + discards - besides, discards: besides };

const runsOut = (drawing: Drawing, { deck }: Pile) => deck !== undefined && deck <= taken(drawing);

/** After the draw; a deck that runs out is made anew of the discards, and the draw goes on from it. */
function afterDraw(drawing: Drawing, pile: Pile): Pile {
  const { deck, discards } = pile;
  const all = taken(drawing);
  if (deck === undefined) return pile;
  if (!runsOut(drawing, pile)) return { deck: deck - all, discards };
  return { deck: discards === undefined ? undefined : deck + discards - all, discards: 0 };
}

/** Cards in the discards that were played in this turn. */
const playedIn = ({ strikesPlayed }: DrawInput) => 1 + strikesPlayed;
const scouted = (drawing: Drawing) => drawsOf(drawing) > 1;
const piles = (_: Drawing, { deck, discards }: Pile) => ({
  deck: deck ?? 'unknown',
  discards: discards ?? 'unknown',
});

const show = ({ deck }: Pile) => deck ?? null;

/** R79: Élan's shuffle comes before the draw; or (b) it came as the card was played, without it; or (c) after the draw. */
const BEFORE: Table<Drawing, Pile> = {
  on: 'deck',
  rows: [
    sets('ccn-5.244', (_, pile) => together(pile), [elan, reads('a')], { with: piles }),
    sets('ccn-5.244/at-once', ({ input }, pile) => together(pile, playedIn(input)), [
      elan,
      reads('b'),
    ]),
    notes<Pile>('ccn-5.243', [(_, { deck }) => deck !== undefined], on('deck-suffices', runsOut), {
      with: (drawing, pile) => ({ ...piles(drawing, pile), draws: taken(drawing) }),
    }),
  ],
  show,
};
const AFTER: Table<Drawing, Pile> = {
  on: 'deck',
  rows: [sets('ccn-5.244/later', (_, pile) => together(pile), [elan, reads('c')])],
  show,
};

/** All the cards are in the deck, the discards and two hands; what was played is in the discards. */
const drawingOf = (input: DrawInput): Drawing => {
  const { key } = cardMeant(played(input));
  return { input, card: input.commandCard === 'other' ? undefined : key };
};

const checkCounted = firstOf<DrawInput>(
  (input) => checkCard(played(input)),
  checkPiles<DrawInput>({
    ...{ all: DECK_SIZE, played: playedIn, drawn: (input) => taken(drawingOf(input)) },
    clauses: { discarded: 'ccn-5.241', deck: 'ccn-2.1', tooFew: 'ccn-5.243' },
  }),
);

export const draw = defineQuery({
  id: 'ccn/draw',
  fields: DRAW_FIELDS,
  answer: {
    draws: amount(),
    keeps: amount(),
    opponentDraws: amount(),
    drawsFirst: word(['player', 'opponent'], 'player'),
    reshuffle: yes(),
    deckToDraw: maybe(amount()),
    deckLeft: maybe(amount()),
    discardsLeft: maybe(amount()),
    handAtEnd: maybe(amount()),
  },
  sample: { deck: 1, discards: 49, strikesPlayed: 1 },
  check: checkCounted,
  run(input, trace) {
    cardInForce(played(input), trace);
    const drawing = drawingOf(input);
    const draws = applyRows(DRAWS, drawing, 0, trace);
    const others = input.strikesPlayed;
    const before = applyRows<Drawing, Pile>(BEFORE, drawing, input, trace);
    const after = applyRows(AFTER, drawing, afterDraw(drawing, before), trace);
    const reshuffle = elan(drawing) || runsOut(drawing, before);
    const put = scouted(drawing) ? 1 : 0;
    return {
      answer: {
        draws,
        keeps: 1,
        opponentDraws: others,
        drawsFirst: others ? 'opponent' : 'player',
        reshuffle,
        deckToDraw: before.deck ?? null,
        deckLeft: after.deck ?? null,
        discardsLeft: after.discards === undefined ? null : after.discards + put,
        handAtEnd: input.hand === undefined ? null : input.hand + 1,
      },
      summary: {
        say: `draw/${others ? 'first-strike' : reshuffle ? 'reshuffle' : 'plain'}`,
        with: { draws },
      },
    };
  },
});
