import { defineExamples } from '../../../../src/content/registry.ts';

const touch = 'onus/contact';
const fate = 'onus/section-markers';

/** Section markers that are charged. */
export const markers = defineExamples([
  {
    clause: 'onus-7.85',
    name: 'relief-charges-two-markers',
    kind: 'applies',
    say: {
      es: 'Una unidad montada envuelve a una infantería. Otra unidad acude y carga contra 2 de sus marcadores por un lado que no es su frente.',
      en: 'A mounted unit envelops infantry. A relief unit charges 2 of its markers from a side other than their front.',
    },
    query: fate,
    input: { markersMet: 2, chargedOn: 'side' },
    expect: { markersRemoved: 2, woundsTaken: 2, countsInCombat: false, causesCheck: false },
    cites: ['onus-7.85'],
    case: 'onus-case-018',
  },
  {
    clause: 'onus-7.86',
    name: 'one-more-cut-off',
    kind: 'applies',
    say: {
      es: 'Una carga por detrás elimina 1 marcador, y otro queda separado de su carta.',
      en: 'A charge on the rear eliminates 1 marker, and another one is cut off from its card.',
    },
    query: fate,
    input: { markersMet: 1, markersCutOff: 1, chargedOn: 'rear', wounds: 3, life: 5 },
    expect: { markersRemoved: 2, woundsTaken: 2, eliminated: true },
    cites: ['onus-7.85', 'onus-7.86'],
  },
  {
    clause: 'onus-7.87',
    name: 'extended-cavalry-charged-frontally',
    kind: 'applies',
    say: {
      es: 'Una infantería carga de frente con 2 secciones contra una unidad montada ampliada en 1 y envuelve un flanco con las otras 2.',
      en: 'Infantry charges a mounted unit extended by 1 frontally with 2 sections and envelops a flank with the other 2.',
    },
    query: touch,
    input: {
      contacts: [
        { touching: 2 },
        { attackerPart: 'marker', defenderPart: 'right-flank', touching: 2 },
      ],
      defender: { extended: 1 },
    },
    expect: { dice: 4, extensionStays: true },
    cites: ['onus-7.166', 'onus-7.87', 'onus-7.78'],
    case: 'onus-case-020',
  },
  {
    clause: 'onus-7.87',
    name: 'charged-on-its-side',
    kind: 'does-not-apply',
    say: {
      es: 'Una unidad carga de lado contra 1 sección ampliada.',
      en: 'A unit charges 1 extended section on its side.',
    },
    query: fate,
    input: { chargedOn: 'side' },
    expect: { markersRemoved: 1, woundsTaken: 1 },
    cites: ['onus-7.85'],
  },
]);
