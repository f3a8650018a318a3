import { amount, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { flag, list } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_UNITS } from './limits.ts';

const DEEDS = ['commander', 'troop', 'pass'] as const;
const MOST_DEEDS = 20;
/** Horda and Coordinador activate so many one after the other (t7g-6.65, t7g-7.66). */
const PAIR = 2;

const FIELDS = {
  troops: usual(count(0, MOST_UNITS, 1)),
  enemyTroops: usual(count(0, MOST_UNITS, 1)),
  commanders: usual(count(0, MOST_UNITS, 1)),
  does: usual(list(DEEDS, MOST_DEEDS)),
  horda: flag(),
  jointUnits: count(0, MOST_UNITS, 0),
  coordinador: flag(),
  paciente: flag(),
  readings: rare(group(readings('R16'))),
};
type Input = Values<typeof FIELDS>;

const { bars, notes, sets } = rulesOf<Input>();

const hasTroops = ({ troops }: Input) => troops > 0;
const isOver = ({ troops, enemyTroops }: Input) => troops === 0 && enemyTroops === 0;

/** How many Troop units it must activate. */
const LEAST: Table<Input, number> = {
  on: 'troopsLeast',
  rows: [
    sets('t7g-2.8', 1, [hasTroops]),
    sets(
      't7g-6.65',
      ({ troops }) => Math.min(PAIR, troops),
      [({ horda }) => horda],
      on('none-left', hasTroops),
    ),
    sets('t7g-7.66', ({ troops }) => Math.min(PAIR, troops), [
      ({ coordinador }) => coordinador,
      hasTroops,
    ]),
    sets('t7g-7.98', 0, [({ paciente }) => paciente, hasTroops]),
    notes('t7g-2.11', [], on('has-troops', not(hasTroops))),
  ],
};

/** How many it may activate. */
const MOST: Table<Input, number> = {
  on: 'troopsMost',
  rows: [
    sets('t7g-6.6', ({ jointUnits }, troops) => troops - 1 + jointUnits, [
      ({ jointUnits }) => jointUnits > 1,
      ({ paciente }) => !paciente,
    ]),
  ],
};

interface Plan extends Input {
  least: number;
  most: number;
}

const { bars: forbids } = rulesOf<Plan>(({ least, most }) => ({ least, most }));

const many = (one: (typeof DEEDS)[number]) => (plan: Plan) =>
  plan.does.filter((deed) => deed === one).length;
const [troopsOf, commandersOf] = [many('troop'), many('commander')];
const passes = ({ does }: Plan) => does.includes('pass');
const isAsked = ({ does }: Plan) => does.length > 0;
const mayPassIn = ({ troops, commanders, least, readings }: Plan) =>
  troops === 0 ? readings.R16 === 'a' || commanders === 0 : least === 0;

/** Whether it may do what it wants to, in that order. */
const ALLOWED: Table<Plan, boolean> = {
  on: 'allowed',
  rows: [
    forbids(
      't7g-2.10',
      [({ does }) => does.includes('troop') && does.includes('commander')],
      on('commander-first', ({ does }) => does.lastIndexOf('commander') > does.indexOf('troop')),
    ),
    forbids('t7g-2.8/one-commander', [(plan) => commandersOf(plan) > 1]),
    forbids('t7g-7.27', [(plan) => commandersOf(plan) > plan.commanders]),
    forbids('t7g-2.8/too-many', [(plan) => troopsOf(plan) > plan.most]),
    forbids('t7g-2.8/must', [isAsked, (plan) => !passes(plan) && troopsOf(plan) < plan.least]),
    forbids('t7g-2.8/no-pass', [passes, not(mayPassIn)]),
  ],
};

const OVER: Table<Input, boolean> = {
  on: 'allowed',
  rows: [bars('t7g-2.12', [isOver])],
};

export const go = defineQuery({
  id: 't7g/go',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    commandersMost: amount(),
    troopsLeast: amount(),
    troopsMost: amount(),
    troopsNext: amount(),
    mayPass: yes(),
    turnEnds: yes(),
  },
  sample: { troops: 3, enemyTroops: 4, does: ['commander', 'troop'] },
  check: problems<Input>([
    'jointUnits',
    'more-than-are-left',
    't7g-6.6',
    ({ jointUnits, troops }) => jointUnits > troops,
  ]),
  run(input, trace) {
    if (!applyRows(OVER, input, true, trace))
      return { answer: { turnEnds: true }, summary: { say: 'go/over', with: {} } };
    const least = applyRows(LEAST, input, 0, trace);
    const most = applyRows(MOST, input, least, trace);
    const commandersMost = Math.min(1, input.commanders);
    if (commandersMost > 0 && input.troops > 0) trace.step('t7g-2.9');
    const plan = { ...input, least, most };
    const allowed = applyRows(ALLOWED, plan, true, trace);
    const left = Math.max(0, input.troops - most);
    return {
      answer: {
        allowed,
        commandersMost,
        troopsLeast: least,
        troopsMost: most,
        troopsNext: Math.min(left, input.horda ? PAIR : 1),
        mayPass: mayPassIn(plan),
        turnEnds: left === 0 && input.enemyTroops === 0,
      },
      summary: {
        say: allowed ? (least === most ? 'go/troops' : 'go/between') : 'go/no',
        with: { least, most },
      },
    };
  },
});
