import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Levies. */
export const levies = defineExamples({
  'wab-13.77/twenty-against-twelve': applies('wab/levy-fear', {
    es: 'Una leva de 20 se enfrenta a 12 infantes formados.',
    en: 'A levy of 20 faces 12 formed infantry.',
    ask: { models: 20, enemyModels: 12 },
    gives: { leviesFear: true },
  }),
  'wab-13.77/twice-as-many': applies('wab/levy-fear', {
    es: 'Una leva de 24 se enfrenta a 12 infantes formados.',
    en: 'A levy of 24 faces 12 formed infantry.',
    ask: { models: 24, enemyModels: 12 },
    gives: { leviesFear: false },
  }),
  'wab-13.77/skirmishers': applies('wab/levy-fear', {
    es: 'La leva de 20 se enfrenta a 12 hostigadores.',
    en: 'The levy of 20 faces 12 skirmishers.',
    ask: { models: 20, enemyModels: 12, enemySkirmishes: true },
    gives: { leviesFear: false },
  }),
  'wab-13.77/skirmishers-by-the-other-reading': applies('wab/levy-fear', {
    es: 'La leva de 20 se enfrenta a 12 hostigadores, y los jugadores han acordado que solo no se cuentan como enemigos de otra unidad.',
    en: 'The levy of 20 faces 12 skirmishers, and the players have agreed that these are only left out of the count of others.',
    ask: { models: 20, enemyModels: 12, enemySkirmishes: true, readings: { R293: 'b' } },
    gives: { leviesFear: true },
  }),
  'wab-13.77/charged-by-twelve': applies('wab/fear-test', {
    es: 'Cargan contra una leva de 20, de Liderazgo 5, 12 infantes formados que por sí mismos no causan miedo.',
    en: 'A levy of 20 with Leadership 5 is charged by 12 formed infantry who cause no fear themselves.',
    ask: { leadership: 5, levy: true, models: 20, enemyModels: 12, enemyCauses: 'nothing' },
    gives: { testTaken: 'fear', target: 5 },
  }),
  'wab-13.77/charged-by-ten': applies('wab/fear-test', {
    es: 'Cargan contra esa leva de 20, de Liderazgo 5, solo 10 infantes formados.',
    en: 'That levy of 20 with Leadership 5 is charged by only 10 formed infantry.',
    ask: { leadership: 5, levy: true, models: 20, enemyModels: 10, enemyCauses: 'nothing' },
    gives: { testTaken: 'none' },
  }),
  'wab-13.78/wheels': applies('wab/manoeuvre', {
    es: 'Una leva de Movimiento 4 pivota 1 pulgada y avanza 1.',
    en: 'A levy with Movement 4 wheels 1 inch and advances 1.',
    ask: {
      ...{ movement: 4, levy: true },
      manoeuvres: [{ movePart: 'wheel', inches: 1 }, { inches: 1 }],
    },
    gives: { allowed: true, allowance: 2, leftToMove: 0 },
    case: 641,
  }),
  'wab-13.78/about-face': forbids('wab/manoeuvre', {
    es: 'Una leva de Movimiento 4 quiere darse la vuelta.',
    en: 'A levy with Movement 4 wants to face about.',
    ask: { movement: 4, levy: true, manoeuvres: [{ movePart: 'about-face' }] },
    gives: { allowed: false },
  }),
  'wab-13.79/close-order': applies('wab/combat-result', {
    es: 'Una leva de 5 de ancho lucha en orden cerrado, sin más bonos.',
    en: 'A levy 5 wide fights in close order, without any other bonus.',
    ask: { own: { width: 5, levy: true }, enemy: { order: 'other' } },
    gives: { ownTotal: 0 },
  }),
  'wab-13.79/other-infantry': doesNotApply('wab/combat-result', {
    es: 'Otra infantería de 5 de ancho lucha en orden cerrado, sin más bonos.',
    en: 'Other infantry 5 wide fights in close order, without any other bonus.',
    ask: { own: { width: 5 }, enemy: { order: 'other' } },
    gives: { ownTotal: 1 },
    cites: ['wab-5.54'],
  }),
  'wab-13.80/general-nearby': applies('wab/break-test', {
    es: 'Una leva de Liderazgo 5 pierde por 1 punto, a 6 pulgadas del General, de Liderazgo 9.',
    en: 'A levy with Leadership 5 loses by 1 point, 6 inches from the General, with Leadership 9.',
    ask: { leadership: 5, generalLeadership: 9, generalDistance: 6, levy: true },
    gives: { leadershipUsed: 5, target: 4 },
  }),
  'wab-13.80/general-in-the-unit': applies('wab/break-test', {
    es: 'La leva de Liderazgo 5 pierde por 1 punto y el General va con ella, con Liderazgo 9.',
    en: 'The levy with Leadership 5 loses by 1 point, and the General is with it, with Leadership 9.',
    ask: { leadership: 5, characterLeadership: 9, generalLeadership: 9, levy: true },
    gives: { leadershipUsed: 9, target: 8 },
    cites: ['wab-9.30', 'wab-13.80'],
  }),
  'wab-13.80/other-troops': doesNotApply('wab/break-test', {
    es: 'Otra unidad de Liderazgo 5 pierde por 1 punto, a 6 pulgadas del General, de Liderazgo 9.',
    en: 'Another unit with Leadership 5 loses by 1 point, 6 inches from the General, with Leadership 9.',
    ask: { leadership: 5, generalLeadership: 9, generalDistance: 6 },
    gives: { leadershipUsed: 9, target: 8 },
    cites: ['wab-9.71'],
  }),
  'wab-13.81/hirelings-stand-firm': applies('wab/panic-test', {
    es: 'Una leva se desmoraliza y huye del combate a 5 pulgadas de unos legionarios de Liderazgo 8.',
    en: 'A levy breaks and flees from combat 5 inches from legionaries with Leadership 8.',
    ask: { cause: 'broken-friends', leadership: 8, friendDistance: 5, leviesBroke: true },
    gives: { tests: true, rerolls: true },
    cites: ['wab-7.10', 'wab-13.81'],
  }),
  'wab-13.81/another-levy': doesNotApply('wab/panic-test', {
    es: 'A 5 pulgadas está también otra leva, de Liderazgo 5.',
    en: 'Another levy, with Leadership 5, is 5 inches away too.',
    ask: {
      cause: 'broken-friends',
      leadership: 5,
      friendDistance: 5,
      leviesBroke: true,
      levy: true,
    },
    gives: { tests: true, rerolls: false },
    cites: ['wab-7.10'],
  }),
});
