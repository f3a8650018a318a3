import { labelled } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    'cca/unit': {
      title: 'Un tipo de unidad de un vistazo',
      about:
        'Dice todo lo que el reglamento fija de un tipo de unidad: bloques, símbolo, clase, movimiento, dados, alcance, retirada y evasión. También cuenta los bloques que valen los símbolos del mapa de un escenario y las unidades completas que forman unos bloques sueltos.',
    },
    'cca/block-mix': {
      title: 'Bloques de cada bando',
      about:
        'Dice cuántos bloques de unas tropas tiene un ejército en la caja y cuántas unidades completas forman.',
    },
    'cca/components': {
      title: 'Qué hay en la caja',
      about: 'Dice cuántas piezas de una clase trae la caja, y cómo son el tablero y los dados.',
    },
    'cca/sections': {
      title: 'Secciones de un hex',
      about:
        'Dice en qué secciones del campo de batalla está un hex, tal como las ve el jugador de un borde. Los hexes se nombran por columna, de A a M desde la izquierda, y fila, de 1 a 9 desde abajo; las filas pares van medio hex a la derecha y no tienen M.',
    },
    'cca/victory': {
      title: '¿Quién ha ganado?',
      about:
        'Cuenta los Estandartes de Victoria de un ejército, los que tenía y los que gana ahora, y dice si ha ganado.',
    },
    'cca/scenario': {
      title: 'Datos de un escenario',
      about:
        'Dice lo que fijan el Consejo de Guerra y las reglas especiales de una batalla: líderes, cartas de mando, quién mueve primero, estandartes para ganar y, por turno, las manos. No incluye mapas ni despliegues.',
    },
  },

  fields: labelled({
    symbols:
      'Símbolos en el mapa | Cuántos símbolos de esta unidad muestra el mapa del escenario, para saber cuántos bloques se ponen. Si se omite: no se pregunta.',
    pieces:
      'Bloques sueltos | Cuántos bloques de este tipo de unidad hay, para saber cuántas unidades completas forman. Si se omite: no se pregunta.',
    troops:
      'Tropas | Qué bloques se cuentan: all, todos, también los líderes; foot, todos los tipos de unidad a pie sin las máquinas de guerra; mounted, caballería, carros y elefantes; o un código de unidad, con WM para máquinas de guerra y LD para líderes.',
    component:
      'Componente | Qué se busca en la caja: el tablero, las losetas de terreno, las cartas de mando, los dados de batalla, las hojas de etiquetas, las de referencias, el libro, todos los bloques o los de un tamaño. Es obligatorio.',
    hex: 'Hex | Un hex del tablero, por columna de A a M y fila de 1 a 9, como D4. Es obligatorio.',
    homeEdge:
      'Borde del jugador | El borde del tablero en que se sienta el jugador: bottom, el de la fila 1; top, el de la fila 9. Su izquierda y su derecha se ven desde ahí.',
    wantedSection:
      'Sección por la que se pregunta | Una sección, para saber si el hex está en ella y si una carta para ella alcanza a una unidad que esté ahí: left izquierda, centre centro, right derecha; none, no se pregunta.',
    bannersToWin:
      'Estandartes para ganar | Estandartes de Victoria con que se gana la batalla, si no es ninguna del libro. Si se omite: los del escenario; con other, no se sabe.',
    banners:
      'Estandartes anteriores | Estandartes de Victoria que el ejército ya tiene, antes de lo que ocurre ahora.',
    unitsEliminated:
      'Unidades enemigas eliminadas | Unidades enemigas que pierden ahora su último bloque.',
    leadersEliminated: 'Líderes enemigos eliminados | Líderes enemigos que son eliminados ahora.',
    unitsReduced:
      'Unidades enemigas reducidas | Unidades enemigas que pierden bloques ahora y conservan al menos 1.',
    leadersLeft:
      'Líderes enemigos que salen | Líderes enemigos que salen ahora por su propio borde al evadirse.',
    unitsExited:
      'Unidades que salen | Unidades del ejército que salen ahora por el borde del contrario. Sólo dan estandartes las romanas en Cástulo.',
    leaderExits: 'Con su líder | Sí, si un líder del ejército sale junto con una de esas unidades.',
    campsEntered:
      'Campamentos tomados | Hexes de campamento en que entran ahora unidades del ejército, cada uno por primera vez. Sólo dan estandartes las romanas en Baécula.',
    campsEnteredAgain:
      'Campamentos tomados otra vez | Hexes de campamento en que entran ahora unidades del ejército y que ya dieron estandarte.',
    place:
      'Hex del mapa | Una clase de hex, para saber si se puede entrar en él en esa batalla: river, un hex de río que no es una curva; river-bend, una curva del río; lake, lago, y steep-hill, colina empinada, sólo en el lago Trasimeno; none, no se pregunta.',
  }),

  answers: labelled({
    isUnit: 'Es una unidad | Si cuenta como unidad; un líder no.',
    blocksPerUnit: 'Bloques | Bloques de una unidad completa; de un líder, el suyo.',
    blocksInAll: 'Bloques | Bloques de esas tropas en la caja.',
    blockSize: 'Tamaño | Tamaño de sus bloques.',
    symbol: 'Símbolo | Su símbolo, que es también la cara que le impacta.',
    whiteBorder: 'Borde blanco | Si el símbolo tiene borde blanco.',
    class: 'Clase | Como qué cuenta para órdenes e impactos.',
    footOrMounted: 'Grupo | Si va a pie o montada.',
    move: 'Mueve | Hexes que mueve como mucho con una orden, sin una carta que lo cambie.',
    moveAndBattle:
      'Mueve y combate | Hexes que puede mover como mucho y combatir todavía, en terreno despejado.',
    mustBattleFrom:
      'Debe combatir desde | Hexes de movimiento desde los que después debe combatir; null si nunca.',
    closeDice:
      'Dados cuerpo a cuerpo | Dados en combate cuerpo a cuerpo, sin terreno, cartas ni fuerza completa; null en los elefantes, que tiran los de la otra unidad.',
    closeDiceAtFullStrength:
      'Dados a fuerza completa | Dados en combate cuerpo a cuerpo con todos sus bloques; null en los elefantes.',
    swordsHit: 'Sus espadas impactan | Si sus espadas impactan a una unidad corriente.',
    fireRange: 'Alcance | Hexes a los que puede disparar; 0 si no tiene proyectiles.',
    fireDice:
      'Dados a distancia | Dados con que dispara si no ha movido; 0 si no tiene proyectiles.',
    fireDiceMoved:
      'Dados a distancia tras mover | Dados con que dispara si ha movido y puede disparar; 0 si no tiene proyectiles.',
    retreatPerFlag:
      'Retirada por bandera | Hexes que se retira por cada bandera que no ignora, ante un enemigo corriente.',
    evadesFrom: 'Se evade de | Tipos de unidad de los que puede evadirse; un líder solo debe.',
    blocksPlaced:
      'Bloques que se ponen | Bloques que valen esos símbolos; null si no se han indicado.',
    fullUnits:
      'Unidades completas | Unidades completas que forman esos bloques; null si no se han indicado bloques.',
    blocksOver:
      'Bloques que sobran | Bloques que sobran de las unidades completas; null si no se han indicado bloques.',
    leaderNames: 'Líderes | Los líderes de ese ejército por su nombre.',
    leaderBlocks: 'Líderes | Cuántos de esos bloques son líderes.',
    blockColour: 'Color de los bloques | Color de los bloques de ese ejército.',
    count: 'Cantidad | Cuántas trae la caja, tal como lo imprime el libro.',
    addedUp: 'Suma | Lo que suman las cantidades por tamaño de bloque; no es el total impreso.',
    width: 'Ancho | Hexes del campo de batalla de lado a lado.',
    depth: 'Fondo | Hexes del campo de batalla de un jugador al otro.',
    dottedLines: 'Líneas de puntos | Líneas de puntos del campo de batalla.',
    boardSections: 'Secciones | Secciones del campo de batalla.',
    hexSections: 'Secciones | Las secciones en que está el hex, tal como las ve ese jugador.',
    dieFaces: 'Caras | Las caras de cada dado.',
    onDottedLine:
      'En una línea de puntos | Si una línea de puntos corta el hex, que entonces está en 2 secciones.',
    inSection:
      'En esa sección | Si el hex está en la sección por la que se pregunta; null si no se pregunta por ninguna.',
    won: 'Ha ganado | Si el ejército por el que se pregunta ha ganado; null si no se sabe con cuántos estandartes se gana.',
    winner:
      'Ganador | El ejército que ha ganado; none, ninguno todavía; null si no se sabe con cuántos estandartes se gana.',
    bannersNow: 'Estandartes ahora | Estandartes de Victoria del ejército, con ésos.',
    bannersToWin:
      'Estandartes para ganar | Estandartes de Victoria con que se gana la batalla; null si no se sabe.',
    bannersMissing:
      'Estandartes que faltan | Estandartes de Victoria que aún le faltan al ejército; null si no se sabe con cuántos se gana.',
    scipioLost:
      'Escipión se pierde | Si el bando romano pierde a su líder Publio Escipión en Cástulo.',
    year: 'Año a.C. | Año de la batalla antes de Cristo, tal como lo imprime el libro.',
    carthage: 'Cartago | Lo que el Consejo de Guerra da a Cartago.',
    opponent: 'Su oponente | Lo que el Consejo de Guerra da a Roma o a Siracusa.',
    army: 'Ejército | Qué ejército es.',
    cardsDealt: 'Cartas de mando | Cartas de mando que se le reparten al principio.',
    command:
      'Mando | Su Mando en ese turno: a cuántas unidades dan órdenes algunas cartas, y los dados de Soy Espartaco y Reorganización.',
    movesFirst: 'Mueve primero | Si juega el primer turno de la batalla.',
    draws: 'Coge | Cartas de mando que coge al final de ese turno.',
    handAtEnd:
      'Mano al final | Cartas de mando que tiene al final de ese turno, si no ha perdido ni ganado otras.',
    firstPlayer: 'Primer turno | El ejército que juega el primer turno.',
    specialRules: 'Reglas especiales | Las reglas especiales de la batalla, en breve.',
    suggestedFirst: 'Para la primera partida | Si el libro la propone para una primera partida.',
    deckAfterDeal:
      'Cartas en el mazo | Cartas de mando que quedan en el mazo cuando se han repartido las dos manos.',
    passable:
      'Se puede entrar | Si en esa batalla se puede entrar en esa clase de hex; null si no se pregunta por ninguna.',
  }),

  terms: {
    WM: 'unidad de máquinas de guerra',
    'WM:the': 'la unidad de máquinas de guerra',
    'WM:The': 'La unidad de máquinas de guerra',
    'WM:short': 'Máquinas de guerra',
    small: 'pequeño',
    'medium-size': 'mediano',
    large: 'grande',
    rectangular: 'rectangular',
    'class.light': 'ligera',
    'class.medium': 'media',
    'class.heavy': 'pesada',
    'footOrMounted.foot': 'a pie',
    'footOrMounted.mounted': 'montada',
    'troops.all': 'todos los bloques',
    'troops.foot': 'todas las unidades a pie',
    'troops.mounted': 'todas las unidades montadas',
    'troops.LD': 'Líderes',
    grey: 'gris',
    'dark-brown': 'marrón oscuro',
    board: 'tablero de campo de batalla',
    'terrain-tiles': 'losetas de terreno de doble cara',
    'command-cards': 'cartas de mando',
    'battle-dice': 'dados de batalla',
    'label-sheets': 'hojas de etiquetas',
    'reference-sheets': 'hojas de referencias',
    'rule-book': 'libro de reglas y escenarios',
    blocks: 'bloques',
    'small-blocks': 'bloques pequeños grises y marrones',
    'banner-blocks': 'bloques pequeños negros para Estandartes de Victoria',
    'medium-blocks': 'bloques medianos',
    'large-blocks': 'bloques grandes',
    'rectangular-blocks': 'bloques rectangulares',
    bottom: 'borde inferior (fila 1)',
    top: 'borde superior (fila 9)',
    'wantedSection.none': 'no se pregunta',
    'winner.none': 'nadie todavía',
    'place.none': 'no se pregunta',
    'river-bend': 'curva del río',
    himilco: 'Imílco',
    hasdrubal: 'Asdrúbal',
    'hasdrubal-gisgo': 'Asdrúbal Gisgo',
    hannibal: 'Aníbal',
    daphnaeus: 'Daphnaeus',
    timoleon: 'Timoleón',
    flaminius: 'Flaminio',
    varro: 'Varro',
    scipio: 'Escipión',
    'publius-scipio': 'Publio Escipión',
    'gnaeus-scipio': 'Gnaeo Escipión',
    'fords-at-bends': 'el río sólo es vadeable en sus 5 curvas',
    'no-fords': 'el río no es vadeable',
    'impassable-lake': 'el lago es impracticable',
    'steep-hills': '4 colinas empinadas son impracticables',
    'growing-hand': 'la mano romana crece de 2 cartas a 4',
    'loss-of-scipio': 'si se pierde Publio Escipión, gana Cartago',
    'roman-exits': 'las unidades romanas que salen cuentan como estandartes',
    camps: 'los campamentos en que entran los romanos cuentan como estandartes',
  },

  steps: {
    'cca-2.1': 'La caja trae esta cantidad de ese componente: {number}.',
    'cca-2.2': 'Cada tamaño de bloque tiene su uso; de éstos hay {number}.',
    'cca-2.2/added-up': 'Las cantidades por tamaño suman {number}.',
    'cca-2.3': 'El campo de batalla tiene {width} hexes de ancho y {depth} de fondo.',
    'cca-2.4': '{number} líneas de puntos lo dividen en {sections} secciones.',
    'cca-2.4/hex': 'Para este jugador, el hex está aquí: {sections}.',
    'cca-2.5': 'Una línea de puntos corta el hex: pertenece a la vez a {sections}.',
    'cca-2.7': 'Cada dado tiene {number} caras distintas: {faces}.',
    'cca-2.8/full': 'Una unidad a pie completa tiene {blocks} bloques pequeños.',
    'cca-2.9/full':
      'Una unidad completa de máquinas de guerra tiene {blocks} bloques pequeños, y ningún otro valor.',
    'cca-2.10/full': 'Una unidad de caballería completa tiene {blocks} bloques medianos.',
    'cca-2.11/full': 'Una unidad de elefantes completa tiene {blocks} bloques grandes.',
    'cca-2.12/full': 'Una unidad de carros pesados completa tiene {blocks} bloques rectangulares.',
    'cca-2.13/full': 'Un líder es {blocks} bloque rectangular, y no es una unidad.',
    'cca-2.8/mix': '{blocks} bloques de a pie, {each} por unidad, forman {units} unidades.',
    'cca-2.9/mix':
      '{blocks} bloques de máquinas de guerra, {each} por unidad, forman {units} unidades.',
    'cca-2.10/mix':
      '{blocks} bloques de caballería, {each} por unidad, forman {units} {units?unidad|unidades}.',
    'cca-2.11/mix': '{blocks} bloques de elefantes, {each} por unidad, forman {units} unidades.',
    'cca-2.12/mix':
      '{blocks} bloques de carros pesados, {each} por unidad, forman {units} {units?unidad|unidades}.',
    'cca-2.13/mix': 'Cada líder es {each} bloque: {blocks} líderes.',
    'cca-2.14':
      'Las unidades romanas van en bloques grises, que usa también Siracusa, y las cartaginesas en bloques marrón oscuro; aquí se trata de {army}.',
    'cca-2.17': '{unit:The} lleva un {symbol}: es ligera.',
    'cca-2.18': '{unit:The} lleva un {symbol} con borde blanco.',
    'cca-2.19': '{unit:The} lleva un {symbol}: es media.',
    'cca-2.20': '{unit:The} lleva un {symbol} con borde blanco.',
    'cca-2.21': '{unit:The} lleva un {symbol}: es pesada.',
    'cca-2.22': 'Entre los bloques romanos hay {blocks} de éstos.',
    'cca-2.23': 'Entre los bloques cartagineses hay {blocks} de éstos.',
    'cca-3.1': 'Para una primera partida el libro propone esta batalla.',
    'cca-3.3':
      'Cada símbolo del mapa es una unidad completa: {number} {number?símbolo|símbolos}, {blocks} bloques.',
    'cca-3.4': 'El jugador se sienta en el {edge}, y desde ahí ve su izquierda y su derecha.',
    'cca-3.5':
      'Según el Consejo de Guerra, se reparten {carthage} cartas de mando a Cartago y {opponent} a su oponente; las manos son secretas.',
    'cca-3.6': 'Las otras {cards} cartas forman el mazo, boca abajo.',
    'cca-3.7': 'Los {number} dados de batalla son para ambos jugadores.',
    'cca-3.8':
      'Antes de empezar se revisan la victoria y las reglas especiales: {number} {number?regla especial|reglas especiales}.',
    'cca-3.9': 'El Consejo de Guerra dice quién empieza: {army}.',
    'cca-4.1/won':
      'Con {banners} {banners?estandarte|estandartes} se llega a los {number} que ganan.',
    'cca-4.1/short':
      'Con {banners} {banners?estandarte|estandartes} no se llega a los {number} que ganan.',
    'cca-4.1/unknown': 'El escenario fija cuántos estandartes ganan, y no se ha indicado.',
    'cca-4.2':
      'Las unidades y los líderes enemigos eliminados dan {number} {number?estandarte|estandartes}.',
    'cca-4.3':
      'El estandarte sólo se coge con el último bloque de una unidad o el bloque de un líder; unidades sólo reducidas: {number}.',
    'cca-4.4': 'En esta batalla hay también estandartes por objetivos.',
    'cca-5.1': 'El primer turno es de {army}.',
    'cca-7.3/either':
      'A una unidad que esté ahí se le puede dar orden desde cualquiera de las 2 secciones.',
    'cca-8.17': 'Para órdenes e impactos los auxiliares cuentan como ligeros.',
    'cca-8.20': 'Para órdenes e impactos los guerreros cuentan como medios.',
    'cca-8.26':
      'Para órdenes e impactos los elefantes cuentan como pesados; figuran entre las unidades montadas.',
    'cca-8.28':
      'Para órdenes e impactos los carros cuentan como pesados; figuran entre las unidades montadas.',
    'fire-range': '{unit:The} tiene proyectiles: su alcance es de {range} hexes.',
    'fire-dice': 'Dispara con {dice} dados si no ha movido, y con {less} si ha movido.',
    'cca-11.26/any': 'Los elefantes atacan con los dados de la unidad a la que atacan.',
    'evades-from': 'Se evade de éstas: {from}.',
    'evades-never': '{unit:The} nunca puede evadirse.',
    'cca-13.25/no-banner': 'Un líder que sale por su propio borde al evadirse no da estandarte.',
    'banners-to-win': 'En {scenario} se gana con {number} Estandartes de Victoria.',
    council: 'En {scenario} se reparten a {army} {cards} cartas de mando.',
    'cca-7.6': 'El Mando es {command}, el máximo de cartas que puede tener el bando.',
    leaders: 'Líderes de {army}: {leaders}.',
    'special-rule': 'Regla especial: {rule}.',
    'cca-19.17':
      'En el turno {number} el jugador romano juega 1 carta y coge {draws}: acaba con {hand}.',
    'cca-19.7/place':
      'El Crimissos sólo es vadeable en sus 5 curvas, y este hex no es ninguna de ellas.',
    'cca-19.7/bend': 'El Crimissos es vadeable en sus 5 curvas, y este hex es una de ellas.',
    'cca-17.27/place': 'La unidad que entra en un hex de río vadeable debe detenerse en él.',
    'cca-19.11/place': 'El Ticinus no es vadeable.',
    'cca-17.26/place': 'Un hex de río que no es vadeable es impracticable.',
    'cca-19.15/place': 'El lago Trasimeno es impracticable.',
    'cca-19.16/place': 'Las 4 colinas empinadas son impracticables.',
    'cca-19.27': 'El bando romano ha perdido a Publio Escipión: Cartago gana enseguida.',
    'cca-19.27/left':
      'Al salir del campo de batalla, Publio Escipión se pierde: Cartago gana enseguida.',
    'cca-19.27/exit': 'Al salir con su unidad, Publio Escipión se pierde: Cartago gana enseguida.',
    'cca-19.28':
      'Las unidades romanas que salen desde ahí por el borde cartaginés dan {number} {number?estandarte|estandartes}.',
    'cca-19.32':
      'Los hexes de campamento en que entran unidades romanas dan {number} {number?estandarte|estandartes}.',
    'cca-19.32/again':
      'Los hexes de campamento en que se entra otra vez dan {number} {number?estandarte|estandartes} más.',
  },

  because: {
    'exit-from-left': 'Sale desde la sección izquierda romana.',
    'no-objectives': 'En esta batalla no hay estandartes por objetivos.',
    'not-carthaginian': 'El líder no es romano.',
    'not-roman-units': 'No se trata de unidades romanas.',
    'reading-r64-b': 'Se aplica la lectura b de R64: salir del campo de batalla no es perderse.',
    'reading-r97-a': 'Se aplica la lectura a de R97: sale con su unidad y no se pierde.',
    'reading-r98-a':
      'Se aplica la lectura a de R98: cada hex de campamento da su estandarte una vez.',
  },

  summaries: {
    'unit/profile':
      '{unit:The} tiene {blocks} bloques y un {symbol}, y mueve hasta {hexes} {hexes?hex|hexes}.',
    'unit/no-values':
      '{unit:The} tiene {blocks} bloques y un {symbol}; el libro no le da ningún otro valor.',
    'unit/leader': '{unit:The} es {blocks} bloque y no una unidad, y mueve hasta {hexes} hexes.',
    'unit/placed':
      'Por {number} {number?símbolo|símbolos} de este tipo se {blocks?pone|ponen} {blocks} {blocks?bloque|bloques}: {unit}.',
    'unit/made':
      '{number} {number?bloque forma|bloques forman} {units} {units?unidad completa|unidades completas} de este tipo: {unit}.',
    'block-mix':
      'Bloques para {army}: {blocks}, que forman {units} {units?unidad completa|unidades completas} y {leaders} {leaders?líder|líderes}.',
    components: 'La caja trae {number}: {component}.',
    'sections/of': 'Para el jugador del {edge}, el hex {hex} está aquí: {sections}.',
    'sections/in': 'Para el jugador del {edge}, el hex {hex} sí está en esa sección ({section}).',
    'sections/out': 'Para el jugador del {edge}, el hex {hex} no está en esa sección ({section}).',
    'victory/won': 'El ganador es {army}.',
    'victory/on': 'Aún no ha ganado nadie: {army} tiene {banners} de {number} estandartes.',
    'victory/counted': 'Esto es lo que tiene {army}: {banners} {banners?estandarte|estandartes}.',
    scenario: 'En {scenario} se gana con {number} estandartes y el primer turno es de {army}.',
    'scenario/passable': 'En {scenario} se puede entrar en ese hex ({place}).',
    'scenario/impassable': 'En {scenario} no se puede entrar en ese hex ({place}).',
  },

  briefs: {
    'unit/profile': '{blocks} bloques, {hexes} {hexes?hex|hexes}',
    'unit/no-values': '{blocks} bloques',
    'unit/leader': '{blocks} bloque, {hexes} hexes',
    'unit/placed': '{blocks} {blocks?bloque|bloques}',
    'unit/made': '{units} {units?unidad|unidades}',
    'block-mix': '{blocks} {blocks?bloque|bloques}, {units} {units?unidad|unidades}',
    components: '{number}',
    'sections/of': 'Secciones: {sections}',
    'sections/in': 'En la sección',
    'sections/out': 'No está en la sección',
    'victory/won': 'Ganador: {army}',
    'victory/on': 'Todavía no: {banners} de {number}',
    'victory/counted': 'Estandartes: {banners}',
    scenario: 'Primero: {army}; estandartes: {number}',
    'scenario/passable': 'Se puede entrar',
    'scenario/impassable': 'Impracticable',
  },

  problems: {
    'scenario-sets-banners':
      'El escenario fija que se gana con {number} estandartes: deja este campo sin rellenar, o el escenario.',
    'leader-exits-with-unit': 'Un líder sale con su unidad: indica cuántas unidades salen.',
    'only-at-trasimene': 'Sólo en el lago Trasimeno hay hexes así ({place}), no en {scenario}.',
  },
} satisfies PartOfMessages;
