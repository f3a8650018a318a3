import { labelled, said, summed, titled } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    ccn/line-of-sight: Línea de visión | Qué estorba entre dos hexágonos | Dice si desde un hexágono del tablero se ve otro, qué bloquea la línea y a qué distancia están; de la artillería en una colina, también por encima de quién dispara. Los hexágonos se nombran como en el tablero: una letra para la fila, de la A a la I desde el borde inferior, y un número desde la izquierda, del 1 al 13 en A, C, E, G e I, del 1 al 12 en B, D, F y H, que van medio hexágono a la derecha.
    ccn/terrain: Qué hace un terreno | Entrar, parar, combatir y ver | Dice qué hacen el terreno de un hexágono, y una fortificación en sus lados, a quien entra en él: si puede, si debe detenerse y puede combatir ese turno, si la infantería puede formar allí en cuadro, cuántos dados pierde contra un objetivo que esté allí y desde allí, si puede ignorar una bandera y si el terreno bloquea la línea de visión.
  `),

  fields: labelled(`
    from: Desde el hexágono | Hexágono desde el que se mira, como E7. Es obligatorio.
    to: Hasta el hexágono | Hexágono al que se mira, como H7. Es obligatorio.
    units: Unidades y líderes | Hexágonos con una unidad o un líder de cualquier bando. Los de los dos extremos se pueden indicar o no.
    friends: Los amigos | Hexágonos con una unidad o un líder del mismo bando que la unidad del primer hexágono; no hace falta que estén también en units. Importa para la artillería en una colina, que puede disparar por encima de ellos.
    forests: Bosques | Hexágonos de bosque, como ["F6", "F7"].
    hills: Colinas | Hexágonos de colina.
    towns: Pueblos y molinos | Hexágonos de pueblo o molino.
    ruggedHills: Colinas escarpadas | Hexágonos de colina escarpada.
    fieldworkHexes: Fortificaciones | Hexágonos con fortificación en alguno de sus lados, sea cual sea su terreno.
    fords: Ríos vadeables | Hexágonos de río vadeable.
    rivers: Ríos | Hexágonos de río sin vado ni puente.
    bridges: Puentes | Hexágonos de río o de río vadeable con un puente; no están en ninguna otra lista de ríos.
    quarries: Canteras de arena | Hexágonos de cantera de arena.
    shooter: Unidad que dispara | Tipo de la unidad del primer hexágono que quiere disparar; los códigos son los de unit. Si se omite: none, y nadie dispara por encima de unidades amigas.
    combinedArms: Armas Combinadas | Sí, si la artillería del primer hexágono participa en un ataque de Armas Combinadas, en el que no dispara por encima de nadie.
    enters: Cómo entra | Cómo entra en el hexágono: ordered, al mover con una orden; retreat, en una retirada.
    tileRemoved: Loseta retirada | Sí, si el escenario ha hecho retirar la loseta.
  `),

  answers: labelled(`
    visible: Se ve | Si hay línea de visión entre los dos hexágonos.
    blockedBy: La bloquea | Hexágonos que bloquean la línea; vacío si nada la bloquea. De los dos hexágonos a ambos lados de un borde se dan los dos.
    firesOver: Dispara por encima de | Hexágonos con una unidad o un líder amigo por encima de los que dispara la artillería; vacío si no dispara por encima de nadie.
    distance: Distancia | Hexágonos que hay de uno a otro: el que se mira cuenta, el propio no.
    mayFightOnEntry: Puede combatir al entrar | Si el terreno deja combatir a la unidad el turno en que entra; en una retirada, Responder al ataque. null para un líder, o si no puede entrar.
    squareAllowed: Puede formar allí en cuadro | Si el terreno deja a la infantería formar allí en cuadro. null para los demás, o si no puede entrar.
    flagsForWorks: Banderas por la fortificación | Banderas que la unidad puede ignorar allí por la fortificación, si la atacan por el lado por el que ha entrado.
    diceLostFiringIn: Dados de menos al disparar hacia él | Dados que este tipo de unidad, en terreno despejado, tira de menos al disparar a un objetivo que está allí. null para la caballería y los líderes, o si nadie puede estar allí.
    diceLostAttackingIn: Dados de menos al atacar hacia él | Dados que este tipo de unidad, en terreno despejado, tira de menos en melee contra un objetivo que está allí. null para los líderes, o si nadie puede estar allí.
    diceLostFiringOut: Dados de menos al disparar desde él | Dados que la unidad tira de menos al disparar desde allí a un objetivo en terreno despejado. null para la caballería y los líderes, o si no puede estar allí.
    diceLostAttackingOut: Dados de menos al atacar desde él | Dados que la unidad tira de menos en melee desde allí contra un objetivo en terreno despejado. null para los líderes, o si no puede estar allí.
    blocksSight: Bloquea la visión | Si el terreno bloquea una línea de visión que pasa por su hexágono; una colina, entre dos unidades que están más bajas.
  `),

  terms: said(`
    enters.ordered: al mover con una orden
    enters.retreat: en una retirada
    clear:a: terreno despejado
    rugged-hill:a: una colina escarpada
    town:a: un pueblo o molino
    river:a: un río sin vado ni puente
    bridge:a: un puente
    quarry:a: una cantera de arena
  `),

  steps: said(`
    ccn-5.88: {unit:The} debe ver a la unidad a la que dispara.
    ccn-5.89/line: La línea va de centro a centro, entre {hexes}.
    ccn-5.89/own-hex: El terreno de {hexes} no está entre los dos hexágonos y no bloquea.
    ccn-5.90/clear: En {hexes} nada obstruye la línea.
    ccn-5.90/unit: Una unidad o un líder en {hexes} obstruye la línea.
    ccn-5.90/edge: Junto al lado de hexágono acaba el campo de batalla, y su borde obstruye la línea.
    ccn-5.91/line: El terreno de {hexes}, el hexágono al que se mira, no bloquea.
    ccn-5.92/no-side: La línea va por un lado de {hexes}: por ninguna parte la obstruyen.
    ccn-5.92/one-side: La línea va por un lado de {hexes}: sólo la obstruyen por una parte, y eso no la bloquea.
    ccn-5.92/both-sides: La línea va por un lado de {hexes}: la obstruyen por ambas partes, y eso la bloquea.
    ccn-5.92/either-side: La línea va por lados de hexágono y la obstruyen por ambas partes, en {hexes}, aunque no en el mismo lado: eso la bloquea.
    ccn-6.51/line: En Armas Combinadas nadie dispara por encima de la unidad o el líder amigo de {hexes}.
    ccn-5.45: Una retirada sigue reglas propias, no del todo las de un movimiento.
    ccn-5.177/enter: En una retirada, lo que detiene un movimiento no detiene a {unit:the}.
    ccn-5.177/fight: {unit:The} ha llegado allí al retirarse: si la atacan, puede Responder.
    ccn-7.1: La loseta ({terrain}) vale toda la partida.
    ccn-7.1/removed: El escenario ha retirado la loseta ({terrain}): el hexágono es terreno despejado.
    ccn-7.2: {unit:The} debe detenerse en el bosque y no mueve más este turno.
    ccn-7.3: En un bosque {unit:the} puede formar en cuadro.
    ccn-7.4: {unit:The} no combate en el mismo turno en que llega a un bosque.
    ccn-7.5: {unit:The} es infantería ligera: puede combatir el turno en que entra en el bosque.
    ccn-7.8: Un bosque bloquea la línea de visión que pasa por él.
    ccn-7.9: La colina no restringe el movimiento de {unit:the}.
    ccn-7.10: En una colina {unit:the} puede formar en cuadro.
    ccn-7.16: Una colina bloquea la línea de visión hasta lo que hay detrás.
    ccn-7.21: {unit:The} no puede entrar en una colina escarpada: es intransitable.
    ccn-7.22: En una colina escarpada no hay combate.
    ccn-7.23: Una colina escarpada bloquea la línea de visión hasta lo que hay detrás.
    ccn-7.24: {unit:The} debe detenerse en el pueblo o molino y no mueve más este turno.
    ccn-7.25: En un pueblo o molino {unit:the} no puede formar en cuadro.
    ccn-7.26: {unit:The} no combate en el mismo turno en que llega a un pueblo o molino.
    ccn-7.31: Un pueblo o molino bloquea la línea de visión que pasa por él.
    ccn-7.32: {unit:The} debe detenerse tras cruzar la fortificación y no mueve más este turno.
    ccn-7.33: En un hexágono con fortificación {unit:the} no puede formar en cuadro.
    ccn-7.34: La fortificación protege a {unit:the} por el lado de hexágono en que está.
    ccn-7.37/terrain: Atacada a través de la fortificación, {unit:the} puede ignorar 1 bandera.
    ccn-7.38/terrain: Por los lados en que no está, la fortificación no protege a {unit:the}.
    ccn-7.40: Una fortificación no bloquea la línea de visión.
    ccn-7.41: {unit:The} no puede entrar en un río sin vado ni puente: es intransitable.
    ccn-7.42: En un hexágono de río no hay melee.
    ccn-7.43: Un río no bloquea la línea de visión.
    ccn-7.44: {unit:The} debe detenerse en el río vadeable y no mueve más este turno.
    ccn-7.45: En un río vadeable {unit:the} puede formar en cuadro.
    ccn-7.46: {unit:The} puede combatir el turno en que entra en el río vadeable.
    ccn-7.49: Un río vadeable no bloquea la línea de visión.
    ccn-7.50: Por el puente {unit:the} puede entrar en el hexágono de río.
    ccn-7.50/stop: En el puente {unit:the} no tiene que detenerse.
    ccn-7.51: En un puente {unit:the} puede formar en cuadro.
    ccn-7.52/terrain: El puente anula lo que el río hace al combate.
    ccn-7.53: Por encima de un puente se ve.
    ccn-7.54: {unit:The} debe detenerse en la cantera de arena y no mueve más este turno.
    ccn-7.55: {unit:The} no puede entrar en una cantera de arena: para la artillería es intransitable.
    ccn-7.56: En una cantera de arena {unit:the} puede formar en cuadro.
    ccn-7.59: Una cantera de arena no bloquea la línea de visión.
    ccn-7.8/line: El bosque de {hexes} obstruye la línea.
    ccn-7.13/line: Desde su colina la artillería dispara por encima de la unidad o el líder amigo de {hexes}, que está junto a ella y más bajo.
    ccn-7.16/hill: La colina de {hexes} oculta lo que hay detrás.
    ccn-7.16/apart: La colina de {hexes} no está unida a ambos extremos de la línea y oculta lo que hay detrás.
    ccn-7.17/line: Entre terreno más bajo y el primer hexágono de la colina, {hexes}, hay visión.
    ccn-7.18/line: La colina de {hexes} oculta desde abajo el hexágono de colina que hay detrás, y al revés.
    ccn-7.19/line: Los dos hexágonos están en una misma meseta: la colina de {hexes} no bloquea.
    ccn-7.20/low-ground: De una colina a otra se ve sobre el terreno más bajo de {hexes}.
    ccn-7.20/level: Según la lectura b de R58, de colina a colina se ve sobre la de {hexes}, que no es más alta.
    ccn-7.23/line: La colina escarpada de {hexes} obstruye la línea.
    ccn-7.31/line: El pueblo o molino de {hexes} obstruye la línea.
    ccn-7.40/line: La fortificación de {hexes} no bloquea la línea.
    ccn-7.43/line: El río de {hexes} no bloquea la línea.
    ccn-7.49/line: El río vadeable de {hexes} no bloquea la línea.
    ccn-7.53/line: El puente de {hexes} no bloquea la línea.
    ccn-7.59/line: La cantera de arena de {hexes} no bloquea la línea.
  `),

  because: said(`
    hill-between: Hay otro hexágono de colina entre los dos hexágonos.
    line-through-hexes: La línea pasa por dentro de los hexágonos, no por un lado.
    lower-ground-between: No todo lo que hay entre los dos hexágonos de colina es colina.
    no-hex-between: Los dos hexágonos son adyacentes: no hay ninguno entre ellos.
    no-hill-between: No hay otro hexágono de colina entre los dos hexágonos.
    not-artillery: No es artillería.
    is-cavalry: Es caballería.
    not-across-fieldworks: No es por el lado de hexágono con fortificación.
    reading-r75-b: Se aplica la lectura b de R75: el terreno obliga también a quien se retira a él.
    no-bridge: No hay puente.
    not-infantry: No es infantería.
    not-on-the-line: La línea no pasa por él.
    across-fieldworks: Es por el lado de hexágono con fortificación.
    roller-not-in-town: La unidad no está en un pueblo o molino.
    target-not-in-town: El objetivo no está en un pueblo o molino.
    terrain-between: Ese terreno está entre los dos hexágonos, no en el hexágono al que se mira.
  `),

  ...summed(`
    sight/clear: Desde {from} se ve {to}, a {distance} {distance?hexágono|hexágonos}. | Se ve | Se ve: está a {distance} {distance?hexágono|hexágonos}.
    terrain/impassable: {unit:The} no puede entrar en {terrain:a}. | Intransitable | No puede entrar.
    terrain/free-fight: {unit:The} que entra así en {terrain:a} no tiene que detenerse y puede combatir. | No se detiene, puede combatir | No tiene que detenerse y puede combatir.
    terrain/free-no-fight: {unit:The} que entra así en {terrain:a} no tiene que detenerse y no puede combatir este turno. | No se detiene, no puede combatir | No tiene que detenerse, pero no puede combatir este turno.
    terrain/stop-fight: {unit:The} que entra así en {terrain:a} debe detenerse y puede combatir. | Se detiene, puede combatir | Debe detenerse y puede combatir.
    terrain/stop-no-fight: {unit:The} que entra así en {terrain:a} debe detenerse y no puede combatir este turno. | Se detiene, no puede combatir | Debe detenerse y no puede combatir este turno.
  `),

  problems: said(`
    fieldworks-need-ground: Allí no puede haber unidades ({terrain}), con fortificación o sin ella: déjala sin indicar.
    same-hex: Los dos hexágonos son el mismo ({hex}): indica dos distintos.
    two-terrains: El hexágono {hex} está en dos listas de terreno: un hexágono sólo tiene uno, además de fortificaciones.
    only-artillery-joins: Sólo la artillería se suma al ataque de otra unidad en Armas Combinadas: indica qué artillería dispara.
  `),
} satisfies PartOfMessages;
