import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'war-machine',
    term: { es: 'máquina de guerra', en: 'war machine' },
    synonyms: { es: ['pieza de artillería', 'artillería'], en: ['artillery piece', 'artillery'] },
    meaning: {
      es: 'Una catapulta, balista, cañón o cañón órgano, con su dotación en peanas aparte.',
      en: 'A catapult, bolt thrower, cannon or organ gun, with its crew on bases of their own.',
    },
    clause: 'wab-18.1',
    mark: 'never',
  },
  {
    key: 'crew',
    term: { es: 'dotación', en: 'crew' },
    synonyms: { es: ['artilleros', 'tripulación'], en: ['crewmen', 'gunners'] },
    meaning: {
      es: 'Los que sirven una máquina de guerra. Sin uno vivo no dispara.',
      en: 'Those who work a war machine. Without one alive it does not shoot.',
    },
    clause: 'wab-18.4',
    mark: 'never',
  },
  {
    key: 'scatter-die',
    term: { es: 'dado de desviación', en: 'scatter die' },
    synonyms: { es: ['dado de dispersión'], en: ['deviation die', 'direction die'] },
    meaning: {
      es: 'Dado con HIT en 2 caras y flechas en las otras 4.',
      en: 'A die with HIT on 2 faces and arrows on the other 4.',
    },
    clause: 'wab-18.29',
    mark: 'never',
  },
  {
    key: 'artillery-die',
    term: { es: 'dado de artillería', en: 'artillery die' },
    synonyms: { es: ['dado con misfire'], en: ['misfire die'] },
    meaning: {
      es: 'Dado con las caras 2, 4, 6, 8, 10 y MISFIRE.',
      en: 'A die with the faces 2, 4, 6, 8, 10 and MISFIRE.',
    },
    clause: 'wab-18.30',
    mark: 'never',
  },
  {
    key: 'bolt-thrower',
    term: { es: 'balista', en: 'bolt thrower' },
    synonyms: { es: ['lanzavirotes', 'escorpión'], en: ['ballista', 'scorpion'] },
    meaning: {
      es: 'Máquina que lanza un dardo recto, capaz de atravesar varias filas.',
      en: 'A machine that shoots a bolt straight, able to go through several ranks.',
    },
    clause: 'wab-18.42',
    mark: 'never',
  },
  {
    key: 'organ-gun',
    term: { es: 'cañón órgano', en: 'organ gun' },
    synonyms: { es: ['ribaud', 'ribadoquín'], en: ['ribaud', 'ribauldequin'] },
    meaning: {
      es: 'Carro con varios tubos de cañón y un mantelete delante.',
      en: 'A cart with several gun barrels and a mantlet in front.',
    },
    clause: 'wab-18.62',
    mark: 'never',
  },
  {
    key: 'break-value',
    term: { es: 'valor de ruptura', en: 'break value' },
    synonyms: { es: ['puntos de ruptura de una unidad'], en: ['breaking points of a unit'] },
    meaning: {
      es: 'Lo que suman las unidades de un ejército: 2 cada formada o elefante, 1 cada hostigadora, y algo más las caras o numerosas.',
      en: 'What the units of an army add up to: 2 for each formed one or elephant, 1 for skirmishers, and more for dear or large ones.',
    },
    clause: 'wab-19.2',
    mark: 'never',
  },
  {
    key: 'break-point',
    term: { es: 'punto de ruptura', en: 'break point' },
    synonyms: { es: ['ABP'], en: ['army break point', 'ABP'] },
    meaning: {
      es: 'La cuarta parte (25%) del valor de ruptura inicial de un ejército, hacia arriba. Por debajo el ejército está roto.',
      en: 'A quarter (25%) of an army’s initial break value, rounded up. Below it the army is broken.',
    },
    clause: 'wab-19.5',
    mark: 'never',
  },
  {
    key: 'victory-points',
    term: { es: 'puntos de victoria', en: 'victory points' },
    synonyms: { es: ['PV'], en: ['VP'] },
    meaning: {
      es: 'Lo que cada bando suma al final por bajas, cuadrantes, estandartes y el General enemigo.',
      en: 'What each side adds up at the end for losses, table quarters, standards and the enemy General.',
    },
    clause: 'wab-19.10',
    mark: 'never',
  },
  {
    key: 'table-quarter',
    term: { es: 'cuadrante', en: 'table quarter' },
    synonyms: { es: ['cuarto de mesa'], en: ['quadrant'] },
    meaning: {
      es: 'Cada una de las 4 partes iguales de la mesa.',
      en: 'Each of the 4 equal parts of the table.',
    },
    clause: 'wab-19.15',
    mark: 'never',
  },
]);
