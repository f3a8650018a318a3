import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R85: {
    place: {
      es: 'Los mandos, tabla «NIVEL VIRTUDES CUALIDADES COSTE EN PTS»',
      en: 'The commanders, table “NIVEL VIRTUDES CUALIDADES COSTE EN PTS”',
    },
    question: {
      es: '¿De qué Nivel puede ser cada Mando?',
      en: 'What Level may each Commander have?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El Comandante, de 2 a 5; los demás, de 0 a 4.',
          en: 'The General 2 to 5; the others 0 to 4.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Son los que tienen coste en la tabla.',
      en: 'These are the ones with a cost in the table.',
    },
  },
  R86: {
    place: { es: 'Los mandos, «Acciones del Mando»', en: 'The commanders, “Acciones del Mando”' },
    question: {
      es: '¿Qué hacen los Niveles 0 y 1 en una Acción de Mando?',
      en: 'What do Levels 0 and 1 do in a Command Action?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El 0 no tira: falla y se agota. El 1 tira un dado y siempre se agota.',
          en: 'Level 0 rolls nothing: it fails and is Exhausted. Level 1 rolls one die and is always Exhausted.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Hacen falta 2 éxitos para no agotarse.',
      en: 'It takes 2 successes not to be Exhausted.',
    },
  },
  R167: {
    place: {
      es: 'Los mandos, «Cualidades Escogidas», párrafo 1; «Virtudes»',
      en: 'The commanders, “Cualidades Escogidas”, paragraph 1; “Virtudes”',
    },
    question: {
      es: '¿Pueden dos Mandos tener la misma Virtud?',
      en: 'May two Commanders have the same Virtue?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: sólo las Cualidades no se repiten.',
          en: 'Yes: only Traits are not repeated.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Las Virtudes se escogen con libertad.', en: 'Virtues are chosen freely.' },
  },
  R156: {
    place: { es: 'Los mandos, «Uniéndose a Tropas»', en: 'The commanders, “Uniéndose a Tropas”' },
    question: { es: '¿Caben dos Mandos en una unidad?', en: 'May two Commanders be in one unit?' },
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'Sí.', en: 'Yes.' } },
      { key: 'b', text: { es: 'No: uno como máximo.', en: 'No: one at most.' } },
    ],
    adopted: 'a',
    why: { es: 'Nada lo prohíbe.', en: 'Nothing forbids it.' },
  },
  R87: {
    place: {
      es: 'Los mandos, «Uniéndose a Tropas», último párrafo; párrafo «Podremos hacer con el Mando un movimiento»',
      en: 'The commanders, “Uniéndose a Tropas”, last paragraph; paragraph “Podremos hacer con el Mando un movimiento”',
    },
    question: {
      es: 'La activación acaba en una Acción de Mando, pero dentro de una unidad no la hay. ¿Y al unirse?',
      en: 'An activation ends in a Command Action, but inside a unit there is none. What of joining?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Unirse acaba la activación sin acción, y queda Agotado.',
          en: 'Joining ends the activation without an action, and he is Exhausted.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Es lo que se dice de quien se une.', en: 'It is what is said of one who joins.' },
  },
  R88: {
    place: {
      es: 'Los mandos, «Agresivo», «Ágil» y «Afortunado»',
      en: 'The commanders, “Agresivo”, “Ágil” and “Afortunado”',
    },
    question: {
      es: 'Agresivo no lleva (a). ¿Necesita una acción?',
      en: 'Aggressive has no (a). Does it need an action?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'No: es automática.', en: 'No: it is automatic.' } },
      { key: 'b', text: { es: 'Sí: se hace antes.', en: 'Yes: it is taken beforehand.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Vale desde dentro de una unidad, donde no hay Acciones de Mando; las que las tienen lo dicen, como Ágil.',
      en: 'It works inside a unit, where there are no Command Actions; those that have one say so, as Nimble does.',
    },
  },
  R89: {
    place: {
      es: 'Los mandos, «Acciones del Mando», párrafo «Un Mando Agotado no puede ser activado»; «Elegante (a)» y «Frío»',
      en: 'The commanders, “Acciones del Mando”, paragraph “Un Mando Agotado no puede ser activado”; “Elegante (a)” and “Frío”',
    },
    question: {
      es: '¿Valen las Cualidades automáticas de un Mando Agotado?',
      en: "Do an Exhausted Commander's automatic Traits work?",
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, y sus Virtudes; las que no lo dicen.',
          en: 'Yes, and his Virtues; Traits that ask for more say so.',
        },
      },
      { key: 'b', text: { es: 'No.', en: 'No.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Estar Agotado sólo impide activarlo; Elegante y Frío piden aparte no estarlo.',
      en: 'Being Exhausted only bars activation; Elegant and Cold ask expressly not to be.',
    },
  },
  R90: {
    place: {
      es: 'Los mandos, «En el lugar equivocado»',
      en: 'The commanders, “En el lugar equivocado”',
    },
    question: {
      es: '¿Qué tira un Mando en el lugar equivocado?',
      en: 'What does a Commander in the wrong place roll?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Su Nivel en dados, a 5+: el de Nivel 0 siempre cae, y el Agotado también tira.',
          en: 'His Level in dice, at 5+: Level 0 always falls, and an Exhausted one rolls too.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Es como una Acción de Mando.', en: 'It is as in a Command Action.' },
  },
  R138: {
    place: {
      es: 'Los mandos, «En el lugar equivocado»; Movimiento, «Solapamiento», último párrafo',
      en: 'The commanders, “En el lugar equivocado”; Movement, “Solapamiento”, last paragraph',
    },
    question: {
      es: '¿Cuánto mide el movimiento gratuito de un Mando en el lugar equivocado?',
      en: 'How long is the free move of a Commander in the wrong place?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Hasta el suyo: 6″, o 9″ con Brío.',
          en: 'Up to his own: 6″, or 9″ with Élan.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Lo justo para apartarse y 1″ más.',
          en: 'Just clear of the enemy and 1″ more.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se le da un movimiento, sin medida.',
      en: 'He is given a move, without a measure.',
    },
  },
  R91: {
    place: { es: 'Los mandos, «Como los Cobardes»', en: 'The commanders, “Como los Cobardes”' },
    question: {
      es: '¿Agota el chequeo de «Como los Cobardes»?',
      en: 'Does the check of “Like cowards” exhaust him?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: un éxito lo salva y nada más.',
          en: 'No: one success saves him, no more.',
        },
      },
      {
        key: 'b',
        text: { es: 'Sí, con menos de dos éxitos.', en: 'Yes, with fewer than two successes.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Para «En el lugar equivocado» está impreso; aquí no.',
      en: 'For “In the wrong place” it is printed; here it is not.',
    },
  },
  R92: {
    place: {
      es: 'Los mandos, «Enigmático»; «Cualidades Comunes», párrafo 1',
      en: 'The commanders, “Enigmático”; “Cualidades Comunes”, paragraph 1',
    },
    question: { es: '¿Qué número pide Enigmático?', en: 'What number does Enigmatic need?' },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: '5+, el de siempre.', en: '5+, the usual one.' } },
      { key: 'b', text: { es: '6.', en: '6.' } },
    ],
    adopted: 'a',
    why: { es: 'No hay otro impreso.', en: 'No other is printed.' },
  },
  R93: {
    place: { es: 'Los mandos, «Respetable (a)»', en: 'The commanders, “Respetable (a)”' },
    question: { es: '¿Qué perdona Respetable?', en: 'What does Respectable waive?' },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sólo la línea de visión, no la distancia.',
          en: 'Only line of sight, not distance.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Es lo impreso.', en: 'It is what is printed.' },
  },
  R94: {
    place: { es: 'Los mandos, «Héroe»', en: 'The commanders, “Héroe”' },
    question: { es: '¿Y si la acción de Héroe falla?', en: 'What if the action of Hero fails?' },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No pasa nada a la unidad; el Mando se agota en todo caso. Con un éxito actúa y sufre 1 Desgaste; con 2 o más, no lo sufre.',
          en: 'Nothing happens to the unit; the Commander is Exhausted anyway. With one success it acts and takes 1 Wear; with 2 or more it takes none.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Una acción sin éxitos no tiene efecto.',
      en: 'An action without a success has no effect.',
    },
  },
  R158: {
    place: {
      es: 'Los mandos, «Héroe» y «Autoritario»; El procedimiento, «Chequeo de Órdenes»',
      en: 'The commanders, “Héroe” and “Autoritario”; The procedure, “Chequeo de Órdenes”',
    },
    question: {
      es: '¿Hace Chequeo de Orden la unidad que Héroe hace actuar otra vez?',
      en: 'Does the unit that Hero makes act again make an order check?',
    },
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'Sí, como en toda activación.', en: 'Yes, as in any activation.' } },
      {
        key: 'b',
        text: { es: 'No: la acción lo sustituye.', en: 'No: the action stands in for it.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Cuando no hace falta se dice, como en Autoritario.',
      en: 'Where none is needed it is said, as of Authoritarian.',
    },
  },
  R157: {
    place: {
      es: 'Los mandos, «Héroe», «Intrépido», «Implacable», «Protector», «Preparado», «Atento» y «Ducho»; El procedimiento, «Secuencia de activación»',
      en: 'The commanders, “Héroe”, “Intrépido”, “Implacable”, “Protector”, “Preparado”, “Atento” and “Ducho”; The procedure, “Secuencia de activación”',
    },
    question: {
      es: 'Una Acción de Mando hace actuar en el acto a una unidad. ¿Queda por activar la Tropa de esa vez?',
      en: 'A Command Action makes a unit act at once. Is the Troop unit of that go still to be activated?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: es aún la parte del Mando.',
          en: "Yes: it is still the Commander's part.",
        },
      },
      { key: 'b', text: { es: 'No: es esa Tropa.', en: 'No: it is that Troop unit.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Sólo fijan la Tropa que sigue las acciones que lo dicen.',
      en: 'Only actions that say so settle which Troop unit follows.',
    },
  },
  R159: {
    place: { es: 'Los mandos, «Conspirador»', en: 'The commanders, “Conspirador”' },
    question: {
      es: '¿De dónde sale la carta al azar de Conspirador?',
      en: 'Where does the random card of Schemer come from?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'De las 5 órdenes, con igual probabilidad; puede ser la misma.',
          en: 'From the 5 orders, each equally likely; it may be the same.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'De las cartas que no están en juego.',
          en: 'From the cards that are not in use.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'El número de cartas no está limitado.', en: 'The number of cards is not limited.' },
  },
  R160: {
    place: { es: 'Los mandos, «Protector»', en: 'The commanders, “Protector”' },
    question: {
      es: '¿Cómo es el movimiento de Protector?',
      en: 'What is the move of Protector like?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Hasta su Velocidad sin modificar, recto hacia atrás y sin girar.',
          en: 'Up to unmodified Speed, straight back and without turning.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Se da la vuelta y mueve con normalidad.',
          en: 'It turns round and moves normally.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Así son Caracolear y destrabarse.', en: 'So are Caracole and a disengage.' },
  },
  R161: {
    place: {
      es: 'Los mandos, «Ingeniero» y «Raudo»',
      en: 'The commanders, “Ingeniero” and “Raudo”',
    },
    question: {
      es: '¿Cuánto duran Ingeniero y Raudo?',
      en: 'How long do Engineer and Swift last?',
    },
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'Hasta el fin del turno.', en: 'Until the end of the turn.' } },
      { key: 'b', text: { es: 'Sólo la siguiente activación.', en: 'The next activation only.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Otras Cualidades nombran la siguiente activación.',
      en: 'Other Traits name the next activation.',
    },
  },
  R95: {
    place: { es: 'Los mandos, «Cauteloso (a)»', en: 'The commanders, “Cauteloso (a)”' },
    question: { es: '¿Qué es «a 12″» en Cauteloso?', en: 'What is “at 12″” in Guarded?' },
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'A 12″ o menos.', en: 'At 12″ or less.' } },
      { key: 'b', text: { es: 'A 12″ exactos.', en: 'At exactly 12″.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Más cerca no puede ser mejor para el enemigo.',
      en: 'Nearer cannot be better for the enemy.',
    },
  },
  R139: {
    place: { es: 'Los mandos, «Cauteloso (a)»', en: 'The commanders, “Cauteloso (a)”' },
    question: { es: '¿A qué unidades frena Cauteloso?', en: 'Which units does Guarded hold off?' },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'A las de ambos bandos.', en: 'Those of both sides.' } },
      { key: 'b', text: { es: 'A las enemigas.', en: 'Enemy ones.' } },
    ],
    adopted: 'a',
    why: { es: 'Está impreso que a ninguna.', en: 'It is printed that no unit may.' },
  },
  R96: {
    place: { es: 'Los mandos, «Cartógrafo»', en: 'The commanders, “Cartógrafo”' },
    question: { es: '¿Cuándo se usa Cartógrafo?', en: 'When is Cartographer used?' },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'Con la escenografía ya en la mesa.', en: 'Once the scenery is on the table.' },
      },
      { key: 'b', text: { es: 'Justo tras los dados.', en: 'Right after the dice.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Antes no habría qué mover o quitar.',
      en: 'Before that there would be nothing to shift or remove.',
    },
  },
  R97: {
    place: { es: 'Los mandos, «Sagaz»', en: 'The commanders, “Sagaz”' },
    question: {
      es: '¿Obliga Sagaz a activar un Mando?',
      en: 'Does Sharp force a Commander to be activated?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: dice cuál será el próximo, cuando active alguno.',
          en: 'No: it says which is next, whenever one is activated.',
        },
      },
      { key: 'b', text: { es: 'Sí, en la vez siguiente.', en: 'Yes, in the next go.' } },
    ],
    adopted: 'a',
    why: { es: 'Activar un Mando es voluntario.', en: 'Activating a Commander is optional.' },
  },
  R98: {
    place: {
      es: 'Los mandos, «Avizor», «Ilustrado» y «Meticuloso»',
      en: 'The commanders, “Avizor”, “Ilustrado” and “Meticuloso”',
    },
    question: {
      es: '¿Hasta cuándo obligan Avizor, Ilustrado y Meticuloso?',
      en: 'For how long do Eagle-eyed, Erudite and Meticulous bind?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'A la vez siguiente del enemigo; sin otra elección, decaen.',
          en: "For the enemy's next go; they lapse where there is no other choice.",
        },
      },
      { key: 'b', text: { es: 'Hasta que se cumplan.', en: 'Until fulfilled.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Hablan de la siguiente en activarse.',
      en: 'They speak of the next to be activated.',
    },
  },
  R110: {
    place: {
      es: 'Los mandos, «Cómplice» y «Sagaz»; «Acciones del Mando», párrafo «El mando debe tener línea de visión»',
      en: 'The commanders, “Cómplice” and “Sagaz”; “Acciones del Mando”, paragraph “El mando debe tener línea de visión”',
    },
    question: {
      es: '¿Qué alcance tienen Cómplice y Sagaz?',
      en: 'What reach have Accomplice and Sharp?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La distancia de mando, además de la línea de visión.',
          en: 'Command distance, besides line of sight.',
        },
      },
      { key: 'b', text: { es: 'Sólo la línea de visión.', en: 'Line of sight alone.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La regla general pide ambas; las que no tienen límite lo dicen.',
      en: 'The general rule asks for both; those without a limit say so.',
    },
  },
  R109: {
    place: {
      es: 'El procedimiento, «Reacciones», «¡Resistid!»',
      en: 'The procedure, “Reacciones”, “¡Resistid!”',
    },
    question: {
      es: '¿Cuánto dura la reacción ¡Resistid!?',
      en: 'How long does the reaction Resist! last?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Los disparos y el combate de la activación que la causó.',
          en: 'For the shots and the combat of the activation that caused it.',
        },
      },
      { key: 'b', text: { es: 'El resto del turno.', en: 'For the rest of the turn.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento no lo dice; la mala guerra queda fuera.',
      en: 'The book does not say; the bad war is left out.',
    },
  },
  R112: {
    place: {
      es: 'Los mandos, párrafo «Dependiendo de la cantidad de puntos» y tabla «NIVEL VIRTUDES CUALIDADES COSTE EN PTS»',
      en: 'The commanders, paragraph “Dependiendo de la cantidad de puntos” and table “NIVEL VIRTUDES CUALIDADES COSTE EN PTS”',
    },
    question: {
      es: '¿Hay que escoger todas las Virtudes y Cualidades de un Nivel?',
      en: 'Must all Virtues and Traits of a Level be taken?',
    },
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'No: son el máximo.', en: 'No: they are the maximum.' } }],
    adopted: 'a',
    why: { es: 'El Nivel da derecho a ellas.', en: 'The Level entitles to them.' },
  },
});
