import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
      ccn/turn: ¿Qué toca en el turno? | Si ahora puedes hacer eso | Dice si el jugador puede hacer algo ahora, según la fase del turno, en qué fase queda y qué fases se saltan.
    `),
    'ccn/command': {
      title: '¿Cuánto Mando hay?',
      line: 'Con tus cartas y tus cuadros',
      about:
        'Dice cuánto Mando tiene un jugador al jugar una carta, qué cambian en él sus cuadros y cuántas cartas tiene en la mano cuando las del contador han vuelto.',
      fields: labelled(`
        cardsInHand: Cartas en mano | Cartas de Orden que tiene en la mano, contando la que juega o acaba de jugar; las del contador de Infantería en Cuadro no cuentan.
      `),
    },
    'ccn/orders': {
      title: '¿Cuántas órdenes da la carta?',
      line: 'A cuántas unidades alcanza tu carta',
      about:
        'Dice cuántas unidades y líderes pueden recibir órdenes de una carta de Orden con lo que el jugador tiene en el campo, de qué tipos y en qué secciones, cuántas órdenes se pierden, si sólo queda ordenar 1 unidad a elección y si no se puede ordenar a nadie.',
      fields: labelled(`
        cardsInHand: Cartas en mano | Sólo con Assault, Élan y Rally, y entonces es obligatorio: cartas de Orden que tiene en la mano, contando la recién jugada; las del contador de Infantería en Cuadro no cuentan.
      `),
      answers: labelled(`
        orders: Órdenes de la carta | Cuántas órdenes da la carta: un número, o all, a todas las que cumplan. Con dados, una por cada dado.
        lost: Órdenes perdidas | Órdenes que nadie puede recibir.
        units: Unidades | Tipos de unidad a los que la carta puede dar órdenes.
      `),
    },
    'ccn/may-order': {
      title: '¿Puede recibir esta orden?',
      line: 'Si esa unidad o ese líder entra',
      about:
        'Dice si una unidad o un líder concreto puede recibir una orden de la carta de Orden jugada, qué cuesta, cuántas órdenes quedan y por qué carta mueve y combate después. No dice cuánto puede mover ni si puede combatir.',
      fields: labelled(`
        cardsInHand: Cartas en mano | Sólo con las cartas Assault: cartas de Orden que tiene en la mano, contando la recién jugada; las del contador de Infantería en Cuadro no cuentan. Si se omite: la respuesta no dice cuántas órdenes quedan.
        leavesSquare: Abandona el cuadro | Si la unidad recibe este turno la orden de abandonar el cuadro. Un líder sólo puede separarse entonces.
        inSquare: En cuadro | Si la infantería está ya en cuadro; con un líder, la unidad a la que está vinculado.
      `),
    },
  },

  fields: labelled(`
    phase: Fase del turno | Dónde está el turno: command, aún no se ha jugado carta; orders, la carta está jugada y se dan órdenes; movement, mueven las unidades; combat, la fase de Combate ha empezado; draw, sólo falta robar. Es obligatoria.
    wants: Qué quiere hacer el jugador | Qué quiere hacer a continuación: play-card, jugar una carta de Orden; order, dar órdenes; leave-square, ordenar a una unidad que abandone el cuadro; move, mover una unidad o un líder; fight, combatir con una unidad; advance, Ocupar el Terreno o Avance de Caballería tras una melee; react, responder al ataque, formar en cuadro o la Retirada y Reforma en el turno del oponente; draw, robar una carta y acabar el turno. Es obligatorio.
    unfinished: Hay algo sin acabar | Sí, si una unidad ha empezado a mover y no ha terminado, o si su combate no está resuelto del todo.
    stillToMove: Otra está por mover | Sí, si después queda por mover otra unidad u otro líder con orden.
    ordersNobody: La carta no ordena a nadie | Sí, si la carta jugada, o que se quiere jugar ahora, no puede ordenar a ninguna unidad propia.
    gameWon: Alguien ha ganado | Sí, si un jugador tiene todas las Banderas de Victoria que pide el escenario.
    ownFirstStrike: First Strike en su turno | Sólo con play-card: si la carta que quiere jugar en su propio turno es First Strike: no; with-other-cards, y tiene otras cartas; only-card, y no tiene otra.
    squaresGone: Cuadros que ya no están | Cuántos de esos cuadros se han abandonado o han sido eliminados desde que se jugó la carta.
    countered: Carta copiada | Sólo con Counter-Attack, y entonces es obligatoria: la carta que el oponente jugó en su último turno, vista por él; no-card, aún no ha tenido turno. Si la suya era también Counter-Attack, la carta en que se convirtió. No cuenta un First Strike que jugara en el turno de este jugador.
    unitsIn: Unidades por sección | Cuántas unidades propias hay en cada sección, vista por su jugador; importa con las cartas de Sección. Si no se indica ninguna sección, ni aquí ni en leadersIn: bastantes para todas las órdenes.
    leadersIn: Líderes por sección | Cuántos líderes propios hay en cada sección, vista por su jugador: con las cartas de Sección y La Grande Manoeuvre, los que van a recibir una orden propia; con Leadership, todos los que haya. Si no se indica ninguna sección: con Leadership, al menos uno; con las demás, ninguno.
    left: Flanco Izquierdo | Los que están sólo en el Flanco Izquierdo del jugador. Si se omite: 0.
    leftCentre: Flanco Izquierdo y Centro | Los que están en un hexágono que corta la línea entre el Flanco Izquierdo y el Centro. Si se omite: 0.
    centre: Centro | Los que están sólo en el Centro. Si se omite: 0.
    centreRight: Centro y Flanco Derecho | Los que están en un hexágono que corta la línea entre el Centro y el Flanco Derecho. Si se omite: 0.
    right: Flanco Derecho | Los que están sólo en el Flanco Derecho del jugador. Si se omite: 0.
    ownUnits: Unidades propias | Cuántas unidades de cada arma tiene el jugador en el campo; importa con las cartas Tácticas. Si se indica alguna, las demás son 0; si no se indica ninguna: bastantes para todas las órdenes.
    infantry: Infantería | Número de unidades de infantería.
    cavalry: Caballería | Número de unidades de caballería.
    footArtillery: Artillería de a pie | Número de unidades de artillería de a pie.
    horseArtillery: Artillería montada | Número de unidades de artillería montada.
    unitsInContact: Unidades junto al enemigo | Con Give Them the Cold Steel, cuántas unidades propias son adyacentes a una unidad enemiga al jugar la carta; con Fire and Hold, cuántas de infantería y artillería lo son. Si se omite: con la primera no se cuentan, y la respuesta dice all; con la segunda, ninguna.
    infantryInSection: Infantería de la sección | Sólo con Force March: unidades de infantería en la sección elegida. Si se omite: todas las de ownUnits.
    detaches: El líder se separa | Sí, si un líder vinculado a una unidad la deja con una orden propia y mueve por su cuenta. Se pregunta por el líder; en ccn/may-move, también por la unidad que él deja.
    alreadyOrdered: Ya tiene una orden | Sí, si ya ha recibido una orden este turno.
    ordersGiven: Órdenes ya dadas | Órdenes de esta carta que ya han recibido otros.
    givenIn: Órdenes ya dadas por sección | Sólo con las cartas que nombran varias secciones, en lugar de ordersGiven: cuántas órdenes se han dado ya en cada sección.
    noneOfKind: No hay tropas de esa clase | Sí, si el jugador no tiene ninguna unidad del arma que nombra la carta o, con Leadership, ningún líder.
    asOneUnit: Como la 1 unidad | Sólo con La Grande Manoeuvre: sí, si va a recibir la 1 orden que se puede dar en lugar de los movimientos estratégicos.
    chosenSection: Sección elegida | Sólo con Force March: la sección que elige su jugador. Si se omite: una de las del hexágono de la unidad.
    leaderJoined: El líder acaba de llegar | Sólo con Leadership: sí, si el líder vinculado se unió a la unidad este turno, al mover.
    freeSymbols: Símbolos libres | Sólo con Élan y Rally: los símbolos de la tirada que aún no ha tomado ninguna unidad.
  `),

  answers: labelled(`
    phaseAfter: Fase después | La fase en que queda el turno tras hacerlo; la misma que antes si no se puede.
    skipped: Fases que se saltan | Fases de este turno que se dejan fuera porque la carta no ordena a nadie.
    movesOver: Se acabó mover | Si, desde entonces, ninguna unidad con orden mueve ya este turno.
    turnEnds: Acaba el turno | Si el turno acaba con eso.
    command: Mando | Mando del jugador para la carta que juega.
    onTrack: Cartas en el contador | Cartas que quedan en su contador de Infantería en Cuadro.
    handThen: Cartas en mano después | Cartas en la mano con las que han vuelto del contador; la jugada se sigue contando.
    inForce: Carta que se sigue | La carta cuyas instrucciones valen: la jugada o, con Counter-Attack, la que resulta de copiar la del oponente.
    canOrder: Pueden recibir orden | Cuántas unidades, y líderes si la carta les da órdenes, pueden recibir una; all si nadie las ha contado. Con dados, el máximo que pueden dar.
    leaders: Líderes | Si los líderes pueden recibir con ella órdenes propias.
    sections: Secciones | Secciones en que la carta da órdenes, vistas por quien la juega. Con Force March, una de ellas, a su elección.
    left: Flanco Izquierdo | Órdenes en el Flanco Izquierdo.
    centre: Centro | Órdenes en el Centro.
    right: Flanco Derecho | Órdenes en el Flanco Derecho.
    oneOfChoice: 1 unidad a elección | no, la carta no lo permite; instead, se puede ordenar 1 unidad a elección en lugar de lo demás; only, es lo único que queda.
    endsTurn: Sólo queda robar | Si la carta no ordena a nadie, de modo que el jugador sólo roba y su turno acaba.
    cost: Órdenes que cuesta | Órdenes de la carta que gasta; 0 si no se puede.
    ordersLeft: Órdenes que quedan | Órdenes de la carta que quedan después. null si no hay tal número: se ordena a todas, lo dicen los dados o no se ha dicho la mano.
    onlyUnit: Sólo ella | Sí, si sólo recibe la orden como la 1 unidad a elección, y entonces nadie más la recibe.
    card: Carta que le da la orden | Carta por la que después mueve y combate; none si sólo valen las reglas normales.
  `),

  terms: worded(`
    phase phaseAfter skipped: command = Mando | orders = Órdenes | movement = Movimiento | combat = Combate | draw = Robo
    wants: play-card = jugar una carta | order = dar órdenes | leave-square = abandonar el cuadro | move = mover | fight = combatir | advance = Ocupar el Terreno o Avance | react = reaccionar | draw = robar
    ownFirstStrike: no = no | with-other-cards = sí, y tiene otras cartas | only-card = sí, y no tiene otra
    countered: none = ninguna | no-card = ninguna todavía
    orders canOrder: all = todas las que cumplan
    oneOfChoice: no = no | instead = en lugar de lo demás | only = es lo único que queda
    sections chosenSection: left = Flanco Izquierdo | centre = Centro | right = Flanco Derecho
  `),

  steps: said(`
    ccn-2.6/orders: Un hexágono que corta la línea discontinua es de 2 secciones.
    ccn-5.1: El turno acaba y juega el suyo el oponente.
    ccn-5.1/won: Un jugador tiene todas sus Banderas de Victoria: no se juegan más turnos.
    ccn-5.2: El jugador que juega su turno es el jugador activo.
    ccn-5.2/other: El turno es del oponente: este jugador es el defensor y no da órdenes.
    ccn-5.2/own: El turno es suyo: las reacciones son del turno del oponente.
    ccn-5.2/defends: En el turno del oponente este jugador es el defensor.
    ccn-5.3: Un turno pasa por Mando, Órdenes, Movimiento, Combate y Robo.
    ccn-5.3/back: Esa fase del turno ya ha pasado.
    ccn-5.3/not-yet: Eso es de la fase de Combate.
    ccn-5.4: La fase de Combate ha empezado: todos los movimientos van antes.
    ccn-5.4/over: Empieza el combate: los movimientos del turno han acabado.
    ccn-5.4/still-to-move: Queda una unidad por mover: todos los movimientos van antes del combate.
    ccn-5.4/unfinished: Una unidad no ha terminado de mover: todos los movimientos van antes del combate.
    ccn-5.5: Combate una unidad, y su combate se resuelve entero antes del siguiente.
    ccn-5.5/part: El avance es parte del combate de esa unidad.
    ccn-5.5/unfinished: Un combate no está resuelto del todo: no puede empezar otro.
    ccn-5.6: El turno empieza con 1 carta de Orden de la mano, boca arriba.
    ccn-5.6/first: Primero se juega una carta de Orden.
    ccn-5.6/once: Ya se ha jugado una carta de Orden este turno: es 1 por turno.
    ccn-5.6/reaction: First Strike se juega en el turno del oponente, y hay otras cartas en la mano.
    ccn-5.7: {card} dice a cuántos se puede ordenar y en qué secciones.
    ccn-5.9/section: {card} es una carta de Sección: ordena a un número fijo en sus secciones.
    ccn-5.9/tactic: {card} es una carta Táctica: su texto dice qué ordena.
    ccn-5.10: {card} no dice dónde: sus unidades pueden estar en cualquier sección.
    ccn-5.11: {card} no puede ordenar a nadie: se saltan las fases 2 a 4, se roba una carta y el turno acaba.
    ccn-5.11/nobody: La carta no ordena a nadie: se saltan las fases 2 a 4.
    ccn-5.11/draw: La carta no ordena a nadie: tras ella se roba y el turno acaba.
    ccn-5.12/announce: Se anuncian las unidades y los líderes que reciben una orden.
    ccn-5.12/chosen-unit: Con {card}, el jugador puede anunciar una orden para {unit:the}.
    ccn-5.12/chosen-leader: Con {card}, el jugador puede anunciar una orden para el líder.
    ccn-5.13/no-order-unit: {unit:The} no recibe una orden: este turno no puede mover ni combatir.
    ccn-5.13/no-order-leader: El líder no recibe una orden propia: este turno no mueve por su cuenta.
    ccn-5.13/react: Para reaccionar en el turno del oponente, una unidad no necesita orden.
    ccn-5.14: {unit:The} ya tiene una orden este turno: recibe 1 como mucho.
    ccn-5.15: El líder está vinculado y mueve con {unit:the}, salvo que reciba la orden de separarse.
    ccn-5.16: {unit:The} y su líder vinculado gastan 1 orden entre los dos.
    ccn-5.17: {card} permite que el líder se separe: cuesta 1 orden.
    ccn-5.17/not-here: {card} no permite que un líder se separe.
    ccn-5.18: {card} lleva un bicornio: un líder vinculado puede recibir la orden de separarse.
    ccn-5.19: Con {card}, el Mando dice cuántas órdenes, o cuántos dados, hay.
    ccn-5.20: El Mando es el número de cartas en la mano, con la recién jugada: {cards}.
    ccn-5.21: El Mando es menor en {squares}: tantas cartas están en el contador por los cuadros, y no se resta nada más.
    ccn-5.21/later: Después de jugar la carta {back?ha|han} vuelto del contador {back} {back?carta|cartas}: para ella no {back?cuenta|cuentan}.
    ccn-5.21/at-once: Según la lectura b de R78, lo que vuelve del contador sube el Mando enseguida en {back}.
    ccn-5.22: A {unit:the} le vale la orden de cualquiera de las 2 secciones de su hexágono.
    ccn-5.22/orders: A quien está en un hexágono que corta la línea le vale la orden de cualquiera de sus 2 secciones.
    ccn-5.23: Hay más órdenes que unidades y líderes en las secciones: {lost?se pierde|se pierden} {lost}.
    ccn-5.24: Hay más órdenes que unidades: {lost?se pierde|se pierden} {lost}.
    ccn-5.31: Un líder no es una unidad: {card} no le da aquí una orden.
    ccn-5.32/one-by-one: Las unidades y los líderes con orden mueven de uno en uno.
    ccn-5.35/unfinished: Una unidad no ha terminado de mover: no puede empezar otra.
    ccn-5.60/orders: La unidad que el líder deja no recibe orden con él, pero puede recibir otra.
    ccn-5.64: Su unidad sigue en cuadro: el líder no puede recibir la orden de separarse.
    ccn-5.68/turn: El jugador activo elige qué unidad combate a continuación.
    ccn-5.241/draw: La carta jugada se descarta, se roba otra y el turno acaba.
    ccn-5.241/unfinished: El turno acaba sólo cuando todos los movimientos y combates están completos.
    ccn-6.44/phase: La orden de abandonar el cuadro sólo se da en la fase de Órdenes.
    ccn-6.44/now: En la fase de Órdenes, una unidad puede recibir la orden de abandonar el cuadro.
    ccn-6.45/order: Hay caballería enemiga adyacente: no se puede ordenar a la unidad que abandone el cuadro.
    ccn-6.46/order-enemy: Con la lectura b de R9, cualquier unidad enemiga adyacente mantiene en cuadro a la unidad: no se le puede ordenar que lo abandone.
    card/outside: La carta da órdenes en otras secciones ({sections}); el hexágono está en: {section}.
    card/other-kind: La carta {card} nombra otras tropas: no vale para {unit:the}.
    card/as-choice: De lo que nombra {card} el jugador no tiene nada: ordena 1 unidad a su elección.
    card/as-choice-whole: Según la lectura b de R53, todo lo que {card} dice de las unidades con orden vale también para esa.
    card/choice-is-one: A elección sólo se ordena 1 unidad, y ya se han dado órdenes: {given}.
    ccn-8.2: Una carta de Sección ordena a unidades y líderes de una parte del campo de batalla.
    ccn-8.6: El número de cada flecha cuenta unidades y líderes juntos.
    ccn-8.7: La flecha con cartas permite hasta tantas unidades y líderes como el Mando: {command}.
    ccn-8.8/orders: {card} da 1 orden en el Flanco Izquierdo.
    ccn-8.9/orders: {card} da 1 orden en el Centro.
    ccn-8.10/orders: {card} da 1 orden en el Flanco Derecho.
    ccn-8.11/orders: {card} da 2 órdenes en el Flanco Izquierdo.
    ccn-8.12/orders: {card} da 2 órdenes en el Centro.
    ccn-8.13/orders: {card} da 2 órdenes en el Flanco Derecho.
    ccn-8.14/orders: {card} da 3 órdenes en el Flanco Izquierdo.
    ccn-8.15/orders: {card} da 3 órdenes en el Centro.
    ccn-8.16/orders: {card} da 3 órdenes en el Flanco Derecho.
    ccn-8.17/orders: {card} da tantas órdenes como el Mando en el Flanco Izquierdo.
    ccn-8.18/orders: {card} da tantas órdenes como el Mando en el Centro.
    ccn-8.19/orders: {card} da tantas órdenes como el Mando en el Flanco Derecho.
    ccn-8.20/orders: {card} da 4 órdenes: 2 en el Centro y 1 en cada flanco.
    ccn-8.21/orders: {card} da 2 órdenes en cada flanco.
    ccn-8.22/orders: {card} da 2 órdenes en cada sección.
    ccn-8.23/orders: {card} da 1 orden en cada sección.
    ccn-8.25: Lo que dice una carta Táctica prima sobre las reglas básicas.
    ccn-8.29/orders: {card} ordena hasta a 4 unidades de infantería.
    ccn-8.33/orders: {card} ordena hasta a 4 unidades de artillería.
    ccn-8.36/orders: {card} ordena hasta a 4 unidades de caballería.
    ccn-8.39/rides: Con Cavalry Charge la artillería montada puede recibir una orden, sin los dados de la carta.
    ccn-8.39/not-ordered: Cavalry Charge no ordena aquí a {unit:the}.
    ccn-8.41: Counter-Attack es una copia de la carta del último turno del oponente: {card}.
    ccn-8.41/nothing: El oponente aún no ha tenido turno: Counter-Attack no tiene qué copiar.
    ccn-8.41/orders: {card} da las órdenes de la carta que copia.
    ccn-8.42: Izquierda y derecha se intercambian: vale {card}.
    ccn-8.43/orders: {card} da órdenes con los dados: tantos como el Mando.
    ccn-8.43/symbol: Un símbolo de su arma da la orden a {unit:the}.
    ccn-8.43/no-symbol: Ningún símbolo libre de la tirada vale para {unit:the}.
    ccn-8.44/flag: Una bandera da la orden a cualquier unidad o líder: {unit:the}.
    ccn-8.47/orders: {card} ordena hasta a 4 unidades de infantería o artillería, para disparar.
    ccn-8.49: {unit:The} es adyacente al enemigo: Fire and Hold no la ordena.
    ccn-8.49/some: Las que son adyacentes al enemigo no reciben la orden de Fire and Hold.
    ccn-8.53/orders: {card} no ordena a nadie: con ella la unidad atacada combate primero.
    ccn-8.56/orders: {card} ordena a toda la infantería de una sección.
    ccn-8.60: {unit:The} no es adyacente a ninguna unidad enemiga al jugarse la carta.
    ccn-8.60/square: También en cuadro recibe la orden {unit:the}, pero sigue tirando {dice} {dice?dado|dados} como mucho.
    ccn-8.60/orders: {card} ordena a todas las unidades adyacentes a una unidad enemiga.
    ccn-8.64: Cuentan las posiciones al jugarse la carta.
    ccn-8.64/it: {unit:The} es adyacente a una unidad enemiga al jugarse la carta: recibe la orden aunque esa unidad se retire después.
    ccn-8.65/orders: {card} ordena a todos los líderes y a las unidades con las que se quedan.
    ccn-8.65/leader: Leadership ordena a todos los líderes.
    ccn-8.65/stays: El líder está con {unit:the}: mientras se quede, también ella recibe la orden.
    ccn-8.65/no-leader: Ningún líder está con {unit:the}: Leadership no la ordena.
    ccn-8.67: El líder se unió a {unit:the} sólo al mover: eso no la ordena.
    ccn-8.69/orders: {card} ordena hasta a 4 unidades o líderes.
    ccn-8.70: {unit:The} está en cuadro: no puede recibir esta orden.
    ccn-8.70/some: Las unidades en cuadro no pueden recibir esta orden.
    ccn-8.70/leader: La unidad está en cuadro y no puede recibir esta orden: no lo abandona, y su líder no puede separarse.
    ccn-8.72: En lugar de los movimientos estratégicos, 1 unidad a elección puede recibir 1 orden.
    ccn-8.73/orders: {card} ordena a las unidades que recuperan bloques con los dados: tantos como el Mando.
    ccn-8.73/no-symbol: Ningún símbolo libre de la tirada devuelve un bloque a {unit:the}.
    ccn-8.74/full: {unit:The} no ha perdido bloques: no hay nada que devolverle.
    ccn-8.75/unit: {unit:The} recupera un bloque: recibe la orden.
    ccn-8.76/orders: {card} mueve a una unidad y no ordena a ninguna.
    ccn-8.76/reading: Según la lectura b de R81, la unidad propia que mueve Short Supply recibe la orden.
    ccn-8.80/not-ordered: {unit:The} está en cuadro: Short Supply no se puede usar con ella.
  `),

  because: said(`
    as-one-unit: Recibe la 1 orden en lugar de los movimientos estratégicos.
    follows-a-melee: El avance sigue a una melee: no es un movimiento de la fase de Movimiento.
    has-no-order-yet: {unit:The} aún no ha recibido una orden este turno.
    horse-artillery-not-ordered: La artillería montada no recibe orden aquí.
    leader-was-there: El líder estaba con la unidad antes de poder mover.
    leaves-square: La unidad abandona el cuadro este turno.
    names-no-section: La carta copiada no es de Sección.
    no-enemy-unit-next-to-it: Ninguna unidad enemiga es adyacente a {unit:the}.
    no-own-square: El jugador no tiene unidades en cuadro.
    no-surplus-orders: No hay más órdenes que unidades y líderes que las reciban.
    not-in-its-sections: Ninguna de las 2 secciones de su hexágono es de la carta.
    only-card-in-hand: First Strike es la única carta de la mano.
    regains-no-block: {unit:The} no recupera ningún bloque.
    same-on-both-sides: {card} es la misma con izquierda y derecha intercambiadas.
  `),

  ...summed(`
    turn/play-card-yes: El jugador puede jugar ahora una carta de Orden. | Puede jugar una carta |
    turn/play-card-no: El jugador no puede jugar ahora esa carta de Orden. | Ahora no |
    turn/order-yes: El jugador puede dar órdenes ahora. | Puede dar órdenes |
    turn/order-no: El jugador no puede dar órdenes ahora. | Ahora no |
    turn/leave-square-yes: Una unidad puede recibir ahora la orden de abandonar el cuadro. | Puede abandonarlo
    turn/leave-square-no: Ninguna unidad puede recibir ahora la orden de abandonar el cuadro. | Ahora no
    turn/move-no: El jugador no puede mover ahora una unidad. | Ya no se mueve |
    turn/fight-yes: El jugador puede combatir ahora con una unidad. | Puede combatir | Puede combatir ahora.
    turn/fight-no: El jugador no puede combatir ahora con una unidad. | Ahora no |
    turn/advance-yes: Una unidad puede avanzar ahora tras su melee. | Puede avanzar | Puede avanzar ahora.
    turn/advance-no: Ninguna unidad puede avanzar ahora tras una melee. | Ahora no
    turn/react-yes: El jugador puede reaccionar ahora. | Puede reaccionar |
    turn/react-no: El jugador no puede reaccionar ahora. | Ahora no
    turn/draw-yes: El jugador puede robar ahora una carta, y su turno acaba. | Puede robar | Puede robar, y su turno acaba.
    turn/draw-no: El jugador no puede robar ahora una carta. | Aún no
    command/told: El Mando del jugador es {command}. | {command} | El Mando es {command}.
    orders/dice: Con {card} los dados dan {order} {order?orden|órdenes} como mucho. | Hasta {order} {order?orden|órdenes} | Los dados dan {order} {order?orden|órdenes} como mucho.
    orders/choice: Con {card} no hay nada de lo que nombra: recibe la orden 1 unidad a elección. | 1 unidad a elección | Recibe la orden una unidad a elección.
    orders/nobody: Con {card} no se puede ordenar a nadie: el jugador roba y el turno acaba. | A nadie | No ordena a nadie: el jugador roba, y su turno acaba.
    may-order/leader-yes: Con {card}, el líder puede recibir una orden propia. | Puede recibirla | Puede recibir una orden propia.
    may-order/leader-no: Con {card}, el líder no puede recibir una orden propia. | No puede recibirla |
  `),

  problems: said(`
    counter-what: Con Counter-Attack hay que decir qué carta jugó el oponente en su último turno.
    only-counter-attack: Sólo Counter-Attack copia una carta del oponente; {card} no.
    more-gone-than-squares: No pueden faltar más cuadros de los que había.
    needs-hand: Esta carta depende del Mando: hay que decir cuántas cartas hay en la mano.
    only-leaders-detach: Sólo un líder puede separarse de una unidad.
    is-of-that-kind: El jugador sí tiene tropas de la clase que nombra {card}: esta lo es.
    only-infantry-in-square: Sólo la infantería puede estar en cuadro.
    is-in-no-square: Sólo una unidad en cuadro puede abandonarlo.
    only-grande-manoeuvre: Sólo La Grande Manoeuvre da 1 orden en lugar de las suyas.
    first-strike-is-a-card: Sólo importa cuando se va a jugar una carta: indica play-card.
    no-card-played-yet: En la fase de Mando aún no se ha jugado ninguna carta.
  `),
} satisfies PartOfMessages;
