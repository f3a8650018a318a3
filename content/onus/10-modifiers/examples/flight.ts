import { applies, defineExamples } from '../../../../src/library/example.ts';

/** Fleeing units have the penalties of Broken ones. */
export const flight = defineExamples({
  'onus-10.17/to-recover': applies('onus/flight-phase', {
    es: 'Una unidad en huida con moral 6 y 1 herida chequea para recuperarse.',
    en: 'A fleeing unit with morale 6 and 1 wound checks to recover.',
    ask: { unit: { morale: 6, wounds: 1 } },
    gives: { moraleValue: 4, chanceToRecover: '2/3' },
    odds: { recovers: '2/3' },
    cites: ['onus-10.11', 'onus-10.16', 'onus-10.17'],
  }),
});
