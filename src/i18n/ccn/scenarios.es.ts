import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    ccn/setup: Preparar una batalla | Lo que cada bando pone y recibe | Recorre los pasos de la preparación, y cuenta los bloques que valen los símbolos de unidad y las cartas que quedan en el mazo después de repartir.
    ccn/sections: Secciones de un hexágono | Flanco o centro, según el bando | Dice en qué secciones del campo de batalla está un hexágono, tal como las ve el jugador de un borde. Los hexágonos se nombran como en el tablero de Ancients, porque el libro ha perdido la figura del suyo (R41): una letra para la fila, de la A a la I desde el borde inferior, y un número desde la izquierda, del 1 al 13 en A, C, E, G e I, del 1 al 12 en B, D, F y H, que van medio hexágono a la derecha.
    ccn/victory: ¿Ha ganado? | Banderas ganadas y las que faltan | Cuenta las Banderas de Victoria de un jugador, las que tenía y las que gana ahora, y dice si acaba la partida.
  `),

  fields: labelled(`
    setupStep: Paso | Por qué paso se pregunta: battle, elegir la batalla; sides, dónde se sienta cada jugador; materials, qué coge cada uno; terrain, el terreno; units, las unidades; cards, las cartas; dice, los dados; special-rules, las reglas especiales; start, quién empieza; all, todos.
    unitSymbols: Símbolos en el mapa | Cuántos símbolos de unidades de un tipo muestra el mapa del escenario. Si se omite: no se pregunta.
    blocksPerUnit: Bloques de una unidad | Bloques de una unidad de ese tipo según su tarjeta nacional; hace falta con unitSymbols. Si se omite: no se sabe.
    cardsDealt: Cartas de un bando | Cartas de Orden que recibe un bando según las notas del escenario. Si se omite: no se pregunta.
    cardsDealtOpponent: Cartas del otro bando | Cartas de Orden que recibe el otro bando; hace falta con cardsDealt. Si se omite: no se pregunta.
    hex: Hexágono | El hexágono por el que se pregunta, por su letra y su número. Es obligatorio.
    wantedSection: Sección por la que se pregunta | Una sección, para saber si el hexágono está en ella y si una carta para ella alcanza a una unidad que esté ahí: left Flanco Izquierdo, centre Centro, right Flanco Derecho; none, no se pregunta.
    bannersToWin: Banderas para ganar | Banderas de Victoria con que se gana el escenario. Si se omite: no se sabe.
    banners: Banderas anteriores | Banderas de Victoria que el jugador ya tiene, antes de lo que ocurre ahora.
    unitsEliminated: Unidades eliminadas | Unidades enemigas cuyo último bloque se elimina ahora.
    leadersEliminated: Líderes eliminados | Líderes enemigos eliminados ahora, vinculados o solos.
    objectiveBanners: Banderas por objetivos | Banderas que el escenario da ahora por hexágonos u otros objetivos.
    unitsReduced: Unidades mermadas | Unidades enemigas que pierden bloques ahora y siguen ahí.
    leadersLeft: Líderes que se van | Líderes enemigos que salen del tablero por su propio lado en una retirada.
    inOpponentTurn: En el turno del oponente | Si es el turno de su oponente.
  `),

  answers: labelled(`
    recommendedFirst: Primera batalla | La batalla que el libro recomienda para una primera partida.
    tracksEach: Contadores | Contadores de Infantería en Cuadro que coge cada jugador.
    tokensEach: Fichas | Fichas de cuadro numeradas que coge cada jugador.
    unitsPerSymbol: Unidades por símbolo | Unidades que vale cada símbolo del mapa.
    deckAfterDeal: Mazo tras repartir | Cartas que quedan en el mazo después de repartir; null si no se han indicado las manos.
    maySeeOpponentCards: Ve las cartas del oponente | Si un jugador puede mirar las cartas que ha recibido su oponente.
    diceOnTable: Dados | Dados de batalla al alcance de ambos jugadores.
    scenarioSays: Según el escenario | Lo que deciden las notas del escenario.
    hexSections: Secciones | Las secciones en que está el hexágono, tal como las ve ese jugador.
    onDashedLine: En una línea discontinua | Si una línea discontinua corta el hexágono.
    inSection: En la sección | Si el hexágono está en la sección por la que se pregunta; null si no se pregunta por ninguna.
    won: Ha ganado | Si el jugador ha ganado ya; null si no se sabe con cuántas banderas.
    endsAtOnce: Acaba al momento | Si la partida acaba en ese mismo momento, con el turno sin terminar.
    bannersGained: Banderas que gana | Banderas de Victoria que gana ahora.
    bannersNow: Banderas ahora | Banderas de Victoria que tiene con ésas.
    bannersToWin: Banderas para ganar | Banderas de Victoria con que se gana el escenario; null si no se sabe.
    bannersMissing: Banderas que faltan | Banderas de Victoria que aún le faltan; null si no se sabe con cuántas gana.
  `),

  terms: {
    ...worded(`
      setupStep step: all = todos los pasos | battle = la batalla | sides = los lados | materials = lo que coge cada jugador | terrain = el terreno | units = las unidades | cards = las cartas | dice = los dados | special-rules = las reglas especiales | start = quién empieza
      homeEdge edge: bottom = inferior | top = superior
    `),
    ...said(`
      rolica: Rolica (primera posición francesa)
      who-starts: quién empieza
    `),
  },

  steps: said(`
    ccn-2.5/hex: Para este jugador, el hexágono está aquí: {sections}.
    ccn-2.6: Una línea discontinua corta el hexágono: pertenece a la vez a {sections}.
    ccn-3.1: Los jugadores eligen una batalla; para una primera partida el libro recomienda la que abre el libro de escenarios, Rolica (primera posición francesa).
    ccn-3.2: El escenario dice qué ejército está arriba y cuál abajo; cada jugador se sienta en el lado del suyo.
    ccn-3.2/edge: El jugador se sienta en este borde ({edge}) y desde ahí ve la izquierda y la derecha.
    ccn-3.3: Cada jugador coge la tarjeta nacional de su ejército, 1 contador y {number} fichas, numeradas del 1 al {number}.
    ccn-3.4: Las losetas de terreno van donde las muestra el mapa del escenario.
    ccn-3.5: Cada símbolo de unidad es 1 unidad completa, con los bloques de su tarjeta nacional.
    ccn-3.5/placed: {number} {number?símbolo vale|símbolos valen} {blocks} {blocks?bloque|bloques}.
    ccn-3.6: Cada bando recibe tantas cartas como dicen las notas del escenario y las oculta; las demás son el mazo.
    ccn-3.6/rest: De las {deck} cartas quedan {cards} en el mazo.
    ccn-3.7/setup: Los {dice} dados y las Banderas de Victoria se dejan al alcance de ambos.
    ccn-3.8: Se repasan las reglas especiales y las condiciones de victoria especiales de la batalla.
    ccn-3.9: El jugador que nombran las notas del escenario hace el primer turno.
    ccn-4.1/unknown: Gana quien tenga antes las banderas del escenario: normalmente de {least} a {most}.
    ccn-4.1/won: Con {banners} {banners?bandera|banderas} tiene las {number} que ganan.
    ccn-4.1/short: Con {banners} {banners?bandera|banderas} no tiene las {number} que ganan.
    ccn-4.2: Cada unidad enemiga y cada líder enemigo eliminados dan 1 bandera; aquí son {number}.
    ccn-4.2/last-block: Una unidad a la que le quedan bloques no da bandera.
    ccn-4.3: Los objetivos del escenario dan {number} {number?bandera|banderas}.
    ccn-4.4: La partida acaba al momento: el turno no se termina.
    ccn-5.8/hex: Por eso cuenta siempre como parte del flanco y del Centro.
    ccn-5.22/hex: Una unidad que esté ahí puede recibir una orden para cualquiera de las dos secciones.
    ccn-5.201/no-banner: Un líder que se va por su propio lado no da bandera.
    ccn-5.247: Acaba también en el turno del oponente.
  `),

  because: said(`
    banners-missing: Aún faltan banderas para ganar.
  `),

  ...summed(`
    setup/all: Una batalla se prepara en estos pasos, uno tras otro. | Todos los pasos
    setup/one: Esto es lo que dice el libro de {step} al preparar una batalla. | Preparación: {step} |
    sections/of: Para el jugador del borde {edge}, el hexágono {hex} está aquí: {sections}. | Secciones: {sections} |
    sections/in: Para el jugador del borde {edge}, el hexágono {hex} sí está en esa sección ({section}). | En la sección | Sí, está en esa sección.
    sections/out: Para el jugador del borde {edge}, el hexágono {hex} no está en esa sección ({section}). | No está en la sección | No, no está en esa sección.
    victory/won: El jugador tiene {banners} {banners?bandera|banderas} de {number} y gana al momento. | Ganada: {banners} de {number} | Gana al momento, con {banners} {banners?bandera|banderas} de {number}.
    victory/on: La partida sigue: el jugador tiene {banners} de {number} {number?bandera|banderas}. | Todavía no: {banners} de {number} | La partida sigue: {banners} {banners?bandera|banderas} de {number}.
    victory/counted: El jugador tiene {banners} {banners?bandera|banderas}. | Banderas: {banners} | {banners?Es|Son} {banners} {banners?bandera|banderas}.
  `),

  problems: said(`
    how-many-blocks: Di cuántos bloques tiene una unidad de ese tipo según su tarjeta nacional: el libro no lo dice.
    both-hands: Di cuántas cartas recibe cada bando.
  `),
} satisfies PartOfMessages;
