import { text } from '../../core/answer.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import { DOGS } from './barbarians.ts';

const MOST_HITS = 40;

export const warDogHits = defineQuery({
  id: 'wab/war-dog-hits',
  fields: {
    missileHits: usual(count(0, MOST_HITS, 1)),
    dogsLeft: usual(count(0, DOGS.dogs, DOGS.dogs)),
    handlersLeft: usual(count(0, DOGS.handlers, DOGS.handlers)),
  },
  answer: {
    handlerHitChance: text('0'),
    handlerHits: text('0'),
    dogHits: text('0'),
  },
  sample: { missileHits: 3 },
  start: {},
  check: problems([
    'dogsLeft',
    'nobody-to-hit',
    'wab-21.31',
    ({ dogsLeft, handlersLeft }) => dogsLeft + handlersLeft === 0,
  ]),
  run({ missileHits, dogsLeft, handlersLeft }, trace) {
    const all = dogsLeft + handlersLeft;
    trace.step('wab-21.32', { hits: missileHits, models: all });
    const missed = fraction(
      BigInt(dogsLeft) ** BigInt(missileHits),
      BigInt(all) ** BigInt(missileHits),
    );
    const hit = fraction(missed.d - missed.n, missed.d);
    return {
      answer: {
        handlerHitChance: fractionText(hit),
        handlerHits: fractionText(fraction(missileHits * handlersLeft, all)),
        dogHits: fractionText(fraction(missileHits * dogsLeft, all)),
      },
      summary: { say: 'war-dog-hits', with: { hits: missileHits, percent: fractionText(hit) } },
    };
  },
});
