import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    't7g/order': {
      title: 'Qué puede hacer una unidad con su orden',
      line: 'Sus acciones, y lo que resulta',
      about:
        'Dice qué puede hacer una unidad de Tropas con la carta de orden que revela, cuántas acciones tiene, si las que se nombran van juntas, si antes debe pasar un chequeo de órdenes, qué suma o resta la orden a sus Valores y qué es de su Desgaste, su Desorden y sus caballos de tiro.',
      fields: labelled(`
        seesEnemy: Ve a un enemigo | Sólo importa con ¡Atacad!: false si ningún enemigo es visible para la unidad cuando se activa.
        couldCharge: Puede cargar | true si ve a algún enemigo y lo alcanza con una carga.
        mobileFortress: Fortaleza Móvil | true si la unidad tiene una Fortaleza Móvil y está en ella cuando se activa.
      `),
    },
    't7g/plan': {
      title: 'El plan de órdenes de un turno',
      line: 'Si todas las unidades cumplirán su orden',
      about:
        'Repasa las órdenes que un bando ha puesto a sus unidades en la Planificación: dice qué unidad no tiene orden o tiene una que no le sirve, cuáles deberán pasar un chequeo de órdenes al activarse y con cuántos dados, cuántas cumplirán su orden por término medio y la probabilidad de que la cumplan todas. Cuenta con el Desgaste y los Mandos como están ahora y con que nadie reaccione.',
      fields: labelled(`
        units: Unidades | Las unidades de Tropas del bando, cada una con su orden; un grupo que actúa como una sola unidad es una.
        commanders: Mandos | Los Mandos del bando; se cuentan desde 1.
        stamina: Aguante | El Aguante del perfil. Si se omite: no se comprueba su Desgaste.
        card: Orden | La carta que se le pone boca abajo: attention, ¡Atención!; attack, ¡Atacad!; run, ¡Corred!; fire, ¡Fuego!; resist, ¡Resistid!. Si se omite: no se le ha puesto ninguna.
        couldCharge: Podría cargar | true si la unidad Impetuosa podrá cargar a algún enemigo cuando se active.
        mobileFortress: Fortaleza Móvil | true si la unidad tiene una Fortaleza Móvil y está en ella.
        leavesFortress: Abandona su fortaleza | true si va a abandonar su Fortaleza Móvil en cuanto se active.
      `),
      answers: labelled(`
        units: Unidades | Por unidad, en el orden de la lista.
        checkNeeded: Chequeo de órdenes | Si debe pasar un chequeo de órdenes para cumplir su orden.
        dice: Dados | Cuántos dados tira en su chequeo; 0 si no lo hace.
      `),
    },
    't7g/reaction': {
      title: 'Una reacción',
      line: 'Si una unidad puede reaccionar, y cómo',
      about:
        'Dice si una unidad de Tropas puede intentar reaccionar a lo que hace un enemigo, con su carta o por Evasión, Hostigador o Resguardo, cómo reacciona entonces, qué es de su carta, cuánto huye o contracarga y si prosigue el enemigo al que ha interceptado. Toda reacción pide un chequeo de órdenes, que es otra pregunta.',
      fields: labelled(`
        distance: Distancia (pulgadas) | Del punto más cercano del recorrido del Centro Frontal enemigo al Centro Frontal de la unidad que reaccionaría. No importa si es ella la que recibe la carga.
        ground: Terreno | El peor terreno por el que pasa su huida: normal; difficult, Difícil; very-difficult, Muy Difícil.
        mobileFortress: Fortaleza Móvil | true si la unidad está en una Fortaleza Móvil.
      `),
    },
  },

  fields: labelled(`
    actions: Acciones | Lo que quiere hacer, por ese orden: move, mover; reorganise, reorganizarse (quitarse el Desorden); face, cambiar de orientación; shoot, disparar; charge, cargar (con ¡Atacad!, ir hacia un enemigo, hasta el contacto o cuanto pueda); resist, resistir (quitarse Desgaste); limber, atalajar; unlimber, desatalajar (tras su movimiento, si lo hace); join, unirse a una Choragiew, tras el movimiento que la alcanza; fall-back, caracolear tras un disparo; nothing, quedarse quieta. Ninguna: la respuesta dice qué puede hacer.
    checked: Chequeo de órdenes | open, aún no se ha hecho: se responde por una unidad que lo pasa; passed, lo ha pasado; failed, lo ha fallado; waived, no se hace aunque tenga Desgaste, por Autoritario o por ser un grupo que cuenta como Fresco.
    fives: Cincos y seises | De unos Numerosos con ¡Resistid!: cuántos dados del chequeo de órdenes sacan 5 o 6. Si se omite: aún no se han tirado.
    numerous: Numerosos | true si la unidad tiene la regla Numerosos.
    heavyCavalry: Caballería Pesada | true si la unidad tiene la regla Caballería Pesada.
    caracolear: Caracolear | true si la unidad tiene la regla Caracolear.
    choragiew: Choragiew | true si la unidad tiene la regla Choragiew.
    horses: Caballos de tiro | true si la batería tiene Caballos de Tiro.
    leavesFortress: Abandona su fortaleza | true si abandona su Fortaleza Móvil en esta activación.
    commandedBy: Mando a mano | El lugar en la lista, desde 1, del Mando que tiene dentro o a distancia. 0: el mismo que la dirige.
    enemyDoes: El enemigo | charge, declara una carga contra la unidad; charge-at-other, carga contra otra y pasa cerca; move, mueve cerca con otra orden; turn, se vuelve en el sitio; shoot, dispara; forced, se mueve a la fuerza; reaction, mueve como reacción.
    reactsBy: Reacciona por | card, su carta de orden; evasion, la regla Evasión; harasser, la regla Hostigador: un disparo y después la huida; shelter, la caballería que defiende a una unidad con Resguardo que recibe una carga.
    enemyKind: Tipo de enemigo | Si ese enemigo es infantería (infantry) o caballería (cavalry). Una batería cuenta como infantería.
    startDistance: Distancia de antes (pulgadas) | Entre los dos Centros Frontales antes de que el enemigo moviera. Si se omite: el enemigo se acerca.
    acted: Ya ha actuado | true si la unidad ya se ha activado o ha reaccionado este turno.
    cardBack: Carta repuesta | true si Precavido ha vuelto a poner una carta a la unidad después de actuar.
    fromBehind: Desde atrás | true si la carga comienza tras los 180 grados frontales de la unidad.
    gap: De frente a frente (pulgadas) | Entre los dos Centros Frontales cuando se declara la carga. Si se omite: no se calcula dónde se encuentran.
    enemySpeed: Velocidad del enemigo | La Velocidad de su perfil. Si se omite: no se calcula si cubre el resto de una contracarga.
    dispuesto: Dispuesto cerca | true si un Mando con Dispuesto tiene a la Compañía Ligera a distancia de mando.
    ownCommand: Mismo mando | De la caballería que defiende a una unidad con Resguardo: true si las dos son del mismo mando.
    brigade: Una carta de Brigada | true si la unidad comparte su carta con otras de su Brigada.
    thenCaracoles: Después caracolea | true si quiere retroceder por Caracolear tras su disparo.
    combatEnd: Cómo le va a quien intercepta | El combate de una intercepción, para la unidad que intercepta: loses, pierde; ties, empata; wins, gana. Si se omite: aún no se ha librado.
  `),

  answers: labelled(`
    checkNeeded: Chequeo de órdenes | Si antes hay un chequeo de órdenes.
    mayDo: Puede hacer | Lo que la carta deja hacer a esta unidad.
    mostActions: Acciones | Cuántas de ellas puede hacer como máximo.
    freeTurn: Giro libre | Si puede cambiar una vez de orientación al empezar, además de sus acciones.
    mustCharge: Debe cargar | Si está obligada a cargar.
    speedIncreases: Aumentos de Velocidad | Aumentos de Velocidad que da la orden.
    combatIncreases: Aumentos de Combate | Aumentos de Combate que da la orden o la reacción.
    courageIncreases: Aumentos de Coraje | Aumentos de Coraje que da la reacción.
    fireDecreases: Reducciones de Fuego | Reducciones de Fuego que la orden trae a un disparo.
    disorderedAfter: Desordenada después | Si está Desordenada tras la orden.
    limberedAfter: Enganchada después | Si la batería está enganchada tras la orden.
    reactsWith: Cómo reacciona | turn-or-shoot, cambia de orientación o hace un disparo reducido; turn, cambia de orientación, porque su arma no puede reaccionar con esa carta; counter-charge, contracarga; interception, intercepción; flight, huida; shot, disparo; resist, resiste; shot-and-flight, disparo y huida; null si no puede reaccionar.
    ordersLaid: Órdenes puestas | Cuántas unidades tienen orden.
    checks: Chequeos | Cuántas unidades deberán pasar un chequeo de órdenes.
    holdsChance: El plan se cumple | Probabilidad exacta de que todas las unidades cumplan su orden, como fracción.
    obeyMean: Cumplen por término medio | Cuántas unidades cumplen su orden por término medio, como fracción exacta.
    plan-holds: El plan se cumple | Probabilidad de que todas las unidades cumplan su orden.
    units-obeying: Unidades que cumplen | Cuántas unidades cumplen su orden.
    cardSpent: Carta gastada | Si pierde su carta, salga lo que salga en el chequeo.
    ownInches: Mueve (pulgadas) | Cuánto mueve la unidad que contracarga; null si no se ha dicho o no la hay.
    enemyInches: El enemigo mueve (pulgadas) | Cuánto debe mover el enemigo para encontrarla; null si no se ha dicho o no hay contracarga.
    meets: Se encuentran | Si la carga del enemigo cubre el resto; null si no se ha dicho.
    enemyGoesOn: El enemigo prosigue | Si el enemigo interceptado prosigue su activación; null si el combate está abierto o no lo hay.
    brigadeBroken: Orden conjunta rota | Si se muestra la carta de la Brigada y cada una de las demás unidades recibe otra idéntica.
  `),

  terms: worded(`
    actions mayDo action: move = mover | reorganise = reorganizarse | face = cambiar de orientación | shoot = disparar | charge = cargar | resist = resistir | limber = atalajar | unlimber = desatalajar | join = unirse a una Choragiew | fall-back = caracolear | nothing = nada
    checked: open = aún sin hacer | passed = pasado | failed = fallado | waived = no se hace
    enemyDoes: charge = carga contra la unidad | charge-at-other = carga contra otra unidad | move = mueve cerca | turn = se vuelve | shoot = dispara | forced = se mueve a la fuerza | reaction = reacciona
    reactsBy: card = su carta | evasion = Evasión | harasser = Hostigador | shelter = Resguardo
    enemyKind: infantry = infantería | cavalry = caballería
    combatEnd: loses = pierde | ties = empata | wins = gana
    reactsWith: turn-or-shoot = se vuelve o dispara | turn = se vuelve | counter-charge = contracarga | interception = intercepta | flight = huye | shot = dispara | resist = resiste | shot-and-flight = dispara y huye
  `),

  steps: said(`
    t7g-2.4/laid: Tienen orden {ordersLaid} de {troops} {troops?unidad|unidades}.
    t7g-2.4/no-card: La unidad {number} no tiene orden: cada Tropa recibe una en la Planificación.
    t7g-2.15/actions: Con ¡Atención! tiene hasta dos acciones distintas: mover, reorganizarse, cambiar de orientación o disparar.
    t7g-2.15/not-among: Con ¡Atención! esta unidad no puede hacer eso: {action}.
    t7g-2.15/twice: Con ¡Atención! ninguna acción se repite.
    t7g-2.15/too-many: Con ¡Atención! tiene dos acciones y ninguna más.
    t7g-2.15/reorganised: Se reorganiza: se quita el Desorden.
    t7g-2.16/order: Un disparo con ¡Atención! tiene una reducción de Fuego.
    t7g-2.17: Con ¡Atacad! mueve hacia un enemigo, para combatirlo si puede.
    t7g-2.17/not-among: Con ¡Atacad! carga, y esto no lo puede hacer: {action}.
    t7g-2.19/order: La orden ¡Atacad! da un aumento de Velocidad y otro de Combate.
    t7g-2.20/order: Con ¡Corred! mueve.
    t7g-2.20/speed: La orden ¡Corred! da {speedIncreases} {speedIncreases?aumento|aumentos} de Velocidad.
    t7g-2.20/not-among: Con ¡Corred! mueve una vez, y esto no lo puede hacer: {action}.
    t7g-2.21: Con ¡Fuego! dispara con todo su Fuego y no mueve.
    t7g-2.21/not-among: Con ¡Fuego! dispara, y esto no lo puede hacer: {action}.
    t7g-2.22: La orden ¡Resistid! quita {removed} de Desgaste: {left?queda|quedan} {left}.
    t7g-2.22/order: Con ¡Resistid! se quita Desgaste.
    t7g-2.22/nothing: Tiene {wear} de Desgaste y ninguno que ¡Resistid! pueda quitar: la orden no tiene efecto.
    t7g-2.22/not-among: Con ¡Resistid! se quita Desgaste, y esto no lo puede hacer: {action}.
    t7g-2.23/plan: La unidad {number} está Fresca: cumple su orden sin chequeo.
    t7g-2.24/plan: La unidad {number} tiene Desgaste: tira {dice} {dice?dado|dados} y cumple su orden con un {chance:percent}.
    t7g-2.25/plan: La unidad {number} no tiene ningún Mando dentro, ni cerca y a la vista: una reducción de Disciplina.
    t7g-2.28: Sólo se reacciona a un enemigo que llega a menos de {near} pulgadas del Centro Frontal y más cerca de lo que estaba; este llega a {inches}.
    t7g-2.28/near: El enemigo llega a {inches} pulgadas de su Centro Frontal, a menos de {near}: puede intentar reaccionar.
    t7g-2.28/acted: Ya ha actuado este turno: no puede reaccionar.
    t7g-2.28/moves-away: El enemigo no acaba más cerca de lo que estaba.
    t7g-2.28/no-approach: Lo que hace el enemigo no es un movimiento que lo acerque: nadie puede reaccionar.
    t7g-2.29: También puede guardar su carta y no reaccionar.
    t7g-2.30/card: Su carta se gasta en el intento, salga lo que salga en el chequeo.
    t7g-2.31: Muestra su carta y reacciona como ella dice.
    t7g-2.32/way: Con ¡Atención! cambia de orientación, o dispara con una reducción de Fuego.
    t7g-2.32/turn: Con ¡Atención! cambia de orientación: con esa carta su arma no dispara en reacción.
    t7g-2.32/nothing: No puede volverse ni tiene con qué disparar: ¡Atención! no le da ninguna reacción.
    t7g-2.33: Con ¡Atacad! contra una carga hace una contracarga, con un aumento de Combate.
    t7g-2.33/half-way: Mueve {ownInches} pulgadas y el enemigo {enemyInches} hasta encontrarse.
    t7g-2.34: La infantería que contracarga a caballería mueve 1 pulgada como máximo: {inches}.
    t7g-2.35: Con ¡Atacad! intercepta al enemigo donde su recorrido pasa más cerca, con un aumento de Combate.
    t7g-2.35/goes-on: El interceptor es rechazado: la unidad interceptada puede seguir con su activación.
    t7g-2.35/holds: Con la lectura b de R123 el enemigo prosigue aunque quien intercepta no haya sido rechazado.
    t7g-2.35/other-target: Con la lectura b de R147 sólo reacciona a una carga la unidad que la recibe.
    t7g-2.36/way: Con ¡Corred! se da la vuelta y huye.
    t7g-2.37: Con ¡Fuego! dispara antes del combate.
    t7g-2.38/way: Con ¡Resistid! tiene un aumento de Coraje para resistir.
    t7g-3.4/behind: La carga viene desde atrás: para contracargar tendría que girar más de 90 grados.
    t7g-5.3: Con ¡Atacad! debe cargar si puede: no puede quedarse quieta.
    t7g-5.3/must: Tiene un enemigo a su alcance: debe cargar.
    t7g-5.4: Una carga declarada contra ella la deja reaccionar a cualquier distancia.
    t7g-6.7: Se muestra la carta de la Brigada, y cada unidad que no reacciona conserva otra idéntica boca abajo.
    t7g-6.10: Una unidad de Élite puede quitarse también su último Desgaste.
    t7g-6.14: Deja su Fortaleza Móvil para siempre, y actúa con normalidad este mismo turno.
    t7g-6.16/plan: La unidad {number} está en una Fortaleza Móvil: ¡Atacad! no le sirve.
    t7g-6.27/plan: La unidad {number} es una Fortificación Emplazada, que ni mueve ni carga: esa orden no le sirve.
    t7g-6.30/plan: La unidad {number} es una Fortificación Emplazada con más de una unidad: actúa como Fresca.
    t7g-6.40: Unos Numerosos quitan un marcador por cada 5 o 6 del chequeo de órdenes, pero no el último.
    t7g-6.40/no-roll: No se ha tirado ningún chequeo: unos Numerosos quitan un marcador, como los demás.
    t7g-6.41: La caballería del mismo mando intercepta la carga contra una unidad con Resguardo, tenga la carta que tenga.
    t7g-6.41/cavalry: A una unidad con Resguardo sólo la defiende la caballería.
    t7g-6.41/command: A una unidad con Resguardo sólo la defiende la caballería de su propio mando.
    t7g-6.42: La caballería es rechazada: el enemigo puede proseguir su carga.
    t7g-6.43: La caballería pierde su carta; sólo ¡Atacad! daría un aumento de Combate: {increases}.
    t7g-6.44: Toda caballería tiene Evasión.
    t7g-6.46: La Caballería Pesada sólo hace Evasión ante infantería.
    t7g-6.47: La Caballería Pesada no tiene giro libre.
    t7g-6.48/order: Tras su disparo puede intentar retroceder hasta su Velocidad, con un chequeo de Disciplina.
    t7g-6.48/no-shot: Sólo caracolea tras un disparo de esta activación.
    t7g-6.48/reaction: Tras un disparo como reacción no se caracolea.
    t7g-6.50: Sólo con ¡Atención! o con ¡Corred! puede una unidad moverse hasta tocar a otra de su grupo y unirse a ella en un Choragiew.
    t7g-6.50/no-move: Para unirse debe llegar a la otra unidad con su movimiento.
    t7g-6.51: Una unidad Desordenada no puede unirse a una Choragiew.
    t7g-6.54/plan: La unidad {number} es una Choragiew: actúa como Fresca.
    t7g-6.59: Por Evasión huye como con ¡Corred!.
    t7g-6.59/no-rule: La Evasión es regla de la caballería, y de las Compañías Ligeras cerca de Dispuesto.
    t7g-6.59/no-charge: La Evasión responde a una carga contra la unidad y a nada más.
    t7g-6.59/keeps-card: Con la lectura b de R76 conserva su carta.
    t7g-6.61/plan: La unidad {number}, Impetuosa, podría cargar y tiene otra orden: tira {dice} {dice?dado|dados} y la cumple con un {chance:percent}.
    t7g-6.67: Un Hostigador con ¡Fuego! dispara y puede huir después, con un solo chequeo.
    t7g-6.67/card: Para disparar y huir un Hostigador necesita la carta ¡Fuego!.
    t7g-6.69: La caballería puede cambiar una vez de orientación, gratis, antes de sus acciones.
    t7g-6.75/order: Puede gastar ¡Atención! en atalajar.
    t7g-6.75/alone: Atalajar gasta ¡Atención! entera.
    t7g-6.76: Una batería enganchada no abre fuego.
    t7g-6.78/move-first: Mueve con su segunda Velocidad antes de desengancharse, no después.
    t7g-6.76/plan: La unidad {number} está enganchada: ¡Fuego! no le sirve.
    t7g-6.77/plan: La unidad {number} está enganchada: ¡Atacad! no le sirve.
    t7g-6.78: Con ¡Atención! una batería enganchada puede mover y queda desenganchada; no dispara.
    t7g-6.86: El cañón integrado sólo dispara con ¡Fuego!, contra el objetivo de su Formación.
    t7g-6.111/plan: La unidad {number}, un cañón superpesado, tira {dice} {dice?dado|dados} para disparar y lo consigue con un {chance:percent}.
    t7g-7.71: Dispuesto da a la Compañía Ligera la regla Evasión.
    t7g-7.101: Por Precavido vuelve a tener una carta, para reaccionar.
  `),

  because: said(`
    no-elite: La unidad no es de Élite.
    card-of-use: La carta que tiene le sirve.
    no-such-action: La carta no da esa acción.
    none-to-remove: No le queda Desgaste que pueda quitar.
    card-without-shot: Con esa carta no se dispara.
    does-not-shoot: No dispara con esta carta.
    card-without-joining: Con esta carta nadie se une a una Choragiew.
    card-without-turn: Su carta no da giro libre.
    different-actions: Sus acciones son distintas.
    shoots-first: Dispara antes.
    moves-first: Mueve antes.
    it-charges: No se queda quieta.
    reaches-nobody: No alcanza a ningún enemigo.
    by-a-rule: Reacciona por una regla y no por su carta.
    charged-by-infantry: El enemigo que carga es infantería.
    flees-from-infantry: Huye de infantería.
    is-not-charged: No es la unidad que recibe la carga.
    is-charged: Es la unidad que recibe la carga.
    no-card-left: No le queda carta.
    not-thrown-back: Quien intercepta no es rechazado.
  `),

  ...summed(`
    order/lost: La orden se pierde: la unidad no hace nada. | Orden perdida | Pierde su orden y no hace nada.
    order/no: La unidad no puede hacer eso con su carta. | No se puede | No puede hacer eso.
    order/nothing: Con esta carta la unidad no puede hacer nada. | Nada | No puede hacer nada.
    order/attention: Con ¡Atención! la unidad tiene hasta {mostActions} acciones. | Hasta {mostActions} acciones | Tiene hasta {mostActions} acciones.
    order/attack: Con ¡Atacad! la unidad carga, o se acerca a un enemigo. | Carga | Carga, o se acerca a un enemigo.
    order/run: Con ¡Corred! la unidad mueve y no hace nada más. | Mueve | Mueve y no hace nada más.
    order/fire: Con ¡Fuego! la unidad dispara y no mueve. | Dispara | Dispara con todo su Fuego.
    order/resist: Con ¡Resistid! la unidad se quita el Desgaste que pueda. | Resiste | Se quita el Desgaste que pueda.
    plan/no: El plan no vale así: alguna unidad no tiene una orden que le sirva. | Falta una orden | El plan no vale así.
    plan/certain: Ninguna unidad necesita un chequeo de órdenes: todas cumplen su orden si nada cambia. | Sin chequeos | Todas cumplen su orden.
    plan/holds: {checks} de {troops} {troops?unidad necesita|unidades necesitan} un chequeo de órdenes: todas cumplen su orden con un {chance:percent}. | {chance:percent} | Todas cumplen su orden con un {chance:percent}.
    reaction/no: La unidad no puede reaccionar así. | No puede reaccionar | No puede reaccionar.
    reaction/turn: Si pasa su chequeo, la unidad se vuelve. | Se vuelve | Si pasa su chequeo, se vuelve.
    reaction/turn-or-shoot: Si pasa su chequeo, la unidad se vuelve o dispara. | Se vuelve o dispara | Si pasa su chequeo, se vuelve o dispara.
    reaction/counter-charge: Si pasa su chequeo, la unidad hace una contracarga. | Contracarga | Si pasa su chequeo, contracarga.
    reaction/interception: Si pasa su chequeo, la unidad intercepta al enemigo. | Intercepta | Si pasa su chequeo, intercepta al enemigo.
    reaction/flight: Si pasa su chequeo, la unidad huye. | Huye | Si pasa su chequeo, huye.
    reaction/shot: Si pasa su chequeo, la unidad dispara. | Dispara | Si pasa su chequeo, dispara.
    reaction/resist: Si pasa su chequeo, la unidad resiste con más Coraje. | Resiste | Si pasa su chequeo, resiste con un aumento de Coraje.
    reaction/shot-and-flight: Si pasa su chequeo, la unidad dispara y huye. | Dispara y huye | Si pasa su chequeo, dispara y huye.
  `),

  problems: said(`
    no-fortress-to-leave: No tiene ninguna Fortaleza Móvil que abandonar.
    no-roll-of-numerosos: Sólo unos Numerosos con ¡Resistid! cuentan los cincos y seises de su chequeo.
    unit-twice: La unidad {number} ya se llama así: cada Tropa está una vez en la lista y recibe una sola orden.
    other-command: Ese Mando no es el suyo, ni el Comandante, ni tiene Fama: no puede interactuar con ella.
    distance-missing: Quien no recibe la carga reacciona a lo que se acerca: di cuánto.
    shelters-nobody: Resguardo responde a una carga contra otra unidad.
    no-harasser: Sólo una unidad con la regla Hostigador dispara y huye.
    card-of-who-acted: Sólo se repone la carta a una unidad que ya ha actuado.
  `),
} satisfies PartOfMessages;
