import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Commanders on the table: their moves, whom they command, how they are lost. */
export default {
  queries: {
    't7g/in-command': {
      title: 'Unidad en mando',
      line: 'Si un Mando la alcanza y la ve',
      about:
        'Dice si una unidad de Tropas está en mando por un Mando concreto, según quién es, dónde está, a qué distancia y si la ve, y si su Disciplina tiene la reducción por falta de Mando en un chequeo de órdenes. Con varios Mandos se pregunta por cada uno: basta uno.',
      answers: labelled(`
        reach: Alcance (pulgadas) | Hasta cuántas pulgadas llega: su movimiento, o su distancia de mando.
      `),
    },
    't7g/commander-move': {
      title: 'Mover un Mando',
      line: 'Si puede, y qué hace después',
      about:
        'Dice si un Mando activado puede hacer un movimiento: cuánto mueve, si puede salir de una unidad o unirse a otra, si queda Agotado y si después debe intentar una Acción de Mando.',
      answers: labelled(`
        reach: Alcance (pulgadas) | Hasta cuántas pulgadas llega: su movimiento, o su distancia de mando.
      `),
    },
    ...titled(`
    t7g/commander-casualty: Bajas en los Mandos | Si cae, huye o se salva | Dice si lo ocurrido hace que un Mando tire o sea baja, con qué probabilidad se salva y queda listo y, con los dados que han salido, si es baja, si queda Agotado, cuánto mueve gratis y los puntos que da.
  `),
  },

  fields: labelled(`
    moved: Pulgadas que mueve | A lo largo de su camino; si sale de una unidad, desde cualquier borde de ella.
    joins: Se une a una unidad | true si quiere entrar en la unidad de Tropas amiga a la que llega.
    joinedThisTurn: Entró este turno | true si se unió este turno a la unidad en la que está.
    unitActed: Su unidad ya actuó | true si la unidad en la que está se ha activado este turno.
    touchesUnit: Toca a la unidad | true si su movimiento llega a tocar algún borde de la unidad a la que quiere unirse. Sin joins no importa.
    crossesImpassable: Cruza terreno Intransitable | true si su camino cruza terreno Intransitable. Ningún otro terreno lo frena.
    crossesEnemy: Cruza una unidad enemiga | true si su camino pasa a través de Tropas enemigas.
    endsOnFriend: Acaba sobre una unidad amiga | true si el movimiento no le basta para acabar de atravesar una unidad amiga.
    agil: Ágil | true si tiene la Cualidad Ágil.
    agilWorks: Tirada de Ágil | Qué dio su Acción de Mando para pasar de una unidad a otra: open, aún no se ha tirado; yes, salió; no, falló.
    otherInside: Otro Mando dentro | true si la unidad a la que quiere unirse ya lleva otro Mando.
    secondMove: Segundo movimiento | true si es el movimiento que Correr le ha dado, después del primero.

    leads: Qué Mando es | De qué unidades lo es: its-command, el del mando de esta unidad; general, el Comandante del ejército; other-command, el de otro mando.
    standsIn: Dónde está | table, suelto en la mesa; this-unit, dentro de esta unidad; other-unit, dentro de otra.
    commanderDistance: Distancia (pulgadas) | Si está suelto, del borde de su base al borde más cercano de la unidad; si está dentro de otra, de cualquier Centro de la que lo lleva al punto más cercano de ésta. Dentro de la unidad no hay distancia.
    seesUnit: Ve la unidad | true si tiene línea de visión a ella, de cualquier punto de su base a algún Centro de la unidad. Sólo importa si está suelto.
    fama: Fama | true si tiene la Virtud Fama: interactúa con cualquier Tropa amiga.
    allied: Tropas aliadas | true si la unidad es de un contingente aliado, que no es del Comandante.
    diplomatico: Diplomático | true si el Comandante tiene la Cualidad Diplomático.
    extraGun: Pieza adicional | true si es una unidad adicional de una batería de artillería.
    batteryDistance: Distancia a la batería (pulgadas) | De la pieza adicional a su batería.

    cause: Qué ha ocurrido | enemy-touches-him, una Tropa enemiga lo toca al mover; his-unit-destroyed, es destruida la unidad en la que está; friend-destroyed, es destruida otra Tropa amiga; troops-gone, se va la última Tropa de su mando; abnegado, por ser Abnegado se repitió la ruptura de su unidad; intrepido, su unidad, lanzada por Intrépido, pierde un combate.
    lostUnitDistance: Distancia a la Tropa destruida (pulgadas) | De él a la Tropa amiga destruida.
    otherUnitNear: Otra unidad suya cerca | true si queda a 6 pulgadas o menos otra unidad con la que puede interactuar. Si está dentro de una unidad, esa ya lo es.
    troopsLeft: Tropas que quedan | Qué Tropas amigas quedan en la batalla, sin contar para el Comandante las aliadas: his, alguna de su mando; others, sólo de otros mandos; none, ninguna. Si se omite: his, o others si lo ocurrido es troops-gone.
    isGeneral: Comandante | true si es el Comandante del ejército; false si es otro Mando.
    afortunado: Afortunado | true si tiene la Cualidad Afortunado.
  `),

  answers: labelled(`
    joined: Entra en la unidad | Si acaba dentro de la unidad a la que se une; null mientras no se sepa la tirada de Ágil.
    commandAction: Acción de Mando | Si después de mover debe intentar una Acción de Mando.
    agilCheck: Necesita Ágil | Si para ello debe salir la Acción de Mando de Ágil.
    inCommand: En mando | Si está en mando por este Mando, o por sí misma.
    disciplineFalls: Disciplina reducida | Si, sin más Mandos, un chequeo de órdenes suyo tiene la reducción por falta de Mando.
    fate: Qué es de él | Si está a salvo, tira, o es baja sin tirar.
    mustRoll: Tira | Si debe tirar para no ser baja.
    lost: Es baja | Si es destruido o retirado; null mientras no se sepan los dados.
    freeMove: Movimiento gratuito (pulgadas) | Cuánto puede mover para evitar el contacto; null si no lo hay.
    survivalChance: Probabilidad de salvarse | La de no ser baja antes de tirar, como fracción exacta.
    readyChance: Probabilidad de salvarse sin agotarse | La de no ser baja y no estar Agotado, antes de tirar, como fracción exacta.
    scores: Puntos de victoria | Los que se anota el enemigo por él.
    survives: Se salva | Probabilidad de que no sea baja.
    survives-ready: Se salva y no se agota | Probabilidad de que no sea baja ni esté Agotado.
  `),

  terms: worded(`
    agilWorks: open = sin tirar | yes = sale | no = falla
    leads: its-command = el de su mando | general = el Comandante | other-command = el de otro mando
    standsIn: table = suelto en la mesa | this-unit = dentro de esta unidad | other-unit = dentro de otra unidad
    cause: enemy-touches-him = una Tropa enemiga lo toca | his-unit-destroyed = destruyen su unidad | friend-destroyed = destruyen otra Tropa amiga | troops-gone = se va la última Tropa de su mando | abnegado = repitió la ruptura por Abnegado | intrepido = pierde un combate con Intrépido
    fate: safe = a salvo | rolls = tira | destroyed = destruido | removed = retirado
    troopsLeft: his = de su mando | others = sólo de otros mandos | none = ninguna
  `),

  steps: said(`
    t7g-2.25/inside: El Mando está dentro de la unidad.
    t7g-2.25/unseen: El Mando está cerca, pero no ve la unidad.
    t7g-6.88/battery: Una batería está siempre a distancia de mando.
    t7g-6.88/gun: La pieza adicional está a 6 pulgadas o menos de su batería: a distancia de mando.
    t7g-7.4: La unidad no es de su mando: no puede interactuar con ella.
    t7g-7.4/general: El Comandante interactúa con todas las Tropas de su ejército.
    t7g-7.6: Un Mando mira a todas partes, y se mide desde cualquier punto de su borde.
    t7g-7.8: Después de mover, o sin mover, debe intentar una Acción de Mando.
    t7g-7.9: Mueve hasta {reach} pulgadas, sin que el terreno lo frene.
    t7g-7.9/distance: Son {inches} pulgadas y él mueve {reach}: no llega.
    t7g-7.9/enemy: Sólo atraviesa unidades amigas.
    t7g-7.9/impassable: El terreno Intransitable lo tiene que rodear.
    t7g-7.9/too-short: No le basta el movimiento para acabar de atravesar la unidad amiga.
    t7g-7.10: La unidad está a {inches} pulgadas y él manda a {reach}: está a distancia de mando.
    t7g-7.11/distance: La unidad está a {inches} pulgadas y él manda a {reach}: por él está fuera de mando.
    t7g-7.13: La unidad está a {inches} pulgadas de la que lo lleva, a menos de {reach}: está a distancia de mando.
    t7g-7.13/distance: La unidad está a {inches} pulgadas de la que lo lleva, y debe estar a menos de {reach}.
    t7g-7.14: Toca la unidad: está dentro de ella.
    t7g-7.14/no-contact: No llega a tocar ningún borde de la unidad.
    t7g-7.14/second: Con la lectura b de R156 una unidad lleva un Mando como mucho.
    t7g-7.15: Al unirse queda Agotado y su activación acaba.
    t7g-7.15/commands: Aunque esté Agotado, da distancia de mando.
    t7g-7.16: Sale de la unidad: ni él entró ni ella actuó este turno.
    t7g-7.16/acted: Su unidad ya se ha activado este turno: no puede salir de ella.
    t7g-7.16/joined: Se unió a la unidad este turno: no puede salir de ella.
    t7g-7.17: No puede salir de una unidad y unirse a otra en la misma activación.
    t7g-7.18: No le quedan Tropas con las que interactuar: se retira.
    t7g-7.19: El Mando enemigo al que toca debe hacer un chequeo, como el de una Acción de Mando.
    t7g-7.19/clear: Con la lectura b de R138 se aparta del enemigo y {inches} pulgada más.
    t7g-7.19/destroyed: Sin éxitos es destruido.
    t7g-7.19/moves: Mueve gratis hasta {inches} pulgadas para evitar el contacto.
    t7g-7.20: Es destruido con la unidad en la que está.
    t7g-7.21: Una Tropa amiga es destruida cerca y no le queda otra unidad a mano: debe tirar.
    t7g-7.21/flees: Sin éxitos huye con sus hombres.
    t7g-7.21/stays: Con un éxito se queda.
    t7g-7.24/check: Tira tantos dados como su Nivel, {dice}; cada 5 o 6 es un éxito, y con uno se salva.
    t7g-7.27/commands: Con la lectura b de R155 un Mando Agotado no da distancia de mando.
    t7g-7.28/ready: Con {successes} éxitos no queda Agotado.
    t7g-7.40/move: Con Brío mueve hasta {reach} pulgadas.
    t7g-7.41: Con Fama interactúa con cualquier Tropa amiga.
    t7g-7.45/second: Después del segundo movimiento de Correr no intenta nada más.
    t7g-7.49/casualty: Abnegado es baja en cuanto se repite la ruptura, aunque la unidad se salve.
    t7g-7.51: Afortunado puede tirar para abandonar a tiempo la unidad.
    t7g-7.51/fails: Sin éxitos cae con la unidad.
    t7g-7.52/half-way: La Acción de Mando de Ágil falla: se queda a medio camino, Agotado.
    t7g-7.52/move: Ágil puede pasar de una unidad a otra en un movimiento, si su Acción de Mando sale.
    t7g-7.70: Diplomático: el Comandante interactúa también con los aliados.
    t7g-7.91/casualty: La unidad que Intrépido lanzó pierde un combate: él es baja.
    t7g-7.107/sees: Respetable no necesita ver la unidad.
    t7g-8.11: Las Tropas aliadas forman parte del ejército, pero el Comandante no interactúa con ellas.
    t7g-9.58/general-lost: El enemigo se anota {scores} {scores?punto|puntos} por el Comandante.
  `),

  because: said(`
    joined-earlier: No entró en la unidad este turno.
    unit-has-not-acted: Su unidad no se ha activado este turno.
    joins-nothing: No se une a otra unidad.
    without-agil: No tiene Ágil.
    way-is-passable: Su camino no cruza terreno Intransitable.
    within-his-move: Le basta el movimiento.
    within-six-inches: Está a 6 pulgadas o menos.
    moves-six-inches: No mueve más de 6 pulgadas.
    is-a-further-gun: Es una pieza adicional de la batería.
    far-from-battery: Está a más de 6 pulgadas de su batería.
    without-fama: No tiene Fama.
    his-troops: La unidad está entre las que él manda.
    without-diplomatico: No tiene Diplomático.
    no-allies: La unidad no es aliada.
    unit-in-sight: Ve la unidad.
    troops-to-command: Le quedan Tropas con las que interactuar.
    inside-a-unit: Está dentro de una unidad.
    without-afortunado: No tiene Afortunado.
    beyond-six: La Tropa destruida está a más de 6 pulgadas.
    other-unit-near: Tiene otra unidad a 6 pulgadas o menos.
  `),

  ...summed(`
    commander-move/no: El Mando no puede mover así. | No puede | No puede.
    commander-move/acts: El Mando puede, y después intenta una Acción de Mando. | Puede | Puede, y después actúa.
    commander-move/joins: El Mando se une a la unidad y queda Agotado. | Se une | Se une y queda Agotado.
    commander-move/agil: El Mando puede intentarlo con Ágil. | Si sale Ágil | Puede, si sale Ágil.
    commander-move/half-way: El Mando se queda a medio camino, Agotado. | A medio camino | Se queda a medio camino.
    commander-move/done: El Mando mueve y acaba su activación. | Mueve | Mueve y acaba.
    in-command/yes: La unidad está en mando. | En mando | Está en mando.
    in-command/no: La unidad no está en mando por este Mando. | Fuera de mando | Está fuera de mando.
    in-command/elite: La unidad no está en mando por este Mando, y no le importa. | Fuera, sin reducción | Está fuera de mando, sin reducción.
    casualty/odds: El Mando se salva con un {percent:percent}. | {percent:percent} | Se salva con un {percent:percent}.
    casualty/lost: El Mando es baja. | Baja | Es baja.
    casualty/survives: El Mando se salva. | Se salva | Se salva.
  `),

  problems: said(`
    is-in-no-unit: No está dentro de ninguna unidad.
    agil-not-tried: La tirada de Ágil sólo cuenta si, con Ágil, pasa de una unidad a otra.
    second-from-inside: Dentro de una unidad no se puede Correr: no hay segundo movimiento.
    no-gun: Sólo la artillería tiene piezas adicionales.
    inside-is-no-distance: Dentro de la unidad no hay distancia que medir.
    troops-still-there: Si se ha ido la última Tropa de su mando, no queda ninguna suya.
  `),
} satisfies PartOfMessages;
