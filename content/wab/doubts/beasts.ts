import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R245: {
    clauses: 'wab-16.27',
    place: { es: '«Impactos de carros» (pág. 66)', en: '“Impactos de carros” (p. 66)' },
    question: {
      es: '¿Qué cuenta de los impactos de carro en el resultado del combate?',
      en: 'What do impact hits of chariots count for in the combat result?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Las heridas que causan y nadie salva.',
          en: 'The unsaved wounds that they cause.',
        },
      },
      { key: 'b', text: { es: 'Los impactos mismos.', en: 'The hits themselves.' } },
    ],
    adopted: 'a',
    why: { es: 'Sólo las heridas sin salvar puntúan.', en: 'Only unsaved wounds score.' },
  },
  R267: {
    clauses: 'wab-16.27 wab-16.30',
    place: {
      es: '«Impactos de carros» (pág. 66); «Carros contra falanges» (pág. 67)',
      en: '“Impactos de carros” (p. 66); “Carros contra falanges” (p. 67)',
    },
    question: {
      es: '¿Cuándo se resuelven los impactos de carro?',
      en: 'When are impact hits of chariots resolved?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Antes que los demás golpes, salvo los de picas.',
          en: 'Before all other blows but those of pikes.',
        },
      },
      {
        key: 'b',
        text: { es: 'Con los golpes de la dotación.', en: 'With the blows of the crew.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Los piqueros golpean «antes» que los impactos y que cualquier otro ataque.',
      en: 'Pikemen strike before the impact hits and any other attack.',
    },
  },
  R269: {
    clauses: 'wab-17.17 wab-9.54',
    place: {
      es: '«Elefantes», «Combate cuerpo a cuerpo» (pág. 69); «Salvación en elefantes o carros» (pág. 40); «Disparo», «Armadura» (pág. 22)',
      en: '“Elefantes”, “Combate cuerpo a cuerpo” (p. 69); “Salvación en elefantes o carros” (p. 40); “Disparo”, “Armadura” (p. 22)',
    },
    question: {
      es: '¿Qué salvación tiene la dotación de un elefante?',
      en: 'Which save has the crew of an elephant?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: { es: 'La de su armadura, como a pie.', en: 'That of its armour, as on foot.' },
      },
      { key: 'b', text: { es: '1 punto mejor, como montada.', en: '1 better, as mounted.' } },
      {
        key: 'c',
        text: { es: '2 puntos mejor, como en carro.', en: '2 better, as in a chariot.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El libro sólo da mejoras por el caballo y por el carro.',
      en: 'The book has bonuses for horses and chariots only.',
    },
  },
  R277: {
    clauses: 'wab-16.29',
    place: { es: '«Impactos de carros» (pág. 66)', en: '“Impactos de carros” (p. 66)' },
    question: {
      es: '¿Qué Fuerza tienen los impactos de un carro con cuchillas?',
      en: 'Which Strength have the impact hits of a scythed chariot?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'La del carro, como los pesados.', en: 'The chariot’s, as for heavy ones.' },
      },
      { key: 'b', text: { es: 'No está fijada.', en: 'None is fixed.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El libro da esa regla en el párrafo de los pesados, y nada más.',
      en: 'The book has that rule in the paragraph on heavy ones, and nothing else.',
    },
  },
  R284: {
    clauses: 'wab-16.27 wab-10.39',
    place: {
      es: '«Carros contra falanges» (pág. 67); «Kontos» (pág. 45)',
      en: '“Carros contra falanges” (p. 67); “Kontos” (p. 45)',
    },
    question: {
      es: '¿Golpea el kontos antes que los impactos de carro?',
      en: 'Does a kontos strike before impact hits of chariots?',
    },
    confidence: 'low',
    readings: [
      { key: 'a', text: { es: 'No: sólo las picas.', en: 'No: only pikes do.' } },
      { key: 'b', text: { es: 'Sí.', en: 'Yes.' } },
    ],
    adopted: 'a',
    why: { es: 'Sólo de los piqueros se dice.', en: 'It is said of pikemen only.' },
  },
  R287: {
    clauses: 'wab-16.14 wab-5.20 wab-6.81',
    place: {
      es: '«Moviendo carros» (pág. 65), último párrafo; «Obstáculos defendidos» (pág. 32)',
      en: '“Moviendo carros” (p. 65), last paragraph; “Obstáculos defendidos” (p. 32)',
    },
    question: {
      es: '¿Pueden los carros cargar hasta un obstáculo defendido?',
      en: 'May chariots charge up to a defended obstacle?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No, si el obstáculo queda en medio.',
          en: 'No, if the obstacle is in between.',
        },
      },
      {
        key: 'b',
        text: { es: 'Sí, hasta él, como los demás.', en: 'Yes, up to it, as all others do.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Quien carga se para siempre en el obstáculo: si no, la regla no diría nada.',
      en: 'Chargers always stop at the obstacle: else the rule would say nothing.',
    },
  },
  R295: {
    clauses: 'wab-17.7 wab-12.13',
    place: {
      es: '«Elefantes», «Miedo y psicología» (pág. 68); «Terror» (pág. 50), punto 2',
      en: '“Elefantes”, “Miedo y psicología” (p. 68); “Terror” (p. 50), point 2',
    },
    question: {
      es: '¿Chequea terror la caballería a 8 pulgadas de elefantes propios?',
      en: 'Does cavalry test for terror within 8 inches of its own elephants?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí.', en: 'Yes.' } },
      { key: 'b', text: { es: 'No, sólo ante enemigos.', en: 'No, only before enemies.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La regla de los elefantes habla de todas las tropas, también de las suyas.',
      en: 'The elephant rule speaks of all troops, its own side included.',
    },
  },
  R316: {
    clauses: 'wab-17.36 wab-17.39',
    place: {
      es: '«Movimiento de estampida» (pág. 70); «Perseguir hacia un enemigo preparado» (pág. 30)',
      en: '“Movimiento de estampida” (p. 70); “Perseguir hacia un enemigo preparado” (p. 30)',
    },
    question: {
      es: '¿Carga el elefante en estampida que topa con una unidad?',
      en: 'Does a stampeding elephant that meets a unit charge it?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, como quien persigue hasta una unidad fresca, que sólo puede mantenerse.',
          en: 'Yes, as a pursuit into a fresh unit, which can only hold.',
        },
      },
      {
        key: 'b',
        text: { es: 'No: se golpea por Iniciativa.', en: 'No: blows go by Initiative.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El elefante debe atacar a quien encuentra.',
      en: 'The elephant must attack whom it meets.',
    },
  },
  R319: {
    clauses: 'wab-16.29 wab-7.10',
    place: {
      es: '«Impactos de carros» (pág. 66); «Cuando realizar un chequeo de pánico» (pág. 33), punto 2',
      en: '“Impactos de carros” (p. 66); “Cuando realizar un chequeo de pánico” (p. 33), point 2',
    },
    question: {
      es: '¿Causa pánico el carro con cuchillas que se destruye al chocar?',
      en: 'Does a scythed chariot that wrecks itself cause panic?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: { es: 'Sí, a los amigos a 12 pulgadas.', en: 'Yes, in friends within 12 inches.' },
      },
      { key: 'b', text: { es: 'No.', en: 'No.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Es una unidad amiga destruida en combate, y no hay excepción.',
      en: 'It is a friendly unit destroyed in combat, and there is no exception.',
    },
  },
});
