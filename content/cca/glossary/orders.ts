import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'turn',
    term: { es: 'turno', en: 'turn' },
    synonyms: { es: ['secuencia del turno'], en: ['turn sequence'] },
    meaning: {
      es: 'Los 5 pasos de un jugador: jugar una carta, dar órdenes, mover, combatir y coger carta. Después le toca al oponente.',
      en: 'The 5 steps of a player: play a card, order, move, battle and draw a card. Then the opponent takes his turn.',
    },
    clause: 'cca-5.3',
    see: ['cca-5.1', 'cca-5.2'],
    except: { en: ['leader turns', 'not turn their'] },
    mark: 'once',
  },
  {
    key: 'order',
    term: { es: 'orden', en: 'order' },
    synonyms: { es: ['activación', 'unidad activada'], en: ['activation', 'activated unit'] },
    meaning: {
      es: 'Permiso que una carta da a una unidad o a un líder para actuar ese turno. Quien no la recibe ni mueve ni combate.',
      en: 'Leave that a card gives a unit or a leader to act that turn. Whoever gets none neither moves nor battles.',
    },
    clause: 'cca-7.2',
    see: ['cca-7.1', 'cca-7.4', 'cca-7.5', 'cca-8.36'],
    forms: { es: ['orden', 'órdenes'], en: ['order', 'orders', 'ordered'] },
    except: {
      es: ['en este orden', 'en el orden'],
      en: ['in this order', 'in the order'],
    },
    mark: 'once',
  },
  {
    key: 'command-card',
    term: { es: 'carta de mando', en: 'command card' },
    synonyms: { es: ['carta de activación'], en: ['activation card'] },
    meaning: {
      es: 'Carta que dice dónde y a cuántas unidades se dan órdenes. Se juega 1 por turno; el mazo tiene 60.',
      en: 'Card that says where and how many units are ordered. A player plays 1 a turn; the deck has 60.',
    },
    clause: 'cca-6.2',
    see: ['cca-2.1', 'cca-6.1', 'cca-16.1'],
    mark: 'once',
  },
  {
    key: 'command',
    term: { es: 'Mando', en: 'Command' },
    synonyms: {
      es: ['valor de mando', 'tamaño de la mano'],
      en: ['command value', 'hand size', 'hand limit'],
    },
    meaning: {
      es: 'Número máximo de cartas que el escenario deja tener a un bando. Algunas cartas ordenan a tantas unidades como indica.',
      en: 'The most cards that the scenario lets a side hold. Some cards order as many units as it says.',
    },
    clause: 'cca-7.6',
    see: ['cca-18.26', 'cca-18.14'],
    forms: { es: ['Mando'], en: ['Command'] },
  },
  {
    key: 'council-of-war',
    term: { es: 'Consejo de Guerra', en: 'Council of War' },
    synonyms: { es: ['notas del escenario'], en: ['scenario notes'] },
    short: { en: ['COW'] },
    meaning: {
      es: 'Parte del escenario que dice, de cada bando, quién es su líder, cuántas cartas recibe y si empieza.',
      en: 'Part of a scenario that says, for each side, who leads it, how many cards it gets and whether it goes first.',
    },
    clause: 'cca-3.5',
    see: ['cca-3.9', 'cca-5.1', 'cca-7.6'],
  },
  {
    key: 'hand',
    term: { es: 'mano', en: 'hand' },
    synonyms: { es: ['cartas en la mano'], en: ['cards held'] },
    meaning: {
      es: 'Cartas de mando que tiene un jugador, ocultas a su oponente.',
      en: 'The command cards that a player holds, hidden from his opponent.',
    },
    clause: 'cca-3.5',
    see: ['cca-6.1', 'cca-7.6', 'cca-19.17'],
  },
  {
    key: 'deck',
    term: { es: 'mazo', en: 'deck' },
    synonyms: { es: ['mazo de robo', 'pila de cartas'], en: ['draw pile'] },
    meaning: {
      es: 'Las cartas de mando que nadie ha cogido aún, boca abajo. Cuando se agota se barajan los descartes.',
      en: 'The command cards that nobody has drawn yet, face down. When it runs out, the discards are shuffled.',
    },
    clause: 'cca-3.6',
    see: ['cca-16.1', 'cca-16.2'],
    mark: 'once',
  },
  {
    key: 'discards',
    term: { es: 'descartes', en: 'discards' },
    synonyms: { es: ['pila de descarte', 'cartas jugadas'], en: ['discard pile'] },
    meaning: {
      es: 'Cartas de mando ya jugadas. Forman un mazo nuevo cuando se agota el mazo.',
      en: 'Command cards already played. They form a new deck when the deck runs out.',
    },
    clause: 'cca-16.2',
    see: ['cca-16.1', 'cca-18.43'],
  },
  {
    key: 'section-card',
    term: { es: 'carta de Sección', en: 'Section card' },
    synonyms: { es: ['carta de mando de sección'], en: ['section command card'] },
    meaning: {
      es: 'Una de las 27 cartas que dan órdenes en una sección, o en varias, a unidades y a líderes.',
      en: 'One of the 27 cards that give orders in one section, or in several, to units and to leaders.',
    },
    clause: 'cca-18.1',
    see: ['cca-18.2', 'cca-18.12', 'cca-18.13'],
  },
  {
    key: 'troop-card',
    term: { es: 'carta de Tropa', en: 'Troop card' },
    synonyms: { es: ['carta de tipo de tropa'], en: ['troop type card'] },
    meaning: {
      es: 'Una de las 10 cartas que ordenan, en cualquier sección, a tantas unidades de un tipo como indica el Mando.',
      en: 'One of the 10 cards that order, in any section, as many units of one type as Command says.',
    },
    clause: 'cca-18.14',
    see: ['cca-18.15', 'cca-18.17', 'cca-18.18', 'cca-18.19'],
  },
  {
    key: 'leadership-card',
    term: { es: 'carta de Liderazgo', en: 'Leadership card' },
    synonyms: { es: ['carta de líder'], en: ['leader card'] },
    meaning: {
      es: 'Una de las 6 cartas que ordenan a un líder, a la unidad de su hex y a varias de hexes adyacentes.',
      en: 'One of the 6 cards that order a leader, the unit in his hex and several in adjacent hexes.',
    },
    clause: 'cca-18.20',
    see: ['cca-8.35', 'cca-18.21', 'cca-18.22'],
  },
  {
    key: 'tactic-card',
    term: { es: 'carta de Táctica', en: 'Tactic card' },
    synonyms: { es: ['mando táctico'], en: ['tactics card'] },
    meaning: {
      es: 'Una de las 17 cartas que permiten mover o combatir de formas que las reglas básicas no admiten.',
      en: 'One of the 17 cards that let units move or battle in ways that the basic rules do not allow.',
    },
    clause: 'cca-18.25',
    see: ['cca-18.27'],
  },
  {
    key: 'card-helmet',
    term: { es: 'casco de una carta', en: 'helmet on a card' },
    synonyms: { es: ['símbolo de casco', 'icono de casco'], en: ['helmet symbol', 'helmet icon'] },
    meaning: {
      es: 'Recuerda que con esa carta un líder puede recibir una orden propia y dejar su unidad.',
      en: 'A reminder that with this card a leader may get an order of his own and leave his unit.',
    },
    clause: 'cca-18.2',
    see: ['cca-8.35', 'cca-8.36', 'cca-18.19'],
    forms: { es: ['símbolo de casco', 'Lleva casco'], en: ['helmet symbol', 'shows a helmet'] },
  },
  {
    key: 'line-of-units',
    term: { es: 'bloque de unidades', en: 'block of units' },
    synonyms: { es: ['línea de batalla'], en: ['battle line'] },
    meaning: {
      es: 'Unidades a pie que están todas en hexes adyacentes y que una carta ordena juntas.',
      en: 'Foot units that are all in adjacent hexes and that one card orders together.',
    },
    clause: 'cca-18.44',
    see: ['cca-18.35'],
    forms: {
      es: ['formen un bloque', 'bloque de unidades a pie', 'unidades del bloque'],
      en: ['form one block', 'block of foot units', 'units of the block'],
    },
  },
]);
