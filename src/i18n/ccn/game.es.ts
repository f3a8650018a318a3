import { called, said } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  terms: {
    ...called(`
      LD: el | líder solo | Líder
    `),
    ...said(`
      left:the: el Flanco Izquierdo
      centre:the: el Centro
      right:the: el Flanco Derecho
      fieldworks:a: un hexágono con fortificación
      x: una x y los bloques
      *: un asterisco (*)
    `),
    ' with ': 'la palabra with y la artillería que se suma',
  },

  steps: said(`
    game/all-have-orders: La carta ya ha dado órdenes a todos los que la reciben: nadie más tiene una.
    game/another-combat-first: Antes va el Ataque de Bonificación de {unit:the} de {hex}, o se renuncia a él.
    game/cannot-end-here: El líder no puede acabar en {hex}: allí hay un enemigo u otro líder.
    game/guns-once-in-order: La artillería que se suma se nombra por sus hexágonos, cada uno una sola vez y en el orden del tablero.
    game/has-an-order: Quien está en {hex} ya tiene una orden, y en un turno no recibe dos.
    game/hex-by-hex: Se va de hexágono en hexágono: {hex} no es adyacente a {from}.
    game/in-square-already: La infantería de {hex} ya está en cuadro.
    game/leader-must-go: El líder debe retirarse 1 hexágono como mínimo.
    game/leads-his-unit: Leadership sólo da una orden a una unidad mientras su líder sigue con ella: en {hex}, o la tienen los dos juntos o la tiene él solo.
    game/name-a-section: Antes se nombra la sección en que Force March da órdenes a toda la infantería.
    game/no-attached-leader: En {hex} no hay ningún líder vinculado a una unidad.
    game/no-exit-there: En esta batalla ese bando no puede salir por {hex}.
    game/no-march: Sólo se nombra una sección con Force March, y si da órdenes a su infantería.
    game/no-rally: Sólo se recuperan bloques con la carta Rally.
    game/no-room-there: {unit:The} no puede volver desde {hex}: ni en su línea base ni en la fila de delante hay un hexágono para ella.
    game/no-supply: Sólo se hace volver a una unidad con la carta Short Supply.
    game/no-table: Ni el reglamento ni una tarjeta nacional dan dados aquí a {unit:the}: pon su tabla en la hoja nacional de su bando.
    game/no-way-back: {unit:The} no tiene 2 hexágonos libres hacia su propio lado: no puede Retirarse y Reformar.
    game/no-way-to-end: Desde {hex} el líder no llegaría a ningún hexágono en que pueda acabar su retirada.
    game/not-at-own-edge: El líder sólo puede salir por su propio borde y con un hexágono de su retirada: ahora no desde {hex}.
    game/not-in-square: {unit:The} de {hex} no está en cuadro: no tiene formación que abandonar.
    game/not-of-these-cards: {card} no es una de las cartas que se acaban de coger.
    game/only-artillery-joins: A un combate de Armas Combinadas sólo se suma artillería, no {unit:the}.
    game/only-as-a-reaction: {card} sólo se juega cuando el oponente declara una melee.
    game/only-grande-manoeuvre: Sólo La Grande Manoeuvre da a 1 unidad una orden corriente en lugar de las suyas.
    game/rally-instead: Con Rally sólo reciben una orden las unidades que recuperan un bloque.
    game/decide-react: Antes hay que decidir cómo reacciona {unit:the} de {hex}: los dados se tiran después.
    game/decide-battle-back: Antes hay que decidir si {unit:the} de {hex} Responde al ataque.
    game/decide-retire: Antes {unit:the} de {hex} tiene que acabar de Retirarse y Reformar.
    game/decide-leader: Antes el líder de {hex} tiene que completar su retirada.
    game/decide-further: Antes hay que decidir si {unit:the} de {hex} avanza 1 hexágono más.
    game/decide-bonus: Antes hay que decidir si {unit:the} de {hex} hace su Ataque de Bonificación.
    game/decide-supply: Antes el dueño de {unit:the} de {hex} dice a qué hexágono la lleva Short Supply.
    game/decide-keep: Antes hay que decidir con cuál de las cartas cogidas se queda su dueño.
    game/not-in-play: El turno empieza con una carta de Orden: antes no se hace nada.
    game/not-in-move: Esto no se hace en la fase de Movimiento.
    game/not-in-battle: Esto no se hace en la fase de Combate.
  `),

  problems: said(`
    position/already-won: Un bando ya tiene las Banderas de Victoria con que se gana ({goal}): la batalla ha terminado.
    position/artillery-without-table: La hoja nacional de su bando no tiene dados para {unit:the} con {blocks} {blocks?bloque|bloques} del hexágono {hex}: añádelos a su tabla.
    position/banners: Carácter {at}: un bando tiene de {least} a {most} Banderas de Victoria.
    position/blocks: Carácter {at}: {unit:the} tiene de 1 a {most} {most?bloque|bloques}; un líder solo se escribe sin x.
    position/cards-in-squares: De {side:the} se conocen {number} cartas en mano, pero con una en el contador por cada uno de sus cuadros sólo le {left?queda|quedan} {left}.
    position/goal: Carácter {at}: se gana con {least} a {most} Banderas de Victoria.
    position/hex-taken: El hexágono {hex} ya está ocupado.
    position/impassable: El hexágono {hex} es {terrain:a}, intransitable para quien está allí.
    position/leader-apart: En el hexágono {hex} el líder está vinculado a la unidad: se escribe como * tras ella.
    position/leader-without-unit: En el hexágono {hex} el líder está solo: * indica uno vinculado a una unidad.
    position/more-than-at-the-start: En el hexágono {hex} {unit:the} tiene {blocks} {blocks?bloque|bloques} y empieza con {start}.
    position/nation-contradiction: Carácter {at}: esta hoja nacional se contradice; su página muestra dónde.
    position/nation-name: Carácter {at}: esto no es el nombre de una nación.
    position/nation-value: Carácter {at}: ese valor no puede estar en una hoja nacional.
    position/no-objective-there: El hexágono {hex} no es un objetivo que se haya podido tomar.
    position/no-square-there: En el hexágono {hex} nadie forma en cuadro: es {terrain:a}.
    position/no-such-hex: Carácter {at}: el tablero no tiene ese hexágono. Las filas A, C, E, G e I van del 1 al 13; B, D, F y H, del 1 al 12.
    position/no-such-hexside: Carácter {at}: los lados de un hexágono son {options:raw}.
    position/no-such-section: Carácter {at}: las secciones son {options:raw}.
    position/no-such-token: Carácter {at}: un bando tiene fichas de cuadro del 1 al 4, y no más cuadros.
    position/no-such-unit: Carácter {at}: las unidades son {options:raw}; en un dibujo, el bando de arriba va en minúsculas.
    position/not-a-position: Esto no es una posición: todas empiezan por ccn1.
    position/not-at-the-edge: El hexágono {hex} no está en un borde del tablero: por él no sale ninguna unidad.
    position/square-of-no-infantry: Sólo la infantería forma en cuadro, no {unit:the} del hexágono {hex}.
    position/square-without-card: {side:The} tiene Mando {command}: con {squares} cuadros no hay carta para el del hexágono {hex}, porque quien forma en cuadro tiene 3 cartas en mano como mínimo.
    position/token-twice: En el hexágono {hex} hay un segundo cuadro con la ficha {token}.
  `),

  game: said(`
    phase/play: Carta de Orden
    phase/battle: Combate
    card/scout: Al acabar se cogen 2 cartas y se guarda 1.
    card/bayonet-charge: Hasta {orders} unidades de infantería.
    card/bombard: Hasta {orders} unidades de artillería.
    card/cavalry-charge: Hasta {orders} unidades de caballería.
    card/elan: {command} {command?dado|dados}: cada símbolo de tropa da orden a 1 unidad de esa arma y cada bandera a una unidad o líder cualquiera.
    card/fire-and-hold: Hasta {orders} unidades de infantería o artillería.
    card/first-strike: Nadie: se juega cuando un enemigo ataca en melee.
    card/force-march: Toda la infantería de 1 sección.
    card/cold-steel: Todas las unidades junto a un enemigo.
    card/leadership: Todos los líderes, y su unidad mientras siguen en ella.
    card/grande-manoeuvre: Hasta {orders} unidades o líderes, ninguna en cuadro.
    card/rally: {command} {command?dado|dados}: cada símbolo de tropa devuelve 1 bloque a una unidad de esa arma.
    card/short-supply: Nadie: 1 unidad de cualquier bando vuelve a su línea base.
    do/march: Dar órdenes a toda la infantería de {section:the}
    do/order-one: Dar a {hex} la única orden corriente en su lugar
    do/order-leader: Dar al líder de {hex} la orden de separarse
    do/leave-square: Dar a {hex} la orden de abandonar el cuadro
    do/send: Hacer volver a su línea base a la unidad de {hex}
    do/attack-with: Atacar {to} desde {from} en Armas Combinadas con {guns}
    do/end: Acabar la fase
    do/first-strike: Jugar First Strike
    do/retire: Retirarse y Reformar
    do/form-square: Formar en cuadro
    do/battle-back: Responder al ataque
    do/advance: Avanzar al hexágono desalojado
    do/pass-battle-back: No Responder al ataque
    do/pass-bonus: Sin Ataque de Bonificación
    do/keep: Quedarse con {card}
    ask/play: ¿Qué carta de Orden juegas?
    ask/order-done: {card} ya no tiene más órdenes que dar: acaba la fase.
    ask/order-march: ¿En qué sección das órdenes a toda la infantería con {card}?
    ask/order-supply: ¿A qué unidad, de cualquier bando, haces volver con {card}?
    ask/move-done: Ya no puede mover nadie: acaba la fase.
    ask/battle-done: Ya no puede combatir nadie: acaba la fase.
    ask/react-first-strike: {enemy:The} de {from} ataca a tu {unit} de {hex}: ¿aguanta o juegas First Strike?
    ask/react-retire: {enemy:The} de {from} ataca a tu {unit} de {hex}: ¿aguanta, o se Retira y Reforma?
    ask/react-retire-first-strike: {enemy:The} de {from} ataca a tu {unit} de {hex}: ¿aguanta, se Retira y Reforma, o juegas First Strike?
    ask/react-form-square: {enemy:The} de {from} ataca a tu {unit} de {hex}: ¿aguanta o forma en cuadro?
    ask/react-form-square-first-strike: {enemy:The} de {from} ataca a tu {unit} de {hex}: ¿aguanta, forma en cuadro o juegas First Strike?
    ask/battle-back: Tu {unit} de {hex} aguanta en su hexágono: ¿Responde al ataque de {enemy:the} de {from}?
    ask/retreat: Tu {unit} de {hex} debe retirarse {left} {left?hexágono|hexágonos}: ¿dónde acaba?
    ask/retire: Tu {unit} de {hex} se Retira y Reforma, {left} {left?hexágono|hexágonos} en total desde aquí: ¿dónde acaba?
    ask/leader: Tu líder de {hex} se retira, {left} {left?hexágono|hexágonos} como mucho: ¿dónde acaba?
    ask/advance: ¿Avanza tu {unit} de {from} al hexágono desalojado {hex}?
    ask/further: ¿Avanza tu {unit} de {hex} 1 hexágono más, y a cuál?
    ask/bonus: ¿A quién ataca tu {unit} de {hex} en su Ataque de Bonificación, si es que lo hace?
    ask/supply: ¿A qué hexágono de su línea base vuelve tu {unit} de {hex}?
    ask/keep: ¿Con cuál de las dos cartas te quedas?
    told/first-strike: First Strike de {by:the} contra {hex}.
    told/strikes-first: El cuadro de {by:the} combate primero contra {hex}.
    told/battle-back: {by:The} Responde al ataque de {hex}.
    told/leader-check: Comprobación de baja de líder en {hex}.
    told/eliminated: {unit:The} de {hex} es eliminada: 1 Bandera de Victoria para {winner:the}.
    told/leader-lost: El líder de {hex} cae: 1 Bandera de Victoria para {winner:the}.
    told/leader-moved: El líder va de {from} a {to}.
    told/exited: {unit:The} sale del campo de batalla por {over}.
    told/exited-led: {unit:The} sale del campo de batalla por {over} con su líder.
    told/captured: {side:The} toma el objetivo de {hex}: 1 Bandera de Victoria.
    told/formed: La infantería de {hex} forma en cuadro con la ficha {token}.
    told/square-over: El cuadro {token} de {hex} se deshace: su carta vuelve a la mano.
    told/rallied: La unidad de {hex} recupera 1 bloque.
    told/won: {side:The} tiene las Banderas de Victoria con que se gana la batalla.
  `),
} satisfies PartOfMessages;
