import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** De las jabalinas dice qué hace de una unidad fallar un chequeo. */
export default {
  queries: titled(`
    onus/flee: Una unidad que ha de huir | Rota, en huida, o destruida | Qué es de una unidad que falla un chequeo o a la que su jugador quiere hacer huir: si queda Rota, huye, se queda o es destruida, qué marcadores pierde y cuáles recibe, y cuándo hace su movimiento de huida, esté bloqueada o no. Si el chequeo se falla se pregunta en onus/morale-check.
    onus/flight-move: Movimiento de huida | Cuánto huye y a quién arrastra | Cuánto mueve una unidad en huida, a cuáles de las unidades de su camino atraviesa, rompe, rodea o arrolla, dónde debe detenerse y si sale del campo.
    onus/flight-phase: Fase de huida y recuperación | Si se recupera | Si una unidad en huida chequea moral en la fase de huida, con qué moral, con qué probabilidad exacta se recupera entonces o en todo el turno, y qué sigue; también si se puede matar a los elefantes en huida.
    onus/fleeing-unit: Qué puede hacer una unidad en huida | Mover, disparar, defenderse | Si una unidad en huida puede mover, cargar, disparar, adoptar una formación, ampliarse, combatir o ser activada, y cómo se defiende cuando la atacan.
    onus/trample: Arrollo por elefantes en huida | Dados y daños de los elefantes | Unos elefantes en huida encuentran una unidad en su camino: si la arrollan, con cuántos dados, valores y probabilidades exactas, y qué es de ella; o qué pasa si decide combatir.
    onus/stampede: Estampida | Quién chequea moral con esa orden | La orden Estampida: si una unidad, propia o enemiga, debe chequear moral, con qué moral y probabilidad de fallar, y qué es de ella; y qué puede hacer la unidad activada.
  `),

  fields: labelled(`
    flightCause: Por qué huiría | attack, ha fallado el chequeo de un combate, un disparo u otro ataque; trample, el de ser arrollada por elefantes; stampede, el de una Estampida; activation, el de ser activada; flight-phase, el de la fase de huida (esa unidad ya está en huida); voluntary, su jugador quiere que huya.
    woundsJustTaken: Heridas recién sufridas | Sólo para la huida voluntaria: heridas que la unidad ha sufrido en el combate o ataque a distancia recién resuelto.
    unblocked: Desbloqueada | Cuándo vuelve a poder moverse una unidad bloqueada: not-yet, aún no; same-turn, en el turno en que empezó a huir; later-turn, en otro.
    enemyFleesToo: También huye el enemigo | true si huye además la unidad enemiga del mismo combate.
    flightMoment: Qué movimiento de huida | at-once, el primero, justo después de lo que lo causa; flight-phase, el de una fase de huida posterior, tras fallar el chequeo.
    flightTurns: Giros que hace | Giros o rotaciones que hace la unidad en este movimiento; cada uno cuesta 1 UD, como a los Hostigadores.
    flightSideways: UD en lateral | UD que mueve de lado, por ejemplo para separarse del enemigo.
    onTheWay: Unidades en su camino | Las unidades que encuentra, en el orden en que las encuentra. Si se omite: ninguna.
    whose: De quién es | friend, del bando de la unidad que huye; enemy, del otro bando.
    engagedThere: Trabada en combate | true si esa unidad está trabada cuerpo a cuerpo.
    cornerCrossed: Sólo una esquina | true si la unidad que huye no pisa más que una esquina suya.
    contactAt: Contacto a las (UD) | UD de terreno tras las que la unidad que huye tocaría a esa unidad. Si se omite: no se sabe; llega hasta ella.
    clearAt: Rebasada a las (UD) | UD de terreno tras las que la carta entera quedaría más allá de esa unidad, medidas desde el principio como las del contacto. Si se omite: vale lo que se diga sin distancias.
    endsOnIt: Acabaría encima | true si el movimiento no basta para rebasar del todo a esa unidad (para elefantes: para atravesarla del todo). Si se dan las distancias, deciden ellas.
    wayRound: Se puede rodear | true si la unidad que huye puede girar para evitar a esa unidad; sólo importa si no puede atravesarla.
    edgeAt: Borde del campo (UD) | UD de terreno tras las que una parte de la carta empezaría a salir del campo. Si se omite: no sale de él.
    equalWays: Dos vías igual de cortas | true si dos vías hacia su retaguardia son igual de cortas.
    flightBegan: Empezó a huir | this-turn, en este mismo turno del jugador al que le toca; enemy-turn, en el turno del enemigo justo anterior; earlier, antes. Un turno es el de un solo jugador.
    flightPhaseOf: De quién es la fase de huida | owner, del jugador de la unidad que huye; enemy, del otro.
    activated: Activada este turno | true si la unidad ha sido activada este turno para intentar recuperarla.
    ownerKills: Se mata a los elefantes | true si el jugador hace matar a los elefantes cuando puede.
    fleeingAct: Qué haría | move, mover en la fase de movimiento; charge, cargar; shoot, disparar; adopt-formation, adoptar una formación especial; extend, ampliar su formación; fight, combatir en la fase de combate; be-activated, ser activada para intentar recuperarla; defend, defenderse de un ataque. Hay que decirlo.
    underAttack: Atacada | true si un enemigo ataca a la unidad en esta fase de combate.
    elephants: Elefantes | Los elefantes en huida, que están Rotos. Lo que se omite es lo corriente.
    victim: Unidad en su camino | La unidad que arrollarían, de cualquier bando. Lo que se omite es lo corriente.
    sectionsCrossing: Secciones que la atraviesan | Cuántas secciones frontales de los elefantes atraviesan a la unidad, de 1 a 4: un dado por cada una.
    crossesAll: Pueden atravesarla | false si su movimiento no les permite atravesar del todo a la unidad.
    movementLeft: Movimiento que queda (UD) | UD que los elefantes aún pueden mover. Junto con clearAt decide si la atraviesan. Si se omite: decide crossesAll.
    victimFights: Decide combatir | true si la unidad combate a los elefantes en lugar de dejarse arrollar.
    fightEnd: Cómo acabó el combate | Sólo si combate: not-yet, aún no; both-stand, ambas siguen vivas y la unidad no ha huido; victim-gone, la unidad ha huido, se ha retirado o ha sido eliminada; elephants-recovered, los elefantes se han recuperado; elephants-eliminated, han sido eliminados.
    victimCheck: Chequeo de la unidad | passed, superado, o failed, fallado, si se sabe sin el dado. Si se omite: decide el dado, o queda abierto.
    animals: Tiene animales | by-kind, tienen animales la caballería, los camellos, los elefantes y los carros, y no la infantería ni la artillería; yes, los tiene (como una infantería con perros); no, no los tiene.
    distanceToActivated: Distancia (UD) | UD desde el borde más cercano de la carta de la unidad activada.
    isActivated: Es la unidad activada | true si se pregunta por la unidad que la orden activa.
  `),

  answers: labelled(`
    orderedBy: Orden | Quién elige en qué orden chequean y mueven las unidades en huida: el jugador activo, las suyas.
    takesFlight: Huye | Si la unidad huye, mueva o esté bloqueada.
    checksNow: Chequea ahora | Si chequea moral en esta fase de huida.
    markersGained: Marcadores que recibe | Marcadores que se ponen sobre la unidad.
    sectionsShortened: Secciones que recoge | Secciones ampliadas que pierde al empezar a huir.
    markersLost: Marcadores que se quitan | Los que se quitan, si los hay: formation, el azul de formación; own-sections, sus marcadores de Sección; enemy-sections, los del enemigo sobre ella; fleeing y broken al recuperarse.
    flightMove: Movimiento de huida | Cuándo mueve: at-once, de inmediato; after-elephants, cuando los elefantes acaben; when-unblocked, no antes de poder moverse; next-flight-phase, en la siguiente de su propietario; very-next-flight-phase, en la primera que haya (R85 b); none, no mueve.
    staysEngaged: Sigue trabada | Si sigue en combate cuerpo a cuerpo; null si aún no se sabe.
    checksBeforeMoving: Chequea antes de mover | Si hace un chequeo de recuperación antes de ese movimiento de huida.
    fleesFirst: Huye primero | De quién es la unidad que mueve primero si huyen ambas; null si sólo huye una.
    declared: Se declara | Cuándo se declara la huida voluntaria: after-checks, tras los chequeos de moral del combate o disparo y antes del combate siguiente. null en los demás casos.
    mostUd: UD como mucho | Todo su movimiento, en UD: una huida nunca es más larga.
    groundUd: UD de terreno | UD que le quedan tras pagar sus giros.
    movedUd: UD recorridas | UD de terreno que recorre; null si se detiene ante una unidad cuya distancia no se dio.
    straightUd: UD en recto | Las que no son laterales; null si no se sabe.
    sidewaysAllowed: Puede mover de lado | Si puede mover de lado, como los Hostigadores; los elefantes van en línea recta.
    stop: Se detiene | movement-spent, al agotar su movimiento; before-contact, justo antes de una unidad; edge, sale del campo; blocked, no puede moverse; in-combat, la combaten; null, sigue adelante.
    passages: Unidades del camino | Para cada unidad del camino, en orden.
    passage: Paso | passes, la atraviesa; tramples, la arrolla; goes-round, la rodea; stops-before, se detiene antes; not-reached, no llega a ella.
    friendsBroken: Amigas que rompe | Cuántas amigas quedan Rotas porque las atraviesa.
    goesOnNextPhase: Puede seguir después | Si ha tenido que detenerse y puede seguir en la siguiente fase de huida.
    mayPass: Puede pasar | Si puede pasar por encima de la carta de esa unidad.
    checksThisTurn: Chequeos este turno | Cuántos chequeos de recuperación hace este turno, hasta donde se sabe.
    chanceToRecover: Probabilidad de recuperarse | En esta fase de huida, como fracción exacta.
    chanceInTurn: Probabilidad en el turno | De recuperarse al activarla o en la fase de huida, antes de tirar nada, como fracción exacta.
    mayReorient: Se orienta a su gusto | Si su propietario elige su orientación.
    fleesOn: Sigue huyendo | Si hace ahora su movimiento de huida.
    mayKill: Se les puede matar | Si el jugador puede hacer matar a los elefantes: el dado iguala su moral.
    nextCheck: Siguiente chequeo | Cuándo chequea otra vez: en la siguiente fase de huida de su propietario, o antes si la activa; null si ya no huye o no se sabe.
    recovers: Se recupera | Probabilidad de recuperarse en esta fase de huida.
    recovers-in-turn: Se recupera este turno | Probabilidad de recuperarse al activarla o en la fase de huida.
    roll-equals-morale: El dado iguala la moral | Probabilidad de que el dado iguale la moral de los elefantes.
    moraleCheck: Chequeo de moral | Si chequea moral tras el ataque.
    tramples: La arrollan | Si los elefantes arrollan a la unidad.
    eventsAllowed: Eventos | Si se juegan eventos en ese ataque.
    elephantsGoOn: Los elefantes siguen | Si los elefantes prosiguen su huida; null si aún no se sabe.
    victim-wounded: Unidad herida | Probabilidad de que la unidad sufra heridas.
    victim-broken: Unidad Rota | Probabilidad de que acabe Rota.
    victim-flees: Unidad en huida | Probabilidad de que acabe en huida.
    victim-eliminated: Unidad eliminada | Probabilidad de que las heridas la eliminen, o de que sea destruida por ser artillería.
    combat: Combate | normal, un combate cuerpo a cuerpo corriente.
    elephantsEnvelop: Los elefantes envuelven | Si los elefantes pueden envolver a la unidad.
    bothRoll: Tiran ambas | Si tiran sus dados ambas unidades.
    mountedModifier: Por ser montada | Lo que la Estampida quita a la moral de una unidad montada.
    activatedMayMove: Puede mover | Si la unidad puede mover este turno.
    activatedMayCharge: Puede cargar | Si la unidad puede cargar este turno.
    activatedMayShoot: Puede disparar | Si la unidad puede disparar este turno.
    activatedMayFight: Puede combatir | Si la unidad puede combatir este turno.
  `),

  terms: {
    ...said(`
      fleeingAct.move: mover en la fase de movimiento
      fleeingAct.charge: cargar
      fleeingAct.shoot: disparar
      fleeingAct.adopt-formation: adoptar una formación especial
      fleeingAct.extend: ampliar su formación
      fleeingAct.fight: combatir en la fase de combate
      fleeingAct.be-activated: ser activada para intentar recuperarla
      fleeingAct.defend: defenderse
    `),
    ...worded(`
      flightCause: attack = un ataque | trample = arrollada por elefantes | stampede = Estampida | activation = activación | flight-phase = fase de huida | voluntary = lo quiere su jugador
      unblocked: not-yet = aún no | same-turn = en el mismo turno | later-turn = en otro turno
      flightMoment: at-once = el primero | flight-phase = en una fase de huida
      whose: friend = amiga | enemy = enemiga
      flightBegan: earlier = antes | enemy-turn = en el turno enemigo anterior | this-turn = este turno
      flightPhaseOf: owner = su propio jugador | enemy = el enemigo
      fightEnd: not-yet = aún no se ha combatido | both-stand = ambas siguen ahí | victim-gone = la unidad ya no está | elephants-recovered = los elefantes se han recuperado | elephants-eliminated = los elefantes han sido eliminados
      victimCheck: passed = superado | failed = fallado
      animals: by-kind = según su clase | yes = sí | no = no
      markersGained: broken = Rota | fleeing = Huida
      markersLost: formation = formación especial | own-sections = sus marcadores de Sección | enemy-sections = los marcadores de Sección del enemigo | fleeing = Huida | broken = Rota
      flightMove: none = ninguno | at-once = de inmediato | after-elephants = cuando los elefantes acaben de mover | when-unblocked = cuando pueda moverse | next-flight-phase = en la siguiente fase de huida de su propietario | very-next-flight-phase = en la primera fase de huida que haya
      declared: after-checks = tras los chequeos de moral
      orderedBy: active-player = el jugador activo
      fleesFirst: active-player = la del jugador activo
      stop: movement-spent = agota su movimiento | before-contact = antes del contacto | edge = fuera del campo | blocked = bloqueada | in-combat = en combate
      passage: passes = la atraviesa | tramples = la arrolla | goes-round = la rodea | stops-before = se detiene antes | not-reached = no llega
      fate: trampled = arrollada
      nextCheck: next-flight-phase = la siguiente fase de huida de su propietario
      combat: normal = normal
      barrier: enemy = una unidad enemiga | fleeing-elephants = elefantes en huida | formation = una amiga en formación especial | engaged = una amiga trabada en combate | none = esa unidad
    `),
  },

  steps: said(`
    onus-2.4: Una unidad en huida mueve con todo su movimiento, {ud} UD, y no con {half}.
    onus-7.19/fate: Fallar al activarla no cambia nada: la unidad sigue Rota.
    onus-7.22/fate: Fallar al activarla no cuesta nada: la unidad sigue en huida.
    onus-7.20/recovery: Activada fuera de combate, la unidad en huida chequea de inmediato con moral {morale}.
    onus-7.21/recovery: Recuperada al activarla, pierde su marcador de Unidad Activa: este turno ni mueve ni combate.
    onus-7.22/recovery: Saca {die} con moral {morale}: falla sin penalización y podrá intentarlo de nuevo en la fase de huida.
    onus-7.155: Huyen ambas: mueve primero la del jugador activo.
    onus-7.158/trample: Arrollar no es un combate de la fase de combate: no hay eventos.
    onus-7.158/elephants: El combate no es de la fase de combate: no hay eventos.
    onus-7.173/fate: La unidad no estaba Rota: al fallar, queda Rota.
    onus-7.173/panic: Saca {die} con moral {morale}: falla.
    onus-7.175/fate: La unidad ya estaba Rota: al fallar de nuevo, huye.
    onus-7.175/markers: Se quitan su formación especial y sus marcadores de Sección y se pone el de Huida; si no está bloqueada, se quitan también los marcadores de Sección del enemigo.
    onus-7.176: Está bloqueada: los marcadores de Sección del enemigo se quedan, y sigue en combate hasta que pueda moverse.
    onus-7.176/still: Sigue bloqueada: no mueve y continúa en combate.
    onus-7.176/fights: Está bloqueada en combate: sigue combatiendo hasta que pueda moverse.
    onus-7.177/same-turn: Desbloqueada en el mismo turno por otro combate, huye de inmediato.
    onus-7.177/very-next: Ha quedado desbloqueada en otro turno: mueve en la primera fase de huida que haya, sea de quien sea, sin chequeo.
    onus-7.177/later-turn: Desbloqueada en otro turno, mueve en la siguiente fase de huida de su propietario, tras su chequeo de recuperación.
    onus-7.178/at-once: Su movimiento de huida es inmediato, justo después de lo que lo ha causado.
    onus-7.178/whole: Mueve como si fuera de Hostigadores, con todo su movimiento: {ud} UD, hacia sus propias líneas.
    onus-7.178/turns: Por {turns} {turns?giro|giros} paga {cost} UD, como los Hostigadores (lectura R79).
    onus-7.178/sideways: Puede mover de lado para separarse del enemigo: {ud} UD.
    onus-7.179/passes: A una amiga de su camino sin formación especial la atraviesa.
    onus-7.180/may: La unidad ha sufrido heridas en ese combate o disparo: su jugador puede decidir que huya.
    onus-7.180/unhurt: La unidad no ha sufrido heridas en ese combate o disparo: su jugador no puede decidir que huya.
    onus-7.181/fate: Recibe el marcador de Huida, y el de Rota si no lo tenía, y debe iniciar su movimiento de huida.
    onus-7.182/fate: La artillería no puede hacer un movimiento de huida: en lugar de huir queda destruida.
    onus-7.183/shortened: Una unidad en huida no puede estar ampliada: pierde {sections} {sections?sección ampliada|secciones ampliadas}.
    onus-7.183/no-move: Las unidades en huida no mueven en la fase de movimiento.
    onus-7.183/no-shot: Las unidades en huida no pueden disparar.
    onus-7.183/no-formation: Las unidades en huida no pueden estar en formación especial ni ampliada.
    onus-7.183/no-fight: Una unidad en huida que no está bloqueada ni es atacada no combate en la fase de combate.
    onus-7.184/may: Una unidad en huida se puede activar para intentar recuperarla.
    onus-7.185: Una parte de la unidad sale del campo: queda eliminada.
    onus-7.186/fate: Una unidad que ya está en huida no hace chequeo de moral cuando la atacan.
    onus-7.186/defends: Atacada en huida, se defiende como una unidad normal con −2/−2 a la Defensa.
    onus-7.186/fights-back: La atacan: se defiende como una unidad normal.
    onus-7.187/checks: En la fase de huida de su jugador, la unidad, activada o no, chequea moral para recuperarse.
    onus-7.187/this-turn: La unidad ha empezado a huir en este mismo turno: no chequea en esta fase de huida.
    onus-7.187/enemy-turn: Empezó a huir en el turno del enemigo, que es otro turno (lectura R80).
    onus-7.187/enemy-phase: En su fase de huida sólo chequean las unidades del jugador activo.
    onus-7.187/fails: Saca {die} con moral {morale}: no se recupera.
    onus-7.187/goes-on: Ha fallado el chequeo de la fase de huida: prosigue su huida.
    onus-7.188/told: Se recupera donde está, en la orientación que quiera su propietario, y pierde los marcadores de Huida y de Rota; conserva las heridas y los demás marcadores.
    onus-7.188/recovers: Saca {die} con moral {morale}: se recupera donde está, en la orientación que quiera su propietario, y pierde los marcadores de Huida y de Rota; conserva las heridas y los demás marcadores.
    onus-7.189/told: Bloqueada, ni mueve ni cambia de orientación, pero pierde los marcadores de Huida y de Rota.
    onus-7.189/recovers: Saca {die} con moral {morale}: bloqueada, ni mueve ni cambia de orientación, pero pierde los marcadores de Huida y de Rota.
    onus-7.190/whole: Tras fallar su chequeo huye con todo su movimiento, {ud} UD, por la vía más corta hacia su retaguardia.
    onus-7.190/equal: Dos vías son igual de cortas: elige su propietario (lectura R63).
    onus-7.190/goes-on: Hace su movimiento de huida, con todo su movimiento.
    onus-7.191: Una unidad en huida no puede atravesar {barrier}: debe girar para evitar el obstáculo.
    onus-7.191/no-way-round: No hay por dónde rodear: se detiene antes de esa unidad.
    onus-7.192/before-contact: Su movimiento acabaría encima de esa amiga: se detiene en el punto previo al contacto.
    onus-7.192/goes-on: Puede seguir en la siguiente fase de huida.
    onus-7.193/corner-crossed: Pasar por encima de una esquina es atravesar.
    onus-7.193/breaks: La amiga atravesada queda Rota.
    onus-7.193/no-more: La amiga atravesada ya estaba Rota o en huida: no le ocurre nada más.
    onus-7.194/straight: Los elefantes giran hasta encararse a su retaguardia y avanzan hacia ella en línea recta.
    onus-7.195/no-detour: Los elefantes en huida no se desvían: arrollan a la unidad.
    onus-7.195/tramples: Los elefantes en huida arrollan a cualquier unidad de su camino, de cualquier bando y en cualquier formación.
    onus-7.196/before-contact: No pueden atravesarla del todo: se detienen en el punto previo al contacto.
    onus-7.196/stops: No pueden atravesar del todo a la unidad: no la arrollan y se detienen en el punto previo al contacto.
    onus-7.197/dice: Un ataque con 1 dado por cada sección que la atraviesa: {dice}; la unidad no replica.
    onus-7.198: Hace su movimiento de huida en cuanto los elefantes acaban de mover.
    onus-7.198/after: Huye: mueve cuando los elefantes acaban su movimiento.
    onus-7.199/breaks: Ha sido arrollada y sigue en pie: queda Rota, aunque no haya fallado un chequeo.
    onus-7.199/no-more: Ya está Rota o en huida: que la arrollen no le hace nada más.
    onus-7.200/may: El {die} iguala la moral de los elefantes, {morale}: su jugador puede hacer que los maten.
    onus-7.200/killed: El {die} iguala la moral de los elefantes, {morale}: su jugador hace que los maten.
    onus-7.201/fights: La unidad decide combatir: los elefantes se encaran a ella, sin envolver, y se resuelve un combate normal.
    onus-7.202/not-yet: Si ambas siguen vivas y la unidad no ha huido, quedan trabadas; si la unidad huye, se retira o es eliminada, los elefantes prosiguen su huida, salvo que se hayan recuperado.
    onus-7.202/both-stand: Ambas siguen vivas y la unidad no ha huido: quedan trabadas.
    onus-7.202/victim-gone: La unidad ha huido, se ha retirado o ha sido eliminada: los elefantes prosiguen su huida.
    onus-7.202/elephants-recovered: Los elefantes se han recuperado: no prosiguen su huida.
    onus-7.202/elephants-eliminated: Los elefantes han sido eliminados: su huida ha terminado.
    onus-9.18/fate: La unidad tiene Firmeza y su jugador no quiere que huya: queda Rota y nada más.
    onus-10.17/recovery: Estar en huida no le baja la moral más de lo que ya la baja estar Rota (lectura R14).
    onus-11.15/checks: Tiene animales y está a {distance} UD de la unidad activada, dentro de {radius}: chequea.
    onus-11.15/activated: La unidad activada no chequea ella misma (lectura R50).
    onus-11.15/no-animals: Sólo chequean las unidades con animales: ésta no los tiene.
    onus-11.15/too-far: Está a {distance} UD, a más de {radius}: no chequea.
    onus-11.17/fate: La que falla en una Estampida queda Rota y en huida al instante, estuviera Rota antes o no.
    onus-11.18/acts: En este turno, la unidad activada mueve y combate como de costumbre.
    onus-13.11/trample: La ha herido un ataque que no es simultáneo: chequea con moral {morale}.
  `),

  because: said(`
    not-fleeing-before: La unidad no estaba en huida.
    not-broken-before: La unidad no estaba Rota antes.
    not-blocked: La unidad no está bloqueada.
    need-not-flee: No llega a tener que huir.
    player-wishes-it: Su jugador quiere que huya.
    friend-in-no-formation: Es una amiga sin formación especial.
    ends-beyond-it: Su movimiento la lleva más allá de esa amiga.
    crosses-completely: Les basta el movimiento para atravesarla del todo.
    stays-on-the-field: Ninguna parte de la unidad sale del campo.
    roll-not-equal: El dado no iguala la moral de los elefantes.
    engaged-in-combat: Está trabada en combate: no chequea al ser activada.
    blocked-or-attacked: Está bloqueada en combate o la atacan.
  `),

  ...summed(`
    flee/broken: La unidad queda Rota y no huye. | Rota | Queda Rota, pero no huye.
    flee/flees: La unidad huye, y su movimiento de huida llega {when}. | Huye | Huye, y su movimiento de huida llega {when}.
    flee/flees-blocked: La unidad huye pero está bloqueada: su movimiento de huida llega {when}. | Huye, bloqueada | Huye, pero está bloqueada: su movimiento de huida llega {when}.
    flee/stays-fleeing: Nada cambia: la unidad ya está en huida. | Ya en huida
    flee/stays-broken: La unidad sigue Rota y no huye. | Sigue Rota | Sigue Rota y no huye.
    flee/eliminated: La unidad queda destruida en lugar de huir. | Destruida | Queda destruida en lugar de huir.
    flee/not-allowed: Su jugador no puede hacer huir a la unidad: no ha sufrido heridas. | No se permite |
    flight-move/movement-spent: Huye {ud} UD y rompe {broken} {broken?unidad amiga|unidades amigas}. | {ud} UD | Huye {ud} UD.
    flight-move/before-contact: Huye {ud} UD, se detiene antes del contacto y rompe {broken} {broken?unidad amiga|unidades amigas}. | {ud} UD, y se detiene | Huye {ud} UD y se detiene antes del contacto.
    flight-move/before-contact-somewhere: Huye hasta la unidad que no puede atravesar y se detiene antes del contacto. | Se detiene antes del contacto
    flight-move/edge: Tras {ud} UD sale del campo: queda eliminada. | Fuera del campo: eliminada | Sale del campo tras {ud} UD: queda eliminada.
    flight-move/blocked: Está bloqueada: no mueve. | No mueve
    flight-phase/open: Chequea con moral {morale}: se recupera con una probabilidad del {chance:percent} en esta fase y del {turn:percent} en el turno. | Se recupera con una probabilidad del {chance:percent} | Se recupera el {chance:percent} de las veces en esta fase, y el {turn:percent} en todo el turno.
    flight-phase/no-check: No chequea en esta fase de huida. | Sin chequeo | No chequea en esta fase.
    flight-phase/steady: Se recupera: ya no está en huida ni Rota. | Se recupera | Se recupera: ya no está en huida ni Rota.
    flight-phase/eliminated: Los conductores matan a los elefantes. | Muertos
    flight-phase/flees-on: No se recupera y sigue huyendo. | Sigue huyendo
    fleeing-unit/may: Una unidad en huida, en esta situación, puede hacer esto: {act}. | Puede |
    fleeing-unit/may-not: Una unidad en huida, en esta situación, no puede hacer esto: {act}. | No puede |
    fleeing-unit/defends: Se defiende con {defence} y no hace chequeo de moral. | Defensa {defence}, sin chequeo | Se defiende con {defence} y no chequea la moral.
    trample/dice: Los elefantes la arrollan con {dice} {dice?dado|dados}. | {dice} {dice?dado|dados} | La arrollan con {dice} {dice?dado|dados}.
    trample/done: Arrollada con {dice} {dice?dado|dados} y {wounds} {wounds?herida|heridas}, la unidad {fate:is}. | {wounds} {wounds?herida|heridas}: {fate} | {wounds} {wounds?herida|heridas}: la unidad {fate:is}.
    trample/stops: Los elefantes no la arrollan: se detienen antes del contacto. | Se detienen antes del contacto | No la arrollan: se detienen antes del contacto.
    trample/fight-not-yet: La unidad combate a los elefantes en un combate normal sin eventos. | Un combate normal, sin eventos | Es un combate normal, sin eventos.
    trample/fight-both-stand: La unidad y los elefantes quedan trabados. | Quedan trabados | Quedan trabados.
    trample/fight-victim-gone: Los elefantes prosiguen su huida. | Los elefantes siguen huyendo | Los elefantes prosiguen su huida.
    trample/fight-elephants-recovered: Los elefantes se han recuperado y ya no huyen. | Los elefantes se han recuperado
    trample/fight-elephants-eliminated: Los elefantes quedan eliminados. | Los elefantes ya no están
    stampede/spared: La Estampida no hace chequear a esta unidad. | Sin chequeo | No chequea.
    stampede/activated: La unidad activada no chequea, y en este turno mueve y combate como de costumbre. | Sin chequeo; actúa con normalidad | No chequea, y este turno actúa con normalidad.
    stampede/checks: Chequea con moral {morale}: falla con una probabilidad del {chance:percent}. | Moral {morale}: falla con una probabilidad del {chance:percent} | Chequea con moral {morale}: falla el {chance:percent} de las veces.
    stampede/passes: Supera el chequeo de la Estampida, con moral {morale}. | Lo supera
    stampede/fails-fleeing: Falla con moral {morale}: queda Rota y huye. | Rota y en huida | Queda Rota y huye.
    stampede/fails-broken: Falla con moral {morale}: queda Rota y no huye. | Rota
  `),

  problems: said(`
    nothing-to-rally-from: Una unidad que no está Rota ni en huida no hace chequeo al ser activada.
    flees-already: La unidad ya está en huida: no puede decidir huir.
    was-not-blocked: Sólo una unidad bloqueada se puede desbloquear: hay que decir también blocked.
    beyond-before-contact: No puede rebasar a la unidad tras {clear} UD si no la toca hasta las {contact}.
    more-sideways-than-ground: No puede mover {given} UD de lado: tras sus giros le quedan {most} UD.
    no-check-on-activation: Hay un dado de activación, pero la unidad no ha sido activada o está bloqueada en combate.
  `),
} satisfies PartOfMessages;
