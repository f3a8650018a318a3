import { amount, text } from '../core/answer.ts';
import type { ClauseId } from '../core/clause-ids.ts';
import { fraction, fractionText } from '../core/fraction.ts';
import { chance, mean, table } from '../core/odds.ts';
import { pool } from '../core/pool.ts';
import { problems } from '../core/problems.ts';
import { defineQuery } from '../core/query.ts';
import { list } from '../core/schema/choices.ts';
import { requiredCount } from '../core/schema/numbers.ts';

const MOST_DICE = 20;

/** A plain roll of battle dice, of which some faces are counted; no rule about units is asked. */
export function plainDice<const Id extends string, const F extends string>(
  clause: ClauseId,
  id: Id,
  shown: Readonly<Record<F | 'flag', number>>,
) {
  const faces = Object.keys(shown) as (F | 'flag')[];
  const facesOf = (wanted: readonly (F | 'flag')[]) =>
    wanted.reduce((sum, face) => sum + shown[face], 0);
  const number = facesOf(faces);
  return defineQuery({
    id,
    fields: { thrownDice: requiredCount(1, MOST_DICE), wantedFaces: list(faces, faces.length) },
    answer: { facesCounted: amount(), perDie: text('0'), expectedFaces: text('0') },
    odds: {
      chances: ['at-least-one-face', 'every-die', 'no-die'],
      means: ['diceShowing'],
      tables: ['diceShowing'],
    },
    start: { thrownDice: 1, wantedFaces: ['flag'] },
    sample: { thrownDice: 4, wantedFaces: ['flag'] },
    check: problems<{ wantedFaces: readonly string[] }>([
      'wantedFaces',
      'which-faces',
      clause,
      ({ wantedFaces }) => wantedFaces.length === 0,
    ]),
    run({ thrownDice, wantedFaces }, trace) {
      const wanted = faces.filter((face) => wantedFaces.includes(face));
      const found = facesOf(wanted);
      const odds = pool(thrownDice, [
        { weight: found, score: { showing: 1 } },
        { weight: number - found },
      ]);
      const some = odds.probability(({ showing }) => showing > 0);
      const expected = odds.mean(({ showing }) => showing);
      trace.step(clause, { number, faces });
      return {
        answer: {
          facesCounted: found,
          perDie: fractionText(fraction(found, number)),
          expectedFaces: fractionText(expected),
        },
        summary: {
          say: 'dice',
          with: { dice: thrownDice, faces: wanted, some: chance(some).fraction },
        },
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
}
