import { alike, amount, many, maybe, part, words, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { groups, rare } from '../../core/schema/groups.ts';
import { count, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { GENERAL_STATE, LEADERSHIP, leadershipInForce } from '../army/generals.ts';

const MOST_CARDS = 200;
const MOST_ALLIES = 2;
/** Cards drawn at the end of a turn (onus-7.204, onus-7.205, onus-7.206). */
const DRAWS = { ordered: 1, besideDiscards: 1, drawing: 3 };

const END_FIELDS = {
  ordersPlayed: count(0, MOST_CARDS, 1),
  endOption: choice(['none', 'discard', 'draw'], 'none'),
  cardsDiscarded: count(0, MOST_CARDS, 0),
  heldBeforeDraw: optionalCount(0, MOST_CARDS),
  heldAfterDraw: rare(optionalCount(0, MOST_CARDS)),
  leadership: LEADERSHIP,
  generalState: GENERAL_STATE,
  handLimitChange: rare(count(-12, 12, 0)),
  cardsGiven: rare(count(0, MOST_CARDS, 0)),
  cardsReceived: rare(count(0, MOST_CARDS, 0)),
  allies: rare(
    groups(
      {
        heldAfterDraw: requiredCount(0, MOST_CARDS),
        leadership: LEADERSHIP,
        generalState: GENERAL_STATE,
        cardsGiven: count(0, MOST_CARDS, 0),
        cardsReceived: count(0, MOST_CARDS, 0),
      },
      MOST_ALLIES,
    ),
  ),
  deckCards: rare(optionalCount(0, MOST_CARDS)),
  discardPile: rare(optionalCount(0, MOST_CARDS)),
  deckEndsGame: rare(flag()),
  eventsThisTurn: rare(count(0, MOST_CARDS, 0)),
};
type Input = Values<typeof END_FIELDS>;

const OPTIONS = { ordered: ['draw-one'], idle: ['discard', 'draw'] } as const;

const { bars, notes, sets } = rulesOf<Input>();
const ordered = on('no-order-played', ({ ordersPlayed }: Input) => ordersPlayed > 0);
const idle = ({ ordersPlayed }: Input) => ordersPlayed === 0;
const chose =
  (...options: Input['endOption'][]) =>
  ({ endOption }: Input) =>
    options.includes(endOption);

const orders = ({ ordersPlayed }: Input) => ({ ordersPlayed });

const MAY_CHOOSE: Table<Input, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-7.203', []),
    bars('onus-7.205/not-after-orders', [chose('discard'), ordered], { with: orders }),
    bars('onus-7.206/not-after-orders', [chose('draw'), ordered], { with: orders }),
  ],
};

const CARDS: Table<Input, number> = {
  on: 'draws',
  rows: [
    sets('onus-7.204', DRAWS.ordered, [], ordered, { with: orders }),
    sets(
      'onus-7.205',
      ({ cardsDiscarded }) => cardsDiscarded + DRAWS.besideDiscards,
      [idle, chose('discard')],
      {
        with: ({ cardsDiscarded }) => ({
          discarded: cardsDiscarded,
          draws: cardsDiscarded + DRAWS.besideDiscards,
        }),
      },
    ),
    notes('onus-2.5', [idle, chose('discard')]),
    sets('onus-7.206', DRAWS.drawing, [idle, chose('draw')]),
    notes('onus-7.205/choice', [idle, chose('none')]),
    notes('onus-7.206/choice', [idle, chose('none')]),
  ],
};

interface Hand {
  leadership: number;
  generalState: Input['generalState'];
  handLimitChange?: number;
}

/** What the hand may hold at the end of its player's turn, and how many cards are over. */
function discards(hand: Hand, held: number | null, trace: Trace) {
  const leadershipNow = leadershipInForce(hand, hand.leadership, trace);
  const { handLimitChange = 0 } = hand;
  const limit = Math.max(0, leadershipNow + handLimitChange);
  const effect = { on: 'handLimit', from: leadershipNow, to: limit };
  if (handLimitChange === 0) trace.step('onus-5.4/limit', { limit });
  else trace.step('onus-5.4/event', { limit }, effect);
  if (held === null) return { handLimit: limit, mustDiscard: null, handAtEnd: null };
  const mustDiscard = Math.max(0, held - limit);
  if (mustDiscard > 0)
    trace.step(
      'onus-7.208',
      { held, limit, mustDiscard },
      { on: 'mustDiscard', from: 0, to: mustDiscard },
    );
  else trace.skip('onus-7.208', 'within-hand-limit', { held, limit });
  return { handLimit: limit, mustDiscard, handAtEnd: held - mustDiscard };
}

/** Cards in hand once all are drawn and given; nobody knows where no hand was told. */
function heldAfter(input: Input, draws: number | null): number | null {
  const { heldBeforeDraw, heldAfterDraw, endOption, cardsDiscarded } = input;
  if (heldAfterDraw !== undefined) return heldAfterDraw;
  if (heldBeforeDraw === undefined || draws === null) return null;
  return heldBeforeDraw - (endOption === 'discard' ? cardsDiscarded : 0) + draws;
}

