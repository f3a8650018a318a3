import { alike, amount, maybe, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { SCALES } from '../scales.ts';
import { NEAR_COMMANDER, TABLE, ZONE_FROM } from './table.ts';

const MOST_INCHES = 120;

const FIELDS = {
  deploys: usual(choice(['unit', 'commander', 'battery', 'general', 'elite-unit'], 'unit')),
  scale: usual(choice(SCALES, '15mm')),
  fromCentre: usual(optionalMeasure(0, MOST_INCHES)),
  toCommander: usual(optionalMeasure(0, MOST_INCHES)),
  enemySide: flag(),
  othersToCome: flag(),
  limbered: rare(flag()),
  readings: rare(group(readings('R106'))),
};
type Input = Values<typeof FIELDS>;

/** Ruling R106: the zones lie along the long edges, or (b) along the short ones. */
const halfOf = ({ scale, readings }: Input) =>
  (readings.R106 === 'a' ? TABLE[scale].wide : TABLE[scale].long) / 2;
const depthOf = (input: Input) => halfOf(input) - ZONE_FROM;

const { bars, notes } = rulesOf<Input>();
const is =
  (...some: readonly Input['deploys'][]) =>
  ({ deploys }: Input) =>
    some.includes(deploys);
const measured = ({ fromCentre }: Input) => fromCentre !== undefined;
const isLedFrom = ({ toCommander }: Input) => toCommander !== undefined;
const isFar = ({ toCommander = 0 }: Input) => toCommander > NEAR_COMMANDER;
const gap = {
  with: ({ toCommander = 0 }: Input) => ({ inches: toCommander, most: NEAR_COMMANDER }),
};

const MAY: Table<Input, boolean> = {
  on: 'allowed',
  rows: [
    notes('t7g-9.53', [], { with: (input) => ({ from: ZONE_FROM, depth: depthOf(input) }) }),
    bars(
      't7g-9.55',
      [measured],
      on('inside-its-zone', ({ fromCentre = 0, enemySide }) => enemySide || fromCentre < ZONE_FROM),
      { with: ({ fromCentre = 0 }) => ({ inches: fromCentre, from: ZONE_FROM }) },
    ),
    notes('t7g-9.54', [is('unit', 'commander')], { with: () => ({ most: NEAR_COMMANDER }) }),
    bars('t7g-9.54/far', [is('unit'), isLedFrom], on('near-its-commander', isFar), gap),
    notes('t7g-9.56', [is('battery')]),
    notes('t7g-6.79', [({ limbered }) => limbered]),
    notes('t7g-9.57', [is('general', 'elite-unit'), ({ othersToCome }) => !othersToCome]),
    bars(
      't7g-9.57/early',
      [is('general', 'elite-unit')],
      on('all-others-stand', ({ othersToCome }) => othersToCome),
    ),
    bars('t7g-9.57/far', [is('elite-unit'), isLedFrom], on('near-its-commander', isFar), gap),
  ],
};

export const deployment = defineQuery({
  id: 't7g/deployment',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    ...alike(amount(), 'zoneFrom', 'zoneDepth'),
    commanderWithin: maybe(amount()),
  },
  sample: { deploys: 'unit', fromCentre: 14, toCommander: 5 },
  check: problems<Input>(
    [
      'fromCentre',
      'off-the-table',
      't7g-9.5',
      (input) => (input.fromCentre ?? 0) > halfOf(input),
      (input) => ({ most: halfOf(input) }),
    ],
    ['limbered', 'only-a-battery', 't7g-6.79', (input) => input.limbered && !is('battery')(input)],
  ),
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    return {
      answer: {
        allowed,
        zoneFrom: ZONE_FROM,
        zoneDepth: depthOf(input),
        commanderWithin: is('unit', 'elite-unit')(input) ? NEAR_COMMANDER : null,
      },
      summary: {
        say: `deployment/${allowed ? 'yes' : 'no'}`,
        with: { deploys: input.deploys },
      },
    };
  },
});
