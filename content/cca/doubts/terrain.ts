import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R69: {
    place: {
      es: '17. Terreno, «Terreno Abrupto», «Bosque», «Colina» y «Río Vadeable», apartado Batalla; 11. Combate Cuerpo a Cuerpo, paso «4. El Atacante Tira sus Dados de Batalla», viñeta 4 (guerreros)',
      en: '17. Terrain, “Rough Ground”, “Forest”, “Hill” and “Fordable River”, section Battle; 11. Close Combat, step “4. The Attacker Rolls his Battle Dice”, bullet 4 (warriors)',
    },
    question: {
      es: '¿Corta el máximo de dados del terreno el dado adicional de los guerreros? ¿Y los dados de una carta?',
      en: 'Does the terrain maximum cut the additional die of warriors? And the dice of a card?',
    },
    clauses:
      'cca-11.6 cca-11.15 cca-17.5 cca-17.6 cca-17.11 cca-17.12 cca-17.16 cca-17.18 cca-17.29 cca-17.30 cca-18.28 cca-18.42 cca-18.49',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El de los guerreros, sí: a fuerza completa, sus 4 dados quedan en 2 en un bosque. Los de una carta se suman después del máximo.',
          en: 'That of warriors, yes: at full strength their 4 dice become 2 in a forest. Those of a card are added after the maximum.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Sólo las cartas cambian el máximo, y ese dado no viene de una carta. El orden es: dados del tipo y de la fuerza completa, máximo, dados de la carta.',
      en: 'Only cards change the maximum, and that die does not come from a card. The order is: dice of the type and of full strength, maximum, dice of the card.',
    },
  },
  R70: {
    place: {
      es: '17. Terreno, apartado Batalla de cada terreno; «Campamento Fortificado», viñeta 2',
      en: '17. Terrain, section Battle of each terrain; “Fortified Camp”, bullet 2',
    },
    question: {
      es: '¿Qué vale si coinciden varios máximos de dados, si al máximo se une el dado que quita el campamento o si no queda ningún dado?',
      en: 'What applies if several dice maximums coincide, if the die that the camp takes away comes on top of a maximum, or if no dice are left?',
    },
    clauses:
      'cca-10.17 cca-11.6 cca-11.57 cca-17.5 cca-17.6 cca-17.11 cca-17.12 cca-17.15 cca-17.16 cca-17.17 cca-17.18 cca-17.29 cca-17.30 cca-17.42',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Cuenta el máximo más bajo. El dado del campamento se quita antes de aplicar el máximo. Con 0 dados no se tira, como en un disparo de 1 dado desde un campamento.',
          en: "The lowest maximum counts. The camp's die is taken away before the maximum is applied. With 0 dice there is no roll, as in fire with 1 die from a camp.",
        },
      },
      {
        key: 'b',
        text: {
          es: 'Igual, pero el dado del campamento se quita después de aplicar el máximo.',
          en: "The same, but the camp's die is taken away after the maximum is applied.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El más bajo cumple todos los máximos. Del campamento se dice que los dados bajan en 1, no en qué orden ni qué pasa si no queda ninguno: eso es sólo una elección.',
      en: 'The lowest satisfies every maximum. Of the camp the book says that the dice go down by 1, not in what order nor what happens if none are left: that is only a choice.',
    },
  },
  R71: {
    place: {
      es: '17. Terreno, «Campamento Fortificado», viñetas 2 y 3',
      en: '17. Terrain, “Fortified Camp”, bullets 2 and 3',
    },
    question: {
      es: 'El campamento fortificado no protege a las unidades montadas. ¿Les quita aun así 1 dado?',
      en: 'A fortified camp does not protect mounted units. Does it take 1 die from them all the same?',
    },
    clauses: 'cca-10.17 cca-11.6 cca-12.18 cca-17.42 cca-17.43',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: no las protege, y tiran 1 dado menos.',
          en: 'Yes: it does not protect them, and they roll 1 die fewer.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: para ellas el campamento no tiene efecto alguno.',
          en: 'No: for them the camp has no effect at all.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El dado lo pierde toda unidad que está en el campamento; a las montadas sólo se les niega la protección.',
      en: 'Every unit in the camp loses the die; mounted units are only denied the protection.',
    },
  },
  R72: {
    place: {
      es: '17. Terreno, «Terraplén», apartado Batalla',
      en: '17. Terrain, “Rampart”, section Battle',
    },
    question: {
      es: '¿Contra qué ataques protege un terraplén, y cuándo lo cruza un disparo?',
      en: 'Against which attacks does a rampart protect, and when does fire cross it?',
    },
    clauses: 'cca-11.45 cca-12.18 cca-17.33 cca-17.34 cca-17.35',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sólo contra los que cruzan un lado de hex con terraplén. Un disparo lo cruza si su línea de visión entra por ese lado; entonces la unidad a pie puede ignorar 1 bandera.',
          en: 'Only against those that cross a hexside with a rampart. Fire crosses it if its line of sight enters through that hexside; then the foot unit may ignore 1 flag.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Igual, pero nunca protege contra un disparo.',
          en: 'The same, but it never protects against fire.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla mira el lado de hex a través del cual se combate y niega la protección por el costado y por detrás. No excluye los disparos ni dice cuándo cruzan ese lado.',
      en: 'The rule looks at the hexside across which the battle is fought and denies protection from the side and from behind. It does not exclude fire, nor does it say when fire crosses that hexside.',
    },
  },
  R73: {
    place: {
      es: '17. Terreno, «Bosque», apartado Batalla',
      en: '17. Terrain, “Forest”, section Battle',
    },
    question: {
      es: 'El turno en que entra en un bosque, una unidad no combate. ¿Tampoco dispara? ¿Y la caballería ligera?',
      en: 'In the turn in which it enters a forest, a unit does not battle. Does that include fire? And light cavalry?',
    },
    clauses: 'cca-17.9 cca-17.10',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Ni dispara ni combate cuerpo a cuerpo, y la caballería ligera tampoco.',
          en: 'It neither fires nor fights in close combat, and nor does light cavalry.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Combatir abarca ambos tipos de batalla y la prohibición no distingue; la caballería ligera no está entre las excepciones.',
      en: 'To battle covers both types of battle, and the ban makes no distinction; light cavalry is not among the exceptions.',
    },
  },
  R74: {
    place: {
      es: '17. Terreno, «Río Vadeable», apartado Movimiento; 18. Cartas de Mando, «Move-Fire-Move (Mueve-Dispara-Mueve)»',
      en: '17. Terrain, “Fordable River”, section Movement; 18. Command Cards, “Move-Fire-Move”',
    },
    question: {
      es: 'Al entrar en un río vadeable la unidad se detiene, pero no se añade, como en el bosque, que no mueva más ese turno. ¿Puede hacer el segundo movimiento de Mueve-Dispara-Mueve?',
      en: 'A unit stops when it enters a fordable river, but the book does not add, as it does for the forest, that it moves no more that turn. May it make the second move of Move-Fire-Move?',
    },
    clauses: 'cca-17.27 cca-18.47',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: detenerse significa lo mismo que en el bosque, y no mueve más ese turno.',
          en: 'No: to stop means the same as in the forest, and it moves no more that turn.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: el movimiento en que entra acaba ahí, pero el segundo es otro.',
          en: 'Yes: the move in which it enters ends there, but the second one is another move.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'En un solo movimiento no hay diferencia: acaba en el río. El reglamento usa la misma palabra en el terreno abrupto, en el bosque y en el río, y sólo en los 2 primeros la explica.',
      en: 'Within one move there is no difference: it ends in the river. The book uses the same word for rough ground, the forest and the river, and explains it for the first 2 only.',
    },
  },
  R75: {
    place: {
      es: '17. Terreno, «Colina», apartado Batalla',
      en: '17. Terrain, “Hill”, section Battle',
    },
    question: {
      es: 'El máximo de dados contra una unidad en una colina, ¿vale también para quien la ataca desde otro hex de colina?',
      en: 'Does the dice maximum against a unit on a hill also apply to a unit that attacks it from another hill hex?',
    },
    clauses: 'cca-11.6 cca-11.57 cca-17.15 cca-17.16 cca-17.17',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: es para quien combate desde más abajo, 2 dados. De colina a colina son 3 a pie y 2 montada.',
          en: 'No: it is for a unit that battles from lower ground, 2 dice. From hill to hill it is 3 on foot and 2 mounted.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Cuesta arriba hay un máximo y entre hexes de colina, otros propios.',
      en: 'There is one maximum uphill, and between hill hexes there are others of their own.',
    },
  },
  R76: {
    place: {
      es: '17. Terreno, «Terreno Abrupto» y «Bosque», apartado Batalla',
      en: '17. Terrain, “Rough Ground” and “Forest”, section Battle',
    },
    question: {
      es: 'El máximo de 2 dados del bosque y del terreno abrupto, ¿es para quien está dentro o para quien lo ataca?',
      en: 'Is the maximum of 2 dice of forest and rough ground for the unit inside or for the one that attacks it?',
    },
    clauses: 'cca-11.6 cca-11.57 cca-17.5 cca-17.11',
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'Para ambas unidades.', en: 'For both units.' } }],
    adopted: 'a',
    why: {
      es: 'El texto nombra los dos casos: combatir contra ese hex y combatir desde él.',
      en: 'The text names both cases: battling into that hex and battling out of it.',
    },
  },
});
