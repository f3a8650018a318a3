import { applies, defineExamples, doesNotApply } from '../../../../src/content/examples.ts';

/** What abilities add in combats, shots and morale checks. */
export const combat = defineExamples({
  'onus-9.1': {
    'always-in-effect': applies('onus/unit-values', {
      es: 'Unos jinetes con Lanceros y ataque 4/3 combaten contra caballería en el turno enemigo, sin que nadie los haya activado.',
      en: 'Riders with Lancers and an attack of 4/3 fight cavalry in the turn of the enemy, without anybody having activated them.',
      ask: {
        unit: { kind: 'cavalry', hit: 4, wound: 3, abilities: ['lancers'] },
        enemy: { kind: 'cavalry' },
      },
      gives: { attack: [5, 4] },
      cites: ['onus-9.1', 'onus-9.23'],
    }),
  },
  'onus-9.2': {
    'deadly-professionals': applies('onus/attack-roll', {
      es: 'Una unidad Mortal de Profesionales tira 1 dado para herir, con valor 3 contra armadura 6.',
      en: 'A Deadly unit of Professionals rolls 1 die to wound, with a value of 3 against armour 6.',
      ask: {
        rollStage: 'wound',
        attackDice: 1,
        wound: 3,
        armour: 6,
        abilities: ['deadly', 'professionals'],
      },
      // 4, 5 and 6 wound, each 7 of 36 with the reroll; the 6 twice: (7 + 7 + 14)/36.
      gives: { chanceToWound: '7/12', expected: '7/9' },
      cites: ['onus-9.16', 'onus-9.24', 'onus-9.1', 'onus-9.2'],
    }),
  },
  'onus-9.7': {
    'not-against-cavalry': applies('onus/hand-to-hand', {
      es: 'Unos catafractos de ataque 4/4 con Embestir cargan contra caballería.',
      en: 'Cataphracts of attack 4/4 with Ram charge cavalry.',
      ask: {
        attacker: { kind: 'cavalry', hit: 4, wound: 4, abilities: ['ram'] },
        defender: { kind: 'cavalry' },
        charge: true,
      },
      gives: { combatType: 'simultaneous', attacker: { attack: [4, 4] } },
      cites: ['onus-7.161', 'onus-9.7'],
    }),
    'not-in-the-second-turn': applies('onus/hand-to-hand', {
      es: 'Unos catafractos de ataque 4/4 con Embestir siguen trabados con la infantería contra la que cargaron el turno anterior.',
      en: 'Cataphracts of attack 4/4 with Ram are still engaged with the infantry that they charged last turn.',
      ask: { attacker: { kind: 'cavalry', hit: 4, wound: 4, abilities: ['ram'] } },
      gives: { combatType: 'simultaneous', attacker: { attack: [4, 4] } },
    }),
    'charging-infantry': doesNotApply('onus/hand-to-hand', {
      es: 'Unos catafractos de ataque 4/4 con Embestir cargan contra unos honderos a pie.',
      en: 'Cataphracts of attack 4/4 with Ram charge slingers on foot.',
      ask: { attacker: { kind: 'cavalry', hit: 4, wound: 4, abilities: ['ram'] }, charge: true },
      gives: { combatType: 'priority', attacker: { attack: [5, 5] } },
      cites: ['onus-9.9', 'onus-9.8'],
    }),
  },
  'onus-9.8': {
    'the-charge': applies('onus/unit-values', {
      es: 'Una unidad montada de ataque 3/2 con Embestir carga contra unos legionarios.',
      en: 'A mounted unit of attack 3/2 with Ram charges Legionaries.',
      ask: { unit: { kind: 'cavalry', hit: 3, wound: 2, abilities: ['ram'] }, whoCharged: 'unit' },
      gives: { attack: [4, 3], claim: 'priority', strikesFirst: true },
      cites: ['onus-9.8', 'onus-9.9'],
    }),
    'charging-elephants': doesNotApply('onus/unit-values', {
      es: 'La misma unidad montada de ataque 3/2 con Embestir carga contra elefantes.',
      en: 'The same mounted unit of attack 3/2 with Ram charges elephants.',
      ask: {
        unit: { kind: 'cavalry', hit: 3, wound: 2, abilities: ['ram'] },
        enemy: { kind: 'elephants' },
        whoCharged: 'unit',
      },
      gives: { attack: [3, 2], strikesFirst: false },
      cites: ['onus-9.7'],
    }),
  },
  'onus-9.9': {
    'it-strikes-first': applies('onus/hand-to-hand', {
      es: 'Unos elefantes con Embestir cargan contra infantería de vida 4 y le hacen 4 heridas.',
      en: 'Elephants with Ram charge infantry of life 4 and do 4 wounds to it.',
      ask: {
        attacker: { kind: 'elephants', abilities: ['ram'] },
        defender: { life: 4, taken: 4 },
        charge: true,
      },
      gives: {
        combatType: 'priority',
        strikesFirst: 'attacker',
        replyDice: 0,
        defender: { fate: 'eliminated' },
      },
      cites: ['onus-9.9', 'onus-7.162', 'onus-7.169'],
    }),
  },
  'onus-9.11': {
    'into-a-phalanx': applies('onus/hand-to-hand', {
      es: 'Una unidad montada de ataque 4/4 con Embestir carga de frente contra infantería en Falange.',
      en: 'A mounted unit of attack 4/4 with Ram charges infantry in Phalanx frontally.',
      ask: {
        attacker: { kind: 'cavalry', hit: 4, wound: 4, abilities: ['ram'] },
        defender: { formation: 'phalanx' },
        charge: true,
      },
      gives: { combatType: 'simultaneous', strikesFirst: 'both', attacker: { attack: [5, 5] } },
      cites: ['onus-9.9', 'onus-8.12', 'onus-8.14', 'onus-9.11', 'onus-7.161', 'onus-9.8'],
      case: 401,
    }),
    'into-infantry-without-priority': doesNotApply('onus/hand-to-hand', {
      es: 'Una unidad montada de ataque 4/4 con Embestir carga contra infantería en Muro de Escudos.',
      en: 'A mounted unit of attack 4/4 with Ram charges infantry in Shield Wall.',
      ask: {
        attacker: { kind: 'cavalry', hit: 4, wound: 4, abilities: ['ram'] },
        defender: { formation: 'shield-wall' },
        charge: true,
      },
      gives: { combatType: 'priority', strikesFirst: 'attacker', attacker: { attack: [5, 5] } },
      cites: ['onus-9.9', 'onus-7.162'],
    }),
  },
  'onus-9.16': {
    'chance-of-a-die': applies('onus/attack-roll', {
      es: 'Unos legionarios Profesionales tiran 1 dado para impactar, con valor 4 contra esquivar 7.',
      en: 'Legionaries who are Professionals roll 1 die to hit, with a value of 4 against dodge 7.',
      ask: { rollStage: 'hit', attackDice: 1, hit: 4, dodge: 7, abilities: ['professionals'] },
      // 4, 5 and 6 hit: 3/6, and a 1 is rolled again: 3/6 x 7/6.
      gives: { hitsFrom: 4, mayReroll: true, chanceToHit: '7/12' },
    }),
    'a-second-one': doesNotApply('onus/attack-roll', {
      es: 'Una unidad de Profesionales saca un 1 para herir, repite el dado y saca otro 1.',
      en: 'A unit of Professionals rolls a 1 to wound, rolls the die again and gets another 1.',
      ask: {
        rollStage: 'wound',
        abilities: ['professionals'],
        toWound: [1],
        alreadyRerolled: true,
      },
      gives: { mayReroll: false, woundsDone: 0 },
      cites: ['onus-7.138'],
      case: 271,
    }),
  },
  'onus-9.17': {
    'facing-elephants': applies('onus/morale-check', {
      es: 'Unos legionarios de moral 7, trabados con elefantes que causan Terror, han recibido 2 heridas y chequean.',
      en: 'Legionaries of morale 7, engaged with elephants that cause Terror, have taken 2 wounds and check.',
      ask: { unit: { morale: 7, wounds: 2 }, enemyTerror: true },
      gives: { moraleValue: 4, chanceToFail: '1/3' },
      cites: ['onus-10.11', 'onus-9.17'],
    }),
    'from-afar': doesNotApply('onus/morale-check', {
      es: 'Unos elefantes que causan Terror llevan arqueros, y un disparo suyo hace 2 heridas a unos legionarios de moral 7.',
      en: 'Elephants that cause Terror carry archers, and a shot of theirs does 2 wounds to Legionaries of morale 7.',
      ask: { unit: { morale: 7, wounds: 2 }, cause: 'shot', enemyTerror: true },
      gives: { moraleValue: 5, chanceToFail: '1/6' },
      cites: ['onus-10.11', 'onus-7.173'],
    }),
  },
  'onus-9.23': {
    'against-elephants': applies('onus/unit-values', {
      es: 'Una unidad con Lanceros y ataque 3/3, sin formación, combate contra elefantes.',
      en: 'A unit with Lancers and an attack of 3/3, in no formation, fights elephants.',
      ask: { unit: { hit: 3, wound: 3, abilities: ['lancers'] }, enemy: { kind: 'elephants' } },
      gives: { attack: [4, 4] },
      case: 277,
    }),
    'against-infantry': doesNotApply('onus/unit-values', {
      es: 'Una unidad con Lanceros y ataque 3/3, sin formación, combate contra infantería.',
      en: 'A unit with Lancers and an attack of 3/3, in no formation, fights infantry.',
      ask: { unit: { hit: 3, wound: 3, abilities: ['lancers'] } },
      gives: { attack: [3, 3] },
      cites: ['onus-3.2'],
    }),
  },
  'onus-9.24': {
    'a-die-to-wound': applies('onus/attack-roll', {
      es: 'Una unidad Mortal tira cuerpo a cuerpo 1 dado para herir, con valor 3 contra armadura 6.',
      en: 'A Deadly unit rolls 1 die to wound hand to hand, with a value of 3 against armour 6.',
      ask: { rollStage: 'wound', attackDice: 1, wound: 3, armour: 6, abilities: ['deadly'] },
      gives: { expected: '2/3', atLeastOne: '1/2' },
      cites: ['onus-9.24', 'onus-7.136'],
      case: 269,
    }),
    'two-sixes': applies('onus/hand-to-hand', {
      es: 'Unos galos Mortales de ataque 4/3 tienen 4 impactos contra armadura 6 y sacan 6, 6, 4 y 2 para herir.',
      en: 'Deadly Gauls of attack 4/3 have 4 hits against armour 6 and roll 6, 6, 4 and 2 to wound.',
      ask: {
        attacker: { hit: 4, wound: 3, abilities: ['deadly'], toWound: [6, 6, 4, 2] },
        defender: { armour: 6 },
      },
      // 2 + 2 + 1: 4 + 3 = 7 exceeds 6, 2 + 3 = 5 does not.
      gives: { attacker: { woundsDone: 5, mostWoundsDone: 8 } },
    }),
    'not-in-a-shot': doesNotApply('onus/shot', {
      es: 'Una unidad Mortal de fuerza 3 dispara contra armadura 6 y saca 6 y 6 para herir.',
      en: 'A Deadly unit of strength 3 shoots at armour 6 and rolls 6 and 6 to wound.',
      ask: {
        shooter: { strength: 3, abilities: ['deadly'] },
        target: { armour: 6 },
        toWound: [6, 6],
      },
      gives: { woundsDone: 2 },
      cites: ['onus-7.136', 'onus-7.137'],
    }),
  },
  'onus-9.25': {
    'the-shot-of-the-book': applies('onus/shot', {
      es: 'Una unidad con Precisión que no se ha movido logra 3 impactos y saca 6, 1 y 6 para herir.',
      en: 'A unit with Precision that has not moved scores 3 hits and rolls 6, 1 and 6 to wound.',
      ask: { shooter: { abilities: ['precision'] }, toWound: [6, 1, 6] },
      gives: { woundsDone: 4 },
      cites: ['onus-9.25', 'onus-7.137', 'onus-7.138'],
      case: 50,
    }),
    'two-sixes-and-a-four': applies('onus/attack-roll', {
      es: 'Una unidad con Precisión y fuerza 3 que no se ha movido saca 6, 6 y 4 para herir contra armadura 6.',
      en: 'A unit with Precision and strength 3 that has not moved rolls 6, 6 and 4 to wound against armour 6.',
      ask: {
        attackKind: 'shot',
        rollStage: 'wound',
        shotStrength: 3,
        armour: 6,
        abilities: ['precision'],
        toWound: [6, 6, 4],
      },
      gives: { woundsDone: 5, woundsFrom: 4 },
      cites: ['onus-9.25', 'onus-7.136', 'onus-7.137'],
      case: 279,
    }),
    'hand-to-hand': doesNotApply('onus/attack-roll', {
      es: 'Una unidad con Precisión combate cuerpo a cuerpo y saca 6 y 6 para herir.',
      en: 'A unit with Precision fights hand to hand and rolls 6 and 6 to wound.',
      ask: { rollStage: 'wound', abilities: ['precision'], toWound: [6, 6] },
      gives: { woundsDone: 2 },
      cites: ['onus-7.136', 'onus-7.137'],
    }),
  },
  'onus-9.26': {
    'it-has-moved': applies('onus/shot', {
      es: 'Una unidad con Precisión se ha movido 1 UD este turno y saca 6 y 6 para herir.',
      en: 'A unit with Precision has moved 1 UD this turn and rolls 6 and 6 to wound.',
      ask: { shooter: { moved: 'reduced', abilities: ['precision'] }, toWound: [6, 6] },
      gives: { woundsDone: 2 },
      cites: ['onus-9.26', 'onus-7.137'],
      case: 207,
    }),
    'it-stood-still': doesNotApply('onus/shot', {
      es: 'La misma unidad con Precisión no se ha movido y saca 6 y 6 para herir.',
      en: 'The same unit with Precision has not moved and rolls 6 and 6 to wound.',
      ask: { shooter: { abilities: ['precision'] }, toWound: [6, 6] },
      gives: { woundsDone: 4 },
      cites: ['onus-9.25'],
    }),
  },
  'onus-9.27': {
    'against-chariots': applies('onus/unit-values', {
      es: 'Una unidad con Sarissas y ataque 4/3, fuera de la Falange, combate contra carros.',
      en: 'A unit with Sarissas and an attack of 4/3, not in Phalanx, fights chariots.',
      ask: { unit: { hit: 4, wound: 3, abilities: ['sarissas'] }, enemy: { kind: 'chariots' } },
      gives: { attack: [5, 4] },
    }),
    'against-infantry': doesNotApply('onus/unit-values', {
      es: 'La misma unidad con Sarissas y ataque 4/3 combate contra legionarios.',
      en: 'The same unit with Sarissas and an attack of 4/3 fights Legionaries.',
      ask: { unit: { hit: 4, wound: 3, abilities: ['sarissas'] } },
      gives: { attack: [4, 3] },
      cites: ['onus-3.2'],
    }),
  },
  'onus-9.28': {
    'a-charged-phalanx': applies('onus/hand-to-hand', {
      es: 'Unos mercenarios cargan de frente contra una infantería con Sarissas en Falange.',
      en: 'Mercenaries charge infantry with Sarissas in Phalanx frontally.',
      ask: { defender: { formation: 'phalanx', abilities: ['sarissas'] }, charge: true },
      gives: {
        combatType: 'single',
        strikesFirst: 'defender',
        replyDice: 0,
        defender: { unhurt: '1' },
      },
      cites: ['onus-9.28', 'onus-7.164'],
    }),
  },
  'onus-9.29': {
    'against-ram': applies('onus/hand-to-hand', {
      es: 'Unos catafractos con Embestir cargan de frente contra una infantería con Sarissas en Falange.',
      en: 'Cataphracts with Ram charge infantry with Sarissas in Phalanx frontally.',
      ask: {
        attacker: { kind: 'cavalry', abilities: ['ram'] },
        defender: { formation: 'phalanx', abilities: ['sarissas'] },
        charge: true,
      },
      gives: { combatType: 'priority', strikesFirst: 'defender', replyDice: 4 },
      cites: ['onus-9.9', 'onus-9.28', 'onus-9.29', 'onus-7.165'],
    }),
    'nobody-else-has-priority': doesNotApply('onus/hand-to-hand', {
      es: 'Una infantería con Sarissas en Falange carga contra caballería sin prioridad alguna.',
      en: 'Infantry with Sarissas in Phalanx charges cavalry without any priority.',
      ask: {
        attacker: { formation: 'phalanx', abilities: ['sarissas'] },
        defender: { kind: 'cavalry' },
        charge: true,
      },
      gives: { combatType: 'single', replyDice: 0 },
      cites: ['onus-9.28', 'onus-7.164'],
    }),
  },
});
