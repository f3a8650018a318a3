import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-5.38': clause('procedure', '3225-3240', ['wab-5.36', 'wab-5.40'], {
    words: 'heridas causadas, puntos | wounds caused, points',
  }),
  'wab-5.39': clause(
    'procedure',
    '3247-3251',
    [
      'wab-5.40',
      'wab-5.41',
      'wab-5.44',
      'wab-5.45',
      'wab-5.46',
      'wab-5.47',
      'wab-5.50',
      'wab-5.51',
      'wab-5.54',
      'wab-8.18',
    ],
    { words: 'quién vence, sumar | who wins, add up' },
  ),
  'wab-5.40': clause('modifier', '3253-3255', ['wab-5.38'], {
    restates: ['wab-5.38'],
    words: 'punto por herida | point for a wound',
  }),
  'wab-5.41': clause(
    'modifier',
    '3257-3261',
    ['wab-5.42', 'wab-5.43', 'wab-6.12', 'wab-6.84', 'wab-6.8'],
    { words: 'profundidad, filas de fondo | depth, deep ranks' },
  ),
  'wab-5.42': clause('restriction', '3262-3263', ['wab-5.41'], {
    words: 'dos unidades, filas | two units, ranks',
  }),
  'wab-5.43': clause('restriction', '3264-3265', ['wab-5.41'], {
    words: 'bajas y filas | losses and ranks',
  }),
  'wab-5.44': clause('modifier', '3267-3269', ['wab-8.13', 'wab-5.45'], {
    words: 'bandera | banner, flag',
  }),
  'wab-5.45': clause('modifier', '3271-3273', ['wab-9.75'], { words: 'BSB | BSB' }),
  'wab-5.46': clause('modifier', '3275-3277', ['wab-5.39'], {
    words: 'colina, cuesta arriba | hill, uphill',
  }),
  'wab-5.47': clause('modifier', '3279-3284', ['wab-5.48', 'wab-5.49', 'wab-5.50'], {
    words: 'flanquear, lado | outflank, side',
  }),
  'wab-5.48': clause('procedure', '3285-3290', ['wab-5.47'], {
    words: 'flanco contra flanco | flank against flank',
  }),
  'wab-5.49': clause('restriction', '3290-3292', ['wab-5.47'], {
    words: 'dos flancos | two flanks',
  }),
  'wab-5.50': clause('modifier', '3294-3304', ['wab-5.47', 'wab-5.48', 'wab-5.49'], {
    words: 'espalda, por detrás | back, behind',
  }),
  'wab-5.51': clause('modifier', '3306-3312', ['wab-5.52', 'wab-5.53', 'wab-8.18'], {
    words: 'inercia, ganar antes | impetus, won before',
  }),
  'wab-5.52': clause('procedure', '3313-3316', ['wab-6.64', 'wab-5.51'], {
    words: 'retrocede, seguir | falls back, follow',
  }),
  'wab-5.53': clause('restriction', '3317-3319', ['wab-5.51'], {
    words: 'caballería en bosque | cavalry in woods',
  }),
  'wab-5.54': clause('modifier', '3321-3328', ['wab-6.12', 'wab-5.55', 'wab-6.84'], {
    words: 'apretados, codo con codo | shoulder to shoulder',
  }),
  'wab-5.55': clause('restriction', '3329-3332', ['wab-5.54', 'wab-6.12'], {
    words: 'catafractos, jinetes | cataphracts, horse',
  }),
});
