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
  R281: {
    clauses: 'wab-11.4 wab-11.25',
    place: {
      es: '«Salvación máxima» (pág. 48); «Barda de tela (Cloth barding)» (pág. 49)',
      en: '“Salvación máxima” (p. 48); “Barda de tela (Cloth barding)” (p. 49)',
    },
    question: {
      es: '¿Puede salvar con 2+ una caballería cuya barda no cuenta contra esa herida?',
      en: 'May cavalry save on 2+ if its barding does not count against that wound?',
    },
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'Sí: basta con que la lleve.', en: 'Yes: wearing it is enough.' } },
      { key: 'b', text: { es: 'No: su límite es entonces 3+.', en: 'No: its limit is then 3+.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El texto solo pregunta si la caballería lleva barda.',
      en: 'The text asks only whether the cavalry wears barding.',
    },
  },
  R289: {
    clauses: 'wab-10.13 wab-10.18',
    place: {
      es: '«Armas a dos manos» (pág. 43), punto 1; «Alabardas (Halberds)» (pág. 44), punto 1; «Rodela (Buckler)» (pág. 49); «Factor de movimiento» (pág. 8), párrafo tras la tabla',
      en: '“Armas a dos manos” (p. 43), point 1; “Alabardas (Halberds)” (p. 44), point 1; “Rodela (Buckler)” (p. 49); “Factor de movimiento” (p. 8), paragraph after the table',
    },
    question: {
      es: '¿Se puede usar una rodela con un arma a dos manos o una alabarda?',
      en: 'May a buckler be used with a two-handed weapon or a halberd?',
    },
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'No, como ningún escudo.', en: 'No, like any shield.' } },
      {
        key: 'b',
        text: { es: 'Sí: solo se nombra el escudo.', en: 'Yes: only the shield is named.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Las reglas básicas la llaman un escudo muy pequeño.',
      en: 'The basic rules call it a very small shield.',
    },
  },
  R296: {
    clauses: 'wab-4.50 wab-10.59 wab-10.62 wab-10.65',
    place: {
      es: '«7+ para disparar» (pág. 22); «Arco largo (Long bow)» (pág. 46), «Ballesta (Crossbow)» (pág. 47) y «Pistola o arcabuz (Handgun)» (pág. 47), tablas del arma',
      en: '“7+ para disparar” (p. 22); “Arco largo (Long bow)” (p. 46), “Ballesta (Crossbow)” (p. 47) and “Pistola o arcabuz (Handgun)” (p. 47), tables of the weapon',
    },
    question: {
      es: 'Si necesitar 7 o más baja la Fuerza, ¿baja también el modificador impreso del arma?',
      en: 'If needing 7 or more lowers the Strength, does the printed modifier of the weapon shrink too?',
    },
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'No: es del arma.', en: 'No: it belongs to the weapon.' } },
      { key: 'b', text: { es: 'Sí, tanto como la Fuerza.', en: 'Yes, as much as the Strength.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El modificador impreso sustituye al de la Fuerza, así que no depende de ella.',
      en: 'The printed modifier replaces that of Strength, so it does not depend on it.',
    },
  },
  R304: {
    clauses: 'wab-10.1 wab-5.28 wab-5.23',
    place: {
      es: '«Valor máximo de fuerza» (pág. 43); «Modificadores del arma» (pág. 25); «7+ para impactar» (pág. 25)',
      en: '“Valor máximo de fuerza” (p. 43); “Modificadores del arma” (p. 25); “7+ para impactar” (p. 25)',
    },
    question: {
      es: 'Con más de 5 de Fuerza y un 7 o más para impactar, ¿qué va antes?',
      en: 'With more than Strength 5 and a 7 or more to hit, which comes first?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'El tope de 5; luego baja.', en: 'The limit of 5; then it is lowered.' },
      },
      {
        key: 'b',
        text: { es: 'Baja primero; luego el tope.', en: 'It is lowered first; then the limit.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El texto dice que el exceso se descarta.',
      en: 'The text says that the excess is discarded.',
    },
  },
  R310: {
    clauses: 'wab-10.7 wab-10.25 wab-10.30 wab-10.31 wab-12.25',
    place: {
      es: '«Armas mixtas (del FAQ oficial)» (pág. 43), punto 2; «Venablo (Throwing spear)» (pág. 44), punto 1; «Lanza arrojadiza pesada (Heavy throwing spear)» (pág. 45), puntos 1 y 2; «Odio encarnizado (Hatred)» (pág. 51), punto 2; «Arrasamiento (Overrun)» (pág. 32)',
      en: '“Armas mixtas (del FAQ oficial)” (p. 43), point 2; “Venablo (Throwing spear)” (p. 44), point 1; “Lanza arrojadiza pesada (Heavy throwing spear)” (p. 45), points 1 and 2; “Odio encarnizado (Hatred)” (p. 51), point 2; “Arrasamiento (Overrun)” (p. 32)',
    },
    question: {
      es: '¿Es primer turno de combate para quien ya luchaba aquel en que se une un enemigo nuevo?',
      en: 'Is a turn in which a new enemy joins a first turn of combat for who was fighting already?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: cada unidad tiene uno, el de su llegada.',
          en: 'No: each unit has one, that of its arrival.',
        },
      },
      { key: 'b', text: { es: 'Sí, contra ese enemigo.', en: 'Yes, against that enemy.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La regla del arrollamiento cuenta por unidad, y un combate dura hasta que se separan.',
      en: 'The overrun rule counts for each unit, and a combat lasts until the units are apart.',
    },
  },
});
