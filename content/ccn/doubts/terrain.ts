import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R13: {
    place: {
      es: '5. Turno de juego, «Procedimiento para el Combate a Distancia (Disparo)», paso «6. Aplicar Reducción a los Dados de Batalla por Terreno»; «Procedimiento para el Combate de Melee», paso «6. Aplicar Reducción a los Dados de Batalla por Terreno (si la hay)»',
      en: '5. Turn, “Ranged Combat Procedure (Fire)”, step “6. Apply the Terrain Reduction to the Battle Dice”; “Melee Combat Procedure”, step “6. Apply the Terrain Reduction to the Battle Dice (if Any)”',
    },
    question: {
      es: 'El terreno del objetivo quita dados, y el del propio atacante también. ¿Se suman ambas reducciones?',
      en: "The target's terrain takes dice away, and so does the attacker's own. Are both reductions added?",
    },
    clauses: 'ccn-5.108 ccn-5.143',
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí, se suman.', en: 'Yes, they are added.' } },
      {
        key: 'b',
        text: { es: 'No: cuenta sólo la mayor.', en: 'No: only the greater one counts.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Sólo de las fortificaciones se dice que su reducción no se suma a otras, lo que sobraría si ninguna se sumara.',
      en: 'Only of fieldworks is it said that their reduction is not added to others, which would be idle if none were.',
    },
  },
  R26: {
    place: {
      es: '7. Terreno, «Río», apartados Movimiento y Combate',
      en: '7. Terrain, “River”, sections Movement and Combat',
    },
    question: {
      es: 'En un río «no es posible» la melee. ¿Impide eso disparar de una orilla a otra?',
      en: 'On a river hex melee “is not possible”. Does that bar fire from one bank to the other?',
    },
    clauses: 'ccn-7.42',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: el disparo a través del río es libre. En un río sin vado ni puente no puede estar nadie.',
          en: 'No: fire across the river is free. No one can stand in a river without a ford or bridge.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La frase sólo habla de melee, y el río no bloquea la línea de visión.',
      en: 'The sentence speaks only of melee, and a river does not block line of sight.',
    },
  },
  R27: {
    place: {
      es: '7. Terreno, «Fortificación», apartado Movimiento',
      en: '7. Terrain, “Fieldworks”, section Movement',
    },
    question: {
      es: 'A una unidad en una fortificación la ataca caballería por un lado abierto. ¿Puede formar en cuadro?',
      en: 'Cavalry attacks a unit in fieldworks from an open side. May the unit form square?',
    },
    clauses: 'ccn-7.33',
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'No, tampoco así.', en: 'No, not in that case either.' } }],
    adopted: 'a',
    why: {
      es: 'La prohibición es del hexágono, no del lado por el que se ataca.',
      en: 'The ban is on the hex, not on the side from which the attack comes.',
    },
  },
  R28: {
    place: {
      es: '7. Terreno, «Pueblo o Molino de Viento (Edificios)», apartado Combate',
      en: '7. Terrain, “Town or Windmill (Buildings)”, section Combat',
    },
    question: {
      es: 'En un pueblo no valen los dados de Cavalry Charge. ¿Y los de otras cartas?',
      en: 'The dice of Cavalry Charge do not count in a town. What about those of other cards?',
    },
    clauses: 'ccn-7.28 ccn-7.30',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí valen: Élan, Leadership y Give Them the Cold Steel dan su dado también contra un pueblo y desde él.',
          en: 'They do count: Élan, Leadership and Give Them the Cold Steel give their die against a town and out of it as well.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento excluye sólo los de Cavalry Charge.',
      en: 'The book rules out only those of Cavalry Charge.',
    },
  },
  R51: {
    place: {
      es: '7. Terreno, «Cantera de Arena», apartado Combate, viñeta 3',
      en: '7. Terrain, “Sand Quarry”, section Combat, bullet 3',
    },
    question: {
      es: 'La artillería pierde 1 dado «cuando dispara» a una cantera. ¿Y en melee?',
      en: 'Artillery loses 1 die “when it fires” at a sand quarry. And in melee?',
    },
    clauses: 'ccn-7.57',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'En su propia melee no pierde ninguno; sí al disparar y en Armas Combinadas desde lejos.',
          en: 'In its own melee it loses none; it does when it fires and in Combined Arms from a distance.',
        },
      },
      { key: 'b', text: { es: 'También en melee pierde 1.', en: 'It loses 1 in melee as well.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Disparar es combatir a distancia, y el ejemplo de Armas Combinadas llama disparar a lo que hacen en él los cañones.',
      en: "To fire is to fight at range, and the Combined Arms example calls the guns' part in it firing.",
    },
  },
  R63: {
    place: {
      es: '7. Terreno, «Fortificación», «Fortificaciones en Colina»',
      en: '7. Terrain, “Fieldworks”, “Fieldworks on a Hill”',
    },
    question: {
      es: 'La reducción de una fortificación no se suma a otras. ¿Tampoco a la del hexágono del propio atacante?',
      en: "The reduction of fieldworks is not added to others. Not even to that of the attacker's own hex?",
    },
    clauses: 'ccn-7.36',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'A ninguna: quien ataca a través de una fortificación sólo pierde los dados de esta.',
          en: 'To none: a unit that attacks through fieldworks loses only their dice.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sólo sustituye a las del hexágono del objetivo; la del atacante se suma.',
          en: "It replaces only those of the target's hex; the attacker's own is added.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La frase dice, sin distinguir, que no se suma a otras reducciones por terreno.',
      en: 'The sentence says, without distinction, that it is not added to other terrain reductions.',
    },
  },
  R64: {
    place: {
      es: '7. Terreno, «Fortificación», «Cuando combate desde un hexágono de Fortificación» y «Fortificaciones en Colina»',
      en: '7. Terrain, “Fieldworks”, “When fighting out of a fieldworks hex” and “Fieldworks on a Hill”',
    },
    question: {
      es: 'La caballería que combate hacia fuera a través de su fortificación pierde 2 dados. ¿Se suma lo que quita el terreno del objetivo?',
      en: "Cavalry that fights out through its own fieldworks hexside loses 2 dice. Is what the target's terrain takes away added?",
    },
    clauses: 'ccn-7.36 ccn-7.39',
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'No: pierde sólo esos 2.', en: 'No: it loses only those 2.' } },
      {
        key: 'b',
        text: {
          es: 'Sí: se suma la reducción del objetivo.',
          en: "Yes: the target's reduction is added.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La frase general dice que las reducciones de una fortificación no se suman a otras, pero habla de quien ataca a través de una: es sólo una elección. La infantería y la artillería no pierden nada por combatir desde ella, y el terreno del objetivo les cuenta como siempre.',
      en: "The general sentence says that the reductions of fieldworks are not added to others, but it speaks of attacking through them: it is only a choice. Infantry and artillery lose nothing for fighting out of them, and the target's terrain counts for them as always.",
    },
  },
  R65: {
    place: {
      es: '1. Introducción, viñeta 3; 5. Turno de juego, «Procedimiento para el Combate de Melee», paso «6. Aplicar Reducción a los Dados de Batalla por Terreno (si la hay)»; 6. Tácticas y acciones napoleónicas, «Procedimiento para el Combate de Armas Combinadas», párrafo 1',
      en: '1. Introduction, bullet 3; 5. Turn, “Melee Combat Procedure”, step “6. Apply the Terrain Reduction to the Battle Dice (if Any)”; 6. Napoleonic Tactics and Actions, “Combined Arms Combat Procedure”, paragraph 1',
    },
    question: {
      es: 'El terreno deja a una unidad con 0 dados. ¿Puede atacar aun así, por ejemplo para que la infantería forme en cuadro?',
      en: 'Terrain leaves a unit with 0 dice. May it attack all the same, for instance to make infantry form square?',
    },
    clauses: 'ccn-1.3 ccn-5.143 ccn-6.53',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: no puede combatir. Sólo cabe un ataque de Armas Combinadas, con los dados de la artillería.',
          en: "No: it is unable to fight. Only a Combined Arms attack is possible, with the artillery's dice.",
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: no tira, pero provoca las reacciones del defensor.',
          en: "Yes: it rolls nothing, but it brings on the defender's reactions.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La introducción dice que la unidad que pierde su único dado puede quedar sin combatir. Si lo pierde tras declarar el ataque, como la caballería ante un cuadro recién formado, simplemente no tira.',
      en: 'The introduction says that a unit that loses its only die may be left unable to fight. If it loses it after declaring the attack, like cavalry before a square just formed, it simply rolls nothing.',
    },
  },
  R75: {
    place: {
      es: '7. Terreno, «Bosque» y «Pueblo o Molino de Viento (Edificios)», apartado Combate; 5. Turno de juego, «Retiradas», viñeta 2',
      en: '7. Terrain, “Forest” and “Town or Windmill (Buildings)”, section Combat; 5. Turn, “Retreats”, bullet 2',
    },
    question: {
      es: 'Una unidad que se retira a un bosque o a un pueblo es atacada ese mismo turno. ¿Puede Responder al ataque?',
      en: 'A unit that retreats into a forest or a town is attacked that same turn. May it battle back?',
    },
    clauses: 'ccn-5.177 ccn-7.4 ccn-7.26',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, y también usar First Strike: a una retirada no le afecta el terreno transitable.',
          en: 'Yes, and it may use First Strike as well: passable terrain has no effect on a retreat.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: el turno en que entra no combate.',
          en: 'No: it does not fight in the turn in which it enters.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla de las retiradas quita al terreno transitable todo efecto. A quien entra con un Avance de Caballería sí le vale la prohibición.',
      en: 'The rule for retreats takes all effect from passable terrain. The ban does apply to a Cavalry Breakthrough into such a hex.',
    },
  },
  R76: {
    place: {
      es: '7. Terreno, «Fortificación», «Protección de las Fortificaciones para el Defensor»',
      en: '7. Terrain, “Fieldworks”, “Protection of Fieldworks for the Defender”',
    },
    question: {
      es: 'La línea de visión entra en la fortificación por el vértice entre un lado de fortificación y otro abierto. ¿Está protegido el defensor?',
      en: 'The line of sight enters the fieldworks hex at the corner between a fieldworks hexside and an open one. Is the defender protected?',
    },
    clauses: 'ccn-7.34 ccn-7.38',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: sólo si los 2 lados que se juntan ahí son de fortificación.',
          en: 'No: only if the 2 hexsides that meet there are both fieldworks.',
        },
      },
      { key: 'b', text: { es: 'Sí: basta con uno de ellos.', en: 'Yes: one of them is enough.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento no trata el caso; se lee como la línea por un borde, que pide obstrucciones a ambos lados. Es sólo una elección.',
      en: 'The book does not treat the case; it is read like a line along a hexside, which asks for obstructions on both sides. It is only a choice.',
    },
  },
});
