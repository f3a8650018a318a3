import { defineRulings } from '../../../src/content/registry.ts';

export default defineRulings({
  R69: {
    question: {
      es: '¿Corta el máximo de dados del terreno el dado adicional de los guerreros? ¿Y los dados de una carta?',
      en: 'Does the terrain maximum cut the additional die of warriors? And the dice of a card?',
    },
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
      es: 'Sólo las cartas cambian el máximo (líneas 1468-1471, 1491-1493), y ese dado no viene de una carta (líneas 745-748). El orden es: dados del tipo y de la fuerza completa, máximo, dados de la carta.',
      en: 'Only cards change the maximum (lines 1468-1471, 1491-1493), and that die does not come from a card (lines 745-748). The order is: dice of the type and of full strength, maximum, dice of the card.',
    },
  },
  R70: {
    question: {
      es: '¿Qué vale si coinciden varios máximos de dados, si al máximo se une el dado que quita el campamento o si no queda ningún dado?',
      en: 'What applies if several dice maximums coincide, if the die that the camp takes away comes on top of a maximum, or if no dice are left?',
    },
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
      es: 'El más bajo cumple todos los máximos. Del campamento se dice que los dados bajan en 1 (líneas 1591-1593), no en qué orden ni qué pasa si no queda ninguno: eso es sólo una elección.',
      en: 'The lowest satisfies every maximum. Of the camp the book says that the dice go down by 1 (lines 1591-1593), not in what order nor what happens if none are left: that is only a choice.',
    },
  },
  R71: {
    question: {
      es: 'El campamento fortificado no protege a las unidades montadas. ¿Les quita aun así 1 dado?',
      en: 'A fortified camp does not protect mounted units. Does it take 1 die from them all the same?',
    },
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
      es: 'El dado lo pierde toda unidad que está en el campamento (líneas 1591-1593); a las montadas sólo se les niega la protección (líneas 1595-1596).',
      en: 'Every unit in the camp loses the die (lines 1591-1593); mounted units are only denied the protection (lines 1595-1596).',
    },
  },
  R72: {
    question: {
      es: '¿Contra qué ataques protege un terraplén, y cuándo lo cruza un disparo?',
      en: 'Against which attacks does a rampart protect, and when does fire cross it?',
    },
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
      es: 'La regla mira el lado de hex a través del cual se combate y niega la protección por el costado y por detrás (líneas 1563-1571). No excluye los disparos ni dice cuándo cruzan ese lado.',
      en: 'The rule looks at the hexside across which the battle is fought and denies protection from the side and from behind (lines 1563-1571). It does not exclude fire, nor does it say when fire crosses that hexside.',
    },
  },
  R73: {
    question: {
      es: 'El turno en que entra en un bosque, una unidad no combate. ¿Tampoco dispara? ¿Y la caballería ligera?',
      en: 'In the turn in which it enters a forest, a unit does not battle. Does that include fire? And light cavalry?',
    },
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
      es: 'Combatir abarca ambos tipos de batalla (líneas 501-504) y la prohibición no distingue; la caballería ligera no está entre las excepciones (líneas 1481-1487).',
      en: 'To battle covers both types of battle (lines 501-504), and the ban makes no distinction; light cavalry is not among the exceptions (lines 1481-1487).',
    },
  },
  R74: {
    question: {
      es: 'Al entrar en un río vadeable la unidad se detiene, pero no se añade, como en el bosque, que no mueva más. ¿Puede seguir?',
      en: 'A unit stops when it enters a fordable river, but the book does not add, as it does for the forest, that it moves no more. May it go on?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: { es: 'No: su movimiento acaba ahí.', en: 'No: its move ends there.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Detenerse significa aquí (líneas 1544-1545) lo mismo que en el terreno abrupto y en el bosque (líneas 1457-1460, 1477-1479).',
      en: 'To stop means the same here (lines 1544-1545) as in rough ground and in the forest (lines 1457-1460, 1477-1479).',
    },
  },
  R75: {
    question: {
      es: 'El máximo de dados contra una unidad en una colina, ¿vale también para quien la ataca desde otro hex de colina?',
      en: 'Does the dice maximum against a unit on a hill also hold for a unit that attacks it from another hill hex?',
    },
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
      es: 'Cuesta arriba hay un máximo (líneas 1502-1505) y entre hexes de colina, otros propios (líneas 1505-1511).',
      en: 'There is one maximum uphill (lines 1502-1505), and between hill hexes there are others of their own (lines 1505-1511).',
    },
  },
  R76: {
    question: {
      es: 'El máximo de 2 dados del bosque y del terreno abrupto, ¿es para quien está dentro o para quien lo ataca?',
      en: 'Is the maximum of 2 dice of forest and rough ground for the unit inside or for the one that attacks it?',
    },
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'Para ambas unidades.', en: 'For both units.' } }],
    adopted: 'a',
    why: {
      es: 'El texto nombra los dos casos: combatir contra ese hex y combatir desde él (líneas 1465-1468, 1489-1491).',
      en: 'The text names both cases: battling into that hex and battling out of it (lines 1465-1468, 1489-1491).',
    },
  },
});
