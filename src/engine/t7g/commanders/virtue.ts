import { amount, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { KIND, MOST_VALUE } from '../fields.ts';
import { isArtillery, LEVELS } from '../units.ts';
import { modified } from '../values/modified.ts';
import { INCHES } from './inches.ts';
import { RAISES, VIRTUE_NAMES, type Virtue, virtueOf } from './virtues.ts';

const MOST_STEPS = 9;
/** What Iniciativa adds to the Level for the roll of initiative (t7g-7.42). */
const INITIATIVE = 2;

const FIELDS = {
  virtue: requiredChoice(VIRTUE_NAMES),
  hasCommander: usual(choice(['inside', 'inspired', 'neither'], 'inside')),
  unitValue: usual(optionalCount(0, MOST_VALUE)),
  increases: count(0, MOST_STEPS, 0),
  decreases: count(0, MOST_STEPS, 0),
  usedFor: choice(['its-own', 'shooting', 'combat', 'break-check'], 'its-own'),
  kind: KIND,
  commanderLevel: optionalCount(LEVELS.least, LEVELS.most),
  actsNext: rare(flag(true)),
  goPassed: rare(flag()),
  despiadado: rare(flag()),
  readings: rare(group(readings('R9'))),
};
type Input = Values<typeof FIELDS>;
interface Given extends Input {
  is: Virtue;
}

/** The last four make the Commander himself better, wherever he is. */
const OWN = RAISES.slice(6) as readonly string[];
const isOwn = ({ is }: Given) => OWN.includes(is.raises);
const ofUnit = (given: Given) => !isOwn(given);
const has =
  (how: Input['hasCommander']) =>
  (given: Given): boolean =>
    ofUnit(given) && given.hasCommander === how;
const usedFor =
  (virtue: Input['virtue'], use: Input['usedFor']) =>
  (given: Given): boolean =>
    given.virtue === virtue && given.usedFor === use;

const { bars } = rulesOf<Given>();

/** Whether the unit has the point. */
const GIVES: Table<Given, boolean> = {
  on: 'benefits',
  rows: [
    bars('t7g-7.29/nobody', [has('neither')]),
    bars(
      't7g-7.68/lost',
      [has('inside')],
      on('no-despiadado', ({ despiadado }) => despiadado),
    ),
    bars(
      't7g-7.46/artillery',
      [has('inspired')],
      on('no-artillery', ({ kind }) => isArtillery(kind)),
    ),
    bars(
      't7g-7.46/next',
      [has('inspired')],
      on('acts-next', ({ actsNext }) => !actsNext),
    ),
    bars(
      't7g-7.46/over',
      [has('inspired')],
      on('go-not-passed', ({ goPassed }) => goPassed),
    ),
    bars(
      't7g-7.35/break-check',
      [({ virtue }) => virtue === 'lealtad'],
      on('no-break-check', usedFor('lealtad', 'break-check')),
    ),
    bars(
      't7g-7.37/combat',
      [({ virtue }) => virtue === 'sacrificio'],
      on('not-in-combat', usedFor('sacrificio', 'combat')),
    ),
    bars(
      't7g-7.38/shooting',
      [({ virtue }) => virtue === 'voluntad'],
      on('not-against-a-shot', usedFor('voluntad', 'shooting')),
    ),
  ],
};

/** What he himself has of it. */
function ownPart({ virtue, commanderLevel }: Given) {
  if (virtue === 'presencia' || virtue === 'brio') return { reach: INCHES.more };
  if (virtue !== 'iniciativa' || commanderLevel === undefined) return {};
  return { initiativeLevel: commanderLevel + INITIATIVE };
}

function unitPart(given: Given, benefits: boolean, trace: Trace) {
  const points = Number(benefits);
  const { unitValue: value, increases, decreases, readings } = given;
  if (value === undefined) return { points };
  const counts = modified({ value, increases, decreases, points, readings }, trace);
  trace.step('t7g-1.22', { original: value, value: counts });
  return { points, value: counts };
}

export const virtue = defineQuery({
  id: 't7g/virtue',
  fields: FIELDS,
  answer: {
    benefits: yes(),
    raises: word(RAISES, 'speed'),
    points: amount(),
    value: maybe(amount()),
    reach: maybe(amount()),
    initiativeLevel: maybe(amount()),
  },
  sample: { virtue: 'destreza', unitValue: 3, increases: 1 },
  start: { virtue: 'destreza' },
  check: problems<Input>([
    'unitValue',
    'no-value-of-units',
    't7g-7.29',
    (input) => input.unitValue !== undefined && isOwn({ ...input, is: virtueOf(input.virtue) }),
  ]),
  run(input, trace) {
    const given = { ...input, is: virtueOf(input.virtue) };
    const { raises, clause } = given.is;
    const said = { virtue: input.virtue };
    trace.step('t7g-7.29');
    const benefits = applyRows(GIVES, given, true, trace);
    if (benefits) {
      if (has('inside')(given)) trace.step('t7g-7.12/gives');
      if (has('inspired')(given)) trace.step('t7g-7.46/lent');
      trace.decide(clause, { ...said, points: 1 }, null, `${clause}/virtue`);
    } else {
      if (trace.steps.every((step) => step.clause !== clause)) trace.skip(clause, 'not-given');
      trace.skip('t7g-7.30', 'not-given');
    }
    const part = isOwn(given) ? ownPart(given) : unitPart(given, benefits, trace);
    return {
      answer: { benefits, raises, ...part },
      summary: { say: benefits ? 'virtue/yes' : 'virtue/no', with: said },
    };
  },
});
