import { word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, rulesOf } from '../../core/rules.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import type { Values } from '../../core/schema/values.ts';
import { CARDS } from '../cards-in-play.ts';

/** The five steps of a turn (cca-5.3), and the second move of Move-Fire-Move (cca-18.47). */
const STEPS = ['play-card', 'order', 'move', 'battle', 'draw'] as const;
const REACHED = ['play-card', 'order', 'move', 'battle', 'second-move', 'draw'] as const;

const TURN_FIELDS = {
  step: requiredChoice(REACHED),
  wants: requiredChoice(STEPS),
  card: choice(CARDS, 'none'),
  unfinished: flag(),
  ownTurn: flag(true),
  gameWon: flag(),
};

type TurnInput = Values<typeof TURN_FIELDS>;
type Step = TurnInput['step'];
type Turn = (input: TurnInput) => boolean;

const facts = ({ step, wants: wish }: TurnInput) => ({ step, wish });
const { bars, notes } = rulesOf<TurnInput>(facts);

const place = (step: Step) => REACHED.indexOf(step);
const wants =
  (...steps: TurnInput['wants'][]): Turn =>
  (input) =>
    steps.includes(input.wants);
const inStep =
  (...steps: Step[]): Turn =>
  ({ step }) =>
    steps.includes(step);
const under =
  (card: TurnInput['card']): Turn =>
  (input) =>
    input.card === card;
const past: Turn = ({ step, wants: wish }) => place(wish) < place(step);
const unfinished: Turn = (input) => input.unfinished;

const MAY_GO_ON: Table<TurnInput, boolean> = {
  on: 'allowed',
  rows: [
    bars('cca-5.2', [({ gameWon }) => gameWon]),
    bars('cca-5.2/other', [({ ownTurn }) => !ownTurn]),
    notes('cca-5.3', []),
    bars('cca-6.1/first', [inStep('play-card'), (input) => input.wants !== 'play-card']),
    notes('cca-6.1/play', [wants('play-card'), inStep('play-card')]),
    bars('cca-6.1', [wants('play-card'), past]),
    bars('cca-18.28', [wants('move'), under('clash-of-shields')]),
    bars('cca-18.34', [wants('move'), under('darken-the-sky')]),
    notes(
      'cca-18.47/second-move',
      [wants('move'), under('move-fire-move'), inStep('battle', 'second-move')],
      { unless: ['cca-8.2'] },
    ),
    bars('cca-18.47/no-battle', [wants('battle'), inStep('second-move')]),
    bars('cca-8.2', [wants('move'), inStep('battle', 'draw')]),
    bars('cca-5.3/back', [past, wants('order', 'battle')]),
    bars('cca-8.1/unfinished', [wants('move'), inStep('move', 'second-move'), unfinished]),
    bars('cca-8.2/unfinished', [wants('battle'), inStep('move'), unfinished]),
    bars('cca-9.2/unfinished', [wants('battle'), inStep('battle'), unfinished]),
    bars('cca-18.47/unfinished', [
      wants('move'),
      under('move-fire-move'),
      inStep('battle'),
      unfinished,
    ]),
    bars('cca-16.1/unfinished', [wants('draw'), not(inStep('play-card', 'order')), unfinished]),
  ],
};

/** What holds in the step that the player comes to. */
const IN_STEP: Table<TurnInput, boolean> = {
  on: 'allowed',
  rows: [
    notes('cca-7.1/announce', [wants('order')]),
    notes('cca-8.1/one-by-one', [wants('move')]),
    notes('cca-8.4/none', [wants('battle', 'draw'), inStep('order')]),
    notes('cca-8.2/over', [wants('battle'), inStep('order', 'move')]),
    notes('cca-9.1', [wants('battle')]),
    notes('cca-9.2', [wants('battle')]),
    notes('cca-9.3/none', [wants('draw'), inStep('order', 'move')]),
    notes('cca-16.1/draw', [wants('draw')]),
  ],
};

export const turn = defineQuery({
  id: 'cca/turn',
  fields: TURN_FIELDS,
  answer: {
    allowed: yes(),
    stepAfter: word(REACHED, 'play-card'),
    movesOver: yes(),
    turnEnds: yes(),
  },
  sample: { step: 'battle', wants: 'move' },
  check: problems([
    'step',
    'only-one-move',
    'cca-18.47',
    ({ step, card }) => step === 'second-move' && card !== 'move-fire-move',
  ]),
  run(input, trace) {
    const { step, wants: wish } = input;
    const allowed = applyRows(MAY_GO_ON, input, true, trace);
    if (allowed) applyRows(IN_STEP, input, true, trace);
    const second = allowed && wish === 'move' && place(step) >= place('battle');
    const stepAfter: Step = second ? 'second-move' : allowed ? wish : step;
    return {
      answer: {
        allowed,
        stepAfter,
        movesOver: place(stepAfter) >= place('battle') && input.card !== 'move-fire-move',
        turnEnds: allowed && wish === 'draw',
      },
      summary: { say: `turn/${wish}-${allowed ? 'yes' : 'no'}`, with: facts(input) },
    };
  },
});
