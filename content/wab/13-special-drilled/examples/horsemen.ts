import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Expert horsemen, feigned flight, the best horses, the Parthian shot. */
export const horsemen = defineExamples({
  'wab-13.62/shoot-on-the-move': applies('wab/shooting', {
    es: 'Unos jinetes expertos de Habilidad de Proyectiles 3 han movido y disparan sus arcos a 6 pulgadas.',
    en: 'Expert horsemen with Ballistic Skill 3 have moved and shoot their bows at 6 inches.',
    ask: {
      ...{ skill: 3, shots: 5, weapon: 'bow', distance: 6, moved: true },
      expertHorsemen: true,
    },
    gives: { modifier: 0, needed: 4 },
  }),
  'wab-13.62/other-riders': doesNotApply('wab/shooting', {
    es: 'Otros jinetes de Habilidad de Proyectiles 3 han movido y disparan sus arcos a 6 pulgadas.',
    en: 'Other riders with Ballistic Skill 3 have moved and shoot their bows at 6 inches.',
    ask: { skill: 3, shots: 5, weapon: 'bow', distance: 6, moved: true },
    gives: { modifier: -1, needed: 5 },
    cites: ['wab-4.42'],
  }),
  'wab-13.63/in-front': applies('wab/charge-reaction', {
    es: 'Una infantería de Movimiento 4 carga desde 6 pulgadas contra el frente de una caballería con huida fingida, de Movimiento 8.',
    en: 'Infantry with Movement 4 charges from 6 inches away at the front of cavalry with feigned flight and Movement 8.',
    ask: {
      chargers: [{ chargerMovement: 4, chargerDistance: 6 }],
      ...{ troops: 'cavalry', targetMovement: 8, feignsFlight: true },
      reaction: 'any',
    },
    gives: {
      allowed: true,
      reactions: ['hold', 'flee', 'feigned-flight', 'ignore'],
    },
  }),
  'wab-13.63/in-the-flank': forbids('wab/charge-reaction', {
    es: 'La carga llega a la misma caballería por el flanco.',
    en: 'The charge comes at the flank of the same cavalry.',
    ask: {
      chargers: [{ chargerMovement: 7, chargerDistance: 10, chargerFrom: 'flank' }],
      ...{ troops: 'cavalry', targetMovement: 8, feignsFlight: true },
      reaction: 'feigned-flight',
    },
    gives: { allowed: false, unitReacts: 'hold' },
    case: 631,
  }),
  'wab-13.64/is-not-fleeing': applies('wab/feigned-flight', {
    es: 'Unos jinetes de Movimiento 8 fingen huir de una caballería de Movimiento 8 que carga desde 10 pulgadas.',
    en: 'Riders with Movement 8 feign flight from cavalry with Movement 8 that charges from 10 inches away.',
    ask: { movement: 8, distance: 10, fleeMovement: 8 },
    gives: { allowed: true, flightDice: 3, countsAsFleeing: false },
  }),
  'wab-13.64/as-a-reaction': applies('wab/charge-reaction', {
    es: 'Una caballería con huida fingida, de Movimiento 8, la finge ante una infantería de Movimiento 4 que carga desde 6 pulgadas.',
    en: 'Cavalry with feigned flight and Movement 8 feigns it before infantry with Movement 4 that charges from 6 inches away.',
    ask: {
      chargers: [{ chargerMovement: 4, chargerDistance: 6 }],
      ...{ troops: 'cavalry', targetMovement: 8, feignsFlight: true },
      reaction: 'feigned-flight',
    },
    gives: { allowed: true, unitReacts: 'feigned-flight', flightDice: 3 },
  }),
  'wab-13.64/shoots-first': applies('wab/feigned-flight', {
    es: 'Disparan antes de fingir la huida, a una caballería de Movimiento 8 a 10 pulgadas.',
    en: 'They shoot before they feign flight, at cavalry with Movement 8 that is 10 inches away.',
    ask: { movement: 8, distance: 10, fleeMovement: 8, shootsFirst: true },
    gives: { allowed: true, flightDice: 2 },
    cites: ['wab-3.15', 'wab-13.64'],
  }),
  'wab-13.65/twelve-inches-away': applies('wab/feigned-flight', {
    es: 'Carga desde 8 pulgadas una caballería de Movimiento 8, y los que fingen sacan 1, 1 y 2.',
    en: 'Cavalry with Movement 8 charges from 8 inches away, and those who feign roll 1, 1 and 2.',
    ask: { movement: 8, distance: 8, dice: [1, 1, 2] },
    gives: { feignEnds: 'caught', fled: 4, keepsChargeBenefits: true },
  }),
  'wab-13.66/out-of-reach': applies('wab/feigned-flight', {
    es: 'Carga desde 8 pulgadas una caballería de Movimiento 8, y los que fingen sacan 6, 5 y 4.',
    en: 'Cavalry with Movement 8 charges from 8 inches away, and those who feign roll 6, 5 and 4.',
    ask: { movement: 8, distance: 8, dice: [6, 5, 4] },
    gives: { feignEnds: 'escapes', fled: 15, failedMove: 8, keepsChargeBenefits: false },
  }),
  'wab-13.67/test-failed': forbids('wab/feigned-flight', {
    es: 'Unos jinetes temen a los elefantes que los cargan desde 6 pulgadas con Movimiento 6, y fallan su chequeo de miedo.',
    en: 'Riders fear the elephants that charge them from 6 inches away with Movement 6, and fail their fear test.',
    ask: { movement: 6, distance: 6, fearTest: 'failed' },
    gives: { allowed: false },
  }),
  'wab-13.67/test-passed': applies('wab/feigned-flight', {
    es: 'Los mismos jinetes, a 6 pulgadas de los elefantes de Movimiento 6, pasan el chequeo.',
    en: 'The same riders, 6 inches from the elephants with Movement 6, pass the test.',
    ask: { movement: 6, distance: 6, fearTest: 'passed' },
    gives: { allowed: true },
  }),
  'wab-13.67/as-a-reaction': applies('wab/charge-reaction', {
    es: 'Una caballería que teme a quien la carga, de Movimiento 4 y a 12 pulgadas, quiere fingir la huida.',
    en: 'Cavalry that fears who charges it, with Movement 4 and 12 inches away, wants to feign flight.',
    ask: {
      chargers: [{ chargerMovement: 4, chargerDistance: 12 }],
      ...{ troops: 'cavalry', targetMovement: 8, feignsFlight: true, fearsEnemy: true },
      reaction: 'feigned-flight',
    },
    gives: { allowed: true, needsFearTest: true },
  }),
  'wab-13.68/charges-further': applies('wab/manoeuvre', {
    es: 'Una caballería de Movimiento 8, con los mejores caballos y sin armadura que la frene, carga 18 pulgadas.',
    en: 'Cavalry with Movement 8 and the finest horses, slowed by no armour, charges 18 inches.',
    ask: { movement: 8, finestHorses: true, unitMove: 'charge', manoeuvres: [{ inches: 18 }] },
    gives: { allowed: true, factor: 9, allowance: 18 },
    case: 633,
  }),
  'wab-13.68/other-horses': doesNotApply('wab/manoeuvre', {
    es: 'Una caballería de Movimiento 8 sin esa regla quiere cargar 18 pulgadas.',
    en: 'Cavalry with Movement 8 without that rule wants to charge 18 inches.',
    ask: { movement: 8, unitMove: 'charge', manoeuvres: [{ inches: 18 }] },
    gives: { allowed: false, factor: 8, allowance: 16 },
    cites: ['wab-3.3'],
  }),
  'wab-13.85/skirmishing-archers': applies('wab/parthian-shot', {
    es: 'Una caballería hostigadora con arcos, de Movimiento 8, acaba de disparar.',
    en: 'Skirmishing cavalry with bows and Movement 8 has just shot.',
    ask: { movement: 8 },
    gives: { allowed: true },
  }),
  'wab-13.85/in-ranks': forbids('wab/parthian-shot', {
    es: 'Una caballería con arcos, de Movimiento 8, que va formada en orden abierto, acaba de disparar.',
    en: 'Cavalry with bows and Movement 8, formed in open order, has just shot.',
    ask: { movement: 8, skirmishers: false },
    gives: { allowed: false },
    case: 645,
  }),
  'wab-13.85/slingers-on-horse': forbids('wab/parthian-shot', {
    es: 'Una caballería hostigadora con hondas, de Movimiento 8, acaba de disparar.',
    en: 'Skirmishing cavalry with slings and Movement 8 has just shot.',
    ask: { movement: 8, weapon: 'sling' },
    gives: { allowed: false },
  }),
  'wab-13.86/eight-inches': applies('wab/parthian-shot', {
    es: 'Unos jinetes hostigadores con jabalinas, de Movimiento 8, mueven tras disparar.',
    en: 'Skirmishing riders with javelins and Movement 8 move after their shots.',
    ask: { movement: 8, weapon: 'javelin' },
    gives: { allowed: true, inchesAfterwards: 8 },
  }),
  'wab-13.86/when-it-shoots': applies('wab/may-shoot', {
    es: 'Una caballería hostigadora con Disparo parto quiere disparar sus arcos a 12 pulgadas.',
    en: 'Skirmishing cavalry with the Parthian shot would shoot its bows at 12 inches.',
    ask: { distance: 12, mounted: true, skirmishers: true, parthianShot: true },
    gives: { allowed: true, mayMoveThen: true },
  }),
  'wab-13.86/with-slings': doesNotApply('wab/may-shoot', {
    es: 'Unos jinetes hostigadores con Disparo parto llevan hoy hondas y disparan a 9 pulgadas.',
    en: 'Skirmishing riders with the Parthian shot carry slings today and shoot at 9 inches.',
    ask: { weapon: 'sling', distance: 9, mounted: true, skirmishers: true, parthianShot: true },
    gives: { allowed: true, mayMoveThen: false },
    cites: ['wab-4.18'],
  }),
  'wab-13.86/before-shooting': forbids('wab/parthian-shot', {
    es: 'Quieren hacer ese movimiento de 8 pulgadas sin haber disparado.',
    en: 'They want to make that move of 8 inches without having shot.',
    ask: { movement: 8, justShot: false },
    gives: { allowed: false },
  }),
});
