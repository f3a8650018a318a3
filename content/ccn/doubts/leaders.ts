import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R7: {
    place: {
      es: '5. Turno de juego, «Comprobación de Bajas de Líderes», «Líder Vinculado» y «Unidad con Líder Vinculado Eliminada»; «Retirada de Líderes», viñeta 2',
      en: '5. Turn, “Leader Casualty Checks”, “Attached Leader” and “Unit with Attached Leader Eliminated”; “Leader Retreats”, bullet 2',
    },
    question: {
      es: 'Una tirada no impacta, pero la unidad pierde bloques por no completar su retirada. ¿Cómo se comprueba a su líder?',
      en: 'A roll does not hit, but the unit loses blocks for not completing its retreat. How is its leader checked?',
    },
    clauses: 'ccn-5.161 ccn-5.162 ccn-5.164 ccn-5.199',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Entonces: con 2 dados si la unidad sobrevive, con 1 si es eliminada; el líder sale del hexágono del último bloque.',
          en: 'At that moment: with 2 dice if the unit survives, with 1 if it is eliminated; the leader leaves from the hex of the last block.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La comprobación se debe por todo bloque perdido. El orden es: bloques impactados, comprobación, banderas ignoradas, retirada, bloques perdidos por ella y comprobación si aún no la hubo.',
      en: 'A check is due for any block lost. The order is: blocks hit, check, flags ignored, retreat, blocks lost for it, and the check if none was made.',
    },
  },
  R36: {
    place: {
      es: '5. Turno de juego, «Líder No Vinculado»; 7. Terreno, apartado Combate de cada terreno',
      en: '5. Turn, “Unattached Leader”; 7. Terrain, section Combat of each terrain',
    },
    question: {
      es: '¿Quita dados el terreno a quien ataca en melee a un líder solo?',
      en: 'Does terrain take dice from a unit that attacks a lone leader in melee?',
    },
    clauses: 'ccn-5.172 ccn-7.6 ccn-7.11 ccn-7.12 ccn-7.15 ccn-7.27 ccn-7.35 ccn-7.47 ccn-7.57',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: { es: 'Sí, como contra una unidad.', en: 'Yes, as it does against a unit.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Cada terreno da sus reducciones contra «una unidad o líder».',
      en: 'Each terrain gives its reductions against “a unit or leader”.',
    },
  },
  R37: {
    place: {
      es: '5. Turno de juego, «Procedimiento para el Escape de Líderes», párrafo 2',
      en: '5. Turn, “Leader Escape Procedure”, paragraph 2',
    },
    question: {
      es: 'Un líder se escapa por 2 hexágonos con enemigos y el tercero también lo ocupa el enemigo. ¿Se tira otra vez?',
      en: 'A leader escapes through 2 hexes with enemies, and the third is held by the enemy too. Is there another roll?',
    },
    clauses: 'ccn-5.211',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: el líder es eliminado sin tirar.',
          en: 'No: the leader is eliminated without a roll.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El procedimiento se repite una vez; del tercer hexágono sólo se dice que lo elimina.',
      en: 'The procedure is repeated once; of the third hex the book says only that it eliminates him.',
    },
  },
  R43: {
    place: {
      es: '6. Tácticas y acciones napoleónicas, «Retirada y Reforma de la Caballería», último párrafo antes de las viñetas; 5. Turno de juego, «Unidad con Líder Vinculado Eliminada»',
      en: '6. Napoleonic Tactics and Actions, “Cavalry Retire and Reform”, last paragraph before the bullets; 5. Turn, “Unit with Attached Leader Eliminated”',
    },
    question: {
      es: 'La caballería que se Retira y Reforma es eliminada. ¿Qué hace su líder?',
      en: 'Cavalry is eliminated as it Retires and Reforms. What does its leader do?',
    },
    clauses: 'ccn-6.6 ccn-6.7',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Se hace la comprobación de 1 dado y, si sobrevive, se retira de 1 a 3 hexágonos.',
          en: 'The check of 1 die is made and, if he survives, he retreats 1 to 3 hexes.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Es lo que sigue siempre a la pérdida de su unidad; los 2 hexágonos son sólo de la unidad.',
      en: 'That always follows the loss of his unit; the 2 hexes are for the unit only.',
    },
  },
  R48: {
    place: {
      es: '5. Turno de juego, «Retirada de Líderes», viñetas 3 y 7 de las reglas; «Movimiento de Líderes», última viñeta',
      en: '5. Turn, “Leader Retreats”, bullets 3 and 7 of the rules; “Leader Movement”, last bullet',
    },
    question: {
      es: '¿Puede un líder que se retira pasar por un hexágono en el que sólo hay un líder enemigo?',
      en: 'May a retreating leader pass through a hex that holds only an enemy leader?',
    },
    clauses: 'ccn-5.204 ccn-5.208 ccn-5.209',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: ni libremente ni con las reglas de Escape.',
          en: 'No: neither freely nor by the rules of Escape.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí, libremente: no hay unidad que lo ataque.',
          en: 'Yes, freely: there is no unit to attack him.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Al mover, un líder enemigo cierra el paso, y el Escape es para hexágonos con una unidad enemiga. De la retirada el reglamento sólo dice que no acaba ahí: es sólo una elección.',
      en: 'In movement an enemy leader bars the way, and Escape is for hexes with an enemy unit. Of the retreat the book says only that it does not end there: it is only a choice.',
    },
  },
  R50: {
    place: {
      es: '5. Turno de juego, «Comprobación de Bajas de Líderes», párrafo 1',
      en: '5. Turn, “Leader Casualty Checks”, paragraph 1',
    },
    question: {
      es: '¿Quién gana la Bandera de Victoria por un líder impactado?',
      en: 'Who gains the Victory Banner for a leader who is hit?',
    },
    clauses: 'ccn-5.160',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El oponente del dueño del líder, que es también quien tira la comprobación.',
          en: "The opponent of the leader's owner, who also rolls the check.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento habla al dueño del líder y dice que su oponente tira siempre; el bloque y la bandera son cosa de ese oponente.',
      en: "The book speaks to the leader's owner and says that his opponent always rolls; the block and the banner are that opponent's to take.",
    },
  },
  R61: {
    place: {
      es: '5. Turno de juego, «Comprobación de Bajas de Líderes», «Líder Vinculado», párrafo 3 (ejemplo); «Unidad con Líder Vinculado Eliminada», párrafo 2',
      en: '5. Turn, “Leader Casualty Checks”, “Attached Leader”, paragraph 3 (example); “Unit with Attached Leader Eliminated”, paragraph 2',
    },
    question: {
      es: 'El líder supera la comprobación por los impactos, y la misma tirada acaba luego con la unidad por no poder retirarse. ¿Se le comprueba otra vez?',
      en: 'The leader survives the check for the hits, and the same roll then finishes his unit because it cannot retreat. Is he checked again?',
    },
    clauses: 'ccn-5.163 ccn-5.166',
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'No: sólo se retira.', en: 'No: he only retreats.' } },
      {
        key: 'b',
        text: {
          es: 'Sí, con 1 dado, porque la unidad ha sido eliminada.',
          en: 'Yes, with 1 die, because the unit was eliminated.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Basta una comprobación por tirada, y ambas pérdidas vienen de la misma.',
      en: 'One check per roll is enough, and both losses come from the same roll.',
    },
  },
  R71: {
    place: {
      es: '5. Turno de juego, «Procedimiento para el Escape de Líderes», párrafo 1',
      en: '5. Turn, “Leader Escape Procedure”, paragraph 1',
    },
    question: {
      es: 'En un Escape, al líder no le ayuda el terreno. ¿Pierde aun así dados la unidad por combatir desde su propio hexágono?',
      en: 'In an Escape terrain does not help the leader. Does the unit still lose dice for fighting out of its own hex?',
    },
    clauses: 'ccn-5.210 ccn-7.7',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'No: el terreno no quita ningún dado.', en: 'No: terrain takes no dice away.' },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: por ejemplo, 2 a la caballería en un bosque.',
          en: 'Yes: for instance, 2 from cavalry in a forest.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Líder y unidad están en el mismo hexágono, así que cualquier reducción lo ayudaría a él.',
      en: 'Leader and unit are in the same hex, so any reduction would help him.',
    },
  },
  R82: {
    place: {
      es: '5. Turno de juego, «Retirada de Líderes», párrafo tras las viñetas y primera viñeta de las reglas',
      en: '5. Turn, “Leader Retreats”, paragraph after the bullets and first bullet of the rules',
    },
    question: {
      es: '¿Desde qué distancia puede un líder que se retira salir del tablero por su lado?',
      en: 'From how far may a retreating leader leave the board by his own side?',
    },
    clauses: 'ccn-5.201 ccn-5.202',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sólo si llega con su retirada de 1 a 3 hexágonos; salir cuenta como uno de ellos.',
          en: 'Only if his retreat of 1 to 3 hexes carries him out; leaving counts as one of them.',
        },
      },
      { key: 'b', text: { es: 'Desde cualquier sitio.', en: 'From anywhere.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Su dueño decide que salga durante esa retirada, cuya distancia es siempre de 1 a 3 hexágonos.',
      en: 'His owner decides that he leaves in the course of that retreat, which is always of 1 to 3 hexes.',
    },
  },
  R85: {
    place: {
      es: '5. Turno de juego, «Líder No Vinculado»; «Procedimiento para el Combate de Melee», paso «8. Contar Impactos», «Impactar a un Líder»; 8. Cartas de Orden, «Cartas Tácticas (22)»',
      en: '5. Turn, “Unattached Leader”; “Melee Combat Procedure”, step “8. Count Hits”, “Hitting a Leader”; 8. Command Cards, “Tactic Cards (22)”',
    },
    question: {
      es: 'Contra un líder solo, el atacante tira sus dados «normales». ¿Cuentan los de una carta?',
      en: 'Against a lone leader the attacker rolls its “normal” dice. Do those of a card count?',
    },
    clauses: 'ccn-5.172',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: cuentan el tipo, la carta y el terreno, como en toda melee.',
          en: 'Yes: type, card and terrain count, as in any melee.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: los normales son los que se tiran sin los de la carta.',
          en: "No: the normal ones are those rolled without the card's.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se le ataca en melee como a cualquiera, y una carta Táctica prevalece sobre las reglas básicas. A favor de b: en Give Them the Cold Steel «normal» quiere decir sin su dado.',
      en: 'He is attacked in melee like anyone else, and a Tactic card prevails over the basic rules. In favor of b: in Give Them the Cold Steel “normal” means without its die.',
    },
  },
  R86: {
    place: {
      es: '5. Turno de juego, «Procedimiento para el Escape de Líderes», párrafo 1',
      en: '5. Turn, “Leader Escape Procedure”, paragraph 1',
    },
    question: {
      es: 'En un Escape, ¿tira la unidad enemiga los dados de la carta que la ordenó ese turno?',
      en: 'In an Escape, does the enemy unit roll the dice of the card that ordered it this turn?',
    },
    clauses: 'ccn-5.210',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: sólo los de sus bloques y su tipo.',
          en: 'No: only those of its blocks and its type.',
        },
      },
      {
        key: 'b',
        text: { es: 'Sí, también los de la carta.', en: 'Yes, those of the card as well.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'No es el combate para el que recibió la orden. El reglamento sólo habla de su número normal de dados: es sólo una elección.',
      en: 'It is not the combat for which it was ordered. The book speaks only of its normal number of dice: it is only a choice.',
    },
  },
});
