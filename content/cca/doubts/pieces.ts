import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R1: {
    place: {
      es: '2. Componentes, lista de bloques («356 Bloques»)',
      en: '2. Components, list of blocks (“356 Blocks”)',
    },
    question: {
      es: 'El reglamento anuncia 356 bloques, pero sus cantidades por tamaño suman 345. ¿Qué cifra es la buena?',
      en: 'The book announces 356 blocks, but its counts by size add up to 345. Which figure is right?',
    },
    clauses: 'cca-2.1 cca-2.2',
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
      es: 'Las cantidades son 232, 16, 75, 10 y 12. Los medianos, grandes y rectangulares cuadran con las listas de unidades. Otras impresiones dan 345 (conocimiento general, no del reglamento).',
      en: 'The counts are 232, 16, 75, 10 and 12. The medium, large and rectangular ones agree with the unit lists. Other printings give 345 (general knowledge, not from the book).',
    },
  },
  R2: {
    place: {
      es: '2. Componentes, lista de bloques («356 Bloques»), «Unidades Romanas» y «Unidades Cartaginesas»',
      en: '2. Components, list of blocks (“356 Blocks”), “Roman Units” and “Carthaginian Units”',
    },
    question: {
      es: 'Hay 232 bloques pequeños grises y marrones, y sobran unos pocos. ¿Cuántos?',
      en: 'There are 232 small grey and brown blocks, and a few are left over. How many?',
    },
    clauses: 'cca-2.2 cca-2.22 cca-2.23',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: { es: '20: las unidades usan 212.', en: '20: the units use 212.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las listas de unidades suman 120 romanos y 92 cartagineses, frente a los 232 de la lista de bloques.',
      en: 'The unit lists add up to 120 Roman and 92 Carthaginian ones, against the 232 of the list of blocks.',
    },
  },
  R3: {
    place: {
      es: 'Títulos de los capítulos «13. Acciones Especiales» y «15. Líderes»',
      en: 'Titles of chapters “13. Special Actions” and “15. Leaders”',
    },
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
      es: 'Tras el título del 13 viene el del 15; entre ambos, evasión, Escape del Líder y Avance de Ímpetu van sin número.',
      en: 'After the heading of chapter 13 comes that of 15; between them, evasion, Leader Escape and Momentum Advance carry no number.',
    },
  },
  R4: {
    place: {
      es: 'Título «Escenarios», tras el capítulo «18. Cartas de Mando»',
      en: 'Title “Scenarios”, after chapter “18. Command Cards”',
    },
    question: {
      es: 'Los escenarios no llevan número de capítulo. ¿Cómo se citan?',
      en: 'The scenarios carry no chapter number. How are they cited?',
    },
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'Como capítulo 19.', en: 'As chapter 19.' } }],
    adopted: 'a',
    why: {
      es: 'El último capítulo numerado es el 18, y los escenarios lo siguen.',
      en: 'The last numbered chapter is 18, and the scenarios follow it.',
    },
  },
  R5: {
    place: {
      es: '2. Componentes, «Unidades y Bloques», viñeta 2; «Colores y Símbolos de Unidad», símbolo rojo; «Unidades Romanas»',
      en: '2. Components, “Units and Blocks”, bullet 2; “Unit Colours and Symbols”, red symbol; “Roman Units”',
    },
    question: {
      es: 'Hay bloques y símbolo para las máquinas de guerra, pero ninguna regla. ¿Cómo se juegan?',
      en: 'There are blocks and a symbol for war machines, but no rules. How are they played?',
    },
    clauses: 'cca-2.9 cca-2.21 cca-2.22 cca-10.1 cca-10.23 cca-11.7 cca-11.44',
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
      es: 'Sólo se dan sus bloques y su símbolo rojo: ni movimiento ni alcance ni dados ni retirada.',
      en: 'Only their blocks and their red symbol are given: neither movement nor range nor dice nor retreat.',
    },
  },
  R6: {
    place: {
      es: '2. Componentes, «Tablero de Campo de Batalla»; 12. Retirada, «Retirada de Elefantes (Estampida)», párrafo tras los pies de figura; 13. Acciones Especiales, «Proceso de Evasión»',
      en: '2. Components, “Battlefield Board”; 12. Retreat, “Elephant Retreat (Rampage)”, paragraph after the captions; 13. Special Actions, “Evasion Procedure”',
    },
    question: {
      es: '¿Cómo se disponen las filas de hexes del campo de batalla, por dónde van las líneas de puntos y cómo se llaman los hexes? Lo muestra un dibujo que falta en el texto del que partimos.',
      en: 'How are the rows of hexes of the battlefield laid out, where do the dotted lines run, and what are the hexes called? A picture shows it that is missing from the text that we start from.',
    },
    clauses: 'cca-2.3 cca-2.4 cca-2.5 cca-7.3',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: '9 filas paralelas a los bordes de los jugadores, de 13 y 12 hexes alternadamente; las 2 de los bordes son de 13. Las líneas cortan el 5.º y el 9.º hex de cada fila de 13, que son a la vez de flanco y de centro; las filas de 12 las dividen en 4, 4 y 4 sin cortar ninguno. Cada hex lleva la letra de su fila, de la A a la I desde el borde de un jugador, y un número desde la izquierda de éste: de A1 a A13, de B1 a B12.',
          en: "9 rows parallel to the players' edges, alternately of 13 and 12 hexes; the 2 at the edges have 13. The lines cut the 5th and the 9th hex of each row of 13, which are flank and centre at once; rows of 12 they divide into 4, 4 and 4 without cutting any. Each hex has the letter of its row, A to I from one player's edge, and a number from his left: A1 to A13, B1 to B12.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El texto da sólo las medidas y las secciones. La disposición y los nombres vienen de una imagen del tablero publicado, no del reglamento; de acuerdo con ella, el reglamento habla de ambos hexes hacia el lado de la unidad.',
      en: 'The text gives only the measures and the sections. The layout and the names are from a picture of the published board, not from the book; in keeping with it, the book speaks of both hexes towards the side of the unit.',
    },
  },
  R7: {
    place: {
      es: '2. Componentes, «Tablero de Campo de Batalla»; 18. Cartas de Mando, «Counter Attack (Contraataque)»',
      en: '2. Components, “Battlefield Board”; 18. Command Cards, “Counter Attack”',
    },
    question: {
      es: '¿Son la izquierda y la derecha las mismas para ambos jugadores?',
      en: 'Are left and right the same for both players?',
    },
    clauses:
      'cca-2.4 cca-18.3 cca-18.5 cca-18.6 cca-18.8 cca-18.9 cca-18.11 cca-18.13 cca-18.22 cca-18.24 cca-18.32 cca-18.33',
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
      es: 'Las secciones se dan a cada jugador, y al contraatacar se intercambian.',
      en: 'The sections are given to each player, and in a counterattack they are swapped.',
    },
  },
  R8: {
    place: {
      es: '2. Componentes, «Unidades y Bloques», viñeta 3; 8. Movimiento, «Movimiento de Unidades Montadas»; 18. Cartas de Mando, «Mounted Charge (Carga Montada)», nota',
      en: '2. Components, “Units and Blocks”, bullet 3; 8. Movement, “Mounted Unit Movement”; 18. Command Cards, “Mounted Charge”, note',
    },
    question: {
      es: '«Montada» es unas veces sólo la caballería y otras también los carros y los elefantes. ¿Qué vale?',
      en: '“Mounted” is sometimes cavalry only and sometimes chariots and elephants as well. Which applies?',
    },
    clauses:
      'cca-2.10 cca-8.26 cca-8.28 cca-11.35 cca-11.36 cca-11.37 cca-12.29 cca-13.8 cca-13.9 cca-13.40 cca-13.41 cca-17.2 cca-17.4 cca-17.17 cca-17.36 cca-17.43 cca-18.18 cca-18.19 cca-18.49 cca-18.50',
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
      es: 'La lista de bloques nombra sólo la caballería, pero el movimiento de las montadas y Carga Montada incluyen carros y elefantes. Caballería y carros se nombran aparte ante los elefantes.',
      en: 'The list of blocks names cavalry only, but mounted movement and Mounted Charge include chariots and elephants. Against elephants, cavalry and chariots are named separately.',
    },
  },
  R9: {
    place: {
      es: '2. Componentes, «Colores y Símbolos de Unidad» y «Dados de Batalla»; 10. Combate a Distancia (Disparo), paso «6. Anotar Impactos»',
      en: '2. Components, “Unit Colours and Symbols” and “Battle Dice”; 10. Ranged Combat (Fire), step “6. Score Hits”',
    },
    question: {
      es: 'Las etiquetas se describen como símbolo azul y símbolo rojo. ¿De qué forma?',
      en: 'The labels are described as a blue symbol and a red symbol. Of what shape?',
    },
    clauses: 'cca-2.7 cca-2.19 cca-2.20 cca-2.21 cca-10.22 cca-10.23 cca-11.43 cca-11.44',
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
      es: 'Las etiquetas no dan forma; el dado y las reglas de impactos, sí.',
      en: 'The labels give no shape; the die and the rules for hits do.',
    },
  },
  R12: {
    place: {
      es: '11. Combate Cuerpo a Cuerpo, «Ejemplo de Combate Cuerpo a Cuerpo», B y C; 10. Combate a Distancia (Disparo), paso «6. Anotar Impactos», viñeta 4; 11. Combate Cuerpo a Cuerpo, «Anotación de Impactos», viñeta 6',
      en: '11. Close Combat, “Example of Close Combat”, B and C; 10. Ranged Combat (Fire), step “6. Score Hits”, bullet 4; 11. Close Combat, “Scoring Hits”, bullet 6',
    },
    question: {
      es: 'Los ejemplos cuentan las banderas entre los impactos. ¿Quita bloques una bandera?',
      en: 'The examples count flags among the hits. Does a flag take blocks?',
    },
    clauses: 'cca-10.24 cca-11.49',
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
      es: 'Las reglas le dan sólo ese efecto; los ejemplos la nombran entre los resultados que se buscan.',
      en: 'The rules give it only that effect; the examples name it among the results looked for.',
    },
  },
  R47: {
    place: {
      es: 'Escenarios, mapa de cada batalla; pies de figura de los capítulos 8, 10, 11, 12, 13 y 18',
      en: 'Scenarios, map of each battle; captions of chapters 8, 10, 11, 12, 13 and 18',
    },
    question: {
      es: 'El texto del que partimos no trae los mapas ni los dibujos del reglamento. ¿Qué falta por eso?',
      en: 'The text that we start from does not include the maps and pictures of the book. What is missing because of that?',
    },
    clauses:
      'cca-3.2 cca-3.3 cca-3.4 cca-11.59 cca-19.1 cca-19.4 cca-19.7 cca-19.8 cca-19.12 cca-19.15 cca-19.16 cca-19.18 cca-19.21 cca-19.24 cca-19.29 cca-19.33 cca-19.36',
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
      es: 'El despliegue sólo está en los mapas, y cualquier reconstrucción sería inventada.',
      en: 'The deployment is only on the maps, and any reconstruction would be invented.',
    },
  },
});
