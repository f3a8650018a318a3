import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-7.52': {
    kind: 'procedure',
    see: ['onus-7.53', 'onus-7.54'],
    lines: '513-518',
    aliases: {
      es: ['all directions', 'retroceder', 'lateral', 'sideways'],
      en: ['sideways', 'back up', 'todas las direcciones'],
    },
  },
  'onus-7.53': {
    kind: 'table',
    see: ['onus-7.52'],
    lines: '515-516',
    aliases: {
      es: ['all directions', 'retroceder', 'lateral', 'skirmishers'],
      en: ['sideways', 'back up', 'hostigadores', 'backwards'],
    },
  },
  'onus-7.54': {
    kind: 'restriction',
    see: ['onus-7.52', 'onus-7.72'],
    lines: '520-524',
    aliases: {
      es: ['sideways', 'lateral', 'retroceder', 'skirmishers', 'catafractos'],
      en: ['sideways', 'back up', 'backwards', 'cataphracts', 'todas las direcciones'],
    },
  },
  'onus-7.55': {
    kind: 'procedure',
    see: ['onus-7.56', 'onus-7.24', 'onus-7.25', 'onus-7.33'],
    lines: '526-533',
    aliases: {
      es: ['free rotation', 'rotar', 'dar la vuelta', 'about face'],
      en: ['about face', 'turn around', 'giro libre', 'wheel'],
    },
  },
  'onus-7.56': {
    kind: 'table',
    see: ['onus-7.55', 'onus-7.49'],
    lines: '528-529',
    rulings: ['R23', 'R71'],
    aliases: {
      es: ['free rotation', 'rotar', 'rhomboid', 'skirmishers'],
      en: ['pivot', 'about face', 'giro libre', 'romboidal', 'diamond'],
    },
  },
  'onus-7.57': {
    kind: 'exception',
    see: ['onus-7.55', 'onus-9.12'],
    lines: '535',
    aliases: {
      es: ['free rotation', 'giro libre', 'skirmishers', 'rotar'],
      en: ['free rotation', 'pivot', 'giro libre', 'hostigadores'],
    },
  },
  'onus-7.58': {
    kind: 'exception',
    see: ['onus-7.55', 'onus-8.22'],
    lines: '537-539',
    rulings: ['R28'],
    aliases: {
      es: ['free rotation', 'giro libre', 'rhomboid', 'rombo', 'diamond'],
      en: ['free rotation', 'diamond', 'giro libre', 'romboidal'],
    },
  },
  'onus-7.59': {
    kind: 'procedure',
    see: ['onus-7.61', 'onus-7.63', 'onus-7.62'],
    lines: '541-546',
    rulings: ['R31'],
    aliases: {
      es: ['extend', 'extended formation', 'ensanchar', 'desplegar'],
      en: ['deploy', 'formación ampliada', 'longer front', 'expand'],
    },
  },
  'onus-7.60': {
    kind: 'procedure',
    see: ['onus-7.59', 'onus-7.61', 'onus-7.94'],
    lines: '546',
    aliases: {
      es: ['shorten', 'reducir', 'estrechar', 'contraer', 'reduce'],
      en: ['reduce', 'contract', 'narrow', 'acortar'],
    },
  },
  'onus-7.61': {
    kind: 'table',
    see: ['onus-7.59', 'onus-7.60'],
    lines: '543-544,548',
    aliases: {
      es: ['extend', 'shorten', 'manoeuvrable', 'skirmishers', 'ensanchar'],
      en: ['widen', 'contract', 'maniobrables', 'hostigadores', 'ampliar'],
    },
  },
  'onus-7.62': {
    kind: 'restriction',
    see: ['onus-7.94', 'onus-7.97'],
    lines: '546',
    aliases: {
      es: ['extend', 'shorten', 'engaged', 'ensanchar', 'ataque de oportunidad'],
      en: ['widen', 'melee', 'ampliar', 'acortar', 'opportunity attack'],
    },
  },
  'onus-7.63': {
    kind: 'modifier',
    see: ['onus-10.13', 'onus-15.34'],
    lines: '546-554',
    rulings: ['R22'],
    aliases: {
      es: ['extended', 'morale', 'formación ampliada', 'penalizador'],
      en: ['extension', 'ampliada', 'penalty', 'moral'],
    },
  },
  'onus-7.64': {
    kind: 'restriction',
    see: ['onus-7.61', 'onus-8.4'],
    lines: '550',
    aliases: {
      es: ['extend', 'phalanx', 'falange', 'muro de escudos'],
      en: ['widen', 'phalanx', 'shield wall', 'ampliar'],
    },
  },
  'onus-7.65': {
    kind: 'procedure',
    see: ['onus-7.66', 'onus-8.1', 'onus-8.2', 'onus-7.97', 'onus-13.15', 'onus-7.43'],
    lines: '556-563',
    rulings: ['R74'],
    aliases: {
      es: ['form', 'formation change', 'desactivar', 'activar formación', 'quitar formación'],
      en: ['form up', 'break formation', 'deactivate', 'adoptar formación', 'form shield wall'],
    },
  },
  'onus-7.66': {
    kind: 'table',
    see: ['onus-7.65', 'onus-7.49', 'onus-8.25'],
    lines: '558-559',
    rulings: ['R23', 'R25', 'R75'],
    aliases: {
      es: ['form', 'formation', 'manoeuvrable', 'bravery', 'activar formación'],
      en: ['form up', 'maniobrables', 'bravura', 'adoptar formación'],
    },
  },
  'onus-7.67': {
    kind: 'restriction',
    see: ['onus-7.68', 'onus-7.119'],
    lines: '565-571',
    aliases: {
      es: ['shoot', 'mover y disparar', 'proyectiles', 'move and shoot'],
      en: ['move and fire', 'missiles', 'disparar'],
    },
  },
  'onus-7.68': {
    kind: 'table',
    see: ['onus-7.67', 'onus-7.71'],
    lines: '567-569',
    aliases: {
      es: ['shoot', 'mover y disparar', 'artillería', 'skirmishers'],
      en: ['move and fire', 'artillery', 'hostigadores', 'disparar'],
    },
  },
  'onus-7.69': {
    kind: 'procedure',
    see: ['onus-7.67', 'onus-7.70'],
    lines: '573',
    rulings: ['R44'],
    aliases: {
      es: ['active marker', 'mover y disparar', 'recordar'],
      en: ['move and fire', 'unidad activa', 'token'],
    },
  },
  'onus-7.70': {
    kind: 'exception',
    see: ['onus-7.67', 'onus-9.12'],
    lines: '575,728',
    aliases: {
      es: ['skirmishers', 'mover y disparar', 'split movement'],
      en: ['move and fire', 'hostigadores', 'hit and run'],
    },
  },
  'onus-7.71': {
    kind: 'restriction',
    see: ['onus-7.67', 'onus-7.182'],
    lines: '569,575,727',
    aliases: {
      es: ['scorpions', 'ballista', 'catapulta', 'máquinas de asedio'],
      en: ['siege engines', 'catapult', 'balista', 'onagro'],
    },
  },
  'onus-7.72': {
    kind: 'procedure',
    see: ['onus-7.52', 'onus-7.55', 'onus-7.59', 'onus-7.60', 'onus-7.65', 'onus-7.67'],
    lines: '577-581',
    aliases: {
      es: ['combine manoeuvres', 'varias maniobras', 'combinación'],
      en: ['several manoeuvres', 'combinación', 'maneuver'],
    },
  },
});
