import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R12: {
    place: {
      es: '6. Tácticas y acciones napoleónicas, «Turno del Jugador Británico», puntos 3 y 4',
      en: "6. Napoleonic Tactics and Actions, “British Player's Turn”, points 3 and 4",
    },
    question: {
      es: 'El ejemplo del cuadro habla de «caballería británica» e «infantería en cuadro francesa». ¿Está bien?',
      en: 'The example of the square speaks of “British cavalry” and “French infantry in square”. Is that right?',
    },
    clauses: 'ccn-6.26',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: la caballería es francesa y el cuadro, británico.',
          en: 'No: the cavalry is French and the square is British.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Así empieza el ejemplo y así sigue después; es una errata sin efecto en el juego.',
      en: 'So the example begins and so it goes on; it is a slip with no effect on play.',
    },
  },
  R19: {
    place: {
      es: '5. Turno de juego, «Anatomía de las Unidades y Líderes», párrafo 5',
      en: '5. Turn, “Anatomy of Units and Leaders”, paragraph 5',
    },
    question: {
      es: 'Unas etiquetas «de infantería» llevan un general a caballo y ninguna banda. ¿De quién son?',
      en: 'Some “infantry” labels show a mounted general and no band. Whose are they?',
    },
    clauses: 'ccn-5.26',
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'De los líderes.', en: "The leaders'." } }],
    adopted: 'a',
    why: {
      es: 'Las de infantería, con 2 soldados y banda azul, se describen antes; faltaban las de los líderes.',
      en: 'Those of the infantry, with 2 soldiers and a blue band, are described before; those of the leaders were still to come.',
    },
  },
  R41: {
    place: {
      es: '2. Contenido, «Tablero del Campo de Batalla»',
      en: '2. Components, “Battlefield Board”',
    },
    question: {
      es: '¿Qué hexágonos cortan las líneas discontinuas? El texto del reglamento no los enumera.',
      en: 'Which hexes do the dashed lines cut? The text of the book does not list them.',
    },
    clauses: 'ccn-2.5 ccn-2.6',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Los que corten en el tablero. Aquí, los del tablero de Commands & Colors: Ancients: en las filas de 13 hexágonos, el 5 y el 9; en las de 12, ninguno.',
          en: 'Those that they cut on the board. Here, those of the board of Commands & Colors: Ancients: in rows of 13 hexes the 5th and the 9th; in rows of 12 none.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento sólo da las medidas y las secciones. La disposición viene del tablero publicado del otro juego de la serie (conocimiento general, no del reglamento).',
      en: 'The book gives only the measures and the sections. The layout comes from the published board of the other game of the series (general knowledge, not from the book).',
    },
  },
  R42: {
    place: {
      es: '4. Objetivo del juego, «Unas palabras sobre partidas multijugador»',
      en: '4. Object of the Game, “A few words on multiplayer games”',
    },
    question: {
      es: '¿Trata este reglamento las partidas de La Grande Battle?',
      en: 'Does this book cover La Grande Battle games?',
    },
    clauses: 'ccn-4.5',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: tienen un campo de batalla doble y un mazo propio, y quedan fuera.',
          en: 'No: they have a double battlefield and a deck of their own, and lie outside it.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento las anuncia para un volumen futuro. El suyo es un juego de 2 jugadores o 2 equipos.',
      en: 'The book announces them for a future volume. Its own game is for 2 players or 2 teams.',
    },
  },
});
