import { looseQuery } from '../../core/query.ts';
import { flag, group, measure, optionalMeasure, rare } from '../../core/schema.ts';
import { UD } from '../units.ts';
import { movementOf } from './allowance.ts';
import { exact } from './course.ts';
import { MOST_UD, MOVER_FIELDS, reading } from './march.ts';
import { counted, skirmisherPhase } from './skirmisher-phase.ts';

const { movement, active, engaged, stacked, toCharge } = MOVER_FIELDS;

/** A unit that moves, shoots and moves again. */
export const skirmisherRest = looseQuery({
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
    readings: rare(group({ R35: reading() })),
  },
  sample: { movement: 3, udMoved: 1.2 },
  check: ({ movement, stacked, udMoved }) =>
    udMoved > movementOf({ movement, stacked })
      ? [{ field: 'udMoved', problem: 'moved-beyond', with: {}, clause: 'onus-7.37' }]
      : [],
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
    const answer = {
      allowed: found.allowed,
      countedUd: counted(udMoved),
      left: found.left,
      leftCm: exact(found.left * UD),
      mayCharge: found.mayCharge,
    };
    return {
      answer,
      summary: {
        say: `skirmisher-rest/${found.allowed ? (found.mayCharge ? 'charge' : 'yes') : 'no'}`,
        with: { ud: found.left },
      },
    };
  },
});
