import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { flag, optionalCount, type Values, type Violation } from '../../core/schema.ts';
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

const on = <V>(
  name: string,
  holds: (drawing: Drawing, value: V) => boolean,
): Condition<Drawing, V> => ({
  name,
  holds,
});
const turnOf = ({ turn = 1 }: DrawInput) => turn;
const command = (input: DrawInput) => ({ ...input, command: undefined });

const DRAWS: Table<Drawing, number> = {
  on: 'draws',
  rows: [
    { clause: 'cca-16.1', when: [], apply: () => 1, say: 'cca-16.1/draw-one' },
    {
      clause: 'cca-19.17',
      when: [
        topic(on('hand-never-grows', ({ input }) => handGrows(command(input)))),
        on('hand-grown', ({ input }) => growingDraw(turnOf(input)) > 1),
      ],
      apply: (_, { input }) => growingDraw(turnOf(input)),
      with: ({ input }) => ({ turn: turnOf(input), draws: growingDraw(turnOf(input)) }),
      say: 'cca-19.17/draws',
    },
    {
      clause: 'cca-18.40',
      when: [topic(on('no-first-strike', ({ input }) => input.firstStrikePlayed))],
    },
  ],
};

/** Cards that the player draws at the end of his turn. */
export const cardsDrawn = (input: DrawInput, trace: Trace) =>
  applyRows(DRAWS, { input, draws: 0 }, 0, trace);

const shuffled = ({ deck, discards }: Pile): Pile => ({
  deck: deck === undefined || discards === undefined ? undefined : deck + discards,
  discards: 0,
});
const piles = ({ draws }: Drawing, { deck, discards }: Pile) => ({
  draws,
  deck: deck ?? 0,
  discards: discards ?? 0,
});

const SHUFFLES: Table<Drawing, Pile> = {
  on: 'deck',
  rows: [
    {
      clause: 'cca-18.43',
      when: [topic(on('no-spartacus', ({ input }) => input.spartacusPlayed))],
      apply: shuffled,
    },
    {
      clause: 'cca-16.2',
      when: [
        topic(on('deck-not-counted', (_, { deck }) => deck !== undefined)),
        on('deck-suffices', ({ draws }, { deck = 0 }) => deck < draws),
      ],
      apply: shuffled,
      with: piles,
    },
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

export const draw = looseQuery({
  id: 'cca/draw',
  fields: DRAW_FIELDS,
  sample: { deck: 0, discards: 49 },
  check: (input) => [...checkCommand(command(input)), ...checkPiles(input)],
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

/** All the cards are in the deck, the discards and two hands; what was played is in the discards. */
function checkPiles(input: DrawInput): Violation[] {
  const { deck = 0, discards, hand = 0, firstStrikePlayed } = input;
  const played = firstStrikePlayed ? 2 : 1;
  if (discards !== undefined && discards < played)
    return [
      {
        field: 'discards',
        problem: 'played-is-discarded',
        with: { given: discards, played },
        clause: 'cca-16.1',
      },
    ];
  const all = deck + (discards ?? played) + hand;
  if (all > DECK_SIZE)
    return [
      {
        field: 'deck',
        problem: 'more-than-the-deck',
        with: { given: all, max: DECK_SIZE },
        clause: 'cca-2.1',
      },
    ];
  const draws = (handGrows(command(input)) ? growingDraw(turnOf(input)) : 1) + played - 1;
  if (input.deck !== undefined && discards !== undefined && deck + discards < draws)
    return [
      {
        field: 'deck',
        problem: 'too-few-to-draw',
        with: { given: deck + discards, draws },
        clause: 'cca-16.2',
      },
    ];
  return [];
}
