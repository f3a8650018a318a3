import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/whose-turn: ¿De quién es el turno? | De quién es cada turno de la batalla | Dice de quién es el primer, segundo, tercer... turno de una batalla, y cuál es de los de ese jugador.
    cca/sections: Secciones de un hex | Flanco o centro, según el bando | Dice en qué secciones del campo de batalla está un hex, tal como las ve el jugador de un borde. Los hexes se nombran como en el tablero: una letra para la fila, de la A a la I desde el borde inferior, y un número desde la izquierda, del 1 al 13 en A, C, E, G e I, del 1 al 12 en B, D, F y H, que van medio hex a la derecha.
    cca/victory: ¿Quién ha ganado? | Estandartes ganados y los que faltan | Cuenta los Estandartes de Victoria de un ejército, los que tenía y los que gana ahora, y dice si ha ganado.
    cca/scenario: Datos de un escenario | Líderes, cartas, quién empieza y estandartes | Dice lo que fijan el Consejo de Guerra y las reglas especiales de una batalla: líderes, cartas de mando, quién mueve primero, estandartes para ganar y, por turno, las manos. No incluye mapas ni despliegues.
  `),

  fields: labelled(`
    nthTurn: Turno de la batalla | Qué turno de la batalla es, contando desde 1 los de los dos jugadores.
    hex: Hex | Un hex del tablero, por su fila, de la A a la I, y su número, como E5. Es obligatorio.
    wantedSection: Sección por la que se pregunta | Una sección, para saber si el hex está en ella y si una carta para ella alcanza a una unidad que esté ahí: left izquierda, centre centro, right derecha; none, no se pregunta.
    bannersToWin: Estandartes para ganar | Estandartes de Victoria con que se gana la batalla, si no es ninguna del libro. Si se omite: los del escenario; con other, no se sabe.
    banners: Estandartes anteriores | Estandartes de Victoria que el ejército ya tiene, antes de lo que ocurre ahora.
    unitsEliminated: Unidades enemigas eliminadas | Unidades enemigas que pierden ahora su último bloque.
    leadersEliminated: Líderes enemigos eliminados | Líderes enemigos que son eliminados ahora.
    unitsReduced: Unidades enemigas reducidas | Unidades enemigas que pierden bloques ahora y conservan al menos 1.
    leadersLeft: Líderes enemigos que salen | Líderes enemigos que salen ahora por su propio borde al evadirse.
    unitsExited: Unidades que salen | Unidades del ejército que salen ahora por el borde del contrario. Sólo dan estandartes las romanas en Cástulo.
    leaderExits: Con su líder | Sí, si un líder del ejército sale junto con una de esas unidades.
    campsEntered: Campamentos tomados | Hexes de campamento en que entran ahora unidades del ejército, cada uno por primera vez. Sólo dan estandartes las romanas en Baécula.
    campsEnteredGoingBack: Campamentos tomados al retroceder | Hexes de campamento en que entran ahora unidades del ejército por primera vez al evadirse o al retirarse, además de los de campsEntered.
    campsEnteredAgain: Campamentos tomados otra vez | Hexes de campamento en que entran ahora unidades del ejército y que ya dieron estandarte.
    place: Hex del mapa | Una clase de hex, para saber si se puede entrar en él en esa batalla: river, un hex de río que no es una curva; river-bend, una curva del río; lake, lago, y steep-hill, colina empinada, sólo en el lago Trasimeno; none, no se pregunta.
  `),

  answers: labelled(`
    player: Jugador | De quién es el turno: su ejército si se indica la batalla; si no, first, quien empezó, o second, el otro jugador.
    ownTurnNumber: Turno de ese jugador | Cuál es de sus propios turnos, contados desde 1.
    leaderNames: Líderes | Los líderes de ese ejército por su nombre.
    hexSections: Secciones | Las secciones en que está el hex, tal como las ve ese jugador.
    onDottedLine: En una línea de puntos | Si una línea de puntos corta el hex, que entonces está en 2 secciones.
    inSection: En esa sección | Si el hex está en la sección por la que se pregunta; null si no se pregunta por ninguna.
    won: Ha ganado | Si el ejército por el que se pregunta ha ganado; null si no se sabe con cuántos estandartes se gana.
    winner: Ganador | El ejército que ha ganado; player, el jugador cuyos estandartes se cuentan, si no se dijo su ejército; none, ninguno todavía; null si no se sabe con cuántos estandartes se gana.
    bannersNow: Estandartes ahora | Estandartes de Victoria del ejército, con ésos.
    bannersToWin: Estandartes para ganar | Estandartes de Victoria con que se gana la batalla; null si no se sabe.
    bannersMissing: Estandartes que faltan | Estandartes de Victoria que aún le faltan al ejército; null si no se sabe con cuántos se gana.
    scipioLost: Escipión se pierde | Si el bando romano pierde a su líder Publio Escipión en Cástulo.
    year: Año a.C. | Año de la batalla antes de Cristo, tal como lo imprime el libro.
    carthage: Cartago | Lo que el Consejo de Guerra da a Cartago.
    opponent: El otro bando | Lo que el Consejo de Guerra da a Roma o a Siracusa.
    army: Ejército | Qué ejército es.
    cardsDealt: Cartas de mando | Cartas de mando que se le reparten al principio.
    command: Mando | Su Mando en ese turno: a cuántas unidades dan órdenes algunas cartas, y los dados de Soy Espartaco y Reorganización.
    movesFirst: Mueve primero | Si juega el primer turno de la batalla.
    draws: Coge | Cartas de mando que coge al final de ese turno.
    handAtEnd: Mano al final | Cartas de mando que tiene al final de ese turno, si no ha perdido ni ganado otras.
    firstPlayer: Primer turno | El ejército que juega el primer turno.
    specialRules: Reglas especiales | Las reglas especiales de la batalla, en breve.
    suggestedFirst: Para la primera partida | Si el libro la propone para una primera partida.
    deckAfterDeal: Cartas en el mazo | Cartas de mando que quedan en el mazo cuando se han repartido las dos manos.
    passable: Se puede entrar | Si en esa batalla se puede entrar en esa clase de hex; null si no se pregunta por ninguna.
  `),

  terms: {
    ...worded(`
      player: first = el jugador que empezó | second = el otro jugador
      winner: player = este jugador | none = nadie todavía
    `),
    ...said(`
      army.player: este jugador
      bottom: borde inferior (fila A)
      top: borde superior (fila I)
      place.none: no se pregunta
      river-bend: curva del río
      himilco: Himilcón
      hasdrubal: Asdrúbal
      hasdrubal-gisgo: Asdrúbal Gisgo
      hannibal: Aníbal
      daphnaeus: Dafneo
      timoleon: Timoleón
      flaminius: Flaminio
      varro: Varro
      scipio: Escipión
      publius-scipio: Publio Escipión
      gnaeus-scipio: Gnaeo Escipión
      fords-at-bends: el río sólo es vadeable en sus 5 curvas
      no-fords: el río no es vadeable
      impassable-lake: el lago es impracticable
      steep-hills: 4 colinas empinadas son impracticables
      growing-hand: la mano romana crece de 2 cartas a 4
      loss-of-scipio: si se pierde Publio Escipión, gana Cartago
      roman-exits: las unidades romanas que salen cuentan como estandartes
      camps: los campamentos en que entran los romanos cuentan como estandartes
    `),
  },

  steps: said(`
    cca-2.4/hex: Para este jugador, el hex está aquí: {sections}.
    cca-2.5: Una línea de puntos corta el hex: pertenece a la vez a {sections}.
    cca-3.1: Para una primera partida el libro propone esta batalla.
    cca-3.4: El jugador se sienta en el {edge}, y desde ahí ve su izquierda y su derecha.
    cca-3.5: Según el Consejo de Guerra, se reparten {carthage} cartas de mando a Cartago y {opponent} a su oponente; las manos son secretas.
    cca-3.6: Las otras {cards} cartas forman el mazo, boca abajo.
    cca-3.8: Antes de empezar se revisan la victoria y las reglas especiales: {number} {number?regla especial|reglas especiales}.
    cca-3.9: El Consejo de Guerra dice quién empieza: {army}.
    cca-4.1/won: Con {banners} {banners?estandarte|estandartes} se llega a los {number} que ganan.
    cca-4.1/short: Con {banners} {banners?estandarte|estandartes} no se llega a los {number} que ganan.
    cca-4.1/unknown: El escenario fija cuántos estandartes ganan, y no se ha indicado.
    cca-4.2: Las unidades y los líderes enemigos eliminados dan {number} {number?estandarte|estandartes}.
    cca-4.3: El estandarte sólo se coge con el último bloque de una unidad o el bloque de un líder; unidades sólo reducidas: {number}.
    cca-4.4: En esta batalla hay también estandartes por objetivos.
    cca-5.2/whose: Los turnos se alternan: el turno {nthTurn} de la batalla es el turno {number} de {player}.
    cca-5.1: El primer turno es de {army}.
    cca-7.3/either: A una unidad que esté ahí se le puede dar orden desde cualquiera de las 2 secciones.
    cca-13.25/no-banner: Un líder que sale por su propio borde al evadirse no da estandarte.
    banners-to-win: En {scenario} se gana con {number} Estandartes de Victoria.
    council: En {scenario} se reparten a {army} {cards} cartas de mando.
    cca-7.6: El Mando es {command}, el máximo de cartas que puede tener el bando.
    leaders: Líderes de {army}: {leaders}.
    special-rule: Regla especial: {rule}.
    cca-19.17: En el turno {number} el jugador romano juega 1 carta y coge {draws}: acaba con {hand}.
    cca-19.7/place: El Crimiso sólo es vadeable en sus 5 curvas, y este hex no es ninguna de ellas.
    cca-19.7/bend: El Crimiso es vadeable en sus 5 curvas, y este hex es una de ellas.
    cca-19.11/place: El Tesino no es vadeable.
    cca-19.15/place: El lago Trasimeno es impracticable.
    cca-19.16/place: Las 4 colinas empinadas son impracticables.
    cca-19.27: El bando romano ha perdido a Publio Escipión: Cartago gana enseguida.
    cca-19.27/left: Al salir del campo de batalla, Publio Escipión se pierde: Cartago gana enseguida.
    cca-19.27/exit: Al salir con su unidad, Publio Escipión se pierde: Cartago gana enseguida.
    cca-19.28: Las unidades romanas que salen desde ahí por el borde cartaginés dan {number} {number?estandarte|estandartes}.
    cca-19.32: Los hexes de campamento en que entran unidades romanas dan {number} {number?estandarte|estandartes}.
    cca-19.32/going-back: Los hexes de campamento en que entran unidades romanas al retroceder dan {number} {number?estandarte|estandartes}.
    cca-19.32/again: Los hexes de campamento en que se entra otra vez dan {number} {number?estandarte|estandartes} más.
  `),

  because: said(`
    exit-from-left: Sale desde la sección izquierda romana.
    no-objectives: En esta batalla no hay estandartes por objetivos.
    not-carthaginian: El líder no es romano.
    not-roman-units: No se trata de unidades romanas.
    reading-r64-b: Se aplica la lectura b de R64: salir del campo de batalla no es perderse.
    reading-r97-a: Se aplica la lectura a de R97: sale con su unidad y no se pierde.
    reading-r98-c: Se aplica la lectura c de R98: sólo cuenta entrar por una orden o avanzando.
    reading-r98-a: Se aplica la lectura a de R98: cada hex de campamento da su estandarte una vez.
  `),

  ...summed(`
    sections/of: Para el jugador del {edge}, el hex {hex} está aquí: {sections}. | Secciones: {sections} |
    sections/in: Para el jugador del {edge}, el hex {hex} sí está en esa sección ({section}). | En la sección | Sí está en esa sección.
    sections/out: Para el jugador del {edge}, el hex {hex} no está en esa sección ({section}). | No está en la sección
    victory/won: El ganador es {army}, con {banners} {banners?estandarte|estandartes}. | Ganador: {army} | Gana {army}, con {banners} {banners?estandarte|estandartes}.
    victory/on: Aún no ha ganado nadie: {army} tiene {banners} de {number} estandartes. | Todavía no: {banners} de {number} | La partida sigue: {banners} {banners?estandarte|estandartes} de {number}.
    victory/counted: Esto es lo que tiene {army}: {banners} {banners?estandarte|estandartes}. | Estandartes: {banners} | {banners?Es|Son} {banners} {banners?estandarte|estandartes}.
    scenario: En {scenario} se gana con {number} estandartes y el primer turno es de {army}; al acabar su turno {turn} Cartago tiene {own} cartas y su oponente {other}. | Primero: {army}; estandartes: {number} |
    whose-turn: El turno {nthTurn} de la batalla es de {player}; es su turno número {number}. | {player} | Es el turno {number} de {player}.
    scenario/passable: En {scenario} se puede entrar en ese hex ({place}). | Se puede entrar | Se puede entrar.
    scenario/impassable: En {scenario} no se puede entrar en ese hex ({place}). | Impracticable | No se puede entrar.
  `),

  problems: said(`
    which-army: En {scenario} eso sólo cuenta para un ejército: indica cuál es.
    scenario-sets-banners: El escenario fija que se gana con {number} estandartes: deja este campo sin rellenar, o el escenario.
    leader-exits-with-unit: Un líder sale con su unidad: indica cuántas unidades salen.
    only-at-trasimene: Sólo en el lago Trasimeno hay hexes así ({place}), no en {scenario}.
  `),
} satisfies PartOfMessages;
