import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Falanges, muros de escudos, instrucción marcial, levas y las demás reglas especiales de formación. */
export default {
  queries: {
    ...titled(`
    wab/shieldwall: Muro de escudos | Si se puede formar y si sigue en pie | Dice si una unidad puede formar un muro de escudos, qué le cuesta y si dispara después, o si el que formó la sigue protegiendo.
    wab/chariot-runners: Corredores de carros | Coherencia, huecos entre carros, carros que cargan a través | Dice si los corredores pueden estar como están junto a sus carros, pasar entre ellos, y si los carros cargan a través de ellos.
    wab/parthian-shot: Disparo parto | Quién se mueve tras disparar, y cuánto | Dice si una unidad con esta regla puede moverse en la fase de disparo después de disparar, y cuánto.
    wab/veterans: Los veteranos repiten | Todos los dados para impactar, una vez por batalla | Dice si unos veteranos pueden repetir sus dados para impactar, qué da eso de media y cuánto es de probable que mejore.
    wab/warhorse: Caballo de guerra | Su perfil | Da el perfil de un caballo de guerra, con lo que su lista diga de otro modo.
    `),
    'wab/levy-fear': {
      title: 'Las levas y el miedo',
      line: 'A quién temen las levas por su número',
      about:
        'Dice si una unidad de levas teme a un enemigo: a aquel al que no supera en número dos a uno.',
      fields: labelled(`
        models: Miniaturas | Cuántas miniaturas tienen las levas.
        enemyModels: Miniaturas del enemigo | Cuántas miniaturas tiene ese enemigo.
        enemySkirmishes: El enemigo hostiga | true si ese enemigo es una unidad de hostigadores.
        enemyFlees: El enemigo huye | true si ese enemigo está huyendo.
      `),
    },
    'wab/phalanx': {
      title: '¿Es una falange?',
      line: 'Miniaturas, filas, frente, y si valen sus reglas',
      about:
        'Dice si una unidad forma una falange, cuánta profundidad puede tener, si se puede desplegar así y si valen las ventajas de la formación: más difícil de impactar y de alcanzar por el frente, lanzas al cargar, bonos de carga que pierden sus enemigos.',
      fields: labelled(`
        models: Miniaturas | Cuántas miniaturas tiene la unidad ahora.
        width: Miniaturas por fila | Cuántas miniaturas hay en cada fila completa: su frente.
        drilled: Instrucción marcial | true si la falange tiene instrucción marcial.
        levy: Levas | true si la falange es de levas.
      `),
    },
    'wab/mixed-unit': {
      title: 'Unidad de tropas distintas',
      line: 'Orden, Liderazgo, salvaciones, bajas, orden de los golpes',
      about:
        'Dice de una formación combinada, o de una unidad con armas diferentes, qué orden, Liderazgo y reglas tiene, con qué salvación se salva, quién cae y cómo golpea cada arma. Cómo dispara una formación combinada se pregunta en wab/shooters.',
      fields: labelled(`
        lost: Bajas | Cuántas miniaturas de la unidad caen por disparos.
        moved: Ha movido | true si la unidad ha movido este turno.
        firstRound: Primer turno de combate | true en el primer turno de su combate.
      `),
      answers: labelled(`
        leadershipUsed: Liderazgo que se usa | El Liderazgo de la clase que más abunda, o el de un personaje que la acompañe si es mejor; null si no se dice ninguno.
        lostByKind: Bajas por clase | Cuántas caen de cada clase, en su orden, dichas o repartidas en proporción; vacío si elige el dueño, si no cae nadie o si caen las miniaturas en contacto.
        orderOfUnit: Orden | Orden cerrado o abierto de toda la unidad.
      `),
    },
    'wab/feigned-flight': {
      title: 'Huida fingida',
      line: 'Si puede, y si se escapa',
      about:
        'Dice si una unidad a la que cargan puede fingir la huida, cuántos dados se aleja, cuánto es de probable que escape y, con los dados que salieron, si la alcanzan y cuánto mueve el que carga.',
      fields: labelled(`
        movement: Movimiento de quien carga | Su factor de movimiento en pulgadas, con la armadura ya descontada. Carga el doble.
        distance: Distancia a quien carga | Pulgadas en línea recta desde quien carga, ya pivotado, hasta la unidad antes de que se aleje.
        wheel: Pivote de quien carga | Pulgadas que cuesta pivotar al principio de la carga; 0 si no pivota.
        troops: Tropas que reciben la carga | Qué es la unidad a la que cargan.
        fleeMovement: Movimiento de la unidad | El factor de movimiento de la unidad a la que cargan, en pulgadas, con la armadura ya descontada: si pasa de 6 se aleja un dado más.
        bareMovement: Movimiento sin armadura | El Movimiento de la unidad a la que cargan antes de que la armadura lo reduzca; sólo cuenta con la lectura b de R23. Sin decir: la armadura no reduce nada.
        shootsFirst: Dispara antes | true si finge como al disparar y huir: dispara y se aleja un dado menos.
      `),
      answers: labelled(`
        failedMove: Lo que mueve quien carga | Pulgadas que mueve quien carga si la unidad escapa: un movimiento normal como mucho; null con dados por tirar y si la alcanza.
      `),
    },
    'wab/ferocious-charge': {
      title: 'Carga feroz',
      line: 'Si el enemigo vencido se desmoraliza sin chequeo, y si se gasta',
      about:
        'Dice de una unidad con carga feroz (o primera carga) que ha luchado un turno de combate si el enemigo vencido se desmoraliza sin chequeo, qué hace si no, y si la regla se gasta.',
      fields: labelled(`
        models: Miniaturas de quien carga | Cuántas miniaturas tiene la unidad con la regla, tras los disparos que recibe y las bajas de este turno.
        enemyModels: Miniaturas del enemigo | Cuántas miniaturas tiene su enemigo tras las bajas.
        enemySkirmishes: El enemigo hostiga | true si el enemigo cargado es una unidad de hostigadores.
        mounted: Montada | true si la unidad es de caballería, camellos o carros, como debe ser.
      `),
    },
  },

  fields: labelled(`
    formation: Formación | ordinary, ordinaria; phalanx, una falange ordinaria, o trained-phalanx, entrenada, macedonian-phalanx, macedónica, o medieval-phalanx, medieval; hedgehog, una falange medieval en cuadrado o erizo; cataphracts, catafractos; massed-cavalry, caballería en masa; shieldwall, muro de escudos, que no cambia ningún movimiento; donde se ofrece, testudo, que ni marcha ni carga. En combate, una falange es una que lo sea ahora.
    drilled: Instrucción marcial | true si la unidad tiene instrucción marcial.
    levy: Levas | true si la unidad es de levas (campesinos).
    wheels: Pivota o gira | true si pivota en este movimiento o, de carros con cuchillas, elefantes y vagones de guerra, si gira de algún modo: eso reduce a la mitad el movimiento de algunas tropas.
    finestHorses: Los mejores caballos | true si la caballería tiene esta regla, que suma 1 a su Movimiento.
    subterfuge: Subterfugio | true si la unidad tiene la regla Subterfugio.
    ranksByList: Filas según su lista | true si la lista de esta caballería en orden abierto dice que sus filas cuentan.
    targetFormation: Formación del blanco | La formación de quien recibe los golpes o los disparos: las falanges, el erizo (hedgehog) y el muro de escudos (shieldwall) tienen ventajas por el frente; un testudo salva con 2+ contra proyectiles y se deshace en el combate; las demás aquí no cambian nada.
    targetSide: Lado del blanco | Desde dónde lo golpean o le disparan: front, frente; flank, flanco; rear, retaguardia.
    targetLost: Bonos que perdió la falange | nothing, ninguno; ranks-or-order, en este combate ha perdido el de filas o el de orden cerrado; to-elephants, se los han quitado sólo los elefantes.
    attackerTroops: Quién golpea | Qué son los que golpean, si lo pide una falange: foot, a pie; cavalry, caballería o camellos; light-chariots, carros ligeros; heavy-chariots, carros pesados; scythed-chariots, carros con cuchillas; elephants, elefantes. Sin decir: a pie, o caballería si se sabe que van montados.
    expertHorsemen: Jinetes expertos | true si los que disparan tienen esta regla: sin penalizador por moverse.
    leviesBroke: Rompieron unas levas | true si los amigos que se desmoralizaron y huyen del combate son levas.
    feignsFlight: Puede fingir la huida | true si la unidad a la que cargan tiene la regla Huida fingida.
    feignFrom: Lado cargado | Por dónde cargan a la unidad: front, frente; flank, flanco; rear, retaguardia.
    phalanxType: Tipo de falange | ordinary, ordinaria; trained, entrenada; macedonian, macedónica; medieval.
    lostBonuses: Qué le quitó sus bonos | Qué le ha quitado el bono por filas o por orden cerrado en el combate que libra: nothing, nada; difficult, lucha en terreno difícil; flank-or-rear, tropas formadas la cargaron por ahí; other, cualquier otra cosa que quite uno; elephants, sólo los elefantes del combate.
    wallDoes: Qué hace | forms, quiere formar ahora el muro de escudos; stands, lo formó antes.
    wallFront: Miniaturas al frente | Cuántas miniaturas tiene la primera fila.
    wallShields: Con escudo | Cuántas miniaturas de la primera fila llevan escudo.
    listed: Está en su lista | true si su lista de ejército la nombra para el muro de escudos.
    movesToo: También movería | true si además quiere mover este turno.
    since: Desde que lo formó | Qué le ha pasado: nothing, nada; moved, ha movido; lost-a-round, perdió un turno de combate; won-a-round, lo ganó; drew-a-round, lo empató.
    justShot: Ha disparado | true si acaba de disparar en esta fase de disparo.
    runnersDo: Qué se hace | stand, los corredores están junto a los carros; pass-between, los corredores pasan por los huecos entre carros; charge-between, cargan por ellos; chariots-charge, los carros cargan a través de sus corredores.
    modelGap: Mayor hueco | Pulgadas entre los corredores más separados de sus compañeros.
    chariotGap: Distancia a los carros | Pulgadas desde estos corredores hasta el carro más cercano al que acompañan. Sin decir: no hay ninguno cerca.
    inLine: En línea con los carros | true si los corredores forman una línea con los carros.
    narrowGaps: Huecos estrechos | true si los huecos entre corredores no bastan para los carros.
    runnersEngaged: Corredores trabados | true si los corredores están en combate.
    seesEnemy: Ven al enemigo | true si los carros ven al enemigo entre los corredores.
    diceThrown: Dados tirados | Cuántos dados para impactar se tiraron en este disparo o combate.
    hitsBefore: Impactos | Cuántos de ellos impactaron.
    hitsOn: Impactan con | Qué necesitaba un dado para impactar.
    hitsAgain: Impactos de la repetición | Cuántos dados de la repetición impactaron. Sin decir: aún no se ha tirado.
    rerollsWhich: Qué dados | all, todos, también los impactos; misses, los fallos; some, algunos.
    usedBefore: Ya usado | true si la unidad ya lo usó en esta batalla.
    alreadyAgain: Ya repetidos | true si otra regla ya ha repetido algunos de estos dados.
    listMovement: Movimiento según su lista | Sin decir: el de un caballo de guerra.
    listSkill: Habilidad de armas según su lista | Sin decir: la de un caballo de guerra.
    listStrength: Fuerza según su lista | Sin decir: la de un caballo de guerra.
    listInitiative: Iniciativa según su lista | Sin decir: la de un caballo de guerra.
    listAttacks: Ataques según su lista | Sin decir: los de un caballo de guerra.
    earlierCharge: Cargas anteriores | Qué fue de sus cargas y contracargas antes de ésta: none, no hizo ninguna; on-skirmishers, sólo contra hostigadores; broke-otherwise, sus enemigos se desmoralizaron automáticamente por otras causas; spent, ya hizo de otro modo la primera.
    chargeMade: Cómo entró en combate | charged, cargó; countercharged, contracargó; neither, la cargaron y aguantó, o algo así.
    wins: Gana | true si su bando gana este turno de combate.
    enemyRule: Regla del enemigo | none, ninguna; stubborn, tozudo; passes-without-a-test, otra regla que evita los chequeos de desmoralización o los supera sin tirar.
    phalanxFront: Frente de una falange | true si cargó el frente de una falange que tiene sus ventajas.
    chargedByFerocious: Vencida por una carga feroz | Si entre los que la vencieron hay una unidad montada con carga feroz (o primera carga), en el primer turno tras su carga o contracarga: none, no; first, es la primera carga que cuenta y la regla no está gastada; later, la regla está gastada y solo sirve contra hostigadores.
    ferocious: Carga feroz | true si la unidad tiene carga feroz (o primera carga) y todavía cuenta este turno: no está gastada, o es contra hostigadores. Importa en un turno en que cargó o contracargó.
    breaksAnyway: Se desmoraliza igual | true si el enemigo vencido se desmoraliza automáticamente por otra causa, como tener menos de 5 miniaturas o el miedo.
    roundOfCombat: Turno de combate | 1 en el primer turno de este combate, 2 en el segundo, etcétera.
    dieShown: Dado | El D6 que decide qué regla vale. Sin decir: aún no se ha tirado.
    mixedAs: Qué es | combined, una formación combinada; different-weapons, una unidad con miniaturas de armas diferentes.
    types: Clases de tropa | Cada clase que hay en la unidad.
    typeModels: Miniaturas | Cuántas miniaturas de esta clase tiene, antes de las bajas por las que se pregunta.
    typeInFront: En contacto o al frente | Cuántas de ellas están en la primera fila o tocan al enemigo.
    typeSave: Salvación | Su tirada de salvación: 5 si es 5+. Sin decir: no tienen.
    typeLeadership: Liderazgo | Su Liderazgo. Sin decir: no importa.
    typeOrder: Orden | El orden que tendrían por sí mismas: close, cerrado; open, abierto.
    typeRule: Tiene la regla | true si a esta clase la afecta la regla de psicología o de formación por la que se pregunta.
    typeWeapon: Arma | Su arma de combate: hand-weapon, arma de mano; two-hand-weapons, una en cada mano; two-handed, arma a dos manos; halberd, alabarda; spear, lanza de empuje; throwing-spear, venablo; heavy-throwing-spear, lanza arrojadiza pesada; cavalry-spear, lanza de caballería; lance, lanza de justa; kontos; pike, pica; mixed-weapons, armas mixtas; dagger, daga.
    typeCommand: Miniaturas de mando | Cuántas de ellas son del grupo de mando.
    typeLost: Bajas de esta clase | Cuántas miniaturas de esta clase caen, si se sabe, como en combate o si elige su dueño. Sin decir: las bajas de los disparos se reparten en proporción.
    mixedHitBy: Quién la hiere | shooting, disparos; combat, combate.
    fearTest: Miedo o terror | Si teme o la aterroriza quien carga, y su chequeo: none, no es así; passed, superado; failed, fallado; to-take, sin hacer.
  `),

  answers: labelled(`
    sneaks: No la frena | Si no la frenan el terreno difícil ni los obstáculos.
    countsAsMoved: Cuenta como movida | Si cuenta como que ha movido, para disparar.
    isPhalanx: Es falange | Si ahora forma una falange.
    rulesHold: Valen sus ventajas | Si valen las ventajas de la formación.
    movesAsPhalanx: Mueve como falange | Si la atan las reglas de movimiento de las falanges.
    leastRanks: Filas que necesita | Cuántas filas de 4 o más necesita.
    mostRanks: Filas como mucho | Cuánta profundidad puede tener con este frente.
    leastShields: Escudos que necesita | Cuántas miniaturas de la primera fila necesitan escudo.
    hitModifier: Para impactar su frente | Qué se suma a los dados para impactarla por el frente; 0 sin muro de escudos.
    inchesAfterwards: Como mucho | Pulgadas que puede mover como mucho.
    leviesFear: Temen | Si las levas temen a este enemigo.
    hitsNow: Impactos ahora | Cuántos impactos cuentan; null con la repetición por tirar.
    meanAgain: Impactos de media | Los impactos de la repetición de media, en fracción exacta; 0 si no hay.
    more-hits: Más impactos | Probabilidad de que la repetición tenga más impactos.
    fewer-hits: Menos impactos | Probabilidad de que la repetición tenga menos impactos.
    horseMovement: Movimiento | Su Movimiento en pulgadas.
    horseSkill: Habilidad de armas | Su Habilidad de armas.
    horseAim: Habilidad de proyectiles | Su Habilidad de proyectiles.
    horseStrength: Fuerza | Su Fuerza.
    horseInitiative: Iniciativa | Su Iniciativa.
    horseAttacks: Ataques | Sus Ataques.
    ruleHolds: La regla se aplica | Si la regla por la que se pregunta se aplica a toda la unidad.
    saveBy: De quién es la salvación | majority, de la clase más numerosa, o con armas diferentes de la mayoría; front-majority, de la mayoría de la primera fila; each-its-own, cada miniatura en contacto tiene la suya.
    saveUsed: Salvación que se usa | El número que hace falta; null si no hay o si cada cual tiene la suya.
    namesTargets: Se anuncian los blancos | Si el atacante dice a quién golpea antes de tirar.
    ownerChooses: Elige el dueño | Si el dueño elige qué miniaturas caen.
    commandFalls: Mando que cae | Cuántas miniaturas de mando caen por ser las últimas de su clase.
    typeStrikes: Cuándo golpea cada una | first, primero; before-shorter, antes que las armas más cortas; in-order, en su orden; last, al final, por el arma de cada clase; vacío en las formaciones combinadas.
    typeRanks: Filas que luchan | En cuántas filas lucha cada clase por su frente; vacío en las formaciones combinadas.
    feignEnds: Cómo acaba | caught, la alcanzan, se vuelve y lucha; escapes, escapa; open, deciden los dados; not-allowed, no puede fingir.
    countsAsFleeing: Cuenta como huyendo | Si cuenta como que huye: quien finge la huida, nunca.
    keepsChargeBenefits: Quien carga conserva sus ventajas | Si quien carga lucha con todo lo que da una carga; null con dados por tirar.
    takesEffect: Tiene efecto | Si la regla desmoraliza al enemigo sin chequeo; null mientras lo decide un dado.
    riddenDown: Rota por una carga feroz | Si una carga feroz hace que la unidad se desmoralice sin chequeo.
    enemyEnds: Qué hace el enemigo | breaks, se desmoraliza sin chequeo; gives-ground, cede terreno en vez de romper; break-test, hace su chequeo normal; its-own-rule, vale la regla del enemigo; open, decide un dado; not-beaten, no está vencido.
    usedUp: Se gasta ahora | Si esta carga gasta la regla.
    stillAvailable: Aún le queda | Si la primera carga está aún por hacer.
    breaks-untested: El enemigo se desmoraliza | Probabilidad de que el enemigo se desmoralice sin chequeo.
  `),

  terms: worded(`
    formation targetFormation: ordinary = ordinaria | phalanx = falange | trained-phalanx = falange entrenada | macedonian-phalanx = falange macedónica | medieval-phalanx = falange medieval | hedgehog = erizo | cataphracts = catafractos | massed-cavalry = caballería en masa | shieldwall = muro de escudos | testudo = testudo
    targetSide: front = frente | flank = flanco | rear = retaguardia
    targetLost: nothing = ninguno | ranks-or-order = filas u orden cerrado | to-elephants = sólo por los elefantes
    attackerTroops: foot = a pie | cavalry = caballería | light-chariots = carros ligeros | heavy-chariots = carros pesados | scythed-chariots = carros con cuchillas | elephants = elefantes | war-wagon = un vagón de guerra | tabor = un vagón tabor
    phalanxType: ordinary = ordinaria | trained = entrenada | macedonian = macedónica | medieval = medieval
    lostBonuses: nothing = nada | difficult = el terreno difícil | flank-or-rear = una carga por flanco o retaguardia | other = otra cosa | elephants = sólo los elefantes
    wallDoes: forms = lo forma | stands = está en él
    since: nothing = nada | moved = ha movido | lost-a-round = perdió un turno | won-a-round = ganó un turno | drew-a-round = empató un turno
    runnersDo: stand = estar junto a los carros | pass-between = pasar entre los carros | charge-between = cargar entre los carros | chariots-charge = carros que cargan a través
    rerollsWhich: all = todos los dados | misses = los fallos | some = algunos dados
    earlierCharge: none = ninguna | on-skirmishers = a hostigadores | broke-otherwise = el enemigo rompió por otras causas | spent = la primera ya está hecha
    chargedByFerocious: none = ninguna | first = la primera | later = una posterior
    chargeMade: charged = cargó | countercharged = contracargó | neither = ni lo uno ni lo otro
    enemyRule: none = ninguna | stubborn = tozudo | passes-without-a-test = supera sin chequeo
    enemyEnds: breaks = se desmoraliza | gives-ground = cede terreno | break-test = hace su chequeo de desmoralización | its-own-rule = mantiene su propia regla | open = decide un dado | not-beaten = no está vencido
    mixedAs: combined = formación combinada | different-weapons = armas diferentes
    typeOrder: close = orden cerrado | open = orden abierto
    typeWeapon: hand-weapon = arma de mano | two-hand-weapons = dos armas de mano | two-handed = arma a dos manos | halberd = alabarda | spear = lanza | throwing-spear = venablo | heavy-throwing-spear = lanza arrojadiza pesada | cavalry-spear = lanza de caballería | lance = lanza de justa | kontos = kontos | pike = pica | mixed-weapons = armas mixtas | dagger = daga
    mixedHitBy: shooting = disparos | combat = combate
    saveBy: majority = la de la mayoría | front-majority = la de la mayoría del frente | each-its-own = cada cual la suya
    typeStrikes: first = primero | before-shorter = antes que armas más cortas | in-order = en su orden | last = al final
    feignFrom: front = frente | flank = flanco | rear = retaguardia
    fearTest: none = no es así | passed = superado | failed = fallado | to-take = sin hacer
    feignEnds: caught = alcanzada | escapes = escapa | open = deciden los dados | not-allowed = no puede
  `),

  steps: said(`
    wab-13.29: Los catafractos son caballería en orden cerrado.
    wab-13.30: Los catafractos que pivotan al cargar o marchar avanzan la mitad: {left} {left?pulgada|pulgadas}.
    wab-13.31: Los catafractos no pueden contracargar.
    wab-13.32: Los catafractos con kontos que no han cargado este turno luchan en dos filas por su frente.
    wab-13.33: Los catafractos de {who} han cargado: sus filas suman {bonus}.
    wab-13.34: Los catafractos de {who} han cargado: pueden contar sus filas, y su segunda fila no lucha.
    wab-13.34/second-rank: Han cargado: sus filas pueden contar en el resultado, y su segunda fila no lucha.
    wab-13.35: Los corredores de carros son hostigadores que luchan junto a carros.
    wab-13.36: Forman una línea con sus carros y están a 2 pulgadas o menos de ellos: pueden separarse más.
    wab-13.36/apart: Están a más de 2 pulgadas unos de otros, y no en línea a 2 pulgadas de sus carros.
    wab-13.37: Los corredores pasan y cargan por los huecos entre sus carros.
    wab-13.38: Los carros pueden cargar a través de sus corredores.
    wab-13.38/aside: Los corredores se apartan hasta que caben los carros.
    wab-13.39: Los carros no ven al enemigo entre los corredores: no pueden cargar a través.
    wab-13.40: Una formación combinada es una sola unidad con varias clases de tropa.
    wab-13.41: Se mezclan orden abierto y cerrado: toda cuenta como orden cerrado.
    wab-13.42: Tiene el Liderazgo de la mayoría de sus miniaturas: {leadership}.
    wab-13.42/character: Usa el Liderazgo, mejor, del personaje que la acompaña: {leadership}.
    wab-13.43: La regla afecta a la mayoría de sus miniaturas: se aplica a todas.
    wab-13.43/few: La regla no afecta a la mayoría de sus miniaturas: no se aplica a ninguna.
    wab-13.44: {first?Dispara|Disparan} {first} {first?arquero|arqueros} de la fila más adelantada, y la mitad de los {behind} de detrás.
    wab-13.45: Los arqueros de detrás del frente pueden aguantar y disparar en masa.
    wab-13.46: Contra proyectiles se salva con la salvación de su clase más numerosa.
    wab-13.46/casualties: Sus bajas se reparten en proporción entre las clases: {lost}.
    wab-13.47: En combate se impacta a las miniaturas en contacto, cada una con su salvación.
    wab-13.47/names: El atacante alcanza a varias clases: dice a quién golpea antes de tirar.
    wab-13.48: Dos clases son igual de numerosas: se usa la mejor salvación, y la primera baja es de la peor.
    wab-4.32/combined: Los arqueros de detrás del frente disparan en masa, y así no dispara quien luego huye.
    wab-13.49: Cae la última de una clase: con ella {fallen?cae|caen} {fallen} {fallen?miniatura|miniaturas} de mando.
    wab-13.50: Un giro de 90 grados cuesta una cuarta parte del movimiento, {inches} {inches?pulgada|pulgadas}.
    wab-13.51: En orden abierto sus 2 primeros giros de 90 grados son gratis.
    wab-13.52: Tiene instrucción marcial: una maniobra antes de mover es gratis.
    wab-13.53: Tras una maniobra gratis cuenta como que ha movido.
    wab-13.54: Con instrucción marcial puede marchar y cambiar de formación.
    wab-13.55: Con instrucción marcial puede cambiar de formación al empezar la carga.
    wab-13.56: Con instrucción marcial o sin ella, una columna de marcha no carga.
    wab-13.56/into-column: Con instrucción marcial o sin ella, quien carga no forma una columna de marcha.
    wab-13.56/ranks: No carga desde una columna de marcha ni forma una: puede cambiar.
    wab-13.57: No hay enemigos a 8 pulgadas: con instrucción marcial se reorganiza sin chequeo.
    wab-13.58: Con instrucción marcial no está obligada a perseguir.
    wab-13.58/follows: Con instrucción marcial no está obligada a seguir a quien cede terreno.
    wab-13.59: El enemigo no mueve más: con instrucción marcial se destraba sin chequeo.
    wab-13.60: Con instrucción marcial, si supera el chequeo puede ceder terreno si quiere.
    wab-13.62: Los jinetes expertos no tienen el -1 por moverse.
    wab-13.63: Una huida fingida sólo responde a cargas por el frente.
    wab-13.63/no-rule: No tiene la regla Huida fingida.
    wab-13.63/open: Puede fingir la huida.
    wab-13.64: Se aleja como si huyera, y no cuenta como que huye.
    wab-13.65: Si la alcanzan se vuelve y lucha como si hubiera aguantado, y el enemigo conserva todas las ventajas de su carga.
    wab-13.66: Si escapa queda de cara al enemigo en su formación, y la carga falla.
    wab-13.67: Debe superar su chequeo de miedo o de terror antes de fingir.
    wab-13.67/passed: Ha superado su chequeo: puede fingir.
    wab-13.68: Los mejores caballos suman 1 a su Movimiento.
    wab-13.70: Quedan menos de 5 miniaturas montadas: no hay carga feroz.
    wab-13.71: Es su primera carga, y su primer turno: quien pierde contra ella se desmoraliza sin chequeo.
    wab-13.71/not-won: No gana: nadie se desmoraliza.
    wab-13.71/used-up: Ha hecho su primera carga: la regla se gasta.
    wab-13.71/round: {who:The} recibió una carga feroz: si pierde se desmoraliza sin chequeo, o cede terreno si es el doble (2 a 1).
    wab-13.71/broken: La venció una carga feroz en su primer turno: se desmoraliza sin chequeo.
    wab-13.71/tests: No surte efecto ninguna carga feroz: el enemigo vencido hace su chequeo de desmoralización.
    wab-13.72: Vence a hostigadores con una carga: se desmoralizan sin chequeo, sea la carga que sea.
    wab-13.72/broken: Una carga feroz venció a estos hostigadores: se desmoralizan sin chequeo, fuera la carga que fuera.
    wab-13.73: Una carga contra hostigadores no gasta la regla.
    wab-13.73/kept: Las cargas contra hostigadores no han gastado la regla.
    wab-13.74: El enemigo se desmoraliza por otra causa: la regla no se gasta.
    wab-13.74/kept: Los enemigos que rompieron por otras causas no han gastado la regla.
    wab-13.74/another: El enemigo se desmoraliza por otra causa, sin chequeo.
    wab-13.75: Un dado decide qué regla vale: {die}, la carga.
    wab-13.75/die: Un dado decide qué regla vale: de 1 a 3 la carga, de 4 a 6 la del enemigo.
    wab-13.75/holds: Un dado decide qué regla vale: {die}, la del enemigo.
    wab-13.75/stubborn: Entre una carga feroz y tropas tozudas decide un D6.
    wab-13.76: El enemigo supera en número 2 a 1 a quien carga: cede terreno en vez de romper.
    wab-13.76/instead: Supera en número 2 a 1 a quien cargó así: cede terreno.
    wab-13.77: {models} de leva no son el doble que {enemyModels}: temen a este enemigo.
    wab-13.77/ignored: Las levas no temen a hostigadores ni a tropas que huyen.
    wab-13.77/outnumber: {models} de leva son al menos el doble que {enemyModels}: no lo temen.
    wab-13.78: Las levas no hacen más maniobra que pivotar.
    wab-13.78/wheels: Las levas que pivotan mueven la mitad: {left} {left?pulgada|pulgadas}.
    wab-13.78/reform: Las levas no se reorganizan.
    wab-13.79: Las levas de {who} no tienen bono por orden cerrado.
    wab-13.80: Las levas no usan el Liderazgo de un General que no está con ellas.
    wab-13.81: Quienes rompieron son levas: las demás tropas pueden repetir el chequeo.
    wab-13.82: La caballería en masa es caballería en orden cerrado.
    wab-13.83: La caballería en masa que pivota al cargar o marchar avanza la mitad: {left} {left?pulgada|pulgadas}.
    wab-13.84: La caballería en masa de {who} cargó o contracargó: sus filas suman {bonus}.
    wab-13.85: Sólo la caballería hostigadora tiene el disparo parto.
    wab-13.85/weapon: Para el disparo parto sólo sirven arcos y jabalinas.
    wab-13.85/rides: Es caballería hostigadora con arcos o jabalinas: tiene el disparo parto.
    wab-13.86: Después de disparar puede mover hasta {inches} {inches?pulgada|pulgadas}.
    wab-13.86/first: Primero debe disparar: el movimiento va después.
    wab-13.87: Ahora no es falange, pero mueve con las reglas de una.
    wab-13.88: Es una falange: {models} miniaturas con {ranks} de fondo, y con este frente puede tener {most}.
    wab-13.88/few: Tiene menos de 12 miniaturas: no es falange.
    wab-13.88/ranks: No tiene {ranks} filas de 4 o más: no es falange.
    wab-13.88/deep: Tiene {ranks} {ranks?fila|filas} de fondo y {width} de frente, no más frente que fondo: no es falange.
    wab-13.88/deploys: Debe desplegarse como falange.
    wab-13.88/by-this-reading: Según esta lectura sólo cuenta el despliegue: conserva sus ventajas.
    wab-13.89: Una falange de este tipo sólo pivota y se reorganiza.
    wab-13.90: Una falange se reorganiza con -1, con enemigos cerca o sin ellos.
    wab-13.91: Una falange que pivota al cargar o marchar avanza la mitad: {left} {left?pulgada|pulgadas}.
    wab-13.92: La falange ha perdido su bono por filas o por orden cerrado: se acaban sus ventajas.
    wab-13.92/elephants: Sólo los elefantes le han quitado sus bonos: conserva sus ventajas.
    wab-13.92/lost: Ha perdido su bono por filas o por orden cerrado: se acaban sus ventajas.
    wab-13.92/only-elephants: Sólo los elefantes le han quitado sus bonos: conserva sus ventajas.
    wab-13.93: Disparos al frente de una falange: -1.
    wab-13.94: Una falange con lanzas que carga lucha en dos filas por su frente el primer turno.
    wab-13.95: La caballería y los carros ligeros impactan el frente de una falange con -2.
    wab-13.95/one: Quien va a pie o en carros pesados impacta el frente de una falange con -1.
    wab-13.96: Contra el frente de una falange la carga no suma Fuerza.
    wab-13.96/thrown: Con esta lectura la carga quita también la Fuerza de las lanzas arrojadizas pesadas.
    wab-13.97: Contra el frente de una falange la caballería que carga no tiene ventajas de su formación.
    wab-13.97/ferocious: Contra el frente de una falange una carga feroz no tiene efecto.
    wab-13.98: Cualquier tipo de falange puede tener instrucción marcial o ser de levas.
    wab-13.99: Una falange entrenada puede encararse.
    wab-13.100: Una falange macedónica puede encararse y cambiar de formación.
    wab-13.101: Una falange medieval necesita {ranks} filas de 4 o más.
    wab-13.102: Una falange medieval puede encararse y cambiar de formación.
    wab-13.103: Los disparos a una falange medieval no tienen ese penalizador.
    wab-13.104: Se reorganiza en cuadrado, y cada lado es su frente.
    wab-13.104/front: Un cuadrado no tiene flanco ni retaguardia: nadie gana nada por atacar por ahí.
    wab-13.104/pikes: Todos los lados de un cuadrado son su frente: sus picas golpean primero en todos.
    wab-13.104/medieval: Sólo una falange medieval forma el cuadrado.
    wab-13.105: En cuadrado no hace ningún movimiento hasta que se reorganiza.
    wab-13.105/charge: En cuadrado no carga.
    wab-13.105/moves: En cuadrado no mueve.
    wab-13.106: El cuadrado de {who} cuenta 1 por sus filas.
    wab-13.107: Una falange con instrucción marcial hace cualquier maniobra de las demás unidades.
    wab-13.107/deploys: Una falange con instrucción marcial no está obligada a desplegarse como tal.
    wab-13.107/reforms: No hay enemigos a 8 pulgadas: una falange con instrucción marcial se reorganiza sin chequeo.
    wab-13.107/wheels: Una falange con instrucción marcial no avanza menos por pivotar.
    wab-13.108: Una falange de levas que pivota mueve la mitad: {left} {left?pulgada|pulgadas}.
    wab-13.109: En la primera fila hay pocos escudos: hacen falta {least}.
    wab-13.109/enough: Lleva escudo al menos la mitad de la primera fila: hacen falta {least}.
    wab-13.109/not-listed: Su lista de ejército no la nombra para el muro de escudos.
    wab-13.110: Formar un muro de escudos cuesta todo el movimiento.
    wab-13.110/alone: Forma el muro de escudos en vez de mover: no hace nada más.
    wab-13.110/forms: Forma el muro de escudos, que cuesta todo el movimiento.
    wab-13.110/moves: No puede formar el muro de escudos y mover.
    wab-13.111: Conserva el muro de escudos hasta que mueva o pierda un turno de combate.
    wab-13.111/engaged: Una unidad trabada no forma el muro de escudos.
    wab-13.111/lost: Ha perdido un turno de combate: se acabó su muro de escudos.
    wab-13.111/moved: Se mueve o se ha movido: se acabó su muro de escudos.
    wab-13.112: Contra el frente de un muro de escudos: -1.
    wab-13.112/shots: Disparos al frente de un muro de escudos: -1.
    wab-13.112/told: Los disparos y los golpes desde su frente impactan con -1.
    wab-13.113: Puede disparar en el turno en que lo forma, y cuenta como que ha movido.
    wab-13.114: Una vez por batalla los veteranos repiten todos sus dados para impactar.
    wab-13.114/dice: Una vez por batalla los veteranos repiten todos sus dados para impactar, también los impactos: aquí con {hits} {hits?impacto|impactos} como mucho, menos que la media.
    wab-13.114/all: Los veteranos repiten todos sus dados, también los impactos, o ninguno.
    wab-13.114/stands: Vale la segunda tirada: {hits} {hits?impacto|impactos}.
    wab-13.114/used: Ya lo han usado en esta batalla.
    wab-1.6/veterans: Ningún dado se repite dos veces.
    wab-13.115: Un caballo de guerra tiene M 8, HA 3, HP 0, F 3, I 3, A 1.
    wab-13.115/list: Lo que su lista diga de otro modo cuenta en su lugar.
    wab-13.116: Cada arma de la unidad sigue su propia regla.
    wab-13.117: En combate cuenta la salvación de la mayoría de la primera fila; el dueño elige quién cae.
    wab-13.117/shots: Contra disparos cuenta la salvación de la mayoría de la unidad; el dueño elige quién cae.
    wab-13.118: Con Subterfugio no la frenan el terreno difícil ni los obstáculos.
    wab-13.119: Con Subterfugio pierde sus bonos por filas y por orden en terreno difícil y a través de obstáculos.
    wab-13.119/ranks: Según esta lectura ahí sólo pierde sus filas.
    wab-13.120: También con Subterfugio una carga paga el terreno difícil y los obstáculos.
    wab-13.120/march: También con Subterfugio nadie marcha por terreno difícil.
  `),

  because: said(`
    no-march-or-charge: No marcha ni carga.
    any-unit-may: Eso lo puede hacer cualquier falange.
    no-about-face: No se encara.
    no-such-manoeuvre: No se encara ni cambia de formación.
    wheels-or-reforms: No se encara ni cambia de formación.
    only-wheels: Sólo pivota y va recta.
    medieval-phalanx: Es una falange medieval.
    reforms: Se reorganiza.
    not-drilled: No tiene instrucción marcial.
    no-free-manoeuvre: No hizo ninguna maniobra gratis.
    no-finest-horses: No tiene los mejores caballos.
    something-done-before: Ya ha hecho algo antes.
    turned-twice: Ya ha girado dos veces.
    no-such-ground: No pasa por terreno difícil ni por obstáculos.
    stands-in-ranks: No está en columna de marcha.
    enemies-near: Hay enemigos a 8 pulgadas.
    no-phalanx: No es una falange.
    no-levies: No son levas.
    levies-too: Es también de levas.
    enemy-is-faster: El enemigo mueve más.
    has-lost-its-bonuses: Ha perdido sus bonos por filas u orden cerrado.
    fights-in-the-open: No lucha en terreno difícil ni a través de un obstáculo.
    not-in-a-square: No está en cuadrado.
    has-lost-nothing: No ha perdido ninguno de sus bonos.
    not-its-front: No la atacan por el frente.
    no-phalanx-there: No se enfrenta al frente de una falange.
    no-charge-that-counts: No ha hecho una carga que cuente para esto.
    no-expert-horsemen: No son jinetes expertos.
    no-cataphracts: No son catafractos.
    may-feign: Tiene la regla.
    charged-in-its-front: La cargan por el frente.
    test-is-passed: Ha superado su chequeo.
    gets-away: Se escapa.
    is-caught: La alcanzan.
    no-medieval-phalanx: No es una falange medieval.
    already-fighting: La batalla ya ha empezado.
    lost-to-elephants: Sólo se los quitaron los elefantes.
    is-listed: Su lista la nombra.
    shields-enough: Llevan escudo los suficientes.
    stays-there: No mueve.
    did-not-move: No ha movido.
    lost-no-round: No ha perdido ningún turno.
    free-of-combat: No está trabada.
    no-missiles: No tiene armas de proyectil.
    skirmishing-horse: Es caballería hostigadora.
    bows-or-javelins: Lleva arcos o jabalinas.
    has-shot: Ha disparado.
    too-few-levies: Las levas no son el doble.
    runners-close-together: Están a 2 pulgadas o menos unos de otros.
    away-from-chariots: No están en línea a 2 pulgadas de los carros.
    beside-chariots: Están en línea junto a sus carros.
    chariots-see: Los carros ven al enemigo.
    chariots-see-nothing: Los carros no ven al enemigo.
    gaps-wide-enough: Los huecos bastan y nadie está trabado.
    not-used-yet: Aún no lo han usado.
    all-again: Repiten todos los dados.
    first-re-roll: No se ha repetido ningún dado antes.
    enemy-in-ranks: No son hostigadores.
    no-longer-first: Ya no es el primer turno del combate.
    used-up: La regla ya está gastada.
    five-or-more-ride: Tiene 5 miniaturas montadas o más.
    has-won: Gana.
    breaks-by-the-charge: El enemigo no se desmoraliza por otra causa.
    fewer-than-twice: El enemigo no es el doble.
    one-order-alone: Todas sus tropas tienen el mismo orden.
    no-leadership-told: No se dice ningún Liderazgo.
    too-few-have-it: La regla no afecta a la mayoría de sus miniaturas.
    hit-in-combat: La impactan en combate.
    hit-by-shots: La impactan disparos.
    one-is-most-numerous: Una clase es la más numerosa.
    others-of-its-type: Quedan otras de su clase.
  `),

  ...summed(`
    phalanx/holds: Es una falange y tiene sus ventajas. | Falange | Tiene las ventajas de una falange.
    phalanx/lost: Es una falange pero ha perdido sus ventajas. | Sin sus ventajas | Ha perdido sus ventajas.
    phalanx/no: No es una falange. | No es falange | No es una falange.
    shieldwall/forms: Puede formar el muro de escudos. | Lo forma | Puede formarlo.
    shieldwall/stands: Su muro de escudos sigue en pie. | Sigue en pie | Su muro de escudos sigue en pie.
    shieldwall/no-forms: No puede formar un muro de escudos. | No puede | No puede formarlo.
    shieldwall/no-stands: Su muro de escudos se acabó. | Se acabó | Su muro de escudos se acabó.
    mixed-unit/save: La unidad se salva con {save} o más. | {save}+ | Se salva con {save} o más.
    mixed-unit/none: La unidad no tiene salvación. | Sin salvación | No tiene salvación.
    mixed-unit/own: Cada miniatura en contacto tiene su salvación. | Cada cual la suya | Cada miniatura en contacto tiene su salvación.
    chariot-runners/yes: Eso se puede: {runnersDo}. | Se puede | Se puede.
    chariot-runners/no: Eso no se puede: {runnersDo}. | No se puede | No se puede.
    feigned-flight/no: La unidad no puede fingir la huida. | No puede fingir | No puede fingir la huida.
    feigned-flight/open: La unidad finge la huida y escapa el {percent:percent} de las veces. | Escapa el {percent:percent} | Escapa el {percent:percent} de las veces.
    feigned-flight/escapes: La unidad escapa: la carga falla. | Escapa | Escapa y la carga falla.
    feigned-flight/caught: La alcanzan: se vuelve y lucha. | Alcanzada | La alcanzan, se vuelve y lucha.
    ferocious-charge/breaks: El enemigo vencido se desmoraliza sin chequeo. | Se desmoraliza | El enemigo se desmoraliza sin chequeo.
    ferocious-charge/gives-ground: El enemigo vencido cede terreno. | Cede terreno | El enemigo cede terreno.
    ferocious-charge/break-test: El enemigo vencido hace su chequeo de desmoralización. | Chequeo normal | El enemigo hace su chequeo de desmoralización.
    ferocious-charge/its-own-rule: Vale la regla del enemigo. | Su propia regla | El enemigo mantiene su propia regla.
    ferocious-charge/open: Un dado decide si el enemigo vencido se desmoraliza. | Decide un dado | Lo decide un dado.
    ferocious-charge/not-beaten: El enemigo no está vencido. | No está vencido | El enemigo no está vencido.
    parthian-shot/moves: Después de disparar puede mover hasta {inches} pulgadas. | {inches} pulgadas | Puede mover hasta {inches} pulgadas.
    parthian-shot/no: No puede mover después de disparar. | No puede | No puede mover después de disparar.
    veterans/odds: De media impactan {mean:raw} de los dados repetidos; la primera tirada dio {hits} {hits?impacto|impactos}. | {mean:raw} de media | De media impactan {mean:raw} de los dados repetidos.
    veterans/again: Cuenta la repetición: {hits} {hits?impacto|impactos}. | {hits} {hits?impacto|impactos} | Vale la segunda tirada: {hits} {hits?impacto|impactos}.
    veterans/no: No pueden repetir: {hits} {hits?impacto vale|impactos valen}. | Sin repetición | No pueden repetir.
    warhorse/profile: Un caballo de guerra golpea con Fuerza {strength} y {attacks} {attacks?ataque|ataques}. | F {strength}, A {attacks} | Golpea con Fuerza {strength} y {attacks} {attacks?ataque|ataques}.
    levy-fear/fears: Las levas temen a este enemigo. | Lo temen | Lo temen.
    levy-fear/no: Las levas no temen a este enemigo. | Sin miedo | No lo temen.
    reform-test/free: Se reorganiza sin chequeo. | Sin chequeo | Se reorganiza sin chequeo.
    charge-reaction/feigned-flight: La unidad finge la huida, {dice}D6 pulgadas. | Finge la huida | Finge la huida, {dice}D6 pulgadas.
  `),

  problems: said(`
    more-shields-than-models: No pueden llevar escudo más miniaturas de las que hay al frente.
    more-hits-than-dice: No puede haber más impactos que dados.
    no-such-die: El dado sólo se tira contra una regla que ahorra chequeos de desmoralización.
    no-types: Hay que decir qué clases de tropa tiene la unidad.
    more-in-front: No puede haber al frente más de una clase de las que hay.
  `),
} satisfies PartOfMessages;
