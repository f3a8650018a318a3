import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R49: {
    place: {
      es: 'XI - Más sobre órdenes y eventos, «Emboscada» y «Cambia el viento» (pág. 43)',
      en: 'XI - More on orders and events, “Ambush” and “The wind changes” (p. 43)',
    },
    question: {
      es: '«Emboscada» y «Cambia el viento» se explican sin el texto de sus cartas. ¿Qué hacen?',
      en: '“Emboscada” (ambush) and “Cambia el viento” (the wind changes) are explained without the text of their cards. What do they do?',
    },
    clauses: 'onus-11.7 onus-11.8 onus-11.13 onus-11.14',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La primera causa 1 herida a la unidad defensora y la deja Rota. La segunda lleva el disparo a una unidad del jugador activo que está a menos de 1 UD del objetivo original.',
          en: 'The first causes 1 wound to the defending unit and leaves it Broken. The second takes the shot to a unit of the active player that is less than 1 UD from the original target.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se habla de la herida generada y de una defensora Rota, y de la unidad del jugador activo a menos de 1 UD. Lo demás de esas cartas no está en el reglamento.',
      en: 'The book speaks of the wound caused and of a Broken defender, and of the unit of the active player less than 1 UD away. The rest of those cards is not in the book.',
    },
  },
  R68: {
    place: {
      es: '«Índice de contenidos» («Glosario de términos», pág. 49); «Índice alfabético»',
      en: '“Table of contents” (“Glossary of terms”, p. 49); “Alphabetical index”',
    },
    question: {
      es: 'El índice de contenidos anuncia un glosario. ¿Dónde están las definiciones?',
      en: 'The table of contents announces a glossary. Where are the definitions?',
    },
    clauses: 'onus-14.1 onus-14.2',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No las hay: las páginas llevan un índice alfabético con números de página. El glosario de este sitio es nuestro.',
          en: 'There are none: the pages hold an alphabetical index with page numbers. The glossary of this site is ours.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El título está en el índice, y lo que sigue a las reglas es un índice alfabético.',
      en: 'The title stands in the table of contents, and what follows the rules is an alphabetical index.',
    },
  },
  R69: {
    place: {
      es: 'III - Unidades, IV - Generales y V - Cartas de Acción (págs. 7-9), cartas de ejemplo; VI - Preparando la batalla, «Crear los ejércitos» (pág. 10); VII - Secuencia del turno, «2.A. Tipos de movimiento», «Movimiento reducido» (pág. 15), final; IX - Habilidades de las unidades, «Habilidades en tipos de terreno», «Montaraces», «Montañeses» y «Anfibios» (pág. 38)',
      en: 'III - Units, IV - Generals and V - Action cards (pp. 7-9), sample cards; VI - Preparing the battle, “Building the armies” (p. 10); VII - Turn sequence, “2.A. Types of movement”, “Reduced movement” (p. 15), end; IX - Unit abilities, “Abilities in types of terrain”, “Woodsmen”, “Highlanders” and “Amphibious” (p. 38)',
    },
    question: { es: '¿Qué no está en este reglamento?', en: 'What is not in this book?' },
    clauses:
      'onus-1.2 onus-1.3 onus-2.2 onus-4.3 onus-4.8 onus-4.9 onus-5.5 onus-5.6 onus-5.7 onus-5.8 onus-6.3 onus-6.6',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Las listas de unidades, de generales y de cartas de Acción, los límites por tipo de unidad, los componentes, los escenarios, las reglas de terreno y el juego en solitario. Los valores de una unidad los pone quien pregunta.',
          en: 'The lists of units, of generals and of Action cards, the limits for each type of unit, the components, the scenarios, the rules of terrain and solitaire play. The values of a unit are up to whoever asks.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El libro remite al Libro de Campañas, a una expansión y a la web. La web de la editorial enumera las órdenes del mazo actual (conocimiento general, no del reglamento); no las usamos.',
      en: "The book refers to the Campaign Book, to an expansion and to the website. The publisher's website lists the orders of the present deck (general knowledge, not from the book); we do not use them.",
    },
  },
  R70: {
    place: {
      es: 'II - Novedades en esta versión (pág. 6)',
      en: 'II - What is new in this version (p. 6)',
    },
    question: {
      es: 'El capítulo de novedades trae también cambios sin reglas. ¿Son cláusulas?',
      en: 'The chapter on what is new also has changes without rules. Are they clauses?',
    },
    clauses: 'onus-2.1',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: las cartas de General más grandes, los nombres originales y el anuncio de más reglas opcionales no lo son.',
          en: 'No: the larger General cards, the original names and the announcement of more optional rules are not.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'No cambian nada al jugar.',
      en: 'They change nothing in play.',
    },
  },
});
