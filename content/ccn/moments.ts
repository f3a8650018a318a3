import { defineMoments } from '../../src/library/moments.ts';

export default defineMoments('ccn', [
  { say: { es: 'Órdenes', en: 'Orders' }, ask: ['orders', 'may-order', 'command', 'turn'] },
  { say: { es: 'Mover', en: 'Move' }, ask: ['may-move', 'terrain'] },
  { say: { es: 'Disparar', en: 'Fire' }, ask: ['ranged-combat', 'may-fire'] },
  {
    say: { es: 'Melee', en: 'Melee' },
    ask: ['melee-roll', 'melee', 'melee-outcome', 'may-melee', 'combined-arms', 'advance', 'dice'],
  },
  {
    say: { es: 'Cuadros y retirada de caballería', en: 'Squares and cavalry that retires' },
    ask: ['form-square', 'square', 'square-combat', 'retire-and-reform'],
  },
  {
    say: { es: 'Banderas y retirada', en: 'Flags and retreat' },
    ask: ['retreat', 'fall-back'],
  },
  { say: { es: 'Líderes', en: 'Leaders' }, ask: ['leader-check', 'leader-retreat', 'escape'] },
  {
    say: { es: 'Cartas', en: 'Cards' },
    ask: ['card', 'first-strike', 'elan', 'rally', 'short-supply'],
  },
  {
    say: { es: 'Mazo y batalla', en: 'Deck and battle' },
    ask: ['draw', 'deck-odds', 'setup', 'victory'],
  },
  { say: { es: 'Unidades y caja', en: 'Units and box' }, ask: ['unit', 'nation', 'components'] },
  {
    say: { es: 'En el tablero', en: 'On the board' },
    onBoard: true,
    ask: ['line-of-sight', 'sections'],
  },
]);
