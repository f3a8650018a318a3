import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R16: {
    place: {
      es: 'El procedimiento, «Secuencia de activación», párrafo «Si ya no tuviéramos unidades de Tropas por actuar»',
      en: 'The procedure, “Secuencia de activación”, paragraph “Si ya no tuviéramos unidades de Tropas por actuar”',
    },
    question: {
      es: 'Un jugador sin Tropas por activar, ¿puede no hacer nada?',
      en: 'May a player without Troop units to activate do nothing?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: activar un Mando es voluntario.',
          en: 'Yes: activating a Commander is optional.',
        },
      },
      {
        key: 'b',
        text: { es: 'No: debe activar un Mando.', en: 'No: he must activate a Commander.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'En ninguna vez es obligatorio activar un Mando.',
      en: 'In no go is it compulsory to activate a Commander.',
    },
  },
  R17: {
    place: {
      es: 'El procedimiento, «Órdenes», párrafo 1',
      en: 'The procedure, “Órdenes”, paragraph 1',
    },
    question: {
      es: '¿Cuántas cartas hay de cada orden?',
      en: 'How many cards are there of each order?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Las que hagan falta: toda Tropa puede recibir cualquiera de las 5.',
          en: 'As many as are needed: any Troop unit may be given any of the 5.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'El reglamento no da número.', en: 'The book gives no number.' },
  },
  R18: {
    place: {
      es: 'El procedimiento, «Órdenes», «¡Atención!»',
      en: 'The procedure, “Órdenes”, “¡Atención!”',
    },
    question: {
      es: '¿Hay que hacer 2 acciones con ¡Atención!?',
      en: 'Must a unit take 2 actions with Ready!?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: { es: 'Hasta 2: puede hacer sólo una.', en: 'Up to 2: it may take only one.' },
      },
      { key: 'b', text: { es: 'Exactamente 2.', en: 'Exactly 2.' } },
    ],
    adopted: 'a',
    why: { es: 'El texto las da como posibilidad.', en: 'The text gives them as a possibility.' },
  },
  R115: {
    place: {
      es: 'El procedimiento, «Órdenes», «¡Atención!»; Las tropas, «Movilidad»',
      en: 'The procedure, “Órdenes”, “¡Atención!”; The troops, “Movilidad”',
    },
    question: {
      es: '¿En qué orden van las acciones de ¡Atención!?',
      en: 'In what order do the actions of Ready! come?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'En el que se quiera: se puede disparar y luego mover.',
          en: 'In any: a unit may shoot and then move.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'En el de la lista: mover, reorganizar, orientar, disparar.',
          en: 'In that of the list: move, reorganise, face, shoot.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'No se prescribe ninguno, y el ejemplo de Movilidad mueve y luego orienta.',
      en: 'None is prescribed, and the example of Mobility moves and then faces.',
    },
  },
  R19: {
    place: {
      es: 'Combate, «La Carga», párrafo 1; El procedimiento, «Órdenes», «¡Atacad!»',
      en: 'Combat, “La Carga”, paragraph 1; The procedure, “Órdenes”, “¡Atacad!”',
    },
    question: {
      es: 'Con ¡Atacad!, ¿se puede nombrar a un enemigo inalcanzable habiendo otro al alcance?',
      en: 'With Assault!, may an enemy out of reach be named while another is within it?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: si puede cargar a alguno, carga a uno de esos.',
          en: 'No: if some enemy can be charged, it charges one of those.',
        },
      },
      { key: 'b', text: { es: 'Sí: se elige con libertad.', en: 'Yes: the choice is free.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La unidad debe cargar siempre que pueda.',
      en: 'The unit must charge whenever it can.',
    },
  },
  R116: {
    place: {
      es: 'El procedimiento, «Órdenes», «¡Atacad!»',
      en: 'The procedure, “Órdenes”, “¡Atacad!”',
    },
    question: {
      es: 'Con ¡Atacad! y nadie al alcance, ¿hacia quién y hasta dónde se mueve?',
      en: 'With Assault! and nobody in reach, towards whom and how far does the unit move?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Hacia el enemigo visible que nombre su jugador, lo más cerca que pueda, sin que la frene la distancia de 1″.',
          en: 'Towards the visible enemy that its player names, as near as it can, without being stopped by the 1″ distance.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Siempre hacia el enemigo visible más próximo.',
          en: 'Always towards the nearest visible enemy.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se habla de un enemigo cualquiera, al que la unidad se acerca cuanto puede.',
      en: 'The text speaks of any enemy, to which the unit comes as close as it can.',
    },
  },
  R20: {
    place: {
      es: 'El procedimiento, «Chequeo de Órdenes», párrafo 1; Los mandos, «Distancia de Mando» y «Fama»',
      en: 'The procedure, “Chequeo de Órdenes”, paragraph 1; The commanders, “Distancia de Mando” and “Fama”',
    },
    question: {
      es: '¿Qué Mando evita la reducción de Disciplina del Chequeo de Orden?',
      en: 'Which Commander spares a unit the Decrease to Discipline in its order check?',
    },
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'Cualquier Mando amigo.', en: 'Any friendly Commander.' } },
      {
        key: 'b',
        text: {
          es: 'Uno que pueda interactuar con ella: el de su mando, el Comandante o uno con Fama.',
          en: 'One who can interact with it: that of its command, the General, or one with Fame.',
        },
      },
    ],
    adopted: 'b',
    why: {
      es: 'La distancia de mando se define con las Tropas propias de cada Mando, y Fama sería menos de lo que dice.',
      en: "Command distance is defined for each Commander's own Troops, and Fame would do less than it says.",
    },
  },
  R117: {
    place: {
      es: 'Los mandos, «Miniatura de Mando», párrafo «Los Mandos no tienen frente»; «Acciones del Mando»; El procedimiento, «Chequeo de Órdenes»',
      en: 'The commanders, “Miniatura de Mando”, paragraph “Los Mandos no tienen frente”; “Acciones del Mando”; The procedure, “Chequeo de Órdenes”',
    },
    question: {
      es: '¿De dónde a dónde se traza la línea de visión de un Mando?',
      en: "From where to where is a Commander's line of sight traced?",
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'De cualquier punto del borde de su base a cualquier Centro de la unidad.',
          en: 'From any point of the edge of his base to any Centre of the unit.',
        },
      },
      {
        key: 'b',
        text: { es: 'A cualquier punto de la unidad.', en: 'To any point of the unit.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Sus medidas salen del borde de su base, y la visión de las Tropas va a los Centros. No hace falta dentro de la unidad ni con Respetable.',
      en: 'His measurements start at the edge of his base, and the sight of Troops goes to Centres. It is not needed inside the unit or with Respectable.',
    },
  },
  R21: {
    place: {
      es: 'Los mandos, «Distancia de Mando»; segundo «Miniatura de Mando», párrafo 2',
      en: 'The commanders, “Distancia de Mando”; second “Miniatura de Mando”, paragraph 2',
    },
    question: {
      es: 'A exactamente 6″ de un Mando, ¿se está a distancia de mando?',
      en: 'At exactly 6″ from a Commander, is a unit at command distance?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, si él está en la mesa; no, si va dentro de una unidad, que pide menos de 6″.',
          en: 'Yes if he stands on the table; no if he is inside a unit, which asks for less than 6″.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Cada caso se redacta de una manera.', en: 'Each case is worded in its own way.' },
  },
  R22: {
    place: {
      es: 'Los mandos, «Presencia»; segundo «Miniatura de Mando», párrafo 2',
      en: 'The commanders, “Presencia”; second “Miniatura de Mando”, paragraph 2',
    },
    question: {
      es: '¿Vale Presencia desde dentro de una unidad?',
      en: 'Does Presence work from inside a unit?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí: 9″ en vez de 6″.', en: 'Yes: 9″ instead of 6″.' } },
      {
        key: 'b',
        text: {
          es: 'No: desde la unidad siguen siendo 6″.',
          en: 'No: from the unit it is still 6″.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Ambas son su distancia de mando.', en: 'Both are his command distance.' },
  },
  R155: {
    place: {
      es: 'Los mandos, «Acciones del Mando», párrafo «Un Mando Agotado no puede ser activado»; «Uniéndose a Tropas», último párrafo; El procedimiento, «Chequeo de Órdenes»',
      en: 'The commanders, “Acciones del Mando”, paragraph “Un Mando Agotado no puede ser activado”; “Uniéndose a Tropas”, last paragraph; The procedure, “Chequeo de Órdenes”',
    },
    question: {
      es: '¿Da distancia de mando un Mando Agotado?',
      en: 'Does an Exhausted Commander give command distance?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, dentro de una unidad y cerca de ella.',
          en: 'Yes, inside a unit and near one.',
        },
      },
      { key: 'b', text: { es: 'No.', en: 'No.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Estar Agotado sólo impide activarlo, y quien se une a una unidad está Agotado mientras la unidad se aprovecha de él.',
      en: 'Being Exhausted only bars his activation, and one who joins a unit is Exhausted while the unit benefits from him.',
    },
  },
  R143: {
    place: {
      es: 'Capítulo inicial, «Otros Elementos»; Disparo, «Alcance»; Combate, «La Carga»',
      en: 'Opening chapter, “Otros Elementos”; Shooting, “Alcance”; Combat, “La Carga”',
    },
    question: {
      es: '¿Se puede medir antes de declarar una carga, un disparo o una acción?',
      en: 'May distances be measured before declaring a charge, a shot or an action?',
    },
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'Sí, cuando se quiera.', en: 'Yes, at any time.' } },
      { key: 'b', text: { es: 'Sólo después de declarar.', en: 'Only after the declaration.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Nada lo prohíbe, y la obligación de cargar lo pide.',
      en: 'Nothing forbids it, and the obligation to charge asks for it.',
    },
  },
  R23: {
    place: {
      es: 'El procedimiento, «Reacciones», párrafo 1; Movimiento, «Movimiento por Activación»',
      en: 'The procedure, “Reacciones”, paragraph 1; Movement, “Movimiento por Activación”',
    },
    question: {
      es: 'Los 3″ de una reacción van hasta el Centro Frontal propio. ¿Desde qué punto del enemigo?',
      en: "The 3″ of a reaction are measured to the unit's Front Centre. From which point of the enemy?",
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Desde su Centro Frontal, en cualquier lugar de su camino.',
          en: 'From its Front Centre, anywhere along its way.',
        },
      },
      {
        key: 'b',
        text: { es: 'Desde cualquiera de sus Centros.', en: 'From any of its Centres.' },
      },
      { key: 'c', text: { es: 'Desde el borde de su base.', en: 'From the edge of its base.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El camino sólo se define para el Centro Frontal, y se mide entre Centros.',
      en: 'The way is defined for the Front Centre only, and measurements go between Centres.',
    },
  },
  R118: {
    place: {
      es: 'El procedimiento, «Reacciones», párrafo 1; Movimiento, párrafo 1',
      en: 'The procedure, “Reacciones”, paragraph 1; Movement, paragraph 1',
    },
    question: {
      es: '¿Qué movimientos del enemigo permiten reaccionar?',
      en: 'Which moves of an enemy allow a reaction?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sólo uno voluntario de una Tropa que acerca: a menos de 3″ y más cerca que antes. Ni giros, ni alejarse, ni disparos, ni Mandos.',
          en: 'Only a voluntary one of a Troop unit that comes nearer: within 3″ and nearer than before. No turns, no moving away, no shots, no Commanders.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Cualquier movimiento voluntario con una parte a menos de 3″.',
          en: 'Any voluntary move of which a part lies within 3″.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Se reacciona a quien se acerca.', en: 'The reaction is to one that comes closer.' },
  },
  R144: {
    place: {
      es: 'El procedimiento, «Reacciones», «¡Atacad!», párrafo 2',
      en: 'The procedure, “Reacciones”, “¡Atacad!”, paragraph 2',
    },
    question: {
      es: '¿En qué momento se reacciona a un enemigo que se acerca?',
      en: 'At which moment is an approaching enemy reacted to?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'En el punto de su camino más próximo al Centro Frontal propio; luego el enemigo sigue.',
          en: "At the point of its way nearest to the unit's Front Centre; then the enemy goes on.",
        },
      },
      { key: 'b', text: { es: 'Al acabar su movimiento.', en: 'After its move.' } },
      {
        key: 'c',
        text: { es: 'En cuanto está a menos de 3″.', en: 'As soon as it is within 3″.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Para la intercepción está impreso así.',
      en: 'For the interception it is printed so.',
    },
  },
  R145: {
    place: {
      es: 'El procedimiento, «Reacciones», «¡Atención!» y «¡Fuego!»',
      en: 'The procedure, “Reacciones”, “¡Atención!” and “¡Fuego!”',
    },
    question: {
      es: '¿A quién dispara la unidad que reacciona?',
      en: 'At whom does a reacting unit shoot?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sólo al enemigo que causó la reacción.',
          en: 'Only at the enemy that caused the reaction.',
        },
      },
      { key: 'b', text: { es: 'A cualquier objetivo.', en: 'At any target.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Reacciona a ese enemigo, y su disparo va antes del combate con él.',
      en: 'It reacts to that enemy, and its shot comes before the combat with it.',
    },
  },
  R146: {
    place: {
      es: 'El procedimiento, «Reacciones», párrafo 1',
      en: 'The procedure, “Reacciones”, paragraph 1',
    },
    question: {
      es: 'Una unidad que reacciona se acerca a otra: ¿puede esta reaccionar?',
      en: 'A reacting unit comes near another: may that one react?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: { es: 'No: las reacciones no se encadenan.', en: 'No: reactions do not chain.' },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: es una unidad enemiga que se acerca.',
          en: 'Yes: it is an enemy unit that comes nearer.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se reacciona a la activación de un enemigo.',
      en: 'Reactions answer the activation of an enemy.',
    },
  },
  R24: {
    place: {
      es: 'El procedimiento, «Reacciones»; Las tropas, «Resguardo»',
      en: 'The procedure, “Reacciones”; The troops, “Resguardo”',
    },
    question: {
      es: '¿Gasta la reacción la carta de la unidad?',
      en: "Does a reaction spend the unit's card?",
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: la unidad ya no se activa ese turno, acierte o falle el chequeo. Las excepciones lo dicen: Evasión, Precavido, Héroe.',
          en: 'Yes: the unit is not activated later that turn, whether it passes the check or fails. Exceptions say so: Evasion, Cautious, Hero.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Lo dicen Resguardo, para su caballería, y el fallo del chequeo.',
      en: 'Sheltered says so of its cavalry, and so does a failed check.',
    },
  },
  R25: {
    place: {
      es: 'El procedimiento, «Reacciones», párrafo 1',
      en: 'The procedure, “Reacciones”, paragraph 1',
    },
    question: {
      es: '¿Pueden reaccionar varias unidades a un mismo movimiento?',
      en: 'May several units react to the same move?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: una tras otra, en el orden de su jugador y cada una con su chequeo.',
          en: "Yes: one after another, in their player's order and each with its own check.",
        },
      },
      {
        key: 'b',
        text: { es: 'No: una por activación enemiga.', en: 'No: one per enemy activation.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las condiciones son las de cada unidad.',
      en: 'The conditions are those of each unit.',
    },
  },
  R26: {
    place: {
      es: 'El procedimiento, «Reacciones», «¡Fuego!»; Las tropas, «Armas de Fuego»',
      en: 'The procedure, “Reacciones”, “¡Fuego!”; The troops, “Armas de Fuego”',
    },
    question: {
      es: '¿Desde dónde se mide el disparo de reacción ¡Fuego! contra una carga?',
      en: 'From where is a Fire! reaction shot against a charge measured?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'Desde donde empieza la carga.', en: 'From where the charge starts.' },
      },
      {
        key: 'b',
        text: {
          es: 'Justo antes del contacto: toda arma alcanza.',
          en: 'Just before contact: every weapon reaches.',
        },
      },
    ],
    adopted: 'b',
    why: {
      es: 'El libro habla de fuego a quemarropa.',
      en: 'The book speaks of point-blank fire.',
    },
  },
  R119: {
    place: {
      es: 'El procedimiento, «Reacciones», «¡Fuego!»; Disparo, «Resolver el Disparo» y «Chequeo de Ruptura»',
      en: 'The procedure, “Reacciones”, “¡Fuego!”; Shooting, “Resolver el Disparo” and “Chequeo de Ruptura”',
    },
    question: {
      es: '¿Qué pasa con la carga de quien recibe el disparo de reacción?',
      en: 'What becomes of the charge of a unit hit by the reaction shot?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Si cae, no hay combate; si sólo queda desgastada o Desordenada, sigue como esté.',
          en: 'If it is destroyed there is no combat; if it is only worn or Disordered it goes on as it is.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Los efectos del disparo se aplican antes del combate.',
      en: 'The effects of the shot apply before the combat.',
    },
  },
  R27: {
    place: {
      es: 'Las tropas, «Pistolas»; El procedimiento, «Reacciones», «¡Atención!»',
      en: 'The troops, “Pistolas”; The procedure, “Reacciones”, “¡Atención!”',
    },
    question: {
      es: '¿Se libran las pistolas de la reducción de Fuego al reaccionar con ¡Atención!?',
      en: 'Do pistols escape the Decrease to Fire when reacting with Ready!?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, y Raudo también: a 4″ o menos les queda un aumento por ser arma de fuego que reacciona.',
          en: 'Yes, and Swift does too: within 4″ they are left with one Increase, as firearms that react.',
        },
      },
      { key: 'b', text: { es: 'No: sólo en una activación.', en: 'No: only in an activation.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El disparo reducido de la reacción sale de la misma orden.',
      en: 'The reduced shot of the reaction comes from the same order.',
    },
  },
  R28: {
    place: {
      es: 'El procedimiento, «Reacciones», «¡Atacad!», párrafo 1',
      en: 'The procedure, “Reacciones”, “¡Atacad!”, paragraph 1',
    },
    question: {
      es: 'En una contracarga, ¿qué es a medio camino?',
      en: 'In a counter-charge, what is half way?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El punto medio entre los Centros Frontales; la que reacciona nunca mueve más que su Velocidad con ¡Atacad!, y la otra cubre el resto.',
          en: 'The midpoint between the Front Centres; the reacting unit never moves more than its Assault! Speed, and the charger covers the rest.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Donde se encuentren moviendo cada una en proporción a su Velocidad.',
          en: 'Where they meet when each moves in proportion to its Speed.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Es lo que dicen las palabras.', en: 'It is what the words say.' },
  },
  R120: {
    place: {
      es: 'El procedimiento, «Reacciones», «¡Atacad!»; Combate, «Empate»',
      en: 'The procedure, “Reacciones”, “¡Atacad!”; Combat, “Empate”',
    },
    question: { es: 'En una contracarga, ¿quién cargó?', en: 'In a counter-charge, who charged?' },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La unidad que declaró primero: resuelve antes, se destraba si empatan, y la otra fue cargada.',
          en: 'The unit that declared first: it resolves first, disengages after a tie, and the other one was charged.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Las dos: si empatan, se destraban ambas.',
          en: 'Both: after a tie both disengage.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Una carga es la que se declara; la otra la contesta. Ambas tienen el aumento de Combate.',
      en: 'A charge is what is declared; the other answers it. Both have the Increase to Combat.',
    },
  },
  R121: {
    place: {
      es: 'El procedimiento, «Reacciones», «¡Atacad!»; Movimiento, «Movimiento por Activación», paso 2; Combate, «La Carga»',
      en: 'The procedure, “Reacciones”, “¡Atacad!”; Movement, “Movimiento por Activación”, step 2; Combat, “La Carga”',
    },
    question: {
      es: '¿Se puede contracargar a quien viene por detrás?',
      en: 'May a unit counter-charge an enemy that comes from behind?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: haría falta girar más de 90º.',
          en: 'No: it takes a turn of more than 90º.',
        },
      },
      { key: 'b', text: { es: 'Sí: gira con libertad.', en: 'Yes: it turns freely.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Una carga cumple las reglas normales de movimiento.',
      en: 'A charge obeys the usual rules of movement.',
    },
  },
  R29: {
    place: {
      es: 'El procedimiento, «Reacciones», «¡Atacad!», párrafo 2',
      en: 'The procedure, “Reacciones”, “¡Atacad!”, paragraph 2',
    },
    question: {
      es: '¿Cuándo es rechazada la unidad que intercepta?',
      en: 'When is the intercepting unit thrown back?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Siempre que se destraba, también por empate, se retira o cae.',
          en: 'Whenever it disengages, also after a tie, retreats or is destroyed.',
        },
      },
      { key: 'b', text: { es: 'Sólo si pierde.', en: 'Only if it loses.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Tras un empate es ella la que se va.',
      en: 'After a tie it is the one that leaves.',
    },
  },
  R122: {
    place: {
      es: 'El procedimiento, «Reacciones», «¡Atacad!», párrafo 2; Combate, «Empate»',
      en: 'The procedure, “Reacciones”, “¡Atacad!”, paragraph 2; Combat, “Empate”',
    },
    question: { es: 'En una intercepción, ¿quién cargó?', en: 'In an interception, who charged?' },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La unidad que intercepta: resuelve antes, tiene Combate+ y se destraba si empatan. La otra sólo tiene Combate+ si su orden es ¡Atacad!.',
          en: 'The interceptor: it resolves first, has Combat+ and disengages after a tie. The other has Combat+ only if its own order is Assault!.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El libro llama carga a esa reacción.',
      en: 'The book calls that reaction a charge.',
    },
  },
  R123: {
    place: {
      es: 'El procedimiento, «Reacciones», «¡Atacad!», párrafo 2',
      en: 'The procedure, “Reacciones”, “¡Atacad!”, paragraph 2',
    },
    question: {
      es: 'La interceptada pierde el combate. ¿Sigue con su activación?',
      en: 'The intercepted unit loses the combat. Does it go on with its activation?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: se destraba o se retira y su activación acaba.',
          en: 'No: it disengages or retreats, and its activation ends.',
        },
      },
      { key: 'b', text: { es: 'Sí: con lo que le quede.', en: 'Yes: with what is left of it.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Sólo sigue si la otra fue rechazada.',
      en: 'It goes on only if the other was thrown back.',
    },
  },
  R147: {
    place: {
      es: 'El procedimiento, «Reacciones», «¡Atacad!»; Las tropas, «Resguardo»',
      en: 'The procedure, “Reacciones”, “¡Atacad!”; The troops, “Resguardo”',
    },
    question: {
      es: '¿Se puede interceptar una carga dirigida a otra unidad?',
      en: 'May a charge aimed at another unit be intercepted?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: la carga es un movimiento cercano como otro.',
          en: 'Yes: a charge is a move nearby like any other.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: a ¡Atacad! sólo contesta su objetivo, y la caballería de Resguardo.',
          en: "No: only its target answers Assault!, and Sheltered's cavalry.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La contracarga es de quien recibe la carga; Resguardo se distingue en que no pide ni carta ni cercanía.',
      en: 'The counter-charge belongs to the unit charged; Sheltered differs in needing neither card nor nearness.',
    },
  },
  R30: {
    place: {
      es: 'El procedimiento, «Reacciones», «¡Corred!»',
      en: 'The procedure, “Reacciones”, “¡Corred!”',
    },
    question: {
      es: '¿Hacia dónde se huye con ¡Corred!?',
      en: 'In which direction does a unit flee with Run!?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'En línea recta desde el Centro Frontal del enemigo, con el giro que haga falta.',
          en: "Straight away from the enemy's Front Centre, with whatever turn that takes.",
        },
      },
      {
        key: 'b',
        text: {
          es: 'En cualquier dirección que aleje.',
          en: 'In any direction that takes it farther off.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Debe alejarse todo lo posible.', en: 'It must get as far away as it can.' },
  },
  R124: {
    place: {
      es: 'El procedimiento, «Reacciones», «¡Corred!»',
      en: 'The procedure, “Reacciones”, “¡Corred!”',
    },
    question: { es: '¿Cuánto se huye con ¡Corred!?', en: 'How far does a unit flee with Run!?' },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Entre su Velocidad sin modificar y la de doble aumento, con el terreno, como quiera su dueño. Los obstáculos pueden acortarlo.',
          en: 'Between its unmodified Speed and that with a double Increase, with terrain, as its owner likes. Obstacles may cut it short.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'El texto da ambos límites.', en: 'The text gives both limits.' },
  },
  R125: {
    place: {
      es: 'El procedimiento, «Órdenes», «¡Atacad!»; «Reacciones», «¡Corred!»',
      en: 'The procedure, “Órdenes”, “¡Atacad!”; “Reacciones”, “¡Corred!”',
    },
    question: {
      es: 'El enemigo al que se cargaba ha huido. ¿Qué hace quien carga?',
      en: 'The enemy that was charged has fled. What does the charger do?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Termina su carga si aún lo alcanza; si no, se acerca cuanto puede.',
          en: 'It completes its charge if it can still reach; if not, it comes as close as it can.',
        },
      },
      { key: 'b', text: { es: 'Su carga acaba.', en: 'Its charge is over.' } },
      { key: 'c', text: { es: 'Puede ir contra otro.', en: 'It may turn on another enemy.' } },
    ],
    adopted: 'a',
    why: { es: 'Es lo que manda ¡Atacad!.', en: 'It is what Assault! says.' },
  },
  R31: {
    place: {
      es: 'El procedimiento, «Reacciones», párrafo «Actuar como una reacción requiere siempre»',
      en: 'The procedure, “Reacciones”, paragraph “Actuar como una reacción requiere siempre”',
    },
    question: {
      es: 'Una unidad Fresca falla el chequeo para reaccionar. ¿Qué pierde?',
      en: 'A Fresh unit fails its check to react. What does it lose?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sólo su carta de este turno; no queda Desordenada.',
          en: 'Only its card for this turn; it is not Disordered.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El fallo cuesta la orden y nada más.',
      en: 'Failure costs the order and nothing else.',
    },
  },
  R152: {
    place: {
      es: 'El procedimiento, «Iniciativa»; Los mandos, «Bajas en los Mandos»',
      en: 'The procedure, “Iniciativa”; The commanders, “Bajas en los Mandos”',
    },
    question: {
      es: 'Sin Comandante, ¿qué se suma a la iniciativa?',
      en: 'Without a General, what is added to initiative?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Nada.', en: 'Nothing.' } },
      {
        key: 'b',
        text: {
          es: 'El Nivel más alto de los Mandos que queden.',
          en: 'The highest Level of the Commanders left.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Sólo se nombra el Nivel del Comandante.',
      en: "Only the General's Level is named.",
    },
  },
});
