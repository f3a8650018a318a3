import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Cargar, entrar en contacto y lo que es de los marcadores de Sección. */
export default {
  queries: titled(`
    onus/charge: ¿Puede cargar? | Hasta dónde llega, y si está obligada | Dice si una unidad puede cargar contra un enemigo, a qué distancia llega, qué se lo impide y si, por Impetuosa, tiene que hacerlo. Cuántas secciones quedan en contacto lo dice otra consulta.
    onus/contact: Secciones en contacto | Con cuántos dados combate cada una | Cuenta, entre dos unidades, con cuántos dados combate cada una, qué secciones no combaten, cuántas quedan libres para envolver y qué penalizan a cada una los lados por los que la tocan.
    onus/section-markers: Qué es de los marcadores de Sección | Cuáles se retiran, y con qué heridas | Dice qué marcadores de Sección se retiran, y con cuántas heridas, cuando los cargan, o cuando huye o es destruido el enemigo al que envolvían. La unidad de las heridas y la vida es la dueña de los marcadores.
  `),

  fields: labelled(`
    enemyDistance: Distancia al enemigo (UD) | UD que ha de avanzar hasta tocar al enemigo, sin contar giros. Si se omite: está a su alcance.
    cornerTurns: Giros | Cuántos giros de hasta 90° sobre una esquina hace para acercarse: cada uno gasta 1 UD.
    doneThisTurn: Ha hecho este turno | Lo que la unidad ha hecho o hace este turno además de avanzar: all-directions, mover en todas las direcciones; rotate, un Giro Libre; extend, ampliar; shorten, acortar; adopt, adoptar o cambiar la formación especial (la que se da en formation); dissolve, deshacer la que tenía; shoot, disparar. Si se omite: nada.
    enemyInStructure: Enemigo en una estructura | true si el enemigo está dentro de una estructura.
    enemiesInReach: Enemigos a distancia de carga | Cuántas unidades enemigas están a su distancia de carga.
    ownSide: Lado con el que toca | Con qué lado de su carta tocaría al enemigo: front, el frente; flank, un flanco; rear, la retaguardia.
    meetsCorner: Toca una esquina | true si lo primero que toca es una esquina de la carta enemiga.
    chargePhase: Fase | movement, la fase de movimiento; skirmishers, la fase de hostigadores.
    contacts: Contactos | Qué partes de las dos unidades se tocan y con cuántas secciones. Los marcadores con los que una envuelve se dan como marker de esa unidad y el lado de la otra al que tocan. Si se omite: las 4 secciones del frente contra el frente.
    attackerPart: Parte del atacante | Parte del atacante que toca: front, su frente; marker, un marcador de Sección suyo, que cuenta como frente; left-flank y right-flank, sus flancos izquierdo y derecho; rear, su retaguardia.
    defenderPart: Parte del defensor | Parte del defensor que toca, con las mismas opciones.
    touching: Secciones en contacto | Cuántas secciones se tocan enteras.
    partlyTouching: Secciones a medias | Cuántas secciones más se tocan sólo en parte.
    bumpsIntoAnother: Tropieza con otra unidad | true si al alinearse tropieza con otra unidad, amiga o enemiga.
    markerEvent: Qué ocurre | charged, un enemigo carga contra los marcadores; enemy-destroyed, el enemigo al que envuelven es destruido; enemy-flees, ese enemigo huye.
    chargedOn: Por dónde los cargan | Por qué parte de los marcadores llega la carga: front, por delante; side, por un lado; rear, por detrás.
    markersMet: Marcadores afectados | Cuántos marcadores toca la carga, o cuántos envolvían al enemigo.
    markersCutOff: Marcadores que quedan separados | Cuántos marcadores más quedan separados de su carta al perderse los otros.
    enemyBlocked: El enemigo está bloqueado | true si el enemigo que huye está bloqueado y no puede moverse.
    stillTouching: Aún lo tocan | true si los marcadores siguen en contacto con ese enemigo.
    sectionsByWay: Secciones de cada carga posible | Con cuántas secciones podría cargar de cada forma posible, como [2, 4]. Si se omite: no se dice.
  `),

  answers: labelled(`
    mustCharge: Tiene que cargar | Si está obligada a cargar, aunque no esté activa.
    reach: Alcance de la carga (UD) | A cuántas UD puede estar el enemigo como mucho, descontado lo que gastan los giros; 0 si no puede mover.
    reachCm: Alcance de la carga (cm) | Lo mismo en centímetros: 5 por UD.
    ownerChooses: Elige su jugador | Si hay varios enemigos contra los que puede cargar y su jugador elige uno, esté o no obligada a cargar.
    withMostSections: Con el máximo de secciones | Si tiene que cargar con el mayor número posible de secciones.
    idleSections: Secciones que no combaten | Secciones que se tocan sin que ninguna de las dos unidades esté encarada ahí.
    freeSections: Secciones libres | Secciones frontales del atacante, con las ampliadas, que no tocan a este enemigo.
    mayEnvelopWith: Puede envolver con | Con cuántas de esas secciones puede envolver todavía, según el sitio que haya.
    onDefender: Sobre el defensor | Lados por los que lo tocan secciones encaradas y lo que eso, con lo que lleva encima, suma a cada valor de su Defensa y a su moral.
    onAttacker: Sobre el atacante | Lo mismo para el atacante ante los dados del defensor.
    sides: Lados | front, frente; flank, flanco; rear, retaguardia.
    defencePenalty: A la Defensa | Lo que se suma a cada valor de su Defensa.
    moralePenalty: A la moral | Lo que se suma a su moral.
    penalty: A la Defensa y a la moral |
    defenderPinned: El defensor está envuelto | Si el atacante lo envuelve con marcadores, lo que le estorba para reorientarse o moverse.
    extensionStays: Conserva la ampliación | Si el defensor está ampliado y conserva sus secciones ampliadas.
    markersKept: Marcadores que quedan | Marcadores de Sección que siguen ahí.
    causesCheck: Causan un chequeo | Si esas heridas obligan a chequear moral.
    sectionsToUse: Secciones con que carga | Con cuántas secciones tiene que cargar; null si no está obligada o no se han dicho las posibles.
  `),

  terms: {
    ...said(`
      doneThisTurn.all-directions: mover en todas las direcciones
      doneThisTurn.rotate: Giro Libre
      doneThisTurn.extend: ampliar la formación
      doneThisTurn.shorten: acortar la formación
      doneThisTurn.adopt: adoptar la formación especial
      doneThisTurn.dissolve: deshacer la formación especial
      doneThisTurn.shoot: disparar
    `),
    ...worded(`
      ownSide sides: front = frente | flank = flanco | rear = retaguardia
      chargePhase: movement = fase de movimiento | skirmishers = fase de hostigadores
      attackerPart defenderPart: front = frente | marker = marcador de Sección | left-flank = flanco izquierdo | right-flank = flanco derecho | rear = retaguardia
      who: attacker = el atacante | defender = el defensor
      markerEvent: charged = los cargan | enemy-destroyed = el enemigo es destruido | enemy-flees = el enemigo huye
      chargedOn: front = por delante | side = por un lado | rear = por detrás
    `),
  },

  steps: said(`
    onus-7.73: Una unidad que entra en contacto de frente con el enemigo para combatir está cargando.
    onus-7.73/no-movement: Una unidad que no puede mover no puede cargar.
    onus-7.73/not-frontal: Sólo se carga entrando en contacto con el propio frente.
    onus-7.75: Avanza hasta el contacto, con los giros que pague ({turns} aquí), y se alinea gratis por el lado que más le convenga.
    onus-7.76: Ha tocado una esquina: elige por cuál de los dos lados se encara.
    onus-7.77: Lo que toca sólo en parte se ajusta hasta encararse por completo: {partly} más.
    onus-7.78: Con las secciones frontales que quedan libres puede envolver, si hay sitio para los marcadores.
    onus-7.79/contact: Tocan a {who} fuera del frente, y los lados se suman: {sides}.
    onus-7.80: También puede envolver con las secciones ampliadas.
    onus-7.81: Envolver al enemigo le estorba para cambiar de orientación o moverse.
    onus-7.82: El enemigo ya no está en contacto: en el acto se {markers?retira|retiran} {markers} {markers?marcador|marcadores}.
    onus-7.83: Tropieza con otra unidad: se adapta lo que puede para alinearse.
    onus-7.84: Donde ninguna de las dos está encarada no se combate: {idle} secciones.
    onus-7.85: Cargan {part} contra los marcadores: se eliminan {markers}, con 1 herida por cada uno.
    onus-7.86: Los que quedan separados de su carta también se eliminan, con 1 herida por cada uno: {cutOff}.
    onus-7.87: La carga llega de frente: los marcadores siguen en su sitio.
    onus-7.87/contact: El defensor está ampliado y lo cargan de frente: conserva sus secciones ampliadas.
    onus-7.166/contact: Un dado por sección encarada en contacto, los mismos para los dos: {dice}.
    onus-7.176/markers: El enemigo que huye está bloqueado: los marcadores siguen sobre él.
    onus-8.5/charge: La formación especial y las habilidades valen a la vez.
    onus-8.15/contact: En Cuadro, ni los flancos ni la retaguardia penalizan a {who}.
    onus-9.19: Es Impetuosa y tiene un enemigo a distancia de carga: debe cargar, con el máximo de secciones.
    onus-9.20: Hay {enemies} enemigos a distancia de carga: elige su jugador.
    onus-9.21: El enemigo está dentro de una estructura: ser Impetuosa no obliga.
    onus-10.2/contact: Por el flanco se resta {off} a {who}.
    onus-10.3/contact: Por la retaguardia se resta {off} a {who}.
    onus-10.4/contact: En marcha forzada o en huida todos los lados son retaguardia: se resta {off} a {who}.
    onus-10.5/contact: Por las demás enemigas que tiene trabadas se resta {off} a {who}.
    onus-10.6/contact: Todo se suma y vale para todos los dados: en total se resta {off} a {who}.
  `),

  because: said(`
    not-in-structure: El enemigo no está dentro de ninguna estructura.
    out-of-reach: No tiene ningún enemigo al que pueda cargar.
    front-only: Sólo la tocan por el frente.
    all-face: En todos los contactos hay una unidad encarada.
    not-frontal: La carga no llega de frente.
    frontal: La carga llega de frente.
    none-cut-off: Ningún marcador queda separado de su carta.
    still-touching: Los marcadores siguen en contacto con el enemigo.
  `),

  ...summed(`
    charge/yes: Puede cargar contra un enemigo a {ud} UD como mucho. | Sí, hasta {ud} UD | Puede cargar, hasta {ud} UD.
    charge/must: Tiene que cargar; llega a {ud} UD. | Debe cargar | Debe cargar, y llega a {ud} UD.
    charge/no: No puede cargar así; su alcance es de {ud} UD. | No puede | Su carga alcanza {ud} UD.
    contact/none: No hay combate entre ellas: ninguna está encarada. | Sin combate | No hay combate entre ellas.
    contact/dice: Cada bando tira {dice} {dice?dado|dados}, sin penalización por lados para el defensor. | {dice} {dice?dado|dados} | {dice?Se tira|Se tiran} {dice} {dice?dado|dados} por bando.
    contact/penalty: Cada bando tira {dice} {dice?dado|dados}, y el defensor tiene {penalty} a la Defensa y a la moral. | {dice} {dice?dado|dados}, {penalty} al defensor | {dice?Se tira|Se tiran} {dice} {dice?dado|dados} por bando, y el defensor tiene {penalty} a la Defensa y a la moral.
    section-markers/removed: Se {markers?retira|retiran} {markers} {markers?marcador|marcadores}, con {wounds} {wounds?herida|heridas}. | {markers} fuera, {wounds} {wounds?herida|heridas} | Se {markers?retira|retiran} {markers} {markers?marcador|marcadores}, con {wounds} {wounds?herida|heridas}.
    section-markers/kept: Los marcadores se quedan. | Se quedan
  `),

  problems: said(`
    still-formed: Si ha deshecho la formación especial, ya no carga en ella.
    more-than-its-front: El atacante tiene {given} secciones frontales en contacto y sólo dispone de {most}.
  `),
} satisfies PartOfMessages;
