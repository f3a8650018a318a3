import { defineQuery } from '../core/query.ts';
import { choice, count, flag } from '../core/schema.ts';

const MOST_PAIRS = 60;

/** The combat phase as a whole: how many combats there are, and whose say their order is. */
export const combatPhase = defineQuery({
  id: 'onus/combat-phase',
  fields: {
    engagedPairs: count(0, MOST_PAIRS, 1),
    combatBegunBy: choice(['active-player', 'opponent'], 'active-player'),
    anyActivated: flag(),
    bothFlee: flag(),
  },
  sample: { engagedPairs: 2 },
  run({ engagedPairs: combats, combatBegunBy, anyActivated, bothFlee }, trace) {
    trace.step('onus-7.149', { combats });
    trace.step('onus-7.151', {}, { on: 'combats', from: 0, to: combats });
    trace.step('onus-7.150', {}, null, `onus-7.150/${combatBegunBy}`);
    if (combats > 0 && !anyActivated) trace.step('onus-7.88', {}, null, 'onus-7.88/combat');
    if (bothFlee) trace.step('onus-7.155', {}, null, 'onus-7.155/both');
    else trace.step('onus-7.156');
    return {
      answer: {
        combats,
        mustFight: combats > 0,
        orderChosenBy: 'active-player',
        attackerIs: 'active-player',
        firstToFlee: bothFlee ? 'active-player' : null,
        fightAgainNextTurn: combats > 0 && !bothFlee,
      },
      summary: { say: combats > 0 ? 'combat-phase' : 'combat-phase/none', with: { combats } },
    };
  },
});
