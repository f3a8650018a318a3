import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/flight-direction: Huida del combate | Hacia dónde, por dónde, o destruida | Dice en qué dirección huye una unidad desmoralizada en combate, según los lados por los que lucha, y qué pasa si amigos, enemigos o terreno impasable le cierran el camino.
    wab/after-combat: Después del combate | Quién chequea y mueve, y en qué orden | Dice cuántos chequeos de desmoralización hace un bando después de sus combates, cuál va primero, y en qué orden las unidades ceden terreno, huyen, persiguen y reordenan filas.
    wab/bonuses-lost: Filas y orden cerrado | Lo que aún suman al resultado | Dice si una unidad ha perdido sus bonos por filas y por orden cerrado, por qué, y cuánto suman todavía.
    `),
    'wab/flight-pursuit': {
      title: 'Huida y persecución',
      line: 'Cuánto huye, si la alcanzan',
      about:
        'Dice con cuántos dados huye una unidad, si su enemigo puede y debe perseguirla y con cuántos dados, con qué probabilidad la alcanza y, con los dados que han caído, si la alcanza. Pueden perseguir o huir varias.',
      fields: labelled(`
        movement: Movimiento de quien huye | Su factor de movimiento en pulgadas, quitada la armadura.
        dice: Dados de la huida | Los dados de la huida como han caído. Sin decir: aún no se han tirado.
      `),
      answers: labelled(`
        allowed: Puede perseguir | Si el enemigo puede perseguir; true si no se dijo ninguno.
      `),
    },
  },

  fields: labelled(`
    shootsFirst: Ha disparado antes | true si disparó a quien carga antes de huir.
    pursuerMovement: Movimiento de quien persigue | El factor de movimiento del enemigo en pulgadas, quitada la armadura. Sin decir: no persigue nadie.
    pursuerChariots: Carros que persiguen | Quien persigue: none, no son carros; heavy, carros pesados o con cuchillas; light, carros ligeros.
    allGone: No le queda ningún enemigo | true si todos los enemigos de quien persigue han huido o han sido destruidos.
    from: Dónde luchaba quien huye | front, atacaba el frente de quien persigue; flank-or-rear, atacaba su flanco o su retaguardia.
    holdsObstacle: Quien persigue defiende una posición | true si quien persigue defiende un obstáculo o está en un edificio o fortificación.
    pursuitDice: Dados de la persecución | Los dados de la persecución como han caído. Sin decir: aún no se han tirado.
    morePursuers: Otros que persiguen | Cada otra unidad que persigue al mismo enemigo, con su factor de movimiento y sus dados.
    moreFleeing: Otros que huyen | Cada otra unidad que huye recto hacia atrás del mismo perseguidor, con su factor de movimiento y sus dados.
    generalDied: Murió el General | true si el General de su ejército murió mientras estaba fuera de la mesa.
    engagedOn: Lados trabados | Todos los lados por los que la unidad lucha con enemigos: front, frente; left-flank, flanco izquierdo; right-flank, flanco derecho; rear, retaguardia; cada uno una vez, haya los enemigos que haya. Vacío: el frente.
    barrier: Qué cierra el camino | Lo que hay a través del camino que huiría ahora: none, nada; friends, amigos; enemies, enemigos; impassable, terreno impasable.
    passage: Paso más cercano | Pulgadas desde su camino, a un lado u otro, hasta el hueco o el final más cercano de lo que lo cierra; 0 si el hueco está en el camino. Sin decir: no hay paso.
    detour: Largo del rodeo | Pulgadas que mide el rodeo, que solo pide una lectura. Sin decir: el doble de la distancia al paso.
    endsInside: Acabaría entre amigos | true si su movimiento acabaría dentro de la unidad amiga que atraviesa.
    beaten: Unidades derrotadas | Cuántas unidades del bando han perdido su combate. El elefante derrotado entra en estampida sin chequeo y aquí no se cuenta.
    withoutTest: De ellas sin chequeo | Cuántas de ellas se desmoralizan sin chequeo: menos de 5 miniaturas, o un personaje solo.
    general: El General | elsewhere, no va con ninguna unidad derrotada que deba chequear; with-a-beaten-unit, sí.
    moves: Qué hacen las unidades | Cuáles de estas cosas ocurren: give-ground, ceder terreno; flee, huir tras desmoralizarse; pursue, perseguir; follow-up, seguir a quien cede terreno; overrun, arrasar.
    chargedIn: Por dónde la cargaron | El lado por el que le llegó la carga en este combate: front, frente; flank, flanco; rear, retaguardia.
    chargerPursued: Quien cargó llegó persiguiendo | true si ese enemigo llegó persiguiendo a otros.
    obstacle: Obstáculo | none, ninguno; attacks, lucha a través de un obstáculo como atacante; defends, lo defiende; not-between, hay uno, pero no entre la unidad y su enemigo.
    inDifficult: En terreno difícil | true si la unidad lucha total o parcialmente en terreno difícil.
    elephants: Elefantes | none, ninguno; in-this-combat, en este combate, de cualquier bando; in-another, solo en otro combate.
    lostEarlier: Perdidos antes | no; this-combat, ya perdió estos bonos en este combate y la causa ha pasado; former-combat, los perdió en un combate que ha terminado.
  `),

  answers: labelled(`
    pursuitDice: Dados de la persecución | Cuántos D6 persigue el enemigo.
    flightDice: Dados de la huida | Cuántos D6 huye, en pulgadas.
    mustPursue: Debe perseguir | Si el vencedor debe perseguir; donde puede hacer un chequeo de Liderazgo, salvo que lo pase.
    pursuitDiceRolled: Dados de la persecución | Cuántos D6 persigue el enemigo, en pulgadas; null si no persigue.
    flightDistance: Distancia de huida | Pulgadas que salen en la huida; null mientras falten dados.
    pursuitDistance: Distancia de persecución | Pulgadas que salen en la persecución; null mientras falten dados.
    chanceCaught: Probabilidad de ser alcanzada | La de que la persecución saque más, antes de tirar, como fracción exacta; null si nadie persigue.
    destroyed: Destruida | Si la unidad que huye es alcanzada y destruida; null mientras falten dados.
    flightEnds: Cómo acaba | destroyed, la alcanzan; level, tiradas iguales, queda 1 pulgada; escapes, escapa; open, abierto.
    caught: La alcanzan | Probabilidad de que una persecución saque más que su huida.
    all-caught: Alcanzan a todas | Probabilidad de que alcancen a todas las que huyen.
    unitsDestroyed: Unidades destruidas | Cuántas de las unidades que huyen son alcanzadas y destruidas; null mientras falten dados.
    gap: Queda entre ellas | Pulgadas que quedan entre el perseguidor que más lejos llega y la primera que huye; null mientras falten dados.
    direction: Dirección | Según miraba en el combate: straight-back, recto hacia atrás; straight-ahead, recto hacia delante; to-its-left, a su izquierda; to-its-right, a su derecha; back-left, back-right, ahead-left, ahead-right, en diagonal; not-said, el libro no lo dice; none, es destruida.
    way: Su camino | straight, recto; round, por un hueco o rodeando lo que lo cierra, sin tocar a nadie; through-friends, atravesando a sus amigos; stops-short, se para a 1 pulgada del enemigo; none, es destruida.
    friendsMayMove: Los amigos pueden apartarse | Si la unidad amiga puede moverse hacia delante para dejarla pasar.
    testsTaken: Chequeos | Cuántos chequeos de desmoralización se hacen.
    firstToTest: Primer chequeo | nobody, ninguno; generals-unit, la unidad del General; any, la que quiera el jugador.
    freeOrder: Orden libre | Si todos los chequeos pueden hacerse en cualquier orden; false si no se hace ninguno.
    order: En este orden | Lo que ocurre ahora, en este orden.
    lost: Perdidos | Si pierde los bonos que tendría.
    rankBonus: Bono por filas | Lo que sus filas suman todavía al resultado del combate.
    closeOrderBonus: Bono por orden cerrado | Lo que su orden cerrado suma todavía.
    formed: Formada | Si la unidad sigue formada.
  `),

  terms: worded(`
    pursuerChariots: none = ninguno | heavy = pesados o con cuchillas | light = ligeros
    from: front = por el frente | flank-or-rear = por el flanco o la retaguardia
    engagedOn: front = frente | left-flank = flanco izquierdo | right-flank = flanco derecho | rear = retaguardia
    barrier: none = nada | friends = amigos | enemies = enemigos | impassable = terreno impasable
    direction: straight-back = recto hacia atrás | straight-ahead = recto hacia delante | to-its-left = a su izquierda | to-its-right = a su derecha | back-left = en diagonal atrás a su izquierda | back-right = en diagonal atrás a su derecha | ahead-left = en diagonal adelante a su izquierda | ahead-right = en diagonal adelante a su derecha | not-said = no se dice | none = a ninguna parte
    way: straight = recto | round = rodeándolo | through-friends = a través de sus amigos | stops-short = se para a 1 pulgada | none = ninguno
    general: elsewhere = en otra parte | with-a-beaten-unit = con una unidad derrotada
    moves: give-ground = ceder terreno | flee = huir | pursue = perseguir | follow-up = seguir a quien cede | overrun = arrasar
    firstToTest: nobody = ninguno | generals-unit = la unidad del General | any = cualquiera
    order: break-tests = chequeos de desmoralización | panic-tests = chequeos de Pánico | give-ground-moves = se cede terreno | flight-rolls = se tiran las huidas | pursuits-declared = se declaran las persecuciones | pursuit-rolls = se tiran las persecuciones | flight-moves = se huye | pursuit-moves = se persigue o se sigue | redress-ranks = se reordenan filas
    chargedIn: front = frente | flank = flanco | rear = retaguardia
    obstacle: none = ninguno | attacks = ataca a través de él | defends = lo defiende | not-between = no está en medio
    elephants: none = ninguno | in-this-combat = en este combate | in-another = en otro combate
    lostEarlier: no = no | this-combat = en este combate | former-combat = en un combate anterior
    flightEnds: open = abierto | escapes = escapa | destroyed = destruida | level = iguales, a 1 pulgada
  `),

  steps: said(`
    wab-3.15: Ha disparado antes: un D6 menos.
    wab-6.21: Huye {dice}D6 pulgadas.
    wab-6.32: A quien persigue le queda un enemigo trabado: se queda y lucha.
    wab-6.33: Atacaba su flanco o su retaguardia: no la persigue.
    wab-6.34: Debe perseguir, salvo que pase un chequeo de Liderazgo.
    wab-6.35: Defiende un obstáculo o está en un edificio: puede quedarse sin chequeo.
    wab-6.37: Quien persigue mueve más de 6 pulgadas: persigue 3D6.
    wab-6.39: {ran} es más que {fled}: la unidad que huye queda destruida.
    wab-6.40: {ran} es menos que {fled}: la unidad que huye escapa.
    wab-6.41: Han sacado lo mismo: {gap?queda|quedan} {gap} {gap?pulgada|pulgadas} entre las dos.
    wab-6.37/each: Cada uno de los {pursuers} que persiguen tira según su propio Movimiento, y basta una tirada mayor.
    wab-6.37/one-for-all: Con esta lectura una sola tirada vale para todos los que persiguen.
    wab-6.39/several: En total, {caught} {caught?unidad que huye es alcanzada y destruida|unidades que huyen son alcanzadas y destruidas}.
    wab-20.6: Su única persecución se compara con la huida de cada unidad que huye recto hacia atrás ante su frente.
    wab-20.7/back: El General murió mientras estaba fuera: al volver no chequea pánico.
    wab-6.39/only-one: Con esta lectura una persecución alcanza a 1 unidad como mucho.
    wab-6.31: Ha ganado, y sus enemigos huyen: persigue si nada lo impide.
    wab-6.30: Está rodeada: no puede huir y es destruida.
    wab-6.28: Lucha por el frente y por la retaguardia: no puede huir y es destruida.
    wab-6.24: La unidad que huye no guarda formación: pasa por el hueco o rodea, sin tocar a nadie.
    wab-6.25: No hay paso a {inches} pulgadas o menos: atraviesa a sus amigos.
    wab-6.25/friends-move: Acabaría dentro de ellos: pueden moverse hacia delante para dejarla pasar.
    wab-2.74/by-this-reading: Con esta lectura se para a 1 pulgada del enemigo.
    wab-6.26: No hay paso a {inches} pulgadas o menos: la unidad es destruida.
    wab-6.23: Al salir del combate huye alejándose recto del enemigo, no hacia su borde del tablero.
    wab-6.27: Tiene enemigos por el frente o la retaguardia y por un flanco: huye en diagonal, lejos de ambos.
    wab-6.29: Tiene enemigos en los dos flancos: huye hacia su retaguardia.
    wab-6.29/rear-shut: Tiene enemigos en los dos flancos y en la retaguardia: el libro no dice hacia dónde huye.
    wab-6.2: Cada unidad derrotada chequea por su cuenta: {beaten}.
    wab-6.7/of-them: {withoutTest} de ellas {withoutTest?se desmoraliza|se desmoralizan} sin chequeo.
    wab-6.4/first: La unidad del General chequea la primera.
    wab-6.5: Los chequeos se hacen en cualquier orden, salvo el de la unidad del General.
    wab-6.11: Los amigos a {inches} pulgadas o menos de unidades desmoralizadas chequean Pánico antes de que estas se muevan.
    wab-6.79: Quien cede terreno mueve antes que quien huye, y quien persigue, al final.
    wab-6.79/last: Después mueven quienes persiguen o siguen.
    wab-6.61/first: Las unidades que ceden terreno retroceden.
    wab-6.20: Se tiran las distancias de huida de las unidades desmoralizadas.
    wab-6.22: El enemigo dice si persigue.
    wab-6.36: Las distancias de persecución se tiran antes de que huya nadie.
    wab-6.6/flight-moves: Las unidades desmoralizadas se han dado la vuelta y huyen.
    wab-6.74: Al final los dos bandos pueden reordenar las filas de las unidades en combate.
    wab-6.12: Los bonos por filas y por orden cerrado se pierden juntos.
    wab-6.13: {who:The}: estos bonos no se recuperan.
    wab-6.8: {who:The}: quedan menos de 5 miniaturas, ya no está formada.
  `),

  because: said(`
    no-passage: No hay paso a 8 pulgadas o menos.
    general-elsewhere: El General no va con ninguna unidad derrotada.
    combat-is-over: El combate en que se perdieron ha terminado.
    charger-is-loose: Quien la cargó no está formado.
    charger-too-few: Quien la cargó tiene menos de 5 miniaturas.
    pursuit-is-no-charge: Con esta lectura los perseguidores que llegan no cuentan como carga.
    not-across-it: El obstáculo no está entre la unidad y su enemigo.
    close-order: Está en orden cerrado.
    in-another-combat: El elefante está en otro combate.
    nothing-takes-them: Nada se los quita.
    moves-six-or-less: Mueve 6 pulgadas o menos.
    all-are-gone: Todos sus enemigos han huido o han sido destruidos.
    fought-its-front: Luchaba con su frente.
  `),

  ...summed(`
    flight-direction/destroyed: La unidad no puede huir y es destruida. | Destruida | No puede huir: es destruida.
    flight-direction/flees: La unidad huye {direction}; su camino: {way}. | Huye {direction} | Huye {direction}; su camino: {way}.
    flight-direction/not-said: El libro no dice hacia dónde huye la unidad. | No se dice | El libro no dice hacia dónde huye.
    after-combat/nobody: No se hace ningún chequeo de desmoralización. | Sin chequeo | No se hace ningún chequeo.
    after-combat/any: {tests?Se hace|Se hacen} {tests} {tests?chequeo|chequeos} de desmoralización, en cualquier orden. | {tests} en cualquier orden | Hace {tests} {tests?chequeo|chequeos} de desmoralización, en cualquier orden.
    after-combat/generals-unit: {tests?Se hace|Se hacen} {tests} {tests?chequeo|chequeos} de desmoralización, primero el de la unidad del General. | {tests}, primero el General | Hace {tests} {tests?chequeo|chequeos} de desmoralización, primero el de la unidad del General.
    bonuses-lost/lost: La unidad pierde estos bonos y conserva +{total}. | Perdidos, queda {total} | Pierde estos bonos y conserva +{total}.
    bonuses-lost/kept: Sus filas y su orden suman +{total}. | Bono de {total} | Conserva sus bonos: +{total}.
    bonuses-lost/none: Sus filas y su orden no suman nada. | Nada que perder | Sus filas y su orden no suman nada.
    flight-pursuit/flees: La unidad huye {dice}D6 pulgadas. | {dice}D6 pulgadas | Huye {dice}D6 pulgadas.
    flight-pursuit/fled: La unidad huye {distance} pulgadas. | {distance} pulgadas | Huye {distance} pulgadas.
    flight-pursuit/no: El enemigo no puede perseguirla. | Sin persecución | No puede perseguir.
    flight-pursuit/open: La unidad que huye es alcanzada un {percent:percent} de las veces. | Alcanzada {percent:percent} | La alcanzan un {percent:percent} de las veces.
    flight-pursuit/destroyed: La persecución de {ran} alcanza a la huida de {fled}: la unidad queda destruida. | Destruida | La alcanzan y queda destruida.
    flight-pursuit/level: Huida y persecución de {fled} pulgadas: la unidad escapa, 1 pulgada por delante. | Escapa | Escapa, 1 pulgada por delante.
    flight-pursuit/escapes: La huida de {fled} escapa a la persecución de {ran}. | Escapa | Escapa.
  `),

  problems: said(`
    nothing-in-the-way: Di qué le cierra el camino a quien huye.
    no-way-round: Di antes a qué distancia de su camino está el paso.
    not-through-friends: Solo quien atraviesa amigos puede acabar entre ellos.
    more-than-beaten: De las unidades derrotadas no se desmoralizan sin chequeo más de las que hay.
    nobody-beaten: Di que hay una unidad derrotada si el General va con ella.
    nobody-flees: Alguien tiene que huir para que lo persigan.
    nobody-pursues: Di el Movimiento de quien persigue, de quien son esos dados.
    no-pursuit-after-shots: A quien dispara y huye lo cargan, no lo persiguen desde un combate.
    other-number-of-dice: Por su Movimiento se tira otro número de dados.
  `),
} satisfies PartOfMessages;
