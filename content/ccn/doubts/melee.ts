import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R2: {
    place: {
      es: '5. Turno de juego, «Procedimiento para el Combate de Melee», paso «4. Determinar la Fuerza del Ataque», «Artillería Montada», viñeta 3; «Procedimiento para el Combate a Distancia (Disparo)», paso 4, «Artillería Montada», viñeta 3',
      en: '5. Turn, “Melee Combat Procedure”, step “4. Determine the Strength of the Attack”, “Horse Artillery”, bullet 3; “Ranged Combat Procedure (Fire)”, step 4, “Horse Artillery”, bullet 3',
    },
    question: {
      es: 'El texto niega a la artillería montada con 1 bloque mover y combatir en melee. ¿Siempre, o sólo hacer ambas cosas en un turno?',
      en: 'The text bars horse artillery with 1 block from moving and from fighting in melee. Always, or only from doing both in one turn?',
    },
    clauses: 'ccn-5.105 ccn-5.140',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sólo ambas en un turno: si no ha movido, puede atacar en melee y Responder al ataque.',
          en: 'Only both in one turn: if it has not moved, it may attack in melee and battle back.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Siempre: nunca combate en melee, ni siquiera al Responder.',
          en: 'Always: it never fights in melee, not even to battle back.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La sección de disparo sólo le prohíbe mover y combatir en el mismo turno, y todas las unidades pueden combatir en melee. A favor de b: no hay dados impresos para ella. Es sólo una elección.',
      en: 'The section on fire only bars it from moving and fighting in the same turn, and all units may fight in melee. In favor of b: no dice are printed for it. It is only a choice.',
    },
  },
  R8: {
    place: {
      es: '5. Turno de juego, «Procedimiento para el Combate de Melee», paso «11. Responder», párrafo 1 y viñetas 1 y 2',
      en: '5. Turn, “Melee Combat Procedure”, step “11. Battle Back”, paragraph 1 and bullets 1 and 2',
    },
    question: {
      es: 'Una unidad completa sólo parte de su retirada y pierde bloques por el resto. ¿Puede Responder al ataque?',
      en: 'A unit completes only part of its retreat and loses blocks for the rest. May it battle back?',
    },
    clauses: 'ccn-5.155 ccn-5.156',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: con 1 hexágono que haya movido, ha dejado ya su hexágono.',
          en: 'No: once it has moved 1 hex, it has left its hex.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: no ha cumplido su retirada.',
          en: 'Yes: it has not carried out its retreat.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Sólo Responde la unidad que no dejó su hexágono.',
      en: 'Only a unit that did not leave its hex battles back.',
    },
  },
  R20: {
    place: {
      es: '1. Introducción, viñeta 7; 5. Turno de juego, «Tirada para Combate de Melee»',
      en: '1. Introduction, bullet 7; 5. Turn, “Roll for Melee Combat”',
    },
    question: {
      es: 'La introducción dice que las tropas ligeras impactan con sables en melee. ¿Sólo ellas?',
      en: 'The introduction says that light troops hit with sabers in melee. Only they?',
    },
    clauses: 'ccn-1.7 ccn-5.146',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: todas las unidades, salvo los fusileros ligeros y la milicia.',
          en: 'No: all units do, except Rifle Light infantry and militia.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Así lo dan las reglas de impactos; la introducción compara el juego con Commands & Colors: Ancients.',
      en: 'So say the rules for hits; the introduction compares the game with Commands & Colors: Ancients.',
    },
  },
  R23: {
    place: {
      es: '5. Turno de juego, «Procedimiento para el Combate de Melee», paso «4. Determinar la Fuerza del Ataque», viñeta 2; «Procedimiento para el Combate a Distancia (Disparo)», paso «4. Determinar la Fuerza del Ataque»',
      en: '5. Turn, “Melee Combat Procedure”, step “4. Determine the Strength of the Attack”, bullet 2; “Ranged Combat Procedure (Fire)”, step “4. Determine the Strength of the Attack”',
    },
    question: {
      es: 'Los granaderos de la Guardia son granaderos y de la Guardia. ¿Suman 2 dados adicionales?',
      en: 'Guard Grenadiers are Grenadiers and Guard. Do they add 2 dice?',
    },
    clauses: 'ccn-5.98 ccn-5.128',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: 1 en melee y 1 al disparar, una sola vez. Lo mismo la Joven Guardia y la infantería ligera de la Guardia.',
          en: 'No: 1 in melee and 1 in fire, only once. The same goes for Young Guard and Guard Light infantry.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Cada regla es una sola lista de tipos, unidos por «o».',
      en: 'Each rule is a single list of types, joined by “or”.',
    },
  },
  R24: {
    place: {
      es: '8. Cartas de Orden, «Bayonet Charge (Carga con Bayoneta)»; 5. Turno de juego, «Procedimiento para el Combate de Melee», paso «5. Aplicar Dados Adicionales por la Carta de Orden»',
      en: '8. Command Cards, “Bayonet Charge”; 5. Turn, “Melee Combat Procedure”, step “5. Apply Additional Dice for the Command Card”',
    },
    question: {
      es: 'El dado que Bayonet Charge da a la infantería de la Guardia, ¿se suma al que ya tiene por su tipo?',
      en: 'Is the die that Bayonet Charge gives Guard infantry added to the one that it has by type?',
    },
    clauses: 'ccn-8.31',
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí, se suma.', en: 'Yes, it is added.' } },
      {
        key: 'b',
        text: {
          es: 'No: la carta sólo recuerda el de su tipo.',
          en: 'No: the card only repeats that of its type.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta lo llama dado adicional, y los de las cartas se suman en el paso 5, después de los del tipo.',
      en: 'The card calls it an additional die, and those of the cards are added in step 5, after those of the type.',
    },
  },
  R35: {
    place: {
      es: '6. Tácticas y acciones napoleónicas, «Retirada y Reforma de la Caballería», viñetas 3 y 4; «Formar en Cuadro y Combatir», viñetas 3 y 4',
      en: '6. Napoleonic Tactics and Actions, “Cavalry Retire and Reform”, bullets 3 and 4; “Forming Square and Fighting”, bullets 3 and 4',
    },
    question: {
      es: '¿Puede la unidad que ataca formar en cuadro o Retirarse y Reformar cuando el defensor Responde o juega First Strike?',
      en: 'May the attacking unit form square or Retire and Reform when the defender battles back or plays First Strike?',
    },
    clauses: 'ccn-6.10 ccn-6.11 ccn-6.18 ccn-6.19',
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'No: ninguna de las dos cosas.', en: 'No: neither of them.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Las viñetas lo prohíben a la infantería y a la caballería, caso por caso.',
      en: 'The bullets forbid it to infantry and to cavalry, case by case.',
    },
  },
  R44: {
    place: {
      es: '6. Tácticas y acciones napoleónicas, «Bandera de Rebote», párrafo tras su nota; 5. Turno de juego, «Avance de la Caballería», párrafo 1',
      en: '6. Napoleonic Tactics and Actions, “Bounce Flag”, paragraph after its note; 5. Turn, “Cavalry Breakthrough”, paragraph 1',
    },
    question: {
      es: 'La caballería elimina a un cuadro con su único dado. ¿Puede hacer un Avance de Caballería y un Ataque de Bonificación?',
      en: 'Cavalry eliminates a square with its single die. May it make a Cavalry Breakthrough and a Bonus Melee attack?',
    },
    clauses: 'ccn-5.220 ccn-6.32',
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'Sí: ha ganado su melee.', en: 'Yes: it has won its melee.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Nada exceptúa al cuadro de la regla de la melee con éxito.',
      en: 'Nothing exempts the square from the rule for a successful melee.',
    },
  },
  R52: {
    place: {
      es: '8. Cartas de Orden, «Leadership (Liderazgo)»; comparado con «Give Them the Cold Steel (Que Prueben el Frío Acero)»',
      en: '8. Command Cards, “Leadership”; compared with “Give Them the Cold Steel”',
    },
    question: {
      es: 'El dado de Leadership, ¿cuenta también en el Ataque de Bonificación de la caballería?',
      en: "Does the die of Leadership count in the cavalry's Bonus Melee attack as well?",
    },
    clauses: 'ccn-8.66',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: siempre que combata la unidad ordenada.',
          en: 'Yes: whenever the ordered unit fights.',
        },
      },
      {
        key: 'b',
        text: { es: 'No: sólo en su primer combate.', en: 'No: only in its first combat.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta lo da a toda unidad con órdenes que combata, y sólo Give Them the Cold Steel excluye ese ataque. A favor de b: Cavalry Charge y Élan dicen que el suyo vale todo el turno; Leadership, no.',
      en: 'The card gives it to any ordered unit that fights, and only Give Them the Cold Steel rules out that attack. In favor of b: Cavalry Charge and Élan say that theirs count all turn; Leadership does not.',
    },
  },
  R55: {
    place: {
      es: '5. Turno de juego, «Procedimiento para el Combate de Melee», paso «4. Determinar la Fuerza del Ataque», «Artillería Montada»',
      en: '5. Turn, “Melee Combat Procedure”, step “4. Determine the Strength of the Attack”, “Horse Artillery”',
    },
    question: {
      es: '¿Cuántos dados tira en melee la artillería montada con 1 bloque?',
      en: 'How many dice does horse artillery with 1 block roll in melee?',
    },
    clauses: 'ccn-5.138 ccn-5.140',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Los que diga su tarjeta nacional: aquí se preguntan como dato.',
          en: 'Those that its national card says: here they are asked for.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento no da ese número, y no suponemos ninguno.',
      en: 'The book does not give that number, and we assume none.',
    },
  },
});
