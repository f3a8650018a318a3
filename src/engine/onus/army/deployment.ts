import { yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import type { Values } from '../../core/schema/values.ts';
import { PLACING_ANSWER, PLACING_FIELDS, placedTooMany, placing } from './placing.ts';
import { MAY_SET_UP, SET_UP_FIELDS } from './set-up-rows.ts';

const DEPLOYMENT_FIELDS = { ...PLACING_FIELDS, ...SET_UP_FIELDS };
type Input = Values<typeof DEPLOYMENT_FIELDS>;

/** What the summary is about: something to set up, or else whose turn it is to place. */
function subject(input: Input, startsPlacing: string | null, allowed: boolean) {
  const { formation, extended, stackedWith, generalGoesTo } = input;
  const asked =
    formation !== 'none' || extended > 0 || stackedWith !== 'no' || generalGoesTo !== 'nowhere';
  if (!allowed) return 'no';
  if (startsPlacing && !asked) return startsPlacing === 'by-lot' ? 'lot' : 'order';
  return 'yes';
}

export const deployment = defineQuery({
  id: 'onus/deployment',
  fields: DEPLOYMENT_FIELDS,
  answer: { allowed: yes(true), ...PLACING_ANSWER },
  sample: { ownCards: 11, opponentCards: 9 },
  check: (input: Input) => placedTooMany(input),
  run(input, trace) {
    const allowed = applyRows(MAY_SET_UP, input, true, trace);
    const order = placing(input, trace);
    const { startsPlacing = null, lastToPlace } = order;
    return {
      answer: { allowed, ...order },
      summary: {
        say: `deployment/${subject(input, startsPlacing, allowed)}`,
        with: { startsPlacing: startsPlacing ?? '', lastToPlace: lastToPlace ?? '' },
      },
    };
  },
});
