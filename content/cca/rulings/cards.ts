import { defineRulings } from '../../../src/content/registry.ts';

export default defineRulings({
  R77: {
    question: {
      es: 'Reorganización habla a la vez de dos dados y de un número igual al Mando. ¿Cuántos se tiran?',
      en: 'Rally speaks at once of two dice and of a number equal to Command. How many are rolled?',
    },
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'Tantos como el Mando.', en: 'As many as Command.' } }],
    adopted: 'a',
    why: {
      es: 'Es un desliz de la traducción (líneas 1908-1909): Soy Espartaco usa la misma fórmula sin el «dos» (líneas 1838-1840). La carta publicada dice lo mismo (conocimiento general, no del reglamento).',
      en: 'It is a slip of the translation (lines 1908-1909): I am Spartacus uses the same formula without the “two” (lines 1838-1840). The published card says the same (general knowledge, not from the book).',
    },
  },
  R78: {
    question: {
      es: 'Soy Espartaco acaba en «1 dado» donde las demás cartas dicen cuántas hay. ¿Qué significa?',
      en: 'I am Spartacus ends in “1 die” where the other cards say how many there are. What does it mean?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: { es: 'Que hay 1 carta en el mazo.', en: 'That there is 1 card in the deck.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Si en la línea 1851 se lee 1 carta, las de Táctica suman las 17 anunciadas (línea 1739).',
      en: 'If line 1851 is read as 1 card, the Tactic cards add up to the 17 announced (line 1739).',
    },
  },
  R79: {
    question: {
      es: 'En Reorganización, ¿debe el símbolo ser el de la unidad que recupera el bloque?',
      en: 'In Rally, must the symbol be that of the unit that gets the block back?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí; un símbolo de líder vale para cualquiera de las permitidas. Ninguna pasa de su fuerza inicial, y una misma puede recuperar varios bloques.',
          en: 'Yes; a leader symbol serves for any of those allowed. None goes above its starting strength, and the same one may get several blocks back.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: cada símbolo de unidad o de líder vale para cualquiera de las permitidas.',
          en: 'No: each unit symbol or leader symbol serves for any of those allowed.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta distingue tipos de unidad y símbolo de líder (líneas 1910-1913), y lo que vuelve es un bloque perdido (líneas 1913-1916).',
      en: 'The card distinguishes unit types and leader symbol (lines 1910-1913), and what returns is a lost block (lines 1913-1916).',
    },
  },
  R80: {
    question: {
      es: 'Ataque Coordinado nombra en cada sección una unidad «y/o líderes». ¿Cuántas órdenes da?',
      en: 'Coordinate Attack names a unit “and/or leaders” in each section. How many orders does it give?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: '1 por sección, a una unidad o a un líder: 3 en total.',
          en: '1 per section, to a unit or to a leader: 3 in all.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La frase (líneas 1650-1652) admitiría más, pero ordenar a un líder gasta una orden (líneas 461-462). La carta publicada ordena una unidad o un líder por sección (conocimiento general, no del reglamento).',
      en: 'The sentence (lines 1650-1652) would allow more, but ordering a leader uses up an order (lines 461-462). The published card orders one unit or leader per section (general knowledge, not from the book).',
    },
  },
  R81: {
    question: {
      es: 'Flanqueo dice «y/o» líderes a la izquierda y «o» líderes a la derecha. ¿Hay diferencia?',
      en: 'Out Flanked says “and/or” leaders on the left and “or” leaders on the right. Is there a difference?',
    },
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
      es: 'Ambas fórmulas están en la misma frase (líneas 1654-1656), y nada explica una diferencia.',
      en: 'Both wordings are in the same sentence (lines 1654-1656), and nothing explains a difference.',
    },
  },
  R82: {
    question: {
      es: 'Dar la orden a 1 unidad a elección, ¿es siempre una alternativa? Con Liderazgo Inspirado, ¿debe estar en su sección?',
      en: 'Is ordering 1 unit of choice always an alternative? With Inspired Leadership, must it be in the section?',
    },
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
      es: 'Las de Liderazgo la dan como alternativa, sin decir dónde (líneas 1708-1731); las demás ponen una condición (líneas 1672-1673, 1798-1800, 1919-1921).',
      en: 'Leadership cards give it as an alternative, without saying where (lines 1708-1731); the others set a condition (lines 1672-1673, 1798-1800, 1919-1921).',
    },
  },
  R83: {
    question: {
      es: 'Los hexes adyacentes de una carta de Liderazgo, ¿deben tocar todos el del líder?',
      en: "Must the adjacent hexes of a Leadership card all touch the leader's own?",
    },
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
      es: 'El texto habla del hex del líder y de hexes adyacentes (líneas 1702-1706); los dibujos con dos formas de hacerlo (líneas 1735-1737) faltan en el texto del que partimos. La carta publicada habla de hexes enlazados (conocimiento general, no del reglamento).',
      en: "The text speaks of the leader's hex and of adjacent hexes (lines 1702-1706); the pictures with two ways of doing it (lines 1735-1737) are missing from the text that we start from. The published card speaks of linked hexes (general knowledge, not from the book).",
    },
  },
  R84: {
    question: {
      es: '¿Qué es un bloque de unidades en Tiempo Doble y en Mando en Línea?',
      en: 'What is a block of units in Double Time and in Line Command?',
    },
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
      es: 'Ambas cartas lo explican con los hexes adyacentes (líneas 1803-1805, 1854-1858).',
      en: 'Both cards explain it by adjacent hexes (lines 1803-1805, 1854-1858).',
    },
  },
  R85: {
    question: {
      es: '¿Con qué cartas puede un líder separarse de su unidad?',
      en: 'With which cards may a leader leave his unit?',
    },
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
    ],
    adopted: 'a',
    why: {
      es: 'La regla sólo nombra las primeras (líneas 457-461). Las de Liderazgo ordenan a un líder y a la unidad de su hex (líneas 1702-1706) sin decir si pueden separarse: ahí es sólo una elección.',
      en: 'The rule names only the former (lines 457-461). Leadership cards order a leader and the unit in his hex (lines 1702-1706) without saying whether they may part: there it is only a choice.',
    },
  },
  R86: {
    question: {
      es: 'Al contraatacar, ¿de quién es el Mando? ¿Cuál es la misma sección en Liderazgo en Cualquier Sección? ¿Y tras otro Contraataque, Primer Golpe o Soy Espartaco?',
      en: 'In a Counter Attack, whose Command counts? Which is the same section in Leadership Any Section? And after another Counter Attack, First Strike or I am Spartacus?',
    },
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
      es: 'Se repite la orden del oponente (líneas 1781-1785), y lo único que se explica son las secciones (líneas 1784-1793), sin decir si un flanco es la misma zona o el del mismo nombre.',
      en: "The opponent's order is repeated (lines 1781-1785), and only the sections are explained (lines 1784-1793), without saying whether a flank is the same area or the one of the same name.",
    },
  },
  R87: {
    question: {
      es: '¿En qué tiradas se suman los 2 dados de Choque de Escudos?',
      en: 'To which rolls are the 2 dice of Clash of Shields added?',
    },
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
      es: 'Los dados son de las unidades con órdenes (líneas 1758-1763), y el combate que sigue al avance va con los normales (líneas 1766-1770).',
      en: 'The dice belong to the ordered units (lines 1758-1763), and the combat after the advance is fought with the normal ones (lines 1766-1770).',
    },
  },
  R88: {
    question: {
      es: 'Primer Golpe dice «las unidades» del jugador, pero responde a un solo combate. ¿Cuáles golpean? ¿Pueden también evadirse? ¿Cuándo se repone la carta?',
      en: "First Strike says the player's “units”, but it answers one combat only. Which ones strike? May they evade as well? When is the card replaced?",
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sólo la unidad atacada, que en ese combate no se evade. Se coge carta al final de ese turno, antes que el oponente.',
          en: 'Only the attacked unit, which does not evade in that combat. A card is drawn at the end of that turn, before the opponent.',
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
      es: 'La carta se juega ante un combate declarado (líneas 1830-1833) y se repone al final del turno (líneas 1835-1836). Que excluya la evasión no está escrito: es sólo una elección.',
      en: 'The card is played on a declared combat (lines 1830-1833) and replaced at the end of the turn (lines 1835-1836). That it rules out evading is not written: it is only a choice.',
    },
  },
  R89: {
    question: {
      es: '¿Vale el dado de Carga Montada en el combate de bonificación? ¿Y cuando el enemigo devuelve el combate?',
      en: 'Does the die of Mounted Charge count in the bonus combat? And when the enemy battles back?',
    },
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
      es: 'El dado es de las unidades con órdenes y dura todo el turno (líneas 1893-1896).',
      en: 'The die belongs to the ordered units and lasts the whole turn (lines 1893-1896).',
    },
  },
  R90: {
    question: {
      es: 'El dado adicional de Soy Espartaco, ¿vale también al disparar? ¿Y qué símbolo ordena a qué unidad?',
      en: 'Does the additional die of I am Spartacus count for fire too? And which symbol orders which unit?',
    },
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
      es: 'La carta habla de combatir, sin distinguir (líneas 1846-1848), y de símbolos de unidad y de líder (líneas 1840-1844). Auxiliares y guerreros: líneas 398-402 y 406-412.',
      en: 'The card speaks of battling, without distinction (lines 1846-1848), and of unit and leader symbols (lines 1840-1844). Auxilia and warriors: lines 398-402 and 406-412.',
    },
  },
  R91: {
    question: {
      es: 'Con Mueve-Dispara-Mueve, ¿se puede combatir cuerpo a cuerpo? ¿Qué pueden hacer los auxiliares que mueven 2 hexes?',
      en: 'With Move-Fire-Move, is close combat possible? What may auxilia do that move 2 hexes?',
    },
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
      es: 'La carta da mover, disparar y mover, cada cosa optativa (líneas 1870-1877, 1884-1885). Los auxiliares que mueven 2 pierden el combate, no el movimiento (líneas 398-400, 605-606).',
      en: 'The card gives move, fire and move, each of them optional (lines 1870-1877, 1884-1885). Auxilia that move 2 lose the battle, not the move (lines 398-400, 605-606).',
    },
  },
  R92: {
    question: {
      es: 'Con Mando en Línea, ¿con cuántos dados disparan las unidades que mueven? ¿Pueden cargar 2 hexes los guerreros?',
      en: 'With Line Command, how many dice do units fire with after moving? May warriors charge 2 hexes?',
    },
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
      es: 'Quien mueve dispara con 1 dado (líneas 602-605). El límite de 1 hex es de la carta (líneas 1858-1860), que prima sobre las reglas básicas (líneas 1741-1743).',
      en: 'A unit that moves fires with 1 die (lines 602-605). The limit of 1 hex is that of the card (lines 1858-1860), which overrides the basic rules (lines 1741-1743).',
    },
  },
  R93: {
    question: {
      es: 'Orden a Tropas Ligeras deja atravesar una unidad amiga; Mueve-Dispara-Mueve, unidades amigas. ¿Hay diferencia?',
      en: 'Order Light Troops lets a unit pass through a friendly unit; Move-Fire-Move, through friendly units. Is there a difference?',
    },
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
      es: 'Ambas lo limitan a mover 2 hexes (líneas 1673-1676, 1878-1880), y 2 unidades no comparten hex (línea 366).',
      en: 'Both limit it to a move of 2 hexes (lines 1673-1676, 1878-1880), and 2 units do not share a hex (line 366).',
    },
  },
  R94: {
    question: {
      es: 'Con El Cielo se Oscurece, ¿dispara una unidad junto al enemigo? ¿Con cuántos dados? ¿Deben ambos disparos ir al mismo objetivo?',
      en: 'With Darken the Sky, does a unit next to the enemy fire? With how many dice? Must both shots be at the same target?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Junto a una unidad enemiga no se dispara. Las demás tiran 2 dados cada vez, y pueden cambiar de objetivo.',
          en: 'Next to an enemy unit there is no fire. The others roll 2 dice each time, and they may change targets.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Igual, pero ambos disparos van al mismo objetivo.',
          en: 'The same, but both shots are at the same target.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La carta no levanta la regla del enemigo adyacente (líneas 534-538). Sin mover son 2 dados (líneas 602-605, 1795-1797), y cada disparo se resuelve aparte (líneas 1797-1798).',
      en: 'The card does not lift the rule of the adjacent enemy (lines 534-538). Without moving it is 2 dice (lines 602-605, 1795-1797), and each shot is resolved on its own (lines 1797-1798).',
    },
  },
  R95: {
    question: {
      es: 'Una unidad mueve y combate una vez por turno, pero algunas cartas la dejan actuar dos veces. ¿Qué se aplica?',
      en: 'A unit moves and battles once per turn, but some cards let it act twice. Which applies?',
    },
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'Lo que dice la carta.', en: 'What the card says.' } }],
    adopted: 'a',
    why: {
      es: 'Las cartas de Táctica priman sobre las reglas básicas (líneas 1740-1743), como los límites de las líneas 351-352 y 482-483.',
      en: 'Tactic cards override the basic rules (lines 1740-1743), such as the limits of lines 351-352 and 482-483.',
    },
  },
  R102: {
    question: {
      es: 'Una carta de Táctica prima sobre las reglas básicas. ¿También sobre el terreno que detiene o en el que no se combate al entrar?',
      en: 'A Tactic card overrides the basic rules. Also the terrain that stops units or forbids battle on entry?',
    },
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
      es: 'La preferencia (líneas 1740-1743) y permisos como el de Tiempo Doble (líneas 1805-1809) no nombran el terreno, que tiene sus propias excepciones (líneas 1481-1487).',
      en: 'The precedence (lines 1740-1743) and permissions like that of Double Time (lines 1805-1809) do not name terrain, which has exceptions of its own (lines 1481-1487).',
    },
  },
  R103: {
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
      es: 'Líneas 370-373 y 457-459 frente a 1251, 1669 y 1693; líneas 1602 y 1609-1610; líneas 1739 y 1755.',
      en: 'Lines 370-373 and 457-459 against 1251, 1669 and 1693; lines 1602 and 1609-1610; lines 1739 and 1755.',
    },
  },
  R104: {
    question: {
      es: 'Los beneficios de un líder se anuncian para el unido a una unidad, pero el primero nombra también el hex adyacente. ¿Qué pide cada uno?',
      en: "A leader's benefits are announced for one attached to a unit, but the first also names the adjacent hex. What does each require?",
    },
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
      es: 'El hex adyacente está en las líneas 841-843 y 1423-1427; la moral y la bonificación hablan sólo del líder unido (líneas 1065-1068, 1433-1436).',
      en: 'The adjacent hex is in lines 841-843 and 1423-1427; morale and the bonus combat speak only of an attached leader (lines 1065-1068, 1433-1436).',
    },
  },
  R105: {
    question: {
      es: 'La regla de los hexes ocupados nombra sólo 2 excepciones. ¿Hay más?',
      en: 'The rule about occupied hexes names only 2 exceptions. Are there more?',
    },
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
      es: 'Las 2 están en las líneas 370-373; las demás, en las líneas 445-446, 1040-1044, 1232-1234 y 1878-1880.',
      en: 'The 2 are in lines 370-373; the others, in lines 445-446, 1040-1044, 1232-1234 and 1878-1880.',
    },
  },
});
