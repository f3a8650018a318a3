import { defineRulings } from '../../../src/content/registry.ts';

export default defineRulings({
  R1: {
    question: {
      es: 'El reglamento anuncia 356 bloques, pero sus cantidades por tamaño suman 345. ¿Qué cifra es la buena?',
      en: 'The book announces 356 blocks, but its counts by size add up to 345. Which figure is right?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Mostramos ambas; las buenas son las cantidades por tamaño.',
          en: 'We show both; the counts by size are right.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El total está en la línea 49 y las cantidades, 232, 16, 75, 10 y 12, en las líneas 54-70. Los medianos, grandes y rectangulares cuadran con las listas de unidades (líneas 199-223). Otras impresiones dan 345 (conocimiento general, no del reglamento).',
      en: 'The total is in line 49, and the counts, 232, 16, 75, 10 and 12, in lines 54-70. The medium, large and rectangular ones agree with the unit lists (lines 199-223). Other printings give 345 (general knowledge, not from the book).',
    },
  },
  R2: {
    question: {
      es: 'Hay 232 bloques pequeños grises y marrones, y sobran unos pocos. ¿Cuántos?',
      en: 'There are 232 small grey and brown blocks, and a few are left over. How many?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: { es: '20: las unidades usan 212.', en: '20: the units use 212.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las listas de unidades suman 120 romanos y 92 cartagineses (líneas 199-215), frente a los 232 de las líneas 54-57.',
      en: 'The unit lists add up to 120 Roman and 92 Carthaginian ones (lines 199-215), against the 232 of lines 54-57.',
    },
  },
  R3: {
    question: {
      es: 'Del capítulo 13 se pasa al 15. ¿Falta uno?',
      en: 'After chapter 13 comes chapter 15. Is one missing?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El reglamento no tiene capítulo 14. Conservamos sus números: no hay cláusulas de un capítulo 14.',
          en: 'The book has no chapter 14. We keep its numbers: there are no clauses of a chapter 14.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El 13 empieza en la línea 1146 y el 15 en la 1381; entre ambos, evasión, Escape del Líder y Avance de Ímpetu van sin número.',
      en: 'Chapter 13 begins in line 1146 and chapter 15 in line 1381; between them, evasion, Leader Escape and Momentum Advance carry no number.',
    },
  },
  R4: {
    question: {
      es: 'Los escenarios no llevan número de capítulo. ¿Cómo se citan?',
      en: 'The scenarios carry no chapter number. How are they cited?',
    },
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'Como capítulo 19.', en: 'As chapter 19.' } }],
    adopted: 'a',
    why: {
      es: 'El último capítulo numerado es el 18 (línea 1601), y los escenarios lo siguen (línea 1927).',
      en: 'The last numbered chapter is 18 (line 1601), and the scenarios follow it (line 1927).',
    },
  },
  R5: {
    question: {
      es: 'Hay bloques y símbolo para las máquinas de guerra, pero ninguna regla. ¿Cómo se juegan?',
      en: 'There are blocks and a symbol for war machines, but no rules. How are they played?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No se juegan con este reglamento. Un cuadrado rojo las impactaría.',
          en: 'They are not played with this book. A red square would hit them.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Sólo se dan sus bloques (líneas 113-114, 199-201) y su símbolo rojo (líneas 193-195): ni movimiento ni alcance ni dados ni retirada.',
      en: 'Only their blocks (lines 113-114, 199-201) and their red symbol (lines 193-195) are given: neither movement nor range nor dice nor retreat.',
    },
  },
  R6: {
    question: {
      es: '¿Cómo se disponen las filas de hexes del campo de batalla y por dónde van las líneas de puntos? Lo muestra un dibujo que falta en el texto del que partimos.',
      en: 'How are the rows of hexes of the battlefield laid out, and where do the dotted lines run? A picture shows it that is missing from the text that we start from.',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: '9 filas paralelas a los bordes de los jugadores, de 13 y 12 hexes alternadamente. Las líneas van a 4 y a 9 hexes del borde izquierdo de las filas de 13: éstas se dividen en 4, 5 y 4 hexes, y en las de 12 quedan cortados el 4.º y el 9.º.',
          en: "9 rows parallel to the players' edges, alternately of 13 and 12 hexes. The lines run at 4 and at 9 hexes from the left edge of the rows of 13: these divide into 4, 5 and 4 hexes, and in those of 12 the 4th and the 9th are cut.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El texto da sólo las medidas y las secciones (líneas 77-85). La disposición es conocimiento general, no del reglamento; de acuerdo con ella, el reglamento habla de ambos hexes hacia el lado de la unidad (líneas 1132-1133, 1205-1206).',
      en: 'The text gives only the measures and the sections (lines 77-85). The layout is general knowledge, not from the book; in keeping with it, the book speaks of both hexes towards the side of the unit (lines 1132-1133, 1205-1206).',
    },
  },
  R7: {
    question: {
      es: '¿Son la izquierda y la derecha las mismas para ambos jugadores?',
      en: 'Are left and right the same for both players?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: cada uno tiene las suyas. El flanco izquierdo de uno es el derecho del otro.',
          en: "No: each has his own. One player's left flank is the other's right flank.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las secciones se dan a cada jugador (líneas 80-83), y al contraatacar se intercambian (líneas 1784-1790).',
      en: 'The sections are given to each player (lines 80-83), and in a counterattack they are swapped (lines 1784-1790).',
    },
  },
  R8: {
    question: {
      es: '«Montada» es unas veces sólo la caballería y otras también los carros y los elefantes. ¿Qué vale?',
      en: '“Mounted” is sometimes cavalry only and sometimes chariots and elephants as well. Which applies?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Montadas son siempre la caballería, los carros y los elefantes. Caballería son sólo la ligera, la media y la pesada.',
          en: 'Mounted units are always cavalry, chariots and elephants. Cavalry is only light, medium and heavy cavalry.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La lista de bloques nombra sólo la caballería (líneas 116-117), pero el movimiento de las montadas (líneas 420-441) y Carga Montada (líneas 1904-1906) incluyen carros y elefantes. Caballería y carros se nombran aparte ante los elefantes (líneas 823-833).',
      en: 'The list of blocks names cavalry only (lines 116-117), but mounted movement (lines 420-441) and Mounted Charge (lines 1904-1906) include chariots and elephants. Against elephants, cavalry and chariots are named separately (lines 823-833).',
    },
  },
  R9: {
    question: {
      es: 'Las etiquetas se describen como símbolo azul y símbolo rojo. ¿De qué forma?',
      en: 'The labels are described as a blue symbol and a red symbol. Of what shape?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La del dado: triángulo azul y cuadrado rojo.',
          en: 'That of the die: blue triangle and red square.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las etiquetas no dan forma (líneas 187-195); el dado y las reglas de impactos, sí (líneas 98-100, 618-623).',
      en: 'The labels give no shape (lines 187-195); the die and the rules for hits do (lines 98-100, 618-623).',
    },
  },
  R12: {
    question: {
      es: 'Los ejemplos cuentan las banderas entre los impactos. ¿Quita bloques una bandera?',
      en: 'The examples count flags among the hits. Does a flag take blocks?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: obliga a retirarse. Sólo cuesta bloques la retirada que no se puede hacer (cca-12.13).',
          en: 'No: it forces a retreat. Only a retreat that cannot be made costs blocks (cca-12.13).',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las reglas le dan sólo ese efecto (líneas 625-626, 881-882); los ejemplos la nombran entre los resultados que se buscan (líneas 926-932, 941-948).',
      en: 'The rules give it only that effect (lines 625-626, 881-882); the examples name it among the results looked for (lines 926-932, 941-948).',
    },
  },
  R47: {
    question: {
      es: 'El texto del que partimos no trae los mapas ni los dibujos del reglamento. ¿Qué falta por eso?',
      en: 'The text that we start from does not include the maps and pictures of the book. What is missing because of that?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Las unidades, su colocación y el terreno de los escenarios: no los reconstruimos. De los ejemplos damos lo que dice su texto.',
          en: 'The units, their placement and the terrain of the scenarios: we do not reconstruct them. Of the examples we give what their text says.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El despliegue sólo está en los mapas (líneas 233-241), y cualquier reconstrucción sería inventada.',
      en: 'The deployment is only on the maps (lines 233-241), and any reconstruction would be invented.',
    },
  },
});
