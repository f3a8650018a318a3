import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    ...titled(`
    wab/skirmish-formation: Quién puede hostigar | Tropas ligeras, y otras en terreno malo | Dice si una unidad puede hostigar o estar formada: las tropas ligeras según se despliegan, las demás sólo mientras cruzan un terreno que las formadas no pueden cruzar.
    wab/skirmish-coherency: Huecos entre hostigadores | A qué distancia, y si es demasiada | Dice si unos hostigadores mantienen su coherencia, si pueden acabar así un movimiento y qué deben hacer.
    wab/skirmish-facing: Hacia dónde miran los hostigadores | Frente, flanco y retaguardia de sueltos | Dice hacia dónde mira una unidad de hostigadores, según miran sus miniaturas, y si un enemigo le llega por el frente, el flanco o la retaguardia.
    wab/skirmish-fear: Hostigadores y enemigos formados | Si los temen | Dice si unos hostigadores temen a un enemigo por estar formado.
    `),
    'wab/skirmish-contact': {
      title: 'Hostigadores en contacto',
      line: 'Quién lucha y quién queda suelto',
      about:
        'Dice, de unos hostigadores que cargan, son cargados o están trabados, cuántos tocan al enemigo, cuántos quedan detrás y a los lados, con cuántos dados atacan y, si cargan, a qué distancia.',
      fields: labelled(`
        movement: Movimiento | Su factor de movimiento en pulgadas, quitada la armadura; importa cuando cargan.
        models: Miniaturas | Cuántas miniaturas tienen los hostigadores.
      `),
      answers: labelled(`
        reaches: En contacto | Si alguno toca al enemigo.
      `),
    },
  },

  fields: labelled(`
    standsAs: Quiere estar como | skirmishers, hostigadores, o formed, formada.
    deployedAs: Desplegada como | not-yet, se despliega ahora; skirmishers, hostigadores, o formed, formada, como se desplegó.
    looseTerrain: Terreno para hostigadores | none, no cruza ninguno; crossing, mueve por un terreno que sólo los hostigadores pueden cruzar, como un edificio; left, ya ha salido de él.
    widestGap: Hueco mayor | Pulgadas desde la miniatura más apartada hasta su compañera más cercana.
    gapCause: Causa del hueco | its-move, la unidad acaba así su propio movimiento; anything-else, otra cosa, como unas bajas.
    changesDirection: Cambian de dirección | true si las miniaturas cambian de dirección por el camino.
    facesApart: Miran a varios lados | true si las miniaturas miran en direcciones distintas.
    skirmishersAre: Los hostigadores | charging, cargan; charged, los carga una unidad formada, que toca al más cercano; engaged, ya están trabados y se reordenan las filas.
    modelsNear: Bastante cerca | Si cargan: cuántos están a distancia de carga. Si son cargados: cuántos están a 1 pulgada o menos de quien carga. Trabados: no importa. Sin decir: todos.
    placesInContact: Sitio en contacto | Cuántos de ellos caben en contacto con el enemigo. Sin decir: hay sitio para todos.
    attacksEach: Ataques de cada uno | Los Ataques (A) de una miniatura.
    rearReach: Armas que alcanzan desde atrás | true si llevan armas con las que luchan las filas de atrás, como lanzas o venablos.
    toEnemyEdge: Miran al borde enemigo | Cuántas miniaturas miran al borde de la mesa del enemigo.
    toRight: Miran a la derecha | Cuántas miniaturas miran a la derecha de quien mira al borde enemigo.
    toOwnEdge: Miran a su borde | Cuántas miniaturas miran a su propio borde de la mesa.
    toLeft: Miran a la izquierda | Cuántas miniaturas miran a la izquierda de quien mira al borde enemigo.
    comesFrom: El enemigo llega por | Por dónde llega quien carga: enemy-edge, el borde enemigo; right, la derecha; own-edge, el borde propio; left, la izquierda.
    enemyFormed: El enemigo está formado | true si ese enemigo es una unidad formada.
    inchesGone: Pulgadas que mueve | De hostigadores: cuántas pulgadas mueven de hecho. Sin decir: un movimiento normal llega hasta su Movimiento, una marcha pasa de él.
    chargerSkirmishes: La cargan hostigadores | true si la unidad que la carga hostiga.
    gapInLine: Por un hueco | Con hostigadores o compañeros por medio: true si la línea pasa entre las miniaturas; false si alguna está en ella.
    facesAllWays: Hostigadores que miran a todas partes | true si los hostigadores miran a tantos lados que no se sabe qué ve la mayoría: cuentan como mirando al borde enemigo, y las miniaturas que lo ven se cuentan desde ahí.
    throughSkirmishers: Hostigadores en el camino | nobody, nadie; enemy o friendly, la carga pasa a través de hostigadores enemigos o amigos hacia otro objetivo.
    gapInches: Hueco entre ellos | Pulgadas del hueco mayor por el que pasa la carga. Sin decir: mantienen su coherencia, 2 pulgadas como mucho.
    theyChargeFirst: Ellos cargan primero | true si esos hostigadores amigos declaran también una carga y mueven antes, con lo que dejan libre el camino.
  `),

  answers: labelled(`
    standsFor: Durante cuánto | battle, toda la batalla; terrain, sólo mientras cruza ese terreno; not-at-all, nada.
    coherent: Coherente | Si ninguna miniatura está a más de 2 pulgadas de la siguiente.
    restores: Qué debe hacer | nothing, nada; as-soon-as-it-can, juntarse en cuanto pueda; may-not-end-so, su movimiento no puede acabar así.
    chargeReach: Alcance de la carga | Cuántas pulgadas cargan; null si no cargan.
    inContact: En contacto | Cuántas miniaturas tocan al enemigo.
    secondLine: Segunda línea | Cuántas de las que llegan forman detrás una segunda línea, que no lucha.
    looseModels: Sueltas | Cuántas quedan sueltas detrás y a los lados de las que luchan.
    mostApart: Como mucho a | Pulgadas que se separan como mucho.
    allEngaged: Trabados todos | Si toda la unidad cuenta como trabada.
    facing: Mira a | enemy-edge, el borde enemigo; right, la derecha; own-edge, su borde; left, la izquierda.
    inFlankOrRear: Por flanco o retaguardia | Si el enemigo llega por el flanco o la retaguardia; entonces no cabe la huida fingida.
    fears: Lo teme | Si la unidad teme a ese enemigo.
    reachAndShoot: Y aún dispara | Cuántas pulgadas puede mover y disparar este turno; 0 si no puede disparar tras ese movimiento.
  `),

  terms: worded(`
    standsAs: skirmishers = hostigadores | formed = unidad formada
    deployedAs: not-yet = aún no | skirmishers = hostigadores | formed = formada
    looseTerrain: none = ninguno | crossing = lo cruza ahora | left = ya ha salido
    gapCause: its-move = su propio movimiento | anything-else = otra cosa
    skirmishersAre: charging = cargan | charged = son cargados | engaged = están trabados
    comesFrom facing: enemy-edge = el borde enemigo | right = la derecha | own-edge = su borde | left = la izquierda
    throughSkirmishers: nobody = nadie | enemy = enemigos | friendly = amigos
    standsFor: battle = toda la batalla | terrain = mientras cruza | not-at-all = nada
    restores: nothing = nada | as-soon-as-it-can = juntarse en cuanto puedan | may-not-end-so = acabar su movimiento de otro modo
  `),

  steps: said(`
    wab-15.1: Las tropas ligeras eligen al desplegarse, para toda la batalla.
    wab-15.1/kept: Se mantiene toda la batalla como se desplegó.
    wab-15.1/formed-only: Sólo las tropas ligeras pueden elegir hostigar.
    wab-15.2: Hostiga mientras cruza un terreno que sólo los hostigadores pueden cruzar.
    wab-15.2/back: Ha salido de ese terreno: recupera su formación.
    wab-15.2/must: Ese terreno sólo lo cruzan los hostigadores.
    wab-15.2/not-they: Sólo la infantería y la caballería pueden hostigar para cruzar terreno.
    wab-15.3: El hueco mayor es de {gap} pulgadas: mantienen su coherencia, {most} como mucho.
    wab-15.3/restore: Han perdido su coherencia: deben juntarse en cuanto puedan.
    wab-15.4: Cada uno puede mirar adonde quiera.
    wab-15.5: Cambian de dirección sin maniobras y sin coste.
    wab-15.5/apart: Su movimiento no puede acabar con un hueco de más de {most} pulgadas.
    wab-15.6: Los hostigadores a pie no pierden nada por ese terreno.
    wab-15.6/way: Los hostigadores a pie no pierden nada por esto: {over}.
    wab-15.6/charge: El terreno y los obstáculos no quitan nada a la carga de hostigadores a pie.
    wab-15.7: Los hostigadores mueven hasta el doble: {allowance} pulgadas.
    wab-15.7/near: Lo hacen aunque hay un enemigo a 8 pulgadas o menos.
    wab-15.8: Los hostigadores huyen y persiguen según su Movimiento normal: {dice}D6.
    wab-15.9: El movimiento doble de los hostigadores no se dobla otra vez.
    wab-15.9/triple: Los hostigadores no mueven nunca el triple.
    wab-15.9/far: Mueven {reach} pulgadas como mucho.
    wab-15.9/reach: Cargan hasta {chargeReach} pulgadas, el doble de su Movimiento.
    wab-15.10: Los hostigadores de Liderazgo 7 o menos temen a los enemigos formados.
    wab-15.11: Mueven más que su Movimiento: no disparan.
    wab-15.13: Está entre hostigadores: hay un solo -1.
    wab-15.14: La línea pasa entre sus compañeros: lo ve.
    wab-15.14/no-gap: Un compañero está en la línea.
    wab-15.15: La línea pasa por un hueco de los hostigadores: lo ve.
    wab-15.15/no-gap: Un hostigador está en la línea.
    wab-15.16: Ninguna carga pasa a través de hostigadores con huecos de 2 pulgadas o menos.
    wab-15.17: Los hostigadores también cargan y mueven antes: el camino queda libre.
    wab-15.18: La mayoría de los hostigadores debe ver al objetivo, y no lo ve.
    wab-15.18/edge: Miran a todas partes: cuentan como mirando al borde enemigo.
    wab-15.19: {inContact} {inContact?va|van} al contacto y {inContact?forma|forman} la línea; los demás quedan a {most} pulgadas como mucho.
    wab-15.19/none: Ninguno está a su alcance.
    wab-15.20: {inContact} {inContact?está|están} en contacto, primero el más cercano; quien carga puede alinearse, pero no está obligado; los demás quedan a {most} pulgadas como mucho.
    wab-15.21: {secondLine} más de los que llegan {secondLine?forma|forman} una segunda línea, que no lucha.
    wab-15.21/straight: Tras el pivote cada miniatura carga en línea recta.
    wab-15.22: Toda la unidad está trabada: {inContact} {inContact?está|están} en contacto, los demás detrás.
    wab-15.23: Los hostigadores no suman por filas.
    wab-15.23/rear: Los hostigadores no luchan desde atrás: {inContact} {inContact?lucha|luchan}.
    wab-15.24: El estandarte de los hostigadores no suma nada.
    wab-15.24/command: El mando de los hostigadores no sirve para el resultado del combate.
    wab-15.25: Los hostigadores por flanco o retaguardia no quitan ningún bono.
    wab-15.25/panic: Quienes cargan son hostigadores: no chequea.
    wab-15.26: Son hostigadores y están trabados: chequean por la carga de costado.
    wab-15.27: Quien alcanza a hostigadores que huyen puede arrasar como tras otros.
    wab-15.28: Los hostigadores chequean sólo con su propio Liderazgo.
    wab-15.29: Está sujeto al chequeo de los hostigadores con los que va.
    wab-15.31: Así mira la mayoría de las miniaturas, y con ellas la unidad: {facing}.
    wab-15.31/edge: Ninguna dirección tiene la mayoría: la unidad mira al borde enemigo.
    wab-15.32: En un rectángulo con el lado largo hacia allí el enemigo llega por este lado: {sideCharged}.
  `),

  because: said(`
    skirmishers-mounted: Los hostigadores montados pagan por ese terreno.
    within-double: No es más que el doble de su Movimiento.
    no-more-than-its-movement: No mueve más que su Movimiento.
    enemy-loose: Ese enemigo no está formado.
    bold-enough: Su Liderazgo es de más de 7.
    all-in-contact: Todos están en contacto.
    dice-alike: Doblado, su Movimiento no daría más dados.
    no-such-terrain: No cruza ningún terreno así.
    close-together: Ningún hueco es de más de 2 pulgadas.
    stands-as-deployed: Está como se desplegó.
    no-standard-there: No tienen estandarte.
    no-character-meant: Los disparos no van a un personaje que esté entre ellos.
    not-engaged: No están trabados.
    gap-wide-enough: El hueco es de más de 2 pulgadas.
    they-do-not-charge: Los hostigadores no cargan antes.
  `),

  problems: said(`
    nobody-who-skirmishes: Sólo hostigan la infantería, la caballería, los camellos y los personajes.
    formed-moves-by-its-rate: Las pulgadas que mueve sólo se preguntan de hostigadores.
  `),

  ...summed(`
    skirmish-formation/battle: Puede estar como {standsAs}. | Permitido | Vale para toda la batalla.
    skirmish-formation/terrain: Puede hostigar mientras cruza ese terreno. | Un rato | Lo hace sólo mientras cruza.
    skirmish-formation/not-at-all: Ahora no puede estar como {standsAs}. | No permitido | Ahora no puede.
    skirmish-coherency/nothing: Mantienen su coherencia. | Coherente | Mantienen su coherencia.
    skirmish-coherency/as-soon-as-it-can: Deben juntarse en cuanto puedan. | A recuperar | Deben juntarse en cuanto puedan.
    skirmish-coherency/may-not-end-so: Su movimiento no puede acabar con un hueco de {gap} pulgadas. | Así no | Su movimiento no puede acabar así.
    skirmish-contact/fights: {inContact} {inContact?lucha|luchan} y {loose} {loose?queda suelto|quedan sueltos}. | {inContact} en contacto | {inContact?Lucha|Luchan} {inContact}.
    skirmish-contact/short: Ninguno llega al enemigo. | No llega | La carga falla.
    skirmish-facing/side: La unidad mira hacia {facing} y es cargada por este lado: {sideCharged}. | Por {sideCharged} | Es cargada por este lado: {sideCharged}.
    skirmish-fear/yes: Los hostigadores temen a este enemigo. | Temen | Lo temen.
    skirmish-fear/no: Los hostigadores no temen a este enemigo. | No temen | No lo temen.
  `),
} satisfies PartOfMessages;
