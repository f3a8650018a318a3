import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    'wab/flight-pursuit': {
      title: 'Huida y persecución',
      line: 'Cuánto huye, si la alcanzan',
      about:
        'Dice con cuántos dados huye una unidad, si su enemigo puede y debe perseguirla y con cuántos dados, con qué probabilidad la alcanza y, con los dados que han caído, si la alcanza.',
      fields: labelled(`
        movement: Movimiento de quien huye | Su factor de movimiento en pulgadas, quitada la armadura.
        dice: Dados de la huida | Los dados de la huida como han caído. Sin decir: aún no se han tirado.
      `),
      answers: labelled(`
        allowed: Puede perseguir | Si el enemigo puede perseguir; true si no se dijo ninguno.
      `),
    },
  },

  fields: labelled(`
    shootsFirst: Ha disparado antes | true si disparó a quien carga antes de huir.
    pursuerMovement: Movimiento de quien persigue | El factor de movimiento del enemigo en pulgadas, quitada la armadura. Sin decir: no persigue nadie.
    allGone: No le queda ningún enemigo | true si todos los enemigos de quien persigue han huido o han sido destruidos.
    from: Dónde luchaba quien huye | front, atacaba el frente de quien persigue; flank-or-rear, atacaba su flanco o su retaguardia.
    holdsObstacle: Quien persigue defiende una posición | true si quien persigue defiende un obstáculo o está en un edificio o fortificación.
    pursuitDice: Dados de la persecución | Los dados de la persecución como han caído. Sin decir: aún no se han tirado.
  `),

  answers: labelled(`
    pursuitDice: Dados de la persecución | Cuántos D6 persigue el enemigo.
    flightDice: Dados de la huida | Cuántos D6 huye, en pulgadas.
    mustPursue: Debe perseguir | Si el enemigo debe perseguir salvo que pase un chequeo de Liderazgo.
    pursuitDiceRolled: Dados de la persecución | Cuántos D6 persigue el enemigo, en pulgadas; null si no persigue.
    flightDistance: Distancia de huida | Pulgadas que salen en la huida; null mientras falten dados.
    pursuitDistance: Distancia de persecución | Pulgadas que salen en la persecución; null mientras falten dados.
    chanceCaught: Probabilidad de ser alcanzada | La de que la persecución saque más, antes de tirar, como fracción exacta; null si nadie persigue.
    destroyed: Destruida | Si la unidad que huye es alcanzada y destruida; null mientras falten dados.
    flightEnds: Cómo acaba | destroyed, la alcanzan; level, tiradas iguales, queda 1 pulgada; escapes, escapa; open, abierto.
    caught: La alcanzan | Probabilidad de que la persecución saque más que la huida.
  `),

  terms: worded(`
    from: front = por el frente | flank-or-rear = por el flanco o la retaguardia
    flightEnds: open = abierto | escapes = escapa | destroyed = destruida | level = iguales, a 1 pulgada
  `),

  steps: said(`
    wab-2.71: Mueve más de 6 pulgadas: huye 3D6.
    wab-3.15: Ha disparado antes: un D6 menos.
    wab-6.21: Huye {dice}D6 pulgadas.
    wab-6.32: A quien persigue le queda un enemigo trabado: se queda y lucha.
    wab-6.33: Atacaba su flanco o su retaguardia: no la persigue.
    wab-6.34: Debe perseguir, salvo que pase un chequeo de Liderazgo.
    wab-6.35: Defiende un obstáculo o está en un edificio: puede quedarse sin chequeo.
    wab-6.37: Quien persigue mueve más de 6 pulgadas: persigue 3D6.
    wab-6.39: {ran} es más que {fled}: la unidad que huye queda destruida.
    wab-6.40: {ran} es menos que {fled}: la unidad que huye escapa.
    wab-6.41: Han sacado lo mismo: queda 1 pulgada entre las dos.
  `),

  because: said(`
    moves-six-or-less: Mueve 6 pulgadas o menos.
    all-are-gone: Todos sus enemigos han huido o han sido destruidos.
    fought-its-front: Luchaba con su frente.
  `),

  ...summed(`
    flight-pursuit/flees: La unidad huye {dice}D6 pulgadas. | {dice}D6 pulgadas | Huye {dice}D6 pulgadas.
    flight-pursuit/fled: La unidad huye {distance} pulgadas. | {distance} pulgadas | Huye {distance} pulgadas.
    flight-pursuit/no: El enemigo no puede perseguirla. | Sin persecución | No puede perseguir.
    flight-pursuit/open: La unidad que huye es alcanzada un {percent:percent} de las veces. | Alcanzada {percent:percent} | La alcanzan un {percent:percent} de las veces.
    flight-pursuit/destroyed: La persecución de {ran} alcanza a la huida de {fled}: la unidad queda destruida. | Destruida | La alcanzan y queda destruida.
    flight-pursuit/level: Huida y persecución de {fled} pulgadas: la unidad escapa, 1 pulgada por delante. | Escapa | Escapa, 1 pulgada por delante.
    flight-pursuit/escapes: La huida de {fled} escapa a la persecución de {ran}. | Escapa | Escapa.
  `),

  problems: said(`
    nobody-pursues: Di el Movimiento de quien persigue, de quien son esos dados.
    no-pursuit-after-shots: A quien dispara y huye lo cargan, no lo persiguen desde un combate.
    other-number-of-dice: Por su Movimiento se tira otro número de dados.
  `),
} satisfies PartOfMessages;
