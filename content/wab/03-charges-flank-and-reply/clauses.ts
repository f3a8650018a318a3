import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-3.44': clause('restriction', '1916-1932', ['wab-3.48', 'wab-3.45'], {
    words: 'flanquear, de lado | outflank, from the side',
  }),
  'wab-3.45': clause('restriction', '1935-1941', ['wab-3.44'], {
    words: 'solo llego al flanco | only the flank is in reach',
  }),
  'wab-3.46': clause('procedure', '1946-1949', ['wab-3.45'], {
    words: 'sin sitio en el frente | no room at the front',
  }),
  'wab-3.47': clause('procedure', '1952-1955', ['wab-3.24'], {
    words: 'tocar esquina | touch a corner',
  }),
  'wab-3.48': clause('restriction', '1959-1963', ['wab-3.44', 'wab-3.49'], {
    words: 'prolongación del frente | extended front line',
  }),
  'wab-3.49': clause('restriction', '1964-1965', ['wab-3.29', 'wab-3.48'], {
    words: 'obligado al flanco | must take the flank',
  }),
  'wab-3.50': clause('procedure', '1970-1973', ['wab-3.44'], {
    restates: ['wab-3.44'],
    words: 'ejemplo de flanco | example of a flank',
  }),
  'wab-3.51': clause('restriction', '1975-1987', ['wab-3.52', 'wab-3.53'], {
    words: 'por la espalda, detrás | from behind, back',
  }),
  'wab-3.52': clause('restriction', '1989-1993', ['wab-3.51', 'wab-3.53'], {
    words: 'a caballo de dos zonas | straddling two zones',
  }),
  'wab-3.53': clause('restriction', '1996-2000', ['wab-3.52', 'wab-3.44'], {
    words: 'zona dudosa | doubtful zone',
  }),
  'wab-3.54': clause('option', '2001-2018', ['wab-3.22', 'wab-3.55', 'wab-3.56'], {
    words: 'redirigir, detrás había otro | redirect, another behind',
  }),
  'wab-3.55': clause('restriction', '2024-2032', ['wab-3.26', 'wab-3.29'], {
    words: 'pivotar al redirigir | wheel when redirecting',
  }),
  'wab-3.56': clause('restriction', '2035-2038', ['wab-3.7', 'wab-3.11', 'wab-3.54'], {
    words: 'reacción del revelado | reaction of the revealed',
  }),
  'wab-3.57': clause('procedure', '2043-2049', ['wab-3.55', 'wab-3.54'], {
    restates: ['wab-3.55'],
    words: 'ejemplo de revelado | example of a revealed unit',
  }),
  'wab-3.58': clause('restriction', '2052-2060', ['wab-3.8', 'wab-2.62'], {
    words: 'salir a su encuentro, catafractos | counter, cataphracts',
  }),
  'wab-3.59': clause('restriction', '2063-2070', ['wab-3.58', 'wab-3.9'], {
    words: 'demasiado cerca para contracargar | too close to counter',
  }),
  'wab-3.60': clause('procedure', '2073-2080', ['wab-3.26', 'wab-3.63'], {
    words: 'cuánto mueve al contracargar | how far in a countercharge',
  }),
  'wab-3.61': clause('definition', '2083-2088', ['wab-5.8'], {
    words: 'lanza al contracargar | lance on a countercharge',
  }),
  'wab-3.62': clause('procedure', '2091-2095', ['wab-3.7'], {
    words: 'estorbo, no puede salir | in the way, blocked',
  }),
  'wab-3.63': clause('procedure', '2098-2102', ['wab-3.22', 'wab-3.60'], {
    words: 'carga que no alcanza | charge out of reach',
  }),
  'wab-3.64': clause('procedure', '2105-2113', ['wab-3.33', 'wab-3.58'], {
    words: 'interceptar, proteger arqueros | intercept, protect archers',
  }),
  'wab-3.65': clause('procedure', '2114-2118', ['wab-3.60', 'wab-3.59'], {
    restates: ['wab-3.60'],
    words: 'ejemplo de contracarga | example of a countercharge',
  }),
  'wab-3.66': clause('restriction', '2123-2132', ['wab-3.70', 'wab-6.74'], {
    words: 'salir del combate | leave combat',
  }),
  'wab-3.67': clause('option', '2135-2140', ['wab-3.66', 'wab-6.55'], {
    words: 'principiantes | beginners',
  }),
  'wab-3.68': clause('restriction', '2143-2149', ['wab-3.70'], {
    words: 'flanqueado no sale | flanked cannot leave',
  }),
  'wab-3.69': clause('restriction', '2152-2158', ['wab-6.46'], {
    words: 'perseguidores recién llegados | fresh pursuers',
  }),
  'wab-3.70': clause('procedure', '2161-2169', ['wab-2.1'], {
    words: 'declarar salida del combate | declare leaving',
  }),
  'wab-3.71': clause('procedure', '2172-2177', ['wab-2.5'], {
    words: 'momento de salir | when it leaves',
  }),
  'wab-3.72': clause('procedure', '2180-2190', ['wab-1.20', 'wab-2.48', 'wab-2.37'], {
    words: 'salir bien del combate | leave combat safely',
  }),
  'wab-3.73': clause('procedure', '2201-2203', ['wab-6.20', 'wab-6.21'], {
    words: 'fallo al salir | failed to leave',
  }),
  'wab-3.74': clause('procedure', '2205-2212', ['wab-6.31', 'wab-3.73'], {
    words: 'perseguir al que sale | pursue who leaves',
  }),
  'wab-3.75': clause('exception', '2215-2220', ['wab-3.72'], {
    words: 'jinetes salen del combate | horse leaves combat',
  }),
});
