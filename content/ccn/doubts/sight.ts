import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R5: {
    place: {
      es: '5. Turno de juego, «Procedimiento para el Combate a Distancia (Disparo)», paso «3. Comprobar la Línea de Visión», párrafo 2',
      en: '5. Turn, “Ranged Combat Procedure (Fire)”, step “3. Check the Line of Sight”, paragraph 2',
    },
    question: {
      es: 'La línea de visión va por 2 bordes de hexágono y tiene una obstrucción a un lado en uno y al otro lado en el otro. ¿Está bloqueada?',
      en: 'The line of sight runs along 2 hexsides, with an obstruction on one side at the first and on the other side at the second. Is it blocked?',
    },
    clauses: 'ccn-5.92',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: basta una obstrucción a cada lado de la línea, aunque no estén en el mismo borde.',
          en: 'Yes: one obstruction on each side of the line is enough, even if they are not at the same hexside.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'No: las 2 obstrucciones deben estar a ambos lados del mismo borde.',
          en: 'No: the 2 obstructions must be on both sides of the same hexside.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento pide obstrucciones a ambos lados de la línea, sin hablar de un mismo borde: es sólo una elección. Sólo puede darse en un disparo a 4 hexágonos, es decir, de artillería.',
      en: 'The book asks for obstructions on both sides of the line and does not speak of one and the same hexside: it is only a choice. It can arise only in fire at 4 hexes, that is, by artillery.',
    },
  },
  R56: {
    place: {
      es: '5. Turno de juego, «Procedimiento para el Combate a Distancia (Disparo)», paso «3. Comprobar la Línea de Visión», párrafo 2',
      en: '5. Turn, “Ranged Combat Procedure (Fire)”, step “3. Check the Line of Sight”, paragraph 2',
    },
    question: {
      es: '¿Cuenta el borde del tablero como obstrucción cuando la línea de visión va por el borde de un hexágono?',
      en: 'Does the edge of the board count as an obstruction when the line of sight runs along a hexside?',
    },
    clauses: 'ccn-5.90 ccn-5.92',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: si a un lado de la línea acaba el tablero y al otro hay una obstrucción, está bloqueada.',
          en: 'Yes: if the board ends on one side of the line and there is an obstruction on the other, it is blocked.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El reglamento nombra el borde del campo de batalla entre las obstrucciones.',
      en: 'The book names the edge of the battlefield among the obstructions.',
    },
  },
  R57: {
    place: {
      es: '7. Terreno, «Colina», apartado Línea de Visión, párrafo 4',
      en: '7. Terrain, “Hill”, section Line of Sight, paragraph 4',
    },
    question: {
      es: 'Dos unidades se ven a través de los hexágonos unidos de una misma colina. ¿También si en medio hay otra unidad?',
      en: 'Two units see each other across the connected hexes of one hill. Even with another unit between them?',
    },
    clauses: 'ccn-5.90 ccn-7.19',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: sólo la colina deja de estorbar; una unidad o un líder en medio obstruyen como siempre.',
          en: 'No: only the hill ceases to be in the way; a unit or leader between them obstructs as always.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: en la meseta no estorba nada.',
          en: 'Yes: nothing on the plateau is in the way.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Unidades y líderes obstruyen siempre, y la regla de las colinas separadas por terreno bajo nombra las unidades como lo que aún la bloquea.',
      en: 'Units and leaders always obstruct, and the rule for hills parted by low ground names units as what still blocks it.',
    },
  },
  R58: {
    place: {
      es: '7. Terreno, «Colina», apartado Línea de Visión, párrafos 1, 4 y 5',
      en: '7. Terrain, “Hill”, section Line of Sight, paragraphs 1, 4 and 5',
    },
    question: {
      es: 'Entre dos unidades en colinas hay terreno bajo y además otra colina que no está unida a ambas. ¿Se ven?',
      en: 'Between two units on hills there is low ground, and also another hill that is not connected to both. Do they see each other?',
    },
    clauses: 'ccn-7.16 ccn-7.19 ccn-7.20',
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: la colina de en medio tapa lo que hay detrás.',
          en: 'No: the hill between them hides what lies behind it.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: todo está a la misma altura, y se ve por encima de colinas y de terreno bajo.',
          en: 'Yes: all stand at one height and see over hills and low ground alike.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Una colina bloquea lo que está detrás, y ninguna de las 2 excepciones encaja: ni es una sola colina unida ni hay en medio sólo terreno bajo. Como el reglamento no trata el caso, es sólo una elección.',
      en: 'A hill blocks what is behind it, and neither of the 2 exceptions fits: it is not one connected hill, nor is there only low ground between. As the book does not treat the case, it is only a choice.',
    },
  },
  R59: {
    place: {
      es: '7. Terreno, «Colina», apartado Combate, párrafo sobre la artillería y su ejemplo; 6. Tácticas y acciones napoleónicas, «Combate de Armas Combinadas», párrafo 1',
      en: '7. Terrain, “Hill”, section Combat, paragraph on artillery and its example; 6. Napoleonic Tactics and Actions, “Combined Arms Combat”, paragraph 1',
    },
    question: {
      es: '¿Qué hace falta para que la artillería dispare por encima de una unidad amiga?',
      en: 'What does artillery need in order to fire over a friendly unit?',
    },
    clauses: 'ccn-6.51 ccn-7.13 ccn-7.14',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Que esté en una colina, que la unidad o el líder amigo esté en un hexágono adyacente más bajo sin terreno que bloquee, y que no sea un ataque de Armas Combinadas. Cualquier otra obstrucción de la línea cuenta.',
          en: 'It must be on a hill, the friendly unit or leader must be in a lower adjacent hex without blocking terrain, and it must not be a Combined Arms attack. Any other obstruction on the line counts.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Así lo dicen, juntas, la regla de la colina y la de las Armas Combinadas.',
      en: 'So say the rules for hills and for Combined Arms, put together.',
    },
  },
});
