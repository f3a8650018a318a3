import { alike, amount, maybe, word, words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { MAY_ACT, PHASE_FIELDS, type PhaseInput, phaseOf } from './phase-rows.ts';
import { ACTIONS, AFTER_THE_LAST, nextPhase, PHASES, type Phase, phaseNumber } from './phases.ts';

/** Who has something to do in each phase. */
const WHO = {
  activation: 'active-player',
  movement: 'active-units',
  shooting: 'active-missile-units',
  skirmishers: 'active-skirmishers',
  combat: 'all-engaged-units',
  flight: 'own-fleeing-units',
  end: 'active-player',
} as const satisfies Record<Phase, string>;

/** Whether the time of the action is now, still to come, or over. */
function momentOf({ phase, action, phaseFinished }: PhaseInput) {
  if (action === 'none') return null;
  const ahead = phaseNumber(ACTIONS[action]) - phaseNumber(phase);
  if (ahead < 0) return 'over';
  return ahead === 0 || (ahead === 1 && phaseFinished) ? 'now' : 'later-this-turn';
}

const COMPULSORY: readonly PhaseInput['action'][] = ['check-casualties', 'flight-check'];
const mustAct = ({ action, engaged, abilities }: PhaseInput) =>
  COMPULSORY.includes(action) ||
  (action === 'fight' && engaged) ||
  (action === 'charge' && abilities.includes('impetuous'));

export const phase = defineQuery({
  id: 'onus/phase',
  fields: PHASE_FIELDS,
  answer: {
    ...alike(maybe(yes()), 'allowed', 'mayNow'),
    momentOfAction: maybe(word(['now', 'later-this-turn', 'over'], 'now')),
    actionPhase: word(PHASES, 'activation'),
    phaseNumber: amount(1),
    nextPhase: word([...PHASES, AFTER_THE_LAST], 'movement'),
    whoActs: word([...new Set(Object.values(WHO))], 'active-player'),
    orderDecidedBy: word(['active-player'], 'active-player'),
    allPhases: words(PHASES),
    compulsory: maybe(yes()),
  },
  sample: { phase: 'combat', action: 'shoot' },
  run(input, trace) {
    const { action } = input;
    const spoken = phaseOf(input);
    const may = applyRows(MAY_ACT, input, true, trace);
    const asked = action !== 'none';
    const momentOfAction = momentOf(input);
    const allowed = asked ? may : null;
    const say = !asked ? 'is' : !may ? 'no' : momentOfAction === 'now' ? 'now' : 'later';
    return {
      answer: {
        allowed,
        mayNow: asked ? may && momentOfAction === 'now' : null,
        momentOfAction,
        actionPhase: spoken,
        phaseNumber: phaseNumber(spoken),
        nextPhase: nextPhase(spoken),
        whoActs: WHO[spoken],
        allPhases: PHASES,
        compulsory: asked ? may && mustAct(input) : null,
      },
      summary: {
        say: `phase/${say}`,
        with: { phase: input.phase, actionPhase: spoken, action, number: phaseNumber(spoken) },
      },
    };
  },
});
