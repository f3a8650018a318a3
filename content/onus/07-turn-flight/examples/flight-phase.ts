import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** The flight phase: what fleeing units may do, and how they recover. */
export const flightPhase = defineExamples({
  'onus-7.183': {
    'may-not-shoot': forbids('onus/fleeing-unit', {
      es: 'El jugador de unos arqueros en huida quiere que disparen.',
      en: 'The player of fleeing archers wants them to shoot.',
      ask: { fleeingAct: 'shoot' },
      gives: { allowed: false },
    }),
    'does-not-fight': applies('onus/fleeing-unit', {
      es: 'Llega la fase de combate y a una unidad en huida nadie la ataca ni la bloquea.',
      en: 'The combat phase comes, and nobody attacks or blocks a fleeing unit.',
      ask: { fleeingAct: 'fight' },
      gives: { allowed: false },
    }),
    'blocked-in-combat': doesNotApply('onus/fleeing-unit', {
      es: 'Llega la fase de combate y una unidad en huida está bloqueada en combate.',
      en: 'The combat phase comes, and a fleeing unit is blocked in combat.',
      ask: { fleeingAct: 'fight', blocked: true },
      gives: { allowed: true },
      cites: ['onus-7.176'],
    }),
  },
  'onus-7.184': {
    'activated-to-recover': applies('onus/fleeing-unit', {
      es: 'Su jugador quiere activar una unidad en huida que no está en combate.',
      en: 'A player wants to activate a fleeing unit that is not in combat.',
      ask: { fleeingAct: 'be-activated' },
      gives: { allowed: true },
    }),
  },
  'onus-7.185': {
    'a-corner-over-the-edge': applies('onus/flight-move', {
      es: 'Una unidad en huida con movimiento 4 empezaría a salir del campo tras 3,5 UD.',
      en: 'A fleeing unit with movement 4 would begin to leave the field after 3.5 UD.',
      ask: { movement: 4, edgeAt: 3.5 },
      gives: { eliminated: true, stop: 'edge' },
      cites: ['onus-7.178', 'onus-7.185'],
    }),
    'up-to-the-edge': doesNotApply('onus/flight-move', {
      es: 'Una unidad en huida con movimiento 4 empezaría a salir del campo tras 4 UD.',
      en: 'A fleeing unit with movement 4 would begin to leave the field after 4 UD.',
      ask: { movement: 4, edgeAt: 4 },
      gives: { eliminated: false, movedUd: 4 },
      cites: ['onus-7.178'],
    }),
  },
  'onus-7.186': {
    'shot-from-the-front': applies('onus/fleeing-unit', {
      es: 'Disparan de frente a una unidad en huida con Defensa 4/5 y le hacen 1 herida, que no la elimina.',
      en: 'A fleeing unit with defence 4/5 is shot from the front and takes 1 wound, which does not eliminate it.',
      ask: { fleeingAct: 'defend', attackedBy: 'shot', unit: { dodge: 4, armour: 5 } },
      gives: { defence: [2, 3], moraleCheck: false },
      case: 197,
    }),
    'on-the-flank': applies('onus/fleeing-unit', {
      es: 'El único enemigo de una unidad en huida y bloqueada, con Defensa 5/6, la ataca cuerpo a cuerpo por un flanco.',
      en: 'The only enemy of a fleeing, blocked unit with defence 5/6 attacks it hand to hand on a flank.',
      ask: {
        fleeingAct: 'defend',
        blocked: true,
        unit: { dodge: 5, armour: 6, attackedOn: ['flank'] },
      },
      gives: { defence: [3, 4] },
      cites: ['onus-7.186', 'onus-10.4'],
      case: 233,
    }),
    'broken-but-standing': doesNotApply('onus/flee', {
      es: 'Atacan a una unidad Rota que no está en huida y falla su chequeo.',
      en: 'A Broken unit that is not fleeing is attacked and fails its check.',
      ask: { broken: true },
      gives: { fate: 'fleeing' },
      cites: ['onus-7.175'],
    }),
  },
  'onus-7.187': {
    'began-this-turn': applies('onus/flight-phase', {
      es: 'Una unidad empezó a huir en la fase de combate de este turno, que es el de su jugador.',
      en: 'A unit began to flee in the combat phase of this turn, which is that of its own player.',
      ask: { flightBegan: 'this-turn' },
      gives: { checksNow: false },
      case: 235,
    }),
    'twice-in-a-turn': applies('onus/flight-phase', {
      es: 'Se activa a una unidad que huye desde un turno anterior, con moral modificada 3 en sus 2 chequeos.',
      en: 'A unit that has been fleeing since an earlier turn is activated, with modified morale 3 in both of its 2 checks.',
      ask: { modifiedMorale: 3, activated: true },
      gives: { checksThisTurn: 2, chanceInTurn: '3/4' },
      odds: { recovers: '1/2', 'recovers-in-turn': '3/4' },
      cites: ['onus-7.184', 'onus-7.187'],
      case: 133,
    }),
    'fled-in-the-turn-of-the-enemy': applies('onus/flight-phase', {
      es: 'Una unidad con moral 5 y sin heridas fue puesta en huida en el turno enemigo justo anterior.',
      en: 'A unit with morale 5 and no wounds was put to flight in the turn of the enemy just before.',
      ask: { unit: { morale: 5 }, flightBegan: 'enemy-turn' },
      gives: { checksNow: true, moraleValue: 4 },
      odds: { recovers: '2/3' },
      cites: ['onus-10.16', 'onus-7.187'],
    }),
  },
  'onus-7.188': {
    'in-the-radius': applies('onus/flight-phase', {
      es: 'Una unidad en huida con moral 7 y 3 heridas, dentro del radio de su general, chequea para recuperarse y saca un 4.',
      en: 'A fleeing unit with morale 7 and 3 wounds, within the radius of its general, checks to recover and rolls a 4.',
      ask: { unit: { morale: 7, wounds: 3, general: 'in-radius' }, moraleDie: 4 },
      gives: {
        moraleValue: 4,
        chanceToRecover: '2/3',
        fate: 'steady',
        markersLost: ['fleeing', 'broken'],
        mayReorient: true,
      },
      odds: { recovers: '2/3' },
      cites: ['onus-10.9', 'onus-10.11', 'onus-10.16', 'onus-7.187', 'onus-7.188'],
      case: 237,
    }),
    'by-the-other-reading': applies('onus/flight-phase', {
      es: 'La misma unidad, con moral 7, 3 heridas y dentro del radio, saca un 2 con la lectura b de R14, que cuenta también el −2 por huir.',
      en: 'The same unit, with morale 7, 3 wounds and within the radius, rolls a 2 by reading b of R14, which counts the −2 for fleeing as well.',
      ask: {
        unit: { morale: 7, wounds: 3, general: 'in-radius' },
        moraleDie: 2,
        readings: { R14: 'b' },
      },
      gives: { moraleValue: 2, chanceToRecover: '1/3', fate: 'steady' },
      odds: { recovers: '1/3' },
      cites: ['onus-10.4', 'onus-7.188'],
    }),
  },
  'onus-7.189': {
    'neither-moves-nor-turns': applies('onus/flight-phase', {
      es: 'Una unidad en huida, trabada y bloqueada, con moral modificada 3, saca un 2 en la fase de huida.',
      en: 'A fleeing unit that is engaged and blocked, with modified morale 3, rolls a 2 in the flight phase.',
      ask: { modifiedMorale: 3, blocked: true, moraleDie: 2 },
      gives: {
        fate: 'steady',
        markersLost: ['fleeing', 'broken'],
        mayReorient: false,
        fleesOn: false,
      },
      cites: ['onus-7.187', 'onus-7.189'],
    }),
  },
});
