import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-20.1': clause('definition', '9555-9576', [], {
    words:
      'preguntas frecuentes, oficiales, lista de correo | questions and answers, official, mailing list',
    excluded: {
      es: 'Dice de dónde vienen las respuestas: no hay nada que calcular.',
      en: 'It tells where the answers come from: there is nothing to work out.',
    },
  }),
  'wab-20.2': clause('restriction', '9579-9590', ['wab-3.24', 'wab-3.29', 'wab-15.19'], {
    words:
      'alinear, desplazar lateralmente, contacto máximo | align, shift sideways, maximum contact',
  }),
  'wab-20.3': clause('restriction', '9593-9600', ['wab-3.24'], {
    words: 'carga múltiple, contacto de esquina, alinear | multiple charge, corner contact, align',
  }),
  'wab-20.4': clause('definition', '9603-9613', ['wab-20.15', 'wab-5.41', 'wab-6.18'], {
    words: 'jinetes, resultado del combate, lista de ejército | horsemen, combat result, army list',
  }),
  'wab-20.5': clause('procedure', '9616-9625', ['wab-6.79'], {
    restates: ['wab-6.79'],
    words: 'orden de los movimientos, huida, retroceder | order of moves, flight, fall back',
  }),
  'wab-20.6': clause('procedure', '9628-9637', ['wab-6.31', 'wab-6.39'], {
    words:
      'persecución múltiple, una sola tirada, desmoralizadas | multiple pursuit, single roll, broken',
  }),
  'wab-20.7': clause('exception', '9640-9663', ['wab-6.49', 'wab-7.18'], {
    words: 'fuera del tablero, persecución, regresar | off the board, pursuit, come back',
  }),
  'wab-20.8': clause('definition', '9666-9672', ['wab-9.33', 'wab-12.28', 'wab-13.63'], {
    restates: ['wab-9.33'],
    words: 'psicología, reglas especiales del personaje | psychology, special rules of a character',
  }),
  'wab-20.9': clause('exception', '9674-9686', ['wab-9.4', 'wab-9.46', 'wab-17.1', 'wab-16.6'], {
    words: 'declarar carga, montado, solitario | declare a charge, mounted, lone',
  }),
  'wab-20.10': clause(
    'definition',
    '9689-9702',
    ['wab-10.37', 'wab-10.35', 'wab-20.14', 'wab-5.8'],
    {
      restates: ['wab-10.37'],
      words:
        'piqueros, falange, golpear primero, trabados | pikemen, phalanx, strike first, engaged',
    },
  ),
  'wab-20.11': clause('definition', '9705-9715', ['wab-13.9', 'wab-12.6'], {
    words: 'carga obligada, desbocada, psicología | forced charge, psychology',
  }),
  'wab-20.12': clause(
    'definition',
    '9716-9731',
    ['wab-10.21', 'wab-13.32', 'wab-13.111', 'wab-6.61'],
    {
      words: 'segunda fila, tozudos, retroceder | second rank, stubborn, fall back',
    },
  ),
  'wab-20.13': clause('definition', '9731-9733', ['wab-13.82', 'wab-1.37'], {
    words:
      'regla especial, lanza de caballería, orden cerrado | special rule, cavalry spear, close order',
  }),
  'wab-20.14': clause('definition', '9736-9748', ['wab-10.37', 'wab-20.10'], {
    restates: ['wab-10.37'],
    words: 'falange atacada por el flanco, pica | phalanx hit in the flank, pike',
  }),
  'wab-20.15': clause('definition', '9751-9755', ['wab-5.41', 'wab-20.4'], {
    restates: ['wab-5.41'],
    words: 'resultado del combate, filas extra | combat result, extra ranks',
  }),
  'wab-20.16': clause('definition', '9757-9773', ['wab-1.37', 'wab-1.38'], {
    words: 'Alejandro Magno, companions, compañeros, girar | Alexander, Companions, about face',
  }),
});
