import { amount, words } from '../../core/answer.ts';
import { within } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { type Effect, Trace } from '../../core/ruling.ts';
import { attackOf } from './attack.ts';
import { fighterProblems } from './contradictions.ts';
import { defenceOf } from './defence.ts';
import { moraleOf } from './morale.ts';
import { signed } from './pair.ts';
import { LINES, LISTS, type Line, type List, UNLISTED } from './printed-list.ts';
import { strengthOf } from './strength.ts';
import {
  boutFor,
  guardAgainst,
  nerveAgainst,
  shooterOf,
  VALUE_ANSWER,
  VALUE_FIELDS,
  type ValueInput,
  valuesOf,
} from './unit-values.ts';

/** What the rows of a table that held have added, by their keys. */
type Held = ReadonlyMap<string, number>;

/** The tables whose rows each part of the list restates. Those of being attacked are ticked off whoever attacks. */
const RUNS: Record<List, (input: ValueInput, trace: Trace) => unknown> = {
  listedAttack: (input, trace) => attackOf(boutFor(input), trace),
  listedDefence: (input, trace) => defenceOf(guardAgainst('hand-to-hand', input), trace),
  listedStrength: (input, trace) =>
    strengthOf({ ...shooterOf(input), readings: { ...input.readings, R7: 'a' } }, trace),
  listedDefenceFromShots: (input, trace) => defenceOf(guardAgainst('shot', input), trace),
  listedMorale: (input, trace) => moraleOf(nerveAgainst('hand-to-hand', input), trace),
};

/** By how much a step changed a value, of a pair in both alike: 4/3 to 5/4. */
const changeOf = ({ from, to }: Effect) =>
  Number.parseInt(String(to), 10) - Number.parseInt(String(from), 10);

function heldIn(list: List, input: ValueInput): Held {
  const trace = new Trace();
  RUNS[list](input, trace);
  return new Map(trace.steps.map(({ say, effect }) => [say, effect ? changeOf(effect) : 0]));
}

/** What the row that a line restates has added; 0 where none held. */
const byOf = ([, , rows, only]: Line, held: Held) => {
  const by = rows.map((row) => held.get(row) ?? 0).find((one) => one !== 0) ?? 0;
  return only === undefined || by === only ? by : 0;
};

const { adds } = rulesOf<Held>();
const TABLES = LISTS.map((list): [List, Table<Held, number>] => [
  list,
  {
    on: list,
    rows: LINES[list].map((line: Line) => {
      const [clause, name] = line;
      const by = (held: Held) => byOf(line, held);
      const counts = on('not-in-force', (held: Held) => by(held) !== 0);
      return adds(clause, by, [], counts, {
        say: 'modifier-list/line',
        with: (held) => ({ line: `line.${name}`, list: `list.${list}`, by: signed(by(held)) }),
      });
    }),
  },
]);

const NAMES = Object.keys(UNLISTED) as (keyof typeof UNLISTED)[];

/** Which of a value's modifiers count that the printed list does not name. */
function unlisted({ unit }: ValueInput, held: Record<List, Held>) {
  const counting = LISTS.filter((list) => list !== 'listedStrength' || unit.strength > 0);
  const isListed = (list: List, row: string) =>
    LINES[list].some(([, , rows]: Line) => rows.some((one) => one === row));
  return NAMES.filter(
    (name) =>
      (name === 'protected-flanks' && unit.protectedFlanks > 0) ||
      UNLISTED[name].some((row) =>
        counting.some((list) => (held[list].get(row) ?? 0) !== 0 && !isListed(list, row)),
      ),
  );
}

const eachList = <T>(of: (list: List) => T) =>
  Object.fromEntries(LISTS.map((list) => [list, of(list)])) as Record<List, T>;

export const modifierList = defineQuery({
  id: 'onus/modifier-list',
  fields: VALUE_FIELDS,
  answer: { ...eachList(() => amount()), notOnTheList: words(NAMES), ...VALUE_ANSWER },
  sample: {
    unit: { wounds: 3, broken: true, attackedOn: ['front', 'flank'] },
    enemy: { kind: 'cavalry' },
  },
  check: within('unit', fighterProblems),
  run(input, trace) {
    trace.step('onus-10.1');
    const held = eachList((list) => heldIn(list, input));
    const listed = Object.fromEntries(
      TABLES.map(([list, table]) => [list, applyRows(table, held[list], 0, trace)]),
    ) as Record<List, number>;
    const notOnTheList = unlisted(input, held);
    return {
      answer: { ...listed, notOnTheList, ...valuesOf(input, new Trace()) },
      summary: {
        say: notOnTheList.length > 0 ? 'modifier-list/beyond' : 'modifier-list',
        with: {
          ...eachList((list) => signed(listed[list])),
          beyond: notOnTheList.map((name) => `notOnTheList.${name}`),
        },
      },
    };
  },
});
