import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R14: {
    place: {
      es: '8. Cartas de Orden, «Probe Center (Examinar Centro)»',
      en: '8. Command Cards, “Probe Center”',
    },
    question: {
      es: 'El texto de Probe Center dice «Flanco Izquierdo». ¿Qué sección ordena?',
      en: 'The text of Probe Center says “Left Flank”. Which section does it order?',
    },
    clauses: 'ccn-8.12',
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'El Centro.', en: 'The Center.' } }],
    adopted: 'a',
    why: {
      es: 'Lo dice su nombre, y hay 6 en el mazo, como de Attack Center. Es una errata.',
      en: 'Its name says so, and there are 6 in the deck, as there are of Attack Center. It is a misprint.',
    },
  },
  R15: {
    place: {
      es: '8. Cartas de Orden, «Cavalry Charge (Carga de Caballería)»; «Cartas Tácticas (22)», párrafo sobre los círculos',
      en: '8. Command Cards, “Cavalry Charge”; “Tactic Cards (22)”, paragraph on the circles',
    },
    question: {
      es: 'Cavalry Charge da 2 dados más, y 2 también a la Guardia, en una frase aparte. ¿Tiran lo mismo ambas?',
      en: 'Cavalry Charge gives 2 more dice, and 2 to the Guard as well, in a sentence of its own. Do both roll the same?',
    },
    clauses: 'ccn-8.28 ccn-8.37',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: 2 dados más para toda la caballería, como está impreso.',
          en: 'Yes: 2 more dice for all cavalry, as printed.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: la que no es de la Guardia tira menos.',
          en: 'No: cavalry that is not of the Guard rolls fewer.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Es lo que dice el texto. A favor de b: una frase aparte sobraría, y una página pública sobre la carta da 1 dado, y 2 a la Guardia (conocimiento general, no del reglamento).',
      en: 'It is what the text says. In favor of b: a sentence of its own would be needless, and a public page on the card gives 1 die, and 2 to the Guard (general knowledge, not from the book).',
    },
  },
  R16: {
    place: {
      es: '8. Cartas de Orden, «Cavalry Charge (Carga de Caballería)»',
      en: '8. Command Cards, “Cavalry Charge”',
    },
    question: {
      es: 'Cavalry Charge ordena a caballería, pero dice que la artillería montada mueve y combate con normalidad. ¿La ordena también?',
      en: 'Cavalry Charge orders cavalry, but says that horse artillery moves and fights normally. Does it order it too?',
    },
    clauses: 'ccn-8.39',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: puede ser una de las 4 unidades, sin los dados de la carta.',
          en: "Yes: it may be one of the 4 units, without the card's dice.",
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: la frase es sólo un recordatorio.',
          en: 'No: the sentence is only a reminder.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Sin orden no podría ni mover ni combatir, y la frase sobraría.',
      en: 'Without an order it could neither move nor fight, and the sentence would be idle.',
    },
  },
  R17: {
    place: {
      es: '8. Cartas de Orden, «Counter-Attack (Contraataque)»',
      en: '8. Command Cards, “Counter-Attack”',
    },
    question: { es: '¿Qué se copia con Counter-Attack?', en: 'What does Counter-Attack copy?' },
    clauses: 'ccn-8.41 ccn-8.42',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La carta del último turno del oponente, con el Mando de quien copia y con sus efectos al robar. Sólo cambian de lado los flancos de las cartas de Sección. Un First Strike jugado como reacción no se copia. Sin turno anterior no ordena a nadie.',
          en: "The card of the opponent's last turn, with the Command of the player who copies and with its effects on drawing. Only the flanks of Section cards change sides. A First Strike played as a reaction is not copied. Without a previous turn it orders no one.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se sigue como si la hubiera jugado uno mismo. First Strike se juega en el turno del otro y no es la carta del turno propio.',
      en: "It is followed as if the player had played it himself. First Strike is played in the other player's turn and is not the card of his own turn.",
    },
  },
  R18: {
    place: {
      es: '8. Cartas de Orden, «Elan (Ímpetu)»; 5. Turno de juego, «Líderes Vinculados», párrafo 2',
      en: '8. Command Cards, “Elan”; 5. Turn, “Attached Leaders”, paragraph 2',
    },
    question: {
      es: 'En la tirada de Élan, ¿qué hacen los sables, las banderas y los símbolos que sobran?',
      en: 'In the roll of Élan, what do sabers, flags and surplus symbols do?',
    },
    clauses: 'ccn-8.43 ccn-8.44',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Un sable no ordena a nadie. Una bandera ordena a cualquier unidad o a 1 líder, que puede separarse. Lo que sobra se pierde.',
          en: 'A saber orders no one. A flag orders any unit or 1 leader, who may detach. What is left over is lost.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El sable no nombra ningún tipo de unidad, y las órdenes de más de una carta Táctica se pierden.',
      en: 'A saber names no unit type, and surplus orders of a Tactic card are lost.',
    },
  },
  R38: {
    place: {
      es: '8. Cartas de Orden, «Short Supply (Suministro Bajo)»',
      en: '8. Command Cards, “Short Supply”',
    },
    question: {
      es: 'Con Short Supply, ¿quién elige la unidad y quién el hexágono?',
      en: 'With Short Supply, who chooses the unit and who the hex?',
    },
    clauses: 'ccn-8.76',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La unidad, quien juega la carta; el hexágono, el dueño de la unidad, en su línea base y en la misma sección.',
          en: "The player of the card chooses the unit; the unit's owner chooses the hex, on its baseline and in the same section.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta reparte así las 2 elecciones.',
      en: 'The card divides the 2 choices in this way.',
    },
  },
  R66: {
    place: {
      es: '8. Cartas de Orden, «Cavalry Charge (Carga de Caballería)»',
      en: '8. Command Cards, “Cavalry Charge”',
    },
    question: {
      es: 'El jugador no tiene caballería, pero sí artillería montada. ¿Qué ordena con Cavalry Charge?',
      en: 'The player has no cavalry but does have horse artillery. What does Cavalry Charge order?',
    },
    clauses: 'ccn-8.39 ccn-8.40',
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: '1 unidad a su elección.', en: '1 unit of his choice.' } },
      {
        key: 'b',
        text: {
          es: 'Hasta 4 unidades de artillería montada.',
          en: 'Up to 4 units of horse artillery.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta da 1 unidad a quien no tiene caballería, y la artillería montada no lo es.',
      en: 'The card gives 1 unit to a player without cavalry, and horse artillery is not cavalry.',
    },
  },
  R67: {
    place: {
      es: '8. Cartas de Orden, «Counter-Attack (Contraataque)»',
      en: '8. Command Cards, “Counter-Attack”',
    },
    question: {
      es: '¿Qué se copia con Counter-Attack si la última carta del oponente era también Counter-Attack?',
      en: "What does Counter-Attack copy if the opponent's last card was a Counter-Attack too?",
    },
    clauses: 'ccn-8.41',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La carta en que se había convertido; izquierda y derecha vuelven a su sitio.',
          en: 'The card that it had become; left and right change back.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Un Counter-Attack: la propia carta del turno anterior, o ninguna.',
          en: "A Counter-Attack: its player's own card of the turn before, or none.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta se convierte en una copia, y eso es lo que había jugado el oponente.',
      en: 'The card becomes a copy, and that is what the opponent had played.',
    },
  },
  R79: {
    place: {
      es: '5. Turno de juego, «Fin del Turno y Fin de la Partida», párrafos 1 y 3; 8. Cartas de Orden, «Elan (Ímpetu)»',
      en: '5. Turn, “End of the Turn and End of the Game”, paragraphs 1 and 3; 8. Command Cards, “Elan”',
    },
    question: {
      es: '¿Cuándo se baraja el mazo tras jugar Élan?',
      en: 'When is the deck shuffled after Élan is played?',
    },
    clauses: 'ccn-5.244 ccn-8.46',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Al final del turno: se descarta Élan, se barajan juntos mazo y descartes y después se roba.',
          en: 'At the end of the turn: Élan is discarded, deck and discards are shuffled together, and then cards are drawn.',
        },
      },
      {
        key: 'b',
        text: { es: 'Al jugarla, sin contar Élan.', en: 'When it is played, without Élan.' },
      },
      {
        key: 'c',
        text: {
          es: 'Al final del turno, después de robar.',
          en: 'At the end of the turn, after drawing.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento lo trata al robar cartas, después del descarte.',
      en: 'The book treats it with the drawing of cards, after the discard.',
    },
  },
  R81: {
    place: {
      es: '8. Cartas de Orden, «Short Supply (Suministro Bajo)»; 5. Turno de juego, «Jugar una Carta de Orden», párrafo 4',
      en: '8. Command Cards, “Short Supply”; 5. Turn, “Playing a Command Card”, paragraph 4',
    },
    question: {
      es: '¿Ordena Short Supply a alguna unidad?',
      en: 'Does Short Supply order any unit?',
    },
    clauses: 'ccn-5.11 ccn-8.76 ccn-8.79',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: tras mover la unidad se pasa directamente a robar.',
          en: 'No: once the unit has been moved, the turn goes straight to the draw.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: si la unidad que se mueve es propia, cuenta como ordenada, aunque no combata.',
          en: 'Yes: if the unit moved is friendly, it counts as ordered, though it may not fight.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta no da ninguna orden; que la unidad propia no pueda combatir sólo lo confirma.',
      en: 'The card gives no order; that a friendly unit may not fight only confirms it.',
    },
  },
});
