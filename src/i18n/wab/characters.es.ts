import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    wab/lone-character: Un personaje solo | Cuánto mueve, y qué no puede hacer | Dice de un personaje que no va con ninguna unidad cuánto mueve o marcha, que gira con libertad, y si puede cargar, ver a un enemigo, ser cargado o seguir a pie sin su carro o elefante.
    wab/join-unit: Unirse a una unidad | Si un personaje puede unirse, y qué cambia | Dice si un personaje puede unirse a una unidad, dónde se coloca y quién le deja sitio, cuánto mueven aún los dos este turno, a qué velocidad van después y qué salvación le queda a pie.
    wab/leave-unit: Dejar una unidad | Si un personaje puede irse, y cuándo | Dice si un personaje puede dejar la unidad en la que va, pasar a otra o cargar por su cuenta, y quién llena su sitio.
    wab/character-psychology: El odio y otras reglas | Para quién vale la psicología de quién | Dice si una regla de psicología de un personaje, o de la unidad a la que se ha unido, vale para la unidad y para él.
    wab/character-target: Dar a un personaje | Quién puede apuntarle, y quién recibe el impacto | Dice si a un personaje se le puede disparar o golpear, con qué modificador para impactar, con qué dados caen sobre él los impactos en un carro, en un elefante o bajo una plantilla, y con qué probabilidad.
    wab/character-casualty: Heridas de un personaje | Si cae, y quién llena su sitio | Dice si un personaje con estas heridas es baja, cuántas le quedan, cuándo se llena su sitio y si su ejército chequea pánico.
    wab/challenge: Desafíos | Quién lo lanza, lo acepta o lo rechaza, y qué sigue | Dice si se puede lanzar y aceptar un desafío, qué trae rechazarlo, quién más puede golpear, qué cuenta y cuánto dura.
    wab/general: El Liderazgo de quién | El General, los personajes y su alcance | Dice con qué Liderazgo chequea una unidad: el suyo, el de un personaje que va con ella o el del General, y si el General chequea primero.
    wab/battle-standard: El estandarte de batalla | Lo que hace repetir y lo que suma | Dice si el estandarte de batalla deja a una unidad repetir un chequeo fallado, y cuánto suman los estandartes al resultado del combate.
  `),

  fields: labelled(`
    rides: Va montado en | foot, en nada; horse, un caballo o camello; chariot, un carro; elephant, un elefante.
    characterDoes: Qué quiere hacer | moves, mover normal; marches, marchar al doble; triples, marchar al triple; charges, declarar una carga; is-charged, un enemigo le carga; looks, ver a un enemigo; goes-on-foot, dejar su carro o elefante.
    characterMovement: Su Movimiento | Pulgadas de su movimiento normal.
    withUnit: Va con una unidad | true si se ha unido a una unidad.
    enemiesNear: Enemigos a 8 pulgadas | Qué son todos ellos: infantry, infantería; other, caballería, carros y demás; fleeing, que huyen; artillery, artillería; character, personajes. Si se omite: de cualquier clase.
    inArc: En su arco de visión | true si lo que mira está en su arco de 90 grados y nada lo tapa.
    mountLost: La montura se ha perdido | true si su elefante ha muerto o su carro está destruido del todo.
    unitJoined: La unidad | infantry, infantería formada; cavalry, caballería formada; skirmishers, hostigadores a pie; skirmishing-cavalry, caballería que hostiga; chariots, carros; elephants, elefantes.
    unitEngaged: Está en combate | true si la unidad está trabada cuerpo a cuerpo.
    frontRank: Miniaturas en su primera fila | Cuántas miniaturas hay en su primera fila.
    charactersInFront: Personajes en la primera fila | Cuántas de ellas son ya personajes, sin este.
    ordinaryInFront: Ordinarias delante | true si en la primera fila hay una miniatura ordinaria; false si la unidad es tan estrecha que solo hay mando y personajes.
    distanceToUnit: Distancia a la unidad | Pulgadas hasta su miniatura más cercana tras mover: 0 es contacto.
    movementSpent: Movimiento gastado | Pulgadas que ha usado para llegar a la unidad.
    unitMovement: Movimiento de la unidad | Pulgadas de su movimiento normal.
    unitMoved: La unidad ha movido | true si la unidad ya ha movido este turno.
    mountedSave: Su salvación a caballo | La suya montado, con la barda: 4 si es 4+. Si se omite: no se pregunta.
    bardingCounts: Barda | true si una barda mejora esa salvación en 1.
    supplementAllows: Un suplemento lo permite | true si su lista de ejército hace una excepción.
    leavesTo: Adónde va | go-alone, va solo; join-another, se une a otra unidad este turno; join-it-again, vuelve a la misma este turno; charge-alone, declara una carga propia.
    movesStep: Cuándo | remaining-moves, en el resto de los movimientos de su fase; earlier-step, en un paso anterior de ella; other-phase, en otra fase.
    unitCharged: La carga de la unidad | no; this-turn, declara una carga este turno; not-resolved, cargó, y siguen el combate o sus huidas y persecuciones; resolved, todo ha acabado.
    unitCompelled: La unidad está obligada | nothing, a nada; compulsory-move, a un movimiento obligatorio; psychology, una regla así la hace mover o quedarse quieta.
    joinedThisTurn: Se unió este turno | true si se ha unido a esta misma unidad este turno.
    whoseRule: De quién es la regla | character, del personaje; unit, de la unidad.
    psychology: Qué regla | hatred, odio; fear-of-formed-units, el temor de los hostigadores de Liderazgo 7 o menos; other, cualquier otra regla de psicología.
    characterPlace: Dónde está | front-rank, en la primera fila; fighting-elsewhere, lucha en otro lado de la unidad; not-fighting-behind, detrás de la primera fila y sin enemigo.
    inCombat: Lucha con ese enemigo | true si está luchando cuerpo a cuerpo con el enemigo del que se trata.
    unitLeadership: Liderazgo de los hostigadores | El propio de la unidad. Si se omite: 7 o menos.
    struckBy: Con qué | missiles, disparos apuntados; template, una catapulta, un cañón o cualquier plantilla que le alcanza; blows, cuerpo a cuerpo.
    nearerSeen: Blancos más cercanos a la vista | Cuántos enemigos que los tiradores ven están más cerca que él.
    nearerUnseen: Enemigos más cercanos ocultos | Cuántos enemigos que los tiradores no ven están más cerca que él.
    touched: En contacto | true si quien ataca le toca a él, o la peana de su carro o elefante.
    inChallenge: Lucha en un desafío | no; with-another, contra otro; with-the-attacker, contra quien le ataca.
    hitsScored: Impactos | Cuántos impactos recibe él, o su carro o elefante.
    otherCrew: Más dotación | true si en el elefante van otros con él.
    targetDeclared: Dicho antes de tirar | true si antes de tirar se ha dicho si se ataca a la dotación o al personaje.
    crewSave: Salvación de la dotación | La de la dotación: 5 si es 5+. Si se omite: no se pregunta.
    allocation: Dados del reparto | Un dado por cada impacto, como han caído. Si se omite: no se han tirado.
    hisWounds: Heridas que tiene | Las Heridas (H) que le quedan al personaje antes de estas.
    woundsTaken: Heridas no salvadas | Cuántas heridas no salvadas recibe.
    woundedIn: Cómo | combat, cuerpo a cuerpo; shooting, por disparos; another-way, de otro modo.
    isGeneral: Es el General | true si es el General de su ejército.
    challenger: Quién desafía | character, un personaje; champion, el campeón de una unidad; command-model, un portaestandarte o músico; ordinary, una miniatura de la tropa.
    challengerRides: Quien desafía va en | foot, nada; horse, un caballo o camello; chariot, un carro; elephant, un elefante.
    challengerInCombat: Quien desafía está en el combate | true si está trabado en ese combate.
    rival: Quién respondería | character, un personaje; champion, el campeón de una unidad; command-model, un portaestandarte o músico; ordinary, una miniatura de la tropa.
    rivalRides: El rival va en | foot, nada; horse, un caballo o camello; chariot, un carro; elephant, un elefante.
    rivalInCombat: El rival está en el combate | true si está trabado en el mismo combate, toque o no a quien desafía.
    othersMayAccept: Otros que podrían aceptar | Cuántos otros personajes enemigos del combate podrían aceptar.
    reply: La respuesta | open, aún no la hay; accepted, la acepta este rival; refused, se rechaza.
    inTurnOf: De quién es el turno | challenger, del jugador de quien desafía; rival, del otro.
    otherSideChallenged: El otro bando ha desafiado | true si el otro bando ha lanzado un desafío en este combate este turno.
    earlierChallenge: Otro desafío en este combate | none, no lo hay; this-turn, se lanzó este turno; goes-on, sigue uno de un turno anterior; ended, acabó en un turno anterior. Los de otros combates no cuentan.
    came: En qué acaba | both-fight-on, los dos siguen; one-killed, uno muere; one-fled, uno tiene que huir.
    specialFormation: Formación especial | true si la unidad del personaje tiene bonos de falange, muro de escudos o algo así.
    unitBroken: Su unidad ya no está | true si la unidad del retirado se desmoraliza o queda destruida entretanto.
    generalFarthest: La más lejana del General | Pulgadas del General a la miniatura más lejana de la unidad. Si se omite: como la más cercana.
    leadershipTest: Qué chequeo | panic, pánico; break, desmoralización; rally, reagruparse; psychology, miedo y demás; another, otro, como reorganizarse.
    generalTests: El General también chequea | true si el General aún debe hacer el mismo chequeo. En los de desmoralización su Liderazgo solo ayuda a otros cuando su unidad ha pasado el suyo: entonces vuelve a ser false.
    generals: Generales | Cuántos Generales va a tener el ejército.
    standardAsk: Qué se pregunta | re-roll, repetir un chequeo fallado; combat-result, lo que suman los estandartes.
    failedTest: Qué chequeo | break, desmoralización; panic, pánico; rally, reagruparse; reform, reorganizarse; another, otro.
    standardNearest: Distancia al estandarte de batalla | Pulgadas del estandarte de batalla a la miniatura más cercana de la unidad.
    standardFarthest: La más lejana de él | Pulgadas del estandarte de batalla a la miniatura más lejana de la unidad. Si se omite: como la más cercana.
    rerolledBefore: Ya ha repetido | true si la unidad ya ha repetido un chequeo de desmoralización este turno.
    brokeWithoutTest: Se desmoralizó sin chequeo | true si la unidad se desmoraliza automáticamente.
    bearerInCombat: El portador está en el combate | true si el portaestandarte de batalla está en una unidad que lucha en él.
    unitStandards: Estandartes de unidades | true si al menos una unidad formada de este bando en el combate tiene su propio estandarte.
  `),

  answers: labelled(`
    mayMove: Pulgadas | Cuánto mueve como mucho, antes de lo que quiten el terreno y los obstáculos.
    countsAsModels: Miniaturas | Por cuántas miniaturas de una unidad propia cuenta; 0 si va con una unidad.
    turnsFreely: Gira con libertad | Si cambia de dirección sin pivotar ni encararse.
    reactsBy: Reacciones | Cómo puede reaccionar a una carga sin armas de disparo: aguantar o huir.
    joinsWhere: Sitio | front-rank, junto al grupo de mando; within-2-inches, a 2 pulgadas de un hostigador; nowhere, en ninguno.
    displaced: Quién le deja sitio | ordinary-to-the-rear, una ordinaria pasa a la última fila; command-to-the-second, una del mando pasa a la segunda; nobody, nadie.
    charactersMost: Personajes delante como mucho | Cuántas miniaturas de la primera fila pueden ser personajes; null en hostigadores, que no la tienen.
    unitMoveLeft: La unidad aún mueve | Pulgadas que la unidad aún puede mover este turno.
    unitSpeed: Velocidad | Pulgadas del movimiento normal de la unidad con él.
    restOfHisMoveLost: Su movimiento acaba | Si se pierde lo que le quedaba por mover.
    dismounts: Desmonta | Si desmonta y lucha a pie.
    saveNeeded: Salvación necesaria | Lo que debe sacar el dado para salvar; más de 6 si ninguno vale.
    saveInUnit: Su salvación en la unidad | La que tiene allí: 5 si es 5+; null si no la hay o no se pregunta.
    chargesWithIt: Carga con ella | Si debe cargar y luchar con su unidad.
    placeFilled: Se llena su sitio | Si lo ocupa una miniatura de un extremo o de la última fila.
    onUnit: Para la unidad | Si la regla vale para la unidad.
    onCharacter: Para él | Si la regla vale para el personaje.
    toHitModifier: Para impactar | Lo que esto suma al dado para impactar, además de los otros modificadores.
    sharedAtRandom: Reparto al azar | Si un dado decide sobre quién cae cada impacto.
    hitsHimFrom: Cae sobre él desde | El dado más bajo con el que un impacto cae sobre él, 1 si caen todos; null bajo una plantilla, donde solo cae con 1.
    hitsOnHim: Impactos sobre él | Cuántos impactos caen sobre el personaje; null mientras falten dados.
    hitsOnOthers: Impactos sobre otros | Cuántos impactos caen sobre otros; null mientras falten dados.
    hisSave: Su salvación | La que tiene en su montura; null si no se pregunta.
    hitChance: Probabilidad de un impacto | La de que un impacto caiga sobre él, como fracción exacta.
    any-hit-on-him: Al menos un impacto sobre él | Probabilidad de que caiga sobre él al menos un impacto.
    removed: Se retira | Si el personaje es baja.
    armyTestsPanic: Su ejército chequea | Si cada unidad de su ejército chequea pánico.
    woundsLeft: Heridas que le quedan | Cuántas heridas le quedan.
    gapFilled: Su sitio | end-of-round, se llena al final de la ronda con quien no luchaba, que tampoco lucha en ella; at-once, enseguida; no-gap, no queda hueco.
    mayAccept: El rival puede aceptar | Si este rival puede aceptar.
    mayRefuse: Se puede rechazar | Si hay alguien que podría aceptar, y por tanto rechazo.
    accepted: Aceptado | Si se lucha el desafío.
    withdrawn: Retirado | Si un personaje del bando que rechaza se retira, no lucha más este turno y no presta nada.
    withdrawnPickedBy: Lo elige | challenger, quien desafía, entre los personajes del otro bando en ese combate; nobody, nadie.
    comesBack: Vuelve | end-of-the-phase, al acabar la fase de combate; not, su unidad está desmoralizada o destruida; was-not-withdrawn, no se retiró.
    goesOn: Sigue | Si el desafío sigue el turno próximo, y no se lanza otro en ese combate.
    othersMayStrike: Otros pueden golpearles | Si alguien más puede golpear o disparar a los dos; null si no hay desafío.
    woundsCount: Cuentan las heridas | Si las heridas del desafío cuentan en el resultado del combate; null si no lo hay.
    crewsTakePart: Intervienen las dotaciones | Si las dotaciones y los elefantes intervienen en él; null si no lo hay.
    leadershipFrom: De quién | unit, el suyo; character-with-it, el del personaje; general, el del General.
    generalFirst: Primero el General | Si el General chequea primero.
    testsFirst: Quién chequea primero | general, el General; any-order, en cualquier orden.
    standardsBonus: Al resultado del combate | Lo que suman entre todos los estandartes de unidades y el de batalla.
  `),

  terms: worded(`
    rides challengerRides rivalRides: foot = nada | horse = un caballo | chariot = un carro | elephant = un elefante
    characterDoes: moves = mueve | marches = marcha | triples = marcha al triple | charges = carga | is-charged = le cargan | looks = mira | goes-on-foot = sigue a pie
    enemiesNear: infantry = infantería | other = otras tropas | fleeing = los que huyen | artillery = artillería | character = un personaje
    reactsBy: hold = aguantar | flee = huir
    unitJoined: infantry = infantería | cavalry = caballería | skirmishers = hostigadores | skirmishing-cavalry = caballería que hostiga | chariots = carros | elephants = elefantes
    joinsWhere: front-rank = primera fila | within-2-inches = a 2 pulgadas | nowhere = en ningún sitio
    displaced: ordinary-to-the-rear = miniatura ordinaria | command-to-the-second = miniatura del mando | nobody = nadie
    leavesTo: go-alone = solo | join-another = otra unidad | join-it-again = la misma unidad | charge-alone = una carga
    movesStep: remaining-moves = resto de los movimientos | earlier-step = un paso anterior | other-phase = otra fase
    unitCharged: no = no | this-turn = este turno | not-resolved = sin resolver | resolved = resuelta
    unitCompelled: nothing = nada | compulsory-move = movimiento obligatorio | psychology = psicología
    whoseRule: character = el personaje | unit = la unidad
    psychology: hatred = odio | fear-of-formed-units = temor a las unidades formadas | other = otra regla
    characterPlace: front-rank = primera fila | fighting-elsewhere = lucha en otro lado | not-fighting-behind = detrás, sin luchar
    struckBy: missiles = disparos | template = plantilla | blows = golpes
    inChallenge: no = no | with-another = con otro | with-the-attacker = con quien ataca
    woundedIn: combat = combate | shooting = disparos | another-way = otro modo
    gapFilled: end-of-round = final de la ronda | at-once = enseguida | no-gap = sin hueco
    challenger rival: character = personaje | champion = campeón | command-model = portaestandarte o músico | ordinary = miniatura ordinaria
    reply: open = pendiente | accepted = aceptado | refused = rechazado
    inTurnOf: challenger = de quien desafía | rival = del rival
    earlierChallenge: none = ninguno | this-turn = este turno | goes-on = sigue | ended = acabó
    came: both-fight-on = los dos siguen | one-killed = uno muere | one-fled = uno huye
    withdrawnPickedBy: challenger = quien desafía | nobody = nadie
    comesBack: end-of-the-phase = al acabar la fase de combate | not = no vuelve | was-not-withdrawn = no se retiró
    leadershipTest failedTest: panic = pánico | break = desmoralización | rally = reagruparse | psychology = psicología | reform = reorganizarse | another = otro
    leadershipFrom: unit = el suyo | character-with-it = el del personaje | general = el del General
    testsFirst: general = el General | any-order = cualquier orden
    standardAsk: re-roll = repetir | combat-result = resultado del combate
  `),

  steps: said(`
    wab-9.2: Un personaje solo es una unidad de 1 miniatura.
    wab-9.3: Gira con libertad al mover, y paga el terreno y los obstáculos como todos.
    wab-9.4: Un personaje solo no declara cargas ni empieza combates.
    wab-9.4/elephant: Un elefante es una unidad por sí mismo: el personaje que lo monta puede cargar solo.
    wab-20.9: Un elefante es una unidad de una miniatura: quien lo monta puede cargar.
    wab-20.9/chariot: Un carro es una montura, como un caballo: solo carga dentro de una unidad de carros.
    wab-9.7: Ve como los demás: esto no lo ve.
    wab-9.8: Un personaje solo puede marchar al triple: {allowance} pulgadas.
    wab-9.8/double: Un personaje solo no necesita músico para marchar al doble: {allowance} pulgadas.
    wab-9.9/near: Un enemigo a 8 pulgadas o menos impide su marcha.
    wab-9.9/ignored: Ninguno de los enemigos cercanos impide su marcha.
    wab-9.10/ordinary-to-the-rear: Pasa a la primera fila, junto al grupo de mando, y una miniatura ordinaria a la última.
    wab-9.10/command-to-the-second: Pasa a la primera fila, y una miniatura del mando a la segunda.
    wab-9.10/contact: Tiene que mover hasta tocar la unidad.
    wab-9.11: Está a 2 pulgadas o menos de un hostigador: forma parte de la unidad.
    wab-9.11/far: No está a 2 pulgadas de ningún hostigador.
    wab-9.12: Un personaje a pie no puede unirse a la caballería.
    wab-9.13: Solo quien monta uno va con carros o elefantes.
    wab-9.13/supplement: Un suplemento hace una excepción con él.
    wab-9.14: Con la infantería se considera que desmonta, y lucha a pie.
    wab-9.15: A pie pierde el bono de su caballo: salvaría con {save}.
    wab-9.15/barding: Pierde también el de la barda: salvaría con {save}.
    wab-9.16: No más de la mitad de la primera fila son personajes: {most} como mucho.
    wab-9.17: La unidad no mueve más de lo que a él le queda: {move} {move?pulgada|pulgadas}.
    wab-9.17/moved: La unidad ya ha movido: él pierde lo que le quedaba, {left} {left?pulgada|pulgadas}.
    wab-9.17/short: No tiene bastante movimiento para llegar a la unidad.
    wab-9.18: Nadie se une a una unidad trabada en combate.
    wab-9.20: Mueve como uno más de la unidad, a {speed} pulgadas.
    wab-9.20/moves: Va con una unidad: mueve con ella, o la deja antes.
    wab-9.21: Un personaje montado tiene la mejor montura: sigue a una unidad más rápida.
    wab-9.22: Un personaje a pie más lento frena a la unidad a {speed} pulgadas.
    wab-9.23: Puede irse en el resto de los movimientos.
    wab-9.23/compelled: Su unidad está obligada a mover: no puede dejarla.
    wab-9.23/moved: Su unidad ya ha movido este turno: no puede dejarla.
    wab-9.23/step: Una unidad solo se deja en el resto de los movimientos de una fase de movimiento.
    wab-9.24: Su unidad declara una carga: él carga y lucha con ella.
    wab-9.25: Ocupa su sitio una miniatura de un extremo o de la última fila.
    wab-9.26: Un personaje que va en una unidad no declara una carga propia.
    wab-9.27: No puede dejar una unidad que está en combate.
    wab-9.28: Puede dejar una unidad y unirse a otra en el mismo turno.
    wab-9.28/same: Nadie se une a una unidad y la deja en el mismo turno.
    wab-9.28/again: Este turno puede unirse a otra unidad, y no otra vez a la misma.
    wab-9.29: Su unidad cargó: se queda hasta que acaban el combate y todas las huidas y persecuciones.
    wab-9.32: Un personaje solo chequea por su cuenta, como unidad de 1 miniatura.
    wab-9.33: En una unidad toma la psicología de ella.
    wab-9.33/bold: Solo temen a las unidades formadas los hostigadores de Liderazgo 7 o menos: estos no, y él tampoco.
    wab-9.33/keeps: Conserva su odio.
    wab-9.33/lost: En una unidad pierde su propia psicología, salvo el odio.
    wab-9.34: Odia, y lucha: su unidad odia también a ese enemigo.
    wab-9.35: Una regla de psicología ata a su unidad: se queda con ella.
    wab-9.36/nearer: Hay un blanco más cercano: no puede ser elegido.
    wab-9.37: Los disparos a un personaje llevan -1 además de los otros modificadores.
    wab-9.38/unit: Un personaje que va en una unidad no puede ser elegido como blanco.
    wab-9.39: Le avisan los suyos: el impacto es suyo con 1, y si no, de una miniatura de al lado.
    wab-9.40: Un personaje solo al que cargan reacciona como cualquier unidad, de 1 miniatura.
    wab-9.42: Quien le toca elige si le golpea a él o a otro.
    wab-9.42/far: Nadie golpea a quien no toca.
    wab-9.43: Se apuntan sus heridas: le {left?queda|quedan} {left} y sigue.
    wab-9.43/dead: Ha perdido todas sus heridas: se retira.
    wab-9.44: Al final de la ronda ocupa su sitio una miniatura que no luchaba, y que no lucha en esta ronda.
    wab-9.45: Otra miniatura ocupa su sitio enseguida.
    wab-9.46: Un elefante solo se deja cuando muere, y un carro solo cuando está destruido del todo.
    wab-9.46/marches: Va con su elefante, y los elefantes no marchan.
    wab-9.47: En un carro o elefante se le dispara como a cualquiera, sea o no el más cercano.
    wab-9.48/none: En un carro o elefante no hay -1.
    wab-4.41/elephant: Un elefante es un objetivo grande: +1.
    wab-9.49: Los impactos de proyectiles se reparten al azar entre él, la dotación y, si es el caso, el elefante.
    wab-9.50: Quien toca el carro puede elegir al personaje que lo monta.
    wab-9.51: Un 6 cae sobre el personaje, que va con más dotación.
    wab-9.51/alone: Un 5 o un 6 cae sobre el personaje, que es toda la dotación.
    wab-9.52: Un 6 cae sobre el personaje, y cualquier otro dado sobre el resto de la dotación.
    wab-9.53: Antes de tirar no se dijo si se atacaba a la dotación o al personaje.
    wab-9.54: Tiene la salvación de la dotación: {save}+.
    wab-9.55: Se puede lanzar un desafío.
    wab-9.56: Solo se lanza 1 desafío por combate.
    wab-9.57: Solo los personajes lanzan desafíos.
    wab-9.57/accepts: Solo los personajes aceptan o rechazan desafíos.
    wab-9.57/elsewhere: Quien desafía tiene que estar en ese combate.
    wab-9.58: El jugador que tiene el turno no ha desafiado: puede hacerlo el otro.
    wab-9.58/too-late: El jugador que tiene el turno ha desafiado: el otro ya no puede.
    wab-9.59: El rival es un personaje del mismo combate: puede aceptar, se toquen o no.
    wab-9.59/nobody: Nadie puede aceptar, así que nada se rechaza y nadie se retira.
    wab-9.60: En un carro solo lucha desafíos con quien monta un carro.
    wab-9.60/issues: Quien desafía monta un carro y no hay enemigo que monte otro.
    wab-9.61: En un elefante solo lucha desafíos con quien monta un elefante.
    wab-9.61/issues: Quien desafía monta un elefante y no hay enemigo que monte otro.
    wab-9.62: Se rechaza: quien desafía elige un personaje del otro bando, que va a donde no puede luchar y no hace nada más este turno; su sitio queda vacío de momento.
    wab-9.63/withdrawn: Su unidad no usa su Liderazgo ni sus reglas especiales.
    wab-9.63/hatred: Se retiró de un desafío: su odio no hace nada por la unidad.
    wab-9.64: Vuelve a su fila al acabar la fase de combate.
    wab-9.65: Los dos se ponen frente a frente, y luchan entre sí cuando se resuelve el combate.
    wab-9.66/strikes: Nadie más puede golpear a los dos que luchan en un desafío.
    wab-9.66/shots: Nadie puede disparar a quien lucha en un desafío.
    wab-9.66/duel: Nadie más golpea a los dos, y nadie les dispara.
    wab-9.67: El desafío sigue: no se puede lanzar otro en este combate.
    wab-9.67/lasts: Los dos viven y siguen luchando: el desafío sigue el turno próximo.
    wab-9.67/ends: Uno ha muerto o huye: el desafío ha acabado.
    wab-9.68: Conservan los bonos de la formación especial de su unidad.
    wab-9.69: Las dotaciones y los elefantes no intervienen: luchan entre sí, los impactos sobre los personajes no cuentan, y los carros no dan impactos automáticos.
    wab-9.70: Un ejército tiene 1 General.
    wab-9.70/commands: El ejército tiene su General.
    wab-9.73: El General chequea pánico antes que todos los demás; si falla huye y no presta nada.
    wab-7.18/he-died: El General ha muerto: cada unidad de su ejército chequea pánico.
    wab-7.19/at-once: Chequean enseguida.
    wab-7.19/with-the-others: Chequean con los demás pánicos de esta fase.
    wab-9.75: El estandarte de batalla en una unidad que lucha suma 1 más.
    wab-5.44/units: Los estandartes de unidades suman 1 entre todos.
    wab-9.76/far: El estandarte de batalla está a más de 12 pulgadas.
    wab-9.76/once: Una unidad repite solo un chequeo de desmoralización por turno.
    wab-9.76/no-test: Se desmoralizó sin chequeo: no hay nada que repetir.
    wab-9.78: El estandarte de batalla solo hace repetir chequeos de desmoralización.
  `),

  because: said(`
    part-of-a-unit: Forma parte de una unidad.
    in-his-arc: Está en su arco de visión.
    mount-is-lost: Su montura se ha perdido.
    unit-is-free: La unidad no está en combate.
    is-mounted: Va montado.
    rides-one: Él mismo monta uno.
    room-in-front: Con él no son personajes más de la mitad de la primera fila.
    has-enough-movement: Tiene bastante movimiento.
    in-contact: Toca la unidad.
    near-enough: Está bastante cerca.
    fast-enough: Es tan rápido como la unidad.
    stays-mounted: Sigue montado.
    no-barding: Su caballo no lleva barda.
    no-charge-of-his-own: No declara ninguna carga propia.
    has-not-charged: La unidad no declara ninguna carga este turno.
    all-is-resolved: Todo lo que trajo su carga ha acabado, o no ha cargado.
    not-bound: Ninguna regla de psicología ata a la unidad.
    not-in-the-fighting: Está detrás y no lucha con nadie.
    not-in-combat-yet: Aún no lucha con ese enemigo.
    no-challenge: No lucha en un desafío con otro.
    with-no-unit: No va con ninguna unidad.
    is-the-nearest: Es el blanco más cercano.
    target-was-told: Antes de tirar se dijo a quién se atacaba.
    has-wounds-left: Le quedan heridas.
    died-otherwise: No murió en combate.
    died-in-combat: Murió en combate.
    is-a-character: Quien desafía es un personaje.
    none-goes-on: No sigue ningún desafío en este combate.
    no-other-challenge: Este turno no se ha lanzado otro desafío en este combate.
    other-side-challenged: El otro bando ha desafiado.
    rival-rides-alike: Los dos van montados igual.
    is-elsewhere: El rival no está en este combate.
    no-special-formation: Sus unidades no tienen bonos de una formación especial.
    unit-is-broken: Su unidad está desmoralizada o destruida.
    one-general: El ejército tiene 1 General.
    rides-no-vehicle: No monta ni carro ni elefante.
    not-withdrawn: No se retiró de ningún desafío.
    not-alone: No es un personaje solo.
    general-stands: El General no está huyendo.
    no-panic: No es un chequeo de pánico.
    is-a-break-test: Es un chequeo de desmoralización.
    standard-stands: El estandarte de batalla no está huyendo.
    bearer-elsewhere: El portador no está en ninguna unidad que lucha aquí.
  `),

  ...summed(`
    lone-character/no: El personaje solo no puede hacerlo. | No puede |
    lone-character/yes: El personaje solo puede hacerlo. | Puede | Puede.
    lone-character/reach: El personaje solo mueve hasta {allowance} pulgadas y gira con libertad. | {allowance} pulgadas | Mueve hasta {allowance} pulgadas.
    lone-character/charged: El personaje solo reacciona a la carga como una unidad de 1 miniatura. | Aguantar o huir | Puede aguantar o huir.
    join-unit/no: El personaje no puede unirse a la unidad. | No puede unirse |
    join-unit/yes: El personaje se une; la unidad aún puede mover {left} {left?pulgada|pulgadas} este turno, y desde entonces mueve a {speed}. | Se une | Se une, y la unidad aún puede mover {left} {left?pulgada|pulgadas} este turno.
    join-unit/moved: El personaje se une; la unidad ya ha movido, y desde entonces mueve a {speed}. | Se une | Se une a una unidad que ya ha movido.
    leave-unit/yes: El personaje puede dejar la unidad. | Puede irse | Puede irse.
    leave-unit/no: El personaje no puede dejar la unidad así. | No puede irse |
    character-psychology/both: La regla vale para la unidad y para el personaje. | Para los dos | Vale para los dos.
    character-psychology/character: La regla vale solo para el personaje. | Solo para él | Vale solo para él.
    character-psychology/nobody: La regla no vale ni para la unidad ni para el personaje. | Para nadie | No vale para nadie.
    character-target/no: El personaje no puede ser elegido así. | No puede ser elegido |
    character-target/all: Sobre el personaje {hits?cae|caen} {hits} {hits?impacto|impactos}, y ninguno sobre otros. | Todo sobre él | Sobre él {hits?cae|caen} {hits} {hits?impacto|impactos}, y ninguno sobre otros.
    character-target/odds: De {hits} {hits?impacto|impactos}, cada uno cae sobre el personaje el {percent:percent} de las veces. | Sobre él {percent:percent} | Cada impacto cae sobre él el {percent:percent} de las veces.
    character-target/fell: De {hits} {hits?impacto|impactos}, {fell?cae|caen} {fell} sobre el personaje. | {fell} sobre él | De {hits} {hits?impacto|impactos}, {fell?cae|caen} {fell} sobre él.
    character-casualty/dead: El personaje se retira como baja. | Se retira | Se retira.
    character-casualty/lives: Al personaje le {left?queda|quedan} {left} {left?herida|heridas}. | Le {left?queda|quedan} {left} | Le {left?queda|quedan} {left} {left?herida|heridas}.
    challenge/no: No se puede lanzar el desafío. | No se permite |
    challenge/open: Se puede lanzar el desafío, y el rival puede aceptarlo o rechazarlo. | Se puede aceptar | Puede aceptarlo o rechazarlo.
    challenge/nobody: Se puede lanzar el desafío, y este rival no puede aceptarlo. | No puede aceptar | No puede aceptarlo.
    challenge/refused: El desafío se rechaza: quien desafía elige un personaje, que se retira. | Rechazado | Quien desafía elige un personaje, que se retira.
    challenge/fought: El desafío se lucha, y sigue el turno próximo. | Sigue | Sigue el turno próximo.
    challenge/ended: El desafío se ha luchado y ha acabado. | Acabado | Ha acabado.
    general/no: Un ejército tiene 1 General. | 1 General |
    general/unit: La unidad chequea con su propio Liderazgo de {leadership}. | {leadership}, el suyo | Chequea con el suyo, su propio Liderazgo de {leadership}.
    general/character-with-it: La unidad chequea con el Liderazgo {leadership}, el del personaje. | {leadership}, el del personaje | Chequea con Liderazgo {leadership}, el del personaje.
    general/general: La unidad chequea con el Liderazgo {leadership}, el del General. | {leadership}, el del General | Chequea con Liderazgo {leadership}, el del General.
    battle-standard/no: El chequeo no se puede repetir. | No se repite |
    battle-standard/re-roll: El chequeo de desmoralización fallado se puede repetir. | Se repite | Puede repetir el chequeo.
    battle-standard/bonus: Los estandartes suman {bonus} al resultado del combate. | Suman {bonus} | Los estandartes suman {bonus}.
  `),

  problems: said(`
    rides-neither: Así solo puede dejarlo quien monta un carro o un elefante.
    is-not-alone: Va con una unidad: es a ella a la que cargan.
    no-rule-for-riders: El libro no dice si quien monta un carro o elefante puede unirse a tropas de otra clase.
    has-no-horse: Solo quien llega a caballo tiene salvación o barda que perder.
    more-than-the-rank: La primera fila tiene menos miniaturas.
    rule-of-skirmishers: Es una regla de hostigadores: di que es de la unidad.
    a-die-each-hit: Hay un dado por cada impacto.
    has-no-crew: Solo un carro o elefante tiene dotación, y si va alguien más solo se pregunta de un elefante.
    fights-nobody-now: Mientras caen plantillas no cuenta ningún desafío: no lo digas.
    not-accepted: Solo acaba en algo un desafío que se aceptó.
    not-refused: Solo tras un rechazo se retira alguien de su unidad.
    no-general-told: Di el Liderazgo del General que también chequea.
    alone-with-nobody: Un personaje solo no lleva a nadie con él: di su propio Liderazgo.
    nearer-than-nearest: La miniatura más lejana no puede estar más cerca que la más cercana.
    no-break-test: Solo puede faltar un chequeo de desmoralización.
    say-how-near: Di a qué distancia está el más cercano de esos enemigos.
  `),
} satisfies PartOfMessages;
