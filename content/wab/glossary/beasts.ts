import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'scythed-chariot',
    term: { es: 'carro con cuchillas', en: 'scythed chariot' },
    synonyms: { es: ['carro falcado', 'carro con guadañas'], en: ['scythe chariot'] },
    meaning: {
      es: 'El carro más pesado, hecho para estrellarse contra el enemigo. Actúa siempre solo.',
      en: 'The heaviest chariot, made to crash into the enemy. It always acts alone.',
    },
    clause: 'wab-16.9',
    mark: 'never',
  },
  {
    key: 'chariot-squadron',
    term: { es: 'escuadrón de carros', en: 'chariot squadron' },
    synonyms: { es: ['unidad de carros'], en: ['unit of chariots'] },
    meaning: {
      es: 'La unidad de 3 o más carros ligeros o pesados.',
      en: 'A unit of 3 or more light or heavy chariots.',
    },
    clause: 'wab-16.6',
    mark: 'never',
  },
  {
    key: 'dispersed-group',
    term: { es: 'grupo disperso', en: 'dispersed group' },
    synonyms: { es: ['carros dispersos'], en: ['dispersed chariots'] },
    meaning: {
      es: 'Carros ligeros sin contacto, a 2 pulgadas o menos, que mueven cada uno por su cuenta.',
      en: 'Light chariots not in contact, within 2 inches, each of which moves by itself.',
    },
    clause: 'wab-16.11',
    forms: { es: ['grupo disperso'], en: ['dispersed group'] },
  },
  {
    key: 'impact-hits',
    term: { es: 'impactos de carro', en: 'impact hits' },
    synonyms: { es: ['impactos por carga'], en: ['chariot impacts'] },
    meaning: {
      es: 'Los que un carro pesado o con cuchillas causa sin tirar para impactar al cargar.',
      en: 'Hits that a charging heavy or scythed chariot causes without rolling to hit.',
    },
    clause: 'wab-16.27',
    mark: 'never',
  },
  {
    key: 'open-ranks',
    term: { es: 'abrir filas', en: 'open ranks' },
    synonyms: { es: ['abrir las filas'], en: ['opening the ranks'] },
    meaning: {
      es: 'Dejar que los carros con cuchillas pasen a través de la unidad sin combate.',
      en: 'To let scythed chariots run through the unit without a combat.',
    },
    clause: 'wab-16.31',
    mark: 'never',
  },
  {
    key: 'mahout',
    term: { es: 'mahout', en: 'mahout' },
    synonyms: { es: ['domador del elefante'], en: ['elephant driver'] },
    meaning: {
      es: 'El domador que guía al elefante y le presta su Liderazgo.',
      en: 'The driver who controls an elephant and lends it his Leadership.',
    },
    clause: 'wab-17.2',
    forms: { es: ['mahout'], en: ['mahout'] },
  },
  {
    key: 'stampede',
    term: { es: 'estampida', en: 'stampede' },
    synonyms: { es: ['elefante desbocado'], en: ['stampeding elephant'] },
    meaning: {
      es: 'La carrera sin control de un elefante, 2D6 pulgadas cada turno, contra quien se ponga delante.',
      en: 'The uncontrolled run of an elephant, 2D6 inches each turn, at whoever stands in its way.',
    },
    clause: 'wab-17.34',
    forms: { es: ['estampida'], en: ['stampede'] },
  },
]);
