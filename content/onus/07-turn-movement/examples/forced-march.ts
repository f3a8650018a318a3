import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';
import { moves } from '../../asked.ts';

const turn = { does: 'turn' } as const;

/** The forced march and its marker. */
export const forcedMarch = defineExamples({
  'onus-7.41/three-ud-and-a-turn': applies('onus/move', {
    es: 'Una unidad con movimiento 2 hace una marcha forzada: 3 UD hacia adelante y un giro de hasta 90 grados.',
    en: 'A unit with movement 2 makes a forced march: 3 UD forward and one turn of up to 90 degrees.',
    ask: { movement: 2, movementType: 'forced-march', steps: [{ ud: 3 }, turn] },
    gives: { allowed: true, allowance: 4, used: 4, forcedMarchMarker: true },
    cites: ['onus-7.41', 'onus-7.38'],
    case: 9,
  }),
  'onus-7.41/one-ud-too-far': forbids('onus/move', {
    es: 'Una unidad con movimiento 3 anuncia una marcha forzada y quiere avanzar 5 UD y hacer además 2 giros de hasta 90 grados.',
    en: 'A unit with movement 3 announces a forced march and wants to move 5 UD forward and besides make 2 turns of up to 90 degrees.',
    ask: { movement: 3, movementType: 'forced-march', steps: [{ ud: 5 }, turn, turn] },
    gives: { allowed: false, allowance: 6, used: 7, forcedMarchMarker: false },
    cites: ['onus-7.41', 'onus-7.38', 'onus-7.41'],
    case: 139,
  }),
  'onus-7.42/forced-march-into-contact': forbids('onus/move', {
    es: 'Una unidad con movimiento 3 quiere alcanzar en marcha forzada a un enemigo que está a 5 UD.',
    en: 'A unit with movement 3 wants to reach an enemy 5 UD away by a forced march.',
    ask: { movement: 3, movementType: 'forced-march', steps: [{ ud: 5 }], toCharge: true },
    gives: { allowed: false, mayCharge: false },
    cites: ['onus-7.41', 'onus-7.42'],
  }),
  'onus-7.42/no-shot-afterwards': applies('onus/move', {
    es: 'Unos Hostigadores con movimiento 4 mueven 6 UD en marcha forzada.',
    en: 'Skirmishers with movement 4 move 6 UD in a forced march.',
    ask: moves(4, [{ ud: 6 }], { abilities: ['skirmishers'], movementType: 'forced-march' }),
    gives: { allowed: true, mayCharge: false, mayShoot: false, skirmisherRest: null },
    cites: ['onus-7.41', 'onus-7.42'],
  }),
  'onus-7.43/keeps-its-shield-wall': forbids('onus/move', {
    es: 'Una unidad con el Muro de Escudos activo es activada y quiere hacer una marcha forzada sin deshacerlo.',
    en: 'A unit with Shield Wall active is activated and wants to make a forced march without dissolving it.',
    ask: { formation: 'shield-wall', movementType: 'forced-march' },
    case: 141,
  }),
  'onus-7.43/dissolves-it-first': doesNotApply('onus/move', {
    es: 'Una unidad con movimiento 3 deshace el Muro de Escudos de un turno anterior y hace una marcha forzada de 6 UD.',
    en: 'A unit with movement 3 dissolves its Shield Wall of an earlier turn and makes a forced march of 6 UD.',
    ask: {
      movement: 3,
      formation: 'shield-wall',
      movementType: 'forced-march',
      steps: [{ does: 'dissolve' }, { ud: 6 }],
    },
    gives: { allowed: true, formation: 'none', allowance: 6 },
    cites: ['onus-7.41', 'onus-7.65'],
  }),
  'onus-7.43/dissolves-it-too-late': applies('onus/move', {
    es: 'Una unidad en Punta de Flecha quiere hacer una marcha forzada de 2 UD y deshacer la formación al final.',
    en: 'A unit in Arrowhead wants to make a forced march of 2 UD and dissolve the formation at the end.',
    ask: {
      formation: 'arrowhead',
      movementType: 'forced-march',
      steps: [{ ud: 2 }, { does: 'dissolve' }],
    },
    gives: { allowed: false },
  }),
  'onus-7.44/extended-on-both-sides': applies('onus/move', {
    es: 'Una unidad con movimiento 3, ampliada por los dos lados, hace una marcha forzada de 6 UD.',
    en: 'A unit with movement 3, extended on both sides, makes a forced march of 6 UD.',
    ask: { movement: 3, extended: 2, movementType: 'forced-march', steps: [{ ud: 6 }] },
    gives: { allowed: true, moraleWhenAttacked: -4, defenceWhenAttacked: -2 },
    cites: ['onus-7.44', 'onus-7.45', 'onus-7.63'],
  }),
  'onus-7.44/not-extended': doesNotApply('onus/move', {
    es: 'Una unidad con movimiento 3, sin ampliar, hace una marcha forzada de 6 UD.',
    en: 'A unit with movement 3, not extended, makes a forced march of 6 UD.',
    ask: { movement: 3, movementType: 'forced-march', steps: [{ ud: 6 }] },
    gives: { allowed: true, moraleWhenAttacked: -2 },
    cites: ['onus-7.41', 'onus-7.45'],
  }),
  'onus-7.45/marked-as-if-from-the-rear': applies('onus/move', {
    es: 'Una unidad con movimiento 2 acaba de mover 4 UD en marcha forzada.',
    en: 'A unit with movement 2 has just moved 4 UD in a forced march.',
    ask: { movement: 2, movementType: 'forced-march', steps: [{ ud: 4 }] },
    gives: { defenceWhenAttacked: -2, moraleWhenAttacked: -2, forcedMarchMarker: true },
  }),
  'onus-7.45/activated-again': doesNotApply('onus/move', {
    es: 'Una unidad que marchó a la fuerza el turno anterior es activada de nuevo y avanza 1 UD.',
    en: 'A unit that made a forced march in the turn before is activated again and advances 1 UD.',
    ask: { forcedMarch: true, steps: [{ ud: 1 }] },
    gives: { forcedMarchMarker: false, defenceWhenAttacked: 0, moraleWhenAttacked: 0 },
    cites: ['onus-7.46'],
  }),
  'onus-7.46/marker-goes-with-activation': applies('onus/move', {
    es: 'Una unidad con el marcador de Marcha Forzada es activada.',
    en: 'A unit with the Forced March marker is activated.',
    ask: { forcedMarch: true },
    gives: { allowed: true, forcedMarchMarker: false, movementType: 'normal' },
  }),
  'onus-7.46/marker-stays-until-then': forbids('onus/move', {
    es: 'Una unidad con el marcador de Marcha Forzada es activada y, ya sin él, quiere mover 4 UD con movimiento 3.',
    en: 'A unit with the Forced March marker is activated and, without it now, wants to move 4 UD with movement 3.',
    ask: { movement: 3, forcedMarch: true, steps: [{ ud: 4 }] },
    gives: { allowed: false, forcedMarchMarker: false },
    cites: ['onus-7.46', 'onus-7.37'],
  }),
});
