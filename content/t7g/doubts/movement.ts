import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R35: {
    place: {
      es: 'Movimiento, «Solapamiento», párrafo 2; Los mandos, «En el lugar equivocado»',
      en: 'Movement, “Solapamiento”, paragraph 2; The commanders, “En el lugar equivocado”',
    },
    question: {
      es: '¿Se puede pasar a través de la artillería enemiga?',
      en: 'May a unit pass through enemy artillery?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'No: sólo de la amiga.', en: 'No: only through friendly artillery.' },
      },
      { key: 'b', text: { es: 'Sí, de cualquiera.', en: 'Yes, through any.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Tocar a un enemigo pide ¡Atacad!, y la batería que se aparta gratis sólo puede ser propia.',
      en: "Touching an enemy takes Assault!, and a battery that is moved free can only be one's own.",
    },
  },
  R36: {
    place: {
      es: 'Movimiento, «Corrección de Movimiento»',
      en: 'Movement, “Corrección de Movimiento”',
    },
    question: {
      es: '¿Cuánto puede corregirse un movimiento?',
      en: 'How far may a move be corrected?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Lo mínimo que evite el solape, y los jugadores acuerdan si es poco.',
          en: 'The least that ends the overlap, and the players agree whether it is little.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'No hay número.', en: 'There is no number.' },
  },
  R37: {
    place: {
      es: 'Movimiento, «Efectos del Terreno», «Difícil» y «Fácil»',
      en: 'Movement, “Efectos del Terreno”, “Difícil” and “Fácil”',
    },
    question: {
      es: '¿Frena todo el movimiento un tramo corto de terreno Difícil?',
      en: 'Does a short stretch of Difficult terrain slow the whole move?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: se reduce la Velocidad de la unidad.',
          en: "Yes: the unit's Speed is decreased.",
        },
      },
      { key: 'b', text: { es: 'No: sólo ese tramo.', en: 'No: only that stretch.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La reducción es de la Velocidad de quien lo cruza.',
      en: 'The Decrease is to the Speed of the unit that crosses.',
    },
  },
  R126: {
    place: {
      es: 'Movimiento, «Efectos del Terreno», «Difícil» y «Muy Difícil»',
      en: 'Movement, “Efectos del Terreno”, “Difícil” and “Muy Difícil”',
    },
    question: {
      es: 'El Centro Frontal empieza dentro del terreno y sale de él. ¿Le afecta?',
      en: 'The Front Centre begins inside the terrain and leaves it. Is the unit affected?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: lo cruza, con la reducción y, si es Muy Difícil, el Desorden.',
          en: 'Yes: it crosses it, with the Decrease and, if Very Difficult, Disorder.',
        },
      },
      { key: 'b', text: { es: 'No: sólo cuenta entrar.', en: 'No: only entering counts.' } },
    ],
    adopted: 'a',
    why: { es: 'Su Centro Frontal pasa por él.', en: 'Its Front Centre passes through it.' },
  },
  R38: {
    place: {
      es: 'Movimiento, «Cambio de Orientación»; «Efectos del Terreno»',
      en: 'Movement, “Cambio de Orientación”; “Efectos del Terreno”',
    },
    question: {
      es: '¿Es un movimiento para el terreno el cambio de orientación?',
      en: 'Is a change of orientation a move as far as terrain is concerned?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: no gasta Velocidad ni cruza nada; después cuenta dónde queda el nuevo Centro Frontal.',
          en: 'No: it uses no Speed and crosses nothing; afterwards it counts where the new Front Centre lies.',
        },
      },
      { key: 'b', text: { es: 'Sí: es un desplazamiento.', en: 'Yes: it is a displacement.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Orientar y Mover son acciones distintas.',
      en: 'Facing and moving are different actions.',
    },
  },
  R148: {
    place: {
      es: 'Movimiento, «Cambio de Orientación» y «Solapamiento»',
      en: 'Movement, “Cambio de Orientación” and “Solapamiento”',
    },
    question: {
      es: '¿Puede solapar a otra una unidad que cambia de orientación?',
      en: 'May a unit that changes orientation overlap another?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No, salvo la pequeña corrección de todo movimiento.',
          en: 'No, but for the small correction of any move.',
        },
      },
      { key: 'b', text: { es: 'Sí: gira en cualquier caso.', en: 'Yes: it turns in any case.' } },
    ],
    adopted: 'a',
    why: { es: 'La prohibición de solapar es general.', en: 'The ban on overlap is general.' },
  },
  R39: {
    place: {
      es: 'Las tropas, «Cuadros», último párrafo',
      en: 'The troops, “Cuadros”, last paragraph',
    },
    question: {
      es: '¿Qué no puede añadir una unidad con Cuadros cuando se orienta?',
      en: 'What may a unit with Squares not add when it faces about?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Mover; sí disparar o reorganizarse.',
          en: 'A move; it may shoot or reorganise.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se excluye otra acción de movimiento.',
      en: 'Another action of movement is what is excluded.',
    },
  },
  R108: {
    place: {
      es: 'Movimiento, «Solapamiento», párrafo «A las unidades de artillería»',
      en: 'Movement, “Solapamiento”, paragraph “A las unidades de artillería”',
    },
    question: {
      es: '¿Hacia dónde se aparta la artillería solapada?',
      en: 'Where does overlapped artillery go?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Hacia la retaguardia de quien movió hasta quedar fuera, y 1″ más: siempre acaba detrás.',
          en: "Towards the mover's rear until it is clear, and 1″ more: it always ends behind.",
        },
      },
      { key: 'b', text: { es: 'Por la salida más corta.', en: 'By the shortest way out.' } },
    ],
    adopted: 'a',
    why: { es: 'La dirección está impresa.', en: 'The direction is printed.' },
  },
});
