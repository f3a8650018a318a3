import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-7.1': clause('procedure', '318-320', ['cca-6.1', 'cca-6.2'], {
    words:
      'activar, declarar órdenes, elegir unidades, announce | activate, declare orders, choose units, anunciar órdenes',
  }),
  'cca-7.2': clause('restriction', '322-324', ['cca-2.6'], {
    words:
      'activar, activadas, sin órdenes, ordered units | activate, activated, unordered, sin orden',
  }),
  'cca-7.3': clause('definition', '326-328', ['cca-2.5'], {
    words:
      'dos secciones, hex cortado, hex compartido, straddling | straddle, shared hex, two sections, línea de puntos',
  }),
  'cca-7.4': clause('restriction', '330', ['cca-8.3', 'cca-7.5'], {
    words:
      'dos órdenes, activar dos veces, one order | twice, two orders, activate twice, una orden',
  }),
  'cca-7.5': clause('restriction', '330-334', ['cca-7.4', 'cca-18.12', 'cca-18.13'], {
    words:
      'órdenes de más, sobrantes, pocas unidades, surplus orders | surplus, left over, too few units, unused orders, órdenes sobrantes',
  }),
  'cca-7.6': clause('definition', '336-341', ['cca-18.26', 'cca-18.14', 'cca-19.17']),
});
