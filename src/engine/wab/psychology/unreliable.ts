import { maybe, opens, text, yes } from '../../core/answer.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { oddsOf } from '../checks/roll.ts';
import { FACES } from '../dice.ts';

/** It obeys from here on (wab-13.3, wab-13.4). */
const OBEYS_FROM = 2;
const OBEYS = fraction(FACES - OBEYS_FROM + 1, FACES);
const WANTS = [
  'move',
  'charge',
  'shoot',
  'compulsory-move',
  'charge-reaction-move',
  'charge-reaction-shots',
] as const;

const UNRELIABLE_FIELDS = {
  unitWants: usual(choice(WANTS, 'move')),
  obedience: usual(choice(['not-acted-yet', 'ungovernable', 'has-acted'], 'not-acted-yet')),
  engaged: flag(),
  namedByList: rare(flag(true)),
  die: optionalCount(1, FACES),
};
type Asked = Values<typeof UNRELIABLE_FIELDS>;

const { allows, bars, notes } = rulesOf<Asked>();

const of =
  (...wanted: readonly Asked['unitWants'][]) =>
  ({ unitWants }: Asked) =>
    wanted.includes(unitWants);
const acts = of('move', 'charge', 'shoot');
/** It answers a charge in the enemy's turn: the die of its own turn is not rolled then (wab-13.4). */
const answersUnrolled = (one: Asked) =>
  of('charge-reaction-move', 'charge-reaction-shots')(one) && one.die === undefined;
const isNow =
  (state: Asked['obedience']) =>
  ({ obedience }: Asked) =>
    obedience === state;

/** Whether it rolls before it does anything. */
const ROLLS: Table<Asked, boolean> = {
  on: 'rolls',
  rows: [
    notes('wab-13.1', [({ namedByList }) => namedByList]),
    notes('wab-13.1/reliable', [({ namedByList }) => !namedByList], {
      unless: ['wab-13.3', 'wab-13.4', 'wab-13.7'],
    }),
    allows('wab-13.3', [isNow('not-acted-yet')], on('acts-not-by-itself', acts)),
    allows(
      'wab-13.4',
      [],
      on('not-ungovernable', isNow('ungovernable')),
      on('answers-in-enemy-turn', not(answersUnrolled)),
    ),
    notes('wab-13.4/has-acted', [isNow('has-acted')]),
    bars(
      'wab-13.7',
      [isNow('ungovernable')],
      on('not-engaged-yet', ({ engaged }) => engaged),
    ),
  ],
};

/** Whether an ungovernable unit does it. */
const MAY: Table<Asked, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-13.5', [not(of('shoot', 'charge-reaction-shots'))], on('not-its-own-will', acts)),
    bars('wab-13.6', [of('shoot', 'charge-reaction-shots')], on('answers-a-charge', acts)),
  ],
};

export const unreliableUnit = defineQuery({
  id: 'wab/unreliable-unit',
  fields: UNRELIABLE_FIELDS,
  answer: {
    rolls: yes(),
    allowed: maybe(yes(), false),
    ungovernable: opens(),
    actChance: text('1'),
  },
  odds: { chances: ['acts'] },
  rolls: { die: ({ rolls }) => Number(rolls) },
  sample: { unitWants: 'charge' },
  start: {},
  run(input, trace) {
    const rolls = applyRows(ROLLS, input, false, trace);
    const { die } = input;
    const isOpen = rolls && die === undefined;
    const rolledLow = rolls && die !== undefined && die < OBEYS_FROM;
    const goesOn = isNow('ungovernable')(input) && input.namedByList && !input.engaged;
    const stays = rolledLow || (goesOn && answersUnrolled(input));
    if (rolledLow) trace.step('wab-13.3/ungovernable', { die });
    else if (rolls && die !== undefined) trace.step('wab-13.3/obeys', { die });
    const heldBack = isOpen || stays;
    const inAnyCase = !heldBack || applyRows(MAY, input, true, stays ? trace : new Trace());
    const now = isOpen && !inAnyCase ? OBEYS : fraction(Number(inAnyCase));
    const allowed = inAnyCase || (isOpen ? null : false);
    return {
      answer: { rolls, allowed, ungovernable: isOpen ? null : stays, actChance: fractionText(now) },
      summary: {
        say: `unreliable-unit/${allowed === null ? 'odds' : allowed ? 'acts' : 'no'}`,
        with: { percent: fractionText(now) },
      },
      odds: oddsOf('acts', now),
    };
  },
});
