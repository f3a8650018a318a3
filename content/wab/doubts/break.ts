import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R58: {
    clauses: 'wab-6.7 wab-6.54',
    place: {
      es: '«Unidades reducidas a menos de 5 miniaturas» (pág. 28); «Ceder terreno» (pág. 31)',
      en: '“Unidades reducidas a menos de 5 miniaturas” (p. 28); “Ceder terreno” (p. 31)',
    },
    question: {
      es: 'Con menos de 5 miniaturas, ¿cede terreno quien dobla al enemigo?',
      en: 'With fewer than 5 models, does who outnumbers 2 to 1 give ground?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: se desmoraliza, y ninguna regla la salva.',
          en: 'No: it breaks, and no rule saves it.',
        },
      },
      { key: 'b', text: { es: 'Sí.', en: 'Yes.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El libro lo dice sin tener en cuenta otras reglas.',
      en: 'The book says so without regard to other rules.',
    },
  },
  R61: {
    clauses: 'wab-6.39 wab-20.6',
    place: {
      es: '«Perseguir» (pág. 29); «FAQ: dudas y erratas» (pág. 80), «Página: 63» (pág. 80)',
      en: '“Perseguir” (p. 29); “FAQ: dudas y erratas” (p. 80), “Página: 63” (p. 80)',
    },
    question: {
      es: 'Si huyen varios enemigos, ¿a cuántos alcanza una tirada?',
      en: 'If several enemies flee, how many does one roll catch?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'A todos los que sacan menos.', en: 'All who rolled less.' } },
      { key: 'b', text: { es: 'Solo a uno.', en: 'Only one.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Lo aconsejan las preguntas oficiales del final.',
      en: 'The advisory FAQ at the end says so.',
    },
  },
  R62: {
    clauses: 'wab-6.25 wab-6.26',
    place: {
      es: '«¿Qué hacer si la ruta está bloqueada?» (pág. 29)',
      en: '“¿Qué hacer si la ruta está bloqueada?” (p. 29)',
    },
    question: {
      es: '¿Cómo se miden las 8 pulgadas para rodear?',
      en: 'How are the 8 inches of a way round measured?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Hasta 8 pulgadas a cada lado del camino.',
          en: 'Up to 8 inches to either side of the way.',
        },
      },
      { key: 'b', text: { es: 'Un rodeo de 8 pulgadas de largo.', en: 'A detour 8 inches long.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Se habla de la distancia al camino, no de su longitud.',
      en: 'It speaks of the distance from the way, not of its length.',
    },
  },
  R63: {
    clauses: 'wab-6.54',
    place: { es: '«Ceder terreno» (pág. 31)', en: '“Ceder terreno” (p. 31)' },
    question: {
      es: 'Ceder terreno: ¿el doble de quién?',
      en: 'Giving ground: twice as many as whom?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'De todos los enemigos trabados con la unidad juntos.',
          en: 'As all enemies engaged with the unit together.',
        },
      },
      {
        key: 'b',
        text: { es: 'De cada unidad enemiga por separado.', en: 'As each enemy unit by itself.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se compara con el rival, que son todos.',
      en: 'It is compared with the opponent, which is all of them.',
    },
  },
  R65: {
    clauses: 'wab-6.67 wab-6.68',
    place: {
      es: '«Ceder terreno voluntariamente» (pág. 31); «Ceder terreno» (pág. 31), excepciones 1 a 4',
      en: '“Ceder terreno voluntariamente” (p. 31); “Ceder terreno” (p. 31), exceptions 1 to 4',
    },
    question: {
      es: 'Ceder terreno por voluntad: ¿valen las demás condiciones?',
      en: 'Giving ground by choice: do the other conditions hold?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: luchar por el frente y tener sitio.',
          en: 'Yes: fighting to the front and having room.',
        },
      },
      { key: 'b', text: { es: 'No vale ninguna.', en: 'None applies.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La regla solo quita la superioridad y el chequeo fallado.',
      en: 'The rule only waives the numbers and the failed test.',
    },
  },
  R88: {
    clauses: 'wab-6.50 wab-9.71',
    place: {
      es: '«Perseguir fuera del tablero» (pág. 30); «Generales del ejército» (pág. 42)',
      en: '“Perseguir fuera del tablero” (p. 30); “Generales del ejército” (p. 42)',
    },
    question: {
      es: '¿Con qué Liderazgo vuelve a la mesa una unidad?',
      en: 'On which Leadership does a unit return to the table?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Con el suyo o el de un personaje que va con ella.',
          en: 'On its own or that of a character with it.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'También con el del General, si la marca está a 12 pulgadas.',
          en: 'Also on the General’s, if the mark is within 12 inches.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'La unidad no está en la mesa.', en: 'The unit is not on the table.' },
  },
  R90: {
    clauses: 'wab-2.74 wab-6.26 wab-7.25',
    place: {
      es: '«Huida» (pág. 12); «¿Qué hacer si la ruta está bloqueada?» (pág. 29)',
      en: '“Huida” (p. 12); “¿Qué hacer si la ruta está bloqueada?” (p. 29)',
    },
    question: {
      es: '¿Qué pasa con quien huye y tiene el camino cerrado por enemigos?',
      en: 'What becomes of fleeing troops barred by enemies?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'En la primera huida de un combate, destruido; en las demás se para a 1 pulgada.',
          en: 'In the first flight from a combat destroyed; in others stopped at 1 inch.',
        },
      },
      { key: 'b', text: { es: 'Siempre se para.', en: 'Always stopped.' } },
      { key: 'c', text: { es: 'Siempre destruido.', en: 'Always destroyed.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El capítulo del combate habla de la huida del combate.',
      en: 'The combat chapter speaks of flight from combat.',
    },
  },
  R96: {
    clauses: 'wab-6.32 wab-6.63',
    place: {
      es: '«Perseguir» (pág. 29); «Moverse cediendo terreno» (pág. 31)',
      en: '“Perseguir” (p. 29); “Moverse cediendo terreno” (p. 31)',
    },
    question: {
      es: 'Unos enemigos huyen y otros ceden terreno: ¿qué hace el vencedor?',
      en: 'Some enemies flee and others give ground: what does the winner do?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Se queda: ni persigue ni sigue.',
          en: 'It stays: it neither pursues nor follows.',
        },
      },
      {
        key: 'b',
        text: { es: 'Sigue a los que ceden terreno.', en: 'It follows those who give ground.' },
      },
    ],
    adopted: 'a',
    why: { es: 'Las dos reglas piden que sean todos.', en: 'Both rules ask for all of them.' },
  },
  R115: {
    clauses: 'wab-6.14 wab-6.42 wab-6.43 wab-7.14',
    place: {
      es: '«Perseguir hacia un enemigo preparado» (pág. 30); «Cuando realizar un chequeo de pánico» (pág. 33), punto 3; «Filas y orden cerrado» (pág. 28), punto 1',
      en: '“Perseguir hacia un enemigo preparado” (p. 30); “Cuando realizar un chequeo de pánico” (p. 33), point 3; “Filas y orden cerrado” (p. 28), point 1',
    },
    question: {
      es: '¿Cuentan como carga de flanco los perseguidores que llegan por ahí?',
      en: 'Do pursuers who arrive in the flank count as a flank charge?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'Sí: pánico y pérdida de bonos.', en: 'Yes: panic and loss of bonuses.' },
      },
      {
        key: 'b',
        text: { es: 'No: solo los bonos al combate.', en: 'No: only the combat bonuses.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El libro dice que es una nueva carga.',
      en: 'The book says that it is a new charge.',
    },
  },
  R116: {
    clauses: 'wab-6.37 wab-6.39',
    place: {
      es: '«¿Cuánto perseguirá la unidad?» (pág. 29)',
      en: '“¿Cuánto perseguirá la unidad?” (p. 29)',
    },
    question: {
      es: 'Varios persiguen a uno: ¿cuántas tiradas?',
      en: 'Several pursue one: how many rolls?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Una por cada perseguidor; basta una mayor.',
          en: 'One for each pursuer; one higher roll is enough.',
        },
      },
      { key: 'b', text: { es: 'Una para todos.', en: 'One for all.' } },
    ],
    adopted: 'a',
    why: { es: 'Cada uno tira según su Movimiento.', en: 'Each rolls by its own Movement.' },
  },
});
