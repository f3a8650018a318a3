import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'victory-banner',
    term: { es: 'Estandarte de Victoria', en: 'Victory Banner' },
    synonyms: { es: ['punto de victoria'], en: ['victory point'] },
    short: { es: ['EV'], en: ['VB'] },
    meaning: {
      es: 'Lo que se gana, con 1 bloque negro, por cada unidad o líder enemigo eliminado y a veces por objetivos. Quien reúne los que pide el escenario vence.',
      en: 'What is won, with 1 black block, for each enemy unit or leader eliminated and sometimes for objectives. Whoever has as many as the scenario asks wins.',
    },
    clause: 'cca-4.2',
    see: ['cca-2.16', 'cca-4.1', 'cca-4.3', 'cca-4.4'],
    forms: {
      es: ['Estandarte de Victoria', 'Estandartes de Victoria', 'estandarte', 'estandartes'],
      en: ['Victory Banner', 'Victory Banners', 'banner', 'banners'],
    },
  },
  {
    key: 'eliminated',
    term: { es: 'eliminada', en: 'eliminated' },
    synonyms: { es: ['destruida', 'aniquilada'], en: ['destroyed', 'wiped out', 'killed'] },
    meaning: {
      es: 'Se dice de la unidad que pierde su último bloque y del líder impactado: salen del campo de batalla y dan 1 Estandarte de Victoria.',
      en: 'Said of a unit that loses its last block and of a leader who is hit: they leave the battlefield and give 1 Victory Banner.',
    },
    clause: 'cca-4.3',
    see: ['cca-4.2', 'cca-11.51', 'cca-15.6'],
    forms: {
      es: ['eliminada', 'eliminado', 'elimina'],
      en: ['eliminated', 'eliminates'],
    },
  },
  {
    key: 'victory-conditions',
    term: { es: 'condiciones de victoria', en: 'victory conditions' },
    synonyms: { es: ['cómo se gana'], en: ['how to win'] },
    meaning: {
      es: 'Lo que pide el escenario para ganar: un número de Estandartes de Victoria, por lo común de 5 a 8.',
      en: 'What the scenario asks for to win: a number of Victory Banners, usually 5 to 8.',
    },
    clause: 'cca-4.1',
    see: ['cca-3.8', 'cca-5.2'],
  },
  {
    key: 'objective',
    term: { es: 'objetivo del escenario', en: 'scenario objective' },
    synonyms: { es: ['hex de objetivo'], en: ['objective hex'] },
    meaning: {
      es: 'Hex que capturar u otra tarea que en algunos escenarios da Estandartes de Victoria.',
      en: 'A hex to capture or another task that gives Victory Banners in some scenarios.',
    },
    clause: 'cca-4.4',
    see: ['cca-19.28', 'cca-19.32'],
    // The clause that defines it is the only one whose text says it.
    mark: 'never',
  },
  {
    key: 'scenario',
    term: { es: 'escenario', en: 'scenario' },
    synonyms: { es: ['batalla histórica'], en: ['historical battle'] },
    meaning: {
      es: 'Batalla que se juega: su mapa, sus fuerzas, sus cartas, sus condiciones de victoria y sus reglas especiales.',
      en: 'The battle that is played: its map, its forces, its cards, its victory conditions and its special rules.',
    },
    clause: 'cca-3.1',
    see: ['cca-3.2', 'cca-3.3', 'cca-19.1'],
    mark: 'once',
  },
  {
    key: 'special-rules',
    term: { es: 'reglas especiales', en: 'special rules' },
    synonyms: { es: ['reglas del escenario'], en: ['scenario rules'] },
    meaning: {
      es: 'Las que sólo valen en una batalla, como que un río sea vadeable o que salir del campo de batalla dé un estandarte.',
      en: 'Those that hold in one battle only, such as a river being fordable or an exit from the battlefield giving a banner.',
    },
    clause: 'cca-3.8',
    see: ['cca-19.7', 'cca-19.16', 'cca-19.27', 'cca-19.28'],
    forms: {
      es: ['reglas especiales', 'regla especial'],
      en: ['special rules', 'special rule'],
    },
  },
]);
