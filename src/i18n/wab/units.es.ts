import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    wab/unit: Una unidad y sus filas | Formada o no, orden, filas, peanas | Dice si una unidad está formada, qué orden tiene por defecto, en cuántas filas está y cuánto ocupa en la mesa, y si es bastante grande al empezar la batalla.
    wab/leadership-test: Un chequeo de Liderazgo | Su probabilidad, con repetición | Un chequeo sin más de 2D6 contra el Liderazgo, con lo que lo modifique y una repetición. Los de desmoralización, pánico, reagruparse y reorganizarse tienen sus propias preguntas.
    wab/arc: El arco frontal | A quién se puede disparar o cargar | Dice si una miniatura ve a un enemigo que está a cierto ángulo, y si puede disparar, cargar o reaccionar.
    wab/measuring: Medir | Qué se puede medir, y calcular mal | Dice si se puede medir una distancia, y qué pasa si se calcula mal.
    wab/characteristic: Para qué sirve un atributo | M, HA, HP, F, R, H, I, A, L | Dice para qué sirve cada atributo.
    wab/rider: Jinete y montura | Una miniatura con unos atributos | Dice qué Movimiento usa un jinete y qué pasa con su montura cuando muere.
  `),

  fields: labelled(`
    unitTroops: Tropa | infantry, infantería; light-infantry, infantería ligera; cavalry, caballería; light-cavalry, caballería ligera; massed-cavalry, caballería en masa; cataphracts, catafractos; camels, jinetes de camellos; light-chariots, carros ligeros; heavy-chariots, carros pesados; scythed-chariots, carros con cuchillas; elephants, elefantes; war-wagon, carromato de guerra; small-artillery, artillería pequeña; large-artillery, artillería grande; siege-engine, máquina de asedio; character, un personaje solo. Son tropas ligeras las que así llama su lista.
    unitStands: Formación | block, en filas; wedge, en cuña; skirmish, hostigando.
    frontage: Miniaturas de frente | Cuántas miniaturas hay en su primera fila. Sin decir: no se pregunta por sus filas.
    barded: Barda | true si sus monturas llevan barda.
    listOrder: Orden de su lista | close, cerrado, u open, abierto, si su lista le da un orden. Sin decir: la lista no dice nada.
    battleBegins: Empieza la batalla | true si se está desplegando, con las miniaturas con las que empieza.
    fellBelow: Ya fue pequeña | true si antes ya bajó de 5 miniaturas.
    commandRank: Fila del grupo de mando | En qué fila han de ir el líder, el portaestandarte y el músico; 1 es la primera. Sin decir: no se pregunta.
    testModifier: Modificador | Lo que se suma al Liderazgo en este chequeo; negativo si baja.
    rerollRules: Reglas para repetir | Cuántas reglas dejan repetir un chequeo fallado.
    angle: Ángulo | Grados entre el frente y el enemigo, a un lado u otro.
    arcAct: Lo que haría | shoot, disparar; charge, cargar; countercharge, contracargar; hold, aguantar, o flee, huir, cuando la cargan.
    isMounted: Va montada | true si monta a caballo, en elefante o en carro.
    obstructed: Visión tapada | true si el terreno, un edificio o unas miniaturas le tapan la visión.
    measuresFor: Se mide para | charge, una carga; shot, un disparo; other, otra cosa.
    measuredWhen: Cuándo | before, antes de declararlo, o after, después.
    ruleLets: Lo permite una regla | true si una regla dice que esa distancia se puede medir.
    trueDistance: Distancia real | Pulgadas que resulta haber. Sin decir: no se sabe.
    mostInches: Pulgadas que alcanza | Pulgadas que alcanza la carga o el arma. Sin decir: no se sabe.
    characteristic: Atributo | M, Movimiento; WS, Habilidad de Armas; BS, Habilidad de Proyectiles; S, Fuerza; T, Resistencia; W, Heridas; I, Iniciativa; A, Ataques; Ld, Liderazgo.
    value: Valor | Su número.
    mountMovement: Movimiento de la montura | El Movimiento (M) de la montura.
    mountKind: Montura | horse, caballo, o camel, camello.
    riderWounds: Heridas del jinete | Cuántas heridas (H) tiene el jinete.
    riderWoundsTaken: Heridas sufridas | Heridas sin salvar que ha sufrido.
    leavesRider: Se deja montura o jinete | true si su dueño quiere dejar en la mesa una montura sin jinete o un jinete a pie.
  `),

  answers: labelled(`
    isFormed: Formada | Si es una unidad formada.
    orderOfUnit: Orden | close, cerrado; open, abierto; skirmish, hostigadores; none, si no tiene orden.
    leastModels: Mínimo | Con cuántas miniaturas empieza por lo menos una unidad así.
    baseWidth: Frente de una peana | En milímetros.
    baseDepth: Fondo de una peana | En milímetros.
    ranksInAll: Filas | En cuántas filas está; null si no se sabe nada de ellas.
    inLastRank: Miniaturas de la última fila | Cuántas hay en la última fila; null si no se sabe nada de ella.
    fullRanksBehind: Filas completas tras la primera | Filas de 4 miniaturas o más tras la primera; null si no se sabe nada de ellas.
    unitWidth: Frente de la unidad | En milímetros; null si no se sabe.
    unitLength: Fondo de la unidad | En milímetros; null si no se sabe.
    inArc: En su arco | Si el enemigo está en el arco de su frente.
    inReach: Llega | Si llega la carga o el disparo; null si no se saben las distancias.
    usedFor: Sirve para | Para qué sirve el atributo.
    isElite: De élite | Si esa Habilidad de Armas es la de un guerrero de élite.
    movementUsed: Movimiento que usa | El Movimiento que tiene la miniatura.
    modelRemoved: Se retira | Si se retiran jinete y montura.
    passes: Lo pasa | Probabilidad de que pase el chequeo.
  `),

  terms: worded(`
    unitTroops: infantry = infantería | light-infantry = infantería ligera | cavalry = caballería | light-cavalry = caballería ligera | massed-cavalry = caballería en masa | cataphracts = catafractos | camels = jinetes de camellos | light-chariots = carros ligeros | heavy-chariots = carros pesados | scythed-chariots = carros con cuchillas | elephants = elefantes | war-wagon = carromato de guerra | small-artillery = artillería pequeña | large-artillery = artillería grande | siege-engine = máquina de asedio | character = personaje solo
    unitStands: block = en filas | wedge = en cuña | skirmish = hostigando
    listOrder: close = orden cerrado | open = orden abierto
    orderOfUnit: close = orden cerrado | open = orden abierto | skirmish = hostigadores | none = sin orden
    arcAct: shoot = disparar | charge = una carga | countercharge = una contracarga | hold = aguantar | flee = huir
    measuresFor: charge = una carga | shot = un disparo | other = otra cosa
    measuredWhen: before = antes | after = después
    characteristic: M = Movimiento | WS = Habilidad de Armas | BS = Habilidad de Proyectiles | S = Fuerza | T = Resistencia | W = Heridas | I = Iniciativa | A = Ataques | Ld = Liderazgo
    usedFor: moving = mover | hand-to-hand = luchar cuerpo a cuerpo | shooting = disparar | wounding = herir | resisting = resistir el daño | lasting = aguantar más heridas | striking-early = golpear antes | striking-often = golpear más veces | courage = tener valor
    mountKind: horse = caballo | camel = camello
  `),

  steps: said(`
    wab-1.4: {dice}D6 son {dice} dados sumados.
    wab-1.5: Un chequeo fallado se vuelve a tirar entero.
    wab-1.6: Por muchas reglas que lo permitan, se repite una vez como mucho.
    wab-1.8: No se mide ninguna distancia de antemano: se calcula a ojo.
    wab-1.9: Estaba más lejos de lo que alcanza: la carga falla, el disparo se queda corto.
    wab-1.11: Mueve {value} pulgadas por turno, sin contar la armadura.
    wab-1.12: Dice cómo lucha cuerpo a cuerpo.
    wab-1.12/elite: 4 o más es de élite.
    wab-1.13: Dice cómo dispara y lanza.
    wab-1.14: Ayuda a herir.
    wab-1.15: Resiste las heridas.
    wab-1.16: Aguanta estas heridas antes de caer: {value}.
    wab-1.17: Cuanto más alta, antes golpea.
    wab-1.18: Da estos golpes en una ronda: {value}.
    wab-1.19: Es su moral, su disciplina y su valor.
    wab-1.20: Lo pasa con {target} o menos.
    wab-1.21: Son caballería los jinetes a caballo y en camello por igual.
    wab-1.22: Jinete y montura son 1 miniatura: el jinete lucha y recibe los golpes, y mueve {movement} pulgadas como su montura.
    wab-1.24: El jinete ha muerto: se retira la miniatura entera.
    wab-1.24/apart: No queda ni una montura sin jinete ni un jinete a pie.
    wab-1.27: Está en filas: es una unidad formada.
    wab-1.28: Tiene que empezar con {least} miniaturas por lo menos.
    wab-1.29: Está en {ranks} {ranks?fila|filas}, con {last} en la última.
    wab-1.30: El grupo de mando va en la primera fila, en el centro.
    wab-8.1/unit: El grupo de mando puede ir más atrás.
    wab-1.31: Los carros son una unidad formada que mueve y lucha por reglas propias.
    wab-1.36: No es el orden que tales tropas tienen por defecto.
    wab-1.32: Una unidad formada va en orden cerrado o abierto.
    wab-1.32/list: Su lista le da este orden.
    wab-1.32/none: Lo que no está formado no va en orden cerrado ni abierto.
    wab-1.34: La infantería va en orden cerrado si nada dice otra cosa.
    wab-1.34/barding: Los jinetes cuyas monturas llevan barda van en orden cerrado.
    wab-1.35: La demás caballería, los jinetes de camellos y los carros van en orden abierto.
    wab-1.37: La caballería en masa va en orden cerrado.
    wab-1.37/wedge: Una cuña tiene el orden de sus tropas, casi siempre abierto.
    wab-20.13: Solo es caballería en masa la que su lista llama así, lleve las lanzas que lleve.
    wab-20.16: Una cuña sin barda está en orden abierto, y se aplican las reglas de ambas cosas.
    wab-1.39: Las tropas ligeras luchan en orden abierto o como hostigadores.
    wab-1.40: Con menos de 5 miniaturas ya no está formada.
    wab-1.41: Una vez bajó de 5 miniaturas: ya nunca está formada.
    wab-1.42: Mientras huye no tiene formación.
    wab-1.43: Los hostigadores no son una unidad formada.
    wab-1.43/order: Van sueltos, con huecos entre las miniaturas.
    wab-1.44: Una miniatura sola no es una unidad formada.
    wab-1.45: Esas máquinas y bestias no son una unidad formada.
    wab-1.48: Solo ve en un arco de {arc} grados hacia su frente.
    wab-1.48/anyway: Para aguantar o huir no tiene que ver a nadie.
    wab-4.4/arc: Quien va montado dispara en cualquier dirección.
    wab-1.49: Algo le tapa la visión.
    wab-1.50: Sus peanas miden {width} por {depth} mm.
  `),

  because: said(`
    not-listed-as-massed: Su lista no la llama así.
    wears-barding: Lleva barda.
    not-in-flight: No huye.
    never-too-small: Nunca bajó de 5 miniaturas.
    five-or-more: Tiene 5 miniaturas o más, contando a sus personajes.
    no-formed-unit: No son una unidad formada.
    as-by-default: Es el orden que tales tropas tienen por defecto.
    enough-at-first: Tiene bastantes miniaturas para empezar.
    further-back: Ha de ir más atrás.
    one-rule-alone: Solo una regla permite repetir.
    in-the-arc: Está en el arco de su frente.
    nothing-between: Nada le tapa la visión.
    a-rule-lets-him: Una regla le deja medirlo.
    within-reach: Está bastante cerca.
    ordinary-skill: No pasa de lo corriente.
    rider-lives: El jinete sigue vivo.
  `),

  ...summed(`
    unit/formed: Es una unidad formada: {orderOfUnit}. | Formada, {orderOfUnit} | Está formada: {orderOfUnit}.
    unit/loose: No es una unidad formada: {orderOfUnit}. | No formada | No está formada: {orderOfUnit}.
    unit/too-small: Con {models} {models?miniatura|miniaturas} no puede empezar la batalla. | Muy pequeña | No puede empezar la batalla.
    leadership-test/odds: Lo pasa con {target} o menos, el {percent:percent} de las veces. | Lo pasa {percent:percent} | Lo pasa el {percent:percent} de las veces.
    leadership-test/passed: Saca {rolled} y lo pasa. | Lo pasa | Lo pasa.
    leadership-test/failed: Saca {rolled} y falla. | Falla | Falla.
    arc/yes: Su arco permite esto: {arcAct}. | Se puede | Puede.
    arc/no: No puede hacer esto: {arcAct}. | No se puede | No puede.
    measuring/no: No puede medir eso. | No se puede | No puede.
    measuring/yes: Puede medir eso. | Se puede | Puede.
    measuring/reaches: Está bastante cerca. | Llega | Está bastante cerca.
    measuring/short: Está demasiado lejos. | No llega | Está demasiado lejos.
    characteristic/means: Sirve para {usedFor}. | Para {usedFor} | Sirve para {usedFor}.
    rider/removed: Se retiran jinete y montura. | Se retira | Se retiran jinete y montura.
    rider/fights: Jinete y montura siguen luchando como 1 miniatura. | Sigue luchando | Siguen luchando.
  `),
} satisfies PartOfMessages;
