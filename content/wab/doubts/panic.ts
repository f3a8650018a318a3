import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R69: {
    clauses: 'wab-7.14 wab-7.16',
    place: {
      es: '«Cuando realizar un chequeo de pánico» (pág. 33), punto 3; «Huida» (pág. 12); «Pánico y combate» (pág. 34)',
      en: '“Cuando realizar un chequeo de pánico” (p. 33), point 3; “Huida” (p. 12); “Pánico y combate” (p. 34)',
    },
    question: {
      es: 'Pánico por carga de flanco: ¿hacia dónde y cuándo se huye?',
      en: 'Panic from a flank charge: where to and when?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Enseguida y lejos de quien carga; trabada, como desmoralizada.',
          en: 'At once and away from the charger; if engaged, as broken.',
        },
      },
      { key: 'b', text: { es: 'Hacia su borde de la mesa.', en: 'To its own table edge.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Quien huye de una carga se aleja de ella.',
      en: 'Troops who flee a charge go away from it.',
    },
  },
  R70: {
    clauses: 'wab-7.25',
    place: { es: '«Pánico y combate» (pág. 34)', en: '“Pánico y combate” (p. 34)' },
    question: {
      es: '¿Causan pánico a una unidad trabada los enemigos que huyen?',
      en: 'Do fleeing enemies make an engaged unit panic?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: { es: 'No: es una errata por amigos.', en: 'No: it is a slip for friends.' },
      },
      { key: 'b', text: { es: 'Sí, como está escrito.', en: 'Yes, as written.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Un enemigo desmoralizado no asusta a nadie.',
      en: 'A broken enemy frightens nobody.',
    },
  },
  R71: {
    clauses: 'wab-7.8',
    place: {
      es: '«Cuando realizar un chequeo de pánico» (pág. 33), punto 1',
      en: '“Cuando realizar un chequeo de pánico” (p. 33), point 1',
    },
    question: { es: 'Pánico 1: ¿el doble de quién?', en: 'Panic 1: twice as many as whom?' },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'De todos los amigos que huyen cerca juntos.',
          en: 'As all friends who flee nearby together.',
        },
      },
      { key: 'b', text: { es: 'De cada unidad que huye.', en: 'As each fleeing unit.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El libro habla de las miniaturas de las unidades que huyen.',
      en: 'The book speaks of the models of the units that flee.',
    },
  },
  R87: {
    clauses: 'wab-7.7 wab-7.8',
    place: {
      es: '«Cuando realizar un chequeo de pánico» (pág. 33), punto 1',
      en: '“Cuando realizar un chequeo de pánico” (p. 33), point 1',
    },
    question: {
      es: '¿Chequean los hostigadores por otros hostigadores que huyen?',
      en: 'Do skirmishers test for other skirmishers who flee?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, y todos los que huyen cuentan contra ellos.',
          en: 'Yes, and all who flee count against them.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: los hostigadores que huyen no cuentan para nadie.',
          en: 'No: fleeing skirmishers count for nobody.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Solo se exime a las unidades formadas.', en: 'Only formed units are exempt.' },
  },
  R91: {
    clauses: 'wab-7.6',
    place: {
      es: '«Cuando realizar un chequeo de pánico» (pág. 33), punto 1',
      en: '“Cuando realizar un chequeo de pánico” (p. 33), point 1',
    },
    question: {
      es: 'Pánico 1: ¿al principio de qué turno?',
      en: 'Panic 1: at the start of which turn?',
    },
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'Del de su jugador.', en: 'That of its player.' } },
      { key: 'b', text: { es: 'De todos.', en: 'Every turn.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La huida sigue en los movimientos obligatorios de ese turno.',
      en: 'The flight follows in the compulsory moves of that turn.',
    },
  },
  R92: {
    clauses: 'wab-7.15 wab-15.26',
    place: {
      es: '«Cuando realizar un chequeo de pánico» (pág. 33), punto 3; «Hostigadores», «Combate cuerpo a cuerpo» (pág. 63), último párrafo',
      en: '“Cuando realizar un chequeo de pánico” (p. 33), point 3; “Hostigadores”, “Combate cuerpo a cuerpo” (p. 63), last paragraph',
    },
    question: {
      es: '¿Chequean los hostigadores cargados por el flanco?',
      en: 'Do skirmishers charged in the flank test?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: { es: 'Solo los que ya están trabados.', en: 'Only those already engaged.' },
      },
      { key: 'b', text: { es: 'Nunca.', en: 'Never.' } },
    ],
    adopted: 'a',
    why: { es: 'Lo dice la regla de los hostigadores.', en: 'The rule on skirmishers says so.' },
  },
  R95: {
    clauses: 'wab-7.18',
    place: {
      es: '«Cuando realizar un chequeo de pánico» (pág. 33), punto 4; «FAQ: dudas y erratas» (pág. 80), «Página: 72» (pág. 80)',
      en: '“Cuando realizar un chequeo de pánico” (p. 33), point 4; “FAQ: dudas y erratas” (p. 80), “Página: 72” (p. 80)',
    },
    question: {
      es: 'Muerte del General: ¿chequean las unidades fuera de la mesa?',
      en: 'The General’s death: do units off the table test?',
    },
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'No.', en: 'No.' } },
      { key: 'b', text: { es: 'Sí.', en: 'Yes.' } },
    ],
    adopted: 'a',
    why: { es: 'Lo aconsejan las preguntas oficiales.', en: 'The advisory FAQ says so.' },
  },
  R106: {
    clauses: 'wab-7.18 wab-7.19',
    place: {
      es: '«Cuando realizar un chequeo de pánico» (pág. 33), punto 4; «Huida» (pág. 12); «Pánico y combate» (pág. 34)',
      en: '“Cuando realizar un chequeo de pánico” (p. 33), point 4; “Huida” (p. 12); “Pánico y combate” (p. 34)',
    },
    question: {
      es: 'Muere el General: ¿hacia dónde y cuándo se huye?',
      en: 'The General dies: where to and when do they flee?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'A su borde de la mesa; las trabadas, como desmoralizadas.',
          en: 'To their own table edge; engaged ones as broken.',
        },
      },
      {
        key: 'b',
        text: { es: 'Lejos del enemigo más cercano.', en: 'Away from the nearest enemy.' },
      },
    ],
    adopted: 'a',
    why: { es: 'Es la ruta de huida corriente.', en: 'It is the usual route of flight.' },
  },
  R114: {
    clauses: 'wab-7.6 wab-7.10 wab-7.12',
    place: {
      es: '«Cuando realizar un chequeo de pánico» (pág. 33), puntos 1 y 2; «4.- Chequeos de pánico» (pág. 24)',
      en: '“Cuando realizar un chequeo de pánico” (p. 33), points 1 and 2; “4.- Chequeos de pánico” (p. 24)',
    },
    question: {
      es: 'Varios amigos se desmoralizan a la vez: ¿cuántos chequeos?',
      en: 'Several friends break at once: how many tests?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'Uno por cada causa numerada.', en: 'One for each numbered cause.' },
      },
      {
        key: 'b',
        text: { es: 'Uno por cada unidad desmoralizada.', en: 'One for each broken unit.' },
      },
      { key: 'c', text: { es: 'Uno en total.', en: 'One in all.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Las reglas hablan de un chequeo, y se huye del combate más cercano.',
      en: 'The rules speak of a test, and the flight is from the nearest combat.',
    },
  },
  R117: {
    clauses: 'wab-7.18 wab-7.19 wab-7.20',
    place: {
      es: '«Cuando realizar un chequeo de pánico» (pág. 33), punto 4; «¿Cuánto perseguirá la unidad?» (pág. 29); «Fase de combate cuerpo a cuerpo» (pág. 24), «4.- Chequeos de pánico» (pág. 24) y «6.- Persecución» (pág. 24)',
      en: '“Cuando realizar un chequeo de pánico” (p. 33), point 4; “¿Cuánto perseguirá la unidad?” (p. 29); “Fase de combate cuerpo a cuerpo” (p. 24), “4.- Chequeos de pánico” (p. 24) and “6.- Persecución” (p. 24)',
    },
    question: {
      es: '¿Chequea el ejército si alcanzan a su General al huir?',
      en: 'Does the army test if its General is caught in flight?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, al final de esa fase de combate.',
          en: 'Yes, at the end of that combat phase.',
        },
      },
      { key: 'b', text: { es: 'No, porque huía.', en: 'No, because he fled.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Los alcanzados son bajas, y solo se exime a quien sale de la mesa.',
      en: 'The caught are casualties, and only leaving the table is exempt.',
    },
  },
});
