import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R25: {
    clauses: 'wab-3.44 wab-3.45 wab-3.48',
    place: {
      es: '«Cargar contra el flanco» (pág. 17), párrafo con «prolongación frontal» y su pie de figura',
      en: '“Cargar contra el flanco” (p. 17), paragraph with “prolongación frontal” and its caption',
    },
    question: {
      es: '¿Hasta dónde llega la línea del frente al cargar un flanco?',
      en: 'How far does the front line reach when a flank is charged?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Se prolonga a los dos lados: lo que está por delante es el frente.',
          en: 'It is extended both ways: whatever is ahead of it is the front.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Solo es la franja justo delante de la unidad.',
          en: 'It is only the strip straight ahead of the unit.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El pie de la figura llama «tras el frente» al sitio desde el que se carga el flanco.',
      en: 'The caption calls “behind the front” the place from which a flank is charged.',
    },
  },
  R26: {
    clauses: 'wab-3.51 wab-3.52 wab-3.53',
    place: {
      es: '«Cargar contra la retaguardia» (pág. 17), puntos 1 a 3',
      en: '“Cargar contra la retaguardia” (p. 17), points 1 to 3',
    },
    question: {
      es: '¿Qué es estar detrás cuando se está entre flanco y retaguardia?',
      en: 'What is “behind” for a unit between flank and rear?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Estar en la franja justo detrás, entre los lados prolongados.',
          en: 'To be in the strip straight behind, between the extended sides.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Estar detrás de la línea de retaguardia prolongada.',
          en: 'To be behind the extended rear line.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Con lo segundo, la tercera regla de las preguntas oficiales no se daría nunca.',
      en: 'With the latter the third rule of the official FAQ could never apply.',
    },
  },
  R27: {
    clauses: 'wab-3.9 wab-3.13 wab-3.59 wab-4.22',
    place: {
      es: '«Reacciones a la carga» (pág. 14), «Aguantar y disparar» y «Disparar y huir»; «Contracargas» (pág. 18); «Disparar a una carga» (pág. 21)',
      en: '“Reacciones a la carga” (p. 14), “Aguantar y disparar” and “Disparar y huir”; “Contracargas” (p. 18); “Disparar a una carga” (p. 21)',
    },
    question: {
      es: 'A la mitad justa de la carga, ¿se puede disparar?',
      en: 'At exactly half of the charge, may it be shot at?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: disparar pide más de la mitad; contracargar, la mitad o más.',
          en: 'No: shooting needs more than half, a countercharge half or more.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: la mitad justa basta también para disparar.',
          en: 'Yes: exactly half is enough to shoot too.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Tres pasajes dicen «más de la mitad».',
      en: 'Three passages say “more than half”.',
    },
  },
  R30: {
    clauses: 'wab-3.22',
    place: {
      es: '«Movimiento de cargas» (pág. 15), último párrafo',
      en: '“Movimiento de cargas” (p. 15), last paragraph',
    },
    question: {
      es: 'Carga fallida: ¿el pivote cuenta en lo que mueve?',
      en: 'Failed charge: does the wheel count in its move?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: mueve su distancia normal en total.',
          en: 'Yes: it moves its normal distance in all.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: el pivote hecho queda, y luego mueve su distancia.',
          en: 'No: the wheel stands, and its distance follows.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Mueve su distancia normal en lugar del doble.',
      en: 'It moves its normal distance in place of double.',
    },
  },
  R31: {
    clauses: 'wab-3.75',
    place: {
      es: '«Destrabarse de un combate cuerpo a cuerpo (Disengange)» (pág. 19), «Mover unidades que se destraban» (pág. 19), último párrafo',
      en: '“Destrabarse de un combate cuerpo a cuerpo (Disengange)” (p. 19), “Mover unidades que se destraban” (p. 19), last paragraph',
    },
    question: {
      es: '¿Se destraba sin chequeo la caballería de quien mueve lo mismo?',
      en: 'Does cavalry disengage without a test from who moves as far?',
    },
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'No: hace el chequeo.', en: 'No: it takes the test.' } },
      { key: 'b', text: { es: 'Sí.', en: 'Yes.' } },
    ],
    adopted: 'a',
    why: {
      es: 'No lo hace «solo si todos» mueven menos.',
      en: 'It is free “only if all” move less.',
    },
  },
  R108: {
    clauses: 'wab-1.48 wab-4.22 wab-4.23',
    place: {
      es: '«Encaramiento» (pág. 7); «Disparar a una carga» (pág. 21); «Reacciones a la carga» (pág. 14); «Cargas contra un enemigo trabado» (pág. 15)',
      en: '“Encaramiento” (p. 7); “Disparar a una carga” (p. 21); “Reacciones a la carga” (p. 14); “Cargas contra un enemigo trabado” (p. 15)',
    },
    question: {
      es: '¿Qué puede hacer una unidad cargada desde fuera de su arco?',
      en: 'What may a unit do that is charged from outside its arc?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Aguantar o huir; no disparar ni contracargar.',
          en: 'Hold or flee; not shoot or countercharge.',
        },
      },
      { key: 'b', text: { es: 'Solo aguantar.', en: 'Only hold.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Quien no puede disparar por cualquier motivo puede huir.',
      en: 'Who cannot shoot for any reason may flee.',
    },
  },
});
