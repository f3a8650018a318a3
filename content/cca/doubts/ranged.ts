import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R49: {
    place: {
      es: '10. Combate a Distancia (Disparo), paso «5. Resolver la Batalla»; 18. Cartas de Mando, «Move-Fire-Move (Mueve-Dispara-Mueve)»',
      en: '10. Ranged Combat (Fire), step “5. Resolve the Battle”; 18. Command Cards, “Move-Fire-Move”',
    },
    question: {
      es: '¿Con cuántos dados dispara una unidad que ha movido sólo 1 hex? ¿Y con Mueve-Dispara-Mueve?',
      en: 'How many dice does a unit fire with after moving only 1 hex? And with Move-Fire-Move?',
    },
    clauses: 'cca-10.18 cca-18.46 cca-18.47',
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
      es: 'La regla sólo distingue mover de no mover, y el segundo movimiento viene después del disparo.',
      en: 'The rule only distinguishes moving from not moving, and the second move comes after the fire.',
    },
  },
  R50: {
    place: {
      es: '10. Combate a Distancia (Disparo), viñeta 2',
      en: '10. Ranged Combat (Fire), bullet 2',
    },
    question: {
      es: 'Con un líder enemigo solo en un hex adyacente, ¿puede una unidad disparar a otro objetivo?',
      en: 'With a lone enemy leader in an adjacent hex, may a unit fire at another target?',
    },
    clauses: 'cca-10.4 cca-10.5 cca-11.2',
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
      es: 'La regla nombra una unidad enemiga, y la leemos al pie de la letra. A un objetivo adyacente no se le dispara.',
      en: 'The rule names an enemy unit, and we read it to the letter. There is no fire at an adjacent target.',
    },
  },
  R51: {
    place: {
      es: '10. Combate a Distancia (Disparo), viñeta 4; 13. Acciones Especiales, «Evasión de Líder», párrafo 1; 15. Líderes, «Líder Solo en un Hex»',
      en: '10. Ranged Combat (Fire), bullet 4; 13. Special Actions, “Leader Evasion”, paragraph 1; 15. Leaders, “Leader Alone in a Hex”',
    },
    question: {
      es: 'De un disparo no cabe evadirse, pero un líder solo debe evadirse también de él. ¿Se contradicen?',
      en: 'Fire may not be evaded, but a lone leader must evade it too. Do they contradict each other?',
    },
    clauses: 'cca-10.7 cca-10.26 cca-13.7 cca-13.15',
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
      es: 'La prohibición es para las unidades; el líder solo tiene reglas propias.',
      en: 'The ban is for units; a lone leader has rules of his own.',
    },
  },
  R52: {
    place: {
      es: '10. Combate a Distancia (Disparo), paso «3. Chequear Línea de Visión», párrafos 3 y 4',
      en: '10. Ranged Combat (Fire), step “3. Check Line of Sight”, paragraphs 3 and 4',
    },
    question: {
      es: '¿Qué hexes cuentan para la línea de visión? ¿Y si la línea va por varios bordes, con obstrucciones a un lado en uno y al otro lado en el siguiente?',
      en: 'Which hexes count for line of sight? And what if the line runs along several hexsides, with obstructions on one side of the first and on the other side of the next?',
    },
    clauses: 'cca-10.14 cca-10.16 cca-17.13 cca-17.44',
    confidence: 'high',
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
      es: 'Basta con parte de un hex, y por un borde hacen falta ambos lados. De bordes distintos el reglamento no habla, pero en un disparo no puede darse: haría falta una distancia de 4, y nadie dispara a más de 3.',
      en: 'Part of a hex is enough, and along a hexside both sides are needed. Of different hexsides the book does not speak, but in fire it cannot arise: it would take a distance of 4, and nobody fires farther than 3.',
    },
  },
  R53: {
    place: {
      es: '10. Combate a Distancia (Disparo), paso «3. Chequear Línea de Visión», párrafo 3',
      en: '10. Ranged Combat (Fire), step “3. Check Line of Sight”, paragraph 3',
    },
    question: {
      es: '¿Qué ocurre si la línea de visión va por el borde exterior del campo de batalla?',
      en: 'What happens if the line of sight runs along the outer edge of the battlefield?',
    },
    clauses: 'cca-10.14 cca-10.16',
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
      es: 'El borde del campo de batalla es una obstrucción, y hacen falta obstrucciones a ambos lados.',
      en: 'The edge of the battlefield is an obstruction, and obstructions are needed on both sides.',
    },
  },
  R54: {
    place: {
      es: '10. Combate a Distancia (Disparo), paso «3. Chequear Línea de Visión», párrafo 3',
      en: '10. Ranged Combat (Fire), step “3. Check Line of Sight”, paragraph 3',
    },
    question: {
      es: '¿Bloquea la línea de visión el terreno del hex desde el que se dispara?',
      en: 'Does the terrain of the hex from which a unit fires block line of sight?',
    },
    clauses: 'cca-10.14 cca-10.15 cca-17.13 cca-17.19 cca-17.44',
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'No.', en: 'No.' } }],
    adopted: 'a',
    why: {
      es: 'Sólo cuentan los hexes situados entre las dos unidades.',
      en: 'Only hexes between the two units count.',
    },
  },
  R55: {
    place: {
      es: '17. Terreno, «Río»; 10. Combate a Distancia (Disparo), paso «3. Chequear Línea de Visión»',
      en: '17. Terrain, “River”; 10. Ranged Combat (Fire), step “3. Check Line of Sight”',
    },
    question: {
      es: '¿Bloquea la línea de visión un río no vadeable?',
      en: 'Does a river that is not fordable block line of sight?',
    },
    clauses: 'cca-10.14 cca-17.26',
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'No.', en: 'No.' } },
      { key: 'b', text: { es: 'Sí.', en: 'Yes.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento sólo lo dice del río vadeable, que no bloquea. Que un río no tape la vista es conocimiento general, no del reglamento.',
      en: 'The book says it only of a fordable river, which does not block. That a river does not hide what lies beyond is general knowledge, not from the book.',
    },
  },
  R56: {
    place: {
      es: '17. Terreno, «Colina», apartado Línea de Visión',
      en: '17. Terrain, “Hill”, section Line of Sight',
    },
    question: {
      es: '¿Cuál es, sobre la línea de visión, el hex más adelantado de una colina?',
      en: 'Along the line of sight, which hex of a hill is the foremost?',
    },
    clauses: 'cca-10.14 cca-17.19 cca-17.20 cca-17.21 cca-17.22',
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
      es: 'Así se describe la segunda fila. Entre unidades de una misma colina vale otra regla.',
      en: 'That is how the second row is described. Between units on the same hill another rule applies.',
    },
  },
  R57: {
    place: {
      es: '10. Combate a Distancia (Disparo), pasos «4. Determinar la reducción de dados de batalla por terreno (si hay)» y «5. Resolver la Batalla»; 17. Terreno, apartado Batalla de cada terreno',
      en: '10. Ranged Combat (Fire), steps “4. Work out the reduction of battle dice for terrain (if any)” and “5. Resolve the Battle”; 17. Terrain, section Battle of each terrain',
    },
    question: {
      es: '¿Afectan a un disparo los máximos de dados del terreno?',
      en: 'Do the dice maximums of terrain affect fire?',
    },
    clauses: 'cca-10.17 cca-17.5 cca-17.11 cca-17.29 cca-17.42',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No, ni con una carta que dé dados: se dispara con 1 o 2, y los máximos son 2 o 3. El campamento sí quita 1.',
          en: 'No, not even with a card that gives dice: units fire with 1 or 2, and the maximums are 2 or 3. The camp does take 1 away.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Ningún máximo baja de 2, y los dados que da una carta elevan el máximo otro tanto.',
      en: 'No maximum is below 2, and the dice that a card gives raise the maximum by as much.',
    },
  },
});
