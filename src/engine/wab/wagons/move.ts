import { alike, amount, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOVEMENT } from './wagons.ts';

const FAR = 120;
const HALF = 0.5;

const MOVE_FIELDS = {
  move: usual(choice(['normal', 'march', 'quick-march', 'charge'], 'normal')),
  rotates: usual(flag()),
  roughAt: usual(optionalMeasure(0, FAR)),
};
type Drive = Values<typeof MOVE_FIELDS>;

const { bars, sets } = rulesOf<Drive>();

const MAY: Table<Drive, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-14.6',
      [],
      on('moves-normally', ({ move }: Drive) => move !== 'normal'),
    ),
  ],
};

const REACH: Table<Drive, number> = {
  on: 'reach',
  rows: [
    sets(
      'wab-14.7',
      (_, reach) => reach * HALF,
      [],
      on('goes-ahead', ({ rotates }: Drive) => rotates),
      { with: (_, __, after) => ({ reach: after() }) },
    ),
    sets(
      'wab-14.8',
      ({ roughAt }, reach) => Math.min(reach, roughAt ?? reach),
      [({ roughAt }) => roughAt !== undefined],
      on('stays-short-of-it', ({ roughAt = FAR }, reach: number) => roughAt < reach),
      { with: ({ roughAt = 0 }) => ({ reach: roughAt }) },
    ),
  ],
};

export const wagonMove = defineQuery({
  id: 'wab/wagon-move',
  fields: MOVE_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(amount(), 'reach'),
    wagonStoppedBy: word(['nothing', 'rough-ground'], 'nothing'),
  },
  sample: { rotates: true },
  start: {},
  run(input, trace) {
    if (!applyRows(MAY, input, true, trace))
      return { answer: {}, summary: { say: 'wagon-move/no', with: { move: input.move } } };
    trace.step('wab-14.9/movement', { movement: MOVEMENT });
    const reach = applyRows(REACH, input, MOVEMENT, trace);
    const wagonStoppedBy = reach === input.roughAt ? 'rough-ground' : 'nothing';
    return {
      answer: { allowed: true, reach, wagonStoppedBy },
      summary: { say: 'wagon-move/goes', with: { reach } },
    };
  },
});
