import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-1.1': {
    kind: 'definition',
    see: ['onus-12.33', 'onus-12.40'],
    lines: '148',
    aliases: {
      es: ['juego de guerra', 'cuántos jugadores', 'simulación'],
      en: ['war game', 'how many players', 'simulation'],
    },
    excluded: {
      es: 'Presenta el juego: no hay cifra ni decisión que calcular.',
      en: 'It introduces the game: there is no number and no decision to work out.',
    },
  },
  'onus-1.2': {
    kind: 'table',
    see: ['onus-1.3'],
    lines: '150-156',
    rulings: ['R69'],
    aliases: {
      es: ['edición', 'caja', 'ejércitos', 'facciones', 'Trajano'],
      en: ['edition', 'box', 'armies', 'factions', 'Rome', 'Carthage'],
    },
    excluded: {
      es: 'Enumera productos; el texto citado no trae sus ejércitos.',
      en: 'It lists products; the text cited does not give their armies.',
    },
  },
  'onus-1.3': {
    kind: 'definition',
    see: ['onus-1.2'],
    lines: '129-132',
    rulings: ['R69'],
    aliases: {
      es: ['manual', 'campaign book', 'escenarios', 'contenido de la caja'],
      en: ['manual', 'libro de campañas', 'scenarios', 'contents of the box'],
    },
    excluded: {
      es: 'Dice de qué trata el libro y qué deja a otro: no hay nada que calcular.',
      en: 'It says what the book is about and what it leaves to another: there is nothing to work out.',
    },
  },
});
