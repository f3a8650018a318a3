import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    ccn/may-move: ¿Puede mover así? | Hexágonos, terreno, unidades en medio y carta | Dice si una unidad con orden, o un líder por su cuenta, puede hacer un movimiento concreto: cuánto, por qué terreno, ante quién y con qué carta. También dice hasta dónde podría llegar, qué pasa con un líder y si el movimiento la deja disparar o combatir en melee después; si entonces tiene un objetivo se pregunta en ccn/may-fire y ccn/may-melee.
  `),

  fields: labelled(`
    hexes: Hexágonos que mueve | Cuántos hexágonos quiere mover en total este turno la unidad o el líder; 0 si se queda. Salir del tablero cuenta como 1 hexágono. Si se omite: hasta el último hexágono de la ruta que se haya descrito como no despejado o no vacío, y 1 como mínimo.
    hex1: Hexágono 1 de la ruta | El primer hexágono en que entra: su terreno y quién lo ocupa. Si se omite: despejado y vacío.
    hex2: Hexágono 2 de la ruta | El segundo hexágono en que entra. Si se omite: despejado y vacío.
    hex3: Hexágono 3 de la ruta | El tercer hexágono en que entra. Si se omite: despejado y vacío.
    hex4: Hexágono 4 de la ruta | El cuarto hexágono en que entra. Si se omite: despejado y vacío.
    ground: Terreno | Terreno de este hexágono de la ruta; las opciones son las de terrain. Un puente, sobre un río o un río vadeable, es bridge. Una fortificación está en un lado de hexágono: acrossFieldworks.
    acrossFieldworks: A través de una fortificación | Sí, si el lado por el que entra en este hexágono tiene fortificación.
    occupant: Quién lo ocupa | Quién hay en este hexágono de la ruta: empty, nadie; friend, una unidad amiga sin líder; friend-with-leader, una unidad amiga con su líder; ally, una unidad de una nación aliada, sin líder; friendly-leader, un líder amigo solo; enemy, una unidad enemiga, con líder o sin él; enemy-leader, un líder enemigo solo.
    leaderDoes: Qué hace su líder | Sólo para una unidad con un líder vinculado: goes, mueve con ella; stays, no tiene orden propia y se querría quedar atrás; joined, se ha unido a ella este turno con un movimiento suyo. Si la deja con una orden propia: detaches.
    earlierMove: Movimientos anteriores | Lo que se ha movido antes este turno: none, nada; others, otras unidades o líderes, que han completado su movimiento; unfinished, otro ha empezado a mover y no ha acabado; interrupted, movió parte de sus hexágonos y después ha movido otro; finished, ya ha completado un movimiento.
    nationalMove: Hexágonos de la tarjeta nacional | Hexágonos que la tarjeta nacional de esta unidad añade a su movimiento (o le quita, con un menos), combata o no.
    formerUnitOrdered: Su unidad también recibe orden | Sólo para un líder que deja su unidad: sí, si la unidad que deja tiene también una orden propia. Se cuenta en ordersUsed. Con Leadership no la tiene nunca.
    joinedUnit: La unidad a la que se une | Sólo para un líder cuyo movimiento acaba con una unidad amiga: unordered, no tiene orden; ordered, la tiene y aún no ha movido; moved, la tiene y ya ha movido. Con Leadership no la tiene nunca.
    leavesBoard: Sale del tablero | Sí, si el último hexágono del movimiento lleva más allá de la línea de base o de un borde lateral. Trata de movimientos: para las retiradas están esas consultas.
    exitAllowed: El escenario lo permite | Sí, si las notas de batalla del escenario permiten expresamente salir por ahí.
  `),

  answers: labelled(`
    maxHexes: Máximo de hexágonos | Hexágonos que la unidad o el líder puede mover como mucho con esa carta, sea cual sea la ruta.
    maxToFight: Máximo para combatir | Hexágonos tras los que la unidad aún puede combatir, como mucho, sea cual sea la ruta; null si no puede combatir de ningún modo.
    maxOnPath: Máximo por esta ruta | Cuántos hexágonos de la ruta descrita puede mover como mucho, acabando en el último de ellos; nunca más de los que se piden. 0 si no puede mover nada.
    mustStopAt: Debe detenerse en el hexágono | Número del primer hexágono de la ruta en que la detiene el terreno, una fortificación o un líder amigo solo; null si nada la detiene.
    leaderGoesAlong: El líder la acompaña | Si el líder vinculado a la unidad mueve con ella.
    leaderJoins: Se vincula un líder | Si al acabar el movimiento un líder queda vinculado a una unidad: porque él va hasta ella o ella hasta él.
    joinedUnitMayMove: La unidad a la que se une puede mover | Si la unidad a la que se une un líder puede mover aún este turno: nunca. null si no se une a ninguna.
    joinedUnitMayFight: La unidad a la que se une puede combatir | Si la unidad a la que se une un líder puede combatir este turno desde donde está: si tiene una orden, y no es de La Grande Manoeuvre. null si no se une a ninguna.
    ordersUsed: Órdenes gastadas | Órdenes que esto cuesta: 1 para quien mueve, 1 más si se ordena por separado a una unidad y a su líder.
    mayFightAfter: Puede combatir | Si, tras este movimiento, la unidad puede combatir de una forma o de otra. No, si el movimiento no se permite o la unidad ha salido del tablero.
    mayFireAfter: Puede disparar | Si su movimiento y su carta dejan a la unidad disparar a un enemigo a su alcance y a la vista, si no hay ninguno adyacente.
    mayMeleeAfter: Puede combatir en melee | Si su movimiento y su carta dejan a la unidad combatir en melee contra un enemigo adyacente.
  `),

  terms: worded(`
    occupant: empty = nadie | friend = unidad amiga | friend-with-leader = unidad amiga con su líder | ally = unidad de una nación aliada | friendly-leader = líder amigo solo | enemy = unidad enemiga | enemy-leader = líder enemigo solo
    leaderDoes: goes = mueve con la unidad | stays = se queda atrás | joined = se ha unido este turno
    earlierMove: none = nadie ha movido | others = han movido otros | unfinished = otro no ha acabado | interrupted = empezado, y luego movió otro | finished = ya ha movido
    joinedUnit: unordered = sin orden | ordered = con orden, sin mover | moved = con orden, ya ha movido
  `),

  steps: said(`
    too-far: {unit:The} puede mover {most} {most?hexágono|hexágonos} como mucho y quiere mover {hexes}.
    ccn-5.13/move: Sin una orden, {unit:the} no puede mover.
    ccn-5.13/fight: Sin una orden, {unit:the} no puede combatir.
    ccn-5.15/goes: El líder vinculado mueve con {unit:the}.
    ccn-5.15/stays: El líder vinculado debe mover con {unit:the}: sin una orden propia no puede quedarse atrás.
    ccn-5.16/goes: Basta una orden para {unit:the} y su líder juntos.
    ccn-5.32: Unidades y líderes mueven de uno en uno, en la secuencia que elija su jugador.
    ccn-5.33: {unit:The} ya ha movido este turno: sólo puede hacerlo una vez.
    ccn-5.34: Mover es opcional: {unit:the} se queda donde está.
    ccn-5.35: Otro ha movido desde que empezó {unit:the}: aquel movimiento acabó entonces y no puede reanudarse.
    ccn-5.35/other: Otro no ha completado su movimiento: {unit:the} no puede empezar el suyo.
    ccn-5.36: En el hexágono {hex} hay una unidad amiga: {unit:the} no puede ni quedarse en él ni atravesarlo.
    ccn-5.37: El enemigo ocupa el hexágono {hex}: {unit:the} no puede ni entrar en él ni atravesarlo.
    ccn-5.38: En el hexágono {hex} {unit:the} debe detenerse con el líder amigo solo, que queda vinculado a ella.
    ccn-5.38/second-leader: {unit:The} lleva un líder y no puede detenerse con el del hexágono {hex}: tendría dos.
    ccn-5.39: {unit:The} puede cambiar de sección al mover.
    ccn-5.40: El escenario no permite salir por ahí del tablero a {unit:the}.
    ccn-5.41: Los bloques de {unit:the} no pueden separarse: mueven como un solo grupo.
    ccn-5.42: {unit:The} no puede combinarse con otra unidad.
    ccn-5.43: Lo que hay en el hexágono {hex} impide a {unit:the} recorrer toda su distancia.
    ccn-5.44: El hexágono {hex} es intransitable para {unit:the}.
    ccn-5.46/moves: {unit:The} puede mover {hexes} {hexes?hexágono|hexágonos} y combatir.
    ccn-5.47/moves: {unit:The} puede mover {fights} {fights?hexágono|hexágonos} y combatir, o {hexes} sin combatir.
    ccn-5.48/moves: {unit:The} puede mover hasta {hexes} hexágonos y combatir.
    ccn-5.49/moves: {unit:The} puede mover hasta {hexes} hexágonos y combatir.
    ccn-5.50/moves: {unit:The} puede mover {hexes} {hexes?hexágono|hexágonos} o combatir, no ambas cosas.
    ccn-5.51/moves: {unit:The} puede mover {fights} {fights?hexágono|hexágonos} y combatir, o {hexes} sin combatir.
    ccn-5.52: La tarjeta nacional de {unit:the} cambia su movimiento en {hexes}.
    ccn-5.54/moves: {unit:The} puede mover hasta {hexes} hexágonos.
    ccn-5.55: En el hexágono {hex} hay otro líder amigo: el líder no puede acabar allí su movimiento.
    ccn-5.55/passes: El líder puede atravesar a los suyos del hexágono {hex}.
    ccn-5.56: La unidad de una nación aliada del hexágono {hex} es amiga como cualquiera de las suyas.
    ccn-5.57: En el hexágono {hex} el líder se detiene con la unidad amiga y queda vinculado a ella.
    ccn-5.58: El enemigo ocupa el hexágono {hex}: el líder no puede ni entrar en él ni atravesarlo.
    ccn-5.60: Con esta carta puede ordenarse al líder que deje su unidad, y le cuesta 1 orden.
    ccn-5.60/card: Esta carta no permite a un líder dejar su unidad.
    ccn-5.61: El líder tiene una orden propia: mueve por su cuenta, antes que {unit:the} o después.
    ccn-5.61/orders: La unidad que deja también recibe orden: 1 orden más, y cualquiera de los dos puede mover antes.
    ccn-5.62: Al unirse, el líder no da orden a la unidad.
    ccn-5.63: El líder no vuelve a mover, y la unidad a la que se ha unido tampoco.
    ccn-5.63/unit: Un líder se ha unido este turno a {unit:the}: ya no mueve.
    ccn-5.64/additional: La unidad abandona el cuadro: con 1 orden adicional su líder puede dejarla.
    ccn-5.64/move: La unidad está en cuadro: su líder no puede recibir la orden de dejarla.
    ccn-5.65: La unidad a la que se une tiene una orden: puede combatir desde donde está, y él con ella.
    ccn-5.65/unit: {unit:The} y el líder que se le ha unido pueden combatir desde donde están.
    ccn-5.250/moved: La unidad movió antes de que el líder se le uniera: no pierde nada de su movimiento.
    ccn-5.250/unmoved: El líder se une a la unidad antes de que ella mueva: su movimiento se pierde.
    ccn-6.13/move: {unit:The} está en cuadro: no puede mover.
    ccn-7.2/path: En el hexágono {hex}, de bosque, {unit:the} debe detenerse.
    ccn-7.9/path: La colina no restringe el movimiento.
    ccn-7.21/path: El hexágono {hex} es una colina escarpada: {unit:the} no puede entrar en él.
    ccn-7.24/path: En el hexágono {hex}, de pueblo o molino, {unit:the} debe detenerse.
    ccn-7.32/path: {unit:The} cruza una fortificación al entrar en el hexágono {hex} y debe detenerse en él.
    ccn-7.41/path: El hexágono {hex} es de río sin vado ni puente: {unit:the} no puede entrar en él.
    ccn-7.44/path: En el hexágono {hex}, de río vadeable, {unit:the} debe detenerse.
    ccn-7.50/path: Por el puente del hexágono {hex} el río no estorba el movimiento.
    ccn-7.54/path: En el hexágono {hex}, de cantera de arena, {unit:the} debe detenerse.
    ccn-7.55/path: El hexágono {hex} es una cantera de arena: {unit:the} no puede entrar en él.
    ccn-8.29/move: Bayonet Charge permite a {unit:the} mover {hexes} hexágonos y combatir después en melee.
    ccn-8.33/move: Bombard permite a {unit:the} mover hasta {hexes} hexágonos sin combatir, o quedarse y combatir.
    ccn-8.38/move: Cavalry Charge permite a {unit:the} mover {hexes} hexágonos y combatir.
    ccn-8.39/move: Con Cavalry Charge {unit:the} mueve y combate como siempre.
    ccn-8.50/move: Con Fire and Hold {unit:the} no puede mover.
    ccn-8.57/move: Force March permite a {unit:the} mover hasta {hexes} hexágonos y combatir.
    ccn-8.58/move: Force March permite a {unit:the} mover {fights} {fights?hexágono|hexágonos} y combatir, o {hexes} sin combatir.
    ccn-8.60/move: Según la lectura b de R73, con Cold Steel {unit:the} combate desde donde está.
    ccn-8.65/leaves: Leadership ordena a {unit:the} sólo mientras su líder se quede con ella: él la deja y ella no tiene orden.
    ccn-8.67/joined: El líder se unió a {unit:the} al mover: Leadership no la ordena, y ella no mueve ni combate.
    ccn-8.69/move: La Grande Manoeuvre permite a {unit:the} mover hasta {hexes} hexágonos.
    ccn-8.70/move: La Grande Manoeuvre no da órdenes a infantería en cuadro.
    ccn-8.71/joined: La orden de la unidad a la que se une es de La Grande Manoeuvre: no puede combatir.
    ccn-8.76/move: Short Supply lleva una unidad a su línea de base y no da órdenes a nadie: {unit:the} no puede mover.
  `),

  because: said(`
    ford: Se puede cruzar por un vado.
    joined-unit-unordered: La unidad a la que se une no tiene orden.
    leaves-square: La unidad abandona el cuadro este turno.
    move-ends-there: El movimiento acaba en ese hexágono.
    no-enemy-there: En ese hexágono no hay ningún enemigo.
    not-light-infantry: {unit:The} no es infantería ligera.
    others-finished: Los otros han completado su movimiento.
    others-moved: Han movido otros, no {unit:the}.
    passes-through: El movimiento sólo atraviesa ese hexágono, no acaba en él.
    reading-r30-b: Se aplica la lectura b de R30: una unidad con líder puede detenerse con otro.
    reading-r73-a: Se aplica la lectura a de R73: con Cold Steel las unidades mueven como con cualquier orden.
    reading-r81-b: Se aplica la lectura b de R81: la unidad cuenta como ordenada.
    scenario-allows: El escenario permite salir por ahí del tablero.
    stays-there: La unidad se queda donde está.
  `),

  ...summed(`
    may-move/no: {unit:The} no puede hacer ese movimiento de {hexes} {hexes?hexágono|hexágonos}; por esa ruta puede mover {most}. | No puede; {most} {most?hexágono|hexágonos} como mucho | Por esa ruta, {most} {most?hexágono|hexágonos} como mucho.
    may-move/yes: {unit:The} puede mover así {hexes} {hexes?hexágono|hexágonos}, y después no combate. | Puede mover, sin combate | Puede mover así, y después no combate.
    may-move/fight: {unit:The} puede mover así {hexes} {hexes?hexágono|hexágonos}, y combatir después. | Puede mover y combatir | Puede mover así y combatir después.
    may-move/stays: {unit:The} puede quedarse donde está, y no combate. | Puede quedarse, sin combate | Puede quedarse donde está, y no combate.
    may-move/stays-fight: {unit:The} puede quedarse donde está y combatir. | Puede quedarse y combatir | Puede quedarse donde está y combatir.
    may-move/leaves: {unit:The} puede salir así del tablero. | Puede salir | Puede salir así del tablero.
  `),

  problems: said(`
    card-orders-others: {card} no da órdenes a {unit:the}.
    hex-beyond-path: Ese hexágono queda más allá del movimiento, que es de {hexes} {hexes?hexágono|hexágonos}; salir del tablero cuenta como uno.
    joined-unit-not-ordered: Leadership ordena sólo a las unidades cuyo líder ya está con ellas: la que él encuentra no tiene orden.
    detaches-alone: Un líder que se va con una orden propia ni se queda atrás sin ella ni acaba de unirse a la unidad.
    leader-is-no-unit: Un líder no es una unidad y no lleva líder vinculado.
    no-leader-attached: La unidad no tiene ningún líder vinculado que pueda hacer eso: indica que lo tiene.
    ordered-while-led: Leadership ordena a una unidad sólo mientras su líder se quede con ella: la que él deja no tiene orden.
  `),
} satisfies PartOfMessages;
