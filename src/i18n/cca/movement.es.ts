import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/may-move: ¿Puede mover así? | Hexes, terreno, unidades en medio y carta | Dice si una unidad con órdenes, o un líder por su cuenta, puede hacer un movimiento concreto: cuánto, por qué terreno, ante quién y con qué carta. También dice hasta dónde podría llegar y si después puede o debe combatir. No resuelve ningún combate.
    cca/turn: ¿Qué toca en el turno? | Si ahora puedes hacer eso | Dice si el jugador puede hacer algo ahora, según el paso del turno en que está, y en qué paso queda.
  `),

  fields: labelled(`
    hexes: Hexes que mueve | Cuántos hexes quiere mover en total este turno la unidad o el líder; 0 si se queda. Salir del campo de batalla cuenta como 1 hex. Si se omite: hasta el último hex de la ruta que se haya descrito como no despejado o no vacío, y 1 como mínimo.
    orderedBy: Carta que da la orden | Carta de mando con la que recibe la orden la unidad o el líder; con Contraataque, la carta que se copia. section es una carta de Sección cualquiera y no cambia ningún movimiento.
    hex1: Hex 1 de la ruta | El primer hex en que entra: su terreno y quién lo ocupa. Si se omite: despejado y vacío.
    hex2: Hex 2 de la ruta | El segundo hex en que entra. Si se omite: despejado y vacío.
    hex3: Hex 3 de la ruta | El tercer hex en que entra. Si se omite: despejado y vacío.
    hex4: Hex 4 de la ruta | El cuarto hex en que entra. Si se omite: despejado y vacío.
    ground: Terreno | Terreno de este hex de la ruta: clear despejado, rough abrupto, forest bosque, hill colina, ford río vadeable, camp campamento fortificado, river río no vadeable, coast costa; sólo en el lago Trasimeno, lake lago y steep-hill colina empinada. Un terraplén está en un lado de hex: acrossRampart.
    acrossRampart: A través de un terraplén | Sí, si el lado de hex por el que la unidad entra en este hex tiene un terraplén. No estorba el movimiento.
    occupant: Quién lo ocupa | Quién hay en este hex de la ruta: empty, nadie; friend, una unidad amiga sin líder; friend-with-leader, una unidad amiga con su líder; friendly-leader, un líder amigo solo; enemy, una unidad enemiga, con líder o sin él; enemy-leader, un líder enemigo solo.
    enemiesAtEnd: Enemigos donde acaba | Cuántos de los 6 hexes adyacentes al hex en que acaba el movimiento contienen una unidad enemiga. Los guerreros que mueven 2 hexes o más necesitan al menos 1, y pueden contar un líder enemigo solo. Con 1 o más la unidad no puede disparar.
    attachedLeader: Líder unido | El líder unido a la unidad que mueve: none, no lo tiene; goes, mueve con ella; stays, se querría quedar atrás; joined-goes, se ha unido a ella este turno y querría moverse con ella; joined-stays, se ha unido a ella este turno y se queda en el hex. Para un líder que deja la unidad con una orden propia, se pregunta con unit LD y detaches.
    earlierMove: Movimiento anterior | Lo que esta unidad o este líder ha movido ya este turno: none, nada; interrupted, parte de sus hexes, y después ha movido otra unidad; finished, un movimiento completo.
    battleBegun: La batalla ha empezado | Sí, si alguna unidad del jugador ya ha combatido este turno, también disparando.
    detaches: Deja su unidad | Sólo para un líder (unit LD): sí, si parte del hex de una unidad y se separa de ella. Si se omite: no, parte solo.
    formerUnitOrdered: Su unidad también recibe orden | Sólo para un líder que deja su unidad: sí, si la unidad que deja recibe también una orden de la misma carta. Se cuenta en ordersUsed.
    ordersGiven: Órdenes ya dadas | Cuántas órdenes de la carta han ido a otros antes que ésta.
    leavesOver: Sale del campo | Por qué borde sale del campo de batalla la unidad con el último hex de su movimiento: none, no sale; enemy-edge, el del contrario; own-edge, el propio; side-edge, el izquierdo o el derecho. Trata de movimientos: para retiradas y evasiones están esas consultas.
    step: Paso del turno | Dónde está el turno: play-card, aún no se ha jugado carta; order, se ha jugado y se dan órdenes; move, mueven las unidades; battle, ha empezado el paso de Batalla; second-move, el movimiento tras disparar con Mueve-Dispara-Mueve; draw, sólo falta la carta nueva. Es obligatorio.
    wants: Qué quiere hacer el jugador | Lo que quiere hacer a continuación: play-card, jugar una carta de mando; order, dar órdenes; move, mover una unidad; battle, combatir con una unidad; draw, coger una carta y acabar el turno. Es obligatorio.
    unfinished: Hay algo sin acabar | Sí, si una unidad ha empezado a mover y no ha acabado su movimiento, o su combate no está resuelto del todo.
    gameWon: Alguien ha ganado | Sí, si un jugador tiene sus Estandartes de Victoria o ha ganado de otra forma.
  `),

  answers: labelled(`
    maxHexes: Máximo de hexes | Hexes que el tipo de unidad puede mover como mucho con esa carta, sea cual sea la ruta.
    maxOnPath: Máximo por esta ruta | Cuántos hexes de la ruta descrita puede mover como mucho, acabando en el último de ellos; nunca más de los que se piden. 0 si no puede mover nada.
    mustStopAt: Debe detenerse en el hex | Número del primer hex de la ruta en que el terreno la detiene; null si ninguno.
    leaderGoesAlong: El líder la acompaña | Si el líder unido a la unidad mueve con ella.
    joinsUnit: Se une a una unidad | Si el líder acaba en el hex de una unidad amiga y queda por ello unido a ella.
    joinedUnitOrdered: Esa unidad recibe orden | Si la unidad a la que se une un líder recibe por ello una orden: nunca.
    ordersUsed: Órdenes gastadas | Órdenes de la carta que van gastadas: ésta, la de la unidad que deja si también la recibe, y las dadas antes.
    ordersLeft: Órdenes que quedan | Órdenes de la carta que quedan después, con todas sus secciones juntas; null si la carta no fija un número o no se ha dicho el Mando.
    mayCloseCombat: Puede combatir cuerpo a cuerpo | Si, tras este movimiento, la unidad puede combatir cuerpo a cuerpo contra un enemigo adyacente. No, si el movimiento no se permite o la unidad ha salido.
    mayFire: Puede disparar | Si, tras este movimiento, la unidad puede disparar a un enemigo a su alcance y a la vista. No, si el movimiento no se permite o la unidad ha salido.
    mayBattle: Puede combatir | Si, tras este movimiento, puede combatir de una forma o de otra.
    stepAfter: Paso en que queda | El paso en que está el turno cuando el jugador lo ha hecho; el mismo que antes si no puede.
    movesOver: Ya no se mueve | Si, desde entonces, ninguna unidad mueve más este turno.
    turnEnds: Acaba el turno | Si el turno acaba con ello.
  `),

  terms: {
    ...worded(`
      occupant: empty = nadie | friend = unidad amiga | friend-with-leader = unidad amiga con su líder | friendly-leader = líder amigo solo | enemy = unidad enemiga | enemy-leader = líder enemigo solo
      earlierMove: none = no ha movido | interrupted = empezado, y luego movió otra | finished = acabado
      attachedLeader: none = ninguno | goes = mueve con la unidad | stays = se queda atrás | joined-goes = unido este turno, mueve con ella | joined-stays = unido este turno, se queda
      step: play-card = antes de la carta | order = órdenes | move = movimiento | battle = batalla | second-move = segundo movimiento | draw = antes de coger carta
      wants: play-card = jugar una carta | order = dar órdenes | move = mover | battle = combatir | draw = coger una carta
      stepAfter: play-card = antes de la carta | order = órdenes | move = movimiento | battle = batalla | second-move = segundo movimiento | draw = coger carta
    `),
    ...said(`
      orderedBy.section: una carta de Sección
      leavesOver.none: no sale
      enemy-edge: borde del contrario
      own-edge: borde propio
      side-edge: borde izquierdo o derecho
    `),
  },

  steps: said(`
    cca-2.6/move: Sin una orden, {unit:the} no puede mover.
    cca-7.2: Este turno sólo actúa quien recibe una orden de la carta jugada.
    cca-8.1: {unit:The} interrumpió su movimiento y después movió otra: ya no puede reanudarlo.
    cca-8.2: La batalla ya ha empezado este turno: ninguna unidad mueve más.
    cca-8.3: {unit:The} ya ha movido este turno: sólo puede hacerlo una vez.
    cca-8.4: Mover es optativo: {unit:the} se queda donde está.
    cca-8.5: {unit:The} puede pasar de una sección del campo de batalla a otra.
    cca-8.6: {unit:The} no puede salir del campo de batalla.
    cca-8.7: Aquí una regla especial de la batalla deja salir por ese borde a {unit:the}.
    cca-8.8/path: {unit:The} no puede acabar en el hex {hex}: ya hay una unidad.
    cca-8.9/path: {unit:The} no puede entrar en el hex {hex} ni atravesarlo: está ocupado.
    cca-8.10/path: Con esta carta {unit:the} es una excepción: el hex {hex} está ocupado y puede atravesarlo.
    cca-8.11: Los bloques de una unidad no se separan: {unit:the} no se divide.
    cca-8.12: {unit:The} no puede combinarse con otra unidad.
    cca-8.13/path: El terreno del hex {hex} no deja a {unit:the} mover toda su distancia.
    cca-8.19/nobody: Los guerreros sólo mueven {hexes} hexes si entran en cuerpo a cuerpo, y aquí no tendrían a quién atacar.
    cca-8.30/path: En el hex {hex} el líder atraviesa una unidad amiga.
    cca-8.30/leader: El líder puede atravesar unidades amigas, pero en el hex {hex} hay un líder solo.
    cca-8.31/path: El líder no puede entrar en el hex {hex} ni atravesarlo: lo ocupa el enemigo.
    cca-8.32/path: En el hex {hex} ya hay un líder: dos no pueden compartirlo.
    cca-8.33/path: En el hex {hex} el líder queda unido a la unidad amiga.
    cca-8.33/unit-joins: En el hex {hex} el líder solo queda unido a {unit:the}.
    cca-8.34: El líder unido mueve con {unit:the} y acaba en el mismo hex.
    cca-8.34/stays: El líder unido debe mover con {unit:the}: sin una orden propia no puede quedarse atrás.
    cca-8.35: Esta carta permite a un líder con orden dejar su unidad.
    cca-8.35/no-helmet: Esta carta no permite a un líder dejar su unidad.
    cca-8.36: La orden del líder gasta 1 orden de la carta.
    cca-8.37: La unidad que deja también puede recibir orden: gasta 1 más.
    cca-8.38: El líder se ha unido este turno a {unit:the}: no puede mover otra vez con ella.
    cca-8.38/stays: El líder se ha unido este turno a {unit:the}: se queda en el hex y no mueve más.
    cca-8.39/path: La unidad a la que se une en el hex {hex} no recibe por ello ninguna orden.
    too-far: {unit:The} puede mover {most} {most?hex|hexes} como mucho y quiere mover {hexes}.
    cca-6.2: La carta no da más de {orders} {orders?orden|órdenes}.
    cca-8.1/one-by-one: Las unidades mueven de una en una: cada una acaba antes de que empiece la siguiente.
    cca-8.1/unfinished: Una unidad no ha acabado de mover: no puede empezar otra.
    cca-8.2/over: Al empezar la batalla se acaba el movimiento de este turno.
    cca-8.2/unfinished: Una unidad no ha acabado de mover: todos los movimientos van antes de la batalla.
    cca-8.4/none: Mover es optativo: se puede pasar por alto el paso de Movimiento.
    cca-9.1: Las unidades combaten de una en una, en el orden que elija el jugador.
    cca-9.2: Cada combate se anuncia y se resuelve por completo antes del siguiente.
    cca-9.2/unfinished: Un combate no está resuelto del todo: no puede empezar otro.
    cca-9.3/none: Combatir es optativo: se puede pasar por alto el paso de Batalla.
    cca-9.8: {unit:The} puede elegir entre las 2 clases de combate: cuerpo a cuerpo o a distancia.
    cca-9.10: Tener enemigos adyacentes no obliga a {unit:the} a combatir.
    cca-5.2: Un jugador ha ganado: ya no hay más turnos.
    cca-5.2/other: Los turnos se alternan, y éste es del otro jugador.
    cca-5.3: El orden del turno es: carta, órdenes, movimiento, batalla y carta nueva.
    cca-5.3/back: Ese paso ya ha pasado: no se vuelve atrás en el turno.
    cca-6.1: Este turno ya se ha jugado una carta: sólo se juega 1.
    cca-6.1/first: Lo primero es jugar una carta de mando.
    cca-6.1/play: El turno empieza con una carta de mando de la mano.
    cca-7.1/announce: El jugador anuncia a qué unidades y líderes da órdenes.
    cca-16.1/draw: Con todo resuelto, se descarta la carta, se coge otra y el turno ha acabado.
    cca-16.1/unfinished: El turno sólo acaba con todos los movimientos, impactos y retiradas completados.
    cca-17.1/path: El terreno abrupto no estorba a {unit:the}, que va a pie.
    cca-17.2/path: En el hex {hex}, de terreno abrupto, {unit:the} debe detenerse: va montada.
    cca-17.8/path: En el hex {hex}, de bosque, {unit:the} debe detenerse.
    cca-17.14/path: La colina no estorba el movimiento.
    cca-17.23/path: El hex {hex} es de costa, que es impracticable.
    cca-17.26/path: Un hex de río que no es vadeable es impracticable.
    cca-17.27/path: La unidad que entra en un hex de río vadeable debe detenerse en él.
    cca-17.32/path: El terraplén no restringe el movimiento.
    cca-17.38/path: El campamento fortificado no estorba el movimiento.
    cca-18.16/path: Con Orden a Tropas Ligeras, {unit:the} puede atravesar la unidad amiga del hex {hex}.
    cca-18.48/path: Con Mueve-Dispara-Mueve, {unit:the} puede atravesar la unidad amiga del hex {hex}.
    cca-18.36/must: Con Tiempo Doble los guerreros sólo mueven {hexes} hexes si entran en cuerpo a cuerpo, y aquí no tendrían a quién atacar.
    cca-18.37/no-more-hexes: Tiempo Doble no da más hexes de lo normal a {unit:the}.
    cca-18.47/second-move: Mueve-Dispara-Mueve permite mover otra vez después de disparar.
    cca-18.47/unfinished: Un disparo no está resuelto del todo: los segundos movimientos de Mueve-Dispara-Mueve van después de todos los disparos.
    cca-18.47/no-battle: Tras el segundo movimiento de Mueve-Dispara-Mueve nadie combate.
    cca-19.7/path: El Crimiso es vadeable en sus 5 curvas, y el hex {hex} es una de ellas.
    cca-19.7/river: El Crimiso sólo es vadeable en sus 5 curvas, y el hex {hex} no es ninguna de ellas.
    cca-19.11/path: El Tesino no es vadeable: el hex {hex} es impracticable.
    cca-19.15/path: El lago Trasimeno es impracticable: {unit:the} no puede entrar en el hex {hex}.
    cca-19.16/path: Las 4 colinas empinadas del lago Trasimeno son impracticables: el hex {hex} es una de ellas.
    cca-19.28/exit: Una unidad romana que sale desde ahí por el borde cartaginés cuenta como 1 estandarte.
    cca-19.32/path: El hex {hex} es un campamento: al entrar en él, la unidad romana da 1 estandarte.
  `),

  because: said(`
    move-ends-there: El movimiento acaba en ese hex.
    former-unit-unordered: La unidad que deja no recibe orden.
    leader-along: La unidad ya lleva un líder unido, y dos no comparten hex.
    left-section-only: Sale desde la sección izquierda romana.
    move-finished: Su movimiento anterior no se interrumpió: lo había acabado.
    no-enemy-there: En ese hex no hay ningún enemigo.
    no-special-rule: Ninguna regla especial de la batalla le permite salir por ahí.
    not-enemy-edge: No sale por el borde del contrario.
    not-light-foot: {unit:The} no es de infantería ligera ni de auxiliares.
    not-roman: No es una unidad romana.
    not-two-hexes: La unidad no mueve 2 hexes.
    passes-through: El movimiento sólo atraviesa ese hex, no acaba en él.
    reading-r66-a: Se aplica la lectura a de R66: una unidad no mueve hacia un líder solo.
    reading-r67-b: Se aplica la lectura b de R67: un líder atraviesa a otro.
  `),

  ...summed(`
    may-move/no: {unit:The} no puede hacer ese movimiento de {hexes} {hexes?hex|hexes}; por esa ruta puede mover {most}. | No puede; {most} {most?hex|hexes} como mucho | Por esa ruta, {most} {most?hex|hexes} como mucho.
    may-move/yes: {unit:The} puede mover así {hexes} {hexes?hex|hexes}, y después no combate. | Puede mover, sin combate | Puede mover así, y después no combate.
    may-move/battle: {unit:The} puede mover así {hexes} {hexes?hex|hexes}, y combatir después. | Puede mover y combatir | Puede mover así y combatir después.
    may-move/must: {unit:The} puede mover así {hexes} {hexes?hex|hexes}, y debe combatir después. | Puede mover, debe combatir | Puede mover así, y después debe combatir.
    may-move/stays: {unit:The} puede quedarse donde está. | Puede quedarse | Puede quedarse donde está.
    may-move/leaves: {unit:The} puede salir así del campo de batalla. | Puede salir | Puede salir así del campo de batalla.
    turn/play-card-yes: El jugador puede jugar ahora una carta de mando. | Puede jugar carta
    turn/play-card-no: El jugador no puede jugar ahora una carta de mando. | Ahora no hay carta |
    turn/order-yes: El jugador puede dar órdenes ahora. | Puede dar órdenes
    turn/order-no: El jugador no puede dar órdenes ahora. | Ahora no hay órdenes |
    turn/move-no: El jugador no puede mover ahora una unidad. | Ahora no se mueve |
    turn/battle-yes: El jugador puede combatir ahora con una unidad. | Puede combatir | Puede combatir ahora.
    turn/battle-no: El jugador no puede combatir ahora con una unidad. | Ahora no se combate |
    turn/draw-yes: El jugador puede coger ahora una carta, y acaba su turno. | Puede coger carta | Puede coger la carta, y su turno acaba.
    turn/draw-no: El jugador no puede coger ahora una carta. | Todavía no
  `),

  problems: said(`
    hex-beyond-path: Ese hex queda más allá del movimiento, que es de {hexes} {hexes?hex|hexes}; salir del campo de batalla cuenta como uno.
    only-one-move: Sólo Mueve-Dispara-Mueve tiene un segundo movimiento.
  `),
} satisfies PartOfMessages;
