import { labelled, said, summed, titled, worded } from '../labelled.ts';
import { TABLE_FIELDS, TABLE_PROBLEMS } from '../measured-table.ts';
import type { PartOfMessages } from '../messages.ts';

/** Unidades donde están sobre una mesa. */
export default {
  queries: {
    ...titled(`
    wab/table-move: ¿Puede mover así en la mesa? | Qué cuesta y dónde acaba | Dice si una unidad de una posición puede hacer un recorrido de avances rectos, pivotes, encaramientos y cambios de filas, en movimiento normal, marcha o marcha rápida: lo que cuesta con maniobras, terreno y obstáculos, los enemigos a 8 pulgadas que impiden marchar, la pulgada a los enemigos, las unidades y el terreno impasable del camino, y la mesa después.
    wab/table-reform: ¿Puede reorganizarse en la mesa? | Otro encaramiento y otro frente en el sitio | Dice si una unidad de una posición puede reorganizarse sin mover su centro, con el encaramiento y el frente que va a tener: si lleva músico, lo que quitan al chequeo las enemigas a menos de 8 pulgadas, el sitio que le dejan las unidades, el terreno y la pulgada a las enemigas, y la mesa después si pasa el chequeo.
    wab/table-skirmish: ¿Pueden ir ahí los hostigadores en la mesa? | Cada miniatura por su cuenta | Dice si unos hostigadores de una posición pueden ir a un sitio uno a uno: cuánto recorre la miniatura que va más lejos, en línea recta y como mucho el doble de su movimiento, a quién y qué no puede atravesar, el terreno que solo frena a los montados, la pulgada a las enemigas, si aún pueden disparar, y la mesa después.
    wab/table-charge: ¿Puede cargar a esa unidad en la mesa? | Qué lado, cuánto, cuántas luchan | Dice si una unidad de una posición puede declarar una carga contra una enemiga y la alcanza: si la ve, si por donde está le carga el frente, el flanco o la retaguardia, el pivote y el avance recto que ponen a más miniaturas a luchar, el terreno, quién estorba, a qué otras enemigas toca y dónde queda alineada.
    wab/table-counter: ¿Puede contracargar en la mesa? | Jinetes que salen al encuentro de una carga | Dice si una unidad cargada de una posición puede contracargar a la enemiga que la carga: si las dos son caballería o carros ligeros, si le cargan el frente desde la mitad de la distancia de carga o más lejos, si tiene un camino abierto, cuánto avanza, cuánto le queda a la que carga, y la mesa una vez en contacto.
    wab/table-sight: ¿Ve a esa unidad en la mesa? | Miniaturas que ven, y el alcance | Cuenta las miniaturas de la primera fila de una unidad que ven a alguna de una enemiga en su arco de 90 grados entre otras unidades, colinas, edificios, bosques, muros y setos, y cuántas de ellas están a su alcance y a corto alcance.
    wab/table-distance: ¿A qué distancia están en la mesa? | Pulgadas, arco y lado | Mide dos unidades de una posición: entre sus miniaturas más cercanas, hasta el punto más lejano de la otra, dentro de qué distancias de las reglas está, si una está en el arco de la otra y por qué lado de ella está.
    wab/table-flight: ¿Hacia dónde huye en la mesa? | Su ruta, y qué la cierra | Muestra hacia dónde huye una unidad de una posición de una carga o del combate en el que está: su dirección, sus dados, dónde acaba, y si rodea lo que hay en medio, pasa a través de amigas, se para a una pulgada de enemigos o queda destruida.
    wab/table-stampede: ¿Hacia dónde va la estampida en la mesa? | A quién encuentra, y cómo acaba | Muestra hacia dónde va un elefante en estampida de una posición: su dirección, la primera unidad de cualquier bando, el terreno impasable y el borde en su camino recto, cómo lo acaban sus dados o lo probable que es, y la mesa después.
    wab/table-back: ¿Tiene sitio para ceder terreno? | Cuánto, y qué lo impide | Dice si una unidad derrotada de una posición que puede ceder terreno tiene sitio: recta hacia atrás sin cambiar de encaramiento, contado el terreno, hasta unidades, terreno impasable y el borde.
  `),
    'wab/table-shot': {
      title: '¿A quién da una máquina en la mesa?',
      line: 'Línea, rebote, plantilla',
      about:
        'Muestra el disparo de una máquina de guerra de una posición: la línea de un dardo o una bala por las filas y dónde acaba la bala, dónde cae la piedra de una catapulta o avanza la plantilla de un cañón órgano y qué miniaturas cubre, con los dados que salieron o de media. Si puede disparar, su dotación y qué muere lo dicen otras preguntas.',
      fields: labelled(`
        machine: Máquina de guerra | catapult, catapulta, y bolt-thrower, balista, giran hacia el centro del blanco; cannon, cañón, y organ-gun, cañón órgano, disparan hacia donde miran.
        guess: Distancia declarada | Pulgadas desde el centro de su frente. Sin decir: la medida, de una catapulta al centro del blanco, de un cañón a su primera miniatura en la línea.
        templateLong: Largo de la plantilla (pulgadas) | De la plantilla que uséis para cañones órgano, de su punta estrecha a la otra; el dibujo del libro se ha perdido, así que un cañón órgano lo necesita.
        templateWide: Ancho de la plantilla (pulgadas) | De la misma donde es más ancha, en su extremo, que se toma por redondo, y sus lados por rectos; un cañón órgano lo necesita.
        templateNarrow: Su lado estrecho (pulgadas) | Lo ancha que es la misma plantilla en la boca del cañón. Sin decir: acaba en punta.
        arrowTurned: Dirección de la flecha | Grados en el sentido del reloj desde lo recto delante, según mira la máquina. Sin decir: no se sabe.
      `),
      answers: labelled(`
        hitMean: Miniaturas alcanzadas | A cuántas de sus miniaturas se da de media, con milésimas: una bala, a las que cruza; una piedra, a la de bajo su agujero y a la mitad de las demás; un cañón órgano, a la mitad de las que su plantilla cubre al principio o al final.
        modelsHit: Miniaturas alcanzadas | Cuántas miniaturas cruza la bala o cubre la plantilla, la de un cañón órgano al principio o al final; de un dardo, las que puede matar como máximo; null mientras no se sabe.
        models: Miniaturas | Cuántas de sus miniaturas están en la línea o cubiertas, con la de bajo el agujero.
        landsX: Cae en x (pulgadas) | Desde el borde izquierdo de la mesa; de un cañón órgano, donde acaba la otra punta de su plantilla; null mientras no se sabe.
      `),
    },
  },

  fields: labelled(`
    ${TABLE_FIELDS.es}
    position: Posición | La mesa en una línea: wab1 y después partes separadas por _. Primero table-72-48, su tamaño en pulgadas (si se omite: 72 por 48), y el terreno: una clase y la x y la y de sus esquinas, o de los puntos de una línea, en pulgadas, como wood-30-20-36-26; 2 esquinas hacen un rectángulo. Áreas: track (senda o claro: quita lo que frena en otro terreno), hill (colina, abierta y más alta), steephill (colina escarpada, difícil y más alta), wood (bosque), marsh (pantano) y scree (pedregal), difíciles; jungle (jungla), river (río) y rocks (rocas), muy difíciles; lake (lago) y building (edificio), impasables. Líneas, que son obstáculos: wall (muro), hedge (seto), ditch (zanja). Las respuestas llaman wood al primer bosque y wood2 al segundo. Después bottom o top y, detrás, las unidades de ese jugador: un nombre, la x y la y del centro de su frente en pulgadas desde la esquina superior izquierda, su orientación en grados en el sentido del reloj (0 mira hacia arriba de la mesa, 90 a la derecha; si se omite: hacia el otro jugador) y palabras, todo separado por -. Palabras: cavalry (caballería, también camellos), chariot (carro ligero), heavychariot (carro pesado), elephant (elefante), wagon (carromato de guerra), smallgun (artillería pequeña), largegun (artillería grande), siege (máquina de asedio) o character (personaje) (si se omite: infantería); n20 miniaturas y w5 de ellas en la primera fila (si se omite: infantería n20-w5, caballería n10-w5, carros n3-w3, los demás 1); m4 su factor de movimiento en pulgadas, con la armadura contada (si se omite: infantería y personajes 4, caballería y carros ligeros 8, carros pesados 7, elefantes 6, los demás 0); r24 alcance de su arma; close (orden cerrado), open (abierto) o skirmish (hostigadores) (si se omite: infantería cerrado, los demás abierto); g1 pulgadas entre las peanas de los hostigadores, 2 como mucho (si se omite: 1); nomusician (sin músico; si se omite: lo tiene); fleeing (huye); gaveground (cedió terreno el turno anterior y perdió el contacto); returned (vuelve al tablero este turno); base~20~20 frente y fondo de una peana en mm (si se omite: 20 por 20, caballería 25 por 50, carros ligeros 40 por 80, artillería pequeña 40 por 60, carromatos 60 por 120, los demás 60 por 80). Una última fila corta va en el centro.
    path: Recorrido | Lo que hace la unidad, paso a paso.
    go: Paso | forward, avanza recta; wheel-left y wheel-right, pivota sobre esa esquina delantera; about-face, se encara hacia atrás en el sitio; rank-more y rank-fewer, añade o quita 1 fila, con el frente que eso le da.
    amount: Cuánto (pulgadas) | De un avance recto, su longitud; de un pivote, lo que recorre la miniatura exterior de la primera fila. Si se omite: 1. Los demás pasos no llevan.
    pace: Ritmo | normal, hasta su factor de movimiento; march, marcha al doble; quick-march, marcha rápida al triple.
    headingAfter: Mira después (grados) | Hacia dónde mira una vez reorganizada, en el sentido del reloj; 0 es hacia arriba de la mesa. Si se omite: como antes.
    wideAfter: Frente después (miniaturas) | Cuántas miniaturas tiene su primera fila una vez reorganizada. Si se omite: como antes.
    toX: A la x (pulgadas) | Dónde quedará el centro de su frente, desde el borde izquierdo de la mesa. Si se omite: donde está.
    toY: A la y (pulgadas) | Dónde quedará el centro de su frente, desde el borde superior de la mesa. Si se omite: donde está.
    gapAfter: Hueco entre miniaturas después (pulgadas) | A cuánto quedan sus peanas unas de otras tras mover, 2 como mucho. Si se omite: como antes.
    bareMovement: Movimiento sin armadura | El Movimiento de la unidad que contracarga antes de que lo baje su armadura; solo cuenta con la lectura b de R23. Sin decir: la armadura no lo baja.
    looksTo: Mira para | shoot, disparar; charge, cargar, y entonces los montados también ven solo lo que está en su arco.
    rangeInches: Alcance de su arma (pulgadas) | Lo más lejos que puede disparar. Si se omite: el de la posición y, si ahí no hay ninguno, el alcance no cuenta.
    fleesFrom: Huye de | charge, de la enemiga que la carga; combat, del combate con las enemigas a las que toca.
    fleesInches: Huye (pulgadas) | Lo que suman los dados de huida. Si se omite: se dicen solo la dirección y el número de dados.
    stampedesTo: En estampida hacia (grados) | En el sentido del reloj; 0 es hacia arriba de la mesa. La que empieza fuera de un combate lo necesita: hacia donde señala el dado de dispersión. Si se omite: la que empieza en combate se aleja de las enemigas a las que toca, en diagonal si están en dos lados; después va hacia donde mira, también tras una unidad desmoralizada; derrotado, en dirección contraria.
    turnsTo: Desviado hacia (grados) | Hacia dónde lo manda el dado de dispersión al llegar a terreno impasable, en el sentido del reloj; 0 es hacia arriba de la mesa. Si se omite: sin tirar, de modo que de momento su camino acaba ahí.
    groundInches: Cede (pulgadas) | Lo que suman los dados de ceder terreno. Si se omite: si tiene sitio para lo menos que pueden dar.
  `),

  answers: labelled(`
    mayGo: Puede gastar (pulgadas) | Lo más que puede gastar en este movimiento.
    used: Gasta (pulgadas) | Lo que cuesta todo el recorrido, con maniobras, terreno y obstáculos.
    left: Le queda (pulgadas) | Lo que aún podría gastar.
    endX: Acaba en x (pulgadas) | El centro de su frente, desde el borde izquierdo de la mesa.
    endY: Acaba en y (pulgadas) | El centro de su frente, desde el borde superior de la mesa.
    endHeading: Orientación (grados) | Hacia dónde mira al final, en el sentido del reloj; 0 es hacia arriba de la mesa.
    endWide: Miniaturas en la primera fila | Al final.
    endRanks: Filas | Al final, contada la última aunque esté incompleta.
    lastRank: Miniaturas en la última fila | Al final.
    throughUnits: Da con unidades | Unidades a través de las que pasaría o sobre las que acabaría.
    throughGround: Da con terreno | Terreno por el que pasa o sobre el que acabaría.
    nearestEnemy: Enemiga más cercana | Desde donde acaba, entre las miniaturas más cercanas; null si no hay ninguna.
    unit: Unidad | Su nombre en la posición.
    inches: Pulgadas | A qué distancia está esa unidad.
    enemiesNear: Enemigas a 8 pulgadas | Antes de mover; de una marcha, también las que no cuentan; al reorganizarse, las que bajan su Liderazgo.
    leavesTableMm: Fuera del borde (mm) | Cuánto se saldría de la mesa.
    tooCloseToCall: Demasiado justo | Lo que depende de menos de 1 mm y ninguna regla de medir resuelve: allowance, lo que puede gastar; inch, la pulgada a una enemiga; line, si toca a una unidad; reach, si la carga llega; side, qué lado carga.
    positionAfter: Posición después | La mesa tras ello, en su notación; null si nada se mueve.
    leadershipChange: Liderazgo en el chequeo | Lo que se suma a su Liderazgo: -1 si hay enemigas cerca; si no, 0.
    farthestModel: La que más recorre (pulgadas) | Cuánto recorre la miniatura que va más lejos, si cada una ocupa el puesto que mejor conviene a todas; si son montados, con lo que cuesta el terreno. null si no todas tienen un camino recto de esa longitud.
    endGap: Hueco entre miniaturas (pulgadas) | Al final.
    stillShoots: Puede disparar después | Si ninguna miniatura recorre más que su Movimiento, con lo que la unidad aún puede disparar.
    reachesIt: Llega | Si la carga llega; una carga que se puede declarar y no llega es fallida.
    chargedSide: Lado | El lado que se carga desde donde está la unidad: front, el frente; flank, el flanco; rear, la retaguardia.
    chargedFlank: Qué flanco | left, izquierdo, o right, derecho, según mira esa unidad; null si no se carga un flanco.
    chargeInches: Distancia de carga (pulgadas) | El doble de su factor de movimiento.
    enemyAway: Distancia a la enemiga (pulgadas) | Entre las miniaturas más cercanas, antes de cargar.
    halfCharge: Mitad de la carga | Si la enemiga está a menos de la mitad de la distancia de carga (less), a la mitad justa (half) o a más (more): con more puede disparar a la carga; con half o more quizá pueda contracargar.
    wheelInches: Pivote (pulgadas) | El pivote inicial, por su miniatura exterior; null si ningún camino está abierto.
    wheelDegrees: Pivote (grados) | Lo mismo como ángulo; null si ningún camino está abierto.
    straightInches: Recto (pulgadas) | Desde ahí hasta que se tocan las unidades; null si ningún camino está abierto.
    chargeUsed: La carga gasta (pulgadas) | Pivote y avance recto con terreno y obstáculos; null si ningún camino está abierto.
    modelsFighting: Sus miniaturas en contacto | Miniaturas de su primera fila que tocan a una enemiga, también por la esquina; null si no llega.
    enemiesFighting: Miniaturas enemigas en contacto | Miniaturas de la enemiga a las que toca, también por la esquina; null si no llega.
    alsoCharged: Carga también a | Otras enemigas a las que toca al alinearse: hay que declarar la carga también contra ellas.
    counterInches: Contracarga (pulgadas) | Cuánto sale al encuentro de la que carga, contado su pivote; null si no puede.
    liesInArc: En el arco | Si alguna parte de la otra está dentro de 45 grados a cada lado de su frente, o ve todo alrededor.
    allRound: Ve todo alrededor | Si dispara en cualquier dirección.
    frontModels: Miniaturas en la primera fila |
    modelsSeeing: Miniaturas que ven | Miniaturas de la primera fila que ven a alguna de la enemiga.
    sightInches: Distancia (pulgadas) | De su primera fila a la miniatura enemiga más cercana.
    blockedBy: En medio | Unidades y terreno en el camino; al mirar, en la línea entre las miniaturas más cercanas.
    modelsInRange: Miniaturas a su alcance | Miniaturas que ven y están a su alcance; null si no se dice alcance o ninguna ve.
    modelsAtShort: A corto alcance | Las de ellas dentro de la mitad del alcance; null si no se dice alcance o ninguna ve.
    rangeBand: Alcance | short, al menos 1 miniatura está a corto alcance; long, todas están más lejos; out, ninguna está a su alcance; null si no se dice alcance o ninguna ve.
    apartInches: Entre las más cercanas (pulgadas) | 0 si se tocan.
    wholeInches: Al punto más lejano (pulgadas) | De la primera unidad al punto más lejano de la otra.
    touchEachOther: Se tocan | Si están peana con peana, aunque sea por una esquina.
    withinInches: Dentro de (pulgadas) | A cuáles de 1, 2, 4, 8 y 12 pulgadas o menos está la otra; la distancia justa cuenta.
    fleesTo: Huye hacia (grados) | La dirección de su huida, en el sentido del reloj; 0 es hacia arriba de la mesa. null si queda destruida en el sitio.
    fleesDice: Dados de huida | Con cuántos dados huye.
    fledInches: Recorre (pulgadas) | Cuánto huye; null si nadie ha dicho sus dados.
    goesRound: Rodea | Si tiene que rodear o colarse por un hueco: entonces acaba más o menos ahí.
    destroyedOnWay: Destruida | Si queda destruida porque no puede escapar.
    leavesTable: Fuera del tablero | Si alguna miniatura sale del tablero, con lo que se pierde la unidad entera.
    throughFriends: Atraviesa | Amigas a través de las que huye.
    stoppedBy: La frenan | Enemigas y terreno impasable que le cierran el camino.
    runsTo: Hacia (grados) | La dirección en la que empieza, en el sentido del reloj; 0 es hacia arriba de la mesa. null mientras falte el dado de dispersión.
    firstUnit: Primera unidad delante | La primera unidad de cualquier bando que encontraría en 12 pulgadas, salvo aquellas de cuyo combate sale; null si no hay.
    firstUnitInches: Esa unidad está a (pulgadas) | Cuánto avanza hasta tocar esa unidad.
    firstGround: Terreno impasable delante | El primero en 12 pulgadas; null si no hay.
    firstGroundInches: Ese terreno está a (pulgadas) | Cuánto avanza hasta que su frente llega a él.
    edgeInches: El borde está a (pulgadas) | Cuánto avanza hasta que su peana está en el borde; null si son 12 pulgadas o más.
    unitAttacked: Debe atacar a | La unidad que alcanza; null si no alcanza a ninguna o faltan dados.
    turnedAside: Desviado | Si terreno impasable lo ha desviado en su camino.
    groundDice: Dados | Con cuántos dados cede terreno.
    goesBack: Cede (pulgadas) | Cuánto retrocede; null si no lo hace o nadie ha dicho los dados.
    atEdge: En el borde | Si se lo impide el borde de la mesa.
    fleesInstead: Huye en su lugar | Si no tiene sitio y huye.
    declared: Distancia declarada | En pulgadas; null de una balista y de un cañón órgano.
    aimX: Apunta a x (pulgadas) | Desde el borde izquierdo de la mesa; de una balista, donde el dardo encuentra su blanco; de un cañón órgano, la otra punta de su plantilla en la boca.
    aimY: Apunta a y (pulgadas) | Desde el borde superior de la mesa.
    landsX: Cae en x (pulgadas) | Desde el borde izquierdo de la mesa; null mientras no se sabe.
    landsY: Cae en y (pulgadas) | Desde el borde superior de la mesa; null mientras no se sabe.
    unitsHit: Unidades alcanzadas | Cada una con sus miniaturas, la más cercana primero; vacío mientras faltan dados.
    unitsLikely: Unidades de media | Cada una con las miniaturas a las que se da de media, si faltan dados.
    grazed: Sólo rozadas | Cuántas de sus miniaturas tienen menos de media peana bajo la plantilla: no se las impacta.
    holeOn: Bajo el agujero | La unidad con una miniatura bajo el centro del agujero; null si no la hay o no se sabe.
  `),

  terms: worded(`
    pace: normal = movimiento normal | march = marcha | quick-march = marcha rápida
    go: forward = avanzar recta | wheel-left = pivotar a la izquierda | wheel-right = pivotar a la derecha | about-face = encararse hacia atrás | rank-more = una fila más | rank-fewer = una fila menos
    looksTo: shoot = disparar | charge = cargar
    fleesFrom: charge = una carga | combat = el combate
    chargedSide: front = frente | flank = flanco | rear = retaguardia
    chargedFlank: left = izquierdo | right = derecho
    halfCharge: less = menos de la mitad | half = la mitad justa | more = más de la mitad
    rangeBand: short = corto | long = largo | out = fuera de alcance
    tooCloseToCall: allowance = lo que puede gastar | inch = la pulgada | line = la línea | reach = si llega | side = el lado
    tableKind: infantry = Infantería | cavalry = Caballería | chariot = Carro ligero | heavychariot = Carro pesado | elephant = Elefante | wagon = Carromato de guerra | smallgun = Artillería pequeña | largegun = Artillería grande | siege = Máquina de asedio | character = Personaje
    tableOrder: close = Orden cerrado | open = Orden abierto | skirmish = Hostigadores
    tableTrait: nomusician = Sin músico | fleeing = Huye | gaveground = Cedió terreno | returned = Vuelve al tablero
  `),

  steps: said(`
    wab-1.8/table: Las miniaturas más cercanas de {unit:raw} y {other:raw} están a {inches} pulgadas.
    wab-1.48/table-in: {other:raw} está en el arco de {unit:raw}, 45 grados a cada lado de su frente.
    wab-1.48/table-out: {other:raw} está fuera del arco de {unit:raw}, 45 grados a cada lado de su frente.
    wab-1.48/table: {other:raw} está fuera del arco de {unit:raw}: no puede cargar lo que no ve.
    wab-1.48/table-sight: Ninguna parte de {other:raw} está en el arco de {unit:raw}.
    wab-1.49/table: Ninguna miniatura de la primera fila de {unit:raw} ve a {other:raw}: todo lo que hay en su arco está tapado.
    wab-2.9/table-way: En su camino {unit:raw} pasaría a {inches} pulgadas de {other:raw}: menos de 1 pulgada.
    wab-2.9/table-end: {unit:raw} acabaría a {inches} pulgadas de {other:raw}: menos de 1 pulgada.
    wab-2.9/table-charge: La carga de {unit:raw} pasaría a {inches} pulgadas de {other:raw}, a quien no carga.
    wab-2.11/table-rate: {unit:raw} puede mover {inches} pulgadas.
    wab-2.11/table: El recorrido cuesta {inches} pulgadas, y {unit:raw} tiene {most}.
    wab-2.16/table: {unit:raw} pivota {degrees} grados: su miniatura exterior recorre {inches} pulgadas.
    wab-2.20/table: {others:raw} está en el camino de {unit:raw}: no puede atravesar otras unidades.
    wab-2.20/table-charge: {others:raw} está en el camino de la carga de {unit:raw}.
    wab-2.22/table: {unit:raw} se encara pagando {n} {n?vez|veces}: {inches} pulgadas.
    wab-2.23/table: En orden abierto, {unit:raw} se encara gratis {n} {n?vez|veces}.
    wab-2.25/table: {unit:raw} cambia pagando {n} {n?fila|filas}: {inches} pulgadas.
    wab-2.25/table-most: {unit:raw} cambiaría {ranks} filas: más de lo que la regla permite en un movimiento.
    wab-2.25/table-models: {unit:raw} no puede formar tantas filas con {models} miniaturas.
    wab-2.26/table: En orden abierto, {unit:raw} cambia gratis {n} {n?fila|filas}.
    wab-2.28/table: {unit:raw} no lleva músico: no puede reorganizarse.
    wab-2.29/table: {unit:raw} hace antes un chequeo de Liderazgo; si lo falla, se queda como está y ni mueve ni dispara.
    wab-2.30/table: {others:raw} está a menos de 8 pulgadas de {unit:raw}: se resta 1 a su Liderazgo.
    wab-2.31/table: {unit:raw} no mueve su centro y queda con {wide} de frente y {deep} de fondo, mirando a {degrees} grados.
    wab-2.31/table-room: Donde quedaría {unit:raw} sin mover su centro está {others:raw}.
    wab-2.32/table: Después {unit:raw} ya no mueve este turno ni dispara.
    wab-2.36/table: El camino pasa por {ground:raw}: terreno difícil.
    wab-2.37/table: {unit:raw} recorre {inches} pulgadas de terreno difícil, donde cada una gasta 2.
    wab-2.38/table: El camino pasa por {ground:raw}: terreno muy difícil.
    wab-2.39/table: {unit:raw} recorre {inches} pulgadas de terreno muy difícil, donde cada una gasta 4.
    wab-2.40/table: Lo que {unit:raw} avanza por mal terreno se redondea a la media pulgada siguiente: llega.
    wab-2.41/table: El terreno impasable cierra el paso a {unit:raw}, que tiene que rodearlo: {others:raw}.
    wab-2.41/table-charge: Hay terreno impasable en el camino de la carga de {unit:raw}: {others:raw}.
    wab-2.43/table: El camino pasa por encima de {ground:raw}: un obstáculo.
    wab-2.44/table: Cruzar {others:raw} le cuesta a {unit:raw} {inches} pulgadas.
    wab-2.44/table-short: A {unit:raw} no le queda bastante para cruzar el obstáculo y tiene que pararse delante.
    wab-2.46/table: {unit:raw} marcha al doble: {inches} pulgadas.
    wab-2.47/table: {unit:raw} no tiene músico: no puede marchar.
    wab-2.48/table: A 8 pulgadas o menos de {unit:raw} está {others:raw}: no puede marchar.
    wab-2.49/table: A 8 pulgadas o menos de {unit:raw} está {others:raw}, que huye, es artillería o un personaje: no impide la marcha.
    wab-2.50/table: A 8 pulgadas o menos de {unit:raw} está {others:raw}: la infantería no impide marchar a la caballería ni a los carros.
    wab-2.51/table: {unit:raw} es de las tropas que nunca marchan.
    wab-2.52/table: {unit:raw} marcharía a {inches} pulgadas de {other:raw}: menos de 1 pulgada.
    wab-2.53/table: {unit:raw} marcha: no puede cambiar de formación.
    wab-2.53/table-about-face: Con esta lectura {unit:raw} no puede encararse mientras marcha.
    wab-2.54/table: {unit:raw} marcha: {others:raw} la pararía en seco.
    wab-2.56/table: {unit:raw} hace una marcha rápida al triple: {inches} pulgadas.
    wab-2.57/table: {unit:raw} tiene {wide} de frente y {deep} de fondo: no es una columna de marcha.
    wab-2.60/table: A 8 pulgadas o menos de {unit:raw} está {others:raw}: eso impide la marcha rápida, sea quien sea.
    wab-2.61/table: {unit:raw} está en columna de marcha y no puede cargar.
    wab-2.64/table: {unit:raw} es una miniatura sola: marcha sin músico ni columna.
    wab-2.69/table: {unit:raw} huye y no hace ningún otro movimiento.
    wab-2.69/table-charge: {unit:raw} huye y no puede cargar.
    wab-2.71/table: {unit:raw} huye con {dice} dados.
    wab-2.74/table: {others:raw} cierra la huida de {unit:raw}, que se para tras {inches} pulgadas.
    wab-2.75/table: {unit:raw} quedaría {mm} mm fuera del borde: solo quien huye o persigue sale del tablero.
    wab-2.75/table-charge: {unit:raw} se saldría {mm} mm del borde de la mesa.
    wab-2.75/table-off: Una miniatura de {unit:raw} sale del tablero: se pierde la unidad entera.
    wab-3.2/table: Ninguna miniatura de {unit:raw} ve a ninguna de {other:raw}: no puede cargarla.
    wab-3.3/table: {unit:raw} carga hasta {inches} pulgadas.
    wab-3.11/table: {unit:raw} se vuelve en dirección contraria a {others:raw}, hacia {degrees} grados.
    wab-3.17/table: {other:raw} ya está trabada: solo puede aguantar.
    wab-3.22/table: La carga cuesta {inches} pulgadas y {unit:raw} tiene {most}: es fallida, y {unit:raw} mueve {normal} pulgadas.
    wab-3.26/table: {unit:raw} pivota {degrees} grados al principio: {inches} pulgadas de su carga.
    wab-3.28/table: {unit:raw} avanza recta {inches} pulgadas y toca a {other:raw}: {used} pulgadas en total.
    wab-3.28/table-other: De camino a {other:raw}, la carga de {unit:raw} toca antes a {others:raw} y acaba ahí.
    wab-3.29/table: {own} de sus miniaturas y {theirs} de {other:raw} quedan en contacto.
    wab-3.32/table: {unit:raw} toca también a {others:raw}: hay que declarar la carga contra cada una.
    wab-3.44/table: {unit:raw} está detrás de la línea del frente de {other:raw} y a su lado: carga el flanco.
    wab-3.44/table-stands: Desde donde está {unit:raw}, el lado de {other:raw} que cargaría es este: {side}.
    wab-3.45/table: Una parte de {unit:raw} está por delante de la línea del frente de {other:raw}: carga el frente.
    wab-3.26/table-no-way: Ningún pivote lleva a {unit:raw} al lado de {other:raw} que tiene que cargar.
    wab-3.46/table: Ante {other:raw} no queda sitio para {unit:raw}: ahí está {others:raw}.
    wab-3.51/table: {unit:raw} está entera detrás de la línea de la retaguardia de {other:raw}: carga la retaguardia.
    wab-3.52/table: {unit:raw} está entre el flanco y la retaguardia de {other:raw}, con miniaturas detrás: carga la retaguardia.
    wab-3.53/table: {unit:raw} está entre el flanco y la retaguardia de {other:raw}, sin miniaturas detrás: carga el flanco.
    wab-2.62/table: {unit:raw} está en columna de marcha y no puede contracargar.
    wab-3.8/table: {unit:raw} no es caballería ni carros ligeros: no puede contracargar.
    wab-3.58/table: {other:raw} no es caballería ni carros ligeros: no se puede contracargar su carga.
    wab-3.58/table-front: {other:raw} no carga el frente de {unit:raw}: no puede contracargar.
    wab-3.59/table: {other:raw} empieza a {inches} pulgadas, más cerca que la mitad de sus {most} pulgadas de carga: {unit:raw} solo puede aguantar.
    wab-3.60/table: {unit:raw} avanza {inches} pulgadas hacia {other:raw}, contado el pivote: como mucho la mitad de su movimiento.
    wab-3.61/table: {other:raw} avanza {inches} pulgadas más hasta tocarla; las dos han cargado, y {other:raw} golpea primero.
    wab-3.62/table: {unit:raw} no tiene ningún camino abierto hasta {other:raw}: aguanta.
    wab-3.63/table: {other:raw} no llega: {unit:raw} avanza {inches} pulgada y no se tocan.
    wab-13.31/table: {unit:raw} es de catafractos, que nunca contracargan.
    wab-3.66/table: {unit:raw} está trabada con {others:raw} y no puede mover.
    wab-3.66/table-charge: {unit:raw} está trabada con {others:raw} y no puede cargar.
    wab-4.4/table: {unit:raw} va montada y dispara en cualquier dirección.
    wab-4.6/table: De las {models} miniaturas de la primera fila de {unit:raw}, {n?ve|ven} a {other:raw} {n}.
    wab-4.8/table: Delante de la miniatura más cercana de {other:raw} está {ground:raw}, por encima de lo cual nadie ve desde el suelo.
    wab-4.9/table: Delante de {other:raw}, y no pegado a ella, está {ground:raw}.
    wab-4.10/table: Delante de {other:raw} hay más de 2 pulgadas de {ground:raw}.
    wab-4.12/table: {others:raw} está entre las miniaturas más cercanas.
    wab-4.13/table: Los jinetes de {unit:raw} ven por encima de las tropas.
    wab-4.16/table: {other:raw} está fuera del alcance de {reach} pulgadas.
    wab-4.17/table: A {reach} pulgadas o menos {shooters?está|están} {shooters} de las que ven.
    wab-4.18/table: A {reach} pulgadas o menos, a corto alcance, {shooters?está|están} {shooters}.
    wab-6.23/table: {unit:raw} huye en dirección contraria a {others:raw}, hacia {degrees} grados.
    wab-6.24/table: {unit:raw} rodea a {others:raw} o se cuela por un hueco.
    wab-6.25/table: A menos de 8 pulgadas no hay por dónde rodear a {others:raw}: {unit:raw} pasa a través.
    wab-6.26/table: A menos de 8 pulgadas no hay por dónde rodear a {others:raw}: {unit:raw} queda destruida.
    wab-6.27/table: {unit:raw} huye de {others:raw} en diagonal, hacia {degrees} grados.
    wab-6.28/table: {unit:raw} tiene a {others:raw} delante y detrás: no puede huir y queda destruida.
    wab-6.29/table: {unit:raw} tiene a {others:raw} en los dos flancos y huye hacia {degrees} grados.
    wab-6.30/table: {unit:raw} está rodeada por {others:raw}: no puede huir y queda destruida.
    wab-6.53/table: {unit:raw} vuelve al tablero este turno y no puede cargar.
    wab-6.57/table: {unit:raw} está trabada por la retaguardia con {others:raw}: no cede terreno.
    wab-6.58/table: {others:raw} está en un flanco de {unit:raw}: solo cede terreno si cada una tiene menos de 5 miniaturas.
    wab-6.60/table: {others:raw} está en el camino: {unit:raw} no puede ceder terreno.
    wab-6.60/table-edge: El borde de la mesa está en el camino: {unit:raw} no puede ceder terreno.
    wab-6.61/table: {unit:raw} cede terreno con {dice} {dice?dado|dados}.
    wab-6.62/table: Sin sitio, {unit:raw} huye: se añade 1 dado más.
    wab-6.65/table: {unit:raw} cedió terreno el turno anterior y perdió el contacto: no puede declarar una carga.
    wab-9.3/table: {unit:raw} es un personaje solo y gira libremente.
    wab-9.4/table: {unit:raw} es un personaje solo y no puede cargar.
    wab-15.5/table: {unit:raw} mueve miniatura a miniatura, sin maniobras, y acaba con huecos de {gap} {gap?pulgada|pulgadas}, de 2 como mucho.
    wab-15.5/table-room: Donde quedaría {unit:raw} está {others:raw}.
    wab-15.6/table: {unit:raw} pasa por {others:raw}, que no frena a los hostigadores a pie.
    wab-15.6/table-riders: {unit:raw} pasa por {others:raw}: a los hostigadores montados los frena como a los demás.
    wab-15.7/table: Los hostigadores mueven el doble: la miniatura de {unit:raw} que va más lejos recorre {inches} de {most} pulgadas.
    wab-15.7/table-far: No todas las miniaturas de {unit:raw} encuentran puesto por un camino recto de {most} pulgadas como mucho.
    wab-15.11/table: {unit:raw} mueve más que su Movimiento: no puede disparar este turno.
    wab-17.36/table: {unit:raw} va en estampida recto, hacia {degrees} grados.
    wab-17.36/table-ground: A {inches} pulgadas delante de {unit:raw} hay terreno impasable: {ground:raw}.
    wab-17.36/table-on: Desde ahí {unit:raw} sigue hacia {degrees} grados.
    wab-17.39/table: A {inches} pulgadas delante de {unit:raw} está {other:raw}.
    wab-18.42/table: El dardo vuela recto y da primero en {other:raw}.
    wab-18.42/in-the-way: El dardo no da en {other:raw}, a {inches} pulgadas, como lo primero en su línea dentro de su alcance.
    wab-18.53/misfire: MISFIRE: la bala no vuela.
    wab-18.67/misfire: MISFIRE: el cañón órgano no dispara.
  `),

  because: said(`
    touches-nobody-else: No toca a ninguna otra enemiga.
  `),

  ...summed(`
    table-move/yes: {unit:raw} puede mover así: {inches} de {most} pulgadas. | Se puede: {inches} de {most} pulgadas | Puede.
    table-move/no: {unit:raw} no puede mover así. | No se puede | No puede.
    table-reform/yes: {unit:raw} puede reorganizarse así si pasa el chequeo de Liderazgo. | Puede tras un chequeo | Puede, tras un chequeo.
    table-reform/near: {unit:raw} puede reorganizarse así si pasa el chequeo con -1 al Liderazgo. | Puede tras un chequeo con -1 | Puede, tras un chequeo con -1.
    table-reform/free: {unit:raw} puede girar así. | Puede girar | Puede, sin chequeo.
    table-reform/no: {unit:raw} no puede reorganizarse así. | No se puede | No puede.
    table-skirmish/yes: {unit:raw} puede ir ahí: {inches} de {most} pulgadas. | Se puede: {inches} de {most} pulgadas | Pueden.
    table-skirmish/no: {unit:raw} no puede ir ahí. | No se puede | No pueden.
    table-charge/yes: {unit:raw} carga a {other:raw} y llega: {inches} de {most} pulgadas, lado: {side}. | Llega ({side}): {inches} de {most} pulgadas | Llega a este lado: {side}.
    table-charge/short: {unit:raw} puede cargar a {other:raw} pero no llega: {inches} pulgadas de {most}. | Se queda corta | La carga es fallida.
    table-charge/no: {unit:raw} no puede cargar a {other:raw}. | No hay carga | No puede cargar.
    table-counter/yes: {unit:raw} avanza {inches} pulgadas al encuentro de {other:raw}, que avanza {moves}. | {inches} y {moves} pulgadas | Avanza {inches} pulgadas al encuentro.
    table-counter/short: {unit:raw} avanza {inches} pulgada hacia {other:raw}, que se queda corta. | {inches} pulgada, sin contacto | Avanza {inches} pulgada y no se tocan.
    table-counter/no: {unit:raw} no puede contracargar a {other:raw}. | Sin contracarga | No puede contracargar.
    table-counter/no-charge: {other:raw} no puede cargar a {unit:raw}: no hay nada que contracargar. | No hay carga | No la cargan.
    table-sight/yes: {n} {n?miniatura|miniaturas} de {unit:raw} {n?ve|ven} a {other:raw}, a {inches} pulgadas. | {n?Ve|Ven} {n} | {n?Ve|Ven} {n}.
    table-sight/far: {unit:raw} ve a {other:raw}, pero ninguna miniatura está a su alcance. | Fuera de alcance | Ninguna está a su alcance.
    table-sight/no: {unit:raw} no ve a {other:raw}. | No la ve | No la ve.
    table-shot/no: {unit:raw} no puede disparar así. | Sin disparo | No puede disparar así.
    table-shot/misfire: El disparo de {unit:raw} falla. | Fallo | Falla.
    table-shot/open: Faltan dados: de media el disparo da a {likely} miniaturas de {target:raw}. | De media da a {likely} | De media da a {likely} miniaturas de {target:raw}.
    table-shot/hits: En la línea o bajo la plantilla de {unit:raw} {models?está|están} {models} {models?miniatura|miniaturas}. | {models} {models?miniatura|miniaturas} | {models} {models?miniatura está|miniaturas están} en su línea o bajo su plantilla.
    table-distance/apart: {unit:raw} y {other:raw} están a {inches} pulgadas. | {inches} pulgadas | Están a {inches} pulgadas.
    table-flight/yes: {unit:raw} huye {inches} pulgadas, hacia {degrees} grados. | Huye {inches} pulgadas | Huye {inches} pulgadas.
    table-flight/route: {unit:raw} huye hacia {degrees} grados con {dice} dados. | Hacia {degrees} grados | Huye con {dice} dados.
    table-flight/off: {unit:raw} huye fuera del tablero. | Fuera del tablero | Sale del tablero.
    table-flight/destroyed: {unit:raw} no puede escapar y queda destruida. | Destruida | Queda destruida.
    table-stampede/scatter: {unit:raw} va en estampida 2D6 pulgadas hacia donde señale el dado de dispersión. | Según el dado de dispersión | Va hacia donde señale el dado de dispersión.
    table-stampede/open: {unit:raw} va en estampida 2D6 pulgadas hacia {degrees} grados. | Hacia {degrees} grados | Va 2D6 pulgadas.
    table-stampede/free: {unit:raw} va en estampida {inches} pulgadas. | {inches} pulgadas | Va {inches} pulgadas.
    table-stampede/attacks: Tras {inches} pulgadas {unit:raw} debe atacar a {other:raw}. | Ataca a {other:raw} | Debe atacar a {other:raw}.
    table-stampede/turned-aside: Terreno impasable desvía a {unit:raw} hacia donde señale el dado de dispersión; en total mueve {inches} pulgadas. | Desviado | Se desvía.
    table-stampede/off-table: {unit:raw} sale de la mesa para siempre. | Fuera de la mesa | Sale de la mesa.
    table-back/yes: {unit:raw} cede terreno: {inches} pulgadas. | {inches} pulgadas atrás | Retrocede {inches} pulgadas.
    table-back/room: {unit:raw} tiene sitio para ceder terreno con {dice} {dice?dado|dados}. | Tiene sitio | Tiene sitio.
    table-back/flees: {unit:raw} no tiene sitio para ceder terreno y huye. | Huye | Huye.
    table-back/no: {unit:raw} no cede terreno. | No cede terreno | No lo hace.
  `),

  problems: said(`
    ${TABLE_PROBLEMS.es}
    template-unknown: El dibujo de la plantilla de los cañones órgano se ha perdido con el libro: di el largo y el ancho de la que uséis.
    template-wider-than-long: La plantilla no puede ser más ancha que larga.
    no-elephant-there: {unit:raw} no es un elefante: sus palabras deben decir elephant.
    no-way-between-enemies: {unit:raw} tiene enemigas en lados opuestos y ningún camino lo aleja de todas: di hacia dónde va.
    no-machine-there: {unit:raw} no es una máquina de guerra: sus palabras deben decir smallgun, largegun o siege.
    skirmishers-otherwise: {unit:raw} va en hostigadores y mueve por reglas propias; esto se pregunta solo de unidades formadas.
    more-abreast-than-models: Solo tiene {models} miniaturas.
    formed-otherwise: {unit:raw} va formada y mueve en bloque; esto se pregunta solo de hostigadores.
    goes-nowhere: Di al menos un paso de su recorrido.
    position/wedge-without-shape: Carácter {at}: el libro ha perdido las reglas de las cuñas y no les da forma, así que ninguna unidad está en la mesa en cuña.
    position/no-points: Carácter {at}: {word:raw} necesita la x y la y de {least} a {most} puntos.
    position/too-many-elements: Carácter {at}: en una mesa caben {most} elementos como mucho.
  `),
} satisfies PartOfMessages;
