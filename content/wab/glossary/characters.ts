import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'character',
    term: { es: 'personaje', en: 'character' },
    synonyms: { es: ['héroe'], en: ['hero'] },
    meaning: {
      es: 'Una unidad de 1 miniatura, que puede unirse a otra.',
      en: 'A unit of 1 model, which may join another.',
    },
    clause: 'wab-9.2',
    mark: 'never',
  },
  {
    key: 'challenge',
    term: { es: 'desafío', en: 'challenge' },
    synonyms: { es: ['duelo'], en: ['duel'] },
    meaning: {
      es: 'Duelo entre dos personajes rivales del mismo combate.',
      en: 'A duel between rival characters of one combat.',
    },
    clause: 'wab-9.55',
    forms: { es: ['desafío', 'desafíos'], en: ['challenge', 'challenges'] },
  },
  {
    key: 'general',
    term: { es: 'General', en: 'General' },
    synonyms: { es: ['comandante en jefe'], en: ['warlord'] },
    meaning: {
      es: 'El personaje que manda el ejército; su Liderazgo vale a 12 pulgadas.',
      en: 'The character who leads the army; his Leadership reaches 12 inches.',
    },
    clause: 'wab-9.70',
    mark: 'never',
  },
  {
    key: 'battle-standard',
    term: { es: 'estandarte de batalla', en: 'battle standard' },
    synonyms: { es: ['BSB', 'portaestandarte de batalla'], en: ['BSB', 'battle standard bearer'] },
    meaning: {
      es: 'El del General o del ejército: +1 al resultado, y repetir la desmoralización a 12 pulgadas.',
      en: 'That of the General or the army: +1 to the result, and Break tests re-rolled within 12 inches.',
    },
    clause: 'wab-9.74',
    forms: { es: ['estandarte de batalla'], en: ['battle standard'] },
  },
]);
