import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R74: {
    clauses: 'wab-8.14',
    place: { es: '«Capturando estandartes» (pág. 36)', en: '“Capturando estandartes” (p. 36)' },
    question: {
      es: '¿Pierde su estandarte una unidad que huye y no es alcanzada?',
      en: 'Does a unit that flees and is not caught lose its standard?',
    },
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'Sí, si la persiguen.', en: 'Yes, if it is pursued.' } },
      { key: 'b', text: { es: 'No: solo si la alcanzan.', en: 'No: only if it is caught.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El libro pide persecución, no alcanzarla.',
      en: 'The book asks for pursuit, not for catching.',
    },
  },
  R75: {
    clauses: 'wab-9.20 wab-9.21 wab-9.22',
    place: {
      es: '«Personajes con unidades» (pág. 37), recuadro «Del FAQ oficial» y párrafo anterior',
      en: '“Personajes con unidades” (p. 37), box “Del FAQ oficial” and the paragraph before it',
    },
    question: {
      es: '¿A qué velocidad va una unidad con un personaje más lento?',
      en: 'How fast is a unit with a slower character?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Si va montado, a la de la unidad; si va a pie, a la del personaje.',
          en: 'If he is mounted, at its own; on foot, at his.',
        },
      },
      { key: 'b', text: { es: 'Siempre a la de la unidad.', en: 'Always at its own.' } },
    ],
    adopted: 'a',
    why: { es: 'Lo dicen las preguntas oficiales.', en: 'The official FAQ says so.' },
  },
  R76: {
    clauses: 'wab-9.8 wab-9.9',
    place: {
      es: '«Mover personajes» (pág. 37), último párrafo; «Marcha rápida» (pág. 12)',
      en: '“Mover personajes” (p. 37), last paragraph; “Marcha rápida” (p. 12)',
    },
    question: {
      es: 'Personaje al triple: ¿qué enemigos cercanos lo impiden?',
      en: 'Character at triple rate: which enemies nearby prevent it?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Cualquiera al triple; al doble valen las salvedades de la marcha.',
          en: 'Any at triple rate; at double rate the exceptions of the march hold.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Las salvedades valen también al triple.',
          en: 'The exceptions apply at triple rate too.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Va como en la marcha rápida.', en: 'He goes as in a quick march.' },
  },
  R80: {
    clauses: 'wab-9.4 wab-20.9',
    place: {
      es: '«Mover personajes» (pág. 37); «FAQ: dudas y erratas» (pág. 80), «Página: 82» (pág. 80)',
      en: '“Mover personajes” (p. 37); “FAQ: dudas y erratas” (p. 80), “Página: 82” (p. 80)',
    },
    question: {
      es: '¿Carga solo un personaje en un elefante o un carro?',
      en: 'Does a character on an elephant or chariot charge alone?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'En un elefante sí; solo en un carro no.',
          en: 'On an elephant yes; alone in a chariot no.',
        },
      },
      { key: 'b', text: { es: 'Ningún personaje solo carga.', en: 'No lone character charges.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Lo aconsejan las preguntas oficiales: el elefante es una unidad.',
      en: 'The advisory FAQ says so: an elephant is a unit.',
    },
  },
  R81: {
    clauses: 'wab-9.76',
    place: { es: '«El estandarte de batalla» (pág. 42)', en: '“El estandarte de batalla” (p. 42)' },
    question: {
      es: '¿El estandarte de batalla salva de desmoralizarse sin chequeo?',
      en: 'Does the battle standard save from breaking without a test?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: { es: 'No: no se ha fallado ningún chequeo.', en: 'No: no test was failed.' },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: se hace un chequeo en su lugar.',
          en: 'Yes: a test is taken in its place.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'Solo se repite un chequeo fallado.', en: 'Only a failed test is re-rolled.' },
  },
  R119: {
    clauses: 'wab-9.59 wab-9.60 wab-9.61',
    place: {
      es: '«Desafíos desde carros o elefantes» (pág. 41); «Desafíos rechazados» (pág. 41)',
      en: '“Desafíos desde carros o elefantes” (p. 41); “Desafíos rechazados” (p. 41)',
    },
    question: {
      es: '¿Rechaza un desafío quien no tiene a nadie que pueda aceptarlo?',
      en: 'Does a side refuse if nobody of it may accept?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'No: nadie se retira.', en: 'No: nobody is withdrawn.' } },
      { key: 'b', text: { es: 'Sí: cuenta como rechazado.', en: 'Yes: it counts as refused.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Quien no puede participar no tiene nada que rechazar.',
      en: 'Who may not take part has nothing to refuse.',
    },
  },
});
