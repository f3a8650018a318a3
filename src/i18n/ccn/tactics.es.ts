import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    ccn/form-square: ¿Puede formar en cuadro? | Dice si la infantería puede formar en cuadro justo antes de que la ataquen y por qué no; qué le cuesta a su dueño en cartas y Mando, quién combate entonces primero y con cuántos dados como máximo. Cómo sigue el combate se pregunta en ccn/square-combat.
    ccn/square: ¿Qué puede hacer un cuadro? | Dice si una unidad en cuadro puede abandonarlo, mover, disparar, atacar, Ocupar el Terreno, dejar ir a su líder o usar de cierto modo su carta y su ficha; cuántas órdenes cuesta, con cuántos dados combate como máximo y qué pasa con la carta del contador.
  `),

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
  `),

  terms: worded(`
    attackKind: melee = un ataque en melee | battle-back = una Respuesta | first-strike = First Strike | ranged = un disparo
    strikesFirst: attacker = el atacante | defender = el defensor
    squareAction: leave = abandonar el cuadro | move = mover | fire = disparar | melee = atacar en melee | take-ground = Ocupar el Terreno | detach-leader = que se separe su líder | look-at-track = mirar las cartas del contador | rearrange-track = cambiar de casilla cartas del contador | lose-token = perder la ficha en lugar de un bloque | be-eliminated = ser eliminada
    leavingPhase: orders = la fase de órdenes propia | later = más tarde en el turno propio | opponents-turn = el turno del oponente
    enemyAdjacent: none = ninguno | leader = sólo líderes solos | unit = unidades, pero no caballería | cavalry = caballería
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
    ccn-8.70/square: La Grande Manoeuvre no da órdenes a {unit:the} en cuadro.
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
  `),

  ...summed(`
    form-square/forms: {unit:The} forma en cuadro, con {cards} {cards?carta|cartas} en la mano, y combate primero. | Forma en cuadro
    form-square/declines: {unit:The} no forma en cuadro y recibe el ataque como cualquier melee. | Renuncia
    form-square/no: {unit:The} no puede formar en cuadro. | No puede
    square/may: A {unit:the} en cuadro se le permite esto: {squareAction}. | Se puede
    square/may-not: A {unit:the} en cuadro no se le permite esto: {squareAction}. | No se puede
  `),

  problems: said(`
    no-infantry-in-square: Sólo la infantería está alguna vez en cuadro, no {unit:the}.
    no-leader-to-detach: Sin un líder vinculado nadie puede separarse.
    eliminated-in-square: Quien abandona el cuadro no es eliminado en cuadro: omite este dato.
  `),
} satisfies PartOfMessages;
