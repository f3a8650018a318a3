import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/pursuit: Perseguir, seguir o quedarse | Qué puede y debe hacer quien gana | Dice de una unidad después de su combate si puede perseguir, si debe hacerlo o la contiene un chequeo de Liderazgo, con qué probabilidad está obligada, y si sigue a quien cede terreno.
    `),
    'wab/pursuit-move': {
      title: 'A quién alcanza una persecución',
      line: 'Enemigos preparados, en huida, borde',
      about:
        'Dice cuánto avanzan los perseguidores, con qué probabilidad llegan a otro enemigo o al borde de la mesa, qué pasa con quien encuentran, cómo se alinean y qué chequeos obliga a hacer.',
      fields: labelled(`
        movement: Movimiento de quien persigue | Su factor de movimiento en pulgadas, quitada la armadura.
        dice: Dados de la persecución | Los dados de la persecución como han caído. Sin decir: aún no se han tirado.
      `),
    },
    'wab/off-table': {
      title: 'Volver a la mesa',
      line: 'Si vuelve quien persiguió, por dónde y cómo',
      about:
        'Dice de una unidad que ha salido de la mesa persiguiendo si puede chequear para volver, con qué número y con qué probabilidad, por dónde entra y qué puede hacer ese turno.',
      fields: labelled(`
        generalDistance: Distancia al General | Pulgadas desde donde salió la unidad hasta el General.
        generalLeadership: Liderazgo del General | El Liderazgo del General del ejército; con la lectura adoptada nunca ayuda a una unidad fuera de la mesa. Sin decir: no cuenta.
      `),
      answers: labelled(`
        allowed: Se puede | Si puede chequear para volver ahora, por ahí y para eso.
      `),
    },
  },

  fields: labelled(`
    result: Resultado de su combate | won, lo ganó; drew, lo empató; lost, lo perdió: la unidad por la que se pregunta.
    enemiesFled: Enemigos que huyen | Cuántas de las unidades enemigas con las que estaba trabada se han desmoralizado y huyen.
    enemiesDestroyed: Enemigos destruidos | Cuántas de ellas han sido destruidas.
    enemiesGaveGround: Enemigos que cedieron terreno | Cuántas de ellas han cedido terreno.
    enemiesLeft: Enemigos aún trabados | Cuántas de ellas siguen luchando con ella.
    wantsToStay: Debe quedarse | true si su jugador no quiere que persiga: decide un chequeo de Liderazgo.
    meets: Quién hay en su camino | nobody, nadie; fresh-enemy, una unidad enemiga que no huye; fled-this-turn, un enemigo que empezó a huir este turno, distinto del que persigue; fled-earlier, uno que huye desde un turno anterior.
    meetsAt: Distancia a él | Pulgadas por su camino hasta quien encuentra. Sin decir: está lo bastante cerca.
    touches: Por dónde lo toca | front, frente; flank, flanco; rear, retaguardia; front-corner, la esquina de frente y flanco; rear-corner, la de flanco y retaguardia.
    alongFront: Luchando por el frente | En una esquina: cuántas de sus miniaturas lucharían si se alineara con el frente enemigo.
    alongFlank: Luchando por el flanco | En una esquina: cuántas de sus miniaturas lucharían si se alineara con el flanco enemigo.
    alongRear: Luchando por la retaguardia | En una esquina: cuántas de sus miniaturas lucharían si se alineara con la retaguardia enemiga.
    crosses: Qué cruza | open, terreno abierto; difficult, difícil o muy difícil; obstacle, un obstáculo.
    edgeAt: Distancia al borde | Pulgadas por su camino hasta el borde de la mesa. Sin decir: el borde está lejos.
    causesFear: Causa miedo | true si le causa miedo a ese enemigo.
    failures: Chequeos fallados | Cuántos chequeos para volver ha fallado ya.
    markerDistance: Distancia al marcador | Pulgadas por el borde desde donde salió su centro hasta donde quiere entrar.
    wantsTo: Qué quiere este turno | move, mover; shoot, disparar; charge, cargar.
  `),

  answers: labelled(`
    mayTest: Puede chequear para quedarse | Si puede hacer un chequeo de Liderazgo para no perseguir.
    chanceForced: Probabilidad de estar obligada | La de que deba perseguir, antes de tirar, como fracción exacta; null si no puede.
    victorDoes: Qué hace | pursues, persigue; may-pursue, si su jugador quiere; follows-up, sigue a quien cede terreno; may-follow-up, puede seguirlo; stays, se queda; open, decide su chequeo.
    forced: Debe perseguir | Probabilidad de que deba perseguir aunque deba quedarse.
    diceRolled: Dados | Cuántos D6 se tiran para su distancia, en pulgadas.
    distance: Distancia | Pulgadas que suman los dados; null mientras falten.
    reached: Llega hasta él | Si llega hasta quien está en su camino; null mientras falten dados o si no hay nadie.
    chanceReached: Probabilidad de llegar | La de llegar hasta él, antes de tirar, como fracción exacta; null si no hay nadie en su camino.
    becomes: Qué resulta | nothing, nada; charge, una nueva carga; destroys-it, lo destruye; it-flees-again, huye otra vez al momento; open, abierto.
    enemyReacts: Qué puede hacer él | holds, solo mantener; flees, huye; none, nada; open, abierto.
    alignsWith: Se alinea con | front, el frente del enemigo; flank, su flanco; rear, su retaguardia; none, no hay contacto.
    countsAsCharge: Cuenta como carga | Si cuenta como que ha cargado, con todos sus bonos; null mientras falten dados.
    foughtNextTurn: Se lucha el turno siguiente | Si el nuevo combate se lucha el turno siguiente.
    goesOffTable: Sale de la mesa | Si la unidad entera sale de la mesa; null mientras falten dados.
    fearTest: Chequeo de miedo | Si el enemigo que encuentra chequea por miedo.
    panicsEnemy: Chequeo de Pánico | Si el enemigo que encuentra chequea Pánico, como si lo cargaran por ahí.
    takesBonuses: Le quita los bonos | Si él pierde sus bonos por filas y orden cerrado, como si lo cargaran por ahí.
    follows: Sigue al enemigo | Si va detrás de quien cede terreno.
    leaves: Sale de la mesa | Probabilidad de que salga de la mesa.
    chanceAtAll: Probabilidad de volver | La de que vuelva con este chequeo o uno de los que le quedan, antes de tirar, como fracción exacta; null si no hay ninguno.
    returns: Vuelve | Si vuelve este turno; null mientras falten dados.
    at-all: Acaba volviendo | Probabilidad de que vuelva con este chequeo o uno posterior.
    mayTestAgain: Puede chequear otra vez | Si puede chequear otra vez en su próximo turno.
    countsAsLost: Cuenta como perdida | Si cuenta como baja para la victoria: nunca.
    mayCharge: Puede cargar | Si puede cargar el turno en que vuelve: nunca.
    mayShoot: Puede disparar | Si puede disparar el turno en que vuelve, si vuelve.
  `),

  terms: worded(`
    result: won = ganó | drew = empató | lost = perdió
    victorDoes: pursues = persigue | may-pursue = puede perseguir | follows-up = sigue al enemigo | may-follow-up = puede seguir al enemigo | stays = se queda | open = decide su chequeo
    meets: nobody = nadie | fresh-enemy = un enemigo preparado | fled-this-turn = uno que empezó a huir este turno | fled-earlier = uno que ya huía
    touches: front = frente | flank = flanco | rear = retaguardia | front-corner = esquina del frente | rear-corner = esquina de la retaguardia
    alignsWith: front = el frente | flank = el flanco | rear = la retaguardia | none = nada
    crosses: open = terreno abierto | difficult = terreno difícil | obstacle = un obstáculo
    becomes: nothing = nada | charge = una carga | destroys-it = lo destruye | it-flees-again = huye otra vez | open = deciden los dados
    enemyReacts: holds = mantiene | flees = huye | none = nada | open = deciden los dados
    wantsTo: move = mover | shoot = disparar | charge = cargar
  `),

  steps: said(`
    wab-6.31/nobody: No ha vencido a nadie que huya: no hay persecución.
    wab-6.32/gave-ground: Un enemigo cedió terreno en vez de huir: no persigue.
    wab-6.63/follows: Todos los enemigos que quedan cedieron terreno: debe seguirlos.
    wab-6.63/by-this-reading: Con esta lectura sigue a los que cedieron terreno.
    wab-6.66: Ocupa un obstáculo o un edificio: no tiene que seguir.
    wab-6.34/test: Se queda si pasa un chequeo de Liderazgo con {leadership}.
    wab-6.37/rolls: Quien persigue tira {dice}D6 pulgadas.
    wab-6.38: Ni el terreno ni los obstáculos frenan una persecución.
    wab-6.42: Llega a un enemigo preparado: es una nueva carga, y él solo puede mantener.
    wab-6.47: Alcanza a uno que empezó a huir este turno: queda destruido, y ella completa su movimiento.
    wab-6.48: Alcanza a uno que ya huía: huye otra vez al momento.
    wab-6.43: Sigue su ruta hasta el primer contacto y no busca más.
    wab-6.44: En una esquina se alinea donde luchen más de sus miniaturas, el frente antes que el flanco y el flanco antes que la retaguardia.
    wab-7.14/by-pursuit: Los perseguidores que llegan por flanco o retaguardia cuentan como carga: chequeo de Pánico, y él pierde sus bonos.
    wab-6.46/next-turn: Se lucha el turno siguiente, y ella cuenta como que ha cargado.
    wab-6.46/fear: Causa miedo: el enemigo hace su chequeo como si lo cargaran.
    wab-6.49: Sale de la mesa: se va la unidad entera, pero puede volver.
    wab-6.51: Ha fallado {failures} chequeos: no vuelve nunca, y no se da por perdida.
    wab-6.51/second: Era su segundo fallo: no vuelve nunca, y no se da por perdida.
    wab-6.52: Entra en cualquier punto del borde a {inches} pulgadas o menos del marcador.
    wab-6.52/too-far: Eso está a más de {inches} pulgadas del marcador.
    wab-6.53: El turno en que vuelve no carga.
    wab-6.53/enters: Entra con el resto de movimientos, mide desde el borde y puede disparar.
    wab-6.50/test: Al comienzo de su turno chequea con {leadership}.
    wab-6.50: El Liderazgo del General no ayuda a una unidad fuera de la mesa.
  `),

  because: said(`
    some-fled: Algunos enemigos han huido.
    holds-no-position: No defiende un obstáculo ni está en un edificio.
    too-short: No llega tan lejos.
    pursuers-too-few: Los perseguidores tienen menos de 5 miniaturas.
    pursuers-skirmish: Los perseguidores no están formados.
    stays-on-it: No llega al borde.
    one-try-left: Le queda un chequeo.
    no-charge-wanted: No quiere cargar.
  `),

  ...summed(`
    pursuit/pursues: La unidad debe perseguir. | Persigue | Debe perseguir.
    pursuit/may-pursue: La unidad puede perseguir. | Puede perseguir | Puede perseguir.
    pursuit/stays: La unidad se queda donde está. | Se queda | Se queda.
    pursuit/follows-up: La unidad sigue a quien cede terreno. | Sigue al enemigo | Debe seguirlo.
    pursuit/may-follow-up: La unidad puede seguir a quien cede terreno. | Puede seguir | Puede seguirlo.
    pursuit/test: La unidad debe perseguir un {percent:percent} de las veces. | Obligada {percent:percent} | Está obligada a perseguir un {percent:percent} de las veces.
    pursuit/held-back: La unidad saca {rolled} y se contiene. | Se queda | Se contiene.
    pursuit/not-held-back: La unidad saca {rolled} y debe perseguir. | Persigue | Debe perseguir.
    pursuit-move/odds: Los perseguidores llegan hasta él un {percent:percent} de las veces. | Llegan {percent:percent} | Llegan hasta él un {percent:percent} de las veces.
    pursuit-move/alone: Los perseguidores avanzan {dice}D6 pulgadas. | {dice}D6 pulgadas | Avanzan {dice}D6 pulgadas.
    pursuit-move/nothing: Los perseguidores avanzan {distance} pulgadas y no encuentran a nadie. | {distance} pulgadas | Avanzan {distance} pulgadas y no encuentran a nadie.
    pursuit-move/charge: Los perseguidores llegan a un enemigo preparado: es una nueva carga. | Nueva carga | Es una nueva carga.
    pursuit-move/destroys-it: Los perseguidores lo arrollan y lo destruyen. | Destruido | Queda destruido.
    pursuit-move/it-flees-again: Quien encuentran huye otra vez. | Huye otra vez | Huye otra vez.
    pursuit-move/leaves: Los perseguidores salen de la mesa. | Fuera de la mesa | La unidad entera sale de la mesa.
    off-table/gone: La unidad no vuelve nunca, pero no cuenta como perdida. | No vuelve | No vuelve nunca, pero no cuenta como perdida.
    off-table/too-far: La unidad no puede entrar tan lejos de su marcador. | Demasiado lejos | No puede entrar por ahí.
    off-table/no-charge: La unidad no puede cargar cuando vuelve. | Sin carga | No puede cargar este turno.
    off-table/odds: La unidad vuelve este turno un {percent:percent} de las veces. | Vuelve {percent:percent} | Vuelve este turno un {percent:percent} de las veces.
    off-table/returns: La unidad vuelve este turno. | Vuelve | Vuelve.
    off-table/waits: La unidad no vuelve este turno, pero puede intentarlo otra vez. | Otra vez | Puede intentarlo otra vez el próximo turno.
  `),

  problems: said(`
    leadership-needed: Di el Liderazgo con el que chequea para quedarse.
    nobody-met: Di quién está en su camino a esa distancia.
  `),
} satisfies PartOfMessages;
