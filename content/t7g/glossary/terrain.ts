import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'difficult',
    term: { es: 'terreno Difícil', en: 'Difficult terrain' },
    synonyms: { es: ['Difícil'], en: ['Difficult'] },
    meaning: {
      es: 'Da una reducción de Velocidad a la unidad que lo cruza.',
      en: 'Gives a Decrease to Speed to a unit that crosses it.',
    },
    clause: 't7g-3.16',
    mark: 'never',
  },
  {
    key: 'very-difficult',
    term: { es: 'terreno Muy Difícil', en: 'Very Difficult terrain' },
    synonyms: { es: ['Muy Difícil'], en: ['Very Difficult'] },
    meaning: {
      es: 'Desordena a la unidad que lo cruza y le reduce la Velocidad.',
      en: 'Disorders a unit that crosses it and decreases its Speed.',
    },
    clause: 't7g-3.17',
    mark: 'never',
  },
  {
    key: 'impassable',
    term: { es: 'terreno Intransitable', en: 'Impassable terrain' },
    synonyms: { es: ['Intransitable'], en: ['Impassable'] },
    meaning: {
      es: 'Nadie puede mover por él, tampoco un Mando.',
      en: 'Nobody may move through it, not even a Commander.',
    },
    clause: 't7g-3.19',
    mark: 'never',
  },
  {
    key: 'easy',
    term: { es: 'terreno Fácil', en: 'Easy terrain' },
    synonyms: { es: ['Fácil'], en: ['Easy'] },
    meaning: {
      es: 'Da un aumento de Velocidad si todo el movimiento va por él.',
      en: 'Gives an Increase to Speed if the whole move is within it.',
    },
    clause: 't7g-3.20',
    mark: 'never',
  },
  {
    key: 'hidden',
    term: { es: 'terreno con Oculta', en: 'Hidden terrain' },
    synonyms: { es: ['terreno que oculta'], en: ['obscuring terrain'] },
    meaning: {
      es: 'Corta la línea de visión que lo cruza de lado a lado.',
      en: 'Blocks a line of sight that crosses it from side to side.',
    },
    clause: 't7g-4.24',
    forms: { es: ['Oculta'], en: ['Hidden'] },
  },
  {
    key: 'covered',
    term: { es: 'Cubierto', en: 'Covered' },
    synonyms: { es: ['a cubierto'], en: ['in cover'] },
    meaning: {
      es: 'Da un aumento de Coraje contra disparos.',
      en: 'Gives an Increase to Courage against shots.',
    },
    clause: 't7g-4.25',
    forms: { es: ['Cubierto'], en: ['Covered'] },
  },
  {
    key: 'height',
    term: { es: 'Altura', en: 'Height' },
    synonyms: { es: ['terreno alto'], en: ['higher ground'] },
    meaning: {
      es: 'Da un aumento de Combate a la unidad que está entera en el elemento, contra otra que no lo está.',
      en: 'Gives an Increase to Combat to a unit wholly inside the element, against one that is not.',
    },
    clause: 't7g-5.38',
    forms: { es: ['Altura'], en: ['Height'] },
  },
  {
    key: 'protected',
    term: { es: 'Protegido', en: 'Protected' },
    synonyms: { es: ['tras un muro'], en: ['behind a wall'] },
    meaning: {
      es: 'Da un aumento de Coraje en combate a la unidad cargada.',
      en: 'Gives an Increase to Courage in combat to the unit charged.',
    },
    clause: 't7g-5.39',
    forms: { es: ['Protegido'], en: ['Protected'] },
  },
  {
    key: 'terrain-element',
    term: { es: 'elemento de terreno', en: 'terrain element' },
    synonyms: { es: ['pieza de escenografía'], en: ['piece of scenery'] },
    meaning: {
      es: 'Colina, bosque, río u otra pieza de escenografía, con sus reglas y su coste de 1 a 3 puntos.',
      en: 'Hill, wood, river or another piece of scenery, with its rules and its cost of 1 to 3 points.',
    },
    clause: 't7g-9.9',
    mark: 'never',
  },
]);
