import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    't7g/go': {
      title: 'La vez de un jugador',
      line: 'A quién puede y debe activar',
      about:
        'Dice cuántos Mandos y unidades de Tropas puede y debe activar un jugador en su vez, con Horda, Brigada, Coordinador y Paciente, si lo que quiere hacer está permitido por ese orden, cuándo puede pasar y si después termina el turno.',
    },
    't7g/phase': {
      title: 'Qué viene después en el turno',
      line: 'De la Planificación al final',
      about: 'Dice qué parte del turno sigue a otra y cuándo ha terminado el turno.',
    },
    't7g/planning': {
      title: 'Planificación',
      line: 'Cuántas cartas de orden se ponen',
      about:
        'Dice cuántas cartas de orden pone un jugador en la fase de Planificación, con Brigadas, Choragiews y Fortificaciones Emplazadas, qué es de los marcadores de Agotado y si una carta se puede cambiar después.',
    },
    't7g/game-end': {
      title: 'Final de la partida',
      line: 'Puntos, y nombre de la victoria',
      about:
        'Suma los puntos de los dos bandos por las unidades enemigas que han destruido y dice si la partida termina tras ese turno, quién gana y cómo se llama su victoria.',
      fields: labelled(`
        own: Este bando | Lo que este bando ha destruido de su enemigo.
        enemy: Otro bando | Lo que el otro bando ha destruido de este.
      `),
      answers: labelled(`
        wins: Ganador | nobody, la partida sigue; own, este bando; enemy, el otro bando; draw, puntos iguales.
      `),
    },
  },

  fields: labelled(`
    troops: Tropas por activar | Cuántas unidades de Tropas del jugador al que le toca no se han activado. Un grupo que actúa como una unidad cuenta como una, pero de una Brigada cuenta cada unidad.
    enemyTroops: Tropas enemigas por activar | Cuántas unidades de Tropas del otro bando no se han activado.
    commanders: Mandos disponibles | Cuántos de sus Mandos no están Agotados.
    does: Hace | Lo que quiere hacer, por ese orden: commander, activar un Mando; troop, activar una unidad de Tropas; pass, ceder la vez. Nada: la respuesta dice qué puede hacer.
    horda: Horda | true si su ejército tiene la regla Horda.
    jointUnits: Unidades de una Brigada | Cuántas unidades que comparten carta activa juntas en esta vez. 0: ninguna.
    coordinador: Coordinador | true si acaba de salir Coordinador.
    paciente: Paciente | true si acaba de salir Paciente.
    phase: Parte del turno | start, el turno empieza; planning, los dos han puesto sus cartas; initiative, se ha tirado; goes, alguien ha acabado su vez; end, el turno ha terminado y la partida sigue.
    units: Unidades de Tropas | Cuántas unidades de Tropas tiene el jugador en la mesa, contando cada miembro de un grupo.
    exhaustedCommanders: Mandos Agotados | Cuántos de sus Mandos llevan el marcador de Agotado.
    brigades: Cartas conjuntas de Brigada | Por cada carta que comparten varias unidades de una Brigada, cuántas la comparten. Si se omite: no se comparte ninguna.
    brigadeRule: Todas con Brigada | true si todas las unidades que comparten carta tienen la regla Brigada por su lista y son de un mismo mando.
    announced: Anunciado | true si ha dicho a su rival qué unidades comparten carta y cuáles salen de una Choragiew.
    leaving: Salen de una Choragiew | Cuántas unidades salen este turno de su Choragiew, de las que se han dicho en ellas.
    choragiews: Choragiews | De cuántas unidades consta cada Choragiew. Si se omite: no hay ninguna.
    fortifications: Fortificaciones Emplazadas | De cuántas unidades consta cada Fortificación Emplazada. Si se omite: no hay ninguna.
    change: Cambiar una carta | none, no se cambia; by-wish, quiere cambiar una carta en la fase de Acción; by-rule, se lo permite una regla como Audaz.
    carriedOut: Ya ejecutada | true si la unidad ya ha ejecutado esa carta.
    turn: Turno | El turno que acaba de terminar.
    formations: Formaciones | Formaciones destruidas.
    cavalryUnits: Unidades de caballería | Unidades de caballería destruidas; de una Choragiew cuenta cada unidad.
    companies: Compañías | Compañías destruidas; de una Fortificación Emplazada cuenta cada unidad.
    artilleryUnits: Unidades de artillería | Unidades de artillería destruidas.
    integratedGuns: Cañones integrados | Cañones integrados perdidos, cada uno además de su Formación.
    general: Comandante | true si el Comandante es baja, de cualquier modo.
    generalRemoved: Sólo retirado | true si el Comandante fue retirado por Innecesario o Como los Cobardes, y no destruido.
    otherCommanders: Otros Mandos | Otros Mandos perdidos.
    morePoints: Otros puntos | Puntos ya contados, que se suman a los demás.
    limitAgreed: Límite acordado | true si los jugadores acordaron un límite de turnos o de tiempo.
    limitReached: Límite alcanzado | true si se ha llegado a ese límite.
  `),

  answers: labelled(`
    commandersMost: Mandos | Cuántos Mandos puede activar en esta vez.
    troopsLeast: Tropas como mínimo | Cuántas unidades de Tropas debe activar en esta vez.
    troopsMost: Tropas como máximo | Cuántas unidades de Tropas puede activar en esta vez.
    troopsNext: Tropas en su próxima vez | Cuántas debe activar en su próxima vez si nada más cambia.
    mayPass: Puede pasar | Si puede no activar ninguna unidad de Tropas ni ningún Mando.
    turnEnds: El turno termina | Si el turno termina cuando haya activado todas las unidades de Tropas que puede.
    nextPhase: Qué sigue | La parte del turno que sigue.
    cards: Cartas de orden | Cuántas cartas de orden pone.
    exhaustedLeft: Agotados después | Cuántos de sus Mandos llevan aún el marcador de Agotado.
    points: Puntos | Puntos de un bando.
    ownPoints: Puntos de este bando | Puntos por lo que este bando ha destruido.
    enemyPoints: Puntos del otro bando | Puntos por lo que el otro bando ha destruido.
    lead: Ventaja | Por cuántos puntos gana un bando.
    gameEnds: La partida termina | Si la partida termina tras este turno.
    victory: Victoria | decisive, Decisiva; clear, Clara; fair, Justa; pyrrhic, Pírrica; null si la partida sigue, acaba en empate o la acaba un límite acordado.
  `),

  terms: {
    ...worded(`
    does: commander = Mando | troop = unidad de Tropas | pass = pasar
    phase: start = el turno empieza | planning = cartas puestas | initiative = iniciativa tirada | goes = acaba una vez | end = el turno ha terminado
    nextPhase: start = el turno siguiente, o el final de la partida | planning = la fase de Planificación | initiative = la fase de Acción, con su iniciativa | goes = la alternancia de activaciones | end = el final del turno
    change: none = ninguno | by-wish = a voluntad | by-rule = por una regla
    wins: nobody = nadie | own = este bando | enemy = el otro bando | draw = nadie, empate
    victory: decisive = Decisiva | clear = Clara | fair = Justa | pyrrhic = Pírrica
    `),
  },

  steps: said(`
    t7g-2.1: Los dos jugadores comparten el turno y activan sus unidades por veces.
    t7g-2.2: Un turno tiene dos fases: Planificación y después Acción.
    t7g-2.3: El turno empieza con la Planificación: se retiran los marcadores de Agotado y se ponen cartas.
    t7g-2.3/markers: En la Planificación se retiran todos los marcadores de Agotado.
    t7g-2.4: Cada unidad de Tropas recibe una carta de orden boca abajo.
    t7g-2.5: Puestas las cartas, la fase de Acción empieza con la iniciativa.
    t7g-2.5/goes: Tras la iniciativa los jugadores activan sus unidades, una vez cada uno.
    t7g-2.8: En su vez activa una unidad de Tropas: es obligatorio.
    t7g-2.8/must: Debe activar estas unidades de Tropas: {least}.
    t7g-2.8/no-pass: No puede pasar.
    t7g-2.8/one-commander: En una vez sólo puede activar un Mando.
    t7g-2.8/too-many: En esta vez no puede activar más unidades de Tropas que estas: {most}.
    t7g-2.9: El Mando y la unidad de Tropas de una vez no tienen por qué tener relación.
    t7g-2.10: El Mando va antes o no va: nunca después de la unidad de Tropas.
    t7g-2.11: No le quedan Tropas por activar: puede activar sólo un Mando, o pasar.
    t7g-2.12: No quedan Tropas por activar: el turno termina de inmediato.
    t7g-2.12/ends: Ningún bando tiene Tropas por activar: el turno ha terminado.
    t7g-2.13: La unidad ha actuado y su carta se ha revelado y retirado: no hay nada que cambiar.
    t7g-2.13/free: Cada unidad puede tener cualquiera de las cinco órdenes; su carta está oculta hasta que actúa.
    t7g-2.14: Una carta de orden no se cambia en la fase de Acción, salvo que una regla lo diga.
    t7g-6.3: Estar en un mando con Brigada no basta: la regla la da la lista de la unidad.
    t7g-6.4: Sólo comparten carta unidades de un mismo mando con la regla Brigada.
    t7g-6.5: Hay que decir al rival qué unidades comparten carta.
    t7g-6.5/card: Las unidades de una Brigada pueden compartir una carta.
    t7g-6.6: Las unidades de una Brigada actúan una tras otra en la misma vez.
    t7g-6.31: Una Fortificación Emplazada actúa como una sola unidad, con una sola carta de orden.
    t7g-6.54/card: Una Choragiew actúa con una sola carta.
    t7g-6.57: Cada unidad que sale de una Choragiew recibe su carta.
    t7g-6.57/announced: Hay que anunciar en la Planificación qué unidades salen de una Choragiew.
    t7g-6.65: Con Horda activa dos unidades de Tropas seguidas; la última suelta actúa sola.
    t7g-6.87: Un cañón integrado cuenta además de su Formación: cada uno 1 punto.
    t7g-7.66: Coordinador: se activan dos unidades de Tropas, una tras otra.
    t7g-7.98: Paciente: no hace falta activar Tropas, y el rival sigue de inmediato.
    t7g-9.3: El turno {turn} termina con una ventaja de {lead}: la partida ha terminado.
    t7g-9.3/draw: Los puntos son iguales: empate.
    t7g-9.3/early: Antes del final del turno 5 ninguna ventaja termina la partida: este es el turno {turn}.
    t7g-9.3/goes-on: El turno {turn} termina con una ventaja de {lead} y hace falta una de {needed}: la partida sigue.
    t7g-9.3/limit: Sólo termina la partida el límite de turnos o de tiempo que se acordó.
    t7g-9.3/next-turn: Si ninguna ventaja termina la partida, empieza el turno siguiente.
    t7g-9.4: Una victoria al final del turno {turn} se llama {victory}.
    t7g-9.58: {who:The} puntúa {points} por Tropas destruidas: 2 por cada Formación y 1 por cada una de las demás.
    t7g-9.58/general: {who:The} puntúa 3 por el Comandante enemigo.
    t7g-9.58/commanders: Los Mandos que no son el Comandante no puntúan.
  `),

  because: said(`
    none-left: No queda ninguna unidad de Tropas por activar.
    has-troops: Tiene Tropas por activar.
    commander-first: El Mando va primero.
    troops-left: Queda alguna unidad de Tropas por activar.
    all-have-brigada: Todas tienen la regla Brigada.
    is-announced: Se ha dicho al rival.
    not-carried-out: La carta no se ha ejecutado.
    a-rule-changes-it: La carta la cambia una regla.
    only-removed: Con la lectura b de R170 un Comandante que sólo es retirado no puntúa.
  `),

  ...summed(`
    go/over: El turno ha terminado: ya no se activa nadie. | El turno ha terminado | El turno ha terminado.
    go/no: No puede hacer eso en esta vez. | No se puede | No puede hacerlo.
    go/troops: En esta vez activa {least} {least?unidad|unidades} de Tropas. | {least} {least?unidad|unidades} de Tropas | Activa {least} {least?unidad|unidades} de Tropas.
    go/between: En esta vez activa entre {least} y {most} unidades de Tropas. | De {least} a {most} unidades de Tropas | Activa entre {least} y {most} unidades de Tropas.
    phase/next: Lo que sigue es {nextPhase}. | Después: {nextPhase} | Después viene {nextPhase}.
    planning/cards: Pone {cards} {cards?carta|cartas} de orden. | {cards} {cards?carta|cartas} | Pone {cards} {cards?carta|cartas}.
    planning/no: Eso no se puede hacer. | No se puede | No puede hacerlo.
    game-end/goes-on: La partida sigue: {ownPoints} a {enemyPoints}. | Sigue | La partida sigue, {ownPoints} puntos a {enemyPoints}.
    game-end/draw: La partida termina en empate. | Empate | La partida termina en empate.
    game-end/won: La partida termina: gana {wins} por {lead} {lead?punto|puntos}. | Gana {wins} | La partida termina, y gana {wins} por {lead} {lead?punto|puntos}.
  `),

  problems: said(`
    more-than-are-left: Actúan juntas más unidades de las que quedan por activar.
    more-than-may-leave: De una Choragiew pueden salir todas sus unidades menos una, que se queda con la carta que hay.
    fewer-than-in-groups: Hay más unidades en grupos que unidades en la mesa.
  `),
} satisfies PartOfMessages;
