import { amount, maybe, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ELEPHANT, FASTEST } from '../chariots/profiles.ts';

const CHARGE_RATE = 2;
const HALF = 2;

const MOVE_FIELDS = {
  elephantMoves: usual(choice(['normal', 'march', 'charge'], 'normal')),
  turns: usual(flag()),
  movement: optionalMeasure(1, FASTEST),
};
type Move = Values<typeof MOVE_FIELDS>;

const { bars, notes, sets } = rulesOf<Move>();
const shown = { with: (_: Move, __: number, after: () => number) => ({ allowance: after() }) };

const MAY: Table<Move, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-17.11',
      [],
      on('does-not-march', ({ elephantMoves }) => elephantMoves === 'march'),
    ),
  ],
};

const REACH: Table<Move, number> = {
  on: 'allowance',
  rows: [
    notes<number>('wab-17.14', [({ movement }) => movement === undefined], {
      say: 'wab-17.14/movement',
    }),
    sets(
      'wab-17.11',
      (_, inches) => CHARGE_RATE * inches,
      [({ elephantMoves }) => elephantMoves === 'charge'],
      { ...shown, say: 'wab-17.11/charge' },
    ),
    sets(
      'wab-17.10',
      (_, inches) => inches / HALF,
      [],
      on('moves-straight', ({ turns }) => turns),
      shown,
    ),
  ],
};

export const elephantMove = defineQuery({
  id: 'wab/elephant-move',
  fields: MOVE_FIELDS,
  answer: { allowed: yes(), allowance: maybe(amount()) },
  sample: { elephantMoves: 'charge', turns: true },
  start: {},
  run(input, trace) {
    if (!applyRows(MAY, input, true, trace))
      return { answer: {}, summary: { say: 'elephant-move/no', with: {} } };
    const allowance = applyRows(REACH, input, input.movement ?? ELEPHANT.movement, trace);
    return {
      answer: { allowed: true, allowance },
      summary: { say: 'elephant-move/reach', with: { inches: allowance } },
    };
  },
});
