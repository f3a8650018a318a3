import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'cca-7.1': {
    kind: 'procedure',
    see: ['cca-6.1', 'cca-6.2'],
    lines: '318-320',
    aliases: {
      es: ['activar', 'declarar órdenes', 'elegir unidades', 'announce'],
      en: ['activate', 'declare orders', 'choose units', 'anunciar órdenes'],
    },
  },
  'cca-7.2': {
    kind: 'restriction',
    see: ['cca-2.6'],
    lines: '322-324',
    aliases: {
      es: ['activar', 'activadas', 'sin órdenes', 'ordered units'],
      en: ['activate', 'activated', 'unordered', 'sin orden'],
    },
  },
  'cca-7.3': {
    kind: 'definition',
    see: ['cca-2.5'],
    lines: '326-328',
    rulings: ['R6'],
    aliases: {
      es: ['dos secciones', 'hex cortado', 'hex compartido', 'straddling'],
      en: ['straddle', 'shared hex', 'two sections', 'línea de puntos'],
    },
  },
  'cca-7.4': {
    kind: 'restriction',
    see: ['cca-8.3', 'cca-7.5'],
    lines: '330',
    rulings: ['R95'],
    aliases: {
      es: ['dos órdenes', 'activar dos veces', 'one order'],
      en: ['twice', 'two orders', 'activate twice', 'una orden'],
    },
  },
  'cca-7.5': {
    kind: 'restriction',
    see: ['cca-7.4', 'cca-18.12', 'cca-18.13'],
    lines: '330-334',
    aliases: {
      es: ['órdenes de más', 'sobrantes', 'pocas unidades', 'surplus orders'],
      en: ['surplus', 'left over', 'too few units', 'unused orders', 'órdenes sobrantes'],
    },
  },
  'cca-7.6': {
    kind: 'definition',
    see: ['cca-18.26', 'cca-18.14', 'cca-19.17'],
    lines: '336-341',
    rulings: ['R96'],
  },
});
