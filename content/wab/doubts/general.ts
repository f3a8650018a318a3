import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R8: {
    clauses: 'wab-2.30 wab-2.48 wab-2.82 wab-4.10 wab-6.4 wab-6.52 wab-7.6 wab-9.11 wab-9.71',
    place: {
      es: '«Marcha» (pág. 11); «Reorganizacion (Reform)» (pág. 10); «Reagrupar unidades que huyen» (pág. 13); «Línea de disparo bloqueadas» (pág. 20), «Bosques»; «Perseguir fuera del tablero» (pág. 30); «Cuando realizar un chequeo de pánico» (pág. 33), punto 1; «Personajes con unidades» (pág. 37); «Generales del ejército» (pág. 42)',
      en: '“Marcha” (p. 11); “Reorganizacion (Reform)” (p. 10); “Reagrupar unidades que huyen” (p. 13); “Línea de disparo bloqueadas” (p. 20), “Bosques”; “Perseguir fuera del tablero” (p. 30); “Cuando realizar un chequeo de pánico” (p. 33), point 1; “Personajes con unidades” (p. 37); “Generales del ejército” (p. 42)',
    },
    question: {
      es: '¿Cuenta la distancia justa donde el libro pone «a menos de»?',
      en: 'Does the exact distance count where the book says “less than”?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: a 2, 4, 8 o 12 pulgadas justas cuenta siempre.',
          en: 'Yes: exactly 2, 4, 8 or 12 inches always counts.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: donde pone «a menos de», la distancia justa no cuenta.',
          en: 'No: where it says “less than”, the exact distance does not count.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La marcha y los bosques usan las dos expresiones para una misma cosa, así que dicen lo mismo.',
      en: 'The rules of marching and of woods use both wordings for one and the same thing, so they mean the same.',
    },
  },
  R9: {
    clauses: 'wab-1.20',
    place: { es: '«Chequeo de Liderazgo» (pág. 5)', en: '“Chequeo de Liderazgo” (p. 5)' },
    question: {
      es: '¿Un 2 pasa siempre un chequeo de Liderazgo, y un 12 lo falla siempre?',
      en: 'Does a 2 always pass a Leadership test, and a 12 always fail it?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: se compara sin más con el Liderazgo modificado.',
          en: 'No: the roll is simply compared with the modified Leadership.',
        },
      },
      {
        key: 'b',
        text: { es: 'Sí: el 2 pasa y el 12 falla.', en: 'Yes: a 2 passes and a 12 fails.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La definición del chequeo no tiene ninguna excepción.',
      en: 'The definition of the test has no exception.',
    },
  },
  R10: {
    clauses: 'wab-2.81 wab-2.82',
    place: {
      es: '«Reagrupar unidades que huyen» (pág. 13), párrafos penúltimo y último; «Potencia reducida a la mitad» (pág. 33); «Reorganizacion (Reform)» (pág. 10)',
      en: '“Reagrupar unidades que huyen” (p. 13), last two paragraphs; “Potencia reducida a la mitad” (p. 33); “Reorganizacion (Reform)” (p. 10)',
    },
    question: {
      es: '¿El -1 es al Liderazgo o a la tirada?',
      en: 'Is the -1 to Leadership or to the roll?',
    },
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'Al Liderazgo.', en: 'To Leadership.' } },
      {
        key: 'b',
        text: { es: 'A la tirada, con lo que ayudaría.', en: 'To the roll, which would help.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Es un penalizador, y la regla de reorganizarse lo dice con claridad.',
      en: 'It is a penalty, and the rule on reforming says so plainly.',
    },
  },
  R11: {
    clauses: 'wab-2.81 wab-2.82',
    place: {
      es: '«Reagrupar unidades que huyen» (pág. 13), los dos últimos párrafos',
      en: '“Reagrupar unidades que huyen” (p. 13), the last two paragraphs',
    },
    question: {
      es: '¿Se suman los dos -1 al reagruparse?',
      en: 'Do the two penalties to rally add up?',
    },
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'Sí: son -2.', en: 'Yes: they make -2.' } },
      { key: 'b', text: { es: 'No: -1 como mucho.', en: 'No: -1 at most.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La segunda regla empieza con «del mismo modo» y tiene su propio -1.',
      en: 'The second rule begins with “likewise” and has a -1 of its own.',
    },
  },
  R12: {
    clauses: 'wab-1.5',
    place: { es: '«Repetir tiradas (Re-roll)» (pág. 4)', en: '“Repetir tiradas (Re-roll)” (p. 4)' },
    question: {
      es: '¿Qué se repite: cada dado o la tirada entera?',
      en: 'What is re-rolled: each die or the whole throw?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Tirada a tirada: cada dado para impactar que falla, y un chequeo de 2D6 entero.',
          en: 'Throw by throw: each die to hit that fails, and a test of 2D6 as a whole.',
        },
      },
      {
        key: 'b',
        text: { es: 'También un solo dado de un chequeo.', en: 'A single die of a test as well.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se descarta «una tirada fallada», y un chequeo se falla con los dos dados.',
      en: '“A failed throw” is discarded, and a test is failed by both dice.',
    },
  },
  R13: {
    clauses: 'wab-2.81 wab-7.3',
    place: {
      es: '«Reagrupar unidades que huyen» (pág. 13), penúltimo párrafo; «Potencia reducida a la mitad» (pág. 33)',
      en: '“Reagrupar unidades que huyen” (p. 13), last paragraph but one; “Potencia reducida a la mitad” (p. 33)',
    },
    question: { es: '¿Media fuerza respecto a cuándo?', en: 'Half strength compared with when?' },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Con el principio de la batalla; la mitad justa cuenta.',
          en: 'With the start of the battle; exactly half counts.',
        },
      },
      { key: 'b', text: { es: 'Con el principio del turno.', en: 'With the start of the turn.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El libro habla de las miniaturas que había en un principio.',
      en: 'The book speaks of the models there were at first.',
    },
  },
  R14: {
    clauses: 'wab-1.34 wab-1.35 wab-1.37',
    place: {
      es: '«Orden en caballería e infantería» (pág. 6), «Orden cerrado», «Orden abierto» y recuadro «Del FAQ oficial»',
      en: '“Orden en caballería e infantería” (p. 6), “Orden cerrado”, “Orden abierto” and box “Del FAQ oficial”',
    },
    question: {
      es: '¿Qué orden tiene la caballería si nada lo dice?',
      en: 'Which order does cavalry have if nothing says so?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Abierto, salvo la que lleva barda, los catafractos y la caballería en masa.',
          en: 'Open, but for barded cavalry, cataphracts and massed cavalry.',
        },
      },
      { key: 'b', text: { es: 'Toda va en orden cerrado.', en: 'All of it is in close order.' } },
    ],
    adopted: 'a',
    why: {
      es: 'A la frase le faltan palabras, y las preguntas oficiales dan la regla.',
      en: 'The sentence has lost words, and the official FAQ states the rule.',
    },
  },
  R15: {
    clauses: 'wab-1.30 wab-2.31 wab-8.1',
    place: {
      es: '«Hacer una formación» (pág. 6); «Reorganizacion (Reform)» (pág. 10); «Campeones, músicos y estandartes» (pág. 35)',
      en: '“Hacer una formación” (p. 6); “Reorganizacion (Reform)” (p. 10); “Campeones, músicos y estandartes” (p. 35)',
    },
    question: {
      es: '¿El grupo de mando va siempre en la primera fila?',
      en: 'Is the command group always in the front rank?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Va allí si no se dice otra cosa; se puede poner detrás.',
          en: 'It goes there by default; it may be placed further back.',
        },
      },
      { key: 'b', text: { es: 'Siempre en la primera.', en: 'Always in the front.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El capítulo del mando dice que no es obligatorio.',
      en: 'The command chapter says that it is not compulsory.',
    },
  },
  R99: {
    clauses: 'wab-2.81 wab-7.3',
    place: {
      es: '«Reagrupar unidades que huyen» (pág. 13), penúltimo párrafo; «Potencia reducida a la mitad» (pág. 33); «Personajes con unidades» (pág. 37)',
      en: '“Reagrupar unidades que huyen” (p. 13), last paragraph but one; “Potencia reducida a la mitad” (p. 33); “Personajes con unidades” (p. 37)',
    },
    question: {
      es: 'Media fuerza: ¿cuenta el personaje que va con la unidad?',
      en: 'Half strength: does a character with the unit count?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: solo sus propias miniaturas, ahora y al principio.',
          en: 'No: only its own models, now and at the start.',
        },
      },
      { key: 'b', text: { es: 'Sí, ahora, como uno más.', en: 'Yes, now, as one of them.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El número es el de las miniaturas que tenía al principio.',
      en: 'The number is that of the models it had at first.',
    },
  },
  R111: {
    clauses: 'wab-2.48 wab-6.4 wab-7.6 wab-9.71',
    place: {
      es: '«Marcha» (pág. 11); «Reagrupar unidades que huyen» (pág. 13), último párrafo; «Cuando realizar un chequeo de pánico» (pág. 33); «Generales del ejército» (pág. 42); «Las medidas» (pág. 4)',
      en: '“Marcha” (p. 11); “Reagrupar unidades que huyen” (p. 13), last paragraph; “Cuando realizar un chequeo de pánico” (p. 33); “Generales del ejército” (p. 42); “Las medidas” (p. 4)',
    },
    question: {
      es: '¿Desde dónde y hasta dónde se mide una distancia?',
      en: 'From where to where is a distance measured?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'Entre las miniaturas más cercanas.', en: 'Between the nearest models.' },
      },
      {
        key: 'b',
        text: {
          es: 'Toda la unidad debe estar a esa distancia.',
          en: 'The whole unit must be within it.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El libro no lo dice, y así se mide lo demás.',
      en: 'The book does not say, and all else is measured so.',
    },
  },
});
