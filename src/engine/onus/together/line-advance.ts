import { alike, amount, maybe, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, groups, rare } from '../../core/schema/groups.ts';
import { requiredText } from '../../core/schema/names.ts';
import { count, measure, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import type { Violation } from '../../core/schema/violation.ts';
import { exact } from '../movement/course.ts';
import { MOST_UD, MOVER_FIELDS, march, type StepDraft } from '../movement/march.ts';
import { judge } from '../movement/move.ts';
import { UD } from '../units.ts';
import { faultOf, inARow, type LineFault } from './line.ts';

/** Action cards that the order costs (onus-12.25). */
const CARDS = 2;
const MOST_UNITS = 24;
const MOST_CARDS = 30;
const MOST_NAME = 30;

const { movement, abilities, formation, engaged, toCharge } = MOVER_FIELDS;
const FIELDS = {
  lineUnits: groups(
    {
      lineName: requiredText(MOST_NAME),
      chosen: flag(true),
      movement,
      abilities,
      formation,
      engaged,
      turnsFirst: rare(flag()),
      toShoot: rare(flag()),
    },
    MOST_UNITS,
  ),
  links: groups(
    {
      leftUnit: requiredText(MOST_NAME),
      rightUnit: requiredText(MOST_NAME),
      gapUd: measure(0, MOST_UD, 0),
    },
    MOST_UNITS * 2,
  ),
  lineDirection: choice(['forward', 'back', 'sideways', 'diagonal'], 'forward'),
  sameDirection: rare(flag(true)),
  udWanted: optionalMeasure(0, MOST_UD),
  toCharge,
  cardsInHand: count(0, MOST_CARDS, 5),
  readings: rare(group(readings('R57'))),
};
type Input = Values<typeof FIELDS>;
type Unit = Input['lineUnits'][number];

function check({ lineUnits, links }: Input): Violation[] {
  const names = lineUnits.map(({ lineName }) => lineName);
  const strangers = links.flatMap(({ leftUnit, rightUnit }, i) =>
    [
      [`links.${i}.leftUnit`, leftUnit],
      [`links.${i}.rightUnit`, rightUnit],
    ].filter(([, name]) => !names.includes(name ?? '')),
  );
  const doubles = names.filter((name, i) => names.indexOf(name) !== i);
  return [
    ...strangers.map(([field = '', given = '']) => ({
      field,
      problem: 'no-such-unit',
      with: { given },
    })),
    ...doubles.map((given) => ({ field: 'lineUnits', problem: 'same-name', with: { given } })),
  ];
}

const KEY: Record<LineFault['fault'], 'onus-12.28' | 'onus-12.29' | 'onus-12.30'> = {
  'too-few': 'onus-12.29',
  'too-far': 'onus-12.28',
  'same-flank': 'onus-12.30',
  unlinked: 'onus-12.30',
};

/** Is it a line at all? */
function isLine(units: readonly Unit[], { links, lineUnits }: Input, trace: Trace): boolean {
  const told = links.length > 0 ? links : inARow(lineUnits.map(({ lineName }) => lineName));
  const found = faultOf(
    units.map(({ lineName }) => lineName),
    told,
  );
  if (found) {
    const { fault, ...values } = found;
    trace.bar(`${KEY[fault]}/${fault}`, values);
    return false;
  }
  trace.step('onus-12.28');
  trace.step('onus-12.29', { units: units.length });
  trace.step('onus-12.30', { units: units.length });
  return true;
}

/** The order itself: two cards, and units that are not engaged. */
function isOrdered(units: readonly Unit[], { cardsInHand }: Input, trace: Trace): boolean {
  const enough = cardsInHand >= CARDS;
  if (enough) trace.step('onus-12.25', { cards: CARDS });
  else trace.bar('onus-12.25/too-few-cards', { cards: cardsInHand });
  const busy = units.find(({ engaged }) => engaged);
  if (busy) trace.bar('onus-12.25/unit-engaged', { unit: busy.lineName });
  return enough && !busy;
}

/** UD that one unit can go along with the line; undefined where it cannot go that way. */
function ownUd(unit: Unit, { lineDirection, toCharge }: Input) {
  const turn: StepDraft[] = unit.turnsFirst ? [{ does: 'turn' }] : [];
  const steps: StepDraft[] = [...turn, { does: lineDirection, ud: 0 }];
  const found = judge(march({ ...unit, toCharge, steps }), new Trace());
  if (!found.allowed) return undefined;
  return exact(found.allowance - found.paced.course.used);
}

/** The line goes as far as its slowest unit, all of it in one direction (onus-12.26). */
function coveredUd(units: readonly Unit[], input: Input, trace: Trace): number | undefined {
  if (!input.sameDirection) {
    trace.bar('onus-12.26/other-direction');
    return undefined;
  }
  const each = units.map((unit) => ({ unit: unit.lineName, ud: ownUd(unit, input) }));
  const unable = each.find(({ ud }) => ud === undefined);
  if (unable) {
    trace.bar('onus-12.26/unable', { unit: unable.unit });
    return undefined;
  }
  const ud = Math.min(...each.map((one) => one.ud ?? 0));
  trace.step('onus-12.26', { ud });
  const turning = units.filter(({ turnsFirst }) => turnsFirst).length;
  if (turning > 0) trace.step('onus-7.38/line', { turns: turning });
  if (input.udWanted === undefined || input.udWanted <= ud) return ud;
  trace.bar('onus-12.26/over', { used: input.udWanted, ud });
  return undefined;
}

const ANSWER = {
  ...alike(yes(), 'allowed', 'isLine'),
  unitsActivated: amount(),
  ...alike(maybe(amount()), 'lineUd', 'lineCm'),
  ...alike(amount(), 'cardsDiscarded', 'cardsLeft'),
  ...alike(yes(), 'countsAsOrder', 'mayCharge', 'lineMayShoot'),
};

export const lineAdvance = defineQuery({
  id: 'onus/line-advance',
  fields: FIELDS,
  sample: {
    lineUnits: [
      { lineName: 'A', movement: 3 },
      { lineName: 'B', movement: 3 },
      { lineName: 'C', movement: 2 },
    ],
  },
  answer: ANSWER,
  check,
  run(input, trace) {
    const units = input.lineUnits.filter(({ chosen }) => chosen);
    const ordered = isOrdered(units, input, trace);
    const line = isLine(units, input, trace);
    const ud = ordered && line ? coveredUd(units, input, trace) : undefined;
    const allowed = ud !== undefined;
    const ahead = input.lineDirection === 'forward';
    if (allowed) trace.step(ahead ? 'onus-12.27' : 'onus-12.27/no-charge');
    const goes = allowed && {
      unitsActivated: units.length,
      lineUd: ud,
      lineCm: exact(ud * UD),
      mayCharge: ahead,
      lineMayShoot: true,
      cardsDiscarded: CARDS,
      cardsLeft: input.cardsInHand - CARDS,
      countsAsOrder: input.readings.R57 === 'a',
    };
    return {
      answer: {
        allowed,
        isLine: line,
        cardsLeft: input.cardsInHand,
        ...goes,
      },
      summary: {
        say: `line-advance/${allowed ? 'yes' : line ? 'no' : 'no-line'}`,
        with: { ud: ud ?? 0, units: units.length },
      },
    };
  },
});
