import { defineDoubts } from '../../../src/library/registry.ts';

/** Those of the army lists, chapters 21 and 22. */
export default defineDoubts({
  R249: {
    clauses: 'wab-22.4 wab-22.13 wab-22.30',
    place: {
      es: '«Tropas especiales y aliados bárbaros» (pág. 91), nota; «Aliados bárbaros» (pág. 87)',
      en: '“Tropas especiales y aliados bárbaros” (p. 91), note; “Aliados bárbaros” (p. 87)',
    },
    question: {
      es: '¿De qué puntos salen los aliados bárbaros de Roma?',
      en: 'From which points do Rome’s barbarian allies come?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Del 25 % de unidades especiales, sin contar en su número.',
          en: 'From the 25 percent of special units, without counting in their number.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Del 25 % de unidades especiales, y cuentan en su número.',
          en: 'From the 25 percent of special units, and they count in their number.',
        },
      },
      { key: 'c', text: { es: 'De ninguno.', en: 'From none.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Están bajo ese encabezado, pero el límite de unidades nombra sólo las tropas especiales.',
      en: 'They stand under that heading, but the limit of units names special troops only.',
    },
  },
  R250: {
    clauses: 'wab-22.33',
    place: {
      es: '«Lanzavirotes ligero (escorpión)» (pág. 91), dotación',
      en: '“Lanzavirotes ligero (escorpión)” (p. 91), crew',
    },
    question: {
      es: '¿Cuántos soldados de dotación puede tener un escorpión?',
      en: 'How many crewmen may a scorpion have?',
    },
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'Dos o tres.', en: 'Two or three.' } },
      { key: 'b', text: { es: 'Dos, ni más ni menos.', en: 'Two, no more and no fewer.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La frase dice «dos o» y pierde el segundo número; la tormenta admite uno más.',
      en: 'The sentence says “two or” and loses the second number; the tormenta allows one more.',
    },
  },
  R252: {
    clauses: 'wab-21.1 wab-21.2 wab-21.3 wab-21.4 wab-22.1 wab-22.2 wab-22.3 wab-22.4',
    place: {
      es: '«Composición del ejército» de los bárbaros (pág. 82) y de Roma (pág. 87)',
      en: '“Composición del ejército” of the Barbarians (p. 82) and of Rome (p. 87)',
    },
    question: {
      es: '¿De qué puntos es el porcentaje?',
      en: 'Of which points is the percentage?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'De los que cuesta el ejército.', en: 'Of those that the army costs.' },
      },
      {
        key: 'b',
        text: {
          es: 'De los acordados para la batalla.',
          en: 'Of those agreed for the battle.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El libro dice «los puntos del ejército».',
      en: 'The book says “the points of the army”.',
    },
  },
  R253: {
    clauses: 'wab-21.41 wab-21.2',
    place: {
      es: '«Tribus bárbaras» (pág. 85), dacios, punto 4',
      en: '“Tribus bárbaras” (p. 85), Dacians, point 4',
    },
    question: {
      es: '¿De qué puntos salen los montañeses dacios que sustituyen a guerreros?',
      en: 'From which points do Dacian hillmen come who replace warriors?',
    },
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'De los de guerreros.', en: 'From those for warriors.' } },
      {
        key: 'b',
        text: { es: 'De los de infantería de apoyo.', en: 'From those for support infantry.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Ocupan el lugar de una unidad de guerreros.',
      en: 'They take the place of a unit of warriors.',
    },
  },
  R256: {
    clauses: 'wab-21.31',
    place: {
      es: '«Mastines de guerra» (pág. 84), reglas especiales',
      en: '“Mastines de guerra” (p. 84), special rules',
    },
    question: {
      es: '¿Qué regla manda en los mastines cuando partida de guerra y hostigadores chocan?',
      en: 'Which rule decides for war dogs where Warband and Skirmishers collide?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Hostigadores: no suman filas al Liderazgo y mueven como ellos.',
          en: 'Skirmishers: they add no ranks to their Leadership and move as these do.',
        },
      },
      { key: 'b', text: { es: 'Partida de guerra.', en: 'Warband.' } },
    ],
    adopted: 'a',
    why: {
      es: 'No tienen filas que sumar.',
      en: 'They have no ranks to add.',
    },
  },
  R258: {
    clauses: 'wab-21.29 wab-21.30 wab-21.46 wab-22.23 wab-22.29',
    place: {
      es: '«Hostigadores» y «Montañeses» (pág. 84), equipo; «Legionarios veteranos» (pág. 89), reglas especiales',
      en: '“Hostigadores” and “Montañeses” (p. 84), equipment; “Legionarios veteranos” (p. 89), special rules',
    },
    question: {
      es: '¿Se paga por miniatura una opción que no lo dice?',
      en: 'Is an option that does not say so paid a model?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí, como las demás.', en: 'Yes, like the others.' } },
      { key: 'b', text: { es: 'No: por unidad.', en: 'No: a unit.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Las demás opciones de las listas son por miniatura.',
      en: 'The other options of the lists are paid a model.',
    },
  },
  R260: {
    clauses: 'wab-21.23',
    place: {
      es: '«Carros» (pág. 84), equipo',
      en: '“Carros” (p. 84), equipment',
    },
    question: {
      es: '¿Se paga por carro el escudo, el venablo o la lanza del guerrero?',
      en: 'Are the warrior’s shield, throwing spear or spear paid for each chariot?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí, por carro.', en: 'Yes, for each chariot.' } },
      { key: 'b', text: { es: 'No: por unidad.', en: 'No: a unit.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Los lleva el guerrero de cada carro.',
      en: 'The warrior of each chariot carries them.',
    },
  },
  R261: {
    clauses: 'wab-21.43',
    place: {
      es: '«Germanos» (pág. 86), punto 1',
      en: '“Germanos” (p. 86), point 1',
    },
    question: {
      es: '¿Es más barata la caballería noble germana sin su armadura?',
      en: 'Is German noble cavalry cheaper without its armour?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'No.', en: 'No.' } },
      {
        key: 'b',
        text: { es: 'Sí, por lo que cuesta la armadura.', en: 'Yes, by the price of the armour.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'No hay impresa ninguna rebaja.',
      en: 'No reduction is printed.',
    },
  },
  R262: {
    clauses: 'wab-22.30',
    place: {
      es: '«Tropas especiales y aliados bárbaros» (pág. 91), nota; «Baterías» (pág. 72)',
      en: '“Tropas especiales y aliados bárbaros” (p. 91), note; “Baterías” (p. 72)',
    },
    question: {
      es: '¿Cuenta cada máquina como una unidad de tropas especiales?',
      en: 'Does each machine count as one unit of special troops?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí, cada máquina.', en: 'Yes, each machine.' } },
      { key: 'b', text: { es: 'No: cada batería.', en: 'No: each battery.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Las baterías se forman en la mesa, no en la lista.',
      en: 'Batteries are formed on the table, not in the list.',
    },
  },
  R275: {
    clauses: 'wab-21.36 wab-21.38 wab-21.42 wab-21.44 wab-21.46',
    place: {
      es: '«Tribus bárbaras» (pág. 85) y «Germanos» (pág. 86), punto 5',
      en: '“Tribus bárbaras” (p. 85) and “Germanos” (p. 86), point 5',
    },
    question: {
      es: '¿Valen para los fanáticos las reglas de tribu que dicen «guerreros»?',
      en: 'Do tribal rules that say “warriors” apply to fanatics?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí, si no los excluyen.', en: 'Yes, unless they exclude them.' } },
      {
        key: 'b',
        text: { es: 'No: sólo para los Guerreros.', en: 'No: for the entry Warriors only.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El punto 5 de los germanos excluye a los fanáticos, lo que sobraría si no contaran.',
      en: 'Point 5 of the Germans excludes fanatics, idle words if they did not count.',
    },
  },
  R301: {
    clauses: 'wab-21.8 wab-21.11 wab-21.16 wab-21.1 wab-21.3',
    place: {
      es: '«Señor de la guerra» (pág. 82), equipo; «Composición del ejército» (pág. 82)',
      en: '“Señor de la guerra” (p. 82), equipment; “Composición del ejército” (p. 82)',
    },
    question: {
      es: '¿Con qué puntos se paga el carro de un personaje bárbaro?',
      en: 'From which points is a barbarian character’s chariot paid?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Con los de personajes.', en: 'From those for characters.' } },
      {
        key: 'b',
        text: { es: 'Con los de caballería y carros.', en: 'From those for cavalry and chariots.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Es una opción de su entrada y su montura.',
      en: 'It is an option of his entry and his mount.',
    },
  },
  R313: {
    clauses: 'wab-13.1 wab-22.13',
    place: {
      es: '«Poco fiables» (pág. 51), primer párrafo; «Aliados bárbaros» (pág. 87)',
      en: '“Poco fiables” (p. 51), first paragraph; “Aliados bárbaros” (p. 87)',
    },
    question: {
      es: '¿Son poco fiables los aliados bárbaros de Roma?',
      en: 'Are Rome’s barbarian allies unreliable?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí.', en: 'Yes.' } },
      {
        key: 'b',
        text: {
          es: 'No: sólo las unidades de las que la lista lo diga.',
          en: 'No: only units of which the list says so.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla es para los aliados que nombran las listas, y ésta los llama aliados.',
      en: 'The rule is for the allies that army lists name, and this one calls them allies.',
    },
  },
  R314: {
    clauses: 'wab-22.10 wab-22.11',
    place: {
      es: '«Testudo» (pág. 87), primer párrafo y preguntas oficiales',
      en: '“Testudo” (p. 87), first paragraph and official FAQ',
    },
    question: {
      es: '¿Cuánto dura un testudo declarado?',
      en: 'How long does a declared testudo last?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Hasta el siguiente turno de su jugador.',
          en: 'Until its player’s next turn.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Ese turno: en el del enemigo se declara otra vez.',
          en: 'That turn: it is declared again in the enemy’s.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Puede recibir una carga, que es del turno enemigo.',
      en: 'It can be charged, which happens in the enemy’s turn.',
    },
  },
  R315: {
    clauses: 'wab-21.31',
    place: {
      es: '«Mastines de guerra» (pág. 84), perfiles; «Jinetes y dotación» (pág. 64)',
      en: '“Mastines de guerra” (p. 84), profiles; “Jinetes y dotación” (p. 64)',
    },
    question: {
      es: '¿Qué Liderazgo usa un grupo de mastines de guerra?',
      en: 'Which Leadership does a group of war dogs use?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El del adiestrador, 6, mientras vive; después, 3.',
          en: 'The handler’s, 6, while he lives; then 3.',
        },
      },
      { key: 'b', text: { es: 'El de los mastines, 3.', en: 'The dogs’, 3.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Jinetes y mahouts prestan el suyo a sus animales.',
      en: 'Riders and mahouts lend theirs to their animals.',
    },
  },
});
