import { amount } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_SQUARES } from '../tactics/square-data.ts';

/** The hand with the card just played, and the units that are or were in square since. */
export const COMMAND_FIELDS = {
  cardsInHand: optionalCount(1, 12),
  squares: rare(count(0, MOST_SQUARES, 0)),
  squaresGone: rare(count(0, MOST_SQUARES, 0)),
};
type CommandInput = Values<typeof COMMAND_FIELDS> & { readings: { R78: 'a' | 'b' } };

export const checkSquares = problems<CommandInput>([
  'squaresGone',
  'more-gone-than-squares',
  'ccn-5.21',
  ({ squares, squaresGone }) => squaresGone > squares,
]);

const { adds, notes, sets } = rulesOf<CommandInput>(
  ({ cardsInHand = 0, squares, squaresGone }) => ({
    cards: cardsInHand,
    squares,
    back: squaresGone,
  }),
);
const someGone = ({ squaresGone }: CommandInput) => squaresGone > 0;

/** R78: Command is counted as the card is played, or (b) a card that returns from the track raises it at once. */
const COMMAND: Table<CommandInput, number> = {
  on: 'command',
  rows: [
    sets('ccn-5.20', ({ cardsInHand = 0 }) => cardsInHand, []),
    notes<number>(
      'ccn-5.21',
      [],
      on('no-own-square', ({ squares }) => squares > 0),
    ),
    notes<number>('ccn-5.21/later', [someGone, ({ readings: { R78 } }) => R78 === 'a']),
    adds('ccn-5.21/at-once', ({ squaresGone }) => squaresGone, [
      someGone,
      ({ readings: { R78 } }) => R78 === 'b',
    ]),
  ],
};

/** The Command of the player; undefined where his hand was not told. */
export const commandOf = (input: CommandInput, trace: Trace): number | undefined =>
  input.cardsInHand === undefined ? undefined : applyRows(COMMAND, input, 0, trace);

export const command = defineQuery({
  id: 'ccn/command',
  fields: {
    ...COMMAND_FIELDS,
    cardsInHand: requiredCount(1, 12),
    squares: count(0, MOST_SQUARES, 0),
    squaresGone: count(0, MOST_SQUARES, 0),
    readings: rare(group(readings('R78'))),
  },
  answer: { command: amount(), onTrack: amount(), handThen: amount() },
  start: { cardsInHand: 5 },
  sample: { cardsInHand: 5, squares: 1 },
  check: checkSquares,
  run(input, trace) {
    const { cardsInHand, squares, squaresGone } = input;
    const is = applyRows(COMMAND, input, 0, trace);
    return {
      answer: {
        command: is,
        onTrack: squares - squaresGone,
        handThen: cardsInHand + squaresGone,
      },
      summary: { say: 'command/told', with: { command: is } },
    };
  },
});
