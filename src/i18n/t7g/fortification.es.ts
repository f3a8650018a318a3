import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    't7g/fortification': {
      title: 'Edificios y fortificaciones',
      line: 'Quién los ocupa, qué dan, cómo se pierden',
      about:
        'Dice si una unidad puede entrar, salir, mover o cargar con un edificio, un muro, una valla, una Fortaleza Móvil, una Fortificación Emplazada o artillería Fortificada, qué le dan contra un ataque, si puede ser flanqueada y qué es de ellos cuando pierde un combate. El Desgaste en común es otra pregunta.',
      answers: labelled(`
        becomesDisordered: Desordenada | Si queda Desordenada por lo que sale del combate.
      `),
      fields: labelled(`
        does: Qué hace la unidad | holds, se queda; enters, entra en el edificio; leaves, lo deja; moves, mueve; turns, cambia de orientación; charges, con la orden ¡Atacad!; counter-charges, con ¡Atacad! como reacción; shoots, dispara.
      `),
    },
    ...titled(`
    t7g/emplacement: Emplazar fortalezas | Quién puede formar una Fortificación Emplazada | Dice si unas Fortalezas Móviles pueden desplegarse como Fortificación Emplazada, qué artillería puede unirse a ella y cómo actúa y puntúa.
  `),
  },

  fields: labelled(`
    work: Edificio o fortificación | building, un edificio pequeño; large-building, uno grande; wall, muro; fence, valla; mobile-fortress, Fortaleza Móvil, como los carros de guerra; emplaced-fortification, Fortificación Emplazada, varias fortalezas como una unidad; fortified-guns, artillería con la opción Fortificada.
    occupied: Ocupado | true si hay otra unidad en el edificio.
    reachesIt: Llega a él | false si la unidad no llega al edificio con su movimiento.
    attackedBy: Quién la ataca | nobody, nadie; infantry o cavalry, que cargan; volleys (Salvas), cannon (un cañón) o mortar (un mortero), que disparan.
    attackedFrom: Desde dónde | front (frente), side (lado) o rear (retaguardia) de la unidad atacada.
    atTheLine: Pegada a él | De un muro o una valla: false si la unidad no está pegada; el ataque viene a través de él en todo caso.
    grenades: Granadas | true si el enemigo que carga tiene granadas.
    movedAway: La artillería se ha movido | true si la artillería Fortificada se ha movido de donde se desplegó.
    lostBy: Combate perdido | none, no ha perdido ninguno; disengage, ha perdido con el enemigo que la cargó y ha anulado algún daño; retreat, ha perdido con él y no ha anulado ninguno.
    choosesLate: Espera a ver un disparo | true si una unidad de la Fortificación Emplazada quiere elegir su objetivo cuando ya se ha resuelto el disparo de otra.
    unitsInside: Unidades de la fortificación | Cuántas unidades quedan en la Fortificación Emplazada. Si se omite: no se dice.
    fortresses: Fortalezas Móviles | Cuántas unidades con Fortaleza Móvil la formarían.
    sameCommand: Del mismo mando | false si son de mandos distintos.
    identical: Idénticas | false si se diferencian en equipo u opciones.
    onDeployment: Al desplegar | false si las unidades ya están desplegadas.
    guns: Unidades de artillería | Cuántas unidades de artillería se le unirían.
    gunsFortified: Artillería Fortificada | false si la artillería no ha comprado la opción Fortificada.
    greatBattery: Gran Batería | true si la artillería es una Gran Batería.
  `),

  answers: labelled(`
    speedInstead: Velocidad en su lugar | Velocidad en lugar de la del perfil; null si conserva la suya.
    courageChange: Aumentos de Coraje | Aumentos de su Coraje para resistir este ataque.
    enemyCombatChange: Combate del enemigo | Aumentos menos reducciones del Combate del enemigo que carga.
    hasFlanks: Puede ser flanqueada | Si puede contar como flanqueada.
    anyPoint: Vale cualquier punto | Si un disparo contra ella puede medirse a cualquier punto del edificio o de la fortificación.
    goesBack: Quién retrocede | nobody, nadie; holder, la unidad que ha perdido; attacker, el atacante.
    workLost: Lo deja | Si la unidad se queda sin el edificio o la fortaleza.
    wearMore: Desgaste de más | Marcadores de Desgaste que recibe por no poder retroceder.
    orderCards: Cartas de orden | Cuántas cartas de orden tienen sus unidades en total.
    flanks: Flancos | Cuántos flancos tiene como unidad.
    scoredSingly: Unidades que puntúan | Cuántas unidades cuentan una a una para los puntos de victoria, con la artillería.
  `),

  terms: worded(`
    work: building = edificio pequeño | large-building = edificio grande | wall = muro | fence = valla | mobile-fortress = Fortaleza Móvil | emplaced-fortification = Fortificación Emplazada | fortified-guns = artillería Fortificada
    does: holds = se queda | enters = entra | leaves = lo deja | moves = mueve | turns = cambia de orientación | charges = carga | counter-charges = contracarga | shoots = dispara
    attackedBy: nobody = nadie | infantry = infantería | cavalry = caballería | volleys = Salvas | cannon = un cañón | mortar = un mortero
    attackedFrom: front = frente | side = lado | rear = retaguardia
    lostBy: none = ninguno | disengage = se destraba | retreat = se retira
    goesBack: nobody = nadie | holder = quien ha perdido | attacker = el atacante
  `),

  steps: said(`
    t7g-6.14: Deja su Fortaleza Móvil para siempre, y actúa con normalidad este mismo turno.
    t7g-6.15: En una Fortaleza Móvil no puede cambiar de orientación.
    t7g-6.15/pivot: Al mover puede girar hasta 90 grados, como cualquier unidad.
    t7g-6.15/straight: Con la lectura b de R168 sólo mueve en línea recta.
    t7g-6.16: Desde una Fortaleza Móvil no se carga: no puede usar ¡Atacad!.
    t7g-6.16/reaction: Una unidad con Fortaleza Móvil tampoco usa ¡Atacad! como reacción.
    t7g-6.17: En una Fortaleza Móvil su Velocidad es 2.
    t7g-6.18: La caballería que carga de frente contra una Fortaleza Móvil tiene una reducción de Combate.
    t7g-6.19/held: La Fortaleza Móvil da un aumento de Coraje contra lo que no es un cañón.
    t7g-6.20: Las Fortalezas Móviles pueden desplegarse como Fortificación Emplazada.
    t7g-6.21: Una Fortaleza Móvil no retrocede: quien se destraba es su atacante.
    t7g-6.21/emplaced: La Fortificación Emplazada no retrocede: se destraba el atacante.
    t7g-6.22: La unidad que se retira abandona su Fortaleza Móvil y tiene su propia Velocidad.
    t7g-6.22/emplaced-c: Con la lectura c de R169 abandona la fortificación y se retira.
    t7g-6.23: La forman {fortresses} unidades idénticas del mismo mando.
    t7g-6.23/one: Hacen falta al menos dos Fortalezas Móviles.
    t7g-6.23/command: Sus unidades son del mismo mando.
    t7g-6.23/identical: Sus unidades son idénticas en equipo y opciones.
    t7g-6.23/late: Se forma al desplegar sus unidades.
    t7g-6.24: Una Fortificación Emplazada no se abandona.
    t7g-6.25: Se le une una unidad de artillería Fortificada, como artillería Integrada.
    t7g-6.25/one: Se le unirían {guns} unidades de artillería: como mucho, una.
    t7g-6.25/option: Sólo se le une artillería con la opción Fortificada.
    t7g-6.25/great: Una Gran Batería no se le une.
    t7g-6.26: Sus unidades se tocan y se alinean, lo más cuadradas posible: una sola unidad sin flancos ni retaguardia.
    t7g-6.27: Una Fortificación Emplazada nunca mueve, se vuelve ni carga.
    t7g-6.27/retreat: No puede retirarse: se queda, Desordenada y con 1 de Desgaste más.
    t7g-6.27/retreat-b: Con la lectura b de R169 se queda, Desordenada, sin más Desgaste.
    t7g-6.28: Una Fortificación Emplazada nunca está flanqueada.
    t7g-6.29: La caballería que carga contra una Fortificación Emplazada, venga de donde venga, tiene una reducción de Combate.
    t7g-6.29/shot: La Fortificación Emplazada da un aumento de Coraje contra lo que no es un cañón, venga de donde venga.
    t7g-6.30/inside: Con {unitsInside} unidades en ella cuenta como Fresca para cumplir una orden.
    t7g-6.31: Una Fortificación Emplazada actúa como una sola unidad, con una sola carta de orden.
    t7g-6.31/formed: Desde ahora tiene una sola carta de orden.
    t7g-6.32: Sus unidades disparan a la vez, un disparo cada una; antes se dicen todos los objetivos y su orden.
    t7g-6.32/late: Todos los objetivos y su orden se dicen antes del primer disparo: nadie espera a ver qué hace otro.
    t7g-6.33: Sus disparos se miden desde cualquier punto de cualquiera de sus unidades.
    t7g-6.33/target: Un disparo contra ella puede medirse a cualquier punto de cualquiera de sus unidades.
    t7g-6.35: Para los puntos de victoria sus {pieces} unidades cuentan una a una.
    t7g-6.70/pursued: La infantería que se retira ante la caballería es destruida.
    t7g-6.82/held: La artillería Fortificada que no se ha movido cuenta como tras un muro: un aumento de Coraje.
    t7g-6.90/guns: La artillería que pierde un combate es destruida.
    t7g-6.114: Las granadas quitan lo que da Protegido.
    t7g-6.121/work: Contra un mortero no hay Cubierto.
    t7g-9.28/held: El muro protege a quien está pegado a él: un aumento de Coraje.
    t7g-9.29/held: El muro da Cubierto: un aumento de Coraje.
    t7g-9.34/held: La valla da Cubierto: un aumento de Coraje.
    t7g-9.38: En un edificio pequeño cabe una Compañía y en uno grande cualquier unidad de infantería: esta no cabe.
    t7g-9.38/infantry: Sólo la infantería entra en un edificio.
    t7g-9.38/full: En un edificio cabe una unidad, y ya hay una.
    t7g-9.39: En un edificio sólo se entra con ¡Atención!.
    t7g-9.39/reach: Su movimiento no llega al edificio.
    t7g-9.39/leaves: Del edificio se sale con cualquier orden que mueva a la unidad, desde cualquier punto.
    t7g-9.39/leaves-b: Con la lectura b de R165 de un edificio sólo se sale con ¡Atención!.
    t7g-9.41/covered-in: Una unidad en un edificio está a Cubierto: un aumento de Coraje.
    t7g-9.41/protected-in: Una unidad en un edificio está Protegida: un aumento de Coraje.
    t7g-9.41/lost: Sale del edificio por el lado contrario a su enemigo.
    t7g-9.41/lost-b: Con la lectura b de R166 se queda en el edificio.
    t7g-9.42: Dispara desde cualquier punto del edificio.
    t7g-9.42/target: Un disparo contra ella puede medirse a cualquier punto del edificio.
    t7g-9.43: Una unidad en un edificio nunca está flanqueada.
  `),

  because: said(`
    is-infantry: La unidad es infantería.
    is-a-company: La unidad es una Compañía.
    stands-empty: El edificio está vacío.
    card-is-attention: La carta es ¡Atención!.
    reaches-it: La unidad llega al edificio.
    keeps-its-orientation: La unidad no cambia de orientación.
    does-not-charge: La unidad no carga.
    stays: La unidad no lo deja.
    neither-moves-nor-turns: La unidad no mueve, ni gira, ni carga.
    right-against-it: La unidad no está pegada a él.
    has-moved: La artillería se ha movido.
    not-from-the-front: La carga no viene de frente.
    no-grenades: El enemigo no tiene granadas.
    not-in-a-building: La unidad no está en un edificio.
    not-emplaced: La unidad no está en una Fortificación Emplazada.
    it-must-retreat: No ha anulado ningún daño y debe retirarse.
    it-only-disengages: Ha anulado algún daño.
    several-fortresses: Hay dos Fortalezas Móviles o más.
    of-one-command: Son del mismo mando.
    all-identical: Son idénticas.
    on-deployment: Se forma al desplegar.
    one-gun-at-most: Se le une una sola unidad de artillería.
    guns-are-fortified: La artillería tiene la opción Fortificada.
    no-great-battery: La artillería no es una Gran Batería.
  `),

  ...summed(`
    fortification/no: No está permitido ({work}): la unidad {does}. | No puede | No puede.
    fortification/yes: Está permitido ({work}): la unidad {does}. | Puede | Puede.
    fortification/resists: La unidad tira {courageDice} {courageDice?dado|dados} para resistir. | {courageDice} {courageDice?dado|dados} | Tira {courageDice} {courageDice?dado|dados} para resistir.
    fortification/nobody: No retrocede nadie. | Se queda | Se queda donde está.
    fortification/holder: Retrocede la unidad que ha perdido. | Retrocede | Retrocede la unidad que ha perdido.
    fortification/attacker: Retrocede el atacante. | Retrocede el atacante | Retrocede el atacante.
    fortification/destroyed: La unidad que ha perdido es destruida. | Destruida | La unidad que ha perdido es destruida.
    emplacement/yes: Pueden formar una Fortificación Emplazada. | Puede formarse | Pueden formarla.
    emplacement/no: No pueden formar una Fortificación Emplazada. | No puede formarse | No pueden formarla.
  `),

  problems: said(`
    only-a-building-is-entered: Sólo se entra en un edificio.
    lost-to-nobody: Un combate se pierde contra infantería o caballería que ha cargado: di cuál.
    no-several-shots: Sólo una Fortificación Emplazada que dispara hace varios disparos.
  `),
} satisfies PartOfMessages;
