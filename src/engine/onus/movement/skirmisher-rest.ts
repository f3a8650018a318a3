import { alike, amount, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { measure, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { UD } from '../units.ts';
import { counted, movementOf, rested } from './allowance.ts';
import { exact } from './course.ts';
import { MOST_UD, MOVER_FIELDS } from './march.ts';

const { movement, active, engaged, stacked, toCharge } = MOVER_FIELDS;
const FIELDS = {
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
};
/** A unit that may be Skirmishers, in the phase after the shots. */
type Rest = Values<typeof FIELDS>;

const { bars, notes } = rulesOf<Rest>();

const skirmishes = ({ isSkirmisher }: Rest) => isSkirmisher;
const ready = ({ active, engaged }: Rest) => active && !engaged;
const restOf = (rest: Rest) => rested(movementOf(rest), rest.udMoved);

const wanted = ({ udWanted = 0 }: Rest) => udWanted;

const areSkirmishers = on('not-skirmishers', ({ isSkirmisher }: Rest) => isSkirmisher);

const WHO: Table<Rest, boolean> = {
  on: 'allowed',
  rows: [
    bars('onus-7.146/others', [({ isSkirmisher }) => !isSkirmisher]),
    bars('onus-7.146/idle', [skirmishes, ({ active }) => !active]),
    bars('onus-7.146/engaged', [skirmishes, ({ engaged }) => engaged]),
    notes('onus-9.13', [ready], areSkirmishers),
    notes('onus-7.148', [ready, skirmishes], {
      with: ({ udMoved }) => ({ used: udMoved, ud: counted(udMoved) }),
    }),
    notes('onus-7.146', [ready, skirmishes], { with: (rest) => ({ ud: restOf(rest) }) }),
    bars('onus-7.146/over', [ready, skirmishes, (rest) => wanted(rest) > restOf(rest)], {
      with: (rest) => ({ used: wanted(rest), ud: restOf(rest) }),
    }),
  ],
};

const hasShot = on('did-not-shoot', ({ shot }: Rest) => shot);

const MAY_CHARGE: Table<Rest, boolean> = {
  on: 'mayCharge',
  rows: [
    bars('onus-7.147', [skirmishes], hasShot),
    bars('onus-7.147/reading-b', [
      skirmishes,
      ({ shot, readings }) => !shot && readings.R35 === 'b',
    ]),
    bars('onus-7.54/charge', [skirmishes, ({ movedAllDirections }) => movedAllDirections]),
  ],
};

/** What a unit may still move in the Skirmisher phase, and whether it may charge then. */
export function skirmisherPhase(rest: Rest, trace: Trace) {
  const able = applyRows(WHO, rest, true, trace);
  const charges = applyRows(MAY_CHARGE, rest, true, trace);
  const left = rest.isSkirmisher && ready(rest) ? restOf(rest) : 0;
  return { allowed: able && (charges || !rest.toCharge), left, mayCharge: charges && left > 0 };
}

/** A unit that moves, shoots and moves again. */
export const skirmisherRest = defineQuery({
  id: 'onus/skirmisher-rest',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    ...alike(amount(), 'countedUd', 'left', 'leftCm'),
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
    const found = skirmisherPhase(input, trace);
    return {
      answer: { ...found, countedUd: counted(input.udMoved), leftCm: exact(found.left * UD) },
      summary: {
        say: `skirmisher-rest/${found.allowed ? (found.mayCharge ? 'charge' : 'yes') : 'no'}`,
        with: { ud: found.left },
      },
    };
  },
});
