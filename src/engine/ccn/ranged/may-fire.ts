import { amount, yes } from '../../core/answer.ts';
import { problems, within } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { checkSide } from '../combat/combat.ts';
import { rangeOf } from './range.ts';
import {
  checkShot,
  MAY_FIRE_READINGS,
  mayFire as mayFireAt,
  SHOOTER,
  SHOT_FIELDS,
  shotOf,
  TARGET,
} from './shot.ts';

export const mayFire = defineQuery({
  id: 'ccn/may-fire',
  fields: {
    attacker: group(SHOOTER),
    target: TARGET,
    ...SHOT_FIELDS,
    readings: rare(group(MAY_FIRE_READINGS)),
  },
  answer: { allowed: yes(), range: amount(), inRange: yes() },
  sample: { attacker: { unit: 'rifle', moved: 1 }, target: 'line', distance: 3 },
  check: problems(within('attacker', checkSide), checkShot),
  run(input, trace) {
    const shot = shotOf(input, input.target);
    const allowed = mayFireAt(shot, trace);
    const range = rangeOf(shot);
    const { unit } = input.attacker;
    const { target, distance } = input;
    return {
      answer: { allowed, range, inRange: distance > 1 && distance <= range },
      summary: { say: `may-fire/${allowed ? 'yes' : 'no'}`, with: { unit, target, distance } },
    };
  },
});
