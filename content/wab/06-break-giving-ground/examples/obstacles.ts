import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Fighting across an obstacle. */
export const obstacles = defineExamples({
  'wab-6.80/front-rank-behind-it': applies('wab/defended-obstacle', {
    es: 'Infantería está con su primera fila justo detrás de un murete.',
    en: 'Infantry stands with its front rank directly behind a low wall.',
    ask: { side: 'defends' },
    gives: { defended: true, mayStayInPlace: true },
  }),
  'wab-6.80/cavalry': applies('wab/defended-obstacle', {
    es: 'Caballería está en línea justo detrás de un murete.',
    en: 'Cavalry stands in a line directly behind a low wall.',
    ask: { side: 'defends', defenders: 'cavalry' },
    gives: { defended: false },
    case: 255,
  }),
  'wab-6.80/flank-at-it': applies('wab/defended-obstacle', {
    es: 'Infantería toca un murete con su flanco, y el enemigo ataca por ese lado.',
    en: 'Infantry touches a low wall with its flank, and the enemy attacks from that side.',
    ask: { behindIt: 'another-rank' },
    gives: { defended: false, toHit: 0 },
  }),
  'wab-6.80/three-inches-behind': doesNotApply('wab/defended-obstacle', {
    es: 'Infantería está 3 pulgadas por detrás de un murete, y el enemigo la ataca tras cruzarlo.',
    en: 'Infantry stands 3 inches behind a low wall, and the enemy attacks it once across.',
    ask: { behindIt: 'away-from-it', charges: false },
    gives: { defended: false, toHit: 0, rankAndCloseOrder: true },
    cites: ['wab-2.44'],
  }),
  'wab-6.81/the-wall-is-not-enough': forbids('wab/defended-obstacle', {
    es: 'Infantería de factor 4 carga a un enemigo tras un seto: el seto está a 8 pulgadas y el enemigo, a 8,5.',
    en: 'Infantry with a movement factor of 4 charges an enemy behind a hedge: the hedge is 8 inches away, the enemy 8.5.',
    ask: { movement: 4, toObstacle: 8, toEnemy: 8.5 },
    gives: { defended: true, mustReach: 8.5 },
  }),
  'wab-6.81/it-reaches': applies('wab/defended-obstacle', {
    es: 'Infantería de factor 4 carga a un enemigo que está tras un seto, a 8 pulgadas.',
    en: 'Infantry with a movement factor of 4 charges an enemy behind a hedge, 8 inches away.',
    ask: { movement: 4, toEnemy: 8 },
    gives: { allowed: true, defended: true, chargersFirst: true },
  }),
  'wab-6.82/lances': applies('wab/defended-obstacle', {
    es: 'Caballería con lanzas carga a infantería que defiende un muro.',
    en: 'Cavalry with lances charges infantry that defends a wall.',
    ask: { movement: 8 },
    gives: { chargersFirst: true, chargeBonuses: false },
  }),
  'wab-6.82/strength-three': applies('wab/blows', {
    es: 'En la primera ronda golpea 1 jinete de Fuerza 3 con lanza, que da +2 al cargar, contra la infantería que defiende el muro.',
    en: 'In the first round 1 rider with Strength 3 and a lance, +2 on the charge, strikes the infantry that defends the wall.',
    ask: { models: 1, skill: 3, enemySkill: 3, chargeBonus: 2, atObstacle: true },
    gives: { strengthNow: 3 },
    case: 193,
  }),
  'wab-6.82/not-defended': doesNotApply('wab/defended-obstacle', {
    es: 'Caballería con lanzas carga a caballería que está tras un muro.',
    en: 'Cavalry with lances charges cavalry that stands behind a wall.',
    ask: { movement: 8, defenders: 'cavalry' },
    gives: { defended: false, chargeBonuses: true },
    cites: ['wab-6.80'],
  }),
  'wab-6.83/the-first-round': applies('wab/blows', {
    es: 'Infantería de Habilidad de Armas 3 ataca a otra de 3 que defiende un muro, en la primera ronda.',
    en: 'Infantry with Weapon Skill 3 attacks others with 3 who defend a wall, in the first round.',
    ask: { models: 5, skill: 3, enemySkill: 3, atObstacle: true },
    gives: { needed: 5 },
    case: 187,
  }),
  'wab-6.83/after-a-won-round': doesNotApply('wab/defended-obstacle', {
    es: 'En la segunda ronda ataca un muro infantería que ganó la primera.',
    en: 'In the second round infantry that won the first attacks a wall.',
    ask: { charges: false, attackersWonRound: true },
    gives: { defended: true, toHit: 0 },
    cites: ['wab-6.80', 'wab-6.84'],
  }),
  'wab-6.83/minus-one': applies('wab/defended-obstacle', {
    es: 'En la segunda ronda ataca un muro infantería que perdió la primera.',
    en: 'In the second round infantry that lost the first attacks a wall.',
    ask: { charges: false },
    gives: { toHit: -1 },
  }),
});
