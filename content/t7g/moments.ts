import { defineMoments } from '../../src/library/moments.ts';

export default defineMoments('t7g', [
  {
    say: { es: 'Preparar el ejército', en: 'Building an army' },
    ask: ['army', 'army-list', 'commander-profile', 'base'],
  },
  {
    say: { es: 'Preparar la mesa', en: 'Setting up the table' },
    ask: ['scenario-points', 'element', 'cartographer', 'field', 'river'],
  },
  {
    say: { es: 'Desplegar', en: 'Deploying' },
    ask: ['battle', 'deployment-order', 'deployment', 'emplacement', 'vanguard'],
  },
  {
    say: { es: 'Antes de actuar', en: 'Before anybody acts' },
    ask: ['plan', 'initiative', 'planning'],
  },
  { say: { es: 'La vez de un jugador', en: "A player's go" }, ask: ['go', 'phase'] },
  {
    say: { es: 'Activar un Mando', en: 'Activating a Commander' },
    ask: ['command-action', 'virtue', 'commander-move', 'in-command'],
  },
  {
    say: { es: 'Activar una unidad', en: 'Activating a unit' },
    ask: ['order', 'order-check', 'unit-state', 'value'],
  },
  { say: { es: 'Mover', en: 'Moving' }, ask: ['speed', 'move', 'facing'] },
  { say: { es: 'Reaccionar', en: 'Reacting' }, ask: ['reaction'] },
  {
    say: { es: 'Sobre la mesa', en: 'On the table' },
    ask: [
      'table-move',
      'table-charge',
      'table-reactions',
      'table-sight',
      'table-distance',
      'table-retreat',
      'table-flight',
      'table-height',
    ],
  },
  { say: { es: 'Disparar', en: 'Shooting' }, ask: ['shot', 'line-of-sight', 'defence'] },
  {
    say: { es: 'Combatir', en: 'Fighting hand to hand' },
    ask: ['combat', 'combat-dice', 'after-combat', 'pooled-wear'],
  },
  {
    say: { es: 'Terreno y fortificaciones', en: 'Terrain and fortifications' },
    ask: ['terrain', 'fortification'],
  },
  {
    say: { es: 'Demasiado Desgaste', en: 'Too much Wear' },
    ask: ['break-check', 'commander-casualty'],
  },
  { say: { es: 'Al acabar un turno', en: 'When a turn is over' }, ask: ['game-end'] },
]);
