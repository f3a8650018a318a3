import { applies, defineExamples, forbids } from '../../../../src/content/examples.ts';

export const deployment = defineExamples({
  'onus-6.15': {
    'all-settled': applies('onus/deployment', {
      es: 'Las cartas están en mano, los generales elegidos y la victoria pactada.',
      en: 'The cards are in hand, the generals chosen and the victory agreed.',
      ask: {},
      gives: { allowed: true },
    }),
    'no-general-yet': forbids('onus/deployment', {
      es: 'Un jugador no ha elegido aún a su general y quiere colocar su primera carta.',
      en: 'A player has not chosen his general yet and wants to place his first card.',
      ask: { notReady: ['generals'] },
      gives: { allowed: false },
    }),
  },
  'onus-6.16': {
    'least-depth': applies('onus/battlefield', {
      es: 'Dos ejércitos despliegan en zonas de 15 cm con el espacio mínimo recomendado y sin franja libre detrás: un campo de 70 cm de fondo.',
      en: 'Two armies deploy in zones of 15 cm with the minimum recommended gap and no strip behind: a field 70 cm deep.',
      ask: { tableDepth: 70 },
      gives: { leastDepthCm: 70, gapCm: 40, gapUd: 8, zoneCm: 15, behindCm: 0, recommended: true },
      case: 127,
    }),
    'out-of-the-zone': forbids('onus/battlefield', {
      es: 'En un campo de 70 cm de fondo un jugador coloca una unidad que llega a 17 cm de su borde.',
      en: 'On a field 70 cm deep a player places a unit that reaches 17 cm from his edge.',
      ask: { tableDepth: 70, fromOwnEdge: 17 },
      gives: { allowed: false },
    }),
  },
  'onus-6.17': {
    'two-thousand-points': applies('onus/battlefield', {
      es: 'Los ejércitos son de 2000 puntos cada uno.',
      en: 'The armies are of 2000 points each.',
      ask: { armyPoints: 2000 },
      gives: { widthCm: 140 },
      case: 129,
    }),
  },
  'onus-6.18': {
    'table-of-the-book': applies('onus/battlefield', {
      es: 'La mesa tiene 110 cm de ancho y 90 cm de fondo.',
      en: 'The table is 110 cm wide and 90 cm deep.',
      ask: { tableWidth: 110, tableDepth: 90 },
      gives: { gapCm: 40, gapUd: 8, zoneCm: 15, zoneUd: 3, behindCm: 10, behindUd: 2 },
      cites: ['onus-6.16', 'onus-6.18'],
      case: 3,
    }),
  },
  'onus-6.19': {
    'nine-each': applies('onus/deployment', {
      es: 'Los dos jugadores tienen 9 cartas de unidad.',
      en: 'Both players have 9 unit cards.',
      ask: { ownCards: 9, opponentCards: 9 },
      gives: { startsPlacing: 'by-lot', lastToPlace: 'who-did-not-begin' },
      cites: ['onus-6.19', 'onus-6.21'],
    }),
    'the-rest-at-once': applies('onus/deployment', {
      es: 'De 11 cartas propias se han colocado 9, y el oponente ya ha puesto sus 9.',
      en: 'Of 11 own cards 9 have been placed, and the opponent has put down all his 9.',
      ask: { ownCards: 11, opponentCards: 9, ownPlaced: 9, opponentPlaced: 9 },
      gives: { nextToPlace: 'player' },
    }),
  },
  'onus-6.20': {
    'starts-in-phalanx': applies('onus/deployment', {
      es: 'Al descubrir sus tropas, un jugador quiere empezar con una unidad en Falange, cuyo icono tiene.',
      en: 'On revealing his troops a player wants to start with a unit in Phalanx, whose icon it has.',
      ask: { formation: 'phalanx', blueIcons: ['phalanx'] },
      gives: { allowed: true },
    }),
    'no-icon-of-the-square': forbids('onus/deployment', {
      es: 'Sin escenario, se despliega una unidad que no tiene el icono de Cuadro, y su jugador quiere que empiece así.',
      en: 'Without a scenario a unit that lacks the Square icon is deployed, and its player wants it to start in Square.',
      ask: { formation: 'square' },
      gives: { allowed: false },
      case: 267,
    }),
    'extended-from-the-start': applies('onus/deployment', {
      es: 'Al descubrir sus tropas, un jugador amplía una unidad en 1 sección.',
      en: 'On revealing his troops a player extends a unit by 1 section.',
      ask: { extended: 1 },
      gives: { allowed: true },
    }),
  },
  'onus-6.21': {
    'eleven-against-nine': applies('onus/deployment', {
      es: 'El jugador tiene 11 cartas de unidad y el oponente 9.',
      en: 'The player has 11 unit cards and the opponent 9.',
      ask: { ownCards: 11, opponentCards: 9 },
      gives: { startsPlacing: 'player', lastToPlace: 'player', firstGeneral: 'player' },
      cites: ['onus-6.19', 'onus-6.21'],
      case: 123,
    }),
  },
  'onus-6.22': {
    'as-many-as-leadership': applies('onus/first-player', {
      es: 'Se reparten cartas a un jugador con Liderazgo 7 y a otro con Liderazgo 5.',
      en: 'Cards are dealt to a player with Leadership 7 and to one with Leadership 5.',
      ask: { leadership: 7, opponentLeadership: 5 },
      gives: { startingHand: 7, opponentStartingHand: 5 },
    }),
  },
  'onus-6.23': {
    'six-against-five': applies('onus/first-player', {
      es: 'El general del jugador tiene Liderazgo 6 y el del oponente 5; no hay escenario.',
      en: "The player's general has Leadership 6 and the opponent's 5; there is no scenario.",
      ask: { leadership: 6, opponentLeadership: 5 },
      gives: { firstPlayer: 'to-be-rolled', chanceToStart: '21/31' },
      odds: { 'player-starts': '21/31', 'opponent-starts': '10/31', 'tie-in-a-roll': '5/36' },
      case: 125,
    }),
    'a-tie': applies('onus/first-player', {
      es: 'Liderazgo 6 contra 5, y los dados muestran 3 y 4.',
      en: 'Leadership 6 against 5, and the dice show 3 and 4.',
      ask: { leadership: 6, opponentLeadership: 5, startDice: [3, 4] },
      gives: { firstPlayer: 'roll-again' },
    }),
  },
});
