import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    ccn/first-strike: ¿Se puede jugar First Strike? | Quién golpea antes | Dice si First Strike se puede jugar en este momento, quién combate entonces primero y qué ya no pueden hacer en esta melee el defensor y el atacante. Los dados de ambos se preguntan en ccn/melee.
    ccn/elan: Élan: órdenes por dados | Qué órdenes dan los dados | Dice cuántos dados tira la carta Élan, qué órdenes dan las caras que han salido y a quiénes, y con qué probabilidad exacta sale cada número de órdenes.
    ccn/rally: Rally: bloques por dados | Qué bloques vuelven | Dice cuántos dados tira la carta Rally, cuántos bloques devuelven las caras que han salido y a qué unidades, cuántas unidades reciben así una orden como máximo y con qué probabilidad exacta vuelve cada número de bloques.
    ccn/short-supply: Short Supply: a quién y a qué hexágono | Qué unidad vuelve a su retaguardia | Dice si Short Supply se puede usar contra una unidad, quién elige qué, a qué fila y hexágonos va la unidad y qué pueden hacer aún este turno ella y quien juega la carta.
    ccn/deck-odds: Qué cartas quedan | Si el rival la tiene, si la robarás | Dice cuántas cartas de una clase tiene el mazo y da la probabilidad exacta de que el oponente tenga una o de robarla, según las cartas que ya se han visto.
    `),
    'ccn/card': {
      title: 'Qué dice una carta',
      line: 'A quién ordena, dónde y con qué dados',
      about:
        'Dice de una carta de Orden cuántas hay, cuándo se juega, a quién ordena y dónde, qué dados da, cuánto deja mover, qué prohíbe, qué da a quien no tiene las tropas que nombra y, si es Counter-Attack, en qué carta se convierte.',
      fields: labelled(`
        cardsInHand: Cartas en la mano | Cuenta con las cartas Assault: cartas de Orden en la mano, con la que se acaba de jugar; las del Contador de Infantería en Cuadro no cuentan. Si se omite: la respuesta dice command.
      `),
      answers: labelled(`
        orders: Órdenes | A cuántas unidades y líderes ordena como máximo: un número; command, tantos como el Mando; all, todos los que cumplen; dice, lo que digan los dados.
        arms: Armas | Armas de las unidades que ordena.
        units: Unidades | Tipos de unidad que ordena.
        leaders: Líderes | Órdenes para líderes: no, ninguna propia; counted, toman una de sus órdenes; all, los ordena a todos.
      `),
    },
    'ccn/draw': {
      title: 'Robar al final del turno',
      line: 'Cuántas robas y si se baraja',
      about:
        'Dice cuántas cartas se roban al final del turno y cuántas se conservan, quién roba primero, si se baraja y cuántas cartas quedan, con Scout, Élan, Counter-Attack y First Strike.',
      fields: labelled(`
        commandCard: Carta del turno | La carta que ha jugado el jugador activo; other, cualquiera que no influye al robar.
      `),
    },
  },

  fields: labelled(`
    strikesPlayed: First Strike jugadas | Cuántas First Strike ha jugado el oponente este turno.
    deck: Cartas en el mazo | Cuántas cartas quedan en el mazo antes de robar y, con Élan, antes de barajar. Si se omite: suficientes, y no se cuentan.
    discards: Cartas en los descartes | Cuántas cartas hay en los descartes, con las que se han jugado este turno: también Élan y First Strike. Si se omite: no se cuentan.
    hand: Cartas que quedan en la mano | Cuántas cartas le quedan al jugador en la mano después de jugar y antes de robar. Si se omite: no se cuentan.
    when: Momento | melee-declared, el oponente ha anunciado un ataque en melee (también un Ataque de Bonificación) y no ha tirado; melee-rolled, ya ha tirado por él; battle-back, la unidad de quien juega la carta ha atacado y el enemigo Responde; fire-declared, el oponente dispara; other-moment, cualquier otro momento del turno del oponente; own-turn, como carta del turno propio.
    defendingUnit: Unidad defensora | Tipo de la unidad atacada, como en unit; leader, un líder que está solo en su hexágono.
    attackingUnit: Unidad atacante | Tipo de la unidad que ataca, como en unit.
    strikePlayed: Otra en esta melee | Si en esta melee ya se ha jugado una First Strike, sea quien sea el que la jugó.
    otherCards: Otras cartas en la mano | Sólo para own-turn: cuántas cartas de Orden tiene el jugador en la mano además de First Strike, sin las del Contador de Infantería en Cuadro.
    rolled: Caras de la carta | Caras que han salido al tirar por Élan o Rally, en cualquier orden. Los dados que no se indican siguen abiertos en las probabilidades y no dan nada en el resto de la respuesta. Si se omite: no se ha tirado.
    infantryUnits: Unidades de infantería | Cuántas unidades de infantería tiene el jugador en el campo. Si se indica infantería, caballería o artillería, lo que falta de las tres es 0; si no se indica ninguna: suficientes para todas las órdenes.
    cavalryUnits: Unidades de caballería | Cuántas unidades de caballería tiene el jugador en el campo, como en infantryUnits.
    artilleryUnits: Unidades de artillería | Cuántas unidades de artillería tiene el jugador en el campo, como en infantryUnits.
    ownLeaders: Líderes propios | Cuántos líderes suyos pueden recibir una orden propia por una bandera. Cuenta si se indican unidades. Si se omite: 0.
    weakened: Unidades por debajo de su fuerza | Las unidades del jugador en el campo que tienen menos bloques que al empezar. Las eliminadas no están en el campo. Si no se indica ninguna: suficientes para toda la tirada.
    lostBlocks: Bloques perdidos | Cuántos bloques tiene la unidad menos que al empezar.
    noneWeakened: Ninguna por debajo | Sí, si todas las unidades del jugador tienen su fuerza completa.
    owner: Dueño de la unidad | De quién es la unidad: player, de quien juega la carta; opponent, de su oponente.
    ownEdge: Su borde | Borde del tablero en el que está la línea base del dueño de la unidad: bottom, la fila A; top, la fila I.
    baselineFull: Línea base llena | Si la unidad no puede entrar en ningún hexágono de su línea base en su sección.
    closedHexes: Hexágonos en los que no puede entrar | Nombres de los hexágonos de sus dos primeras filas en los que no puede entrar: con una unidad, un líder enemigo o un terreno que le está cerrado. A1 es el extremo izquierdo de la fila inferior.
    wanted: Carta o grupo | La carta que se busca, o un grupo entero: section-cards, las de Sección; tactic-cards, las Tácticas; left-cards, center-cards, right-cards, las de Sección que dan órdenes sólo en esa sección. Es obligatorio.
    draws: Cartas por robar | Cuántas cartas se roban del mazo o se reparten. Si se omite: 1, o ninguna si se pregunta por la mano del oponente.
  `),

  answers: labelled(`
    group: Clase | Carta de Sección o carta Táctica.
    sectionOrders: Órdenes por sección | Órdenes en cada sección que nombra, tal como la ve quien la juega; command, tantas como el Mando.
    left: Flanco Izquierdo | Órdenes en el Flanco Izquierdo.
    centre: Centro | Órdenes en el Centro.
    right: Flanco Derecho | Órdenes en el Flanco Derecho.
    bicorne: Bicornio | Si lleva un bicornio: con ella un líder vinculado puede dejar su unidad, salvo si está en cuadro.
    fallback: 1 unidad de su elección | no, no lo admite; if-none, el jugador ordena a 1 unidad de su elección si no tiene a nadie de los que nombra; instead, puede ordenar a 1 unidad en lugar de lo demás.
    ordersSquares: Cuadros | Si puede ordenar a infantería en cuadro.
    adjacentEnemy: Junto al enemigo | any, no importa; must, sólo ordena a unidades adyacentes a una unidad enemiga; must-not, a ninguna que lo esté.
    allowsFire: Permite disparar | Si las unidades con órdenes suyas pueden disparar, si nada más lo impide. Con Bombard, sólo las que se quedan.
    allowsMelee: Permite la melee | Si las unidades con órdenes suyas pueden atacar en melee, si nada más lo impide.
    cardDice: Dados adicionales | Dados que suma la carta a las unidades que no son de la Guardia.
    guardDice: Dados adicionales de la Guardia | Dados que suma la carta a las unidades de la Guardia.
    fire: Al disparar | Dados que se suman en combate a distancia.
    melee: En melee | Dados que se suman en un ataque en melee.
    bonus: En el Ataque de Bonificación | Dados que se suman en el Ataque de Melee de Bonificación de la caballería.
    cardMoves: Movimiento cambiado | Tipos de unidad a los que la carta cambia el movimiento: cuánto pueden mover y cuánto para combatir después. Las demás mueven lo normal.
    types: Tipos | Tipos de unidad a los que la carta cambia así el movimiento.
    moves: Mueve | Hexágonos que puede mover como máximo.
    fights: Mueve y combate | Hexágonos tras los que aún puede combatir como máximo; 0 si sólo donde está, o nunca.
    draws: Cartas que se roban | Cartas que el jugador roba al final del turno.
    keeps: Cartas que conserva | Con cuántas de ellas se queda; descarta las demás.
    opponentDraws: Cartas que roba el oponente | Cartas que roba el oponente al final de este turno: una por cada First Strike.
    drawsFirst: Roba primero | Quién roba antes.
    deckToDraw: En el mazo al robar | Cartas en el mazo cuando se empieza a robar; null si no se han contado.
    deckLeft: Quedan en el mazo | Cartas en el mazo al terminar; null si no se han contado.
    discardsLeft: Quedan en los descartes | Cartas en los descartes al terminar; null si no se han contado.
    handAtEnd: Mano al final | Cartas en la mano del jugador después de robar; null si no se han contado.
    mayBattleBack: Puede Responder | Si la unidad puede Responder en esta melee; null si lo que se pregunta no influye en ello.
    mayFormSquare: Puede además formar en cuadro | Si la unidad puede formar en cuadro además de First Strike.
    mayRetire: Puede además retirarse | Si la caballería puede Retirarse y Reformar además de First Strike.
    drawsBefore: Roba primero | Si quien jugó First Strike roba antes que su oponente al final del turno.
    symbols: Símbolos | Símbolos de la tirada, por clase; null si no se ha tirado.
    infantry: Infantería | Símbolos de infantería.
    cavalry: Caballería | Símbolos de caballería.
    artillery: Artillería | Símbolos de artillería.
    flag: Banderas | Banderas: con Élan, cualquier unidad o líder; con Rally, nada.
    lost: Perdidos | Símbolos que no encuentran a nadie; null si no se ha tirado.
    arms: Armas | Armas a las que la tirada puede ordenar; null si no se ha tirado.
    leadersOrdered: Líderes | Líderes que pueden recibir una orden propia, como máximo; null si no se ha tirado.
    extraDice: Dados adicionales | Dados que recibe cada unidad con órdenes de la carta, al disparar, en melee y en el Ataque de Bonificación.
    reshuffle: Se baraja | Si se barajan el mazo y los descartes.
    blocksReturned: Bloques que vuelven | Bloques que la tirada devuelve; null si no se ha tirado.
    units: Unidades | Tipos de unidad que pueden recuperar un bloque; null si no se ha tirado.
    unitsOrdered: Unidades con órdenes | Cuántas unidades recuperan un bloque, como máximo, y reciben así una orden; null si no se ha tirado.
    unitChosenBy: La unidad la elige | Quién elige la unidad: quien juega la carta.
    hexChosenBy: El hexágono lo elige | Quién elige el hexágono: el dueño de la unidad.
    row: Fila | Fila en la que se coloca la unidad, siendo 1 su propia línea base; null si no hay sitio en las dos primeras filas.
    hexes: Hexágonos | Hexágonos entre los que elige el dueño de la unidad.
    leaderGoes: El líder va con ella | Si un líder vinculado se coloca con la unidad.
    mayFight: Puede combatir este turno | Si la carta deja que la unidad combata este turno.
    ordered: Cuenta como ordenada | Si la unidad cuenta como ordenada.
    copies: Cartas en todo el mazo | Cuántas hay en todo el mazo de 70.
    deck: Cartas en el mazo | En ccn/deck-odds, cartas no vistas que no están en la mano del oponente.
    drawn: Se roba | Probabilidad de que entre las cartas que se roban haya al menos ese número de las que se buscan.
    drawnWanted: Entre las que se roban | Cuántas de las que se buscan se roban, y su media.
  `),

  terms: {
    ...worded(`
      group: section = Sección | tactic = Táctica
      playedAt: own-turn = al comenzar el turno propio | melee-declared = cuando el oponente anuncia una melee
      sectionOrders orders left centre right: command = tantas como el Mando
      orders: dice = según los dados
      leaders: no = ninguna propia | counted = una de sus órdenes | all = a todos
      fallback: no = no | if-none = sin las tropas que nombra | instead = en lugar de lo demás
      adjacentEnemy: any = no importa | must = tienen que estarlo | must-not = no pueden estarlo
      owner unitChosenBy hexChosenBy: player = quien juega la carta | opponent = el oponente
      ownEdge: bottom = el borde inferior | top = el borde superior
      when: melee-declared = una melee anunciada, antes de que tire el oponente | melee-rolled = cuando el oponente ya ha tirado | battle-back = una Respuesta | fire-declared = el oponente dispara | other-moment = en otro momento del turno del oponente | own-turn = como carta del turno propio
    `),
    ...said(`
      other: cualquier otra carta
      unknown: sin contar
      tactic-cards: cartas Tácticas
      left-cards: cartas sólo del Flanco Izquierdo
      center-cards: cartas sólo del Centro
      right-cards: cartas sólo del Flanco Derecho
    `),
  },

  steps: said(`
    ccn-5.241: La carta jugada va a los descartes y se roba 1.
    ccn-5.242: El oponente ha usado First Strike: roba primero, {draws} {draws?carta|cartas}.
    ccn-5.243: Hay que robar {draws} y el mazo se agota ({deck}): se barajan los descartes ({discards}) y forman un mazo nuevo.
    ccn-5.244: Tras Élan se barajan juntos el mazo ({deck}) y los descartes ({discards}, con la propia Élan) antes de robar.
    ccn-5.244/at-once: Con la lectura b de R79, el mazo y los descartes se barajaron al jugar Élan, sin lo que se ha jugado este turno.
    ccn-5.244/later: Con la lectura c de R79, el mazo y los descartes se barajan después de robar.
    ccn-8.1: Es una de las {cards} cartas de Sección.
    ccn-8.7/fact: La flecha con cartas suma unidades y líderes: tantos como el Mando, como máximo.
    ccn-8.8/draw: Al final del turno se roban 2 cartas y se conserva 1.
    ccn-8.9/draw: Al final del turno se roban 2 cartas y se conserva 1.
    ccn-8.10/draw: Al final del turno se roban 2 cartas y se conserva 1.
    ccn-8.24: Es una de las {cards} cartas Tácticas.
    ccn-8.27: Todas las unidades que ordena {card} reciben los mismos dados adicionales: {dice}.
    ccn-8.28: {card} distingue a la Guardia: {guard} para ella, {dice} para las demás unidades.
    ccn-8.29/fact: La infantería puede mover 2 hexágonos y aun así combatir en melee.
    ccn-8.30/fact: Las unidades con órdenes no pueden disparar.
    ccn-8.31/fact: La infantería de la Guardia combate en melee con 1 dado más; la demás, con ninguno.
    ccn-8.32/fact: Quien no tiene infantería ordena a 1 unidad de su elección.
    ccn-8.33/fact: La artillería puede mover 3 hexágonos y no combatir, o quedarse y combatir.
    ccn-8.34/fact: La artillería que se queda combate con 2 dados más; la de la Guardia, con 3.
    ccn-8.35/fact: Quien no tiene artillería ordena a 1 unidad de su elección.
    ccn-8.37/fact: La caballería combate con 2 dados más todo el turno, también la de la Guardia.
    ccn-8.38/fact: La caballería pesada puede mover 3 hexágonos y aun así combatir.
    ccn-8.40/fact: Quien no tiene caballería ordena a 1 unidad de su elección.
    ccn-8.44/fact: Cada bandera ordena a 1 unidad cualquiera o a 1 líder, que puede separarse.
    ccn-8.48/fact: Las unidades con órdenes disparan con 1 dado más.
    ccn-8.49/fact: Una unidad adyacente a una unidad enemiga no recibe la orden.
    ccn-8.50/fact: Las unidades con órdenes no mueven, pero pueden abandonar el cuadro.
    ccn-8.51/fact: Quien no tiene infantería ni artillería ordena a 1 unidad de su elección.
    ccn-8.52/fact: Una unidad junto a la que se retira una enemiga antes de que dispare ya no puede disparar, ni combatir en melee.
    ccn-8.54/fact: La unidad que combate primero gracias a ella no puede Responder en esa melee.
    ccn-8.55/fact: En una melee sólo se juega una First Strike.
    ccn-8.57/fact: La infantería ligera, los granaderos, la Guardia y la infantería con líder pueden mover 2 hexágonos y combatir.
    ccn-8.58/fact: La demás infantería puede mover 1 hexágono y combatir, o 2 y no combatir.
    ccn-8.59/fact: Quien no tiene infantería ordena a 1 unidad de su elección.
    ccn-8.61/fact: Las unidades con órdenes combaten en melee con 1 dado más.
    ccn-8.62/fact: Las unidades con órdenes no pueden disparar.
    ccn-8.63/fact: En el Ataque de Bonificación la caballería tira sus dados normales.
    ccn-8.66/fact: Una unidad con órdenes suyas combate con 1 dado más.
    ccn-8.67/fact: Un líder puede separarse; si se une a otra unidad, eso no da una orden a ésta.
    ccn-8.68/fact: Quien no tiene líderes ordena a 1 unidad de su elección.
    ccn-8.71/fact: Los que hacen el movimiento estratégico, de hasta 4 hexágonos, no pueden combatir.
    ccn-8.74/fact: Ninguna unidad pasa del número de bloques que tenía al empezar.
    ccn-8.75/fact: Una unidad que recupera al menos 1 bloque recibe una orden.
    ccn-8.77/fact: Si la unidad no puede entrar en ningún hexágono de su línea base en su sección, va a uno vacío de la fila de delante.
    ccn-8.78/fact: Un líder vinculado va con la unidad.
    ccn-8.79/fact: Si la unidad es de quien juega la carta, no puede combatir este turno.
    ccn-8.80/fact: No se puede elegir a infantería en cuadro.
    ccn-8.81/fact: No se puede elegir a un líder que está solo.
    ccn-2.1/deck: El mazo tiene {cards} cartas; vistas: {seen}.
    ccn-3.6/hand: En la mano del oponente hay {cards} {cards?carta|cartas}, cualesquiera de las no vistas.
    ccn-5.11/strike: First Strike no ordena a nadie: se saltan las fases 2 a 4 y se roba otra carta.
    ccn-5.11/supply: La carta no ordena a nadie: se saltan las fases 2 a 4 y se roba otra carta.
    ccn-5.20/dice: El Mando son las cartas de la mano, contando esta: {cards}.
    ccn-5.24/rolled: Para algunas órdenes no queda nadie, y se pierden: {lost}.
    ccn-5.121/late: El atacante ya ha tirado: es tarde para First Strike.
    ccn-5.158/strike: First Strike no se juega contra una unidad que Responde.
    ccn-5.241/unknown: Se {draws?roba|roban} {draws} {draws?carta|cartas}, cualesquiera de las no vistas.
    ccn-5.242/strike: Al final del turno, quien jugó First Strike roba antes que su oponente.
    ccn-8.46: Tras Élan se barajan juntos el mazo y los descartes.
    ccn-6.11/strike: La caballería atacante no puede Retirarse y Reformar ante First Strike.
    ccn-6.19/strike: La infantería atacante no puede formar en cuadro ante la First Strike de la caballería.
    ccn-6.25/anyway: Un cuadro atacado por caballería combate primero de todos modos, sin la carta.
    ccn-8.43/dice: Se {dice?tira|tiran} {dice} {dice?dado|dados}: tantos como el Mando.
    ccn-8.43/symbols: Cada símbolo de un arma ordena a 1 unidad suya: infantería {infantry}, caballería {cavalry}, artillería {artillery}.
    ccn-8.44: Cada bandera ordena a 1 unidad cualquiera o a 1 líder: {flags}.
    ccn-8.45/turn: Quien recibe la orden combate con 1 dado más todo el turno.
    ccn-8.53/now: El oponente ha anunciado una melee y no ha tirado aún: es el momento de First Strike.
    ccn-8.53/no-melee: First Strike espera a que el oponente anuncie una melee.
    ccn-8.53/leader: Un líder que está solo no es una unidad ni combate: First Strike no le sirve.
    ccn-8.53/own-turn: First Strike no es la carta del turno propio mientras quede otra en la mano.
    ccn-8.53/first: {unit:The} combate primero; si {attacker:the} sigue en su hexágono, ataca después según su orden.
    ccn-8.53/no-square: Tras First Strike, {unit:the} no puede además formar en cuadro.
    ccn-8.53/no-retire: Tras First Strike, {unit:the} no puede además Retirarse y Reformar.
    ccn-8.54/after: Tras First Strike, {unit:the} no puede Responder en esta melee.
    ccn-8.55: En esta melee ya se ha jugado una First Strike: no cabe otra.
    ccn-8.73/dice: Se {dice?tira|tiran} {dice} {dice?dado|dados}: tantos como el Mando.
    ccn-8.73/symbols: Símbolos de un arma, que pueden devolver 1 bloque cada uno: {symbols}.
    ccn-8.74: Ninguna unidad pasa de su fuerza completa: de {symbols} {symbols?bloque|bloques} {blocks?vuelve|vuelven} {blocks}.
    ccn-8.75: Cada unidad que recupera un bloque recibe una orden.
    ccn-8.76: Quien juega la carta elige 1 unidad de cualquiera de los bandos.
    ccn-8.76/baseline: {unit:The} va a un hexágono de su línea base en la misma sección, que elige su dueño.
    ccn-8.76/ordered: Con la lectura b de R81, {unit:the} cuenta como ordenada.
    ccn-8.77: {unit:The} no puede entrar en ningún hexágono de su línea base en esta sección: va a uno vacío de la fila de delante.
    ccn-8.78: Su líder se coloca con ella.
    ccn-8.79: {unit:The} es de quien juega la carta: no puede combatir este turno.
    ccn-8.80: {unit:The} está en cuadro: no se puede elegir.
    ccn-8.81: Un líder que está solo no se puede elegir.
    deck/copies: En todo el mazo, {card}: {copies}; vistas: {seen}.
  `),

  because: said(`
    one-of-choice: El jugador no tiene a nadie de los que nombra {card}: 1 unidad de su elección recibe una orden corriente.
    no-first-strike: El oponente no ha usado First Strike este turno.
    deck-suffices: El mazo tiene {deck} y hay que robar {draws}.
    first-of-the-melee: En esta melee no se ha jugado ninguna First Strike.
    in-own-turn: Se juega como carta del turno propio, en ninguna melee.
    only-card: Es la única carta de la mano.
    no-flag: No ha salido ninguna bandera.
    all-orders-taken: Cada orden encuentra a alguien.
    every-symbol-serves: Cada símbolo encuentra una unidad por debajo de su fuerza.
    no-block-returns: No vuelve ningún bloque.
    not-in-square: La unidad no está en cuadro.
    is-a-unit: {unit:The} no es un líder solo.
    no-hex-on-baseline: {unit:The} no puede entrar en ningún hexágono de su línea base en esta sección.
    hex-on-baseline: {unit:The} puede entrar en un hexágono de su línea base en esta sección.
    no-leader-with-it: {unit:The} no lleva ningún líder.
    unit-of-the-opponent: {unit:The} es del oponente.
  `),

  ...summed(`
    card/number: {card} da {orders} {orders?orden|órdenes}. | {orders} {orders?orden|órdenes} |
    card/command: {card} da tantas órdenes como el Mando. | Tantas como el Mando | Da tantas órdenes como el Mando.
    card/all: {card} ordena a todos los que cumplen. | A todos los que cumplen | Da la orden a todos los que cumplen.
    card/dice: {card} da órdenes según los dados. | Según los dados | Da las órdenes según los dados.
    card/none: {card} no da órdenes. | Sin órdenes | No da órdenes.
    draw/plain: Al final del turno se {draws?roba|roban} {draws} {draws?carta|cartas} y se conserva 1. | {draws} {draws?carta|cartas} | Roba {draws} {draws?carta|cartas} y conserva 1.
    draw/reshuffle: Al final del turno se {draws?roba|roban} {draws} {draws?carta|cartas} y se conserva 1, y se baraja. | {draws} {draws?carta|cartas}; se baraja | Se baraja, y roba {draws} {draws?carta|cartas}.
    draw/first-strike: El oponente, que usó First Strike, roba primero; después el jugador roba {draws} y conserva 1. | El oponente primero | Roba primero el oponente; después el jugador roba {draws} y conserva 1.
    first-strike/yes: First Strike se puede jugar, y la unidad defensora combate primero. | Se puede jugar | La unidad defensora combate primero.
    first-strike/own-turn: First Strike se puede jugar como carta del turno propio; no ordena a nadie. | Se puede jugar, no ordena | Se puede jugar así, pero no ordena a nadie.
    first-strike/no: First Strike no se puede jugar. | No se puede jugar |
    elan/dice: Élan tira {dice} {dice?dado|dados}. | {dice} {dice?dado|dados} | Tira {dice} {dice?dado|dados}.
    elan/rolled: Con {dice} {dice?dado|dados}, Élan da {orders} {orders?orden|órdenes}. | {orders} {orders?orden|órdenes} | Da {orders} {orders?orden|órdenes}.
    rally/dice: Rally tira {dice} {dice?dado|dados}. | {dice} {dice?dado|dados} | Tira {dice} {dice?dado|dados}.
    rally/rolled: Con {dice} {dice?dado|dados}, Rally devuelve {blocks} {blocks?bloque|bloques}. | {blocks} {blocks?bloque|bloques} | {blocks?Vuelve|Vuelven} {blocks} {blocks?bloque|bloques}.
    short-supply/yes: Por Short Supply, {unit:the} va a la fila {row} desde su borde. | A la fila {row} | Va a la fila {row} desde su borde.
    short-supply/no-room: Short Supply se puede usar contra {unit:the}, pero el reglamento no dice adónde va con las dos filas llenas. | Sin sitio
    short-supply/no: Short Supply no se puede usar contra {unit:the}. | No se puede elegir |
    deck-odds/hand: La probabilidad de que el oponente tenga al menos {atLeast} en {cards} {cards?carta|cartas} ({card}) es del {chance:percent}. | Probabilidad: {chance:percent}
    deck-odds/draws: La probabilidad de robar al menos {atLeast} en {cards} {cards?carta|cartas} ({card}) es del {chance:percent}. | Probabilidad: {chance:percent} | Sale el {chance:percent} de las veces.
  `),

  problems: said(`
    names-no-troops: {card} no da otra cosa a quien no tiene tropas de una clase.
    played-is-discarded: En los descartes hay {given}, pero este turno se {played?ha|han} jugado {played} y {played?está|están} entre ellas.
    too-few-to-draw: En el mazo y los descartes hay {given}, y hay que robar {draws}.
    weakened-or-none: Se indican unidades por debajo de su fuerza y se dice que no hay ninguna.
    lone-leader-with-leader: Un líder solo no tiene a otro líder con él.
    more-than-copies: El mazo sólo tiene {copies} ({card}).
    seen-fewer: Se {given?ha visto|han visto} {given} {given?carta|cartas} en total, menos que de las que se buscan: {seen}.
    too-few-unseen: Sólo {unseen?queda|quedan} {unseen} sin ver: no bastan para lo que se pregunta.
  `),
} satisfies PartOfMessages;
