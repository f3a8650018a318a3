import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Lo que puede hacer una unidad trabada: envolver, reducir, recolocarse, replegarse y retirarse. */
export default {
  queries: titled(`
    onus/engaged-action: Acciones de una unidad trabada | Envolver, replegarse, retirarse… y su precio | Dice si una unidad trabada en combate puede envolver, retirar marcadores, recolocarse, replegarse, retirarse o cambiar su formación, qué ataques sin réplica le cuesta, adónde llega, qué pueden hacer los enemigos y si sigue trabada.
  `),

  fields: labelled(`
    engagedAction: Qué quiere hacer | fight, sólo combatir en la fase de combate; envelop, envolver; reduce, reducir la formación ampliada o retirar marcadores de Sección; reposition-90 y reposition-180, recolocarse 90° o 180°; withdraw, replegarse; retreat, retirarse; bravery, activar o quitar la Bravura; dissolve y adopt, deshacer o adoptar una formación especial; extend, ampliarse; move, mover sin más; shoot, disparar. Es obligatorio.
    enemies: Enemigos en contacto | Las unidades enemigas trabadas con ella, cada una con sus datos. Si se omite: un solo enemigo corriente, en contacto con su frente.
    sectionsTouching: Secciones en contacto | Cuántas secciones, con los marcadores, hay en contacto entre la unidad y este enemigo: los dados de su combate, y los del ataque del enemigo si la unidad se retira.
    onOwnFront: Ante el frente | true si el frente de la unidad está en contacto con este enemigo; false si sólo la toca por un flanco o por detrás.
    frontTouching: Secciones frontales propias en contacto | Cuántas secciones frontales de la unidad, con sus marcadores, tocan a este enemigo. Si se omite: todas las que están en contacto si lo tiene ante el frente (4 como mucho), y 0 si no.
    ownMarkers: Marcadores propios en contacto | Marcadores de Sección de la unidad que tocan a este enemigo y que la acción retira. Si se omite: al reducir, los retirados tocan al primer enemigo; al recolocarse, 0.
    enemyMarkers: Marcadores enemigos | Marcadores de Sección de este enemigo sobre la unidad.
    reply: Qué decide el enemigo | Ante un repliegue: holds, mantiene la posición; follows, quiere mantener el contacto; open, aún no se sabe, y la respuesta da las dos cosas.
    engagedElsewhere: Trabado con otra | true si este enemigo está trabado además con otra unidad.
    markersWithdrawn: Marcadores que retira | Al reducir: cuántos marcadores de Sección retira.
    withdrawnInContact: Tocan al enemigo | Al reducir: true si los marcadores que retira están en contacto con el enemigo.
    udWithdrawn: UD que se repliega | UD que quiere retroceder al replegarse. Si se omite: tantas como pueda.
    udBehind: UD libres detrás | UD hasta la primera unidad que tiene detrás. Si se omite: todo libre.
    freeSpace: Espacio libre | Al recolocarse 90°: true si hay espacio libre para la maniobra.
    overlapsSomething: Se solaparía | Al recolocarse 90°: true si su carta quedaría sobre otra unidad o sobre un marcador de Sección.
    enemyMarkersChange: Cambiarían marcadores enemigos | Al recolocarse 90°: true si habría que quitar o añadir marcadores de Sección del enemigo.
    enemyContactsBefore: Secciones enemigas antes | Al recolocarse 90°: cuántas secciones frontales enemigas, con sus marcadores, estaban en contacto antes. Si se omite: no se dice.
    keptByCard: Las que toca la carta girada | Al recolocarse 90°: cuántas de ellas toca aún la carta ya girada, sin marcadores nuevos. Si se omite: no se dice.
    frontAfter: Frente en contacto después | Cuántas secciones frontales propias quedan en contacto después de recolocarse. Si se omite: 1.
    attackOutcome: Resultado de los ataques | Qué le hacen los ataques que recibe por la acción: unhurt, nada; wounded, heridas; broken, queda Rota; fled, huye; destroyed, es destruida. Si se omite: unhurt, o aún no se sabe.
    woundsTakenLater: Heridas sufridas en el combate | Heridas que la unidad sufre después, en la fase de combate. Si se omite: no se dice.
    woundsDoneLater: Heridas causadas en el combate | Heridas que la unidad causa después, en la fase de combate. Si se omite: no se dice.
  `),

  answers: labelled(`
    attackDice: Dados de los ataques | Dados del ataque sin réplica de cada enemigo, en su orden; vacío si no hay ninguno.
    eventsInAttack: Eventos en esos ataques | Si en ellos se juegan eventos; null si no hay ataque.
    checkForAttack: Chequeo por esos ataques | Si la unidad chequea moral en el acto: yes, sí; no; if-wounded, sólo si la hieren; null si no hay ataque.
    markersPlaced: Marcadores para envolver | Cuántos marcadores puede poner para envolver con esta acción.
    markersNeeded: Marcadores que debe poner | Cuántos marcadores tiene que poner para mantener los contactos al recolocarse 90°; null si no se sabe.
    enemyMarkersStay: Siguen los marcadores enemigos | Si los marcadores de Sección del enemigo siguen en su sitio; null si la acción no trata de eso.
    mayEnvelop: Puede envolver |
    diceAfter: Dados del combate después | Dados que tira después cada bando en el combate con el primer enemigo, si envuelve todo lo que puede; null si la acción no los cambia.
    withdrawalUd: Distancia (UD) | UD que recorre; null si no recorre ninguna.
    mostDistance: Repliegue máximo (UD) | UD que puede replegarse como mucho; null en otras acciones.
    enemies: Enemigos | Lo que puede hacer cada enemigo ante un repliegue, en su orden; vacío en otras acciones.
    mayKeepContact: Puede seguir | Si puede seguir a la que se repliega.
    ifItHolds: Si mantiene la posición | Qué resulta si mantiene la posición; null si no es lo que decide.
    ifItFollows: Si la sigue | Qué resulta si la sigue; null si no puede o no es lo que decide.
    gapAfter: Separación (UD) | UD que quedan entre las dos; 0 si siguen en contacto.
    engaged: Trabadas | Si las dos siguen trabadas.
    sectionMarkers: Marcadores de Sección | removed, se retiran los de las dos; may-stay, pueden quedarse los que aún toquen.
    stillEngaged: Sigue trabado | Si ese enemigo sigue trabado con la unidad; null si depende de lo que decida.
    moveAfter: Movimiento después | Lo que puede mover una vez libre; null si la acción no la libera o ha huido.
    forwardUd: Hacia adelante (UD) | UD con movimiento normal, o las que deje su formación.
    backwardUd: Hacia atrás (UD) | UD en cualquier dirección sin dar la espalda.
    mustFightAfter: Debe combatir | Si después tiene que combatir en la fase de combate; null si depende de lo que decida el enemigo.
    checksLater: Quién chequea tras el combate | unit, ella; enemy, el enemigo; both, los dos; nobody, nadie; null si no se han dicho las heridas.
  `),

  terms: {
    ...said(`
      engagedAction.fight: combatir
      engagedAction.envelop: envolver
      engagedAction.reduce: retirar marcadores
      engagedAction.reposition-90: recolocarse 90°
      engagedAction.reposition-180: recolocarse 180°
      engagedAction.withdraw: replegarse
      engagedAction.retreat: retirarse
      engagedAction.bravery: Bravura
      engagedAction.dissolve: deshacer la formación
      engagedAction.adopt: adoptar una formación
      engagedAction.extend: ampliarse
      engagedAction.move: mover
      engagedAction.shoot: disparar
    `),
    ...worded(`
      reply: open = sin decidir | holds = mantiene la posición | follows = la sigue
      attackOutcome: unhurt = ilesa | wounded = herida | broken = queda Rota | fled = huye | destroyed = destruida
      checkForAttack: yes = sí | no = no | if-wounded = si la hieren
      sectionMarkers: removed = se retiran | may-stay = pueden quedarse
      checksLater: unit = la unidad | enemy = el enemigo | both = las dos | nobody = ninguna
    `),
  },

  steps: said(`
    onus-7.16/action: La unidad no ha sido activada: combate, pero ni se mueve ni cambia de orientación.
    onus-7.62/extend: Una unidad trabada no puede ampliar su formación.
    onus-7.62/shorten: Trabada puede acortar, a cambio de un ataque de 1 dado por sección en contacto.
    onus-7.81/blocked: La tienen envuelta, y eso le impide reorientarse o moverse.
    onus-7.88: Las unidades trabadas tienen que combatir en la fase de combate, aunque no se activen.
    onus-7.89: Activa, una unidad trabada puede envolver, orientarse o destrabarse si cabe sin atravesar a nadie.
    onus-7.90: La unidad está bloqueada, sin poder moverse a ningún lado: no puede hacerlo.
    onus-7.90/no-movement: La unidad no tiene capacidad de movimiento: no puede hacerlo.
    onus-7.91: Ninguna de sus secciones frontales toca al enemigo: no puede envolver.
    onus-7.92: No le queda libre ninguna sección frontal ni ampliada: no puede envolver.
    onus-7.93: Pone sobre el enemigo, como al cargar, {markers} de sus secciones libres.
    onus-7.93/no-room: No hay sitio libre para poner los marcadores.
    onus-7.94: Activa, puede reducir su formación ampliada o retirar marcadores: {markers} aquí.
    onus-7.95: Por cada marcador retirado del contacto el enemigo ataca en el acto con 1 dado: {dice}.
    onus-7.96: Ese daño no cuenta al ver quién chequea tras el combate siguiente.
    onus-7.97/extend: Mientras está trabada sólo puede reducirse.
    onus-7.98: Los soldados se recolocan dentro de la unidad: se gira la carta 90° o 180°.
    onus-7.99: Hay espacio libre para girar la carta 90°.
    onus-7.99/no-space: No hay espacio libre para girar la carta 90°.
    onus-7.100: El enemigo conserva los mismos contactos frontales; marcadores nuevos que hacen falta: {markers}.
    onus-7.100/differs: El enemigo no conservaría los mismos contactos frontales con sus mismos marcadores.
    onus-7.101: La carta girada quedaría sobre otra unidad o sobre un marcador de Sección.
    onus-7.102: La carta queda donde estaba, con el frente donde tenía la retaguardia.
    onus-7.103: Se retiran sus marcadores trabados, con 1 dado de ataque por cada uno: {markers}.
    onus-7.104: Los marcadores del enemigo siguen en la misma posición.
    onus-7.105: Una vez recolocada puede envolver: hasta {markers} secciones.
    onus-7.106: Se repliega en línea recta, sin girar ni dar la espalda, hasta la mitad de su movimiento: {ud} UD.
    onus-7.106/beyond: No puede replegarse esa distancia.
    onus-7.107/behind: Al replegarse no atraviesa a nadie: detrás sólo tiene {ud} UD.
    onus-7.108: Algún enemigo no está en contacto con su frente: no puede replegarse.
    onus-7.109: El repliegue no da al enemigo ningún ataque de oportunidad.
    onus-7.110: Si el enemigo {enemy} mantiene la posición, se retiran los marcadores de los dos y ya no están trabados.
    onus-7.111: Si el enemigo {enemy} la sigue, continúan trabados, sus marcadores pueden quedarse y hay combate.
    onus-7.111/engaged: El enemigo {enemy} está trabado con otra unidad: no puede seguirla.
    onus-7.112: Si el enemigo {enemy} la sigue, su movimiento de {ud} UD no basta: queda a {gap} UD, sin contacto.
    onus-7.113: Al retirarse recibe en el acto un ataque sin réplica: 1 dado por sección enemiga en contacto, {dice} en total.
    onus-7.114: Si no huye, se retiran los marcadores y queda libre: {ud} UD hacia adelante y {back} UD hacia atrás.
    onus-7.114/fled: El ataque acaba con la unidad o la pone en huida: ya no se retira por su cuenta.
    onus-7.115: Recibe el ataque de oportunidad de los {enemies} enemigos.
    onus-7.117/fighting: Una unidad trabada no puede disparar.
    onus-7.158/free-attack: En ese ataque no se juegan eventos.
    onus-7.183/engaged: La unidad está en huida: no actúa en la fase de movimiento.
    onus-8.18/engaged: En Cuadro no puede moverse: tampoco tiene acciones de unidad trabada.
    onus-8.25/engaged: La Bravura se pone o se quita aun trabada: basta con activar la unidad.
    onus-10.7: Bloqueada, ni maniobra ni envuelve.
    onus-13.11/free-attack: Si ese ataque la hiere, chequea moral en el acto.
  `),

  because: said(`
    not-blocked: La unidad no está bloqueada.
    does-not-leave: Según la lectura R81 b, en Cuadro puede hacer lo que no sea desplazarse.
    not-bravery: Lo que cambia no es la Bravura.
    front-in-contact: Tiene alguna sección frontal en contacto.
    section-free: Le queda libre alguna sección frontal o ampliada.
    withdrawn-free: Los marcadores que retira no tocan al enemigo.
    no-overlap: La carta girada no se solapa con nada.
    way-free: No tiene a nadie detrás en esa distancia.
    faces-all: Tiene a todos los enemigos ante el frente.
    keeps-up: El enemigo tiene movimiento de sobra para seguirla.
    retreats: La unidad no se repliega: se retira.
  `),

  ...summed(`
    engaged-action/yes: Puede hacerlo y sigue trabada. | Sí, sigue trabada | Sigue trabada.
    engaged-action/free: Puede hacerlo y deja de estar trabada. | Sí, queda libre | Queda libre.
    engaged-action/open: Puede hacerlo; si sigue trabada lo decide el enemigo. | Sí, decide el enemigo | Si sigue trabada, lo decide el enemigo.
    engaged-action/attacked: Puede hacerlo, y le cuesta {dice} {dice?dado|dados} de ataque sin réplica. | Sí, por {dice} {dice?dado|dados} | El enemigo la ataca con {dice} {dice?dado|dados}, sin réplica.
    engaged-action/no: No puede hacerlo. | No puede |
  `),
  problems: said(`
    no-formation-to-dissolve: No tiene activa ninguna formación especial.
  `),
} satisfies PartOfMessages;
