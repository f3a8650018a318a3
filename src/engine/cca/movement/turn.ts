import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import { choice, flag, requiredChoice, type Values, type Violation } from '../../core/schema.ts';
import { CARDS } from '../cards.ts';

/** The five steps of a turn (cca-5.3), and the second move of Move-Fire-Move (cca-18.47). */
const STEPS = ['play-card', 'order', 'move', 'battle', 'draw'] as const;

const TURN_FIELDS = {
  step: requiredChoice([...STEPS.slice(0, 4), 'second-move', 'draw'] as const),
  wants: requiredChoice(STEPS),
  card: choice(CARDS, 'none'),
  unfinished: flag(),
  ownTurn: flag(true),
  gameWon: flag(),
};
type TurnInput = Values<typeof TURN_FIELDS>;

type On = Condition<TurnInput>;
type TurnRow = Row<TurnInput, boolean>;
/** Every condition here is a topic: what does not hold is not worth a word. */
const given = (holds: (input: TurnInput) => boolean): On => ({ name: 'given', holds });

type Step = TurnInput['step'];
const place = (step: Step) => (step === 'second-move' ? 3.5 : STEPS.indexOf(step));

const wants = (...steps: TurnInput['wants'][]) => given((input) => steps.includes(input.wants));
const inStep = (...steps: Step[]) => given(({ step }) => steps.includes(step));
const cardIs = (...cards: TurnInput['card'][]) => given(({ card }) => cards.includes(card));
const past = given(({ step, wants: wish }) => place(wish) < place(step));
const unfinished = given((input) => input.unfinished);
const unplayed = topic(
  inStep('play-card'),
  given(({ wants: wish }) => wish !== 'play-card'),
);

const facts = ({ step, wants: wish }: TurnInput) => ({ step, wish });
const forbids = (clause: TurnRow['clause'], ...when: On[]): TurnRow => ({
  clause,
  when,
  apply: () => false,
  with: facts,
});
const notes = (clause: TurnRow['clause'], ...when: On[]): TurnRow => ({
  clause,
  when,
  with: facts,
});
const saying = (say: string, row: TurnRow): TurnRow => ({ ...row, say });

const MAY_GO_ON: Table<TurnInput, boolean> = {
  on: 'allowed',
  rows: [
    forbids(
      'cca-5.2',
      given(({ gameWon }) => gameWon),
    ),
    saying(
      'cca-5.2/other',
      forbids(
        'cca-5.2',
        given(({ ownTurn }) => !ownTurn),
      ),
    ),
    notes(
      'cca-5.3',
      given(() => true),
    ),
    saying('cca-6.1/first', forbids('cca-6.1', unplayed)),
    saying('cca-6.1/play', notes('cca-6.1', topic(wants('play-card'), inStep('play-card')))),
    forbids('cca-6.1', topic(wants('play-card'), past)),
    forbids('cca-18.28', topic(wants('move'), cardIs('clash-of-shields'))),
    forbids('cca-18.34', topic(wants('move'), cardIs('darken-the-sky'))),
    {
      ...saying(
        'cca-18.47/second-move',
        notes(
          'cca-18.47',
          topic(wants('move'), cardIs('move-fire-move'), inStep('battle', 'second-move')),
        ),
      ),
      unless: ['cca-8.2'],
    },
    saying(
      'cca-18.47/no-battle',
      forbids('cca-18.47', topic(wants('battle'), inStep('second-move'))),
    ),
    forbids('cca-8.2', topic(wants('move'), inStep('battle', 'draw'))),
    saying('cca-5.3/back', forbids('cca-5.3', topic(past, wants('order', 'battle')))),
    saying(
      'cca-8.1/unfinished',
      forbids('cca-8.1', topic(wants('move'), inStep('move', 'second-move'), unfinished)),
    ),
    saying(
      'cca-8.2/unfinished',
      forbids('cca-8.2', topic(wants('battle'), inStep('move'), unfinished)),
    ),
    saying(
      'cca-9.2/unfinished',
      forbids('cca-9.2', topic(wants('battle'), inStep('battle'), unfinished)),
    ),
    saying(
      'cca-16.1/unfinished',
      forbids(
        'cca-16.1',
        topic(wants('draw'), inStep('move', 'battle', 'second-move'), unfinished),
      ),
    ),
  ],
};

/** What holds in the step that the player comes to. */
const IN_STEP: Table<TurnInput, boolean> = {
  on: 'allowed',
  rows: [
    saying('cca-7.1/announce', notes('cca-7.1', wants('order'))),
    saying('cca-8.1/one-by-one', notes('cca-8.1', wants('move'))),
    saying('cca-8.4/none', notes('cca-8.4', topic(wants('battle', 'draw'), inStep('order')))),
    saying('cca-8.2/over', notes('cca-8.2', topic(wants('battle'), inStep('order', 'move')))),
    notes('cca-9.1', wants('battle')),
    notes('cca-9.2', wants('battle')),
    saying('cca-9.3/none', notes('cca-9.3', topic(wants('draw'), inStep('order', 'move')))),
    saying('cca-16.1/draw', notes('cca-16.1', wants('draw'))),
  ],
};

const checkTurn = ({ step, card }: TurnInput): Violation[] =>
  step === 'second-move' && card !== 'move-fire-move'
    ? [{ field: 'step', problem: 'only-one-move', with: {}, clause: 'cca-18.47' }]
    : [];

export const turn = looseQuery({
  id: 'cca/turn',
  fields: TURN_FIELDS,
  sample: { step: 'battle', wants: 'move' },
  check: checkTurn,
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
