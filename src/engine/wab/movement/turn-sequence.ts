import { amount, maybe, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, optionalChoice, requiredChoice } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { EVENTS, type Happening, phaseOf, SEQUENCE, stepOf, WHOSE } from './turn-rows.ts';

const TURN_FIELDS = {
  event: usual(requiredChoice(EVENTS)),
  otherEvent: usual(optionalChoice(EVENTS)),
  turnOf: choice(['own', 'enemy'], 'own'),
};
type Asked = Values<typeof TURN_FIELDS>;

const PHASES = ['any', 'start', 'movement', 'shooting', 'close-combat'] as const;
const COMPULSORY = ['flee-on', 'disengaging-move', 'stampede'];
const MOVES = [
  ...COMPULSORY,
  'charge-move',
  'forced-charge-move',
  'normal-move',
  'march',
  'reform',
];
const isMove = (event: string) => MOVES.includes(event);
const isCompulsory = (event: string) => COMPULSORY.includes(event);

const orderOf = (one: Happening, trace = new Trace()) => applyRows(SEQUENCE, one, 0, trace);

/** Which of two comes first; what may come at any time has no order. */
function compared({ event, otherEvent, turnOf }: Asked, trace: Trace) {
  if (otherEvent === undefined) return 'not-asked';
  const first = orderOf({ event, turnOf });
  const second = orderOf({ event: otherEvent, turnOf }, trace);
  if (first === 0 || second === 0) return 'no-order';
  if (first === second) return 'together';
  return first < second ? 'before' : 'after';
}

export const turnSequence = defineQuery({
  id: 'wab/turn-sequence',
  fields: TURN_FIELDS,
  answer: {
    allowed: yes(),
    turnPhase: word(PHASES, 'any'),
    phaseNumber: amount(),
    turnStep: maybe(amount()),
    comes: word(['not-asked', 'before', 'together', 'after', 'no-order'], 'not-asked'),
  },
  sample: { event: 'rally', otherEvent: 'charge-move' },
  run(input, trace) {
    const order = orderOf(input, trace);
    const [phaseNumber, step] = [phaseOf(order), stepOf(order)];
    const turnPhase = PHASES[phaseNumber] ?? 'any';
    const turnStep = step === 0 ? null : step;
    const { event, otherEvent = event } = input;
    if (!applyRows(WHOSE, input, true, trace))
      return {
        answer: { turnPhase, phaseNumber, turnStep },
        summary: { say: 'turn-sequence/no', with: { event } },
      };
    const comes = compared(input, trace);
    if (isCompulsory(event) !== isCompulsory(otherEvent) && isMove(event) && isMove(otherEvent))
      trace.step('wab-2.85');
    const say = comes === 'not-asked' ? (step === 0 ? 'phase' : 'step') : comes;
    return {
      answer: { allowed: true, turnPhase, phaseNumber, turnStep, comes },
      summary: {
        say: `turn-sequence/${say}`,
        with: { event, otherEvent, turnPhase, step, phase: phaseNumber },
      },
    };
  },
});
