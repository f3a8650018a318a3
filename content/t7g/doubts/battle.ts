import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R99: {
    place: { es: 'El ejército, párrafo 1', en: 'The army, paragraph 1' },
    question: {
      es: '¿Puede un ejército costar justo el límite?',
      en: 'May an army cost exactly the limit?',
    },
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'Sí: igual o menos.', en: 'Yes: that or less.' } }],
    adopted: 'a',
    why: { es: 'El límite se respeta también así.', en: 'That respects the limit too.' },
  },
  R100: {
    place: {
      es: 'La batalla, «Duración», tabla de turno, ventaja y victoria',
      en: 'The battle, “Duración”, table of turn, lead and victory',
    },
    question: {
      es: '¿Qué da nombre a la victoria: el turno o la ventaja?',
      en: 'What names the victory: the turn or the lead?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'El turno en que acaba la partida.', en: 'The turn in which the game ends.' },
      },
      { key: 'b', text: { es: 'La ventaja.', en: 'The lead.' } },
    ],
    adopted: 'a',
    why: { es: 'La tabla tiene un nombre por turno.', en: 'The table has one name per turn.' },
  },
  R140: {
    place: { es: 'La batalla, «Duración»', en: 'The battle, “Duración”' },
    question: {
      es: '¿Y si hay igualdad al acabar el turno 8?',
      en: 'What if the points are equal at the end of turn 8?',
    },
    confidence: 'medium',
    readings: [{ key: 'a', text: { es: 'Es un empate.', en: 'It is a draw.' } }],
    adopted: 'a',
    why: {
      es: 'La partida acaba sea cual sea el resultado.',
      en: 'The game ends whatever the result.',
    },
  },
  R101: {
    place: {
      es: 'La batalla, «Duración» y «Puntuación»',
      en: 'The battle, “Duración” and “Puntuación”',
    },
    question: { es: '¿Qué es la ventaja?', en: 'What is the lead?' },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Los puntos propios menos los del enemigo al acabar el turno.',
          en: "One's own points less the enemy's at the end of the turn.",
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Ambos puntúan lo mismo.', en: 'Both sides score the same things.' },
  },
  R102: {
    place: {
      es: 'La batalla, «Puntuación»; Los mandos, «Bajas en los Mandos»',
      en: 'The battle, “Puntuación”; The commanders, “Bajas en los Mandos”',
    },
    question: {
      es: '¿Dan puntos los Mandos que no son Comandante?',
      en: 'Do Commanders other than the General score?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No, en este escenario. La Compañía que disuelve Experimentado, sí.',
          en: 'No, in this scenario. A Company broken up by Experienced does.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'No están en la lista.', en: 'They are not in the list.' },
  },
  R170: {
    place: {
      es: 'La batalla, «Puntuación»; Los mandos, «Bajas en los Mandos»',
      en: 'The battle, “Puntuación”; The commanders, “Bajas en los Mandos”',
    },
    question: {
      es: '¿Da puntos un Comandante que huye o se retira?',
      en: 'Does a General who flees or is removed score?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: por cualquiera de las 4 formas de ser baja.',
          en: 'Yes: in any of the 4 ways of becoming a casualty.',
        },
      },
      { key: 'b', text: { es: 'No: sólo si es destruido.', en: 'No: only if he is destroyed.' } },
    ],
    adopted: 'a',
    why: { es: 'El libro llama baja a las 4.', en: 'The book calls all 4 a casualty.' },
  },
  R141: {
    place: {
      es: 'Las tropas, «Choragiew» y «Fortificación Emplazada»; La batalla, «Puntuación»',
      en: 'The troops, “Choragiew” and “Fortificación Emplazada”; The battle, “Puntuación”',
    },
    question: { es: '¿Cómo puntúa una Choragiew?', en: 'How does a Choragiew score?' },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Por cada unidad que pierde.', en: 'For each unit that it loses.' } },
      { key: 'b', text: { es: 'Como una sola.', en: 'As a single one.' } },
    ],
    adopted: 'a',
    why: { es: 'Cada vez se pierde una unidad.', en: 'A unit is lost each time.' },
  },
  R103: {
    place: { es: 'La batalla, «Puntos de Escenario»', en: 'The battle, “Puntos de Escenario”' },
    question: {
      es: '¿Y los Puntos de Escenario que no se gastan?',
      en: 'What of scenario points that are not spent?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Quien no puede o no quiere gastarlos se para.',
          en: 'A player who cannot or will not spend them stops.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Nada obliga a seguir.', en: 'Nothing compels him to go on.' },
  },
  R142: {
    place: { es: 'La batalla, «Despliegue»', en: 'The battle, “Despliegue”' },
    question: {
      es: 'Empate en el dado de despliegue y en puntos usados: ¿quién gana?',
      en: 'Equal deployment dice and equal points used: who wins?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Se tira otra vez.', en: 'Roll again.' } },
      { key: 'b', text: { es: 'Lo acuerdan los jugadores.', en: 'The players agree.' } },
    ],
    adopted: 'a',
    why: {
      es: 'No está impreso; cuentan los puntos gastados de verdad.',
      en: 'It is not printed; the points really spent count.',
    },
  },
  R104: {
    place: {
      es: 'La batalla, «Puntos de Escenario», listas de 2 y 3 puntos; «Los Elementos»',
      en: 'The battle, “Puntos de Escenario”, lists of 2 and 3 points; “Los Elementos”',
    },
    question: {
      es: '¿Qué reglas tienen la ciénaga y la zona urbana?',
      en: 'What rules have the marsh and the urban area?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Ninguna: sólo su coste. Los jugadores las acuerdan.',
          en: 'None: only their cost. The players agree on them.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'El capítulo no las describe.', en: 'The chapter does not describe them.' },
  },
  R105: {
    place: {
      es: 'La batalla, «Río», tabla del caudal',
      en: 'The battle, “Río”, table of the flow',
    },
    question: {
      es: '¿Qué es el segundo dado del caudal?',
      en: "What is the second die of the river's flow?",
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Con un 6 el río es Intransitable; si no, sigue Muy Difícil.',
          en: 'On a 6 the river is Impassable; otherwise it stays Very Difficult.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Sólo se nombra el 6.', en: 'Only the 6 is named.' },
  },
  R106: {
    place: {
      es: 'La batalla, «Despliegue», párrafo «Las zonas de despliegue comienzan»',
      en: 'The battle, “Despliegue”, paragraph “Las zonas de despliegue comienzan”',
    },
    question: {
      es: '¿Cómo son las zonas de despliegue?',
      en: 'What are the deployment zones like?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Dos franjas en los bordes largos, desde 12″ del centro: 12″ de fondo, o 18″ en la mesa de 28 mm.',
          en: 'Two strips along the long edges, from 12″ off the centre: 12″ deep, or 18″ on the 28 mm table.',
        },
      },
      { key: 'b', text: { es: 'En los bordes cortos.', en: 'Along the short edges.' } },
    ],
    adopted: 'a',
    why: { es: 'La mesa se divide a lo largo.', en: 'The table is divided lengthwise.' },
  },
  R107: {
    place: { es: 'La batalla, «Río»', en: 'The battle, “Río”' },
    question: { es: '¿Cuándo se tira el caudal del río?', en: "When is the river's flow rolled?" },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Una vez, tras el despliegue, para toda la partida.',
          en: 'Once, after deployment, for the whole game.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Se tira al comenzar.', en: 'It is rolled as the game begins.' },
  },
});
