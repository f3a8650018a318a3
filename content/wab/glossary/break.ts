import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'break-test',
    term: { es: 'chequeo de desmoralización', en: 'Break test' },
    synonyms: { es: ['chequeo de moral tras el combate'], en: ['morale test after combat'] },
    meaning: {
      es: 'Son 2D6 más la diferencia del combate contra el Liderazgo. Si sale más, la unidad huye.',
      en: 'A roll of 2D6 plus the difference of the combat against Leadership. If it is more, the unit flees.',
    },
    clause: 'wab-6.1',
    forms: {
      es: ['chequeo de desmoralización', 'chequeos de desmoralización'],
      en: ['Break test', 'Break tests'],
    },
  },
  {
    key: 'broken',
    term: { es: 'desmoralizada', en: 'broken' },
    synonyms: { es: ['rota', 'unidad rota'], en: ['routed'] },
    meaning: {
      es: 'La unidad que ha fallado su chequeo de desmoralización y huirá.',
      en: 'A unit that failed its Break test and will flee.',
    },
    clause: 'wab-6.6',
    mark: 'never',
  },
  {
    key: 'flight-distance',
    term: { es: 'distancia de huida', en: 'flight distance' },
    synonyms: { es: ['tirada de huida'], en: ['flight roll'] },
    meaning: {
      es: 'Son 2D6 pulgadas, o 3D6 la unidad que mueve más de 6.',
      en: 'It is 2D6 inches, or 3D6 for a unit that moves more than 6.',
    },
    clause: 'wab-2.71',
    mark: 'never',
  },
  {
    key: 'pursuit',
    term: { es: 'persecución', en: 'pursuit' },
    synonyms: { es: ['perseguir'], en: ['pursue'] },
    meaning: {
      es: 'Ir tras los enemigos que huyen del combate; si se saca más que ellos, quedan destruidos.',
      en: 'To go after enemies who flee from combat; rolling more than they do destroys them.',
    },
    clause: 'wab-6.31',
    forms: { es: ['persecución'], en: ['pursuit'] },
  },
  {
    key: 'give-ground',
    term: { es: 'ceder terreno', en: 'give ground' },
    synonyms: { es: ['retroceder en combate'], en: ['giving ground'] },
    meaning: {
      es: 'Retroceder en lugar de huir cuando se supera al enemigo 2 a 1.',
      en: 'To move back in place of fleeing when outnumbering the enemy 2 to 1.',
    },
    clause: 'wab-6.54',
    forms: { es: ['ceder terreno'], en: ['give ground'] },
  },
  {
    key: 'follow-up',
    term: { es: 'seguir al que cede', en: 'follow up' },
    synonyms: { es: ['avanzar tras el combate'], en: ['following up'] },
    meaning: {
      es: 'Ir tras los enemigos que ceden terreno para volver al contacto.',
      en: 'To go after enemies who give ground to regain contact.',
    },
    clause: 'wab-6.63',
    mark: 'never',
  },
  {
    key: 'overrun',
    term: { es: 'arrasar', en: 'overrun' },
    synonyms: { es: ['arrasamiento'], en: ['overrunning'] },
    meaning: {
      es: 'Perseguir tras matar a todo el enemigo en el primer turno de combate.',
      en: 'To pursue after killing the whole enemy in the first turn of combat.',
    },
    clause: 'wab-6.71',
    mark: 'never',
  },
  {
    key: 'redress',
    term: { es: 'recomponer filas', en: 'redress ranks' },
    synonyms: { es: ['reordenar filas'], en: ['redressing ranks'] },
    meaning: {
      es: 'Ordenar las unidades al final del combate, y ampliar el frente quien ha ganado.',
      en: 'To put units in order at the end of combat, and widen the front of the winner.',
    },
    clause: 'wab-6.74',
    mark: 'never',
  },
  {
    key: 'defended-obstacle',
    term: { es: 'obstáculo defendido', en: 'defended obstacle' },
    synonyms: { es: ['muro defendido'], en: ['defended wall'] },
    meaning: {
      es: 'El que tiene infantería con su primera fila justo detrás.',
      en: 'One with infantry whose front rank is directly behind it.',
    },
    clause: 'wab-6.80',
    mark: 'never',
  },
]);
