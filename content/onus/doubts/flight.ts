import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R24: {
    place: {
      es: 'VII - Secuencia del turno, «2. Fase de movimiento», «Atravesar unidades» (pág. 13); «5. Fase de combate», «Desarrollo del combate», «Huida en combate» (pág. 32), «Movimiento inicial de huida»; «6. Fase de huida», «Obstáculos a la huida» (pág. 34)',
      en: 'VII - Turn sequence, “2. Movement phase”, “Passing through units” (p. 13); “5. Combat phase”, “Course of the combat”, “Flight in combat” (p. 32), “Initial flight move”; “6. Flight phase”, “Obstacles to flight” (p. 34)',
    },
    question: {
      es: 'Al mover no se atraviesa a amigas trabadas en combate. ¿Y al huir?',
      en: 'In movement engaged friends may not be passed through. And in flight?',
    },
    clauses: 'onus-7.28 onus-7.179 onus-7.191',
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
      es: 'El movimiento las excluye, pero los obstáculos a la huida son sólo enemigas, amigas en formación especial y elefantes en huida.',
      en: 'Movement leaves them out, but the obstacles to flight are only enemies, friends in special formation and fleeing elephants.',
    },
  },
  R48: {
    place: {
      es: 'VII - Secuencia del turno, «5. Fase de combate», «Desarrollo del combate», «Huida en combate», «Huida voluntaria» (pág. 33)',
      en: 'VII - Turn sequence, “5. Combat phase”, “Course of the combat”, “Flight in combat”, “Voluntary flight” (p. 33)',
    },
    question: {
      es: '¿En qué momento se declara la huida voluntaria?',
      en: 'At what moment is voluntary flight declared?',
    },
    clauses: 'onus-7.180',
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
      es: 'Se decide tras un combate o un disparo con al menos 1 herida; los chequeos y las huidas son los últimos pasos de un combate.',
      en: 'It is decided after a combat or shot with at least 1 wound; checks and flights are the last steps of a combat.',
    },
  },
  R50: {
    place: {
      es: 'XI - Más sobre órdenes y eventos, «Estampida» (pág. 43)',
      en: 'XI - More on orders and events, “Stampede” (p. 43)',
    },
    question: {
      es: 'En una Estampida, ¿hace chequeo la unidad activada? ¿Quién tiene el -2?',
      en: 'In a Stampede, does the activated unit check? Who has the -2?',
    },
    clauses: 'onus-11.15 onus-11.16',
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
      es: 'Después mueve y combate con normalidad, lo que supone que no ha huido; el texto sólo dice que chequean las que están a 4 UD de ella y que las montadas, carros incluidos, tienen -2. La lista de cartas de la editorial da el -2 a todos los animales (conocimiento general, no del reglamento).',
      en: "Afterwards it moves and fights normally, which supposes that it has not fled; the text only says that those within 4 UD of it check, and that mounted units, chariots included, have -2. The publisher's list of cards gives the -2 to all animals (general knowledge, not from the book).",
    },
  },
  R51: {
    place: {
      es: 'VII - Secuencia del turno, «6. Fase de huida», párrafo tras el ejemplo de «Arrollo por elefantes» (pág. 34); «3. Fase de disparo», «Consecuencias» (pág. 27), frase tras «Chequeo de moral»',
      en: 'VII - Turn sequence, “6. Flight phase”, paragraph after the example of “Trampling by elephants” (p. 34); “3. Shooting phase”, “Consequences” (p. 27), sentence after “Morale check”',
    },
    question: {
      es: 'Los elefantes que igualan su moral justa al recuperarse pueden ser muertos por su jugador. ¿Y si sacan un 1?',
      en: 'Elephants that roll exactly their morale on recovering may be killed by their player. And if they roll a 1?',
    },
    clauses: 'onus-7.200',
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
      es: 'El 1 siempre supera un chequeo; lo otro pide sólo que el resultado iguale la moral.',
      en: 'A 1 always passes a check; the other rule only asks that the result equal the morale.',
    },
  },
  R52: {
    place: {
      es: 'VII - Secuencia del turno, «6. Fase de huida», «Arrollo por elefantes» (pág. 34) y su ejemplo',
      en: 'VII - Turn sequence, “6. Flight phase”, “Trampling by elephants” (p. 34) and its example',
    },
    question: {
      es: 'La unidad arrollada que falla su chequeo, ¿queda Rota y además huye porque arrollar también rompe?',
      en: 'Does a trampled unit that fails its check become Broken and then flee, because trampling breaks as well?',
    },
    clauses: 'onus-7.199',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: queda Rota una vez. Sólo huye si ya estaba Rota antes.',
          en: 'No: it becomes Broken once. It flees only if it was Broken before.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El marcador se pone a la que sigue operativa, y a la que ya estaba Rota no le pasa nada más. El ejemplo acaba en Rota por cualquiera de los caminos.',
      en: 'The marker goes on one that is still in action, and to one that was Broken already nothing more happens. The example ends in Broken either way.',
    },
  },
  R53: {
    place: {
      es: 'VII - Secuencia del turno, «6. Fase de huida», «Arrollo por elefantes» (pág. 34) y «Combatir elefantes en huida»',
      en: 'VII - Turn sequence, “6. Flight phase”, “Trampling by elephants” (p. 34) and “Fighting fleeing elephants”',
    },
    question: {
      es: '¿Cómo arrollan los elefantes a varias unidades seguidas, o a unidades trabadas?',
      en: 'How do elephants trample several units in a row, or engaged units?',
    },
    clauses: 'onus-7.195',
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
      es: 'El reglamento dice que arrollan a cualquiera que atraviesen y que la que va a serlo puede combatir; de varias, o de las trabadas, no habla.',
      en: 'The book says that they trample any unit that they cross and that one about to be trampled may fight; it does not speak of several, nor of engaged ones.',
    },
  },
  R54: {
    place: {
      es: 'VII - Secuencia del turno, «1. Fase de activación», «Activar unidades huidas»; «6. Fase de huida» (pág. 33), «Fases»',
      en: 'VII - Turn sequence, “1. Activation phase”, “Activating fleeing units”; “6. Flight phase” (p. 33), “Phases”',
    },
    question: {
      es: '¿Puede una unidad en huida intentar recuperarse dos veces en un turno?',
      en: 'May a fleeing unit try to recover twice in a turn?',
    },
    clauses: 'onus-7.22 onus-7.187',
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
      es: 'Quien falla al activarse puede volver a intentarlo en la fase de huida, que es para toda la que no haya empezado a huir ese turno, activada o no.',
      en: 'One that fails on activation may try again in the flight phase, which is for every unit that has not begun its flight that turn, activated or not.',
    },
  },
  R62: {
    place: {
      es: 'VII - Secuencia del turno, «5. Fase de combate», «Desarrollo del combate», «Huida en combate», «Balista, onagro y scorpiones» (pág. 33)',
      en: 'VII - Turn sequence, “5. Combat phase”, “Course of the combat”, “Flight in combat”, “Ballista, onager and scorpions” (p. 33)',
    },
    question: {
      es: 'La artillería se destruye en vez de huir. ¿También si su jugador elige la huida?',
      en: 'Artillery is destroyed instead of fleeing. Also if its player chooses flight?',
    },
    clauses: 'onus-7.182',
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
      es: 'No puede hacer movimiento de huida, y la voluntaria obliga a iniciarlo.',
      en: 'It cannot make a flight move, and voluntary flight obliges it to begin one.',
    },
  },
  R63: {
    place: {
      es: 'VII - Secuencia del turno, «6. Fase de huida», «Movimiento de huida» y «Obstáculos a la huida» (pág. 34)',
      en: 'VII - Turn sequence, “6. Flight phase”, “Flight move” and “Obstacles to flight” (p. 34)',
    },
    question: {
      es: 'Si 2 caminos de huida son igual de cortos, ¿quién elige?',
      en: 'If 2 ways of flight are equally short, who chooses?',
    },
    clauses: 'onus-7.190',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'El jugador de la unidad que huye.', en: 'The player of the fleeing unit.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se pide el camino más corto; de los empates no se dice nada.',
      en: 'The shortest way is asked for; of ties nothing is said.',
    },
  },
  R79: {
    place: {
      es: 'VII - Secuencia del turno, «5. Fase de combate», «Desarrollo del combate», «Huida en combate» (pág. 32), «Movimiento inicial de huida» y ejemplos; «6. Fase de huida», «Movimiento de huida» (pág. 34); «2.B. Maniobras especiales», «Giro libre» (pág. 16), texto sobre hostigadoras',
      en: 'VII - Turn sequence, “5. Combat phase”, “Course of the combat”, “Flight in combat” (p. 32), “Initial flight move” and examples; “6. Flight phase”, “Flight move” (p. 34); “2.B. Special manoeuvres”, “Free rotation” (p. 16), text on Skirmishers',
    },
    question: {
      es: '¿Cuánto mueve quien huye? ¿Puede elegir menos, y pagan sus giros?',
      en: 'How far does a fleeing unit move? May it choose less, and are its turns paid for?',
    },
    clauses: 'onus-2.4 onus-7.178 onus-7.190 onus-7.192',
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
      es: 'Huye con toda su capacidad, como si fuera hostigadora, y los Hostigadores pagan 1 UD por giro. Los ejemplos no cuentan ese coste.',
      en: 'It flees with its whole capacity, as if it were a Skirmisher, and Skirmishers pay 1 UD for a turn. The examples do not count that cost.',
    },
  },
  R80: {
    place: {
      es: 'VII - Secuencia del turno, «6. Fase de huida» (pág. 33), «Fases»; XI - Más sobre órdenes y eventos, «Lanzad jabalinas» (pág. 43); «Resumen de reglas importantes» (pág. 48), «Cargas»',
      en: 'VII - Turn sequence, “6. Flight phase” (p. 33), “Phases”; XI - More on orders and events, “Throw javelins” (p. 43); “Summary of important rules” (p. 48), “Charges”',
    },
    question: {
      es: '«Este mismo turno», ¿es el de un jugador o la ronda de ambos?',
      en: 'Is “this same turn” that of one player or the round of both?',
    },
    clauses: 'onus-7.187 onus-11.10 onus-13.8',
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
      es: 'El turno acaba y pasa al otro jugador; así se entienden la huida, las jabalinas y las cargas.',
      en: 'The turn ends and passes to the other player; flight, javelins and charges are understood in that way.',
    },
  },
  R82: {
    place: {
      es: 'XI - Más sobre órdenes y eventos, «Estampida» (pág. 43); IX - Habilidades de las unidades, «Firmeza» (pág. 39)',
      en: 'XI - More on orders and events, “Stampede” (p. 43); IX - Unit abilities, “Steadfast” (p. 39)',
    },
    question: {
      es: 'Una unidad con Firmeza falla el chequeo de una Estampida, que deja Rota y en huida. ¿Huye?',
      en: 'A Steadfast unit fails the check of a Stampede, which leaves units Broken and fleeing. Does it flee?',
    },
    clauses: 'onus-9.18 onus-11.17',
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
      es: 'La Estampida dice toda unidad que falle; la Firmeza, que nunca huyen salvo que lo desee su jugador, y ésta es la excepción.',
      en: 'The Stampede says every unit that fails; Steadfast, that they never flee unless their player wishes, and the latter is the exception.',
    },
  },
  R85: {
    place: {
      es: 'VII - Secuencia del turno, «5. Fase de combate», «Desarrollo del combate», «Huida en combate» (pág. 32), párrafo tras «Unidad en huida»; «6. Fase de huida» (pág. 33), «Fases»; lista de fases al comienzo de VII - Secuencia del turno (pág. 12), «Huida»',
      en: 'VII - Turn sequence, “5. Combat phase”, “Course of the combat”, “Flight in combat” (p. 32), paragraph after “Fleeing unit”; “6. Flight phase” (p. 33), “Phases”; list of phases at the beginning of VII - Turn sequence (p. 12), “Flight”',
    },
    question: {
      es: 'Una unidad bloqueada queda desbloqueada en otro turno y huye en «la siguiente fase de huida». ¿En cuál?',
      en: 'A blocked unit is unblocked in another turn and flees in “the next flight phase”. In which one?',
    },
    clauses: 'onus-7.177 onus-7.187',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'En la de su propietario: primero chequea por si se recupera, y si falla huye.',
          en: "In its owner's: it first checks to recover, and flees if it fails.",
        },
      },
      {
        key: 'b',
        text: {
          es: 'En la primera que haya, sea de quien sea, y sin chequeo.',
          en: 'In the very next one, whoever it belongs to, and without a check.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'En la fase de huida el jugador activo mueve sus propias unidades, y las que no empezaron a huir en ese turno chequean antes.',
      en: 'In the flight phase the active player moves his own units, and those that did not begin to flee in that turn check first.',
    },
  },
});
