import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';
import { moves } from '../../asked.ts';

const ROTATE = { does: 'rotate' } as const;

/** Special formations, shots, and manoeuvres that go together. */
export const forming = defineExamples({
  'onus-7.65/manoeuvrable-unit-forms-up': applies('onus/formation', {
    es: 'Una unidad montada Maniobrable con movimiento 6 mueve y adopta al final una formación especial.',
    en: 'A Manoeuvrable mounted unit with movement 6 moves and adopts a special formation at the end.',
    ask: {
      formsInto: 'shield-wall',
      formationMoment: 'end',
      kind: 'cavalry',
      movement: 6,
      abilities: ['manoeuvrable'],
    },
    gives: { allowed: true, allowance: 6, mayCharge: true },
    cites: ['onus-9.14', 'onus-7.65', 'onus-9.15'],
    case: 161,
  }),
  'onus-7.66/box-of-a-plain-unit-forming-up': applies('onus/manoeuvre', {
    es: 'Una unidad con movimiento 3 quiere adoptar el Muro de Escudos.',
    en: 'A unit with movement 3 wants to adopt Shield Wall.',
    ask: { manoeuvre: 'adopt', formsInto: 'shield-wall', movement: 3 },
    gives: { allowed: true, allowance: 1.5, mayCharge: true, mayShoot: false, openToFormed: true },
    cites: ['onus-7.66', 'onus-8.2'],
  }),
  'onus-7.66/skirmishers-do-not-shoot-either': forbids('onus/move', {
    es: 'Unos Hostigadores adoptan el Muro de Escudos y quieren disparar este turno.',
    en: 'Skirmishers adopt Shield Wall and want to shoot this turn.',
    ask: {
      abilities: ['skirmishers'],
      steps: [{ does: 'adopt', into: 'shield-wall' }],
      toShoot: true,
    },
    gives: { allowed: false, mayShoot: false },
  }),
  'onus-7.67/moves-half-to-shoot': applies('onus/move', {
    es: 'Unos arqueros con movimiento 3 mueven 1,5 UD y quieren disparar en la fase siguiente.',
    en: 'Archers with movement 3 move 1.5 UD and want to shoot in the next phase.',
    ask: { movement: 3, steps: [{ ud: 1.5 }], toShoot: true },
    gives: { allowed: true, mayShoot: true, allowance: 1.5 },
    cites: ['onus-7.67', 'onus-7.48'],
  }),
  'onus-7.67/moved-too-far-to-shoot': forbids('onus/move', {
    es: 'Unos arqueros con movimiento 3 quieren mover 2 UD y disparar en la fase siguiente.',
    en: 'Archers with movement 3 want to move 2 UD and shoot in the next phase.',
    ask: { movement: 3, steps: [{ ud: 2 }], toShoot: true },
    cites: ['onus-7.67', 'onus-7.48'],
  }),
  'onus-7.68/box-in-shield-wall': applies('onus/manoeuvre', {
    es: 'Unos arqueros con movimiento 4 en Muro de Escudos quieren disparar.',
    en: 'Archers with movement 4 in Shield Wall want to shoot.',
    ask: { manoeuvre: 'shoot', movement: 4, formation: 'shield-wall' },
    gives: { allowed: true, allowance: 2, mayCharge: false, mayShoot: true, openToFormed: true },
    cites: ['onus-7.68', 'onus-7.67'],
  }),
  'onus-7.69/archers-that-moved-far': applies('onus/move', {
    es: 'Unos arqueros con movimiento 4 avanzan 3 UD.',
    en: 'Archers with movement 4 advance 3 UD.',
    ask: { movement: 4, hasRanged: true, steps: [{ ud: 3 }] },
    gives: { allowed: true, mayShoot: false, keepsActiveMarker: false },
    cites: ['onus-7.67', 'onus-7.69'],
  }),
  'onus-7.70/slingers-that-skirmish': applies('onus/move', {
    es: 'Unos honderos Hostigadores con movimiento 4 mueven 3 UD y quieren disparar.',
    en: 'Slingers that are Skirmishers with movement 4 move 3 UD and want to shoot.',
    ask: moves(4, [{ ud: 3 }], { hasRanged: true, abilities: ['skirmishers'], toShoot: true }),
    gives: { allowed: true, mayShoot: true, keepsActiveMarker: true, skirmisherRest: 1 },
    cites: ['onus-7.70', 'onus-9.13'],
  }),
  'onus-7.70/archers-in-line': doesNotApply('onus/move', {
    es: 'Unos arqueros con movimiento 4 que no son Hostigadores quieren mover 3 UD y disparar.',
    en: 'Archers with movement 4 that are not Skirmishers want to move 3 UD and shoot.',
    ask: { movement: 4, hasRanged: true, steps: [{ ud: 3 }], toShoot: true },
    gives: { allowed: false, allowance: 2 },
    cites: ['onus-7.67'],
  }),
  'onus-7.71/onager-that-moved': forbids('onus/move', {
    es: 'Un onagro ha movido 0,5 UD este turno y quiere disparar.',
    en: 'An onager moved 0.5 UD this turn and wants to shoot.',
    ask: { kind: 'onager', steps: [{ ud: 0.5 }], toShoot: true },
    gives: { allowed: false, mayShoot: false },
    case: 163,
  }),
  'onus-7.71/scorpions-that-stay': applies('onus/move', {
    es: 'Unos scorpiones con movimiento 2 no se mueven y quieren disparar.',
    en: 'Scorpions with movement 2 do not move and want to shoot.',
    ask: { kind: 'scorpions', movement: 2, toShoot: true },
    gives: { allowed: true, mayShoot: true, allowance: 0 },
  }),
  'onus-7.72/three-manoeuvres-and-half-a-move': applies('onus/move', {
    es: 'En un turno, una unidad sin trabar con movimiento 3 acorta su formación, hace un Giro Libre, adopta la Falange y avanza 1,5 UD.',
    en: 'In one turn an unengaged unit with movement 3 shortens its formation, makes a Free rotation, adopts Phalanx and moves 1.5 UD.',
    ask: {
      movement: 3,
      extended: 1,
      steps: [{ does: 'shorten' }, ROTATE, { does: 'adopt', into: 'phalanx' }, { ud: 1.5 }],
    },
    gives: { allowed: true, formation: 'phalanx', extended: 0, used: 1.5 },
    cites: ['onus-7.55', 'onus-7.61', 'onus-8.2', 'onus-7.48', 'onus-7.60', 'onus-7.72'],
    case: 13,
  }),
  'onus-7.72/before-and-after': forbids('onus/move', {
    es: 'Una unidad con movimiento 4 hace un Giro Libre, avanza 1 UD y quiere ampliarse al final.',
    en: 'A unit with movement 4 makes a Free rotation, advances 1 UD and wants to extend at the end.',
    ask: { movement: 4, steps: [ROTATE, { ud: 1 }, { does: 'extend' }] },
  }),
});
