import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-6.1': {
    kind: 'setup',
    see: ['onus-6.3', 'onus-6.2', 'onus-6.7', 'onus-6.15'],
    lines: '339-341',
    aliases: {
      es: ['preparar la partida', 'setup', 'pasos'],
      en: ['set-up', 'steps', 'preparación'],
    },
  },
  'onus-6.2': {
    kind: 'setup',
    see: ['onus-12.2'],
    lines: '345',
    aliases: {
      es: ['tamaño del ejército', 'bando', 'principiante', 'igualdad', 'army size'],
      en: ['army size', 'side', 'beginner', 'facción'],
    },
  },
  'onus-6.3': {
    kind: 'exception',
    see: ['onus-6.7', 'onus-6.23'],
    lines: '347',
    rulings: ['R69'],
    aliases: {
      es: ['scenario', 'libro de campañas'],
      en: ['escenario', 'campaign book'],
    },
  },
  'onus-6.4': {
    kind: 'setup',
    see: ['onus-6.5'],
    lines: '349',
    aliases: {
      es: ['selección', 'ocultas', 'aliados'],
      en: ['selection', 'hidden', 'mercenarios'],
    },
  },
  'onus-6.5': {
    kind: 'restriction',
    see: ['onus-3.8', 'onus-4.10', 'onus-11.6', 'onus-12.13'],
    lines: '351',
    rulings: ['R56'],
    aliases: {
      es: ['límite de puntos', 'presupuesto', 'construir ejército', 'army list'],
      en: ['points limit', 'budget', 'army list', 'building an army'],
    },
  },
  'onus-6.6': {
    kind: 'definition',
    see: ['onus-6.5'],
    lines: '353',
    rulings: ['R69'],
    aliases: {
      es: ['excel', 'cuántas unidades iguales', 'tope'],
      en: ['excel', 'how many of a kind', 'cap'],
    },
    excluded: {
      es: 'Los límites por tipo no figuran en el reglamento: no hay nada que comprobar.',
      en: 'The limits for each type are not in the book: there is nothing to check.',
    },
  },
  'onus-6.7': {
    kind: 'victory',
    see: ['onus-6.9', 'onus-6.13', 'onus-6.14', 'onus-6.3'],
    lines: '357',
    aliases: {
      es: ['cómo ganar', 'objetivo', 'victory', 'fin de la partida'],
      en: ['how to win', 'objective', 'end of the game', 'victoria'],
    },
  },
  'onus-6.8': {
    kind: 'definition',
    see: ['onus-6.9', 'onus-3.8'],
    lines: '359',
    rulings: ['R55'],
    aliases: {
      es: ['muertas', 'en huida', 'casualties'],
      en: ['killed', 'routed', 'bajas'],
    },
  },
  'onus-6.9': {
    kind: 'victory',
    see: ['onus-6.8', 'onus-6.10', 'onus-6.11', 'onus-6.12', 'onus-7.10'],
    lines: '359',
    rulings: ['R55'],
    aliases: {
      es: ['la mitad', 'umbral', 'perder por bajas', 'half'],
      en: ['half', 'threshold', 'lose by casualties', 'bajas'],
    },
  },
  'onus-6.10': {
    kind: 'exception',
    see: ['onus-6.9', 'onus-4.11', 'onus-4.12', 'onus-6.12'],
    lines: '359',
    aliases: {
      es: ['fallo automático', 'sin general', 'no se tira'],
      en: ['automatic failure', 'no general', 'no roll'],
    },
  },
  'onus-6.11': {
    kind: 'procedure',
    see: ['onus-6.9', 'onus-4.7', 'onus-4.12', 'onus-6.12'],
    lines: '359-360',
    aliases: {
      es: ['tirada', 'superar el chequeo', 'probabilidad', 'Leadership check'],
      en: ['passing the check', 'odds', 'chequeo de Liderazgo'],
    },
  },
  'onus-6.12': {
    kind: 'victory',
    see: ['onus-6.11', 'onus-7.10', 'onus-4.12'],
    lines: '361',
    aliases: {
      es: ['fallar el chequeo', 'derrota', 'fin'],
      en: ['failing the check', 'defeat', 'end'],
    },
  },
  'onus-6.13': {
    kind: 'victory',
    see: ['onus-6.7'],
    lines: '362',
    aliases: {
      es: ['rendición incondicional', 'última unidad', 'fin de la partida'],
      en: ['give up', 'last unit', 'end of the game'],
    },
  },
  'onus-6.14': {
    kind: 'victory',
    see: ['onus-4.2', 'onus-12.8', 'onus-6.7'],
    lines: '363',
    aliases: {
      es: ['matar al líder', 'fin de la partida', 'assassination'],
      en: ['kill the leader', 'end of the game', 'derrota'],
    },
  },
  'onus-6.15': {
    kind: 'setup',
    see: ['onus-6.4', 'onus-6.7', 'onus-6.19'],
    lines: '367',
    aliases: {
      es: ['cuándo desplegar', 'colocar las tropas', 'deployment'],
      en: ['when to deploy', 'placing troops', 'despliegue'],
    },
  },
  'onus-6.16': {
    kind: 'setup',
    see: ['onus-6.18', 'onus-3.7'],
    lines: '371',
    rulings: ['R42'],
    aliases: {
      es: ['profundidad', 'distancia inicial', 'mesa'],
      en: ['depth', 'starting distance', 'table'],
    },
  },
  'onus-6.17': {
    kind: 'setup',
    see: ['onus-6.16'],
    lines: '372',
    rulings: ['R43'],
    aliases: {
      es: ['frente', 'tamaño de la mesa', 'cuánto ocupa'],
      en: ['frontage', 'table size', 'front'],
    },
  },
  'onus-6.18': {
    kind: 'setup',
    see: ['onus-6.16'],
    lines: '369,374,382',
    rulings: ['R42'],
    aliases: {
      es: ['tapete', 'mat', 'tamaño', 'ejemplo de despliegue'],
      en: ['playmat', 'size', 'example of deployment', 'tapete'],
    },
  },
  'onus-6.19': {
    kind: 'procedure',
    see: ['onus-6.21', 'onus-6.16'],
    lines: '376',
    aliases: {
      es: ['quién coloca primero', 'alternancia', 'empezar'],
      en: ['who places first', 'alternate', 'deploying', 'empate'],
    },
  },
  'onus-6.20': {
    kind: 'procedure',
    see: ['onus-8.6', 'onus-2.10', 'onus-7.59', 'onus-8.4'],
    lines: '376',
    rulings: ['R31'],
    aliases: {
      es: ['dar la vuelta', 'empezar en falange', 'muro', 'extendida'],
      en: ['reveal', 'start in phalanx', 'shield wall', 'formación'],
    },
  },
  'onus-6.21': {
    kind: 'procedure',
    see: ['onus-4.1', 'onus-6.19'],
    lines: '378',
    aliases: {
      es: ['quién pone el general', 'segundo', 'leader'],
      en: ['who places the general', 'second', 'leader'],
    },
  },
  'onus-6.22': {
    kind: 'setup',
    see: ['onus-5.4', 'onus-4.7'],
    lines: '384',
    aliases: {
      es: ['mano inicial', 'cuántas cartas', 'robar'],
      en: ['starting hand', 'how many cards', 'draw'],
    },
  },
  'onus-6.23': {
    kind: 'setup',
    see: ['onus-4.7', 'onus-6.3'],
    lines: '386',
    aliases: {
      es: ['primer turno', 'first player'],
      en: ['first turn', 'iniciativa'],
    },
  },
});
