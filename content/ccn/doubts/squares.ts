import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R9: {
    place: {
      es: '6. Tácticas y acciones napoleónicas, «Abandonar el Cuadro», párrafos 2 y 3',
      en: '6. Napoleonic Tactics and Actions, “Leaving Square”, paragraphs 2 and 3',
    },
    question: {
      es: '¿Qué enemigos adyacentes impiden abandonar el cuadro?',
      en: 'Which adjacent enemies keep a unit from leaving square?',
    },
    clauses: 'ccn-6.45 ccn-6.46',
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sólo la caballería.', en: 'Only cavalry.' } },
      { key: 'b', text: { es: 'Cualquier unidad enemiga.', en: 'Any enemy unit.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La prohibición y su motivo hablan de la caballería; el párrafo siguiente dice «unidades enemigas», en general.',
      en: 'The ban and its reason speak of cavalry; the next paragraph says “enemy units” in general.',
    },
  },
  R10: {
    place: {
      es: '6. Tácticas y acciones napoleónicas, «Cuadros de Infantería vs. Unidades de Infantería y Artillería»; «Ejemplo de Ataque a un Cuadro de Infantería», segundo «Turno del Jugador Francés», puntos 2 y 3',
      en: "6. Napoleonic Tactics and Actions, “Infantry Squares against Infantry and Artillery Units”; “Example of an Attack on an Infantry Square”, second “French Player's Turn”, points 2 and 3",
    },
    question: {
      es: 'Infantería o artillería ataca en melee a un cuadro. ¿Quién combate primero?',
      en: 'Infantry or artillery attacks a square in melee. Who fights first?',
    },
    clauses: 'ccn-6.27 ccn-6.36',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El atacante, con sus dados habituales; el cuadro Responde con 1.',
          en: 'The attacker, with its usual dice; the square battles back with 1.',
        },
      },
      { key: 'b', text: { es: 'El cuadro.', en: 'The square.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El texto hace combatir primero al cuadro y luego lo deja Responder, lo que no casa. En el ejemplo empieza el atacante.',
      en: 'The text has the square fight first and then lets it battle back, which does not fit together. In the example the attacker begins.',
    },
  },
  R11: {
    place: {
      es: '6. Tácticas y acciones napoleónicas, «Formar en Cuadro y Combatir», párrafo que precede a «Ejemplo de Ataque a un Cuadro de Infantería»; en este, segundo «Turno del Jugador Francés», puntos 4 a 6',
      en: "6. Napoleonic Tactics and Actions, “Forming Square and Fighting”, paragraph before “Example of an Attack on an Infantry Square”; in this, second “French Player's Turn”, points 4 to 6",
    },
    question: {
      es: '¿Contra qué ataques de caballería combate primero un cuadro?',
      en: 'Against which cavalry attacks does a square fight first?',
    },
    clauses: 'ccn-6.25',
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'Contra todos.', en: 'Against all of them.' } },
      {
        key: 'b',
        text: {
          es: 'Sólo contra el que lo hizo formar.',
          en: 'Only against the one that made it form.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'En el ejemplo lo hace también en un turno posterior.',
      en: 'In the example it does so in a later turn as well.',
    },
  },
  R34: {
    place: {
      es: '5. Turno de juego, «Procedimiento para el Combate de Melee», pasos 1 a 3; 8. Cartas de Orden, «First Strike (Primer Ataque)»; 6. Tácticas y acciones napoleónicas, «Formar en Cuadro y Combatir»',
      en: '5. Turn, “Melee Combat Procedure”, steps 1 to 3; 8. Command Cards, “First Strike”; 6. Napoleonic Tactics and Actions, “Forming Square and Fighting”',
    },
    question: {
      es: '¿Puede el defensor jugar First Strike y además formar en cuadro o Retirarse y Reformar?',
      en: 'May the defender play First Strike and also form square or Retire and Reform?',
    },
    clauses: 'ccn-5.121 ccn-6.2 ccn-6.15 ccn-8.53',
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'No: una cosa o la otra.', en: 'No: one or the other.' } },
      {
        key: 'b',
        text: {
          es: 'Sí: First Strike con todos los dados, y después el cuadro o la Retirada y Reforma.',
          en: 'Yes: First Strike with all the dice, and then the square or the Retire and Reform.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Tras First Strike, el atacante combate como se ordenó al principio. Contra caballería, un cuadro combate ya primero.',
      en: 'After First Strike the attacker fights as originally ordered. Against cavalry a square fights first anyway.',
    },
  },
  R54: {
    place: {
      es: '6. Tácticas y acciones napoleónicas, «Bandera de Rebote»',
      en: '6. Napoleonic Tactics and Actions, “Bounce Flag”',
    },
    question: {
      es: 'Un cuadro dispara a caballería y saca banderas. ¿Son de rebote?',
      en: 'A square fires at cavalry and rolls flags. Are they bounce flags?',
    },
    clauses: 'ccn-5.195 ccn-6.30',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: son banderas corrientes, que se pueden ignorar.',
          en: 'No: they are ordinary flags, which may be ignored.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La bandera de rebote pide caballería adyacente, y a una unidad adyacente no se le dispara.',
      en: 'A bounce flag needs adjacent cavalry, and an adjacent unit is not fired at.',
    },
  },
  R62: {
    place: {
      es: '6. Tácticas y acciones napoleónicas, «Formar en Cuadro y Combatir», párrafo que precede a «Ejemplo de Ataque a un Cuadro de Infantería», y ese ejemplo',
      en: '6. Napoleonic Tactics and Actions, “Forming Square and Fighting”, paragraph before “Example of an Attack on an Infantry Square”, and that example',
    },
    question: {
      es: 'Un cuadro combatió primero y la caballería lo atacó después con su dado. ¿Puede además Responder al ataque?',
      en: 'A square fought first, and the cavalry then attacked it with its die. May it battle back as well?',
    },
    clauses: 'ccn-6.25 ccn-6.58',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: ya ha combatido, como tras First Strike.',
          en: 'No: it has fought already, as after First Strike.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí, si sobrevive y sigue en su hexágono.',
          en: 'Yes, if it survives in its hex.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Los ejemplos acaban con el dado de la caballería, y la regla sólo cambia el orden.',
      en: "The examples end with the cavalry's die, and the rule only changes the order.",
    },
  },
  R70: {
    place: {
      es: '6. Tácticas y acciones napoleónicas, «Formar en Cuadro y Combatir», viñeta 1; 8. Cartas de Orden, «Cartas de Sección (48)»',
      en: '6. Napoleonic Tactics and Actions, “Forming Square and Fighting”, bullet 1; 8. Command Cards, “Section Cards (48)”',
    },
    question: {
      es: 'Con 2 cartas o menos no se forma en cuadro. ¿Cuáles cuentan?',
      en: 'With 2 cards or fewer no square is formed. Which cards count?',
    },
    clauses: 'ccn-6.16 ccn-8.4',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Las de la mano. No cuentan las del contador de cuadro ni un First Strike ya jugado y aún no repuesto.',
          en: 'Those in hand. Cards on the square track do not count, nor does a First Strike already played and not yet replaced.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las cartas del contador no se tienen por cartas en poder del jugador.',
      en: 'Cards on the track are not reckoned as held by the player.',
    },
  },
  R84: {
    place: {
      es: '3. Preparación de una partida, punto 2; 2. Contenido, «Contador de Infantería en Cuadro y Fichas»',
      en: '3. Setting Up a Game, point 2; 2. Components, “Infantry in Square Track and Tokens”',
    },
    question: {
      es: '¿Cuántos cuadros puede tener un jugador a la vez?',
      en: 'How many squares may a player have at once?',
    },
    clauses: 'ccn-3.3 ccn-6.20',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: '4: uno por ficha y por casilla del contador.',
          en: '4: one for each token and space of the track.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las fichas de cada jugador van numeradas del 1 al 4, y cada una tiene su casilla.',
      en: "Each player's tokens are numbered 1 to 4, and each has its space.",
    },
  },
});
