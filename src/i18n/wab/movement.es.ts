import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    'wab/movement': {
      title: 'Cuánto mueve una unidad',
      line: 'Factor de movimiento, marcha, carga, enemigos cerca',
      about:
        'Quita la armadura al Movimiento y dice cuánto avanza una unidad en un movimiento normal, una marcha o marcha rápida, una carga o lo que sea, y si puede hacer ese movimiento: músico, columna de marcha, enemigos cerca, la pulgada que se guarda con el enemigo. Para un camino con varios terrenos y para los giros hay otras preguntas.',
      fields: labelled(`
        unruly: Va en tropel | true si es una partida de guerra que ha sacado un 1 este turno.
      `),
      answers: labelled(`
        leastMove: Al menos | Las pulgadas que mueve como poco: las que debe mover una partida de guerra en tropel si no tiene a nadie a su alcance, o según el dado de un carro con cuchillas aún sin tirar; si no, null.
        mostMove: Como mucho | Las pulgadas que mueve como mucho según el dado de un carro con cuchillas aún sin tirar; si no, null.
      `),
    },
    'wab/manoeuvre': {
      title: 'Maniobras en un movimiento',
      line: 'Pivotar, encararse, cambiar de formación: qué cuestan',
      about:
        'Toma las partes de un movimiento en su orden y dice si se puede hacer cada una, qué cuesta y qué queda, con lo que el orden abierto tiene gratis. Si la unidad puede marchar es otra pregunta.',
      fields: labelled(`
        unruly: Va en tropel | true si es una partida de guerra que ha sacado un 1 este turno.
      `),
      answers: labelled(`
        leastMove: Al menos | Las pulgadas que una partida de guerra en tropel mueve como poco si no tiene a nadie al alcance de su carga; si no, null.
      `),
    },
    ...titled(`
    wab/terrain-move: Un camino por terreno | Bosques, ríos, muros, y hasta dónde llega | Sigue un camino tramo a tramo por terreno y obstáculos y dice hasta dónde llega la unidad, qué la para y qué le queda. Quien huye o persigue no paga el terreno y se pregunta en otra parte.
    wab/flight-move: Un movimiento de huida | Dados, dirección, qué cierra el camino, el borde | Dice cuándo mueve la unidad que huye, cuántos dados tira, hacia dónde va y cómo acaba: libre, parada por un enemigo, fuera de la mesa o destruida. Sin dados da las probabilidades.
    wab/fleeing: Qué puede hacer quien huye | Reagruparse y huir, nada más | Dice si una unidad que huye puede disparar, luchar, reaccionar de algún modo a una carga o hacer un chequeo.
    wab/turn-sequence: Cuándo pasa algo | Fases del turno, pasos de una fase | Dice en qué fase del turno y en qué paso pasa algo, en el turno de quién, y cuál de dos cosas va antes.
    `),
  },

  fields: labelled(`
    movement: Movimiento | El Movimiento (M) de sus atributos en pulgadas, antes de la armadura.
    move: Movimiento que hace | normal; march, marcha, al doble; quick-march, marcha rápida, al triple; charge, carga; failed-charge, carga fallida; countercharge, contracarga; disengage, destrabarse con el chequeo pasado; follow-up, seguir a un enemigo que cede terreno.
    kind: Tropa | infantry, infantería; cavalry, caballería; camels, camellos; chariots, carros en unidad; character, un personaje solo u otra miniatura que mueve por su cuenta; elephants, elefantes; artillery, artillería, que no marcha: lo que mueve lo dice wab/machine-move; war-wagons, carromatos de guerra; siege-engines, máquinas de asedio.
    enemies: Enemigos cerca | Cada unidad enemiga que pueda importar, al principio de la fase de movimiento. Sin decir: no hay ninguna cerca.
    enemyKind: Clase de enemigo | infantry, infantería; cavalry, caballería, también camellos; chariots, carros; elephants, elefantes; artillery, artillería; character, un personaje solo; other, otra tropa.
    away: Pulgadas hasta él | Pulgadas de la unidad a ese enemigo, entre las miniaturas más cercanas.
    inFlight: Huye | true si ese enemigo está huyendo.
    wide: Miniaturas de frente | Cuántas miniaturas de frente tenía la unidad al principio del turno. Sin decir: las que pide lo que hace.
    deep: Filas | Cuántas filas tenía al principio del turno. Sin decir: las que le hacen falta.
    ground: Terreno | El de todo su camino: open, abierto; difficult, difícil; very-difficult, muy difícil.
    enemyGap: Separación del enemigo | La menor distancia en pulgadas a la que pasa o acaba de un enemigo al que no carga ni se traba. Sin decir: queda lejos.
    columnFormed: Columna formada | before-the-turn, ya estaba en columna; this-turn, forma la columna ahora.
    dispersed: Carros dispersos | true si unos carros ligeros van en grupo disperso, y no como unidad formada.
    snakes: Serpentea | true si quiere mover en línea sinuosa entre edificios u otras unidades.
    unitState: Estado de la unidad | ready, lista; fleeing, sigue huyendo; rallied, se ha reagrupado este turno; reformed, se ha reorganizado este turno; failed-reform, ha fallado este turno el chequeo para reorganizarse.
    legs: Camino | Los tramos del camino en su orden, desde donde está el frente de la unidad.
    over: Por | Por dónde va este tramo: open, abierto; path, un sendero o claro; difficult, difícil (wood, bosque; marsh, pantano; pyramid, pirámide; steep-hill, colina escarpada; scree, pedregal; jungle, selva); very-difficult, muy difícil (dense-jungle, jungla muy densa; fast-river, río con corriente; rocks, rocas); obstacle, obstáculo (hedge, seto; ditch, zanja; wall, muro); impassable, impasable.
    inches: Pulgadas | De un tramo o un avance, su largo en pulgadas; de un pivote, lo que recorre la miniatura exterior del frente; de un obstáculo, nada.
    spentBefore: Ya gastado | Pulgadas del movimiento que se gastaron antes de este camino, en pivotar por ejemplo.
    unitDepth: Fondo tras el frente | Pulgadas de la primera fila a la última; 0 si hay una sola fila.
    unitMove: Movimiento que hace | normal; march, marcha, al doble; quick-march, marcha rápida, al triple; charge, carga; compulsory, una huida u otro movimiento que su jugador no controla.
    unitOrder: Orden | close, cerrado, u open, abierto.
    manoeuvres: Partes del movimiento | Lo que hace la unidad, en su orden.
    movePart: Parte | ahead, de frente; wheel, pivotar; about-face, encararse, media vuelta; change-formation, más o menos filas; reform, reorganizarse; hedgehog, reorganizarse en cuadrado; shieldwall, formar un muro de escudos; quarter-turn, 90 grados en el sitio, sólo con instrucción marcial; sideways, de lado; backwards, hacia atrás; part-of-unit, mueven unas miniaturas y otras se quedan.
    ranksGained: Filas que gana | En un cambio de formación, las filas que gana, o las que pierde si es negativo.
    wedge: Cuña | true si la unidad va en cuña.
    ranksBefore: Filas antes | Cuántas filas tiene la unidad antes de mover.
    rearOverlaps: La cola solapa | true si las filas de atrás parecen barrer otra unidad cuando el bloque pivota.
    flightCause: Por qué huye | charge, reacciona a una carga huyendo; combat, rota en combate, y es su primer movimiento; failed-test, ha fallado otro chequeo, como el de pánico; later, ya huía y no se ha reagrupado.
    onWay: En su camino | nothing, nada; slow-ground, terreno difícil o un obstáculo; friends, amigos; enemy, un enemigo; impassable, terreno impasable.
    wayLength: Pulgadas hasta lo que hay en su camino | Pulgadas de la unidad a los amigos, el enemigo o el terreno impasable que hay en su camino.
    wayRound: Se puede rodear | true si puede rodearlo, en la primera huida de un combate a 8 pulgadas o menos de su camino.
    edgeDistance: Pulgadas hasta el borde | Pulgadas por su camino hasta que su primera miniatura está en el borde de la mesa. Sin decir: tan lejos que no importa.
    ownEdgeShut: Borde propio cerrado | true si unos enemigos le cierran el camino a su borde de la mesa.
    sideQuicker: Lateral más rápido | true si sale antes por el borde lateral más cercano, cuando el suyo está cerrado.
    wantedEdge: Borde que se quiere | El borde de la mesa al que su jugador querría ir: own, el suyo; side, uno lateral; enemy, el del enemigo. Sin decir: no pide ninguno.
    chariots: Carros | none, no son carros; heavy, pesados o con cuchillas; light, ligeros.
    fleeingDoes: Lo que haría | rally-test, chequeo para reagruparse; shoot, disparar; fight, luchar; flee-from-charge, huir, hold, aguantar, stand-and-shoot, aguantar y disparar, shoot-and-flee, disparar y huir, countercharge, contracargar, como reacciones cuando la cargan; charge, cargar; move-freely, mover como quiera su jugador; panic-test, terror-test, other-test, hacer un chequeo de pánico, de terror u otro.
    event: Qué pasa | start-tests, chequeos del comienzo del turno; return-test, el de quien persiguió fuera de la mesa; declare-charge, declarar una carga; declare-forced-charge, la de quien tiene que cargar; declare-disengagement, declarar que se destraba; charge-reaction, reacción a la carga; reaction-shots, disparos a quien carga; rally, reagruparse; flee-on, huida de quien no se reagrupa; disengaging-move, movimiento de quien se destraba; stampede, estampida; charge-move, mover una carga; forced-charge-move, mover una carga obligada; line-up, alinear tras el contacto; normal-move, movimiento normal; march, marcha; reform, reorganizarse; join-a-unit, un personaje se une; return-to-table, volver a la mesa; shooting, disparar; fight-combats, luchar; combat-results, resultado; break-tests, desmoralización; combat-panic-tests, pánico por combates; give-ground, ceder terreno; flee-from-combat, huir del combate; pursue, perseguir; redress-ranks, reordenar filas; first-flight, primera huida fuera de un combate.
    otherEvent: Comparado con | Qué más pasa, para saber qué va antes: las mismas palabras. Sin decir: no se compara nada.
    turnOf: Turno de quién | own, el del ejército que lo hace; enemy, el de su enemigo.
  `),

  answers: labelled(`
    factor: Factor de movimiento | El Movimiento menos lo que quita la armadura.
    allowance: Lo que puede gastar | Cuántas pulgadas puede gastar; 0 si no puede hacer ese movimiento; null mientras falte un dado.
    reach: Alcance | Cuántas pulgadas avanza por ese terreno; 0 si no puede hacer ese movimiento; null mientras falte un dado.
    mayShootAfter: Puede disparar después | Si puede disparar este turno tras ese movimiento.
    rate: Ritmo | half, la mitad; single, normal; double, el doble; triple, el triple.
    leftToMove: Lo que queda | Pulgadas de su movimiento que le quedan.
    inchesMoved: Pulgadas que avanza | Hasta dónde llega su frente por el camino, en pulgadas de la mesa.
    obstaclesCrossed: Obstáculos cruzados | Cuántos obstáculos cruza su frente.
    arrives: Llega | Si llega al final del camino.
    haltedBy: La para | nothing, nada; movement-spent, gasta su movimiento; obstacle, se para delante de él; march-ends, terreno lento o un obstáculo en una marcha; impassable, terreno impasable.
    bothSides: A los dos lados | Si acaba con filas a un lado y otro de un obstáculo.
    spentInAll: Lo que gasta | Pulgadas que gastan todas las partes del movimiento; 0 si no se puede.
    ranksAfter: Filas después | Cuántas filas tiene luego.
    costs: Costes | Lo que gasta cada parte en pulgadas, en su orden.
    facesAfter: Mira | as-before, como antes; to-the-rear, hacia atrás de como miraba antes de encararse.
    needsTest: Pide un chequeo | Si antes hay que pasar un chequeo de Liderazgo.
    inchesFled: Pulgadas que huye | Cuánto huye, contando si se para; null con dados por tirar.
    flightMoment: Cuándo mueve | before-the-charger, justo antes de quien la carga; as-soon-as-it-fails, en cuanto falla; flight-step, en el paso de huida de la fase de combate; compulsory-moves, con los movimientos obligatorios de su fase.
    flightRoute: Hacia dónde | away-from-enemy, lejos del enemigo; own-edge, a su borde; side-edge, al lateral más cercano; as-its-test-says, según el chequeo.
    flightEndsAs: Cómo acaba | open, lo deciden los dados; free, mueve todo; stopped, parada ante un enemigo o terreno impasable; through-friends, atraviesa a los amigos; off-table, sale de la mesa y se retira; destroyed, destruida.
    keepsFormation: Guarda su formación | Si aún tiene formación.
    turnPhase: Fase | start, comienzo; movement, movimiento; shooting, disparo; close-combat, combate cerrado; any, cuando haga falta.
    phaseNumber: Número de la fase | De 1 a 4; 0 si es cuando haga falta.
    turnStep: Paso | Su paso en la fase de movimiento o de combate; null si no hay.
    turnOrder: Lugar en el turno | El lugar en el turno como un número; antes es menos.
    comes: Va | before, antes, together, a la vez, o after, después de la otra cosa; no-order, una de las dos no tiene sitio fijo; not-asked, no se pregunta.
    off-table: Sale de la mesa | Probabilidad de que salga de la mesa.
    destroyed-on-way: Destruida | Probabilidad de que sea destruida en su camino.
  `),

  terms: worded(`
    move unitMove: normal = movimiento normal | march = marcha | quick-march = marcha rápida | charge = carga | failed-charge = carga fallida | countercharge = contracarga | disengage = destrabarse | follow-up = seguir al enemigo | compulsory = movimiento obligatorio
    kind enemyKind: infantry = infantería | cavalry = caballería | camels = camellos | chariots = carros | character = personaje solo | elephants = elefantes | artillery = artillería | war-wagons = carromatos de guerra | siege-engines = máquinas de asedio | other = otras tropas
    ground: open = abierto | difficult = difícil | very-difficult = muy difícil
    rate: half = la mitad | single = normal | double = el doble | triple = el triple
    columnFormed: before-the-turn = antes del turno | this-turn = este turno
    unitState: ready = lista | fleeing = huye | rallied = reagrupada | reformed = reorganizada | failed-reform = no ha podido reorganizarse
    over: open = terreno abierto | path = un sendero | difficult = terreno difícil | wood = un bosque | marsh = un pantano | pyramid = una pirámide escalonada | steep-hill = una colina escarpada | scree = un pedregal | jungle = una selva | very-difficult = terreno muy difícil | dense-jungle = una jungla muy densa | fast-river = un río con corriente | rocks = unas rocas | obstacle = un obstáculo | hedge = un seto | ditch = una zanja | wall = un muro | impassable = terreno impasable
    haltedBy: nothing = nada | movement-spent = su movimiento gastado | obstacle = un obstáculo | march-ends = lo que ninguna marcha cruza | impassable = terreno impasable
    unitOrder: close = orden cerrado | open = orden abierto
    movePart: ahead = de frente | wheel = pivotar | about-face = encararse | change-formation = cambiar de formación | reform = reorganizarse | hedgehog = reorganizarse en cuadrado | shieldwall = formar un muro de escudos | quarter-turn = un cuarto de vuelta | sideways = de lado | backwards = hacia atrás | part-of-unit = solo unas miniaturas
    facesAfter: as-before = como antes | to-the-rear = hacia atrás
    flightCause: charge = de una carga | combat = del combate | failed-test = por un chequeo fallado | later = desde antes
    onWay: nothing = nada | slow-ground = terreno que frena | friends = amigos | enemy = un enemigo | impassable = terreno impasable
    wantedEdge: own = el suyo | side = un lateral | enemy = el del enemigo
    chariots: none = ninguno | heavy = pesados o con cuchillas | light = ligeros
    flightMoment: before-the-charger = justo antes que quien la carga | as-soon-as-it-fails = en cuanto falla el chequeo | flight-step = con las huidas de la fase de combate | compulsory-moves = con los movimientos obligatorios
    flightRoute: away-from-enemy = lejos del enemigo | own-edge = hacia su borde de la mesa | side-edge = hacia el borde lateral más cercano | as-its-test-says = según su chequeo
    flightEndsAs: open = lo deciden los dados | free = libre | stopped = parada | through-friends = a través de amigos | off-table = fuera de la mesa | destroyed = destruida
    fleeingDoes: rally-test = un chequeo para reagruparse | shoot = disparar | fight = luchar | flee-from-charge = huir de una carga | hold = aguantar | stand-and-shoot = aguantar y disparar | shoot-and-flee = disparar y huir | countercharge = una contracarga | charge = una carga | move-freely = un movimiento a gusto de su jugador | panic-test = un chequeo de pánico | terror-test = un chequeo de terror | other-test = otro chequeo
    event otherEvent: start-tests = los chequeos del comienzo | return-test = el chequeo para volver a la mesa | declare-charge = declarar una carga | declare-forced-charge = declarar una carga obligada | declare-disengagement = declarar que se destraba | charge-reaction = la reacción a una carga | reaction-shots = los disparos a una carga | rally = reagruparse | flee-on = seguir huyendo | disengaging-move = el movimiento de quien se destraba | stampede = una estampida | charge-move = mover una carga | forced-charge-move = mover una carga obligada | line-up = alinear tras el contacto | normal-move = un movimiento normal | march = una marcha | reform = reorganizarse | join-a-unit = unirse a una unidad | return-to-table = volver a la mesa | shooting = disparar | fight-combats = luchar los combates | combat-results = ver quién ha ganado | break-tests = los chequeos de desmoralización | combat-panic-tests = los chequeos de pánico por combates | give-ground = ceder terreno | flee-from-combat = huir del combate | pursue = perseguir | redress-ranks = reordenar filas | first-flight = una primera huida
    turnOf: own = su turno | enemy = el turno del enemigo
    turnPhase: any = cualquiera | start = comienzo del turno | movement = movimiento | shooting = disparo | close-combat = combate cerrado
    comes: not-asked = no se pregunta | before = antes | together = a la vez | after = después | no-order = sin orden
  `),

  steps: said(`
    wab-2.10: Su factor de movimiento es de {factor} pulgadas.
    wab-2.12: Su armadura quita 1 pulgada.
    wab-2.12/barding: La barda metálica quita 1 pulgada.
    wab-2.13: Una rodela no cuenta como escudo: no frena.
    wab-2.13/cloth: Una barda de tela no frena.
    wab-2.69/moves: Huye: no hace ningún movimiento por su voluntad.
    wab-2.78/moves: Se ha reagrupado este turno: no mueve.
    wab-2.32/moves: Se ha reorganizado este turno: no mueve más.
    wab-2.29/moves: No ha podido reorganizarse: no mueve en esta fase.
    wab-13.10/must: Va en tropel: carga al enemigo visible más cercano que esté a {charge} pulgadas o menos; si no lo hay, avanza hacia el más cercano al menos {least}.
    wab-15.5/free: Los hostigadores giran como quieran: no necesitan maniobrar.
    wab-15.5/any-way: Los hostigadores van en cualquier dirección: {inches} {inches?pulgada|pulgadas}.
    wab-16.11/free: El carro de un grupo disperso gira como quiera: no necesita maniobrar.
    wab-16.11/any-way: El carro de un grupo disperso va en cualquier dirección: {inches} {inches?pulgada|pulgadas}.
    wab-16.11/wheel: Del pivote de un grupo disperso se mide lo que recorre el carro: {inches} {inches?pulgada|pulgadas}.
    wab-17.10/free: Un elefante gira libremente: no necesita maniobrar.
    wab-2.51: Esas tropas nunca marchan.
    wab-2.51/camels: Los camellos marchan como caballería.
    wab-2.64: Una miniatura sola marcha sin músico y sin columna.
    wab-2.47: Sin músico no puede marchar.
    wab-2.57: No está en columna de marcha: no hay marcha rápida.
    wab-2.58: Tiene que estar en columna ya al empezar el turno: no hay marcha rápida.
    wab-2.58/musician: Sin músico no hay marcha rápida.
    wab-2.59: Los carros dispersos no son una columna de marcha: no hay marcha rápida.
    wab-2.60: Hay un enemigo a 8 pulgadas o menos: no hay marcha rápida, sea el que sea.
    wab-2.61/move: Empezó el turno en columna de marcha: no puede cargar.
    wab-2.62/move: Está en columna de marcha: no puede contracargar.
    wab-9.9: Hay un enemigo a 8 pulgadas o menos: no puede mover al triple.
    wab-2.49: Los enemigos que huyen, la artillería y los personajes a 8 pulgadas o menos no cuentan.
    wab-2.50: La infantería a 8 pulgadas o menos no cuenta para la caballería y los carros.
    wab-2.48: Hay un enemigo que cuenta a 8 pulgadas o menos: no puede marchar.
    wab-2.54: Una marcha va solo por terreno abierto.
    wab-2.52: Una marcha no acerca a menos de 1 pulgada de un enemigo.
    wab-2.9: No puede acercarse a menos de 1 pulgada de un enemigo.
    wab-2.9/charger: Quien carga puede pasar a menos de 1 pulgada de otros enemigos.
    wab-2.63: En fila de a uno puede serpentear.
    wab-2.63/wide: Solo serpentea una columna de 1 miniatura de frente.
    wab-2.11: Mueve hasta {allowance} pulgadas.
    wab-2.46: Marcha al doble: hasta {allowance} pulgadas.
    wab-2.56: Marcha rápida al triple: hasta {allowance} pulgadas.
    wab-3.3/rate: Su distancia de carga es de {allowance} pulgadas.
    wab-3.22/rate: La carga falla: mueve {allowance} pulgadas hacia el enemigo.
    wab-3.60/rate: Contracarga la mitad de su movimiento: {allowance} pulgadas.
    wab-3.72/rate: Mueve hasta {allowance} pulgadas en línea recta lejos del combate.
    wab-6.63/rate: Sigue al enemigo hasta {allowance} pulgadas.
    wab-2.37: En terreno difícil son {reach} pulgadas.
    wab-2.39: En terreno muy difícil son {reach} pulgadas.
    wab-2.40: Redondeadas a la media pulgada son {reach} pulgadas.
    wab-2.55: Tras una marcha no dispara este turno.
    wab-3.23: Tras una carga fallida no dispara este turno.
    wab-2.34: Solo en terreno abierto mueve toda su distancia.
    wab-2.35: El terreno abierto no la estorba.
    wab-2.35/feature: Este terreno es abierto: {over}.
    wab-2.36: Este terreno es difícil: {over}.
    wab-2.38: Este terreno es muy difícil: {over}.
    wab-2.43: Es un obstáculo: {over}.
    wab-2.37/way: Cada pulgada de él gasta 2: avanza por él {inches} {inches?pulgada|pulgadas}.
    wab-2.39/way: Cada pulgada de él gasta 4: avanza por él {inches} {inches?pulgada|pulgadas}.
    wab-2.41: No puede entrar: {over}.
    wab-2.44: Lo cruza por la mitad de su movimiento, {cost} {cost?pulgada|pulgadas}.
    wab-2.44/stops: Cruzarlo gasta {cost} {cost?pulgada|pulgadas} y le {left?queda|quedan} {left}: se para delante.
    wab-2.45: Su frente está {beyond} {beyond?pulgada|pulgadas} más allá del obstáculo: sus filas quedan a los dos lados, tocándolo.
    wab-2.54/path: Una marcha puede ir por un sendero o un claro.
    wab-2.54/stops: Una marcha se para en cuanto toca {over}.
    wab-2.14: Sus miniaturas no mueven fuera de la unidad: mantiene su formación.
    wab-2.14/sideways: Una unidad no mueve de lado: tiene que maniobrar.
    wab-2.14/backwards: Una unidad no mueve hacia atrás: tiene que maniobrar.
    wab-2.14/ahead: Avanza {inches} {inches?pulgada|pulgadas} de frente.
    wab-2.15: Un cuarto de vuelta no es ninguna de las 4 maniobras.
    wab-2.16: Pivota: la miniatura exterior del frente recorre {inches} {inches?pulgada|pulgadas}.
    wab-2.18: Quien carga solo pivota al principio, para alinearse.
    wab-2.19: Las filas de atrás siguen la trazada de la primera.
    wab-2.20: Cuenta la trazada de la primera fila, parezca que toque lo que toque la cola.
    wab-2.21: Gira 180 grados en el sitio; su grupo de mando pasa a la nueva primera fila.
    wab-2.22: Encararse gasta un cuarto de su movimiento, {inches} {inches?pulgada|pulgadas}.
    wab-2.23: En orden abierto sus 2 primeros encaramientos son gratis.
    wab-2.24: El orden abierto no tiene nada gratis en una marcha, una carga o un movimiento obligatorio.
    wab-2.25: Cambiar {ranks} {ranks?fila|filas} gasta {inches} {inches?pulgada|pulgadas} de su movimiento.
    wab-2.25/most: En un movimiento puede cambiar {most} filas como mucho.
    wab-2.26: En orden abierto hasta 2 filas son gratis.
    wab-2.26/more: En orden abierto 2 filas son gratis; las demás se pagan.
    wab-2.26/most: Contando las gratuitas, en un movimiento puede cambiar {most} filas como mucho.
    wab-2.53: Una unidad que marcha no puede cambiar de formación.
    wab-2.53/about-face: Con esta lectura una unidad que marcha no puede encararse.
    wab-2.32/alone: Una unidad que se reorganiza no hace otro movimiento.
    wab-3.25/turns: Una unidad que carga ni se encara ni cambia de formación.
    wab-1.38: Una cuña no tiene maniobras gratis.
    wab-20.16/turns: Una cuña paga un cuarto de su movimiento por girar 180 grados, también en orden abierto.
    wab-1.38/axis: Una cuña gira sobre su eje, por {inches} {inches?pulgada|pulgadas}.
    wab-2.11/over: Eso gasta {spent} pulgadas, y tiene {allowance}.
    wab-2.46/over: Eso gasta {spent} pulgadas de una marcha de {allowance}.
    wab-2.56/over: Eso gasta {spent} pulgadas de una marcha rápida de {allowance}.
    wab-3.3/over: Eso gasta {spent} pulgadas de una carga de {allowance}.
    wab-2.66: Huye como reacción a una carga.
    wab-2.66/test: Huye porque ha fallado un chequeo de Liderazgo.
    wab-2.67: Mueve justo antes que quien la carga.
    wab-2.67/test: Mueve en cuanto falla el chequeo.
    wab-1.55: No tiene un lugar en el orden del turno: la regla que lo causa dice cuándo ocurre.
    wab-2.67/any: Pasa cuando hace falta, en cualquier fase.
    wab-2.68: Huye hasta que sale de la mesa o se reagrupa.
    wab-2.84: Huye como movimiento obligatorio.
    wab-2.84/test: Hacia dónde huye depende del chequeo que ha fallado.
    wab-2.76: Si el vencedor la persigue y la alcanza, queda destruida.
    wab-6.20/when: Huye en el paso de huida de la fase de combate.
    wab-2.71/fast: Mueve más de 6 pulgadas: 3D6.
    wab-2.71/dice: Huye {dice}D6 pulgadas.
    wab-3.11/route: Huye en dirección contraria a quien la carga.
    wab-6.23/route: Huye en dirección contraria al enemigo con el que luchaba.
    wab-2.73: Va a su borde de la mesa por el camino más directo.
    wab-2.73/side: Su borde está cerrado: va al lateral más cercano.
    wab-2.73/enemy: Quien huye nunca va al borde del enemigo.
    wab-2.73/own: Va a su borde de la mesa, no a un lateral.
    wab-2.73/round: Rodea a sus amigos.
    wab-2.72: El terreno y los obstáculos no frenan su huida.
    wab-2.41/flight: Rodea el terreno impasable.
    wab-2.41/stops: No puede entrar en terreno impasable y se para delante.
    wab-2.74: Se para a 1 pulgada del enemigo.
    wab-2.74/round: Rodea al enemigo.
    wab-6.25/flight: Atraviesa a sus amigos.
    wab-6.26/enemy: Unos enemigos le cierran el camino: queda destruida.
    wab-6.26/impassable: Un terreno impasable cierra su primera huida del combate: queda destruida.
    wab-2.75: Una miniatura suya sale de la mesa: se retira la unidad entera.
    wab-2.65: Una unidad que huye no tiene formación.
    wab-2.69: Una unidad que huye solo huye e intenta reagruparse: no puede hacer esto.
    wab-2.70/any: Salvo el de reagruparse, una unidad que huye no hace ningún chequeo.
    wab-1.56: Es del comienzo del turno, la fase 1.
    wab-1.57: Es de la fase de movimiento, la 2.ª.
    wab-1.58: Es de la fase de disparo, la 3.ª.
    wab-1.59: Es de la fase de combate cerrado, la 4.ª.
    wab-2.1: Se declara en el paso 1, al empezar la fase.
    wab-2.2: Una carga obligada también se declara en el paso 1.
    wab-2.3: Las reacciones van en el paso 1, con todas las cargas declaradas.
    wab-2.4: Reagruparse es el paso 2.
    wab-2.5: Se mueve en el paso 3, con los movimientos obligatorios.
    wab-2.6: Una carga obligada espera al paso 4, con las demás cargas.
    wab-2.7: Va en el paso 4, con las cargas.
    wab-2.8: Va en el paso 5, con el resto de movimientos.
    wab-2.85: Los movimientos obligatorios van antes que todos los demás.
    wab-5.1/turn: Primero se luchan todos los combates, paso 1.
    wab-5.2/turn: Quién ha ganado es el paso 2.
    wab-5.3/turn: Los chequeos de desmoralización son el paso 3.
    wab-5.4/turn: Los chequeos de pánico son el paso 4.
    wab-6.79/turn: Quien cede terreno mueve antes que quien huye, paso 5.
    wab-5.5/turn: La huida es el paso 5.
    wab-5.6/turn: La persecución es el paso 6.
    wab-5.7/turn: Las filas se reordenan en el paso 7.
    wab-1.53: Eso solo lo hace el ejército que tiene el turno.
    wab-1.53/anybody: Una huida puede darse en el turno de cualquiera.
    wab-1.54: Luchan los dos bandos, sea de quien sea el turno.
    wab-2.3/own-turn: Se reacciona a una carga del enemigo, en su turno.
  `),

  because: said(`
    charges-already: Carga, como debe.
    light-enough: Su armadura no frena.
    counted-with-armour: Con esta lectura la armadura y la barda quitan juntas 1 pulgada.
    carries-a-shield: Lleva escudo, no rodela.
    can-march: Esas tropas pueden marchar.
    is-a-unit: Es una unidad, no una miniatura sola.
    is-formed: Van como unidad formada.
    is-a-column: Está en columna de marcha.
    column-at-first: Ya estaba en columna al empezar el turno.
    no-column: No está en columna de marcha.
    they-count: No hay enemigos de esos a 8 pulgadas o menos.
    marches-on-foot: No es caballería ni carros.
    nobody-who-counts: No hay ningún enemigo que cuente a 8 pulgadas o menos.
    open-ground: En su camino no hay terreno difícil ni obstáculos sin defensores.
    inch-away: Queda a 1 pulgada por lo menos.
    counts-for-chargers: Con esta lectura la regla vale también para quien carga.
    one-wide: Tiene más de 1 miniatura de frente.
    no-charge-made: No carga.
    does-not-march: No marcha.
    few-enough-ranks: No cambia demasiadas filas.
    does-nothing-else: No hace nada más en este movimiento.
    nothing-in-the-way: Nada estorba a sus filas de atrás.
    ordinary-move: Hace un movimiento normal.
    no-wedge: No es una cuña.
    faced-twice: Ya se ha encarado dos veces.
    side-is-longer: Por el lateral tardaría más.
    own-edge-shut: Su borde está cerrado, y por el lateral sale antes.
    impassable-ground: El terreno es impasable.
    stops-before-it: No llega tan lejos.
    way-round: Puede rodearlo.
    stays-on-the-table: No llega hasta el borde.
    rallies: Es el chequeo para reagruparse.
    flees-from-charge: Huye de una carga.
    in-enemy-turn: Es el turno del enemigo.
    has-its-place: Tiene su lugar en el turno.
    in-own-turn: Es el turno de su ejército.
  `),

  ...summed(`
    movement/no: No puede hacer este movimiento: {move}. | No se puede | No puede.
    movement/open: Mueve como mucho de {least} a {most} pulgadas, según su dado. | De {least} a {most} pulgadas | Mueve como mucho de {least} a {most} pulgadas.
    movement/reach: Avanza hasta {reach} pulgadas: {move}. | {reach} pulgadas | Avanza hasta {reach} pulgadas.
    manoeuvre/no: No puede mover así. | No se puede | No puede.
    manoeuvre/left: Eso gasta {spent} {spent?pulgada|pulgadas} y deja {left}. | Quedan {left} | Gasta {spent} {spent?pulgada|pulgadas} y le quedan {left}.
    manoeuvre/reform: Puede reorganizarse si pasa su chequeo, y no hace nada más. | Reorganizarse | Se reorganiza si pasa su chequeo.
    terrain-move/no: No puede hacer ese movimiento: {move}. | No | No puede.
    terrain-move/nothing: Avanza {inches} {inches?pulgada|pulgadas} hasta el final de su camino y le {left?queda|quedan} {left}. | {inches} {inches?pulgada|pulgadas} | Llega tras {inches} {inches?pulgada|pulgadas} y le quedan {left}.
    terrain-move/movement-spent: Avanza {inches} {inches?pulgada|pulgadas} por su camino y no más. | {inches} {inches?pulgada|pulgadas} | Avanza {inches} {inches?pulgada|pulgadas}.
    terrain-move/obstacle: Avanza {inches} {inches?pulgada|pulgadas} y se para delante de un obstáculo. | {inches} {inches?pulgada|pulgadas} | Avanza {inches} {inches?pulgada|pulgadas} y se para delante de un obstáculo.
    terrain-move/march-ends: Su marcha acaba tras {inches} {inches?pulgada|pulgadas}. | {inches} {inches?pulgada|pulgadas} | Su marcha acaba tras {inches} {inches?pulgada|pulgadas}.
    terrain-move/impassable: Avanza {inches} {inches?pulgada|pulgadas} y no puede seguir. | {inches} {inches?pulgada|pulgadas} | Avanza {inches} {inches?pulgada|pulgadas} y no puede seguir.
    flight-move/no: No puede ir hacia ese borde. | No se puede | No puede.
    flight-move/open: Huye {dice}D6 pulgadas. | {dice}D6 pulgadas | Huye {dice}D6 pulgadas.
    flight-move/free: Huye {inches} pulgadas. | {inches} pulgadas | Huye {inches} pulgadas.
    flight-move/stopped: Saca {rolled} y se para tras {inches} {inches?pulgada|pulgadas}. | Se para tras {inches} | Se para tras {inches} {inches?pulgada|pulgadas}.
    flight-move/through-friends: Huye {inches} pulgadas, a través de sus amigos. | {inches} pulgadas | Huye {inches} pulgadas, a través de sus amigos.
    flight-move/off-table: Saca {rolled} y sale de la mesa. | Fuera de la mesa | Sale de la mesa.
    flight-move/destroyed: Saca {rolled} y queda destruida en su camino. | Destruida | Queda destruida.
    fleeing/yes: Una unidad que huye puede hacer esto: {fleeingDoes}. | Se puede | Puede.
    fleeing/no: Una unidad que huye no puede hacer esto: {fleeingDoes}. | No se puede | No puede.
    turn-sequence/no: Eso no es de este turno: {event}. | No en este turno | No en este turno.
    turn-sequence/phase: Eso es de la fase {phase} del turno, {turnPhase}: {event}. | Fase {phase}, {turnPhase} | Es de la fase {phase}, {turnPhase}.
    turn-sequence/step: Eso es el paso {step} de la fase {phase}, {turnPhase}: {event}. | Paso {step}, {turnPhase} | Es el paso {step} de la fase {phase}, {turnPhase}.
    turn-sequence/before: Una cosa va antes que la otra: {event} antes que {otherEvent}. | Antes | Va antes que {otherEvent}.
    turn-sequence/after: Una cosa va después de la otra: {event} después de {otherEvent}. | Después | Va después de {otherEvent}.
    turn-sequence/together: Son de un mismo paso, a la vez: {event} y {otherEvent}. | A la vez | Van a la vez.
    turn-sequence/no-order: Una de las dos pasa cuando hace falta: {event} y {otherEvent}. | Sin orden | Una de las dos no tiene sitio fijo.
  `),

  problems: said(`
    march-die-first: Un carro con cuchillas marcha su Movimiento y 1D6 pulgadas: di el dado.
    machines-by-their-crew: Lo que mueve una máquina de guerra depende de su dotación y sus ruedas: pregunta wab/machine-move.
    only-chariots-disperse: Solo los carros van en grupos dispersos.
    fewer-than-one-rank: No puede perder tantas filas: siempre queda 1.
    shoots-only-at-a-charge: Solo quien huye de una carga puede disparar antes.
  `),
} satisfies PartOfMessages;
