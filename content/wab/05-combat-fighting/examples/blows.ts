import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** Five warriors with Weapon Skill 3 against as many like them. */
const FIVE = { models: 5, skill: 3, enemySkill: 3 };

/** To hit, to wound and to save. */
export const blows = defineExamples({
  'wab-5.17/one-die-for-each-attack': applies('wab/blows', {
    es: 'Golpean 4 guerreros con 2 Ataques cada uno.',
    en: '4 warriors with 2 Attacks each strike.',
    ask: { ...FIVE, models: 4, attacks: 2 },
    gives: { strikers: 4, attackDice: 8 },
  }),
  'wab-5.18/better-skill': applies('wab/blows', {
    es: 'Golpean guerreros de Habilidad de Armas 4 a enemigos de Habilidad 3.',
    en: 'Warriors with Weapon Skill 4 strike enemies with Weapon Skill 3.',
    ask: { ...FIVE, skill: 4 },
    gives: { needed: 3, hitsOn: 3 },
  }),
  'wab-5.19/rider-counts': applies('wab/blows', {
    es: 'Infantería de Habilidad 3 golpea a jinetes de Habilidad 4 en caballos de Habilidad 3.',
    en: 'Infantry with Weapon Skill 3 strikes riders with 4 on horses with 3.',
    ask: { ...FIVE, enemySkill: 4, againstCavalry: true },
    gives: { needed: 4 },
  }),
  'wab-5.19/mount-uses-its-own': applies('wab/blows', {
    es: 'Un caballo de guerra de Habilidad 3 golpea a infantería de Habilidad 3; su jinete tiene 5.',
    en: 'A warhorse with Weapon Skill 3 strikes infantry with 3; its rider has 5.',
    ask: { ...FIVE, models: 1, mount: true },
    gives: { needed: 4 },
    case: 387,
  }),
  'wab-5.20/over-a-wall': applies('wab/blows', {
    es: 'Infantería de Habilidad 3 ataca a otra igual que defiende un muro.',
    en: 'Infantry with Weapon Skill 3 attacks its like behind a wall that it defends.',
    ask: { ...FIVE, atObstacle: true },
    gives: { needed: 5, hitsOn: 5 },
    cites: ['wab-5.20', 'wab-6.83'],
  }),
  'wab-5.20/after-a-won-round': doesNotApply('wab/blows', {
    es: 'La misma infantería ya ha ganado una ronda ante el muro.',
    en: 'The same infantry has already won a round at the wall.',
    ask: { ...FIVE, atObstacle: true, wonRound: true },
    gives: { needed: 4, hitsOn: 4 },
    cites: ['wab-5.21'],
  }),
  'wab-5.21/ends-with-a-won-round': applies('wab/blows', {
    es: 'Quienes atacan un seto han ganado la primera ronda del combate y golpean en la segunda.',
    en: 'Those who attack a hedge won the first round of the combat and strike in the second.',
    ask: { ...FIVE, enemySkill: 4, atObstacle: true, wonRound: true },
    gives: { needed: 4 },
  }),
  'wab-5.21/not-won-yet': doesNotApply('wab/blows', {
    es: 'Quienes atacan el seto aún no han ganado ninguna ronda.',
    en: 'Those who attack the hedge have not won a round yet.',
    ask: { ...FIVE, enemySkill: 4, atObstacle: true },
    gives: { needed: 5 },
    cites: ['wab-5.20'],
  }),
  'wab-5.22/two-better': applies('wab/blows', {
    es: 'Golpean guerreros de Habilidad 3 a enemigos de Habilidad 5.',
    en: 'Warriors with Weapon Skill 3 strike enemies with 5.',
    ask: { ...FIVE, enemySkill: 5 },
    gives: { needed: 5 },
  }),
  'wab-5.22/four-better': applies('wab/blows', {
    es: 'Golpean guerreros de Habilidad 2 a enemigos de Habilidad 6.',
    en: 'Warriors with Weapon Skill 2 strike enemies with 6.',
    ask: { ...FIVE, skill: 2, enemySkill: 6 },
    gives: { needed: 6 },
  }),
  'wab-5.22/one-better': applies('wab/blows', {
    es: 'Golpean guerreros de Habilidad 3 a enemigos de Habilidad 4.',
    en: 'Warriors with Weapon Skill 3 strike enemies with 4.',
    ask: { ...FIVE, enemySkill: 4 },
    gives: { needed: 4 },
  }),
  'wab-5.23/seven-over-a-wall': applies('wab/blows', {
    es: 'Guerreros de Habilidad 3 y Fuerza 3 atacan sobre un muro defendido por enemigos de Habilidad 7 y Resistencia 3.',
    en: 'Warriors with Weapon Skill 3 and Strength 3 attack over a wall defended by enemies with Weapon Skill 7 and Toughness 3.',
    ask: { ...FIVE, enemySkill: 7, atObstacle: true },
    gives: { needed: 7, hitsOn: 6, strengthNow: 2, needsToWound: 5 },
  }),
  'wab-5.24/helpless': applies('wab/blows', {
    es: 'Cinco guerreros de Fuerza 3 golpean a un enemigo indefenso de Habilidad 0 y Resistencia 3.',
    en: 'Five warriors with Strength 3 strike a helpless enemy with Weapon Skill 0 and Toughness 3.',
    ask: { ...FIVE, enemySkill: 0 },
    gives: { needed: null, hitsOn: null, chanceOfAWound: '1/2', meanWounds: '5/2' },
  }),
  'wab-5.24/skill-one': doesNotApply('wab/blows', {
    es: 'Los mismos golpean a un enemigo de Habilidad 1.',
    en: 'The same strike an enemy with Weapon Skill 1.',
    ask: { ...FIVE, enemySkill: 1 },
    gives: { needed: 3 },
    cites: ['wab-5.22'],
  }),
  'wab-5.25/tougher-by-one': applies('wab/blows', {
    es: 'Un guerrero de Fuerza 3 impacta a un enemigo de Resistencia 4.',
    en: 'A warrior with Strength 3 hits an enemy with Toughness 4.',
    ask: { ...FIVE, toughness: 4 },
    gives: { needsToWound: 5 },
  }),
  'wab-5.26/own-strength': applies('wab/blows', {
    es: 'Un guerrero de Fuerza 4 golpea con una espada a un enemigo de Resistencia 3.',
    en: 'A warrior with Strength 4 strikes an enemy with Toughness 3 with a sword.',
    ask: { ...FIVE, strength: 4 },
    gives: { strengthNow: 4, needsToWound: 3 },
  }),
  'wab-5.27/halberd': applies('wab/blows', {
    es: 'Golpean guerreros de Fuerza 3 con alabardas.',
    en: 'Warriors with Strength 3 strike with halberds.',
    ask: { ...FIVE, weaponBonus: 1 },
    gives: { strengthNow: 4, needsToWound: 3 },
    case: 24,
  }),
  'wab-5.27/lance-on-the-charge': applies('wab/blows', {
    es: 'Caballería de Fuerza 3 carga con lanzas en terreno abierto.',
    en: 'Cavalry with Strength 3 charges with lances on open ground.',
    ask: { ...FIVE, chargeBonus: 2 },
    gives: { strengthNow: 5, needsToWound: 2 },
  }),
  'wab-5.27/lance-at-a-wall': doesNotApply('wab/blows', {
    es: 'La misma caballería carga con sus lanzas contra un muro defendido.',
    en: 'The same cavalry charges a defended wall with its lances.',
    ask: { ...FIVE, chargeBonus: 2, atObstacle: true },
    gives: { strengthNow: 3 },
    cites: ['wab-6.82'],
  }),
  'wab-5.28/great-axe': applies('wab/blows', {
    es: 'Un guerrero de Fuerza 4 golpea con un hacha a dos manos.',
    en: 'A warrior with Strength 4 strikes with a two-handed axe.',
    ask: { ...FIVE, strength: 4, weaponBonus: 2 },
    gives: { strengthNow: 5 },
  }),
  'wab-5.28/within-the-limit': doesNotApply('wab/blows', {
    es: 'Un guerrero de Fuerza 3 golpea con un hacha a dos manos.',
    en: 'A warrior with Strength 3 strikes with a two-handed axe.',
    ask: { ...FIVE, weaponBonus: 2 },
    gives: { strengthNow: 5 },
    cites: ['wab-5.27'],
  }),
  'wab-5.29/save-of-five': applies('wab/blows', {
    es: 'Se hiere con Fuerza 3 a un enemigo con salvación de 5+.',
    en: 'An enemy with a save of 5+ is wounded with Strength 3.',
    ask: { ...FIVE, save: 5 },
    gives: { needsToSave: 5, chanceOfAWound: '1/6' },
  }),
  'wab-5.30/strength-four': applies('wab/blows', {
    es: 'Se hiere con Fuerza 4 a un enemigo con salvación de 5+.',
    en: 'An enemy with a save of 5+ is wounded with Strength 4.',
    ask: { ...FIVE, strength: 4, save: 5 },
    gives: { needsToSave: 6 },
  }),
  'wab-5.30/strength-five': applies('wab/blows', {
    es: 'Se hiere con Fuerza 5 a un enemigo con salvación de 4+.',
    en: 'An enemy with a save of 4+ is wounded with Strength 5.',
    ask: { ...FIVE, strength: 5, save: 4 },
    gives: { needsToSave: 6 },
  }),
});
