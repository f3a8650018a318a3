import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';
import { moves } from '../../asked.ts';

/** Extending and shortening the formation. */
export const extending = defineExamples({
  'onus-7.59/one-section-on-each-side': applies('onus/move', {
    es: 'Una unidad amplía su formación por los dos lados, con 2 marcadores de Sección.',
    en: 'A unit extends its formation on both sides, with 2 Section markers.',
    ask: { steps: [{ does: 'extend', sections: 2 }] },
    gives: { allowed: true, extended: 2, moraleWhenAttacked: -2, used: 0 },
    cites: ['onus-7.59', 'onus-7.63'],
  }),
  'onus-7.59/a-third-section': forbids('onus/move', {
    es: 'Una unidad ampliada en 1 sección quiere añadir 2 más.',
    en: 'A unit extended by 1 section wants to add 2 more.',
    ask: { extended: 1, steps: [{ does: 'extend', sections: 2 }] },
    gives: { allowed: false, extended: 1, used: 0 },
  }),
  'onus-7.60/removes-both': applies('onus/move', {
    es: 'Una unidad ampliada por los dos lados retira sus 2 marcadores y con movimiento 3 avanza 1,5 UD.',
    en: 'A unit extended on both sides removes its 2 markers and, with movement 3, advances 1.5 UD.',
    ask: { movement: 3, extended: 2, steps: [{ does: 'shorten', sections: 2 }, { ud: 1.5 }] },
    gives: { allowed: true, extended: 0, moraleWhenAttacked: 0 },
    cites: ['onus-7.61', 'onus-7.60'],
  }),
  'onus-7.61/box-of-a-plain-unit': applies('onus/manoeuvre', {
    es: 'Una unidad con movimiento 4 quiere ampliar su formación.',
    en: 'A unit with movement 4 wants to extend its formation.',
    ask: { manoeuvre: 'extend', movement: 4 },
    gives: { allowed: true, allowance: 2, mayCharge: false, mayShoot: true, openToFormed: false },
    cites: ['onus-7.51', 'onus-7.61'],
  }),
  'onus-7.61/no-charge-for-skirmishers-either': forbids('onus/move', {
    es: 'Unos Hostigadores con movimiento 4 amplían su formación y quieren cargar a 2 UD.',
    en: 'Skirmishers with movement 4 extend their formation and want to charge at 2 UD.',
    ask: moves(4, [{ does: 'extend' }, { ud: 2 }], { abilities: ['skirmishers'], toCharge: true }),
    gives: { allowed: false, allowance: 4 },
  }),
  'onus-7.62/engaged-unit-may-not-extend': forbids('onus/engaged-action', {
    es: 'Una unidad trabada es activada y quiere ampliar su frente en una sección.',
    en: 'An engaged unit is activated and wants to extend its front by one section.',
    ask: { engagedAction: 'extend' },
    cites: ['onus-7.62', 'onus-7.97'],
    case: 345,
  }),
  'onus-7.62/engaged-unit-shortens': applies('onus/engaged-action', {
    es: 'Una unidad trabada y ampliada por los dos lados retira sus 2 secciones ampliadas, las dos en contacto con el enemigo.',
    en: 'An engaged unit extended on both sides withdraws its 2 extended sections, both in contact with the enemy.',
    ask: { engagedAction: 'reduce', extended: 2, markersWithdrawn: 2 },
    gives: { allowed: true, attackDice: [2], extended: 0 },
    cites: ['onus-7.94', 'onus-7.62', 'onus-7.95'],
  }),
  'onus-7.63/both-sides': applies('onus/move', {
    es: 'Una unidad tiene la formación ampliada por los dos lados.',
    en: 'A unit has its formation extended on both sides.',
    ask: { extended: 2 },
    gives: { moraleWhenAttacked: -2 },
    case: 12,
  }),
  'onus-7.63/shortened-again': doesNotApply('onus/move', {
    es: 'Una unidad ampliada por un lado acorta su formación.',
    en: 'A unit extended on one side shortens its formation.',
    ask: { extended: 1, steps: [{ does: 'shorten' }] },
    gives: { allowed: true, moraleWhenAttacked: 0 },
    cites: ['onus-7.60'],
  }),
  'onus-7.64/square-may-not-extend': forbids('onus/move', {
    es: 'Una unidad que tiene activo el Cuadro quiere ampliar su frente.',
    en: 'A unit with Square active wants to extend its front.',
    ask: { formation: 'square', steps: [{ does: 'extend' }] },
    gives: { allowed: false, extended: 0 },
    case: 159,
  }),
  'onus-7.64/extended-unit-forms-up': applies('onus/move', {
    es: 'Una unidad ampliada quiere adoptar la Falange sin acortar antes.',
    en: 'An extended unit wants to adopt Phalanx without shortening first.',
    ask: { extended: 1, steps: [{ does: 'adopt', into: 'phalanx' }] },
    gives: { allowed: false, formation: 'none', used: 0 },
  }),
  'onus-7.64/dissolves-and-extends-at-once': doesNotApply('onus/move', {
    es: 'Una unidad con movimiento 3 deshace la Falange, amplía su frente en 1 sección y avanza 1,5 UD.',
    en: 'A unit with movement 3 dissolves its Phalanx, extends its front by 1 section and advances 1.5 UD.',
    ask: {
      movement: 3,
      formation: 'phalanx',
      steps: [{ does: 'dissolve' }, { does: 'extend' }, { ud: 1.5 }],
    },
    gives: { allowed: true, extended: 1, formation: 'none' },
    cites: ['onus-7.59', 'onus-7.72'],
  }),
});
