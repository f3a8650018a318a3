import { amount, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { KIND, STATE } from '../fields.ts';
import { MOST_UD } from '../movement/march.ts';
import { GAITS, UNIT_STATES } from './passer.ts';
import { passingOf } from './passing.ts';

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
  endsOn: rare(flag()),
  movesAway: rare(flag()),
  readings: rare(group(readings('R24'))),
};

type Input = Values<typeof FIELDS>;

const clears = ({ udToClear, udAvailable }: Input) =>
  udToClear !== undefined && udAvailable !== undefined && udAvailable >= udToClear;

const stopsShort = ({ udToUnit = 0, udAvailable }: Input) =>
  udAvailable !== undefined && udAvailable <= udToUnit;

const check = problems<Input>(
  ['endsOn', 'ends-beyond', null, (input) => input.endsOn && clears(input)],
  ['endsOn', 'ends-before', null, (input) => input.endsOn && stopsShort(input)],
  [
    'mover.formation',
    'fleeing-in-formation',
    'onus-7.183',
    ({ gait, mover }) => (gait === 'flight' || mover.fleeing) && mover.formation !== 'none',
  ],
  [
    'passed.formation',
    'fleeing-in-formation',
    'onus-7.183',
    ({ passed }) => passed.fleeing && passed.formation !== 'none',
  ],
  [
    'mover.fleeing',
    'fleeing-moves-later',
    'onus-7.183',
    ({ gait, mover }) => gait === 'movement' && mover.fleeing,
  ],
  [
    'udToClear',
    'clear-before-contact',
    null,
    ({ udToUnit, udToClear }) =>
      udToUnit !== undefined && udToClear !== undefined && udToClear <= udToUnit,
    ({ udToUnit = 0 }) => ({ ud: udToUnit }),
  ],
);

export const passThrough = defineQuery({
  id: 'onus/pass-through',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    passedState: word(UNIT_STATES, 'normal'),
    moverState: word(UNIT_STATES, 'normal'),
    overlapsForNow: yes(),
    farthestUd: maybe(amount()),
  },
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
