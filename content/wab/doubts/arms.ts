import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R202: {
    clauses: 'wab-10.59 wab-10.62 wab-10.65',
    place: {
      es: '«Arco largo (Long bow)» (pág. 46), «Ballesta (Crossbow)» (pág. 47) y «Pistola o arcabuz (Handgun)» (pág. 47), tablas del arma; «Modificador a la tirada de salvación» (pág. 23)',
      en: '“Arco largo (Long bow)” (p. 46), “Ballesta (Crossbow)” (p. 47) and “Pistola o arcabuz (Handgun)” (p. 47), tables of the weapon; “Modificador a la tirada de salvación” (p. 23)',
    },
    question: {
      es: '¿El modificador impreso de un arma sustituye al de su Fuerza?',
      en: 'Does the printed modifier of a weapon replace that of its Strength?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí, es el único.', en: 'Yes, it is the only one.' } },
      { key: 'b', text: { es: 'No: se suman los dos.', en: 'No: both are added.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La ballesta de Fuerza 4 lleva impreso un -1, justo lo que da la Fuerza 4.',
      en: 'The crossbow of Strength 4 prints -1, just what Strength 4 gives.',
    },
  },
  R205: {
    clauses: 'wab-10.52 wab-4.28',
    place: {
      es: '«Piedras (Stones)» (pág. 46), última viñeta; «Disparo en masa» (pág. 21)',
      en: '“Piedras (Stones)” (p. 46), last bullet; “Disparo en masa” (p. 21)',
    },
    question: {
      es: '¿Se pueden lanzar piedras desde las filas traseras?',
      en: 'May stones be thrown from the rear ranks?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí, como los dardos.', en: 'Yes, like darts.' } },
      {
        key: 'b',
        text: {
          es: 'No: no están entre las armas del disparo en masa.',
          en: 'No: they are not among the weapons of massed shooting.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La frase está en el apartado de las piedras y repite la de los dardos.',
      en: 'The sentence stands in the section on stones and repeats that on darts.',
    },
  },
  R209: {
    clauses: 'wab-10.21',
    place: {
      es: '«Lanzas de empuje (Thrusting spear)» (pág. 44), punto 1; «Reglas de formación» (pág. 57), punto 2',
      en: '“Lanzas de empuje (Thrusting spear)” (p. 44), point 1; “Reglas de formación” (p. 57), point 2',
    },
    question: {
      es: '¿Qué movimiento impide a los lanceros luchar en dos filas?',
      en: 'Which move keeps spearmen from fighting in two ranks?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El del turno en curso: en turno enemigo no se han movido.',
          en: 'That of the turn being played: in the enemy’s turn they have not moved.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'El de su última fase de movimiento.',
          en: 'That of their own last movement phase.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La regla de la falange lo llama mover y luchar a la vez.',
      en: 'The rule on the phalanx calls it moving and fighting.',
    },
  },
  R218: {
    clauses: 'wab-12.9 wab-12.12',
    place: {
      es: '«Terror» (pág. 50), segundo párrafo y punto 1',
      en: '“Terror” (p. 50), second paragraph and point 1',
    },
    question: {
      es: '¿Cuántas veces chequea terror por cargas quien no es infantería?',
      en: 'How often do troops other than infantry test for terror on charges?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Cada vez; la infantería, una por batalla.',
          en: 'Every time; infantry once a battle.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Hasta que pasa uno: después sólo teme, como todos.',
          en: 'Until one is passed: after that they only fear, like all.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La frase que trata de este caso nombra las dos clases de tropas.',
      en: 'The sentence about this case names both kinds of troops.',
    },
  },
  R220: {
    clauses: 'wab-12.17',
    place: {
      es: '«Furia asesina (Frenzy)» (pág. 50), punto 2',
      en: '“Furia asesina (Frenzy)” (p. 50), point 2',
    },
    question: {
      es: '¿Da la furia asesina un Ataque también a la montura?',
      en: 'Does frenzy give an Attack to the mount too?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'No, sólo al jinete.', en: 'No, to the rider alone.' } },
      { key: 'b', text: { es: 'Sí, también a la montura.', en: 'Yes, to the mount too.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Son las tropas las que tienen un ataque adicional.',
      en: 'It is the troops that have one additional attack.',
    },
  },
});
