import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R273: {
    clauses: 'wab-12.7 wab-13.16',
    place: {
      es: '«Miedo (Fear)» (pág. 50), punto 3; «Partidas de guerra (Warbands)» (pág. 52), punto 3',
      en: '“Miedo (Fear)” (p. 50), point 3; “Partidas de guerra (Warbands)” (p. 52), point 3',
    },
    question: {
      es: '¿Qué miniaturas se comparan si luchan varias unidades y una teme a algún enemigo?',
      en: 'Which models are compared where several units fight and one fears some of its enemies?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Las de los enemigos a los que teme contra todas las de su bando.',
          en: 'Those of the enemies whom it fears against all of its own side.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Las de un bando contra las del otro, con los amigos de quien da miedo.',
          en: 'One side against the other, with the friends of who causes fear.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se trata de la derrota ante quien causa miedo y tiene más miniaturas.',
      en: 'It is about a defeat by one that causes fear and has more models.',
    },
  },
  R274: {
    clauses: 'wab-12.6',
    place: {
      es: '«Miedo (Fear)» (pág. 50), punto 2',
      en: '“Miedo (Fear)” (p. 50), point 2',
    },
    question: {
      es: '¿Puede disparar quien queda inmóvil por miedo el resto del turno?',
      en: 'May a unit that fear leaves immobile for the rest of the turn still shoot?',
    },
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'Sí: sólo no se mueve.', en: 'Yes: it only does not move.' } },
      { key: 'b', text: { es: 'No: no hace nada.', en: 'No: it does nothing.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Donde se prohíbe también disparar, el libro lo dice.',
      en: 'Where shooting is barred too, the book says so.',
    },
  },
  R276: {
    clauses: 'wab-12.13',
    place: {
      es: '«Terror» (pág. 50), punto 2',
      en: '“Terror” (p. 50), point 2',
    },
    question: {
      es: '¿Al principio de qué turno se chequea el terror a 8 pulgadas?',
      en: 'At the start of whose turn is terror within 8 inches tested?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'Del turno propio de la unidad.', en: 'Of the unit’s own turn.' },
      },
      {
        key: 'b',
        text: { es: 'De cada turno, también del enemigo.', en: "Of every turn, the enemy's too." },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Un turno es de un solo bando.',
      en: 'A turn belongs to one side.',
    },
  },
  R291: {
    clauses: 'wab-12.19 wab-12.7',
    place: {
      es: '«Furia asesina (Frenzy)» (pág. 50), punto 4; «Miedo (Fear)» (pág. 50), punto 3',
      en: '“Furia asesina (Frenzy)” (p. 50), point 4; “Miedo (Fear)” (p. 50), point 3',
    },
    question: {
      es: '¿Se desmoraliza sin chequeo por miedo quien tiene furia asesina?',
      en: 'Does a frenzied unit break without a test because of fear?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'No: hace su chequeo de desmoralización.', en: 'No: it takes its Break test.' },
      },
      { key: 'b', text: { es: 'Sí.', en: 'Yes.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El miedo no le afecta, pero hace los chequeos de desmoralización.',
      en: 'Fear does not affect it, but Break tests it does take.',
    },
  },
  R297: {
    clauses: 'wab-12.9 wab-12.13 wab-12.14',
    place: {
      es: '«Terror» (pág. 50), segundo párrafo y punto 2',
      en: '“Terror” (p. 50), second paragraph and point 2',
    },
    question: {
      es: '¿Libra un chequeo de terror pasado en una carga del de 8 pulgadas, y al revés?',
      en: 'Does a terror test passed in a charge free from the one within 8 inches, and the other way round?',
    },
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'No: cada uno se cuenta aparte.', en: 'No: each counts apart.' } },
      {
        key: 'b',
        text: {
          es: 'Sí: pasado uno, no se hace el otro.',
          en: 'Yes: once one is passed the other is not taken.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Cada situación tiene su propia frase sobre cuántas veces se chequea.',
      en: 'Each situation has its own sentence on how often it is tested.',
    },
  },
  R308: {
    clauses: 'wab-12.1 wab-12.9',
    place: {
      es: '«Miedo (Fear)» (pág. 50); «Terror» (pág. 50), segundo párrafo',
      en: '“Miedo (Fear)” (p. 50); “Terror” (p. 50), second paragraph',
    },
    question: {
      es: '¿Sienten miedo las tropas que lo causan?',
      en: 'Do troops that cause fear feel it?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí, como todas.', en: 'Yes, like all others.' } },
      {
        key: 'b',
        text: {
          es: 'Sólo a quien causa terror, y sólo como miedo.',
          en: 'Only of who causes terror, and only as fear.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El libro no les da inmunidad.',
      en: 'The book gives them no immunity.',
    },
  },
  R311: {
    clauses: 'wab-12.16',
    place: {
      es: '«Furia asesina (Frenzy)» (pág. 50), punto 1; «Declarar cargas» (pág. 14)',
      en: '“Furia asesina (Frenzy)” (p. 50), point 1; “Declarar cargas” (p. 14)',
    },
    question: {
      es: '¿A quién debe cargar quien tiene furia asesina?',
      en: 'Whom must a frenzied unit charge?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Su jugador elige entre los que ve y tiene a su alcance.',
          en: 'Its player chooses among those whom it sees and can reach.',
        },
      },
      { key: 'b', text: { es: 'Al más cercano.', en: 'The nearest.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Vale cualquiera a su alcance; donde el libro quiere al más cercano, lo dice.',
      en: 'Any within reach will do; where the book means the nearest it says so.',
    },
  },
});
