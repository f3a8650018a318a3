import { alike, amount, maybe, text, yes } from '../../core/answer.ts';
import { sum } from '../../core/dice.ts';
import { type Fraction, fraction, fractionText } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { optionalCounts, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';
import { total } from '../flight/distances.ts';

const FAR = 120;
const DICE = 1;
/** Inches at which it stops before another enemy (wab-14.28). */
const SHORT = 1;

const AFTER_FIELDS = {
  wagonDoes: usual(choice(['pursue', 'give-ground'], 'pursue')),
  fledInches: usual(optionalMeasure(0, FAR)),
  otherEnemyAt: optionalMeasure(0, FAR),
  dice: optionalCounts(1, FACES, DICE),
};
type After = Values<typeof AFTER_FIELDS> & { rolled: number };

const pursues = ({ wagonDoes }: Pick<After, 'wagonDoes'>) => wagonDoes === 'pursue';
const { allows, sets } = rulesOf<After>();

const MOVES: Table<After, number> = {
  on: 'wagonMoves',
  rows: [
    sets(
      'wab-14.28/stops',
      ({ otherEnemyAt = 0 }) => Math.max(0, otherEnemyAt - SHORT),
      [pursues, ({ otherEnemyAt }) => otherEnemyAt !== undefined],
      on('does-not-get-there', ({ otherEnemyAt = FAR, rolled }) => rolled > otherEnemyAt - SHORT),
      { with: ({ otherEnemyAt = 0 }) => ({ wagonMoves: Math.max(0, otherEnemyAt - SHORT) }) },
    ),
  ],
};
const DESTROYS: Table<After, boolean> = {
  on: 'destroysIt',
  rows: [
    allows(
      'wab-14.28/destroys',
      [({ fledInches }) => fledInches !== undefined],
      on('not-reached', ({ fledInches = FAR, rolled }) => rolled > fledInches),
    ),
  ],
};

export const wagonAfter = defineQuery({
  id: 'wab/wagon-after',
  fields: AFTER_FIELDS,
  answer: {
    diceRolled: amount(DICE),
    ...alike(maybe(amount()), 'distance', 'wagonMoves'),
    destroysIt: maybe(yes()),
    chanceReached: maybe(text()),
  },
  odds: { chances: ['reached'] },
  rolls: { dice: () => DICE },
  sample: { fledInches: 4 },
  start: {},
  check: problems([
    'fledInches',
    'nobody-flees-from-it',
    'wab-14.29',
    (one) => !pursues(one) && one.fledInches !== undefined,
  ]),
  run(input, trace) {
    const rolled = total(input.dice);
    trace.step(pursues(input) ? 'wab-14.28' : 'wab-14.29');
    const { fledInches } = input;
    const looked: Fraction | null =
      fledInches === undefined ? null : sum(DICE).probability(({ sum: die }) => die > fledInches);
    const chanceReached = looked && fractionText(looked);
    if (rolled === null)
      return {
        answer: { chanceReached, destroysIt: looked ? null : false },
        summary: {
          say: `wagon-after/${looked ? 'odds' : 'open'}`,
          with: { percent: chanceReached ?? '0' },
        },
        ...(looked && { odds: { chances: { reached: chance(looked) }, means: {}, tables: {} } }),
      };
    const one = { ...input, rolled };
    const wagonMoves = applyRows(MOVES, one, rolled, trace);
    const destroysIt = applyRows(DESTROYS, one, false, trace);
    const now = chance(fraction(Number(destroysIt)));
    return {
      answer: { distance: rolled, wagonMoves, destroysIt, chanceReached },
      summary: {
        say: `wagon-after/${destroysIt ? 'destroys' : 'moves'}`,
        with: { wagonMoves },
      },
      ...(looked && { odds: { chances: { reached: now }, means: {}, tables: {} } }),
    };
  },
});
