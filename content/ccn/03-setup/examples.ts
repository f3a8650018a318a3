import { applies, defineExamples } from '../../../src/library/example.ts';

export default defineExamples({
  'ccn-3.1/first-game': applies('ccn/setup', {
    es: 'Dos jugadores que nunca han jugado quieren saber con qué batalla empezar.',
    en: 'Two players who have never played want to know with which battle to begin.',
    ask: { setupStep: 'battle' },
    gives: { recommendedFirst: 'rolica' },
  }),
  'ccn-3.2/left-of-the-lower-player': applies('ccn/sections', {
    es: 'El ejército de un jugador está abajo, y él se sienta en ese lado: ¿en qué sección está para él el hexágono C2?',
    en: 'The army of a player is at the bottom, and he sits on that side: in which section is hex C2 for him?',
    ask: { hex: 'C2' },
    gives: { hexSections: ['left'] },
    cites: ['ccn-3.2', 'ccn-2.5'],
  }),
  'ccn-3.2/right-of-the-upper-player': applies('ccn/sections', {
    es: 'El ejército de un jugador está arriba, y él se sienta en ese lado: ¿en qué sección está para él el hexágono C2?',
    en: 'The army of a player is at the top, and he sits on that side: in which section is hex C2 for him?',
    ask: { hex: 'C2', homeEdge: 'top' },
    gives: { hexSections: ['right'] },
    cites: ['ccn-3.2', 'ccn-2.5'],
  }),
  'ccn-3.3/tokens-of-a-player': applies('ccn/components', {
    es: 'Un jugador coge su contador de Infantería en Cuadro y sus fichas: ¿cuántas unidades podrá tener en cuadro a la vez?',
    en: 'A player takes his Infantry in Square track and his tokens: how many units can he have in square at a time?',
    ask: { component: 'square-tokens' },
    gives: { perPlayer: 4 },
    cites: ['ccn-2.22', 'ccn-3.3'],
    case: 409,
  }),
  'ccn-3.3/what-each-takes': applies('ccn/setup', {
    es: 'Cada jugador coge lo que necesita antes de empezar.',
    en: 'Each player takes what he needs before the start.',
    ask: { setupStep: 'materials' },
    gives: { tracksEach: 1, tokensEach: 4 },
  }),
  'ccn-3.4/terrain-tiles': applies('ccn/setup', {
    es: 'Los jugadores van a colocar las losetas de terreno.',
    en: 'The players are about to place the terrain tiles.',
    ask: { setupStep: 'terrain' },
    gives: { blocksPlaced: null },
  }),
  'ccn-3.5/three-symbols': applies('ccn/setup', {
    es: 'El mapa muestra 3 símbolos de una unidad que, según su tarjeta nacional, tiene 4 bloques.',
    en: 'The map shows 3 symbols of a unit that has 4 blocks by its national card.',
    ask: { setupStep: 'units', unitSymbols: 3, blocksPerUnit: 4 },
    gives: { unitsPerSymbol: 1, blocksPlaced: 12 },
  }),
  'ccn-3.6/hands-are-secret': applies('ccn/setup', {
    es: 'Repartidas las cartas, un jugador quiere mirar las de su oponente.',
    en: 'After the deal a player wants to look at his opponent’s cards.',
    ask: { setupStep: 'cards' },
    gives: { maySeeOpponentCards: false },
    case: 415,
  }),
  'ccn-3.6/rest-of-the-deck': applies('ccn/setup', {
    es: 'Las notas del escenario dan 5 cartas a un bando y 6 al otro: ¿cuántas quedan en el mazo?',
    en: 'The scenario notes give 5 cards to one side and 6 to the other: how many are left in the deck?',
    ask: { setupStep: 'cards', cardsDealt: 5, cardsDealtOpponent: 6 },
    gives: { deckAfterDeal: 59 },
  }),
  'ccn-3.7/eight-dice': applies('ccn/setup', {
    es: 'Los jugadores dejan los dados de batalla a su alcance.',
    en: 'The players put the battle dice within reach.',
    ask: { setupStep: 'dice' },
    gives: { diceOnTable: 8 },
  }),
  'ccn-3.8/before-the-start': applies('ccn/setup', {
    es: 'Todo está colocado y falta repasar las reglas de la batalla.',
    en: 'Everything is placed and the rules of the battle are still to be gone through.',
    ask: { setupStep: 'special-rules' },
    gives: { recommendedFirst: 'rolica' },
  }),
  'ccn-3.9/who-starts': applies('ccn/setup', {
    es: 'Los jugadores quieren saber quién empieza.',
    en: 'The players want to know who begins.',
    ask: { setupStep: 'start' },
    gives: { scenarioSays: 'who-starts' },
  }),
});
