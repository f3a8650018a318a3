import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** Hatred. */
export const hatred = defineExamples({
  'wab-12.23/ten-less-two': applies('wab/break-test', {
    es: 'Una unidad de Liderazgo 6 pierde por 2 contra un enemigo al que odia.',
    en: 'A unit of Leadership 6 loses by 2 to an enemy whom it hates.',
    ask: { leadership: 6, lostBy: 2, hatesEnemy: true },
    gives: { leadershipUsed: 10, target: 8, passChance: '13/18' },
  }),
  'wab-12.23/without-hatred': doesNotApply('wab/break-test', {
    es: 'Una unidad de Liderazgo 6 pierde por 2 contra un enemigo al que no odia.',
    en: 'A unit of Leadership 6 loses by 2 to an enemy whom it does not hate.',
    ask: { leadership: 6, lostBy: 2 },
    gives: { leadershipUsed: 6, target: 4, passChance: '1/6' },
    cites: ['wab-6.1'],
  }),
  'wab-12.24/fear-breaks-it': applies('wab/break-test', {
    es: 'Quedan 13 de una unidad que pierde contra 14 enemigos a los que odia y teme.',
    en: '13 are left of a unit that loses to 14 enemies whom it hates and fears.',
    ask: { leadership: 6, models: 13, hatesEnemy: true, fearsEnemy: true, enemyModels: 14 },
    gives: { automatic: true, tests: false, leadershipUsed: null },
    cites: ['wab-12.7', 'wab-12.24'],
    case: 595,
  }),
  'wab-12.24/too-few': applies('wab/break-test', {
    es: 'Quedan 4 miniaturas de una unidad que pierde contra un enemigo al que odia.',
    en: '4 models are left of a unit that loses to an enemy whom it hates.',
    ask: { leadership: 6, models: 4, hatesEnemy: true },
    gives: { automatic: true },
    cites: ['wab-6.7', 'wab-12.24'],
  }),
  'wab-12.24/not-outnumbered': doesNotApply('wab/break-test', {
    es: 'Quedan 13 de una unidad que pierde por 1 contra 13 enemigos a los que odia y teme.',
    en: '13 are left of a unit that loses by 1 to 13 enemies whom it hates and fears.',
    ask: { leadership: 6, models: 13, hatesEnemy: true, fearsEnemy: true, enemyModels: 13 },
    gives: { automatic: false, leadershipUsed: 10, target: 9 },
    cites: ['wab-12.23'],
  }),
  'wab-12.25/first-turn': applies('wab/blows', {
    es: '4 miniaturas golpean a un enemigo al que odian en el primer turno del combate, con Habilidad de Armas 3 contra 3, Fuerza 3 contra Resistencia 3 y sin salvación.',
    en: '4 models strike an enemy whom they hate in the first turn of the combat, with Weapon Skill 3 against 3, Strength 3 against Toughness 3 and no save.',
    ask: { models: 4, skill: 3, enemySkill: 3, hatesEnemy: true },
    gives: { hitsOn: 4, rerollsMisses: true, chanceOfAWound: '3/8' },
  }),
  'wab-12.25/a-later-turn': doesNotApply('wab/blows', {
    es: '4 miniaturas golpean a un enemigo al que odian en el segundo turno del combate, con Habilidad de Armas 3 contra 3, Fuerza 3 contra Resistencia 3 y sin salvación.',
    en: '4 models strike an enemy whom they hate in the second turn of the combat, with Weapon Skill 3 against 3, Strength 3 against Toughness 3 and no save.',
    ask: { models: 4, skill: 3, enemySkill: 3, hatesEnemy: true, combatTurn: 'later' },
    gives: { hitsOn: 4, rerollsMisses: false, chanceOfAWound: '1/4' },
    cites: ['wab-5.22'],
  }),
  'wab-12.26/must-pursue': applies('wab/pursuit', {
    es: 'Una unidad de Liderazgo 9 ha hecho huir a un enemigo al que odia y su jugador querría que se quedara.',
    en: 'A unit of Leadership 9 has made an enemy flee whom it hates and its player would like it to stay.',
    ask: { hatesEnemy: true, wantsToStay: true, leadership: 9 },
    gives: { mustPursue: true, mayTest: false, victorDoes: 'pursues' },
  }),
  'wab-12.26/without-hatred': doesNotApply('wab/pursuit', {
    es: 'Una unidad de Liderazgo 9 ha hecho huir a un enemigo al que no odia y su jugador querría que se quedara.',
    en: 'A unit of Leadership 9 has made an enemy flee whom it does not hate and its player would like it to stay.',
    ask: { wantsToStay: true, leadership: 9 },
    gives: { mayTest: true, victorDoes: 'open' },
    cites: ['wab-6.34'],
  }),
  'wab-12.27/behind-a-wall': applies('wab/pursuit', {
    es: 'Una unidad que defiende un muro ha hecho huir a un enemigo al que odia y su jugador quiere que se quede.',
    en: 'A unit that defends a wall has made an enemy flee whom it hates and its player wants it to stay.',
    ask: { hatesEnemy: true, wantsToStay: true, holdsObstacle: true },
    gives: { mustPursue: false, victorDoes: 'stays' },
    case: 593,
  }),
  'wab-12.27/in-the-open': doesNotApply('wab/pursuit', {
    es: 'En campo abierto una unidad ha hecho huir a un enemigo al que odia y su jugador quiere que se quede.',
    en: 'In the open a unit has made an enemy flee whom it hates and its player wants it to stay.',
    ask: { hatesEnemy: true, wantsToStay: true },
    gives: { mustPursue: true, victorDoes: 'pursues' },
    cites: ['wab-12.26'],
  }),
});
