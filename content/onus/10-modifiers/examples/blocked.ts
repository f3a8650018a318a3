import { defineExamples } from '../../../../src/content/registry.ts';

/** The unit of the chapter's example that is attacked from several sides and cannot move. */
export const blocked = defineExamples([
  {
    clause: 'onus-10.7',
    name: 'blocked-roman-may-not-envelop',
    kind: 'forbidden',
    say: {
      es: 'Una unidad romana activa y bloqueada combate contra la caballería púnica y contra otra unidad que la ataca por un flanco con 2 secciones; quiere envolver.',
      en: 'An active blocked Roman unit fights Punic cavalry and another unit that attacks it on a flank with 2 sections; it wants to envelop.',
    },
    query: 'onus/engaged-action',
    input: {
      engagedAction: 'envelop',
      blocked: true,
      enemies: [{ sectionsTouching: 5, frontTouching: 2 }, { onOwnFront: false }],
    },
    expect: { allowed: false, markersPlaced: 0 },
    cites: ['onus-7.90', 'onus-10.7'],
    case: 'onus-case-052',
  },
  {
    clause: 'onus-10.7',
    name: 'nor-turn-round',
    kind: 'applies',
    say: {
      es: 'Una unidad activa y bloqueada quiere recolocarse 180 grados.',
      en: 'An active blocked unit wants to reposition by 180 degrees.',
    },
    query: 'onus/engaged-action',
    input: { engagedAction: 'reposition-180', blocked: true },
    expect: { allowed: false },
    cites: ['onus-7.90', 'onus-10.7'],
  },
  {
    clause: 'onus-10.7',
    name: 'free-to-move',
    kind: 'does-not-apply',
    say: {
      es: 'Una unidad activa sin bloquear, con 2 secciones frontales en contacto y 2 libres, quiere envolver.',
      en: 'An active unit that is not blocked, with 2 front sections in contact and 2 free, wants to envelop.',
    },
    query: 'onus/engaged-action',
    input: { engagedAction: 'envelop' },
    expect: { allowed: true, markersPlaced: 2 },
    cites: ['onus-7.93'],
  },
]);
