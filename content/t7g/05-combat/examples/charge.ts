import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Whom a unit must charge, how far it gets, and by which way. */
export const charge = defineExamples({
  't7g-5.3/an-enemy-in-reach': applies('t7g/order', {
    es: 'Una unidad con ¡Atacad! ve a un enemigo y puede alcanzarlo.',
    en: 'A unit with Assault! sees an enemy and can reach it.',
    ask: { card: 'attack', seesEnemy: true, couldCharge: true },
    gives: { mustCharge: true },
  }),
  't7g-5.3/nobody-in-reach': doesNotApply('t7g/order', {
    es: 'Una unidad con ¡Atacad! ve a un enemigo que queda fuera de su alcance.',
    en: 'A unit with Assault! sees an enemy that is out of its reach.',
    ask: { card: 'attack', seesEnemy: true, couldCharge: false },
    gives: { mustCharge: false },
    cites: ['t7g-2.23', 't7g-2.17', 't7g-2.19'],
  }),
  't7g-5.4/declared-from-afar': applies('t7g/table-reactions', {
    es: 'Un enemigo declara su carga sobre una unidad que está a 10 pulgadas y no ha actuado.',
    en: 'An enemy declares its charge on a unit that is 10 inches away and has not acted.',
    ask: {
      position: 't7g1_bottom_A-36-40_top_X-36-30',
      ...{ unitName: 'A', chargedName: 'X' },
    },
    gives: { reactions: [{ unit: 'X', why: 'charge' }] },
    case: 355,
  }),
  't7g-5.5/six-inches': applies('t7g/table-charge', {
    es: 'Una infantería de Velocidad 4 carga a un enemigo que tiene su Centro Frontal justo delante, a 6 pulgadas.',
    en: 'Infantry with Speed 4 charges an enemy whose Front Centre is straight ahead, 6 inches away.',
    ask: {
      position: 't7g1_bottom_A-36-40_top_X-36-34',
      ...{ unitName: 'A', targetName: 'X' },
    },
    gives: { allowed: true, used: 6 },
    cites: ['t7g-1.9', 't7g-2.19', 't7g-1.18', 't7g-5.5', 't7g-5.6'],
  }),
  't7g-5.5/half-an-inch-short': forbids('t7g/table-charge', {
    es: 'Una infantería de Velocidad 4 quiere cargar a un enemigo cuyo Centro más próximo está a 6,5 pulgadas.',
    en: 'Infantry with Speed 4 wants to charge an enemy whose nearest Centre is 6.5 inches away.',
    ask: {
      position: 't7g1_bottom_A-36-40_top_X-36-33.5',
      ...{ unitName: 'A', targetName: 'X' },
    },
    gives: { allowed: false, allowance: 6, chargeDistance: 6.5 },
    case: 119,
  }),
  't7g-5.6/at-the-first-touch': applies('t7g/table-charge', {
    es: 'Una infantería carga de frente a un enemigo que está 6 pulgadas justo delante.',
    en: 'Infantry charges straight at an enemy 6 inches ahead.',
    ask: {
      position: 't7g1_bottom_A-36-40_top_X-36-34',
      ...{ unitName: 'A', targetName: 'X' },
    },
    gives: { allowed: true },
  }),
  't7g-5.7/past-a-rock': applies('t7g/table-charge', {
    es: 'Una roca de 1 pulgada tapa el Centro más próximo de un enemigo muy ancho; la unidad que carga tiene Velocidad 8.',
    en: 'A rock of 1 inch masks the nearest Centre of a very wide enemy; the unit that charges has Speed 8.',
    ask: {
      position: 't7g1_rocks-35.5-37-36.5-38_bottom_A-36-40-s8_top_X-36-34-base~20~4',
      ...{ unitName: 'A', targetName: 'X' },
    },
    gives: { allowed: true, aim: 'other' },
    case: 357,
  }),
  't7g-5.7/nothing-between': doesNotApply('t7g/table-charge', {
    es: 'Entre una infantería y el enemigo que tiene 6 pulgadas delante no hay nada.',
    en: 'Between infantry and an enemy 6 inches ahead there is nothing.',
    ask: {
      position: 't7g1_bottom_A-36-40_top_X-36-34',
      ...{ unitName: 'A', targetName: 'X' },
    },
    gives: { allowed: true, used: 6 },
    cites: ['t7g-1.9', 't7g-2.19', 't7g-1.18', 't7g-5.5', 't7g-5.6'],
  }),
});
