import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'chart',
    term: { es: 'organigrama', en: 'organisation chart' },
    synonyms: { es: ['organigramas de ejército'], en: ['organization chart'] },
    meaning: {
      es: 'Esquema que fija los Mandos y Tropas de un ejército. Hay 3: Estándar, Caballería y Compañías.',
      en: "Scheme that sets an army's Commanders and Troops. There are 3: Standard, Cavalry and Companies.",
    },
    clause: 't7g-8.6',
    forms: { es: ['organigrama', 'organigramas'], en: ['chart', 'charts'] },
  },
  {
    key: 'allies',
    term: { es: 'aliados', en: 'allies' },
    synonyms: { es: ['tropas aliadas'], en: ['allied troops'] },
    meaning: {
      es: 'Tropas de otro ejército con las que el Comandante no puede interactuar.',
      en: 'Troops of another army with which the General may not interact.',
    },
    clause: 't7g-8.11',
    mark: 'never',
  },
  {
    key: 'elite-unit',
    term: { es: 'unidad de Élite', en: 'Elite unit' },
    synonyms: { es: ['opción de élite'], en: ['elite option'] },
    meaning: {
      es: 'Unidad de un ejército que puede comprar la regla Élite por 15 puntos y 1 de Disciplina por 10.',
      en: 'Unit of an army that may buy the rule Elite for 15 points and 1 point of Discipline for 10.',
    },
    clause: 't7g-8.14',
    forms: { es: ['unidad de Élite', 'unidades de Élite'], en: ['Elite unit', 'Elite units'] },
  },
  {
    key: 'scenario-points',
    term: { es: 'Puntos de Escenario', en: 'scenario points' },
    synonyms: { es: ['puntos de escenografía'], en: ['scenery points'] },
    meaning: {
      es: 'Lo que un jugador saca en 1D6 para comprar elementos de terreno.',
      en: 'What a player rolls on 1D6 to buy terrain elements.',
    },
    clause: 't7g-9.7',
    forms: { es: ['Puntos de Escenario'], en: ['scenario points'] },
  },
  {
    key: 'victory-points',
    term: { es: 'puntos de victoria', en: 'victory points' },
    synonyms: { es: ['puntuación'], en: ['scoring'] },
    meaning: {
      es: 'Se ganan por enemigos destruidos: Comandante 3, Formación 2, las demás Tropas 1.',
      en: 'Gained for destroyed enemies: General 3, Formation 2, other Troops 1.',
    },
    clause: 't7g-9.58',
    forms: { es: ['puntos de victoria'], en: ['victory points'] },
  },
  {
    key: 'deployment-zone',
    term: { es: 'zona de despliegue', en: 'deployment zone' },
    synonyms: { es: ['zonas de despliegue'], en: ['where armies deploy'] },
    meaning: {
      es: 'Franja de la mesa donde empieza un ejército, desde 12″ del centro.',
      en: 'Strip of the table where an army starts, from 12″ off the centre.',
    },
    clause: 't7g-9.53',
    mark: 'never',
  },
]);
