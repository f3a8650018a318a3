import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    'wab/may-shoot': {
      title: '¿Puede disparar?',
      line: 'Quién puede disparar a qué, en su fase o a una carga',
      about:
        'Dice si una unidad, o una miniatura suya, puede disparar a un blanco: por lo que ha hecho este turno, su arco, el alcance de su arma, lo que tapa al blanco y quién es el blanco; y si es una reacción a una carga, en qué queda cuando el disparo es imposible.',
      fields: labelled(`
        distance: Distancia | Pulgadas hasta el blanco o, en una reacción, hasta donde empieza su carga quien carga. Sin decir: a su alcance, y bastante lejos.
        moved: Ha movido | true si ha movido en su fase de movimiento de este turno, sin marchar.
      `),
    },
    'wab/line-of-sight': {
      title: 'Línea de visión',
      line: 'Si lo que se interpone tapa al blanco',
      about:
        'Dice si dos unidades o miniaturas se ven entre sí con colinas, edificios, muros, setos, bosques o tropas por medio, cuando alguna está más alta y cuando se va en elefante.',
    },
    'wab/shooters': {
      title: 'Cuántos disparan',
      line: 'Dados de la primera fila y del disparo en masa',
      about:
        'Dice cuántas miniaturas de una unidad disparan: las de la primera fila, y la mitad de las de atrás si cabe el disparo en masa; también con arqueros detrás de otras tropas y desde una posición elevada.',
      fields: labelled(`
        models: Miniaturas con el arma | Cuántas miniaturas de la unidad llevan el arma, en todas las filas; en una formación combinada, solo los arqueros.
        wide: Miniaturas de frente | Cuántas forman una fila: la primera o, en una formación combinada, la primera de arqueros.
        moved: Ha movido | true si la unidad ha movido en su fase de movimiento de este turno.
      `),
    },
  },

  fields: labelled(`
    occasion: Cuándo | shooting-phase, en la fase de disparo; stand-and-shoot, como reacción de aguantar y disparar; shoot-and-flee, como reacción de disparar y huir.
    weapon: Arma | bow, el arco compuesto y todo arco sin más; short-bow, arco corto; long-bow, arco largo; crossbow, ballesta; light-crossbow, ballesta ligera; sling, honda; staff-sling, honda con vara; javelin, jabalina; stones, piedras; darts, dardos; handgun, pistola o mosquete.
    mounted: Montados | true si van a caballo, en camello, en elefante o en carro.
    offFront: Grados desde el frente | Cuántos grados hacia un lado de su frente está el blanco: 0 justo delante, 90 al lado, 180 detrás. El arco de 90 grados llega a 45 por cada lado.
    hidden: Blanco tapado | true si algo tapa al blanco: lo dice la pregunta de la línea de visión.
    shooterState: Qué ha hecho | ready, nada que estorbe; engaged, está trabada en combate; fleeing, está huyendo; rallied, se ha reagrupado este turno; reformed, se ha reorganizado este turno; failed-reform, ha fallado este turno el chequeo para reorganizarse; marched, ha marchado (de hostigadores: ha movido más que su Movimiento) o hecho marcha rápida este turno; failed-charge, ha fallado este turno su carga.
    chargeDistance: Distancia de carga de quien carga | Cuántas pulgadas puede cargar en total, el doble de su movimiento; en una reacción. Sin decir: empieza bastante lejos.
    aim: Blanco | unit, una unidad; combat, una unidad trabada en combate; lone-character, un personaje que no va con nadie; character-in-a-unit, uno que va en una unidad; challenge, uno que libra un desafío.
    nearestTarget: El más cercano | true si ningún otro enemigo que vean quienes disparan está más cerca; importa con un personaje solo.
    splits: Varios blancos | true si la unidad quiere repartir sus disparos entre varios blancos.
    allSeeOne: Todas ven al mismo | true si todas sus miniaturas ven a un mismo blanco.
    measuredBefore: Midió antes | true si su jugador midió la distancia antes de decir el blanco.
    declaredLate: Declarado tarde | true si el disparo se declara cuando ya se ha resuelto el de otra unidad de la fase.
    parthianShot: Disparo parto | true si la unidad tiene el Disparo parto.
    otherChargerUnfit: Otro que carga de cerca | true si la carga también otra unidad, desde demasiado cerca o sin que la vea.
    between: Qué hay por medio | Lo que cruza la línea: troops, tropas de cualquier bando; skirmishers, otros hostigadores con huecos; companions, otras miniaturas de su propia unidad de hostigadores; hill y building, colina y edificio grandes en los que no está ninguno de los dos; obstacle, un muro o seto; wood, un bosque.
    seerOn: Dónde está quien mira | ground, a ras de suelo; hill, en una colina; building, en un edificio; elephant, en un elefante a ras de suelo.
    targetOn: Dónde está el blanco | ground, a ras de suelo; hill, en una colina; building, en un edificio.
    asHigh: Igual de alto | true si lo que hay por medio es tan alto como el más alto de los dos.
    closeToObstacle: Justo tras el obstáculo | Quién está justo detrás del muro o seto: nobody, nadie; seer, quien mira; target, el blanco; both, los dos.
    woodInches: Pulgadas de bosque | Cuántas pulgadas de bosque cruza la línea; entre dos unidades de un mismo bosque, la distancia que las separa. Sin decir: más de 2.
    bothInWood: Los dos en el bosque | true si los dos están dentro del mismo bosque.
    frontCanShoot: Primera fila que puede disparar | Cuántas miniaturas de la primera fila ven al blanco dentro de su arco y de su alcance; en una formación combinada, cuántos arqueros de la primera fila de arqueros lo tienen a su alcance, 0 si los de delante no ven blanco. Sin decir: todas.
    rearInRange: Filas de atrás a su alcance | Cuántas miniaturas con el arma de detrás de esa fila tienen el blanco a su alcance. Sin decir: todas.
    elevated: Posición elevada | true si la unidad dispara desde una colina u otra posición elevada.
    inWood: Dentro de un bosque | true si la unidad está dentro de un bosque.
    combined: Formación combinada | true si los arqueros están detrás de otras tropas de su unidad.
    shooterTroops: Tropas | infantry, infantería; cavalry, caballería; other, otras, como carros y elefantes.
  `),

  answers: labelled(`
    outcome: En qué queda | shoots, dispara; shoots-and-flees, dispara y huye; misses, el blanco está fuera de alcance y los disparos se pierden; holds, aguanta sin disparar; flees, huye sin disparar; no-shot, no dispara.
    mayMoveThen: Puede mover después | Si la unidad puede mover aún hasta su Movimiento una vez que ha disparado.
    weaponRange: Alcance del arma | Su alcance máximo en pulgadas.
    shotRange: Alcance | short, corto, hasta la mitad del máximo, y siempre contra una carga; long, largo; none si no se dice la distancia o no se dispara.
    massed: Disparo en masa | Si disparan miniaturas de detrás de la primera fila.
    shots: Disparos | Cuántos dados se tiran para impactar: uno por cada miniatura que dispara, dos donde los honderos disparan dos veces.
    frontShots: De la primera fila | Cuántas de ellas están delante: en una formación combinada, en la primera fila de arqueros.
    rearShots: De atrás | Cuántas de ellas están detrás de esa fila.
  `),

  terms: worded(`
    occasion: shooting-phase = la fase de disparo | stand-and-shoot = aguantar y disparar | shoot-and-flee = disparar y huir
    weapon: bow = arco compuesto | short-bow = arco corto | long-bow = arco largo | crossbow = ballesta | light-crossbow = ballesta ligera | sling = honda | staff-sling = honda con vara | javelin = jabalina | stones = piedras | darts = dardos | handgun = pistola o mosquete
    shooterState: ready = nada que estorbe | engaged = está trabada | fleeing = huye | rallied = se ha reagrupado | reformed = se ha reorganizado | failed-reform = no logró reorganizarse | marched = ha marchado | failed-charge = falló su carga
    aim: unit = una unidad | combat = una unidad en combate | lone-character = un personaje solo | character-in-a-unit = un personaje en una unidad | challenge = un personaje en un desafío
    between: troops = tropas | skirmishers = hostigadores | companions = sus compañeros | hill = una colina | building = un edificio grande | obstacle = un muro o seto | wood = un bosque
    seerOn targetOn: ground = el suelo | hill = una colina | building = un edificio | elephant = un elefante
    closeToObstacle: nobody = nadie | seer = quien mira | target = el blanco | both = los dos
    shooterTroops: infantry = infantería | cavalry = caballería | other = otras
    outcome: shoots = puede disparar | shoots-and-flees = dispara y huye | misses = los disparos fallan | holds = aguanta | flees = huye | no-shot = no puede disparar
    shotRange: short = corto alcance | long = largo alcance | none = no se sabe
  `),

  steps: said(`
    wab-2.29/no-shot: No logró reorganizarse este turno: no dispara.
    wab-2.32/no-shot: Se ha reorganizado este turno: no dispara.
    wab-2.69/no-shot: Una unidad que huye no dispara.
    wab-2.78/no-shot: Se ha reagrupado este turno: no dispara.
    wab-3.17/no-shot: Está trabada: solo puede aguantar.
    wab-3.23/no-shot: Ha fallado su carga este turno: no dispara.
    wab-4.1: Los disparos se declaran antes de resolver el primero: es tarde.
    wab-4.1/engaged: Una unidad trabada en combate no dispara.
    wab-4.2: El blanco se dice sin medir.
    wab-4.3: El blanco está fuera del arco de 90 grados de su frente.
    wab-4.4: Los montados disparan en cualquier dirección.
    wab-4.5: Ha marchado este turno: no dispara.
    wab-4.6: Solo dispara la primera fila: a las de atrás les tapan los suyos.
    wab-4.6/clear: Nada los tapa al uno del otro.
    wab-4.6/hidden: El blanco está tapado: no se le dispara.
    wab-4.6/nobody: Ninguna miniatura de la unidad puede disparar al blanco.
    wab-4.8: Una colina o un edificio grande tapa lo que está al otro lado.
    wab-4.9: Un muro o seto tapa a quien no está justo detrás de él.
    wab-4.10: Nadie ve a través de más de 2 pulgadas de bosque.
    wab-4.11: Dentro de un bosque se ven hasta a 2 pulgadas: están más lejos.
    wab-4.12: Las tropas de por medio tapan al blanco.
    wab-4.13: Desde un elefante se ve por encima de tropas y obstáculos.
    wab-4.14: Desde su posición elevada ve por encima de todo lo que es más bajo.
    wab-4.15: Al que está más alto se le ve por encima de todo lo que es más bajo.
    wab-4.17: Solo {front} de la primera fila {front?puede|pueden} disparar; las demás fallan.
    wab-13.86/then: Una vez que ha disparado puede mover en el acto hasta su Movimiento: el Disparo parto.
    wab-4.18: El corto alcance llega a {half} pulgadas, la mitad del máximo: está a {shotRange}.
    wab-4.19: Alcance de {weapon}: {range} pulgadas.
    wab-4.20: Un arco sin más es el compuesto, de alcance {range} pulgadas.
    wab-4.21/allowed: Se puede disparar a un combate: los impactos se reparten.
    wab-4.22: Quien carga empieza a {half} pulgadas o menos, la mitad de su distancia de carga: está demasiado cerca para dispararle.
    wab-4.22/others: Con esta lectura solo dispara si todos los que cargan están bastante lejos y a la vista.
    wab-4.23: El disparo es imposible: {outcome} sin disparar.
    wab-4.27: Todas sus miniaturas ven a un mismo blanco: dispara solo a ese.
    wab-4.28: Con esta arma no se dispara en masa en llano.
    wab-4.28/allowed: Con esta arma se dispara en masa.
    wab-4.28/others: Solo la infantería y la caballería disparan en masa.
    wab-4.29: Las de atrás disparan al blanco de la primera fila, sin verlo.
    wab-4.29/none-in-front: Nadie de la primera fila puede disparar: tampoco las de atrás.
    wab-4.30: Ha movido: las de atrás no disparan.
    wab-4.31: De las de atrás, {inRange} {inRange?llega|llegan} al blanco.
    wab-4.32: Si dispara y huye, las de atrás no disparan.
    wab-4.33: Dentro de un bosque las de atrás no disparan.
    wab-4.34: De las {rear} de atrás dispara la mitad, redondeando hacia abajo: {rearShots}.
    wab-4.35: Los arqueros ven con los ojos de los de delante: su primera fila dispara entera.
    wab-4.36: Desde una posición elevada se dispara en masa con cualquier arma.
    wab-9.36: El personaje no es el blanco más cercano.
    wab-9.38: A un personaje que va en una unidad no se le elige como blanco.
    wab-9.66: A quien libra un desafío no se le dispara.
  `),

  because: said(`
    has-not-marched: No ha marchado.
    declared-in-time: Se declara a tiempo.
    not-measured: No se midió nada antes.
    on-foot: Quienes disparan no van montados.
    must-face-chargers: Con esta lectura deben mirar a quien los carga.
    no-skirmishing-horse: No es caballería hostigadora.
    no-bow-or-javelin: No lleva arcos ni jabalinas.
    in-arc: El blanco está en el arco.
    in-range: El blanco está a su alcance.
    nearest-target: Es el blanco más cercano.
    not-all-see-one: No todas sus miniaturas ven a un mismo blanco.
    charger-far-off: Quien carga está más lejos que la mitad de su distancia de carga.
    seer-on-the-ground: Quien mira no está más alto.
    target-on-the-ground: El blanco no está más alto.
    as-high-as-they: Lo que hay por medio es tan alto como ellos.
    no-troops-between: Lo que hay por medio no son tropas ni obstáculos.
    stands-at-it: Uno de los dos está justo detrás.
    near-in-the-wood: Los separan 2 pulgadas o menos.
    little-wood: Hay 2 pulgadas de bosque o menos.
    on-the-level: No está en una posición elevada.
    darts-on-the-move: Dardos y piedras se lanzan así también tras mover.
    stands-to-shoot: No huye tras disparar.
    outside-the-wood: No está dentro de un bosque.
    not-combined: Delante de los arqueros no hay otras tropas.
    all-in-range: Todas las de atrás llegan al blanco.
    ranks-behind-shoot: También disparan las de atrás.
  `),

  ...summed(`
    may-shoot/shoots: Puede disparar. | Puede disparar | Puede disparar.
    may-shoot/shoots-and-flees: Dispara, y después huye. | Dispara y huye | Dispara y huye.
    may-shoot/misses: El blanco está fuera de alcance, y los disparos se pierden. | Falla | Los disparos fallan.
    may-shoot/holds: No puede disparar y aguanta. | Aguanta | No puede disparar y aguanta.
    may-shoot/flees: No puede disparar y huye. | Huye | No puede disparar y huye.
    may-shoot/no-shot: Así no puede disparar. | Sin disparo | Así no puede disparar.
    line-of-sight/seen: Se ven. | Se ven | Se ven.
    line-of-sight/hidden: No se ven. | No se ven | No se ven.
    shooters/no: No dispara nadie. | Nadie | No dispara nadie.
    shooters/shots: {models?Dispara|Disparan} {models} {models?miniatura|miniaturas}: {shots} {shots?dado|dados}. | {shots} {shots?disparo|disparos} | {models?Dispara|Disparan} {models} {models?miniatura|miniaturas}: {shots} {shots?dado|dados}.
  `),

  problems: said(`
    no-charge: Solo hay distancia de carga cuando se responde a una carga.
    no-wood: No hay ningún bosque por medio: dilo en Qué hay por medio.
    more-than-in-front: De la primera fila no pueden disparar más de las que hay en ella.
    more-than-behind: No pueden llegar al blanco más de las que hay detrás.
    moved-and-reacts: En el turno del enemigo la unidad no ha movido: di una cosa o la otra.
  `),
} satisfies PartOfMessages;
