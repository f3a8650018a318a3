import { looseQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, count, flag } from '../../core/schema.ts';

const MOST_PAIRS = 60;

/** How a combat leaves both units. */
const OUTCOMES = [
  'both-stay',
  'one-flees',
  'both-flee',
  'one-eliminated',
  'both-eliminated',
] as const;
type Outcome = (typeof OUTCOMES)[number];

function tellOutcome(outcome: Outcome, trace: Trace) {
  if (outcome === 'both-stay') trace.step('onus-7.156');
  else if (outcome === 'both-flee') trace.step('onus-7.155/both');
  else if (outcome === 'one-flees') trace.step('onus-7.155/one');
  else trace.step('onus-7.154');
}

/** The combat phase as a whole: how many combats there are, and whose say their order is. */
export const combatPhase = looseQuery({
  id: 'onus/combat-phase',
  fields: {
    engagedPairs: count(0, MOST_PAIRS, 1),
    combatBegunBy: choice(['active-player', 'opponent'], 'active-player'),
    anyActivated: flag(),
    combatOutcome: choice(OUTCOMES, 'both-stay'),
  },
  sample: { engagedPairs: 2 },
  run({ engagedPairs: combats, combatBegunBy, anyActivated, combatOutcome }, trace) {
    trace.step('onus-7.149', { combats });
    trace.step('onus-7.151', {}, { on: 'combats', from: 0, to: combats });
    trace.step(`onus-7.150/${combatBegunBy}`);
    if (combats > 0 && !anyActivated) trace.step('onus-7.88/combat');
    if (combats > 0) tellOutcome(combatOutcome, trace);
    return {
      answer: {
        combats,
        mustFight: combats > 0,
        orderChosenBy: 'active-player',
        attackerIs: 'active-player',
        firstToFlee: combatOutcome === 'both-flee' ? 'active-player' : null,
        fightAgainNextTurn: combats > 0 && combatOutcome === 'both-stay',
      },
      summary: { say: combats > 0 ? 'combat-phase' : 'combat-phase/none', with: { combats } },
    };
  },
});
