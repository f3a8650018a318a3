import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R63: {
    place: {
      es: 'Las tropas, «Caracolear» y «Mandobles»; Los mandos, «Provocador»',
      en: 'The troops, “Caracolear” and “Mandobles”; The commanders, “Provocador”',
    },
    question: { es: '¿Qué es un Chequeo de Disciplina?', en: 'What is a Discipline check?' },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Como un Chequeo de Orden: Disciplina modificada en dados, 5+ y un éxito, salvo lo que diga la regla.',
          en: 'As an order check: modified Discipline in dice, 5+ and one success, but for what the rule says.',
        },
      },
      {
        key: 'b',
        text: { es: 'Con la Disciplina sin modificar.', en: 'With unmodified Discipline.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El libro no lo define; el Chequeo de Orden es su modelo más cercano, con la reducción por falta de Mando.',
      en: 'The book does not define it; the order check is its nearest model, with the Decrease for want of a Commander.',
    },
  },
  R64: {
    place: { es: 'Los mandos, «Acaudalado (a)»', en: 'The commanders, “Acaudalado (a)”' },
    question: {
      es: '¿Qué chequeo da Acaudalado a los mercenarios?',
      en: 'Which check does Wealthy give mercenaries?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El de Ruptura, con la Disciplina, reducida si es de Nivel 1 a 3.',
          en: 'The break check, with Discipline, decreased if he has Level 1 to 3.',
        },
      },
      {
        key: 'b',
        text: { es: 'Un Chequeo de Disciplina de 5+.', en: 'A Discipline check at 5+.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La frase les permite Chequeos de Ruptura.',
      en: 'The sentence lets them make break checks.',
    },
  },
  R65: {
    place: { es: 'Las tropas, «Brigada»', en: 'The troops, “Brigada”' },
    question: {
      es: '¿Es una sola vez la activación conjunta de una Brigada?',
      en: 'Is the joint activation of a Brigade a single go?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí. La carta común se decide en la Planificación.',
          en: 'Yes. The joint card is chosen in Planning.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se hace cuando toca actuar a una Tropa.',
      en: 'It is done when a Troop unit is due to act.',
    },
  },
  R131: {
    place: {
      es: 'Las tropas, «Brigada»; El procedimiento, «Chequeo de Órdenes»',
      en: 'The troops, “Brigada”; The procedure, “Chequeo de Órdenes”',
    },
    question: {
      es: 'Una Brigada con una sola carta, ¿hace un solo Chequeo de Orden?',
      en: 'Does a Brigade with one card make a single order check?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: cada unidad que no está Fresca hace el suyo al actuar.',
          en: 'No: each unit that is not Fresh makes its own as it acts.',
        },
      },
      { key: 'b', text: { es: 'Sí, uno por todas.', en: 'Yes, one for all.' } },
    ],
    adopted: 'a',
    why: { es: 'Se activan de una en una.', en: 'They are activated one by one.' },
  },
  R66: {
    place: {
      es: 'Las tropas, «Fortaleza Móvil», penalizaciones',
      en: 'The troops, “Fortaleza Móvil”, penalties',
    },
    question: {
      es: '¿Se modifica la Velocidad 2 de la Fortaleza Móvil?',
      en: 'Is the Speed 2 of a Mobile Fortress modified?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: 2 es su Velocidad original, 4 con ¡Corred!.',
          en: 'Yes: 2 is its original Speed, 4 with Run!.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Nada la exime de los modificadores.', en: 'Nothing exempts it from modifiers.' },
  },
  R168: {
    place: {
      es: 'Las tropas, «Fortaleza Móvil», penalizaciones; Movimiento, «Movimiento por Activación», paso 2, y «Cambio de Orientación»',
      en: 'The troops, “Fortaleza Móvil”, penalties; Movement, “Movimiento por Activación”, step 2, and “Cambio de Orientación”',
    },
    question: {
      es: '¿Puede girar al mover una Fortaleza Móvil?',
      en: 'May a Mobile Fortress pivot as it moves?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, hasta 90º como en todo movimiento.',
          en: 'Yes, up to 90º as in any move.',
        },
      },
      {
        key: 'b',
        text: { es: 'No: sólo mueve de frente.', en: 'No: it moves straight ahead only.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se le prohíbe el cambio de orientación, que es una acción definida; el giro de un movimiento es otra cosa.',
      en: 'It is barred from a change of orientation, which is a defined action; the pivot of a move is something else.',
    },
  },
  R169: {
    place: {
      es: 'Las tropas, «Fortificación Emplazada» y «Fortaleza Móvil», último párrafo; Combate, «Retirada»',
      en: 'The troops, “Fortificación Emplazada” and “Fortaleza Móvil”, last paragraph; Combat, “Retirada”',
    },
    question: {
      es: '¿Qué hace una Fortificación Emplazada que debería retirarse?',
      en: 'What does an Emplaced Fortification do that ought to retreat?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Se queda, Desordenada y con 1 Desgaste más; el atacante se separa.',
          en: 'It stays, Disordered and with 1 more Wear; the attacker separates.',
        },
      },
      { key: 'b', text: { es: 'Se queda sin más Desgaste.', en: 'It stays without more Wear.' } },
      {
        key: 'c',
        text: { es: 'Abandona la fortificación.', en: 'It abandons the fortification.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'No puede mover en ningún caso, ni abandonarse.',
      en: 'It may not move in any case, nor be abandoned.',
    },
  },
  R67: {
    place: {
      es: 'Las tropas, «Fortaleza Móvil», penalizaciones',
      en: 'The troops, “Fortaleza Móvil”, penalties',
    },
    question: {
      es: '¿Puede reaccionar con ¡Atacad! quien va en una Fortaleza Móvil?',
      en: 'May a unit in a Mobile Fortress react with Assault!?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: la reacción ejecuta esa orden.',
          en: 'No: the reaction carries out that order.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: sólo se prohíbe la activación.',
          en: 'Yes: only the activation is barred.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La orden le está prohibida; si deja la fortaleza, actúa con normalidad.',
      en: 'The order is barred to it; once it leaves the fortress it acts normally.',
    },
  },
  R68: {
    place: {
      es: 'Las tropas, «Fortificación Emplazada», párrafo «Las unidades no llevarán cuenta individual del desgaste»; «Choragiew», párrafo «La Choragiew perderá una de sus unidades»',
      en: 'The troops, “Fortificación Emplazada”, paragraph “Las unidades no llevarán cuenta individual del desgaste”; “Choragiew”, paragraph “La Choragiew perderá una de sus unidades”',
    },
    question: {
      es: '¿Se retira sin chequeo también la última unidad de una cuenta común?',
      en: 'Is the last unit of a common count removed without a check too?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: la última hace su Chequeo de Ruptura. Mientras haya más, se retira una cada vez.',
          en: 'No: the last one makes its break check. While there are more, one is removed each time.',
        },
      },
      { key: 'b', text: { es: 'Sí, siempre.', en: 'Yes, always.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Perder una unidad sustituye al chequeo del conjunto. Con Aguante 3 cae al cuarto marcador, y se descartan 4.',
      en: 'Losing a unit stands in for the check of the group. With Stamina 3 it falls on the fourth marker, and 4 are discarded.',
    },
  },
  R69: {
    place: {
      es: 'Las tropas, «Choragiew» y «Fortificación Emplazada»; Capítulo inicial, «Al Límite»',
      en: 'The troops, “Choragiew” and “Fortificación Emplazada”; Opening chapter, “Al Límite”',
    },
    question: {
      es: '¿Puede estar Al Límite un grupo con cuenta común?',
      en: 'May a group with a common count be Weary?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, cuando la cuenta iguala su Aguante.',
          en: 'Yes, when the count equals its Stamina.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No, mientras le queden varias unidades.',
          en: 'No, while several units are left.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Sólo se le perdona el Chequeo de Orden.', en: 'Only the order check is waived.' },
  },
  R70: {
    place: {
      es: 'Las tropas, «Choragiew», párrafos «La Choragiew perderá una de sus unidades» y «Una Choragiew combate siempre con el perfil»',
      en: 'The troops, “Choragiew”, paragraphs “La Choragiew perderá una de sus unidades” and “Una Choragiew combate siempre con el perfil”',
    },
    question: {
      es: 'En una Choragiew de perfiles distintos, ¿qué Aguante cuenta?',
      en: 'In a Choragiew of different profiles, whose Stamina counts?',
    },
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'El de la unidad del frente.', en: 'That of the front unit.' } },
      {
        key: 'b',
        text: {
          es: 'El de la unidad que se perdería.',
          en: 'That of the unit that would be lost.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Es el perfil con el que combate.', en: 'It is the profile with which it fights.' },
  },
  R164: {
    place: {
      es: 'Las tropas, «Choragiew»; Capítulo inicial, «Unidades», párrafo sobre los «Centros»',
      en: 'The troops, “Choragiew”; Opening chapter, “Unidades”, paragraph on the “Centros”',
    },
    question: {
      es: '¿Dónde están los Centros de una Choragiew?',
      en: 'Where are the Centres of a Choragiew?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'En la mitad de los lados de toda la columna.',
          en: 'In the middle of the sides of the whole column.',
        },
      },
      {
        key: 'b',
        text: { es: 'En los de su unidad del frente.', en: 'Where those of its front unit are.' },
      },
    ],
    adopted: 'a',
    why: { es: 'Opera como una sola unidad.', en: 'It operates as a single unit.' },
  },
  R71: {
    place: {
      es: 'Las tropas, «Choragiew», párrafo «Una Choragiew combate siempre con el perfil»',
      en: 'The troops, “Choragiew”, paragraph “Una Choragiew combate siempre con el perfil”',
    },
    question: {
      es: '¿Causa Desgaste extra la Choragiew que contracarga?',
      en: 'Does a Choragiew that counter-charges cause extra Wear?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: cargó quien ejecutó ¡Atacad!, como orden o como reacción.',
          en: 'Yes: whoever carried out Assault! charged, as an order or as a reaction.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: sólo quien declaró la carga.',
          en: 'No: only the one that declared the charge.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'La reacción ¡Atacad! es una carga.', en: 'The reaction Assault! is a charge.' },
  },
  R72: {
    place: {
      es: 'Las tropas, «Mercenarios»; Los mandos, «Abnegado (a)»',
      en: 'The troops, “Mercenarios”; The commanders, “Abnegado (a)”',
    },
    question: {
      es: '¿Qué pasa con mercenarios que pasan de su Aguante?',
      en: 'What becomes of mercenaries beyond their Stamina?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Se retiran en el acto: sin tirada no hay nada que repetir con Abnegado, salvo la que dé Acaudalado.',
          en: 'They are removed at once: without a roll there is nothing for Selfless to repeat, but for the one that Wealthy gives.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Fallan sin tirar.', en: 'They fail without rolling.' },
  },
  R73: {
    place: { es: 'Las tropas, «Numerosos»', en: 'The troops, “Numerosos”' },
    question: {
      es: '¿Con qué tirada quitan Desgaste los Numerosos?',
      en: 'With which roll do Numerous troops remove Wear?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Con la del Chequeo de Orden de su ¡Resistid!.',
          en: 'With that of the order check of their Resist!.',
        },
      },
      { key: 'b', text: { es: 'Con una aparte.', en: 'With one of its own.' } },
    ],
    adopted: 'a',
    why: { es: 'No se nombra otra.', en: 'No other is mentioned.' },
  },
  R132: {
    place: { es: 'Las tropas, «Élite» y «Numerosos»', en: 'The troops, “Élite” and “Numerosos”' },
    question: {
      es: 'Una unidad Numerosos y Élite, ¿puede quitarse el último marcador?',
      en: 'May a unit both Numerous and Elite remove its last marker?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí.', en: 'Yes.' } },
      { key: 'b', text: { es: 'No.', en: 'No.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Élite es la excepción y nombra ¡Resistid!.',
      en: 'Elite is the exception and names Resist!.',
    },
  },
  R133: {
    place: {
      es: 'Las tropas, «Numerosos»; Los mandos, «Autoritario»',
      en: 'The troops, “Numerosos”; The commanders, “Autoritario”',
    },
    question: {
      es: '¿Y si los Numerosos no tiran, porque nadie les pide chequeo?',
      en: 'What if Numerous troops do not roll, because no check is asked?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Quitan 1 marcador, como cualquiera.',
          en: 'They remove 1 marker, like anyone.',
        },
      },
      {
        key: 'b',
        text: { es: 'Tiran sólo para los marcadores.', en: 'They roll for the markers only.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Sin tirada queda lo normal de ¡Resistid!.',
      en: 'Without a roll the usual effect of Resist! is left.',
    },
  },
  R74: {
    place: { es: 'Las tropas, «Frenéticos»', en: 'The troops, “Frenéticos”' },
    question: {
      es: '¿Hacen su chequeo los Frenéticos sin Desgaste?',
      en: 'Do Frenzied troops without Wear make their check?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: si fallan, quedan Desordenados.',
          en: 'Yes: if they fail they are Disordered.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El Desgaste se quita si lo hay; el chequeo se hace siempre.',
      en: 'Wear is removed if there is any; the check is always made.',
    },
  },
  R154: {
    place: {
      es: 'Las tropas, «Frenéticos», «Persecución» y «Sin Escapatoria»; Combate, «Consolidar»',
      en: 'The troops, “Frenéticos”, “Persecución” and “Sin Escapatoria”; Combat, “Consolidar”',
    },
    question: {
      es: '¿Vale para Frenéticos el enemigo que cae sin Chequeo de Ruptura?',
      en: 'Does an enemy that falls without a break check count for Frenzied?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: por Persecución, Sin Escapatoria o por mercenario.',
          en: 'Yes: by Pursuit, No Escape or as a mercenary.',
        },
      },
      {
        key: 'b',
        text: { es: 'No: sólo si falla la tirada.', en: 'No: only if it fails the roll.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Consolidar pide el fallo, Frenéticos no.',
      en: 'Consolidating asks for the failure, Frenzied does not.',
    },
  },
  R75: {
    place: { es: 'Las tropas, «Resguardo»', en: 'The troops, “Resguardo”' },
    question: {
      es: '¿Hace Chequeo de Orden la caballería de Resguardo?',
      en: "Does Sheltered's cavalry make an order check?",
    },
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'Sí: es una reacción.', en: 'Yes: it is a reaction.' } }],
    adopted: 'a',
    why: { es: 'Toda reacción lo pide.', en: 'Every reaction asks for it.' },
  },
  R134: {
    place: { es: 'Las tropas, «Resguardo»', en: 'The troops, “Resguardo”' },
    question: {
      es: '¿Tiene Velocidad+ la caballería de Resguardo sin ¡Atacad!?',
      en: "Has Sheltered's cavalry Speed+ without Assault!?",
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: necesita esa carta, como para el Combate.',
          en: 'No: it needs that card, as for Combat.',
        },
      },
      { key: 'b', text: { es: 'Sí, siempre.', en: 'Yes, always.' } },
    ],
    adopted: 'a',
    why: { es: 'El reglamento sólo habla del Combate.', en: 'The book speaks of Combat only.' },
  },
  R135: {
    place: {
      es: 'Las tropas, «Resguardo»; Combate, «Empate»',
      en: 'The troops, “Resguardo”; Combat, “Empate”',
    },
    question: {
      es: 'Si la caballería de Resguardo empata, ¿sigue el enemigo?',
      en: "If Sheltered's cavalry ties, does the enemy go on?",
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'Sí: cargó y debe destrabarse.', en: 'Yes: it charged and must disengage.' },
      },
      { key: 'b', text: { es: 'No: sólo si pierde.', en: 'No: only if it loses.' } },
    ],
    adopted: 'a',
    why: { es: 'Es como en la intercepción.', en: 'It is as in an interception.' },
  },
  R76: {
    place: { es: 'Las tropas, «Evasión»', en: 'The troops, “Evasión”' },
    question: { es: '¿Gasta la carta la Evasión?', en: 'Does Evasion spend the card?' },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, si aún la tenía, acierte o falle.',
          en: 'Yes, if it still had one, passed or failed.',
        },
      },
      { key: 'b', text: { es: 'No.', en: 'No.' } },
    ],
    adopted: 'a',
    why: { es: 'Es una reacción.', en: 'It is a reaction.' },
  },
  R77: {
    place: { es: 'Las tropas, «Impetuosos»', en: 'The troops, “Impetuosos”' },
    question: {
      es: '¿Cuándo se mira si los Impetuosos pueden cargar?',
      en: 'When is it judged whether Impetuous troops can charge?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Al activarse y revelar su carta: con un enemigo visible y al alcance.',
          en: 'At their activation, when the card is revealed: with an enemy visible and in reach.',
        },
      },
      { key: 'b', text: { es: 'En la Planificación.', en: 'In Planning.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La otra orden se descarta en ese momento.',
      en: 'The other order is discarded at that moment.',
    },
  },
  R78: {
    place: { es: 'Las tropas, «Vanguardia»', en: 'The troops, “Vanguardia”' },
    question: { es: '¿Cuánto mueve la Vanguardia?', en: 'How far does a Vanguard move go?' },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Su Velocidad sin modificar, con el terreno de siempre.',
          en: 'Its unmodified Speed, with terrain as usual.',
        },
      },
      { key: 'b', text: { es: 'Como con ¡Corred!.', en: 'As with Run!.' } },
    ],
    adopted: 'a',
    why: { es: 'No ejecuta ninguna orden.', en: 'No order is carried out.' },
  },
  R79: {
    place: {
      es: 'Las tropas, «Persecución», «Defensa de Dotación» y «Sin Escapatoria»',
      en: 'The troops, “Persecución”, “Defensa de Dotación” and “Sin Escapatoria”',
    },
    question: {
      es: '¿Se persigue a la artillería que pierde?',
      en: 'Is artillery that loses pursued?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: cae por Sin Escapatoria, sin avance.',
          en: 'No: it falls by No Escape, without an advance.',
        },
      },
      { key: 'b', text: { es: 'Sí: cuenta como infantería.', en: 'Yes: it counts as infantry.' } },
    ],
    adopted: 'a',
    why: { es: 'No llega a retirarse.', en: 'It never retreats.' },
  },
  R136: {
    place: {
      es: 'Las tropas, «Persecución» y «Lanzas de Caballería»',
      en: 'The troops, “Persecución” and “Lanzas de Caballería”',
    },
    question: {
      es: '¿Persigue también la caballería que fue cargada?',
      en: 'Does cavalry that was charged pursue too?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: { es: 'Sí, y el avance es obligatorio.', en: 'Yes, and the advance is compulsory.' },
      },
    ],
    adopted: 'a',
    why: { es: 'Basta con vencer.', en: 'Winning is enough.' },
  },
  R137: {
    place: {
      es: 'Combate, «Consolidar»; Las tropas, «Persecución» y «Mercenarios»',
      en: 'Combat, “Consolidar”; The troops, “Persecución” and “Mercenarios”',
    },
    question: {
      es: '¿Se consolida tras una Persecución?',
      en: 'Is there a consolidation after a Pursuit?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: consolidar pide que falle un Chequeo de Ruptura. El fallo automático de los mercenarios vale.',
          en: 'No: consolidating asks for a failed break check. The automatic failure of mercenaries counts.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Quien es perseguido cae sin chequeo.',
      en: 'A pursued unit falls without a check.',
    },
  },
  R80: {
    place: { es: 'Las tropas, «Caballos de Tiro»', en: 'The troops, “Caballos de Tiro”' },
    question: {
      es: '¿Qué puede hacer una batería atalajada?',
      en: 'What may a limbered battery do?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: '¡Corred! y seguir atalajada, o ¡Atención!: mover si quiere y desatalajar. ¡Resistid! vale; lo demás, no.',
          en: 'Run! and stay limbered, or Ready!: move if it likes and unlimber. Resist! works; the rest does not.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Con ¡Atención! también mover y seguir atalajada.',
          en: 'With Ready! it may also move and stay limbered.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: '¡Atención! es la orden que desatalaja.',
      en: 'Ready! is the order that unlimbers.',
    },
  },
  R81: {
    place: { es: 'Las tropas, «Experimental»', en: 'The troops, “Experimental”' },
    question: {
      es: '¿Cuánto Desgaste se causa un cañón Experimental?',
      en: 'How much Wear does an Experimental cannon cause itself?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: '1 por cada dado con un 1.', en: '1 for each die that shows 1.' } },
      { key: 'b', text: { es: '1 por disparo.', en: '1 per shot.' } },
    ],
    adopted: 'a',
    why: { es: 'Es cada vez que sale un 1.', en: 'It is each time a 1 is rolled.' },
  },
  R82: {
    place: {
      es: 'Las tropas, «Fortificada», «Mortero» y «Granadas»; La batalla, «Muro»',
      en: 'The troops, “Fortificada”, “Mortero” and “Granadas”; The battle, “Muro”',
    },
    question: {
      es: '¿Se suma Fortificada a un muro de verdad?',
      en: 'Does Fortified add to a real wall?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: es el Cubierto y el Protegido de un muro; el mortero anula uno y la granada el otro.',
          en: 'No: it is the Covered and Protected of a wall; a mortar cancels the one and grenades the other.',
        },
      },
      {
        key: 'b',
        text: { es: 'Sí: son aumentos propios.', en: 'Yes: they are Increases of its own.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La batería cuenta como si estuviera tras un muro.',
      en: 'The battery counts as behind a wall.',
    },
  },
  R162: {
    place: {
      es: 'Las tropas, «Integrada»; Combate, «Retirada»; El procedimiento, «Reacciones», «¡Corred!»',
      en: 'The troops, “Integrada”; Combat, “Retirada”; The procedure, “Reacciones”, “¡Corred!”',
    },
    question: {
      es: '¿Cuándo se pierde por huir el cañón integrado?',
      en: 'When is an integrated cannon lost in flight?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'En una Retirada y en la huida ¡Corred!; no al destrabarse.',
          en: 'In a retreat and in the flight of Run!; not in a disengage.',
        },
      },
      { key: 'b', text: { es: 'Sólo en una Retirada.', en: 'Only in a retreat.' } },
      { key: 'c', text: { es: 'También al destrabarse.', en: 'In a disengage too.' } },
    ],
    adopted: 'a',
    why: { es: 'A ambas las llama huida el libro.', en: 'The book calls both of them flight.' },
  },
  R83: {
    place: { es: 'Las tropas, «Mando Incorporado»', en: 'The troops, “Mando Incorporado”' },
    question: {
      es: '¿Qué unidades adicionales de la batería están a distancia de mando?',
      en: 'Which additional units of the battery are at command distance?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Las demás piezas de la misma batería a 6″ o menos de la primera.',
          en: 'The other guns of the same battery at 6″ or less of the first.',
        },
      },
      { key: 'b', text: { es: 'Otras Tropas del mando.', en: 'Other Troops of the command.' } },
    ],
    adopted: 'a',
    why: { es: 'Se habla de las de la batería.', en: 'The text speaks of those of the battery.' },
  },
  R84: {
    place: {
      es: 'Capítulo inicial, «Defensas»; Las tropas, «Salvas»',
      en: 'Opening chapter, “Defensas”; The troops, “Salvas”',
    },
    question: {
      es: 'Salvas es una Defensa y una regla de arma. ¿Son lo mismo?',
      en: 'Salvas is a Defence and a weapon rule. Are they the same?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: la Defensa es contra las armas de disparo; la regla, un aumento en el cuerpo a cuerpo.',
          en: 'No: the Defence (Volleys) is against missile weapons; the rule (Salvoes) is an Increase in hand-to-hand.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Cada una se explica por separado.', en: 'Each is explained apart.' },
  },
});
