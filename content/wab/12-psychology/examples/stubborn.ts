import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** Stubborn troops. */
export const stubborn = defineExamples({
  'wab-12.28/five-left': applies('wab/break-test', {
    es: '5 miniaturas tozudas de Liderazgo 7 pierden por 1 y sacan 9.',
    en: '5 stubborn models of Leadership 7 lose by 1 and roll 9.',
    ask: { leadership: 7, models: 5, stubborn: true, dice: [5, 4] },
    gives: { automatic: false, unitDoes: 'gives-ground' },
  }),
  'wab-12.28/chances': applies('wab/break-test', {
    es: '10 tozudos de Liderazgo 7, que aún no han cedido terreno por su regla, pierden por 1.',
    en: '10 stubborn troops of Leadership 7, who have not given ground by their rule yet, lose by 1.',
    ask: { leadership: 7, models: 10, stubborn: true },
    gives: { target: 6, breakChance: '0' },
    odds: { holds: '5/12', 'gives-ground': '7/12', breaks: '0' },
  }),
  'wab-12.28/four-left': applies('wab/break-test', {
    es: 'Quedan 4 miniaturas de una unidad tozuda que pierde por 1.',
    en: '4 models are left of a stubborn unit that loses by 1.',
    ask: { leadership: 7, models: 4, stubborn: true },
    gives: { automatic: true, unitDoes: 'breaks' },
  }),
  'wab-12.28/four-and-panic': applies('wab/panic-test', {
    es: 'Unos amigos huyen a 3 pulgadas de una unidad tozuda a la que quedan 4 miniaturas.',
    en: 'Friends flee 3 inches from a stubborn unit with 4 models left.',
    ask: { leadership: 7, models: 4, friendDistance: 3, stubborn: true },
    gives: { tests: true },
  }),
  'wab-12.29/friends-flee': applies('wab/panic-test', {
    es: 'Unos amigos huyen a 3 pulgadas de 20 tozudos al empezar su turno.',
    en: 'Friends flee 3 inches from 20 stubborn troops as their turn begins.',
    ask: { leadership: 7, friendDistance: 3, stubborn: true },
    gives: { tests: false },
  }),
  'wab-12.29/friends-broke': doesNotApply('wab/panic-test', {
    es: 'Unos amigos se desmoralizan en combate a 3 pulgadas de 20 tozudos.',
    en: 'Friends break in combat 3 inches from 20 stubborn troops.',
    ask: { leadership: 7, cause: 'broken-friends', friendDistance: 3, stubborn: true },
    gives: { tests: true },
    cites: ['wab-7.10'],
  }),
  'wab-12.30/first-time': applies('wab/break-test', {
    es: '10 tozudos formados de Liderazgo 7, trabados sólo por el frente, pierden por 1 y fallan con un 11 por primera vez.',
    en: '10 formed stubborn troops of Leadership 7, engaged to their front alone, lose by 1 and fail with an 11 for the first time.',
    ask: { leadership: 7, models: 10, stubborn: true, dice: [5, 6] },
    gives: { unitDoes: 'gives-ground', broken: false, usesFreeGround: true },
    case: 597,
  }),
  'wab-12.30/second-time': doesNotApply('wab/break-test', {
    es: '10 tozudos formados de Liderazgo 7, que ya cedieron terreno así, pierden por 1 y fallan con un 11.',
    en: '10 formed stubborn troops of Leadership 7, who have given ground that way already, lose by 1 and fail with an 11.',
    ask: { leadership: 7, models: 10, stubborn: true, groundUsed: true, dice: [5, 6] },
    gives: { unitDoes: 'breaks', usesFreeGround: false },
    cites: ['wab-6.6'],
    case: 597,
  }),
  'wab-12.30/no-way-back': doesNotApply('wab/break-test', {
    es: '10 tozudos de Liderazgo 7 sin sitio detrás pierden por 1 y fallan con un 11.',
    en: '10 stubborn troops of Leadership 7 without room behind them lose by 1 and fail with an 11.',
    ask: { leadership: 7, models: 10, stubborn: true, groundClosed: true, dice: [5, 6] },
    gives: { unitDoes: 'breaks' },
    cites: ['wab-6.6'],
  }),
  'wab-12.31/two-to-one': applies('wab/break-test', {
    es: 'Unos tozudos de Liderazgo 7 que doblan al enemigo pierden por 1 y fallan con un 11.',
    en: 'Stubborn troops of Leadership 7 who are twice the enemy lose by 1 and fail with an 11.',
    ask: { leadership: 7, stubborn: true, mayGiveGround: true, dice: [5, 6] },
    gives: { unitDoes: 'gives-ground', usesFreeGround: false },
    cites: ['wab-6.54', 'wab-12.31'],
    case: 603,
  }),
  'wab-12.31/not-two-to-one': doesNotApply('wab/break-test', {
    es: 'Unos tozudos de Liderazgo 7 que no doblan al enemigo pierden por 1 y fallan con un 11 por primera vez.',
    en: 'Stubborn troops of Leadership 7 who are not twice the enemy lose by 1 and fail with an 11 for the first time.',
    ask: { leadership: 7, stubborn: true, dice: [5, 6] },
    gives: { unitDoes: 'gives-ground', usesFreeGround: true },
    cites: ['wab-12.30'],
  }),
  'wab-12.32/four-tests': applies('wab/break-test', {
    es: '10 tozudos pierden contra 11 enemigos a los que temen y sacan un 4 en su dado.',
    en: '10 stubborn troops lose to 11 enemies whom they fear and roll a 4 on their die.',
    ask: {
      ...{ leadership: 7, models: 10, stubborn: true, fearsEnemy: true, enemyModels: 11 },
      stubbornDie: 4,
    },
    gives: { automatic: false, tests: true, stubbornRoll: true },
    case: 599,
  }),
  'wab-12.32/three-breaks': applies('wab/break-test', {
    es: '10 tozudos pierden contra 11 enemigos a los que temen y sacan un 3 en su dado.',
    en: '10 stubborn troops lose to 11 enemies whom they fear and roll a 3 on their die.',
    ask: {
      ...{ leadership: 7, models: 10, stubborn: true, fearsEnemy: true, enemyModels: 11 },
      stubbornDie: 3,
    },
    gives: { automatic: true, tests: false, unitDoes: 'breaks', usesFreeGround: false },
  }),
  'wab-12.32/ground-used-up': applies('wab/break-test', {
    es: '10 tozudos de Liderazgo 7, que ya cedieron terreno así, pierden por 2 contra 11 enemigos a los que temen.',
    en: '10 stubborn troops of Leadership 7, who have given ground that way already, lose by 2 to 11 enemies whom they fear.',
    ask: {
      ...{ leadership: 7, lostBy: 2, models: 10, stubborn: true, groundUsed: true },
      ...{ fearsEnemy: true, enemyModels: 11 },
    },
    gives: { automatic: null, stubbornRoll: true, breakChance: '31/36' },
    odds: { holds: '5/36', 'gives-ground': '0', breaks: '31/36' },
    case: 601,
  }),
  'wab-12.32/ground-left': applies('wab/break-test', {
    es: '10 tozudos de Liderazgo 7, que aún no han cedido terreno así, pierden por 2 contra 11 enemigos a los que temen.',
    en: '10 stubborn troops of Leadership 7, who have not given ground that way yet, lose by 2 to 11 enemies whom they fear.',
    ask: {
      ...{ leadership: 7, lostBy: 2, models: 10, stubborn: true },
      ...{ fearsEnemy: true, enemyModels: 11 },
    },
    gives: { breakChance: '1/2', passChance: '5/18' },
    odds: { holds: '5/36', 'gives-ground': '13/36', breaks: '1/2' },
  }),
});
