import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/beast-fear: Miedo a carros y elefantes | Quién siente miedo, terror o nada | Dice qué causan los carros o los elefantes a la infantería, la caballería, los carros y otros elefantes: miedo, terror o nada, también a las tropas acostumbradas a los elefantes y a las de su bando.
    wab/elephant-effect: Lo que quita un elefante | Filas, orden cerrado, falange, partida | Dice si un bono sigue contando en un combate en el que lucha un elefante.
    wab/stampede: Chequeo de estampida | Si lo hay, cuándo y con qué Liderazgo | Dice si un elefante chequea, entra en estampida sin chequeo o es inmune a lo que pasa, cuándo chequea, con el Liderazgo de quién y con qué probabilidad entra en estampida.
    wab/stampede-move: Movimiento de estampida | Hacia dónde, cuánto, a quién ataca | Dice hacia dónde mueve un elefante en estampida y cuánto, si llega a una unidad y debe atacarla, si se desvía o sale de la mesa, y que no se lo puede parar ni perseguir.
    `),
    'wab/elephant-move': {
      title: 'Movimientos de un elefante',
      line: 'Cuánto mueve y carga',
      about:
        'Dice de cuántas pulgadas dispone un elefante para un movimiento o una carga, la mitad si gira, y que no marcha.',
      fields: labelled(`
        movement: Movimiento del elefante | Su Movimiento en pulgadas. Si se omite: 6, como el elefante indio impreso.
        turns: Gira | true si gira o pivota en algún momento del movimiento.
      `),
    },
    'wab/elephant-hits': {
      title: 'Impactos a un elefante',
      line: 'Elefante o dotación, heridas y salvaciones',
      about:
        'Dice cómo se reparten los impactos a un elefante entre él y su dotación, qué salvación tiene cada cual, en cuántas heridas quedan, con qué probabilidad muere el elefante o su mahout, y si los disparos lo obligan a chequear estampida.',
      fields: labelled(`
        hitsScored: Impactos | Cuántos impactos reciben entre el elefante y su dotación.
        woundFrom: De dónde | front, frente; flank, flanco; rear, retaguardia del elefante: de dónde llega la herida.
        barded: El elefante lleva barda | true si el elefante lleva barda.
        woundsLeft: Heridas que le quedan | Cuántas Heridas le quedan al elefante. Si se omite: 6, como el elefante indio impreso.
        warriors: Guerreros | Cuántos guerreros de la dotación viven, sin el mahout.
        crewSave: Salvación de la dotación | La salvación de la dotación por su armadura, como a pie: 5 es 5+. Si se omite: no tiene.
        saveModifier: Lo que el arma quita a la salvación | El modificador impreso del arma, 1 por -1. Si se omite: decide su Fuerza.
      `),
      answers: labelled(`
        toHitModifier: Para impactar | Qué suma su tamaño a los dados para impactar: 1 en los disparos, 0 en los golpes.
        save: Salvación del elefante | La salvación del elefante antes de que el impacto la baje: 4 es 4+; null si no tiene.
        needsToWound: Para herir al elefante | Lo que necesita un dado para herir al elefante; null si el impacto no puede herir.
        needsToSave: Para que salve el elefante | Lo que necesita un dado para salvar una herida del elefante; null si no hay salvación.
      `),
    },
  },

  fields: labelled(`
    feeler: Quién podría temer | infantry, infantería; cavalry, jinetes a caballo; camels, camellos; chariots, carros; african-elephant, elefante africano; indian-elephant, elefante indio.
    beast: A quién | chariots, carros de cualquier tipo; indian-elephant, elefante indio; african-elephant, elefante africano; dromedaries, dromedarios.
    usedToElephants: Acostumbrada a los elefantes | true si su lista da a la unidad por acostumbrada a los elefantes.
    sameSide: De su bando | true si esos carros, elefantes o dromedarios son del mismo bando que la unidad.
    nearAtTurnStart: Sólo cerca al empezar el turno | true si se trata del chequeo por estar a 8 pulgadas o menos al empezar el turno; false, de una carga.
    elephantMoves: Movimiento | normal; march, marcha; charge, carga.
    benefit: Lo que contaría | rank-bonus, el bono por filas al resultado del combate; close-order, el bono por orden cerrado; phalanx-ranks, luchar en varias filas; warband-ranks, lo que una partida de guerra suma a su Liderazgo por filas; other, cualquier otra cosa.
    elephantFights: Lucha un elefante | true si en este combate lucha un elefante de cualquier bando.
    hitStrength: Fuerza de los impactos | La Fuerza de cada impacto.
    hitBy: Con qué | combat, golpes en combate; shooting, disparos.
    elephantToughness: Resistencia del elefante | Su Resistencia. Si se omite: 6, como el elefante indio impreso.
    mahoutAlive: Vive el mahout | true si el mahout vivía antes de esto.
    crewToughness: Resistencia de la dotación | La Resistencia de los guerreros y del mahout.
    stampedeCause: Qué pasa | wounded-by-shooting, disparos enemigos hirieron al elefante; mahout-shot, los proyectiles mataron a su mahout; mahout-killed-in-combat, cayó en combate; lost-combat, perdió un turno de combate; fear-of-indian, debe chequear su miedo a un elefante indio; panic, algo por lo que otros chequean pánico; other-psychology, otro miedo, terror o psicología; charged, lo cargan y su jugador querría huir.
    mahoutLeadership: Liderazgo del mahout | Si se omite: 7, el impreso.
    elephantLeadership: Liderazgo del elefante | El suyo propio. Si se omite: 5, como el elefante indio impreso.
    woundsSuffered: Heridas sufridas | Cuántas heridas sufrió por disparos en esta fase.
    african: Elefante africano | true si es un elefante africano; false, uno indio.
    outnumbered: Superado en número | Sólo de un chequeo de miedo: true si el elefante indio cuenta por más miniaturas y lo haría huir.
    stampedeStep: Qué movimiento | first, al empezar la estampida; later, en un turno suyo posterior; broke-a-unit, ha desmoralizado a una unidad que atacó; lost-a-combat, atacó a una unidad y perdió.
    fromCombat: Sale de un combate | true si la estampida empieza en combate cuerpo a cuerpo.
    inTheWay: Unidad en su camino | nobody, nadie; friends, una unidad de su bando; enemies, enemigos.
    impassableAt: Distancia al terreno impasable | Pulgadas en su camino hasta el terreno impasable. Si se omite: no lo hay.
    stampedeWish: Qué querría alguien | nothing, nada; stop, que pare; rally, que se reagrupe; return-to-table, que vuelva tras salir; enemy-pursues, que lo persiga el enemigo que lo venció; spare-the-unit, que no ataque; crew-holds-back, que su dotación no ataque.
    atElephant: A un elefante | true si el enemigo que se quiere cargar es un elefante.
    isElephant: Es un elefante | true si se pregunta por un elefante.
    elephantStampeded: El elefante vencido sale en estampida | true si el enemigo vencido es un elefante, que entra en estampida en lugar de huir.
  `),

  answers: labelled(`
    feels: Qué siente | nothing, nada; fear, miedo; terror.
    crewNeedsToWound: Para herir a la dotación | Lo que necesita un dado para herir a uno de la dotación; null si el impacto no puede herir.
    crewNeedsToSave: Para que salve la dotación | Lo que necesita un dado para salvar una herida de la dotación; null si no hay salvación.
    hitsOnElephant: Impactos al elefante | Cuántos impactos recibe el propio elefante; null mientras haya dados por tirar.
    chanceAllOnElephant: Todos al elefante | La probabilidad, antes de tirar, de que todos los impactos sean al propio elefante, como fracción exacta.
    chanceElephantDies: Muere el elefante | La probabilidad de que pierda su última Herida, como fracción exacta.
    chanceMahoutDies: Muere el mahout | La probabilidad de que caiga el mahout, como fracción exacta.
    meanElephantWounds: Heridas del elefante | Cuántas heridas sin salvar sufre el elefante de media, como fracción exacta.
    meanCrewLost: Dotación perdida | Cuántos de la dotación caen de media, con el mahout entre ellos, como fracción exacta.
    mahoutCanDie: Puede caer el mahout | Si estos impactos pueden llegar al mahout.
    stampedeTest: Chequeo de estampida por heridas | Si chequea al final de la fase por heridas de disparos; null si depende de los dados; false en combate.
    elephant-dies: Muere el elefante | Probabilidad de que muera el elefante.
    mahout-dies: Muere el mahout | Probabilidad de que caiga el mahout.
    elephant-wounded: El elefante resulta herido | Probabilidad de al menos una herida sin salvar en el elefante.
    elephantWounds: Heridas del elefante | Cuántas heridas sin salvar sufre el elefante.
    crewLost: Dotación perdida | Cuántos de la dotación caen, con el mahout entre ellos.
    testMoment: Cuándo chequea | end-of-phase, al final de la fase de disparo; at-once, en el acto; none, no hay chequeo.
    stampedes: Entra en estampida | Si entra en estampida; null mientras haya dados por tirar. Como probabilidad: cuánta tiene.
    chanceOfStampede: Probabilidad de estampida | La probabilidad, antes de tirar, de que entre en estampida, como fracción exacta.
    moveDice: Dados del movimiento | Cuántos D6 mueve, en pulgadas.
    stampedeMoment: Cuándo mueve | at-once, en el acto; compulsory-moves, con esos movimientos en su propia fase de movimiento.
    stampedeDirection: Dirección | away-from-enemies, en derechura de quienes luchaban con él hacia fuera; scatter-die, al azar; as-before, recto; after-the-fleeing-unit, tras la unidad que huye; opposite, por donde vino.
    nextDirection: Dirección en adelante | En qué dirección sigue el turno siguiente; as-before es la de este movimiento.
    stampedeEnds: Cómo acaba el movimiento | open, aún sin tirar; free, libre; attacks, llega a la unidad; turned-aside, el terreno impasable lo manda hacia donde diga el dado de dispersión; off-table, fuera de la mesa.
    attacksIt: Ataca a la unidad | Si llega a la unidad y debe atacarla; null mientras haya dados por tirar.
    crewMayAttack: La dotación puede atacar | Si su dotación puede atacar también; no está obligada.
    contactIs: El contacto cuenta como | charge, carga, como una persecución hasta una unidad fresca; no-charge, en una lectura; none, no hay nadie en su camino.
    chanceAttacks: Probabilidad de llegar | La probabilidad, antes de tirar, de que llegue a la unidad, como fracción exacta; null si no hay nadie en su camino.
    attacks-it: Llega a la unidad | Probabilidad de que llegue a la unidad que hay en su camino.
    turned-aside: Se desvía | Probabilidad de que llegue al terreno impasable.
  `),

  terms: worded(`
    feeler troopKind: infantry = infantería | cavalry = caballería | camels = camellos | chariots = carros | african-elephant = un elefante africano | indian-elephant = un elefante indio | other = otras
    beast: other = otra cosa | chariots = carros | indian-elephant = un elefante indio | african-elephant = un elefante africano | dromedaries = dromedarios
    elephantMoves: normal = normal | march = marcha | charge = carga
    benefit: rank-bonus = el bono por filas | close-order = el bono por orden cerrado | phalanx-ranks = luchar en varias filas | warband-ranks = el bono de Liderazgo de una partida | other = otra cosa
    hitBy: combat = golpes | shooting = disparos
    stampedeCause: wounded-by-shooting = herido a disparos | mahout-shot = su mahout muerto a disparos | mahout-killed-in-combat = su mahout muerto en combate | lost-combat = un combate perdido | fear-of-indian = miedo a un elefante indio | panic = pánico | other-psychology = otra psicología | charged = cargado
    stampedeStep: first = el primer movimiento | later = un turno posterior | broke-a-unit = tras desmoralizar a una unidad | lost-a-combat = tras perder un combate
    inTheWay: nobody = nadie | friends = amigos | enemies = enemigos
    stampedeWish: nothing = nada | stop = pararlo | rally = reagruparlo | return-to-table = devolverlo a la mesa | enemy-pursues = que lo persiga el enemigo | spare-the-unit = perdonar a la unidad | crew-holds-back = que la dotación no ataque
    feels: nothing = nada | fear = miedo | terror = terror
    testMoment: end-of-phase = al final de la fase | at-once = en el acto | none = sin chequeo
    stampedeMoment: at-once = en el acto | compulsory-moves = con los movimientos obligatorios
    stampedeDirection nextDirection: away-from-enemies = alejándose de sus enemigos | scatter-die = hacia donde diga el dado de dispersión | as-before = recto | after-the-fleeing-unit = tras la unidad que huye | opposite = en dirección contraria
    stampedeEnds: open = por tirar | free = libre | attacks = ataca | turned-aside = desviado | off-table = fuera de la mesa
    contactIs: charge = una carga | no-charge = ninguna carga | none = nada
  `),

  steps: said(`
    wab-22.40/fear: Los dromedarios causan miedo en la caballería con caballos y en los carros.
    wab-16.4: Los carros causan miedo a la infantería enemiga.
    wab-16.4/cavalry: Los carros sólo causan miedo a la infantería: la caballería no siente nada.
    wab-16.5: Los carros sienten lo que siente la caballería.
    wab-17.7: Los elefantes causan terror a la caballería y a los carros.
    wab-17.7/infantry: Los elefantes causan miedo a la infantería.
    wab-17.7/own: Lo causan también a las tropas de su propio bando.
    wab-17.7/enemies-only: En esta lectura nadie chequea por tener cerca elefantes de su bando.
    wab-17.8: Acostumbrada a los elefantes, les tiene miedo en lugar de terror.
    wab-17.8/infantry: La infantería acostumbrada a los elefantes no los teme.
    wab-17.9: El elefante africano teme al indio.
    wab-17.9/test: El elefante africano chequea su miedo al indio.
    wab-17.9/when: Chequea cuando toca chequear ese miedo.
    wab-17.29: Los elefantes son inmunes al pánico y a la psicología y nunca huyen.
    wab-17.29/indian: Un elefante indio no teme a ningún elefante.
    wab-17.14/movement: El elefante indio impreso mueve 6 pulgadas.
    wab-17.11: El elefante no marcha.
    wab-17.11/charge: Carga al doble: {allowance} pulgadas.
    wab-17.10: Gira: su movimiento queda en la mitad, {allowance} pulgadas.
    wab-17.23: En este combate lucha un elefante: ningún bando lo cuenta.
    wab-17.23/other: El elefante sólo quita los bonos por filas y por orden cerrado.
    wab-17.24: El elefante sólo cambia el resultado del combate: esto sigue contando.
    wab-17.16: Cada impacto tira 1D6: al elefante con 1 a 4, a la dotación con 5 o 6.
    wab-17.16/fell: Según los dados, {beast} {beast?impacto es|impactos son} al elefante, {men} a la dotación.
    wab-17.16/skill: Los golpes se tiran contra la Habilidad de Armas del elefante.
    wab-17.28: El elefante es objetivo grande: +1 al impactar, y sus impactos se reparten como en combate.
    wab-17.22: La herida llega del frente: el elefante salva con {save} o más.
    wab-17.17: Al elefante, de Resistencia {toughness}, se lo hiere desde {needed}, y sus heridas se anotan.
    wab-17.17/riding: En esta lectura ir montada mejora en {rode} la salvación de la dotación.
    wab-17.18: Caen primero los guerreros de la dotación y el último el mahout; guerreros vivos: {warriors}.
    wab-17.30: Los disparos han herido al elefante, heridas: {wounds}. Hace 1 chequeo por todas.
    wab-17.30/when: Chequea al final de la fase.
    wab-17.31: Su mahout ha muerto: chequea.
    wab-17.31/may-fall: Si cae el mahout, el elefante chequea Liderazgo: en combate al momento, y al final de la fase si lo matan los disparos.
    wab-17.31/shot: Lo mataron los proyectiles: chequea al final de la fase de disparo.
    wab-17.31/combat: Cayó en combate: chequea en el acto.
    wab-17.32: Ha perdido un turno de combate: entra en estampida sin chequeo.
    wab-17.14/leadership: El Liderazgo es el impreso: 7 del mahout, 5 del elefante.
    wab-17.3: El mahout ha muerto: el elefante chequea con su propio Liderazgo, {leadership}.
    wab-17.3/mahout: El mahout vive: cuenta su Liderazgo, {leadership}.
    wab-17.34: Sigue bajo control con {leadership} o menos en 2D6.
    wab-17.33: Si falla entra en estampida en lugar de huir.
    wab-17.35: Se aleja 2D6 pulgadas en derechura de sus enemigos.
    wab-17.35/scatter: Mueve 2D6 pulgadas hacia donde diga el dado de dispersión.
    wab-17.36: Mueve 2D6 pulgadas recto.
    wab-17.36/when: Mueve con los movimientos obligatorios de su propio turno.
    wab-17.36/impassable: El terreno impasable lo desvía hacia donde diga el dado de dispersión.
    wab-17.37: Un elefante en estampida no puede parar, reagruparse ni volver.
    wab-17.37/off: Sale de la mesa y no vuelve.
    wab-17.38: No está huyendo: el enemigo no puede perseguirlo.
    wab-17.38/no-flight: Sale del combate sin huir.
    wab-17.39: Llega a la unidad y debe atacarla: {inTheWay}.
    wab-17.39/must: Debe atacar a la unidad que hay en su camino, sea del bando que sea.
    wab-17.39/crew: Su dotación puede no atacar; el elefante, no.
    wab-17.39/charge: El contacto cuenta como carga.
    wab-17.39/no-charge: En esta lectura el contacto no es carga: se golpea por Iniciativa.
    wab-17.40: Ha desmoralizado a una unidad: la persigue 2D6 pulgadas y sigue en estampida en esa dirección.
    wab-17.41: Ha perdido: mueve en dirección contraria, y por ahí sigue su estampida.
    wab-17.12: La caballería y los carros no pueden cargar a un elefante.
    wab-17.13: Cargados por un elefante, la caballería y los carros sólo pueden huir, o disparar y huir.
    wab-17.13/told: La carga un elefante: sólo puede huir, o disparar y huir.
    wab-17.23/result: En este combate lucha un elefante: no cuentan filas ni orden cerrado.
  `),

  because: said(`
    no-horses: No lleva caballos.
    own-chariots: Son carros de su propio bando.
    used-to-them: Está acostumbrada a los elefantes.
    not-used-to-them: No está acostumbrada a los elefantes.
    not-african-before-indian: Sólo temen los elefantes africanos, y sólo a los indios.
    no-elephant-fights: En este combate no lucha ningún elefante.
    wound-from-elsewhere: La herida no llega del frente.
    blows-not-shots: Son golpes, no disparos.
    not-african: No es un elefante africano.
    a-cause-of-stampede: Es uno de los casos de estampida.
    not-outnumbered-by-it: No está superado en número: no huiría.
    no-combat-lost: No ha perdido ningún combate.
    asks-for-nothing: Nadie pide que pare, se reagrupe o vuelva.
    no-combat: No estaba en combate.
    nobody-pursues-it: Nadie lo va a perseguir.
    not-riders-or-chariots: Quien carga no es caballería ni carros.
    counts-in-the-result: Es un bono al resultado del combate u otra cosa.
    attacks-it: Nadie pide que perdone a la unidad.
  `),

  ...summed(`
    beast-fear/nothing: No siente nada ante ellos. | Nada | No siente nada.
    beast-fear/fear: Le causan miedo. | Miedo | Siente miedo.
    beast-fear/terror: Le causan terror. | Terror | Siente terror.
    elephant-move/no: El elefante no puede marchar. | No | No puede marchar.
    elephant-move/reach: El elefante dispone de {inches} pulgadas. | {inches} pulgadas | Dispone de {inches} pulgadas.
    elephant-effect/counts: Esto sigue contando. | Cuenta | Cuenta.
    elephant-effect/lost: Esto no cuenta. | No cuenta | No cuenta.
    elephant-hits/odds: {hits} {hits?impacto|impactos}: de media {beast} heridas al elefante, {men} bajas de la dotación. | Media {beast} y {men} | De media {beast} heridas al elefante y {men} bajas de la dotación.
    stampede/automatic: El elefante entra en estampida sin chequeo. | Estampida | Entra en estampida sin chequeo.
    stampede/immune: El elefante no chequea ni entra en estampida. | Inmune | No chequea ni entra en estampida.
    stampede/open: El elefante entra en estampida el {percent:percent} de las veces. | Estampida {percent:percent} | Entra en estampida el {percent:percent} de las veces.
    stampede/bolts: El elefante entra en estampida. | Estampida | Entra en estampida.
    stampede/controlled: El elefante no entra en estampida. | Sin estampida | No entra en estampida.
    stampede-move/no: Eso no es posible con un elefante en estampida. | No | No es posible.
    stampede-move/open: El elefante mueve 2D6 pulgadas, {stampedeDirection}. | 2D6 pulgadas | Mueve 2D6 pulgadas, {stampedeDirection}.
    stampede-move/free: El elefante mueve {inches} pulgadas, {stampedeDirection}. | {inches} pulgadas | Mueve {inches} pulgadas, {stampedeDirection}.
    stampede-move/attacks: Tras {inches} pulgadas ataca a la unidad que hay en su camino. | Ataca | Tras {inches} pulgadas ataca a la unidad.
    stampede-move/turned-aside: El terreno impasable lo desvía; en total mueve {inches} pulgadas. | Se desvía | El terreno impasable lo desvía; en total mueve {inches} pulgadas.
    stampede-move/off-table: El elefante sale de la mesa para siempre. | Fuera de la mesa | Sale de la mesa para siempre.
  `),

  problems: said(`
    elephants-among-themselves: Los elefantes no se acostumbran a los elefantes: omítelo.
    die-of-each-elephant-hit: Di un dado por cada impacto.
    nobody-in-the-way: Di quién hay en su camino.
    only-at-first: Sólo de su primer movimiento se dice que sale de un combate.
    two-dice-of-stampede: Una estampida tira 2 dados: di ambos o ninguno.
  `),
} satisfies PartOfMessages;
