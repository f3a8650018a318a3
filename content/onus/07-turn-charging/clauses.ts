import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-7.73': {
    kind: 'definition',
    see: ['onus-7.14', 'onus-7.74'],
    lines: '583-585',
    aliases: {
      es: ['charge', 'ataque', 'trabarse', 'contact'],
      en: ['attack', 'engage', 'carga', 'melee'],
    },
  },
  'onus-7.74': {
    kind: 'restriction',
    see: ['onus-7.49', 'onus-8.8', 'onus-8.13', 'onus-7.56', 'onus-7.66'],
    lines: '587',
    rulings: ['R23'],
    aliases: {
      es: ['charge', 'reduced', 'ataque', 'phalanx'],
      en: ['attack', 'cargar', 'carga', 'falange'],
    },
  },
  'onus-7.75': {
    kind: 'procedure',
    see: ['onus-7.38', 'onus-7.76', 'onus-7.77'],
    lines: '589',
    aliases: {
      es: ['charge', 'align', 'encarar', 'alineación', 'contacto'],
      en: ['conform', 'charge move', 'alinear'],
    },
  },
  'onus-7.76': {
    kind: 'procedure',
    see: ['onus-7.75'],
    lines: '591',
    aliases: {
      es: ['corner', 'charge', 'encararse'],
      en: ['conform', 'edge', 'esquina'],
    },
  },
  'onus-7.77': {
    kind: 'procedure',
    see: ['onus-7.75'],
    lines: '593',
    aliases: {
      es: ['sections', 'partial contact', 'alinear'],
      en: ['conform', 'line up', 'secciones', 'alignment'],
    },
  },
  'onus-7.78': {
    kind: 'option',
    see: ['onus-7.91', 'onus-7.80', 'onus-7.81'],
    lines: '595',
    aliases: {
      es: ['envelop', 'flanquear', 'charge', 'section markers'],
      en: ['envolver', 'outflank', 'section markers'],
    },
  },
  'onus-7.79': {
    kind: 'modifier',
    see: ['onus-10.2', 'onus-10.3'],
    lines: '595-605',
    rulings: ['R12'],
    aliases: {
      es: ['flank', 'rear', 'flanquear', 'lateral', 'espalda'],
      en: ['side', 'behind', 'flanco', 'retaguardia', 'outflank'],
    },
  },
  'onus-7.80': {
    kind: 'option',
    see: ['onus-7.78', 'onus-7.59'],
    lines: '595-597',
    rulings: ['R29'],
    aliases: {
      es: ['envelop', 'extended', 'rodear', 'flanquear'],
      en: ['surround', 'wrap around', 'envolver', 'ampliada', 'outflank'],
    },
  },
  'onus-7.81': {
    kind: 'restriction',
    see: ['onus-7.90'],
    lines: '601',
    rulings: ['R36'],
    aliases: {
      es: ['envelop', 'enveloped', 'rodeado', 'pinned', 'girar'],
      en: ['surrounded', 'pinned', 'trapped', 'envuelto'],
    },
  },
  'onus-7.82': {
    kind: 'procedure',
    see: ['onus-7.175', 'onus-7.110'],
    lines: '601',
    aliases: {
      es: ['envelop', 'removed', 'rodear'],
      en: ['surrounded', 'envolver', 'eliminated'],
    },
  },
  'onus-7.83': {
    kind: 'procedure',
    see: ['onus-7.75', 'onus-7.84'],
    lines: '607-609',
    aliases: {
      es: ['several units', 'charge', 'align', 'tropezar'],
      en: ['conform', 'obstructed', 'varias unidades', 'charging'],
    },
  },
  'onus-7.84': {
    kind: 'restriction',
    see: ['onus-7.83', 'onus-7.166'],
    lines: '613',
    rulings: ['R30'],
    aliases: {
      es: ['side contact', 'flanco contra flanco', 'lateral', 'frontal contact'],
      en: ['flank to flank', 'side by side', 'contacto frontal', 'sideways'],
    },
  },
  'onus-7.85': {
    kind: 'procedure',
    see: ['onus-7.86', 'onus-7.87'],
    lines: '615-617,621',
    rulings: ['R32'],
    aliases: {
      es: ['section marker', 'charge', 'flanco', 'espalda', 'ampliada'],
      en: ['flank', 'behind', 'marcador de sección', 'herida', 'envelopment marker'],
    },
  },
  'onus-7.86': {
    kind: 'procedure',
    see: ['onus-7.85'],
    lines: '617',
    aliases: {
      es: ['cut off', 'separadas', 'aisladas'],
      en: ['separate', 'isolated', 'secciones separadas', 'detached'],
    },
  },
  'onus-7.87': {
    kind: 'exception',
    see: ['onus-7.85', 'onus-7.78'],
    lines: '625',
    aliases: {
      es: ['frontal charge', 'extended', 'front'],
      en: ['head-on', 'carga frontal', 'ampliada'],
    },
  },
});
