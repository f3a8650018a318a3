import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'unit',
    term: { es: 'unidad', en: 'unit' },
    synonyms: { es: [], en: [] },
    meaning: {
      es: 'Grupo de bloques de un mismo tipo que está en un hex y mueve, combate y se retira entero. Un líder no es una unidad.',
      en: 'A group of blocks of one type that stands in one hex and moves, battles and retreats as a whole. A leader is not a unit.',
    },
    clause: 'cca-8.11',
    see: ['cca-2.13', 'cca-8.8', 'cca-8.12'],
    mark: 'once',
  },
  {
    key: 'unit-type',
    term: { es: 'tipo de unidad', en: 'unit type' },
    synonyms: { es: ['clase de tropa'], en: ['kind of troops'] },
    meaning: {
      es: 'Clase de tropa, como guerreros o caballería ligera. Fija cuánto mueve la unidad, cuántos dados tira y qué símbolo le impacta.',
      en: 'Kind of troops, such as warriors or light cavalry. It sets how far the unit moves, how many dice it rolls and which symbol hits it.',
    },
    clause: 'cca-11.7',
    see: ['cca-2.17', 'cca-2.19', 'cca-2.21'],
    mark: 'once',
  },
  {
    key: 'block',
    term: { es: 'bloque', en: 'block' },
    synonyms: { es: ['pieza', 'ficha'], en: ['piece', 'step'] },
    meaning: {
      es: 'Pieza con que se forma una unidad o se representa a un líder. Cada impacto quita 1 bloque a la unidad.',
      en: 'Piece that makes up a unit or stands for a leader. Each hit takes 1 block from the unit.',
    },
    clause: 'cca-2.2',
    see: ['cca-2.8', 'cca-2.10', 'cca-11.51'],
    // In English the word is a verb as well.
    forms: {
      en: ['lost blocks', 'last block', 'its blocks', 'loses blocks', 'small blocks', '1 block'],
    },
    mark: 'once',
  },
  {
    key: 'full-strength',
    term: { es: 'a fuerza completa', en: 'full strength' },
    synonyms: { es: ['unidad completa', 'intacta', 'sin bajas'], en: ['undamaged', 'intact'] },
    meaning: {
      es: 'Se dice de la unidad que conserva todos los bloques de su tipo. Sólo a los guerreros les da ventaja: 1 dado más y 1 bandera que pueden ignorar.',
      en: 'Said of a unit that still has all the blocks of its type. Only warriors gain by it: 1 more die, and 1 flag that they may ignore.',
    },
    clause: 'cca-11.15',
    see: ['cca-9.7', 'cca-12.19'],
  },
  {
    key: 'foot-unit',
    term: { es: 'unidad a pie', en: 'foot unit' },
    synonyms: { es: ['infantería'], en: ['infantry'] },
    meaning: {
      es: 'Unidad de infantería: ligera, auxiliares, guerreros, media o pesada. Completa tiene 4 bloques.',
      en: 'An infantry unit: light, auxilia, warriors, medium or heavy. At full strength it has 4 blocks.',
    },
    clause: 'cca-2.8',
    see: ['cca-8.15', 'cca-18.44'],
    forms: {
      es: ['unidad a pie', 'unidades a pie', 'a pie'],
      en: ['foot unit', 'foot units', 'foot'],
    },
  },
  {
    key: 'mounted-unit',
    term: { es: 'unidad montada', en: 'mounted unit' },
    synonyms: { es: ['tropas montadas'], en: ['mounted troops'] },
    meaning: {
      es: 'Unidad de caballería, de carros pesados o de elefantes.',
      en: 'A unit of cavalry, heavy chariots or elephants.',
    },
    clause: 'cca-2.10',
    see: ['cca-8.26', 'cca-8.28', 'cca-18.19'],
    forms: {
      es: ['unidad montada', 'unidades montadas', 'montada', 'montadas'],
      en: ['mounted unit', 'mounted units', 'mounted'],
    },
  },
  {
    key: 'light-unit',
    term: { es: 'unidad ligera', en: 'light unit' },
    synonyms: { es: ['tropas ligeras', 'las verdes'], en: ['light troops', 'green units'] },
    meaning: {
      es: 'La de círculo verde: infantería ligera, caballería ligera y, para órdenes e impactos, los auxiliares.',
      en: 'One with a green circle: light infantry, light cavalry and, for orders and hits, auxilia.',
    },
    clause: 'cca-2.17',
    see: ['cca-8.17', 'cca-18.15'],
    forms: {
      es: ['unidad ligera', 'unidades ligeras'],
      en: ['light units', 'light foot unit', 'light foot units'],
    },
  },
  {
    key: 'medium-unit',
    term: { es: 'unidad media', en: 'medium unit' },
    synonyms: { es: ['tropas medias', 'las azules'], en: ['medium troops', 'blue units'] },
    meaning: {
      es: 'La de símbolo azul: infantería media, caballería media y, para órdenes e impactos, los guerreros.',
      en: 'One with a blue symbol: medium infantry, medium cavalry and, for orders and hits, warriors.',
    },
    clause: 'cca-2.19',
    see: ['cca-8.20', 'cca-18.17'],
  },
  {
    key: 'heavy-unit',
    term: { es: 'unidad pesada', en: 'heavy unit' },
    synonyms: { es: ['tropas pesadas', 'las rojas'], en: ['heavy troops', 'red units'] },
    meaning: {
      es: 'La de símbolo rojo: infantería y caballería pesadas, carros, elefantes y máquinas de guerra.',
      en: 'One with a red symbol: heavy infantry, heavy cavalry, chariots, elephants and war machines.',
    },
    clause: 'cca-2.21',
    see: ['cca-8.26', 'cca-8.28', 'cca-18.18'],
  },
  {
    key: 'white-border',
    term: { es: 'borde blanco', en: 'white border' },
    synonyms: { es: ['ribete blanco'], en: ['white edge'] },
    meaning: {
      es: 'Distingue a los auxiliares, de círculo verde, y a los guerreros, de símbolo azul. El dado los impacta como si no lo llevaran.',
      en: 'Marks auxilia, with a green circle, and warriors, with a blue symbol. The die hits them as if they did not have it.',
    },
    clause: 'cca-2.18',
    see: ['cca-2.20', 'cca-11.42', 'cca-11.43'],
  },
]);
