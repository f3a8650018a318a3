import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'cca-9.1': {
    kind: 'procedure',
    see: ['cca-9.2'],
    lines: '474-475',
    aliases: {
      es: ['secuencia', 'de uno en uno', 'orden de combate', 'one at a time'],
      en: ['sequence', 'sequential', 'order of combat', 'de una en una'],
    },
  },
  'cca-9.2': {
    kind: 'procedure',
    see: ['cca-9.1'],
    lines: '475-477',
    rulings: ['R68'],
    aliases: {
      es: ['terminar un combate', 'simultáneo', 'resolve'],
      en: ['finish a combat', 'simultaneous', 'announce', 'resolver por completo'],
    },
  },
  'cca-9.3': {
    kind: 'option',
    see: ['cca-8.19', 'cca-9.10'],
    lines: '479-480',
    aliases: {
      es: ['no combatir', 'voluntario', 'negarse', 'optional'],
      en: ['voluntary', 'decline', 'compulsory', 'optativo'],
    },
  },
  'cca-9.4': {
    kind: 'restriction',
    see: ['cca-13.32', 'cca-13.37', 'cca-18.34'],
    lines: '482-488',
    rulings: ['R95'],
    aliases: {
      es: ['atacar dos veces', 'una vez', 'segundo combate', 'darken the sky'],
      en: ['once', 'attack twice', 'second battle', 'avance de ímpetu'],
    },
  },
  'cca-9.5': {
    kind: 'restriction',
    see: ['cca-11.59'],
    lines: '490-491',
    aliases: {
      es: ['dividir dados', 'varios objetivos', 'split dice'],
      en: ['divide', 'several targets', 'share out', 'dividir dados'],
    },
  },
  'cca-9.6': {
    kind: 'definition',
    see: ['cca-9.7'],
    lines: '493-497',
    aliases: {
      es: ['debilitada'],
      en: ['weakened'],
    },
  },
  'cca-9.7': {
    kind: 'exception',
    see: ['cca-11.15', 'cca-9.6'],
    lines: '497-499',
    rulings: ['R18'],
    aliases: {
      es: ['wr', 'warriors', 'dado adicional', 'bonificación'],
      en: ['wr', 'warband', 'extra die', 'bonus', 'guerreros'],
    },
  },
  'cca-9.8': {
    kind: 'definition',
    see: ['cca-10.2', 'cca-11.1'],
    lines: '501-504',
    aliases: {
      es: ['disparo', 'melé', 'clases de combate'],
      en: ['fire', 'melee', 'shooting', 'tipos de combate'],
    },
  },
  'cca-9.9': {
    kind: 'restriction',
    see: ['cca-9.8'],
    lines: '506-508',
    aliases: {
      es: ['disparar y luchar', 'disparo y melé', 'ambas cosas', 'one kind'],
      en: ['fire and fight', 'shoot then fight', 'both kinds', 'un solo tipo'],
    },
  },
  'cca-9.10': {
    kind: 'option',
    see: ['cca-9.3', 'cca-8.19'],
    lines: '510-513',
    aliases: {
      es: ['adyacente', 'en contacto', 'voluntario', 'adjacent'],
      en: ['adjacent', 'in contact', 'voluntary', 'engaged', 'adyacente'],
    },
  },
});
