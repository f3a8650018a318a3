import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/may-play: ¿Se puede jugar esta carta ahora? | Al empezar tu turno o al atacarte | Dice si un jugador puede jugar una carta de mando en este momento: al comenzar su turno o, con Primer Golpe, cuando el oponente declara un combate cuerpo a cuerpo.
    cca/card: Qué hace una carta | A quién ordena, dónde y con qué dados | Dice de una carta de mando cuántas hay, cuándo se juega, a quién da órdenes y dónde, qué dados da, cuánto deja mover, qué prohíbe y, si es Contraataque, en qué carta se convierte.
    cca/draw: Coger carta al final del turno | Cuántas coges y si se baraja | Dice cuántas cartas se cogen al final del turno, quién coge primero, si se baraja y cuántas cartas quedan, también con Primer Golpe, con Soy Espartaco y en Lago Trasimeno.
    cca/spartacus: Soy Espartaco: órdenes por dados | Qué órdenes dan los dados | Dice cuántos dados tira la carta Soy Espartaco, qué órdenes dan las caras que han salido y con qué probabilidad exacta sale cada número de órdenes.
    cca/rally: Reorganización: bloques por dados | Qué bloques vuelven | Dice cuántos dados tira la carta Reorganización, cuántos bloques devuelven las caras que han salido y a qué unidades, y con qué probabilidad exacta vuelve cada número de bloques.
    cca/move-fire-move: Mueve-Dispara-Mueve: ¿qué paso cabe? | Qué paso le queda a la unidad | Dice si una unidad con órdenes de Mueve-Dispara-Mueve puede dar ahora uno de sus pasos, según lo que ya hayan hecho las demás, y qué pasos siguen abiertos. No dice cuánto mueve ni cuántos dados tira.
    cca/deck-odds: Qué cartas quedan | Si el rival la tiene, si la robarás | Da la probabilidad exacta de que el oponente tenga una carta, o una de un grupo, y la de cogerla del mazo, según las cartas que ya se han visto.
  `),

  fields: labelled(`
    lostBlocks: Bloques perdidos junto a líderes | Cuántos bloques han perdido en total, por tipo, las unidades que están en el hex de un líder propio o en uno adyacente a él. Las que están más lejos no se cuentan. Si se indica algún tipo, los demás son 0; si no se indica ninguno: suficientes para toda la tirada.
    rolled: Caras de la carta | Caras que han salido al tirar los dados de Soy Espartaco o Reorganización, en cualquier orden; al preguntar por una sola unidad, las que aún no se han usado. Los dados que no se indican no sirven. Si se omite: no se ha tirado.
    ownLeaders: Líderes propios | Cuántos líderes pueden recibir una orden propia de un símbolo de líder. Cuenta si se indica ownUnits. Si se omite: 0.
    noLeaders: Sin líderes | Sí, si el jugador no tiene ningún líder en el campo.
    when: Momento | turn-start, al comenzar el turno propio; later-in-turn, más tarde en el turno propio; attack-declared, el oponente ha declarado un combate cuerpo a cuerpo y no ha tirado; attack-rolled, ya ha tirado; opponent-turn, cualquier otro momento del turno del oponente.
    cardsPlayed: Cartas ya jugadas | Cuántas cartas de mando ha jugado ya este jugador al comenzar este turno.
    opponentPlayed: El oponente ha jugado | Si el oponente ya ha jugado alguna carta que Contraataque pueda repetir.
    deck: Cartas en el mazo | Cuántas cartas quedan en el mazo antes de coger. Si se omite: suficientes, y no se cuentan.
    discards: Cartas en los descartes | Cuántas cartas hay en los descartes, con las que se han jugado este turno: también Soy Espartaco y Primer Golpe. Si se omite: no se cuentan.
    hand: Cartas en la mano | Cuántas cartas le quedan al jugador en la mano después de jugar y antes de coger. Si se omite: las de su escenario o, sin él, no se cuentan.
    firstStrikePlayed: Se ha usado Primer Golpe | Sí, si el oponente ha jugado Primer Golpe en este turno.
    spartacusPlayed: Se ha jugado Soy Espartaco | Sí, si la carta jugada este turno es Soy Espartaco.
    nextStep: Paso que quiere dar | Lo que la unidad quiere hacer ahora: first-move, su primer movimiento; fire, disparar; second-move, su segundo movimiento; close-combat, combatir cuerpo a cuerpo. Es obligatorio.
    furthestStep: Paso más avanzado | El paso más avanzado que ha empezado ya alguna unidad con órdenes de la carta, sea cual sea.
    stepDone: Ya lo ha dado | Sí, si esta misma unidad ya ha dado ese paso.
    wanted: Carta o grupo | La carta que se busca, o un grupo entero: section-cards, de Sección; troop-cards, de Tropa; leadership-cards, de Liderazgo; tactic-cards, de Táctica. Es obligatorio.
    draws: Cartas por coger | Cuántas cartas se cogen del mazo o se reparten. Si se omite: 1, o ninguna si se pregunta por la mano del oponente.
  `),

  answers: labelled(`
    leaderMayLeave: El líder puede separarse | Si un líder puede dejar su unidad con una orden de esta carta.
    group: Grupo | Grupo de la carta: de Sección, de Tropa, de Liderazgo o de Táctica.
    copies: Cartas en el mazo | Cuántas cartas iguales hay en el mazo de 60.
    adjacentHexes: Hexes adyacentes | Con las cartas de Liderazgo, cuántos hexes reciben órdenes además del hex del líder. En las demás, 0.
    moveSteps: Veces que mueve | Cuántas veces puede mover en el turno una unidad con órdenes de la carta.
    fireSteps: Veces que dispara | Cuántas veces puede disparar en el turno una unidad con órdenes de la carta que pueda disparar.
    allowsCloseCombat: Permite el cuerpo a cuerpo | Si las unidades con órdenes de la carta pueden combatir cuerpo a cuerpo.
    extraDice: Dados adicionales | Dados que la carta suma en combate cuerpo a cuerpo a las unidades con órdenes.
    extraDiceInBonus: Dados adicionales en la bonificación | Dados que la carta suma en el combate de bonificación, tras un Avance de Ímpetu.
    extraDiceFiring: Dados adicionales al disparar | Dados que la carta suma en combate a distancia.
    changedMoves: Movimiento cambiado | Hexes que puede mover como mucho cada tipo de unidad al que la carta se lo cambia; los demás mueven lo normal.
    passThroughFriends: Atraviesan amigas | Tipos de unidad que, con esta carta, pueden atravesar unidades amigas cuando mueven 2 hexes.
    LI: Infantería ligera | Valor de la infantería ligera.
    LS: Ligera con hondas | Valor de la infantería ligera con hondas.
    LB: Ligera con arcos | Valor de la infantería ligera con arcos.
    AX: Auxiliares | Valor de los auxiliares.
    WR: Guerreros | Valor de los guerreros.
    MI: Infantería media | Valor de la infantería media.
    HI: Infantería pesada | Valor de la infantería pesada.
    HC: Caballería pesada | Valor de la caballería pesada.
    CH: Carros pesados | Valor de los carros pesados.
    EL: Elefantes | Valor de los elefantes.
    opponentDraws: Cartas que coge el oponente | Cartas que coge el oponente al final de este turno: 1 si ha usado Primer Golpe.
    drawsFirst: Coge primero | Quién coge antes.
    reshuffle: Se baraja | Si los descartes se barajan: con Soy Espartaco junto con el mazo, o porque el mazo no alcanza.
    deckLeft: Quedan en el mazo | Cartas en el mazo después de coger; null si no se han contado.
    discardsLeft: Quedan en los descartes | Cartas en los descartes después de coger; null si no se han contado.
    deck: Cartas en el mazo | En cca/deck-odds, cartas no vistas que no están en la mano del oponente. En un paso, las del mazo.
    commandDice: Dados | Dados que tira la carta: tantos como el Mando.
    symbols: Símbolos | Símbolos que sirven de la tirada, por clase; null si no se ha tirado.
    light: Ligeras | Círculos verdes: para unidades ligeras.
    medium: Medias | Triángulos azules: para unidades medias.
    heavy: Pesadas | Cuadrados rojos: para unidades pesadas.
    any: Cualquiera | Símbolos de líder: para cualquier unidad.
    blocksReturned: Bloques que vuelven | Bloques que la tirada devuelve como mucho; null si no se ha tirado.
    openSteps: Pasos abiertos | Pasos de la carta que aún puede dar quien no los haya dado.
    drawn: Sale al coger | Probabilidad de que entre las cartas que se cogen haya al menos ese número de las que se buscan.
    drawnWanted: Entre las que se cogen | Cuántas de las que se buscan salen al coger, y su media.
  `),

  terms: {
    ...worded(`
      group: section = Sección | troop = Tropa | leadership = Liderazgo | tactic = Táctica
    `),
    ...said(`
      troop-cards: cartas de Tropa
      leadership-cards: cartas de Liderazgo
      tactic-cards: cartas de Táctica
      turn-start: al comenzar el turno propio
      later-in-turn: más tarde en el turno propio
      attack-declared: declarado un combate, antes de que tire el oponente
      attack-rolled: cuando el oponente ya ha tirado
      opponent-turn: en otro momento del turno del oponente
      first-move: primer movimiento
      fire: disparo
      second-move: segundo movimiento
      close-combat: combate cuerpo a cuerpo
      furthestStep.none: ninguno
    `),
  },

  steps: said(`
    cca-2.1/deck: El mazo tiene {cards} cartas; vistas: {seen}.
    cca-3.5/hand: En la mano del oponente hay {cards} {cards?carta|cartas}, cualesquiera de las no vistas.
    cca-6.1/at-start: Al comenzar el turno se juega 1 carta de mando.
    cca-6.1/late: {card} sólo se juega al comenzar el turno propio.
    cca-6.1/one: Ya se ha jugado una carta este turno: sólo se juega 1.
    cca-16.1/draw-one: La carta jugada va a los descartes y se coge 1 del mazo.
    cca-16.1/unknown: Se {draws?coge|cogen} {draws} {draws?carta|cartas}, cualesquiera de las no vistas.
    cca-16.2: Hay que coger {draws} y en el mazo hay {deck}: los descartes ({discards}) se barajan y forman un mazo nuevo.
    cca-19.17/draws: En su turno {turn}, el jugador romano coge {draws} cartas.
    deck/copies: En el mazo entero, {card}: {copies}; vistas: {seen}.
    cca-18.16/fact: Con {card}, las ligeras a pie y los auxiliares pueden atravesar 1 unidad amiga al mover 2 hexes.
    cca-18.27: En {card}, disparo quiere decir combate a distancia.
    cca-18.29/fact: En el combate de bonificación se tiran los dados normales, sin los 2 de {card}.
    cca-18.31/nothing: El oponente no ha jugado ninguna carta: {card} no tiene nada que repetir.
    cca-18.36/fact: Con {card}, los guerreros mueven hasta 3 hexes, pero con 2 o 3 deben combatir cuerpo a cuerpo.
    cca-18.37/fact: Con {card}, la infantería ligera no mueve más; los auxiliares mueven 2 hexes y pueden combatir cuerpo a cuerpo.
    cca-18.38/now: El oponente ha declarado un combate cuerpo a cuerpo y aún no ha tirado: es el momento de {card}.
    cca-18.38/rolled: El oponente ya ha tirado sus dados: es tarde para {card}.
    cca-18.38/wait: {card} espera a que el oponente declare un combate cuerpo a cuerpo.
    cca-18.39/fact: Si la unidad del oponente aguanta en su hex, puede devolver el combate.
    cca-18.40: Quien usa Primer Golpe coge carta antes que su oponente.
    cca-18.41/dice: {dice?Se tira|Se tiran} {dice} {dice?dado|dados}: tantos como el Mando.
    cca-18.41/symbols: Símbolos de unidad y de líder: {orders?sale|salen} {orders}. Cada uno da 1 orden.
    cca-18.42/fact: Las unidades con órdenes de {card} combaten con 1 dado más este turno.
    cca-18.43/counted: El mazo ({deck}) y los descartes ({discards}, con la propia carta) se barajan juntos antes de coger; las cartas de las manos no.
    cca-18.43: El mazo y los descartes, con la propia carta, se barajan juntos; las cartas de las manos no.
    cca-18.45/fact: Con {card}, después de mover se puede disparar o combatir cuerpo a cuerpo, y avanzar si se vence.
    cca-18.46/steps: La carta permite mover, disparar después y volver a mover.
    cca-18.47/late: Ya se ha empezado otro paso ({furthest}): el anterior ({step}) ha terminado para todas.
    cca-18.47/done: La unidad ya ha dado ese paso ({step}): cada uno se da una vez.
    cca-18.47/open: El paso está abierto ({step}) y es optativo.
    cca-18.47/fact: Son 3 pasos optativos, cada uno para todas antes del siguiente: mover, disparar y mover otra vez.
    cca-18.48/fact: Con {card}, las ligeras a pie y los auxiliares pueden atravesar unidades amigas al mover 2 hexes.
    cca-18.50/fact: Con {card}, la caballería pesada, los elefantes y los carros mueven hasta 3 hexes y pueden combatir.
    cca-18.51/symbols: Símbolos de unidad y de líder: {symbols?sale|salen} {symbols}. {blocks?Vuelve|Vuelven} {blocks} {blocks?bloque|bloques}.
    cca-18.51/no-leaders: Sin líderes no se tiran dados: se da la orden a 1 unidad a elección.
    cca-18.52: Las unidades que recuperan bloques reciben una orden: pueden mover y combatir.
    cca-18.53/excluded: Ni los elefantes ni los carros recuperan bloques con esta carta.
  `),

  because: said(`
    deck-suffices: En el mazo hay {deck} y hay que coger {draws}.
    hand-grown: Es su turno {turn}: la mano romana ya no crece.
    no-elephants-or-chariots: No hay elefantes ni carros que reorganizar.
  `),

  ...summed(`
    may-play/yes: {card} se puede jugar en este momento. | Se puede jugar |
    may-play/no: {card} no se puede jugar en este momento. | No se puede jugar |
    card/number: {card} da {orders} {orders?orden|órdenes} como mucho. | {orders} {orders?orden|órdenes} |
    card/command: {card} da tantas órdenes como el Mando de quien la juega. | Tantas como el Mando | Da tantas órdenes como el Mando de quien la juega.
    card/all: {card} da órdenes a todas las unidades que cumplen lo que pide. | Todas las que cumplen | Da la orden a todas las unidades que cumplen lo que pide.
    card/dice: {card} da las órdenes que digan los dados, tantos como el Mando. | Según los dados
    card/leader: {card} da órdenes a un líder y a {orders} unidades como mucho. | Un líder y {orders} unidades | Da la orden a un líder y, como mucho, a {orders} unidades.
    card/none: {card} no da órdenes: se juega contra un ataque del oponente. | Ninguna orden
    draw/plain: Al final del turno se {draws?coge|cogen} {draws} {draws?carta|cartas}. | {draws} {draws?carta|cartas} | Coge {draws} {draws?carta|cartas}.
    draw/reshuffle: Al final del turno se {draws?coge|cogen} {draws} {draws?carta|cartas}, y se barajan los descartes. | {draws} {draws?carta|cartas}; se baraja | Se barajan los descartes y coge {draws} {draws?carta|cartas}.
    draw/first-strike: Coge primero el oponente, que ha usado Primer Golpe; después el jugador coge {draws}. | Primero el oponente | Coge primero el oponente, y después el jugador: {draws} {draws?carta|cartas}.
    spartacus/dice: Soy Espartaco tira {dice} {dice?dado|dados}. | {dice} {dice?dado|dados} | Tira {dice} {dice?dado|dados}.
    spartacus/rolled: Con {dice} {dice?dado|dados}, Soy Espartaco da {orders} {orders?orden|órdenes}. | {orders} {orders?orden|órdenes} | Da {orders} {orders?orden|órdenes}.
    rally/dice: Reorganización tira {dice} {dice?dado|dados}. | {dice} {dice?dado|dados}
    rally/rolled: Con {dice} {dice?dado|dados}, Reorganización devuelve {blocks} {blocks?bloque|bloques}. | {blocks} {blocks?bloque|bloques} | {blocks?Vuelve|Vuelven} {blocks} {blocks?bloque|bloques}.
    rally/no-leaders: Sin líderes, Reorganización da la orden a 1 unidad a elección. | 1 unidad a elección | Recibe la orden una unidad a elección.
    move-fire-move/yes: Con Mueve-Dispara-Mueve, la unidad puede dar ahora ese paso: {step}. | Puede
    move-fire-move/no: Con Mueve-Dispara-Mueve, la unidad no puede dar ahora ese paso: {step}. | No puede |
    deck-odds/hand: La probabilidad de que el oponente tenga al menos {atLeast} entre sus {cards} {cards?carta|cartas} ({card}) es del {chance:percent}. | Probabilidad: {chance:percent} | La tiene el {chance:percent} de las veces.
    deck-odds/draws: La probabilidad de coger al menos {atLeast} en {cards} {cards?carta|cartas} ({card}) es del {chance:percent}. | Probabilidad: {chance:percent} | Sale el {chance:percent} de las veces.
  `),

  problems: said(`
    more-than-copies: En el mazo sólo hay {copies} ({card}).
    seen-fewer: Se han visto {given} {given?carta|cartas} en total, menos que las buscadas: {seen}.
    too-few-unseen: Sólo {unseen?queda|quedan} {unseen} {unseen?carta|cartas} sin ver: no alcanzan para lo que se pregunta.
    played-is-discarded: En los descartes hay {given}, pero este turno se {played?ha|han} jugado {played} que ya están en ellos.
    too-few-to-draw: Entre el mazo y los descartes hay {given}, y hay que coger {draws}.
  `),
} satisfies PartOfMessages;
