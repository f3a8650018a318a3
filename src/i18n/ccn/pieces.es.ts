import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    ccn/dice: Una simple tirada de dados | La probabilidad de unos símbolos | Dice qué probabilidad hay de que tantos dados de batalla muestren las caras que se cuentan, hagan lo que hagan. La infantería está en 2 de las 6 caras.
    ccn/unit: Un tipo de unidad de un vistazo | Bloques, movimiento, dados, alcance | Dice todo lo que el reglamento fija de un tipo de unidad, o de un líder: arma, clase, icono, movimiento, alcance, dados de más, sables, banderas y retirada; y qué está sólo en su tarjeta nacional.
    ccn/components: Qué hay en la caja | Cuántas piezas de cada clase | Dice cuántas piezas de una clase trae la caja, y cómo son el tablero, los bloques y los dados.
  `),

  fields: labelled(`
    wantedFaces: Caras que cuentan | Las caras que se cuentan, cada una una vez: infantry infantería (2 de las 6 caras), cavalry caballería, artillery artillería, flag bandera, saber sable. Al menos una.
    component: Componente | Qué se busca en la caja: el tablero, las planchas troqueladas, las losetas de terreno, los contadores y las fichas de cuadro, las Banderas de Victoria, las cartas de Orden, los dados de batalla, las hojas de etiquetas, las ayudas de juego, las tarjetas de consulta rápida, el reglamento, el libro de escenarios, todos los bloques o los de una clase. Es obligatorio.
  `),

  answers: labelled(`
    isUnit: Es una unidad | Si cuenta como unidad; un líder solo no.
    arm: Arma | Infantería, caballería o artillería: la cara del dado que le impacta. null en un líder.
    standing: Clase | Regular, irregular, élite o Guardia; null en un líder y en los lanceros ligeros, que el libro no pone en ninguna clase.
    icon: Icono | Icono en una esquina superior de su etiqueta; null en un líder.
    band: Banda | Color de la banda de su etiqueta; null en un líder, que no tiene.
    move: Mueve | Hexágonos que mueve como mucho con una orden, sin una carta que lo cambie.
    moveAndFight: Mueve y combate | Hexágonos que puede mover como mucho y combatir todavía; null en un líder, que no combate.
    fireRange: Alcance | Hexágonos a los que puede disparar; 0 si no dispara.
    rangedDiceMore: Dados de más al disparar | Dados que añade su tipo cuando dispara.
    meleeDiceMore: Dados de más en melee | Dados que añade su tipo en melee.
    sabersHitUnits: Sus sables impactan a unidades | Si sus sables impactan a unidades en melee; a un líder solo le impactan siempre. null en un líder.
    flagsOfType: Banderas que ignora | Banderas que ignora por su tipo; null donde lo dice la tarjeta nacional (la Guardia) y en un líder.
    retreatPerFlag: Retirada por bandera | Hexágonos que se retira por cada bandera; null en un líder, que hace de 1 a 3.
    onNationalCard: En la tarjeta nacional | Lo que no dice el reglamento y sí su tarjeta nacional: sus bloques, la tabla de disparo de la artillería, las banderas que ignora la Guardia y los cambios en sus dados y su moral.
    count: Cantidad | Cuántas trae la caja.
    spares: De repuesto | Cuántos de esos bloques son de repuesto; null donde el libro no los cuenta.
    withoutSpares: Sin los de repuesto | Cuántos quedan sin los de repuesto; null donde el libro no los cuenta.
    millimetres: Medidas | Largo, alto y grueso de esos bloques en mm; vacío en lo que no son bloques de una clase.
    blockColours: Colores | Colores de los bloques: azul oscuro para Francia, rojo para Gran Bretaña, marrón para Portugal.
    width: Ancho | Hexágonos del campo de batalla de lado a lado.
    depth: Fondo | Hexágonos del campo de batalla de un jugador al otro.
    perPlayer: Cada jugador | Cuántos coge cada jugador; null donde no se reparten así.
    die: Caras de un dado | Cada símbolo de un dado de batalla.
    face: Símbolo | Lo que muestra la cara.
    faces: Caras | En cuántas de las 6 caras está.
    picture: Dibujo | Color del símbolo.
    ground: Fondo | Color de lo que hay detrás.
  `),

  terms: {
    ...worded(`
      standing: regular = Regular | irregular = Irregular | elite = Élite | guard = Guardia
      icon: none = sin icono | grenade = una granada en llamas | bugle = una corneta | helmet = un casco de caballería | horse-artillery-icon = el icono de la artillería montada
      onNationalCard: blocks = sus bloques | fire-table = sus dados de disparo por bloques y distancia | flags-ignored = las banderas que ignora | dice-and-morale = cambios en dados y moral
    `),
    ...said(`
      blue: azul
      yellow: amarillo
      red: rojo
      black: negro
      white: blanco
      brown: marrón
      dark-blue: azul oscuro
      board: tablero
      die-cut-sheets: planchas troqueladas
      square-tracks: contadores de Infantería en Cuadro
      square-tokens: fichas de cuadro numeradas
      victory-banners: fichas de Bandera de Victoria
      command-cards: cartas de Orden
      player-aids: tarjetas de ayuda
      quick-reference-cards: tarjetas de consulta rápida
      rule-book: reglamento
      scenario-book: libro de escenarios
      infantry-blocks: bloques pequeños, de infantería
      cavalry-blocks: bloques medianos, de caballería
      artillery-and-leader-blocks: bloques rectangulares, de artillería y líderes
    `),
  },

  steps: said(`
    ccn-1.7/fact: Es tropa ligera e impacta con los sables en melee.
    ccn-1.9/fact: La potencia tiene una tarjeta nacional con los datos de esta unidad.
    ccn-2.1: De este componente la caja trae {number}.
    ccn-2.2: Cada clase de bloque tiene su uso; de éstos hay {number}.
    ccn-2.2/spares: {number} de ellos son de repuesto.
    ccn-2.3: Estos bloques miden {long} x {high} x {thick} mm; de los rectangulares, la artillería lleva tumbado el lado de 28 mm y los líderes lo llevan de pie.
    ccn-2.4: El campo de batalla tiene {width} hexágonos de ancho y {depth} de fondo.
    ccn-2.5: Líneas discontinuas lo dividen en {boardSections} secciones: Flanco Izquierdo, Centro y Flanco Derecho.
    ccn-2.7: Las losetas se ponen sobre el tablero para formar el terreno del escenario.
    ccn-2.9: Las {number} caras de un dado muestran estos símbolos: {faces}. La infantería está en 2 de ellas.
    ccn-2.9/die: La infantería está en {twice} caras de cada dado, y cada uno de los demás símbolos en 1.
    ccn-2.10: Cada símbolo tiene su color y su fondo.
    ccn-2.11/fact: La tarjeta nacional dice qué más tiene este tipo.
    ccn-2.12/fact: El mismo tipo puede tener otro número de bloques en otra nación.
    ccn-2.13: Las {number} tarjetas de consulta rápida repiten los datos de todas las tarjetas nacionales.
    ccn-2.14/fact: Su tarjeta nacional da sus bloques, por tipo y nación.
    ccn-2.15/fact: Un líder es 1 bloque rectangular y, solo, no es una unidad.
    ccn-2.16/fact: Lleva una granada en llamas: es infantería de granaderos.
    ccn-2.17/fact: Lleva una corneta: es infantería ligera.
    ccn-2.18/fact: Lleva un casco de caballería: es caballería pesada.
    ccn-2.19/fact: Lleva el icono de la artillería montada.
    ccn-2.20/fact: Su etiqueta no lleva icono.
    ccn-2.21: Francia tiene bloques azul oscuro, Gran Bretaña rojos y Portugal marrones.
    ccn-2.22: Los contadores y las fichas muestran qué infantería está en cuadro.
    ccn-2.23: Hay {number} fichas de Bandera de Victoria.
    ccn-3.3/tokens: Cada jugador coge 1 contador y {each} fichas, numeradas del 1 al {each}.
    ccn-3.7: Se dejan al alcance de ambos jugadores.
    ccn-5.25/fact: Los bloques que están en un hexágono son la unidad; su etiqueta dice de qué tipo es.
    ccn-5.26/fact: La infantería lleva una banda azul, la caballería una amarilla y la artillería una roja; un líder no lleva ninguna.
    ccn-5.27/fact: Es una unidad regular.
    ccn-5.28/fact: Es una unidad irregular.
    ccn-5.29/fact: Es una unidad de élite.
    ccn-5.30/fact: Es una unidad de la Guardia.
    ccn-5.31/fact: Un líder no es una unidad; vinculado a una, la hace mejor.
    ccn-5.46/fact: Mueve {hexes} hexágono y puede combatir.
    ccn-5.47/fact: Mueve 1 hexágono y puede combatir, o {hexes} sin combatir.
    ccn-5.48/fact: Mueve hasta {hexes} hexágonos y puede combatir.
    ccn-5.49/fact: Mueve hasta {hexes} hexágonos y puede combatir.
    ccn-5.50/fact: Mueve {hexes} hexágono sin combatir, o se queda y puede combatir.
    ccn-5.51/fact: Mueve 1 hexágono y puede combatir, o {hexes} sin combatir.
    ccn-5.52/fact: Lo que cambia su movimiento está en su tarjeta nacional.
    ccn-5.54/fact: Un líder con una orden que va por su cuenta mueve hasta {hexes} hexágonos.
    ccn-5.74/fact: Sólo disparan la infantería y la artillería.
    ccn-5.84/fact: Dispara a 2 hexágonos.
    ccn-5.85/fact: Dispara hasta a 3 hexágonos.
    ccn-5.86/fact: Dispara hasta a 5 hexágonos, según las reglas de disparo; la lista de alcances pone 4 (R1).
    ccn-5.87/fact: Dispara hasta a 4 hexágonos, según las reglas de disparo; la lista de alcances pone 5 (R1).
    ccn-5.98/fact: Dispara con 1 dado adicional.
    ccn-5.99/fact: Lo demás que cambia su disparo está en su tarjeta nacional.
    ccn-5.106/fact: Sus dados de disparo, por bloques y distancia, están en su tarjeta nacional; el libro no trae la tabla.
    ccn-5.127/fact: Combate en melee con {dice} dados adicionales.
    ccn-5.128/fact: Combate en melee con {dice} {dice?dado adicional|dados adicionales}.
    ccn-5.129/fact: Sus sables no impactan a unidades.
    ccn-5.130/fact: Lo demás que cambia su melee está en su tarjeta nacional.
    ccn-5.132/fact: Combate en melee con {dice} {dice?dado adicional|dados adicionales}.
    ccn-5.133/fact: Lo demás que cambia su melee está en su tarjeta nacional.
    ccn-5.137/fact: Combate en melee con {dice} {dice?dado adicional|dados adicionales}.
    ccn-5.141/fact: Lo demás que cambia su melee está en su tarjeta nacional.
    ccn-5.174/fact: Se retira 1 hexágono por cada bandera.
    ccn-5.183/fact: Se retira 3 hexágonos por cada bandera.
    ccn-5.184/fact: Lo que cambia su retirada está en su tarjeta nacional.
    ccn-5.192/fact: Puede ignorar 1 bandera.
    ccn-5.193/fact: Puede ignorar 1 bandera.
    ccn-5.194/fact: Puede ignorar 1 o 2 banderas: su tarjeta nacional dice cuántas.
    ccn-5.196/fact: Lo demás que cambia su moral está en su tarjeta nacional.
    ccn-5.248/fact: Es de una de las 4 clases, que dicen cómo de buenas son las tropas.
  `),

  because: said(`
    sabers-miss-units: Sus sables no impactan a unidades.
  `),

  ...summed(`
    unit/troops: {unit:The} mueve hasta {hexes} {hexes?hexágono|hexágonos} y puede combatir después de mover hasta {fights}. | {hexes} {hexes?hexágono|hexágonos}; combate tras {fights} |
    unit/artillery: {unit:The} mueve hasta {hexes} {hexes?hexágono|hexágonos} y combate después de mover {fights} como mucho. | {hexes} {hexes?hexágono|hexágonos}; combate tras {fights} |
    unit/leader: {unit:The} es 1 bloque y no una unidad, y mueve hasta {hexes} hexágonos. | 1 bloque, {hexes} hexágonos |
  `),
} satisfies PartOfMessages;
