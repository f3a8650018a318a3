import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'unit',
    term: { es: 'unidad', en: 'unit' },
    synonyms: { es: ['pieza de juego'], en: ['game piece'] },
    meaning: {
      es: 'Todo lo que lucha en la mesa: una unidad de Tropas o un Mando.',
      en: 'Anything that fights on the table: a Troop unit or a Commander.',
    },
    clause: 't7g-1.2',
    mark: 'once',
  },
  {
    key: 'troops',
    term: { es: 'Tropas', en: 'Troops' },
    synonyms: { es: ['unidad de Tropas', 'tropa'], en: ['Troop unit', 'troop'] },
    meaning: {
      es: 'Unidades de infantería, caballería o artillería, que llevan carta de orden.',
      en: 'Units of infantry, cavalry or artillery, which have an order card.',
    },
    clause: 't7g-1.2',
    mark: 'never',
  },
  {
    key: 'infantry',
    term: { es: 'infantería', en: 'infantry' },
    synonyms: { es: ['infantes', 'tropa a pie'], en: ['foot', 'foot soldiers'] },
    meaning: {
      es: 'Tropa a pie: una Formación o una Compañía.',
      en: 'Troops on foot: a Formation or a Company.',
    },
    clause: 't7g-6.2',
    forms: { es: ['infantería'], en: ['infantry'] },
    mark: 'once',
  },
  {
    key: 'formation',
    term: { es: 'Formación', en: 'Formation' },
    synonyms: { es: ['escuadrón', 'tercio escuadronado'], en: ['squadron', 'pike block'] },
    meaning: {
      es: 'Infantería que mezcla picas y armas de fuego, la unidad corriente de la época. Destruirla vale 2 puntos.',
      en: 'Infantry that mixes pikes and firearms, the usual unit of the period. Destroying it is worth 2 points.',
    },
    clause: 't7g-6.2',
    forms: { es: ['Formación', 'Formaciones'], en: ['Formation', 'Formations'] },
  },
  {
    key: 'company',
    term: { es: 'Compañía', en: 'Company' },
    synonyms: { es: ['infantería suelta'], en: ['detached foot'] },
    meaning: {
      es: 'Infantería que no forma parte de las grandes formaciones, como destacamentos o guarniciones.',
      en: 'Infantry that is no part of the great formations, such as detachments or garrisons.',
    },
    clause: 't7g-6.2',
    forms: { es: ['Compañía', 'Compañías'], en: ['Company', 'Companies'] },
  },
  {
    key: 'cavalry',
    term: { es: 'caballería', en: 'cavalry' },
    synonyms: { es: ['tropa montada', 'caballos'], en: ['horse', 'mounted troops'] },
    meaning: {
      es: 'Tropa montada. Toda tiene Movilidad, Evasión y Persecución.',
      en: 'Mounted troops. All have Mobility, Evasion and Pursuit.',
    },
    clause: 't7g-6.44',
    forms: { es: ['caballería'], en: ['cavalry'] },
    mark: 'once',
  },
  {
    key: 'artillery',
    term: { es: 'artillería', en: 'artillery' },
    synonyms: { es: ['cañones', 'batería'], en: ['guns', 'battery'] },
    meaning: {
      es: 'Baterías de cañones. Todas tienen Mando Incorporado, Defensa de Dotación y Sin Escapatoria.',
      en: 'Batteries of cannons. All have Embedded Command, Crew Defence and No Escape.',
    },
    clause: 't7g-6.73',
    forms: { es: ['artillería'], en: ['artillery'] },
    mark: 'once',
  },
  {
    key: 'centre',
    term: { es: 'Centro', en: 'Centre' },
    synonyms: { es: ['puntos cardinales de la base'], en: ['center', 'base midpoint'] },
    meaning: {
      es: 'Punto en la mitad de cada lado de la base de una unidad. Hay 4, y desde ellos se mide, se mira y se mueve.',
      en: "Point in the middle of each side of a unit's base. There are 4, and from them one measures, sees and moves.",
    },
    clause: 't7g-1.5',
    forms: { es: ['Centros', 'Centro'], en: ['Centres', 'Centre'] },
  },
  {
    key: 'front-centre',
    term: { es: 'Centro Frontal', en: 'Front Centre' },
    synonyms: { es: ['centro delantero'], en: ['front center'] },
    meaning: {
      es: 'Centro del frente de la unidad. De él salen su movimiento, su línea de visión y sus disparos.',
      en: "Centre of the unit's front. Its moves, its line of sight and its shots start there.",
    },
    clause: 't7g-1.5',
    forms: { es: ['Centro Frontal', 'Centros Frontales'], en: ['Front Centre', 'Front Centres'] },
  },
  {
    key: 'lateral-centre',
    term: { es: 'Centro Lateral', en: 'Lateral Centre' },
    synonyms: { es: ['centro de flanco'], en: ['lateral center'] },
    meaning: {
      es: 'Centro de uno de los flancos de la unidad.',
      en: "Centre of one of the unit's flanks.",
    },
    clause: 't7g-1.5',
    mark: 'never',
  },
  {
    key: 'rear-centre',
    term: { es: 'Centro Posterior', en: 'Rear Centre' },
    synonyms: { es: ['centro trasero'], en: ['rear center'] },
    meaning: { es: 'Centro de la retaguardia de la unidad.', en: "Centre of the unit's rear." },
    clause: 't7g-1.5',
    mark: 'never',
  },
  {
    key: 'minimum-distance',
    term: { es: 'distancia mínima', en: 'minimum distance' },
    synonyms: { es: ['regla de la pulgada'], en: ['one-inch rule'] },
    meaning: {
      es: 'La pulgada (1″) que separa a una unidad de todo Centro enemigo si no usa ¡Atacad!.',
      en: 'The inch (1″) that keeps a unit off every enemy Centre unless it uses Assault!.',
    },
    clause: 't7g-1.7',
  },
]);
