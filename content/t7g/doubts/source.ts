import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R1: {
    place: {
      es: 'Capítulo inicial, «Valores»; El ejército, «Facciones»',
      en: 'Opening chapter, “Valores”; The army, “Facciones”',
    },
    question: {
      es: '¿Dónde están los Valores, las Defensas y los costes de las unidades?',
      en: 'Where are the Values, Defences and costs of the units?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'En los libros de ejército, aparte: este reglamento no trae ningún perfil, y cada jugador pone los suyos.',
          en: 'In the army books, apart: this rulebook has no profile at all, and each player brings his own.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El texto remite siempre a la lista o al libro de ejército.',
      en: 'The text always refers to the army list or army book.',
    },
  },
  R2: {
    place: {
      es: 'El ejército, «Facciones», párrafos sobre los tres organigramas; texto «La Unidad de Élite debe ser una unidad elegible» de cada uno',
      en: 'The army, “Facciones”, paragraphs on the three charts; text “La Unidad de Élite debe ser una unidad elegible” of each',
    },
    question: {
      es: '¿A qué organigrama corresponde cada nota sobre la unidad de Élite, y cuántos Mandos y Tropas pide cada uno?',
      en: 'Which organisation chart does each note on the Elite unit belong to, and how many Commanders and Troops does each ask for?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Las notas siguen el orden de la lista: Estándar, Caballería y Compañías. Los mínimos y máximos sólo están en los dibujos, que nuestra copia no conserva.',
          en: 'The notes follow the order of the list: Standard, Cavalry and Companies. The minimums and maximums are only in the drawings, which our copy has lost.',
        },
      },
      { key: 'b', text: { es: 'No se puede saber.', en: 'It cannot be known.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El contenido cuadra: sólo el Estándar admite Formaciones, y el de Caballería, nada más que caballería.',
      en: 'The contents fit: only the Standard one admits Formations, and the Cavalry one nothing but cavalry.',
    },
  },
  R3: {
    place: { es: 'Las tropas, «Emboscada»', en: 'The troops, “Emboscada”' },
    question: {
      es: '¿Qué hace la regla Emboscada, cuyo texto se corta a media frase?',
      en: 'What does the rule Ambush do, whose text breaks off in mid-sentence?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Su efecto falta: se muestra el nombre y nada más.',
          en: 'Its effect is missing: the name is shown and nothing else.',
        },
      },
      { key: 'b', text: { es: 'Es sólo ambientación.', en: 'It is only colour.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La frase se corta justo antes de decir para qué sirve.',
      en: 'The sentence breaks off just before it says what the rule is for.',
    },
  },
  R4: {
    place: {
      es: 'El ejército, párrafo que precede a «Facciones»; La batalla, «La batalla»',
      en: 'The army, paragraph before “Facciones”; The battle, “La batalla”',
    },
    question: {
      es: 'El capítulo del ejército manda sortear la batalla, pero sólo hay un escenario. ¿Cuál se juega?',
      en: 'The army chapter has the battle drawn by lot, but there is one scenario only. Which is played?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El único que hay, Los Campos de Gloria.',
          en: 'The only one there is, The Fields of Glory.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El capítulo de la batalla anuncia otros para un suplemento posterior.',
      en: 'The chapter on the battle announces others for a later supplement.',
    },
  },
  R5: {
    place: {
      es: 'Capítulo inicial, «Unidades»; Movimiento, «Movimiento por Activación», «Solapamiento» y «Cambio de Orientación»; Disparo, «Seleccionar Objetivo»; Combate, «Flanquear»; Los mandos, «Miniatura de Mando» y «Uniéndose a Tropas»; La batalla, «Despliegue»',
      en: 'Opening chapter, “Unidades”; Movement, “Movimiento por Activación”, “Solapamiento” and “Cambio de Orientación”; Shooting, “Seleccionar Objetivo”; Combat, “Flanquear”; The commanders, “Miniatura de Mando” and “Uniéndose a Tropas”; The battle, “Despliegue”',
    },
    question: {
      es: 'Los esquemas de bases, movimiento, visión, flancos, mando y despliegue faltan en nuestra copia. ¿Qué vale?',
      en: 'The drawings of bases, movement, sight, flanks, command and deployment are missing from our copy. What applies?',
    },
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'El texto por sí solo.', en: 'The text alone.' } }],
    adopted: 'a',
    why: {
      es: 'Lo que se mide y se traza está dicho con palabras en cada apartado.',
      en: 'What is measured and traced is said in words in each section.',
    },
  },
  R6: {
    place: {
      es: 'Las tropas, «Choragiew», «Caballería Pesada», «Caballos de Tiro» y «Fortificación Emplazada»; Los mandos, «Entusiasta» y «Bravo (a)»; El procedimiento, «Fase de Planificación» e «Iniciativa»; Capítulo inicial, «Gran Batería Artillería»',
      en: 'The troops, “Choragiew”, “Caballería Pesada”, “Caballos de Tiro” and “Fortificación Emplazada”; The commanders, “Entusiasta” and “Bravo (a)”; The procedure, “Fase de Planificación” and “Iniciativa”; Opening chapter, “Gran Batería Artillería”',
    },
    question: {
      es: 'Algunas reglas aparecen con otro nombre, como Chequeo de Mando en Choragiew o General del Ejército. ¿Son otras?',
      en: 'Some rules appear under another name, such as Command check in Choragiew, or General of the Army. Are they others?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: son erratas y variantes de las mismas. El chequeo que no necesita una Choragiew es el Chequeo de Orden.',
          en: 'No: they are slips and variants of the same ones. The check that a Choragiew does not need is the order check.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Ninguna otra regla lleva esos nombres.', en: 'No other rule bears those names.' },
  },
  R7: {
    place: {
      es: 'Los mandos, párrafo 1; Las tropas, «Brigada»; El ejército, párrafo «En toda lista será obligatorio»',
      en: 'The commanders, paragraph 1; The troops, “Brigada”; The army, paragraph “En toda lista será obligatorio”',
    },
    question: {
      es: 'La palabra «mando» se usa para 3 cosas. ¿Para cuáles?',
      en: 'The word “mando” is used for 3 things. Which ones?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El personaje (aquí Mando), el grupo de Tropas que dirige (mando) y cada jefe por debajo del general (el general es el Comandante).',
          en: 'The figure (here Commander), the group of Troops that he leads (command) and each leader below the general (the general is the General).',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se distingue por lo que hace en cada frase.',
      en: 'What it does in each sentence tells them apart.',
    },
  },
});
