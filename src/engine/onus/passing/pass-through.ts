import { looseQuery } from '../../core/query.ts';
import {
  choice,
  flag,
  group,
  optionalMeasure,
  rare,
  type Values,
  type Violation,
} from '../../core/schema.ts';
import { KIND, STATE } from '../fields.ts';
import { reading } from '../movement/march.ts';
import { GAITS } from './passer.ts';
import { passingOf } from './passing.ts';

const MOST_UD = 60;
const { broken, fleeing, formation } = STATE;
const ud = () => optionalMeasure(0, MOST_UD);

const FIELDS = {
  mover: group({ broken, fleeing, formation, active: flag(true) }),
  passed: group({
    side: choice(['friend', 'enemy'], 'friend'),
    kind: KIND,
    broken,
    fleeing,
    formation,
    engaged: flag(),
    alsoActive: flag(),
  }),
  gait: choice(GAITS, 'movement'),
  cornerOnly: rare(flag()),
  udToUnit: ud(),
  udToClear: ud(),
  udAvailable: ud(),
  movesAway: rare(flag()),
  readings: rare(group({ R24: reading() })),
};

function check({ mover, gait, udToUnit, udToClear }: Values<typeof FIELDS>): Violation[] {
  const found: Violation[] = [];
  if (gait === 'movement' && mover.fleeing)
    found.push({
      field: 'mover.fleeing',
      problem: 'fleeing-moves-later',
      with: {},
      clause: 'onus-7.183',
    });
  if (udToUnit !== undefined && udToClear !== undefined && udToClear <= udToUnit)
    found.push({ field: 'udToClear', problem: 'clear-before-contact', with: { ud: udToUnit } });
  return found;
}

export const passThrough = looseQuery({
  id: 'onus/pass-through',
  fields: FIELDS,
  sample: { mover: { broken: true }, udToUnit: 1, udToClear: 2.5, udAvailable: 3 },
  check,
  run(input, trace) {
    const { mover, passed } = input;
    const answer = passingOf(
      { ...input, mover, passed: { ...passed, active: passed.alsoActive } },
      trace,
    );
    const { allowed, moverState, passedState, farthestUd, overlapsForNow } = answer;
    const say = allowed
      ? overlapsForNow
        ? 'for-now'
        : 'yes'
      : farthestUd === null
        ? 'no'
        : 'stops';
    return {
      answer,
      summary: {
        say: `pass-through/${say}`,
        with: {
          mover: `unitState.${moverState}`,
          passed: `unitState.${passedState}`,
          ...(farthestUd !== null && { ud: farthestUd }),
        },
      },
    };
  },
});
