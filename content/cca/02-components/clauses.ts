import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'cca-2.1': {
    kind: 'table',
    see: ['cca-2.2'],
    lines: '40-51',
    rulings: ['R1'],
    aliases: {
      es: ['contenido', 'componentes', 'piezas', 'inventario', 'box contents'],
      en: ['contents', 'components', 'pieces', 'inventory', 'contenido de la caja'],
    },
  },
  'cca-2.2': {
    kind: 'table',
    see: ['cca-2.1', 'cca-2.22', 'cca-2.23'],
    lines: '49-74',
    rulings: ['R1', 'R2'],
    aliases: {
      es: ['fichas', 'cuántos bloques', 'piezas de madera', 'block sizes'],
      en: ['pieces', 'how many blocks', 'wooden blocks', 'tamaños de bloque'],
    },
  },
  'cca-2.3': {
    kind: 'definition',
    see: ['cca-2.4'],
    lines: '76-79',
    rulings: ['R6'],
    aliases: {
      es: ['tamaño del tablero', 'casillas', 'hexágonos', 'board size'],
      en: ['board size', 'hexagons', 'grid', 'tamaño del tablero'],
    },
  },
  'cca-2.4': {
    kind: 'definition',
    see: ['cca-2.5', 'cca-2.3'],
    lines: '79-83',
    rulings: ['R6', 'R7'],
    aliases: {
      es: ['sectores', 'zonas', 'ala izquierda', 'ala derecha', 'sections'],
      en: ['sectors', 'zones', 'left wing', 'right wing', 'secciones'],
    },
  },
  'cca-2.5': {
    kind: 'definition',
    see: ['cca-2.4', 'cca-7.3'],
    lines: '83-85',
    rulings: ['R6'],
    aliases: {
      es: ['mitad y mitad', 'hex compartido', 'dos secciones', 'straddling hex'],
      en: ['shared hex', 'straddle', 'split hex', 'two sections', 'hex compartido'],
    },
  },
  'cca-2.6': {
    kind: 'restriction',
    see: ['cca-7.2'],
    lines: '87-92',
    aliases: {
      es: ['activar', 'activación', 'sin activar', 'order'],
      en: ['activate', 'activation', 'not activated', 'orden'],
    },
  },
  'cca-2.7': {
    kind: 'table',
    see: ['cca-10.20', 'cca-11.41'],
    lines: '94-104',
    rulings: ['R9'],
    aliases: {
      es: ['seis caras', 'resultados del dado', 'etiquetas del dado'],
      en: ['six sides', 'die results', 'die stickers'],
    },
  },
  'cca-2.8': {
    kind: 'profile',
    see: ['cca-2.9'],
    lines: '110-111',
    aliases: {
      es: ['fuerza completa', 'cuatro bloques'],
      en: ['full strength', 'four blocks'],
    },
  },
  'cca-2.9': {
    kind: 'profile',
    see: ['cca-2.15', 'cca-2.21'],
    lines: '113-114',
    rulings: ['R5'],
  },
  'cca-2.10': {
    kind: 'profile',
    see: ['cca-2.11', 'cca-2.12', 'cca-8.26', 'cca-8.28'],
    lines: '116-117',
    rulings: ['R8'],
    aliases: {
      es: ['fuerza completa', 'tres bloques'],
      en: ['full strength', 'three blocks'],
    },
  },
  'cca-2.11': {
    kind: 'profile',
    see: ['cca-8.25', 'cca-11.26'],
    lines: '119-120',
    aliases: {
      es: ['fuerza completa', 'dos bloques', 'elephant'],
      en: ['el', 'full strength', 'two blocks', 'elefantes'],
    },
  },
  'cca-2.12': {
    kind: 'profile',
    see: ['cca-8.27', 'cca-11.22'],
    lines: '122-123',
    aliases: {
      es: ['ch', 'carros de guerra', 'fuerza completa', 'dos bloques', 'chariot'],
      en: ['ch', 'full strength', 'two blocks', 'war chariots', 'carros'],
    },
  },
  'cca-2.13': {
    kind: 'profile',
    see: ['cca-8.29', 'cca-15.4'],
    lines: '125-126',
  },
  'cca-2.14': {
    kind: 'definition',
    see: ['cca-19.2', 'cca-19.5'],
    lines: '133-138',
    aliases: {
      es: ['pegatinas', 'color', 'adhesivos', 'stickers'],
      en: ['stickers', 'colour', 'color', 'pegatinas', 'etiquetas'],
    },
  },
  'cca-2.15': {
    kind: 'definition',
    see: ['cca-2.9'],
    lines: '140-142',
    aliases: {
      es: ['ampliaciones', 'suplementos', 'unidades sin usar', 'ampliación'],
      en: ['modules to come', 'unused units', 'add-ons', 'expansiones'],
    },
    excluded: {
      es: 'El reglamento no dice de qué unidades se trata: no hay nada que consultar.',
      en: 'The book does not say which units these are: there is nothing to look up.',
    },
  },
  'cca-2.16': {
    kind: 'definition',
    see: ['cca-4.2'],
    lines: '144-145',
    aliases: {
      es: ['puntos de victoria', 'marcador', 'pegatinas', 'victory banner'],
      en: ['victory points', 'markers', 'stickers', 'estandarte de victoria'],
    },
    excluded: {
      es: 'Dice cómo se preparan unas piezas: no hay decisión que tomar con ellas.',
      en: 'It says how some pieces are prepared: there is no decision to take with them.',
    },
  },
  'cca-2.17': {
    kind: 'profile',
    see: ['cca-10.21', 'cca-11.42', 'cca-2.18'],
    lines: '180-182',
    aliases: {
      es: ['símbolo ligero', 'honderos', 'arqueros', 'il', 'green circle'],
      en: ['light symbol', 'slingers', 'archers', 'lc', 'círculo verde'],
    },
  },
  'cca-2.18': {
    kind: 'profile',
    see: ['cca-8.17', 'cca-2.17'],
    lines: '184-185',
    aliases: {
      es: ['ax', 'auxilia', 'símbolo ligero'],
      en: ['ax', 'auxiliaries', 'light symbol', 'auxiliares'],
    },
  },
  'cca-2.19': {
    kind: 'profile',
    see: ['cca-10.22', 'cca-11.43', 'cca-2.20'],
    lines: '187-188',
    rulings: ['R9'],
    aliases: {
      es: ['símbolo medio', 'im', 'cm', 'blue triangle'],
      en: ['medium symbol', 'mi', 'mc', 'triángulo azul'],
    },
  },
  'cca-2.20': {
    kind: 'profile',
    see: ['cca-8.20', 'cca-2.19'],
    lines: '190-191',
    rulings: ['R9'],
    aliases: {
      es: ['wr', 'warriors', 'símbolo medio', 'bárbaros', 'white border'],
      en: ['wr', 'warband', 'medium symbol', 'barbarians', 'guerreros'],
    },
  },
  'cca-2.21': {
    kind: 'profile',
    see: ['cca-10.23', 'cca-11.44'],
    lines: '193-195',
    rulings: ['R5', 'R9'],
    aliases: {
      es: ['símbolo pesado', 'ip', 'cp', 'red square'],
      en: ['heavy symbol', 'hi', 'hc', 'cuadrado rojo', 'símbolo rojo'],
    },
  },
  'cca-2.22': {
    kind: 'table',
    see: ['cca-2.2'],
    lines: '196-206',
    rulings: ['R2', 'R5'],
    aliases: {
      es: ['roma', 'ejército romano', 'dotación', 'siracusa', 'roman blocks'],
      en: ['rome', 'roman army', 'block mix', 'syracuse', 'dotación romana'],
    },
  },
  'cca-2.23': {
    kind: 'table',
    see: ['cca-2.2'],
    lines: '210-223',
    rulings: ['R2'],
    aliases: {
      es: ['cartago', 'ejército cartaginés', 'dotación', 'carthaginian blocks'],
      en: ['carthage', 'carthaginian army', 'block mix', 'dotación cartaginesa'],
    },
  },
});
