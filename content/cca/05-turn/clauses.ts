import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'cca-5.1': {
    kind: 'procedure',
    see: ['cca-3.9'],
    lines: '286-287',
    aliases: {
      es: ['jugador inicial', 'quién empieza', 'primer jugador', 'starting player'],
      en: ['first player', 'starting player', 'who begins', 'jugador inicial'],
    },
  },
  'cca-5.2': {
    kind: 'procedure',
    see: ['cca-4.1'],
    lines: '287-290',
    rulings: ['R101'],
    aliases: {
      es: ['fin de la partida', 'alternan', 'ronda', 'end of the game'],
      en: ['end of the game', 'round', 'i go you go', 'fin de la partida'],
    },
  },
  'cca-5.3': {
    kind: 'procedure',
    see: ['cca-6.1', 'cca-7.1', 'cca-8.2', 'cca-9.1', 'cca-16.1'],
    lines: '292-299',
    aliases: {
      es: ['secuencia', 'fases', 'orden de juego'],
      en: ['sequence', 'phases', 'order of play'],
    },
  },
});
