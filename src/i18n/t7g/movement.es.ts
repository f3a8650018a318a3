import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

const OWN = {
  fields: labelled(`
    distance: Distancia (pulgadas) | Desde donde está su Centro Frontal hasta donde ha de quedar. Si se omite: hasta dónde puede ir como máximo.
    seesEnemy: Ve a un enemigo | Sólo importa con ¡Atacad!: false si ningún enemigo es visible para la unidad cuando se activa.
    mobileFortress: Fortaleza Móvil | true si la unidad está en su Fortaleza Móvil y no la abandona.
  `),
};

export default {
  queries: {
    't7g/speed': {
      title: 'Hasta dónde mueve una unidad',
      line: 'Pulgadas como máximo, y Desorden',
      about:
        'Dice cuántas pulgadas puede mover una unidad de Tropas con una orden, una reacción o una regla, o cuántas debe mover en una huida, una retirada y similares, con todo lo que aumenta o reduce su Velocidad: terreno, caballos de tiro, Fortaleza Móvil, cañón integrado, Entrega. Dice también si llega a un punto a esa distancia, si queda Desordenada y si pierde su cañón integrado.',
      ...OWN,
    },
    't7g/move': {
      title: 'Un movimiento',
      line: 'Si se puede hacer, y quién se aparta',
      about:
        'Dice si una unidad de Tropas puede hacer el movimiento que se describe: el giro, la distancia, lo que cruza la línea de su Centro Frontal, el pasillo por el que pasa, lo que se acerca a los enemigos, sobre qué acaba y dónde entra. Da la cláusula de cada negativa y dice cuánto se apartan la artillería y los Mandos.',
      ...OWN,
    },
    ...titled(`
      t7g/facing: Un cambio de orientación | Dónde queda el Centro Frontal | Dice si una unidad de Tropas puede volverse hacia un flanco o hacia su retaguardia, dónde queda su nuevo Centro Frontal, medido desde el anterior, y hacia dónde mira.
    `),
  },

  fields: labelled(`
    speed: Velocidad | La Velocidad del perfil, antes de que nada la cambie; de una batería, la primera de las dos. Si se omite donde no hace falta: no se juzga la distancia.
    moveKind: Tipo de movimiento | attention, attack, run: por la orden ¡Atención!, ¡Atacad! (una carga) o ¡Corred!; implacable, el que da esa Cualidad; vanguard, el de Vanguardia, antes del primer turno; caracole, caracolear, hacia atrás tras un disparo; flight, la huida de la reacción ¡Corred! o de Evasión; consolidate, pursuit, disengage, retreat: consolidar, perseguir, destrabarse o retirarse tras un combate.
    ground: Terreno que cruza | El peor terreno por el que pasa el movimiento: normal; difficult, Difícil; very-difficult, Muy Difícil. El vado de un río Muy Difícil o Intransitable es difficult.
    easy: Terreno Fácil | Cuánto del movimiento va por terreno Fácil, como un camino: none, nada; part, una parte; whole, todo.
    light: Ligera | true si la unidad tiene la regla Ligera.
    skirmishers: Escaramuzadores | true si la unidad tiene la regla Escaramuzadores.
    entrega: Entrega | De cuántos Mandos tiene el punto de Entrega: uno dentro, uno que la ha inspirado.
    limberedSpeed: Segunda Velocidad | Velocidad de una batería enganchada; de 0/6, es 6. Si se omite: la unidad tiene una sola Velocidad.
    integratedGun: Cañón integrado | true si la Formación tiene un cañón integrado.
    emplaced: Fortificación Emplazada | true si es una Fortificación Emplazada.
    onlyOtherCentres: Centro Frontal fuera | true si ese terreno sólo lo tocan la base u otros Centros, y no la línea del Centro Frontal.
    onlyLeaves: Sólo sale de él | true si el Centro Frontal empieza dentro de ese terreno y no hace más que salir.
    angle: Giro (grados) | Cuánto debe girar sobre su Centro Frontal para tener de frente su destino.
    crosses: La línea cruza | Lo que cruza la línea recta de su Centro Frontal a su destino: friendly-troop, enemy-troop, infantería o caballería amiga o enemiga; friendly-artillery, enemy-artillery, artillería; friendly-commander, enemy-commander, un Mando; impassable, terreno Intransitable; building, un edificio; bridge, un puente; ford, un vado. Ninguno: nada.
    endsOn: Su base acaba sobre | Lo que su base solaparía al acabar de mover, con las mismas palabras, y obstacle: un muro o una valla.
    bothOpen: Ambas en Formación Abierta | true si la unidad y toda unidad amiga que cruza tienen la regla Formación Abierta.
    corridor: Pasillo (pulgadas) | Anchura libre entre los dos obstáculos o unidades entre los que pasa. Si se omite: no pasa entre ninguno.
    scale: Peanado (mm) | 15 o 28: el de las miniaturas, del que dependen algunas distancias.
    enemyDistance: Enemigo al final (pulgadas) | Donde acaba el movimiento, del punto más cercano de su base al Centro más cercano de una unidad enemiga. Si se omite: no hay ninguna cerca.
    enemyDistanceOnWay: Enemigo por el camino (pulgadas) | La menor distancia de la línea de su Centro Frontal a un Centro de una unidad enemiga. Si se omite: no hay ninguna cerca.
    correctable: Solape leve | true si al acabar basta correrse un poco para no solapar nada.
    clearBy: Pulgadas hasta quedar fuera | Cuánto debe ir la artillería solapada hacia la retaguardia de la unidad que movió hasta que las bases no se solapen. Si se omite: no se calcula cuánto se desplaza en total.
    baseOver: La base pasa por encima | true si su base pasa sobre unidades o terreno que la línea de su Centro Frontal no cruza.
    enters: Edificio en que entra | small o large: quiere ocupar un edificio pequeño o grande; none: no entra en ninguno.
    to: Se vuelve hacia | El lado que pasa a ser su frente: left, izquierdo; right, derecho; rear, retaguardia.
    front: Frente (cm) | Ancho de su base. Si se omite: no se calcula su nuevo sitio.
    depth: Fondo (cm) | Fondo de su base. Si se omite: no se calcula su nuevo sitio.
    turnsBy: Se vuelve por | attention, como acción de ¡Atención!; movilidad, el giro libre de la caballería; reaction, como reacción con ¡Atención!; commander, una Acción de Mando como Atento o Ducho.
    alsoMoves: También mueve | true si quiere mover con la misma ¡Atención!.
    overlap: Solape después | Lo que la base solaparía en su nuevo sitio: none, nada; slight, basta correrse un poco; full, demasiado.
    inVeryDifficult: En terreno Muy Difícil | true si se vuelve dentro de terreno Muy Difícil.
  `),

  answers: labelled(`
    inches: Pulgadas como máximo | Hasta dónde puede mover; al retirarse o destrabarse, cuánto mueve si nada la detiene.
    leastInches: Pulgadas como mínimo | Cuánto huye al menos, si nada la detiene; null en otros movimientos.
    mostInches: Pulgadas como máximo | Cuánto huye como máximo; null si no huye o no se ha dicho su Velocidad.
    reaches: A su alcance | Si puede mover justo la distancia que se ha dicho; null si no se ha dicho ninguna.
    becomesDisordered: Queda Desordenada | Si el movimiento la deja Desordenada.
    gunLost: Cañón perdido | Si pierde su cañón integrado.
    baseSpeed: Velocidad de la que parte | Su Velocidad antes de aumentos y reducciones.
    reach: Puede mover (pulgadas) | Hasta dónde puede mover; null si no se ha dicho su Velocidad.
    corridorNeeded: Pasillo necesario (pulgadas) | Qué anchura debe haber entre dos obstáculos o unidades.
    corrected: Se corrige | Si la unidad se corre un poco al acabar.
    clearance: Separación (pulgadas) | A qué distancia de la unidad que movió deben quedar al menos la artillería o el Mando que estaban debajo; null si no hay.
    displaced: Desplazamiento (pulgadas) | Cuánto se desplaza la artillería solapada; null si no se ha dicho.
    facesAfter: Mira después hacia | Hacia cuál de sus antiguos lados mira.
    sideways: De lado (cm) | Dónde queda el nuevo Centro Frontal respecto al anterior: hacia la derecha, negativo hacia la izquierda; null si no se ha dicho la base.
    forward: De frente (cm) | Dónde queda el nuevo Centro Frontal respecto al anterior: negativo es hacia atrás; null si no se ha dicho la base.
  `),

  terms: {
    ...worded(`
    moveKind: attention = ¡Atención! | attack = ¡Atacad! | run = ¡Corred! | implacable = Implacable | vanguard = Vanguardia | caracole = caracolear | flight = huida | consolidate = consolidación | pursuit = persecución | disengage = destrabarse | retreat = retirada
    ground: normal = normal | difficult = Difícil | very-difficult = Muy Difícil
    easy: none = nada | part = una parte | whole = todo
    scale: 15 = 15 mm | 28 = 28 mm
    crosses endsOn: friendly-troop = Tropa amiga | enemy-troop = Tropa enemiga | friendly-artillery = artillería amiga | enemy-artillery = artillería enemiga | friendly-commander = Mando amigo | enemy-commander = Mando enemigo | impassable = terreno Intransitable | obstacle = muro o valla | building = edificio | bridge = puente | ford = vado
    enters: none = ninguno | small = edificio pequeño | large = edificio grande
    to facesAfter: left = lado izquierdo | right = lado derecho | rear = retaguardia | front = frente
    turnsBy: attention = ¡Atención! | movilidad = Movilidad | reaction = una reacción | commander = una Acción de Mando
    overlap: none = nada | slight = un poco | full = demasiado
    `),
    'left:centre': 'Lateral izquierdo',
    'right:centre': 'Lateral derecho',
    'rear:centre': 'Posterior',
  },

  steps: said(`
    t7g-1.7: Llega a {inches} pulgadas de un Centro enemigo: a menos de 1 sólo se acerca quien tiene ¡Atacad!.
    t7g-1.7/charge: Con ¡Atacad! puede acercarse a menos de 1 pulgada de un Centro enemigo.
    t7g-1.9: Puede mover {inches} {inches?pulgada|pulgadas}.
    t7g-2.19: Con ¡Atacad! tiene un aumento de Velocidad.
    t7g-2.20: Con ¡Corred! tiene dos aumentos de Velocidad.
    t7g-2.36: La huida tiene dos aumentos de Velocidad.
    t7g-2.36/least: Huye al menos su Velocidad sin modificar: {least} {least?pulgada|pulgadas}.
    t7g-2.36/turn: Al huir la unidad gira cuanto necesite para alejarse.
    t7g-3.1: Es un movimiento involuntario: se lo impone otra cosa.
    t7g-3.2: Una unidad de Tropas mueve en tres pasos: línea libre, giro y avance.
    t7g-3.3: La línea de su Centro Frontal cruza una unidad: ese movimiento no se puede hacer.
    t7g-3.4: Tendría que girar {angle} grados: con más de 90 no hay movimiento.
    t7g-3.5: Hay {inches} pulgadas hasta su destino y la unidad mueve {reach}: queda demasiado lejos.
    t7g-3.5/within: Hay {inches} pulgadas hasta su destino y la unidad mueve {reach}.
    t7g-3.6: Lo que la línea de su Centro Frontal no cruza se ignora, aunque la base pase por encima.
    t7g-3.7: El hueco mide {inches} pulgadas y hacen falta {least}.
    t7g-3.8: Al acabar solaparía una unidad o terreno Intransitable.
    t7g-3.9: Mandos y artillería no detienen a la unidad que los cruza.
    t7g-3.9/end: Una unidad puede acabar sobre Mandos y artillería: se apartan.
    t7g-3.10: La artillería que queda debajo va hacia la retaguardia de la unidad que movió hasta quedar fuera, y 1 pulgada más.
    t7g-3.11: El Mando que queda debajo puede unirse a la unidad; si no, se aparta hasta quedar fuera y 1 pulgada más.
    t7g-3.12: Un solape leve se corrige: la unidad se corre lo justo.
    t7g-3.12/facing: Un solape leve tras volverse se corrige corriéndose un poco.
    t7g-3.13: Su Centro Frontal pasa a donde estaba su Centro {to:centre} y mira hacia fuera por allí.
    t7g-3.13/no-move: Cambiar de orientación no es mover: el terreno no le afecta.
    t7g-3.14: Su Centro Frontal pasa por ese terreno: cuenta.
    t7g-3.15: Su Centro Frontal no está dentro de ese terreno, así que la unidad tampoco.
    t7g-3.16: Cruza terreno Difícil: una reducción de Velocidad.
    t7g-3.17: Mueve por terreno Muy Difícil: queda Desordenada.
    t7g-3.17/facing: Con la lectura b de R38 volverse en terreno Muy Difícil la deja Desordenada.
    t7g-3.18: El terreno Muy Difícil es también Difícil: una reducción de Velocidad.
    t7g-3.19: Por terreno Intransitable no pasa nadie.
    t7g-3.20: Todo el movimiento va por terreno Fácil: un aumento de Velocidad.
    t7g-5.20: Se destraba {inches} pulgadas directas hacia su retaguardia.
    t7g-5.25: Se retira el doble de su Velocidad: {inches} pulgadas.
    t7g-5.25/disorder: Una retirada deja a la unidad Desordenada.
    t7g-5.28: Puede consolidar {inches} pulgadas de frente.
    t7g-6.9: Unos Cuadros que cambian de orientación con ¡Atención! no pueden además mover con ella.
    t7g-6.13: Unos Escaramuzadores no pierden Velocidad por el terreno.
    t7g-6.13/order: A unos Escaramuzadores el terreno no los desordena.
    t7g-6.15: En una Fortaleza Móvil no puede cambiar de orientación.
    t7g-6.15/only-ahead: Con la lectura b de R168 una Fortaleza Móvil sólo mueve de frente.
    t7g-6.16: Desde una Fortaleza Móvil no se carga: no puede usar ¡Atacad!.
    t7g-6.17: En una Fortaleza Móvil su Velocidad es 2.
    t7g-6.21: Una Fortaleza Móvil no retrocede: quien se destraba es su atacante.
    t7g-6.22: La unidad que se retira abandona su Fortaleza Móvil y tiene su propia Velocidad.
    t7g-6.27: Una Fortificación Emplazada nunca mueve, se vuelve ni carga.
    t7g-6.38: Para una unidad Ligera el terreno Muy Difícil es Difícil: no queda Desordenada.
    t7g-6.64: Las unidades en Formación Abierta se atraviesan con ¡Atención! o ¡Corred!.
    t7g-6.71/runs: Con la lectura b de R78 la Vanguardia mueve como con ¡Corred!: dos aumentos de Velocidad.
    t7g-6.72: Un movimiento de Vanguardia no se acerca a un enemigo a menos de {least} pulgadas, y este llega a {inches}.
    t7g-6.74: Enganchada, la batería usa su segunda Velocidad.
    t7g-6.74/first: Sin enganchar cuenta su primera Velocidad: {speed}.
    t7g-6.77/charge: Una batería enganchada mueve con ¡Corred!; ¡Atacad! no le sirve de nada.
    t7g-6.77: Enganchada, mueve con ¡Corred! y los Aumentos de siempre.
    t7g-6.84: Con un cañón integrado ¡Corred! da un aumento de Velocidad y no dos.
    t7g-6.85: La Formación huye: su cañón integrado cuenta como destruido.
    t7g-7.19: El Mando enemigo al que toca debe hacer un chequeo, como el de una Acción de Mando.
    t7g-7.32: Entrega suma {points} a la Velocidad.
    t7g-7.87: Un movimiento por Implacable tiene una reducción de Velocidad.
    t7g-9.37: Un puente deja cruzar a cualquier unidad, sea cual sea el tamaño de la maqueta.
    t7g-9.38: En un edificio pequeño cabe una Compañía y en uno grande cualquier unidad de infantería: esta no cabe.
    t7g-9.39: En un edificio sólo se entra con ¡Atención!.
    t7g-9.40: El edificio es Intransitable para quien no entra en él.
    t7g-9.49: Un vado deja cruzar el río.
    t7g-2.18: Con ¡Atacad! y ningún enemigo visible la unidad no hace nada.
  `),

  because: said(`
    no-charge: No carga.
    sees-an-enemy: Ve a un enemigo.
    other-order: Su orden es otra.
    does-not-run: No mueve con ¡Corred!.
    partly-easy: Sólo una parte del movimiento va por terreno Fácil.
    front-centre-clear: Su Centro Frontal no pasa por él.
    open-ground: El terreno no estorba a nadie.
    no-very-difficult: No pasa por terreno Muy Difícil.
    no-flight: No huye.
    within-a-quarter: El giro es de 90 grados o menos.
    no-order-to-pass: Carga o mueve a la fuerza.
    line-is-clear: La línea de su Centro Frontal no cruza ninguna unidad que la detenga.
    enemy-guns: La artillería enemiga no es excepción.
    nothing-impassable: Su línea no cruza terreno Intransitable.
    goes-inside: Quiere entrar en el edificio.
    with-attention: Mueve con ¡Atención!.
    it-fits: En el edificio cabe esa unidad.
    line-crosses: La propia línea de su Centro Frontal cruza algo.
    wide-enough: El hueco es bastante ancho.
    far-enough: Ningún Centro enemigo está tan cerca.
    beyond-the-limit: El enemigo está más lejos.
    nothing-in-the-way: Nada de lo que solaparía se lo impide.
    free-at-its-end: Al acabar, su base no solapa nada que se lo impida.
    does-not-move: No mueve además.
  `),

  ...summed(`
    speed/no: La unidad no puede mover así. | No mueve | No mueve.
    speed/is: La unidad puede mover {inches} {inches?pulgada|pulgadas}. | {inches}″ | Mueve {inches} {inches?pulgada|pulgadas} como máximo.
    speed/flight: La unidad huye entre {least} y {inches} pulgadas. | De {least}″ a {inches}″ | Huye entre {least} y {inches} pulgadas.
    move/no: El movimiento no se puede hacer. | No se puede | No puede hacer ese movimiento.
    move/yes: El movimiento se puede hacer. | Se puede | Puede hacer ese movimiento.
    move/displaces: El movimiento se puede hacer, y la artillería va {displaced} pulgadas hacia su retaguardia. | Se puede | Puede hacer ese movimiento, y la artillería se aparta {displaced} pulgadas.
    facing/no: La unidad no puede cambiar así de orientación. | No se puede | No puede volverse.
    facing/yes: La unidad puede volverse: su {to} pasa a ser el frente. | Se vuelve | Puede volverse, y su {to} pasa a ser el frente.
  `),

  problems: said(`
    only-artillery: Sólo la artillería se engancha a caballos.
    limbered-speed-missing: Una batería enganchada usa su segunda Velocidad: dila.
    only-formation: Sólo una Formación tiene un cañón integrado.
    only-infantry: Sólo la infantería tiene esa regla.
    only-cavalry: Sólo la caballería tiene esa regla.
    goes-straight: Ese movimiento va recto: no tiene giro.
    nothing-to-correct: No hay solape que corregir: di sobre qué acaba la unidad.
    no-artillery-below: Así sólo se aparta la artillería amiga sobre la que acaba la unidad.
  `),
} satisfies PartOfMessages;
