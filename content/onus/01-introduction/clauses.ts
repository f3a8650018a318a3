import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-1.1': clause('definition', '148', ['onus-12.33', 'onus-12.40'], {
    excluded: {
      es: 'Presenta el juego: no hay cifra ni decisión que calcular.',
      en: 'It introduces the game: there is no number and no decision to work out.',
    },
    words:
      'juego de guerra, cuántos jugadores, simulación | war game, how many players, simulation',
  }),
  'onus-1.2': clause('table', '150-156', ['onus-1.3'], {
    excluded: {
      es: 'Enumera productos; el texto citado no trae sus ejércitos.',
      en: 'It lists products; the text cited does not give their armies.',
    },
    words:
      'edición, caja, ejércitos, facciones, Trajano | edition, box, armies, factions, Rome, Carthage',
  }),
  'onus-1.3': clause('definition', '129-132', ['onus-1.2'], {
    excluded: {
      es: 'Dice de qué trata el libro y qué deja a otro: no hay nada que calcular.',
      en: 'It says what the book is about and what it leaves to another: there is nothing to work out.',
    },
    words:
      'manual, campaign book, escenarios, contenido de la caja | manual, libro de campañas, scenarios, contents of the box',
  }),
});
