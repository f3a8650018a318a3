import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

export const activating = defineExamples({
  'onus-7.17': {
    'two-wounds-near-the-general': applies('onus/activation', {
      es: 'Una unidad Rota (moral 6, 2 heridas), sin trabar y dentro del radio de su general ileso, es activada y chequea para reorganizarse.',
      en: 'A Broken unit (morale 6, 2 wounds), not engaged and within the radius of its unharmed general, is activated and checks to rally.',
      ask: { broken: true, morale: 6, wounds: 2, general: 'in-radius' },
      gives: { checkOnActivation: 'may', moraleValue: 4, passChance: '2/3' },
      odds: { 'check-passes': '2/3' },
      cites: ['onus-7.17', 'onus-10.9', 'onus-10.11', 'onus-10.16'],
      case: 135,
    }),
    engaged: doesNotApply('onus/activation', {
      es: 'Una unidad Rota y trabada en combate es activada.',
      en: 'A Broken unit engaged in combat is activated.',
      ask: { broken: true, engaged: true },
      gives: { checkOnActivation: 'none', unitAfter: { unitStateAfter: 'broken' } },
      cites: ['onus-7.16'],
    }),
  },
  'onus-7.18': {
    rallied: applies('onus/activation', {
      es: 'Una unidad Rota de movimiento 4 y moral modificada 4 es activada y saca un 3.',
      en: 'A Broken unit with movement 4 and a modified morale of 4 is activated and rolls a 3.',
      ask: { broken: true, movement: 4, modifiedMorale: 4, activationDie: 3 },
      gives: {
        checkPassed: true,
        unitAfter: { unitStateAfter: 'steady', moveUpToUd: 2, chargeAllowed: false },
      },
      cites: ['onus-7.17', 'onus-7.18'],
    }),
    'no-charge': forbids('onus/phase', {
      es: 'Una unidad que se ha reorganizado este turno quiere cargar.',
      en: 'A unit that has rallied this turn wants to charge.',
      ask: { phase: 'movement', action: 'charge', reorganised: true },
      gives: { allowed: false },
    }),
    failed: doesNotApply('onus/activation', {
      es: 'Una unidad Rota de movimiento 4 y moral modificada 4 es activada y saca un 5.',
      en: 'A Broken unit with movement 4 and a modified morale of 4 is activated and rolls a 5.',
      ask: { broken: true, movement: 4, modifiedMorale: 4, activationDie: 5 },
      gives: { checkPassed: false, unitAfter: { moveUpToUd: 4, chargeAllowed: true } },
      cites: ['onus-7.17', 'onus-7.19'],
    }),
  },
  'onus-7.19': {
    'stays-broken': applies('onus/activation', {
      es: 'Una unidad Rota de movimiento 4 es activada y falla el chequeo de reorganización, con un 6 y moral modificada 5.',
      en: 'A Broken unit with movement 4 is activated and fails its check to rally, with a 6 and a modified morale of 5.',
      ask: { broken: true, movement: 4, modifiedMorale: 5, activationDie: 6 },
      gives: { unitAfter: { unitStateAfter: 'broken', moveUpToUd: 4 } },
      case: 131,
    }),
    'no-check-made': applies('onus/activation', {
      es: 'Se activa una unidad Rota de movimiento 3, y su jugador prefiere no chequear.',
      en: 'A Broken unit with movement 3 is activated, and its player prefers not to check.',
      ask: { broken: true, movement: 3, modifiedMorale: 4, declines: true },
      gives: { unitAfter: { unitStateAfter: 'broken', moveUpToUd: 3, chargeAllowed: true } },
      cites: ['onus-7.17', 'onus-7.19'],
    }),
  },
  'onus-7.20': {
    recovers: applies('onus/activation', {
      es: 'Se activa una unidad en huida, sin trabar, de moral modificada 3, y saca un 3.',
      en: 'A fleeing unit that is not engaged, with a modified morale of 3, is activated and rolls a 3.',
      ask: { fleeing: true, modifiedMorale: 3, activationDie: 3 },
      gives: {
        checkOnActivation: 'must',
        checkPassed: true,
        unitAfter: { unitStateAfter: 'steady', freeOrientation: true },
      },
      cites: ['onus-7.20', 'onus-7.21'],
    }),
  },
  'onus-7.21': {
    'neither-moves-nor-fights': forbids('onus/phase', {
      es: 'Una unidad que se ha recuperado de su huida al ser activada quiere mover este turno.',
      en: 'A unit that has recovered from its flight when it was activated wants to move this turn.',
      ask: { phase: 'movement', action: 'move', recoveredFromFlight: true },
      gives: { allowed: false },
    }),
    'marker-comes-off': applies('onus/activation', {
      es: 'Se activa una unidad en huida de moral modificada 4, y saca un 2.',
      en: 'A fleeing unit with a modified morale of 4 is activated and rolls a 2.',
      ask: { fleeing: true, modifiedMorale: 4, activationDie: 2 },
      gives: { unitAfter: { moveUpToUd: 0, fightAllowed: false, activeMarker: false } },
      cites: ['onus-7.20', 'onus-7.21'],
    }),
  },
  'onus-7.22': {
    'twice-in-a-turn': applies('onus/activation', {
      es: 'Una unidad que empezó a huir en un turno anterior tiene moral modificada 3 en los dos chequeos, y se la activa este turno.',
      en: 'A unit that began to flee in an earlier turn has a modified morale of 3 in both checks and is activated this turn.',
      ask: { fleeing: true, modifiedMorale: 3 },
      gives: { passChance: '1/2', chanceThisTurn: '3/4', triesAgain: true },
      odds: { 'check-passes': '1/2', 'recovers-this-turn': '3/4' },
      cites: ['onus-7.20', 'onus-7.22', 'onus-7.187'],
      case: 133,
    }),
    'no-penalty': applies('onus/activation', {
      es: 'Se activa una unidad en huida de moral modificada 3, y saca un 6.',
      en: 'A fleeing unit with a modified morale of 3 is activated and rolls a 6.',
      ask: { fleeing: true, modifiedMorale: 3, activationDie: 6 },
      gives: { checkPassed: false, unitAfter: { unitStateAfter: 'fleeing' }, triesAgain: true },
      cites: ['onus-7.20', 'onus-7.22'],
    }),
  },
});
