import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** Section markers that are charged. */
export const markers = defineExamples({
  'onus-7.85/relief-charges-two-markers': applies('onus/section-markers', {
    es: 'Una unidad montada envuelve a una infantería. Otra unidad acude y carga contra 2 de sus marcadores por un lado que no es su frente.',
    en: 'A mounted unit envelops infantry. A relief unit charges 2 of its markers from a side other than their front.',
    ask: { markersMet: 2, chargedOn: 'side' },
    gives: { markersRemoved: 2, woundsTaken: 2, countsInCombat: false, causesCheck: false },
    case: 18,
  }),
  'onus-7.86/one-more-cut-off': applies('onus/section-markers', {
    es: 'Una carga por detrás elimina 1 marcador, y otro queda separado de su carta.',
    en: 'A charge on the rear eliminates 1 marker, and another one is cut off from its card.',
    ask: { markersMet: 1, markersCutOff: 1, chargedOn: 'rear', wounds: 3, life: 5 },
    gives: { markersRemoved: 2, woundsTaken: 2, eliminated: true },
    cites: ['onus-7.85', 'onus-7.86'],
  }),
  'onus-7.87/extended-cavalry-charged-frontally': applies('onus/contact', {
    es: 'Una infantería carga de frente con 2 secciones contra una unidad montada ampliada en 1 y envuelve un flanco con las otras 2.',
    en: 'Infantry charges a mounted unit extended by 1 frontally with 2 sections and envelops a flank with the other 2.',
    ask: {
      contacts: [
        { touching: 2 },
        { attackerPart: 'marker', defenderPart: 'right-flank', touching: 2 },
      ],
      defender: { extended: 1 },
    },
    gives: { dice: 4, extensionStays: true },
    cites: ['onus-7.166', 'onus-7.87', 'onus-7.78'],
    case: 20,
  }),
  'onus-7.87/charged-on-its-side': doesNotApply('onus/section-markers', {
    es: 'Una unidad carga de lado contra 1 sección ampliada.',
    en: 'A unit charges 1 extended section on its side.',
    ask: { chargedOn: 'side' },
    gives: { markersRemoved: 1, woundsTaken: 1, markersKept: 0 },
    cites: ['onus-7.85'],
  }),
});
