import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** The phase of the Skirmishers: onus-7.146 to onus-7.148. */
export const skirmishers = defineExamples({
  'onus-7.146/one-ud-is-left': applies('onus/skirmisher-rest', {
    es: 'Unos Hostigadores con movimiento 4 movieron 3 UD en la fase de movimiento.',
    en: 'Skirmishers with movement 4 moved 3 UD in the movement phase.',
    ask: { movement: 4, udMoved: 3 },
    gives: { allowed: true, left: 1, leftCm: 5 },
    cites: ['onus-9.13', 'onus-7.146'],
  }),
  'onus-7.146/more-than-is-left': forbids('onus/skirmisher-rest', {
    es: 'Unos Hostigadores con movimiento 4 que movieron 3 UD quieren mover 2 más en su fase.',
    en: 'Skirmishers with movement 4 that moved 3 UD want to move 2 more in their phase.',
    ask: { movement: 4, udMoved: 3, udWanted: 2 },
    gives: { allowed: false, left: 1 },
  }),
  'onus-7.147/shot-before': forbids('onus/charge', {
    es: 'Unos Hostigadores con movimiento 3 dispararon este turno tras mover 1 UD; les quedan 2 UD y tienen a un enemigo a 1 UD.',
    en: 'Skirmishers with movement 3 shot this turn after moving 1 UD; they have 2 UD left and an enemy 1 UD away.',
    ask: {
      movement: 3,
      abilities: ['skirmishers'],
      chargePhase: 'skirmishers',
      udMoved: 1,
      doneThisTurn: ['shoot'],
      enemyDistance: 1,
    },
    gives: { allowed: false, reach: 2 },
    cites: ['onus-7.146', 'onus-7.147'],
    case: 211,
  }),
  'onus-7.147/did-not-shoot': doesNotApply('onus/charge', {
    es: 'Unos Hostigadores con movimiento 3 han movido 1 UD este turno sin disparar y cargan contra un enemigo que está a 1 UD.',
    en: 'Skirmishers with movement 3 moved 1 UD this turn without shooting, and charge an enemy 1 UD away.',
    ask: {
      movement: 3,
      abilities: ['skirmishers'],
      chargePhase: 'skirmishers',
      udMoved: 1,
      enemyDistance: 1,
    },
    gives: { allowed: true, reach: 2 },
    cites: ['onus-7.146', 'onus-7.73'],
  }),
  'onus-7.147/may-only-move': applies('onus/skirmisher-rest', {
    es: 'Unos Hostigadores con movimiento 3 dispararon sin haberse movido.',
    en: 'Skirmishers with movement 3 shot without having moved.',
    ask: { movement: 3, shot: true },
    gives: { allowed: true, left: 3, mayCharge: false },
    cites: ['onus-7.146', 'onus-7.147'],
  }),
  'onus-7.148/rounded-up-to-the-half': applies('onus/skirmisher-rest', {
    es: 'Unos Hostigadores con movimiento 3 movieron 1,2 UD en la fase de movimiento.',
    en: 'Skirmishers with movement 3 moved 1.2 UD in the movement phase.',
    ask: { movement: 3, udMoved: 1.2 },
    gives: { countedUd: 1.5, left: 1.5 },
    cites: ['onus-7.148', 'onus-7.146'],
    case: 34,
  }),
  'onus-7.148/whole-and-half-stay': applies('onus/skirmisher-rest', {
    es: 'Unos Hostigadores con movimiento 4 movieron 2,5 UD justas.',
    en: 'Skirmishers with movement 4 moved 2.5 UD exactly.',
    ask: { movement: 4, udMoved: 2.5 },
    gives: { countedUd: 2.5, left: 1.5 },
  }),
});
