import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    't7g/scenario-points': {
      title: 'Puntos de Escenario',
      line: 'Quién tiene cuántos, quién empieza, qué se gasta',
      about:
        'Dice por los dos dados cuántos Puntos de Escenario tiene cada jugador y quién coloca primero, y lo que cuestan juntos los elementos que ha comprado un jugador.',
      answers: labelled(`
        enemyPoints: Puntos del otro bando | Puntos de Escenario de su adversario; null mientras no se sepan.
        ownPoints: Puntos de este bando | Puntos de Escenario del bando que pregunta; null mientras no se sepan.
      `),
    },
    't7g/cartographer': {
      title: 'Cartógrafo',
      line: 'Lo que el Comandante puede cambiar en la mesa',
      about:
        'Dice si un Comandante con Cartógrafo puede desplazar, poner o quitar un elemento de terreno con su Nivel, y hasta dónde puede desplazarlo.',
      fields: labelled(`
        scale: Escala de las bases | 15mm o 28mm: algunas distancias cambian con ella.
      `),
    },
    't7g/element': {
      title: 'Colocar un elemento',
      line: 'Su precio, su tamaño y si puede estar ahí',
      about:
        'Dice lo que cuesta un elemento de terreno en Puntos de Escenario, qué tamaño aconseja el libro y si puede colocarse: distancia a otros elementos, ríos, puentes, vados, caminos, piezas de muros.',
      fields: labelled(`
        scale: Escala de las bases | 15mm o 28mm: algunas distancias cambian con ella.
      `),
    },
    't7g/terrain': {
      title: 'Terreno',
      line: 'Lo que hace un elemento al movimiento, a la visión y al combate',
      about:
        'Dice qué reglas de un elemento de terreno afectan a una unidad: si puede mover por él y cuánto, si queda Desordenada, si el elemento tapa la línea de visión y qué cobertura, protección o altura da.',
      fields: labelled(`
        enters: Entra | true si la unidad entra en el edificio y puede hacerlo.
        speed: Velocidad | La Velocidad del perfil. Si se omite: no se calcula cuánto mueve.
      `),
      answers: labelled(`
        inches: Mueve como mucho (pulgadas) | Cuánto puede mover; null si no se dijo su Velocidad o no puede mover por ahí.
      `),
    },
    ...titled(`
    t7g/field: Campos de cultivo | Su tipo, por un dado | Dice de qué tipo son todos los campos de la mesa por el dado que ha salido, o qué probabilidad tiene cada tipo.
    t7g/river: Río | Su caudal, por un dado, y sus vados | Dice qué caudal tiene un río por los dados que han salido, o qué probabilidad tiene cada uno, y qué es un vado suyo.
  `),
  },

  fields: labelled(`
    ownDie: Dado de este bando | El dado del bando que pregunta, como ha salido. Si se omite: aún no se ha tirado.
    enemyDie: Dado del otro bando | El dado de su adversario, como ha salido. Si se omite: aún no se ha tirado.
    bought: Elementos comprados | Lo que el bando que pregunta ha comprado con sus puntos, uno a uno.
    element: Elemento | road, camino; hill, colina; steep-hill, colina escarpada; wood, bosque; field, campo de cultivo; wall, muro; fence, valla; lake, lago; bridge, puente; ford, vado; building, edificio; rocks, rocas; river, río; marsh, ciénaga; urban-area, zona urbana.
    large: Grande | true si es una colina, un bosque, un lago o un edificio grande.
    elementSize: Tamaño (pulgadas) | Lo más ancho del elemento; de un camino, su ancho; de un muro o valla, su largo total; de un vado, su largo. Si se omite: no se comprueba.
    toNearest: Al elemento más cercano (pulgadas) | Del elemento al más cercano de los otros que hay en la mesa. Si se omite: no hay ninguno, o no se comprueba.
    touchesOwnKind: Pegado a uno de su tipo | true si se coloca pegado a un elemento de su mismo tipo, para hacerlo más grande.
    scenarioPointsLeft: Puntos que quedan | Puntos de Escenario que aún tiene su jugador. Si se omite: no se comprueba.
    riverOnTable: Río en la mesa | true si hay un río en la mesa.
    compulsory: Va con su río | true si es el puente o vado que todo río debe tener.
    toEdge: Al borde de la mesa (pulgadas) | De ese puente o vado obligatorio al borde de la mesa más cercano. Si se omite: no se comprueba.
    byRiverOwner: Lo pone quien puso el río | true si el jugador que puso el río pone también su puente o vado obligatorio.
    firstChoice: Primera elección | false si su jugador ya ha colocado otro elemento; importa para un río.
    course: Trazado | De un camino o río: between-edges, de un borde de la mesa a otro; edge-to-element, de un borde a otro elemento; same-edge, sale por el borde por el que entra; ends-inside, un extremo queda suelto en la mesa.
    piecesTouch: Piezas pegadas | false si una pieza del muro o de la valla no toca ninguna otra.
    agreed: De mutuo acuerdo | true si los jugadores colocan la escenografía como les parece a los dos, sin Puntos de Escenario.
    cartographerLevel: Nivel del Comandante | Nivel del Comandante con Cartógrafo, de 2 a 5.
    changes: Lo que quiere | shift, desplazar un elemento; place, poner uno; remove, quitar uno.
    shiftedBy: Desplazamiento (pulgadas) | Cuánto se desplaza el elemento; sólo importa para shift.
    mover: Quién mueve | formation o company (las dos, infantería), cavalry (caballería), artillery (artillería); commander, un Mando que no está en ninguna unidad.
    path: Camino de su Centro Frontal | through, su Centro Frontal pasa por el elemento, o parte de él o acaba en él; within, hace todo el movimiento dentro; beside, sólo otra parte de su base toca el elemento; none, no se pregunta por ningún movimiento.
    light: Ligera | true si la unidad tiene la regla Ligera.
    skirmishers: Escaramuzadores | true si la unidad tiene la regla Escaramuzadores.
    standing: Dónde está | Dónde está la unidad a la que disparan o que combate: outside, fuera; inside, su Centro Frontal está en el elemento; wholly-inside, lo están todos sus Centros; against, pegada a un muro o una valla.
    sightLine: Línea de visión | none, no se pregunta por ninguna; crosses, la línea pasa por el elemento, hasta un enemigo del otro lado o hasta la unidad que está en él; from-inside, quien mira o dispara está en el elemento.
    fighting: Combate | no, no se pregunta por ninguno; charged, cargan a la unidad, a través del muro si está pegada a uno; fights, combate de otro modo.
    enemyInside: Enemigo dentro del todo | true si todos los Centros de la unidad con la que combate están también en el elemento.
    crop: Tipo de los campos | Como los hizo el dado: low (1 o 2), cover (de 3 a 5), tall (6). Importa para un campo.
    flow: Caudal del río | normal, difficult, very-difficult o impassable. Importa para un río y un vado.
    withRoad: Con camino | true si un camino pasa por el puente.
    cropDie: Dado de los campos | El dado como ha salido. Si se omite: aún no se ha tirado.
    flowDie: Dado del río | El dado como ha salido. Si se omite: aún no se ha tirado.
    secondDie: Segundo dado | El dado que se vuelve a tirar tras un 5 o un 6, como ha salido. Si se omite: aún no se ha tirado.
  `),

  answers: labelled(`
    placesFirst: Coloca primero | own, el bando que pregunta; enemy, el otro; again, dados iguales, los dos repiten; open, aún no se ha tirado.
    spent: Gastados | Puntos de Escenario que cuestan juntos los elementos.
    ownPointsLeft: Puntos que quedan | Los que aún tiene el bando que pregunta; null mientras no se sepan los suyos.
    elementCost: Coste | Puntos de Escenario que cuesta; null si el libro no le da precio.
    scenarioPointsAfter: Puntos después | Los que conserva su jugador; null si no se dijeron los suyos o no puede colocarse.
    countsAsLarge: Grande | Si es un elemento grande de su tipo.
    sizeFits: Tamaño aconsejado | Si su tamaño es el que aconseja el libro, que es sólo una indicación; null si no se dijo ninguno.
    sizeLeast: Tamaño mínimo (pulgadas) | Lo menos que aconseja el libro; null si no da ninguno.
    sizeMost: Tamaño máximo (pulgadas) | Lo más que aconseja el libro; null si no da ninguno.
    spacing: Separación (pulgadas) | A qué distancia debe estar de los elementos a los que no se pega.
    shiftMost: Mayor desplazamiento (pulgadas) | Hasta dónde puede desplazarse un elemento.
    qualities: Reglas | Reglas del elemento que afectan a lo que se pregunta: difficult (Difícil), very-difficult (Muy Difícil), impassable (Intransitable), easy (Fácil), hidden (Oculta), covered (Cubierto), height (Altura), protected (Protegido).
    speedChange: Velocidad | Aumentos menos reducciones de Velocidad por el elemento.
    disorders: Desordenada | Si el terreno Desordena a la unidad.
    blocksSight: Tapa la línea | Si el elemento tapa la línea de visión.
    givesCover: Cubierto | Si la unidad está a Cubierto del disparo.
    protects: Protegido | Si la unidad tiene Protegido en el combate.
    givesHeight: Altura | Si la unidad tiene un aumento de Combate por Altura.
    courageAgainstShots: Coraje contra disparos | Su Coraje para resistir disparos; null si no se dijo o no se pregunta por ningún disparo.
    courageInCombat: Coraje en combate | Su Coraje para resistir en combate; null si no se dijo o no se pregunta por ningún combate.
    crop: Tipo de los campos | low, Difícil; cover, Difícil y Cubierto; tall, Muy Difícil, Cubierto y Oculta; null mientras no se sepa el dado.
    coverChance: Probabilidad de Cubierto | La de que los campos den Cubierto, como fracción exacta.
    hiddenChance: Probabilidad de Oculta | La de que los campos tengan Oculta, como fracción exacta.
    flow: Caudal | Qué caudal tiene el río; null mientras no se sepa un dado.
    fordIs: Vado | Qué es un vado del río; null mientras no se sepa el dado.
    impassableChance: Probabilidad de Intransitable | La de que el río sea Intransitable, como fracción exacta.
    fordDifficultChance: Probabilidad de vado Difícil | La de que un vado sea Difícil, como fracción exacta.
    normal: Normal | Probabilidad de que el río sea Normal.
    difficult: Difícil | Probabilidad de que el río sea Difícil.
    very-difficult: Muy Difícil | Probabilidad de que el río se quede en Muy Difícil.
    impassable: Intransitable | Probabilidad de que el río sea Intransitable.
    ford-difficult: Vado Difícil | Probabilidad de que un vado sea Difícil.
    low: Difícil | Probabilidad de que los campos sean sólo Difíciles.
    cover: Difícil y Cubierto | Probabilidad de que los campos sean Difíciles y den Cubierto.
    tall: Muy Difícil, Cubierto y Oculta | Probabilidad de que los campos sean Muy Difíciles, den Cubierto y tengan Oculta.
  `),

  terms: worded(`
    element: road = camino | road:the = el camino | hill = colina | hill:the = la colina | steep-hill = colina escarpada | steep-hill:the = la colina escarpada | wood = bosque | wood:the = el bosque | field = campo de cultivo | field:the = el campo de cultivo | wall = muro | wall:the = el muro | fence = valla | fence:the = la valla | lake = lago | lake:the = el lago | bridge = puente | bridge:the = el puente | ford = vado | ford:the = el vado | building = edificio | building:the = el edificio | rocks = rocas | rocks:the = el elemento de rocas | river = río | river:the = el río | marsh = ciénaga | marsh:the = la ciénaga | urban-area = zona urbana | urban-area:the = la zona urbana
    scale: 15mm = 15 mm | 28mm = 28 mm
    course: between-edges = entre dos bordes | edge-to-element = de un borde a un elemento | same-edge = entra y sale por el mismo borde | ends-inside = acaba dentro de la mesa
    changes: shift = desplazar un elemento | place = poner un elemento | remove = quitar un elemento
    mover: formation = Formación | company = Compañía | cavalry = caballería | artillery = artillería | commander = Mando
    path: through = a través | within = todo dentro | beside = al lado | none = no mueve
    standing: outside = fuera | inside = dentro | wholly-inside = dentro del todo | against = pegada
    sightLine: none = ninguna | crosses = lo cruza | from-inside = desde dentro
    fighting: no = sin combate | charged = la cargan | fights = combate de otro modo
    crop: low = bajo | cover = con cobertura | tall = alto
    flow fordIs: normal = Normal | difficult = Difícil | very-difficult = Muy Difícil | impassable = Intransitable
    qualities: difficult = Difícil | very-difficult = Muy Difícil | impassable = Intransitable | easy = Fácil | hidden = Oculta | covered = Cubierto | height = Altura | protected = Protegido
    placesFirst: own = este bando | enemy = el otro bando | again = se repite | open = por decidir
  `),

  steps: said(`
    t7g-3.16/terrain: Cruza terreno Difícil: una reducción de Velocidad.
    t7g-3.17/terrain: Mueve por terreno Muy Difícil: queda Desordenada.
    t7g-3.18/terrain: El terreno Muy Difícil también es Difícil: una reducción de Velocidad.
    t7g-3.19/terrain: Por terreno Intransitable no mueve nadie.
    t7g-3.20/terrain: Hace todo el movimiento en terreno Fácil: un aumento de Velocidad.
    t7g-4.24/terrain: La línea cruza el elemento de lado a lado: queda tapada.
    t7g-4.25/terrain: Cubierto: un aumento de Coraje contra el disparo.
    t7g-5.38/terrain: Altura: un aumento de Combate.
    t7g-5.39/terrain: Protegido: un aumento de Coraje en el combate.
    t7g-6.13/terrain: El terreno Difícil no afecta a los Escaramuzadores.
    t7g-6.38/terrain: El terreno Muy Difícil no Desordena a una unidad Ligera.
    t7g-7.9/terrain: El terreno que no es Intransitable no cambia lo que mueve un Mando.
    t7g-7.61/level: Para esa opción hace falta Nivel {least}.
    t7g-7.61/far: El elemento se desplaza {inches} pulgadas: como mucho, {most}.
    t7g-7.61/once: Cambia un solo elemento, una vez, antes de la partida.
    t7g-9.6: Los jugadores lo colocan de mutuo acuerdo: no cuesta puntos, y las normas de los puntos no se usan.
    t7g-9.7: Los dados son {ownDie} y {enemyDie}: cada uno da los Puntos de Escenario de su jugador.
    t7g-9.7/tie: Los dados son iguales: se repiten los dos.
    t7g-9.8: Empieza el jugador que tiene más puntos: {placesFirst}.
    t7g-9.8/points: Cuesta {cost} {cost?punto|puntos} y su jugador tiene {points}.
    t7g-9.8/spent: Los elementos cuestan {cost} puntos y su jugador tiene {points}.
    t7g-9.9: Precio: {cost} {cost?punto|puntos} ({element}).
    t7g-9.9/large: Precio de uno grande: {cost} {cost?punto|puntos} ({element}).
    t7g-9.9/spent: Los elementos cuestan {spent} {spent?punto|puntos} en total.
    t7g-9.9/no-price: El libro no da precio a un vado: va con un río.
    t7g-9.9/no-rules: El libro no tiene reglas para {element:the}: las acuerdan los jugadores.
    t7g-9.10: Está a {inches} pulgadas de otro elemento: hacen falta al menos {spacing}.
    t7g-9.10/joined: Se coloca pegado a uno de su tipo, para hacerlo más grande.
    t7g-9.11: Su tamaño no es el que aconseja el libro, pero los tamaños son una indicación.
    t7g-9.12: Un camino tiene de {least} a {most} pulgadas de ancho.
    t7g-9.12/course: Un camino empieza en un borde de la mesa y acaba en otro borde o pegado a otro elemento.
    t7g-9.12/crosses: Un camino puede atravesar otros elementos.
    t7g-9.13: El camino es Fácil.
    t7g-9.14: Una colina mide de {least} a {most} pulgadas; a partir de ahí es grande.
    t7g-9.15: La colina tiene Altura.
    t7g-9.16: La colina tiene Oculta.
    t7g-9.17: Una colina escarpada mide hasta {most} pulgadas.
    t7g-9.18: La colina escarpada es Difícil.
    t7g-9.19: La colina escarpada tiene Altura.
    t7g-9.20: La colina escarpada tiene Oculta.
    t7g-9.21: Un bosque mide de {least} a {most} pulgadas; a partir de ahí es grande.
    t7g-9.22: El bosque es Muy Difícil.
    t7g-9.23: El bosque da Cubierto a quien está dentro.
    t7g-9.24: El bosque tiene Oculta.
    t7g-9.25: Un campo de cultivo mide hasta {most} pulgadas.
    t7g-9.26: Un solo dado decide para todos los campos de la mesa.
    t7g-9.26/fell: El dado saca {cropDie}: las reglas de todos los campos son {qualities}.
    t7g-9.26/difficult: Los campos de este tipo son Difíciles.
    t7g-9.26/very-difficult: Los campos altos son Muy Difíciles.
    t7g-9.26/covered: Los campos de este tipo dan Cubierto.
    t7g-9.26/hidden: Los campos altos tienen Oculta.
    t7g-9.27: Un muro mide hasta {most} pulgadas en total.
    t7g-9.27/pieces: Las piezas de un muro se tocan todas.
    t7g-9.28: El muro da Protegido a quien está pegado a él.
    t7g-9.29: El muro da Cubierto.
    t7g-9.30: El muro es Difícil de cruzar.
    t7g-9.31: Un lago pequeño mide hasta {most} pulgadas de ancho; uno grande, hasta {large}.
    t7g-9.32: El lago es Intransitable.
    t7g-9.33: Una valla mide hasta {most} pulgadas en total.
    t7g-9.33/pieces: Las piezas de una valla se tocan todas.
    t7g-9.34: La valla da Cubierto, y nunca Protegido.
    t7g-9.35: La valla es Difícil de cruzar.
    t7g-9.36: Un puente sólo se usa sobre un río, y no hay ninguno.
    t7g-9.37: Un puente deja cruzar a cualquier unidad, sea cual sea el tamaño de la maqueta.
    t7g-9.37/easy: Por el puente pasa un camino: es Fácil.
    t7g-9.40: El edificio es Intransitable para quien no entra en él.
    t7g-9.40/hidden: El edificio tiene Oculta.
    t7g-9.41: El edificio da Protegido a quien está dentro.
    t7g-9.41/covered: El edificio da Cubierto a quien está dentro.
    t7g-9.44: Un elemento de rocas mide hasta {most} pulgadas.
    t7g-9.45: Las rocas son Intransitables.
    t7g-9.45/hidden: Las rocas tienen Oculta.
    t7g-9.46: Un río sólo puede ser la primera elección de su jugador.
    t7g-9.46/course: Un río va de un borde de la mesa a otro.
    t7g-9.47: El puente o vado que va con un río no cuesta puntos.
    t7g-9.47/edges: Está a {inches} pulgadas de un borde de la mesa: debe estar a más de {least} de todos.
    t7g-9.47/opponent: El puente o vado lo pone el adversario de quien puso el río.
    t7g-9.48: Un dado da el caudal: Normal, Difícil, o Muy Difícil con un segundo dado.
    t7g-9.48/again: El dado saca {flowDie}: Muy Difícil, e Intransitable si el segundo dado es un 6.
    t7g-9.48/fell: El dado saca {flowDie}: el río es {flow}.
    t7g-9.48/difficult: El río es Difícil.
    t7g-9.48/very-difficult: El río es Muy Difícil.
    t7g-9.48/impassable: El río es Intransitable.
    t7g-9.49/length: Un vado mide hasta {most} pulgadas de largo.
    t7g-9.49/no-river: Un vado sólo se coloca en un río, y no hay ninguno.
    t7g-9.50: El vado es Normal.
    t7g-9.50/bad: En un río así un vado es Difícil.
    t7g-9.50/difficult: En un río así el vado es Difícil.
    t7g-9.50/usual: Un vado es Normal, salvo que el río sea Muy Difícil o Intransitable.
    t7g-9.51: Las reglas de un elemento tienen los efectos de la tabla.
  `),

  because: said(`
    river-on-the-table: Hay un río en la mesa.
    pieces-touch: Sus piezas se tocan.
    first-choice: El río es la primera elección de su jugador.
    from-edge-to-edge: Va de un borde de la mesa a otro.
    begins-and-ends-well: Empieza y acaba donde puede.
    by-the-opponent: Lo pone el adversario.
    far-from-edges: Está bastante lejos de todos los bordes.
    far-from-others: Está bastante lejos de los otros elementos.
    points-enough: Los puntos bastan.
    level-high-enough: Su Nivel basta.
    shifted-no-farther: El elemento no se desplaza más de lo que puede.
    whole-move-inside: No hace todo el movimiento dentro.
    front-centre-passes-it-by: Su Centro Frontal no pasa por él.
    one-end-is-inside: La línea no lo cruza de lado a lado.
    target-is-not-inside: El objetivo no está dentro.
    not-right-against-it: La unidad no está pegada a él.
    not-wholly-inside: No tiene dentro todos sus Centros.
    enemy-is-wholly-inside: El enemigo también está dentro del todo.
    no-road-over-it: No pasa por él ningún camino.
    enters-it: La unidad entra en él.
    not-in-the-building: La unidad no está en el edificio.
    river-no-worse-than-difficult: El río es Difícil como mucho.
    not-over-a-bridge: No cruza por un puente.
    not-at-a-ford: No cruza por un vado.
    no-skirmishers: La unidad no tiene la regla Escaramuzadores.
  `),

  ...summed(`
    scenario-points/own: Este bando tiene más puntos y coloca primero. | Empieza este bando | Coloca primero.
    scenario-points/enemy: El otro bando tiene más puntos y coloca primero. | Empieza el otro bando | Coloca primero su adversario.
    scenario-points/again: Los dados son iguales y se repiten. | Se repite | Se repite la tirada.
    scenario-points/open: Los elementos cuestan {spent} {spent?punto|puntos}. | {spent} {spent?punto|puntos} | Cuestan {spent} {spent?punto|puntos}.
    scenario-points/no: Los elementos cuestan {spent} puntos y el jugador tiene {points}. | Demasiado caro | No le bastan los puntos.
    element/yes: {element:The} puede colocarse así. | Puede colocarse | Puede colocarse.
    element/no: {element:The} no puede colocarse así. | No puede colocarse | No puede colocarse.
    cartographer/yes: Puede hacerlo: {changes}. | Puede | Puede hacerlo.
    cartographer/no: No puede hacerlo: {changes}. | No puede | No puede hacerlo.
    terrain/no: {element:The} no puede atravesarse. | Intransitable | No puede pasar.
    terrain/moves: La unidad puede mover {inches} {inches?pulgada|pulgadas}. | {inches} {inches?pulgada|pulgadas} | Mueve {inches} {inches?pulgada|pulgadas} como mucho.
    terrain/resists: Tira {courage} {courage?dado|dados} para resistir. | {courage} {courage?dado|dados} | Tira {courage} {courage?dado|dados} para resistir.
    terrain/some: {element:The} cuenta como: {qualities}. | {qualities} | Cuenta como: {qualities}.
    terrain/nothing: {element:The} no tiene efecto aquí. | Sin efecto | No tiene efecto.
    field/is: Todos los campos son: {qualities}. | {qualities} | Todos los campos son: {qualities}.
    field/odds: Los campos dan Cubierto con un {percent:percent}. | {percent:percent} | Dan Cubierto con un {percent:percent}.
    river/is: El río es {flow}. | {flow} | El río es {flow}.
    river/odds: El río es Intransitable con un {percent:percent}. | {percent:percent} | Es Intransitable con un {percent:percent}.
  `),

  problems: said(`
    no-large-kind: El libro no tiene uno grande de este tipo.
    no-size-given: El libro no da ningún tamaño para él.
    no-crossing: Sólo un puente o un vado va con un río.
    not-compulsory: Di que es el puente o vado que va con el río.
    only-against-a-line: Una unidad sólo está pegada a un muro o a una valla.
    never-inside-a-line: Ninguna unidad está dentro de un muro o de una valla.
    no-building: Sólo se entra en un edificio.
    no-second-die: El segundo dado se tira sólo tras un 5 o un 6.
  `),
} satisfies PartOfMessages;
