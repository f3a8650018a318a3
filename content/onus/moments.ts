import { defineMoments } from '../../src/library/moments.ts';

export default defineMoments('onus', [
  {
    say: { es: 'Activación', en: 'Activation' },
    ask: ['order', 'activation', 'general-active', 'line-advance', 'phase'],
  },
  {
    say: { es: 'Movimiento', en: 'Movement' },
    ask: ['move', 'manoeuvre', 'formation', 'pass-through', 'complementary', 'skirmisher-rest'],
  },
  { say: { es: 'Carga', en: 'Charge' }, ask: ['charge', 'contact', 'section-markers'] },
  { say: { es: 'Disparo', en: 'Shooting' }, ask: ['shot', 'wind-changes'] },
  {
    say: { es: 'Combate', en: 'Combat' },
    ask: ['hand-to-hand', 'attack-roll', 'combat-phase', 'engaged-action'],
  },
  {
    say: { es: 'Moral y huida', en: 'Morale and flight' },
    ask: [
      'morale-check',
      'flee',
      'flight-move',
      'flight-phase',
      'fleeing-unit',
      'trample',
      'stampede',
    ],
  },
  {
    say: { es: 'Eventos', en: 'Events' },
    ask: [
      'event',
      'event-count',
      'random-event',
      'named-card',
      'throw-javelins',
      'ambush',
      'promotion',
    ],
  },
  { say: { es: 'Fin de turno', en: 'End of turn' }, ask: ['end-of-turn', 'turn-order'] },
  {
    say: { es: 'General y victoria', en: 'General and victory' },
    ask: ['general', 'leadership-check', 'victory'],
  },
  {
    say: { es: 'Unidades y valores', en: 'Units and values' },
    ask: ['unit-card', 'unit-values', 'modifier-list', 'protected-flanks', 'fog'],
  },
  {
    say: { es: 'Antes de la batalla', en: 'Before the battle' },
    ask: ['army', 'roster', 'battlefield', 'deployment', 'first-player', 'allies'],
  },
  {
    say: { es: 'Sobre la mesa', en: 'On the table' },
    onBoard: true,
    ask: [
      'table-charge',
      'table-shot',
      'table-move',
      'table-distance',
      'table-contacts',
      'table-withdraw',
    ],
  },
]);
