import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'cca-8.1': {
    kind: 'procedure',
    see: ['cca-8.2'],
    lines: '344-347',
    aliases: {
      es: ['secuencia', 'orden de movimiento', 'por turnos', 'one at a time'],
      en: ['sequence', 'sequential', 'movement order', 'mover de una en una'],
    },
  },
  'cca-8.2': {
    kind: 'procedure',
    see: ['cca-5.3', 'cca-18.46'],
    lines: '347-349',
    aliases: {
      es: ['fase de movimiento', 'mover y combatir', 'move before battle'],
      en: ['movement phase', 'move then fight', 'fase de movimiento'],
    },
  },
  'cca-8.3': {
    kind: 'restriction',
    see: ['cca-7.4', 'cca-18.46'],
    lines: '351-352',
    rulings: ['R95'],
    aliases: {
      es: ['dos veces', 'mover dos veces', 'segundo movimiento', 'move once'],
      en: ['once per turn', 'twice', 'move twice', 'mover una vez'],
    },
  },
  'cca-8.4': {
    kind: 'option',
    see: ['cca-9.3'],
    lines: '354-355',
    aliases: {
      es: ['no mover', 'quedarse quieta', 'estar obligada', 'optional'],
      en: ['stand still', 'need not move', 'compulsory', 'optativo'],
    },
  },
  'cca-8.5': {
    kind: 'option',
    see: ['cca-2.4'],
    lines: '357-358',
    aliases: {
      es: ['cruzar de sección', 'cambiar de sección', 'flanco', 'cross sections'],
      en: ['cross', 'change section', 'flank', 'cambiar de sección'],
    },
  },
  'cca-8.6': {
    kind: 'restriction',
    see: ['cca-8.7', 'cca-12.13'],
    lines: '360-361',
    aliases: {
      es: ['fuera del tablero', 'límite del mapa', 'salirse', 'off the board'],
      en: ['off the board', 'map edge', 'exit', 'salir del tablero'],
    },
  },
  'cca-8.7': {
    kind: 'exception',
    see: ['cca-8.6', 'cca-13.25', 'cca-19.28', 'cca-12.10', 'cca-12.13'],
    lines: '361-364',
    rulings: ['R65'],
    aliases: {
      es: ['fuera del tablero', 'salida', 'límite del mapa', 'exit'],
      en: ['exit', 'map edge'],
    },
  },
  'cca-8.8': {
    kind: 'restriction',
    see: ['cca-8.9', 'cca-8.33'],
    lines: '366',
    aliases: {
      es: ['apilar', 'apilamiento', 'stacking'],
      en: ['stacking', 'stack', 'two units', 'apilamiento'],
    },
  },
  'cca-8.9': {
    kind: 'restriction',
    see: ['cca-8.10', 'cca-8.8'],
    lines: '367-369',
    rulings: ['R66', 'R105'],
    aliases: {
      es: ['cruzar', 'pasar a través', 'amigas', 'apilar'],
      en: ['move through', 'block', 'own units', 'atravesar'],
    },
  },
  'cca-8.10': {
    kind: 'exception',
    see: [
      'cca-8.9',
      'cca-18.15',
      'cca-18.48',
      'cca-13.26',
      'cca-8.30',
      'cca-13.21',
      'cca-18.16',
      'cca-12.11',
    ],
    lines: '370-373',
    rulings: ['R93', 'R105'],
    aliases: {
      es: ['Dar Órdenes a Tropas Ligeras', 'Líder Escapa', 'Order Light Troops'],
      en: ['pass through friends', 'Escape del Líder'],
    },
  },
  'cca-8.11': {
    kind: 'restriction',
    see: ['cca-8.12'],
    lines: '375-377',
    aliases: {
      es: ['dividir', 'desgajar', 'partir la unidad', 'split'],
      en: ['divide', 'detach blocks', 'dividir'],
    },
  },
  'cca-8.12': {
    kind: 'restriction',
    see: ['cca-8.11'],
    lines: '379-381',
    aliases: {
      es: ['fusionar', 'juntar unidades', 'reforzar', 'merge'],
      en: ['merge', 'join units', 'consolidate', 'fusionar'],
    },
  },
  'cca-8.13': {
    kind: 'modifier',
    see: ['cca-17.2', 'cca-17.8', 'cca-17.9', 'cca-17.27', 'cca-17.4', 'cca-17.23', 'cca-17.26'],
    lines: '383-386',
    rulings: ['R102'],
    aliases: {
      es: ['obstáculos', 'impracticable', 'frenar'],
      en: ['impassable', 'obstacles', 'slow'],
    },
  },
  'cca-8.14': {
    kind: 'definition',
    see: ['cca-12.1', 'cca-12.7'],
    lines: '388-389',
    aliases: { es: ['huida', 'retroceder', 'retreat'], en: ['fall back', 'rout', 'retirada'] },
  },
  'cca-8.15': {
    kind: 'profile',
    see: ['cca-11.8', 'cca-10.18', 'cca-18.44'],
    lines: '392-396',
    rulings: ['R92'],
    aliases: {
      es: ['honderos', 'arqueros'],
      en: ['slingers', 'archers', 'foot skirmishers'],
    },
  },
  'cca-8.16': {
    kind: 'profile',
    see: ['cca-11.11', 'cca-10.19', 'cca-18.35', 'cca-18.37', 'cca-18.44'],
    lines: '398-400',
    aliases: {
      es: ['double time'],
      en: ['tiempo doble'],
    },
  },
  'cca-8.17': {
    kind: 'definition',
    see: ['cca-2.18', 'cca-18.15', 'cca-18.46', 'cca-11.46', 'cca-13.10'],
    lines: '400-402',
    aliases: {
      es: ['ax', 'auxilia', 'infantería auxiliar', 'tropas ligeras'],
      en: ['ax', 'auxiliary infantry', 'light troops', 'auxiliares'],
    },
  },
  'cca-8.18': {
    kind: 'profile',
    see: ['cca-11.12', 'cca-18.35'],
    lines: '404-405',
  },
  'cca-8.19': {
    kind: 'profile',
    see: ['cca-11.14', 'cca-18.35', 'cca-18.44', 'cca-18.36'],
    lines: '407-410',
    rulings: ['R92'],
    aliases: {
      es: ['carga', 'embestida'],
      en: ['charge'],
    },
  },
  'cca-8.20': {
    kind: 'definition',
    see: ['cca-2.20', 'cca-18.17'],
    lines: '410-412',
    aliases: {
      es: ['wr', 'warriors', 'tropas medias', 'bárbaros'],
      en: ['wr', 'warband', 'medium troops', 'guerreros'],
    },
  },
  'cca-8.21': {
    kind: 'profile',
    see: ['cca-11.17', 'cca-18.35'],
    lines: '414-415',
    aliases: {
      es: ['legionarios'],
      en: ['legionaries'],
    },
  },
  'cca-8.22': {
    kind: 'profile',
    see: ['cca-11.18', 'cca-10.18'],
    lines: '421-423',
    aliases: {
      es: ['jinetes'],
    },
  },
  'cca-8.23': {
    kind: 'profile',
    see: ['cca-11.20'],
    lines: '425-426',
    aliases: {
      es: ['jinetes'],
      en: ['horsemen'],
    },
  },
  'cca-8.24': {
    kind: 'profile',
    see: ['cca-11.21', 'cca-18.50'],
    lines: '428-429',
    aliases: {
      es: ['mounted charge'],
      en: ['carga montada'],
    },
  },
  'cca-8.25': {
    kind: 'profile',
    see: ['cca-11.25', 'cca-18.50', 'cca-12.3'],
    lines: '431-432',
    aliases: {
      es: ['elefante de guerra', 'mounted charge'],
      en: ['carga montada'],
    },
  },
  'cca-8.26': {
    kind: 'definition',
    see: ['cca-2.21', 'cca-18.18', 'cca-18.19', 'cca-18.49'],
    lines: '432-435',
    rulings: ['R8'],
    aliases: {
      es: ['elephants', 'tropas pesadas', 'caballería'],
      en: ['el', 'heavy troops', 'cavalry', 'elefantes'],
    },
  },
  'cca-8.27': {
    kind: 'profile',
    see: ['cca-11.22', 'cca-18.50'],
    lines: '437-438',
    aliases: {
      es: ['chariots', 'mounted charge'],
      en: ['carros', 'carga montada'],
    },
  },
  'cca-8.28': {
    kind: 'definition',
    see: ['cca-2.21', 'cca-18.18', 'cca-18.19', 'cca-18.49'],
    lines: '438-441',
    rulings: ['R8'],
    aliases: {
      es: ['ch', 'carros de guerra', 'tropas pesadas', 'chariots'],
      en: ['ch', 'heavy troops', 'war chariots', 'cavalry', 'carros'],
    },
  },
  'cca-8.29': {
    kind: 'profile',
    see: ['cca-8.35', 'cca-8.38'],
    lines: '444-445',
    aliases: {
      es: ['general', 'comandante', 'líder solo', 'leader'],
      en: ['general', 'commander', 'lone leader', 'líder solo'],
    },
  },
  'cca-8.30': {
    kind: 'exception',
    see: ['cca-8.9', 'cca-8.31'],
    lines: '445-446',
    rulings: ['R67'],
    aliases: {
      es: ['pasar a través', 'general', 'cruzar', 'leader'],
      en: ['move through', 'general', 'own troops', 'líder'],
    },
  },
  'cca-8.31': {
    kind: 'restriction',
    see: ['cca-8.30', 'cca-13.26'],
    lines: '446-448',
    aliases: {
      es: ['general', 'pasar a través', 'atravesar enemigos', 'leader'],
      en: ['general', 'move through', 'block', 'líder'],
    },
  },
  'cca-8.32': {
    kind: 'restriction',
    see: ['cca-13.20', 'cca-12.11', 'cca-13.31'],
    lines: '448-449',
    rulings: ['R67'],
    aliases: {
      es: ['dos líderes', 'dos generales', 'apilar', 'two leaders'],
      en: ['two leaders', 'two generals', 'stacking', 'dos líderes'],
    },
  },
  'cca-8.33': {
    kind: 'definition',
    see: ['cca-8.34', 'cca-15.1', 'cca-12.15'],
    lines: '451-452',
    aliases: {
      es: ['adjunto', 'unir', 'general'],
      en: ['attach', 'join', 'general'],
    },
  },
  'cca-8.34': {
    kind: 'procedure',
    see: ['cca-8.33', 'cca-8.35', 'cca-12.10'],
    lines: '452-455',
    aliases: {
      es: ['adjunto', 'acompañar', 'general', 'attached leader'],
      en: ['accompany', 'join', 'general', 'líder unido'],
    },
  },
  'cca-8.35': {
    kind: 'option',
    see: ['cca-8.36', 'cca-18.2', 'cca-18.19', 'cca-8.34'],
    lines: '457-461',
    rulings: ['R85'],
    aliases: {
      es: ['separar', 'desvincular', 'Dar Órdenes a Tropas Montadas'],
      en: ['order mounted troops', 'separar al líder'],
    },
  },
  'cca-8.36': {
    kind: 'procedure',
    see: ['cca-8.37', 'cca-18.2'],
    lines: '461-462',
    aliases: {
      es: ['coste', 'cuánto cuesta', 'general', 'leader order'],
      en: ['cost', 'general', 'count as an order', 'coste de ordenar'],
    },
  },
  'cca-8.37': {
    kind: 'option',
    see: ['cca-8.36', 'cca-8.35'],
    lines: '462-465',
    aliases: {
      es: ['órdenes restantes', 'sobran', 'separarse', 'detach'],
      en: ['remaining orders', 'detach', 'rest of the orders', 'separar'],
    },
  },
  'cca-8.38': {
    kind: 'restriction',
    see: ['cca-8.39', 'cca-8.34'],
    lines: '467-469',
    aliases: {
      es: ['cambiar de unidad', 'adjunto', 'traspasar', 'switch units'],
      en: ['switch units', 'change unit', 'transfer', 'cambiar de unidad'],
    },
  },
  'cca-8.39': {
    kind: 'restriction',
    see: ['cca-7.2', 'cca-8.38'],
    lines: '469-471',
    aliases: {
      es: ['activar', 'adjunto', 'llegar a una unidad', 'activate'],
      en: ['activate', 'arrive', 'líder unido'],
    },
  },
});
