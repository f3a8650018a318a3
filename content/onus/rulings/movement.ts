import { defineRulings } from '../../../src/content/registry.ts';

export default defineRulings({
  R23: {
    question: {
      es: 'Con movimiento reducido no se carga, con pocas excepciones. ¿Se puede tras un Giro Libre o al adoptar una formación?',
      en: 'With reduced movement there is no charge, with few exceptions. May a unit charge after a free rotation or on adopting a formation?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: ambas maniobras son excepciones más.',
          en: 'Yes: both manoeuvres are further exceptions.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las listas de excepciones nombran sólo cartas, Falange, Muro de Escudos y terreno (líneas 505, 587), pero los recuadros y textos de ambas maniobras dejan cargar (líneas 171, 181, 528, 531, 558, 563, 950).',
      en: 'The lists of exceptions name only cards, Phalanx, Shield Wall and terrain (lines 505, 587), but the boxes and texts of both manoeuvres allow the charge (lines 171, 181, 528, 531, 558, 563, 950).',
    },
  },
  R25: {
    question: {
      es: '¿Quién adopta o cambia de formación con movimiento normal?',
      en: 'Who adopts or changes formation with normal movement?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Maniobrables, Hostigadores, quien pone o quita la Bravura, y la Punta de Flecha y la Romboidal.',
          en: 'Manoeuvrable units, Skirmishers, units that switch Bravery, and Arrowhead and Rhomboid.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Igual, pero sin adoptar así la Punta de Flecha ni la Romboidal: sólo mueve con normalidad quien ya las tiene.',
          en: 'The same, but without adopting Arrowhead or Rhomboid in that way: only a unit that has them already moves normally.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El recuadro nombra Maniobrables y Bravura (línea 559); el texto, Maniobrables y Hostigadores (líneas 563, 950); la Punta de Flecha se hace en movimiento normal (línea 998), y la Romboidal es como ella (línea 1002). Tomamos la suma de todos.',
      en: 'The box names Manoeuvrable and Bravery (line 559); the text, Manoeuvrable and Skirmishers (lines 563, 950); the Arrowhead is made in normal movement (line 998), and the Rhomboid is like it (line 1002). We take them all together.',
    },
  },
  R27: {
    question: {
      es: '¿Queda Rota la unidad que atraviesa a una amiga en huida?',
      en: 'Does a unit that passes through a fleeing friend become Broken?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: la que huye está también Rota.',
          en: 'Yes: a fleeing unit is Broken too.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Atravesar a una Rota rompe (línea 461), y la que huye lleva también ese marcador (líneas 888, 1167).',
      en: 'Passing through a Broken unit breaks (line 461), and a fleeing one carries that marker too (lines 888, 1167).',
    },
  },
  R28: {
    question: {
      es: 'El Giro Libre gratuito de las Romboidales, ¿es 1 por movimiento o 1 por turno?',
      en: 'Is the free rotation without cost of Rhomboid units 1 a move or 1 a turn?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Es lo mismo: una unidad tiene 1 movimiento por turno. El movimiento adicional de Embestir no es otro turno.',
          en: 'It is the same: a unit has 1 move a turn. The extra move of Ram is no other turn.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Una línea dice por movimiento (líneas 529, 537) y otra por turno (línea 1002).',
      en: 'One place says a move (lines 529, 537) and another a turn (line 1002).',
    },
  },
  R31: {
    question: {
      es: '¿Cuántas secciones puede ampliar una unidad?',
      en: 'By how many sections may a unit extend?',
    },
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: '1 por cada lado: 2 en total.', en: '1 on each side: 2 in all.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Se coloca un marcador a la izquierda y/o a la derecha, y se retiran 1 o 2 (línea 546); ampliada por ambos flancos tiene 6 secciones frontales (línea 605).',
      en: 'A marker is placed on the left and/or on the right, and 1 or 2 are removed (line 546); extended on both flanks it has 6 front sections (line 605).',
    },
  },
  R44: {
    question: {
      es: 'A la unidad de proyectiles que hace movimiento normal se le quita el marcador de Unidad Activa. ¿Deja por ello de combatir si ha cargado?',
      en: 'A missile unit that makes a normal move has its Active Unit marker removed. Does it therefore not fight if it has charged?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: quitarlo sólo recuerda que no dispara. Si está trabada, combate.',
          en: 'No: removing it only recalls that it does not shoot. If it is engaged, it fights.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla da ese motivo (línea 573), y toda unidad trabada combate, activa o no (líneas 432, 807).',
      en: 'The rule gives that reason (line 573), and every engaged unit fights, active or not (lines 432, 807).',
    },
  },
  R71: {
    question: {
      es: '¿Puede hacer Giro Libre una unidad en Cuadro?',
      en: 'May a unit in Square make a free rotation?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: antes debe deshacer la formación.',
          en: 'No: it must dissolve the formation first.',
        },
      },
      {
        key: 'b',
        text: { es: 'Sí: girar no es desplazarse.', en: 'Yes: rotating is not moving away.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El recuadro del Giro Libre admite formaciones especiales (línea 528), pero el Cuadro no puede mover mientras está activo (línea 990), y el Giro Libre es parte de un movimiento reducido (línea 531).',
      en: 'The box of free rotation admits special formations (line 528), but the Square may not move while it is active (line 990), and free rotation is part of a reduced move (line 531).',
    },
  },
  R72: {
    question: {
      es: '¿Qué es la distancia de carga de las Impetuosas?',
      en: 'What is the charge distance of Impetuous units?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La que permite contactar legalmente este turno con su movimiento normal, pagando los giros; los Atletas, con 1 UD más.',
          en: 'The one from which the unit could legally make contact this turn with its normal movement, turns paid for; Athletes, with 1 UD more.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento usa la expresión sin definirla (línea 1088); la carga se hace con movimiento normal (línea 587), y los giros se pagan (línea 589).',
      en: 'The book uses the expression without defining it (line 1088); the charge is made with normal movement (line 587), and turns are paid for (line 589).',
    },
  },
  R74: {
    question: {
      es: 'Deshacer una formación, ¿reduce el movimiento como adoptarla?',
      en: 'Does dissolving a formation reduce movement as adopting it does?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Adoptarla o cambiarla lo reduce. Deshacerla al empezar el movimiento, en un turno posterior al de su activación, permite el movimiento normal y la marcha forzada.',
          en: 'Adopting or changing it does. Dissolving it at the start of the move, in a later turn than that of its activation, leaves normal movement and forced march open.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'También lo reduce deshacerla.',
          en: 'Dissolving it reduces movement as well.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Deshacer figura entre las maniobras de movimiento reducido (líneas 561-563), pero en turnos posteriores puede desactivarse y mover con normalidad (línea 950), y se hace marcha forzada si se deshace (línea 493).',
      en: 'Dissolving stands among the manoeuvres of reduced movement (lines 561-563), but in later turns the unit may switch it off and move normally (line 950), and it makes a forced march if it dissolves it (line 493).',
    },
  },
  R75: {
    question: {
      es: '¿Pueden los Hostigadores adoptar una formación y disparar el mismo turno?',
      en: 'May Skirmishers adopt a formation and shoot in the same turn?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: el recuadro de adoptar formación excluye el disparo para todos.',
          en: 'No: the box of adopting a formation rules out the shot for all.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: hacen las maniobras especiales y además disparan.',
          en: 'Yes: they make special manoeuvres and shoot as well.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El recuadro dice que no al ataque a distancia (línea 558), y sus excepciones no nombran a los Hostigadores (línea 559). Lo que se les concede es hacer maniobras y disparar a movimiento normal (líneas 507, 1056).',
      en: 'The box says no to the ranged attack (line 558), and its exceptions do not name Skirmishers (line 559). What is granted to them is to make manoeuvres and shoot at normal movement (lines 507, 1056).',
    },
  },
});
