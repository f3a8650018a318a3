import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R21: {
    place: {
      es: '5. Turno de juego, «Movimiento de la Infantería», «Movimiento de la Caballería» y «Movimiento de la Artillería»; 2. Contenido, «Ayudas Para Identificación Visual de Unidades y Líderes»',
      en: '5. Turn, “Infantry Movement”, “Cavalry Movement” and “Artillery Movement”; 2. Components, “Aids for Recognizing Units and Leaders”',
    },
    question: {
      es: 'Las reglas de movimiento no nombran a la infantería ligera, la caballería ligera ni la artillería montada de la Guardia, ni a los lanceros ligeros. ¿Cuánto mueven?',
      en: 'The movement rules do not name Guard Light infantry, Guard Light cavalry, Guard Horse artillery or Light Lancers. How far do they move?',
    },
    clauses: 'ccn-5.47 ccn-5.48 ccn-5.51',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Lo mismo que su clase: infantería ligera, caballería ligera y artillería montada.',
          en: 'As far as their class: light infantry, light cavalry and horse artillery.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La lista de iconos los reparte entre esas clases, y de ellas hablan las reglas de movimiento.',
      en: 'The list of icons sorts them into those classes, and the movement rules speak of the classes.',
    },
  },
  R30: {
    place: {
      es: '5. Turno de juego, «Mover a tus Unidades y Líderes», viñeta 6; «Movimiento de Líderes», viñetas 3 y 4',
      en: '5. Turn, “Moving Your Units and Leaders”, bullet 6; “Leader Movement”, bullets 3 and 4',
    },
    question: {
      es: '¿Puede una unidad con un líder vinculado entrar en el hexágono de otro líder amigo que está solo?',
      en: 'May a unit with an attached leader enter the hex of another friendly leader who is alone?',
    },
    clauses: 'ccn-5.38 ccn-5.55 ccn-5.57',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: entrar es detenerse allí, y una unidad tiene 1 líder como máximo.',
          en: 'No: to enter is to stop there, and a unit has 1 leader at most.',
        },
      },
      {
        key: 'b',
        text: { es: 'Sí, y queda con 2 líderes.', en: 'Yes, and it then has 2 leaders.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Un líder sólo se detiene con una unidad que aún no lo tiene, y nunca en un hexágono con otro líder.',
      en: 'A leader stops only with a unit that has none yet, and never in a hex with another leader.',
    },
  },
  R39: {
    place: { es: '8. Cartas de Orden, «Rally (Reagrupamiento)»', en: '8. Command Cards, “Rally”' },
    question: {
      es: '¿A qué unidades devuelve bloques Rally, y qué hacen las banderas y los sables de su tirada?',
      en: 'To which units does Rally return blocks, and what do the flags and sabers of its roll do?',
    },
    clauses: 'ccn-8.73 ccn-8.74 ccn-8.75',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'A las que elija el jugador entre las suyas del arma del símbolo que han perdido bloques. Una unidad eliminada no vuelve. Banderas y sables no hacen nada.',
          en: 'To those that the player chooses among his units of the arm rolled that have lost blocks. An eliminated unit does not come back. Flags and sabers do nothing.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta habla de cualquier unidad del campo de batalla por debajo de su fuerza y sólo nombra los símbolos de infantería, caballería y artillería.',
      en: 'The card speaks of any unit on the battlefield below its strength, and it names only the infantry, cavalry and artillery symbols.',
    },
  },
  R40: {
    place: {
      es: '8. Cartas de Orden, «Give Them the Cold Steel (Que Prueben el Frío Acero)», y su nota; 6. Tácticas y acciones napoleónicas, «Formar en Cuadro y Combatir», párrafo tras «Ejemplo de Ataque a un Cuadro de Infantería»',
      en: '8. Command Cards, “Give Them the Cold Steel”, and its note; 6. Napoleonic Tactics and Actions, “Forming Square and Fighting”, paragraph after “Example of an Attack on an Infantry Square”',
    },
    question: {
      es: '¿Ordena Give Them the Cold Steel también a los cuadros, y les da su dado?',
      en: 'Does Give Them the Cold Steel order squares too, and does it give them its die?',
    },
    clauses: 'ccn-6.28 ccn-8.60',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Un cuadro junto a una unidad enemiga recibe la orden, pero sigue tirando 1 dado.',
          en: 'A square next to an enemy unit is ordered, but it still rolls 1 die.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta ordena a todas las unidades adyacentes al enemigo, y el máximo del cuadro no lo sube ninguna carta.',
      en: 'The card orders every unit adjacent to the enemy, and no card raises the maximum of a square.',
    },
  },
  R49: {
    place: {
      es: '5. Turno de juego, «Dar Órdenes a tus Unidades y Líderes», viñeta 4; 8. Cartas de Orden, «Cartas de Sección (48)»',
      en: '5. Turn, “Ordering Your Units and Leaders”, bullet 4; 8. Command Cards, “Section Cards (48)”',
    },
    question: {
      es: 'Cada cuadro baja el Mando en 1 y quita una carta de la mano. ¿Se resta dos veces?',
      en: 'Each square lowers Command by 1 and takes a card from the hand. Is it subtracted twice?',
    },
    clauses: 'ccn-5.20 ccn-5.21 ccn-8.4',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: la mano más corta es ya toda la reducción.',
          en: 'No: the smaller hand is the whole reduction.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento da la carta perdida como causa de que el Mando baje, y las cartas del contador no cuentan.',
      en: 'The book gives the lost card as the reason why Command goes down, and cards on the track do not count.',
    },
  },
  R53: {
    place: {
      es: '8. Cartas de Orden, última frase de «Bayonet Charge (Carga con Bayoneta)», «Bombard (Bombardeo)», «Cavalry Charge (Carga de Caballería)», «Fire and Hold (Disparar y Mantenerse)», «Force March (Forzad la Marcha)» y «Leadership (Liderazgo)»',
      en: '8. Command Cards, last sentence of “Bayonet Charge”, “Bombard”, “Cavalry Charge”, “Fire and Hold”, “Force March” and “Leadership”',
    },
    question: {
      es: 'Sin unidades del arma que nombra la carta, el jugador ordena a 1 unidad cualquiera. ¿Recibe esta los dados, el movimiento y las prohibiciones de la carta?',
      en: "With no units of the arm that the card names, the player orders any 1 unit. Does that unit get the card's dice, movement and prohibitions?",
    },
    clauses: 'ccn-8.32 ccn-8.35 ccn-8.40 ccn-8.51 ccn-8.59 ccn-8.68',
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'No: es una orden corriente.', en: 'No: it is an ordinary order.' } },
      {
        key: 'b',
        text: {
          es: 'Sí: se le aplica todo lo que la carta dice de las unidades con órdenes.',
          en: 'Yes: everything that the card says of ordered units applies to it.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La frase va al final y sólo da una orden; dados y movimiento se dan antes, para el arma nombrada. A favor de b: Fire and Hold y Leadership dan su dado a las unidades con órdenes, sin más distinción.',
      en: 'The sentence comes last and gives only an order; dice and movement come before it, for the arm named. In favor of b: Fire and Hold and Leadership give their die to ordered units, with no further distinction.',
    },
  },
  R73: {
    place: {
      es: '8. Cartas de Orden, «Give Them the Cold Steel (Que Prueben el Frío Acero)»; 5. Turno de juego, «Dar Órdenes a tus Unidades y Líderes», viñeta 1',
      en: '8. Command Cards, “Give Them the Cold Steel”; 5. Turn, “Ordering Your Units and Leaders”, bullet 1',
    },
    question: {
      es: 'Give Them the Cold Steel no habla de mover. ¿Pueden mover antes de la melee las unidades que ordena?',
      en: 'Give Them the Cold Steel says nothing of movement. May the units that it orders move before the melee?',
    },
    clauses: 'ccn-8.60 ccn-8.64',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, como con cualquier orden, también hacia otro enemigo.',
          en: 'Yes, as with any order, and also toward another enemy.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: combaten desde donde están.',
          en: 'No: they fight from where they stand.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Una unidad con una orden puede mover. Cuando una carta lo impide, lo dice, como Bombard y Fire and Hold.',
      en: 'A unit with an order may move. When a card bars movement it says so, as Bombard and Fire and Hold do.',
    },
  },
  R74: {
    place: {
      es: '8. Cartas de Orden, «First Strike (Primer Ataque)»; 5. Turno de juego, «Jugar una Carta de Orden», párrafos 1 y 4',
      en: '8. Command Cards, “First Strike”; 5. Turn, “Playing a Command Card”, paragraphs 1 and 4',
    },
    question: {
      es: '¿Puede un jugador librarse de First Strike jugándola en su propio turno?',
      en: 'May a player get rid of First Strike by playing it in his own turn?',
    },
    clauses: 'ccn-5.6 ccn-5.11 ccn-8.53',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: sólo se juega cuando el oponente declara una melee. En el turno propio cabe únicamente si no queda otra carta en la mano.',
          en: 'No: it is played only when the opponent declares a melee. In his own turn he may play it only if he holds no other card.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: es una carta que no ordena a nadie; se saltan las fases 2 a 4 y se roba otra.',
          en: 'Yes: it is a card that orders no one; phases 2 to 4 are skipped and another card is drawn.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta fija su momento, que no es el turno propio. Pero cada turno hay que jugar una carta, y el reglamento prevé la que no ordena a ninguna unidad: es sólo una elección.',
      en: 'The card fixes its moment, which is not his own turn. But a card must be played each turn, and the book provides for one that orders no unit: it is only a choice.',
    },
  },
  R78: {
    place: {
      es: '5. Turno de juego, «Dar Órdenes a tus Unidades y Líderes», viñeta 4; 6. Tácticas y acciones napoleónicas, «Abandonar el Cuadro», párrafo 3',
      en: '5. Turn, “Ordering Your Units and Leaders”, bullet 4; 6. Napoleonic Tactics and Actions, “Leaving Square”, paragraph 3',
    },
    question: {
      es: 'Una carta Assault ordena a un cuadro que se abandone, y su carta vuelve a la mano. ¿Da eso una orden más en ese turno?',
      en: 'An Assault card orders a unit to leave square, and its card returns to the hand. Does that give one more order that turn?',
    },
    clauses: 'ccn-5.20 ccn-5.21 ccn-6.46',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: el Mando se cuenta una sola vez, al jugar la carta.',
          en: 'No: Command is counted only once, when the card is played.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: la carta recuperada sube el Mando en 1 enseguida.',
          en: 'Yes: the card that returns raises Command by 1 at once.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las órdenes se anuncian juntas al jugar la carta, antes de abandonar ningún cuadro. Pero el reglamento dice también que el Mando sube al volver la carta, sin decir cuándo cuenta: es sólo una elección.',
      en: 'Orders are announced together when the card is played, before any unit leaves square. But the book also says that Command rises when the card returns, without saying when it counts: it is only a choice.',
    },
  },
});
