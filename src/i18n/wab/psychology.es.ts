import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/warband-test: Chequeo de partida de guerra | El dado de su turno: con 1 se desboca | Dice si una partida de guerra tira al empezar su turno, con qué probabilidad se desboca y con cuál no lo hace nunca en varios turnos.
    wab/unreliable-unit: Tropas poco fiables | Si aliados y mercenarios obedecen | Dice de una unidad de aliados o mercenarios poco fiables si tira antes de actuar, con qué probabilidad obedece y qué hace todavía una unidad ingobernable.
    wab/ambush: Emboscada | Esconder una unidad y descubrirla | Dice si se puede esconder una unidad en emboscada, cuándo hay que descubrirla o se puede, y qué hace aún el turno en que aparece.
    `),
    'wab/fear-test': {
      title: 'Miedo y terror',
      line: 'Qué chequeo se hace, su probabilidad, qué sigue',
      about:
        'Dice si una unidad que carga a un enemigo que causa miedo o terror, o es cargada por él, o lo tiene cerca al empezar el turno, chequea miedo o terror, con qué probabilidad pasa y qué sigue si falla: huir, impactar con 6 o no cargar. Para un combate perdido pregunta wab/break-test con fearsEnemy.',
      fields: labelled(`
        beast: El enemigo es | chariots, carros de cualquier tipo; indian-elephant, elefante indio; african-elephant, elefante africano; dromedaries, dromedarios: se calcula lo que causan en esas tropas. other, cualquier otra cosa: lo que causa lo dice enemyCauses.
        troopKind: La unidad es | infantry, infantería; cavalry, jinetes a caballo; camels, camellos; chariots, carros; other, otras tropas montadas. De elefantes se pregunta wab/stampede.
        enemyModels: Miniaturas del enemigo | Cuántas miniaturas tiene ahora ese enemigo; elefantes, carros y artillería, las que cuenten por sus reglas. Sin decir: 20; 6 si beast es un elefante.
        chargeReaches: La carga llega | true si la carga está a distancia; de una unidad cargada.
        enemyTurn: Es el turno del enemigo | true si es el turno del enemigo; sólo al empezar un turno.
        answersBy: Su respuesta | Cómo responde la unidad cargada: hold, aguanta; flee, huye; stand-and-shoot, aguanta y dispara; shoot-and-flee, dispara y huye; countercharge, contracarga.
        enemySkirmishes: El enemigo hostiga | true si ese enemigo es una unidad de hostigadores; las levas no los temen por su número.
      `),
      answers: labelled(`
        mayShootLater: Puede disparar este turno | De una unidad que quiere cargar: si aún puede disparar este turno; null mientras decidan los dados, y en los demás casos.
        passChance: Probabilidad de pasar | La probabilidad del chequeo antes de tirar, como fracción exacta; null si no se hace.
      `),
    },
    'wab/forced-charge': {
      title: 'Cargas obligatorias',
      line: 'Furia asesina y partidas desbocadas',
      about:
        'Dice si una unidad con furia asesina o una partida de guerra desbocada debe cargar, a quién, o cuánto avanza la partida si no tiene a nadie a su alcance.',
      fields: labelled(`
        movement: Movimiento | Su factor de movimiento en pulgadas, descontada la armadura; su distancia de carga es el doble.
        enemies: Enemigos | Cada unidad enemiga a la que podría cargar, en cualquier orden.
      `),
      answers: labelled(`
        mustCharge: Debe cargar | Si debe cargar ahora.
        chargeDistance: Distancia de carga | Pulgadas de su carga.
      `),
    },
    'wab/break-test': {
      title: 'Chequeo de desmoralización',
      line: 'Si una unidad derrotada aguanta, y con qué probabilidad',
      about:
        'Dice de una unidad que perdió su combate si hace un chequeo de desmoralización o se desmoraliza sin él, con el Liderazgo de quién, con qué repetición, con qué probabilidad aguanta y, con los dados que han caído, si lo hace. Cuenta el miedo, el odio, a los tozudos, la furia asesina, las partidas de guerra y las cargas feroces. Una unidad que dobla a sus enemigos solo cede terreno en su lugar si mayGiveGround lo dice.',
      fields: labelled(`
        fearsEnemy: Teme a quien la vence | true si un enemigo que la ha vencido le causa miedo o terror; si tiene más miniaturas la desmoraliza sin chequeo.
        enemyModels: Miniaturas de esos enemigos | Cuántas miniaturas tienen juntos, tras las bajas, los enemigos a los que teme, las partidas de guerra que cargaron o los de la carga feroz; elefantes, carros y artillería, las que cuenten por sus reglas. Sólo importa con fearsEnemy, chargedByWarband o chargedByFerocious.
        phalanxFront: Cargada de frente como falange | true si la unidad es una falange con sus ventajas y la carga feroz dio en su frente.
      `),
      answers: labelled(`
        gives-ground: Cede terreno | Probabilidad de que la unidad ceda terreno.
      `),
    },
  },

  fields: labelled(`
    unreliable: Poco fiable | true si su lista de ejército llama poco fiables a estos aliados o mercenarios: ni el General ni el estandarte de batalla les sirven.
    warband: Partida de guerra | true si la unidad tiene la regla de las partidas de guerra.
    characterWarband: Él tiene esa regla | true si el personaje que va con la unidad tiene él mismo la regla de las partidas de guerra.
    generalWarband: El General tiene esa regla | true si el General tiene él mismo la regla de las partidas de guerra.
    ranksBehind: Filas completas tras la primera | Filas de 4 miniaturas o más tras la primera, que cuentan para el Liderazgo de una partida de guerra. Sin decir: las que den sus miniaturas y su frente, donde se preguntan sus miniaturas; si no, ninguna.
    fearCase: Cuándo | charged, ese enemigo la carga; charging, quiere cargarlo; turn-start, empieza el turno y él está cerca.
    enemyCauses: El enemigo causa | fear, miedo; terror, que es también miedo; nothing, nada. Sólo si beast no dice qué es el enemigo.
    terrorDistance: Distancia a ese enemigo | Pulgadas hasta el enemigo que causa terror, al empezar el turno. Sin decir: está bastante cerca.
    chargeTerror: Chequeo de terror por una carga | Si ya hizo en esta batalla uno de terror al cargar o ser cargada: not-taken, no lo hizo; passed, lo pasó; failed, lo falló.
    nearTerror: Chequeo de terror a 8 pulgadas | Si ya hizo uno en esta batalla por un enemigo que aterra a 8 pulgadas: not-taken, no lo hizo; passed, lo pasó; failed, lo falló.
    unitCauses: Ella misma causa | nothing, nada; fear, miedo; terror. Cambia la respuesta sólo con la lectura b de R308.
    frenzied: Furia asesina | true si la unidad tiene furia asesina y aún no ha perdido un combate.
    inAmbush: Escondida | true si la unidad sigue escondida en emboscada.
    stubborn: Tozuda | true si la unidad es tozuda.
    hatesEnemy: Odia al enemigo | true si la unidad odia al enemigo con el que lucha.
    fearsEnemy: Teme al enemigo | true si ese enemigo causa miedo o terror a la unidad.
    fearFailed: Ha fallado el de miedo | true si la unidad falló el chequeo de miedo de esta carga, sin huir.
    groundUsed: Ya gastó su ceder terreno | true si estos tozudos ya cedieron terreno una vez por su propia regla.
    groundClosed: No puede ceder terreno | true si no tiene cómo ceder terreno: trabada por más lados que el frente, o sin sitio libre detrás.
    chargedByWarband: Vencida por una partida que cargó | true si entre los que la vencieron hay una partida de guerra que cargó este turno.
    friendlyModels: Miniaturas amigas en el combate | Cuántas miniaturas tienen otras unidades de su bando en este combate tras las bajas.
    otherEnemyModels: Otros enemigos en el combate | Cuántas miniaturas del bando enemigo ni le causan miedo ni son de esas partidas.
    modelsBefore: Sus miniaturas antes del turno | Cuántas miniaturas tenía al empezar el turno de combate, sólo para la lectura b de R298. Sin decir: las de ahora.
    enemyModelsBefore: Esos enemigos antes del turno | Cuántas miniaturas tenían al empezar el turno de combate, sólo para la lectura b de R298. Sin decir: las de ahora.
    stubbornDie: Dado de los tozudos | El D6 que tiran los tozudos cuando se desmoralizarían sin chequeo. Sin decir: sin tirar.
    chargedFirstTurn: Cargó y es el primer turno | true si la partida de guerra cargó o contracargó y rompió al enemigo en el primer turno de ese combate.
    forcedBy: Qué la obliga | unruly-warband, una partida de guerra que sacó 1; frenzy, la furia asesina.
    seen: La ve | yes, sí; past-own-skirmishers, sólo a través de hostigadores de su bando; no.
    chargeFails: Su carga fallaría | true si la carga a este enemigo, aunque esté a su alcance, no podría llegar o no se puede hacer.
    mayMarch: Podría marchar | true si sus reglas la dejarían marchar ahora (músico, ningún enemigo que cuente a 8 pulgadas, terreno abierto); wab/movement lo dice.
    stopsAfter: Pulgadas hasta que la paran | Pulgadas en línea recta hasta que la paran amigos o terreno. Sin decir: nada la para.
    skirmishersOnWay: Hostigadores propios en su camino | true si hay hostigadores de su bando en su camino.
    gaveGroundBefore: Cedió terreno el turno pasado | true si cedió terreno el turno pasado y perdió el contacto.
    unruly: Está desbocada | true si es una partida de guerra que sacó 1 este turno y este es el enemigo visible más cercano al que llega su carga.
    compulsory: Con movimiento obligatorio | true si tiene que hacer un movimiento obligatorio, como seguir huyendo.
    turns: Turnos | En cuántos turnos suyos, contando este, se pregunta si nunca se desboca.
    die: Dado tirado | El D6 que ha caído. Sin decir: sin tirar.
    unitWants: Qué hace | move, mover; charge, cargar; shoot, disparar; compulsory-move, un movimiento obligatorio, como huir; charge-reaction-move, huir o contracargar como respuesta a una carga; charge-reaction-shots, aguantar y disparar o disparar y huir.
    obedience: Hasta ahora | not-acted-yet, no ha movido, cargado ni disparado en la batalla; ungovernable, sacó 1 y no ha sacado 2 o más desde entonces; has-acted, ya ha actuado.
    namedByList: La llaman poco fiable | true si su lista de ejército la llama poco fiable.
    ambushStep: Cuándo | hide, antes de desplegar; after-deployment, todos han desplegado; in-play, durante la batalla y escondida; act, acaba de colocarse y quiere actuar.
    hiddenBefore: Unidades ya escondidas | Cuántas unidades suyas ha escondido ya su jugador en emboscada.
    deploymentBegun: Ya se despliega | true si ya se han desplegado unidades.
    placeInSight: A la vista del enemigo | true si el escondite está en la línea de visión del enemigo.
    placeInEnemyZone: En su zona | true si el escondite está en la zona de despliegue del rival.
    enemySees: Un enemigo podría verla | true si hay un enemigo donde podría ver a la unidad escondida.
    appearsIn: Aparece en | turn-start, el comienzo de su turno; movement, su fase de movimiento, anunciadas ya las cargas; shooting, su fase de disparo; combat, su fase de combate; enemy-turn, el turno del enemigo.
    ambushWants: Qué quiere entonces | charge, cargar; move, mover; shoot, disparar.
  `),

  answers: labelled(`
    testTaken: Chequeo | none, ninguno; fear, de miedo; terror.
    fearMoment: Cuándo chequea | once-in-range, cuando se sabe que la carga llega; at-declaration, al anunciar la carga y antes de la respuesta; after-the-reaction, dichas la carga y la respuesta; turn-start, al empezar el turno; none, nunca.
    ifItFails: Qué sigue si falla | nothing, no hay chequeo; flees, huye en el acto; needs-6, necesita 6 para impactar el primer turno del combate y al disparar a esa carga; no-charge, no carga, queda inmóvil este turno y el enemigo no responde.
    fleesInFear: Huye | Si el chequeo fallado la hace huir; null mientras falten dados.
    hitsOnSix: Necesita 6 | Si necesita 6 para impactar el primer turno del combate y al disparar a esa carga; null mientras falten dados.
    mayChargeNow: Puede cargar | De una unidad que quiere cargar: si puede; null mientras decidan los dados, y en los demás casos.
    flees-in-fear: Huye | Probabilidad de que el chequeo la haga huir.
    breakChance: Probabilidad de desmoralizarse | La probabilidad, desde ahora, de que se desmoralice, como fracción exacta y contando el dado de los tozudos.
    stubbornRoll: Dado de los tozudos | Si un D6 decide antes si se desmoraliza sin chequeo.
    stubbornNow: Tozuda ahora | Si valen sus reglas de tozuda.
    usesFreeGround: Gasta su ceder terreno | Si estos tozudos ceden ahora terreno por su propia regla, que vale una vez; null mientras falten dados.
    frenzyEnds: Se acaba la furia | Si la unidad pierde la furia asesina para el resto de la batalla.
    breaks: Se desmoraliza | Probabilidad de que la unidad se desmoralice.
    automatic: Se desmoraliza sin chequeo | Si se desmoraliza sin chequeo; null mientras falte el dado de los tozudos.
    needsFearTest: Chequeo de miedo | Si la unidad debe chequear miedo o terror; wab/fear-test tiene el chequeo.
    mustCharge: Debe cargar | Si la unidad debe hacer esta carga; null si debe en caso de que la distancia, que no se ha dicho, lo permita.
    unitMust: Qué debe hacer | charge, cargar; advance, avanzar hacia el enemigo visible más cercano con los movimientos obligatorios; nothing, lo que quiera su jugador.
    mustAdvance: Debe avanzar | Si la partida desbocada debe avanzar hacia el enemigo visible más cercano.
    mayChoose: Elige su jugador | Si su jugador dice a qué enemigo a su alcance carga.
    enemiesInReach: Enemigos a su alcance | A cuántos ve y podría cargar.
    towards: Qué enemigo | El puesto en la lista, desde 1, del enemigo al que carga o hacia el que va; null si elige su jugador o no hay ninguno.
    leastMove: Al menos | Las pulgadas que debe avanzar como mínimo; null si no avanza.
    mostMove: Como mucho | Las pulgadas que puede avanzar como máximo; null si no avanza.
    unruly: Se desboca | Si la partida de guerra se desboca; null mientras falte su dado.
    unrulyChance: Probabilidad de desbocarse | La probabilidad de que se desboque este turno, como fracción exacta.
    neverChance: Probabilidad de no hacerlo nunca | La probabilidad de que no se desboque en ninguno de esos turnos, como fracción exacta.
    never-unruly: Nunca desbocada | Probabilidad de que no se desboque en ninguno de esos turnos.
    rolls: Tira | Si se tira un D6 antes de que actúe.
    ungovernable: Ingobernable | Si la unidad es ahora ingobernable; null mientras falte su dado.
    actChance: Probabilidad de hacerlo | La probabilidad, desde ahora, de que haga lo que quiere, como fracción exacta.
    acts: Lo hace | Probabilidad de que la unidad haga lo que quiere.
    mustReveal: Hay que descubrirla | Si la unidad escondida debe colocarse en el acto.
    mayReveal: Se puede descubrir | Si su jugador puede colocarla ahora.
    mayStayHidden: Puede seguir escondida | Si puede seguir escondida.
  `),

  terms: worded(`
    fearCase: charged = la cargan | charging = carga | turn-start = empieza el turno
    enemyCauses unitCauses: fear = miedo | terror = terror | nothing = nada
    testTaken: fear = un chequeo de miedo | terror = un chequeo de terror | none = ningún chequeo
    chargeTerror nearTerror: not-taken = sin hacer | passed = pasado | failed = fallado
    answersBy: hold = aguanta | flee = huye | stand-and-shoot = aguanta y dispara | shoot-and-flee = dispara y huye | countercharge = contracarga
    fearMoment: once-in-range = cuando la carga llega | at-declaration = al anunciar la carga | after-the-reaction = tras la respuesta | turn-start = al empezar el turno | none = nunca
    ifItFails: nothing = nada | flees = huye | needs-6 = necesita 6 | no-charge = no carga
    forcedBy: unruly-warband = una partida desbocada | frenzy = la furia asesina
    seen: yes = sí | past-own-skirmishers = a través de sus hostigadores | no = no
    unitMust: charge = cargar | advance = avanzar | nothing = nada
    unitWants: move = mover | charge = cargar | shoot = disparar | compulsory-move = un movimiento obligatorio | charge-reaction-move = mover como respuesta a una carga | charge-reaction-shots = disparar como respuesta a una carga
    obedience: not-acted-yet = aún no ha actuado | ungovernable = ingobernable | has-acted = ya ha actuado
    ambushStep: hide = antes de desplegar | after-deployment = tras desplegar | in-play = durante la batalla | act = actúa
    appearsIn: turn-start = el comienzo de su turno | movement = su fase de movimiento | shooting = su fase de disparo | combat = su fase de combate | enemy-turn = el turno del enemigo
    ambushWants: charge = cargar | move = mover | shoot = disparar
  `),

  steps: said(`
    wab-12.1: Un chequeo de miedo: pasa con su Liderazgo, {target}, o menos.
    wab-12.1/only-charges: El miedo se chequea sólo en las cargas, no al empezar el turno.
    wab-12.1/bold: Con esta lectura, quien causa miedo no teme a otros que lo causan.
    wab-12.2: La carga un enemigo al que teme: chequea miedo cuando se sabe que la carga llega.
    wab-12.2/reach: La carga no está a distancia: no hay chequeo.
    wab-12.3: Tiene {models} {models?miniatura|miniaturas} contra {enemies}: como ha fallado, huye en el acto.
    wab-12.4: Ha fallado, pero {enemies} {enemies?enemigo no supera|enemigos no superan} a sus {models}: necesita 6 para impactar el primer turno del combate, y al disparar a esta carga.
    wab-12.4/blows: Falló su chequeo de miedo: necesita un 6 para impactar el primer turno del combate.
    wab-12.4/shots: Falló su chequeo de miedo: necesita un 6 para impactar con estos disparos.
    wab-12.17: Tiene furia asesina: 1 Ataque más cada uno.
    wab-12.25: Odia al enemigo y es el primer turno del combate: vuelve a tirar los dados que fallan.
    wab-12.5: Elige huir: no chequea.
    wab-12.5/shoots: Dispara antes de huir: chequea, para ver cómo dispara.
    wab-12.6: Ha fallado su chequeo de miedo: no carga, queda inmóvil el resto del turno y el enemigo no responde.
    wab-12.6/test: Quiere cargar a un enemigo al que teme: chequea al anunciar la carga, antes de la respuesta.
    wab-12.6/shoots: Aún puede disparar este turno.
    wab-12.6/nothing: Con esta lectura, tampoco dispara este turno.
    wab-12.7: Los enemigos a los que teme tienen {enemies} {enemies?miniatura|miniaturas} y su bando {own}: se desmoraliza sin chequeo.
    wab-12.7/round: Si {who:the} pierde contra más miniaturas de las que le quedan, el miedo lo desmoraliza sin chequeo.
    wab-12.19/round: Por su furia asesina {who:the} no siente miedo.
    wab-12.23/round: Por su odio {who:the} hace su chequeo de desmoralización con Liderazgo 10.
    wab-12.30/round: Como unidad tozuda, {who:the} cede terreno si falla su chequeo.
    wab-12.32/round: Donde {who:the} se desmoralizaría sin chequeo, con 4 o más en un D6 una unidad tozuda chequea.
    wab-13.15/round: A {who:the} lo cargó una partida de guerra: si pierde contra más miniaturas de las que le quedan, se desmoraliza sin chequeo.
    wab-12.8: Un chequeo de terror: pasa con su Liderazgo, {target}, o menos.
    wab-12.9: Quien causa terror causa también miedo.
    wab-12.9/bold: Con esta lectura, quien causa miedo no siente terror, sólo miedo.
    wab-12.10: Basta un chequeo: quien pasa el de terror ha pasado el de miedo.
    wab-12.11: Un enemigo que aterra y una carga: chequea terror dichas la carga y la respuesta.
    wab-12.12: No le queda chequeo de terror por cargas que hacer.
    wab-12.13: Hay un enemigo que aterra a 8 pulgadas o menos al empezar el turno: chequea terror.
    wab-12.14: El chequeo a 8 pulgadas se hace sólo una vez por batalla.
    wab-12.15: Ha fallado: huye en el acto, directamente lejos de lo que la aterra.
    wab-12.16: Tiene furia asesina y un enemigo a su distancia de carga: debe cargar.
    wab-12.16/chooses: Hay varios a su alcance: su jugador elige a quién carga.
    wab-12.16/nearest: Con esta lectura carga al más cercano.
    wab-12.18: Tiene furia asesina: persigue siempre, y ningún chequeo la retiene.
    wab-12.18/obstacle: Tiene furia asesina: persigue incluso desde detrás de un obstáculo defendido.
    wab-12.19: Las tropas con furia asesina no hacen chequeos de Pánico.
    wab-12.19/fear: Las tropas con furia asesina no sienten miedo ni terror.
    wab-12.19/break: Las tropas con furia asesina no sienten miedo: hace su chequeo de desmoralización.
    wab-12.20: Ha perdido un combate: se le acaba la furia asesina para esta batalla.
    wab-12.21: Las tropas con furia asesina ni huyen de una carga ni disparan y huyen.
    wab-12.22: Tiene furia asesina: sigue siempre al enemigo que cede terreno, incluso desde detrás de un obstáculo defendido.
    wab-12.23: Odia al enemigo: chequea con Liderazgo 10.
    wab-12.24: Se desmoraliza sin chequeo: el odio no le ayuda.
    wab-12.26: Odia a los que ha vencido: debe perseguir, y no puede chequear para no hacerlo.
    wab-12.27: Lucha desde una posición defendida: a pesar de su odio no tiene que perseguir.
    wab-12.28: Con menos de 5 miniaturas ya no es tozuda.
    wab-12.28/holds: Tiene 5 miniaturas o más: valen sus reglas de tozuda.
    wab-12.29: Los tozudos no hacen chequeo de Pánico por amigos que huyen cerca.
    wab-12.30: Es tozuda y cede terreno en vez de huir, lo que vale una vez.
    wab-12.31: Cede terreno porque supera al enemigo 2 a 1: no gasta su propia regla.
    wab-12.32: Se desmoralizaría sin chequeo, pero es tozuda: decide un D6, y con 4 o más hace su chequeo de desmoralización.
    wab-12.32/breaks: El dado muestra de 1 a 3: se desmoraliza y no cede terreno.
    wab-12.32/tests: El dado muestra de 4 a 6: hace su chequeo de desmoralización.
    wab-13.1: Su lista de ejército la llama poco fiable: sigue las reglas de esos aliados y mercenarios.
    wab-13.1/reliable: Ninguna lista de ejército la llama poco fiable: obedece.
    wab-13.2: Es poco fiable: el General no le sirve de nada.
    wab-13.2/standard: Es poco fiable: el estandarte de batalla no le sirve de nada.
    wab-13.3: Va a actuar por primera vez en la batalla: se tira un D6, y con 2 o más actúa.
    wab-13.3/obeys: El dado muestra {die}: actúa como quiera su jugador, y no tira más en la batalla.
    wab-13.3/ungovernable: El dado muestra {die}: es ingobernable.
    wab-13.4: Es ingobernable: tira otra vez al empezar su turno, y actúa con 2 o más.
    wab-13.4/has-acted: Ya ha actuado: no tira más en la batalla.
    wab-13.5: Una unidad ingobernable no mueve por su voluntad.
    wab-13.5/charge: Es ingobernable: no carga.
    wab-13.5/reaction: Es ingobernable, pero se mueve como respuesta a una carga.
    wab-13.6: Una unidad ingobernable sólo dispara como respuesta a una carga.
    wab-13.6/reaction: Es ingobernable, pero dispara como respuesta a una carga.
    wab-13.7: Está trabada en combate: ya no es ingobernable.
    wab-13.8: Al empezar su turno tira 1D6, y se desboca con 1.
    wab-13.8/wild: El dado muestra {die}: se desboca.
    wab-13.8/calm: El dado muestra {die}: actúa como siempre.
    wab-13.9: Está desbocada: debe cargar al enemigo visible más cercano al que llegue su carga.
    wab-13.9/next: La carga al enemigo más cercano no puede llegar: carga al siguiente.
    wab-13.10: No tiene a nadie a su alcance: en los movimientos obligatorios va hacia el enemigo visible más cercano.
    wab-13.10/least: Avanza al menos {least} {least?pulgada|pulgadas}.
    wab-13.10/march: Puede ir hasta su marcha, {most} {most?pulgada|pulgadas}.
    wab-13.10/no-march: Ahora no podría marchar: hace su movimiento normal.
    wab-13.10/nobody-seen: No ve a ningún enemigo hacia el que tenga que ir.
    wab-13.11: La paran amigos o terreno a {inches} {inches?pulgada|pulgadas}: va hasta ahí y se detiene.
    wab-13.12: Atraviesa a los hostigadores de su bando, que se colocan detrás.
    wab-13.12/sees: Una partida desbocada ve a los enemigos a través de sus hostigadores.
    wab-13.13: Cedió terreno el turno pasado, pero una partida desbocada debe cargar igualmente.
    wab-13.13/rolls: Cedió terreno el turno pasado: tira igualmente.
    wab-13.14: Sus filas suman {bonus} a su Liderazgo, que ahora es {leadership}.
    wab-13.14/rally: Las filas de una partida de guerra no cuentan al reagruparse.
    wab-13.15: La venció una partida de guerra que cargó este turno, con {enemies} {enemies?miniatura|miniaturas} contra {own}: se desmoraliza sin chequeo.
    wab-13.16: Todas las miniaturas de esas partidas, {enemies}, se comparan con todas las del bando vencido, {own}.
    wab-13.17: La partida de guerra cargó y ha roto al enemigo en el primer turno: debe perseguir, y no puede chequear para no hacerlo.
    wab-13.18: Una partida de guerra en orden cerrado que no va recta mueve a medio ritmo: {left} {left?pulgada|pulgadas}.
    wab-13.19: Carga o se mueve obligada: entonces la partida de guerra no va más despacio.
    wab-13.19/advance: Un movimiento obligatorio no va a medio ritmo, aunque no sea recto.
    wab-13.20: Él también tiene la regla de las partidas de guerra: con las filas su Liderazgo es {leadership}.
    wab-13.21: El General también tiene la regla de las partidas de guerra: con las filas su Liderazgo es {leadership}.
    wab-13.22: Una unidad con esta regla puede quedar fuera de la mesa, con su escondite apuntado en secreto.
    wab-13.22/begun: Las unidades se esconden antes de empezar a desplegar.
    wab-13.22/one: Sólo se puede esconder una unidad.
    wab-13.22/seen: El escondite debe estar fuera de la vista del enemigo.
    wab-13.23: No puede esconderse en la zona de despliegue del rival.
    wab-13.24: Todos han desplegado: se coloca en su zona de despliegue o se mantiene la emboscada.
    wab-13.25: Hay un enemigo a menos de 8 pulgadas: debe colocarse en el acto.
    wab-13.25/seen: Un enemigo podría verla: debe colocarse en el acto.
    wab-13.26: Su jugador puede descubrirla cuando quiera.
    wab-13.27: Aparece en su turno, a tiempo para hacerlo.
    wab-13.27/too-late: Para eso aparece demasiado tarde.
    wab-13.28/fear: Mientras está escondida no hace chequeos de psicología.
    wab-13.28/panic: Mientras está escondida no hace chequeos de Pánico.
    wab-13.28/warband: Está escondida, pero tira como toda partida de guerra.
  `),

  because: said(`
    no-rally: No se está reagrupando.
    too-narrow: Su frente es de menos de 4 miniaturas.
    no-full-ranks: No tiene ninguna fila de 4 o más tras la primera.
    no-warband-himself: Él mismo no tiene la regla de las partidas de guerra.
    reliable: La unidad no es poco fiable.
    has-not-lost: No ha perdido el combate.
    breaks-by-this-reading: Con esta lectura el miedo la desmoraliza igualmente.
    not-outnumbered: Los enemigos que cuentan no la superan en número.
    one-unit-a-side: Hay una unidad por bando.
    takes-a-test: Hace un chequeo de desmoralización.
    would-not-break: No se desmoralizaría sin chequeo.
    not-twice-as-many-now: No supera al enemigo 2 a 1.
    ground-used-up: Ya gastó su propio ceder terreno.
    no-ground-behind: No puede ceder terreno.
    not-frenzied: La unidad no tiene furia asesina.
    not-in-ambush: La unidad no está escondida.
    not-fleeing-nearby: El chequeo no es por amigos que huyen cerca.
    charge-in-range: La carga está a distancia.
    does-not-choose-flight: No elige huir.
    too-far: Ese enemigo está a más de 8 pulgadas.
    tests-every-time: Le queda este chequeo por hacer.
    not-taken-yet: Aún no ha hecho este chequeo.
    no-terror-test: No hace chequeo de terror.
    outnumbered: El enemigo la supera en número.
    no-failed-fear-test: No ha fallado un chequeo de miedo.
    under-control: No es una partida desbocada.
    no-charge-of-this-turn: No cargó, o no es el primer turno del combate.
    nobody-in-reach: No ve a ningún enemigo a su alcance.
    nobody-past-skirmishers: No ve a nadie a través de sus hostigadores.
    gave-no-ground: No cedió terreno el turno pasado.
    hates-nobody: No odia al enemigo.
    somebody-in-reach: Hay un enemigo a su alcance.
    move-of-its-own-will: Se mueve por su voluntad.
    in-open-order: No está en orden cerrado.
    straight-ahead: Va recta hacia delante.
    a-mount-strikes: Las monturas no participan de la furia asesina.
    needs-six-anyway: Necesita un 6 o más en todo caso.
    nobody-nearer: El enemigo más cercano es al que carga.
    no-skirmishers-on-its-way: No hay hostigadores de su bando en su camino.
    nothing-stops-it: Nada la para.
    compulsory-move: Tiene un movimiento obligatorio.
    acts-not-by-itself: No mueve, carga ni dispara por su voluntad.
    not-ungovernable: No es ingobernable.
    answers-in-enemy-turn: Responde a una carga en el turno del enemigo: tira al empezar el suyo.
    not-its-own-will: El movimiento es obligatorio o responde a una carga.
    not-engaged-yet: No está trabada en combate.
    answers-a-charge: Responde a una carga.
    too-late: Para eso aparece demasiado tarde.
    outside-his-zone: No es la zona de despliegue del rival.
  `),

  ...summed(`
    break-test/stubborn: La unidad perdió por {lostBy} y se desmoralizaría sin chequeo: con el dado de los tozudos aguanta un {percent:percent} de las veces. | Aguanta {percent:percent} | Con el dado de los tozudos aguanta un {percent:percent} de las veces.
    fear-test/no-charge-at-all: La caballería y los carros no pueden cargar a un elefante: no hay chequeo. | Sin carga | No puede cargar.
    fear-test/none: La unidad no chequea ni miedo ni terror. | Sin chequeo | No chequea.
    fear-test/odds: La unidad pasa con {target} o menos, un {percent:percent} de las veces. | Pasa {percent:percent} | Pasa con {target} o menos, un {percent:percent} de las veces.
    fear-test/passed: La unidad saca {rolled} y supera su miedo. | Pasa | Pasa.
    fear-test/flees: La unidad saca {rolled} y huye. | Huye | Falla y huye.
    fear-test/needs-6: La unidad saca {rolled}: necesita 6 para impactar el primer turno. | Necesita 6 | Falla y necesita 6 para impactar.
    fear-test/no-charge: La unidad saca {rolled} y no carga. | No carga | Falla y no carga.
    forced-charge/charge: La unidad debe cargar. | Debe cargar | Debe cargar.
    forced-charge/one-of: La unidad debe cargar a uno de los enemigos a su alcance. | Debe cargar | Debe cargar, y su jugador elige a quién.
    forced-charge/advance: La partida de guerra debe avanzar {least} {least?pulgada|pulgadas} al menos y {most} como mucho. | De {least} a {most} | Avanza {least} {least?pulgada|pulgadas} al menos y {most} como mucho.
    forced-charge/nothing: La unidad hace lo que quiera su jugador. | Libre | Hace lo que quiera su jugador.
    warband-test/none: La partida de guerra no tira este turno. | Sin tirada | No tira.
    warband-test/odds: La partida de guerra se desboca un {percent:percent} de las veces. | Desbocada {percent:percent} | Se desboca un {percent:percent} de las veces.
    warband-test/wild: La partida de guerra se desboca. | Se desboca | Se desboca.
    warband-test/calm: La partida de guerra actúa como siempre. | Como siempre | Actúa como siempre.
    unreliable-unit/odds: La unidad lo hace un {percent:percent} de las veces. | {percent:percent} | Lo hace un {percent:percent} de las veces.
    unreliable-unit/acts: La unidad lo hace. | Lo hace | Lo hace.
    unreliable-unit/no: La unidad no lo hace. | No lo hace | No lo hace.
    ambush/yes: La emboscada se puede tender o descubrir así. | Se puede | Se puede.
    ambush/no: Eso no se puede hacer con la emboscada. | No se puede | No se puede.
    ambush/revealed: La unidad escondida debe colocarse en el acto. | Debe colocarse | Debe colocarse en el acto.
    ambush/may-reveal: La unidad puede seguir escondida o descubrirse. | Puede seguir escondida | Puede seguir escondida o descubrirse.
  `),
  problems: said(`
    own-troops-do-not-charge: Su propio bando no la carga: di turn-start.
  `),
} satisfies PartOfMessages;
