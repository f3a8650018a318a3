import { applyRows, type Table } from '../../../core/rows.ts';
import { rulesOf } from '../../../core/rules.ts';
import type { Trace } from '../../../core/ruling.ts';
import { FEELS, type Feeling } from '../../elephants/feelings.ts';
import { isChariot, isMounted, type TableUnit } from '../state.ts';

/** What a charger feels before the kind of his target, by their kinds alone. */
function feelingsOf(
  unit: TableUnit,
  target: TableUnit,
  usedToElephants: boolean,
  trace: Trace,
): Feeling {
  const atElephant = target.kind === 'elephant';
  // Which elephants they are no position says (wab-17.9).
  if (unit.kind === 'elephant' || !(atElephant || isChariot(target))) return 'nothing';
  const feeler = isChariot(unit) ? 'chariots' : isMounted(unit) ? 'cavalry' : 'infantry';
  const beast = atElephant ? 'indian-elephant' : 'chariots';
  const facing = { feeler, beast, usedToElephants, sameSide: false } as const;
  const more = { nearAtTurnStart: false, readings: { R295: 'a' } } as const;
  return applyRows<typeof facing & typeof more, Feeling>(
    FEELS,
    { ...facing, ...more },
    'nothing',
    trace,
  );
}

/** Whether it tests for fear before it charges (wab-12.6). */
const TESTS: Table<{ feels: Feeling }, boolean> = {
  on: 'needsFearTest',
  rows: [
    rulesOf<{ feels: Feeling }>().allows('wab-12.6/test', [({ feels }) => feels !== 'nothing']),
  ],
};

export const needsFearTest = (
  unit: TableUnit,
  target: TableUnit,
  usedToElephants: boolean,
  trace: Trace,
): boolean =>
  applyRows(TESTS, { feels: feelingsOf(unit, target, usedToElephants, trace) }, false, trace);
