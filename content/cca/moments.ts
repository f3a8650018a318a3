import { defineMoments } from '../../src/library/moments.ts';

export default defineMoments('cca', [
  { say: { es: 'Órdenes', en: 'Orders' }, ask: ['orders', 'may-order', 'turn', 'whose-turn'] },
  { say: { es: 'Mover', en: 'Move' }, ask: ['may-move', 'terrain', 'move-fire-move'] },
  { say: { es: 'Disparar', en: 'Fire' }, ask: ['ranged-combat', 'evade'] },
  {
    say: { es: 'Combatir', en: 'Fight' },
    ask: [
      'close-combat-roll',
      'close-combat',
      'close-combat-outcome',
      'may-battle',
      'momentum',
      'dice',
    ],
  },
  {
    say: { es: 'Banderas y retirada', en: 'Flags and retreat' },
    ask: ['retreat', 'fall-back', 'rampage'],
  },
  { say: { es: 'Líderes', en: 'Leaders' }, ask: ['leader-check'] },
  { say: { es: 'Cartas', en: 'Cards' }, ask: ['card', 'may-play', 'spartacus', 'rally'] },
  {
    say: { es: 'Mazo y batalla', en: 'Deck and battle' },
    ask: ['draw', 'deck-odds', 'scenario', 'victory'],
  },
  {
    say: { es: 'Unidades y caja', en: 'Units and box' },
    ask: ['unit', 'block-mix', 'components'],
  },
  {
    say: { es: 'En el tablero', en: 'On the board' },
    onBoard: true,
    ask: ['line-of-sight', 'sections'],
  },
]);
