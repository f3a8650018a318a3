import { labelled, said, summed, titled, worded } from '../labelled.ts';
import { type PartOfMessages, termsFor } from '../messages.ts';

export default {
  queries: titled(`
    onus/hand-to-hand: Combate cuerpo a cuerpo | Dados, heridas y quién huye | Resuelve el combate entre dos unidades: si es simultáneo, prioritario o único, quién ataca primero, el Ataque y la Defensa de cada una con todos sus modificadores, y las probabilidades exactas de que cada una sufra heridas, quede Rota, huya o sea eliminada. Con los dados o las heridas que ya se conocen, dice además quién chequea moral y qué es de cada unidad.
    onus/attack-roll: Tirada de ataque | Impactos y heridas de una tirada | Con qué dados se impacta y se hiere, con qué probabilidad exacta y cuántas heridas causan los dados que han salido, con Profesionales, Mortal y Precisión. Los valores son los ya modificados.
    onus/morale-check: Chequeo de moral | Contra qué número, y qué pasa | La moral de una unidad con todos sus modificadores, la probabilidad exacta de fallar y qué es de ella si supera o falla el chequeo, según por qué chequea.
    onus/unit-values: Valores de una unidad | Con todo lo que los cambia ahora | El Ataque, la fuerza a distancia, la Defensa y la moral de una unidad con todo lo que lleva encima y frente al enemigo que se diga, y si ataca primero por sí misma.
    onus/modifier-list: Lista de modificadores | Qué suma y qué resta | Recorre el resumen de modificadores del final del reglamento y dice cuáles cuentan, cuánto suman en cada lista y qué cuenta además sin figurar en ella.
    onus/combat-phase: Fase de combate | Quién combate, y en qué orden | Cuántos combates se resuelven en la fase, quién elige su orden, quién es el atacante y quién huye primero.
  `),

  fields: labelled(`
    combatOutcome: Cómo acaba el combate | Cómo deja un combate a las dos unidades: both-stay, ninguna huye ni es eliminada; one-flees, huye una; both-flee, huyen las dos; one-eliminated, una es eliminada; both-eliminated, lo son las dos.
    sectionsInContact: Secciones en contacto | Secciones y marcadores de Sección en contacto entre las dos unidades, con el frente de al menos una de ellas: tantos dados tira cada bando. 0 si no se tocan de frente. Si se omite: tantas como dados se digan para impactar; si no, 4, o tantas como dados para herir o heridas, si son más.
    charge: El atacante ha cargado | true si el atacante ha cargado este turno contra el defensor, y este es su primer combate. Si se omite: false, están trabados desde antes.
    event: Emboscada | ambush, se aplica el evento Emboscada contra el defensor antes de tirar: 1 herida y queda Rota. Lo que otros eventos suman se dice en cada unidad.
    secondMoraleDie: Segundo dado de moral | El dado del segundo chequeo, para la unidad que chequea dos veces en un combate prioritario. Si se omite: aún no se ha tirado.
    secondCheckResult: Cómo acabó el segundo chequeo | passed (superado) o failed (fallado), cuando no se dice el segundo dado de moral. Si se omite: lo que diga ese dado.
    attackKind: Clase de ataque | hand-to-hand, cuerpo a cuerpo; shot, a distancia.
    rollStage: Qué se tira | both, impactar y herir; hit, sólo impactar; wound, sólo herir con los dados que se digan.
    attackDice: Dados | Cuántos dados se tiran. Si se omite: tantos como se digan para impactar o herir; si no, 4.
    shotStrength: Fuerza a distancia | En un disparo, la fuerza ya modificada, que sirve para impactar y para herir. Si se omite: los dos valores de Ataque.
    hasMoved: Ha movido | true si la unidad ha movido este turno; sólo importa para la Precisión.
    alreadyRerolled: Ya repetido | true si los 1 de esta tirada ya se han repetido una vez.
    enemy: Enemigo | La unidad enemiga con la que se enfrenta. Si se omite: infantería sin habilidades.
    cause: Por qué chequea | hand-to-hand, un combate cuerpo a cuerpo; shot, un disparo; trample, la han arrollado elefantes; activation, la activan estando Rota (o en huida, si se dice); flight, está en huida y es la fase de huida; stampede, una Estampida.
    enemyTaken: Heridas del enemigo | Heridas que su enemigo ha recibido en el mismo combate cuerpo a cuerpo: si son más, la unidad no chequea. Si se omite: no se dice; el chequeo procede.
    enemyKind: Tipo de enemigo | Qué es el enemigo con el que combate cuerpo a cuerpo.
    whoCharged: Quién ha cargado | unit, la unidad ha cargado este turno contra el enemigo; enemy, el enemigo contra ella; nobody, trabados desde antes.
    engagedPairs: Parejas trabadas | Cuántas parejas de unidades enemigas están trabadas; una unidad con dos enemigos cuenta en dos parejas.
    combatBegunBy: Combate iniciado por | Quién inició el combate: active-player, el jugador activo; opponent, el otro.
    anyActivated: Alguna activada | true si alguna de las unidades trabadas se ha activado este turno.
  `),

  answers: labelled(`
    rollsFirst: Tira primero | Quién tira primero sus dados: la unidad prioritaria o, si las heridas se aplican a la vez, el atacante.
    no-wounds: Nadie herido | Probabilidad de que ninguna de las dos unidades sufra heridas.
    still-engaged: Siguen trabadas | Probabilidad de que ninguna huya ni caiga y sigan trabadas.
    mayCheck: Puede chequear | Si chequea moral, obligada o porque su jugador quiere; una unidad en huida que es atacada no chequea.
    combatType: Tipo de combate | simultaneous, ambos a la vez; priority, una unidad ataca primero; single, sólo ataca una.
    strikesFirst: Ataca primero | En un combate: attacker, defender o both (a la vez). De una unidad: si tiene combate prioritario o único.
    mostWoundsDone: Heridas como máximo | El máximo de heridas que puede causar en este ataque.
    unhurt: Sale ilesa | Probabilidad de no sufrir ninguna herida, como fracción exacta.
    breaks: Acaba Rota | Probabilidad de acabar Rota sin huir, como fracción exacta.
    meanWounds: Heridas de media | Heridas que sufre de media, como fracción exacta.
    mayReroll: Puede repetir los 1 | Si puede repetir los dados que muestran un 1.
    atLeastOne: Al menos uno | Probabilidad de al menos una herida (o un impacto, si sólo se tira para impactar), como fracción exacta.
    passed: Superado | Si el chequeo se supera; null si no se ha tirado.
    chanceToPass: Probabilidad de superarlo | Como fracción exacta.
    ifPassed: Si lo supera | Cómo queda la unidad si supera el chequeo.
    ifFailed: Si lo falla | Cómo queda la unidad si falla el chequeo.
    claim: Ataca primero por | none, nada; priority, combate prioritario; single, combate único; antes de ver qué tiene el enemigo.
    lifeLeft: Vida restante | Heridas que aún puede sufrir antes de quedar eliminada con la última.
    listedAttack: Ataque cuerpo a cuerpo | Suma de la lista impresa para el ataque cuerpo a cuerpo.
    listedDefence: Defensa cuerpo a cuerpo | Suma de la lista impresa para la defensa cuerpo a cuerpo.
    listedStrength: Ataque a distancia | Suma de la lista impresa para el ataque a distancia.
    listedDefenceFromShots: Defensa a distancia | Suma de la lista impresa para la defensa contra disparos.
    listedMorale: Moral | Suma de la lista impresa para la moral.
    notOnTheList: Fuera de la lista | Lo que además cuenta según el texto y no figura en la lista impresa.
    combats: Combates | Cuántos combates se resuelven.
    mustFight: Combaten obligatoriamente | Si las unidades trabadas deben combatir, activadas o no.
    orderChosenBy: Elige el orden | Quién elige el orden de los combates.
    attackerIs: Atacante | Quién cuenta como atacante.
    firstToFlee: Huye primero | La unidad de quién huye primero si huyen las dos; null si no huyen las dos.
    fightAgainNextTurn: Combaten otra vez | Si siguen trabadas y combaten el próximo turno, cuando nadie huye ni cae.
    successes: Aciertos | Heridas, o impactos si sólo se tira para impactar.
    attackerFates: Qué es del atacante | Cómo acaba el atacante.
    defenderFates: Qué es del defensor | Cómo acaba el defensor.
    at-least-one: Al menos uno | Probabilidad de al menos un acierto.
    flees: Huye | Probabilidad de acabar en huida, como fracción exacta.
    checks: Chequeos | Cuántos chequeos de moral hace en este combate; null si aún no se sabe.
  `),

  terms: {
    ...termsFor(['line'], {
      wounds: 'Heridas',
      'no-officers': 'Sin oficiales',
      broken: 'Rota',
      phalanx: 'Falange',
      arrowhead: 'Punta de Flecha al cargar',
      lancers: 'Lanceros contra montadas',
      ram: 'Embestir a infantería',
      hero: 'Héroe',
      'march-or-flight': 'Marcha forzada o huida',
      'on-flank': 'Por el flanco',
      'on-rear': 'Por la retaguardia',
      'other-enemies': 'Otros enemigos',
      'square-mounted': 'Cuadro contra montadas',
      'shield-wall': 'Muro de Escudos',
      obstructed: 'Línea de visión obstruida',
      'forced-march': 'Marcha forzada',
      square: 'Cuadro',
      general: 'General en la unidad o en rango',
      'general-lost': 'General perdido',
      terror: 'Terror',
      extended: 'Secciones ampliadas',
    }),
    ...said(`
      list.listedAttack: ataque cuerpo a cuerpo
      list.listedAttack:to: al ataque cuerpo a cuerpo
      list.listedDefence: defensa cuerpo a cuerpo
      list.listedDefence:to: a la defensa cuerpo a cuerpo
      list.listedStrength: ataque a distancia
      list.listedStrength:to: al ataque a distancia
      list.listedDefenceFromShots: defensa a distancia
      list.listedDefenceFromShots:to: a la defensa a distancia
      list.listedMorale: moral
      list.listedMorale:to: a la moral
      notOnTheList.general: General en la unidad
      notOnTheList.bravery: Bravura
      notOnTheList.rhomboid: Romboidal
      notOnTheList.sarissas: Sarissas
      notOnTheList.phalanx-as-lancers: Falange como Lanceros
      notOnTheList.broken-shot: Rota al disparar
      notOnTheList.fleeing-shot-at: en huida ante disparos
      notOnTheList.protected-flanks: flancos protegidos
      notOnTheList.event: eventos
    `),
    ...worded(`
      strikesFirst rollsFirst mustCheck: both = a la vez | attacker = el atacante | defender = el defensor
      combatOutcome: both-stay = siguen las dos | one-flees = huye una | both-flee = huyen las dos | one-eliminated = cae una | both-eliminated = caen las dos
      event: none = ninguno | ambush = Emboscada
      attackKind: hand-to-hand = cuerpo a cuerpo | shot = a distancia
      rollStage: both = impactar y herir | hit = sólo impactar | wound = sólo herir
      cause: hand-to-hand = combate cuerpo a cuerpo | shot = disparo | trample = arrollada por elefantes | activation = activación | flight = fase de huida | stampede = Estampida
      whoCharged: nobody = nadie | unit = la unidad | enemy = el enemigo
      combatBegunBy: active-player = el jugador activo | opponent = el otro jugador
      combatType: simultaneous = simultáneo | priority = prioritario | single = único
      ifFailed ifPassed: steady = normal | broken = Rota | fleeing = en huida | eliminated = destruida
      claim: none = nada | priority = prioridad | single = ataque único
      orderChosenBy: active-player = el jugador activo
      attackerIs: active-player = el jugador activo
      firstToFlee: active-player = la del jugador activo
      attackerFates defenderFates: steady = normal | broken = Rota | fleeing = en huida | eliminated = eliminada
    `),
  },

  steps: said(`
    modifier-list/line: {line}: {by} {list:to}.
    onus-7.139/check: El ataque no ha causado ninguna herida: no hay chequeo de moral y la unidad {fate:is}.
    onus-7.172/unhurt: La unidad no ha recibido heridas en este combate: no chequea y {fate:is}.
    onus-7.172/fewer: El enemigo ha recibido más heridas en este combate: la unidad no chequea y {fate:is}.
    onus-7.199/check: La unidad arrollada que sigue en pie queda Rota, aunque supere el chequeo.
    onus-7.17/check: La unidad se ha reorganizado: se retira el marcador de Rota; este turno sólo tiene movimiento reducido y no carga.
    onus-7.22/check: La unidad sigue en huida; en la fase de huida, si no huyó este mismo turno, chequea otra vez.
    onus-7.19/check: Nada cambia por fallar al activarla: sigue como estaba.
    onus-7.20/check: La unidad se recupera: se retiran Huida y Rota, se reorienta como se quiera y este turno ni mueve ni combate.
    onus-7.84/none: Ninguna de las dos tiene el frente en contacto con la otra: no combaten.
    onus-7.88/combat: Las unidades trabadas combaten aunque nadie las haya activado.
    onus-7.149: En esta fase se resuelven todos los combates: {combats}.
    onus-7.150/active-player: El jugador activo elige el orden y es el atacante.
    onus-7.150/opponent: El jugador activo elige el orden y es el atacante, aunque el combate lo iniciara el otro.
    onus-7.150/combat: El atacante es la unidad del jugador activo.
    onus-7.151: Cada combate enfrenta a dos unidades; con varios enemigos se resuelve uno tras otro.
    onus-7.152: Primero los eventos, luego los dados, el daño, la moral y las huidas.
    onus-7.153: Nadie ha sufrido heridas: el combate acaba sin chequeos.
    onus-7.154: Hay una unidad eliminada: el combate acaba sin más chequeos.
    onus-7.155/one: La unidad que huye mueve de inmediato.
    onus-7.155/both: Huyen las dos, y primero la del jugador activo.
    onus-7.156: Si ninguna huye ni es eliminada, siguen trabadas para el próximo turno.
    onus-7.161: Combate simultáneo: las heridas se aplican cuando los dos han tirado.
    onus-7.162/granted: Un evento o el terreno da prioridad a {who:the}.
    onus-7.162/first: Combate prioritario: {who:the} ataca primero y su daño se aplica de inmediato.
    onus-7.163/replies: {who:The} sigue en combate: replica con las penalizaciones que ya tenga.
    onus-7.163/none: {who:The} ha sido eliminada o ha huido: no replica.
    onus-7.164: Combate único: sólo {who:the} ataca.
    onus-7.165: Contra prioridad, el ataque único se queda en prioritario a favor de {who:the}.
    onus-7.166: Hay {dice} {dice?sección|secciones} en contacto: 1 dado por cada una.
    onus-7.167/both: Los dados que impactan se tiran otra vez para herir.
    onus-7.168: {who:The} recibe {wounds} {wounds?herida|heridas} en este combate, que se marcan así: {markers}.
    onus-7.169: {who:The} suma {wounds} {wounds?herida|heridas} y su vida es {life}: queda eliminada.
    onus-7.170: Conviene apartar lo que {who:the} ya tenía ({before} {before?herida|heridas}) de lo nuevo ({wounds}).
    onus-7.171: {who:The} tiene {wounds} heridas: −{less} a su ataque y −1 de moral por cada una.
    onus-7.172/both: Las dos han recibido las mismas heridas en este combate: las dos chequean.
    onus-7.172/more: {who:The} ha recibido más heridas en este combate: chequea.
    onus-7.188/check: La unidad se recupera: se retiran Huida y Rota y se reorienta como se quiera.
    onus-7.190/check: La unidad no se recupera y sigue su huida.
    onus-7.210: Lo que el combate cuerpo a cuerpo no dice se hace como en el disparo.
    onus-8.12: {who:The} está en Falange y es su primer combate: tiene prioridad.
    onus-8.14/cancel: Las dos tienen la misma prioridad: se anulan.
    onus-8.20/combat: Tras este combate {who:the} pierde su formación.
    onus-9.9: {who:The} embiste: tiene prioridad.
    onus-9.11/cancel: Embestir contra infantería con prioridad: las dos prioridades se anulan.
    onus-9.28: {who:The} tiene Sarissas en Falange y es su primer combate: ataque único.
    onus-9.29: Las Sarissas de {who:the} se encuentran con otra prioridad: conservan la suya.
    onus-10.1: Estos modificadores se suman a los de formaciones y habilidades.
    onus-11.7/combat: Emboscada: la unidad defensora recibe 1 herida y queda Rota antes de tirar.
    onus-11.9/combat: La herida de la Emboscada cuenta para saber quién chequea.
    onus-11.17/check: La unidad queda Rota y en huida, y mueve de inmediato.
    onus-13.2: Los dos bandos tiran los mismos dados: {dice}.
    onus-13.3: Nada da prioridad a nadie: los ataques son simultáneos.
    onus-13.11/struck: {who:The} ha sufrido daño de un ataque que no es simultáneo: chequea por él.
  `),

  because: said(`
    only-one-strikes: Sólo ataca una de las dos.
    was-wounded: La unidad ha recibido heridas.
    enemy-not-hurt-more: El enemigo no ha recibido más heridas que la unidad.
    checks-anyway: Debe chequear aunque nadie tenga heridas.
    no-priority-against: El enemigo no tiene prioridad.
    not-first-combat: No es el primer combate: ya estaban trabados.
    not-in-force: {line} ({list}): no se da.
  `),

  ...summed(`
    hand-to-hand/no-contact: Sin secciones en contacto de frente no hay combate. | No hay combate
    hand-to-hand/odds: Combate {type} con {dice} {dice?dado|dados} por bando: el atacante huye o cae el {attacker:percent} de las veces, y el defensor, el {defender:percent}. | Defensor fuera, {defender:percent}; atacante, {attacker:percent} | {dice?Se tira|Se tiran} {dice} {dice?dado|dados} por bando: el defensor huye o cae el {defender:percent} de las veces; el atacante, el {attacker:percent}.
    hand-to-hand/so-far: Por ahora, la unidad atacante {attacker:is} y la defensora {defender:is}. Faltan dados por tirar: la atacante huye o cae el {attackerOut:percent} de las veces; la defensora, el {defenderOut:percent}. | Por ahora, atacante: {attacker}; defensora: {defender} | Faltan dados: la atacante huye o cae el {attackerOut:percent} de las veces; la defensora, el {defenderOut:percent}.
    hand-to-hand/rolled: Tras el combate, la unidad atacante {attacker:is} y la defensora {defender:is}. | Atacante: {attacker}; defensora: {defender} | Después, la unidad atacante {attacker:is} y la defensora {defender:is}.
    attack-roll/both: Con {dice} {dice?dado|dados} se impacta a partir de {from} y se hiere a partir de {to}: al menos una herida el {some:percent} de las veces. | Impacta con {from}, hiere con {to} | Impacta a partir de {from} y hiere a partir de {to}.
    attack-roll/hit: Con {dice} {dice?dado|dados} se impacta a partir de {from}: al menos un impacto el {some:percent} de las veces. | Impacta con {from} | Impacta a partir de {from}.
    attack-roll/wound: Con {dice} {dice?dado|dados} se hiere a partir de {to}: al menos una herida el {some:percent} de las veces. | Hiere con {to} | Hiere a partir de {to}.
    attack-roll/rolled: Los dados dan {hits} {hits?impacto|impactos} y {wounds} {wounds?herida|heridas}. | {hits} {hits?impacto|impactos}, {wounds} {wounds?herida|heridas} | {hits} {hits?impacto|impactos} y {wounds} {wounds?herida|heridas}.
    attack-roll/hits: Los dados dan {hits} {hits?impacto|impactos}; faltan por tirar los dados para herir. | {hits} {hits?impacto|impactos}, heridas por tirar | {hits} {hits?impacto|impactos}; faltan los dados para herir.
    morale-check/none: La unidad ya está en huida: no chequea moral. | No chequea
    morale-check/not-due: No procede ningún chequeo: la unidad {fate:is}. | Sin chequeo: {fate} | No chequea: {fate:is}.
    morale-check/told: Con el chequeo tal como se dice y moral {morale}, la unidad {fate:is}. | Moral {morale}: {fate}
    morale-check/due: La moral modificada es {morale}: falla el {fails:percent} de las veces. | Moral {morale}: falla el {fails:percent} | Chequea con moral {morale}: falla el {fails:percent} de las veces.
    morale-check/rolled: Con moral {morale} y un {die}, la unidad {fate:is}. | Moral {morale}, dado {die}: {fate} | Con moral {morale} y un {die}, {fate:is}.
    unit-values: La unidad tiene Ataque {attack}, Defensa {defence} y moral {morale}. | Ataque {attack}, Defensa {defence}, moral {morale} |
    unit-values/shooter: La unidad tiene Ataque {attack}, fuerza a distancia {strength}, Defensa {defence} y moral {morale}. | Ataque {attack}, Defensa {defence}, moral {morale}, a distancia {strength} |
    modifier-list: La lista da {listedAttack} al ataque, {listedDefence} a la defensa, {listedStrength} al ataque a distancia, {listedDefenceFromShots} a la defensa ante disparos y {listedMorale} a la moral. | Ataque {listedAttack}, Defensa {listedDefence}, moral {listedMorale} |
    modifier-list/beyond: La lista da {listedAttack} al ataque, {listedDefence} a la defensa, {listedStrength} al ataque a distancia, {listedDefenceFromShots} a la defensa ante disparos y {listedMorale} a la moral; además cuenta lo que no figura en ella: {beyond}. | Ataque {listedAttack}, Defensa {listedDefence}, moral {listedMorale}, y más |
    combat-phase: Se {combats?resuelve|resuelven} {combats} {combats?combate|combates}, en el orden que elija el jugador activo, que es el atacante. | {combats} {combats?combate|combates} | Se {combats?resuelve|resuelven} {combats} {combats?combate|combates}, en el orden que elija el jugador activo.
    combat-phase/none: No hay unidades trabadas: no hay combates. | Ningún combate
  `),

  problems: said(`
    does-not-strike: En este combate sólo ataca la otra unidad.
    does-not-reply: La unidad ha sido eliminada o ha huido: no replica.
    more-dice-than-rolled: Hay {given} dados para impactar y sólo se tiran {dice}.
  `),
} satisfies PartOfMessages;
