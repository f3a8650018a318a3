import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'onus-8.1': {
    kind: 'procedure',
    see: ['onus-7.65', 'onus-8.2', 'onus-8.3'],
    lines: '947-949',
    aliases: {
      es: ['adoptar formación', 'requisitos', 'blue icon'],
      en: ['adopt a formation', 'requirements', 'icono azul'],
    },
  },
  'onus-8.2': {
    kind: 'restriction',
    see: ['onus-7.65', 'onus-7.66', 'onus-2.10'],
    lines: '950',
    rulings: ['R23', 'R25', 'R74', 'R75'],
    aliases: {
      es: ['adoptar formación', 'disolver', 'deshacer', 'formar y cargar'],
      en: ['adopt', 'dissolve', 'charge in formation', 'disolver'],
    },
  },
  'onus-8.3': {
    kind: 'restriction',
    see: ['onus-7.97', 'onus-8.25'],
    lines: '951',
    aliases: {
      es: ['adoptar formación', 'melé', 'engaged'],
      en: ['adopt a formation', 'melee', 'trabada'],
    },
  },
  'onus-8.4': {
    kind: 'restriction',
    see: [],
    lines: '953',
    aliases: {
      es: ['máximo', 'dos formaciones', 'blue marker', 'combinar formaciones'],
      en: ['maximum', 'two formations', 'combine formations', 'marcador azul'],
    },
  },
  'onus-8.5': {
    kind: 'definition',
    see: ['onus-9.2'],
    lines: '955',
    rulings: ['R17'],
    aliases: {
      es: ['acumulación', 'combinar', 'sumar bonificaciones', 'stack'],
      en: ['stacking', 'cumulative', 'combine', 'acumular'],
    },
  },
  'onus-8.6': {
    kind: 'setup',
    see: ['onus-6.20'],
    lines: '957',
    aliases: {
      es: ['despliegue inicial', 'formación inicial', 'deployment'],
      en: ['set-up', 'initial formation', 'despliegue'],
    },
  },
  'onus-8.7': {
    kind: 'modifier',
    see: ['onus-15.15', 'onus-15.25'],
    lines: '963-965',
    aliases: {
      es: ['tortuga', 'shield wall', 'bonificación', 'ataque a distancia'],
      en: ['tortoise', 'bonus', 'ranged attack', 'muro de escudos'],
    },
  },
  'onus-8.8': {
    kind: 'restriction',
    see: ['onus-7.74', 'onus-7.49'],
    lines: '966',
    aliases: {
      es: ['testudo', 'tortuga', 'shield wall', 'mitad de movimiento'],
      en: ['testudo', 'tortoise', 'half movement', 'muro de escudos'],
    },
  },
  'onus-8.9': {
    kind: 'restriction',
    see: ['onus-8.11', 'onus-8.10', 'onus-8.12'],
    lines: '970',
    aliases: {
      es: ['hoplitas', 'picas', 'flanco', 'por la espalda', 'phalanx'],
      en: ['hoplites', 'pikes', 'flanked', 'from behind', 'falange'],
    },
  },
  'onus-8.10': {
    kind: 'modifier',
    see: ['onus-9.23', 'onus-8.5'],
    lines: '972',
    rulings: ['R17'],
    aliases: {
      es: ['caballería', 'lanzas', 'hoplitas', 'phalanx', '+2/+2'],
      en: ['cavalry', 'spears', 'hoplites', 'falange', '+2/+2'],
    },
  },
  'onus-8.11': {
    kind: 'modifier',
    see: ['onus-15.4'],
    lines: '973',
    rulings: ['R1'],
    aliases: {
      es: ['hoplitas', 'picas', 'bonificación', 'phalanx'],
      en: ['hoplites', 'pikes', 'bonus', 'falange'],
    },
  },
  'onus-8.12': {
    kind: 'procedure',
    see: ['onus-7.162', 'onus-8.14', 'onus-15.4', 'onus-2.8'],
    lines: '974',
    rulings: ['R19', 'R46'],
    aliases: {
      es: ['golpear primero', 'hoplitas', 'picas', 'first strike'],
      en: ['first strike', 'hoplites', 'pikes', 'falange', 'prioritario'],
    },
  },
  'onus-8.13': {
    kind: 'restriction',
    see: ['onus-7.74', 'onus-7.49'],
    lines: '975',
    aliases: {
      es: ['hoplitas', 'picas', 'mitad de movimiento', 'phalanx'],
      en: ['hoplites', 'pikes', 'half movement', 'falange'],
    },
  },
  'onus-8.14': {
    kind: 'exception',
    see: ['onus-9.11', 'onus-9.29', 'onus-7.162'],
    lines: '977-981',
    rulings: ['R18', 'R46'],
    aliases: {
      es: ['embestir', 'dos falanges', 'hoplitas', 'phalanx', 'combate normal'],
      en: ['two phalanxes', 'charge', 'hoplites', 'normal combat', 'embestir'],
    },
  },
  'onus-8.15': {
    kind: 'exception',
    see: ['onus-10.2', 'onus-10.3'],
    lines: '985-987',
    aliases: {
      es: ['orbis', 'square', 'por la espalda'],
      en: ['orbis', 'from behind', 'side', 'cuadro'],
    },
  },
  'onus-8.16': {
    kind: 'modifier',
    see: ['onus-15.14'],
    lines: '988',
    rulings: ['R61'],
    aliases: {
      es: ['formar en cuadro', 'caballería', 'elefantes', 'square'],
      en: ['orbis', 'cavalry', 'elephants', 'cuadro', 'montadas'],
    },
  },
  'onus-8.17': {
    kind: 'modifier',
    see: ['onus-15.24'],
    lines: '989',
    aliases: {
      es: ['formar en cuadro', 'flechas', 'disparo', 'square'],
      en: ['orbis', 'arrows', 'shooting', 'cuadro'],
    },
  },
  'onus-8.18': {
    kind: 'restriction',
    see: [],
    lines: '990',
    rulings: ['R71', 'R81'],
    aliases: {
      es: ['formar en cuadro', 'inmóvil', 'girar', 'square'],
      en: ['orbis', 'immobile', 'stand still', 'cuadro'],
    },
  },
  'onus-8.19': {
    kind: 'modifier',
    see: ['onus-15.5'],
    lines: '994-996',
    rulings: ['R1', 'R73'],
    aliases: {
      es: ['arrowhead', 'wedge', 'caballería'],
      en: ['cavalry', 'cuña', 'punta de flecha'],
    },
  },
  'onus-8.20': {
    kind: 'procedure',
    see: ['onus-7.97'],
    lines: '997',
    rulings: ['R73'],
    aliases: {
      es: ['cuña', 'arrowhead', 'wedge', 'quitar marcador'],
      en: ['wedge', 'cuña', 'punta de flecha', 'remove marker'],
    },
  },
  'onus-8.21': {
    kind: 'exception',
    see: ['onus-7.65', 'onus-8.2'],
    lines: '998',
    rulings: ['R25'],
    aliases: {
      es: ['cuña', 'arrowhead', 'wedge', 'movimiento reducido'],
      en: ['wedge', 'cuña', 'reduced movement', 'punta de flecha'],
    },
  },
  'onus-8.22': {
    kind: 'exception',
    see: ['onus-8.19', 'onus-8.20', 'onus-8.21', 'onus-7.58'],
    lines: '1002',
    rulings: ['R28', 'R73'],
    aliases: {
      es: ['rhomboid', 'rotación'],
      en: ['romboidal', 'giro libre'],
    },
  },
  'onus-8.23': {
    kind: 'definition',
    see: ['onus-8.24', 'onus-8.25'],
    lines: '1006',
    aliases: {
      es: ['bravery', 'marcador azul', 'icono azul'],
      en: ['blue marker', 'courage', 'bravura'],
    },
  },
  'onus-8.24': {
    kind: 'modifier',
    see: [],
    lines: '1008',
    rulings: ['R1', 'R21'],
    aliases: {
      es: ['bravery', 'furia', 'bonificación', 'penalización'],
      en: ['fury', 'bonus', 'penalty', 'bravura'],
    },
  },
  'onus-8.25': {
    kind: 'exception',
    see: ['onus-7.66', 'onus-7.97', 'onus-8.3'],
    lines: '1009',
    aliases: {
      es: ['activar bravura', 'desactivar', 'bravery', 'melé'],
      en: ['switch on', 'switch off', 'melee', 'bravura'],
    },
  },
});
