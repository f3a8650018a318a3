import { labelled, said, summed } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  fields: labelled(`
    readings: Lecturas | Qué lectura se aplica donde el reglamento no es claro. En todas, a es la adoptada. Si se omite: a en todas.
    splits: Divide la unidad | Sí, si sólo moverían algunos de sus bloques.
    combines: Combina unidades | Sí, si se juntaría con otra unidad para formar una sola.
    crossesSection: Pasa a otra sección | Sí, si el movimiento acaba en otra sección del campo de batalla.
    ownTurn: Es su turno | Si el turno es de este jugador.
    thrownDice: Dados | Cuántos dados de batalla se tiran.
    homeEdge: Borde del jugador | El borde del tablero en que se sienta el jugador: bottom, el de la fila A; top, el de la fila I. Su izquierda y su derecha se ven desde ahí.
  `),

  answers: labelled(`
    mustAdvance: Debe avanzar | Si el avance es obligatorio: nunca.
    facesCounted: Caras contadas | Cuántas de las 6 caras de un dado cuentan.
    perDie: Probabilidad por dado | Probabilidad de que un dado muestre una cara que cuenta, en fracción exacta.
    expectedFaces: De media | Dados que muestran una de esas caras, de media, en fracción exacta.
    diceShowing: Dados que la muestran | Cuántos dados muestran una cara que cuenta.
    at-least-one-face: Al menos 1 dado | Probabilidad de que al menos 1 dado muestre una cara que cuenta.
    every-die: Todos los dados | Probabilidad de que todos los dados muestren una cara que cuenta.
    no-die: Ningún dado | Probabilidad de que ningún dado muestre una cara que cuenta.
    blockSize: Tamaño | Tamaño de sus bloques.
    blocksPlaced: Bloques que se ponen | Bloques que valen esos símbolos; null si no se han indicado.
    boardSections: Secciones | Secciones del campo de batalla.
  `),

  terms: said(`
    clear: terreno despejado
    forest: bosque
    hill: colina
    ford: río vadeable
    flag: bandera
    between: entre ambas unidades
    card.none: otra carta
    small: pequeño
    medium-size: mediano
    rectangular: rectangular
    terrain-tiles: losetas de terreno de doble cara
    battle-dice: dados de batalla
    label-sheets: hojas de etiquetas
    blocks: bloques
    wantedSection.none: no se pregunta
    shooter.none: ninguna
    forest:a: un bosque
    hill:a: una colina
    ford:a: un río vadeable
  `),

  because: said(`
    in-sight: Hay línea de visión.
    no-enemy-adjacent: No hay ninguna unidad enemiga adyacente.
    switched-off: Prevalece la cláusula {by}.
  `),

  ...summed(`
    turn/move-yes: El jugador puede mover ahora una unidad. | Puede mover | Puede mover ahora.
    dice: Con {dice} {dice?dado|dados}, al menos 1 muestra {faces?esta cara|una de estas caras} ({faces}) el {some:percent} de las veces. | Al menos 1: {some:percent} | Al menos 1 sale el {some:percent} de las veces.
    components: La caja trae {number}: {component}. | {number} |
    retreat/stays: {target:The} no se retira y conserva {left} {left?bloque|bloques}. | Sin retirada | No se retira, y conserva {left} {left?bloque|bloques}.
    sight/blocked: Desde {from} no se ve {to}: la línea se bloquea en {hexes}. | Bloqueada | No se ve: {hexes?lo tapa|lo tapan} {hexes}.
    terrain/free: {unit:The} que entra así en {terrain:a} no tiene que detenerse. | No se detiene | No tiene que detenerse.
    terrain/stop: {unit:The} que entra así en {terrain:a} debe detenerse. | Se detiene | Debe detenerse.
  `),

  problems: said(`
    only-a-leader-leaves: Sólo un líder deja una unidad, y {unit:the} no lo es.
    which-faces: Di qué caras se cuentan.
  `),
} satisfies PartOfMessages;
