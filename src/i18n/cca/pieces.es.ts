import { called, labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/dice: Una simple tirada de dados | La probabilidad de unas caras | Dice qué probabilidad hay de que tantos dados de batalla muestren las caras que se cuentan, hagan lo que hagan. Los dados que repiten los elefantes no se piden aquí.
    cca/unit: Un tipo de unidad de un vistazo | Bloques, movimiento, dados, alcance, retirada | Dice todo lo que el reglamento fija de un tipo de unidad: bloques, símbolo, clase, movimiento, dados, alcance, retirada y evasión. También cuenta los bloques que valen los símbolos del mapa de un escenario y las unidades completas que forman unos bloques sueltos.
    cca/block-mix: Bloques de cada bando | Cuántas unidades salen de la caja | Dice cuántos bloques de unas tropas tiene un ejército en la caja y cuántas unidades completas forman.
    cca/components: Qué hay en la caja | Cuántas piezas de cada clase | Dice cuántas piezas de una clase trae la caja, y cómo son el tablero y los dados.
  `),

  fields: labelled(`
    wantedFaces: Caras que cuentan | Las caras que se cuentan, cada una una vez: green círculo verde, blue triángulo azul, red cuadrado rojo, leader símbolo de líder, flag bandera, swords espadas. Al menos una.
    symbols: Símbolos en el mapa | Cuántos símbolos de esta unidad muestra el mapa del escenario, para saber cuántos bloques se ponen. Si se omite: no se pregunta.
    pieces: Bloques sueltos | Cuántos bloques de este tipo de unidad hay, para saber cuántas unidades completas forman. Si se omite: no se pregunta.
    troops: Tropas | Qué bloques se cuentan: all, todos, también los líderes; foot, todos los tipos de unidad a pie sin las máquinas de guerra; mounted, caballería, carros y elefantes; o un código de unidad, con WM para máquinas de guerra y LD para líderes.
    component: Componente | Qué se busca en la caja: el tablero, las losetas de terreno, las cartas de mando, los dados de batalla, las hojas de etiquetas, las de referencias, el libro, todos los bloques o los de un tamaño. Es obligatorio.
  `),

  answers: labelled(`
    isUnit: Es una unidad | Si cuenta como unidad; un líder no.
    blocksPerUnit: Bloques | Bloques de una unidad completa; de un líder, el suyo.
    blocksInAll: Bloques | Bloques de esas tropas en la caja.
    symbol: Símbolo | Su símbolo, que es también la cara que le impacta.
    whiteBorder: Borde blanco | Si el símbolo tiene borde blanco.
    class: Clase | Como qué cuenta para órdenes e impactos.
    footOrMounted: Grupo | Si va a pie o montada.
    move: Mueve | Hexes que mueve como mucho con una orden, sin una carta que lo cambie.
    moveAndBattle: Mueve y combate | Hexes que puede mover como mucho y combatir todavía, en terreno despejado.
    mustBattleFrom: Debe combatir desde | Hexes de movimiento desde los que después debe combatir; null si nunca.
    closeDice: Dados cuerpo a cuerpo | Dados en combate cuerpo a cuerpo, sin terreno, cartas ni fuerza completa; null en los elefantes, que tiran los de la otra unidad.
    closeDiceAtFullStrength: Dados a fuerza completa | Dados en combate cuerpo a cuerpo con todos sus bloques; null en los elefantes.
    swordsHit: Sus espadas impactan | Si sus espadas impactan a una unidad corriente.
    fireRange: Alcance | Hexes a los que puede disparar; 0 si no tiene proyectiles.
    fireDice: Dados a distancia | Dados con que dispara si no ha movido; 0 si no tiene proyectiles.
    fireDiceMoved: Dados a distancia tras mover | Dados con que dispara si ha movido y puede disparar; 0 si no tiene proyectiles.
    retreatPerFlag: Retirada por bandera | Hexes que se retira por cada bandera que no ignora, ante un enemigo corriente.
    evadesFrom: Se evade de | Tipos de unidad de los que puede evadirse; un líder solo debe.
    fullUnits: Unidades completas | Unidades completas que forman esos bloques; null si no se han indicado bloques.
    blocksOver: Bloques que sobran | Bloques que sobran de las unidades completas; null si no se han indicado bloques.
    leaderBlocks: Líderes | Cuántos de esos bloques son líderes.
    blockColour: Color de los bloques | Color de los bloques de ese ejército.
    count: Cantidad | Cuántas trae la caja, tal como lo imprime el libro.
    addedUp: Suma | Lo que suman las cantidades por tamaño de bloque; no es el total impreso.
    width: Ancho | Hexes del campo de batalla de lado a lado.
    depth: Fondo | Hexes del campo de batalla de un jugador al otro.
    dottedLines: Líneas de puntos | Líneas de puntos del campo de batalla.
    dieFaces: Caras | Las caras de cada dado.
  `),

  terms: {
    ...called(`
      WM: la | unidad de máquinas de guerra | Máquinas de guerra
    `),
    ...worded(`
      class: light = ligera | medium = media | heavy = pesada
      footOrMounted: foot = a pie | mounted = montada
      troops: all = todos los bloques | foot = todas las unidades a pie | mounted = todas las unidades montadas | LD = Líderes
    `),
    ...said(`
      large: grande
      grey: gris
      dark-brown: marrón oscuro
      board: tablero de campo de batalla
      command-cards: cartas de mando
      reference-sheets: hojas de referencias
      rule-book: libro de reglas y escenarios
      small-blocks: bloques pequeños grises y marrones
      banner-blocks: bloques pequeños negros para Estandartes de Victoria
      medium-blocks: bloques medianos
      large-blocks: bloques grandes
      rectangular-blocks: bloques rectangulares
    `),
  },

  steps: said(`
    cca-2.1: La caja trae {number}.
    cca-2.2: Cada tamaño de bloque tiene su uso; de éstos hay {number}.
    cca-2.2/added-up: Las cantidades por tamaño suman {number}.
    cca-2.3: El campo de batalla tiene {width} hexes de ancho y {depth} de fondo.
    cca-2.4: {number} líneas de puntos lo dividen en {sections} secciones.
    cca-2.7: Cada dado tiene {number} caras distintas: {faces}.
    cca-2.8/full: Una unidad a pie completa tiene {blocks} bloques pequeños.
    cca-2.9/full: Una unidad completa de máquinas de guerra tiene {blocks} bloques pequeños, y ningún otro valor.
    cca-2.10/full: Una unidad de caballería completa tiene {blocks} bloques medianos.
    cca-2.11/full: Una unidad de elefantes completa tiene {blocks} bloques grandes.
    cca-2.12/full: Una unidad de carros pesados completa tiene {blocks} bloques rectangulares.
    cca-2.13/full: Un líder es {blocks} bloque rectangular, y no es una unidad.
    cca-2.8/mix: {blocks} bloques de a pie, {each} por unidad, forman {units} {units?unidad|unidades}.
    cca-2.9/mix: {blocks} bloques de máquinas de guerra, {each} por unidad, forman {units} {units?unidad|unidades}.
    cca-2.10/mix: {blocks} bloques de caballería, {each} por unidad, forman {units} {units?unidad|unidades}.
    cca-2.11/mix: {blocks} bloques de elefantes, {each} por unidad, forman {units} {units?unidad|unidades}.
    cca-2.12/mix: {blocks} bloques de carros pesados, {each} por unidad, forman {units} {units?unidad|unidades}.
    cca-2.13/mix: Cada líder es {each} bloque: {blocks} líderes.
    cca-2.14: Las unidades romanas van en bloques grises, que usa también Siracusa, y las cartaginesas en bloques marrón oscuro; aquí se trata de {army}.
    cca-2.17: {unit:The} lleva un {symbol}: es ligera.
    cca-2.18: {unit:The} lleva un {symbol} con borde blanco.
    cca-2.19: {unit:The} lleva un {symbol}: es media.
    cca-2.20: {unit:The} lleva un {symbol} con borde blanco.
    cca-2.21: {unit:The} lleva un {symbol}: es pesada.
    cca-2.22: Entre los bloques romanos hay {blocks} de éstos.
    cca-2.23: Entre los bloques cartagineses hay {blocks} de éstos.
    cca-3.3: Cada símbolo del mapa es una unidad completa: {number} {number?símbolo|símbolos}, {blocks} {blocks?bloque|bloques}.
    cca-3.7: Los {number} dados de batalla son para ambos jugadores.
    cca-8.17: Para órdenes e impactos los auxiliares cuentan como ligeros.
    cca-8.20: Para órdenes e impactos los guerreros cuentan como medios.
    cca-8.26: Para órdenes e impactos los elefantes cuentan como pesados; figuran entre las unidades montadas.
    cca-8.28: Para órdenes e impactos los carros cuentan como pesados; figuran entre las unidades montadas.
    fire-range: {unit:The} tiene proyectiles: su alcance es de {range} hexes.
    fire-dice: Dispara con {dice} dados si no ha movido, y con {less} si ha movido.
    cca-11.26/any: Los elefantes atacan con los dados de la unidad a la que atacan.
    evades-from: Se evade de éstas: {from}.
  `),

  ...summed(`
    unit/profile: {unit:The} tiene {blocks} bloques y un {symbol}, y mueve hasta {hexes} {hexes?hex|hexes}. | {blocks} bloques, {hexes} {hexes?hex|hexes} |
    unit/no-values: {unit:The} tiene {blocks} bloques y un {symbol}; el libro no le da ningún otro valor. | {blocks} bloques |
    unit/leader: {unit:The} es {blocks} bloque y no una unidad, y mueve hasta {hexes} hexes. | {blocks} bloque, {hexes} hexes |
    unit/placed: Por {number} {number?símbolo|símbolos} de este tipo se {blocks?pone|ponen} {blocks} {blocks?bloque|bloques}: {unit}. | {blocks} {blocks?bloque|bloques} | Se {blocks?pone|ponen} {blocks} {blocks?bloque|bloques}.
    unit/made: {number} {number?bloque forma|bloques forman} {units} {units?unidad completa|unidades completas} de este tipo: {unit}. | {units} {units?unidad|unidades} | Forman {units} {units?unidad completa|unidades completas}.
    block-mix: Bloques para {army}: {blocks}, que forman {units} {units?unidad completa|unidades completas} y {leaders} {leaders?líder|líderes}. | {blocks} {blocks?bloque|bloques}, {units} {units?unidad|unidades} | Son {blocks} {blocks?bloque, que hace|bloques, que hacen} {units} {units?unidad completa|unidades completas}.
  `),
} satisfies PartOfMessages;
