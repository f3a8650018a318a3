import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R42: {
    place: {
      es: 'VI - Preparando la batalla, «Despliegue de las tropas» (pág. 10), «Profundidad», y ejemplo',
      en: 'VI - Preparing the battle, “Deploying the troops” (p. 10), “Depth”, and example',
    },
    question: {
      es: 'El ejemplo de despliegue deja 10 cm libres detrás del ejército. ¿Son parte de la zona?',
      en: 'The example of deployment leaves 10 cm free behind the army. Are they part of the zone?',
    },
    clauses: 'onus-6.16 onus-6.18',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: la zona mide 15 cm y entre los ejércitos quedan 40. La franja de detrás sólo existe en mesas más hondas.',
          en: 'No: the zone is 15 cm deep and 40 are left between the armies. The strip behind exists only on deeper tables.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se despliega en los primeros 15 cm; el ejemplo es de una mesa de 90 cm, y en las mayores se conservan las distancias entre los ejércitos.',
      en: 'Deployment is in the first 15 cm; the example is of a table of 90 cm, and on larger ones the distances between the armies are kept.',
    },
  },
  R43: {
    place: {
      es: 'VI - Preparando la batalla, «Despliegue de las tropas» (pág. 10), «Frente»',
      en: 'VI - Preparing the battle, “Deploying the troops” (p. 10), “Frontage”',
    },
    question: {
      es: 'Los 70 cm de frente por cada 1000 puntos, ¿son de un ejército o de ambos juntos?',
      en: 'Are the 70 cm of width for every 1000 points of one army or of both together?',
    },
    clauses: 'onus-6.17',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'De uno: 2 ejércitos de 1000 puntos piden unos 70 cm.',
          en: 'Of one: 2 armies of 1000 points ask for about 70 cm.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se dice por puntos «de ejército», y cada ejército se despliega a lo ancho de su lado.',
      en: 'It is said by points “of army”, and each army deploys along the width of its own side.',
    },
  },
  R55: {
    place: {
      es: 'VI - Preparando la batalla, «Condiciones de victoria» (pág. 10), «Por bajas»',
      en: 'VI - Preparing the battle, “Victory conditions” (p. 10), “By casualties”',
    },
    question: {
      es: 'El valor inicial incluye al general. ¿Cuenta también él entre las bajas si muere?',
      en: 'The initial value includes the general. Does he count among the casualties too if he dies?',
    },
    clauses: 'onus-6.8 onus-6.9',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: las bajas son los valores de las unidades eliminadas o en huida.',
          en: 'No: casualties are the values of units eliminated or fleeing.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: lo que aporta el general muerto se suma a las bajas.',
          en: 'Yes: what the dead general brings is added to the casualties.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Son bajas las unidades eliminadas o que huyen, y el general se nombra sólo en el valor inicial. Si ha muerto, el chequeo se falla de todos modos.',
      en: 'Casualties are units eliminated or fleeing, and the general is named only in the initial value. If he has died, the check fails anyway.',
    },
  },
  R56: {
    place: {
      es: 'IV - Generales, «Modificador de puntos» (pág. 8); XI - Más sobre órdenes y eventos, «Veteranos y élites» (pág. 43), último párrafo',
      en: 'IV - Generals, “Points modifier” (p. 8); XI - More on orders and events, “Veterans and Elites” (p. 43), last paragraph',
    },
    question: {
      es: '¿Cómo se comprueba un ejército con un general que aporta un porcentaje, y en qué orden van los de Veteranas y Élite?',
      en: 'How is an army checked with a general who brings a percentage, and in what order do those of Veterans and Elites go?',
    },
    clauses: 'onus-4.10 onus-6.5 onus-11.6 onus-12.13',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Las unidades por (1 + porcentaje) no superan el límite; para unidades queda el límite entre (1 + porcentaje), sin decimales. Veteranas y Élite suben antes el valor de su unidad.',
          en: 'The units times (1 + percentage) do not exceed the limit; the limit divided by (1 + percentage), without decimals, is left for units. Veterans and Elites raise the value of their unit before that.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El ejemplo suma 1000 + 300 y divide 1000/1,3 = 769. Veteranas y Élite cambian el valor de la unidad, y el general el del ejército.',
      en: 'The example adds 1000 + 300 and divides 1000/1.3 = 769. Veterans and Elites change the value of the unit, and the general that of the army.',
    },
  },
  R58: {
    place: {
      es: 'XII - Otras formas de jugar a ONUS!, «Avance en línea» (pág. 45), condiciones de la línea, viñeta 1',
      en: 'XII - Other ways to play ONUS!, “Line advance” (p. 45), conditions of the line, bullet 1',
    },
    question: {
      es: 'En el Avance en línea, ¿cómo se mide la distancia de menos de 1 UD entre flancos?',
      en: 'In Line advance, how is the distance of less than 1 UD between flanks measured?',
    },
    clauses: 'onus-12.28',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Entre los 2 puntos más próximos de los flancos que se miran.',
          en: 'Between the 2 nearest points of the flanks that face each other.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Vale cualquier punto del flanco propio, luego cuenta el más cercano; sobre el flanco ajeno no se dice nada.',
      en: 'Any point of one’s own flank will do, so the nearest one counts; of the other flank nothing is said.',
    },
  },
  R61: {
    place: {
      es: 'IX - Habilidades de las unidades, «Lanceros» (pág. 39); II - Novedades en esta versión (pág. 6), «Caballería (ahora unidades montadas)»',
      en: 'IX - Unit abilities, “Lancers” (p. 39); II - What is new in this version (p. 6), “Cavalry (now mounted units)”',
    },
    question: { es: '¿Qué unidades son montadas?', en: 'Which units are mounted?' },
    clauses: 'onus-2.11 onus-8.16 onus-9.23 onus-15.6 onus-15.14',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Caballería, camellos, elefantes y carros.',
          en: 'Cavalry, camels, elephants and chariots.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El antiguo nombre de caballería pasa a unidades montadas; se habla de caballería y otras monturas y de montadas con los carros incluidos. Que los elefantes lo son lo dice además la lista de cartas de la editorial (conocimiento general, no del reglamento).',
      en: "What was called cavalry becomes mounted units; the book speaks of cavalry and other mounts and of mounted units with chariots included. That elephants are mounted is also said by the publisher's list of cards (general knowledge, not from the book).",
    },
  },
  R64: {
    place: {
      es: 'XII - Otras formas de jugar a ONUS!, «Varios generales» (pág. 44), párrafo 1',
      en: 'XII - Other ways to play ONUS!, “Several generals” (p. 44), paragraph 1',
    },
    question: {
      es: 'Con varios generales, la partida acaba si todos mueren o huyen, pero el mando pasa también si el jefe es herido. ¿Es a propósito?',
      en: 'With several generals, the game ends if all die or flee, but command also passes if the chief is wounded. Is that on purpose?',
    },
    clauses: 'onus-12.6 onus-12.8',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Lo tomamos como está: para la victoria, muertos o en huida; para la sucesión, muerto, herido o en huida.',
          en: 'We take it as it stands: for victory, dead or fleeing; for succession, dead, wounded or fleeing.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Ambas frases están en el mismo párrafo, y nada obliga a igualarlas.',
      en: 'Both sentences are in the same paragraph, and nothing compels making them equal.',
    },
  },
  R65: {
    place: {
      es: 'XII - Otras formas de jugar a ONUS!, «Flancos protegidos» (pág. 45)',
      en: 'XII - Other ways to play ONUS!, “Protected flanks” (p. 45)',
    },
    question: {
      es: '¿Bastan el ataque frontal o la unidad vecina para que un flanco esté protegido?',
      en: 'Is the frontal attack or the neighbour enough for a flank to be protected?',
    },
    clauses: 'onus-12.22 onus-12.23 onus-12.24',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: hacen falta ambas cosas, y se mira cada flanco por separado.',
          en: 'No: both are needed, and each flank is looked at by itself.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las condiciones van seguidas, y el +1 es por cada flanco protegido.',
      en: 'The conditions stand in a row, and the +1 is for each flank protected.',
    },
  },
  R66: {
    place: {
      es: 'XII - Otras formas de jugar a ONUS!, «Niebla de guerra» (pág. 45), viñetas 2 y 3',
      en: 'XII - Other ways to play ONUS!, “Fog of war” (p. 45), bullets 2 and 3',
    },
    question: {
      es: 'Con niebla de guerra, ¿basta estar lejos de una unidad enemiga para seguir oculta?',
      en: 'With fog of war, is it enough to be far from one enemy unit to stay hidden?',
    },
    clauses: 'onus-12.16 onus-12.17',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: hay que estar lejos de todas.',
          en: 'No: it must be far from all of them.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se dice a mayor distancia «de alguna» unidad propia, pero también que se descubre al acercarse a alguna enemiga.',
      en: 'The book says farther “from some” own unit, but also that it is revealed on coming near some enemy.',
    },
  },
  R88: {
    place: {
      es: 'XII - Otras formas de jugar a ONUS!, «Varios generales» (pág. 44), párrafo 2',
      en: 'XII - Other ways to play ONUS!, “Several generals” (p. 44), paragraph 2',
    },
    question: {
      es: 'Con un general por zona, ¿a qué unidades da cada uno su +1 a la moral, y a cuáles alcanza el -1 de su muerte?',
      en: 'With a general for each zone, to which units does each give his +1 morale, and which does the -1 for his death reach?',
    },
    clauses: 'onus-12.10 onus-12.11 onus-12.12',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'A las de su zona, ambos, como con las facciones.',
          en: 'Those of his zone, both, as with factions.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'El +1, a toda unidad propia en su radio; el -1, a todas, y sólo cuando no queda ningún general.',
          en: 'The +1, any unit of his side within his radius; the -1, all of them, and only when no general is left.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'De las zonas el reglamento sólo pide que esté claro qué unidades dirige cada uno, pero lo hace en el párrafo de las facciones y con un «también».',
      en: 'Of zones the book only asks that it be clear which units each one leads, but it does so in the paragraph of factions and with an “also”.',
    },
  },
  R89: {
    place: {
      es: 'XII - Otras formas de jugar a ONUS!, «Varios generales» (pág. 44), párrafo 1; IV - Generales, «General muerto, herido o en huida» (pág. 8)',
      en: 'XII - Other ways to play ONUS!, “Several generals” (p. 44), paragraph 1; IV - Generals, “General dead, wounded or fleeing” (p. 8)',
    },
    question: {
      es: 'Se han perdido todos los generales de un ejército. ¿Qué Liderazgo tiene entonces?',
      en: 'All the generals of an army are lost. Which Leadership does it then have?',
    },
    clauses: 'onus-4.12 onus-12.6 onus-12.7',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El del último que mandó, con 1 menos.',
          en: 'That of the last one to command, 1 lower.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'El más alto de sus generales, con 1 menos.',
          en: 'The highest of its generals, 1 lower.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El mando pasa de uno a otro, y el de un general perdido vale 1 menos. De cuál cuenta cuando no queda ninguno no se habla.',
      en: 'Command passes from one to the next, and that of a lost general is 1 lower. Which one counts when none is left is not said.',
    },
  },
  R90: {
    place: {
      es: 'XII - Otras formas de jugar a ONUS!, «Niebla de guerra» (pág. 45), viñetas 2 y 3',
      en: 'XII - Other ways to play ONUS!, “Fog of war” (p. 45), bullets 2 and 3',
    },
    question: {
      es: 'A la distancia de niebla exacta, ¿sigue oculta una unidad?',
      en: 'Exactly at the fog distance, does a unit stay hidden?',
    },
    clauses: 'onus-12.16 onus-12.17',
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí.', en: 'Yes.' } },
      { key: 'b', text: { es: 'No: se le da la vuelta.', en: 'No: it is turned over.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Se oculta a más distancia y se descubre a menos. Como todas empiezan ocultas, sólo la descubre una distancia menor.',
      en: 'It is hidden farther away and revealed nearer. As all start hidden, only a lesser distance reveals it.',
    },
  },
  R91: {
    place: {
      es: 'IV - Generales, «Modificador de puntos» (pág. 8); XI - Más sobre órdenes y eventos, «Veteranos y élites» (pág. 43), último párrafo; VI - Preparando la batalla, «Condiciones de victoria» (pág. 10), «Por bajas»',
      en: 'IV - Generals, “Points modifier” (p. 8); XI - More on orders and events, “Veterans and Elites” (p. 43), last paragraph; VI - Preparing the battle, “Victory conditions” (p. 10), “By casualties”',
    },
    question: {
      es: 'Los porcentajes de un general o de las Veteranas dan a veces fracciones de punto. ¿Se redondean?',
      en: 'The percentages of a general or of Veterans sometimes give fractions of a point. Are they rounded?',
    },
    clauses: 'onus-4.10 onus-6.5 onus-6.9 onus-11.6',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: los valores se comparan exactos con el límite y con el 50 %. Sólo los puntos para unidades se cortan a enteros.',
          en: 'No: exact values are compared with the limit and with the 50%. Only the points for units are cut to whole ones.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento no habla de redondear; su ejemplo deja en 769 los puntos que da una división.',
      en: 'The book does not mention rounding; its example leaves at 769 the points that a division gives.',
    },
  },
});
