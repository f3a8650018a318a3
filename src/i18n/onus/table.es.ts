import { labelled, said, summed, titled, worded } from '../labelled.ts';
import { TABLE_FIELDS, TABLE_PROBLEMS } from '../measured-table.ts';
import type { PartOfMessages } from '../messages.ts';

/** Unidades tal como están sobre la mesa. */
export default {
  queries: titled(`
    onus/table-move: ¿Puede mover así sobre la mesa? | Por dónde pasa y dónde acaba | Dice si una unidad de una posición puede seguir un recorrido: qué no puede atravesar, dónde no puede acabar, cuánto gasta de su movimiento, qué amigas atraviesa, quién queda Rota y dónde termina. Lo que la regla de medir no puede decidir, menos de 1 mm, se señala como demasiado justo.
    onus/table-charge: ¿Puede cargar contra esa unidad sobre la mesa? | Por dónde entra y con cuántas secciones | Busca de qué maneras una unidad de una posición puede cargar contra una enemiga: en línea recta, con un avance y un giro o con un Giro Libre. Dice por qué lados puede alinearse, con cuántas secciones y dados, cuántas secciones libres tienen sitio para envolver y qué pierde con ello la enemiga. Se puede indicar otro comienzo del recorrido.
    onus/table-shot: ¿Qué muestra la regla de medir de este disparo? | Distancia, arco y lo que estorba | Mide un disparo entre dos unidades de una posición: distancia y alcance, arco, qué hay en la línea de visión, qué lado del objetivo recibe el ataque, cuántos dados y qué es demasiado justo para decidirlo. El ataque mismo es otra pregunta.
    onus/table-contacts: ¿Quién está trabado sobre la mesa? | Secciones, dados y lo que se pierde | Busca las unidades de una posición que están trabadas entre sí, las secciones que se tocan lado por lado, los dados, lo que pierde cada una por sus flancos y retaguardia, quién no puede moverse a ningún lado y quién está dentro del radio de un general.
    onus/table-distance: ¿A qué distancia están sobre la mesa? | En UD y en centímetros | Mide la distancia entre dos unidades de una posición y lo que depende de ella: el radio de un general, la línea de un avance en línea, la Estampida y la niebla de guerra.
    onus/table-withdraw: ¿Puede replegarse sobre la mesa? | Cuánto, y quién puede seguirla | Dice si una unidad trabada de una posición puede replegarse en línea recta hacia atrás, cuánto, qué tiene detrás y qué enemigas pueden seguirla y mantener el contacto.
  `),

  fields: labelled(`
    ${TABLE_FIELDS.es}
    position: Posición | La mesa en una línea: onus1 y después partes separadas por _. bottom o top y, detrás, las unidades de ese jugador; cada una es un nombre, la x y la y del centro de su carta en cm desde la esquina superior izquierda (4u son 4 UD), su orientación en grados en el sentido del reloj (0 mira hacia arriba de la mesa; si se omite: hacia el otro jugador) y palabras, todo separado por -. Palabras: m4 movimiento de 4 UD (si se omite: 3), r8 alcance de 8 UD, cavalry y otras clases, active (si ninguna de un jugador lo lleva, cuentan todas las suyas como activas), broken, fleeing, forced (marcador de Marcha Forzada), rallied, shieldwall, phalanx, square, arrowhead, rhomboid, extended~left, extended~right, cualquier habilidad, general~4 (lleva un general con un radio de 4 UD), card~8~4 (tamaño en cm), wraps~X~left~2 (2 de sus marcadores de Sección envuelven el flanco izquierdo de X). Antes de las unidades: table-110-90 el tamaño de la mesa, card-8-4 el de las cartas, marker-2 lo que sobresalen los marcadores de Sección, todo en cm y con estos valores si se omite; el libro no da el tamaño de las cartas: con 8 x 4 cm cada sección mide 2 cm.
    fogUd: Distancia de niebla (UD) | La distancia acordada para la niebla de guerra, que es opcional. Si se omite: sin niebla.
    onlyUnit: Sólo esta unidad | Nombre de la unidad cuyos combates se piden. Si se omite: todos.
    path: Recorrido | Lo que hace la unidad, paso a paso. Si se omite: se queda donde está; en una carga, se buscan los recorridos.
    go: Paso | forward, hacia adelante; turn-on-front-left y los parecidos, un giro hacia adelante sobre esa esquina de su carta (front, delantera; rear, trasera) y hacia el lado de la esquina; rotate-left y rotate-right, un Giro Libre sobre el centro; back, left, right, forward-left, forward-right, back-left y back-right, sin girar (las diagonales, a 45 grados); extend-left, extend-right, shorten-left y shorten-right, amplía o acorta una sección; shield-wall, phalanx, square, arrowhead y rhomboid, adopta esa formación; dissolve, deshace su formación.
    amount: Cuánto | UD de un paso recto, grados de un giro; nada en los demás. Si se omite: 1 UD, 90 grados en un giro sobre una esquina, 180 en un Giro Libre.
    marching: Marcha forzada | true si antes de mover se anuncia una marcha forzada.
    friendsMoveOn: Las amigas se apartan | true si las amigas activas sobre las que acaba dejarán ese sitio antes de que termine la fase de movimiento.
    backUd: UD hacia atrás | UD que se repliega la unidad. Si se omite: todas las que puede, la mitad de su movimiento.
  `),

  answers: labelled(`
    endX: Acaba en x (cm) | Centro de la carta, desde el borde izquierdo de la mesa.
    endY: Acaba en y (cm) | Centro de la carta, desde el borde superior de la mesa.
    endHeading: Orientación (grados) | Hacia dónde mira al final, en el sentido del reloj; 0 es hacia arriba de la mesa.
    passedThrough: Atraviesa | Amigas por las que pasa.
    becomeBroken: Quedan Rotas | Unidades que se rompen por ello.
    endsOn: Acaba encima de | Unidades sobre las que quedarían su carta o sus marcadores.
    leavesTableMm: Fuera del borde (mm) | Cuánto se saldría de la mesa.
    charges: Carga contra | Enemigas que toca con su frente al final.
    tooClose: Demasiado justo | Unidades en las que decide menos de 1 mm, de modo que ninguna regla de medir lo aclara.
    positionAfter: Posición después | La mesa después del movimiento, en su notación.
    chargeOptions: Cargas | Por cada lado de la enemiga en que puede alinearse, la carga con más dados que se ha encontrado.
    attackedSide: Lado atacado | Lado de la carta enemiga en el que se alinea.
    way: Recorrido | Pasos hasta el contacto.
    go: Paso |
    amount: UD o grados |
    exposure: Pérdida por ese lado | Lo que pierde la unidad atacada en sus dos valores de defensa y en moral por los lados por los que la atacan.
    envelopingSections: Secciones que pueden envolver | Secciones frontales o ampliadas libres para las que hay sitio.
    envelopedSides: Lados envueltos | Lados en los que quedarían esos marcadores.
    diceEnveloping: Dados si envuelve | Con todas las secciones que pueden envolver.
    exposureEnveloping: Pérdida si envuelve | La pérdida por todos los lados juntos.
    alsoEngages: Traba también a | Otras enemigas con las que queda trabada.
    markersStruck: Marcadores golpeados | Marcadores de Sección de la enemiga a los que carga por un lado o por detrás.
    markersCutOff: Marcadores separados | Marcadores de Sección que con ello quedan separados de su carta.
    woundsAtOnce: Heridas inmediatas | Heridas de la enemiga antes del combate: 1 por cada uno de esos marcadores.
    gaveWay: Se ha adaptado | Si otras le impedían alinearse del todo y ha tenido que adaptarse.
    otherEnemiesOfTarget: Otras contra la enemiga | Otras unidades trabadas ahora con esa enemiga: cada una le resta 1 más.
    distance: Distancia (UD) | Del centro del frente al objetivo.
    distanceMm: Distancia (mm) | Del punto más cercano al más cercano; 0 si se tocan.
    flankDistance: Entre flancos (UD) | Del flanco más cercano al más cercano de una amiga; null con una enemiga.
    inLine: Bastante cerca para una línea | Si sus flancos están a menos de 1 UD, para un avance en línea; null con una enemiga.
    inRadius: En el radio | Si el radio del general que va en una de ellas llega a la otra; null si no va ninguno.
    inStampede: En una Estampida | Si una Estampida de la primera obliga a chequear a la otra: animales a 4 UD o menos.
    hiddenFromIt: Oculta a esta distancia | Si la otra no está más cerca que la distancia de niebla; null sin niebla.
    inRange: Al alcance | Si el alcance llega al objetivo.
    rangeMarginMm: Margen del alcance (mm) | Por cuánto está dentro o fuera del alcance.
    shortRange: Corta distancia | Si está a la mitad del alcance o menos.
    shortMarginMm: Margen de la corta distancia (mm) | Por cuánto está más cerca o más lejos que la mitad del alcance.
    inArc: Delante | Si parte del objetivo está por delante de la línea del frente.
    arcMarginMm: Margen del arco (mm) | Cuánto está por delante o por detrás de esa línea.
    obstructed: Obstruida | Si toda línea hasta el objetivo atraviesa alguna unidad.
    inSightMm: A la vista (mm) | Ancho de la parte del objetivo que ninguna unidad tapa.
    across: En la línea | Unidades que atraviesa la línea hasta el punto más cercano.
    defenderDecides: Decide el defensor | Si los dos lados de la esquina más cercana están igual de cerca.
    tooCloseToCall: Demasiado justo | Lo que depende de menos de 1 mm: range, alcance; short-range, corta distancia; arc, arco; sight, línea de visión; side-hit, lado; line, línea; radius, radio; stampede, Estampida; fog, niebla.
    engagedPairs: Trabadas | Cada pareja de enemigas que combate.
    unitName: Unidad |
    enemyName: Enemiga |
    contacts: Contactos | Qué partes se tocan y con cuántas secciones.
    ownPart: De la unidad |
    enemyPart: De la enemiga |
    sectionsTouching: Secciones |
    exposureOfUnit: Pierde la unidad | En sus dos valores de defensa y en moral, por los lados por los que la ataca esta enemiga.
    exposureOfEnemy: Pierde la enemiga | Lo mismo de la enemiga.
    otherEnemiesOfUnit: Otras contra la unidad | Otras enemigas trabadas con ella: cada una resta 1 más.
    otherEnemiesOfEnemy: Otras contra la enemiga | Lo mismo de la enemiga.
    blockedUnits: Bloqueadas | Unidades trabadas que no pueden moverse a ningún lado.
    inGeneralsRadius: En el radio de un general | Unidades de su bando que no son la suya.
    mostBackward: Como máximo (UD) | La mitad de su movimiento.
    backward: Se repliega (UD) | UD que retrocede en línea recta.
    enemiesInContact: Enemigas | Lo que puede hacer cada enemiga que está en contacto.
    mayFollow: Puede seguirla | No, si está trabada con otra unidad.
    keepsContact: Mantiene el contacto | Si su movimiento le basta.
    gap: Hueco (UD) | El que queda entre las dos si la sigue cuanto puede.
  `),

  terms: {
    ...said(`
      go.forward: adelante
      go.forward-right: adelante a la derecha
      go.right: de lado a la derecha
      go.back-right: atrás a la derecha
      go.back: atrás
      go.back-left: atrás a la izquierda
      go.left: de lado a la izquierda
      go.forward-left: adelante a la izquierda
      go.turn-on-front-left: giro sobre la esquina delantera izquierda
      go.turn-on-front-right: giro sobre la esquina delantera derecha
      go.turn-on-rear-left: giro sobre la esquina trasera izquierda
      go.turn-on-rear-right: giro sobre la esquina trasera derecha
      go.rotate-left: Giro Libre a la izquierda
      go.rotate-right: Giro Libre a la derecha
      go.extend-left: ampliar por la izquierda
      go.extend-right: ampliar por la derecha
      go.shorten-left: acortar por la izquierda
      go.shorten-right: acortar por la derecha
      go.dissolve: deshacer la formación
      go.shield-wall: adoptar Muro de Escudos
      go.phalanx: adoptar Falange
      go.square: adoptar Cuadro
      go.arrowhead: adoptar Punta de Flecha
      go.rhomboid: adoptar Romboidal
    `),
    ...worded(`
      attackedSide: front = frente | right = flanco derecho | rear = lado trasero | left = flanco izquierdo
      envelopedSides: front = frente | right = flanco derecho | rear = retaguardia | left = flanco izquierdo
      ownPart: front = frente | right = flanco derecho | rear = retaguardia | left = flanco izquierdo | marker = marcador de Sección
      enemyPart: front = frente | right = flanco derecho | rear = retaguardia | left = flanco izquierdo | marker = marcador de Sección
      tooCloseToCall: line = línea | radius = radio | stampede = Estampida | fog = niebla | range = alcance | short-range = corta distancia | arc = arco | sight = línea de visión | side-hit = lado que recibe el disparo
    `),
  },

  steps: said(`
    onus-3.7/table: De {unit:raw} a {other:raw} hay {ud} UD, del punto más cercano al más cercano.
    onus-12.28/table: Sus flancos más cercanos están a {ud} UD, menos de 1: pueden estar en una misma línea.
    onus-11.15/table: {other:raw} lleva animales y está a 4 UD o menos: una Estampida de {unit:raw} la obliga a chequear.
    onus-12.17/beyond: No están más cerca que la distancia de niebla: eso no las descubre.
    onus-12.17/seen: Están más cerca que la distancia de niebla: la que esté oculta se descubre.
    onus-7.193/table: {other:raw} está en el camino de {unit:raw}; basta con cruzar una esquina.
    onus-7.33/table: {unit:raw} acabaría encima de {others:raw}: ninguna unidad termina la fase sobre otra.
    onus-7.35/table: {unit:raw} acaba por un momento encima de {others:raw}: ambas están activas y la otra se aparta antes de que termine la fase.
    onus-7.185/table: {unit:raw} se saldría {mm} mm del borde; el libro sólo deja salir del campo a quien huye, y entonces queda eliminada.
    onus-7.40/table: El frente de {unit:raw} toca a {others:raw}: carga.
    onus-7.73/out-of-reach: Ningún recorrido de los probados lleva el frente de {unit:raw} al contacto con {other:raw} con {ud} UD.
    onus-7.75/table: Tras el contacto se alinea sin coste, aquí con el {attackedSide} de {other:raw}.
    onus-7.76/table: Toca una esquina de {other:raw}: elige a cuál de los 2 lados se encara.
    onus-7.77/table: Las secciones encaradas sólo en parte se ajustan hasta quedar del todo encaradas: {dice?combate|combaten} {dice}.
    onus-7.83/table: Junto a {other:raw} hay otras: al alinearse se adapta a ellas cuanto puede.
    onus-7.83/no-room: No hay sitio para alinearse con {other:raw}.
    onus-7.85/table: Carga por un lado o por detrás sobre {struck} {struck?marcador|marcadores} de Sección de {other:raw}: cada uno se retira con 1 herida.
    onus-7.86/table: {cutOff} {cutOff?marcador|marcadores} de Sección de {other:raw} {cutOff?queda separado|quedan separados} de su carta: cada uno se retira con 1 herida.
    onus-7.78/table: {sections} {sections?sección libre tiene|secciones libres tienen} sitio para envolver a {other:raw}.
    onus-10.2/table: {other:raw} recibe el ataque por un flanco: −1/−1 en defensa y −1 en moral.
    onus-10.3/table: {other:raw} recibe el ataque por la retaguardia: −2/−2 en defensa y −2 en moral.
    onus-7.116/no-missiles: {unit:raw} no tiene ataque a distancia.
    onus-7.14/idle: {unit:raw} no se ha activado: no dispara.
    onus-7.117/engaged: {unit:raw} está trabada: no dispara.
    onus-7.117/target-engaged: {other:raw} está trabada: nadie le dispara.
    onus-7.183/shoots: {unit:raw} está en huida: no dispara.
    onus-7.42/table: {unit:raw} ha hecho una marcha forzada: no dispara.
    onus-7.123/table: Del centro del frente de {unit:raw} a la parte más cercana de {other:raw} hay {ud} UD.
    onus-7.118/table: Está dentro del alcance de {range} UD, por {mm} mm.
    onus-7.124/table: Está más allá del alcance de {range} UD, por {mm} mm: se pierde el ataque.
    onus-7.126/table: Ninguna parte de {other:raw} está por delante de la línea del frente de {unit:raw}.
    onus-7.125/near: Es la mitad del alcance o menos: corta distancia, {dice} dados.
    onus-7.125/far: Es más de la mitad del alcance: larga distancia, {dice} dados.
    onus-7.127/table: Ninguna parte del objetivo se ve sin atravesar otra unidad; el punto más cercano está detrás de {others:raw}: −1/−1 al impactar y al herir, una sola vez.
    onus-7.145/table: El punto más cercano de {other:raw} está en su {attackedSide}.
    onus-7.145/corner: El punto más cercano de {other:raw} es una esquina, igual de cerca de 2 lados: decide el defensor; uno de ellos es su {attackedSide}.
    onus-7.166/table: {unit:raw} y {other:raw} están trabadas: las dos tiran {dice} {dice?dado|dados}, uno por cada sección en contacto.
    onus-7.84/nobody: Ninguna sección está encarada a una enemiga en contacto: nadie combate.
    onus-4.6/table: {unit:raw} está dentro del radio de {leader:raw}, por {ud} UD: +1 en moral.
    onus-7.90/table: {unit:raw} no puede moverse a ningún lado: está bloqueada.
    onus-7.89/idle: {unit:raw} no se ha activado: sólo combate.
    onus-8.18/withdraws: {unit:raw} está en Cuadro: no puede mover.
    onus-7.106/free: {unit:raw} no está trabada: no hay de quién replegarse.
    onus-7.106/too-far: {unit:raw} se repliega como mucho {most} UD, la mitad de su movimiento, y no {ud}.
    onus-7.106/table: {unit:raw} se repliega {ud} UD en línea recta, sin girar.
    onus-7.107/table: Un repliegue no atraviesa a nadie: detrás de {unit:raw} está {others:raw}.
    onus-7.108/table: Una enemiga toca a {unit:raw} por un lado que no es su frente: no puede replegarse de ella.
    onus-7.111/follows: {other:raw} puede mantener la posición o seguirla y mantener el contacto.
    onus-7.111/elsewhere: {other:raw} está trabada con otra unidad: no puede seguirla.
    onus-7.112/table: {other:raw} puede seguirla, pero se queda a {ud} UD del contacto.
  `),

  because: said(`
    flanks-too-far: Sus flancos más cercanos están a {ud} UD, y una línea pide menos de 1.
    friends-stay: Ambas están activas, pero no se ha dicho que {others:raw} se aparte.
    no-free-section-or-room: Ninguna sección libre de su frente tiene sitio para envolver.
    part-in-sight: La línea hasta el punto más cercano atraviesa otra unidad, pero {mm} mm del objetivo están a la vista.
    beyond-radius: {unit:raw} está {ud} UD más allá del radio de {leader:raw}.
  `),

  ...summed(`
    table-move/yes: {unit:raw} puede mover así: gasta {used} de {ud} UD. | Permitido: {used} de {ud} UD
    table-move/charge: {unit:raw} puede mover así con {used} de {ud} UD, y carga contra {others:raw}. | Permitido: carga
    table-move/no: {unit:raw} no puede mover así. | No permitido
    table-charge/yes: {unit:raw} puede cargar contra {other:raw} con {ud} UD, por el {attackedSide}: {dice} {dice?dado|dados}. | {dice} {dice?dado|dados} por el {attackedSide}
    table-charge/no: {unit:raw} no puede cargar así contra {other:raw}. | No carga
    table-shot/yes: {unit:raw} puede disparar a {other:raw}, a {ud} UD: {dice} dados. | {dice} dados
    table-shot/obstructed: {unit:raw} puede disparar a {other:raw}, a {ud} UD y entre otras unidades: {dice} dados con −1/−1. | {dice} dados, línea obstruida
    table-shot/no: {unit:raw} no puede disparar a {other:raw}. | No dispara
    table-distance/ud: Entre {unit:raw} y {other:raw} hay {ud} UD. | {ud} UD
    table-contacts/some: {pairs} {pairs?pareja de unidades está trabada|parejas de unidades están trabadas}. | Parejas trabadas: {pairs}
    table-contacts/none: No hay unidades trabadas. | Nadie trabado
    table-withdraw/yes: {unit:raw} puede replegarse {ud} UD. | Permitido: {ud} UD
    table-withdraw/no: {unit:raw} no puede replegarse {ud} UD. | No permitido
  `),

  problems: said(`
    ${TABLE_PROBLEMS.es}
    too-far: {ud} UD son más de las que mueve ninguna unidad: {most} como mucho.
    position/two-formations: Carácter {at}: {unit:raw} tiene como mucho una formación especial, con un marcador azul.
    position/formation-extended: Carácter {at}: {unit:raw} no puede estar ampliada en formación especial.
    position/fleeing-formed: Carácter {at}: {unit:raw} está en huida, así que sin formación especial.
    position/fleeing-extended: Carácter {at}: {unit:raw} está en huida, así que sin ampliar.
    position/artillery-flees: Carácter {at}: {unit:raw} es artillería, que se destruye en vez de huir.
    position/forced-formed: Carácter {at}: {unit:raw} hace marcha forzada, así que sin formación especial.
    position/no-such-target: Carácter {at}: {unit:raw} envuelve a {other:raw}, que no está.
    position/target-is-friend: Carácter {at}: {unit:raw} envuelve a {other:raw}, que es amiga.
    position/envelops-without-front: Carácter {at}: {unit:raw} envuelve a {other:raw}, pero su frente no la toca.
    position/more-markers-than-free: Carácter {at}: {unit:raw} tiene {most} secciones frontales libres y envuelve con más.
    position/more-markers-than-side: Carácter {at}: un lado de {other:raw} tiene {most} secciones y {unit:raw} lo envuelve con más.
  `),
} satisfies PartOfMessages;
