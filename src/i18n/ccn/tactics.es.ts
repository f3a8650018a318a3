import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';
import { OWN_DICE } from './own-dice.es.ts';

export default {
  queries: {
    ...titled(`
      ccn/form-square: ¿Puede formar en cuadro? | Ante qué ataque, y qué cuesta | Dice si la infantería puede formar en cuadro justo antes de que la ataquen y por qué no; qué le cuesta a su dueño en cartas y Mando, quién combate entonces primero y con cuántos dados como máximo. Cómo sigue el combate se pregunta en ccn/square-combat.
      ccn/square: ¿Qué puede hacer un cuadro? | Mover, disparar, combatir y deshacerse | Dice si una unidad en cuadro puede abandonarlo, mover, disparar, atacar, Ocupar el Terreno, dejar ir a su líder o usar de cierto modo su carta y su ficha; cuántas órdenes cuesta, con cuántos dados combate como máximo y qué pasa con la carta del contador.
      ccn/retire-and-reform: Retirada y Reforma | Si la caballería se va, y adónde | Dice si la caballería a la que ataca infantería puede Retirarse y Reformar por 2 hexágonos dados y por qué no, cuántos dados se le tiran y qué impacta, con las probabilidades exactas; con las caras que han salido, dice las bajas y la comprobación del líder, y después quién puede Responder o avanzar.
    `),
    'ccn/square-combat': {
      title: 'Melee con un cuadro',
      line: 'Dados de la caballería y del cuadro',
      about:
        'Resuelve de principio a fin una melee en la que uno de los bandos está en cuadro: quién combate primero, cada tirada con sus dados y lo que impacta, las banderas de rebote, quién contesta y las probabilidades exactas de cómo sale cada unidad. Si la infantería puede formar en cuadro se pregunta en ccn/form-square; si la caballería puede Retirarse y Reformar, en ccn/retire-and-reform.',
      ...OWN_DICE,
    },
    'ccn/combined-arms': {
      title: 'Armas Combinadas',
      line: 'Infantería o caballería y artillería juntas',
      about:
        'Dice, batería por batería, si la artillería puede sumarse a un ataque de melee, cuántos dados ponen el atacante y cada batería y cuántos se tiran en total, qué impacta, si las banderas son de rebote, y contra quién y con cuántos dados Responde el objetivo, con las probabilidades exactas. Con las caras que han salido, resuelve además la tirada: impactos, comprobación del líder, banderas y retirada, Banderas de Victoria, la Respuesta y el avance. Si la caballería se Retira y Reforma ante ellas, se pregunta en ccn/retire-and-reform.',
      fields: labelled(`
        artilleryDice: Dados de su tarjeta nacional | De la artillería que se suma: los dados de su tabla con estos bloques a esta distancia, que el reglamento sólo da para la montada con 3 bloques a 3 hexágonos (1 dado); junto al objetivo, y de la artillería atacada: los dados de melee que el reglamento no imprime, los de la montada con 1 bloque y los de cualquiera con más de 3.
      `),
      answers: labelled(`
        result: Resultado | Lo que dan las caras que han salido: impactos, comprobación del líder, banderas ignoradas, retirada, Respuesta y avance. null: no se dieron caras.
      `),
    },
  },

  fields: labelled(`
    attackedBy: La ataca | Arma de la unidad enemiga que combate contra ella: infantry infantería, cavalry caballería, artillery artillería.
    attackKind: Cómo la atacan | melee, el ataque en melee de una unidad enemiga en el turno de ese enemigo (también un Ataque de Bonificación); battle-back, esta unidad ha atacado y el enemigo Responde; first-strike, esta unidad ha atacado y el enemigo juega First Strike; ranged, le disparan.
    squares: Unidades en cuadro | Unidades que su dueño tiene en cuadro, cada una con una carta en el contador; en ccn/square esta unidad es una de ellas y en ccn/form-square no.
    firstStrike: First Strike | Si el defensor juega First Strike en esta melee.
    declines: Renuncia | Sí, si su dueño elige no formar en cuadro aunque la unidad pueda.
    squareAction: Qué quiere hacer | leave, abandonar el cuadro; move, mover; fire, disparar; melee, atacar a un enemigo adyacente; take-ground, Ocupar el Terreno tras un ataque con éxito; detach-leader, que se separe su líder vinculado; look-at-track, que su dueño mire las cartas de su contador; rearrange-track, que su dueño cambie de casilla cartas de su contador; lose-token, que su dueño entregue la ficha de cuadro en lugar de un bloque; be-eliminated, perder su último bloque.
    ordered: Con orden | Si la unidad tiene una orden este turno.
    leavesSquare: Abandona antes el cuadro | Si a la unidad se le ordena este turno abandonar el cuadro antes de hacer lo que se pregunta. Con leave es así en todo caso.
    leavingPhase: Cuándo lo abandonaría | orders, en la fase de órdenes del turno de su dueño; later, más tarde en ese turno; opponents-turn, en el turno del oponente.
    enemyAdjacent: Enemigos adyacentes | Qué enemigos hay en los hexágonos adyacentes: none, ninguno; leader, sólo líderes solos; unit, infantería o artillería, pero no caballería; cavalry, caballería, con o sin otros.
    firstHex: Primer hexágono | El primer hexágono del camino de una Retirada y Reforma.
    secondHex: Segundo hexágono | El segundo hexágono de ese camino, en el que termina.
    gunDice: Dados de artillería | Dados que la artillería añade a la tirada en Armas Combinadas, como los da ccn/combined-arms.
    guns: Artillería que se suma | Cada unidad de artillería que va a sumar sus dados al ataque y cómo está respecto al objetivo. Al menos 1.
    unitBetween: Unidad en la línea | Si alguna unidad, amiga o enemiga, está en la línea de visión entre la artillería y su objetivo, aunque esté más abajo.
    stopped: Ataque frenado | Sí, si First Strike, o el cuadro que combate primero, ha eliminado al atacante o lo ha hecho dejar su hexágono.
    firstFaces: Caras de la primera tirada | Lo que muestran los dados de la primera tirada de la melee; si faltan algunos por tirar, los que ya están en la mesa. Si se omite: aún no se ha tirado nada.
  `),

  answers: labelled(`
    forms: Forma en cuadro | Si forma en cuadro: puede, y su dueño no renuncia.
    handAfter: Cartas en mano después | Cartas que el dueño de la unidad tiene después en la mano.
    cardsOnTrack: Cartas en el contador | Cartas que hay después en el contador del dueño de la unidad: una por cada cuadro suyo.
    strikesFirst: Combate primero | Quién combate primero en esta melee: attacker, la unidad que anunció el ataque; defender, su objetivo.
    mostDice: Dados como máximo | Dados que tira como máximo un cuadro, y la caballería contra él. null: no hay ese límite o no combate nadie.
    inSquareAfter: En cuadro después | Si la unidad sigue después en cuadro. No, si lo abandona o es eliminada.
    orders: Órdenes | Órdenes que hacen falta: una para la unidad y otra más para un líder que se separa.
    moreOrders: Más órdenes por el Mando | Órdenes que gana una carta basada en el Mando porque vuelve la carta del contador.
    retires: Se Retira y Reforma | Si se Retira y Reforma: puede, y su dueño no renuncia.
    hexesBack: Hexágonos | Hexágonos que retrocede la caballería. 0 si no se retira o es eliminada.
    mayTakeGround: Puede Ocupar el Terreno | Si la infantería que ataca puede Ocupar el Terreno después.
    result: Resultado | Lo que han hecho las caras dadas antes de cualquier retirada. null: no se dieron caras o no se tira.
    returned: Cartas devueltas | Cartas que vuelven del contador a la mano.
    guns: Artillería | De cada unidad de artillería, por el orden dado, si puede sumarse y con cuántos dados.
    attackerDice: Dados del atacante | Dados que la infantería o la caballería pone en el ataque.
    gunDice: Dados de artillería | Dados que toda la artillería pone en el ataque.
    batteryDice: Dados de una batería | Dados que pone una unidad de artillería.
    bounceFlags: Banderas de rebote | Si las banderas de esta tirada son de rebote, que la caballería no puede ignorar.
    battleBackAt: Responde contra | Contra quién puede Responder el objetivo si sigue en su hexágono: attacker, la infantería o la caballería, nunca la artillería; nobody, contra nadie.
    rolls: Tiradas | Las tiradas a las que puede llegar la melee, en su orden; cada una se hace sólo mientras ambas unidades están en sus hexágonos.
    by: Tira | Qué bando tira: attacker, el atacante; defender, el defensor.
    rolledAs: Tira como | strikes-first, un cuadro contra la caballería que lo ataca; first-strike, con la carta First Strike; attack, ataque; battle-back, Respuesta.
    rollDice: Dados de una tirada | Dados de una de las tiradas.
    rollHits: Qué impacta en una tirada | Caras que impactan en una de las tiradas.
    made: Se hace | Si se hace esta tirada. null: lo deciden dados aún por tirar.
    attackerFate: El atacante | Cómo sale el atacante: stands, sigue en su hexágono; retreats, se retira; eliminated, es eliminado. null: lo deciden dados aún por tirar.
    defenderFate: El defensor | Cómo sale el defensor: stands, sigue en su hexágono; retreats, se retira; eliminated, es eliminado. null: lo deciden dados aún por tirar.
    attackerBlocks: Bloques del atacante | Bloques que le quedan al atacante. null: lo deciden dados aún por tirar. En las probabilidades: cuántos, con su probabilidad.
    defenderBlocks: Bloques del defensor | Bloques que le quedan al defensor. null: lo deciden dados aún por tirar. En las probabilidades: cuántos, con su probabilidad.
    attackerBlocksLost: Bloques que pierde el atacante | Media de los bloques que el atacante pierde en total.
    defenderBlocksLost: Bloques que pierde el defensor | Media de los bloques que el defensor pierde en total.
    second-roll-made: Se hace la segunda tirada | Probabilidad de que se haga la segunda tirada: la primera no ha eliminado a su objetivo ni lo ha hecho dejar su hexágono.
    attacker-stands: El atacante aguanta | Probabilidad de que el atacante siga al final en su hexágono.
    attacker-retreats: El atacante se retira | Probabilidad de que el atacante deje su hexágono y no sea eliminado.
    attacker-eliminated: El atacante cae | Probabilidad de que el atacante sea eliminado.
    defender-stands: El defensor aguanta | Probabilidad de que el defensor siga al final en su hexágono.
    defender-retreats: El defensor se retira | Probabilidad de que el defensor deje su hexágono y no sea eliminado.
    defender-eliminated: El defensor cae | Probabilidad de que el defensor sea eliminado.
  `),

  terms: worded(`
    attackKind: melee = un ataque en melee | battle-back = una Respuesta | first-strike = First Strike | ranged = un disparo
    strikesFirst: attacker = el atacante | defender = el defensor
    squareAction: leave = abandonar el cuadro | move = mover | fire = disparar | melee = atacar en melee | take-ground = Ocupar el Terreno | detach-leader = que se separe su líder | look-at-track = mirar las cartas del contador | rearrange-track = cambiar de casilla cartas del contador | lose-token = perder la ficha en lugar de un bloque | be-eliminated = ser eliminada
    leavingPhase: orders = la fase de órdenes propia | later = más tarde en el turno propio | opponents-turn = el turno del oponente
    enemyAdjacent: none = ninguno | leader = sólo líderes solos | unit = unidades, pero no caballería | cavalry = caballería
    attackerFate defenderFate: stands = sigue en su hexágono | retreats = se retira | eliminated = es eliminado
    by battleBackAt: attacker = el atacante | defender = el defensor | nobody = nadie
    rolledAs: strikes-first = un cuadro que combate primero
  `),

  steps: said(`
    ccn-5.21/square: La carta está en el contador: el Mando es ahora {command}.
    ccn-5.64/square: {unit:The} sigue en cuadro: no se puede ordenar a su líder que se separe.
    ccn-5.64/order: {unit:The} abandona el cuadro: su líder puede separarse con una orden más.
    ccn-5.118/out-of-square: Tampoco fuera del cuadro puede {unit:the} disparar junto a una unidad enemiga.
    ccn-5.118/leader: Con la lectura b de R77, el líder enemigo adyacente impide disparar a {unit:the}.
    ccn-5.218/square: {unit:The} está en cuadro: no puede Ocupar el Terreno.
    ccn-6.13: {unit:The} está en cuadro: no puede mover.
    ccn-6.13/order: Sin una orden, {unit:the} no puede combatir.
    ccn-6.13/ordered: Para combatir, {unit:the} necesita una orden, también en cuadro.
    ccn-6.14/most: En cuadro, {unit:the} tira {dice} {dice?dado|dados} como máximo.
    ccn-6.15: Justo antes de que ataque la caballería, {unit:the} puede formar en cuadro.
    ccn-6.15/infantry: Sólo la infantería forma en cuadro, no {unit:the}.
    ccn-6.15/cavalry: Sólo se forma en cuadro ante la caballería, y en melee.
    ccn-6.15/first-strike: Su dueño juega First Strike: {unit:the} no puede además formar en cuadro.
    ccn-6.16: Con {cards} {cards?carta|cartas} en la mano, {unit:the} no puede formar en cuadro: hacen falta {least}.
    ccn-6.17: En pueblo, molino o fortificación, {unit:the} no puede formar en cuadro.
    ccn-6.18: La caballería Responde: {unit:the} no puede formar en cuadro.
    ccn-6.19: La caballería juega First Strike: {unit:the} no puede formar en cuadro.
    ccn-6.20: Las {squares} casillas del contador tienen carta: {unit:the} no puede formar en cuadro.
    ccn-6.21: {unit:The} no está en cuadro: el ataque se resuelve como cualquier melee.
    ccn-6.22: {taken} carta al azar va sin verla al contador, y la ficha de cuadro, con {unit:the}: {cards?queda|quedan} {cards} en la mano.
    ccn-6.23: Un jugador puede mirar cuando quiera las cartas de su contador.
    ccn-6.23/rearranged: Las cartas del contador no se pueden cambiar de casilla.
    ccn-6.24: La ficha no es un bloque: no se puede entregar en lugar de uno.
    ccn-6.25: En cuadro, {unit:the} combate primero, con {dice} {dice?dado|dados} como máximo.
    ccn-6.32/most: La caballería que siga ahí ataca después al cuadro con {dice} {dice?dado|dados} como máximo.
    ccn-6.41: El líder de un cuadro sigue con él hasta que se abandona.
    ccn-6.41/order: En el turno en que se abandona el cuadro también se puede dar orden a su líder.
    ccn-6.42: Hay una unidad enemiga adyacente: en cuadro, {unit:the} no puede disparar.
    ccn-6.42/leader: Con la lectura b de R77, el líder enemigo adyacente impide disparar al cuadro.
    ccn-6.42/may: Sin unidades enemigas adyacentes, {unit:the} puede disparar en cuadro.
    ccn-6.43: Se puede ordenar a {unit:the} que ataque en melee desde el cuadro.
    ccn-6.43/stays: Tras un ataque con éxito, {unit:the} se queda donde está.
    ccn-6.44: La orden de abandonar el cuadro sólo se da en la fase de órdenes propia.
    ccn-6.45: Hay caballería enemiga adyacente: {unit:the} no puede abandonar el cuadro.
    ccn-6.46: {unit:The} abandona el cuadro: la ficha vuelve al contador y la carta, a la mano.
    ccn-6.46/order: Sin una orden, {unit:the} no puede abandonar el cuadro.
    ccn-6.46/ordered: Para abandonar el cuadro, {unit:the} necesita una orden.
    ccn-6.46/enemy: Con la lectura b de R9, cualquier unidad enemiga adyacente mantiene en cuadro a {unit:the}.
    ccn-6.46/command: Con la lectura b de R78, la carta que vuelve da una orden más.
    ccn-6.47: Abandonar el cuadro no cuesta nada a {unit:the}: este turno mueve y combate con normalidad.
    ccn-6.48: {unit:The} es eliminada: la ficha vuelve al contador y la carta, a la mano.
    ccn-7.3/square: En bosque se puede formar en cuadro.
    ccn-7.10/square: En colina se puede formar en cuadro.
    ccn-7.25/square: En pueblo o molino no se forma en cuadro.
    ccn-7.33/square: En fortificación no se forma en cuadro, venga de donde venga el ataque.
    ccn-7.45/square: En río vadeable se puede formar en cuadro.
    ccn-7.51/square: En un puente se puede formar en cuadro.
    ccn-7.56/square: En cantera de arena se puede formar en cuadro.
    ccn-8.50/square: Con Fire and Hold, {unit:the} puede abandonar el cuadro.
    ccn-8.76/square: Short Supply no da órdenes a nadie: {unit:the} no recibe ninguna.
    ccn-8.70/square: La Grande Manoeuvre no da órdenes a {unit:the} en cuadro.
    ccn-5.79/retire: {unit:The} no puede Retirarse y Reformar ante un disparo.
    ccn-5.103/gun: {gun:The} ha movido {moved} hexágono: no puede sumarse a {distance} hexágonos.
    ccn-5.173/combined: Un líder solo no Responde.
    ccn-5.239/gun: {gun:The} ya ha combatido este turno: no puede sumarse.
    ccn-6.1: Atacada por infantería, {unit:the} puede Retirarse y Reformar.
    ccn-6.1/cavalry: Sólo la caballería se Retira y Reforma, no {unit:the}.
    ccn-6.1/infantry: La caballería sólo se Retira y Reforma ante la infantería, no ante {attacker:the}.
    ccn-5.117/nobody: No hay ningún enemigo adyacente: {unit:the} no tiene a quién atacar en melee.
    ccn-6.2: Antes de los dados, su dueño debe decir si {unit:the} se Retira y Reforma.
    ccn-6.2/first-strike: Su dueño juega First Strike: {unit:the} no puede además Retirarse y Reformar.
    ccn-6.3: Los dos hexágonos del camino están abiertos: puede retroceder {hexes}.
    ccn-6.3/closed: No tiene {hexes} hexágonos abiertos: no puede Retirarse y Reformar.
    ccn-6.3/edge: El camino de {unit:the} acaba en su propio borde del tablero.
    ccn-6.3/terrain: El terreno transitable ({terrain}) no frena aquí a {unit:the}.
    ccn-6.3/stops: Con la lectura b de R72, {unit:the} tendría que parar en el primer hexágono ({terrain}).
    ccn-6.4: {unit:The} no se Retira y Reforma: la melee se resuelve como cualquier otra.
    ccn-6.5/guns: La artillería añade {guns} {guns?dado|dados}: {dice} en total.
    ccn-6.6: {unit:The} ha recibido impactos al retirarse: se hace 1 comprobación de su líder.
    ccn-6.6/leader-goes: Eliminada {unit:the}, su líder, si sobrevive, debe retirarse 1, 2 o 3 hexágonos.
    ccn-6.7: Después de la tirada, {unit:the} retrocede {hexes} hexágonos.
    ccn-6.8: La caballería ha dejado su hexágono: {attacker:the} puede Ocupar el Terreno.
    ccn-6.8/square: {attacker:The} está en cuadro: no puede Ocupar el Terreno.
    ccn-6.9: {unit:The} se Retira y Reforma: no puede Responder, termine donde termine.
    ccn-6.10: La infantería Responde: {unit:the} no puede Retirarse y Reformar.
    ccn-6.11: La infantería juega First Strike: {unit:the} no puede Retirarse y Reformar.
    ccn-6.12: El hexágono {nth} no acerca a {unit:the} a su borde: no puede ir ahí.
    ccn-6.12/nearer: El hexágono {nth} acerca a {unit:the} a su borde.
    ccn-6.12/impassable: El hexágono {nth} es intransitable ({terrain}): {unit:the} no puede entrar.
    ccn-6.12/occupied: El hexágono {nth} está ocupado: {unit:the} no puede entrar.
    ccn-6.12/leader-first: Un líder amigo solo detendría a {unit:the} en el primer hexágono.
    ccn-6.12/leader-as-move: Con la lectura b de R72, también el hexágono de un líder amigo solo está ocupado.
    ccn-6.12/two-leaders: {unit:The} ya tiene líder: no puede entrar en el hexágono de otro.
    ccn-6.12/joins: {unit:The} puede terminar en el hexágono del líder amigo solo, que se le vincula.
    ccn-6.22/forms: {target:The} forma en cuadro: una carta al azar va al contador y la ficha, a su hexágono.
    ccn-6.25/order: La caballería ha hecho formar en cuadro a {target:the}: el cuadro combate primero.
    ccn-6.25/later: {target:The} ya está en cuadro: ante la caballería combate primero igualmente.
    ccn-6.25/combined: El cuadro combate primero: no puede además Responder.
    ccn-6.26: {unit:The} ataca desde el cuadro a {target:the}, que puede Retirarse y Reformar, o quedarse y Responder con 1 dado.
    ccn-6.27: Cada unidad que ataca a {target:the} en cuadro libra su propia melee, una tras otra.
    ccn-6.29: En cuadro, {unit:the} suma {own} {own?dado|dados} a los de la artillería.
    ccn-6.30/order: Cada bandera del cuadro hace retirarse a {target:the}, que no puede ignorarla.
    ccn-6.31: El atacante está en cuadro: todas las banderas de esta tirada son de rebote.
    ccn-6.32/then: Si sigue en su hexágono, {target:the} ataca después al cuadro.
    ccn-6.33: Contra un cuadro, {unit:the} sólo añade su único dado a los de la artillería.
    ccn-6.34: {target:The} puede jugar First Strike contra el cuadro y tira igualmente 1 dado.
    ccn-6.36: {unit:The} combate primero contra {target:the} en cuadro, con sus dados habituales; el cuadro puede contestar con 1.
    ccn-6.37: La infantería puede atacar a un cuadro junto con artillería.
    ccn-6.43/attacks: {unit:The} ataca desde el cuadro, con 1 dado como máximo, y no Ocupa el Terreno.
    ccn-6.49: Al ataque de {unit:the} puede sumarse artillería, si se declara antes de los dados.
    ccn-6.49/arm: La artillería se suma a infantería o caballería, no a {unit:the}.
    ccn-6.49/ordered: {unit:The} no tiene orden: no hay ataque al que sumarse.
    ccn-6.49/gun: {gun:The} no tiene orden: no puede sumarse.
    ccn-6.50: {gun:The} alcanza a {range} hexágonos: a {distance} no puede sumarse.
    ccn-6.50/sight: {gun:The} no ve a {target:the}: no puede sumarse.
    ccn-6.50/adjacent: Hay un enemigo junto a {gun:the}: sólo puede sumarse contra un objetivo adyacente.
    ccn-6.51: Hay una unidad en la línea de visión de {gun:the}: no puede sumarse.
    ccn-6.52: {own} {own?dado|dados} de {unit:the} y {guns} de la artillería suman {dice}, que se tiran a la vez.
    ccn-6.53: A {unit:the} no le quedan dados, pero la artillería tira los suyos: {guns}.
    ccn-6.53/none: Ni a {unit:the} ni a la artillería les quedan dados: no hay ataque.
    ccn-6.54: Cada sable impacta, también en los dados de la artillería.
    ccn-6.55: {target:The} sólo puede Responder contra {unit:the}, no contra la artillería adyacente.
    ccn-6.56: El cuadro ha frenado a {unit:the}: los dados de la artillería se pierden.
    ccn-6.57: First Strike ha frenado a {unit:the}: los dados de la artillería se pierden.
    ccn-7.14/gun: En Armas Combinadas, la artillería en colina no dispara por encima de una unidad.
    ccn-8.54/combined: El defensor ha usado First Strike: no puede Responder.
  `),

  because: said(`
    blocks-are-lost: La unidad pierde bloques, no entrega la ficha.
    enough-cards: Hay bastantes cartas en la mano.
    ground-allows-it: No está en pueblo, molino ni fortificación.
    leaves-square: La unidad abandona el cuadro este turno.
    no-cavalry-adjacent: No hay caballería enemiga adyacente.
    no-enemy-unit-adjacent: No hay unidades enemigas adyacentes.
    no-fieldworks: Su hexágono no tiene fortificación.
    not-a-battle-back: No es una Respuesta.
    not-a-first-strike: No es un First Strike del enemigo.
    not-in-a-town: No está en pueblo ni molino.
    ordered: La unidad tiene una orden.
    own-orders-phase: Es la fase de órdenes de su dueño.
    reading-r9-a: Se aplica la lectura a de R9: sólo la caballería mantiene en su sitio a un cuadro.
    reading-r34-b: Se aplica la lectura b de R34: First Strike y la reacción son compatibles.
    reading-r77-a: Se aplica la lectura a de R77: un líder enemigo solo no impide disparar a nadie.
    reading-r78-a: Se aplica la lectura a de R78: el Mando se cuenta al jugar la carta.
    space-on-track: El contador tiene una casilla libre.
    attacker-goes-on: El atacante sigue en su hexágono.
    attacker-has-dice: Al atacante le quedan dados propios.
    attacker-is-cavalry: El atacante es caballería.
    attacker-not-in-square: El atacante no está en cuadro.
    does-not-retire: La caballería no se Retira y Reforma.
    leads-itself: La caballería no lleva líder vinculado.
    nearer-its-own-edge: El hexágono está más cerca de su borde.
    first-strike-not-played: El defensor no juega First Strike.
    no-gun-adjacent: Ninguna artillería que se suma está junto al objetivo.
    nobody-between: No hay ninguna unidad en la línea de visión.
    not-occupied: El hexágono no está ocupado.
    reading-r69-b: Se aplica la lectura b de R69: un enemigo adyacente no impide sumarse a la artillería.
    reading-r72-a: Se aplica la lectura a de R72: cuenta como una retirada.
    reading-r72-b: Se aplica la lectura b de R72: cuenta como un movimiento.
    roller-not-in-square: El atacante no está en cuadro.
    sabers-do-not-hit: Los sables del atacante no impactan, y tampoco los de la artillería que se le suma.
    target-not-in-square: El objetivo no está en cuadro.
    attacker-not-cavalry: El atacante no es caballería.
    no-square-formed: No se forma el cuadro.
    reading-r10-b: Se aplica la lectura b de R10: el cuadro combate primero también contra infantería y artillería.
    reading-r11-b: Se aplica la lectura b de R11: un cuadro de un turno anterior no combate primero.
  `),

  ...summed(`
    form-square/forms: {unit:The} forma en cuadro, con {cards} {cards?carta|cartas} en la mano, y combate primero. | Forma en cuadro | Forma en cuadro y combate primero; a su jugador {cards?le queda|le quedan} {cards} {cards?carta|cartas}.
    form-square/declines: {unit:The} no forma en cuadro y recibe el ataque como cualquier melee. | Renuncia | No forma en cuadro: es una melee como otra.
    form-square/no: {unit:The} no puede formar en cuadro. | No puede |
    square/may: A {unit:the} en cuadro se le permite esto: {squareAction}. | Se puede |
    square/may-not: A {unit:the} en cuadro no se le permite esto: {squareAction}. | No se puede |
    square-combat/no: {unit:The} no puede atacar así a {target:the}. | No puede atacar
    square-combat/attacker: {unit:The} combate primero contra {target:the} con {dice} {dice?dado|dados}; la segunda tirada tendría {next}. | {dice} {dice?dado|dados} primero, después {next} | El atacante combate primero, con {dice} {dice?dado|dados}; después, el defensor, con {next}.
    square-combat/defender: {target:The} combate primero contra {unit:the} con {dice} {dice?dado|dados}; la segunda tirada tendría {next}. | Primero el defensor: {dice}, después {next} | El defensor combate primero, con {dice} {dice?dado|dados}; después, el atacante, con {next}.
    retire/retires: {unit:The} se Retira y Reforma ante {attacker:the}: retrocede {hexes} hexágonos. | Se retira | Se Retira y Reforma: retrocede {hexes} {hexes?hexágono|hexágonos}.
    retire/declines: {unit:The} puede Retirarse y Reformar ante {attacker:the}, pero se queda. | Se queda | Se queda.
    retire/no: {unit:The} no puede Retirarse y Reformar. | No puede |
    combined/yes: {unit:The} ataca a {target:the} con {own} {own?dado propio|dados propios} y {guns} de artillería: {dice}. | {dice} {dice?dado|dados} | Atacan juntas con {dice} {dice?dado|dados}: {own} de la unidad y {guns} de la artillería.
    combined/lost: El ataque de {unit:the} a {target:the} no se hace: no se tiran dados. | Sin dados | No se tira ningún dado.
    combined/no: {unit:The} y esta artillería no pueden atacar juntas a {target:the}. | No pueden |
  `),

  problems: said(`
    no-infantry-in-square: Sólo la infantería está alguna vez en cuadro, no {unit:the}.
    no-leader-to-detach: Sin un líder vinculado nadie puede separarse.
    eliminated-in-square: Quien abandona el cuadro no es eliminado en cuadro: omite este dato.
    as-many-faces-as-dice: Hay {given} {given?cara|caras} para una tirada de {dice} {dice?dado|dados}: indícalas todas o ninguna.
    blocks-for-faces: Lo que hacen las caras depende de sus bloques: indica cuántos tiene.
    faces-of-no-retirement: Estas caras son para caballería que se Retira y Reforma, y aquí no lo hace nadie.
    no-guns: Indica qué artillería se suma: al menos 1 unidad.
    no-square-here: En esta melee nadie está en cuadro: pregunta en ccn/melee.
    nothing-stops-it: Sólo First Strike, o un cuadro al que ataca la caballería, frena el ataque antes de sus dados.
  `),
} satisfies PartOfMessages;
