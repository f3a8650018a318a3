import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'move',
    term: { es: 'movimiento', en: 'move' },
    synonyms: { es: ['desplazamiento de una unidad'], en: ['displacement of a unit'] },
    meaning: {
      es: 'Todo desplazamiento de una unidad, voluntario o no.',
      en: 'Any displacement of a unit, voluntary or not.',
    },
    clause: 't7g-3.1',
    mark: 'never',
  },
  {
    key: 'corridor',
    term: { es: 'pasillo', en: 'corridor' },
    synonyms: { es: ['hueco entre unidades'], en: ['gap between units'] },
    meaning: {
      es: 'Hueco de al menos 3″ que hace falta para pasar, o para ver, entre dos cosas.',
      en: 'Gap of at least 3″ needed to pass, or to see, between two things.',
    },
    clause: 't7g-3.7',
  },
  {
    key: 'overlap',
    term: { es: 'solapamiento', en: 'overlap' },
    synonyms: { es: ['solaparse'], en: ['overlapping bases'] },
    meaning: {
      es: 'Acabar con la base sobre otra unidad. Está prohibido, salvo sobre Mandos y artillería.',
      en: 'Ending with the base on top of another unit. It is forbidden, except over Commanders and artillery.',
    },
    clause: 't7g-3.8',
    mark: 'never',
  },
  {
    key: 'movement-correction',
    term: { es: 'corrección de movimiento', en: 'movement correction' },
    synonyms: { es: ['corregir el movimiento'], en: ['adjust a move'] },
    meaning: {
      es: 'Lo mínimo que se corre una unidad al acabar para no solapar por poco.',
      en: 'The least that a unit shifts at its end so as not to overlap by a little.',
    },
    clause: 't7g-3.12',
    mark: 'never',
  },
  {
    key: 'facing',
    term: { es: 'cambio de orientación', en: 'change of orientation' },
    synonyms: { es: ['orientar', 'encaramiento'], en: ['facing', 'change facing'] },
    meaning: {
      es: 'La unidad pone su Centro Frontal donde estaba otro de sus Centros.',
      en: 'The unit puts its Front Centre where another of its Centres was.',
    },
    clause: 't7g-3.13',
    forms: { es: ['cambio de orientación'], en: ['change of orientation'] },
  },
]);
