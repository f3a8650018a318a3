import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';
import { moves } from '../../asked.ts';

const ROTATE = { does: 'rotate' } as const;

/** Movement in all directions and Free rotation. */
export const rotating = defineExamples({
  'onus-7.52/back-and-sideways': applies('onus/move', {
    es: 'Unos Catafractos partos con movimiento 4 se desplazan 1 UD en diagonal hacia atrás y 1 UD de lado.',
    en: 'Parthian Cataphracts with movement 4 are shifted 1 UD diagonally back and 1 UD sideways.',
    ask: { movement: 4, steps: [{ does: 'diagonal' }, { does: 'sideways' }] },
    gives: { allowed: true, allowance: 2, used: 2 },
    cites: ['onus-7.54', 'onus-7.48', 'onus-7.52'],
    case: 11,
  }),
  'onus-7.53/skirmishers-use-it-all': applies('onus/manoeuvre', {
    es: 'Unos Hostigadores con movimiento 4 quieren moverse en todas las direcciones.',
    en: 'Skirmishers with movement 4 want to move in all directions.',
    ask: { manoeuvre: 'all-directions', movement: 4, abilities: ['skirmishers'] },
    gives: { allowed: true, allowance: 4, mayCharge: false, mayShoot: true, openToFormed: false },
    cites: ['onus-7.51', 'onus-7.53'],
    case: 11,
  }),
  'onus-7.53/not-in-arrowhead': forbids('onus/move', {
    es: 'Una unidad en Punta de Flecha quiere ir 1 UD de lado.',
    en: 'A unit in Arrowhead wants to go 1 UD sideways.',
    ask: { formation: 'arrowhead', steps: [{ does: 'sideways' }] },
  }),
  'onus-7.54/skirmishers-may-not-charge': forbids('onus/move', {
    es: 'Unos Hostigadores van 1 UD de lado y avanzan después 1 UD hasta tocar al enemigo.',
    en: 'Skirmishers slide 1 UD sideways and then advance 1 UD into contact with an enemy.',
    ask: { abilities: ['skirmishers'], steps: [{ does: 'sideways' }, { ud: 1 }], toCharge: true },
    gives: { allowed: false, mayCharge: false },
    case: 153,
  }),
  'onus-7.54/one-step-slows-the-whole-move': applies('onus/move', {
    es: 'Una unidad con movimiento 4 avanza 1 UD y va después 0,5 UD de lado.',
    en: 'A unit with movement 4 advances 1 UD and then goes 0.5 UD sideways.',
    ask: { movement: 4, steps: [{ ud: 1 }, { does: 'sideways', ud: 0.5 }] },
    gives: { allowed: true, allowance: 2, movementType: 'reduced', mayCharge: false },
    cites: ['onus-7.54', 'onus-7.48'],
  }),
  'onus-7.55/faces-about-and-advances': applies('onus/move', {
    es: 'Una unidad con movimiento 4 hace un Giro Libre y avanza 2 UD.',
    en: 'A unit with movement 4 makes a Free rotation and advances 2 UD.',
    ask: { movement: 4, steps: [ROTATE, { ud: 2 }] },
    gives: { allowed: true, used: 2, allowance: 2, mayCharge: true },
    cites: ['onus-7.55', 'onus-7.48'],
  }),
  'onus-7.55/only-at-the-start': forbids('onus/move', {
    es: 'Una unidad con movimiento 4 avanza 1 UD y quiere hacer después un Giro Libre.',
    en: 'A unit with movement 4 advances 1 UD and then wants to make a Free rotation.',
    ask: { movement: 4, steps: [{ ud: 1 }, ROTATE] },
  }),
  'onus-7.56/charges-after-it': applies('onus/charge', {
    es: 'Una unidad con movimiento 4, sin habilidades, hace un Giro Libre; entonces tiene a un enemigo a 1,8 UD en línea recta.',
    en: 'A unit with movement 4, without abilities, makes a Free rotation; an enemy then lies 1.8 UD straight ahead.',
    ask: { movement: 4, enemyDistance: 1.8, doneThisTurn: ['rotate'] },
    gives: { allowed: true, reach: 2, movementType: 'reduced' },
    cites: ['onus-7.55', 'onus-7.48', 'onus-7.56'],
    case: 155,
  }),
  'onus-7.57/in-the-middle-for-one-ud': applies('onus/move', {
    es: 'Unos Hostigadores con movimiento 4 avanzan 1 UD, hacen un Giro Libre y avanzan 2 UD hasta el enemigo.',
    en: 'Skirmishers with movement 4 advance 1 UD, make a Free rotation and advance 2 UD to the enemy.',
    ask: moves(4, [{ ud: 1 }, ROTATE, { ud: 2 }], { abilities: ['skirmishers'], toCharge: true }),
    gives: { allowed: true, used: 4, movementType: 'normal' },
    cites: ['onus-7.57', 'onus-7.37'],
  }),
  'onus-7.57/plain-unit': doesNotApply('onus/move', {
    es: 'Una unidad con movimiento 4 que no es de Hostigadores hace un Giro Libre al principio y avanza 2 UD.',
    en: 'A unit with movement 4 that is not Skirmishers makes a Free rotation at the start and advances 2 UD.',
    ask: { movement: 4, steps: [ROTATE, { ud: 2 }] },
    gives: { allowed: true, used: 2, movementType: 'reduced' },
    cites: ['onus-7.55'],
  }),
  'onus-7.58/rhomboid-in-the-middle': applies('onus/move', {
    es: 'Una unidad con movimiento 5 en formación Romboidal avanza 2 UD, hace un Giro Libre y avanza 3 UD hasta el enemigo.',
    en: 'A unit with movement 5 in Rhomboid advances 2 UD, makes a Free rotation and advances 3 UD to the enemy.',
    ask: {
      movement: 5,
      kind: 'cavalry',
      formation: 'rhomboid',
      steps: [{ ud: 2 }, ROTATE, { ud: 3 }],
      toCharge: true,
    },
    gives: { allowed: true, allowance: 5, used: 5, mayCharge: true },
    cites: ['onus-7.58', 'onus-7.37'],
    case: 157,
  }),
  'onus-7.58/a-second-one': forbids('onus/move', {
    es: 'Una unidad en formación Romboidal hace un Giro Libre, avanza 1 UD y quiere hacer otro.',
    en: 'A unit in Rhomboid makes a Free rotation, advances 1 UD and wants to make another one.',
    ask: { formation: 'rhomboid', steps: [ROTATE, { ud: 1 }, ROTATE] },
  }),
  'onus-7.58/arrowhead-is-not-enough': doesNotApply('onus/move', {
    es: 'Una unidad con movimiento 5 en Punta de Flecha hace un Giro Libre al principio.',
    en: 'A unit with movement 5 in Arrowhead makes a Free rotation at the start.',
    ask: { movement: 5, formation: 'arrowhead', steps: [ROTATE] },
    gives: { allowed: true, allowance: 2.5 },
    cites: ['onus-7.55', 'onus-7.48'],
  }),
});
