import { amount, maybe, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import { ELEPHANT, FASTEST } from '../chariots/profiles.ts';
import { HALVED, turning } from '../formations/formation.ts';
import { allowanceOf } from '../movement/rates.ts';
import { MAY_DRIVE } from '../movement/vehicles.ts';

const MOVE_FIELDS = {
  elephantMoves: usual(choice(['normal', 'march', 'charge'], 'normal')),
  turns: usual(flag()),
  movement: optionalMeasure(1, FASTEST),
};

export const elephantMove = defineQuery({
  id: 'wab/elephant-move',
  fields: MOVE_FIELDS,
  answer: { allowed: yes(), allowance: maybe(amount()) },
  sample: { elephantMoves: 'charge', turns: true },
  start: {},
  run(input, trace) {
    const { elephantMoves: move, movement, turns } = input;
    if (!applyRows(MAY_DRIVE, { vehicle: 'elephant', move, rough: false }, true, trace))
      return { answer: {}, summary: { say: 'elephant-move/no', with: {} } };
    if (movement === undefined) trace.step('wab-17.14/movement');
    const driven = { vehicle: 'elephant' } as const;
    const whole = allowanceOf(move, movement ?? ELEPHANT.movement, trace, false, driven);
    const allowance = applyRows(HALVED, turning('elephant', turns), whole, trace);
    return {
      answer: { allowed: true, allowance },
      summary: { say: 'elephant-move/reach', with: { inches: allowance } },
    };
  },
});
