import { amount, maybe, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { checkLimbered, SPEED_FIELDS, type SpeedInput } from './fields.ts';
import { isDisordered, losesGun, mayMove, reachOf } from './speed-rows.ts';

type Asked = Omit<SpeedInput, 'speed'>;

/** Rules of a unit that its kind of Troops cannot have. */
export const checkReach = problems<Asked>(
  checkLimbered,
  [
    'limberedSpeed',
    'limbered-speed-missing',
    't7g-6.74',
    ({ kind, limbered, limberedSpeed }) =>
      kind === 'artillery' && limbered && limberedSpeed === undefined,
  ],
  [
    'integratedGun',
    'only-formation',
    't7g-6.83',
    ({ integratedGun, kind }) => integratedGun && kind !== 'formation',
  ],
  [
    'skirmishers',
    'only-infantry',
    't7g-6.13',
    ({ skirmishers, kind }) => skirmishers && !['formation', 'company'].includes(kind),
  ],
  [
    'moveKind',
    'only-cavalry',
    ({ moveKind }) => (moveKind === 'caracole' ? 't7g-6.48' : 't7g-6.70'),
    ({ moveKind, kind }) => ['caracole', 'pursuit'].includes(moveKind) && kind !== 'cavalry',
  ],
);

export const speed = defineQuery({
  id: 't7g/speed',
  fields: SPEED_FIELDS,
  answer: {
    allowed: yes(),
    inches: amount(),
    leastInches: maybe(amount()),
    reaches: maybe(yes()),
    becomesDisordered: yes(),
    gunLost: yes(),
  },
  sample: { speed: 4, moveKind: 'run', ground: 'difficult' },
  start: { speed: 4 },
  check: checkReach,
  run(input, trace) {
    if (!mayMove(input, trace)) return { answer: {}, summary: { say: 'speed/no', with: {} } };
    const { inches, leastInches } = reachOf(input, trace);
    const { distance } = input;
    trace.step('t7g-1.9', { inches });
    return {
      answer: {
        allowed: true,
        inches,
        leastInches,
        reaches:
          distance === undefined ? null : distance <= inches && distance >= (leastInches ?? 0),
        becomesDisordered: isDisordered(input, trace),
        gunLost: losesGun(input, trace),
      },
      summary: {
        say: leastInches === null ? 'speed/is' : 'speed/flight',
        with: { inches, least: leastInches ?? 0 },
      },
    };
  },
});
