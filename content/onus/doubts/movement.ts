import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R23: {
    place: {
      es: 'VII - Secuencia del turno, «2.A. Tipos de movimiento», «Movimiento reducido» (pág. 15); «2.C. Cargar» (pág. 18); «2.B. Maniobras especiales», «Giro libre» (pág. 16), recuadro y texto; «2.B. Maniobras especiales», «Adoptar o cambiar formación especial» (pág. 17), recuadro y texto; VIII - Formaciones especiales, texto inicial, viñeta 2; II - Novedades en esta versión (pág. 6), «Formaciones especiales»',
      en: 'VII - Turn sequence, “2.A. Types of movement”, “Reduced movement” (p. 15); “2.C. Charging” (p. 18); “2.B. Special manoeuvres”, “Free rotation” (p. 16), box and text; “2.B. Special manoeuvres”, “Adopting or changing a special formation” (p. 17), box and text; VIII - Special formations, opening text, bullet 2; II - What is new in this version (p. 6), “Special formations”',
    },
    question: {
      es: 'Con movimiento reducido no se carga, con pocas excepciones. ¿Se puede tras un Giro Libre o al adoptar una formación?',
      en: 'With reduced movement there is no charge, with few exceptions. May a unit charge after a free rotation or on adopting a formation?',
    },
    clauses: 'onus-2.3 onus-2.10 onus-7.49 onus-7.56 onus-7.66 onus-7.74 onus-8.2',
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
      es: 'Las listas de excepciones nombran sólo cartas, Falange, Muro de Escudos y terreno, pero los recuadros y textos de ambas maniobras dejan cargar.',
      en: 'The lists of exceptions name only cards, Phalanx, Shield Wall and terrain, but the boxes and texts of both manoeuvres allow the charge.',
    },
  },
  R25: {
    place: {
      es: 'VII - Secuencia del turno, «2.B. Maniobras especiales», «Adoptar o cambiar formación especial» (pág. 17), recuadro y texto; VIII - Formaciones especiales, texto inicial, viñeta 2, y «Punta de flecha» (pág. 37), viñeta 3',
      en: 'VII - Turn sequence, “2.B. Special manoeuvres”, “Adopting or changing a special formation” (p. 17), box and text; VIII - Special formations, opening text, bullet 2, and “Arrowhead” (p. 37), bullet 3',
    },
    question: {
      es: '¿Quién adopta o cambia de formación con movimiento normal?',
      en: 'Who adopts or changes formation with normal movement?',
    },
    clauses: 'onus-7.66 onus-8.2 onus-8.21',
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
      es: 'El recuadro nombra Maniobrables y Bravura; el texto, Maniobrables y Hostigadores; la Punta de Flecha se hace en movimiento normal, y la Romboidal es como ella. Tomamos la suma de todos.',
      en: 'The box names Manoeuvrable and Bravery; the text, Manoeuvrable and Skirmishers; the Arrowhead is made in normal movement, and the Rhomboid is like it. We take them all together.',
    },
  },
  R27: {
    place: {
      es: 'VII - Secuencia del turno, «2. Fase de movimiento», «Atravesar unidades» (pág. 13); «5. Fase de combate», «Desarrollo del combate», «Huida en combate», «Huida voluntaria» (pág. 33); X - Modificadores, «Unidad rota» (pág. 42)',
      en: 'VII - Turn sequence, “2. Movement phase”, “Passing through units” (p. 13); “5. Combat phase”, “Course of the combat”, “Flight in combat”, “Voluntary flight” (p. 33); X - Modifiers, “Broken unit” (p. 42)',
    },
    question: {
      es: '¿Queda Rota la unidad que atraviesa a una amiga en huida?',
      en: 'Does a unit that passes through a fleeing friend become Broken?',
    },
    clauses: 'onus-7.32',
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
      es: 'Atravesar a una Rota rompe, y la que huye lleva también ese marcador.',
      en: 'Passing through a Broken unit breaks, and a fleeing one carries that marker too.',
    },
  },
  R28: {
    place: {
      es: 'VII - Secuencia del turno, «2.B. Maniobras especiales», «Giro libre» (pág. 16), recuadro y texto; VIII - Formaciones especiales, «Romboidales» (pág. 37)',
      en: 'VII - Turn sequence, “2.B. Special manoeuvres”, “Free rotation” (p. 16), box and text; VIII - Special formations, “Rhomboid” (p. 37)',
    },
    question: {
      es: 'El Giro Libre gratuito de las Romboidales, ¿es 1 por movimiento o 1 por turno?',
      en: 'Is the free rotation without cost of Rhomboid units 1 a move or 1 a turn?',
    },
    clauses: 'onus-7.58 onus-8.22 onus-9.10',
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
      es: 'Una línea dice por movimiento y otra por turno.',
      en: 'One place says a move and another a turn.',
    },
  },
  R31: {
    place: {
      es: 'VII - Secuencia del turno, «2.B. Maniobras especiales», «Ampliar o acortar la formación» (pág. 17); «2.C. Cargar» (pág. 18), ejemplo de la unidad con 6 secciones frontales',
      en: 'VII - Turn sequence, “2.B. Special manoeuvres”, “Extending or shortening the formation” (p. 17); “2.C. Charging” (p. 18), example of the unit with 6 front sections',
    },
    question: {
      es: '¿Cuántas secciones puede ampliar una unidad?',
      en: 'By how many sections may a unit extend?',
    },
    clauses: 'onus-6.20 onus-7.59 onus-15.34',
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: '1 por cada lado: 2 en total.', en: '1 on each side: 2 in all.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Se coloca un marcador a la izquierda y/o a la derecha, y se retiran 1 o 2; ampliada por ambos flancos tiene 6 secciones frontales.',
      en: 'A marker is placed on the left and/or on the right, and 1 or 2 are removed; extended on both flanks it has 6 front sections.',
    },
  },
  R44: {
    place: {
      es: 'VII - Secuencia del turno, «2.B. Maniobras especiales», «Realizar un ataque a distancia» (pág. 18)',
      en: 'VII - Turn sequence, “2.B. Special manoeuvres”, “Making a ranged attack” (p. 18)',
    },
    question: {
      es: 'A la unidad de proyectiles que hace movimiento normal se le quita el marcador de Unidad Activa. ¿Deja por ello de combatir si ha cargado?',
      en: 'A missile unit that makes a normal move has its Active Unit marker removed. Does it therefore not fight if it has charged?',
    },
    clauses: 'onus-7.69',
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
      es: 'La regla da ese motivo, y toda unidad trabada combate, activa o no.',
      en: 'The rule gives that reason, and every engaged unit fights, active or not.',
    },
  },
  R71: {
    place: {
      es: 'VII - Secuencia del turno, «2.B. Maniobras especiales», «Giro libre» (pág. 16), recuadro; VIII - Formaciones especiales, «Formar en cuadro» (pág. 37)',
      en: 'VII - Turn sequence, “2.B. Special manoeuvres”, “Free rotation” (p. 16), box; VIII - Special formations, “Forming square” (p. 37)',
    },
    question: {
      es: '¿Puede hacer Giro Libre una unidad en Cuadro?',
      en: 'May a unit in Square make a free rotation?',
    },
    clauses: 'onus-7.56 onus-8.18',
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
      es: 'El recuadro del Giro Libre admite formaciones especiales, pero el Cuadro no puede mover mientras está activo, y el Giro Libre es parte de un movimiento reducido.',
      en: 'The box of free rotation admits special formations, but the Square may not move while it is active, and free rotation is part of a reduced move.',
    },
  },
  R72: {
    place: {
      es: 'IX - Habilidades de las unidades, «Impetuosas» (pág. 39)',
      en: 'IX - Unit abilities, “Impetuous” (p. 39)',
    },
    question: {
      es: '¿Qué es la distancia de carga de las Impetuosas?',
      en: 'What is the charge distance of Impetuous units?',
    },
    clauses: 'onus-9.19',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La que permite contactar legalmente este turno con su movimiento normal, pagando los giros; los Atletas, con 1 UD más.',
          en: 'The one from which the unit could legally make contact this turn with its normal movement, turns paid for; Athletes, with 1 more UD.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento usa la expresión sin definirla; la carga se hace con movimiento normal, y los giros se pagan.',
      en: 'The book uses the expression without defining it; the charge is made with normal movement, and turns are paid for.',
    },
  },
  R74: {
    place: {
      es: 'VII - Secuencia del turno, «2.B. Maniobras especiales», «Adoptar o cambiar formación especial» (pág. 17), texto; VIII - Formaciones especiales, texto inicial, viñeta 2; VII - Secuencia del turno, «2.A. Tipos de movimiento», «Marcha forzada» (pág. 14)',
      en: 'VII - Turn sequence, “2.B. Special manoeuvres”, “Adopting or changing a special formation” (p. 17), text; VIII - Special formations, opening text, bullet 2; VII - Turn sequence, “2.A. Types of movement”, “Forced march” (p. 14)',
    },
    question: {
      es: 'Deshacer una formación, ¿reduce el movimiento como adoptarla?',
      en: 'Does dissolving a formation reduce movement as adopting it does?',
    },
    clauses: 'onus-7.43 onus-7.65 onus-8.2 onus-13.15',
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
      es: 'Deshacer figura entre las maniobras de movimiento reducido, pero en turnos posteriores puede desactivarse y mover con normalidad, y se hace marcha forzada si se deshace.',
      en: 'Dissolving stands among the manoeuvres of reduced movement, but in later turns the unit may switch it off and move normally, and it makes a forced march if it dissolves it.',
    },
  },
  R75: {
    place: {
      es: 'VII - Secuencia del turno, «2.B. Maniobras especiales», «Adoptar o cambiar formación especial» (pág. 17), recuadro; «2.A. Tipos de movimiento», «Movimiento reducido» (pág. 15), último párrafo; IX - Habilidades de las unidades, «Hostigadores» (pág. 38), viñeta 1',
      en: 'VII - Turn sequence, “2.B. Special manoeuvres”, “Adopting or changing a special formation” (p. 17), box; “2.A. Types of movement”, “Reduced movement” (p. 15), last paragraph; IX - Unit abilities, “Skirmishers” (p. 38), bullet 1',
    },
    question: {
      es: '¿Pueden los Hostigadores adoptar una formación y disparar el mismo turno?',
      en: 'May Skirmishers adopt a formation and shoot in the same turn?',
    },
    clauses: 'onus-7.50 onus-7.66 onus-8.2 onus-9.12',
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
      es: 'El recuadro dice que no al ataque a distancia, y sus excepciones no nombran a los Hostigadores. Lo que se les concede es hacer maniobras y disparar a movimiento normal.',
      en: 'The box says no to the ranged attack, and its exceptions do not name Skirmishers. What is granted to them is to make manoeuvres and shoot at normal movement.',
    },
  },
  R86: {
    place: {
      es: 'VII - Secuencia del turno, «2.B. Maniobras especiales», «Adoptar o cambiar formación especial» (pág. 17), recuadro; VIII - Formaciones especiales, «Bravura» (pág. 37)',
      en: 'VII - Turn sequence, “2.B. Special manoeuvres”, “Adopting or changing a special formation” (p. 17), box; VIII - Special formations, “Bravery” (p. 37)',
    },
    question: {
      es: '¿Puede disparar una unidad en el turno en que pone o quita la Bravura?',
      en: 'May a unit shoot in the turn in which it puts Bravery on or takes it off?',
    },
    clauses: 'onus-7.66 onus-8.25',
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'No.', en: 'No.' } },
      { key: 'b', text: { es: 'Sí.', en: 'Yes.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El cuadro de adoptar una formación niega el ataque a distancia y sólo exime a la Bravura del movimiento reducido. En contra habla que la Bravura no es propiamente una formación.',
      en: 'The box of adopting a formation denies the ranged attack and frees Bravery from reduced movement only. Against it speaks that Bravery is not properly a formation.',
    },
  },
  R87: {
    place: {
      es: 'VIII - Formaciones especiales (pág. 36), texto inicial, y «Bravura» (pág. 37)',
      en: 'VIII - Special formations (p. 36), opening text, and “Bravery” (p. 37)',
    },
    question: {
      es: '¿Puede estar activa la Bravura junto a una formación especial? ¿Pone por sí sola a la unidad «en formación especial»?',
      en: 'May Bravery be active beside a special formation? Does it put the unit “in special formation” by itself?',
    },
    clauses: 'onus-8.4 onus-8.5 onus-8.23',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Puede, y por sí sola no la pone: la unidad se deja atravesar, hace marchas forzadas, mueve en todas direcciones y se amplía como si no la tuviera.',
          en: 'It may, and by itself it does not: the unit may be passed through, force march, move in all directions and extend as if it did not have it.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No puede: ocupa el lugar de la única formación especial.',
          en: 'It may not: it takes the place of the only special formation.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'No es propiamente una formación, sino una habilidad, y las formaciones se suman a las habilidades. Pero la unidad lleva su marcador, y sólo puede haber 1.',
      en: 'It is not properly a formation but an ability, and formations add to abilities. But the unit carries its marker, and there may be only 1.',
    },
  },
});
