import { labelled, said, summed, titled, worded } from '../labelled.ts';
import { type PartOfMessages, termsFor } from '../messages.ts';

const PLAYERS = { A: 'A', B: 'B', C: 'C', D: 'D', E: 'E', F: 'F' };
const PHASES = {
  activation: 'activación',
  movement: 'movimiento',
  shooting: 'disparo',
  skirmishers: 'hostigadores',
  combat: 'combate',
  flight: 'huida',
  end: 'fin de turno',
};

export default {
  queries: titled(`
    onus/phase: ¿Qué se puede hacer en esta fase? | Si la unidad puede hacer eso ahora | Dice en qué fase se hace algo, si una unidad todavía puede hacerlo este turno y si ahora, quién actúa en la fase y cuál viene después. Va por el turno y el estado de la unidad, no por distancias ni caminos.
    onus/order: ¿Se puede jugar esta orden? | A qué unidad, y cuántas cartas cuesta | Dice si una carta de Acción, o un Avance en línea, se puede jugar como orden sobre una unidad en este momento, qué produce, si la unidad puede o debe chequear su moral y cuántas cartas se gastan. Cómo se elige un evento y a quién favorece lo contestan las preguntas sobre eventos.
    onus/activation: Activar una unidad Rota o en huida | El chequeo de moral y qué hace después | Dice si la unidad puede o debe chequear su moral al ser activada, con qué probabilidad exacta se reorganiza o se recupera este turno, qué significa su dado y qué puede hacer después.
    onus/general-active: General siempre activado | Cuántas unidades activas sin órdenes | Dice cuántas unidades están activas en un turno sin ninguna orden, por esa regla opcional y por la habilidad del general.
    onus/end-of-turn: El fin de turno | Cuántas cartas robas y descartas | Dice cuántas cartas se roban al final de un turno, qué opciones hay, cuántas hay que descartar por el límite de mano, también tras los regalos entre aliados, y qué pasa con el mazo.
    onus/turn-order: El orden de varios jugadores | Quién juega después, de 2 a 6 | Dice en qué orden juegan sus turnos de 2 a 6 jugadores y si uno de ellos puede empezar la fase siguiente mientras sus aliados siguen en ésta.
  `),

  fields: labelled(`
    phase: Fase | La fase en la que está el turno.
    action: Qué se quiere hacer | check-casualties, contar las bajas y hacer el chequeo de Liderazgo; play-order, jugar una orden; move, mover con movimiento normal o con otro; turn, cambiar de orientación; change-formation, adoptar, disolver, ampliar o reducir; charge, cargar; shoot, disparar; skirmisher-move, mover en la fase de hostigadores; fight, combatir cuerpo a cuerpo; flight-check, el chequeo de una unidad en huida en la fase de huida; draw-cards, robar al final del turno; none, sólo se pregunta por la fase.
    ownTurn: Turno propio | true si es el turno del jugador de la unidad, false si es el del oponente.
    phaseFinished: Fase terminada | true si en esta fase ya se ha hecho todo, de modo que puede empezar la siguiente.
    reorganised: Reorganizada este turno | true si la unidad ha perdido este turno su marcador de Rota con el chequeo de su activación.
    recoveredFromFlight: Recuperada este turno | true si la unidad huía y se ha recuperado este turno con el chequeo de su activación.
    hasMissiles: Tiene ataque a distancia | true si la carta de la unidad muestra un Ataque a distancia.
    alwaysActive: Siempre activada | true si se usa la regla opcional General siempre activado y ésta es la unidad del general.
    cardHalf: Mitad de la carta | order, se quiere usar la mitad superior de la carta de Acción; event, la inferior.
    orderType: Tipo de orden | activation (Activación), command (Mando), morale (Moral) y health (Salud) son los tipos de las cartas; line-advance (Avance en línea), la orden opcional por la que se descartan cartas.
    ordersOnUnit: Órdenes sobre la unidad | Cartas de orden usadas ya este turno sobre esta unidad, de cualquier tipo.
    alreadyActive: Ya está activa | true si la unidad ya se ha activado este turno, del modo que sea.
    ordersPlayed: Órdenes jugadas | Órdenes que el jugador ha jugado este turno en total.
    handBefore: Cartas en la mano | Cartas de Acción en la mano del jugador antes de esta orden. Si se omite: las suficientes.
    declines: No hace el chequeo | true si el jugador de una unidad Rota no hace el chequeo.
    fledThisTurn: Ha huido este turno | true si la unidad ha iniciado su huida en este mismo turno. Si se omite: false, la inició en un turno anterior.
    flightMorale: Moral modificada en la fase de huida | La misma para el chequeo de la fase de huida, si entonces es otra. Si se omite: la misma que al activar.
    flightDie: Dado en la fase de huida | El dado del segundo chequeo, si se ha fallado el primero. Si se omite: aún no se ha tirado.
    generalAlwaysActive: Se usa la regla | true si se usa la regla opcional General siempre activado.
    hasThatAbility: Tiene esa habilidad | true si la carta del general tiene la habilidad de activar siempre su propia unidad.
    endOption: Opción al final del turno | Lo que elige el jugador: discard, descartarse de las cartas que quiera y robar otras tantas y 1 más; draw, robar 3; none, no elige o no tiene nada que elegir.
    cardsDiscarded: Cartas descartadas | De cuántas cartas se descarta con esa opción.
    heldBeforeDraw: Mano antes de robar | Cartas en la mano del jugador antes de descartarse y robar. Si se omite: no se cuentan.
    heldAfterDraw: Mano después de robar | Cartas en la mano después de robar y antes de los regalos; en el jugador, en lugar de heldBeforeDraw. Si se omite: no se cuentan.
    handLimitChange: Evento sobre el límite | Lo que un evento suma o resta al límite de mano.
    cardsGiven: Cartas regaladas | Cartas de Acción que este jugador da a sus aliados.
    cardsReceived: Cartas recibidas | Cartas de Acción que este jugador recibe de sus aliados.
    allies: Aliados | Los demás jugadores del mismo bando, cada uno con su mano, para decir de cuántas se descartan. Si se omite: ninguno.
    deckCards: Cartas en el mazo | Cartas en el mazo de Acción antes de robar. Si se omite: suficientes, y no se cuentan.
    discardPile: Cartas en los descartes | Cartas en el mazo de descarte. Si se omite: no se cuentan.
    deckEndsGame: El mazo acaba la partida | true si el escenario termina al acabarse el mazo.
    eventsThisTurn: Eventos jugados | Eventos que el jugador ha jugado este turno; no son órdenes y aquí no cambian nada.
    turnWay: Turnos | by-side, los aliados juegan juntos, fase por fase; allied, todos los de un bando uno detrás de otro y luego los del otro; alternating, uno de cada bando por turno; all-against-all, cada uno por su cuenta.
    firstSide: Bando que empieza | Los jugadores del bando que empieza, en su orden; con all-against-all, todos los jugadores. Si se omite: A y C, si se omite también secondSide.
    secondSide: El otro bando | Los jugadores del otro bando, en su orden. Si se omite: B y D, si se omite también firstSide.
    finishedPhase: Han acabado la fase | Los jugadores que ya han acabado la fase en la que está el turno. Si se omite: nadie.
    wantsNext: Quiere seguir | El jugador que quiere empezar la fase siguiente. Si se omite: no se pregunta.
  `),

  answers: labelled(`
    mayNow: Ahora | Si se puede hacer en este mismo momento.
    momentOfAction: Momento | now, ahora; later-this-turn, su fase está por venir; over, su fase ya ha pasado.
    actionPhase: Fase | La fase en la que se hace, o aquella por la que se pregunta.
    phaseNumber: Número de la fase | Su puesto en el turno, de 1 a 7.
    nextPhase: Fase siguiente | La fase que viene después.
    whoActs: Quién actúa | Quién tiene algo que hacer en esa fase.
    orderDecidedBy: Quién decide el orden | Quién decide en qué orden pasan las cosas en esa fase.
    compulsory: Obligatorio | Si hay que hacerlo, y no sólo se puede.
    allPhases: Fases del turno | Todas las fases en su orden.
    ordersPerUnit: Órdenes por unidad | Cartas de orden que puede recibir una unidad en un turno.
    ordersPerTurn: Órdenes por turno | Órdenes que un jugador puede jugar en un turno, mientras tenga cartas.
    activates: Activa | Si la unidad queda activa.
    checkOnActivation: Chequeo de moral | may, su jugador puede hacerlo en el acto; must, se hace en el acto; none, ninguno.
    removesForcedMarch: Acaba la marcha forzada | Si se le quita el marcador de Marcha Forzada.
    cardsSpent: Cartas gastadas | Cartas de Acción que salen de la mano; 0 si no se puede.
    passChance: Probabilidad de superarlo | Probabilidad exacta de superar el chequeo de la activación.
    check-passes: Supera el chequeo | Probabilidad de superar el chequeo de la activación.
    checkPassed: Superado | Si se ha superado el chequeo; null si no se ha tirado.
    unitAfter: La unidad después | Qué ha sido de la unidad y qué puede hacer todavía este turno; null mientras no se tira el dado.
    afterPass: Si lo supera | La unidad tras superar el chequeo.
    afterFail: Si lo falla | La unidad tras fallar el chequeo.
    unitStateAfter: Estado | steady, en orden; broken, Rota; fleeing, en huida.
    moveUpToUd: Movimiento (UD) | Cuánto puede mover este turno, en UD; null mientras está trabada, cuando sólo hace lo propio de las unidades trabadas.
    chargeAllowed: Puede cargar | Si puede cargar este turno.
    shotAllowed: Puede disparar | Si puede disparar este turno, si tiene proyectiles y no mueve más de lo que permite disparar.
    fightAllowed: Combate | Si puede combatir este turno.
    freeOrientation: Se orienta libremente | Si su jugador puede orientarla hacia donde quiera.
    activeMarker: Marcador de activa | Si conserva el marcador de Unidad Activa.
    triesAgain: Vuelve a chequear | Si hace otro chequeo en la fase de huida de este turno en caso de seguir huyendo.
    recoversInFlight: Se recupera en la fase de huida | Si el segundo dado la recupera; null si no se ha tirado.
    activeWithoutOrder: Activas sin orden | Cuántas unidades están activas sin que se juegue ninguna orden.
    generalUnitActive: Unidad del general activa | Si una de ellas es la unidad del general.
    anotherUnit: Otra unidad | Si está activa además otra unidad cualquiera a elección.
    ordersSpent: Órdenes gastadas | Órdenes que cuesta.
    draws: Cartas robadas | Cartas que se roban; null mientras el jugador no haya elegido.
    drawOptions: Opciones | draw-one, se roba 1 carta; discard o draw, las dos entre las que elige quien no ha jugado ninguna orden.
    handAfterDraw: Mano después de robar | Cartas en la mano después de robar; null si no se han contado.
    handAfterGifts: Mano tras los regalos | Cartas en la mano tras los regalos; null si no se han contado.
    mustDiscard: Debe descartarse | Cartas que pasan del límite de mano; null si no se han contado.
    handAtEnd: Mano al final | Cartas en la mano al acabar el turno; null si no se han contado.
    allies: Aliados | De cada aliado, en el orden dado, de cuántas se descarta y cuántas conserva.
    reshuffle: Se baraja | Si el mazo de descarte se baraja y pasa a ser el mazo; null si el mazo no se ha contado.
    deckLeft: Quedan en el mazo | Cartas en el mazo después de eso; null si no se han contado.
    playOrder: Orden | Los jugadores en el orden en que juegan sus turnos.
    playTogether: Juntos | Si los jugadores de un bando juegan a la vez, fase por fase.
    waitingFor: Siguen en la fase | Jugadores del bando que todavía no han acabado la fase.
  `),

  terms: {
    ...PLAYERS,
    ...termsFor(['phase', 'actionPhase', 'nextPhase', 'allPhases'], {
      ...PHASES,
      'turn-of-the-other': 'el turno del otro jugador',
    }),
    ...termsFor(['action'], {
      none: 'nada en particular',
      'check-casualties': 'contar las bajas',
      'play-order': 'jugar una orden',
      move: 'mover',
      turn: 'cambiar de orientación',
      'change-formation': 'cambiar de formación',
      charge: 'cargar',
      shoot: 'disparar',
      'skirmisher-move': 'mover como Hostigadores',
      fight: 'combatir',
      'flight-check': 'el chequeo de una unidad en huida',
      'draw-cards': 'robar cartas',
    }),
    ...termsFor(['whoActs', 'orderDecidedBy'], {
      'active-player': 'el jugador activo',
      'active-units': 'las unidades activas',
      'active-missile-units': 'las unidades activas con proyectiles',
      'active-skirmishers': 'los Hostigadores activos',
      'all-engaged-units': 'todas las unidades trabadas',
      'own-fleeing-units': 'las unidades en huida del jugador activo',
    }),
    ...worded(`
      momentOfAction: now = ahora | later-this-turn = más tarde en este turno | over = ya ha pasado
      ordersPerTurn: as-many-as-wished = las que quiera
      cardHalf: order = orden | event = evento
      orderType: activation = Activación | command = Mando | morale = Moral | health = Salud | line-advance = Avance en línea
      checkOnActivation: may = puede | must = debe | none = ninguno
      unitStateAfter: steady = en orden | broken = Rota | fleeing = en huida
      endOption drawOptions: none = ninguna | discard = descartarse y robar | draw = robar 3 | draw-one = robar 1
      turnWay: by-side = por bandos | allied = los aliados uno detrás de otro | alternating = alternos | all-against-all = todos contra todos
    `),
  },

  steps: said(`
    onus-7.1: Las fases de un turno se juegan en su orden, una detrás de otra.
    onus-7.1/over: El turno está en la fase de {phase}: la de {actionPhase} ya ha pasado y no se puede volver a ella.
    onus-7.1/busy: {player} no ha acabado todavía la fase ({phase}).
    onus-13.13: Se juegan todas las fases en el orden establecido.
    onus-13.13/passes: Robadas las cartas, el turno pasa al otro jugador.
    onus-7.2: Activación: el jugador activo juega las órdenes que quiera.
    onus-7.3: Movimiento: las unidades activas pueden mover.
    onus-7.4: Disparo: las unidades activas con proyectiles pueden hacer un ataque a distancia.
    onus-7.4/no-missiles: La unidad no tiene ataque a distancia.
    onus-7.5: Hostigadores: los Hostigadores activos pueden usar el movimiento que les quede.
    onus-7.5/not-skirmishers: En esta fase sólo mueven las unidades con la habilidad de Hostigadores.
    onus-7.6: Combate: luchan todas las unidades trabadas, en el orden que elija el jugador activo.
    onus-7.7: Huida: las unidades del jugador activo que huyeron en turnos anteriores chequean y, si fallan, siguen huyendo.
    onus-7.8: Fin de turno: se roban cartas y se descarta lo que pase del Liderazgo.
    onus-7.9: Es el turno del otro jugador, y los turnos se alternan.
    onus-7.9/turns: Acabado un turno, el siguiente jugador juega el suyo.
    onus-7.10/first: Las bajas se cuentan al empezar la fase de activación, antes de cualquier orden.
    onus-7.11: En la fase de activación sólo cuenta la orden de la carta.
    onus-7.11/events: En la fase de activación no se hace caso de los eventos de las cartas.
    onus-7.14: La unidad está activa, como hace falta para esto.
    onus-7.14/inactive: Esto sólo lo hacen las unidades activas, y la unidad no se ha activado.
    onus-12.3/acts: Por la regla opcional la unidad del general está siempre activada.
    onus-9.19/charges: Las unidades Impetuosas deben cargar contra un enemigo a su alcance, activadas o no.
    onus-7.16: Las unidades trabadas combaten sin haber sido activadas, y deben hacerlo.
    onus-7.16/stays: Una unidad trabada que no se ha activado ni mueve ni cambia de orientación.
    onus-7.16/activated: La unidad está trabada: sigue combatiendo, activada o no.
    onus-7.88/fights: La unidad está trabada y debe combatir.
    onus-7.149/alone: La unidad no está trabada: no tiene con quién combatir.
    onus-7.89/acts: Una unidad trabada y activa puede envolver, reorientarse o destrabarse, si hay sitio.
    onus-7.89/only: Una unidad trabada sólo puede envolver, reorientarse o destrabarse.
    onus-7.97/phase: Una unidad trabada no puede ni ampliar ni adoptar una formación especial.
    onus-7.23/phase: La unidad está activa y no huye: mueve y gira hasta su movimiento.
    onus-7.23/phase-flees: Una unidad en huida no mueve en la fase de movimiento, esté activa o no.
    onus-7.183/phase: Una unidad en huida no puede disparar.
    onus-7.203: Con esta fase acaba el turno del jugador activo.
    onus-5.1: Cada carta de Acción tiene una orden arriba y un evento abajo; se usa como {cardHalf}.
    onus-5.2: Las órdenes se juegan en la fase de activación propia.
    onus-5.2/not-now: Las órdenes sólo se juegan en la fase de activación propia.
    onus-5.3: Los eventos se juegan en los combates y en los disparos.
    onus-5.3/not-now: Los eventos sólo se juegan en los combates y en los disparos.
    onus-5.5: Una orden de Activación permite actuar a unidades este turno.
    onus-5.6: Una orden de Mando afecta al general y a las cartas de Acción.
    onus-5.7: Una orden de Moral afecta a la moral de las tropas.
    onus-5.8: Una orden de Salud deja que las unidades recuperen lo perdido.
    onus-5.9: El jugador puede jugar todas las órdenes que quiera; hasta ahora ha jugado {ordersPlayed}.
    onus-5.9/too-few: En la mano hay {cards} cartas y la orden cuesta {cost}.
    onus-5.10: La unidad ya ha recibido una orden este turno, y no puede recibir otra.
    onus-5.10/first: La unidad no ha recibido ninguna orden este turno: ésta es la 1 que puede recibir.
    onus-7.15: No se usan dos cartas de orden sobre la misma unidad en un mismo turno.
    onus-13.1: Una unidad no se activa dos veces en un mismo turno.
    onus-13.1/orders: Ninguna unidad recibe 2 cartas de orden en un mismo turno.
    onus-7.13: La unidad se activa y recibe su marcador de Unidad Activa.
    onus-7.12: La orden surte su efecto en el acto y no activa a nadie.
    onus-12.25/order: Con la regla opcional se descartan 2 cartas de Acción para activar una línea entera.
    onus-12.25/order-engaged: El Avance en línea sólo activa unidades que no estén trabadas.
    onus-12.25/activates: Se activan todas las unidades de la línea.
    onus-7.46/activated: Se le quita sin coste el marcador de Marcha Forzada.
    onus-7.17/order: La unidad Rota puede chequear su moral en el acto para reorganizarse.
    onus-7.20/order: La unidad en huida chequea su moral en el acto para recuperarse.
    onus-7.17: Una unidad Rota que no esté trabada puede chequear su moral al ser activada.
    onus-7.17/rallied: La unidad se ha reorganizado: pierde el marcador de Rota.
    onus-7.18: Reorganizada, sólo puede hacer movimiento reducido, hasta {ud} UD, y no puede cargar.
    onus-7.18/phase-move: Una unidad que se ha reorganizado este turno sólo puede hacer movimiento reducido.
    onus-7.18/phase-charge: Una unidad que se ha reorganizado este turno no puede cargar.
    onus-7.18/if: Si lo supera se reorganiza, hace movimiento reducido de hasta {ud} UD y no puede cargar.
    onus-7.19: Sigue Rota y puede hacer movimiento normal, hasta {ud} UD.
    onus-7.19/declined: Su jugador no hace el chequeo: sigue Rota y conserva sus {ud} UD.
    onus-7.19/if: Si lo falla sigue Rota, no huye por ello y puede mover hasta {ud} UD.
    onus-7.20: Una unidad en huida que no esté en combate chequea su moral en cuanto se la activa.
    onus-7.20/recovered: Se recupera: pierde los marcadores de Huida y de Rota, y su jugador puede orientarla.
    onus-7.21: Se le quita el marcador de Unidad Activa: este turno ni mueve ni combate.
    onus-7.21/if: Si lo supera se recupera, pero se le quita el marcador de Unidad Activa: este turno ni mueve ni combate.
    onus-7.22: Fallar no tiene penalización: sigue huyendo como antes.
    onus-7.22/if: Si lo falla no hay penalización.
    onus-7.141/activation-open: No debe sacar más que su moral modificada, {morale}.
    onus-7.141/activation-told-passed: La unidad supera el chequeo con una moral modificada de {morale}.
    onus-7.141/activation-told-failed: La unidad falla el chequeo con una moral modificada de {morale}.
    onus-7.141/activation-passed: El {die} supera el chequeo con una moral modificada de {morale}.
    onus-7.141/activation-failed: El {die} es mayor que su moral modificada, {morale}.
    onus-7.187/again: Empezó a huir en un turno anterior: si sigue en huida, chequea otra vez en la fase de huida.
    onus-4.9/active: Por la habilidad del general su unidad está activa sin ninguna orden.
    onus-4.13/ability: El general está {generalState}: su habilidad no surte efecto.
    onus-12.3: Por la regla opcional la unidad del general está activa sin ninguna orden.
    onus-12.4: Como ya lo está, se activa además otra unidad cualquiera, 1 sola.
    onus-2.12: Los marcadores de movimiento fraccionado recuerdan lo que los Hostigadores movieron antes de los disparos.
    onus-2.5: En esta edición el descarte da 1 carta más de las descartadas.
    onus-7.204: Órdenes jugadas este turno: {ordersPlayed}. Se roba 1 carta.
    onus-7.205: No se ha jugado ninguna orden: {discarded} descartadas y {draws} robadas, 1 más.
    onus-7.205/choice: No se ha jugado ninguna orden: puede descartarse de las cartas que quiera y robar 1 más.
    onus-7.205/not-after-orders: Órdenes jugadas este turno: {ordersPlayed}. El descarte es para turnos sin ninguna.
    onus-7.206: No se ha jugado ninguna orden: se roban 3 cartas.
    onus-7.206/choice: O bien roba 3.
    onus-7.206/not-after-orders: Órdenes jugadas este turno: {ordersPlayed}. Robar 3 es para turnos sin ninguna.
    onus-7.207: Los aliados pueden regalarse cartas antes del límite: {cardsGiven} dadas, {cardsReceived} recibidas.
    onus-5.4/limit: Al final de su turno un jugador no conserva más cartas que su Liderazgo: {limit}.
    onus-5.4/event: Un evento cambia el tamaño de la mano: {limit} cartas.
    onus-7.208: En la mano hay {held} cartas y el límite es {limit}: sobran {mustDiscard}, a su elección.
    onus-7.209: El mazo se acaba: se baraja el mazo de descarte y pasa a ser el mazo.
    onus-7.209/scenario: El mazo se acaba, y en este escenario la partida termina con él.
    onus-12.37: Los aliados juegan sus turnos juntos, fase por fase.
    onus-12.37/waits: {player} debe esperar a {waitingFor}: el bando no pasa de fase ({phase}) hasta que todos la acaban.
    onus-12.38: Juegan todos los de un bando y después los del otro.
    onus-12.39: Los bandos se alternan: un jugador de uno y luego uno del otro.
    onus-12.40/turns: En el bando con menos jugadores, uno juega con 2 generales.
    onus-12.41/turns: Luchan todos contra todos y los turnos se alternan.
    onus-12.42/turns: Un número impar de jugadores toma sus turnos como uno par.
  `),

  because: said(`
    was-activated: La unidad se ha activado.
    no-order-yet: La unidad no ha recibido ninguna orden este turno.
    not-active-yet: La unidad no se había activado este turno.
    unit-engaged: La unidad está trabada en combate.
    check-not-passed: El chequeo no se ha superado.
    fled-this-turn: Ha iniciado su huida en este mismo turno.
    rule-not-in-use: La regla opcional no se usa.
    no-general-on-the-field: El general ha muerto.
    no-order-played: No se ha jugado ninguna orden este turno.
    within-hand-limit: En la mano hay {held} {held?carta|cartas} y el límite es {limit}.
    cards-left-in-deck: En el mazo {deckLeft?queda|quedan} {deckLeft} {deckLeft?carta|cartas}.
  `),

  ...summed(`
    phase/is: La fase de {actionPhase} es la número {number} del turno. | Fase {number}: {actionPhase} | La fase de {actionPhase} es la número {number} del turno.
    phase/now: Se puede hacer ahora ({action}). | Se puede ahora |
    phase/later: Se puede hacer más tarde en este turno, en la fase de {actionPhase} ({action}). | Después, en la fase de {actionPhase} | Después, en la fase de {actionPhase}.
    phase/no: No se puede hacer en este turno ({action}). | No se puede |
    order/order-yes: La orden se puede jugar sobre la unidad ({orderType}). | Se puede jugar |
    order/order-no: La orden no se puede jugar sobre la unidad ({orderType}). | No se puede jugar |
    order/event-yes: La carta se puede jugar como evento en la fase de {phase}. | Se puede jugar |
    order/event-no: La carta no se puede jugar como evento en la fase de {phase}. | No se puede jugar |
    activation/none: La unidad no hace ningún chequeo al activarse ({unitStateAfter}). | Sin chequeo | No chequea.
    activation/broken-open: La unidad Rota puede chequear y se reorganiza con una probabilidad del {chance:percent}. | Probabilidad: {chance:percent} | Se reorganiza el {chance:percent} de las veces.
    activation/broken-passed: La unidad se reorganiza: puede hacer movimiento reducido y no puede cargar. | Se reorganiza | Se reorganiza: tiene movimiento reducido y no puede cargar.
    activation/broken-failed: La unidad sigue Rota y puede hacer movimiento normal. | Sigue Rota | Sigue Rota y puede hacer movimiento normal.
    activation/broken-none: Sin chequeo, la unidad sigue Rota y puede hacer movimiento normal. | Sigue Rota | Sigue Rota y puede hacer movimiento normal.
    activation/fleeing-open: La unidad en huida se recupera con una probabilidad del {chance:percent}, y del {turn:percent} en todo el turno. | Probabilidad: {chance:percent}; {turn:percent} en el turno | Se recupera el {chance:percent} de las veces, y el {turn:percent} en todo el turno.
    activation/fleeing-passed: La unidad se recupera, pero este turno ni mueve ni combate. | Se recupera | Se recupera, pero este turno ni mueve ni combate.
    activation/fleeing-failed: La unidad sigue en huida, sin penalización. | Sigue en huida | Sigue en huida.
    general-active: Unidades activas sin ninguna orden: {units}. | {units} {units?unidad|unidades} | {units?Está activa|Están activas} {units} {units?unidad|unidades} sin ninguna orden.
    end-of-turn/draw: Cartas robadas: {draws}; en la mano caben {limit}. | Roba {draws} | Roba {draws} {draws?carta|cartas}.
    end-of-turn/keep: Cartas robadas: {draws}; no hay que descartar ninguna por el límite de {limit}. | Roba {draws} | Roba {draws} {draws?carta|cartas} y no descarta ninguna.
    end-of-turn/discard: Cartas robadas: {draws}; hay que descartar {mustDiscard} por el límite de {limit}. | Roba {draws}, descarta {mustDiscard} | Roba {draws} y descarta {mustDiscard}: caben {limit} en la mano.
    end-of-turn/choice: El jugador elige: descartarse de lo que quiera y robar 1 más, o robar 3. | Descartarse y robar, o robar 3 | Elige: descartarse de lo que quiera y robar una más, o robar 3.
    end-of-turn/forbidden: No cabe esa opción: se ha jugado alguna orden, y se roba {draws}. | No cabe: roba {draws} | Roba {draws}.
    turn-order/by-side: Los jugadores de cada bando juegan juntos, fase por fase: {playOrder}. | Juntos, bando por bando
    turn-order/allied: Juegan en este orden: {playOrder}. | {playOrder} | Juegan en este orden: {playOrder}.
    turn-order/alternating: Juegan alternándose, en este orden: {playOrder}. | {playOrder} | Juegan en este orden: {playOrder}.
    turn-order/all-against-all: Todos contra todos, juegan en este orden: {playOrder}. | {playOrder}
    turn-order/goes-on: {player} puede seguir; a continuación: {nextPhase}. | Puede seguir | Puede seguir; a continuación: {nextPhase}.
    turn-order/waits: {player} no puede seguir todavía; la fase no está acabada ({phase}). | Debe esperar | Debe esperar.
  `),

  problems: said(`
    declined-yet-rolled: No hay dado donde no se hace ningún chequeo.
    flight-check-compulsory: Una unidad en huida que se activa chequea: no hay elección.
    held-twice: Se da la mano antes de robar o después, no las dos.
    discards-more-than-held: Se descartan {given} y en la mano hay {held}.
    discards-without-option: Sólo se descartan cartas con la opción discard.
    gives-more-than-held: Se regalan {given} y en la mano hay {held}.
    player-twice: {player} está dos veces: cada jugador es de un solo bando.
    side-without-players: Cada bando tiene al menos 1 jugador.
    player-of-no-side: {player} no es de ningún bando.
  `),
} satisfies PartOfMessages;
