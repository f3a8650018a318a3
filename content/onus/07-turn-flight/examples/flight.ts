import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** How units come to flee, and how they move. */
export const flight = defineExamples({
  'onus-7.175': {
    'markers-of-both': applies('onus/flee', {
      es: 'Una unidad Rota que no está bloqueada, con 1 marcador de Sección propio y 2 enemigos sobre ella, falla su chequeo.',
      en: 'A Broken unit that is not blocked, with 1 Section marker of its own and 2 of the enemy on it, fails its check.',
      ask: { broken: true },
      gives: { fate: 'fleeing', markersLost: ['formation', 'own-sections', 'enemy-sections'] },
      cites: ['onus-7.175', 'onus-7.178'],
      case: 223,
    }),
    'not-yet-broken': doesNotApply('onus/flee', {
      es: 'Una unidad que no estaba Rota falla el chequeo que le causa un combate.',
      en: 'A unit that was not Broken fails the check that a combat causes.',
      ask: {},
      gives: { fate: 'broken', takesFlight: false },
      cites: ['onus-7.173'],
    }),
  },
  'onus-7.176': {
    'goes-on-fighting': applies('onus/flee', {
      es: 'Una unidad Rota y bloqueada falla su chequeo.',
      en: 'A Broken unit that is blocked fails its check.',
      ask: { broken: true, blocked: true },
      gives: {
        markersLost: ['formation', 'own-sections'],
        staysEngaged: true,
        flightMove: 'when-unblocked',
      },
      cites: ['onus-7.175', 'onus-7.176'],
    }),
    'free-to-go': doesNotApply('onus/flee', {
      es: 'Una unidad Rota que puede moverse falla su chequeo.',
      en: 'A Broken unit that can move fails its check.',
      ask: { broken: true },
      gives: { staysEngaged: false, flightMove: 'at-once' },
      cites: ['onus-7.175', 'onus-7.178'],
    }),
  },
  'onus-7.177': {
    'same-phase': applies('onus/flee', {
      es: 'Una unidad que ha empezado a huir está bloqueada; en la misma fase de combate, otro combate destruye al enemigo que la bloqueaba.',
      en: 'A unit that has begun to flee is blocked; in the same combat phase another combat destroys the enemy that blocked it.',
      ask: { broken: true, blocked: true, unblocked: 'same-turn' },
      gives: { flightMove: 'at-once', checksBeforeMoving: false },
      cites: ['onus-7.176', 'onus-7.177'],
      case: 225,
    }),
    'another-turn': applies('onus/flee', {
      es: 'Una unidad bloqueada que huía desde un turno anterior queda libre en el turno siguiente.',
      en: 'A blocked unit that was fleeing since an earlier turn becomes free in the next one.',
      ask: { broken: true, blocked: true, unblocked: 'later-turn' },
      gives: { flightMove: 'next-flight-phase', checksBeforeMoving: true },
      cites: ['onus-7.176', 'onus-7.177'],
    }),
  },
  'onus-7.178': {
    'sideways-and-back': applies('onus/flight-move', {
      es: 'Una unidad montada romana con movimiento 4, puesta en huida, tiene a la infantería parta entre ella y sus líneas: mueve 2 UD en lateral y 2 UD en recto.',
      en: 'A Roman mounted unit with movement 4, put to flight, has Parthian infantry between itself and its lines: it moves 2 UD sideways and 2 UD straight on.',
      ask: { kind: 'cavalry', movement: 4, flightSideways: 2 },
      gives: { movedUd: 4, straightUd: 2, sidewaysAllowed: true },
      case: 46,
    }),
    'movement-six': applies('onus/flight-move', {
      es: 'Una unidad montada con movimiento 6 huye del combate.',
      en: 'A mounted unit with movement 6 flees from combat.',
      ask: { kind: 'cavalry', movement: 6 },
      gives: { mostUd: 6 },
      case: 323,
    }),
  },
  'onus-7.179': {
    'square-or-not': applies('onus/flight-move', {
      es: 'Una unidad en huida tiene en una vía hacia su retaguardia a una amiga en Cuadro y en otra a una amiga en estado normal.',
      en: 'A fleeing unit has a friend in Square on one way to its rear, and a friend in normal state on another.',
      ask: { onTheWay: [{ formation: 'square' }, {}] },
      gives: { passages: [{ mayPass: false }, { mayPass: true, fate: 'broken' }] },
      cites: ['onus-7.191', 'onus-7.179'],
      case: 231,
    }),
    'ally-behind': applies('onus/flight-move', {
      es: 'Una unidad montada romana puesta en huida se encara a su retaguardia y atraviesa a una aliada.',
      en: 'A Roman mounted unit put to flight turns to its rear and passes through an ally.',
      ask: { kind: 'cavalry', movement: 5, flightTurns: 1, onTheWay: [{}] },
      gives: { passages: [{ passage: 'passes', fate: 'broken' }], friendsBroken: 1 },
      cites: ['onus-7.178', 'onus-7.179', 'onus-7.193'],
      case: 45,
    }),
  },
  'onus-7.180': {
    'no-wounds': forbids('onus/flee', {
      es: 'Tras un combate en el que su unidad no ha sufrido heridas, un jugador quiere que huya voluntariamente.',
      en: 'After a combat in which his unit took no wounds, a player wants it to flee voluntarily.',
      ask: { flightCause: 'voluntary', woundsJustTaken: 0 },
      gives: { allowed: false, fate: 'steady' },
      case: 227,
    }),
    'steadfast-and-wounded': applies('onus/flee', {
      es: 'Una unidad con Firmeza en estado normal sufre 1 herida en combate y su jugador quiere que huya.',
      en: 'A Steadfast unit in normal state takes 1 wound in combat, and its player wants it to flee.',
      ask: { flightCause: 'voluntary', woundsJustTaken: 1, abilities: ['steadfast'] },
      gives: { allowed: true, fate: 'fleeing' },
      cites: ['onus-7.180', 'onus-7.181'],
      case: 399,
    }),
  },
  'onus-7.181': {
    'both-markers': applies('onus/flee', {
      es: 'Una unidad que no está Rota sufre 2 heridas en un disparo y su jugador decide que huya.',
      en: 'A unit that is not Broken takes 2 wounds in a shot, and its player decides that it flees.',
      ask: { flightCause: 'voluntary', woundsJustTaken: 2 },
      gives: { markersGained: ['fleeing', 'broken'], flightMove: 'at-once' },
      cites: ['onus-7.180', 'onus-7.181', 'onus-7.178'],
    }),
  },
  'onus-7.182': {
    'broken-ballista': applies('onus/flee', {
      es: 'Una balista Rota falla un chequeo de moral.',
      en: 'A Broken ballista fails a morale check.',
      ask: { kind: 'ballista', broken: true },
      gives: { fate: 'eliminated', takesFlight: false },
      case: 229,
    }),
    'first-failure': doesNotApply('onus/flee', {
      es: 'Una balista que no está Rota falla un chequeo de moral.',
      en: 'A ballista that is not Broken fails a morale check.',
      ask: { kind: 'ballista' },
      gives: { fate: 'broken' },
      cites: ['onus-7.173'],
    }),
  },
  'onus-7.190': {
    'full-movement': applies('onus/flight-move', {
      es: 'Una unidad en huida con movimiento 3 falla su chequeo en la fase de huida.',
      en: 'A fleeing unit with movement 3 fails its check in the flight phase.',
      ask: { movement: 3, flightMoment: 'flight-phase' },
      gives: { mostUd: 3, movedUd: 3 },
      cites: ['onus-7.190', 'onus-2.4'],
      case: 355,
    }),
    'pays-for-its-turn': applies('onus/flight-move', {
      es: 'Una unidad con movimiento 4 falla su chequeo en la fase de huida y hace 1 giro para tomar la vía más corta.',
      en: 'A unit with movement 4 fails its check in the flight phase and makes 1 turn to take the shortest way.',
      ask: { movement: 4, flightMoment: 'flight-phase', flightTurns: 1 },
      gives: { groundUd: 3, movedUd: 3 },
    }),
  },
  'onus-7.191': {
    'fleeing-elephants': applies('onus/flight-move', {
      es: 'En el camino de una unidad en huida hay elefantes amigos, también en huida.',
      en: 'Friendly elephants, fleeing as well, are on the way of a fleeing unit.',
      ask: { onTheWay: [{ kind: 'elephants', fleeing: true }] },
      gives: { passages: [{ mayPass: false, passage: 'goes-round' }] },
      case: 251,
    }),
    'engaged-friend': doesNotApply('onus/flight-move', {
      es: 'En el camino de una unidad en huida hay una amiga trabada en combate, sin formación especial.',
      en: 'A friend engaged in combat, in no special formation, is on the way of a fleeing unit.',
      ask: { onTheWay: [{ engagedThere: true }] },
      gives: { passages: [{ mayPass: true, fate: 'broken' }] },
      cites: ['onus-7.179', 'onus-7.193'],
      case: 325,
    }),
    'engaged-friend-by-the-other-reading': applies('onus/flight-move', {
      es: 'En el camino de una unidad en huida hay una amiga trabada en combate, y se aplica la lectura b de R24.',
      en: 'A friend engaged in combat is on the way of a fleeing unit, and reading b of R24 is used.',
      ask: { onTheWay: [{ engagedThere: true }], readings: { R24: 'b' } },
      gives: { passages: [{ mayPass: false, fate: 'steady' }] },
    }),
  },
  'onus-7.192': {
    'would-end-on-it': applies('onus/flight-move', {
      es: 'Una unidad en huida con movimiento 4 tocaría a una amiga tras 2,5 UD y sólo tras 5 UD la habría rebasado.',
      en: 'A fleeing unit with movement 4 would touch a friend after 2.5 UD, and be clear of it only after 5 UD.',
      ask: { movement: 4, onTheWay: [{ contactAt: 2.5, clearAt: 5 }] },
      gives: { movedUd: 2.5, stop: 'before-contact', friendsBroken: 0, goesOnNextPhase: true },
    }),
    'ends-beyond-it': doesNotApply('onus/flight-move', {
      es: 'Una unidad en huida con movimiento 5 tocaría a una amiga tras 2,5 UD y tras 5 UD la habría rebasado.',
      en: 'A fleeing unit with movement 5 would touch a friend after 2.5 UD, and be clear of it after 5 UD.',
      ask: { movement: 5, onTheWay: [{ contactAt: 2.5, clearAt: 5 }] },
      gives: { movedUd: 5, friendsBroken: 1 },
      cites: ['onus-7.179', 'onus-7.193'],
    }),
  },
  'onus-7.193': {
    'only-a-corner': applies('onus/flight-move', {
      es: 'Una unidad en huida pasa sólo por encima de una esquina de una amiga en estado normal.',
      en: 'A fleeing unit crosses only one corner of a friend in normal state.',
      ask: { onTheWay: [{ cornerCrossed: true }] },
      gives: { passages: [{ fate: 'broken' }], friendsBroken: 1 },
      cites: ['onus-7.179', 'onus-7.193'],
      case: 343,
    }),
    'broken-already': applies('onus/flight-move', {
      es: 'Una unidad en huida atraviesa a una amiga que ya estaba Rota.',
      en: 'A fleeing unit passes through a friend that was Broken already.',
      ask: { onTheWay: [{ broken: true }] },
      gives: { passages: [{ passage: 'passes', fate: 'broken' }], friendsBroken: 0 },
      cites: ['onus-7.179', 'onus-7.193'],
    }),
  },
});
