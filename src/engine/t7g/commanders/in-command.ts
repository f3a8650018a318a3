import { amount, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { measure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { KIND } from '../fields.ts';
import { isArtillery } from '../units.ts';
import { BATTERY, INCHES, MOST_INCHES } from './inches.ts';

const FIELDS = {
  leads: usual(choice(['its-command', 'general', 'other-command'], 'its-command')),
  standsIn: usual(choice(['table', 'this-unit', 'other-unit'], 'table')),
  commanderDistance: usual(measure(0, MOST_INCHES, 0)),
  seesUnit: flag(true),
  kind: KIND,
  elite: flag(),
  presence: flag(),
  fama: flag(),
  allied: rare(flag()),
  diplomatico: rare(flag()),
  respectable: rare(flag()),
  exhausted: rare(flag()),
  extraGun: rare(flag()),
  batteryDistance: rare(measure(0, MOST_INCHES, 0)),
  readings: rare(group(readings('R22', 'R155'))),
};
type Input = Values<typeof FIELDS>;

const stands =
  (...places: readonly Input['standsIn'][]) =>
  ({ standsIn }: Input) =>
    places.includes(standsIn);
const onTable = stands('table');
const inOtherUnit = stands('other-unit');
/** Ruling R22: Presencia reaches 9" from inside a unit too, or (b) only from the table. */
const usesPresence = (input: Input) =>
  input.presence && (onTable(input) || (inOtherUnit(input) && input.readings.R22 === 'a'));
const reachOf = (input: Input) => (usesPresence(input) ? INCHES.more : INCHES.usual);
const inches = (input: Input) => ({ inches: input.commanderDistance, reach: reachOf(input) });
/** Ruling R155: an Exhausted Commander still commands, or (b) does not. */
const isIdle = ({ exhausted, readings }: Input) => exhausted && readings.R155 === 'b';
const isGeneral = ({ leads }: Input) => leads === 'general';
const isStranger = ({ leads }: Input) => leads === 'other-command';
const isAllied = ({ allied }: Input) => allied;
/** A battery commands itself, and its further guns near it. */
const isBattery = ({ kind, extraGun }: Input) => isArtillery(kind) && !extraGun;

const { allows, bars, notes } = rulesOf<Input>();

/** What a battery has of itself. */
const OF_ITSELF: Table<Input, boolean> = {
  on: 'inCommand',
  rows: [
    allows(
      't7g-6.88/battery',
      [({ kind }) => isArtillery(kind)],
      on('is-a-further-gun', isBattery),
    ),
    allows(
      't7g-6.88/gun',
      [({ extraGun }) => extraGun],
      on('far-from-battery', ({ batteryDistance }) => batteryDistance <= BATTERY),
    ),
  ],
};

/** What this Commander gives. */
const BY_HIM: Table<Input, boolean> = {
  on: 'inCommand',
  rows: [
    notes(
      't7g-7.41',
      [isStranger],
      on('without-fama', ({ fama }) => fama),
      { unless: ['t7g-7.4'] },
    ),
    bars('t7g-7.4', [], on('his-troops', isStranger)),
    notes(
      't7g-7.70',
      [isGeneral, isAllied],
      on('without-diplomatico', ({ diplomatico }) => diplomatico),
      { unless: ['t7g-8.11'] },
    ),
    bars('t7g-8.11', [isGeneral], on('no-allies', isAllied)),
    notes('t7g-7.6', [onTable]),
    bars('t7g-7.27/commands', [isIdle]),
    notes('t7g-7.15/commands', [({ exhausted }) => exhausted, not(isIdle)]),
    notes('t7g-2.25/inside', [stands('this-unit')]),
    notes(
      't7g-7.39',
      [usesPresence],
      on('within-six-inches', ({ commanderDistance }) => commanderDistance > INCHES.usual),
      { with: inches },
    ),
    bars(
      't7g-7.13/distance',
      [inOtherUnit],
      on('within-command-distance', (input) => input.commanderDistance >= reachOf(input)),
      { with: inches },
    ),
    bars(
      't7g-7.11/distance',
      [onTable],
      on('within-command-distance', (input) => input.commanderDistance > reachOf(input)),
      { with: inches },
    ),
    notes(
      't7g-7.107/sees',
      [onTable, ({ respectable }) => respectable],
      on('unit-in-sight', ({ seesUnit }) => !seesUnit),
      { unless: ['t7g-2.25'] },
    ),
    bars(
      't7g-2.25/unseen',
      [onTable],
      on('unit-in-sight', ({ seesUnit }) => !seesUnit),
    ),
  ],
};

const sayOf = (inCommand: boolean, penalty: boolean) =>
  inCommand ? 'in-command/yes' : penalty ? 'in-command/no' : 'in-command/elite';

export const inCommand = defineQuery({
  id: 't7g/in-command',
  fields: FIELDS,
  answer: { inCommand: yes(), reach: amount(), disciplineFalls: yes() },
  sample: { commanderDistance: 7, presence: true },
  check: problems<Input>(
    ['extraGun', 'no-gun', 't7g-6.88', ({ extraGun, kind }) => extraGun && !isArtillery(kind)],
    [
      'commanderDistance',
      'inside-is-no-distance',
      't7g-7.12',
      (one) => one.standsIn === 'this-unit' && one.commanderDistance > 0,
    ],
  ),
  run(input, trace) {
    const alone = applyRows(OF_ITSELF, input, false, trace);
    const inCommand = alone || applyRows(BY_HIM, input, true, trace);
    if (!alone && inCommand && onTable(input)) trace.decide('t7g-7.10', inches(input));
    if (!alone && inCommand && inOtherUnit(input)) trace.decide('t7g-7.13', inches(input));
    const disciplineFalls = !inCommand && !input.elite;
    if (!inCommand && input.elite)
      trace.decide('t7g-6.11', {}, { on: 'disciplineFalls', from: true, to: false });
    else if (disciplineFalls)
      trace.step('t7g-2.25', {}, { on: 'disciplineFalls', from: false, to: true });
    return {
      answer: { inCommand, reach: reachOf(input), disciplineFalls },
      summary: { say: sayOf(inCommand, disciplineFalls), with: {} },
    };
  },
});
