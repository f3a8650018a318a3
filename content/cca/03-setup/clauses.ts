import { defineClauses } from '../../../src/content/registry.ts';

export default defineClauses({
  'cca-3.1': {
    kind: 'setup',
    see: ['cca-19.1'],
    lines: '226-229',
    aliases: {
      es: ['akragas', 'preparación', 'montar la partida', 'set up'],
      en: ['set up', 'akragas', 'preparation', 'choose a scenario', 'preparación'],
    },
  },
  'cca-3.2': {
    kind: 'setup',
    see: [],
    lines: '231-234',
    rulings: ['R47'],
    aliases: {
      es: ['despliegue', 'preparación', 'losetas', 'set up'],
      en: ['set up', 'tiles', 'hex tiles', 'setup', 'preparación'],
    },
    excluded: {
      es: 'Remite al mapa de cada escenario, que el texto citado no incluye: no hay posición que comprobar.',
      en: 'It points to the map of each scenario, which the text cited does not include: there is no position to check.',
    },
  },
  'cca-3.3': {
    kind: 'setup',
    see: ['cca-2.8', 'cca-2.10'],
    lines: '236-242',
    rulings: ['R47'],
    aliases: {
      es: ['despliegue', 'colocar unidades', 'fuerza completa', 'set up'],
      en: ['deployment', 'place the units', 'full strength', 'set up', 'despliegue'],
    },
  },
  'cca-3.4': {
    kind: 'setup',
    see: ['cca-12.6'],
    lines: '244-248',
    rulings: ['R47'],
    aliases: {
      es: ['propio borde', 'sentarse', 'dónde se sienta'],
      en: ['own edge'],
    },
  },
  'cca-3.5': {
    kind: 'setup',
    see: ['cca-7.6'],
    lines: '250-254',
    aliases: {
      es: ['repartir', 'mano inicial', 'robar', 'deal'],
      en: ['deal', 'starting hand', 'how many cards', 'repartir'],
    },
  },
  'cca-3.6': {
    kind: 'setup',
    see: ['cca-16.1'],
    lines: '254-256',
    aliases: {
      es: ['draw deck'],
      en: ['stack'],
    },
  },
  'cca-3.7': {
    kind: 'setup',
    see: ['cca-2.7'],
    lines: '258-259',
    aliases: {
      es: ['cuántos dados', 'siete dados', 'battle dice'],
      en: ['how many dice', 'seven dice', 'dados'],
    },
  },
  'cca-3.8': {
    kind: 'setup',
    see: ['cca-4.1'],
    lines: '261-262',
    aliases: {
      es: ['cómo se gana'],
      en: ['how to win', 'condiciones de victoria'],
    },
  },
  'cca-3.9': {
    kind: 'setup',
    see: ['cca-5.1'],
    lines: '264-265',
    aliases: {
      es: ['jugador inicial', 'quién empieza', 'primer jugador', 'starting player'],
      en: ['first player', 'starting player', 'who begins', 'jugador inicial'],
    },
  },
});
