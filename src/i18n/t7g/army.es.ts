import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    't7g/army': {
      title: 'Un ejército',
      line: 'Lo que cuesta y todo lo que está mal',
      about:
        'Suma un ejército de Comandante, Mandos y unidades, cuyos puntos copia el jugador de su propia lista de ejército, y dice todo lo que incumple una norma del libro: Niveles, Virtudes, Cualidades, el único Comandante, la unidad de Élite del organigrama, el límite de puntos. El libro no trae listas de ejército, y los números de las casillas de sus organigramas se han perdido: si la lista los cumple debe decirlo el jugador.',
      fields: labelled(`
        units: Unidades | Las unidades de Tropas del ejército, cada una como la tiene el jugador en su lista de ejército.
        commanders: Mandos | El Comandante y los demás Mandos, en el orden que se quiera; sus puestos se cuentan desde el 1.
      `),
    },
    ...titled(`
    t7g/commander-profile: El perfil de un Mando | Coste, Virtudes y Cualidades de un Nivel | Dice lo que cuesta un Comandante u otro Mando de un Nivel, cuántas Virtudes y Cualidades puede tener, si las elegidas son demasiadas, y a qué distancia manda y mueve.
  `),
  },

  fields: labelled(`
    isGeneral: Comandante | true si es el Comandante del ejército; false si es otro Mando.
    commanderLevel: Nivel | El Nivel que se compra para él, de 0 a 5. Un Comandante tiene de 2 a 5; otro Mando, de 0 a 4.
    virtues: Virtudes | Las Virtudes elegidas, por su nombre sin tildes: entrega, destreza, instruccion, lealtad, fervor, sacrificio, voluntad, presencia, brio, fama, iniciativa.
    traits: Cualidades | Las Cualidades elegidas, por su nombre sin tildes, como en t7g/command-action. Las acciones comunes, correr e inspirar, no se eligen.
    commanderCalled: Nombre | Como lo llama su jugador.
    unitCalled: Nombre | Como llama su jugador a la unidad.
    unitPoints: Puntos de una unidad | Lo que cuesta una unidad así en la lista de ejército del jugador, con todas sus opciones salvo las dos de la unidad de Élite.
    copies: Cuántas | Cuántas unidades así, con los mismos puntos y opciones.
    ledBy: Mando que la dirige | El puesto de su Mando en la lista, desde el 1. 0: no se nombra ninguno, como en una batería a las órdenes del Comandante.
    eliteUnit: Unidad de Élite | true si es una unidad de Élite de su organigrama; lo es toda unidad que compra una de las dos opciones.
    eliteRule: Compra la regla Élite | true si compra la regla Élite por 15 puntos.
    eliteDiscipline: Compra Disciplina | true si compra 1 punto de Disciplina por 10 puntos.
    eliteByList: Su lista lo permite | false si la lista de ejército no permite que esta unidad sea la de Élite.
    allied: Tropas aliadas | true si la unidad es de un contingente aliado, que no es del Comandante.
    integrated: Se va a integrar | true si es un cañón ligero que se integrará en una Formación al desplegar.
    pointsLimit: Límite de puntos | Los puntos acordados con el rival. Si se omite: no se comprueba ningún límite.
    chart: Organigrama | El organigrama: standard, Ejércitos Estándar; cavalry, Ejércitos de Caballería; companies, Compañías.
    factionKept: Cumple con su facción | false si la lista incumple una norma de organización de la lista de ejército de su facción, que el libro no trae.
    boxesKept: Cumple las casillas | false si la lista incumple un mínimo o un máximo de su organigrama, cuyos números no están en nuestro ejemplar.
    contingents: Contingentes | Cuántos jugadores, cada uno con su Comandante, comparten el ejército.
    periodsMixed: Épocas distintas | true si los dos ejércitos son de épocas distintas.
    generalLevel: Nivel del Comandante | El de su ejército. Si se omite: no se comprueba.
    traitsOfOthers: Cualidades de otros Mandos | Las que ya llevan los demás Mandos del ejército.
  `),

  answers: labelled(`
    faults: Faltas | Lo que está mal, por su nombre; cada falta tiene un paso con su cláusula. no-general; several-generals; level-of-general; level-of-commander; above-general; too-many-virtues; too-many-traits; cartographer-not-general; trait-repeated; elite-not-eligible; guns-without-formation; over-limit; faction-rule; chart-boxes.
    armyCost: Coste del ejército | Puntos de Mandos y Tropas juntos.
    commandersCost: Mandos | Puntos de todos los Mandos, con el Comandante; uno cuyo Nivel no se puede tener no suma nada.
    troopsCost: Tropas | Puntos de las unidades con sus opciones de Élite; en la lista de Mandos, de las que dirige.
    eliteCost: Opciones de Élite | Puntos de las dos opciones de las unidades de Élite, que forman parte de las Tropas.
    pointsLimit: Límite de puntos | El límite acordado; null si no se dijo ninguno.
    pointsLeft: Puntos que quedan | Lo que falta para el límite; null si no lo hay.
    pointsOver: Puntos de más | En cuánto supera el ejército el límite; null si no lo hay.
    battleSize: Tamaño de la batalla | small (500), medium (1000), wide (1500), large (2000) o huge (3000 puntos); null con cualquier otro límite, que no tiene nombre.
    commanders: Mandos | Por Mando, en el orden de la lista: su coste, lo que aún cabe en su Nivel y lo que dirige.
    cost: Coste | Puntos que cuesta; null si su Nivel no se puede tener.
    virtuesLeft: Virtudes que quedan | Cuántas Virtudes más permite su Nivel.
    traitsLeft: Cualidades que quedan | Cuántas Cualidades más permite su Nivel.
    troops: Unidades que dirige | Cuántas unidades lo tienen por Mando.
    units: Unidades | Por unidad, en el orden de la lista.
    unitCost: Una unidad | Puntos de una de ellas con sus opciones de Élite.
    unitsCost: Todas ellas | Puntos de todas sus copias.
    generalLeadsAllies: El Comandante dirige a los aliados | Si el Comandante interactúa con las Tropas aliadas; null si no hay ninguna.
    virtuesMost: Virtudes | Cuántas Virtudes permite el Nivel como mucho.
    traitsMost: Cualidades | Cuántas Cualidades permite el Nivel como mucho.
    commandActions: Acciones de Mando | Cuántas Acciones de Mando distintas puede intentar: las dos comunes y las de sus Cualidades que no son automáticas.
    commandDistance: Distancia de mando (pulgadas) | A qué distancia manda.
    commanderMoves: Movimiento (pulgadas) | Cuánto mueve.
    initiativeLevel: Nivel para la iniciativa | Lo que suma al dado de iniciativa si es el Comandante.
  `),

  terms: worded(`
    chart: standard = Estándar | cavalry = Caballería | companies = Compañías
    battleSize: small = Pequeña | medium = Mediana | wide = Amplia | large = Grande | huge = Enorme
    faults: no-general = no hay Comandante | several-generals = demasiados Comandantes | level-of-general = Nivel impropio de un Comandante | level-of-commander = Nivel sólo de Comandante | above-general = Nivel superior al del Comandante | too-many-virtues = demasiadas Virtudes | too-many-traits = demasiadas Cualidades | cartographer-not-general = Cartógrafo sin ser Comandante | trait-repeated = una Cualidad repetida | elite-not-eligible = no puede ser la Élite de este organigrama | guns-without-formation = cañones sin Formación | over-limit = por encima del límite | faction-rule = una norma de la facción | chart-boxes = casillas del organigrama
  `),

  steps: said(`
    t7g-6.83/integrated: {guns} {guns?cañón ligero se integrará|cañones ligeros se integrarán} al desplegar, hasta el final.
    t7g-6.83/no-formation: Se van a integrar {guns} {guns?cañón|cañones} y el ejército tiene {formations} {formations?Formación|Formaciones}: un cañón se integra en una Formación.
    t7g-7.2: Mando {number}, de Nivel {commanderLevel}: {cost} {cost?punto|puntos}.
    t7g-7.2/general-cost: Mando {number}, Comandante de Nivel {commanderLevel}: {cost} {cost?punto|puntos}.
    t7g-7.2/gives: El Nivel {commanderLevel} permite {virtuesMost} {virtuesMost?Virtud|Virtudes} y {traitsMost} {traitsMost?Cualidad|Cualidades}.
    t7g-7.2/general: El Mando {number} es el Comandante, y ningún Comandante tiene Nivel {commanderLevel}: tiene de 2 a 5.
    t7g-7.2/commander: El Mando {number} no es el Comandante, y sólo un Comandante tiene Nivel {commanderLevel}.
    t7g-7.2/virtues: El Mando {number}, de Nivel {commanderLevel}, tiene {given} {given?Virtud|Virtudes}: como mucho, {most}.
    t7g-7.2/traits: El Mando {number}, de Nivel {commanderLevel}, tiene {given} {given?Cualidad|Cualidades}: como mucho, {most}.
    t7g-7.3: El Mando {number} tiene Nivel {commanderLevel}, más que el Comandante, que tiene {highest}.
    t7g-7.31: {given} {given?Virtud elegida|Virtudes elegidas} libremente entre las 11.
    t7g-7.39/profile: Con Presencia manda a {inches} pulgadas.
    t7g-7.40/profile: Con Brío mueve {inches} pulgadas.
    t7g-7.42/profile: Iniciativa hace que su Nivel cuente {added} más para la iniciativa.
    t7g-7.44: Con Correr e Inspirar puede intentar {commandActions} Acciones de Mando.
    t7g-7.47: {trait} se elige {copies} veces: cada Cualidad, una vez por ejército.
    t7g-7.48/profile: {automatic} de sus Cualidades {automatic?es automática|son automáticas}, sin tirada.
    t7g-7.61/not-general: El Mando {number} tiene Cartógrafo, que sólo puede tener un Comandante.
    t7g-7.70/army: El Comandante tiene Diplomático: interactúa con las Tropas aliadas como con las suyas.
    t7g-8.1: El ejército cuesta {armyCost} {armyCost?punto|puntos} en total.
    t7g-8.1/unit: Unidad {number}: {copies} a {cost} {cost?punto|puntos}.
    t7g-8.1/over: El ejército cuesta {armyCost} {armyCost?punto|puntos} y el límite es de {pointsLimit}.
    t7g-8.2: {pointsLimit} puntos son una batalla {battleSize}.
    t7g-8.4: Pueden enfrentarse ejércitos de épocas distintas, aunque no se recomienda.
    t7g-8.5: La lista incumple una norma de organización de su facción.
    t7g-8.6: La lista usa el organigrama {chart}, uno de los 3.
    t7g-8.7: Una lista que incumple su organigrama o las normas de su facción no es legal.
    t7g-8.8: El ejército tiene su único Comandante.
    t7g-8.8/none: El ejército tiene {generals} {generals?Comandante|Comandantes} y necesita {contingents}.
    t7g-8.8/several: El ejército tiene {generals} Comandantes y puede tener {contingents}.
    t7g-8.9: La lista incumple un mínimo o un máximo de Mandos o Tropas de su organigrama.
    t7g-8.10: Las casillas negras del organigrama están cubiertas, según su jugador; sus números no están en nuestro ejemplar.
    t7g-8.11: Las Tropas aliadas forman parte del ejército, pero el Comandante no interactúa con ellas.
    t7g-8.12: {contingents} contingentes: cada Comandante interactúa con el suyo, y el ejército es uno solo.
    t7g-8.13: En el organigrama Estándar la unidad {number}, {kind}, puede ser la de Élite.
    t7g-8.13/other: En el organigrama Estándar la unidad {number}, {kind}, no puede ser la de Élite: sólo caballería, una Formación o una Compañía que la lista permita.
    t7g-8.14/rule: La unidad {number} compra la regla Élite por {cost} {cost?punto|puntos}.
    t7g-8.14/discipline: La unidad {number} compra 1 punto de Disciplina por {cost} {cost?punto|puntos}.
    t7g-8.15: En el organigrama de Caballería la unidad {number}, {kind}, puede ser la de Élite.
    t7g-8.15/other: En el organigrama de Caballería la unidad {number}, {kind}, no puede ser la de Élite: sólo caballería que la lista permita.
    t7g-8.16: En el organigrama de Compañías la unidad {number}, {kind}, puede ser la de Élite.
    t7g-8.16/other: En el organigrama de Compañías la unidad {number}, {kind}, no puede ser la de Élite: sólo caballería o una Compañía que la lista permita.
    t7g-7.1: Este Mando es {role}.
  `),

  because: said(`
    level-two-at-least: El Comandante tiene Nivel 2 o más.
    level-four-at-most: El Mando tiene Nivel 4 o menos.
    virtues-of-level: No tiene más Virtudes de las que permite su Nivel.
    traits-of-level: No tiene más Cualidades de las que permite su Nivel.
    bought-by-the-general: Es el Comandante.
    one-general: No hay más Comandantes de los que puede haber.
    a-formation-for-each-gun: Hay una Formación para cada cañón.
    faction-kept: La lista cumple las normas de su facción.
    boxes-kept: La lista cumple los mínimos y máximos de su organigrama.
    within-limit: El ejército no cuesta más que el límite.
    keeps-to-chart-and-faction: La lista cumple su organigrama y las normas de su facción.
    no-allied-troops: El ejército no tiene Tropas aliadas.
    level-of-general-at-most: Su Nivel no es superior al del Comandante.
    each-trait-once: La Cualidad se elige una sola vez.
    eligible: La unidad puede ser la de Élite de este organigrama.
  `),

  ...summed(`
    army/yes: La lista cuesta {armyCost} {armyCost?punto|puntos} y no tiene nada mal. | {armyCost} {armyCost?punto|puntos} | Cuesta {armyCost} {armyCost?punto|puntos} y no incumple ninguna norma.
    army/no: La lista cuesta {armyCost} {armyCost?punto|puntos} y no es legal. | No es legal | La lista no es legal.
    commander-profile/yes: Un Mando de Nivel {commanderLevel} así elegido cuesta {cost} {cost?punto|puntos}. | {cost} {cost?punto|puntos} | Cuesta {cost} {cost?punto|puntos}.
    commander-profile/no: Un Mando de Nivel {commanderLevel} no puede elegirse así. | No es legal | No puede elegirse así.
  `),

  problems: said(`
    led-by-nobody: La dirige el Mando {given}, y en la lista hay {commanders}.
    only-guns-are-integrated: Sólo un cañón ligero se integra en una Formación.
  `),
} satisfies PartOfMessages;
