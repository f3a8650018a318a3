import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    wab/panic-test: Chequeo de Pánico | Si hace falta, su probabilidad, la huida | Dice por su causa si una unidad hace un chequeo de Pánico, con el Liderazgo de quién y con qué modificador y repetición, con qué probabilidad aguanta y hacia dónde huye si falla.
    wab/panic-pursuit: Perseguir a quien huye por pánico | Si se puede perseguir a quien ha huido por pánico | Dice si una unidad puede perseguir a los enemigos trabados con ella que sufren pánico y huyen.
    wab/rally-test: Reagruparse | Si una unidad que huye se reagrupa | Dice si una unidad que huye puede intentar reagruparse, con qué número y con qué probabilidad lo logra.
    wab/reform-test: Reorganizarse | Si una unidad puede reorganizarse, y su chequeo | Dice si una unidad puede reorganizarse, con qué número pasa su chequeo de Liderazgo y con qué probabilidad.
  `),

  fields: labelled(`
    enemyFlees: Ese enemigo huye | true si los únicos enemigos tan cercanos están huyendo.
    musician: Músico | true si la unidad tiene músico.
    lostBy: Perdió por | Por cuántos puntos perdió su bando el combate; 0 si fue un empate.
    countsEach: Cada una cuenta | Como cuántas miniaturas cuenta cada una: un carro, su dotación; un elefante, sus Heridas del principio; una pieza de artillería, su dotación viva. 1 en miniaturas corrientes.
    mayGiveGround: Puede ceder terreno | true si supera a su enemigo tanto que cede terreno en vez de huir; wab/give-ground lo dice.
    standardDistance: Distancia al estandarte de batalla | Pulgadas hasta el estandarte de batalla de su ejército. Sin decir: no lo hay.
    standardFlees: El estandarte de batalla huye | true si el estandarte de batalla está huyendo.
    generalsUnit: La unidad del General | not-beaten, el General no está en una unidad derrotada; itself, va con esta unidad (su valor se dice como Liderazgo de un personaje con ella); passed, su unidad derrotada ha chequeado y ha pasado; failed, ha fallado; to-test, aún no ha chequeado.
    cause: Causa | fleeing-friends, unos amigos huyen cerca al principio de su turno; broken-friends, unos amigos se han desmoralizado o han sido destruidos cerca; flank-charge, la cargan por el flanco o la retaguardia; general-killed, ha perdido a su General; shooting, ha perdido miniaturas por disparos en una fase; ignored-charge, ignoró una carga por larga.
    friendDistance: Distancia a esos amigos | Pulgadas hasta los amigos que huyen, se han desmoralizado o han sido destruidos. Sin decir: están al lado.
    friendModels: Miniaturas de los que huyen | Cuántas miniaturas tienen juntos los amigos que huyen a 4 pulgadas o menos; si chequea una unidad formada, sin contar a los hostigadores. Sin decir: la unidad no tiene el doble.
    friendsSkirmish: Son hostigadores | true si todos esos amigos son hostigadores.
    friendsEnd: Qué ha sido de ellos | broken, desmoralizados en combate; destroyed-in-combat, destruidos en combate hasta la última miniatura; destroyed-by-shooting, destruidos por disparos hasta la última; panicked, han huido del combate por pánico.
    chargerModels: Miniaturas de quien carga | Cuántas miniaturas tiene la unidad que la carga.
    chargerFormed: Quien carga está formado | true si la unidad que la carga está formada.
    chargeReaches: La carga llega | true si la carga está a distancia.
    generalEnds: Qué ha sido del General | killed-by-shooting, muerto por disparos; killed-in-combat, muerto en combate; caught-in-pursuit, alcanzado al huir del combate; fled-off-table, ha huido fuera de la mesa.
    lost: Miniaturas perdidas | Cuántas de sus miniaturas han caído por disparos en esta fase, de las que dice Miniaturas.
    shotWhileCharging: Le disparan al cargar | true si le han disparado mientras carga, al aguantar y disparar o al disparar y huir el enemigo.
    mountLeadership: Liderazgo de la montura | El Liderazgo del caballo, elefante u otra bestia, que no cuenta.
    immune: Inmune al pánico | true si sus propias reglas le ahorran los chequeos de Pánico, como a elefantes y vagones de guerra.
    chargerPursued: Quien cargó llegó persiguiendo | true si ese enemigo llegó persiguiendo a otros.
    allPanicked: Todos con pánico | true si todos los enemigos trabados con la unidad sufren pánico y huyen.
    wonPreviousRound: Ganó la ronda anterior | true si la unidad ganó la ronda anterior de este combate.
    hasMomentum: Tiene el momentum | true si su bando tiene el momentum en este combate.
    notFoughtYet: Aún sin luchar | true si este combate no se ha luchado todavía.
    fleeing: Está huyendo | true si la unidad ya huye.
    engaged: Está trabada | true si la unidad está trabada en combate.
    wonCombat: Ganó su combate | true si la unidad ganó este turno su propio combate.
    offTable: Está fuera de la mesa | true si la unidad está fuera de la mesa persiguiendo.
    enemyTurn: Es el turno del enemigo | true si es el turno del enemigo.
  `),

  answers: labelled(`
    tests: Hay chequeo | Si se hace un chequeo.
    rallies: Se reagrupa | Probabilidad de que la unidad se reagrupe.
    reforms: Se reorganiza | Probabilidad de que la unidad se reorganice.
    holds: Aguanta | Probabilidad de que la unidad no se desmoralice.
    stands: Aguanta | Probabilidad de que la unidad no huya.
    countsAs: Cuenta como | Como cuántas miniaturas cuenta la unidad.
    broken: Desmoralizada | Si la unidad se desmoraliza; null mientras falten dados.
    unitDoes: Qué hace | fights-on, sigue en combate; breaks, huye en el paso de huida; gives-ground, retrocede en orden; destroyed, un vagón de guerra que falla; stampedes, un elefante; open, deciden los dados.
    testedWhen: Cuándo chequea | turn-start, al principio de su turno; panic-step, con los chequeos de Pánico de la fase de combate, tras todos los combates y los de desmoralización; before-the-charge-moves, en cuanto se sabe que la carga llega; on-arrival, al llegar los perseguidores; at-once, enseguida; phase-end, al final de la fase de combate; after-shooting, resueltos todos los disparos de la fase; none, no chequea.
    flees: Huye | Si la unidad huye; null mientras falten dados.
    flight: Hacia dónde huye | own-edge, hacia su borde de la mesa, con los movimientos obligatorios o enseguida; away-from-combat, lejos del combate más cercano que haya podido causarlo; away-from-charger, lejos de quien carga; away-from-shooter, lejos del tirador más cercano; away-from-enemy, lejos del enemigo más cercano, según una lectura; as-a-reaction, como si hubiera elegido huir; as-broken, como desmoralizada en combate; none, no huye.
  `),

  terms: {
    ...worded(`
    generalsUnit: not-beaten = no está derrotada | itself = es esta | passed = ha pasado | failed = ha fallado | to-test = aún no ha chequeado
    cause: fleeing-friends = los amigos que huyen | broken-friends = los amigos desmoralizados o destruidos | flank-charge = una carga por el flanco o la retaguardia | general-killed = la pérdida del General | shooting = las bajas por disparos | ignored-charge = una carga ignorada
    friendsEnd: broken = desmoralizados en combate | destroyed-in-combat = destruidos en combate | destroyed-by-shooting = destruidos por disparos | panicked = han huido por pánico
    generalEnds: killed-by-shooting = muerto por disparos | killed-in-combat = muerto en combate | caught-in-pursuit = alcanzado al huir | fled-off-table = ha huido de la mesa
    testedWhen: turn-start = al principio de su turno | panic-step = con los chequeos de Pánico de la fase de combate | before-the-charge-moves = antes de mover la carga | on-arrival = al llegar los perseguidores | at-once = enseguida | phase-end = al final de la fase de combate | after-shooting = resueltos todos los disparos | none = nunca
    unitDoes: fights-on = sigue luchando | breaks = se desmoraliza | gives-ground = cede terreno | destroyed = queda destruida | stampedes = sale en estampida | open = deciden los dados
    flight: own-edge = hacia su borde de la mesa | away-from-combat = lejos del combate más cercano | away-from-charger = lejos de quien carga | away-from-shooter = lejos del tirador más cercano | away-from-enemy = lejos del enemigo más cercano | as-a-reaction = como reacción a la carga | as-broken = como desmoralizada en combate | none = a ninguna parte
    `),
  },

  steps: said(`
    wab-9.30: Usa el Liderazgo del personaje que va con ella: {leadership}.
    wab-9.31: Los hostigadores usan solo su propio Liderazgo.
    wab-9.63: El personaje retirado por un desafío no presta su Liderazgo.
    wab-9.71: Usa el Liderazgo del General: {leadership}.
    wab-9.72: Un General que huye no presta su Liderazgo.
    wab-2.78: Se reagrupa con {target} o menos.
    wab-2.78/rallies: Pasa: se queda donde está, puede formar y encararse al enemigo, y este turno ni mueve ni dispara.
    wab-2.79: Falla: sigue huyendo con los movimientos obligatorios.
    wab-2.80: Una unidad de menos de 5 miniaturas no puede intentar reagruparse.
    wab-2.81: Tiene la mitad de sus miniaturas o menos: -1.
    wab-2.82: Hay un enemigo que no huye a 8 pulgadas o menos: -1.
    wab-9.5: Un personaje solo puede reagruparse, aunque sea una sola miniatura.
    wab-2.28: Sin músico la unidad no puede reorganizarse.
    wab-2.29: Se reorganiza con {target} o menos.
    wab-2.29/fails: Falla: ni mueve en esta fase ni dispara este turno.
    wab-2.30: Hay tropas enemigas a 8 pulgadas o menos: -1.
    wab-2.27: Cambia de encaramiento y de formación a la vez.
    wab-2.31: Su centro queda en su sitio; personajes y grupo de mando van a la nueva primera fila.
    wab-2.32: Se reorganiza, y este turno ni mueve más ni dispara.
    wab-8.19: El combate es un empate: nadie hace chequeo de desmoralización.
    wab-6.7: Una unidad de menos de 5 miniaturas que pierde se desmoraliza sin chequeo.
    wab-9.41: Un personaje solo que pierde se desmoraliza sin chequeo.
    wab-6.1: Perdió por {lostBy}: aguanta si 2D6 suman {target} o menos, su Liderazgo de {leadership} menos eso.
    wab-6.4/itself: El General va con esta unidad: chequea antes que las demás.
    wab-6.4/passed: La unidad del General ha pasado: su Liderazgo les vale a las demás.
    wab-6.4/failed: La unidad del General ha fallado: su Liderazgo no le vale a nadie.
    wab-6.4/to-test: La unidad del General chequea antes: hasta entonces su Liderazgo no le vale a nadie.
    wab-6.9: No va con ninguna unidad: no chequea.
    wab-6.10: {models} {models?miniatura cuenta|miniaturas cuentan} como {counts}.
    wab-6.54/instead: Supera bastante a su enemigo: cede terreno en vez de huir.
    wab-6.6: Se desmoraliza: se da la vuelta, y huye en el paso de huida.
    wab-9.76: El estandarte de batalla está a 12 pulgadas o menos: se repite el chequeo de desmoralización fallado.
    wab-9.76/skirmishers: El estandarte de batalla no les sirve a los hostigadores.
    wab-9.77: Un estandarte de batalla que huye no hace repetir.
    wab-2.70: Una unidad que huye no hace chequeos de Pánico.
    wab-7.1: Aguanta con {target} o menos.
    wab-7.2/away: Si falla huye enseguida, en línea recta lejos de quien carga.
    wab-7.2/edge: Si falla huye hacia su borde de la mesa.
    wab-7.1/no-cause: Nada de esto pide un chequeo de Pánico.
    wab-7.1/immune: Por sus propias reglas no hace chequeos de Pánico.
    wab-7.2/enemy: Con esta lectura, si falla huye lejos del enemigo más cercano.
    wab-7.4: Chequea con el Liderazgo de sus jinetes o dotación, no con el de la bestia.
    wab-7.5: Una unidad puede chequear con el Liderazgo del personaje que la lidera.
    wab-7.12: Chequea cuando se han luchado todos los combates y hecho todos los chequeos de desmoralización.
    wab-7.14/pursuers: Con esta lectura, los perseguidores que llegan no cargan: no chequea.
    wab-7.16/before-it-moves: Chequea en cuanto se sabe que la carga llega, antes de que se mueva quien carga.
    wab-7.16/on-arrival: Chequea al llegar los perseguidores.
    wab-7.17: Chequea aunque no esté trabada: basta la carga.
    wab-7.19/killed-by-shooting: Cayó por disparos: el ejército chequea enseguida.
    wab-7.19/killed-in-combat: Cayó en combate: el ejército chequea con los demás chequeos de Pánico de la fase.
    wab-7.19/caught-in-pursuit: Lo alcanzaron al huir: el ejército chequea al final de la fase de combate.
    wab-7.20/caught: Con esta lectura, un General alcanzado al huir no causa chequeo.
    wab-4.64/moment: Chequea una vez resueltos todos los disparos de la fase.
    wab-4.65/moment: Está cargando: chequea antes de que se la mueva.
    wab-7.23/moment: Chequea antes de que se mueva la carga.
    wab-7.26: Ganó la ronda anterior o tiene el momentum: puede perseguirlos.
    wab-7.26/some-stay: Algún enemigo trabado con ella no ha huido: no persigue.
    wab-7.26/not-fought: El combate no se ha luchado todavía: no hay persecución.
    wab-7.26/no-advantage: Ni ganó la ronda anterior ni tiene el momentum: no hay persecución.
    wab-7.3: Tiene la mitad de sus miniaturas o menos: -1.
    wab-7.6: Unos amigos huyen a 4 pulgadas o menos al principio de su turno: chequea.
    wab-7.7: Una unidad formada no chequea por hostigadores que huyen.
    wab-7.7/reading: Con esta lectura, los hostigadores que huyen no cuentan para nadie.
    wab-7.8: Tiene al menos el doble de miniaturas que los que huyen: no chequea.
    wab-7.9: Si falla huye hacia su borde de la mesa, con los movimientos obligatorios.
    wab-7.10: Unos amigos se han desmoralizado o han sido destruidos en combate a 12 pulgadas o menos: chequea.
    wab-7.11: Una unidad formada no chequea por hostigadores desmoralizados.
    wab-7.13: Si falla huye lejos del combate más cercano que haya podido causar su chequeo.
    wab-7.14: La carga por el flanco o la retaguardia un enemigo formado de 5 o más miniaturas: chequea.
    wab-7.15: Los hostigadores que no están trabados no chequean por una carga de flanco.
    wab-7.15/few: Una unidad de menos de 5 miniaturas no chequea por una carga de flanco.
    wab-7.15/engaged: Los hostigadores que están trabados sí chequean.
    wab-7.16: La carga no llega: no hay chequeo.
    wab-7.18: Ha muerto el General: chequean todas las unidades de su ejército.
    wab-20.7: Estaba fuera de la mesa cuando murió el General: no chequea, ni entonces ni al volver.
    wab-7.20: El General ha huido fuera de la mesa: no hay chequeo.
    wab-7.21: Ha perdido {lost} de {models} miniaturas por disparos, la cuarta parte o más: chequea.
    wab-7.22: Si falla huye en línea recta lejos del enemigo más cercano que le disparó.
    wab-7.23: La carga que ignoró llega: chequea.
    wab-7.24: Si falla huye como si hubiera elegido huir de la carga.
    wab-7.25: Está trabada: si falla cuenta como desmoralizada en combate.
    wab-7.27: Los amigos que han huido del combate por pánico no causan chequeos.
    wab-7.28: Ha ganado su propio combate: puede repetir el chequeo.
    wab-7.29: Los amigos destruidos por disparos no causan chequeos.
    wab-9.6: Un personaje solo no chequea por hostigadores.
  `),

  because: said(`
    on-the-table: Está en la mesa.
    must-flee: No supera tanto a su enemigo como para ceder terreno.
    has-as-much-itself: La unidad tiene tanto Liderazgo sin él.
    general-too-far: El General está a más de 12 pulgadas.
    enough-models: Tiene bastantes miniaturas.
    above-half: Tiene más de la mitad de sus miniaturas.
    enemy-too-far: No hay enemigos a 8 pulgadas o menos.
    enemy-flees: Los enemigos cercanos están huyendo.
    has-musician: Tiene músico.
    has-lost: Ha perdido el combate.
    standard-too-far: El estandarte de batalla está a más de 12 pulgadas.
    friends-too-far: Esos amigos están demasiado lejos.
    friends-are-formed: Esos amigos no son hostigadores.
    enemy-turn: Es el turno del enemigo.
    not-twice-as-many: No tiene el doble de miniaturas que ellos.
    not-in-combat: No se han desmoralizado ni han sido destruidos en combate.
    charger-not-formed: Quien carga no está formado.
    charger-too-small: Quien carga tiene menos de 5 miniaturas.
    not-skirmishing: La unidad no hostiga.
    charge-reaches: La carga llega a la unidad.
    charge-falls-short: La carga no llega a la unidad.
    general-killed: El General ha muerto.
    too-few-lost: Ha perdido menos de la cuarta parte de sus miniaturas.
    beaten-in-combat: No han huido por pánico.
    fell-to-no-shots: No los han destruido los disparos.
    some-are-left: No queda ninguna de sus miniaturas.
    is-engaged: Ya está trabada.
    all-engaged-fled: Todos los enemigos trabados con ella han huido.
    has-the-advantage: Ganó la ronda anterior o tiene el momentum.
    has-not-won: No ha ganado su propio combate.
  `),

  ...summed(`
    rally-test/no: Con {models} {models?miniatura|miniaturas} la unidad no puede intentar reagruparse. | No puede reagruparse | No puede intentarlo.
    rally-test/odds: La unidad se reagrupa con {target} o menos, un {percent:percent} de las veces. | Se reagrupa {percent:percent} | Se reagrupa un {percent:percent} de las veces.
    rally-test/passed: La unidad saca {rolled} y se reagrupa. | Se reagrupa | Se reagrupa.
    rally-test/failed: La unidad saca {rolled} y sigue huyendo. | Sigue huyendo | Sigue huyendo.
    reform-test/no: La unidad no puede reorganizarse. | No puede reorganizarse | No puede reorganizarse.
    reform-test/odds: La unidad se reorganiza con {target} o menos, un {percent:percent} de las veces. | Se reorganiza {percent:percent} | Se reorganiza un {percent:percent} de las veces.
    reform-test/passed: La unidad saca {rolled} y se reorganiza. | Se reorganiza | Se reorganiza.
    reform-test/failed: La unidad saca {rolled} y no se reorganiza. | No se reorganiza | No se reorganiza.
    break-test/stampedes: El elefante entra en estampida en lugar de huir. | Estampida | Entra en estampida sin chequeo.
    break-test/draw: El combate es un empate: la unidad no hace chequeo de desmoralización. | Sin chequeo | No hace chequeo de desmoralización.
    break-test/automatic: La unidad perdió por {lostBy} y se desmoraliza sin chequeo. | Se desmoraliza | Se desmoraliza sin chequeo.
    break-test/odds: La unidad perdió por {lostBy} y aguanta un {percent:percent} de las veces. | Aguanta {percent:percent} | Aguanta un {percent:percent} de las veces.
    break-test/passed: La unidad perdió por {lostBy}, saca {rolled} y aguanta. | Aguanta | Aguanta.
    break-test/gives-ground: La unidad perdió por {lostBy}, saca {rolled} y cede terreno. | Cede terreno | Falla y cede terreno.
    break-test/rescued: La unidad cede terreno ante la carga feroz. | Cede terreno | Cede terreno.
    break-test/failed: La unidad perdió por {lostBy}, saca {rolled} y se desmoraliza. | Se desmoraliza | Se desmoraliza.
    panic-pursuit/yes: Puede perseguir a los enemigos que han sufrido pánico. | Puede perseguir | Puede perseguirlos.
    panic-pursuit/no: No puede perseguir a los enemigos que han sufrido pánico. | Sin persecución | No puede perseguirlos.
    panic-test/none: La unidad no hace chequeo de Pánico por {cause}. | Sin chequeo | No hace chequeo de Pánico.
    panic-test/odds: La unidad aguanta con {target} o menos, un {percent:percent} de las veces. | Aguanta {percent:percent} | Aguanta un {percent:percent} de las veces.
    panic-test/passed: La unidad saca {rolled} y aguanta. | Aguanta | Aguanta.
    panic-test/failed: La unidad saca {rolled} y huye {flight}. | Huye | Huye.
  `),

  problems: said(`
    no-enemy: No hay ningún enemigo cerca que pueda huir: di a qué distancia está el más cercano.
    no-general: Di el Liderazgo del General, cuya unidad ha sido derrotada.
    no-round-yet: En un combate que no se ha luchado no hay vencedor ni momentum.
    no-standard: No hay estandarte de batalla que pueda huir: di a qué distancia está.
    more-than-there-were: No puede perder más miniaturas de las que tiene: di en Miniaturas cuántas tenía antes.
  `),
} satisfies PartOfMessages;
