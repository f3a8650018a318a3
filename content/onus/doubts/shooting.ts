import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R8: {
    place: {
      es: 'VII - Secuencia del turno, «3. Fase de disparo», «Alcance» (pág. 26); «3. Fase de disparo», «Resolución del disparo» (pág. 27)',
      en: 'VII - Turn sequence, “3. Shooting phase”, “Range” (p. 26); “3. Shooting phase”, “Resolving the shot” (p. 27)',
    },
    question: {
      es: 'Un disparo a la mitad justa del alcance, ¿es corto o largo?',
      en: 'Is a shot at exactly half the range short or long?',
    },
    clauses: 'onus-7.125',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'Corto: la mitad o menos, 4 dados.', en: 'Short: half or less, 4 dice.' },
      },
      {
        key: 'b',
        text: {
          es: 'Largo: sólo es corto a menos de la mitad. 2 dados.',
          en: 'Long: it is short only at less than half. 2 dice.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La sección del alcance dice menos de la mitad y la de la resolución, la mitad o menos. Seguimos ésta, que es la que fija los dados.',
      en: 'The section on range says less than half and that on resolution half or less. We follow the latter, which is the one that sets the dice.',
    },
  },
  R9: {
    place: {
      es: 'VII - Secuencia del turno, «3. Fase de disparo» (pág. 25), condiciones, viñeta 2; «3. Fase de disparo», «Alcance» (pág. 26)',
      en: 'VII - Turn sequence, “3. Shooting phase” (p. 25), conditions, bullet 2; “3. Shooting phase”, “Range” (p. 26)',
    },
    question: {
      es: '¿Se puede disparar a un objetivo que está justo al alcance máximo?',
      en: 'May a target at exactly the maximum range be shot at?',
    },
    clauses: 'onus-7.118 onus-7.124',
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí.', en: 'Yes.' } },
      { key: 'b', text: { es: 'No: debe estar más cerca.', en: 'No: it must be nearer.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La condición es no estar más allá del alcance máximo; al medir se dice a menos del alcance.',
      en: 'The condition is not to be beyond the maximum range; on measuring the book says at less than the range.',
    },
  },
  R35: {
    place: {
      es: 'VII - Secuencia del turno, «4. Fase de hostigadores» (pág. 28)',
      en: 'VII - Turn sequence, “4. Skirmishers phase” (p. 28)',
    },
    question: {
      es: '¿Puede cargar en la fase de hostigadores un Hostigador que no ha disparado?',
      en: 'May a Skirmisher that has not shot charge in the skirmisher phase?',
    },
    clauses: 'onus-7.147',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, con el movimiento que le queda.',
          en: 'Yes, with the movement that it has left.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: se carga sólo en la fase de movimiento.',
          en: 'No: charges are made in the movement phase only.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La prohibición es para los que dispararon antes, y al dividir el movimiento completan el suyo.',
      en: 'The ban is for those that shot before, and in splitting their movement they complete their own.',
    },
  },
  R39: {
    place: {
      es: 'VII - Secuencia del turno, «3. Fase de disparo», «Línea de visión (LdV)» (pág. 26), texto y ejemplo',
      en: 'VII - Turn sequence, “3. Shooting phase”, “Line of sight (LoS)” (p. 26), text and example',
    },
    question: {
      es: '¿Qué objetivos no se pueden disparar, y cuáles sólo peor?',
      en: 'Which targets may not be shot at, and which only less well?',
    },
    clauses: 'onus-7.126 onus-7.127 onus-15.18',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El que está entero detrás de la línea del frente no se puede disparar. El que queda tapado por otra unidad sí, a -1/-1.',
          en: 'One that is wholly behind the line of the front may not be shot at. One that is screened by another unit may, at -1/-1.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La línea de visión se traza dentro de 180 grados desde el frente, y si atraviesa unidades hay -1/-1. El ejemplo dice de 2 unidades que no se ven y que se disparan con penalización.',
      en: 'The line of sight is drawn within 180 degrees of the front, and if it crosses units there is -1/-1. The example says of 2 units that they are not seen and are shot at with a penalty.',
    },
  },
  R40: {
    place: {
      es: 'VII - Secuencia del turno, «3. Fase de disparo», «Alcance» (pág. 26); «3. Fase de disparo», «Consecuencias», «Modificadores por ataques al flanco y retaguardia» (pág. 28)',
      en: 'VII - Turn sequence, “3. Shooting phase”, “Range” (p. 26); “3. Shooting phase”, “Consequences”, “Modifiers for attacks on flank and rear” (p. 28)',
    },
    question: {
      es: 'La distancia llega hasta los marcadores de formación ampliada. ¿También se busca en ellos el lado que recibe el disparo?',
      en: 'The distance reaches to the markers of an extended formation. Is the side that takes the shot looked for on them as well?',
    },
    clauses: 'onus-7.123 onus-7.145',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: el lado se busca sólo en la carta.',
          en: 'No: the side is looked for on the card only.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Para la distancia se nombran los marcadores; para el lado, el punto más cercano de la carta.',
      en: 'For the distance the markers are named; for the side, the nearest point of the card.',
    },
  },
  R41: {
    place: {
      es: 'VII - Secuencia del turno, «3. Fase de disparo», «Consecuencias», «Modificadores por ataques al flanco y retaguardia» (pág. 28)',
      en: 'VII - Turn sequence, “3. Shooting phase”, “Consequences”, “Modifiers for attacks on flank and rear” (p. 28)',
    },
    question: {
      es: 'Si el punto más cercano es una esquina, cuenta el lado más cercano. ¿Cuál es, si ambos acaban en ella?',
      en: 'If the nearest point is a corner, the nearer side counts. Which is it, if both end there?',
    },
    clauses: 'onus-7.145 onus-15.21 onus-15.22',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Aquel cuyo punto medio está más cerca del centro del frente de quien dispara. Si empatan, decide el defensor.',
          en: "The one whose midpoint is nearer to the centre of the shooter's front. If they tie, the defender decides.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento da la palabra al defensor si ambos lados están igual de cerca, luego supone que suelen no estarlo; no dice cómo se mide.',
      en: 'The book leaves it to the defender if both sides are equally near, so it supposes that mostly they are not; it does not say how to measure.',
    },
  },
});
