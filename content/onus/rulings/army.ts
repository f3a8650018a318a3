import { defineRulings } from '../../../src/content/registry.ts';

export default defineRulings({
  R42: {
    question: {
      es: 'El ejemplo de despliegue deja 10 cm libres detrás del ejército. ¿Son parte de la zona?',
      en: 'The example of deployment leaves 10 cm free behind the army. Are they part of the zone?',
    },
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
      es: 'Se despliega en los primeros 15 cm (línea 371); el ejemplo es de una mesa de 90 cm (línea 382), y en las mayores se conservan las distancias entre los ejércitos (línea 374).',
      en: 'Deployment is in the first 15 cm (line 371); the example is of a table of 90 cm (line 382), and on larger ones the distances between the armies are kept (line 374).',
    },
  },
  R43: {
    question: {
      es: 'Los 70 cm de frente por cada 1000 puntos, ¿son de un ejército o de ambos juntos?',
      en: 'Are the 70 cm of width for every 1000 points of one army or of both together?',
    },
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
      es: 'Se dice por puntos «de ejército» (línea 372), y cada ejército se despliega a lo ancho de su lado.',
      en: 'It is said by points “of army” (line 372), and each army deploys along the width of its own side.',
    },
  },
  R55: {
    question: {
      es: 'El valor inicial incluye al general. ¿Cuenta también él entre las bajas si muere?',
      en: 'The initial value includes the general. Does he count among the casualties too if he dies?',
    },
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
      es: 'Son bajas las unidades eliminadas o que huyen, y el general se nombra sólo en el valor inicial (línea 359). Si ha muerto, el chequeo se falla de todos modos.',
      en: 'Casualties are units eliminated or fleeing, and the general is named only in the initial value (line 359). If he has died, the check fails anyway.',
    },
  },
  R56: {
    question: {
      es: '¿Cómo se comprueba un ejército con un general que aporta un porcentaje, y en qué orden van los de Veteranas y Élite?',
      en: 'How is an army checked with a general who brings a percentage, and in what order do those of Veterans and Elites go?',
    },
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
      es: 'El ejemplo suma 1000 + 300 y divide 1000/1,3 = 769 (línea 279). Veteranas y Élite cambian el valor de la unidad (líneas 1194-1196), y el general el del ejército.',
      en: 'The example adds 1000 + 300 and divides 1000/1.3 = 769 (line 279). Veterans and Elites change the value of the unit (lines 1194-1196), and the general that of the army.',
    },
  },
  R58: {
    question: {
      es: 'En el Avance en línea, ¿cómo se mide la distancia de menos de 1 UD entre flancos?',
      en: 'In Line advance, how is the distance of less than 1 UD between flanks measured?',
    },
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
      es: 'Vale cualquier punto del flanco propio (línea 1275), luego cuenta el más cercano; sobre el flanco ajeno no se dice nada.',
      en: 'Any point of the own flank will do (line 1275), so the nearest one counts; of the other flank nothing is said.',
    },
  },
  R61: {
    question: { es: '¿Qué unidades son montadas?', en: 'Which units are mounted?' },
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
      es: 'El antiguo nombre de caballería pasa a unidades montadas (línea 182); se habla de caballería y otras monturas (línea 1100) y de montadas con los carros incluidos (línea 1204). Que los elefantes lo son lo dice además la lista de cartas de la editorial (conocimiento general, no del reglamento).',
      en: "What was called cavalry becomes mounted units (line 182); the book speaks of cavalry and other mounts (line 1100) and of mounted units with chariots included (line 1204). That elephants are mounted is also said by the publisher's list of cards (general knowledge, not from the book).",
    },
  },
  R64: {
    question: {
      es: 'Con varios generales, la partida acaba si todos mueren o huyen, pero el mando pasa también si el jefe es herido. ¿Es a propósito?',
      en: 'With several generals, the game ends if all die or flee, but command also passes if the chief is wounded. Is that on purpose?',
    },
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
      es: 'Ambas frases están en el mismo párrafo (línea 1228), y nada obliga a igualarlas.',
      en: 'Both sentences are in the same paragraph (line 1228), and nothing compels making them equal.',
    },
  },
  R65: {
    question: {
      es: '¿Bastan el ataque frontal o la unidad vecina para que un flanco esté protegido?',
      en: 'Is the frontal attack or the neighbour enough for a flank to be protected?',
    },
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
      es: 'Las condiciones van seguidas (líneas 1260-1263), y el +1 es por cada flanco protegido (línea 1264).',
      en: 'The conditions stand in a row (lines 1260-1263), and the +1 is for each flank protected (line 1264).',
    },
  },
  R66: {
    question: {
      es: 'Con niebla de guerra, ¿basta estar lejos de una unidad enemiga para seguir oculta?',
      en: 'With fog of war, is it enough to be far from one enemy unit to stay hidden?',
    },
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
      es: 'Se dice a mayor distancia «de alguna» unidad propia (línea 1249), pero también que se descubre al acercarse a alguna enemiga (línea 1250).',
      en: 'The book says farther “from some” own unit (line 1249), but also that it is revealed on coming near some enemy (line 1250).',
    },
  },
});
