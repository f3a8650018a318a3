import { defineRulings } from '../../../src/content/registry.ts';

export default defineRulings({
  R1: {
    question: {
      es: 'En el texto del que partimos, los iconos de ataque, defensa, moral y movimiento se han perdido o salen como signos sueltos, no siempre los mismos. ¿A qué valor se refiere cada modificador?',
      en: 'In the text that we start from, the icons of attack, defence, morale and movement are lost or come out as stray signs, not always the same ones. Which value does each modifier refer to?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Al que dicen las palabras de su frase. Son de defensa el -2/-2 de la marcha forzada y el de la huida, el -3/-3 del ejemplo de envolver y el +1/+1 de «Resistid»; de ataque, los de Falange, Punta de Flecha y Bravura.',
          en: 'To the one that the words of its sentence say. The -2/-2 of forced march and that of flight, the -3/-3 of the example of enveloping and the +1/+1 of “Resistid” are of defence; those of Phalanx, Arrowhead and Bravery are of attack.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Un mismo signo acompaña a la defensa (líneas 495, 605, 832, 897) y al ataque (línea 973), y otro, que suele ser el de la moral, también al ataque (líneas 996, 1008). Las palabras, en cambio, son claras.',
      en: 'One and the same sign stands for defence (lines 495, 605, 832, 897) and for attack (line 973), and another one, mostly that of morale, for attack as well (lines 996, 1008). The words, however, are clear.',
    },
  },
  R2: {
    question: {
      es: 'Falta la cara con la que un chequeo de moral en combate se supera siempre. ¿Cuál es?',
      en: 'The face with which a morale check in combat is always passed is missing. Which one is it?',
    },
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'El 1.', en: 'The 1.' } }],
    adopted: 'a',
    why: {
      es: 'El icono se ha perdido en la línea 862, pero el mismo chequeo tras un disparo se supera siempre con 1 (línea 783).',
      en: 'The icon is lost in line 862, but the same check after a shot is always passed with a 1 (line 783).',
    },
  },
  R3: {
    question: {
      es: 'Los Atletas suman 1 al cargar, pero el icono que dice a qué se ha perdido. ¿A qué?',
      en: 'Athletes add 1 when they charge, but the icon that says to what is lost. To what?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Al movimiento: 1 UD más en el movimiento con el que cargan.',
          en: 'To movement: 1 UD more in the move with which they charge.',
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
      es: 'La habilidad describe la condición física de los soldados (líneas 1037-1039), y los bonos de ataque se escriben con 2 valores, +1/+1 (líneas 1046, 1100).',
      en: 'The ability describes the physical condition of the soldiers (lines 1037-1039), and bonuses of attack are written with 2 values, +1/+1 (lines 1046, 1100).',
    },
  },
  R4: {
    question: {
      es: 'El reglamento no describe el dado. ¿Cuántas caras tiene?',
      en: 'The book does not describe the die. How many faces has it?',
    },
    confidence: 'high',
    readings: [{ key: 'a', text: { es: '6, numeradas del 1 al 6.', en: '6, numbered 1 to 6.' } }],
    adopted: 'a',
    why: {
      es: 'El 6 es un crítico y el 1 una pifia (líneas 774-775), y todos los ejemplos usan esos números (líneas 785, 851).',
      en: 'The 6 is a critical and the 1 a fumble (lines 774-775), and all examples use those numbers (lines 785, 851).',
    },
  },
  R5: {
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
      es: 'Quedan los pies de las cargas, de envolver, recolocar, disparar, huir y avanzar en línea (líneas 597-625, 644, 665-678, 753, 845, 882-886, 1280); las posiciones no se pueden rehacer.',
      en: 'The captions of charges, enveloping, repositioning, shooting, flight and line advance remain (lines 597-625, 644, 665-678, 753, 845, 882-886, 1280); the positions cannot be made again.',
    },
  },
  R6: {
    question: {
      es: '¿Cuánto miden las cartas y los marcadores de Sección?',
      en: 'How large are the cards and the Section markers?',
    },
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
      es: 'Sólo hay 2 pistas: las 4 secciones del frente y las 2 de cada lateral (línea 233), y que con menos de 2 cm no cabe un marcador (línea 1263).',
      en: 'There are only 2 hints: the 4 sections of the front and the 2 of each flank (line 233), and that with less than 2 cm there is no room for a marker (line 1263).',
    },
  },
  R26: {
    question: {
      es: 'En la lista de amigas que no se pueden atravesar, el segundo punto habla de la unidad que atraviesa. ¿Cómo se lee?',
      en: 'In the list of friends that may not be passed through, the second point speaks of the unit that passes. How is it read?',
    },
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
      es: 'Como estado de la atravesada la frase no se entiende (líneas 450-453); los otros 3 puntos sí son estados suyos (líneas 452, 454, 455).',
      en: 'As a state of the unit passed the sentence makes no sense (lines 450-453); the other 3 points are states of it (lines 452, 454, 455).',
    },
  },
  R29: {
    question: {
      es: 'El ejemplo de la unidad montada que carga se contradice: se encara por el lateral que prefiere y, a la vez, por la retaguardia. ¿Qué enseña?',
      en: 'The example of the mounted unit that charges contradicts itself: it faces the side that it prefers and, at once, the rear. What does it show?',
    },
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
      es: 'El pie nombra el lateral, la retaguardia y las 5 secciones (línea 597), pero no cuáles tocan qué lado.',
      en: 'The caption names the side, the rear and the 5 sections (line 597), but not which of them touch which side.',
    },
  },
  R67: {
    question: {
      es: 'En un ejemplo la obstrucción baja el valor de quien dispara, y en otro el flanco baja los del defensor. ¿Da lo mismo restar a uno o a otro?',
      en: 'In one example the obstruction lowers the value of the shooter, and in another the flank lowers those of the defender. Is it the same to take it from one or the other?',
    },
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
      es: 'La obstrucción es de las tiradas del que dispara (líneas 749, 785); el flanco, de los valores del defensor (líneas 851, 1147). Comparar dado + ataque con defensa da lo mismo mientras nada baje de 1.',
      en: 'Obstruction belongs to the rolls of the shooter (lines 749, 785); the flank, to the values of the defender (lines 851, 1147). Comparing die + attack with defence gives the same as long as nothing falls below 1.',
    },
  },
});
