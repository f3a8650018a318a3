import { maybe, word, words, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { rulesOf } from '../../core/rules.ts';
import { choice, list, optionalChoice } from '../../core/schema/choices.ts';
import type { Values } from '../../core/schema/values.ts';
import { AFTER_THE_LAST, nextPhase, PHASES } from './phases.ts';

/** Names for players, in whatever order they sit. */
const PLAYERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
type Player = (typeof PLAYERS)[number];

const ORDER_FIELDS = {
  turnWay: choice(['by-side', 'allied', 'alternating', 'all-against-all'], 'by-side'),
  firstSide: list(PLAYERS, PLAYERS.length),
  secondSide: list(PLAYERS, PLAYERS.length),
  phase: choice(PHASES, 'activation'),
  finishedPhase: list(PLAYERS, PLAYERS.length),
  wantsNext: optionalChoice(PLAYERS),
};
type Input = Values<typeof ORDER_FIELDS>;

/** The book's four, where nobody is named: A and C against B and D (onus-12.39). */
const seated = (input: Input): Input =>
  input.firstSide.length + input.secondSide.length > 0
    ? input
    : { ...input, firstSide: ['A', 'C'], secondSide: ['B', 'D'] };

const { bars, notes } = rulesOf<Input>();

const way =
  (...ways: Input['turnWay'][]) =>
  ({ turnWay }: Input) =>
    ways.includes(turnWay);

/** The two sides in turns; where one has fewer players, they come round again (onus-12.39, onus-12.40). */
function alternating({ firstSide, secondSide }: Input): readonly Player[] {
  if (secondSide.length === 0) return firstSide;
  const rounds = Math.max(firstSide.length, secondSide.length);
  return Array.from({ length: rounds }).flatMap((_, i) =>
    [firstSide, secondSide].map((side) => side[i % side.length] as Player),
  );
}

const playersInOrder = (input: Input): readonly Player[] =>
  input.turnWay === 'alternating' ? alternating(input) : [...input.firstSide, ...input.secondSide];

const alliesOf = ({ firstSide, secondSide }: Input, player: Player): readonly Player[] =>
  firstSide.includes(player) ? firstSide : secondSide;

/** Allies who still play the phase that one of them wants to leave. */
const waitingFor = (input: Input): readonly Player[] =>
  input.wantsNext === undefined
    ? []
    : alliesOf(input, input.wantsNext).filter((one) => !input.finishedPhase.includes(one));

const waits = (input: Input) => waitingFor(input).some((one) => one !== input.wantsNext);
const busy = (input: Input) => waitingFor(input).some((one) => one === input.wantsNext);

const isUneven = ({ turnWay, firstSide, secondSide }: Input) =>
  turnWay !== 'all-against-all' && secondSide.length > 0 && firstSide.length !== secondSide.length;

const MAY_GO_ON: Table<Input, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-12.37', [way('by-side')]),
    notes('onus-12.38', [way('allied')]),
    notes('onus-12.39', [way('alternating')]),
    notes('onus-12.41/turns', [way('all-against-all')]),
    notes('onus-12.42/turns', [
      ({ firstSide, secondSide }) => (firstSide.length + secondSide.length) % 2 === 1,
    ]),
    notes('onus-12.40/turns', [isUneven]),
    bars('onus-12.37/waits', [way('by-side'), waits], {
      with: (input) => ({
        player: input.wantsNext ?? '',
        waitingFor: waitingFor(input),
        phase: input.phase,
      }),
    }),
    bars('onus-7.1/busy', [busy], {
      with: ({ wantsNext = '', phase }) => ({ player: wantsNext, phase }),
    }),
    notes('onus-7.9/turns', []),
  ],
};

type Find = (input: Input) => Player | undefined;
const everybody = ({ firstSide, secondSide }: Input) => [...firstSide, ...secondSide];
const twice: Find = (input) => everybody(input).find((player, i, all) => all.indexOf(player) !== i);
const stranger: Find = (input) =>
  [...input.finishedPhase, ...(input.wantsNext ? [input.wantsNext] : [])].find(
    (player) => !everybody(input).includes(player),
  );
const somebody = (find: Find) => (input: Input) => find(input) !== undefined;
const named = (find: Find) => (input: Input) => ({ player: find(input) ?? '' });
const empty = (side: 'firstSide' | 'secondSide') => (input: Input) =>
  input.turnWay !== 'all-against-all' && input[side].length === 0;

const checkSides = problems<Input>(
  ['secondSide', 'player-twice', null, somebody(twice), named(twice)],
  ['firstSide', 'side-without-players', null, empty('firstSide')],
  ['secondSide', 'side-without-players', null, empty('secondSide')],
  ['wantsNext', 'player-of-no-side', null, somebody(stranger), named(stranger)],
);

export const turnOrder = defineQuery({
  id: 'onus/turn-order',
  fields: ORDER_FIELDS,
  answer: {
    allowed: maybe(yes()),
    playOrder: words(PLAYERS),
    playTogether: yes(),
    waitingFor: words(PLAYERS),
    nextPhase: word([...PHASES, AFTER_THE_LAST], 'movement'),
  },
  sample: { turnWay: 'alternating', firstSide: ['A', 'C'], secondSide: ['B', 'D'] },
  check: (input) => checkSides(seated(input)),
  run(given, trace) {
    const input = seated(given);
    const { turnWay, phase, wantsNext } = input;
    const allowed = applyRows(MAY_GO_ON, input, true, trace);
    const order = playersInOrder(input);
    const next = nextPhase(phase);
    const verdict = allowed ? 'goes-on' : 'waits';
    return {
      answer: {
        allowed: wantsNext === undefined ? null : allowed,
        playOrder: order,
        playTogether: turnWay === 'by-side',
        waitingFor: waitingFor(input),
        nextPhase: next,
      },
      summary: {
        say: `turn-order/${wantsNext === undefined ? turnWay : verdict}`,
        with: { playOrder: order, player: wantsNext ?? '', phase, nextPhase: next },
      },
    };
  },
});
