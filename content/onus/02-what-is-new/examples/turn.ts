import { applies, defineExamples } from '../../../../src/content/example.ts';

/** What this edition changed about armies and turns. */
export const turn = defineExamples({
  'onus-2.12/split-movement': applies('onus/phase', {
    es: 'Unos Hostigadores activos movieron antes de disparar y quieren mover lo que les queda.',
    en: 'Active Skirmishers moved before they shot and want to move as far as they have left.',
    ask: { phase: 'skirmishers', action: 'skirmisher-move', abilities: ['skirmishers'] },
    gives: { allowed: true, mayNow: true },
    cites: ['onus-7.5', 'onus-2.12'],
  }),
});
