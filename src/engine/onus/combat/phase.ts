import { amount, maybe, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import type { Key } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { count } from '../../core/schema/numbers.ts';

const MOST_PAIRS = 60;

/** How a combat leaves both units. */
const OUTCOMES = [
  'both-stay',
  'one-flees',
  'both-flee',
  'one-eliminated',
  'both-eliminated',
] as const;
const TOLD = {
  'both-stay': 'onus-7.156',
  'one-flees': 'onus-7.155/one',
  'both-flee': 'onus-7.155/both',
  'one-eliminated': 'onus-7.154',
  'both-eliminated': 'onus-7.154',
} as const satisfies Record<(typeof OUTCOMES)[number], Key>;

const ACTIVE = word(['active-player'], 'active-player');

/** The combat phase as a whole: how many combats there are, and whose say their order is. */
export const combatPhase = defineQuery({
  id: 'onus/combat-phase',
  fields: {
    engagedPairs: count(0, MOST_PAIRS, 1),
    combatBegunBy: choice(['active-player', 'opponent'], 'active-player'),
    anyActivated: flag(),
    combatOutcome: choice(OUTCOMES, 'both-stay'),
  },
  answer: {
    combats: amount(),
    mustFight: yes(),
    orderChosenBy: ACTIVE,
    attackerIs: ACTIVE,
    firstToFlee: maybe(ACTIVE),
    fightAgainNextTurn: yes(),
  },
  sample: { engagedPairs: 2 },
  run({ engagedPairs: combats, combatBegunBy, anyActivated, combatOutcome }, trace) {
    trace.step('onus-7.149', { combats });
    trace.decide('onus-7.151', {}, { on: 'combats', from: 0, to: combats });
    trace[combats > 0 ? 'decide' : 'step'](`onus-7.150/${combatBegunBy}`);
    if (combats > 0 && !anyActivated) trace.step('onus-7.88/combat');
    if (combats > 0) trace.step(TOLD[combatOutcome]);
    return {
      answer: {
        combats,
        mustFight: combats > 0,
        firstToFlee: combatOutcome === 'both-flee' ? 'active-player' : null,
        fightAgainNextTurn: combats > 0 && combatOutcome === 'both-stay',
      },
      summary: { say: combats > 0 ? 'combat-phase' : 'combat-phase/none', with: { combats } },
    };
  },
});
