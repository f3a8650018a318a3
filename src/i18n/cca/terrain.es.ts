import { labelled, said, summed, titled } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/line-of-sight: Línea de visión | Qué estorba entre dos hexes | Dice si desde un hex del tablero se ve otro, qué bloquea la línea, a qué distancia están y si eso está al alcance de una unidad que quiere disparar. Los hexes se nombran como en el tablero: una letra para la fila, de la A a la I desde el borde inferior, y un número desde la izquierda, del 1 al 13 en A, C, E, G e I, del 1 al 12 en B, D, F y H, que van medio hex a la derecha.
    cca/terrain: Qué hace un terreno | Entrar, parar, combatir y ver | Dice qué hace un terreno a una unidad: si puede entrar y debe detenerse, si puede combatir ese turno, cuántos dados tira como mucho desde allí y cuántos le tiran, qué protección tiene y si el terreno bloquea la línea de visión.
  `),

  fields: labelled(`
    from: Desde el hex | Hex desde el que se mira, como E7. Es obligatorio.
    to: Hasta el hex | Hex al que se mira, como H7. Es obligatorio.
    units: Unidades y líderes | Hexes con una unidad o un líder de cualquier bando. Los de los dos extremos se pueden indicar o no.
    forests: Bosques | Hexes de bosque, como ["F6", "F7"].
    hills: Colinas | Hexes de colina.
    camps: Campamentos | Hexes de campamento fortificado.
    ramparts: Terraplenes | Hexes con un terraplén, en cualquiera de sus lados.
    roughs: Terreno abrupto | Hexes de terreno abrupto.
    fords: Ríos vadeables | Hexes de río vadeable.
    rivers: Ríos | Hexes de un río no vadeable.
    coasts: Costa | Hexes de costa.
    shooter: Unidad que dispara | Tipo de la unidad del primer hex, para saber si el otro está a su alcance; los códigos son los de unit. Si se omite: none, y no se mira el alcance.
    enters: Cómo entra | Cómo entra la unidad en el hex: ordered, al mover con una orden; retreat, en una retirada; evade, en una evasión.
  `),

  answers: labelled(`
    visible: Se ve | Si hay línea de visión entre los dos hexes.
    blockedBy: La bloquea | Hexes que bloquean la línea; vacío si nada la bloquea. De los dos hexes a ambos lados de un borde se dan los dos.
    mayBattleOnEntry: Puede combatir al entrar | Si el terreno deja combatir a la unidad el turno en que entra. null si no puede entrar o si no entra al mover con una orden.
    mostDice: Máximo de dados desde allí | Dados que la unidad tira como mucho al combatir desde ese terreno contra un enemigo en terreno despejado, sin dados de una carta; desde una colina, también contra uno que está en una colina. null si no hay máximo.
    mostDiceAgainst: Máximo de dados contra ella | Dados que un enemigo en terreno despejado tira como mucho contra la unidad en ese terreno, sin dados de una carta; en una colina, un enemigo que está más bajo. null si no hay máximo.
    diceFewer: Dados de menos | Dados que la unidad tira de menos por estar en ese terreno.
    blocksSight: Bloquea la visión | Si el terreno bloquea una línea de visión que pasa por su hex; una colina, entre dos unidades que están más bajas.
  `),

  terms: said(`
    ordered: al mover con una orden
    retreat: en una retirada
    evade: en una evasión
    camp:a: un campamento fortificado
    river:a: un río no vadeable
    coast:a: un hex de costa
  `),

  steps: said(`
    cca-10.13/line: La línea va de centro a centro, entre {hexes}.
    cca-10.14/clear: En {hexes} nada obstruye la línea.
    cca-10.14/river: El río de {hexes} no está entre las obstrucciones.
    cca-10.14/unit: Una unidad o un líder en {hexes} obstruye la línea.
    cca-10.14/edge: Junto al lado de hex acaba el campo de batalla, y su borde obstruye la línea.
    cca-10.14/own-hex: El terreno de {hexes} no está entre los dos hexes y no bloquea.
    cca-10.14/ground: El terreno del hex ({terrain}) no está entre las obstrucciones.
    cca-10.15/line: El terreno de {hexes}, el hex al que se mira, no bloquea.
    cca-10.16/no-side: La línea va por un lado de {hexes}: por ninguna parte la obstruyen.
    cca-10.16/one-side: La línea va por un lado de {hexes}: sólo la obstruyen por una parte, y eso no la bloquea.
    cca-10.16/both-sides: La línea va por un lado de {hexes}: la obstruyen por ambas partes, y eso la bloquea.
    cca-10.16/either-side: La línea va por lados de hex y la obstruyen por ambas partes, en {hexes}: según la lectura b de R52, eso la bloquea.
    cca-8.14: Una retirada sigue reglas propias, no del todo las de un movimiento.
    cca-12.7/enter: En una retirada, el terreno ({terrain}) no detiene a {unit:the}.
    cca-17.1: El terreno abrupto no estorba a {unit:the}, que va a pie.
    cca-17.2: {unit:The} va montada: debe detenerse en el terreno abrupto y no mueve más este turno.
    cca-17.5/mostDice: Desde terreno abrupto se tiran {most} dados como mucho.
    cca-17.5/mostDiceAgainst: Contra una unidad en terreno abrupto se tiran {most} dados como mucho.
    cca-17.7: El terreno abrupto no bloquea la línea de visión.
    cca-17.7/line: El terreno abrupto de {hexes} no bloquea la línea.
    cca-17.8: {unit:The} debe detenerse en el bosque y no mueve más este turno.
    cca-17.11/mostDice: Desde un bosque se tiran {most} dados como mucho.
    cca-17.11/mostDiceAgainst: Contra una unidad en un bosque se tiran {most} dados como mucho.
    cca-17.13: Un bosque bloquea la línea de visión que pasa por él.
    cca-17.13/line: El bosque de {hexes} obstruye la línea.
    cca-17.14: La colina no restringe el movimiento de {unit:the}.
    cca-17.15/mostDiceAgainst: Cuesta arriba se tiran {most} dados como mucho.
    cca-17.16/mostDice: Desde una colina, hacia abajo o contra otra colina, una unidad a pie tira {most} dados como mucho.
    cca-17.17/mostDice: Desde una colina, hacia abajo o contra otra colina, una unidad montada tira {most} dados como mucho.
    cca-17.19: Una colina bloquea la línea de visión hasta lo que hay detrás.
    cca-17.19/line: La colina de {hexes} obstruye la línea hasta lo que hay detrás.
    cca-17.20/line: Entre terreno más bajo y el hex más adelantado de la colina, {hexes}, hay visión.
    cca-17.21/line: La colina de {hexes} oculta desde abajo la segunda fila de la colina, y al revés.
    cca-17.22/line: A través de hexes de colina al mismo nivel, {hexes}, la línea no está bloqueada.
    cca-17.23/enter: {unit:The} no puede entrar en la costa: es impracticable.
    cca-17.24: En la costa no hay combate: ninguna unidad puede estar allí.
    cca-17.25: Una costa no bloquea la línea de visión.
    cca-17.25/line: La costa de {hexes} no bloquea la línea.
    cca-17.26/enter: {unit:The} no puede entrar en un río no vadeable: es impracticable.
    cca-17.27: {unit:The} debe detenerse en el río vadeable.
    cca-17.29/mostDice: Desde un río vadeable se tiran {most} dados como mucho.
    cca-17.29/mostDiceAgainst: Contra una unidad en un río vadeable se tiran {most} dados como mucho.
    cca-17.31: Un río vadeable no bloquea la línea de visión.
    cca-17.31/line: El río vadeable de {hexes} no bloquea la línea.
    cca-17.32: El terraplén no restringe el movimiento de {unit:the}.
    cca-17.37: Un terraplén no bloquea la línea de visión.
    cca-17.37/line: La línea pasa por el terraplén que hay entre {hexes}: no la bloquea.
    cca-17.38: El campamento fortificado no restringe el movimiento de {unit:the}.
    cca-17.44: Un campamento fortificado bloquea la línea de visión que pasa por él.
    cca-17.44/line: El campamento fortificado de {hexes} obstruye la línea.
  `),

  because: said(`
    hill-between: Hay otro hex de colina entre los dos hexes.
    line-through-hexes: La línea pasa por dentro de los hexes, no por un lado.
    lower-ground-between: No todo lo que hay entre las dos colinas es colina.
    no-hex-between: Los dos hexes son adyacentes: no hay ninguno entre ellos.
    no-hill-between: No hay otro hex de colina entre los dos hexes.
    river-fordable: El río es vadeable.
    target-foot: La unidad va a pie.
    terrain-between: Ese terreno está entre los dos hexes, no en el hex al que se mira.
    unit-foot: La unidad va a pie.
    unit-mounted: La unidad va montada.
  `),

  ...summed(`
    sight/clear: Desde {from} se ve {to}, a {distance} {distance?hex|hexes}. | Se ve | Se ve: está a {distance} {distance?hex|hexes}.
    terrain/impassable: {unit:The} no puede entrar en {terrain:a}. | Impracticable | No puede entrar.
    terrain/free-battle: {unit:The} que entra en {terrain:a} no tiene que detenerse y puede combatir. | No se detiene, puede combatir | No tiene que detenerse y puede combatir.
    terrain/stop-battle: {unit:The} que entra en {terrain:a} debe detenerse y puede combatir. | Se detiene, puede combatir | Debe detenerse y puede combatir.
    terrain/stop-no-battle: {unit:The} que entra en {terrain:a} debe detenerse y no puede combatir este turno. | Se detiene, no puede combatir | Debe detenerse y no puede combatir este turno.
  `),

  problems: said(`
    same-hex: Los dos hexes son el mismo ({hex}): indica dos distintos.
    two-terrains: El hex {hex} está en dos listas de terreno: un hex sólo tiene un terreno.
    rampart-needs-ground: Allí no puede haber unidades ({terrain}), con terraplén o sin él: deja el terraplén sin indicar.
  `),
} satisfies PartOfMessages;
