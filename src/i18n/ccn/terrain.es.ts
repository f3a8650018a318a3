import { labelled, said, summed, titled } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    ccn/line-of-sight: Línea de visión | Dice si desde un hexágono del tablero se ve otro, qué bloquea la línea y a qué distancia están; de la artillería en una colina, también por encima de quién dispara. Los hexágonos se nombran como en el tablero: una letra para la fila, de la A a la I desde el borde inferior, y un número desde la izquierda, del 1 al 13 en A, C, E, G e I, del 1 al 12 en B, D, F y H, que van medio hexágono a la derecha.
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
  `),

  answers: labelled(`
    visible: Se ve | Si hay línea de visión entre los dos hexágonos.
    blockedBy: La bloquea | Hexágonos que bloquean la línea; vacío si nada la bloquea. De los dos hexágonos a ambos lados de un borde se dan los dos.
    firesOver: Dispara por encima de | Hexágonos con una unidad o un líder amigo por encima de los que dispara la artillería; vacío si no dispara por encima de nadie.
    distance: Distancia | Hexágonos que hay de uno a otro: el que se mira cuenta, el propio no.
  `),

  terms: said(`
    shooter.none: ninguna
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
    terrain-between: Ese terreno está entre los dos hexágonos, no en el hexágono al que se mira.
  `),

  ...summed(`
    sight/clear: Desde {from} se ve {to}, a {distance} {distance?hexágono|hexágonos}. | Se ve
    sight/blocked: Desde {from} no se ve {to}: la línea se bloquea en {hexes}. | Bloqueada
  `),

  problems: said(`
    same-hex: Los dos hexágonos son el mismo ({hex}): indica dos distintos.
    two-terrains: El hexágono {hex} está en dos listas de terreno: un hexágono sólo tiene uno, además de fortificaciones.
    only-artillery-joins: Sólo la artillería se suma al ataque de otra unidad en Armas Combinadas: indica qué artillería dispara.
  `),
} satisfies PartOfMessages;
