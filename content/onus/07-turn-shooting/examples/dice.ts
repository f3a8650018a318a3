import { applies, defineExamples, doesNotApply } from '../../../../src/content/examples.ts';

/** Dice of a shot, the side on which it comes, and what it leads to. */
export const dice = defineExamples({
  'onus-7.133': {
    'short-range': applies('onus/shot', {
      es: 'Unos arqueros con alcance 8 disparan a una unidad que está a 3,5 UD.',
      en: 'Archers with a range of 8 shoot at a unit 3.5 UD away.',
      ask: { shooter: { range: 8 }, distance: 3.5 },
      gives: { band: 'short', dice: 4 },
      cites: ['onus-7.125', 'onus-7.133'],
      case: 30,
    }),
    'long-range': applies('onus/shot', {
      es: 'Los mismos arqueros con alcance 8 disparan a una unidad que está a 4,5 UD.',
      en: 'The same archers with a range of 8 shoot at a unit 4.5 UD away.',
      ask: { shooter: { range: 8 }, distance: 4.5 },
      gives: { band: 'long', dice: 2 },
      cites: ['onus-7.125', 'onus-7.133'],
    }),
  },
  'onus-7.134': {
    'no-reply': applies('onus/shot', {
      es: 'Unos arqueros disparan a unos honderos, que los tienen también a su alcance.',
      en: 'Archers shoot at slingers, who have them within their own range as well.',
      ask: { distance: 3 },
      gives: { dice: 4, replyDice: 0 },
      case: 349,
    }),
    'hand-to-hand-both-strike': doesNotApply('onus/attack-roll', {
      es: 'Unos legionarios tiran 3 dados en un combate cuerpo a cuerpo.',
      en: 'Legionaries roll 3 dice in a hand-to-hand combat.',
      ask: { attackDice: 3 },
      // Attack 4/3 against 5/6: 5/6 to hit and 1/2 to wound, 3 times.
      gives: { expected: '5/4' },
      cites: ['onus-7.210'],
    }),
  },
  'onus-7.135': {
    'the-archers-of-the-book': applies('onus/shot', {
      es: 'Unos arqueros de fuerza 3, con la línea de visión obstruida, disparan contra esquivar 5 y sacan 1, 2, 4 y 5 para impactar.',
      en: 'Archers of strength 3, with an obstructed line of sight, shoot against dodge 5 and roll 1, 2, 4 and 5 to hit.',
      ask: {
        shooter: { strength: 3, range: 8 },
        target: { dodge: 5, armour: 8 },
        distance: 3.5,
        obstructed: true,
        toHit: [1, 2, 4, 5],
      },
      gives: { strength: 2, hitsFrom: 4, hits: 2 },
      cites: ['onus-7.127', 'onus-7.135', 'onus-7.138'],
      case: 31,
    }),
    'chance-of-a-hit': applies('onus/shot', {
      es: 'Con fuerza 3 se dispara a corta distancia contra esquivar 5.',
      en: 'With strength 3 a shot is made at short range against dodge 5.',
      ask: { shooter: { strength: 3 }, target: { dodge: 5 } },
      gives: { dice: 4, chanceToHit: '2/3', atLeastOneHit: '80/81' },
      cites: ['onus-7.133', 'onus-7.135'],
      case: 191,
    }),
    'equal-is-not-enough': applies('onus/shot', {
      es: 'Unos honderos de fuerza 2 disparan a larga distancia contra esquivar 5 y sacan 3 y 2 para impactar.',
      en: 'Slingers of strength 2 shoot at long range against dodge 5 and roll 3 and 2 to hit.',
      ask: { shooter: { strength: 2, range: 6 }, target: { dodge: 5 }, distance: 5, toHit: [3, 2] },
      gives: { hits: 0, woundsDone: 0, mustCheck: false },
      cites: ['onus-7.135', 'onus-7.135', 'onus-7.139'],
    }),
  },
  'onus-7.136': {
    'the-wound-of-the-book': applies('onus/shot', {
      es: 'Unos arqueros de fuerza 3, con la línea de visión obstruida, logran 2 impactos en unos romanos de armadura 8 y sacan 5 y 6 para herir.',
      en: 'Archers of strength 3, with an obstructed line of sight, score 2 hits on Romans of armour 8 and roll 5 and 6 to wound.',
      ask: { shooter: { strength: 3 }, target: { armour: 8 }, obstructed: true, toWound: [5, 6] },
      gives: { woundsDone: 1, woundMarkers: ['I'], mustCheck: true },
      cites: ['onus-7.136', 'onus-7.137', 'onus-7.141'],
      case: 32,
    }),
  },
  'onus-7.137': {
    sixes: applies('onus/shot', {
      es: 'Con fuerza 2 y a corta distancia se dispara contra defensa 4/7: para impactar salen 6, 3, 2 y 1; para herir, 5 y 6.',
      en: 'With strength 2 and at short range a shot is made at defence 4/7: to hit 6, 3, 2 and 1 come up; to wound, 5 and 6.',
      ask: {
        shooter: { strength: 2 },
        target: { dodge: 4, armour: 7 },
        toHit: [6, 3, 2, 1],
        toWound: [5, 6],
      },
      gives: { hits: 2, woundsDone: 1 },
      cites: ['onus-7.135', 'onus-7.136', 'onus-7.137', 'onus-7.138'],
      case: 205,
    }),
  },
  'onus-7.138': {
    'a-one-against-weak-armour': applies('onus/attack-roll', {
      es: 'Unos jinetes de ataque 5/5 golpean a honderos de defensa 3/3: para impactar sacan 1 y 2.',
      en: 'Riders with an attack of 5/5 strike at slingers of defence 3/3: to hit they roll 1 and 2.',
      ask: { hit: 5, wound: 5, dodge: 3, armour: 3, toHit: [1, 2] },
      gives: { hitsFrom: 2, hits: 1, chanceToHit: '5/6' },
      cites: ['onus-7.135', 'onus-7.138'],
    }),
  },
  'onus-7.139': {
    'no-wounds-no-check': applies('onus/shot', {
      es: 'Unos arqueros de fuerza 3 logran 2 impactos en unos legionarios de armadura 7 y sacan 4 y 3 para herir.',
      en: 'Archers of strength 3 score 2 hits on Legionaries of armour 7 and roll 4 and 3 to wound.',
      ask: { shooter: { strength: 3 }, target: { armour: 7 }, toWound: [4, 3] },
      gives: { woundsDone: 0, mustCheck: false, fate: 'steady' },
      cites: ['onus-7.136', 'onus-7.139'],
    }),
  },
  'onus-7.140': {
    'the-sixth-wound': applies('onus/shot', {
      es: 'Una unidad de vida 6 que lleva 4 heridas recibe otras 2 de un disparo.',
      en: 'A unit of life 6 with 4 wounds takes another 2 from a shot.',
      ask: { target: { life: 6, wounds: 4, taken: 2 } },
      gives: { eliminated: true, mustCheck: false, fate: 'eliminated' },
      case: 103,
    }),
  },
  'onus-7.141': {
    'wounded-and-alive': applies('onus/shot', {
      es: 'Unos legionarios de moral 6, sin heridas, reciben 2 de un disparo de frente y sacan un 5 en el chequeo.',
      en: 'Legionaries of morale 6, unwounded, take 2 wounds from a shot on their front and roll 5 in the check.',
      ask: { target: { morale: 6, taken: 2 }, moraleDie: 5 },
      // 6 - 2 = 4, and 5 is more.
      gives: { mustCheck: true, moraleValue: 4, chanceToFail: '1/3', fate: 'broken' },
      cites: ['onus-10.11', 'onus-7.141'],
    }),
  },
  'onus-7.142': {
    'a-one-passes': applies('onus/morale-check', {
      es: 'Una unidad de moral 4 que lleva 5 heridas hace un chequeo y saca un 1.',
      en: 'A unit of morale 4 with 5 wounds makes a check and rolls a 1.',
      ask: { unit: { morale: 4, wounds: 5 }, moraleDie: 1 },
      gives: { moraleValue: 1, passed: true, fate: 'steady', chanceToFail: '5/6' },
      cites: ['onus-13.10', 'onus-7.142', 'onus-7.173'],
    }),
    'a-six-has-no-rule-of-its-own': doesNotApply('onus/morale-check', {
      es: 'Una unidad de moral 7 con 1 herida hace un chequeo y saca un 6.',
      en: 'A unit of morale 7 with 1 wound makes a check and rolls a 6.',
      ask: { unit: { morale: 7, wounds: 1 }, moraleDie: 6 },
      gives: { moraleValue: 6, passed: true, chanceToFail: '0' },
      cites: ['onus-7.173'],
    }),
  },
  'onus-7.143': {
    'broken-by-an-arrow': applies('onus/shot', {
      es: 'Una unidad Rota de moral 7 que llevaba 2 heridas recibe 1 de un disparo de frente y saca un 4 en el chequeo.',
      en: 'A Broken unit of morale 7 that had 2 wounds takes 1 from a shot on its front and rolls 4 in the check.',
      ask: { target: { morale: 7, broken: true, wounds: 2, taken: 1 }, moraleDie: 4 },
      gives: { moraleValue: 3, moraleModifier: -4, fate: 'fleeing' },
      cites: ['onus-10.11', 'onus-10.16', 'onus-7.141', 'onus-7.143'],
      case: 209,
    }),
  },
  'onus-7.144': {
    'on-a-flank': applies('onus/shot', {
      es: 'Unos romanos de defensa 5/8 reciben un disparo por un flanco.',
      en: 'Romans of defence 5/8 are shot at on a flank.',
      ask: { target: { dodge: 5, armour: 8, sideHit: 'flank' } },
      gives: { defence: [4, 7], defenceModifier: -1, sideModifier: -1 },
      cites: ['onus-7.145', 'onus-7.144'],
      case: 33,
    }),
    'on-the-rear': applies('onus/shot', {
      es: 'Unos romanos de defensa 5/8 y moral 7 reciben por la retaguardia un disparo que les hace 1 herida.',
      en: 'Romans of defence 5/8 and morale 7 take 1 wound from a shot on their rear.',
      ask: { target: { dodge: 5, armour: 8, morale: 7, sideHit: 'rear', taken: 1 } },
      // Morale 7 - 2 (rear) - 1 (wound).
      gives: { defence: [3, 6], moraleValue: 4, moraleModifier: -3 },
      cites: ['onus-7.144', 'onus-7.144', 'onus-7.141'],
    }),
    'on-the-front': doesNotApply('onus/shot', {
      es: 'Unos romanos de defensa 5/8 reciben un disparo de frente.',
      en: 'Romans of defence 5/8 are shot at on their front.',
      ask: { target: { dodge: 5, armour: 8 } },
      gives: { defence: [5, 8], sideModifier: 0 },
      cites: ['onus-7.145', 'onus-3.4'],
    }),
  },
  'onus-7.145': {
    'the-defender-decides': applies('onus/shot', {
      es: 'El punto de la carta más cercano al tirador es una esquina, con el frente y el flanco exactamente igual de cerca; la defensa es 5/6.',
      en: 'The point of the card nearest to the shooter is a corner, with front and flank exactly equally near; the defence is 5/6.',
      ask: { target: { dodge: 5, armour: 6, sideHit: 'front-or-flank' } },
      gives: { sideChosenBy: 'defender', sideHit: 'front', defence: [5, 6] },
      case: 201,
    }),
    'the-nearest-point-is-on-a-side': applies('onus/shot', {
      es: 'El punto de la carta de unos Triarii de defensa 6/7 más cercano al tirador está en un lateral.',
      en: 'The point of the card of Triarii of defence 6/7 nearest to the shooter is on a side edge.',
      ask: { target: { dodge: 6, armour: 7, sideHit: 'flank' } },
      gives: { sideChosenBy: 'nobody', sideHit: 'flank', defence: [5, 6] },
      cites: ['onus-7.145', 'onus-7.144'],
    }),
  },
});
