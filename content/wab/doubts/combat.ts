import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R46: {
    clauses: 'wab-5.10 wab-8.18',
    place: {
      es: '«Quien golpea primero» (pág. 24); «Ganar momentum en combate empatados» (pág. 36)',
      en: '“Quien golpea primero” (p. 24); “Ganar momentum en combate empatados” (p. 36)',
    },
    question: {
      es: '¿Quién golpea primero tras un empate con la misma Iniciativa?',
      en: 'Who strikes first after a draw with equal Initiative?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El bando cuyos músicos ganaron el momentum.',
          en: 'The side whose musicians won the momentum.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Nadie tiene prioridad, porque nadie ganó.',
          en: 'Nobody has priority, as nobody won.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla explica la prioridad por el momentum.',
      en: 'The rule explains the priority by the momentum.',
    },
  },
  R47: {
    clauses: 'wab-3.61 wab-5.8 wab-6.46',
    place: {
      es: '«Quien golpea primero» (pág. 24); «Contracargas» (pág. 18); «Perseguir hacia un enemigo preparado» (pág. 30), último párrafo',
      en: '“Quien golpea primero” (p. 24); “Contracargas” (p. 18); “Perseguir hacia un enemigo preparado” (p. 30), last paragraph',
    },
    question: {
      es: '¿Quién golpea primero si han cargado los dos bandos?',
      en: 'Who strikes first if both sides have charged?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Se va por Iniciativa entre ellos.', en: 'They go by Initiative.' } },
      {
        key: 'b',
        text: { es: 'Primero quienes cargan este turno.', en: 'The chargers of this turn first.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Los perseguidores cuentan en todo como si cargaran.',
      en: 'Pursuers count in every way as having charged.',
    },
  },
  R48: {
    clauses: 'wab-5.20 wab-5.21 wab-6.83',
    place: {
      es: '«Impactar al enemigo» (pág. 25); «Obstáculos defendidos» (pág. 32)',
      en: '“Impactar al enemigo” (p. 25); “Obstáculos defendidos” (p. 32)',
    },
    question: {
      es: 'Obstáculo defendido: ¿el -1 es a la tirada o a la HA?',
      en: 'Defended obstacle: is the -1 to the roll or to Weapon Skill?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'A la tirada para impactar.', en: 'To the roll to hit.' } },
      { key: 'b', text: { es: 'A la Habilidad de Armas.', en: 'To Weapon Skill.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Así lo escribe la regla completa de los obstáculos.',
      en: 'The full rule on obstacles is worded so.',
    },
  },
  R49: {
    clauses: 'wab-5.20 wab-6.80',
    place: {
      es: '«Impactar al enemigo» (pág. 25); «Obstáculos defendidos» (pág. 32)',
      en: '“Impactar al enemigo” (p. 25); “Obstáculos defendidos” (p. 32)',
    },
    question: { es: '¿Quién defiende un obstáculo?', en: 'Who defends an obstacle?' },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La infantería con su primera fila justo detrás.',
          en: 'Infantry with its front rank directly behind it.',
        },
      },
      { key: 'b', text: { es: 'Cualquier tropa.', en: 'Any troops.' } },
    ],
    adopted: 'a',
    why: { es: 'Lo dice la regla completa.', en: 'The full rule says so.' },
  },
  R51: {
    clauses: 'wab-5.41',
    place: {
      es: '«Resultado del combate» (pág. 27), tabla de bonos, filas',
      en: '“Resultado del combate” (p. 27), table of bonuses, filas',
    },
    question: {
      es: '¿Cuándo está completa una fila para el bono?',
      en: 'When is a rank full for the bonus?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Con 4 miniaturas o más, aunque la primera sea más ancha.',
          en: 'With 4 models or more, even if the front is wider.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Solo si es tan ancha como la primera.',
          en: 'Only if it is as wide as the front.',
        },
      },
    ],
    adopted: 'a',
    why: { es: 'El paréntesis define qué es completa.', en: 'The bracket defines what full is.' },
  },
  R55: {
    clauses: 'wab-8.18',
    place: {
      es: '«Ganar momentum en combate empatados» (pág. 36); «Resultado del combate» (pág. 27), tabla de bonos, Momentum',
      en: '“Ganar momentum en combate empatados” (p. 36); “Resultado del combate” (p. 27), table of bonuses, Momentum',
    },
    question: {
      es: '¿Y si los dados más altos de los músicos son iguales?',
      en: 'What if the musicians’ highest dice are equal?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Nadie tiene el momentum.', en: 'Nobody has the momentum.' } },
      { key: 'b', text: { es: 'Se vuelve a tirar.', en: 'They roll again.' } },
    ],
    adopted: 'a',
    why: { es: 'Ninguno tiene el mayor resultado.', en: 'Neither has the highest result.' },
  },
  R103: {
    clauses: 'wab-5.9 wab-5.10',
    place: { es: '«Quien golpea primero» (pág. 24)', en: '“Quien golpea primero” (p. 24)' },
    question: {
      es: 'Misma Iniciativa y nadie tiene el momentum: ¿quién golpea primero?',
      en: 'Equal Initiative and nobody has the momentum: who strikes first?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Cada bando tira 1 dado y golpea primero el más alto.',
          en: 'Each side rolls 1 die and the higher strikes first.',
        },
      },
      { key: 'b', text: { es: 'Los dos a la vez.', en: 'Both at the same time.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El libro no dice nada; así se juega el reglamento inglés.',
      en: 'The book says nothing; it is how the English game is played.',
    },
  },
  R104: {
    clauses: 'wab-5.37 wab-8.3 wab-8.4',
    place: {
      es: '«Campeones, músicos y estandartes» (pág. 35); «Contando bajas» (pág. 27)',
      en: '“Campeones, músicos y estandartes” (p. 35); “Contando bajas” (p. 27)',
    },
    question: {
      es: '¿De quién se pierde antes el golpe cuando se salva el mando?',
      en: 'Whose blow is lost first when the command is spared?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'De las miniaturas ordinarias que luchan.',
          en: 'That of ordinary models who fight.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'De las del mando que se salvan.',
          en: 'That of the command models who are spared.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Su dueño elige a quién retira, y el mando solo paga cuando otro cae en su lugar.',
      en: 'The owner chooses whom to remove, and the command pays only when another falls in its place.',
    },
  },
  R105: {
    clauses: 'wab-5.48 wab-5.50',
    place: {
      es: '«Resultado del combate» (pág. 27), tabla de bonos, flanco y retaguardia',
      en: '“Resultado del combate” (p. 27), table of bonuses, flanco and retaguardia',
    },
    question: {
      es: 'Los dos bandos atacan flancos y retaguardias: ¿cómo se comparan?',
      en: 'Both sides attack flanks and rears: how are they compared?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Flancos con flancos y retaguardias con retaguardias.',
          en: 'Flanks with flanks and rears with rears.',
        },
      },
      { key: 'b', text: { es: 'Todos juntos.', en: 'All together.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El bono por retaguardia tiene condiciones idénticas, pero suyas.',
      en: 'The rear bonus has identical conditions, but its own.',
    },
  },
  R107: {
    clauses: 'wab-3.40 wab-5.38',
    place: {
      es: '«Cargas múltiples contra un mismo objetivo» (pág. 16), pie de figura; «Resultado del combate» (pág. 27), tabla de bonos; «Desmoralización» (pág. 28); «Perseguir» (pág. 29); «Desafios» (pág. 40)',
      en: '“Cargas múltiples contra un mismo objetivo” (p. 16), caption; “Resultado del combate” (p. 27), table of bonuses; “Desmoralización” (p. 28); “Perseguir” (p. 29); “Desafios” (p. 40)',
    },
    question: {
      es: '¿Qué es un combate cuando una unidad lucha con dos?',
      en: 'What is one combat when a unit fights two?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Todas las unidades unidas por el contacto, con un solo resultado.',
          en: 'All units linked by contact, with one result.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Cada pareja de unidades, con el suyo.',
          en: 'Each pair of units, with its own.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La tabla cuenta un estandarte y un flanco «por combate».',
      en: 'The table counts one standard and one flank “per combat”.',
    },
  },
  R113: {
    clauses: 'wab-5.47 wab-5.50',
    place: {
      es: '«Resultado del combate» (pág. 27), tabla de bonos, flanco y retaguardia; «Hostigadores», «Combate cuerpo a cuerpo» (pág. 63)',
      en: '“Resultado del combate” (p. 27), table of bonuses, flanco and retaguardia; “Hostigadores”, “Combate cuerpo a cuerpo” (p. 63)',
    },
    question: {
      es: '¿Dan el bono de flanco o retaguardia los hostigadores?',
      en: 'Do skirmishers earn the flank or rear bonus?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí, si son 5 o más.', en: 'Yes, if there are 5 or more.' } },
      { key: 'b', text: { es: 'No: solo las unidades formadas.', en: 'No: only formed units.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El bono pide 5 miniaturas, y su capítulo no se lo quita.',
      en: 'The bonus asks for 5 models, and their chapter does not take it away.',
    },
  },
  R120: {
    clauses: 'wab-5.13 wab-5.19',
    place: {
      es: '«Qué miniaturas pueden luchar» (pág. 24); «Impactar al enemigo» (pág. 25); «Caballo de guerra (Warhorse)» (pág. 58)',
      en: '“Qué miniaturas pueden luchar” (p. 24); “Impactar al enemigo” (p. 25); “Caballo de guerra (Warhorse)” (p. 58)',
    },
    question: { es: '¿Cuándo golpea una montura?', en: 'When does a mount strike?' },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Con su propia Iniciativa, o primero con el jinete si han cargado.',
          en: 'At its own Initiative, or first with its rider if they charged.',
        },
      },
      {
        key: 'b',
        text: { es: 'Siempre a la vez que el jinete.', en: 'Always together with the rider.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Sus ataques se hacen aparte y tiene Iniciativa propia.',
      en: 'Its attacks are made separately and it has an Initiative.',
    },
  },
});
