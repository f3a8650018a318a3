import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/war-wagon: Vagón de guerra: coste y dotación | Qué lleva, cuánto cuesta y cuenta | Dice si un vagón de guerra puede llevarse así, cuánto cuesta, con qué dispara su dotación y como cuántas miniaturas cuenta.
    wab/wagon-hits: Impactos en un vagón | Vagón o dotación, y cuáles lo hieren | Reparte los impactos en un vagón de guerra o un tabor entre el vagón y su dotación, por los dados o por su probabilidad, y dice cuáles pueden herir al vagón.
    wab/wagon-fight: Luchar desde un vagón | Ataques de la dotación, obstáculo defendido | Dice cuántos de la dotación de un vagón de guerra o un tabor luchan y con cuántos dados, si el vagón es un obstáculo defendido y si atacan los caballos de guerra.
    wab/wagon-fate: Qué es de un vagón | Desmoralización, dotación y heridas | Dice si un vagón de guerra o de un tabor sigue en la mesa tras lo que le ha pasado, quién chequea pánico y si el vencedor puede perseguir.
    wab/tabor: Tabor: coste y despliegue | Vagones, defensores y dónde van | Dice si un tabor puede llevarse y desplegarse así, cuántos defensores tiene y cuánto cuesta.
    wab/tabor-crossing: Cruzar un tabor | Quién pasa, y cuánto | Dice si una unidad puede cruzar los vagones de un tabor y cuántas pulgadas de ellos cubre su movimiento, o si el propio tabor puede moverse.
    wab/tabor-defenders: Qué pueden hacer los defensores de un tabor | Salir, disparar, perseguir, cargar, volver | Dice qué pueden hacer los defensores de un vagón de un tabor, dentro y fuera de él.
    wab/tabor-points: Puntos por un tabor | La mitad o todo, según las bajas | Dice cuántos puntos de victoria y cuánto valor de ruptura da al enemigo un vagón de un tabor con sus defensores.
    `),
    'wab/wagon-move': {
      title: 'Mover un vagón de guerra',
      line: 'Rotar, terreno malo, sin marcha',
      about:
        'Dice si un vagón de guerra puede hacer un movimiento y cuántas pulgadas avanza, con una rotación y con terreno que no puede cruzar en su camino.',
      fields: labelled(`
        move: Movimiento | normal; march, marcha; quick-march, marcha rápida; charge, carga.
      `),
    },
    'wab/wagon-shots': {
      title: 'Disparar desde un vagón de guerra',
      line: 'Disparos, alcance, Fuerza, tarasnice',
      about:
        'Dice cuántos disparos hace la dotación de un vagón de guerra, con qué Fuerza y modificador a la salvación, y si su tarasnice puede disparar.',
      fields: labelled(`
        moved: El vagón movió | true si el vagón de guerra ha movido este turno.
        distance: Distancia | Pulgadas hasta el blanco. Sin decir: no se sabe.
      `),
    },
    'wab/wagon-after': {
      title: 'Un vagón de guerra tras su combate',
      line: 'Persigue o cede terreno 1D6',
      about:
        'Dice cuánto persigue o cede terreno un vagón de guerra, si destruye al enemigo que huye de él y dónde se para.',
      answers: labelled(`
        distance: Dado | Lo que ha sacado el dado; null mientras no se sabe.
        chanceReached: Probabilidad de destruirlo | La de alcanzar al enemigo antes de tirar, como fracción exacta; null si no se ha dicho cuánto huye nadie.
      `),
    },
  },

  fields: labelled(`
    wagonStandard: Estandarte | true si el vagón lleva estandarte.
    wagonLeader: Líder | true si el vagón lleva un líder.
    wagonMusician: Músico | true si su jugador quiere ponerle un músico.
    tarasnice: Tarasnice | true si el vagón lleva un tarasnice, una pieza pequeña.
    otherTarasnice: Otro tarasnice en la unidad | true si otro vagón de la misma unidad ya lleva uno.
    withCharacters: Personajes a bordo | Cuántos personajes quieren ir con el vagón.
    era: Ejército | medieval; pre-medieval, premedieval.
    figuresShown: Figuras | Cuántas figuras de dotación muestra la miniatura. Sin decir: seis.
    crewOnFoot: Dotación a pie | true si hay figuras de la dotación junto al vagón.
    crewLeft: Dotación viva | Cuántos de la dotación quedan: un vagón de guerra empieza con 6, uno de un tabor con 10. Sin decir: todos.
    rotates: Rota | true si el vagón rota sobre su eje antes de mover, por poco que sea.
    roughAt: Pulgadas a lo que no cruza | Pulgadas hasta el obstáculo o el terreno difícil que hay en su camino. Sin decir: no hay ninguno.
    shootersLeft: Tiradores vivos | Cuántos de la dotación con armas de proyectiles quedan.
    secondShot: Segundo disparo | true si alguien de la dotación va a disparar otra vez este turno.
    tarasniceBy: Quién maneja el tarasnice | nobody, nadie, no dispara; shooter, uno de los tres con armas de proyectiles; halberdier, uno de los demás.
    tarasniceSide: Lado del tarasnice | long, largo, o short, corto: el lado del vagón por el que dispara.
    tarasniceAngle: Grados desde ese lado | Cuántos grados a un lado de la perpendicular de ese lado está el blanco.
    wagonKind: Vagón | war-wagon, un vagón de guerra que mueve; tabor, un vagón de un tabor con sus defensores.
    hurtBy: Con qué | missiles, arcos, hondas y demás; machine, máquinas de guerra, artillería y de varios cañones; close-combat, cuerpo a cuerpo.
    unoccupied: Nadie dentro | true si un vagón de un tabor no tiene defensores dentro.
    wagonDice: Dados del reparto | Un dado por impacto, como han salido. Sin decir: no se han tirado.
    halberdsLeft: Alabardas vivas | Cuántos de la dotación viva de un vagón de guerra llevan alabarda. Sin decir: los tres, o los que queden.
    engagedSides: Lados trabados | Por cuántos lados del vagón hay enemigos en contacto.
    crewLeader: Líder | true si queda un líder en la dotación, que tiene un ataque más.
    cavalryAttacks: Ataca caballería | true si los atacantes son de caballería.
    lostARound: Perdió una ronda | true si el vagón o sus defensores han perdido una ronda anterior de este combate.
    lostCombat: Perdió su combate | true si su bando ha perdido el combate.
    breakTest: Chequeo de desmoralización | none, no lo ha hecho; passed, pasado; failed, fallado.
    fledByFear: Huiría por miedo | true si lo ha derrotado un enemigo al que teme y que es más, de modo que huiría sin chequeo.
    wagonWoundsTaken: Heridas del vagón | Cuántas heridas sin salvar ha sufrido el propio vagón: uno de guerra tiene 4, uno de un tabor 3.
    wagonDoes: Qué hace | pursue, perseguir a un enemigo que huye; give-ground, ceder terreno.
    fledInches: Huida del enemigo | Cuántas pulgadas huye el enemigo. Sin decir: no se sabe.
    otherEnemyAt: Otro enemigo en su camino | Pulgadas hasta el otro enemigo más cercano en su camino. Sin decir: ninguno.
    wagons: Vagones | Cuántos vagones tiene el tabor.
    defendersEach: Defensores de cada uno | Cuántos defensores tiene cada vagón.
    defenderArms: Armas de los defensores | bow, arco; spear, lanza; throwing-spear, venablo; varias si son distintas. Sin decir: arcos.
    deployedFirst: Se despliega primero | true si el tabor se despliega antes que todas las demás unidades.
    wagonGap: Hueco entre vagones | Pulgadas entre vagones vecinos, el hueco mayor.
    atOwnEdge: En su borde | true si el primer vagón toca el borde propio de la mesa.
    listRules: La lista dice otra cosa | true si la lista de ejército tiene su propia regla de dónde va el tabor.
    manned: Ocupados | true si hay defensores en esos vagones.
    isTheTabor: El propio tabor | true si se pregunta si el tabor se mueve.
    defendersDo: Qué quieren | leave, dejar su vagón; shoot, disparar; flee, huir derrotados; pursue, perseguir; charge, cargar; go-back, volver a su vagón.
    outside: Fuera | true si han dejado su vagón.
    restraint: Chequeo de Liderazgo tras ganar | not-taken, no hecho; passed, pasado; failed, fallado.
    wagonGone: El vagón ya no está | true si su vagón ha sido retirado del juego.
    hasShot: Ha disparado | true si ya han disparado este turno.
    taborCost: Coste | Puntos del vagón con sus defensores.
    defendersLost: Defensores perdidos | Cuántos de sus defensores son bajas.
    defendersAtFirst: Defensores al principio | Cuántos tenía al principio.
    taborBreakValue: Valor de ruptura | El valor de ruptura del vagón y sus defensores juntos.
    warWagon: Vagón de guerra | true si esta unidad es un vagón de guerra.
    warWagons: Lucha un vagón de guerra | true si en este combate lucha un vagón de guerra, de cualquier bando.
    aboard: A bordo | nothing, de nada; war-wagon, es de la dotación de un vagón de guerra; tabor, defensor de un tabor.
  `),

  answers: labelled(`
    pointsCost: Puntos | Cuánto cuesta.
    wagonCounts: Cuenta como | Como cuántas miniaturas cuenta el vagón.
    crewCounted: Dotación | Cuántos de dotación cuentan al principio.
    shooters: Tiradores | Cuántos de la dotación llevan al principio armas de proyectiles.
    halberdiers: Alabardas | Cuántos de la dotación llevan al principio alabarda.
    crewMissiles: Armas de proyectiles | wagon-missiles, ballestas y arcabuces mezclados; composite-bows, arcos compuestos.
    formedUnit: Unidad formada | Si es una unidad formada.
    wagonStoppedBy: Lo para | nothing, nada; rough-ground, un obstáculo o terreno difícil.
    crewShots: Disparos de la dotación | Cuántos disparos hace la dotación.
    shotStrength: Fuerza | Fuerza de estos disparos.
    saveLess: Menos salvación | Cuánto bajan la salvación estos disparos; null si no se sabe la distancia.
    tarasniceShoots: Dispara el tarasnice | Si el tarasnice puede disparar.
    shared: Repartidos con dados | Si un dado por impacto los reparte entre vagón y dotación.
    canWoundWagon: Hieren al vagón | Si estos impactos pueden herir al vagón.
    hitsAutomatic: Impactos automáticos | Si los golpes impactan sin tirar.
    wagonSaves: Salva el vagón | Si el vagón tiene salvación.
    onWagon: En el vagón | Cuántos impactos dan en el vagón; null mientras faltan dados.
    woundingWagon: Tiran por herir al vagón | Cuántos impactos tiran por herir al vagón; null mientras faltan dados.
    onCrew: En la dotación | Cuántos impactos dan en la dotación; null mientras faltan dados.
    crewShare: Probabilidad de la dotación | La de que un impacto dé en la dotación, como fracción exacta.
    allocationDice: Dados del reparto | Cuántos dados se tiran para repartir los impactos.
    wagonToughness: Resistencia del vagón | Su Resistencia.
    wagonWounds: Heridas del vagón | Sus Heridas.
    crewFighting: Dotación que lucha | Cuántos de la dotación pueden atacar.
    halberdAttacks: Con alabarda | Cuántos ataques se hacen con alabarda.
    otherAttacks: Con otras armas | Cuántos ataques se hacen sin alabarda.
    halberdStrength: Fuerza con alabarda | Fuerza de los ataques con alabarda.
    otherStrength: Fuerza de los demás | Fuerza de los otros ataques.
    crewSkill: HA contra la que se tira | La Habilidad de Armas contra la que tira el enemigo; 0 si impacta automáticamente.
    defendedObstacle: Obstáculo defendido | Si los atacantes luchan como a través de un obstáculo defendido.
    horsesAttack: Atacan los caballos | Si los caballos de guerra de la caballería que ataca pueden atacar.
    hasFlanks: Tiene flancos | Si tiene flanco y retaguardia para los bonos de combate.
    wagonEnds: Qué es de él | stands, sigue; removed, se retira; defenders-flee, huyen sus defensores, en un tabor.
    breaksForNumbers: Se desmoraliza por pocos | Si se desmoraliza sin chequeo por quedar menos de 5.
    friendsTest: Chequean los amigos | Si los amigos a 12 pulgadas chequean pánico por su pérdida.
    defendersTest: Chequean los defensores | Si sus defensores chequean pánico enseguida.
    winnerPursues: Persigue el vencedor | Si el vencedor puede perseguir.
    wagonMoves: Mueve | Cuántas pulgadas mueve el vagón; null mientras falta el dado.
    destroysIt: Lo destruye | Si destruye al enemigo que huye; null mientras falta el dado.
    defendersInAll: Defensores en total | Cuántos defensores tiene todo el tabor.
    inchesAcross: Pulgadas que cruza | Cuántas pulgadas de vagones cubre un movimiento entero.
    areSkirmishers: Son hostigadores | Si cuentan como hostigadores.
    mustReturn: Deben volver | Si deben volver en cuanto puedan.
    onEverySide: Por todos los lados | Si disparan y luchan por todos los lados.
    shareLost: Valor perdido | none, nada; half, la mitad; all, todo.
    points: Puntos de victoria | Cuántos puntos de victoria gana el enemigo por él.
    breakLost: Valor de ruptura perdido | Cuánto baja el valor de ruptura de su ejército.
    crew-hit: Un impacto en la dotación | Probabilidad de que al menos un impacto dé en la dotación.
    crewHits: Impactos en la dotación | Cuántos impactos dan en la dotación de media.
  `),

  terms: worded(`
    era: medieval = medieval | pre-medieval = premedieval
    crewMissiles: wagon-missiles = ballestas y arcabuces | composite-bows = arcos compuestos
    wagonStoppedBy: nothing = nada | rough-ground = lo que no puede cruzar
    tarasniceBy: nobody = nadie | shooter = un tirador | halberdier = un alabardero
    tarasniceSide: long = lado largo | short = lado corto
    wagonKind: war-wagon = vagón de guerra | tabor = tabor
    hurtBy: missiles = proyectiles | machine = una máquina | close-combat = cuerpo a cuerpo
    breakTest: none = no hecho | passed = pasado | failed = fallado
    wagonEnds: stands = sigue | removed = se retira | defenders-flee = huyen los defensores
    wagonDoes: pursue = persigue | give-ground = cede terreno
    defenderArms: bow = arco | spear = lanza | throwing-spear = venablo
    defendersDo: leave = salir | shoot = disparar | flee = huir | pursue = perseguir | charge = cargar | go-back = volver
    restraint: not-taken = no hecho | passed = pasado | failed = fallado
    shareLost: none = nada | half = la mitad | all = todo
    aboard: nothing = nada | war-wagon = un vagón de guerra | tabor = un tabor
  `),

  steps: said(`
    wab-14.1: Cuentan {crew} de dotación, sean cuantas sean las figuras.
    wab-14.2: La dotación a pie junto al vagón tiene todas sus ventajas.
    wab-14.3/six: Es una unidad formada de {crew} miniaturas.
    wab-14.3/unit: Un vagón de guerra cuenta como una unidad formada de 6 miniaturas.
    wab-14.21/order: Un vagón de guerra no tiene orden cerrado ni abierto.
    wab-7.10/tabor: Los amigos a 12 pulgadas chequean pánico, como por cualquier unidad desmoralizada.
    wab-14.4: Su estandarte cuesta {points} {points?punto|puntos}.
    wab-14.4/leader: Su líder cuesta {points} {points?punto|puntos}.
    wab-14.4/musician: Un vagón de guerra no puede llevar músico.
    wab-14.5: Hasta 2 personajes pueden unirse al vagón.
    wab-14.5/too-many: Con un vagón no pueden ir más de {most} personajes.
    wab-14.6: Los vagones de guerra nunca cargan ni marchan.
    wab-14.7: Rota: su movimiento baja a la mitad, {reach} pulgadas.
    wab-14.8: Se para en el borde de lo que no puede cruzar: {reach} pulgadas.
    wab-14.8/ground: Los vagones de guerra no pueden entrar en ese terreno.
    wab-14.9: El vagón y su dotación cuestan {points} {points?punto|puntos}.
    wab-14.9/movement: Un vagón de guerra mueve {movement} pulgadas.
    wab-14.9/wounds: Ha perdido sus 4 Heridas: queda destruido.
    wab-14.10: Sus proyectiles llegan a {range} pulgadas, Fuerza 3, salvación -{short} a corto y -{long} a largo alcance.
    wab-14.10/moved: El vagón ha movido: ballestas y arcabuces, que funcionan como a pie, no disparan este turno.
    wab-14.10/far: El blanco está a más de {range} pulgadas.
    wab-14.11: Cada uno de la dotación dispara sólo una vez por turno.
    wab-14.11/each: Cada tirador hace un disparo.
    wab-14.12: El ejército es premedieval: su dotación lleva arcos compuestos.
    wab-14.13: Es de la dotación de un vagón de guerra: su salvación mejora en 2, a {save}+.
    wab-14.14: El tarasnice cuesta {points} {points?punto|puntos}.
    wab-14.14/second: Sólo un vagón de cada unidad puede llevar tarasnice.
    wab-14.14/works: Un tirador maneja el tarasnice: no dispara su propia arma.
    wab-14.14/halberdier: Un alabardero maneja el tarasnice: disparan todos los tiradores.
    wab-14.15: El tarasnice sólo dispara por un lado largo, en un arco de {arc} grados.
    wab-14.16: Un vagón de guerra es un objetivo grande.
    wab-14.17: Un dado por impacto: 1-4 el vagón, 5-6 la dotación.
    wab-14.17/no-wound: Esos proyectiles no pueden herir al vagón.
    wab-14.18: Los disparos de máquinas dan en el vagón mismo, que no tiene salvación.
    wab-14.19: Toda la dotación que queda puede atacar, por cualquier lado: {crew}.
    wab-14.19/apart: {halberds} {halberds?ataque|ataques} con alabarda a Fuerza {strength}, {others} sin ella.
    wab-14.20: Los impactos cuerpo a cuerpo que dan en el vagón pueden herirlo.
    wab-14.20/skill: El enemigo tira contra la Habilidad de Armas de la dotación: {skill}.
    wab-14.21: Aquí lucha un vagón de guerra: no cuentan las filas.
    wab-14.21/wagon: El propio vagón no cuenta orden cerrado.
    wab-14.22: Le quedan {left} de dotación y cuenta aún como {crew} miniaturas.
    wab-14.23: Un vagón de guerra no tiene flanco ni retaguardia.
    wab-14.23/sides: El vagón no tiene flanco ni retaguardia para los bonos de combate.
    wab-14.23/panic: Un vagón de guerra es inmune al pánico.
    wab-14.24: Un vagón de guerra no se desmoraliza por quedar pocos.
    wab-14.24/test: Un vagón de guerra nunca se desmoraliza por ser pocos: chequea.
    wab-14.25: Ha fallado su chequeo de desmoralización: queda destruido.
    wab-14.25/test: Un vagón de guerra que falla queda destruido.
    wab-14.25/panic: Los amigos a 12 pulgadas chequean pánico.
    wab-14.25/no-pursuit: Después el vencedor no puede perseguir.
    wab-14.26: Ha perdido toda su dotación: se retira.
    wab-14.26/gone: Sin dotación el vagón se retira.
    wab-14.27: Por la regla del miedo huiría: se retira.
    wab-14.27/test: Un vagón de guerra que tendría que huir se retira.
    wab-14.28: Persigue 1D6 pulgadas.
    wab-14.28/stops: Se para a 1 pulgada del otro enemigo: {wagonMoves} pulgadas.
    wab-14.28/destroys: Alcanza a los que huyen y los destruye.
    wab-14.29: Cede terreno 1D6 pulgadas.
    wab-14.30: Contra caballería el vagón es un obstáculo defendido.
    wab-14.30/lasts: Lo es también tras perder una ronda.
    wab-14.30/horses: Los caballos de guerra nunca atacan al vagón ni a su dotación.
    wab-14.32: A {wagon} puntos el vagón y {defender} cada uno de {defenders} defensores: {points} {points?punto|puntos}.
    wab-14.33: Cada vagón debe tener {defenders} defensores.
    wab-14.33/arms: Los arcos se cambian gratis por lanzas o venablos.
    wab-14.34: Pueden llevar armas diferentes: cada una lucha por su regla.
    wab-14.35: Está como debe: se despliega primero, desde su borde.
    wab-14.35/late: Un tabor se despliega antes que todas las demás unidades.
    wab-14.35/list: Dónde va lo dice su lista de ejército.
    wab-14.35/gap: Entre vagones no puede haber más de {most} pulgadas.
    wab-14.35/edge: El primer vagón debe tocar el borde propio de la mesa.
    wab-14.36: Las unidades montadas no pueden cruzar un tabor.
    wab-14.36/immobile: Un tabor no se mueve después del despliegue.
    wab-14.36/manned: Sólo se cruzan los vagones desocupados.
    wab-14.36/on-foot: A pie un vagón desocupado es terreno muy difícil.
    wab-2.39/tabor: Cubre un cuarto de su movimiento: {inches} {inches?pulgada|pulgadas}.
    wab-6.7/tabor: Quedan menos de 5 defensores: se desmoralizan sin chequeo.
    wab-14.37: Los defensores no pueden dejar su vagón por su voluntad.
    wab-14.37/flees: Los defensores derrotados huyen de su vagón.
    wab-14.37/pursues: Han fallado su chequeo de Liderazgo: persiguen.
    wab-14.37/stays: Sólo persiguen si fallan un chequeo de Liderazgo.
    wab-14.37/in-already: Ya están en su vagón.
    wab-14.38: Luchan dentro del vagón, por todos los lados.
    wab-14.38/crew: Todos los impactos van a los defensores.
    wab-14.39: Los defensores fuera de su vagón son hostigadores.
    wab-14.39/no-charge: No pueden declarar cargas.
    wab-14.39/returns: Deben volver a su vagón en cuanto puedan.
    wab-14.39/no-wagon: Su vagón ya no está: no hay adonde volver.
    wab-14.40: Disparan una vez, como a pie, en cualquier dirección.
    wab-14.40/once: Ya han disparado este turno.
    wab-14.41: Un tabor no es un objetivo grande.
    wab-14.42: Los defensores de un tabor tienen cobertura pesada: -2.
    wab-14.43: Es un defensor de un tabor: su salvación mejora en 2, a {save}+.
    wab-14.44: Los disparos de máquinas se resuelven contra el tabor: Resistencia {toughness}, {wounds} Heridas.
    wab-14.44/removed: El vagón del tabor ha perdido sus Heridas: se retira y sus defensores ocupan su sitio.
    wab-14.44/panic: Sus defensores chequean pánico enseguida.
    wab-14.45: En un tabor están siempre tras un obstáculo defendido.
    wab-14.45/lasts: Una ronda perdida no lo cambia.
    wab-14.46: Por cada lado trabado luchan {most} como mucho: {fighting}.
    wab-14.47: El tabor está desocupado: todos los impactos son automáticos.
    wab-14.47/removed: El vagón desocupado ha perdido sus Heridas: se retira.
    wab-14.48/none: Ha perdido {lost} de {first} defensores, menos de la mitad: no da nada.
    wab-14.48/half: Ha perdido {lost} de {first} defensores, la mitad o más: da la mitad de su valor.
    wab-14.48/all: Ha perdido a todos sus defensores: da todo su valor.
  `),

  because: said(`
    moves-normally: Hace un movimiento normal.
    goes-ahead: Va todo recto.
    stays-short-of-it: No llega tan lejos.
    medieval-army: El ejército es medieval.
    no-second-shot: Nadie dispara otra vez.
    out-of-a-long-side: Dispara por un lado largo, en su arco.
    struck-by-a-machine: Le ha dado una máquina.
    no-more-than-fit: No son más.
    attackers-on-foot: Los atacantes no son caballería.
    nobody-inside: No hay nadie dentro.
    enough-crew: Quedan más de 5 de dotación, o ninguno.
    not-lost-in-combat: No se perdió en combate.
    does-not-get-there: No llega tan lejos.
    not-reached: El dado no supera la huida.
    ten-defenders: Cada vagón tiene 10 defensores.
    close-enough-wagons: Los vagones están bastante juntos.
    goes-on-foot: La unidad va a pie.
    no-choice-of-theirs: No lo dejan por su voluntad.
    no-ranks-there: No tiene más filas.
    nobody-beside-it: Nadie lo ataca por flanco ni retaguardia.
    a-tabor: Es un tabor.
    a-war-wagon: Es un vagón de guerra.
    aboard-another: Va en otra clase de vagón.
  `),

  problems: said(`
    a-die-for-each-hit: Los reparte un dado por impacto.
    only-tabors-stand-empty: Sólo los vagones de un tabor quedan desocupados.
    more-than-its-crew: Eso es más que su dotación.
    nobody-flees-from-it: Quien cede terreno no persigue a nadie.
  `),

  ...summed(`
    war-wagon/yes: El vagón de guerra puede llevarse así, por {points} {points?punto|puntos}. | {points} {points?punto|puntos} | Cuesta {points} {points?punto|puntos}.
    war-wagon/no: El vagón de guerra no puede llevarse así. | No permitido | No puede.
    wagon-move/goes: El vagón mueve hasta {reach} {reach?pulgada|pulgadas}. | {reach} {reach?pulgada|pulgadas} | Mueve hasta {reach} {reach?pulgada|pulgadas}.
    wagon-move/no: Un vagón de guerra no puede hacer este movimiento: {move}. | No permitido | No puede.
    wagon-shots/yes: La dotación hace {shots} {shots?disparo|disparos}. | {shots} {shots?disparo|disparos} | La dotación hace {shots} {shots?disparo|disparos}.
    wagon-shots/no: Esos disparos no están permitidos. | No permitido | No puede.
    wagon-hits/open: Los dados reparten {hits} {hits?impacto|impactos} entre vagón y dotación. | Deciden los dados | Deciden los dados.
    wagon-hits/told: {onWagon} {onWagon?impacto|impactos} en el vagón y {onCrew} en la dotación. | {onCrew} en la dotación | {onWagon} {onWagon?da|dan} en el vagón y {onCrew} en la dotación.
    wagon-fight/fights: La dotación tira {dice} {dice?dado|dados} para impactar. | {dice} {dice?dado|dados} | La dotación tira {dice} {dice?dado|dados}.
    wagon-fight/empty: Nadie defiende el vagón: se le impacta automáticamente. | Impacto automático | Se le impacta automáticamente.
    wagon-fate/stands: El vagón sigue donde está. | Sigue | Sigue en la mesa.
    wagon-fate/removed: El vagón se retira. | Se retira | Se retira.
    wagon-fate/defenders-flee: Los defensores huyen y el vagón se queda. | Huyen los defensores | Huyen los defensores.
    wagon-after/odds: El vagón destruye a los que huyen el {percent:percent} de las veces. | {percent:percent} | Los alcanza el {percent:percent} de las veces.
    wagon-after/open: El vagón mueve 1D6 pulgadas. | 1D6 pulgadas | Mueve 1D6 pulgadas.
    wagon-after/destroys: El vagón mueve {wagonMoves} {wagonMoves?pulgada|pulgadas} y destruye a los que huyen. | Los destruye | Los destruye.
    wagon-after/moves: El vagón mueve {wagonMoves} {wagonMoves?pulgada|pulgadas}. | {wagonMoves} {wagonMoves?pulgada|pulgadas} | Mueve {wagonMoves} {wagonMoves?pulgada|pulgadas}.
    tabor/yes: El tabor puede llevarse así, por {points} {points?punto|puntos}. | {points} {points?punto|puntos} | Cuesta {points} {points?punto|puntos}.
    tabor/no: El tabor no puede llevarse así. | No permitido | No puede.
    tabor-crossing/yes: La unidad cruza {inches} {inches?pulgada|pulgadas} de vagones. | {inches} {inches?pulgada|pulgadas} | Cruza {inches} {inches?pulgada|pulgadas} de vagones.
    tabor-crossing/no: La unidad no pasa al otro lado. | No pasa | No puede.
    tabor-defenders/yes: Los defensores pueden hacerlo. | Permitido | Pueden.
    tabor-defenders/no: Los defensores no pueden hacerlo. | No permitido | No pueden.
    tabor-points/none: El vagón del tabor no da puntos. | Ninguno | No da nada.
    tabor-points/half: El vagón del tabor da la mitad de su valor: {points} {points?punto|puntos}. | {points} {points?punto|puntos} | Da la mitad, {points} {points?punto|puntos}, y {breakLost} de valor de ruptura.
    tabor-points/all: El vagón del tabor da todo su valor: {points} {points?punto|puntos}. | {points} {points?punto|puntos} | Da todo, {points} {points?punto|puntos}, y {breakLost} de valor de ruptura.
  `),
} satisfies PartOfMessages;
