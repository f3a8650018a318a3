import { labelled, said, summed, titled, worded } from '../labelled.ts';
import { type PartOfMessages, termsFor } from '../messages.ts';
import { FORMATIONS, GENERAL_STATES } from './shared.es.ts';

const SIDES = { player: 'el jugador', opponent: 'el oponente' };

export default {
  queries: titled(`
    onus/army: Cuánto vale un ejército | Puntos gastados y los que quedan | Suma las unidades de un ejército, también Veteranas y de Élite, con el porcentaje de su general o de sus generales; dice si cabe en los puntos pactados, cuántos quedan y cuánto pueden costar las unidades.
    onus/battlefield: El campo de batalla | Zonas de despliegue y tamaño de mesa | Da la profundidad de las zonas de despliegue, el espacio entre los ejércitos, la franja que queda tras ellos y el ancho recomendado para una mesa y un ejército, y dice si una unidad está dentro de su zona.
    onus/deployment: Despliegue | Quién coloca antes, y cómo | Dice quién empieza a colocar cartas de unidad, quién coloca la última y quién pone antes su general; y si una unidad puede empezar en formación especial, ampliada o apilada, y un general en una unidad concreta.
    onus/first-player: Quién empieza | Por escenario o por dados | Dice quién juega el primer turno, por el escenario, por los dados que han salido o con qué probabilidad exacta, y cuántas cartas de Acción recibe cada jugador.
    onus/general: El general y su ejército | Si muere, quién manda y con qué moral | Dice qué es del general según lo que le pasa a su unidad, quién manda, qué Liderazgo vale, qué supone para la moral de todas las unidades propias y de una en particular, y si sus bonificaciones siguen en pie. También con varios generales, uno por facción o por zona. Sólo la parte del general en la moral: las heridas y lo demás son de onus/morale-check.
    onus/leadership-check: Chequeo de Liderazgo del ejército | Si el ejército aguanta sus bajas | Con victoria por bajas: dice si el ejército debe hacer el chequeo, cuándo, contra qué número, con qué probabilidad exacta lo supera y qué significan sus dados.
    onus/victory: ¿Está perdida la batalla? | Según lo que acordasteis | Dice si un bando ha perdido según la condición de victoria pactada: aniquilación o rendición, muerte del general o un chequeo de Liderazgo fallado.
    onus/allies: Aliados: bandos, reparto y partes del ejército | De 2 a 6 jugadores | Dice, de 2 a 6 jugadores, cuántos bandos y generales hay, qué parte del ejército dirige cada uno y si los puntos que traen los aliados caben en los pactados.
  `),

  fields: labelled(`
    units: Unidades | Las unidades del ejército, una entrada por cada clase. Si se omite: ninguna, y sólo se pregunta cuántos puntos hay para unidades.
    unitCalled: Nombre | Nombre de la unidad, sólo para la explicación. Si se omite: se la llama por su número en la lista.
    unitValue: Valor | Valor de la carta de unidad, en puntos. Es obligatorio.
    copies: Cuántas | Cuántas unidades como esa hay.
    unitRank: Rango | normal; veteran, empieza como Veterana (+30 %); elite, empieza como de Élite (+50 %).
    ledBy: La dirige | Sólo con varios generales: número, en la lista de generales, del que dirige estas unidades, 1 para el primero; 0, ninguno.
    generals: Generales | Los generales del ejército con sus modificadores de puntos. Si se omite: ninguno, y no se suma nada a las unidades.
    pointsPercent: Modificador de puntos (%) | Modificador de puntos de la carta de General, en porcentaje: 30 para +30 %.
    pointsLimit: Puntos pactados | Valor máximo de un ejército en esta batalla, en puntos. Si se omite: no se ha pactado ninguno y no se compara nada.
    novicePoints: Puntos de más del novato | Puntos que este jugador puede tener por encima de los pactados por ser novato.
    ranksAgreed: Rangos pactados | true si los jugadores han pactado que haya unidades que empiecen como Veteranas o de Élite.
    mercenaries: Mercenarios | true si en el ejército hay mercenarios.
    tableDepth: Profundidad de la mesa (cm) | Profundidad de la mesa, del borde de un jugador al del otro, en cm.
    tableWidth: Ancho de la mesa (cm) | Ancho de la mesa en cm. Si se omite: no se compara.
    armyPoints: Puntos de un ejército | Puntos de un ejército, para recomendar un ancho. Si se omite: no se recomienda ninguno.
    fromOwnEdge: Hasta el borde propio (cm) | A qué distancia del borde de mesa de su jugador queda la parte más alejada de la unidad que se coloca, en cm. Si se omite: no se pregunta.
    scenarioField: Campo de un escenario | true si un Escenario Histórico fija el campo.
    ownCards: Cartas de unidad propias | Cartas de unidad del jugador. Sólo se dice quién empieza a colocar si se da también opponentCards. Si se omite: no se pregunta.
    opponentCards: Cartas de unidad del oponente | Cartas de unidad del oponente. Si se omite: no se pregunta.
    ownPlaced: Propias ya colocadas | Cuántas de ownCards están ya en la mesa, para decir quién coloca la siguiente.
    opponentPlaced: Del oponente ya colocadas | Cuántas de opponentCards están ya en la mesa.
    blueIcons: Iconos azules de la carta | Formaciones especiales que la unidad es capaz de adoptar: los iconos azules de su carta. Si se omite: ninguna.
    stillFaceDown: Aún boca abajo | true si la unidad todavía no se ha descubierto.
    stackedWith: Apilada sobre otra unidad | no; complementary, la unidad empieza encima de su auxiliar complementaria; others, encima de cualquier otra.
    generalGoesTo: Adónde va el general | Unidad sobre la que el jugador quiere poner su marcador de General: own-unit, una propia (de la facción del general, si hay varias); other-faction, una propia de otra facción; enemy-unit, una enemiga; nowhere, no se pregunta.
    oneGeneralPerFaction: Un general por facción | true si se usa esa regla opcional.
    notReady: Sin decidir | Lo que falta por decidir antes del despliegue: armies, las unidades; generals, los generales; victory, las condiciones de victoria. Si se omite: está todo decidido.
    optionalRules: Reglas opcionales | agreed, los jugadores pactaron antes de la batalla las reglas opcionales de que se trata; not-agreed, no las pactaron; none, no se trata de ninguna.
    scenarioSetUp: Despliegue de un escenario | true si un Escenario Histórico dice cómo se despliega.
    opponentLeadership: Liderazgo del oponente | Liderazgo de la carta de General del oponente.
    startDice: Dados para empezar | Dos dados tal como han salido: primero el del jugador y luego el del oponente. Si se omite: aún no se han tirado, y se dan las probabilidades.
    scenarioStarts: Empieza según el escenario | A quién hace empezar un Escenario Histórico: player, el jugador; opponent, el oponente; nobody, ningún escenario lo dice.
    hisUnit: Qué le pasa a su unidad | Qué le pasa ahora a la unidad en la que está el general: nothing, nada; flees, huye; recovers, deja de huir; eliminated, es eliminada.
    generalMoved: Desplazado por una carta | true si una carta de Acción había llevado antes al general a otra unidad.
    radius: Radio de influencia (UD) | Radio de influencia de la carta de General, en UD.
    fromGeneral: Distancia al general (UD) | Distancia más corta, en UD, de un extremo de la carta en la que está este general a cualquier parte de la unidad propia por la que se pregunta. Si se omite: no se mide; el lugar de la unidad puede darse con general.
    otherGenerals: Otros generales | Con varios generales: los demás del mismo bando, cada uno con sus valores. Si se omite: sólo hay uno.
    commandBy: Cómo mandan varios generales | rank, el de mayor Liderazgo manda sobre todos; faction, cada uno tiene las unidades de su facción; zone, cada uno tiene las de su zona. Sólo cuenta con otherGenerals.
    follows: General de la unidad | Con commandBy faction o zone: quién dirige la unidad por la que se pregunta, 1 para el primer general, 2 para el primero de otherGenerals, y así.
    armyValue: Valor inicial del ejército | Valor del ejército al empezar la batalla, en puntos, con el porcentaje del general. Es obligatorio.
    eliminatedValue: Valor eliminado | Suma de los valores de las unidades propias eliminadas hasta ahora.
    fleeingValue: Valor en huida | Suma de los valores de las unidades propias que están ahora en huida.
    leadershipDice: Dados del chequeo | Los 2 dados del chequeo de Liderazgo tal como han salido. Si se omite: aún no se han tirado, y se dan las probabilidades.
    checkMoment: Momento | own-turn-start, empieza la fase de activación del jugador de ese ejército; later-in-own-turn, más tarde en su turno; opponent-turn, el turno del oponente.
    turnsChecked: Turnos propios seguidos | En cuántos turnos propios seguidos se quiere saber la probabilidad de aguantar, si nada cambia.
    victoryBy: Condición de victoria | Lo pactado por los jugadores: casualties, por bajas; annihilation, aniquilación total o rendición; general-death, muerte del general; scenario, las de un Escenario Histórico.
    unitsInOrder: Unidades en orden | Unidades del bando que ni están eliminadas ni en huida. Cuenta con annihilation.
    surrenders: Se rinde | true si el bando se rinde.
    checkFailed: Chequeo de Liderazgo fallado | true si el bando ha fallado su chequeo de Liderazgo; véase onus/leadership-check.
    players: Jugadores | Número de jugadores en total, de 2 a 6.
    playWay: Bandos | two-sides, dos bandos de aliados; all-against-all, cada jugador por su cuenta.
    divideBy: Cómo se reparte el ejército | Cómo se reparten las unidades los aliados: zone, una parte del campo cada uno; unit-type, una clase de unidades cada uno; faction, una facción cada uno. Se pueden combinar.
    agreedPoints: Puntos del bando | Puntos pactados para todos los ejércitos de un bando juntos. Si se omite: no se compara.
    shares: Puntos de cada aliado | Valor del ejército de cada jugador de un bando, en puntos. Si se omite: no se compara.
  `),

  answers: labelled(`
    unitsValue: Valor de las unidades | Todas las unidades con sus rangos, en puntos.
    generalsBonus: Bono de los generales | Puntos que suman los porcentajes de los generales.
    armyValue: Valor del ejército | Unidades y generales juntos, en puntos: también el valor inicial con el que se comparan las bajas.
    pointsLimit: Puntos permitidos | El límite que vale, con los puntos de más de un novato; null si no se ha dado ninguno.
    pointsLeft: Puntos que sobran | Puntos del límite que no se usan; null si no hay límite.
    pointsOver: Puntos de exceso | Puntos en los que se supera el límite; null si no hay límite.
    unitBudget: Puntos para unidades | Puntos enteros que pueden costar todas las unidades juntas con este general; null con varios generales o sin límite.
    unitPointsLeft: Puntos que quedan para unidades | Puntos enteros que pueden costar otras unidades más; null con varios generales o sin límite.
    unitCosts: Coste de cada unidad | De cada entrada de la lista, en su orden: coste de una unidad tal como es, como Veterana, como de Élite, y de todas las suyas juntas.
    unitCost: Coste | Puntos de una unidad con su rango.
    asVeteran: Como Veterana | Puntos que costaría una unidad como Veterana.
    asElite: Como de Élite | Puntos que costaría una unidad como de Élite.
    costTogether: En total | Puntos de todas las suyas.
    recommended: Como se recomienda | Si la mesa tiene la profundidad, y el ancho si se ha dado, que recomienda el reglamento; null en un escenario.
    zoneCm: Zona de despliegue (cm) | Profundidad de cada zona de despliegue en cm.
    zoneUd: Zona de despliegue (UD) | Profundidad de cada zona de despliegue en UD.
    gapCm: Entre los ejércitos (cm) | Distancia entre las dos zonas en cm.
    gapUd: Entre los ejércitos (UD) | Distancia entre las dos zonas en UD.
    behindCm: Tras cada ejército (cm) | Franja libre tras cada zona en cm.
    behindUd: Tras cada ejército (UD) | Franja libre tras cada zona en UD.
    leastDepthCm: Profundidad mínima (cm) | Profundidad mínima recomendada en cm.
    leastDepthUd: Profundidad mínima (UD) | Profundidad mínima recomendada en UD.
    widthCm: Ancho recomendado (cm) | Ancho recomendado en cm para ejércitos de esos puntos; null si no se han dado.
    startsPlacing: Coloca la primera carta | Quién coloca la primera carta de unidad; by-lot si los dos tienen las mismas; null si no se han dado las cartas.
    nextToPlace: Coloca la siguiente | A quién le toca colocar una carta de unidad.
    lastToPlace: Coloca la última | Quién coloca la última carta de unidad.
    firstGeneral: Pone antes su general | Quién pone su marcador de General en una unidad antes que el otro.
    firstPlayer: Empieza | Quién juega el primer turno; roll-again tras un empate; to-be-rolled si no se han dado los dados.
    chanceToStart: Probabilidad de empezar | Probabilidad exacta de que empiece el jugador, repitiendo los empates; null si ya está decidido.
    startingHand: Mano inicial | Cartas de Acción que recibe el jugador.
    opponentStartingHand: Mano inicial del oponente | Cartas de Acción que recibe el oponente.
    player-starts: Empieza el jugador | Probabilidad de que empiece el jugador.
    opponent-starts: Empieza el oponente | Probabilidad de que empiece el oponente.
    tie-in-a-roll: Empate en una tirada | Probabilidad de que una tirada sea un empate y se repita.
    generalNow: General | Qué ha sido del primer general.
    canRecover: Puede recuperarse | Si todavía puede volver a servir en esta batalla; null mientras está ileso.
    bonusesWork: Sus bonificaciones valen | Si surten efecto las bonificaciones y la habilidad especial del primer general.
    commander: Al mando | Número del general cuyo Liderazgo es el del ejército: 1 es el primero. Si se han perdido todos, el último al que ha pasado.
    commandTied: Mando empatado | Si varios tienen el Liderazgo más alto, de modo que los jugadores deben elegir; se toma el primero.
    zones: Zonas | Con generales por zona: la zona de cada uno, en el orden dado; null si no.
    generalsLeft: Generales que quedan | Cuántos generales están ilesos.
    armyMorale: Moral del ejército | Modificador a todos los chequeos de moral por la pérdida del general: de todas las unidades propias o, con un general por facción o zona, de las del general de la unidad por la que se pregunta.
    unitMorale: Moral de la unidad | Modificador total que los generales dan a la moral de la unidad por la que se pregunta; null si no se ha dicho dónde está.
    casualties: Bajas | Valor de las unidades eliminadas y en huida, en puntos.
    halfValue: Mitad del ejército | La mitad del valor inicial: las bajas deben superarla para que haya chequeo.
    leadershipCheckDue: Debe hacerlo | Si el ejército debe hacer en este momento un chequeo de Liderazgo.
    checksAt: Cuándo | now, ahora; next-own-activation, al empezar su próxima fase de activación, si las bajas siguen superando la mitad; not-yet, todavía no.
    leadershipChance: Probabilidad de aguantar | Probabilidad exacta de que el ejército supere este chequeo.
    chanceToHoldEachTurn: Probabilidad de aguantar todos los turnos | Probabilidad exacta de que aguante en cada uno de los turnos por los que se pregunta; el primero se conoce si se dicen sus dados.
    leadershipTotal: Suma de los dados | Suma de los 2 dados; null si no se han tirado.
    armyHolds: El ejército aguanta | Si se supera el chequeo y el ejército sigue luchando 1 turno más; null si no se ha tirado.
    failsAtOnce: Falla sin tirar | Si el chequeo se falla automáticamente.
    army-holds: El ejército aguanta | Probabilidad de superar el chequeo.
    army-withdraws: El ejército se retira | Probabilidad de fallar el chequeo.
    army-holds-each-turn: Aguanta en todos esos turnos | Probabilidad de superar el chequeo en cada uno de los turnos por los que se pregunta.
    defeated: Ha perdido | Si el bando ha perdido la batalla; null si lo decide un escenario.
    winner: Vencedor | opponent si el bando ha perdido; null si no.
    sharesTotal: Puntos en total | Puntos que traen los aliados entre todos.
    sidesCount: Bandos | Cuántos bandos luchan.
    generalsPerSide: Generales de cada bando | Cuántos generales, cada uno con su mano de cartas, tiene un bando.
    playersWithTwoGenerals: Jugadores con 2 generales | Cuántos jugadores llevan 2 generales y 2 manos de cartas.
    partsLed: Partes del ejército | Qué dirige cada general de un bando; null si no se reparte nada.
  `),

  terms: {
    ...termsFor(['blueIcons'], FORMATIONS),
    ...termsFor(['startsPlacing', 'nextToPlace', 'lastToPlace', 'firstGeneral'], {
      ...SIDES,
      'by-lot': 'quien diga la suerte',
      'who-began': 'quien empezó',
      'who-did-not-begin': 'quien no empezó',
      nobody: 'nadie',
    }),
    ...termsFor(['firstPlayer', 'scenarioStarts'], {
      ...SIDES,
      nobody: 'nadie',
      'roll-again': 'se repite la tirada',
      'to-be-rolled': 'por tirar',
    }),
    ...termsFor(['generalNow'], GENERAL_STATES),
    ...termsFor(['partsLed', 'zones'], {
      'whole-field': 'todo el campo',
      'left-flank': 'el flanco izquierdo',
      centre: 'el centro',
      'right-flank': 'el flanco derecho',
      infantry: 'infantería',
      mounted: 'unidades montadas',
      missile: 'unidades de proyectiles',
      'own-faction': 'una facción cada uno',
    }),
    ...worded(`
      unitRank: normal = normal | veteran = Veterana | elite = de Élite
      stackedWith: no = no | complementary = sobre su complementaria | others = sobre otra unidad
      generalGoesTo: nowhere = no se pregunta | own-unit = una unidad propia | other-faction = una unidad propia de otra facción | enemy-unit = una unidad enemiga
      optionalRules: none = ninguna | agreed = pactadas | not-agreed = sin pactar
      notReady: armies = los ejércitos | generals = los generales | victory = las condiciones de victoria
      hisUnit: nothing = nada | flees = huye | recovers = deja de huir | eliminated = es eliminada
      commandBy: rank = por rango | faction = por facciones | zone = por zonas
      checkMoment: own-turn-start = el comienzo del turno propio | later-in-own-turn = más tarde en el turno propio | opponent-turn = el turno del oponente
      checksAt: now = ahora | next-own-activation = al empezar la próxima fase de activación propia | not-yet = todavía no
      victoryBy: casualties = por bajas | annihilation = aniquilación total o rendición | general-death = muerte del general | scenario = la del escenario
      winner: opponent = el oponente
      playWay: two-sides = dos bandos | all-against-all = todos contra todos
      divideBy: zone = por zonas | unit-type = por clases de unidad | faction = por facciones
    `),
  },

  steps: said(`
    onus-2.10: Esta versión deja empezar con unidades ya formadas ({formation}).
    onus-3.8/named: {unitCalled:raw}: {copies} × {unitValue} {unitValue?punto|puntos}.
    onus-3.8/unnamed: Entrada {number}: {copies} × {unitValue} {unitValue?punto|puntos}.
    onus-11.6/named: {unitCalled:raw}: {unitRank}, +{percent} %: {unitCost} {unitCost?punto|puntos} en lugar de {unitValue}, y son {copies}.
    onus-11.6/unnamed: Entrada {number}: {unitRank}, +{percent} %: {unitCost} {unitCost?punto|puntos} en lugar de {unitValue}, y son {copies}.
    onus-11.6/not-agreed: Sólo hay unidades que empiecen como Veteranas o de Élite si los jugadores lo han pactado.
    onus-4.10: El general suma un {percent} % del valor de las unidades ({led}): {bonus} {bonus?punto|puntos}.
    onus-4.10/budget: De {limit} {limit?punto|puntos} con un general de +{percent} % quedan {unitBudget} para unidades.
    onus-12.13: El general {number} suma un {percent} % de las unidades que dirige ({led}): {bonus} {bonus?punto|puntos}.
    onus-6.2: Los ejércitos son de {limit} {limit?punto|puntos}.
    onus-6.4: El ejército puede incluir tropas mercenarias.
    onus-6.5: El ejército vale {armyValue} {armyValue?punto|puntos} y el máximo es {limit}.
    onus-6.5/within: El ejército vale {armyValue} {armyValue?punto|puntos} y no pasa del máximo de {limit}.
    onus-12.2: A un novato se le pueden dar más puntos: {extra} más, {limit} en total.
    onus-6.1: Los jugadores acuerdan la batalla entre ellos.
    onus-6.3: Lo dicen las instrucciones del Escenario Histórico.
    onus-6.3/victory: El Escenario Histórico tiene sus propias condiciones de victoria.
    onus-6.16: Un campo de {tableDepth} cm de fondo: zonas de {zone} cm y {gap} cm entre ellas.
    onus-6.16/shallow: El campo tiene {tableDepth} cm de fondo, menos de los {least} cm recomendados: entre las zonas sólo quedan {gap} cm.
    onus-6.16/inside: La unidad llega a {fromOwnEdge} cm de su borde; la zona, de {zone} cm, acaba a {farthest} cm.
    onus-6.16/outside: La unidad llega a {fromOwnEdge} cm de su borde, y la zona de {zone} cm acaba a {farthest} cm.
    onus-6.17: Para {armyPoints} {armyPoints?punto|puntos} se recomienda un ancho de {width} cm.
    onus-6.17/narrow: La mesa tiene {tableWidth} cm de ancho, menos de los {width} cm recomendados.
    onus-6.18: En una mesa más honda los ejércitos siguen a {gap} cm, y tras cada uno quedan libres {behind} cm.
    onus-6.7/not-agreed: Las condiciones de victoria no están pactadas todavía.
    onus-6.15: Ejércitos, generales y condiciones de victoria están decididos: puede empezar el despliegue.
    onus-6.15/not-yet: El despliegue debe esperar: falta decidir {notReady}.
    onus-6.19: {ownCards} {ownCards?carta propia|cartas propias} contra {opponentCards}: empieza {startsPlacing}, y colocan una cada uno por turno hasta que a uno no le quedan.
    onus-6.19/lot: Los dos tienen {cards} {cards?carta|cartas}: la suerte dice quién empieza, y colocan una cada uno por turno.
    onus-6.20/extended: En el despliegue la unidad puede ampliarse: {extended} {extended?sección|secciones}.
    onus-6.20/face-down: Las formaciones y las secciones ampliadas sólo se ponen cuando ya se han descubierto las tropas.
    onus-6.20/formation: En el despliegue la unidad puede recibir su marcador ({formation}).
    onus-6.20/unable: La unidad no tiene la habilidad de formar así ({formation}).
    onus-6.21: La última carta la coloca {lastToPlace}, que pone después su general el primero.
    onus-7.64/deployed: Una unidad en formación especial ({formation}) no puede estar ampliada.
    onus-8.6/deployed: Una vez descubierta, la unidad puede empezar la batalla en formación ({formation}).
    onus-9.31/deployed: Dos unidades complementarias pueden empezar apiladas, la principal sobre la auxiliar.
    onus-7.33/deployed: Las unidades no pueden solaparse.
    onus-12.1: Los jugadores pactaron la regla opcional antes de la batalla: se usa.
    onus-12.1/not-agreed: Una regla opcional sólo se usa si los jugadores la pactaron antes de la batalla.
    onus-4.1: El marcador de General va en la unidad propia que su jugador prefiera.
    onus-4.1/enemy: El marcador de General va en una unidad propia.
    onus-12.10/own: Con un general por facción, está en una unidad de la suya.
    onus-12.10/other: Con un general por facción, debe estar en una unidad de la suya.
    onus-6.22: El jugador recibe {leadership} {leadership?carta|cartas} de Acción y el oponente {opponentLeadership}.
    onus-5.4/start: Cada uno empieza con tantas cartas como su Liderazgo: {leadership} y {opponentLeadership}.
    onus-6.23: Cada uno tira 1 dado y suma su Liderazgo, {leadership} y {opponentLeadership}: empieza el total más alto.
    onus-6.23/scenario: El escenario dice quién empieza: {firstPlayer}.
    onus-6.23/player: {total} contra {opponentTotal}: empieza el jugador.
    onus-6.23/opponent: {total} contra {opponentTotal}: empieza el oponente.
    onus-6.23/roll-again: {total} contra {opponentTotal}: el empate se repite.
    onus-4.2: La unidad del general es eliminada: él muere con ella.
    onus-4.3: Una carta de Acción había llevado al general a otra unidad: no corre la suerte de aquella.
    onus-4.4: La carta de General muestra Liderazgo {leadership} y un radio de {radius} UD.
    onus-4.5: En su propia unidad el general suma sus modificadores: {generalStrength} a la fuerza, {generalDefence} a la defensa, {generalMorale} a la moral.
    onus-4.6: La unidad está dentro del radio de un general ({radius} UD): +1 a su moral.
    onus-4.7: El Liderazgo {leadership} es el máximo de cartas que el jugador puede conservar al final de su turno.
    onus-4.8: Las órdenes que van por el Liderazgo cuentan {leadership}.
    onus-4.9: Su habilidad especial surte efecto.
    onus-4.11: El general está perdido ({generalState}): −1 a todos los chequeos de moral de su ejército.
    onus-4.11/flees: La unidad del general huye, y él con ella.
    onus-4.13: El general está {generalState}: ni sus bonificaciones ni su habilidad surten efecto.
    onus-4.13/unit: Un general perdido no da nada a las unidades que tiene cerca.
    onus-4.14: Su unidad deja de huir: el general vuelve a contar y se acaban las penalizaciones.
    onus-12.5: De varios generales manda el de mayor Liderazgo: el número {number}, con {leadership}.
    onus-12.5/tie: Otro tiene el mismo Liderazgo, {leadership}: los jugadores eligen uno al principio, aquí el número {number}.
    onus-12.6/again: El general {number} se ha recuperado y vuelve a dirigir el ejército, con Liderazgo {leadership}.
    onus-12.6: El comandante está perdido: toma el mando el general {number}, con Liderazgo {leadership}.
    onus-12.7: Queda algún general: el ejército no paga por el perdido.
    onus-12.9: Hay {inRange} generales en rango: el +1 cuenta una sola vez.
    onus-12.10: Cada general ayuda sólo a las unidades de su facción.
    onus-12.11: El general de la unidad está perdido: −1 a las unidades de su facción.
    onus-12.12: Generales por zonas: {generals}. Cada uno tiene una zona del despliegue, y debe estar claro qué unidades dirige.
    onus-12.12/helps: Cada general ayuda sólo a las unidades de su zona.
    onus-12.12/lost: El general de la unidad está perdido: −1 a las unidades de su zona.
    onus-6.7/other: Rige otra condición de victoria: {victoryBy}.
    onus-6.7: Rige la condición de victoria pactada: {victoryBy}.
    onus-6.8: Cuentan como bajas las unidades eliminadas y en huida: {casualties} {casualties?punto|puntos}.
    onus-6.9: Las bajas, {casualties}, superan la mitad del ejército ({halfValue}): hay que hacer el chequeo.
    onus-6.10: El general está {generalState}: el chequeo se falla sin tirar.
    onus-6.11/due: Con una suma de {leadership} o menos el ejército lucha 1 turno más.
    onus-6.11/passed: La suma, {total}, no supera {leadership}: el ejército lucha 1 turno más.
    onus-6.12/due: Con más de {leadership} el ejército se retira y la partida termina.
    onus-6.12/failed: La suma, {total}, supera {leadership}: el ejército se retira y la partida termina.
    onus-6.12/automatic: El ejército se retira y la partida termina.
    onus-6.12/lost: Se ha fallado el chequeo de Liderazgo: el ejército se retira y el bando ha perdido.
    onus-7.10: Las bajas se cuentan al empezar la fase de activación propia.
    onus-7.10/later: Es {checkMoment}: las bajas sólo se cuentan al empezar la fase de activación propia.
    onus-6.13: Todas las unidades del bando están eliminadas o en huida: ha perdido.
    onus-6.13/surrender: El bando se rinde: ha perdido.
    onus-6.14: El general ha muerto: su bando pierde en el acto.
    onus-12.8: Todos los generales del bando están muertos o en huida: ha perdido.
    onus-12.33: El reparto suma {total} {total?punto|puntos} y no pasa de los {limit} pactados.
    onus-12.33/over: El reparto suma {total} {total?punto|puntos} y se pactaron {limit}.
    onus-12.34: Cada aliado lleva una parte del campo: un flanco, o el centro si son 3.
    onus-12.35: Un general dirige la infantería, otro las unidades montadas y otro las de proyectiles.
    onus-12.36: Cada general dirige las unidades de una facción.
    onus-12.40: Los jugadores son {players}: en el bando donde hay menos, uno lleva 2 generales y 2 manos de cartas.
    onus-12.41: Los {players} jugadores luchan unos contra otros.
    onus-12.42: Con {players} jugadores el turno y el reparto se hacen como con un número par.
  `),

  because: said(`
    no-scenario: No se juega ningún Escenario Histórico.
    no-deeper: La mesa no es más honda de lo recomendado.
    no-such-icon: La carta de la unidad no tiene ese icono ({formation}).
    not-complementary: No son unidades complementarias.
    no-card-moved-him: Ninguna carta de Acción lo había llevado a otra unidad.
    lost-for-good: Un general herido o muerto ya no se recupera en esta batalla.
    commander-holds: El comandante en jefe conserva el mando.
    no-general-left: No queda ningún general.
    own-general-holds: El general de la unidad está ileso.
    out-of-radius: La unidad no está dentro del radio ({radius} UD) de un general que pueda ayudarla.
    fewer-than-two-in-range: No hay 2 generales en rango.
    not-in-his-unit: La unidad no es aquella en la que está el general.
    this-general-lost: Ese general está perdido.
    half-or-less: Las bajas, {casualties}, no superan la mitad del ejército ({halfValue}).
    not-own-turn-start: No es el comienzo del turno propio.
    general-alive-and-well: El general no está ni muerto ni herido ({generalState}).
    units-left: Al bando le quedan unidades que ni están eliminadas ni en huida.
    a-general-left: Algún general del bando no está ni muerto ni en huida.
    general-lives: El general no ha muerto.
    no-check-failed: No se ha fallado ningún chequeo de Liderazgo.
    even: Los jugadores son {players}, un número par.
  `),

  ...summed(`
    army/value: El ejército vale {armyValue} {armyValue?punto|puntos}. | {armyValue} {armyValue?punto|puntos} | El ejército vale {armyValue} {armyValue?punto|puntos}.
    army/within: El ejército vale {armyValue} {armyValue?punto|puntos} y cabe en el máximo de {limit}. | {armyValue} de {limit} | El ejército vale {armyValue} {armyValue?punto|puntos} de los {limit} permitidos.
    army/over: El ejército vale {armyValue} {armyValue?punto|puntos} y pasa del máximo de {limit}. | {armyValue} de {limit}: demasiados | El ejército vale {armyValue} {armyValue?punto|puntos}, y sólo se permiten {limit}.
    army/budget: De {limit} {limit?punto|puntos} se pueden gastar {unitBudget} en unidades. | {unitBudget} para unidades | Quedan {unitBudget} puntos para unidades.
    army/not-agreed: El ejército no puede tener Veteranas ni Élites: no se han pactado. | Sin pactar |
    battlefield/yes: Las zonas son de {zone} cm, con {gap} cm entre los ejércitos y {behind} cm tras cada uno. | {zone}, {gap} y {behind} cm | Las zonas son de {zone} cm, con {gap} cm entre los ejércitos y {behind} cm detrás de cada uno.
    battlefield/no: La mesa es menor de lo recomendado; las zonas son de {zone} cm, con {gap} cm entre ellas. | Menor de lo recomendado
    battlefield/inside: La unidad está dentro de su zona de despliegue. | Dentro de su zona
    battlefield/outside: La unidad está fuera de su zona de despliegue. | Fuera de su zona | Está fuera de su zona de despliegue.
    battlefield/scenario: El campo lo fija el escenario. | Según el escenario
    deployment/order: La primera carta la coloca {startsPlacing}; la última, {lastToPlace}. | Primero: {startsPlacing}; último: {lastToPlace} | La primera carta la coloca {startsPlacing}; la última, {lastToPlace}.
    deployment/lot: La suerte decide quién empieza a colocar cartas. | Por suerte | Decide la suerte quién empieza.
    deployment/yes: Se puede desplegar así. | Se puede |
    deployment/no: No se puede desplegar así. | No se puede |
    first-player/player: Empieza el jugador. | El jugador
    first-player/opponent: Empieza el oponente. | El oponente | Empieza el oponente.
    first-player/roll-again: Es un empate y se repite; el jugador empieza con una probabilidad del {chance:percent}. | Se repite | Es un empate: se tira otra vez.
    first-player/to-be-rolled: El jugador empieza con una probabilidad del {chance:percent}. | Probabilidad: {chance:percent} | El jugador empieza el {chance:percent} de las veces.
    general/army: El general está {generalNow}; Liderazgo {leadership} y {armyMorale} a la moral del ejército. | Liderazgo {leadership}, ejército {armyMorale} | El Liderazgo es {leadership}, y la moral del ejército cambia en {armyMorale}.
    general/unit: El general está {generalNow}; Liderazgo {leadership} y {unitMorale} a la moral de la unidad. | Liderazgo {leadership}, unidad {unitMorale} | El Liderazgo es {leadership}, y la moral de la unidad cambia en {unitMorale}.
    leadership-check/none: No hay chequeo de Liderazgo: bajas de {casualties}, mitad del ejército {halfValue}. | Sin chequeo | No hay chequeo: las bajas son {casualties}, y la mitad del ejército, {halfValue}.
    leadership-check/later: El ejército hará su chequeo de Liderazgo al empezar su próxima fase de activación. | En la próxima activación | Chequeará al empezar su próxima fase de activación.
    leadership-check/automatic: El ejército falla su chequeo de Liderazgo sin tirar. | Falla sin tirar | Falla sin tirar.
    leadership-check/due: El ejército debe sacar {leadership} o menos con 2 dados: una probabilidad del {chance:percent}. | Probabilidad: {chance:percent} | Debe sacar {leadership} o menos con 2 dados: lo consigue el {chance:percent} de las veces.
    leadership-check/turns: Con Liderazgo {leadership}, el ejército aguanta {turns} turnos seguidos con una probabilidad del {chance:percent}. | {turns} turnos: {chance:percent} | Aguanta {turns} turnos seguidos el {chance:percent} de las veces.
    leadership-check/passed: Con {total} el ejército supera su chequeo de Liderazgo y sigue luchando. | Sigue luchando | Sigue luchando.
    leadership-check/failed: Con {total} el ejército falla su chequeo de Liderazgo y se retira. | Se retira | Se retira.
    victory/defeated: El bando ha perdido y la partida termina. | Ha perdido | Ha perdido, y la partida termina.
    victory/on: El bando no ha perdido: la partida sigue. | La partida sigue | La partida sigue.
    victory/scenario: Lo decide el escenario. | Según el escenario | Lo decide el escenario.
    allies/within: El reparto, de {total} {total?punto|puntos}, cabe en los {limit} pactados. | {total} de {limit} | Suman {total} {total?punto|puntos}, dentro de los {limit} pactados.
    allies/over: El reparto, de {total} {total?punto|puntos}, pasa de los {limit} pactados. | {total} de {limit}: demasiados | Suman {total} {total?punto|puntos}: pasan de los {limit} pactados.
    allies/sides: Los {players} jugadores forman 2 bandos de {generals} {generals?general|generales}. | 2 bandos de {generals} {generals?general|generales} | Son 2 bandos, con {generals} {generals?general|generales} cada uno.
    allies/all: Los {players} jugadores luchan todos contra todos. | Todos contra todos | Luchan todos contra todos.
  `),

  problems: said(`
    led-by-nobody: El general {given} no está en la lista, que tiene {generals} {generals?general|generales}.
    placed-too-many: Se {given?ha|han} colocado {given} {given?carta|cartas} de {cards}.
    one-die-each: Hacen falta los dos dados, uno de cada jugador.
    in-unit-yet-away: La unidad en la que está el general no está a ninguna distancia de él.
    in-radius-yet-beyond: Una unidad a {fromGeneral} UD no está dentro de un radio de {radius} UD.
    nothing-to-recover-from: Si su unidad huye, el general huye con ella: la de un general ileso no tiene de qué recuperarse.
    no-such-general: No hay ningún general {given}: el bando tiene {generals}.
    more-than-the-army: Las bajas ({casualties}) valen más que todo el ejército ({armyValue}).
    two-dice: El chequeo se hace con 2 dados, no con {given}.
    share-of-what: Faltan los puntos pactados para el bando, con los que comparar el reparto.
  `),
} satisfies PartOfMessages;
