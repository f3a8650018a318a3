import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'charge-distance',
    term: { es: 'distancia de carga', en: 'charge distance' },
    synonyms: { es: ['alcance de carga'], en: ['charge reach'] },
    meaning: {
      es: 'El doble del movimiento normal de la unidad.',
      en: 'Double the unit’s normal move.',
    },
    clause: 'wab-3.3',
    forms: { es: ['distancia de carga'], en: ['charge distance'] },
  },
  {
    key: 'hold',
    term: { es: 'aguantar', en: 'hold' },
    synonyms: { es: ['recibir la carga'], en: ['receive the charge'] },
    meaning: {
      es: 'La reacción de esperar al enemigo donde se está.',
      en: 'The reaction of waiting for the enemy where one is.',
    },
    clause: 'wab-3.7',
    mark: 'never',
  },
  {
    key: 'stand-and-shoot',
    term: { es: 'aguantar y disparar', en: 'stand and shoot' },
    synonyms: { es: ['fuego defensivo'], en: ['defensive fire'] },
    meaning: {
      es: 'Disparar a quien carga desde más de la mitad de su distancia de carga, y recibirlo.',
      en: 'To shoot at a charger further than half of its charge distance, and receive it.',
    },
    clause: 'wab-3.9',
    forms: { es: ['aguantar y disparar'], en: ['stand and shoot'] },
  },
  {
    key: 'shoot-and-flee',
    term: { es: 'disparar y huir', en: 'shoot and flee' },
    synonyms: { es: ['tirar y correr'], en: ['fire and flee'] },
    meaning: {
      es: 'Disparar a quien carga y huir después, con 1D6 menos.',
      en: 'To shoot at a charger and flee afterwards, with 1D6 less.',
    },
    clause: 'wab-3.13',
    forms: { es: ['disparar y huir'], en: ['shoot and flee'] },
  },
  {
    key: 'countercharge',
    term: { es: 'contracarga', en: 'countercharge' },
    synonyms: { es: ['contracargar'], en: ['counter-charge'] },
    meaning: {
      es: 'Ir hacia quien carga con medio movimiento. Solo la caballería y los carros ligeros, contra los mismos.',
      en: 'To go at the charger with half a move. Only cavalry and light chariots, against the same.',
    },
    clause: 'wab-3.58',
    forms: { es: ['contracarga'], en: ['countercharge', 'countercharges'] },
  },
  {
    key: 'failed-charge',
    term: { es: 'carga fallida', en: 'failed charge' },
    synonyms: { es: ['carga corta'], en: ['short charge'] },
    meaning: {
      es: 'La que no alcanza: la unidad mueve lo normal y no dispara.',
      en: 'One that cannot reach: the unit moves its normal distance and does not shoot.',
    },
    clause: 'wab-3.22',
    mark: 'never',
  },
  {
    key: 'revealed-enemy',
    term: { es: 'enemigo revelado', en: 'revealed enemy' },
    synonyms: { es: ['unidad revelada'], en: ['exposed unit'] },
    meaning: {
      es: 'La unidad que queda a la vista cuando huye el objetivo de una carga.',
      en: 'The unit that is exposed when the target of a charge flees.',
    },
    clause: 'wab-3.54',
    mark: 'never',
  },
  {
    key: 'engaged',
    term: { es: 'trabada', en: 'engaged' },
    synonyms: { es: ['en combate', 'trabado'], en: ['in combat'] },
    meaning: {
      es: 'La unidad en contacto con un enemigo. No se mueve, salvo que se destrabe.',
      en: 'A unit in contact with an enemy. It does not move, unless it disengages.',
    },
    clause: 'wab-3.66',
    mark: 'never',
  },
  {
    key: 'disengage',
    term: { es: 'destrabarse', en: 'disengage' },
    synonyms: { es: ['salir del combate'], en: ['leave combat'] },
    meaning: {
      es: 'Dejar un combate con un chequeo de Liderazgo; si se falla, se huye.',
      en: 'To leave a combat by a Leadership test; if it fails, the unit flees.',
    },
    clause: 'wab-3.72',
    mark: 'never',
  },
]);
