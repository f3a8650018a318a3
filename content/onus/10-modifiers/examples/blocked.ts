import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** The unit of the chapter's example that is attacked from several sides and cannot move. */
export const blocked = defineExamples({
  'onus-10.7/blocked-roman-may-not-envelop': forbids('onus/engaged-action', {
    es: 'Una unidad romana activa y bloqueada combate contra la caballería púnica y contra otra unidad que la ataca por un flanco con 2 secciones; quiere envolver.',
    en: 'An active blocked Roman unit fights Punic cavalry and another unit that attacks it on a flank with 2 sections; it wants to envelop.',
    ask: {
      engagedAction: 'envelop',
      blocked: true,
      enemies: [{ sectionsTouching: 5, frontTouching: 2 }, { onOwnFront: false }],
    },
    gives: { allowed: false, markersPlaced: 0 },
    cites: ['onus-7.90', 'onus-10.7'],
    case: 52,
  }),
  'onus-10.7/nor-turn-round': applies('onus/engaged-action', {
    es: 'Una unidad activa y bloqueada quiere recolocarse 180 grados.',
    en: 'An active blocked unit wants to reposition by 180 degrees.',
    ask: { engagedAction: 'reposition-180', blocked: true },
    gives: { allowed: false },
    cites: ['onus-7.90', 'onus-10.7'],
  }),
  'onus-10.7/free-to-move': doesNotApply('onus/engaged-action', {
    es: 'Una unidad activa sin bloquear, con 2 secciones frontales en contacto y 2 libres, quiere envolver.',
    en: 'An active unit that is not blocked, with 2 front sections in contact and 2 free, wants to envelop.',
    ask: { engagedAction: 'envelop' },
    gives: { allowed: true, markersPlaced: 2, diceAfter: 4 },
    cites: ['onus-7.93'],
  }),
});
