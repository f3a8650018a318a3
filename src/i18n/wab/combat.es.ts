import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    'wab/combat-result': {
      title: 'Resultado del combate',
      line: 'Quién gana, por cuánto, con cada bono',
      about:
        'Suma las heridas, filas, estandartes, flanco y retaguardia, altura, momentum y orden cerrado de los dos bandos de un combate: quién gana y por cuánto.',
      fields: labelled(`
        models: Miniaturas al principio del turno | Las de esta unidad; de ellas se cuentan sus filas completas. Sin decir: di sus filas.
      `),
    },
    'wab/strike-order': {
      title: 'Quién golpea primero',
      line: 'Cargas, Iniciativa, momentum, un dado',
      about:
        'Dice qué bando golpea primero en un combate y por qué, cuándo golpean las monturas y si lo decide un dado, con la probabilidad exacta.',
      fields: labelled(`
        own: Tu bando | La unidad de tu bando que golpea.
        enemy: El enemigo | La unidad enemiga que golpea.
      `),
      answers: labelled(`
        order: Orden de los golpes | Quién golpea, uno tras otro: own, tu bando; enemy, el enemigo; own-mount y enemy-mount, sus monturas; own-impact y enemy-impact, los impactos de sus carros. Quienes golpean a la vez van juntos. Vacío mientras un dado esté por tirar.
      `),
    },
    'wab/fighters': {
      title: 'Cuántas miniaturas luchan',
      line: 'Quién toca al enemigo y quién golpea',
      about:
        'Dice cuántas miniaturas de dos unidades se tocan, contando las esquinas, cuántas más alcanzan al enemigo desde filas traseras y cuántas golpean todavía.',
      fields: labelled(`
        own: Tu unidad | La unidad de tu bando.
        enemy: La unidad enemiga | La unidad contra la que lucha.
        models: Miniaturas | Cuántas miniaturas tenía la unidad al empezar los golpes de esta ronda.
        width: Miniaturas por fila | Cuántas miniaturas hay en cada fila completa.
        side: Lado por el que lucha | A qué lado de esta unidad está la otra: front, su frente; flank, un flanco; rear, su retaguardia.
        lost: Caídas antes de golpear | Cuántas de sus miniaturas han caído en esta ronda antes de que golpee.
        bonusesGone: Bonos perdidos | true si la unidad ha perdido sus bonos por filas y orden cerrado, como en terreno difícil: una falange lucha entonces como las demás.
      `),
      answers: labelled(`
        own: Tu unidad | Quién lucha de tu unidad.
        enemy: La unidad enemiga | Quién lucha del enemigo.
        ranks: Filas | Cuántas filas tiene, con la última aunque esté incompleta.
      `),
    },
    'wab/combat-casualties': {
      title: 'Retirar bajas en combate',
      line: 'Quién cae y qué queda de la unidad',
      about:
        'Dice qué miniaturas de una unidad trabada se retiran como bajas, cuántas de ellas luchaban, si su dueño puede retirar otras, y qué queda.',
      fields: labelled(`
        models: Miniaturas | Cuántas miniaturas tenía la unidad antes de estas bajas.
        lost: Bajas | Cuántas miniaturas hay que retirar; las que pasen de las que hay no cuentan.
        width: Miniaturas por fila | Cuántas miniaturas hay en cada fila completa.
      `),
    },
    'wab/combat-draw': {
      title: 'Momentum tras una ronda',
      line: 'Quién lo tiene tras ganar o empatar',
      about:
        'Dice quién tiene el momentum en la siguiente ronda de un combate: el ganador, el bando cuyos músicos sacan más tras un empate, o nadie; con las probabilidades exactas.',
      fields: labelled(`
        own: Tu bando | Lo que cuenta para tu bando.
        enemy: El enemigo | Lo que cuenta para el enemigo.
      `),
    },
    'wab/combat-steps': {
      title: 'Pasos de la fase de combate',
      line: 'Qué va antes de qué',
      about:
        'Dice en cuál de los siete pasos de la fase de combate se hace algo, qué va antes y qué después.',
      answers: labelled(`
        order: Orden de los pasos | Los siete pasos en su orden.
      `),
    },
    'wab/combat-round': {
      title: 'Una ronda entera de combate',
      line: 'Quién gana, huye o es alcanzado: todo',
      about:
        'Lucha una ronda entera entre dos unidades: quién golpea primero, las bajas de las dos, el resultado con todos los bonos, el chequeo de desmoralización, la huida y la persecución; cada final con su probabilidad exacta. Una unidad aniquilada ha perdido. Los elefantes entran en estampida donde otros chequean, los vagones de guerra quedan arrasados y los carros con cuchillas que cargan casi siempre se destruyen al hacerlo.',
      fields: labelled(`
        own: Tu unidad | La unidad de tu bando; lo que no se dice es lo de un guerrero ordinario.
        enemy: La unidad enemiga | La unidad contra la que lucha.
        models: Miniaturas | Cuántas miniaturas tiene la unidad al principio del turno. Sin decir: 20; 1 si es un elefante, un vagón de guerra o un carro con cuchillas, 10 si es un vagón tabor.
        width: Miniaturas por fila | Cuántas miniaturas hay en cada fila completa; de ahí salen las filas. Sin decir: 5, o 1 si es una sola miniatura.
        skill: Habilidad de Armas | La Habilidad de Armas (HA) de los guerreros o jinetes; la del propio elefante; la de la dotación de un vagón. Sin decir: 3; 4 de un elefante y 2 de un tabor, como están impresas.
        strength: Fuerza | La Fuerza (F) de los propios guerreros, sin armas; la del propio elefante. Sin decir: 3; 7 de un elefante, como está impresa.
        toughness: Resistencia | La Resistencia (R) de la unidad; la del propio elefante o vagón de guerra. Sin decir: 3; 6 de estos, como está impresa.
        save: Salvación por armadura | La suya contra estos golpes antes de que nada la baje: 5 si es 5+; la del propio elefante o vagón de guerra. Sin decir: la que dan su armadura, su escudo, su barda y su caballo; 4+ por el frente de un elefante, ninguna de un vagón de guerra, 4+ en un tabor.
        chargeBonus: Fuerza de la carga | Lo que suma a la Fuerza al cargar un arma que no está en la lista; 0 si se ha dicho el arma. Solo cuenta si la unidad ha cargado, y no en terreno difícil.
        order: Qué unidad es | close-infantry, infantería formada en orden cerrado; open-infantry, infantería formada en orden abierto; cavalry, caballería, con carros y camellos; other, otra tropa.
        standard: Estandarte | true si la unidad tiene estandarte.
        champion: Campeón | true si tiene un campeón que puede golpear.
        battleStandard: Estandarte de batalla | true si el estandarte de batalla va con la unidad: +1, y se repite un chequeo de desmoralización fallado.
        higher: Posición elevada | true si la unidad lucha desde más alto.
        movement: Movimiento | Su factor de movimiento en pulgadas, descontada la armadura, para huir y perseguir. Sin decir: 4; 6 de un elefante.
        woundsEach: Heridas de cada una | Cuántas Heridas (H) tiene al principio cada una de sus miniaturas; cae con la última. Sin decir: 1; 6 de un elefante y 4 de un vagón de guerra, como están impresas.
        groundGiven: Ceder terreno | true si se juega la regla de ceder terreno y hay sitio para ello.
        attackerTroops: Qué es | foot, a pie; cavalry, caballería o camellos; light-chariots, carros ligeros; heavy-chariots y scythed-chariots, carros pesados y con cuchillas, que si cargan causan impactos de carro; elephants, un elefante; war-wagon, un vagón de guerra; tabor, los defensores de un vagón tabor. Sin decir: a pie, o caballería si lo dice su clase.
        crewEach: Dotación de cada carro | Cuántos hombres lleva cada carro: los carros cuentan por tantas miniaturas como su dotación. Sin decir: 2.
        charging: Carros que chocan | Cuántos de sus carros pesados llegan al enemigo en la carga, cada uno con 1D3 impactos automáticos. Sin decir: los que combaten.
        chariotStrength: Fuerza del impacto | La Fuerza del carro, pesado o con cuchillas, con la que hieren los impactos de carro. Sin decir: la Fuerza de la unidad.
        notHuman: No es humano | true si es un elefante o un vagón de guerra, dicho en qué es, o una máquina de guerra, que esta pregunta rechaza.
        elephant: Un elefante en el combate | true si hay un elefante en el combate. Si no es ninguna de las dos unidades, esta pregunta lo rechaza: calcula dos unidades.
        fighting: Miniaturas que luchan | Cuántas luchan al empezar la ronda, también las de filas traseras. Sin decir: las que den los dos frentes, las esquinas y las filas.
        initiative: Iniciativa | La Iniciativa (I) de los guerreros o jinetes; la del propio elefante; la de la dotación de un vagón. Sin decir: 3; 4 de un vagón de guerra y 2 de un tabor, como están impresas.
        attacks: Ataques de cada una | Los Ataques (A) de cada una de sus miniaturas; los del propio elefante. Sin decir: 1; 4 de un elefante, como están impresos.
        leadership: Liderazgo | Su propio Liderazgo (Ld). Sin decir: 7; 8 de un vagón de guerra, como está impreso. El elefante que pierde no chequea.
        closeWeapon: Arma de cuerpo a cuerpo | Con qué lucha; de un elefante, sus guerreros; de un vagón de guerra, los de la dotación sin alabarda.
        woundsLeft: Heridas que quedan | Cuántas Heridas le quedan al elefante o al vagón de guerra. Sin decir: todas.
        barded: El elefante lleva barda | true si es un elefante con barda: salva con 3+ por el frente.
        crew: Dotación | Cuántos hombres quedan vivos sobre el elefante, con el mahout, o en el vagón de guerra. Sin decir: 3, o 6 de un vagón.
        crewSkill: Habilidad de Armas de sus guerreros | La Habilidad de Armas (HA) de los guerreros de un elefante. Sin decir: 4, como está impresa.
        crewStrength: Fuerza de sus guerreros | La Fuerza (F) de los guerreros de un elefante. Sin decir: 3, como está impresa.
        crewToughness: Resistencia de la dotación | La Resistencia (R) de los hombres de un elefante o de un vagón de guerra.
        crewInitiative: Iniciativa de sus guerreros | La Iniciativa (I) de los guerreros de un elefante. Sin decir: 3, como está impresa.
        crewAttacks: Ataques de sus guerreros | Los Ataques (A) de cada guerrero de un elefante; el mahout no tiene. Sin decir: 1, como está impreso.
        crewSave: Salvación de la dotación | La de los hombres de un elefante, por su armadura como a pie, o de un vagón de guerra: 5 si es 5+. Sin decir: ninguna en un elefante, 4+ en un vagón de guerra.
        elephantLeadership: Liderazgo del elefante | El suyo, sobre el que chequea en el acto si cae su mahout. Sin decir: 5, como está impreso.
        halberdsLeft: Alabardas que quedan | Cuántos de la dotación viva de un vagón de guerra llevan alabarda. Sin decir: 3.
        baseWidth: Ancho de una peana | En milímetros: las peanas recomendadas. Sin decir: 20; 25 de la caballería, 40 de carros ligeros, 60 de un elefante, un vagón de guerra y los demás carros.
        baseDepth: Fondo de una peana | En milímetros: las peanas recomendadas. Sin decir: 20; 50 de la caballería, 80 de un elefante y de los carros, 120 de un vagón de guerra.
        fearsEnemy: Teme al enemigo | true si ese enemigo causa miedo o terror a la unidad. Lo que causan carros y elefantes por lo que son cuenta sin decirlo.
        usedToElephants: Acostumbrada a los elefantes | true si su lista llama a esta infantería acostumbrada a los elefantes, de modo que no los teme.
      `),
      answers: labelled(`
        own: Tu unidad | Con qué golpea y chequea tu unidad.
        enemy: La unidad enemiga | Con qué golpea y chequea el enemigo.
        impactDice: Carros que chocan | Cuántos de sus carros pesados o con cuchillas causan impactos de carro; null si ninguno.
        bonus: Bono | Lo que suma a sus heridas en el resultado con 5 miniaturas o más.
        own-momentum: Empate, momentum de tu bando | Probabilidad de un empate tras el que tus músicos tienen el momentum.
        enemy-momentum: Empate, momentum del enemigo | Probabilidad de un empate tras el que los músicos enemigos tienen el momentum.
        pursuitDice: Dados de la persecución | Cuántos D6 persigue, en pulgadas.
        needsToWound: Para herir | Lo que necesita un dado de sus golpes para herir; a un elefante o un vagón de guerra, al propio animal o vagón. Null si el impacto no puede herir.
        needsToSave: Para salvar | Lo que salva esa herida; null si nada.
        dice: Dados para impactar | Cuántos dados tira para impactar antes de que nada caiga; los del propio elefante; de un vagón de guerra, los de sus alabardas.
        crewNeedsToWound: Para herir a la dotación | Lo que necesita un impacto de estos golpes contra la dotación de un elefante o un vagón de guerra; null contra otros, o si no puede herir.
        crewNeedsToSave: Para salvar a la dotación | Lo que salva esa herida de la dotación; null si nada.
      `),
    },
    'wab/blows': {
      title: 'Golpes cuerpo a cuerpo',
      line: 'Qué impacta, hiere y salva, y las heridas',
      about:
        'Dice con cuántos dados golpea una unidad, qué necesitan para impactar, con qué Fuerza hieren, qué salva, y cuántas heridas no salvadas causan con qué probabilidad exacta.',
      fields: labelled(`
        models: Miniaturas que pueden golpear | Las de la unidad en contacto con el enemigo cuando este empezó a golpear; con el campeón entre ellas.
        skill: Habilidad de Armas | La Habilidad de Armas (HA) de quien golpea; la de una montura, la suya.
        strength: Fuerza | La Fuerza (F) del propio guerrero.
        target: A quién se golpea | formed, guerreros de cualquier clase; elephant, un elefante, o war-wagon, un vagón de guerra, cuyos impactos se reparten con la dotación.
        toughness: Resistencia del enemigo | La Resistencia (R) de quien recibe los golpes; la del propio elefante o vagón. Sin decir: 3, o la impresa, 6, de un elefante o un vagón de guerra.
        save: Salvación por armadura | La de quien recibe los golpes, antes de que algo la reduzca: 5 si es 5+. Sin decir: no tiene, o la de un elefante por el frente, 4+.
        barded: El elefante lleva barda | true si se golpea a un elefante con barda: por el frente salva con 3+.
        woundsLeft: Heridas que le quedan | Cuántas Heridas le quedan al elefante o al vagón. Sin decir: las impresas, 6 de un elefante, 4 de un vagón.
        crew: Dotación | Cuántos de la dotación de un elefante o un vagón viven, contando al mahout. Sin decir: 3 de un elefante, 6 de un vagón.
        crewToughness: Resistencia de la dotación | La Resistencia de la dotación de un elefante o un vagón.
        crewSave: Salvación de la dotación | La de esa dotación: 5 si es 5+. Sin decir: no tiene, pero en un vagón de guerra 4+.
      `),
      answers: labelled(`
        needsToWound: Para herir | Lo que necesita un dado para herir; si los impactos se reparten, al propio elefante o vagón. Null si el impacto no puede herir.
        needsToSave: Para salvar | Lo que necesita un dado para salvar la herida; si los impactos se reparten, la del propio elefante o vagón. Null si no hay salvación.
        crewLost: Bajas de la dotación | Cuántos de la dotación de un elefante o un vagón caen.
      `),
    },
  },

  fields: labelled(`
    attacks: Ataques de cada una | Los Ataques (A) de cada una de esas miniaturas.
    champion: Un campeón entre ellas | true si hay un campeón donde puede golpear.
    lostBefore: Caídas antes de golpear | Cuántas miniaturas de la unidad han caído en esta ronda antes de que golpee.
    enemySkill: Habilidad de Armas del enemigo | La HA de quien recibe el golpe: en caballería, la del jinete; 0 si está indefenso.
    weaponBonus: Fuerza de otra arma | Lo que suma siempre a la Fuerza un arma que no está en la lista. 0 si se ha dicho el arma.
    chargeBonus: Fuerza de la carga | Lo que suma a la Fuerza al cargar en terreno abierto un arma que no está en la lista. 0 si no ha cargado o si se ha dicho el arma.
    notHuman: No es humano | true si golpea un elefante o una gran máquina, que pueden pasar de 5.
    atObstacle: Sobre un obstáculo defendido | true si la unidad ataca a un enemigo que defiende un obstáculo.
    wonRound: Ha ganado una ronda | true si quienes atacan el obstáculo ya han ganado una ronda de este combate.
    enemyWounds: Heridas del enemigo | Cuántas heridas le quedan en total al enemigo: las de más no se cuentan. Sin decir: sin límite.
    musician: Músico | true si la unidad tiene músico.
    attacksOn: Ataca por | En qué lado del enemigo está esta unidad: front, su frente; flank, un flanco; rear, su retaguardia.
    rerolls: Repetición | true si hay un estandarte de batalla que no huye a 12 pulgadas: se repite un chequeo de desmoralización fallado.
    defendsObstacle: Defiende un obstáculo | true si esta unidad es infantería que defiende un obstáculo.
    bonusesGone: Bonos perdidos antes | true si ya perdió en este combate sus bonos por filas y orden cerrado.
    pursues: Persigue | true si persigue a quien huye ante ella, donde pueda.
    step: Paso | fight, se luchan los combates; result, quién gana cada uno; break-tests, chequeos de desmoralización; panic-tests, chequeos de pánico; flight, huida; pursuit, persecución; redress, se reordenan las filas.
    initiative: Iniciativa | La Iniciativa (I) de los guerreros o jinetes.
    charge: Su carga | none, ninguna; charged, cargó este turno; countercharged, la cargaron este turno y contracargó; pursued, llegó a este combate persiguiendo el turno anterior.
    mountInitiative: Iniciativa de sus monturas | La Iniciativa de las monturas que tienen Ataques propios. Sin decir: no golpea ninguna montura.
    lastRound: Cómo acabó la última ronda | first-round, no ha habido otra; own-won, la ganó tu bando; enemy-won, el enemigo; own-momentum o enemy-momentum, un empate tras el que sus músicos ganaron el momentum; draw, un empate y nadie lo tiene.
    ownDie: Dado de tu bando | El dado por quién golpea primero, como ha caído. Sin decir: no se ha tirado.
    enemyDie: Dado del enemigo | El dado del enemigo por quién golpea primero, como ha caído. Sin decir: no se ha tirado.
    reachRanks: Filas que golpean desde atrás | Cuántas filas tras la primera golpean también al frente por otra regla; lo que da su arma cuenta sin decirlo.
    baseWidth: Ancho de la peana | En milímetros: la infantería suele tener 20 y la caballería 25.
    baseDepth: Fondo de la peana | En milímetros: la infantería suele tener 20 y la caballería 50.
    touching: Miniaturas en contacto | Cuántas miniaturas de esta unidad tocan al enemigo tal como están en la mesa, contando las esquinas. Sin decir: las que permitan los dos frentes.
    fighting: Miniaturas que luchan | Cuántas de sus miniaturas luchan, contra todos sus enemigos.
    fightsOn: Lados por los que lucha | front, solo el frente; several, un flanco o varios lados; front-and-rear, frente y retaguardia.
    takesFighter: Se retira una que lucha | true si su dueño quiere retirar una miniatura que lucha habiendo otras que no.
    breaksContact: Rompe un contacto | true si con lo que retira su dueño una unidad enemiga perdería el contacto.
    otherChoice: Hay otra elección | true si se pueden retirar otras y mantener todos los contactos.
    ended: Cómo acabó la ronda | draw, empate; own, ganó tu bando; enemy, ganó el enemigo.
    musicians: Músicos que luchan | Cuántos músicos de este bando luchan en el combate; los de hostigadores no cuentan.
    bogged: Montados en terreno difícil | true si este bando lucha con caballería, carros o camellos en terreno difícil.
    gaveGround: El perdedor cedió terreno | true si el bando derrotado cedió terreno.
    contact: Se mantiene el contacto | true si el ganador lo sigue y vuelve a alcanzarlo.
    ownDice: Dados de tus músicos | Un dado por músico, como han caído. Sin decir: no se han tirado.
    enemyDice: Dados de los músicos enemigos | Un dado por músico, como han caído. Sin decir: no se han tirado.
    mount: Golpea una montura | true si son los Ataques de las monturas; la Habilidad de Armas, la Fuerza y los Ataques son entonces los suyos.
    againstCavalry: Contra caballería | true si se golpea a caballería: su Habilidad de Armas es la del jinete.
    cameDown: Ya ha bajado | true si este bando cargó cuesta abajo y está ya a la altura de su enemigo: sin bono.
    causesImpact: Impactos de carro | true si carros pesados o con cuchillas de ese bando han cargado este turno y causan impactos de carro.
    impactWounds: Heridas por impactos de carro | Cuántas heridas no salvadas han causado los impactos de carro de sus carros, aparte de las dichas arriba.
    impactScored: Impactos de carro | Cuántos impactos de carro han causado sus carros; sólo cuentan en otra lectura.
    excess: Heridas de más | Cuántas de esas heridas pasan de las que les quedaban a las miniaturas o unidades golpeadas: no cuentan.
    smallFlankUnits: Pocas en un flanco enemigo | Cuántas de sus unidades en un flanco enemigo tienen menos de 5 miniaturas.
    smallRearUnits: Pocas en una retaguardia enemiga | Cuántas de sus unidades en una retaguardia enemiga tienen menos de 5 miniaturas.
    skirmishersOnFlank: Hostigadores en un flanco | Cuántas de sus unidades de 5 o más en un flanco enemigo son de hostigadores.
    skirmishersOnRear: Hostigadores en una retaguardia | Cuántas de sus unidades de 5 o más en una retaguardia enemiga son de hostigadores.
    others: Otras unidades de este bando | Más unidades de este bando en el mismo combate, con lo que cuenta para sus filas y su orden.
    own: Tu bando | Lo que cuenta para tu bando en el combate.
    enemy: El enemigo | Lo que cuenta para el bando enemigo en el combate.
    wounds: Heridas no salvadas causadas | Cuántas heridas no salvadas ha causado este bando en total.
    ranks: Filas completas tras la primera | Las de esta unidad al principio del turno; una fila está completa con 4 miniaturas. Sin decir: las que den sus miniaturas, o ninguna.
    width: Miniaturas por fila | Cuántas miniaturas hay en cada fila completa.
    order: Qué unidad es | close-infantry, infantería formada en orden cerrado; open-infantry, infantería formada en orden abierto; cavalry, caballería, con carros y camellos; other, otra tropa.
    standard: Estandarte | true si una unidad de este bando en el combate tiene estandarte.
    battleStandard: Estandarte de batalla | true si el estandarte de batalla está en el combate o con una unidad trabada en él.
    higher: Posición elevada | true si una unidad de este bando lucha desde más alto.
    flankUnits: Unidades en un flanco enemigo | Cuántas de sus unidades con 5 miniaturas o más atacan un flanco enemigo.
    rearUnits: Unidades en una retaguardia enemiga | Cuántas de sus unidades con 5 miniaturas o más atacan una retaguardia enemiga.
    wonLastRound: Tiene el momentum | true si este bando ganó la ronda anterior, o sus músicos el momentum.
    bonusesLost: Qué le quita los bonos | nothing, nada; flank-charge, un enemigo formado de 5 o más cargó por su flanco o retaguardia; few, le quedan menos de 5 miniaturas; obstacle, lucha a través de un obstáculo; difficult, lucha en terreno difícil; earlier, los perdió antes en este combate.
    elephant: Un elefante en el combate | true si hay un elefante de cualquier bando en el combate.
  `),

  answers: labelled(`
    own: Tu bando | Lo que se calcula para tu bando.
    enemy: El enemigo | Lo que se calcula para el enemigo.
    ranks: Filas | Cuántas filas hay.
    order: En este orden | Lo que ocurre ahora, en este orden.
    fighters: Miniaturas que luchan | Cuántas de sus miniaturas luchan al empezar la ronda.
    dice: Dados para impactar | Cuántos dados son mientras no ha caído ninguna.
    bonus: Bono | Lo que suma al resultado del combate.
    bonusIfFew: Bono con menos de 5 | Lo que suma a sus heridas con menos de 5 miniaturas.
    canBePursued: Puede ser perseguida | Si el enemigo la persigue cuando huye.
    impactNeedsToWound: Impacto, para herir | Lo que necesita un impacto de carro para herir; null si no los hay o no puede.
    impactNeedsToSave: Impacto, para salvar | Lo que salva la herida de un impacto de carro; null si nada.
    riderDice: Dados de sus hombres | Cuántos dados tiran para impactar los guerreros de un elefante, o la dotación de un vagón de guerra sin alabarda; null en otros.
    riderHitsOn: Sus hombres impactan con | Lo que necesita un dado de esos hombres para impactar; null si no los hay.
    riderNeedsToWound: Sus hombres hieren con | Lo que necesita un impacto de esos hombres para herir; null si no puede o no los hay.
    riderNeedsToSave: Para salvar de sus hombres | Lo que salva una herida de esos hombres; null si nada.
    riderCrewNeedsToWound: Sus hombres contra una dotación | Lo que necesita un impacto de esos hombres contra la dotación de un elefante o un vagón de guerra; null contra otros.
    riderCrewNeedsToSave: Para salvar a una dotación de sus hombres | Lo que salva esa herida de la dotación; null si nada.
    impactCrewNeedsToWound: Impacto, para herir a la dotación | Lo que necesita un impacto de carro contra la dotación de un vagón de guerra; null contra otros.
    impactCrewNeedsToSave: Impacto, para salvar a la dotación | Lo que salva esa herida de la dotación; null si nada.
    ownImpact: Tus impactos de carro | Con qué chocan tus carros pesados.
    enemyImpact: Impactos de carro del enemigo | Con qué chocan los carros pesados del enemigo.
    ownBlows: Tus golpes | Con qué golpea tu bando.
    enemyBlows: Los golpes del enemigo | Con qué golpea el enemigo.
    ownLeadership: Tu Liderazgo | Con qué chequea tu unidad.
    enemyLeadership: El Liderazgo del enemigo | Con qué chequea el enemigo.
    ownWins: Gana tu bando | La probabilidad, en fracción exacta.
    enemyWins: Gana el enemigo | La probabilidad, en fracción exacta.
    drawn: Empate | La probabilidad, en fracción exacta.
    ownBreaks: Tu unidad se desmoraliza | La probabilidad de que huya, en fracción exacta.
    enemyBreaks: El enemigo se desmoraliza | La probabilidad de que huya, en fracción exacta.
    ownLosses: Tus bajas | Cuántas miniaturas pierde tu bando; como un solo número, la media en fracción exacta.
    enemyLosses: Bajas del enemigo | Cuántas miniaturas pierde el enemigo; como un solo número, la media en fracción exacta.
    roundEnd: Cómo acaba la ronda | Qué es de quien pierde, de lo mejor para tu bando a lo peor.
    difference: Diferencia | Por cuánto gana tu bando; por debajo de 0, pierde.
    draw: Empate | Probabilidad de empate.
    own-wins: Gana tu bando | Probabilidad de que tu bando gane el combate o aniquile al enemigo.
    own-holds: Pierdes y aguantas | Probabilidad de que tu bando pierda y pase su chequeo de desmoralización.
    own-gives-ground: Cedes terreno | Probabilidad de que tu bando pierda, falle su chequeo y ceda terreno.
    own-breaks: Te desmoralizas | Probabilidad de que tu bando pierda, se desmoralice y huya.
    own-caught: Te alcanzan | Probabilidad de que tu bando huya y sea alcanzado y destruido.
    own-escapes: Escapas | Probabilidad de que tu bando huya y no sea alcanzado.
    own-wiped-out: Te aniquilan | Probabilidad de que tras los golpes no quede nadie de tu bando.
    enemy-destroyed: El vagón de guerra enemigo queda arrasado | Probabilidad de que el vagón de guerra enemigo pierda y quede arrasado por no aguantar.
    own-destroyed: Tu vagón de guerra queda arrasado | Probabilidad de que tu vagón de guerra pierda y quede arrasado por no aguantar.
    enemy-stampedes: El elefante enemigo entra en estampida | Probabilidad de que el elefante enemigo entre en estampida, vencido o porque cae su mahout.
    own-stampedes: Tu elefante entra en estampida | Probabilidad de que tu elefante entre en estampida, vencido o porque cae su mahout.
    enemy-wins: Gana el enemigo | Probabilidad de que el enemigo gane el combate o aniquile a tu bando.
    enemy-holds: El enemigo pierde y aguanta | Probabilidad de que el enemigo pierda y pase su chequeo de desmoralización.
    enemy-gives-ground: El enemigo cede terreno | Probabilidad de que el enemigo pierda, falle su chequeo y ceda terreno.
    enemy-breaks: El enemigo se desmoraliza | Probabilidad de que el enemigo pierda, se desmoralice y huya.
    enemy-caught: El enemigo es alcanzado | Probabilidad de que el enemigo huya y sea alcanzado y destruido.
    enemy-escapes: El enemigo escapa | Probabilidad de que el enemigo huya y no sea alcanzado.
    enemy-wiped-out: El enemigo es aniquilado | Probabilidad de que tras los golpes no quede nadie del enemigo.
    first: Quién golpea primero | own, tu bando; enemy, el enemigo; both, los dos a la vez; open, lo decide un dado.
    ownFirst: Tu bando primero | Si tu bando golpea primero; null mientras lo decida un dado, y false si golpean los dos a la vez.
    rollsDie: Lo decide un dado | Si cada bando tira un dado por quién golpea primero; los dados iguales se repiten.
    chanceOwnFirst: Probabilidad de ser el primero | La de que tu bando golpee primero, antes de tirar ningún dado, en fracción exacta; null si golpean los dos a la vez.
    own-first: Tu bando golpea primero | Probabilidad de que tu bando golpee primero.
    touching: En contacto | Cuántas de sus miniaturas tocan al enemigo, contando las esquinas.
    fromBehind: Desde atrás | Cuántas más golpean por encima de sus compañeras desde filas traseras.
    fight: Miniaturas que luchan | La suma de las dos.
    strike: Miniaturas que golpean | Cuántas de ellas golpean todavía tras las bajas.
    ownChooses: Eliges a quién golpear | Si una miniatura tuya puede tocar a varios enemigos y elige a cuál golpea.
    enemyChooses: El enemigo elige a quién golpear | Si una miniatura enemiga puede tocar a varias de las tuyas y elige a cuál golpea.
    counted: Bajas que cuentan | Cuántas bajas se apartan y cuentan para el resultado del combate.
    idleRemoved: Retiradas que no luchaban | Cuántas de ellas no estaban luchando.
    fightersRemoved: Retiradas que luchaban | Cuántas de ellas estaban luchando.
    modelsLeft: Miniaturas que quedan | Cuántas miniaturas le quedan a la unidad.
    ranksLeft: Filas que quedan | Cuántas filas forman, con la última aunque esté incompleta.
    lastRankLeft: Última fila | Cuántas miniaturas hay en la última de ellas.
    ownDiceRolled: Dados de tus músicos | Cuántos dados tiran tus músicos; 0 donde no se tira.
    enemyDiceRolled: Dados de los músicos enemigos | Cuántos dados tiran los músicos enemigos; 0 donde no se tira.
    ownHighest: Tu dado más alto | El dado más alto de tus músicos; null mientras esté por tirar.
    enemyHighest: El dado más alto del enemigo | El dado más alto de los músicos enemigos; null mientras esté por tirar.
    stepNumber: Número del paso | Del 1 al 7.
    stepBefore: Paso anterior | El paso que va antes; null en el primero.
    stepAfter: Paso siguiente | El paso que va después; null en el último.
    unitBonus: Bono de la unidad | Lo que suma una unidad por sus filas y su orden.
    skill: Habilidad de Armas | La Habilidad de Armas con la que golpea.
    rolledToHit: Se tira para impactar | Si se tiran dados para impactar.
    strength: Fuerza | La Fuerza de un golpe con lo que suman las armas.
    total: Total | Heridas y bonos de un bando.
    strikers: Miniaturas que golpean | Cuántas miniaturas golpean todavía.
    attackDice: Dados para impactar | Cuántos dados se tiran para impactar.
    ownTotal: Total de tu bando | Heridas y bonos de tu bando.
    enemyTotal: Total del enemigo | Heridas y bonos del enemigo.
    wonBy: Por cuánto | La diferencia de los totales; 0 en un empate.
    winner: Ganador | own, tu bando; enemy, el enemigo; draw, empate.
  `),

  terms: {
    'own:the': 'tu bando',
    'enemy:the': 'el enemigo',
    ...worded(`
    roundEnd: enemy-wiped-out = el enemigo queda aniquilado | enemy-destroyed = el vagón de guerra enemigo queda arrasado | enemy-stampedes = el elefante enemigo entra en estampida | own-stampedes = tu elefante entra en estampida | own-destroyed = tu vagón de guerra queda arrasado | enemy-caught = el enemigo se desmoraliza y lo alcanzas | enemy-escapes = el enemigo se desmoraliza y escapa | enemy-gives-ground = el enemigo cede terreno | enemy-holds = el enemigo pierde y aguanta | draw = empate | both-wiped-out = los dos quedan aniquilados | own-holds = pierdes y aguantas | own-gives-ground = cedes terreno | own-escapes = te desmoralizas y escapas | own-caught = te desmoralizas y te alcanzan | own-wiped-out = te aniquilan
    step stepBefore stepAfter order: fight = luchar | result = resultado | break-tests = chequeos de desmoralización | panic-tests = chequeos de Pánico | flight = huida | pursuit = persecución | redress = reordenar filas
    charge: none = ninguna carga | charged = cargó este turno | countercharged = contracargó | pursued = llegó persiguiendo
    lastRound: first-round = no hubo otra | own-won = ganó tu bando | enemy-won = ganó el enemigo | own-momentum = empate, momentum de tu bando | enemy-momentum = empate, momentum del enemigo | draw = empate, momentum de nadie
    first: own = tu bando | enemy = el enemigo | both = los dos a la vez | open = por decidir | level = a la par
    attacksOn: front = su frente | flank = su flanco | rear = su retaguardia
    side: front = frente | flank = flanco | rear = retaguardia
    fightsOn: front = solo el frente | several = un flanco o varios lados | front-and-rear = frente y retaguardia
    ended: draw = empate | own = ganó tu bando | enemy = ganó el enemigo
    order: own = tu bando | own-mount = tus monturas | own-impact = los impactos de tus carros | enemy = el enemigo | enemy-mount = las monturas enemigas | enemy-impact = los impactos de los carros enemigos | close-infantry = infantería en orden cerrado | open-infantry = infantería en orden abierto | cavalry = caballería | other = otra tropa
    bonusesLost: nothing = nada | flank-charge = una carga de flanco o retaguardia | few = menos de 5 miniaturas | obstacle = un obstáculo | difficult = terreno difícil | earlier = perdidos antes
    winner: own = tu bando | enemy = el enemigo | draw = empate
    `),
  },

  steps: said(`
    wab-5.17/side: {who:The}: {fighters?lucha|luchan} {fighters} {fighters?miniatura|miniaturas}, con {dice} {dice?dado|dados} para impactar.
    wab-16.29/round: {who:The}: el carro con cuchillas choca con 1D6+2 impactos automáticos, que hieren desde {needed}; sólo un 1 lo salva.
    wab-16.29/result: {who:The}: si el carro se destruye al chocar, sus heridas cuentan y el enemigo no cuenta nada por él.
    wab-17.32/round: {who:The}: si pierde, entra en estampida sin chequeo, alejándose de sus enemigos, y nadie lo persigue.
    wab-17.31/round: {who:The}: si cae el mahout, el elefante chequea en el acto sobre Liderazgo {leadership}; si falla, entra en estampida y la ronda acaba ahí para los dos.
    wab-14.25/round: {who:The}: si pierde y falla su chequeo, o huiría por miedo, el vagón queda arrasado y nadie persigue.
    wab-14.37/round: {who:The}: si gana, sus defensores sólo dejan el vagón para perseguir si fallan un chequeo de Liderazgo.
    wab-16.28/round: {who:The}: carros pesados que chocan: {chariots}, cada uno con 1D3 impactos automáticos, que hieren desde {needed}.
    wab-17.4/round: {who:The}: un elefante cuenta por tantas miniaturas como heridas tenía: {counts}.
    wab-14.22/round: {who:The}: un vagón de guerra cuenta siempre por {counts} miniaturas.
    wab-16.3/round: {who:The}: los carros cuentan su dotación: {counts} {counts?miniatura|miniaturas}.
    wab-5.37/later: Quien golpea después tiene un golpe menos por cada miniatura suya que ha caído.
    wab-5.38/less: Las heridas que pasan de lo que le queda a una unidad no cuentan.
    wab-5.39/round: Se suman heridas y bonos, y gana el total más alto.
    wab-6.7/round: Quien pierde con menos de 5 miniaturas se desmoraliza sin chequeo.
    wab-6.1/side: {who:The}: si pierde, chequea con Liderazgo {leadership} menos la diferencia.
    wab-6.1/rerolls: {who:The}: si pierde, chequea con Liderazgo {leadership} menos la diferencia, y otra vez si falla.
    wab-6.54/round: {who:The}: donde supera 2 a 1 a su enemigo, al fallar el chequeo cede terreno.
    wab-6.39/round: {who:The}: si se desmoraliza, lo destruye una persecución que saque más.
    wab-6.33/round: {who:The}: atacaba un flanco o la retaguardia y no lo persiguen.
    wab-5.1: Se luchan todos los combates antes de calcular ningún resultado.
    wab-5.2: Quién gana cada combate, y por cuánto, se calcula cuando se han luchado todos.
    wab-5.3: Cada unidad que ha perdido su combate hace un chequeo de desmoralización.
    wab-5.4: Las unidades amigas a 12 pulgadas de una desmoralizada, y las demás a las que afectan los combates, hacen sus chequeos de pánico.
    wab-5.5: Huyen todas las unidades desmoralizadas o que han fallado su chequeo de pánico.
    wab-5.6: Las unidades que han desmoralizado a sus enemigos pueden perseguirlos.
    wab-5.7: Las filas se ordenan para el siguiente turno.
    wab-6.46: {who:The}: llegó persiguiendo y cuenta como si hubiera cargado.
    wab-5.8: {who:The}: ha cargado y golpea primero.
    wab-3.61/order: {who:The}: ha contracargado y golpea justo después de quien cargó.
    wab-5.9: {who:The}: tiene más Iniciativa y golpea primero.
    wab-5.10: {who:The}: ganó la última ronda, o el momentum, y a igual Iniciativa golpea primero.
    wab-5.10/together: Nada decide entre ellos: con esta lectura golpean los dos a la vez.
    wab-5.10/die: Nada decide entre ellos: cada bando tira un dado y golpea primero el más alto.
    wab-5.13/own: Las monturas golpean con su propia Iniciativa, o primero con sus jinetes si han cargado.
    wab-5.13/rider: Con esta lectura las monturas golpean a la vez que sus jinetes.
    wab-5.11: {who:The}: {touching} de las {row} miniaturas que dan al enemigo lo tocan, y solo ellas luchan.
    wab-5.14: {who:The}: {more?golpea|golpean} {more} más desde filas traseras.
    wab-5.15: {who:The}: la última fila, incompleta, se desliza hasta donde el enemigo toca el flanco.
    wab-5.12: Una miniatura que toca a varios enemigos elige a cuál golpea.
    wab-5.31: Las bajas salen de la última fila, y de la siguiente hacia delante cuando se acaba.
    wab-5.32: De las que no luchan {idle?se retira|se retiran} {idle}, y de las que luchan {fighting}.
    wab-5.32/idle-first: Otras no luchan: no se puede retirar ninguna que luche.
    wab-5.33: Salen de las filas centrales que no luchan: bastan para {ranks} {ranks?fila completa|filas completas}; donde desaparece una fila, la trasera avanza y el enemigo a su espalda la sigue.
    wab-5.35: Se pueden retirar otras y mantener todos los contactos: ningún enemigo puede perder el suyo.
    wab-5.36: {counted?Se aparta|Se apartan} tras la unidad {counted} {counted?baja, que cuenta|bajas, que cuentan} para el resultado.
    wab-5.52: El perdedor cedió terreno: el ganador tiene el momentum solo si mantiene el contacto.
    wab-5.53: Caballería, carros y camellos en terreno difícil nunca tienen el momentum.
    wab-5.13: Una montura golpea aparte de su jinete.
    wab-5.26: Cuenta la Fuerza del propio guerrero: {strength}.
    wab-5.18: Se compara Habilidad de Armas {skill} con {enemySkill}.
    wab-5.19: Contra caballería cuenta la Habilidad de Armas del jinete.
    wab-5.19/mount: Una montura impacta con su propia Habilidad de Armas.
    wab-5.21: Quienes atacan han ganado una ronda: ya nadie defiende el obstáculo.
    wab-5.29: Un {needed} o más salva una herida.
    wab-5.30: Fuerza {strength} quita {less} a la salvación.
    wab-5.38: {who:The}: no {excess?cuenta|cuentan} {excess} {excess?herida|heridas} de más.
    wab-5.42: {who:The}: cuenta solo la unidad con las mejores filas, +{bonus}.
    wab-5.49: {who:The}: varias unidades en flancos enemigos dan un solo bono.
    wab-5.54/once: {who:The}: varias unidades en orden cerrado dan un solo bono.
    wab-5.37/unit: {who:The}: {lost?cayó|cayeron} {lost} antes de golpear, {left?golpea|golpean} todavía {left}.
    wab-5.37: Las miniaturas caídas no devuelven el golpe: {left?golpea|golpean} {left}.
    wab-8.8: El campeón tira un dado más.
    wab-8.4: El campeón se salvó en lugar de otros: no golpea.
    wab-5.17: Tira {dice} {dice?dado|dados} para impactar.
    wab-5.24: Contra Habilidad de Armas 0 impactan todos los golpes.
    wab-5.22: Según la tabla impacta desde {needed}.
    wab-5.20: El enemigo está justo tras el obstáculo y lo defiende.
    wab-5.20/skill: Con esta lectura el obstáculo quita 1 a la Habilidad de Armas.
    wab-6.83: El enemigo defiende un obstáculo: -1 para impactar.
    wab-5.23: Haría falta un {needed}: impacta un 6, con {strengthLost} menos de Fuerza.
    wab-5.27: El arma suma {bonus} a la Fuerza.
    wab-5.27/charge: Al cargar, el arma suma {bonus} a la Fuerza.
    wab-6.82: Contra un obstáculo defendido la carga no suma Fuerza.
    wab-5.28: Ningún humano pasa de Fuerza 5.
    wab-5.25: Hiere desde {needed}: Fuerza {strength} contra Resistencia {toughness}.
    wab-16.27/order: {who:The}: los impactos de carro de sus carros van antes que todos los golpes salvo los de las picas.
    wab-16.30/order: Las picas que luchan por el frente golpean antes de los impactos de carro.
    wab-16.27/result: {who:The}: +{wounds} por heridas no salvadas de impactos de carro.
    wab-16.27/result-hits: {who:The}: en esta lectura, +{hits} por impactos de carro.
    wab-5.40: {who:The}: +{wounds} por heridas no salvadas.
    wab-6.14: {who:The}: lo cargó por el flanco o la retaguardia un enemigo formado, sin bono por filas ni orden cerrado.
    wab-6.15: {who:The}: quedan menos de 5 miniaturas, sin bono por filas ni orden cerrado.
    wab-6.16: {who:The}: lucha a través de un obstáculo, sin bono por filas ni orden cerrado.
    wab-6.17: {who:The}: en terreno difícil, sin bono por filas ni orden cerrado.
    wab-6.18: {who:The}: en orden abierto conserva sus filas en terreno difícil.
    wab-6.19: {who:The}: hay un elefante en el combate, sin bono por filas ni orden cerrado.
    wab-5.41: {who:The}: +{bonus} por filas completas.
    wab-20.4: {who:The}: +{bonus} por filas completas, como dice la lista de su caballería.
    wab-20.4/none: {who:The}: la caballería no tiene bono por filas si su lista no lo dice.
    wab-5.44: {who:The}: +1 por un estandarte.
    wab-5.45: {who:The}: +1 por el estandarte de batalla.
    wab-5.46: {who:The}: +1 por la posición elevada.
    wab-5.47: {who:The}: +1 por atacar un flanco.
    wab-5.48: {who:The}: +1 por atacar flancos con más unidades que el otro bando.
    wab-5.50: {who:The}: +2 por atacar una retaguardia.
    wab-5.51: {who:The}: +1 por el momentum.
    wab-5.54: {who:The}: +1 por el orden cerrado.
    wab-5.43: {who:The}: cuentan sus filas al principio del turno, caiga quien caiga después.
    wab-5.55: {who:The}: la caballería no tiene bono por orden cerrado.
    wab-5.39: Los totales son {ownTotal} de tu bando y {enemyTotal} del enemigo.
  `),

  because: said(`
    longer-weapons-first: Unas armas más largas golpean antes de los impactos de carro.
    no-pikes-to-the-front: Ninguna pica lucha sólo por el frente.
    both-charged: Han cargado los dos bandos.
    equal-initiative: Tienen la misma Iniciativa.
    nobody-has-momentum: Nadie tiene el momentum.
    all-touch: Todo su frente toca al enemigo.
    not-to-the-front: El enemigo no está ante su frente.
    last-rank-is-full: Su última fila está completa.
    only-in-front: Lucha solo por su frente.
    none-idle: Luchan también todas las demás.
    no-other-choice: No hay otra elección.
    was-drawn: La ronda fue un empate.
    momentum-is-others: Ese bando no tendría el momentum.
    not-won: Quienes atacan no han ganado ninguna ronda.
    too-few-left: A sus unidades ahí les quedan menos de 5 miniaturas.
    only-skirmishers-there: Con esta lectura los hostigadores no ganan nada ahí.
    one-unit-there: Solo una de sus unidades está ahí.
    no-ranks-count: Solo cuentan las filas de infantería formada.
    one-unit-with-ranks: Solo una de sus unidades aporta filas.
    nothing-too-much: Ninguna herida sobraba.
    not-cavalry: No es caballería.
    no-battle-standard: El estandarte de batalla no va con él.
    level-by-now: Está ya a la altura de su enemigo.
    rider-strikes: No golpea una montura.
    close-order: Está en orden cerrado.
    none-fell: No ha caído ninguna miniatura antes de que golpee.
    champion-spared: El campeón se salvó en lugar de otro.
    champion-fights: El campeón golpea.
    not-that-strong: La Fuerza no pasa de 5.
    can-defend: La Habilidad de Armas del enemigo no es 0.
    narrow: Sus filas tienen menos de 4 miniaturas.
    skirmish: Los estandartes de los hostigadores no cuentan.
    not-more-units: El otro bando tiene ahí tantas unidades.
    bogged-down: La caballería en terreno difícil no tiene momentum.
  `),

  ...summed(`
    combat-round/odds: Tu bando gana un {wins:percent} de las veces y pierde un {loses:percent}; el enemigo huye un {routs:percent} y tu unidad un {breaks:percent}. | Gana {wins:percent}, pierde {loses:percent} | Tu bando gana un {wins:percent} de las veces y pierde un {loses:percent}.
    strike-order/own: Tu bando golpea primero. | Tu bando | Tu bando golpea primero.
    strike-order/enemy: El enemigo golpea primero. | El enemigo | El enemigo golpea primero.
    strike-order/both: Los dos bandos golpean a la vez. | Los dos a la vez | Golpean los dos a la vez.
    strike-order/open: Un dado decide quién golpea primero. | Lo decide un dado | Lo decide un dado.
    fighters/both: {own?Golpea|Golpean} {own} {own?miniatura|miniaturas} de tu unidad y {enemy} del enemigo. | {own} y {enemy} | {own?Golpea|Golpean} {own} de las tuyas y {enemy} del enemigo.
    combat-casualties/left: {left?Queda|Quedan} {left} {left?miniatura|miniaturas}, en {ranks} {ranks?fila|filas}. | {left?Queda|Quedan} {left} | {left?Queda|Quedan} {left} {left?miniatura|miniaturas}.
    combat-casualties/no: Las bajas no se pueden retirar así. | Así no | Así no se pueden retirar.
    combat-draw/own: Tu bando tiene el momentum. | Tu bando | Tu bando tiene el momentum.
    combat-draw/enemy: El enemigo tiene el momentum. | El enemigo | El enemigo tiene el momentum.
    combat-draw/nobody: Nadie tiene el momentum. | Nadie | Nadie tiene el momentum.
    combat-draw/open: Los dados de los músicos deciden quién tiene el momentum. | Lo deciden los dados | Lo deciden los dados de los músicos.
    combat-steps/at: El paso {stepNumber} de la fase de combate es {step}. | Paso {stepNumber} | Es el paso {stepNumber}.
    blows/none: No queda nadie que golpee. | Sin golpes | No golpea nadie.
    blows/harmless: Los golpes no pueden herir al enemigo. | Sin daño | No pueden herirlo.
    blows/odds: Golpea con {dice} {dice?dado|dados}, impacta desde {hitsOn}, y la media de heridas no salvadas es {mean:decimal}. | Media de heridas {mean:decimal} | Tira {dice} {dice?dado|dados}, impacta desde {hitsOn}, y la media de heridas no salvadas es {mean:decimal}.
    blows/automatic: {dice} {dice?golpe impacta|golpes impactan} sin tirar, y la media de heridas no salvadas es {mean:decimal}. | Media de heridas {mean:decimal} | Impactan todos los golpes, y la media de heridas no salvadas es {mean:decimal}.
    combat-result/own: Tu bando gana el combate por {wonBy}. | Tu bando por {wonBy} | Tu bando gana por {wonBy}.
    combat-result/enemy: El enemigo gana el combate por {wonBy}. | El enemigo por {wonBy} | El enemigo gana por {wonBy}.
    combat-result/draw: El combate es un empate. | Empate | Es un empate.
  `),

  problems: said(`
    wagons-never-charge: Un vagón de guerra nunca carga.
    riders-flee-from-it: La caballería y los carros a los que carga un elefante huyen, o disparan y huyen: no hay combate.
    nobody-charges-elephants-so: La caballería y los carros no pueden cargar a un elefante.
    one-model-alone: Un elefante, un vagón de guerra y un carro con cuchillas son cada uno una unidad de una miniatura.
    elephant-beside: Esta pregunta calcula dos unidades: un elefante que lucha junto a ellas trae sus propios golpes. Pregunta por todos los golpes (wab/blows) y luego por el resultado, diciendo el elefante (wab/combat-result).
    elephant-or-machine: Aquí no se calcula una ronda con una máquina de guerra. Pregunta por los golpes que recibe con su dotación (wab/machine-hits).
    only-heavy-crash: Sólo se cuentan los carros pesados que han cargado y chocan con el enemigo; un carro con cuchillas va solo.
    only-on-the-charge: Sólo los carros que han cargado causan impactos de carro.
    both-defend: Solo un bando defiende un obstáculo.
    both-outflank: Dos unidades no pueden estar cada una en un flanco o la retaguardia de la otra.
    only-infantry-defends: Solo la infantería defiende un obstáculo.
    nobody-charged: Solo contracarga quien fue cargado este turno: di que el otro bando cargó.
    no-so-many-there: No pueden tocar más miniaturas que las que hay en ese lado.
    more-fight-than-stand: No pueden luchar más miniaturas que las que tiene la unidad.
    a-die-for-each-musician: Di un dado por cada músico de ese bando.
    draw-gives-no-ground: Tras un empate nadie cede terreno.
    mounts-have-none: Las armas del jinete y un campeón no suman nada a los golpes de una montura.
    no-obstacle: Solo de quien ataca un obstáculo defendido se pregunta si ha ganado una ronda.
    nobody-fights: Un campeón que golpea es una de las miniaturas que pueden golpear.
  `),
} satisfies PartOfMessages;
