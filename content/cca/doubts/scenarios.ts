import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R96: {
    place: {
      es: '7. Dar Órdenes a Unidades, «Mando»; Escenarios, «Lago Trasimeno», «Consejo de Guerra» y «Reglas Especiales»',
      en: '7. Ordering Units, “Command”; Scenarios, “Lake Trasimene”, “War Council” and “Special Rules”',
    },
    question: {
      es: 'El Mando es el máximo de cartas en la mano. ¿Cuál es el de Roma en el lago Trasimeno, donde la mano crece de 2 a 4?',
      en: "Command is the maximum hand of cards. What is Rome's at Lake Trasimene, where the hand grows from 2 to 4?",
    },
    clauses: 'cca-7.6 cca-18.26 cca-19.13 cca-19.17',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: '2 en el turno 1, 3 en el turno 2 y 4 desde el turno 3.',
          en: '2 on turn 1, 3 on turn 2 and 4 from turn 3 on.',
        },
      },
      {
        key: 'b',
        text: {
          es: '2 toda la batalla, el número del Consejo de Guerra.',
          en: '2 for the whole battle, the number in the Council of War.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El Mando sigue al máximo de cartas permitido, y ese máximo crece con la mano. El 2 impreso lleva un asterisco.',
      en: 'Command follows the maximum number of cards allowed, and that maximum grows with the hand. The printed 2 carries an asterisk.',
    },
  },
  R97: {
    place: {
      es: 'Escenarios, «Cástulo», «Reglas Especiales»',
      en: 'Scenarios, “Castulo”, “Special Rules”',
    },
    question: {
      es: 'En Cástulo, una unidad romana que sale da 1 estandarte. ¿Qué ocurre con un líder unido a ella?',
      en: 'At Castulo, a Roman unit that exits gives 1 banner. What happens to a leader attached to it?',
    },
    clauses: 'cca-4.4 cca-19.28',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sale con ella: ni da estandarte ni cuenta como perdido.',
          en: 'He exits with it: he neither gives a banner nor counts as lost.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sale con ella y cuenta como perdido: si es Publio Escipión, gana Cartago.',
          en: 'He exits with it and counts as lost: if he is Publius Scipio, Carthage wins.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla de salida habla sólo de la unidad, y el líder unido mueve con ella. Lo demás no está escrito.',
      en: 'The exit rule speaks of the unit only, and an attached leader moves with it. The rest is not written.',
    },
  },
  R98: {
    place: {
      es: 'Escenarios, «Baécula», «Reglas Especiales»',
      en: 'Scenarios, “Baecula”, “Special Rules”',
    },
    question: {
      es: 'En Baécula, ¿da un hex de campamento más de un estandarte? ¿Se pierde al salir la unidad? ¿Da igual cómo haya entrado?',
      en: 'At Baecula, does a camp hex give more than one banner? Is it lost when the unit leaves? Does it matter how the unit came in?',
    },
    clauses: 'cca-4.4 cca-19.32',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: '1 estandarte por hex, una sola vez, y se conserva aunque la unidad salga. Entra como sea: por una orden, avanzando, evadiéndose o en retirada. Un líder solo no cuenta.',
          en: '1 banner per hex, once only, and it is kept even if the unit leaves. It may come in by an order, an advance, an evasion or a retreat. A lone leader does not count.',
        },
      },
      {
        key: 'b',
        text: {
          es: '1 estandarte por hex, sólo mientras lo ocupa una unidad romana.',
          en: '1 banner per hex, only while a Roman unit occupies it.',
        },
      },
      {
        key: 'c',
        text: {
          es: '1 estandarte por hex, una sola vez, y sólo si entra por una orden o avanzando.',
          en: '1 banner per hex, once only, and only for entering by an order or an advance.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El estandarte es por capturar el hex, es decir, entrar en él, sin más condición; de devolverlo no se habla. Cuántos hexes hay sólo lo muestra el mapa, que aquí no se reproduce.',
      en: 'The banner is for capturing the hex, that is, entering it, without further condition; giving it back is not mentioned. How many hexes there are is shown only by the map, which is not reproduced here.',
    },
  },
  R99: {
    place: { es: 'Escenarios, título «Ilipa»', en: 'Scenarios, title “Ilipa”' },
    question: {
      es: 'El reglamento fecha Ilipa en 208 a. C. ¿Es la fecha correcta?',
      en: 'The book dates Ilipa to 208 BC. Is that the right date?',
    },
    clauses: 'cca-19.33',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Mostramos la fecha impresa, 208 a. C.',
          en: 'We show the printed date, 208 BC.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La fecha habitual es 206 a. C. (conocimiento general, no del reglamento).',
      en: 'The usual date is 206 BC (general knowledge, not from the book).',
    },
  },
  R100: {
    place: {
      es: 'Escenarios, «Río Crimissos», «Reglas Especiales»',
      en: 'Scenarios, “Crimissos River”, “Special Rules”',
    },
    question: {
      es: '¿Qué hexes son las 5 curvas en que el río Crimiso es vadeable?',
      en: 'Which hexes are the 5 bends at which the Crimissos River is fordable?',
    },
    clauses: 'cca-19.7',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Los que muestra el mapa del escenario, que aquí no se reproduce.',
          en: 'Those shown by the scenario map, which is not reproduced here.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El texto sólo nombra las curvas.',
      en: 'The text only names the bends.',
    },
  },
  R101: {
    place: {
      es: '4. Objetivo del Juego; 5. Turno de Juego (Secuencia de Juego)',
      en: '4. Object of the Game; 5. Game Turn (Sequence of Play)',
    },
    question: {
      es: '¿Hay límite de turnos o empate? ¿Pierde quien no puede mover?',
      en: 'Is there a turn limit or a draw? Does a player who cannot move lose?',
    },
    clauses: 'cca-4.1 cca-5.2',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: se juega hasta que un bando gana, y quien no puede mover sigue jugando.',
          en: 'No: play goes on until a side wins, and a player who cannot move plays on.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento sólo pone fin a la partida con los estandartes o con lo que diga el escenario.',
      en: 'The book ends the game only with the banners or with what the scenario says.',
    },
  },
  R111: {
    place: {
      es: 'Escenarios, «Lago Trasimeno», «Reglas Especiales»; 10. Combate a Distancia (Disparo), paso «3. Chequear Línea de Visión»; 17. Terreno, «Colina» y «Costa», apartado Línea de Visión',
      en: 'Scenarios, “Lake Trasimene”, “Special Rules”; 10. Ranged Combat (Fire), step “3. Check Line of Sight”; 17. Terrain, “Hill” and “Coast”, section Line of Sight',
    },
    question: {
      es: 'En el Lago Trasimeno, ¿se ve por encima del lago y de las colinas empinadas?',
      en: 'At Lake Trasimene, is there sight across the lake and over the steep hills?',
    },
    clauses: 'cca-17.19 cca-19.15 cca-19.16',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Por encima del lago, sí. Las colinas empinadas ocultan como las demás.',
          en: 'Across the lake, yes. The steep hills hide what other hills hide.',
        },
      },
      { key: 'b', text: { es: 'Por encima de ambos, sí.', en: 'Across both, yes.' } },
    ],
    adopted: 'a',
    why: {
      es: 'De la vista no se habla: sólo se prohíbe entrar. El agua no la tapa en la costa ni en el río vadeable, y esas colinas se llaman colinas.',
      en: 'Sight is not mentioned: only entering is forbidden. Water does not block it at the coast or at a fordable river, and those hills are called hills.',
    },
  },
});
