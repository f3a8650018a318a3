import { amount, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { flag } from '../../core/schema/choices.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { checkPiles } from '../../hexes/piles.ts';
import { DECK_SIZE } from '../cards.ts';
import {
  COMMAND_FIELDS,
  checkCommand,
  councilHand,
  growingDraw,
  handGrows,
} from '../orders/council.ts';

const { scenario, army, turn } = COMMAND_FIELDS;

const DRAW_FIELDS = {
  deck: optionalCount(0, DECK_SIZE),
  discards: optionalCount(1, DECK_SIZE),
  hand: optionalCount(0, 10),
  firstStrikePlayed: flag(),
  spartacusPlayed: flag(),
  scenario,
  army,
  turn,
};
type DrawInput = Values<typeof DRAW_FIELDS>;

/** The deck and the discards at the end of a turn; what nobody counted is unknown. */
interface Pile {
  deck: number | undefined;
  discards: number | undefined;
}

interface Drawing {
  input: DrawInput;
  /** Cards that both players draw together. */
  draws: number;
}

const { notes, sets } = rulesOf<Drawing>();
const turnOf = ({ turn = 1 }: DrawInput) => turn;
const command = (input: DrawInput) => ({ ...input, command: undefined });
const grown = ({ input }: Drawing) => growingDraw(turnOf(input));

const DRAWS: Table<Drawing, number> = {
  on: 'draws',
  rows: [
    sets('cca-16.1/draw-one', 1, []),
    sets(
      'cca-19.17/draws',
      grown,
      [({ input }) => handGrows(command(input))],
      on('hand-grown', (drawing) => grown(drawing) > 1),
      { with: (drawing) => ({ turn: turnOf(drawing.input), draws: grown(drawing) }) },
    ),
    notes('cca-18.40', [({ input }) => input.firstStrikePlayed]),
  ],
};

/** Cards that the player draws at the end of his turn. */
export const cardsDrawn = (input: DrawInput, trace: Trace) =>
  applyRows(DRAWS, { input, draws: 0 }, 0, trace);

const shuffled = ({ deck, discards }: Pile): Pile => ({
  deck: deck === undefined || discards === undefined ? undefined : deck + discards,
  discards: 0,
});

const shuffledAnyway = ({ input }: Drawing) => input.spartacusPlayed;
/** The discards are told with what was played in this turn: I am Spartacus is among them (R110). */
const counted = (_: Drawing, { deck, discards }: Pile) =>
  deck !== undefined && discards !== undefined;

const SHUFFLES: Table<Drawing, Pile> = {
  on: 'deck',
  rows: [
    sets('cca-18.43/counted', (_, pile) => shuffled(pile), [shuffledAnyway, counted], {
      with: (_, { deck = 0, discards = 0 }) => ({ deck, discards }),
    }),
    sets('cca-18.43', (_, pile) => shuffled(pile), [shuffledAnyway, not(counted)]),
    sets(
      'cca-16.2',
      (_, pile) => shuffled(pile),
      [(_, { deck }) => deck !== undefined],
      on('deck-suffices', ({ draws }, { deck = 0 }) => deck < draws),
      { with: ({ draws }, { deck = 0, discards = 0 }) => ({ draws, deck, discards }) },
    ),
  ],
  show: ({ deck }) => deck ?? null,
};

const shuffles = (input: DrawInput, before: number | undefined, draws: number) =>
  input.spartacusPlayed || (before !== undefined && before < draws);

/** The player's hand at the end of his turn: counted, or as his battle has it. */
function handAtEnd(input: DrawInput, draws: number, trace: Trace): number | null {
  const full = councilHand(command(input), trace);
  if (input.hand !== undefined) return input.hand + draws;
  return full === undefined ? null : full - 1 + draws;
}

/** Cards in the discards that were played in this turn. */
const played = ({ firstStrikePlayed }: DrawInput) => (firstStrikePlayed ? 2 : 1);
const toDraw = (input: DrawInput) =>
  (handGrows(command(input)) ? growingDraw(turnOf(input)) : 1) + played(input) - 1;

/** All the cards are in the deck, the discards and two hands; what was played is in the discards. */
const checkCounted = checkPiles<DrawInput>({
  ...{ all: DECK_SIZE, played, drawn: toDraw },
  clauses: { discarded: 'cca-16.1', deck: 'cca-2.1', tooFew: 'cca-16.2' },
});

export const draw = defineQuery({
  id: 'cca/draw',
  fields: DRAW_FIELDS,
  answer: {
    draws: amount(),
    opponentDraws: amount(),
    drawsFirst: word(['player', 'opponent'], 'player'),
    reshuffle: yes(),
    deckLeft: maybe(amount()),
    discardsLeft: maybe(amount()),
    handAtEnd: maybe(amount()),
  },
  sample: { deck: 0, discards: 49 },
  check: problems((input) => checkCommand(command(input)), checkCounted),
  run(input, trace) {
    const draws = cardsDrawn(input, trace);
    const other = input.firstStrikePlayed ? 1 : 0;
    const before = { deck: input.deck, discards: input.discards };
    const after = applyRows(SHUFFLES, { input, draws: draws + other }, before, trace);
    const reshuffled = shuffles(input, input.deck, draws + other);
    const left = after.deck === undefined ? null : after.deck - draws - other;
    return {
      answer: {
        draws,
        opponentDraws: other,
        drawsFirst: other ? 'opponent' : 'player',
        reshuffle: reshuffled,
        deckLeft: left,
        discardsLeft: after.discards ?? null,
        handAtEnd: handAtEnd(input, draws, trace),
      },
      summary: {
        say: `draw/${other ? 'first-strike' : reshuffled ? 'reshuffle' : 'plain'}`,
        with: { draws },
      },
    };
  },
});
