import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-2.1': clause('definition', '164-168', ['onus-1.3'], {
    excluded: {
      es: 'Compara ediciones: no hay cifra ni decisión que calcular.',
      en: 'It compares editions: there is no number and no decision to work out.',
    },
    words:
      'compatibilidad, ediciones anteriores, versión | compatibility, earlier editions, version',
  }),
  'onus-2.2': clause('definition', '170', ['onus-9.3', 'onus-9.4', 'onus-9.5'], {
    words: 'bosque, montaña, río, terrain | wood, mountain, river, terreno',
  }),
  'onus-2.3': clause('definition', '171', ['onus-7.55', 'onus-7.56'], {
    words: 'dar la vuelta, media vuelta, rotar, free rotation | about face, turn round, giro libre',
  }),
  'onus-2.4': clause('definition', '172', {
    restates: ['onus-7.190', 'onus-7.178'],
    words: 'fuga, cuánto mueve al huir, fleeing | flight, rout move, how far, huida',
  }),
  'onus-2.5': clause('definition', '173', {
    restates: ['onus-7.205'],
    see: ['onus-7.206'],
    words: 'cambiar la mano, discard, fin de turno | change the hand, descarte, end of turn',
  }),
  'onus-2.6': clause('definition', '174', {
    restates: ['onus-10.4'],
    see: ['onus-7.45', 'onus-10.4', 'onus-7.186'],
    words: 'penalización, por la espalda, forced march | penalty, from behind, marcha forzada',
  }),
  'onus-2.7': clause('definition', '175', {
    restates: ['onus-11.3', 'onus-11.4', 'onus-11.5'],
    words: 'veteranos, tropas selectas | veterans, crack troops',
  }),
  'onus-2.8': clause('definition', '176', ['onus-8.12', 'onus-7.65'], {
    words:
      'perder la falange, deshacer, phalanx, marcador azul | lose the phalanx, dissolve, falange, blue marker',
  }),
  'onus-2.9': clause('definition', '177', ['onus-5.1'], {
    excluded: {
      es: 'Da un nombre a las cartas; lo que hacen está en otras cláusulas.',
      en: 'It gives the cards a name; what they do stands in other clauses.',
    },
    words: 'mazo, naipes, action cards | deck, cartas de acción',
  }),
  'onus-2.10': clause('definition', '181', {
    restates: ['onus-8.2', 'onus-8.6'],
    see: ['onus-6.20'],
    words:
      'empezar en formación, muro, falange, cuadro, deployment | start in formation, shield wall, phalanx, square, formación',
  }),
  'onus-2.11': clause('definition', '182', ['onus-9.7', 'onus-9.8'], {
    words: 'caballos, carga de caballería, mounted | horses, riders, cavalry charge, caballería',
  }),
  'onus-2.12': clause('definition', '183-185', ['onus-7.148'], {
    words: 'fichas, contadores, tokens, hostigadores | tokens, counters, marcadores, skirmishers',
  }),
});
