import { called, labelled, said, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';
import { CARDS } from './cards.ts';

/** What all subjects name: fields that they share, units, ground, cards, sections, faces of a die. */
export default {
  fields: labelled(`
    unit: Unidad | Tipo de unidad: line infantería de línea, militia milicia, light infantería ligera, rifle fusileros ligeros, grenadier granaderos, guard-grenadier granaderos de la Guardia, old-guard Vieja Guardia, young-guard Joven Guardia, guard-light infantería ligera de la Guardia, light-cavalry caballería ligera, guard-light-cavalry caballería ligera de la Guardia, light-lancers lanceros ligeros, heavy-cavalry caballería pesada, cuirassiers coraceros, guard-heavy-cavalry caballería pesada de la Guardia, foot-artillery artillería de a pie, guard-foot-artillery artillería de a pie de la Guardia, horse-artillery artillería montada, guard-horse-artillery artillería montada de la Guardia; leader, un líder solo en su hexágono o que mueve por su cuenta, donde cabe un líder.
    blocks: Bloques | Bloques que le quedan a la unidad. El reglamento no dice con cuántos empieza: está en su tarjeta nacional. Donde no es obligatorio: sin él, lo que depende de ello no se dice, o se pregunta.
    leader: Líder vinculado | Si hay un líder propio vinculado a la unidad, en su mismo hexágono.
    inSquare: En cuadro | Si la infantería está ya en cuadro.
    terrain: Terreno de su hexágono | Terreno del hexágono en que está: clear despejado, forest bosque, hill colina, rugged-hill colina escarpada, town pueblo o molino, river río sin vado ni puente, ford río vadeable, bridge puente, quarry cantera de arena. Una fortificación no es un terreno: va en fieldworks.
    fieldworks: Fortificación | Fortificación en el hexágono de esta unidad: between, en el lado que la separa de la otra (o por el que entra la línea de visión); elsewhere, sólo en otros lados; none, en ninguno.
    moved: Hexágonos movidos | Hexágonos que ha movido este turno antes de combatir; 0 si no se ha movido. Si es mayor que 0, se entiende que este turno ha entrado en su hexágono.
    card: Carta que le dio la orden | Carta de Orden por la que tiene la orden: bayonet-charge, bombard, cavalry-charge, elan, fire-and-hold, force-march, cold-steel (Give Them the Cold Steel), leadership, grande-manoeuvre, short-supply; none, cualquier otra, o la orden a 1 unidad cualquiera que da una de ellas a quien no tiene las tropas que nombra. Con Counter-Attack se pone la carta que copia.
    commandCard: Carta de Orden | La carta de Orden por la que se pregunta. Es obligatoria.
    nationalDice: Dados de la tarjeta nacional | Dados que la tarjeta nacional de esta unidad añade (o quita, con signo menos) en este combate, además de los que da el reglamento a su tipo.
    artilleryDice: Dados de su tabla | Sólo para artillería: dados de su tarjeta nacional con estos bloques y a esta distancia. La tabla no está en el reglamento; sólo se sabe que la artillería montada con 3 bloques tira 1 dado a 3 hexágonos. Si se omite: no se sabe; se pregunta donde no hay nada impreso.
    nation: Nación | Nación de la infantería que dispara después de mover: french Francia y british Gran Bretaña redondean hacia arriba, portuguese Portugal hacia abajo; las demás, como diga su tarjeta: other-rounds-up hacia arriba, other-rounds-down hacia abajo.
    guardFlags: Banderas de la Guardia | Sólo para unidades de la Guardia: cuántas banderas ignora por su tarjeta nacional, 1 o 2. El reglamento no lo dice de cada una. Si se omite: no se sabe; se pregunta donde dependen de ello banderas.
    support: Hexágonos con apoyo | En cuántos de los 6 hexágonos adyacentes a esta unidad hay una unidad amiga o un líder amigo solo. Con 2 o más puede ignorar 1 bandera.
    cardsInHand: Cartas en mano | Cartas de Orden que ese jugador tiene en la mano. Las del contador de Infantería en Cuadro no cuentan.
    distance: Distancia | Hexágonos hasta el objetivo: cuenta el del objetivo y no el propio. 1 es adyacente.
    section: Sección de su hexágono | Sección de su hexágono vista por su propio jugador: left Flanco Izquierdo, centre Centro, right Flanco Derecho; left-and-centre y centre-and-right son hexágonos cortados por una línea discontinua.
  `),

  answers: labelled(`
    allowed: Se puede | Si lo que se pregunta está permitido.
    dice: Dados | Dados que se tiran; 0 si no se puede.
  `),

  terms: {
    ...called(`
      line: la | unidad de infantería de línea | Infantería de línea
      militia: la | unidad de milicia | Milicia
      light: la | unidad de infantería ligera | Infantería ligera
      rifle: la | unidad de fusileros ligeros | Fusileros ligeros
      grenadier: la | unidad de granaderos | Granaderos
      guard-grenadier: la | unidad de granaderos de la Guardia | Granaderos de la Guardia
      old-guard: la | unidad de la Vieja Guardia | Vieja Guardia
      young-guard: la | unidad de la Joven Guardia | Joven Guardia
      guard-light: la | unidad de infantería ligera de la Guardia | Ligera de la Guardia
      light-cavalry: la | unidad de caballería ligera | Caballería ligera
      guard-light-cavalry: la | unidad de caballería ligera de la Guardia | Caballería ligera de la Guardia
      light-lancers: la | unidad de lanceros ligeros | Lanceros ligeros
      heavy-cavalry: la | unidad de caballería pesada | Caballería pesada
      cuirassiers: la | unidad de coraceros | Coraceros
      guard-heavy-cavalry: la | unidad de caballería pesada de la Guardia | Caballería pesada de la Guardia
      foot-artillery: la | unidad de artillería de a pie | Artillería de a pie
      guard-foot-artillery: la | unidad de artillería de a pie de la Guardia | Artillería de a pie de la Guardia
      horse-artillery: la | unidad de artillería montada | Artillería montada
      guard-horse-artillery: la | unidad de artillería montada de la Guardia | Artillería montada de la Guardia
      leader: el | líder solo | Líder solo
    `),
    ...worded(`
      nation: french = Francia | british = Gran Bretaña | portuguese = Portugal | other-rounds-up = otra nación que redondea hacia arriba | other-rounds-down = otra nación que redondea hacia abajo
    `),
    ...said(`
      left: Flanco Izquierdo
      left-and-centre: Flanco Izquierdo y Centro
      centre: Centro
      centre-and-right: Centro y Flanco Derecho
      right: Flanco Derecho
      infantry: infantería
      cavalry: caballería
      artillery: artillería
      saber: sable
      rugged-hill: colina escarpada
      town: pueblo o molino
      river: río
      bridge: puente
      quarry: cantera de arena
      fieldworks.none: sin fortificación
      elsewhere: en otro lado del hexágono
      first-strike: First Strike
      rally: Rally
    `),
    ...CARDS,
  },
} satisfies PartOfMessages;
