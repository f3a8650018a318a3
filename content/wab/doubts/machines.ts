import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R239: {
    clauses: 'wab-18.67',
    place: {
      es: '«Fuego de artillería de varios cañones» (pág. 78); «Tabla de problemas de la artillería» (pág. 77)',
      en: '“Fuego de artillería de varios cañones” (p. 78); “Tabla de problemas de la artillería” (p. 77)',
    },
    question: {
      es: '¿Qué hace un MISFIRE del cañón órgano?',
      en: 'What does a MISFIRE of an organ gun do?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Se tira en la tabla de problemas del cañón.',
          en: 'Roll on the misfire table of cannon.',
        },
      },
      { key: 'b', text: { es: 'Sólo se pierde el disparo.', en: 'Only the shot is lost.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La tabla se llama «de la artillería», y el cañón órgano es artillería de varios cañones.',
      en: 'The table is called that of artillery, and an organ gun is artillery with several barrels.',
    },
  },
  R241: {
    clauses: 'wab-19.6 wab-19.16 wab-19.20',
    place: {
      es: '«Punto de ruptura del ejército (Army break point)» (pág. 79), último párrafo; «Tabla de victoria» (pág. 79)',
      en: '“Punto de ruptura del ejército (Army break point)” (p. 79), last paragraph; “Tabla de victoria” (p. 79)',
    },
    question: {
      es: '¿Está roto un ejército que llega justo a su punto de ruptura?',
      en: 'Is an army broken that is exactly at its break point?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'No: sólo por debajo de él.', en: 'No: only below it.' } },
      { key: 'b', text: { es: 'Sí: desde que llega a él.', en: 'Yes: once it is at it.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La frase que acaba la partida dice «bajo su punto de ruptura»; las otras, «reducido a».',
      en: 'The sentence that ends the game says below its break point; the others say reduced to it.',
    },
  },
  R282: {
    clauses: 'wab-19.7 wab-19.11',
    place: {
      es: '«Tabla de victoria» (pág. 79); «Punto de ruptura» (pág. 79)',
      en: '“Tabla de victoria” (p. 79); “Punto de ruptura” (p. 79)',
    },
    question: {
      es: '¿Cuenta como perdida la unidad que aún huye en la mesa al final?',
      en: 'Does a unit that is still fleeing on the table at the end count as lost?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'No: sólo la que ha salido.', en: 'No: only one that has left it.' },
      },
      {
        key: 'b',
        text: { es: 'Sí, como la que ha salido.', en: 'Yes, like one that has left it.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'En la línea del General el libro distingue «huido» de «huyendo».',
      en: 'In the line on the General the book tells fled from fleeing.',
    },
  },
  R283: {
    clauses: 'wab-18.70 wab-18.15',
    place: {
      es: '«Balistas» (pág. 76); «Efectos del daño o la pérdida de dotación» (pág. 73)',
      en: '“Balistas” (p. 76); “Efectos del daño o la pérdida de dotación” (p. 73)',
    },
    question: {
      es: '¿Basta un artillero para disparar una balista?',
      en: 'Is one crewman enough to shoot a bolt thrower?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, con la tirada por la dotación perdida.',
          en: 'Yes, with the roll for lost crew.',
        },
      },
      { key: 'b', text: { es: 'No: hacen falta 2.', en: 'No: it needs 2.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La frase que habla de 2 o más describe la máquina; la regla pide al menos 1.',
      en: 'The sentence that speaks of 2 or more describes the machine; the rule asks for at least 1.',
    },
  },
  R285: {
    clauses: 'wab-18.66',
    place: {
      es: '«Artillería de varios cañones o cañones órgano», «Movimiento» (pág. 78); «Cañones», «Movimiento» (pág. 77)',
      en: '“Artillería de varios cañones o cañones órgano”, “Movimiento” (p. 78); “Cañones”, “Movimiento” (p. 77)',
    },
    question: {
      es: '¿Puede disparar un cañón órgano que sólo gira?',
      en: 'May an organ gun that merely turns shoot?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: girar es mover, como en el cañón.',
          en: 'No: to turn is to move, as for cannon.',
        },
      },
      { key: 'b', text: { es: 'Sí.', en: 'Yes.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El cañón órgano dispara como el cañón hacia donde apunta.',
      en: 'Like a cannon it shoots where its barrels point.',
    },
  },
  R312: {
    clauses: 'wab-19.6 wab-19.10 wab-19.20',
    place: {
      es: '«Punto de ruptura del ejército (Army break point)» (pág. 79); «Tabla de victoria» (pág. 79)',
      en: '“Punto de ruptura del ejército (Army break point)” (p. 79); “Tabla de victoria” (p. 79)',
    },
    question: { es: '¿Ha perdido el ejército roto?', en: 'Has a broken army lost?' },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'No por eso: deciden los puntos.', en: 'Not by that: points decide.' },
      },
      { key: 'b', text: { es: 'Sí: pierde el ejército roto.', en: 'Yes: the broken army loses.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Los puntos se cuentan con cualquier sistema y escenario, y 500 son por romper al enemigo.',
      en: 'Points are counted whatever the system and scenario, and 500 of them are for breaking the enemy.',
    },
  },
  R317: {
    clauses: 'wab-18.28',
    place: {
      es: '«Disparando la catapulta» (pág. 74); «Sumario de las catapultas» (pág. 75), punto 1; «Línea de disparo bloqueadas» (pág. 20)',
      en: '“Disparando la catapulta” (p. 74); “Sumario de las catapultas” (p. 75), point 1; “Línea de disparo bloqueadas” (p. 20)',
    },
    question: { es: '¿Debe ver su blanco una catapulta?', en: 'Must a catapult see its target?' },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: { es: 'Sí: la máquina o su dotación.', en: 'Yes: the machine or its crew must.' },
      },
      { key: 'b', text: { es: 'No: puede tirar a ciegas.', en: 'No: it may shoot blind.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Nada levanta la regla general de la visión; la piedra sí vuela por encima de todo.',
      en: 'Nothing lifts the general rule of sight; the stone itself flies over everything.',
    },
  },
  R321: {
    clauses: 'wab-19.15',
    place: {
      es: '«Tabla de victoria» (pág. 79); «Huida» (pág. 12)',
      en: '“Tabla de victoria” (p. 79); “Huida” (p. 12)',
    },
    question: {
      es: '¿Ocupa un cuadrante la unidad que huye?',
      en: 'Does a fleeing unit hold a table quarter?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'No, pero se lo niega al enemigo.', en: 'No, but it denies it to the enemy.' },
      },
      { key: 'b', text: { es: 'Sí, como las demás.', en: 'Yes, like others.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Sólo ocupan las unidades formadas, y quien huye no tiene formación; «ningún enemigo» no tiene excepción.',
      en: 'Only formed units hold quarters, and a fleeing one has no formation; no enemy at all has no exception.',
    },
  },
  R322: {
    clauses: 'wab-19.15',
    place: { es: '«Tabla de victoria» (pág. 79)', en: '“Tabla de victoria” (p. 79)' },
    question: {
      es: '¿En qué cuadrante está la unidad que pisa dos?',
      en: 'In which quarter is a unit that stands across two?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: { es: 'En el que tiene más miniaturas.', en: 'In the one with most of its models.' },
      },
      {
        key: 'b',
        text: { es: 'En ninguno, y los niega ambos.', en: 'In none, and it denies both.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El libro no lo dice; la mayoría de las miniaturas decide en otros casos.',
      en: 'The book does not say; the majority of models decides in other cases.',
    },
  },
});
