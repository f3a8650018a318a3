import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'square',
    term: { es: 'cuadro', en: 'square' },
    synonyms: {
      es: ['infantería en cuadro', 'formación en cuadro'],
      en: ['infantry in square', 'square formation'],
    },
    meaning: {
      es: 'Formación de la infantería contra la caballería. No mueve, tira 1 dado como máximo y, si la ataca caballería, combate primero.',
      en: 'Infantry formation against cavalry. It does not move, rolls 1 die at most and, when cavalry attacks it, fights first.',
    },
    clause: 'ccn-6.13',
    see: ['ccn-6.14', 'ccn-6.25', 'ccn-6.30', 'ccn-6.38'],
    except: { es: ['de Infantería en Cuadro'] },
    mark: 'once',
  },
  {
    key: 'form-square',
    term: { es: 'formar en cuadro', en: 'form square' },
    synonyms: { es: ['formar cuadro', 'hacer el cuadro'], en: ['make a square'] },
    meaning: {
      es: 'Poner en cuadro a la infantería en el turno del oponente, justo antes de que la ataque caballería. Cuesta una carta al azar de la mano.',
      en: "To put infantry in square in the opponent's turn, just before cavalry attacks it. It costs a random card from the hand.",
    },
    clause: 'ccn-6.15',
    see: ['ccn-6.16', 'ccn-6.17', 'ccn-6.20', 'ccn-6.22'],
    forms: { es: ['formar en cuadro', 'forma en cuadro'], en: ['form square', 'forms square'] },
  },
  {
    key: 'leave-square',
    term: { es: 'abandonar el cuadro', en: 'leave square' },
    synonyms: {
      es: ['deshacer el cuadro', 'salir del cuadro'],
      en: ['break square', 'exit square'],
    },
    meaning: {
      es: 'Dejar la formación con una orden, si no hay caballería enemiga al lado. La carta vuelve a la mano.',
      en: 'To give up the formation by an order, if no enemy cavalry is adjacent. The card returns to the hand.',
    },
    clause: 'ccn-6.46',
    see: ['ccn-6.44', 'ccn-6.45', 'ccn-6.47'],
    forms: {
      es: ['abandonar el cuadro', 'abandona el cuadro'],
      en: ['leave square', 'leaves square'],
    },
  },
  {
    key: 'square-track',
    term: { es: 'Contador de Infantería en Cuadro', en: 'Infantry in Square track' },
    synonyms: { es: ['contador de cuadros', 'casillas del contador'], en: ['square track'] },
    meaning: {
      es: 'Tablero con las cartas de Orden que cuestan los cuadros propios, boca abajo. Tiene 4 casillas.',
      en: "Board with the Command cards that a player's squares cost, face down. It has 4 spaces.",
    },
    clause: 'ccn-2.22',
    see: ['ccn-6.20', 'ccn-6.22', 'ccn-6.23'],
    forms: {
      es: ['contador de Infantería en Cuadro', 'contadores de Infantería en Cuadro', 'contador'],
      en: ['Infantry in Square track', 'Infantry in Square tracks', 'track'],
    },
  },
  {
    key: 'square-token',
    term: { es: 'ficha de cuadro', en: 'square token' },
    synonyms: { es: ['marcador de cuadro'], en: ['square marker', 'square counter'] },
    meaning: {
      es: 'Ficha numerada que señala en el campo de batalla una unidad en cuadro. No cuenta como bloque.',
      en: 'Numbered token that marks a unit in square on the battlefield. It does not count as a block.',
    },
    clause: 'ccn-6.24',
    see: ['ccn-2.22', 'ccn-6.22', 'ccn-6.46'],
  },
]);
