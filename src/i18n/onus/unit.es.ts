import { labelled, said, summed, titled, worded } from '../labelled.ts';
import { type PartOfMessages, termsFor } from '../messages.ts';
import { ABILITIES, FORMATIONS } from './shared.es.ts';

export default {
  queries: titled(`
    onus/unit-card: Leer una carta de unidad | Qué dice cada número y cada icono | Dice para qué sirve cada valor de una carta de unidad, en UD y en cm, cuántas secciones tiene cada lado, qué iconos valen por sí solos, cuánta vida queda tras las heridas y si la unidad es eliminada. Los modificadores son de onus/unit-values.
    onus/fog: Niebla de guerra: ¿se ve la unidad? | Si sigue boca abajo | Con la regla opcional: dice si una unidad sigue boca abajo o se voltea, en qué momento, y qué pierde un disparo contra ella.
    onus/protected-flanks: Flancos protegidos | Cuánta moral dan | Con la regla opcional: dice qué flancos de una unidad están protegidos y cuánta moral le dan.
  `),

  fields: labelled(`
    attackPrinted: Ataque impreso | El Ataque de la carta tal como está, 2 números y una barra: 4/3. Si se omite: no se lee.
    rangedPrinted: Ataque a distancia impreso | El Ataque a distancia tal como está, la fuerza y entre paréntesis el alcance en UD: 3 (8). Si se omite: la carta no lo tiene.
    defencePrinted: Defensa impresa | La Defensa tal como está, 2 números y una barra: 5/7. Si se omite: no se lee.
    newWounds: Heridas nuevas | Heridas que la unidad recibe ahora, además de las que tiene.
    reinforced: Unidades reforzadas | true si se usa la regla opcional Unidades reforzadas.
    moveCm: Distancia deseada (cm) | Una distancia en cm que se pasa a UD y se compara con el movimiento. Si se omite: no se pregunta.
    fogDistance: Distancia de niebla (UD) | Distancia pactada para la niebla de guerra, en UD.
    fogPath: Recorrido | Los lugares por los que pasa la unidad este turno, o uno solo si no se mueve. Si se omite: no está cerca del enemigo.
    nearestEnemy: Hasta el enemigo más cercano (UD) | Distancia desde ahí a la unidad más cercana del otro bando, en UD. Es obligatoria.
    seenBefore: Vista antes | true si la unidad ya está boca arriba.
    scenarioVisible: Vista por el escenario | true si un Escenario Histórico la hace empezar boca arriba.
    unitShoots: Dispara | true si la unidad hace un ataque a distancia.
    isShotAt: Le disparan | true si un enemigo hace un ataque a distancia contra la unidad.
    hitsReceived: Impactos recibidos | Impactos de ese ataque, hieran o no.
    inHandToHand: Trabada cuerpo a cuerpo | true si la unidad está trabada cuerpo a cuerpo.
    enemyContacts: Dónde la toca el enemigo | Partes de la unidad en contacto con enemigos: front (frente), flank (flanco), rear (retaguardia) y, con marcadores de Sección suyos, marker-on-flank (en un flanco) y marker-on-rear (en la retaguardia). Si se omite: sólo el frente.
    leftFriendCm: Amiga a la izquierda (cm) | Distancia del flanco izquierdo a la unidad amiga que tiene al lado, en cm. Si se omite: no hay ninguna.
    rightFriendCm: Amiga a la derecha (cm) | Distancia del flanco derecho a la unidad amiga que tiene al lado, en cm. Si se omite: no hay ninguna.
  `),

  answers: labelled(`
    handToHandAttack: Ataque | Lo que la unidad suma a sus dados cuerpo a cuerpo; null si no se ha dado.
    rangedAttack: Ataque a distancia | Lo que la unidad suma a sus dados en un ataque a distancia, y hasta dónde llega; null si no lo tiene.
    toHitValue: Impactar | Se suma a cada dado para impactar.
    toWoundValue: Herir | Se suma a cada dado para herir.
    rangeUd: Alcance (UD) | Alcance máximo en UD.
    rangeCm: Alcance (cm) | Alcance máximo en cm.
    halfRangeUd: Corta distancia (UD) | Hasta esta distancia en UD el disparo es a corta distancia.
    defenceValues: Defensa | Lo que deben superar los dados del enemigo; null si no se ha dado.
    againstHits: Esquiva | Lo que debe superar un dado para impactar.
    againstWounds: Armadura | Lo que debe superar un dado para herir.
    lifeInAll: Vida | Heridas que eliminan a la unidad.
    woundsInAll: Heridas | Heridas que tiene ahora.
    lifeRemaining: Vida que queda | Heridas que aún puede recibir, la última de las cuales la elimina.
    isEliminated: Eliminada | Si la unidad es eliminada.
    checksMorale: Chequea la moral | false si es eliminada o no se la ha herido ahora; null si depende del ataque: tras un disparo sí.
    markersOfThree: Marcadores III | Marcadores de 3 heridas que tiene encima.
    markersOfOne: Marcadores I | Marcadores de 1 herida que tiene encima.
    movementUd: Movimiento (UD) | Lo más que recorre en un turno en UD.
    movementCm: Movimiento (cm) | Lo más que recorre en un turno en cm.
    moveUd: Distancia deseada (UD) | La distancia por la que se pregunta en UD; null si no se pregunta.
    withinMovement: Dentro de su movimiento | Si esa distancia cabe en su movimiento; null si no se pregunta por ninguna.
    frontSections: Secciones del frente | Secciones a lo largo de su frente, con las ampliadas.
    rearSections: Secciones de retaguardia | Secciones a lo largo de su retaguardia.
    flankSections: Secciones de un flanco | Secciones a lo largo de cada flanco.
    automatic: Valen por sí solas | Habilidades que surten efecto siempre.
    mustActivate: Hay que activarlas | Iconos azules, que no hacen nada hasta que se activan.
    fewestMen: Hombres, al menos | Hombres, jinetes o animales que la carta suele representar; null en la artillería.
    mostMen: Hombres, como mucho | Lo mismo como mucho; null en la artillería.
    faceUp: Boca arriba | Si la unidad queda al final boca arriba.
    turnedOver: Se voltea | En qué momento se voltea; no, no se voltea.
    sight: Vista | Cómo llega a verse.
    identityKnown: Se sabe cuál es | Si el enemigo sabe qué unidad es.
    placeKnown: Se sabe dónde está | Si el enemigo sabe dónde está.
    mayHideAgain: Puede ocultarse otra vez | Si una unidad que se ha visto puede volver a ocultarse.
    shotModifier: Disparos contra ella | Modificador de los dos valores de un ataque a distancia contra ella tal como está.
    onlyInFront: Sólo por el frente | Si los enemigos no tocan más que su frente.
    guardedFlanks: Flancos guardados | Flancos que guarda una unidad amiga.
    flanksProtected: Flancos protegidos | Los flancos que están protegidos.
    flankMorale: Moral | Lo que los flancos protegidos suman a su moral.
  `),

  terms: {
    ...termsFor(['automatic', 'mustActivate'], { ...ABILITIES, ...FORMATIONS }),
    ...worded(`
      sight: hidden = oculta
      turnedOver sight: no = no | by-scenario = por el escenario | at-start = desde el principio | in-mid-move = a mitad de movimiento | at-end-of-move = al acabar su movimiento | on-shooting = al disparar | when-hit = al ser impactada
      enemyContacts: front = frente | flank = flanco | rear = retaguardia | marker-on-flank = marcador en un flanco | marker-on-rear = marcador en la retaguardia
      flanksProtected flank: left = izquierdo | right = derecho
    `),
  },

  steps: said(`
    onus-3.1: Una carta de {kind} representa unos {most}.
    onus-3.1/range: Una carta de {kind} representa de {fewest} a {most} hombres, más o menos.
    onus-3.2: Ataque: {toHitValue} para impactar y {toWoundValue} para herir, cuerpo a cuerpo.
    onus-3.3: Ataque a distancia: {strengthValue} tanto para impactar como para herir, con un alcance de {range} UD.
    onus-3.4: Defensa: {dodgeValue} contra los impactos y {armourValue} contra las heridas, cuerpo a cuerpo y a distancia.
    onus-3.5/card: Moral: un chequeo se falla con un dado mayor que {morale}, sin modificadores.
    onus-3.6/lives: Vida {life}: con {wounds} {wounds?herida|heridas} aún puede recibir {left}.
    onus-3.6/eliminated: Vida {life}: con {wounds} {wounds?herida|heridas} la unidad es eliminada.
    onus-3.7: Movimiento: hasta {ud} UD por turno, que son {cm} cm.
    onus-3.7/within: {moveCm} cm son {moveUd} UD, dentro de su movimiento de {ud}.
    onus-3.7/beyond: {moveCm} cm son {moveUd} UD, más que su movimiento de {ud}.
    onus-3.9: La carta tiene {front} secciones en el frente, {rear} en la retaguardia y {flank} en cada flanco.
    onus-3.10/automatic: Los iconos naranjas y verdes valen por sí solos: {abilities}.
    onus-3.10/blue: Los iconos azules hay que activarlos: {mustActivate}.
    onus-7.59/card: Ampliada en {extended}, muestra {front} secciones en el frente.
    onus-7.140/card: Una unidad eliminada sale de la partida y no chequea la moral.
    onus-7.168/markers: Marcadores de herida en la carta: III, {three}; I, {one}.
    onus-12.32: Las unidades reforzadas tienen 2 vidas más: {life}.
    onus-12.16: Las unidades empiezan boca abajo y siguen así mientras el enemigo no esté a menos de {fogDistance} UD.
    onus-12.17: A {nearestEnemy} UD está de un enemigo a menos de {fogDistance} UD y se voltea en el acto.
    onus-12.18: Una unidad que se ha visto sigue boca arriba, por mucho que se aleje.
    onus-12.19: Para disparar tiene que voltearse.
    onus-12.20/fog: Quien le dispara mientras está oculta tiene −1/−1.
    onus-12.21: Recibe impactos, {hitsReceived}, y se voltea.
    onus-6.3/fog: El Escenario Histórico la hace empezar boca arriba.
    onus-12.22: El enemigo sólo toca el frente de la unidad.
    onus-12.22/not-engaged: Sólo una unidad trabada cuerpo a cuerpo tiene flancos protegidos.
    onus-12.22/touched: Un enemigo, o un marcador suyo, toca un flanco o la retaguardia: ningún flanco está protegido.
    onus-12.23: En su flanco {flank} hay una amiga a {gap} cm: no cabe un marcador, que necesita {room} cm.
    onus-12.24: Flancos protegidos: {flanks}; cada uno da +1 a la moral.
  `),

  because: said(`
    beyond-the-fog: No llega a menos de {fogDistance} UD de ningún enemigo.
    never-seen: Nadie la ha visto.
    seen-already: Ya está boca arriba.
    not-hit: No recibe ningún impacto.
    room-for-marker: En su flanco {flank} la amiga está a {gap} cm: un marcador cabe desde {room} cm.
    no-flank-protected: Ningún flanco está protegido.
  `),

  ...summed(`
    unit-card/lives: La unidad aún puede recibir {left} de {life} {life?herida|heridas}. | Quedan {left} de {life} |
    unit-card/eliminated: Con {wounds} {wounds?herida|heridas} la unidad es eliminada. | Eliminada | Queda eliminada.
    fog/hidden: La unidad sigue boca abajo. | Boca abajo | Sigue boca abajo.
    fog/seen-before: La unidad está boca arriba y así sigue. | Boca arriba | Sigue boca arriba.
    fog/by-scenario: La unidad está boca arriba por el escenario. | Boca arriba
    fog/at-start: La unidad está boca arriba desde el principio: a menos de {fogDistance} UD. | Boca arriba
    fog/in-mid-move: La unidad se voltea a mitad de movimiento, al llegar a menos de {fogDistance} UD. | Se voltea a mitad de camino | Se voltea a mitad de movimiento.
    fog/at-end-of-move: La unidad se voltea al acabar su movimiento, a menos de {fogDistance} UD. | Se voltea al final | Se voltea al acabar su movimiento.
    fog/on-shooting: La unidad se voltea para disparar. | Se voltea al disparar | Se voltea para disparar.
    fog/when-hit: La unidad se voltea porque recibe un impacto. | Se voltea: impactada | Se voltea porque recibe un impacto.
    protected-flanks/bonus: Flancos protegidos: {flanks}, y otro tanto más de moral. | Moral: {flanks} más | Flancos protegidos: {flanks}, y otro tanto más de moral.
    protected-flanks/none: Ningún flanco está protegido y no hay bonificación. | Sin bonificación | Ningún flanco está protegido.
  `),

  problems: said(`
    not-a-pair: Hace falta un par de valores como 4/3, no «{given:raw}».
    not-a-ranged-value: Hace falta un ataque a distancia como 3 (8), no «{given:raw}».
  `),
} satisfies PartOfMessages;
