import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R31: {
    place: {
      es: '11. Combate Cuerpo a Cuerpo, «Combate con Elefantes», punto 1 y excepciones; paso «3. Determinar la Reducción de Dados de Batalla por Terreno»',
      en: '11. Close Combat, “Combat with Elephants”, point 1 and exceptions; step “3. Work out the Reduction of Battle Dice for Terrain”',
    },
    question: {
      es: 'Los elefantes que atacan tiran los dados que su objetivo tiraría normalmente contra ellos. ¿Son los de su tipo de unidad o los que le dejaría el terreno?',
      en: 'Elephants that attack roll the dice that their target would normally roll against them. Are those the dice of its unit type, or those that the terrain would leave it?',
    },
    clauses: 'cca-11.26',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Los del tipo de unidad del objetivo, sin cartas ni terreno. Después se aplica la reducción por terreno de los propios elefantes.',
          en: "Those of the target's unit type, without cards or terrain. The elephants' own terrain reduction comes after.",
        },
      },
      {
        key: 'b',
        text: {
          es: 'Los que el objetivo tiraría contra ellos, reducidos por el terreno y sin cartas. Después se aplica la reducción por terreno de los propios elefantes.',
          en: "Those that the target would roll against them, reduced by terrain and without cards. The elephants' own terrain reduction comes after.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: '«Normalmente» apunta al número de su tipo, fijo como el de las excepciones. El terreno se resta luego, como a todo atacante. Contra elefantes, guerreros, carros o un líder ambas lecturas dan lo mismo.',
      en: '“Normally” points to the number of its type, as fixed as those of the exceptions. Terrain is taken off afterwards, as for any attacker. Against elephants, warriors, chariots or a leader both readings agree.',
    },
  },
  R32: {
    place: {
      es: '11. Combate Cuerpo a Cuerpo, «Combate con Elefantes», puntos 1 (excepciones) y 2',
      en: '11. Close Combat, “Combat with Elephants”, points 1 (exceptions) and 2',
    },
    question: {
      es: 'Los elefantes que devuelven el combate tiran tantos dados como la unidad que los atacó. ¿Son los que ésta tiró, con cartas y terreno, o los de su tipo? ¿Rigen también los 3 dados fijos contra guerreros y carros?',
      en: 'Elephants that battle back roll as many dice as the unit that attacked them. Are those the dice that it rolled, with cards and terrain, or those of its type? Do the fixed 3 dice against warriors and chariots apply here as well?',
    },
    clauses: 'cca-11.31',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Los dados que la otra unidad tiró en realidad, con cartas y terreno. Después se aplica la reducción por terreno de los propios elefantes.',
          en: "The dice that the other unit really rolled, with cards and terrain. The elephants' own terrain reduction comes after.",
        },
      },
      {
        key: 'b',
        text: {
          es: 'Los de su tipo de unidad, sin cartas, terreno ni fuerza completa. Después se aplica la reducción por terreno de los propios elefantes.',
          en: "Those of its unit type, without cards, terrain or full strength. The elephants' own terrain reduction comes after.",
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla iguala los dados a los de la unidad que hace el ataque, y ésos son los que tiró. Los 3 dados fijos son excepciones del punto 1, los elefantes que atacan: al responder no rigen en ninguna de las dos. Sin cartas, sin terreno y sin guerreros a fuerza completa, a y b coinciden.',
      en: 'The rule makes the dice equal to those of the unit that makes the attack, and those are the ones that it rolled. The fixed 3 dice are exceptions to point 1, elephants that attack: in an answer they hold in neither reading. Without cards, terrain or full-strength warriors, a and b agree.',
    },
  },
  R33: {
    place: {
      es: '11. Combate Cuerpo a Cuerpo, «Combate con Elefantes», punto 3',
      en: '11. Close Combat, “Combat with Elephants”, point 3',
    },
    question: {
      es: 'Cada espada de los elefantes impacta y su dado se vuelve a tirar. Si sale otra espada, ¿se tira una vez más?',
      en: 'Each sword of elephants hits and its die is rolled again. If another sword comes up, is it rolled once more?',
    },
    clauses: 'cca-11.32',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: impacta y el dado se tira otra vez, sin límite.',
          en: 'Yes: it hits and the die is rolled once more, without limit.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: impacta, pero ese dado ya no se vuelve a tirar.',
          en: 'No: it hits, but that die is not rolled any more.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla habla de cada espada que sacan los elefantes, sin distinguir la primera tirada de las siguientes.',
      en: 'The rule speaks of each sword that elephants roll and makes no distinction between the first roll and later ones.',
    },
  },
  R34: {
    place: {
      es: '11. Combate Cuerpo a Cuerpo, «Combate con Elefantes», punto 3; 13. Acciones Especiales, «Evasión», párrafo 2',
      en: '11. Close Combat, “Combat with Elephants”, point 3; 13. Special Actions, “Evasion”, paragraph 2',
    },
    question: {
      es: 'Si el objetivo ignora una espada de los elefantes (otros elefantes, carros, terraplén, campamento), ¿se vuelve a tirar ese dado?',
      en: 'If the target ignores a sword of the elephants (other elephants, chariots, rampart, camp), is that die still rolled again?',
    },
    clauses: 'cca-11.32 cca-13.4 cca-17.33 cca-17.39',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: el dado se vuelve a tirar igualmente; sólo se pierde el impacto.',
          en: 'Yes: the die is rolled again all the same; only the hit is lost.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: sólo se vuelven a tirar las espadas que no se ignoran.',
          en: 'No: only swords that are not ignored are rolled again.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El dado se repite por el símbolo que ha salido; elefantes y carros ignoran sólo el impacto. El terraplén y el campamento hablan de ignorar el símbolo, y por eso no es seguro. Contra quien se evade se ignoran todas las espadas: ahí ningún dado se repite.',
      en: 'The die is rolled again for the symbol that came up; elephants and chariots ignore only the hit. The rampart and the camp speak of ignoring the symbol, so it is not certain. Against a unit that evades all swords are ignored: there no die is rolled again.',
    },
  },
  R35: {
    place: {
      es: '11. Combate Cuerpo a Cuerpo, «Combate con Carros»; 18. Cartas de Mando, «First Strike (Primer Golpe)»',
      en: '11. Close Combat, “Combat with Chariots”; 18. Command Cards, “First Strike”',
    },
    question: {
      es: 'Unos carros pesados atacan, reciben antes un Primer Golpe y responden. ¿Tiran los 3 dados de quien devuelve el combate o los 4 de su ataque?',
      en: 'Heavy chariots attack, are struck first by a First Strike and then answer. Do they roll the 3 dice of a battle back or the 4 of their attack?',
    },
    clauses: 'cca-11.23 cca-18.38 cca-18.39',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Devuelven el combate con 3 dados.',
          en: 'They battle back with 3 dice.',
        },
      },
      {
        key: 'b',
        text: { es: 'Tiran los 4 de su ataque.', en: 'They roll the 4 of their attack.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Quien aguanta el Primer Golpe puede devolver el combate, y los carros que lo devuelven tiran 3 dados. Los carros de quien juega la carta también tiran 3, según la misma regla.',
      en: 'A unit that stands the First Strike may battle back, and chariots that battle back roll 3 dice. The chariots of the player of the card roll 3 as well, by the same rule.',
    },
  },
  R36: {
    place: {
      es: '12. Retirada, párrafo 1 y «Refuerzo de la Moral», viñeta 1',
      en: '12. Retreat, paragraph 1 and “Bolstered Morale”, bullet 1',
    },
    question: {
      es: '¿En qué orden se aplican los resultados de una tirada?',
      en: 'In what order are the results of a roll applied?',
    },
    clauses: 'cca-10.29 cca-11.3 cca-11.53 cca-12.1 cca-12.15 cca-15.1',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Primero los impactos, luego el chequeo de líder y al final las banderas. Un líder que cae en su chequeo ya no permite ignorar una bandera.',
          en: 'Hits first, then the leader check, and flags last. A leader lost in his check no longer lets the unit ignore a flag.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las retiradas se resuelven con los bloques ya quitados, y el líder ha de sobrevivir a su chequeo para reforzar la moral.',
      en: 'Retreats are resolved with the blocks already removed, and the leader has to survive his check to bolster morale.',
    },
  },
  R37: {
    place: {
      es: '15. Líderes, «Chequeos de Baja de Líderes», «Líderes Unidos a Unidades»',
      en: '15. Leaders, “Leader Casualty Checks”, “Leaders Attached to Units”',
    },
    question: {
      es: 'Una tirada enemiga causa varios impactos a una unidad con un líder unido. ¿Se hace un chequeo de líder por la tirada o uno por impacto?',
      en: 'An enemy roll scores several hits on a unit with a leader attached. Is there one leader check for the roll or one per hit?',
    },
    clauses: 'cca-11.53 cca-12.26 cca-13.5 cca-15.1',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: '1 chequeo de 2 dados por cada tirada enemiga con al menos 1 impacto, sean cuantos sean.',
          en: '1 check of 2 dice for each enemy roll with at least 1 hit, however many there are.',
        },
      },
      {
        key: 'b',
        text: {
          es: '1 chequeo de 2 dados por cada impacto.',
          en: '1 check of 2 dice for each hit.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento pide 2 dados cuando se impacta a la unidad, sin decir cuántas veces. Se juega con 1 chequeo por tirada (conocimiento general, no del reglamento).',
      en: 'The book asks for 2 dice when the unit is hit, without saying how many times. It is played with 1 check per roll (general knowledge, not from the book).',
    },
  },
  R38: {
    place: {
      es: '15. Líderes, «Chequeos de Baja de Líderes», «Unidad Eliminada»',
      en: '15. Leaders, “Leader Casualty Checks”, “Unit Eliminated”',
    },
    question: {
      es: 'Si la tirada elimina a la unidad, ¿se hace también el chequeo de 2 dados por su líder?',
      en: 'If the roll eliminates the unit, is the 2-dice check made for its leader as well?',
    },
    clauses: 'cca-11.53 cca-13.5 cca-15.1 cca-15.2',
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'No: sólo el de 1 dado.', en: 'No: only the 1-die check.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La unidad eliminada tiene apartado propio, con 1 dado, aparte del de 2 dados.',
      en: 'The eliminated unit has a heading of its own, with 1 die, apart from the one with 2 dice.',
    },
  },
  R39: {
    place: {
      es: '11. Combate Cuerpo a Cuerpo, «Líderes en Combate Cuerpo a Cuerpo» y «Anotación de Impactos», viñeta 5; «Combate con Elefantes», punto 5',
      en: '11. Close Combat, “Leaders in Close Combat” and “Scoring Hits”, bullet 5; “Combat with Elephants”, point 5',
    },
    question: {
      es: '¿Ayuda a las unidades adyacentes un líder que está unido a otra, y también si está unido a elefantes?',
      en: 'Does a leader who is attached to one unit help the adjacent ones, and also when he is attached to elephants?',
    },
    clauses: 'cca-11.34 cca-11.39 cca-11.40 cca-11.48 cca-15.7',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: hace impactar los símbolos de líder de su unidad y de toda unidad amiga, salvo elefantes, en los 6 hexes adyacentes. Unido a elefantes, no los ayuda a ellos, pero sí a las adyacentes.',
          en: 'Yes: he makes the leader symbols hit for his unit and for every friendly unit, except elephants, in the 6 adjacent hexes. Attached to elephants, he does not help them, but he does help the adjacent ones.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla cuenta el hex del líder y los adyacentes, esté unido o no. Sólo excluye los dados y los beneficios de los elefantes, no los de sus vecinas.',
      en: "The rule counts the leader's hex and the adjacent ones, whether or not he is attached. It excludes only the dice and benefits of elephants, not those of their neighbours.",
    },
  },
  R40: {
    place: {
      es: '13. Acciones Especiales, «Evasión», párrafo 2',
      en: '13. Special Actions, “Evasion”, paragraph 2',
    },
    question: {
      es: 'Contra una unidad que se evade, ¿impactan los símbolos de líder si el atacante tiene un líder cerca?',
      en: 'Against a unit that evades, do leader symbols hit if the attacker has a leader near?',
    },
    clauses: 'cca-11.48 cca-13.4',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: sólo impacta el símbolo de la unidad que se evade.',
          en: 'No: only the symbol of the evading unit hits.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Cuentan sólo los símbolos que coinciden con la unidad, y los demás se ignoran.',
      en: 'Only the symbols that match the unit count, and the others are ignored.',
    },
  },
  R41: {
    place: {
      es: '13. Acciones Especiales, «Combate Cuerpo a Cuerpo de Bonificación» y pie de figura D y E',
      en: '13. Special Actions, “Bonus Close Combat” and caption D and E',
    },
    question: {
      es: 'Ante un combate de bonificación, ¿puede la unidad defensora evadirse o devolver el combate?',
      en: 'Faced with a bonus combat, may the defending unit evade or battle back?',
    },
    clauses: 'cca-11.3 cca-11.54 cca-13.37',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: para ella es un combate cuerpo a cuerpo corriente.',
          en: 'Yes: for that unit it is an ordinary close combat.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Nada lo excluye, y en el ejemplo la caballería así atacada se evade.',
      en: 'Nothing rules it out, and in the example the cavalry attacked in this way evades.',
    },
  },
  R42: {
    place: {
      es: '13. Acciones Especiales, «Evasión», nota del párrafo 1, y «Avance de Ímpetu», viñeta 2',
      en: '13. Special Actions, “Evasion”, note on paragraph 1, and “Momentum Advance”, bullet 2',
    },
    question: {
      es: 'Tras la tirada de quien devuelve el combate, ¿cabe aún una evasión, un avance u otra respuesta?',
      en: 'After the roll of a unit that battles back, is there still room for an evasion, an advance or another answer?',
    },
    clauses: 'cca-11.3 cca-11.58 cca-13.2 cca-13.35',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: se aplican sus impactos y banderas, y el combate acaba.',
          en: 'No: its hits and flags are applied, and the combat ends.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'De esa tirada no hay evasión, quien la hace no avanza y el procedimiento termina con ella.',
      en: 'There is no evading that roll, the unit that makes it does not advance, and the procedure ends with it.',
    },
  },
  R43: {
    place: {
      es: '13. Acciones Especiales, «Avance de Ímpetu», párrafo 1 y viñeta 1',
      en: '13. Special Actions, “Momentum Advance”, paragraph 1 and bullet 1',
    },
    question: {
      es: 'El Avance de Ímpetu habla de una unidad enemiga. ¿Vale también para el hex de un líder solo eliminado, o de una unidad eliminada cuando se evadía?',
      en: 'The Momentum Advance speaks of an enemy unit. Does it also apply to the hex of a lone leader who is eliminated, or of a unit eliminated while evading?',
    },
    clauses: 'cca-13.32 cca-13.34',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Se avanza al hex de un líder solo eliminado. Si el líder se evade, no; ni al hex de una unidad que se evade, aunque la tirada la elimine.',
          en: 'The hex of an eliminated lone leader may be entered. If the leader evades, it may not; nor may the hex of an evading unit, even if the roll eliminates it.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Un líder solo nunca da un avance, ni siquiera eliminado.',
          en: 'A lone leader never gives an advance, not even when eliminated.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El líder eliminado deja su hex vacío, como una unidad; que baste es conocimiento general, no del reglamento. Tras una evasión no hay avance, sin más distinciones.',
      en: 'An eliminated leader leaves his hex empty, as a unit does; that this is enough is general knowledge, not from the book. After an evasion there is no advance, without further distinction.',
    },
  },
  R44: {
    place: {
      es: '13. Acciones Especiales, «Avance de Ímpetu», párrafo 1; 15. Líderes, «Unidad Eliminada»',
      en: '13. Special Actions, “Momentum Advance”, paragraph 1; 15. Leaders, “Unit Eliminated”',
    },
    question: {
      es: 'La unidad enemiga es eliminada, y su líder sobrevive y se evade. ¿Puede avanzar la vencedora?',
      en: 'The enemy unit is eliminated, and its leader survives and evades. May the victor advance?',
    },
    clauses: 'cca-13.32',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: el hex queda vacío porque se ha eliminado a la unidad.',
          en: 'Yes: the hex is vacated because the unit was eliminated.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: quien deja el hex es el líder, que se evade.',
          en: 'No: it is the leader who leaves the hex, by evading.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Eliminar a la unidad da el avance; sólo lo quita la evasión de una unidad defensora.',
      en: 'Eliminating the unit gives the advance; only the evasion of a defending unit takes it away.',
    },
  },
  R45: {
    place: {
      es: '13. Acciones Especiales, «Avance de Ímpetu» y «Combate Cuerpo a Cuerpo de Bonificación»; 17. Terreno, «Terreno Abrupto» y «Bosque», apartados Movimiento y Batalla',
      en: '13. Special Actions, “Momentum Advance” and “Bonus Close Combat”; 17. Terrain, “Rough Ground” and “Forest”, sections Movement and Battle',
    },
    question: {
      es: '¿Rigen en un Avance de Ímpetu los terrenos que detienen o que prohíben combatir al entrar?',
      en: 'Does terrain that stops a unit, or forbids it to battle on entry, bear on a Momentum Advance?',
    },
    clauses: 'cca-13.32 cca-13.40 cca-13.41 cca-17.2 cca-17.4 cca-17.8 cca-17.9 cca-17.27',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: si el hex detiene a la unidad, no hay hex adicional; si en él no se combate al entrar, no hay combate de bonificación.',
          en: 'Yes: if the hex stops the unit, there is no extra hex; if there is no battle on entry there, there is no bonus combat.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: el avance no es el movimiento del turno y el terreno no lo limita.',
          en: 'No: the advance is not the move of the turn, and terrain does not limit it.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento no lo dice. Sus reglas hablan de entrar en el hex, sin distinguir cómo. El hex desocupado nunca es impracticable: había en él una unidad.',
      en: 'The book does not say. Its rules speak of entering the hex, without distinguishing how. The vacated hex is never impassable: a unit stood in it.',
    },
  },
  R46: {
    place: {
      es: '13. Acciones Especiales, «Combate Cuerpo a Cuerpo de Bonificación», viñeta 2 y último párrafo',
      en: '13. Special Actions, “Bonus Close Combat”, bullet 2 and last paragraph',
    },
    question: {
      es: 'La frase sobre el hex adicional de la caballería está incompleta. ¿En qué dirección va, y hay que combatir después?',
      en: "The sentence about the cavalry's extra hex is incomplete. In which direction does it go, and must the unit battle afterwards?",
    },
    clauses: 'cca-13.40 cca-13.43',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La caballería ocupa el hex desocupado, puede avanzar 1 hex más en cualquier dirección, a un hex vacío, y después combate o no.',
          en: 'The cavalry takes the vacated hex, may advance 1 more hex in any direction, into an empty hex, and then battles or not.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Igual, pero ese hex adicional sólo se avanza para combatir después.',
          en: 'The same, but that extra hex may be advanced only to battle afterwards.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La frase permite el hex adicional antes del combate y no fija dirección, y ese combate es optativo. Tras la bonificación sólo se entra en el hex desocupado.',
      en: 'The sentence allows the extra hex before the combat and sets no direction, and that combat is optional. After the bonus combat only the vacated hex may be entered.',
    },
  },
  R48: {
    place: {
      es: '13. Acciones Especiales, pie de figura B y C, tras «Combate Cuerpo a Cuerpo de Bonificación»',
      en: '13. Special Actions, caption B and C, after “Bonus Close Combat”',
    },
    question: {
      es: 'En el ejemplo de los honderos, 1 impacto y 1 bandera bastan para eliminarlos. ¿Cuántos bloques tenían?',
      en: 'In the example of the slingers, 1 hit and 1 flag are enough to eliminate them. How many blocks did they have?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: '3 como mucho: 1 por el impacto y 2 por los hexes que no pueden retirarse. Es una deducción: el ejemplo no lo dice.',
          en: '3 at most: 1 for the hit and 2 for the hexes that they cannot retreat. It is a deduction: the example does not say it.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La infantería ligera se retira 2 hexes por bandera y pierde 1 bloque por hex que falta.',
      en: 'Light infantry retreats 2 hexes per flag and loses 1 block per hex not made.',
    },
  },
  R107: {
    place: {
      es: '13. Acciones Especiales, «Avance de Ímpetu», párrafo 1 y viñeta 1; «Evasión», párrafos 1 y 2; pie de figura A tras «Combate Cuerpo a Cuerpo de Bonificación»',
      en: '13. Special Actions, “Momentum Advance”, paragraph 1 and bullet 1; “Evasion”, paragraphs 1 and 2; caption A after “Bonus Close Combat”',
    },
    question: {
      es: 'Una unidad anuncia que se evade y la tirada la elimina en su hex. ¿Puede avanzar quien la atacó?',
      en: 'A unit announces that it evades, and the roll eliminates it in its hex. May the attacker advance?',
    },
    clauses: 'cca-13.32 cca-13.34',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: hay evasión desde que se anuncia.',
          en: 'No: it is an evasion from the announcement on.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: la unidad fue eliminada antes de dejar su hex.',
          en: 'Yes: the unit was eliminated before it left its hex.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Tras eliminar a la enemiga se avanza, tras una evasión no. El reglamento llama ya unidad que se evade a la que aún está en su hex y recibe los dados. La editorial responde que no (conocimiento general, no del reglamento).',
      en: 'After an elimination there is an advance, after an evasion there is none. The book already calls it the evading unit while it still stands in its hex and takes the dice. The publisher answers no (general knowledge, not from the book).',
    },
  },
});
