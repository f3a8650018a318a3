import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** Passing through units, and overlap. */
export const passing = defineExamples({
  'onus-7.24': {
    'corner-of-an-enemy': forbids('onus/pass-through', {
      es: 'Una unidad quiere mover de modo que una de sus esquinas pase por encima de una esquina de una carta enemiga.',
      en: 'A unit wants to move so that one of its corners crosses a corner of an enemy card.',
      ask: { passed: { side: 'enemy' }, cornerOnly: true },
      gives: { allowed: false },
      case: 151,
    }),
    'fleeing-enemy': applies('onus/pass-through', {
      es: 'A 2 UD de una unidad que puede mover 4 hay una unidad enemiga en huida.',
      en: 'Ahead of a unit that may move 4 UD there is a fleeing enemy unit, 2 UD away.',
      ask: { passed: { side: 'enemy', fleeing: true, broken: true }, udToUnit: 2, udAvailable: 4 },
      gives: { allowed: false, farthestUd: 2 },
    }),
  },
  'onus-7.25': {
    'plain-friend': applies('onus/pass-through', {
      es: 'Una unidad en estado normal atraviesa a una amiga en estado normal, sin trabar y sin formación especial.',
      en: 'A unit in its normal state passes through a friend in its normal state, neither engaged nor in special formation.',
      ask: {},
      gives: { allowed: true, moverState: 'normal', passedState: 'normal' },
      cites: ['onus-7.25', 'onus-7.30'],
    }),
  },
  'onus-7.26': {
    'friend-in-phalanx': forbids('onus/pass-through', {
      es: 'Una unidad quiere atravesar a una amiga que tiene activa la Falange.',
      en: 'A unit wants to pass through a friend that has Phalanx active.',
      ask: { passed: { formation: 'phalanx' } },
      gives: { allowed: false },
    }),
    'friend-without-formation': doesNotApply('onus/pass-through', {
      es: 'Una unidad quiere atravesar a una amiga que no tiene ninguna formación especial.',
      en: 'A unit wants to pass through a friend that has no special formation.',
      ask: { passed: { formation: 'none' } },
      gives: { allowed: true },
      cites: ['onus-7.25'],
    }),
    'friend-in-arrowhead': applies('onus/pass-through', {
      es: 'Una unidad Rota quiere atravesar a una amiga montada en Punta de Flecha.',
      en: 'A Broken unit wants to pass through a mounted friend in Arrowhead.',
      ask: { mover: { broken: true }, passed: { kind: 'cavalry', formation: 'arrowhead' } },
      gives: { allowed: false, passedState: 'normal' },
    }),
  },
  'onus-7.27': {
    'shield-wall-on-the-move': forbids('onus/pass-through', {
      es: 'Una unidad en Muro de Escudos quiere atravesar a una amiga sin formación especial.',
      en: 'A unit in Shield Wall wants to pass through a friend without special formation.',
      ask: { mover: { formation: 'shield-wall' } },
      gives: { allowed: false },
    }),
    'arrowhead-on-the-move': applies('onus/pass-through', {
      es: 'Una unidad en Punta de Flecha, que mueve con movimiento normal, quiere atravesar a una amiga Rota.',
      en: 'A unit in Arrowhead, which moves with normal movement, wants to pass through a Broken friend.',
      ask: { mover: { formation: 'arrowhead' }, passed: { broken: true } },
      gives: { allowed: false, moverState: 'normal' },
    }),
  },
  'onus-7.28': {
    'engaged-friend': forbids('onus/pass-through', {
      es: 'Una unidad quiere atravesar, con movimiento normal, a una amiga trabada en combate.',
      en: 'A unit wants to pass through a friend engaged in combat with normal movement.',
      ask: { passed: { engaged: true } },
      gives: { allowed: false },
      case: 325,
    }),
    'friend-not-engaged': doesNotApply('onus/pass-through', {
      es: 'Una unidad atraviesa a una amiga que no está trabada.',
      en: 'A unit passes through a friend that is not engaged.',
      ask: { passed: { engaged: false } },
      gives: { allowed: true },
      cites: ['onus-7.25'],
    }),
    'broken-engaged-friend': applies('onus/pass-through', {
      es: 'Una unidad quiere atravesar a una amiga Rota y trabada en combate.',
      en: 'A unit wants to pass through a Broken friend engaged in combat.',
      ask: { passed: { engaged: true, broken: true } },
      gives: { allowed: false, moverState: 'normal', passedState: 'broken' },
    }),
  },
  'onus-7.29': {
    'fleeing-elephants': forbids('onus/pass-through', {
      es: 'Una unidad quiere atravesar, con movimiento normal, a unos elefantes amigos en huida.',
      en: 'A unit wants to pass through friendly fleeing elephants with normal movement.',
      ask: { passed: { kind: 'elephants', fleeing: true, broken: true } },
      gives: { allowed: false },
      case: 251,
    }),
    'elephants-in-hand': doesNotApply('onus/pass-through', {
      es: 'Una unidad atraviesa a unos elefantes amigos en estado normal.',
      en: 'A unit passes through friendly elephants in their normal state.',
      ask: { passed: { kind: 'elephants' } },
      gives: { allowed: true },
      cites: ['onus-7.25'],
    }),
    'fleeing-elephants-with-room-beyond': applies('onus/pass-through', {
      es: 'A 1 UD tiene unos elefantes amigos en huida; con 3 UD los rebasaría, y puede mover 4.',
      en: 'There are friendly fleeing elephants 1 UD away; 3 UD would clear them, and it may move 4.',
      ask: {
        passed: { kind: 'elephants', fleeing: true, broken: true },
        udToUnit: 1,
        udToClear: 3,
        udAvailable: 4,
      },
      gives: { allowed: false, farthestUd: 1 },
    }),
  },
  'onus-7.30': {
    'broken-unit-passes': applies('onus/pass-through', {
      es: 'Una unidad Rota atraviesa a una amiga en estado normal, sin trabar y sin formación.',
      en: 'A Broken unit passes through a friend in its normal state, neither engaged nor in formation.',
      ask: { mover: { broken: true } },
      gives: { allowed: true, passedState: 'broken', moverState: 'broken' },
      cites: ['onus-7.25', 'onus-7.30'],
      case: 145,
    }),
    'corner-in-flight': applies('onus/pass-through', {
      es: 'Una unidad en huida pasa por encima de una sola esquina de una amiga en estado normal.',
      en: 'A fleeing unit crosses a single corner of a friend in its normal state.',
      ask: { gait: 'flight', mover: { fleeing: true, broken: true }, cornerOnly: true },
      gives: { allowed: true, passedState: 'broken' },
      cites: ['onus-7.193', 'onus-7.30'],
      case: 343,
    }),
  },
  'onus-7.31': {
    'broken-through-broken': applies('onus/pass-through', {
      es: 'Una unidad Rota atraviesa a una amiga en huida.',
      en: 'A Broken unit passes through a fleeing friend.',
      ask: { mover: { broken: true }, passed: { fleeing: true, broken: true } },
      gives: { allowed: true, moverState: 'broken', passedState: 'fleeing' },
    }),
    'broken-through-steady': doesNotApply('onus/pass-through', {
      es: 'Una unidad en huida atraviesa a una amiga en estado normal.',
      en: 'A fleeing unit passes through a friend in its normal state.',
      ask: { gait: 'flight', mover: { fleeing: true, broken: true } },
      gives: { allowed: true, passedState: 'broken' },
      cites: ['onus-7.30'],
    }),
  },
  'onus-7.32': {
    'steady-through-broken': applies('onus/pass-through', {
      es: 'Una unidad en estado normal atraviesa a una amiga Rota, sin trabar y sin formación.',
      en: 'A unit in its normal state passes through a Broken friend, neither engaged nor in formation.',
      ask: { passed: { broken: true } },
      gives: { allowed: true, moverState: 'broken', passedState: 'broken' },
      cites: ['onus-7.25', 'onus-7.32'],
      case: 147,
    }),
  },
  'onus-7.33': {
    'would-end-on-top': forbids('onus/pass-through', {
      es: 'Una unidad que puede mover 4 UD tiene una amiga a 2 UD y necesitaría 5 UD para rebasarla.',
      en: 'A unit that may move 4 UD has a friend 2 UD away and would need 5 UD to clear it.',
      ask: { udToUnit: 2, udToClear: 5, udAvailable: 4 },
      gives: { allowed: false, farthestUd: 2 },
      cites: ['onus-7.33', 'onus-7.34'],
    }),
    'room-to-end-beyond': doesNotApply('onus/pass-through', {
      es: 'Una unidad que puede mover 5 UD tiene una amiga a 2 UD y con 5 UD la rebasa.',
      en: 'A unit that may move 5 UD has a friend 2 UD away and clears it with 5 UD.',
      ask: { udToUnit: 2, udToClear: 5, udAvailable: 5 },
      gives: { allowed: true, farthestUd: 5, overlapsForNow: false },
      cites: ['onus-7.25'],
    }),
    'half-a-card-short': applies('onus/pass-through', {
      es: 'Una unidad activa que puede mover 3 UD tiene a 1 UD una amiga activa que no va a moverse, y con 3,5 UD la rebasaría.',
      en: 'An active unit that may move 3 UD has an active friend that will not move 1 UD away, and 3.5 UD would clear it.',
      ask: { udToUnit: 1, udToClear: 3.5, udAvailable: 3, passed: { alsoActive: true } },
      gives: { allowed: false, farthestUd: 1, overlapsForNow: false },
    }),
  },
  'onus-7.34': {
    'stops-before-the-overlap': forbids('onus/pass-through', {
      es: 'Una unidad con movimiento 3 tiene delante, a 1 UD, una amiga sin activar, y necesitaría 3,5 UD para rebasarla del todo.',
      en: 'A unit with movement 3 has a friend that is not activated 1 UD ahead, and would need 3.5 UD to clear it completely.',
      ask: { udToUnit: 1, udToClear: 3.5, udAvailable: 3 },
      gives: { allowed: false, farthestUd: 1 },
      case: 149,
    }),
    'clears-it-just': doesNotApply('onus/pass-through', {
      es: 'Una unidad con movimiento 3 tiene una amiga a 1 UD y con 3 UD justas la rebasa del todo.',
      en: 'A unit with movement 3 has a friend 1 UD ahead and clears it completely with 3 UD exactly.',
      ask: { udToUnit: 1, udToClear: 3, udAvailable: 3 },
      gives: { allowed: true, farthestUd: 3 },
      cites: ['onus-7.25'],
    }),
    'friend-that-stays': applies('onus/pass-through', {
      es: 'Una unidad con 2,5 UD de movimiento tiene a 0,5 UD una amiga activa que se queda donde está; para rebasarla le harían falta 3 UD.',
      en: 'A unit with 2.5 UD of movement has an active friend that stays where it is 0.5 UD away; it would need 3 UD to clear it.',
      ask: { udToUnit: 0.5, udToClear: 3, udAvailable: 2.5, passed: { alsoActive: true } },
      gives: { allowed: false, farthestUd: 0.5 },
    }),
  },
  'onus-7.35': {
    'two-active-units-cross': applies('onus/pass-through', {
      es: 'Dos unidades amigas activas van a cruzarse: la primera acaba sobre la segunda, que está a 1 UD y saldrá de ahí en la misma fase. Para rebasarla harían falta 3,5 UD y tiene 3.',
      en: 'Two active friendly units are to cross: the first ends on top of the second, which is 1 UD away and will move out in the same phase. Clearing it would take 3.5 UD, and it has 3.',
      ask: {
        udToUnit: 1,
        udToClear: 3.5,
        udAvailable: 3,
        passed: { alsoActive: true },
        movesAway: true,
      },
      gives: { allowed: true, farthestUd: 3, overlapsForNow: true },
      cites: ['onus-7.25', 'onus-7.35'],
    }),
    'only-one-is-active': doesNotApply('onus/pass-through', {
      es: 'La misma situación, pero la segunda unidad no ha sido activada: 1 UD hasta ella, 3,5 para rebasarla, 3 de movimiento.',
      en: 'The same situation, but the second unit was not activated: 1 UD to it, 3.5 to clear it, 3 of movement.',
      ask: { udToUnit: 1, udToClear: 3.5, udAvailable: 3, movesAway: true },
      gives: { allowed: false, farthestUd: 1 },
      cites: ['onus-7.34'],
    }),
  },
});
