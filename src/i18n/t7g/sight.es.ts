import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Who can be seen, and so chosen as a target. */
export default {
  queries: {
    't7g/line-of-sight': {
      title: 'Línea de visión',
      line: 'Si se puede elegir ese objetivo',
      about:
        'Dice si una unidad tiene línea de visión a un objetivo para dispararle, según dónde está y qué cruza la línea a su Centro más cercano, y hasta dónde debe llegar su alcance.',
      fields: labelled(`
        corridor: Pasillo (pulgadas) | Lo que queda libre entre los dos elementos que tapan la vista a ambos lados de la línea. Si se omite: no hay tal pasillo.
        crosses: Qué cruza la línea | Por encima o a través de qué pasa la línea al Centro más cercano: friend, otra Tropa amiga; enemy, otra Tropa enemiga; commander, un Mando; hiding-terrain, de lado a lado, un elemento con Oculta. Si se omite: nada.
      `),
      answers: labelled(`
        inches: Distancia que cuenta (pulgadas) | Hasta dónde debe llegar el alcance; null si no se ha medido.
      `),
    },
  },

  fields: labelled(`
    aimAt: A quién | troops, una unidad de Tropas; lone-commander, un Mando que no está dentro de ninguna.
    inFront: Delante | true si el objetivo tiene algún Centro en los 180 grados de delante del Centro Frontal de quien dispara.
    nearestDistance: Al Centro más cercano (pulgadas) | Del Centro Frontal de quien dispara. Si se omite: no se mide.
    otherCentreFree: Se ve otro Centro | true si la línea a otro Centro del objetivo está libre.
    otherDistance: Al otro Centro (pulgadas) | Del Centro Frontal al otro Centro que se ve. Si se omite: no se mide.
    insideHiding: Dentro del elemento | true si quien dispara o el objetivo está dentro del elemento con Oculta.
    bow: Arcos | true si dispara con arcos.
    friendNearer: Amigo más cerca | true si el Centro Frontal de la Tropa amiga está más cerca de quien dispara que del enemigo.
    fromHill: Desde una colina | true si dispara desde más alto.
    fromSide: Desde un Centro Lateral | true si sólo lo ve desde un Centro Lateral.
    extendedArc: Ángulo Extendido | true si quien dispara tiene la regla Ángulo Extendido.
    nearerEnemy: Hay otro más cerca | true si otro enemigo al que podría disparar está más cerca.
  `),

  answers: labelled(`
  `),

  terms: worded(`
    aimAt: troops = Tropas | lone-commander = un Mando suelto
    crosses: friend = Tropa amiga | enemy = Tropa enemiga | commander = Mando | hiding-terrain = elemento con Oculta
  `),

  steps: said(`
    t7g-4.1: Primero se elige el objetivo; después se tira, y el enemigo intenta resistir.
    t7g-4.2/not-in-front: Ningún Centro del objetivo está delante de la unidad.
    t7g-4.2/in-sight: Del Centro Frontal a un Centro del objetivo hay línea de visión.
    t7g-4.2/side: La línea sale del Centro Frontal, no de un Lateral.
    t7g-4.3: Otra unidad de Tropas corta la línea.
    t7g-4.4: El pasillo mide {inches} pulgadas y hacen falta {least}.
    t7g-4.5: Un Mando no corta la línea.
    t7g-4.6: El Centro más cercano no se ve, pero otro sí: el alcance va hasta él.
    t7g-4.7: Tampoco desde lo alto se dispara por encima de otra unidad.
    t7g-4.8: Entre los objetivos posibles elige quien dispara, aunque otro esté más cerca.
    t7g-4.9/measured: El arma debe alcanzar {inches} pulgadas.
    t7g-4.24: La línea cruza de lado a lado un elemento con Oculta.
    t7g-4.24/inside: El elemento con Oculta no estorba a quien está dentro.
    t7g-6.45: Con Ángulo Extendido puede disparar desde un Centro Lateral.
    t7g-6.105: Los arcos disparan por encima de la Tropa amiga más cercana a ellos.
    t7g-7.7: Un Mando que no está dentro de una unidad no puede ser objetivo.
  `),

  because: said(`
    aims-at-troops: El objetivo es una unidad de Tropas.
    no-commander-between: Ningún Mando está en la línea.
    front-centre-only: No tiene Ángulo Extendido.
    stands-in-front: El objetivo está delante.
    nearest-centre-seen: Se ve el Centro más cercano.
    friend-not-nearer: La Tropa amiga no está más cerca de quien dispara.
    nobody-between: Ninguna unidad de Tropas corta la línea.
    nothing-hides: Ningún elemento con Oculta corta la línea.
    corridor-wide-enough: El pasillo es bastante ancho.
  `),

  ...summed(`
    line-of-sight/yes: La unidad puede elegir ese objetivo. | Lo ve | Puede elegirlo.
    line-of-sight/no: La unidad no puede elegir ese objetivo. | No puede | No puede elegirlo.
  `),
} satisfies PartOfMessages;
