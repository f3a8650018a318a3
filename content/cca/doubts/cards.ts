import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R77: {
    place: {
      es: '18. Cartas de Mando, «Rally (Reorganización)»',
      en: '18. Command Cards, “Rally”',
    },
    question: {
      es: 'Reorganización habla a la vez de dos dados y de tantos como el Mando. ¿Cuántos se tiran?',
      en: 'Rally speaks at once of two dice and of as many dice as Command. How many are rolled?',
    },
    clauses: 'cca-18.51',
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'Tantos como el Mando.', en: 'As many as Command.' } }],
    adopted: 'a',
    why: {
      es: 'Es un desliz de la traducción: Soy Espartaco usa la misma fórmula sin el «dos». La carta publicada dice lo mismo (conocimiento general, no del reglamento).',
      en: 'It is a slip of the translation: I am Spartacus uses the same formula without the “two”. The published card says the same (general knowledge, not from the book).',
    },
  },
  R78: {
    place: {
      es: '18. Cartas de Mando, «I am Spartacus (Soy Espartaco)», final',
      en: '18. Command Cards, “I am Spartacus”, end',
    },
    question: {
      es: 'Soy Espartaco acaba en «1 dado» donde las demás cartas dicen cuántas hay. ¿Qué significa?',
      en: 'I am Spartacus ends in “1 die” where the other cards say how many there are. What does it mean?',
    },
    clauses: 'cca-18.41',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: { es: 'Que hay 1 carta en el mazo.', en: 'That there is 1 card in the deck.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Si al final de la carta se lee 1 carta, las de Táctica suman las 17 anunciadas.',
      en: 'If the end of the card is read as 1 card, the Tactic cards add up to the 17 announced.',
    },
  },
  R79: {
    place: {
      es: '18. Cartas de Mando, «Rally (Reorganización)»',
      en: '18. Command Cards, “Rally”',
    },
    question: {
      es: 'En Reorganización, ¿debe el símbolo ser el de la unidad que recupera el bloque?',
      en: 'In Rally, must the symbol be that of the unit that gets the block back?',
    },
    clauses: 'cca-18.51',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí; un símbolo de líder vale para cualquiera de las permitidas. Ninguna pasa de su fuerza inicial, y una misma puede recuperar varios bloques.',
          en: 'Yes; a leader symbol counts for any of those allowed. None goes above its starting strength, and the same one may get several blocks back.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: cada símbolo de unidad o de líder vale para cualquiera de las permitidas.',
          en: 'No: each unit symbol or leader symbol counts for any of those allowed.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta distingue tipos de unidad y símbolo de líder, y lo que vuelve es un bloque perdido.',
      en: 'The card distinguishes unit types and leader symbol, and what returns is a lost block.',
    },
  },
  R80: {
    place: {
      es: '18. Cartas de Mando, «Cartas de Sección (27 cartas)», «Coordinate Attack (Ataque Coordinado)»',
      en: '18. Command Cards, “Section Cards (27 cards)”, “Coordinate Attack”',
    },
    question: {
      es: 'Ataque Coordinado nombra en cada sección una unidad «y/o líderes». ¿Cuántas órdenes da?',
      en: 'Coordinate Attack names a unit “and/or leaders” in each section. How many orders does it give?',
    },
    clauses: 'cca-18.12',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: '1 por sección, a una unidad o a un líder: 3 en total.',
          en: '1 per section, to a unit or to a leader: 3 in all.',
        },
      },
      {
        key: 'b',
        text: {
          es: '1 unidad por sección y, además, líderes de la misma sección.',
          en: '1 unit per section and, besides, leaders in the same section.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'En las demás cartas de Sección «y/o» reparte un solo total, y ordenar a un líder gasta una orden. La carta publicada ordena una unidad o un líder por sección (conocimiento general, no del reglamento).',
      en: 'On the other Section cards “and/or” shares out one total, and ordering a leader uses up an order. The published card orders one unit or leader per section (general knowledge, not from the book).',
    },
  },
  R81: {
    place: {
      es: '18. Cartas de Mando, «Cartas de Sección (27 cartas)», «Out Flanked (Flanqueo)»',
      en: '18. Command Cards, “Section Cards (27 cards)”, “Out Flanked”',
    },
    question: {
      es: 'Flanqueo dice «y/o» líderes a la izquierda y «o» líderes a la derecha. ¿Hay diferencia?',
      en: 'Out Flanked says “and/or” leaders on the left and “or” leaders on the right. Is there a difference?',
    },
    clauses: 'cca-18.13',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: 2 órdenes a cada lado, a unidades, a líderes o a ambos.',
          en: 'No: 2 orders on each side, to units, to leaders or to both.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Ambas fórmulas están en la misma frase, y nada explica una diferencia.',
      en: 'Both wordings are in the same sentence, and nothing explains a difference.',
    },
  },
  R82: {
    place: {
      es: '18. Cartas de Mando, «Cartas de Liderazgo (6 cartas)», cada carta; «Cartas de Tropa (10 cartas)», cada carta',
      en: '18. Command Cards, “Leadership Cards (6 cards)”, each card; “Troop Cards (10 cards)”, each card',
    },
    question: {
      es: 'Dar la orden a 1 unidad a elección, ¿es siempre una alternativa? Con Liderazgo Inspirado, ¿debe estar en su sección?',
      en: 'Is ordering 1 unit of the player’s choice always an alternative? With Inspired Leadership, must it be in the section?',
    },
    clauses:
      'cca-18.14 cca-18.15 cca-18.17 cca-18.18 cca-18.19 cca-18.21 cca-18.22 cca-18.23 cca-18.24 cca-18.34 cca-18.35 cca-18.44 cca-18.46 cca-18.49 cca-18.51',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Con una carta de Liderazgo, siempre, y la unidad puede estar en cualquier parte. Con las de Tropa y Táctica, sólo si no se tiene lo que la carta pide.',
          en: 'With a Leadership card, always, and the unit may be anywhere. With Troop and Tactic cards, only if the player has none of what the card asks for.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Igual, pero con Liderazgo Inspirado debe estar en la sección de la carta.',
          en: "The same, but with Inspired Leadership it must be in the card's section.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las de Liderazgo la dan como alternativa, sin decir dónde; las demás ponen una condición.',
      en: 'Leadership cards give it as an alternative, without saying where; the others set a condition.',
    },
  },
  R83: {
    place: {
      es: '18. Cartas de Mando, «Cartas de Liderazgo (6 cartas)», texto inicial y pie de figura',
      en: '18. Command Cards, “Leadership Cards (6 cards)”, opening text and caption',
    },
    question: {
      es: 'Los hexes adyacentes de una carta de Liderazgo, ¿deben tocar todos el del líder?',
      en: "Must the adjacent hexes of a Leadership card all touch the leader's own?",
    },
    clauses: 'cca-18.20 cca-18.21 cca-18.22 cca-18.23 cca-18.24',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: todos son adyacentes al hex del líder.',
          en: "Yes: all are adjacent to the leader's hex.",
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: pueden enlazarse en cadena a partir de él.',
          en: 'No: they may be linked in a chain that starts from it.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El texto habla del hex del líder y de hexes adyacentes; los dibujos con dos formas de hacerlo faltan en el texto del que partimos. La carta publicada habla de hexes enlazados (conocimiento general, no del reglamento).',
      en: "The text speaks of the leader's hex and of adjacent hexes; the pictures with two ways of doing it are missing from the text that we start from. The published card speaks of linked hexes (general knowledge, not from the book).",
    },
  },
  R84: {
    place: {
      es: '18. Cartas de Mando, «Double Time (Tiempo Doble)» y «Line Command (Mando en Línea)»',
      en: '18. Command Cards, “Double Time” and “Line Command”',
    },
    question: {
      es: '¿Qué es un bloque de unidades en Tiempo Doble y en Mando en Línea?',
      en: 'What is a block of units in Double Time and in Line Command?',
    },
    clauses: 'cca-18.35 cca-18.44',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Un grupo seguido de unidades a pie, cada una adyacente a otra del grupo.',
          en: 'A connected group of foot units, each adjacent to another of the group.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Ambas cartas lo explican con los hexes adyacentes.',
      en: 'Both cards explain it by adjacent hexes.',
    },
  },
  R85: {
    place: {
      es: '8. Movimiento, «Movimiento de Líder», párrafo 3; 18. Cartas de Mando, «Cartas de Liderazgo (6 cartas)», texto inicial, e «I am Spartacus (Soy Espartaco)»',
      en: '8. Movement, “Leader Movement”, paragraph 3; 18. Command Cards, “Leadership Cards (6 cards)”, opening text, and “I am Spartacus”',
    },
    question: {
      es: '¿Con qué cartas puede un líder separarse de su unidad?',
      en: 'With which cards may a leader leave his unit?',
    },
    clauses:
      'cca-8.35 cca-18.1 cca-18.2 cca-18.14 cca-18.15 cca-18.17 cca-18.18 cca-18.19 cca-18.20 cca-18.21 cca-18.22 cca-18.23 cca-18.24 cca-18.25 cca-18.28 cca-18.34 cca-18.35 cca-18.41 cca-18.44 cca-18.46 cca-18.49',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sólo con las de Sección y Orden a Montadas. Con las demás mueve con su unidad.',
          en: 'Only with Section cards and Order Mounted. With the others he moves with his unit.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Igual, pero también con las de Liderazgo.',
          en: 'The same, but with Leadership cards as well.',
        },
      },
      {
        key: 'c',
        text: {
          es: 'Igual, pero también con las de Liderazgo y con Soy Espartaco.',
          en: 'The same, but with Leadership cards and I am Spartacus as well.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla sólo nombra las primeras. Las de Liderazgo y los símbolos de líder de Soy Espartaco ordenan «un líder» sin decir si puede separarse: ahí es sólo una elección. Una edición posterior lo niega a las de Liderazgo, y las reglas actuales de la editorial lo dan con Soy Espartaco (conocimiento general, no del reglamento).',
      en: "The rule names only the former. Leadership cards and the leader symbols of I am Spartacus order “a leader” without saying whether he may leave: there it is only a choice. A later edition denies it to Leadership cards, and the publisher's present rules give it with I am Spartacus (general knowledge, not from the book).",
    },
  },
  R86: {
    place: {
      es: '18. Cartas de Mando, «Counter Attack (Contraataque)»',
      en: '18. Command Cards, “Counter Attack”',
    },
    question: {
      es: 'Al contraatacar, ¿de quién es el Mando? ¿Cuál es la misma sección en Liderazgo en Cualquier Sección? ¿Y tras otro Contraataque, Primer Golpe o Soy Espartaco?',
      en: 'In a Counter Attack, whose Command counts? Which is the same section in Leadership Any Section? And after another Counter Attack, First Strike or I am Spartacus?',
    },
    clauses: 'cca-18.31 cca-18.32 cca-18.33',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El contraataque usa el Mando y las unidades de quien lo juega. La misma sección es la misma zona del campo: la izquierda del oponente es la derecha propia. Para el resto no hay respuesta en el reglamento: conviene acordarla.',
          en: "A counterattack uses the Command and the units of the player who makes it. The same section is the same area of the field: the opponent's left is the player's right. For the rest the book has no answer: it is best to agree on one.",
        },
      },
      {
        key: 'b',
        text: {
          es: 'Igual, pero la misma sección es la del mismo nombre.',
          en: 'The same, but the same section is the one of the same name.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se repite la orden del oponente, y lo único que se explica son las secciones, sin decir si un flanco es la misma zona o el del mismo nombre.',
      en: "The opponent's order is repeated, and only the sections are explained, without saying whether a flank is the same area or the one of the same name.",
    },
  },
  R87: {
    place: {
      es: '18. Cartas de Mando, «Clash of Shields (Choque de Escudos)»',
      en: '18. Command Cards, “Clash of Shields”',
    },
    question: {
      es: '¿En qué tiradas se suman los 2 dados de Choque de Escudos?',
      en: 'To which rolls are the 2 dice of Clash of Shields added?',
    },
    clauses: 'cca-11.58 cca-13.37 cca-18.28 cca-18.29 cca-18.30',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'En el ataque de las unidades con órdenes, también las ligeras. No en el enemigo que devuelve el combate ni en el combate de bonificación.',
          en: 'To the attack of the ordered units, light ones too. Not to an enemy that battles back, nor to the bonus combat.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Los dados son de las unidades con órdenes, y el combate que sigue al avance va con los normales.',
      en: 'The dice belong to the ordered units, and the combat after the advance is fought with the normal ones.',
    },
  },
  R88: {
    place: {
      es: '18. Cartas de Mando, «First Strike (Primer Golpe)»; 13. Acciones Especiales, «Evasión», nota del párrafo 1',
      en: '18. Command Cards, “First Strike”; 13. Special Actions, “Evasion”, note on paragraph 1',
    },
    question: {
      es: 'Primer Golpe dice «las unidades» del jugador, pero responde a un solo combate. ¿Cuáles golpean? ¿Puede evadirse después la que golpeó? ¿Cuándo se repone la carta?',
      en: "First Strike says the player's “units”, but it answers one combat only. Which ones strike? May the unit that struck evade afterwards? When is the card replaced?",
    },
    clauses: 'cca-13.1 cca-16.1 cca-18.38 cca-18.39 cca-18.40',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sólo la unidad atacada. En vez de evadirse golpea, y de la devolución que sigue no se evade. Se coge carta al final de ese turno, antes que el oponente.',
          en: 'Only the attacked unit. It strikes instead of evading, and does not evade the battle back that follows. A card is drawn at the end of that turn, before the opponent.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Todas las unidades del jugador que sean atacadas ese turno.',
          en: "All the player's units that are attacked that turn.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta se juega ante un combate declarado. Lo que el oponente hace después es devolver el combate, y de una devolución nadie se evade. Se repone al final del turno.',
      en: 'The card is played on a declared combat. What the opponent does afterwards is to battle back, and nobody evades a battle back. It is replaced at the end of the turn.',
    },
  },
  R89: {
    place: {
      es: '18. Cartas de Mando, «Mounted Charge (Carga Montada)»',
      en: '18. Command Cards, “Mounted Charge”',
    },
    question: {
      es: '¿Vale el dado de Carga Montada en el combate de bonificación? ¿Y cuando el enemigo devuelve el combate?',
      en: 'Does the die of Mounted Charge count in the bonus combat? And when the enemy battles back?',
    },
    clauses: 'cca-11.58 cca-13.37 cca-18.49',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'En la bonificación, sí. En la respuesta del enemigo no cambia nada.',
          en: "In the bonus combat, yes. In the enemy's answer it changes nothing.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El dado es de las unidades con órdenes y dura todo el turno.',
      en: 'The die belongs to the ordered units and lasts the whole turn.',
    },
  },
  R90: {
    place: {
      es: '18. Cartas de Mando, «I am Spartacus (Soy Espartaco)»',
      en: '18. Command Cards, “I am Spartacus”',
    },
    question: {
      es: 'El dado adicional de Soy Espartaco, ¿vale también al disparar? ¿Y qué símbolo ordena a qué unidad?',
      en: 'Does the additional die of I am Spartacus count for fire too? And which symbol orders which unit?',
    },
    clauses: 'cca-10.18 cca-18.41 cca-18.42',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Vale a distancia y cuerpo a cuerpo. El verde ordena a una ligera (auxiliares incluidos), el azul a una media (guerreros incluidos) y el rojo a una pesada; banderas y espadas, a nadie.',
          en: 'It counts in ranged and close combat. Green orders a light unit (auxilia included), blue a medium one (warriors included) and red a heavy one; flags and swords order nobody.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Igual, pero el dado sólo vale cuerpo a cuerpo.',
          en: 'The same, but the die counts only in close combat.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta habla de combatir, sin distinguir, y de símbolos de unidad y de líder. Auxiliares y guerreros tienen el símbolo de su clase.',
      en: 'The card speaks of battling, without distinction, and of unit and leader symbols. Auxilia and warriors have the symbol of their class.',
    },
  },
  R91: {
    place: {
      es: '18. Cartas de Mando, «Move-Fire-Move (Mueve-Dispara-Mueve)» y su nota; 8. Movimiento, «Movimiento de Unidades a Pie», viñeta 2',
      en: '18. Command Cards, “Move-Fire-Move” and its note; 8. Movement, “Foot Unit Movement”, bullet 2',
    },
    question: {
      es: 'Con Mueve-Dispara-Mueve, ¿se puede combatir cuerpo a cuerpo? ¿Qué pueden hacer los auxiliares que mueven 2 hexes?',
      en: 'With Move-Fire-Move, is close combat possible? What may auxilia do that move 2 hexes?',
    },
    clauses: 'cca-10.19 cca-18.46 cca-18.47',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No se combate cuerpo a cuerpo. Esos auxiliares no disparan, pero pueden hacer el segundo movimiento.',
          en: 'There is no close combat. Those auxilia do not fire, but they may make the second move.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Tras el primer movimiento se puede combatir cuerpo a cuerpo en vez de disparar.',
          en: 'After the first move a unit may close combat instead of firing.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta da mover, disparar y mover, cada cosa optativa. Los auxiliares que mueven 2 pierden el combate, no el movimiento.',
      en: 'The card gives move, fire and move, each of them optional. Auxilia that move 2 lose the battle, not the move.',
    },
  },
  R92: {
    place: {
      es: '18. Cartas de Mando, «Line Command (Mando en Línea)»; «Cartas de Táctica (17 cartas)», texto inicial',
      en: '18. Command Cards, “Line Command”; “Tactic Cards (17 cards)”, opening text',
    },
    question: {
      es: 'Con Mando en Línea, ¿con cuántos dados disparan las unidades que mueven? ¿Pueden cargar 2 hexes los guerreros?',
      en: 'With Line Command, how many dice do units fire with after moving? May warriors charge 2 hexes?',
    },
    clauses: 'cca-8.15 cca-8.19 cca-10.18 cca-18.44 cca-18.45',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Disparan con 1 dado. Los guerreros no pueden: sólo mueven 1 hex.',
          en: 'They fire with 1 die. Warriors may not: they move only 1 hex.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Quien mueve dispara con 1 dado. El límite de 1 hex es de la carta, que prima sobre las reglas básicas.',
      en: 'A unit that moves fires with 1 die. The limit of 1 hex is that of the card, which overrides the basic rules.',
    },
  },
  R93: {
    place: {
      es: '18. Cartas de Mando, «Order Light Troops (Orden a Tropas Ligeras)» y «Move-Fire-Move (Mueve-Dispara-Mueve)»',
      en: '18. Command Cards, “Order Light Troops” and “Move-Fire-Move”',
    },
    question: {
      es: 'Orden a Tropas Ligeras deja atravesar una unidad amiga; Mueve-Dispara-Mueve, unidades amigas. ¿Hay diferencia?',
      en: 'Order Light Troops lets a unit pass through a friendly unit; Move-Fire-Move, through friendly units. Is there a difference?',
    },
    clauses: 'cca-8.10 cca-18.16 cca-18.48',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: al mover 2 hexes sólo cabe atravesar 1, y se acaba en un hex vacío.',
          en: 'No: in a move of 2 hexes only 1 can be passed through, and it ends in an empty hex.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Ambas lo limitan a mover 2 hexes, y 2 unidades no comparten hex.',
      en: 'Both limit it to a move of 2 hexes, and 2 units do not share a hex.',
    },
  },
  R94: {
    place: {
      es: '18. Cartas de Mando, «Darken the Sky (El Cielo se Oscurece)»; 10. Combate a Distancia (Disparo), viñeta 2',
      en: '18. Command Cards, “Darken the Sky”; 10. Ranged Combat (Fire), bullet 2',
    },
    question: {
      es: 'Con El Cielo se Oscurece, ¿dispara una unidad junto al enemigo? ¿Con cuántos dados? ¿Deben ambos disparos ir al mismo objetivo?',
      en: 'With Darken the Sky, does a unit next to the enemy fire? With how many dice? Must both shots be at the same target?',
    },
    clauses: 'cca-10.5 cca-10.18 cca-18.34',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Junto a una unidad enemiga no se dispara. Las demás tiran 2 dados cada vez, y pueden cambiar de objetivo.',
          en: 'Next to an enemy unit there is no fire. The others roll 2 dice each time, and they may change targets.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta no levanta la regla del enemigo adyacente. Sin mover son 2 dados. Cada disparo es un combate propio, que se anuncia y se resuelve aparte.',
      en: 'The card does not lift the rule of the adjacent enemy. Without moving it is 2 dice. Each shot is a combat of its own, announced and resolved by itself.',
    },
  },
  R95: {
    place: {
      es: '18. Cartas de Mando, «Cartas de Táctica (17 cartas)», texto inicial',
      en: '18. Command Cards, “Tactic Cards (17 cards)”, opening text',
    },
    question: {
      es: 'Una unidad mueve y combate una vez por turno, pero algunas cartas la dejan actuar dos veces. ¿Qué se aplica?',
      en: 'A unit moves and battles once per turn, but some cards let it act twice. Which applies?',
    },
    clauses: 'cca-7.4 cca-8.3 cca-9.4 cca-18.25',
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'Lo que dice la carta.', en: 'What the card says.' } }],
    adopted: 'a',
    why: {
      es: 'Las cartas de Táctica priman sobre las reglas básicas, como los de 1 movimiento y 1 combate por turno.',
      en: 'Tactic cards override the basic rules, such as those of 1 move and 1 battle a turn.',
    },
  },
  R102: {
    place: {
      es: '18. Cartas de Mando, «Cartas de Táctica (17 cartas)», texto inicial, y «Double Time (Tiempo Doble)»; 17. Terreno, «Terreno Abrupto» y «Bosque», apartado Batalla',
      en: '18. Command Cards, “Tactic Cards (17 cards)”, opening text, and “Double Time”; 17. Terrain, “Rough Ground” and “Forest”, section Battle',
    },
    question: {
      es: 'Una carta de Táctica prima sobre las reglas básicas. ¿También sobre el terreno que detiene o en el que no se combate al entrar?',
      en: 'A Tactic card overrides the basic rules. Also the terrain that stops units or forbids battle on entry?',
    },
    clauses: 'cca-8.13 cca-17.2 cca-17.4 cca-17.8 cca-17.9 cca-18.25 cca-18.35 cca-18.36 cca-18.50',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: la carta levanta sólo el límite del tipo de unidad. Las paradas y prohibiciones del terreno siguen.',
          en: 'No: the card lifts only the limit of the unit type. The stops and bans of terrain remain.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí, en el combate: las unidades a las que Tiempo Doble o Carga Montada dejan mover más lejos y combatir combaten cuerpo a cuerpo también al entrar en ese terreno. Las paradas siguen.',
          en: 'Yes, in battle: the units that Double Time or Mounted Charge lets move further and battle also close combat on entering such terrain. The stops remain.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La preferencia y permisos como el de Tiempo Doble no nombran el terreno, que tiene sus propias excepciones.',
      en: 'The precedence and permissions like that of Double Time do not name terrain, which has exceptions of its own.',
    },
  },
  R103: {
    place: {
      es: '8. Movimiento, viñeta 5, y «Movimiento de Líder», párrafo 3; 13. Acciones Especiales, «Escape del Líder»; 18. Cartas de Mando, «Cartas de Sección (27 cartas)», «Order Light Troops (Orden a Tropas Ligeras)», «Order Mounted (Orden a Montadas)» y «Cartas de Táctica (17 cartas)»',
      en: '8. Movement, bullet 5, and “Leader Movement”, paragraph 3; 13. Special Actions, “Leader Escape”; 18. Command Cards, “Section Cards (27 cards)”, “Order Light Troops”, “Order Mounted” and “Tactic Cards (17 cards)”',
    },
    question: {
      es: 'La traducción da a veces dos nombres a una misma cosa. ¿A cuáles?',
      en: 'The Spanish translation sometimes gives two names to one thing. To which?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Orden a Tropas Ligeras y Orden a Montadas (también «Dar Órdenes a Tropas» Ligeras y Montadas), Escape del Líder («Líder Escapa»), cartas de Sección («Mando de Sección») y de Táctica («Mando Táctico»).',
          en: 'Order Light Troops and Order Mounted (also “Dar Órdenes a Tropas” Ligeras and Montadas), Leader Escape (“Líder Escapa”), Section cards (“Mando de Sección”) and Tactic cards (“Mando Táctico”).',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Los capítulos de movimiento y de líderes usan un nombre, y el título de cada carta o regla otro; lo que se dice con ambos es lo mismo.',
      en: 'The rules of movement and of leaders use one name, and the heading of each card or rule another; what is said with both is the same.',
    },
  },
  R104: {
    place: {
      es: '15. Líderes, «Resumen de los Beneficios de Líder»; 11. Combate Cuerpo a Cuerpo, «Líderes en Combate Cuerpo a Cuerpo»',
      en: '15. Leaders, “Summary of Leader Benefits”; 11. Close Combat, “Leaders in Close Combat”',
    },
    question: {
      es: 'Los beneficios de un líder se anuncian para el unido a una unidad, pero el primero nombra también el hex adyacente. ¿Qué pide cada uno?',
      en: "A leader's benefits are announced for one attached to a unit, but the first also names the adjacent hex. What does each require?",
    },
    clauses: 'cca-11.39 cca-11.48 cca-13.39 cca-15.7 cca-15.8 cca-15.9',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Los símbolos de líder impactan con un líder unido o adyacente. Ignorar 1 bandera y el combate de bonificación a pie piden un líder unido.',
          en: 'Leader symbols hit with a leader attached or adjacent. Ignoring 1 flag and the bonus combat on foot require an attached leader.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El hex adyacente está en el primer punto del resumen y en las reglas del combate cuerpo a cuerpo; la moral y la bonificación hablan sólo del líder unido.',
      en: 'The adjacent hex is in the first point of the summary and in the rules of close combat; morale and the bonus combat speak only of an attached leader.',
    },
  },
  R105: {
    place: {
      es: '8. Movimiento, viñeta 5; 12. Retirada, viñeta 5; 13. Acciones Especiales, «Evasión de Líder», viñeta 2; 18. Cartas de Mando, «Move-Fire-Move (Mueve-Dispara-Mueve)»',
      en: '8. Movement, bullet 5; 12. Retreat, bullet 5; 13. Special Actions, “Leader Evasion”, bullet 2; 18. Command Cards, “Move-Fire-Move”',
    },
    question: {
      es: 'La regla de los hexes ocupados nombra sólo 2 excepciones. ¿Hay más?',
      en: 'The rule about occupied hexes names only 2 exceptions. Are there more?',
    },
    clauses: 'cca-8.9 cca-8.10 cca-18.16 cca-18.48',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: Mueve-Dispara-Mueve, el líder que mueve por sí mismo o se evade y la unidad que se retira al hex de un líder solo.',
          en: 'Yes: Move-Fire-Move, the leader who moves on his own or evades, and the unit that retreats onto the hex of a lone leader.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las 2 están en las reglas de movimiento; las demás, en las del líder solo, la retirada, la evasión de líder y Mueve-Dispara-Mueve.',
      en: 'The 2 are in the rules of movement; the others, in those of a lone leader, of retreat, of leader evasion and of Move-Fire-Move.',
    },
  },
  R109: {
    place: {
      es: '18. Cartas de Mando, «Clash of Shields (Choque de Escudos)» y «Line Command (Mando en Línea)»; 13. Acciones Especiales, «Combate Cuerpo a Cuerpo de Bonificación», viñeta 1',
      en: '18. Command Cards, “Clash of Shields” and “Line Command”; 13. Special Actions, “Bonus Close Combat”, bullet 1',
    },
    question: {
      es: 'Choque de Escudos y Mando en Línea dejan combatir de nuevo «cuando sea posible». ¿También a las unidades a pie que normalmente no pueden?',
      en: 'Clash of Shields and Line Command let units battle again “when possible”. Foot units as well that normally may not?',
    },
    clauses: 'cca-13.38 cca-18.29 cca-18.45',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: sólo a las que tienen de todos modos un combate de bonificación.',
          en: 'No: only those that have a bonus close combat anyway.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: a toda unidad con órdenes de la carta.',
          en: 'Yes: every unit ordered by the card.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: '«Cuando sea posible» remite a la regla básica. Lo otro se apoya en que las cartas de Táctica priman sobre ella.',
      en: '“When possible” refers to the basic rule. The other reading rests on Tactic cards overriding that rule.',
    },
  },
  R110: {
    place: {
      es: '18. Cartas de Mando, «I am Spartacus (Soy Espartaco)»; 16. Coger Cartas de Mando, párrafo 1',
      en: '18. Command Cards, “I am Spartacus”; 16. Drawing Command Cards, paragraph 1',
    },
    question: {
      es: 'Tras Soy Espartaco se baraja todo, con la propia carta. ¿Antes o después de coger carta?',
      en: 'After I am Spartacus everything is shuffled, this card included. Before the draw or after it?',
    },
    clauses: 'cca-16.1 cca-18.43',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Se descarta, se baraja y se coge del mazo nuevo.',
          en: 'It is discarded, the deck is shuffled, and the draw is from the new deck.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Se coge del mazo viejo y después se baraja.',
          en: 'The draw is from the old deck, and then it is shuffled.',
        },
      },
      {
        key: 'c',
        text: {
          es: 'Se baraja en cuanto se juega.',
          en: 'The deck is shuffled at once when it is played.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'En el mazo entra la propia carta, que se descarta justo antes de coger. Cuándo se baraja no lo dice el reglamento.',
      en: 'The card itself goes into the deck, and it is discarded just before the draw. When to shuffle the book does not say.',
    },
  },
});
