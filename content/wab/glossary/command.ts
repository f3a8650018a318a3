import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'champion',
    term: { es: 'campeón', en: 'champion' },
    synonyms: { es: ['líder de la unidad'], en: ['unit leader'] },
    meaning: {
      es: 'Miniatura del grupo de mando con 1 ataque más.',
      en: 'A model of the command group with 1 extra attack.',
    },
    clause: 'wab-8.6',
    mark: 'never',
  },
  {
    key: 'standard-bearer',
    term: { es: 'portaestandarte', en: 'standard bearer' },
    synonyms: { es: ['abanderado'], en: ['ensign'] },
    meaning: {
      es: 'Miniatura que lleva el estandarte de la unidad: +1 al resultado del combate.',
      en: 'A model that carries the unit’s standard: +1 to the combat result.',
    },
    clause: 'wab-8.12',
    mark: 'never',
  },
  {
    key: 'musician',
    term: { es: 'músico', en: 'musician' },
    synonyms: { es: ['tambor', 'trompeta'], en: ['drummer', 'trumpeter'] },
    meaning: {
      es: 'Miniatura con la que su unidad puede marchar y reorganizarse.',
      en: 'A model with which its unit may march and reform.',
    },
    clause: 'wab-8.16',
    mark: 'never',
  },
]);
