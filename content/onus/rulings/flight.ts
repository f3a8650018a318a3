import { defineRulings } from '../../../src/content/registry.ts';

export default defineRulings({
  R24: {
    question: {
      es: 'Al mover no se atraviesa a amigas trabadas en combate. ¿Y al huir?',
      en: 'In movement engaged friends may not be passed through. And in flight?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Quien huye las atraviesa, y quedan Rotas.',
          en: 'A fleeing unit passes through them, and they become Broken.',
        },
      },
      { key: 'b', text: { es: 'Tampoco: debe rodearlas.', en: 'Neither: it must go round them.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El movimiento las excluye (línea 454), pero los obstáculos a la huida son sólo enemigas, amigas en formación especial y elefantes en huida (líneas 878, 907).',
      en: 'Movement leaves them out (line 454), but the obstacles to flight are only enemies, friends in special formation and fleeing elephants (lines 878, 907).',
    },
  },
  R48: {
    question: {
      es: '¿En qué momento se declara la huida voluntaria?',
      en: 'At what moment is voluntary flight declared?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Tras los chequeos de moral de ese combate o disparo y antes del siguiente.',
          en: 'After the morale checks of that combat or shot and before the next one.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se decide tras un combate o un disparo con al menos 1 herida (línea 888); los chequeos y las huidas son los últimos pasos de un combate (líneas 820-821).',
      en: 'It is decided after a combat or shot with at least 1 wound (line 888); checks and flights are the last steps of a combat (lines 820-821).',
    },
  },
  R50: {
    question: {
      es: 'En una Estampida, ¿hace chequeo la unidad activada? ¿Quién tiene el -2?',
      en: 'In a Stampede, does the activated unit check? Who has the -2?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Ella no. El -2 es de las montadas: caballería, camellos, elefantes y carros.',
          en: 'It does not. The -2 is for mounted units: cavalry, camels, elephants and chariots.',
        },
      },
      {
        key: 'b',
        text: { es: 'Ella también, si tiene animales.', en: 'It does too, if it has animals.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Después mueve y combate con normalidad (línea 1206), lo que supone que no ha huido; el texto sólo dice que chequean las que están a 4 UD de ella y que las montadas, carros incluidos, tienen -2 (línea 1204). La lista de cartas de la editorial da el -2 a todos los animales (conocimiento general, no del reglamento).',
      en: "Afterwards it moves and fights normally (line 1206), which supposes that it has not fled; the text only says that those within 4 UD of it check, and that mounted units, chariots included, have -2 (line 1204). The publisher's list of cards gives the -2 to all animals (general knowledge, not from the book).",
    },
  },
  R51: {
    question: {
      es: 'Los elefantes que igualan su moral justa al recuperarse pueden ser muertos por su jugador. ¿Y si sacan un 1?',
      en: 'Elephants that roll exactly their morale on recovering may be killed by their player. And if they roll a 1?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Con un 1 se recuperan siempre. Si además su moral modificada es 1, la igualan, y se puede elegir matarlos.',
          en: 'With a 1 they always recover. If their modified morale is 1 as well, they equal it, and killing them may be chosen.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El 1 siempre supera un chequeo (línea 783); lo otro pide sólo que el resultado iguale la moral (línea 918).',
      en: 'A 1 always passes a check (line 783); the other rule only asks that the result equal the morale (line 918).',
    },
  },
  R52: {
    question: {
      es: 'La unidad arrollada que falla su chequeo, ¿queda Rota y además huye porque arrollar también rompe?',
      en: 'Does a trampled unit that fails its check become Broken and then flee, because trampling breaks as well?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: queda Rota 1 vez. Sólo huye si ya estaba Rota antes.',
          en: 'No: it becomes Broken 1 time. It flees only if it was Broken before.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El marcador se pone a la que sigue operativa, y a la que ya estaba Rota no le pasa nada más (línea 914). El ejemplo acaba en Rota por cualquiera de los caminos (línea 916).',
      en: 'The marker goes on one that is still in action, and to one that was Broken already nothing more happens (line 914). The example ends in Broken either way (line 916).',
    },
  },
  R53: {
    question: {
      es: '¿Cómo arrollan los elefantes a varias unidades seguidas, o a unidades trabadas?',
      en: 'How do elephants trample several units in a row, or engaged units?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'A cada una en el orden en que las encuentran, trabadas o no. Cualquiera de ellas puede elegir combatir.',
          en: 'Each in the order in which they meet them, engaged or not. Any of them may choose to fight.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento dice que arrollan a cualquiera que atraviesen (línea 914) y que la que va a serlo puede combatir (línea 922); de varias, o de las trabadas, no habla.',
      en: 'The book says that they trample any unit that they cross (line 914) and that one about to be trampled may fight (line 922); it does not speak of several, nor of engaged ones.',
    },
  },
  R54: {
    question: {
      es: '¿Puede una unidad en huida intentar recuperarse 2 veces en un turno?',
      en: 'May a fleeing unit try to recover 2 times in a turn?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: al ser activada y en la fase de huida.',
          en: 'Yes: on being activated and in the flight phase.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Quien falla al activarse puede volver a intentarlo en la fase de huida (línea 440), que es para toda la que no haya empezado a huir ese turno, activada o no (línea 898).',
      en: 'One that fails on activation may try again in the flight phase (line 440), which is for every unit that has not begun its flight that turn, activated or not (line 898).',
    },
  },
  R62: {
    question: {
      es: 'La artillería se destruye en vez de huir. ¿También si su jugador elige la huida?',
      en: 'Artillery is destroyed instead of fleeing. Also if its player chooses flight?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: en la huida forzosa y en la voluntaria.',
          en: 'Yes: in forced flight and in voluntary flight.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'No puede hacer movimiento de huida (línea 889), y la voluntaria obliga a iniciarlo (línea 888).',
      en: 'It cannot make a flight move (line 889), and voluntary flight obliges it to begin one (line 888).',
    },
  },
  R63: {
    question: {
      es: 'Si 2 caminos de huida son igual de cortos, ¿quién elige?',
      en: 'If 2 ways of flight are equally short, who chooses?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'El jugador de la unidad que huye.', en: 'The player of the fleeing unit.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se pide el camino más corto (líneas 906-907); de los empates no se dice nada.',
      en: 'The shortest way is asked for (lines 906-907); of ties nothing is said.',
    },
  },
  R79: {
    question: {
      es: '¿Cuánto mueve quien huye? ¿Puede elegir menos, y pagan sus giros?',
      en: 'How far does a fleeing unit move? May it choose less, and are its turns paid for?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Todo su movimiento, salvo que la detengan un obstáculo, una amiga sobre la que acabaría o el borde. Cada giro cuesta 1 UD, como a los Hostigadores.',
          en: 'All its movement, unless an obstacle, a friend on which it would end, or the edge stops it. Each turn costs 1 UD, as for Skirmishers.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Igual, pero los giros necesarios no cuestan nada.',
          en: 'The same, but the turns that it needs cost nothing.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Huye con toda su capacidad (líneas 876, 906), como si fuera hostigadora, y los Hostigadores pagan 1 UD por giro (línea 535). Los ejemplos no cuentan ese coste (líneas 882-886).',
      en: 'It flees with its whole capacity (lines 876, 906), as if it were a Skirmisher, and Skirmishers pay 1 UD for a turn (line 535). The examples do not count that cost (lines 882-886).',
    },
  },
  R80: {
    question: {
      es: '«Este mismo turno», ¿es el de un jugador o la ronda de ambos?',
      en: 'Is “this same turn” that of one player or the round of both?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El de un jugador. Quien empezó a huir en el turno del enemigo hace su chequeo en la siguiente fase de huida de su dueño.',
          en: "That of one player. A unit put to flight in the enemy's turn checks in its owner's next flight phase.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El turno acaba y pasa al otro jugador (línea 406); así se entienden la huida (línea 898), las jabalinas y las cargas (líneas 1199, 1330).',
      en: 'The turn ends and passes to the other player (line 406); flight (line 898), javelins and charges (lines 1199, 1330) are understood in that way.',
    },
  },
  R82: {
    question: {
      es: 'Una unidad con Firmeza falla el chequeo de una Estampida, que deja Rota y en huida. ¿Huye?',
      en: 'A Steadfast unit fails the check of a Stampede, which leaves units Broken and fleeing. Does it flee?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No, salvo que su jugador quiera: queda Rota.',
          en: 'No, unless its player wishes: it becomes Broken.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: la Estampida pone en huida a toda la que falla.',
          en: 'Yes: the Stampede puts to flight every unit that fails.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La Estampida dice toda unidad que falle (línea 1204); la Firmeza, que nunca huyen salvo que lo desee su jugador (línea 1082), y ésta es la excepción.',
      en: 'The Stampede says every unit that fails (line 1204); Steadfast, that they never flee unless their player wishes (line 1082), and the latter is the exception.',
    },
  },
});
