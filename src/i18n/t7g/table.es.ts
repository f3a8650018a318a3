import { labelled, said, summed, titled, worded } from '../labelled.ts';
import { TABLE_FIELDS, TABLE_PROBLEMS } from '../measured-table.ts';
import type { PartOfMessages } from '../messages.ts';

/** Units where they lie on a table. */
export default {
  queries: {
    't7g/table-sight': {
      title: '¿Ve a esa unidad sobre la mesa?',
      line: 'Cada Centro, y qué lo tapa',
      about:
        'Traza la línea de visión del Centro Frontal de una unidad de Tropa a cada uno de los 4 Centros de una enemiga: el arco, las unidades y el terreno que estorban y los pasillos demasiado estrechos; después, la distancia al Centro más cercano que se ve y si llega el alcance.',
      fields: labelled(`
        fromCentre: Mira desde | front, su Centro Frontal; left o right, ese Centro Lateral, para una unidad con widearc.
      `),
    },
    't7g/table-move': {
      title: '¿Puede mover así sobre la mesa?',
      line: 'Qué cruza y dónde acaba',
      about:
        'Dice si una unidad de Tropa de una posición puede ir en línea recta a un punto con su orden, o cambiar de orientación antes de eso o en su lugar: la línea de su Centro Frontal, el giro, su Velocidad con la orden y el terreno, el pasillo, la pulgada hasta los Centros enemigos, encima de quién quedaría, qué baterías retroceden y cómo queda la mesa.',
      answers: labelled(`
        displaced: Retroceden | Baterías sobre las que acaba, y cuánto va cada una hacia su retaguardia.
        inches: Pulgadas | Cuánto se aparta esa batería.
      `),
    },
    ...titled(`
    t7g/table-charge: ¿Puede cargar a esa unidad sobre la mesa? | Frente o flanco, y a qué distancia | Dice si una unidad de Tropa de una posición ve a una enemiga y llega hasta ella con ¡Atacad!: el camino al Centro más cercano o, si está cerrado, el más corto de los demás, dónde se tocan las bases, si la carga es de flanqueo y a qué enemigas podría cargar.
    t7g/table-reactions: ¿Quién puede reaccionar a este movimiento? | Qué enemigas, y dónde está entonces quien mueve | Nombra las enemigas de una posición a las que un movimiento o una carga declarada da ocasión de reaccionar, cuánto se acerca quien mueve al Centro Frontal de cada una, en qué punto reaccionan, si pueden cargarla y hacia dónde huirían. A cada una le falta aún su Chequeo de Orden.
    t7g/table-distance: ¿A qué distancia están sobre la mesa? | De Centro a Centro, en pulgadas | Mide dos unidades de una posición: del Centro Frontal de la primera al Centro más cercano de la otra, entre Centros Frontales y entre bases; si está delante del frente, a distancia de reacción y a distancia de mando de un Mando.
    t7g/table-retreat: ¿Hasta dónde retrocede sobre la mesa? | Hacia su retaguardia, y qué la detiene | Muestra dónde acaba una unidad de Tropa de una posición tras perder un combate: a 3 pulgadas hacia su retaguardia si se destraba, al doble de su Velocidad si se retira; qué unidades y terreno le impiden completarlo y cuánto Desgaste le cuesta.
    t7g/table-flight: ¿Hasta dónde huye sobre la mesa? | Recto, alejándose de una enemiga | Muestra dónde acaba una unidad de Tropa que reacciona con ¡Corred!: se aleja en línea recta del Centro Frontal de la enemiga que lo causa, al menos su Velocidad y como mucho el doble; el terreno la frena, y la detienen unidades, terreno Intransitable y el borde.
    t7g/table-height: ¿Cuál está más alta sobre la mesa? | Quién está del todo en una altura | Dice con qué Centros están en colinas una unidad de Tropa de una posición y una enemiga, y cuál de las dos combate con un aumento de Combate por la altura.
  `),
  },

  fields: labelled(`
    ${TABLE_FIELDS.es}
    position: Posición | La mesa en una línea: t7g1 y después partes separadas por _. Primero, scale-28 para bases de 28 mm (si se omite: 15 mm) y table-72-48 para su tamaño en pulgadas (si se omite: 72 por 48; con scale-28, 96 por 60). Terreno: una clase y la x y la y de sus esquinas, o de los puntos de una línea, en pulgadas, como wood-30-20-36-26; 2 esquinas hacen un rectángulo. Clases: road (camino), hill (colina), steephill (colina escarpada), wood (bosque), field (campo), tallfield (campo que oculta), lake (lago), building (edificio), rocks (rocas), bridge (puente), ford (vado), hardford (vado Difícil); las líneas wall (muro), fence (valla), river (río), hardriver (río Difícil), deepriver (Muy Difícil) y floodriver (Intransitable). Las respuestas llaman wood al primer bosque y wood2 al segundo. Después, bottom o top y, detrás, las unidades de ese jugador: un nombre, la x y la y de su Centro Frontal en pulgadas desde la esquina superior izquierda (de un Mando, de su centro), su orientación en grados en el sentido del reloj (0 mira hacia arriba de la mesa; si se omite: hacia el otro jugador) y palabras, todo separado por -. Palabras: company, cavalry, artillery o commander (si se omite: una Formación); s5 Velocidad 5 (si se omite: 4, la caballería 8, la artillería 0); r12 alcance 12; base~12~6 frente y fondo de su base en cm (si se omite: los recomendados); las reglas skirmishers (Escaramuzadores), light (Ligera), openorder (Formación Abierta), squares (Cuadros), emplaced (Fortificación Emplazada), fortress (Fortaleza Móvil), gun (con un cañón integrado), limbered (una batería con su Velocidad enganchada), widearc (Ángulo Extendido), bows (arcos), heavy (Caballería Pesada); acted (ya ha actuado este turno); general (Comandante) y presence (Presencia) de un Mando.
    order: Orden | La orden con la que mueve: attention, ¡Atención!; attack, ¡Atacad!; run, ¡Corred!.
    face: Cambia de orientación | none, no; left, right o rear, el Centro sobre el que se orienta antes. Si no se dice adónde va, no hace nada más.
    toX: Va a la x (pulgadas) | Adónde va su Centro Frontal, desde el borde izquierdo de la mesa. Si se omite: no va a ninguna parte, o carga.
    toY: Va a la y (pulgadas) | Lo mismo desde el borde superior de la mesa.
    mostInches: Puede ir (pulgadas) | Lo más que puede ir, con todo lo que afecta a su Velocidad. Si se omite: su Velocidad en la posición con su orden y el terreno de su camino.
    chargedName: Carga a | Nombre de la enemiga a la que declara una carga, como está en la posición. Si se omite: no carga a nadie y va al punto que se diga.
    rangeInches: Alcance de su arma (pulgadas) | Lo más lejos que puede disparar. Si se omite: el de la posición y, si ahí no hay ninguno, el alcance no cuenta.
    fleesInches: Huye (pulgadas) | Cuánto decide su jugador que huya. Si se omite: cuanto puede.
  `),

  answers: labelled(`
    allowance: Puede ir (pulgadas) | Lo más que puede ir por este camino.
    used: Recorre (pulgadas) | Cuánto avanza su Centro Frontal.
    pivot: Giro (grados) | Cuánto gira sobre su Centro Frontal antes de avanzar.
    endX: Acaba en x (pulgadas) | Su Centro Frontal, desde el borde izquierdo de la mesa.
    endY: Acaba en y (pulgadas) | Su Centro Frontal, desde el borde superior de la mesa.
    endHeading: Orientación (grados) | Hacia dónde mira al final, en el sentido del reloj; 0 es hacia arriba de la mesa.
    crosses: Cruza | Unidades y terreno Intransitable en la línea recta de su Centro Frontal, por donde no puede pasar.
    corridor: Pasillo (pulgadas) | Lo que mide el paso entre dos obstáculos cuando es demasiado estrecho; null si ninguno lo es.
    nearestEnemyCentre: Centro enemigo más cercano (pulgadas) | Desde donde acaba; null si no hay enemigas.
    endsOn: Acaba encima de | Unidades y terreno Intransitable sobre los que quedaría su base.
    correction: Corrección que bastaría (pulgadas) | Lo menos que tiene que desplazarse para no estar sobre ninguna unidad; si eso es leve, lo acuerdan los jugadores.
    leavesTableMm: Fuera del borde (mm) | Cuánto se saldría de la mesa.
    disorderedByWay: Desordenada | Si el camino la desordena.
    unit: Unidad | Su nombre en la posición.
    overCommanders: Sobre Mandos | Mandos sobre los que acaba: cada uno puede unirse a ella o se aparta.
    positionAfter: Posición después | La mesa tras el movimiento, en su notación; null si no está permitido.
    tooCloseToCall: Demasiado justo | Lo que depende de menos de 1 mm y ninguna regla de medir resuelve: speed, pivot, line o minimum-distance.
    flank: De flanqueo | Si la carga sale de detrás de la línea del frente enemigo y cuenta como carga de flanqueo.
    aim: Va hacia | El Centro hacia el que va; other, otro punto de la base, porque el camino al Centro más cercano está cerrado.
    chargeDistance: Distancia (pulgadas) | De su Centro Frontal a aquello hacia lo que va.
    chargeable: Podría cargar a | Todas las enemigas que ve y a las que llega con ¡Atacad!.
    reactionInches: Distancia de reacción (pulgadas) | Una enemiga tiene que acercarse a menos de eso de un Centro Frontal.
    reactions: Pueden reaccionar | Enemigas que pueden intentar reaccionar a esto.
    why: Por qué | charge, le declaran una carga; evasion, caballería que ya ha actuado y aun así puede huir de una carga; approach, quien mueve se acerca.
    nearestInches: Se acerca a (pulgadas) | Lo más que se acerca el Centro Frontal de quien mueve al suyo.
    moverX: Quien mueve, en x (pulgadas) | Dónde está el Centro Frontal de quien mueve cuando ella reacciona.
    moverY: Quien mueve, en y (pulgadas) | Lo mismo desde el borde superior de la mesa.
    mayCharge: Puede cargarla | Si podría responder con ¡Atacad!: conserva su carta y tiene a quien mueve delante de su frente.
    fleesTo: Huye hacia (grados) | La dirección que se aleja en línea recta de quien mueve, en el sentido del reloj; 0 es hacia arriba de la mesa.
    alreadyActed: Ya han actuado | Enemigas que no tienen ocasión sólo porque ya han actuado.
    sightCentres: Centros | Cada Centro de la enemiga, y si la línea hasta él está libre.
    centre: Centro | Qué Centro de la enemiga: front, frontal; right, derecho; rear, de retaguardia; left, izquierdo.
    visible: Se ve | Si la línea hasta ese Centro está libre.
    distance: Distancia (pulgadas) | Desde donde mira hasta ese Centro.
    inFront: En el arco | Si ese Centro está delante de la línea desde la que mira.
    hiddenBy: Lo tapan | Unidades y terreno que estorban, o entre los que la línea no tiene sitio.
    nearestVisible: El más cercano que ve | El Centro más cercano que ve; null si no ve ninguno.
    sightDistance: Distancia (pulgadas) | Al Centro más cercano que ve; null si no ve ninguno.
    inRange: Al alcance | Si su alcance llega a ese Centro; null si no se dice ningún alcance.
    closeCentres: Demasiado justo | Centros que se ven o no por menos de 1 mm.
    centreDistance: Distancia (pulgadas) | Del Centro Frontal de la primera al Centro más cercano de la otra; con un Mando, de borde a borde.
    nearestCentre: Centro más cercano | De la otra unidad; null si una de las dos es un Mando.
    betweenFronts: Entre Centros Frontales (pulgadas) | null si una de las dos es un Mando.
    betweenCentres: Entre Centros (pulgadas) | De cualquier Centro de una a cualquiera de la otra; null si una de las dos es un Mando.
    edgeDistance: Entre bases (pulgadas) | De borde a borde; 0 si se tocan.
    inFrontOfIt: Delante de su frente | Si el Centro Frontal de la otra está delante de la línea de su frente, o sobre ella.
    inReactionDistance: A distancia de reacción | Si sus Centros Frontales están a menos de 3 pulgadas, o de 4 con bases de 28 mm; null entre amigas.
    inCommandDistance: A distancia de mando | Si la unidad está a 6 pulgadas del Mando o menos, o a 9 con Presencia; null si ninguno es un Mando o son enemigos.
    closeDistances: Demasiado justo | Lo que depende de menos de 1 mm: reaction, front o command.
    stoppedBy: La detienen | Unidades y terreno que no la dejan hacer todo el camino.
    atEdge: En el borde | Si el borde de la mesa no la deja hacer todo el camino.
    lostOverEdge: Perdida | Si la unidad se pierde, con la otra lectura de R58, al retroceder más allá del borde.
    least: Va al menos (pulgadas) | Lo menos que debe huir: su Velocidad sin modificar, si nada la acorta.
    gains: La unidad está más alta | Si está del todo en una altura y la enemiga no: un aumento de Combate.
    enemyGains: La enemiga está más alta | Si la enemiga está del todo en una altura y la unidad no.
    heights: Alturas | Cada altura en la que está una de las dos, aunque sólo sea en parte.
    heightName: Altura |
    centresInside: Centros en ella | Los Centros de la unidad que quedan en la altura.
    whole: Del todo en ella | Si todos sus Centros quedan en la altura.
  `),

  terms: worded(`
    order: attention = ¡Atención! | attack = ¡Atacad! | run = ¡Corred!
    face fromCentre: none = no | front = Centro Frontal | left = Centro Lateral izquierdo | right = Centro Lateral derecho | rear = Centro de retaguardia
    centre nearestVisible nearestCentre closeCentres aim: front = Centro Frontal | right = Centro Lateral derecho | rear = Centro de retaguardia | left = Centro Lateral izquierdo | other = otro punto
    tooCloseToCall: speed = Velocidad | pivot = giro | line = línea | minimum-distance = la pulgada hasta una enemiga
    closeDistances: reaction = reacción | front = frente | command = mando
    why: charge = carga | evasion = Evasión | approach = acercamiento
higher: unit = la unidad | enemy = la enemiga
    centresInside: front = Centro Frontal | right = Centro Lateral derecho | rear = Centro de retaguardia | left = Centro Lateral izquierdo
    tableKind: formation = Formación | company = Compañía | cavalry = Caballería | artillery = Artillería | commander = Mando
    trait: skirmishers = Escaramuzadores | light = Ligera | openorder = Formación Abierta | squares = Cuadros | emplaced = Fortificación Emplazada | fortress = Fortaleza Móvil | gun = Cañón integrado | limbered = Enganchada | widearc = Ángulo Extendido | bows = Arcos | heavy = Caballería Pesada | general = Comandante | presence = Presencia | acted = Ya ha actuado
  `),

  steps: said(`
    t7g-1.9/table: La Velocidad de {unit:raw} es de {inches} pulgadas.
    t7g-3.3/table: La línea del Centro Frontal de {unit:raw} cruza {others:raw}: por ahí no puede ir.
    t7g-3.3/charge: La línea de {unit:raw} a {other:raw} cruza {others:raw}.
    t7g-3.19/table: En la línea de {unit:raw} está {others:raw}, que es Intransitable.
    t7g-3.4/table: {unit:raw} tendría que girar {degrees} grados, y como mucho son 90.
    t7g-3.4/charge: Para encararse a {other:raw}, {unit:raw} tendría que girar {degrees} grados, y como mucho son 90.
    t7g-3.5/table: El punto está a {inches} pulgadas y {unit:raw} va {most} como mucho.
    t7g-3.7/table: Entre {others:raw} sólo hay {inches} pulgadas: poco sitio para que pase {unit:raw}.
    t7g-3.7/charge: Entre {others:raw} sólo hay {inches} pulgadas: {unit:raw} no puede cargar por ahí.
    t7g-1.7/way: En su camino {unit:raw} estaría a {inches} pulgadas de un Centro de {other:raw}: sólo con ¡Atacad! se acerca tanto.
    t7g-1.7/end: {unit:raw} acabaría a {inches} pulgadas de un Centro de {other:raw}: sólo con ¡Atacad! se acerca tanto.
    t7g-3.8/table: {unit:raw} quedaría encima de {others:raw}.
    t7g-3.8/impassable: {unit:raw} quedaría sobre {others:raw}, que es Intransitable.
    t7g-3.12/table: Un desplazamiento de {inches} pulgadas libraría a {unit:raw}: si los jugadores lo tienen por leve, puede hacerlo.
    t7g-9.5/table: {unit:raw} se saldría {mm} mm del borde de la mesa.
    t7g-3.17/table: {unit:raw} pasa por terreno Muy Difícil: queda Desordenada.
    t7g-3.10/table: Acaba sobre su propia batería {others:raw}, que va {inches} pulgadas hacia la retaguardia de la unidad: hasta librarla, y 1 más.
    t7g-3.11/table: {unit:raw} acaba sobre {others:raw}: un Mando se une a ella, o se aparta hasta librarla y 1 pulgada más.
    t7g-2.36/table: {unit:raw} da la espalda a {other:raw}, hacia {degrees} grados, con el giro que haga falta.
    t7g-2.36/stopped: A las {inches} pulgadas la detiene {others:raw}.
    t7g-2.36/edge: A las {inches} pulgadas está en el borde de la mesa.
    t7g-2.36/short: {inches} pulgadas son pocas: nada impide a {unit:raw} huir las {least} que debe.
    t7g-5.21/table: {unit:raw} fue flanqueada: primero se encara a su enemiga y después va hacia su nueva retaguardia.
    t7g-5.22/others: En sus {inches} pulgadas {unit:raw} se encuentra con {others:raw}: se destraba {used}.
    t7g-5.22/edge: Antes de {inches} pulgadas {unit:raw} llega al borde de la mesa: se destraba {used}.
    t7g-5.22/table: No puede completar el movimiento: 1 Desgaste más.
    t7g-5.22/lost: Con la lectura b de R58, {unit:raw} se pierde más allá del borde de la mesa.
    t7g-5.26/others: En sus {inches} pulgadas {unit:raw} se encuentra con {others:raw}: se retira {used}.
    t7g-5.26/edge: Antes de {inches} pulgadas {unit:raw} llega al borde de la mesa: se retira {used}.
    t7g-5.26/table: No puede completar la retirada: 1 Desgaste más.
    t7g-5.25/table: Al final {unit:raw} se gira hacia donde ha ido, y queda en Desorden.
    t7g-5.38/whole: {unit:raw} tiene todos sus Centros en {ground:raw}.
    t7g-5.38/part: {unit:raw} sólo tiene algunos de sus Centros en {ground:raw}.
    t7g-5.38/higher: {unit:raw} está del todo en una altura y {other:raw} no: tiene un aumento de Combate.
    t7g-5.38/level: La altura no ayuda ni a {unit:raw} ni a {other:raw}.
    t7g-9.15/table: La colina {ground:raw} tiene la regla Altura.
    t7g-9.19/table: La colina escarpada {ground:raw} tiene la regla Altura.
    t7g-3.13/table: {unit:raw} pone su Centro Frontal donde estaba el otro Centro, en {x} y {y} pulgadas, y mira hacia fuera por ahí.
    t7g-3.2/face: Con ¡Atacad! {unit:raw} no cambia de orientación.
    t7g-2.20/face: Con ¡Corred! {unit:raw} mueve y no hace nada más.
    t7g-6.9/table: {unit:raw} tiene Cuadros: si cambia de orientación con ¡Atención!, no mueve.
    t7g-6.27/table: {unit:raw} es una Fortificación Emplazada: nunca mueve, se orienta ni carga.
    t7g-6.47/table: {unit:raw} es Caballería Pesada: no tiene giro libre, y con ¡Corred! mueve y no hace nada más.
    t7g-6.69/table: {unit:raw} es caballería: con ¡Atención! o ¡Corred! puede orientarse antes, gratis.
    t7g-4.2/seen: El {centre} de {other:raw} se ve, a {inches} pulgadas.
    t7g-4.2/behind: El {centre} de {other:raw} está fuera del arco de {unit:raw}.
    t7g-4.2/none: {unit:raw} no ve ningún Centro de {other:raw}.
    t7g-4.3/table: La línea al {centre} de {other:raw} pasa por encima de {others:raw}.
    t7g-4.24/table: La línea al {centre} de {other:raw} atraviesa {others:raw}, que lo oculta.
    t7g-4.4/table: La línea al {centre} de {other:raw} pasa entre {others:raw}, a sólo {inches} pulgadas uno de otro.
    t7g-4.6/table: El Centro más cercano está oculto: cuenta el {centre}, a {inches} pulgadas.
    t7g-4.9/near: {inches} pulgadas están dentro del alcance de {reach}.
    t7g-4.9/far: {inches} pulgadas están fuera del alcance de {reach}.
    t7g-5.37/table: {unit:raw} no ve ningún Centro de {other:raw}: no puede cargarla.
    t7g-5.7/table: El camino al Centro más cercano de {other:raw} lo cierra {others:raw}: el más corto de los demás mide {inches} pulgadas.
    t7g-5.5/near: {other:raw} está a {inches} pulgadas y {unit:raw} va {most}: llega.
    t7g-5.5/far: {other:raw} está a {inches} pulgadas y {unit:raw} va {most}: no llega.
    t7g-2.17/table: Con ¡Atacad! {unit:raw} se acerca entonces a {other:raw} cuanto puede.
    t7g-5.6/table: {unit:raw} se detiene tras {inches} pulgadas, donde su base toca la de {other:raw}.
    t7g-5.8/table: {unit:raw} sale de detrás de la línea del frente de {other:raw}: carga de flanqueo.
    t7g-5.8/before: El Centro Frontal de {other:raw} está delante de la línea del frente de {unit:raw}, o sobre ella.
    t7g-5.8/behind: El Centro Frontal de {other:raw} está detrás de la línea del frente de {unit:raw}.
    t7g-6.8/table: {other:raw} tiene Cuadros: nunca está flanqueada.
    t7g-6.28/table: {other:raw} es una Fortificación Emplazada: nunca está flanqueada.
    t7g-5.4/table: {other:raw} declara una carga a {unit:raw}, que puede intentar reaccionar.
    t7g-6.59/table: {unit:raw} es caballería y la cargan: aunque ya ha actuado, puede intentar huir.
    t7g-2.28/table: {other:raw} llega a {inches} pulgadas del Centro Frontal de {unit:raw}, que puede intentar reaccionar ahí.
    t7g-2.28/on-table: Entre sus Centros Frontales hay {inches} pulgadas: bastante cerca para reaccionar a un movimiento que se acerque más.
    t7g-2.28/has-acted: {others:raw} tendría ocasión, pero ya ha actuado.
    t7g-2.28/none: {unit:raw} no da a nadie ocasión de reaccionar.
    t7g-2.29/table: Nadie está obligado a reaccionar: {others:raw} puede guardar su carta.
    t7g-2.33/behind: {other:raw} llega desde detrás de {unit:raw}, que no puede girar tanto para cargar también.
    t7g-1.6/table: Del Centro Frontal de {unit:raw} al Centro más cercano de {other:raw}, su {centre}, hay {inches} pulgadas.
    t7g-7.6/table: De un Mando cuenta el borde de la base: de {unit:raw} a {other:raw} hay {inches} pulgadas.
    t7g-7.10/table: {unit:raw} está a {inches} pulgadas de {leader:raw}, dentro de {reach}: a distancia de mando.
    t7g-7.11/table: {unit:raw} está a {inches} pulgadas de {leader:raw}, más allá de {reach}: fuera de su distancia de mando.
    t7g-9.13/table: El camino {ground:raw} es Fácil.
    t7g-9.16/table: La colina {ground:raw} tiene la regla Oculta.
    t7g-9.18/table: La colina escarpada {ground:raw} es Difícil.
    t7g-9.20/table: La colina escarpada {ground:raw} tiene la regla Oculta.
    t7g-9.22/table: El bosque {ground:raw} es Muy Difícil.
    t7g-9.24/table: El bosque {ground:raw} tiene la regla Oculta.
    t7g-9.26/table: El campo de cultivo {ground:raw} es Difícil.
    t7g-9.26/tall: El cultivo alto de {ground:raw} es Muy Difícil.
    t7g-9.26/hides: El cultivo alto de {ground:raw} tiene la regla Oculta.
    t7g-9.30/table: El muro {ground:raw} es Difícil de cruzar.
    t7g-9.32/table: El lago {ground:raw} es Intransitable.
    t7g-9.35/table: La valla {ground:raw} es Difícil de cruzar.
    t7g-9.37/table: El puente {ground:raw} está abierto: por él se cruza el río sin estorbo.
    t7g-9.40/table: El edificio {ground:raw} es Intransitable para quien no entra.
    t7g-9.40/hides: El edificio {ground:raw} tiene la regla Oculta.
    t7g-9.45/table: Las rocas {ground:raw} son Intransitables.
    t7g-9.45/hides: Las rocas {ground:raw} tienen la regla Oculta.
    t7g-9.48/table: El río {ground:raw} lleva un caudal normal: no estorba a nadie.
    t7g-9.48/hard: El río {ground:raw} ha salido Difícil.
    t7g-9.48/deep: El río {ground:raw} ha salido Muy Difícil.
    t7g-9.48/flood: El río {ground:raw} ha salido Intransitable.
    t7g-9.50/table: El vado {ground:raw} está abierto: por él se cruza el río sin estorbo.
    t7g-9.50/hard: El vado {ground:raw} de un río crecido es Difícil.
  `),

  because: said(`
    way-clear: Nada estorba.
    straight-way-open: Nada cierra el camino recto hasta el Centro más próximo.
    no-squares: La enemiga no tiene Cuadros.
    before-its-front: La carga sale de delante de la línea del frente de {other:raw}, o de ella misma.
  `),

  ...summed(`
    table-move/yes: {unit:raw} puede mover así: {inches} de {most} pulgadas. | Permitido: {inches} de {most} pulgadas
    table-move/turn: {unit:raw} puede cambiar así de orientación. | Permitido
    table-move/no: {unit:raw} no puede mover así. | No permitido
    table-charge/front: {unit:raw} puede cargar a {other:raw}, a {inches} pulgadas, de frente. | De frente
    table-charge/flank: {unit:raw} puede cargar a {other:raw}, a {inches} pulgadas, de flanqueo. | De flanqueo
    table-charge/no: {unit:raw} no puede cargar a {other:raw}. | Sin carga
    table-reactions/some: {others:raw} puede intentar reaccionar a {unit:raw}. | Puede reaccionar: {others:raw}
    table-reactions/none: Nadie puede reaccionar a {unit:raw}. | Sin reacción
    table-sight/yes: {unit:raw} ve a {other:raw}, a {inches} pulgadas. | La ve: {inches} pulgadas
    table-sight/far: {unit:raw} ve a {other:raw}, a {inches} pulgadas, fuera de su alcance. | La ve, fuera de alcance
    table-sight/no: {unit:raw} no ve a {other:raw}. | No la ve
    table-retreat/disengage: {unit:raw} se destraba {inches} pulgadas hacia su retaguardia. | Se destraba {inches} pulgadas
    table-retreat/retreat: {unit:raw} se retira {inches} pulgadas. | Se retira {inches} pulgadas
    table-retreat/cut: {unit:raw} retrocede {inches} pulgadas, no puede completar el movimiento y recibe 1 Desgaste más. | {inches} pulgadas y 1 Desgaste más
    table-retreat/no: {unit:raw} no retrocede. | Se queda
    table-flight/yes: {unit:raw} huye {inches} pulgadas de {other:raw}. | Huye {inches} pulgadas
    table-flight/short: {unit:raw} no puede huir sólo {inches} pulgadas de {other:raw}. | Demasiado corta
    table-flight/no: {unit:raw} no puede huir de {other:raw}. | No huye
    table-height/yes: {unit:raw} está más alta que {other:raw}. | Más alta: {unit:raw}
    table-height/no: Ni {unit:raw} ni {other:raw} está más alta. | Ninguna más alta
    table-distance/centres: El Centro más cercano de {other:raw} está a {inches} pulgadas del Centro Frontal de {unit:raw}. | {inches} pulgadas
    table-distance/edges: {unit:raw} y {other:raw} están a {inches} pulgadas, de borde a borde. | {inches} pulgadas
  `),

  problems: said(`
    ${TABLE_PROBLEMS.es}
    commander-moves-otherwise: {unit:raw} es un Mando: va hasta 6 pulgadas en la dirección que quiera, así que esto sólo se pregunta de Tropas.
    commander-no-target: {other:raw} es un Mando: nadie le dispara ni lo carga.
    commander-no-shooter: {unit:raw} es un Mando: no dispara.
    no-wide-arc: Sólo con Ángulo Extendido mira {unit:raw} desde un Centro Lateral: escribe widearc.
    half-a-place: Un punto tiene x e y.
    goes-nowhere: Di adónde va, o cómo cambia de orientación.
    move-missing: Se reacciona a algo: di adónde va, o a quién carga.
    charge-has-its-way: Una carga va recta a su enemiga: no digas adónde va.
    position/no-points: Carácter {at}: a {word:raw} le faltan la x y la y de {least} a {most} puntos.
    position/too-many-elements: Carácter {at}: una mesa tiene {most} elementos de terreno como mucho.
  `),
} satisfies PartOfMessages;
