import { alike, amount, maybe, text, yes } from '../../core/answer.ts';
import { Distribution, thin } from '../../core/dice.ts';
import { fraction, fractionText, multiply } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';
import { orMore } from '../wounds/wounds.ts';

const MOST = 100;
const LEAST_NEED = 2;
const USUAL_NEED = 4;

const VETERAN_FIELDS = {
  diceThrown: requiredCount(1, MOST),
  hitsBefore: requiredCount(0, MOST),
  hitsOn: usual(count(LEAST_NEED, FACES, USUAL_NEED)),
  hitsAgain: optionalCount(0, MOST),
  rerollsWhich: choice(['all', 'misses', 'some'], 'all'),
  usedBefore: flag(),
  alreadyAgain: flag(),
};
type Veteran = Values<typeof VETERAN_FIELDS>;

const { bars, notes } = rulesOf<Veteran>();

const MAY: Table<Veteran, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-13.114/used',
      [],
      on('not-used-yet', ({ usedBefore }: Veteran) => usedBefore),
    ),
    bars(
      'wab-13.114/all',
      [],
      on('all-again', ({ rerollsWhich }: Veteran) => rerollsWhich !== 'all'),
    ),
    bars(
      'wab-1.6/veterans',
      [],
      on('first-re-roll', ({ alreadyAgain }: Veteran) => alreadyAgain),
    ),
    notes('wab-13.114', [(_, may) => may]),
  ],
};

export const veterans = defineQuery({
  id: 'wab/veterans',
  fields: VETERAN_FIELDS,
  answer: { allowed: yes(), hitsNow: maybe(amount()), ...alike(text('0'), 'meanAgain') },
  odds: { chances: ['more-hits', 'fewer-hits'] },
  sample: { diceThrown: 6, hitsBefore: 1 },
  start: { diceThrown: 6, hitsBefore: 1 },
  check: problems(
    ['hitsBefore', 'more-hits-than-dice', null, (one) => one.hitsBefore > one.diceThrown],
    ['hitsAgain', 'more-hits-than-dice', null, (one) => (one.hitsAgain ?? 0) > one.diceThrown],
  ),
  run(input, trace) {
    const { diceThrown, hitsBefore, hitsOn, hitsAgain } = input;
    if (!applyRows(MAY, input, true, trace))
      return {
        answer: { hitsNow: hitsBefore },
        summary: { say: 'veterans/no', with: { hits: hitsBefore } },
      };
    const one = orMore(hitsOn);
    const meanAgain = fractionText(multiply(one, fraction(diceThrown)));
    const all =
      hitsAgain === undefined
        ? thin(Distribution.certain({ hits: diceThrown }), 'hits', one)
        : Distribution.certain({ hits: hitsAgain });
    const isKnown = hitsAgain !== undefined;
    if (isKnown) trace.step('wab-13.114/stands', { hits: hitsAgain });
    return {
      answer: { allowed: true, hitsNow: hitsAgain ?? null, meanAgain },
      summary: isKnown
        ? { say: 'veterans/again', with: { hits: hitsAgain } }
        : { say: 'veterans/odds', with: { mean: meanAgain, hits: hitsBefore } },
      odds: {
        chances: {
          'more-hits': chance(all.probability(({ hits }) => hits > hitsBefore)),
          'fewer-hits': chance(all.probability(({ hits }) => hits < hitsBefore)),
        },
        means: {},
        tables: {},
      },
    };
  },
});
