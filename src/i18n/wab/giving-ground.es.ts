import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/give-ground: Ceder terreno | Quién puede, cuánto y con qué sitio | Dice de una unidad derrotada, después de su chequeo de desmoralización, si cede terreno en vez de huir, o por voluntad si es caballería formada, cuánto retrocede, con qué probabilidad tiene sitio y qué pasa si no lo tiene.
    wab/defended-obstacle: Obstáculos defendidos | Quién los defiende, y luchar a través | Dice si un obstáculo está defendido, si una carga llega a sus defensores, y qué bonos, penalizaciones y filas cuentan a través de él.
    `),
    'wab/redress-ranks': {
      title: 'Reordenar filas',
      line: 'Frentes más anchos, personajes que avanzan',
      about:
        'Dice qué puede hacer una unidad en combate al final de una ronda: cuánto puede ampliar su frente, o si un personaje cambia de sitio.',
      fields: labelled(`
        width: Ancho de su frente | Miniaturas de su primera fila.
      `),
    },
    'wab/overrun': {
      title: 'Arrasamiento',
      line: 'Quién puede arrasar, y cuánto',
      about:
        'Dice si una unidad puede arrasar cuando ya no queda enemigo, con cuántos dados, y cuándo se decide.',
      fields: labelled(`
        movement: Movimiento de quien arrasa | Su factor de movimiento en pulgadas, quitada la armadura.
        dice: Dados del arrasamiento | Los dados como han caído. Sin decir: aún no se han tirado.
      `),
    },
    'wab/follow-up': {
      title: 'Seguir a quien cede terreno',
      line: 'Si debe, si lo alcanza, y entonces qué',
      about:
        'Dice si quien gana debe seguir a un enemigo que cede terreno, hasta dónde llega, con qué probabilidad lo alcanza y si el combate continúa con su momentum.',
      fields: labelled(`
        movement: Movimiento de quien sigue | Su factor de movimiento en pulgadas, quitada la armadura.
        groundGiven: Terreno cedido | Pulgadas que ha retrocedido el enemigo. Sin decir: aún no ha tirado.
        ground: Terreno de quien sigue | Todo su camino: open, abierto; difficult, difícil; very-difficult, muy difícil.
      `),
      answers: labelled(`
        allowed: Puede seguir | Si puede seguirlo.
        reach: Alcance | Cuántas pulgadas avanza por ese terreno.
      `),
    },
  },

  fields: labelled(`
    enemyModels: Miniaturas de sus enemigos | Cuántas tienen juntos todos los enemigos trabados con ella después de las bajas; elefantes, carros y artillería, las que cuentan sus reglas.
    largestEnemy: Unidad enemiga mayor | Miniaturas de la mayor unidad enemiga trabada con ella, que solo pide una lectura. Sin decir: hay una sola unidad enemiga.
    test: Su chequeo de desmoralización | failed, lo falló; passed, lo pasó.
    troopKind: Tropas | infantry, infantería; cavalry, caballería; other, otras, también carros y camellos.
    enemySkirmishes: El enemigo hostiga | true si los enemigos trabados con ella hostigan.
    largestFlanker: Flanqueador mayor | Miniaturas de la mayor unidad enemiga que lucha por uno de sus flancos. Sin decir: tiene 5 o más.
    room: Sitio detrás | Pulgadas libres detrás de ella, hasta los primeros amigos, enemigos, terreno impasable o borde de la mesa. Sin decir: de sobra.
    crossesObstacle: Cruza un obstáculo | true si hay un obstáculo a través de su camino.
    extraDie: El dado de más | El otro D6 que tira para huir cuando le falta sitio. Sin decir: aún no se ha tirado.
    loserMovement: Movimiento de quien cede | El factor de movimiento del enemigo en pulgadas, que dice cuántos dados tira.
    otherEnemies: Sus otros enemigos | all-gave-ground, cedieron terreno todos los que quedan; some-fled, algunos huyeron; some-still-fight, alguno sigue luchando con ella.
    enemyEnded: Qué fue del enemigo | killed, todas sus miniaturas murieron luchando; some-left, quedan algunas; caught-in-pursuit, se desmoralizó, huyó y lo alcanzaron; caught-fleeing-charge, huyó de la carga y lo alcanzaron; fled, escapó.
    charged: Ha cargado | true si cargó a este enemigo.
    firstRound: Su primera ronda | true si ocurrió en su primer turno de este combate.
    does: Qué hace | widen, ampliar su frente; move-character, un campeón o personaje cambia de sitio con una miniatura corriente.
    when: Cuándo | end-of-combat, al terminar todos los combates; at-another-time, en otro momento.
    isFleeing: Huye | true si la unidad huye.
    enemyWidth: Ancho del frente enemigo | Miniaturas de la primera fila del enemigo de su frente, con peanas del mismo ancho.
    beyondLeft: Enemigo más allá de su izquierda | Cuántas miniaturas sobresale el frente enemigo por su izquierda. Sin decir: la mitad de lo que el enemigo es más ancho; si es más estrecho, menos de 0.
    beyondRight: Enemigo más allá de su derecha | Cuántas miniaturas sobresale el frente enemigo por su derecha. Sin decir: la mitad de lo que el enemigo es más ancho; si es más estrecho, menos de 0.
    alsoEngaged: Trabada también por otro lado | true si también lucha por un flanco o la retaguardia.
    spareModels: Miniaturas libres | Cuántas miniaturas de sus filas de atrás pueden adelantarse; si también lucha por un flanco o la retaguardia, solo las de filas que no luchan. Sin decir: de sobra.
    widenBy: Ampliar en | Cuántas miniaturas más de ancho se quieren. Sin decir: todas las que se pueda.
    characterFights: Está luchando | true si el campeón o personaje está en contacto con un enemigo.
    defenders: Quién está detrás | infantry, infantería; cavalry, caballería; other, otros, también carros y elefantes.
    behindIt: Cómo están | front-rank, con su primera fila justo detrás del obstáculo; another-rank, con un flanco o la retaguardia junto a él; away-from-it, no justo detrás.
    side: La unidad por la que se pregunta | attacks, ataca a través del obstáculo; defends, está detrás de él.
    charges: Ha cargado este turno | true si los atacantes han cargado este turno, o van a hacerlo.
    toObstacle: Distancia al obstáculo | Pulgadas de los atacantes al obstáculo. Sin decir: no se ha medido.
    toEnemy: Distancia al enemigo | Pulgadas de los atacantes al enemigo que está detrás. Sin decir: llegan hasta él.
    attackersWonRound: Los atacantes han ganado una ronda | true si los atacantes ya han ganado una ronda de este combate.
    follows: Lo sigue | false si se queda, lo que solo puede quien ocupa un obstáculo o un edificio.
  `),

  answers: labelled(`
    unitDoesNow: Qué hace | gives-ground, cede terreno; may-give-ground, si su jugador quiere; flees, huye; fights-on, sigue luchando; destroyed, es destruida; open, deciden los dados.
    fleeDistance: Distancia de su huida | Pulgadas que huye por falta de sitio; null mientras falten dados o si no huye así.
    chanceOfRoom: Probabilidad de tener sitio | La de tener sitio para lo que saque, antes de tirar, como fracción exacta; null si no cede terreno.
    gives-ground: Cede terreno | Probabilidad de que ceda terreno y tenga sitio para ello.
    mustFollow: Debe seguir | Si debe seguirlo.
    contact: Contacto | Si vuelve a contactar; null mientras falten dados.
    combatContinues: El combate sigue | Si el combate continúa el turno siguiente; null mientras falten dados.
    hasMomentum: Momentum | Si tiene el momentum; null mientras falten dados.
    loserMayCharge: Él puede cargar | Si la unidad que cedió terreno puede cargar el turno siguiente: nunca; null mientras falten dados.
    chanceOfContact: Probabilidad de contacto | La de volver a contactar, como fracción exacta; null si no sigue.
    voluntary: Por voluntad | Si su jugador puede dejar de hacerlo.
    decide: Cuándo se decide | before-rolling, antes de tirar; never, no puede.
    mostLeft: Más ancha por su izquierda | En cuántas miniaturas puede ampliar por su izquierda, si las tiene.
    mostRight: Más ancha por su derecha | En cuántas miniaturas puede ampliar por su derecha, si las tiene.
    mostMore: Más ancha en total | En cuántas miniaturas puede ampliar en total.
    widestFront: Frente más ancho | Qué ancho puede llegar a tener su frente.
    defended: Defendido | Si el obstáculo está defendido.
    chargersFirst: Golpea primero | Si la unidad golpea primero por haber cargado, salvo reglas especiales.
    chargeBonuses: Bonos de carga | Si tiene sus bonos por cargar, como la Fuerza de una lanza.
    rankAndCloseOrder: Filas y orden cerrado | Si sus bonos por filas y orden cerrado pueden contar.
    mayStayInPlace: Puede quedarse | Si puede quedarse tras el obstáculo sin chequeo en vez de perseguir o seguir.
    toHit: Al impactar | Lo que se suma a sus tiradas para impactar.
    mustReach: Debe alcanzar | Cuántas pulgadas debe avanzar su carga, hasta el enemigo; null si no se ha medido.
    slowed: Frenada | Si la frena el terreno o un obstáculo.
  `),

  terms: worded(`
    test: failed = fallado | passed = pasado
    unitDoesNow: gives-ground = cede terreno | may-give-ground = puede ceder terreno | flees = huye | fights-on = sigue luchando | destroyed = es destruida | open = deciden los dados
    enemyEnded: killed = muerto hasta el último | some-left = quedan algunos | caught-in-pursuit = alcanzado en persecución | caught-fleeing-charge = alcanzado al huir de la carga | fled = huido
    decide: before-rolling = antes de tirar | never = nunca
    does: widen = amplía su frente | move-character = mueve a un personaje
    when: end-of-combat = al final del combate | at-another-time = en otro momento
    defenders: infantry = infantería | cavalry = caballería | other = otros
    behindIt: front-rank = con su primera fila | another-rank = con otro lado | away-from-it = lejos de él
    side: attacks = ataca | defends = defiende
    otherEnemies: all-gave-ground = todos cedieron terreno | some-fled = algunos huyeron | some-still-fight = alguno sigue luchando
  `),

  steps: said(`
    wab-6.55: Los jugadores prescinden de ceder terreno: la unidad que falla el chequeo huye.
    wab-6.55/fights-on: Los jugadores prescinden de ceder terreno: la unidad que lo pasa sigue luchando.
    wab-6.7/gives-no-ground: Menos de 5 miniaturas: se desmoraliza, y no cede terreno.
    wab-6.54/twice: {models} contra {enemies}, el doble: cede terreno en vez de huir.
    wab-6.54/too-few: {models} contra {enemies}, menos del doble: huye.
    wab-6.67/only-cavalry: Pasó su chequeo: entonces solo la caballería formada cede terreno por voluntad.
    wab-6.69: La caballería hostigadora no cede terreno por voluntad.
    wab-6.67: La caballería formada puede ceder terreno aunque haya pasado su chequeo.
    wab-6.57: Trabada por el frente y la retaguardia, nunca cede terreno.
    wab-6.58: Quien la flanquea tiene menos de 5 miniaturas: cede terreno ante el enemigo de su frente.
    wab-6.56: No lucha solo por su frente: no cede terreno.
    wab-6.59: Los hostigadores no ceden terreno ante enemigos formados de 5 o más.
    wab-6.61/rolls: Tira {dice}D6 pulgadas y retrocede recto, con su encaramiento y su formación.
    wab-6.61: Mueve más de 6 pulgadas: 1 dado más.
    wab-6.61/slowed: El terreno y los obstáculos la frenan como en cualquier movimiento.
    wab-6.60: Tiene cerrado el paso hacia atrás: debe huir.
    wab-6.62: No tiene sitio para {rolled} pulgadas: se tira 1 dado más, y huye.
    wab-6.62/flees: Huye {fleeDistance} pulgadas, con las unidades que huyen.
    wab-6.63/reach: Debe intentar el contacto, y avanza {reach} pulgadas.
    wab-6.63/one-is-left: Un enemigo sigue luchando con ella: se queda.
    wab-6.63/some-fled: No todos los enemigos cedieron terreno: se queda.
    wab-6.63/slowed: El terreno y los obstáculos frenan a quien sigue como en cualquier movimiento.
    wab-6.64: Seguir no es carga ni persecución, y tiene el momentum.
    wab-6.64/goes-on: Vuelve a contactar: el combate continúa el turno siguiente.
    wab-6.71: Cargó y mató a todos en su primer turno del combate: puede arrasar.
    wab-6.71/too-late: No cargó, o este no es su primer turno del combate: no arrasa.
    wab-6.71/not-killed: Su enemigo no ha muerto hasta el último: no arrasa.
    wab-6.71/dice: Su jugador lo decide antes de tirar {dice}D6 pulgadas.
    wab-6.72: Su enemigo huyó y fue alcanzado: no arrasa.
    wab-6.73: Alcanzó a un enemigo que huía de su carga: puede seguir 1D6 pulgadas.
    wab-6.78: Una unidad que huye no guarda formación y no reordena nada.
    wab-6.74/only-then: Las unidades trabadas reordenan filas solo al final del combate.
    wab-6.74/now: Al final del combate los dos jugadores pueden reordenar sus filas.
    wab-6.75: Quien no está en contacto puede cambiar de sitio con una miniatura corriente.
    wab-6.75/fights: Quien está en contacto con un enemigo no cambia de sitio.
    wab-6.76/most: {aside} miniaturas por costado como mucho, y {overlap} más allá del enemigo: {left} por la izquierda, {right} por la derecha.
    wab-6.76/only-the-winner: Solo amplía su frente quien ha ganado la ronda.
    wab-6.76/wide-enough: Superaría el frente enemigo en más de 1 miniatura por un lado.
    wab-6.76/no-models: No tiene miniaturas para ello.
    wab-6.77: No se toman miniaturas de filas que luchan: no lo amplía.
    wab-6.80: La infantería con su primera fila junto al obstáculo lo defiende.
    wab-6.80/not-infantry: Solo la infantería defiende un obstáculo.
    wab-6.80/not-its-front: Su primera fila no está justo detrás: no defiende el obstáculo.
    wab-2.44/undefended: Nadie lo defiende: es un obstáculo como otro, y cruzarlo cuesta la mitad del movimiento.
    wab-6.81: Quienes cargan se alinean a lo largo del obstáculo, y los dos bandos están trabados.
    wab-6.81/too-short: Su carga de {reach} pulgadas no llega al enemigo que está tras el obstáculo.
    wab-6.84: A través de un obstáculo ningún bando tiene bonos por filas ni orden cerrado.
    wab-6.65: Sin contacto el combate termina, y quien cedió terreno no puede declarar una carga.
  `),

  because: said(`
    formed-cavalry: La caballería está formada.
    not-in-front: Ningún enemigo lucha con su frente.
    large-flankers: Una unidad que la flanquea tiene 5 miniaturas o más.
    front-only: Solo lucha por su frente.
    light-or-few: El enemigo también hostiga o tiene menos de 5 miniaturas.
    charged-this-turn: Cargó, y este es su primer turno del combate.
    not-caught-in-pursuit: A su enemigo no lo alcanzaron en una persecución.
    did-not-flee-the-charge: Su enemigo no huyó de la carga.
    attackers-have-won: Quienes atacan han ganado una ronda.
    not-at-it: No está justo detrás del obstáculo.
    has-room: Tiene sitio para eso.
    does-not-flee: No huye.
    has-free-models: Tiene miniaturas en filas que no luchan.
    reaches-the-enemy: Su carga llega al enemigo.
    not-defended: El obstáculo no está defendido.
    by-the-other-reading: Con esta lectura sigue a los que cedieron terreno.
    follows-up: Sigue a quien cede terreno, y eso no es una persecución.
    mounted-in-difficult: Las tropas montadas en terreno difícil no tienen momentum.
  `),

  ...summed(`
    give-ground/gives-ground: La unidad cede terreno, {dice}D6 pulgadas. | Cede terreno | Cede terreno, {dice}D6 pulgadas.
    give-ground/may-give-ground: La unidad puede ceder terreno, {dice}D6 pulgadas. | Puede ceder terreno | Puede ceder terreno, {dice}D6 pulgadas.
    give-ground/flees: La unidad no cede terreno: huye. | Huye | Huye.
    give-ground/fights-on: La unidad no cede terreno: sigue luchando. | Sigue luchando | Sigue luchando.
    give-ground/destroyed: La unidad es destruida. | Destruida | Es destruida.
    give-ground/odds: La unidad tiene sitio para sus {dice}D6 pulgadas un {percent:percent} de las veces. | Sitio {percent:percent} | Tira {dice}D6 pulgadas y tiene sitio un {percent:percent} de las veces.
    give-ground/back: La unidad cede terreno, {distance} pulgadas. | {distance} pulgadas atrás | Cede terreno, {distance} pulgadas.
    give-ground/no-room: La unidad no tiene sitio para {distance} pulgadas y huye {dice}D6. | Huye | No tiene sitio y huye {dice}D6 pulgadas.
    give-ground/fled: La unidad no tiene sitio y huye {distance} pulgadas. | Huye {distance} pulgadas | No tiene sitio y huye {distance} pulgadas.
    overrun/no: La unidad no puede arrasar. | Sin arrasamiento | No puede arrasar.
    overrun/dice: La unidad puede arrasar {dice}D6 pulgadas. | {dice}D6 pulgadas | Puede arrasar {dice}D6 pulgadas.
    overrun/goes: La unidad arrasa {distance} pulgadas. | {distance} pulgadas | Arrasa {distance} pulgadas.
    redress-ranks/no: La unidad no puede hacer eso. | No se puede | No puede.
    redress-ranks/move-character: El personaje puede cambiar de sitio. | Puede moverse | Puede cambiar de sitio.
    redress-ranks/widen: La unidad puede ampliar {mostMore} {mostMore?miniatura|miniaturas}, hasta {widestFront} de frente. | Hasta {widestFront} de frente | Puede ampliar {mostMore} {mostMore?miniatura|miniaturas}, hasta {widestFront} de frente.
    defended-obstacle/too-short: La carga no llega al enemigo que está tras el obstáculo. | No llega | No llega hasta él.
    defended-obstacle/attacks: La unidad ataca un obstáculo defendido, con {toHit} al impactar. | Al impactar {toHit} | Ataca con {toHit} al impactar.
    defended-obstacle/defends: La unidad defiende el obstáculo. | Lo defiende | Defiende el obstáculo.
    defended-obstacle/undefended: El obstáculo no está defendido. | Sin defender | El obstáculo no está defendido.
    follow-up/no: La unidad no sigue. | Se queda | No sigue a nadie.
    follow-up/stays: La unidad se queda, y el combate termina. | Se queda | Se queda, y el combate termina.
    follow-up/odds: La unidad avanza {reach} pulgadas y vuelve a contactar un {percent:percent} de las veces. | Contacto {percent:percent} | Avanza {reach} pulgadas y vuelve a contactar un {percent:percent} de las veces.
    follow-up/contact: La unidad vuelve a contactar: el combate continúa. | Contacto | Vuelve a contactar.
    follow-up/parted: La unidad avanza {reach} pulgadas y no vuelve a contactar. | Sin contacto | Avanza {reach} pulgadas, y no basta.
  `),

  problems: said(`
    nothing-widened: Di que amplía su frente.
    obstacle-in-between: El obstáculo está más cerca que el enemigo que está detrás.
    roll-first: Di antes lo que sacó para ceder terreno.
    more-than-all: Una unidad enemiga no tiene más miniaturas que todas juntas.
    must-follow: Solo puede quedarse quien ocupa un obstáculo o un edificio.
  `),
} satisfies PartOfMessages;
