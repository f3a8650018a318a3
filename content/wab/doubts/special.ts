import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R221: {
    clauses: 'wab-13.10',
    place: {
      es: '«Partidas de guerra (Warbands)» (pág. 52), punto 1',
      en: '“Partidas de guerra (Warbands)” (p. 52), point 1',
    },
    question: {
      es: '¿Hasta dónde puede avanzar una partida de guerra desbocada?',
      en: 'How far may an unruly warband advance?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Hasta su marcha, si sus reglas la dejaran marchar.',
          en: 'Up to its march, if its march rules would allow one.',
        },
      },
      {
        key: 'b',
        text: { es: 'Hasta su marcha en todo caso.', en: 'Up to its march in any case.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El libro habla de la distancia máxima que se permite en marcha.',
      en: 'The book speaks of the greatest distance that is permitted on the march.',
    },
  },
  R225: {
    clauses: 'wab-13.57 wab-13.90 wab-13.107',
    place: {
      es: '«Instrucción marcial (Drilled)» (pág. 55), punto 5; «Falange» (pág. 57), punto 3; «Reglas por tipo de falange» (pág. 57), punto 4',
      en: '“Instrucción marcial (Drilled)” (p. 55), point 5; “Falange” (p. 57), point 3; “Reglas por tipo de falange” (p. 57), point 4',
    },
    question: {
      es: '¿Chequea para reorganizarse una falange con instrucción marcial?',
      en: 'Does a drilled phalanx test to reform?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sin enemigos a 8 pulgadas, no; con ellos, con -1.',
          en: 'Not without enemies within 8 inches; with them at -1.',
        },
      },
      { key: 'b', text: { es: 'Siempre, con -1.', en: 'Always, at -1.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Suma las dos reglas y maniobra como quien no es falange.',
      en: 'It combines both sets of rules and manoeuvres like units that are no phalanx.',
    },
  },
  R229: {
    clauses: 'wab-13.119 wab-6.16 wab-6.17',
    place: {
      es: '«Reglas especiales adicionales (del FAQ oficial)» (pág. 59), párrafo 1; «Filas y orden cerrado» (pág. 28), puntos 3 y 4',
      en: '“Reglas especiales adicionales (del FAQ oficial)” (p. 59), paragraph 1; “Filas y orden cerrado” (p. 28), points 3 and 4',
    },
    question: {
      es: '¿Conserva el bono de orden cerrado quien tiene Subterfugio en terreno difícil?',
      en: 'Do troops with Subterfuge keep the close-order bonus in difficult terrain?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'No: lo quita la regla general.', en: 'No: the general rule takes it away.' },
      },
      {
        key: 'b',
        text: { es: 'Sí: sólo se nombran las filas.', en: 'Yes: only ranks are named.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla cambia el movimiento y no levanta ninguna pérdida.',
      en: 'The rule changes movement and lifts no loss.',
    },
  },
  R279: {
    clauses: 'wab-13.96 wab-10.31',
    place: {
      es: '«Reglas de formación» (pág. 57), punto 4; «Lanza arrojadiza pesada (Heavy throwing spear)» (pág. 45), punto 2',
      en: '“Reglas de formación” (p. 57), point 4; “Lanza arrojadiza pesada (Heavy throwing spear)” (p. 45), point 2',
    },
    question: {
      es: '¿Conserva su Fuerza la lanza arrojadiza pesada al cargar el frente de una falange?',
      en: 'Does a heavy throwing spear keep its Strength in a charge at the front of a phalanx?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: es del primer turno, no de la carga.',
          en: 'Yes: it belongs to the first turn, not to the charge.',
        },
      },
      { key: 'b', text: { es: 'No: la pierde quien carga.', en: 'No: chargers lose it.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Los ejemplos del libro son las lanzas a caballo.',
      en: 'The examples of the book are cavalry spears and lances.',
    },
  },
  R288: {
    clauses: 'wab-13.95',
    place: {
      es: '«Reglas de formación» (pág. 57), punto 3; «Escuadrones de carros» (pág. 65)',
      en: '“Reglas de formación” (p. 57), point 3; “Escuadrones de carros” (p. 65)',
    },
    question: {
      es: '¿Qué penalizador tienen los carros con cuchillas contra el frente de una falange?',
      en: 'Which penalty have scythed chariots against the front of a phalanx?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: { es: 'El de los carros pesados, -1.', en: 'That of heavy chariots, -1.' },
      },
      { key: 'b', text: { es: 'Ninguno.', en: 'None.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Se mueven y maniobran como los pesados.',
      en: 'They move and manoeuvre as heavy ones do.',
    },
  },
  R292: {
    clauses: 'wab-13.14 wab-2.65',
    place: {
      es: '«Partidas de guerra (Warbands)» (pág. 52), párrafo inicial y punto 2; «Huida» (pág. 12)',
      en: '“Partidas de guerra (Warbands)” (p. 52), first paragraph and point 2; “Huida” (p. 12)',
    },
    question: {
      es: '¿Suma las filas una partida de guerra para reagruparse?',
      en: 'Does a warband add its ranks when it rallies?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: quien huye no tiene formación.',
          en: 'No: fleeing troops have no formation.',
        },
      },
      { key: 'b', text: { es: 'Sí.', en: 'Yes.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El bono es de la unidad formada, y el libro las llama difíciles de reagrupar.',
      en: 'The bonus is for formed units, and the book calls them hard to rally.',
    },
  },
  R293: {
    clauses: 'wab-13.77',
    place: {
      es: '«Levas y campesinos (Levies)» (pág. 56), punto 1',
      en: '“Levas y campesinos (Levies)” (p. 56), point 1',
    },
    question: {
      es: '¿Qué quiere decir que las levas no tienen en cuenta a hostigadores ni a quien huye?',
      en: 'What does it mean that levies ignore skirmishers and fleeing troops?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'No los temen.', en: 'They do not fear them.' } },
      { key: 'b', text: { es: 'Sólo no los cuentan.', en: 'They only do not count them.' } },
    ],
    adopted: 'a',
    why: { es: 'La frase trata de a quién se teme.', en: 'The sentence is about who is feared.' },
  },
  R298: {
    clauses: 'wab-12.7 wab-13.15',
    place: {
      es: '«Miedo (Fear)» (pág. 50), punto 3; «Partidas de guerra (Warbands)» (pág. 52), punto 3',
      en: '“Miedo (Fear)” (p. 50), point 3; “Partidas de guerra (Warbands)” (p. 52), point 3',
    },
    question: {
      es: '¿Cuándo se cuentan las miniaturas de quien se desmoraliza por ser menos?',
      en: 'When are models counted for a break by numbers?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'Después de las bajas del turno.', en: 'After the casualties of the round.' },
      },
      {
        key: 'b',
        text: {
          es: 'Como estaban al empezar el turno.',
          en: 'As they stood when the round began.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La derrota se decide tras las bajas.',
      en: 'The defeat is settled after casualties.',
    },
  },
  R305: {
    clauses: 'wab-13.95',
    place: {
      es: '«Reglas de formación» (pág. 57), punto 3',
      en: '“Reglas de formación” (p. 57), point 3',
    },
    question: {
      es: '¿Tienen los elefantes penalizador contra el frente de una falange?',
      en: 'Have elephants a penalty against the front of a phalanx?',
    },
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'No.', en: 'No.' } },
      {
        key: 'b',
        text: { es: 'Sí, -1, como los carros pesados.', en: 'Yes, -1, as heavy chariots.' },
      },
    ],
    adopted: 'a',
    why: { es: 'El libro no los nombra.', en: 'The book does not name them.' },
  },
  R309: {
    clauses: 'wab-13.87 wab-13.88 wab-13.92',
    place: {
      es: '«Falange», «Movimiento y maniobra» (pág. 57), punto 1; «Reglas de formación» (pág. 57)',
      en: '“Falange”, “Movimiento y maniobra” (p. 57), point 1; “Reglas de formación” (p. 57)',
    },
    question: {
      es: '¿Deja de ser falange la que ya no cumple sus medidas?',
      en: 'Is a phalanx that no longer has its measures still one?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'No lo es mientras no las cumpla.', en: 'It is none while it has not.' },
      },
      {
        key: 'b',
        text: { es: 'Sólo cuenta cómo se desplegó.', en: 'Only its deployment counts.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El párrafo define la formación, y una unidad puede perder la categoría.',
      en: 'The paragraph defines the formation, and units can lose the category.',
    },
  },
});
