import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R28: {
    clauses: 'wab-3.10 wab-4.64 wab-4.65 wab-7.21',
    place: {
      es: '«Reacciones a la carga» (pág. 14), «Aguantar y disparar»; «Disparo», «Pánico» (pág. 23); «Cuando realizar un chequeo de pánico» (pág. 33), punto 5',
      en: '“Reacciones a la carga” (p. 14), “Aguantar y disparar”; “Disparo”, “Pánico” (p. 23); “Cuando realizar un chequeo de pánico” (p. 33), point 5',
    },
    question: {
      es: '¿Con el 25% justo de bajas se chequea pánico?',
      en: 'Does exactly 25% of casualties call for a Panic test?',
    },
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'Sí.', en: 'Yes.' } },
      { key: 'b', text: { es: 'No: hace falta más del 25%.', en: 'No: it takes more than 25%.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Tres de los cuatro pasajes dicen 25% o más, y entre ellos los dos del pánico.',
      en: 'Three of four passages say 25% or more, both rules on panic among them.',
    },
  },
  R29: {
    clauses: 'wab-4.64 wab-7.21',
    place: {
      es: '«Disparo», «Pánico» (pág. 23); «Cuando realizar un chequeo de pánico» (pág. 33), punto 5',
      en: '“Disparo”, “Pánico” (p. 23); “Cuando realizar un chequeo de pánico” (p. 33), point 5',
    },
    question: { es: '¿25% de qué miniaturas?', en: '25% of which models?' },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'De las que tiene la unidad al empezar los disparos de esa fase.',
          en: 'Of those that the unit has when the shooting of that phase begins.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'De las que tenía al empezar la batalla.',
          en: 'Of those with which it began the battle.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El libro habla de las que la componen ahora.',
      en: 'The book speaks of those that now make it up.',
    },
  },
  R33: {
    clauses: 'wab-4.4 wab-4.22',
    place: {
      es: '«Quién puede disparar» (pág. 20); «Disparar a una carga» (pág. 21); «Encaramiento» (pág. 7)',
      en: '“Quién puede disparar” (p. 20); “Disparar a una carga” (p. 21); “Encaramiento” (p. 7)',
    },
    question: {
      es: '¿Las tropas montadas deben mirar a quien las carga para dispararle?',
      en: 'Must mounted troops face whoever charges them to shoot?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'No: disparan todo alrededor.', en: 'No: they shoot all round.' } },
      { key: 'b', text: { es: 'Sí.', en: 'Yes.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Su arco de disparo no tiene límite en ningún sitio.',
      en: 'Their arc of fire has no limit anywhere.',
    },
  },
  R34: {
    clauses: 'wab-4.18 wab-4.44',
    place: {
      es: '«Distancia de disparo» (pág. 20); «Impactar al objetivo» (pág. 22), tabla de modificadores',
      en: '“Distancia de disparo” (p. 20); “Impactar al objetivo” (p. 22), table of modifiers',
    },
    question: {
      es: '¿Corto o largo alcance, por miniatura o por unidad?',
      en: 'Short or long range, by model or by unit?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Por miniatura.', en: 'By model.' } },
      {
        key: 'b',
        text: { es: 'Una distancia para toda la unidad.', en: 'One range for the whole unit.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Así se mira también si está a alcance.',
      en: 'That is how being in range is judged too.',
    },
  },
  R35: {
    clauses: 'wab-4.34',
    place: { es: '«Disparo en masa» (pág. 21)', en: '“Disparo en masa” (p. 21)' },
    question: {
      es: 'Disparo en masa: ¿la mitad de todas o fila por fila?',
      en: 'Massed shooting: half of all or rank by rank?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La mitad de todas las de atrás que llegan, redondeando una vez.',
          en: 'Half of all those behind that are in range, rounded once.',
        },
      },
      { key: 'b', text: { es: 'La mitad de cada fila.', en: 'Half of each rank.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El libro habla de las que están en las filas de atrás, juntas.',
      en: 'The book speaks of those in the rear ranks together.',
    },
  },
  R38: {
    clauses: 'wab-4.50 wab-5.23',
    place: {
      es: '«7+ para disparar» (pág. 22); «7+ para impactar» (pág. 25)',
      en: '“7+ para disparar” (p. 22); “7+ para impactar” (p. 25)',
    },
    question: {
      es: '¿Qué pasa si hace falta un 11 o más para impactar?',
      en: 'What if 11 or more is needed to hit?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sigue 1 de Fuerza por punto: 11 es -5.',
          en: 'It goes on by 1 Strength a point: 11 is -5.',
        },
      },
      { key: 'b', text: { es: '-4 es lo máximo.', en: '-4 is the most.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La tabla baja 1 por punto y no dice que pare.',
      en: 'The table falls by 1 a point and does not say that it ends.',
    },
  },
  R43: {
    clauses: 'wab-4.42',
    place: {
      es: '«Impactar al objetivo» (pág. 22), tabla de modificadores; «Disparar a una carga» (pág. 21); «Ballesta (Crossbow)» (pág. 47)',
      en: '“Impactar al objetivo” (p. 22), table of modifiers; “Disparar a una carga” (p. 21); “Ballesta (Crossbow)” (p. 47)',
    },
    question: {
      es: '¿Lleva -1 por mover quien dispara a una carga?',
      en: 'Is a shot at a charge at -1 for moving?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: en el turno del enemigo no ha movido.',
          en: 'No: it has not moved in the enemy’s turn.',
        },
      },
      {
        key: 'b',
        text: { es: 'Sí, si movió en su turno.', en: 'Yes, if it moved in its own turn.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las ballestas, que no mueven y disparan, pueden aguantar y disparar.',
      en: 'Crossbows, which may not move and shoot, may stand and shoot.',
    },
  },
  R45: {
    clauses: 'wab-4.34 wab-4.35',
    place: {
      es: '«Disparo en masa» (pág. 21), último párrafo; «Formaciones combinadas» (pág. 54), puntos 4 y 5',
      en: '“Disparo en masa” (p. 21), last paragraph; “Formaciones combinadas” (p. 54), points 4 and 5',
    },
    question: {
      es: '¿Cuántos arqueros detrás de otras tropas disparan?',
      en: 'How many archers behind other troops shoot?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La fila más cercana al frente entera, y las demás con la mitad.',
          en: 'The rank nearest the front in full, those behind with half.',
        },
      },
      { key: 'b', text: { es: 'La mitad de todos los de atrás.', en: 'Half of all behind.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Así lo dice la regla de las formaciones combinadas.',
      en: 'The rule on combined formations says so.',
    },
  },
  R83: {
    clauses: 'wab-9.36',
    place: { es: '«Disparando a personajes» (pág. 39)', en: '“Disparando a personajes” (p. 39)' },
    question: {
      es: '¿El blanco más cercano de entre quiénes?',
      en: 'The nearest target among whom?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'De los enemigos que los tiradores ven.',
          en: 'Among enemies whom the shooters see.',
        },
      },
      { key: 'b', text: { es: 'De todos los de la mesa.', en: 'Among all on the table.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Un blanco es alguien a quien se puede disparar.',
      en: 'A target is one that can be shot at.',
    },
  },
  R102: {
    clauses: 'wab-4.50 wab-4.57 wab-5.23',
    place: {
      es: '«7+ para disparar» (pág. 22); «Modificador a la tirada de salvación» (pág. 23); «7+ para impactar» (pág. 25)',
      en: '“7+ para disparar” (p. 22); “Modificador a la tirada de salvación” (p. 23); “7+ para impactar” (p. 25)',
    },
    question: {
      es: '¿Cuenta la Fuerza rebajada por un 7+ para la salvación?',
      en: 'Does Strength lowered by a 7+ count for the save?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí.', en: 'Yes.' } },
      { key: 'b', text: { es: 'No: solo para herir.', en: 'No: only to wound.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Baja la Fuerza del propio impacto.',
      en: 'The Strength of the hit itself is lowered.',
    },
  },
  R109: {
    clauses: 'wab-3.37 wab-4.22 wab-4.27',
    place: {
      es: '«Cargas múltiples contra un mismo objetivo» (pág. 16); «Disparar a una carga» (pág. 21); «Dividir un disparo» (pág. 21)',
      en: '“Cargas múltiples contra un mismo objetivo” (p. 16); “Disparar a una carga” (p. 21); “Dividir un disparo” (p. 21)',
    },
    question: {
      es: '¿Cómo se dispara a varios que cargan?',
      en: 'How are several chargers shot at?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Se elige a uno que esté lo bastante lejos y a la vista.',
          en: 'One that is far enough and in sight is picked.',
        },
      },
      {
        key: 'b',
        text: { es: 'Solo si todos están lo bastante lejos.', en: 'Only if all are far enough.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Hay un blanco para los disparos, y cada distancia se mira aparte.',
      en: 'There is one target, and each distance is judged by itself.',
    },
  },
});
