import { defineExamples } from '../../../../src/content/registry.ts';

/** Fleeing units have the penalties of Broken ones. */
export const flight = defineExamples([
  {
    clause: 'onus-10.17',
    name: 'to-recover',
    kind: 'applies',
    say: {
      es: 'Una unidad en huida con moral 6 y 1 herida chequea para recuperarse.',
      en: 'A fleeing unit with morale 6 and 1 wound checks to recover.',
    },
    query: 'onus/flight-phase',
    input: { unit: { morale: 6, wounds: 1 } },
    expect: { moraleValue: 4, chanceToRecover: '2/3' },
    odds: { recovers: '2/3' },
    cites: ['onus-10.11', 'onus-10.16', 'onus-10.17'],
  },
]);
