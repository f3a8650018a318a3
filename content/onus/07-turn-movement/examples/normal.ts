import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';
import { moves } from '../../asked.ts';

const turn = { does: 'turn' } as const;

/** Who moves, and normal movement with its turns. */
export const normal = defineExamples({
  'onus-7.23/less-than-it-may': applies('onus/move', {
    es: 'Una unidad activa con movimiento 4 sólo avanza 2 UD.',
    en: 'An active unit with movement 4 only advances 2 UD.',
    ask: { movement: 4, steps: [{ ud: 2 }] },
    gives: { allowed: true, used: 2, left: 2 },
    cites: ['onus-7.23', 'onus-7.37'],
  }),
  'onus-7.23/fleeing-unit': forbids('onus/move', {
    es: 'Una unidad en huida quiere mover en la fase de movimiento.',
    en: 'A fleeing unit wants to move in the movement phase.',
    ask: { fleeing: true, broken: true },
    gives: { allowed: false, allowance: 0 },
  }),
  'onus-7.36/normal-unless-something-else': applies('onus/move', {
    es: 'Una unidad mueve sin maniobras y no anuncia nada.',
    en: 'A unit moves without manoeuvres and announces nothing.',
    ask: { steps: [{ ud: 1 }] },
    gives: { movementType: 'normal', skirmisherRest: null },
  }),
  'onus-7.37/two-ud-and-a-turn': applies('onus/move', {
    es: 'Una unidad con movimiento 3 avanza 2 UD y hace un giro de hasta 90 grados con movimiento normal.',
    en: 'A unit with movement 3 moves 2 UD straight and makes one turn of up to 90 degrees with normal movement.',
    ask: { movement: 3, steps: [{ ud: 2 }, turn] },
    gives: { allowed: true, used: 3, movementType: 'normal' },
    cites: ['onus-7.37', 'onus-7.38'],
    case: 5,
  }),
  'onus-7.37/turn-in-the-middle': applies('onus/move', {
    es: 'Una unidad con movimiento 3 avanza 1 UD, hace 1 giro y avanza 1 UD más.',
    en: 'A unit with movement 3 moves 1 UD, makes 1 turn and moves 1 more UD.',
    ask: { movement: 3, steps: [{ ud: 1 }, turn, { ud: 1 }] },
    gives: { allowed: true, used: 3 },
    cites: ['onus-7.37', 'onus-7.38'],
    case: 7,
  }),
  'onus-7.37/more-than-its-movement': forbids('onus/move', {
    es: 'Una unidad con movimiento 3 quiere avanzar 2,5 UD y hacer un giro.',
    en: 'A unit with movement 3 wants to advance 2.5 UD and make one turn.',
    ask: { movement: 3, steps: [{ ud: 2.5 }, turn] },
    gives: { allowed: false, used: 3.5 },
    cites: ['onus-7.38', 'onus-7.37'],
  }),
  'onus-7.38/cataphracts-turn-ninety': applies('onus/move', {
    es: 'Unos Catafractos a camello con movimiento 4 giran 90 grados sobre su esquina inferior derecha.',
    en: 'Camel Cataphracts with movement 4 turn 90 degrees on their lower right corner.',
    ask: moves(4, [{ does: 'turn', degrees: 90, corner: 'rear-right' }], { kind: 'camels' }),
    gives: { allowed: true, used: 1 },
    case: 8,
  }),
  'onus-7.38/legionaries-turn-less': applies('onus/move', {
    es: 'Unos Legionarios giran algo más de 45 grados sobre su esquina superior derecha.',
    en: 'Legionaries turn a little more than 45 degrees on their upper right corner.',
    ask: { steps: [{ does: 'turn', degrees: 50, corner: 'front-right' }] },
    gives: { allowed: true, used: 1 },
    case: 8,
  }),
  'onus-7.38/the-turn-takes-its-reach': forbids('onus/charge', {
    es: 'Una unidad con movimiento 4 necesita 1 giro y el enemigo está a 3,5 UD: quiere cargar.',
    en: 'A unit with movement 4 needs 1 turn and the enemy is 3.5 UD away: it wants to charge.',
    ask: { movement: 4, cornerTurns: 1, enemyDistance: 3.5 },
    gives: { allowed: false, used: 4.5, reach: 3 },
    cites: ['onus-7.38', 'onus-7.37'],
  }),
  'onus-7.39/two-turns-alike': doesNotApply('onus/move', {
    es: 'Una unidad con movimiento 3 hace 2 giros sobre la misma esquina y en el mismo sentido y avanza 1 UD.',
    en: 'A unit with movement 3 makes 2 turns on the same corner and in the same sense and moves 1 UD.',
    ask: {
      movement: 3,
      steps: [
        { does: 'turn', corner: 'front-left', sense: 'left' },
        { does: 'turn', corner: 'front-left', sense: 'left' },
        { ud: 1 },
      ],
    },
    gives: { allowed: true, used: 3 },
    cites: ['onus-7.37', 'onus-7.38'],
    case: 6,
  }),
  'onus-7.39/three-turns-alike': doesNotApply('onus/move', {
    es: 'Una unidad con movimiento 4 hace 3 giros de hasta 90 grados, sobre la misma esquina y en el mismo sentido, y avanza 1 UD.',
    en: 'A unit with movement 4 makes 3 turns of up to 90 degrees each, on the same corner and in the same sense, and moves 1 UD.',
    ask: { movement: 4, steps: [turn, turn, turn, { ud: 1 }] },
    gives: { allowed: true, used: 4 },
    cites: ['onus-7.37', 'onus-7.38'],
    case: 137,
  }),
  'onus-7.39/left-and-then-right': forbids('onus/move', {
    es: 'Una unidad con movimiento 4 gira a la izquierda, avanza 1 UD y quiere girar a la derecha.',
    en: 'A unit with movement 4 turns to the left, moves 1 UD and wants to turn to the right.',
    ask: moves(4, [{ does: 'turn', sense: 'left' }, { ud: 1 }, { does: 'turn', sense: 'right' }]),
    gives: { allowed: false, used: 3 },
  }),
  'onus-7.39/two-corners': applies('onus/move', {
    es: 'Una unidad quiere girar sobre su esquina delantera izquierda y después sobre la derecha.',
    en: 'A unit wants to turn on its front left corner and then on the right one.',
    ask: {
      steps: [
        { does: 'turn', corner: 'front-left' },
        { does: 'turn', corner: 'front-right' },
      ],
    },
    gives: { allowed: false, used: 2 },
  }),
  'onus-7.40/ends-in-contact': applies('onus/move', {
    es: 'Una unidad con movimiento 4 avanza 3 UD con movimiento normal hasta tocar al enemigo.',
    en: 'A unit with movement 4 advances 3 UD with normal movement until it touches the enemy.',
    ask: { movement: 4, steps: [{ ud: 3 }], toCharge: true },
    gives: { allowed: true, mayCharge: true },
    cites: ['onus-7.37', 'onus-7.40'],
  }),
});
