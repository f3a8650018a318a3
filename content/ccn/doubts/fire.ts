import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R1: {
    place: {
      es: '5. Turno de juego, «Alcance de las Armas», viñetas 3 y 4; «Procedimiento para el Combate a Distancia (Disparo)», paso «4. Determinar la Fuerza del Ataque», «Artillería de a Pie» y «Artillería Montada»',
      en: '5. Turn, “Range of Weapons”, bullets 3 and 4; “Ranged Combat Procedure (Fire)”, step “4. Determine the Strength of the Attack”, “Foot Artillery” and “Horse Artillery”',
    },
    question: {
      es: 'La lista de armas da 4 hexágonos a la artillería de a pie y 5 a la montada; las reglas de disparo, al revés. ¿Qué alcance tienen?',
      en: 'The list of weapons gives foot artillery 4 hexes and horse artillery 5; the firing rules say the reverse. What is their range?',
    },
    clauses: 'ccn-5.86 ccn-5.87 ccn-5.100 ccn-5.102 ccn-5.103',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La de a pie, 5 hexágonos; la montada, 4.',
          en: 'Foot artillery 5 hexes, horse artillery 4.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'La de a pie, 4 hexágonos; la montada, 5.',
          en: 'Foot artillery 4 hexes, horse artillery 5.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las reglas de disparo coinciden entre sí tres veces, y dicen que la montada que movió pierde precisamente la distancia de 4. La lista es una errata.',
      en: 'The firing rules agree with each other three times, and they say that horse artillery that moved loses just the distance of 4. The list is a slip.',
    },
  },
  R3: {
    place: {
      es: '5. Turno de juego, «Procedimiento para el Combate a Distancia (Disparo)», paso «4. Determinar la Fuerza del Ataque», «Artillería de a Pie» y «Artillería Montada»; 6. Tácticas y acciones napoleónicas, «Combate de Armas Combinadas», último ejemplo',
      en: '5. Turn, “Ranged Combat Procedure (Fire)”, step “4. Determine the Strength of the Attack”, “Foot Artillery” and “Horse Artillery”; 6. Napoleonic Tactics and Actions, “Combined Arms Combat”, last example',
    },
    question: {
      es: 'Los dados con que dispara la artillería están en tablas por bloques y distancia. ¿Cuántos son?',
      en: 'The dice with which artillery fires stand in tables by blocks and distance. How many are they?',
    },
    clauses: 'ccn-5.106',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Los que dé su tabla: aquí se preguntan como dato. El texto sólo da los de un ejemplo: artillería montada con 3 bloques a 3 hexágonos, 1 dado.',
          en: 'Those that its table gives: here they are asked for. The text gives only those of one example: horse artillery with 3 blocks at 3 hexes, 1 die.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Cualquier reconstrucción sería inventada. Los dados de melee sí están en el texto.',
      en: 'Any reconstruction would be invented. The melee dice do stand in the text.',
    },
  },
  R4: {
    place: {
      es: '2. Contenido, «Tarjeta de Consulta de Unidades Nacionales» y «Unidades y Líderes»',
      en: '2. Components, “National Unit Reference Card” and “Units and Leaders”',
    },
    question: {
      es: 'Los bloques de cada unidad y otros datos están en las tarjetas nacionales, que no son parte del reglamento. ¿Qué vale sin ellas?',
      en: 'The blocks of each unit and other data are on the national cards, which are not part of the book. What applies without them?',
    },
    clauses: 'ccn-2.11 ccn-2.12 ccn-2.13 ccn-5.52',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Lo que dice el reglamento de cada tipo. Lo que cambia una tarjeta se da como dato: bloques, dados, banderas que se ignoran, redondeo.',
          en: 'What the book says of each type. What a card changes is given as data: blocks, dice, flags ignored, rounding.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento mismo da el redondeo de franceses, británicos y portugueses, los 2 dados de la Vieja Guardia y los dados adicionales de los tipos.',
      en: 'The book itself gives the rounding of French, British and Portuguese, the 2 dice of the Old Guard and the additional dice of the types.',
    },
  },
  R22: {
    place: {
      es: '5. Turno de juego, «Procedimiento para el Combate a Distancia (Disparo)», paso «4. Determinar la Fuerza del Ataque», segunda viñeta tras los ejemplos',
      en: '5. Turn, “Ranged Combat Procedure (Fire)”, step “4. Determine the Strength of the Attack”, second bullet after the examples',
    },
    question: {
      es: '«Cualquiera de la Guardia» dispara con 1 dado más. ¿Vale para la artillería de la Guardia?',
      en: '“Any of the Guard” fires with 1 more die. Does that include Guard artillery?',
    },
    clauses: 'ccn-5.98',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: { es: 'No: sólo para la infantería de la Guardia.', en: 'No: only Guard infantry.' },
      },
      {
        key: 'b',
        text: {
          es: 'Sí, para la artillería de la Guardia también.',
          en: 'Yes, Guard artillery too.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La frase está bajo el título de la infantería. Los dados de la artillería de la Guardia vienen en su tarjeta.',
      en: 'The sentence stands under the heading for infantry. The dice of Guard artillery are on its card.',
    },
  },
  R25: {
    place: {
      es: '8. Cartas de Orden, «Force March (Forzad la Marcha)»; 5. Turno de juego, «Procedimiento para el Combate a Distancia (Disparo)», paso «4. Determinar la Fuerza del Ataque»',
      en: '8. Command Cards, “Force March”; 5. Turn, “Ranged Combat Procedure (Fire)”, step “4. Determine the Strength of the Attack”',
    },
    question: {
      es: 'La infantería que mueve 1 hexágono dispara con la mitad de sus bloques. ¿Con cuántos dados dispara la que mueve 2 con Force March?',
      en: 'Infantry that moves 1 hex fires with half its blocks. With how many dice does infantry fire that moves 2 with Force March?',
    },
    clauses: 'ccn-5.95 ccn-8.57',
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'También con la mitad.', en: 'With half as well.' } },
      {
        key: 'b',
        text: {
          es: 'Con todos: el reglamento no nombra a la que mueve 2.',
          en: 'With all of them: the book does not name infantry that moves 2.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Tirar por todos los bloques es propio de la infantería que no mueve.',
      en: 'To roll for all its blocks belongs to infantry that does not move.',
    },
  },
  R29: {
    place: { es: '3. Preparación de una partida, punto 6', en: '3. Setting Up a Game, point 6' },
    question: {
      es: 'El juego trae 8 dados. ¿Es ese el máximo de una tirada?',
      en: 'The game comes with 8 dice. Is that the most for one roll?',
    },
    clauses: 'ccn-3.7',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: se tiran 8 y después los que falten.',
          en: 'No: roll 8 and then the rest.',
        },
      },
      {
        key: 'b',
        text: { es: 'Sí: nunca se tiran más de 8.', en: 'Yes: no roll is of more than 8.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Nada en el reglamento limita el número de dados.',
      en: 'Nothing in the book limits the number of dice.',
    },
  },
  R45: {
    place: {
      es: '5. Turno de juego, «Procedimiento para el Combate a Distancia (Disparo)», lista de pasos y ejemplos del paso «4. Determinar la Fuerza del Ataque»',
      en: '5. Turn, “Ranged Combat Procedure (Fire)”, list of steps and examples of step “4. Determine the Strength of the Attack”',
    },
    question: {
      es: '¿En qué orden se cuentan los dados de la infantería que ha movido y dispara?',
      en: 'In what order are the dice counted of infantry that has moved and fires?',
    },
    clauses: 'ccn-5.80 ccn-5.95 ccn-5.98',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Mitad de los bloques, redondeada; después el dado adicional del tipo, los de la carta y, al final, lo que quita el terreno.',
          en: 'Half the blocks, rounded; then the additional die of the type, those of the card and, last, what terrain takes away.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El ejemplo parte y redondea antes de sumar el dado del tipo. La carta es el paso 5 y el terreno, el 6.',
      en: 'The example halves and rounds before it adds the die of the type. The card is step 5 and terrain is step 6.',
    },
  },
  R46: {
    place: {
      es: '5. Turno de juego, «Procedimiento para el Combate a Distancia (Disparo)», paso «4. Determinar la Fuerza del Ataque», segunda viñeta tras los ejemplos',
      en: '5. Turn, “Ranged Combat Procedure (Fire)”, step “4. Determine the Strength of the Attack”, second bullet after the examples',
    },
    question: {
      es: '¿Disparan los granaderos con 1 dado más?',
      en: 'Do Grenadiers fire with 1 more die?',
    },
    clauses: 'ccn-5.98 ccn-5.99',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, salvo que su tarjeta nacional diga otra cosa.',
          en: 'Yes, unless their national card says otherwise.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento los nombra junto a los ligeros y la Guardia. Una página pública sobre la tarjeta francesa no les da ese dado (conocimiento general, no del reglamento).',
      en: 'The book names them beside light troops and the Guard. A public page on the French card does not give them that die (general knowledge, not from the book).',
    },
  },
  R47: {
    place: {
      es: '8. Cartas de Orden, «Fire and Hold (Disparar y Mantenerse)»; 6. Tácticas y acciones napoleónicas, «Abandonar el Cuadro», párrafo 4',
      en: '8. Command Cards, “Fire and Hold”; 6. Napoleonic Tactics and Actions, “Leaving Square”, paragraph 4',
    },
    question: {
      es: '¿Con cuántos dados dispara una unidad que abandona el cuadro con Fire and Hold?',
      en: 'With how many dice does a unit fire that leaves square under Fire and Hold?',
    },
    clauses: 'ccn-6.47 ccn-8.47 ccn-8.50',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Con todos los suyos y 1 más por la carta.',
          en: 'With all its own and 1 more for the card.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta permite expresamente abandonar el cuadro, y abandonarlo no penaliza.',
      en: 'The card expressly allows a unit to leave square, and leaving it carries no penalty.',
    },
  },
  R77: {
    place: {
      es: '5. Turno de juego, «Combate a Distancia (Disparo)», viñetas 1 y 2; «Combate de Melee», párrafo 2; 2. Contenido, «Unidades y Líderes», párrafo 2',
      en: '5. Turn, “Ranged Combat (Fire)”, bullets 1 and 2; “Melee Combat”, paragraph 2; 2. Components, “Units and Leaders”, paragraph 2',
    },
    question: {
      es: '¿Impide disparar un líder enemigo solo en un hexágono adyacente?',
      en: 'Does a lone enemy leader in an adjacent hex keep a unit from firing?',
    },
    clauses: 'ccn-5.77 ccn-5.118 ccn-6.42 ccn-8.49',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: ni a otros objetivos, ni en cuadro, ni con Fire and Hold.',
          en: 'No: neither at other targets, nor in square, nor with Fire and Hold.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí, como una unidad enemiga adyacente.',
          en: 'Yes, as an adjacent enemy unit does.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las reglas nombran una unidad enemiga adyacente, y un líder solo no es una unidad.',
      en: 'The rules name an adjacent enemy unit, and a lone leader is not a unit.',
    },
  },
  R80: {
    place: {
      es: '8. Cartas de Orden, «Bombard (Bombardeo)»; 5. Turno de juego, «Movimiento de la Artillería», viñeta 2',
      en: '8. Command Cards, “Bombard”; 5. Turn, “Artillery Movement”, bullet 2',
    },
    question: {
      es: 'Con Bombard, ¿puede la artillería montada mover 1 hexágono y combatir sin los dados de la carta?',
      en: "With Bombard, may horse artillery move 1 hex and fight without the card's dice?",
    },
    clauses: 'ccn-5.51 ccn-8.33 ccn-8.34',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: o mueve hasta 3 hexágonos sin combatir, o se queda y combate con 2 dados más.',
          en: 'No: it either moves up to 3 hexes without fighting, or stays and fights with 2 more dice.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: además de esas 2 opciones conserva su regla normal.',
          en: 'Yes: besides those 2 options it keeps its normal rule.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta presenta 2 maneras de usar la orden y ninguna deja combatir tras mover.',
      en: 'The card presents 2 ways of using the order, and neither lets a unit fight after moving.',
    },
  },
});
