import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/orders: ¿Cuántas órdenes da la carta? | A cuántas unidades alcanza tu carta | Dice cuántas unidades y líderes pueden recibir órdenes de una carta con lo que el jugador tiene en el campo, de qué tipos y en qué secciones, cuántas órdenes se pierden y si sólo queda 1 unidad a su elección.
    cca/may-order: ¿Puede recibir esta orden? | Si esa unidad o ese líder entra | Dice si una unidad o un líder concretos pueden recibir una orden de la carta jugada, cuántas órdenes cuesta y cuántas quedan. No dice cuánto puede mover ni si puede combatir.
  `),

  fields: labelled(`
    commandCard: Carta de mando | La carta de mando por la que se pregunta. Es obligatoria.
    countered: Carta contraatacada | Sólo con Contraataque: la carta que acaba de jugar el oponente y que se repite; en él es obligatoria. Si la suya era otro Contraataque, la que él repitió.
    opponentSection: Sección del oponente | Sólo al contraatacar Liderazgo en Cualquier Sección: sección en que el oponente dio las órdenes, tal como él la ve. Si se omite: none, no se dice y no se comprueba.
    unitsIn: Unidades por sección | Cuántas unidades propias hay en cada sección, como la ve su jugador; cuenta con las cartas de Sección. Un líder unido no se cuenta aquí, sino en leadersIn. Si no se indica ninguna sección, ni aquí ni en leadersIn: suficientes para todas las órdenes.
    leadersIn: Líderes por sección | Cuántos líderes propios hay en cada sección, como la ve su jugador. Con cartas de Sección y Orden a Montadas, los que vayan a recibir una orden propia; con las de Liderazgo y Reorganización, los que hay. Si no se indica ninguna sección: en las de Sección y Orden a Montadas, ninguno; en las demás, uno que sirve.
    left: Izquierda | Los que están sólo en la sección izquierda del jugador. Si se omite: 0.
    leftCentre: Entre izquierda y centro | Los que están en un hex con la línea de puntos entre la izquierda y el centro. Si se omite: 0.
    centre: Centro | Los que están sólo en la sección central. Si se omite: 0.
    centreRight: Entre centro y derecha | Los que están en un hex con la línea de puntos entre el centro y la derecha. Si se omite: 0.
    right: Derecha | Los que están sólo en la sección derecha del jugador. Si se omite: 0.
    ownUnits: Unidades propias | Cuántas unidades de cada tipo tiene el jugador en el campo; cuenta con las cartas que nombran una clase de tropa y con Soy Espartaco. Si se indica algún tipo, los demás son 0; si no se indica ninguno: suficientes para todas las órdenes.
    LI: Infantería ligera | Número para la infantería ligera (LI).
    LS: Ligera con hondas | Número para la infantería ligera con hondas (LS).
    LB: Ligera con arcos | Número para la infantería ligera con arcos (LB).
    AX: Auxiliares | Número para los auxiliares (AX).
    WR: Guerreros | Número para los guerreros (WR).
    MI: Infantería media | Número para la infantería media (MI).
    HI: Infantería pesada | Número para la infantería pesada (HI).
    LC: Caballería ligera | Número para la caballería ligera (LC).
    MC: Caballería media | Número para la caballería media (MC).
    HC: Caballería pesada | Número para la caballería pesada (HC).
    CH: Carros pesados | Número para los carros pesados (CH).
    EL: Elefantes | Número para los elefantes (EL).
    aroundLeader: En torno al líder | Sólo con las cartas de Liderazgo: qué unidades hay con el líder elegido y en torno a él.
    inHex: Unidad en su hex | Si el líder está unido a una unidad.
    around: Unidades en torno | Cuántas unidades propias hay en los hexes adyacentes al del líder. Si se omite: tantas como la carta permite.
    unitsInContact: Unidades junto al enemigo | Sólo con Choque de Escudos: cuántas unidades propias son adyacentes a una unidad enemiga al jugarse la carta. Si se omite: no se cuentan, y la respuesta dice all.
    footBlock: Unidades a pie en el bloque | Sólo con Tiempo Doble y Mando en Línea: cuántas unidades a pie forman el bloque elegido, cada una adyacente a otra de él. Si se omite: todas las de a pie de ownUnits.
    section: Sección de su hex | Sección del hex de la unidad o del líder, como la ve su jugador; left-and-centre y centre-and-right son los hexes con una línea de puntos.
    alreadyOrdered: Ya tiene una orden | Sí, si ya ha recibido una orden de esta carta.
    givenIn: Órdenes ya dadas por sección | Sólo con Ataque Coordinado y Flanqueo, en lugar de ordersGiven: cuántas órdenes se han dado ya en cada sección.
    noneOfKind: No hay tropas de esa clase | Sí, si el jugador no tiene ninguna unidad de la clase que nombra la carta o, con Reorganización, ningún líder.
    nearLeader: Respecto del líder | Dónde está la unidad respecto del líder elegido (Liderazgo) o del más cercano (Reorganización): same-hex, en su hex; adjacent, en uno adyacente al suyo; linked, no es adyacente al líder, pero sí a otro hex que recibe órdenes con él; away, más lejos. Con Liderazgo, ordersGiven cuenta sólo las unidades en torno al líder.
    leaderSection: Sección del líder | Sólo con las cartas de Liderazgo: sección del hex del líder elegido, como la ve su jugador. Si se omite: none, una en que la carta le sirve.
    inContact: Junto al enemigo | Sólo con Choque de Escudos: si la unidad era adyacente a una unidad enemiga cuando se jugó la carta.
    inBlock: En el bloque | Sólo con Tiempo Doble y Mando en Línea: si la unidad es adyacente a otra del bloque que recibe órdenes, o la primera de él.
  `),

  answers: labelled(`
    inForce: Carta que se sigue | La carta cuyas instrucciones valen: la jugada o, con Contraataque, la que resulta de repetir la del oponente.
    orders: Órdenes de la carta | Cuántas órdenes da la carta: un número; all, a todas las que cumplan; en cca/card, command, tantas como el Mando, o dice, según los dados. Con las de Liderazgo, cuántas unidades puede haber en los hexes del líder.
    canOrder: Pueden recibir orden | Cuántas unidades, y líderes si la carta cuenta sus órdenes, pueden recibir una; all si nadie las ha contado. Con dados, el máximo que pueden dar.
    lost: Órdenes perdidas | Órdenes que nadie puede recibir.
    units: Unidades | Tipos de unidad a los que la carta puede dar órdenes o, con Reorganización, devolver bloques; con la tirada hecha, los que ella permite. null si aún depende de los dados.
    leaders: Líderes | Cómo recibe órdenes un líder: counted, como una más de las órdenes de la carta; besides, aparte de ellas; no, no las recibe por sí mismo.
    sections: Secciones | Secciones en que la carta da órdenes, como las ve quien la juega; con las de Liderazgo, aquellas en que puede estar el líder.
    left: Izquierda | Órdenes en la sección izquierda.
    centre: Centro | Órdenes en la sección central.
    right: Derecha | Órdenes en la sección derecha.
    oneOfChoice: 1 unidad a elección | no, la carta no lo permite; instead, se puede ordenar 1 unidad a elección en lugar de lo demás; if-none, sólo si no hay a quién ordenar; only, es lo único que queda.
    cost: Órdenes que cuesta | Órdenes de la carta que gasta. 0 si no se puede, o si es el líder de una carta de Liderazgo o la unidad de su hex.
    onlyUnit: Sólo ella | Sí, si sólo puede recibir la orden como la 1 unidad a elección, y entonces nadie más la recibe.
  `),

  terms: {
    ...worded(`
      orders: command = tantas como el Mando | dice = según los dados
      leaders: counted = como una más de las órdenes | besides = aparte de las órdenes | no = sin orden propia
      oneOfChoice: no = no | instead = en lugar de lo demás | if-none = si no hay a quién ordenar | only = es lo único que queda
    `),
    ...said(`
      countered.none: ninguna
      opponentSection.none: no se dice
      leaderSection.none: no se dice
      left-and-centre: entre izquierda y centro
      centre-and-right: entre centro y derecha
      same-hex: en el hex del líder
      nearLeader.adjacent: en un hex adyacente al líder
      linked: enlazada con esos hexes
      away: más lejos
    `),
  },

  steps: said(`
    cca-6.2/card: {card} dice a cuántos se puede ordenar y dónde.
    cca-7.1/chosen-unit: Con {card}, el jugador puede anunciar una orden para {unit:the}.
    cca-7.1/chosen-leader: Con {card}, el jugador puede anunciar una orden para el líder, que deja su unidad.
    cca-7.2/no-order-unit: {unit:The} no recibe una orden: no puede mover ni combatir.
    cca-7.2/no-order-leader: El líder no recibe una orden propia: no se mueve por su cuenta.
    cca-7.3/unit: {unit:The} está en un hex con línea de puntos: vale la orden de cualquiera de sus 2 secciones.
    cca-7.3/orders: A quien está en un hex con línea de puntos le vale la orden de cualquiera de sus 2 secciones.
    cca-7.4/second: {unit:The} ya tiene una orden de esta carta: recibe 1 como mucho.
    cca-7.4/orders: Cada unidad recibe 1 orden como mucho: {lost?se pierde|se pierden} {lost}.
    cca-7.5: Hay más órdenes que unidades en la sección: {lost?se pierde|se pierden} {lost}.
    cca-8.17/orders: Los auxiliares cuentan como tropas ligeras al recibir órdenes.
    cca-8.20/orders: Los guerreros cuentan como tropas medias al recibir órdenes.
    cca-8.26/orders: Los elefantes cuentan como tropas pesadas y montadas al recibir órdenes.
    cca-8.28/orders: Los carros cuentan como tropas pesadas y montadas al recibir órdenes.
    cca-8.35/orders: {card} permite que un líder deje su unidad con una orden propia.
    cca-8.35/not-here: {card} no permite que un líder deje su unidad.
    cca-8.36/one: Dar la orden a un líder gasta 1 orden de la carta.
    cca-8.36/orders: Cada líder que recibe una orden gasta 1 de las de la carta.
    cca-8.37/orders: Las demás órdenes pueden ir a otras unidades, también a la que el líder deja.
    card/units-only: Un líder no es una unidad: {card} no le da una orden propia.
    card/outside: La carta da órdenes en otra sección ({sections}); el hex está en: {section}.
    card/other-kind: La carta {card} nombra otra clase de tropas: no vale para {unit:the}.
    card/as-choice: No hay a quién ordenar con {card}: se da la orden a 1 unidad a elección del jugador.
    card/not-commanded: {unit:The} no está bajo el mando del líder: sólo puede ser la 1 unidad a elección.
    card/choice-is-one: A elección sólo se ordena a 1 unidad, y ya se han dado órdenes: {given}.
    card/choice-outside: Según la lectura b de R82, la unidad a elección debe estar en la sección de la carta: {sections}.
    card/leader-outside: El líder no está en la sección que pide la carta: {sections}.
    card/no-contact: {unit:The} no era adyacente a ninguna unidad enemiga cuando se jugó la carta.
    card/outside-block: {unit:The} no forma bloque con las demás que reciben órdenes.
    card/symbol: Un símbolo de la tirada da la orden a {unit:the}.
    card/no-symbol: Ningún símbolo libre de la tirada vale para {unit:the}.
    card/around: En los hexes que ordena el líder {qualify?hay|hay} {qualify} {qualify?unidad|unidades}.
    cca-18.1: Las cartas de Sección dan órdenes en las secciones que nombran.
    cca-18.2: Las cartas de Sección llevan casco: también un líder puede recibir una orden.
    cca-18.3/orders: {card} da 2 órdenes en la sección izquierda.
    cca-18.4/orders: {card} da 2 órdenes en la sección central.
    cca-18.5/orders: {card} da 2 órdenes en la sección derecha.
    cca-18.6/orders: {card} da 3 órdenes en la sección izquierda.
    cca-18.7/orders: {card} da 3 órdenes en la sección central.
    cca-18.8/orders: {card} da 3 órdenes en la sección derecha.
    cca-18.9/orders: {card} da 4 órdenes en la sección izquierda.
    cca-18.10/orders: {card} da 4 órdenes en la sección central.
    cca-18.11/orders: {card} da 4 órdenes en la sección derecha.
    cca-18.12/orders: {card} da 1 orden en cada una de las 3 secciones.
    cca-18.13/orders: {card} da 2 órdenes en la sección izquierda y otras 2 en la derecha.
    cca-18.14: Las cartas de Tropa ordenan a una clase de unidades, en cualquier sección, tantas como el Mando.
    cca-18.15/orders: {card} da órdenes a unidades ligeras, a pie y montadas: tantas como el Mando.
    cca-18.17/orders: {card} da órdenes a unidades medias, a pie y montadas: tantas como el Mando.
    cca-18.18/orders: {card} da órdenes a unidades pesadas, a pie y montadas: tantas como el Mando.
    cca-18.19/orders: {card} da órdenes a unidades montadas y a líderes: tantos como el Mando.
    cca-18.20: Las cartas de Liderazgo ordenan a un líder, a la unidad de su hex y a las de hexes adyacentes.
    cca-18.21/orders: {card} da órdenes en el hex de un líder y en 3 hexes adyacentes, o en su lugar 1 unidad a elección.
    cca-18.22/orders: {card} da órdenes en el hex de un líder de la izquierda y en 4 hexes adyacentes, o en su lugar 1 unidad a elección.
    cca-18.23/orders: {card} da órdenes en el hex de un líder del centro y en 4 hexes adyacentes, o en su lugar 1 unidad a elección.
    cca-18.24/orders: {card} da órdenes en el hex de un líder de la derecha y en 4 hexes adyacentes, o en su lugar 1 unidad a elección.
    cca-18.25: Lo que dice una carta de Táctica prima sobre las reglas básicas.
    cca-18.26: Con {card}, el Mando dice cuántas órdenes, o cuántos dados, hay.
    cca-18.28/orders: {card} da órdenes a todas las unidades adyacentes al enemigo, que tiran 2 dados más y no mueven antes.
    cca-18.30: Cuenta la posición en el momento de jugar la carta.
    cca-18.31: Contraataque da la misma orden que la carta del oponente: {card}.
    cca-18.32: Al contraatacar, izquierda y derecha se intercambian: vale {card}.
    cca-18.33: Hay que ordenar en la misma sección que el oponente; para quien contraataca: {sections}.
    cca-18.34/orders: {card} da órdenes a todas las unidades con armas a distancia: disparan dos veces y no mueven.
    cca-18.35/orders: {card} da órdenes a un bloque de 4 unidades a pie como mucho.
    cca-18.38/orders: {card} no da órdenes: hace que la unidad atacada combata primero.
    cca-18.41/orders: {card} da órdenes con los dados: tantos como el Mando.
    cca-18.44/orders: {card} da órdenes a un bloque de unidades a pie, sin límite de número.
    cca-18.46/orders: {card} da órdenes a unidades ligeras, a pie y montadas: tantas como el Mando.
    cca-18.49/orders: {card} da órdenes a unidades montadas, tantas como el Mando, que tiran 1 dado más y no disparan.
    cca-18.51/orders: {card} da órdenes a las unidades que recuperan bloques con los dados.
    cca-18.51/full: {unit:The} no ha perdido bloques: no hay nada que devolverle.
    cca-18.51/far: {unit:The} no está ni en el hex de un líder ni en uno adyacente.
    cca-18.53: {unit:The} no puede recuperar bloques con esta carta.
  `),

  because: said(`
    names-no-section: La carta contraatacada no nombra secciones que intercambiar.
    no-surplus-orders: No hay más órdenes que unidades y líderes en la sección.
    not-elephants-or-chariots: {unit:The} no es de elefantes ni de carros.
    not-in-its-sections: Ninguna de las 2 secciones de su hex es de la carta.
    not-rallied: {unit:The} no recupera bloques.
    section-not-told: No se ha dicho en qué sección dio las órdenes el oponente.
  `),

  ...summed(`
    orders/dice: Con {card} los dados dan {order} {order?orden|órdenes} como mucho. | Hasta {order} {order?orden|órdenes}
    orders/nobody: Con {card} no hay a quién ordenar: recibe la orden 1 unidad a elección. | 1 unidad a elección | No hay a quién ordenar: recibe la orden una unidad a elección.
    may-order/leader-yes: Con {card}, el líder puede dejar su unidad. | Puede dejar su unidad | El líder puede dejar su unidad.
    may-order/leader-no: Con {card}, el líder no puede dejar su unidad. | No puede dejar su unidad
  `),

  problems: said(`
    counter-what: Con Contraataque hay que decir qué carta acaba de jugar el oponente.
    only-counter-attack: Sólo Contraataque repite una carta del oponente; {card} no.
    only-any-section: La sección del oponente sólo importa al contraatacar Liderazgo en Cualquier Sección.
    command-or-scenario: El Mando sale del escenario: indica uno de los dos, no ambos.
    which-turn: La mano romana crece en Lago Trasimeno: indica el número de su turno.
    needs-command: Esta carta depende del Mando: indícalo, o indica el escenario y el ejército.
    block-beyond-army: El bloque tiene {given} {given?unidad|unidades} a pie, pero el jugador tiene {foot} en total.
    only-leaders-detach: Sólo un líder puede dejar una unidad.
    is-of-that-kind: El jugador sí tiene tropas de esa clase: {unit:the} lo es.
  `),
} satisfies PartOfMessages;
