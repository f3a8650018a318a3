import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R6: {
    place: {
      es: '5. Turno de juego, «Retiradas», viñeta 1; 6. Tácticas y acciones napoleónicas, «Retirada y Reforma de la Caballería», ejemplo',
      en: '5. Turn, “Retreats”, bullet 1; 6. Napoleonic Tactics and Actions, “Cavalry Retire and Reform”, example',
    },
    question: {
      es: 'Una retirada va hacia el lado propio. ¿Puede un paso ir de costado, por la misma fila?',
      en: 'A retreat goes toward its own side. May a step go sideways, within the same row?',
    },
    clauses: 'ccn-5.176 ccn-5.202 ccn-6.12',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: cada paso entra en la fila siguiente hacia el borde propio. Vale para unidades, líderes y Retirada y Reforma.',
          en: 'No: each step enters the next row toward its own edge. This applies to units, leaders and Retire and Reform.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: también cabe un paso por la misma fila.',
          en: 'Yes: a step within the same row is allowed too.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Una retirada no va hacia los bordes laterales, y según el ejemplo cada hexágono debe quedar más cerca del borde amigo.',
      en: 'A retreat does not go toward the side edges, and by the example each hex must be nearer the friendly edge.',
    },
  },
  R31: {
    place: {
      es: '5. Turno de juego, «Retiradas», viñetas 3 y 5',
      en: '5. Turn, “Retreats”, bullets 3 and 5',
    },
    question: {
      es: 'Una unidad con un líder vinculado se retira y en su camino hay otro líder amigo solo. ¿Puede pasar por su hexágono?',
      en: 'A unit with an attached leader retreats, and another friendly leader stands alone in its way. May it pass through his hex?',
    },
    clauses: 'ccn-5.179 ccn-5.181',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'No: ese hexágono le está cerrado.', en: 'No: that hex is closed to it.' },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: puede atravesarlo, pero no acabar en él.',
          en: 'Yes: it may pass through, but not end there.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Sólo puede entrar una unidad sin líder, y entrar es detenerse allí. A favor de b: entre las piezas que cierran el paso no se nombra a un líder amigo.',
      en: 'Only a unit without a leader may enter, and to enter is to stop there. In favor of b: a friendly leader is not named among the pieces that bar the way.',
    },
  },
  R60: {
    place: {
      es: '5. Turno de juego, «Retiradas», párrafo 1 y viñeta 6',
      en: '5. Turn, “Retreats”, paragraph 1 and bullet 6',
    },
    question: {
      es: '¿Puede el dueño de una unidad elegir un camino de retirada sin salida y perder bloques, habiendo otro libre?',
      en: "May a unit's owner choose a retreat route with a dead end and lose blocks, when another is free?",
    },
    clauses: 'ccn-5.175 ccn-5.182',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: elige paso a paso, y sólo debe seguir mientras haya un hexágono legal.',
          en: 'Yes: it is chosen step by step, and it need only go on while a legal hex is open.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: debe tomar el camino en que complete más hexágonos.',
          en: 'No: the route on which it completes the most hexes must be taken.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El dueño decide los hexágonos, y cuesta bloques el camino que se tomó. En una Retirada y Reforma sí hace falta un camino de 2 hexágonos.',
      en: 'The owner decides on the hexes, and it is the route taken that costs blocks. A Retire and Reform does need a way of 2 hexes.',
    },
  },
  R68: {
    place: {
      es: '5. Turno de juego, «Reforzar la Moral», párrafo 1 y viñetas 6 y 8; 2. Contenido, «Ayudas Para Identificación Visual de Unidades y Líderes»',
      en: '5. Turn, “Bolstering Morale”, paragraph 1 and bullets 6 and 8; 2. Components, “Aids for Recognizing Units and Leaders”',
    },
    question: {
      es: 'Los granaderos de la Guardia y la Vieja Guardia, ¿suman la bandera de los granaderos a las de la Guardia?',
      en: "Do Guard Grenadiers and Old Guard add the Grenadiers' flag to those of the Guard?",
    },
    clauses: 'ccn-5.186 ccn-5.192 ccn-5.194',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: ignoran sólo 1 o 2, según su tarjeta nacional.',
          en: 'No: they ignore only 1 or 2, by their national card.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: los efectos se suman, y ambos llevan la granada.',
          en: 'Yes: the effects add up, and both carry the grenade.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Donde se enumeran tipos, granaderos y granaderos de la Guardia son 2 distintos.',
      en: 'Wherever types are listed, Grenadiers and Guard Grenadiers are 2 different ones.',
    },
  },
  R72: {
    place: {
      es: '6. Tácticas y acciones napoleónicas, «Retirada y Reforma de la Caballería», párrafo 3; 5. Turno de juego, «Retiradas», viñetas 2 y 5',
      en: '6. Napoleonic Tactics and Actions, “Cavalry Retire and Reform”, paragraph 3; 5. Turn, “Retreats”, bullets 2 and 5',
    },
    question: {
      es: '¿Es la Retirada y Reforma una retirada?',
      en: 'Is Retire and Reform a retreat?',
    },
    clauses: 'ccn-5.177 ccn-5.181 ccn-6.3 ccn-6.7 ccn-6.12',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: el terreno transitable no la frena, y puede acabar en el hexágono de un líder amigo solo, pero no empezar por él.',
          en: 'Yes: passable terrain does not stop it, and it may end in the hex of a lone friendly leader, though not begin with it.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: es un movimiento de 2 hexágonos, que impiden el terreno que detiene y todo hexágono ocupado.',
          en: 'No: it is a move of 2 hexes, prevented by terrain that stops and by any occupied hex.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento la describe como retirarse 2 hexágonos. Un líder amigo detiene una retirada, y en el primer hexágono la cortaría.',
      en: 'The book describes it as retreating 2 hexes. A friendly leader stops a retreat, and in the first hex he would cut it short.',
    },
  },
});
