import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Las listas de ejército de los bárbaros y de Roma Imperial Temprana, y lo que sólo ellas tienen. */
export default {
  queries: {
    ...titled(`
    wab/army-shares: Reparto de los puntos | Cuántos puntos en quién | Dice cuántos puntos de un ejército se pueden o se deben gastar en personajes y en cada clase de tropas, y si lo gastado lo cumple.
    wab/testudo: Testudo | Si una unidad lo forma, y su salvación | Dice si una unidad puede formar el testudo y usarlo este turno, con cuánto salva contra proyectiles, que ni marcha ni carga, y qué pasa cuando recibe una carga.
    wab/roman-standard: Estandarte de batalla romano capturado | Odio, recuperación, 400 puntos | Dice de un estandarte de batalla romano capturado si se odia a quien lo tiene, si los romanos lo recuperan y cuánto vale.
    wab/carroballista: Carroballista | Cómo mueve y dispara un escorpión en carro | Dice si un escorpión en carro puede mover tanto, marchar, cargar o disparar.
    wab/war-dog-hits: Impactos en mastines de guerra | Repartidos al azar | Dice cuán probable es que los impactos de disparo en un grupo de mastines den a su adiestrador, y cuántos dan a quién de media.
  `),
    'wab/army-list': {
      title: 'Lista de ejército',
      line: 'Un ejército, su coste y todo lo que está mal',
      about:
        'Suma un ejército de la lista de los bárbaros o de Roma Imperial Temprana, o de una lista propia del jugador, y dice todo lo que incumple: partes de los puntos en aritmética exacta, tamaños, opciones, tribus, límites del ejército, cada falta por su cláusula.',
      fields: labelled(`
        units: Unidades | Las unidades, cada una con su entrada, sus miniaturas y sus opciones.
        models: Miniaturas | Cuántas miniaturas tiene la unidad, con su grupo de mando; de una máquina la dotación, de los mastines adiestradores y mastines. Sin decirlo, las menos que pide la entrada.
        standard: Estandarte | true si la unidad compra un portaestandarte.
        musician: Músico | true si compra un músico.
        champion: Líder o centurión | true si compra un líder; de los legionarios, un centurión.
        unitTroops: Tropas | De una lista propia del jugador: infantry, infantería; light-infantry, ligera; cavalry, caballería; light-cavalry, ligera; massed-cavalry, en masa; camels, camellos; light-chariots, heavy-chariots y scythed-chariots, carros; elephants, elefantes; war-wagon, carromato; small-artillery, large-artillery y siege-engine, máquinas; character, personaje. De ella sale su tamaño mínimo.
        unitPoints: Puntos | De una lista propia del jugador: lo que cuesta la unidad entera. Sin decirlo, nada.
        width: Miniaturas por fila | Cuántas miniaturas hay en cada fila completa de la unidad, para su ficha y para la mesa: no cambia lo que cuesta. Sin decirlo, lo ordinario.
        movement: Movimiento (M) | De una entrada de una lista propia: el Movimiento de sus atributos en pulgadas, con su montura, sin descontar la armadura.
        strength: Fuerza (F) | De una entrada de una lista propia: la Fuerza de sus atributos, sin armas.
        toughness: Resistencia (R) | De una entrada de una lista propia: la Resistencia de sus atributos.
        woundsEach: Heridas (H) | De una entrada de una lista propia: las Heridas de cada miniatura.
        initiative: Iniciativa (I) | De una entrada de una lista propia: la Iniciativa de sus atributos.
        attacks: Ataques (A) | De una entrada de una lista propia: los Ataques de cada miniatura.
        leadership: Liderazgo (L) | De una entrada de una lista propia: el Liderazgo de sus atributos.
        weapon: Arma de proyectiles | De una entrada de una lista propia: el arma de proyectiles que llevan todas. Sin decirlo, ninguna.
        veteran: Veteranos | De una entrada de una lista propia: true si son veteranos, que repiten sus dados para impactar una vez por batalla.
        ferocious: Carga feroz | De una entrada de una lista propia: true si esos jinetes tienen la carga feroz o primera carga.
      `),
      answers: labelled(`
        units: Unidades | Lo que cuesta cada unidad, en el orden de la lista.
      `),
    },
    'wab/list-unit': {
      title: 'Unidad de una lista',
      line: 'Coste, perfil, armas y reglas de una entrada',
      about:
        'Dice lo que cuesta una unidad de los bárbaros o de Roma Imperial Temprana con sus opciones y su grupo de mando, qué perfil, armas, salvación, orden y reglas especiales tiene, y qué no puede llevar.',
      fields: labelled(`
        models: Miniaturas | Cuántas miniaturas tiene la unidad, con su grupo de mando; de una máquina la dotación, de los mastines adiestradores y mastines. Sin decirlo, las menos que pide la entrada.
        standard: Estandarte | true si la unidad compra un portaestandarte.
        musician: Músico | true si compra un músico.
        champion: Líder o centurión | true si compra un líder; de los legionarios, un centurión.
      `),
      answers: labelled(`
        strength: Fuerza (F) | De su perfil; de una máquina, de su dotación.
        attacks: Ataques (A) | De su perfil.
      `),
    },
  },

  fields: labelled(`
    entry: Entrada de la lista | warlord, Señor de la guerra; barbarian-standard, Portaestandarte de batalla bárbaro; shaman, Chamán o druida; tribal-chief, Jefe tribal; warriors, Guerreros; fanatics, Guerreros fanáticos; chariots, Carros; noble-cavalry, Caballería noble; barbarian-light-cavalry, Caballería ligera bárbara; barbarian-skirmishers, Hostigadores bárbaros; hillmen, Montañeses; war-dogs, Mastines de guerra; roman-general, General romano; roman-standard, Portaestandarte de batalla romano; legate, Legado; tribune, Tribuno; veteran-legionaries, Legionarios veteranos; regular-legionaries, Legionarios regulares; raw-recruits, Reclutas inexpertos; auxiliary-archers, Arqueros auxiliares; auxiliary-cavalry, Caballería auxiliar; auxiliary-infantry, Infantería auxiliar; scorpion, Escorpión; ballista, Balista; tormenta, Tormenta; marines, Marinos; dromedary-riders, Jinetes de dromedarios.
    tribe: Tribu | La tribu en la que se basa un ejército bárbaro y cuyas reglas valen: none, ninguna; britons, bretones; dacians, dacios; gauls, galos; germans, germanos.
    listOptions: Opciones | Lo que se compra para la unidad, para cada miniatura que lo lleva: light-armour (armadura ligera), heavy-armour (armadura pesada), shield (escudo), large-shield (escudo grande), buckler (rodela), spear (lanza), throwing-spear (venablo), javelins (jabalinas), sling (honda), bow (arco), composite-bow (arco compuesto), kontos (kontos), falx (falx), barding (barda), horse (caballo), warhorse (caballo de guerra), light-chariot (carro ligero), drilled (instrucción marcial), drilled-and-stubborn (instrucción marcial y tozudos), stubborn (tozudos), veterans (veteranos), carroballista (carroballista). Sólo vale lo que tienen su entrada o su tribu.
    handlers: Adiestradores | De los mastines de guerra, cuántas miniaturas son adiestradores; las demás son mastines.
    insteadOfWarriors: En lugar de guerreros | true si son montañeses dacios que ocupan el lugar de una unidad de guerreros.
    openOrder: Galos en orden abierto | true si el jugador galo lleva a todos sus guerreros en orden abierto.
    ofRome: En un ejército romano | true si la unidad está en el ejército de Roma Imperial Temprana, donde los bárbaros son aliados.
    withShaman: El chamán está con ella | true si el chamán o druida está con esta unidad.
    chariotCharges: Carga | true si los carros cargan este turno.
    armyList: Lista de ejército | barbarians, Los Bárbaros (500 a.C. a 500 d.C.); early-imperial-rome, Roma Imperial Temprana (30 a.C. a 280 d.C.); own, una lista propia del jugador, con sus grupos y sus puntos.
    armyPoints: Puntos del ejército | Lo que cuesta el ejército entero.
    spent: Gastado | Puntos gastados en uno o varios grupos. Sin decirlo, no se comprueba nada.
    share: Grupo | characters, personajes; de los bárbaros, warriors, guerreros, cavalry, caballería y carros, y support, infantería de apoyo; de Roma, legionaries, legionarios, auxiliaries, auxiliares, y special, unidades especiales.
    shareCost: Puntos gastados | Puntos gastados en este grupo.
    pointsLimit: Puntos acordados | Los puntos acordados para la batalla. Sin decirlo, no se comprueban.
    ownShares: Grupos de una lista propia | De una lista propia del jugador: sus grupos con sus límites, contados desde 1.
    shareCalled: Nombre del grupo | Como se quiera llamar.
    leastPercent: Al menos (%) | La menor parte de los puntos para este grupo, en centésimas.
    mostPercent: Como mucho (%) | La mayor parte de los puntos para este grupo, en centésimas.
    ownShare: Grupo de la lista propia | De una lista propia del jugador: el lugar del grupo de la unidad, desde 1. 0: ninguno.
    ownEntry: Entrada de la lista propia | De una lista propia del jugador: el lugar de la entrada que se compra, desde 1; de ella salen coste, tropas, perfil y límites. 0: ninguna, y la unidad cuesta unitPoints.
    ownEntries: Entradas de una lista propia | De una lista propia del jugador: a quién se puede comprar, contado desde 1, cada una con su perfil, sus puntos, sus opciones y sus límites.
    entryCalled: Nombre de la entrada | Como se quiera llamar.
    modelPoints: Puntos por miniatura | Lo que cuesta cada miniatura.
    fixedPoints: Puntos fijos | Lo que cuesta la unidad además de sus miniaturas, una vez: por ejemplo, una máquina.
    modelsLeast: Miniaturas al menos | Las menos miniaturas de una unidad. Sin decirlo, las que pide el reglamento a esas tropas.
    modelsMost: Miniaturas como mucho | Las más miniaturas de una unidad. Sin decirlo, no hay máximo.
    unitsMost: Unidades como mucho | Cuántas unidades de esa entrada puede tener el ejército. Sin decirlo, no hay máximo.
    commandPoints: Puntos del grupo de mando | Lo que cuesta cada uno de los tres: estandarte, músico y líder, además de su miniatura.
    noCommand: Sin grupo de mando | true si esa entrada no puede tener estandarte, músico ni líder.
    ownOptions: Opciones de la entrada | Lo que puede comprarse para la unidad y sus puntos.
    option: Opción | light-armour (armadura ligera), heavy-armour (armadura pesada), shield (escudo), large-shield (escudo grande), buckler (rodela), spear (lanza), throwing-spear (venablo), javelins (jabalinas), sling (honda), bow (arco), composite-bow (arco compuesto), kontos (kontos), falx (falx), barding (barda), horse (caballo), warhorse (caballo de guerra), light-chariot (carro ligero), drilled (instrucción marcial), drilled-and-stubborn (instrucción marcial y tozudos), stubborn (tozudos), veterans (veteranos) o carroballista (carroballista).
    optionPoints: Puntos de la opción | Lo que cuesta para cada miniatura de la unidad.
    testudoRanks: Filas | Cuántas filas tiene la unidad en total.
    testudoWide: Miniaturas en cada fila | Cuántas miniaturas tiene cada una de esas filas; de una última incompleta, las suyas.
    testudoAsk: Qué hace | stands, a lo sumo mueve con normalidad; marches, marcha; charges, carga.
    testudoDeclared: Declarado este turno | true si el testudo se declaró al empezar el turno en que se usa.
    testudoCharged: Recibe una carga | true si un enemigo carga a la unidad.
    shotModifier: Lo que baja la salvación | Lo que el disparo le quita a la salvación: 1 para -1.
    missileHits: Impactos | Cuántos impactos de disparo recibe el grupo.
    dogsLeft: Mastines | Cuántos mastines tiene el grupo.
    handlersLeft: Adiestradores que viven | Cuántos adiestradores tiene el grupo: 1, o 0 cuando ha muerto.
    cartAsk: Qué quiere hacer | moves, mover; marches, marchar; charges, cargar; shoots, disparar.
    cartDistance: Distancia (pulgadas) | Cuánto quiere mover.
    cartMoved: Ha movido | true si ha movido este turno.
    holderFate: Quien tiene el estandarte | stands, nadie ha vencido a esa unidad; flees-pursued, huyó de un combate y la persiguieron; flees-unpursued, huyó y nadie la persiguió; wiped-out-in-combat, aniquilada en combate.
    byRomanUnit: Por una unidad romana | true si fue una unidad romana quien la venció y persiguió.
    battleEnds: La batalla ha terminado | true si se cuentan ya los puntos.
    centurion: Centurión | true si la unidad es de legionarios romanos y su centurión vive.
    besideLightCavalry: Hasta su caballería ligera (pulgadas) | De carros bretones como blanco: pulgadas hasta la unidad amiga de caballería ligera más cercana. Sin decirlo, el blanco no son ellos.
    alliance: De otra lista | one-army, personaje y unidad son de una lista; roman-to-allies, un personaje romano y una unidad de aliados bárbaros; barbarian-to-romans, un aliado bárbaro y una unidad de la lista romana.
  `),

  answers: labelled(`
    movement: Movimiento (M) | En pulgadas, con su montura si la lleva, antes de lo que frene la armadura.
    weaponSkill: Habilidad de armas (HA) | De su perfil.
    ballisticSkill: Habilidad de proyectiles (HP) | De su perfil.
    toughness: Resistencia (R) | De su perfil; de una máquina, la suya.
    woundsEach: Heridas (H) | De su perfil; de una máquina, las suyas.
    initiative: Iniciativa (I) | De su perfil.
    leadership: Liderazgo (L) | De su perfil, con 1 por un centurión vivo; de los mastines, el del adiestrador.
    share: Grupo | De qué grupo de los puntos es.
    shareCost: Puntos gastados | Puntos gastados en este grupo; null si no se dijeron.
    armyList: Lista de ejército | La lista del libro que tiene la unidad.
    ownShares: Grupos propios | De cada grupo de una lista propia, sus puntos y si se cumplen sus límites.
    faults: Faltas | Lo que está mal, por su nombre; cada una tiene un paso con su cláusula.
    armyCost: Coste del ejército | Puntos de todas las unidades.
    pointsLeft: Puntos que quedan | Lo que queda por debajo de los puntos acordados; null si no se dijeron.
    pointsOver: Puntos de más | Cuánto pasa el ejército de los puntos acordados; null si no se dijeron.
    pointShares: Grupos | De cada grupo de la lista, sus puntos y sus límites.
    sharePointsLeast: Al menos (puntos) | Los menos puntos para este grupo, enteros; null si no hay mínimo.
    sharePointsMost: Como mucho (puntos) | Los más puntos para este grupo, enteros; null si no hay máximo.
    kept: Se cumple | Si los puntos de este grupo cumplen su límite.
    ownLimitsKept: Se cumplen los límites propios | Si se cumplen los grupos y las entradas de una lista propia y los puntos acordados; true si no los hay.
    ownFaults: Límites propios incumplidos | Lo que incumple los límites que el jugador escribió en su propia lista, de los que el reglamento no tiene cláusula.
    unitNumber: Unidad | Su lugar en la lista, desde 1.
    ownFault: Qué incumple | few-models, menos miniaturas de las que pide su entrada; many-models, más de las que permite; other-option, una opción que su entrada no tiene; no-command, un grupo de mando que no puede tener; many-units, más unidades de esa entrada de las que puede tener el ejército.
    chariotsMost: Carros como mucho | De los bretones: cuántos carros permiten los guerreros de infantería; null para los demás.
    specialMost: Unidades especiales como mucho | De Roma: tantas unidades de tropas especiales como de legionarios y auxiliares; null para los demás.
    catapultsMost: Catapultas como mucho | De Roma: una por cada dos lanzavirotes; null para los demás.
    hasGeneral: Tiene General | Si el General del Ejército está en la lista.
    unitCost: Coste de la unidad | Puntos de la unidad con sus opciones y su grupo de mando.
    modelsCost: Miniaturas | Puntos de sus miniaturas solas; de una máquina, con su dotación.
    optionsCost: Opciones | Puntos de todas sus opciones.
    commandCost: Grupo de mando | Puntos del grupo de mando, además de los de sus miniaturas.
    modelsLeast: Miniaturas al menos | Cuántas miniaturas necesita la unidad; de una máquina, dotación.
    modelsMost: Miniaturas como mucho | Cuántas miniaturas puede tener la unidad; null si no hay máximo.
    carries: Lleva | Armas y armaduras de sus miniaturas, por su lista y sus opciones.
    specialRules: Reglas especiales | Las de su lista, su tribu y sus opciones.
    saveShot: Salvación contra proyectiles | Contra proyectiles de frente, con todo lo que lleva salvo barda: 5 para 5+; null si no la hay.
    saveFought: Salvación en combate | Contra golpes de frente, con todo lo que lleva salvo barda y un arma de mano: 5 para 5+; null si no la hay.
    machineRange: Alcance de la máquina | Pulgadas; null si no es una máquina.
    machineStrength: Fuerza de la máquina | Fuerza de su primer impacto; un virote pierde 1 por fila. null si no es una máquina.
    woundDie: Heridas de un impacto | 3 para D3 heridas, 4 para D4; null si no es una máquina.
    fightsOnFoot: Su guerrero lucha a pie | Si el guerrero de un carro que carga cuenta como desmontado.
    inFormation: En testudo | Si la unidad forma el testudo.
    testudoMarches: Puede marchar | Si la unidad puede marchar, por lo que toca al testudo.
    testudoCharges: Puede cargar | Si la unidad puede cargar, por lo que toca al testudo.
    inTestudo: Combate en testudo | Si sigue en testudo para el combate: no cuando recibe una carga.
    handlerHitChance: Aciertan al adiestrador | Probabilidad de que al menos un impacto dé a un adiestrador, en fracción exacta.
    handlerHits: Impactos medios en adiestradores | En fracción exacta.
    dogHits: Impactos medios en mastines | En fracción exacta.
    cartInches: Mueve como mucho (pulgadas) | Cuánto mueve una carroballista en su turno.
    hated: Odiada | Si todas las unidades romanas odian a la que tiene el estandarte.
    recovered: Recuperado | Si los romanos recuperan el estandarte.
    standardPoints: Puntos de victoria por él | Puntos de victoria que gana el enemigo por el estandarte de batalla romano.
    modelsRemoved: Miniaturas retiradas | Cuántas miniaturas de la unidad que lo recuperó se retiran con él.
  `),

  terms: worded(`
    entry: warlord = Señor de la guerra | barbarian-standard = Portaestandarte de batalla bárbaro | shaman = Chamán o druida | tribal-chief = Jefe tribal | warriors = Guerreros | fanatics = Guerreros fanáticos | chariots = Carros | noble-cavalry = Caballería noble | barbarian-light-cavalry = Caballería ligera bárbara | barbarian-skirmishers = Hostigadores bárbaros | hillmen = Montañeses | war-dogs = Mastines de guerra | roman-general = General romano | roman-standard = Portaestandarte de batalla romano | legate = Legado | tribune = Tribuno | veteran-legionaries = Legionarios veteranos | regular-legionaries = Legionarios regulares | raw-recruits = Reclutas inexpertos | auxiliary-archers = Arqueros auxiliares | auxiliary-cavalry = Caballería auxiliar | auxiliary-infantry = Infantería auxiliar | scorpion = Escorpión | ballista = Balista | tormenta = Tormenta | marines = Marinos | dromedary-riders = Jinetes de dromedarios
    listOptions option options carries: barding = barda | bow = arco | buckler = rodela | carroballista = carroballista | composite-bow = arco compuesto | drilled = instrucción marcial | drilled-and-stubborn = instrucción marcial y tozudos | falx = falx | hand-weapon = arma de mano | heavy-armour = armadura pesada | horse = caballo | javelins = jabalinas | kontos = kontos | large-shield = escudo grande | light-armour = armadura ligera | light-chariot = carro ligero | mixed-weapons = armas mixtas | pilum = pilum | shield = escudo | sling = honda | spear = lanza | stubborn = tozudos | throwing-spear = venablo | veterans = veteranos | warhorse = caballo de guerra
    specialRules: general = General del Ejército | battle-standard = estandarte de batalla | warband = partida de guerra | frenzy = furia asesina | causes-fear = causa miedo | scares-horses = causa miedo a caballos y carros | hates-enemy = odia al enemigo | drilled = instrucción marcial | stubborn = tozudos | veterans = veteranos | skirmishers = hostigadores | light-troops = tropas ligeras | light-chariots = carros ligeros | centurion = centurión | unreliable = aliados poco fiables | bolt-thrower = lanzavirotes | catapult = catapulta
    share: characters = personajes | warriors = guerreros | cavalry = caballería y carros | support = infantería de apoyo | legionaries = legionarios | auxiliaries = auxiliares | special = unidades especiales
    faults: too-few = pocas miniaturas | not-six-dogs = no es 1 adiestrador y 6 mastines | wrong-crew = dotación indebida | no-command = mando donde no puede haberlo | option-of-others = una opción que no es suya | option-of-a-tribe = una opción de una tribu | one-of-two = dos opciones que se excluyen | only-on-foot = una opción de quien va a pie | only-mounted = una opción de quien va montado | falx-and-bow = falx y arco | spears-unless-stubborn = lanzas sin ser tozudos | not-of-this-tribe = esa tribu no lo lleva | of-another-list = de la otra lista | no-replacement = no sustituye a guerreros | share-over = demasiados puntos en un grupo | share-under = pocos puntos en un grupo | too-many-of-it = demasiadas de una entrada | too-many-chariots = demasiados carros | too-many-special = demasiadas unidades especiales | too-many-catapults = demasiadas catapultas
    ownFault: few-models = menos miniaturas de las que pide su entrada | many-models = más miniaturas de las que permite su entrada | other-option = una opción que su entrada no tiene | no-command = un grupo de mando que su entrada no puede tener | many-units = más unidades de esa entrada de las que puede tener el ejército
    tribe: none = ninguna | britons = bretones | dacians = dacios | gauls = galos | germans = germanos
    armyList: barbarians = Los Bárbaros | early-imperial-rome = Roma Imperial Temprana | own = una lista propia
    alliance: one-army = una lista | roman-to-allies = un romano a aliados | barbarian-to-romans = un bárbaro a romanos
    testudoAsk: stands = aguanta | marches = marcha | charges = carga
    cartAsk: moves = mover | marches = marchar | charges = cargar | shoots = disparar
    holderFate: stands = resiste | flees-pursued = huye y la persiguen | flees-unpursued = huye sin persecución | wiped-out-in-combat = aniquilada en combate
  `),

  steps: said(`
    wab-21.7: Unidad {number}, Señor de la guerra: {cost} {cost?punto|puntos}.
    wab-21.10: Unidad {number}, Portaestandarte de batalla bárbaro: {cost} {cost?punto|puntos}.
    wab-21.13: Unidad {number}, Chamán o druida: {cost} {cost?punto|puntos}.
    wab-21.15: Unidad {number}, Jefe tribal: {cost} {cost?punto|puntos}.
    wab-21.19: Unidad {number}, Guerreros: {models} {models?miniatura|miniaturas} a {points} {points?punto|puntos} cuestan {cost}.
    wab-21.20: Unidad {number}, Guerreros fanáticos: {models} {models?miniatura|miniaturas} a {points} {points?punto|puntos} cuestan {cost}.
    wab-21.22: Unidad {number}, Carros: {models} {models?miniatura|miniaturas} a {points} {points?punto|puntos} cuestan {cost}.
    wab-21.25: Unidad {number}, Caballería noble: {models} {models?miniatura|miniaturas} a {points} {points?punto|puntos} cuestan {cost}.
    wab-21.26: Unidad {number}, Caballería ligera bárbara: {models} {models?miniatura|miniaturas} a {points} {points?punto|puntos} cuestan {cost}.
    wab-21.29: Unidad {number}, Hostigadores bárbaros: {models} {models?miniatura|miniaturas} a {points} {points?punto|puntos} cuestan {cost}.
    wab-21.30: Unidad {number}, Montañeses: {models} {models?miniatura|miniaturas} a {points} {points?punto|puntos} cuestan {cost}.
    wab-22.15: Unidad {number}, General romano: {cost} {cost?punto|puntos}.
    wab-22.17: Unidad {number}, Portaestandarte de batalla romano: {cost} {cost?punto|puntos}.
    wab-22.19: Unidad {number}, Legado: {cost} {cost?punto|puntos}.
    wab-22.20: Unidad {number}, Tribuno: {cost} {cost?punto|puntos}.
    wab-22.22: Unidad {number}, Legionarios veteranos: {models} {models?miniatura|miniaturas} a {points} {points?punto|puntos} cuestan {cost}.
    wab-22.24: Unidad {number}, Legionarios regulares: {models} {models?miniatura|miniaturas} a {points} {points?punto|puntos} cuestan {cost}.
    wab-22.25: Unidad {number}, Reclutas inexpertos: {models} {models?miniatura|miniaturas} a {points} {points?punto|puntos} cuestan {cost}.
    wab-22.27: Unidad {number}, Arqueros auxiliares: {models} {models?miniatura|miniaturas} a {points} {points?punto|puntos} cuestan {cost}.
    wab-22.28: Unidad {number}, Caballería auxiliar: {models} {models?miniatura|miniaturas} a {points} {points?punto|puntos} cuestan {cost}.
    wab-22.29: Unidad {number}, Infantería auxiliar: {models} {models?miniatura|miniaturas} a {points} {points?punto|puntos} cuestan {cost}.
    wab-22.38: Unidad {number}, Marinos: {models} {models?miniatura|miniaturas} a {points} {points?punto|puntos} cuestan {cost}.
    wab-22.39: Unidad {number}, Jinetes de dromedarios: {models} {models?miniatura|miniaturas} a {points} {points?punto|puntos} cuestan {cost}.
    wab-21.31: Unidad {number}, Mastines de guerra: un adiestrador a {points} puntos y cada mastín a 5 cuestan {cost}.
    wab-22.33: Unidad {number}, Escorpión: la máquina a {points} puntos y una dotación de {models} cuestan {cost}.
    wab-22.35: Unidad {number}, Balista: la máquina a {points} puntos y una dotación de {models} cuestan {cost}.
    wab-22.36: Unidad {number}, Tormenta: la máquina a {points} puntos y una dotación de {models} cuestan {cost}.
    wab-22.32/crew: La dotación de la unidad {number}, de {models}, cuesta {points} puntos cada uno.
    wab-21.8: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-21.11: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-21.16: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-21.23: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-22.16: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-22.18: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-22.32: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-22.23: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-22.34: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-21.38: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-21.39: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-21.44: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-21.46: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-21.47: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-21.25/option: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-21.26/option: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-21.29/option: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-21.30/option: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-21.31/option: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-22.19/option: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-22.20/option: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-22.22/option: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-22.24/option: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-22.25/option: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-22.27/option: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-22.28/option: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-22.29/option: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-22.38/option: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-22.39/option: Unidad {number}, {option}: {times} a {points} {points?punto|puntos}: {cost} en total.
    wab-21.18/command: El grupo de mando de la unidad {number} cuesta {cost} puntos más.
    wab-21.18/few: La unidad {number} tiene {models} {models?miniatura|miniaturas} y necesita al menos {least}.
    wab-21.21/command: El grupo de mando de la unidad {number} cuesta {cost} puntos más.
    wab-21.21/few: La unidad {number} tiene {models} {models?miniatura|miniaturas} y necesita al menos {least}.
    wab-21.27/command: El grupo de mando de la unidad {number} cuesta {cost} puntos más.
    wab-21.27/few: La unidad {number} tiene {models} {models?miniatura|miniaturas} y necesita al menos {least}.
    wab-22.21/command: El grupo de mando de la unidad {number} cuesta {cost} puntos más.
    wab-22.21/few: La unidad {number} tiene {models} {models?miniatura|miniaturas} y necesita al menos {least}.
    wab-22.26/command: El grupo de mando de la unidad {number} cuesta {cost} puntos más.
    wab-22.26/few: La unidad {number} tiene {models} {models?miniatura|miniaturas} y necesita al menos {least}.
    wab-22.31/command: El grupo de mando de la unidad {number} cuesta {cost} puntos más.
    wab-22.31/few: La unidad {number} tiene {models} {models?miniatura|miniaturas} y necesita al menos {least}.
    wab-22.7/cost: El centurión de la unidad {number} cuesta {cost} puntos más que un legionario.
    wab-22.7: Mientras vive su centurión, la unidad tiene 1 más de Liderazgo.
    wab-21.28: Un grupo de mastines es exactamente 1 adiestrador y 6 mastines.
    wab-22.33/crew: La unidad {number} tiene una dotación de {models}: esta máquina la tiene de 2, o de 3 según se lea la duda.
    wab-22.35/crew: La unidad {number} tiene una dotación de {models}: esta máquina la tiene de 3.
    wab-22.36/crew: La unidad {number} tiene una dotación de {models}: esta máquina la tiene de 3 o 4.
    wab-21.27/dogs: Los mastines, unidad {number}, no tienen estandarte, músico ni líder.
    wab-22.32/command: La dotación de la unidad {number} no tiene estandarte, músico ni líder.
    wab-9.1/command: Un personaje, unidad {number}, va por sí mismo: no tiene grupo de mando.
    wab-21.8/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-21.11/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-21.13/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-21.16/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-21.19/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-21.20/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-21.23/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-21.25/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-21.26/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-21.29/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-21.30/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-21.31/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-22.16/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-22.18/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-22.19/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-22.20/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-22.22/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-22.24/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-22.25/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-22.27/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-22.28/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-22.29/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-22.32/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-22.38/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-22.39/other: Unidad {number}, {entry}: esto no está entre sus opciones: {options}.
    wab-21.8/both: La unidad {number} puede llevar una de estas cosas, no las dos: {options}.
    wab-21.11/both: La unidad {number} puede llevar una de estas cosas, no las dos: {options}.
    wab-21.16/both: La unidad {number} puede llevar una de estas cosas, no las dos: {options}.
    wab-21.23/both: La unidad {number} puede llevar una de estas cosas, no las dos: {options}.
    wab-21.29/both: La unidad {number} puede llevar una de estas cosas, no las dos: {options}.
    wab-22.16/both: La unidad {number} puede llevar una de estas cosas, no las dos: {options}.
    wab-22.18/both: La unidad {number} puede llevar una de estas cosas, no las dos: {options}.
    wab-22.19/both: La unidad {number} puede llevar una de estas cosas, no las dos: {options}.
    wab-22.20/both: La unidad {number} puede llevar una de estas cosas, no las dos: {options}.
    wab-21.38/others: Sólo los dacios tienen el falx, y la unidad {number} es de otro ejército.
    wab-21.39/others: Sólo los dacios tienen arcos compuestos para montañeses, y la unidad {number} es de otro ejército.
    wab-21.44/others: Sólo los germanos tienen caballería noble y guerreros tozudos, y la unidad {number} es de otro ejército.
    wab-21.46/others: Sólo los germanos tienen guerreros con lanza, y la unidad {number} es de otro ejército.
    wab-21.47/others: Sólo los germanos tienen guerreros con venablo, y la unidad {number} es de otro ejército.
    wab-21.38/fanatics: Los fanáticos, unidad {number}, no pueden tener esto: falx.
    wab-21.44/fanatics: Los fanáticos, unidad {number}, no pueden tener esto: tozudos.
    wab-21.46/fanatics: Los fanáticos, unidad {number}, no pueden tener esto: lanza.
    wab-21.47/fanatics: Los fanáticos, unidad {number}, no pueden tener esto: venablo.
    wab-22.16/foot: El escudo grande es de oficiales a pie, y la unidad {number} va montada.
    wab-22.18/foot: El escudo grande es de oficiales a pie, y la unidad {number} va montada.
    wab-22.19/foot: El escudo grande es de oficiales a pie, y la unidad {number} va montada.
    wab-22.20/foot: El escudo grande es de oficiales a pie, y la unidad {number} va montada.
    wab-22.19/mounted: El venablo es de oficiales montados, y la unidad {number} va a pie.
    wab-22.20/mounted: El venablo es de oficiales montados, y la unidad {number} va a pie.
    wab-21.39/falx: Los montañeses con falx, unidad {number}, no pueden llevar además arcos.
    wab-21.46/stubborn: Las lanzas germanas obligan a la unidad {number} a ser tozuda, y no lo es.
    wab-21.34: Los bretones no llevan caballería noble, y la unidad {number} lo es.
    wab-21.35: Los bretones no llevan arcos, y la unidad {number} los lleva.
    wab-21.40: Los dacios no llevan carros, y la unidad {number} los lleva.
    wab-21.45: Los germanos no llevan carros ni montañeses, y la unidad {number} es de éstos.
    wab-22.13/reverse: Sólo Roma lleva unidades de la otra lista, como aliados bárbaros: la unidad {number} es romana.
    wab-21.41/others: Sólo los montañeses dacios ocupan el lugar de guerreros, y la unidad {number} no lo es.
    wab-21.33: El ejército es de una tribu: sus reglas especiales valen para la unidad {number}.
    wab-21.41: Los montañeses, unidad {number}, ocupan el lugar de una unidad de guerreros.
    wab-21.42: Los guerreros galos de la unidad {number} van en orden abierto.
    wab-21.43: La caballería noble germana, unidad {number}, no lleva armadura ligera y causa miedo.
    wab-22.13: Los bárbaros, unidad {number}, son aliados de Roma, sean de la clase que sean; el resto de su lista se cumple.
    wab-9.1: Un personaje se compra por sí mismo y tiene el perfil que le da la lista.
    wab-9.74: Lleva el estandarte de batalla del ejército.
    wab-1.25: La máquina y su dotación tienen perfiles separados.
    wab-21.5: Las armas mixtas cuentan como arma de mano y jabalinas.
    wab-22.12: El pilum es una lanza arrojadiza pesada.
    wab-21.6: El carro carga: su guerrero lucha a pie, sin otra miniatura.
    wab-21.9: El señor de la guerra es el General del Ejército y tiene la regla partida de guerra.
    wab-21.12: Es el portaestandarte de batalla y tiene la regla partida de guerra.
    wab-21.14: El chamán causa miedo, odia al enemigo y tiene la regla partida de guerra.
    wab-21.14/warband: El chamán está con esta partida de guerra: también odia al enemigo.
    wab-21.17: El jefe tribal tiene la regla partida de guerra.
    wab-21.24: Los carros bárbaros son carros ligeros y no son partida de guerra.
    wab-22.9: Sigue las reglas de la instrucción marcial.
    wab-22.40: Los dromedarios causan miedo a la caballería a caballo y a los carros.
    wab-21.1: {spent} de {points} {points?punto|puntos} en personajes: como mucho el {percent} %, {limit}.
    wab-21.1/limit: En personajes, como mucho el {percent} % de {points} {points?punto|puntos}: {limit}.
    wab-21.2: {spent} de {points} {points?punto|puntos} en guerreros: al menos el {percent} %, {limit}.
    wab-21.2/limit: En guerreros, al menos el {percent} % de {points} {points?punto|puntos}: {limit}.
    wab-21.3: {spent} de {points} {points?punto|puntos} en caballería y carros: como mucho el {percent} %, {limit}.
    wab-21.3/limit: En caballería y carros, como mucho el {percent} % de {points} {points?punto|puntos}: {limit}.
    wab-21.4: {spent} de {points} {points?punto|puntos} en infantería de apoyo: como mucho el {percent} %, {limit}.
    wab-21.4/limit: En infantería de apoyo, como mucho el {percent} % de {points} {points?punto|puntos}: {limit}.
    wab-22.1: {spent} de {points} {points?punto|puntos} en personajes: como mucho el {percent} %, {limit}.
    wab-22.1/limit: En personajes, como mucho el {percent} % de {points} {points?punto|puntos}: {limit}.
    wab-22.2: {spent} de {points} {points?punto|puntos} en legionarios: al menos el {percent} %, {limit}.
    wab-22.2/limit: En legionarios, al menos el {percent} % de {points} {points?punto|puntos}: {limit}.
    wab-22.3: {spent} de {points} {points?punto|puntos} en auxiliares: como mucho el {percent} %, {limit}.
    wab-22.3/limit: En auxiliares, como mucho el {percent} % de {points} {points?punto|puntos}: {limit}.
    wab-22.4: {spent} de {points} {points?punto|puntos} en unidades especiales: como mucho el {percent} %, {limit}.
    wab-22.4/limit: En unidades especiales, como mucho el {percent} % de {points} {points?punto|puntos}: {limit}.
    wab-21.7/most: El ejército tiene {units} de éstos y puede tener {most}: {entry}.
    wab-21.10/most: El ejército tiene {units} de éstos y puede tener {most}: {entry}.
    wab-21.13/most: El ejército tiene {units} de éstos y puede tener {most}: {entry}.
    wab-21.20/most: El ejército tiene {units} de éstos y puede tener {most}: {entry}.
    wab-22.15/most: El ejército tiene {units} de éstos y puede tener {most}: {entry}.
    wab-22.17/most: El ejército tiene {units} de éstos y puede tener {most}: {entry}.
    wab-22.39/most: El ejército tiene {units} de éstos y puede tener {most}: {entry}.
    wab-21.36: Los carros bretones se pagan como guerreros: con {warriors} {warriors?guerrero|guerreros} de infantería, como mucho {most} {most?carro|carros}.
    wab-21.36/most: El ejército tiene {chariots} {chariots?carro|carros} y guerreros para {most}.
    wab-22.30: El ejército tiene {units} {units?unidad|unidades} de tropas especiales, y {most} de legionarios y auxiliares.
    wab-22.37: El ejército tiene {units} {units?tormenta|tormentas} y lanzavirotes para {most}.
    wab-1.28/listed: La unidad tiene {models} {models?miniatura|miniaturas} y debe empezar con {least} o más.
    wab-22.10/ranks: El testudo necesita tres filas o más, de cuatro miniaturas o más.
    wab-22.10/none: La unidad no está en testudo.
    wab-22.10/charge: Una unidad en testudo no puede cargar.
    wab-22.10/march: Una unidad en testudo no puede marchar.
    wab-22.10: En testudo la unidad salva a 2+ contra proyectiles.
    wab-22.10/lowered: El disparo le quita {less}: de {save}+ a {needed}+.
    wab-22.11/undeclared: El testudo no se declaró al empezar el turno.
    wab-22.11: La unidad recibe una carga: deshace el testudo para combatir, después de los disparos de quienes cargan.
    wab-22.11/kept: Nadie carga a la unidad: sigue en testudo.
    wab-21.32: {hits} {hits?impacto se reparte|impactos se reparten} al azar entre {models} {models?miniatura|miniaturas}.
    wab-22.34/march: Una carroballista no puede marchar.
    wab-22.34/charge: Una carroballista no puede cargar.
    wab-22.34/shot: Una carroballista que ha movido este turno no dispara.
    wab-22.34/far: Una carroballista mueve {most} pulgadas como mucho.
    wab-22.34/moves: Una carroballista puede mover hasta {most} pulgadas.
    wab-22.34/shoots: Una carroballista que no ha movido puede disparar.
    wab-22.6/hated: Todas las unidades romanas odian a la que tiene su estandarte de batalla, hasta que acabe la batalla o lo recuperen.
    wab-22.6: Una unidad romana venció a quienes lo tenían y los persiguió: recupera el estandarte, que se retira con una de sus miniaturas.
    wab-22.5: El enemigo tiene al final el estandarte de batalla romano: 400 puntos de victoria en vez de 200.
    wab-21.37: El blanco son carros bretones a 6 pulgadas o menos de su caballería ligera: no se les puede disparar.
    wab-22.14: Los personajes romanos pueden unirse a las unidades aliadas bárbaras y dirigirlas.
    wab-22.14/barbarian: Los personajes bárbaros no pueden dirigir unidades de la lista romana.
    wab-22.7/led: Su centurión vive: el Liderazgo propio de la unidad es {leadership}.
    wab-22.8: Hay un personaje con la unidad: no se suma el 1 del centurión.
    wab-22.8/general: La unidad usa el Liderazgo del General: el 1 del centurión no se le suma.
  `),

  because: said(`
    as-many-as-needed: La unidad tiene bastantes miniaturas.
    one-handler-and-six-dogs: Son 1 adiestrador y 6 mastines.
    crew-as-listed: La dotación es la de la lista.
    listed: Su lista le da esas opciones.
    one-of-each: Lleva como mucho una de cada clase.
    of-that-tribe: El ejército es de esa tribu.
    is-on-foot: Va a pie.
    is-mounted: Va montado.
    without-falx: No llevan falx.
    is-stubborn: La unidad es tozuda.
    no-noble-cavalry: No es caballería noble.
    no-bow: No lleva arcos.
    no-chariot: No lleva carros.
    no-chariot-or-hillmen: No son carros ni montañeses.
    dacian-hillmen: Son montañeses dacios.
    one-profile-for-all: Un solo perfil vale para toda la miniatura.
    no-tribe: El ejército no es de una tribu.
    gauls-in-open-order: No es un ejército de galos en orden abierto.
    no-germans: No son germanos.
    no-mixed-weapons: No lleva armas mixtas.
    no-pila: No lleva pila.
    it-does-not-charge: El carro no carga.
    no-shaman-with-it: El chamán no está con ella.
    not-drilled: No tiene instrucción marcial.
    no-centurion: La unidad no tiene centurión.
    within-its-share: Los puntos no pasan del límite.
    enough-of-them: Hay bastantes puntos en ellos.
    as-many-as-it-may: El ejército tiene los que puede.
    warriors-for-them: Hay guerreros bastantes para los carros.
    no-more-than-the-others: No hay más de ellas que de las otras.
    two-bolt-throwers-for-each: Hay dos lanzavirotes por cada una.
    no-chariots: El ejército no tiene carros.
    three-ranks-of-four: Tiene tres filas de cuatro o más.
    declared-this-turn: Se declaró este turno.
    does-not-charge: La unidad no carga.
    stays-off-the-march: La unidad no marcha.
    not-charged: La unidad no recibe una carga.
    not-taken-back: Ninguna unidad romana ha vencido y perseguido a quienes lo tienen.
    battle-goes-on: La batalla no ha terminado.
    beyond-its-move: Es más de lo que puede mover.
    farther-than-six: La caballería ligera está a más de 6 pulgadas.
    no-character-with-him: No hay ningún personaje con la unidad.
  `),

  problems: said(`
    only-gauls: Sólo los galos pueden llevar a sus guerreros en orden abierto.
    no-entry: Di qué entrada de su lista es la unidad.
    entry-in-own-list: Una unidad de una lista propia no tiene entrada de las listas del libro.
    no-such-share: Se paga del grupo {given}, y la lista tiene {shares}.
    no-such-entry: Es la entrada {given}, y la lista tiene {entries}.
    most-below-least: El máximo de miniaturas no llega al mínimo, {least}.
    share-of-the-other-list: La lista no tiene ese grupo.
    nobody-to-hit: Al grupo no le queda nadie a quien impactar.
    cart-distance-of-moves: La distancia es la de un movimiento.
    nobody-beats-it: Nadie ha vencido a la unidad que lo tiene.
  `),

  ...summed(`
    army-list/yes: El ejército cuesta {armyCost} {armyCost?punto|puntos} y no tiene nada mal. | {armyCost} {armyCost?punto|puntos} | Cuesta {armyCost} {armyCost?punto|puntos} y cumple todo.
    army-list/no: El ejército cuesta {armyCost} {armyCost?punto|puntos} y no es legal. | No es legal | El ejército no es legal.
    list-unit/yes: {entry}, {models} {models?miniatura|miniaturas}: {cost} {cost?punto|puntos}. | {cost} {cost?punto|puntos} | La unidad cuesta {cost} {cost?punto|puntos}.
    list-unit/no: {entry}, {models} {models?miniatura|miniaturas}: así no es legal. | No es legal | Así la unidad no es legal.
    army-shares/yes: De {points} {points?punto|puntos}, todo lo gastado cumple los límites. | Dentro de los límites | Se cumplen los límites.
    army-shares/no: De {points} {points?punto|puntos}, lo gastado incumple un límite. | No es legal | Se incumple un límite.
    testudo/yes: La unidad está en testudo y salva a 2+ contra proyectiles. | En testudo | Está en testudo.
    testudo/dropped: La unidad salva a 2+ contra proyectiles y deshace el testudo para combatir. | Lo deshace para combatir | Deshace el testudo para combatir.
    testudo/no: Una unidad en testudo ni marcha ni carga. | No puede | En testudo no puede hacerlo.
    testudo/none: La unidad no forma el testudo. | Sin testudo | No forma el testudo.
    roman-standard/recovered: Los romanos recuperan su estandarte de batalla. | Recuperado | Lo recuperan.
    roman-standard/scored: El estandarte de batalla romano le da {points} puntos de victoria al enemigo. | {points} puntos | El enemigo gana {points} puntos.
    roman-standard/held: El enemigo tiene el estandarte de batalla romano y por ello lo odian. | En manos del enemigo | El enemigo aún lo tiene.
    carroballista/yes: La carroballista puede: {cartAsk}. | Permitido | Puede.
    carroballista/no: La carroballista no puede: {cartAsk}. | No puede | No puede.
    war-dog-hits: De {hits} {hits?impacto|impactos}, al menos uno da al adiestrador con una probabilidad de {percent:percent}. | {percent:percent} | La probabilidad de que den al adiestrador es {percent:percent}.
  `),
} satisfies PartOfMessages;
