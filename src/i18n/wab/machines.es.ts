import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/bolt-thrower: Disparo de balista | Impactar, y cuántos de una columna mata | Dice si una balista puede disparar, con qué impacta su dardo, con qué Fuerza da en cada fila y lo probable de que mate a la primera, a las dos primeras y así.
    wab/cannon: Disparo de cañón | Vuelo, rebote, fallos y filas alcanzadas | Dice si un cañón puede disparar, dónde cae y dónde acaba su bala, lo probable de que alcance a cuántas miniaturas de una columna en su línea, y qué hacen los fallos.
    wab/organ-gun: Disparo de cañón órgano | Quién está bajo la plantilla, fallos | Dice si un cañón órgano puede disparar, con qué impacta y lo probable de retirar a las miniaturas bajo su plantilla.
    wab/machine-move: Mover una máquina | Cuánto, y si aún puede disparar | Dice si una máquina de guerra mueve, y cuánto, con la dotación que le queda, y si puede disparar ese turno.
    wab/machine-crew: Dotación de una máquina | Reacciones a la carga, huida, máquinas abandonadas | Dice qué puede hacer la dotación de una máquina de guerra cuando la cargan o por su cuenta, qué es de la máquina cuando huye y qué pueden hacer entonces sus enemigos.
    wab/battery: Baterías | Si las máquinas forman batería y la mantienen | Dice si dos máquinas forman batería al desplegarse, si en la batalla están bastante cerca, y como cuántas miniaturas cuenta la unidad.
  `),
    'wab/catapult': {
      title: 'Disparo de catapulta',
      line: 'Dónde cae la piedra, fallos, quién muere',
      about:
        'Dice si una catapulta puede disparar, lo probable de cada caída de su piedra y de un fallo, dónde cae con los dados que salieron y lo probable de retirar a las miniaturas bajo la plantilla.',
      answers: labelled(`
        modelsLost: Bajas | Cuántas miniaturas se retiran si la piedra cae sobre ellas.
      `),
    },
    'wab/stone-lands': {
      title: 'Dónde cae la piedra',
      line: 'A qué miniaturas cubre su plantilla, con un dibujo',
      about:
        'Dice lo probable de que la piedra de una catapulta caiga en cada círculo alrededor del punto apuntado, cuántas miniaturas de un blanco formado cubre de media su plantilla, en qué filas, lo probable de que su agujero encuentre una, y cuántas son impactadas y retiradas.',
      fields: labelled(`
        targetAway: Distancia al blanco | Pulgadas de la catapulta al centro del frente del blanco, que la mira. Sin decir: tan lejos como se declaró.
        frontage: Miniaturas de frente | Cuántas miniaturas forman su primera fila; la línea del disparo pasa por su centro.
        ranks: Filas | Cuántas filas tiene, todas completas.
        baseWidth: Ancho de una peana | En milímetros: la infantería suele tener 20; la caballería, 25.
        baseDepth: Fondo de una peana | En milímetros: la infantería suele tener 20; la caballería, 50.
      `),
      answers: labelled(`
        chance: Probabilidad | Como fracción exacta: de esta caída.
      `),
    },
    'wab/machine-hits': {
      title: 'Impactos en una máquina',
      line: 'Máquina o dotación, herir, destrucción',
      about:
        'Reparte los impactos contra una máquina de guerra entre máquina, dotación y personajes, y dice con qué se hiere a cada uno, en el disparo y en el combate.',
      answers: labelled(`
        crewLost: Dotación perdida | Cuántos artilleros caen por todos los impactos.
      `),
    },
  },

  fields: labelled(`
    crew: Dotación | Cuántos de su dotación viven y están con ella.
    crewAtFirst: Dotación al principio | Cuántos tenía al principio. Sin decir: tantos como ahora.
    damage: Daño | Heridas que ha recibido la máquina.
    machineMoved: La máquina movió | true si la máquina movió este turno.
    machineTurned: La máquina sólo giró | true si la máquina giró en el sitio este turno.
    misfiredBefore: Falló en su turno anterior | true si un fallo de su turno anterior le impide disparar también en este.
    workDie: Dado por las pérdidas | El D6 que tira para disparar una máquina con daño o dotación perdida. Sin decir: no tirado.
    catapultSize: Tamaño | normal, Fuerza 6 y D3 heridas; large, grande, 7 y D6; huge, enorme, 8 y D6.
    guess: Distancia declarada | Pulgadas declaradas antes de medir.
    scatterDie: Dado de desviación | hit o arrow (flecha), como salió. Sin decir: no tirado.
    artilleryDie: Dado de artillería | 2, 4, 6, 8, 10 o misfire, como salió. Sin decir: no tirado.
    bounceDie: Dado de artillería del rebote | El segundo dado de artillería: 2, 4, 6, 8, 10 o misfire. Sin decir: no tirado.
    arrowTurned: Dirección de la flecha | Grados en el sentido del reloj desde el frente: 0 alejándose de la máquina, 180 de vuelta hacia ella. Sin decir: no se sabe.
    misfireDie: Dado de la tabla de problemas | El D6 que se tira tras MISFIRE. Sin decir: no tirado.
    underHole: Hay una miniatura bajo el agujero | true si hay una miniatura bajo el agujero donde cae la plantilla.
    underTemplate: Miniaturas bajo la plantilla | Sin contar la del agujero. De una catapulta: con al menos media peana debajo. De un cañón órgano: con parte de la peana debajo donde empieza o donde acaba.
    seesTarget: Se ve el blanco | true si la máquina o su dotación ve el blanco.
    boltType: Clase de balista | ordinary, corriente, Fuerza 5; light, ligera, Fuerza 4. Las dos alcanzan 48 y hacen D4 heridas; el escorpión romano tiene sus propios valores.
    crewSkill: HP de la dotación | La Habilidad de Proyectiles (HP, BS) de su dotación.
    onTheLine: Miniaturas en la línea | Miniaturas una tras otra en la línea del disparo: filas si se dispara de frente, columnas por el flanco. Como máximo se da a una de cada fila o columna.
    hitDie: Dado para impactar | El D6 tirado para impactar. Sin decir: no tirado.
    boltKilled: Muertas hasta ahora | A cuántas miniaturas de la línea ha matado ya el dardo; 0, ha impactado y aún no se ha tirado por ninguna.
    targetAway: Distancia al blanco | Pulgadas de la boca al frente de la primera miniatura de la línea. Sin decir: no se calcula a quién se da.
    lineBase: Fondo de una peana | Milímetros que ocupa cada peana del blanco a lo largo de la línea: 20 en infantería.
    stopsAt: El terreno que para la bala | Pulgadas de la boca al terreno muy difícil o en subida que hay en la línea. Sin decir: no lo hay.
    pointsAtTarget: El blanco está en línea | true si la boca apunta al blanco.
    advanceDie: Dado de la plantilla | El D6 que avanza la plantilla. Sin decir: no tirado.
    machine: Máquina de guerra | catapult, catapulta; bolt-thrower, balista; cannon, cañón; organ-gun, cañón órgano.
    hasWheels: Con ruedas | true si la máquina tiene ruedas.
    crewMovement: Movimiento de la dotación | Pulgadas del Movimiento propio de la dotación.
    onlyTurns: Sólo gira | true si gira en el sitio y no mueve.
    machineHitBy: Impactada en | shooting, disparo; combat, golpes dirigidos a la máquina.
    hitCount: Impactos | Cuántos impactos hay: disparos que dan en el conjunto, o golpes a la máquina.
    machineHitStrength: Fuerza de los impactos | La Fuerza (F) de cada impacto o golpe.
    allocationDice: Dados del reparto | El D6 de cada impacto de disparo, como salió: 1 a 4 la máquina, 5 o 6 la dotación. Sin decir: no tirados.
    crewAway: La dotación está fuera de alcance | true si toda su dotación ha huido o está demasiado lejos.
    charactersWith: Personajes con ella | Cuántos personajes van con la máquina.
    machineSave: Salvación de la máquina | La salvación por armadura de la máquina: 5 si es 5+. Sin decir: no tiene.
    crewEvent: Qué pasa | charged, un enemigo carga; wants-to-charge, la dotación quiere cargar; leaves, quiere dejar su máquina sin servir otra; mans-another, quiere servir otra máquina cercana; fled-charge, ha huido de una carga; fled-combat, ha huido de un combate.
    crewReaction: Reacción | hold, aguantar; flee, huir; stand-and-shoot, aguantar y disparar. Sólo cuenta si la cargan.
    awayFromMachine: La dotación no está con su máquina | true si cargan a la dotación mientras no sirve ninguna máquina.
    inBattery: En batería | true si la máquina es de una batería.
    withOrganGuns: Con cañones órgano | true si la batería tiene también cañones órgano.
    othersReactOtherwise: Otras máquinas reaccionan de otro modo | true si otra máquina de la batería elige otra reacción.
    crewToEnemy: De la dotación al enemigo | Pulgadas que un artillero de otra máquina de la batería debe avanzar para llegar al enemigo. Sin decir: no se pregunta.
    heldBack: Los vencedores se contienen | no, no lo intentan; test-passed o test-failed, su chequeo de Liderazgo para no perseguir, pasado o fallado.
    oneMachine: Una máquina | catapult, catapulta; bolt-thrower, balista; cannon, cañón; organ-gun, cañón órgano.
    otherMachine: La otra máquina | catapult, catapulta; bolt-thrower, balista; cannon, cañón; organ-gun, cañón órgano.
    machinesApart: Distancia entre ellas | Pulgadas entre las dos máquinas.
    inBattle: Ya son una batería | false, se despliegan; true, han formado batería y la batalla sigue.
    crewAlive: Dotación de la unidad | Toda la dotación viva de estas máquinas junta. 0: no se pregunta.
  `),

  answers: labelled(`
    worksOn: Dispara con | Lo que debe sacar un D6 para que dispare con sus pérdidas; null si no se tira.
    shootsWhen: Cuándo dispara | before-others, en la fase de disparo antes que los demás; with-others, con ellos; at-charge, como reacción a la carga; never, nunca.
    deviates: Desviación | Pulgadas desde el punto apuntado; null mientras no se sabe.
    landsAt: Cae delante a | Pulgadas en línea recta delante de la máquina, con milésimas; null mientras no se sabe.
    landsAside: Cae de lado a | Pulgadas a un lado de la línea del disparo; null mientras no se sabe.
    misfire: Fallo | none, no; destroyed, destruida con su dotación; two-turns, ni este turno ni el siguiente; one-turn, este turno no; crewman, muere uno, los demás chequean pánico y no hay disparo; open, falta la tabla.
    landings: Caídas | Cada desviación posible, con su probabilidad exacta.
    chance: Probabilidad | Como fracción exacta: de esta caída, o de matar a esta miniatura y a las de delante, o de tantas miniaturas alcanzadas.
    chanceAsAimed: Cae donde se apuntó | La probabilidad de que la piedra caiga donde se apuntó, como fracción exacta.
    chanceMisfire: Falla | La probabilidad de un fallo, como fracción exacta.
    chanceDestroyed: Destruida | La probabilidad de que su fallo destruya la máquina, como fracción exacta.
    chanceHoleDies: Bajo el agujero | La probabilidad de retirar a la miniatura bajo el agujero, como fracción exacta; null si no la hay.
    chanceOtherDies: Bajo el resto | La probabilidad de retirar a otra miniatura bajo la plantilla, como fracción exacta; null si no la hay.
    chanceEachDies: Cada miniatura | La probabilidad de retirar a una miniatura alcanzada, o bajo la plantilla de un cañón órgano, como fracción exacta.
    meanRemoved: Retiradas de media | Cuántas miniaturas se retiran de media, como fracción exacta; de una catapulta, con una piedra que ha caído sobre ellas; si no, contando los dados que faltan; null si no hay disparo.
    hit: Impacta | Si el dardo impacta; null mientras no se sabe.
    line: La línea | De cada miniatura una tras otra: la Fuerza, con qué se la hiere y la probabilidad de que el dardo la mate.
    chanceHit: Impacta | La probabilidad de que el dardo impacte, como fracción exacta.
    chanceAll: Mata a todas | La probabilidad de que el dardo mate a todas las miniaturas de la línea, como fracción exacta.
    nextStrength: Fuerza contra la siguiente | La Fuerza contra la siguiente miniatura, si se dice cuántas han muerto; si no, null.
    strikesAt: Primer impacto | Pulgadas de la boca al punto donde la bala cae por primera vez; null mientras no se sabe.
    strikesAtLeast: Primer impacto como mínimo | La menor distancia del primer impacto; null tras un fallo.
    strikesAtMost: Primer impacto como máximo | La mayor distancia del primer impacto; null tras un fallo.
    endsAt: Fin del rebote | Pulgadas de la boca a donde acaba la bala; null mientras no se sabe.
    modelsHit: Miniaturas alcanzadas | A cuántas miniaturas de la línea se da; null mientras no se sabe.
    models: Miniaturas | A cuántas miniaturas se da.
    lineHits: Miniaturas alcanzadas | Cada número posible de miniaturas alcanzadas, con su probabilidad exacta.
    chanceOfAHit: Al menos un impacto | La probabilidad de que la bala dé a una miniatura, como fracción exacta.
    advances: Avanza | Pulgadas que avanza la plantilla; null mientras no se sabe.
    moveInches: Movimiento (pulgadas) | Cuánto mueve la máquina; 0 si sólo gira.
    mayShootThen: Puede disparar | Si puede disparar en el mismo turno.
    hitAutomatically: Impactada sin tirar | Si los golpes dan en la máquina sin tirar.
    destroyedByHit: Un impacto la destruye | Si un impacto destruye la máquina.
    machineDestroyed: Destruida | Si la máquina está destruida.
    isCombat: Es un combate | Si los atacantes están trabados en un combate con resultado.
    toHitBonus: Bono para impactar | Lo que se suma al dado para darle con proyectiles.
    machineHits: Impactos en la máquina | Cuántos impactos recibe la máquina; null mientras no se sabe.
    hitsOnCrew: Impactos en la dotación | Cuántos impactos recibe la dotación; null mientras no se sabe.
    chanceMachine: A la máquina | La probabilidad de que un impacto sea de la máquina, como fracción exacta.
    chanceCrew: A la dotación | La probabilidad de que un impacto sea de la dotación o de un personaje con ella, como fracción exacta.
    chanceCharacter: A un personaje | La probabilidad de que un impacto de la dotación sea de un personaje, como fracción exacta.
    machineToughness: Resistencia de la máquina | Según el perfil de ejemplo del libro.
    machineWoundsLeft: Heridas de la máquina | Cuántas le quedan, según el perfil de ejemplo del libro.
    machineWoundsOn: Hiere a la máquina con | Lo que necesita un dado para herir a la máquina; null si no puede.
    crewWoundsOn: Hiere a la dotación con | Lo que necesita un dado para herir a un artillero; null si no lo hay o no puede.
    chanceMachineWounded: Máquina herida | La probabilidad de que un impacto hiera a la máquina, contando el reparto, como fracción exacta.
    chanceCrewDies: Artillero muerto | La probabilidad de que un impacto mate a un artillero, contando el reparto, como fracción exacta.
    abandoned: Abandonada | Si la máquina queda abandonada.
    whoShoots: Quién dispara | nobody, nadie; organ-guns, los cañones órgano.
    enemyMay: El enemigo puede | charge-past-it, cargar más allá tras la dotación; stop-at-it, parar en ella y atacarla; pursue-the-crew, perseguir a la dotación; attack-the-machine, atacar la máquina.
    formsBattery: Una batería | Si son una batería.
    countsAs: Cuenta como | Como cuántas miniaturas cuenta la unidad.
    shot-hits: El disparo alcanza | Probabilidad de alcanzar al menos a una miniatura.
    any-lost: Al menos una baja | Probabilidad de retirar al menos una miniatura del blanco; de una catapulta, si su piedra cae sobre él.
    line-lost: Cae toda la línea | Probabilidad de retirar todas las miniaturas de la línea.
    lands-as-aimed: Cae donde se apuntó | Probabilidad de que la piedra caiga donde se apuntó.
    hole-dies: Cae la miniatura bajo el agujero | Probabilidad de retirar a la miniatura bajo el agujero, si la piedra cae sobre ella.
    misfires: Falla | Probabilidad de un fallo.
    machine-destroyed: La máquina es destruida | Probabilidad de que la máquina sea destruida.
    machine-wounded: La máquina es herida | Probabilidad de al menos una herida en la máquina.
    crewman-lost: Cae un artillero | Probabilidad de que caiga al menos un artillero.
    machineWounds: Heridas de la máquina | Cuántas heridas causan todos los impactos en la máquina, hasta las que le quedan.
    aimAt: El punto apuntado | before, delante del blanco; front, en su frente; on-it, entre sus filas; beyond, detrás de él.
    underMean: Miniaturas bajo la plantilla | A cuántas miniaturas cubre de media, con milésimas: bajo el agujero, o con al menos media peana bajo el resto.
    hitMean: Miniaturas impactadas | Cuántas miniaturas reciben un impacto de media, con milésimas: la de bajo el agujero y la mitad de las demás.
    lostMean: Bajas | Cuántas miniaturas se retiran de media, con milésimas.
    holeFinds: El agujero encuentra una miniatura | Lo probable de que el centro del agujero caiga en una peana, en tanto por ciento, con centésimas.
    ranksUnder: Por filas | De cada fila, desde el frente, a cuántas miniaturas cubre de media.
    rank: Fila | 1 es la primera.
    landing: Dónde cae, por pulgadas desde el punto apuntado | Círculos alrededor del punto apuntado con la probabilidad de cada uno, como fracciones exactas, y cada peana del blanco con lo probable de que quede cubierta, en tanto por ciento; a la derecha y delante del punto apuntado, en pulgadas.
  `),

  terms: {
    ...worded(`
    machine oneMachine otherMachine: catapult = catapulta | bolt-thrower = balista | cannon = cañón | organ-gun = cañón órgano
    catapultSize size: normal = normal | large = grande | huge = enorme
    scatterDie: hit = HIT | arrow = flecha
    artilleryDie bounceDie: 2 = 2 | 4 = 4 | 6 = 6 | 8 = 8 | 10 = 10 | misfire = MISFIRE
    boltType: ordinary = corriente | light = ligera
    shootsWhen: before-others = antes que los demás | with-others = con los demás | at-charge = al recibir la carga | never = nunca
    deviates: misfire = MISFIRE | no-shot = sin disparo
    aimAt: before = delante de él | front = en su frente | on-it = entre sus filas | beyond = detrás de él
    misfire: none = ninguno | destroyed = destruida | two-turns = dos turnos sin disparar | one-turn = este turno no | crewman = muere un artillero | open = falta la tabla
    machineHitBy: shooting = disparo | combat = combate
    crewEvent: charged = la cargan | wants-to-charge = quiere cargar | leaves = deja su máquina | mans-another = sirve otra máquina | fled-charge = huyó de una carga | fled-combat = huyó de un combate
    crewReaction: hold = aguantar | flee = huir | stand-and-shoot = aguantar y disparar
    heldBack: no = no | test-passed = chequeo pasado | test-failed = chequeo fallado
    whoShoots: nobody = nadie | organ-guns = los cañones órgano
    enemyMay: charge-past-it = cargar más allá | stop-at-it = parar en ella y atacarla | pursue-the-crew = perseguir a la dotación | attack-the-machine = atacar la máquina
    `),
  },

  steps: said(`
    wab-18.15: No le queda dotación viva: no dispara.
    wab-18.15/destroyed: La máquina está destruida: no dispara.
    wab-18.15/no-move: No le queda dotación viva: no mueve.
    wab-18.70: Basta un artillero vivo para dispararla.
    wab-18.70/two: Según esta lectura necesita 2 de dotación para disparar.
    wab-18.25: Mueve lo que su dotación: con {crew} de {first}, {inches} pulgadas.
    wab-18.25/wheels: Una catapulta sin ruedas no mueve.
    wab-18.25/no-shot: La catapulta que mueve no dispara este turno.
    wab-18.40: Mueve lo que su dotación: con {crew} de {first}, {inches} pulgadas.
    wab-18.40/no-shot: La balista que mueve no dispara este turno.
    wab-18.41: Una balista con dotación de 4 o más sólo mueve con ruedas.
    wab-18.41/wheels: Tiene ruedas: puede mover aunque sea de las grandes.
    wab-18.41/move: Con ruedas mueve lo que su dotación: con {crew} de {first}, {inches} pulgadas.
    wab-18.50: Mueve lo que su dotación: con {crew} de {first}, {inches} pulgadas.
    wab-18.50/wheels: Un cañón sin ruedas no mueve.
    wab-18.50/no-shot: El cañón que mueve o sólo gira no dispara este turno.
    wab-18.52: No puede pivotar y disparar en el mismo turno.
    wab-18.52/aim: Sólo dispara hacia donde apunta su boca, y el blanco no está allí.
    wab-18.66: Mueve lo que su dotación: con {crew} de {first}, {inches} pulgadas.
    wab-18.66/no-shot: El cañón órgano que mueve o gira no dispara este turno.
    wab-2.51/machines: Las máquinas de guerra no marchan.
    wab-18.28/turn: La catapulta gira para apuntar y puede disparar.
    wab-18.42/turn: La balista gira hacia su blanco y puede disparar.
    wab-18.35/still: Sigue estropeada por su fallo.
    wab-18.59/still: Sigue estropeada por su fallo.
    wab-18.14: Con sus pérdidas sólo dispara si un D6 saca {needed} o más.
    wab-18.14/fails: Necesita {needed} o más y saca {rolled}: este turno no dispara.
    wab-18.26: Dispara antes que todas las tropas con proyectiles.
    wab-18.27: La plantilla tiene {across} pulgadas de diámetro y su agujero {hole}.
    wab-18.28: La plantilla va recta delante, a las {guess} pulgadas declaradas.
    wab-18.28/too-far: Una catapulta no puede declarar {guess} pulgadas: el máximo es 48.
    wab-18.28/unseen: Ni la máquina ni su dotación ven el blanco.
    wab-18.29: Con HIT cae donde se apuntó, con una flecha se desvía.
    wab-18.29/hit: HIT: la piedra cae donde se apuntó, a {guess} pulgadas.
    wab-18.30: MISFIRE en el dado de artillería anula el disparo.
    wab-18.30/misfire: Es un MISFIRE: se tira un D6 en la tabla de problemas.
    wab-18.31: La flecha: se desvía {number} pulgadas.
    wab-18.31/hit: Con HIT el número no cuenta.
    wab-18.32: La miniatura bajo el agujero recibe el impacto sin tirar.
    wab-18.33: A las demás bajo la plantilla, {models}, se las impacta con 4 o más.
    wab-18.31/any: Una flecha la lleva tantas pulgadas como saque el dado de artillería, en cualquier dirección por igual.
    wab-18.33/half: A las demás con al menos media peana bajo la plantilla se las impacta con 4 o más.
    wab-18.34: La catapulta queda destruida, y su dotación con ella.
    wab-18.35: La catapulta no dispara este turno ni el siguiente.
    wab-18.36: No hay disparo este turno; en el siguiente puede disparar.
    wab-18.37: Hiere con {needed} o más y causa D{die} heridas, sin salvación.
    wab-18.38: La piedra de una catapulta de tamaño {size} tiene Fuerza {strength}.
    wab-18.42: Su dotación tira para impactar con HP {skill}; girar no cuesta nada.
    wab-18.43: El dardo falla: no daña a nadie.
    wab-18.44: Da con Fuerza {strength}, y con 1 menos por cada miniatura que mata, hasta {models}.
    wab-18.44/one: Da con Fuerza {strength}.
    wab-18.45: Una herida son D{die} heridas sin salvación: la miniatura tiene {wounds}.
    wab-18.45/one: No hay salvación, y una miniatura con {wounds} {wounds?herida|heridas} muere sin tirar el D{die}.
    wab-18.46: Va recto, por {models} miniaturas como máximo, una de cada fila o columna.
    wab-18.47: Su alcance es de {range} pulgadas, su Fuerza {strength}.
    wab-18.51: Dispara antes que los arqueros y demás tropas con proyectiles.
    wab-18.53: La bala vuela {guess} pulgadas y el número del dado de artillería: de {least} a {most}.
    wab-18.53/too-far: Un cañón no puede declarar {guess} pulgadas: el máximo es 36.
    wab-18.54: La bala cae a {strikes} pulgadas; antes de allí no da a nadie.
    wab-18.55: Rebota hasta {ends} pulgadas: da a toda miniatura de la línea desde {strikes}.
    wab-18.55/line: Da a lo que cruza su línea entre el primer impacto y el fin del rebote, una miniatura de cada fila o columna.
    wab-18.56: Los impactos tienen Fuerza 6, hieren con {needed} o más, causan D6 heridas y no dejan salvación.
    wab-18.57: MISFIRE: la bala da a {strikes} pulgadas y no rebota.
    wab-18.57/ground: El terreno muy difícil o en subida para la bala a {ends} pulgadas.
    wab-18.58: No hay disparo este turno; en el siguiente puede disparar.
    wab-18.59: El cañón no dispara este turno ni el siguiente.
    wab-18.60: Muere un artillero; los demás chequean pánico enseguida. No hay disparo.
    wab-18.61: El cañón explota, y su dotación con él.
    wab-18.65: Un cañón órgano puede aguantar y disparar; en batería con cañones sólo disparan los órgano.
    wab-18.67: La plantilla se pone en la boca y se tira el dado de artillería: sólo importa MISFIRE.
    wab-18.67/shot-lost: Según esta lectura MISFIRE sólo pierde el disparo.
    wab-18.68: La plantilla avanza D6 pulgadas; a quien está debajo al principio o al final se le impacta con 4 o más.
    wab-18.68/moved: La plantilla avanza {inches} pulgadas; a quien está debajo al principio o al final se le impacta con 4 o más.
    wab-18.69: Cada una recibe un impacto de Fuerza 4, que hiere con {needed} o más, con -1 a la salvación.
    wab-18.24: Una catapulta tiene Resistencia {toughness} y {wounds} Heridas, y su dotación un perfil propio.
    wab-18.39: Una balista tiene Resistencia {toughness} y {wounds} Heridas, y su dotación un perfil propio.
    wab-18.49: Un cañón tiene Resistencia {toughness} y {wounds} Heridas, y su dotación un perfil propio.
    wab-18.63: Un cañón órgano tiene Resistencia {toughness} y {wounds} Heridas, y su dotación un perfil propio.
    wab-18.6: El personaje está con esta máquina; ni la maneja ni le dañan sus fallos.
    wab-18.7: Cada impacto se reparte con un D6: 1 a 4 la máquina, 5 o 6 la dotación.
    wab-18.8: Una máquina es un objetivo grande: +1 para impactar.
    wab-18.9: Los impactos en la dotación se reparten por igual entre {crew} de dotación y {characters} {characters?personaje|personajes}.
    wab-18.10: La máquina tiene HA 0: los golpes le dan sin tirar.
    wab-18.11: Su dotación ha muerto o está fuera de alcance: un impacto la destruye.
    wab-18.12: Atacar una máquina abandonada no es combate: no hay resultado, y los atacantes mueven como quieran.
    wab-18.13: Se la hiere con {needed} y le quedan {left}; a un artillero, con {crewNeeds}. Cada uno tiene su salvación.
    wab-18.19: Los ataques se reparten como se quiera entre dotación, personajes y máquina; la máquina no lucha.
    wab-18.4: La dotación tiene peanas propias: puede huir y dejar la máquina.
    wab-18.5: La dotación nunca carga.
    wab-18.5/leaves: La dotación no deja su máquina por gusto.
    wab-18.16: La dotación de una máquina aguanta o huye, pero no aguanta y dispara.
    wab-18.16/together: Todas las máquinas de una batería eligen la misma reacción.
    wab-18.17: La dotación se coloca junto a su máquina, donde pueda luchar.
    wab-18.18: Las dotaciones de la batería se juntan, sin avanzar nadie más de {inches} pulgadas.
    wab-18.18/too-far: No puede avanzar más que su Movimiento de {inches} pulgadas para llegar al enemigo.
    wab-18.20: La dotación huye y deja la máquina: los atacantes siguen la carga tras ella o paran en la máquina.
    wab-18.21: La máquina queda abandonada: los vencedores deben ignorarla y perseguir, salvo que pasen un chequeo de Liderazgo.
    wab-18.21/held: Han pasado el chequeo: no tienen que perseguir y pueden atacar la máquina.
    wab-18.22: Los perseguidores pasan a través de la máquina.
    wab-18.23: Puede servir otra máquina que no tenga dotación.
    wab-18.23/flees: La dotación sin máquina no lucha y siempre huye.
    wab-17.28/bolt: Un D6 da el impacto al elefante con 1 a 4 y a su dotación con 5 o 6; lo que sigue vale para aquel cuya Resistencia se dice.
    wab-18.7/bolt: Un D6 da el impacto a la máquina con 1 a 4 y a su dotación con 5 o 6; lo que sigue vale para aquella cuya Resistencia se dice.
    wab-18.1: Son del mismo tipo y están a 5 pulgadas o menos: forman batería.
    wab-18.1/stays: Son una batería y una sola unidad.
    wab-18.2: Están a {inches} pulgadas, y una batería se mantiene a 5 o menos.
    wab-18.3: Cuenta como {crew} miniaturas, su dotación viva.
    wab-18.64: Los cañones órgano forman batería con otros cañones.
  `),

  because: said(`
    machine-stands: La máquina no está destruida.
    has-crew: Le queda dotación viva.
    not-turned: No ha girado.
    die-is-open-or-enough: El dado no se ha tirado, o basta.
    has-wheels: Tiene ruedas.
    small-crew: Su dotación es de 3 o menos.
    one-on-the-line: Sólo hay una miniatura en la línea.
    in-combat: La atacan en combate.
    has-its-crew: Su dotación está allí.
    charges-not: La dotación no quiere cargar.
    no-organ-gun: No hay un cañón órgano que dispare.
    no-shot: No quiere aguantar y disparar.
    close-enough: Están bastante cerca.
    held-back: Los vencedores se contienen.
    too-far-apart: Están a {inches} pulgadas.
    not-of-one-type: No son del mismo tipo.
    not-both-guns: No son un cañón órgano y un cañón.
  `),

  ...summed(`
    catapult/no: La catapulta no puede disparar. | No dispara | No puede disparar.
    catapult/odds: Apuntada a {guess} pulgadas, la piedra cae allí el {percent:percent} de las veces. | Donde apunta {percent:percent} | La piedra cae donde se apunta el {percent:percent} de las veces.
    catapult/hit: La piedra cae donde se apuntó, a {guess} pulgadas: se retiran {mean} miniaturas de media. | Cae a {guess} pulgadas | Cae a {guess} pulgadas, donde se apuntó.
    catapult/deviates: La piedra se desvía {inches} pulgadas: se retiran {mean} miniaturas de media de las que estén debajo. | Se desvía {inches} pulgadas | Se desvía {inches} pulgadas.
    catapult/misfire: Un fallo: se tira en la tabla de problemas. | Fallo | Falla: se tira en la tabla.
    catapult/destroyed: Un fallo destruye la catapulta y su dotación. | Destruida | La catapulta queda destruida con su dotación.
    catapult/two-turns: Un fallo: no dispara este turno ni el siguiente. | Dos turnos sin disparar | No dispara este turno ni el siguiente.
    catapult/one-turn: Un fallo: este turno no dispara. | Este turno no dispara | No dispara este turno.
    stone-lands/no: La catapulta no puede declarar tanto. | Sin disparo | No puede disparar tan lejos.
    stone-lands/misfire: Un fallo: la piedra no cae. | Fallo | No cae ninguna piedra.
    stone-lands/odds: De media la plantilla cubre {under} miniaturas y se retiran {lost}; su agujero encuentra una el {hole}% de las veces. | {lost} bajas de media | Cubre {under} miniaturas de media y retira {lost}.
    stone-lands/there: Donde cae, la plantilla cubre {under} miniaturas; de media se retiran {lost}. | Cubre {under}, {lost} bajas de media | Cubre {under} miniaturas y retira {lost} de media.
    bolt-thrower/no: La balista no puede disparar. | No dispara | No puede disparar.
    bolt-thrower/one: Impacta con {hitsOn} o más y mata a la miniatura el {percent:percent} de las veces. | Impacta con {hitsOn}, mata el {percent:percent} | Impacta con {hitsOn} o más y mata el {percent:percent} de las veces.
    bolt-thrower/odds: Impacta con {hitsOn} o más y mata {mean} miniaturas de media; atraviesa a las {models} el {percent:percent} de las veces. | Impacta con {hitsOn}, mata {mean} de media | Impacta con {hitsOn} o más y mata a las {models} el {percent:percent} de las veces.
    bolt-thrower/missed: El dardo falla y no daña a nadie. | Falla | Falla.
    bolt-thrower/next: A la siguiente miniatura se la golpea con Fuerza {strength}. | La siguiente con Fuerza {strength} | A la siguiente se la golpea con Fuerza {strength}.
    cannon/no: El cañón no puede disparar. | No dispara | No puede disparar.
    cannon/odds: La bala cae de {least} a {most} pulgadas y retira {mean} miniaturas de media. | Cae de {least} a {most} pulgadas | La bala cae entre {least} y {most} pulgadas.
    cannon/flies: La bala cae a {strikes} pulgadas y acaba a {ends}; se retiran {mean} miniaturas de media. | De {strikes} a {ends} pulgadas | Cae a {strikes} pulgadas y acaba a {ends}.
    cannon/misfire: Un fallo: se tira en la tabla de problemas. | Fallo | Falla: se tira en la tabla.
    cannon/destroyed: Un fallo: el cañón explota con su dotación. | Destruido | El cañón queda destruido con su dotación.
    cannon/crewman: Un fallo mata a un artillero, y los demás chequean pánico. | Muere un artillero | Muere un artillero; los demás chequean pánico.
    cannon/two-turns: Un fallo: no dispara este turno ni el siguiente. | Dos turnos sin disparar | No dispara este turno ni el siguiente.
    cannon/one-turn: Un fallo: este turno no dispara. | Este turno no dispara | No dispara este turno.
    organ-gun/no: El cañón órgano no puede disparar. | No dispara | No puede disparar.
    organ-gun/odds: Si dispara, a cada una de {models} miniaturas bajo la plantilla se la retira el {percent:percent} de las veces; contando los dados que le quedan al cañón, {mean} de media. | Cada una {percent:percent} | A cada miniatura de debajo se la retira el {percent:percent} de las veces.
    organ-gun/misfire: Un fallo: se tira en la tabla de problemas. | Fallo | Falla: se tira en la tabla.
    organ-gun/destroyed: Un fallo: el cañón órgano explota con su dotación. | Destruido | El cañón órgano queda destruido con su dotación.
    organ-gun/crewman: Un fallo mata a un artillero, y los demás chequean pánico. | Muere un artillero | Muere un artillero; los demás chequean pánico.
    organ-gun/two-turns: Un fallo: no dispara este turno ni el siguiente. | Dos turnos sin disparar | No dispara este turno ni el siguiente.
    organ-gun/one-turn: Un fallo: este turno no dispara. | Este turno no dispara | No dispara este turno.
    machine-move/no: La máquina no puede mover. | No mueve | No puede mover.
    machine-move/moves: La máquina mueve {inches} pulgadas y no dispara este turno. | {inches} pulgadas, sin disparo | Mueve {inches} pulgadas y no dispara.
    machine-move/turns: La máquina gira y no dispara este turno. | Gira, sin disparo | Gira y no dispara.
    machine-move/turns-and-shoots: La máquina gira y puede disparar. | Gira y dispara | Gira y puede disparar.
    machine-hits/odds: Un impacto hiere a la máquina el {percent:percent} de las veces. | Máquina herida {percent:percent} | Un impacto hiere a la máquina el {percent:percent} de las veces.
    machine-hits/told: La máquina recibe {machine} {machine?impacto|impactos} y la dotación {crew}. | Máquina {machine}, dotación {crew} | La máquina recibe {machine} {machine?impacto|impactos} y la dotación {crew}.
    machine-hits/combat: Un golpe da en la máquina sin tirar y la hiere el {percent:percent} de las veces. | Impactada sin tirar | Un golpe le da sin tirar y la hiere el {percent:percent} de las veces.
    machine-hits/destroyed: La máquina queda destruida en cuanto la impactan. | Destruida | Un impacto la destruye.
    machine-crew/no: La dotación no puede hacerlo. | No se permite | No puede.
    machine-crew/yes: La dotación puede hacerlo. | Se permite | Puede.
    machine-crew/shoots: Los cañones órgano aguantan y disparan. | Disparan los órgano | Los cañones órgano aguantan y disparan.
    machine-crew/choose: La dotación deja la máquina: los atacantes cargan más allá o paran en ella. | Más allá o parar en ella | La máquina queda abandonada: cargan más allá o paran en ella.
    machine-crew/pursue-the-crew: La máquina queda abandonada, y los vencedores persiguen a su dotación. | Persiguen a la dotación | La máquina queda abandonada, y deben perseguir a la dotación.
    machine-crew/attack-the-machine: La máquina queda abandonada, y los vencedores pueden atacarla. | Pueden atacarla | La máquina queda abandonada, y pueden atacarla.
    battery/no: Están a {inches} pulgadas: demasiado lejos para una batería. | Demasiado lejos | Están demasiado lejos.
    battery/yes: Forman una batería. | Una batería | Forman una batería.
    battery/stays: Siguen juntas en batería. | Sigue la batería | Están bastante cerca para una batería.
    battery/apart: No forman batería. | Sin batería | No forman batería.
  `),

  problems: said(`
    shot-without-die: Sin dotación no se tira el dado de artillería.
    more-killed-than-there: No puede matar a más miniaturas de las que hay en su línea.
    not-one-die-a-hit: Los impactos de disparo se reparten con un dado cada uno; los golpes no.
  `),
} satisfies PartOfMessages;
