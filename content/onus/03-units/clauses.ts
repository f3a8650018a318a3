import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-3.1': {
    kind: 'definition',
    see: [],
    lines: '195',
    aliases: {
      es: ['cuántos hombres', 'centuria', 'turma', 'tamaño'],
      en: ['how many men', 'century', 'size'],
    },
  },
  'onus-3.2': {
    kind: 'profile',
    see: ['onus-7.167', 'onus-3.3'],
    lines: '205',
    aliases: {
      es: ['fuerza de ataque', 'daño', 'melee', 'cac'],
      en: ['melee', 'close combat', 'power', 'ataque'],
    },
  },
  'onus-3.3': {
    kind: 'profile',
    see: ['onus-7.116', 'onus-7.135', 'onus-7.136'],
    lines: '209',
    aliases: {
      es: ['disparo', 'arco', 'arqueros', 'honderos', 'ranged', 'tiro'],
      en: ['missile attack', 'bow', 'archers', 'slingers', 'firing', 'ataque a distancia'],
    },
  },
  'onus-3.4': {
    kind: 'profile',
    see: ['onus-7.135', 'onus-7.136', 'onus-7.167'],
    lines: '213',
    aliases: {
      es: ['escudo', 'defense'],
      en: ['shield', 'save', 'defensa'],
    },
  },
  'onus-3.5': {
    kind: 'profile',
    see: ['onus-7.141', 'onus-7.172', 'onus-7.174', 'onus-7.175', 'onus-9.18'],
    lines: '217',
    aliases: {
      es: ['test de moral', 'ruptura', 'desmoralización', 'morale'],
      en: ['morale test', 'rout', 'discipline check', 'moral'],
    },
  },
  'onus-3.6': {
    kind: 'profile',
    see: ['onus-7.140', 'onus-7.169', 'onus-12.32'],
    lines: '221',
    aliases: {
      es: ['hp', 'resistencia', 'eliminar', 'life'],
      en: ['hp', 'eliminated', 'vida'],
    },
  },
  'onus-3.7': {
    kind: 'profile',
    see: ['onus-7.37', 'onus-7.23', 'onus-7.41', 'onus-7.48'],
    lines: '225',
    aliases: {
      es: ['velocidad', 'medir', 'regla de medir', 'centímetros', 'movement'],
      en: ['speed', 'measuring', 'ruler', 'centimetres', 'movimiento'],
    },
  },
  'onus-3.8': {
    kind: 'profile',
    see: ['onus-6.5', 'onus-6.8', 'onus-6.9'],
    lines: '229',
    aliases: {
      es: ['coste', 'precio', 'points'],
      en: ['cost', 'price', 'valor'],
    },
  },
  'onus-3.9': {
    kind: 'profile',
    see: ['onus-7.166'],
    lines: '233',
    rulings: ['R6'],
    aliases: {
      es: ['flanco', 'lados de la carta', 'trozos', 'sections'],
      en: ['side of the card', 'edges', 'sección'],
    },
  },
  'onus-3.10': {
    kind: 'definition',
    see: ['onus-9.1', 'onus-8.1'],
    lines: '237',
    aliases: {
      es: ['símbolos', 'colores', 'habilidades automáticas', 'icons'],
      en: ['symbols', 'colours', 'automatic abilities', 'iconos'],
    },
  },
});
