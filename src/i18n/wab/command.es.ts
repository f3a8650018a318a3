import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/command-group: Campeón, estandarte y músico | Qué hace y qué da una miniatura del mando | Dice de un campeón, portaestandarte o músico si puede luchar, con cuántos dados y con qué armas, qué da a su unidad, dónde puede colocarse, y que ni la deja ni tiene otro igual.
    wab/change-places: Fuera de la lucha | Quién puede cambiar de sitio para luchar | Dice si un campeón o un personaje al que no llega ningún enemigo puede cambiar su sitio con una miniatura que lucha, y cuándo.
    wab/captured-standard: Estandartes perdidos | Si el enemigo captura un estandarte | Dice si el estandarte de una unidad o el de batalla queda capturado, se pierde sin que lo capturen o está a salvo, y si se puede recuperar.
  `),
    'wab/command-casualties': {
      title: 'Las bajas y el grupo de mando',
      line: 'Quién cae, y quién del mando golpea aún',
      about:
        'Dice de una unidad con bajas cuántas miniaturas ordinarias caen, qué miniaturas del mando caen porque no queda nadie más, y cuántas miniaturas golpean aún, y cuántas de ellas son del mando.',
      fields: labelled(`
        models: Miniaturas | Cuántas tenía la unidad antes de estas bajas, con su grupo de mando.
        fallen: Bajas | Cuántas miniaturas se retiran.
        fighting: Miniaturas que pueden golpear | Cuántas podían golpear cuando el enemigo empezó, con las del mando entre ellas.
        command: Miniaturas del mando | Las que tiene la unidad antes de estas bajas. Si se omite: las tres.
        commandFighting: Del mando que pueden golpear | Cuántas de las que pueden golpear son del mando. Si se omite: todas las que hay, hasta donde caben.
        givenUp: Del mando que se entregan | Qué miniaturas del mando retira el jugador porque quiere, entre las bajas. Si se omite: ninguna mientras queden ordinarias.
        hasStruck: Ya ha golpeado | true si la unidad ya ha golpeado este turno.
      `),
    },
  },

  fields: labelled(`
    commandModel: Miniatura del mando | champion, el campeón, que es también el líder de la unidad; standard-bearer, el portaestandarte; musician, el músico.
    commandAsk: Qué se pregunta | fights, con cuántos dados golpea; gives, qué da a su unidad; stands, si se puede colocar en esa fila; leaves, si puede dejar su unidad o actuar aparte; a-second, si la unidad puede tener otro como él.
    standsInRank: Su fila | La fila en la que está: la 1 es la delantera.
    ranksThatFight: Filas que luchan | Cuántas filas pueden luchar con las armas de la unidad: casi siempre 1, más con lanzas largas y picas.
    facesEnemy: Tiene un enemigo delante | true si hay un enemigo donde él podría golpear desde una fila que lucha.
    unitWeapons: Armas de la unidad | combat, solo de cuerpo a cuerpo; missile, solo de disparo; both, las dos; various, no todas sus miniaturas llevan las mismas.
    showsOtherWeapon: Su miniatura muestra otra arma | true si la miniatura lleva un arma que los demás no tienen.
    present: Está en la unidad | true si la unidad tiene esa miniatura y no ha caído.
    spared: Se ha salvado en esta ronda | true si este turno se ha retirado una miniatura ordinaria en su lugar.
    hasFought: Ya había luchado | true si ya había luchado este turno cuando se salvó.
    whoMoves: Quién cambia de sitio | champion, el campeón o líder; character, un personaje que va con la unidad; standard-bearer, el portaestandarte; musician, el músico.
    fightsAlready: Está luchando | true si tiene un enemigo encarado por cualquier lado.
    combatOver: Se reordenan las filas | true al final del combate, cuando se reordenan las filas; false en otro momento.
    swapsWithFighter: Con una miniatura que lucha | true si cambia su sitio con una miniatura ordinaria que está luchando; false con cualquier otra.
    standardOf: De quién es el estandarte | unit, el de una unidad; army, el estandarte de batalla.
    standardFate: Qué ocurre | fled-and-pursued, su unidad huye de un combate y el enemigo la persigue, la alcance o no; fled-not-pursued, huye y no la persiguen; wiped-out-in-combat, cae toda su unidad en combate, o su portador si va solo; bearer-killed-in-combat, cae el portador y su unidad sigue luchando; killed-by-shooting, caen el portador o toda la unidad por disparos; fled-in-panic, huye en pánico sin estar en combate; holders-destroyed, más tarde se destruye a la unidad que lo capturó.
  `),

  answers: labelled(`
    extraAttacks: Ataques de más | Cuántos dados tira además de sus Ataques.
    resultBonus: Al resultado del combate | Lo que suma al resultado del combate de su bando; uno por todos los estandartes de unidades.
    armedWith: Cuenta como si llevara | as-unit, lo que lleve la unidad; combat, sus armas de cuerpo a cuerpo; missile, sus armas de disparo; most-common, las de la mayoría de la unidad.
    ownWeaponCounts: Cuenta su propia arma | Si cuenta un arma que solo muestra él: nunca.
    unitMarches: Deja marchar y reorganizarse | Si permite a su unidad marchar, hacer marcha rápida y reorganizarse.
    momentumDie: Tira tras un empate | Si tira un dado por el momentum tras un combate empatado.
    ordinaryLost: Ordinarias que caen | Cuántas miniaturas ordinarias caen.
    commandLost: Del mando que caen | Cuántas miniaturas del mando caen.
    commandStrikers: Del mando que golpean | Cuántas de las que aún golpean son del mando.
    commandFallen: Quiénes del mando caen | Las que se entregan y, tras las ordinarias, el músico, el portaestandarte y el campeón.
    commandLeft: Quiénes del mando quedan | Las miniaturas del mando que siguen vivas.
    unitGone: La unidad desaparece | Si no queda ninguna miniatura.
    momentum: Momentum | own, tu bando; enemy, el enemigo; nobody, nadie; open, mientras lo deciden los dados.
    breakTests: Chequeos de desmoralización | Si el perdedor chequea desmoralización: tras un empate, nadie.
    own-momentum: Momentum para tu bando | Probabilidad de que lo tenga tu bando.
    enemy-momentum: Momentum para el enemigo | Probabilidad de que lo tenga el enemigo.
    no-momentum: Momentum para nadie | Probabilidad de que no lo tenga nadie.
    captured: Capturado | Si el enemigo tiene el estandarte.
    benefitsLost: Se pierde lo que da | Si su bando ya no tiene lo que da en el resto de la batalla.
    victoryPoints: Puntos de victoria | Si el enemigo recibe por él puntos de victoria adicionales.
  `),

  terms: worded(`
    commandModel whoMoves command givenUp commandFallen commandLeft: champion = campeón | standard-bearer = portaestandarte | musician = músico | character = personaje
    commandAsk: fights = lucha | gives = da | stands = se coloca en esta fila | leaves = se va | a-second = otro más
    unitWeapons: combat = cuerpo a cuerpo | missile = disparo | both = las dos | various = varias
    armedWith: as-unit = las de la unidad | combat = armas de cuerpo a cuerpo | missile = armas de disparo | most-common = las de la mayoría
    standardOf: unit = de una unidad | army = de batalla
    standardFate: fled-and-pursued = huyó y lo persiguieron | fled-not-pursued = huyó y no lo persiguieron | wiped-out-in-combat = aniquilado en combate | bearer-killed-in-combat = portador muerto en combate | killed-by-shooting = muerto por disparos | fled-in-panic = huyó en pánico | holders-destroyed = destruyen a quienes lo tienen
    momentum: own = tu bando | enemy = el enemigo | nobody = nadie | open = lo deciden los dados
  `),

  steps: said(`
    wab-8.1: Lo habitual es la fila delantera, y no es obligatorio: se permite la fila {rank}.
    wab-8.2: La unidad tiene armas de las dos clases: él cuenta como si llevara sus armas de cuerpo a cuerpo.
    wab-8.2/most: Sus miniaturas llevan armas distintas: las suyas son las de la mayoría.
    wab-8.2/shows: Va equipado como el resto de la unidad, muestre lo que muestre su miniatura.
    wab-8.3: El jugador retira miniaturas ordinarias y salva al mando: {fallen?cae|caen} {fallen}.
    wab-8.4/blows: Han caído otras en su lugar: {lost} {lost?miniatura del mando no lucha|miniaturas del mando no luchan} este turno.
    wab-8.4/spared: Ha caído otra miniatura en su lugar: no lucha este turno.
    wab-8.5: No queda ninguna miniatura ordinaria: {forced?cae también|caen también} {forced} del mando, a elección del jugador; lo habitual es el músico primero, después el portaestandarte y el campeón el último.
    wab-8.6: Un campeón nunca deja su unidad ni actúa aparte de ella.
    wab-8.6/one: Una unidad tiene 1 campeón como mucho.
    wab-8.7: Un campeón lleva las mismas armas y armadura que los suyos, muestre lo que muestre su miniatura.
    wab-8.8/gives: El campeón golpea con un dado más donde puede luchar.
    wab-8.8/none: Sin su campeón la unidad no tiene ataque adicional.
    wab-8.9: No hay enemigos donde el campeón puede golpear: no tiene ataque, y tampoco el adicional.
    wab-8.10: No lucha con nadie: puede cambiar su sitio con una miniatura ordinaria que está luchando.
    wab-8.10/others: Así solo cambian de sitio un campeón o un personaje.
    wab-8.10/before: Solo se cambia de sitio al reordenar las filas, al final del combate.
    wab-8.10/with: Cambia su sitio con una miniatura ordinaria que está luchando, y con ninguna otra.
    wab-8.11: Un campeón que ya está luchando no se puede mover.
    wab-8.12: Un portaestandarte lucha como el resto de su unidad.
    wab-8.12/far: Un portaestandarte lucha como el resto: no hay enemigos donde puede golpear.
    wab-8.12/leaves: Un portaestandarte es una miniatura más de su unidad y se queda con ella.
    wab-8.12/carries: La unidad lleva su estandarte.
    wab-8.12/one: Una unidad tiene 1 estandarte como mucho.
    wab-8.13: Un estandarte en el combate suma 1 al resultado de su bando, haya los que haya.
    wab-8.13/none: Sin su portador la unidad no tiene estandarte.
    wab-8.14: Huye y la persiguen, o queda aniquilada en combate: el enemigo captura su estandarte y recibe puntos de victoria por él.
    wab-8.14/safe: A su unidad ni la persiguieron al huir de un combate ni la aniquilaron en uno: nadie ha capturado el estandarte.
    wab-8.14/before: El enemigo lo había capturado.
    wab-8.15: Un estandarte capturado no se puede recuperar.
    wab-8.16: Un músico lucha como el resto de su unidad.
    wab-8.16/far: Un músico lucha como el resto: no hay enemigos donde puede golpear.
    wab-8.16/leaves: Un músico es una miniatura más de su unidad y se queda con ella.
    wab-8.16/one: Una unidad tiene 1 músico como mucho.
    wab-8.17: Con un músico la unidad puede marchar, hacer marcha rápida y reorganizarse.
    wab-8.17/none: Sin músico la unidad no puede marchar, hacer marcha rápida ni reorganizarse.
    wab-8.18: Cada bando tira un dado por cada uno de sus músicos: el dado más alto gana el momentum.
    wab-8.18/die: Tras un combate empatado tira un dado por el momentum.
    wab-8.18/alone: Solo tiene músicos {who:the}: se queda con el momentum sin tirar.
    wab-9.19: No tiene con quién luchar: el personaje puede pasar a donde se lucha, como un campeón.
    wab-9.19/fights: Un personaje que ya está luchando se queda donde está.
    wab-9.79: El portador huye y lo persiguen, o su unidad queda aniquilada en combate: el estandarte de batalla está capturado.
    wab-9.79/before: El enemigo había capturado el estandarte de batalla.
    wab-9.80: El portador ha muerto de otro modo: su ejército pierde lo que daba, y nadie ha capturado el estandarte.
  `),

  because: said(`
    can-strike: Está donde puede golpear a un enemigo.
    has-fought: Ya había luchado cuando se salvó.
    is-there: La unidad tiene uno.
    no-champion: No es un campeón.
    his-unit-skirmishes: Su unidad hostiga.
    others-are-left: Quedan miniaturas ordinarias.
    none-in-their-place: Han caído bastantes miniaturas ordinarias que luchan.
    has-nobody-to-fight: No tiene con quién luchar.
    neither-pursued-nor-wiped-out: A su unidad ni la persiguieron al huir de un combate ni la aniquilaron en uno.
    pursued-or-wiped-out: A su unidad la persiguieron al huir de un combate o la aniquilaron en uno.
    bearer-lives: A su portador no lo mataron así.
    nobody-takes-it-back: Nadie intenta recuperar un estandarte capturado.
  `),

  ...summed(`
    command-group/no: Lo que se pregunta del {commandModel} no se permite. | No se permite |
    command-group/fights: El {commandModel} lucha con {dice} {dice?dado|dados}. | {dice} {dice?dado|dados} | Lucha con {dice} {dice?dado|dados}.
    command-group/gives: El {commandModel} da a su unidad lo que se indica. | Está en la unidad |
    command-group/stands: El {commandModel} puede colocarse en la fila {rank}. | Puede colocarse ahí | Puede colocarse en la fila {rank}.
    command-casualties/strikes: {strikers?Golpea|Golpean} {strikers} {strikers?miniatura|miniaturas}, {command} de ellas del mando; del mando {left?queda|quedan} {left}. | {strikers?Golpea|Golpean} {strikers} | {strikers?Golpea|Golpean} {strikers} {strikers?miniatura|miniaturas}, {command} de ellas del mando.
    command-casualties/struck: Del mando {left?queda|quedan} {left}; la unidad ya ha golpeado. | {left?Queda|Quedan} {left} del mando | Del mando {left?queda|quedan} {left}.
    change-places/yes: El {whoMoves} puede cambiar de sitio. | Puede cambiar de sitio | Puede cambiar de sitio.
    change-places/no: El {whoMoves} no puede cambiar de sitio. | No puede | No puede cambiar de sitio.
    captured-standard/captured: El enemigo captura el estandarte. | Capturado | El enemigo lo captura.
    captured-standard/kept: El estandarte sigue capturado: no se puede recuperar. | No se recupera |
    captured-standard/lost: Se pierde lo que da el estandarte; el enemigo no lo ha capturado. | Perdido, no capturado | Se pierde, y no está capturado.
    captured-standard/safe: El estandarte no está capturado. | No capturado | No está capturado.
  `),

  problems: said(`
    nobody-there: La unidad no tiene esa miniatura: solo se puede preguntar qué da.
    not-spared: Si había luchado antes de salvarse, di que se ha salvado.
    more-than-it-has: La unidad no tiene tantas miniaturas.
    fewer-than-command: La unidad tiene menos miniaturas que las del mando.
    more-than-fight: No pueden luchar más miniaturas del mando que las que hay, ni que las que luchan.
    not-there-to-fall: Se entregan más de las que caen, o una del mando que la unidad no tiene.
  `),
} satisfies PartOfMessages;
