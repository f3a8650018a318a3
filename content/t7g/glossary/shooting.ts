import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'line-of-sight',
    term: { es: 'línea de visión', en: 'line of sight' },
    synonyms: { es: ['LdV', 'ver al objetivo'], en: ['LOS', 'sightline'] },
    meaning: {
      es: 'Línea recta del Centro Frontal a un Centro del objetivo, sin Tropas ni terreno con Oculta en medio.',
      en: 'Straight line from the Front Centre to a Centre of the target, with no Troops or Hidden terrain between.',
    },
    clause: 't7g-4.2',
    forms: { es: ['línea de visión'], en: ['line of sight'] },
  },
  {
    key: 'range',
    term: { es: 'alcance', en: 'range' },
    synonyms: { es: ['alcance máximo'], en: ['maximum range'] },
    meaning: {
      es: 'Distancia máxima de un arma, medida de Centro Frontal a Centro enemigo más cercano.',
      en: 'Greatest distance of a weapon, measured from Front Centre to the nearest enemy Centre.',
    },
    clause: 't7g-4.9',
    forms: { es: ['alcance'], en: ['range'] },
    mark: 'once',
  },
  {
    key: 'hit',
    term: { es: 'acierto', en: 'hit' },
    synonyms: { es: ['impacto'], en: ['strike'] },
    meaning: {
      es: 'Dado de ataque igual o mayor que la Defensa.',
      en: 'Attack die equal to the Defence or higher.',
    },
    clause: 't7g-4.11',
    forms: { es: ['acierto', 'aciertos'], en: ['hit', 'hits'] },
    mark: 'once',
  },
  {
    key: 'resist-roll',
    term: { es: 'tirada de resistir', en: 'roll to resist' },
    synonyms: { es: ['resistir el daño'], en: ['resist damage'] },
    meaning: {
      es: 'Coraje en dados: 4+ contra Salvas, 6 contra Artillería, 5+ en combate. Cada éxito anula un acierto.',
      en: 'Courage in dice: 4+ against Volleys, 6 against Artillery, 5+ in combat. Each success cancels a hit.',
    },
    clause: 't7g-4.12',
    mark: 'never',
  },
  {
    key: 'break-check',
    term: { es: 'Chequeo de Ruptura', en: 'break check' },
    synonyms: { es: ['chequeo de moral'], en: ['break test'] },
    meaning: {
      es: 'Tirada de la Disciplina original que hace una unidad cuyo Desgaste pasa de su Aguante.',
      en: 'Roll of original Discipline made by a unit whose Wear exceeds its Stamina.',
    },
    clause: 't7g-4.18',
    forms: {
      es: ['Chequeo de Ruptura', 'Chequeos de Ruptura'],
      en: ['break check', 'break checks'],
    },
  },
  {
    key: 'break-points',
    term: { es: 'Puntos de Ruptura', en: 'Break points' },
    synonyms: { es: ['puntos de rotura'], en: ['breaking points'] },
    meaning: {
      es: 'El Desgaste que pasa del Aguante: hace falta un 6 por cada uno.',
      en: 'The Wear beyond Stamina: it takes a 6 for each.',
    },
    clause: 't7g-4.19',
    forms: { es: ['Puntos de Ruptura'], en: ['Break points'] },
  },
  {
    key: 'casualty',
    term: { es: 'baja', en: 'casualty' },
    synonyms: { es: ['unidad eliminada'], en: ['removed unit'] },
    meaning: {
      es: 'Unidad que se retira de la mesa porque ha sido destruida.',
      en: 'Unit removed from the table because it was destroyed.',
    },
    clause: 't7g-4.23',
    mark: 'never',
  },
]);
