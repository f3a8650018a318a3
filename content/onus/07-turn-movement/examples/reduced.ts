import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';
import { moves } from '../../asked.ts';

/** Reduced movement, and what it bars. */
export const reduced = defineExamples({
  'onus-7.47/several-causes-halve-once': applies('onus/move', {
    es: 'Una unidad con movimiento 4 en Falange hace además un Giro Libre.',
    en: 'A unit with movement 4 in Phalanx makes a Free rotation as well.',
    ask: { movement: 4, formation: 'phalanx', steps: [{ does: 'rotate' }, { ud: 2 }] },
    gives: { allowed: true, reducedBy: ['free-rotation', 'phalanx'], allowance: 2 },
    cites: ['onus-7.55', 'onus-8.13', 'onus-7.47', 'onus-7.48'],
  }),
  'onus-7.48/half-of-three': applies('onus/move', {
    es: 'Una unidad con movimiento 3 usa movimiento reducido.',
    en: 'A unit with movement 3 uses reduced movement.',
    ask: { movement: 3, movementType: 'reduced' },
    gives: { allowance: 1.5, movementType: 'reduced' },
    case: 10,
  }),
  'onus-7.49/reorganised-this-turn': forbids('onus/move', {
    es: 'Una unidad con movimiento 4, reorganizada este turno, quiere cargar contra un enemigo que está a 1 UD.',
    en: 'A unit with movement 4, reorganised this turn, wants to charge an enemy 1 UD away.',
    ask: { movement: 4, rallied: true, steps: [{ ud: 1 }], toCharge: true },
    gives: { allowed: false, mayCharge: false, movementType: 'reduced' },
    cites: ['onus-7.18', 'onus-7.49'],
  }),
  'onus-7.49/shield-wall-may': doesNotApply('onus/move', {
    es: 'Una unidad con movimiento 4 en Muro de Escudos carga contra un enemigo que está a 1 UD.',
    en: 'A unit with movement 4 in Shield Wall charges an enemy 1 UD away.',
    ask: { movement: 4, formation: 'shield-wall', steps: [{ ud: 1 }], toCharge: true },
    gives: { allowed: true, mayCharge: true, movementType: 'reduced' },
    cites: ['onus-8.8', 'onus-7.48'],
  }),
  'onus-7.49/an-action-card-lets-it': applies('onus/move', {
    es: 'Una carta de Acción deja cargar a una unidad con movimiento 4 reorganizada este turno; el enemigo está a 1,5 UD.',
    en: 'An Action card lets a unit with movement 4 charge that reorganised this turn; the enemy is 1.5 UD away.',
    ask: moves(4, [{ ud: 1.5 }], { rallied: true, permission: 'action-card', toCharge: true }),
    gives: { allowed: true, mayCharge: true, allowance: 2 },
    cites: ['onus-7.48', 'onus-7.49'],
  }),
  'onus-7.50/shoots-and-wants-to-charge': forbids('onus/move', {
    es: 'Unos Hostigadores quieren disparar este turno y además cargar.',
    en: 'Skirmishers want to shoot this turn and to charge as well.',
    ask: { abilities: ['skirmishers'], toShoot: true, toCharge: true },
    gives: { allowed: false, mayCharge: false },
  }),
  'onus-7.50/archers-are-no-skirmishers': doesNotApply('onus/move', {
    es: 'Unos arqueros con movimiento 3, que no son Hostigadores, quieren mover 1 UD y disparar.',
    en: 'Archers with movement 3, who are not Skirmishers, want to move 1 UD and shoot.',
    ask: { movement: 3, toShoot: true, steps: [{ ud: 1 }] },
    gives: { allowed: true, allowance: 1.5, mayShoot: true, mayCharge: false },
    cites: ['onus-7.67', 'onus-7.68'],
  }),
  'onus-7.50/all-their-movement-and-a-shot': applies('onus/move', {
    es: 'Unos Hostigadores con movimiento 4 mueven 4 UD y quieren disparar.',
    en: 'Skirmishers with movement 4 move 4 UD and want to shoot.',
    ask: { movement: 4, abilities: ['skirmishers'], toShoot: true, steps: [{ ud: 4 }] },
    gives: { allowed: true, mayShoot: true, mayCharge: false, allowance: 4 },
    cites: ['onus-7.70', 'onus-7.37', 'onus-7.50'],
  }),
  'onus-7.51/free-rotation-is-one': applies('onus/manoeuvre', {
    es: 'El jugador quiere saber qué le permite un Giro Libre a una unidad con movimiento 4.',
    en: 'A player wants to know what a Free rotation leaves open to a unit with movement 4.',
    ask: { manoeuvre: 'free-rotation', movement: 4 },
    gives: { allowed: true, movementType: 'reduced', allowance: 2, whenMade: 'start' },
    cites: ['onus-7.51', 'onus-7.56'],
  }),
});
