import { amount, text } from '../../core/answer.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { pool } from '../../core/pool.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { list } from '../../core/schema/choices.ts';
import { requiredCount } from '../../core/schema/numbers.ts';
import { FACES } from '../faces.ts';

const FIELDS = { thrownDice: requiredCount(1, 20), wantedFaces: list(FACES, FACES.length) };

/** A plain roll of battle dice, of which some faces are counted; no rule about units is asked. */
export const dice = defineQuery({
  id: 'cca/dice',
  fields: FIELDS,
  answer: { facesCounted: amount(), perDie: text('0'), expectedFaces: text('0') },
  odds: {
    chances: ['at-least-one-face', 'every-die', 'no-die'],
    means: ['diceShowing'],
    tables: ['diceShowing'],
  },
  sample: { thrownDice: 4, wantedFaces: ['flag'] },
  check: problems<{ wantedFaces: readonly string[] }>([
    'wantedFaces',
    'which-faces',
    'cca-2.7',
    ({ wantedFaces }) => wantedFaces.length === 0,
  ]),
  run({ thrownDice, wantedFaces }, trace) {
    const faces = FACES.filter((face) => wantedFaces.includes(face));
    const found = faces.length;
    const odds = pool(thrownDice, [
      { weight: found, score: { showing: 1 } },
      { weight: FACES.length - found },
    ]);
    const some = odds.probability(({ showing }) => showing > 0);
    const expected = odds.mean(({ showing }) => showing);
    trace.step('cca-2.7', { number: FACES.length, faces: FACES });
    return {
      answer: {
        facesCounted: found,
        perDie: fractionText(fraction(found, FACES.length)),
        expectedFaces: fractionText(expected),
      },
      summary: { say: 'dice', with: { dice: thrownDice, faces, some: chance(some).percent } },
      odds: {
        chances: {
          'at-least-one-face': chance(some),
          'every-die': chance(odds.probability(({ showing }) => showing === thrownDice)),
          'no-die': chance(odds.probability(({ showing }) => showing === 0)),
        },
        means: { diceShowing: mean(expected) },
        tables: { diceShowing: table(odds, ({ showing }) => showing) },
      },
    };
  },
});
