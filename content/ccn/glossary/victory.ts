import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'victory-banner',
    term: { es: 'Bandera de Victoria', en: 'Victory Banner' },
    synonyms: { es: ['punto de victoria', 'estandarte'], en: ['victory point'] },
    short: { es: ['BV'], en: ['VB'] },
    meaning: {
      es: 'Ficha que se gana por cada unidad o líder enemigo eliminado y, a veces, por objetivos. Vence quien reúne las que pide el escenario.',
      en: 'Token won for each enemy unit or leader eliminated and, at times, for objectives. The first player to have as many as the scenario asks for wins.',
    },
    clause: 'ccn-4.2',
    see: ['ccn-2.23', 'ccn-4.1', 'ccn-4.3'],
    forms: {
      es: ['Bandera de Victoria', 'Banderas de Victoria'],
      en: ['Victory Banner', 'Victory Banners'],
    },
  },
  {
    key: 'eliminated',
    term: { es: 'eliminada', en: 'eliminated' },
    synonyms: { es: ['destruida', 'aniquilada'], en: ['destroyed', 'wiped out'] },
    meaning: {
      es: 'Se dice de la unidad que pierde su último bloque y del líder impactado. Da 1 Bandera de Victoria al oponente.',
      en: 'Said of a unit that loses its last block and of a leader who is hit. It gives the opponent 1 Victory Banner.',
    },
    clause: 'ccn-4.2',
    see: ['ccn-5.112', 'ccn-5.149', 'ccn-5.160'],
    forms: { es: ['eliminada', 'eliminado', 'elimina'], en: ['eliminated', 'eliminates'] },
    mark: 'once',
  },
  {
    key: 'victory-conditions',
    term: { es: 'condiciones de victoria', en: 'victory conditions' },
    synonyms: { es: ['cómo se gana'], en: ['how to win'] },
    meaning: {
      es: 'Banderas de Victoria que pide el escenario, por lo común de 5 a 9. Se vence en el momento de reunirlas.',
      en: 'Victory Banners that the scenario asks for, normally 5 to 9. A player wins the moment he has them.',
    },
    clause: 'ccn-4.1',
    see: ['ccn-4.4', 'ccn-5.245'],
    mark: 'never',
  },
  {
    key: 'objective',
    term: { es: 'objetivo del escenario', en: 'scenario objective' },
    synonyms: {
      es: ['hexágono de objetivo', 'capturar terreno'],
      en: ['objective hex', 'capture terrain'],
    },
    meaning: {
      es: 'Hexágono que capturar u otra tarea que en algunos escenarios da Banderas de Victoria.',
      en: 'A hex to capture or another task that gives Victory Banners in some scenarios.',
    },
    clause: 'ccn-4.3',
    see: ['ccn-5.246'],
    mark: 'never',
  },
  {
    key: 'scenario',
    term: { es: 'escenario', en: 'scenario' },
    synonyms: { es: ['batalla histórica', 'elegir batalla'], en: ['historical battle'] },
    meaning: {
      es: 'Batalla que se juega: ejércitos y lados, mapa, cartas de cada bando, quién empieza, Banderas de Victoria y reglas especiales.',
      en: 'The battle played: armies and sides, map, cards of each side, who begins, Victory Banners and special rules.',
    },
    clause: 'ccn-3.1',
    see: ['ccn-3.2', 'ccn-3.8'],
    mark: 'once',
  },
  {
    key: 'battle-notes',
    term: { es: 'notas de batalla', en: 'battle notes' },
    synonyms: { es: ['notas del escenario'], en: ['scenario notes'] },
    meaning: {
      es: 'Parte del escenario que dice, de cada bando, sus cartas, si empieza y qué necesita para vencer.',
      en: 'Part of a scenario that says, for each side, its cards, whether it goes first and what it needs to win.',
    },
    clause: 'ccn-5.1',
    see: ['ccn-3.6', 'ccn-5.40'],
  },
  {
    key: 'special-rules',
    term: { es: 'reglas especiales', en: 'special rules' },
    synonyms: { es: ['reglas del escenario'], en: ['scenario rules'] },
    meaning: {
      es: 'Reglas que sólo valen en una batalla. Se miran antes de empezar.',
      en: 'Rules that apply in one battle only. They are looked up before the start.',
    },
    clause: 'ccn-3.8',
    see: ['ccn-4.3', 'ccn-5.40'],
    mark: 'never',
  },
]);