/** Gifts come before the limit (onus-7.207). */
function exchange(input: Input, held: number | null, trace: Trace) {
  const { cardsGiven, cardsReceived, allies } = input;
  const gifts = cardsGiven + cardsReceived + allies.reduce((all, ally) => all + ally.cardsGiven, 0);
  if (gifts > 0) trace.step('onus-7.207', { cardsGiven, cardsReceived });
  return {
    held: held === null ? null : held - cardsGiven + cardsReceived,
    allies: allies.map((ally) => {
      const heldNow = ally.heldAfterDraw - ally.cardsGiven + ally.cardsReceived;
      const { mustDiscard, handAtEnd } = discards(ally, heldNow, new Trace());
      return { mustDiscard, handAtEnd };
    }),
  };
}

/** The deck after the draw: as soon as its last card is gone, the discard pile becomes the deck. */
function deckAfter({ deckCards, discardPile, deckEndsGame }: Input, draws: number, trace: Trace) {
  if (deckCards === undefined) return { reshuffle: null, deckLeft: null };
  const runsOut = deckCards <= draws;
  if (!runsOut) {
    trace.skip('onus-7.209', 'cards-left-in-deck', { deckLeft: deckCards - draws });
    return { reshuffle: false, deckLeft: deckCards - draws };
  }
  trace.step(deckEndsGame ? 'onus-7.209/scenario' : 'onus-7.209');
  const deckLeft = discardPile === undefined ? null : deckCards + discardPile - draws;
  return { reshuffle: !deckEndsGame, deckLeft: deckEndsGame ? 0 : deckLeft };
}

const drawsOf = (input: Input, trace: Trace) => {
  const draws = applyRows(CARDS, input, 0, trace);
  return draws === 0 ? null : draws;
};

function verdict(allowed: boolean, draws: number | null, mustDiscard: number | null) {
  if (!allowed) return 'forbidden';
  if (draws === null) return 'choice';
  if (mustDiscard === null) return 'draw';
  return mustDiscard > 0 ? 'discard' : 'keep';
}

const heldTwice = ({ heldBeforeDraw, heldAfterDraw }: Input) =>
  heldBeforeDraw !== undefined && heldAfterDraw !== undefined;
const tooManyDiscarded = ({ cardsDiscarded, heldBeforeDraw = cardsDiscarded }: Input) =>
  cardsDiscarded > heldBeforeDraw;
const heldToDiscard = ({ cardsDiscarded, heldBeforeDraw: held = 0 }: Input) => ({
  given: cardsDiscarded,
  held,
});
const noSuchOption = ({ cardsDiscarded, endOption }: Input) =>
  cardsDiscarded > 0 && endOption !== 'discard';
const heldToGive = (input: Input) => ({
  given: input.cardsGiven,
  held: heldAfter(input, drawsOf(input, new Trace())) ?? input.cardsGiven,
});
const givesTooMany = (input: Input) => input.cardsGiven > heldToGive(input).held;

const checkEnd = problems<Input>(
  ['heldAfterDraw', 'held-twice', null, heldTwice],
  ['cardsDiscarded', 'discards-more-than-held', 'onus-7.205', tooManyDiscarded, heldToDiscard],
  ['cardsDiscarded', 'discards-without-option', 'onus-7.205', noSuchOption],
  ['cardsGiven', 'gives-more-than-held', 'onus-7.207', givesTooMany, heldToGive],
);

export const endOfTurn = defineQuery({
  id: 'onus/end-of-turn',
  fields: END_FIELDS,
  answer: {
    allowed: yes(),
    draws: maybe(amount()),
    drawOptions: words(['draw-one', 'discard', 'draw']),
    ...alike(maybe(amount()), 'handAfterDraw', 'handAfterGifts'),
    handLimit: amount(),
    ...alike(maybe(amount()), 'mustDiscard', 'handAtEnd'),
    allies: many(part({ mustDiscard: maybe(amount()), handAtEnd: maybe(amount()) })),
    reshuffle: maybe(yes()),
    deckLeft: maybe(amount()),
    gameOver: yes(),
  },
  sample: { ordersPlayed: 0, endOption: 'discard', cardsDiscarded: 2, heldBeforeDraw: 5 },
  check: checkEnd,
  run(input, trace) {
    const allowed = applyRows(MAY_CHOOSE, input, true, trace);
    const draws = drawsOf(input, trace);
    const after = heldAfter(allowed ? input : { ...input, endOption: 'none' }, draws);
    const gifts = exchange(input, after, trace);
    const own = discards(input, gifts.held, trace);
    const { mustDiscard } = own;
    return {
      answer: {
        allowed,
        draws,
        drawOptions: OPTIONS[input.ordersPlayed > 0 ? 'ordered' : 'idle'],
        handAfterDraw: after,
        handAfterGifts: gifts.held,
        ...own,
        allies: gifts.allies,
        ...deckAfter(input, draws ?? 0, trace),
        gameOver:
          input.deckEndsGame && input.deckCards !== undefined && input.deckCards <= (draws ?? 0),
      },
      summary: {
        say: `end-of-turn/${verdict(allowed, draws, mustDiscard)}`,
        with: { draws: draws ?? 0, mustDiscard: mustDiscard ?? 0, limit: own.handLimit },
      },
    };
  },
});
