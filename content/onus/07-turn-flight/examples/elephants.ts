import { applies, defineExamples, doesNotApply } from '../../../../src/content/examples.ts';

/** Fleeing elephants. */
export const elephants = defineExamples({
  'onus-7.194': {
    'straight-to-the-rear': applies('onus/flight-move', {
      es: 'Unos elefantes con movimiento 4 puestos en huida hacen 1 giro y no encuentran nada en su camino.',
      en: 'Elephants with movement 4 that are put to flight make 1 turn and meet nothing on their way.',
      ask: { kind: 'elephants', movement: 4, flightTurns: 1 },
      gives: { movedUd: 3, straightUd: 3, sidewaysAllowed: false },
      cites: ['onus-7.178', 'onus-7.194'],
    }),
  },
  'onus-7.195': {
    'a-friend-in-square': applies('onus/flight-move', {
      es: 'Unos elefantes en huida encuentran en su camino a una amiga en Cuadro y a una enemiga, y pueden atravesar a ambas.',
      en: 'Fleeing elephants meet a friend in Square and an enemy on their way, and can cross both.',
      ask: { kind: 'elephants', onTheWay: [{ formation: 'square' }, { whose: 'enemy' }] },
      gives: { passages: [{ passage: 'tramples' }, { passage: 'tramples' }] },
      cites: ['onus-7.194', 'onus-7.195'],
    }),
  },
  'onus-7.196': {
    halfway: applies('onus/trample', {
      es: 'A unos elefantes en huida el movimiento sólo les da para atravesar a medias a una unidad amiga de su camino.',
      en: 'Fleeing elephants have enough movement to get only halfway across a friendly unit on their way.',
      ask: { crossesAll: false },
      gives: { tramples: false, stop: 'before-contact', dice: 0 },
      cites: ['onus-7.195', 'onus-7.196'],
      case: 249,
    }),
    'just-enough': doesNotApply('onus/trample', {
      es: 'A unos elefantes en huida les quedan 3 UD y les bastan 3 UD para atravesar del todo a una unidad.',
      en: 'Fleeing elephants have 3 UD left, and 3 UD are enough to cross a unit completely.',
      ask: { movementLeft: 3, clearAt: 3 },
      gives: { tramples: true },
      cites: ['onus-7.195', 'onus-7.197'],
    }),
  },
  'onus-7.197': {
    slingers: applies('onus/trample', {
      es: 'Unos elefantes en huida atraviesan con 3 secciones a unos honderos baleares, que sufren 2 heridas y fallan su chequeo.',
      en: 'Fleeing elephants cross Balearic slingers with 3 sections; these take 2 wounds and fail their check.',
      ask: { sectionsCrossing: 3, taken: 2, victimCheck: 'failed' },
      gives: { dice: 3, replyDice: 0, eventsAllowed: false, fate: 'broken' },
      cites: ['onus-7.197', 'onus-7.158', 'onus-7.173'],
      case: 47,
    }),
    'chance-to-wound': applies('onus/trample', {
      es: 'Unos elefantes en huida con Ataque 4/4 cruzan con 2 secciones el frente de una unidad con Defensa 5/6.',
      en: 'Fleeing elephants with attack 4/4 cross the front of a unit with defence 5/6 with 2 sections.',
      ask: {
        elephants: { hit: 4, wound: 4 },
        victim: { dodge: 5, armour: 6 },
        sectionsCrossing: 2,
      },
      gives: { dice: 2, attack: [3, 3], defence: [5, 6] },
      odds: { 'victim-wounded': '5/9' },
      cites: ['onus-7.197', 'onus-10.16'],
    }),
  },
  'onus-7.198': {
    'when-they-have-passed': applies('onus/trample', {
      es: 'Una unidad Rota es arrollada por 3 secciones, sufre 1 herida y falla su chequeo.',
      en: 'A Broken unit is trampled by 3 sections, takes 1 wound and fails its check.',
      ask: { victim: { broken: true }, sectionsCrossing: 3, taken: 1, victimCheck: 'failed' },
      gives: { fate: 'fleeing', flightMove: 'after-elephants' },
      cites: ['onus-7.197', 'onus-7.175', 'onus-7.198'],
      case: 357,
    }),
  },
  'onus-7.199': {
    'passed-its-check': applies('onus/trample', {
      es: 'Unos honderos baleares que no estaban Rotos, arrollados por elefantes en huida, sufren 2 heridas, sobreviven y superan su chequeo.',
      en: 'Balearic slingers that were not Broken, trampled by fleeing elephants, take 2 wounds, survive and pass their check.',
      ask: { taken: 2, victimCheck: 'passed' },
      gives: { fate: 'broken' },
      cites: ['onus-7.197', 'onus-7.199'],
      case: 48,
    }),
  },
  'onus-7.200': {
    'equal-to-their-morale': applies('onus/flight-phase', {
      es: 'Unos elefantes en huida con moral 6 y 2 heridas sacan un 3 al intentar recuperarse.',
      en: 'Fleeing elephants with morale 6 and 2 wounds roll a 3 to recover.',
      ask: { unit: { kind: 'elephants', morale: 6, wounds: 2 }, moraleDie: 3 },
      gives: { moraleValue: 3, mayKill: true },
      odds: { 'roll-equals-morale': '1/6' },
      cites: ['onus-10.11', 'onus-10.16', 'onus-7.187', 'onus-7.200'],
      case: 247,
    }),
    'below-their-morale': doesNotApply('onus/flight-phase', {
      es: 'Unos elefantes en huida con moral 6 y 2 heridas sacan un 2 al intentar recuperarse.',
      en: 'Fleeing elephants with morale 6 and 2 wounds roll a 2 to recover.',
      ask: { unit: { kind: 'elephants', morale: 6, wounds: 2 }, moraleDie: 2 },
      gives: { mayKill: false, fate: 'steady' },
      cites: ['onus-7.187', 'onus-7.188'],
    }),
  },
  'onus-7.201': {
    'a-normal-combat': applies('onus/trample', {
      es: 'Una unidad amiga a la que van a arrollar elefantes en huida decide combatirlos.',
      en: 'A friendly unit that fleeing elephants are about to trample chooses to fight them.',
      ask: { victimFights: true },
      gives: {
        tramples: false,
        combat: 'normal',
        eventsAllowed: false,
        elephantsEnvelop: false,
        bothRoll: true,
      },
      cites: ['onus-7.195', 'onus-7.201', 'onus-7.158'],
    }),
  },
  'onus-7.202': {
    'both-alive': applies('onus/trample', {
      es: 'Una unidad combate a unos elefantes en huida: ambas siguen vivas y la unidad no ha huido.',
      en: 'A unit fights fleeing elephants: both are alive, and the unit has not fled.',
      ask: { victimFights: true, fightEnd: 'both-stand' },
      gives: { staysEngaged: true, elephantsGoOn: false },
      cites: ['onus-7.201', 'onus-7.202'],
    }),
    'the-unit-retreats': applies('onus/trample', {
      es: 'Una unidad trabada con elefantes en huida, que no se han recuperado, se retira.',
      en: 'A unit engaged with fleeing elephants that have not recovered retreats.',
      ask: { victimFights: true, fightEnd: 'victim-gone' },
      gives: { staysEngaged: false, elephantsGoOn: true },
      cites: ['onus-7.201', 'onus-7.202'],
    }),
  },
});
