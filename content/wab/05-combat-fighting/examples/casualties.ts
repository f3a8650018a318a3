import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Who falls, and who can no longer strike. */
export const casualties = defineExamples({
  'wab-5.31/from-the-rear': applies('wab/combat-casualties', {
    es: 'Una unidad de 20, a 5 de frente y luchando solo por él, sufre 7 bajas.',
    en: 'A unit of 20, 5 wide and fighting to its front alone, takes 7 casualties.',
    ask: { models: 20, lost: 7 },
    gives: { modelsLeft: 13, ranksLeft: 3, lastRankLeft: 3, idleRemoved: 7, fightersRemoved: 0 },
  }),
  'wab-5.32/idle-first': applies('wab/combat-casualties', {
    es: 'Una unidad de 15 lucha por flanco y retaguardia con 8 miniaturas y sufre 3 bajas.',
    en: 'A unit of 15 fights on flank and rear with 8 models and takes 3 casualties.',
    ask: { models: 15, fighting: 8, fightsOn: 'several', lost: 3 },
    gives: { allowed: true, idleRemoved: 3, fightersRemoved: 0 },
    case: 25,
  }),
  'wab-5.32/none-idle-left': applies('wab/combat-casualties', {
    es: 'Más tarde la unidad tiene 8 miniaturas, luchan todas, y pierde una.',
    en: 'Later the unit has 8 models, all of them fight, and it loses one.',
    ask: { models: 8, fighting: 8, fightsOn: 'several', lost: 1, takesFighter: true },
    gives: { allowed: true, idleRemoved: 0, fightersRemoved: 1, modelsLeft: 7 },
  }),
  'wab-5.32/fighter-too-early': forbids('wab/combat-casualties', {
    es: 'Lucha por dos lados con 8 de sus 15 miniaturas, y su dueño quiere retirar una que lucha.',
    en: 'It fights on two sides with 8 of its 15 models, and its owner wants to remove one that fights.',
    ask: { models: 15, fighting: 8, fightsOn: 'several', lost: 1, takesFighter: true },
    gives: { allowed: false },
  }),
  'wab-5.32/front-only': doesNotApply('wab/combat-casualties', {
    es: 'Una unidad de 15 que lucha solo por el frente sufre 3 bajas.',
    en: 'A unit of 15 that fights to its front alone takes 3 casualties.',
    ask: { models: 15, lost: 3 },
    gives: { ranksLeft: 3, lastRankLeft: 2 },
    cites: ['wab-5.31'],
  }),
  'wab-5.33/middle-rank-disappears': applies('wab/combat-casualties', {
    es: 'Una unidad de 15, a 5 de frente, lucha por frente y retaguardia con 10 miniaturas y sufre 5 bajas.',
    en: 'A unit of 15, 5 wide, fights to front and rear with 10 models and takes 5 casualties.',
    ask: { models: 15, fighting: 10, fightsOn: 'front-and-rear', lost: 5 },
    gives: { idleRemoved: 5, fightersRemoved: 0, modelsLeft: 10, ranksLeft: 2 },
  }),
  'wab-5.35/contact-would-break': forbids('wab/combat-casualties', {
    es: 'Luchan las 8 miniaturas contra dos enemigos; quitar una dejaría a un enemigo sin contacto, y quitar otra no.',
    en: 'All 8 models fight two enemies; to remove one would leave an enemy without contact, to remove another would not.',
    ask: { models: 8, fighting: 8, fightsOn: 'several', lost: 1, breaksContact: true },
    gives: { allowed: false },
    case: 391,
  }),
  'wab-5.35/no-other-way': doesNotApply('wab/combat-casualties', {
    es: 'Cualquiera que se quite dejaría a un enemigo sin contacto.',
    en: 'Whichever is removed, an enemy loses his contact.',
    ask: {
      ...{ models: 2, fighting: 2, fightsOn: 'several' as const, lost: 1 },
      ...{ breaksContact: true, otherChoice: false },
    },
    gives: { allowed: true },
    cites: ['wab-5.32'],
  }),
  'wab-5.35/applies-to-the-last': applies('wab/combat-casualties', {
    es: 'Luchan las 6 miniaturas por dos lados; su dueño quiere quitar la única que toca a uno de los enemigos.',
    en: 'All 6 models fight on two sides; the owner wants to remove the only one that touches one of the enemies.',
    ask: { models: 6, fighting: 6, fightsOn: 'several', lost: 2, breaksContact: true },
    gives: { allowed: false },
  }),
  'wab-5.36/laid-aside': applies('wab/combat-casualties', {
    es: 'De una unidad de 6 caen 8 heridas, una por miniatura.',
    en: 'A unit of 6 takes 8 wounds, one for each model.',
    ask: { models: 6, lost: 8 },
    gives: { counted: 6, modelsLeft: 0, ranksLeft: 0 },
  }),
  'wab-5.37/seven-before-five': applies('wab/fighters', {
    es: 'Una unidad de 15, a 5 de frente, sufre 7 bajas antes de golpear.',
    en: 'A unit of 15, 5 wide, takes 7 casualties before it strikes.',
    ask: { own: { models: 15, lost: 7 }, enemy: { models: 20 } },
    gives: { own: { fight: 5, strike: 0 } },
  }),
  'wab-5.37/two-replies-lost': applies('wab/blows', {
    es: 'Cinco podían golpear y caen 2 de la unidad antes.',
    en: 'Five could strike and 2 of the unit fall before.',
    ask: { models: 5, lostBefore: 2, skill: 3, enemySkill: 3 },
    gives: { strikers: 3, attackDice: 3 },
  }),
  'wab-5.37/none-fell': doesNotApply('wab/blows', {
    es: 'Cinco pueden golpear y nadie ha caído antes.',
    en: 'Five can strike and nobody has fallen before.',
    ask: { models: 5, skill: 3, enemySkill: 3 },
    gives: { strikers: 5 },
    cites: ['wab-5.17'],
  }),
});
