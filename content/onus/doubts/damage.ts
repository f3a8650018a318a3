import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R1: {
    place: {
      es: 'VII - Secuencia del turno, «2.A. Tipos de movimiento», «Marcha forzada» (pág. 14); «2.C. Cargar» (pág. 18), ejemplo de la unidad con 6 secciones frontales; «5. Fase de combate», «Desarrollo del combate», «Eventos» (pág. 29), ejemplo de «Resistid»; «6. Fase de huida» (pág. 33), «Ataque a unidad en huida»; VIII - Formaciones especiales, «Falange» (pág. 36), «Punta de flecha» y «Bravura» (pág. 37); X - Modificadores, «Bajas» (págs. 41-42)',
      en: 'VII - Turn sequence, “2.A. Types of movement”, “Forced march” (p. 14); “2.C. Charging” (p. 18), example of the unit with 6 front sections; “5. Combat phase”, “Course of the combat”, “Events” (p. 29), example of “Resistid”; “6. Flight phase” (p. 33), “Attacking a fleeing unit”; VIII - Special formations, “Phalanx” (p. 36), “Arrowhead” and “Bravery” (p. 37); X - Modifiers, “Casualties” (pp. 41-42)',
    },
    question: {
      es: 'En el texto del que partimos, los iconos de ataque, defensa, moral y movimiento se han perdido o salen como signos sueltos, no siempre los mismos. ¿A qué valor se refiere cada modificador?',
      en: 'In the text that we start from, the icons of attack, defence, morale and movement are lost or come out as stray signs, not always the same ones. Which value does each modifier refer to?',
    },
    clauses:
      'onus-5.12 onus-5.13 onus-5.14 onus-7.45 onus-7.160 onus-7.186 onus-8.11 onus-8.19 onus-8.24 onus-13.5 onus-13.6 onus-13.7',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Al que dicen las palabras de su frase. Son de defensa el -2/-2 de la marcha forzada y el de la huida, el -3/-3 del ejemplo de envolver y el +1/+1 de «Resistid», que da además +2 a la moral; de ataque, los de Falange, Punta de Flecha y Bravura.',
          en: 'To the one that the words of its sentence say. The -2/-2 of forced march and that of flight, the -3/-3 of the example of enveloping and the +1/+1 of “Resistid”, which also gives +2 morale, are of defence; those of Phalanx, Arrowhead and Bravery are of attack.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Un mismo signo acompaña a la defensa y al ataque, y otro, que suele ser el de la moral, también al ataque. Las palabras, en cambio, son claras.',
      en: 'One and the same sign stands for defence and for attack, and another one, mostly that of morale, for attack as well. The words, however, are clear.',
    },
  },
  R2: {
    place: {
      es: 'VII - Secuencia del turno, «5. Fase de combate», «Desarrollo del combate», «Daños» (pág. 31), «Chequeo de moral»; «3. Fase de disparo», «Consecuencias» (pág. 27), frase tras «Chequeo de moral»',
      en: 'VII - Turn sequence, “5. Combat phase”, “Course of the combat”, “Damage” (p. 31), “Morale check”; “3. Shooting phase”, “Consequences” (p. 27), sentence after “Morale check”',
    },
    question: {
      es: 'Falta la cara con la que un chequeo de moral en combate se supera siempre. ¿Cuál es?',
      en: 'The face with which a morale check in combat is always passed is missing. Which one is it?',
    },
    clauses: 'onus-7.173',
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'El 1.', en: 'The 1.' } }],
    adopted: 'a',
    why: {
      es: 'El icono del dado se ha perdido ahí, pero el mismo chequeo tras un disparo se supera siempre con 1.',
      en: 'The icon of the die is lost there, but the same check after a shot is always passed with a 1.',
    },
  },
  R3: {
    place: {
      es: 'IX - Habilidades de las unidades, «Atletas» (pág. 38)',
      en: 'IX - Unit abilities, “Athletes” (p. 38)',
    },
    question: {
      es: 'Los Atletas suman 1 al cargar, pero el icono que dice a qué se ha perdido. ¿A qué?',
      en: 'Athletes add 1 when they charge, but the icon that says to what is lost. To what?',
    },
    clauses: 'onus-9.6',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Al movimiento: 1 UD más en el movimiento con el que cargan.',
          en: 'To movement: 1 more UD in the move with which they charge.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Al ataque cuerpo a cuerpo de la carga.',
          en: 'To the hand-to-hand attack of the charge.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La habilidad describe la condición física de los soldados, y los bonos de ataque se escriben con 2 valores, +1/+1.',
      en: 'The ability describes the physical condition of the soldiers, and bonuses of attack are written with 2 values, +1/+1.',
    },
  },
  R4: {
    place: {
      es: 'VII - Secuencia del turno, «3. Fase de disparo», «Resolución del disparo» (pág. 27), «Crítico» y «Pifia»',
      en: 'VII - Turn sequence, “3. Shooting phase”, “Resolving the shot” (p. 27), “Critical” and “Fumble”',
    },
    question: {
      es: 'El reglamento no describe el dado. ¿Cuántas caras tiene?',
      en: 'The book does not describe the die. How many faces has it?',
    },
    clauses: 'onus-13.12',
    confidence: 'high',
    readings: [{ key: 'a', text: { es: '6, numeradas del 1 al 6.', en: '6, numbered 1 to 6.' } }],
    adopted: 'a',
    why: {
      es: 'El 6 es un crítico y el 1 una pifia, y todos los ejemplos usan esos números.',
      en: 'The 6 is a critical and the 1 a fumble, and all examples use those numbers.',
    },
  },
  R5: {
    place: {
      es: 'Los ejemplos con dibujo: III - Unidades; IV - Generales; VI - Preparando la batalla, «Despliegue de las tropas» (pág. 10); VII - Secuencia del turno; X - Modificadores; XII - Otras formas de jugar a ONUS!, «Avance en línea» (pág. 45)',
      en: 'The examples with a drawing: III - Units; IV - Generals; VI - Preparing the battle, “Deploying the troops” (p. 10); VII - Turn sequence; X - Modifiers; XII - Other ways to play ONUS!, “Line advance” (p. 45)',
    },
    question: {
      es: 'Los dibujos de los ejemplos faltan en el texto del que partimos. ¿Qué se toma de ellos?',
      en: 'The pictures of the examples are missing from the text that we start from. What is taken from them?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sólo los números y los hechos que dicen sus pies.',
          en: 'Only the numbers and the facts that their captions say.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Quedan los pies de las cargas, de envolver, recolocar, disparar, huir y avanzar en línea; las posiciones no se pueden rehacer.',
      en: 'The captions of charges, enveloping, repositioning, shooting, flight and line advance remain; the positions cannot be made again.',
    },
  },
  R6: {
    place: {
      es: 'III - Unidades, «Secciones» (pág. 7); XII - Otras formas de jugar a ONUS!, «Flancos protegidos» (pág. 45)',
      en: 'III - Units, “Sections” (p. 7); XII - Other ways to play ONUS!, “Protected flanks” (p. 45)',
    },
    question: {
      es: '¿Cuánto miden las cartas y los marcadores de Sección?',
      en: 'How large are the cards and the Section markers?',
    },
    clauses: 'onus-3.9 onus-12.23',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El reglamento no lo dice: son un dato de quien pregunta. Una sección mide 1/4 del frente, cada lateral tiene 2 y un marcador ocupa 2 cm de grueso.',
          en: 'The book does not say: they are up to whoever asks. A section is 1/4 of the front, each flank has 2, and a marker is 2 cm thick.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Sólo hay 2 pistas: las 4 secciones del frente y las 2 de cada lateral, y que con menos de 2 cm no cabe un marcador.',
      en: 'There are only 2 hints: the 4 sections of the front and the 2 of each flank, and that with less than 2 cm there is no room for a marker.',
    },
  },
  R26: {
    place: {
      es: 'VII - Secuencia del turno, «2. Fase de movimiento», «Atravesar unidades» (pág. 13)',
      en: 'VII - Turn sequence, “2. Movement phase”, “Passing through units” (p. 13)',
    },
    question: {
      es: 'En la lista de amigas que no se pueden atravesar, el segundo punto habla de la unidad que atraviesa. ¿Cómo se lee?',
      en: 'In the list of friends that may not be passed through, the second point speaks of the unit that passes. How is it read?',
    },
    clauses: 'onus-7.27',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Como una prohibición aparte: quien tiene una formación especial activa no atraviesa a nadie.',
          en: 'As a ban of its own: a unit with a special formation active passes through nobody.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Como estado de la atravesada la frase no se entiende; los otros 3 puntos sí son estados suyos.',
      en: 'As a state of the unit passed the sentence makes no sense; the other 3 points are states of it.',
    },
  },
  R29: {
    place: {
      es: 'VII - Secuencia del turno, «2.C. Cargar» (pág. 18), ejemplo de la unidad montada que carga contra la infantería',
      en: 'VII - Turn sequence, “2.C. Charging” (p. 18), example of the mounted unit that charges the infantry',
    },
    question: {
      es: 'El ejemplo de la unidad montada que carga se contradice: se encara por el lateral que prefiere y, a la vez, por la retaguardia. ¿Qué enseña?',
      en: 'The example of the mounted unit that charges contradicts itself: it faces the side that it prefers and, at once, the rear. What does it show?',
    },
    clauses: 'onus-7.80',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Que ataca con 5 secciones, 5 dados, y con las penalizaciones de flanco y de retaguardia. Lo demás depende del dibujo perdido.',
          en: 'That it attacks with 5 sections, 5 dice, and with the penalties of flank and rear. The rest depends on the lost picture.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El pie nombra el lateral, la retaguardia y las 5 secciones, pero no cuáles tocan qué lado.',
      en: 'The caption names the side, the rear and the 5 sections, but not which of them touch which side.',
    },
  },
  R67: {
    place: {
      es: 'VII - Secuencia del turno, «3. Fase de disparo», «Consecuencias» (pág. 27), ejemplo del arquero; «5. Fase de combate», «Desarrollo del combate», «Daños» (pág. 31), ejemplo de los dacios',
      en: 'VII - Turn sequence, “3. Shooting phase”, “Consequences” (p. 27), example of the archer; “5. Combat phase”, “Course of the combat”, “Damage” (p. 31), example of the Dacians',
    },
    question: {
      es: 'En un ejemplo la obstrucción baja el valor de quien dispara, y en otro el flanco baja los del defensor. ¿Da lo mismo restar a uno o a otro?',
      en: 'In one example the obstruction lowers the value of the shooter, and in another the flank lowers those of the defender. Is it the same to take it from one or the other?',
    },
    clauses: 'onus-7.127',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Cada modificador va en el lado en el que lo pone el reglamento. Sólo importa cuando un valor llegaría a menos de 1.',
          en: 'Each modifier goes on the side where the book puts it. It matters only where a value would fall below 1.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La obstrucción es de las tiradas del que dispara; el flanco, de los valores del defensor. Comparar dado + ataque con defensa da lo mismo mientras nada baje de 1.',
      en: 'Obstruction belongs to the rolls of the shooter; the flank, to the values of the defender. Comparing die + attack with defence gives the same as long as nothing falls below 1.',
    },
  },
});
