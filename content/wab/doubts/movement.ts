import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R17: {
    clauses: 'wab-2.37 wab-2.40',
    place: {
      es: '«Terreno muy difícil» (pág. 11); «Terreno difícil» (pág. 11)',
      en: '“Terreno muy difícil” (p. 11); “Terreno difícil” (p. 11)',
    },
    question: {
      es: '¿En qué terreno se redondea a la media pulgada?',
      en: 'In which terrain is it rounded to the half inch?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'En el difícil y en el muy difícil.',
          en: 'In difficult and very difficult terrain.',
        },
      },
      { key: 'b', text: { es: 'Solo en el muy difícil.', en: 'In very difficult terrain alone.' } },
    ],
    adopted: 'a',
    why: {
      es: 'También en el difícil salen cuartos de pulgada que hay que redondear.',
      en: 'Quarters of an inch that want rounding arise in difficult terrain too.',
    },
  },
  R18: {
    clauses: 'wab-2.26',
    place: {
      es: '«Cambiar de formación (Change formation)» (pág. 10), último párrafo',
      en: '“Cambiar de formación (Change formation)” (p. 10), last paragraph',
    },
    question: {
      es: 'Orden abierto: si cambia más de 2 filas, ¿cuáles paga?',
      en: 'Open order: if it changes more than 2 ranks, which does it pay for?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Dos son gratis; la 3.ª cuesta medio movimiento, y la 3.ª y la 4.ª, todo.',
          en: 'Two are free; a 3rd costs half the move, a 3rd and 4th all of it.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Paga desde la primera, y 2 es el máximo.',
          en: 'It pays from the first one on, and 2 is the most.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El libro dice que, si quiere más filas, gaste la mitad o todo.',
      en: 'The book says that for more ranks it spends half or all.',
    },
  },
  R20: {
    clauses: 'wab-2.44 wab-3.72',
    place: {
      es: '«Obstáculos» (pág. 11); «Movimiento de cargas» (pág. 15)',
      en: '“Obstáculos” (p. 11); “Movimiento de cargas” (p. 15)',
    },
    question: {
      es: '¿La mitad de qué movimiento cuesta un obstáculo?',
      en: 'Half of which move does an obstacle cost?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Del movimiento que se hace: al cargar, de la distancia de carga.',
          en: 'Of the move being made: on a charge, of the charge distance.',
        },
      },
      {
        key: 'b',
        text: { es: 'Siempre del factor de movimiento.', en: 'Always of the movement factor.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carga es un movimiento al doble con sus penalizaciones.',
      en: 'A charge is a move at double rate with its penalties.',
    },
  },
  R22: {
    clauses: 'wab-2.60',
    place: { es: '«Marcha rápida» (pág. 12)', en: '“Marcha rápida” (p. 12)' },
    question: {
      es: 'Marcha rápida: ¿cuándo se mira si hay enemigos cerca?',
      en: 'Quick march: when is it checked whether enemies are near?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Al principio de la fase de movimiento, como en la marcha.',
          en: 'At the start of the movement phase, as for a march.',
        },
      },
      { key: 'b', text: { es: 'Durante todo el movimiento.', en: 'All through the move.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Salvo en las excepciones, valen las reglas de la marcha.',
      en: 'But for the exceptions, the rules of the march hold.',
    },
  },
  R23: {
    clauses: 'wab-2.10 wab-2.71 wab-3.11 wab-3.60 wab-3.65',
    place: {
      es: '«Huida» (pág. 12); «Reacciones a la carga» (pág. 14), «Huir»; «Contracargas» (pág. 18); «Tropas que huyen» (pág. 28); «Movimiento ralentizado» (pág. 48)',
      en: '“Huida” (p. 12); “Reacciones a la carga” (p. 14), “Huir”; “Contracargas” (p. 18); “Tropas que huyen” (p. 28); “Movimiento ralentizado” (p. 48)',
    },
    question: {
      es: '¿«Movimiento básico» es con la armadura o sin ella?',
      en: 'Is “basic movement” with armour or without?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El factor de movimiento, con la armadura.',
          en: 'The movement factor, with armour.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'El atributo M, sin la armadura.',
          en: 'The characteristic M, without armour.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El capítulo de las armaduras dice que estas bajan el movimiento básico.',
      en: 'The armour chapter says that armour lowers basic movement.',
    },
  },
  R24: {
    clauses: 'wab-2.48 wab-2.49 wab-2.50',
    place: { es: '«Marcha» (pág. 11)', en: '“Marcha” (p. 11)' },
    question: {
      es: '¿Qué enemigos no impiden la marcha de la caballería?',
      en: 'Which enemies do not stop cavalry from marching?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Los que huyen, la artillería, los personajes y toda la infantería.',
          en: 'Fleeing ones, artillery, characters and all infantry.',
        },
      },
      { key: 'b', text: { es: 'Solo la infantería.', en: 'Infantry alone.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La segunda regla se añade a la primera.',
      en: 'The second rule adds to the first.',
    },
  },
  R86: {
    clauses: 'wab-2.16 wab-2.19',
    place: {
      es: '«Pivotar (Wheel)» (pág. 9); «Contacto máximo» (pág. 15)',
      en: '“Pivotar (Wheel)” (p. 9); “Contacto máximo” (p. 15)',
    },
    question: { es: '¿Qué miniatura mide un pivote?', en: 'Which model measures a wheel?' },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: { es: 'La exterior de la primera fila.', en: 'The outer one of the front rank.' },
      },
      {
        key: 'b',
        text: {
          es: 'La exterior de la última, que recorre más.',
          en: 'The outer one of the rear rank, which travels further.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las filas de atrás siguen la trazada de la primera.',
      en: 'Rear ranks follow the track of the front rank.',
    },
  },
  R89: {
    clauses: 'wab-2.12',
    place: {
      es: '«Factor de movimiento» (pág. 8), tabla de armaduras; «Movimiento ralentizado» (pág. 48), «Errata»; «Rodela (Buckler)» (pág. 49), recuadro «Del FAQ oficial»',
      en: '“Factor de movimiento” (p. 8), table of armour; “Movimiento ralentizado” (p. 48), “Errata”; “Rodela (Buckler)” (p. 49), box “Del FAQ oficial”',
    },
    question: {
      es: '¿Frena la armadura pesada con escudo?',
      en: 'Does heavy armour with shield slow?',
    },
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'Sí, como dice la tabla.', en: 'Yes, as the table says.' } },
      {
        key: 'b',
        text: { es: 'Solo desde una salvación de 3+.', en: 'Only from a save of 3+ on.' },
      },
    ],
    adopted: 'a',
    why: { es: 'La errata da por buena la tabla.', en: 'The erratum declares the table valid.' },
  },
  R98: {
    clauses: 'wab-2.9 wab-2.74 wab-6.41',
    place: {
      es: '«La regla de 1”» (pág. 8); «Huida» (pág. 12); «¿Cuánto perseguirá la unidad?» (pág. 29)',
      en: '“La regla de 1”” (p. 8); “Huida” (p. 12); “¿Cuánto perseguirá la unidad?” (p. 29)',
    },
    question: {
      es: '¿Se puede quedar a 1 pulgada justa del enemigo?',
      en: 'Is exactly 1 inch from an enemy allowed?',
    },
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'Sí.', en: 'Yes.' } },
      { key: 'b', text: { es: 'No: hace falta más.', en: 'No: it takes more.' } },
    ],
    adopted: 'a',
    why: { es: 'Quien huye se para a 1 pulgada.', en: 'Fleeing troops stop at 1 inch.' },
  },
  R100: {
    clauses: 'wab-2.22 wab-2.25',
    place: {
      es: '«Encararse (About face)» (pág. 9); «Cambiar de formación (Change formation)» (pág. 10); «Terreno muy difícil» (pág. 11)',
      en: '“Encararse (About face)” (p. 9); “Cambiar de formación (Change formation)” (p. 10); “Terreno muy difícil” (p. 11)',
    },
    question: {
      es: '¿Se redondea lo que cuesta una maniobra?',
      en: 'Is the cost of a manoeuvre rounded?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'No: 1/4 de 5 pulgadas es 1,25.', en: 'No: 1/4 of 5 inches is 1.25.' },
      },
      { key: 'b', text: { es: 'Sí, a la media pulgada.', en: 'Yes, to the half inch.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La frase del redondeo habla del terreno.',
      en: 'The sentence on rounding speaks of terrain.',
    },
  },
  R110: {
    clauses: 'wab-2.22 wab-2.24 wab-2.53',
    place: {
      es: '«Marcha» (pág. 11), último párrafo; «Encararse (About face)» (pág. 9), con su recuadro «Del FAQ oficial»',
      en: '“Marcha” (p. 11), last paragraph; “Encararse (About face)” (p. 9), with its box “Del FAQ oficial”',
    },
    question: {
      es: '¿Puede encararse una unidad que marcha?',
      en: 'May a marching unit face about?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí, por 1/4 de lo que marcha.', en: 'Yes, for 1/4 of its march.' } },
      { key: 'b', text: { es: 'No.', en: 'No.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Solo se prohíbe cambiar de formación.',
      en: 'Only changing formation is forbidden.',
    },
  },
  R112: {
    clauses: 'wab-2.9 wab-3.4',
    place: {
      es: '«La regla de 1”» (pág. 8); «Declarar cargas» (pág. 14)',
      en: '“La regla de 1”” (p. 8); “Declarar cargas” (p. 14)',
    },
    question: {
      es: '¿Puede pasar quien carga a menos de 1 pulgada de otros enemigos?',
      en: 'May a charger pass within 1 inch of other enemies?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, si toca solo a los que ha cargado.',
          en: 'Yes, if it touches only those it has charged.',
        },
      },
      { key: 'b', text: { es: 'No.', en: 'No.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Si no, no se podría cargar a uno de dos que están juntos.',
      en: 'Else one of two that stand side by side could not be charged.',
    },
  },
  R214: {
    clauses: 'wab-2.12',
    place: {
      es: '«Movimiento ralentizado» (pág. 48); «Catafractos (Cataphracts)» (pág. 54), punto 2; «Factor de movimiento» (pág. 8), tabla de armaduras',
      en: '“Movimiento ralentizado” (p. 48); “Catafractos (Cataphracts)” (p. 54), point 2; “Factor de movimiento” (p. 8), table of armour',
    },
    question: {
      es: '¿Se suman la reducción por armadura y la de la barda?',
      en: 'Do the reductions for armour and for barding add up?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí.', en: 'Yes.' } },
      { key: 'b', text: { es: 'No: 1 pulgada como mucho.', en: 'No: 1 inch at most.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Son dos líneas de la tabla, y el ejemplo de los catafractos carga 12 pulgadas.',
      en: 'They are two lines of the table, and the example of cataphracts charges 12 inches.',
    },
  },
});
