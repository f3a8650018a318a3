import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-12.1': clause(
    'definition',
    '5964-5975',
    ['wab-12.2', 'wab-12.6', 'wab-12.7', 'wab-1.20', 'wab-7.4'],
    {
      words: 'psicología, temer | psychology, scared',
    },
  ),
  'wab-12.2': clause('procedure', '5978-5982', ['wab-12.3', 'wab-12.4', 'wab-12.5', 'wab-3.6'], {
    words: 'carga de elefantes, momento del chequeo | charged by elephants, timing',
  }),
  'wab-12.3': clause('procedure', '5985-5988', ['wab-12.2', 'wab-12.4', 'wab-3.11', 'wab-6.10'], {
    words: 'superada en número | outnumbered',
  }),
  'wab-12.4': clause(
    'modifier',
    '5988-5993',
    ['wab-12.2', 'wab-12.3', 'wab-3.9', 'wab-3.13', 'wab-4.37', 'wab-5.18'],
    {
      words: 'penalizador por miedo | fear penalty',
    },
  ),
  'wab-12.5': clause('exception', '5996-6000', ['wab-12.2', 'wab-12.4', 'wab-3.11', 'wab-3.13'], {
    words: 'huida voluntaria | voluntary flight',
  }),
  'wab-12.6': clause('procedure', '6003-6009', ['wab-12.1', 'wab-3.1', 'wab-20.11'], {
    words: 'cargar elefantes | charge elephants',
  }),
  'wab-12.7': clause(
    'procedure',
    '6011-6019',
    ['wab-12.32', 'wab-12.24', 'wab-6.1', 'wab-6.10', 'wab-14.27'],
    {
      words: 'desmoralización automática por miedo | automatic break from fear',
    },
  ),
  'wab-12.8': clause('definition', '6023-6029', ['wab-12.15', 'wab-1.20'], {
    words: 'aterrorizar | terrify',
  }),
  'wab-12.9': clause('definition', '6032-6037', ['wab-12.1', 'wab-12.12', 'wab-12.14'], {
    words: 'elefantes terror y miedo | elephants terror and fear',
  }),
  'wab-12.10': clause('exception', '6040-6045', ['wab-12.2', 'wab-12.6'], {
    words: 'dos chequeos seguidos | two tests in a row',
  }),
  'wab-12.11': clause('procedure', '6048-6052', ['wab-12.12', 'wab-12.15', 'wab-3.1', 'wab-3.6'], {
    words: 'carga de elefantes terror | elephant charge terror',
  }),
  'wab-12.12': clause('restriction', '6055-6059', ['wab-12.11', 'wab-12.14', 'wab-12.9'], {
    words: 'cuántas veces terror | how many times terror',
  }),
  'wab-12.13': clause('procedure', '6062-6065', ['wab-12.14', 'wab-12.15', 'wab-1.56'], {
    words: 'distancia de terror | terror distance',
  }),
  'wab-12.14': clause('restriction', '6068-6071', ['wab-12.13', 'wab-12.12', 'wab-12.9'], {
    words: 'superar el terror | overcome terror',
  }),
  'wab-12.15': clause('procedure', '6074-6079', ['wab-12.11', 'wab-12.13', 'wab-2.71'], {
    words: 'huir de un elefante | flee from an elephant',
  }),
  'wab-12.16': clause('restriction', '6086-6091', ['wab-12.20', 'wab-2.2', 'wab-3.1'], {
    words: 'carga obligatoria, berserkers | compulsory charge, berserkers',
  }),
  'wab-12.17': clause('modifier', '6094-6096', ['wab-12.20', 'wab-5.17'], {
    words: 'ataque extra de furia | extra attack from frenzy',
  }),
  'wab-12.18': clause(
    'restriction',
    '6097-6101',
    ['wab-12.27', 'wab-12.20', 'wab-6.34', 'wab-6.35'],
    {
      words: 'persecución obligatoria | compulsory pursuit',
    },
  ),
  'wab-12.19': clause('exception', '6104-6110', ['wab-12.20', 'wab-6.1', 'wab-7.1'], {
    words: 'inmunes a psicología | immune to psychology',
  }),
  'wab-12.20': clause('restriction', '6113-6120', ['wab-12.17', 'wab-12.19', 'wab-5.39'], {
    words: 'perder la furia | lose frenzy',
  }),
  'wab-12.21': clause('restriction', '6123-6126', ['wab-12.20', 'wab-3.11', 'wab-3.13'], {
    words: 'respuestas prohibidas | forbidden reactions',
  }),
  'wab-12.22': clause(
    'restriction',
    '6129-6132',
    ['wab-12.18', 'wab-13.58', 'wab-6.63', 'wab-6.66'],
    {
      words: 'seguir obligatorio | compulsory follow up',
    },
  ),
  'wab-12.23': clause('modifier', '6139-6145', ['wab-12.24', 'wab-6.1'], {
    words: 'odio encarnizado moral | hatred morale',
  }),
  'wab-12.24': clause('restriction', '6145-6148', ['wab-12.23', 'wab-12.7', 'wab-6.7'], {
    words: 'desmoralización automática con odio | automatic break with hatred',
  }),
  'wab-12.25': clause('modifier', '6154-6157', ['wab-12.23', 'wab-1.6'], {
    words: 'repetición por odio | re-roll from hatred',
  }),
  'wab-12.26': clause('restriction', '6160-6164', ['wab-12.27', 'wab-6.34'], {
    words: 'persecución obligatoria por odio | compulsory pursuit from hatred',
  }),
  'wab-12.27': clause('exception', '6164-6166', ['wab-12.26', 'wab-12.18', 'wab-6.35'], {
    words: 'tras un muro con odio | behind a wall with hatred',
  }),
  'wab-12.28': clause(
    'definition',
    '6169-6178',
    ['wab-12.29', 'wab-12.30', 'wab-12.32', 'wab-6.7'],
    {
      words: 'condición de tozudos | condition of stubborn',
    },
  ),
  'wab-12.29': clause('exception', '6181-6186', ['wab-12.28', 'wab-7.6'], {
    words: 'pánico de tozudos | panic of stubborn',
  }),
  'wab-12.30': clause(
    'exception',
    '6192-6197',
    ['wab-12.28', 'wab-12.31', 'wab-6.1', 'wab-6.54', 'wab-6.60', 'wab-6.61'],
    {
      words: 'ceder una vez | give ground once',
    },
  ),
  'wab-12.31': clause('exception', '6200-6206', ['wab-12.30', 'wab-6.54'], {
    words: 'doble en número tozudos | outnumbering stubborn',
  }),
  'wab-12.32': clause(
    'procedure',
    '6209-6219',
    ['wab-12.30', 'wab-12.7', 'wab-13.75', 'wab-6.1', 'wab-6.7'],
    {
      words: 'tirada de tozudos | stubborn roll',
    },
  ),
});
