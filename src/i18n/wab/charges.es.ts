import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Campos que aquí quieren decir algo propio. */
const MOVEMENT = `
  movement: Movimiento de quien carga | Su factor de movimiento en pulgadas, quitado lo que resta la armadura. Carga el doble.
`;
const BARE = `
  bareMovement: Movimiento sin armadura | El Movimiento de la unidad que huye o contracarga antes de que lo baje su armadura; solo cuenta con la lectura b de R23. Sin decir: la armadura no lo baja.
`;
const WHEEL = `
  wheel: Pivote del principio | Pulgadas que recorre la miniatura exterior del frente al pivotar al principio de la carga; 0 si no pivota.
`;

export default {
  queries: {
    ...titled(`
      wab/charge-side: Frente, flanco o retaguardia | Qué lado ataca quien carga | Dice, por dónde está quien carga al empezar a mover, qué lado del objetivo carga, y si su jugador puede elegir otro.
      wab/charge-contact: Contacto de una carga | Cuántas miniaturas se tocan | Dice cuántas miniaturas de cada bando pueden quedar en contacto como mucho, cómo se reparten el objetivo varias unidades que cargan, cuántas caben y a quién se mueve si no se pueden alinear.
    `),
    'wab/charge': {
      title: 'Declarar y mover una carga',
      line: 'Si puede cargar, y si llega',
      about:
        'Dice si una unidad puede declarar una carga y contra cuántos enemigos debe hacerlo, hasta dónde carga, si llega con pivote, terreno y obstáculos, y cuánto mueve si falla.',
      fields: labelled(`${MOVEMENT}${WHEEL}
        distance: Distancia al contacto | Pulgadas en línea recta desde quien carga, ya pivotado, hasta que toca al objetivo; si está tras un obstáculo, hasta el objetivo mismo. Sin decir: aún no se ha medido.
      `),
    },
    'wab/charge-reaction': {
      title: 'Reacción a una carga',
      line: 'Qué puede hacer la unidad cargada',
      about:
        'Dice qué reacciones puede elegir una unidad cargada, si puede reaccionar como eligió, qué hace si no, con cuántos dados huye y qué chequeos de Pánico siguen.',
      fields: labelled(`${BARE}
        troops: Tropas de la unidad cargada | Qué es la unidad cargada.
        missiles: Tiene armas a distancia | true si la unidad cargada tiene armas a distancia.
        weapon: Arma de proyectiles | La de la unidad cargada, que entonces tiene armas a distancia: bow, arco; short-bow, arco corto; long-bow, arco largo; crossbow, ballesta; light-crossbow, ballesta ligera; sling, honda; staff-sling, honda con vara; javelin, jabalina; stones, piedras; darts, dardos; handgun, pistola o arcabuz. Sin decir: ninguna con la que no se pueda huir tras disparar.
        chargerModels: Miniaturas de quien carga | Cuántas miniaturas tenía la unidad que carga cuando le dispararon. Sin decir: no han disparado a nadie.
      `),
    },
    'wab/fleeing-target': {
      title: 'Objetivo que huye de una carga',
      line: 'Si escapa, y redirigir la carga',
      about:
        'Dice con qué probabilidad la huida de una unidad cargada la saca del alcance, con qué tirada, qué es de ella si no, y si quien carga puede redirigir contra un enemigo revelado y llega.',
      fields: labelled(`${MOVEMENT}${WHEEL}${BARE}
        distance: Distancia al objetivo | Pulgadas en línea recta desde quien carga, ya pivotado, hasta el objetivo antes de que huya.
        troops: Tropas del objetivo | Qué es la unidad que huye.
        dice: Dados de la huida | Los dados de la huida como han caído. Sin decir: aún no se han tirado.
      `),
    },
    'wab/countercharge': {
      title: 'Contracarga',
      line: 'Quién puede, cuánto, dónde chocan',
      about:
        'Dice si una unidad cargada puede contracargar, desde qué distancia, cuánto mueven ella y quien carga hasta chocar, quién golpea primero, y qué pasa si la carga se queda corta.',
      fields: labelled(`${BARE}
        movement: Movimiento de quien contracarga | Su factor de movimiento en pulgadas, quitada la armadura. Contracarga la mitad.
        troops: Tropas que contracargan | Qué es la unidad cargada.
        wheel: Pivote de quien contracarga | Pulgadas que le cuesta pivotar hacia quien la carga; 0 si no pivota.
      `),
      answers: labelled(`
        allowed: Puede contracargar | Si puede; si no, aguanta.
      `),
    },
    'wab/disengage': {
      title: 'Destrabarse',
      line: 'Si puede salir, y su chequeo',
      about:
        'Dice si una unidad trabada puede intentar salir de su combate, si necesita un chequeo de Liderazgo y con qué probabilidad lo pasa, cuánto se aleja, y qué pasa si falla.',
      fields: labelled(`
        movement: Movimiento | El factor de movimiento de la unidad en pulgadas, quitada la armadura.
        leadership: Liderazgo | El Liderazgo (L) de la unidad, de 1 a 10. Sin decir: solo si es caballería que no necesita chequeo.
        troops: Tropas que se destraban | Qué es la unidad.
        bareMovement: Movimiento sin armadura | El Movimiento de la unidad antes de que lo baje su armadura; solo cuenta para su huida con la lectura b de R23. Sin decir: la armadura no lo baja.
      `),
      answers: labelled(`
        allowed: Puede intentarlo | Si puede intentar destrabarse.
        flightDice: Dados de la huida | Cuántos D6 huye si falla, en pulgadas; null si ha pasado o no hay chequeo.
      `),
    },
  },

  fields: labelled(`
    rough: Terreno y obstáculos | Lo que hay en el camino recto además de terreno abierto, en cualquier orden. Sin decir: todo es abierto.
    roughKind: Tipo de terreno | difficult, difícil, cada pulgada cuesta 2; very-difficult, muy difícil, cada pulgada cuesta 4; obstacle, cruzarlo cuesta la mitad del movimiento; impassable, no entra nadie.
    roughAfter: Empieza a | Pulgadas del camino recto antes de que empiece.
    roughInches: Pulgadas dentro | Cuántas pulgadas del camino van por él; en un obstáculo da igual.
    modelsSeeing: Miniaturas que ven al objetivo | Cuántas miniaturas de quien carga ven a una del objetivo. Sin decir: bastantes.
    bearing: Ángulo hasta el objetivo | Grados entre el frente y el objetivo, de la miniatura que mejor lo ve: 45 es el borde de su arco.
    unitIs: Estado de quien carga | engaged, trabada; fleeing, huyendo; column, en columna de marcha al empezar el turno; lone-character, un personaje solo; gave-ground, cedió terreno el turno pasado y perdió el contacto; back-on-table, vuelve a la mesa este turno; ungovernable, tropas poco fiables que sacaron 1.
    alsoTouched: Otros enemigos que toca | Cuántas unidades enemigas más va a tocar sin remedio la carga, por estar juntas o al alinearse.
    alsoNamed: De esos, declarados | Contra cuántos de ellos se declara también la carga. Sin decir: contra todos.
    crossesPath: Cruza otra carga | true si su ruta cruza la de otra unidad amiga que carga.
    sideBySide: Codo con codo | true si las dos cargan codo con codo contra el mismo enemigo o contra enemigos adyacentes.
    manoeuvre: Maniobra en el camino | none, como mucho un pivote al principio; second-wheel, otro pivote después; turn, girar; change-formation, cambiar de formación al principio; into-column, formar una columna de marcha.
    behindObstacle: Objetivo tras un obstáculo | true si el objetivo defiende un muro, seto o zanja al otro lado.
    passesNear: Pasa cerca de un enemigo | true si pasa a menos de 1 pulgada de otro enemigo sin tocarlo.
    declared: Se declara | start-of-movement, al principio de la fase de movimiento; later, después de mover algo.
    measuredFirst: Mide antes | true si su jugador quiere medir la distancia antes de declarar.
    skirmishing: Hostiga | true si quien carga hostiga: entonces la mayoría de sus miniaturas debe ver al objetivo.
    chargers: Quienes cargan | Cada unidad que la carga, al menos una.
    chargerMovement: Movimiento de quien carga | Su factor de movimiento en pulgadas, quitada la armadura; su distancia de carga es el doble.
    chargerDistance: Distancia de quien carga | Pulgadas que debe mover hasta el contacto, al empezar su carga.
    chargerTroops: Tropas de quien carga | Qué es quien carga.
    chargerFrom: De dónde viene | front, por el frente de la unidad cargada y dentro de su arco de 90 grados; front-outside-arc, por el frente y fuera de ese arco; flank, por el flanco; rear, por la retaguardia.
    reaction: Reacción elegida | any, cuáles puede elegir; hold, aguantar; flee, huir; stand-and-shoot, aguantar y disparar; shoot-and-flee, disparar y huir; countercharge, contracargar; feigned-flight, fingir la huida; ignore, dar la carga por demasiado lejana.
    troops: Tropas | Qué es la unidad.
    missiles: Tiene armas a distancia | true si la unidad tiene armas a distancia.
    targetMovement: Movimiento de la unidad cargada | Su factor de movimiento en pulgadas, quitada la armadura.
    targetIs: Estado de la unidad cargada | engaged, ya trabada; fleeing, huyendo desde un turno anterior; revealed, revelada por un objetivo que huyó; met-by-pursuers, alcanzada por quien persigue a otros; column, en columna de marcha; cataphracts, catafractos; way-blocked, el terreno u otras unidades impiden su contracarga; ungovernable, tropas poco fiables que sacaron 1.
    otherReaction: Reacción a los demás que cargan | Lo que quiere hacer con los otros que la cargan; same, lo mismo.
    neighbour: Reacción de otra unidad | Cómo reacciona otra unidad contra la que se declara la misma carga; none, no la hay.
    chargerLost: Miniaturas que perdió quien carga | Cuántas miniaturas ha perdido quien carga por los disparos de esta reacción.
    shotsStop: Los disparos detienen la carga | true si los disparos destruyen a quien carga o le provocan pánico.
    allDeclared: Ya se han declarado todas | true si ya se han declarado todas las cargas del turno.
    stands: Dónde está quien carga | Cada sitio donde tiene alguna parte al empezar a mover, según las líneas de las filas frontal y trasera del objetivo y sus lados, todas prolongadas: ahead, justo delante del objetivo; ahead-aside, por delante de su línea del frente, a un lado; beside, entre las dos líneas; behind-aside, tras su línea de retaguardia, a un lado; behind, justo detrás, si hay allí alguna miniatura.
    wants: Lado que quiere el jugador | any, el que sea; front, frente; flank, flanco; rear, retaguardia.
    sideFull: Ese lado está completo | true si otros combates no dejan sitio en ese lado del objetivo.
    onlyFlankInReach: Solo llega al flanco | true si con su movimiento llega al flanco y no al frente.
    touchesCorner: Toca una esquina | true si toca al objetivo en una esquina del frente.
    fleeMovement: Movimiento del objetivo | El factor de movimiento de la unidad que huye en pulgadas, quitada la armadura.
    fledBefore: Ya huía antes | true si el objetivo huye desde un turno anterior.
    revealedDistance: Distancia al enemigo revelado | Pulgadas en línea recta, tras el pivote hacia el primer objetivo, hasta otro enemigo que su huida deja expuesto. Sin decir: no expone a ninguno.
    wheelsAgain: Pivota otra vez | true si quien carga quiere pivotar hacia el enemigo revelado.
    chargerBase: Peana de quien carga | infantry, infantería, 20 x 20 mm; cavalry, caballería, 25 x 50; light-chariot, carro ligero, 40 x 80; heavy-chariot y elephant, carro pesado y elefante, 60 x 80.
    chargerWide: Miniaturas en su primera fila | Cuántas miniaturas de ancho tiene quien carga.
    targetBase: Peana del objetivo | infantry, infantería, 20 x 20 mm; cavalry, caballería, 25 x 50; light-chariot, carro ligero, 40 x 80; heavy-chariot y elephant, carro pesado y elefante, 60 x 80.
    targetWide: Miniaturas en ese lado | Cuántas miniaturas tiene el objetivo en el lado que le cargan: su ancho por el frente y la retaguardia, sus filas por un flanco.
    sideCharged: Lado que carga | front, flank o rear: frente, flanco o retaguardia del objetivo.
    besides: Otros que cargan ese lado | Cada una de las demás unidades que cargan el mismo lado del objetivo.
    besideBase: Peana | infantry, infantería, 20 x 20 mm; cavalry, caballería, 25 x 50; light-chariot, carro ligero, 40 x 80; heavy-chariot y elephant, carro pesado y elefante, 60 x 80.
    besideWide: Miniaturas en su primera fila | Cuántas miniaturas de ancho tiene.
    otherTargets: Otros objetivos | Cuántas unidades enemigas más toca quien carga.
    cannotLineUp: No se pueden alinear | true si no hay manera de alinear a quien carga con lo que toca.
    wheelsLess: Pivota para menos contacto | true si su jugador quiere trabar menos miniaturas de las que podría.
    slidesSideways: Se desliza de lado | true si, después de mover como pide la carga, se deslizaría por su frente para tocar con más miniaturas.
    onlyContact: Único contacto posible | Qué puede tocar la carga del enemigo, como mucho: models, una o más miniaturas; part-of-a-model, parte de una; corner, solo la esquina de la unidad, sin nadie contra quien alinearse.
    chargerReaches: Su carga llega | by-distance, si la distancia no pasa de su distancia de carga; yes o no, si pivote, terreno u obstáculos deciden otra cosa.
    alsoCharged: Otra unidad cargada | Si el mismo enemigo carga también a otra unidad: nobody, a ninguna; met-later, la alcanzaría después de chocar con quien contracarga; met-first, la toca de todos modos.
    column: En columna | true si está en columna de marcha.
    cataphracts: Catafractos | true si es de catafractos.
    blocked: Tiene el camino cortado | true si el terreno u otras unidades impiden la contracarga.
    enemyMovement: Movimiento del enemigo | El factor de movimiento del enemigo más rápido con el que lucha, en pulgadas, quitada la armadura.
    foughtOn: Por dónde lucha | front, solo por el frente; flank-or-rear, solo por un flanco o la retaguardia; several, por más de un lado.
    enemyPursued: Un enemigo llegó persiguiendo | true si un enemigo con el que lucha la alcanzó el turno pasado en una persecución.
  `),

  answers: labelled(`
    mustName: Unidades que hay que señalar | Contra cuántas unidades enemigas hay que declarar la carga; cada una reacciona por su cuenta.
    chargeDistance: Distancia de carga | Pulgadas que la unidad carga como mucho; null si no puede cargar.
    straightReach: Le queda tras el pivote | Pulgadas de la distancia de carga que quedan para ir recta; null si no puede cargar.
    movementNeeded: Movimiento que hace falta | Pulgadas de movimiento que cuestan el pivote y el camino con su terreno; null si no se ha medido o si no se puede pasar.
    moves: Mueve | Pulgadas que mueve con el pivote: hasta el contacto, o de una carga fallida; null si no se ha medido.
    reaches: Llega | Si la carga llega; null si no se dice la distancia.
    chargeEnds: Cómo acaba la carga | contact, llega y se alinea; failed, se queda corta; unmeasured, no se dice la distancia; not-declared, no puede declararse.
    chargesFailing: Cargas que fallan | Cuántas cargas fallan: 2 si se cruzan dos.
    mayShootLater: Puede disparar después | Si la unidad puede disparar este turno tras su carga.
    reactions: Reacciones que puede elegir | Qué reacciones puede elegir.
    unitReacts: Qué hace | La reacción que hace, o lo que hace en su lugar; none si eso queda por decidir.
    mayShootAt: A cuántos puede disparar | A cuántos de los que cargan puede disparar; elige a uno.
    panicTest: Chequeo de Pánico de la cargada | Si hace un chequeo de Pánico antes de que se mueva la carga.
    chargerTests: Chequeo de Pánico de quien carga | Si quien carga hace un chequeo de Pánico antes de mover.
    sideCharged: Lado que carga | front, flank o rear: frente, flanco o retaguardia; none si no se puede decir.
    failedMove: Movimiento de la carga fallida | Pulgadas que mueve quien carga si el objetivo escapa y la carga no se redirige; null si eso no se puede.
    escapesOn: Escapa con | La menor tirada de la huida que la saca del alcance; null si ninguna la saca.
    fled: Huye | Pulgadas que huye; null mientras falten dados.
    escapeChance: Probabilidad de escapar | La de que su huida la saque del alcance, antes de tirar, como fracción exacta; null si eso no se puede.
    escapes: Escapa | Si sale del alcance; null mientras falten dados.
    mayRedirect: Puede redirigir | Si quien carga puede ir a por el enemigo revelado; null mientras falten dados.
    redirectReaches: Llega al revelado | Si la carga llega hasta él; null si no lo hay.
    chargersTouching: De quien carga, en contacto | Cuántas miniaturas de quienes cargan tocan al objetivo como mucho; null si se tocan varias unidades.
    targetsTouching: Del objetivo, en contacto | Cuántas miniaturas del objetivo tocan a quienes cargan como mucho; null si se tocan varias unidades.
    shares: Reparto del objetivo | Si cargan varias, cuántas miniaturas del objetivo le tocan a cada una; las partes mayores van a quien su jugador quiera.
    touchingByCharger: En contacto por unidad | Si cargan varias, cuántas miniaturas de cada una tocan al objetivo como mucho.
    chargersThatFit: Unidades que caben | Cuántas de las que cargan tienen sitio en ese lado.
    whoIsMoved: A quién se mueve para alinear | chargers, se alinean los que cargan; charged, se mueve a los cargados; none, a nadie.
    leastDistance: Desde esta distancia | Pulgadas desde las que puede contracargar, la mitad de la distancia de carga del primero que carga.
    counterMove: Contracarga | Pulgadas que va recta quien contracarga; null si no puede.
    chargerMoves: Mueve quien carga | Pulgadas que avanza quien carga hasta chocar; null si no chocan.
    meets: Chocan | Si la carga y la contracarga se encuentran.
    countsAsCharging: Cuenta como carga | Si quien contracarga cuenta como que ha cargado, para sus armas y reglas.
    strikesFirst: Quién golpea primero | charger, la unidad que cargó primero; nobody, nadie si no chocan.
    neighbourFights: La otra unidad lucha | Si la otra unidad cargada tiene que luchar; false si no la hay.
    withoutTest: Sin chequeo | Si lo hace sin chequeo.
    disengaged: Se destraba | Si se destraba; null mientras falten dados.
    disengages: Se destraba | Probabilidad de que la unidad se destrabe.
    mostInches: Mueve hasta | Pulgadas que puede alejarse en línea recta si se destraba; null si no lo hace.
    movesIn: Cuándo mueve | compulsory-moves, con los movimientos obligatorios, antes de las cargas; nothing, se queda.
    turnCost: Coste de darse la vuelta | Pulgadas que le cuesta girar 180 grados.
    enemyDoes: Qué hace el enemigo | nothing, se queda; may-pursue, puede perseguir como si hubiera ganado el combate; open, lo dicen los dados; fights-on, el combate sigue.
  `),

  terms: worded(`
    roughKind: difficult = terreno difícil | very-difficult = terreno muy difícil | obstacle = un obstáculo | impassable = terreno impasable
    unitIs targetIs: engaged = trabada | fleeing = huyendo | column = en columna de marcha | lone-character = un personaje solo | gave-ground = cedió terreno el turno pasado | back-on-table = vuelve a la mesa | revealed = revelada | met-by-pursuers = alcanzada por perseguidores | cataphracts = catafractos | way-blocked = con el camino cortado | ungovernable = ingobernable
    onlyContact: models = miniaturas | part-of-a-model = parte de una miniatura | corner = solo una esquina
    manoeuvre: none = ninguna | second-wheel = un segundo pivote | turn = un giro | change-formation = un cambio de formación | into-column = formar una columna de marcha
    declared: start-of-movement = al principio del movimiento | later = después
    chargeEnds: contact = en contacto | failed = fallida | unmeasured = sin medir | not-declared = sin declarar
    troops chargerTroops: infantry = infantería | cavalry = caballería | light-chariots = carros ligeros | heavy-chariots = carros pesados | scythed-chariots = carros con cuchillas | elephants = elefantes
    chargerFrom: front = por el frente, en su arco | front-outside-arc = por el frente, fuera de su arco | flank = por un flanco | rear = por la retaguardia
    chargerReaches: by-distance = según la distancia | yes = sí | no = no
    reaction reactions unitReacts otherReaction neighbour: any = cualquiera | none = ninguna | same = la misma | hold = aguantar | flee = huir | stand-and-shoot = aguantar y disparar | shoot-and-flee = disparar y huir | countercharge = contracargar | feigned-flight = fingir la huida | ignore = ignorar la carga
    stands: ahead = justo delante | ahead-aside = delante, a un lado | beside = al costado | behind-aside = detrás, a un lado | behind = justo detrás
    wants sideCharged: any = cualquiera | front = el frente | flank = el flanco | rear = la retaguardia | none = ninguno
    chargerBase targetBase besideBase: infantry = infantería | cavalry = caballería | light-chariot = carro ligero | heavy-chariot = carro pesado | elephant = elefante
    whoIsMoved: chargers = quienes cargan | charged = las unidades cargadas | none = nadie
    alsoCharged: nobody = ninguna | met-later = alcanzada después | met-first = tocada de todos modos
    strikesFirst: charger = quien carga | nobody = nadie
    foughtOn: front = solo por el frente | flank-or-rear = por un flanco o la retaguardia | several = por varios lados
    movesIn: compulsory-moves = con los movimientos obligatorios | nothing = se queda
    enemyDoes: nothing = se queda | may-pursue = puede perseguir | open = abierto | fights-on = sigue luchando
  `),

  steps: said(`
    wab-2.9/charge: Quien carga puede pasar cerca de un enemigo al que no toca.
    wab-2.9/reading: Con esta lectura, quien carga se queda a 1 pulgada de los enemigos a los que no carga.
    wab-2.9/failed-charge: Se para a 1 pulgada del enemigo al que no llega.
    wab-2.61/charge: Una unidad en columna de marcha al empezar el turno no declara cargas.
    wab-2.62/column: Una unidad en columna de marcha no contracarga.
    wab-2.69/charge: Una unidad que huye no carga.
    wab-2.69/only-flee: Una unidad que huye y es cargada solo puede huir.
    wab-2.69/told: Una unidad que huye y es cargada huye.
    wab-3.1: Las cargas se declaran al principio de la fase de movimiento, no después.
    wab-3.2: Ninguna de sus miniaturas ve al objetivo.
    wab-3.3/distance: Con un movimiento de {movement} su distancia de carga es de {chargeDistance} pulgadas.
    wab-3.3/measured: No se mide nada antes de declarar una carga.
    wab-3.4: La carga va a tocar {units} unidades sin remedio: hay que declararla contra todas.
    wab-3.5: El objetivo está fuera de su arco de {arc} grados.
    wab-3.6: Las reacciones se declaran cuando ya se han declarado todas las cargas.
    wab-3.7: Aguanta y recibe la carga.
    wab-3.7/open: Puede aguantar.
    wab-3.8: La caballería y los carros ligeros pueden contracargar contra jinetes que los cargan por el frente.
    wab-3.8/may: Contracarga, al mismo tiempo que la carga.
    wab-3.8/open: Puede contracargar.
    wab-3.9: Dispara enseguida a quien está a más de la mitad de su distancia de carga, y aguanta.
    wab-3.9/no-missiles: Sin armas a distancia no dispara a quien la carga.
    wab-3.9/open: Puede aguantar y disparar.
    wab-3.9/too-near: Nadie la carga desde más de la mitad de su distancia de carga, {half} pulgadas: aguanta sin disparar.
    wab-3.10: Quien carga ha perdido el {share} % de sus miniaturas o más: chequea pánico antes de mover.
    wab-3.11: Se encara en dirección contraria y huye enseguida {dice}D6 pulgadas.
    wab-3.11/fast: Mueve más de 6 pulgadas: 3D6.
    wab-3.11/open: Puede huir.
    wab-3.12: Huye por donde más se aleja de todos los que la cargan.
    wab-3.13: Dispara enseguida, y después debe huir.
    wab-3.13/open: Puede disparar y huir.
    wab-3.13/too-near: Nadie la carga desde más de la mitad de su distancia de carga, {half} pulgadas: huye sin disparar.
    wab-3.14: Los disparos han detenido la carga: no necesita huir.
    wab-3.16: Si sigue al alcance, quienes cargan se mueven hasta el contacto, y queda destruida en la fase de combate.
    wab-3.17: Una unidad trabada solo puede aguantar.
    wab-3.17/told: Está trabada: solo puede aguantar.
    wab-3.18: La carga no llega: no tiene efecto, y la unidad no cuenta como cargada.
    wab-3.18/open: Puede ignorar una carga que no llega.
    wab-3.19: La carga ignorada llega: hace un chequeo de Pánico antes de que se mueva la carga, y si falla huye.
    wab-3.20: Las cargas se mueven tras los movimientos obligatorios; su jugador elige cuál va primero.
    wab-3.21: La carga va recta hacia su objetivo y cuesta {needed} de {chargeDistance} pulgadas.
    wab-3.21/impassable: El camino pasa por terreno impasable.
    wab-3.22/fails: La carga falla: con un movimiento de {movement} avanza {moves} pulgadas hacia el enemigo, pivote incluido.
    wab-3.22/after-the-wheel: La carga falla: con esta lectura su movimiento de {movement} va después del pivote, {moves} pulgadas en total.
    wab-3.22/fled: Si el objetivo sale del alcance la carga falla, y quien carga hace un movimiento normal.
    wab-3.23/shoots: Su carga ha fallado: no dispara este turno.
    wab-3.24: Al contactar se alinea gratis.
    wab-3.24/line: Quien carga se alinea con el enemigo, haya movido lo que haya movido.
    wab-3.25: Quien carga no maniobra, salvo un pivote al principio.
    wab-3.26: El pivote gasta {wheel} de las {chargeDistance} pulgadas que carga: quedan {left}.
    wab-3.26/reach: Hecho el pivote, la carga llega a {inches} pulgadas en línea recta.
    wab-3.30: El pivote se mide por la miniatura de la primera fila que más recorre.
    wab-3.28: Va recta y se para en cuanto se tocan.
    wab-3.29: Como mucho {own} miniaturas de quien carga tocan {enemy} del objetivo: tantas debe trabar.
    wab-3.29/less: Quien carga debe trabar tantas miniaturas de ambos bandos como pueda.
    wab-3.33: Cada unidad cargada reacciona por su cuenta.
    wab-3.34: Pone tantas miniaturas como puede en contacto con las {units} unidades.
    wab-3.35: Se mueve a las unidades cargadas hasta que la línea quede lo mejor posible y los dos jugadores estén de acuerdo.
    wab-3.37: Una unidad da una sola respuesta a todos los que la cargan.
    wab-3.37/all-far-enough: Con esta lectura solo dispara si todos los que la cargan están bastante lejos.
    wab-3.37/one-target: Dispara a uno de los que la cargan y a los que puede disparar.
    wab-3.38: Las cargas cuentan como simultáneas.
    wab-3.39: Se reparten el objetivo lo más por igual posible, {shares} miniaturas cada una; lo tocan {own} de las suyas.
    wab-3.39/full: En ese lado no queda sitio.
    wab-3.46/room: Las {chargers} unidades deben cargar el frente, y en él solo caben {fit}.
    wab-3.39/room: En ese lado solo caben {fit} de las {chargers} que cargan.
    wab-3.41: Cruzaría la ruta de otra unidad que carga: fallan las dos cargas.
    wab-3.42: Cargan codo con codo: sus rutas no se cruzan.
    wab-3.44: Está al costado del objetivo, en su zona de flanco: carga el flanco.
    wab-3.44/not-there: Ninguna parte suya está en la zona del flanco.
    wab-3.45: Empieza por delante de la línea del frente: carga el frente.
    wab-3.45/front-only: Desde delante del frente solo carga el frente.
    wab-3.45/out-of-reach: Solo llega al flanco, y debe cargar el frente.
    wab-3.46: En el frente no queda sitio, y no puede cargar otra cosa.
    wab-3.47: Se alinea con el frente aunque toque una esquina.
    wab-3.48: Una parte suya está por delante de la línea del frente: no carga el flanco.
    wab-3.48/ahead: Para cargar el flanco ninguna parte puede estar por delante de la línea del frente.
    wab-3.49: Carga el flanco, con tantas miniaturas en contacto allí como pueda.
    wab-3.49/flank-only: Desde la zona del flanco debe cargar el flanco.
    wab-3.51: Está entera tras la línea de retaguardia: carga la retaguardia.
    wab-3.51/rear-only: Desde allí carga la retaguardia.
    wab-3.52: Está entre flanco y retaguardia con alguna miniatura justo detrás del objetivo: carga la retaguardia.
    wab-3.53: Está entre flanco y retaguardia sin miniaturas justo detrás del objetivo: carga el flanco.
    wab-3.54: Si el objetivo escapa y deja expuesto a otro enemigo, la carga puede redirigirse contra él, en línea recta tras su pivote.
    wab-3.54/reaches: La carga llega al enemigo revelado, a {inches} pulgadas en línea recta.
    wab-3.54/short: La carga no llega al enemigo revelado, a {inches} pulgadas en línea recta.
    wab-3.55: Una carga redirigida no pivota otra vez.
    wab-3.56: Una unidad revelada solo puede huir o aguantar.
    wab-3.56/told: Es un enemigo revelado: solo puede huir o aguantar.
    wab-3.56/revealed: El enemigo revelado puede huir o aguantar.
    wab-3.58: Carga alguien que no es caballería ni carros ligeros, solo o con ellos: no hay contracarga.
    wab-3.58/front: Solo se contracarga contra una carga por el frente y dentro de su arco.
    wab-3.58/cataphracts: Los catafractos nunca contracargan.
    wab-3.59: Una carga de {chargeDistance} pulgadas empieza a menos de la mitad, {half} pulgadas: la unidad solo puede aguantar.
    wab-3.60/half: Contracarga la mitad de su movimiento, {half} pulgadas: {straight} en línea recta.
    wab-3.60/meet: De sus {chargeDistance} pulgadas, quien carga mueve las {inches} que quedan.
    wab-3.61/first: Cuenta en todo como que ha cargado, pero golpea primero la unidad que cargó primero.
    wab-3.62: Tiene el camino cortado: aguanta.
    wab-3.63: La carga se queda corta: quien contracarga mueve 1 pulgada, y no hay contacto.
    wab-3.64: Choca con el enemigo antes de que alcance a la otra unidad, que ya ha reaccionado y no lucha.
    wab-3.66: Se queda y sigue luchando.
    wab-3.66/charge: Una unidad trabada no carga.
    wab-3.67: Los jugadores prescinden de destrabarse: la unidad se queda y lucha.
    wab-3.68: Solo se destraba la unidad que lucha solo por el frente.
    wab-3.69: No se destraba de un enemigo que llegó persiguiendo: ese combate aún no se ha luchado.
    wab-3.70: Se declara con las cargas, y las miniaturas giran {degrees} grados gratis.
    wab-3.71: Mueve con los movimientos obligatorios, antes de las cargas.
    wab-3.72/leaves: Si se destraba se aleja hasta {inches} pulgadas en línea recta, de espaldas al enemigo.
    wab-3.72/test: Se destraba con {target} o menos.
    wab-3.73: Si falla queda desmoralizada y huye {dice}D6 pulgadas.
    wab-3.74: Si se destraba, su enemigo se queda donde está.
    wab-3.74/pursues: Si falla, su enemigo puede perseguir como si hubiera ganado.
    wab-3.75: Todos sus enemigos son más lentos: la caballería se destraba sin chequeo.
    wab-4.22/facing: No está encarada hacia quien carga desde bastante lejos: no dispara.
    wab-4.23/instead: Como no puede disparar, lo que hace es {unitReacts}.
    wab-6.42/only-hold: Una unidad alcanzada por perseguidores solo puede aguantar.
    wab-6.42/told: La alcanzan unos perseguidores: solo puede aguantar.
    wab-6.53/charge: Una unidad que vuelve a la mesa no carga este turno.
    wab-6.65/charge: Cedió terreno el turno pasado y perdió el contacto: no carga.
    wab-6.73/overrun: Quien la alcanza puede arrasar 1D6 pulgadas, si lo dice antes de tirar.
    wab-6.81/charge: La carga debe llegar al enemigo que está tras el obstáculo, no solo al obstáculo.
    wab-9.4/charge: Un personaje solo no declara cargas.
    wab-20.2: Las unidades luchan como están: nadie se desliza por su frente para tocar con más miniaturas.
    wab-20.2/as-they-stand: Quien no toca a nadie no se desliza de lado: las unidades luchan como están.
    wab-20.3: Solo se puede tocar una esquina del enemigo: no se le puede cargar.
    wab-20.3/part: Hay parte de una miniatura contra la que alinearse: se le puede cargar.
    wab-20.11: Una partida de guerra sin control carga por las reglas normales: chequea si teme a su enemigo.
  `),

  because: said(`
    at-the-start: Se declara al principio de la fase de movimiento.
    a-model-sees: Alguna miniatura ve al objetivo.
    most-see: La mayoría de sus miniaturas ve al objetivo.
    within-arc: El objetivo está dentro de su arco.
    all-are-named: La carga se declara contra todos los que toca.
    goes-straight: No hace más maniobras.
    not-side-by-side: No cargan codo con codo.
    charge-arrives: La carga llega, y la unidad lucha.
    may-countercharge: Sus tropas pueden contracargar.
    charged-by-riders: Solo la cargan caballería o carros ligeros.
    charged-in-front: La cargan por el frente.
    far-enough: La carga empieza bastante lejos.
    flees: Huye.
    holds: Aguanta.
    holds-or-flees: Aguanta o huye.
    has-missiles: Tiene armas a distancia.
    faces-a-charger: Está encarada hacia alguien que carga desde bastante lejos.
    all-far-enough: Todos los que la cargan están bastante lejos.
    one-reaction: Da una sola respuesta.
    charge-goes-on: Los disparos no detienen la carga.
    out-of-reach: La carga no llega.
    does-not-shoot: No dispara antes.
    nothing-ahead: Ninguna parte suya está por delante del frente.
    partly-beside: Una parte suya no está detrás del objetivo.
    no-model-behind: Ninguna de sus miniaturas está justo detrás del objetivo.
    a-model-behind: Alguna miniatura suya está justo detrás del objetivo.
    in-the-zone: Una parte suya está en la zona del flanco.
    one-target: Solo toca una unidad.
    met-too-late: El enemigo toca a la otra unidad de todos modos.
    fights-to-its-front: Lucha solo por el frente.
    no-pursuers: Ninguno de sus enemigos llegó persiguiendo.
    as-fast: Un enemigo mueve tanto como ella o más.
  `),

  ...summed(`
    charge/no: La carga no puede declararse así. | No carga | No puede cargar así.
    charge/unmeasured: La carga llega hasta {inches} pulgadas en línea recta. | Hasta {inches} pulgadas | Llega hasta {inches} pulgadas en línea recta.
    charge/contact: La carga llega: la unidad mueve {moves} pulgadas y se alinea con el enemigo. | Llega | Llega y mueve {moves} pulgadas.
    charge/failed: La carga falla: la unidad mueve {moves} pulgadas y no dispara este turno. | Falla | Falla y mueve {moves} pulgadas.
    charge-reaction/any: La unidad puede reaccionar así: {reactions}. | Puede {reactions} | Puede reaccionar así: {reactions}.
    charge-reaction/no: La unidad no puede reaccionar así ({reaction}); lo que hace: {unitReacts}. | No puede | Lo que hace: {unitReacts}.
    charge-reaction/hold: La unidad aguanta. | Aguanta | Aguanta.
    charge-reaction/flee: La unidad huye {dice}D6 pulgadas. | Huye {dice}D6 pulgadas | Huye {dice}D6 pulgadas.
    charge-reaction/stand-and-shoot: La unidad aguanta y dispara. | Aguanta y dispara | Aguanta y dispara.
    charge-reaction/shoot-and-flee: La unidad dispara y después huye {dice}D6 pulgadas, si debe. | Dispara y huye | Dispara antes.
    charge-reaction/countercharge: La unidad contracarga. | Contracarga | Contracarga.
    charge-reaction/ignore: La unidad ignora la carga. | La ignora | Ignora la carga.
    charge-side/yes: Carga {sideCharged}. | Carga {sideCharged} | Carga {sideCharged}.
    charge-side/no: No puede cargar así; desde allí el único lado es {sideCharged}. | Así no | Desde allí el único lado es {sideCharged}.
    fleeing-target/no: La carga no puede redirigirse así. | Así no | No puede redirigirse así.
    fleeing-target/odds: El objetivo escapa un {percent:percent} de las veces. | Escapa {percent:percent} | Escapa un {percent:percent} de las veces.
    fleeing-target/escapes: El objetivo escapa: la carga falla, o se redirige. | Escapa | Escapa.
    fleeing-target/caught: El objetivo es alcanzado y queda destruido en la fase de combate. | Alcanzado | Es alcanzado y queda destruido.
    charge-contact/no: Quien carga no puede buscar menos contacto. | Así no | Debe buscar tanto contacto como pueda.
    charge-contact/one: Como mucho {own} miniaturas de quien carga tocan {enemy} del objetivo. | {own} contra {enemy} | Como mucho {own} miniaturas tocan {enemy} del objetivo.
    charge-contact/several: Quien carga busca el contacto con las {units} unidades. | Las {units} unidades | Busca el contacto con las {units} unidades.
    charge-contact/shared: De las que cargan caben {fit}, y {own} de sus miniaturas tocan {enemy} del objetivo. | {own} contra {enemy} | Caben {fit}, y {own} de sus miniaturas tocan {enemy}.
    countercharge/no: La unidad no puede contracargar: aguanta. | Sin contracarga | Aguanta.
    countercharge/short: La carga se queda corta: quien contracarga mueve {inches} pulgada, y no chocan. | {inches} pulgada | Mueve {inches} pulgada, y no chocan.
    countercharge/meets: Quien contracarga mueve {counterMove} pulgadas y quien carga {chargerMoves}: chocan. | {counterMove} y {chargerMoves} pulgadas | Mueve {counterMove} pulgadas, y quien carga {chargerMoves}.
    disengage/no: La unidad no puede intentar destrabarse. | No puede | No puede intentarlo.
    disengage/free: La unidad se destraba sin chequeo y se aleja hasta {inches} pulgadas. | Sin chequeo | Se destraba sin chequeo y se aleja hasta {inches} pulgadas.
    disengage/odds: La unidad se destraba con {target} o menos, un {percent:percent} de las veces. | Se destraba {percent:percent} | Se destraba un {percent:percent} de las veces.
    disengage/passed: La unidad saca {rolled} y se destraba, hasta {inches} pulgadas. | Se destraba | Se destraba, hasta {inches} pulgadas.
    disengage/failed: La unidad saca {rolled}, queda desmoralizada y huye {dice}D6 pulgadas. | Desmoralizada | Queda desmoralizada y huye {dice}D6 pulgadas.
  `),

  problems: said(`
    more-than-the-unit: Son más miniaturas de las que tiene la unidad: di cuántas tiene.
    more-than-are-touched: No puede declararse contra más unidades de las que toca.
    no-way: Di también la distancia, en la que está ese terreno.
    no-charger: Di quién carga a la unidad, al menos una.
    one-charger: Solo la carga una unidad: di también las demás.
    charger-lost-more: Quien carga no puede perder más miniaturas de las que tenía: di cuántas tenía.
    stands-nowhere: Di dónde está quien carga al empezar a mover.
    nobody-revealed: Di a qué distancia está el enemigo revelado.
    one-of-several: Pregunta por varias unidades que cargan y por varios objetivos por separado.
    needs-leadership: Hace un chequeo de Liderazgo: di su Liderazgo.
  `),
} satisfies PartOfMessages;
