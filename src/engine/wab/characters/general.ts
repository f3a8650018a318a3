import { amount, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { LEADERSHIP_FIELDS, leadershipOf } from '../checks/leadership.ts';
import { FAR } from './fields.ts';

const MOST_GENERALS = 3;

const GENERAL_FIELDS = {
  ...LEADERSHIP_FIELDS,
  generalFarthest: optionalMeasure(0, FAR),
  leadershipTest: usual(choice(['panic', 'break', 'rally', 'psychology', 'another'], 'panic')),
  generalTests: flag(),
  loneCharacter: rare(flag()),
  generals: rare(count(1, MOST_GENERALS, 1)),
  readings: rare(group(readings('R111'))),
};
type Command = Values<typeof GENERAL_FIELDS>;

const { bars, notes } = rulesOf<Command>();

const hasGeneral = ({ generalLeadership }: Command) => generalLeadership !== undefined;
const alone = ({ loneCharacter }: Command) => loneCharacter;

const MAY: Table<Command, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-9.70',
      [],
      on('one-general', ({ generals }: Command) => generals > 1),
    ),
    notes('wab-9.32', [alone]),
    notes('wab-9.70/commands', [hasGeneral, (_, may) => may]),
  ],
};

const ORDER: Table<Command, boolean> = {
  on: 'generalFirst',
  rows: [
    notes(
      'wab-9.73',
      [({ generalTests }) => generalTests],
      on('no-panic', ({ leadershipTest }) => leadershipTest === 'panic'),
    ),
    notes('wab-6.4/to-test', [
      ({ generalTests, leadershipTest }) => generalTests && leadershipTest === 'break',
    ]),
  ],
};

/** From the nearest model, or from the farthest by the other reading (R111). */
const near = (one: Command): Command =>
  one.readings.R111 === 'b'
    ? { ...one, generalDistance: one.generalFarthest ?? one.generalDistance }
    : one;

/** In Break tests the General lends nothing until his own unit has passed (wab-6.4). */
const measured = (one: Command): Command =>
  one.generalTests && one.leadershipTest === 'break'
    ? { ...near(one), generalLeadership: undefined }
    : near(one);

export const general = defineQuery({
  id: 'wab/general',
  fields: GENERAL_FIELDS,
  answer: {
    allowed: yes(),
    leadershipUsed: amount(),
    leadershipFrom: word(['unit', 'character-with-it', 'general'], 'unit'),
    testsFirst: word(['general', 'any-order'], 'any-order'),
  },
  sample: { leadership: 6, generalLeadership: 9, generalDistance: 12 },
  start: { leadership: 7 },
  check: problems(
    ['generalTests', 'no-general-told', 'wab-9.73', (one) => one.generalTests && !hasGeneral(one)],
    [
      'characterLeadership',
      'alone-with-nobody',
      'wab-9.32',
      (one) => alone(one) && one.characterLeadership !== undefined,
    ],
    [
      'generalFarthest',
      'nearer-than-nearest',
      null,
      ({ generalFarthest, generalDistance }) =>
        generalFarthest !== undefined && generalFarthest < generalDistance,
    ],
  ),
  run(input, trace) {
    if (!applyRows(MAY, input, true, trace))
      return { answer: {}, summary: { say: 'general/no', with: {} } };
    const leadershipUsed = leadershipOf(measured(input), trace);
    applyRows(ORDER, input, false, trace);
    const ofGeneral = trace.steps.some(({ clause }) => clause === 'wab-9.71');
    const ofCharacter = trace.steps.some(({ clause }) => clause === 'wab-9.30');
    const from = ofGeneral ? 'general' : ofCharacter ? 'character-with-it' : 'unit';
    const first = input.generalTests && ['panic', 'break'].includes(input.leadershipTest);
    return {
      answer: {
        ...{ allowed: true, leadershipUsed, leadershipFrom: from },
        testsFirst: first ? 'general' : 'any-order',
      },
      summary: {
        say: `general/${from}`,
        with: { leadership: leadershipUsed },
      },
    };
  },
});
