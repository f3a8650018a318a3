import type { Lang } from './lang.ts';

const es = {
  find: 'Busca una regla, una carta, un cálculo…',
  findText: 'Busca una regla o un término…',
  whole: 'De este juego está el texto entero.',
  ofText: 'Sus reglas se leen, se buscan y se citan. Ninguna se ejecuta.',
  ofTextAsked:
    '{n} {n?calculadora responde|calculadoras responden} a una parte de sus reglas; las demás se leen, se buscan y se citan.',
  now: 'Qué quieres hacer',
  table: 'Tengo una partida',
  tableAbout: 'El turno, las cuentas, los dados y tus notas',
  calculate: 'Resolver una tirada',
  calculateAbout: 'Los dados que salieron y lo que pasa',
  hexes: 'Mirar el tablero',
  hexesAbout: 'Adónde mueve, a quién ve, a quién ataca',
  plane: 'Medir en la mesa',
  planeAbout: 'Adónde mueve, contra quién carga, a quién ve',
  learn: 'Aprender a jugar',
  learnAbout: '{n} {n?lección corta|lecciones cortas}',
  goOn: 'Lección {n} de {all}: seguir',
  allLearned: 'Las {all} lecciones, aprendidas',
  also: 'También',
  rules: 'El reglamento',
  game: 'El juego',
  edition: 'Edición',
};

const en: typeof es = {
  find: 'Find a rule, a card, a calculator…',
  findText: 'Find a rule or a term…',
  whole: 'All of its book is here as text.',
  ofText: 'Its rules can be read, searched and cited. None of them is run.',
  ofTextAsked:
    '{n} {n?calculator answers|calculators answer} to a part of its rules; the rest can be read, searched and cited.',
  now: 'What you want to do',
  table: 'I have a game on',
  tableAbout: 'The turn, the counts, dice and your notes',
  calculate: 'Resolve a roll',
  calculateAbout: 'The dice that fell and what comes of them',
  hexes: 'Ask the board',
  hexesAbout: 'Where it moves, whom it sees, whom it fights',
  plane: 'Measure on the table',
  planeAbout: 'Where it moves, whom it charges, whom it sees',
  learn: 'Learn to play',
  learnAbout: '{n} short {n?lesson|lessons}',
  goOn: 'Lesson {n} of {all}: go on',
  allLearned: 'All {all} lessons learned',
  also: 'Also',
  rules: 'The rules',
  game: 'The game',
  edition: 'Edition',
};

/** The words of the home of a game. */
export const homeWords = (lang: Lang): typeof es => ({ es, en })[lang];
