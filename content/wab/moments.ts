import { defineMoments } from '../../src/library/moments.ts';

export default defineMoments('wab', [
  { say: { es: 'Mover', en: 'Moving' }, ask: ['movement', 'reform-test', 'rally-test'] },
  { say: { es: 'Disparar', en: 'Shooting' }, ask: ['shooting'] },
  {
    say: { es: 'Combatir', en: 'Fighting hand to hand' },
    ask: ['blows', 'combat-result', 'bonuses-lost'],
  },
  {
    say: { es: 'Aguantar o huir', en: 'Holding or fleeing' },
    ask: ['break-test', 'panic-test', 'flight-pursuit', 'flight-direction', 'after-combat'],
  },
]);
