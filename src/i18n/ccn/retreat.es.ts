import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    ccn/retreat: Banderas y retirada | Cuántas ignora, hexágonos y bloques que cuesta | Resuelve lo que hacen a una unidad los impactos y las banderas de una tirada: los bloques perdidos, la comprobación de baja de su líder, cuántas banderas puede ignorar y por qué, cuántos hexágonos debe retirarse y cuántos hace, los bloques que cuesta el resto, qué es de su líder y si puede Responder al ataque. Si un hexágono concreto vale se pregunta en ccn/fall-back.
    ccn/fall-back: ¿Puede retirarse a este hexágono? | Si el hexágono vale para retirarse | Dice si un hexágono vale en la retirada de una unidad o de un líder sin unidad: su dirección, su terreno y lo que contiene, si la retirada acaba allí, si un líder queda vinculado y si hace falta el Escape.
  `),

  fields: labelled(`
    flags: Banderas | Banderas sacadas contra la unidad, antes de ignorar ninguna.
    hits: Impactos | Impactos de la misma tirada; los que pasan de los bloques de la unidad no hacen nada.
    rolledIn: Tirada en | attack, el ataque en melee de la unidad a la que le toca; battle-back, la Respuesta de la unidad a la que esta atacó; first-strike, First Strike, o un cuadro que combate antes que la caballería que lo ataca; ranged, un disparo.
    bySquare: Sacadas por un cuadro | Si las banderas las sacó infantería en cuadro, sola o en Armas Combinadas. En melee contra caballería son banderas de rebote, que nunca se ignoran.
    leaderCheck: Caras de la comprobación de líder | Los dados tirados por el líder vinculado, como salieron: 2 mientras su unidad tiene bloques, 1 si ya no tiene. Si se omite: aún no se han tirado.
    ignores: Banderas que ignora | Cuántas banderas ignora su dueño. Si se omite: todas las que puede.
    freeHexes: Hexágonos libres de su ruta | Cuántos hexágonos de la ruta que eligió su dueño están libres para ella, uno tras otro. 0 si no puede retirarse. Si se omite: los que necesite.
    closedBy: Qué cierra la ruta | Qué hay detrás de los hexágonos libres: friends, unidades amigas; enemies, unidades o líderes enemigos; impassable, sólo terreno en el que nadie entra; edge, su propio borde del tablero. Sólo importa si no bastan los hexágonos libres.
    leaderAt: Líder solo en la ruta | En cuál de los hexágonos libres, contados desde 1, hay un líder amigo solo. Si se omite: en ninguno.
    freeHexesOtherWay: Hexágonos libres de otra ruta | Cuántos hexágonos podría hacer por la mejor de sus otras rutas. Si se omite: ninguna otra es mejor.
    struckFirst: Ya ha combatido antes | Si esta unidad ha combatido en esta melee antes de que la atacaran: con la carta First Strike, o como cuadro contra la caballería.
    nationalFlags: Banderas de su tarjeta | Banderas que ignora además por su tarjeta nacional; las de la Guardia van en guardFlags.
    nationalHexes: Hexágonos de su tarjeta | Hexágonos que su tarjeta nacional añade a su retirada por cada bandera (o quita, con signo menos).
    direction: Dirección | Dónde queda el hexágono, visto desde el anterior: own-side, en la fila siguiente hacia su propio lado; sideways, en la misma fila; enemy-side, hacia el enemigo; own-edge, fuera del tablero por su propio borde.
    hexTerrain: Terreno de ese hexágono | Terreno del hexágono en que entraría: clear despejado, forest bosque, hill colina, rugged-hill colina escarpada, town pueblo o molino, river río, ford río vadeable, bridge puente, quarry cantera de arena.
    holds: Qué hay en el hexágono | nobody, nadie; friendly-unit, una unidad amiga sin líder; friendly-unit-with-leader, una con líder; friendly-leader, un líder amigo solo; enemy-unit, una unidad enemiga, con líder o sin él; enemy-leader, un líder enemigo solo.
    nthHex: Qué hexágono de la ruta | Cuál de los hexágonos de su ruta es este, contados desde 1. Un líder sin unidad hace 3 como mucho.
    ends: Acaba ahí | Si la retirada acabaría en ese hexágono.
  `),

  answers: labelled(`
    flagsIgnorable: Banderas que puede ignorar | Banderas de esta tirada que la unidad puede ignorar como mucho, por todos sus motivos juntos. null, aquí y en lo que hacen las banderas: lo decide la comprobación de su líder, aún pendiente.
    flagsIgnored: Banderas ignoradas | Banderas que ignora.
    hexesPerFlag: Hexágonos por bandera | Hexágonos que se retira por cada bandera no ignorada; 0 si no hay ninguna.
    retreatHexes: Hexágonos de retirada | Hexágonos que exigen las banderas no ignoradas.
    hexesMade: Hexágonos hechos | Hexágonos que se retira.
    blocks: Bloques | Bloques de la unidad antes y después del paso.
    blocksLost: Bloques perdidos por impactos | Bloques que quitan los impactos.
    blocksLostInRetreat: Bloques perdidos en la retirada | Bloques que cuestan los hexágonos no hechos.
    allBlocksLost: Bloques perdidos en total | Bloques perdidos por impactos y en la retirada. En las probabilidades, su media.
    blocksLeft: Bloques restantes | Bloques que le quedan a la unidad.
    eliminated: Eliminada | Si la unidad ha perdido su último bloque. En las probabilidades, cuánto de probable es.
    retreats: Se retira | Probabilidad de que deje su hexágono en una retirada sin ser eliminada.
    leftHex: Ha dejado su hexágono | Si ha hecho 1 hexágono al menos.
    joinsLeader: Se le une un líder | Si un líder amigo solo de su ruta queda vinculado a ella y detiene su retirada.
    leaderChecks: Comprobaciones de líder | Cuántas comprobaciones se hacen por su líder: casi siempre 1 por tirada como mucho.
    leaderCheckDice: Dados de la comprobación | Dados que se tiran por su líder en su comprobación, la última si hay 2; 0 si no hay.
    leaderLost: Líder perdido | Si el líder se pierde; nada mientras su comprobación está pendiente.
    leader-lost: El líder se pierde | Probabilidad de que el líder se pierda.
    leaderMust: Qué debe hacer el líder | Qué debe hacer, si sobrevive, un líder que se ha quedado sin unidad o al que atacaron solo: retreat, retirarse de 1 a 3 hexágonos; escape, atravesar una unidad enemiga; leave, salir del mapa por su borde; perish, es eliminado. nothing, en los demás casos.
    banners: Banderas de Victoria | Banderas de Victoria que gana con ello el oponente. null: lo decide la comprobación del líder, aún pendiente.
    mustStop: Debe parar | Si su retirada acaba en ese hexágono, quede lo que quede de ella.
    attaches: Un líder queda vinculado | Si un líder queda vinculado a una unidad en ese hexágono.
    escapeNeeded: Exige el Escape | Si el líder sólo puede pasar por ese hexágono con el Escape.
    unitsAffected: Afecta a quien atraviesa | Si les ocurre algo a las unidades que atraviesa un líder: nunca.
    leavesBoard: Sale del tablero | Si el líder sale allí del tablero: no da Bandera de Victoria, pero su ejército lo pierde.
  `),

  terms: worded(`
    rolledIn: attack = ataque en melee | battle-back = Respuesta | first-strike = First Strike, o cuadro antes que la caballería | ranged = disparo
    closedBy: friends = unidades amigas | enemies = el enemigo | impassable = terreno intransitable | edge = su propio borde
    direction: own-side = hacia su propio lado | sideways = de costado | enemy-side = hacia el enemigo | own-edge = fuera del tablero por su borde
    holds: nobody = nadie | friendly-unit = una unidad amiga | friendly-unit-with-leader = una unidad amiga con líder | friendly-leader = un líder amigo solo | enemy-unit = una unidad enemiga | enemy-leader = un líder enemigo solo
  `),

  steps: said(`
    ccn-1.4: Por cada bandera, {target:the} se retira 1 hexágono.
    ccn-4.2/unit: {target:The} ha perdido su último bloque: el oponente gana 1 Bandera de Victoria por ella.
    ccn-5.78/back: Han disparado a {unit:the}: no se Responde a un disparo.
    ccn-5.111: Una bandera no impacta a {target:the}, pero puede hacer que se retire: {flags} {flags?bandera|banderas}.
    ccn-5.112: {hits} {hits?impacto|impactos}: {target:the} pierde {lost} {lost?bloque|bloques} y conserva {left}.
    ccn-5.113: {target:The} ha sido impactada con su líder: se hace una comprobación de baja.
    ccn-5.148: Una bandera no impacta a {target:the}, pero puede hacer que se retire: {flags} {flags?bandera|banderas}.
    ccn-5.149: {hits} {hits?impacto|impactos}: {target:the} pierde {lost} {lost?bloque|bloques} y conserva {left}.
    ccn-5.150: {target:The} ha sido impactada con su líder: se hace una comprobación de baja.
    ccn-5.153: A {unit:the} le quedan bloques y sigue en su hexágono: puede Responder al ataque.
    ccn-5.154/none: No se Responde a una Respuesta: {unit:the} no combate más.
    ccn-5.155: {unit:The} ha dejado su hexágono en una retirada: no puede Responder.
    ccn-5.156: {unit:The} debía retirarse y no ha podido: si le quedan bloques, puede Responder.
    ccn-5.159: Si otras la atacan también, {unit:the} puede Responder a cada una.
    ccn-5.162: {target:The} ha perdido bloques por los dados: se comprueba su líder antes de la retirada.
    ccn-5.162/retreat: {target:The} ha perdido bloques por una retirada que no completa: se comprueba su líder.
    ccn-5.163: La misma tirada ya había exigido una comprobación: no hay otra.
    ccn-5.171: Cuando el líder deje el hexágono, la atacante puede Ocupar el Terreno o hacer un Avance de Caballería hacia él.
    ccn-5.174: {flags} {flags?bandera|banderas}: {target:the} debe retirarse {hexes} {hexes?hexágono|hexágonos} hacia su propio lado.
    ccn-5.175: Su jugador elige los hexágonos por los que se retira {target:the}.
    ccn-5.175/any-way: Por otra ruta {target:the} haría {other} {other?hexágono|hexágonos} y no {hexes}, pero su jugador puede elegir.
    ccn-5.175/shorter: Por otra ruta {target:the} haría {other} {other?hexágono|hexágonos} y no {hexes}: según la lectura b de R60 debe tomar esa.
    ccn-5.176: {target:The} debe retirarse hacia su propio lado: ese hexágono no queda por ahí.
    ccn-5.176/towards: Ese hexágono está en la fila siguiente hacia el lado de {target:the}.
    ccn-5.177: El terreno transitable ({terrain}) no detiene la retirada de {target:the}.
    ccn-5.178: {target:The} no puede retirarse a un terreno intransitable ({terrain}).
    ccn-5.178/closed: Un terreno intransitable cierra la ruta de {target:the}.
    ccn-5.179: {target:The} no puede retirarse a un hexágono ocupado ni atravesarlo.
    ccn-5.179/enemies: El enemigo cierra la ruta de {target:the}.
    ccn-5.179/friends: Unidades amigas cierran la ruta de {target:the}.
    ccn-5.179/leader: {target:The} ya lleva un líder: el líder solo del hexágono {at} de su ruta se la cierra.
    ccn-5.179/two-leaders: {target:The} ya lleva un líder: no puede entrar en el hexágono de otro.
    ccn-5.180: El líder vinculado a {target:the} se retira con ella.
    ccn-5.181: El líder solo del hexágono {at} queda vinculado a {target:the}, que termina allí su retirada.
    ccn-5.181/stops: {target:The} no lleva líder: puede entrar, el líder solo queda vinculado a ella y su retirada termina allí.
    ccn-5.182: {target:The} no puede hacer {hexes} {hexes?hexágono|hexágonos} de su retirada: pierde {lost} {lost?bloque|bloques}.
    ccn-5.182/edge: {target:The} saldría del tablero.
    ccn-5.182/off-board: {target:The} no puede retirarse fuera del tablero: cada hexágono que no completa cuesta 1 bloque.
    ccn-5.183: Por cada bandera, {target:the} se retira 3 hexágonos.
    ccn-5.184: Por su tarjeta nacional, {target:the} se retira otro número de hexágonos por bandera.
    ccn-5.185: De {flags} {flags?bandera|banderas}, {target:the} puede ignorar {ignorable}; su dueño ignora {ignored}.
    ccn-5.185/too-many: {target:The} puede ignorar {most} {most?bandera|banderas} como mucho, no {ignores}.
    ccn-5.186: Los motivos por los que {target:the} puede ignorar banderas se suman: {ignorable}.
    ccn-5.187: Su líder permite a {target:the} ignorar 1 bandera.
    ccn-5.187/open: Su líder solo permite a {target:the} ignorar 1 bandera si sobrevive a la comprobación, que va antes y aún no se ha tirado.
    ccn-5.188: Con apoyo en 2 hexágonos adyacentes o más, {target:the} puede ignorar 1 bandera.
    ccn-5.189: Un líder solo junto a {target:the} cuenta entre sus apoyos igual que una unidad.
    ccn-5.190: {target:The} está en cuadro: nadie adyacente la apoya.
    ccn-5.191: {target:The} se defiende en un terreno que le permite ignorar una bandera.
    ccn-5.192: Los granaderos pueden ignorar 1 bandera: {target:the}.
    ccn-5.193: Los coraceros pueden ignorar 1 bandera.
    ccn-5.194: Por ser de la Guardia, {target:the} puede ignorar las banderas que dice su tarjeta nacional.
    ccn-5.195: Una bandera de rebote nunca se ignora, pueda lo que pueda ignorar {target:the} en otros casos.
    ccn-5.196: La tarjeta nacional de {target:the} cambia las banderas que puede ignorar.
    ccn-5.201: El líder puede salir del tablero por su propio lado: no da Bandera de Victoria, pero su ejército lo pierde.
    ccn-5.202: El líder debe retirarse hacia su propio lado: ese hexágono no queda por ahí.
    ccn-5.202/towards: Ese hexágono está en la fila siguiente hacia el lado del líder, por la ruta que eligió su dueño.
    ccn-5.197/too-far: Un líder sin unidad se retira 3 hexágonos como mucho: el {hexes} queda demasiado lejos.
    ccn-5.203: El líder no puede retirarse a un terreno intransitable ({terrain}).
    ccn-5.203/passable: El terreno transitable ({terrain}) no detiene la retirada del líder.
    ccn-5.204: El líder no puede acabar su retirada con otro líder ni con una unidad enemiga.
    ccn-5.205: El líder puede quedarse con la unidad amiga y queda vinculado a ella.
    ccn-5.205/passes: El líder puede atravesar el hexágono de una unidad amiga.
    ccn-5.206: El líder puede atravesar un hexágono con un líder amigo.
    ccn-5.207: A la unidad que atraviesa el líder no le ocurre nada.
    ccn-5.208: El líder puede atravesar la unidad enemiga si supera el Escape.
    ccn-5.208/leader: El líder no puede atravesar el hexágono de un líder enemigo solo.
    ccn-5.209: Hay una unidad enemiga en la ruta elegida: el líder debe intentar el Escape.
    ccn-6.25/back: {unit:The} ya ha combatido antes que la caballería: no Responde.
    ccn-6.30: Un cuadro adyacente rechaza a {target:the}: sus banderas la hacen retirarse.
    ccn-6.38: {target:The} está en cuadro y no puede mover: no hace ninguno de sus {hexes} {hexes?hexágono|hexágonos}.
    ccn-6.39: También en cuadro {target:the} puede ignorar banderas por su líder y por su tipo.
    ccn-6.40: En cuadro {target:the} no recibe apoyo; sí se lo da a otras.
    ccn-7.37: Atacan a {target:the} por un lado fortificado: puede ignorar 1 bandera.
    ccn-7.38: No atacan a {target:the} por un lado fortificado: la fortificación no la ayuda.
    ccn-7.55/back: Una cantera de arena es intransitable para {target:the}.
    ccn-8.54/back: {unit:The} ha usado First Strike: no Responde en esta melee.
  `),

  because: said(`
    a-lone-friendly-leader: Un líder amigo solo no es una unidad ni un enemigo.
    all-flags-ignored: Ignora todas las banderas.
    cavalry-gets-no-cover: La fortificación no ayuda a la caballería.
    does-not-end-there: La retirada no acaba en ese hexágono.
    ends-there: La retirada acaba en ese hexágono.
    every-hex-made: Hace todos los hexágonos de su retirada.
    first-check-of-the-roll: La tirada no había exigido aún ninguna comprobación.
    guard-has-its-own-flags: Una unidad de la Guardia tiene las banderas de la Guardia y no las de los granaderos.
    impassable-there: Ese terreno es intransitable.
    leader-attached-already: La unidad ya lleva un líder vinculado.
    leader-lost: El líder cayó en su comprobación.
    leader-not-reached: No llega al hexágono de ese líder.
    left-its-hex: Ha dejado su hexágono.
    may-not-battle-back: No puede Responder.
    no-artillery: No es artillería.
    no-block-lost: La unidad no ha perdido ningún bloque.
    no-hex-made: No hace ningún hexágono de su retirada.
    no-leader-of-its-own: La unidad no lleva líder.
    not-a-lone-leader: Es una unidad, no un líder sin ella.
    not-cavalry: No es caballería.
    not-cuirassiers: No son coraceros.
    not-militia: No es milicia.
    not-the-guard: No es de la Guardia.
    not-through-fieldworks: No la atacan por un lado fortificado.
    nothing-to-ignore-with: Nada le permite ignorar banderas.
    one-reason: Sólo hay un motivo para ignorar banderas.
    passable: Ese terreno es transitable.
    reading-r31-b: Se usa la lectura b de R31: puede atravesar el hexágono de un líder.
    reading-r48-b: Se usa la lectura b de R48: un líder enemigo solo no le cierra el paso.
    reading-r6-b: Se usa la lectura b de R6: cabe un paso por la misma fila.
    reading-r61-b: Se usa la lectura b de R61: una unidad que se pierde exige su propia comprobación.
    reading-r62-b: Se usa la lectura b de R62: el cuadro también puede Responder.
    rolled-at-a-distance: El cuadro ha disparado de lejos: sus banderas son corrientes.
    still-in-its-hex: Sigue en su hexágono.
    support-below-two: Le dan apoyo menos de 2 hexágonos adyacentes.
    through-fieldworks: La atacan por un lado fortificado.
  `),

  ...summed(`
    retreat/check: La comprobación de su líder está pendiente ({dice} dados): si él sobrevive, {target:the} hace {hexes} de {due} {due?hexágono|hexágonos} y conserva {left} {left?bloque|bloques}. | Comprobación de líder pendiente | Queda por tirar la comprobación de su líder; si él sobrevive, conserva {left} {left?bloque|bloques}.
    retreat/goes-back: {target:The} se retira {hexes} {hexes?hexágono|hexágonos} y conserva {left} {left?bloque|bloques}. | Se retira {hexes} {hexes?hexágono|hexágonos} | Se retira {hexes} {hexes?hexágono|hexágonos} y conserva {left} {left?bloque|bloques}.
    retreat/partly: {target:The} sólo hace {hexes} de {due} hexágonos de su retirada, pierde por ella {lost} {lost?bloque|bloques} y conserva {left}. | Se retira {hexes} {hexes?hexágono|hexágonos} y pierde {lost} {lost?bloque|bloques} | Sólo se retira {hexes} de {due} hexágonos: pierde {lost} {lost?bloque|bloques} y conserva {left}.
    retreat/held: {target:The} no puede retirarse sus {due} {due?hexágono|hexágonos}: se queda, pierde {lost} {lost?bloque|bloques} y conserva {left}. | No puede retirarse: pierde {lost} {lost?bloque|bloques} | No puede retirarse: pierde {lost} {lost?bloque|bloques} y conserva {left}.
    retreat/eliminated: {target:The} ha perdido su último bloque: queda eliminada. | Eliminada
    retreat/leader-retreat: {target:The} queda eliminada; si su líder sobrevive, se retira 1, 2 o 3 hexágonos. | Eliminada; su líder se retira | Queda eliminada, y su líder se retira 1, 2 o 3 hexágonos.
    retreat/leader-escape: {target:The} queda eliminada; si su líder sobrevive, debe usar el Escape por una unidad enemiga. | Eliminada; su líder, al Escape | Queda eliminada, y su líder debe usar el Escape.
    retreat/leader-leave: {target:The} queda eliminada; si su líder sobrevive, debe salir del mapa. | Eliminada; su líder sale del mapa | Queda eliminada, y su líder debe salir del mapa.
    retreat/leader-perish: {target:The} queda eliminada, y su líder con ella, porque no tiene salida. | Eliminada con su líder | Queda eliminada, y su líder con ella.
    fall-back/yes: {target:The} puede retirarse a ese hexágono. | Puede |
    fall-back/no: {target:The} no puede retirarse a ese hexágono. | No puede |
    fall-back/leaves: {target:The} puede salir allí del tablero; no da Bandera de Victoria. | Puede salir del tablero
    fall-back/escape: {target:The} puede atravesar ese hexágono si supera el Escape. | Con el Escape | Puede pasar, si supera el Escape.
  `),

  problems: said(`
    leader-beyond-free-hexes: El líder solo está en uno de los hexágonos libres: con {hexes} libres no puede estar en el {at}.
    guard-flags-needed: Diga cuántas banderas ignora {unit:the} por su tarjeta nacional: 1 o 2.
    leader-without-unit: Un líder solo no lleva otro líder consigo.
    more-faces-than-check: Hay {given} {given?cara|caras}, pero por el líder {dice?se tira|se tiran} {dice} {dice?dado|dados}.
  `),
} satisfies PartOfMessages;
