import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    't7g/vanguard': {
      title: 'Movimiento de Vanguardia',
      line: 'Cuánto, y cómo de cerca del enemigo',
      about:
        'Dice si una unidad puede hacer un movimiento de Vanguardia antes del primer turno, cuánto puede mover y cuánto puede acercarse a los enemigos y a un Mando con Cauteloso.',
      fields: labelled(`
        ground: Terreno de su camino | open, abierto; easy, todo el movimiento es por terreno Fácil; difficult o very-difficult, su camino pasa por terreno Difícil o Muy Difícil.
      `),
    },
    ...titled(`
    t7g/battle: La batalla | Su tipo, su tamaño y la mesa | Dice qué batalla se juega, cómo se llama una batalla de tantos puntos, qué tamaño debe tener la mesa según la escala de las bases y cuándo se prepara la escenografía.
    t7g/deployment-order: Quién despliega | Quién elige lado y quién despliega ahora | Dice por los dos dados quién elige su lado de la mesa, con qué probabilidad elige el bando que pregunta y, con los Mandos y baterías que tiene y ha desplegado cada bando, quién despliega ahora.
    t7g/deployment: Desplegar | Dónde puede estar una unidad | Dice si una unidad, un Mando, una batería, un Comandante o una unidad de Élite puede desplegarse ahí en el escenario del libro: su zona según la escala, su distancia a su Mando y lo que va al final.
  `),
  },

  fields: labelled(`
    sceneryFirst: La escenografía va primero | false si la escenografía aún no estaba preparada cuando se sorteó el tipo de batalla.
    typeAgreed: Batalla acordada | true si los jugadores han acordado el tipo de batalla y no lo sortean.
    tableLong: Lado largo (pulgadas) | El lado largo de la mesa. Si se omite: no se comprueba.
    tableWide: Lado corto (pulgadas) | El lado corto de la mesa. Si se omite: no se comprueba.
    ownSpent: Puntos gastados en este bando | Puntos de Escenario que el bando que pregunta ha gastado de verdad.
    enemySpent: Puntos gastados en el otro bando | Puntos de Escenario que su adversario ha gastado de verdad.
    ownCommands: Mandos de este bando | Cuántos Mandos que no son el Comandante y cuántas baterías despliega el bando que pregunta, en total. Si se omite: no se calcula quién despliega ahora.
    enemyCommands: Mandos del otro bando | Lo mismo de su adversario. Si se omite: no se calcula quién despliega ahora.
    ownDeployed: Desplegados en este bando | Cuántos de ellos están ya en la mesa.
    enemyDeployed: Desplegados en el otro bando | Lo mismo de su adversario.
    deploys: Qué se despliega | unit, una unidad de algún Mando; commander, un Mando que no es el Comandante; battery, una batería; general, el Comandante; elite-unit, una unidad de Élite.
    fromCentre: A la línea central (pulgadas) | De la línea que divide la mesa a lo largo a su punto más cercano. Si se omite: no se comprueba.
    toCommander: A su Mando (pulgadas) | De la unidad a su Mando; de una unidad de Élite, al Comandante. Sólo importa para ellas. Si se omite: no se comprueba.
    enemySide: En el lado enemigo | true si estaría en el lado enemigo de la línea central.
    othersToCome: Faltan otros | true si aún falta por desplegar algún Mando, unidad o batería de uno u otro bando. Importa para los Comandantes y las unidades de Élite.
    goes: Distancia (pulgadas) | Cuánto avanza la unidad. Si se omite: no se comprueba.
    toEnemy: Al enemigo (pulgadas) | Cuánto se acerca a cualquier enemigo en su camino o al acabar. Si se omite: no se comprueba.
    toCauteloso: A Cauteloso (pulgadas) | De donde acaba a un Mando con Cauteloso. Si se omite: no hay ninguno cerca.
    cautelosoSide: Bando de Cauteloso | enemy, ese Mando es enemigo de la unidad; own, es de su bando.
    hasVanguard: Regla Vanguardia | false si la unidad no tiene la regla Vanguardia.
    gameBegun: Primer turno empezado | true si el primer turno ya ha empezado.
  `),

  answers: labelled(`
    recommended: Como aconseja el libro | Si la mesa y el orden de la preparación son los que aconseja el libro.
    scenario: Escenario | El único del libro: fields-of-glory, Los Campos de Gloria.
    byLot: Por sorteo | Si el tipo de batalla se sortea; hay un solo escenario, así que siempre sale ése.
    idealLong: Lado largo (pulgadas) | Lado largo de la mesa ideal.
    idealWide: Lado corto (pulgadas) | Lado corto de la mesa ideal.
    choosesSide: Elige su lado | own, el bando que pregunta; enemy, el otro; again, dados y puntos iguales, los dos repiten; open, aún no se ha tirado. Quien elige despliega primero.
    ownChoosesChance: Probabilidad de este bando | La de que elija el bando que pregunta, con los dados que se saben, como fracción exacta.
    nextToDeploy: Despliega ahora | own, el bando que pregunta; enemy, el otro; generals, sólo faltan los Comandantes y las unidades de Élite; null si no se sabe.
    own-chooses: Elige este bando | Probabilidad de que el bando que pregunta elija su lado de la mesa.
    zoneFrom: Zona desde (pulgadas) | A qué distancia de la línea central empieza la zona.
    zoneDepth: Fondo de la zona (pulgadas) | Cuánto fondo tiene, hasta el borde, en la mesa ideal.
    commanderWithin: Cerca de su Mando (pulgadas) | A qué distancia de su Mando, o del Comandante, debe estar; null si no importa.
    closest: Lo más cerca del enemigo (pulgadas) | Hasta qué distancia de un enemigo puede acercarse.
  `),

  terms: worded(`
    scenario: fields-of-glory = Los Campos de Gloria
    deploys: unit = la unidad | commander = el Mando | battery = la batería | general = el Comandante | elite-unit = la unidad de Élite
    choosesSide: own = este bando | enemy = el otro bando | again = se repite | open = por decidir
    nextToDeploy: own = este bando | enemy = el otro bando | generals = los Comandantes
    ground: open = abierto | easy = Fácil | difficult = Difícil | very-difficult = Muy Difícil
    cautelosoSide: enemy = enemigo | own = el suyo
  `),

  steps: said(`
    t7g-6.71: Hace un movimiento antes del primer turno, en el orden de una tirada de iniciativa.
    t7g-6.71/far: Avanza {inches} pulgadas y puede avanzar {most}.
    t7g-6.71/late: Los movimientos de Vanguardia se hacen antes del primer turno.
    t7g-6.71/rule: Sólo una unidad con la regla Vanguardia hace un movimiento así.
    t7g-6.71/run: Con la lectura b de R78 mueve como con ¡Corred!: dos aumentos de Velocidad.
    t7g-6.72: Un movimiento de Vanguardia no se acerca a un enemigo a menos de {least} pulgadas, y este llega a {inches}.
    t7g-6.79: La batería empieza la partida enganchada.
    t7g-7.62: Acaba a {inches} pulgadas de un Mando con Cauteloso: no a {most} o menos.
    t7g-8.3: El tipo de batalla se sortea; el libro tiene uno.
    t7g-9.1: El libro tiene un escenario, Los Campos de Gloria.
    t7g-9.2: La escenografía se prepara antes de saber el tipo de batalla.
    t7g-9.5: La mesa ideal con bases de {scale} es de {long} por {wide} pulgadas.
    t7g-9.5/other: La mesa no es la ideal para {scale}, de {long} por {wide} pulgadas.
    t7g-9.52: Los dados son {ownDie} y {enemyDie}: el mayor elige su lado, {choosesSide}.
    t7g-9.52/open: Los dos tiran un dado: el mayor elige su lado.
    t7g-9.52/tie: Dados iguales; los puntos gastados son {ownSpent} y {enemySpent}: elige quien ha gastado menos, {choosesSide}.
    t7g-9.52/again: Dados iguales y puntos gastados iguales: los dos repiten.
    t7g-9.53: Cada zona empieza a {from} pulgadas de la línea central y tiene {depth} de fondo.
    t7g-9.54: Un Mando se despliega con todas sus unidades, cada una a {most} pulgadas o menos de él.
    t7g-9.54/far: Está a {inches} pulgadas de su Mando: como mucho, {most}.
    t7g-9.54/next: Los mandos se despliegan por turnos: ahora va {nextToDeploy}.
    t7g-9.55: Está a {inches} pulgadas de la línea central, más allá de su zona, que empieza a {from}.
    t7g-9.56: La batería se despliega como si fuera un mando.
    t7g-9.57: El Comandante va al final, con sus unidades de Élite.
    t7g-9.57/early: Los Comandantes y las unidades de Élite se colocan cuando están todos los demás.
    t7g-9.57/far: La unidad de Élite está a {inches} pulgadas del Comandante: como mucho, {most}.
    t7g-9.57/last: Están todos los mandos: ahora van los Comandantes con sus unidades de Élite.
  `),

  because: said(`
    scenery-stands-first: La escenografía está preparada antes del sorteo.
    inside-its-zone: Está en su zona.
    near-its-commander: Está bastante cerca de su Mando.
    all-others-stand: Están desplegados todos los demás.
    has-vanguard: La unidad tiene la regla Vanguardia.
    before-the-first-turn: El primer turno no ha empezado.
    within-its-speed: No avanza más de lo que puede.
    far-enough-from-enemies: Se queda bastante lejos de los enemigos.
    beyond-twelve: Acaba a más de 12 pulgadas de él.
    light-or-skirmishers: La unidad es Ligera o tiene la regla Escaramuzadores.
  `),

  ...summed(`
    battle/yes: Los Campos de Gloria, en una mesa de {long} por {wide} pulgadas. | {long} por {wide} pulgadas | Juegan Los Campos de Gloria.
    battle/no: El libro aconseja otra cosa. | No es lo aconsejado | El libro aconseja otra cosa.
    deployment-order/own: Este bando elige su lado de la mesa y despliega primero. | Elige este bando | Elige su lado y despliega primero.
    deployment-order/enemy: El otro bando elige su lado de la mesa y despliega primero. | Elige el otro bando | Elige y despliega primero su adversario.
    deployment-order/again: Los dos repiten la tirada. | Se repite | Se repite la tirada.
    deployment-order/open: Este bando elige con un {percent:percent}. | {percent:percent} | Elige con un {percent:percent}.
    deployment/yes: Puede desplegarse así: {deploys}. | Puede estar ahí | Puede estar ahí.
    deployment/no: No puede desplegarse así: {deploys}. | No puede estar ahí | No puede estar ahí.
    vanguard/yes: La unidad puede hacer así su movimiento de Vanguardia. | Puede mover | Puede mover así.
    vanguard/no: La unidad no puede hacer así su movimiento de Vanguardia. | No puede mover | No puede mover así.
  `),

  problems: said(`
    deployed-too-many: Hay más desplegados de los que tiene.
    off-the-table: La mesa acaba a {most} pulgadas de la línea central.
    only-a-battery: Sólo una batería se engancha.
  `),
} satisfies PartOfMessages;
