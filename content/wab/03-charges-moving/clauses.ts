import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-3.20': clause('procedure', '1684-1691', ['wab-2.85', 'wab-2.7'], {
    words: 'orden de las cargas | order of charges',
  }),
  'wab-3.21': clause('procedure', '1694-1703', ['wab-3.3', 'wab-2.37', 'wab-2.44'], {
    words: 'correr a la carga, bosque al cargar | run in, woods on a charge',
  }),
  'wab-3.22': clause('procedure', '1706-1716', ['wab-1.9', 'wab-3.23', 'wab-3.54'], {
    words: 'no llego | fall short',
  }),
  'wab-3.23': clause('restriction', '1716-1717', ['wab-3.22'], {
    words: 'disparar tras fallar | shoot after failing',
  }),
  'wab-3.24': clause('procedure', '1720-1727', ['wab-3.47'], {
    words: 'alinear, pegar la unidad | align, close the door',
  }),
  'wab-3.25': clause('restriction', '1729-1738', ['wab-2.18', 'wab-3.26'], {
    words: 'girar al cargar | turn on a charge',
  }),
  'wab-3.26': clause('procedure', '1741-1745', ['wab-2.16', 'wab-3.27'], {
    words: 'pivotar y cargar | wheel and charge',
  }),
  'wab-3.27': clause('procedure', '1748-1751', ['wab-3.26'], {
    restates: ['wab-3.26'],
    words: 'ejemplo de pivote al cargar | example of a charge wheel',
  }),
  'wab-3.28': clause('procedure', '1754-1757', ['wab-3.26'], {
    words: 'parar al contacto | stop at contact',
  }),
  'wab-3.29': clause('restriction', '1760-1776', ['wab-3.30', 'wab-3.34'], {
    version: 2,
    history: [
      {
        version: 2,
        date: '2026-11-20',
        reason: {
          es: 'Las preguntas y erratas (pág. 80; pág. 33 del original) aclaran que nadie se desliza de lado.',
          en: 'The questions and errata (p. 80; p. 33 of the original) make clear that nobody slides sideways.',
        },
      },
    ],
    words: 'maximizar contacto | maximise contact',
  }),
  'wab-3.30': clause('procedure', '1779-1788', ['wab-3.26'], {
    words: 'cómo medir la carga | how to measure a charge',
  }),
  'wab-3.31': clause('procedure', '1793-1795', ['wab-3.26'], {
    restates: ['wab-3.26'],
    words: 'figura de una carga | figure of a charge',
  }),
  'wab-3.32': clause('restriction', '1796-1809', ['wab-3.4', 'wab-3.36'], {
    restates: ['wab-3.4'],
    words: 'carga múltiple, dos enemigos | multiple charge, two enemies',
  }),
  'wab-3.33': clause('procedure', '1809-1813', ['wab-3.6', 'wab-3.64'], {
    words: 'reacciones distintas | different reactions',
  }),
  'wab-3.34': clause('restriction', '1818-1828', ['wab-3.29', 'wab-3.35'], {
    words: 'repartir contacto | share contact',
  }),
  'wab-3.35': clause('procedure', '1831-1836', ['wab-3.24'], {
    words: 'alineamiento difícil | awkward alignment',
  }),
  'wab-3.36': clause('procedure', '1841-1843', ['wab-3.4', 'wab-3.32', 'wab-3.33'], {
    restates: ['wab-3.4'],
    words: 'ejemplo de carga doble | example of a double charge',
  }),
  'wab-3.37': clause('restriction', '1846-1855', ['wab-3.6'], {
    words: 'me cargan dos, reaccionar | two chargers, react',
  }),
  'wab-3.38': clause('procedure', '1857-1861', ['wab-3.39', 'wab-3.41'], {
    words: 'a la vez, orden | at once, order',
  }),
  'wab-3.39': clause('procedure', '1864-1870', ['wab-3.38', 'wab-3.29'], {
    words: 'repartir miniaturas | divide models',
  }),
  'wab-3.40': clause('procedure', '1875-1877', ['wab-3.39', 'wab-5.11'], {
    restates: ['wab-3.39'],
    words: 'ejemplo de dos contra uno | example of two on one',
  }),
  'wab-3.41': clause('restriction', '1880-1897', ['wab-3.22', 'wab-3.42'], {
    words: 'cruzarse, atravesar cargas | cross, tangle',
  }),
  'wab-3.42': clause('exception', '1900-1907', ['wab-3.41', 'wab-3.39'], {
    words: 'cargas paralelas | parallel charges',
  }),
  'wab-3.43': clause('procedure', '1912-1915', ['wab-3.41'], {
    restates: ['wab-3.41'],
    words: 'ejemplo de cruce | example of crossing',
  }),
});
