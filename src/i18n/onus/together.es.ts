import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Unidades que actúan juntas: el avance en línea y las unidades complementarias. */
export default {
  queries: titled(`
    onus/line-advance: Avance en línea | Si forman línea y cuánto avanzan | Regla opcional. Dice si unas unidades forman una línea, cuánto cuesta activarla, cuántas UD recorre y si después pueden cargar o disparar.
    onus/complementary: Unidades complementarias | Apilar, mover y combatir juntas | Dice de una unidad principal y su auxiliar si pueden apilarse, activarse, disparar, separarse o volver a unirse, cuánto mueve la principal, con qué valores combaten y quién recibe el daño.
  `),

  fields: labelled(`
    lineUnits: Unidades | Las unidades entre las que se elige la línea, cada una con su nombre. Si se omiten los enlaces, están en fila en este orden, cada una junto a la siguiente. Si se omite: ninguna.
    lineName: Nombre | Nombre de la unidad, distinto de los demás. Es obligatorio.
    chosen: En la línea | true si el jugador define la línea con esta unidad.
    turnsFirst: Gira antes | true si empieza su movimiento con un giro de hasta 90° para alinearse.
    links: Enlaces | Qué unidades están una junto a otra, flanco con flanco. Si se omite: las unidades están en fila en el orden dado.
    leftUnit: La de la izquierda | Nombre de la unidad cuyo flanco derecho queda junto a la otra. Es obligatorio.
    rightUnit: La de la derecha | Nombre de la unidad cuyo flanco izquierdo queda junto a la otra. Es obligatorio.
    gapUd: Separación (UD) | UD entre esos dos flancos, por lo más corto.
    lineDirection: Dirección | Hacia dónde mueve toda la línea: forward, avanza; back, retrocede; sideways, de lado; diagonal, en diagonal.
    sameDirection: Todas en la misma dirección | true si todas las unidades mueven en la misma dirección.
    stackAct: Qué hacen | stays, nada en especial; deploy, desplegarse apiladas; activate, activarse; fight, combatir cuerpo a cuerpo; shoot, la auxiliar quiere disparar desde debajo; throw-javelins, la auxiliar quiere aprovechar el evento Lanzad jabalinas; separate, separarse; rejoin, volver a apilarse.
    principal: Unidad principal | La que está encima. Lo que se omite es lo corriente.
    auxiliary: Unidad auxiliar | La que está debajo. Lo que se omite es lo corriente.
    together: Apiladas | true si las dos están apiladas antes de lo que se pregunta.
    activatedUnit: Unidad activada | Cuál de las dos ha activado una orden: principal, auxiliary o none, ninguna.
    woundsSuffered: Heridas que llegan | Heridas que ahora les causa un disparo o un combate.
    auxiliaryShoots: La auxiliar dispara | true si la carta de la auxiliar tiene ataque a distancia.
    auxiliaryJavelins: La auxiliar tiene Jabalinas | true si la auxiliar tiene la habilidad Jabalinas.
    wellAligned: Bien alineadas | Al desplegarse: true si se solapan del todo, alineadas, con la auxiliar debajo.
    leavesOverlap: Queda algo solapado | Al separarse: true si alguna parte de sus cartas seguiría solapada.
    byFlight: Por una huida | Al separarse: true si se separan porque una huye.
  `),

  answers: labelled(`
    isLine: Es una línea | Si las unidades elegidas forman una línea.
    lineUd: Recorrido (UD) | UD que recorre la línea, tantas como su unidad más lenta; null si no se permite.
    lineCm: Recorrido (cm) | Lo mismo en centímetros: 5 por UD.
    cardsDiscarded: Cartas que cuesta | Cartas de Acción que hay que descartar; 0 si la orden no es posible.
    cardsLeft: Cartas que quedan | Cartas que quedan en la mano tras descartarlas, o todas si la orden no es posible.
    countsAsOrder: Cuenta como orden | Si cuenta como orden jugada al robar cartas al final del turno.
    lineMayShoot: Pueden disparar | Si las unidades capaces pueden disparar este turno, con las normas corrientes sobre su movimiento.
    stacked: Apiladas | Si después están apiladas.
    principalMovement: Movimiento de la principal (UD) | UD de movimiento de la unidad principal, con la que gana apilada.
    auxiliaryMovement: Movimiento de la auxiliar (UD) | UD de movimiento de la auxiliar cuando mueve por su cuenta.
    attackUsed: Ataque con que combaten | Los dos valores de Ataque de la pila; null si están separadas y cada una usa los suyos.
    defenceUsed: Defensa con que combaten | Los dos valores de Defensa de la pila; null si están separadas y cada una usa los suyos.
    bothActive: Activas las dos | Si con esa orden quedan activas las dos.
    principalWounds: Heridas de la principal | Heridas que tiene después.
    auxiliaryWounds: Heridas de la auxiliar | Heridas que tiene después.
    principalEliminated: Principal eliminada | Si sus heridas llegan a su vida.
    auxiliaryEliminated: Auxiliar eliminada | Si sus heridas llegan a su vida.
    auxiliaryMayShoot: La auxiliar puede disparar | Si la auxiliar puede disparar, también desde debajo.
    auxiliaryMayThrow: La auxiliar puede lanzar jabalinas | Si la auxiliar puede aprovechar el evento Lanzad jabalinas, también desde debajo.
    mayRejoin: Pueden volver a unirse | Si, una vez separadas, pueden volver a apilarse en esta batalla: nunca.
  `),

  terms: worded(`
    lineDirection: forward = adelante | back = atrás | sideways = de lado | diagonal = en diagonal
    stackAct: stays = nada en especial | deploy = desplegarse apiladas | activate = activarse | fight = combatir | shoot = disparar desde debajo | throw-javelins = lanzar jabalinas | separate = separarse | rejoin = volver a unirse
    activatedUnit: principal = la principal | auxiliary = la auxiliar | none = ninguna
  `),

  steps: said(`
    onus-7.33/stack: Sin apilarse del todo y alineadas, una no puede quedar encima de la otra.
    onus-7.38/line: Las que giran antes para alinearse gastan 1 UD de su movimiento: {turns}.
    onus-9.30: Son dos unidades que pueden actuar juntas: una principal y su auxiliar.
    onus-9.31: Pueden empezar apiladas, bien alineadas, con la auxiliar debajo.
    onus-9.32: Basta activar la principal para que las dos queden activas, también por separado.
    onus-9.33: Apilada, la unidad principal gana 1 UD de movimiento: {ud}.
    onus-9.34: Combaten con los valores de la principal: Ataque {attack} y Defensa {defence}.
    onus-9.35: Mientras están juntas, las dos reciben el daño: {wounds} {wounds?herida|heridas} cada una.
    onus-9.36: La auxiliar, si es capaz, también actúa desde debajo.
    onus-9.36/unable: La carta de la auxiliar no tiene esa capacidad.
    onus-9.37: Se separan del todo, ya no podrán volver a unirse y actúan como unidades independientes.
    onus-9.37/overlap: Al separarse no puede quedar nada solapado.
    onus-9.37/idle: Para separarse en la fase de movimiento hace falta que alguna esté activa.
    onus-9.37/rejoin: Una vez separadas no pueden volver a unirse en el resto de la batalla.
    onus-9.38: Las dos conservan sus heridas al separarse.
    onus-12.25: Descarta {cards} cartas de Acción y activa toda una línea de unidades sin trabar.
    onus-12.25/too-few-cards: Tiene {cards} {cards?carta|cartas} de Acción y hay que descartar 2.
    onus-12.25/unit-engaged: Está trabada en combate y no puede ir en la línea: {unit:raw}.
    onus-12.26: Todas mueven en la misma dirección tantas UD como la más lenta: {ud}.
    onus-12.26/other-direction: Todas las unidades de la línea tienen que mover en la misma dirección.
    onus-12.26/unable: No puede mover así, y la línea tiene que mover entera: {unit:raw}.
    onus-12.26/over: Quieren recorrer {used} UD y la más lenta sólo hace {ud}.
    onus-12.27: Pueden disparar, e incluso cargar si llegan al contacto.
    onus-12.27/no-charge: Pueden disparar; moviendo en esa dirección no se carga.
    onus-12.28: Cada unidad tiene otra a menos de 1 UD, flanco con flanco.
    onus-12.28/too-far: Entre {leftUnit:raw} y {rightUnit:raw} hay {gapUd} UD, y tiene que haber menos de 1.
    onus-12.29: Cada una enlaza por sus dos flancos y las de los extremos por uno: son {units}.
    onus-12.29/too-few: Una línea necesita 2 unidades como mínimo, enlazadas entre sí.
    onus-12.30: Se activan todas las que el jugador define como línea: {units}.
    onus-12.30/same-flank: Por un mismo flanco sólo se enlaza con una unidad, y esta lo haría con dos: {unit:raw}.
    onus-12.30/unlinked: No enlaza con las demás y no puede ir en la línea: {unit:raw}.
  `),

  because: said(`
    not-aligned: No están apiladas del todo y alineadas.
    stacked-well: Están apiladas del todo y alineadas.
    principal-not-activated: La activada no es la principal.
    not-stacked: No están apiladas.
    auxiliary-unable: La carta de la auxiliar no tiene esa capacidad.
  `),

  ...summed(`
    line-advance/yes: Es una línea de {units} unidades y recorre {ud} UD. | {units} unidades, {ud} UD | Es una línea de {units} unidades y recorre {ud} UD.
    line-advance/no: Es una línea, pero no puede moverse así. | No pueden así |
    line-advance/no-line: Esas unidades no forman una línea. | No es una línea |
    complementary/stacked: Se permite: siguen apiladas, y la principal mueve {ud} UD. | Sí, apiladas | Siguen apiladas, y la principal mueve {ud} UD.
    complementary/apart: Se permite: van separadas, y la principal mueve {ud} UD. | Sí, separadas | Van separadas, y la principal mueve {ud} UD.
    complementary/no: No se permite. | No pueden |
  `),

  problems: said(`
    no-such-unit: No hay ninguna unidad que se llame «{given:raw}».
    same-name: Hay más de una unidad que se llama «{given:raw}».
    still-stacked: Aún están apiladas: no hay a qué volver.
    apart-already: Ya están separadas.
  `),
} satisfies PartOfMessages;
