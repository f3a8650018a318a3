import { defineRulings } from '../../../src/content/registry.ts';

export default defineRulings({
  R49: {
    question: {
      es: '¿Con cuántos dados dispara una unidad que ha movido sólo 1 hex? ¿Y con Mueve-Dispara-Mueve?',
      en: 'How many dice does a unit fire with after moving only 1 hex? And with Move-Fire-Move?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Con 1 dado si ha movido algo este turno antes de disparar. Con esa carta cuenta el primer movimiento, no el segundo.',
          en: 'With 1 die if it has moved at all this turn before firing. With that card the first move counts, not the second.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla sólo distingue mover de no mover (líneas 601-605), y el segundo movimiento viene después del disparo (líneas 1875-1877).',
      en: 'The rule only distinguishes moving from not moving (lines 601-605), and the second move comes after the fire (lines 1875-1877).',
    },
  },
  R50: {
    question: {
      es: 'Con un líder enemigo solo en un hex adyacente, ¿puede una unidad disparar a otro objetivo?',
      en: 'With a lone enemy leader in an adjacent hex, may a unit fire at another target?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: sólo lo impide una unidad enemiga adyacente. A ese líder sólo se le puede atacar cuerpo a cuerpo.',
          en: 'Yes: only an adjacent enemy unit prevents it. That leader may be attacked only in close combat.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: el líder lo impide como una unidad.',
          en: 'No: the leader prevents it as a unit does.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla nombra una unidad enemiga (líneas 534-538), y la leemos al pie de la letra. A un objetivo adyacente no se le dispara (líneas 530-532).',
      en: 'The rule names an enemy unit (lines 534-538), and we read it to the letter. There is no fire at an adjacent target (lines 530-532).',
    },
  },
  R51: {
    question: {
      es: 'De un disparo no cabe evadirse, pero un líder solo debe evadirse también de él. ¿Se contradicen?',
      en: 'Fire may not be evaded, but a lone leader must evade it too. Do they contradict each other?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: las unidades nunca se evaden de un disparo; un líder solo al que no impacta debe hacerlo.',
          en: 'No: units never evade fire; a lone leader whom it does not hit must do so.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La prohibición es para las unidades (líneas 544-545); el líder solo tiene reglas propias (líneas 1215-1223, 1404-1412).',
      en: 'The ban is for units (lines 544-545); a lone leader has rules of his own (lines 1215-1223, 1404-1412).',
    },
  },
  R52: {
    question: {
      es: '¿Qué hexes cuentan para la línea de visión? ¿Y si la línea va por varios bordes, con obstrucciones a un lado en uno y al otro lado en el siguiente?',
      en: 'Which hexes count for line of sight? And what if the line runs along several hexsides, with obstructions on one side of the first and on the other side of the next?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Todo hex cuyo interior cruza la línea, menos el primero y el último. Por un borde sólo bloquean obstrucciones a ambos lados de ese mismo borde: en el caso de la pregunta, se ve.',
          en: 'Every hex whose interior the line crosses, except the first and the last. Along a hexside only obstructions on both sides of that same hexside block: in the case asked about, the line is clear.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Igual, pero bloquean también si cada lado lo cierra un borde distinto.',
          en: 'The same, but they also block if each side is closed along a different hexside.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Basta con parte de un hex (líneas 581-583), y por un borde hacen falta ambos lados (líneas 589-592). De bordes distintos el reglamento no habla.',
      en: 'Part of a hex is enough (lines 581-583), and along a hexside both sides are needed (lines 589-592). Of different hexsides the book does not speak.',
    },
  },
  R53: {
    question: {
      es: '¿Qué ocurre si la línea de visión va por el borde exterior del campo de batalla?',
      en: 'What happens if the line of sight runs along the outer edge of the battlefield?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El exterior es una obstrucción de ese lado: basta otra en el hex de dentro para bloquearla.',
          en: 'The outside is an obstruction on that side: one more in the hex inside is enough to block it.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El borde del campo de batalla es una obstrucción (líneas 583-586), y hacen falta obstrucciones a ambos lados (líneas 589-592).',
      en: 'The edge of the battlefield is an obstruction (lines 583-586), and obstructions are needed on both sides (lines 589-592).',
    },
  },
  R54: {
    question: {
      es: '¿Bloquea la línea de visión el terreno del hex desde el que se dispara?',
      en: 'Does the terrain of the hex from which a unit fires block line of sight?',
    },
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'No.', en: 'No.' } }],
    adopted: 'a',
    why: {
      es: 'Sólo cuentan los hexes situados entre las dos unidades (líneas 581-583).',
      en: 'Only hexes between the two units count (lines 581-583).',
    },
  },
  R55: {
    question: {
      es: '¿Bloquea la línea de visión un río no vadeable?',
      en: 'Does a river that is not fordable block line of sight?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'No.', en: 'No.' } },
      { key: 'b', text: { es: 'Sí.', en: 'Yes.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento sólo lo dice del río vadeable, que no bloquea (líneas 1556-1557). Que un río no tape la vista es conocimiento general, no del reglamento.',
      en: 'The book says it only of a fordable river, which does not block (lines 1556-1557). That a river does not hide what lies beyond is general knowledge, not from the book.',
    },
  },
  R56: {
    question: {
      es: '¿Cuál es, sobre la línea de visión, el hex más adelantado de una colina?',
      en: 'Along the line of sight, which hex of a hill is the foremost?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El que no tiene otro hex de colina entre él y quien mira desde abajo. Con uno en medio es ya la segunda fila.',
          en: 'The one with no other hill hex between it and the unit that looks from below. With one in between, it is the second row.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Así se describe la segunda fila (líneas 1518-1523). Entre unidades de una misma colina vale otra regla (líneas 1523-1526).',
      en: 'That is how the second row is described (lines 1518-1523). Between units on the same hill another rule holds (lines 1523-1526).',
    },
  },
  R57: {
    question: {
      es: '¿Afectan a un disparo los máximos de dados del terreno?',
      en: 'Do the dice maximums of terrain affect fire?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sin una carta que dé dados, no: se dispara con 1 o 2, y los máximos son 2 o 3. El campamento sí quita 1.',
          en: 'Without a card that gives dice, no: units fire with 1 or 2, and the maximums are 2 or 3. The camp does take 1 away.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Dados del disparo, líneas 601-605; máximos, líneas 1465-1468, 1489-1491, 1502-1511 y 1548-1551; campamento, líneas 1591-1593.',
      en: 'Dice of fire, lines 601-605; maximums, lines 1465-1468, 1489-1491, 1502-1511 and 1548-1551; camp, lines 1591-1593.',
    },
  },
});
