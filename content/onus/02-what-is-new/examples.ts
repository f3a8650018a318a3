import { applies, defineExamples, forbids } from '../../../src/library/example.ts';

/** What this edition changed, where no other clause says the same. */
export default defineExamples({
  'onus-2.2/slopes-cost-movement': applies('onus/move', {
    es: 'Con la expansión de terreno, una unidad de movimiento 4, sin la habilidad de Montañeses, cruza unas laderas que quitan 1 UD.',
    en: 'With the terrain expansion, a unit with movement 4 and without the Highlanders ability crosses slopes that take 1 UD.',
    ask: { movement: 4, ground: 'slopes', groundPenalty: 1 },
    gives: { allowance: 3 },
  }),
  'onus-2.3/enemy-straight-behind': applies('onus/charge', {
    es: 'Una unidad con movimiento 4, sin trabar, sin formación y con espacio libre alrededor, quiere atacar con un Giro Libre a un enemigo que está justo detrás, a 1,5 UD de su borde trasero.',
    en: 'A unit with movement 4, not engaged, without formation and with free space around it, wants to attack an enemy straight behind it, 1.5 UD from its rear edge, by a Free rotation.',
    ask: { movement: 4, doneThisTurn: ['rotate'], enemyDistance: 1.5 },
    gives: { allowed: true, reach: 2 },
    cites: ['onus-7.55', 'onus-7.48', 'onus-2.3', 'onus-7.73'],
    case: 333,
  }),
  'onus-2.3/no-turn-backward': forbids('onus/move', {
    es: 'Una unidad con movimiento 3 quiere girar hacia atrás sobre una esquina.',
    en: 'A unit with movement 3 wants to turn backward on a corner.',
    ask: { movement: 3, steps: [{ does: 'turn-back' }] },
    cites: ['onus-7.38', 'onus-2.3'],
  }),
  'onus-2.8/phalanx-after-its-first-combat': applies('onus/formation', {
    es: 'Una unidad con la Falange activa termina su primer combate.',
    en: 'A unit with Phalanx active finishes its first combat.',
    ask: { formation: 'phalanx', formationMoment: 'after-combat', formationAct: 'keep' },
    gives: { formation: 'phalanx', blueMarkers: 1 },
  }),
  'onus-2.11/cavalry-charges-infantry': applies('onus/unit-values', {
    es: 'Caballería de ataque 4/3, sin Embestir, carga contra infantería.',
    en: 'Cavalry with an attack of 4/3 and without Ram charges infantry.',
    ask: {
      unit: { kind: 'cavalry', hit: 4, wound: 3 },
      enemy: { kind: 'infantry' },
      whoCharged: 'unit',
    },
    gives: { attack: [4, 3] },
  }),
  'onus-2.12/split-movement': applies('onus/phase', {
    es: 'Unos Hostigadores activos movieron antes de disparar y quieren mover lo que les queda.',
    en: 'Active Skirmishers moved before they shot and want to move as far as they have left.',
    ask: { phase: 'skirmishers', action: 'skirmisher-move', abilities: ['skirmishers'] },
    gives: { allowed: true, mayNow: true },
    cites: ['onus-7.5', 'onus-2.12'],
  }),
});
