import { Distribution } from '../../core/distribution.ts';
import { chance, mean, table } from '../../core/odds.ts';
import type { Odds } from '../../core/ruling.ts';
import type { Wounds } from '../combat/attack-roll.ts';
import { fatesAfterShot, type ShotCourse } from './course.ts';
import type { ShotInput } from './fields.ts';

export const some = (odds: Distribution<Wounds>) => odds.probability((o) => o.wounds > 0);

/** In one sentence: what may come of the shot, or what came of it. */
export function summaryOf(
  dice: number,
  odds: Distribution<Wounds>,
  wounds: number | null,
  { fate }: ShotCourse,
) {
  if (wounds === null)
    return { say: 'shot/odds', with: { dice, wounded: chance(some(odds)).fraction } };
  return { say: 'shot/rolled', with: { wounds, fate: `fate.${fate}` } };
}

export const SHOT_ODDS = {
  chances: [
    ...['at-least-one-hit', 'at-least-one-wound'],
    ...['target-broken', 'target-flees', 'target-eliminated'],
  ],
  means: ['hits', 'wounds'],
  tables: ['hits', 'wounds'],
};

/** Hits and wounds of its dice, and what becomes of the target, as far as they are open. */
export function oddsOf(
  input: ShotInput,
  odds: Distribution<Wounds>,
  hits: Distribution<Wounds>,
  { fate }: ShotCourse,
): Odds {
  const flight =
    fate === 'open'
      ? odds.chain(({ wounds }) => fatesAfterShot(input, wounds))
      : Distribution.certain({ fate });
  return {
    chances: {
      'at-least-one-hit': chance(some(hits)),
      'at-least-one-wound': chance(some(odds)),
      'target-broken': chance(flight.probability((o) => o.fate === 'broken')),
      'target-flees': chance(flight.probability((o) => o.fate === 'fleeing')),
      'target-eliminated': chance(flight.probability((o) => o.fate === 'eliminated')),
    },
    means: { hits: mean(hits.mean((o) => o.wounds)), wounds: mean(odds.mean((o) => o.wounds)) },
    tables: { hits: table(hits, (o) => o.wounds), wounds: table(odds, (o) => o.wounds) },
  };
}
