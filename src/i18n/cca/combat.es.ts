import { called, labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/may-battle: ¿Puede combatir? | Contra quién, tras mover y con esa carta | Dice si una unidad puede combatir contra un objetivo concreto, cuerpo a cuerpo o a distancia, después de lo que ha movido y con la carta en juego, y si debe hacerlo. No calcula dados ni resultados.
    cca/close-combat: Combate cuerpo a cuerpo: dados | Cuántos tira cada bando y qué impacta | Dice, antes de tirar, cuántos dados tira cada bando en un combate cuerpo a cuerpo, qué caras impactan, qué se ignora y cuántas banderas puede ignorar el objetivo, con las probabilidades exactas de la primera tirada.
    cca/close-combat-roll: Combate cuerpo a cuerpo: resolver una tirada | Bloques, retirada y si devuelve el combate | Resuelve una tirada ya hecha de un combate cuerpo a cuerpo: impactos, bloques, chequeo de líder, retirada, estandartes, si el objetivo puede devolver el combate y si el vencedor puede avanzar.
    cca/close-combat-outcome: Combate cuerpo a cuerpo: probabilidades | Cómo acabarán las dos unidades | Da las probabilidades exactas de cómo acaban las dos unidades tras el combate entero: la primera tirada, el chequeo de líder, la retirada y la tirada de respuesta si quien la recibe aguanta en su hex.
  `),

  fields: labelled(`
    ordersGiven: Órdenes ya dadas | Cuántas órdenes de la carta han ido a otros antes que ésta.
    detaches: Deja su unidad | Sólo para un líder (unit LD): sí, si parte del hex de una unidad y se separa de ella. Si se omite: no, parte solo.
    attacker: Atacante | La unidad con órdenes que ataca o que quiere combatir, y su situación antes de la primera tirada; para resolver la respuesta (roll: battle-back), tal como está en ese momento.
    defender: Defensor | La unidad enemiga, o el líder enemigo solo en su hex, contra la que se combate, y su situación antes de la primera tirada; para resolver la respuesta (roll: battle-back), tal como está en ese momento.
    unit: Unidad | Tipo de unidad. LI infantería ligera, LS ligera con hondas, LB ligera con arcos, AX auxiliares, WR guerreros, MI infantería media, HI infantería pesada, LC caballería ligera, MC caballería media, HC caballería pesada, CH carros pesados, EL elefantes, LD un líder solo en su hex (sin unidad) o que mueve por su cuenta, donde cabe un líder; WM máquinas de guerra, sólo en cca/unit.
    blocks: Bloques | Bloques que le quedan a la unidad antes de la tirada. Si se omite: fuerza completa (4 a pie, 3 la caballería, 2 los elefantes y los carros, 1 un líder solo).
    leader: Líder propio | Dónde está el líder amigo más útil: attached, unido a la unidad, en su mismo hex; adjacent, en un hex adyacente a la unidad; none, en ninguno de esos sitios. Unido o adyacente, los símbolos de líder de la unidad impactan; sólo unido permite ignorar 1 bandera, da combate de bonificación a las unidades a pie y se expone al chequeo. Los elefantes no obtienen nada de un líder. Un líder solo (LD) no puede tener otro unido.
    terrain: Terreno de su hex | Terreno del hex que ocupa esta unidad: clear despejado, rough abrupto, forest bosque, hill colina, ford río vadeable, camp campamento fortificado. En river (río no vadeable) y coast (costa) no puede haber unidades: se rechazan, salvo en cca/terrain, que lo dice. Un terraplén no es un terreno: va en rampart.
    rampart: Terraplén | Terraplén de defensa en el hex de esta unidad: between, en el lado del hex que la separa de la otra unidad (a distancia, el lado por el que entra la línea de visión en su hex); elsewhere, sólo en otros lados; none, en ninguno. Cuenta cuando tiran contra esta unidad: si va a pie y el terraplén está en medio, ignora 1 espada y puede ignorar 1 bandera.
    support: Hexes con apoyo | Cuántos de los 6 hexes adyacentes a esta unidad contienen una unidad amiga o un líder amigo solo (una unidad con su líder unido cuenta 1). Con 2 o más puede ignorar 1 bandera; con 1, nada. A los elefantes no les sirve.
    moved: Hexes movidos | Hexes que la unidad ha movido este turno antes de combatir, hasta el hex en que está; 0 si no se ha movido. No se cuenta el Avance de Ímpetu (va en bonus). Si es mayor que 0, se entiende que este turno ha entrado en el terreno de su hex.
    card: Carta en juego | Carta de mando con la que se ha dado la orden al atacante: clash-of-shields Choque de Escudos, mounted-charge Carga Montada, i-am-spartacus Soy Espartaco, double-time Tiempo Doble, line-command Mando en Línea, move-fire-move Mueve-Dispara-Mueve, darken-the-sky El Cielo se Oscurece; none, cualquier otra. Con Contraataque se pone la carta que se copia. Sus dados sólo se suman al ataque del atacante, nunca a una respuesta ni a un Primer Golpe. Primer Golpe va en firstStrike.
    bonus: Combate de bonificación | Sí, si este combate es el segundo del turno de la unidad, después de su Avance de Ímpetu. Lo tienen los guerreros, las unidades a pie con un líder unido, la caballería, los carros y los elefantes. En él Choque de Escudos no da dados, y no cabe un tercer combate.
    firstStrike: Primer Golpe | Sí, si el defensor juega la carta Primer Golpe: su unidad tira primero y, si el atacante aguanta en su hex, responde devolviendo el combate. Sólo para una unidad, no para un líder solo. No cabe a la vez que evades.
    evades: El defensor se evade | Sí, si el defensor elige evadirse en vez de aguantar. La consulta dice si puede ante ese atacante; no comprueba si tiene libre el hex de detrás. Un líder solo se evade siempre, sin que haga falta decirlo aquí. No cabe a la vez que firstStrike.
    faces: Caras que han salido | Los dados de la tirada tal como han caído, uno por elemento y en cualquier orden: green círculo verde, blue triángulo azul, red cuadrado rojo, leader símbolo de líder, flag bandera, swords espadas. No incluye los dados que los elefantes vuelven a tirar (rolledAgain) ni los del chequeo de líder (leaderCheck). Como mucho, tantos como dados se tiran; los que no se indican están por tirar. En cca/ranged-combat son los dados de 1 disparo. Si se omite: aún no se ha tirado.
    rolledAgain: Dados vueltos a tirar | Sólo para elefantes: caras de los dados vueltos a tirar por sus espadas, también los repetidos más de una vez, en cualquier orden. Se suman a la tirada. Si se omite: ninguno; la respuesta dice cuántos faltan.
    leaderCheck: Chequeo de líder | Caras de los dados tirados por el líder unido al objetivo: 2 si su unidad ha perdido bloques y sobrevive (cae si ambas son leader), 1 si ha sido eliminada (cae si es leader); si aguanta los impactos y la elimina una retirada bloqueada, 1 dado más al final. Sólo cabe si el objetivo tiene un líder unido. Si se omite: aún no se ha tirado; la respuesta dice cuántos dados hay que tirar, y hasta entonces cuenta su ayuda contra las banderas.
    roll: Qué tirada | attack: la primera tirada del combate, la del atacante o, con Primer Golpe, la del defensor. battle-back: la que responde a la primera, la del defensor que devuelve el combate o, con Primer Golpe, la del atacante. Para ésta, blocks son los bloques que quedan tras la primera tirada.
    freeHexes: Hexes libres detrás | Cuántos hexes seguidos de su ruta, hacia su propio lado del campo de batalla, están libres para esta unidad. En una retirada, cada hex que le falta cuesta 1 bloque (salvo a los elefantes bloqueados por unidades). El hex de un líder amigo solo (leaderAt) cuenta como libre. Sólo importa si salen banderas contra ella o si se evade. Si se omite: todos los que necesite.
    blockedBy: Qué bloquea la retirada | Qué hay tras los hexes libres: units, unidades de cualquier bando (o un líder a cuyo hex no puede ir); edge, el borde del campo de batalla; impassable, terreno impracticable. Sólo importa para los elefantes: si los bloquean unidades no pierden bloques ellos, sino esas unidades.
    ignores: Banderas que quiere ignorar | Cuántas banderas ignora como mucho el dueño de esta unidad; nunca más de las que puede. 0: no ignora ninguna. Si se omite: todas las que puede.
    hits: Impactos | Impactos, es decir, bloques perdidos, en la misma tirada: se resuelven antes que las banderas. Para el chequeo de un líder, impactos que ha recibido su unidad.
    leaderAt: Líder solo en la ruta | En qué hex de su ruta de retirada, contado desde 1, hay un líder amigo solo. Una unidad sin líder unido puede ir allí: él se une a ella. Para una unidad con un líder unido ese hex está bloqueado. Si se omite: ninguno.
    stopsAtLeader: Se queda con el líder | Si la unidad termina su retirada en el hex del líder que se le une y no hace más hexes, sin coste.
    command: Mando | El Mando del bando: las cartas de mando que puede tener como mucho según su Consejo de Guerra. Cuenta con las cartas que dan órdenes a tantas unidades como el Mando. Si se omite: el del escenario y el ejército, si se indican; si no, desconocido.
    scenario: Escenario | La batalla que se juega; other, ninguna del libro o una que aquí no importa.
    army: Ejército | El ejército por el que se pregunta. En Agrigento y el río Crimiso, rome vale por los siracusanos, que juegan con los bloques romanos.
    turn: Turno de ese jugador | Qué turno de ese jugador es, contando los suyos desde 1. Sólo importa para el romano en el lago Trasimeno, cuya mano crece. Si se omite: 1, donde se puede.
    exitFrom: Sección desde la que sale | La sección del hex desde el que salen las unidades del campo de batalla, vista por su propio jugador; left-and-centre y centre-and-right son hexes cortados por una línea de puntos. Sólo cuenta en Cástulo.
    kind: Clase de combate | close, cuerpo a cuerpo contra un objetivo adyacente; ranged, a distancia.
    ordered: Tiene órdenes | Si la unidad ha recibido una orden este turno. Sin ella no mueve ni combate.
    battled: Ya ha combatido | Si la unidad ya ha combatido este turno, y cómo: no; close, cuerpo a cuerpo; ranged, a distancia. Tras un cuerpo a cuerpo sólo cabe el de bonificación (bonus).
    enemiesAdjacent: Unidades enemigas adyacentes | Cuántas unidades enemigas hay en los 6 hexes adyacentes al atacante, contando el objetivo si es adyacente; un líder enemigo solo que no sea el objetivo no cuenta. Con 1 o más no puede disparar. Si se omite: 1 con distance 1; si no, 0.
    distance: Distancia | Hexes desde el atacante hasta el objetivo: no se cuenta el hex del atacante y sí el del objetivo. 1 es adyacente.
    lineOfSight: Línea de visión | Si el atacante ve el objetivo. Sólo cuenta en el combate a distancia.
    splitDice: Reparte los dados | Sí, si el jugador quiere repartir los dados de la unidad entre varios objetivos, lo que nunca se permite.
  `),

  answers: labelled(`
    draws: Coge | Cartas de mando que coge al final de ese turno.
    handAtEnd: Mano al final | Cartas de mando que tiene al final de ese turno, si no ha perdido ni ganado otras.
    command: Mando | Su Mando en ese turno: a cuántas unidades dan órdenes algunas cartas, y los dados de Soy Espartaco y Reorganización.
    ordersLeft: Órdenes que quedan | Órdenes de la carta que quedan después, con todas sus secciones juntas; null si la carta no fija un número o no se ha dicho el Mando.
    allowed: Se puede | Si lo que se pregunta está permitido: el combate tal como se declara o, dentro de battleBack, que el objetivo de esta tirada devuelva el combate; en las demás consultas, lo que cada una pregunta.
    dice: Dados | Dados que se tiran: los de la primera tirada (con Primer Golpe, la del defensor) o, al resolver una tirada, los de ésa; dentro de battleBack, los de la respuesta. 0 si no se puede combatir.
    hitsOn: Impacta con | Caras que dan 1 impacto cada una en esa tirada, antes de restar lo que ignora el objetivo.
    swordsIgnored: Espadas ignoradas | Impactos de espada que ignora el objetivo: un número o all (todos). Es 0 si las espadas no impactan.
    redIgnored: Cuadrados rojos ignorados | Impactos de cuadrado rojo que ignora el objetivo: 1 si son elefantes contra caballería o carros; si no, 0.
    swordsAgain: Espadas que se repiten | Sí, si cada espada impacta y su dado se vuelve a tirar: cuando tiran elefantes y el objetivo no se evade.
    flagsIgnorable: Banderas ignorables | Cuántas banderas de esa tirada puede ignorar el objetivo si quiere, sumando cada motivo una vez. 0 si se evade o es un líder solo. Al resolver una tirada, es 0 también si no hay banderas que contar o la unidad muere por los impactos.
    hexesPerFlag: Hexes por bandera | Hexes que el objetivo se retira por cada bandera que no ignora. 0 si se evade o es un líder solo.
    battleBack: Devuelve el combate | La respuesta a esa tirada. En cca/close-combat, la tirada de quien responde si aguanta en su hex con algún bloque, contada con sus bloques actuales, o null si no hay respuesta. En cca/close-combat-roll, si el objetivo puede devolver el combate (allowed) y con cuántos dados, ya restadas sus bajas; null mientras haya dados por tirar.
    mayEvade: Puede evadirse | Si el tipo de unidad del defensor puede evadirse de ese atacante.
    blocks: Bloques | Bloques que tiene el objetivo antes y después del paso.
    blocksLost: Bloques perdidos | Bloques que el objetivo pierde por impactos de esa tirada, sin los de una retirada bloqueada (allBlocksLost tiene ambos). En las probabilidades de una tirada, cuántos pierde y su media. En el combate entero, la media de bloques que pierde ese bando, en fracción exacta, con los de la retirada.
    allBlocksLost: Bloques perdidos en total | Bloques que el objetivo pierde por impactos y en su retirada juntos. En las probabilidades, su media.
    blocksLeft: Bloques que quedan | Bloques del objetivo después de los impactos y de la retirada.
    eliminated: Eliminado | Al resolver una tirada: si el objetivo ha perdido su último bloque, por impactos o en la retirada. null mientras lo decidan dados por tirar. En las probabilidades: la de que la tirada lo elimine, por impactos o en la retirada; en cca/close-combat su camino está libre. En cca/close-combat-outcome: probabilidad, en fracción exacta, de que ese bando acabe eliminado, también en la retirada.
    flagsIgnored: Banderas ignoradas | Banderas que el objetivo ha ignorado: las que puede, sin pasar de ignores.
    retreatHexes: Hexes de retirada | Hexes que las banderas no ignoradas obligan a retirarse al objetivo, pueda o no.
    hexesMade: Hexes retirados | Hexes que el objetivo se retira de verdad: los exigidos, sin pasar de freeHexes.
    blocksLostInRetreat: Bloques perdidos al retirarse | Bloques que el objetivo pierde por los hexes de retirada que le faltan.
    blockersLose: Pierden quienes bloquean | Bloques que pierde cada unidad que cierra el paso a los elefantes que se retiran. En los demás casos, 0.
    rampage: Estampida | Sí, si el objetivo son elefantes que deben retirarse: antes se tiran 2 dados contra cada hex adyacente ocupado. La consulta no resuelve esas tiradas.
    leftHex: Deja su hex | Si (null mientras haya dados por tirar) el objetivo se ha retirado al menos 1 hex, y por eso no devuelve el combate, o es un líder solo que debe evadirse. No lo es la evasión de una unidad.
    mustEvade: Debe evadirse | Si un líder debe evadirse 1, 2 o 3 hexes: antes de tirar, sí para un líder solo, que se evade si no recibe impacto; con las caras que han salido, si queda un líder solo en el hex; null mientras eso está abierto.
    mayBattleBack: Puede devolver el combate | Si la unidad puede devolver el combate. Nunca ante un disparo, tras evadirse ni fuera de su hex.
    result: Resultado de la tirada | Qué hacen al objetivo las caras indicadas, hasta donde lo deciden; null si no se ha indicado ninguna.
    leader-lost: Cae el líder | Probabilidad de que caiga el líder del objetivo, unido o solo.
    joinsLeader: Se une un líder | Si un líder amigo que estaba solo en la ruta ha quedado unido a la unidad que se retira.
    mayStop: Puede detenerse | Si la unidad puede terminar ahí su retirada y no hacer más hexes.
    hits: Impactos | Impactos de la tirada una vez restado lo que ignora el objetivo, incluidos los que sobran. En las probabilidades, su media.
    flags: Banderas | Banderas que han salido, con las de los dados vueltos a tirar y antes de ignorar ninguna. 0 si el objetivo se evade o es un líder solo.
    misses: Fallos | Dados tirados que no muestran ni una cara que impacta ni una bandera que cuenta. Un impacto ignorado no es un fallo.
    diceToRoll: Dados por tirar | Dados de la tirada que faltan por tirar: sus caras no se han indicado.
    chancesAre: De qué son las probabilidades | De qué son las probabilidades: before-any-die, de toda la tirada; part-known, de lo que sigue abierto en una tirada de la que se saben algunos dados; after-hits, del chequeo de líder tras estos impactos; known, no queda nada abierto y cada una es 0 o 1.
    diceToRollAgain: Dados por repetir | Dados que los elefantes aún deben volver a tirar por sus espadas y que no están en rolledAgain.
    leaderCheckDice: Dados del chequeo de líder | Dados que se tiran por el líder unido al objetivo: 2 si su unidad ha recibido impactos y sobrevive, 1 si los impactos la eliminan, 0 si no hay chequeo.
    leaderLost: Líder perdido | Al resolver una tirada: si cae el líder del objetivo, unido o solo; null mientras su chequeo está por tirar. En el combate entero: probabilidad, en fracción exacta, de que ese bando pierda el suyo.
    banners: Estandartes | Bloques de Estandarte de Victoria que gana con esta tirada quien tira: 1 por la unidad eliminada y 1 por el líder.
    bannersGained: Estandartes ganados | Estandartes de Victoria que el ejército gana con aquello por lo que se pregunta.
    mayAdvance: Avance de Ímpetu | Si quien tira puede entrar en el hex que el objetivo ha dejado vacío. Sólo tras un ataque propio, nunca al devolver el combate, con Primer Golpe o tras una evasión. null mientras haya dados por tirar.
    extraHex: Hex adicional | Si, tras el Avance de Ímpetu, puede avanzar 1 hex más. Sólo la caballería, y no si la detiene el terreno del hex desocupado (R45).
    bonusCombat: Combate de bonificación | Si, tras el Avance de Ímpetu, puede combatir cuerpo a cuerpo otra vez. Cuenta el terreno del hex desocupado: si prohíbe combatir al entrar, no hay combate de bonificación (R45). El del hex adicional no se pregunta.
    battleBackDice: Dados al devolver | Dados de la tirada de respuesta con los bloques actuales. 0 si no hay respuesta. Unos guerreros que pierdan bloques tirarán menos.
    defender: Defensor | Cómo acaba el defensor: sus probabilidades, o su suerte en cada desenlace.
    attacker: Atacante | Cómo acaba el atacante: sus probabilidades, o su suerte en cada desenlace.
    retreats: Se retira | En cca/close-combat y cca/ranged-combat: probabilidad de que el objetivo sobreviva a los impactos y deba retirarse; se entiende que tiene libre la ruta. En cca/close-combat-outcome: probabilidad, en fracción exacta, de que ese bando acabe vivo fuera de su hex por una retirada.
    stands: Aguanta | Probabilidad, en fracción exacta, de que ese bando acabe el combate vivo y en su hex.
    evades: Se evade | Probabilidad, en fracción exacta, de que ese bando acabe el combate vivo tras evadirse.
    mustBattle: Debe combatir | Sí, si puede combatir y además está obligado: guerreros que han movido 2 hexes o más. En todo otro caso combatir es optativo.
    choosesTarget: Elige objetivo | Sí, si puede combatir cuerpo a cuerpo y tiene más de una unidad enemiga adyacente: su jugador elige a cuál ataca.
    kind: Clase de combate | La clase de combate por la que se preguntaba.
    at-least-one-hit: Al menos 1 impacto | Probabilidad de que la primera tirada, o el disparo, quite al menos 1 bloque.
    at-least-one-flag: Al menos 1 bandera | Probabilidad de que en la primera tirada, o en el disparo, salga al menos 1 bandera, se ignore o no.
    nothing-happens: No pasa nada | Probabilidad de que la primera tirada, o el disparo, no dé impactos ni más banderas de las que el objetivo puede ignorar.
    defender-stands: El defensor aguanta | Probabilidad de que el defensor acabe el combate vivo y en su hex.
    defender-retreats: El defensor se retira | Probabilidad de que el defensor acabe vivo fuera de su hex por una retirada.
    defender-evades: El defensor se evade | Probabilidad de que el defensor acabe vivo tras evadirse.
    defender-eliminated: El defensor, eliminado | Probabilidad de que el defensor pierda su último bloque.
    attacker-stands: El atacante aguanta | Probabilidad de que el atacante acabe el combate vivo y en su hex.
    attacker-retreats: El atacante se retira | Probabilidad de que el atacante acabe vivo fuera de su hex por una retirada.
    attacker-eliminated: El atacante, eliminado | Probabilidad de que el atacante pierda su último bloque.
    defenderBlocksLost: Bloques que pierde el defensor | Media de bloques que pierde el defensor en el combate entero.
    attackerBlocksLost: Bloques que pierde el atacante | Media de bloques que pierde el atacante en el combate entero.
    defenderBlocks: Bloques del defensor | Bloques con que acaba el defensor; 0 es eliminado.
    attackerBlocks: Bloques del atacante | Bloques con que acaba el atacante; 0 es eliminado.
    defenderLeader: Líder del defensor | Qué es del líder unido al defensor: safe, a salvo; lost, perdido; none, no tiene.
    attackerLeader: Líder del atacante | Qué es del líder unido al atacante: safe, a salvo; lost, perdido; none, no tiene.
    mustStop: Debe detenerse | Si la unidad debe detenerse al entrar en el hex y ya no mueve más ese turno. null si no puede entrar.
    range: Alcance | Hexes a los que la unidad puede disparar; 0 si no tiene armas arrojadizas. En cca/line-of-sight, null si no se indica ninguna unidad.
  `),

  terms: {
    ...called(`
      LI: la | unidad de infantería ligera | Infantería ligera
      LS: la | unidad ligera con hondas | Ligera con hondas
      LB: la | unidad ligera con arcos | Ligera con arcos
      AX: la | unidad de auxiliares | Auxiliares
      WR: la | unidad de guerreros | Guerreros
      MI: la | unidad de infantería media | Infantería media
      HI: la | unidad de infantería pesada | Infantería pesada
      LC: la | unidad de caballería ligera | Caballería ligera
      MC: la | unidad de caballería media | Caballería media
      HC: la | unidad de caballería pesada | Caballería pesada
      CH: la | unidad de carros pesados | Carros pesados
      EL: la | unidad de elefantes | Elefantes
      LD: el | líder solo | Líder solo
    `),
    ...worded(`
      chancesAre: before-any-die = de toda la tirada, antes de tirar | part-known = de lo que sigue abierto | after-hits = del chequeo de líder, tras estos impactos | known = de un resultado que ya se sabe
      exitFrom: left = izquierda | left-and-centre = izquierda y centro | centre = centro | centre-and-right = centro y derecha | right = derecha
    `),
    ...said(`
      rough: terreno abrupto
      camp: campamento fortificado
      river: río no vadeable
      coast: costa
      green: círculo verde
      blue: triángulo azul
      red: cuadrado rojo
      leader: símbolo de líder
      swords: espadas
      leader.none: sin líder cerca
      attached: unido a la unidad
      adjacent: en un hex adyacente
      rampart.none: sin terraplén
      elsewhere: en otro lado del hex
      clash-of-shields: Choque de Escudos
      mounted-charge: Carga Montada
      i-am-spartacus: Soy Espartaco
      double-time: Tiempo Doble
      line-command: Mando en Línea
      move-fire-move: Mueve-Dispara-Mueve
      darken-the-sky: El Cielo se Oscurece
      order-two-units-left: Orden a Dos Unidades en la Izquierda
      order-two-units-center: Orden a Dos Unidades en el Centro
      order-two-units-right: Orden a Dos Unidades en la Derecha
      order-three-units-left: Orden a Tres Unidades en la Izquierda
      order-three-units-center: Orden a Tres Unidades en el Centro
      order-three-units-right: Orden a Tres Unidades en la Derecha
      order-four-units-left: Orden a Cuatro Unidades en la Izquierda
      order-four-units-center: Orden a Cuatro Unidades en el Centro
      order-four-units-right: Orden a Cuatro Unidades en la Derecha
      coordinate-attack: Ataque Coordinado
      out-flanked: Flanqueo
      order-light-troops: Orden a Tropas Ligeras
      order-medium-troops: Orden a Tropas Medias
      order-heavy-troops: Orden a Tropas Pesadas
      order-mounted: Orden a Montadas
      leadership-any-section: Liderazgo en Cualquier Sección
      inspired-left-leadership: Liderazgo Inspirado en la Izquierda
      inspired-center-leadership: Liderazgo Inspirado en el Centro
      inspired-right-leadership: Liderazgo Inspirado en la Derecha
      counter-attack: Contraataque
      first-strike: Primer Golpe
      rally: Reorganización
      akragas: Agrigento
      crimissos-river: el río Crimiso
      crimissos-river:short: Río Crimiso
      ticinus-river: el río Tesino
      ticinus-river:short: Río Tesino
      lake-trasimene: el lago Trasimeno
      lake-trasimene:short: Lago Trasimeno
      cannae: Cannas
      dertosa: Dertosa
      castulo: Cástulo
      baecula: Baécula
      ilipa: Ilipa
      zama: Zama
      scenario.other: otra
      lake: lago
      steep-hill: colina empinada
      carthage: Cartago
      rome: Roma
      syracuse: Siracusa
      left: izquierda
      centre: centro
      right: derecha
      close: cuerpo a cuerpo
      ranged: a distancia
      battled.no: no ha combatido
      attack: primera tirada
      battle-back: respuesta
      units: unidades
      edge: borde del campo de batalla
      impassable: terreno impracticable
      nobody: nadie
      friendly-unit: una unidad amiga sin líder
      attacker: atacante
      defender: defensor
      all: todas
      stands: aguanta
      retreats: se retira
      evades: se evade
      eliminated: eliminado
      defenderLeader.none: sin líder unido
      attackerLeader.none: sin líder unido
      safe: a salvo
      lost: perdido
    `),
  },

  steps: said(`
    council: En {scenario} se reparten a {army} {cards} cartas de mando.
    cca-7.6: El Mando es {command}, el máximo de cartas que puede tener el bando.
    cca-2.6: Sin una orden, {unit:the} no puede combatir.
    cca-8.15: La infantería ligera mueve 2 hexes como mucho: tras mover {moved} no puede combatir.
    cca-8.16: Los auxiliares mueven 2 hexes como mucho: tras mover {moved} no pueden combatir.
    cca-8.15/moves: La infantería ligera puede mover hasta {hexes} hexes y combatir.
    cca-8.16/moves: Los auxiliares pueden mover 1 hex y combatir, o {hexes} sin combatir.
    cca-8.18/moves: La infantería media puede mover {hexes} hex y combatir.
    cca-8.19/moves: Los guerreros pueden mover 1 hex y combatir, o {hexes} si entran en cuerpo a cuerpo.
    cca-8.21/moves: La infantería pesada puede mover {hexes} hex y combatir.
    cca-8.22/moves: La caballería ligera puede mover hasta {hexes} hexes y combatir.
    cca-8.23/moves: La caballería media puede mover hasta {hexes} hexes y combatir.
    cca-8.24/moves: La caballería pesada puede mover hasta {hexes} hexes y combatir.
    cca-8.25/moves: Los elefantes pueden mover hasta {hexes} hexes y combatir.
    cca-8.27/moves: Los carros pesados pueden mover hasta {hexes} hexes y combatir.
    cca-8.29/moves: Un líder por su cuenta puede mover hasta {hexes} hexes.
    cca-8.16/no-battle: Tras mover {moved} hexes, los auxiliares no pueden combatir de ninguna forma.
    cca-8.18: La infantería media mueve 1 hex como mucho: tras mover {moved} no puede combatir.
    cca-8.19: Los guerreros mueven 2 hexes como mucho: tras mover {moved} no pueden combatir.
    cca-8.19/must: Tras mover {moved} hexes, los guerreros deben combatir cuerpo a cuerpo.
    cca-8.21: La infantería pesada mueve 1 hex como mucho: tras mover {moved} no puede combatir.
    cca-8.22: La caballería ligera mueve 4 hexes como mucho: tras mover {moved} no puede combatir.
    cca-8.23: La caballería media mueve 3 hexes como mucho: tras mover {moved} no puede combatir.
    cca-8.24: La caballería pesada mueve 2 hexes como mucho: tras mover {moved} no puede combatir.
    cca-8.25: Los elefantes mueven 2 hexes como mucho: tras mover {moved} no pueden combatir.
    cca-8.27: Los carros pesados mueven 2 hexes como mucho: tras mover {moved} no pueden combatir.
    cca-8.32/retreat: {target:The} lleva un líder unido: no puede compartir el hex {hexes} de la ruta con el que hay allí.
    cca-9.3: Combatir es optativo para {unit:the}.
    cca-9.4: {unit:The} ya ha combatido este turno y no puede hacerlo otra vez.
    cca-9.5: Los dados de una unidad van todos contra el mismo objetivo: no se reparten.
    cca-9.6: Las bajas no quitan dados: con {blocks} {blocks?bloque|bloques}, {unit:the} tira los de siempre.
    cca-9.7: Los guerreros son la excepción: con {blocks} {blocks?bloque|bloques} tiran menos dados que a fuerza completa.
    cca-9.9: {unit:The} ya ha librado este turno la otra clase de combate.
    cca-10.1: {unit:The} no tiene armas arrojadizas: no puede disparar.
    cca-10.2: {target:The} está a {distance} hexes: sólo cabe el combate a distancia.
    cca-10.3: {unit:The} no tiene línea de visión hasta {target:the}.
    cca-10.4: {target:The} está en un hex adyacente: no se le puede disparar.
    cca-10.5: Con una unidad enemiga adyacente, {unit:the} no puede disparar a {target:the}.
    cca-10.11: Sin hondas ni arcos se dispara a {range} hexes como mucho: {target:the} está a {distance}.
    cca-10.12: Con hondas o arcos se dispara a {range} hexes como mucho: {target:the} está a {distance}.
    cca-10.19: Tras mover {moved} hexes, los auxiliares no pueden disparar.
    cca-11.1: {target:The} está en un hex adyacente: es un combate cuerpo a cuerpo.
    cca-11.2: Con una unidad enemiga adyacente, {unit:the} sólo puede combatir cuerpo a cuerpo.
    cca-11.2/close: {unit:The} tiene el objetivo adyacente: sólo puede combatir cuerpo a cuerpo.
    cca-11.3/order: Se resuelve por orden: evasión, terreno, primera tirada, impactos y retirada; luego, la respuesta.
    cca-11.4: {target:The} está a {distance} hexes: para atacar cuerpo a cuerpo tiene que estar en un hex adyacente.
    cca-11.4/announced: {unit:The} anuncia que ataca cuerpo a cuerpo a {target:the}, en un hex adyacente.
    cca-11.5: El defensor quiere evadirse: hay que ver si {unit:the} puede hacerlo ante {attacker:the}.
    cca-11.6: El terreno puede quitar dados: {from} bajo quien tira, {into} bajo su objetivo.
    cca-11.7: El tipo de unidad fija los dados: aquí tira {unit:the}.
    cca-11.7/rolls: {unit:The} hace la primera tirada, con {dice} {dice?dado|dados}.
    cca-11.8: La infantería ligera tira {dice} dados.
    cca-11.9: Las espadas de la infantería ligera fallan.
    cca-11.10: Los auxiliares tiran {dice} dados.
    cca-11.11: Tras mover {moved} hexes, los auxiliares no pueden combatir cuerpo a cuerpo.
    cca-11.12: La infantería media tira {dice} dados.
    cca-11.13: Los guerreros tiran {dice} dados.
    cca-11.14: Los guerreros cargan {moved} hexes contra el enemigo y deben combatir.
    cca-11.15: La unidad está a fuerza completa ({blocks} bloques): tira 1 dado más.
    cca-11.15/flag: Por su fuerza completa, {target:the} puede ignorar 1 bandera.
    cca-11.16: Con {blocks} {blocks?bloque|bloques}, los guerreros ya no tienen el dado ni la bandera de la fuerza completa.
    cca-11.16/flag: {target:The} ya no está a fuerza completa: por ella no ignora ninguna bandera.
    cca-11.17: La infantería pesada tira {dice} dados.
    cca-11.18: La caballería ligera tira {dice} dados.
    cca-11.19: Las espadas de la caballería ligera fallan.
    cca-11.20: La caballería media tira {dice} dados.
    cca-11.21: La caballería pesada tira {dice} dados.
    cca-11.22: Los carros pesados tiran {dice} dados.
    cca-11.23: Los carros pesados tiran sólo {dice} dados al devolver el combate o con Primer Golpe.
    cca-11.24: Los carros pesados ignoran 1 espada de {unit:the}.
    cca-11.25: Los elefantes pueden combatir sin moverse o tras mover hasta 2 hexes.
    cca-11.26: Los elefantes atacan con los dados que {target:the} tiraría contra ellos.
    cca-11.27: Contra otros elefantes, los elefantes atacan con {dice} dados.
    cca-11.28: Contra un líder solo, los elefantes atacan con {dice} {dice?dado|dados}.
    cca-11.29: Contra guerreros, los elefantes atacan con {dice} dados.
    cca-11.30: Contra carros pesados, los elefantes atacan con {dice} dados.
    cca-11.31: Al devolver el combate, los elefantes tiran tantos dados como {target:the} contra ellos.
    cca-11.32: Cada espada de los elefantes impacta y su dado se vuelve a tirar.
    cca-11.33: Los elefantes ignoran todas las espadas.
    cca-11.34: Los elefantes no obtienen nada de su líder: los símbolos de líder fallan.
    cca-11.34/flag: Un líder unido no da a los elefantes ninguna bandera que ignorar.
    cca-11.35: Los elefantes ignoran 1 cuadrado rojo de {unit:the}.
    cca-11.36: Ante caballería o carros, los elefantes pueden ignorar 1 bandera.
    cca-11.37: Ante elefantes, {target:the} se retira 1 hex más por bandera.
    cca-11.38: Un líder solo no puede combatir.
    cca-11.39: Hay un líder amigo en el hex de {unit:the} o en uno adyacente.
    cca-11.40: Un líder cerca no cambia los dados de los elefantes.
    cca-11.41: Cada símbolo del tipo de {target:the} es 1 impacto.
    cca-11.42: Cada círculo verde es 1 impacto contra {target:the}.
    cca-11.43: Cada triángulo azul es 1 impacto contra {target:the}.
    cca-11.44: Cada cuadrado rojo es 1 impacto contra {target:the}.
    cca-11.45: Cada espada de {unit:the} es 1 impacto.
    cca-11.46: Las espadas de {unit:the} fallan: tiene círculo verde y no es de auxiliares.
    cca-11.47: Contra {target:the} no cuentan todas las espadas: los elefantes las ignoran todas y los carros, 1.
    cca-11.48: Con un líder amigo cerca, cada símbolo de líder es 1 impacto.
    cca-11.49: {flags?Sale|Salen} {flags} {flags?bandera|banderas}: {target:the} debe retirarse por cada una que no ignore.
    cca-11.49/each: Por cada bandera que no ignore, {target:the} debe retirarse.
    cca-11.50: {misses?Falla|Fallan} {misses} {misses?dado|dados}.
    cca-11.51: {target:The} pierde {lost} {lost?bloque|bloques}: le {left?queda|quedan} {left}.
    cca-11.51/each: Cada impacto quita 1 bloque a {target:the}.
    cca-11.52: {surplus?Sobra|Sobran} {surplus} {surplus?impacto|impactos}, sin efecto.
    cca-11.53: El líder cae: sale del campo de batalla y da 1 estandarte.
    cca-11.54: {unit:The} aguanta en su hex: puede devolver el combate.
    cca-11.54/if: Si aguanta en su hex con 1 bloque o más, {unit:the} puede devolver el combate.
    cca-11.55: {unit:The} debía retirarse y no ha podido: sigue en su hex y puede devolver el combate.
    cca-11.56: {unit:The} ha dejado su hex al retirarse: no devuelve el combate.
    cca-11.56/else: Si se retira de su hex, {unit:the} no devuelve el combate.
    cca-11.57: Al responder, {unit:the} aplica su propia reducción de dados por terreno.
    cca-11.58: La respuesta se resuelve como un ataque: tira {unit:the}.
    cca-11.59: Hay {enemies} unidades enemigas adyacentes: el jugador elige a cuál ataca.
    cca-12.2: {target:The} se retira {hexes} {hexes?hex|hexes} por bandera.
    cca-12.3: Por excepción, {target:the} se retira {hexes} {hexes?hex|hexes} por bandera.
    cca-12.4: {flags?Cuenta|Cuentan} {flags} {flags?bandera|banderas}: la retirada es de {hexes} {hexes?hex|hexes}.
    cca-12.8: {target:The} no puede retirarse a través de terreno impracticable.
    cca-12.9: {target:The} no puede retirarse a un hex con otra unidad ni pasar por él.
    cca-12.10: El líder unido a {target:the} retrocede con ella.
    cca-12.11/elephants: Con la lectura c de R23, {target:the} no puede entrar en el hex de un líder solo.
    cca-12.11: En el hex {hexes} de su ruta, {target:the} encuentra a un líder amigo solo: se une a ella.
    cca-12.12: Con él, {target:the} puede dar fin a su retirada, tras {hexes} {hexes?hex|hexes}.
    cca-12.13: A {target:the} le {hexes?falta|faltan} {hexes} {hexes?hex|hexes} de retirada: pierde {lost} {lost?bloque|bloques}.
    cca-12.14: En total {target:the} puede ignorar {ignorable} {ignorable?bandera|banderas}: ignora {ignored} de {flags}.
    cca-12.15: Con un líder unido, {target:the} puede ignorar 1 bandera.
    cca-12.16: Con apoyo en al menos 2 hexes adyacentes, {target:the} puede ignorar 1 bandera.
    cca-12.17: En cada uno de esos hexes hay una unidad amiga, o un líder amigo que está solo.
    cca-12.18: El terreno refuerza la moral de {target:the}.
    cca-12.19: La fuerza completa refuerza la moral de los guerreros.
    cca-12.20: Los elefantes no se valen del apoyo de los hexes adyacentes.
    cca-12.21: Antes de retirarse, los elefantes hacen una estampida.
    cca-12.23: Se tiran 2 dados por cada hex adyacente ocupado: {dice} por {hexes}.
    cca-12.25/leader: En la estampida, a un líder solo únicamente le impacta el {faces}.
    cca-12.27: Tras la estampida, los elefantes retroceden {hexes} {hexes?hex|hexes}.
    cca-12.28: Los elefantes bloqueados no pierden bloques: cada unidad que les cierra el paso pierde {hexes}.
    cca-12.29: Por combatir con elefantes, {target:the} retrocede más de lo normal.
    cca-13.3: Quien ataca tira sus dados normales contra {unit:the} antes de que se aleje de su hex.
    cca-13.4: En una evasión, a {target:the} sólo le impacta su propio símbolo.
    cca-13.6: {unit:The} puede evadirse de cualquier atacante.
    cca-13.7: Un líder solo debe evadirse.
    cca-13.8: La caballería media puede evadirse de {attacker:the}.
    cca-13.9: {unit:The} puede evadirse de {attacker:the}.
    cca-13.10: {unit:The} nunca puede evadirse.
    cca-13.14: {unit:The} se evade: no devuelve el combate.
    cca-13.15: Atacado, {unit:the} debe evadirse y no responde.
    cca-13.17: A un líder solo únicamente le impacta el símbolo de líder.
    cca-13.18: Sin impactos, el líder debe evadirse 1, 2 o 3 hexes.
    cca-13.32/lone-leader: Con la lectura b de R43, un líder solo no deja un hex al que avanzar.
    cca-13.32/evader: Con la lectura b de R44, el líder de la unidad eliminada, que se ha evadido, no deja un hex al que avanzar.
    cca-13.32: {unit:The} puede ocupar ese hex vacío con un Avance de Ímpetu.
    cca-13.34: Tras una evasión no hay Avance de Ímpetu.
    cca-13.34/leader: Un líder solo que se evade no da Avance de Ímpetu.
    cca-13.35: Al devolver el combate, {unit:the} no hace Avance de Ímpetu.
    cca-13.36: Con Primer Golpe, {unit:the} no hace Avance de Ímpetu.
    cca-13.38: {unit:The} va a pie y sin líder unido: no tiene combate de bonificación.
    cca-13.39: Por ser de guerreros o llevar un líder unido, {unit:the} puede librar un combate de bonificación.
    cca-13.40: Por ser caballería, {unit:the} puede librar un combate de bonificación tras su Avance de Ímpetu.
    cca-13.40/hex: Por ser caballería, {unit:the} puede avanzar 1 hex más tras ocupar el hex vacío.
    cca-13.41: Tras su Avance de Ímpetu, {unit:the} puede librar un combate de bonificación, sin hex adicional.
    cca-13.43: Ganado el combate de bonificación, {unit:the} puede avanzar, pero ya no combate este turno.
    cca-15.1: Si la unidad recibe impactos y sobrevive, se tiran {dice} dados por su líder: cae si en ambos sale el símbolo de líder.
    cca-15.2: Eliminada su unidad, se tira {dice} {dice?dado|dados} por el líder: cae con un símbolo de líder.
    cca-15.3: Si ese dado no le impacta, el líder debe evadirse 1, 2 o 3 hexes.
    cca-15.7: Los líderes hacen que impacten los símbolos de líder.
    cca-15.8: El líder unido refuerza la moral de {target:the}.
    cca-15.9: El líder unido da a {unit:the}, que va a pie, un combate de bonificación tras el avance.
    cca-17.2/advance: {unit:The} debe detenerse en el terreno abrupto: no avanza más.
    cca-17.3: {unit:The} va a pie: puede combatir aunque entre en terreno abrupto este turno.
    cca-17.4: {unit:The}, que va montada, ha entrado este turno en terreno abrupto: no puede combatir.
    cca-17.5: El terreno abrupto baja los dados de {dice} a {most}.
    cca-17.6: En terreno abrupto, {dice?el dado|los dados} de la carta ({dice}) {dice?sube|suben} el máximo.
    cca-17.8/advance: {unit:The} debe detenerse en el bosque: no avanza más.
    cca-17.9: {unit:The} ha entrado este turno en un bosque: no puede combatir.
    cca-17.10: {unit:The} puede combatir aunque entre en un bosque este turno.
    cca-17.11: El bosque baja los dados de {dice} a {most}.
    cca-17.12: En el bosque, {dice?el dado|los dados} de la carta ({dice}) {dice?sube|suben} el máximo.
    cca-17.15: Combatir cuesta arriba baja los dados de {dice} a {most}.
    cca-17.16: Para una unidad a pie en una colina, los dados bajan de {dice} a {most}.
    cca-17.17: Para una unidad montada en una colina, los dados bajan de {dice} a {most}.
    cca-17.18: En la colina, {dice?el dado|los dados} de la carta ({dice}) {dice?sube|suben} el máximo.
    cca-17.27/advance: {unit:The} debe detenerse en el río vadeable: no avanza más.
    cca-17.28: {unit:The} puede combatir aunque entre en un río vadeable este turno.
    cca-17.29: El río vadeable baja los dados de {dice} a {most}.
    cca-17.30: En el río vadeable, {dice?el dado|los dados} de la carta ({dice}) {dice?sube|suben} el máximo.
    cca-17.33: El combate cruza el terraplén: {target:the} ignora 1 espada.
    cca-17.34: El combate cruza el terraplén: {target:the} puede ignorar 1 bandera.
    cca-17.35: El combate no cruza el terraplén: no protege.
    cca-17.36: Un terraplén no protege a las unidades montadas.
    cca-17.39: En el campamento fortificado, {target:the} ignora 1 espada.
    cca-17.40: En el campamento fortificado, {target:the} puede ignorar 1 bandera.
    cca-17.41: El campamento fortificado protege por todos los lados.
    cca-17.42: Desde un campamento fortificado se tira {dice} {dice?dado|dados} menos.
    cca-17.42/no-fire: Tras mover, {unit:the} dispararía con 1 dado, y el campamento fortificado se lo quita: no puede disparar.
    cca-17.43: Un campamento fortificado no protege a las unidades montadas.
    cca-18.28: Con Choque de Escudos no se mueve ni se dispara: se ataca cuerpo a cuerpo con 2 dados más.
    cca-18.29: En el combate de bonificación, Choque de Escudos no da dados: {unit:the} tira los normales.
    cca-18.34: Con El Cielo se Oscurece sólo se dispara, y sin moverse.
    cca-18.35: Con Tiempo Doble las unidades a pie pueden mover 2 hexes y combatir cuerpo a cuerpo, pero no disparar.
    cca-18.36: Con Tiempo Doble los guerreros pueden mover hasta 3 hexes y combatir.
    cca-18.37: Con Tiempo Doble los auxiliares pueden mover 2 hexes y combatir cuerpo a cuerpo.
    cca-18.38: Con Primer Golpe, {unit:the} tira antes que su atacante.
    cca-18.39: Si aguanta el Primer Golpe en su hex, {unit:the} puede devolver el combate.
    cca-18.42: Soy Espartaco da {dice} {dice?dado|dados} más.
    cca-18.44: Con Mando en Línea las unidades a pie mueven 1 hex como mucho.
    cca-18.47: Con Mueve-Dispara-Mueve no se combate cuerpo a cuerpo.
    cca-18.49: Con Carga Montada no se dispara, y las unidades montadas atacan cuerpo a cuerpo con 1 dado más.
    cca-18.50: Con Carga Montada, {unit:the} puede mover 3 hexes y combatir.
    cca-10.18: {unit:The} no ha movido: dispara con {dice} dados.
    cca-10.18/moved: {unit:The} ha movido {moved} {moved?hex|hexes}: dispara con {dice} {dice?dado|dados}.
    cca-10.29: {flags?Sale|Salen} {flags} {flags?bandera|banderas}: tras los impactos viene la retirada de {target:the}.
  `),

  because: said(`
    roller-not-in-camp: Quien tira no está en el campamento.
    card-adds-no-dice: La carta en juego no suma dados a esta tirada.
    reading-r71-b: Se aplica la lectura b de R71: el campamento no quita dados a las unidades montadas.
    not-entered-now: La unidad no ha entrado este turno en el terreno de su hex.
    across-rampart: El combate cruza el terraplén.
    all-flags-ignored: La unidad ignora todas las banderas que han salido ({flags}).
    at-full-strength: La unidad está a fuerza completa.
    battles-back: Los elefantes devuelven el combate, no atacan.
    bonus-combat: Es un combate de bonificación.
    darken-the-sky: El Cielo se Oscurece permite disparar otra vez.
    foot-without-leader: La unidad va a pie, no es de guerreros y no lleva un líder unido.
    from-cavalry-or-chariots: {unit:The} no puede evadirse de {attacker:the}.
    from-light-or-medium-cavalry: La caballería media no puede evadirse de {attacker:the}.
    has-missiles: {unit:The} puede disparar.
    goes-on: La unidad no quiere detenerse ahí.
    hex-held: La unidad no ha dejado su hex.
    elephants-do-not-stop: Los elefantes no se detienen por un líder.
    leader-attached-already: La unidad ya lleva un líder unido.
    leader-not-alone: El líder no está solo: el objetivo es su unidad.
    leader-not-attached: El líder no está unido a la unidad.
    leader-not-reached: La retirada no llega al hex del líder.
    leader-safe: El líder supera su chequeo.
    most-dice-not-reached: Se {dice?tira|tiran} {dice} {dice?dado|dados} y el máximo es {most}.
    not-a-bonus-combat: No es un combate de bonificación.
    moved-at-most-0: La unidad no ha movido este turno.
    moved-at-most-1: La unidad ha movido {moved} {moved?hex|hexes}, menos de 2.
    moved-further: La unidad ha movido {moved} hexes, más de los que permite la carta.
    no-hit: La unidad no ha recibido impactos.
    no-leader-near: No hay un líder amigo en su hex ni en uno adyacente.
    no-surplus-hits: No sobran impactos: son tantos como bloques.
    no-survivors: La unidad ha sido eliminada.
    no-units-in-the-way: Lo que bloquea a los elefantes no son unidades.
    not-across-rampart: El combate no cruza el terraplén.
    not-adjacent: El objetivo no está en un hex adyacente.
    not-at-full-strength: La unidad no está a fuerza completa.
    not-own-attack: La tirada no es un ataque de la unidad con órdenes.
    not-uphill: La unidad que tira también está en una colina.
    one-enemy: No hay más de 1 unidad enemiga adyacente.
    other-target: La unidad que se retira es de otro tipo.
    own-attack: Los carros hacen su propio ataque.
    reading-r35-b: Se aplica la lectura b de R35: los carros tiran los dados de su ataque.
    reading-r45-b: Se aplica la lectura b de R45: el terreno no detiene un avance.
    reading-r102-b: Se aplica la lectura b de R102: la carta prima sobre lo que el terreno prohíbe.
    rolled-in-ranged-combat: La tirada es un disparo, no un combate cuerpo a cuerpo.
    roller-auxilia: Los auxiliares impactan con espadas.
    roller-foot: La unidad que tira va a pie.
    roller-not-cavalry: La unidad que tira no es de caballería ni de carros.
    roller-not-elephants: La unidad que tira no es de elefantes.
    stops-to-enter-forest: Su tipo de unidad no combate el turno en que entra en un bosque.
    support-below-two: Sólo tiene apoyo en 1 hex adyacente.
    swords-miss: Las espadas de esta tirada no impactan.
    target-at-full-strength: La unidad está a fuerza completa.
    target-mounted: El objetivo es una unidad montada.
    target-not-cavalry: El objetivo no es de caballería ni de carros.
    target-not-elephants: El objetivo no es de elefantes.
    terrain-takes-no-dice: El terreno no quita dados a quien tira.
    reading-r59-a: Se aplica la lectura a de R59: el terreno no detiene a una unidad que se evade.
  `),

  ...summed(`
    may-battle/close-yes: {attacker:The} puede combatir cuerpo a cuerpo contra {defender:the}. | Puede combatir |
    may-battle/close-must: {attacker:The} debe combatir cuerpo a cuerpo, y puede hacerlo contra {defender:the}. | Debe combatir | Debe combatir.
    may-battle/close-no: {attacker:The} no puede combatir cuerpo a cuerpo contra {defender:the}. | No puede combatir |
    may-battle/ranged-yes: {attacker:The} puede disparar a {defender:the}, a {distance} {distance?hex|hexes}. | Puede disparar |
    may-battle/ranged-no: {attacker:The} no puede disparar a {defender:the}, a {distance} {distance?hex|hexes}. | No puede disparar |
    close-combat/forbidden: {attacker:The} no puede combatir cuerpo a cuerpo contra {defender:the} tal como se declara. | No se puede combatir así |
    close-combat/stands: {attacker:The} ataca a {defender:the} con {dice} {dice?dado|dados} (impacta con {faces}); si aguanta en su hex, el defensor devuelve el combate con {back} {back?dado|dados}. | {dice} {dice?dado|dados} | Tira {dice} {dice?dado|dados}.
    close-combat/no-battle-back: {attacker:The} ataca a {defender:the} con {dice} {dice?dado|dados} (impacta con {faces}); no hay respuesta. | {dice} {dice?dado|dados} | Tira {dice} {dice?dado|dados}, y nadie devuelve el combate.
    close-combat/first-strike: Con Primer Golpe, {defender:the} tira primero contra {attacker:the} con {dice} {dice?dado|dados} (impacta con {faces}); si aguanta en su hex, el atacante responde con {back} {back?dado|dados}. | {dice} {dice?dado|dados} | Tira primero el defensor, {dice} {dice?dado|dados}; si el atacante aguanta, responde con {back}.
    roll/open: Hasta ahora {unit:the} consigue {hits} {hits?impacto|impactos} contra {target:the}; {open?falta|faltan} por tirar {open} {open?dado|dados}. | {open} {open?dado|dados} por tirar | {hits} {hits?impacto|impactos} de momento; {open?falta|faltan} por tirar {open} {open?dado|dados}.
    roll/check: {unit:The} consigue {hits} {hits?impacto|impactos} contra {target:the}, que pierde {lost} {lost?bloque|bloques}; el chequeo de su líder ({dice} {dice?dado|dados}) sigue abierto. | {lost} {lost?bloque|bloques}, chequeo de líder | El objetivo pierde {lost} {lost?bloque|bloques}, y por su líder se {dice?tira|tiran} {dice} {dice?dado|dados}.
    roll/eliminated: {unit:The} elimina a {target:the}: {hits} {hits?impacto|impactos} y {lost} {lost?bloque perdido|bloques perdidos}. | Eliminada | El objetivo queda eliminado.
    roll/retreats: {unit:The} consigue {hits} {hits?impacto|impactos} contra {target:the}: el objetivo pierde {lost} {lost?bloque|bloques} y se retira {hexes} {hexes?hex|hexes}. | {lost} {lost?bloque|bloques} y retirada de {hexes} {hexes?hex|hexes} | El objetivo pierde {lost} {lost?bloque|bloques} y se retira {hexes} {hexes?hex|hexes}.
    roll/holds: {unit:The} consigue {hits} {hits?impacto|impactos} contra {target:the}: el objetivo pierde {lost} {lost?bloque|bloques} y no se retira de su hex. | {lost} {lost?bloque|bloques}, sin retirada | El objetivo pierde {lost} {lost?bloque|bloques} y no se retira.
    roll/leader-lost: {unit:The} impacta a {target:the}: el líder cae. | El líder cae | El líder cae.
    roll/leader-evades: {unit:The} no impacta a {target:the}, que debe evadirse. | El líder se evade | No le impactan, y debe evadirse.
    outcome: {attacker:The} ataca a {defender:the} y la primera tirada es de {dice} {dice?dado|dados}: el defensor acaba eliminado con una probabilidad del {eliminated:percent} y se retira con una probabilidad del {retreats:percent}; el atacante pierde de media {lost:decimal} bloques. | Defensor eliminado: {eliminated:percent} | El defensor queda eliminado el {eliminated:percent} de las veces y se retira el {retreats:percent}.
  `),

  problems: said(`
    first-strike-needs-unit: Un líder solo no puede combatir: Primer Golpe sólo puede jugarse con una unidad.
    more-blocks-than-unit: Son {given} bloques, pero {unit:the} tiene {max} como mucho.
    impassable: {unit:The} no puede estar en terreno impracticable ({terrain}).
    leader-without-unit: Un líder solo no puede tener otro líder unido: indica que no hay otro cerca o que está en un hex adyacente.
    first-strike-or-evade: El defensor juega Primer Golpe o se evade, pero no ambas cosas.
    more-faces-than-dice: Hay {given} {given?cara|caras}, pero {unit:the} tira {dice} {dice?dado|dados}: indica {dice} como mucho.
    more-rerolls-than-swords: Hay {given} {given?dado vuelto|dados vueltos} a tirar, pero a {unit:the} le {due?corresponde|corresponden} {due} como mucho.
    no-leader-to-check: Sólo hay chequeo si el objetivo tiene un líder unido, y {target:the} no lo tiene.
    nobody-answers: {unit:The} no responde: ni quien se evade ni un líder solo devuelven el combate. Sólo cabe la primera tirada.
    fires-without-missiles: {unit:The} no tiene armas arrojadizas: no puede haber disparado.
    target-is-adjacent: El objetivo está a {distance} hex y cuenta como enemigo adyacente: indica 1 o más, o deja el campo sin rellenar.
  `),
} satisfies PartOfMessages;
