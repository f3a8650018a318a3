import { amount, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { flag, group, measure, optionalMeasure, rare } from '../../core/schema.ts';
import { UD } from '../units.ts';
import { movementOf } from './allowance.ts';
import { exact } from './course.ts';
import { MOST_UD, MOVER_FIELDS } from './march.ts';
import { counted, skirmisherPhase } from './skirmisher-phase.ts';

const { movement, active, engaged, stacked, toCharge } = MOVER_FIELDS;

/** A unit that moves, shoots and moves again. */
export const skirmisherRest = defineQuery({
  id: 'onus/skirmisher-rest',
  fields: {
    movement,
    udMoved: measure(0, MOST_UD, 0),
    shot: flag(),
    toCharge,
    udWanted: optionalMeasure(0, MOST_UD),
    movedAllDirections: rare(flag()),
    isSkirmisher: rare(flag(true)),
    active,
    engaged,
    stacked,
    readings: rare(group(readings('R35'))),
  },
  answer: {
    allowed: yes(),
    countedUd: amount(),
    left: amount(),
    leftCm: amount(),
    mayCharge: yes(),
  },
  sample: { movement: 3, udMoved: 1.2 },
  check: problems([
    'udMoved',
    'moved-beyond',
    'onus-7.37',
    (input) => input.udMoved > movementOf(input),
  ]),
  run(input, trace) {
    const { udMoved, udWanted, movedAllDirections } = input;
    const found = skirmisherPhase(
      {
        ...input,
        movement: movementOf(input),
        toMove: udWanted ?? 0,
        allDirections: movedAllDirections,
      },
      trace,
    );
    return {
      answer: { ...found, countedUd: counted(udMoved), leftCm: exact(found.left * UD) },
      summary: {
        say: `skirmisher-rest/${found.allowed ? (found.mayCharge ? 'charge' : 'yes') : 'no'}`,
        with: { ud: found.left },
      },
    };
  },
});
